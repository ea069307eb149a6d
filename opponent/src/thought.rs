//! [`Thought`]: the result of a computer player's thinking.

/// A computer player's choice, and the reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The steps to make next in canonical notation, up to the next commit point or the end of the turn; an empty
    /// step ends it.
    pub steps: Vec<String>,
    /// The expected line, step by step, beginning with the chosen steps.
    pub line: Vec<String>,
    /// The value of the position for the seat, in hundredths of a pawn or similar units.
    pub value: i32,
    /// The number of positions searched.
    pub nodes: u64,
}

impl Thought {
    /// The value from which it is a forced win, and tells in how many steps.
    pub const WON: i32 = 29_000;

    /// The steps as the text of an entry of the log.
    #[must_use]
    pub fn entry(&self) -> String {
        written(&self.steps)
    }
}

/// Steps as the text of an entry of the log; steps without text are left out.
pub(crate) fn written<S: ToString>(steps: &[S]) -> String {
    let texts = steps.iter().map(ToString::to_string).filter(|step| !step.is_empty());
    texts.collect::<Vec<_>>().join("/")
}
