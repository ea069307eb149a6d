//! The games there are: one line each.

use crate::any_game::AnyGame;
use crate::games::{
    allthought::Allthought, chess::Chess, chess960::Chess960, half_alice::HalfAlice, thinktank::Thinktank,
    zombie::Zombie,
};
use crate::table::Game;

static ALL: &[&dyn AnyGame] = &[
    &Game::<Chess>::NEW,
    &Game::<Chess960>::NEW,
    &Game::<Thinktank>::NEW,
    &Game::<Allthought>::NEW,
    &Game::<HalfAlice>::NEW,
    &Game::<Zombie>::NEW,
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
