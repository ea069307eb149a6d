//! Turns in which a piece steps on like a king for the checkers under it: shared by the games with checkers.

use std::fmt;
use std::str::FromStr;

use super::{glyph, piece_phrase};
use crate::board::{Board, Pattern, Piece, Role, Side, Square, SquareSet};
use crate::chess::{Castle, Choices, Move, NoSuchMove, PieceMoves, Played, Position, Wing};
use crate::rules::{Describe, Phrase, Value};
use crate::scene::Arrow;
use crate::work;

/// The state of a turn after its regular move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The square of the piece that moved; `None` after castling, when nothing steps on.
    pub square: Option<Square>,
    /// Whether anything was captured so far.
    pub captured: bool,
}

/// A board with checkers under its pieces. The turn of its position passes with the regular move, before the steps.
pub trait Laden: Copy {
    /// The base position: board, rights and clocks.
    fn base(&self) -> &Position;

    /// The base position, to be changed.
    fn base_mut(&mut self) -> &mut Position;

    /// The squares with checkers.
    fn laden(&self) -> SquareSet;

    /// Whether a side's king could be captured in the other's next turn.
    fn in_check(&self, side: Side) -> bool;

    /// The pseudo-legal targets of a piece of the side to move, castling aside.
    fn reach(&self, role: Role, from: Square) -> SquareSet;

    /// Whether the mover's piece on a square has a checker to step on for.
    fn may_step(&self, from: Square) -> bool;

    /// Moves the checkers of the mover's piece along, without the `spent` ones, and takes those under the `victim`.
    fn carry(&mut self, from: Square, to: Square, victim: Option<Square>, spent: u8);

    /// The side whose turn is running.
    fn mover(&self) -> Side {
        self.base().turn().other()
    }

    /// The legal regular moves, unsorted, each with the state behind it.
    fn safe_moves(&self) -> impl Iterator<Item = (Move, Self, Running)> + '_ {
        let (side, board) = (self.base().turn(), self.base().placement());
        let moves = board.side(side).iter().flat_map(move |from| {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            PieceMoves::new(role, from, self.reach(role, from), &Role::PROMOTIONS).moves()
        });
        let may = |wing: &Wing| self.base().castle(*wing).is_some_and(|castle| self.may_castle(castle));
        moves.chain(Wing::BOTH.into_iter().filter(may).map(Move::Castle)).filter_map(move |mv| {
            work::spend(1);
            let mut after = *self;
            let running = after.make(mv);
            (!after.in_check(side)).then_some((mv, after, running))
        })
    }

    /// Whether castling is possible: the way is free of pieces and checkers, and the king safe all along.
    fn may_castle(&self, castle: Castle) -> bool {
        let side = self.base().turn();
        let pair = SquareSet::of(castle.king_from) | SquareSet::of(castle.rook_from);
        castle.is_open(self.base().placement().occupied())
            && !self.laden().meets(pair)
            && castle.stops(self.base().placement(), side).all(|placement| {
                let mut there = *self;
                *there.base_mut().placement_mut() = placement;
                !there.in_check(side)
            })
    }

    /// Carries out a regular move and returns the state of the turn.
    fn make(&mut self, mv: Move) -> Running {
        let effect = self.base_mut().make(mv);
        let Move::Normal { from, to, .. } = mv else { return Running { square: None, captured: false } };
        let victim = effect.captured.map(|(square, _)| square);
        self.carry(from, to, victim, 0);
        Running { square: Some(to), captured: victim.is_some() }
    }

    /// The legal steps on, unsorted, each with the state behind it.
    fn safe_hops(&self, running: Running) -> impl Iterator<Item = (Hop, Self, Running)> + '_ {
        let side = self.mover();
        self.hops(running).filter(move |(_, after, _)| !after.in_check(side))
    }

    /// Like [`Laden::safe_hops`], but without regard to the own king.
    fn hops(&self, running: Running) -> impl Iterator<Item = (Hop, Self, Running)> + '_ {
        let (side, board) = (self.mover(), self.base().placement());
        let from = running.square.filter(|from| self.may_step(*from));
        let pawn = from.and_then(|from| board.role_at(from)).is_some_and(Role::is_pawn);
        let around = |from| Pattern::King.reach(side, from, SquareSet::EMPTY) - board.side(side);
        from.map_or(SquareSet::EMPTY, around).iter().flat_map(move |to| {
            let promotes = pawn && to.rank() == side.rank(7);
            let kinds = if promotes { &Role::PROMOTIONS[..] } else { &[] };
            let plain = (!promotes).then_some(None);
            plain.into_iter().chain(kinds.iter().copied().map(Some)).map(move |promotion| {
                work::spend(1);
                let (hop, mut after) = (Hop { to, promotion }, *self);
                let (_, running) = after.hop(running, hop);
                (hop, after, running)
            })
        })
    }

    /// Carries out a step on; returns the captured piece and the state of the turn.
    fn hop(&mut self, running: Running, hop: Hop) -> (Option<Piece>, Running) {
        let (Some(from), Hop { to, promotion }) = (running.square, hop) else { return (None, running) };
        self.base_mut().forget_en_passant();
        let captured = self.base().placement().piece_at(to);
        if captured.is_some() {
            self.base_mut().remove(to);
        }
        self.carry(from, to, captured.map(|_| to), 1);
        if let Some(piece) = self.base_mut().placement_mut().take(from) {
            let role = promotion.unwrap_or(piece.role);
            self.base_mut().placement_mut().put(to, Piece { role, ..piece });
        }
        (captured, Running { square: Some(to), captured: running.captured || captured.is_some() })
    }

    /// A menu description of a regular move.
    fn describe(&self, mv: Move, choices: &Choices<'_>) -> Describe {
        let mut after = *self;
        after.make(mv);
        let check = if after.in_check(self.mover()) { "+" } else { "" };
        choices.describe(mv, format!("{}{check}", choices.san(mv)))
    }
}

/// One step on. `Display` and `FromStr` are its notation: `b7`, `e8=Q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hop {
    /// The target square.
    pub to: Square,
    /// What a pawn is promoted to.
    pub promotion: Option<Role>,
}

impl Hop {
    /// Whether a text can only be a step's, though perhaps not a legal one: a move names two squares.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.split_once('=').map_or(text, |(square, _)| square).len() == 2
    }

    /// Whether a typed text may mean a step or a move: it ends with a square, and nothing more is specified.
    #[must_use]
    pub fn may_be_meant(typed: &str) -> bool {
        let bare = typed.trim().trim_end_matches(['+', '#', '!', '?']);
        let bare = bare.split_once('=').map_or(bare, |(to, _)| to);
        let square = bare.char_indices().nth_back(1).and_then(|(at, _)| bare.get(at..));
        let named = square.and_then(|square| square.to_lowercase().parse().ok());
        !bare.contains(char::is_whitespace) && named.is_some_and(|square: Square| square.on_board())
    }

    /// A typed step in canonical notation: case, dashes and a king's letter are ignored.
    #[must_use]
    pub fn notation(typed: &str) -> String {
        let bare = typed.trim().trim_start_matches(['K', '-', 'x', 'X']);
        match bare.split_once('=') {
            Some((square, kind)) => format!("{}={}", square.to_lowercase(), kind.to_uppercase()),
            None => bare.to_lowercase(),
        }
    }

    /// A menu description of a step of the piece on `from`. The sentence `key` has the game's word for a step.
    #[must_use]
    pub fn describe(self, board: &Board, side: Side, from: Option<Square>, key: &'static str) -> Describe {
        let Self { to, promotion } = self;
        let victim = board.role_at(to);
        let way = match (victim, promotion) {
            (None, None) => "moves",
            (None, Some(_)) => "becomes",
            (Some(_), None) => "takes",
            (Some(_), Some(_)) => "takes-becomes",
        };
        let name = |role: Option<Role>| Value::kind(role.map_or("piece", Role::name));
        let label = Phrase::of(key).with("way", Value::Case(way)).with("to", to);
        let label = label.with("victim", name(victim)).with("new", name(promotion));
        let title = |square: Square| board.role_at(square).map_or("piece", Role::name);
        let piece = from.map(|from| piece_phrase(Value::kind(title(from)), from)).unwrap_or_default();
        let brings = promotion.map(|role| glyph(side, role));
        Describe { from, to: Some(to), label, piece, capture: victim.is_some(), brings }
    }
}

impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.promotion {
            None => write!(f, "{}", self.to),
            Some(role) => write!(f, "{}={}", self.to, role.code()),
        }
    }
}

impl FromStr for Hop {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let (square, kind) = text.split_once('=').map_or((text, None), |(square, kind)| (square, Some(kind)));
        let to = square.parse().ok().filter(|square: &Square| square.on_board()).ok_or(NoSuchMove)?;
        let role =
            |kind| Role::from_code(kind).filter(|role| Role::PROMOTIONS.contains(role)).ok_or(NoSuchMove);
        Ok(Self { to, promotion: kind.map(role).transpose()? })
    }
}

/// The path of a turn's piece, in the last turn or so far in the running one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path {
    /// The regular move.
    pub moved: Option<Played>,
    /// The steps on: where each ended, and what it captured.
    pub hops: Vec<(Square, Option<Piece>)>,
}

impl Path {
    /// The arrows of the steps on.
    #[must_use]
    pub fn arrows(&self) -> Vec<Arrow> {
        let start = self.moved.map(|moved| moved.path.1);
        let squares: Vec<Square> = start.into_iter().chain(self.hops.iter().map(|(to, _)| *to)).collect();
        squares.windows(2).map(|pair| Arrow { from: pair[0], to: pair[1] }).collect()
    }

    /// The sentences of the move and its steps on. The sentence `key` has the game's word for a step.
    #[must_use]
    pub fn phrase(&self, key: &'static str) -> Phrase {
        let hop = |(to, captured): &(Square, Option<Piece>)| {
            let way = Value::Case(if captured.is_some() { "takes" } else { "moves" });
            let victim = Value::kind(captured.map_or("piece", |piece| piece.role.name()));
            Phrase::of(key).with("way", way).with("to", *to).with("victim", victim)
        };
        Phrase::all(self.moved.iter().map(Played::phrase).chain(self.hops.iter().map(hop)))
    }
}
