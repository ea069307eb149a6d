//! Achievements of finished games: their stories played through, and what is found in them.
//!
//! - `common`: what may happen in any game; everything else stands in the games' folders

mod common;

use std::sync::Arc;

use crate::rules::story::{Moment, Story};
use crate::rules::{Achieved, Achievement, Achievements, GameResult, Outcome, Pending, Phrase, Refusal};
use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::{Actor, AnyGame, AnyTable, Entry};

/// Those that every game has.
pub const COMMON: &[Achievement] = common::LIST;

/// What happened in a finished game that has these beside the common ones.
#[must_use]
pub fn achieved(own: Achievements, story: &Story) -> Vec<Achieved> {
    let mut achieved = common::of(story);
    achieved.extend((own.of)(story));
    achieved
}

/// The achievement of a word in the database: a common one, or one of these games.
#[must_use]
pub fn find(games: &[&dyn AnyGame], id: &str) -> Option<Achievement> {
    let own = games.iter().flat_map(|game| game.achievements().list);
    COMMON.iter().chain(own).copied().find(|achievement| achievement.id == id)
}

/// A finished game that is being played through again, with everything open.
pub struct Telling<'a> {
    playing: Box<dyn AnyTable>,
    end: &'a dyn AnyTable,
    outcome: Outcome,
    before: Arc<Scene<Phrase>>,
    moments: Vec<Moment>,
}

impl<'a> Telling<'a> {
    /// Begins at a fresh table and goes on to one at its end; nothing when that isn't over, or the game was called off.
    #[must_use]
    pub fn new(fresh: Box<dyn AnyTable>, end: &'a dyn AnyTable) -> Option<Self> {
        let Pending::Over(outcome) = end.pending() else { return None };
        if outcome.result == GameResult::Void {
            return None;
        }
        let before = Arc::new(seen(&*fresh, end));
        Some(Self { playing: fresh, end, outcome, before, moments: Vec::new() })
    }

    /// Who is to decide at this moment.
    #[must_use]
    pub fn pending(&self) -> Pending {
        self.playing.pending()
    }

    /// Takes the next entry of the log, of which nothing was taken back.
    ///
    /// # Errors
    /// When it is refused: then the log is another game's.
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

    /// The story, with those who sat at the table.
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

/// Everything there is to see of a moment of a game whose end is at hand; what everybody saw where that end opens nothing.
fn seen(moment: &dyn AnyTable, end: &dyn AnyTable) -> Scene<Phrase> {
    let truth = end.disclosure().and_then(|disclosure| moment.truth(&disclosure));
    truth.map_or_else(|| moment.scene(Viewer::Public), |truth| truth.scene)
}
