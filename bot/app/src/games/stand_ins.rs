//! Stand-ins (computers that sat in a person's place), for records.

use engine::rules::Info;
use engine::seat::Seat;
use store::StandIn;
use words::{Lang, say};

/// One line each: level, program version, first and last turn.
pub(crate) fn lines(lang: Lang, info: &Info, stand_ins: &[StandIn]) -> Vec<String> {
    let line = |stand_in: &StandIn| {
        let (computer, side) = (stand_in.level.player(), lang.seat(info, Seat(stand_in.seat)));
        let (version, since) = (stand_in.version.as_str(), stand_in.since_turn + 1);
        match stand_in.until_turn {
            Some(until) => say!(
                lang,
                "stand-in-record",
                computer = computer,
                version = version,
                side = side,
                since = since,
                until = until.max(since)
            ),
            None => say!(
                lang,
                "stand-in-record-on",
                computer = computer,
                version = version,
                side = side,
                since = since
            ),
        }
    };
    // A stand-in that left before a turn was played changed nothing.
    let played = |stand_in: &&StandIn| stand_in.until_turn != Some(stand_in.since_turn);
    stand_ins.iter().filter(played).map(line).collect()
}
