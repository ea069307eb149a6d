//! A table as the tool plays on it: the seat to act acts, chance comes from one fixed seed, and the referee answers at once.

use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::chance::{Seed, draw};
use engine::rules::{Effort, GameResult, Options, Pending, Progress, Refusal};
use engine::scene::Tint;
use engine::seat::{Seat, Viewer};
use engine::{pgn, record, typed};

use crate::Failure;
use crate::setup::Setup;

/// Where all chance of the tool comes from: 32 zero bytes, drawn from as [`engine::chance`] says.
pub(crate) const SEED: Seed = Seed([0; 32]);

/// How hard the referee thinks: enough for nearly every hole of golf, within a gibibyte.
static EFFORT: Effort<'static> = Effort { nodes: u64::MAX, bytes: 1 << 30, stop: &NEVER };
/// The tool waits for its answers.
static NEVER: AtomicBool = AtomicBool::new(false);

/// A game being played.
pub(crate) struct Session {
    game: &'static dyn AnyGame,
    options: Options,
    table: Box<dyn AnyTable>,
    /// How many outcomes were drawn so far.
    draws: u64,
}

impl Session {
    /// Opens a table and plays the first turns on it.
    ///
    /// # Errors
    /// When options, position, deck or a turn don't fit the game.
    pub(crate) fn open(game: &'static dyn AnyGame, setup: &Setup) -> Result<Self, Failure> {
        let options = setup.options(game.info())?;
        let (mut table, options) = match &setup.record {
            Some(path) => replayed(game, setup, path)?,
            None => (game.open(&options, setup.from.as_deref())?, options),
        };
        if let Some(deck) = &setup.deck {
            table.fix_deck(deck)?;
        }
        let draws = table.chances();
        let mut session = Self { game, options, table, draws };
        session.settle()?;
        for turn in setup.turns.as_deref().unwrap_or_default().split_whitespace() {
            session.apply(turn).map_err(|failure| Failure::asked(format!("“{turn}”: {failure}")))?;
        }
        Ok(session)
    }

    /// Lets chance and the referee have their say for as long as they are asked.
    fn settle(&mut self) -> Result<(), Failure> {
        loop {
            let entry = match self.table.pending() {
                Pending::Chance => self.draw()?,
                Pending::Referee => Entry { actor: Actor::Referee, text: self.ruling()? },
                Pending::Seats(_) | Pending::Over(_) => return Ok(()),
            };
            self.table.apply(&entry)?;
        }
    }

    fn draw(&mut self) -> Result<Entry, Refusal> {
        let mut outcomes = self.table.outcomes();
        let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
        let drawn = draw(&SEED, self.draws, &weights).ok_or(Refusal::NOT_OFFERED)?;
        self.draws += 1;
        Ok(Entry { actor: Actor::Chance, text: outcomes.swap_remove(drawn).0 })
    }

    /// What the referee rules on the puzzle on the board.
    fn ruling(&self) -> Result<String, Failure> {
        self.table
            .question()
            .and_then(|question| self.game.work_out(&question, &EFFORT))
            .ok_or_else(|| Failure::asked("there is nothing to solve here"))
    }

    /// The referee's answer on two lines, `par 3` and a shortest solution; or one: `impossible`, `open 9`.
    ///
    /// # Errors
    /// When there is no puzzle.
    pub(crate) fn solve(&self) -> Result<String, Failure> {
        Ok(self.ruling()?.replace('=', " ").replace(':', "\n"))
    }

    /// Plays one complete turn of the seat to act.
    ///
    /// # Errors
    /// When it is not legal or not complete; nothing has changed then.
    pub(crate) fn apply(&mut self, turn: &str) -> Result<(), Failure> {
        let Pending::Seats(seats) = self.table.pending() else { return Err(Refusal::OVER.into()) };
        let seat = seats.iter().next().ok_or(Refusal::OVER)?;
        let mut next = Self {
            game: self.game,
            options: self.options.clone(),
            table: self.table.fork(),
            draws: self.draws,
        };
        let progress = play(next.table.as_mut(), seat, turn)?;
        if progress != Progress::TurnOver && !matches!(next.table.pending(), Pending::Over(_)) {
            let offers = next.table.offers(Viewer::Seat(seat));
            let some: Vec<_> = offers.iter().take(4).map(|offer| offer.text.as_str()).collect();
            return Err(Failure::asked(format!(
                "the turn isn't complete; next could be {} …",
                some.join(", ")
            )));
        }
        next.settle()?;
        *self = next;
        Ok(())
    }

    /// The game so far in our own notation, nothing kept back that the rules don't.
    pub(crate) fn record(&self) -> String {
        record::write(self.table(), &self.options, Viewer::Public, &[])
    }

    /// The game so far in PGN.
    ///
    /// # Errors
    /// When PGN can't say this game.
    pub(crate) fn pgn(&self) -> Result<String, Failure> {
        pgn::write(self.table(), &self.options, &pgn::Tags::nameless("?", "????.??.??"))
            .ok_or_else(|| Failure::asked("PGN can't say this game; `record` can"))
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
            GameResult::Shared(winners) => format!("{} players share the win: {reason}", winners.len()),
            GameResult::Drawn => format!("draw: {reason}"),
            GameResult::Scored(score) => format!("team wins: score {score}"),
            GameResult::Lost => format!("team loses: {reason}"),
            GameResult::Void => format!("no result: {reason}"),
        }
    }
}

/// The table of a record's file, at its end.
fn replayed(
    game: &'static dyn AnyGame,
    setup: &Setup,
    path: &str,
) -> Result<(Box<dyn AnyTable>, Options), Failure> {
    if setup.from.is_some() || setup.deck.is_some() || setup.edition.is_some() || !setup.options.is_empty() {
        return Err(Failure::asked("a record says itself what it begins with: leave the other options out"));
    }
    let record = record::read(&std::fs::read_to_string(path)?)?;
    if record.game != game.info().id {
        return Err(Failure::asked(format!("that is a record of {}", record.game)));
    }
    Ok((record.replay()?, record.options))
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
    for entry in typed::whole(table, seat, turn)? {
        progress = table.apply(&entry)?.progress;
    }
    Ok(progress)
}
