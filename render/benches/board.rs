//! The time from a scene to the bytes of a PNG, and of the first picture: `cargo bench -p render`.

#[path = "../tests/support/card_games.rs"]
mod card_games;
#[path = "../tests/support/cinema.rs"]
#[allow(dead_code)]
mod cinema;
#[path = "../tests/support/moments.rs"]
#[allow(dead_code)]
mod moments;

use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use render::encode::{self, Encoder};
use render::layout::Layout;
use render::{Look, Renderer, Theme, theme};

/// The scene of a game after some turns, as a viewer sees it.
fn scene(game: &str, turns: &str, viewer: Viewer) -> Scene {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    for turn in turns.split_whitespace() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
    }
    table.scene_in_english(viewer)
}

/// Public scenes of a game, one for each turn.
fn turn_by_turn(game: &str) -> Vec<Scene> {
    if game == "chess" {
        return cinema::long_game(50)
            .into_iter()
            .flat_map(|frame| frame.scenes)
            .map(|(_, scene)| scene)
            .collect();
    }
    let mut scenes = Vec::new();
    let game = catalogue::find(game).expect("a game of the catalogue");
    moments::play(game, 7, 60, |_, table| scenes.push(table.scene_in_english(Viewer::Public)));
    scenes
}

fn boards(criterion: &mut Criterion) {
    let renderer = Renderer::new();
    let plain = scene("chess", "e2e4 c7c5 g1f3 d7d6", Viewer::Public);
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5 b7a8=Q/h7f8/@c2/@d1";
    let rich = scene("zombie", line, Viewer::Seat(Seat(0)));
    let mut group = criterion.benchmark_group("picture");
    let booster = card_games::booster();
    let bare = Scene { spreads: Vec::new(), tallies: Vec::new(), ..booster.clone() };
    let [sheet, cards, golf] = [card_games::masquerade(), card_games::cooperative(), card_games::golf()];
    let scenes = [
        ("plain", &plain),
        ("rich", &rich),
        ("a hand's board", &bare),
        ("a hand", &booster),
        ("stacks", &cards),
        ("sheets", &sheet),
        ("a score card", &golf),
    ];
    for (name, scene) in scenes {
        // Squares were painted before, as in a running bot, but nothing of this board was written.
        let draw = |scene: &Scene| {
            let layout = Layout::of(scene, false);
            let sheet = renderer.sheet(scene, &layout, Theme::WOOD);
            encode::png(&sheet, &renderer.palette(Theme::WOOD), layout.square)
        };
        println!("{name}: {} bytes", draw(scene).len());
        group.bench_function(name, |bencher| bencher.iter(|| draw(black_box(scene))));
    }
    for game in ["chess", "zombie", "booster"] {
        let scenes = turn_by_turn(game);
        let draw = |scene: &Scene, encoder: &Encoder| {
            let layout = Layout::of(scene, false);
            let sheet = renderer.sheet(scene, &layout, Theme::WOOD);
            encoder.png(&sheet, &renderer.palette(Theme::WOOD), layout.tiles())
        };
        let encoder = Encoder::default();
        let bytes: usize = scenes.iter().map(|scene| draw(scene, &encoder).len()).sum();
        println!("{game}, turn by turn: {} pictures of {} bytes", scenes.len(), bytes / scenes.len());
        // As in a running bot: what a turn changed was never seen before, the rest of the board was.
        let (mut number, mut encoder) = (0, Encoder::default());
        group.bench_function(format!("{game}, turn by turn"), |bencher| {
            bencher.iter(|| {
                if number == scenes.len() {
                    (number, encoder) = (0, Encoder::default());
                }
                number += 1;
                draw(black_box(&scenes[number - 1]), &encoder)
            });
        });
        group.bench_function(format!("{game}, each from nothing"), |bencher| {
            bencher.iter(|| {
                number = (number + 1) % scenes.len();
                draw(black_box(&scenes[number]), &Encoder::default())
            });
        });
    }
    group.bench_function("a repeated one", |bencher| {
        bencher.iter(|| renderer.picture(black_box(&rich), Look::default()));
    });
    group.finish();
    let mut group = criterion.benchmark_group("start");
    group.sample_size(10);
    group.bench_function("one theme", |bencher| bencher.iter(|| Renderer::new().prepare(Theme::WOOD)));
    let marble = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/theme-marble");
    let marble = theme::file::read(Path::new(marble)).expect("the example is a theme");
    for (name, theme) in [("a picture", Theme::WOOD), ("a picture in a theme from files", marble)] {
        let look = Look { theme, ..Look::default() };
        group.bench_function(name, |bencher| {
            bencher.iter(|| Renderer::new().picture(black_box(&plain), look));
        });
    }
    group.bench_function("every theme, on all processors", |bencher| {
        bencher.iter(|| {
            let renderer = Renderer::new();
            std::thread::scope(|scope| {
                for theme in Theme::ALL {
                    scope.spawn(|| renderer.prepare(*theme));
                }
            });
        });
    });
    group.finish();
}

criterion_group!(benches, boards);
criterion_main!(benches);
