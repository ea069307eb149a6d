//! One seat of a game: its person, its prompt and its clock.

use engine::seat::Seat;
use words::Lang;

use super::{SeatClock, SeatResult};
use crate::ids::UserId;
use crate::settings::TurnNotification;

/// The person of a seat, or whom it is kept for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// The person who sits there.
    pub person: Option<UserId>,
    /// The only person who may sit down there; anybody when `None`.
    pub invited: Option<UserId>,
}

impl Chair {
    /// A free seat for anybody.
    #[must_use]
    pub const fn free() -> Self {
        Self { person: None, invited: None }
    }

    /// A seat taken by a person who was not invited to it.
    #[must_use]
    pub const fn of(person: UserId) -> Self {
        Self { person: Some(person), invited: None }
    }

    /// This seat without a person, who neither sits there nor is expected any more.
    #[must_use]
    pub fn without(self, person: UserId) -> Self {
        let others = |who: Option<UserId>| who.filter(|other| *other != person);
        Self { person: others(self.person), invited: others(self.invited) }
    }

    /// A free seat kept for one person.
    #[must_use]
    pub const fn kept_for(person: UserId) -> Self {
        Self { person: None, invited: Some(person) }
    }
}

/// A seat of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSeat {
    /// Its number; 0 moves first.
    pub seat: Seat,
    /// The person who sits there.
    pub person: Option<UserId>,
    /// The only person who may sit down there; anybody when `None`.
    pub invited: Option<UserId>,
    /// The revision of its prompt: grows with every new prompt.
    pub prompt: i64,
    /// Since when it is asked to decide; `None`: it isn't.
    pub asked_ms: Option<i64>,
    /// Its clock.
    pub clock: SeatClock,
    /// The language of its reader, as far as it is known.
    pub lang: Option<Lang>,
    /// How its person is called when it is their turn.
    pub notification: TurnNotification,
}

/// The state of a seat: all that a turn changes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Its number.
    pub seat: Seat,
    /// The revision of its prompt.
    pub prompt: i64,
    /// Since when it is asked to decide; `None`: it isn't.
    pub asked_ms: Option<i64>,
    /// Its clock.
    pub clock: SeatClock,
    /// Its result, set once: when the game ends.
    pub result: Option<SeatResult>,
}

impl GameSeat {
    /// A seat of a new game.
    #[must_use]
    pub fn new(seat: Seat, chair: Chair) -> Self {
        Self {
            seat,
            person: chair.person,
            invited: chair.invited,
            prompt: 0,
            asked_ms: None,
            clock: SeatClock::default(),
            lang: None,
            notification: TurnNotification::default(),
        }
    }

    /// Its person, or whom it is kept for.
    #[must_use]
    pub fn chair(&self) -> Chair {
        Chair { person: self.person, invited: self.invited }
    }

    /// Its state in a game that goes on; the result of a finished one is not kept here.
    #[must_use]
    pub fn state(&self) -> SeatState {
        let Self { seat, prompt, asked_ms, clock, .. } = *self;
        SeatState { seat, prompt, asked_ms, clock, result: None }
    }

    /// The person who reads its messages: who sits there, else the one it is kept for.
    #[must_use]
    pub fn reader(&self) -> Option<UserId> {
        self.person.or(self.invited)
    }
}

/// Gives seats to other people and removes those beyond the last; a person's language and notification
/// settings follow them to another seat.
pub(super) fn reseat(seats: &mut Vec<GameSeat>, chairs: &[Chair]) {
    let known = |own: &GameSeat| Some((own.reader()?, own.lang, own.notification));
    let readers: Vec<_> = seats.iter().filter_map(known).collect();
    seats.truncate(chairs.len());
    for (own, chair) in seats.iter_mut().zip(chairs) {
        (own.person, own.invited) = (chair.person, chair.invited);
        let found = readers.iter().find(|(person, ..)| Some(*person) == own.reader());
        (own.lang, own.notification) =
            found.map_or_else(Default::default, |(_, lang, notification)| (*lang, *notification));
    }
}
