//! Reads and writes position texts: FEN's six fields, then `zombies=`, `buried=` and `dust=`.

use super::refusals;
use super::state::{Public, State};
use super::turn_state::ZombieBoard;
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::{Arrays, CastlingRights, FenError, Fields, add_extra, check_kings};
use crate::rules::{Refusal, SetupError, Value};

/// The kinds that can be buried or turn to dust, in the order of lists.
const MORTAL: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl State {
    /// Reads a position text, to be continued by an edition of the rules.
    ///
    /// # Errors
    /// When it can't be read, or is no position of this game; the sentence says why.
    pub fn parse(text: &str, edition: u32) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&["zombies", "buried", "dust"])?;
        let placement: Board = fields.placement.parse().map_err(FenError::from)?;
        check_kings(&placement)?;
        let side = fields.side()?;
        let zombies = squares("zombies", fields.extra("zombies"))?;
        check_zombies(&placement, zombies)?;
        let castling = CastlingRights::parse(fields.castling, &placement, Arrays::Usual)?;
        let en_passant = passed(&fields, &placement, side)?;
        let board = ZombieBoard { placement, zombies, castling, en_passant };
        let mut public = Public::new(edition, board, side, fields.halfmove_clock, fields.move_number);
        public.dust = dust(fields.extra("dust").unwrap_or_default())?;
        Ok(Self::new(public, graves(fields.extra("buried"))?))
    }

    /// The position text.
    #[must_use]
    pub fn text(&self) -> String {
        let Public { turn, clock, number, .. } = &self.public;
        let board = &turn.board;
        let side = if turn.side == Side::White { 'w' } else { 'b' };
        let castling = board.castling.letters(&board.placement);
        let passed = if board.en_passant.is_empty() { "-".to_owned() } else { list(board.en_passant) };
        let mut text = format!("{} {side} {castling} {passed} {clock} {number}", board.placement);
        let mut field = |key, value: &str| add_extra(&mut text, key, value);
        field("zombies", &list(board.zombies));
        let buried: Vec<String> = Side::BOTH
            .into_iter()
            .zip(["w", "b"])
            .filter(|(side, _)| !self.secrets[side.index()].occupied().is_empty())
            .map(|(side, letter)| {
                let graves: Vec<String> = self.secrets[side.index()]
                    .iter()
                    .map(|(square, piece)| format!("{square}{piece}"))
                    .collect();
                format!("{letter}:{}", graves.join(","))
            })
            .collect();
        field("buried", &buried.join("|"));
        let dust: String = Side::BOTH
            .into_iter()
            .flat_map(|side| MORTAL.map(|role| Piece::new(side, role)))
            .flat_map(|piece| {
                let count = self.public.dust[piece.side.index()][piece.role.index()];
                std::iter::repeat_n(piece.code(), usize::from(count))
            })
            .collect();
        field("dust", &dust);
        text
    }
}

/// A list of squares: `c6,d7`.
fn list(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

fn square(text: &str) -> Option<Square> {
    text.parse().ok().filter(|square: &Square| square.on_board())
}

fn squares(key: &str, text: Option<&str>) -> Result<SquareSet, SetupError> {
    let Some(text) = text else { return Ok(SquareSet::EMPTY) };
    let mut set = SquareSet::EMPTY;
    for name in text.split(',') {
        let found = square(name).filter(|square| !set.contains(*square));
        set.insert(found.ok_or_else(|| {
            Refusal::of(refusals::SQUARES).with("field", key.to_owned()).with("typed", Value::typed(name))
        })?);
    }
    Ok(set)
}

fn check_zombies(placement: &Board, zombies: SquareSet) -> Result<(), SetupError> {
    let bodies = placement.occupied() - placement.role(Role::King);
    if let Some(nobody) = (zombies - bodies).first() {
        return Err(Refusal::of(refusals::NOBODY).with("square", nobody).into());
    }
    let ends = SquareSet::rank(0) | SquareSet::rank(7);
    match ((placement.role(Role::Pawn) & ends) - zombies).first() {
        Some(square) => Err(Refusal::of(refusals::LIVING_PAWN).with("square", square).into()),
        None => Ok(()),
    }
}

/// The squares that pawns of the waiting side have just passed.
fn passed(fields: &Fields<'_>, placement: &Board, side: Side) -> Result<SquareSet, SetupError> {
    if fields.en_passant == "-" {
        return Ok(SquareSet::EMPTY);
    }
    let mut set = SquareSet::EMPTY;
    for name in fields.en_passant.split(',') {
        let square = square(name).filter(|square| !set.contains(*square)).ok_or(FenError::EnPassant)?;
        let waiting = side.other();
        let ahead = Square::at(square.file(), waiting.rank(3));
        let passer = ahead.is_some_and(|ahead| placement.pieces(waiting, Role::Pawn).contains(ahead));
        // The square the pawn came from need not be empty: a piece may have risen there.
        if square.rank() != waiting.rank(2) || !passer || placement.occupied().contains(square) {
            return Err(FenError::EnPassantSquare(square).into());
        }
        set.insert(square);
    }
    Ok(set)
}

/// The piece of a letter, if it can be buried; letters of other games' kinds are refused.
fn mortal(letter: char) -> Option<Piece> {
    Piece::from_letter(letter).filter(|piece| MORTAL.contains(&piece.role))
}

fn graves(text: Option<&str>) -> Result<[Board; 2], SetupError> {
    let wrong = || SetupError::from(Refusal::of(refusals::BURIED));
    let mut graves = [Board::EMPTY; 2];
    let mut named = Vec::new();
    for part in text.into_iter().flat_map(|text| text.split('|')) {
        let (burier, list) = part.split_once(':').ok_or_else(wrong)?;
        let burier = match burier {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(wrong()),
        };
        if named.contains(&burier) {
            return Err(wrong());
        }
        named.push(burier);
        for grave in list.split(',') {
            let (name, letter) = grave.split_at_checked(2).ok_or_else(wrong)?;
            let square = square(name).ok_or_else(wrong)?;
            let piece = letter.parse().ok().and_then(mortal).ok_or_else(wrong)?;
            let graves = &mut graves[burier.index()];
            if piece.side == burier || graves.occupied().contains(square) {
                return Err(wrong());
            }
            graves.put(square, piece);
        }
    }
    Ok(graves)
}

fn dust(text: &str) -> Result<[[u8; 6]; 2], SetupError> {
    let mut dust = [[0_u8; 6]; 2];
    for letter in text.chars() {
        let count = mortal(letter).map(|piece| &mut dust[piece.side.index()][piece.role.index()]);
        let room = count.filter(|count| **count < u8::MAX);
        *room.ok_or_else(|| Refusal::of(refusals::DUST))? += 1;
    }
    Ok(dust)
}
