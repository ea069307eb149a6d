//! [`Step`]: one step of a player, chance or the referee, and its text.

use std::fmt;
use std::str::FromStr;

use super::solver::{LONGEST, Verdict};
use super::stroke::{self, Stroke};
use crate::board::Square;
use crate::cards::Card;
use crate::chess::NoSuchMove;
use crate::seat::Seat;

/// The word for a line that is sealed with the bid.
const SEAL: &str = "line";
/// The highest bid.
pub const HIGHEST_BID: u8 = 30;

/// One step of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A move: `e5g6`.
    Stroke(Stroke),
    /// The end of a demonstration that leads nowhere: `--`.
    GiveUp,
    /// The dealer makes this and all later holes harder by a card: `add`.
    Add,
    /// The dealer does not: `keep`.
    Keep,
    /// From here on a line is written that is sealed with the bid: `line`.
    Seal,
    /// A number of moves, 0 for "impossible": `3`.
    Bid(u8),
    /// A move of the line that is sealed with the bid, which only its player sees: `e5-g6`.
    Sealed(Stroke),
    /// Chance turns up a card, to lay out a piece or to choose it: `N`.
    Card(Card),
    /// Chance decides who deals first: `dealer=2` is Player 2.
    Dealer(Seat),
    /// Chance puts a captured piece back: `b@e4`.
    Return(Card, Square),
    /// The referee's ruling.
    Ruling(Ruling),
}

/// The referee's ruling on a hole: [`Verdict`] in a form that can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruling {
    /// Par: a shortest solution.
    Par(Line),
    /// The hole can't be solved.
    Impossible,
    /// Unsolved: fewer moves than this are proved not to be enough.
    Open(u8),
}

/// A line of at most [`LONGEST`] moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    length: u8,
    strokes: [Stroke; LONGEST as usize],
}

impl Line {
    /// The line of these moves, if it is short enough.
    #[must_use]
    pub fn new(strokes: &[Stroke]) -> Option<Self> {
        // Unused moves are always equal, so that equal lines are equal.
        let nowhere = Stroke { from: Square::new(0), to: Square::new(0) };
        let mut line =
            Self { length: u8::try_from(strokes.len()).ok()?, strokes: [nowhere; LONGEST as usize] };
        line.strokes.get_mut(..strokes.len())?.copy_from_slice(strokes);
        Some(line)
    }

    /// The moves.
    #[must_use]
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes[..usize::from(self.length)]
    }
}

impl Ruling {
    /// The ruling as a [`Verdict`], with a list.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self {
            Self::Par(line) => Verdict::Par(line.strokes().to_vec()),
            Self::Impossible => Verdict::Impossible,
            Self::Open(least) => Verdict::Open(u32::from(*least)),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stroke(stroke) => stroke.fmt(f),
            Self::GiveUp => f.write_str("--"),
            Self::Add => f.write_str("add"),
            Self::Keep => f.write_str("keep"),
            Self::Seal => f.write_str(SEAL),
            Self::Bid(moves) => moves.fmt(f),
            Self::Sealed(Stroke { from, to }) => write!(f, "{from}-{to}"),
            Self::Card(card) => card.fmt(f),
            Self::Dealer(seat) => write!(f, "dealer={}", seat.0 + 1),
            Self::Return(card, square) => write!(f, "{card}@{square}"),
            Self::Ruling(ruling) => ruling.verdict().fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let step = match text {
            "--" => Self::GiveUp,
            "add" => Self::Add,
            "keep" => Self::Keep,
            SEAL => Self::Seal,
            "impossible" => Self::Ruling(Ruling::Impossible),
            _ => other(text).ok_or(NoSuchMove)?,
        };
        // Each step has only one text.
        if step.to_string() == text { Ok(step) } else { Err(NoSuchMove) }
    }
}

fn other(text: &str) -> Option<Step> {
    if let Some(number) = text.strip_prefix("dealer=") {
        return Some(Step::Dealer(Seat(number.parse::<u8>().ok()?.checked_sub(1)?)));
    }
    if let Some(least) = text.strip_prefix("open=") {
        return least.parse().ok().map(|least| Step::Ruling(Ruling::Open(least)));
    }
    if let Some(solved) = text.strip_prefix("par=") {
        let (_, line) = solved.split_once(':')?;
        let strokes: Result<Vec<Stroke>, _> = line.split('/').map(str::parse).collect();
        return Some(Step::Ruling(Ruling::Par(Line::new(&strokes.ok()?)?)));
    }
    if let Some((card, square)) = text.split_once('@') {
        let square: Square = square.parse().ok()?;
        return Some(Step::Return(card.parse().ok()?, square)).filter(|_| square.on_board());
    }
    if let Some((from, to)) = text.split_once('-') {
        return format!("{from}{to}").parse().ok().map(Step::Sealed);
    }
    let bid = || text.parse().ok().filter(|bid| *bid <= HIGHEST_BID).map(Step::Bid);
    let card = || text.parse().ok().map(Step::Card);
    bid().or_else(card).or_else(|| text.parse::<Stroke>().ok().map(Step::Stroke))
}

/// A line in words: `e5g6, g6h5, h5h2`.
#[must_use]
pub fn spelt(strokes: &[Stroke]) -> String {
    stroke::line(strokes).replace('/', ", ")
}
