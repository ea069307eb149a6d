//! Applies a server's settings when tables are opened and when people sit down. Running games are unaffected.

use model::ids::RoleId;
use model::ids::{ChannelId, GuildId};
use model::time::control::TimeControl;
use store::{HouseRules, StoreError};
use words::Lang;
use words::say;

use super::{games, permissions};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;

/// The default time control of a server; `None` if it has none of its own.
pub(crate) async fn default_control(
    context: &Context,
    guild: Option<GuildId>,
) -> Result<Option<TimeControl>, StoreError> {
    match guild {
        Some(guild) => Ok(context.store.house_rules(guild).await?.clock),
        None => Ok(None),
    }
}

/// Whether a new game gets a thread of its own: as its host says, else by the server's default.
pub(crate) async fn wants_thread(
    context: &Context,
    asker: &Asker,
    said: Option<bool>,
) -> Result<bool, StoreError> {
    match (said, asker.guild) {
        (Some(said), _) => Ok(said),
        (None, Some(guild)) => Ok(context.store.house_rules(guild).await?.threads),
        (None, None) => Ok(false),
    }
}

/// Refuses a table where the server doesn't allow one, or where the bot could not run it; `own_thread`: it is to have a
/// thread of its own.
pub(crate) async fn refuse_opening(
    context: &Context,
    asker: &Asker,
    game: &str,
    own_thread: bool,
) -> Result<(), Rejection> {
    let Some(guild) = asker.guild else { return Ok(()) };
    if let Some(word) = half_here(context, asker).await {
        return Err(Rejection::say(word));
    }
    let lang = asker.lang;
    let rules = context.store.house_rules(guild).await?;
    let here = |channel: &ChannelId| *channel == asker.channel || Some(*channel) == asker.parent;
    if !rules.channels.is_empty() && !rules.channels.iter().any(here) {
        let channels = channels(lang, &rules.channels);
        return Err(reject!("hold-channel", channels = channels));
    }
    refuse_roles(asker, &rules)?;
    games::refuse(lang, &rules.games, game)?;
    let missing = permissions::essential_here(asker, own_thread);
    if !missing.is_empty() {
        let lines = permissions::lines(lang, &missing);
        return Err(Rejection::say(format!("{}{lines}", say!(lang, "hold-permissions"))));
    }
    if let Some(most) = rules.channel_tables
        && context.store.open_tables_in(asker.channel).await? >= most
    {
        return Err(reject!("hold-tables", most = most));
    }
    refuse_too_many_on(context, asker, guild, &rules).await
}

/// Refuses a place in a tournament to a person who may not play on the server.
pub(crate) async fn refuse_taking_part(context: &Context, asker: &Asker) -> Result<(), Rejection> {
    let Some(guild) = asker.guild else { return Ok(()) };
    refuse_roles(asker, &context.store.house_rules(guild).await?)
}

/// A note where the bot's commands were installed without the bot itself; `None` if it is a member, or that is unknown.
pub(crate) async fn half_here(context: &Context, asker: &Asker) -> Option<String> {
    let (probe, guild) = (context.probe.as_ref()?, asker.guild?);
    if probe.is_member(guild).await != Some(false) {
        return None;
    }
    Some(match probe.invitation() {
        Some(link) => say!(asker.lang, "half-here", link = link),
        None => say!(asker.lang, "half-here-no-link"),
    })
}

pub(crate) async fn refuse_too_many_on(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    rules: &HouseRules,
) -> Result<(), Rejection> {
    match rules.person_games {
        Some(most) if context.store.open_games_on(guild, asker.person).await? >= most => {
            Err(reject!("hold-games", most = most))
        }
        _ => Ok(()),
    }
}

pub(crate) fn refuse_roles(asker: &Asker, rules: &HouseRules) -> Result<(), Rejection> {
    let has = rules.roles.iter().any(|role| asker.roles.contains(role));
    if rules.roles.is_empty() || has || asker.manages {
        return Ok(());
    }
    let roles = roles(asker.lang, &rules.roles);
    Err(reject!("hold-roles", roles = roles))
}

/// The channels where tables may be opened, as a list.
pub(crate) fn channels(lang: Lang, channels: &[ChannelId]) -> String {
    lang.list(&channels.iter().map(|channel| format!("<#{channel}>")).collect::<Vec<_>>())
}

/// The roles that may play, as a list.
pub(crate) fn roles(lang: Lang, roles: &[RoleId]) -> String {
    lang.list(&roles.iter().map(|role| format!("<@&{role}>")).collect::<Vec<_>>())
}
