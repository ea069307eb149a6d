//! Films: a game as an animated picture: its frames one after the other, the moves between them as arrows, from
//! one side's view or from several at once.
//!
//! - `stage`: the places of boards, titles, caption; `projector`: draws a frame there
//! - `steps`: the arrows between two frames
//! - `gif`, `area`, `lzw`: the GIF file
//!
//! GIF, because it is the one format that every Discord client has always played as an attachment: of animated PNG
//! only the first picture is shown, and animated WebP plays in newer clients only.

mod area;
mod gif;
mod lzw;
mod projector;
mod stage;
mod steps;

use engine::scene::Scene;

use crate::{Look, Picture, Renderer, encode};
use gif::Gif;
use projector::Projector;
use stage::{SQUARES, Squares, Stage};

/// The least time of the first frame, in hundredths of a second.
const FIRST: u32 = 100;
/// The least time of the last frame, in hundredths of a second.
const LAST: u32 = 300;
/// The part of a frame's time in which the arrows of the next move are shown, in hundredths of a second.
const ARROWS: u32 = 50;
/// The time below which a frame shows no arrows, in hundredths of a second.
const QUICK: u32 = 80;
/// The number of frames after which it is checked whether a film will be much too long.
const TASTE: usize = 24;

/// A frame of a film.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The boards, one, or several with a title each: what White saw, the full state, what Black saw. Of three the
    /// middle one is drawn large, otherwise the first.
    pub scenes: Vec<(String, Scene)>,
    /// The caption of the last move: `12. Nf3`.
    pub caption: String,
    /// The time it is shown, in hundredths of a second, the arrows of the next move included.
    pub hold: u32,
}

/// An animated picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The GIF file.
    pub gif: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The number of frames in it.
    pub frames: usize,
}

/// An attempt to make a film.
struct Take<'a> {
    frames: Vec<&'a Frame>,
    look: Look,
    squares: Squares,
    /// Whether moves are shown as arrows: only between consecutive frames.
    arrows: bool,
    /// The most bytes of the file.
    most: usize,
}

/// Why an attempt to make a film failed.
enum Unfinished {
    /// It would have about this many bytes.
    TooLong(usize),
    /// It was stopped.
    Stopped,
}

impl Renderer {
    /// An animated GIF in an endless loop, of at most `most` bytes: if that is too few, the squares get smaller,
    /// then frames are left out evenly, but never the last. Only a film of nothing but its last frame may be
    /// longer.
    ///
    /// All boards keep the side at the bottom that the first one has there. `progress` is called after each frame
    /// with the number of frames done and of all (from the beginning again at another attempt), and stops
    /// everything by `false`. `None` when it was stopped or there are no frames.
    pub fn film(
        &self,
        frames: &[Frame],
        look: Look,
        most: usize,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Option<Film> {
        let last = frames.len().checked_sub(1)?;
        let (mut squares, mut every) = (0, 1);
        loop {
            // Counted from the end: the last frame is always included.
            let chosen = (0..=last).filter(|number| (last - number).is_multiple_of(every));
            let take = Take {
                frames: chosen.map(|number| &frames[number]).collect(),
                look,
                squares: SQUARES[squares],
                arrows: every == 1,
                most: if every > last { usize::MAX } else { most },
            };
            match self.take(&take, progress) {
                Ok(film) => return Some(film),
                Err(Unfinished::Stopped) => return None,
                Err(Unfinished::TooLong(_)) if squares + 1 < SQUARES.len() => squares += 1,
                // As many as should fit, and in any case fewer than before.
                Err(Unfinished::TooLong(bytes)) => {
                    every = (every * (bytes / most.max(1)).clamp(1, frames.len())).max(every + 1);
                }
            }
        }
    }

    /// One frame as a PNG, for stepping through turn by turn.
    #[must_use]
    pub fn still(&self, frame: &Frame, look: Look) -> Picture {
        let stage = Stage::of(&[frame], look.flipped, SQUARES[0], false);
        let mut projector = Projector::new(self, look.theme, &stage);
        let picture = projector.show(&seen(frame), &frame.caption, (1, 1));
        let png = encode::png(picture, &self.palette(look.theme), stage.tile());
        Picture { png, width: stage.width, height: stage.height }
    }

    /// Attempts to make a film. Only one frame is in memory at a time.
    fn take(
        &self,
        take: &Take<'_>,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Film, Unfinished> {
        let Take { frames, look, most, .. } = take;
        let stage = Stage::of(frames, look.flipped, take.squares, true);
        let mut projector = Projector::new(self, look.theme, &stage);
        let mut gif = Gif::new(stage.width, stage.height, &self.palette(look.theme));
        let count = frames.len();
        for (number, frame) in frames.iter().enumerate() {
            let next = frames.get(number + 1);
            let hold = match (number, next) {
                (_, None) => frame.hold.max(LAST),
                (0, _) => frame.hold.max(FIRST),
                _ => frame.hold,
            };
            let arrows =
                next.filter(|_| take.arrows && frame.hold >= QUICK).and_then(|next| steps(frame, next));
            let picture = projector.show(&seen(frame), &frame.caption, (number + 1, count));
            gif.frame(picture, if arrows.is_some() { hold - ARROWS } else { hold });
            if let Some((next, arrows)) = next.zip(arrows) {
                let scenes: Vec<_> = arrows.iter().map(|(title, scene)| (*title, scene)).collect();
                gif.frame(projector.show(&scenes, &next.caption, (number + 2, count)), ARROWS);
            }
            let done = number + 1;
            let projected = gif.len() / done * count;
            if gif.len() > *most || (done >= TASTE && projected > most.saturating_mul(2)) {
                return Err(Unfinished::TooLong(projected));
            }
            if !progress(done, count) {
                return Err(Unfinished::Stopped);
            }
        }
        let (width, height) = (stage.width, stage.height);
        let gif = gif.finish();
        if gif.len() > *most {
            Err(Unfinished::TooLong(gif.len()))
        } else {
            Ok(Film { gif, width, height, frames: count })
        }
    }
}

/// The titles and scenes of a frame.
fn seen(frame: &Frame) -> Vec<(&str, &Scene)> {
    frame.scenes.iter().map(|(title, scene)| (title.as_str(), scene)).collect()
}

/// A frame's boards with the arrows of the move to the next frame; `None` when no board shows any.
fn steps<'a>(frame: &'a Frame, next: &Frame) -> Option<Vec<(&'a str, Scene)>> {
    let arrows: Vec<_> = frame
        .scenes
        .iter()
        .zip(&next.scenes)
        .map(|((_, before), (_, after))| steps::between(before, after))
        .collect();
    arrows.iter().any(Option::is_some).then(|| {
        let pairs = frame.scenes.iter().zip(arrows.into_iter().chain(std::iter::repeat(None)));
        pairs
            .map(|((title, scene), arrows)| (title.as_str(), arrows.unwrap_or_else(|| scene.clone())))
            .collect()
    })
}
