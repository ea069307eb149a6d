//! The gallery: boards of several games side by side, for the greeting of a server that doesn't know any of them.

use std::cmp::Reverse;

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::lesson::posed;
use engine::rules::Options;
use engine::scene::{Cell, Scene, Terrain};
use engine::seat::Viewer;
use render::showcase::Exhibit;
use words::{Lang, say};

use super::picture::{NoPicture, Picture, Studio, drawn};

/// The number of boards.
const SHOWN: usize = 6;
/// The number of the puzzle whose position is shown: not one of the easiest, whose boards are almost empty.
const PUZZLE: usize = 12;
/// The pieces of ordinary chess, by their drawings.
const ORDINARY: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

impl Studio {
    /// The boards of the games that look least like chess.
    pub(super) fn gallery(&self, lang: Lang) -> Result<Picture, NoPicture> {
        drawn(|| {
            let exhibits = exhibits(lang);
            let shown: Vec<_> = exhibits.iter().map(|(name, scene)| Exhibit { scene, name }).collect();
            let names: Vec<_> = exhibits.iter().map(|(name, _)| name.as_str()).collect();
            let alt = say!(lang, "greeting-picture", games = names.join(", "));
            let bytes = self.renderer.gallery(&shown, self.theme.read_in(lang.word())).png;
            Picture { bytes, alt, file_name: "board.png" }
        })
    }
}

/// Names and positions of the games whose boards have the most squares that no chess board has, in the catalogue's order.
fn exhibits(lang: Lang) -> Vec<(String, Scene)> {
    let mut found: Vec<_> =
        (0..).zip(catalogue::all().iter().filter_map(|game| position(*game, lang))).collect();
    found.sort_by_key(|(_, (_, scene))| Reverse(scene.cells.iter().filter(|cell| is_strange(cell)).count()));
    found.truncate(SHOWN);
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().map(|(_, exhibit)| exhibit).collect()
}

/// A game's name and what everybody sees of one of its puzzles, or of its start.
fn position(game: &dyn AnyGame, lang: Lang) -> Option<(String, Scene)> {
    let info = game.info();
    let puzzles = posed::of(info.id);
    let puzzle = puzzles.get(PUZZLE).or_else(|| puzzles.last());
    let table = game.open(&Options::default(), puzzle.map(|puzzle| puzzle.tactic.position.as_str())).ok()?;
    let scene = table.scene(Viewer::Public).worded(&lang.of(info));
    Some((lang.game_title(info), scene))
}

/// Whether no chess board has a square like this: its ground, its piece, or something below the piece.
fn is_strange(cell: &Cell) -> bool {
    let strange = cell.token.as_ref().is_some_and(|token| {
        token.captures.is_some()
            || token.stack.is_some()
            || token.state.is_some()
            || !ORDINARY.contains(&token.art)
    });
    strange || cell.terrain != Terrain::Plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strangest_games_are_shown_and_ordinary_chess_is_not() {
        for lang in Lang::ALL {
            let shown = exhibits(lang);
            assert_eq!(shown.len(), SHOWN);
            for (name, scene) in shown {
                assert!(scene.cells.iter().any(is_strange), "{name}");
            }
        }
    }
}
