//! What a team is called. Where it is one seat, it goes by that seat's name; where it is several, by the words their names
//! begin with: White king-side and White queen-side are White.

use crate::rules::SeatInfo;
use crate::seat::Team;

/// A team's name: `White`; without common words its seats' names, joined by `and`.
#[must_use]
pub fn name(seats: &[SeatInfo], team: Team) -> String {
    let names = names(seats, team);
    let shared = shared_words(&names);
    if shared.is_empty() { names.join(" and ") } else { shared }
}

/// A team's victory: `White wins`.
#[must_use]
pub fn victory(seats: &[SeatInfo], team: Team) -> String {
    let several = names(seats, team).len() > 1 && shared_words(&names(seats, team)).is_empty();
    format!("{} {}", name(seats, team), if several { "win" } else { "wins" })
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

    fn seats(names: &[&'static str]) -> Vec<SeatInfo> {
        names.iter().map(|name| SeatInfo { name, team: Team(0), tint: Tint::White }).collect()
    }

    #[test]
    fn a_team_goes_by_what_its_seats_have_in_common() {
        for (names, victorious) in [
            (&["White"][..], "White wins"),
            (&["White king-side", "White queen-side"], "White wins"),
            (&["White", "Black"], "White and Black win"),
            (&["White", "Whitish"], "White and Whitish win"),
        ] {
            assert_eq!(victory(&seats(names), Team(0)), victorious);
        }
        assert_eq!(name(&seats(&["Far left", "Far right"]), Team(0)), "Far");
    }
}
