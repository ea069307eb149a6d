//! Moderation of a game that is stuck: calling it off, or moving it. Moderators see no more of it than everybody.

use model::game::{Game, Status};
use model::ids::{ChannelId, GameId};
use model::job::BOARD;
use model::job::{Job, Lane, NewJob};
use model::screen::{Button, Press, Screen, Style, Verb};
use store::{Post, StoreError};
use words::say;

use super::suspended::go_on;
use super::{ServerAction, again};
use crate::asking::rejection::{Rejection, reject, retry_transaction_done};
use crate::asking::{Asker, MOST_SHOWN};
use crate::context::Context;
use crate::games::places::places;
use crate::games::titles::{heading_for, rules_title};
use crate::invitations::invitation::Off;
use crate::invitations::seats::drop_invitation;
use crate::offers::settle;
use crate::play::advance::Moderation;
use crate::policy::{impartial, managed};

/// A game of the asker's server, by its number.
async fn moderated(context: &Context, asker: &Asker, id: GameId) -> Result<Game, Rejection> {
    let guild = managed(asker)?;
    let game = context.store.game(id).await?.filter(|game| game.guild == Some(guild));
    game.ok_or_else(|| reject!("moderate-unknown"))
}

async fn moderated_by_name(context: &Context, asker: &Asker, name: &str) -> Result<Game, Rejection> {
    managed(asker)?;
    let id = name.trim().parse().map_err(|_| reject!("moderate-unknown"))?;
    moderated(context, asker, id).await
}

/// The open games of a server, for its managers; empty for anybody else.
pub(crate) async fn games_on_server(context: &Context, asker: &Asker, typed: &str) -> Vec<(String, String)> {
    let Ok(guild) = managed(asker) else { return Vec::new() };
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let open = context.store.open_games_of(guild, 100).await.unwrap_or_default();
    open.iter()
        .map(|(id, rules)| (format!("#{id} {}", rules_title(asker.lang, rules)), format!("#{id}")))
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .take(MOST_SHOWN)
        .collect()
}

/// `/admin game end`: asks first.
pub(super) async fn ask_end_game(context: &Context, asker: &Asker, name: &str) -> Result<Screen, Rejection> {
    let game = moderated_by_name(context, asker, name).await?;
    let lang = asker.lang;
    refuse_ended(&game)?;
    impartial::refuse_own_end(context, asker, &game).await?;
    let label = say!(lang, "moderate-end-button");
    let stage = stage_of(context, &game).await.unwrap_or_default();
    let yes = Button::new(label, Style::Danger, Verb::Server, game.id, stage);
    let no = Button::new(say!(lang, "moderate-keep-button"), Style::Secondary, Verb::Never, game.id, 0);
    Ok(Screen::text(say!(lang, "moderate-end-ask", game = heading_for(lang, &game)))
        .with_buttons(vec![yes.with_arg(ServerAction::End.word()), no]))
}

/// Calls a game off, if it hasn't changed since the question.
pub(super) async fn end_game(context: &Context, asker: &Asker, press: &Press) -> Result<Screen, Rejection> {
    let id = press.game.ok_or_else(Rejection::unknown_control)?;
    let game = moderated(context, asker, id).await?;
    refuse_ended(&game)?;
    impartial::refuse_own_end(context, asker, &game).await?;
    if stage_of(context, &game).await? != press.version {
        return Err(reject!("moderate-moved-on"));
    }
    let moderation = Moderation {
        interaction: asker.interaction,
        guild: managed(asker)?,
        person: asker.person,
        action: "end",
        about: format!("`#{}`", game.id),
    };
    // The audit entry stands in the transaction that ends the game: both or neither.
    match game.status {
        Status::Invited => {
            retry_transaction_done(|| withdraw_invitation(context, game.id, &moderation)).await?;
        }
        _ => settle::call_off(context, &moderation, &game).await?,
    }
    Ok(Screen::text(say!(asker.lang, "moderate-ended", game = heading_for(asker.lang, &game))))
}

/// A game's progress by public facts: its people, then complete turns.
async fn stage_of(context: &Context, game: &Game) -> Result<i64, Rejection> {
    Ok(match game.status {
        Status::Invited => 2 * game.seated().count() as i64,
        _ => 2 * i64::from(context.table(game).await?.turns_completed()) + 1,
    })
}

/// `/admin game move`: the next board is posted elsewhere, and the old one says where.
pub(super) async fn move_game(
    context: &Context,
    asker: &Asker,
    name: &str,
    to: ChannelId,
) -> Result<Screen, Rejection> {
    let game = moderated_by_name(context, asker, name).await?;
    if game.status != Status::Running {
        return Err(reject!("moderate-not-running"));
    }
    impartial::refuse_own_move(context, asker, &game).await?;
    if game.thread.or(game.channel) == Some(to) {
        return Err(reject!("moderate-there-already"));
    }
    // Discord offers channels of this server only, but requests can be forged.
    if !context.sees_place(asker, to).await {
        return Err(reject!("moderate-elsewhere", place = format!("<#{to}>")));
    }
    retry_transaction_done(|| try_move(context, asker, game.id, to)).await?;
    let place = format!("<#{to}>");
    Ok(Screen::text(say!(asker.lang, "moderate-moved", game = heading_for(asker.lang, &game), place = place)))
}

async fn try_move(context: &Context, asker: &Asker, id: GameId, to: ChannelId) -> Result<(), Rejection> {
    let guild = managed(asker)?;
    let game = moderated(context, asker, id).await?;
    let shown = again::tables_of(context, &game).await?;
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    let mut game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    if game.status != Status::Running || !shown.is_of(&game) {
        return Err(StoreError::Stale.into());
    }
    let mut jobs = Vec::new();
    // The messages that are posted now, not those remembered as boards when the edit's turn comes: by then the game may have
    // been moved again.
    for place in places(&game) {
        let slot = place.slot(BOARD);
        let Some(Post { channel, message }) = tx.post(id, &slot).await? else { continue };
        tx.forget_post(id, &slot).await?;
        let lang = place.own.map_or(game.lang(), |person| game.lang_of(person));
        let goes_on = say!(lang, "moved-to", place = format!("<#{to}>"));
        let text = Some(format!("{}\n{goes_on}", heading_for(lang, &game)));
        let job = Job::Change { channel, message, text, rows: Vec::new(), no_picture: false, picture: None };
        jobs.push(NewJob { lane: Lane::Edits(channel), game: Some(id), job });
    }
    tx.move_game(&mut game, Some(to)).await?;
    go_on(&mut tx, &mut game, now).await?;
    jobs.extend(shown.posts(&game, |lang| say!(lang, "moved-here")));
    tx.audit(guild, asker.person, "move", &format!("`#{id}` → <#{to}>"), now).await?;
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

/// Removes an invitation, no matter who made it.
async fn withdraw_invitation(
    context: &Context,
    id: GameId,
    moderation: &Moderation,
) -> Result<(), Rejection> {
    let now = context.now();
    let mut tx = context.store.begin().await?;
    if !tx.first_time(moderation.interaction, now).await? {
        return Err(Rejection::Replayed);
    }
    let game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    if game.status != Status::Invited {
        return Err(reject!("moderate-moved-on"));
    }
    moderation.note(&mut tx, now).await?;
    let (_, jobs) = drop_invitation(&mut tx, game, now, Off::Withdrawn).await?;
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

fn refuse_ended(game: &Game) -> Result<(), Rejection> {
    match game.status {
        Status::Running | Status::Invited => Ok(()),
        Status::Over | Status::Dropped => Err(reject!("moderate-over")),
    }
}
