//! A program of somebody else that plays, spoken to by UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Another program that plays.
pub(crate) struct Uci {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// How many positions it has looked at.
    pub(crate) nodes: u64,
}

impl Uci {
    /// Starts the first of the commands that can be started, and sets options; says what is missing if there is none.
    pub(crate) fn start(
        commands: &mut [Command],
        missing: &str,
        options: &[(&str, String)],
    ) -> Result<Self, String> {
        let start = |command: &mut Command| command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let child = commands.iter_mut().find_map(|command| start(command).ok());
        let mut child = child.ok_or(missing)?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut uci = Self { child, input, output, nodes: 0 };
        uci.say("uci")?;
        uci.wait_for("uciok")?;
        for (name, value) in options {
            uci.say(&format!("setoption name {name} value {value}"))?;
        }
        uci.begin()?;
        Ok(uci)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|error| error.to_string())
    }

    /// The next line that begins with a word. Counts the positions that the lines before it tell.
    fn wait_for(&mut self, word: &str) -> Result<String, String> {
        let (mut line, mut nodes) = (String::new(), 0);
        loop {
            line.clear();
            let read = self.output.read_line(&mut line).map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("the other program has ended".to_owned());
            }
            if line.starts_with(word) {
                self.nodes += nodes;
                return Ok(line.trim().to_owned());
            }
            let mut words = line.split_whitespace().skip_while(|word| *word != "nodes").skip(1);
            nodes = words.next().and_then(|number| number.parse().ok()).unwrap_or(nodes);
        }
    }

    /// Tells it that a game begins.
    pub(crate) fn begin(&mut self) -> Result<(), String> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok").map(drop)
    }

    /// Its move after these moves from the start.
    pub(crate) fn best(&mut self, moves: &str, limit: &str) -> Result<String, String> {
        self.say(&format!("position startpos moves {moves}"))?;
        self.say(&format!("go {limit}"))?;
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
