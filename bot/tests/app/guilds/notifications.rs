//! Notifications: the settings, and how they change what is sent to whom.

use std::sync::Arc;

use model::ids::{ChannelId, GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use words::Lang;

use app::request::{NotificationRequest, Request};

use crate::stage::{ADA, BEN, CHANNEL, Said, Stage, direct};

/// `/settings`.
pub(crate) fn settings(zone: Option<&str>) -> Request {
    Request::Notifications(NotificationRequest::Settings { zone: zone.map(str::to_owned) })
}

/// Presses a control of the settings.
pub(crate) async fn set(stage: &Stage, person: UserId, arg: &str, value: Option<&str>) -> Screen {
    let press = Press { verb: Verb::Notifications, game: None, version: 0, arg: arg.to_owned() };
    stage.press(person, press, value).await
}

/// Plays a turn.
async fn play(stage: &Stage, person: UserId, game: GameId, turn: &str) {
    let answer =
        stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(game.to_string()) }).await;
    assert!(answer.text.contains("You played"), "{answer:?}");
}

/// The new messages in a place since the last time.
async fn posts(stage: &Stage, place: ChannelId) -> Vec<Screen> {
    let said = stage.said().await.remove(&place).unwrap_or_default();
    let posted = |said| match said {
        Said::Posted { screen, .. } => Some(*screen),
        Said::Changed { .. } => None,
    };
    said.into_iter().filter_map(posted).collect()
}

/// All arguments of a screen's controls.
fn args(screen: &Screen) -> Vec<String> {
    screen
        .rows
        .iter()
        .flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| button.press.arg.clone()).collect(),
            Row::Menu(menu) => vec![menu.press.arg.clone()],
        })
        .collect()
}

#[tokio::test]
async fn the_settings_say_how_things_are_and_change_them() {
    Stage::each(async |stage| {
        let first = stage.ask(ADA, settings(None)).await;
        for line in [
            "as Discord says, English",
            "UTC, where it is 22:13",
            "half of your time",
            "a ping in the channel",
        ] {
            assert!(first.text.contains(line), "{line}: {}", first.text);
        }
        let zone = stage.ask(ADA, settings(Some("europe/berlin"))).await;
        assert!(zone.text.contains("Europe/Berlin, where it is 23:13 now"), "{}", zone.text);
        for (arg, value, line) in [
            ("zone.value.asia", Some("Asia/Tokyo"), "Asia/Tokyo, where it is 07:13"),
            ("quiet.22-8", None, "from 22:00 to 08:00"),
            ("quiet.from", Some("23"), "from 23:00 to 08:00"),
            ("quiet.to", Some("6"), "from 23:00 to 06:00"),
            ("quiet.off", None, "**Quiet hours**: none"),
            ("notice.dm", None, "a direct message instead of a ping"),
            ("notice.none", None, "you look by yourself"),
            ("remind.1d", None, "half of your time is left, a day before the end and 4 hours"),
            ("where.channel", None, "by a ping in the channel"),
            ("unremind.half", None, "a day before the end and 4 hours"),
            ("unremind.all", None, "**Reminders**: none"),
            ("digest.at", Some("8"), "at 08:00"),
            ("digest.off", None, "**Daily list**: none"),
            ("secrets.off", None, "**Secrets**: never by direct message"),
            ("secrets.on", None, "**Secrets**: by direct message"),
            ("confirm.on", None, "**Confirm turns**: yes"),
            ("confirm.off", None, "**Confirm turns**: no"),
            ("language.de", None, "**Sprache**: Deutsch"),
            ("language.discord", None, "as Discord says, English"),
        ] {
            let after = set(&stage, ADA, arg, value).await;
            assert!(after.text.contains(line), "{arg}: {}", after.text);
        }
        let bens = stage.ask(BEN, settings(None)).await;
        assert_eq!(bens.text, first.text, "they are everybody's own");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn every_page_is_reached_and_left_by_buttons_in_every_language() {
    let stage = Stage::open().await;
    for lang in Lang::ALL {
        set(&stage, ADA, &format!("language.{}", lang.word()), None).await;
        let first = stage.ask(ADA, settings(None)).await;
        let pages = args(&first);
        assert_eq!(pages.len(), 9);
        for page in pages {
            let shown = set(&stage, ADA, &page, None).await;
            let controls = args(&shown);
            assert!(controls.contains(&"open.all".to_owned()), "{shown:?}");
            let mut different = controls.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), controls.len(), "{shown:?}");
            for control in controls.iter().filter(|control| !control.starts_with("language")) {
                let value = match control.as_str() {
                    "quiet.from" => "5",
                    zone if zone.starts_with("zone") => "Europe/Rome",
                    _ => "6",
                };
                let after = set(&stage, ADA, control, Some(value)).await;
                assert!(!after.rows.is_empty(), "{control}: {after:?}");
            }
        }
    }
    stage.close().await;
}

#[tokio::test]
async fn odd_choices_are_refused_with_a_sentence() {
    let stage = Stage::open().await;
    let before = stage.ask(ADA, settings(None)).await;
    let odd = stage.ask(ADA, settings(Some("Atlantis"))).await;
    assert!(odd.text.contains("no time zone “Atlantis”"), "{}", odd.text);
    for (arg, value) in [
        ("zone.value", None),
        ("quiet.from", Some("99")),
        ("quiet.5-5", None),
        ("digest.at", Some("x")),
        ("fly", None),
    ] {
        let answer = set(&stage, ADA, arg, value).await;
        assert!(answer.text.contains(' ') && answer.rows.is_empty(), "{arg}: {answer:?}");
    }
    assert_eq!(stage.ask(ADA, settings(None)).await, before);
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_wants_direct_messages_gets_one_with_a_link_and_no_ping() {
    Stage::each(async |stage| {
        set(&stage, BEN, "notice.dm", None).await;
        let game = stage.game("chess").await;
        stage.said().await;
        play(&stage, ADA, game, "e2e4").await;
        let said = stage.said().await;
        let posted = |place| -> Vec<&Screen> {
            said.get(&place)
                .into_iter()
                .flatten()
                .filter_map(|said| match said {
                    Said::Posted { screen, .. } => Some(&**screen),
                    Said::Changed { .. } => None,
                })
                .collect()
        };
        let [board] = posted(CHANNEL)[..] else { panic!("{said:?}") };
        assert!(board.text.contains("<@12>, it's your turn") && board.pings.is_empty(), "{board:?}");
        let [notice] = posted(direct(BEN))[..] else { panic!("{said:?}") };
        for part in ["**Chess** `#1`", "your turn as **Black**", "https://discord.com/channels/5/7/"] {
            assert!(notice.text.contains(part), "{part}: {}", notice.text);
        }
        assert!(posted(direct(ADA)).is_empty());
        // The link leads to this very board.
        let id = notice.text.rsplit('/').next().expect("a message").trim_end_matches(')').to_owned();
        play(&stage, BEN, game, "e7e5").await;
        let said = stage.said().await;
        let edited = said[&CHANNEL].iter().find_map(|said| match said {
            Said::Changed { message, .. } => Some(message.to_string()),
            Said::Posted { .. } => None,
        });
        assert_eq!(edited, Some(id));
        assert!(!said.contains_key(&direct(BEN)), "it isn't Ben's turn: {said:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_wants_nothing_gets_nothing() {
    let stage = Stage::open().await;
    set(&stage, BEN, "notice.none", None).await;
    let game = stage.game("chess").await;
    stage.said().await;
    play(&stage, ADA, game, "e2e4").await;
    let said = stage.said().await;
    assert!(!said.contains_key(&direct(BEN)), "{said:?}");
    for said in &said[&CHANNEL] {
        assert!(
            !matches!(said, Said::Posted { screen, .. } if screen.pings.contains(&BEN) && screen.text.contains("turn"))
        );
    }
    stage.close().await;
}

#[tokio::test]
async fn where_direct_messages_are_closed_the_channel_pings_instead() {
    Stage::each(async |stage| {
        set(&stage, BEN, "notice.dm", None).await;
        let game = stage.game("chess").await;
        stage.said().await;
        stage.close_direct(BEN);
        play(&stage, ADA, game, "e2e4").await;
        let [board, instead] = &posts(&stage, CHANNEL).await[..] else { panic!("the board and a call") };
        assert!(board.pings.is_empty(), "{board:?}");
        assert_eq!(instead.text, "<@12>, it's your turn in **Chess** `#1`.");
        assert_eq!(instead.pings, [BEN]);
        // From then on the board itself calls.
        play(&stage, BEN, game, "e7e5").await;
        play(&stage, ADA, game, "d2d4").await;
        let boards = posts(&stage, CHANNEL).await;
        assert_eq!(boards.last().map(|board| &board.pings[..]), Some(&[BEN][..]), "{boards:?}");
        assert_eq!(boards.len(), 2);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_end_and_draw_offers_call_as_people_like() {
    let stage = Stage::open().await;
    set(&stage, BEN, "notice.dm", None).await;
    set(&stage, BEN, "language.de", None).await;
    let game = stage.game("chess").await;
    stage.said().await;
    let draw = Press { verb: Verb::Draw, game: Some(game), version: 0, arg: String::new() };
    stage.press(ADA, draw, None).await;
    let mut said = stage.said().await;
    let Some(Said::Posted { screen: offer, .. }) = said[&CHANNEL].last() else { panic!("{said:?}") };
    assert!(offer.text.contains("offers a draw") && offer.pings.is_empty(), "{offer:?}");
    let told = said.remove(&direct(BEN)).unwrap_or_default();
    assert!(
        matches!(&told[..], [Said::Posted { screen, .. }] if screen.text.contains("bietet Remis an")),
        "{told:?}"
    );
    let agree = Press { verb: Verb::DrawYes, game: Some(game), version: 0, arg: String::new() };
    stage.press(BEN, agree, None).await;
    assert!(posts(&stage, direct(BEN)).await.is_empty(), "he has just ended it himself");
    let game = stage.game("chess").await;
    stage.said().await;
    let asked = stage.ask(ADA, Request::Resign { game: Some(game.to_string()) }).await;
    let [Row::Buttons(buttons)] = &asked.rows[..] else { panic!("buttons: {asked:?}") };
    let yes = buttons.iter().find(|button| button.press.verb == Verb::ResignYes).expect("a button");
    stage.press(ADA, yes.press.clone(), None).await;
    let [over] = &posts(&stage, direct(BEN)).await[..] else { panic!("one message") };
    assert!(over.text.contains("ist vorbei. "), "{over:?}");
    stage.close().await;
}

/// Ada, with the first move, against Ben, with three days for each turn.
async fn slow_game(stage: &Stage) -> GameId {
    game_in_time(stage, "UPDATE games SET time = '3d' WHERE id = $1").await
}

async fn game_in_time(stage: &Stage, time: &'static str) -> GameId {
    let id = stage.invitation("chess").await;
    stage.spoil(time, id).await;
    let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    stage.press(BEN, press, None).await;
    stage.said().await;
    id
}

/// The texts of new direct messages to a person.
async fn told(stage: &Stage, person: UserId) -> Vec<String> {
    posts(stage, direct(person)).await.into_iter().map(|screen| screen.text).collect()
}

#[tokio::test]
async fn reminders_come_once_at_their_points_and_only_to_whom_the_game_waits_for() {
    Stage::each(async |stage| {
        slow_game(&stage).await;
        stage.pass(35).await;
        assert_eq!(told(&stage, ADA).await, [""; 0], "half of three days is not over");
        stage.pass(1).await;
        let half = told(&stage, ADA).await;
        assert!(matches!(&half[..], [text] if text.contains("still waits for you as **White**")), "{half:?}");
        assert!(half[0].contains("/channels/5/7/") && half[0].contains("Your time is up <t:"), "{half:?}");
        stage.pass(1).await;
        assert_eq!(told(&stage, ADA).await, [""; 0], "it has come");
        let stage = stage.restarted().await;
        stage.pass(31).await;
        assert_eq!(told(&stage, ADA).await.len(), 1, "four hours are left");
        stage.pass(1).await;
        let said = stage.said().await;
        assert!(said.is_empty(), "{said:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_has_moved_is_not_reminded_and_who_comes_next_is() {
    let stage = Stage::open().await;
    let game = slow_game(&stage).await;
    stage.pass(35).await;
    play(&stage, ADA, game, "e2e4").await;
    stage.said().await;
    stage.pass(35).await;
    assert!(stage.said().await.is_empty());
    stage.pass(1).await;
    let said = stage.said().await;
    assert_eq!(said.keys().collect::<Vec<_>>(), [&direct(BEN)], "{said:?}");
    stage.close().await;
}

#[tokio::test]
async fn after_an_outage_only_the_latest_reminder_comes() {
    let stage = Stage::open().await;
    slow_game(&stage).await;
    stage.pass(69).await;
    let late = told(&stage, ADA).await;
    assert_eq!(late.len(), 1, "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_deadline_that_moves_takes_its_reminders_along() {
    let stage = Stage::open().await;
    let game = slow_game(&stage).await;
    stage.pass(20).await;
    stage
        .spoil(
            "UPDATE seats SET deadline_ms = deadline_ms + 86400000, left_ms = left_ms + 86400000 \
                 WHERE game = $1 AND deadline_ms IS NOT NULL",
            game,
        )
        .await;
    stage.pass(16).await;
    assert_eq!(told(&stage, ADA).await, [""; 0], "more than half is left again");
    stage.pass(23).await;
    assert_eq!(told(&stage, ADA).await, [""; 0]);
    stage.pass(1).await;
    assert_eq!(told(&stage, ADA).await.len(), 1, "36 hours are left");
    stage.close().await;
}

#[tokio::test]
async fn a_game_that_rests_reminds_nobody() {
    let stage = Stage::open().await;
    let game = slow_game(&stage).await;
    stage.spoil("UPDATE games SET paused_ms = 1 WHERE id = $1", game).await;
    stage.pass(60).await;
    assert!(stage.said().await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn reminders_come_where_and_when_people_want_them() {
    let stage = Stage::open().await;
    let game = slow_game(&stage).await;
    // The clock shows 22:13 in London when the game begins.
    for (arg, value) in [
        ("zone.value", Some("Europe/London")),
        ("unremind.half", None),
        ("remind.12h", None),
        ("where.channel", None),
        ("quiet.9-13", None),
    ] {
        set(&stage, ADA, arg, value).await;
    }
    // Twelve hours are left at 10:13, in quiet hours: it waits until 13:00.
    stage.pass(60).await;
    stage.pass_minutes(166).await;
    assert!(stage.said().await.is_empty());
    stage.pass_minutes(2).await;
    let [here] = &posts(&stage, CHANNEL).await[..] else { panic!("one reminder") };
    assert_eq!(here.pings, [ADA]);
    assert!(here.text.contains("<@11>, **Chess** `#1` still waits for you"), "{here:?}");
    play(&stage, ADA, game, "e2e4").await;
    stage.close().await;
}

#[tokio::test]
async fn the_daily_list_comes_once_a_day_and_not_in_vain() {
    Stage::each(async |stage| {
        set(&stage, BEN, "digest.at", Some("8")).await;
        set(&stage, BEN, "unremind.all", None).await;
        let calm = game_in_time(&stage, "UPDATE games SET time = 'none' WHERE id = $1").await;
        stage.said().await;
        stage.pass(24).await;
        assert_eq!(told(&stage, BEN).await, [""; 0], "no game waits for Ben");
        let urgent = slow_game(&stage).await;
        for game in [calm, urgent] {
            play(&stage, ADA, game, "e2e4").await;
        }
        stage.said().await;
        stage.pass(24).await;
        let list = told(&stage, BEN).await;
        let [list] = &list[..] else { panic!("one list: {list:?}") };
        let lines: Vec<&str> = list.lines().collect();
        assert_eq!(lines.len(), 3, "{list}");
        assert!(lines[0].contains("2 games wait for you"), "{list}");
        assert!(
            lines[1].contains("`#2`") && lines[1].contains(":R>") && lines[1].contains("/channels/5/7/"),
            "{list}"
        );
        assert!(lines[2].contains("`#1`") && lines[2].contains("all the time you need"), "{list}");
        let stage = stage.restarted().await;
        stage.pass(1).await;
        assert_eq!(told(&stage, BEN).await, [""; 0], "once a day");
        set(&stage, BEN, "digest.off", None).await;
        stage.pass(24).await;
        assert_eq!(told(&stage, BEN).await, [""; 0]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_several_who_would_remind_or_list_at_once_one_does() {
    Stage::each(async |stage| {
        set(&stage, ADA, "digest.at", Some("8")).await;
        let game = slow_game(&stage).await;
        stage.spoil("UPDATE reminders SET due_ms = 1 WHERE game = $1", game).await;
        let remind = || {
            let app = Arc::clone(&stage.app);
            tokio::spawn(async move { app.remind(game, ADA).await })
        };
        for reminded in [remind(), remind(), remind(), remind()] {
            reminded.await.expect("no panic").expect("the database");
        }
        assert_eq!(told(&stage, ADA).await.len(), 1);
        let due = stage.app.store().due_digests(i64::MAX, 1).await.expect("the database");
        let list = || {
            let (app, due) = (Arc::clone(&stage.app), due[0]);
            tokio::spawn(async move { app.send_digest(due).await })
        };
        for listed in [list(), list(), list(), list()] {
            listed.await.expect("no panic").expect("the database");
        }
        assert_eq!(told(&stage, ADA).await.len(), 1);
        stage.close().await;
    })
    .await;
}
