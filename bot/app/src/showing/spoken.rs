//! Boards in words and letters instead of a picture: for screen readers and slow lines.

use engine::any_game::{AnyTable, Offer};
use engine::rules::{Info, Phrase, Refusal, Voice};
use engine::seat::{Seat, Viewer};
use model::screen::{Recipe, Screen};
use words::Lang;
use words::say;

use crate::drawing::picture;

/// The most characters of a message.
pub(super) const TEXT: usize = 2000;

/// The picture of a recipe in words, below a heading; a file has what the message has no room for.
pub(crate) fn screen(
    lang: Lang,
    table: &dyn AnyTable,
    recipe: &Recipe,
    heading: &str,
) -> Result<Screen, Refusal> {
    let voice = lang.of(table.info());
    let scene = picture::scene(table, recipe)?.worded(&voice);
    let mut listing = render::listing(&scene, &voice);
    let viewer = recipe.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    if let Some(line) = choices(lang, table.info(), &table.offers(viewer)) {
        listing = format!("{listing}\n{line}");
    }
    let board = render::text_board(&scene, recipe.flipped, &voice);
    let whole = format!("{heading}\n\n{listing}\n```\n{board}\n```");
    if whole.chars().count() <= TEXT {
        return Ok(Screen::text(whole));
    }
    let first = format!("{} {}", scene.changed, scene.status);
    let text = format!("{heading}\n\n{}\n{}\n```\n{board}\n```", first.trim(), say!(lang, "spoken-file"));
    let text =
        if text.chars().count() <= TEXT { text } else { format!("{heading}\n{}", say!(lang, "spoken-file")) };
    Ok(Screen::text(text).with_file("board.txt", format!("{listing}\n\n{board}\n")))
}

/// The number of choices: `You have 20 choices now, 1 of them a capture: Knight b1 2, Pawn a2 2 …`
fn choices(lang: Lang, info: &'static Info, offers: &[Offer]) -> Option<String> {
    let voice = lang.of(info);
    let mut pieces: Vec<(&Phrase, usize)> = Vec::new();
    for offer in offers {
        let piece = &offer.piece;
        match pieces.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, count)) => *count += 1,
            None => pieces.push((piece, 1)),
        }
    }
    if offers.is_empty() {
        return None;
    }
    let captures = offers.iter().filter(|offer| offer.capture && !info.seeks_captures).count();
    // Without pieces they can't be told apart.
    let by_piece = match pieces.as_slice() {
        [(piece, _)] if piece.is_empty() => String::new(),
        pieces => {
            let other = say!(lang, "spoken-other");
            let named = |piece: &Phrase| if piece.is_empty() { other.clone() } else { voice.say(piece) };
            let counted = pieces.iter().map(|(piece, count)| format!("{} {count}", named(piece)));
            format!(": {}", counted.collect::<Vec<_>>().join(", "))
        }
    };
    let count = offers.len();
    Some(match captures {
        0 => say!(lang, "spoken-choices", count = count, pieces = by_piece),
        captures => {
            say!(lang, "spoken-choices-captures", count = count, captures = captures, pieces = by_piece)
        }
    })
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Options;

    use model::ids::GameId;

    use super::*;

    fn table(game: &str) -> Box<dyn AnyTable> {
        let game = catalogue::find(game).expect("a game of the catalogue");
        game.open(&Options::default(), None).expect("the start")
    }

    #[test]
    fn choices_are_counted_by_piece() {
        let offers = table("chess").offers(Viewer::Seat(Seat(0)));
        let said = choices(Lang::En, table("chess").info(), &offers).expect("White may move");
        assert!(said.starts_with("You have 20 choices now: Knight b1 2, Knight g1 2, Pawn a2 2,"), "{said}");
        assert_eq!(choices(Lang::En, table("chess").info(), &[]), None);
        let one = Offer { capture: true, piece: Phrase::default(), ..offers[0].clone() };
        assert_eq!(
            choices(Lang::En, table("chess").info(), &[one]),
            Some("You have 1 choice now, 1 of them a capture.".to_owned())
        );
    }

    #[test]
    fn what_has_no_room_in_the_message_is_in_the_file() {
        let (table, recipe) = (table("thinktank"), Recipe::new(GameId(1), 0, Some(0)));
        let short = screen(Lang::En, &*table, &recipe, "**Thinktank**").expect("it can be shown");
        assert!(short.file.is_none() && short.text.contains("You have") && short.text.contains("```"));
        for (heading, board) in [("x".repeat(1300), true), ("x".repeat(1900), false)] {
            let long = screen(Lang::En, &*table, &recipe, &heading).expect("it can be shown");
            assert!(long.text.chars().count() <= TEXT && long.text.contains("The file tells everything."));
            assert_eq!(long.text.contains("```"), board, "{long:?}");
            let Some(file) = &long.file else { panic!("{long:?}") };
            assert!(file.text.contains("White: king e1") && file.text.contains("You have"), "{file:?}");
        }
    }
}
