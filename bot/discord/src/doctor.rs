//! Computes the bot's permissions in a channel, and which channels people see, from Discord's answers and by its
//! documentation (Topics, Permissions).

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::time::Duration;

use model::ids::{ChannelId, GuildId, RoleId, UserId};
use outbox::DeliveryError;
use serenity::all::{ChannelId as Place, GuildId as Guild, Permissions, UserId as User};
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout_at};

use app::{Finding, Findings, Membership, Owner, PermissionProbe, PlaceKind, Visibility};

use super::calls::call::call;
use super::calls::failure::Failure;
use super::calls::read::{self, Member};
use super::calls::rest::Rest;
use super::guilds::{self, Guilds};
use super::sight::{Known, within};

/// The time limit of one call, and of all of them together: a person waits for the answer.
const ONE: Duration = Duration::from_secs(4);
const ALL: Duration = Duration::from_secs(12);

/// Asks Discord what the bot may do.
pub struct GuildProbe {
    http: Rest,
    /// The bot's user id, fetched when first needed.
    own: OnceCell<User>,
    /// Recent answers about what people may see.
    known: Known,
    guilds: Guilds,
}

/// The bot's permissions as a member of a server, before any channel's overwrites.
struct Standing {
    own: User,
    guild: Guild,
    member: Member,
    base: Permissions,
}

impl GuildProbe {
    pub(super) fn new(http: &Rest, guilds: Guilds) -> Self {
        Self { http: http.with_patience(ONE), own: OnceCell::new(), known: Known::default(), guilds }
    }

    async fn standing(&self, guild: Guild) -> Result<Standing, Failure> {
        let ask = || async { call(ONE, self.http.get_current_user()).await.map(|user| user.id) };
        let own = *self.own.get_or_try_init(ask).await?;
        let known = call(ONE, self.http.get_guild(guild)).await?;
        let member = call(ONE, self.http.get_member(guild, own)).await?;
        let of = |id: u64| known.roles.iter().find(|role| role.id.get() == id).map(|role| role.permissions);
        let mut base = of(guild.get()).unwrap_or_default();
        for role in &member.roles {
            base |= of(role.get()).unwrap_or_default();
        }
        if known.owner_id == own {
            base |= Permissions::ADMINISTRATOR;
        }
        Ok(Standing { own, guild, member, base })
    }

    /// A channel, fetched once.
    async fn channel<'k>(
        &self,
        id: Place,
        known: &'k mut HashMap<Place, read::Place>,
    ) -> Result<&'k read::Place, Finding> {
        let slot = match known.entry(id) {
            Entry::Occupied(known) => return Ok(known.into_mut()),
            Entry::Vacant(slot) => slot,
        };
        let channel = call(ONE, self.http.get_channel(id)).await.map_err(|failure| match failure.error {
            DeliveryError::Gone(_) => Finding::Gone,
            DeliveryError::Refused(_) => Finding::Unseen,
            _ => Finding::Unknown,
        })?;
        if channel.guild.is_none() {
            return Err(Finding::Unknown);
        }
        Ok(slot.insert(channel))
    }

    async fn finding(
        &self,
        standing: &Standing,
        place: ChannelId,
        known: &mut HashMap<Place, read::Place>,
    ) -> Finding {
        let Some(id) = u64::try_from(place.0).ok().filter(|id| *id > 0).map(Place::new) else {
            return Finding::Gone;
        };
        let found = async {
            let channel = self.channel(id, known).await?;
            let place = match channel.kind {
                read::PlaceKind::Thread | read::PlaceKind::PrivateThread => PlaceKind::Thread,
                read::PlaceKind::Voice => PlaceKind::Voice,
                read::PlaceKind::Channel => PlaceKind::Channel,
            };
            let channel = match channel.parent {
                // A thread has the permissions of its channel.
                Some(parent) => self.channel(parent, known).await?,
                None => channel,
            };
            let overwrites = channel.overwrites.as_deref().ok_or(Finding::Unknown)?;
            let may =
                within(standing.guild, standing.base, (standing.own, &standing.member.roles), overwrites);
            Ok(Finding::Allowed { bits: may.bits(), place })
        };
        found.await.unwrap_or_else(|finding: Finding| finding)
    }
}

impl PermissionProbe for GuildProbe {
    fn is_member(&self, guild: GuildId) -> Membership<'_> {
        Box::pin(async move {
            let id = u64::try_from(guild.0).ok().filter(|id| *id > 0)?;
            if self.guilds.has(id) {
                return Some(true);
            }
            timeout_at(Instant::now() + ALL, self.known.is_member(&self.http, Guild::new(id))).await.ok()?
        })
    }

    fn owner(&self, guild: GuildId) -> Owner<'_> {
        Box::pin(async move {
            let guild = u64::try_from(guild.0).ok().filter(|id| *id > 0).map(Guild::new)?;
            timeout_at(Instant::now() + ALL, self.known.owner(&self.http, guild)).await.ok()?
        })
    }

    fn invitation(&self) -> Option<String> {
        self.http.application_id().map(|id| guilds::invitation(id.get()))
    }

    fn look<'a>(&'a self, guild: GuildId, places: &'a [ChannelId]) -> Findings<'a> {
        Box::pin(async move {
            let until = Instant::now() + ALL;
            let Some(guild) = u64::try_from(guild.0).ok().filter(|id| *id > 0).map(Guild::new) else {
                return vec![Finding::Unknown; places.len()];
            };
            let Ok(Ok(standing)) = timeout_at(until, self.standing(guild)).await else {
                return vec![Finding::Unknown; places.len()];
            };
            let mut known = HashMap::new();
            let mut findings = Vec::with_capacity(places.len());
            for place in places {
                let finding = timeout_at(until, self.finding(&standing, *place, &mut known)).await;
                findings.push(finding.unwrap_or(Finding::Unknown));
            }
            findings
        })
    }

    fn sees<'a>(
        &'a self,
        guild: GuildId,
        person: UserId,
        roles: &'a [RoleId],
        places: &'a [ChannelId],
    ) -> Visibility<'a> {
        Box::pin(self.known.sees(&self.http, (guild, person, roles), places))
    }
}
