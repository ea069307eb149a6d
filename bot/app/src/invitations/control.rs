//! The time control of a new table, and its suggestions.

use engine::rules::Info;
use model::time::DAY;
use model::time::control::{Late, Pace, TimeControl};
use words::Lang;

use super::NewTable;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, reject_clock};
use crate::games::clock_words::pace_words;

/// The suggestions before anything is typed.
const USUAL: [&str; 11] = [
    "3d",
    "1d",
    "7d",
    "12h",
    "1h",
    "5+3",
    "10+5",
    "bank 3d + 12h",
    "bank 1d + 2h up to 3d",
    "bank 1h + 5m",
    "none",
];

/// The default time control: the server's own, else a general one, since servers see games that never end. Direct messages
/// have none: friends know each other.
fn default_control(asker: &Asker, house: Option<TimeControl>) -> TimeControl {
    let usual = TimeControl { pace: Pace::Turn(3 * DAY), ..TimeControl::default() };
    match asker.guild {
        Some(_) => house.unwrap_or(usual),
        None => TimeControl::default(),
    }
}

/// The requested time control.
pub(crate) fn chosen(
    asker: &Asker,
    wanted: &NewTable,
    info: &Info,
    house: Option<TimeControl>,
) -> Result<TimeControl, Rejection> {
    let mut control = default_control(asker, house);
    if info.seats.len() == 1 && wanted.clock.is_none() {
        control.pace = Pace::None;
    }
    if let Some(clock) = &wanted.clock {
        control.pace = clock.parse().map_err(|error| reject_clock(error, reject!("clock-unreadable")))?;
    }
    if let Some(late) = &wanted.late {
        control.late = Late::from_word(late).ok_or_else(|| reject!("clock-late-unknown"))?;
    }
    control.weekends_off = wanted.weekends.unwrap_or(control.weekends_off);
    if control.pace == Pace::None && (wanted.late.is_some() || wanted.weekends == Some(true)) {
        return Err(reject!("clock-missing"));
    }
    Ok(control)
}

/// The suggestions for a typed time control: what was typed, if it can be read, and some good ones.
pub(crate) fn suggestions(lang: Lang, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let own = typed.parse::<Pace>().ok();
    let fits = |word: &&&str| word.contains(&typed) || own.is_some();
    let usual = USUAL.iter().filter(fits).filter_map(|word| word.parse::<Pace>().ok());
    let mut paces: Vec<Pace> = own.into_iter().collect();
    for pace in usual {
        if !paces.contains(&pace) {
            paces.push(pace);
        }
    }
    paces.iter().map(|pace| (pace_words(lang, *pace), pace.to_string())).collect()
}
