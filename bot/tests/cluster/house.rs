//! Work that one process does for all: commands are registered and emoji made once, however many processes start, and by another
//! process when that one dies.

use std::collections::BTreeSet;

use playground::{Playground, Route};

use crate::database::Database;
use crate::fleet::Fleet;

const EMOJI: &str = "[emoji]\nsync_at_start = true\n";

/// How many emoji there should be.
fn all() -> usize {
    render::emoji::glyphs().count()
}

fn asked(playground: &Playground, route: Route) -> usize {
    playground.requests().iter().filter(|request| request.route == route).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_that_start_at_once_register_and_make_everything_once() {
    let Some(database) = Database::postgres().await else { return };
    let mut fleet = Fleet::of(&database, &["0/3", "1-2/3"], 2, EMOJI).await;
    let playground = fleet.playground();
    playground.wait_until("all emoji", || playground.emojis().len() == all()).await;
    // The one who did it goes, and the next one finds all as it should be.
    for number in 0..fleet.size() {
        fleet.kill(number);
        fleet.start(number);
    }
    fleet.are_at_work().await;
    assert_eq!(asked(&playground, Route::SetCommands), 1);
    assert_eq!(asked(&playground, Route::CreateEmoji), all());
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_maker_dies_in_the_midst_the_rest_is_made_once() {
    let Some(database) = Database::postgres().await else { return };
    let mut fleet = Fleet::new(&database, &[], 2, EMOJI).await;
    let playground = fleet.playground();
    fleet.start(0);
    playground.wait_until("some emoji", || playground.emojis().len() > 5).await;
    fleet.kill(0);
    let made = playground.emojis().len();
    fleet.start(1);
    fleet.start(0);
    playground.wait_until("all emoji", || playground.emojis().len() == all()).await;
    assert!(made < all(), "it died too late");
    let names: BTreeSet<String> = playground.emojis().into_iter().map(|emoji| emoji.name).collect();
    assert_eq!(names.len(), all(), "each of them once");
    assert_eq!(playground.violations(), Vec::<String>::new());
}
