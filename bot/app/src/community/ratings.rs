//! Rating arithmetic, over the library `skillratings`.
//!
//! - **Which method.** Games of two seats use Glicko-2 (Glickman 2013). Games of more use Weng and Lin's method of 2011 for
//!   several teams and places, independent of the number of players: one game, one method, so that its numbers compare.
//!   Both use the scale that people know, 1500 ± 350 for a beginner. For Weng-Lin that is the usual 25 ± 25/3, scaled by
//!   42; the method is independent of scale.
//! - **Each game is a rating period of its own.** Glickman's periods hold ten games or more, so that a rating is changed by
//!   several results at once. A game here lasts for weeks: people would wait for months to see its effect, and with fixed
//!   periods most would hold one game anyway. So a rating is changed, and shown, when the game ends.
//! - **Idle days blur.** Without games a rating gets less certain, as if an empty period had passed every five days: from a
//!   deviation of 60 to 110, where leaderboards stop listing people, in a year and a month.

use model::time::DAY;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use store::Strength;

/// The strength of a new player.
pub(super) const BEGINNER: Strength = Strength { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
/// The widest deviation: nobody is less certain than a beginner.
const WIDEST: f64 = BEGINNER.deviation;
/// Scale factor from Glicko-2's own scale to 1500 ± 350.
const GLICKO: f64 = 173.7178;
/// Scale factor from Weng-Lin's own scale to 1500 ± 350.
const WENG_LIN: f64 = 42.0;
/// How many idle days count as a period without games.
const IDLE: i64 = 5;

/// A side of a game: the strength of each of its seats' players, and its place, 1 for the best.
pub(super) struct Side {
    pub(super) seats: Vec<Strength>,
    pub(super) place: usize,
}

/// A rating method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// For two seats.
    Glicko2,
    /// For more seats.
    WengLin,
}

impl Method {
    /// The method for a game with this many seats.
    pub(super) fn of(seats: usize) -> Self {
        if seats == 2 { Self::Glicko2 } else { Self::WengLin }
    }

    /// All strengths after a game, side by side and seat by seat.
    pub(super) fn rate(self, sides: &[Side]) -> Vec<Vec<Strength>> {
        match (self, sides) {
            (Self::Glicko2, [Side { seats: one, place: first }, Side { seats: two, place: second }]) => {
                let [one, two] = [one, two].map(|seats| seats.first().copied().unwrap_or(BEGINNER));
                let outcome = match first.cmp(second) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                let (one, two) = glicko2(&to_glicko2(one), &to_glicko2(two), &outcome, &Glicko2Config::new());
                vec![vec![from_glicko2(one)], vec![from_glicko2(two)]]
            }
            _ => weng_lin(sides),
        }
    }
}

fn weng_lin(sides: &[Side]) -> Vec<Vec<Strength>> {
    let teams: Vec<Vec<WengLinRating>> =
        sides.iter().map(|side| side.seats.iter().copied().map(to_weng_lin).collect()).collect();
    let placed: Vec<_> =
        teams.iter().zip(sides).map(|(team, side)| (&team[..], MultiTeamOutcome::new(side.place))).collect();
    let rated = weng_lin_multi_team(&placed, &WengLinConfig::new());
    let after = |(rated, side): (Vec<WengLinRating>, &Side)| {
        let seats = rated.into_iter().zip(&side.seats);
        seats.map(|(rated, before)| from_weng_lin(rated, before.volatility)).collect()
    };
    rated.into_iter().zip(sides).map(after).collect()
}

/// A strength after some time without games.
pub(super) fn rested(strength: Strength, idle_ms: i64) -> Strength {
    let periods = (idle_ms.max(0) / DAY) as f64 / IDLE as f64;
    let growth = strength.volatility * GLICKO * periods.sqrt();
    Strength { deviation: strength.deviation.hypot(growth).min(WIDEST), ..strength }
}

fn to_glicko2(strength: Strength) -> Glicko2Rating {
    Glicko2Rating { rating: strength.rating, deviation: strength.deviation, volatility: strength.volatility }
}

fn from_glicko2(rated: Glicko2Rating) -> Strength {
    Strength { rating: rated.rating, deviation: rated.deviation.min(WIDEST), volatility: rated.volatility }
}

fn to_weng_lin(strength: Strength) -> WengLinRating {
    WengLinRating {
        rating: (strength.rating - BEGINNER.rating) / WENG_LIN + 25.0,
        uncertainty: strength.deviation / WENG_LIN,
    }
}

fn from_weng_lin(rated: WengLinRating, volatility: f64) -> Strength {
    Strength {
        rating: (rated.rating - 25.0) * WENG_LIN + BEGINNER.rating,
        deviation: (rated.uncertainty * WENG_LIN).min(WIDEST),
        volatility,
    }
}

#[cfg(test)]
mod tests;
