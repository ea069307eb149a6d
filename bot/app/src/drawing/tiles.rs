//! All boards and sets of pieces side by side: each board with the chosen pieces, and each set of pieces on the chosen board.

use render::Theme;
use render::showcase::Tile;
use render::theme::{Choice, Pieces};
use words::{Lang, say};

use super::picture::{NoPicture, Picture, Studio, drawn};

/// The most boards with a tile and a button.
pub(crate) const SHOWN: usize = 10;
/// The most sets of pieces with a tile and a button; one button is for resetting.
pub(crate) const SETS: usize = SHOWN - 1;

impl Studio {
    /// Every board as a tile, and below them every set of pieces; the chosen ones are marked.
    pub(super) fn tiles(&self, chosen: &Choice, lang: Lang) -> Result<Picture, NoPicture> {
        let now = self.themes.chosen(chosen, self.theme);
        let of_board = now.has_its_own_pieces();
        let dressed = |theme: Theme| if of_board { theme } else { theme.with_pieces(now.pieces()) };
        let boards: Vec<_> = self.themes.all().into_iter().take(SHOWN).collect();
        let sets: Vec<_> = self.themes.sets().into_iter().take(SETS).collect();
        let names: Vec<_> =
            boards.iter().map(|theme| lang.board_look(theme.word(), theme.title()).into_owned()).collect();
        let titles: Vec<_> = sets.iter().map(|set| set_name(lang, set)).collect();
        let plain: Vec<_> = sets.iter().map(|set| lang.piece_look(set.word(), set.title())).collect();
        let boards: Vec<_> = (boards.iter().zip(&names))
            .map(|(board, name)| Tile {
                theme: dressed(*board).read_in(lang.word()),
                name,
                chosen: board.word() == now.word(),
            })
            .collect();
        let sets: Vec<_> = (sets.iter().zip(&titles))
            .map(|(set, name)| Tile {
                theme: now.with_pieces(set).read_in(lang.word()),
                name,
                chosen: std::ptr::eq(*set, now.pieces()),
            })
            .collect();
        let alt = say!(lang, "theme-side-by-side", boards = names.join(", "), pieces = plain.join(", "));
        drawn(|| Picture { bytes: self.renderer.tiles(&[&boards, &sets]).png, alt, file_name: "board.png" })
    }
}

/// The name of a set of pieces.
pub(crate) fn set_name(lang: Lang, set: &Pieces) -> String {
    say!(lang, "theme-pieces-button", pieces = lang.piece_look(set.word(), set.title()).into_owned())
}
