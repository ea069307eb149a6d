//! A permission probe whose findings a test sets.

use std::sync::{Mutex, PoisonError};

use app::{Finding, Findings, Membership, Owner, PermissionProbe, PlaceKind, Visibility};
use model::ids::{ChannelId, GuildId, RoleId, UserId};

/// Places that nobody sees from other channels, and the bot's state on the server.
#[derive(Default)]
pub(crate) struct Hidden(pub(crate) Mutex<Vec<ChannelId>>, pub(crate) Mutex<Bot>);

/// The bot's state on the server, as a test sets it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Bot {
    /// Whether the bot is a member.
    pub(crate) member: Option<bool>,
    /// The bot's permissions in every channel, as Discord's bits.
    pub(crate) may: Option<u64>,
    /// The owner of the server.
    pub(crate) owner: Option<UserId>,
}

impl PermissionProbe for Hidden {
    fn is_member(&self, _: GuildId) -> Membership<'_> {
        let member = self.1.lock().unwrap_or_else(PoisonError::into_inner).member;
        Box::pin(std::future::ready(member))
    }

    fn owner(&self, _: GuildId) -> Owner<'_> {
        let owner = self.1.lock().unwrap_or_else(PoisonError::into_inner).owner;
        Box::pin(std::future::ready(owner))
    }

    fn invitation(&self) -> Option<String> {
        Some("https://discord.com/oauth2/authorize?client_id=1".to_owned())
    }

    fn look<'a>(&'a self, _: GuildId, places: &'a [ChannelId]) -> Findings<'a> {
        let may = self.1.lock().unwrap_or_else(PoisonError::into_inner).may;
        let finding = |bits| Finding::Allowed { bits, place: PlaceKind::Channel };
        Box::pin(async move { may.map(|bits| vec![finding(bits); places.len()]).unwrap_or_default() })
    }

    fn sees<'a>(&'a self, _: GuildId, _: UserId, _: &'a [RoleId], places: &'a [ChannelId]) -> Visibility<'a> {
        let hidden = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Box::pin(async move { places.iter().map(|place| !hidden.contains(place)).collect() })
    }
}
