//! What comes of thinking.

/// What a computer player wants to do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The steps to take next in canonical notation, up to the next commit point or the end of the turn; an empty one ends it.
    pub steps: Vec<String>,
    /// The line that is expected, step by step, beginning with these.
    pub line: Vec<String>,
    /// What the position is worth to the seat, in hundredths of a pawn or what comes close to it.
    pub value: i32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Thought {
    /// From here on a value says in how many steps the game is won.
    pub const WON: i32 = 29_000;

    /// The steps as the text of an entry of the log.
    #[must_use]
    pub fn entry(&self) -> String {
        let written = self.steps.iter().filter(|step| !step.is_empty());
        written.map(String::as_str).collect::<Vec<_>>().join("/")
    }
}
