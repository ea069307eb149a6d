//! Every board that can be chosen, side by side, on the pieces that were chosen.

use render::Theme;
use render::theme::Choice;
use words::{Lang, say};

use super::picture::{NoPicture, Picture, Studio, drawn};

/// The most boards that have a tile, and a button beside it.
pub(crate) const SHOWN: usize = 10;

impl Studio {
    /// Every theme as a tile, the chosen one marked, all with the pieces that were chosen.
    pub(super) fn tiles(&self, chosen: &Choice, lang: Lang) -> Result<Picture, NoPicture> {
        let now = self.themes.chosen(chosen, self.theme);
        let of_board = now.has_its_own_pieces();
        let pieces = |theme: Theme| if of_board { theme } else { theme.with_pieces(now.pieces()) };
        let all = self.themes.all();
        let shown = all.iter().take(SHOWN);
        let names: Vec<_> =
            all.iter().take(SHOWN).map(|theme| lang.board_look(theme.word(), theme.title())).collect();
        let tiles: Vec<_> = shown
            .zip(&names)
            .map(|(theme, name)| (pieces(*theme), name.as_ref(), theme.word() == now.word()))
            .collect();
        let alt = say!(lang, "theme-side-by-side", boards = names.join(", "));
        drawn(|| Picture { bytes: self.renderer.tiles(&tiles).png, alt, file_name: "board.png" })
    }
}
