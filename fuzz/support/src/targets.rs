//! Every target, and the words its inputs are made of.

use crate::effort::Effort;
use crate::rules;

/// Something that takes any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// How many inputs the suite makes up for it.
    pub inputs: usize,
    /// What its inputs are made of.
    pub words: &'static [&'static str],
    /// Looks at an input, and panics when a promise is broken.
    promises: fn(&[u8]),
}

impl Target {
    /// Looks at an input.
    ///
    /// # Panics
    /// When a promise is broken, or it takes too long.
    pub fn run(&self, data: &[u8]) {
        let effort = Effort::begin();
        (self.promises)(data);
        effort.end();
    }
}

/// All of them.
pub const ALL: &[Target] = &[
    Target { name: "turns", inputs: 300, words: TURNS, promises: rules::turns },
    Target { name: "position", inputs: 1_500, words: POSITION, promises: rules::position },
    Target { name: "record", inputs: 500, words: RECORD, promises: rules::record },
    Target { name: "san", inputs: 1_500, words: SAN, promises: rules::san },
];

/// The target of a name.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn find(name: &str) -> &'static Target {
    ALL.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("there is no target {name}"))
}

const TURNS: &[&str] = &[
    "e2e4",
    "e7e5",
    "Nf3",
    "O-O",
    "O-O-O",
    "exd5",
    "e8=Q",
    "/",
    ",",
    "@",
    "@e4",
    "@?",
    "resign",
    "draw-offer",
    "draw-accept",
    "draw-decline",
    "draw-claim",
    "timeout",
    "call-off",
    "takeback",
    "e2e4/d2d4",
    "T",
    "Tbox",
    "wrong",
    "right",
    "pass",
    "#518",
    "par=3:e5g6",
    "open=9",
    "?",
    "x",
    "=",
    "e.p.",
    "\n",
];

const POSITION: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    " w ",
    " b ",
    "KQkq",
    " - ",
    "0 1",
    "99999",
    "8/8/",
    "k",
    "K",
    "P",
    "p",
    "e3",
    "e6",
    "=",
    ",",
    "buried=",
    "hands=",
    "deck=",
    "white=",
    "black=",
    "bids=",
    "box=",
    "e4",
    "h8",
];

const RECORD: &[&str] = &[
    "game: ",
    "options: ",
    "position: ",
    "seen by: ",
    "White: ",
    "Black: ",
    "chance: ",
    "referee: ",
    "resign",
    "draw-offer",
    "takeback",
    "call-off",
    "e2e4",
    "\n",
    "(",
    ")",
    "position=356",
    "players=3",
];

const SAN: &[&str] = &[
    "Nf3", "exd5", "e8=Q", "O-O", "O-O-O", "0-0", "+", "#", "!?", "e.p.", "ep", "Ng1-f3", "x", ":", "=",
    "(Q)", "K", "Q", "R", "B", "N", "b", "\n",
];
