//! Every board that can be chosen, side by side, on the pieces that were chosen.

use render::Theme;
use render::theme::Choice;

use super::picture::{NoPicture, Picture, Studio, drawn};

/// The most boards that have a tile, and a button beside it.
pub(crate) const SHOWN: usize = 10;

impl Studio {
    /// Every theme as a tile, the chosen one marked, all with the pieces that were chosen.
    pub(super) fn tiles(&self, chosen: &Choice) -> Result<Picture, NoPicture> {
        let now = self.themes.chosen(chosen, self.theme);
        let of_board = now.has_its_own_pieces();
        let pieces = |theme: Theme| if of_board { theme } else { theme.with_pieces(now.pieces()) };
        let all = self.themes.all();
        let shown = all.iter().take(SHOWN);
        let tiles: Vec<_> =
            shown.map(|theme| (pieces(*theme), theme.title(), theme.word() == now.word())).collect();
        let names: Vec<_> = tiles.iter().map(|(_, name, _)| *name).collect();
        let alt = format!("Boards side by side: {}.", names.join(", "));
        drawn(|| Picture { bytes: self.renderer.tiles(&tiles).png, alt, file_name: "board.png" })
    }
}
