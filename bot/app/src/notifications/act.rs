//! Actions of the controls of `/settings`.

use model::ids::UserId;
use model::named;
use model::settings::TurnNotification;
use model::time::points::{Point, Points};
use model::time::quiet::{DAY_MINUTES, Quiet};
use store::{Invitations, NotificationSettings};
use words::Lang;

use super::zones::{self, Part};
use crate::asking::controls::{Argument, Parts, carried_by_word, controls};
use crate::asking::rejection::{Rejection, reject};
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;

named! {
    /// A page of the settings.
    Page {
        /// The overview.
        All = "all",
        /// The language.
        Language = "language",
        /// The time zone.
        Zone = "zone",
        /// Quiet hours.
        Quiet = "quiet",
        /// How to be called when it is one's turn.
        Notice = "notice",
        /// Reminders of a turn.
        Reminders = "reminders",
        /// The daily list of turns.
        Digest = "digest",
        /// Whether secrets of games come by direct message.
        Secrets = "secrets",
        /// Whether turns are confirmed before they are played.
        Confirm = "confirm",
        /// Who may invite the person, and where.
        Invitations = "invitations",
    }
}

controls! {
    /// An action of a control of the settings. Some take a value from a menu; each says the state afterwards, so pressing it
    /// twice does no harm.
    #[derive(Copy)]
    Act of Notifications with pages {
        /// Show a page.
        Open(page: Page) = "open", Rule::page(Anyone, Looks);
        /// Choose a language; `None`: that of Discord.
        Language(lang: Option<Lang>) = "language", Rule::page(Anyone, Changes);
        /// Choose a time zone, from the menu of a part of the world (value: its name).
        Zone(part: Option<Part>) = "zone.value", Rule::page(Anyone, Changes);
        /// Choose when quiet hours begin (value: the hour).
        QuietFrom = "quiet.from", Rule::page(Anyone, Changes);
        /// Choose when quiet hours end (value: the hour).
        QuietTo = "quiet.to", Rule::page(Anyone, Changes);
        /// Turn quiet hours off.
        NoQuiet = "quiet.off", Rule::page(Anyone, Changes);
        /// Choose quiet hours between two hours.
        Quiet(hours: Hours) = "quiet", Rule::page(Anyone, Changes);
        /// Choose how to be called when it is one's turn.
        Notice(notice: TurnNotification) = "notice", Rule::page(Anyone, Changes);
        /// Turn a reminder on.
        Remind(point: Point) = "remind", Rule::page(Anyone, Changes);
        /// Turn all reminders off.
        NoReminders = "unremind.all", Rule::page(Anyone, Changes);
        /// Turn a reminder off.
        Unremind(point: Point) = "unremind", Rule::page(Anyone, Changes);
        /// Send reminders in the game's channel.
        RemindInChannel = "where.channel", Rule::page(Anyone, Changes);
        /// Send reminders by direct message.
        RemindDirectly = "where.dm", Rule::page(Anyone, Changes);
        /// Choose when the digest comes (value: the hour).
        DigestAt = "digest.at", Rule::page(Anyone, Changes);
        /// Turn the digest off.
        NoDigest = "digest.off", Rule::page(Anyone, Changes);
        /// Turn direct messages with secrets on or off; *My secrets* shows them anyway.
        Secrets(wanted: bool) = "secrets", Rule::page(Anyone, Changes);
        /// Turn the preview of turns on or off.
        Confirm(wanted: bool) = "confirm", Rule::page(Anyone, Changes);
        /// Choose where one may be invited.
        Invite(invitations: Invitations) = "invite", Rule::page(Anyone, Changes);
        /// Block invitations of a person.
        Block(person: UserId) = "block", Rule::page(Anyone, Changes);
        /// Unblock a person (value: the mark of an entry of the block list).
        Unblock = "unblock.who", Rule::page(Anyone, Changes);
    }
}

carried_by_word!(Page, TurnNotification, Point, Invitations);

/// A language, or Discord's.
impl Argument for Option<Lang> {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.map_or(OF_DISCORD, Lang::word).to_owned());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            OF_DISCORD => Some(None),
            lang => Lang::from_word(lang).map(Some),
        }
    }
}

/// The word for "no language chosen".
const OF_DISCORD: &str = "discord";

/// A part of the world, so that the menus of one page have distinct arguments.
impl Argument for Option<Part> {
    fn write(&self, parts: &mut Vec<String>) {
        parts.extend(self.map(|part| part.word().to_owned()));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        parts.next().map_or(Some(None), |part| Part::from_word(part).map(Some))
    }
}

/// Quiet hours from one hour to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hours {
    pub(super) from: u16,
    pub(super) to: u16,
}

impl Argument for Hours {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(format!("{}-{}", self.from, self.to));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let (from, to) = parts.next()?.split_once('-')?;
        Some(Self { from: hour(from)?, to: hour(to)? })
    }
}

impl Act {
    /// The page that shows the result.
    pub(super) fn page(self) -> Page {
        match self {
            Self::Open(page) => page,
            // On these pages there is nothing else to choose.
            Self::Language(_)
            | Self::Zone(_)
            | Self::Notice(_)
            | Self::DigestAt
            | Self::NoDigest
            | Self::Secrets(_)
            | Self::Confirm(_)
            | Self::NoQuiet => Page::All,
            Self::QuietFrom | Self::QuietTo | Self::Quiet(_) => Page::Quiet,
            Self::Invite(_) | Self::Block(_) | Self::Unblock => Page::Invitations,
            Self::Remind(_)
            | Self::Unremind(_)
            | Self::NoReminders
            | Self::RemindInChannel
            | Self::RemindDirectly => Page::Reminders,
        }
    }

    /// Applies the choice to a person's settings.
    pub(super) fn apply(self, settings: &mut NotificationSettings, value: &str) -> Result<(), Rejection> {
        let minute = || hour(value).map(|hour| hour * 60).ok_or_else(|| reject!("notification-odd-value"));
        let between = |from, to| Quiet::between(from, to).ok_or_else(|| reject!("notification-odd-quiet"));
        // A person who chooses one end first gets the usual other end.
        let usual = settings.quiet.unwrap_or(Quiet { from: 22 * 60, to: 7 * 60 });
        match self {
            Self::Open(_) | Self::Language(_) | Self::Block(_) | Self::Unblock => {}
            Self::Invite(where_to) => settings.invitations = where_to,
            Self::Zone(_) => {
                let zone = zones::known(value)
                    .ok_or_else(|| reject!("notification-odd-zone", zone = zones::quoted(value)))?;
                settings.zone = Some(zone);
            }
            Self::QuietFrom => settings.quiet = Some(between(minute()?, usual.to)?),
            Self::QuietTo => settings.quiet = Some(between(usual.from, minute()?)?),
            Self::Quiet(hours) => settings.quiet = Some(between(hours.from * 60, hours.to * 60)?),
            Self::NoQuiet => settings.quiet = None,
            Self::Notice(notice) => settings.notice = notice,
            Self::Remind(point) => settings.reminders = settings.reminders.with(point, true),
            Self::Unremind(point) => settings.reminders = settings.reminders.with(point, false),
            Self::NoReminders => settings.reminders = Points::NONE,
            Self::RemindInChannel => settings.remind_in_channel = true,
            Self::RemindDirectly => settings.remind_in_channel = false,
            Self::DigestAt => settings.digest = Some(minute()?).filter(|minute| *minute < DAY_MINUTES),
            Self::NoDigest => settings.digest = None,
            Self::Secrets(wanted) => settings.secrets_off = !wanted,
            Self::Confirm(wanted) => settings.confirm = wanted,
        }
        Ok(())
    }
}

/// Reads an hour of the day.
fn hour(text: &str) -> Option<u16> {
    text.parse().ok().filter(|hour| *hour < 24)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_controls_say_comes_back() {
        let mut acts = vec![
            Act::Zone(None),
            Act::Zone(Some(Part::Europe)),
            Act::QuietFrom,
            Act::QuietTo,
            Act::Quiet(Hours { from: 22, to: 7 }),
            Act::NoQuiet,
            Act::NoReminders,
            Act::RemindInChannel,
            Act::RemindDirectly,
            Act::DigestAt,
            Act::NoDigest,
            Act::Secrets(true),
            Act::Secrets(false),
            Act::Confirm(true),
            Act::Confirm(false),
            Act::Language(None),
            Act::Block(UserId(918_273)),
            Act::Unblock,
        ];
        acts.extend(Invitations::ALL.map(Act::Invite));
        acts.extend(Page::ALL.iter().copied().map(Act::Open));
        acts.extend(Lang::ALL.map(|lang| Act::Language(Some(lang))));
        acts.extend(TurnNotification::ALL.iter().copied().map(Act::Notice));
        acts.extend(Point::ALL.into_iter().flat_map(|point| [Act::Remind(point), Act::Unremind(point)]));
        for act in acts {
            assert_eq!(Act::from_word(&act.word()), Some(act));
        }
    }

    #[test]
    fn forged_arguments_are_nothing() {
        for word in [
            "",
            "open",
            "open.",
            "open.door",
            "quiet.24-7",
            "quiet.-",
            "quiet.22",
            "language.xx",
            "remind.all",
            "block.-1",
            "block.ada",
            "invite.nobody",
        ] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
        let before = NotificationSettings::default();
        for (act, value) in [
            (Act::Zone(None), "Atlantis/Capital"),
            (Act::Zone(None), ""),
            (Act::QuietFrom, "24"),
            (Act::QuietFrom, "7"),
            (Act::QuietTo, "-1"),
            (Act::Quiet(Hours { from: 5, to: 5 }), ""),
            (Act::DigestAt, "noon"),
        ] {
            let mut settings = before.clone();
            assert!(act.apply(&mut settings, value).is_err(), "{act:?} {value}");
            assert_eq!(settings, before);
        }
    }

    #[test]
    fn one_end_of_quiet_hours_brings_the_other() {
        let mut settings = NotificationSettings::default();
        assert!(Act::QuietFrom.apply(&mut settings, "23").is_ok());
        assert_eq!(settings.quiet, Quiet::between(23 * 60, 7 * 60));
        assert!(Act::QuietTo.apply(&mut settings, "9").is_ok());
        assert_eq!(settings.quiet, Quiet::between(23 * 60, 9 * 60));
    }
}
