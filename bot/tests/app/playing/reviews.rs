//! Reviews of finished games are made once, posted once, fair to what each side could know, and can be stepped through on boards.

use std::time::Duration;

use app::request::{NewTable, Request, StudyRequest};
use app::{Suggest, picture::Picture};
use engine::catalogue;
use model::computer::Level;
use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};
use store::{JobKind, Task};

use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, last_post};

async fn play(stage: &Stage, game: GameId, turns: &str) {
    for (ply, turn) in turns.split_whitespace().enumerate() {
        let person = if ply % 2 == 0 { ADA } else { BEN };
        let request = Request::Move { turn: turn.to_owned(), game: Some(format!("#{game}")) };
        let answer = stage.ask(person, request).await;
        assert!(answer.text.contains("You played"), "{turn}: {answer:?}");
    }
}

async fn resign(stage: &Stage, game: GameId) {
    let asked = stage.ask(ADA, Request::Resign { game: Some(format!("#{game}")) }).await;
    let yes = buttons(&asked).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    stage.press(ADA, yes.expect("a button").press.clone(), None).await;
}

fn buttons(screen: &Screen) -> Vec<&Button> {
    let own = screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) => &[],
    });
    own.collect()
}

/// The controls of reviews with this word.
fn controls(screen: &Screen, word: &str) -> Vec<Press> {
    let presses = buttons(screen).into_iter().filter(|button| !button.idle).map(|button| &button.press);
    presses.filter(|press| press.verb == Verb::Study && press.arg.starts_with(word)).cloned().collect()
}

async fn review(stage: &Stage, person: UserId, game: GameId) -> Screen {
    stage.ask(person, Request::Study(StudyRequest::Review { game: Some(format!("#{game}")) })).await
}

/// Works on reviews until none is left.
async fn made(stage: &Stage, game: GameId) {
    let (making, done) = stage.work(&[JobKind::Review]);
    let is_made = async || {
        let review = stage.store().review(game).await.expect("the database").expect("it is wanted");
        assert!(!review.given_up, "it can't be made");
        review.study.is_some()
    };
    while !is_made().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    done.cancel();
    making.await.expect("no panic");
}

/// How often the review of a game was posted.
async fn posts(stage: &Stage) -> Vec<Screen> {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let posts = said.into_iter().filter_map(|said| match said {
        Said::Posted { screen, .. } if screen.text.contains("Looking back") => Some(*screen),
        _ => None,
    });
    posts.collect()
}

async fn drawn(stage: &Stage, screen: &Screen) -> Picture {
    let recipe = screen.picture.as_ref().expect("a picture");
    stage.app.studio().draw(recipe).await.unwrap_or_else(|error| panic!("{error}: {screen:?}"))
}

#[tokio::test]
async fn a_review_is_made_once_posted_once_and_walked_through() {
    Stage::each(async |stage| {
        let game = stage.game("chess").await;
        play(&stage, game, "e4 e5 Qh5 Nf6 Qxf7+ Kxf7").await;
        let early = review(&stage, ADA, game).await;
        assert!(early.text.contains("a game that is over"), "{early:?}");
        resign(&stage, game).await;
        let said = stage.said().await.remove(&CHANNEL).expect("posts");
        let press = controls(last_post(&said), "review").pop().expect("a button below the end");
        let refused = stage.press(CLEO, press.clone(), None).await;
        assert!(refused.text.contains("Nobody who played"), "an onlooker can't have it posted: {refused:?}");
        let waiting = stage.press(ADA, press.clone(), None).await;
        assert!(waiting.text.contains("is being prepared"), "{waiting:?}");
        assert!(
            review(&stage, BEN, game).await.text.contains("is being prepared"),
            "nothing is wanted twice"
        );
        made(&stage, game).await;
        let posted = posts(&stage).await;
        let [post] = &posted[..] else { panic!("{posted:?}") };
        assert!(post.silent && post.pings.is_empty(), "{post:?}");
        assert!(post.text.contains("3. Qxf7+") && post.text.contains("Better: **"), "{}", post.text);
        let picture = drawn(&stage, post).await;
        assert!(picture.alt.contains("Black stood better"), "{}", picture.alt);
        assert!(picture.alt.contains("Turning points: turn"), "{}", picture.alt);
        // Read again for nothing, privately.
        let page = review(&stage, CLEO, game).await;
        assert_eq!(page.text, post.text);
        let mut at = stage.press(BEN, controls(&page, "better").remove(0), None).await;
        let mut boards = vec![drawn(&stage, &at).await.bytes];
        while let Some(next) = {
            let ways = controls(&at, "better");
            ways.into_iter().find(|press| press.arg.ends_with(&format!(".{}", boards.len())))
        } {
            at = stage.press(BEN, next, None).await;
            boards.push(drawn(&stage, &at).await.bytes);
        }
        assert!(boards.len() > 1, "{at:?}");
        assert!(boards.windows(2).all(|pair| pair[0] != pair[1]), "each turn is seen");
        assert_eq!(posts(&stage).await.len(), 0, "it was posted before, and once");
        stage.close().await;
    })
    .await;
}

/// Another process died over the review: it is begun again when the lease is over, and posted once.
#[tokio::test]
async fn a_review_outlives_its_worker() {
    Stage::each(async |stage| {
        let game = stage.game("chess").await;
        play(&stage, game, "e4 e5 Nf3 Nc6 Bb5 a6").await;
        resign(&stage, game).await;
        review(&stage, ADA, game).await;
        let (store, now) = (stage.store(), stage.now());
        let task = Task::Review(game);
        let taken = store.claim_task("dead", &task, now, now + 5_000).await.expect("the database");
        assert_eq!(taken, Some(0));
        store.note_review(game, (3, 6)).await.expect("the database");
        let far = review(&stage, ADA, game).await;
        assert!(far.text.contains("turn 3 of 6"), "{far:?}");
        stage.pass_seconds(6).await;
        made(&stage, game).await;
        let held = store.renew_task("dead", &task, now + 9_000).await.expect("the database");
        assert!(!held, "it is somebody else's");
        assert_eq!(posts(&stage).await.len(), 1);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_a_review_does_not_fit_is_refused_with_a_reason() {
    let stage = Stage::open().await;
    let short = stage.game("chess").await;
    play(&stage, short, "e4 e5").await;
    resign(&stage, short).await;
    assert!(review(&stage, ADA, short).await.text.contains("too short"));
    let together = stage.game("cooperative").await;
    let golf = stage.game("chess-golf").await;
    for game in [together, golf] {
        resign(&stage, game).await;
        let told = review(&stage, ADA, game).await;
        assert!(told.text.contains("not a game of two sides"), "{told:?}");
    }
    // Buried unseen by one side alone: it stays shut.
    let sealed = stage.game("zombie").await;
    resign(&stage, sealed).await;
    let told = review(&stage, ADA, sealed).await;
    assert!(told.text.contains("too short") || told.text.contains("stays shut"), "{told:?}");
    stage.close().await;
}

/// Ada against computers, on all other seats.
async fn against_computers(stage: &Stage, rules: &str) -> GameId {
    let (clock, computer) = (Some("none".to_owned()), Some(Level::Easy));
    let table = NewTable { rules: rules.to_owned(), computer, clock, ..NewTable::default() };
    let screen = stage.ask(ADA, Request::Play(table)).await;
    screen.text.split('`').nth(1).and_then(|number| number.parse().ok()).expect("a game's number")
}

/// Plays a turn from the middle of the suggestions.
async fn suggested(stage: &Stage, game: GameId, turns: u32) {
    for _ in 0..4 * turns {
        let row = stage.store().game(game).await.expect("the database").expect("the game");
        let named = Some(format!("#{game}"));
        stage.let_computers_play().await;
        for person in [ADA, BEN] {
            let wanted = Suggest::Turn { game: named.clone(), typed: String::new() };
            let offered = stage.suggestions(person, wanted).await;
            let choice = offered.get(offered.len() / 2).map(|(_, turn)| turn.clone());
            if let Some(turn) = choice {
                stage.ask(person, Request::Move { turn, game: named.clone() }).await;
            }
        }
        if row.entries > i64::from(turns) * 2 {
            return;
        }
    }
}

#[tokio::test]
async fn every_game_of_two_sides_can_be_looked_back_on() {
    let stage = Stage::open().await;
    let mut reviewed = Vec::new();
    for rules in catalogue::all() {
        let info = rules.info();
        let game = match info.seats.len() {
            2 => stage.game(info.id).await,
            _ => against_computers(&stage, info.id).await,
        };
        suggested(&stage, game, 6).await;
        resign(&stage, game).await;
        let asked = review(&stage, ADA, game).await;
        if !asked.text.contains("is being prepared") {
            continue;
        }
        made(&stage, game).await;
        let page = review(&stage, BEN, game).await;
        assert!(page.text.contains("Looking back"), "{}: {page:?}", info.id);
        assert_eq!(page.text.contains("measured by what"), info.secret.is_some(), "{}: {page:?}", info.id);
        drawn(&stage, &page).await;
        for point in controls(&page, "better") {
            let shown = stage.press(CLEO, point, None).await;
            assert!(shown.text.contains("better line"), "{}: {shown:?}", info.id);
            // Turns are written as in the record: names of steps in menus would be joined by this.
            assert!(!shown.text.contains(" / "), "{}: {shown:?}", info.id);
            drawn(&stage, &shown).await;
        }
        reviewed.push(info.id);
    }
    assert!(reviewed.len() >= 11, "{reviewed:?}");
    assert!(["zombie", "booster"].iter().any(|id| reviewed.contains(id)), "{reviewed:?}");
    stage.close().await;
}
