//! Draws films and single frames. Films take seconds: they are drawn on a thread of their own, one at a time, and the last
//! ones are cached.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use engine::scene::Tint;
use engine::seat::Seat;
use lru::LruCache;
use model::game::Game;
use model::ids::GameId;
use model::screen::{Recipe, Replay};
use render::alt::MOST as MOST_WORDS;
use render::film::Frame;
use render::{Look, Theme};
use tokio::sync::{Semaphore, watch};
use words::{Lang, Reader, cut, say};

use super::picture::{NoPicture, Picture, Studio, drawn};
use super::reel;
use super::reel::{Eyes, middle};
use crate::asking::rejection::Rejection;
use crate::games::tables;

/// How many films are drawn at the same time: each keeps a core busy, and games go on beside it.
const AT_ONCE: usize = 1;
/// How many films are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(16).expect("not zero");
/// The largest cached film, in bytes.
const KEEPABLE: usize = 1 << 20;
/// The largest film, in bytes: Discord takes 10 MiB, the rest of the request included.
const MOST: usize = (10 << 20) - (64 << 10);
/// The largest film of the second attempt, if Discord refused the first.
const SMALL: usize = 2 << 20;

/// The progress of a film: frames drawn, and all frames. When nobody listens any more, drawing stops.
pub type Progress = watch::Sender<(usize, usize)>;

/// The drawing of films, with a cache.
pub(crate) struct Films {
    room: Semaphore,
    made: Mutex<LruCache<Key, Arc<[u8]>>>,
}

/// What a film shows. Without the length of the log: it may grow by what the viewer may not notice, not even by a delay.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    game: GameId,
    eyes: Eyes,
    theme: Theme,
    most: usize,
    shown: u64,
}

impl Default for Films {
    fn default() -> Self {
        Self { room: Semaphore::new(AT_ONCE), made: Mutex::new(LruCache::new(KEPT)) }
    }
}

impl Films {
    fn known(&self, key: &Key) -> Option<Arc<[u8]>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner).get(key).map(Arc::clone)
    }

    fn keep(&self, key: Key, film: &Arc<[u8]>) {
        if film.len() <= KEEPABLE {
            self.made.lock().unwrap_or_else(PoisonError::into_inner).put(key, Arc::clone(film));
        }
    }
}

impl Studio {
    /// The frames of a replay.
    pub(crate) async fn reel(&self, game: &Game, recipe: &Recipe) -> Result<Vec<Frame>, Rejection> {
        let log = self.store.log_between(game.id, 0, recipe.entries).await?;
        if log.len() as i64 != recipe.entries {
            return Err(Rejection::Broken(format!("the log of game {} is too short", game.id)));
        }
        let info = tables::begin(game)?.info();
        // One side stays at the bottom in the whole film.
        let bottom =
            info.seats.get(usize::from(recipe.seat.unwrap_or(0))).map_or(Tint::White, |seat| seat.tint);
        let eyes = eyes(recipe);
        let voiced = self.voiced(game, recipe, info).await?;
        reel::wind(game, &log, eyes, bottom, voiced.reader()).await
    }

    /// Draws a film or one frame of it.
    pub(crate) async fn replay(
        &self,
        recipe: &Recipe,
        replay: &Replay,
        progress: Progress,
    ) -> Result<Picture, NoPicture> {
        let prepared = async {
            let gone = || Rejection::Broken(format!("game {} is gone", recipe.game));
            let game = self.game(recipe).await?.ok_or_else(gone)?;
            let voiced = self.voiced(&game, recipe, tables::begin(&game)?.info()).await?;
            let theme = self.theme(recipe, Some(&game)).await?.read_in(voiced.reader().lang().word());
            Ok::<_, Rejection>((self.reel(&game, recipe).await?, theme, voiced))
        };
        let (frames, theme, voiced) =
            prepared.await.map_err(|rejection| NoPicture::new(format!("{rejection:?}")))?;
        let voice = voiced.reader();
        match replay.frame {
            Some(frame) => self.moment(frames, frame, theme, voice).await,
            None => self.film(recipe, replay, frames, (theme, voice), progress).await,
        }
    }

    async fn moment(
        &self,
        mut frames: Vec<Frame>,
        frame: u32,
        theme: Theme,
        voice: Reader<'_>,
    ) -> Result<Picture, NoPicture> {
        let all = frames.len();
        let at = (frame as usize).min(all.saturating_sub(1));
        let alt = frames
            .get(at)
            .map(|frame| format!("{}. {}", place(voice.lang(), at, all), alt(frame, voice)))
            // What changed comes first, so the end can be cut.
            .map(|words| cut(&words, MOST_WORDS));
        let Some(alt) = alt else { return Err(NoPicture::new("a game without moments")) };
        let frame = frames.swap_remove(at);
        let bytes = drawn(|| self.renderer.still(&frame, Look { theme, flipped: false }).png)?;
        Ok(Picture { bytes, alt, file_name: "replay.png" })
    }

    async fn film(
        &self,
        recipe: &Recipe,
        replay: &Replay,
        frames: Vec<Frame>,
        (theme, voice): (Theme, Reader<'_>),
        progress: Progress,
    ) -> Result<Picture, NoPicture> {
        let most = if replay.small { SMALL } else { MOST };
        let key = Key { game: recipe.game, eyes: eyes(recipe), theme, most, shown: hash(&frames) };
        let last = frames.last().map(|frame| alt(frame, voice)).unwrap_or_default();
        let alt =
            cut(&say!(voice.lang(), "replay-film-alt", moments = frames.len(), last = last), MOST_WORDS);
        let film = match self.films.known(&key) {
            Some(film) => film,
            None => {
                let film: Arc<[u8]> = self.make(frames, theme, most, progress).await?.into();
                self.films.keep(key, &film);
                film
            }
        };
        Ok(Picture { bytes: film.to_vec(), alt, file_name: "replay.gif" })
    }

    async fn make(
        &self,
        frames: Vec<Frame>,
        theme: Theme,
        most: usize,
        progress: Progress,
    ) -> Result<Vec<u8>, NoPicture> {
        let _turn = self.films.room.acquire().await.map_err(NoPicture::new)?;
        let renderer = Arc::clone(&self.renderer);
        let film = move || {
            let mut told = |done, of| {
                progress.send_replace((done, of));
                !progress.is_closed()
            };
            renderer.film(&frames, Look { theme, flipped: false }, most, &mut told)
        };
        let film = tokio::task::spawn_blocking(film).await.map_err(NoPicture::new)?;
        film.map(|film| film.gif).ok_or_else(|| NoPicture::new("nobody waits for the film any more"))
    }
}

fn eyes(recipe: &Recipe) -> Eyes {
    match recipe.seat {
        _ if recipe.replay.as_ref().is_some_and(|replay| replay.reveal) => Eyes::All,
        Some(seat) => Eyes::Seat(Seat(seat)),
        None => Eyes::Public,
    }
}

/// `12 of 34`.
pub(super) fn place(lang: Lang, at: usize, all: usize) -> String {
    say!(lang, "replay-place", at = at + 1, all = all)
}

/// The alternative text of a frame.
fn alt(frame: &Frame, voice: Reader) -> String {
    let scene = middle(&frame.scenes).map(|scene| render::alt_text(scene, &voice)).unwrap_or_default();
    format!("{}. {scene}", frame.caption)
}

fn hash(frames: &[Frame]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for frame in frames {
        (&frame.scenes, &frame.caption, frame.hold).hash(&mut hasher);
    }
    hasher.finish()
}
