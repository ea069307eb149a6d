//! A computer in a person's place plays with that seat's view alone, with everybody's consent, until the person is back.

use app::request::{NoteRequest, OfferRequest, PlanRequest, StudyRequest};
use model::computer::Level;
use sqlx::{AnyConnection, Connection, Row as _};
use store::Failpoint;

use super::*;
use crate::joining::four;
use crate::stage::{DEV, direct};
use crate::stored::privacy::delete;

/// A Masquerade game in which both have chosen and Ada is late; the question about it.
async fn late(stage: &Stage, own: &str) -> (GameId, Screen) {
    let id = begun(stage, new_table("masquerade", "1d", "ask")).await;
    plays(stage, ADA, id, own).await;
    plays(stage, BEN, id, "KK/QQ/RR/BB/NN").await;
    stage.said().await;
    stage.pass(24).await;
    (id, posted(stage).await)
}

const OWN: &str = "KR/QK/RN/BB/NQ";

/// Posts in the channel, and their edits.
async fn channel(stage: &Stage) -> Vec<Said> {
    stage.said().await.remove(&CHANNEL).unwrap_or_default()
}

/// The one of these messages that has a button.
fn with_button(said: &[Said], label: &str) -> Screen {
    let posted = said.iter().rev().find_map(|said| match said {
        Said::Posted { screen, .. } if buttons(&screen.rows).iter().any(|own| own.label == label) => {
            Some(Screen::clone(screen))
        }
        _ => None,
    });
    posted.unwrap_or_else(|| panic!("no {label}: {said:?}"))
}

/// One person puts a computer in the place of a late player; returns the message about it.
async fn seated(stage: &Stage, asked: &Screen) -> Screen {
    let panel = tap(stage, BEN, asked, "Computer").await;
    assert!(panel.text.contains("changes no ratings"), "said beforehand: {panel:?}");
    let done = tap(stage, BEN, &panel, "Computer: easy").await;
    assert!(done.text.contains("sits down"), "{done:?}");
    with_button(&channel(stage).await, "Take my seat back")
}

async fn entries(stage: &Stage, id: GameId) -> i64 {
    row(stage, id).await.entries
}

async fn count(stage: &Stage, table: &'static str) -> i64 {
    let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
    let row = sqlx::query(table).fetch_one(&mut beside).await;
    row.expect("a number").get("rows")
}

async fn resign(stage: &Stage, person: UserId, id: GameId) {
    let asked = stage.ask(person, Request::Resign { game: Some(format!("#{id}")) }).await;
    stage.press(person, buttons(&asked.rows)[0].press.clone(), None).await;
}

#[tokio::test]
async fn it_plays_for_who_is_late_and_gives_the_seat_back() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage, OWN).await;
        assert!(row(&stage, id).await.rated);
        let sits = seated(&stage, &asked).await;
        assert!(sits.text.contains(&format!("🤖 Computer (easy) plays for <@{ADA}>")), "{sits:?}");
        let game = row(&stage, id).await;
        assert_eq!((game.seats[0].person, game.rated), (Some(Level::Easy.player()), false));
        assert_eq!(game.seats[0].clock.deadline_ms, Some(stage.now() + DAY), "a fresh clock");
        assert!(tap(&stage, BEN, &asked, "Wait").await.text.contains("settled already"));
        // The absent player sees only public things.
        let secrets = stage.ask(ADA, Request::Secrets { game: Some(format!("#{id}")) }).await;
        assert!(secrets.text.contains("Computer (easy) plays for you"), "{secrets:?}");
        assert!(secrets.picture.is_none(), "{secrets:?}");
        let stage = stage.restarted().await;
        let before = entries(&stage, id).await;
        stage.let_computers_play().await;
        assert_eq!(entries(&stage, id).await, before + 1, "one turn");
        assert!(!stage.said().await.contains_key(&direct(ADA)));
        for other in [BEN, CLEO] {
            let refused = tap(&stage, other, &sits, "Take my seat back").await;
            assert!(refused.text.contains("No computer plays for you"), "{refused:?}");
        }
        // Two presses at the same moment give it back once.
        let (one, two) = tokio::join!(
            tap(&stage, ADA, &sits, "Take my seat back"),
            tap(&stage, ADA, &sits, "Take my seat back")
        );
        assert!(one.text.contains("Welcome back!") != two.text.contains("Welcome back!"), "{one:?} {two:?}");
        let back = if one.text.contains("Welcome back!") { one } else { two };
        let recipe = back.picture.expect("what only she may know");
        assert_eq!((recipe.seat, recipe.looker), (Some(0), Some(ADA)));
        assert_eq!(row(&stage, id).await.seats[0].person, Some(ADA));
        let board = posted(&stage).await;
        assert!(!board.text.contains("played"), "not she played that: {board:?}");
        plays(&stage, BEN, id, "e5").await;
        stage.let_computers_play().await;
        assert_eq!(entries(&stage, id).await, before + 2, "nobody plays for her");
        plays(&stage, ADA, id, "h3").await;
        let history = stage.ask(BEN, Request::History { game: Some(format!("#{id}")) }).await;
        let line = format!("🤖 Computer (easy), version {}, sat for White", env!("CARGO_PKG_VERSION"));
        assert!(history.text.contains(&line), "{history:?}");
        stage.said().await;
        resign(&stage, ADA, id).await;
        let end = posted(&stage).await;
        assert!(end.text.contains(&line), "{end:?}");
        for table in ["SELECT COUNT(*) AS rows FROM results", "SELECT COUNT(*) AS rows FROM ratings"] {
            assert_eq!(count(&stage, table).await, 0, "the game doesn't count");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_is_back_before_it_has_played_plays_themselves() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage, OWN).await;
        seated(&stage, &asked).await;
        let before = entries(&stage, id).await;
        // The message with the button may be far up by now.
        let typed = Request::Move { turn: "e4".to_owned(), game: Some(format!("#{id}")) };
        let sits = stage.ask(ADA, typed).await;
        assert!(sits.text.contains("Computer (easy) plays for you"), "{sits:?}");
        tap(&stage, ADA, &sits, "Take my seat back").await;
        assert_eq!(stage.computers_asked().await, 1, "it was asked, and finds that it isn't any more");
        stage.let_computers_play().await;
        assert_eq!(entries(&stage, id).await, before);
        plays(&stage, ADA, id, "e4").await;
        let history = stage.ask(ADA, Request::History { game: Some(format!("#{id}")) }).await;
        assert!(!history.text.contains("sat for"), "it played nothing: {history:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_seat_is_given_back_only_while_the_game_runs() {
    let stage = Stage::open().await;
    let (id, asked) = late(&stage, OWN).await;
    seated(&stage, &asked).await;
    resign(&stage, BEN, id).await;
    let note = NoteRequest::Write { text: "well played".to_owned(), game: Some(format!("#{id}")) };
    let answer = stage.ask(ADA, Request::Plan(PlanRequest::Notes(note))).await;
    assert!(answer.text.contains("You don't play in") && answer.rows.is_empty(), "{answer:?}");
    stage.close().await;
}

#[tokio::test]
async fn all_others_agree_and_one_who_does_not_keeps_it_as_it_is() {
    Stage::each(async |stage: Stage| {
        let clock = NewTable { clock: Some("1d".to_owned()), late: Some("ask".to_owned()), ..four::wanted() };
        let id = four::opened(&stage, clock).await;
        for (person, seat) in [(BEN, 1), (CLEO, 2), (DEV, 3)] {
            four::sit(&stage, person, id, seat).await;
        }
        stage.said().await;
        stage.pass(24).await;
        let asked = posted(&stage).await;
        for refuses in [true, false] {
            let panel = tap(&stage, CLEO, &asked, "Computer").await;
            let made = tap(&stage, CLEO, &panel, "Computer: medium").await;
            assert!(made.text.contains("Your offer is made"), "{made:?}");
            let offer = with_button(&channel(&stage).await, "Agree");
            assert_eq!(offer.pings, [BEN, DEV], "neither who offers it nor who is late");
            let text = format!("plays for <@{ADA}>");
            assert!(offer.text.contains(&text) && offer.text.contains("no ratings"), "{offer:?}");
            let noted = tap(&stage, BEN, &offer, "Agree").await;
            assert!(noted.text.contains("Not everybody"), "{noted:?}");
            assert_eq!(row(&stage, id).await.seats[0].person, Some(ADA));
            if refuses {
                // The late player is back after all.
                tap(&stage, ADA, &offer, "No, thanks").await;
                assert!(tap(&stage, DEV, &offer, "Agree").await.text.contains("no longer stands"));
            } else {
                let done = tap(&stage, DEV, &offer, "Agree").await;
                assert!(done.text.contains("sits down"), "{done:?}");
            }
        }
        assert_eq!(row(&stage, id).await.seats[0].person, Some(Level::Medium.player()));
        let before = entries(&stage, id).await;
        stage.let_computers_play().await;
        assert_eq!(entries(&stage, id).await, before + 1);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_asks_for_it_is_replaced_and_who_is_not_late_is_not() {
    let stage = Stage::open().await;
    let id = begun(&stage, new_table("chess", "1d", "ask")).await;
    stage.said().await;
    let press = |arg: &str| Press { verb: Verb::Offer, game: Some(id), version: 0, arg: arg.to_owned() };
    let more = stage.press(ADA, press("more"), None).await;
    let panel = tap(&stage, ADA, &more, "Computer for me").await;
    let made = tap(&stage, ADA, &panel, "Computer: easy").await;
    assert!(made.text.contains("Your offer is made"), "{made:?}");
    let offer = with_button(&channel(&stage).await, "Agree");
    assert_eq!(offer.pings, [BEN]);
    tap(&stage, BEN, &offer, "Agree").await;
    assert_eq!(row(&stage, id).await.seats[0].person, Some(Level::Easy.player()));
    let alone = stage.press(BEN, press("stand-in.1"), None).await;
    assert!(alone.text.contains("only computers"), "{alone:?}");
    let again = stage.press(BEN, press("seat.0.easy"), None).await;
    assert!(again.text.contains("don't know that button"), "{again:?}");
    let id = begun(&stage, new_table("chess", "1d", "ask")).await;
    let press = |arg: &str| Press { verb: Verb::Offer, game: Some(id), version: 0, arg: arg.to_owned() };
    for arg in ["stand-in.0", "seat.0.easy"] {
        let early = stage.press(BEN, press(arg), None).await;
        assert!(early.text.contains("everybody else is still at it"), "{early:?}");
    }
    let onlooker = stage.press(CLEO, press("seat.0.easy"), None).await;
    assert!(onlooker.text.contains("You don't play in"), "{onlooker:?}");
    stage.close().await;
}

#[tokio::test]
async fn who_is_forgotten_meanwhile_leaves_the_seat_to_the_computer() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage, OWN).await;
        let sits = seated(&stage, &asked).await;
        let forgotten = delete(&stage, ADA).await;
        assert!(forgotten.text.contains("I know nothing of you"), "{forgotten:?}");
        let back = tap(&stage, ADA, &sits, "Take my seat back").await;
        assert!(back.text.contains("No computer plays for you"), "{back:?}");
        stage.let_computers_play().await;
        plays(&stage, BEN, id, "e5").await;
        stage.let_computers_play().await;
        assert_eq!(row(&stage, id).await.status, Status::Running);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_others_see_of_it_tells_nothing_of_what_is_hidden() {
    let mut worlds = Vec::new();
    for own in [OWN, "KN/QB/RQ/BK/NR"] {
        let stage = Stage::open().await;
        let (_, asked) = late(&stage, own).await;
        let panel = tap(&stage, BEN, &asked, "Computer").await;
        let done = tap(&stage, BEN, &panel, "Computer: hard").await;
        let sits = channel(&stage).await;
        let post = with_button(&sits, "Take my seat back");
        tap(&stage, ADA, &post, "Take my seat back").await;
        let heard = format!("{panel:?}\n{done:?}\n{sits:?}\n{:?}", stage.said().await);
        worlds.push(heard);
        stage.close().await;
    }
    assert_eq!(worlds[0], worlds[1]);
}

/// An absent player agrees to nothing: their turns stay, and the game doesn't end without them.
#[tokio::test]
async fn nothing_is_undone_or_ended_without_the_person_whose_place_it_keeps() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, new_table("chess", "1d", "ask")).await;
        plays(&stage, ADA, id, "e4").await;
        plays(&stage, BEN, id, "f6").await;
        stage.said().await;
        stage.pass(24).await;
        let asked = posted(&stage).await;
        let sits = seated(&stage, &asked).await;
        let game = Some(format!("#{id}"));
        let takeback = || Request::Offer(OfferRequest::Takeback { game: game.clone() });
        let call_off = || Request::Offer(OfferRequest::Abort { game: game.clone() });
        let surely =
            || Press { verb: Verb::Offer, game: Some(id), version: 0, arg: "surely.call-off".to_owned() };
        let before = entries(&stage, id).await;
        let refused = stage.ask(BEN, takeback()).await;
        assert!(refused.text.contains("before the computer sat down"), "{refused:?}");
        stage.let_computers_play().await;
        plays(&stage, BEN, id, "e5").await;
        stage.let_computers_play().await;
        // Turns that the computer answered can be taken back, as against any computer; and no earlier ones.
        stage.ask(BEN, takeback()).await;
        let standing = entries(&stage, id).await;
        assert_eq!(standing, before + 4, "one turn of Ben's and the answer to it");
        let refused = stage.ask(BEN, takeback()).await;
        assert!(refused.text.contains("before the computer sat down"), "{refused:?}");
        for refused in [stage.ask(BEN, call_off()).await, stage.press(BEN, surely(), None).await] {
            assert!(refused.text.contains("not there to agree"), "{refused:?}");
        }
        let rest = Request::Offer(OfferRequest::Adjourn { days: Some(90), until: None, game: game.clone() });
        let refused = stage.ask(BEN, rest).await;
        assert!(refused.text.contains("not there to agree to a rest"), "{refused:?}");
        assert!(row(&stage, id).await.pause.is_none());
        assert_eq!(entries(&stage, id).await, standing);
        tap(&stage, ADA, &sits, "Take my seat back").await;
        let made = stage.ask(BEN, call_off()).await;
        assert!(made.text.contains("Your offer is made"), "she is asked again: {made:?}");
        stage.close().await;
    })
    .await;
}

/// If the seat's person has been forgotten, their consent is not needed.
#[tokio::test]
async fn who_was_forgotten_keeps_no_game_from_being_ended() {
    let stage = Stage::open().await;
    let (id, asked) = late(&stage, OWN).await;
    seated(&stage, &asked).await;
    delete(&stage, ADA).await;
    stage.let_computers_play().await;
    plays(&stage, BEN, id, "e5").await;
    let question = stage.ask(BEN, Request::Offer(OfferRequest::Abort { game: Some(format!("#{id}")) })).await;
    tap(&stage, BEN, &question, "Yes, end it").await;
    assert_eq!(row(&stage, id).await.status, Status::Over);
    stage.close().await;
}

/// A hint is computed while a computer has the seat; before it can be stored and read, the person is back.
#[tokio::test]
async fn no_hint_comes_against_somebody_who_is_back() {
    let stage = Stage::open().await;
    let (id, asked) = late(&stage, OWN).await;
    let sits = seated(&stage, &asked).await;
    stage.let_computers_play().await;
    let gate = stage.failpoints.hold(Failpoint::Begin, 1);
    let back = async {
        stage.failpoints.all_came().await;
        let back = tap(&stage, ADA, &sits, "Take my seat back").await;
        gate.close();
        back
    };
    let asks = stage.ask(BEN, Request::Study(StudyRequest::Hint { game: Some(format!("#{id}")) }));
    let (hint, back) = tokio::join!(asks, back);
    assert!(back.text.contains("back"), "{back:?}");
    assert!(hint.text.contains("against the computer alone"), "{hint:?}");
    assert_eq!(stage.store().hints(id, BEN).await.expect("the database"), []);
    stage.close().await;
}

/// If the computer itself is late, another person may take the seat over; then the computer keeps the place for nobody.
#[tokio::test]
async fn a_computer_that_is_taken_over_keeps_nobodys_place() {
    Stage::each(async |stage: Stage| {
        let (id, asked) = late(&stage, OWN).await;
        let sits = seated(&stage, &asked).await;
        // It never answers: here computers play when a test lets them.
        stage.pass(24).await;
        let asked = posted(&stage).await;
        tap(&stage, BEN, &asked, "Replace").await;
        let replace = buttons(&asked.rows).into_iter().find(|own| own.label == "Replace").expect("offered");
        let take = Press { arg: "take.0".to_owned(), ..replace.press.clone() };
        assert!(stage.press(CLEO, take, None).await.text.contains("is yours"));
        let back = tap(&stage, ADA, &sits, "Take my seat back").await;
        assert!(back.text.contains("No computer plays for you"), "{back:?}");
        assert_eq!(row(&stage, id).await.seats[0].person, Some(CLEO));
        let game = Some(format!("#{id}"));
        for request in [
            OfferRequest::Adjourn { days: Some(2), until: None, game: game.clone() },
            OfferRequest::Abort { game: game.clone() },
        ] {
            let made = stage.ask(BEN, Request::Offer(request)).await;
            assert!(made.text.contains("Your offer is made"), "Cleo is there to agree: {made:?}");
        }
        let history = stage.ask(BEN, Request::History { game }).await;
        assert!(!history.text.contains("sat for"), "it played nothing: {history:?}");
        stage.close().await;
    })
    .await;
}
