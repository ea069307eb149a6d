//! Refusals of Chess Golf.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    BID_FIRST = "golf/bid-first";
    AMBIGUOUS = "golf/ambiguous";
    /// The bid is no number of moves, or too high a one.
    NO_BID = "golf/no-bid" unread;
    /// The moves that the neighbours lend don't get there.
    BORROWS = "golf/borrows" impossible;
    /// No neighbour is there to lend a move.
    ALONE = "golf/alone" impossible;
    /// A colour without neighbouring pieces makes kings' moves.
    SCATTERED = "golf/scattered" impossible;
    /// The hole doesn't ask to capture the piece there.
    NO_PREY = "golf/no-prey" impossible;
    /// One and the same piece must make all further captures.
    ANOTHER_TAKES = "golf/another-takes" impossible;
    /// No piece of the kind gets there.
    NOBODY = "golf/nobody" impossible;
    /// What the hole is about can't be read; the reason follows.
    CHOSEN = "golf/chosen";
    /// More cards of a kind are chosen than there are.
    MANY_CARDS = "golf/many-cards";
    FEW_CARDS = "golf/few-cards";
    /// `taken=` without `taker=`, or the other way round.
    TAKEN_AND_TAKER = "golf/taken-and-taker";
    /// `taken=` does not fit the board or the chosen cards.
    TAKEN = "golf/taken";
    /// The fields after the board are others than the usual ones.
    FIELDS = "golf/fields";
    CHOSEN_TWICE = "golf/chosen-twice";
    NOTHING_CHOSEN = "golf/nothing-chosen";
    /// A field of a course that can't be read, or does not fit the others.
    FIELD = "golf/field";
    /// `line=` does not lead from `tee=` to the board.
    LINE = "golf/line";
    /// A field's number is none, or too low a one.
    NUMBER = "golf/number";
    /// More pieces of a kind than the game has.
    MANY_PIECES = "golf/many-pieces";
    /// An order of cards for a single hole.
    CARDS_CHOSEN = "golf/cards-chosen";
}
