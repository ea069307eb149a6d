//! The hole of the day is the same for everybody, each person answers once, and its par is secret until then.

use app::request::Request;
use engine::catalogue;
use engine::rules::Effort;
use model::ids::UserId;
use model::screen::{Press, Row, Screen, Verb};

use crate::stage::{ADA, BEN, CLEO, Stage};
use crate::stored::privacy::{EVE, delete, search};

async fn ask(stage: &Stage, person: UserId, line: Option<&str>) -> Screen {
    let request = Request::Daily { line: line.map(str::to_owned), yesterday: false };
    stage.ask(person, request).await
}

async fn yesterday(stage: &Stage, person: UserId) -> Screen {
    stage.ask(person, Request::Daily { line: None, yesterday: true }).await
}

fn button(screen: &Screen) -> Press {
    let Some(Row::Buttons(buttons)) = screen.rows.first() else { panic!("no button: {screen:?}") };
    buttons.first().expect("a button").press.clone()
}

/// The hole on a screen.
fn hole(screen: &Screen) -> String {
    let puzzle = screen.picture.as_ref().and_then(|recipe| recipe.puzzle.as_ref());
    puzzle.expect("a puzzle").position.clone()
}

/// A shortest line, and the referee's answer.
fn solve(hole: &str) -> (String, String) {
    let game = catalogue::find("chess-golf").expect("the game");
    let effort =
        Effort { nodes: 50_000_000, bytes: 64 << 20, stop: &std::sync::atomic::AtomicBool::new(false) };
    let ruling = game.work_out(hole, &effort).expect("an answer");
    let line = ruling.strip_prefix("par=").and_then(|par| par.split_once(':')).expect("solved").1;
    (line.to_owned(), ruling.clone())
}

#[tokio::test]
async fn everybody_gets_the_same_hole_and_another_one_tomorrow() {
    Stage::each(async |stage: Stage| {
        let (adas, bens) = (ask(&stage, ADA, None).await, ask(&stage, BEN, None).await);
        assert_eq!(hole(&adas), hole(&bens));
        assert!(hole(&adas).contains("chosen="), "{adas:?}");
        // 2023-11-14 is day 19675.
        assert!(adas.text.contains("November 14, 2023"), "{adas:?}");
        assert_eq!(button(&adas).version, 19_675);
        stage.app.studio().draw(adas.picture.as_ref().expect("a picture")).await.expect("drawn");
        stage.pass(24).await;
        assert_ne!(hole(&ask(&stage, ADA, None).await), hole(&adas));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn only_a_line_that_solves_it_is_an_answer_and_only_the_first() {
    Stage::each(async |stage: Stage| {
        let screen = ask(&stage, ADA, None).await;
        let (line, _) = solve(&hole(&screen));
        let moves: Vec<&str> = line.split('/').collect();
        let short = moves[..moves.len() - 1].join("/");
        let longer = format!("{line}/a1a2");
        let mut wrong = vec![
            ("a1a1", "Move 1, `"),
            ("nonsense", "Move 1, `"),
            (&*longer, "solved after"),
            ("/", "doesn't solve"),
        ];
        if !short.is_empty() {
            wrong.push((&*short, "doesn't solve"));
        }
        for (wrong, why) in wrong {
            let refused = ask(&stage, ADA, Some(wrong)).await;
            assert!(refused.text.contains(why), "{wrong}: {refused:?}");
        }
        assert!(ask(&stage, BEN, None).await.text.contains("Nobody has solved it yet"));
        // By the form, with blanks and commas as people type.
        let form = button(&screen);
        assert_eq!(form.verb, Verb::DailyForm);
        let form = Press { verb: Verb::DailyAnswer, ..form };
        let solved = stage.press(ADA, form.clone(), Some(&line.replace('/', ", "))).await;
        assert!(solved.text.contains(&format!("`{line}`")), "{solved:?}");
        let again = stage.press(ADA, form.clone(), Some(&line)).await;
        assert!(again.text.contains("your first answer counts"), "{again:?}");
        // A form that was opened before midnight answers nothing after it.
        stage.pass(24).await;
        let late = stage.press(BEN, form, Some(&line)).await;
        assert!(late.text.contains("That hole is over"), "{late:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn being_forgotten_is_no_way_to_answer_again() {
    Stage::each(async |stage: Stage| {
        let (line, _) = solve(&hole(&ask(&stage, EVE, None).await));
        assert!(ask(&stage, EVE, Some(&line)).await.text.contains(&format!("`{line}`")));
        for _ in 0..2 {
            delete(&stage, EVE).await;
            assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
            let again = ask(&stage, EVE, Some(&line)).await;
            assert!(again.text.contains("your first answer counts"), "{again:?}");
            assert!(again.text.contains("Nobody has solved it yet"), "{again:?}");
        }
        // Others answer it as before, and the next day knows nothing of it.
        assert!(ask(&stage, BEN, Some(&line)).await.text.contains(&format!("`{line}`")));
        stage.pass(24).await;
        stage.app.forget_old_calls().await.expect("forgotten");
        let (line, _) = solve(&hole(&ask(&stage, EVE, None).await));
        assert!(ask(&stage, EVE, Some(&line)).await.text.contains(&format!("`{line}`")));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn neither_names_nor_moves_nor_par_show_before_the_own_answer_or_the_end_of_the_day() {
    Stage::each(async |stage: Stage| {
        let before = ask(&stage, BEN, None).await;
        let (line, ruling) = solve(&hole(&before));
        let par = format!("Par is {}", line.split('/').count());
        ask(&stage, ADA, Some(&line)).await;
        let told = ask(&stage, BEN, None).await;
        assert_eq!(told.text, before.text.replace("Nobody has solved it yet", "One person has solved it"));
        assert_eq!((&told.rows, &told.picture), (&before.rows, &before.picture));
        // Whether the referee has found it out shows nowhere.
        let adas = ask(&stage, ADA, None).await;
        assert!(adas.text.contains("<@11>") && adas.text.contains("still looking for par"), "{adas:?}");
        stage.rule("chess-golf", &hole(&before), &ruling).await;
        assert_eq!(ask(&stage, BEN, None).await, told);
        let adas = ask(&stage, ADA, None).await;
        assert!(adas.text.contains(&par), "{adas:?}");
        // A person who has solved it on another server is counted, but not named.
        let request = Request::Daily { line: Some(line.clone()), yesterday: false };
        let cleos = stage.ask_directly(CLEO, request).await;
        assert!(cleos.text.contains("<@13>") && !cleos.text.contains("<@11>"), "{cleos:?}");
        let adas = ask(&stage, ADA, None).await;
        assert!(adas.text.contains("and one more person") && !adas.text.contains("<@13>"), "{adas:?}");
        let over = yesterday(&stage, BEN).await;
        assert!(over.text.contains("Nobody played the hole of that day"), "{over:?}");
        stage.pass(24).await;
        let over = yesterday(&stage, BEN).await;
        assert!(over.text.contains(&par) && over.text.contains("<@11>") && over.rows.is_empty(), "{over:?}");
        stage.close().await;
    })
    .await;
}
