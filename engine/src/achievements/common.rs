//! Achievements of any game: how it ended, and what kings, queens and pawns did, where it has them.

use crate::rules::story::{Moment, Story, pieces};
use crate::rules::{Achieved, Achievement, Reason};
use crate::scene::Token;
use crate::seat::Seat;

/// Mated by castling.
const CASTLING_MATE: Achievement = Achievement { rank: 40, id: "castling-mate" };
/// Mated with a pawn.
const PAWN_MATE: Achievement = Achievement { rank: 170, id: "pawn-mate" };
/// Won within six turns.
const BLINK: Achievement = Achievement { rank: 180, id: "blink" };
/// Won with far fewer pieces.
const ODDS: Achievement = Achievement { rank: 190, id: "against-the-odds" };
/// Played two hundred turns in one game.
const MARATHON: Achievement = Achievement { rank: 200, id: "marathon" };
/// Promoted to something humbler than a queen, and won.
const MODEST: Achievement = Achievement { rank: 280, id: "modest" };
/// Took a queen with a pawn.
const PAWN_TAKES_QUEEN: Achievement = Achievement { rank: 290, id: "pawn-takes-queen" };
/// Agreed to a draw.
const HANDSHAKE: Achievement = Achievement { rank: 300, id: "handshake" };

/// All common achievements.
pub(super) const LIST: &[Achievement] =
    &[CASTLING_MATE, PAWN_MATE, BLINK, ODDS, MARATHON, MODEST, PAWN_TAKES_QUEEN, HANDSHAKE];

/// The most turns of a game for [`BLINK`], of all seats together.
const SHORT: u32 = 12;
/// The least turns of a seat for [`MARATHON`].
const LONG: u32 = 200;
/// The least deficit of pieces for [`ODDS`].
const FEWER: usize = 5;

/// The common achievements of a story.
pub(super) fn of(story: &Story) -> Vec<Achieved> {
    let mut done = whole(story);
    done.extend(mate(story));
    done.extend(story.moments.iter().filter_map(|moment| queen_taken(story, moment)));
    done
}

/// Achievements for the game as a whole.
fn whole(story: &Story) -> Vec<Achieved> {
    let everybody = |what| story.seats.iter().map(move |seat| (seat, what, 1));
    let winners = |what| story.winners.iter().map(move |seat| (seat, what, 1));
    let mut done = Vec::new();
    let Some(last) = story.moments.last() else { return done };
    if story.outcome.reason == Reason::AGREEMENT {
        done.extend(everybody(HANDSHAKE));
    }
    if story.turns >= LONG {
        done.extend(everybody(MARATHON));
    }
    if story.is_decided_on_the_board() {
        if story.turns <= SHORT {
            done.extend(winners(BLINK));
        }
        let tint = story.winners.iter().next().map(|seat| story.tint(seat));
        let others = story.seats.iter().map(|seat| story.tint(seat)).find(|other| Some(*other) != tint);
        if let (Some(own), Some(other)) = (tint, others)
            && pieces(&last.after, own) + FEWER <= pieces(&last.after, other)
        {
            done.extend(winners(ODDS));
        }
    }
    let humble = |part: &String| ["=N", "=B", "=R"].iter().any(|piece| part.ends_with(piece));
    let modest = |seat: &Seat| story.moments_of(*seat).flat_map(|moment| &moment.parts).any(humble);
    done.extend(story.winners.iter().filter(modest).map(|seat| (seat, MODEST, 1)));
    done
}

/// Achievements for what gave mate, or took the king.
fn mate(story: &Story) -> Vec<Achieved> {
    let Some((moment, seat)) = story.mate() else { return Vec::new() };
    let mut done = Vec::new();
    if moment.parts.first().is_some_and(|part| part.starts_with("O-O")) {
        done.push((seat, CASTLING_MATE, 1));
    }
    // A pawn on checkers of its own had help.
    let helped = |pawn: &Token| pawn.stack.is_some_and(|stack| stack.tint == story.tint(seat));
    if moment.mover().is_some_and(is_pawn) && !moment.begins().is_some_and(helped) {
        done.push((seat, PAWN_MATE, 1));
    }
    done
}

/// Achievement for taking a queen with a pawn that moved to another file.
fn queen_taken(story: &Story, moment: &Moment) -> Option<Achieved> {
    let seat = moment.by?;
    let (mover, victim, (from, to)) = moment.capture(story.tint(seat))?;
    let taken = is_pawn(mover) && victim.name == "queen" && from.file() != to.file();
    taken.then_some((seat, PAWN_TAKES_QUEEN, 1))
}

/// Whether a piece is a pawn of any kind.
fn is_pawn(piece: &Token) -> bool {
    matches!(piece.name, "pawn" | "berolina")
}
