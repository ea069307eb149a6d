//! Answers: asks the app in the pool, draws the picture, and sends something else where the answer is not taken.

use std::sync::Arc;

use app::request::Request;
use app::{Asker, Progress};
use model::ids::GameId;
use model::screen::Screen;
use outbox::Attachment;
use pool::{NotDone, Place};
use tokio::sync::watch;
use words::Lang;
use words::say;

use super::Dispatcher;
use crate::Answers;
use crate::incoming::interaction::{Reply, Taken};

impl<A: Answers> Dispatcher<A> {
    /// Asks the app and answers; returns the game whose next question the answer awaits.
    pub(super) async fn answer(
        &self,
        reply: &Reply<'_>,
        place: &Place,
        asker: Asker,
        request: Option<Request>,
    ) -> Option<GameId> {
        let Some(request) = request else {
            reply.answer(&Screen::text(say!(reply.lang, "general-unknown")), None).await;
            return None;
        };
        let (screen, file) = self.ask(reply, place, asker, request).await;
        let awaited = screen.awaits;
        self.give(reply, place, (screen, file)).await;
        awaited
    }

    /// Asks the app.
    pub(super) async fn ask(
        &self,
        reply: &Reply<'_>,
        place: &Place,
        asker: Asker,
        request: Request,
    ) -> (Screen, Option<Attachment>) {
        let (answers, lang) = (Arc::clone(&self.answers), reply.lang);
        let asked = |progress| async move {
            let screen = answers.handle(&asker, request).await;
            with_file(&*answers, screen, lang, progress).await
        };
        work(reply, place, asked).await
    }

    /// Answers, with something else if that can't be sent.
    pub(super) async fn give(
        &self,
        reply: &Reply<'_>,
        place: &Place,
        (screen, file): (Screen, Option<Attachment>),
    ) {
        let answers = Arc::clone(&self.answers);
        let (screen, file) = match reply.answer(&screen, file).await {
            Taken::Done => return,
            Taken::NoFiles => {
                work(reply, place, |_| async move { (answers.in_letters(&screen).await, None) }).await
            }
            Taken::TooLarge => self.reduced(reply, place, screen).await,
        };
        reply.answer(&screen, file).await;
    }

    /// The replacement for an answer that was too large.
    async fn reduced(
        &self,
        reply: &Reply<'_>,
        place: &Place,
        screen: Screen,
    ) -> (Screen, Option<Attachment>) {
        let answers = Arc::clone(&self.answers);
        match smaller(screen) {
            Some(screen) => {
                let lang = reply.lang;
                let asked = |progress| async move { with_file(&*answers, screen, lang, progress).await };
                work(reply, place, asked).await
            }
            None => (Screen::text(say!(reply.lang, "general-unshowable")), None),
        }
    }
}

/// Does the work for an answer in the pool, and reports progress meanwhile. A panic there still gets an answer.
async fn work<F>(
    reply: &Reply<'_>,
    place: &Place,
    begin: impl FnOnce(Progress) -> F,
) -> (Screen, Option<Attachment>)
where
    F: Future<Output = (Screen, Option<Attachment>)> + Send + 'static,
{
    let (progress, heard) = watch::channel((0, 0));
    let working = place.run(begin(progress));
    let (done, ()) = tokio::join!(working, reply.tell(heard));
    done.unwrap_or_else(|why| {
        match why {
            // The log has the place of the panic.
            NotDone::Broken => tracing::error!(interaction = %reply.id, "a request ended in a panic"),
            NotDone::Ended | NotDone::Full(_) => {
                tracing::warn!(interaction = %reply.id, %why, "a request was cut short");
            }
        }
        (Screen::text(say!(reply.lang, "general-broken")), None)
    })
}

async fn with_file(
    answers: &impl Answers,
    mut screen: Screen,
    lang: Lang,
    progress: Progress,
) -> (Screen, Option<Attachment>) {
    let file = attachment(answers, &mut screen, lang, progress).await;
    (screen, file)
}

/// A screen with a smaller film, if it has a film that can be made smaller.
fn smaller(mut screen: Screen) -> Option<Screen> {
    let replay = screen.picture.as_mut()?.replay.as_mut()?;
    if replay.small || replay.frame.is_some() {
        return None;
    }
    replay.small = true;
    Some(screen)
}

/// Draws the picture of a screen. If that fails it is left out, and the text says so.
async fn attachment(
    answers: &impl Answers,
    screen: &mut Screen,
    lang: Lang,
    progress: Progress,
) -> Option<Attachment> {
    match answers.draw(screen.picture.as_ref()?, progress).await {
        Ok(picture) => {
            Some(Attachment { name: picture.file_name.to_owned(), alt: picture.alt, bytes: picture.bytes })
        }
        Err(error) => {
            tracing::error!(%error, "a picture could not be drawn");
            screen.text = format!("{}\n{}", screen.text, say!(lang, "general-no-picture"));
            None
        }
    }
}
