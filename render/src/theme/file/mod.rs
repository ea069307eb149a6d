//! Themes from files: reads a folder with `theme.toml` and pictures as a theme, or says in a sentence why it can't.
//!
//! - `described`: the content of `theme.toml`
//! - `folder`: reads files inside the folder only
//! - `drawing`, `picture`: check files before they are drawn
//! - [`bounds`]: the limits
//! - `kept`: keeps themes that were read before

pub mod bounds;
mod described;
mod drawing;
mod flaw;
mod folder;
mod kept;
mod picture;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::panic::{UnwindSafe, catch_unwind};
use std::path::Path;

use engine::scene::Tint;
use image::DynamicImage;
use sha2::{Digest, Sha256};

use self::described::{Described, Squares};
use self::folder::Folder;
use super::grain::Relief;
use super::sets::own::{Edges, Source, number};
use super::sets::{Own, Pieces};
use super::{Board, Grain, Texture, Theme, grain};
use crate::art::{PIECES, TINTS, WHOLE};

pub use flaw::Flaw;

/// The longest name of a folder, which is the theme's word.
const WORD: usize = 20;
/// The reserved word for no choice.
const UNCHOSEN: &str = "usual";
/// The width at which a drawing is tested.
const TRIED: u32 = 84;

/// Reads a theme.
///
/// # Errors
/// The theme's first flaw.
pub fn read(path: &Path) -> Result<Theme, Flaw> {
    read_within(path, &mut { bounds::PIXELS_OF_ALL })
}

/// Reads a theme within a budget of pixels, and subtracts what its pictures have.
fn read_within(path: &Path, pixels: &mut u64) -> Result<Theme, Flaw> {
    let word = word(path)?;
    Reading::begin(path, &word, pixels)?.theme(word.clone())
}

/// A theme's folder and its flaw.
pub type Broken = (String, Flaw);

/// Reads all themes of a folder: those that can be used, and those that can't.
///
/// # Errors
/// When the folder itself can't be read.
pub fn read_all(folder: &Path) -> Result<(Vec<Theme>, Vec<Broken>), Flaw> {
    let name = folder.display().to_string();
    let entries = std::fs::read_dir(folder).map_err(|error| Flaw::of(&name, folder::reason(&error)))?;
    let mut paths: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.is_dir() && !path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
        })
        .collect();
    paths.sort_unstable();
    let (mut themes, mut flaws) = (Vec::<Theme>::new(), Vec::new());
    let mut pixels = bounds::PIXELS_OF_ALL;
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let read = if themes.len() < bounds::THEMES {
            read_within(&path, &mut pixels)
        } else {
            Err(Flaw::of(&name, format!("there are more than {} themes", bounds::THEMES)))
        };
        let named = |title: &str| themes.iter().any(|theme| theme.title().eq_ignore_ascii_case(title));
        match read {
            Ok(theme) if named(theme.title()) => {
                let reason = format!("another theme is called {}, too", theme.title());
                flaws.push((flaw::shown(&name), Flaw::of(described::NAME, reason)));
            }
            Ok(theme) => themes.push(theme),
            Err(flaw) => flaws.push((flaw::shown(&name), flaw)),
        }
    }
    Ok((themes, flaws))
}

/// The word of the theme in a folder: the folder's name.
fn word(path: &Path) -> Result<String, Flaw> {
    let shown = path.display().to_string();
    // `.` and the like have no name of their own.
    let whole = path.canonicalize().map_err(|error| Flaw::of(&shown, folder::reason(&error)))?;
    let name = whole.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    let fits = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if name.is_empty() || name.starts_with('-') || name.len() > WORD || !name.chars().all(fits) {
        let reason = format!(
            "a theme's folder is called by up to {WORD} of a to z, 0 to 9 and hyphens, no hyphen first"
        );
        return Err(Flaw::of(&shown, reason));
    }
    let taken = |known: &str| known == name;
    if taken(UNCHOSEN)
        || Theme::ALL.iter().any(|theme| taken(theme.word()))
        || Pieces::BUILT_IN.iter().any(|set| taken(set.word()))
    {
        return Err(Flaw::of(&shown, format!("{name} is built in; the folder needs another name")));
    }
    Ok(name)
}

/// A theme being read.
struct Reading<'a> {
    folder: Folder,
    described: Described,
    based_on: Theme,
    /// The hash of everything that was read.
    print: Sha256,
    bytes: u64,
    /// The pixels of its pictures, and the budget left for all themes.
    pixels: u64,
    left: &'a mut u64,
}

impl<'a> Reading<'a> {
    fn begin(path: &Path, word: &str, left: &'a mut u64) -> Result<Self, Flaw> {
        let mut folder = Folder::open(path)?;
        let text = folder.text(described::NAME, bounds::DESCRIPTION)?;
        let described = Described::read(&text)?;
        let based_on = Theme::from_word(&described.based_on).ok_or_else(|| {
            let known: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
            let place = text.find("based-on").unwrap_or_default();
            let reason = format!(
                "there is no built-in theme {:?}; there are {}",
                described.based_on,
                known.join(", ")
            );
            Flaw::at(described::NAME, &text, place, reason)
        })?;
        let title = &described.name.0;
        if Theme::ALL.iter().any(|theme| theme.title().eq_ignore_ascii_case(title)) {
            let place = text.find("name").unwrap_or_default();
            return Err(Flaw::at(
                described::NAME,
                &text,
                place,
                format!("a built-in theme is called {title}"),
            ));
        }
        let print = Sha256::new();
        let mut reading = Self { folder, described, based_on, print, bytes: 0, pixels: 0, left };
        reading.note(word, word.as_bytes());
        reading.note(described::NAME, text.as_bytes());
        Ok(reading)
    }

    /// Adds what was read to the hash and the number of bytes.
    fn note(&mut self, name: &str, bytes: &[u8]) {
        for part in [name.as_bytes(), bytes] {
            self.print.update((part.len() as u64).to_le_bytes());
            self.print.update(part);
        }
        self.bytes += bytes.len() as u64;
    }

    fn theme(mut self, word: String) -> Result<Theme, Flaw> {
        let colours = self.described.colours(self.based_on.colours());
        let texture = self.texture()?;
        let own = self.pieces()?;
        let print = self.print.clone().finalize().to_vec();
        if let Some(theme) = kept::known(&print) {
            return Ok(theme);
        }
        let title = self.described.name.0.clone();
        let pieces: &'static Pieces = match own {
            Ok(set) => set,
            Err(own) => Box::leak(Box::new(Pieces::own(word.clone(), title.clone(), own))),
        };
        let name = word.clone();
        let (word, title) = (Cow::Owned(word), Cow::Owned(title));
        let board = Board { word, title, colours, texture, palette: &[], pieces };
        kept::keep(&name, print, self.bytes, board)
    }

    /// Reads the texture of its squares.
    fn texture(&mut self) -> Result<Texture, Flaw> {
        let Squares { light, dark, texture, depth, steps } = std::mem::take(&mut self.described.squares);
        // A step in hundredths, converted to parts of 255.
        let depth = depth.map_or(grain::DEPTH, |depth| (u32::from(depth.0) * 255 / 100) as u8);
        let relief = Relief { steps: steps.map_or(grain::STEPS, |steps| steps.0), depth };
        match (light, dark, texture) {
            (None, None, None) => Ok(Texture::None),
            (Some(light), Some(dark), None) => {
                let (light, dark) = (self.picture(&light)?, self.picture(&dark)?);
                Ok(Texture::Own(Grain::of(&light, &dark, relief)))
            }
            (None, None, Some(both)) => Ok(Texture::Own(Grain::halves(&self.picture(&both)?, relief))),
            _ => {
                let reason = "[squares] has either texture, or light and dark";
                Err(Flaw::of(described::NAME, reason))
            }
        }
    }

    fn picture(&mut self, name: &str) -> Result<DynamicImage, Flaw> {
        let bytes = self.folder.bytes(name, bounds::PICTURE)?;
        self.note(name, &bytes);
        let picture = picture::sized(name, &bytes)?;
        self.pixels += picture.pixels;
        if self.pixels > bounds::PIXELS {
            let most = bounds::PIXELS / 1_000_000;
            let reason =
                format!("its pictures have more than {most} million pixels; 250 by 250 are enough for each");
            return Err(Flaw::of(name, reason));
        }
        *self.left = self.left.checked_sub(picture.pixels).ok_or_else(|| {
            let most = bounds::PIXELS_OF_ALL / 1_000_000;
            Flaw::of(name, format!("the pictures of all themes have more than {most} million pixels"))
        })?;
        caught(name, || picture.read())
    }

    /// Reads its pieces: a built-in set, or those in its folder.
    fn pieces(&mut self) -> Result<Result<&'static Pieces, Own>, Flaw> {
        let pieces = std::mem::take(&mut self.described.pieces);
        let based_on = match &pieces.set {
            None => self.based_on.pieces(),
            Some(set) => Pieces::BUILT_IN.into_iter().find(|known| known.word() == set).ok_or_else(|| {
                let known = Pieces::BUILT_IN.map(Pieces::word).join(", ");
                Flaw::of(
                    described::NAME,
                    format!("there is no built-in set of pieces {set:?}; there are {known}"),
                )
            })?,
        };
        let Some(folder) = pieces.folder else { return Ok(Ok(based_on)) };
        let edges = Edges {
            outline: pieces.outline.map_or(0, |outline| outline.0),
            shadow: pieces.shadow.map_or(0, |shadow| shadow.0),
        };
        let mut drawings = BTreeMap::new();
        for name in self.folder.names(&folder)? {
            let path = format!("{folder}/{name}");
            let (key, source) = self.piece(&path, &name)?;
            if drawings.insert(key, source).is_some() {
                return Err(Flaw::of(&path, "is drawn by another file, too"));
            }
        }
        if drawings.is_empty() {
            return Err(Flaw::of(&folder, "has no pictures of pieces"));
        }
        Ok(Err(Own { drawings, based_on, edges }))
    }

    /// Reads a file of the folder of pieces: the kind and colour it is for, and the picture.
    fn piece(&mut self, path: &str, name: &str) -> Result<((String, Option<u8>), Source), Flaw> {
        let Some((stem, end)) = name.rsplit_once('.') else {
            return Err(Flaw::of(path, "is no SVG, PNG, WebP or JPEG by its name"));
        };
        let (art, tint) = kind(stem).ok_or_else(|| {
            let kinds: Vec<_> = PIECES.iter().map(|(name, _)| *name).collect();
            let reason = format!(
                "is called by no kind of piece; kinds are {}, each with -white, -black or -neutral after it for one colour",
                kinds.join(", ")
            );
            Flaw::of(path, reason)
        })?;
        let key = (art.to_owned(), tint.map(number));
        let end = end.to_ascii_lowercase();
        if picture::is_picture(&end) {
            let picture = self.picture(path)?;
            if tint.is_none() {
                let reason = format!(
                    "a picture has one colour's pieces: {art}-white.{end}, {art}-black.{end}, {art}-neutral.{end}"
                );
                return Err(Flaw::of(path, reason));
            }
            let source = Source::of(&picture.to_rgba8());
            return seen(path, source).map(|source| (key, source));
        }
        if end != "svg" {
            return Err(Flaw::of(path, "is no SVG, PNG, WebP or JPEG by its name"));
        }
        let text = self.folder.text(path, bounds::DRAWING)?;
        self.note(path, text.as_bytes());
        drawn(path, &text).map(|source| (key, source))
    }
}

/// Tests a single file as if it were in a theme's folder, without the cost of a folder.
///
/// # Errors
/// The file's flaw.
pub fn tried(name: &str, bytes: &[u8]) -> Result<(), Flaw> {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    if picture::is_picture(end) {
        let picture = caught(name, || picture::sized(name, bytes)?.read())?;
        return seen(name, Source::of(&picture.to_rgba8())).map(drop);
    }
    let text = folder::text(name, bytes.to_vec())?;
    if name == described::NAME { Described::read(&text).map(drop) } else { drawn(name, &text).map(drop) }
}

/// Checks and tests a drawing.
fn drawn(path: &str, text: &str) -> Result<Source, Flaw> {
    drawing::check(path, text)?;
    caught(path, || seen(path, Source::drawing(text).map_err(|reason| Flaw::of(path, reason))?))
}

/// Reads an untrusted file: a panic in a decoder fails this file alone.
fn caught<T>(path: &str, read: impl FnOnce() -> Result<T, Flaw> + UnwindSafe) -> Result<T, Flaw> {
    catch_unwind(read).unwrap_or_else(|_| Err(Flaw::of(path, "can't be drawn: it makes a reader fail")))
}

/// Tests a drawing: one that shows nothing is a mistake.
fn seen(path: &str, source: Source) -> Result<Source, Flaw> {
    let sprite = source.drawn(&Theme::WOOD.colours().white, TRIED, WHOLE);
    let covered = sprite.pixels().filter(|pixel| pixel[3] > 127).count();
    let whole = sprite.pixels().len();
    if covered * 100 < whole * 2 {
        let reason = "shows next to nothing; a piece covers at least two hundredths of its square";
        return Err(Flaw::of(path, reason));
    }
    if covered == whole {
        return Err(Flaw::of(path, "covers all of its square; a piece needs a transparent ground"));
    }
    Ok(source)
}

/// The kind and the colour in a file's name.
fn kind(stem: &str) -> Option<(&'static str, Option<Tint>)> {
    let known = |name: &str| PIECES.iter().map(|(known, _)| *known).find(|known| *known == name);
    if let Some(art) = known(stem) {
        return Some((art, None));
    }
    let words = ["white", "black", "neutral"];
    let (name, colour) = stem.rsplit_once('-')?;
    let (_, tint) =
        words.iter().zip([Tint::White, Tint::Black, Tint::Neutral]).find(|(word, _)| **word == colour)?;
    debug_assert!(TINTS.contains(&tint));
    Some((known(name)?, Some(tint)))
}
