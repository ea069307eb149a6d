//! What happens between two moments, as arrows over the first: from where to where pieces are about to go.

use engine::board::Square;
use engine::scene::{Arrow, Cell, Scene, Token};

/// The scene before a move with the move's arrows over it; `None` when the scenes tell of none.
pub(super) fn between(before: &Scene, after: &Scene) -> Option<Scene> {
    let arrows = if after.arrows.is_empty() { marked(before, after) } else { after.arrows.clone() };
    let news = !arrows.is_empty() && arrows != before.arrows && before.cells != after.cells;
    news.then(|| Scene { arrows, ..before.clone() })
}

/// The arrows that marks tell of: what stood where the move began stands where it ended. Only what is beyond doubt: of two
/// pawns that moved at once, nobody can say which is which.
fn marked(before: &Scene, after: &Scene) -> Vec<Arrow> {
    let token = |scene: &Scene, square| -> Option<Token> {
        scene.cells.iter().find(|cell| cell.square == square).and_then(|cell| cell.token.clone())
    };
    let marked = |mark: fn(&Cell) -> bool| after.cells.iter().filter(move |cell| mark(cell));
    // What was there before and isn't any more.
    let mut left: Vec<(Square, Token)> = marked(|cell| cell.marks.last_from)
        .filter_map(|cell| Some((cell.square, token(before, cell.square)?)))
        .filter(|(square, mover)| token(after, *square).as_ref() != Some(mover))
        .collect();
    let mut reached: Vec<(Square, Token)> = marked(|cell| cell.marks.last_to)
        .filter_map(|cell| Some((cell.square, cell.token.clone()?)))
        .filter(|(square, mover)| token(before, *square).as_ref() != Some(mover))
        .collect();
    let mut arrows = Vec::new();
    // A piece that became another one on its way is known by its colour, once all others are known.
    for promoted in [false, true] {
        let alike = |one: &Token, two: &Token| one.tint == two.tint && (promoted || one.art == two.art);
        while let Some((from, to)) = certain(&left, &reached, alike) {
            arrows.push(Arrow { from: left.remove(from).0, to: reached.remove(to).0 });
        }
    }
    arrows.sort_by_key(|arrow| (arrow.from, arrow.to));
    arrows
}

/// A beginning and an end that belong together because neither is like another one.
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
