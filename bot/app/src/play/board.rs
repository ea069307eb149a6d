//! The newest board: its text, pings and buttons.
//!
//! A board is shown with a new prompt: posted, or in live play edited into the previous one. When several players decide at the
//! same time and one of them is done, only its text changes, which pings nobody and reveals only who is ready.

use engine::any_game::{AnyTable, TableStep};
use engine::chance::{Commitment, Salt, Seed};
use engine::rules::{Outcome, Pending, Reason, Voice};
use engine::seat::{SeatSet, Viewer};
use model::game::{Game, Status};
use model::ids::UserId;
use model::job::{BOARD, Job, NewJob, PutAway};
use model::screen::{Button, Recipe, Row, Screen, Style, Verb};
use model::settings::OldBoards;
use words::{Lang, capital, say};

use super::asked::{question, whose_turn};
use super::news::{happened, last_turn, so_far};
use crate::drawing::EVERYTHING;
use crate::games::clock_words;
use crate::games::offering::{OfferAction, OfferKind, more_button};
use crate::games::outcomes::outcome_of;
use crate::games::places::{Place, places};
use crate::games::reading::RulesPage;
use crate::games::said::{marks_explained, small};
use crate::games::seats::seat_at;
use crate::games::studying::{hint_button, review_button};
use crate::games::titles::heading;
use crate::games::who::{everybody, names, people, people_in, players};
use crate::notifications::{notices, pinged};

/// The occasion of a new board.
#[derive(Clone, Copy)]
pub(crate) struct Occasion<'a> {
    /// Whether this is live play.
    pub(crate) live: bool,
    /// Whether it stays as it is instead of turning with the side to move.
    pub(crate) steady: bool,
    /// The person who caused it, and sees it without a ping.
    pub(crate) asked_by: Option<UserId>,
    /// The table that the previous board shows.
    pub(crate) shown: &'a dyn AnyTable,
    /// Whether this program gives hints.
    pub(crate) hints: bool,
}

/// The jobs for a newest board in place of the previous one. It pings the people it concerns, except the one who caused it.
pub(crate) fn posts(game: &Game, table: &dyn AnyTable, text: &str, occasion: Occasion<'_>) -> Vec<NewJob> {
    let mut called = called(game, table);
    called.retain(|person| Some(*person) != occasion.asked_by);
    let before = put_away(game, occasion.shown);
    let pings = pinged(game, &called);
    let boards = places(game).into_iter().map(|place| {
        let seat = place.own.and_then(|person| seat_at(game, table, person));
        let mut recipe = Recipe::new(game.id, game.entries, seat.map(|seat| seat.0));
        recipe.looker = place.own;
        recipe.steady = occasion.steady;
        let screen = Screen {
            text: text.to_owned(),
            pings: pings.clone(),
            picture: Some(recipe),
            rows: buttons(game, table, table.turns_completed(), occasion.hints),
            ..Screen::default()
        };
        let (slot, before) = (place.slot(BOARD), before.clone());
        place.job(game, Job::Board { to: place.to, slot, screen, live: occasion.live, before })
    });
    boards.chain(notices(game, table, &called)).collect()
}

/// How a board changes when a newer one is posted, by the server's setting. Its call is over: it says what was played, and
/// names sides only, since other people may sit there by now.
fn put_away(game: &Game, shown: &dyn AnyTable) -> PutAway {
    let is_first = !shown.recent(Viewer::Public).any(|turn| turn.seat.is_some());
    let news = if is_first { players(game.lang(), game, shown.info()) } else { happened(game, shown) };
    let text = match game.old_boards {
        OldBoards::Line if is_first => heading(game),
        OldBoards::Line => format!("{} {}", heading(game), news.replace('\n', " ")),
        // The seal stays for as long as the game lasts.
        OldBoards::Text | OldBoards::Picture if is_first => {
            lines([heading(game), news, sealed_chance(game, shown)])
        }
        OldBoards::Text | OldBoards::Picture => lines([heading(game), news]),
    };
    PutAway { text: Some(text.trim_end().to_owned()), no_picture: game.old_boards != OldBoards::Picture }
}

/// Joins the lines that aren't empty.
pub(crate) fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Edits of the newest board's text; everything else stays. `shown` is the table as it shows it.
pub(crate) fn edits(
    game: &Game,
    shown: &dyn AnyTable,
    table: &dyn AnyTable,
    text: &str,
    hints: bool,
) -> Vec<NewJob> {
    let edit = |place: Place| Job::Edit {
        slot: place.slot(BOARD),
        text: Some(text.to_owned()),
        rows: buttons(game, table, shown.turns_completed(), hints),
        picture: None,
    };
    places(game).into_iter().map(|place| place.job(game, edit(place))).collect()
}

/// The controls below a board. Their number depends on public facts alone, and they carry nothing that an unnoticed change
/// would change: no version. `turns` is how many turns the board shows.
pub(crate) fn buttons(game: &Game, table: &dyn AnyTable, turns: u32, hints: bool) -> Vec<Row> {
    match game.status {
        Status::Running => to_play(game, table, turns, hints),
        _ => at_the_end(game, table),
    }
}

fn button(game: &Game, label: String, style: Style, verb: Verb) -> Button {
    Button::new(label, style, verb, game.id, 0)
}

/// What a turn needs, in one row, so that a channel stays calm and a phone shows it whole. Everything else is behind **More**.
fn to_play(game: &Game, table: &dyn AnyTable, turns: u32, hints: bool) -> Vec<Row> {
    let lang = game.lang();
    let mut row = vec![move_button(game, table, turns)];
    row.extend(hint_button(game).filter(|_| hints));
    row.extend(look_buttons(game, table));
    // A newcomer looks for them; beside a hint and secrets only **More** has room for them.
    if row.len() + 1 < Row::ROOM {
        row.push(RulesPage::usual_button(lang, &game.rules));
    }
    row.push(more_button(game));
    let claim = || button(game, say!(lang, "board-claim-button"), Style::Secondary, Verb::Claim);
    let claim = table.claim().map(|_| Row::Buttons(vec![claim()]));
    std::iter::once(Row::Buttons(row)).chain(claim).collect()
}

/// The button that asks for the next step; `turns` is how many turns its board shows. If the step is no move, it has the game's name
/// for it.
pub(crate) fn move_button(game: &Game, table: &dyn AnyTable, turns: u32) -> Button {
    let action = table.action().map(|action| game.lang().of(table.info()).say(&action));
    let label = action.unwrap_or_else(|| say!(game.lang(), "board-move-button"));
    button(game, label, Style::Primary, Verb::Move).with_arg(turns.to_string())
}

/// The buttons *Board* and, where something is hidden, *My secrets*.
pub(crate) fn look_buttons(game: &Game, table: &dyn AnyTable) -> impl Iterator<Item = Button> {
    let lang = game.lang();
    let secrets = table.info().secret.is_some();
    let secrets =
        secrets.then(|| button(game, say!(lang, "board-secrets-button"), Style::Secondary, Verb::Secrets));
    [button(game, say!(lang, "board-board-button"), Style::Secondary, Verb::Board)].into_iter().chain(secrets)
}

/// What people do after a game: look back, see what was hidden, play again.
fn at_the_end(game: &Game, table: &dyn AnyTable) -> Vec<Row> {
    let lang = game.lang();
    let mut first = vec![button(game, say!(lang, "board-board-button"), Style::Secondary, Verb::Board)];
    first.extend(look_back_buttons(lang, game));
    if table.info().secret.is_some() && table.disclosure().is_some() {
        let reveal = button(game, say!(lang, "replay-reveal-button"), Style::Primary, Verb::Replay);
        first.push(reveal.with_arg(EVERYTHING));
    }
    first.push(RulesPage::usual_button(lang, &game.rules));
    let label = match game.is_alone() {
        true => say!(lang, "offer-alone-again-button"),
        false => OfferKind::Rematch.label(lang),
    };
    let again = button(game, label, Style::Success, Verb::Offer).with_arg(OfferAction::MakeRematch.word());
    let second = review_button(game, table).into_iter().chain([again]).collect();
    vec![Row::Buttons(first), Row::Buttons(second)]
}

/// The buttons *History* and *Replay*.
pub(crate) fn look_back_buttons(lang: Lang, game: &Game) -> [Button; 2] {
    [
        button(game, say!(lang, "board-history-button"), Style::Secondary, Verb::History),
        button(game, say!(lang, "board-replay-button"), Style::Secondary, Verb::Replay),
    ]
}

/// The text of a board that was posted at `shown`, when the table is at `now`.
pub(crate) fn text(game: &Game, shown: &dyn AnyTable, now: &dyn AnyTable) -> String {
    if shown.recent(Viewer::Public).any(|turn| turn.seat.is_some()) {
        let news = format!("{} {}", last_turn(game, shown), so_far(game, now));
        let text = text_with(game, shown, now, news.trim().to_owned());
        return lines([text, marks_explained(game.lang(), shown)]);
    }
    // The first board says what is special in this game, who plays, and at the bottom how chance is sealed.
    let (lang, info) = (game.lang(), shown.info());
    let opening = lines([lang.summary(info), players(lang, game, info)]);
    lines([text_with(game, shown, now, opening), sealed_chance(game, shown)])
}

/// The text of a board after another person has taken a seat: with sides instead of names for the last turn.
pub(crate) fn text_of_sides(game: &Game, table: &dyn AnyTable) -> String {
    match table.recent(Viewer::Public).any(|turn| turn.seat.is_some()) {
        true => text_with(game, table, table, happened(game, table)),
        false => text(game, table, table),
    }
}

/// Like [`text`], with another sentence in place of the last turn.
pub(crate) fn text_with(game: &Game, shown: &dyn AnyTable, now: &dyn AnyTable, news: String) -> String {
    let left = Some(gone(now)).filter(|left| !left.is_empty());
    let left = left.map(|left| say!(game.lang(), "board-left", people = people(game, left)));
    lines([heading(game), news, waiting(game, shown, now), left.unwrap_or_default()])
}

/// The seal of chance, where it takes part, in small print: for people who want to check it at the end.
fn sealed_chance(game: &Game, table: &dyn AnyTable) -> String {
    if !table.info().chance && table.chances() == 0 {
        return String::new();
    }
    let seal = Commitment::new(&Salt(*game.salt.bytes()), &Seed(*game.seed.bytes()));
    small(&say!(game.lang(), "board-sealed-chance", seal = seal.to_string()))
}

/// Who has to decide; of several at the same time, who is done.
fn waiting(game: &Game, shown: &dyn AnyTable, now: &dyn AnyTable) -> String {
    let (Pending::Seats(were), Pending::Seats(are)) = (shown.pending(), now.pending()) else {
        return whose_turn(game, now);
    };
    let left = gone(now);
    let done: SeatSet = were.iter().filter(|seat| !are.contains(*seat) && !left.contains(*seat)).collect();
    if done.is_empty() {
        return whose_turn(game, now);
    }
    let names = |seats| people(game, seats);
    let line = say!(game.lang(), "board-ready", people = names(are), ready = names(done));
    // This board replaces the one with the question, which has to stay in sight for those who aren't done.
    let asked = are.iter().next().map(|seat| question(game.lang(), now, Viewer::Public, seat));
    let asked = asked.filter(|asked| !asked.is_empty());
    let asked = asked.map(|asked| say!(game.lang(), "board-question", question = asked)).unwrap_or_default();
    lines([line, asked, clock_words::until(game.lang(), game)])
}

/// The seats that have resigned and left the game to the others.
pub(crate) fn gone(table: &dyn AnyTable) -> SeatSet {
    let info = table.info();
    // Nobody has left a running game that can't be left.
    if !info.is_open_round() && !matches!(table.pending(), Pending::Over(_)) {
        return SeatSet::EMPTY;
    }
    let resigned = |text: &str| TableStep::from_word(text) == Some(TableStep::Resign);
    table.recent(Viewer::Public).filter(|turn| resigned(&turn.text)).filter_map(|turn| turn.seat).collect()
}

/// The text at the end of a game, with every secret opened, and the follow-ups' lines.
pub(crate) fn ending(game: &Game, table: &dyn AnyTable, follow_ups: &[String]) -> String {
    let (lang, info) = (game.lang(), table.info());
    let outcome = outcome_of(lang.of(info).naming(&names(lang, game, info)), table);
    // Somebody alone knows who played, and kept nothing from anybody.
    let alone = game.is_alone();
    let people = if alone { String::new() } else { players(lang, game, info) };
    let told = format!("**{}.** {people}", capital(&outcome));
    let open = (info.secret.is_some() && !alone).then(|| match table.disclosure() {
        Some(_) => say!(lang, "board-all-open"),
        None => say!(lang, "board-some-shut"),
    });
    let seed = (table.chances() > 0).then(|| say!(lang, "board-seed-open"));
    let more = [mated_by(game, table), open, seed].into_iter().flatten();
    lines(
        [heading(game), last_turn(game, table), told.trim_end().to_owned()]
            .into_iter()
            .chain(more)
            .chain(follow_ups.iter().cloned()),
    )
}

/// The pieces that give mate.
fn mated_by(game: &Game, table: &dyn AnyTable) -> Option<String> {
    let Pending::Over(Outcome { reason: Reason::CHECKMATE, .. }) = table.pending() else { return None };
    let threat = game.lang().of(table.info()).say(&table.scene(Viewer::Public).threat);
    Some(threat).filter(|threat| !threat.is_empty())
}

/// The people a new board calls: those who have to act; at the end, everybody who played.
pub(super) fn called(game: &Game, table: &dyn AnyTable) -> Vec<UserId> {
    match table.pending() {
        Pending::Seats(seats) => people_in(game, seats),
        Pending::Chance | Pending::Referee => Vec::new(),
        Pending::Over(_) => {
            let mut all = everybody(game);
            all.sort_unstable();
            all
        }
    }
}
