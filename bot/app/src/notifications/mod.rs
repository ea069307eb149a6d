//! Notification settings: `/settings` (`panel`, `act`), calls when it is a person's turn (`notice`), reminders (`remind`),
//! digests (`digest`).

mod act;
pub(crate) mod digest;
mod notice;
mod panel;
pub(crate) mod remind;
mod zones;

use model::ids::UserId;
use model::screen::{Button, Screen, Style};
use model::settings::TurnNotification;
use model::time::quiet;
use store::{Block, Invitations, NotificationSettings, Tx};
use words::Lang;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction_done};
use crate::context::Context;
use act::Page;

pub(crate) use act::Act;
pub(super) use notice::{draw_notices, notices, offer_notices, pause_notices, pinged};
pub(super) use remind::{follow, rescheduled};
pub(super) use zones::suggestions;

/// The most people on a block list, and how many its page shows.
const MOST_BLOCKED: i64 = 100;
const MOST_SHOWN: i64 = 25;

/// A request about notification settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotificationRequest {
    /// Show the settings, or choose a time zone.
    Settings {
        /// The time zone, as typed.
        zone: Option<String>,
    },
    /// Block a person, or unblock one.
    People {
        /// The person to block.
        block: Option<UserId>,
        /// The person to unblock.
        unblock: Option<UserId>,
        /// The time zone as typed, if one is chosen as well.
        zone: Option<String>,
    },
}

/// A person's choices, for the panel.
struct Chosen {
    settings: NotificationSettings,
    /// The language they chose; `None`: that of Discord.
    language: Option<Lang>,
    /// The language they read now.
    lang: Lang,
    /// Whether direct messages were refused.
    closed: bool,
    /// Blocked people, the last first.
    blocks: Vec<Block>,
    now: i64,
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: NotificationRequest,
) -> Result<Screen, Rejection> {
    match request {
        NotificationRequest::Settings { zone: None } => settings_page(context, asker, Page::All).await,
        NotificationRequest::Settings { zone: Some(name) } => {
            settle_told(context, asker, Act::Zone(None), &name).await?;
            settings_page(context, asker, Page::All).await
        }
        NotificationRequest::People { block, unblock, zone } => {
            let zone = zone.as_deref();
            retry_transaction_done(|| settle_people(context, asker, block, unblock, zone)).await?;
            settings_page(context, asker, Page::Invitations).await
        }
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    act: Act,
    value: &str,
) -> Result<Screen, Rejection> {
    if let Act::Open(page) = act {
        return settings_page(context, asker, page).await;
    }
    retry_transaction_done(|| settle_told(context, asker, act, value)).await?;
    settings_page(context, asker, act.page()).await
}

async fn settings_page(context: &Context, asker: &Asker, page: Page) -> Result<Screen, Rejection> {
    let settings = context.store.notification_settings(asker.person).await?;
    let person = context.store.person(asker.person).await?;
    // A language just chosen counts for this answer already.
    let lang = person.language.or(person.locale).unwrap_or_default();
    let (language, closed) = (person.language, person.dm_closed);
    let blocks = context.store.blocks_of(asker.person, MOST_SHOWN).await?;
    Ok(panel::page(&Chosen { settings, language, lang, closed, blocks, now: context.now() }, page))
}

/// Changes the block list, and the time zone if one is given: both or neither.
async fn settle_people(
    context: &Context,
    asker: &Asker,
    block: Option<UserId>,
    unblock: Option<UserId>,
    zone: Option<&str>,
) -> Result<(), Rejection> {
    let mut tx = context.begin_once(asker).await?;
    if let Some(person) = unblock {
        tx.unblock_person(asker.person, person).await?;
    }
    if let Some(person) = block {
        refuse_odd_block(asker, person, tx.blocks_count(asker.person).await?)?;
        tx.block(asker.person, person, context.now()).await?;
    }
    if let Some(zone) = zone {
        settle_telling(context, &mut tx, asker, Act::Zone(None), zone).await?;
    }
    Ok(tx.commit().await?)
}

/// Carries out a control's action: stores the choice, with all that follows from it.
async fn settle_told(context: &Context, asker: &Asker, act: Act, value: &str) -> Result<(), Rejection> {
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    if let Act::Language(lang) = act {
        tx.set_language(asker.person, lang).await?;
        tx.commit().await?;
        return Ok(());
    }
    if let Act::Block(person) = act {
        refuse_odd_block(asker, person, tx.blocks_count(asker.person).await?)?;
        tx.block(asker.person, person, now).await?;
        return Ok(tx.commit().await?);
    }
    if act == Act::Unblock {
        tx.unblock(asker.person, value).await?;
        return Ok(tx.commit().await?);
    }
    settle_telling(context, &mut tx, asker, act, value).await?;
    Ok(tx.commit().await?)
}

async fn settle_telling(
    context: &Context,
    tx: &mut Tx,
    asker: &Asker,
    act: Act,
    value: &str,
) -> Result<(), Rejection> {
    let now = context.now();
    let mut settings = tx.notification_settings(asker.person).await?;
    act.apply(&mut settings, value)?;
    let zone = quiet::zone(settings.zone.as_deref());
    let digest_ms = settings.digest.and_then(|minute| quiet::next(minute, &zone, now));
    tx.set_notification_settings(asker.person, &settings, digest_ms).await?;
    remind::anew(tx, asker.person, now).await?;
    if act == Act::Notice(TurnNotification::Direct) {
        // A person who asks for direct messages has opened them, or will be told that they are closed.
        tx.dm_reset(asker.person).await?;
    }
    Ok(())
}

fn refuse_odd_block(asker: &Asker, person: UserId, blocked: i64) -> Result<(), Rejection> {
    if person == asker.person {
        return Err(reject!("notification-odd-block"));
    }
    if blocked >= MOST_BLOCKED {
        return Err(reject!("notification-blocks-full", most = MOST_BLOCKED));
    }
    Ok(())
}

/// A button with which anybody can block a person.
pub(super) fn block_button(label: String, person: UserId) -> Button {
    Act::Block(person).button(label, Style::Secondary)
}

/// A button that sets where the person who presses it may be invited.
pub(super) fn invitations_button(label: String, invitations: Invitations) -> Button {
    Act::Invite(invitations).button(label, Style::Secondary)
}
