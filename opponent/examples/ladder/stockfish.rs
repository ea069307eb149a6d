//! Games against Stockfish in chess, and against Fairy-Stockfish in Thinktank and Allthought.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use engine::any_game::Actor;
use engine::catalogue;
use engine::rules::{GameResult, Pending};
use engine::seat::Team;
use opponent::{Budget, Level, Players};

use crate::arena::{Arena, Contender, LONGEST, Match};
use crate::uci::Uci;
use crate::{NODES, Wanted, percent};

/// Where Debian has it, and where else it may be found.
const PROGRAMS: [&str; 2] = ["/usr/games/stockfish", "stockfish"];
const NO_STOCKFISH: &str = "Stockfish is not installed: apt-get install stockfish";

/// Where npm puts Fairy-Stockfish, from the root of the repository.
const PACKAGE: &str = "target/fairy/node_modules/fairy-stockfish-nnue.wasm/stockfish.js";
const BRIDGE: &str = "opponent/examples/ladder/fairy.js";
const VARIANTS: &str = "engine/tests/agreement/divergent.ini";
const NO_FAIRY: &str =
    "Fairy-Stockfish is not installed: npm install --prefix target/fairy fairy-stockfish-nnue.wasm";
const NO_NODE: &str = "Node.js is not installed: apt-get install nodejs";

/// What a pawn may become: our codes, and the letters of the other program.
const CHESS: &[(&str, &str)] = &[("Q", "q"), ("R", "r"), ("B", "b"), ("N", "n")];
const DIVERGENT: &[(&str, &str)] =
    &[("RN", "a"), ("NR", "c"), ("BN", "d"), ("BR", "e"), ("NB", "f"), ("RB", "g"), ("Q", "q")];
/// The games that Fairy-Stockfish plays by our `divergent.ini`.
const GAMES: [&str; 2] = ["thinktank", "allthought"];

/// So long the other program thinks before the first game: WebAssembly is slow until its functions are compiled.
const WARM_UP: u64 = 5_000;

/// A program that we play against, and the game.
struct Rival {
    game: &'static str,
    commands: Vec<Command>,
    missing: &'static str,
    options: Vec<(&'static str, String)>,
    promotions: &'static [(&'static str, &'static str)],
    strength: String,
    milliseconds: u64,
    /// Its positions for a move instead of a time, so that other work on the machine changes nothing.
    nodes: Option<u64>,
}

/// Chess against Stockfish.
pub(crate) fn stockfish(wanted: &Wanted) -> Result<(), String> {
    let rival = Rival {
        game: "chess",
        commands: PROGRAMS.map(Command::new).into(),
        missing: NO_STOCKFISH,
        options: vec![("UCI_LimitStrength", "true".to_owned()), ("UCI_Elo", wanted.elo.to_string())],
        promotions: CHESS,
        strength: format!("UCI_Elo {}", wanted.elo),
        milliseconds: wanted.milliseconds.unwrap_or(1_000),
        nodes: wanted.rival_nodes,
    };
    play(wanted, rival)
}

/// Thinktank and Allthought, or one of them, against Fairy-Stockfish.
pub(crate) fn fairy(wanted: &Wanted) -> Result<(), String> {
    if !Path::new(PACKAGE).exists() {
        return Err(NO_FAIRY.to_owned());
    }
    let asked_for: Vec<_> = wanted.names[1..].iter().filter(|name| name.parse::<Level>().is_err()).collect();
    if let Some(name) = asked_for.iter().find(|name| !GAMES.contains(&name.as_str())) {
        return Err(format!("Fairy-Stockfish doesn't play {name} here: {}", GAMES.join(", ")));
    }
    for game in GAMES {
        if !asked_for.is_empty() && !asked_for.iter().any(|name| *name == game) {
            continue;
        }
        let mut command = Command::new("node");
        command.args([BRIDGE, PACKAGE, VARIANTS]);
        let rival = Rival {
            game,
            commands: vec![command],
            missing: NO_NODE,
            options: vec![
                ("VariantPath", "/variants.ini".to_owned()),
                ("UCI_Variant", game.to_owned()),
                ("Threads", "1".to_owned()),
                ("Skill Level", wanted.skill.to_string()),
            ],
            promotions: DIVERGENT,
            strength: format!("Skill Level {}", wanted.skill),
            milliseconds: wanted.milliseconds.unwrap_or(200),
            nodes: wanted.rival_nodes,
        };
        play(wanted, rival)?;
    }
    Ok(())
}

/// Plays a level against it, *hard* if none is named, both with the same time for a move, or ours with as many positions as said.
fn play(wanted: &Wanted, mut rival: Rival) -> Result<(), String> {
    let level = wanted.names.iter().find_map(|name| name.parse().ok()).unwrap_or(Level::Hard);
    let game = catalogue::find(rival.game).ok_or("no such game")?;
    let players = Players::new();
    let player = players.find(rival.game).ok_or("nobody plays it")?;
    let mut arena = Arena::new(game, player, NODES);
    let mut uci = Uci::start(&mut rival.commands, rival.missing, &rival.options)?;
    uci.best("", &format!("movetime {WARM_UP}"))?;
    uci.nodes = 0;
    let limit = match rival.nodes {
        Some(nodes) => format!("nodes {nodes}"),
        None => format!("movetime {}", rival.milliseconds),
    };
    let (mut won, mut drawn) = (0, 0);
    let (mut nodes, mut ours_moved, mut theirs_moved) = (0, 0_u64, 0_u64);
    for number in 0..wanted.games {
        let ours = Team((number % 2) as u8);
        let mut begun = arena.begin([Contender::Level(level); 2], wanted.seed, number);
        uci.begin()?;
        while let Pending::Seats(asked) = begun.table.pending() {
            let Some(seat) = asked.iter().next() else { break };
            if begun.table.turns_completed() >= LONGEST || begun.table.claim().is_some() {
                break;
            }
            let text = if Team(seat.0) == ours {
                let until = Instant::now() + Duration::from_millis(rival.milliseconds);
                let stop = || wanted.nodes.is_none() && Instant::now() >= until;
                let budget = Budget { nodes: wanted.nodes.unwrap_or(u64::MAX), bytes: 32 << 20, stop: &stop };
                let thought = player.think(&begun.table.view_of(seat), level, &budget, number);
                let thought = thought.ok_or("nothing to do")?;
                nodes += thought.nodes;
                ours_moved += 1;
                thought.entry()
            } else {
                theirs_moved += 1;
                let best = uci.best(&rival.theirs(&begun), &limit)?;
                let read = begun.table.read(seat, &rival.ours(&best));
                read.map_err(|refusal| format!("{}: {best}: {refusal:?}", begun.text))?.entry.text
            };
            begun.apply(Actor::Seat(seat), text);
        }
        let score = match begun.table.pending() {
            Pending::Over(outcome) => match outcome.result {
                GameResult::Won(team) if team == ours => 1.0,
                GameResult::Won(_) => 0.0,
                _ => 0.5,
            },
            _ => 0.5,
        };
        won += u32::from(score > 0.75);
        drawn += u32::from(score > 0.25 && score < 0.75);
        let (side, turns) = (if ours == Team(0) { "White" } else { "Black" }, begun.table.turns_completed());
        println!("game {}: {score} as {side} in {turns} turns", number + 1);
    }
    println!(
        "{}, {}: {won} won, {drawn} drawn, {} lost, {} against {}, {limit} a move; positions a move: {} ours, {} theirs",
        rival.game,
        level.word(),
        wanted.games - u64::from(won + drawn),
        percent(f64::from(won) + 0.5 * f64::from(drawn), wanted.games),
        rival.strength,
        nodes / ours_moved.max(1),
        uci.nodes / theirs_moved.max(1),
    );
    Ok(())
}

impl Rival {
    /// The turns of a game as the other program writes them.
    fn theirs(&self, of: &Match) -> String {
        let turns = of.text.split_whitespace().zip(["1", "8"].into_iter().cycle());
        let moves = turns.map(|(turn, rank)| match (turn, turn.split_once('=')) {
            ("O-O", _) => format!("e{rank}g{rank}"),
            ("O-O-O", _) => format!("e{rank}c{rank}"),
            (_, Some((squares, code))) => {
                let found = self.promotions.iter().find(|(ours, _)| *ours == code);
                format!("{squares}{}", found.map_or("", |(_, theirs)| theirs))
            }
            _ => turn.to_owned(),
        });
        moves.collect::<Vec<_>>().join(" ")
    }

    /// A move of the other program as we read it.
    fn ours(&self, best: &str) -> String {
        match (best.get(..4), best.get(4..)) {
            (Some(squares), Some(letter)) if !letter.is_empty() => {
                let found = self.promotions.iter().find(|(_, theirs)| *theirs == letter);
                format!("{squares}={}", found.map_or(letter, |(ours, _)| ours))
            }
            _ => best.to_owned(),
        }
    }
}
