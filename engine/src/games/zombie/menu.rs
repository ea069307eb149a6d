//! Legal steps, their labels in menus, and reading typed ones.

use super::continuations::Continuations;
use super::refusals;
use super::state::View;
use super::step::Step;
use super::threat::{Boards, can_capture};
use crate::board::{Board, Side, Square, SquareSet};
use crate::chess::refusals::king_minds;
use crate::chess::{Choices, Move};
use crate::duel::{Check, end_of_turn, glyph, piece_phrase};
use crate::rules::{Describe, Phrase, Refusal, Value};

impl View {
    /// The viewer's side and burials, when it is the viewer's turn in a running game.
    fn acting(&self) -> Option<(Side, &Board)> {
        let side = self.side.filter(|side| *side == self.public.side() && self.public.ended.is_none())?;
        Some((side, self.secrets[side.index()].as_ref()?))
    }

    /// The viewer's legal steps, sorted.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        match self.acting() {
            None => Vec::new(),
            Some((_, own)) if self.public.burying => {
                self.public.resting_places(own).iter().map(Step::Bury).collect()
            }
            Some((_, own)) => Continuations::new(own).steps(&self.public.turn),
        }
    }

    fn choices<'a>(&'a self, moves: &'a [Move]) -> Choices<'a> {
        let turn = &self.public.turn;
        let (placement, castling) = (&turn.board.placement, turn.board.castling);
        Choices { placement, side: turn.side, castling, moves }
    }

    /// Menu descriptions of the steps offered.
    #[must_use]
    pub fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let moves = moves_of(offered);
        let choices = self.choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    /// The prompt for the side to act.
    #[must_use]
    pub fn asks(&self) -> Phrase {
        if let Some(piece) = self.public.to_bury() {
            return Phrase::of("engine-asks-zombie-bury").with("piece", piece);
        }
        if self.public.turn.begun {
            return Phrase::of("engine-asks-zombie-turn");
        }
        let check = Check::asks(self.public.check());
        // Captures can't be taken back: the player is told so before.
        if check.is_empty() && self.public.ended.is_none() {
            let way = if self.may_capture() { "captures" } else { "quiet" };
            return Phrase::of("engine-asks-zombie-move").with("way", Value::Case(way)).and(self.kept());
        }
        check
    }

    /// Whether the viewer may capture now.
    fn may_capture(&self) -> bool {
        let captures = |mv: &Move| {
            let mut turn = self.public.turn;
            turn.play(*mv).0.captured.is_some()
        };
        moves_of(&self.steps()).iter().any(captures)
    }

    /// The viewer's pieces that could move if what the viewer buried below them didn't rise and take the king.
    fn kept(&self) -> Phrase {
        let Some((side, own)) = self.acting() else { return Phrase::default() };
        let turn = &self.public.turn;
        let origin = |mv: Move| if let Move::Normal { from, .. } = mv { Some(from) } else { None };
        let goes: SquareSet = moves_of(&self.steps()).into_iter().filter_map(origin).collect();
        let stays = (turn.movers() & own.occupied()) - goes;
        let safe =
            |from: &Square| turn.moves_of(*from).any(|mv| !turn.is_zombies(mv) && !self.exposes(mv, side));
        let on = |from: Square| Some(Value::On(turn.board.placement.role_at(from)?.name(), from));
        let kept: Vec<Value> = stays.iter().filter(safe).filter_map(on).collect();
        if kept.is_empty() {
            return Phrase::default();
        }
        Phrase::of("engine-asks-zombie-kept").with("kept", Value::List(kept))
    }

    /// Whether a move leaves the king to a capture wherever nothing rises.
    fn exposes(&self, mv: Move, side: Side) -> bool {
        let after = self.public.turn.after(mv).foreseen(&Board::EMPTY);
        let king = after.placement.king(side);
        king.is_some_and(|king| can_capture(&after, side.other(), king, &Boards::default()))
    }

    fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let placement = self.public.placement();
        match step {
            Step::Move(mv) => choices.describe(mv, choices.san(mv)),
            Step::Promote { square, role } => Describe {
                from: Some(square),
                piece: piece_phrase(Value::kind("zombie pawn"), square),
                brings: Some(glyph(self.public.turn.side, role)),
                ..Describe::plain(
                    Phrase::of("engine-label-zombie-become").with("piece", Value::kind(role.name())),
                )
            },
            Step::Bury(square) => {
                let buried = self.public.to_bury().map_or("piece", |piece| piece.role.name());
                let cover = placement.role_at(square).map_or("piece", |role| role.name());
                Describe {
                    to: Some(square),
                    ..Describe::plain(
                        Phrase::of("engine-label-zombie-bury")
                            .with("piece", Value::kind(buried))
                            .with("cover", Value::kind(cover))
                            .with("square", square),
                    )
                }
            }
            Step::Done => end_of_turn(),
        }
    }

    /// Reads a part of a typed turn.
    ///
    /// # Errors
    /// When nothing offered is meant, or more than one thing.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let Some((side, own)) = self.acting() else {
            return Err(if self.public.ended.is_some() { Refusal::OVER } else { Refusal::NOT_YOUR_TURN });
        };
        let grave = typed.strip_prefix('@').or_else(|| typed.strip_prefix("B@"));
        if self.public.burying || grave.is_some() {
            return self.read_burial(grave.unwrap_or(typed), own);
        }
        let steps = self.steps();
        let wanted = typed.to_ascii_lowercase().replace(['=', '(', ')'], "");
        let promotion = steps.iter().find(|step| {
            matches!(step, Step::Promote { .. })
                && step.to_string().to_ascii_lowercase().replace('=', "") == wanted
        });
        if let Some(step) = promotion {
            return Ok(*step);
        }
        let moves = moves_of(&steps);
        let read = self.choices(&moves).read(typed).map(Step::Move);
        read.map_err(|refusal| refusal.and_if_impossible(|| self.behind(typed, side)))
    }

    /// The cause of refusing a typed move: the king, which a rising piece may endanger.
    fn behind(&self, typed: &str, side: Side) -> Option<Refusal> {
        let turn = &self.public.turn;
        if !turn.begun && self.public.in_check() {
            return Some(king_minds(side, true));
        }
        let moves: Vec<Move> = turn.movers().iter().flat_map(|from| turn.moves_of(from)).collect();
        let mv = self.choices(&moves).read(typed).ok()?;
        let by_rising = !self.exposes(mv, side) && !turn.is_zombies(mv);
        Some(if by_rising { Refusal::of(refusals::RISES) } else { king_minds(side, false) })
    }

    /// Checks whether what is typed behind the last of the moves may be burials after any rising: one for each
    /// captured piece, under an own piece that stands there then, or under one that may rise where the turn leaves
    /// a square empty.
    ///
    /// # Errors
    /// When they are too many, or nothing can be buried there in any case.
    pub fn beyond(&self, step: Step, typed: &[&str]) -> Result<(), Refusal> {
        if typed.is_empty() {
            return Ok(());
        }
        let Some((side, own)) = self.acting().filter(|_| !self.public.burying) else {
            return Err(Refusal::TOO_MANY);
        };
        let mut turn = self.public.turn;
        let mut captured = self.public.captured.len();
        if let Step::Move(mv) = step {
            if turn.takes_king(mv) {
                return Err(Refusal::TOO_MANY);
            }
            captured += usize::from(turn.play(mv).0.captured.is_some());
        }
        if typed.len() > captured {
            return Err(Refusal::TOO_MANY);
        }
        let standing = turn.board.placement.occupied() - turn.idle;
        let sure = (turn.board.placement.side(side) & standing) - own.occupied();
        let turned_up = (turn.left | turn.idle) - standing;
        for part in typed {
            let square = grave(part.strip_prefix('@').or_else(|| part.strip_prefix("B@")).unwrap_or(part))?;
            if !(sure | turned_up).contains(square) {
                return Err(no_grave(square, sure));
            }
        }
        Ok(())
    }

    fn read_burial(&self, typed: &str, own: &Board) -> Result<Step, Refusal> {
        let square = grave(typed)?;
        // Within a turn of several zombies a burial also ends the moving; whether that is legal is checked then.
        let (ready, places) = if self.public.burying {
            (true, self.public.resting_places(own))
        } else {
            (self.public.turn.begun && !self.public.captured.is_empty(), SquareSet::ALL)
        };
        if !ready {
            return Err(Refusal::of(refusals::NOTHING_TO_BURY));
        }
        if places.contains(square) { Ok(Step::Bury(square)) } else { Err(no_grave(square, places)) }
    }
}

/// Reads the square of a typed burial.
fn grave(typed: &str) -> Result<Square, Refusal> {
    let square = typed.trim().to_ascii_lowercase().parse();
    let on_board = square.ok().filter(|square: &Square| square.on_board());
    on_board.ok_or_else(|| Refusal::of(refusals::UNREADABLE_GRAVE))
}

/// The reason why nothing can be buried on a square, and where it can.
fn no_grave(square: Square, places: SquareSet) -> Refusal {
    if places.is_empty() {
        return Refusal::of(refusals::ALL_COVER).with("square", square);
    }
    Refusal::of(refusals::NO_GRAVE).with("square", square).with("squares", places)
}

fn moves_of(steps: &[Step]) -> Vec<Move> {
    let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
    steps.iter().filter_map(only_moves).collect()
}
