//! Reads typed steps: `Xe1-e2`, `Ee4xe5`, `Rd3`, `rhino d3`, in any mixture, and explains refusals.

use super::arrive::Arrival;
use super::create::{half, places};
use super::creature::{Creature, Kind};
use super::paths::targets;
use super::play::State;
use super::refusals;
use super::step::Step;
use crate::board::{Square, SquareSet};
use crate::duel::Playable;
use crate::rules::{Refusal, Value};

/// The longest text of a step.
const LONGEST: usize = 40;

/// A typed text without signs, spaces and capitals. An `x` is kept at the head only, where it is the box's letter
/// and no capture.
fn bare(typed: &str) -> String {
    let kept = typed.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    kept.enumerate()
        .filter(|(place, letter)| *place == 0 || *letter != 'x')
        .map(|(_, letter)| letter)
        .collect()
}

/// Splits a text into what stands before its last square, and that square.
fn cut_square(text: &str) -> Option<(&str, Square)> {
    let (rest, name) = text.split_at_checked(text.len().checked_sub(2)?)?;
    Some((rest, name.parse().ok().filter(|square: &Square| square.on_board())?))
}

/// The kind that a text names by its letter or its name.
fn named(text: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| text == bare(kind.code()) || text == bare(kind.name()))
}

/// The accepted spellings of a step, in three groups: a text that fits an earlier group means that step.
fn spellings(state: &State, step: Step) -> [Vec<String>; 3] {
    match step {
        Step::Move { from, to, promotes } => {
            let kind = state.board.at(from).map_or(Kind::Box, |mover| mover.kind);
            let (letter, name) = (kind.code(), kind.name());
            let (file, rank) = (char::from(b'a' + from.file() as u8), from.rank() + 1);
            let sure = [format!("{from}{to}"), format!("{letter}{from}{to}"), format!("{name}{from}{to}")];
            let short = [format!("{letter}{to}"), format!("{name}{to}")];
            let apart =
                [format!("{letter}{file}{to}"), format!("{letter}{rank}{to}"), format!("{name}{file}{to}")];
            [&sure[..], &short, &apart].map(|texts| {
                let promoted = texts.iter().filter(|_| promotes).map(|text| format!("{text}w"));
                texts.iter().cloned().chain(promoted).map(|text| bare(&text)).collect()
            })
        }
        Step::Create { kind, square } => {
            let texts =
                |kind: Kind| [kind.code(), kind.name()].map(|name| bare(&format!("{name}{square}"))).to_vec();
            // The name of the dropped creature is accepted, too.
            let dropped = half(kind).filter(|_| state.board.at(square).is_some());
            [texts(kind), dropped.map(texts).unwrap_or_default(), Vec::new()]
        }
    }
}

impl State {
    /// Reads a part of a typed turn. A refusal says what would work.
    pub(super) fn meant(&self, typed: &str) -> Result<Step, Refusal> {
        if typed.chars().count() > LONGEST {
            return Err(self.unreadable(typed));
        }
        let wanted = bare(typed);
        let steps = self.steps();
        let spelt: Vec<_> = steps.iter().map(|step| (*step, spellings(self, *step))).collect();
        for way in 0..3 {
            let fitting: Vec<Step> = spelt
                .iter()
                .filter(|(_, texts)| texts[way].contains(&wanted))
                .map(|(step, _)| *step)
                .collect();
            match fitting.as_slice() {
                [] => {}
                [step] => return Ok(*step),
                several => return Err(self.ambiguous(typed, several)),
            }
        }
        Err(self.why(&wanted).unwrap_or_else(|| self.unreadable(typed)))
    }

    fn ambiguous(&self, typed: &str, several: &[Step]) -> Refusal {
        let names = several.iter().map(|step| format!("`{}`", self.notation(*step)));
        let shown: String = typed.chars().filter(|c| c.is_alphanumeric()).collect();
        let ambiguous = Refusal::of(refusals::AMBIGUOUS).with("typed", Value::typed(&shown));
        ambiguous.with("moves", Value::notations(names))
    }

    fn unreadable(&self, typed: &str) -> Refusal {
        let making = self.making.is_some();
        let why = if making { refusals::UNREADABLE_CREATION } else { refusals::UNREADABLE };
        let creatures = Value::List(self.lettered());
        Refusal::of(why).with("typed", Value::typed(typed)).with("creatures", creatures)
    }

    /// The kinds that can move or be made now, each with its letter in notation.
    fn lettered(&self) -> Vec<Value> {
        let steps = self.steps();
        let kind = |step: &Step| match *step {
            Step::Move { from, .. } => self.board.at(from).map(|mover| mover.kind),
            Step::Create { kind, .. } => Some(kind),
        };
        let now = |named: &Kind| steps.iter().any(|step| kind(step) == Some(*named));
        // In code marks, since the letter is the same in every language.
        let lettered = |kind: Kind| Value::Noted(Box::new(value(kind)), format!("`{}`", kind.code()));
        Kind::ALL.into_iter().filter(now).map(lettered).collect()
    }

    /// The reason for refusing a text that names a step of this game, though no legal one.
    fn why(&self, wanted: &str) -> Option<Refusal> {
        if self.making.is_some() {
            let (name, square) = cut_square(wanted)?;
            return Some(self.refusal(Step::Create { kind: named(name)?, square }));
        }
        let promoted = wanted.strip_suffix('w');
        let (start, to) = cut_square(promoted.unwrap_or(wanted))?;
        let (name, from) = cut_square(start)?;
        if !name.is_empty() {
            let (asked, found) = (named(name)?, self.board.at(from).map(|found| found.kind));
            if let Some(found) = found.filter(|found| *found != asked) {
                let about = Refusal::of(refusals::ANOTHER_KIND).with("from", from);
                return Some(about.with("piece", value(found)).with("asked", value(asked)));
            }
        }
        Some(self.refusal(Step::Move { from, to, promotes: promoted.is_some() }))
    }

    /// The reason why a step is illegal, and what would work.
    #[must_use]
    pub fn refusal(&self, step: Step) -> Refusal {
        match (self.making, step) {
            (None, Step::Move { from, to, promotes }) => self.move_refusal(from, to, promotes),
            (Some(at), Step::Create { kind, square }) => self.creation_refusal(at, kind, square),
            (None, Step::Create { .. }) => Refusal::of(refusals::MOVE_FIRST),
            (Some(at), Step::Move { .. }) => {
                let maker = self.board.at(at).map_or(Kind::Box, |maker| maker.kind);
                Refusal::of(refusals::MAKE_FIRST).with("maker", value(maker))
            }
        }
    }

    fn move_refusal(&self, from: Square, to: Square, promotes: bool) -> Refusal {
        let Some(Creature { kind, owner }) = self.board.at(from) else {
            return Refusal::of(refusals::NOTHING_THERE).with("from", from);
        };
        let about = |why| Refusal::of(why).with("piece", value(kind)).with("from", from);
        if owner.is_some_and(|owner| owner != self.turn) {
            return about(refusals::NOT_YOURS).with("side", Value::Name(self.turn.other().name()));
        }
        if matches!(kind, Kind::Crumb | Kind::CookieMonster | Kind::Lint) {
            return about(refusals::NEVER_MOVES);
        }
        let reach = targets(&self.board, self.turn, from);
        let legal: SquareSet = reach.iter().filter(|to| self.completes(from, *to)).collect();
        if legal.contains(to) {
            return if promotes {
                Refusal::of(refusals::NO_PROMOTION).with("to", to)
            } else {
                Refusal::of(refusals::BECOMES_BOOH).with("step", format!("`{from}{to}=W`"))
            };
        }
        let there = |why| Refusal::of(why).with("piece", value(kind)).with("to", to);
        if reach.contains(to) {
            return if kind.is_maker() && !self.can_make(from, to) {
                there(refusals::MAKES_NOTHING)
            } else {
                Refusal::of(refusals::REPEATS)
            };
        }
        if kind.is_maker() && self.board.dangerous().contains(to) && self.board.at(to).is_none() {
            return there(refusals::MONSTER_NEAR);
        }
        if legal.is_empty() { about(refusals::STUCK) } else { about(refusals::REACH).with("squares", legal) }
    }

    /// Whether anything could be made after this move, repetition aside.
    fn can_make(&self, from: Square, to: Square) -> bool {
        let board = Arrival::new(&self.board, self.turn, from, to).board;
        let kinds = board.at(to).map_or(&[][..], |maker| maker.kind.makes());
        kinds.iter().any(|kind| !places(&board, self.gone, self.turn, to, *kind).is_empty())
    }

    fn creation_refusal(&self, at: Square, kind: Kind, square: Square) -> Refusal {
        let maker = self.board.at(at).map_or(Kind::Box, |maker| maker.kind);
        let about = |why| Refusal::of(why).with("piece", value(kind));
        if !maker.makes().contains(&kind) {
            return about(refusals::NOT_INSIDE).with("maker", value(maker));
        }
        let reach = places(&self.board, self.gone, self.turn, at, kind);
        if reach.contains(square) {
            return Refusal::of(refusals::REPEATS);
        }
        let side = Value::Name(self.turn.name());
        if self.gone.contains(self.turn, kind) {
            return about(refusals::ONCE_ONLY).with("side", side);
        }
        if kind == Kind::Elephant && !self.board.pieces(self.turn, kind).is_empty() {
            return Refusal::of(refusals::ONE_ELEPHANT).with("side", side);
        }
        if reach.is_empty() {
            return about(refusals::NO_ROOM).with("maker", value(maker));
        }
        about(refusals::PLACES).with("squares", reach)
    }
}

/// The sentence argument for a kind of creature.
const fn value(kind: Kind) -> Value {
    Value::kind(kind.name())
}
