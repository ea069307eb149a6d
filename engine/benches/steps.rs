//! The time to list the next steps in every game: legal moves, or parts of turns, over the positions of random games. `cargo bench
//! -p engine --bench steps` prints the median, the 99th percentile and the slowest position of each game.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Positions looked at in each game.
const POSITIONS: usize = 4_000;
/// Turns of a game at most.
const TURNS: usize = 200;

/// A position, and who is asked there.
type Asked = (Box<dyn AnyTable>, Seat);

fn steps((table, seat): &Asked) -> usize {
    table.count_steps(*seat)
}

/// The positions of random games, one for each decision. Every other turn prefers the longest texts: apart from captures and
/// promotions, these are the turns with the most parts.
fn positions(game: &dyn AnyGame) -> Vec<Asked> {
    let mut rng = StdRng::seed_from_u64(1);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut table = game.open(&Options::default(), None).expect("the start");
        let mut turns = 0;
        while turns < TURNS && positions.len() < POSITIONS {
            if table.pending() == Pending::Chance {
                let outcomes = table.outcomes();
                let (text, _) = outcomes.choose(&mut rng).expect("chance has something to choose from");
                let drawn = Entry { actor: Actor::Chance, text: text.clone() };
                table.apply(&drawn).expect("an outcome");
                continue;
            }
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().expect("somebody is to act");
            let steps = table.offers(Viewer::Seat(seat));
            positions.push((table.fork(), seat));
            let random = steps.choose(&mut rng).expect("something is offered");
            let longest = steps.iter().max_by_key(|step| step.text.len()).expect("something is offered");
            let step = if turns % 2 == 0 && rng.random_bool(0.3) { longest } else { random };
            let applied = table.step(seat, &step.text).expect("it was offered");
            turns += usize::from(applied.progress == Progress::TurnOver);
        }
    }
    positions
}

fn measure(game: &dyn AnyGame, criterion: &mut Criterion) {
    let id = game.info().id;
    let positions = positions(game);
    let mut times: Vec<(Duration, &Asked)> = positions
        .iter()
        .map(|asked| {
            // The best of three: what else runs on the machine is not what is measured.
            let time = |_| {
                let begun = Instant::now();
                black_box(steps(black_box(asked)));
                begun.elapsed()
            };
            ((0..3).map(time).min().expect("three were measured"), asked)
        })
        .collect();
    times.sort_by_key(|(time, _)| *time);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let ((median, _), (late, _), (slowest, asked)) = (at(0.5), at(0.99), at(1.0));
    println!(
        "{id}: median {median:?}, 99th percentile {late:?}, slowest {slowest:?} for {} steps of {}",
        steps(asked),
        asked.0.position()
    );
    criterion.bench_function(id, |bencher| bencher.iter(|| steps(black_box(asked))));
}

/// The costliest known position of a game.
fn costliest(game: &dyn AnyGame, criterion: &mut Criterion) {
    let (id, folder) = (game.info().id, game.info().id.replace('-', "_"));
    let path = format!("{}/src/games/{folder}/data/work.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let Some((position, _)) = text.lines().find_map(|line| line.split_once(" ; ")) else { return };
    let table = game.open(&Options::default(), Some(position)).expect(position);
    let Pending::Seats(seats) = table.pending() else { return };
    let asked = (table, seats.iter().next().expect("somebody is to act"));
    println!("{id}, the costliest position known: {} steps of {position}", steps(&asked));
    criterion
        .bench_function(&format!("{id}, costliest"), |bencher| bencher.iter(|| steps(black_box(&asked))));
}

fn all(criterion: &mut Criterion) {
    for game in catalogue::all() {
        measure(*game, criterion);
        costliest(*game, criterion);
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(Duration::from_secs(1));
    targets = all
}
criterion_main!(benches);
