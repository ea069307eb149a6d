//! Scenes of Chess Golf.

use super::course::score;
use super::course::{Phase, Trail, View};
use super::events::CourseEvent;
use super::solver::Verdict;
use super::step::spelt;
use super::stroke::Stroke;
use crate::cards::Card;
use crate::duel::{board_scene, end_phrase, token};
use crate::rules::{Outcome, Phrase, Value};
use crate::scene::{Arrow, Entry, Grid, GridRow, PlayingCard, Scene, Spread, Tint};
use crate::seat::{Seat, SeatSet};

/// The most moves of a line that is drawn.
const DRAWN: usize = 10;

impl View {
    /// The scene: the board with the chosen pieces circled, the cards that chose them, and the score card.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let mut scene = board_scene(self.hole.board.placement(), None, None);
        let circled = self.hole.chosen_squares();
        let last = self.last_stroke();
        for cell in &mut scene.cells {
            cell.marks.circled = circled.contains(cell.square);
            cell.marks.last_from = last.is_some_and(|(from, _)| from == cell.square);
            cell.marks.last_to = last.is_some_and(|(_, to)| to == cell.square);
        }
        scene.changed = self.changed();
        scene.arrows = self.arrows();
        scene.numbered = true;
        scene.status = self.status();
        scene.spreads = vec![self.chosen()];
        if !self.is_single() {
            scene.grids = vec![self.score_card()];
        }
        scene
    }

    /// What has happened since the last decision; behind the results of a hole, what its arrows are. Somebody alone
    /// knows their own bid.
    fn changed(&self) -> Phrase {
        let events = &self.public.events;
        let alone = self.public.players == 1;
        let results = events.iter().rposition(CourseEvent::is_result).map_or(0, |last| last + 1);
        let told = |events: &[CourseEvent]| {
            let shown = events.iter().filter(|event| !(alone && event.is_about_bids()));
            Phrase::all(shown.map(CourseEvent::phrase))
        };
        let (before, after) = events.split_at(results);
        let arrows = self.trail().map(|trail| {
            let way = if trail.demonstrated { "shown" } else { "par" };
            Phrase::of("engine-scene-golf-arrows").with("way", Value::Case(way)).on_a_line()
        });
        told(before).and(arrows.unwrap_or_default()).and(told(after))
    }

    /// The solution of the hole before, if it is drawn: not beside the pieces of the next hole, whose solution it would
    /// seem to be, and not if it is so long that it would hide the board.
    fn trail(&self) -> Option<&Trail> {
        let is_next = self.public.phase == Phase::Bid;
        self.public.trail.as_ref().filter(|trail| !is_next && trail.line.len() <= DRAWN)
    }

    /// The arrows of that solution, move by move; of a demonstration also while the referee is at work.
    fn arrows(&self) -> Vec<Arrow> {
        let line = match self.public.phase {
            Phase::Rule(Some(_)) => &self.public.line,
            _ => self.trail().map_or(&[][..], |trail| &trail.line),
        };
        let arrow = |stroke: &Stroke| Arrow { from: stroke.from, to: stroke.to };
        if line.len() > DRAWN { Vec::new() } else { line.iter().map(arrow).collect() }
    }

    fn is_single(&self) -> bool {
        match self.public.phase {
            Phase::Puzzle(_) | Phase::Layout { puzzle: true } => true,
            Phase::Over(Outcome { reason, .. }) => reason == score::SOLVED,
            _ => false,
        }
    }

    fn status(&self) -> Phrase {
        let public = &self.public;
        let hole = |key| {
            Phrase::of(key).with("hole", u32::from(public.number)).with("holes", u32::from(public.holes))
        };
        let now = match public.phase {
            Phase::Over(outcome) => return end_phrase(outcome),
            Phase::Puzzle(so_far) => return Phrase::of("engine-scene-golf-puzzle").with("moves", so_far),
            Phase::Layout { .. } => hole("engine-scene-golf-layout"),
            Phase::Dealer => hole("engine-scene-golf-dealer"),
            Phase::Offer => hole("engine-scene-golf-offer").with("player", public.dealer),
            Phase::Deal => hole("engine-scene-golf-deal"),
            Phase::Bid => self.bidding(hole),
            Phase::Show(seat) => {
                let bid = public.bids[usize::from(seat.0)].unwrap_or_default();
                let left = (bid as usize).saturating_sub(public.line.len());
                hole("engine-scene-golf-show").with("player", seat).with("moves", left as u32)
            }
            Phase::Rule(_) => hole("engine-scene-golf-rule"),
            Phase::Return => hole("engine-scene-golf-return"),
        };
        let text = match &public.last {
            Some(Verdict::Par(line)) => Phrase::of("engine-scene-golf-last-par")
                .with("par", line.len() as u32)
                .with("line", spelt(line)),
            Some(Verdict::Impossible) => Phrase::of("engine-scene-golf-last-impossible"),
            Some(Verdict::Open(_)) => Phrase::of("engine-scene-golf-last-open"),
            None => Phrase::default(),
        };
        now.and(self.sealed_phrase()).and(text)
    }

    /// The sentences about the viewer's knowledge of sealed lines; for a bid without one, what that means.
    fn sealed_phrase(&self) -> Phrase {
        let with_line = |key, line: &[Stroke]| Phrase::of(key).with("line", spelt(line));
        let Some(seat) = self.seat else {
            let sealed = (0..).map(Seat).zip(&self.lines);
            let text = |(seat, line): (Seat, &Option<Vec<Stroke>>)| {
                Some(with_line("engine-scene-golf-has-sealed", line.as_deref()?).with("player", seat))
            };
            return Phrase::all(sealed.filter_map(text));
        };
        let bid = self.sealed.get(usize::from(seat.0)).copied().flatten();
        match self.own_line() {
            Some([]) => Phrase::of("engine-scene-golf-writing"),
            Some(line) if self.writes => with_line("engine-scene-golf-written", line),
            Some(line) => with_line("engine-scene-golf-sealed", line),
            None if self.public.edition > 1 && bid.is_some_and(|bid| bid > 0) => self.public.showing_phrase(),
            None => Phrase::default(),
        }
    }

    fn bidding(&self, hole: impl Fn(&'static str) -> Phrase) -> Phrase {
        let public = &self.public;
        let open: SeatSet = public.in_play().iter().filter(|seat| !public.has_bid.contains(*seat)).collect();
        let names = |seats: SeatSet| Value::List(seats.iter().map(Value::Seat).collect());
        let many = |seats: SeatSet| Value::Count(seats.len() as u32);
        let said = if public.has_bid.is_empty() {
            hole("engine-scene-golf-bidding")
        } else {
            let done = hole("engine-scene-golf-some-bid").with("done", names(public.has_bid));
            done.with("done_number", many(public.has_bid))
        };
        let said = said.with("open", names(open)).with("number", many(open));
        if public.has_bid.is_empty() { said } else { said.and(public.bidding_phrase()) }
    }

    fn chosen(&self) -> Spread<Phrase> {
        Spread {
            title: Phrase::of("engine-scene-golf-chosen"),
            cards: self.public.hole.chosen.iter().filter_map(|card| playing_card(*card)).collect(),
            hidden: 0,
            tint: Tint::Neutral,
            own: false,
        }
    }

    fn score_card(&self) -> Grid<Phrase> {
        let holes = (1..=self.public.holes).map(|hole| number(u32::from(hole)));
        let (bid, total) = (Phrase::of("engine-scene-golf-bid"), Phrase::of("engine-scene-golf-total"));
        let columns = [bid].into_iter().chain(holes).chain([total]);
        Grid {
            title: Phrase::of("engine-scene-golf-score-card"),
            columns: columns.collect(),
            rows: (0..self.public.players).map(|seat| self.row(Seat(seat))).chain(self.par_row()).collect(),
            ..Grid::default()
        }
    }

    /// The row of pars of the holes so far, once there is one.
    fn par_row(&self) -> Option<GridRow<Phrase>> {
        let pars = &self.public.pars;
        let entry = |hole: usize| {
            pars.get(hole).copied().flatten().map_or(Entry::Empty, |par| Entry::Text(number(par)))
        };
        let holes = (0..usize::from(self.public.holes)).map(entry);
        let total = number(pars.iter().flatten().sum());
        pars.iter().any(Option::is_some).then(|| GridRow {
            head: Phrase::of("engine-scene-golf-par"),
            entries: [Entry::Empty].into_iter().chain(holes).chain([Entry::Text(total)]).collect(),
            active: false,
        })
    }

    /// A row's head: the player, and whether they deal.
    fn head(&self, seat: Seat) -> Phrase {
        let public = &self.public;
        let drawn = !matches!(public.phase, Phase::Layout { .. } | Phase::Dealer | Phase::Over(_));
        let deals = drawn && public.players > 1 && public.dealer == seat;
        let key = if deals { "engine-scene-golf-deals" } else { "engine-scene-golf-player" };
        Phrase::of(key).with("player", seat)
    }

    fn row(&self, seat: Seat) -> GridRow<Phrase> {
        let public = &self.public;
        let at = usize::from(seat.0);
        let bid = match public.bids[at].or(self.sealed[at]) {
            Some(bid) => Entry::Text(number(bid)),
            // There is a bid, hidden from this viewer.
            None if public.phase == Phase::Bid && public.has_bid.contains(seat) => {
                Entry::Text(Phrase::only("?".to_owned()))
            }
            None => Entry::Empty,
        };
        let score = |hole: usize| {
            let mark = public.marks[at].filter(|_| hole == public.scores.len() && !public.waits_for_par());
            let score = public.scores.get(hole).map(|scores| scores[at]).or(mark);
            // Players who have left no longer play.
            score.filter(|score| *score > 0 || !public.gone.contains(seat)).map(number)
        };
        let holes = (0..usize::from(public.holes)).map(|hole| score(hole).map_or(Entry::Empty, Entry::Text));
        let total = if public.gone.contains(seat) {
            Entry::Text(Phrase::of("engine-scene-golf-left"))
        } else {
            // The total includes this hole's mark if the row shows it.
            let mark = score(public.scores.len()).map_or(0, |_| public.marks[at].unwrap_or_default());
            Entry::Text(number(public.total(seat) + mark))
        };
        GridRow {
            head: self.head(seat),
            entries: [bid].into_iter().chain(holes).chain([total]).collect(),
            active: match public.phase {
                Phase::Show(shows) => shows == seat,
                Phase::Offer => public.dealer == seat,
                _ => false,
            },
        }
    }
}

/// A plain number.
fn number(number: u32) -> Phrase {
    Phrase::only(number)
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
