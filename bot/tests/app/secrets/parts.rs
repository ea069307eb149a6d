//! Turns whose end is possible in one world and not in another, requested in every way: typed, in the form, planned, and by forged
//! controls of the picker. The part that the view allows is played in both worlds, and the rest is asked for again; refusals are
//! the same in both, and play nothing.

use app::request::{PlanRequest, Request};
use engine::any_game::{Actor, AnyGame, Entry};
use engine::catalogue;
use engine::seat::{Seat, Viewer};
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::worlds::{World, seated, worlds};
use crate::joining::four::buttons;
use crate::playing::plans::{plays, record, sets};
use crate::stage::{ADA, BEN, CHANNEL, Said, Stage, last_post};
use crate::turns::random_entries;

/// Black has buried the first pawn under the one on g7, or somewhere else. White captures there, and continues capturing.
const SCRIPT: &str = "e2e4 d7d5 b1c3 d5e4/@S c3e4/@a1 g8f6 e4g3 f6g8 b2b3 g8f6 c1b2 f6g8 b2g7/@h1";
/// What Black plays before White takes on h8 and buries under what may have risen on g7.
const LAST: &str = "g8f6";
const ATTACK: &str = "g7h8/@g7";
/// The two worlds of the attack: the whole turn is possible only in the first.
const GRAVES: [&str; 2] = ["g7", "a8"];

/// How many scripts of each game are played for each way.
const SCRIPTS: u64 = 3;

/// The game of the attack in one world, before Black's last turn.
async fn attacked(stage: &Stage, grave: &str) -> GameId {
    let id = stage.game("zombie").await;
    for (number, turn) in SCRIPT.split(' ').enumerate() {
        plays(stage, [ADA, BEN][number % 2], id, &turn.replace("@S", &format!("@{grave}"))).await;
    }
    id
}

async fn asks(
    stage: &Stage,
    person: UserId,
    id: GameId,
    verb: Verb,
    arg: &str,
    value: Option<&str>,
) -> Screen {
    let opened = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
    let picker = stage.press(person, opened, None).await;
    let prompt = buttons(&picker.rows)
        .iter()
        .find(|button| button.press.verb == Verb::Type)
        .map(|button| button.press.version);
    let press = Press { verb, game: Some(id), version: prompt.unwrap_or_default(), arg: arg.to_owned() };
    stage.press(person, press, value).await
}

async fn types(stage: &Stage, person: UserId, id: GameId, turn: &str) -> Screen {
    stage.ask(person, Request::Move { turn: format!("{turn}/end"), game: Some(format!("#{id}")) }).await
}

/// How many entries the log has.
async fn entries(stage: &Stage, id: GameId) -> i64 {
    stage.store().game(id).await.expect("the database").expect("the game").entries
}

#[derive(Clone, Copy, Debug)]
enum Way {
    Typed,
    Form,
    Planned,
}

/// Attacks in one world; returns the answer to the attacker, and what everybody can read afterwards.
async fn attack(stage: &Stage, way: Way, grave: &str) -> (Screen, String) {
    let id = attacked(stage, grave).await;
    if matches!(way, Way::Planned) {
        sets(stage, ADA, id, "g8f6 g7h8/@e1").await;
        // As if it had been read in a world in which the whole is possible.
        let line = "UPDATE plans SET line = '[[1,\"g8f6\"],[0,\"g7h8/@g7\"]]' WHERE game = $1";
        stage.spoil(line, id).await;
    }
    plays(stage, BEN, id, LAST).await;
    let answer = match way {
        Way::Typed => types(stage, ADA, id, ATTACK).await,
        Way::Form => asks(stage, ADA, id, Verb::Typed, "", Some(ATTACK)).await,
        Way::Planned => {
            stage.pass_minutes(5).await;
            Screen::default()
        }
    };
    let read = record(stage, id).await;
    // The rest is asked for.
    if grave != GRAVES[0] {
        plays(stage, ADA, id, "@e1").await;
    }
    assert!(record(stage, id).await.ends_with("g7h8/@?"), "{way:?} {grave}");
    (answer, read)
}

#[tokio::test]
async fn a_capture_that_hopes_for_a_zombie_is_played_whether_one_rises_or_not() {
    let stage = Stage::open().await;
    for way in [Way::Typed, Way::Form, Way::Planned] {
        let (whole, read) = attack(&stage, way, GRAVES[0]).await;
        assert!(read.ends_with("g7h8/@?"), "{way:?}: {read}");
        let (part, read) = attack(&stage, way, GRAVES[1]).await;
        assert!(read.ends_with("g8f6 g7h8"), "{way:?}: the capture stands: {read}");
        if !matches!(way, Way::Planned) {
            assert!(whole.text.contains("You played `g7h8/@g7`."), "{whole:?}");
            let left = "What you typed beyond that, `@g7`, isn't possible now that it is played: You can't bury it on g7.";
            assert!(part.text.contains("You played `g7h8`.") && part.text.contains(left), "{part:?}");
            assert!(part.text.contains("No zombie at g7."), "{part:?}");
            assert!(!part.rows.is_empty(), "the rest is asked for: {part:?}");
        }
    }
    stage.close().await;
}

#[tokio::test]
async fn a_burial_is_said_once_and_a_plain_move_too() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    let answer = async |person, turn: &str| {
        let typed = Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) };
        stage.ask(person, typed).await.text
    };
    let opened = answer(ADA, "e2e4").await;
    assert!(!opened.to_lowercase().contains("zombie at") && !opened.contains("buried"), "{opened}");
    let board = last_post(&stage.said().await[&CHANNEL]).text.clone();
    assert_eq!(board.matches("e4").count(), 1, "a plain move is said once: {board}");
    answer(BEN, "d7d5").await;
    // A capture that waits for its burial is told as such.
    let captured = answer(ADA, "e4d5").await;
    assert!(captured.contains("e4d5"), "{captured}");
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let edited = said.iter().rev().find_map(|said| match said {
        Said::Changed { change, .. } => change.text.clone(),
        Said::Posted { .. } => None,
    });
    let board = edited.expect("the board is edited");
    assert!(board.contains("<@11> has played `e4d5` so far."), "{board}");
    let buried = answer(ADA, "@e1").await;
    assert_eq!(buried.matches("buried").count(), 1, "{buried}");
    assert!(buried.contains("lies buried under your king on e1"), "{buried}");
    // What the marks mean is said below the first turn that has any, and below the history.
    let meaning = "-# A slash joins the parts of a turn; `@h1` is a burial under the piece on h1, `@?` one that you can't see.";
    let board = last_post(&stage.said().await[&CHANNEL]).text.clone();
    assert!(board.contains("e4d5/@?") && board.ends_with(meaning), "{board}");
    let history = stage.ask(BEN, Request::History { game: Some(format!("#{id}")) }).await.text;
    assert!(history.contains("e4d5/@?") && history.contains(meaning), "{history}");
    stage.close().await;
}

/// A turn that is refused as a whole is refused by the view alone.
#[tokio::test]
async fn what_cannot_be_meant_is_refused_alike_in_both_worlds_and_played_in_neither() {
    let stages = [Stage::open().await, Stage::open().await];
    let mut answers = Vec::new();
    for (stage, grave) in stages.iter().zip(GRAVES) {
        let id = attacked(stage, grave).await;
        let mut own = Vec::new();
        for lines in ["g8f6 g7h8/@g7", "any g7h8/@g7", "g8f6 g7h8/@e5", "g8f6 g7h8/@g7 any g7g8"] {
            let request = PlanRequest::Set { lines: lines.to_owned(), game: Some(format!("#{id}")) };
            own.push(stage.ask(ADA, Request::Plan(request)).await);
        }
        plays(stage, BEN, id, LAST).await;
        let before = entries(stage, id).await;
        for turn in
            ["g7h8/@e5", "g7h8/@h1", "g7h8/zz", "g7h8/@g7/@e1", "g7h8/@g7/zz", "@g7", "g7h8/g8f6", "g7h7/@g7"]
        {
            own.push(types(stage, ADA, id, turn).await);
            own.push(asks(stage, ADA, id, Verb::Typed, "", Some(turn)).await);
        }
        assert_eq!(entries(stage, id).await, before);
        answers.push(own);
    }
    assert_eq!(answers[0], answers[1]);
    for stage in stages {
        stage.close().await;
    }
}

/// A white horde in the middle of its turn: Black has buried a knight under the pawn on c6, or somewhere else.
const HORDES: [&str; 2] = [
    "UPDATE games SET position = '4k3/3p4/2P5/8/8/8/8/2P1K3 w - - 0 1 zombies=c1,c6 buried=b:c6N' WHERE id = $1",
    "UPDATE games SET position = '4k3/3p4/2P5/8/8/8/8/2P1K3 w - - 0 1 zombies=c1,c6 buried=b:h8N' WHERE id = $1",
];

#[tokio::test]
async fn a_forged_burial_in_the_middle_of_a_horde_is_refused_no_matter_what_lies_there() {
    let mut seen = Vec::new();
    for horde in HORDES {
        let stage = Stage::open().await;
        let id = stage.game("zombie").await;
        stage.spoil(horde, id).await;
        let stage = stage.restarted().await;
        let before = entries(&stage, id).await;
        let drafted = asks(&stage, ADA, id, Verb::Step, "0", Some("c6d7")).await;
        assert!(drafted.text.contains("So far: `c6d7`"), "{drafted:?}");
        let mut answers = vec![drafted];
        for grave in ["@c6", "@e1", "@h8"] {
            answers.push(asks(&stage, ADA, id, Verb::Step, "1", Some(grave)).await);
            answers.push(asks(&stage, ADA, id, Verb::StepButton, &format!("1.{grave}"), None).await);
        }
        assert_eq!(entries(&stage, id).await, before, "nothing is played");
        seen.push(answers);
        // Typed as one turn it is played as far as it goes.
        types(&stage, ADA, id, "c6d7/@c6").await;
        assert!(record(&stage, id).await.starts_with("c6d7"));
        stage.close().await;
    }
    assert_eq!(seen[0], seen[1]);
}

/// Plays one world of a script.
async fn staged(stage: &Stage, game: &dyn AnyGame, world: &World) -> GameId {
    stage.chance.will_draw(world.draws(game));
    let id = stage.game(game.info().id).await;
    for entry in &world.log {
        let Actor::Seat(seat) = entry.actor else { continue };
        plays(stage, seated(seat), id, &entry.text).await;
    }
    id
}

/// Asks for a turn in one of three ways; returns whether any part of it was played.
async fn tried(stage: &Stage, id: GameId, viewer: Seat, way: u64, turn: &[Entry]) -> bool {
    let before = entries(stage, id).await;
    let parts: Vec<&str> = turn.iter().map(|entry| entry.text.as_str()).collect();
    let (whole, person) = (parts.join("/"), seated(viewer));
    match way {
        0 => drop(types(stage, person, id, &whole).await),
        1 => drop(asks(stage, person, id, Verb::Typed, "", Some(&whole)).await),
        _ => {
            for (number, step) in parts.first().unwrap_or(&"").split('/').chain(["."]).enumerate() {
                asks(stage, person, id, Verb::Step, &number.to_string(), Some(step)).await;
            }
        }
    }
    entries(stage, id).await > before
}

/// In each game with secrets: a turn possible in one of two worlds that look the same is played equally far in both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_world_takes_the_other_plays_as_far_as_it_goes() {
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let stages = [Stage::open().await, Stage::open().await];
        let (mut tries, mut differing) = (0, 0);
        for seed in 0..3 * SCRIPTS {
            let mut rng = StdRng::seed_from_u64(100 + seed);
            // A player to move may try; nobody else.
            let both = worlds(*game, Seat((seed % 2) as u8), &mut rng);
            let viewer = Seat((seed % 2) as u8);
            if both[0].table.offers(Viewer::Seat(viewer)).is_empty() {
                continue;
            }
            for world in &both {
                let Some(turn) = random_entries(&*world.table, viewer, 0.9, &mut rng) else { continue };
                let mut played = Vec::new();
                for (stage, world) in stages.iter().zip(&both) {
                    let id = staged(stage, *game, world).await;
                    played.push(tried(stage, id, viewer, seed % 3, &turn).await);
                }
                assert_eq!(played, [true, true], "{}, script {seed}: {turn:?}", game.info().title);
                tries += 1;
                differing += u32::from(both[0].table.position() != both[1].table.position());
            }
        }
        println!("{}: {tries} turns tried, {differing} in worlds that differ", game.info().title);
        assert!(differing > 0, "{}", game.info().title);
        for stage in stages {
            stage.close().await;
        }
    }
}
