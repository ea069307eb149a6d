//! Antichess: a player who can capture must, and a player who has no move left has won. Kings are ordinary pieces.

use std::ops::ControlFlow;

use engine::chess::{
    Army, Arrays, DeadPositions, Fields, PieceMoves, Position as Base, PositionKey, Variant, won_by,
};
use engine::duel::Chesslike;
use engine::rules::{Info, Options, Outcome, Reason, SetupError};

engine::kinds! {
    pub(crate) enum Kind {
        Pawn = "P", "pawn", "Pawn", PawnStep, PawnCapture;
        Knight = "N", "knight", "Knight", Knight, Knight;
        Bishop = "B", "bishop", "Bishop", Bishop, Bishop;
        Rook = "R", "rook", "Rook", Rook, Rook;
        Queen = "Q", "queen", "Queen", Queen, Queen;
        King = "K", "king", "King", King, King;
    }
    common: King;
}

const ARMY: &Army<Kind> = &Army {
    promotions: &[Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::King],
    dead: DeadPositions::Never,
    pawns_retreat: false,
};
const EMPTY_HANDED: Reason = Reason::new("nothing-left-to-move", "nothing left to move");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Position(Base<Kind>);

impl Variant for Position {
    type Kind = Kind;
    type Key = PositionKey<Kind>;

    fn base(&self) -> &Base<Kind> {
        &self.0
    }

    fn base_mut(&mut self) -> &mut Base<Kind> {
        &mut self.0
    }

    fn key(&self) -> Self::Key {
        self.0.key()
    }

    fn generate<B>(&self, mut listener: impl FnMut(PieceMoves<Kind>) -> ControlFlow<B>) -> ControlFlow<B> {
        let capturing = |piece_moves: PieceMoves<Kind>| piece_moves.only(|mv| self.captured_by(mv).is_some());
        let stop = |piece_moves| match capturing(piece_moves).count() {
            0 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        let must = self.0.piece_moves(stop).is_break();
        self.0.piece_moves(|piece_moves| match if must { capturing(piece_moves) } else { piece_moves } {
            piece_moves if piece_moves.count() > 0 => listener(piece_moves),
            _ => ControlFlow::Continue(()),
        })
    }

    fn stuck(&self) -> Outcome {
        won_by(self.turn(), EMPTY_HANDED)
    }
}

pub(crate) struct Antichess;

impl Chesslike for Antichess {
    const INFO: Info = super::info("antichess", "Antichess", &[EMPTY_HANDED]);
    type Position = Position;
    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse(&super::START.replace("KQkq", "-"), options)
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position(Base::read(ARMY, &Fields::cut(text)?, Arrays::Usual)?))
    }
}
