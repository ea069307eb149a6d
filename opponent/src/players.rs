//! Finds the computer player of a game: for a game of the engine by its traits, for one from another crate by its
//! companion in the catalogue.

use std::marker::PhantomData;

use engine::catalogue;
use engine::evaluate::{Appraised, Searched};
use engine::games::chess_golf::ChessGolf;
use engine::games::cooperative::Cooperative;

use crate::golf::Golfer;
use crate::partner::Partner;
use crate::player::{AnyPlayer, Player};
use crate::worlds::Worlds;

/// A player, where there is one.
type Found = Option<&'static dyn AnyPlayer>;

/// The default of every game: no player.
///
/// An inherent constant of a type precedes a trait's of the same name, but only where its bounds hold: that is how
/// the player is found from a game's traits.
trait Nobody {
    const PLAYER: Found = None;
}

/// Selects the player of a game that has one of its own.
struct Special<R>(PhantomData<R>);
/// Selects the player by search, if the game's positions can be searched.
struct BySearch<R>(PhantomData<R>);
/// Selects the player by imagined worlds, if the game's worlds can be appraised and searched.
struct ByWorlds<R>(PhantomData<R>);

impl<R> Nobody for Special<R> {}
impl<R> Nobody for BySearch<R> {}
impl<R> Nobody for ByWorlds<R> {}

impl Special<Cooperative> {
    const PLAYER: Found = Some(&Partner);
}

impl Special<ChessGolf> {
    const PLAYER: Found = Some(&Golfer);
}

impl<R: Searched> BySearch<R> {
    const PLAYER: Found = Some(&Player::<R>::NEW);
}

impl<R: Appraised + Searched> ByWorlds<R> {
    const PLAYER: Found = Some(&Worlds::<R>::NEW);
}

/// The first player found, in order of preference.
const fn first(special: Found, by_worlds: Found, by_search: Found) -> Found {
    match (special, by_worlds, by_search) {
        (Some(player), ..) | (None, Some(player), _) => Some(player),
        (None, None, last) => last,
    }
}

/// Lists the players of the games in the engine's list, in its order.
macro_rules! players {
    ($($folder:ident: $rules:ident,)*) => {
        [$({
            use engine::games::$folder::$rules as Game;
            first(Special::<Game>::PLAYER, ByWorlds::<Game>::PLAYER, BySearch::<Game>::PLAYER)
        }),*]
    };
}

static PLAYERS: &[Found] = &engine::every_game!(players);

/// The computer players of the installed catalogue's games.
///
/// A game from another crate brings its player with it: `Catalogue::new().with(&Player::<KingOfTheHill>::GAME)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Players;

impl Players {
    /// The players of the installed games.
    #[must_use]
    pub const fn new() -> Self {
        Self
    }

    /// The player of a game by its id; `None` where no computer plays it.
    #[must_use]
    pub fn find(self, game: &str) -> Option<&'static dyn AnyPlayer> {
        let known = PLAYERS.iter().copied().flatten().find(|player| player.game() == game);
        let brought =
            || catalogue::find(game)?.companion()?.downcast_ref::<&'static dyn AnyPlayer>().copied();
        known.or_else(brought)
    }
}
