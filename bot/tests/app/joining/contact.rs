//! Whom people may invite, and how often: invitations to strangers, floods of them, block lists, withdrawn invitations.

use app::request::{NewTable, NotificationRequest, OfferRequest, Request};
use discord::limits_broken;
use model::game::Status;
use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use sqlx::{AnyConnection, Connection, Row as _};

use crate::joining::four::buttons;
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, Said, Stage, direct};
use crate::stored::privacy::{delete, search};

const STRANGER: UserId = UserId(918_273);
const REMATCH: Request = Request::Offer(OfferRequest::Rematch { game: None });

fn wanted(opponent: UserId) -> Request {
    Request::Play(NewTable { rules: "chess".to_owned(), opponent: Some(opponent), ..NewTable::default() })
}

fn blocks(person: UserId) -> Request {
    Request::Notifications(NotificationRequest::People { block: Some(person), unblock: None, zone: None })
}

fn lets_go_of(person: UserId) -> Request {
    let zone = Some("Europe/Rome".to_owned());
    Request::Notifications(NotificationRequest::People { block: None, unblock: Some(person), zone })
}

/// The number of the table in an answer, if one was opened.
fn table(answer: &Screen) -> Option<GameId> {
    assert_eq!(limits_broken(answer), Vec::<&str>::new());
    buttons(&answer.rows).iter().find_map(|button| button.press.game)
}

async fn press(stage: &Stage, person: UserId, id: GameId, verb: Verb, arg: &str) -> Screen {
    let press = Press { verb, game: Some(id), version: 1, arg: arg.to_owned() };
    stage.ask_directly(person, Request::Press { press, value: None }).await
}

async fn settles(stage: &Stage, person: UserId, arg: &str, value: Option<&str>) -> Screen {
    let press = Press { verb: Verb::Notifications, game: None, version: 0, arg: arg.to_owned() };
    stage.press(person, press, value).await
}

async fn known(stage: &Stage, people: impl Iterator<Item = UserId>) {
    let mut tx = stage.store().begin().await.expect("a transaction");
    for person in people {
        tx.set_used(person).await.expect("noted");
    }
    tx.commit().await.expect("committed");
}

/// An answer without the person's name.
fn about(person: UserId, answer: &Screen) -> String {
    assert!(answer.rows.is_empty(), "{answer:?}");
    answer.text.replace(&format!("<@{person}>"), "somebody")
}

/// When the open jobs of a person's direct messages are due, earliest first.
async fn due(stage: &Stage, person: UserId) -> Vec<i64> {
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let select = "SELECT due_ms FROM outbox WHERE lane = $1 AND done_ms IS NULL ORDER BY id";
    let rows = sqlx::query(select).bind(format!("p{person}")).fetch_all(&mut beside).await.expect("rows");
    rows.iter().map(|row| row.get("due_ms")).collect()
}

#[tokio::test]
async fn somebody_who_never_used_the_bot_is_written_to_at_nobodys_request() {
    Stage::each(async |stage: Stage| {
        let refused = stage.ask_directly(ADA, wanted(STRANGER)).await;
        assert!(refused.text.contains("only to people who have used me before"), "{refused:?}");
        assert_eq!(stage.store().game(GameId(1)).await.expect("the database"), None);
        // On a server they may be asked; and a person who did anything here is no stranger.
        assert!(table(&stage.ask(ADA, wanted(STRANGER)).await).is_some());
        stage.ask_directly(STRANGER, Request::Help).await;
        assert!(table(&stage.ask_directly(ADA, wanted(STRANGER)).await).is_some());
        let said = stage.said().await;
        assert_eq!(said[&direct(STRANGER)].len(), 1, "{said:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_flood_of_invitations_taken_back_calls_nobody_and_ends_after_a_few() {
    Stage::each(async |mut stage: Stage| {
        stage.hush().await;
        let mut opened = 0;
        for _ in 0..15 {
            let answer = stage.ask_directly(ADA, wanted(BEN)).await;
            let Some(id) = table(&answer) else {
                assert!(answer.text.contains("Give it a day"), "{answer:?}");
                continue;
            };
            opened += 1;
            assert_eq!(due(&stage, BEN).await.len(), 1);
            press(&stage, ADA, id, Verb::Cancel, "").await;
            assert_eq!(due(&stage, BEN).await, Vec::<i64>::new(), "taken back before it was sent");
        }
        assert_eq!(opened, 5);
        // Not by way of a server either, nor by starting anew; and tomorrow is another day.
        let mut stage = stage.restarted().await;
        stage.hush().await;
        assert_eq!(table(&stage.ask(ADA, wanted(BEN)).await), None);
        assert!(table(&stage.ask_directly(CLEO, wanted(BEN)).await).is_some(), "others may");
        stage.sleep(25);
        assert!(table(&stage.ask_directly(ADA, wanted(BEN)).await).is_some());
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn on_servers_an_invitation_taken_back_in_time_is_not_posted() {
    let mut stage = Stage::open().await;
    stage.hush().await;
    let id = table(&stage.ask(ADA, wanted(BEN)).await).expect("a table");
    stage
        .press(ADA, Press { verb: Verb::Cancel, game: Some(id), version: 1, arg: String::new() }, None)
        .await;
    assert_eq!(stage.store().open_jobs().await.expect("the database"), 0);
    // Nor one that was declined, or that its host lets go of by being forgotten.
    let id = table(&stage.ask(ADA, wanted(BEN)).await).expect("a table");
    press(&stage, BEN, id, Verb::Decline, "").await;
    assert_eq!(stage.store().open_jobs().await.expect("the database"), 0);
    stage.close().await;
}

#[tokio::test]
async fn one_host_sends_so_many_a_day_and_what_is_accepted_does_not_count() {
    Stage::each(async |stage: Stage| {
        let people = || (0..25).map(|number| UserId(5_000 + number));
        known(&stage, people()).await;
        for guest in people().take(5) {
            let id = table(&stage.ask_directly(ADA, wanted(guest)).await).expect("a table");
            press(&stage, guest, id, Verb::Join, "").await;
        }
        let opened = async |guest| table(&stage.ask_directly(ADA, wanted(guest)).await).is_some();
        let mut count = 0;
        for guest in people() {
            count += usize::from(opened(guest).await);
        }
        assert_eq!(count, 20);
        let refused = stage.ask(ADA, wanted(BEN)).await;
        assert!(refused.text.contains("as many as I carry in a day"), "{refused:?}");
        // Friends who play all day meet no limit.
        for _ in 0..8 {
            let id = table(&stage.ask_directly(CLEO, wanted(DEV)).await).expect("a table");
            press(&stage, DEV, id, Verb::Join, "").await;
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn one_guest_receives_so_many_a_day_from_all_together() {
    let stage = Stage::open().await;
    let mut count = 0;
    for host in (0..20).map(|number| UserId(5_000 + number)) {
        count += usize::from(table(&stage.ask_directly(host, wanted(BEN)).await).is_some());
    }
    assert_eq!(count, 15);
    // Being forgotten resets nobody's count.
    delete(&stage, UserId(5_001)).await;
    assert_eq!(table(&stage.ask_directly(UserId(5_001), wanted(BEN)).await), None);
    stage.close().await;
}

#[tokio::test]
async fn openings_of_direct_messages_are_shared_fairly_among_hosts() {
    Stage::each(async |mut stage: Stage| {
        let people = || (0..6).map(|number| UserId(5_000 + number));
        known(&stage, people()).await;
        stage.hush().await;
        let now = stage.now();
        let mut moments = Vec::new();
        for guest in people().take(5) {
            stage.ask_directly(ADA, wanted(guest)).await;
            moments.push(due(&stage, guest).await[0] - now);
        }
        assert_eq!(moments, [0, 30_000, 60_000, 90_000, 120_000], "one host's wait for one another");
        stage.ask_directly(CLEO, wanted(UserId(5_005))).await;
        assert_eq!(due(&stage, UserId(5_005)).await, [now], "and nobody else's behind them");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_block_reads_like_not_being_open_for_invitations() {
    Stage::each(async |stage: Stage| {
        // Ben blocks Ada in the answer to an invitation; Cleo wants none at all; Dev none by direct message.
        let id = table(&stage.ask_directly(ADA, wanted(BEN)).await).expect("a table");
        let said = stage.said().await;
        let [Said::Posted { screen, .. }] = &said[&direct(BEN)][..] else { panic!("{said:?}") };
        let labels: Vec<_> = buttons(&screen.rows).into_iter().map(|button| button.label).collect();
        assert!(labels.iter().any(|label| label == "No more from this person"), "{labels:?}");
        let declined = press(&stage, BEN, id, Verb::Decline, "block").await;
        assert!(declined.text.contains(&format!("<@{ADA}>")) && declined.rows.is_empty(), "{declined:?}");
        let said = stage.said().await;
        let off = format!("{:?}", said[&direct(BEN)]);
        assert!(off.contains("can't play this time") && !said.contains_key(&direct(ADA)), "{said:?}");
        settles(&stage, CLEO, "invite.none", None).await;
        settles(&stage, DEV, "invite.server", None).await;
        let (here, there) = (stage.ask(ADA, wanted(BEN)).await, stage.ask_directly(ADA, wanted(BEN)).await);
        assert!(here.text.contains("isn't open for invitations"), "{here:?}");
        assert_eq!(about(BEN, &here), about(CLEO, &stage.ask(ADA, wanted(CLEO)).await));
        for (other, refused) in [
            (CLEO, stage.ask_directly(ADA, wanted(CLEO)).await),
            (DEV, stage.ask_directly(ADA, wanted(DEV)).await),
            (STRANGER, stage.ask_directly(ADA, wanted(STRANGER)).await),
        ] {
            assert_eq!(about(BEN, &there), about(other, &refused));
        }
        // Others may ask Ben, and Ada may ask others.
        assert!(table(&stage.ask_directly(CLEO, wanted(BEN)).await).is_some());
        assert!(table(&stage.ask(ADA, wanted(DEV)).await).is_some());
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_blocked_takes_no_seat_beside_whom_they_bother() {
    let stage = Stage::open().await;
    stage.ask(BEN, blocks(ADA)).await;
    let open = Request::Play(NewTable { rules: "chess".to_owned(), ..NewTable::default() });
    let bens = table(&stage.ask(BEN, open.clone()).await).expect("a table");
    let kept = table(&stage.ask(CLEO, wanted(DEV)).await).expect("a table");
    let join = |id| Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    let refused = stage.press(ADA, join(bens), None).await;
    assert_eq!(refused.text, stage.press(ADA, join(kept), None).await.text, "as if it were kept for others");
    let game = stage.store().game(bens).await.expect("the database").expect("the game");
    assert_eq!(game.status, Status::Invited);
    // Somebody who blocks may sit down where they like, and ask whom they like.
    let adas = table(&stage.ask(ADA, open).await).expect("a table");
    assert!(stage.press(BEN, join(adas), None).await.text.contains("The game is on"));
    let asked = table(&stage.ask(BEN, wanted(ADA)).await).expect("a table");
    assert!(stage.press(ADA, join(asked), None).await.text.contains("The game is on"));
    stage.close().await;
}

#[tokio::test]
async fn a_block_list_is_shown_numbered_and_let_go_of() {
    Stage::each(async |stage: Stage| {
        let block = |person, blocked| if blocked { blocks(person) } else { lets_go_of(person) };
        assert!(stage.ask(BEN, block(BEN, true)).await.text.contains("can't send yourself"));
        stage.ask(BEN, block(ADA, true)).await;
        let page = stage.ask(BEN, block(CLEO, true)).await;
        assert_eq!(limits_broken(&page), Vec::<&str>::new());
        assert!(
            page.text.contains(&format!("<@{CLEO}>")) && page.text.contains(&format!("<@{ADA}>")),
            "{page:?}"
        );
        let Row::Menu(menu) = &page.rows[0] else { panic!("{page:?}") };
        assert_eq!(menu.choices.len(), 2);
        let page = stage.ask(BEN, block(CLEO, false)).await;
        let Row::Menu(menu) = &page.rows[0] else { panic!("{page:?}") };
        assert_eq!(menu.choices.len(), 1);
        let last = stage.press(BEN, menu.press.clone(), Some(&menu.choices[0].value)).await;
        assert!(!last.text.contains("From these people"), "{last:?}");
        for person in [ADA, CLEO] {
            assert!(table(&stage.ask(person, wanted(BEN)).await).is_some());
        }
        let settings =
            stage.ask(BEN, Request::Notifications(NotificationRequest::Settings { zone: None })).await;
        assert!(settings.text.contains("Europe/Rome"), "other choices count, too: {settings:?}");
        // Nobody can change another person's list.
        stage.ask(BEN, block(ADA, true)).await;
        let page = settles(&stage, BEN, "open.invitations", None).await;
        let Row::Menu(menu) = &page.rows[0] else { panic!("{page:?}") };
        stage.press(ADA, menu.press.clone(), Some(&menu.choices[0].value)).await;
        assert_eq!(table(&stage.ask(ADA, wanted(BEN)).await), None);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn being_forgotten_is_no_way_around_a_block() {
    Stage::each(async |stage: Stage| {
        stage.ask(BEN, blocks(STRANGER)).await;
        stage.ask(STRANGER, Request::Help).await;
        delete(&stage, STRANGER).await;
        stage.ask(STRANGER, Request::Help).await;
        assert_eq!(table(&stage.ask(STRANGER, wanted(BEN)).await), None);
        let page = settles(&stage, BEN, "open.invitations", None).await;
        assert!(page.text.contains("1\\. somebody who left"), "{page:?}");
        let Row::Menu(menu) = &page.rows[0] else { panic!("{page:?}") };
        stage.press(BEN, menu.press.clone(), Some(&menu.choices[0].value)).await;
        assert!(table(&stage.ask(STRANGER, wanted(BEN)).await).is_some());
        stage.close().await;
    })
    .await;
}

/// How many invitations and offers are counted in `calls`.
async fn calls(stage: &Stage) -> i64 {
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let row = sqlx::query("SELECT COUNT(*) AS calls FROM calls").fetch_one(&mut beside).await;
    row.expect("a number").get("calls")
}

#[tokio::test]
async fn being_forgotten_is_no_way_around_what_a_day_allows() {
    Stage::each(async |stage: Stage| {
        for _ in 0..5 {
            let id = table(&stage.ask(STRANGER, wanted(BEN)).await).expect("a table");
            press(&stage, BEN, id, Verb::Decline, "").await;
        }
        stage.heard_out().await;
        let before = stage.ask(STRANGER, wanted(BEN)).await;
        assert!(before.text.contains("5 times within the last 24 hours"), "{before:?}");
        for _ in 0..2 {
            let done = delete(&stage, STRANGER).await;
            assert!(done.text.contains("I know nothing of you"), "{done:?}");
            assert_eq!(search(&stage, &STRANGER.to_string()).await, Vec::<String>::new());
            assert_eq!(stage.ask(STRANGER, wanted(BEN)).await.text, before.text);
        }
        // Nobody else is taken for them, and they may invite others: as many as anybody.
        assert!(table(&stage.ask(CLEO, wanted(BEN)).await).is_some());
        let people = || (0..16).map(|number| UserId(5_000 + number));
        let mut opened = 0;
        for guest in people() {
            opened += usize::from(table(&stage.ask(STRANGER, wanted(guest)).await).is_some());
        }
        assert_eq!(opened, 15, "and five were before");
        // The day over, nothing of it counts, and nothing of it is kept.
        delete(&stage, STRANGER).await;
        assert_eq!(calls(&stage).await, 21);
        stage.sleep(25);
        assert!(table(&stage.ask(STRANGER, wanted(BEN)).await).is_some());
        stage.app.forget_old_calls().await.expect("forgotten");
        assert_eq!(calls(&stage).await, 1);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn being_forgotten_is_no_way_to_offer_again_and_again() {
    Stage::each(async |stage: Stage| {
        let mut made = 0;
        for _ in 0..3 {
            let white = NewTable {
                rules: "chess".to_owned(),
                opponent: Some(BEN),
                colour: Some("white".to_owned()),
                ..NewTable::default()
            };
            let id = table(&stage.ask(STRANGER, Request::Play(white)).await).expect("a table");
            press(&stage, BEN, id, Verb::Join, "").await;
            let game = Some(format!("#{id}"));
            for (person, turn) in [(STRANGER, "e4"), (BEN, "e5")] {
                stage.ask(person, Request::Move { turn: turn.to_owned(), game: game.clone() }).await;
            }
            for _ in 0..6 {
                let adjourn = OfferRequest::Adjourn { days: Some(3), until: None, game: game.clone() };
                let answer = stage.ask(STRANGER, Request::Offer(adjourn)).await;
                let Some(button) = buttons(&answer.rows).into_iter().next() else {
                    assert!(answer.text.contains("came to nothing"), "{answer:?}");
                    continue;
                };
                made += 1;
                stage.press(STRANGER, button.press, None).await;
            }
            stage.heard_out().await;
            delete(&stage, STRANGER).await;
        }
        assert_eq!(made, 10);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn offers_made_and_withdrawn_again_and_again_end_after_a_few() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        for (person, turn) in [(ADA, "e4"), (BEN, "e5")] {
            stage.ask(person, Request::Move { turn: turn.to_owned(), game: None }).await;
        }
        stage.said().await;
        let adjourn = || Request::Offer(OfferRequest::Adjourn { days: Some(3), until: None, game: None });
        let mut made = 0;
        for _ in 0..15 {
            let answer = stage.ask(ADA, adjourn()).await;
            let Some(button) = buttons(&answer.rows).into_iter().next() else {
                assert!(answer.text.contains("came to nothing"), "{answer:?}");
                continue;
            };
            made += 1;
            stage.press(ADA, button.press, None).await;
        }
        assert_eq!(made, 10);
        // Accepted invitations don't count, and Ben has his own limit.
        let asked = stage.ask(BEN, adjourn()).await;
        assert!(asked.text.contains("Your offer is made"), "{asked:?}");
        let pings = stage.said().await.remove(&CHANNEL).unwrap_or_default();
        let pings =
            pings.iter().filter(|said| matches!(said, Said::Posted { screen, .. } if screen.pings == [BEN]));
        assert!(pings.count() <= 10);
        let game = stage.store().game(id).await.expect("the database").expect("the game");
        assert_eq!(game.status, Status::Running);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_who_is_closed_for_invitations_is_offered_a_rematch() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    let resign = Request::Resign { game: Some(format!("#{id}")) };
    let sure = stage.ask(ADA, resign).await;
    stage.press(ADA, buttons(&sure.rows)[0].press.clone(), None).await;
    stage.ask(BEN, blocks(ADA)).await;
    stage.said().await;
    let refused = stage.ask(ADA, REMATCH).await;
    assert!(refused.text.contains("isn't open for invitations"), "{refused:?}");
    assert!(stage.said().await.is_empty());
    let offered = stage.ask(BEN, REMATCH).await;
    assert!(!offered.rows.is_empty(), "who blocks may ask: {offered:?}");
    stage.close().await;
}

#[tokio::test]
async fn an_offer_that_lapses_before_it_is_sent_is_not_sent() {
    let mut stage = Stage::open().await;
    let id = stage.game("chess").await;
    for (person, turn) in [(ADA, "e4"), (BEN, "e5")] {
        stage.ask(person, Request::Move { turn: turn.to_owned(), game: None }).await;
    }
    stage.said().await;
    stage.hush().await;
    let rest = Request::Offer(OfferRequest::Adjourn { days: Some(3), until: None, game: None });
    stage.ask(BEN, rest).await;
    stage.ask(ADA, Request::Move { turn: "Nf3".to_owned(), game: Some(format!("#{id}")) }).await;
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let rows = sqlx::query("SELECT job FROM outbox WHERE done_ms IS NULL").fetch_all(&mut beside).await;
    let jobs: Vec<String> = rows.expect("rows").iter().map(|row| row.get("job")).collect();
    assert!(!jobs.is_empty() && jobs.iter().all(|job| !job.contains("offer-adjourn")), "{jobs:?}");
    stage.close().await;
}
