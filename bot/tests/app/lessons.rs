//! Lessons in the bot: every step of every game, with the picker and typed, in every language, shown only to the learner.

use discord::limits_broken;
use engine::any_game::{AnyGame, Offer};
use engine::catalogue;
use engine::lesson::{Attempt, Verdict};
use engine::rules::lesson::{Goal, LessonStep};
use engine::rules::{Info, Progress, Voice};
use engine::seat::Viewer;
use model::ids::UserId;
use model::screen::{Button, Choice, Press, Row, Screen, Verb};
use words::Lang;

use app::request::Request;

use crate::stage::{ADA, BEN, Stage};

async fn learn(stage: &Stage, person: UserId, rules: &str) -> Screen {
    let screen = stage.ask(person, Request::Learn { rules: Some(rules.to_owned()) }).await;
    sound(&screen);
    screen
}

/// Checks that a page fits Discord's limits, and names no game or place.
fn sound(screen: &Screen) {
    assert_eq!(limits_broken(screen), Vec::<&str>::new(), "{screen:?}");
    assert!(!screen.text.contains("learn-") && !screen.text.contains("lesson-"), "{screen:?}");
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

async fn step(stage: &Stage, rules: &str, at: usize) -> Screen {
    let arg = format!("step.{rules}.{at}");
    press(stage, Press { verb: Verb::Lesson, game: None, version: 0, arg }, None).await
}

async fn type_in(stage: &Stage, shown: &Screen, turn: &str) -> Screen {
    let form = Press { verb: Verb::Typed, ..labelled(shown, "Type it") };
    press(stage, form, Some(turn)).await
}

/// A right turn, as a person might type it.
fn right(game: &dyn AnyGame, step: &'static LessonStep) -> String {
    let task = step.task.expect("a task");
    let fresh = || Attempt::begin(game, step).expect("a step");
    let is_right = |turn: &String| fresh().typed(turn, &[]) == Verdict::Right;
    let listed = match task.goal {
        Goal::Turns(turns) => {
            turns.iter().map(|turn| (*turn).to_owned()).filter(|turn| !turn.contains('*')).find(is_right)
        }
        Goal::Win | Goal::Entry(_) | Goal::Start(_) | Goal::Par(_) => None,
    };
    listed.or_else(|| fresh().table().turns_within(20_000)?.into_iter().find(is_right)).unwrap_or_else(|| {
        // The tables of captures of Masquerade Chess are more than anybody lists.
        "KQ/QN/RB/NR/BK".to_owned()
    })
}

/// The steps of a turn as the table offers them, entry by entry.
fn offered(game: &dyn AnyGame, step: &'static LessonStep, turn: &str) -> Vec<Offer> {
    let mut attempt = Attempt::begin(game, step).expect("a step");
    let mut typed = Attempt::begin(game, step).expect("a step");
    typed.typed(turn, &[]);
    let mut path = Vec::new();
    for entry in typed.entries() {
        let (mut draft, mut progress) = (attempt.table().fork(), Progress::Draft);
        for part in entry.split('/').chain([""]) {
            if progress != Progress::Draft {
                break;
            }
            let offers = draft.offers(Viewer::Seat(attempt.seat()));
            path.extend(offers.into_iter().find(|offer| offer.text == part));
            progress = draft.step(attempt.seat(), part).expect("an offered step").progress;
        }
        attempt.enter(entry);
    }
    path
}

/// Takes the next of these steps by pressing the picker's controls, or as many as it asks for together; returns how many.
async fn tap(stage: &Stage, info: &'static Info, mut shown: Screen, left: &[Offer]) -> (Screen, usize) {
    let offer = left.first().expect("a step");
    for _ in 0..3 {
        let menu = |value: &str, label: Option<&str>| {
            let menus =
                shown.rows.iter().filter_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None });
            let mut with = menus.flat_map(|menu| menu.choices.iter().map(move |choice| (menu, choice)));
            let is_it = |choice: &Choice| match label {
                Some(label) => choice.value.starts_with(value) && choice.label == label,
                None => choice.value == value,
            };
            let found = with.find(|(_, choice)| is_it(choice));
            found.map(|(menu, choice)| (menu.press.clone(), Some(choice.value.clone())))
        };
        for count in (1..=left.len()).rev() {
            let text = left[..count].iter().map(|offer| offer.text.as_str()).collect::<Vec<_>>().join("/");
            let is_it = |press: &Press| {
                press.verb == Verb::StepButton
                    && press.arg.split_once('.').map_or("", |(_, step)| step) == text
            };
            let button = buttons(&shown).into_iter().map(|button| button.press).find(is_it);
            if let Some((press_it, value)) = button.map(|press| (press, None)).or_else(|| menu(&text, None)) {
                return (press(stage, press_it, value.as_deref()).await, count);
            }
        }
        let piece = offer.from.and_then(|from| menu(&from.to_string(), None));
        let square = offer.to.and_then(|to| menu(&format!(">{to}"), None));
        let thing = menu("^", Some(&Lang::En.of(info).say(&offer.piece)));
        let next = square.or(thing).or(piece);
        let (press_it, value) = next.unwrap_or_else(|| panic!("no way to {offer:?}: {shown:?}"));
        shown = press(stage, press_it, value.as_deref()).await;
    }
    panic!("{offer:?} comes too late: {shown:?}");
}

#[tokio::test]
async fn every_step_of_every_game_is_solved_with_the_picker_and_typed_and_drawn() {
    let stage = Stage::open().await;
    for game in catalogue::all() {
        let id = game.info().id;
        let first = learn(&stage, ADA, id).await;
        assert!(first.text.contains(&Lang::En.inventor(game.info())), "{first:?}");
        for (at, taught) in game.lesson().steps.iter().enumerate() {
            let shown = step(&stage, id, at).await;
            stage.app.studio().draw(shown.picture.as_ref().expect("a picture")).await.expect("drawn");
            if taught.task.is_none() {
                let leads = |button: &Button| matches!(button.press.verb, Verb::Lesson | Verb::Rules);
                assert!(buttons(&shown).iter().all(leads), "{shown:?}");
                continue;
            }
            let said = Lang::En.text(&format!("{}.right", taught.key(id)), &[]);
            let turn = right(*game, taught);
            let typed = type_in(&stage, &shown, &turn).await;
            assert!(typed.text.contains(&said), "{id} {}: {turn}: {typed:?}", taught.id);
            stage.app.studio().draw(typed.picture.as_ref().expect("a picture")).await.expect("drawn");
            let again = step(&stage, id, at).await;
            assert!(!again.text.contains(&said), "{again:?}");
            let mut tapped = again;
            let (path, mut done) = (offered(*game, taught, &turn), 0);
            // Steps that the rules leave no choice about are taken without being asked for.
            while done < path.len() && !tapped.text.contains(&said) {
                let count;
                (tapped, count) = tap(&stage, game.info(), tapped, &path[done..]).await;
                done += count;
            }
            assert!(tapped.text.contains(&said), "{id} {}: {turn}: {tapped:?}", taught.id);
        }
        let end = step(&stage, id, game.lesson().steps.len()).await;
        let asked = game.lesson().steps.iter().filter(|step| step.task.is_some()).count();
        assert!(end.text.contains(&format!("You solved {asked} of {asked} questions")), "{end:?}");
    }
    // Nobody else got any message about it.
    assert!(stage.said().await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn a_refusal_shows_how_a_turn_is_typed_and_never_the_solution() {
    let stage = Stage::open().await;
    let mut shown = 0;
    for game in catalogue::all() {
        let info = game.info();
        for (at, taught) in game.lesson().steps.iter().enumerate().filter(|(_, step)| step.task.is_some()) {
            learn(&stage, ADA, info.id).await;
            let refused = type_in(&stage, &step(&stage, info.id, at).await, "??").await;
            let Some((_, like)) = refused.text.split_once("Turns are typed like `") else { continue };
            let turn = like.split('`').next().expect("a turn");
            let verdict = Attempt::begin(*game, taught).expect("a step").typed(turn, &[]);
            assert!(
                matches!(verdict, Verdict::Other | Verdict::Mistake(_)),
                "{} {}: {turn}",
                info.id,
                taught.id
            );
            shown += 1;
        }
    }
    assert!(shown > 40, "{shown} steps show one");
    stage.close().await;
}

#[tokio::test]
async fn a_mistake_is_explained_and_a_refusal_keeps_the_picker() {
    let stage = Stage::open().await;
    for game in catalogue::all() {
        for (at, taught) in game.lesson().steps.iter().enumerate() {
            let mistakes = taught.task.map_or(&[][..], |task| task.mistakes);
            for mistake in mistakes {
                let Some(turn) = mistake.turns.iter().find(|turn| !turn.contains('*')) else { continue };
                let shown = step(&stage, game.info().id, at).await;
                let said = Lang::En.text(&format!("{}.{}", taught.key(game.info().id), mistake.id), &[]);
                let answer = type_in(&stage, &shown, turn).await;
                assert!(answer.text.contains(&said), "{} {}: {turn}: {answer:?}", game.info().id, taught.id);
                let asked = buttons(&answer).iter().any(|button| button.press.verb == Verb::Type);
                assert_eq!(asked, mistake.refused, "{answer:?}");
                let label = if mistake.refused { "Skip" } else { "Try again" };
                labelled(&answer, label);
            }
        }
    }
    stage.close().await;
}

#[tokio::test]
async fn only_the_wrong_choice_is_made_again() {
    let stage = Stage::open().await;
    let at = |rules: &str, id: &str| {
        let steps = catalogue::find(rules).expect("a game").lesson().steps;
        steps.iter().position(|step| step.id == id).expect("a step")
    };
    // The entries that stand, and the draft: the grave was wrong, the capture was not; of two rooks one was right.
    for (rules, id, wrong, left) in [
        ("zombie", "bury", "e4d5/@d5", (vec!["e4d5"], "")),
        ("zombie", "horde", "b5b7/a6g6", (vec![], "b5b7")),
        ("captain-spalding", "make", "e1e2/Hd3", (vec![], "e1e2")),
        ("zombie", "horde", "e1e2", (vec![], "")),
    ] {
        let shown = step(&stage, rules, at(rules, id)).await;
        let answer = type_in(&stage, &shown, wrong).await;
        // One way back is offered, not two that differ in how far they go.
        let anew = |shown: &Screen| buttons(shown).iter().any(|one| one.label == "Start this step over");
        assert!(!anew(&answer), "{answer:?}");
        let again = press(&stage, labelled(&answer, "Try again"), None).await;
        labelled(&again, "Type it");
        let at = |shown: &Screen| {
            let board = shown.picture.clone().expect("a picture");
            (board.lesson.expect("a step").entered, board.draft)
        };
        let (entered, draft) = at(&again);
        assert_eq!((entered.iter().map(String::as_str).collect(), draft.as_str()), left, "{wrong}");
        // What was left can be taken back as well.
        let label = if entered.is_empty() { "Undo" } else { "Start this step over" };
        if left != (vec![], "") {
            let anew = press(&stage, labelled(&again, label), None).await;
            assert_eq!(at(&anew), (Vec::new(), String::new()), "{wrong}");
        }
    }
    // A mistake that the rest of the turn can't mend is explained before the rest is asked for.
    let grave = step(&stage, "zombie", at("zombie", "grave")).await;
    let woken = type_in(&stage, &grave, "c3d5").await;
    assert!(woken.text.contains("a black queen rises") && !woken.text.contains("Where"), "{woken:?}");
    let again = press(&stage, labelled(&woken, "Try again"), None).await;
    assert!(again.picture.clone().expect("a picture").lesson.expect("a step").entered.is_empty());
    // The rest of the turn is judged with what was left.
    let answer = type_in(&stage, &step(&stage, "zombie", at("zombie", "bury")).await, "e4d5/@d5").await;
    let again = press(&stage, labelled(&answer, "Try again"), None).await;
    let value = again.rows.iter().find_map(|row| match row {
        Row::Menu(menu) => menu.choices.iter().find(|choice| choice.value.contains("a2")),
        Row::Buttons(_) => None,
    });
    let menu = again.rows.iter().find_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None });
    let value = value.expect("a grave on a2").value.clone();
    let right = press(&stage, menu.expect("a menu").press.clone(), Some(&value)).await;
    assert!(right.text.contains("Well buried"), "{right:?}");
    stage.close().await;
}

#[tokio::test]
async fn hints_show_once_asked_for_and_old_pickers_are_answered_with_a_fresh_one() {
    let stage = Stage::open().await;
    let shown = step(&stage, "goal-box", 1).await;
    assert!(!shown.text.contains("**Hint:**"), "{shown:?}");
    let hinted = press(&stage, labelled(&shown, "Hint"), None).await;
    assert!(hinted.text.contains("**Hint:** Your knight stands on b4"), "{hinted:?}");
    // After the hint there is a right turn, which may still be entered.
    assert!(!hinted.text.contains("**Solution:**"), "{hinted:?}");
    let told = press(&stage, labelled(&hinted, "Solution"), None).await;
    assert!(told.text.contains("**Solution:**") && told.text.contains("a4"), "{told:?}");
    assert!(buttons(&told).iter().all(|button| button.label != "Solution"), "{told:?}");
    // Both are other pages on the same step: its picker still works.
    let typed = type_in(&stage, &hinted, "b4c6").await;
    assert!(typed.text.contains("One step would have done"), "{typed:?}");
    let again = press(&stage, labelled(&typed, "Try again"), None).await;
    let stale = type_in(&stage, &shown, "b4a4").await;
    assert!(stale.text.contains("out of date") && !stale.text.contains("Halfway"), "{stale:?}");
    let solved = type_in(&stage, &again, "b4a4").await;
    assert!(solved.text.contains("Halfway to the win"), "{solved:?}");
    let next = press(&stage, labelled(&solved, "Next"), None).await;
    assert!(next.text.contains("step 3 of 5"), "{next:?}");
    // A lesson continues where it was left.
    let later = learn(&stage, ADA, "goal-box").await;
    assert!(later.text.contains("step 3 of 5"), "{later:?}");
    let list = stage.ask(ADA, Request::Learn { rules: None }).await;
    sound(&list);
    assert!(format!("{list:?}").contains("1 of 4 solved"), "{list:?}");
    // Somebody else's picker is nobody else's.
    let none = stage.press(BEN, labelled(&again, "Type it"), None).await;
    assert!(none.picture.is_none() && none.rows.is_empty(), "{none:?}");
    stage.close().await;
}

#[tokio::test]
async fn an_older_message_never_shows_a_step_opened_after_it() {
    Stage::each(async |stage| {
        let typed = |shown: &Screen| Press { verb: Verb::Typed, ..labelled(shown, "Type it") };
        let first = step(&stage, "goal-box", 1).await;
        // Two messages at the same step are at the same: the older one is brought up to date.
        let same = step(&stage, "goal-box", 1).await;
        let stale = press(&stage, typed(&first), Some("b4a4")).await;
        assert!(stale.text.contains("out of date") && stale.text.contains("step 2 of"), "{stale:?}");
        let later = step(&stage, "goal-box", 2).await;
        let other = step(&stage, "zombie", 1).await;
        let closed = async |old: &Screen| {
            let closed = press(&stage, typed(old), Some("b4a4")).await;
            assert!(closed.text.contains("no longer works"), "{closed:?}");
            assert!(closed.picture.is_none() && closed.rows.is_empty(), "{closed:?}");
        };
        closed(&first).await;
        closed(&same).await;
        // Lessons of two games don't touch each other, whichever was opened last.
        let refused = press(&stage, typed(&later), Some("??")).await;
        assert!(refused.text.contains("Goal Box") && refused.text.contains("step 3 of"), "{refused:?}");
        let refused = press(&stage, typed(&other), Some("??")).await;
        assert!(refused.text.contains("Zombie") && refused.text.contains("step 2 of"), "{refused:?}");
        step(&stage, "goal-box", 4).await;
        closed(&later).await;
        let refused = press(&stage, typed(&other), Some("??")).await;
        assert!(refused.text.contains("Zombie") && refused.text.contains("step 2 of"), "{refused:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn after_a_lesson_one_can_play() {
    let stage = Stage::open().await;
    let end = step(&stage, "chess", 99).await;
    let opened = stage.press(ADA, labelled(&end, "Open a table"), None).await;
    assert!(opened.text.contains("Your table `#1`"), "{opened:?}");
    let played = stage.press(ADA, labelled(&end, "Computer: medium"), None).await;
    assert!(played.text.contains("`#2`"), "{played:?}");
    let rules = stage.press(ADA, labelled(&end, "Read the rules"), None).await;
    labelled(&rules, "Learn this game");
    stage.close().await;
}

#[tokio::test]
async fn rules_that_are_read_in_a_lesson_lead_back_to_its_step() {
    let stage = Stage::open().await;
    let third = step(&stage, "zombie", 2).await;
    let rules = stage.press(ADA, labelled(&third, "Rules"), None).await;
    let on = stage.press(ADA, labelled(&rules, "Read on"), None).await;
    for page in [&rules, &on] {
        let back = stage.press(ADA, labelled(page, "Back to the lesson"), None).await;
        assert_eq!(back.text, third.text);
    }
    stage.close().await;
}

#[tokio::test]
async fn a_worked_turn_is_stepped_through_from_the_rules_and_from_the_lesson() {
    let stage = Stage::open().await;
    for game in catalogue::all() {
        let (info, moments) = (game.info(), game.lesson().worked);
        let rules = stage.ask(ADA, Request::Rules { rules: Some(info.id.to_owned()) }).await;
        let lesson = learn(&stage, ADA, info.id).await;
        let ways =
            [&rules, &lesson].map(|page| buttons(page).into_iter().any(|one| one.label == "A worked turn"));
        assert_eq!(ways, [!moments.is_empty(); 2], "{}: {rules:?}", info.id);
        if moments.is_empty() {
            let arg = format!("worked.{}.0", info.id);
            let none = press(&stage, Press { verb: Verb::Lesson, game: None, version: 0, arg }, None).await;
            assert!(none.text.contains("no worked turn") && none.picture.is_none(), "{none:?}");
            continue;
        }
        let mut shown = press(&stage, labelled(&rules, "A worked turn"), None).await;
        let (mut drawn, mut last) = (Vec::new(), String::new());
        for (at, moment) in moments.iter().enumerate() {
            assert!(shown.text.contains(&Lang::En.text(&moment.key(info.id), &[])), "{shown:?}");
            assert!(shown.text.contains(&format!("picture {} of {}", at + 1, moments.len())), "{shown:?}");
            let recipe = shown.picture.clone().expect("a picture");
            let picture = stage.app.studio().draw(&recipe).await.expect("drawn");
            assert!(picture.alt.chars().count() > 60, "{}", picture.alt);
            if let Some(folder) = std::env::var_os("MENAGERIE_WORKED") {
                let name = format!("{}-{}.png", info.id, at + 1);
                std::fs::write(std::path::Path::new(&folder).join(name), &picture.bytes).expect("written");
                eprintln!("{} {}: {}", info.id, at + 1, picture.alt);
            }
            assert!(!drawn.contains(&picture.bytes), "{}: the same picture twice", info.id);
            drawn.push(picture.bytes);
            last.clone_from(&shown.text);
            if at + 1 < moments.len() {
                shown = press(&stage, labelled(&shown, "Next"), None).await;
            }
        }
        assert!(buttons(&shown).iter().all(|button| button.label != "Next"), "{shown:?}");
        // Back, and on to the lesson; behind the last picture is the last one.
        let back = press(&stage, labelled(&shown, "Back"), None).await;
        assert!(back.text.contains(&format!("picture {} of", moments.len() - 1)), "{back:?}");
        let arg = format!("worked.{}.99", info.id);
        let beyond = press(&stage, Press { verb: Verb::Lesson, game: None, version: 0, arg }, None).await;
        assert_eq!(beyond.text, last);
        // The lesson was begun above; others are offered to begin it.
        let taught = press(&stage, labelled(&shown, "Back to the lesson"), None).await;
        assert!(taught.text.contains("step 1 of"), "{taught:?}");
        let first =
            Press { verb: Verb::Lesson, game: None, version: 0, arg: format!("worked.{}.0", info.id) };
        let first = stage.press(BEN, first, None).await;
        assert!(buttons(&first).into_iter().any(|one| one.label == "Learn this game"), "{first:?}");
    }
    assert!(stage.said().await.is_empty());
    stage.close().await;
}
