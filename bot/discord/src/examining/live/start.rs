//! Checks the application and the channel, and whether the examination is possible there.

use outbox::DeliveryError;
use serde_json::Value;
use serenity::all::{ChannelId, GuildId, Permissions, UserId};
use words::Lang;

use crate::calls::failure::Failure;
use crate::calls::read::Gateway;
use crate::calls::received::id;
use crate::sight::within;
use app::lacking;

use super::bench::{Bench, End};
use super::questions::Question;
use super::row::unless;

/// The types of channels for messages and threads: text and announcements.
const CHANNELS: [u64; 2] = [0, 5];

/// The place of the examination and its people.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) own: UserId,
    /// The application's owner.
    pub(super) owner: Option<UserId>,
    pub(super) guild: GuildId,
    pub(super) channel: ChannelId,
    /// The server's language.
    pub(super) lang: Lang,
    pub(super) allowed: Permissions,
    /// The missing permissions for threads.
    pub(super) no_threads: Vec<String>,
    pub(super) gateway: Gateway,
    /// The application's key, which verifies interactions by HTTP.
    pub(super) key: String,
}

/// Examines application and channel.
///
/// # Errors
/// When it can't be done.
pub(super) async fn start(bench: &mut Bench<'_>, channel: u64) -> Result<Scene, End> {
    let http = bench.http.clone();
    let user = bench.try_call("who we are", "an id", http.get_current_user(), |_, _| Vec::new()).await?;
    let own = user.map_err(|failure| cannot(&failure))?.id;
    let mut raw = Value::Null;
    let asked = http.get_current_application_info();
    let application = bench
        .try_call("the application", "id, key and owner", asked, |_, body| {
            raw = body.clone();
            unless([(owner(body).is_some(), "it names no owner")])
        })
        .await?
        .map_err(|failure| cannot(&failure))?;
    http.set_application_id(application.id);
    team(bench, &raw);
    let asked = http.get_bot_gateway();
    let gateway =
        bench.try_call("where the gateway is", "an address and a number of shards", asked, |_, body| {
            unless([(body["shards"].is_u64(), "no number of shards")])
        });
    let gateway = gateway.await?.map_err(|failure| cannot(&failure))?;
    let (channel, mut kind) = (ChannelId::new(channel.max(1)), None);
    let asked = http.get_channel(channel);
    let place = bench.try_call("the channel", "a text channel of a server", asked, |_, body| {
        kind = body["type"].as_u64();
        Vec::new()
    });
    let place = place.await?.map_err(|failure| match failure.error {
        DeliveryError::Gone(_) | DeliveryError::Unfamiliar { status: 404, .. } => {
            End::Cannot(format!("there is no channel {channel} that this bot knows; copy the id of a text channel of its server"))
        }
        DeliveryError::Refused(_) => End::Cannot(format!(
            "the bot may not see channel {channel}: it lacks View Channel there, or is not on that server (`menagerie invite` prints the link)"
        )),
        _ => cannot(&failure),
    })?;
    let Some(guild) = place.guild.filter(|_| kind.is_some_and(|kind| CHANNELS.contains(&kind))) else {
        return Err(End::Cannot(format!(
            "{channel} is no text channel of a server (threads, voice channels, forums and direct messages don't do)"
        )));
    };
    let mut locale = None;
    let asked = http.get_guild(guild);
    let server = bench.try_call("the server", "its owner and roles", asked, |server, body| {
        locale = body["preferred_locale"].as_str().and_then(Lang::of_locale);
        unless([(!server.roles.is_empty(), "no role that can be read")])
    });
    let server = server.await?.map_err(|failure| absent(&failure))?;
    let asked = http.get_member(guild, own);
    let member = bench.try_call("the bot as a member", "its roles", asked, |_, _| Vec::new()).await?;
    let member = member.map_err(|failure| absent(&failure))?;
    let of = |id: u64| server.roles.iter().find(|role| role.id.get() == id).map(|role| role.permissions);
    let mut base = of(guild.get()).unwrap_or_default();
    member.roles.iter().for_each(|role| base |= of(role.get()).unwrap_or_default());
    let overwrites = place.overwrites.unwrap_or_default();
    let allowed = within(guild, base, (own, &member.roles), &overwrites);
    let (essential, no_threads) = lacking(allowed.bits());
    if !essential.is_empty() {
        return Err(End::Cannot(format!(
            "the bot may not do its work in channel {channel}: it lacks {}",
            essential.join(", ")
        )));
    }
    bench.saw("what the bot may do there", "the permissions of README.md", &lacks(&no_threads));
    Ok(Scene {
        own,
        owner: owner(&raw),
        guild,
        channel,
        lang: locale.unwrap_or_default(),
        allowed,
        no_threads,
        gateway,
        key: application.verify_key.unwrap_or_default(),
    })
}

fn lacks(permissions: &[String]) -> Vec<String> {
    permissions.iter().map(|name| format!("{name} is missing, so no thread is tried")).collect()
}

/// The application's owner: a team's owner, or the person who made it.
fn owner(application: &Value) -> Option<UserId> {
    let (team, owner) = (&application["team"]["owner_user_id"], &application["owner"]["id"]);
    id(team).or_else(|| id(owner)).map(UserId::new)
}

/// Notes differences between Discord's description and its documentation about a team's members.
fn team(bench: &mut Bench<'_>, application: &Value) {
    let members = application["team"]["members"].as_array();
    let carry =
        |members: &[Value]| members.iter().filter(|member| member.get("permissions").is_some()).count();
    let seen = match members {
        None => "the application belongs to no team".to_owned(),
        Some(members) => format!("{} of {} do", carry(members), members.len()),
    };
    bench.answer(Question::TeamPermissions, seen);
}

/// Why the examination can't begin.
fn cannot(failure: &Failure) -> End {
    End::Cannot(match &failure.error {
        DeliveryError::Unauthorised => {
            "Discord does not accept the token; reset it on the application's page and put the new one in place".to_owned()
        }
        DeliveryError::Retry { reason, .. } => format!(
            "Discord can't be reached from here, or is out of order ({reason}); is outgoing HTTPS to discord.com allowed? See discordstatus.com"
        ),
        why => format!("Discord refuses before anything could be tried ({why}); try again in some minutes, and see discordstatus.com"),
    })
}

fn absent(failure: &Failure) -> End {
    match failure.error {
        DeliveryError::Gone(_) | DeliveryError::Refused(_) => End::Cannot(
            "the bot is not a member of that server; `menagerie invite` prints the link".to_owned(),
        ),
        _ => cannot(failure),
    }
}
