//! Draws recipes: in a running service on the threads of the [`pool`], so that drawing has a limited number of processors, in
//! fair shares.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use engine::any_game::AnyTable;
use engine::board::Square;
use engine::rules::{Info, Pending, Phrase, Refusal};
use engine::scene::{Arrow, Scene, Tint};
use engine::seat::{Seat, Viewer};
use metrics::{self, Drawing};
use model::game::Game;
use model::ids::{GuildId, UserId};
use model::screen::Recipe;
use render::theme::{Choice, Themes};
use render::{Look, Renderer, Theme};
use store::{Store, StoreError};
use tokio::sync::watch;
use words::{Lang, Reader};

use super::films::{Films, Progress};
use super::name::short;
use super::standings::Tabulate;
use crate::asking::rejection::Rejection;
use crate::asking::working::Working;
use crate::games::tables::{self, Tables};
use crate::games::who::plain_names;

/// A picture ready to be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The file: a PNG, or a GIF when it moves.
    pub bytes: Vec<u8>,
    /// The alternative text, at most 1024 characters.
    pub alt: String,
    /// The file name, `board.png` or the like for every game: it must reveal nothing.
    pub file_name: &'static str,
}

/// Why a picture could not be drawn; the message goes without it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoPicture(String);

impl NoPicture {
    pub(crate) fn new(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }
}

/// The renderer of the whole process: it caches what it has drawn.
static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));

/// Draws what recipes describe.
pub struct Studio {
    pub(crate) store: Store,
    tables: Arc<Tables>,
    pub(crate) renderer: Arc<Renderer>,
    pub(crate) films: Films,
    /// The default theme.
    pub(crate) theme: Theme,
    /// The themes to choose from.
    pub(crate) themes: Themes,
    /// Turns standings into tables.
    pub(super) tabulate: Tabulate,
}

impl Studio {
    pub(crate) fn new(
        store: Store,
        tables: Arc<Tables>,
        theme: Theme,
        themes: Themes,
        tabulate: Tabulate,
    ) -> Self {
        let (renderer, films) = (Arc::clone(&RENDERER), Films::default());
        Self { store, tables, renderer, films, theme, themes, tabulate }
    }

    /// Prepares what most pictures need, so that the first one needn't wait for it: the usual theme, then those from files
    /// (choosing their colours takes longest), as many as are cached.
    pub fn warm_up(&self) {
        let own = self.themes.all().into_iter().filter(|theme| !Theme::ALL.contains(theme));
        let themes = std::iter::once(self.theme).chain(own.filter(|theme| *theme != self.theme));
        let themes: Vec<_> = themes.take(render::THEMES_KEPT.get()).collect();
        let renderer = Arc::clone(&self.renderer);
        tokio::task::spawn_blocking(move || themes.into_iter().for_each(|theme| renderer.prepare(theme)));
    }

    /// Draws a picture.
    ///
    /// # Errors
    /// When the game is gone or its log doesn't fit.
    pub async fn draw(&self, recipe: &Recipe) -> Result<Picture, NoPicture> {
        let (progress, _listening) = watch::channel((0, 0));
        self.draw_telling(recipe, progress).await
    }

    /// Draws a picture, and reports progress if it takes long.
    ///
    /// # Errors
    /// As [`Studio::draw`], and when nobody listens any more.
    pub fn draw_telling<'a>(
        &'a self,
        recipe: &'a Recipe,
        progress: Progress,
    ) -> Working<'a, Result<Picture, NoPicture>> {
        Box::pin(self.timed(recipe, progress))
    }

    /// Draws a picture, and measures how long that takes.
    async fn timed(&self, recipe: &Recipe, progress: Progress) -> Result<Picture, NoPicture> {
        let begun = Instant::now();
        let what = match (&recipe.replay, &recipe.ranking) {
            (Some(_), _) => Drawing::Film,
            (None, Some(_)) => Drawing::Standings,
            (None, None) => Drawing::Board,
        };
        let drawn = self.draw_any(recipe, progress).await;
        metrics::rendered(what, begun.elapsed());
        drawn
    }

    async fn draw_any(&self, recipe: &Recipe, progress: Progress) -> Result<Picture, NoPicture> {
        if let Some(replay) = &recipe.replay {
            return self.replay(recipe, replay, progress).await;
        }
        if let Some(ranking) = &recipe.ranking {
            return self.ranking(recipe, ranking).await;
        }
        if recipe.review {
            return self.curve(recipe).await;
        }
        if let Some(puzzle) = recipe.puzzle.as_ref().filter(|puzzle| puzzle.tiles) {
            let lang = self.lang_of(recipe.looker).await.unwrap_or_default();
            return self.tiles(&Choice::of(puzzle.theme.as_deref()), lang);
        }
        if let Some(lang) = &recipe.gallery {
            return self.gallery(Lang::from_word(lang).unwrap_or_default());
        }
        let sketch = async {
            let game = self.game(recipe).await?;
            Ok::<_, Rejection>((
                self.scene(recipe, game.as_ref()).await?,
                self.theme(recipe, game.as_ref()).await?,
            ))
        };
        let ((scene, voiced), theme) =
            sketch.await.map_err(|rejection| NoPicture(format!("{rejection:?}")))?;
        let theme = theme.read_in(voiced.lang.word());
        let look = Look { theme, flipped: recipe.flipped };
        drawn(|| Picture {
            bytes: self.renderer.picture(&scene, look).png,
            alt: render::alt_text(&scene, &voiced.reader()),
            file_name: "board.png",
        })
    }

    /// The theme of boards that several people see on a server, or nowhere in particular.
    pub(crate) async fn usual(&self, guild: Option<GuildId>) -> Result<Theme, StoreError> {
        let Some(guild) = guild else { return Ok(self.theme) };
        let choice = Choice::of(self.store.guild_theme(guild).await?.as_deref());
        Ok(self.themes.chosen(&choice, self.theme))
    }

    /// The theme of a picture's only reader, else the server's.
    pub(crate) async fn theme(&self, recipe: &Recipe, game: Option<&Game>) -> Result<Theme, Rejection> {
        let puzzle = recipe.puzzle.as_deref();
        if let Some(sample) = puzzle.and_then(|puzzle| puzzle.theme.as_deref()) {
            return Ok(self.themes.chosen(&Choice::of(Some(sample)), self.theme));
        }
        let lesson = || recipe.lesson.as_deref().and_then(|lesson| lesson.guild);
        let elsewhere = || puzzle.and_then(|puzzle| puzzle.guild).or_else(lesson);
        let guild = game.map_or_else(elsewhere, |game| game.guild);
        self.theme_on(recipe.looker, guild).await
    }

    /// The theme of a picture's only reader, else that of the given server.
    pub(crate) async fn theme_on(
        &self,
        looker: Option<UserId>,
        guild: Option<GuildId>,
    ) -> Result<Theme, Rejection> {
        let own = match looker {
            Some(person) => self.store.person(person).await?.theme,
            None => None,
        };
        let choice = Choice::of(own.as_deref());
        let known = choice.board.as_deref().and_then(|word| self.themes.find(word));
        // A person with a board of their own doesn't need the server's.
        let usual = match known {
            Some(board) => board,
            None => self.usual(guild).await?,
        };
        Ok(self.themes.chosen(&choice, usual))
    }

    /// The game a recipe is about, if it is about one.
    pub(crate) async fn game(&self, recipe: &Recipe) -> Result<Option<Game>, Rejection> {
        if recipe.puzzle.is_some() || recipe.lesson.is_some() {
            return Ok(None);
        }
        Ok(self.store.game(recipe.game).await?)
    }

    /// What a recipe shows, in its reader's words.
    pub(crate) async fn scene(
        &self,
        recipe: &Recipe,
        game: Option<&Game>,
    ) -> Result<(Scene, Voiced), Rejection> {
        if let Some(puzzle) = &recipe.puzzle {
            let table = tables::from_position(&puzzle.rules, &puzzle.position)?;
            let voiced = Voiced::of(self.lang_of(recipe.looker).await?, table.info());
            return Ok((table.scene(Viewer::Public).worded(&voiced.reader()), voiced));
        }
        if let Some(lesson) = &recipe.lesson {
            let (attempt, _) = tables::attempt(&lesson.rules, &lesson.step, &lesson.entered)?;
            let several =
                lesson.lang.as_deref().filter(|_| recipe.looker.is_none()).and_then(Lang::from_word);
            let lang = match several {
                Some(lang) => lang,
                None => self.lang_of(recipe.looker).await?,
            };
            let voiced = Voiced::of(lang, attempt.table().info());
            return Ok((scene(attempt.table(), recipe)?.worded(&voiced.reader()), voiced));
        }
        let game = game.ok_or_else(|| Rejection::Broken(format!("game {} is gone", recipe.game)))?;
        let table = self.tables.at(&self.store, game, recipe.entries).await?;
        let mut scene = if recipe.line.is_empty() {
            scene(&*table, recipe)?
        } else {
            scene(&*tried(&*table, &recipe.line)?, recipe)?
        };
        // A public board turns with the side to move, unless it is edited in place; a computer doesn't look at it.
        if recipe.steady && recipe.seat.is_none() {
            scene.bottom = Tint::White;
        }
        let only = alone(game).filter(|_| recipe.seat.is_none());
        if let Some(chair) = only.and_then(|seat| table.info().seats.get(usize::from(seat.0))) {
            scene.bottom = chair.tint;
        }
        let voiced = self.voiced(game, recipe, table.info()).await?;
        Ok((scene.worded(&voiced.reader()), voiced))
    }

    /// The words of a recipe's reader for a game, with people's names as far as they can be drawn.
    pub(super) async fn voiced(
        &self,
        game: &Game,
        recipe: &Recipe,
        info: &'static Info,
    ) -> Result<Voiced, Rejection> {
        let lang = self.language(game, recipe).await?;
        let mut names = plain_names(lang, game, info, self.store.names());
        for (seat, name) in &mut names {
            *name = short(&render::text::name(name, &lang.seat(info, *seat)));
        }
        Ok(Voiced { names, ..Voiced::of(lang, info) })
    }

    /// The language of a picture's only reader, else that of the game.
    pub(super) async fn language(&self, game: &Game, recipe: &Recipe) -> Result<Lang, Rejection> {
        let own = recipe.seat.map(Seat);
        let seated = || game.seated().find(|(seat, _)| Some(*seat) == own).map(|(_, person)| person);
        Ok(match recipe.looker.or_else(seated) {
            Some(person) if game.seat_of(person).is_some() => game.lang_of(person),
            Some(person) => self.own_lang(person).await?.unwrap_or(game.lang()),
            None => game.lang(),
        })
    }

    /// The language of a person for pictures that belong to no game.
    async fn lang_of(&self, looker: Option<UserId>) -> Result<Lang, Rejection> {
        let Some(person) = looker else { return Ok(Lang::default()) };
        Ok(self.own_lang(person).await?.unwrap_or_default())
    }

    /// The language a person chose, else their client's; `None` if neither is known.
    pub(super) async fn own_lang(&self, person: UserId) -> Result<Option<Lang>, Rejection> {
        let person = self.store.person(person).await?;
        Ok(person.language.or(person.locale))
    }
}

/// The words of one reader, with people's names.
pub(crate) struct Voiced {
    lang: Lang,
    info: &'static Info,
    names: Vec<(Seat, String)>,
}

impl Voiced {
    fn of(lang: Lang, info: &'static Info) -> Self {
        Self { lang, info, names: Vec::new() }
    }

    /// The reader.
    pub(crate) fn reader(&self) -> Reader<'_> {
        self.lang.of(self.info).naming(&self.names)
    }
}

/// Runs a drawing. A panic in it costs the picture, not the message.
pub(crate) fn drawn<T>(draw: impl FnOnce() -> T) -> Result<T, NoPicture> {
    // Half-drawn pictures are dropped, and caches hold whole ones only.
    catch_unwind(AssertUnwindSafe(draw)).map_err(|_| NoPicture::new("drawing ended in a panic"))
}

/// The seat of the only person in a game against computers.
fn alone(game: &Game) -> Option<Seat> {
    let mut people = game.seated().filter(|(_, person)| !person.is_computer()).map(|(seat, _)| seat);
    let only = people.next().filter(|_| people.next().is_none())?;
    game.seated().any(|(_, person)| person.is_computer()).then_some(only)
}

/// A table with a line tried out on it, as far as possible: each step by the seat that is asked.
fn tried(table: &dyn AnyTable, line: &[String]) -> Result<Box<dyn AnyTable>, Refusal> {
    let mut fork = table.fork();
    for step in line {
        let Pending::Seats(asked) = fork.pending() else { break };
        let Some(seat) = asked.iter().next() else { break };
        fork.step(seat, step)?;
    }
    Ok(fork)
}

/// The scene of a recipe at its table.
pub(crate) fn scene(table: &dyn AnyTable, recipe: &Recipe) -> Result<Scene<Phrase>, Refusal> {
    let Some(seat) = recipe.seat else { return Ok(table.scene(Viewer::Public)) };
    let viewer = Viewer::Seat(Seat(seat));
    let drafted;
    let table = if recipe.draft.is_empty() {
        table
    } else {
        let mut fork = table.fork();
        for step in recipe.draft.split('/') {
            fork.step(Seat(seat), step)?;
        }
        drafted = fork;
        &*drafted
    };
    let mut scene = table.scene(viewer);
    // A player looks from the own side; only the public picture turns with the side to move.
    if let Some(chair) = table.info().seats.get(usize::from(seat)) {
        scene.bottom = chair.tint;
    }
    for arrow in &recipe.arrows {
        let (from, to) = arrow.split_once('-').unwrap_or_default();
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => scene.arrows.push(Arrow { from, to }),
            (Err(_), Ok(to)) => scene.select(to),
            (_, Err(_)) => {}
        }
    }
    if recipe.targets {
        let selected = recipe.selected.as_ref().and_then(|square| square.parse::<Square>().ok());
        if let Some(square) = selected {
            scene.select(square);
        }
        for offer in table.offers(viewer) {
            // Without a chosen piece only choices that have none (burials) are marked; else that piece's targets.
            if offer.from == selected
                && let Some(to) = offer.to
            {
                scene.target(to, offer.capture);
            }
        }
    }
    Ok(scene)
}
