//! Two worlds that differ only in what a viewer may not know look the same to that viewer, byte for byte: answers,
//! pictures, alternative texts, menus, suggestions, refusals, posts.
//!
//! Each script is played twice. In the second world what was hidden from the viewer went otherwise, by choice or by
//! chance, as long as everything public goes the same way; then the two worlds are asked everything the viewer and an
//! onlooker can ask. Somebody who looks behind the scenes, into the log and the database, is no viewer: `wings` sees to them.

mod parts;
mod questions;
mod wings;
mod worlds;

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::seat::Seat;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::stage::Stage;
use questions::play;
pub(crate) use worlds::{World, seated, worlds};

/// How many scripts of each game are played.
const SCRIPTS: u64 = 60;

/// The games with secrets, each in tests of its own, so that they run side by side.
macro_rules! games {
    ($($name:ident),* $(,)?) => {
        /// The tests below.
        const TESTED: &[&str] = &[$(stringify!($name)),*];

        mod other_secrets_look_the_same_to_everybody_else {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $name() {
                    super::look_the_same(super::game(stringify!($name))).await;
                }
            )*
        }

        mod other_secrets_look_the_same_in_the_wings {
            $(
                #[tokio::test]
                async fn $name() {
                    super::wings::look_the_same(super::game(stringify!($name))).await;
                }
            )*
        }
    };
}

games!(booster, chess_golf, cooperative, masquerade, zombie);

/// The game of a test.
fn game(name: &str) -> &'static dyn AnyGame {
    catalogue::find(&name.replace('_', "-")).expect("a game of the catalogue")
}

#[test]
fn every_game_with_secrets_is_tested() {
    let secret = catalogue::all().iter().map(|game| game.info()).filter(|info| info.secret.is_some());
    let mut names: Vec<String> = secret.map(|info| info.id.replace('-', "_")).collect();
    names.sort();
    assert_eq!(names, TESTED);
}

async fn look_the_same(game: &dyn AnyGame) {
    let title = game.info().title;
    let stages = [Stage::open().await, Stage::open().await];
    let (mut differing, mut compared) = (0, 0);
    for seed in 0..SCRIPTS {
        let mut rng = StdRng::seed_from_u64(seed);
        let both = worlds(game, Seat((seed % 2) as u8), &mut rng);
        // One after the other: what one world computes for long would keep the other waiting in the midst of a transaction.
        let one = play(&stages[0], game, &both, 0, seed).await;
        let two = play(&stages[1], game, &both, 1, seed).await;
        let differ = both[0].table.position() != both[1].table.position();
        for (number, (one, two)) in one.shown.iter().zip(&two.shown).enumerate() {
            assert!(one == two, "{title}, script {seed}, answer {number}:\n{one:#?}\n{two:#?}");
        }
        assert_eq!(one.shown.len(), two.shown.len(), "script {seed}: as much is shown");
        compared += one.shown.len();
        if differ {
            differing += 1;
            assert_ne!(one.own, two.own, "{title}, script {seed}: who hides something sees the difference");
        }
    }
    assert!(differing * 3 >= SCRIPTS, "only {differing} of {SCRIPTS} scripts ended with other secrets");
    println!("{title}: {differing} of {SCRIPTS} scripts with other secrets, {compared} answers equal");
    for stage in stages {
        stage.close().await;
    }
}
