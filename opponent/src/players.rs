//! Who plays what: one line a game.

use engine::games;

use crate::golf::Golfer;
use crate::partner::Partner;
use crate::player::{AnyPlayer, Player};
use crate::worlds::Worlds;

static PLAYERS: [&dyn AnyPlayer; 15] = [
    &Player::<games::chess::Chess>::NEW,
    &Player::<games::chess960::Chess960>::NEW,
    &Player::<games::thinktank::Thinktank>::NEW,
    &Player::<games::allthought::Allthought>::NEW,
    &Player::<games::fun_in_a_box::FunInABox>::NEW,
    &Player::<games::goal_box::GoalBox>::NEW,
    &Player::<games::captain_spalding::CaptainSpalding>::NEW,
    &Player::<games::half_alice::HalfAlice>::NEW,
    &Player::<games::adrenaline::Adrenaline>::NEW,
    &Player::<games::crowded_house::CrowdedHouse>::NEW,
    &Worlds::<games::zombie::Zombie>::NEW,
    &Worlds::<games::masquerade::Masquerade>::NEW,
    &Worlds::<games::booster::Booster>::NEW,
    &Partner,
    &Golfer,
];

/// The computer players of a program, by game.
///
/// A game that is brought from outside brings its player: `Players::new().with(&Player::<KingOfTheHill>::NEW)`.
#[derive(Clone)]
pub struct Players {
    players: Vec<&'static dyn AnyPlayer>,
}

impl Players {
    /// Those of the games of the engine.
    #[must_use]
    pub fn new() -> Self {
        Self { players: PLAYERS.to_vec() }
    }

    /// With a player of one more game.
    #[must_use]
    pub fn with(mut self, player: &'static dyn AnyPlayer) -> Self {
        self.players.push(player);
        self
    }

    /// Who plays a game, by its id; `None` where no computer does.
    #[must_use]
    pub fn find(&self, game: &str) -> Option<&'static dyn AnyPlayer> {
        self.players.iter().copied().find(|player| player.game() == game)
    }
}

impl Default for Players {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Players {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.players.iter().map(|player| player.game())).finish()
    }
}
