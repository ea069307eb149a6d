//! Records of games: as rounds in the message, and as files.

use engine::any_game::{AnyTable, TableStep};
use engine::pgn::{self, Tags};
use engine::record;
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};
use model::game::{Game, Status};
use model::screen::{Button, Screen, Style, Verb};
use model::time::quiet::utc_date;
use words::{Lang, Reader, say};

use super::chronicle::chronicle;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::outcomes::{self, outcome_of, outcome_text};
use crate::games::said::{done, has_marks, remark, small, written};
use crate::games::seats::viewer;
use crate::games::stand_ins;
use crate::games::tables;
use crate::games::titles::heading_for;
use crate::games::who::{plain_names, players};

/// How many characters of a record the message shows; the file has all of it.
const RECORD: usize = 1200;
/// The argument of the button that asks for PGN.
const PGN: &str = "pgn";

/// The format of a record's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    Own,
    Pgn,
}

/// A record: `/game history`, the button, and those below a record (`word`).
pub(crate) async fn history(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    word: &str,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let notation = if word == PGN { Notation::Pgn } else { Notation::Own };
    if game.status == Status::Invited || game.status == Status::Dropped {
        return Err(reject!("record-not-begun"));
    }
    let table = found.table(context).await?;
    let viewer = viewer(game, table, asker.person);
    let names = plain_names(asker.lang, game, table.info(), context.store.names());
    let voice = asker.lang.of(table.info()).naming(&names);
    let told = chronicle(context, game, table, viewer, voice).await?;
    let record = if told.is_empty() { rounds(voice, table, viewer) } else { told.join("\n") };
    let mut text = format!("{}\n{}", heading_for(asker.lang, game), players(asker.lang, game, table.info()));
    if record.is_empty() {
        text.push_str(&format!("\n{}", say!(asker.lang, "record-empty")));
        if table.record(viewer).is_empty() {
            return Ok(Screen::text(text));
        }
    } else {
        let ending = closing(voice, table);
        let ending = outcomes::own(asker.lang, game, asker.person, &ending).unwrap_or(ending);
        text.push_str(&format!("\n```\n{}\n```{}", tail(&record, RECORD), ending));
    }
    if told.is_empty() && table.recent(viewer).any(|turn| has_marks(&turn)) {
        let meaning = asker.lang.marks_in(table.info()).into_iter();
        meaning.for_each(|meaning| text.push_str(&format!("\n{}", small(&meaning))));
    }
    let stand_ins = context.store.stand_ins(game.id).await?;
    for line in stand_ins::lines(asker.lang, table.info(), &stand_ins) {
        text.push_str(&format!("\n{line}"));
    }
    let hints = context.store.hints_in(game.id).await?;
    if hints > 0 {
        text.push_str(&format!("\n{}", say!(asker.lang, "hint-record", hints = hints)));
    }
    let date = began(context, game).await?;
    let (own, pgn) = files(context, game, table, viewer, &date)?;
    let button = |label: String, word: &str| {
        vec![Button::new(label, Style::Secondary, Verb::History, game.id, 0).with_arg(word)]
    };
    Ok(match (pgn, notation) {
        (None, _) => {
            text.push_str(&format!("\n{}", say!(asker.lang, "record-no-pgn")));
            Screen::text(text).with_file(format!("game-{}.txt", game.id), own)
        }
        (Some(_), Notation::Own) => Screen::text(text)
            .with_file(format!("game-{}.txt", game.id), own)
            .with_buttons(button(say!(asker.lang, "record-pgn-button"), PGN)),
        (Some(pgn), Notation::Pgn) => Screen::text(text)
            .with_file(format!("game-{}.pgn", game.id), pgn)
            .with_buttons(button(say!(asker.lang, "record-own-button"), "")),
    })
}

/// The day of a game's first entry, `2026.11.20`.
pub(crate) async fn began(context: &Context, game: &Game) -> Result<String, Rejection> {
    let first = context.store.log_between(game.id, 0, 1).await?;
    Ok(date(first.first().map_or(game.created_ms, |entry| entry.at_ms)))
}

/// The record as files: in our own notation, without names, and in PGN if that is possible, with the names that are remembered.
pub(crate) fn files(
    context: &Context,
    game: &Game,
    table: &dyn AnyTable,
    viewer: Viewer,
    date: &str,
) -> Result<(String, Option<String>), Rejection> {
    let options = tables::setup(game, table.info())?;
    let mut notes = vec![("table", format!("#{}", game.id)), ("date", date.to_owned())];
    notes.extend(game.position.clone().map(|position| (record::POSITION, position)));
    if let Pending::Over(_) = table.pending() {
        notes.push(("result", outcome_text(Lang::En, table)));
    } else {
        notes.push(("so far", closing(Lang::En.of(table.info()), table)));
    }
    let event = format!("Menagerie #{}", game.id);
    let from = game.position.as_deref();
    let [white, black] = [Seat(0), Seat(1)].map(|seat| called(context, game, seat));
    let tags = Tags { event: &event, date, white: &white, black: &black };
    let pgn = pgn::write_from(table, &options, from, &tags);
    Ok((record::write(table, &options, viewer, &notes), pgn))
}

/// A player's name in PGN: their display name when they last did something, which is kept in memory only; else their number at
/// the table. People whose data were erased have no name.
fn called(context: &Context, game: &Game, seat: Seat) -> String {
    let Some((_, person)) = game.seated().find(|(own, _)| *own == seat) else { return "?".to_owned() };
    if let Some(level) = person.level() {
        return format!("Computer ({})", level.word());
    }
    context.store.names().of(game.guild, person).unwrap_or_else(|| format!("Player {}", seat.0 + 1))
}

/// A UTC date in PGN's form; question marks outside the calendar's range.
fn date(ms: i64) -> String {
    utc_date(ms).map_or_else(
        || "????.??.??".to_owned(),
        |date| format!("{:04}.{:02}.{:02}", date.year(), date.month(), date.day()),
    )
}

/// The turns, numbered, one round per line, without those that are hidden from the viewer.
fn rounds(voice: Reader<'_>, table: &dyn AnyTable, viewer: Viewer) -> String {
    let lang = voice.lang();
    let mut lines: Vec<String> = Vec::new();
    let mut rounds = 0;
    let mut before: Option<Seat> = None;
    // Whether the last line is a round that may go on.
    let mut open = false;
    for turn in table.record(viewer) {
        let text = format!("{}{}", written(lang, &turn), remark(lang, &turn));
        let step = TableStep::from_word(&turn.text);
        match turn.seat {
            _ if text.is_empty() => {}
            // What chance did shows on the board; the file has it.
            None if !turn.ruled => open = false,
            None => {
                let referee = || say!(lang, "record-the-referee");
                let ruled = || say!(lang, "record-referee", text = text.as_str());
                lines.push(step.map_or_else(ruled, |step| done(lang, &referee(), step)));
                open = false;
            }
            Some(seat) if let Some(step) = step => {
                lines.push(done(lang, &voice.seat(seat), step));
                open = false;
            }
            // A decision that several made in secret has no place among the rounds.
            Some(seat) if turn.together => {
                lines.push(format!("{}: {text}", voice.seat(seat)));
                open = false;
            }
            Some(seat) if before.is_none_or(|before| seat <= before) => {
                rounds += 1;
                lines.push(format!("{rounds:>3}. {text}"));
                (before, open) = (Some(seat), true);
            }
            Some(seat) => {
                match lines.last_mut().filter(|_| open) {
                    Some(line) => *line = format!("{line}  {text}"),
                    None => lines.push(format!("{rounds:>3}… {text}")),
                }
                (before, open) = (Some(seat), true);
            }
        }
    }
    lines.join("\n")
}

fn closing(voice: Reader<'_>, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(_) => outcome_of(voice, table),
        _ => say!(voice.lang(), "record-turns-played", turns = table.turns_completed()),
    }
}

/// The last lines of a text that fit.
fn tail(text: &str, most: usize) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut length = 0;
    for line in text.lines().rev() {
        length += line.chars().count() + 1;
        if length > most {
            kept.push("…");
            break;
        }
        kept.push(line);
    }
    kept.reverse();
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_pgn_wants_them() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(1_709_251_199_999), "2024.02.29");
        assert_eq!(date(-1), "1969.12.31");
        assert_eq!(date(i64::MAX), "????.??.??");
    }

    #[test]
    fn rounds_count_turns_and_not_what_was_decided_before_them() {
        let game = engine::catalogue::find("masquerade").expect("a game");
        let mut table = game.open(&engine::rules::Options::default(), None).expect("a table");
        let mut play = |seat: u8, text: &str| {
            let entries = engine::typed::whole(&*table, Seat(seat), text).expect("it is possible");
            entries.iter().for_each(|entry| drop(table.apply(entry).expect("it is possible")));
        };
        // Black is ready first.
        play(1, "KQ/QN/RB/BK/NR");
        play(0, "KQ/QN/RB/BK/NR");
        play(0, "e2e4");
        play(1, "d7d5");
        let record = rounds(Lang::En.of(table.info()), &*table, Viewer::Seat(Seat(1)));
        let lines: Vec<&str> = record.lines().collect();
        assert_eq!(lines[0], "Black: KQ/QN/RB/BK/NR", "{record}");
        assert_eq!(lines.last(), Some(&"  1. e2e4  d7d5"), "{record}");
    }

    #[test]
    fn the_message_shows_the_last_lines_that_fit() {
        assert_eq!(tail("one\ntwo\nthree", 9), "…\nthree");
        assert_eq!(tail("one\ntwo", 9), "one\ntwo");
    }
}
