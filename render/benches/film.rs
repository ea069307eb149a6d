//! A game of 92 turns as a film: `cargo bench -p render --bench film`. Beside it the same pictures through the `gif`
//! crate alone, whole and already drawn.

#[path = "../tests/support/cinema.rs"]
mod cinema;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use gif::{Encoder, Frame as GifFrame, Repeat};
use render::{Film, Look, Renderer};

/// Enough for any film.
const ROOM: usize = 10 << 20;

fn shot(renderer: &Renderer, frames: &[render::Frame]) -> Film {
    renderer.film(frames, Look::default(), ROOM, &mut |_, _| true).expect("nobody stops it")
}

/// Whole pictures as the `gif` crate writes them.
fn plain(film: &Film, pictures: &[Vec<u8>], palette: &[u8]) -> Vec<u8> {
    let (width, height) = (film.width as u16, film.height as u16);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, palette).expect("a header");
    encoder.set_repeat(Repeat::Infinite).expect("a loop");
    for pixels in pictures {
        let frame =
            GifFrame { width, height, delay: 50, buffer: pixels.as_slice().into(), ..GifFrame::default() };
        encoder.write_frame(&frame).expect("memory takes everything");
    }
    drop(encoder);
    file
}

fn films(criterion: &mut Criterion) {
    let renderer = Renderer::new();
    let [quick, slow] = [50, 150].map(cinema::long_game);
    let film = shot(&renderer, &quick);
    let (palette, pictures) = cinema::pictures(&film.gif);
    let mut group = criterion.benchmark_group("film");
    group.sample_size(20);
    for (name, frames) in [("without arrows", &quick), ("with arrows", &slow)] {
        let film = shot(&renderer, frames);
        println!("{name}: {} frames, {} bytes, {}x{}", film.frames, film.gif.len(), film.width, film.height);
        group.bench_function(name, |bencher| bencher.iter(|| shot(&renderer, black_box(frames))));
    }
    println!("gif crate, whole pictures: {} bytes", plain(&film, &pictures, &palette).len());
    group.bench_function("gif crate, whole pictures", |bencher| {
        bencher.iter(|| plain(&film, black_box(&pictures), &palette));
    });
    group.finish();
}

criterion_group!(benches, films);
criterion_main!(benches);
