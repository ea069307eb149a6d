//! The puzzle of the day is posted once a day in a channel that wants it and solved in private, and its post counts the solvers.

use discord::limits_broken;
use engine::lesson::posed::{Posed, find};
use model::ids::{ChannelId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};

use app::request::{CommunityRequest, DataRequest, Request, ServerChange, ServerRequest};

use crate::database::Database;
use crate::stage::{ADA, BEN, CLEO, Said, Stage};

/// The channel of the daily puzzle.
const PUZZLES: ChannelId = ChannelId(77);

async fn set(stage: &Stage, change: ServerChange) -> Screen {
    stage.ask_managing(ADA, Request::Server(ServerRequest::Set(vec![change]))).await
}

/// Messages and edits in the channel of puzzles since the last call.
async fn heard(stage: &Stage) -> Vec<Said> {
    stage.said().await.remove(&PUZZLES).unwrap_or_default()
}

fn post(said: &[Said]) -> &Screen {
    match said {
        [Said::Posted { screen, .. }] => screen,
        other => panic!("one post: {other:?}"),
    }
}

fn buttons(screen: &Screen) -> Vec<Button> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    };
    screen.rows.iter().flat_map(of_row).collect()
}

fn solve_button(screen: &Screen) -> Press {
    match &buttons(screen)[..] {
        [button] if button.label == "Solve" => button.press.clone(),
        other => panic!("one button: {other:?}"),
    }
}

fn posed(screen: &Screen) -> &'static Posed {
    let taught = screen.picture.as_ref().and_then(|picture| picture.lesson.as_ref()).expect("a puzzle");
    find(&taught.rules, &taught.step).expect("one of a game")
}

async fn solve(stage: &Stage, person: UserId, open: &Press) -> Screen {
    let mut shown = stage.press(person, open.clone(), None).await;
    let tactic = &posed(&shown).tactic;
    for entry in tactic.entries() {
        let form = buttons(&shown).into_iter().find(|button| button.label == "Type it").expect("a form");
        shown = stage.press(person, Press { verb: Verb::Typed, ..form.press }, Some(entry)).await;
    }
    assert!(shown.text.contains("That's it!"), "{shown:?}");
    shown
}

#[tokio::test]
async fn one_is_posted_each_day_where_it_is_wanted() {
    Stage::each(async |stage| {
        let panel = stage.ask_managing(ADA, Request::Server(ServerRequest::Settings)).await;
        assert!(panel.text.contains("Puzzle of the day: none"), "{panel:?}");
        // 2023-11-14, 22:13:20 UTC.
        let panel = set(&stage, ServerChange::Daily(Some(PUZZLES), Some(9))).await;
        assert!(panel.text.contains("in <#77>, the next one <t:1700038800:f>"), "{panel:?}");
        stage.pass(10).await;
        assert!(heard(&stage).await.is_empty(), "not before its hour");
        let mut seen = Vec::new();
        for day in 0..5 {
            stage.pass(if day == 0 { 1 } else { 24 }).await;
            stage.pass(0).await;
            let said = heard(&stage).await;
            let screen = post(&said);
            assert_eq!(limits_broken(screen), Vec::<&str>::new(), "{screen:?}");
            assert!(screen.silent && screen.pings.is_empty(), "{screen:?}");
            assert!(screen.text.starts_with("**Puzzle of the day · "), "{screen:?}");
            assert!(screen.text.contains("Nobody has solved it yet."), "{screen:?}");
            let posed = posed(screen);
            assert!(!seen.contains(&posed.step.id), "{} again", posed.step.id);
            seen.push(posed.step.id);
            let Said::Posted { attachment: Some(picture), .. } = &said[0] else {
                panic!("a picture: {said:?}")
            };
            assert_eq!(picture.name, "board.png");
            let button = solve_button(screen);
            let told = [&screen.text, &picture.alt, &button.arg].map(String::as_str).join("\n");
            assert!(!told.contains(posed.tactic.key()) && !told.contains(posed.step.id), "{told}");
        }
        // However long nobody was at work: one, and the next at its hour.
        stage.pass_asleep(24 * 4).await;
        post(&heard(&stage).await);
        stage.pass(23).await;
        assert!(heard(&stage).await.is_empty());
        let panel = set(&stage, ServerChange::NoDaily).await;
        assert!(panel.text.contains("Puzzle of the day: none"), "{panel:?}");
        stage.pass(48).await;
        assert!(heard(&stage).await.is_empty(), "nobody wants them any more");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn how_many_solved_it_is_said_in_its_post_and_who_is_not() {
    let stage = Stage::open().await;
    set(&stage, ServerChange::Daily(Some(PUZZLES), None)).await;
    stage.pass(24).await;
    let said = heard(&stage).await;
    let open = solve_button(post(&said));
    let shown = stage.press(CLEO, open.clone(), None).await;
    assert!(shown.text.contains("Find the turn") || shown.text.contains("Solve the hole"), "{shown:?}");
    let show = buttons(&shown).into_iter().find(|button| button.label == "Show the solution").expect("one");
    stage.press(CLEO, show.press, None).await;
    solve(&stage, ADA, &open).await;
    let again = stage.press(ADA, open.clone(), None).await;
    assert!(again.text.contains("That's it!"), "where she is: {again:?}");
    solve(&stage, BEN, &open).await;
    stage.pass_seconds(29).await;
    assert!(heard(&stage).await.is_empty(), "others may be about to solve it");
    stage.pass_seconds(1).await;
    let said = heard(&stage).await;
    let [Said::Changed { change, .. }] = &said[..] else { panic!("one change: {said:?}") };
    let text = change.text.as_deref().expect("a text");
    assert!(text.contains("2 people have solved it.") && !text.contains("<@"), "{text}");
    assert_eq!(change.rows.len(), 1, "it can still be solved");
    let stats = |person| {
        Request::Community(CommunityRequest::Stats { person: Some(person), rules: None, with: None })
    };
    let own = stage.ask(ADA, stats(ADA)).await;
    assert!(own.text.contains("Puzzles of the day solved: 1. In a row: 1 now, 1 at best."), "{own:?}");
    assert!(!stage.ask(BEN, stats(ADA)).await.text.contains("Puzzle"), "that is hers");
    let kept = stage.ask(ADA, Request::Data(DataRequest::Show)).await;
    assert!(kept.text.contains("puzzles of the day you solved: 1"), "{kept:?}");
    // Elsewhere there is nothing to open, even if a control says so.
    let nothing = stage.ask_directly(ADA, Request::Press { press: open.clone(), value: None }).await;
    assert!(nothing.picture.is_none(), "{nothing:?}");
    let forged = stage.press(ADA, Press { arg: "daily.1".to_owned(), ..open.clone() }, None).await;
    assert!(forged.picture.is_none(), "{forged:?}");
    // The next day: the day before can be looked at, and counts no more.
    stage.pass(24).await;
    post(&heard(&stage).await);
    solve(&stage, UserId(15), &open).await;
    stage.pass_minutes(5).await;
    assert!(heard(&stage).await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn two_processes_post_one() {
    let Some(database) = Database::postgres().await else { return };
    let (one, other) = (Stage::over(&database).await, Stage::over_at(&database, 1_700_000_000_000).await);
    set(&one, ServerChange::Daily(Some(PUZZLES), None)).await;
    let due = 1_700_000_000_000 + 24 * 3_600_000;
    let (first, second) = tokio::join!(one.app.post_daily_puzzles(due), other.app.post_daily_puzzles(due));
    first.and(second).expect("the database");
    let (mine, theirs) = (heard(&one).await, heard(&other).await);
    assert_eq!(mine.len() + theirs.len(), 1, "{mine:?} {theirs:?}");
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_server_hears_it_in_its_language_and_of_its_games() {
    let stage = Stage::open().await;
    set(&stage, ServerChange::Language("de".to_owned())).await;
    set(&stage, ServerChange::AllowGame("zombie".to_owned())).await;
    set(&stage, ServerChange::Daily(Some(PUZZLES), None)).await;
    let audit = stage.ask_managing(ADA, Request::Server(ServerRequest::Audit { page: 0 })).await;
    assert!(audit.text.contains("wants a puzzle every day in <#77>"), "{audit:?}");
    stage.pass(24).await;
    let said = heard(&stage).await;
    let screen = post(&said);
    assert!(screen.text.starts_with("**Aufgabe des Tages · Zombie Chess**"), "{screen:?}");
    assert_eq!(buttons(screen)[0].label, "Lösen");
    let Said::Posted { attachment: Some(picture), .. } = &said[0] else { panic!("a picture") };
    assert!(picture.alt.contains("am Zug"), "{}", picture.alt);
    stage.close().await;
}
