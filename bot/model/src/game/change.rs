//! Changes of a game: the store writes each into rows, and [`Game::apply`] into the aggregate.

use engine::seat::Seat;

use super::{Chair, Ending, Game, GameSeat, Pause, SeatClock, SeatState, Status, Waiting, seat};
use crate::ids::ChannelId;
use crate::time::control::TimeControl;

/// A change of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The game goes on: the one change that moves its version; refused if another change came first.
    Advance(Advance),
    /// The people of all seats, in seat order; seats beyond the last are removed.
    Seating(Vec<Chair>),
    /// The options and the edition of the rules, which are settled at the start.
    Setup {
        /// Options, sorted by key.
        options: Vec<(String, String)>,
        /// The edition of the rules.
        edition: u32,
    },
    /// Whether its end changes ratings.
    Rated(bool),
    /// The time control.
    Time(TimeControl),
    /// Whether it is paused.
    Pause(Option<Pause>),
    /// The channel where it is played from now on, or, for `None`, its players' direct messages. Its thread
    /// stays behind.
    Place(Option<ChannelId>),
    /// What the game waits for apart from its players.
    Waiting(Waiting),
    /// How long the log was at the newest board.
    BoardShown(i64),
    /// An entry of the log was replaced.
    Rewritten,
    /// The next prompt of one seat; the others notice nothing.
    NextPrompt(Seat),
    /// The state of seats after a turn: one row for each that changed.
    Seats(Vec<SeatState>),
    /// The state of a seat's clock.
    Clock {
        /// The seat.
        seat: Seat,
        /// The clock.
        clock: SeatClock,
    },
}

/// The parts of a game that change when it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advance {
    /// The status after it.
    pub status: Status,
    /// The outcome, when over.
    pub outcome: Option<Ending>,
    /// The length of the log after it.
    pub entries: i64,
    /// When the invitation lapses.
    pub expires_ms: Option<i64>,
    /// The current time.
    pub changed_ms: i64,
    /// Whether a new board shows the game as it stands then.
    pub shown: bool,
}

impl Game {
    /// An advance that changes nothing but the version.
    #[must_use]
    pub fn as_it_stands(&self) -> Advance {
        Advance {
            status: self.status,
            outcome: self.outcome.clone(),
            entries: self.entries,
            expires_ms: self.expires_ms,
            changed_ms: self.changed_ms,
            shown: false,
        }
    }

    /// Applies a change that was written: afterwards the game is what its rows say.
    pub fn apply(&mut self, change: Change) {
        match change {
            Change::Advance(to) => {
                self.version += 1;
                self.status = to.status;
                self.outcome = to.outcome;
                self.entries = to.entries;
                self.expires_ms = to.expires_ms;
                self.changed_ms = to.changed_ms;
                if to.shown {
                    self.board_entries = to.entries;
                }
            }
            Change::Seating(chairs) => seat::reseat(&mut self.seats, &chairs),
            Change::Setup { options, edition } => (self.options, self.edition) = (options, edition),
            Change::Rated(rated) => self.rated = rated,
            Change::Time(time) => self.time = time,
            Change::Pause(pause) => self.pause = pause,
            Change::Place(channel) => (self.channel, self.thread) = (channel, None),
            Change::Waiting(waiting) => self.waiting = waiting,
            Change::BoardShown(entries) => self.board_entries = entries,
            Change::Rewritten => self.rewritten += 1,
            Change::NextPrompt(seat) => self.at(seat, |own| own.prompt += 1),
            Change::Seats(states) => {
                for SeatState { seat, prompt, asked_ms, clock, result: _ } in states {
                    self.at(seat, |own| {
                        (own.prompt, own.asked_ms, own.clock) = (prompt, asked_ms, clock);
                    });
                }
            }
            Change::Clock { seat, clock } => self.at(seat, |own| own.clock = clock),
        }
    }

    fn at(&mut self, seat: Seat, change: impl FnOnce(&mut GameSeat)) {
        if let Some(own) = self.seats.iter_mut().find(|own| own.seat == seat) {
            change(own);
        }
    }
}
