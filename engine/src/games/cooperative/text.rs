//! Reads and writes position texts: FEN's six fields, then `hands=`, `deck=`, `stacks=` and `captured=`.

use super::board::FreeBoard;
use super::state::{Public, State};
use crate::cards::refusals::too_many;
use crate::cards::{Card, Cards, Deck, in_order, two_lists};
use crate::chess::{Army, Arrays, Fields, Position, add_extra};
use crate::rules::SetupError;

impl State {
    /// Reads a position text. Cards that it does not name take no part in the game.
    ///
    /// # Errors
    /// When it can't be read, or is no position of this game; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["hands", "deck", "stacks", "captured"])?;
        let base = Position::read(Army::ORTHODOX, &fields, Arrays::Usual)?;
        let board = FreeBoard {
            placement: *base.placement(),
            castling: base.castling(),
            en_passant: base.en_passant(),
            side: base.turn(),
        };
        let hands = two_lists("hands", "PPn|kQ", fields.extra("hands"))?;
        let stacks = two_lists("stacks", "PPn|kQ", fields.extra("stacks"))?;
        let deck = in_order(fields.extra("deck").unwrap_or_default())?;
        let captured = in_order(fields.extra("captured").unwrap_or_default())?;
        let all: Cards = hands.iter().chain(&stacks).chain([&deck, &captured]).flatten().copied().collect();
        if super::all_cards().without(&all).is_none() {
            return Err(too_many(&super::all_cards()).into());
        }
        let public = Public::new(board, base.halfmove_clock(), base.move_number());
        let mut state = Self {
            public: Public { stacks, captured, ..public },
            hands: hands.map(|hand| hand.into_iter().collect()),
            deck: Deck::stacked(&deck),
        };
        state.begin_turn();
        Ok(state)
    }

    /// The position text; within a turn, of the board as it stands.
    #[must_use]
    pub fn text(&self) -> String {
        let Public { board, clock, number, stacks, captured, .. } = &self.public;
        let castling = board.castling.letters(&board.placement);
        let passed = board.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let mut text =
            format!("{} {} {castling} {passed} {clock} {number}", board.placement, board.side.letter());
        let mut field = |key, value: &str| add_extra(&mut text, key, value);
        let [white, black] = &self.hands;
        field("hands", &format!("{white}|{black}"));
        field("deck", &self.deck.to_string());
        let [white, black] = stacks;
        field("stacks", &format!("{}|{}", letters(white), letters(black)));
        field("captured", &letters(captured));
        text
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(Card::letter).collect()
}
