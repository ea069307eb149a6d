//! Names of teams. A team of one seat has that seat's name; one of several has the words their names begin with:
//! White king-side and White queen-side are White.

use crate::rules::SeatInfo;
use crate::seat::{SeatSet, Team};

/// A team's name: `White`; if its seats' names share no first words, all of them joined by `and`.
#[must_use]
pub fn name(seats: &[SeatInfo], team: Team) -> String {
    let names = names(seats, team);
    let shared = shared_words(&names);
    if shared.is_empty() { names.join(" and ") } else { shared }
}

/// Whether a team's name is plural: `White and Black win`.
#[must_use]
pub fn is_several(seats: &[SeatInfo], team: Team) -> bool {
    let names = names(seats, team);
    names.len() > 1 && shared_words(&names).is_empty()
}

/// The announcement of a team's win: `White wins`.
#[must_use]
pub fn victory(seats: &[SeatInfo], team: Team) -> String {
    format!("{} {}", name(seats, team), if is_several(seats, team) { "win" } else { "wins" })
}

/// The announcement of a win that seats share: `Player 1 and Player 3 share the win`.
#[must_use]
pub fn shared_victory(seats: &[SeatInfo], winners: SeatSet) -> String {
    let names: Vec<_> =
        winners.iter().filter_map(|seat| seats.get(usize::from(seat.0))).map(|seat| seat.name).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{} and {last} share the win", others.join(", "))
        }
        _ => format!("{} wins", names.concat()),
    }
}

fn names(seats: &[SeatInfo], team: Team) -> Vec<&'static str> {
    seats.iter().filter(|seat| seat.team == team).map(|seat| seat.name).collect()
}

fn shared_words(names: &[&str]) -> String {
    let Some((first, others)) = names.split_first() else { return String::new() };
    let shared = first
        .split(' ')
        .enumerate()
        .take_while(|(at, word)| others.iter().all(|name| name.split(' ').nth(*at) == Some(*word)));
    shared.map(|(_, word)| word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Tint;
    use crate::seat::Seat;

    fn seats(names: &[&'static str]) -> Vec<SeatInfo> {
        names.iter().map(|name| SeatInfo { name, team: Team(0), tint: Tint::White }).collect()
    }

    #[test]
    fn a_shared_win_names_everybody() {
        let seats = seats(&["Player 1", "Player 2", "Player 3"]);
        let share = |winners: &[u8]| shared_victory(&seats, winners.iter().copied().map(Seat).collect());
        assert_eq!(share(&[0, 2]), "Player 1 and Player 3 share the win");
        assert_eq!(share(&[0, 1, 2]), "Player 1, Player 2 and Player 3 share the win");
        assert_eq!(share(&[1]), "Player 2 wins");
    }

    #[test]
    fn a_team_goes_by_what_its_seats_have_in_common() {
        for (names, victorious) in [
            (&["White"][..], "White wins"),
            (&["White king-side", "White queen-side"], "White wins"),
            (&["White", "Black"], "White and Black win"),
            (&["White", "Whitish"], "White and Whitish win"),
        ] {
            let seats = seats(names);
            assert_eq!(victory(&seats, Team(0)), victorious);
            assert_eq!(is_several(&seats, Team(0)), victorious.ends_with("win"));
        }
        assert_eq!(name(&seats(&["Far left", "Far right"]), Team(0)), "Far");
    }
}
