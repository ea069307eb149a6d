//! A game as the bot keeps it: one aggregate of a table, its seats with their people, prompts and clocks, and what it waits for.
//!
//! It is read whole and changed by [`Game::apply`] alone; the store writes each [`Change`] into rows. The turns themselves are
//! not here: the rules replay setup and log.
//!
//! ```
//! use engine::seat::Seat;
//! use model::game::{Chair, GameSeat};
//! use model::ids::UserId;
//!
//! let kept = GameSeat::new(Seat(1), Chair::kept_for(UserId(7)));
//! assert_eq!((kept.person, kept.reader()), (None, Some(UserId(7))), "who is invited reads what is said to the seat");
//! ```

mod change;
mod clock;
mod ending;
mod seat;
mod secret;
#[cfg(test)]
mod tests;

use engine::seat::Seat;
use words::Lang;

pub use change::{Advance, Change};
pub use clock::{Absences, Asked, SeatClock};
pub use ending::{Ending, KeptOutcome, NoOutcome, SeatResult};
pub use seat::{Chair, GameSeat, SeatState};
pub use secret::Secret32;

use crate::ids::{ChannelId, GameId, GuildId, UserId};
use crate::settings::{OldBoards, Pings, TurnNotification};
use crate::time::control::TimeControl;

crate::named! {
    /// The stage of a game.
    Status {
        /// A seat is still free.
        Invited = "invited",
        /// Being played.
        Running = "running",
        /// Finished.
        Over = "over",
        /// The invitation lapsed or was turned down.
        Dropped = "dropped",
    }
}

/// A game to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The catalogue's id.
    pub rules: String,
    /// Options, sorted by key.
    pub options: Vec<(String, String)>,
    /// The edition of the rules.
    pub edition: u32,
    /// The person who opens it.
    pub host: UserId,
    /// The server, if any.
    pub guild: Option<GuildId>,
    /// The channel; `None`: each player's direct messages.
    pub channel: Option<ChannelId>,
    /// Whether it gets a thread of its own.
    pub thread_wanted: bool,
    /// Whether seats are drawn by lot at the start.
    pub shuffle_seats: bool,
    /// Whether one person may take several seats.
    pub shared_seats: bool,
    /// The seed of all chance in the game.
    pub seed: Secret32,
    /// The salt that seals the seed.
    pub salt: Secret32,
    /// The current time.
    pub created_ms: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// The time control.
    pub time: TimeControl,
    /// The first position, as the rules write positions; `None`: the usual one.
    pub position: Option<String>,
    /// Whether its end changes ratings.
    pub rated: bool,
    /// The people of all seats, in seat order.
    pub seats: Vec<Chair>,
}

/// A game with its seats: the aggregate.
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
    /// Its stage.
    pub status: Status,
    /// Grows by one with every change.
    pub version: i64,
    /// Length of the log.
    pub entries: i64,
    /// How often an entry of the log was replaced: the log has changed if this or its length has.
    pub rewritten: i64,
    /// The person who opened it.
    pub host: UserId,
    /// The server, if any.
    pub guild: Option<GuildId>,
    /// The channel; `None`: each player's direct messages.
    pub channel: Option<ChannelId>,
    /// Whether it gets a thread of its own.
    pub thread_wanted: bool,
    /// Its thread, once made.
    pub thread: Option<ChannelId>,
    /// Whether seats are drawn by lot at the start.
    pub shuffle_seats: bool,
    /// Whether one person may take several seats.
    pub shared_seats: bool,
    /// The seed of all chance in the game.
    pub seed: Secret32,
    /// The salt that seals the seed.
    pub salt: Secret32,
    /// The outcome, when over.
    pub outcome: Option<Ending>,
    /// When it was opened.
    pub created_ms: i64,
    /// When it last changed.
    pub changed_ms: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// What it waits for apart from its players.
    pub waiting: Waiting,
    /// The length of the log at the newest board.
    pub board_entries: i64,
    /// Every seat, in order.
    pub seats: Vec<GameSeat>,
    /// Whether downtime compensation is still to be written; its clocks here include it already.
    pub owed: bool,
    /// By how much (ms) the database's clock had been corrected in all when the game was read.
    pub stepped_ms: i64,
    /// The first position, as the rules write positions; `None`: the usual one.
    pub position: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// The pause by agreement, if there is one.
    pub pause: Option<Pause>,
    /// Whom the server allows to be pinged.
    pub pings: Pings,
    /// How its boards change when newer ones are posted.
    pub old_boards: OldBoards,
    /// The server's language.
    pub server_lang: Lang,
    /// Whether its end changes ratings.
    pub rated: bool,
}

/// A pause by agreement: clocks stand while it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Since when.
    pub since_ms: i64,
    /// When it ends by itself.
    pub until_ms: Option<i64>,
}

/// What a running game waits for apart from its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// A time limit of the game's own.
    pub limit: Option<Deadline>,
    /// What it asks the referee, now or later.
    pub question: Option<String>,
    /// Whether it can't go on without the ruling.
    pub at_referee: bool,
}

/// When a time limit ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The number of the game's limit.
    pub round: u32,
    /// When.
    pub over_ms: i64,
}

impl Game {
    /// A seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&GameSeat> {
        self.seats.iter().find(|own| own.seat == seat)
    }

    /// The revision of a seat's prompt: drafts and controls of an earlier one are out of date.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> i64 {
        self.seat(seat).map_or(0, |own| own.prompt)
    }

    /// Since when a seat is asked to decide; `None`: it isn't.
    #[must_use]
    pub fn asked_since(&self, seat: Seat) -> Option<i64> {
        self.seat(seat)?.asked_ms
    }

    /// A seat's clock.
    #[must_use]
    pub fn clock(&self, seat: Seat) -> SeatClock {
        self.seat(seat).map_or_else(SeatClock::default, |own| own.clock)
    }

    /// The person at a seat.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<UserId> {
        self.seat(seat)?.person
    }

    /// The language of what everybody reads: the server's; for a person who plays alone or against computers
    /// only, their own.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let mut people =
            self.seats.iter().map(GameSeat::reader).filter(|who| !who.is_some_and(UserId::is_computer));
        match people.next().flatten() {
            Some(person) if people.all(|other| other == Some(person)) => self.lang_of(person),
            _ => self.server_lang,
        }
    }

    /// The language of a person at the table: their own, else the server's.
    #[must_use]
    pub fn lang_of(&self, person: UserId) -> Lang {
        self.read_by(person).find_map(|own| own.lang).unwrap_or(self.server_lang)
    }

    /// The game in one reader's language: as [`Self::lang`] and for all who sit there.
    #[must_use]
    pub fn read_in(&self, lang: Lang) -> Self {
        let seats = self.seats.iter().map(|own| GameSeat { lang: Some(lang), ..own.clone() }).collect();
        Self { server_lang: lang, seats, ..self.clone() }
    }

    /// How a person at the table is called when it is their turn.
    #[must_use]
    pub fn notification_of(&self, person: UserId) -> TurnNotification {
        self.read_by(person).next().map_or_else(TurnNotification::default, |own| own.notification)
    }

    fn read_by(&self, person: UserId) -> impl Iterator<Item = &GameSeat> {
        self.seats.iter().filter(move |own| own.reader() == Some(person))
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

    /// The taken seats with their people.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, UserId)> {
        self.seats.iter().filter_map(|own| Some((own.seat, own.person?)))
    }

    /// The people seats are kept for.
    pub fn guests(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter_map(|own| own.invited)
    }

    /// The people of all seats, in seat order.
    #[must_use]
    pub fn seating(&self) -> Vec<Chair> {
        self.seats.iter().map(GameSeat::chair).collect()
    }

    /// Like [`Self::seating`], but without a person, who neither sits nor is expected anywhere.
    #[must_use]
    pub fn seating_without(&self, person: UserId) -> Vec<Chair> {
        self.seats.iter().map(|own| own.chair().without(person)).collect()
    }

    /// Whether people choose their seats: with more than two seats there is more to decide than who begins.
    #[must_use]
    pub fn seats_are_chosen(&self) -> bool {
        self.seats.len() > 2
    }

    /// Whether there is a single seat, without an opponent or a partner.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.seats.len() == 1
    }

    /// Whether every seat is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|own| own.person.is_some())
    }

    /// Whether a person opened it, plays in it or is invited.
    #[must_use]
    pub fn concerns(&self, person: UserId) -> bool {
        let sits = |own: &GameSeat| own.person == Some(person) || own.invited == Some(person);
        self.host == person || self.seats.iter().any(sits)
    }
}
