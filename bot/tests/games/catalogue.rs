//! A whole game of every kind, twice: once with the picker alone, once by typed text alone.
//!
//! A mirror of the table, moved by the same choices, says after every turn what everybody must see. Nothing here
//! knows any game.

use std::sync::{Arc, Mutex, PoisonError};

use engine::any_game::AnyGame;
use engine::catalogue;
use rand::SeedableRng;
use rand::rngs::StdRng;
use tokio::task::JoinSet;

use crate::party::Party;
use crate::player::By;

/// The most seats that have to be taken in a game played here: the number of people.
const SEATS: usize = 4;
/// How many turns are played before somebody resigns.
const TURNS: u32 = 60;
/// How many games are played at the same time.
const TABLES: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_by_the_picker_alone() {
    of_each(|game| async move {
        let mut rng = StdRng::seed_from_u64(11);
        let mut party = Party::sit_down(game).await;
        while !party.mirror.is_over() && party.mirror.table().turns_completed() < TURNS {
            party.play_by_picker(&mut rng).await;
            party.look().await;
        }
        party.resign().await;
        party.break_up().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_by_typing_alone() {
    of_each(|game| async move {
        let mut rng = StdRng::seed_from_u64(12);
        let mut party = Party::sit_down(game).await;
        let mut spoken = 0;
        // Commands and forms; either in the stored notation and in the menus' words by turns.
        let ways = [(By::Command, false), (By::Command, true), (By::Form, false), (By::Form, true)];
        for (by, speak) in ways.into_iter().cycle() {
            if party.mirror.is_over() || party.mirror.table().turns_completed() >= TURNS {
                break;
            }
            spoken += usize::from(party.play_by_typing(by, speak, &mut rng).await);
            party.look().await;
        }
        assert!(spoken > 0, "not a turn could be typed in the words of the menus");
        party.resign().await;
        party.break_up().await;
    })
    .await;
}

/// Plays a game of each kind, some at a time. A failure names its game.
async fn of_each<F>(play: impl Fn(&'static dyn AnyGame) -> F + Copy + Send + Sync + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    let games: Vec<_> = catalogue::all().iter().copied().filter(|game| game.info().fewest <= SEATS).collect();
    let left = Arc::new(Mutex::new(games));
    let mut tables = JoinSet::new();
    for _ in 0..TABLES {
        let left = Arc::clone(&left);
        tables.spawn(async move {
            let next = || left.lock().unwrap_or_else(PoisonError::into_inner).pop();
            while let Some(game) = next() {
                let played = tokio::spawn(play(game)).await;
                played.unwrap_or_else(|error| panic!("a game of {} failed: {error}", game.info().title));
            }
        });
    }
    while let Some(done) = tables.join_next().await {
        done.expect("every game goes well");
    }
}
