//! The lessons of all games, played through: every right turn, every mistake and every text of them. In `worked`, the pictures of a turn;
//! in `puzzles`, the puzzles of each.

mod puzzles;
#[path = "../support/mod.rs"]
mod support;
mod worked;

use std::collections::{BTreeMap, BTreeSet};

use engine::any_game::{AnyGame, AnyTable};
use engine::catalogue;
use engine::lesson::{Attempt, Verdict};
use engine::rules::lesson::{Goal, LessonStep, Mistake, Task, fits};
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::lettered;

/// The languages of every game here.
const LANGUAGES: [&str; 3] = ["en", "de", "es"];
/// The most turns of a step for trying all of them.
const MOST: usize = 20_000;

fn steps() -> impl Iterator<Item = (&'static dyn AnyGame, &'static LessonStep)> {
    let games = catalogue::all().iter().copied();
    games.flat_map(|game| game.lesson().steps.iter().map(move |step| (game, step)))
}

fn begin(game: &'static dyn AnyGame, step: &'static LessonStep) -> Attempt {
    Attempt::begin(game, step).unwrap_or_else(|error| panic!("{}: {error}", step.key(game.info().id)))
}

fn judge(game: &'static dyn AnyGame, step: &'static LessonStep, turn: &str) -> Verdict {
    begin(game, step).typed(turn, &[])
}

/// Every complete turn of a learner, or, if there are too many, the step's answers that are no patterns.
fn turns(table: &dyn AnyTable, task: &Task) -> Vec<String> {
    let right = match task.goal {
        Goal::Turns(turns) => turns,
        Goal::Win | Goal::Entry(_) | Goal::Start(_) | Goal::Par(_) => &[],
    };
    let exact = |turn: &&&str| !turn.contains('*');
    let mistakes = task.mistakes.iter().flat_map(|mistake| mistake.turns);
    let Some(mut all) = table.turns_within(MOST) else {
        return right.iter().chain(mistakes).filter(exact).map(|turn| (*turn).to_owned()).collect();
    };
    // Some turns are not listed, such as a sealed line.
    let more = right.iter().filter(exact).filter(|turn| !all.iter().any(|listed| listed == **turn));
    let more: Vec<String> = more.map(|turn| (*turn).to_owned()).collect();
    all.extend(more);
    all
}

/// The attributes of a step's texts.
fn attributes(step: &LessonStep) -> Vec<&'static str> {
    let Some(task) = step.task else { return vec!["look"] };
    let mistakes = task.mistakes.iter().map(|mistake| mistake.id);
    ["look", "hint", "right", "other"].into_iter().chain(mistakes).collect()
}

#[test]
fn every_game_is_taught_in_five_to_eight_steps() {
    for game in catalogue::all() {
        let steps = game.lesson().steps;
        let (id, count) = (game.info().id, steps.len());
        assert!((5..=8).contains(&count), "{id}: {count} steps; write them in lesson.rs of its folder");
        let asks = steps.iter().filter(|step| step.task.is_some()).count();
        assert!(asks >= 3 && asks * 2 > count, "{id}: only {asks} steps ask something");
        let ids: BTreeSet<_> = steps.iter().map(|step| step.id).collect();
        assert_eq!(ids.len(), count, "{id}: two steps of one word");
    }
}

#[test]
fn every_text_is_there_in_every_language_and_none_is_left_over() {
    for game in catalogue::all() {
        let lesson = game.lesson();
        for language in LANGUAGES {
            let file = lesson.words.of(language).unwrap_or_default();
            let mut expected = lesson.worked.len();
            for step in lesson.steps {
                let key = step.key(game.info().id);
                let keys = attributes(step).into_iter().map(|attribute| format!("{key}.{attribute}"));
                for key in std::iter::once(key.clone()).chain(keys) {
                    let text = lesson.words.plain(language, &key);
                    let text = text.unwrap_or_else(|| panic!("{language} lacks {key}"));
                    let length = text.chars().count();
                    assert!((10..=300).contains(&length), "{language} {key}: {length} characters");
                    assert!(text.ends_with(['.', '?', '!']), "{language} {key}: no sentence: {text}");
                    // Codes are in backticks, which come in pairs; nothing is filled in.
                    assert!(!text.contains(['{', '}', '*']), "{language} {key}: {text}");
                    assert_eq!(text.matches('`').count() % 2, 0, "{language} {key}: {text}");
                    expected += 1;
                }
            }
            let written = file.lines().filter(|line| line.contains(" = ")).count();
            assert_eq!(written, expected, "{language} {}: texts that no step has", game.info().id);
        }
    }
}

#[test]
fn texts_of_a_step_speak_of_the_same_squares_in_every_language() {
    let squares = |text: &str| {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let named = words.filter(|word| word.parse::<engine::board::Square>().is_ok());
        named.map(ToOwned::to_owned).collect::<BTreeSet<_>>()
    };
    let coded =
        |text: &str| text.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect::<BTreeSet<_>>();
    for (game, step) in steps() {
        let key = step.key(game.info().id);
        for key in
            attributes(step).into_iter().map(|attribute| format!("{key}.{attribute}")).chain([key.clone()])
        {
            let said = LANGUAGES.map(|language| game.lesson().words.plain(language, &key).expect("a text"));
            for (language, text) in LANGUAGES.iter().zip(&said).skip(1) {
                assert_eq!(squares(text), squares(&said[0]), "{key}: {text}");
                // Letters of pieces are those of the language; creatures have the same everywhere.
                let own = |code: String| match game.info().id {
                    "captain-spalding" => code,
                    _ => lettered(&code, language),
                };
                let english: BTreeSet<_> = coded(&said[0]).into_iter().map(own).collect();
                assert_eq!(coded(text), english, "{key}: {text}");
            }
        }
    }
}

#[test]
fn every_step_can_be_set_up_and_asks_the_learner() {
    for (game, step) in steps() {
        let key = step.key(game.info().id);
        let attempt = begin(game, step);
        if let Some(position) = step.position {
            let options = Options::new(game.info(), step.options.iter().copied()).expect("options");
            game.begin(&options, Some(position)).unwrap_or_else(|error| panic!("{key}: {error}"));
        }
        if step.task.is_some() {
            assert!(
                matches!(attempt.table().pending(), Pending::Seats(seats) if seats.contains(attempt.seat())),
                "{key}: the learner isn't asked"
            );
            assert!(!attempt.table().offers(Viewer::Seat(attempt.seat())).is_empty(), "{key}");
        }
        assert!(Attempt::find(game.info().id, step.id).is_some());
    }
}

#[test]
fn what_is_right_is_legal_and_reaches_what_is_asked() {
    for (game, step) in steps() {
        let (key, Some(task)) = (step.key(game.info().id), step.task) else { continue };
        let all = turns(begin(game, step).table(), &task);
        let right: Vec<&String> =
            all.iter().filter(|turn| judge(game, step, turn) == Verdict::Right).collect();
        assert!(!right.is_empty(), "{key}: nothing is right");
        assert!(right.len() < all.len(), "{key}: everything is right");
        if let Goal::Turns(patterns) = task.goal {
            for pattern in patterns {
                assert!(right.iter().any(|turn| fits(pattern, turn)), "{key}: {pattern} is no right turn");
            }
        }
    }
}

#[test]
fn what_wins_at_once_is_never_called_a_mistake() {
    for (game, step) in steps() {
        let Some(Task { goal: Goal::Win, mistakes }) = step.task else { continue };
        let attempt = begin(game, step);
        let Some(all) = attempt.table().turns_within(MOST) else { continue };
        for turn in all.iter().filter(|turn| mistakes.iter().any(|mistake| mistake.is(turn))) {
            let sentence = match after(attempt.table(), attempt.seat(), turn) {
                Pending::Over(outcome) => outcome.sentence(game.info().seats),
                _ => continue,
            };
            assert!(!sentence.contains("wins"), "{}: {turn} {sentence}", step.key(game.info().id));
        }
    }
}

#[test]
fn usual_mistakes_can_be_made_and_are_told_apart() {
    for (game, step) in steps() {
        let (key, Some(task)) = (step.key(game.info().id), step.task) else { continue };
        let all = turns(begin(game, step).table(), &task);
        for mistake in task.mistakes {
            for pattern in mistake.turns {
                if mistake.refused {
                    let verdict = judge(game, step, pattern);
                    let refused = matches!(verdict, Verdict::Refused(_, Some(own)) if own == mistake);
                    assert!(refused, "{key}: {pattern} isn't refused: {verdict:?}");
                    continue;
                }
                let turn = all.iter().find(|turn| fits(pattern, turn));
                let turn = turn.unwrap_or_else(|| panic!("{key}: {pattern} is no legal turn"));
                let verdict = judge(game, step, turn);
                assert!(
                    matches!(verdict, Verdict::Mistake(own) if own == mistake),
                    "{key}: {turn}: {verdict:?}"
                );
            }
        }
    }
}

/// A turn is entered in parts. A part with which nothing can be right any more is answered as the whole turn would
/// be; one with which something still can be is not answered yet.
#[test]
fn a_wrong_beginning_is_answered_when_it_is_made() {
    let mut answered = BTreeSet::new();
    for (game, step) in steps() {
        let (key, Some(task)) = (step.key(game.info().id), step.task) else { continue };
        let Goal::Turns(_) = task.goal else { continue };
        let start = begin(game, step);
        let all = turns(start.table(), &task);
        let mut beginnings = BTreeMap::<String, Vec<&String>>::new();
        for turn in &all {
            let entries = engine::typed::whole(start.table(), start.seat(), turn).expect("a turn");
            if let [first, _, ..] = &entries[..] {
                beginnings.entry(first.text.clone()).or_default().push(turn);
            }
        }
        for (beginning, turns) in beginnings {
            let said = begin(game, step).enter(&beginning);
            let words = |turn: &&String| {
                let of_turn = |mistake: &&Mistake| !mistake.refused && mistake.is(turn);
                task.mistakes.iter().find(of_turn)
            };
            let is_right = |turn: &&String| judge(game, step, turn) == Verdict::Right;
            match said {
                Verdict::Unfinished => {
                    let open = turns.iter().any(|turn| is_right(turn) || words(turn).is_some());
                    assert!(open, "{key}: {beginning} should be answered: nothing is right any more");
                }
                Verdict::Mistake(mistake) => {
                    let same = turns.iter().all(|turn| words(turn) == Some(mistake));
                    assert!(same, "{key}: {beginning} isn't always {}", mistake.id);
                    answered.insert(format!("{key} {beginning}"));
                }
                Verdict::Other => {
                    assert!(!turns.iter().any(|turn| is_right(turn) || words(turn).is_some()), "{key}");
                    answered.insert(format!("{key} {beginning}"));
                }
                Verdict::Right | Verdict::Refused(..) => panic!("{key}: {beginning}: {said:?}"),
            }
        }
    }
    for told in ["lesson-zombie-grave c3d5", "lesson-zombie-grave f3e5"] {
        assert!(answered.contains(told), "{told}: {answered:?}");
    }
}

/// Plays as a learner does: by the offered steps, up to each commit point, as in the picker.
#[test]
fn a_turn_made_of_offered_steps_is_worth_what_it_is_typed() {
    for (game, step) in steps() {
        let (key, Some(task)) = (step.key(game.info().id), step.task) else { continue };
        let all = turns(begin(game, step).table(), &task);
        let right = all.iter().find(|turn| judge(game, step, turn) == Verdict::Right).expect("a right turn");
        let mut attempt = begin(game, step);
        let (seat, mut verdict, mut rest) = (attempt.seat(), Verdict::Unfinished, right.as_str());
        while verdict == Verdict::Unfinished {
            let typed = attempt.table().read(seat, rest).expect("it can be read");
            rest = rest.strip_prefix(typed.entry.text.as_str()).expect("canonical").trim_start_matches('/');
            let mut draft = attempt.table().fork();
            for part in typed.entry.text.split('/') {
                let offers = draft.offers(Viewer::Seat(seat));
                assert!(offers.iter().any(|offer| offer.text == part), "{key}: {part} isn't offered");
                draft.step(seat, part).expect("an offered step");
            }
            verdict = attempt.enter(&typed.entry.text);
        }
        assert_eq!((verdict, attempt.entries().join("/")), (Verdict::Right, right.clone()), "{key}");
    }
}

#[test]
fn what_can_not_be_read_changes_nothing() {
    for (game, step) in steps().filter(|(_, step)| step.task.is_some()) {
        let mut attempt = begin(game, step);
        let before = attempt.table().position();
        assert!(matches!(attempt.typed("so it goes", &[]), Verdict::Refused(_, None)));
        assert_eq!((attempt.table().position(), attempt.entries().len()), (before, 0));
    }
}

/// A learner sees and is offered the same in every world that fits their seat's knowledge, and the same turns win there.
#[test]
fn a_learner_sees_no_secret() {
    let mut rng = StdRng::seed_from_u64(33);
    for (game, step) in steps().filter(|(game, _)| game.info().secret.is_some()) {
        let (key, attempt) = (step.key(game.info().id), begin(game, step));
        let (seat, own) = (attempt.seat(), attempt.table());
        let viewer = Viewer::Seat(seat);
        let mut turns = step.task.map_or_else(Vec::new, |task| turns(own, &task));
        turns.retain(|turn| judge(game, step, turn) == Verdict::Right);
        let wins = step.task.is_some_and(|task| matches!(task.goal, Goal::Win));
        for _ in 0..5 {
            let other = own.resample(viewer, &mut rng);
            assert_eq!(other.scene(viewer), own.scene(viewer), "{key}");
            assert_eq!(other.offers(viewer), own.offers(viewer), "{key}");
            for turn in turns.iter().take(20) {
                assert_eq!(other.read(seat, turn), own.read(seat, turn), "{key}: {turn}");
                if wins {
                    assert_eq!(after(&*other, seat, turn), after(own, seat, turn), "{key}: {turn}");
                }
            }
        }
    }
}

/// The table after a turn.
fn after(table: &dyn AnyTable, seat: Seat, turn: &str) -> Pending {
    let mut table = table.fork();
    for entry in engine::typed::whole(&*table, seat, turn).expect("a turn") {
        table.apply(&entry).expect("legal");
    }
    table.pending()
}

/// The turn that is shown to people who give a step up is one that the step counts as right.
#[test]
fn every_task_has_a_solution_that_can_be_shown() {
    for (game, step) in steps().filter(|(_, step)| step.task.is_some()) {
        let key = step.key(game.info().id);
        let turn = begin(game, step).solution().unwrap_or_else(|| panic!("{key}: none"));
        assert_eq!(judge(game, step, &turn), Verdict::Right, "{key}: {turn}");
    }
}
