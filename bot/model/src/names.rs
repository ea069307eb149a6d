//! Display names of people where they play, and when each last pressed something: for messages that several
//! people read.
//!
//! Discord's clients resolve a mention only for people whom the message pings; others read digits unless their client happens
//! to know the person. So a person who is not pinged is named in plain text. The name comes with each interaction and is kept
//! in memory (and in the row of a message until it is sent), nowhere else: the database knows people by their ids alone.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::ids::{ChannelId, GuildId, UserId};
use crate::screen::{Named, Screen};

use crate::job::{Job, Lane, NewJob, To};

/// How many names, people and channels are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");
/// A person who pressed something within this time (ms) is present and gets silent messages.
const THERE_MS: i64 = 60_000;
/// The most characters of a display name on Discord.
const LONGEST: usize = 32;

/// Names kept in memory. Losing them costs looks alone: mentions stand where names would.
#[derive(Debug)]
pub struct Names(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// Names by place: on a server, or (`None`) in direct messages.
    names: LruCache<(Option<GuildId>, UserId), Box<str>>,
    pressed_ms: LruCache<UserId, i64>,
    servers: LruCache<ChannelId, GuildId>,
}

impl Default for Names {
    fn default() -> Self {
        Self(Mutex::new(Known {
            names: LruCache::new(REMEMBERED),
            pressed_ms: LruCache::new(REMEMBERED),
            servers: LruCache::new(REMEMBERED),
        }))
    }
}

impl Names {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a person used these channels of a server, or (`None`) direct messages.
    pub fn met(
        &self,
        person: UserId,
        name: Option<&str>,
        guild: Option<GuildId>,
        channels: impl IntoIterator<Item = ChannelId>,
        now: i64,
    ) {
        let mut known = self.known();
        known.pressed_ms.put(person, now);
        if let Some(guild) = guild {
            for channel in channels {
                known.servers.put(channel, guild);
            }
        }
        if let Some(name) = name.map(plain).filter(|name| !name.is_empty()) {
            known.names.put((guild, person), name.into());
        }
    }

    /// A person's display name on a server, else in direct messages, as far as it is remembered.
    #[must_use]
    pub fn of(&self, guild: Option<GuildId>, person: UserId) -> Option<String> {
        let mut known = self.known();
        let here = known.names.get(&(guild, person)).cloned();
        here.or_else(|| known.names.get(&(None, person)).cloned()).map(String::from)
    }

    /// Forgets a person whose data were erased.
    pub fn forget(&self, person: UserId) {
        let mut known = self.known();
        known.pressed_ms.pop(&person);
        let own: Vec<_> = known.names.iter().map(|(key, _)| *key).filter(|(_, own)| *own == person).collect();
        for key in own {
            known.names.pop(&key);
        }
    }

    /// Adds to a message for several people the names of those it mentions without a ping; makes it silent if
    /// everybody it pings is present.
    pub fn put_into(&self, new: &mut NewJob, now: i64) {
        let Lane::Channel(place) = new.lane else { return };
        if let Job::Post { to: To::Channel(_) | To::Home, screen, .. }
        | Job::Board { to: To::Channel(_) | To::Home, screen, .. } = &mut new.job
        {
            screen.pings.retain(|person| !person.is_computer());
            self.name_in(screen, place);
            screen.silent |= self.are_there(&screen.pings, now);
        }
    }

    fn name_in(&self, screen: &mut Screen, place: ChannelId) {
        let mentioned = mentioned(&screen.text);
        if mentioned.is_empty() {
            return;
        }
        let mut known = self.known();
        let guild = known.servers.get(&place).copied();
        for person in mentioned {
            let there = screen.names.iter().any(|named| named.person == person);
            if there || screen.pings.contains(&person) {
                continue;
            }
            let here = guild.and_then(|guild| known.names.get(&(Some(guild), person)).cloned());
            if let Some(name) = here.or_else(|| known.names.get(&(None, person)).cloned()) {
                screen.names.push(Named { person, name: name.into() });
            }
        }
    }

    fn are_there(&self, people: &[UserId], now: i64) -> bool {
        let mut known = self.known();
        let mut is_there =
            |person| known.pressed_ms.get(person).is_some_and(|at| (0..THERE_MS).contains(&(now - at)));
        !people.is_empty() && people.iter().all(&mut is_there)
    }
}

/// The people a text mentions, each once.
fn mentioned(text: &str) -> Vec<UserId> {
    let mut people = Vec::new();
    for part in text.split("<@").skip(1) {
        let Some((id, _)) = part.split_once('>') else { continue };
        if let Ok(id) = id.parse()
            && !people.contains(&UserId(id))
        {
            people.push(UserId(id));
        }
    }
    people
}

/// A display name on one line, without characters that reverse text or are invisible.
fn plain(name: &str) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let seen: String = name.chars().filter(|c| !unseen(*c)).take(LONGEST).collect();
    seen.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(11);
    const BEN: UserId = UserId(12);
    const GUILD: GuildId = GuildId(5);
    const HERE: ChannelId = ChannelId(7);

    fn dressed(names: &Names, to: To, pings: Vec<UserId>, now: i64) -> Screen {
        let screen = Screen { pings, ..Screen::text("<@11> against <@12> and <@11>, <@x>, <@13>") };
        let lane = match to {
            To::Person(person) => Lane::Person(person),
            _ => Lane::Channel(HERE),
        };
        let mut new = NewJob { lane, game: None, job: Job::Post { to, slot: None, screen } };
        names.put_into(&mut new, now);
        let Job::Post { screen, .. } = new.job else { panic!() };
        screen
    }

    #[test]
    fn who_is_not_pinged_is_named_as_on_that_server() {
        let names = Names::default();
        names.met(ADA, Some("Ada of the house"), Some(GUILD), [HERE], 0);
        names.met(ADA, Some("ada elsewhere"), Some(GuildId(6)), [ChannelId(8)], 0);
        names.met(BEN, Some("Ben"), None, [], 0);
        let screen = dressed(&names, To::Channel(HERE), vec![BEN], 999_999);
        assert_eq!(screen.names, [Named { person: ADA, name: "Ada of the house".into() }]);
        let screen = dressed(&names, To::Home, Vec::new(), 999_999);
        assert_eq!(
            screen.names.len(),
            2,
            "the name of direct messages serves where none of the server is known"
        );
        assert!(
            dressed(&names, To::Person(ADA), Vec::new(), 0).names.is_empty(),
            "one reader's mentions resolve"
        );
        names.forget(ADA);
        assert_eq!(dressed(&names, To::Home, vec![BEN], 0).names, []);
    }

    #[test]
    fn who_is_there_is_pinged_without_a_sound() {
        let names = Names::default();
        names.met(ADA, None, Some(GUILD), [HERE], 1_000);
        assert!(dressed(&names, To::Home, vec![ADA], 60_999).silent);
        assert!(!dressed(&names, To::Home, vec![ADA], 61_000).silent, "that was a minute ago");
        assert!(!dressed(&names, To::Home, vec![ADA, BEN], 1_000).silent, "Ben is not there");
        assert!(!dressed(&names, To::Home, Vec::new(), 1_000).silent, "nobody is pinged");
    }

    #[test]
    fn names_stay_on_their_line() {
        assert_eq!(plain(" Ada\n\u{202e}Lovelace\u{200b} "), "AdaLovelace");
        assert_eq!(plain(&"é".repeat(60)).chars().count(), 32);
        let names = Names::default();
        names.met(ADA, Some("\u{200b}"), None, [], 0);
        assert_eq!(dressed(&names, To::Home, Vec::new(), 0).names, [], "nothing to be seen is no name");
    }
}
