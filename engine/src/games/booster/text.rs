//! Reads and writes position texts: FEN's six fields, then `checkers=`, `hands=`, `deck=` and `discard=`.

use super::board::CheckerBoard;
use super::checkers::Checkers;
use super::clues::Clues;
use super::node::Node;
use super::state::{Public, State};
use super::{ARMY, Terms, refusals};
use crate::board::Side;
use crate::cards::refusals::too_many;
use crate::cards::{Card, Cards, Deck, in_order, two_lists};
use crate::chess::{Arrays, FenError, Fields, Position as Base, add_extra};
use crate::duel::Laden;
use crate::rules::{Refusal, SetupError, Value};

impl State {
    /// Reads a position text. Cards that it does not name take no part in the game.
    ///
    /// # Errors
    /// When it can't be read, or is no position of this game on these terms; the sentence says why.
    pub fn parse(text: &str, terms: &Terms) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["checkers", "hands", "deck", "discard"])?;
        let base = Base::read(ARMY, &fields, Arrays::Usual)?;
        let occupied = base.placement().occupied();
        let list = fields.extra("checkers");
        let checkers = list.map_or(Ok(Checkers::default()), |list| Checkers::parse(list, occupied))?;
        let board = CheckerBoard { base, checkers, owned: terms.checkers };
        check_checkers(&board)?;
        let waiting = base.turn().other();
        if board.in_check(waiting) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        let hands = two_lists("hands", "PPn|kQc", fields.extra("hands"))?;
        let hands: [Cards; 2] = hands.map(|hand| hand.into_iter().collect());
        let deck = in_order(fields.extra("deck").unwrap_or_default())?;
        let discard = in_order(fields.extra("discard").unwrap_or_default())?;
        let drawn = hands[0].and(&hands[1]);
        let fresh: Cards = deck.iter().copied().chain(drawn.iter()).collect();
        let all = fresh.and(&discard.iter().copied().collect());
        if terms.deck().without(&all).is_none() {
            return Err(too_many(&terms.deck()).into());
        }
        let mut clues = Clues::new(Cards::NONE, fresh);
        for side in Side::BOTH {
            hands[side.index()].iter().for_each(|_| clues.drew(side));
        }
        let public = Public { discard, ..Public::new(board, clues) };
        let mut state = Self { public, hands, kept: [Cards::NONE; 2], deck: Deck::stacked(&deck) };
        state.begin_turn();
        Ok(state)
    }

    /// The position text; within a turn, of the board as it stands.
    #[must_use]
    pub fn text(&self) -> String {
        let Public { board, discard, .. } = &self.public;
        write(board, self.public.side(), &self.hands, &self.deck, discard)
    }
}

impl Node {
    /// The text of a position at the beginning of a turn.
    pub(super) fn text(&self) -> String {
        write(&self.board, self.board.base.turn(), &self.hands, &self.deck, &self.discard)
    }
}

fn write(board: &CheckerBoard, side: Side, hands: &[Cards; 2], deck: &Deck, discard: &[Card]) -> String {
    let mut text = board.base.fields(side.letter(), board.base.en_passant());
    let mut field = |key, value: &str| add_extra(&mut text, key, value);
    field("checkers", &board.checkers.text());
    let [white, black] = hands;
    field("hands", &format!("{white}|{black}"));
    field("deck", &deck.to_string());
    field("discard", &discard.iter().copied().map(Card::letter).collect::<String>());
    text
}

fn check_checkers(board: &CheckerBoard) -> Result<(), SetupError> {
    for side in Side::BOTH {
        let (owned, laid) = (board.owned[side.index()], board.checkers.laid(side));
        if laid > owned {
            let refusal = Refusal::of(refusals::MANY_CHECKERS).with("side", Value::Name(side.name()));
            return Err(refusal.with("checkers", u32::from(owned)).with("laid", u32::from(laid)).into());
        }
    }
    Ok(())
}
