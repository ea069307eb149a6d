//! Points and places, derived from a tournament's pairings.
//!
//! A win, a bye and the point of a player whose opponent was absent are one point, a draw is half of one. Players with equal
//! points are separated by
//! - Swiss: *Buchholz* (the points of all one's opponents), then *Sonneborn–Berger* (the points of those one beat and half of
//!   those one drew with). A round without a game counts as one against a player with equal points;
//! - round robin: Sonneborn–Berger, then the number of wins.
//!
//! Players who are still equal share the place. A player who leaves a round robin before half of their games are played is
//! taken out of it: none of their games counts for anybody. Later, their unplayed games are points for the others.

use store::{Format, Pairing, Score, Tournament};

use super::pairing::swiss::{Colour, Float, Player};

/// A player's standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// Their number.
    pub(super) number: usize,
    /// Their place, from 1; equal players share one. `None`: taken out.
    pub(super) place: Option<usize>,
    /// Points, in halves.
    pub(super) halves: u32,
    /// Games won on the board, drawn, lost.
    pub(super) games: [u32; 3],
    /// The tie-breaks, first one first: Buchholz in halves and Sonneborn–Berger in quarters, or Sonneborn–Berger in quarters
    /// and wins.
    pub(super) ties: [u32; 2],
}

/// One player's side of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// The opponent; `None`: nobody.
    pub(super) against: Option<usize>,
    /// Their colour.
    pub(super) colour: Colour,
    /// Their points, in halves; `None`: open.
    pub(super) halves: Option<u32>,
    /// Whether a game was played to its end.
    pub(super) played: bool,
}

/// A player's side of a pairing, if they are in it.
pub(super) fn side(pairing: &Pairing, number: usize) -> Option<Side> {
    let first = pairing.white == number;
    if !first && pairing.black != Some(number) {
        return None;
    }
    let (white, black) = match pairing.score {
        None => (None, None),
        Some(Score::White | Score::WhiteForfeit) => (Some(2), Some(0)),
        Some(Score::Black | Score::BlackForfeit) => (Some(0), Some(2)),
        Some(Score::Draw) => (Some(1), Some(1)),
        Some(Score::Bye) => (Some(2), None),
        Some(Score::Nobody | Score::Rest) => (Some(0), Some(0)),
    };
    Some(Side {
        against: if first { pairing.black } else { Some(pairing.white) },
        colour: if first { Colour::White } else { Colour::Black },
        halves: if first { white } else { black },
        played: matches!(pairing.score, Some(Score::White | Score::Black | Score::Draw)),
    })
}

/// All standings after the pairings of the rounds up to `through`, the first place first.
pub(super) fn standings(tournament: &Tournament, through: i64) -> Vec<Standing> {
    let numbers = 0..tournament.entrants.len();
    let out: Vec<bool> = numbers.clone().map(|number| is_out(tournament, number)).collect();
    let out = &out;
    let sides = |number: usize| {
        tournament
            .pairings
            .iter()
            .filter(move |pairing| pairing.round <= through)
            // A bye doesn't count before the round's games are over.
            .filter(move |pairing| {
                pairing.score != Some(Score::Bye) || !is_under_way(tournament, pairing.round)
            })
            .filter_map(move |pairing| side(pairing, number))
            .filter(move |side| {
                !out[number] && side.against.is_none_or(|other| out.get(other) != Some(&true))
            })
    };
    let halves: Vec<u32> =
        numbers.clone().map(|number| sides(number).filter_map(|side| side.halves).sum()).collect();
    let swiss = tournament.format == Format::Swiss;
    let mut all: Vec<Standing> = numbers
        .map(|number| {
            let own = halves[number];
            let mut standing = Standing { number, place: None, halves: own, games: [0; 3], ties: [0, 0] };
            let (mut buchholz, mut berger, mut rounds) = (0, 0, 0);
            for side in sides(number) {
                rounds += 1;
                let Some(brought) = side.halves else { continue };
                // Without a game: against a player with equal points, in a Swiss tournament.
                let met = side
                    .against
                    .filter(|_| side.played || !swiss)
                    .map_or(own, |other| halves.get(other).copied().unwrap_or_default());
                let counts = swiss || side.against.is_some();
                buchholz += if counts { met } else { 0 };
                berger += if counts { brought * met } else { 0 };
                if side.played {
                    standing.games[2 - brought.min(2) as usize] += 1;
                }
            }
            // Rounds without the player.
            let missed = u32::try_from(through).unwrap_or_default().saturating_sub(rounds);
            if swiss {
                buchholz += missed * own;
            }
            standing.ties = if swiss { [buchholz, berger] } else { [berger, standing.games[0]] };
            standing
        })
        .collect();
    let rank = |standing: &Standing| (!out[standing.number], standing.halves, standing.ties);
    all.sort_by_key(|standing| (std::cmp::Reverse(rank(standing)), standing.number));
    for at in 0..all.len() {
        let shared = at > 0 && rank(&all[at]) == rank(&all[at - 1]);
        all[at].place = match shared {
            _ if out[all[at].number] => None,
            true => all[at - 1].place,
            false => Some(at + 1),
        };
    }
    all
}

/// Whether a game of a round has no result yet.
pub(super) fn is_under_way(tournament: &Tournament, round: i64) -> bool {
    tournament.pairings.iter().any(|pairing| pairing.round == round && pairing.score.is_none())
}

/// Whether a player left a round robin too early for their games to count.
fn is_out(tournament: &Tournament, number: usize) -> bool {
    let cycles = match tournament.format {
        Format::Swiss => return false,
        Format::RoundRobin => 1,
        Format::Double => 2,
    };
    let Some(gone) = tournament.entrant(number).and_then(|entrant| entrant.gone_round) else { return false };
    let games = cycles * (tournament.entrants.len() - 1);
    let played = tournament
        .pairings
        .iter()
        .filter(|pairing| pairing.round < gone)
        .filter_map(|pairing| side(pairing, number))
        .filter(|side| side.played)
        .count();
    2 * played < games
}

/// The players of a round, as a Swiss pairing needs them.
pub(super) fn to_be_paired(tournament: &Tournament, round: i64) -> Vec<Player> {
    let before = |number: usize, round: i64| -> u32 {
        let past = tournament.pairings.iter().filter(|pairing| pairing.round < round);
        past.filter_map(|pairing| side(pairing, number)?.halves).sum()
    };
    let there = |gone: Option<i64>| gone.is_none_or(|gone| gone > round);
    tournament
        .entrants
        .iter()
        .filter(|entrant| there(entrant.gone_round))
        .map(|entrant| {
            let number = entrant.number;
            let mut player = Player { number, halves: before(number, round), ..Player::default() };
            for pairing in tournament.pairings.iter().filter(|pairing| pairing.round < round) {
                let Some(side) = side(pairing, number) else { continue };
                let floated = match side.against {
                    Some(other) => {
                        player.met.push(other);
                        player.colours.push(side.colour);
                        match before(number, pairing.round).cmp(&before(other, pairing.round)) {
                            std::cmp::Ordering::Less => Some(Float::Up),
                            std::cmp::Ordering::Equal => None,
                            std::cmp::Ordering::Greater => Some(Float::Down),
                        }
                    }
                    None => Some(Float::Down),
                };
                player.had_bye |= !side.played && side.halves == Some(2);
                player.floated = if pairing.round == round - 1 { floated } else { None };
            }
            player
        })
        .collect()
}

/// Points for people: `2½`.
pub(super) fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Quarters of a point: `7.25`.
pub(super) fn quarters(quarters: u32) -> String {
    let parts = ["", ".25", "½", ".75"];
    match (quarters / 4, quarters % 4) {
        (0, 2) => "½".to_owned(),
        (whole, part) => format!("{whole}{}", parts[part as usize]),
    }
}

/// A player's letter in pictures: A, B … Z, then AA …
pub(super) fn letter(number: usize) -> String {
    let of = |number: usize| char::from(b'A' + (number % 26) as u8);
    if number < 26 { of(number).to_string() } else { format!("{}{}", of(number / 26 - 1), of(number)) }
}
