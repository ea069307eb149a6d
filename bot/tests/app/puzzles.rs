//! Puzzles in the bot: one of every game, with the picker and typed, shown only to the solver, and what is stored about it.

use discord::limits_broken;
use engine::catalogue;
use engine::lesson::Attempt;
use engine::lesson::posed::{Posed, find};
use engine::seat::Viewer;
use engine::tactics::{Grade, Worth};
use model::ids::UserId;
use model::screen::{Button, Press, Row, Screen, Verb};
use words::Lang;

use app::Asker;
use app::request::{CommunityRequest, DataRequest, Request};

use crate::stage::{ADA, BEN, Stage};

async fn puzzle(stage: &Stage, person: UserId, rules: Option<&str>, grade: Option<Grade>) -> Screen {
    let screen = stage.ask(person, Request::Puzzle { rules: rules.map(str::to_owned), grade }).await;
    sound(&screen);
    screen
}

/// Checks that a page fits Discord's limits, and has all its texts.
fn sound(screen: &Screen) {
    assert_eq!(limits_broken(screen), Vec::<&str>::new(), "{screen:?}");
    assert!(!screen.text.contains("puzzle-"), "{screen:?}");
}

fn buttons(screen: &Screen) -> Vec<Button> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    };
    screen.rows.iter().flat_map(of_row).collect()
}

fn labelled(screen: &Screen, label: &str) -> Press {
    let found = buttons(screen).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press
}

async fn press(stage: &Stage, press: Press, value: Option<&str>) -> Screen {
    let screen = stage.press(ADA, press, value).await;
    sound(&screen);
    screen
}

async fn type_in(stage: &Stage, shown: &Screen, turn: &str) -> Screen {
    let form = Press { verb: Verb::Typed, ..labelled(shown, "Type it") };
    press(stage, form, Some(turn)).await
}

/// The puzzle on a page.
fn posed(rules: &str, screen: &Screen) -> &'static Posed {
    let step = screen.picture.as_ref().and_then(|picture| picture.lesson.as_ref()).map(|taught| &taught.step);
    find(rules, step.expect("a puzzle")).expect("one of the game")
}

/// A turn that is not the good one.
fn wrong(game: &str, posed: &'static Posed) -> Option<String> {
    let game = catalogue::find(game).expect("a game");
    let attempt = Attempt::begin(game, &posed.step).expect("a puzzle");
    let turns = attempt.table().turns_within(2_000)?;
    turns.into_iter().find(|turn| !turn.starts_with(posed.tactic.key()))
}

async fn solve(stage: &Stage, shown: Screen, posed: &'static Posed) -> Screen {
    let mut shown = shown;
    for entry in posed.tactic.entries() {
        shown = type_in(stage, &shown, entry).await;
    }
    shown
}

#[tokio::test]
async fn one_of_every_game_is_solved_and_another_shown() {
    let stage = Stage::open().await;
    let posing = catalogue::all().iter().filter(|game| !game.info().puzzles.is_empty());
    let mut solved = 0;
    for game in posing {
        let id = game.info().id;
        let shown = puzzle(&stage, ADA, Some(id), None).await;
        let first = posed(id, &shown);
        assert_eq!(first.tactic.grade, Grade::Easy, "{id}");
        assert!(shown.text.contains(game.info().title) && shown.text.contains("easy"), "{shown:?}");
        let aim = match first.tactic.worth {
            Worth::Won { .. } => "to move. Find the turn that wins by force.",
            Worth::Better { value, .. } if value >= Worth::GAIN => {
                "Find the turn that leaves you well ahead."
            }
            Worth::Better { .. } => "Find the turn ",
            Worth::Par(_) => "Solve the hole in ",
            Worth::Points { .. } => "Play so that the two of you",
        };
        assert!(shown.text.contains(aim), "{id}: {shown:?}");
        let note = Lang::En.puzzle_note(game.info());
        assert!(note.is_none_or(|note| shown.text.contains(&note)), "{id}: {shown:?}");
        stage.app.studio().draw(shown.picture.as_ref().expect("a picture")).await.expect("drawn");
        let par = first.tactic.entries().count() > 1;
        let mut at_once = true;
        let shown = match wrong(id, first).filter(|_| !par) {
            Some(turn) => {
                let answer = type_in(&stage, &shown, &turn).await;
                assert!(answer.text.contains("isn't it"), "{id}: {turn}: {answer:?}");
                // What the turn leads to, and what kind of turn is looked for, but not which.
                let reasons = ["After it ", "As the computer sees it, ", "It doesn't solve the hole."];
                assert!(
                    reasons.iter().any(|reason| answer.text.contains(reason)),
                    "{id}: {turn}: {answer:?}"
                );
                assert!(!answer.text.contains(first.tactic.key()), "{id}: {turn}: {answer:?}");
                at_once = false;
                answer
            }
            None => shown,
        };
        let right = solve(&stage, shown.clone(), first).await;
        assert!(right.text.contains("That's it!"), "{id}: {right:?}");
        // A solution after another try doesn't count, and the answer says so.
        solved += i64::from(at_once);
        assert!(right.text.contains(&format!("Solved by yourself: {solved}.")), "{right:?}");
        assert_eq!(right.text.contains("only a first try does"), !at_once, "{right:?}");
        // Praise comes first; days in a row are named once there are any.
        let place = |words: &str| right.text.find(words);
        assert!(at_once || place("That's it!") < place("only a first try"), "{right:?}");
        assert_eq!(right.text.contains("Days in a row"), solved > 0, "{right:?}");
        // The game that the computer plays is named above its buttons.
        let play = format!("a whole game of {} against the computer", game.info().title);
        assert!(right.text.contains(&play) && !shown.text.contains(&play), "{right:?}");
        stage.app.studio().draw(right.picture.as_ref().expect("a picture")).await.expect("drawn");
        // What is expected next is told once the good turn stands on the board, and not before.
        let goes_on = |page: &Screen| page.text.contains("It could go on ");
        assert_eq!((goes_on(&shown), goes_on(&right)), (false, !first.tactic.line.is_empty()), "{right:?}");
        labelled(&shown, "Another game");
        let word = posed(id, &shown).step.id;
        for page in [&shown, &right] {
            let rules = labelled(page, "Rules");
            assert_eq!((rules.verb, rules.arg), (Verb::Rules, format!("{id}.0.puzzle.{word}")));
        }
        let next = press(&stage, labelled(&right, "Next puzzle"), None).await;
        let second = posed(id, &next);
        assert_ne!(first.step.id, second.step.id, "{id}");
        let solution = press(&stage, labelled(&next, "Show the solution"), None).await;
        let told =
            solution.text.lines().find_map(|line| line.strip_prefix("The solution: **")).expect("told");
        let squares = second.tactic.turn.len() > 3 && told.contains(&second.tactic.turn);
        assert!(!told.starts_with("**") && !squares, "{id}: {told}");
        assert_eq!(goes_on(&solution), !second.tactic.line.is_empty(), "{solution:?}");
        labelled(&solution, "Computer: medium");
        stage.app.studio().draw(solution.picture.as_ref().expect("a picture")).await.expect("drawn");
    }
    assert!(stage.said().await.is_empty(), "nothing of it was said to anybody else");
    stage.close().await;
}

#[tokio::test]
async fn turns_are_told_as_their_reader_writes_them() {
    let stage = Stage::open().await;
    let asked = Request::Puzzle { rules: Some("chess".to_owned()), grade: None };
    let german = |asker: &mut Asker| asker.lang = Lang::De;
    let shown = stage.ask_as(ADA, german, asked).await;
    let one = posed("chess", &shown);
    let as_written = |turn: &str| {
        let mut attempt =
            Attempt::begin(catalogue::find("chess").expect("chess"), &one.step).expect("a puzzle");
        attempt.enter(turn);
        let record = attempt.table().recent(Viewer::Public).next().expect("a turn");
        Lang::De.notation(record.san.as_deref().expect("a move of chess"))
    };
    let turn = wrong("chess", one).expect("a turn that is not the good one");
    let form = Press { verb: Verb::Typed, ..labelled(&shown, "Eintippen") };
    let typed = Request::Press { press: form, value: Some(turn.clone()) };
    let answer = stage.ask_as(ADA, german, typed).await;
    assert!(
        answer.text.contains(&format!("**{}**: Das ist es nicht", as_written(&turn))),
        "{turn}: {answer:?}"
    );
    let show = Request::Press { press: labelled(&answer, "Lösung zeigen"), value: None };
    let solution = stage.ask_as(ADA, german, show).await;
    let told = format!("Die Lösung: **{}**.", as_written(&one.tactic.turn));
    assert!(solution.text.contains(&told), "{told} {solution:?}");
    stage.close().await;
}

#[tokio::test]
async fn an_older_picker_of_the_same_puzzle_is_answered_with_the_puzzle_as_it_stands() {
    let stage = Stage::open().await;
    let none = puzzle(&stage, ADA, None, None).await;
    assert!(none.text.contains("Puzzles of which game?"), "{none:?}");
    let first = puzzle(&stage, ADA, Some("chess"), Some(Grade::Hard)).await;
    let one = posed("chess", &first);
    assert_eq!(one.tactic.grade, Grade::Hard);
    let again = puzzle(&stage, ADA, None, None).await;
    assert_eq!(posed("chess", &again).step.id, one.step.id, "it goes on where they are");
    let marked = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.iter().any(|button| button.label.ends_with(['+', '#'])),
        Row::Menu(menu) => menu.choices.iter().any(|choice| choice.label.ends_with(['+', '#'])),
    };
    assert!(!again.rows.iter().any(marked), "no check is given away: {again:?}");
    let refused = type_in(&stage, &again, "a1h7").await;
    assert!(refused.text.contains('🤔') && refused.picture.is_some(), "{refused:?}");
    let turn = wrong("chess", one).expect("a turn that is not the good one");
    let tried = type_in(&stage, &again, &turn).await;
    assert!(tried.text.contains("isn't it"), "{tried:?}");
    let stale = type_in(&stage, &first, &one.tactic.turn).await;
    assert!(stale.text.contains("out of date"), "{stale:?}");
    assert_eq!(posed("chess", &stale).step.id, one.step.id);
    let next = puzzle(&stage, ADA, Some("goal-box"), None).await;
    let solved = solve(&stage, next.clone(), posed("goal-box", &next)).await;
    assert!(solved.text.contains("That's it!"), "{solved:?}");
    let other = press(&stage, labelled(&solved, "Another game"), None).await;
    assert!(format!("{other:?}").contains("1 of "), "{other:?}");
    // Somebody else's puzzle is nobody else's.
    let nothing =
        stage.press(BEN, Press { verb: Verb::Typed, ..labelled(&first, "Type it") }, Some("e2e4")).await;
    assert!(nothing.picture.is_none() && nothing.rows.is_empty(), "{nothing:?}");
    stage.close().await;
}

#[tokio::test]
async fn an_older_message_never_shows_a_puzzle_opened_after_it() {
    Stage::each(async |stage| {
        let first = puzzle(&stage, ADA, Some("chess"), None).await;
        let one = posed("chess", &first);
        let second = puzzle(&stage, ADA, Some("goal-box"), None).await;
        let other = posed("goal-box", &second);
        let old = [
            (Press { verb: Verb::Typed, ..labelled(&first, "Type it") }, Some(one.tactic.turn.as_str())),
            (labelled(&first, "Show the solution"), None),
        ];
        let closed = async |press_it: &Press, value: Option<&str>| {
            let closed = press(&stage, press_it.clone(), value).await;
            assert!(closed.text.contains("no longer works"), "{closed:?}");
            assert!(closed.picture.is_none() && closed.rows.is_empty(), "{closed:?}");
        };
        for (press_it, value) in &old {
            closed(press_it, *value).await;
        }
        // The newer one is as it was, and solved by itself; after that the older message still says nothing of it.
        let solved = solve(&stage, second, other).await;
        assert!(solved.text.contains("Solved by yourself: 1."), "{solved:?}");
        for (press_it, value) in &old {
            closed(press_it, *value).await;
        }
        // What follows on the older message is a puzzle of its own.
        let third = press(&stage, labelled(&solved, "Next puzzle"), None).await;
        let next = posed("goal-box", &third);
        assert!(third.text.contains("to move") && next.step.id != other.step.id, "{third:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn next_puzzle_below_a_solved_one_never_gives_up_an_open_one_of_its_game() {
    let stage = Stage::open().await;
    let first = puzzle(&stage, ADA, Some("chess"), None).await;
    let solved = solve(&stage, first.clone(), posed("chess", &first)).await;
    let second = puzzle(&stage, ADA, Some("chess"), None).await;
    let open = posed("chess", &second);
    let next = press(&stage, labelled(&solved, "Next puzzle"), None).await;
    assert_eq!(posed("chess", &next).step.id, open.step.id, "{next:?}");
    assert!(next.text.contains("This is the puzzle you are at."), "{next:?}");
    // Both messages show the open puzzle now. Once it is solved in one, nothing chosen in the other is praised.
    let right = solve(&stage, second, open).await;
    assert!(right.text.contains("Solved by yourself: 2."), "{right:?}");
    let turn = wrong("chess", open).expect("another turn");
    let late = type_in(&stage, &next, &turn).await;
    assert!(
        late.text.contains("This puzzle is over already") && late.text.contains("The solution: "),
        "{late:?}"
    );
    assert!(!late.text.contains("That's it!") && !late.text.contains("out of date"), "{late:?}");
    // A puzzle of another game stands for itself.
    puzzle(&stage, ADA, Some("goal-box"), None).await;
    let next = press(&stage, labelled(&solved, "Next puzzle"), None).await;
    assert!(!next.text.contains("This is the puzzle you are at."), "{next:?}");
    posed("chess", &next);
    stage.close().await;
}

#[tokio::test]
async fn rules_that_are_read_from_a_puzzle_lead_back_to_it() {
    let stage = Stage::open().await;
    let shown = puzzle(&stage, ADA, Some("zombie"), None).await;
    let open = posed("zombie", &shown);
    let rules = press(&stage, labelled(&shown, "Rules"), None).await;
    let on = press(&stage, labelled(&rules, "Read on"), None).await;
    for page in [&rules, &on] {
        let back = press(&stage, labelled(page, "Back to the puzzle"), None).await;
        assert_eq!(posed("zombie", &back).step.id, open.step.id, "{back:?}");
    }
    // Where another puzzle was opened since, the way back gives that up for nothing.
    let other = puzzle(&stage, ADA, Some("chess"), None).await;
    let late = press(&stage, labelled(&on, "Back to the puzzle"), None).await;
    assert!(late.text.contains("Nothing was changed") && late.picture.is_none(), "{late:?}");
    let now = puzzle(&stage, ADA, None, None).await;
    assert_eq!(posed("chess", &now).step.id, posed("chess", &other).step.id);
    let elsewhere = stage.ask(ADA, Request::Rules { rules: Some("zombie".to_owned()) }).await;
    assert!(buttons(&elsewhere).iter().all(|button| button.label != "Back to the puzzle"), "{elsewhere:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_solution_of_several_turns_can_be_started_again() {
    let stage = Stage::open().await;
    let shown = puzzle(&stage, ADA, Some("chess-golf"), Some(Grade::Easy)).await;
    let turns: Vec<&str> = posed("chess-golf", &shown).tactic.entries().collect();
    assert!(
        turns.len() > 1 && buttons(&shown).iter().all(|button| button.label != "Start again"),
        "{shown:?}"
    );
    let first = type_in(&stage, &shown, turns[0]).await;
    assert!(first.text.contains("1 move so far. Which comes next?"), "{first:?}");
    let anew = press(&stage, labelled(&first, "Start again"), None).await;
    assert!(anew.text.contains("Which move comes first?"), "{anew:?}");
    // It was no wrong try, so the solution counts.
    let mut end = anew;
    for turn in turns {
        end = type_in(&stage, &end, turn).await;
    }
    assert!(end.text.contains("That's it!") && end.text.contains("Solved by yourself: 1"), "{end:?}");
    // The button of an old message gives up nothing that is solved.
    let late = press(&stage, labelled(&first, "Start again"), None).await;
    assert!(late.text.contains("That's it!"), "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn what_a_game_is_won_by_is_said_where_kings_are_captured() {
    let stage = Stage::open().await;
    for (rules, note) in [
        ("masquerade", "There is no check here: who captures the king wins."),
        ("zombie", "leaves a king to be taken, taking it wins, too."),
        ("cooperative", "The game ends when a king is captured."),
    ] {
        let shown = puzzle(&stage, ADA, Some(rules), None).await;
        assert!(shown.text.contains(note), "{shown:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn what_is_solved_shows_in_ones_own_statistics_and_goes_with_all_else() {
    Stage::each(async |stage| {
        let shown = puzzle(&stage, ADA, Some("chess"), None).await;
        let one = posed("chess", &shown);
        let solved = solve(&stage, shown, one).await;
        assert!(solved.text.contains("Days in a row: 1 now, 1 at best"), "{solved:?}");
        let stats = |person| {
            Request::Community(CommunityRequest::Stats { person: Some(person), rules: None, with: None })
        };
        let own = stage.ask(ADA, stats(ADA)).await;
        assert!(own.text.contains("Puzzles solved: 1."), "{own:?}");
        let others = stage.ask(BEN, stats(ADA)).await;
        assert!(!others.text.contains("Puzzles"), "{others:?}");
        let kept = stage.ask(ADA, Request::Data(DataRequest::Show)).await;
        assert!(kept.text.contains("puzzles you tried: 1"), "{kept:?}");
        let next = press(&stage, labelled(&solved, "Next puzzle"), None).await;
        assert_ne!(posed("chess", &next).step.id, one.step.id);
        stage.close().await;
    })
    .await;
}
