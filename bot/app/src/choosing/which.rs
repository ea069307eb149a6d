//! Finds the game that a typed turn is for, when a person plays several in one place: a turn may name its
//! game as `#4 e2e4`, as suggestions do there; otherwise it goes to the only game that can read it.
//!
//! Reading and suggestions use the seat's view alone, so neither reveals anything.

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::seat::Seat;
use engine::typed::understand;
use model::game::Game;
use model::ids::GameId;
use model::screen::{Button, Press, Screen, Style, Verb};
use words::{cut, say};

use crate::asking::rejection::{Rejection, reject};
use crate::asking::{Asker, MOST_SHOWN, typed};
use crate::context::Context;
use crate::context::find::{Want, is_played_in};
use crate::games::seats::{acting_seat, acts};
use crate::games::titles::title_for;

/// How many games a turn is tried in, and how many make suggestions: each costs as much as a single game.
const GAMES: usize = 5;
/// The most letters of a suggestion.
const LABEL: usize = 100;

/// A game in which the person may act.
struct Own {
    game: Game,
    table: Arc<dyn AnyTable>,
    seat: Seat,
    /// Whether it waits for them; otherwise they may only change their decision.
    waits: bool,
}

impl Own {
    async fn of(context: &Context, asker: &Asker, game: Game) -> Result<Option<Self>, Rejection> {
        let table = context.table(&game).await?;
        let Ok(seat) = acting_seat(&game, &*table, asker.person) else { return Ok(None) };
        let waits = acts(&*table, seat);
        Ok(Some(Self { game, table, seat, waits }))
    }

    /// Suggestions for what was typed so far: the label and the turn.
    fn suggestions(&self, asker: &Asker, typed: &str) -> Vec<(String, String)> {
        // Letters of pieces in the person's language or in English.
        let (lang, letters) = (asker.lang, asker.lang.letters());
        let readings = [typed.to_owned(), engine::typed::in_english(typed, letters), lang.notation(typed)];
        let voice = lang.of(self.table.info());
        let suggested = |typed: &String| self.table.suggest(self.seat, typed, MOST_SHOWN, &voice);
        let mut found = readings.iter().map(suggested).find(|found| !found.is_empty()).unwrap_or_default();
        found.truncate(MOST_SHOWN);
        let shown =
            |text: &str, label: String| if label == text { label } else { format!("{label}  ({text})") };
        found.into_iter().map(|(text, label)| (shown(&text, label), text)).collect()
    }

    /// A suggestion with the game's number and name.
    fn named(&self, asker: &Asker, (label, turn): (String, String)) -> (String, String) {
        let id = self.game.id;
        (
            cut(&format!("#{id} {}: {label}", title_for(asker.lang, &self.game)), LABEL),
            format!("#{id} {turn}"),
        )
    }
}

/// Those of these games in which the person may act, first the ones that wait for them.
async fn own(context: &Context, asker: &Asker, games: Vec<Game>) -> Result<Vec<Own>, Rejection> {
    let mut own = Vec::new();
    for game in games {
        own.extend(Own::of(context, asker, game).await?);
    }
    own.sort_by_key(|own| !own.waits);
    Ok(own)
}

/// Splits `#4 e2e4` into the game's number and the turn. A suggestion sent as its label, `#4 Chess: e4
/// (e2e4)`, is read, too.
fn split(typed: &str) -> Option<(GameId, &str)> {
    let (number, turn) = typed.strip_prefix('#')?.split_once(' ')?;
    let turn = turn.split_once(": ").map_or(turn, |(_, turn)| turn).trim();
    number.parse().ok().filter(|_| !turn.is_empty()).map(|id| (id, turn))
}

/// Moves the game out of a turn that names one.
///
/// # Errors
/// When another one is named beside it.
pub(crate) fn take_game(turn: &mut String, game: &mut Option<String>) -> Result<(), Rejection> {
    let line = typed::line(turn);
    let Some((id, rest)) = split(&line) else { return Ok(()) };
    let other = game.as_deref().map(typed::line).filter(|name| !name.is_empty());
    if let Some(other) = other.and_then(|name| name.parse::<GameId>().ok()).filter(|other| *other != id) {
        return Err(reject!("turn-of-another-game", game = id.to_string(), other = other.to_string()));
    }
    (*turn, *game) = (rest.to_owned(), Some(format!("#{id}")));
    Ok(())
}

/// The game that a typed turn without one is for: the only one that waits and can read it, else the only one
/// in which it would change the person's decision. If there is none, or several, the usual search or question
/// follows.
pub(crate) async fn of_turn(context: &Context, asker: &Asker, turn: &str) -> Result<Game, Rejection> {
    let games = context.candidates(asker, Want::Act).await?;
    if games.len() < 2 {
        return context.only_of(asker, games, Want::Act).await;
    }
    let own = own(context, asker, games.clone()).await?;
    if !(2..=GAMES).contains(&own.len()) {
        return context.only_of(asker, games, Want::Act).await;
    }
    let (turn, letters) = (typed::turn(turn), asker.lang.letters());
    let (mut waiting, mut changed) = (Vec::new(), Vec::new());
    for own in &own {
        match understand(&*own.table, own.seat, &turn, letters) {
            // A turn that isn't possible there may still have been meant for it.
            Err(refusal) if refusal.is_unread() || !own.waits => {}
            Ok(_) if !own.waits => changed.push(&own.game),
            _ => waiting.push(&own.game),
        }
    }
    match (&waiting[..], &changed[..]) {
        ([only], _) | ([], [only]) => Ok((*only).clone()),
        ([], []) => context.only_of(asker, games, Want::Act).await,
        _ => {
            let games: Vec<Game> = own.into_iter().map(|own| own.game).collect();
            Err(context.several(asker, &games).await?)
        }
    }
}

/// The answer to a person who pressed a control of a game in which they don't play: boards look alike, so it
/// lists their own games in this place, each with a button to move in it or to see it.
pub(crate) async fn not_a_player(
    context: &Context,
    asker: &Asker,
    game: &Game,
    why: Rejection,
) -> Result<Rejection, Rejection> {
    let here = context.candidates(asker, Want::Act).await?;
    let own = here.into_iter().filter(|own| own.seat_of(asker.person).is_some() && is_played_in(own, asker));
    let own: Vec<Game> = own.take(GAMES).collect();
    if own.is_empty() {
        return Ok(why);
    }
    let mut buttons = Vec::new();
    for own in &own {
        let table = context.table(own).await?;
        let verb = if acting_seat(own, &*table, asker.person).is_ok() { Verb::Move } else { Verb::Board };
        let press = Press { verb, game: Some(own.id), version: 0, arg: String::new() };
        let label = format!("{} #{}", title_for(asker.lang, own), own.id);
        buttons.push(Button::of_page(label, Style::Secondary, press));
    }
    let games: Vec<String> = own.iter().map(|own| format!("`#{}`", own.id)).collect();
    let text = say!(
        asker.lang,
        "rejection-you-watch-own",
        count = games.len(),
        game = game.id.to_string(),
        games = asker.lang.list(&games)
    );
    Ok(Rejection::Say(Box::new(Screen::text(text).with_buttons(buttons))))
}

/// Suggestions for what was typed so far, in the named game or in all in which the person may act here:
/// labels and values.
pub(crate) async fn turns(
    context: &Context,
    asker: &Asker,
    named: Option<&str>,
    typed: &str,
) -> Vec<(String, String)> {
    let (mut typed, mut named) = (typed.to_owned(), named.map(str::to_owned));
    let begins_with_game = split(&typed).is_some();
    if take_game(&mut typed, &mut named).is_err() {
        return Vec::new();
    }
    if named.as_deref().is_some_and(|name| !typed::line(name).is_empty()) {
        let Ok(game) = context.find(asker, named.as_deref(), Want::Act).await else { return Vec::new() };
        let Ok(Some(own)) = Own::of(context, asker, game).await else { return Vec::new() };
        let found = own.suggestions(asker, &typed).into_iter();
        return match begins_with_game {
            true => found.map(|suggestion| own.named(asker, suggestion)).collect(),
            false => found.collect(),
        };
    }
    let Ok(games) = context.candidates(asker, Want::Act).await else { return Vec::new() };
    let several = games.len() > 1;
    let Ok(own) = own(context, asker, games).await else { return Vec::new() };
    match &own[..] {
        [only] if !several => only.suggestions(asker, &typed),
        _ => of_all(&own, asker, &typed),
    }
}

/// The suggestions of several games, as many of each as there is room for.
fn of_all(own: &[Own], asker: &Asker, typed: &str) -> Vec<(String, String)> {
    // While nothing is typed only games that wait are worth a line.
    let any_waits = own.iter().any(|own| own.waits);
    let asked = own.iter().filter(|own| own.waits || !any_waits || !typed.trim().is_empty()).take(GAMES);
    let suggested = |own: &Own| {
        let found = own.suggestions(asker, typed).into_iter();
        found.map(|suggestion| own.named(asker, suggestion)).collect::<Vec<_>>()
    };
    let found: Vec<_> = asked.map(suggested).collect();
    let shares = shares(&found.iter().map(Vec::len).collect::<Vec<_>>());
    found.into_iter().zip(shares).flat_map(|(found, share)| found.into_iter().take(share)).collect()
}

/// How many of each list are shown: equal shares, and what short lists leave goes to the others.
fn shares(lengths: &[usize]) -> Vec<usize> {
    let mut shares = vec![0; lengths.len()];
    let mut room = MOST_SHOWN;
    loop {
        let before = room;
        for (share, _) in shares.iter_mut().zip(lengths).filter(|(share, length)| **share < **length) {
            if room > 0 {
                *share += 1;
                room -= 1;
            }
        }
        if room == before {
            return shares;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_may_begin_with_its_games_number() {
        assert_eq!(split("#4 e2e4"), Some((GameId(4), "e2e4")));
        assert_eq!(split("#k7 g1f3 +n@f6"), Some((GameId(20 * 36 + 7), "g1f3 +n@f6")));
        assert_eq!(split("#4 Chess Golf: 3 moves  (3)"), Some((GameId(4), "3 moves  (3)")), "a label");
        assert_eq!(["e4", "#4", "#4 ", "# e4", "4 e4", "#-1 e4"].map(split), [None; 6]);
    }

    #[test]
    fn lists_share_the_room_fairly() {
        assert_eq!(shares(&[40, 2, 40]), [12, 2, 11]);
        assert_eq!(shares(&[3, 4]), [3, 4]);
        assert_eq!(shares(&[60]), [25]);
        assert_eq!(shares(&[0, 30]), [0, 25]);
        assert_eq!(shares(&[]), [0; 0]);
    }
}
