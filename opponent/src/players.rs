//! Who plays what: for a game of the engine by what it offers, for one from outside by what came with it into the catalogue.

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

/// What every game has: nobody who plays it.
///
/// A constant of a type comes before one of a trait with the same name, but only where its bounds hold: by that it is found what a
/// game offers.
trait Nobody {
    const PLAYER: Found = None;
}

/// A game that has a player of its own.
struct Special<R>(PhantomData<R>);
/// A game whose positions can be searched, if it is one.
struct BySearch<R>(PhantomData<R>);
/// A game whose worlds can be appraised and searched, if it is one.
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

/// The first there is.
const fn first(special: Found, by_worlds: Found, by_search: Found) -> Found {
    match (special, by_worlds, by_search) {
        (Some(player), ..) | (None, Some(player), _) => Some(player),
        (None, None, last) => last,
    }
}

/// The players of the games in the engine's list, in its order.
macro_rules! players {
    ($($folder:ident: $rules:ident,)*) => {
        [$({
            use engine::games::$folder::$rules as Game;
            first(Special::<Game>::PLAYER, ByWorlds::<Game>::PLAYER, BySearch::<Game>::PLAYER)
        }),*]
    };
}

static PLAYERS: &[Found] = &engine::every_game!(players);

/// The computer players of a program: of the games in force.
///
/// A game that is brought from outside brings its player with it: `Catalogue::new().with(&Player::<KingOfTheHill>::GAME)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Players;

impl Players {
    /// Those of the games in force.
    #[must_use]
    pub const fn new() -> Self {
        Self
    }

    /// Who plays a game, by its id; `None` where no computer does.
    #[must_use]
    pub fn find(self, game: &str) -> Option<&'static dyn AnyPlayer> {
        let known = PLAYERS.iter().copied().flatten().find(|player| player.game() == game);
        let brought =
            || catalogue::find(game)?.companion()?.downcast_ref::<&'static dyn AnyPlayer>().copied();
        known.or_else(brought)
    }
}
