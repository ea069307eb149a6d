//! Figures of the whole database, for the operator. No id, no text.

/// Counts of rows, and what waits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Games by status, in the order of [`STATUSES`]: open invitations, running, over, dropped.
    pub games: [i64; 4],
    /// Messages still to be sent.
    pub outbox_open: i64,
    /// When the oldest of them was written, in milliseconds since 1970.
    pub outbox_oldest_ms: Option<i64>,
    /// The first deadline of a player or of a game's own limit, past or to come.
    pub deadline_ms: Option<i64>,
    /// Questions the referee has yet to answer.
    pub rulings_open: i64,
    /// When the first turn of a computer player is due, past or to come.
    pub computer_due_ms: Option<i64>,
    /// Suspended games: their place can't be reached.
    pub suspended: i64,
}

/// The statuses of [`Figures::games`].
pub const STATUSES: [&str; 4] = ["invited", "running", "over", "dropped"];
