//! `/games`: one's own open games, first those that wait, with time left and links to their boards.

use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use model::job::BOARD;
use model::screen::{Button, Choice, Menu, Row, Screen, Style};
use words::Lang;
use words::say;

use super::act::Act;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::titles::{heading_for, title_for};
use crate::games::who::somebody;
use crate::invitations::chairs;

/// How many games a page lists: their lines always fit a message.
pub(super) const PAGE: usize = 8;
/// How many people a line names.
const NAMED: usize = 3;

/// `/games`.
pub(crate) async fn games(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    open_games_page(context, asker, 0).await
}

/// A page of open games and invitations.
pub(super) async fn open_games_page(
    context: &Context,
    asker: &Asker,
    page: usize,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let count = context.store.open_games_count(asker.person).await?;
    if count == 0 {
        return Ok(Screen::text(say!(lang, "library-games-none")));
    }
    let page = page.min((count - 1) / PAGE);
    let games = listed(context, &context.store.open_games(asker.person, page * PAGE, PAGE).await?).await?;
    let mut lines = vec![say!(lang, "library-games-heading", count = count)];
    let mut choices = Vec::new();
    let mut mine = false;
    for game in &games {
        mine |= game.status == Status::Running && since(game, asker.person).is_some();
        lines.push(open_line(context, game, asker).await?);
        if game.status == Status::Running {
            choices.push(choice(asker.lang, game, String::new()));
        }
    }
    let mut screen = Screen::text(lines.join("\n"));
    screen.rows.extend(menu(lang, choices));
    let mut buttons = turning(lang, page, count, &Act::Open);
    if mine {
        let next = Act::Next(None).press();
        buttons.push(Button::of_page(say!(lang, "library-next-button"), Style::Primary, next));
    }
    Ok(screen.with_buttons(buttons))
}

/// Games by their numbers, in this order.
pub(super) async fn listed(context: &Context, ids: &[GameId]) -> Result<Vec<Game>, Rejection> {
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        games.extend(context.store.game(*id).await?);
    }
    Ok(games)
}

async fn open_line(context: &Context, game: &Game, asker: &Asker) -> Result<String, Rejection> {
    let lang = asker.lang;
    if game.status == Status::Invited {
        return Ok(format!(
            "• {} · {} · {}",
            heading_for(lang, game),
            place(game, lang),
            invited(game, lang)
        ));
    }
    let state = match since(game, asker.person) {
        Some(since) => match game.time_up_for(asker.person) {
            Some(until) => {
                say!(lang, "library-line-own-until", since = moment(since), until = moment(until))
            }
            _ => say!(lang, "library-line-own", since = moment(since)),
        },
        None => others(game, lang),
    };
    let rests = if game.pause.is_some() { say!(lang, "library-line-rests") } else { String::new() };
    let name = linked(context, game, asker.person, asker.lang).await?;
    Ok(format!("• {name} · {} · {state}{rests}", place(game, lang)))
}

/// A game's heading, as a link to its newest board if there is one.
pub(super) async fn linked(
    context: &Context,
    game: &Game,
    person: UserId,
    lang: Lang,
) -> Result<String, Rejection> {
    let slot = match game.channel {
        Some(_) => BOARD.to_owned(),
        None => format!("{BOARD}-{person}"),
    };
    Ok(match context.store.post(game.id, &slot).await? {
        Some(post) => {
            let server = game.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
            let link = format!("https://discord.com/channels/{server}/{}/{}", post.channel, post.message);
            format!("[**{}** #{}]({link})", title_for(lang, game), game.id)
        }
        None => heading_for(lang, game),
    })
}

/// Since when a game waits for a person.
fn since(game: &Game, person: UserId) -> Option<i64> {
    game.seats_of(person).filter_map(|seat| game.asked_since(seat)).min()
}

/// The other people a game waits for.
fn others(game: &Game, lang: Lang) -> String {
    let asked: Vec<_> = game.seats.iter().filter(|own| own.asked_ms.is_some()).collect();
    if asked.is_empty() {
        return say!(lang, "library-line-referee");
    }
    let mut names: Vec<String> = Vec::new();
    for own in &asked {
        let name = own.person.map_or_else(|| somebody(lang), |person| lang.person(person));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() > NAMED {
        let more = names.len() - NAMED;
        names.truncate(NAMED);
        names.push(say!(lang, "library-more-people", count = more));
    }
    match asked.iter().filter_map(|own| game.time_up_at(own.seat)).min() {
        Some(until) => {
            say!(lang, "library-line-waiting-until", who = lang.list(&names), until = moment(until))
        }
        None => say!(lang, "library-line-waiting", who = lang.list(&names)),
    }
}

/// The state of an invitation.
fn invited(game: &Game, lang: Lang) -> String {
    let free = game.seats.iter().filter(|chair| chair.person.is_none()).count();
    match game.seats.len() {
        seats if chairs::are_open(game) => say!(lang, "library-line-joined", count = seats - free),
        ..3 => say!(lang, "library-line-free"),
        seats => say!(lang, "library-line-seats", taken = seats - free, seats = seats),
    }
}

fn place(game: &Game, lang: Lang) -> String {
    let direct = || say!(lang, "library-place-direct");
    game.thread.or(game.channel).map_or_else(direct, |channel| format!("<#{channel}>"))
}

/// A time as Discord shows it, relative to now.
pub(super) fn moment(ms: i64) -> String {
    format!("<t:{}:R>", ms.div_euclid(1000))
}

/// A menu choice that opens a game.
pub(super) fn choice(lang: Lang, game: &Game, note: String) -> Choice {
    let label = format!("{} #{}", title_for(lang, game), game.id);
    Choice { label, value: game.id.code(), note, glyph: None }
}

/// A menu that opens one of the listed games.
pub(super) fn menu(lang: Lang, choices: Vec<Choice>) -> Option<Row> {
    let placeholder = say!(lang, "library-open-placeholder");
    (!choices.is_empty()).then(|| Row::Menu(Menu { placeholder, choices, press: Act::Show.press() }))
}

/// The buttons that turn pages, if there are several.
pub(super) fn turning(lang: Lang, page: usize, count: usize, to: &impl Fn(usize) -> Act) -> Vec<Button> {
    if count <= PAGE {
        return Vec::new();
    }
    let last = (count - 1) / PAGE;
    let button = |label: String, to: Act| to.button(label, Style::Secondary);
    // Ids are unique within a message: a disabled button has the id of a page that doesn't exist.
    let back = page.checked_sub(1).unwrap_or(last + 2);
    vec![
        button(say!(lang, "library-back-button"), to(back)).idle_if(page == 0),
        button(say!(lang, "library-on-button"), to(page + 1)).idle_if(page == last),
    ]
}
