//! News: what happened last, the first sentences of a board's text.

use engine::any_game::{AnyTable, TableStep, TurnRecord};
use engine::rules::{GameResult, Outcome, Pending, Voice};
use engine::seat::{Seat, SeatSet, Viewer};
use model::game::Game;
use words::{Lang, say};

use crate::games::said::{only_moves, played, written};
use crate::games::who::{names, people, person_in};

/// What the last turn changed on the board.
pub(super) fn happened(game: &Game, table: &dyn AnyTable) -> String {
    let names = names(game.lang(), game, table.info());
    game.lang().of(table.info()).naming(&names).say_lines(&table.scene(Viewer::Public).changed)
}

/// Who did what in the last complete turn, in public words. What chance did since then is in the picture's description.
pub(super) fn last_turn(game: &Game, table: &dyn AnyTable) -> String {
    let changed = happened(game, table);
    let recent = || table.recent(Viewer::Public);
    let mut since = recent().take_while(|turn| turn.seat.is_none());
    let last = recent().filter(|turn| turn.complete).find_map(|turn| Some((turn.seat?, turn)));
    if matches!(table.pending(), Pending::Over(Outcome { result: GameResult::Void, .. })) {
        // The line below says everything.
        return String::new();
    }
    let Some((seat, turn)) = last.filter(|_| !since.any(|turn| turn.ruled)) else {
        // Of a ruling, the picture's description says everything.
        return changed;
    };
    let step = TableStep::from_word(&turn.text);
    // What the last decision did was said when it was made; only in games that players may leave does it change the board. For
    // a turn in chess notation the picture's description would only repeat it.
    let told = turn.san.is_some() || only_moves(table) || step.is_some() && !table.info().is_open_round();
    let changed = if told { String::new() } else { changed };
    let news = match step {
        Some(TableStep::Resign | TableStep::Timeout) => forfeits(game, table),
        Some(step) => table_step_words(game, table, seat, step),
        // Who plays alone waits for nobody's decision.
        None if is_sealed(&turn.text) && game.is_alone() => String::new(),
        None if is_sealed(&turn.text) => say!(game.lang(), "board-all-decided"),
        None => {
            let person = person_in(game, table.info(), seat);
            let played = played(game.lang(), table.info(), Some(person), &turn);
            format!("{}{played}", turns_before(game.lang(), table))
        }
    };
    // A list of results has its own lines, below the turn.
    let between = if changed.contains('\n') { '\n' } else { ' ' };
    format!("{news}{between}{changed}").trim().to_owned()
}

/// What another player did last, in public words, for the one who is asked now: the board may stand out of sight. Empty if that was
/// no move, or their own. If their own turn before failed, it says that, too.
pub(crate) fn before(lang: Lang, game: &Game, table: &dyn AnyTable, seat: Seat) -> String {
    let mut turns = table.recent(Viewer::Public).filter(|turn| turn.complete && turn.seat.is_some());
    let (last, own) = (turns.next(), turns.next());
    let other = last.and_then(|turn| Some((turn.seat?, turn))).filter(|(other, turn)| {
        *other != seat && !is_sealed(&turn.text) && TableStep::from_word(&turn.text).is_none()
    });
    let Some((other, turn)) = other else { return String::new() };
    let (read, info) = (game.read_in(lang), table.info());
    let told = |seat, turn: &TurnRecord| played(lang, info, Some(person_in(&read, info, seat)), turn);
    let own = own.filter(|turn| turn.seat == Some(seat) && turn.remark.is_some());
    let tried = own.map_or_else(String::new, |turn| format!("{} ", told(seat, &turn)));
    format!("{tried}{}", told(other, &turn))
}

/// Whether anything has happened that everybody may look back on. What is sealed hasn't, or a button would tell of it.
pub(crate) fn has_begun(table: &dyn AnyTable) -> bool {
    table.recent(Viewer::Public).any(|turn| !is_sealed(&turn.text))
}

/// What is played of a turn that goes on, in public words: a capture before its burial. Empty if there is nothing, and where the
/// picture's description says it.
pub(super) fn so_far(game: &Game, table: &dyn AnyTable) -> String {
    let begun = table.recent(Viewer::Public).next().filter(|turn| !turn.complete && !is_sealed(&turn.text));
    let Some((seat, turn)) = begun.and_then(|turn| Some((turn.seat?, turn))) else { return String::new() };
    if table.info().is_open_round() || TableStep::from_word(&turn.text).is_some() {
        return String::new();
    }
    let who = person_in(game, table.info(), seat);
    say!(game.lang(), "board-played-so-far", person = who, turn = written(game.lang(), &turn))
}

/// Turns of other players before the last one, since the asked player's own: at a table of more than two, several may pass
/// between two looks.
fn turns_before(lang: Lang, table: &dyn AnyTable) -> String {
    let Pending::Seats(asked) = table.pending() else { return String::new() };
    let info = table.info();
    if info.is_open_round() || asked.len() != 1 {
        return String::new();
    }
    let turns = table.recent(Viewer::Public).filter(|turn| turn.complete && turn.seat.is_some());
    let own = |turn: &TurnRecord| turn.seat.is_none_or(|seat| asked.contains(seat));
    let before = turns.skip(1).take_while(|turn| !own(turn) && TableStep::from_word(&turn.text).is_none());
    let mut said: Vec<String> = before
        .take(info.seats.len().saturating_sub(2))
        .map(|turn| {
            format!(
                "{} {}",
                turn.seat.map_or_else(String::new, |seat| lang.seat(info, seat)),
                written(lang, &turn)
            )
        })
        .collect();
    if said.is_empty() {
        return String::new();
    }
    said.reverse();
    format!("{} ", say!(lang, "board-before", turns = said.join(", ")))
}

/// Who resigned or ran out of time since the last turn.
fn forfeits(game: &Game, table: &dyn AnyTable) -> String {
    let decided = table.recent(Viewer::Public).filter_map(|turn| Some((turn.seat?, turn.text)));
    let since: Vec<_> =
        decided.map_while(|(seat, text)| Some((seat, TableStep::from_word(&text)?))).collect();
    let who = |wanted: TableStep| -> SeatSet {
        since.iter().filter(|(_, step)| *step == wanted).map(|(seat, _)| *seat).collect()
    };
    let (left, late) = (who(TableStep::Resign), who(TableStep::Timeout));
    let mut sentences: Vec<String> =
        left.iter().map(|seat| table_step_words(game, table, seat, TableStep::Resign)).collect();
    match late.len() {
        0 => {}
        1 => {
            sentences.extend(late.iter().map(|seat| table_step_words(game, table, seat, TableStep::Timeout)));
        }
        _ => sentences.push(say!(game.lang(), "board-late", person = people(game, late))),
    }
    sentences.join(" ")
}

/// Whether a turn's text is hidden from everybody else.
fn is_sealed(text: &str) -> bool {
    text.is_empty() || text == "?"
}

/// A decision about the game itself, as a sentence.
fn table_step_words(game: &Game, table: &dyn AnyTable, seat: Seat, step: TableStep) -> String {
    let (lang, who) = (game.lang(), person_in(game, table.info(), seat));
    match step {
        TableStep::Resign => say!(lang, "board-resigned", person = who),
        TableStep::AcceptDraw => say!(lang, "board-agreed", person = who),
        TableStep::ClaimDraw => say!(lang, "board-claimed", person = who),
        TableStep::Timeout => say!(lang, "board-late", person = who),
        TableStep::OfferDraw => say!(lang, "board-offered", person = who),
        TableStep::DeclineDraw => say!(lang, "board-plays-on", person = who),
        TableStep::CallOff => say!(lang, "board-called-off", person = who),
        TableStep::Takeback => say!(lang, "board-took-back", person = who),
    }
}
