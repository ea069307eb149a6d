//! Games after changes, and how their clocks run.

use engine::seat::Seat;
use words::Lang;

use super::*;
use crate::computer::Level;
use crate::time::HOUR;
use crate::time::calendar::DaysOff;

const ADA: UserId = UserId(11);
const BEN: UserId = UserId(12);
const CLEO: UserId = UserId(13);

/// Ada, who reads German and wants direct messages, against Ben, who is invited and reads Spanish.
fn game() -> Game {
    let mut seats: Vec<GameSeat> = [Chair::of(ADA), Chair::kept_for(BEN)]
        .into_iter()
        .zip(0..)
        .map(|(chair, seat)| GameSeat::new(Seat(seat), chair))
        .collect();
    seats[0].lang = Some(Lang::De);
    seats[0].notification = TurnNotification::Direct;
    seats[1].lang = Some(Lang::Es);
    Game {
        id: GameId(1),
        rules: "chess".to_owned(),
        options: Vec::new(),
        edition: 1,
        status: Status::Invited,
        version: 1,
        entries: 0,
        rewritten: 0,
        host: ADA,
        guild: None,
        channel: Some(ChannelId(7)),
        thread_wanted: true,
        thread: Some(ChannelId(70)),
        shuffle_seats: false,
        shared_seats: false,
        seed: Secret32::new([1; 32]),
        salt: Secret32::new([2; 32]),
        outcome: None,
        created_ms: 0,
        changed_ms: 0,
        expires_ms: Some(9_000),
        waiting: Waiting::default(),
        board_entries: 0,
        seats,
        owed: false,
        stepped_ms: 0,
        position: None,
        time: "3d;ask".parse().expect("a time control"),
        pause: None,
        pings: Pings { guests: true, boards: true },
        old_boards: OldBoards::default(),
        server_lang: Lang::En,
        rated: true,
    }
}

#[test]
fn an_advance_moves_the_version_and_nothing_else_does() {
    let mut game = game();
    let before = game.clone();
    game.apply(Change::Advance(Advance {
        status: Status::Running,
        entries: 3,
        expires_ms: None,
        ..before.as_it_stands()
    }));
    assert_eq!((game.version, game.status, game.entries, game.expires_ms), (2, Status::Running, 3, None));
    for change in [
        Change::NextPrompt(Seat(1)),
        Change::NextPrompt(Seat(9)),
        Change::BoardShown(3),
        Change::Rewritten,
        Change::Rated(false),
        Change::Place(None),
        Change::Seats(vec![SeatState { asked_ms: Some(5), prompt: 1, ..before.seats[0].state() }]),
    ] {
        game.apply(change);
    }
    assert_eq!([0, 1, 9].map(|seat| game.prompt(Seat(seat))), [1, 1, 0]);
    assert_eq!((game.version, game.board_entries, game.rewritten, game.rated), (2, 3, 1, false));
    assert_eq!((game.channel, game.thread, game.asked_since(Seat(0))), (None, None, Some(5)));
}

#[test]
fn how_somebody_reads_goes_with_them_to_another_seat() {
    let mut game = game();
    assert_eq!(
        (game.lang_of(BEN), game.lang_of(CLEO)),
        (Lang::Es, Lang::En),
        "whom nobody knows reads as the server"
    );
    game.apply(Change::Seating(vec![Chair::of(BEN), Chair::of(ADA)]));
    assert_eq!((game.lang_of(ADA), game.lang_of(BEN)), (Lang::De, Lang::Es));
    let notified = [ADA, BEN].map(|person| game.notification_of(person));
    assert_eq!(notified, [TurnNotification::Direct, TurnNotification::Channel]);
    game.apply(Change::Seating(game.seating_without(ADA)));
    assert_eq!((game.seating(), game.seats[1].lang), (vec![Chair::of(BEN), Chair::free()], None));
    game.apply(Change::Seating(vec![Chair::of(CLEO)]));
    assert_eq!((game.seats.len(), game.lang_of(CLEO), game.is_full()), (1, Lang::En, true));
}

#[test]
fn who_plays_alone_is_spoken_to_in_their_language() {
    let mut game = game();
    assert_eq!(game.lang(), Lang::En, "Ben is invited");
    game.apply(Change::Seating(vec![Chair::of(ADA), Chair::free()]));
    assert_eq!(game.lang(), Lang::En, "anybody may come");
    game.apply(Change::Seating(vec![Chair::of(Level::Easy.player()), Chair::of(ADA)]));
    assert_eq!(game.lang(), Lang::De, "against a computer");
    game.apply(Change::Seating(vec![Chair::of(ADA), Chair::of(ADA)]));
    assert_eq!(game.lang(), Lang::De, "both sides");
    game.apply(Change::Seating(vec![Chair::of(ADA), Chair::of(BEN)]));
    assert_eq!(game.lang(), Lang::En, "two people");
    game.apply(Change::Seating(vec![Chair::of(ADA)]));
    assert_eq!((game.lang(), game.read_in(Lang::Es).lang()), (Lang::De, Lang::Es), "alone");
    game.apply(Change::Seating(vec![Chair::free()]));
    assert_eq!(game.lang(), Lang::En, "nobody is left");
}

#[test]
fn a_clock_runs_from_prompt_to_turn() {
    let (game, off) = (game(), DaysOff::default());
    let after = |clock: SeatClock, now, anew, completed, at| {
        clock.after(Asked { now, anew, completed }, &game.time, &off, false, at)
    };
    let full = SeatClock { left_ms: game.time.start(), ..SeatClock::default() };
    let running = after(full, true, true, false, 0);
    assert_eq!((running.since_ms, running.deadline_ms), (Some(0), Some(game.time.start())));
    assert_eq!(after(running, true, false, false, HOUR), running, "asked the same, it runs on");
    let late = SeatClock { late_ms: Some(5), offered_ms: Some(6), played_for: 2, ..running };
    let stopped = after(late, false, true, true, HOUR);
    assert_eq!(stopped, SeatClock { left_ms: game.time.start(), ..SeatClock::default() });
    let back =
        running.taken_back(Asked { now: true, anew: true, completed: false }, 2 * HOUR, &off, false, HOUR);
    assert_eq!(back.left_ms, game.time.start() - 3 * HOUR, "what was used, and what the turns brought");
    assert_eq!(full.started(&off, true, 0).deadline_ms, None, "paused, it stands");
}

#[test]
fn downtime_is_compensated_on_running_clocks_alone() {
    let mut game = game();
    let running =
        SeatClock { left_ms: 3 * HOUR, ..SeatClock::default() }.started(&DaysOff::default(), false, 0);
    game.apply(Change::Clock { seat: Seat(0), clock: running });
    game.compensate(&Absences::default(), &[(HOUR, 2 * HOUR)]);
    assert_eq!((game.clock(Seat(0)).left_ms, game.clock(Seat(0)).deadline_ms), (2 * HOUR, Some(4 * HOUR)));
    assert_eq!(game.clock(Seat(1)), SeatClock::default());
    assert_eq!(game.clocks_run_since(9 * HOUR), 2 * HOUR);
}

#[test]
fn time_is_up_by_the_first_of_clock_and_limit_and_never_while_paused() {
    let mut game = game();
    let seat = Seat(0);
    let clock = SeatClock { deadline_ms: Some(50), ..SeatClock::default() };
    game.apply(Change::Clock { seat, clock });
    assert_eq!(game.time_up_for(ADA), None, "nobody is asked");
    game.apply(Change::Seats(vec![SeatState { asked_ms: Some(1), ..game.seats[0].state() }]));
    assert_eq!(game.time_up_for(ADA), Some(50));
    let limit = Some(Deadline { round: 1, over_ms: 40 });
    game.apply(Change::Waiting(Waiting { limit, ..Waiting::default() }));
    assert_eq!((game.time_up_for(ADA), game.time_up_for(BEN)), (Some(40), None));
    game.apply(Change::Pause(Some(Pause { since_ms: 2, until_ms: None })));
    assert_eq!(game.time_up_at(seat), None);
}
