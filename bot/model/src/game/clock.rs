//! How a seat's clock runs, stops and is compensated: arithmetic on what its row says, apart from every database.

use engine::seat::Seat;

use super::Game;
use crate::ids::UserId;
use crate::time::calendar::DaysOff;
use crate::time::control::TimeControl;
use crate::time::{MINUTE, quiet};

/// What a takeback leaves on a clock at least, where there was so much: enough to look at the board again.
const LEAST: i64 = 10 * MINUTE;

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
    /// Until when the person who sits there is on holiday.
    pub away_ms: Option<i64>,
}

/// What a change of a game means for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Whether it is asked after the change.
    pub now: bool,
    /// Whether it is asked something else than before, or again after a complete turn.
    pub anew: bool,
    /// Whether it has completed a turn.
    pub completed: bool,
}

impl SeatClock {
    /// The clock with what it used up so far taken off what was left.
    #[must_use]
    pub fn settled(self, off: &DaysOff, now: i64) -> Self {
        let (Some(since), Some(_)) = (self.since_ms, self.deadline_ms) else { return self };
        let left_ms = (self.left_ms - off.counted(since, now)).max(0);
        Self { left_ms, since_ms: Some(now.max(since)), ..self }
    }

    /// The clock of a seat that is asked, from now on; in a game that is paused it stands.
    #[must_use]
    pub fn started(self, off: &DaysOff, paused: bool, now: i64) -> Self {
        let deadline_ms = (!paused).then(|| off.ends(now, self.left_ms));
        Self { since_ms: Some(now), deadline_ms, ..self }
    }

    /// The clock of a seat that is not asked: nobody decides about its lateness either.
    #[must_use]
    fn stopped(self) -> Self {
        Self { since_ms: None, deadline_ms: None, late_ms: None, offered_ms: None, ..self }
    }

    /// The clock after a change. One that is asked the same thing still runs on.
    #[must_use]
    pub fn after(self, asked: Asked, time: &TimeControl, off: &DaysOff, paused: bool, now: i64) -> Self {
        if asked.now && !asked.anew && self.since_ms.is_some() {
            return self;
        }
        let mut clock = self.settled(off, now).stopped();
        if asked.completed {
            clock.left_ms = time.after_turn(clock.left_ms);
            clock.played_for = 0;
        }
        if asked.now { clock.started(off, paused, now) } else { clock }
    }

    /// The clock after a takeback: what it was before the turns that were taken back, less all that was used since. What those turns
    /// brought goes, so nobody gains time by it; nor does anybody lose at once by it.
    #[must_use]
    pub fn taken_back(self, asked: Asked, brought: i64, off: &DaysOff, paused: bool, now: i64) -> Self {
        let used = self.settled(off, now);
        let left_ms = (used.left_ms - brought).max(used.left_ms.min(LEAST));
        let idle = Self { left_ms, ..used.stopped() };
        if asked.now { idle.started(off, paused, now) } else { idle }
    }

    /// A clock that stood from one time to another; where the machine's clock was set back, the other one is earlier. One that
    /// started later is what it was: starting a clock takes the note of its game away first, so none does after a step back.
    fn stood(self, off: &DaysOff, since: i64, until: i64) -> Self {
        let later = |own: i64| until >= since && own >= until;
        if self.deadline_ms.is_none() || self.since_ms.is_none_or(later) {
            return self;
        }
        self.settled(off, since).started(off, false, until)
    }
}

/// Why clocks of a table stand at times: holidays and time zones of those who sit there, as far as its time control asks for them.
#[derive(Clone, Debug, Default)]
pub struct Absences {
    /// Holidays: who, since when, until when.
    pub vacations: Vec<(UserId, i64, i64)>,
    /// The time zones that people have chosen, by their IANA names.
    pub zones: Vec<(UserId, String)>,
}

impl Game {
    /// Since when at the earliest a clock runs; now where none does.
    #[must_use]
    pub fn clocks_run_since(&self, now: i64) -> i64 {
        self.seats.iter().filter_map(|own| own.clock.since_ms).fold(now, i64::min)
    }

    /// For each seat, in order, the times at which its clock stands: weekends where the table said so, and in slow games the
    /// holidays of the person who sits there.
    #[must_use]
    pub fn days_off(&self, absences: &Absences) -> Vec<DaysOff> {
        let zone_of = |person: UserId| {
            let chosen = absences.zones.iter().find(|(other, _)| *other == person);
            quiet::zone(chosen.map(|(_, name)| name.as_str()))
        };
        let of = |person: Option<UserId>| {
            let away = absences.vacations.iter().filter(|(other, ..)| Some(*other) == person);
            DaysOff::new(
                person.filter(|_| self.time.weekends_off).map(zone_of),
                away.map(|(_, since, until)| (*since, *until)),
            )
        };
        self.seats.iter().map(|own| of(own.person)).collect()
    }

    /// Compensates downtime: the clocks as if they had stood in these spans of time, in this order.
    pub fn compensate(&mut self, absences: &Absences, downtimes: &[(i64, i64)]) {
        let off = self.days_off(absences);
        for (own, off) in self.seats.iter_mut().zip(&off) {
            for (since, until) in downtimes {
                own.clock = own.clock.stood(off, *since, *until);
            }
        }
    }

    /// When time is up for a seat that is asked: on its clock, or by a limit of the game's own, whichever comes first; nothing
    /// while the game is paused.
    #[must_use]
    pub fn time_up_at(&self, seat: Seat) -> Option<i64> {
        self.asked_since(seat)?;
        let limit = self.waiting.limit.map(|limit| limit.over_ms);
        [self.clock(seat).deadline_ms, limit].into_iter().flatten().min().filter(|_| self.pause.is_none())
    }

    /// When the time of a person is up, on whichever of their seats comes first.
    #[must_use]
    pub fn time_up_for(&self, person: UserId) -> Option<i64> {
        self.seats_of(person).filter_map(|seat| self.time_up_at(seat)).min()
    }
}
