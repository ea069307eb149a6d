//! Crowded House: two against two, half a board each, as `rules.md` beside this file tells it.

mod achievements;
mod evaluation;
mod lesson;
mod node;
mod position;
mod refusals;
mod step;
#[cfg(test)]
mod tests;
mod turns;

pub use node::Node;
pub use position::Position;
pub use step::Step;

use crate::chess::Position as Base;
use crate::duel::Chesslike;
use crate::games::chess::ARRAY;
use crate::rules::{Achievements, Credit, Info, Lesson, Options, SeatInfo, SetupError};
use crate::scene::Tint;
use crate::seat::{Seat, Team};

/// The seats, in the order of turns.
pub const SEATS: &[SeatInfo] = &[
    SeatInfo { name: "White king-side", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black king-side", team: Team(1), tint: Tint::Black },
    SeatInfo { name: "White queen-side", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black queen-side", team: Team(1), tint: Tint::Black },
];

/// The rules of Crowded House.
#[derive(Debug)]
pub struct CrowdedHouse;

impl Chesslike for CrowdedHouse {
    const INFO: Info = Info {
        id: "crowded-house",
        title: "Crowded House",
        credit: Credit::By("Don Kirkby"),
        summary: "Two against two: each player rules half the board, and only the next one's threats count.",
        rules: crate::rules::pages_beside!(),
        reasons: &[turns::FOUR_PASSES],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["crowded-house/pass"],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Node;

    fn start(_options: &Options) -> Result<Node, SetupError> {
        Ok(Node::new(Position::new(Base::from_array(ARRAY), Seat(0))))
    }

    fn parse(position: &str, _options: &Options) -> Result<Node, SetupError> {
        Position::parse(position).map(Node::new)
    }
}
