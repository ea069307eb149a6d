//! Sample pictures: a real board and a real film, drawn as the bot draws them.

use std::sync::OnceLock;

use engine::catalogue;
use engine::rules::{English, Options};
use engine::seat::{Seat, Viewer};
use outbox::Attachment;
use render::{Frame, Look, Renderer};

/// The most bytes of the film.
const MOST: usize = 2 << 20;

/// A picture and a film.
#[derive(Clone, Debug)]
pub(super) struct Samples {
    pub(super) board: Attachment,
    pub(super) film: Attachment,
}

/// Draws them, off the async threads; `None` if that fails.
pub(super) async fn make() -> Option<Samples> {
    tokio::task::spawn_blocking(|| DRAWN.get_or_init(draw).clone()).await.ok().flatten()
}

/// Drawn once.
static DRAWN: OnceLock<Option<Samples>> = OnceLock::new();

fn draw() -> Option<Samples> {
    let game = catalogue::all().first()?;
    let turn = game.info().sample.first()?;
    let mut table = game.open(&Options::default(), None).ok()?;
    let renderer = Renderer::new();
    let frame = |scene, caption: &str| Frame {
        scenes: vec![(String::new(), scene)],
        caption: caption.to_owned(),
        hold: 100,
    };
    let first = table.scene_in_english(Viewer::Public);
    let board = Attachment {
        name: "board.png".to_owned(),
        alt: render::alt_text(&first, &English::PLAIN),
        bytes: renderer.picture(&first, Look::default()).png,
    };
    table.step(Seat(0), turn).ok()?;
    let second = table.scene_in_english(Viewer::Public);
    let alt = render::alt_text(&second, &English::PLAIN);
    let frames = [frame(first, ""), frame(second, &format!("1. {turn}"))];
    let film = renderer.film(&frames, Look::default(), MOST, &mut |_, _| true)?;
    Some(Samples { board, film: Attachment { name: "replay.gif".to_owned(), alt, bytes: film.gif } })
}
