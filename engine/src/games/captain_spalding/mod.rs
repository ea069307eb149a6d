//! Captain Spalding Chess by Ralph Betza, as `rules.md` beside this file tells it.
//!
//! - [`creature`]: the fourteen kinds; [`board`]: the creatures on the board; [`step`]: one step and its text
//! - [`paths`]: moves of creatures; [`arrive`]: effects of a move; [`create`]: what boxes and pajamas make, and
//!   where
//! - [`play`]: a game in progress; [`past`]: the positions that may not come back
//! - [`menu`], [`read`], [`scene`], [`text`], [`events`]: menus, typed texts, scenes, position texts, events
//!
//! A turn is a move, and after the move of a box or pajama the making of one creature. A maker that could make
//! nothing may not move, so the legality of a move depends on what may follow it.

mod achievements;
pub mod arrive;
pub mod board;
pub mod create;
pub mod creature;
mod evaluation;
pub mod events;
mod lesson;
pub mod menu;
pub mod past;
pub mod paths;
pub mod play;
pub mod read;
mod refusals;
pub mod scene;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;

use crate::duel::{Chesslike, SEATS};
use crate::rules::{Achievements, Credit, Info, Lesson, Options, SetupError};
use play::State;

/// The rules of Captain Spalding Chess.
#[derive(Debug)]
pub struct CaptainSpalding;

/// The starting position: three creatures a side, and a lot of room.
const ARRAY: &str = "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1";

impl Chesslike for CaptainSpalding {
    const INFO: Info = Info {
        id: "captain-spalding",
        title: "Captain Spalding Chess",
        credit: Credit::By("Ralph Betza"),
        summary: "A box, two pajamas, and an elephant in each. Take the other box, and beware of crumbs in pairs.",
        rules: crate::rules::pages_beside!(),
        reasons: &[play::BOX_CAPTURED, play::HUNDRED_QUIET_TURNS],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &[
            "captain-spalding/created",
            "captain-spalding/merged",
            "captain-spalding/promoted",
            "captain-spalding/eaten",
            "captain-spalding/shared",
        ],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = State;

    fn start(_options: &Options) -> Result<State, SetupError> {
        State::parse(ARRAY)
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        State::parse(position)
    }
}
