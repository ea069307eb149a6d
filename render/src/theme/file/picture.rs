//! Pictures (PNG, WebP, JPEG): what a file is, how large, and only then its pixels.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, ImageReader, Limits};

use super::bounds;
use super::flaw::Flaw;

/// The formats that are read, with the ends of their names.
const FORMATS: [(ImageFormat, &[&str]); 3] =
    [(ImageFormat::Png, &["png"]), (ImageFormat::WebP, &["webp"]), (ImageFormat::Jpeg, &["jpg", "jpeg"])];

/// Whether a file's name says that it is a picture.
pub(super) fn is_picture(end: &str) -> bool {
    FORMATS.iter().any(|(_, ends)| ends.contains(&end))
}

/// Reads a picture.
pub(super) fn read(name: &str, bytes: &[u8]) -> Result<DynamicImage, Flaw> {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end).to_ascii_lowercase();
    let named = FORMATS.iter().find(|(_, ends)| ends.contains(&end.as_str()));
    let is = image::guess_format(bytes).ok();
    let format = match (named, is) {
        (Some((named, _)), Some(is)) if *named == is => is,
        (None, _) => return Err(Flaw::of(name, "is no SVG, PNG, WebP or JPEG by its name")),
        (Some(_), Some(is)) => {
            return Err(Flaw::of(name, format!("is {is:?} inside; its name has to say so")));
        }
        (Some(_), None) => return Err(Flaw::of(name, "is no picture inside")),
    };
    let reader = || ImageReader::with_format(Cursor::new(bytes), format);
    let broken = |error: &dyn std::fmt::Display| Flaw::of(name, format!("can't be read: {error}"));
    let (width, height) = reader().into_dimensions().map_err(|error| broken(&error))?;
    let (least, most) = (bounds::LEAST_SIDE, bounds::SIDE);
    if width > most || height > most {
        return Err(Flaw::of(name, format!("is {width} by {height} pixels; {most} by {most} are the most")));
    }
    if width < least || height < least {
        return Err(Flaw::of(
            name,
            format!("is {width} by {height} pixels; {least} by {least} are the least"),
        ));
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(most);
    limits.max_image_height = Some(most);
    limits.max_alloc = Some(bounds::DECODING);
    let mut reader = reader();
    reader.limits(limits);
    reader.decode().map_err(|error| broken(&error))
}
