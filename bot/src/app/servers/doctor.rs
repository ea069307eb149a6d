//! `/doctor`: what the bot lacks, here and wherever it matters on the server.

use std::pin::Pin;

use crate::ids::{ChannelId, GuildId, RoleId, UserId};
use crate::say;
use crate::words::Lang;

use super::super::screen::Screen;
use super::super::trouble::Trouble;
use super::super::{App, Asker};
use super::permissions;

/// How many places are looked at, at most.
const MOST: i64 = 20;

/// What Discord says of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// What the bot may do there, as Discord's bits.
    Allowed {
        /// The bits.
        bits: u64,
        /// Whether it is a thread.
        thread: bool,
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

/// Asks Discord what the bot may do, and what people may see. Bounded in time; never fails.
pub trait Survey: Send + Sync + 'static {
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
    pub(super) async fn doctor(&self, asker: &Asker) -> Result<Screen, Trouble> {
        let lang = asker.lang;
        let Some(guild) = asker.guild else {
            return Ok(Screen::text(say!(lang, "doctor-direct")));
        };
        let mut text = say!(lang, "doctor-heading");
        let here = asker.allowed.map(|bits| Finding::Allowed { bits, thread: asker.parent.is_some() });
        text.push('\n');
        text.push_str(&self.diagnosis(lang, asker.channel, here.unwrap_or(Finding::Unknown)).await?);
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

    /// What a finding means. Where nothing stands in the way of games any more, those that rest for it are tried at once.
    async fn diagnosis(&self, lang: Lang, place: ChannelId, finding: Finding) -> Result<String, Trouble> {
        let name = format!("<#{place}>");
        let Finding::Allowed { bits, thread } = finding else {
            return Ok(match finding {
                Finding::Gone => say!(lang, "doctor-gone", place = name),
                Finding::Unseen => format!("{name}\n• {}", permissions::Permission::View.words(lang)),
                _ => say!(lang, "doctor-unknown", place = name),
            });
        };
        if permissions::essential(bits, thread, false).is_empty() {
            self.try_again(place).await?;
        }
        let missing = permissions::missing(bits, thread);
        if missing.is_empty() {
            return Ok(say!(lang, "doctor-fine", place = name));
        }
        Ok(format!("{}{}", say!(lang, "doctor-missing", place = name), permissions::lines(lang, &missing)))
    }

    async fn try_again(&self, place: ChannelId) -> Result<(), Trouble> {
        if self.store.broken_place(place).await?.is_some() {
            let mut tx = self.store.begin().await?;
            tx.try_place(place, self.now()).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

fn is_well(finding: Finding) -> bool {
    matches!(finding, Finding::Allowed { bits, thread } if permissions::missing(bits, thread).is_empty())
}
