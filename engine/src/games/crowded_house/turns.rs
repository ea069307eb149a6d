//! Turns of Crowded House as [`Playable`] steps: reading them, the end of the game, and scenes.

use super::node::MOST_PASSES;
use super::position::{half, next};
use super::{Node, SEATS, Step, refusals};
use crate::board::Side;
use crate::chess::{Move, Played, PositionKey, Variant, won_by};
use crate::duel::refused::unsafe_move;
use crate::duel::{Check, Playable, Taken, board_scene};
use crate::rules::{Describe, Event, GameResult, Outcome, Phrase, Reason, Refusal, Value};
use crate::scene::{Scene, Zone};
use crate::seat::Seat;

/// Four turns in a row had no legal move.
pub(super) const FOUR_PASSES: Reason = Reason::new("four-passes-in-a-row", "four passes in a row");

/// The last turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Last {
    /// The sentence about it.
    text: Phrase,
    /// The move, if it was no pass.
    played: Option<Played>,
}

/// The remark which half of the board counts for a seat.
fn own_half(seat: Seat) -> Refusal {
    Refusal::of(refusals::FILES).with("player", Value::Name(name(seat))).with("files", files(seat).to_owned())
}

/// The files of a seat's half.
const fn files(seat: Seat) -> &'static str {
    if seat.0 < 2 { "e–h" } else { "a–d" }
}

/// The name of a seat: `White king-side`.
fn name(seat: Seat) -> &'static str {
    SEATS.get(usize::from(seat.0)).map_or("", |seat| seat.name)
}

impl Playable for Node {
    type Key = (PositionKey, Seat);
    type Last = Last;

    fn key(&self) -> Self::Key {
        Variant::key(&self.position)
    }

    fn clock(&self) -> u32 {
        self.position.halfmove_clock()
    }

    fn mover(&self) -> Seat {
        self.position.seat()
    }

    /// The outcome, tested in the order of the rules (small print 1).
    fn outcome(&self) -> Option<Outcome> {
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if self.position.in_check() && !self.position.has_legal_move() {
            return Some(won_by(self.position.turn().other(), Reason::CHECKMATE));
        }
        if self.passes >= MOST_PASSES {
            return drawn(FOUR_PASSES);
        }
        if self.position.is_dead() { drawn(Reason::DEAD_POSITION) } else { None }
    }

    /// The legal moves, or the pass when there is none.
    fn steps(&self) -> Vec<Step> {
        let moves = self.position.legal_moves();
        if moves.is_empty() { vec![Step::Pass] } else { moves.into_iter().map(Step::Move).collect() }
    }

    fn take(&mut self, step: Step, last: &mut Last) -> Taken {
        match step {
            Step::Move(mv) => {
                let base = self.position.base();
                let played = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                // The sentence names the seat, which says more than the colour.
                let text = played.as_ref().map(|played| played.phrase_by(self.mover().into()));
                *last = Last { text: text.unwrap_or_default(), played };
                self.passes = 0;
                Taken::turn(Vec::new(), self.position.play(mv).resets_clock)
            }
            Step::Pass => {
                let event = Event::public("crowded-house/pass", vec![("player", self.mover().into())]);
                *last = Last { text: Phrase::from(&event), played: None };
                self.passes += 1;
                self.position.pass();
                Taken::turn(vec![event], false)
            }
        }
    }

    /// Reads a step; a refusal says which half counts, or that the king is the cause.
    fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let moves = self.position.legal_moves();
        let pass = matches!(typed.to_ascii_lowercase().as_str(), "--" | "pass" | "–");
        match (pass, moves.is_empty()) {
            (true, true) => return Ok(Step::Pass),
            (true, false) => return Err(Refusal::of(refusals::CANNOT_PASS)),
            (false, true) => return Err(Refusal::of(refusals::HAS_TO_PASS)),
            (false, false) => {}
        }
        let read = self.position.base().choices(&moves).read(typed).map(Step::Move);
        let half = || Some(own_half(self.position.seat()));
        read.map_err(|refusal| refusal.and_if_impossible(|| unsafe_move(&self.position, typed).or_else(half)))
    }

    fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        let choices = self.position.choices(&moves);
        let describe = |step: &Step| match step {
            Step::Move(mv) => choices.describe(*mv, self.position.san(*mv, &moves)),
            Step::Pass => Describe::plain(Phrase::of("engine-label-crowded-house-pass")),
        };
        offered.iter().map(describe).collect()
    }

    fn asks(&self) -> Phrase {
        let seat = self.position.seat();
        let passes = self.position.legal_moves().is_empty();
        let key = if passes { "engine-asks-crowded-house-pass" } else { "engine-asks-crowded-house-move" };
        let question = Phrase::of(key).with("files", files(seat).to_owned()).with("next", next(seat));
        Check::asks(Check::of(&self.position)).and(question)
    }

    fn scene(&self, last: &Last) -> Scene<Phrase> {
        let (seat, turn, board) = (self.mover(), self.position.turn(), self.position.placement());
        let in_check = self.position.in_check();
        let mut scene = board_scene(board, last.played.as_ref(), board.king(turn).filter(|_| in_check));
        scene.changed.clone_from(&last.text);
        let check = Value::Case(if in_check { "check" } else { "safe" });
        let status = Phrase::of("engine-scene-crowded-house-to-move").with("check", check);
        scene.status = status.with("player", seat).with("next", next(seat));
        scene.bottom = turn.tint();
        scene.zones = self.zones();
        Check::shown(Check::of(&self.position), &mut scene);
        scene
    }

    fn text(&self) -> String {
        self.position.to_string()
    }
}

impl Node {
    /// The zones: the half of the seat to move, the half of the next seat, and the rest of the board.
    fn zones(&self) -> Vec<Zone<Phrase>> {
        let (now, then) = (self.position.seat(), next(self.position.seat()));
        let titled = |key, seat: Seat| {
            Phrase::of(key).with("wing", Value::Case(if seat.0 < 2 { "kingside" } else { "queenside" }))
        };
        let zone = |seat: Seat, key, active: bool| {
            let side = if seat.0.is_multiple_of(2) { Side::White } else { Side::Black };
            let title = titled(key, seat).with("side", Value::Name(side.name()));
            Zone { squares: half(seat), title, tint: side.tint(), active }
        };
        let mut zones = vec![
            zone(now, "engine-scene-crowded-house-moves", true),
            zone(then, "engine-scene-crowded-house-next", false),
        ];
        if half(now) == half(then) {
            // The other half stays outlined, though no seat there is asked.
            let idle = Seat((now.0 + 2) % 4);
            let title = titled("engine-scene-crowded-house-idle", idle);
            let tint = self.position.turn().tint();
            zones.push(Zone { squares: half(idle), title, tint, active: false });
        }
        zones
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::Match;
    use crate::games::crowded_house::Position;
    use crate::rules::Pending;

    #[test]
    fn the_fourth_pass_in_a_row_is_a_draw_and_a_move_starts_the_count_again() {
        let position =
            Position::parse("7k/7p/7P/8/8/8/P7/K7 bq - - 3 7").expect("Black has nothing on a to d");
        let mut game = Match::new(Node { position, passes: 3 });
        game.play(Seat(3), Step::Pass).expect("nothing can move");
        let drawn = Outcome { result: GameResult::Drawn, reason: FOUR_PASSES };
        assert_eq!(game.pending(), Pending::Over(drawn));
        let mut game = Match::new(Node::new(position));
        for (seat, step, passes) in [(3, "--", 1), (0, "--", 2), (1, "h8g8", 0)] {
            game.play(Seat(seat), step.parse().expect(step)).expect(step);
            assert_eq!(game.position().passes, passes, "{step}");
        }
    }
}
