//! The moves between two frames, as arrows over the first.

use engine::board::Square;
use engine::scene::{Arrow, Cell, Scene, Token};

/// The scene before a move with the move's arrows over it; `None` when the scenes tell of none.
pub(super) fn between(before: &Scene, after: &Scene) -> Option<Scene> {
    let numbered = after.numbered && !after.arrows.is_empty();
    let arrows = if after.arrows.is_empty() { marked(before, after) } else { after.arrows.clone() };
    let news = !arrows.is_empty() && arrows != before.arrows && before.cells != after.cells;
    news.then(|| Scene { arrows, numbered, ..before.clone() })
}

/// The arrows that marks imply: a piece from where the move began stands where it ended. Only what is certain: two
/// pawns that moved at once can't be told apart.
fn marked(before: &Scene, after: &Scene) -> Vec<Arrow> {
    let token = |scene: &Scene, square| -> Option<Token> {
        scene.cells.iter().find(|cell| cell.square == square).and_then(|cell| cell.token.clone())
    };
    let marked = |mark: fn(&Cell) -> bool| after.cells.iter().filter(move |cell| mark(cell));
    // The pieces that left their square.
    let mut left: Vec<(Square, Token)> = marked(|cell| cell.marks.last_from)
        .filter_map(|cell| Some((cell.square, token(before, cell.square)?)))
        .filter(|(square, mover)| token(after, *square).as_ref() != Some(mover))
        .collect();
    let mut reached: Vec<(Square, Token)> = marked(|cell| cell.marks.last_to)
        .filter_map(|cell| Some((cell.square, cell.token.clone()?)))
        .filter(|(square, mover)| token(before, *square).as_ref() != Some(mover))
        .collect();
    let mut arrows = Vec::new();
    // A piece that was promoted on its way is recognised by its colour, once all others are matched.
    for promoted in [false, true] {
        let alike = |one: &Token, two: &Token| one.tint == two.tint && (promoted || one.art == two.art);
        while let Some((from, to)) = certain(&left, &reached, alike) {
            arrows.push(Arrow { from: left.remove(from).0, to: reached.remove(to).0 });
        }
    }
    arrows.sort_by_key(|arrow| (arrow.from, arrow.to));
    arrows
}

/// A start and an end that belong together because neither matches any other.
fn certain(
    left: &[(Square, Token)],
    reached: &[(Square, Token)],
    alike: impl Fn(&Token, &Token) -> bool,
) -> Option<(usize, usize)> {
    (0..left.len()).find_map(|from| {
        let mut ends = (0..reached.len()).filter(|to| alike(&left[from].1, &reached[*to].1));
        let to = ends.next()?;
        let only =
            ends.next().is_none() && left.iter().filter(|one| alike(&one.1, &reached[to].1)).count() == 1;
        only.then_some((from, to))
    })
}

#[cfg(test)]
mod tests {
    use engine::scene::{Marks, Tint};

    use super::*;

    /// A scene of pieces (`e4 pawn`), with marks where the last moves began and ended.
    fn scene(pieces: &[(&str, &'static str, Tint)], from: &[&str], to: &[&str]) -> Scene {
        let cell = |square: Square| {
            let name = square.to_string();
            let piece = pieces.iter().find(|(place, ..)| *place == name);
            let marks = Marks {
                last_from: from.contains(&&*name),
                last_to: to.contains(&&*name),
                ..Marks::default()
            };
            let token = piece.map(|(_, art, tint)| Token::new(art, art, "", *tint));
            Cell { token, marks, ..Cell::empty(square) }
        };
        Scene { cells: Square::all().map(cell).collect(), ..Scene::default() }
    }

    fn arrows(before: &Scene, after: &Scene) -> Vec<String> {
        let step = between(before, after).map(|scene| scene.arrows).unwrap_or_default();
        step.iter().map(|arrow| format!("{}{}", arrow.from, arrow.to)).collect()
    }

    #[test]
    fn arrows_say_only_what_is_beyond_doubt() {
        let (white, black) = (Tint::White, Tint::Black);
        let start = scene(&[("e2", "pawn", white), ("g1", "knight", white), ("d7", "pawn", black)], &[], &[]);
        let moved =
            scene(&[("e4", "pawn", white), ("g1", "knight", white), ("d7", "pawn", black)], &["e2"], &["e4"]);
        assert_eq!(arrows(&start, &moved), ["e2e4"]);
        // Unchanged scenes, or no marks.
        assert!(arrows(&moved, &moved).is_empty());
        assert!(arrows(&start, &scene(&[("e4", "pawn", white)], &[], &[])).is_empty());
        // Both sides at once, and a pawn that becomes a queen beside a knight that stays one.
        let both = scene(
            &[("e4", "pawn", white), ("d5", "pawn", black), ("f3", "knight", white)],
            &["e2", "d7", "g1"],
            &["e4", "d5", "f3"],
        );
        assert_eq!(arrows(&start, &both), ["g1f3", "e2e4", "d7d5"]);
        let queen = scene(
            &[("f8", "queen", white), ("f3", "knight", white), ("d7", "pawn", black)],
            &["e2", "g1"],
            &["f8", "f3"],
        );
        assert_eq!(arrows(&start, &queen), ["g1f3", "e2f8"]);
        // Two pawns that moved at once can't be told apart; the knight can.
        let pawns = scene(&[("a2", "pawn", white), ("b2", "pawn", white), ("g1", "knight", white)], &[], &[]);
        let apart = scene(
            &[("a3", "pawn", white), ("b3", "pawn", white), ("f3", "knight", white)],
            &["a2", "b2", "g1"],
            &["a3", "b3", "f3"],
        );
        assert_eq!(arrows(&pawns, &apart), ["g1f3"]);
        // Arrows of the game's own are taken as they are.
        let arrow = Arrow { from: Square::new(0), to: Square::new(63) };
        let told = Scene { arrows: vec![arrow], ..moved.clone() };
        assert_eq!(arrows(&start, &told), ["a1h8"]);
    }
}
