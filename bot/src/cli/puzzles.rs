//! `menagerie puzzles`: looks for positions with one good turn, and writes them as the engine reads them.

use anyhow::{Context, bail};
use clap::Args;
use engine::tactics;
use opponent::Players;
use opponent::tactics::{Wanted, expected, find};

/// Which puzzles are looked for.
#[derive(Args)]
pub(super) struct Sought {
    /// The game, by its id: chess, zombie …
    game: String,
    /// How many are to be kept.
    #[arg(long, value_name = "N", default_value_t = 45)]
    count: usize,
    /// Where chance begins: one seed always finds the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many positions each is looked at with; it has to hold with twice as many.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    nodes: u64,
    /// How many further looks, each in other imagined worlds, have to find the same turn: for games with secrets.
    #[arg(long, value_name = "N", default_value_t = 0)]
    looks: u64,
    /// In how many games of computer against computer at most.
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// Rather positions whose text has one of these (`T,t,box=`); others fill up.
    #[arg(long, value_name = "PART,…", value_delimiter = ',')]
    having: Vec<String>,
    /// No turn that ends the game at once for one of these reasons (`king-captured`).
    #[arg(long, value_name = "REASON,…", value_delimiter = ',')]
    without: Vec<String>,
    /// Look for no new ones: write those of the game anew, each with what is expected after its good turn.
    #[arg(long)]
    sequels: bool,
}

pub(super) fn run(sought: &Sought) -> anyhow::Result<()> {
    let Some(game) = engine::catalogue::find(&sought.game) else {
        let known = engine::catalogue::all().iter().map(|game| game.info().id).collect::<Vec<_>>();
        bail!("there is no game “{}”: there are {}", sought.game, known.join(", "));
    };
    let players = Players::new();
    let player = players.find(&sought.game).context("no computer plays this game")?;
    if sought.sequels {
        let mut known = tactics::read(game.info(), game.info().puzzles)?;
        for tactic in &mut known {
            tactic.line = expected(game, player, tactic, sought.nodes);
        }
        print!("{}", tactics::write(game.info(), &known));
        return Ok(());
    }
    let Sought { count, seed, nodes, looks, games, ref having, ref without, .. } = *sought;
    let wanted = Wanted { count, seed, nodes, looks, games, having, without };
    let found = find(game, player, &wanted, |found, played| {
        eprintln!("{found} puzzles in {played} games");
    });
    print!("{}", tactics::write(game.info(), &found));
    Ok(())
}
