//! Which channels of a server people see: from its roles and channels, cached for a minute.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use model::ids::{ChannelId, GuildId, RoleId, UserId};
use outbox::DeliveryError;
use serenity::all::{ChannelId as Place, GuildId as Guild, Permissions, RoleId as Role, UserId as User};
use tokio::time::{Instant, timeout_at};

use super::calls::call::call;
use super::calls::read::{Overwrite, PlaceKind, Subject};
use super::calls::rest::Rest;

/// How long an answer is cached.
const FRESH: Duration = Duration::from_secs(60);
/// The time limit of one call, and of all of them together: suggestions are worthless after three seconds.
const ONE: Duration = Duration::from_secs(1);
const ALL: Duration = Duration::from_secs(2);
/// "Missing access" and "unknown guild": Discord's codes for servers of which the bot is no member.
const NO_ACCESS: u32 = 50001;
const UNKNOWN_GUILD: u32 = 10004;
/// How many servers and channels are cached.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(2048).expect("not zero");

/// A server's role permissions, before any channel's overwrites.
struct Roles {
    owner: User,
    of: Vec<(Role, Permissions)>,
}

/// A channel's permissions.
struct Room {
    guild: Guild,
    /// The channel whose permissions count instead, for a thread.
    parent: Option<Place>,
    /// Whether only its members see it, independent of its channel's permissions.
    private: bool,
    overwrites: Vec<Overwrite>,
}

/// Cached answers with the time they came.
type Remembered<K, V> = Mutex<LruCache<K, (Instant, V)>>;

/// The cache.
pub(super) struct Known {
    guilds: Remembered<Guild, Arc<Roles>>,
    /// Whether the bot is a member.
    members: Remembered<Guild, bool>,
    /// `None`: the bot can't see it, or it is gone.
    rooms: Remembered<Place, Option<Arc<Room>>>,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            guilds: Mutex::new(LruCache::new(REMEMBERED)),
            members: Mutex::new(LruCache::new(REMEMBERED)),
            rooms: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl Known {
    /// Which places a member with these roles certainly sees.
    pub(super) async fn sees(
        &self,
        http: &Rest,
        (guild, person, roles): (GuildId, UserId, &[RoleId]),
        places: &[ChannelId],
    ) -> Vec<bool> {
        let until = Instant::now() + ALL;
        let none = || vec![false; places.len()];
        let (Some(guild), Some(person)) = (id(guild.0).map(Guild::new), id(person.0).map(User::new)) else {
            return none();
        };
        let roles: Vec<Role> = roles.iter().filter_map(|role| id(role.0).map(Role::new)).collect();
        let Ok(Some(server)) = timeout_at(until, self.roles(http, guild)).await else { return none() };
        let held = |role: &Role| role.get() == guild.get() || roles.contains(role);
        let base = server
            .of
            .iter()
            .filter(|(role, _)| held(role))
            .fold(Permissions::empty(), |all, (_, may)| all | *may);
        let base = if server.owner == person { base | Permissions::ADMINISTRATOR } else { base };
        let mut seen = Vec::with_capacity(places.len());
        for place in places {
            let sees = self.sees_one(http, guild, base, (person, &roles), *place);
            seen.push(timeout_at(until, sees).await.unwrap_or(false));
        }
        seen
    }

    async fn sees_one(
        &self,
        http: &Rest,
        guild: Guild,
        base: Permissions,
        member: (User, &[Role]),
        place: ChannelId,
    ) -> bool {
        let Some(place) = id(place.0).map(Place::new) else { return false };
        let Some(mut room) = self.room(http, place).await else { return false };
        if room.private && !base.contains(Permissions::ADMINISTRATOR) {
            return false;
        }
        if let Some(parent) = room.parent {
            let Some(channel) = self.room(http, parent).await else { return false };
            room = channel;
        }
        room.guild == guild
            && within(guild, base, member, &room.overwrites).contains(Permissions::VIEW_CHANNEL)
    }

    /// Whether the bot is a member of a server; `None`: no answer in time.
    pub(super) async fn is_member(&self, http: &Rest, guild: Guild) -> Option<bool> {
        if let Some(known) = fresh(&self.members, &guild) {
            return Some(known);
        }
        let member = match call(ONE, http.get_guild(guild)).await {
            Ok(_) => true,
            Err(failure) if matches!(failure.code, NO_ACCESS | UNKNOWN_GUILD) => false,
            Err(_) => return None,
        };
        keep(&self.members, guild, member);
        Some(member)
    }

    /// A server's owner; `None`: no answer in time.
    pub(super) async fn owner(&self, http: &Rest, guild: Guild) -> Option<UserId> {
        let owner = self.roles(http, guild).await?.owner.get();
        i64::try_from(owner).ok().map(UserId)
    }

    async fn roles(&self, http: &Rest, guild: Guild) -> Option<Arc<Roles>> {
        if let Some(known) = fresh(&self.guilds, &guild) {
            return Some(known);
        }
        let said = call(ONE, http.get_guild(guild)).await.ok()?;
        let of = said.roles.iter().map(|role| (role.id, role.permissions)).collect();
        let roles = Arc::new(Roles { owner: said.owner_id, of });
        keep(&self.guilds, guild, Arc::clone(&roles));
        Some(roles)
    }

    async fn room(&self, http: &Rest, place: Place) -> Option<Arc<Room>> {
        if let Some(known) = fresh(&self.rooms, &place) {
            return known;
        }
        let room = match call(ONE, http.get_channel(place)).await {
            // Without a channel's overwrites people are taken to see less than they may.
            Ok(place) => place.guild.zip(place.overwrites).map(|(guild, overwrites)| {
                let private = place.kind == PlaceKind::PrivateThread;
                Arc::new(Room { guild, parent: place.parent, private, overwrites })
            }),
            // A refusal is cached, too: repeated requests would count against the bot.
            Err(failure) if matches!(failure.error, DeliveryError::Gone(_) | DeliveryError::Refused(_)) => {
                None
            }
            Err(_) => return None,
        };
        keep(&self.rooms, place, room.clone());
        room
    }
}

/// A number that Discord would give.
fn id(number: i64) -> Option<u64> {
    u64::try_from(number).ok().filter(|id| *id > 0)
}

fn fresh<K: std::hash::Hash + Eq, V: Clone>(all: &Remembered<K, V>, key: &K) -> Option<V> {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.get(key).filter(|(since, _)| since.elapsed() < FRESH).map(|(_, known)| known.clone())
}

fn keep<K: std::hash::Hash + Eq, V>(all: &Remembered<K, V>, key: K, known: V) {
    all.lock().unwrap_or_else(PoisonError::into_inner).put(key, (Instant::now(), known));
}

/// A member's permissions in a channel: the overwrites of everybody, then of all roles together, then of the member.
pub(super) fn within(
    guild: Guild,
    base: Permissions,
    (member, roles): (User, &[Role]),
    overwrites: &[Overwrite],
) -> Permissions {
    let mut may = base;
    if may.contains(Permissions::ADMINISTRATOR) {
        return Permissions::all();
    }
    let mut apply = |matches: &dyn Fn(Subject) -> bool| {
        let (mut allow, mut deny) = (Permissions::empty(), Permissions::empty());
        for overwrite in overwrites.iter().filter(|overwrite| matches(overwrite.of)) {
            allow |= overwrite.allow;
            deny |= overwrite.deny;
        }
        may = (may & !deny) | allow;
    };
    let everyone = guild.get();
    apply(&|of| matches!(of, Subject::Role(role) if role.get() == everyone));
    apply(&|of| matches!(of, Subject::Role(role) if role.get() != everyone && roles.contains(&role)));
    apply(&|of| matches!(of, Subject::Member(one) if one == member));
    for unknown in overwrites.iter().filter(|overwrite| overwrite.of == Subject::Unknown) {
        may &= !unknown.deny;
    }
    // Without the permission to see a channel, all others are void.
    if may.contains(Permissions::VIEW_CHANNEL) { may } else { Permissions::empty() }
}
