//! Takebacks, aborts, adjournments and rematches: on both databases, over restarts, and against presses that are late, doubled,
//! simultaneous, by the wrong people, or forged.

use model::game::Status;
use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};
use words::Lang;

use app::request::{Cut, Format, LibraryRequest, OfferRequest, Request};
use discord::limits_broken;

use crate::joining::four::{buttons, four, labels, played, posted, press};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, Said, Stage};

const TAKEBACK: Request = Request::Offer(OfferRequest::Takeback { game: None });
const ABORT: Request = Request::Offer(OfferRequest::Abort { game: None });
const REMATCH: Request = Request::Offer(OfferRequest::Rematch { game: None });

fn rest(days: i64) -> Request {
    Request::Offer(OfferRequest::Adjourn { days: Some(days), until: None, game: None })
}

/// Whether an answer says who is to move, the reader or another player.
fn says_who_moves(screen: &Screen) -> bool {
    screen.text.contains("it's your turn") || screen.text.contains("is to move")
}

/// The answer to a request, checked against Discord's limits.
async fn ask(stage: &Stage, person: UserId, request: Request) -> Screen {
    let screen = stage.ask(person, request).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

/// The button of a message whose argument begins with this text.
fn find(rows: &[Row], begins: &str) -> Press {
    let found = buttons(rows).into_iter().find(|button| button.press.arg.starts_with(begins));
    found.unwrap_or_else(|| panic!("no {begins}: {rows:?}")).press
}

/// The posted message with an offer.
async fn offered(stage: &Stage) -> Screen {
    let screen = posted(stage).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

/// The texts of edited messages, and whether they still have buttons.
async fn changes(stage: &Stage) -> Vec<(String, bool)> {
    let said = stage.said().await;
    let changed = said.get(&CHANNEL).into_iter().flatten().filter_map(|said| match said {
        Said::Changed { change, .. } => Some((change.text.clone()?, !change.rows.is_empty())),
        Said::Posted { .. } => None,
    });
    changed.collect()
}

async fn status(stage: &Stage, id: GameId) -> (Status, i64) {
    let game = stage.app.store().game(id).await.expect("the database").expect("it is there");
    (game.status, game.entries)
}

async fn history(stage: &Stage, id: GameId) -> String {
    ask(stage, ADA, Request::History { game: Some(format!("#{id}")) }).await.text
}

#[tokio::test]
async fn a_turn_is_taken_back_once_the_other_side_agrees() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        let early = ask(&stage, ADA, TAKEBACK).await;
        assert!(early.text.contains("haven't played a whole turn"), "{early:?}");
        for (person, turn) in [(ADA, "e4"), (BEN, "e5"), (ADA, "Nf3")] {
            played(&stage, person, turn).await;
        }
        stage.said().await;
        let made = ask(&stage, ADA, TAKEBACK).await;
        assert!(made.text.contains("Your offer is made"), "{made:?}");
        let offer = offered(&stage).await;
        assert_eq!(offer.pings, [BEN]);
        assert!(
            offer.text.contains(&format!("<@{ADA}> would like")) && offer.text.contains("`Nf3`"),
            "{offer:?}"
        );
        let again = ask(&stage, ADA, TAKEBACK).await;
        assert!(again.text.contains("still stands"), "{again:?}");
        let crossed = ask(&stage, BEN, TAKEBACK).await;
        assert!(crossed.text.contains("answer it first"), "{crossed:?}");

        let stage = stage.restarted().await;
        let yes = find(&offer.rows, "yes.takeback");
        for (person, press, sentence) in [
            (ADA, yes.clone(), "somebody else has to answer"),
            (CLEO, yes.clone(), "You don't play"),
            (BEN, Press { version: yes.version + 1, ..yes.clone() }, "no longer stands"),
            (BEN, Press { arg: "yes.call-off".to_owned(), ..yes.clone() }, "no longer stands"),
            (BEN, Press { arg: "yes.crown".to_owned(), ..yes.clone() }, "don't know that button"),
            (BEN, Press { arg: "make.adjourn".to_owned(), ..yes.clone() }, "don't know that button"),
            (BEN, Press { game: None, ..yes.clone() }, "don't know that button"),
        ] {
            let refused = stage.press(person, press, None).await;
            assert!(refused.text.contains(sentence), "{sentence}: {refused:?}");
        }
        assert_eq!(status(&stage, id).await, (Status::Running, 3), "nothing has changed");

        let done = stage.press(BEN, yes.clone(), None).await;
        assert!(done.text.contains(&format!("<@{ADA}> is to move as **White**")), "{done:?}");
        assert_eq!(status(&stage, id).await, (Status::Running, 4), "the log only grows");
        let said = stage.said().await;
        let board = said[&CHANNEL].iter().rev().find_map(|said| match said {
            Said::Posted { screen, .. } => Some(screen.clone()),
            Said::Changed { .. } => None,
        });
        let board = board.expect("a new board");
        assert_eq!(board.pings, [ADA]);
        assert!(board.text.contains(&format!("<@{ADA}> took back `Nf3`.")), "{board:?}");
        let agreed = said[&CHANNEL].iter().find_map(|said| match said {
            Said::Changed { change, .. } => change.text.clone().filter(|text| text.starts_with("Agreed")),
            Said::Posted { .. } => None,
        });
        let agreed = agreed.expect("the offer's message says what was agreed");
        assert!(agreed.ends_with(&format!("<@{ADA}> takes back `Nf3`.")), "{agreed}");
        let late = stage.press(BEN, yes, None).await;
        assert!(late.text.contains("no longer stands"), "{late:?}");
        assert!(!history(&stage, id).await.contains("Nf3"));

        // Both sides have moved since: both turns go.
        let stage = stage.restarted().await;
        for (person, turn) in [(ADA, "Bc4"), (BEN, "Nc6")] {
            played(&stage, person, turn).await;
        }
        stage.said().await;
        ask(&stage, ADA, TAKEBACK).await;
        let offer = offered(&stage).await;
        assert!(offer.text.contains("`Bc4` and `Nc6`"), "{offer:?}");
        stage.press(BEN, find(&offer.rows, "yes"), None).await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> took back `Bc4` and `Nc6`.")), "{board:?}");
        let record = history(&stage, id).await;
        assert!(record.contains("e5") && !record.contains("Bc4") && !record.contains("Nc6"), "{record}");
        played(&stage, ADA, "d4").await;
        // The film shows the game without the turns taken back.
        let film = ask(&stage, ADA, Request::Replay { game: Some(format!("#{id}")), view: None }).await;
        assert!(film.text.contains("in 4 moments"), "{film:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_offer_lapses_when_the_game_goes_on_and_may_be_turned_down_or_withdrawn() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        played(&stage, ADA, "e4").await;
        stage.said().await;
        ask(&stage, ADA, TAKEBACK).await;
        let offer = offered(&stage).await;
        played(&stage, BEN, "e5").await;
        let told = changes(&stage).await;
        assert!(told.iter().any(|(text, rows)| text.contains("no longer stands") && !rows), "{told:?}");
        let late = stage.press(BEN, find(&offer.rows, "yes"), None).await;
        assert!(late.text.contains("no longer stands"), "{late:?}");
        assert_eq!(status(&stage, id).await.1, 2);

        for (person, sentence) in [(BEN, "would rather not"), (ADA, "thought better of it")] {
            ask(&stage, ADA, TAKEBACK).await;
            let offer = offered(&stage).await;
            let no = stage.press(person, find(&offer.rows, "no"), None).await;
            assert_eq!(no.rows, []);
            let told = changes(&stage).await;
            assert!(told.iter().any(|(text, rows)| text.contains(sentence) && !rows), "{told:?}");
            let twice = stage.press(person, find(&offer.rows, "no"), None).await;
            assert!(twice.text.contains("no longer stands"), "{twice:?}");
        }
        // Talk about a draw doesn't change the game, so the offer stays open.
        ask(&stage, ADA, TAKEBACK).await;
        let offer = offered(&stage).await;
        crate::joining::four::draw(&stage, ADA, app::request::DrawAction::Offer).await;
        stage.said().await;
        stage.press(BEN, find(&offer.rows, "yes"), None).await;
        assert_eq!(status(&stage, id).await, (Status::Running, 4));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_presses_at_the_same_time_one_counts() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        for _ in 0..3 {
            played(&stage, ADA, "e4").await;
            stage.said().await;
            ask(&stage, ADA, TAKEBACK).await;
            let offer = offered(&stage).await;
            let (yes, no) = (find(&offer.rows, "yes"), find(&offer.rows, "no"));
            let before = status(&stage, id).await.1;
            let turn = Request::Move { turn: "e5".to_owned(), game: None };
            let (first, second, third, _) = tokio::join!(
                stage.press(BEN, yes.clone(), None),
                stage.press(BEN, yes, None),
                stage.press(ADA, no, None),
                stage.ask(BEN, turn),
            );
            let answers = [first, second, third];
            let (_, after) = status(&stage, id).await;
            let undone = !history(&stage, id).await.contains("1. e4");
            let agreed = answers.iter().filter(|screen| says_who_moves(screen)).count();
            assert!(agreed <= 1 && usize::from(undone) == agreed, "{answers:?}");
            assert!(after - before <= 1, "{answers:?}");
            let standing = stage.app.store().offers(id).await.expect("the database");
            assert_eq!(standing, [], "settled one way or the other");
            if !undone {
                break;
            }
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_finds_an_agreement_after_a_crash_carries_it_out() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        for (person, turn) in [(ADA, "e4"), (BEN, "e5")] {
            played(&stage, person, turn).await;
        }
        for (person, request, kind) in [(BEN, TAKEBACK, "takeback"), (ADA, ABORT, "call-off")] {
            if kind == "call-off" {
                played(&stage, BEN, "e5").await;
            }
            ask(&stage, person, request).await;
            let store = stage.app.store();
            let offer = store.offers(id).await.expect("the database").remove(0);
            let mut tx = store.begin().await.expect("a transaction");
            assert!(tx.settle_offer(id, &offer, stage.now()).await.expect("the database"));
            tx.commit().await.expect("committed");
            let before = status(&stage, id).await.1;
            // At first it is left to the one who was there when they agreed.
            stage.pass_minutes(0).await;
            assert_eq!(status(&stage, id).await.1, before);
            stage.pass_minutes(1).await;
            stage.pass_minutes(1).await;
            assert_eq!(status(&stage, id).await.1, before + 1, "{kind}: once");
        }
        assert_eq!(status(&stage, id).await.0, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_called_off_at_once_before_everybody_has_moved_and_later_by_agreement() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        played(&stage, ADA, "e4").await;
        stage.said().await;
        let watcher = ask(&stage, CLEO, Request::Offer(OfferRequest::Abort { game: Some(format!("#{id}")) }));
        assert!(watcher.await.text.contains("You don't play"));
        let off = ask(&stage, ADA, ABORT).await;
        assert!(off.text.contains("No result: called off"), "{off:?}");
        let board = posted(&stage).await;
        assert!(board.text.contains("**No result: called off.**"), "{board:?}");
        assert_eq!(status(&stage, id).await.0, Status::Over);
        assert!(history(&stage, id).await.contains("no result: called off"));

        let id = stage.game("chess").await;
        for (person, turn) in [(ADA, "e4"), (BEN, "e5")] {
            played(&stage, person, turn).await;
        }
        stage.said().await;
        ask(&stage, BEN, ABORT).await;
        let offer = offered(&stage).await;
        assert_eq!(offer.pings, [ADA]);
        assert!(offer.text.contains("nobody wins"), "{offer:?}");
        // A person who suggests the same agrees to it.
        let agreed = ask(&stage, ADA, ABORT).await;
        assert!(agreed.text.contains("called off"), "{agreed:?}");
        let told = changes(&stage).await;
        assert!(told.iter().any(|(text, rows)| text.contains("is called off") && !rows), "{told:?}");
        assert_eq!(status(&stage, id).await, (Status::Over, 3));
        let late = stage.press(ADA, find(&offer.rows, "no"), None).await;
        assert!(late.text.contains("no longer stands"), "{late:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_rematch_begins_at_once_with_colours_swapped() {
    Stage::each(async |stage| {
        let id = stage.game("zombie").await;
        let early = ask(&stage, ADA, Request::Offer(OfferRequest::Rematch { game: Some(format!("#{id}")) }));
        assert!(early.await.text.contains("still being played"));
        let none = ask(&stage, BEN, REMATCH).await;
        assert!(none.text.contains("haven't finished a game"), "{none:?}");
        ask(&stage, ADA, ABORT).await;
        let board = posted(&stage).await;
        let again = find(&board.rows, "make.rematch");
        let made = stage.press(ADA, again.clone(), None).await;
        assert!(made.text.contains("waits for an answer"), "{made:?}");
        let offer = offered(&stage).await;
        assert_eq!(offer.pings, [BEN]);

        let stage = stage.restarted().await;
        let watcher = stage.press(CLEO, again.clone(), None).await;
        assert!(watcher.text.contains("You don't play"), "{watcher:?}");
        // Both press the button below the board at the same time as the one below the offer.
        let (one, two) =
            tokio::join!(stage.press(BEN, again, None), stage.press(BEN, find(&offer.rows, "yes"), None));
        let begun = [&one, &two].into_iter().filter(|screen| screen.text.contains("next game is on"));
        assert!(begun.count() >= 1, "{one:?} {two:?}");
        let games = stage.app.store().games_of(ADA, &[Status::Running], 9).await.expect("the database");
        let [next] = &games[..] else { panic!("one game: {games:?}") };
        assert_eq!((next.rules.as_str(), next.channel), ("zombie", Some(CHANNEL)));
        let sits: Vec<UserId> = next.seated().map(|(_, person)| person).collect();
        assert_eq!(sits, [BEN, ADA]);
        let told = stage.said().await;
        assert!(format!("{told:?}").contains(&format!("here we go again: **Zombie Chess** `#{}`", next.id)));
        played(&stage, BEN, "e4").await;
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_rests_by_agreement() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        for (request, sentence) in [
            (rest(0), "an hour at least"),
            (rest(500), "90 days at most"),
            (Request::Offer(OfferRequest::Adjourn { days: None, until: None, game: None }), "For how long"),
        ] {
            let refused = ask(&stage, ADA, request).await;
            assert!(refused.text.contains(sentence), "{refused:?}");
        }
        stage.said().await;
        ask(&stage, ADA, rest(3)).await;
        let offer = offered(&stage).await;
        let until = stage.now() + 3 * 86_400_000;
        assert!(offer.text.contains(&format!("<t:{}:f>", until / 1000)), "{offer:?}");
        let stage = stage.restarted().await;
        let agreed = stage.press(BEN, find(&offer.rows, "yes"), None).await;
        assert!(agreed.text.contains("rests until"), "{agreed:?}");
        let game = stage.app.store().game(id).await.expect("the database").expect("it is there");
        assert_eq!(game.pause.and_then(|pause| pause.until_ms), Some(until));
        let twice = ask(&stage, BEN, rest(3)).await;
        assert!(twice.text.contains("resting already"), "{twice:?}");
        // The form behind **More** asks for the same.
        let panel = press(&stage, ADA, id, Verb::Offer, "more").await;
        let look_back = ["Move", "Board", "Rules"];
        let to_agree_on =
            ["Take back", "Pause the game", "Cancel the game", "Offer a draw", "Computer for me"];
        let for_oneself = ["Plan ahead", "My notes", "Resign"];
        let all = [&look_back[..], &to_agree_on, &for_oneself].concat();
        assert_eq!(labels(&panel.rows), all);
        for button in buttons(&panel.rows).into_iter().filter(|button| button.press.verb != Verb::Offer) {
            let page = stage.press(ADA, button.press, None).await;
            assert!(!page.text.contains("don't know that button"), "{page:?}");
        }
        let form = app::forms::of(&find(&panel.rows, "how-long"), Lang::En).expect("a form");
        let odd = stage.press(ADA, form.press, Some("soon")).await;
        assert!(odd.text.contains("For how long"), "{odd:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn with_more_than_two_everybody_has_to_agree() {
    Stage::each(async |stage| {
        let id = four(&stage).await;
        for (person, turn) in [(ADA, "e2e4"), (BEN, "e7e5"), (CLEO, "d2d4"), (DEV, "d7d6")] {
            played(&stage, person, turn).await;
        }
        stage.said().await;
        ask(&stage, CLEO, TAKEBACK).await;
        let offer = offered(&stage).await;
        assert_eq!(offer.pings, [ADA, BEN, DEV]);
        let yes = find(&offer.rows, "yes");
        let noted = stage.press(ADA, yes.clone(), None).await;
        assert!(noted.text.contains("Not everybody"), "{noted:?}");
        let stage = stage.restarted().await;
        let told = stage.press(ADA, yes.clone(), None).await;
        assert!(told.text.contains("Not everybody"), "{told:?}");
        let waits = changes(&stage).await;
        assert!(waits.iter().all(|(text, rows)| !text.contains(&format!("<@{ADA}>")) && *rows), "{waits:?}");
        // The last two at the same time.
        let (one, two) =
            tokio::join!(stage.press(BEN, yes.clone(), None), stage.press(DEV, yes.clone(), None));
        let done = [&one, &two].into_iter().filter(|screen| says_who_moves(screen)).count();
        assert_eq!(done, 1, "{one:?} {two:?}");
        let record = history(&stage, id).await;
        assert!(record.contains("e5") && !record.contains("d4") && !record.contains("d6"), "{record}");
        assert_eq!(status(&stage, id).await.1, 5);

        // A rematch moves everybody one seat on.
        ask(&stage, ADA, ABORT).await;
        stage.said().await;
        ask(&stage, DEV, REMATCH).await;
        let offer = offered(&stage).await;
        for person in [ADA, BEN, CLEO] {
            stage.press(person, find(&offer.rows, "yes"), None).await;
        }
        let games = stage.app.store().games_of(ADA, &[Status::Running], 9).await.expect("the database");
        let sits: Vec<UserId> = games[0].seated().map(|(_, person)| person).collect();
        assert_eq!(sits, [DEV, ADA, BEN, CLEO]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_came_to_light_can_not_be_taken_back() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    // With the last turn everybody hears that nothing was buried on a2, where it could have been.
    for (person, turn) in [(ADA, "e4"), (BEN, "d5"), (ADA, "exd5/@d5"), (BEN, "a6"), (ADA, "a3")] {
        played(&stage, person, turn).await;
    }
    for person in [ADA, BEN] {
        let refused = ask(&stage, person, TAKEBACK).await;
        assert!(refused.text.contains("That turn can't be taken back"), "{refused:?}");
    }
    assert_eq!(stage.app.store().offers(id).await.expect("the database"), []);
    stage.close().await;
}

/// A sealed decision may be changed in secret: an offer that lapsed would also reveal it.
#[tokio::test]
async fn an_offer_outlives_a_change_that_nobody_may_notice() {
    let stage = Stage::open().await;
    let id = stage.game("chess-golf").await;
    ask(&stage, BEN, rest(2)).await;
    let bids =
        async |person, bid: &str| stage.ask(person, Request::Move { turn: bid.to_owned(), game: None }).await;
    let standing = async || stage.app.store().offers(id).await.expect("the database").len();
    assert_eq!(standing().await, 1);
    bids(ADA, "5").await;
    assert_eq!(standing().await, 0, "that somebody has bid is public");
    ask(&stage, BEN, rest(2)).await;
    stage.said().await;
    bids(ADA, "7").await;
    assert_eq!(standing().await, 1);
    assert!(!stage.said().await.contains_key(&CHANNEL));
    stage.close().await;
}

#[tokio::test]
async fn nobody_has_a_bad_hand_dealt_anew_without_the_others() {
    Stage::each(async |stage| {
        for rules in ["booster", "cooperative"] {
            let id = stage.game(rules).await;
            let made =
                ask(&stage, ADA, Request::Offer(OfferRequest::Abort { game: Some(format!("#{id}")) })).await;
            assert!(made.text.contains("Your offer is made"), "{rules}: {made:?}");
            assert_eq!(status(&stage, id).await.0, Status::Running);
            let press = buttons(&made.rows)[0].press.clone();
            let forged = Press { arg: "yes.call-off".to_owned(), ..press.clone() };
            stage.press(ADA, forged, None).await;
            assert_eq!(status(&stage, id).await.0, Status::Running, "nobody agrees with themselves");
            let yes = Press { arg: "yes.call-off".to_owned(), ..press };
            stage.press(BEN, yes, None).await;
            assert_eq!(status(&stage, id).await.0, Status::Over);
        }
        stage.close().await;
    })
    .await;
}

/// Everything that all people, and Ada, can see of a finished game.
async fn opened(stage: &Stage, id: GameId) -> Vec<String> {
    let game = Some(format!("#{id}"));
    let board = posted(stage).await;
    let labels: Vec<String> = buttons(&board.rows).into_iter().map(|button| button.label).collect();
    assert!(!labels.iter().any(|label| label == "Reveal"), "{labels:?}");
    assert!(
        board.text.contains("stays shut") && !board.text.contains("open now: see the board"),
        "{board:?}"
    );
    let whole = LibraryRequest::Export { format: Format::Position, game: game.clone() };
    let whole = stage.ask(ADA, Request::Library(whole)).await;
    assert!(whole.text.contains("stays shut, and its whole position with it"), "{whole:?}");
    let picture = board.picture.expect("a board");
    let alt = stage.app.studio().draw(&picture).await.expect("a picture").alt;
    let mut shown = vec![board.text, alt, history(stage, id).await];
    for format in [Format::Record, Format::Json, Format::All] {
        let export = Request::Library(LibraryRequest::Export { format, game: game.clone() });
        let screen = ask(stage, ADA, export).await;
        shown.push(format!("{:?}", screen.file.expect("a file")));
    }
    for view in [Cut::Public, Cut::Mine] {
        let film = ask(stage, ADA, Request::Replay { game: game.clone(), view: Some(view) }).await;
        let last = buttons(&film.rows).into_iter().find(|button| button.label.contains("Last"));
        let moment = stage.press(ADA, last.expect("the moments").press, None).await;
        let alt = stage.app.studio().draw(&moment.picture.expect("a moment")).await.expect("a picture").alt;
        shown.extend([film.text, moment.text, alt]);
    }
    let reveal = ask(stage, ADA, Request::Replay { game, view: Some(Cut::Reveal) }).await;
    assert!(reveal.text.contains("stays shut"), "{reveal:?}");
    shown
}

/// Ben has sealed a table and Ada is still asked: ending the game must not open it.
#[tokio::test]
async fn what_is_sealed_is_not_opened_by_ending_the_game() {
    Stage::each(async |stage| {
        for agreed in [true, false] {
            let mut worlds = Vec::new();
            for table in ["KR/QK/RN/BB/NQ", "KK/QQ/RR/BB/NN"] {
                let id = stage.game("masquerade").await;
                played(&stage, BEN, table).await;
                stage.said().await;
                let off = ask(&stage, ADA, ABORT).await;
                assert!(off.text.contains("Your offer is made"), "{off:?}");
                assert_eq!(status(&stage, id).await.0, Status::Running, "Ben has to agree");
                let offer = offered(&stage).await;
                assert_eq!(offer.pings, [BEN]);
                if agreed {
                    stage.press(BEN, find(&offer.rows, "yes"), None).await;
                } else {
                    let sure = ask(&stage, ADA, Request::Resign { game: None }).await;
                    let yes = buttons(&sure.rows).into_iter().find(|button| button.label == "Yes, resign");
                    stage.press(ADA, yes.expect("a button").press, None).await;
                }
                assert_eq!(status(&stage, id).await.0, Status::Over);
                let shown = opened(&stage, id).await;
                assert!(!shown.iter().any(|text| text.contains(table)), "{shown:#?}");
                worlds.push(
                    shown[..3].iter().map(|text| text.replace(&format!("#{id}"), "#")).collect::<Vec<_>>(),
                );
            }
            assert_eq!(worlds[0], worlds[1], "Ada reads the same, no matter what Ben chose");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn everybody_reads_their_own_language() {
    let stage = Stage::open().await;
    stage.game("chess").await;
    let german = stage.ask_as(ADA, |asker| asker.lang = Lang::De, ABORT).await;
    assert!(german.text.contains("abgebrochen"), "{german:?}");
    let german = stage.ask_as(ADA, |asker| asker.lang = Lang::De, REMATCH).await;
    assert!(german.text.contains("wartet auf Antwort"), "{german:?}");
    let spanish = stage.ask_as(ADA, |asker| asker.lang = Lang::Es, REMATCH).await;
    let words: Vec<Button> = buttons(&spanish.rows);
    assert!(spanish.text.contains("sigue en pie") && words[0].label == "Retirarla", "{spanish:?}");
    stage.close().await;
}
