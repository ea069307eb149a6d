//! What the list of next steps costs in every game: legal moves, or parts of turns, over the positions of random games.
//! `cargo bench -p engine --bench steps` prints the median, the 99th percentile and the slowest position of each game.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use engine::any_game::{Actor, AnyTable, Entry};
use engine::games;
use engine::rules::{Options, Pending, Progress, Rules};
use engine::seat::Viewer;
use engine::table::Table;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Positions looked at in each game.
const POSITIONS: usize = 4_000;
/// Turns of a game at most.
const TURNS: usize = 200;

fn steps<R: Rules>(state: &R::State) -> Vec<R::Step> {
    let mut steps = Vec::new();
    if let Pending::Seats(seats) = R::pending(state)
        && let Some(seat) = seats.iter().next()
    {
        R::offers(&R::view(state, Viewer::Seat(seat)), &mut steps);
    }
    steps
}

/// The positions of random games, one for each decision. Every other game prefers the longest texts: captures and
/// promotions aside, those are the turns with the most parts.
fn positions<R: Rules>() -> Vec<R::State> {
    let mut rng = StdRng::seed_from_u64(1);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut table = Table::<R>::new(R::start(&Options::default()).expect("the start"));
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
            let steps = steps::<R>(table.state());
            positions.push(table.state().clone());
            let random = steps.choose(&mut rng).expect("something is offered");
            let longest =
                steps.iter().max_by_key(|step| step.to_string().len()).expect("something is offered");
            let step = if turns % 2 == 0 && rng.random_bool(0.3) { longest } else { random };
            let applied = table.step(seat, &step.to_string()).expect("it was offered");
            turns += usize::from(applied.progress == Progress::TurnOver);
        }
    }
    positions
}

fn measure<R: Rules>(criterion: &mut Criterion) {
    let positions = positions::<R>();
    let mut times: Vec<(Duration, usize, &R::State)> = positions
        .iter()
        .map(|state| {
            // The best of three: what else runs on the machine is not what is measured.
            let time = |_| {
                let begun = Instant::now();
                black_box(steps::<R>(black_box(state)));
                begun.elapsed()
            };
            let best = (0..3).map(time).min().expect("three were measured");
            (best, steps::<R>(state).len(), state)
        })
        .collect();
    times.sort_by_key(|(time, ..)| *time);
    let at = |part: f64| &times[((times.len() - 1) as f64 * part) as usize];
    let ((median, ..), (late, ..), (slowest, steps_there, state)) = (at(0.5), at(0.99), at(1.0));
    println!(
        "{}: median {median:?}, 99th percentile {late:?}, slowest {slowest:?} for {steps_there} steps of {}",
        R::INFO.id,
        R::position(state)
    );
    criterion.bench_function(R::INFO.id, |bencher| bencher.iter(|| steps::<R>(black_box(state))));
}

/// All 24 checkers of Adrenaline on the board: next steps, and the whole turns they add up to.
fn crowded_checkers(criterion: &mut Criterion) {
    type Game = games::adrenaline::Adrenaline;
    let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \
                    checkers=a1:2,h1:2,a2:1,b2:1,c2:1,d2:1,e2:1,f2:1,g2:1,h2:1,\
                    a7:1,b7:1,c7:1,d7:1,e7:1,f7:1,g7:1,h7:1,a8:2,h8:2";
    let state = Game::parse(position, &Options::default()).expect(position);
    println!("adrenaline, all checkers on the board: {} steps", steps::<Game>(&state).len());
    let mut group = criterion.benchmark_group("adrenaline, all checkers on the board");
    group.bench_function("next steps", |bencher| bencher.iter(|| steps::<Game>(black_box(&state))));
    let table = Table::<Game>::new(state.clone());
    println!("adrenaline, all checkers on the board: {} whole turns", table.turns().len());
    group.bench_function("whole turns", |bencher| bencher.iter(|| black_box(&table).turns()));
    group.finish();
}

fn all(criterion: &mut Criterion) {
    measure::<games::chess::Chess>(criterion);
    measure::<games::thinktank::Thinktank>(criterion);
    measure::<games::allthought::Allthought>(criterion);
    measure::<games::fun_in_a_box::FunInABox>(criterion);
    measure::<games::goal_box::GoalBox>(criterion);
    measure::<games::captain_spalding::CaptainSpalding>(criterion);
    measure::<games::half_alice::HalfAlice>(criterion);
    measure::<games::adrenaline::Adrenaline>(criterion);
    measure::<games::crowded_house::CrowdedHouse>(criterion);
    measure::<games::zombie::Zombie>(criterion);
    measure::<games::masquerade::Masquerade>(criterion);
    measure::<games::cooperative::Cooperative>(criterion);
    measure::<games::booster::Booster>(criterion);
    measure::<games::chess_golf::ChessGolf>(criterion);
    crowded_checkers(criterion);
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(Duration::from_secs(1));
    targets = all
}
criterion_main!(benches);
