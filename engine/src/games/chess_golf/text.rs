//! Reads and writes position texts, of a single hole and of a whole course.
//!
//! A hole has the fields `chosen= taken= taker=` (RULES). A course has `phase=` and its own fields after those, in
//! this order: `hole players gone dealer cards harder tee line back scores pars marks bids sealed shown deck`:
//! `bids` are secret, as are the lines `sealed` with them (`.` is one without a move so far), and `shown` are
//! bids, too. Players count from 1; lists have one entry for each, `-` for none.

use std::fmt::Write;
use std::str::FromStr;

use super::board::{Board, number_of};
use super::course::score;
use super::course::terms::Terms;
use super::course::{FEWEST_CARDS, MOST_PLAYERS, Numbers, Phase, Public, State, pack};
use super::hole::{Hole, card, piece};
use super::refusals;
use super::sealed;
use super::step::HIGHEST_BID;
use super::stroke::{self, Stroke};
use crate::board::Role;
use crate::cards::{Card, Cards, Deck, in_order};
use crate::chess::Fields;
use crate::rules::{Refusal, SetupError};
use crate::seat::{Seat, SeatSet};

/// The fields that are the same in every position text of this game.
pub const FIELDS: &str = "w - - 0 1";
/// The fields of a single hole.
const HOLE_KEYS: [&str; 3] = ["chosen", "taken", "taker"];
/// The further fields of a course.
const COURSE_KEYS: [&str; 17] = [
    "phase", "hole", "players", "gone", "dealer", "cards", "harder", "tee", "line", "back", "scores", "pars",
    "marks", "bids", "sealed", "shown", "deck",
];

/// Reads the cards of a hole: `Kb`.
///
/// # Errors
/// When they are no cards of this game, too many of one kind, or fewer than two.
pub fn chosen(text: &str) -> Result<Vec<Card>, SetupError> {
    let wrong = |why| SetupError::from(Refusal::of(refusals::CHOSEN).and(why));
    let cards = in_order(text).map_err(|error| wrong(error.into()))?;
    let all: Cards = cards.iter().copied().collect();
    for card in &cards {
        let most = piece(*card).filter(|piece| piece.role != Role::Pawn);
        let most = most.map_or(0, |piece| number_of(piece.role));
        if usize::from(all.count(*card)) > most {
            let many = Refusal::of(refusals::MANY_CARDS).with("letter", card.to_string());
            return Err(wrong(many.with("most", most as u32)));
        }
    }
    if cards.len() < 2 { Err(wrong(Refusal::of(refusals::FEW_CARDS))) } else { Ok(cards) }
}

/// Reads the part of a position text with the state of a hole.
///
/// # Errors
/// When it can't be read or makes no sense; the sentence says why.
pub fn hole(fields: &Fields<'_>) -> Result<Hole, SetupError> {
    let board = board(fields)?;
    let mut hole = Hole::new(board, chosen(fields.extra("chosen").unwrap_or_default())?);
    let (Some(taken), Some(taker)) = (fields.extra("taken"), fields.extra("taker")) else {
        return match (fields.extra("taken"), fields.extra("taker")) {
            (None, None) => Ok(hole),
            _ => Err(Refusal::of(refusals::TAKEN_AND_TAKER).into()),
        };
    };
    let wrong = || SetupError::from(Refusal::of(refusals::TAKEN));
    let taker = taker.parse().map_err(|_| wrong())?;
    let taken: Cards = taken.parse().map_err(|_| wrong())?;
    let hunter = board.at(taker).map(card).ok_or_else(wrong)?;
    let mut needed: Cards = hole.chosen.iter().copied().collect();
    if !needed.take(hunter) || taken.is_empty() || needed.without(&taken).is_none() {
        return Err(wrong());
    }
    hole.taker = Some(taker);
    hole.taken = taken;
    Ok(hole)
}

fn board(fields: &Fields<'_>) -> Result<Board, SetupError> {
    let rest = (fields.side, fields.castling, fields.en_passant, fields.halfmove_clock, fields.move_number);
    if rest != ("w", "-", "-", 0, 1) {
        return Err(Refusal::of(refusals::FIELDS).with("example", format!("`{FIELDS}`")).into());
    }
    Board::parse(fields.placement)
}

/// Writes a hole as a position text.
#[must_use]
pub fn write(hole: &Hole) -> String {
    let mut text = format!("{} {FIELDS}", hole.board);
    if !hole.chosen.is_empty() {
        text += " chosen=";
        hole.chosen.iter().for_each(|card| text.push(card.letter()));
    }
    if let Some(taker) = hole.taker {
        let _ = write!(text, " taken={} taker={taker}", hole.taken);
    }
    text
}

impl State {
    /// Reads a position text; the option's cards are chosen if the text names none.
    ///
    /// # Errors
    /// When it can't be read or makes no sense; the sentence says why.
    pub fn parse(text: &str, option: Option<&str>, terms: Terms) -> Result<Self, SetupError> {
        let mut fields = Fields::cut(text)?;
        fields.allow_extras(&[&HOLE_KEYS[..], &COURSE_KEYS[..]].concat())?;
        match (fields.extra("chosen"), option) {
            (None, Some(cards)) => fields.extras.push(("chosen", cards)),
            (Some(one), Some(two)) if one != two => {
                return Err(Refusal::of(refusals::CHOSEN_TWICE).into());
            }
            _ => {}
        }
        if fields.extra("phase").is_some() {
            return course(&fields, terms);
        }
        fields.allow_extras(&HOLE_KEYS)?;
        if fields.extra("chosen").is_none() {
            return Err(Refusal::of(refusals::NOTHING_CHOSEN).into());
        }
        Ok(Self::puzzle(hole(&fields)?, terms.edition))
    }

    /// The position text.
    #[must_use]
    pub fn text(&self) -> String {
        let public = &self.public;
        let back = matches!(public.phase, Phase::Return);
        let hole = match public.phase {
            Phase::Return => Hole::new(public.hole.board, public.hole.chosen.clone()),
            Phase::Over(_) if !is_single(public.phase) => {
                Hole::new(public.hole.board, public.hole.chosen.clone())
            }
            _ => public.hole.clone(),
        };
        let mut text = write(&hole);
        let mut field = |key: &str, value: String| {
            if !value.is_empty() {
                let _ = write!(text, " {key}={value}");
            }
        };
        field("phase", phase_text(public.phase));
        if is_single(public.phase) {
            return text;
        }
        field("hole", public.number.to_string());
        field("players", public.players.to_string());
        field("gone", seats_text(public.gone));
        field("dealer", (public.dealer.0 + 1).to_string());
        field("cards", public.cards.to_string());
        field("harder", if public.harder { "yes".to_owned() } else { String::new() });
        let line =
            if matches!(public.phase, Phase::Show(_) | Phase::Rule(_)) { &public.line[..] } else { &[] };
        field("tee", if line.is_empty() { String::new() } else { public.tee.to_string() });
        field("line", stroke::line(line));
        field("back", if back { public.hole.taken.to_string() } else { String::new() });
        let scores = public.scores.iter().map(|scores| numbers_text(&scores.map(Some), public.players));
        field("scores", scores.collect::<Vec<_>>().join("|"));
        field(
            "pars",
            if public.pars.iter().any(Option::is_some) { list_text(&public.pars) } else { String::new() },
        );
        field("marks", numbers_text(&public.marks, public.players));
        field("bids", numbers_text(&self.sealed, public.players));
        field("sealed", sealed::text(&self.lines, public.players));
        field("shown", numbers_text(&public.bids, public.players));
        field("deck", self.deck.to_string());
        text
    }
}

/// Whether it is a single hole, after which no course follows.
fn is_single(phase: Phase) -> bool {
    matches!(phase, Phase::Puzzle(_) | Phase::Layout { puzzle: true })
        || matches!(phase, Phase::Over(outcome) if outcome.reason == score::SOLVED)
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Layout { .. } => "layout".to_owned(),
        Phase::Dealer => "dealer".to_owned(),
        Phase::Offer => "offer".to_owned(),
        Phase::Deal => "deal".to_owned(),
        Phase::Bid => "bid".to_owned(),
        Phase::Show(seat) => format!("show{}", seat.0 + 1),
        Phase::Rule(None) => "rule".to_owned(),
        Phase::Rule(Some(seat)) => format!("rule{}", seat.0 + 1),
        Phase::Return => "return".to_owned(),
        Phase::Over(outcome) if outcome.reason != score::SOLVED => "over".to_owned(),
        Phase::Puzzle(_) | Phase::Over(_) => String::new(),
    }
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| (seat.0 + 1).to_string()).collect::<Vec<_>>().join(",")
}

/// The list of a number for each player; empty when nobody has one.
fn numbers_text(numbers: &Numbers, players: u8) -> String {
    let all = &numbers[..usize::from(players)];
    if all.iter().all(Option::is_none) {
        return String::new();
    }
    list_text(all)
}

/// Numbers separated by commas, `-` where there is none.
fn list_text(numbers: &[Option<u32>]) -> String {
    let entry = |number: &Option<u32>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    numbers.iter().map(entry).collect::<Vec<_>>().join(",")
}

/// Reads the fields of a course. A text that could leave it stuck later is refused.
fn course(fields: &Fields<'_>, terms: Terms) -> Result<State, SetupError> {
    let wrong = |key: &str| SetupError::from(Refusal::of(refusals::FIELD).with("field", key.to_owned()));
    let players: u8 = number(fields, "players", 1)?.unwrap_or(1);
    if usize::from(players) > MOST_PLAYERS {
        return Err(wrong("players"));
    }
    let seat = |text: &str| {
        let number = text.parse::<u8>().ok().filter(|number| (1..=players).contains(number));
        number.map(|number| Seat(number - 1))
    };
    let cards_of = |key: &str| -> Result<Vec<Card>, SetupError> {
        let cards = in_order(fields.extra(key).unwrap_or_default()).map_err(|_| wrong(key))?;
        let all = pack().without(&cards.iter().copied().collect());
        all.map(|_| cards).ok_or_else(|| wrong(key))
    };
    let board = board(fields)?;
    let deck = cards_of("deck")?;
    let mut state = State::new(players, terms.pace, Vec::new(), terms.edition).of_holes(terms.holes);
    state.deck = Deck::stacked(&deck);
    let public = &mut state.public;
    public.undealt = *state.deck.cards();
    public.hole = Hole::new(board, cards_of("chosen")?);
    public.tee = board;
    public.number =
        number(fields, "hole", 1)?.filter(|hole| *hole <= terms.holes).ok_or_else(|| wrong("hole"))?;
    public.cards = number(fields, "cards", FEWEST_CARDS)?
        .filter(|cards| usize::from(*cards) <= pack().len())
        .ok_or_else(|| wrong("cards"))?;
    public.dealer = fields.extra("dealer").and_then(seat).ok_or_else(|| wrong("dealer"))?;
    public.harder = match fields.extra("harder") {
        None => false,
        Some("yes") => true,
        Some(_) => return Err(wrong("harder")),
    };
    let gone = fields.extra("gone").into_iter().flat_map(|text| text.split(','));
    public.gone = gone.map(|text| seat(text).ok_or_else(|| wrong("gone"))).collect::<Result<_, _>>()?;
    let numbers = |text: Option<&str>, key: &str| numbers(text, players).ok_or_else(|| wrong(key));
    for scores in fields.extra("scores").into_iter().flat_map(|text| text.split('|')) {
        public.scores.push(numbers(Some(scores), "scores")?.map(Option::unwrap_or_default));
    }
    // Texts from before the score card had pars have none.
    public.pars = match fields.extra("pars") {
        None => vec![None; public.scores.len()],
        Some(text) => {
            list(text).filter(|pars| pars.len() == public.scores.len()).ok_or_else(|| wrong("pars"))?
        }
    };
    public.marks = numbers(fields.extra("marks"), "marks")?;
    public.bids = numbers(fields.extra("shown"), "shown")?;
    state.sealed = numbers(fields.extra("bids"), "bids")?;
    if public.bids.iter().chain(&state.sealed).flatten().any(|bid| *bid > u32::from(HIGHEST_BID)) {
        return Err(wrong("bids"));
    }
    let phase = fields.extra("phase").unwrap_or_default();
    let made = (0..players).map(Seat).filter(|seat| state.sealed[usize::from(seat.0)].is_some());
    public.has_bid = made.collect();
    if fields.extra(if phase == "bid" { "shown" } else { "bids" }).is_some() {
        return Err(wrong("phase"));
    }
    let line = fields.extra("line").map_or_else(Vec::new, |line| line.split('/').collect());
    let line: Result<Vec<Stroke>, _> = line.into_iter().map(str::parse).collect();
    public.replay(fields, &line.map_err(|_| wrong("line"))?)?;
    if phase == "return" {
        public.hole.taken = cards_of("back")?.into_iter().collect();
    } else if fields.extra("back").is_some() {
        return Err(wrong("back"));
    }
    public.phase = match phase {
        "layout" => Phase::Layout { puzzle: false },
        "dealer" => Phase::Dealer,
        "offer" => Phase::Offer,
        "deal" => Phase::Deal,
        "bid" => Phase::Bid,
        "rule" => Phase::Rule(None),
        "return" => Phase::Return,
        "over" => Phase::Over(public.deserted().unwrap_or_else(|| public.result())),
        other => {
            let shown = other.strip_prefix("show").and_then(seat).map(Phase::Show);
            let ruled = || other.strip_prefix("rule").and_then(seat).map(|seat| Phase::Rule(Some(seat)));
            shown.or_else(ruled).ok_or_else(|| wrong("phase"))?
        }
    };
    if !public.fits() {
        return Err(wrong("phase"));
    }
    if let Some(text) = fields.extra("sealed") {
        state.lines = sealed::read(text, players)
            .filter(|lines| state.fits_lines(lines))
            .ok_or_else(|| wrong("sealed"))?;
    }
    Ok(state)
}

impl Public {
    /// Replays the demonstration so far, and checks that it agrees with the other fields.
    fn replay(&mut self, fields: &Fields<'_>, line: &[Stroke]) -> Result<(), SetupError> {
        let wrong = || SetupError::from(Refusal::of(refusals::LINE));
        let given = (fields.extra("taken").map(str::to_owned), fields.extra("taker").map(str::to_owned));
        if let Some(tee) = fields.extra("tee") {
            self.tee = Board::parse(tee)?;
        }
        let board = self.hole.board;
        self.hole.board = self.tee;
        for stroke in line {
            self.hole.play(*stroke).map_err(|_| wrong())?;
        }
        let taken = Some(self.hole.taken.to_string()).filter(|taken| !taken.is_empty());
        let came = (taken, self.hole.taker.map(|taker| taker.to_string()));
        self.line = line.to_vec();
        if self.hole.board == board && came == given { Ok(()) } else { Err(wrong()) }
    }

    /// Whether a course can continue from here.
    fn fits(&self) -> bool {
        let dealt = self.hole.chosen.len();
        let (needed, pieces) = (usize::from(self.cards), self.hole.board.occupied().len());
        let all_laid = self.still_beside().is_empty();
        let bid = |seat: Seat| self.bids[usize::from(seat.0)];
        match self.phase {
            Phase::Over(_) => true,
            _ if self.deserted().is_some() || self.scores.len() + 1 != usize::from(self.number) => false,
            Phase::Layout { .. } => !all_laid && dealt == 0 && self.is_laid_out(),
            Phase::Dealer | Phase::Offer => all_laid && dealt == 0,
            Phase::Deal => all_laid && dealt < needed && dealt + self.undealt.len() >= needed,
            Phase::Bid => all_laid && dealt == needed && self.may_act() != self.has_bid,
            Phase::Show(seat) => {
                dealt == needed
                    && self.next_to_show() == Some(seat)
                    && !self.hole.is_solved()
                    && bid(seat).is_some_and(|bid| self.line.len() < bid as usize)
            }
            Phase::Rule(None) => dealt == needed && self.line.is_empty() && self.next_to_show().is_none(),
            Phase::Rule(Some(_)) => dealt == needed && self.hole.is_solved(),
            Phase::Return => !self.hole.taken.is_empty() && pieces + self.hole.taken.len() == pack().len(),
            Phase::Puzzle(_) => true,
        }
    }

    /// Whether the pieces stand where their cards, in the order of the squares, lay them out.
    fn is_laid_out(&self) -> bool {
        let board = &self.hole.board;
        let cards: Vec<Card> =
            board.occupied().iter().filter_map(|square| board.at(square)).map(card).collect();
        super::layout::board(&cards) == *board
    }
}

/// Reads a number of at least `least`.
fn number<N: Copy + FromStr + PartialOrd>(
    fields: &Fields<'_>,
    key: &str,
    least: N,
) -> Result<Option<N>, SetupError> {
    let Some(text) = fields.extra(key) else { return Ok(None) };
    match text.parse::<N>() {
        Ok(number) if number >= least => Ok(Some(number)),
        _ => Err(Refusal::of(refusals::NUMBER).with("field", key.to_owned()).into()),
    }
}

/// Reads a list with one entry for each player.
fn numbers(text: Option<&str>, players: u8) -> Option<Numbers> {
    let mut numbers = Numbers::default();
    let Some(text) = text else { return Some(numbers) };
    let entries = list(text).filter(|entries| entries.len() == usize::from(players))?;
    numbers.iter_mut().zip(entries).for_each(|(number, entry)| *number = entry);
    Some(numbers)
}

/// Reads numbers separated by commas, `-` where there is none.
fn list(text: &str) -> Option<Vec<Option<u32>>> {
    let entry = |entry: &str| match entry {
        "-" => Some(None),
        // Far above any possible score.
        _ => entry.parse().ok().filter(|score| *score < 1_000).map(Some),
    };
    text.split(',').map(entry).collect()
}
