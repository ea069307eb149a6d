//! What the controls of `/settings` do.

use model::ids::UserId;
use model::time::points::{Point, Points};
use model::time::quiet::{DAY_MINUTES, Quiet};
use store::{Invitations, Notice, Telling};
use words::Lang;

use super::{Odd, zones};

/// A page of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    All,
    Language,
    Zone,
    Quiet,
    Notice,
    Reminders,
    Digest,
    Invitations,
}

impl Page {
    /// Every page.
    pub(super) const ALL: [Self; 8] = [
        Self::All,
        Self::Language,
        Self::Zone,
        Self::Quiet,
        Self::Notice,
        Self::Reminders,
        Self::Digest,
        Self::Invitations,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Language => "language",
            Self::Zone => "zone",
            Self::Quiet => "quiet",
            Self::Notice => "notice",
            Self::Reminders => "reminders",
            Self::Digest => "digest",
            Self::Invitations => "invitations",
        }
    }
}

/// What a control does. Those with a value take it from a menu; whatever a control says is the state afterwards, so pressing it
/// twice does no harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Open(Page),
    /// `None`: as Discord says.
    Language(Option<Lang>),
    /// The value is a time zone's name.
    Zone,
    /// The value is the hour at which quiet hours begin.
    QuietFrom,
    /// The value is the hour at which they end.
    QuietTo,
    /// Quiet hours between two hours.
    QuietBetween(u16, u16),
    NoQuiet,
    Notice(Notice),
    Remind(Point, bool),
    NoReminders,
    RemindInChannel(bool),
    /// The value is the hour of the digest.
    DigestAt,
    NoDigest,
    /// Where they may be invited.
    Invite(Invitations),
    /// No invitations from this person.
    Block(UserId),
    /// The value is the mark of an entry of the block list.
    Unblock,
}

impl Act {
    /// The argument of a control.
    pub(super) fn word(self) -> String {
        match self {
            Self::Open(page) => format!("open.{}", page.word()),
            Self::Language(lang) => format!("language.{}", lang.map_or("discord", Lang::word)),
            Self::Zone => "zone.value".to_owned(),
            Self::QuietFrom => "quiet.from".to_owned(),
            Self::QuietTo => "quiet.to".to_owned(),
            Self::QuietBetween(from, to) => format!("quiet.{from}-{to}"),
            Self::NoQuiet => "quiet.off".to_owned(),
            Self::Notice(notice) => format!("notice.{}", notice.word()),
            Self::Remind(point, true) => format!("remind.{}", point.word()),
            Self::Remind(point, false) => format!("unremind.{}", point.word()),
            Self::NoReminders => "unremind.all".to_owned(),
            Self::RemindInChannel(true) => "where.channel".to_owned(),
            Self::RemindInChannel(false) => "where.dm".to_owned(),
            Self::DigestAt => "digest.at".to_owned(),
            Self::NoDigest => "digest.off".to_owned(),
            Self::Invite(where_to) => format!("invite.{}", where_to.word()),
            Self::Block(person) => format!("block.{person}"),
            Self::Unblock => "unblock.who".to_owned(),
        }
    }

    /// What an argument says, if it is one of ours.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        Some(match word.split_once('.')? {
            ("open", page) => Self::Open(Page::ALL.into_iter().find(|known| known.word() == page)?),
            ("language", "discord") => Self::Language(None),
            ("language", lang) => Self::Language(Some(Lang::from_word(lang)?)),
            ("zone", menu) if menu.starts_with("value") => Self::Zone,
            ("quiet", "from") => Self::QuietFrom,
            ("quiet", "to") => Self::QuietTo,
            ("quiet", "off") => Self::NoQuiet,
            ("quiet", hours) => {
                let (from, to) = hours.split_once('-')?;
                Self::QuietBetween(hour(from)?, hour(to)?)
            }
            ("notice", notice) => Self::Notice(Notice::from_word(notice)?),
            ("remind", point) => Self::Remind(Point::from_word(point)?, true),
            ("unremind", "all") => Self::NoReminders,
            ("unremind", point) => Self::Remind(Point::from_word(point)?, false),
            ("where", "channel") => Self::RemindInChannel(true),
            ("where", "dm") => Self::RemindInChannel(false),
            ("digest", "at") => Self::DigestAt,
            ("digest", "off") => Self::NoDigest,
            ("invite", where_to) => Self::Invite(Invitations::from_word(where_to)?),
            ("block", person) => Self::Block(UserId(person.parse().ok().filter(|id| *id > 0)?)),
            ("unblock", "who") => Self::Unblock,
            _ => return None,
        })
    }

    /// The page that shows what became of it.
    pub(super) fn page(self) -> Page {
        match self {
            Self::Open(page) => page,
            // Nothing more to say on these pages once it is said.
            Self::Language(_)
            | Self::Zone
            | Self::Notice(_)
            | Self::DigestAt
            | Self::NoDigest
            | Self::NoQuiet => Page::All,
            Self::QuietFrom | Self::QuietTo | Self::QuietBetween(..) => Page::Quiet,
            Self::Invite(_) | Self::Block(_) | Self::Unblock => Page::Invitations,
            Self::Remind(..) | Self::NoReminders | Self::RemindInChannel(_) => Page::Reminders,
        }
    }

    /// Changes what somebody has chosen.
    pub(super) fn apply(self, telling: &mut Telling, value: &str) -> Result<(), Odd> {
        let minute = || hour(value).map(|hour| hour * 60).ok_or(Odd::Value);
        let between = |from, to| Quiet::between(from, to).ok_or(Odd::Quiet);
        // The person who chooses one end first gets a night to go with it.
        let usual = telling.quiet.unwrap_or(Quiet { from: 22 * 60, to: 7 * 60 });
        match self {
            Self::Open(_) | Self::Language(_) | Self::Block(_) | Self::Unblock => {}
            Self::Invite(where_to) => telling.invitations = where_to,
            Self::Zone => {
                let zone = zones::known(value).ok_or_else(|| Odd::Zone(zones::quoted(value)))?;
                telling.zone = Some(zone);
            }
            Self::QuietFrom => telling.quiet = Some(between(minute()?, usual.to)?),
            Self::QuietTo => telling.quiet = Some(between(usual.from, minute()?)?),
            Self::QuietBetween(from, to) => telling.quiet = Some(between(from * 60, to * 60)?),
            Self::NoQuiet => telling.quiet = None,
            Self::Notice(notice) => telling.notice = notice,
            Self::Remind(point, wanted) => telling.reminders = telling.reminders.with(point, wanted),
            Self::NoReminders => telling.reminders = Points::NONE,
            Self::RemindInChannel(channel) => telling.remind_in_channel = channel,
            Self::DigestAt => telling.digest = Some(minute()?).filter(|minute| *minute < DAY_MINUTES),
            Self::NoDigest => telling.digest = None,
        }
        Ok(())
    }
}

/// An hour of the day.
fn hour(text: &str) -> Option<u16> {
    text.parse().ok().filter(|hour| *hour < 24)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_controls_say_comes_back() {
        let mut acts = vec![
            Act::Zone,
            Act::QuietFrom,
            Act::QuietTo,
            Act::QuietBetween(22, 7),
            Act::NoQuiet,
            Act::NoReminders,
            Act::RemindInChannel(true),
            Act::RemindInChannel(false),
            Act::DigestAt,
            Act::NoDigest,
            Act::Language(None),
            Act::Block(UserId(918_273)),
            Act::Unblock,
        ];
        acts.extend(Invitations::ALL.map(Act::Invite));
        acts.extend(Page::ALL.map(Act::Open));
        acts.extend(Lang::ALL.map(|lang| Act::Language(Some(lang))));
        acts.extend(Notice::ALL.map(Act::Notice));
        acts.extend(Point::ALL.iter().flat_map(|point| [true, false].map(|on| Act::Remind(*point, on))));
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
        let before = Telling::default();
        for (act, value) in [
            (Act::Zone, "Atlantis/Capital"),
            (Act::Zone, ""),
            (Act::QuietFrom, "24"),
            (Act::QuietFrom, "7"),
            (Act::QuietTo, "-1"),
            (Act::QuietBetween(5, 5), ""),
            (Act::DigestAt, "noon"),
        ] {
            let mut telling = before.clone();
            assert!(act.apply(&mut telling, value).is_err(), "{act:?} {value}");
            assert_eq!(telling, before);
        }
    }

    #[test]
    fn one_end_of_quiet_hours_brings_the_other() {
        let mut telling = Telling::default();
        assert!(Act::QuietFrom.apply(&mut telling, "23").is_ok());
        assert_eq!(telling.quiet, Quiet::between(23 * 60, 7 * 60));
        assert!(Act::QuietTo.apply(&mut telling, "9").is_ok());
        assert_eq!(telling.quiet, Quiet::between(23 * 60, 9 * 60));
    }
}
