//! Draws the frames of a film, one at a time.

use engine::scene::{Scene, Tint};

use super::stage::{Stage, View};
use crate::art::ink;
use crate::canvas::{Area, Canvas, Rect, canvas};
use crate::text::{self, Line};
use crate::theme::Theme;
use crate::{Indexed, Renderer};

/// The space before and after text.
const MARGIN: i32 = 16;
/// The border of a title.
const BORDER: i32 = 3;
/// The space around a title's plate: it ends where the board below it does.
const INSET: i32 = 8;
/// The height of the remaining part of the progress line.
const TRACK: i32 = 2;

/// Draws the frames of a film on a stage.
pub(super) struct Projector<'a> {
    renderer: &'a Renderer,
    theme: Theme,
    stage: &'a Stage,
    /// The picture; unchanged parts aren't drawn again.
    picture: Indexed,
    /// The current titles and caption.
    written: Vec<Option<String>>,
    /// The palette index of the colour around boards.
    ground: u8,
}

impl<'a> Projector<'a> {
    pub(super) fn new(renderer: &'a Renderer, theme: Theme, stage: &'a Stage) -> Self {
        let ground = renderer.workshop(theme).palette().index(theme.colours().frame);
        let picture = Indexed::from_pixel(stage.width, stage.height, [ground].into());
        Self { renderer, theme, stage, picture, written: vec![None; stage.views.len() + 1], ground }
    }

    /// Draws some scenes; `part` of `whole` is the progress of the film.
    pub(super) fn show(
        &mut self,
        scenes: &[(&str, &Scene)],
        caption: &str,
        (part, whole): (usize, usize),
    ) -> &Indexed {
        let stage = self.stage;
        let all: Vec<&Scene> = scenes.iter().map(|(_, scene)| *scene).collect();
        for (number, ((title, scene), view)) in scenes.iter().zip(&stage.views).enumerate() {
            self.board(scene, &all, view);
            if let Some(place) = view.title
                && self.is_news(number, title)
            {
                self.title(title, place, view.owner);
            }
        }
        if self.is_news(stage.views.len(), caption) {
            self.caption(caption);
        }
        if let Some(place) = stage.line {
            self.line(place, part, whole);
        }
        &self.picture
    }

    /// Whether a text differs from the one in its place.
    fn is_news(&mut self, place: usize, text: &str) -> bool {
        let news = self.written[place].as_deref() != Some(text);
        if news {
            self.written[place] = Some(text.to_owned());
        }
        news
    }

    fn board(&mut self, scene: &Scene, scenes: &[&Scene], view: &View) {
        let (scene, layout) = self.stage.layout(view, scene, scenes);
        let board = self.renderer.sheet(&scene, &layout, self.theme);
        self.copy(&board, view.place);
    }

    /// Draws a title on a plate in its owner's colours.
    fn title(&mut self, title: &str, place: Rect, owner: Tint) {
        let colours = self.theme.colours();
        let mut canvas = canvas(place.width as u32, place.height as u32, colours.frame);
        let (width, height) = (place.width as f32, place.height as f32);
        let title = Line::fitted(title, self.stage.letters as f32, width - 2.0 * MARGIN as f32);
        let letters = if owner == Tint::Neutral {
            colours.label
        } else {
            let ink = ink(self.theme, owner);
            let plate = Rect { x: 0, y: 0, width: place.width, height: place.height }.grown(-INSET);
            canvas.fill(plate, ink.line);
            canvas.fill(plate.grown(-BORDER), ink.body);
            ink.line
        };
        title.write_centred(&mut canvas, width / 2.0, height / 2.0, letters);
        self.paste(&canvas, place);
    }

    fn caption(&mut self, caption: &str) {
        let (place, colours) = (self.stage.caption, self.theme.colours());
        let mut canvas = canvas(place.width as u32, place.height as u32, colours.frame);
        let letters = self.stage.letters as f32;
        let caption = text::fitted(caption, letters, (place.width - 2 * MARGIN) as f32);
        let middle = place.height as f32 / 2.0;
        text::from(&mut canvas, &caption, letters, MARGIN as f32, middle, colours.label);
        self.paste(&canvas, place);
    }

    /// Draws the progress: a thick line, and a thin one for the remaining part.
    fn line(&mut self, place: Rect, part: usize, whole: usize) {
        let colours = self.theme.colours();
        let mut canvas = canvas(place.width as u32, place.height as u32, colours.frame);
        canvas.fill(Rect { x: 0, y: place.height - TRACK, width: place.width, height: TRACK }, colours.rule);
        let done = (place.width as usize * part / whole.max(1)) as i32;
        canvas.fill(Rect { x: 0, y: 0, width: done, height: place.height }, colours.label);
        self.paste(&canvas, place);
    }

    fn paste(&mut self, canvas: &Canvas, place: Rect) {
        let part = self.renderer.workshop(self.theme).palette().indexed(canvas);
        self.copy(&part, place);
    }

    /// Copies a part into its place, from the upper left corner; the rest of the place is cleared.
    fn copy(&mut self, part: &Indexed, place: Rect) {
        let (left, width) = (place.x as usize, place.width as usize);
        let across = self.picture.width() as usize;
        let rows = self.picture.chunks_exact_mut(across);
        let mut parts = part.chunks_exact(part.width() as usize);
        for row in rows.skip(place.y as usize).take(place.height as usize) {
            let row = &mut row[left..left + width];
            let new = parts.next().unwrap_or_default();
            let shared = new.len().min(width);
            row[..shared].copy_from_slice(&new[..shared]);
            row[shared..].fill(self.ground);
        }
    }
}
