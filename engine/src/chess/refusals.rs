//! Why a move that somebody typed isn't one, as codes: what is named and can't be, and what would work.

use crate::board::Side;
use crate::rules::{Refusal, Value, Words, refusals};

refusals! {
    Words::COMMON;
    /// King or rook has moved.
    CASTLE_LOST = "chess/castle-lost" impossible;
    /// Something stands between them.
    CASTLE_BLOCKED = "chess/castle-blocked" impossible;
    /// The king is attacked somewhere on its way.
    CASTLE_ATTACKED = "chess/castle-attacked" impossible;
    /// The turn goes another way.
    CASTLE_LATER = "chess/castle-later" impossible;
    /// Several promotions.
    PROMOTIONS = "chess/promotions";
    /// Several moves.
    AMBIGUOUS = "chess/ambiguous";
    NO_PROMOTION = "chess/no-promotion" impossible;
    NOTHING_THERE = "chess/nothing-there" impossible;
    NOT_YOURS = "chess/not-yours" impossible;
    /// Another kind than was named.
    ANOTHER_KIND = "chess/another-kind" impossible;
    /// Where the piece on a square can go; the sentence around [`REACH`] and its like.
    ONLY = "chess/only" impossible;
    NO_SUCH_PIECE = "chess/no-such-piece" impossible;
    NONE_ON_FILE = "chess/none-on-file" impossible;
    NONE_ON_RANK = "chess/none-on-rank" impossible;
    NO_PAWN = "chess/no-pawn" impossible;
    /// None of a kind comes there; where each of them can go.
    NO_PIECE = "chess/no-piece" impossible;
    /// The only piece of the kind that could be meant stands there.
    ALREADY_THERE = "chess/already-there" impossible;
    /// A clause: where a piece can go.
    REACH = "chess/reach";
    /// A clause: the same for a king that can castle, too.
    REACH_OR_CASTLE = "chess/reach-or-castle";
    /// A clause: a king that can do nothing but castle.
    CASTLE_ONLY = "chess/castle-only";
    /// A clause: a piece that can't move.
    STUCK = "chess/stuck";
    /// Said beside others: the king is in check, and what was typed doesn't save it.
    IN_CHECK = "chess/in-check";
    /// Said beside others: the piece goes there, but the king could be taken then.
    EXPOSED = "chess/exposed";
}

/// Says that a side's king stands behind a refusal: it is in check, or would be.
pub(crate) fn king_minds(side: Side, in_check: bool) -> Refusal {
    let why = if in_check { IN_CHECK } else { EXPOSED };
    Refusal::of(why).with("side", Value::Name(side.name()))
}
