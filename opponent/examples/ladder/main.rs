//! Computer players against each other, against random turns, Stockfish and Fairy-Stockfish: who wins how often.
//!
//! ```sh
//! scripts/ladder                                   # every game, ten games a pair of levels
//! scripts/ladder chess goal-box --games 200 --nodes 60000
//! scripts/ladder hard booster --games 200          # hard against medium alone; so with easy and medium
//! scripts/ladder honesty zombie --games 60         # hard that sees the truth against hard
//! scripts/ladder speed                             # positions a second beside the lines that the rules tell
//! scripts/ladder stockfish --games 10 --elo 2200 --ms 1000
//! scripts/ladder stockfish medium --games 60 --elo 1500 --rival-nodes 100000
//! scripts/ladder fairy thinktank --games 60 --skill 5 --ms 200
//! ```
//!
//! The same arguments give the same games, but for those against Stockfish and Fairy-Stockfish: they choose among good moves by lot. They play by
//! the clock without `--rival-nodes`, and so do we without `--nodes`.

mod arena;
mod golf;
mod honesty;
mod opening;
mod speed;
mod stockfish;
mod uci;

use std::process::ExitCode;
use std::time::Instant;

use arena::{Arena, Contender, Count};
use engine::catalogue;
use opponent::{Level, Players};

/// How many positions *hard* looks at if nothing else is said.
const NODES: u64 = 60_000;

/// What is asked on the command line.
struct Wanted {
    names: Vec<String>,
    games: u64,
    nodes: Option<u64>,
    seed: u64,
    elo: u32,
    skill: u32,
    milliseconds: Option<u64>,
    rival_nodes: Option<u64>,
}

impl Wanted {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wanted = Self {
            names: Vec::new(),
            games: 10,
            nodes: None,
            seed: 1,
            elo: 2200,
            skill: 5,
            milliseconds: None,
            rival_nodes: None,
        };
        let mut arguments = arguments;
        while let Some(word) = arguments.next() {
            let Some(option) = word.strip_prefix("--") else {
                wanted.names.push(word);
                continue;
            };
            let number = arguments.next().and_then(|number| number.parse::<u64>().ok());
            let number = number.ok_or_else(|| format!("--{option} takes a number"))?;
            match option {
                "games" => wanted.games = number,
                "nodes" => wanted.nodes = Some(number),
                "seed" => wanted.seed = number,
                "elo" => wanted.elo = number as u32,
                "skill" => wanted.skill = number as u32,
                "rival-nodes" => wanted.rival_nodes = Some(number),
                "ms" => wanted.milliseconds = Some(number),
                _ => {
                    let options = "--games, --nodes, --seed, --elo, --skill, --ms, --rival-nodes";
                    return Err(format!("there is no --{option}: {options}"));
                }
            }
        }
        Ok(wanted)
    }
}

fn main() -> ExitCode {
    let run = Wanted::read(std::env::args().skip(1)).and_then(|wanted| {
        if wanted.names.iter().any(|name| name == "stockfish") {
            stockfish::stockfish(&wanted)
        } else if wanted.names.first().is_some_and(|name| name == "fairy") {
            stockfish::fairy(&wanted)
        } else if wanted.names.first().is_some_and(|name| name == "honesty") {
            honesty::table(&wanted)
        } else if wanted.names.first().is_some_and(|name| name == "speed") {
            speed::table(&wanted)
        } else {
            ladder(&wanted)
        }
    });
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// A score, and how far it may be from what many games would give: nineteen times in twenty no further.
fn percent(score: f64, games: u64) -> String {
    let (games, squared) = (games.max(1) as f64, 1.96_f64.powi(2));
    let share = score / games;
    // Wilson's interval.
    let middle = (share + squared / (2.0 * games)) / (1.0 + squared / games);
    let half = 1.96 / (1.0 + squared / games)
        * (share * (1.0 - share) / games + squared / (4.0 * games * games)).sqrt();
    format!("{:.0} % ({:.0} to {:.0})", 100.0 * share, 100.0 * (middle - half), 100.0 * (middle + half))
}

/// The game that two play together, and the one whose computers ask the solver.
const TOGETHER: &str = "cooperative";
const ALONE: &str = "chess-golf";

/// The points that contenders reach together.
fn together(arena: &mut Arena, wanted: &Wanted) {
    let [easy, medium, hard] = Level::ALL.map(Contender::Level);
    let random = Contender::Random;
    let pairs = [
        ("hard, hard", hard, hard),
        ("hard, easy", hard, easy),
        ("medium, medium", medium, medium),
        ("easy, easy", easy, easy),
        ("random, random", random, random),
    ];
    let means = pairs.map(|(name, one, other)| {
        // Every game begins differently, and colours change.
        let numbers = (0..wanted.games).map(|game| 2 * game + game % 2);
        let points: f64 = numbers.map(|number| arena.points(one, other, wanted.seed, number)).sum();
        format!("{name}: {:.2}", points / wanted.games as f64)
    });
    println!("| {TOGETHER}, points | {} | | | | |", means.join("; "));
}

/// Each level against the one below it, in every game that is wanted.
fn ladder(wanted: &Wanted) -> Result<(), String> {
    let players = Players::new();
    let pairs = [
        (Contender::Level(Level::Easy), Contender::Random),
        (Contender::Level(Level::Medium), Contender::Level(Level::Easy)),
        (Contender::Level(Level::Hard), Contender::Level(Level::Medium)),
    ];
    let asked_for = |name: &str| wanted.names.iter().any(|other| other == name);
    let some_levels = Level::ALL.iter().any(|level| asked_for(level.word()));
    let every_game = wanted.names.iter().all(|name| name.parse::<Level>().is_ok());
    let nodes = wanted.nodes.unwrap_or(NODES);
    println!("{} games a pair, hard {nodes} nodes, seed {}\n", wanted.games, wanted.seed);
    println!(
        "| game | easy : random | medium : easy | hard : medium | turns a game | who begins | played before | nodes a second |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for game in catalogue::all() {
        let id = game.info().id;
        if !every_game && !asked_for(id) {
            continue;
        }
        let Some(player) = players.find(id) else { continue };
        let mut arena = Arena::new(*game, player, nodes);
        if id == TOGETHER {
            together(&mut arena, wanted);
            continue;
        }
        if id == ALONE {
            golf::pars(*game, player, nodes, wanted);
            continue;
        }
        let mut cells = Vec::new();
        let began = Instant::now();
        // What is said beside the scores is of the last pair that is played: hard against medium.
        let mut count = Count::default();
        for ((stronger, weaker), level) in pairs.into_iter().zip(Level::ALL) {
            if some_levels && !asked_for(level.word()) {
                cells.push(String::new());
                continue;
            }
            let score = (0..wanted.games)
                .map(|number| arena.game(stronger, weaker, wanted.seed, number))
                .sum::<f64>();
            count = arena.take_count();
            cells.push(percent(score, wanted.games));
        }
        let speed = arena.nodes() as f64 / began.elapsed().as_secs_f64() / 1_000.0;
        let (turns, repeated) = (f64::from(count.turns) / wanted.games as f64, count.repeated);
        let beginning = 100.0 * count.beginning / wanted.games as f64;
        println!(
            "| {id} | {} | {turns:.0} | {beginning:.0} % | {repeated} | {speed:.0} k |",
            cells.join(" | ")
        );
    }
    Ok(())
}
