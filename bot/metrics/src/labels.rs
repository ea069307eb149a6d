//! Values of labels: static texts only. Anything from outside that is none of them is "other", so the number
//! of series stays bounded no matter what Discord or people send.

/// A kind of interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A slash command.
    Command,
    /// Suggestions while a person types.
    Autocomplete,
    /// A button or menu.
    Component,
    /// A form.
    Form,
}

impl Kind {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Autocomplete => "autocomplete",
            Self::Component => "component",
            Self::Form => "form",
        }
    }
}

/// A kind of scheduled work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A player's clock.
    Clock,
    /// A game's own time limit.
    Limit,
    /// A planned turn.
    Plan,
    /// An invitation.
    Invitation,
    /// A daily list.
    Digest,
}

impl Due {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Clock => "clock",
            Self::Limit => "limit",
            Self::Plan => "plan",
            Self::Invitation => "invitation",
            Self::Digest => "digest",
        }
    }
}

/// A kind of drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// A board.
    Board,
    /// A film, or one frame of it.
    Film,
    /// Standings.
    Standings,
}

impl Drawing {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Film => "film",
            Self::Standings => "standings",
        }
    }
}

/// The outcome of an attempt at a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It was done.
    Sent,
    /// It is tried again later.
    PutOff,
    /// The person takes no direct messages: the fallback is sent.
    Closed,
    /// Its place can't be reached.
    Unreachable,
    /// It was given up.
    GivenUp,
}

impl Attempt {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::PutOff => "put-off",
            Self::Closed => "closed",
            Self::Unreachable => "unreachable",
            Self::GivenUp => "given-up",
        }
    }
}

/// A loop of the process that gives heartbeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loop {
    /// Sends messages.
    Outbox,
    /// Looks for what falls due.
    Clock,
    /// Carries out jobs in the background: computers' turns, reviews, rulings.
    Jobs,
}

impl Loop {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Outbox, Self::Clock, Self::Jobs];

    /// Its name in metrics and health reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Outbox => "outbox",
            Self::Clock => "clock",
            Self::Jobs => "jobs",
        }
    }
}

/// A game's id; "other" for unknown ones.
pub(super) fn rules(id: &str) -> &'static str {
    engine::catalogue::find(id).map_or("other", |game| game.info().id)
}

/// An HTTP status; 0 is "none".
pub(super) fn status(status: u16) -> &'static str {
    match status {
        0 => "none",
        200 => "200",
        201 => "201",
        204 => "204",
        400 => "400",
        401 => "401",
        403 => "403",
        404 => "404",
        408 => "408",
        413 => "413",
        429 => "429",
        500 => "500",
        502 => "502",
        503 => "503",
        504 => "504",
        _ => "other",
    }
}

/// An error code of Discord's; 0 is "none".
pub(super) fn code(code: u32) -> &'static str {
    /// The codes that `discord::failure` tells apart, and those of bugs of ours.
    const KNOWN: [(u32, &str); 37] = [
        (0, "none"),
        (10003, "10003"),
        (10004, "10004"),
        (10007, "10007"),
        (10008, "10008"),
        (10013, "10013"),
        (10014, "10014"),
        (10015, "10015"),
        (10062, "10062"),
        (20009, "20009"),
        (20016, "20016"),
        (20026, "20026"),
        (20028, "20028"),
        (20029, "20029"),
        (30008, "30008"),
        (30046, "30046"),
        (40002, "40002"),
        (40003, "40003"),
        (40004, "40004"),
        (40005, "40005"),
        (40060, "40060"),
        (40333, "40333"),
        (50001, "50001"),
        (50006, "50006"),
        (50007, "50007"),
        (50013, "50013"),
        (50024, "50024"),
        (50027, "50027"),
        (50035, "50035"),
        (50045, "50045"),
        (50083, "50083"),
        (50278, "50278"),
        (130_000, "130000"),
        (160_004, "160004"),
        (160_005, "160005"),
        (200_000, "200000"),
        (400_001, "400001"),
    ];
    KNOWN.iter().find(|(known, _)| *known == code).map_or("other", |(_, word)| word)
}
