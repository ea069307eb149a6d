//! The pages of `/settings`: the current choices in words, and the controls to change them.

use model::screen::{Button, Choice, Menu, Row, Screen, Style};
use model::settings::TurnNotification;
use model::time::points::Point;
use store::Invitations;
use words::Lang;
use words::say;

use super::act::{Act, Hours, Page};
use super::zones::Part;
use super::{Chosen, zones};
use crate::games::who::somebody;

/// Quiet hours offered as one button each.
const NIGHTS: [(u16, u16); 3] = [(21, 7), (22, 8), (23, 9)];

/// Makes a page.
pub(super) fn page(chosen: &Chosen, page: Page) -> Screen {
    let lang = chosen.lang;
    match page {
        Page::All => all(chosen),
        Page::Language => below(lang, say!(lang, "notification-about-language"), vec![languages(chosen)]),
        Page::Zone => {
            let text = format!("{}\n{}", zone_line(chosen), say!(lang, "notification-about-zone"));
            below(
                lang,
                text,
                zones::OFFERED.iter().map(|(part, names)| places(chosen, *part, names)).collect(),
            )
        }
        Page::Quiet => below(
            lang,
            format!("{}\n{}", quiet_line(chosen), say!(lang, "notification-about-quiet")),
            vec![
                hours(say!(lang, "notification-quiet-from-placeholder"), Act::QuietFrom),
                hours(say!(lang, "notification-quiet-to-placeholder"), Act::QuietTo),
                nights(lang),
            ],
        ),
        Page::Notice => {
            let mut text = say!(lang, "notification-about-notice");
            if chosen.closed {
                text = format!("{text}\n{}", say!(lang, "notification-closed"));
            }
            below(lang, text, vec![notices(chosen)])
        }
        Page::Reminders => below(
            lang,
            format!("{}\n{}", reminders_line(chosen), say!(lang, "notification-about-reminders")),
            reminders(chosen),
        ),
        Page::Digest => {
            let off = Act::NoDigest.button(say!(lang, "notification-digest-off-button"), Style::Secondary);
            let menu = hours(say!(lang, "notification-digest-placeholder"), Act::DigestAt);
            let text = format!("{}\n{}", digest_line(chosen), say!(lang, "notification-about-digest"));
            below(lang, text, vec![menu, Row::Buttons(vec![off])])
        }
        Page::Secrets => below(lang, say!(lang, "notification-about-secrets"), vec![secrets(chosen)]),
        Page::Confirm => below(lang, say!(lang, "notification-about-confirm"), vec![confirm(chosen)]),
        Page::Invitations => below(lang, blocked(chosen), invitations(chosen)),
    }
}

fn all(chosen: &Chosen) -> Screen {
    let lang = chosen.lang;
    let mut lines = vec![
        say!(lang, "notification-settings"),
        language_line(chosen),
        zone_line(chosen),
        quiet_line(chosen),
        notice_line(chosen),
        secrets_line(chosen),
        confirm_line(chosen),
        reminders_line(chosen),
        digest_line(chosen),
        invitations_line(chosen),
    ];
    if chosen.closed {
        lines.push(say!(lang, "notification-closed"));
    }
    let open = |label, page| Act::Open(page).button(label, Style::Secondary);
    Screen::text(lines.join("\n"))
        .with_buttons(vec![
            open(say!(lang, "notification-language-button"), Page::Language),
            open(say!(lang, "notification-zone-button"), Page::Zone),
            open(say!(lang, "notification-quiet-button"), Page::Quiet),
            open(say!(lang, "notification-secrets-button"), Page::Secrets),
            open(say!(lang, "notification-confirm-button"), Page::Confirm),
        ])
        .with_buttons(vec![
            open(say!(lang, "notification-notice-button"), Page::Notice),
            open(say!(lang, "notification-reminders-button"), Page::Reminders),
            open(say!(lang, "notification-digest-button"), Page::Digest),
            open(say!(lang, "notification-invitations-button"), Page::Invitations),
        ])
}

/// A page below the overview, with a button back.
fn below(lang: Lang, text: String, rows: Vec<Row>) -> Screen {
    let back = Act::Open(Page::All).button(say!(lang, "notification-back-button"), Style::Secondary);
    let mut screen = Screen { text, rows, ..Screen::default() };
    screen.add_button(back);
    screen
}

/// A button for a choice, highlighted if it is the current one.
fn choice(label: String, act: Act, is_so: bool) -> Button {
    act.button(label, if is_so { Style::Success } else { Style::Secondary })
}

fn language_line(chosen: &Chosen) -> String {
    match chosen.language {
        None => say!(chosen.lang, "notification-language-discord", language = chosen.lang.title()),
        Some(own) => say!(chosen.lang, "notification-language", language = own.title()),
    }
}

fn zone_line(chosen: &Chosen) -> String {
    let zone = chosen.settings.zone.as_deref();
    let clock = zones::clock_in(zone.unwrap_or("UTC"), chosen.now);
    match zone {
        None => say!(chosen.lang, "notification-zone-none", clock = clock),
        Some(zone) => say!(chosen.lang, "notification-zone", zone = zones::title(zone), clock = clock),
    }
}

fn quiet_line(chosen: &Chosen) -> String {
    match chosen.settings.quiet {
        None => say!(chosen.lang, "notification-quiet-none"),
        Some(quiet) => {
            say!(
                chosen.lang,
                "notification-quiet",
                from = zones::clock(quiet.from),
                to = zones::clock(quiet.to)
            )
        }
    }
}

fn notice_line(chosen: &Chosen) -> String {
    match chosen.settings.notice {
        TurnNotification::Channel => say!(chosen.lang, "notification-notice-channel"),
        TurnNotification::Direct => say!(chosen.lang, "notification-notice-dm"),
        TurnNotification::Never => say!(chosen.lang, "notification-notice-none"),
    }
}

fn secrets_line(chosen: &Chosen) -> String {
    if chosen.settings.secrets_off {
        say!(chosen.lang, "notification-secrets-off")
    } else {
        say!(chosen.lang, "notification-secrets-dm")
    }
}

fn confirm_line(chosen: &Chosen) -> String {
    if chosen.settings.confirm {
        say!(chosen.lang, "notification-confirm-on")
    } else {
        say!(chosen.lang, "notification-confirm-off")
    }
}

fn reminders_line(chosen: &Chosen) -> String {
    let lang = chosen.lang;
    let points: Vec<String> = chosen.settings.reminders.iter().map(|point| moment(lang, point)).collect();
    let points = lang.list(&points);
    if points.is_empty() {
        return say!(lang, "notification-reminders-none");
    }
    if chosen.settings.remind_in_channel {
        say!(lang, "notification-reminders-channel", points = points)
    } else {
        say!(lang, "notification-reminders-dm", points = points)
    }
}

fn digest_line(chosen: &Chosen) -> String {
    match chosen.settings.digest {
        None => say!(chosen.lang, "notification-digest-none"),
        Some(minute) => say!(chosen.lang, "notification-digest", clock = zones::clock(minute)),
    }
}

fn invitations_line(chosen: &Chosen) -> String {
    match chosen.settings.invitations {
        Invitations::Everywhere => say!(chosen.lang, "notification-invitations-all"),
        Invitations::Servers => say!(chosen.lang, "notification-invitations-server"),
        Invitations::Nowhere => say!(chosen.lang, "notification-invitations-none"),
    }
}

/// The text of the page about invitations: from where they are accepted, and who is blocked.
fn blocked(chosen: &Chosen) -> String {
    let lang = chosen.lang;
    let mut text = format!("{}\n{}", invitations_line(chosen), say!(lang, "notification-about-invitations"));
    if !chosen.blocks.is_empty() {
        text.push_str(&format!("\n{}", say!(lang, "notification-blocked")));
    }
    for (number, block) in (1..).zip(&chosen.blocks) {
        let person = block.person.map_or_else(|| somebody(lang), |person| format!("<@{person}>"));
        text.push_str(&format!("\n{number}\\. {person}"));
    }
    text
}

/// The choice of where to be invited, and a menu for unblocking. Menus can't mention people, so the list is numbered.
fn invitations(chosen: &Chosen) -> Vec<Row> {
    let lang = chosen.lang;
    let mut rows = Vec::new();
    let choices: Vec<Choice> = (1..)
        .zip(&chosen.blocks)
        .map(|(number, block)| Choice {
            label: say!(lang, "notification-unblock-choice", number = number),
            value: block.mark.clone(),
            note: String::new(),
            glyph: None,
        })
        .collect();
    if !choices.is_empty() {
        let placeholder = say!(lang, "notification-unblock-placeholder");
        rows.push(Row::Menu(Menu { placeholder, choices, press: Act::Unblock.press() }));
    }
    let of = |invitations| {
        let label = match invitations {
            Invitations::Everywhere => say!(lang, "notification-everywhere-button"),
            Invitations::Servers => say!(lang, "notification-servers-button"),
            Invitations::Nowhere => say!(lang, "notification-nowhere-button"),
        };
        choice(label, Act::Invite(invitations), chosen.settings.invitations == invitations)
    };
    rows.push(Row::Buttons(Invitations::ALL.map(of).to_vec()));
    rows
}

/// A reminder's time within a sentence.
fn moment(lang: Lang, point: Point) -> String {
    match point {
        Point::Half => say!(lang, "notification-point-half"),
        Point::Day => say!(lang, "notification-point-day"),
        Point::HalfDay => say!(lang, "notification-point-half-day"),
        Point::Hours => say!(lang, "notification-point-hours"),
        Point::Hour => say!(lang, "notification-point-hour"),
    }
}

fn moment_button(lang: Lang, point: Point) -> String {
    match point {
        Point::Half => say!(lang, "notification-half-button"),
        Point::Day => say!(lang, "notification-day-button"),
        Point::HalfDay => say!(lang, "notification-half-day-button"),
        Point::Hours => say!(lang, "notification-hours-button"),
        Point::Hour => say!(lang, "notification-hour-button"),
    }
}

fn languages(chosen: &Chosen) -> Row {
    let of_discord = choice(
        say!(chosen.lang, "notification-discord-button"),
        Act::Language(None),
        chosen.language.is_none(),
    );
    let of = |lang: Lang| {
        choice(lang.title().to_owned(), Act::Language(Some(lang)), chosen.language == Some(lang))
    };
    Row::Buttons(std::iter::once(of_discord).chain(Lang::ALL.map(of)).collect())
}

/// A menu of zones of one part of the world.
fn places(chosen: &Chosen, part: Part, names: &[&str]) -> Row {
    let placeholder = match part {
        Part::Americas => say!(chosen.lang, "notification-americas-placeholder"),
        Part::Europe => say!(chosen.lang, "notification-europe-placeholder"),
        Part::Asia => say!(chosen.lang, "notification-asia-placeholder"),
    };
    let choices = names
        .iter()
        .map(|name| Choice {
            label: format!("{} · {}", zones::city(name), zones::clock_in(name, chosen.now)),
            value: (*name).to_owned(),
            note: String::new(),
            glyph: None,
        })
        .collect();
    Row::Menu(Menu { placeholder, choices, press: Act::Zone(Some(part)).press() })
}

/// A menu of the hours of the day.
fn hours(placeholder: String, act: Act) -> Row {
    let choices = (0..24)
        .map(|hour| Choice {
            label: zones::clock(hour * 60),
            value: hour.to_string(),
            note: String::new(),
            glyph: None,
        })
        .collect();
    Row::Menu(Menu { placeholder, choices, press: act.press() })
}

fn nights(lang: Lang) -> Row {
    let night = |(from, to): (u16, u16)| {
        let label = format!("{}–{}", zones::clock(from * 60), zones::clock(to * 60));
        Act::Quiet(Hours { from, to }).button(label, Style::Secondary)
    };
    let off = Act::NoQuiet.button(say!(lang, "notification-quiet-off-button"), Style::Secondary);
    Row::Buttons(NIGHTS.into_iter().map(night).chain([off]).collect())
}

fn notices(chosen: &Chosen) -> Row {
    let lang = chosen.lang;
    let of = |notice| {
        let label = match notice {
            TurnNotification::Channel => say!(lang, "notification-channel-button"),
            TurnNotification::Direct => say!(lang, "notification-dm-button"),
            TurnNotification::Never => say!(lang, "notification-never-button"),
        };
        choice(label, Act::Notice(notice), chosen.settings.notice == notice)
    };
    Row::Buttons(TurnNotification::ALL.iter().copied().map(of).collect())
}

fn secrets(chosen: &Chosen) -> Row {
    let off = chosen.settings.secrets_off;
    Row::Buttons(vec![
        choice(say!(chosen.lang, "notification-dm-button"), Act::Secrets(true), !off),
        choice(say!(chosen.lang, "notification-secrets-off-button"), Act::Secrets(false), off),
    ])
}

fn confirm(chosen: &Chosen) -> Row {
    let on = chosen.settings.confirm;
    Row::Buttons(vec![
        choice(say!(chosen.lang, "notification-confirm-off-button"), Act::Confirm(false), !on),
        choice(say!(chosen.lang, "notification-confirm-on-button"), Act::Confirm(true), on),
    ])
}

fn reminders(chosen: &Chosen) -> Vec<Row> {
    let lang = chosen.lang;
    let points = Point::ALL.map(|point| {
        let wanted = chosen.settings.reminders.has(point);
        let act = if wanted { Act::Unremind(point) } else { Act::Remind(point) };
        choice(moment_button(lang, point), act, wanted)
    });
    let in_channel = chosen.settings.remind_in_channel;
    let ways = vec![
        choice(say!(lang, "notification-dm-button"), Act::RemindDirectly, !in_channel),
        choice(say!(lang, "notification-channel-button"), Act::RemindInChannel, in_channel),
        Act::NoReminders.button(say!(lang, "notification-reminders-off-button"), Style::Secondary),
    ];
    vec![Row::Buttons(points.to_vec()), Row::Buttons(ways)]
}
