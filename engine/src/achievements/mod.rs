//! Achievements of finished games: replays their stories and finds achievements in them.
//!
//! - `common`: achievements of any game; all others are in the games' folders

mod common;

use std::sync::Arc;

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements, GameResult, Outcome, Pending, Phrase, Refusal};
use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::{Actor, AnyGame, AnyTable, Entry};

/// The achievements that every game has.
pub const COMMON: &[Achievement] = common::LIST;

/// The achievements of a finished game, the common ones and the game's `own`.
#[must_use]
pub fn achieved(own: Achievements, story: &Story) -> Vec<Achieved> {
    let mut achieved = common::of(story);
    achieved.extend((own.of)(story));
    achieved
}

/// The achievement with this id in the database: a common one, or one of these games.
#[must_use]
pub fn find(games: &[&dyn AnyGame], id: &str) -> Option<Achievement> {
    let own = games.iter().flat_map(|game| game.achievements().list);
    COMMON.iter().chain(own).copied().find(|achievement| achievement.id == id)
}

/// A replay of a finished game with everything disclosed, which collects its story.
pub struct Telling<'a> {
    playing: Box<dyn AnyTable>,
    end: &'a dyn AnyTable,
    outcome: Outcome,
    before: Arc<Scene<Phrase>>,
    moments: Vec<Moment>,
}

impl<'a> Telling<'a> {
    /// Starts at a fresh table; `None` if the table `end` isn't over, or the game was called off.
    #[must_use]
    pub fn new(fresh: Box<dyn AnyTable>, end: &'a dyn AnyTable) -> Option<Self> {
        let Pending::Over(outcome) = end.pending() else { return None };
        if outcome.result == GameResult::Void {
            return None;
        }
        let before = Arc::new(seen(&*fresh, end));
        Some(Self { playing: fresh, end, outcome, before, moments: Vec::new() })
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        self.playing.pending()
    }

    /// Applies the next entry of the log (a log without takebacks).
    ///
    /// # Errors
    /// When the entry is refused: the log is another game's.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let events = self.playing.apply(entry)?.events;
        let after = Arc::new(seen(&*self.playing, self.end));
        self.moments.push(Moment {
            by: match entry.actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance | Actor::Referee => None,
            },
            parts: entry.text.split('/').map(str::to_owned).collect(),
            events,
            before: std::mem::replace(&mut self.before, Arc::clone(&after)),
            after,
        });
        Ok(())
    }

    /// The story, with the occupied seats.
    #[must_use]
    pub fn story(self, seats: SeatSet) -> Story {
        let info = self.end.info();
        let won = |seat: Seat| match self.outcome.result {
            GameResult::Won(team) => info.seats.get(usize::from(seat.0)).is_some_and(|own| own.team == team),
            GameResult::Shared(winners) => winners.contains(seat),
            GameResult::Drawn | GameResult::Scored(_) | GameResult::Lost | GameResult::Void => false,
        };
        Story {
            info,
            outcome: self.outcome,
            winners: seats.iter().filter(|seat| won(*seat)).collect(),
            seats,
            turns: self.end.turns_completed(),
            moments: self.moments,
        }
    }
}

/// The scene of a replayed table with everything disclosed; the public scene if the end discloses nothing.
fn seen(moment: &dyn AnyTable, end: &dyn AnyTable) -> Scene<Phrase> {
    let truth = end.disclosure().and_then(|disclosure| moment.truth(&disclosure));
    truth.map_or_else(|| moment.scene(Viewer::Public), |truth| truth.scene)
}
