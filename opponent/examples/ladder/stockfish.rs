//! Games of chess against Stockfish, by UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{GameResult, Options, Pending};
use engine::seat::{Seat, Team};
use opponent::{Budget, Level, Players};

use crate::Wanted;
use crate::arena::{Dice, random};

/// Where Debian has it, and where else it may be found.
const PROGRAMS: [&str; 2] = ["/usr/games/stockfish", "stockfish"];

/// Another program that plays chess.
struct Uci {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Uci {
    fn start(elo: u32) -> Result<Self, String> {
        let start = |program| Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let child = PROGRAMS.into_iter().find_map(|program| start(program).ok());
        let mut child = child.ok_or("Stockfish is not installed: apt-get install stockfish")?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut uci = Self { child, input, output };
        uci.say("uci")?;
        uci.wait_for("uciok")?;
        uci.say("setoption name UCI_LimitStrength value true")?;
        uci.say(&format!("setoption name UCI_Elo value {elo}"))?;
        uci.say("isready")?;
        uci.wait_for("readyok")?;
        Ok(uci)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|error| error.to_string())
    }

    fn wait_for(&mut self, word: &str) -> Result<String, String> {
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.output.read_line(&mut line).map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("Stockfish has ended".to_owned());
            }
            if line.starts_with(word) {
                return Ok(line.trim().to_owned());
            }
        }
    }

    fn best(&mut self, fen: &str, milliseconds: u64) -> Result<String, String> {
        self.say(&format!("position fen {fen}"))?;
        self.say(&format!("go movetime {milliseconds}"))?;
        let line = self.wait_for("bestmove")?;
        line.split(' ').nth(1).map(str::to_owned).ok_or_else(|| "no move".to_owned())
    }
}

impl Drop for Uci {
    fn drop(&mut self) {
        // It ends by itself when it can't read any more.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

/// Plays *hard* against it, both with the same time for a move, or ours with as many positions as said.
pub(crate) fn play(wanted: &Wanted) -> Result<(), String> {
    let Wanted { games, elo, milliseconds, seed, .. } = *wanted;
    let chess = catalogue::find("chess").ok_or("no chess")?;
    let player = Players::new().find("chess").ok_or("nobody plays chess")?;
    let mut uci = Uci::start(elo)?;
    let (mut won, mut drawn, mut nodes, mut moves) = (0, 0, 0, 0);
    for number in 0..games {
        let ours = Team((number % 2) as u8);
        let mut dice = Dice(seed ^ (number / 2 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut table = chess.open(&Options::default(), None).map_err(|error| error.to_string())?;
        uci.say("ucinewgame")?;
        while let Pending::Seats(asked) = table.pending() {
            if table.turns_completed() > 300 || table.claim().is_some() {
                break;
            }
            let seat = asked.iter().next().unwrap_or(Seat(0));
            let text = if table.turns_completed() < 2 {
                random(table.as_ref(), seat, &mut dice)
            } else if Team(seat.0) == ours {
                let until = Instant::now() + Duration::from_millis(milliseconds);
                let stop = || wanted.nodes.is_none() && Instant::now() >= until;
                let budget = Budget { nodes: wanted.nodes.unwrap_or(u64::MAX), bytes: 32 << 20, stop: &stop };
                let thought = player.think(&table.view_of(seat), Level::Hard, &budget, number);
                let thought = thought.ok_or("nothing to do")?;
                nodes += thought.nodes;
                moves += 1;
                thought.entry()
            } else {
                let best = uci.best(&table.position(), milliseconds)?;
                table.read(seat, &best).map_err(|refusal| format!("{best}: {refusal:?}"))?.entry.text
            };
            table
                .apply(&Entry { actor: Actor::Seat(seat), text })
                .map_err(|refusal| format!("{refusal:?}"))?;
        }
        let score = match table.pending() {
            Pending::Over(outcome) => match outcome.result {
                GameResult::Won(team) if team == ours => 1.0,
                GameResult::Won(_) => 0.0,
                _ => 0.5,
            },
            _ => 0.5,
        };
        won += u32::from(score > 0.75);
        drawn += u32::from(score > 0.25 && score < 0.75);
        println!("game {}: {score} as {}", number + 1, if ours == Team(0) { "White" } else { "Black" });
    }
    let lost = games - u64::from(won + drawn);
    println!(
        "{won} won, {drawn} drawn, {lost} lost against UCI_Elo {elo}, {milliseconds} ms a move, {} nodes a move",
        nodes / moves.max(1)
    );
    Ok(())
}
