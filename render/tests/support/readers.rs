//! Two independent readers of PNG files: `png` with its own inflate, and the container by hand with `zune-inflate`.

use render::encode::Indexed;
use render::theme::Rgb;

/// The result of `png`.
pub(crate) fn read(file: &[u8]) -> (Indexed, Vec<Rgb>) {
    let mut options = png::DecodeOptions::default();
    // It would not look at zlib's checksum otherwise.
    options.set_ignore_adler32(false);
    let decoder = png::Decoder::new_with_options(std::io::Cursor::new(file), options);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("not too large")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Indexed, png::BitDepth::Eight));
    pixels.truncate(info.buffer_size());
    let palette = reader.info().palette.as_ref().expect("a palette").as_chunks().0.to_vec();
    reader.finish().expect("a whole file");
    (Indexed::from_raw(info.width, info.height, pixels).expect("a picture"), palette)
}

/// The result of the other reader, which checks every checksum and the fields of this project's pictures.
pub(crate) fn read_by_hand(file: &[u8]) -> (Indexed, Vec<Rgb>) {
    let (signature, mut left) = file.split_at(8);
    assert_eq!(signature, b"\x89PNG\r\n\x1a\n");
    let mut chunks = Vec::new();
    while !left.is_empty() {
        let (length, behind) = left.split_first_chunk().expect("a length");
        let (named, behind) = behind.split_at(4 + u32::from_be_bytes(*length) as usize);
        let (sum, behind) = behind.split_first_chunk().expect("a checksum");
        assert_eq!(crc32(named), u32::from_be_bytes(*sum));
        chunks.push((&named[..4], &named[4..]));
        left = behind;
    }
    let [(b"IHDR", head), (b"PLTE", colours), (b"IDAT", data), (b"IEND", [])] = *chunks else {
        panic!("other chunks than expected");
    };
    let [width, height] =
        [&head[..4], &head[4..8]].map(|number| u32::from_be_bytes(number.try_into().expect("four bytes")));
    assert_eq!(head[8..], [8, 3, 0, 0, 0]);
    let (palette, rest) = colours.as_chunks();
    assert!(rest.is_empty() && (1..=256).contains(&palette.len()));
    let rows = zune_inflate::DeflateDecoder::new(data).decode_zlib().expect("a zlib stream");
    let stride = width as usize + 1;
    assert_eq!(rows.len(), stride * height as usize);
    assert_eq!(adler32(&rows).to_be_bytes(), data[data.len() - 4..]);
    let mut pixels = Vec::new();
    for row in rows.chunks(stride) {
        assert_eq!(row[0], 0, "no filter");
        pixels.extend_from_slice(&row[1..]);
    }
    assert!(pixels.iter().all(|pixel| usize::from(*pixel) < palette.len()), "every colour is in the palette");
    (Indexed::from_raw(width, height, pixels).expect("a picture"), palette.to_vec())
}

/// The checksum of chunks by its definition, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum: u32, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

/// The checksum of zlib by its definition.
fn adler32(bytes: &[u8]) -> u32 {
    let (low, high) = bytes.iter().fold((1_u32, 0_u32), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65_521;
        (low, (high + low) % 65_521)
    });
    high << 16 | low
}
