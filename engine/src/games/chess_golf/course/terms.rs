//! [`Terms`]: what a table agreed on, by its options.

use super::super::ChessGolf;
use super::{HOLES, MOST_PLAYERS};
use crate::rules::{OptionInfo, OptionKind, Options, Rules};

/// The paces of a course, with their seconds.
const PACES: [(&str, u32); 4] = [("day", 24 * 60 * 60), ("live", 60), ("live-30", 30), ("live-120", 120)];
/// The lengths of a course, with their numbers of holes.
const COURSES: [(&str, u8); 2] = [("9", HOLES), ("3", 3)];
/// The seconds of the pace *live* in the first edition.
const FIRST_LIVE: u32 = 120;

/// The options of a table.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        key: "players",
        help: "How many players go round the course.",
        kind: OptionKind::Number { min: 1, max: MOST_PLAYERS as u32, default: Some(1) },
    },
    OptionInfo {
        key: "pace",
        help: "A day for bids after the first; live: a minute (live-30: half of one, live-120: two).",
        kind: OptionKind::Choice {
            values: &[PACES[0].0, PACES[1].0, PACES[2].0, PACES[3].0],
            default: PACES[0].0,
        },
    },
    OptionInfo {
        key: "holes",
        help: "How many holes: nine, or three for a short course.",
        kind: OptionKind::Choice { values: &[COURSES[0].0, COURSES[1].0], default: COURSES[0].0 },
    },
    OptionInfo {
        key: "chosen",
        help: "A single hole instead of a course: the cards it is about, such as Kb.",
        kind: OptionKind::Text,
    },
];

/// What a table agreed on, apart from who plays: not in position texts.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The seconds for bids.
    pub pace: u32,
    /// The number of holes.
    pub holes: u8,
    /// The edition of the rules.
    pub edition: u32,
}

impl Terms {
    /// The terms that options set.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        let edition = options.edition(&ChessGolf::INFO);
        let pace = match named(&PACES, options.get("pace")) {
            ("live", _) if edition == 1 => FIRST_LIVE,
            (_, seconds) => seconds,
        };
        Self { pace, holes: named(&COURSES, options.get("holes")).1, edition }
    }
}

/// The entry with this name; the first one by default.
fn named<T: Copy, const N: usize>(all: &[(&'static str, T); N], name: Option<&str>) -> (&'static str, T) {
    all.iter().copied().find(|(known, _)| Some(*known) == name).unwrap_or(all[0])
}
