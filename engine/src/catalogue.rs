//! The games there are: one line each.

use crate::any_game::AnyGame;
use crate::games;
use crate::table::Game;

static ALL: &[&dyn AnyGame] = &[
    &Game::<games::chess::Chess>::NEW,
    &Game::<games::chess960::Chess960>::NEW,
    &Game::<games::thinktank::Thinktank>::NEW,
    &Game::<games::allthought::Allthought>::NEW,
    &Game::<games::fun_in_a_box::FunInABox>::NEW,
    &Game::<games::goal_box::GoalBox>::NEW,
    &Game::<games::captain_spalding::CaptainSpalding>::NEW,
    &Game::<games::half_alice::HalfAlice>::NEW,
    &Game::<games::adrenaline::Adrenaline>::NEW,
    &Game::<games::crowded_house::CrowdedHouse>::NEW,
    &Game::<games::zombie::Zombie>::NEW,
    &Game::<games::masquerade::Masquerade>::NEW,
    &Game::<games::booster::Booster>::NEW,
    &Game::<games::cooperative::Cooperative>::NEW,
    &Game::<games::chess_golf::ChessGolf>::NEW,
];

/// Every game, in the order of lists.
#[must_use]
pub fn all() -> &'static [&'static dyn AnyGame] {
    ALL
}

/// A game by its id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    ALL.iter().copied().find(|game| game.info().id == id)
}
