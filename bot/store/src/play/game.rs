//! A game as its rows say it: the table, its seats, clocks and questions.

use engine::seat::Seat;
use model::ids::{ChannelId, GameId, GuildId, UserId};
use model::time::control::TimeControl;
use words::Lang;

use crate::secret::Secret32;
use crate::{Ending, Notice, OldBoards};

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A seat is still free.
    Invited,
    /// Being played.
    Running,
    /// Finished.
    Over,
    /// The invitation lapsed or was turned down.
    Dropped,
}

impl Status {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Invited => "invited",
            Self::Running => "running",
            Self::Over => "over",
            Self::Dropped => "dropped",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::Invited, Self::Running, Self::Over, Self::Dropped]
            .into_iter()
            .find(|status| status.word() == word)
    }
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Which; 0 moves first.
    pub seat: u8,
    /// Who sits there.
    pub person: Option<UserId>,
    /// Who alone may sit down there; anybody when `None`.
    pub invited: Option<UserId>,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The catalogue's id.
    pub rules: String,
    /// Options, sorted by key.
    pub options: Vec<(String, String)>,
    /// The edition of the rules.
    pub edition: u32,
    /// Who opens it.
    pub host: UserId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// Where it is played; `None`: in each player's direct messages.
    pub channel: Option<ChannelId>,
    /// Whether it gets a thread of its own.
    pub thread_wanted: bool,
    /// Whether seats are drawn by lot at the start.
    pub shuffle_seats: bool,
    /// Whether one person may take several seats.
    pub shared_seats: bool,
    /// What chance is drawn from.
    pub seed: Secret32,
    /// What seals the seed.
    pub salt: Secret32,
    /// Now.
    pub created_ms: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// How much time it gives.
    pub time: TimeControl,
    /// Every seat.
    pub seats: Vec<Chair>,
}

/// A game's row with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// The catalogue's id.
    pub rules: String,
    /// Options, sorted by key.
    pub options: Vec<(String, String)>,
    /// The edition of the rules it is played by to its end.
    pub edition: u32,
    /// How far it has come.
    pub status: Status,
    /// Grows by one with every change.
    pub version: i64,
    /// Length of the log.
    pub entries: i64,
    /// How often an entry of the log was written anew: the log has changed if that or its length has.
    pub rewritten: i64,
    /// Who opened it.
    pub host: UserId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// Where it is played; `None`: in each player's direct messages.
    pub channel: Option<ChannelId>,
    /// Whether it gets a thread of its own.
    pub thread_wanted: bool,
    /// Its thread, once made.
    pub thread: Option<ChannelId>,
    /// Whether seats are drawn by lot at the start.
    pub shuffle_seats: bool,
    /// Whether one person may take several seats.
    pub shared_seats: bool,
    /// What chance is drawn from.
    pub seed: Secret32,
    /// What seals the seed.
    pub salt: Secret32,
    /// How it ended, when over.
    pub outcome: Option<Ending>,
    /// When it was opened.
    pub created_ms: i64,
    /// When it last changed.
    pub changed_ms: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// What it waits for besides its players.
    pub waiting: Waiting,
    /// The length of the log at the newest board.
    pub board_entries: i64,
    /// Every seat, in order.
    pub seats: Vec<Chair>,
    /// For each seat, in the same order, at which moment it is: grows whenever it is asked anew.
    pub moments: Vec<i64>,
    /// For each seat, in the same order, since when it is asked to decide; `None`: it isn't.
    pub asked: Vec<Option<i64>>,
    /// Whether it has yet to be given back time in which no process was at work; its clocks show it already.
    pub owed: bool,
    /// Where it begins, as the rules write positions; `None`: at the usual start.
    pub position: Option<String>,
    /// How much time it gives.
    pub time: TimeControl,
    /// For each seat, in the same order, where its clock stands.
    pub clocks: Vec<SeatClock>,
    /// Since when, and until when at most, it rests by agreement.
    pub pause: Option<Pause>,
    /// Whom the server lets be pinged.
    pub pings: Pings,
    /// What becomes of its boards when newer ones are posted.
    pub old_boards: OldBoards,
    /// The language of what several people read.
    pub lang: Lang,
    /// The languages of those at the table, as far as they are known.
    pub langs: Vec<(UserId, Lang)>,
    /// How those at the table learn of their turn, where it is not by a ping.
    pub notices: Vec<(UserId, Notice)>,
    /// Whether its end changes ratings.
    pub rated: bool,
}

/// Whom a server lets be pinged in its channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pings {
    /// The guests of an invitation.
    pub guests: bool,
    /// Those who have to act, by a board.
    pub boards: bool,
}

/// A seat's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatClock {
    /// Time left when it last started or stopped, in milliseconds.
    pub left_ms: i64,
    /// Since when the seat is asked; `None`: it isn't, and the clock stands.
    pub since_ms: Option<i64>,
    /// When it will have run out, days off counted in; `None`: it stands.
    pub deadline_ms: Option<i64>,
    /// Since when the others decide what becomes of this seat, which is late.
    pub late_ms: Option<i64>,
    /// How many turns in a row were played for it.
    pub played_for: i64,
    /// Since when anybody may take it over.
    pub offered_ms: Option<i64>,
    /// Until when whoever sits there is on holiday.
    pub away_ms: Option<i64>,
}

/// A rest by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Since when.
    pub since_ms: i64,
    /// When it ends by itself.
    pub until_ms: Option<i64>,
}

/// What a running game waits for besides its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// A time limit of its own.
    pub limit: Option<Deadline>,
    /// What it asks the referee, now or later.
    pub question: Option<String>,
    /// Whether it can't go on without the ruling.
    pub at_referee: bool,
}

/// When a time limit is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// Which limit of the game.
    pub round: u32,
    /// When.
    pub over_ms: i64,
}

impl Game {
    /// The moment a seat is at: what was drafted or shown at an earlier one is out of date.
    #[must_use]
    pub fn moment(&self, seat: Seat) -> i64 {
        let at = self.seats.iter().position(|chair| chair.seat == seat.0);
        at.and_then(|at| self.moments.get(at)).copied().unwrap_or_default()
    }

    /// Since when a seat is asked to decide; `None`: it isn't.
    #[must_use]
    pub fn asked_since(&self, seat: Seat) -> Option<i64> {
        let at = self.seats.iter().position(|chair| chair.seat == seat.0)?;
        self.asked.get(at).copied().flatten()
    }

    /// A seat's clock.
    #[must_use]
    pub fn clock(&self, seat: Seat) -> SeatClock {
        let at = self.seats.iter().position(|chair| chair.seat == seat.0);
        at.and_then(|at| self.clocks.get(at)).copied().unwrap_or_default()
    }

    /// The language of a person at the table: their own, else the server's.
    #[must_use]
    pub fn lang_of(&self, person: UserId) -> Lang {
        let known = self.langs.iter().find(|(other, _)| *other == person);
        known.map_or(self.lang, |(_, lang)| *lang)
    }

    /// How a person at the table learns of their turn.
    #[must_use]
    pub fn notice_of(&self, person: UserId) -> Notice {
        let known = self.notices.iter().find(|(other, _)| *other == person);
        known.map_or_else(Notice::default, |(_, notice)| *notice)
    }

    /// The first seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        self.seats_of(person).next()
    }

    /// All seats of a person.
    pub fn seats_of(&self, person: UserId) -> impl Iterator<Item = Seat> {
        self.seated().filter(move |(_, other)| *other == person).map(|(seat, _)| seat)
    }

    /// The taken seats with who sits there.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, UserId)> {
        self.seats.iter().filter_map(|chair| Some((Seat(chair.seat), chair.person?)))
    }

    /// Takes a person off all their seats, and those kept for them.
    pub fn vacate(&mut self, person: UserId) {
        for chair in &mut self.seats {
            chair.person = chair.person.filter(|other| *other != person);
            chair.invited = chair.invited.filter(|other| *other != person);
        }
    }

    /// Whether people choose their seats: with more than two there is more to say than who begins.
    #[must_use]
    pub fn seats_are_chosen(&self) -> bool {
        self.seats.len() > 2
    }

    /// Whether every seat is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|chair| chair.person.is_some())
    }

    /// Whether the person opened it, plays in it or is invited.
    #[must_use]
    pub fn concerns(&self, person: UserId) -> bool {
        let sits = |chair: &Chair| chair.person == Some(person) || chair.invited == Some(person);
        self.host == person || self.seats.iter().any(sits)
    }
}

/// What changes when a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The status after it.
    pub status: Status,
    /// How it ended, when over.
    pub outcome: Option<Ending>,
    /// The length of the log after it.
    pub entries: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// Now.
    pub changed_ms: i64,
}
