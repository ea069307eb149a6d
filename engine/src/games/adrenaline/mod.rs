//! Adrenaline Chess: being hit gives a piece a rush, as `rules.md` beside this file tells it.

mod achievements;
mod board;
mod continuations;
mod evaluation;
mod lesson;
mod menu;
mod node;
mod refusals;
mod scene;
mod stacks;
mod step;
#[cfg(test)]
mod tests;
mod threat;
mod turns;

pub use board::CheckerBoard;
pub use node::Node;
pub use stacks::Stacks;
pub use step::Step;

use crate::board::Role;
use crate::chess::{Army, DeadPositions, Position as Base};
use crate::duel::{Chesslike, Match, SEATS};
use crate::games::chess::ARRAY;
use crate::rules::{Achievements, Credit, Info, Length, Lesson, Options, SetupError};

/// The army. A pawn may step back to its first rank.
const ARMY: &Army =
    &Army { promotions: &Role::PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: true };

/// The rules of Adrenaline Chess.
#[derive(Debug)]
pub struct Adrenaline;

impl Chesslike for Adrenaline {
    const INFO: Info = Info {
        id: "adrenaline",
        title: "Adrenaline Chess",
        credit: Credit::By("Don Kirkby"),
        summary: "Whoever is hit gets a rush: checkers under pieces are extra king steps.",
        rules: crate::rules::pages_beside!(),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["adrenaline/rush"],
        refusals: refusals::ALL,
        length: Length::Short,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Node;

    fn start(_options: &Options) -> Result<Node, SetupError> {
        Ok(Node::new(Base::from_army(ARMY, ARRAY), Stacks::default()))
    }

    fn parse(position: &str, _options: &Options) -> Result<Node, SetupError> {
        Node::parse(position)
    }

    /// Whether the piece that moved could step on, or a checker has to be given.
    fn asks_on(game: &Match<Node>) -> bool {
        game.steps().iter().any(|step| matches!(step, Step::Hop(_) | Step::Give(_)))
    }
}
