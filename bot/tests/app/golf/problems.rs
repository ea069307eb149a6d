//! The published holes: everybody can play them alone, and the solutions are shown afterwards.

use app::request::Request;
use discord::limits_broken;
use engine::games::chess_golf::problems::PROBLEMS;
use model::screen::{Press, Row, Screen, Verb};

use crate::stage::{ADA, BEN, Stage};

async fn ask(stage: &Stage, number: i64, line: Option<&str>) -> Screen {
    stage.ask(ADA, Request::Problem { number, line: line.map(str::to_owned) }).await
}

fn button(screen: &Screen, label: &str) -> Option<Press> {
    let Some(Row::Buttons(buttons)) = screen.rows.first() else { panic!("no buttons: {screen:?}") };
    buttons.iter().find(|button| button.label == label).map(|button| button.press.clone())
}

#[tokio::test]
async fn the_solutions_show_once_a_problem_is_solved_and_not_before() {
    let stage = Stage::open().await;
    for ((number, problem), [printed, par]) in (1..).zip(&PROBLEMS).zip([[6, 5], [8, 6], [7, 6]]) {
        let asked = ask(&stage, number, None).await;
        assert_eq!(limits_broken(&asked), Vec::<&str>::new());
        assert!(asked.text.contains(&format!("Problem {number} of Don Kirkby's")), "{asked:?}");
        let puzzle = asked.picture.as_ref().and_then(|recipe| recipe.puzzle.as_ref()).expect("a puzzle");
        assert_eq!(puzzle.position, problem.position);
        stage.app.studio().draw(asked.picture.as_ref().expect("a picture")).await.expect("drawn");
        assert!(
            !asked.text.contains("Par is") && !format!("{asked:?}").contains(problem.printed),
            "{asked:?}"
        );
        let less = problem.printed.rsplit_once('/').expect("several moves").0;
        for (wrong, why) in [("a1a1", "Move 1, `"), (less, "doesn't solve"), ("", "doesn't solve")] {
            let refused = ask(&stage, number, Some(wrong)).await;
            assert!(refused.text.contains(why) && !refused.text.contains("Par is"), "{wrong}: {refused:?}");
        }
        let form = button(&asked, "Answer").expect("a form");
        assert_eq!(form.verb, Verb::ProblemForm);
        let form = Press { verb: Verb::ProblemAnswer, ..form };
        for (line, moves) in [(problem.printed, printed), (problem.shortest, par)] {
            let solved = stage.press(BEN, form.clone(), Some(&line.replace('/', ", "))).await;
            assert!(solved.text.contains(&format!("Solved in {moves} moves: `{line}`.")), "{solved:?}");
            let known = format!(
                "The printed solution takes {printed} moves: `{}`.\nPar is {par}, as our referee has proved: `{}`.",
                problem.printed, problem.shortest
            );
            assert!(solved.text.ends_with(&known), "{solved:?}");
            assert_eq!(button(&solved, "Show the solutions"), None);
        }
        // A person who gives up sees them, too.
        let look = button(&asked, "Show the solutions").expect("a button");
        let shown = stage.press(ADA, look, None).await;
        assert!(shown.text.contains(&format!("Par is {par}")) && !shown.text.contains("Solved"), "{shown:?}");
        let other = if number == 1 { 3 } else { 1 };
        let other =
            stage.press(ADA, button(&shown, &format!("Problem {other}")).expect("a button"), None).await;
        assert!(!other.text.contains("Par is"), "{other:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn there_is_no_fourth_problem() {
    let stage = Stage::open().await;
    for number in [0, -1, 4, i64::MAX, i64::MIN] {
        let refused = ask(&stage, number, None).await;
        assert!(refused.text.contains("problems 1 to 3") && refused.picture.is_none(), "{refused:?}");
        for verb in [Verb::Problem, Verb::ProblemAnswer] {
            let press = Press { verb, game: None, version: number, arg: "solutions".to_owned() };
            let refused = stage.press(ADA, press, Some("e5g6")).await;
            assert!(refused.text.contains("problems 1 to 3"), "{refused:?}");
        }
    }
    stage.close().await;
}
