//! Berger tables: the published order of round robins, in which everybody meets everybody once, colours alternate as far as
//! they can, and nobody has one colour more than once too often.
//!
//! The last player keeps the place while the others go around by half a table each round. With an odd number of players
//! the last place is empty: the person who would play there rests.

use super::Round;

/// The number of rounds.
pub(in crate::tournaments) fn rounds(players: usize, double: bool) -> usize {
    let once = even(players) - 1;
    if double { 2 * once } else { once }
}

/// A round, counted from 0. In the second half of a double round robin everybody has the other colour.
pub(in crate::tournaments) fn round(players: usize, number: usize) -> Round {
    let places = even(players);
    let around = places - 1;
    let (again, number) = (number / around % 2 == 1, number % around);
    // Counted from 1 the tables say: in odd rounds the last place is Black against (r + 1) / 2, in even ones White against
    // (n + r) / 2.
    let turned = number % 2 == 1;
    let opposite = if turned { (places + number - 1) / 2 } else { number / 2 };
    let last = around;
    let mut pairs = vec![if turned { (last, opposite) } else { (opposite, last) }];
    pairs.extend(
        (1..places / 2).map(|step| ((opposite + step) % around, (opposite + around - step) % around)),
    );
    let mut round = Round::default();
    for (first, second) in pairs {
        match (first < players, second < players) {
            (true, true) if again => round.pairs.push((second, first)),
            (true, true) => round.pairs.push((first, second)),
            (true, false) => round.bye = Some(first),
            (false, _) => round.bye = Some(second),
        }
    }
    round
}

/// The number of places: an empty one is added to an odd number of players.
fn even(players: usize) -> usize {
    players.max(2).next_multiple_of(2)
}
