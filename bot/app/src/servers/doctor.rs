//! `/doctor`: what the bot lacks, here and wherever it matters on the server.

use std::pin::Pin;

use model::ids::{ChannelId, GuildId, RoleId, UserId};
use model::screen::Screen;
use words::Lang;
use words::say;

use super::super::asking::rejection::Rejection;
use super::super::{App, Asker};
use super::permissions::{self, PlaceKind};

/// How many places are looked at, at most.
const MOST: i64 = 20;

/// What Discord says of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// What the bot may do there, as Discord's bits.
    Allowed {
        /// The bits.
        bits: u64,
        /// What kind of place it is.
        place: PlaceKind,
    },
    /// It can't even be seen.
    Unseen,
    /// There is no such place any more.
    Gone,
    /// Discord didn't say in time.
    Unknown,
}

/// What the bot may do in some places of a server, in their order.
pub type Findings<'a> = Pin<Box<dyn Future<Output = Vec<Finding>> + Send + 'a>>;

/// Whether somebody may see some places of a server, in their order; `false` also where nobody can say.
pub type Sights<'a> = Pin<Box<dyn Future<Output = Vec<bool>> + Send + 'a>>;

/// Whether the bot is a member of a server; `None`: nobody can say.
pub type Membership<'a> = Pin<Box<dyn Future<Output = Option<bool>> + Send + 'a>>;

/// Who owns a server; `None`: nobody can say.
pub type Owner<'a> = Pin<Box<dyn Future<Output = Option<UserId>> + Send + 'a>>;

/// Asks Discord what the bot may do, and what people may see. Bounded in time; never fails.
pub trait Survey: Send + Sync + 'static {
    /// Whether the bot is a member of a server: its commands work without, but it can post nothing. `None`: nobody can say.
    fn is_member(&self, _: GuildId) -> Membership<'_> {
        Box::pin(std::future::ready(None))
    }

    /// Who owns a server, and so may always manage it.
    fn owner(&self, _: GuildId) -> Owner<'_> {
        Box::pin(std::future::ready(None))
    }

    /// The link by which the bot is invited, if it is known.
    fn invitation(&self) -> Option<String> {
        None
    }

    /// Looks at places of a server.
    fn look<'a>(&'a self, guild: GuildId, places: &'a [ChannelId]) -> Findings<'a>;

    /// Which places of a server a member with these roles may see beyond doubt.
    fn sees<'a>(
        &'a self,
        guild: GuildId,
        person: UserId,
        roles: &'a [RoleId],
        places: &'a [ChannelId],
    ) -> Sights<'a>;
}

impl App {
    /// `/doctor`. What is wrong here, everybody may know; elsewhere there may be channels that not everybody knows of.
    pub(super) async fn doctor(&self, asker: &Asker) -> Result<Screen, Rejection> {
        let lang = asker.lang;
        let Some(guild) = asker.guild else {
            return Ok(Screen::text(say!(lang, "doctor-direct")));
        };
        if let Some(word) = self.half_here(asker).await {
            return Ok(Screen::text(word));
        }
        let mut text = say!(lang, "doctor-heading");
        let here = permissions::finding_here(asker);
        text.push('\n');
        text.push_str(&self.diagnosis(lang, asker.channel, here).await?);
        if !asker.manages {
            text.push_str(&format!("\n{}", say!(lang, "doctor-only-here")));
            return Ok(Screen::text(text));
        }
        let mut places = self.store.places_on(guild, MOST + 1).await?;
        places.retain(|place| *place != asker.channel);
        let all = places.len();
        places.truncate(MOST as usize);
        let findings = match &self.survey {
            Some(survey) if !places.is_empty() => survey.look(guild, &places).await,
            _ => Vec::new(),
        };
        let mut well = 0;
        for (place, finding) in places.iter().zip(findings) {
            let lines = self.diagnosis(lang, *place, finding).await?;
            // Discord takes no more than 2000 characters.
            if is_well(finding) || text.len() + lines.len() > 1700 {
                well += usize::from(is_well(finding));
                continue;
            }
            text.push_str(&format!("\n{lines}"));
        }
        if well > 0 {
            text.push_str(&format!("\n{}", say!(lang, "doctor-well", places = well)));
        }
        if all > places.len() {
            text.push_str(&format!("\n{}", say!(lang, "doctor-more", most = MOST)));
        }
        Ok(Screen::text(text))
    }

    /// What people are told where the bot's commands were installed without the bot itself; `None` where it is a member, or where
    /// nobody can say.
    pub(super) async fn half_here(&self, asker: &Asker) -> Option<String> {
        let (survey, guild) = (self.survey.as_ref()?, asker.guild?);
        if survey.is_member(guild).await != Some(false) {
            return None;
        }
        Some(match survey.invitation() {
            Some(link) => say!(asker.lang, "half-here", link = link),
            None => say!(asker.lang, "half-here-no-link"),
        })
    }

    /// What a finding means. Where nothing stands in the way of games any more, those that rest for it are tried at once.
    async fn diagnosis(&self, lang: Lang, place: ChannelId, finding: Finding) -> Result<String, Rejection> {
        let name = format!("<#{place}>");
        let Finding::Allowed { bits, place: kind } = finding else {
            return Ok(match finding {
                Finding::Gone => say!(lang, "doctor-gone", place = name),
                Finding::Unseen => format!("{name}\n• {}", permissions::Permission::View.words(lang)),
                _ => say!(lang, "doctor-unknown", place = name),
            });
        };
        if permissions::essential(bits, kind, false).is_empty() {
            self.try_again(place).await?;
        }
        let missing = permissions::missing(bits, kind);
        if missing.is_empty() {
            return Ok(say!(lang, "doctor-fine", place = name));
        }
        Ok(format!("{}{}", say!(lang, "doctor-missing", place = name), permissions::lines(lang, &missing)))
    }

    async fn try_again(&self, place: ChannelId) -> Result<(), Rejection> {
        if self.store.broken_place(place).await?.is_some() {
            let mut tx = self.store.begin().await?;
            tx.try_place(place, self.now()).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

fn is_well(finding: Finding) -> bool {
    matches!(finding, Finding::Allowed { bits, place } if permissions::missing(bits, place).is_empty())
}
