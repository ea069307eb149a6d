//! Several encoders on equal pictures in one run: `cargo bench -p render --bench encode`.
//!
//! The pictures are boards as they were when the encoder was made (`tests/data/encode`), so that numbers stay comparable
//! while the art changes. `image`'s own PNG encoder is the `png` crate with fast compression and an adaptive filter over
//! red, green, blue and opacity, which is what most programs write; it is called here with exactly these settings, since
//! `image` itself would add nothing but time to the build.

use std::hint::black_box;
use std::path::Path;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use png::{BitDepth, ColorType, Compression, DeflateCompression, Encoder, Filter};
use render::encode::{Indexed, png};
use render::theme::Rgb;

#[path = "../tests/support/readers.rs"]
mod readers;

/// A way to write a picture with the `png` crate.
type Settings = fn(&mut Encoder<'_, &mut Vec<u8>>);

/// Settings of the `png` crate for pictures with a palette.
const INDEXED: [(&str, Settings); 4] = [
    ("png, palette, fastest", |encoder| encoder.set_compression(Compression::Fastest)),
    ("png, palette, fast", |encoder| encoder.set_compression(Compression::Fast)),
    ("png, palette, level 1, up", |encoder| {
        encoder.set_deflate_compression(DeflateCompression::Level(1));
        encoder.set_filter(Filter::Up);
    }),
    ("png, palette, balanced", |encoder| encoder.set_compression(Compression::Balanced)),
];

fn indexed(picture: &Indexed, palette: &[Rgb], settings: Settings) -> Vec<u8> {
    let mut file = Vec::with_capacity(100_000);
    let mut encoder = Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.as_flattened());
    settings(&mut encoder);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(picture).expect("as many pixels");
    writer.finish().expect("a file");
    file
}

/// `image`'s default output.
fn rgba(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::with_capacity(300_000);
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(Filter::Adaptive);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(pixels).expect("as many pixels");
    writer.finish().expect("a file");
    file
}

fn encoders(criterion: &mut Criterion) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/encode");
    for name in ["board", "hand", "narrow", "sheets"] {
        let file = std::fs::read(folder.join(name).with_extension("png")).expect(name);
        let (picture, palette) = readers::read(&file);
        assert!(readers::read_by_hand(&png(&picture, &palette, 84)).0 == picture);
        let (width, height) = (picture.width(), picture.height());
        let full: Vec<u8> = picture
            .iter()
            .flat_map(|pixel| {
                let [red, green, blue] = palette[usize::from(*pixel)];
                [red, green, blue, 255]
            })
            .collect();
        let mut group = criterion.benchmark_group(format!("{name}, {width}x{height}"));
        let mut run = |encoder: &str, encode: &dyn Fn() -> Vec<u8>| {
            println!("{name}, {encoder}: {} bytes", encode().len());
            group.bench_function(BenchmarkId::from_parameter(encoder), |bencher| bencher.iter(encode));
        };
        run("ours", &|| png(black_box(&picture), &palette, 84));
        for (encoder, settings) in INDEXED {
            run(encoder, &|| indexed(black_box(&picture), &palette, settings));
        }
        run("image's default, red green blue opacity", &|| rgba(width, height, black_box(&full)));
        group.finish();
    }
}

criterion_group!(benches, encoders);
criterion_main!(benches);
