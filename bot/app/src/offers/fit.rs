//! When an offer is possible, and who has to agree. Depends on public facts alone.

use engine::any_game::{AnyTable, Takeback};
use engine::seat::{Seat, SeatSet, Viewer};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use model::game::{Game, Status};
use model::ids::UserId;
use model::time::{DAY, span};
use store::Tx;

use crate::asking::rejection::{Rejection, reject};
use crate::games::offering::OfferKind;
use crate::games::seats::{must_run, own_seat};
use crate::games::titles::heading;
use crate::games::who::everybody;
use crate::play::board::gone;

/// The longest pause, in milliseconds.
const LONGEST_REST: i64 = 90 * DAY;
/// The shortest pause, in milliseconds.
const SHORTEST_REST: i64 = DAY / 24;

/// Refuses an offer that isn't possible in this game now, or not by this person.
pub(super) fn must_fit(
    kind: OfferKind,
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
) -> Result<(), Rejection> {
    own_seat(game, table, person)?;
    match kind {
        // A person whose data were erased can't agree, and nobody can take their seat.
        OfferKind::Rematch if game.status == Status::Over && !game.is_full() => {
            Err(reject!("offer-rematch-gone"))
        }
        OfferKind::Rematch if game.status == Status::Over => Ok(()),
        OfferKind::Rematch => Err(reject!("offer-rematch-early")),
        _ => must_run(game),
    }?;
    match kind {
        OfferKind::Takeback => last_turn(game, table, person).map(drop),
        OfferKind::Adjourn if game.pause.is_some() => Err(reject!("offer-adjourn-rests")),
        OfferKind::CallOff | OfferKind::Adjourn | OfferKind::Rematch | OfferKind::Computer => Ok(()),
    }
}

/// The seat whose last turn a person takes back (the latest of theirs), and the length of the record after that.
pub(super) fn last_turn(
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
) -> Result<(Seat, Takeback), Rejection> {
    let own = own_seat(game, table, person)?;
    let possible = game.seats_of(person).filter_map(|seat| Some((seat, table.takeback(seat).ok()?)));
    match possible.min_by_key(|(_, back)| back.lines) {
        Some(found) => Ok(found),
        None => Ok((own, table.takeback(own)?)),
    }
}

/// The people who have to agree to a person's offer: all others still at the table.
pub(super) fn others(game: &Game, table: &dyn AnyTable, person: UserId) -> Vec<UserId> {
    let left = if game.status == Status::Over { SeatSet::EMPTY } else { gone(table) };
    let plays = |other: &UserId| game.seats_of(*other).any(|seat| !left.contains(seat));
    everybody(game).into_iter().filter(|other| *other != person && plays(other)).collect()
}

/// Whether anybody may still call the game off, because somebody has not completed a turn. Not if hands were dealt, or a bad
/// hand could be dealt again; nor if somebody has hidden or sealed something; nor in a tournament, where opponents aren't
/// chosen. All of that is public.
pub(super) fn is_early(game: &Game, table: &dyn AnyTable, in_tournament: bool) -> bool {
    if in_tournament || table.info().secret.is_some() && (table.chances() > 0 || table.hides()) {
        return false;
    }
    let record = table.record(Viewer::Public);
    let left = gone(table);
    let begun = |seat: Seat| record.iter().any(|turn| turn.seat == Some(seat) && turn.complete);
    game.seated().any(|(seat, _)| !left.contains(seat) && !begun(seat))
}

/// Refuses what takes back turns of a person for whom a computer plays, or ends the game without them: they are not there to
/// agree. `since`: how many turns were complete when the last of them left.
pub(super) fn refuse_without_them(
    kind: OfferKind,
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    since: Option<i64>,
) -> Result<(), Rejection> {
    let Some(since) = since else { return Ok(()) };
    match kind {
        OfferKind::Takeback => {
            let (_, back) = last_turn(game, table, person)?;
            let left = i64::from(table.turns_completed()) - back.turns as i64;
            if left < since { Err(reject!("stand-in-takeback", game = heading(game))) } else { Ok(()) }
        }
        // There are no stand-ins in tournaments.
        OfferKind::CallOff if !is_early(game, table, false) => {
            Err(reject!("stand-in-call-off", game = heading(game)))
        }
        OfferKind::CallOff | OfferKind::Adjourn | OfferKind::Rematch | OfferKind::Computer => Ok(()),
    }
}

/// Refuses a pause while a stand-in plays: its person is not there to agree, and would have to sit it out.
pub(super) async fn refuse_rest_without_them(tx: &mut Tx, game: &Game) -> Result<(), Rejection> {
    match tx.places_kept_since(game.id).await? {
        Some(_) => Err(reject!("stand-in-adjourn", game = heading(game))),
        None => Ok(()),
    }
}

/// The people who have to agree first: none if the matter concerns nobody else, or it is early enough.
pub(super) fn asked(
    kind: OfferKind,
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    in_tournament: bool,
) -> Vec<UserId> {
    match kind {
        OfferKind::CallOff if is_early(game, table, in_tournament) => Vec::new(),
        _ => others(game, table, person),
    }
}

/// The end of a pause: a number of days, a span such as `3d`, or a day such as `2026-12-24`, with an optional hour, in UTC.
pub(super) fn until(days: Option<i64>, typed: Option<&str>, now: i64) -> Result<i64, Rejection> {
    let unclear = || reject!("offer-adjourn-unclear");
    let typed = typed.map(str::trim).filter(|typed| !typed.is_empty());
    let until = match (days, typed) {
        (Some(days), None) => days.checked_mul(DAY).and_then(|span| now.checked_add(span)),
        (None, Some(typed)) => match span::read(typed) {
            Some(span) => now.checked_add(span),
            None => moment(typed),
        },
        _ => None,
    };
    let until = until.ok_or_else(unclear)?;
    if (now + SHORTEST_REST..=now + LONGEST_REST).contains(&until) {
        Ok(until)
    } else {
        Err(reject!("offer-adjourn-bounds", days = LONGEST_REST / DAY))
    }
}

/// Reads a day, or a day and an hour, in UTC.
fn moment(typed: &str) -> Option<i64> {
    let whole = if typed.contains(':') { typed.to_owned() } else { format!("{typed} 00:00") };
    let civil: DateTime = whole.parse().ok()?;
    Some(civil.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000_000;

    #[test]
    fn rests_are_given_in_days_spans_or_as_a_day() {
        let read = |days, typed: Option<&str>| until(days, typed, NOW).ok();
        assert_eq!(read(Some(3), None), Some(NOW + 3 * DAY));
        assert_eq!(read(None, Some(" 1d12h ")), Some(NOW + DAY * 3 / 2));
        assert_eq!(read(None, Some("2023-11-24")), Some(1_700_784_000_000));
        assert_eq!(read(None, Some("2023-11-24 06:30")), Some(1_700_807_400_000));
        for (days, typed) in [
            (None, None),
            (Some(1), Some("1d")),
            (Some(0), None),
            (Some(91), None),
            (Some(i64::MAX), None),
            (None, Some("tomorrow")),
            (None, Some("2023-11-31")),
            (None, Some("2023-11-01")),
            (None, Some("10m")),
        ] {
            assert_eq!(read(days, typed), None, "{days:?} {typed:?}");
        }
    }
}
