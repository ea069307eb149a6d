//! The interface to the program behind the Discord layer.

use model::ids::GameId;
use model::screen::{Recipe, Screen};
use store::Store;
use words::Lang;

use app::picture::{NoPicture, Picture};
use app::request::Request;
use app::{App, Asker, GuildEvent, NextQuestion, Progress, Suggest};

/// Answers requests: implemented by [`App`], and by stand-ins in tests.
pub trait Answers: Send + Sync + 'static {
    /// Answers a request. Never fails: mistakes are answered with a sentence.
    fn handle(&self, asker: &Asker, request: Request) -> impl Future<Output = Screen> + Send;

    /// Whether a person is asked in a game that an answer awaits.
    fn next_question(&self, asker: &Asker, game: GameId) -> impl Future<Output = NextQuestion> + Send;

    /// Suggestions while a person types: labels and values.
    fn suggest(&self, asker: &Asker, wanted: Suggest) -> impl Future<Output = Vec<(String, String)>> + Send;

    /// Draws the picture of a screen, and reports progress.
    fn draw(
        &self,
        recipe: &Recipe,
        progress: Progress,
    ) -> impl Future<Output = Result<Picture, NoPicture>> + Send;

    /// A screen without its picture, for places that take no pictures.
    fn in_letters(&self, screen: &Screen) -> impl Future<Output = Screen> + Send {
        std::future::ready(Screen { picture: None, file: None, ..screen.clone() })
    }

    /// A person's language: the one they chose, else their client's.
    fn language(&self, asker: &Asker) -> impl Future<Output = Lang> + Send {
        std::future::ready(asker.lang)
    }

    /// Takes an event about servers and channels.
    fn happened(&self, _: GuildEvent) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// How many requests one person may send within ten seconds.
    fn requests_per_person(&self) -> u32 {
        u32::MAX
    }

    /// The store, which remembers which commands are registered.
    fn store(&self) -> &Store;
}

impl Answers for App {
    async fn handle(&self, asker: &Asker, request: Request) -> Screen {
        Self::handle(self, asker, request).await
    }

    async fn next_question(&self, asker: &Asker, game: GameId) -> NextQuestion {
        Self::next_question(self, asker, game).await
    }

    async fn suggest(&self, asker: &Asker, wanted: Suggest) -> Vec<(String, String)> {
        Self::suggest(self, asker, wanted).await
    }

    async fn draw(&self, recipe: &Recipe, progress: Progress) -> Result<Picture, NoPicture> {
        self.studio().draw_telling(recipe, progress).await
    }

    async fn in_letters(&self, screen: &Screen) -> Screen {
        self.studio().in_letters(screen).await
    }

    fn language(&self, asker: &Asker) -> impl Future<Output = Lang> + Send {
        Self::language(self, asker)
    }

    fn happened(&self, event: GuildEvent) -> impl Future<Output = ()> + Send {
        Self::happened(self, event)
    }

    fn requests_per_person(&self) -> u32 {
        self.limits().requests_per_person
    }

    fn store(&self) -> &Store {
        Self::store(self)
    }
}
