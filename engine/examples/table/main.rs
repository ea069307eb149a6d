//! The table tool: one game on the command line, for trying rules out and for checking them from outside.
//!
//! ```text
//! cargo run -q --release -p engine --example table -- GAME [--option k=v]… [--edition N] [--from "POSITION"] [--deck CARDS] [--record FILE] [--turns "t1 t2 …"] COMMAND
//! ```
//!
//! - `turns`: every complete legal turn of the side to act, one a line, sorted by bytes
//! - `perft N`: the number of turn sequences of length N; a game that ends early counts only at depth N
//! - `show`: the full position text, secrets included
//! - `outcome`: `ongoing`, `white wins: REASON`, `draw: REASON` …
//! - `record`: the game so far in our own notation, which `--record` plays through again; `pgn`: in PGN
//! - `solve`: par and a shortest solution of a puzzle (Chess Golf)
//! - `lesson`: the steps of the game's lesson; `lesson STEP` asks, `lesson STEP TURN` says what a turn is worth ([`lesson`])
//! - `serve`: the same over standard input, one command a line ([`serve`])
//!
//! `--edition` asks for an older edition of the rules; without it they are the newest.
//!
//! What the options leave to chance (the array of Chess960) is drawn from a fixed seed ([`session::SEED`]), so that the
//! same question always has the same answer. An error is one line `! message` on standard error, with exit code 2.

use std::io::{self, Write};
use std::process::ExitCode;

use engine::any_game::AnyGame;
use engine::catalogue;

mod command;
mod lesson;
mod serve;
mod session;
mod setup;

use command::Command;
use session::Session;
use setup::Setup;

const USAGE: &str = "table GAME [--option k=v]… [--edition N] [--from \"POSITION\"] [--deck CARDS] [--record FILE] [--turns \"t1 t2 …\"] \
                     turns | perft N | show | outcome | record | pgn | solve | lesson [STEP [TURN]] | serve";

/// Why the tool could not do as asked.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// What was asked makes no sense or breaks a rule: the sentence says what would work.
    #[error("{0}")]
    Asked(String),
    /// Standard input or output is gone.
    #[error("the input or output failed: {0}")]
    Io(#[from] io::Error),
}

impl Failure {
    fn asked(sentence: impl Into<String>) -> Self {
        Self::Asked(sentence.into())
    }

    /// The sentence on a line of its own, with all it quotes.
    fn line(&self) -> String {
        format!("! {}", self.to_string().replace(char::is_control, " "))
    }
}

impl From<engine::rules::Refusal> for Failure {
    fn from(refusal: engine::rules::Refusal) -> Self {
        Self::Asked(refusal.to_string())
    }
}

impl From<engine::rules::SetupError> for Failure {
    fn from(error: engine::rules::SetupError) -> Self {
        Self::Asked(error.to_string())
    }
}

impl From<engine::record::RecordError> for Failure {
    fn from(error: engine::record::RecordError) -> Self {
        Self::Asked(error.to_string())
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has heard enough (`table … turns | head -1`).
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // If nobody listens here either, there is nobody left to tell.
            let _ = writeln!(io::stderr(), "{}", failure.line());
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let words = std::env::args_os().skip(1).map(|word| {
        word.into_string().map_err(|word| Failure::asked(format!("{} is not UTF-8", word.display())))
    });
    let words = words.collect::<Result<Vec<_>, _>>()?;
    let mut out = io::stdout().lock();
    if words.is_empty() || words == ["--help"] {
        return Ok(writeln!(out, "{USAGE}")?);
    }
    let (setup, words) = Setup::read(words)?;
    let [game, command @ ..] = words.as_slice() else {
        return Err(Failure::asked(format!("name a game first: {}", known_games())));
    };
    let game = find(game)?;
    let mut session = Session::open(game, &setup)?;
    match command {
        [word] if word == "serve" => serve::serve(game, &mut session, io::stdin().lock(), &mut out),
        [word, rest @ ..] if word == "lesson" => lesson::teach(game, rest, &mut out),
        command => Command::read(command)?.answer(&session, &mut out),
    }
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    catalogue::find(id)
        .ok_or_else(|| Failure::asked(format!("there is no game “{id}” here; there are {}", known_games())))
}

fn known_games() -> String {
    let ids: Vec<_> = catalogue::all().iter().map(|game| game.info().id).collect();
    ids.join(", ")
}
