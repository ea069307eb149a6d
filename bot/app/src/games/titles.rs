//! A game's title, and its rules' info.
//!
//! A game's title is its inventor's, in every language; only chess has a name in each.

use engine::catalogue;
use engine::rules::Info;
use model::game::Game;
use words::Lang;

/// A game's heading in the table's language: `**Zombie Chess** #12`.
pub(crate) fn heading(game: &Game) -> String {
    heading_for(game.lang(), game)
}

/// Like [`heading`], in one reader's language.
pub(crate) fn heading_for(lang: Lang, game: &Game) -> String {
    format!("**{}** `#{}`", title_for(lang, game), game.id)
}

/// A game's title in the table's language.
pub(crate) fn title(game: &Game) -> String {
    title_for(game.lang(), game)
}

/// Like [`title`], in one reader's language.
pub(crate) fn title_for(lang: Lang, game: &Game) -> String {
    rules_title(lang, &game.rules)
}

/// The rules' info of a game, if they are still known.
pub(crate) fn info_of(game: &Game) -> Option<&'static Info> {
    catalogue::find(&game.rules).map(engine::any_game::AnyGame::info)
}

/// The title of some rules by their id, for lists.
pub(crate) fn rules_title(lang: Lang, id: &str) -> String {
    catalogue::find(id).map_or_else(|| id.to_owned(), |game| lang.game_title(game.info()))
}
