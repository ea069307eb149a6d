//! One seat of a game: who has it, what it is asked, and how much time it has.

use engine::seat::Seat;
use words::Lang;

use super::{SeatClock, SeatResult};
use crate::ids::UserId;
use crate::settings::TurnNotification;

/// Who has a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub person: Option<UserId>,
    /// Who alone may sit down there; anybody when `None`.
    pub invited: Option<UserId>,
}

impl Chair {
    /// Nobody, for anybody.
    #[must_use]
    pub const fn free() -> Self {
        Self { person: None, invited: None }
    }

    /// Somebody who sits there, and was not invited to that seat.
    #[must_use]
    pub const fn of(person: UserId) -> Self {
        Self { person: Some(person), invited: None }
    }

    /// The same without a person, who neither sits there nor is expected any more.
    #[must_use]
    pub fn without(self, person: UserId) -> Self {
        let others = |who: Option<UserId>| who.filter(|other| *other != person);
        Self { person: others(self.person), invited: others(self.invited) }
    }

    /// Nobody yet; it is kept for somebody.
    #[must_use]
    pub const fn kept_for(person: UserId) -> Self {
        Self { person: None, invited: Some(person) }
    }
}

/// A seat of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSeat {
    /// Which; 0 moves first.
    pub seat: Seat,
    /// Who sits there.
    pub person: Option<UserId>,
    /// Who alone may sit down there; anybody when `None`.
    pub invited: Option<UserId>,
    /// The revision of what it is asked: grows whenever it is asked anew.
    pub prompt: i64,
    /// Since when it is asked to decide; `None`: it isn't.
    pub asked_ms: Option<i64>,
    /// Where its clock stands.
    pub clock: SeatClock,
    /// The language of its reader, as far as it is known.
    pub lang: Option<Lang>,
    /// How the person who sits there learns of their turn.
    pub notification: TurnNotification,
}

/// Where a seat stands in a game: all that a turn changes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Which.
    pub seat: Seat,
    /// The revision of what it is asked.
    pub prompt: i64,
    /// Since when it is asked to decide; `None`: it isn't.
    pub asked_ms: Option<i64>,
    /// Where its clock stands.
    pub clock: SeatClock,
    /// How the game went for it, said once: when it ends.
    pub result: Option<SeatResult>,
}

impl GameSeat {
    /// A seat of a table that was just opened.
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

    /// Who has it.
    #[must_use]
    pub fn chair(&self) -> Chair {
        Chair { person: self.person, invited: self.invited }
    }

    /// Where it stands in a game that goes on: how one went is not kept here.
    #[must_use]
    pub fn state(&self) -> SeatState {
        let Self { seat, prompt, asked_ms, clock, .. } = *self;
        SeatState { seat, prompt, asked_ms, clock, result: None }
    }

    /// Who reads what is said to it: the person who sits there, else the one it is kept for.
    #[must_use]
    pub fn reader(&self) -> Option<UserId> {
        self.person.or(self.invited)
    }
}

/// Gives seats to other people, and takes away those beyond the last; how somebody reads goes with them to another seat.
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
