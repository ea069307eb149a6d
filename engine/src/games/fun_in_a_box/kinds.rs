//! The kinds of Fun-in-a-Box Chess: those of chess, and Things.

use crate::{board, chess};

crate::kinds! {
    /// The kinds of chess, pawns first, and after them the Thing.
    pub enum Role {
        /// The pawn.
        Pawn = "P", "pawn", "Pawn", PawnStep, PawnCapture;
        /// The knight.
        Knight = "N", "knight", "Knight", Knight, Knight;
        /// The bishop.
        Bishop = "B", "bishop", "Bishop", Bishop, Bishop;
        /// The rook.
        Rook = "R", "rook", "Rook", Rook, Rook;
        /// The queen.
        Queen = "Q", "queen", "Queen", Queen, Queen;
        /// The king.
        King = "K", "king", "King", King, King;
        /// Leaps where no other piece goes, and captures with its twin.
        Thing = "T", "thing", "Thing", Elsewhere, Nowhere;
    }
}

/// The pieces of the first rank, from the a-file on.
pub(super) const ARRAY: [Role; 8] = {
    use Role::{Bishop, King, Knight, Queen, Rook};
    [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]
};

/// What a pawn may become, in the order menus offer it.
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A piece of the game.
pub type Piece = board::Piece<Role>;
/// A board of the game.
pub type Board = board::Board<Role>;
/// A move of the game.
pub type Move = chess::Move<Role>;
/// The effects of a move.
pub(super) type Effect = chess::Effect<Role>;
/// The base position, without the boxes.
pub(super) type Base = chess::Position<Role>;
