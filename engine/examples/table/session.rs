//! A table as the tool plays on it: whoever is to act acts, and chance comes from one fixed seed.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::chance::{Seed, draw};
use engine::rules::{GameResult, Options, Pending, Progress, Refusal, SetupError};
use engine::scene::Tint;
use engine::seat::{Seat, Viewer};

use crate::Failure;
use crate::setup::Setup;

/// Where all chance of the tool comes from: 32 zero bytes, drawn from as [`engine::chance`] says.
pub(crate) const SEED: Seed = Seed([0; 32]);

/// A game being played.
pub(crate) struct Session {
    table: Box<dyn AnyTable>,
    /// How many outcomes were drawn so far.
    draws: u64,
}

impl Session {
    /// Opens a table and plays the first turns on it.
    ///
    /// # Errors
    /// When options, position, deck or a turn don't fit the game.
    pub(crate) fn open(game: &dyn AnyGame, setup: &Setup) -> Result<Self, Failure> {
        let info = game.info();
        let pairs = setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::new(info, pairs)?;
        if setup.deck.is_some() {
            return Err(
                SetupError::new(format!("{} is played without cards: leave --deck out", info.title)).into()
            );
        }
        let mut session = Self { table: game.open(&options, setup.from.as_deref())?, draws: 0 };
        session.draw()?;
        for turn in setup.turns.as_deref().unwrap_or_default().split_whitespace() {
            session.apply(turn).map_err(|failure| Failure::asked(format!("“{turn}”: {failure}")))?;
        }
        Ok(session)
    }

    /// Lets chance have its say for as long as it is asked.
    fn draw(&mut self) -> Result<(), Refusal> {
        while self.table.pending() == Pending::Chance {
            let mut outcomes = self.table.outcomes();
            let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
            let Some(drawn) = draw(&SEED, self.draws, &weights) else { return Err(Refusal::NOT_OFFERED) };
            let (text, _) = outcomes.swap_remove(drawn);
            self.table.apply(&Entry { actor: Actor::Chance, text })?;
            self.draws += 1;
        }
        Ok(())
    }

    /// Plays one complete turn of whoever is to act.
    ///
    /// # Errors
    /// When it is not legal or not complete; nothing has changed then.
    pub(crate) fn apply(&mut self, turn: &str) -> Result<(), Failure> {
        let Pending::Seats(seats) = self.table.pending() else { return Err(Refusal::OVER.into()) };
        let seat = seats.iter().next().ok_or(Refusal::OVER)?;
        let mut next = Self { table: self.table.fork(), draws: self.draws };
        let progress = play(next.table.as_mut(), seat, turn)?;
        if progress != Progress::TurnOver && !matches!(next.table.pending(), Pending::Over(_)) {
            let offers = next.table.offers(Viewer::Seat(seat));
            let some: Vec<_> = offers.iter().take(4).map(|offer| offer.text.as_str()).collect();
            return Err(Failure::asked(format!(
                "the turn isn't complete; next could be {} …",
                some.join(", ")
            )));
        }
        next.draw()?;
        *self = next;
        Ok(())
    }

    /// The table.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// How things stand: `ongoing`, `white wins: checkmate`, `team wins: score 4` …
    pub(crate) fn outcome(&self) -> String {
        let Pending::Over(outcome) = self.table.pending() else { return "ongoing".to_owned() };
        let reason = outcome.reason;
        match outcome.result {
            GameResult::Won(team) => {
                let tint =
                    self.table.info().seats.iter().find(|seat| seat.team == team).map(|seat| seat.tint);
                let winner = match tint {
                    Some(Tint::White) => "white",
                    Some(Tint::Black) => "black",
                    Some(Tint::Neutral) | None => "team",
                };
                format!("{winner} wins: {reason}")
            }
            GameResult::Drawn => format!("draw: {reason}"),
            GameResult::Scored(score) => format!("team wins: score {score}"),
            GameResult::Lost => format!("team loses: {reason}"),
        }
    }
}

/// Plays a turn in canonical notation by the whole truth, or else in any notation people type.
fn play(table: &mut dyn AnyTable, seat: Seat, turn: &str) -> Result<Progress, Refusal> {
    // Giving up and the like are not turns.
    if TableStep::from_word(turn).is_none() {
        let entry = Entry { actor: Actor::Seat(seat), text: turn.to_owned() };
        if let Ok(applied) = table.apply(&entry) {
            return Ok(applied.progress);
        }
    }
    let mut progress = Progress::Draft;
    for entry in table.read(seat, turn)? {
        progress = table.apply(&entry)?.progress;
    }
    Ok(progress)
}
