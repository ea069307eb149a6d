//! The catalogue of games: those of [`games`](crate::games), and any that another crate adds.
//!
//! A process has one catalogue. It is installed once, before anything asks for a game, and stays the same: the
//! games are part of the program and not of its state.

use std::sync::OnceLock;

use crate::games::ALL;
use crate::rules::{Puzzles, Refusal, Why};
use crate::table::any_game::AnyGame;

/// The most characters of a game's id.
const LONGEST_ID: usize = 32;

/// The catalogue of this process.
static IN_FORCE: OnceLock<Catalogue> = OnceLock::new();

/// A list of games in menu order.
///
/// ```
/// use engine::catalogue::{self, Catalogue};
///
/// // Here somebody's own game would be added: `.with(&Game::<KingOfTheHill>::NEW)`.
/// let catalogue = Catalogue::new();
/// assert_eq!(catalogue.games()[0].info().id, "chess");
/// catalogue.install()?;
/// assert!(catalogue::find("zombie").is_some());
/// # Ok::<(), catalogue::CatalogueError>(())
/// ```
#[derive(Clone)]
pub struct Catalogue {
    games: Vec<&'static dyn AnyGame>,
}

/// Why a catalogue can't be put in force.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogueError {
    /// Two games of one id: stored games would not know which is theirs.
    #[error("two games of the catalogue have the id “{0}”")]
    Twice(&'static str),
    /// Ids stand in databases, in commands and in texts' keys.
    #[error("“{0}” can't be a game's id: it takes small letters, digits and hyphens, {LONGEST_ID} at most")]
    BadId(&'static str),
    /// The game's puzzles can't be read.
    #[error("the puzzles of “{0}”: {1}")]
    BadPuzzles(&'static str, crate::tactics::Broken),
    /// Too late: a game was already looked up, or another catalogue was installed.
    #[error("a catalogue with other games is in force: install yours once, before anything asks for a game")]
    Late,
}

impl Catalogue {
    /// The fifteen games of this crate.
    #[must_use]
    pub fn new() -> Self {
        Self { games: ALL.to_vec() }
    }

    /// This catalogue with one more game at its end. [`install`](Self::install) checks whether its id is free.
    #[must_use]
    pub fn with(mut self, game: &'static dyn AnyGame) -> Self {
        self.games.push(game);
        self
    }

    /// The games, in menu order.
    #[must_use]
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// Installs this catalogue for the process. Installing the same games again is no error and changes nothing.
    ///
    /// # Errors
    /// When an id is bad or occurs twice, or when another catalogue is installed: the fifteen games are, as soon
    /// as a game was looked up.
    pub fn install(self) -> Result<(), CatalogueError> {
        self.check()?;
        let ids: Vec<_> = self.ids().collect();
        let in_force = IN_FORCE.get_or_init(|| self);
        if in_force.ids().eq(ids) { Ok(()) } else { Err(CatalogueError::Late) }
    }

    fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.games.iter().map(|game| game.info().id)
    }

    fn check(&self) -> Result<(), CatalogueError> {
        let may_stand = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        for (place, id) in self.ids().enumerate() {
            if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(may_stand) {
                return Err(CatalogueError::BadId(id));
            }
            if self.ids().take(place).any(|other| other == id) {
                return Err(CatalogueError::Twice(id));
            }
        }
        for info in self.games.iter().map(|game| game.info()) {
            let read = crate::tactics::read(info, info.puzzles);
            read.map_err(|broken| CatalogueError::BadPuzzles(info.id, broken))?;
        }
        Ok(())
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

/// Every game of the installed catalogue, in menu order: the fifteen if none was installed.
#[must_use]
pub fn all() -> &'static [&'static dyn AnyGame] {
    &IN_FORCE.get_or_init(Catalogue::new).games
}

/// All reasons for refusals, the common ones first, then game by game: there must be words for each.
pub fn refusals() -> impl Iterator<Item = &'static Why> {
    let setup = crate::rules::setup_refusals::ALL;
    let positions = [crate::chess::position_refusals::ALL, crate::cards::refusals::ALL];
    let played = [crate::chess::refusals::ALL, crate::table::refusals::ALL];
    let common = [Refusal::COMMON, setup].into_iter().chain(positions).chain(played);
    let games = all().iter().map(|game| game.info().refusals);
    common.chain(games).flatten().copied()
}

/// A game by its id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    all().iter().copied().find(|game| game.info().id == id)
}

/// The puzzles of the first game that has any, with that game's id.
#[must_use]
pub fn puzzles() -> Option<(&'static str, Puzzles)> {
    all().iter().find_map(|game| Some((game.info().id, game.puzzles()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_stands_there_once() {
        let zombie = ALL.iter().find(|game| game.info().id == "zombie").expect("it stands there");
        let twice = Catalogue::new().with(*zombie);
        assert_eq!(twice.install(), Err(CatalogueError::Twice("zombie")));
    }

    #[test]
    fn a_catalogue_in_force_stays_so() {
        assert!(find("zombie").is_some());
        assert_eq!(Catalogue::new().install(), Ok(()), "the same games");
        let fewer = Catalogue { games: ALL[..3].to_vec() };
        assert_eq!(fewer.install(), Err(CatalogueError::Late));
        assert_eq!(all().len(), ALL.len());
    }
}
