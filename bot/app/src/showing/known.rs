//! What a seat knows beyond the public, as a list of sentences below its picture: for screen readers, and for reading at
//! leisure.
//!
//! It has what the seat's own view says in words beyond the public view, so it can't say more than that seat may know.

use engine::any_game::AnyTable;
use engine::rules::Voice;
use engine::seat::{Seat, Viewer};
use words::{Reader, say};

/// The list, in at most `room` characters; empty if the seat knows no more than the public.
pub(super) fn list(voice: Reader<'_>, table: &dyn AnyTable, seat: Seat, room: usize) -> String {
    let lang = voice.lang();
    let (own, public) = (table.scene(Viewer::Seat(seat)), table.scene(Viewer::Public));
    let told: Vec<String> = public.status.each().map(|part| voice.part(part)).collect();
    let known: Vec<String> = own.status.each().map(|part| voice.part(part)).collect();
    let mut known: Vec<String> = known.into_iter().filter(|part| !told.contains(part)).collect();
    known.extend(render::beyond(&own.worded(&voice), &public.worded(&voice), &voice));
    if known.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{}", say!(lang, "look-known"));
    let more = format!("\n{}", say!(lang, "look-known-more"));
    let length = |text: &str| text.chars().count();
    for (at, sentence) in known.iter().enumerate() {
        let line = format!("\n• {sentence}");
        let after = if at + 1 < known.len() { length(&more) } else { 0 };
        if length(&text) + length(&line) + after > room {
            text.push_str(&more);
            break;
        }
        text.push_str(&line);
    }
    text
}

#[cfg(test)]
mod tests {
    use engine::any_game::{Actor, Entry};
    use engine::catalogue;
    use engine::rules::{Options, Pending};
    use words::Lang;

    use super::*;

    fn table(game: &str, turns: &str) -> Box<dyn AnyTable> {
        let game = catalogue::find(game).expect("a game of the catalogue");
        let mut table = game.open(&Options::default(), None).expect("the start");
        for turn in turns.split(' ').filter(|turn| !turn.is_empty()) {
            let Pending::Seats(seats) = table.pending() else { panic!("somebody is asked") };
            let actor = Actor::Seat(seats.iter().next().expect("a seat"));
            table.apply(&Entry { actor, text: turn.to_owned() }).expect("a turn");
        }
        table
    }

    #[test]
    fn nobody_alone_knows_anything_where_all_is_open() {
        for game in catalogue::all().iter().filter(|game| game.info().secret.is_none()) {
            let table = table(game.info().id, "");
            for seat in (0..game.info().seats.len()).map(|seat| Seat(seat as u8)) {
                assert_eq!(list(Lang::En.of(table.info()), &*table, seat, 2000), "", "{}", game.info().id);
            }
        }
    }

    #[test]
    fn a_table_is_said_once_in_words() {
        let table = table("masquerade", "KQ/QN/RB/BK/NR KQ/QN/RB/BK/NR");
        let text = list(Lang::En.of(table.info()), &*table, Seat(0), 2000);
        assert!(text.contains("Black, as you chose: the king captures like a queen"), "{text}");
        assert!(!text.contains("Black captures"), "{text}");
    }

    #[test]
    fn a_sealed_line_is_said_with_its_bid() {
        let game = catalogue::find("chess-golf").expect("a game of the catalogue");
        let hole = "1B3R2/1n2B1n1/q2b3R/2k5/3r4/Q1N1N2b/2r5/6K1 w - - 0 1 chosen=nK phase=bid hole=1 players=3 \
                    dealer=3 cards=2 deck=NNBBRRQnbbrrqk";
        let mut table = game.open(&Options::default(), Some(hole)).expect("a hole");
        let wanted = Seat(0);
        table
            .apply(&Entry { actor: Actor::Seat(wanted), text: "line/b7-b1/b1-g1".to_owned() })
            .expect("a bid");
        let text = list(Lang::En.of(table.info()), &*table, wanted, 2000);
        assert!(text.contains("Sealed with your bid: "), "{text}");
    }

    #[test]
    fn a_list_is_cut_between_sentences_and_says_where_the_rest_is() {
        let hidden = catalogue::all().iter().filter(|game| game.info().secret.is_some());
        let mut listed = 0;
        for game in hidden {
            let table = table(game.info().id, "");
            let whole = list(Lang::En.of(table.info()), &*table, Seat(0), 2000);
            listed += usize::from(!whole.is_empty());
            for room in 200..300 {
                let short = list(Lang::En.of(table.info()), &*table, Seat(0), room);
                assert!(short.chars().count() <= room, "{short}");
                assert!(short == whole || short.ends_with("**Text**."), "{short}");
            }
        }
        assert!(listed > 0);
    }
}
