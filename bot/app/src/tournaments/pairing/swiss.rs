//! Swiss rounds: players with equal points meet; no pairing twice.
//!
//! 1. All players stand in the order of points, then of numbers; players with equal points are a *score group*.
//! 2. With an odd number of players the *bye* goes to the last one in that order who has had none and without whom the others
//!    can be paired.
//! 3. From the top, each is paired with the first of their candidates with whom all others can still be paired
//!    ([`matching`](super::matching) knows). So a choice never has to be taken back, and a pairing is found whenever there is
//!    one.
//! 4. *Candidates* are opponents not met before, whose colours allow it (no player may have one colour three times more than
//!    the other): the own score group first, in it players who should have the other colour, then as near as possible to half a
//!    group further down (1 meets 5, 2 meets 6 …). In an odd group the last player who didn't float down in the round before is
//!    kept for the end: that one *floats* to the next group, and first meets players who didn't float up in the round before.
//! 5. *Colours*: the player who has had White less often gets it; of equals the one who had Black when they last had different
//!    colours; in the first round boards alternate.
//!
//! If nobody can be paired because of colours alone, colours don't count for that round. If nobody can be paired at all, the
//! tournament has no further round.

use super::Round;
use super::matching::bits;
use crate::tournaments::pairing::matching;

/// A player's colour in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tournaments) enum Colour {
    /// White: the first move.
    White,
    /// Black.
    Black,
}

/// The direction of a game against another score group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tournaments) enum Float {
    /// Against a player with fewer points.
    Down,
    /// Against a player with more points.
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug, Default)]
pub(in crate::tournaments) struct Player {
    /// Their number, from 0.
    pub(in crate::tournaments) number: usize,
    /// Their points, in halves.
    pub(in crate::tournaments) halves: u32,
    /// The numbers of earlier opponents.
    pub(in crate::tournaments) met: Vec<usize>,
    /// The colours of their games, the first one first.
    pub(in crate::tournaments) colours: Vec<Colour>,
    /// Whether they have had points without a game.
    pub(in crate::tournaments) had_bye: bool,
    /// Their float in the round before.
    pub(in crate::tournaments) floated: Option<Float>,
}

impl Player {
    /// How much more often they had White than Black.
    pub(in crate::tournaments) fn balance(&self) -> i32 {
        self.colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// The colour they should have next, and how urgently.
    fn due(&self) -> (Option<Colour>, u8) {
        let last = self.colours.last().copied();
        let twice = self.colours.len() > 1 && self.colours.iter().rev().nth(1).copied() == last;
        let wanted = match self.balance() {
            0 => last.map(other),
            more if more > 0 => Some(Colour::Black),
            _ => Some(Colour::White),
        };
        (wanted, u8::from(self.balance() != 0) + u8::from(twice))
    }
}

fn other(colour: Colour) -> Colour {
    match colour {
        Colour::White => Colour::Black,
        Colour::Black => Colour::White,
    }
}

/// The most by which one colour may outweigh the other.
const MOST: i32 = 2;

/// The number of rounds after which one player can have won everything: each halves those who have.
pub(in crate::tournaments) fn usual_rounds(players: usize) -> usize {
    players.max(2).next_power_of_two().ilog2() as usize
}

/// Pairs a round; `None` when nobody can be paired any more without a repetition.
pub(in crate::tournaments) fn pair(players: &[Player]) -> Option<Round> {
    let mut order: Vec<&Player> = players.iter().take(matching::ROOM).collect();
    order.sort_by_key(|player| (std::cmp::Reverse(player.halves), player.number));
    if order.len() < 2 {
        return None;
    }
    [true, false].into_iter().find_map(|colours| Pairing::new(&order, colours).round())
}

struct Pairing<'a> {
    /// All players, best first.
    order: &'a [&'a Player],
    /// For each index in it, the indexes of possible opponents.
    may: Vec<u64>,
}

impl<'a> Pairing<'a> {
    fn new(order: &'a [&'a Player], colours: bool) -> Self {
        let fits = |one: &Player, two: &Player| {
            let (one_has, two_has) = (one.balance(), two.balance());
            one.number != two.number
                && !one.met.contains(&two.number)
                && !(colours && (one_has.min(two_has) >= MOST || one_has.max(two_has) <= -MOST))
        };
        let set = |one: &&Player| {
            let seats = order.iter().enumerate();
            seats.filter(|(_, two)| fits(one, two)).fold(0, |set, (at, _)| set | 1_u64 << at)
        };
        Self { order, may: order.iter().map(set).collect() }
    }

    fn round(&self) -> Option<Round> {
        let mut left: u64 = (0..self.order.len()).fold(0, |set, at| set | 1 << at);
        let mut bye = None;
        if self.order.len() % 2 == 1 {
            let fits =
                |at: &usize| !self.order[*at].had_bye && matching::exists(&self.may, left & !(1 << *at));
            let at = (0..self.order.len()).rev().find(fits)?;
            left &= !(1 << at);
            bye = Some(self.order[at].number);
        } else if !matching::exists(&self.may, left) {
            return None;
        }
        let mut pairs = Vec::new();
        while let Some(top) = bits(left).next() {
            let rest = left & !(1 << top);
            let fits =
                |at: &usize| self.may[top] >> at & 1 == 1 && matching::exists(&self.may, rest & !(1 << *at));
            let found = self.candidates(top, rest).into_iter().find(fits)?;
            pairs.push(seated(self.order[top], self.order[found], pairs.len()));
            left = rest & !(1 << found);
        }
        Some(Round { pairs, bye })
    }

    /// Possible opponents of the first unpaired player, best first.
    fn candidates(&self, top: usize, rest: u64) -> Vec<usize> {
        let own = self.order[top];
        let group: Vec<usize> = bits(rest).filter(|at| self.order[*at].halves == own.halves).collect();
        let alone = |at: &&usize| self.order[**at].floated != Some(Float::Down);
        let kept = match group.len() % 2 {
            // The first player belongs to the group, too.
            0 => group.iter().rev().find(alone).or(group.last()).copied(),
            _ => None,
        };
        // Half a group further down, not counting the first player and the floater.
        let half = group.len().saturating_sub(1) / 2;
        let rank = |at: usize| {
            let two = self.order[at];
            let within = group.iter().position(|other| *other == at);
            let floats = within.is_none() && two.floated == Some(Float::Up);
            let far = within.map_or(at, |place| place.abs_diff(half));
            (own.halves.abs_diff(two.halves), kept == Some(at), floats, clash(own, two), far, at)
        };
        let mut all: Vec<usize> = bits(rest).collect();
        all.sort_by_key(|at| rank(*at));
        all
    }
}

/// The strength of a colour conflict between two players.
fn clash(one: &Player, two: &Player) -> u8 {
    match (one.due(), two.due()) {
        ((Some(wanted), one), (Some(same), two)) if wanted == same => 1 + one.min(two),
        _ => 0,
    }
}

/// The colours of a pair: the first of the answer has White.
fn seated(upper: &Player, lower: &Player, board: usize) -> (usize, usize) {
    let (upper_first, lower_first) = ((upper.number, lower.number), (lower.number, upper.number));
    match upper.balance().cmp(&lower.balance()) {
        std::cmp::Ordering::Less => return upper_first,
        std::cmp::Ordering::Greater => return lower_first,
        std::cmp::Ordering::Equal => {}
    }
    let pasts = upper.colours.iter().rev().zip(lower.colours.iter().rev());
    if let Some((upper_had, _)) = pasts.into_iter().find(|(one, two)| one != two) {
        return if *upper_had == Colour::Black { upper_first } else { lower_first };
    }
    match upper.colours.last().or(lower.colours.last()) {
        Some(Colour::White) => lower_first,
        Some(Colour::Black) => upper_first,
        None if board.is_multiple_of(2) => upper_first,
        None => lower_first,
    }
}
