//! A game of 92 turns as a film: `cargo bench -p render --bench film`. Compared with the `gif` crate alone, on whole pictures
//! already drawn.

#[path = "../tests/support/cinema.rs"]
#[allow(dead_code)]
mod cinema;

use std::hint::black_box;

use cinema::Seen;
use criterion::{Criterion, criterion_group, criterion_main};
use gif::{Encoder, Repeat};
use render::{Film, Frame, Look, Renderer};

/// Enough for any film.
const ROOM: usize = 10 << 20;

fn shot(renderer: &Renderer, frames: &[Frame]) -> Film {
    renderer.film(frames, Look::default(), ROOM, &mut |_, _| true).expect("nobody stops it")
}

/// Whole pictures, written with the `gif` crate.
fn plain(pictures: &[Seen]) -> Vec<u8> {
    let (width, height) = (pictures[0].width as u16, pictures[0].height as u16);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &pictures[0].palette).expect("a header");
    encoder.set_repeat(Repeat::Infinite).expect("a loop");
    for picture in pictures {
        let buffer = picture.pixels.as_slice().into();
        let frame = gif::Frame { width, height, delay: 50, buffer, ..gif::Frame::default() };
        encoder.write_frame(&frame).expect("memory takes everything");
    }
    drop(encoder);
    file
}

fn films(criterion: &mut Criterion) {
    let renderer = Renderer::new();
    let [quick, slow] = [50, 150].map(cinema::long_game);
    let film = shot(&renderer, &quick);
    let seen = cinema::seen(&film.gif);
    let mut group = criterion.benchmark_group("film");
    group.sample_size(20);
    for (name, frames) in [("without arrows", &quick), ("with arrows", &slow)] {
        let film = shot(&renderer, frames);
        println!("{name}: {} frames, {} bytes, {}x{}", film.frames, film.gif.len(), film.width, film.height);
        group.bench_function(name, |bencher| bencher.iter(|| shot(&renderer, black_box(frames))));
    }
    println!("gif crate, whole pictures: {} bytes", plain(&seen).len());
    group.bench_function("gif crate, whole pictures", |bencher| {
        bencher.iter(|| plain(black_box(&seen)));
    });
    group.finish();
}

criterion_group!(benches, films);
criterion_main!(benches);
