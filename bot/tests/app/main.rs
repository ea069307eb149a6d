//! The program without Discord: its answers and messages, byte for byte.

mod at_once;
mod clocks;
mod costs;
#[allow(dead_code, reason = "other suites look on while the program runs")]
#[path = "../support/database.rs"]
mod database;
#[path = "../support/failpoints.rs"]
mod failpoints;
mod golf;
mod guilds;
mod hidden;
mod joining;
#[path = "../support/lines.rs"]
mod lines;
#[path = "../support/ours.rs"]
mod ours;
mod playing;
mod stage;
mod stored;
#[path = "../support/turns.rs"]
mod turns;
#[path = "../support/vocabulary.rs"]
mod vocabulary;

mod controls;
mod faults;
mod lessons;
mod library;
mod puzzles;
mod secrets;
mod three_weeks;
#[path = "../support/told.rs"]
mod told;
mod tongues;
mod unreadable;
mod upkeep;
mod welcome;

use app::settings::Computers;

/// The effort of computers in these tests.
pub(crate) const EFFORT: Computers = Computers {
    enabled: true,
    nodes: 2_000,
    seconds: 10,
    memory_mib: 16,
    threads: 1,
    hints: 3,
    review_nodes: 800,
};
