//! Conditional turns are shown back, set and played in time, and nobody else notices them.

use app::request::{DrawAction, NewTable, PlanRequest, Request};
use discord::limits_broken;
use engine::work::Meter;
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};
use words::Lang;

use crate::joining::four::{buttons, draw, labels};
use crate::stage::{ADA, BEN, CLEO, Stage};
use crate::told::played;

/// The most work for reading lines, in the units of `engine::work`.
const MOST_WORK: u64 = 400_000;

#[tokio::test]
async fn reading_ahead_is_bounded_by_work_however_tangled_the_board_is() {
    let stage = Stage::open().await;
    let wanted = NewTable {
        rules: "fun-in-a-box".to_owned(),
        opponent: Some(BEN),
        colour: Some("white".to_owned()),
        clock: Some("none".to_owned()),
        from: Some("1nQqk2r/6Q1/8/6B1/2Q3p1/4N3/5RPP/1n1QKB2 w - - 0 1 box=d0,e0,d9,e9".to_owned()),
        ..NewTable::default()
    };
    let made = stage.ask(ADA, Request::Play(wanted)).await;
    let id = buttons(&made.rows)[0].press.game.expect("a game");
    let join = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
    stage.press(BEN, join, None).await;
    for lines in ["any any h2h3 any h3h4 any g2g3 any zz", &"any any h2h3 any zz;".repeat(10)] {
        let meter = Meter::start();
        let answer = proposes(&stage, ADA, id, lines).await;
        println!("{lines}: {} units", meter.units());
        assert!(answer.text.contains("I can't plan") || answer.text.contains("can't"), "{answer:?}");
        assert!(meter.units() < MOST_WORK, "{lines}: {} units", meter.units());
    }
    stage.close().await;
}

pub(crate) fn named(id: GameId) -> Option<String> {
    Some(format!("#{id}"))
}

pub(crate) async fn plays(stage: &Stage, person: UserId, id: GameId, turn: &str) -> Screen {
    let answer = stage.ask(person, Request::Move { turn: format!("{turn}/end"), game: named(id) }).await;
    assert!(played(&answer.text).is_some(), "{turn}: {answer:?}");
    answer
}

pub(crate) async fn proposes(stage: &Stage, person: UserId, id: GameId, lines: &str) -> Screen {
    let request = Request::Plan(PlanRequest::Set { lines: lines.to_owned(), game: named(id) });
    let answer = stage.ask(person, request).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

pub(crate) async fn taps(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    let press = button.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press;
    let answer = stage.press(person, press, None).await;
    assert_eq!(limits_broken(&answer), Vec::<&str>::new());
    answer
}

pub(crate) async fn sets(stage: &Stage, person: UserId, id: GameId, lines: &str) -> Screen {
    let shown = proposes(stage, person, id, lines).await;
    let set = taps(stage, person, &shown, "Set").await;
    assert!(set.text.contains("set. I'll keep") || set.text.contains("are set"), "{set:?}");
    set
}

pub(crate) async fn list(stage: &Stage, person: UserId, id: GameId) -> Screen {
    stage.ask(person, Request::Plan(PlanRequest::List { game: named(id) })).await
}

/// In how many seconds the owner's only due answer is played, as the owner is told.
async fn seconds_left(stage: &Stage, person: UserId, id: GameId) -> i64 {
    let text = list(stage, person, id).await.text;
    let moment = text.split_once("is played <t:").and_then(|(_, rest)| rest.split_once(':'));
    let moment: i64 = moment.unwrap_or_else(|| panic!("{text}")).0.parse().expect("a moment");
    moment - stage.now() / 1000
}

/// The turns so far, as everybody may know them.
pub(crate) async fn record(stage: &Stage, id: GameId) -> String {
    let screen = stage.ask(CLEO, Request::History { game: named(id) }).await;
    // The file has turns as they can be typed; what chance did is no turn.
    let file = screen.file.map(|file| file.text).unwrap_or_default();
    let entries = file.split_once("\n\n").map_or("", |(_, entries)| entries).lines();
    let turns = entries.filter_map(|line| line.split_once(": ")).filter(|(who, _)| *who != "chance");
    turns.filter_map(|(_, turn)| turn.split(' ').next()).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn a_chain_is_shown_back_set_and_played_turn_by_turn_over_restarts() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        plays(&stage, ADA, id, "e2e4").await;
        let shown = proposes(&stage, ADA, id, "if e7e5 then Nf3, Nc6 then Bb5").await;
        for words in
            ["If <@12> plays `e7e5`, you play `g1f3`.", "Then, if <@12> plays `b8c6`, you play `f1b5`."]
        {
            assert!(shown.text.contains(words), "{shown:?}");
        }
        let set = taps(&stage, ADA, &shown, "Set").await;
        assert!(set.text.contains("`e7e5 g1f3 b8c6 f1b5` — waiting"), "{set:?}");
        let stage = stage.restarted().await;
        plays(&stage, BEN, id, "e7e5").await;
        let seconds = seconds_left(&stage, ADA, id).await;
        assert!((20..=300).contains(&seconds), "its moment is known to its owner: {seconds}");
        stage.pass_minutes(0).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5", "it waits for it");
        let stage = stage.restarted().await;
        stage.pass_minutes(1).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3");
        stage.pass_minutes(5).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3", "once");
        assert!(list(&stage, ADA, id).await.text.contains("2 turns of it have happened"));
        plays(&stage, BEN, id, "b8c6").await;
        stage.pass_minutes(1).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3 b8c6 f1b5");
        assert!(list(&stage, ADA, id).await.text.contains("planned nothing"), "the line is done");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_plan_may_be_written_in_the_letters_of_ones_language() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    for (lang, lines) in
        [(Lang::De, "wenn e5 dann Sf3"), (Lang::Es, "si e5 entonces Cf3"), (Lang::De, "wenn e5 dann Nf3")]
    {
        let request = Request::Plan(PlanRequest::Set { lines: lines.to_owned(), game: named(id) });
        let shown = stage.ask_as(ADA, |asker| asker.lang = lang, request).await;
        assert!(shown.text.contains("`g1f3`"), "{lines}: {shown:?}");
    }
    stage.close().await;
}

/// Plans that fell due while no process ran would all be played at once after the start, and so be recognised as planned.
#[tokio::test]
async fn what_falls_due_while_nobody_is_at_work_waits_as_long_after_it() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        plays(&stage, ADA, id, "e2e4").await;
        sets(&stage, ADA, id, "e7e5 Nf3").await;
        plays(&stage, BEN, id, "e7e5").await;
        let seconds = seconds_left(&stage, ADA, id).await;
        stage.pass_asleep(5).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5");
        assert_eq!(seconds_left(&stage, ADA, id).await, seconds);
        stage.pass_minutes(5).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn nothing_counts_before_it_is_set() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    let first = proposes(&stage, ADA, id, "e7e5 Nf3").await;
    let second = proposes(&stage, ADA, id, "c7c5 Nc3").await;
    let stale = taps(&stage, ADA, &first, "Set").await;
    assert!(stale.text.contains("no longer waiting for an answer"), "{stale:?}");
    let no = taps(&stage, ADA, &second, "No").await;
    assert!(no.text.contains("Nothing was planned"), "{no:?}");
    let late = taps(&stage, ADA, &second, "Set").await;
    assert!(late.text.contains("no longer waiting"), "{late:?}");
    proposes(&stage, ADA, id, "e7e5 Nf3").await;
    plays(&stage, BEN, id, "e7e5").await;
    stage.pass_minutes(3).await;
    assert_eq!(record(&stage, id).await, "e2e4 e7e5");
    stage.close().await;
}

#[tokio::test]
async fn of_several_lines_the_one_that_happens_is_played_and_the_others_say_so() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        plays(&stage, ADA, id, "e2e4").await;
        sets(&stage, ADA, id, "any d2d4; e7e5 Nf3; c7c5 Nc3 any a2a3").await;
        plays(&stage, BEN, id, "c7c5").await;
        stage.pass_minutes(1).await;
        assert_eq!(
            record(&stage, id).await,
            "e2e4 c7c5 b1c3",
            "the exact one before the one for everything else"
        );
        let shown = list(&stage, ADA, id).await;
        assert_eq!(shown.text.matches("did not happen").count(), 2, "{shown:?}");
        plays(&stage, BEN, id, "h7h6").await;
        stage.pass_minutes(1).await;
        assert_eq!(record(&stage, id).await, "e2e4 c7c5 b1c3 h7h6 a2a3");
        sets(&stage, ADA, id, "any h2h3").await;
        let shown = list(&stage, ADA, id).await;
        assert!(!shown.text.contains("did not happen"), "what did not happen makes room: {shown:?}");
        plays(&stage, BEN, id, "a7a6").await;
        stage.pass_minutes(1).await;
        assert!(record(&stage, id).await.ends_with("a7a6 h2h3"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_not_possible_when_its_moment_comes_is_not_played() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    sets(&stage, ADA, id, "any e4e5").await;
    plays(&stage, BEN, id, "e7e5").await;
    stage.pass_minutes(2).await;
    assert_eq!(record(&stage, id).await, "e2e4 e7e5");
    assert!(list(&stage, ADA, id).await.text.contains("did not happen"));
    plays(&stage, ADA, id, "g1f3").await;
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_plays_by_hand_comes_first_and_the_line_goes_on_from_there() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    // Also on one's own turn, for what comes after it.
    let shown = proposes(&stage, ADA, id, "e2e4 e7e5 Nf3 Nc6 Bb5").await;
    assert!(shown.text.contains("If you now play `e2e4` yourself and <@12> plays `e7e5`"), "{shown:?}");
    taps(&stage, ADA, &shown, "Set").await;
    stage.pass_minutes(2).await;
    assert_eq!(record(&stage, id).await, "", "the first turn is never played by itself");
    plays(&stage, ADA, id, "e2e4").await;
    plays(&stage, BEN, id, "e7e5").await;
    plays(&stage, ADA, id, "g1f3").await;
    stage.pass_minutes(2).await;
    plays(&stage, BEN, id, "b8c6").await;
    plays(&stage, ADA, id, "f1c4").await;
    stage.pass_minutes(2).await;
    assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3 b8c6 f1c4");
    assert!(list(&stage, ADA, id).await.text.contains("did not happen"));
    let open = proposes(&stage, BEN, id, "if any then h7h6").await;
    assert!(open.text.contains("whatever it is and <@11> plays anything, you play `h7h6`"), "{open:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_plan_answers_no_offer_and_waits_for_its_owner_to_do_so() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    sets(&stage, ADA, id, "e7e5 Nf3").await;
    plays(&stage, BEN, id, "e7e5").await;
    draw(&stage, BEN, DrawAction::Offer).await;
    stage.pass_minutes(5).await;
    assert_eq!(record(&stage, id).await.matches("g1f3").count(), 0);
    assert!(list(&stage, ADA, id).await.text.contains("wants your answer first"));
    draw(&stage, ADA, DrawAction::Decline).await;
    stage.pass_minutes(1).await;
    assert_eq!(record(&stage, id).await.matches("g1f3").count(), 1);
    stage.close().await;
}

#[tokio::test]
async fn a_withdrawn_plan_is_not_played_and_a_finished_game_keeps_none() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        plays(&stage, ADA, id, "e2e4").await;
        let set = sets(&stage, ADA, id, "e7e5 Nf3; c7c5 Nc3").await;
        plays(&stage, BEN, id, "e7e5").await;
        let dropped = taps(&stage, ADA, &set, "Drop 1").await;
        assert!(dropped.text.contains("line 1 is forgotten"), "{dropped:?}");
        stage.pass_minutes(2).await;
        assert_eq!(record(&stage, id).await, "e2e4 e7e5");
        let again = taps(&stage, ADA, &set, "Drop 1").await;
        assert!(again.text.contains("no line 1"), "{again:?}");
        let request = |number| Request::Plan(PlanRequest::Drop { number, game: named(id) });
        assert!(stage.ask(ADA, request(Some(9))).await.text.contains("no line 9"));
        assert!(stage.ask(ADA, request(None)).await.text.contains("all your lines"));
        assert!(stage.ask(ADA, request(None)).await.text.contains("nothing to forget"));
        plays(&stage, ADA, id, "d2d4").await;
        sets(&stage, ADA, id, "any h2h3").await;
        plays(&stage, BEN, id, "a7a6").await;
        let asked = stage.ask(BEN, Request::Resign { game: named(id) }).await;
        let gone = taps(&stage, BEN, &asked, "Yes, resign").await;
        assert!(gone.text.contains("You resigned"), "{gone:?}");
        stage.pass_minutes(2).await;
        assert!(!record(&stage, id).await.contains("h2h3"));
        assert!(list(&stage, ADA, id).await.text.contains("over"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn forged_and_foreign_presses_are_refused_kindly() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    let shown = proposes(&stage, ADA, id, "e7e5 Nf3").await;
    let set = buttons(&shown.rows).remove(0).press;
    for (person, words) in [(BEN, "no longer waiting"), (CLEO, "You don't play in")] {
        let answer = stage.press(person, set.clone(), None).await;
        assert!(answer.text.contains(words), "{answer:?}");
    }
    for arg in ["", "set", "set.x", "set.0", "drop.1.1", "drop.x.1", "fly", "set.1.2"] {
        let answer = stage.press(ADA, Press { arg: arg.to_owned(), ..set.clone() }, None).await;
        let refused = ["I don't know that button", "no longer waiting", "no line"];
        assert!(refused.iter().any(|words| answer.text.contains(words)), "{arg}: {answer:?}");
    }
    let elsewhere = stage.press(ADA, Press { game: Some(GameId(999)), ..set.clone() }, None).await;
    assert!(elsewhere.text.contains("I know no game"), "{elsewhere:?}");
    let nowhere = stage.press(ADA, Press { game: None, ..set }, None).await;
    assert!(nowhere.text.contains("I don't know that button"), "{nowhere:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_set_button_pressed_after_the_game_went_on_counts_only_if_the_line_still_can() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    let shown = proposes(&stage, ADA, id, "e7e5 Nf3; c7c5 Nc3").await;
    plays(&stage, BEN, id, "e7e5").await;
    let set = taps(&stage, ADA, &shown, "Set").await;
    assert!(set.text.contains("your line is set") && set.text.contains("is played <t:"), "{set:?}");
    stage.pass_minutes(1).await;
    assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3");
    let shown = proposes(&stage, ADA, id, "b8c6 Bb5").await;
    plays(&stage, BEN, id, "a7a6").await;
    let late = taps(&stage, ADA, &shown, "Set").await;
    assert!(late.text.contains("went another way") || late.text.contains("no longer waiting"), "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn an_answer_that_lacks_a_step_is_said_to_lack_it() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: named(id) }).await;
    let answer = proposes(&stage, ADA, id, "if d7d5 then e4d5").await;
    assert!(answer.text.contains("Your turn `e4d5` isn't whole there"), "{answer:?}");
    stage.close().await;
}

#[tokio::test]
async fn lines_that_make_no_sense_are_refused_with_what_would() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    for (lines, words) in [
        ("", "at least one line"),
        ("if e7e5 then", "A line goes"),
        ("e7e5", "A line goes"),
        ("e7e5 Nf3 Nc6", "A line goes"),
        ("if e7e6 then e4e6", "You couldn't play `e4e6`"),
        ("e7e4 Nf3", "can't play `e7e4`"),
        ("e7e5 any", "Your own answers must be named"),
        ("e7e5 Nf3; e7e5 f2f4", "answer the same turns differently"),
        ("f7f6 Nf3 g7g5 Qh5 any Qxe8 any a3", "You couldn't play"),
        ("any a3;any a4;any b3;any b4;any c3;any c4;any d3;any d4;any h3;any h4;any g3", "too many"),
    ] {
        let answer = proposes(&stage, ADA, id, lines).await;
        assert!(answer.text.contains(words), "{lines}: {answer:?}");
        assert!(answer.rows.is_empty(), "{answer:?}");
    }
    let far = "any Nf3 any Ng1 ".repeat(6);
    let answer = proposes(&stage, ADA, id, &far).await;
    assert!(answer.text.contains("too far") || answer.text.contains("too many ways"), "{answer:?}");
    sets(&stage, ADA, id, "e7e5 Nf3").await;
    let twice = proposes(&stage, ADA, id, "e7e5 d2d4").await;
    assert!(twice.text.contains("Your line 1 answers the same"), "{twice:?}");
    let outside = proposes(&stage, CLEO, id, "e7e5 Nf3").await;
    assert!(outside.text.contains("You don't play in"), "{outside:?}");
    stage.close().await;
}

#[tokio::test]
async fn plans_speak_the_language_of_the_one_who_makes_them() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    plays(&stage, ADA, id, "e2e4").await;
    for (lang, lines, words, yes) in [
        (Lang::De, "wenn e7e5 dann Nf3", "Wenn <@12> `e7e5` spielt, spielst du `g1f3`.", "Gilt"),
        (Lang::Es, "si c7c5 entonces Nc3", "Si <@12> juega `c7c5`, tú juegas `b1c3`.", "Guardar"),
    ] {
        let request = Request::Plan(PlanRequest::Set { lines: lines.to_owned(), game: named(id) });
        let shown = stage.ask_as(ADA, |asker| asker.lang = lang, request).await;
        assert!(shown.text.contains(words), "{shown:?}");
        assert_eq!(labels(&shown.rows).first().map(String::as_str), Some(yes));
    }
    stage.close().await;
}
