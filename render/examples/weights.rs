//! How many bytes pictures have and how long one takes, for every game: random games, as every viewer sees every moment; and
//! how much memory it took in the end, with every theme in use.
//! `cargo run --release -p render --example weights`, with a folder behind it for a theme of files, and an id for one game.

#[path = "../tests/support/moments.rs"]
mod moments;

use std::path::Path;
use std::time::{Duration, Instant};

use engine::catalogue;
use engine::rules::Pending;
use moments::{play, viewers};
use render::encode::Encoder;
use render::layout::Layout;
use render::theme::file;
use render::{Look, Renderer, Theme};

/// Games of each kind, and the turns of each.
const GAMES: u64 = 6;
const TURNS: usize = 60;

fn main() {
    let mut words = std::env::args().skip(1);
    let theme = words
        .next()
        .map_or(Theme::WOOD, |folder| file::read(Path::new(&folder)).unwrap_or_else(|flaw| panic!("{flaw}")));
    let only = words.next();
    let renderer = Renderer::new();
    for theme in Theme::ALL {
        renderer.prepare(*theme);
    }
    renderer.prepare(theme);
    // As in a running bot: what a turn left alone was written before.
    let encoder = Encoder::default();
    println!("| game | bytes: median | 95 % | most | time: median | 95 % | most |");
    println!("|---|---|---|---|---|---|---|");
    for game in catalogue::all().iter().filter(|game| only.as_ref().is_none_or(|id| id == game.info().id)) {
        let mut seen: Vec<(usize, Duration)> = Vec::new();
        for seed in 0..GAMES {
            play(*game, seed, TURNS, |_, table| {
                if matches!(table.pending(), Pending::Over(_)) {
                    return;
                }
                for viewer in viewers(*game) {
                    let scene = table.scene_in_english(viewer);
                    let begun = Instant::now();
                    let layout = Layout::of(&scene, false);
                    let sheet = renderer.sheet(&scene, &layout, theme);
                    let png = encoder.png(&sheet, &renderer.palette(theme), layout.tiles());
                    seen.push((png.len(), begun.elapsed()));
                    let theme = Theme::ALL[seen.len() % Theme::ALL.len()];
                    let _ = renderer.picture(&scene, Look { theme, flipped: false });
                }
            });
        }
        let mut bytes: Vec<usize> = seen.iter().map(|(bytes, _)| *bytes).collect();
        let mut times: Vec<Duration> = seen.iter().map(|(_, time)| *time).collect();
        bytes.sort_unstable();
        times.sort_unstable();
        let at = |part: usize| (bytes.len() - 1) * part / 100;
        let kb = |part: usize| format!("{:.1} kB", bytes[at(part)] as f64 / 1000.0);
        let ms = |part: usize| format!("{:.2} ms", times[at(part)].as_secs_f64() * 1000.0);
        let cells = [kb(50), kb(95), kb(100), ms(50), ms(95), ms(100)].join(" | ");
        println!("| {} | {cells} |", game.info().title);
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
        println!("\nThe most memory of the whole process: {}", peak.trim());
    }
}
