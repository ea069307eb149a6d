//! The settings of a server: a panel that shows them, and every change.

use model::ids::{ChannelId, GuildId, RoleId};
use model::screen::{Choice, Menu, Row, Screen, Style};
use model::settings::OldBoards;
use store::{DailyPlace, HouseRules, Organisers};
use words::Lang;
use words::say;

use super::{ServerAction, greeting};
use crate::alone::puzzles::daily;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, reject_clock, retry_transaction};
use crate::context::Context;
use crate::policy::{games, holding, managed};

/// How many channels or roles a list may have.
const MOST_LISTED: usize = 25;
/// The highest value of a limit.
const MOST_GAMES: i64 = 100;
/// The word for "the default".
const USUAL: &str = "usual";
/// The default hour, UTC, for posting puzzles.
const USUAL_HOUR: i64 = 8;
const HOURS: i64 = 24;

/// A change of a server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Allow tables in this channel, too.
    AllowChannel(ChannelId),
    /// Don't allow tables in this channel any more.
    RemoveChannel(ChannelId),
    /// Allow tables in every channel.
    AnyChannel,
    /// Let people with this role play, too.
    AllowRole(RoleId),
    /// Don't let people with this role play any more.
    RemoveRole(RoleId),
    /// Let everybody play.
    AnyRole,
    /// Set the time control of new tables, as typed; `usual` for none of the server's own.
    Clock(String),
    /// Set the language of what several people read, by its word.
    Language(String),
    /// Choose whether invitations may ping their guests.
    Guests(bool),
    /// Choose whether boards in channels may ping the players who have to act.
    Boards(bool),
    /// Choose how boards change when newer ones are posted.
    OldBoards(OldBoards),
    /// Choose whether a game gets a thread of its own unless its host says otherwise.
    Threads(bool),
    /// Limit a person's open games; 0: no limit.
    PersonGames(i64),
    /// Limit a channel's open tables; 0: no limit.
    ChannelTables(i64),
    /// Allow this game, by its id, too.
    AllowGame(String),
    /// Don't allow this game any more.
    RemoveGame(String),
    /// Allow every game.
    AnyGame,
    /// Choose who may open tournaments.
    Organisers(Organisers),
    /// Post a puzzle every day: in this channel, or the present one for puzzles, or the asker's; at this hour, or as before.
    Daily(Option<ChannelId>, Option<i64>),
    /// Stop posting puzzles.
    NoDaily,
}

/// Shows the settings.
pub(super) async fn house_panel(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let guild = managed(asker)?;
    Ok(panel(asker.lang, &context.store.house_rules(guild).await?))
}

/// Changes the settings, adds it to the audit log, and shows the new settings.
pub(super) async fn change_house(
    context: &Context,
    asker: &Asker,
    changes: &[Change],
) -> Result<Screen, Rejection> {
    let guild = managed(asker)?;
    if changes.is_empty() {
        return house_panel(context, asker).await;
    }
    // Discord offers channels of this server only, but requests can be forged.
    let places: Vec<ChannelId> = changes.iter().filter_map(Change::place).collect();
    let seen = context.sees_places(asker, &places).await;
    if let Some((place, _)) = places.iter().zip(seen).find(|(_, seen)| !seen) {
        return Err(reject!("moderate-elsewhere", place = format!("<#{place}>")));
    }
    let rules = retry_transaction(|| try_change_house(context, asker, guild, changes)).await?;
    let mut screen = panel(asker.lang, &rules);
    screen.text = format!("{}\n{}", say!(asker.lang, "house-changed"), screen.text);
    Ok(screen)
}

async fn try_change_house(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    changes: &[Change],
) -> Result<HouseRules, Rejection> {
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    let mut rules = tx.house_rules(guild).await?;
    let mut greetings = Vec::new();
    for change in changes {
        let before = rules.clone();
        let (action, about) = change.apply(asker, now, &mut rules)?;
        if rules != before {
            // A channel opened for tables gets a greeting, once, however often it is allowed.
            if let Change::AllowChannel(channel) = change
                && !tx.is_audited(guild, action, &about).await?
            {
                greetings.push(greeting::in_channel(guild, *channel, rules.language.unwrap_or_default()));
            }
            if let (Change::Language(_), Some(lang)) = (change, rules.language) {
                greetings.extend(greeting::translated(&mut tx, guild, &rules.channels, lang).await?);
            }
            tx.audit(guild, asker.person, action, &about, now).await?;
        }
    }
    tx.set_house_rules(guild, &rules).await?;
    context.commit_with_jobs(tx, greetings).await?;
    Ok(rules)
}

impl Change {
    /// The channel in which the bot will write because of it.
    fn place(&self) -> Option<ChannelId> {
        match self {
            Self::AllowChannel(place) | Self::Daily(Some(place), _) => Some(*place),
            _ => None,
        }
    }

    /// Applies the change; answers its audit entry.
    fn apply(
        &self,
        asker: &Asker,
        now: i64,
        rules: &mut HouseRules,
    ) -> Result<(&'static str, String), Rejection> {
        Ok(match self {
            Self::AllowChannel(channel) => {
                add(&mut rules.channels, *channel)?;
                ("channel-allow", format!("<#{channel}>"))
            }
            Self::RemoveChannel(channel) => {
                rules.channels.retain(|other| other != channel);
                ("channel-remove", format!("<#{channel}>"))
            }
            Self::AnyChannel => {
                rules.channels.clear();
                ("channel-any", String::new())
            }
            Self::AllowRole(role) => {
                add(&mut rules.roles, *role)?;
                ("role-allow", format!("<@&{role}>"))
            }
            Self::RemoveRole(role) => {
                rules.roles.retain(|other| other != role);
                ("role-remove", format!("<@&{role}>"))
            }
            Self::AnyRole => {
                rules.roles.clear();
                ("role-any", String::new())
            }
            Self::Clock(typed) if typed.trim().eq_ignore_ascii_case(USUAL) => {
                rules.clock = None;
                ("clock-usual", String::new())
            }
            Self::Clock(typed) => {
                let clock = typed.trim().to_lowercase().parse();
                let clock = clock.map_err(|error| reject_clock(error, reject!("house-odd-clock")))?;
                rules.clock = Some(clock);
                ("clock", format!("`{clock}`"))
            }
            Self::Language(word) => {
                let chosen = Lang::from_word(word).ok_or_else(Rejection::unknown_control)?;
                rules.language = Some(chosen);
                ("language", chosen.title().to_owned())
            }
            Self::Guests(on) => {
                rules.ping_guests = *on;
                (if *on { "guests-on" } else { "guests-off" }, String::new())
            }
            Self::Boards(on) => {
                rules.ping_boards = *on;
                (if *on { "boards-on" } else { "boards-off" }, String::new())
            }
            Self::OldBoards(chosen) => {
                rules.old_boards = *chosen;
                let action = match chosen {
                    OldBoards::Picture => "old-picture",
                    OldBoards::Text => "old-text",
                    OldBoards::Line => "old-line",
                };
                (action, String::new())
            }
            Self::Threads(on) => {
                rules.threads = *on;
                (if *on { "threads-on" } else { "threads-off" }, String::new())
            }
            Self::PersonGames(most) => {
                rules.person_games = limit(*most)?;
                ("person-games", most.to_string())
            }
            Self::ChannelTables(most) => {
                rules.channel_tables = limit(*most)?;
                ("channel-tables", most.to_string())
            }
            Self::AllowGame(game) => {
                let title = games::allow(&mut rules.games, game)?;
                ("game-allow", title.to_owned())
            }
            Self::RemoveGame(game) => {
                let title = games::remove(&mut rules.games, game)?;
                ("game-remove", title.to_owned())
            }
            Self::AnyGame => {
                rules.games.clear();
                ("game-any", String::new())
            }
            Self::Organisers(organisers) => {
                rules.organisers = *organisers;
                match organisers {
                    Organisers::Players => ("organisers-players", String::new()),
                    Organisers::Managers => ("organisers-managers", String::new()),
                    Organisers::Role(role) => ("organisers-role", format!("<@&{role}>")),
                }
            }
            Self::Daily(channel, hour) => {
                let before = rules.daily;
                let channel = channel.or(before.map(|daily| daily.channel)).unwrap_or(asker.channel);
                let hour = hour.or(before.map(|daily| daily.hour)).unwrap_or(USUAL_HOUR).rem_euclid(HOURS);
                let due_ms = daily::next_due(now, hour);
                rules.daily = Some(DailyPlace { channel, hour, due_ms });
                ("daily-on", format!("<#{channel}>"))
            }
            Self::NoDaily => {
                rules.daily = None;
                ("daily-off", String::new())
            }
        })
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, one: T) -> Result<(), Rejection> {
    if list.contains(&one) {
        return Ok(());
    }
    if list.len() >= MOST_LISTED {
        return Err(reject!("house-list-full", most = MOST_LISTED));
    }
    list.push(one);
    Ok(())
}

fn limit(most: i64) -> Result<Option<i64>, Rejection> {
    match most {
        0 => Ok(None),
        1..=MOST_GAMES => Ok(Some(most)),
        _ => Err(reject!("house-odd-limit", most = MOST_GAMES)),
    }
}

fn panel(lang: Lang, rules: &HouseRules) -> Screen {
    let lines = [
        if rules.channels.is_empty() {
            say!(lang, "house-channels-any")
        } else {
            say!(lang, "house-channels-some", channels = holding::channels(lang, &rules.channels))
        },
        if rules.roles.is_empty() {
            say!(lang, "house-roles-any")
        } else {
            say!(lang, "house-roles-some", roles = holding::roles(lang, &rules.roles))
        },
        match rules.clock {
            Some(clock) => say!(lang, "house-clock-set", clock = clock.to_string()),
            None => say!(lang, "house-clock-usual"),
        },
        say!(lang, "house-language", language = rules.language.unwrap_or_default().title()),
        if rules.ping_guests { say!(lang, "house-guests-on") } else { say!(lang, "house-guests-off") },
        if rules.ping_boards { say!(lang, "house-boards-on") } else { say!(lang, "house-boards-off") },
        match rules.old_boards {
            OldBoards::Picture => say!(lang, "house-old-picture"),
            OldBoards::Text => say!(lang, "house-old-text"),
            OldBoards::Line => say!(lang, "house-old-line"),
        },
        if rules.threads { say!(lang, "house-threads-on") } else { say!(lang, "house-threads-off") },
        match rules.person_games {
            Some(most) => say!(lang, "house-person-some", most = most),
            None => say!(lang, "house-person-any"),
        },
        match rules.channel_tables {
            Some(most) => say!(lang, "house-tables-some", most = most),
            None => say!(lang, "house-tables-any"),
        },
        if rules.games.is_empty() {
            say!(lang, "house-games-any")
        } else {
            say!(lang, "house-games-some", games = games::titles(lang, &rules.games))
        },
        match rules.organisers {
            Organisers::Players => say!(lang, "house-organisers-players"),
            Organisers::Managers => say!(lang, "house-organisers-managers"),
            Organisers::Role(role) => say!(lang, "house-organisers-role", role = format!("<@&{role}>")),
        },
        match rules.daily {
            None => say!(lang, "house-daily-off"),
            Some(DailyPlace { channel, due_ms, .. }) => {
                let (channel, when) = (format!("<#{channel}>"), format!("<t:{}:f>", due_ms / 1_000));
                say!(lang, "house-daily-on", channel = channel, when = when)
            }
        },
    ];
    let lines: String = lines.iter().map(|line| format!("• {line}\n")).collect();
    let text = format!("{}\n{lines}{}", say!(lang, "house-heading"), say!(lang, "house-hint"));
    let language = Menu {
        placeholder: say!(lang, "house-language-placeholder"),
        choices: Lang::ALL.map(|own| language(own, rules)).into(),
        press: ServerAction::Language.press(),
    };
    let mut screen = Screen::text(text);
    screen.rows.push(Row::Menu(language));
    screen.with_buttons(vec![
        ServerAction::Guests(!rules.ping_guests).button(
            if rules.ping_guests {
                say!(lang, "house-guests-off-button")
            } else {
                say!(lang, "house-guests-on-button")
            },
            Style::Secondary,
        ),
        ServerAction::Boards(!rules.ping_boards).button(
            if rules.ping_boards {
                say!(lang, "house-boards-off-button")
            } else {
                say!(lang, "house-boards-on-button")
            },
            Style::Secondary,
        ),
        ServerAction::Audit(0).button(say!(lang, "house-audit-button"), Style::Secondary),
    ])
}

fn language(lang: Lang, rules: &HouseRules) -> Choice {
    let chosen = if rules.language.unwrap_or_default() == lang { "✓ " } else { "" };
    Choice {
        label: format!("{chosen}{}", lang.title()),
        value: lang.word().to_owned(),
        note: String::new(),
        glyph: None,
    }
}
