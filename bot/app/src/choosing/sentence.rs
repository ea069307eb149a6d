//! Moves in plain words, for people who know no notation: "bishop takes the pawn on h3", "Springer nach f6", "castle long".
//!
//! The words are compared with the steps that a seat is offered, so what is found is legal and depends on the seat's view alone. It
//! has to be the only step that fits: nothing is guessed.

use std::collections::BTreeSet;

use engine::any_game::{AnyTable, Offer};
use engine::board::Square;
use engine::rules::{Info, Phrase, Value, Voice};
use engine::scene::{Scene, Token};
use engine::seat::{Seat, Viewer};
use words::{Lang, say};

/// The marks of notation: what has one is no sentence, and nothing of it may be left out.
const MARKS: [char; 6] = ['/', ',', '+', '@', '=', '#'];

/// The next step of a seat, in notation, if a sentence names it: see [`step`].
pub(crate) fn step_at(lang: Lang, table: &dyn AnyTable, seat: Seat, typed: &str) -> Option<String> {
    if !typed.trim().contains(' ') || typed.contains(MARKS) {
        return None;
    }
    let viewer = Viewer::Seat(seat);
    let (scene, offers) = (table.scene(viewer), table.offers(viewer));
    step(lang, table.info(), &scene, &offers, typed).map(|offer| offer.text.clone())
}

/// The one step that a sentence names: by what moves and where to, by both squares, or as castling. `scene` is the seat's: what stands
/// there and can't move is no other piece's name.
fn step<'o>(
    lang: Lang,
    info: &'static Info,
    scene: &Scene<Phrase>,
    offers: &'o [Offer],
    typed: &str,
) -> Option<&'o Offer> {
    let lowered = typed.to_lowercase();
    let words: Vec<&str> =
        lowered.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let squares: Vec<Square> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let voice = lang.of(info);
    let fitting: Vec<&Offer> = match squares.as_slice() {
        [] => {
            let castling = castling(lang, &words)?;
            let is_it = |offer: &&Offer| voice.say(&offer.label).trim_end_matches(['+', '#']) == castling;
            offers.iter().filter(is_it).collect()
        }
        [_, _, _, ..] => return None,
        [.., to] => {
            let from = squares.first().filter(|_| squares.len() > 1);
            let labels: Vec<String> =
                offers.iter().map(|offer| voice.say(&offer.piece).to_lowercase()).collect();
            let movers: Vec<String> = labels.iter().map(|label| noun(label)).collect();
            let on = |token: &Token| noun(&name(lang, info, token));
            let tokens = scene.cells.iter().filter_map(|cell| cell.token.as_ref());
            let nouns: BTreeSet<String> = movers.into_iter().chain(tokens.map(on)).collect();
            let there = scene.cells.iter().find(|cell| cell.square == *to);
            let taken = there.and_then(|cell| cell.token.as_ref()).map(on).unwrap_or_default();
            let named: Vec<&str> = words.iter().copied().filter(|word| nouns.contains(*word)).collect();
            let who = match named.as_slice() {
                // A square alone may be in any sentence, and squares without a word are somebody's notation.
                [] if from.is_none() || words.len() == squares.len() => return None,
                [] => None,
                // "Take the knight on d5" names what is taken, and may name what takes it.
                [one] => Some(*one).filter(|one| *one != taken),
                [one, others @ ..] if others.iter().all(|other| *other == taken) => Some(*one),
                _ => return None,
            };
            // "Black queen" is no white one. Cards have colours, too, and no square that they come from: they are not moved.
            let is_said = |label: &str| {
                let known =
                    |word: &&&str| labels.iter().any(|other| other.split(' ').any(|part| part == **word));
                let own = |word: &&str| label.split(' ').any(|part| part == *word);
                let others =
                    words.iter().filter(|word| !nouns.contains(**word) && word.parse::<Square>().is_err());
                others.filter(known).all(own)
            };
            let is_meant = |(offer, label): &(&Offer, &String)| {
                offer.to == Some(*to)
                    && offer.from.is_some()
                    && from.is_none_or(|from| offer.from == Some(*from))
                    && is_said(label)
                    && who.is_none_or(|who| noun(label) == who)
            };
            offers.iter().zip(&labels).filter(is_meant).map(|(offer, _)| offer).collect()
        }
    };
    match fitting.as_slice() {
        [only] => Some(only),
        _ => None,
    }
}

/// What a piece is called.
fn name(lang: Lang, info: &'static Info, token: &Token) -> String {
    lang.of(info).text("engine-alt-piece", &[("piece", Value::kind(token.name))])
}

/// The noun of a menu's name for what moves, in small letters: `Black queen d3` is a `queen`.
fn noun(piece: &str) -> String {
    let words = piece.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut nouns = words.filter(|word| word.parse::<Square>().is_err());
    nouns.next_back().unwrap_or_default().to_lowercase()
}

/// Castling in chess notation, if these words are about it.
fn castling(lang: Lang, words: &[&str]) -> Option<&'static str> {
    let names = |list: &str| list.split_whitespace().any(|one| words.contains(&one));
    if !names(&say!(lang, "turn-words-castle")) {
        return None;
    }
    Some(if names(&say!(lang, "turn-words-long")) { "O-O-O" } else { "O-O" })
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Options;

    use super::*;

    fn found(lang: Lang, game: &str, played: &[&str], typed: &str) -> Option<String> {
        let game = catalogue::find(game).expect("a game of the catalogue");
        let mut table = game.open(&Options::default(), None).expect("the start");
        for (number, step) in played.iter().enumerate() {
            table.step(Seat((number % 2) as u8), step).expect("a move");
        }
        let seat = Seat((played.len() % 2) as u8);
        step_at(lang, &*table, seat, typed)
    }

    #[test]
    fn what_moves_and_where_to_is_enough_in_every_language_and_game() {
        for (lang, typed) in [
            (Lang::En, "Knight to f3!"),
            (Lang::En, "I move the knight from g1 to f3"),
            (Lang::En, "g1 to f3"),
            (Lang::De, "Springer f3"),
            (Lang::De, "Springer nach f3"),
            (Lang::Es, "caballo a f3"),
        ] {
            assert_eq!(found(lang, "chess", &[], typed).as_deref(), Some("g1f3"), "{typed}");
        }
        assert_eq!(found(Lang::En, "zombie", &[], "knight to f3").as_deref(), Some("g1f3"));
        let taken = ["d2d4", "a7a6", "a2a3", "h7h6", "b2b3"];
        assert_eq!(found(Lang::En, "chess", &taken, "the pawn goes to e5").as_deref(), Some("e7e5"));
        let open = ["d2d3", "a7a6", "a2a3", "h7h6"];
        assert_eq!(
            found(Lang::De, "chess", &open, "Läufer schlägt den Bauern auf h6").as_deref(),
            Some("c1h6")
        );
    }

    #[test]
    fn what_is_not_the_only_one_or_no_move_is_not_guessed() {
        let both = ["b1c3", "a7a6", "a2a3", "a6a5", "a3a4", "h7h6"];
        for typed in [
            "knight to e4",
            "f3",
            "to f3",
            "queen takes the knight on f3",
            "bishop to f3",
            "knight",
            "castle",
            "g1 f3",
            "knight to f3 +P@a2",
            "",
        ] {
            assert_eq!(found(Lang::En, "chess", &[], typed), None, "{typed}");
        }
        let two = [both.as_slice(), &["g1f3", "h6h5", "d2d4", "h5h4"]].concat();
        assert_eq!(
            found(Lang::En, "chess", &two, "knight to d2").as_deref(),
            Some("f3d2"),
            "one of them can"
        );
        assert_eq!(
            found(Lang::En, "chess", &[two.as_slice(), &["e2e3", "h8h6"]].concat(), "knight to d5"),
            Some("c3d5".to_owned())
        );
        assert_eq!(found(Lang::En, "chess", &two, "knight to e5 or e4"), None);
    }

    #[test]
    fn what_is_taken_is_not_taken_for_what_takes() {
        // White's pawn on e4 and knight on c3 both attack Black's knight on d5; White's queen attacks it, too.
        let played = ["e2e4", "g8f6", "b1c3", "f6d5"];
        for typed in [
            "take the knight on d5",
            "take the knight on d5 with the pawn",
            "the knight on d5 is taken by the pawn",
        ] {
            assert_eq!(found(Lang::En, "chess", &played, typed), None, "{typed}");
        }
        for (typed, step) in
            [("pawn takes the knight on d5", "e4d5"), ("the knight takes the knight on d5", "c3d5")]
        {
            assert_eq!(found(Lang::En, "chess", &played, typed).as_deref(), Some(step), "{typed}");
        }
        let only = ["e2e4", "g8f6", "a2a3", "f6d5"];
        assert_eq!(found(Lang::En, "chess", &only, "take the knight on d5").as_deref(), Some("e4d5"));
    }

    #[test]
    fn castling_has_words_of_its_own() {
        let short = ["g1f3", "a7a6", "g2g3", "b7b6", "f1g2", "c7c6"];
        for (lang, typed) in
            [(Lang::En, "please castle"), (Lang::De, "kurze Rochade"), (Lang::Es, "enroque corto")]
        {
            assert_eq!(found(lang, "chess", &short, typed).as_deref(), Some("O-O"), "{typed}");
        }
        assert_eq!(found(Lang::En, "chess", &short, "castle long"), None, "it can't be done now");
    }
}
