//! What the Discord layer needs of the program behind it.

use model::screen::{Recipe, Screen};
use store::Store;
use words::Lang;

use app::picture::{NoPicture, Picture};
use app::request::Request;
use app::{App, Asker, GuildEvent, Progress, Suggest};

/// Answers what people ask. [`App`] does; so does what a test puts in its place.
pub trait Answers: Send + Sync + 'static {
    /// Answers a request. Never fails: mistakes are answered with a sentence.
    fn handle(&self, asker: &Asker, request: Request) -> impl Future<Output = Screen> + Send;

    /// What may be meant while somebody types: what to show and what it stands for.
    fn suggest(&self, asker: &Asker, wanted: Suggest) -> impl Future<Output = Vec<(String, String)>> + Send;

    /// Draws the picture of a screen, and tells meanwhile how far it has come.
    fn draw(
        &self,
        recipe: &Recipe,
        progress: Progress,
    ) -> impl Future<Output = Result<Picture, NoPicture>> + Send;

    /// The same without its picture, where pictures are not taken.
    fn in_letters(&self, screen: &Screen) -> impl Future<Output = Screen> + Send {
        std::future::ready(Screen { picture: None, file: None, ..screen.clone() })
    }

    /// The language somebody reads: the one they chose, else the one their client speaks.
    fn language(&self, asker: &Asker) -> impl Future<Output = Lang> + Send {
        std::future::ready(asker.lang)
    }

    /// Hears what happened to servers and channels.
    fn happened(&self, _: GuildEvent) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// How many requests one person may send within ten seconds.
    fn requests_per_person(&self) -> u32 {
        u32::MAX
    }

    /// Where it is noted which commands are registered.
    fn store(&self) -> &Store;
}

impl Answers for App {
    async fn handle(&self, asker: &Asker, request: Request) -> Screen {
        Self::handle(self, asker, request).await
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
