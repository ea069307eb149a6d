//! Refusal codes for typed moves: what was named and isn't possible, and what would work.

use crate::board::Side;
use crate::rules::{Refusal, Value, Words, refusals};

refusals! {
    Words::COMMON;
    /// The king or the rook has moved.
    CASTLE_LOST = "chess/castle-lost" impossible;
    /// A piece stands between king and rook.
    CASTLE_BLOCKED = "chess/castle-blocked" impossible;
    /// The king is attacked somewhere on its way.
    CASTLE_ATTACKED = "chess/castle-attacked" impossible;
    /// Castling isn't the next step of this turn.
    CASTLE_LATER = "chess/castle-later" impossible;
    /// Several promotions are possible.
    PROMOTIONS = "chess/promotions";
    /// Several moves are possible.
    AMBIGUOUS = "chess/ambiguous";
    NO_PROMOTION = "chess/no-promotion" impossible;
    NOTHING_THERE = "chess/nothing-there" impossible;
    NOT_YOURS = "chess/not-yours" impossible;
    /// A piece of another kind than the named one stands there.
    ANOTHER_KIND = "chess/another-kind" impossible;
    /// The targets of the piece on a square; the sentence around [`REACH`] and its variants.
    ONLY = "chess/only" impossible;
    NO_SUCH_PIECE = "chess/no-such-piece" impossible;
    NONE_ON_FILE = "chess/none-on-file" impossible;
    NONE_ON_RANK = "chess/none-on-rank" impossible;
    NO_PAWN = "chess/no-pawn" impossible;
    /// No piece of the kind can go there; the targets of each of them.
    NO_PIECE = "chess/no-piece" impossible;
    /// The only possible piece of the kind stands there already.
    ALREADY_THERE = "chess/already-there" impossible;
    /// A clause: the targets of a piece.
    REACH = "chess/reach";
    /// A clause: the targets of a king that can castle, too.
    REACH_OR_CASTLE = "chess/reach-or-castle";
    /// A clause: a king that can only castle.
    CASTLE_ONLY = "chess/castle-only";
    /// A clause: a piece that can't move.
    STUCK = "chess/stuck";
    /// An added remark: the king is in check, and the typed move doesn't save it.
    IN_CHECK = "chess/in-check";
    /// An added remark: the piece goes there, but the king could be captured then.
    EXPOSED = "chess/exposed";
}

/// The remark that the king is the cause of a refusal: it is in check, or would be.
pub(crate) fn king_minds(side: Side, in_check: bool) -> Refusal {
    let why = if in_check { IN_CHECK } else { EXPOSED };
    Refusal::of(why).with("side", Value::Name(side.name()))
}
