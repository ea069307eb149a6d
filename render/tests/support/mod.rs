//! Helpers that the suites of pictures share.

use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::{env, fs};

use render::{Picture, Renderer};

/// One renderer for all tests: making one takes a while.
pub(crate) static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));

/// Width, height, and red, green, blue of every pixel.
pub(crate) fn decoded(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("not too large")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    pixels.truncate(info.buffer_size());
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, pixels)
}

#[allow(dead_code, reason = "not every suite has golden pictures")]
/// Compares a picture with the golden one of this name.
pub(crate) fn compare(name: &str, picture: &Picture) {
    compare_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name, picture);
}

/// Compares a picture with the one of this name in a folder.
pub(crate) fn compare_in(folder: &Path, name: &str, picture: &Picture) {
    let path = folder.join(format!("{name}.png"));
    if env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(&path, &picture.png).expect("the golden picture");
    }
    let golden = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (width, height, wanted) = decoded(&golden);
    let (own_width, own_height, found) = decoded(&picture.png);
    assert_eq!((own_width, own_height), (width, height), "{name}");
    assert_eq!((own_width, own_height), (picture.width, picture.height), "{name}");
    if wanted != found {
        let difference: Vec<u8> =
            wanted.iter().zip(&found).map(|(one, two)| 255 - one.abs_diff(*two)).collect();
        let beside = env::temp_dir().join(format!("{name}-difference.png"));
        let file = fs::File::create(&beside).expect("a temporary file");
        let mut encoder = png::Encoder::new(file, width, height);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&difference).expect("as many pixels");
        panic!("{name} is not the golden picture; {} shows where", beside.display());
    }
}
