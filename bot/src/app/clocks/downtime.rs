//! When no process was at work, nobody could move: what ran meanwhile gets that time back, once.

use std::collections::HashMap;

use crate::app::App;
use crate::ids::UserId;
use crate::store::{RunningClock, StoreError};
use crate::time::calendar::DaysOff;
use crate::time::quiet;

use super::running::{settled, started};

/// How often a process says that it is at work.
const BEAT: i64 = 10_000;
/// After how long nobody was.
const GAP: i64 = 60_000;

impl App {
    /// Says that this process is at work, and gives back the time in which none was. What falls due has to wait for it.
    ///
    /// # Errors
    /// When the store fails; nothing has changed then.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let now = self.now();
        let last = self.store.last_beat().await?;
        if last.is_some_and(|last| now - last < BEAT) {
            return Ok(());
        }
        let mut tx = self.store.begin().await?;
        if !tx.beat(last, now).await? {
            // Another process was faster.
            return Ok(());
        }
        let Some(last) = last.filter(|last| now - last > GAP) else { return tx.commit().await };
        tx.note_downtime(last, now).await?;
        let clocks = tx.running_clocks().await?;
        let away = tx.vacations_after(last).await?;
        let mut by_person: HashMap<UserId, Vec<(i64, i64)>> = HashMap::new();
        for (person, since, until) in away {
            by_person.entry(person).or_default().push((since, until));
        }
        for running in &clocks {
            let own =
                running.person.and_then(|person| by_person.get(&person)).map_or(&[][..], |own| &own[..]);
            tx.set_clock(running.game, running.seat, &credited(running, own, last, now)).await?;
        }
        tx.move_limits(now - last).await?;
        tx.commit().await?;
        tracing::info!(
            seconds = (now - last) / 1000,
            clocks = clocks.len(),
            "time is given back: nobody was at work"
        );
        Ok(())
    }
}

/// A clock that stood from `last` to `now`. One that was set later runs from then on.
fn credited(running: &RunningClock, away: &[(i64, i64)], last: i64, now: i64) -> crate::store::SeatClock {
    let weekends = running.time.weekends_off.then(|| quiet::zone(running.zone.as_deref()));
    let slow = running.time.is_slow();
    let off = DaysOff::new(weekends, away.iter().copied().filter(|_| slow));
    let stopped = settled(running.clock, &off, last);
    started(stopped, &off, false, now)
}
