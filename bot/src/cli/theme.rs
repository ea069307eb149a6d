//! `menagerie theme`: checks a theme from files, and draws a preview.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Subcommand;
use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Options;
use engine::scene::Scene;
use engine::seat::Viewer;
use render::theme::{check, file};
use render::{Theme, showcase};

/// How many games are in a preview.
const SHOWN: usize = 3;

/// What to do with a theme's folder.
#[derive(Subcommand)]
pub(super) enum ThemeCommand {
    /// Read it as the bot would, measure what has to be told apart, and say what to change.
    Check {
        /// The folder with theme.toml in it.
        folder: PathBuf,
    },
    /// Draw every kind, every mark and three games in it.
    Preview {
        /// The folder with theme.toml in it.
        folder: PathBuf,
        /// The picture to be written.
        #[arg(long, value_name = "FILE", default_value = "preview.png")]
        to: PathBuf,
    },
}

pub(super) fn run(command: &ThemeCommand) -> anyhow::Result<()> {
    match command {
        ThemeCommand::Check { folder } => checked(&read(folder)?),
        ThemeCommand::Preview { folder, to } => previewed(read(folder)?, to),
    }
}

fn read(folder: &Path) -> anyhow::Result<Theme> {
    file::read(folder).with_context(|| format!("{} can't be used", folder.display()))
}

fn checked(theme: &Theme) -> anyhow::Result<()> {
    println!("ok     {}: it can be used, as {}", theme.title(), theme.word());
    let missing = theme.pieces().missing();
    if !missing.is_empty() {
        println!("note   these kinds look as in the set it is based on: {}", missing.join(", "));
    }
    let findings = check::findings(*theme);
    for finding in &findings {
        println!("WRONG  {finding}");
    }
    match findings.len() {
        0 => println!("ok     everything can be told apart, whichever colours somebody sees"),
        1 => bail!("one thing is hard to tell apart"),
        many => bail!("{many} things are hard to tell apart"),
    }
    Ok(())
}

fn previewed(theme: Theme, to: &Path) -> anyhow::Result<()> {
    let scenes = shown();
    let picture = showcase::preview(theme, &scenes).context("the preview can't be drawn")?;
    std::fs::write(to, picture).with_context(|| format!("{} can't be written", to.display()))?;
    println!("{} shows {}", to.display(), theme.title());
    Ok(())
}

/// Positions to show: the plainest board, and those with the most beside the pieces, cards and stacks and scores.
fn shown() -> Vec<Scene> {
    let mut scenes: Vec<Scene> = catalogue::all().iter().filter_map(|game| scene(*game)).collect();
    scenes.sort_by_key(beside);
    let plainest = scenes.remove(0);
    let rest = scenes.split_off(scenes.len().saturating_sub(SHOWN - 1));
    [plainest].into_iter().chain(rest).collect()
}

/// How much a scene has beside its pieces.
fn beside(scene: &Scene) -> usize {
    let stacks = scene.cells.iter().filter_map(|cell| cell.token.as_ref()?.stack).count();
    stacks + scene.spreads.len() + scene.piles.len() + scene.grids.len() + scene.tallies.len()
}

/// The first position of a game.
fn scene(game: &dyn AnyGame) -> Option<Scene> {
    let table = game.open(&Options::default(), None).ok()?;
    Some(table.scene_in_english(Viewer::Public))
}
