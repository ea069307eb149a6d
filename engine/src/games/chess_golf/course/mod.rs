//! The state of a course, its public part, and one viewer's view.
//!
//! - [`play`]: applies steps, chance and rulings
//! - [`demonstrate`], [`score`]: who shows their line, scores, who wins
//! - [`terms`]: the options of a table

pub mod demonstrate;
pub mod play;
pub mod score;
pub mod terms;

use super::board::Board;
use super::events::CourseEvent;
use super::hole::Hole;
use super::solver::Verdict;
use super::stroke::Stroke;
use crate::cards::{Card, Cards, Deck, in_order};
use crate::rules::{Limit, Outcome, Pending, Phrase};
use crate::seat::{Seat, SeatSet};

/// The most players of a course.
pub const MOST_PLAYERS: usize = 8;
/// The number of holes, unless a short course was agreed.
pub const HOLES: u8 = 9;
/// The number of cards that the first hole shows.
pub const FEWEST_CARDS: u8 = 2;
/// The sixteen cards of the game.
const PACK: &str = "NNBBRRQKnnbbrrqk";

/// A number for each player, if there is one.
pub type Numbers = [Option<u32>; MOST_PLAYERS];
/// A line for each player, if there is one.
pub type Lines = [Option<Vec<Stroke>>; MOST_PLAYERS];
/// The pace in seconds from which a course is slow, and its demonstrations, too.
const SLOW: u32 = 60 * 60;
/// The seconds for a demonstration on a slow course, and on a live one.
const SHOWING: [u32; 2] = [SLOW, 30];

/// The full state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The public part.
    pub public: Public,
    /// The bids that are not shown yet.
    pub sealed: Numbers,
    /// The lines of bids, sealed until their player is to demonstrate, or still being written.
    pub lines: Lines,
    /// The seats whose bid or line of this hole was discarded without coming to the table.
    pub shut: SeatSet,
    /// The cards that are not dealt yet; their order, if they have one, is secret.
    pub deck: Deck,
}

/// One viewer's knowledge: no order of cards, no bid but the viewer's own, and no par of the hole being played,
/// which isn't stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// The bids not shown yet that the viewer knows: the viewer's own.
    pub sealed: Numbers,
    /// The sealed lines that the viewer knows: the viewer's own.
    pub lines: Lines,
    /// Whether the viewer's line is being written.
    pub writes: bool,
    /// The hole as the viewer sees it: after the moves of a line that is being written.
    pub hole: Hole,
}

/// The public part of a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The phase of the course.
    pub phase: Phase,
    /// The hole as it stands now.
    pub hole: Hole,
    /// The board at the start of the hole: a failed demonstration is taken back.
    pub tee: Board,
    /// The demonstration so far; the whole one after it has solved the hole.
    pub line: Vec<Stroke>,
    /// The cards that are not dealt yet, without their order.
    pub undealt: Cards,
    /// The edition of the rules.
    pub edition: u32,
    /// The seconds for bids.
    pub pace: u32,
    /// The number of players.
    pub players: u8,
    /// The number of holes of the course.
    pub holes: u8,
    /// The seats that have left the course.
    pub gone: SeatSet,
    /// The number of the hole, from 1.
    pub number: u8,
    /// The dealer.
    pub dealer: Seat,
    /// The number of cards that a hole shows.
    pub cards: u8,
    /// Whether the dealer may make holes harder.
    pub harder: bool,
    /// The seats that have bid.
    pub has_bid: SeatSet,
    /// The bids, once they are shown.
    pub bids: Numbers,
    /// The scores of this hole that are known already.
    pub marks: Numbers,
    /// The scores of the holes before.
    pub scores: Vec<[u32; MOST_PLAYERS]>,
    /// The pars of the holes before, where the referee found them: 0 for a hole that can't be solved.
    pub pars: Vec<Option<u32>>,
    /// The referee's ruling on the last hole.
    pub last: Option<Verdict>,
    /// The solution of the hole before, to be drawn until the next one is bid for.
    pub trail: Option<Trail>,
    /// The events since the last decision of a player.
    pub events: Vec<CourseEvent>,
}

/// A solution to draw once its hole is over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trail {
    /// Its moves.
    pub line: Vec<Stroke>,
    /// Whether it was demonstrated; else it is the referee's, and the pieces stand as before it.
    pub demonstrated: bool,
}

/// The phase of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Cards lay out the pieces, for a course or (`puzzle`) for a single hole without bids.
    Layout {
        /// Whether it is a single hole, after which no course follows.
        puzzle: bool,
    },
    /// The first dealer is drawn.
    Dealer,
    /// The dealer may make the holes harder.
    Offer,
    /// The chosen cards are dealt.
    Deal,
    /// Everybody bids.
    Bid,
    /// This player demonstrates.
    Show(Seat),
    /// The referee rules; the player of this seat, if any, has solved the hole.
    Rule(Option<Seat>),
    /// Captured pieces are put back.
    Return,
    /// A single hole, played without bids, with the number of moves so far.
    Puzzle(u32),
    /// The game is over.
    Over(Outcome),
}

impl State {
    /// A course before its first card, or the layout of a single hole if cards are chosen already.
    #[must_use]
    pub fn new(players: u8, pace: u32, chosen: Vec<Card>, edition: u32) -> Self {
        let puzzle = !chosen.is_empty();
        Self::from(Public {
            phase: Phase::Layout { puzzle },
            hole: Hole::new(Board::EMPTY, chosen),
            tee: Board::EMPTY,
            line: Vec::new(),
            undealt: pack(),
            edition,
            pace,
            players,
            holes: HOLES,
            gone: SeatSet::EMPTY,
            number: 1,
            dealer: Seat(0),
            cards: FEWEST_CARDS,
            harder: false,
            has_bid: SeatSet::EMPTY,
            bids: Numbers::default(),
            marks: Numbers::default(),
            scores: Vec::new(),
            pars: Vec::new(),
            last: None,
            trail: None,
            events: Vec::new(),
        })
    }

    /// This state on a course of this many holes.
    #[must_use]
    pub fn of_holes(mut self, holes: u8) -> Self {
        self.public.holes = holes;
        self
    }

    /// A single hole.
    #[must_use]
    pub fn puzzle(hole: Hole, edition: u32) -> Self {
        let mut state = Self::new(1, 0, hole.chosen.clone(), edition);
        state.public.phase = if hole.is_solved() { Phase::Over(score::solved(0)) } else { Phase::Puzzle(0) };
        state.public.tee = hole.board;
        state.public.hole = hole;
        state
    }
}

impl From<Public> for State {
    /// A state with a shuffled deck and no bids.
    fn from(public: Public) -> Self {
        Self {
            deck: Deck::shuffled(public.undealt),
            public,
            sealed: Numbers::default(),
            lines: Lines::default(),
            shut: SeatSet::EMPTY,
        }
    }
}

impl Public {
    /// The seats still on the course.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        (0..self.players).map(Seat).filter(|seat| !self.gone.contains(*seat)).collect()
    }

    /// The seats in play, from a seat on to the left.
    pub fn from_seat(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (players, in_play) = (self.players, self.in_play());
        (0..players)
            .map(move |step| Seat((first.0 + step) % players))
            .filter(move |seat| in_play.contains(*seat))
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.phase {
            Phase::Layout { .. } | Phase::Dealer | Phase::Deal | Phase::Return => Pending::Chance,
            Phase::Offer => Pending::Seats(SeatSet::only(self.dealer)),
            Phase::Bid => {
                Pending::Seats(self.in_play().iter().filter(|seat| !self.has_bid.contains(*seat)).collect())
            }
            Phase::Show(seat) => Pending::Seats(SeatSet::only(seat)),
            Phase::Puzzle(_) => Pending::Seats(SeatSet::only(Seat(0))),
            Phase::Rule(_) => Pending::Referee,
            Phase::Over(outcome) => Pending::Over(outcome),
        }
    }

    /// The seats whose steps are accepted now: a bid may be changed as long as another one is missing.
    #[must_use]
    pub fn may_act(&self) -> SeatSet {
        match (self.phase, self.pending()) {
            (Phase::Bid, _) => self.in_play(),
            (_, Pending::Seats(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The countdown: it starts with the first bid, and again for each demonstration.
    #[must_use]
    pub fn limit(&self) -> Option<Limit> {
        let (holes, shown) = (u32::from(self.number), self.marks.iter().flatten().count() as u32);
        let most = MOST_PLAYERS as u32 + 1;
        let (seconds, round) = match self.phase {
            Phase::Bid if !self.has_bid.is_empty() => (self.pace, holes * most),
            Phase::Show(_) => (self.showing(), holes * most + 1 + shown),
            _ => return None,
        };
        Some(Limit { seconds, round })
    }

    /// The seconds for a demonstration, which is shown rather than worked out. The first edition gave it as long
    /// as the bids.
    fn showing(&self) -> u32 {
        match (self.edition, self.pace >= SLOW) {
            (1, _) => self.pace,
            (_, true) => SHOWING[0],
            (_, false) => SHOWING[1],
        }
    }

    /// The sentence why the clock shows another time once a player has bid.
    #[must_use]
    pub fn bidding_phrase(&self) -> Phrase {
        match self.pace {
            pace if pace >= SLOW => Phrase::of("engine-scene-golf-day-to-bid"),
            seconds => Phrase::of("engine-scene-golf-seconds-to-bid").with("seconds", seconds),
        }
    }

    /// Like [`Public::bidding_phrase`], for a demonstration by players without a sealed line.
    #[must_use]
    pub fn showing_phrase(&self) -> Phrase {
        match self.showing() {
            SLOW => Phrase::of("engine-scene-golf-hour-to-show"),
            seconds => Phrase::of("engine-scene-golf-seconds-to-show").with("seconds", seconds),
        }
    }

    /// The prompt's sentence about the time for demonstrations, which a sealed line makes needless; empty for a
    /// single player.
    #[must_use]
    pub fn asks_to_seal(&self) -> Phrase {
        match self.showing() {
            _ if self.players == 1 => Phrase::default(),
            SLOW => Phrase::of("engine-asks-golf-hour-to-show"),
            seconds => Phrase::of("engine-asks-golf-seconds-to-show").with("seconds", seconds),
        }
    }

    /// Forgets what has happened since the last decision of a player, since there is another one.
    pub(super) fn begin_anew(&mut self) {
        self.events.clear();
        self.trail = None;
    }

    /// Whether a failed bid is scored once par is known: for a single player, since no other bid says what it costs.
    #[must_use]
    pub fn waits_for_par(&self) -> bool {
        self.edition > 1 && self.players == 1
    }
}

/// All sixteen cards.
#[must_use]
pub fn pack() -> Cards {
    in_order(PACK).unwrap_or_default().into_iter().collect()
}
