//! Finished games: those that match, the last one first; each opens with its record and its film.

use engine::catalogue;
use model::game::Game;
use model::ids::UserId;
use model::screen::Screen;
use store::Finished;
use words::Lang;
use words::say;

use super::act::Act;
use super::list;
use super::list::{PAGE, choice, menu, turning};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::outcomes::{ended, ended_for};
use crate::games::titles::heading_for;
use crate::games::who::somebody;

/// How many opponents a line names.
const NAMED: usize = 3;
/// The most characters of a message.
const TEXT: usize = 2000;

/// A page of the asker's finished games.
pub(super) async fn finished_page(
    context: &Context,
    asker: &Asker,
    wanted: &Finished,
    page: usize,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    if wanted.rules.as_deref().is_some_and(|rules| catalogue::find(rules).is_none()) {
        return Err(reject!("library-no-such-rules"));
    }
    let count = context.store.finished_games_count(asker.person, wanted).await?;
    if count == 0 {
        let any = *wanted == Finished::default();
        return Ok(Screen::text(if any {
            say!(lang, "library-finished-none")
        } else {
            say!(lang, "library-finished-none-like-that")
        }));
    }
    let page = page.min((count - 1) / PAGE);
    let ids = context.store.finished_games(asker.person, wanted, page * PAGE, PAGE).await?;
    let games = list::listed(context, &ids).await?;
    let mut lines = vec![say!(lang, "library-finished-heading", count = count)];
    let mut plain = lines.clone();
    for game in &games {
        lines.push(line(game, asker.person, lang, &list::linked(context, game, asker.person, lang).await?));
        plain.push(line(game, asker.person, lang, &heading_for(lang, game)));
    }
    // Links are long: if they don't fit, the menu below leads there.
    let (linked, plain) = (lines.join("\n"), plain.join("\n"));
    let mut screen = Screen::text(if linked.chars().count() <= TEXT { linked } else { plain });
    let outcome = |game: &Game| ended(lang, game).unwrap_or_default().chars().take(100).collect();
    screen.rows.extend(menu(lang, games.iter().map(|game| choice(lang, game, outcome(game))).collect()));
    let wanted = wanted.clone();
    Ok(screen.with_buttons(turning(lang, page, count, &move |page| Act::Old(page, wanted.clone()))))
}

/// A finished game as a line: `name` links to its last message, if there is one.
fn line(game: &Game, person: UserId, lang: Lang, name: &str) -> String {
    let mut names: Vec<String> = Vec::new();
    for chair in game.seats.iter().filter(|chair| chair.person != Some(person)) {
        let name = chair.person.map_or_else(|| somebody(lang), |other| lang.person(other));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() > NAMED {
        let more = names.len() - NAMED;
        names.truncate(NAMED);
        names.push(say!(lang, "library-more-people", count = more));
    }
    let day = format!("<t:{}:d>", game.changed_ms.div_euclid(1000));
    let outcome = ended_for(lang, game, person).unwrap_or_default();
    let whole = if names.is_empty() {
        say!(lang, "library-finished-alone", game = name, day = day, outcome = outcome)
    } else {
        say!(
            lang,
            "library-finished-line",
            game = name,
            day = day,
            outcome = outcome,
            who = lang.list(&names)
        )
    };
    format!("• {whole}")
}
