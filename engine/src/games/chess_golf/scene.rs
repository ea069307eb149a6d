//! What to draw and to say.

use super::course::{HOLES, Phase, View};
use super::news::{News, moves};
use super::play::player;
use super::score;
use super::solver::Verdict;
use super::step::spelt;
use super::stroke::Stroke;
use crate::cards::Card;
use crate::duel::{board_scene, token};
use crate::rules::{Outcome, SeatInfo};
use crate::scene::{Entry, Grid, GridRow, PlayingCard, Scene, Spread, Tint};
use crate::seat::{Seat, SeatSet};

impl View {
    /// The board with the chosen pieces circled, the cards that chose them, and the score card.
    #[must_use]
    pub fn scene(&self, seats: &[SeatInfo]) -> Scene {
        let public = &self.public;
        let mut scene = board_scene(self.hole.board.placement(), None, None);
        let circled = self.hole.chosen_squares();
        let last = self.last_stroke();
        for cell in &mut scene.cells {
            cell.marks.circled = circled.contains(cell.square);
            cell.marks.last_from = last.is_some_and(|(from, _)| from == cell.square);
            cell.marks.last_to = last.is_some_and(|(_, to)| to == cell.square);
        }
        let news: Vec<String> = public.news.iter().map(News::sentence).collect();
        scene.changed = news.join(" ");
        scene.status = self.status(seats);
        scene.spreads = vec![self.chosen()];
        if !self.is_single() {
            scene.grids = vec![self.score_card()];
        }
        scene
    }

    fn is_single(&self) -> bool {
        match self.public.phase {
            Phase::Puzzle(_) | Phase::Layout { puzzle: true } => true,
            Phase::Over(Outcome { reason, .. }) => reason == score::SOLVED,
            _ => false,
        }
    }

    fn status(&self, seats: &[SeatInfo]) -> String {
        let public = &self.public;
        let left = |shown: usize, bid: u32| moves((bid as usize).saturating_sub(shown));
        let now = match public.phase {
            Phase::Over(outcome) => return outcome.sentence(seats),
            Phase::Puzzle(0) => return "No move so far.".to_owned(),
            Phase::Puzzle(so_far) => return format!("{} so far.", moves(so_far as usize)),
            Phase::Layout { .. } => "the course is laid out.".to_owned(),
            Phase::Dealer => "who deals first?".to_owned(),
            Phase::Offer => format!("{} may make it harder.", player(public.dealer)),
            Phase::Deal => "the cards are dealt.".to_owned(),
            Phase::Bid => self.bidding(),
            Phase::Show(seat) => {
                let bid = public.bids[usize::from(seat.0)].unwrap_or_default();
                format!("{} demonstrates, with {} to go.", player(seat), left(public.line.len(), bid))
            }
            Phase::Rule(_) => "the referee looks for the shortest solution.".to_owned(),
            Phase::Return => "captured pieces come back.".to_owned(),
        };
        let mut now = format!("Hole {} of {HOLES}: {now}", public.number);
        for said in self.sealed_words() {
            now = format!("{now} {said}");
        }
        let told = match &public.last {
            Some(Verdict::Par(line)) => format!("The hole before had par {}: {}.", line.len(), spelt(line)),
            Some(Verdict::Impossible) => "The hole before was impossible.".to_owned(),
            Some(Verdict::Open(_)) => "The referee did not solve the hole before.".to_owned(),
            None => return now,
        };
        format!("{now} {told}")
    }

    /// What the viewer knows of sealed lines; of a bid without one, what that means.
    fn sealed_words(&self) -> Vec<String> {
        let Some(seat) = self.seat else {
            let sealed = (0..).map(Seat).zip(&self.lines);
            let told = |(seat, line): (Seat, &Option<Vec<Stroke>>)| {
                Some(format!("{} has sealed {}.", player(seat), spelt(line.as_deref()?)))
            };
            return sealed.filter_map(told).collect();
        };
        let bid = self.sealed.get(usize::from(seat.0)).copied().flatten();
        let said = match self.own_line() {
            Some([]) => "You write a line; nobody else sees it.".to_owned(),
            Some(line) if self.writes => format!("You have written {}; nobody else sees it.", spelt(line)),
            Some(line) => format!("Sealed with your bid: {}.", spelt(line)),
            None if self.public.edition > 1 && bid.is_some_and(|bid| bid > 0) => self.public.showing_words(),
            None => return Vec::new(),
        };
        vec![said]
    }

    fn bidding(&self) -> String {
        let public = &self.public;
        let open: SeatSet = public.in_play().iter().filter(|seat| !public.has_bid.contains(*seat)).collect();
        let names = |seats: SeatSet| {
            let names: Vec<String> = seats.iter().map(player).collect();
            match names.split_last() {
                Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
                _ => names.concat(),
            }
        };
        let have = if open.len() == 1 { "has" } else { "have" };
        let open_names = names(open);
        if public.has_bid.is_empty() {
            return format!("{open_names} {have} to bid.");
        }
        let done = if public.has_bid.len() == 1 { "has" } else { "have" };
        format!("{} {done} bid, {open_names} {have} to.", names(public.has_bid))
    }

    fn chosen(&self) -> Spread {
        Spread {
            title: "Chosen".to_owned(),
            cards: self.public.hole.chosen.iter().filter_map(|card| playing_card(*card)).collect(),
            hidden: 0,
            tint: Tint::Neutral,
        }
    }

    fn score_card(&self) -> Grid {
        let holes = (1..=HOLES).map(|hole| hole.to_string());
        let columns = ["Bid".to_owned()].into_iter().chain(holes).chain(["Total".to_owned()]);
        Grid {
            title: "Score card".to_owned(),
            columns: columns.collect(),
            rows: (0..self.public.players).map(|seat| self.row(Seat(seat))).collect(),
        }
    }

    fn row(&self, seat: Seat) -> GridRow {
        let public = &self.public;
        let at = usize::from(seat.0);
        let bid = match public.bids[at].or(self.sealed[at]) {
            Some(bid) => Entry::Text(bid.to_string()),
            // It is there, and nobody else's business.
            None if public.phase == Phase::Bid && public.has_bid.contains(seat) => {
                Entry::Text("?".to_owned())
            }
            None => Entry::Empty,
        };
        let score = |hole: usize| {
            let mark = public.marks[at].filter(|_| hole == public.scores.len() && !public.waits_for_par());
            let score = public.scores.get(hole).map(|scores| scores[at]).or(mark);
            // Whoever has left plays no more.
            score.filter(|score| *score > 0 || !public.gone.contains(seat)).map(|score| score.to_string())
        };
        let holes = (0..usize::from(HOLES)).map(|hole| score(hole).map_or(Entry::Empty, Entry::Text));
        let total = if public.gone.contains(seat) {
            Entry::Text("left".to_owned())
        } else {
            Entry::Text(public.total(seat).to_string())
        };
        GridRow {
            head: player(seat),
            entries: [bid].into_iter().chain(holes).chain([total]).collect(),
            active: match public.phase {
                Phase::Show(shows) => shows == seat,
                Phase::Offer => public.dealer == seat,
                _ => false,
            },
        }
    }
}

fn playing_card(card: Card) -> Option<PlayingCard> {
    let piece = super::hole::piece(card)?;
    let token = token(piece);
    Some(PlayingCard {
        art: token.art,
        name: token.name,
        letter: token.letter,
        tint: token.tint,
        wild: false,
    })
}
