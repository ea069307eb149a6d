//! Times and spans, typed and stored.

use model::ids::GameId;
use model::time::control::{Pace, TimeControl};
use model::time::points::Points;
use model::time::quiet::{self, Quiet};
use model::time::{DAY, span};

use discord::Shards;

/// Reads texts, one per line, each as everything about time, as the number of a game and as shards.
///
/// # Panics
/// When a promise is broken.
pub fn time(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for line in text.split('\n').take(20) {
        if let Some(read) = span::read(line) {
            assert!(read > 0, "{line:?}");
            assert_eq!(span::read(&span::short(read)), Some(read), "{line:?}");
        }
        if let Ok(pace) = line.parse::<Pace>() {
            assert_eq!(pace.to_string().parse(), Ok(pace), "{line:?}");
        }
        if let Ok(control) = line.parse::<TimeControl>() {
            assert_eq!(control.to_string().parse(), Ok(control), "{line:?}");
            for left in [0, 1, DAY, i64::MAX] {
                assert!((0..=14 * DAY).contains(&control.after_turn(left)), "{line:?}");
            }
            let _ = (control.start(), control.is_slow());
        }
        let points = Points::read(line);
        assert_eq!(Points::read(&points.to_string()), points, "{line:?}");
        if let Ok(game) = line.parse::<GameId>() {
            assert!(game.0 > 0 && game.to_string().parse() == Ok(game), "{line:?}");
        }
        if let Ok(shards) = line.parse::<Shards>() {
            assert!(shards.to_string().parse() == Ok(shards) && shards.overlap(shards), "{line:?}");
        }
        moments(line);
    }
}

/// Checks quiet hours in any zone: `Europe/Berlin 1320 420 1700000000000`.
fn moments(line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [zone, from, to, at] = words[..] else { return };
    let zone = quiet::zone(Some(zone));
    let (Ok(from), Ok(to), Ok(at)) = (from.parse(), to.parse(), at.parse::<i64>()) else { return };
    let at = at.rem_euclid(1 << 43);
    let (_, minute) = quiet::local(at, &zone);
    assert!(minute < quiet::DAY_MINUTES);
    if let Some(next) = quiet::next(minute, &zone, at) {
        assert!(next > at && next - at <= 2 * DAY, "{line:?}: {next}");
    }
    let Some(quiet) = Quiet::between(from, to) else { return };
    if let Some((begin, end)) = quiet.around(at, &zone) {
        assert!(begin <= at && at < end && end - begin <= 2 * DAY, "{line:?}");
    }
    let spared = quiet.spare(at, at + DAY, at - DAY, &zone);
    assert!((at - 2 * DAY..=at + DAY).contains(&spared), "{line:?}: {spared}");
}
