//! Open seats of a server.

use engine::any_game::AnyGame;
use engine::catalogue;
use model::game::Game;
use model::ids::{ChannelId, GameId};
use model::screen::{Button, Row, Screen, Style, Verb};
use model::time::control::{Bank, Pace};
use words::Lang;
use words::say;

use super::page::{Page, cut};
use super::{title_of, turn_pages};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::find::is_open_on_the_server;
use crate::games::titles::heading_for;
use crate::invitations::{NewTable, invite};

/// How many tables a page shows: a row has room for five buttons.
const SHOWN: usize = 5;
/// How many tables are searched.
const MOST: i64 = 100;

/// `/club seek`: opens a table for the first who joins.
pub(super) async fn open_table(
    context: &Context,
    asker: &Asker,
    rules: Option<String>,
) -> Result<Screen, Rejection> {
    let Some(rules) = rules else { return Err(reject!("seek-which")) };
    if asker.guild.is_none() {
        return Err(reject!("seek-on-servers"));
    }
    invite::invite(context, asker, NewTable { rules, ..NewTable::default() }).await
}

/// `/club seek`: lists the tables of the server with a free seat, in channels that the asker may see.
pub(super) async fn open_seats(
    context: &Context,
    asker: &Asker,
    rules: Option<String>,
    page: usize,
) -> Result<Screen, Rejection> {
    let Some(guild) = asker.guild else {
        return Err(reject!("seek-on-servers"));
    };
    let title = rules.as_deref().map(|rules| title_of(asker.lang, rules)).transpose()?;
    let mut games = Vec::new();
    for id in context.store.open_tables(guild, rules.as_deref(), MOST).await? {
        games.extend(context.store.game(id).await?);
    }
    games.retain(|game| catalogue::find(&game.rules).is_some());
    let places: Vec<ChannelId> = games.iter().filter_map(|game| game.channel).collect();
    let seen = context.sees_places(asker, &places).await;
    let seen: Vec<ChannelId> =
        places.into_iter().zip(seen).filter(|(_, seen)| *seen).map(|(place, _)| place).collect();
    games.retain(|game| {
        game.concerns(asker.person) || game.channel.is_some_and(|place| seen.contains(&place))
    });
    let cut = cut(&games, page, SHOWN);
    let lines: Vec<String> = cut.shown.iter().map(|game| line(asker, game)).collect();
    let mut screen = Screen::text(match (title, lines.is_empty()) {
        (Some(title), true) => say!(asker.lang, "seek-none-of", title = title),
        (None, true) => say!(asker.lang, "seek-none"),
        (Some(title), false) => {
            format!("{}\n{}", say!(asker.lang, "seek-list-of", title = title), lines.join("\n"))
        }
        (None, false) => format!("{}\n{}", say!(asker.lang, "seek-list"), lines.join("\n")),
    });
    let joins: Vec<Button> = cut
        .shown
        .iter()
        .filter(|game| is_open_on_the_server(game, asker) && !game.concerns(asker.person))
        .map(|game| join(asker.lang, game.id))
        .collect();
    screen.rows = Row::of(&joins);
    let mut last = turn_pages(asker.lang, &cut, |page| Page::Seats { rules: rules.clone(), page });
    if let Some(rules) = rules {
        last.push(Page::Open { rules }.button(say!(asker.lang, "seek-open-button"), Style::Secondary));
    }
    Ok(screen.with_buttons(last))
}

fn join(lang: Lang, id: GameId) -> Button {
    let label = say!(lang, "seek-join-button", game = format!("#{id}"));
    Button::new(label, Style::Success, Verb::Join, id, 0)
}

/// A table as a line: game, options, players, channel, since when.
fn line(asker: &Asker, game: &Game) -> String {
    let lang = asker.lang;
    let mut facts = vec![heading_for(lang, game), clock(lang, game.time.pace)];
    let (free, all) = (game.seats.iter().filter(|chair| chair.person.is_none()).count(), game.seats.len());
    if all > 2 {
        facts.push(say!(lang, "seek-free", free = free, all = all));
    }
    if game.rated {
        facts.push(say!(lang, "seek-rated"));
    }
    if let Some(info) = catalogue::find(&game.rules).map(AnyGame::info) {
        facts.extend(lang.options_set(info, &game.options));
    }
    let since = format!("<t:{}:R>", game.created_ms / 1000);
    facts.push(if game.concerns(asker.person) {
        say!(lang, "seek-own", since = since)
    } else {
        say!(lang, "seek-host", host = game.host, since = since)
    });
    if let Some(place) = game.channel.filter(|place| *place != asker.channel) {
        facts.push(format!("<#{place}>"));
    }
    format!("• {}", facts.join(" · "))
}

fn clock(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::None => say!(lang, "seek-no-clock"),
        Pace::Turn(turn) => say!(lang, "seek-clock", turn = lang.long_span(turn)),
        Pace::Bank(Bank { start, refill, .. }) => {
            say!(lang, "seek-bank", start = lang.long_span(start), refill = lang.long_span(refill))
        }
    }
}
