//! Lesson steps and puzzles as they are played: judges a learner's turn.
//!
//! Pure, like a table: a learner's turn goes through the rules first, by the same drafts and commit points as in a
//! game, and is then compared with the step's data. The learner sees what their seat sees.

pub mod posed;

use crate::catalogue;
use crate::rules::lesson::{Goal, LessonStep, Mistake, Task, fits};
use crate::rules::{GameResult, Options, Outcome, Pending, Progress, Refusal, SetupError, Voice};
use crate::seat::{Seat, Team};
use crate::table::any_game::{Actor, AnyGame, AnyTable, Entry};
use crate::typed;

/// The most turns of a step that are tried to find those which win.
const WINNING: usize = 2_000;
/// The number of suggested turns searched for an example.
const EXAMPLES: usize = 25;

/// A lesson step in progress.
pub struct Attempt {
    step: &'static LessonStep,
    seat: Seat,
    table: Box<dyn AnyTable>,
    entries: Vec<String>,
}

/// The judgement of what a learner entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The entry is legal, and the turn goes on: something was revealed, or the learner is asked again. It may still
    /// become right, or a mistake with words of its own.
    Unfinished,
    /// The turn is right.
    Right,
    /// The turn is a common mistake, which has words that explain it.
    Mistake(&'static Mistake),
    /// The turn is legal, but misses what was asked.
    Other,
    /// The rules refuse it, and nothing has changed; a common mistake has words that explain it, too.
    Refused(Refusal, Option<&'static Mistake>),
}

impl Attempt {
    /// Sets up a lesson step.
    ///
    /// # Errors
    /// When the game refuses the position or the turns before it: a test of the lessons fails for such a step.
    pub fn begin(game: &dyn AnyGame, step: &'static LessonStep) -> Result<Self, SetupError> {
        let options = Options::new(game.info(), step.options.iter().copied())?;
        let mut table = game.open(&options, step.position)?;
        for turn in step.before {
            let seat = asked(&*table);
            for entry in typed::whole(&*table, seat, turn)? {
                table.apply(&entry)?;
            }
        }
        Ok(Self { step, seat: asked(&*table), table, entries: Vec::new() })
    }

    /// Sets up a lesson step, a picture of the worked turn or a [puzzle](posed) by the ids of the game and of the step.
    #[must_use]
    pub fn find(game: &str, step: &str) -> Option<Self> {
        let game = catalogue::find(game)?;
        let of_lesson = game.lesson().shown(step);
        let step = of_lesson.or_else(|| posed::find(game.info().id, step).map(|posed| &posed.step))?;
        Self::begin(game, step).ok()
    }

    /// The learner's seat: they are shown and offered what this seat sees.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The table, with what the learner has entered so far: offers, drafts and pictures are made from it as in a game.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The step: what is asked and what counts.
    #[must_use]
    pub fn step(&self) -> &'static LessonStep {
        self.step
    }

    /// The learner's entries so far, in order: a fresh attempt that enters them again gets here.
    #[must_use]
    pub fn entries(&self) -> &[String] {
        &self.entries
    }

    /// Enters typed text: a turn, or the rest of one, with the [letters](typed::take_lettered) of the learner's
    /// language for pieces.
    pub fn typed(&mut self, typed: &str, letters: &[(char, char)]) -> Verdict {
        let taken = typed::take_lettered(&*self.table, self.seat, typed, letters);
        match taken.and_then(|taken| taken.left.map_or(Ok(taken.entries), |left| Err(left.refusal))) {
            Ok(entries) => {
                let mut verdict = Verdict::Unfinished;
                for entry in entries {
                    verdict = self.enter(&entry.text);
                    // What was typed behind the turn is ignored.
                    if verdict != Verdict::Unfinished {
                        break;
                    }
                }
                verdict
            }
            Err(refusal) => self.refused(typed, refusal),
        }
    }

    /// Takes an entry as a picker makes it, of steps that were offered: up to a commit point or the end of the turn.
    pub fn enter(&mut self, text: &str) -> Verdict {
        let entry = Entry { actor: Actor::Seat(self.seat), text: text.to_owned() };
        let progress = match self.table.apply(&entry) {
            Ok(applied) => applied.progress,
            Err(refusal) => return self.refused(text, refusal),
        };
        self.entries.push(text.to_owned());
        let goes_on = matches!(self.table.pending(), Pending::Seats(_));
        let unfinished = match self.step.task.map(|task| task.goal) {
            Some(Goal::Entry(_) | Goal::Start(_)) => false,
            Some(Goal::Par(par)) => goes_on && self.entries.len() < par as usize,
            Some(Goal::Win | Goal::Turns(_)) | None => progress != Progress::TurnOver && goes_on,
        };
        if unfinished { self.so_far() } else { self.judged() }
    }

    /// A typed turn that is possible now but isn't the solution: it shows how turns are written.
    #[must_use]
    pub fn example(&self, voice: &dyn Voice) -> Option<String> {
        let suggested = self.table.suggest(self.seat, "", EXAMPLES, voice).into_iter();
        suggested.map(|(text, _)| text).find(|text| {
            let (table, entries) = (self.table.fork(), self.entries.clone());
            // A turn that isn't complete yet may still be the solution.
            matches!(Self { table, entries, ..*self }.enter(text), Verdict::Mistake(_) | Verdict::Other)
        })
    }

    /// The other seat that can win with its next turn, after what was entered. Nobody where more than `most` turns would have to be
    /// tried, and in games with secrets, since the answer could give one away.
    #[must_use]
    pub fn lost_to(&self, most: usize) -> Option<Seat> {
        let Pending::Seats(asked) = self.table.pending() else { return None };
        let seat = asked.iter().next().filter(|seat| asked.len() == 1 && *seat != self.seat)?;
        if self.table.info().secret.is_some() {
            return None;
        }
        let wins = |turn: &String| {
            let mut ahead = self.table.fork();
            let entries = typed::whole(&*ahead, seat, turn).unwrap_or_default();
            entries.iter().all(|entry| ahead.apply(entry).is_ok()) && won(&*ahead, seat)
        };
        self.table.turns_within(most)?.iter().any(wins).then_some(seat)
    }

    /// The longest beginning of a wrong turn that a right one may have, too: the entries that stand, and the steps of the next
    /// one. Nothing where that isn't known.
    #[must_use]
    pub fn right_beginning(&self) -> (Vec<String>, String) {
        let turn = self.entries.join("/");
        let steps: Vec<&str> = turn.split('/').collect();
        let goal = self.step.task.map(|task| task.goal);
        let right: Vec<String> = match goal {
            Some(Goal::Turns(patterns)) => patterns.iter().map(|pattern| (*pattern).to_owned()).collect(),
            Some(Goal::Win) => self.winning(),
            Some(Goal::Entry(_) | Goal::Start(_) | Goal::Par(_)) | None => Vec::new(),
        };
        let mistakes = self.step.task.map_or(&[][..], |task| task.mistakes).iter();
        let spoilt: Vec<&str> = mistakes
            .flat_map(|mistake| mistake.turns.iter().filter_map(|pattern| pattern.strip_suffix('*')))
            .collect();
        let may_be_right = |count: &usize| {
            let beginning = format!("{}/", steps[..*count].join("/"));
            !spoilt.iter().any(|stem| beginning.starts_with(stem))
                && right.iter().any(|pattern| begins(pattern, &beginning, *count < steps.len()))
        };
        let mut left = (1..=steps.len()).rev().find(may_be_right).unwrap_or(0);
        let mut stand = Vec::new();
        for entry in &self.entries {
            let own: Vec<&str> = entry.split('/').collect();
            if own.len() > left || stand.len() + 1 == self.entries.len() {
                return (stand, own[..own.len().min(left)].join("/"));
            }
            left -= own.len();
            stand.push(entry.clone());
        }
        (stand, String::new())
    }

    /// A turn that the step counts as right, which may be the beginning of a longer one; `None` where none is known. What was entered doesn't matter.
    #[must_use]
    pub fn solution(&self) -> Option<String> {
        let start = || Self::find(self.table.info().id, self.step.id);
        let known = match self.step.task?.goal {
            Goal::Win => self.winning(),
            Goal::Entry(entry) | Goal::Start(entry) => vec![entry.to_owned()],
            Goal::Turns(patterns) => {
                let all = || start()?.table.turns_within(WINNING);
                let exact = patterns.iter().filter(|pattern| !pattern.contains('*'));
                let exact: Vec<String> = exact.map(|turn| (*turn).to_owned()).collect();
                if exact.is_empty() { all().unwrap_or_default() } else { exact }
            }
            Goal::Par(_) => start()?.table.turns_within(WINNING).unwrap_or_default(),
        };
        known
            .into_iter()
            .find(|turn| start().is_some_and(|mut start| start.typed(turn, &[]) == Verdict::Right))
    }

    /// The turns that win at once from the step's position; none if there are too many to try.
    fn winning(&self) -> Vec<String> {
        let Some(start) = Self::find(self.table.info().id, self.step.id) else { return Vec::new() };
        let mut turns = start.table.turns_within(WINNING).unwrap_or_default();
        turns.retain(|turn| {
            let mut ahead = start.table.fork();
            let entries = typed::whole(&*ahead, start.seat, turn).unwrap_or_default();
            entries.iter().all(|entry| ahead.apply(entry).is_ok()) && won(&*ahead, start.seat)
        });
        turns
    }

    fn refused(&self, typed: &str, refusal: Refusal) -> Verdict {
        let mistakes = self.step.task.map_or(&[][..], |task| task.mistakes).iter();
        Verdict::Refused(
            refusal,
            mistakes.into_iter().find(|mistake| mistake.refused && mistake.is(typed.trim())),
        )
    }

    /// Judges a turn that goes on: a mistake is explained when it is made, not once the rest of the turn is chosen.
    fn so_far(&self) -> Verdict {
        let Some(Task { goal, mistakes }) = self.step.task else { return Verdict::Unfinished };
        let turn = self.entries.join("/");
        let played = || mistakes.iter().filter(|mistake| !mistake.refused);
        if let Some(mistake) = played().find(|mistake| mistake.is_however(&turn)) {
            return Verdict::Mistake(mistake);
        }
        let Goal::Turns(right) = goal else { return Verdict::Unfinished };
        let beginning = format!("{turn}/");
        let known = right.iter().chain(played().flat_map(|mistake| mistake.turns));
        let is_open = known.into_iter().any(|pattern| begins(pattern, &beginning, true));
        if is_open { Verdict::Unfinished } else { Verdict::Other }
    }

    /// Judges the complete turn.
    fn judged(&self) -> Verdict {
        let Some(task) = self.step.task else { return Verdict::Other };
        let turn = self.entries.join("/");
        if let Some(mistake) = task.mistakes.iter().find(|mistake| !mistake.refused && mistake.is(&turn)) {
            return Verdict::Mistake(mistake);
        }
        let right = match task.goal {
            Goal::Win => won(&*self.table, self.seat),
            Goal::Turns(turns) => turns.iter().any(|pattern| fits(pattern, &turn)),
            Goal::Entry(entry) => turn == entry,
            Goal::Start(start) => {
                turn.strip_prefix(start).is_some_and(|onwards| onwards.is_empty() || onwards.starts_with('/'))
            }
            Goal::Par(par) => matches!(
                self.table.pending(),
                Pending::Over(Outcome { result: GameResult::Scored(turns), .. }) if turns <= par
            ),
        };
        if right { Verdict::Right } else { Verdict::Other }
    }
}

/// Whether a turn that fits a pattern may begin like this; behind a `*`, only if `open`.
fn begins(pattern: &str, beginning: &str, open: bool) -> bool {
    match pattern.split_once('*') {
        Some((before, _)) => before.starts_with(beginning) || open && beginning.starts_with(before),
        None => pattern.starts_with(beginning),
    }
}

/// The seat that must decide; the first one if several must or nobody.
fn asked(table: &dyn AnyTable) -> Seat {
    match table.pending() {
        Pending::Seats(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Pending::Chance | Pending::Referee | Pending::Over(_) => Seat(0),
    }
}

/// Whether the game is over and the seat's team has won it.
fn won(table: &dyn AnyTable, seat: Seat) -> bool {
    let team: Option<Team> = table.info().seats.get(usize::from(seat.0)).map(|seat| seat.team);
    match table.pending() {
        Pending::Over(Outcome { result: GameResult::Won(winner), .. }) => Some(winner) == team,
        Pending::Over(Outcome { result: GameResult::Shared(winners), .. }) => winners.contains(seat),
        _ => false,
    }
}
