//! The PNG container around the compressed pixels: chunks with their lengths and checksums.

use crate::theme::Rgb;

/// The signature of every PNG file.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// The format: eight bits per pixel, palette indices, deflate, the usual filters, not interlaced.
const FORMAT: [u8; 5] = [8, 3, 0, 0, 0];

/// The file up to its pixels, with space reserved for them.
pub(super) fn start(width: u32, height: u32, palette: &[Rgb], pixels: usize) -> Vec<u8> {
    let mut file = Vec::with_capacity(1024 + pixels / 8);
    file.extend_from_slice(&SIGNATURE);
    chunk(&mut file, b"IHDR", |file| {
        file.extend_from_slice(&width.to_be_bytes());
        file.extend_from_slice(&height.to_be_bytes());
        file.extend_from_slice(&FORMAT);
    });
    chunk(&mut file, b"PLTE", |file| file.extend_from_slice(palette.as_flattened()));
    file
}

/// Adds a chunk with the content that `write` writes.
pub(super) fn chunk(file: &mut Vec<u8>, name: &[u8; 4], write: impl FnOnce(&mut Vec<u8>)) {
    let start = file.len();
    file.extend_from_slice(&[0; 4]);
    file.extend_from_slice(name);
    write(file);
    let length = (file.len() - start - 8) as u32;
    file[start..start + 4].copy_from_slice(&length.to_be_bytes());
    let sum = crc32fast::hash(&file[start + 4..]);
    file.extend_from_slice(&sum.to_be_bytes());
}
