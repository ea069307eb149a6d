//! A message without its picture, for places that take no pictures: the board in letters instead.
//!
//! Discord limits uploads on servers it distrusts, filters sometimes reject a picture, and some servers take smaller files than
//! others. The message is sent all the same.

use model::screen::{Recipe, Screen};
use words::Lang;
use words::say;

use super::picture::Studio;
use crate::asking::rejection::Rejection;
use crate::asking::working::Working;

/// The beginning of the letters: a code block, which clients show in a fixed-width font.
pub const LETTERS: &str = "\n```\n";
/// The most characters of a message.
const TEXT: usize = 2000;

impl Studio {
    /// A screen without its picture or file, but with text, controls, and as much of the board in letters as fits.
    pub fn in_letters<'a>(&'a self, screen: &'a Screen) -> Working<'a, Screen> {
        Box::pin(self.spelled(screen))
    }

    async fn spelled(&self, screen: &Screen) -> Screen {
        let (lang, board) = match &screen.picture {
            Some(recipe) => self.letters(recipe).await.unwrap_or_default(),
            None => (Lang::default(), None),
        };
        let said = format!("{}\n{}", screen.text, say!(lang, "spoken-no-picture"));
        let whole = board.map(|board| format!("{said}{LETTERS}{board}\n```"));
        let whole = whole.filter(|whole| whole.chars().count() <= TEXT);
        Screen { text: whole.unwrap_or(said), picture: None, file: None, ..screen.clone() }
    }

    /// The board of a recipe in letters, and its reader's language. Films, curves, standings and galleries have no board.
    async fn letters(&self, recipe: &Recipe) -> Result<(Lang, Option<String>), Rejection> {
        let game = self.game(recipe).await?;
        let lang = match &game {
            Some(game) => self.language(game, recipe).await?,
            None => Lang::default(),
        };
        if recipe.replay.is_some() || recipe.ranking.is_some() || recipe.review || recipe.gallery.is_some() {
            return Ok((lang, None));
        }
        let (scene, voiced) = self.scene(recipe, game.as_ref()).await?;
        Ok((lang, Some(render::text_board(&scene, recipe.flipped, &voiced.reader()))))
    }
}
