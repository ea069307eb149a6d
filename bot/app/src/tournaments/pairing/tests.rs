use std::collections::BTreeSet;

use proptest::prelude::*;

use super::swiss::{Colour, Float, Player};
use super::{Round, berger, matching};
use crate::tournaments::pairing::swiss;

/// Every round robin is complete: each pair meets as often as it should, colours are as even as possible, and each
/// player plays or rests once a round.
#[test]
fn everybody_meets_everybody_in_a_round_robin() {
    for players in 3..=32 {
        for double in [false, true] {
            let rounds = berger::rounds(players, double);
            let mut games = BTreeSet::new();
            let mut white = vec![0_i32; players];
            for number in 0..rounds {
                let Round { pairs, bye } = berger::round(players, number);
                let mut busy: Vec<usize> =
                    pairs.iter().flat_map(|(one, two)| [*one, *two]).chain(bye).collect();
                busy.sort_unstable();
                assert_eq!(busy, (0..players).collect::<Vec<_>>(), "{players} in round {number}");
                assert_eq!(bye.is_some(), players % 2 == 1);
                for (first, second) in pairs {
                    white[first] += 1;
                    white[second] -= 1;
                    let game = if double { (first, second) } else { (first.min(second), first.max(second)) };
                    assert!(games.insert(game), "{players}: {game:?} is played twice");
                }
            }
            let all = players * (players - 1) / if double { 1 } else { 2 };
            assert_eq!(games.len(), all, "{players} players");
            let most = if double { 0 } else { 1 };
            assert!(white.iter().all(|more| more.abs() <= most), "{players}: {white:?}");
        }
    }
}

/// The tables as they are printed, for four and for six.
#[test]
fn round_robins_are_the_printed_ones() {
    let printed = |players: usize| -> Vec<Vec<(usize, usize)>> {
        (0..players - 1)
            .map(|round| berger::round(players, round).pairs.iter().map(|(a, b)| (a + 1, b + 1)).collect())
            .collect()
    };
    assert_eq!(printed(4), [vec![(1, 4), (2, 3)], vec![(4, 3), (1, 2)], vec![(2, 4), (3, 1)]]);
    assert_eq!(
        printed(6),
        [
            vec![(1, 6), (2, 5), (3, 4)],
            vec![(6, 4), (5, 3), (1, 2)],
            vec![(2, 6), (3, 1), (4, 5)],
            vec![(6, 5), (1, 4), (2, 3)],
            vec![(3, 6), (4, 2), (5, 1)],
        ]
    );
}

#[test]
fn the_first_round_pairs_the_upper_half_with_the_lower_one() {
    let players: Vec<Player> = (0..8).map(|number| Player { number, ..Player::default() }).collect();
    let round = swiss::pair(&players).expect("a round");
    assert_eq!(round.pairs, [(0, 4), (5, 1), (2, 6), (7, 3)], "and colours alternate");
    assert_eq!([2, 3, 4, 5, 8, 9, 16, 17, 32].map(swiss::usual_rounds), [1, 2, 2, 3, 3, 4, 4, 5, 5]);
}

/// Whether a perfect matching exists, by brute force.
fn tried(may: &[u64], among: u64) -> bool {
    let Some(first) = matching::bits(among).next() else { return true };
    let rest = among & !(1 << first);
    matching::bits(may[first] & rest).any(|other| tried(may, rest & !(1 << other)))
}

/// A Swiss tournament as its rows would record it.
#[derive(Default)]
struct Course {
    players: Vec<Player>,
    gone: BTreeSet<usize>,
    byes: Vec<usize>,
}

impl Course {
    fn of(players: usize) -> Self {
        let players = (0..players).map(|number| Player { number, ..Player::default() }).collect();
        Self { players, ..Self::default() }
    }

    fn left(&self) -> Vec<Player> {
        self.players.iter().filter(|player| !self.gone.contains(&player.number)).cloned().collect()
    }

    /// Records a round's results: 0 lost, 1 drawn, 2 won by White.
    fn play(&mut self, round: &Round, mut result: impl FnMut() -> u32) {
        let before: Vec<u32> = self.players.iter().map(|player| player.halves).collect();
        for player in &mut self.players {
            player.floated = None;
        }
        for (first, second) in &round.pairs {
            let float = |own: usize, other: usize| match before[own].cmp(&before[other]) {
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Float::Down),
            };
            let halves = result();
            for (own, other, colour, halves) in
                [(*first, *second, Colour::White, halves), (*second, *first, Colour::Black, 2 - halves)]
            {
                let player = &mut self.players[own];
                player.met.push(other);
                player.colours.push(colour);
                player.halves += halves;
                player.floated = float(own, other);
            }
        }
        if let Some(bye) = round.bye {
            self.byes.push(bye);
            let player = &mut self.players[bye];
            player.had_bye = true;
            player.halves += 2;
            player.floated = Some(Float::Down);
        }
    }
}

/// Whether these players could be paired at all: no repetition, no second bye.
fn could_be_paired(left: &[Player]) -> bool {
    let may: Vec<u64> = left
        .iter()
        .map(|one| {
            let others = left.iter().enumerate();
            others
                .filter(|(_, two)| one.number != two.number && !one.met.contains(&two.number))
                .fold(0, |set, (at, _)| set | 1 << at)
        })
        .collect();
    let all = (0..left.len()).fold(0, |set, at| set | 1 << at);
    if left.len().is_multiple_of(2) {
        return left.len() >= 2 && tried(&may, all);
    }
    left.len() >= 2 && (0..left.len()).any(|at| !left[at].had_bye && tried(&may, all & !(1 << at)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_matching_is_found_where_there_is_one(size in 2_usize..11, edges in proptest::collection::vec(any::<bool>(), 55)) {
        let mut may = vec![0_u64; size];
        let pairs = (0..size).flat_map(|one| (0..one).map(move |two| (one, two)));
        for ((one, two), edge) in pairs.zip(edges) {
            if edge {
                may[one] |= 1 << two;
                may[two] |= 1 << one;
            }
        }
        let all = (1 << size) - 1;
        prop_assert_eq!(matching::exists(&may, all), tried(&may, all), "{:?}", may);
    }

    #[test]
    fn swiss_rounds_keep_their_rules(
        size in 3_usize..=32,
        results in proptest::collection::vec(0_u32..3, 400),
        withdrawals in proptest::collection::vec(0_usize..96, 7),
    ) {
        let mut course = Course::of(size);
        let mut results = results.into_iter().cycle();
        let mut withdrawals = withdrawals.into_iter();
        for number in 0..swiss::usual_rounds(size) + 2 {
            let left = course.left();
            let Some(round) = swiss::pair(&left) else {
                prop_assert!(left.len() <= 12 && !could_be_paired(&left), "{} could be paired", left.len());
                break;
            };
            let mut busy: Vec<usize> =
                round.pairs.iter().flat_map(|(one, two)| [*one, *two]).chain(round.bye).collect();
            busy.sort_unstable();
            prop_assert_eq!(busy, left.iter().map(|player| player.number).collect::<Vec<_>>(), "once a round");
            for (one, two) in &round.pairs {
                prop_assert!(!course.players[*one].met.contains(two), "they have met in round {}", number);
            }
            let bye = round.bye.filter(|bye| course.byes.contains(bye));
            prop_assert_eq!(bye, None, "a second bye");
            course.play(&round, || results.next().unwrap_or_default());
            // After this few rounds there are so many pairings that colours never have to give way.
            let plain = number < swiss::usual_rounds(size);
            for player in &course.players {
                let most = if plain { 2 } else { 3 };
                prop_assert!(player.balance().abs() <= most, "{:?}", player);
            }
            if let Some(leaver) = withdrawals.next().filter(|leaver| *leaver < size) {
                course.gone.insert(leaver);
            }
        }
    }

    /// To the last round: everybody has met everybody, or there is proof that it can't go on.
    #[test]
    fn small_tournaments_go_on_as_long_as_anybody_can_be_paired(
        size in 3_usize..=8,
        results in proptest::collection::vec(0_u32..3, 40),
    ) {
        let mut course = Course::of(size);
        let mut results = results.into_iter().cycle();
        let mut rounds = 0;
        while let Some(round) = swiss::pair(&course.left()) {
            course.play(&round, || results.next().unwrap_or_default());
            rounds += 1;
        }
        prop_assert!(rounds >= swiss::usual_rounds(size), "{} rounds of {}", rounds, size);
        prop_assert!(!could_be_paired(&course.left()));
    }
}
