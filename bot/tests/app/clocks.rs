//! Clocks: how they run, what they show, and what happens to players who are late. On both databases, and over restarts.

mod called;
mod days_off;
mod lateness;
mod many;
mod replacement;
mod set;
mod stand_in;
mod taken_back;
mod truth;

use app::Suggest;
use app::request::{ClockRequest, NewTable, Request};
use discord::limits_broken;
use engine::rules::{GameResult, Outcome, Reason};
use engine::seat::Team;
use model::game::{Ending, Game, KeptOutcome, SeatClock, Status};
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};
use words::Lang;

use crate::joining::four::{buttons, heard, posted};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage};
use crate::told::played;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A request for a table: Ada against Ben, with a clock.
fn new_table(rules: &str, clock: &str, late: &str) -> NewTable {
    NewTable {
        rules: rules.to_owned(),
        opponent: Some(BEN),
        colour: Some("white".to_owned()),
        clock: Some(clock.to_owned()),
        late: Some(late.to_owned()),
        ..NewTable::default()
    }
}

/// Ada, with the first move, against Ben.
async fn begun(stage: &Stage, wanted: NewTable) -> GameId {
    let screen = stage.ask(ADA, Request::Play(wanted)).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game);
    let id = id.unwrap_or_else(|| panic!("{screen:?}"));
    let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    let joined = stage.press(BEN, press, None).await;
    assert!(joined.text.contains("The game is on"), "{joined:?}");
    id
}

async fn row(stage: &Stage, id: GameId) -> Game {
    stage.app.store().game(id).await.expect("the database").expect("the game")
}

/// The end of a game of two in which the other side ran out of time.
fn won_on_time(team: u8) -> Ending {
    let outcome = Outcome { result: GameResult::Won(Team(team)), reason: Reason::TIMEOUT };
    let english = if team == 0 { "White wins: time" } else { "Black wins: time" };
    Ending { outcome: Some(KeptOutcome::from(outcome)), english: english.to_owned() }
}

async fn clock(stage: &Stage, id: GameId, seat: usize) -> SeatClock {
    row(stage, id).await.seats[seat].clock
}

async fn types(stage: &Stage, person: UserId, id: GameId, turn: &str) -> Screen {
    stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }).await
}

async fn plays(stage: &Stage, person: UserId, id: GameId, turn: &str) {
    let answer = types(stage, person, id, turn).await;
    assert!(played(&answer.text).is_some(), "{turn}: {answer:?}");
}

/// Presses a button of a message by its label.
async fn tap(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    let button = button.unwrap_or_else(|| panic!("no {label}: {screen:?}"));
    let answer = stage.press(person, button.press, None).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

async fn show(stage: &Stage, person: UserId) -> Screen {
    stage.ask(person, Request::Clock(ClockRequest::Show { game: None })).await
}

async fn give(stage: &Stage, person: UserId, time: &str) -> Screen {
    stage.ask(person, Request::Clock(ClockRequest::Give { time: time.to_owned(), game: None })).await
}

#[tokio::test]
async fn the_clock_stands_in_the_invitation_and_with_every_board() {
    Stage::each(async |stage: Stage| {
        let screen = stage.ask(ADA, Request::Play(new_table("chess", "2d a turn", "auto"))).await;
        let id = buttons(&screen.rows).iter().find_map(|button| button.press.game).expect("a table");
        let (invitation, _) = heard(&stage).await;
        assert!(invitation.contains("Clock: 2 days a turn. If somebody runs out of time"), "{invitation}");
        let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
        stage.press(BEN, press, None).await;
        let line = |at: i64| format!("Time runs out <t:{}:R>.", at / 1000);
        let board = posted(&stage).await;
        assert!(board.text.contains(&line(stage.now() + 2 * DAY)), "{board:?}");
        stage.pass(5).await;
        plays(&stage, ADA, id, "e4").await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&line(stage.now() + 2 * DAY)), "each turn has all of it: {board:?}");
        let looked = stage.ask(ADA, Request::Board { game: None, flip: false, text: false }).await;
        assert!(looked.text.contains(&line(stage.now() + 2 * DAY)), "{looked:?}");
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, None);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn on_servers_there_is_a_clock_unless_somebody_wants_none() {
    let stage = Stage::open().await;
    stage.ask(ADA, Request::Play(NewTable { rules: "chess".to_owned(), ..NewTable::default() })).await;
    assert!(heard(&stage).await.0.contains("Clock: 3 days a turn. Whoever runs out of time loses."));
    // A game's own rule for it is named.
    stage.ask(ADA, Request::Play(NewTable { rules: "chess-golf".to_owned(), ..NewTable::default() })).await;
    let golf = heard(&stage).await.0;
    assert!(golf.contains("Clock: 3 days a turn. After the first bid the others have a day"), "{golf}");
    let none = NewTable { rules: "chess".to_owned(), clock: Some("none".to_owned()), ..NewTable::default() };
    stage.ask(ADA, Request::Play(none)).await;
    assert!(heard(&stage).await.0.contains("Clock: no clock."));
    stage
        .ask_directly(
            ADA,
            Request::Play(NewTable { opponent: Some(BEN), ..new_table("chess", "none", "lose") }),
        )
        .await;
    for (clock, late, sentence) in [
        (Some("soon"), None, "I can't read that clock. Write `3d`"),
        (Some("30s"), None, "between a minute and 14 days"),
        (Some("15d"), None, "between a minute and 14 days"),
        (Some("3d"), Some("cry"), "choose `lose`, `ask` or `auto`"),
        (Some("none"), Some("ask"), "need a clock. Add `clock`"),
    ] {
        let wanted = NewTable {
            rules: "chess".to_owned(),
            clock: clock.map(str::to_owned),
            late: late.map(str::to_owned),
            ..NewTable::default()
        };
        let answer = stage.ask(ADA, Request::Play(wanted)).await;
        assert!(answer.text.contains(sentence), "{answer:?}");
    }
    // Somebody who plays alone keeps nobody waiting.
    let golf = NewTable { rules: "chess-golf".to_owned(), ..NewTable::default() };
    let screen = stage.ask(CLEO, Request::Play(golf)).await;
    let start =
        buttons(&screen.rows).into_iter().find(|button| button.label == "Start alone").expect("a button");
    let id = start.press.game.expect("a game");
    stage.press(CLEO, start.press, None).await;
    assert_eq!(row(&stage, id).await.time.to_string(), "none");
    stage.close().await;
}

#[tokio::test]
async fn clocks_are_suggested_in_ones_own_words() {
    let stage = Stage::open().await;
    let like = async |typed: &str| stage.suggestions(ADA, Suggest::Clock { typed: typed.to_owned() }).await;
    let all = like("").await;
    assert_eq!(all.first(), Some(&("3 days a turn".to_owned(), "3d".to_owned())));
    assert!(all.len() >= 8, "{all:?}");
    let own = like("2d12h").await;
    assert_eq!(own.first(), Some(&("2 days 12 hours a turn".to_owned(), "2d12h".to_owned())));
    let banks = like("bank").await;
    assert!(banks.len() == 3 && banks.iter().all(|(_, value)| value.starts_with("bank ")), "{banks:?}");
    assert!(like("zzz").await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn a_bank_is_used_up_refilled_and_capped() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "bank 1h + 10m up to 90m", "lose")).await;
        stage.pass_minutes(30).await;
        plays(&stage, ADA, id, "e4").await;
        assert_eq!(clock(&stage, id, 0).await.left_ms, 40 * MINUTE);
        assert_eq!(clock(&stage, id, 1).await.deadline_ms, Some(stage.now() + HOUR));
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> 40m · <@{BEN}> <t:")), "{board:?}");
        for (white, black) in [("Nf3", "e5"), ("Nc3", "Nc6"), ("d3", "d6"), ("Be3", "Be7"), ("h3", "h6")] {
            plays(&stage, BEN, id, black).await;
            plays(&stage, ADA, id, white).await;
        }
        assert_eq!(clock(&stage, id, 0).await.left_ms, 90 * MINUTE, "no more than it holds");
        let stage = stage.restarted().await;
        stage.pass_minutes(89).await;
        assert_eq!(row(&stage, id).await.status, Status::Running);
        stage.pass_minutes(1).await;
        assert_eq!(row(&stage, id).await.outcome, Some(won_on_time(0)));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn time_is_a_gift_for_the_other_side() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "lose")).await;
        let own = give(&stage, ADA, "1d").await;
        assert!(own.text.contains("No clock of the other side runs now"), "{own:?}");
        assert!(
            give(&stage, CLEO, "1d").await.text.contains("only those who play against"),
            "nobody else may"
        );
        assert!(give(&stage, BEN, "soon").await.text.contains("How much?"));
        stage.said().await;
        let before = clock(&stage, id, 0).await.deadline_ms.expect("a deadline");
        let given = give(&stage, BEN, "6h").await;
        assert_eq!(given.text, format!("<@{ADA}> has 6 hours more. How kind!"));
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(before + 6 * HOUR));
        let said = stage.said().await;
        let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("one board: {said:?}") };
        let line = format!("Time runs out <t:{}:R>.", (before + 6 * HOUR) / 1000);
        assert!(change.text.as_deref().is_some_and(|text| text.contains(&line)), "{change:?}");
        let screen = show(&stage, BEN).await;
        assert!(
            screen.text.contains(&format!("time until <t:{}:f>", (before + 6 * HOUR) / 1000)),
            "{screen:?}"
        );
        tap(&stage, BEN, &screen, "Give 1d").await;
        assert_eq!(clock(&stage, id, 0).await.deadline_ms, Some(before + 30 * HOUR));
        assert!(buttons(&show(&stage, CLEO).await.rows).is_empty(), "who looks on has nothing to give");
        assert!(give(&stage, BEN, "28d").await.text.contains("at most 28 days"));
        let none = begun(&stage, NewTable { late: None, ..new_table("chess", "none", "") }).await;
        let press = Press { verb: Verb::Clock, game: Some(none), version: 0, arg: "give.1d".to_owned() };
        assert!(stage.press(BEN, press, None).await.text.contains("has no clock"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_button_shows_all_clocks_in_the_language_of_who_asks() {
    let stage = Stage::open().await;
    begun(&stage, new_table("chess", "1d", "lose")).await;
    let board = posted(&stage).await;
    let more = tap(&stage, CLEO, &board, "More").await;
    let shown = tap(&stage, CLEO, &more, "Clock").await;
    assert!(shown.text.contains("• **White** <@11>: time until"), "{shown:?}");
    assert!(shown.text.contains("• **Black** <@12>: not asked now"), "{shown:?}");
    assert!(
        shown.text.contains("When a turn is taken back, the time it added to the clock goes, too"),
        "{shown:?}"
    );
    let request = Request::Clock(ClockRequest::Show { game: None });
    let shown = stage.ask_as(BEN, |asker| asker.lang = Lang::De, request).await;
    assert!(shown.text.contains("Wer die Zeit überschreitet, verliert."), "{shown:?}");
    assert!(shown.text.contains("gerade nicht gefragt"), "{shown:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_sealed_decision_that_is_changed_touches_no_clock() {
    let stage = Stage::open().await;
    let golf = NewTable { colour: None, ..new_table("chess-golf", "1d", "lose") };
    let screen = stage.ask(ADA, Request::Play(golf)).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game).expect("a table");
    let press = |verb, version| Press { verb, game: Some(id), version, arg: String::new() };
    stage.press(BEN, press(Verb::Join, 1), None).await;
    stage.press(ADA, press(Verb::Start, 2), None).await;
    // Somebody who deals decides about a card first.
    for person in [ADA, BEN] {
        types(&stage, person, id, "keep").await;
    }
    // Messages being sent when time jumps are sent again.
    stage.said().await;
    stage.pass_minutes(1).await;
    plays(&stage, ADA, id, "5").await;
    let before = row(&stage, id).await;
    assert!(before.seats[0].clock.deadline_ms.is_none(), "who is done waits: {before:?}");
    assert!(before.seats[1].clock.deadline_ms.is_some(), "{before:?}");
    stage.said().await;
    stage.pass_minutes(1).await;
    plays(&stage, ADA, id, "7").await;
    let after = row(&stage, id).await;
    let clocks = |game: &Game| game.seats.iter().map(|own| own.clock).collect::<Vec<_>>();
    assert_eq!(
        (clocks(&after), after.entries),
        (clocks(&before), before.entries),
        "the change stands in the place of the first"
    );
    let said = stage.said().await;
    assert!(said.is_empty(), "{said:?}");
    stage.close().await;
}

#[tokio::test]
async fn the_buttons_below_a_board_fit_no_matter_what_may_be_claimed() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "1d", "lose")).await;
    for _ in 0..2 {
        for (person, turn) in [(ADA, "Nf3"), (BEN, "Nf6"), (ADA, "Ng1"), (BEN, "Ng8")] {
            plays(&stage, person, id, turn).await;
        }
    }
    let board = posted(&stage).await;
    assert!(buttons(&board.rows).iter().any(|button| button.label == "Claim a draw"), "{board:?}");
    assert_eq!(limits_broken(&board), Vec::<&str>::new());
    stage.close().await;
}
