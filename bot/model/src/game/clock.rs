//! How a seat's clock runs, stops and is compensated: arithmetic without a database.

use engine::seat::Seat;

use super::Game;
use crate::ids::UserId;
use crate::time::calendar::DaysOff;
use crate::time::control::TimeControl;
use crate::time::{MINUTE, quiet};

/// The least time (ms) that a takeback leaves on a clock that had as much: enough to look at the board again.
const LEAST: i64 = 10 * MINUTE;

/// A seat's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatClock {
    /// Time left when it last started or stopped, in milliseconds.
    pub left_ms: i64,
    /// Since when the seat is asked; `None`: it isn't, and the clock stands.
    pub since_ms: Option<i64>,
    /// When the clock runs out, days off included; `None`: it stands.
    pub deadline_ms: Option<i64>,
    /// Since when the other players decide about this late seat.
    pub late_ms: Option<i64>,
    /// How many turns in a row were played for it.
    pub played_for: i64,
    /// Since when anybody may take it over.
    pub offered_ms: Option<i64>,
    /// Until when its player is on holiday.
    pub away_ms: Option<i64>,
}

/// How a change of a game concerns one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Whether it is asked after the change.
    pub now: bool,
    /// Whether its prompt has changed, or comes again after a complete turn.
    pub anew: bool,
    /// Whether it has completed a turn.
    pub completed: bool,
}

impl SeatClock {
    /// The clock with the time used so far subtracted.
    #[must_use]
    pub fn settled(self, off: &DaysOff, now: i64) -> Self {
        let (Some(since), Some(_)) = (self.since_ms, self.deadline_ms) else { return self };
        let left_ms = (self.left_ms - off.counted(since, now)).max(0);
        Self { left_ms, since_ms: Some(now.max(since)), ..self }
    }

    /// The clock of a seat that is asked from now on; in a paused game it stands.
    #[must_use]
    pub fn started(self, off: &DaysOff, paused: bool, now: i64) -> Self {
        let deadline_ms = (!paused).then(|| off.ends(now, self.left_ms));
        Self { since_ms: Some(now), deadline_ms, ..self }
    }

    /// The clock of a seat that is not asked; its lateness ends, too.
    #[must_use]
    fn stopped(self) -> Self {
        Self { since_ms: None, deadline_ms: None, late_ms: None, offered_ms: None, ..self }
    }

    /// The clock after a change. It runs on if the prompt is the same.
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

    /// The clock after a takeback: as before the turns taken back, less all that was used since. The
    /// increments of those turns are lost, so nobody gains time by it; nor does anybody lose at once by it.
    #[must_use]
    pub fn taken_back(self, asked: Asked, brought: i64, off: &DaysOff, paused: bool, now: i64) -> Self {
        let used = self.settled(off, now);
        let left_ms = (used.left_ms - brought).max(used.left_ms.min(LEAST));
        let idle = Self { left_ms, ..used.stopped() };
        if asked.now { idle.started(off, paused, now) } else { idle }
    }

    /// A clock that stood from `since` to `until` (earlier, where the machine's clock was set back). A clock
    /// that started later is unchanged: starting a clock takes the note of its game away first, so none does
    /// after a step back.
    fn stood(self, off: &DaysOff, since: i64, until: i64) -> Self {
        let later = |own: i64| until >= since && own >= until;
        if self.deadline_ms.is_none() || self.since_ms.is_none_or(later) {
            return self;
        }
        self.settled(off, since).started(off, false, until)
    }
}

/// Why clocks of a table stand at times: holidays and time zones of its players, as far as its time control
/// needs them.
#[derive(Clone, Debug, Default)]
pub struct Absences {
    /// Holidays: who, since when, until when.
    pub vacations: Vec<(UserId, i64, i64)>,
    /// The time zones that people have chosen, by their IANA names.
    pub zones: Vec<(UserId, String)>,
}

impl Game {
    /// The earliest time since which a clock runs; `now` if none does.
    #[must_use]
    pub fn clocks_run_since(&self, now: i64) -> i64 {
        self.seats.iter().filter_map(|own| own.clock.since_ms).fold(now, i64::min)
    }

    /// For each seat, the times at which its clock stands: weekends if the time control says so, and in slow
    /// games the holidays of its player.
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

    /// Compensates downtime: the clocks as if they had stood in these spans, in this order.
    pub fn compensate(&mut self, absences: &Absences, downtimes: &[(i64, i64)]) {
        let off = self.days_off(absences);
        for (own, off) in self.seats.iter_mut().zip(&off) {
            for (since, until) in downtimes {
                own.clock = own.clock.stood(off, *since, *until);
            }
        }
    }

    /// When time is up for a seat: by its clock or by a limit of the game, whichever comes first; `None`
    /// while the game is paused.
    #[must_use]
    pub fn time_up_at(&self, seat: Seat) -> Option<i64> {
        self.asked_since(seat)?;
        let limit = self.waiting.limit.map(|limit| limit.over_ms);
        [self.clock(seat).deadline_ms, limit].into_iter().flatten().min().filter(|_| self.pause.is_none())
    }

    /// When time is up for a person, on the seat where that comes first.
    #[must_use]
    pub fn time_up_for(&self, person: UserId) -> Option<i64> {
        self.seats_of(person).filter_map(|seat| self.time_up_at(seat)).min()
    }
}
