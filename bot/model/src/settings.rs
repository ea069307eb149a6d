//! Choices of people and servers about games.

crate::named! {
    /// How a person is called when it is their turn.
    #[derive(Default)]
    TurnNotification {
        /// A ping with the board.
        #[default]
        Channel = "channel",
        /// A direct message.
        Direct = "dm",
        /// No notification: they look by themselves.
        Never = "none",
    }
}

crate::named! {
    /// How a board changes, apart from losing its controls, when a newer one is posted.
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

/// Whom a server allows to be pinged in its channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pings {
    /// The guests of an invitation.
    pub guests: bool,
    /// Players who have to act, with a board.
    pub boards: bool,
}
