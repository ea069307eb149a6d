//! Which deeds happened in a finished game, by whom and how often.

use engine::rules::{GameResult, Reason, Value};
use engine::scene::{Stack, State, Token};
use engine::seat::Seat;

use super::list::Deed;
use super::story::{Moment, Story, pieces, token};

/// A deed: who, what, how often.
type Done = (Seat, Deed, i64);

/// How many turns a blink of an eye has, for all together.
const BLINK: u32 = 12;
/// How many turns make a marathon.
const MARATHON: u32 = 200;
/// How many pieces fewer are long odds.
const ODDS: usize = 5;
/// How many of the six kinds have to be gone.
const SPOTLESS: u32 = 5;
/// How many steps, captures or zombies are many for one turn.
const MANY: usize = 3;
/// The array of ordinary chess.
const USUAL: &str = "518";

/// All deeds of a game.
pub(super) fn deeds(story: &Story) -> Vec<Done> {
    let mut done = whole(story);
    done.extend(mates(story));
    for moment in &story.moments {
        done.extend(turn(story, moment));
        done.extend(events(story, moment));
    }
    done.extend(masks(story));
    done.extend(holes(story));
    done
}

/// What the game was as a whole.
fn whole(story: &Story) -> Vec<Done> {
    let everybody = |deed| story.seats.iter().map(move |seat| (seat, deed, 1));
    let winners = |deed| story.winners.iter().map(move |seat| (seat, deed, 1));
    let mut done = Vec::new();
    let Some(last) = story.moments.last() else { return done };
    if story.outcome.reason == Reason::AGREEMENT {
        done.extend(everybody(Deed::Handshake));
    }
    if story.turns >= MARATHON {
        done.extend(everybody(Deed::Marathon));
    }
    if matches!(story.outcome.result, GameResult::Scored(score) if score >= SPOTLESS) && story.seats.len() > 1
    {
        done.extend(everybody(Deed::Spotless));
    }
    if is_decided_on_the_board(story) {
        if story.turns <= BLINK {
            done.extend(winners(Deed::Blink));
        }
        let tint = story.winners.iter().next().map(|seat| story.tint(seat));
        let others = story.seats.iter().map(|seat| story.tint(seat)).find(|other| Some(*other) != tint);
        if let (Some(own), Some(other)) = (tint, others)
            && pieces(&last.after, own) + ODDS <= pieces(&last.after, other)
        {
            done.extend(winners(Deed::Odds));
        }
    }
    for seat in story.winners.iter() {
        let own = story.moments.iter().filter(|moment| moment.by == Some(seat));
        let humble = |part: &String| ["=N", "=B", "=R"].iter().any(|piece| part.ends_with(piece));
        if own.flat_map(|moment| &moment.parts).any(humble) {
            done.push((seat, Deed::Modest, 1));
        }
        let own = story.moments.iter().filter(|moment| moment.by == Some(seat));
        if own.flat_map(|moment| &moment.parts).any(|part| part.contains("<>")) {
            done.push((seat, Deed::Chairs, 1));
        }
        let passed = |moment: &Moment| {
            let mut players = moment.told("crowded-house/pass", "player");
            players.any(|player| story.seat_told(player) == Some(seat))
        };
        if story.moments.iter().any(passed) {
            done.extend(winners(Deed::Crowded));
        }
    }
    let mut each: Vec<Done> = Vec::new();
    for one in done {
        if !each.contains(&one) {
            each.push(one);
        }
    }
    each
}

/// Whether a king fell: nobody gave up, was late or agreed to anything.
fn is_decided_on_the_board(story: &Story) -> bool {
    let reason = story.outcome.reason;
    !story.winners.is_empty() && (reason == Reason::CHECKMATE || reason == Reason::KING_CAPTURED)
}

/// What gave mate, or took the king, or came home.
fn mates(story: &Story) -> Vec<Done> {
    let Some((moment, seat)) = story.last().filter(|(_, seat)| story.winners.contains(*seat)) else {
        return Vec::new();
    };
    let mut done = Vec::new();
    if !is_decided_on_the_board(story) {
        return done;
    }
    if moment.parts.first().is_some_and(|part| part.starts_with("O-O")) {
        done.push((seat, Deed::CastlingMate, 1));
    }
    let Some(piece) = moment.mover() else { return done };
    let own = Some(story.tint(seat));
    if is_pawn(piece) {
        let from = moment.moves().next().and_then(|(from, _)| token(&moment.before, from));
        let lifted = from.and_then(|pawn| pawn.stack).is_some_and(|stack: Stack| Some(stack.tint) == own);
        done.push((seat, if lifted { Deed::BoostedPawn } else { Deed::PawnMate }, 1));
    }
    if piece.state == Some(State::Mirrored) {
        done.push((seat, Deed::LookingGlass, 1));
    }
    if piece.captures.is_some() && story.outcome.reason == Reason::CHECKMATE {
        done.push((seat, Deed::Rethought, 1));
    }
    done
}

/// What somebody did in one turn, by its moves.
fn turn(story: &Story, moment: &Moment) -> Vec<Done> {
    let Some(seat) = moment.by else { return Vec::new() };
    let own = story.tint(seat);
    let mut done = Vec::new();
    let moves: Vec<_> = moment.moves().collect();
    let begins = moves.first().and_then(|(from, to)| Some((token(&moment.before, *from)?, from, to)));
    if let Some((mover, from, to)) = begins
        && let Some(victim) = token(&moment.before, *to).filter(|victim| victim.tint != own)
        && token(&moment.after, *from).is_none_or(|still| still != mover)
        && victim.name == "queen"
    {
        if is_pawn(mover) {
            let straight = from.file() == to.file();
            done.push((seat, if straight { Deed::Straight } else { Deed::PawnTakesQueen }, 1));
        }
        if victim.stack.is_some_and(|stack| stack.tint == own) {
            done.push((seat, Deed::LameDuck, 1));
        }
    }
    let risen =
        |square| token(&moment.before, square).is_some_and(|token| token.state == Some(State::Zombie));
    match story.info.id {
        "zombie" if moves.len() >= MANY && moves.iter().all(|(from, _)| risen(*from)) => {
            done.push((seat, Deed::Horde, 1));
        }
        "adrenaline" if stepping(moment) >= MANY => done.push((seat, Deed::RushHour, 1)),
        "cooperative" if captures_after_card(moment) >= MANY => done.push((seat, Deed::Domino, 1)),
        "fun-in-a-box" => {
            let things = begins.is_some_and(|(mover, ..)| mover.art == "thing");
            let captured = moment.after.cells.iter().filter(|cell| cell.marks.captured).count();
            if things && captured > 0 {
                done.push((seat, Deed::Sandwich, captured as i64));
            }
        }
        _ => {}
    }
    done
}

/// Whether a piece is a pawn, of whatever persuasion.
fn is_pawn(piece: &Token) -> bool {
    matches!(piece.name, "pawn" | "berolina")
}

/// How many steps followed the regular move: a part that is a square alone.
fn stepping(moment: &Moment) -> usize {
    moment.parts.iter().skip(1).filter(|part| part.parse::<engine::board::Square>().is_ok()).count()
}

/// How many captures followed the card: the part of one letter.
fn captures_after_card(moment: &Moment) -> usize {
    let card = moment.parts.iter().position(|part| part.len() == 1);
    card.map_or(0, |at| moment.parts.len() - at - 1)
}

/// What the game itself told of.
fn events(story: &Story, moment: &Moment) -> Vec<Done> {
    let mut done = Vec::new();
    done.extend(owners(story, moment, "captain-spalding/promoted").map(|seat| (seat, Deed::Booh, 1)));
    if let Some(seat) = moment.by {
        for code in ["fun-in-a-box/lost", "fun-in-a-box/latched"] {
            done.extend(moment.told(code, "side").map(|_| (seat, Deed::Shame, 1)));
        }
        let risen = owners(story, moment, "zombie/rose").filter(|owner| *owner == seat);
        done.extend(risen.map(|_| (seat, Deed::Gravedigger, 1)));
        let made = moment.kinds_told("captain-spalding/created", "piece");
        let elephants = made.filter(|kind| kind.contains("elephant"));
        done.extend(elephants.map(|_| (seat, Deed::Elephant, 1)));
    }
    if moment.told("chess960/array", "number").any(|number| *number == Value::Text(USUAL.to_owned())) {
        done.extend(story.seats.iter().map(|seat| (seat, Deed::Usual, 1)));
    }
    done
}

/// What the winner of a masquerade knew.
fn masks(story: &Story) -> Vec<Done> {
    let mut done = Vec::new();
    for seat in story.winners.iter() {
        let own = || story.moments.iter().filter(move |moment| moment.by == Some(seat));
        let mut right: Vec<&str> =
            own().flat_map(|moment| moment.kinds_told("masquerade/right", "piece")).collect();
        let wrong = own().flat_map(|moment| moment.told("masquerade/wrong", "piece")).count();
        if wrong == 0 && right.len() >= MANY {
            done.push((seat, Deed::Knew, 1));
        }
        right.sort_unstable();
        right.dedup();
        if ["king", "queen", "rook", "bishop", "knight"].iter().all(|kind| right.contains(kind)) {
            done.push((seat, Deed::Unmasked, 1));
        }
    }
    done
}

/// What happened hole by hole on a course.
fn holes(story: &Story) -> Vec<Done> {
    let mut done = Vec::new();
    let mut bids: &[Value] = &[];
    let mut solver: Option<Seat> = None;
    for moment in &story.moments {
        if let Some(Value::List(told)) = moment.told("golf/bids", "bids").last() {
            bids = told;
        }
        for (player, moves) in moment.told("golf/solved", "player").zip(moment.told("golf/solved", "moves")) {
            solver = story.seat_told(player);
            if *moves == Value::Count(1) {
                done.extend(solver.map(|seat| (seat, Deed::HoleInOne, 1)));
            }
        }
        let ruled = |code| moment.events.iter().any(|event| event.code == code);
        if ruled("golf/open") {
            done.extend(solver.map(|seat| (seat, Deed::Outwitted, 1)));
        }
        if ruled("golf/impossible") {
            let zero = bids.iter().filter(|bid| matches!(bid, Value::Score(_, 0)));
            let players = zero.filter_map(|bid| story.seat_told(bid));
            done.extend(players.map(|seat| (seat, Deed::Impossible, 1)));
        }
        if ["golf/open", "golf/impossible", "golf/par"].into_iter().any(ruled) {
            solver = None;
            bids = &[];
        }
    }
    done
}

/// The seats of those whose pieces the events of a code tell of.
fn owners<'a>(story: &'a Story, moment: &'a Moment, code: &'a str) -> impl Iterator<Item = Seat> + 'a {
    moment.told(code, "piece").filter_map(|piece| match piece {
        Value::Piece(_, Some(side)) => story.seat_told(&Value::from(*side)),
        _ => None,
    })
}
