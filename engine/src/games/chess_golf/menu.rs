//! Legal steps, their labels in menus, and reading typed ones.

use super::course::{Phase, View};
use super::events::CourseEvent;
use super::hole::piece;
use super::step::{HIGHEST_BID, Step};
use super::stroke::Stroke;
use super::{refusals, sealed};
use crate::board::Square;
use crate::duel::piece_phrase;
use crate::rules::capability::Warning;
use crate::rules::{Describe, Phrase, Refusal, Value};
use crate::seat::Seat;

impl View {
    /// Whether a step of the viewer's seat is accepted now.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.seat.is_some_and(|seat| self.public.may_act().contains(seat))
    }

    /// The viewer's sealed line, complete or being written.
    #[must_use]
    pub fn own_line(&self) -> Option<&[Stroke]> {
        self.lines.get(usize::from(self.seat?.0))?.as_deref()
    }

    /// The viewer's legal steps, in the order of lists.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let strokes = || self.hole.strokes().into_iter().map(Step::Stroke);
        match self.public.phase {
            _ if !self.is_asked() => Vec::new(),
            Phase::Bid if self.writes => self.hole.strokes().into_iter().map(Step::Sealed).collect(),
            Phase::Bid => {
                let seal = self.public.may_seal().then_some(Step::Seal);
                (1..=HIGHEST_BID).chain([0]).map(Step::Bid).chain(seal).collect()
            }
            Phase::Show(_) => strokes().chain([Step::GiveUp]).collect(),
            Phase::Puzzle(_) => strokes().collect(),
            Phase::Offer => vec![Step::Add, Step::Keep],
            _ => Vec::new(),
        }
    }

    /// A menu description of a step.
    #[must_use]
    pub fn describe(&self, step: Step) -> Describe {
        let cards = self.public.cards;
        let label = match step {
            Step::Stroke(stroke) | Step::Sealed(stroke) => return self.describe_stroke(stroke),
            Step::Seal => Phrase::of("engine-label-golf-seal"),
            Step::GiveUp => Phrase::of("engine-label-golf-give-up"),
            Step::Bid(bid) => Phrase::of("engine-label-golf-bid").with("moves", u32::from(bid)),
            Step::Add => Phrase::of("engine-label-golf-add").with("cards", u32::from(cards) + 1),
            Step::Keep => Phrase::of("engine-label-golf-keep").with("cards", u32::from(cards)),
            other => Phrase::only(other.to_string()),
        };
        Describe::plain(label)
    }

    /// The prompt for a seat that must act.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> Phrase {
        let (public, cards) = (&self.public, u32::from(self.public.cards));
        // How pieces move: whole at the first hole, and then in short.
        let reminder = |whole: bool| match whole {
            true => Phrase::of("engine-asks-golf-moves").on_a_line(),
            false => Phrase::of("engine-asks-golf-moves-again").on_a_line(),
        };
        match public.phase {
            Phase::Offer => Phrase::of("engine-asks-golf-offer")
                .with("hole", u32::from(public.number))
                .with("cards", cards)
                .with("more", cards + 1),
            Phase::Bid if self.writes && self.seat == Some(seat) => {
                let written = self.own_line().unwrap_or_default().len() as u32;
                self.task().and(Phrase::of("engine-asks-golf-line").with("moves", written))
            }
            Phase::Bid => {
                // What a bid leads to is said only at the first hole.
                let is_first = public.number == 1;
                let leads_to =
                    if is_first && public.may_seal() { public.asks_to_seal() } else { Phrase::default() };
                let way = if public.players == 1 { "alone" } else { "several" };
                let asked = Phrase::of("engine-asks-golf-bid").with("way", Value::Case(way));
                self.task().and(asked).and(reminder(is_first)).and(leads_to)
            }
            Phase::Show(shows) => {
                let bid = public.bids[usize::from(shows.0)].unwrap_or_default();
                let left = (bid as usize).saturating_sub(public.line.len());
                let asked = Phrase::of("engine-asks-golf-show").with("moves", left as u32);
                let again = if public.line.is_empty() { reminder(false) } else { Phrase::default() };
                self.task().and(again).and(asked.on_a_line())
            }
            Phase::Puzzle(so_far) => {
                let asked = Phrase::of("engine-asks-golf-stroke").with("moves", so_far);
                let moves = if so_far == 0 { reminder(true) } else { Phrase::default() };
                self.task().and(moves).and(asked.on_a_line())
            }
            _ => Phrase::default(),
        }
    }

    /// The task: which pieces must capture which, by the cards that were dealt; the board beside it says which hole it is.
    fn task(&self) -> Phrase {
        let pieces: Vec<_> = self.public.hole.chosen.iter().filter_map(|card| piece(*card)).collect();
        let way = match pieces.as_slice() {
            [one, other] if one == other => "same",
            [_, _] => "two",
            _ => "several",
        };
        let named = |at: usize| pieces.get(at).map_or(Value::kind("piece"), |piece| Value::from(*piece));
        let all = Value::List(pieces.iter().map(|piece| Value::from(*piece)).collect());
        Phrase::of("engine-asks-golf-hole")
            .with("way", Value::Case(way))
            .with("piece", named(0))
            .with("other", named(1))
            .with("pieces", all)
    }

    /// The confirmation before giving up a demonstration, with its cost, and before sealing a line, with its length.
    #[must_use]
    pub fn warns(&self, steps: &[Step]) -> Option<Warning> {
        match (self.public.phase, steps) {
            (Phase::Show(seat), [.., Step::GiveUp]) => Some(self.warns_of_giving_up(seat)),
            (Phase::Bid, [.., Step::Sealed(_)]) => self.warns_of_sealing(steps),
            _ => None,
        }
    }

    fn warns_of_giving_up(&self, seat: Seat) -> Warning {
        let way = if self.public.waits_for_par() { "alone" } else { "several" };
        let cost = Phrase::of("engine-warns-golf-give-up").with("score", self.public.failure(seat));
        Warning {
            question: cost.with("way", Value::Case(way)),
            take: Phrase::of("engine-warns-golf-give-up-take"),
            leave: Phrase::of("engine-warns-golf-give-up-leave"),
            costs: true,
        }
    }

    /// A line ends by itself, with the capture that solves the hole, so its last move would also be the bid.
    fn warns_of_sealing(&self, steps: &[Step]) -> Option<Warning> {
        let written = self.own_line().filter(|_| self.writes).unwrap_or_default().iter().copied();
        let chosen = steps.iter().filter_map(|step| match step {
            Step::Sealed(stroke) => Some(*stroke),
            _ => None,
        });
        let line: Vec<Stroke> = written.chain(chosen).collect();
        let hole = sealed::after(&self.public, &line)?;
        let way = if hole.is_solved() { "solved" } else { "longest" };
        let line_is = Phrase::of("engine-warns-golf-seal").with("way", Value::Case(way));
        let seal = Phrase::of("engine-warns-golf-seal-bid").with("moves", line.len() as u32);
        Some(Warning {
            question: line_is.with("line", Value::notations(line.iter().map(Stroke::to_string))).and(seal),
            take: Phrase::of("engine-warns-golf-seal-take"),
            leave: Phrase::of("engine-warns-golf-seal-leave"),
            costs: false,
        })
    }

    fn describe_stroke(&self, stroke: Stroke) -> Describe {
        let Stroke { from, to } = stroke;
        let board = &self.hole.board;
        let capture = board.at(to).is_some();
        let mover = board.at(from);
        let letter = mover.map_or("", |piece| piece.role.code());
        let sign = if capture { 'x' } else { '-' };
        Describe {
            from: Some(from),
            to: Some(to),
            label: Phrase::only(Value::Move(format!("{letter}{from}{sign}{to}"))),
            // Pieces of both colours move.
            piece: mover.map_or_else(Phrase::default, |piece| piece_phrase(piece, from)),
            capture,
            brings: None,
        }
    }

    /// Divides moves of a line or a demonstration that are typed with blanks between them. Elsewhere a number is asked
    /// for, and a refusal quotes the whole text.
    pub fn arranged(&self, typed: &mut Vec<&str>) {
        let seals = typed.first().is_some_and(|first| Step::Seal.to_string().eq_ignore_ascii_case(first));
        if !seals && !matches!(self.public.phase, Phase::Show(_)) {
            return;
        }
        *typed = typed.iter().copied().flat_map(moves_of).collect();
    }

    /// Reads a step as people type it: a number, `e5g6`, `Be5-g6`, `Bg6`, `Bxh2`.
    ///
    /// # Errors
    /// When no offered step, or more than one, is meant.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let offers = self.steps();
        let bids = self.public.phase == Phase::Bid && self.is_asked() && !self.writes;
        if let Some(moves) = bid(typed).filter(|_| bids) {
            return match u8::try_from(moves) {
                Ok(moves) if moves <= HIGHEST_BID => Ok(Step::Bid(moves)),
                _ => Err(no_bid(typed)),
            };
        }
        let plain: String =
            typed.chars().filter(|c| !matches!(c, 'x' | '-' | '+' | '#' | '=' | ' ')).collect();
        let word = typed.to_lowercase();
        let sealed = || plain.parse().map(Step::Sealed).ok();
        let meant = match word.as_str() {
            _ if self.writes => sealed(),
            _ => word.parse().or_else(|_| typed.parse()).ok().filter(|step| offers.contains(step)),
        };
        // A dash belongs to moves only: -7 is no number of moves.
        let stroke = plain.parse().ok().filter(|step| matches!(step, Step::Stroke(_)));
        let meant = meant.or(stroke);
        if let Some(step) = meant.filter(|step| offers.contains(step)) {
            return Ok(step);
        }
        if let Some(Step::Stroke(stroke)) = meant.filter(|_| self.public.may_seal() && !self.writes) {
            // A move that the hole forbids is no part of a line, either.
            if !self.hole.strokes().contains(&stroke) {
                return Err(self.hole.why_not(stroke));
            }
            return Err(bid_first(&format!("{stroke}/…")));
        }
        // Where a move is asked for, the hole explains the refusal.
        let moves = offers.iter().any(|step| matches!(step, Step::Stroke(_) | Step::Sealed(_)));
        let named: Vec<Step> = offers.into_iter().filter(|step| self.is_called(*step, &plain)).collect();
        match (named.as_slice(), meant) {
            ([only], _) => Ok(*only),
            ([], None) if bids => Err(line_of(typed).map_or_else(|| no_bid(typed), |line| bid_first(&line))),
            ([], Some(Step::Stroke(stroke) | Step::Sealed(stroke))) if moves => {
                Err(self.hole.why_not(stroke))
            }
            ([], Some(_)) => Err(Refusal::NOT_OFFERED),
            ([], None) => {
                let why = self.hole.why_nobody(&plain).filter(|_| moves);
                Err(why.unwrap_or_else(|| Refusal::unreadable(typed)))
            }
            (several, _) => {
                let some = several.iter().take(4).map(|step| format!("`{step}`"));
                Err(Refusal::of(refusals::AMBIGUOUS).with("steps", Value::notations(some)))
            }
        }
    }

    /// Whether short notation means this move: a letter, what disambiguates it, and the target square.
    fn is_called(&self, step: Step, name: &str) -> bool {
        let (Step::Stroke(Stroke { from, to }) | Step::Sealed(Stroke { from, to })) = step else {
            return false;
        };
        let Some(piece) = self.hole.board.at(from) else { return false };
        let Some(rest) = name.strip_prefix(piece.role.code()) else { return false };
        let Some(hint) = rest.strip_suffix(to.to_string().as_str()) else { return false };
        let from_text = from.to_string();
        hint.is_empty() || hint == from_text || hint.len() == 1 && from_text.contains(hint)
    }

    /// The squares of the last move.
    #[must_use]
    pub fn last_stroke(&self) -> Option<(Square, Square)> {
        let own = self.own_line().filter(|_| self.writes);
        own.unwrap_or(&self.public.line).last().map(|stroke| (stroke.from, stroke.to))
    }
}

/// The sentence for a turn that is no move: a bid, with or without a line, the dealer's answer, the end of a
/// demonstration, a ruling.
pub(super) fn turn_text(steps: &[Step]) -> Option<Phrase> {
    let bid = |key, moves: u32| Phrase::of(key).with("moves", moves);
    match steps {
        [Step::Bid(moves)] => Some(bid("engine-told-golf-bid", u32::from(*moves))),
        [Step::Seal, line @ ..] => Some(bid("engine-told-golf-sealed", line.len() as u32)),
        [Step::Add] => Some(Phrase::of("engine-told-golf-add")),
        [Step::Keep] => Some(Phrase::of("engine-told-golf-keep")),
        [.., Step::GiveUp] => Some(Phrase::of("engine-told-golf-give-up")),
        [Step::Ruling(ruling)] => Some(CourseEvent::ruled(&ruling.verdict()).phrase()),
        _ => None,
    }
}

/// The number of moves in a typed bid: `3`, `3 moves`, `three`, `impossible`, in any of the project's languages;
/// `None` for other texts.
fn bid(typed: &str) -> Option<u32> {
    let lower = typed.to_lowercase();
    let mut words = lower.split_whitespace();
    let (number, unit) = (words.next()?, words.next());
    let is_unit = unit.is_none_or(|unit| UNITS.contains(&unit.trim_end_matches('.')));
    if !is_unit || words.next().is_some() {
        return None;
    }
    let spelt =
        || NUMBERS.iter().position(|names| names.contains(&number)).and_then(|at| u32::try_from(at).ok());
    let digits = number.bytes().all(|byte| byte.is_ascii_digit());
    // A number that overflows is too high in any case.
    if digits { Some(number.parse().unwrap_or(u32::MAX)) } else { spelt() }
}

/// A typed part, divided at blanks if each word can be a move.
fn moves_of(part: &str) -> Vec<&str> {
    let words: Vec<&str> = part.split_whitespace().collect();
    if words.iter().all(|word| is_whole_move(word)) { words } else { vec![part] }
}

/// Whether a word can be a move by itself: it has more than the square it leads to, as `g6` in `Be5 g6` hasn't.
fn is_whole_move(word: &str) -> bool {
    word.len() > 2 && word.get(word.len() - 2..).is_some_and(|to| to.parse::<Square>().is_ok())
}

/// Moves separated by spaces, as a line.
fn line_of(typed: &str) -> Option<String> {
    let moves: Vec<Stroke> = typed.split_whitespace().map(|one| one.parse().ok()).collect::<Option<_>>()?;
    Some(moves.iter().map(Stroke::to_string).collect::<Vec<_>>().join("/")).filter(|_| moves.len() > 1)
}

/// The refusal of a line in place of a bid, with the way to seal it with one.
fn bid_first(line: &str) -> Refusal {
    let line = Value::notations([format!("`{}/{line}`", Step::Seal)]);
    Refusal::of(refusals::BID_FIRST).with("line", line)
}

/// The refusal of a text that is no number of moves.
fn no_bid(typed: &str) -> Refusal {
    let refusal = Refusal::of(refusals::NO_BID).with("typed", Value::typed(typed));
    refusal.with("most", u32::from(HIGHEST_BID))
}

/// The words that may stand behind the number of a bid.
const UNITS: [&str; 6] = ["move", "moves", "zug", "züge", "jugada", "jugadas"];
/// Numbers of moves in words.
const NUMBERS: [&[&str]; 13] = [
    &["impossible", "zero", "none", "null", "unmöglich", "cero", "imposible"],
    &["one", "eins", "ein", "einen", "uno", "una"],
    &["two", "zwei", "dos"],
    &["three", "drei", "tres"],
    &["four", "vier", "cuatro"],
    &["five", "fünf", "cinco"],
    &["six", "sechs", "seis"],
    &["seven", "sieben", "siete"],
    &["eight", "acht", "ocho"],
    &["nine", "neun", "nueve"],
    &["ten", "zehn", "diez"],
    &["eleven", "elf", "once"],
    &["twelve", "zwölf", "doce"],
];
