//! Figures of the whole database, for the operator. No id, no text.

/// How much there is, and what waits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Games that nobody has answered, that run, that are over, that came to nothing: in this order.
    pub games: [i64; 4],
    /// Messages still to be sent.
    pub outbox_open: i64,
    /// When the oldest of them was written, in milliseconds since 1970.
    pub outbox_oldest_ms: Option<i64>,
    /// The first moment by which somebody or a game's limit is out of time, past or to come.
    pub deadline_ms: Option<i64>,
    /// Questions the referee has yet to answer.
    pub rulings_open: i64,
    /// When the first turn of a computer player is due, past or to come.
    pub computer_due_ms: Option<i64>,
    /// Games at rest because their place can't be reached.
    pub suspended: i64,
}

/// The statuses of [`Figures::games`].
pub const STATUSES: [&str; 4] = ["invited", "running", "over", "dropped"];
