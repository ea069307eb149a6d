//! Pictures (PNG, WebP, JPEG): checks format and size before decoding pixels.

use std::io::Cursor;

use image::{DynamicImage, ImageError, ImageFormat, ImageReader, Limits};

use super::bounds;
use super::flaw::Flaw;

/// The accepted formats, with their file extensions.
const FORMATS: [(ImageFormat, &[&str]); 3] =
    [(ImageFormat::Png, &["png"]), (ImageFormat::WebP, &["webp"]), (ImageFormat::Jpeg, &["jpg", "jpeg"])];

/// Whether a file extension is a picture's.
pub(super) fn is_picture(end: &str) -> bool {
    FORMATS.iter().any(|(_, ends)| ends.contains(&end))
}

/// The longest distance of a JPEG's end marker from the end of its file; programs put a little behind it.
const TAIL: usize = 1 << 10;
/// The end marker of a JPEG.
const JPEG_END: [u8; 2] = [0xff, 0xd9];

/// A picture of which only the size is known yet.
pub(super) struct Sized<'a> {
    name: &'a str,
    bytes: &'a [u8],
    format: ImageFormat,
    /// The width times the height.
    pub(super) pixels: u64,
}

/// Checks a picture without decoding it.
pub(super) fn sized<'a>(name: &'a str, bytes: &'a [u8]) -> Result<Sized<'a>, Flaw> {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end).to_ascii_lowercase();
    let named = FORMATS.iter().find(|(_, ends)| ends.contains(&end.as_str()));
    let is = image::guess_format(bytes).ok();
    let format = match (named, is) {
        (Some((named, _)), Some(is)) if *named == is => is,
        (None, _) => return Err(Flaw::of(name, "is no PNG, WebP or JPEG by its name")),
        (Some(_), Some(is)) => {
            return Err(Flaw::of(name, format!("is {is:?} inside; its name has to say so")));
        }
        (Some(_), None) => return Err(Flaw::of(name, "is no picture inside")),
    };
    let (least, most) = (bounds::LEAST_SIDE, bounds::SIDE);
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let (width, height) = reader.into_dimensions().map_err(|error| match error {
        ImageError::Limits(_) => {
            Flaw::of(name, format!("is larger than the {most} by {most} pixels it may have"))
        }
        error => broken(name, &error),
    })?;
    if width > most || height > most {
        return Err(Flaw::of(name, format!("is {width} by {height} pixels; {most} by {most} are the most")));
    }
    if width < least || height < least {
        return Err(Flaw::of(
            name,
            format!("is {width} by {height} pixels; {least} by {least} are the least"),
        ));
    }
    // The decoder fills missing parts with grey.
    let tail = &bytes[bytes.len().saturating_sub(TAIL)..];
    if format == ImageFormat::Jpeg && !tail.array_windows().any(|two| *two == JPEG_END) {
        return Err(Flaw::of(name, "ends in the middle of the picture"));
    }
    Ok(Sized { name, bytes, format, pixels: u64::from(width) * u64::from(height) })
}

impl Sized<'_> {
    /// Decodes the pixels.
    pub(super) fn read(&self) -> Result<DynamicImage, Flaw> {
        let mut limits = Limits::default();
        limits.max_image_width = Some(bounds::SIDE);
        limits.max_image_height = Some(bounds::SIDE);
        limits.max_alloc = Some(bounds::DECODING);
        let mut reader = ImageReader::with_format(Cursor::new(self.bytes), self.format);
        reader.limits(limits);
        reader.decode().map_err(|error| broken(self.name, &error))
    }
}

fn broken(name: &str, error: &ImageError) -> Flaw {
    Flaw::of(name, format!("can't be read: {error}"))
}
