//! What a game at hand is called, and what its rules say of themselves.

use engine::catalogue;
use engine::rules::Info;
use model::game::Game;

/// `**Zombie Chess** #k7`.
pub(crate) fn heading(game: &Game) -> String {
    format!("**{}** `#{}`", title(game), game.id)
}

/// A game's title.
pub(crate) fn title(game: &Game) -> &str {
    catalogue::find(&game.rules).map_or(&game.rules, |rules| rules.info().title)
}

/// What a game's rules say of themselves, if they are still known.
pub(crate) fn info_of(game: &Game) -> Option<&'static Info> {
    catalogue::find(&game.rules).map(engine::any_game::AnyGame::info)
}

/// The rules' title by their id, for lists.
pub(crate) fn rules_title(id: &str) -> &str {
    catalogue::find(id).map_or(id, |game| game.info().title)
}
