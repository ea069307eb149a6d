//! What people and servers choose about the games they play.

crate::named! {
    /// How somebody learns that it is their turn.
    #[derive(Default)]
    TurnNotification {
        /// By a ping with the board.
        #[default]
        Channel = "channel",
        /// By a direct message.
        Direct = "dm",
        /// Not at all: they look by themselves.
        Never = "none",
    }
}

crate::named! {
    /// What becomes of a board, apart from losing its controls, when a newer one is posted.
    #[derive(Default)]
    OldBoards {
        /// It says what was played and keeps its picture.
        Picture = "picture",
        /// It says what was played.
        #[default]
        Text = "text",
        /// It becomes one line.
        Line = "line",
    }
}

/// Whom a server lets be pinged in its channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pings {
    /// The guests of an invitation.
    pub guests: bool,
    /// Those who have to act, by a board.
    pub boards: bool,
}
