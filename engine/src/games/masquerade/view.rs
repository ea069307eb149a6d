//! A viewer's offers and their labels: made from the view alone.

use super::disguise::{Disguise, KINDS, Line, place};
use super::moves;
use super::refusals;
use super::sheet::Verdict;
use super::state::{State, View};
use super::step::Step;
use crate::board::{Role, Side};
use crate::chess::{Choices, Move};
use crate::duel::glyph;
use crate::rules::{Describe, Phrase, Refusal, Shortcut, Value};
use crate::seat::Viewer;

impl State {
    /// A viewer's view: of the tables, the one they fill in for the other side.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer, |side, owner| owner == side.other())
    }
}

/// A table that the inventor found balanced: it leaves only the rooks' pawns unguarded.
const BALANCED: Shortcut = Shortcut::Balanced("KQ/QN/RB/BK/NR");

impl View {
    /// The viewer's legal steps, sorted; none when the viewer's seat is not asked.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let Some(side) = self.side.filter(|_| self.public.ended.is_none()) else { return Vec::new() };
        if !self.public.is_set_up() {
            let table = self.secrets[side.other().index()].map(Disguise::or_anew);
            return table.iter().flat_map(Disguise::next).map(Step::Assign).collect();
        }
        if side != self.public.position.turn() {
            return Vec::new();
        }
        moves::all(&self.public.position).into_iter().map(Step::Move).collect()
    }

    /// The ways to fill in a table at one press.
    #[must_use]
    pub fn shortcuts(&self) -> &'static [Shortcut] {
        let own = self.side.filter(|_| self.public.ended.is_none() && !self.public.is_set_up());
        match own.and_then(|side| self.secrets[side.other().index()]).map(Disguise::or_anew) {
            Some(table) if table.is_empty() => &[Shortcut::Random, BALANCED, Shortcut::Again],
            Some(_) => &[Shortcut::Random],
            None => &[],
        }
    }

    /// Menu descriptions of the steps offered.
    #[must_use]
    pub fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        let choices = self.public.position.choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    /// A menu description of a step. An attempt ends with `?`, or with `×` where the answers
    /// so far rule it out; whether it will succeed is not known here.
    fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let mv = match step {
            Step::Move(mv) => mv,
            Step::Assign(line) => {
                let owner = self.side.map(Side::other);
                let way = owner.map(|owner| glyph(owner, line.captures()));
                return Describe { brings: way, ..Describe::plain(self.assignment(line)) };
            }
        };
        let position = &self.public.position;
        let mut san = choices.san(mv);
        let attempt = moves::attempt(position, mv);
        let ruled_out = attempt.as_ref().is_some_and(|(kind, ways)| self.is_ruled_out(*kind, ways));
        match (attempt.is_some(), ruled_out) {
            (true, false) => san.push('?'),
            (true, true) => san.push('×'),
            (false, _) => {}
        }
        // What is ruled out does not stand among the captures, which menus show first.
        let capture = position.captured_by(mv).is_some() && !ruled_out;
        Describe { capture, ..choices.describe(mv, san) }
    }

    /// Whether the answers so far rule out that a kind of the side to move captures in any of these ways.
    fn is_ruled_out(&self, kind: Role, ways: &[Role]) -> bool {
        let sheet = &self.public.sheets[self.public.position.turn().index()];
        let line = |way: &Role| Some(Line::at(place(kind)?, place(*way)?));
        ways.iter().filter_map(line).all(|line| sheet.verdict(line) == Verdict::Impossible)
    }

    /// The prompt for a seat that must act: how the next kind captures, if the viewer knows which is next.
    #[must_use]
    pub fn asks(&self) -> Phrase {
        if self.public.is_set_up() {
            return Phrase::of("engine-asks-masquerade-turn");
        }
        let owner = self.side.map(Side::other);
        let table = owner.and_then(|owner| self.secrets[owner.index()]).map(Disguise::or_anew);
        let next = table.and_then(|table| table.next().next());
        match (owner, next) {
            (Some(owner), Some(line)) => Phrase::of("engine-asks-masquerade-kind")
                .with("piece", Value::Piece(line.kind().name(), Some(owner))),
            _ => Phrase::of("engine-asks-masquerade-table"),
        }
    }

    fn assignment(&self, line: Line) -> Phrase {
        let owner = self.side.map_or(Side::White, Side::other);
        let (kind, way) = (line.kind().name(), line.captures().name());
        let as_ever = kind == way;
        Phrase::of(if as_ever { "engine-label-masquerade-as-ever" } else { "engine-label-masquerade-like" })
            .with("piece", Value::Piece(kind, Some(owner)))
            .with("other", Value::kind(way))
    }

    /// Sorts the lines of a typed table into the order in which they are filled in: each names its own kind.
    pub fn arranged(&self, typed: &mut [&str]) {
        let line = |part: &str| part.trim().to_ascii_uppercase().parse::<Line>().ok();
        let fills_in = self.steps().iter().any(|step| matches!(step, Step::Assign(_)));
        if fills_in && typed.iter().all(|part| line(part).is_some()) {
            typed.sort_by_key(|part| line(part).and_then(|line| place(line.kind())));
        }
    }

    /// Reads one part of a turn as people type it.
    ///
    /// # Errors
    /// When no offered step, or more than one, is meant.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let steps = self.steps();
        let typed = typed.trim();
        if steps.iter().any(|step| matches!(step, Step::Assign(_))) {
            let step = typed.to_ascii_uppercase().parse().ok().filter(|step| steps.contains(step));
            return step.ok_or_else(|| {
                let free = steps.iter().map(|step| Value::Move(format!("`{step}`")));
                Refusal::of(refusals::LINE_NEXT).with("lines", Value::List(free.collect()))
            });
        }
        let moves = moves::all(&self.public.position);
        self.public.position.choices(&moves).read(typed).map(Step::Move)
    }
}

/// The sentence for a turn that is no move: a table, with the way of capturing of each kind.
pub(super) fn turn_text(steps: &[Step]) -> Option<Phrase> {
    let line = |step: &Step| if let Step::Assign(line) = step { Some(*line) } else { None };
    let lines =
        steps.iter().map(line).collect::<Option<Vec<Line>>>().filter(|lines| lines.len() == KINDS.len())?;
    let way =
        |phrase: Phrase, line: &Line| phrase.with(line.kind().name(), Value::kind(line.captures().name()));
    Some(lines.iter().fold(Phrase::of("engine-told-masquerade-table"), way))
}
