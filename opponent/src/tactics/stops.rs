//! Checks puzzles whose first steps count alone: a solver may end the turn there, so that must be as good as going on.

use engine::any_game::{Actor, AnyGame, Entry};
use engine::rules::{GameResult, Options, Pending, Progress};
use engine::seat::Seat;
use engine::tactics::{Tactic, Worth};

use crate::{AnyPlayer, Budget, Level, Study, search};

/// Whether ending the turn after the steps that count is as good as going on, where the turn may end there.
pub(super) fn is_enough(game: &dyn AnyGame, player: &dyn AnyPlayer, tactic: &Tactic, nodes: u64) -> bool {
    let Some(start) = &tactic.start else { return true };
    let (Worth::Won { next } | Worth::Better { next, .. }) = tactic.worth else { return true };
    let Ok(mut table) = game.open(&Options::default(), Some(&tactic.position)) else { return false };
    let applied = table.apply(&Entry { actor: Actor::Seat(tactic.seat), text: start.clone() });
    if !applied.is_ok_and(|applied| applied.progress == Progress::TurnOver) {
        return true;
    }
    let value = match table.pending() {
        Pending::Over(outcome) => ended(game, tactic.seat, outcome.result),
        _ => player.value(&table.view_of(tactic.seat), Level::Hard, &Budget::nodes(nodes), nodes),
    };
    value.is_some_and(|value| Study::weigh(value, next).1)
}

/// The value of a game's result for a seat.
fn ended(game: &dyn AnyGame, seat: Seat, result: GameResult) -> Option<i32> {
    let own = game.info().seats.get(usize::from(seat.0))?.team;
    Some(search::ended(result, own, 0))
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::tactics::read;

    use super::is_enough;
    use crate::Players;

    #[test]
    fn who_stops_before_the_turn_is_good_has_not_found_it() {
        let (game, players) = (catalogue::find("adrenaline").expect("a game"), Players::new());
        let player = players.find("adrenaline").expect("a player");
        for (line, enough) in [
            // The pawn must run on, if not all the way.
            (
                "hard | Black | a5a4 /a3/a2/a1=Q/+d4 | 288, else -368 | 109 / 19 | r1bqkbnr/1pppp2p/5p2/p2N2B1/3P4/5N2/PPP2PPP/R2QKB1R b KQkq - 0 8 checkers=a2:1,a5:2",
                false,
            ),
            // The turn can't end before the checker is given.
            (
                "easy | White | h4g5 /+h7 | won, else -358 | 28 / 27 | r1b2n1k/ppp4p/4p1q1/6p1/7P/2N2PP1/PPP3B1/R5KR w - - 0 17 checkers=a2:2,g5:1,a7:1,c7:1",
                true,
            ),
        ] {
            let tactic = read(game.info(), line).expect(line).remove(0);
            assert_eq!(is_enough(game, player, &tactic, 20_000), enough, "{line}");
        }
    }
}
