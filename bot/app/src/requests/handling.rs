//! Handling of a request: notes its person, sets their language, calls the area, and makes a sentence of a rejection.

use model::screen::Screen;
use store::{Person, StoreError};
use words::say;

use super::answering;
use super::request::Request;
use crate::asking::Asker;
use crate::choosing::shortcut;
use crate::context::Context;

/// Answers a request. Mistakes are answered with a sentence that says what would work; faults of ours are logged
/// and worded kindly. Nothing has changed in either case.
pub(crate) async fn handle(context: &Context, asker: &Asker, request: Request) -> Screen {
    let mut asker = asker.clone();
    let channels = [Some(asker.channel), asker.parent].into_iter().flatten();
    context.store.names().met(asker.person, asker.name.as_deref(), asker.guild, channels, context.now());
    let known = context.store.person(asker.person).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "what is known of somebody can't be read");
        Person::default()
    });
    let about_data = is_about_data(&request);
    remember_locale(context, &asker, &known, about_data).await;
    if !known.used && !about_data {
        remember_use(context, &asker).await;
    }
    asker.lang = known.language.unwrap_or(asker.lang);
    let answer = match answering::answer(context, &asker, request).await {
        Ok(screen) => screen,
        Err(rejection) => rejection.into_screen(asker.interaction, asker.lang),
    };
    let mut answer = match shortcut::only_known(context, &asker, answer).await {
        Ok(screen) => screen,
        Err(rejection) => rejection.into_screen(asker.interaction, asker.lang),
    };
    answer.picture = answer.picture.map(|recipe| recipe.for_eyes_of(asker.person).seen_on(asker.guild));
    if known.dm_notice { with_notice(context, &asker, answer).await } else { answer }
}

/// Stores the client's language, for messages that are sent unasked.
///
/// Also English: on a server with another language it decides the language of private pictures. Not for a person without stored
/// data who only asks about their data.
async fn remember_locale(context: &Context, asker: &Asker, known: &Person, about_data: bool) {
    let usual = known.locale.unwrap_or_default() == asker.lang;
    if known.locale == Some(asker.lang) || usual && about_data {
        return;
    }
    let kept = async {
        let mut tx = context.store.begin().await?;
        tx.set_locale(asker.person, asker.lang).await?;
        tx.commit().await
    };
    if let Err(error) = kept.await {
        tracing::warn!(%error, "somebody's language is not kept");
    }
}

/// Notes that a person uses the bot: on others' request, direct messages go only to people who do.
async fn remember_use(context: &Context, asker: &Asker) {
    let kept = async {
        let mut tx = context.store.begin().await?;
        tx.set_used(asker.person).await?;
        tx.commit().await
    };
    if let Err(error) = kept.await {
        tracing::warn!(%error, "that somebody uses the bot is not kept");
    }
}

/// Puts the one-time notice about refused direct messages before an answer, unless another answer has it.
async fn with_notice(context: &Context, asker: &Asker, mut answer: Screen) -> Screen {
    let taken = async {
        let mut tx = context.store.begin().await?;
        let due = tx.take_dm_notice(asker.person).await?;
        tx.commit().await.map(|()| due)
    };
    let noticed = |answer: &Screen| format!("{}\n\n{}", say!(asker.lang, "guide-dm-closed"), answer.text);
    match taken.await {
        Ok(true) => answer.text = noticed(&answer),
        Ok(false) => {}
        // In doubt whether it counted, it is shown: rather twice than never.
        Err(StoreError::InDoubt) => answer.text = noticed(&answer),
        Err(error) => tracing::warn!(%error, "the notice about direct messages waits"),
    }
    answer
}

/// Whether a request is about the person's data: it shall store nothing.
fn is_about_data(request: &Request) -> bool {
    match request {
        Request::Data(_) => true,
        Request::Press { press, .. } => press.verb == model::screen::Verb::Data,
        _ => false,
    }
}
