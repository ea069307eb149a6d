//! How well the referee of Chess Golf knows its course: random holes with two random cards, on one core; or one given hole.
//!
//! ```text
//! cargo run -q --release -p engine --example golf_holes -- [HOLES [SECONDS]]
//! cargo run -q --release -p engine --example golf_holes -- "POSITION"
//! ```

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::board::Square;
use engine::cards::{Card, in_order};
use engine::chess::Fields;
use engine::games::chess_golf::board::Board;
use engine::games::chess_golf::hole::{Hole, piece};
use engine::games::chess_golf::solver::{Verdict, solve};
use engine::games::chess_golf::{layout, text};
use engine::rules::Effort;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

/// The memory the referee may use.
const BYTES: usize = 1 << 30;
/// Holes that take longer are listed.
const SLOW: Duration = Duration::from_secs(1);

/// All sixteen cards, shuffled.
fn shuffled(rng: &mut StdRng) -> Vec<Card> {
    let mut cards: Vec<Card> = in_order("NNBBRRQKnnbbrrqk").expect("cards");
    cards.shuffle(rng);
    cards
}

/// A hole as the first of a course is: a layout by the cards, and the first two of them shuffled again.
fn laid_out(rng: &mut StdRng) -> Hole {
    Hole::new(layout::board(&shuffled(rng)), shuffled(rng)[..2].to_vec())
}

/// A hole as a late one of a course may be: the pieces stand anywhere.
fn strewn(rng: &mut StdRng) -> Hole {
    let mut squares: Vec<Square> = Square::all().collect();
    squares.shuffle(rng);
    let mut board = Board::EMPTY;
    for (square, card) in squares.into_iter().zip(shuffled(rng)) {
        board.put(square, piece(card).expect("no card of golf is without a piece"));
    }
    Hole::new(board, shuffled(rng)[..2].to_vec())
}

/// The referee's verdict, if there is one in time, and how long that took.
fn timed(hole: &Hole, limit: Duration) -> (Option<Verdict>, Duration) {
    let stop = AtomicBool::new(false);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let solving = scope.spawn(|| {
            let verdict = solve(hole, &Effort { nodes: u64::MAX, bytes: BYTES, stop: &stop });
            (verdict, begun.elapsed())
        });
        while !solving.is_finished() && begun.elapsed() < limit {
            std::thread::sleep(Duration::from_micros(200));
        }
        stop.store(true, Ordering::Relaxed);
        solving.join().expect("it never panics")
    })
}

fn words(verdict: Option<&Verdict>) -> String {
    let all = verdict.map_or_else(|| "not finished".to_owned(), ToString::to_string);
    all.split(':').next().unwrap_or_default().to_owned()
}

fn measure(title: &str, make: fn(&mut StdRng) -> Hole, holes: u64, limit: Duration) {
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let mut times = Vec::new();
    for number in 0..holes {
        let hole = make(&mut StdRng::seed_from_u64(number));
        let (verdict, time) = timed(&hole, limit);
        let answer = words(verdict.as_ref());
        if time > SLOW {
            println!("{number}: {answer} after {time:.2?}: {}", text::write(&hole));
        }
        *answers.entry(answer).or_default() += 1;
        times.extend(verdict.map(|_| time));
    }
    times.sort_unstable();
    println!("{title}: {answers:?}");
    for share in [50, 95, 99, 100] {
        let at = (holes as usize * share).div_ceil(100).saturating_sub(1);
        match times.get(at) {
            Some(time) => println!("  {share} % within {time:.2?}"),
            None => println!("  {share} %: not within {limit:?}"),
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(position) = arguments.first().filter(|word| word.contains('/')) {
        let hole = text::hole(&Fields::cut(position).expect("a position")).expect("a hole");
        let (verdict, time) = timed(&hole, Duration::MAX);
        let answer = verdict.map_or_else(String::new, |verdict| verdict.to_string());
        println!("{answer} after {time:.2?}");
        return;
    }
    let numbers: Vec<u64> = arguments.iter().map(|word| word.parse().expect("a whole number")).collect();
    let holes = numbers.first().copied().unwrap_or(1000);
    let limit = Duration::from_secs(numbers.get(1).copied().unwrap_or(10));
    measure("laid out by cards", laid_out, holes, limit);
    measure("pieces anywhere", strewn, holes, limit);
}
