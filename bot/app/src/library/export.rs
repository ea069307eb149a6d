//! `/game export`: a game for keeping, or all of one's own. `docs/EXPORT.md` describes the JSON.
//!
//! While a game with secrets is running, or if it ended with something sealed, its export is made from the asker's view only:
//! no times of turns, no length of the log. Files contain no names, since they travel further than messages; only PGN has
//! players, by the names that are remembered.

use engine::any_game::AnyTable;
use engine::record::is_whole;
use engine::rules::{English, Pending};
use engine::seat::Viewer;
use jiff::Timestamp;
use model::game::{Game, Status};
use model::ids::UserId;
use model::screen::Screen;
use serde_json::{Map, Value, json};
use store::LogRow;
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::outcomes::ended;
use crate::games::seats::viewer;
use crate::games::titles::{heading_for, info_of};
use crate::games::who::side;
use crate::showing::record;

/// The version of the format.
pub(super) const VERSION: u32 = 1;

/// A format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Our own notation.
    Record,
    /// PGN.
    Pgn,
    /// The position alone.
    Position,
    /// Everything, for programs.
    Json,
    /// All of one's games, for programs.
    All,
}

impl Format {
    /// Every format, with its word in the command's choices.
    pub const ALL: [(&'static str, Self); 5] = [
        ("record", Self::Record),
        ("pgn", Self::Pgn),
        ("position", Self::Position),
        ("json", Self::Json),
        ("all", Self::All),
    ];

    /// The format with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == word).map(|(_, format)| format)
    }
}

/// `/game export` for one game.
pub(super) async fn export(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    format: Format,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let game = &found.game;
    if !matches!(game.status, Status::Running | Status::Over) {
        return Err(reject!("library-export-not-begun"));
    }
    let table = found.table(context).await?;
    let viewer = viewer(game, table, asker.person);
    let (name, text) = match format {
        Format::Record | Format::Pgn => {
            let date = record::began(context, game).await?;
            match (record::files(context, game, table, viewer, &date)?, format) {
                ((_, Some(pgn)), Format::Pgn) => ("pgn", pgn),
                ((_, None), Format::Pgn) => {
                    return Err(reject!("library-export-no-pgn", game = table.info()));
                }
                ((own, _), _) => ("txt", own),
            }
        }
        Format::Position if is_whole(table) => ("txt", format!("{}\n", table.position())),
        Format::Position if game.status == Status::Over => {
            return Err(reject!("library-export-position-sealed"));
        }
        Format::Position => return Err(reject!("library-export-position-hidden")),
        Format::Json | Format::All => {
            let written = game_json(context, game, asker.person).await?;
            ("json", format!("{:#}\n", Value::Object(written)))
        }
    };
    let said = if format == Format::Pgn {
        say!(lang, "library-export-pgn", game = heading_for(lang, game))
    } else if is_whole(table) {
        say!(lang, "library-export-whole", game = heading_for(lang, game))
    } else {
        say!(lang, "library-export-view", game = heading_for(lang, game))
    };
    Ok(Screen::text(said).with_file(format!("game.{name}"), text))
}

/// A game as a JSON object, as far as a person may know it.
pub(super) async fn game_json(
    context: &Context,
    game: &Game,
    person: UserId,
) -> Result<Map<String, Value>, Rejection> {
    let mut object = head(game, person);
    if game.status == Status::Over {
        object.insert("seed".to_owned(), json!(hex(game.seed.bytes())));
        object.insert("salt".to_owned(), json!(hex(game.salt.bytes())));
        if opens_all(context, game).await? {
            let log = context.store.log_between(game.id, 0, game.entries).await?;
            object.insert("log".to_owned(), log_json(game, &log));
            return Ok(object);
        }
    }
    if matches!(game.status, Status::Running | Status::Over) {
        let table = context.table(game).await?;
        object.append(&mut view_json(&*table, viewer(game, &*table, person)));
    }
    Ok(object)
}

/// Whether a finished game's whole log may be shown, and not the record alone. Games without secrets need not be replayed to
/// know.
async fn opens_all(context: &Context, game: &Game) -> Result<bool, Rejection> {
    if info_of(game).is_some_and(|info| info.secret.is_none()) {
        return Ok(true);
    }
    Ok(context.table(game).await?.disclosure().is_some_and(|disclosure| disclosure.opens_all()))
}

/// The game as a viewer sees it.
fn view_json(table: &dyn AnyTable, viewer: Viewer) -> Map<String, Value> {
    let mut object = Map::new();
    let seat = viewer.seat().map(|seat| side(table.info(), seat));
    object.insert("seen_by".to_owned(), json!(if is_whole(table) { None } else { seat }));
    object.insert("turns".to_owned(), turns(table, viewer));
    let waits = match table.pending() {
        Pending::Seats(seats) => seats.iter().map(|seat| side(table.info(), seat)).collect(),
        Pending::Chance | Pending::Referee | Pending::Over(_) => Vec::new(),
    };
    object.insert("waits_for".to_owned(), json!(waits));
    if is_whole(table) {
        object.insert("now".to_owned(), json!(table.position()));
    } else {
        let voice = English(table.info());
        let scene = table.scene(viewer).worded(&voice);
        object.insert("seen".to_owned(), json!(render::text_board(&scene, false, &voice)));
        object.insert("pieces".to_owned(), json!(render::listing(&scene, &voice)));
    }
    object
}

/// The whole log, of a game that is open.
fn log_json(game: &Game, log: &[LogRow]) -> Value {
    let info = info_of(game);
    let entry = |row: &LogRow| {
        let by = row.seat.and_then(|seat| info.map(|info| side(info, engine::seat::Seat(seat))));
        json!({ "by": by, "text": row.text, "at": iso(row.at_ms) })
    };
    log.iter().map(entry).collect()
}

/// The part that is the same for everybody who may see the game.
fn head(game: &Game, person: UserId) -> Map<String, Value> {
    let info = info_of(game);
    let options: Map<String, Value> =
        game.options.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    let seats: Vec<Value> = game
        .seats
        .iter()
        .map(|chair| {
            let name = info.map(|info| side(info, chair.seat));
            json!({ "seat": name, "you": chair.person == Some(person) })
        })
        .collect();
    let head = json!({
        "format": "menagerie-game",
        "version": VERSION,
        "game": game.id.to_string(),
        "rules": game.rules,
        "title": info.map(|info| info.title),
        "options": options,
        "edition": game.edition,
        "start": game.position,
        "status": match game.status {
            Status::Invited => "invited",
            Status::Running => "running",
            Status::Over => "over",
            Status::Dropped => "dropped",
        },
        "opened": iso(game.created_ms),
        "time": game.time.to_string(),
        "seats": seats,
        "result": ended(Lang::En, game),
    });
    match head {
        Value::Object(head) => head,
        _ => Map::new(),
    }
}

/// The turns as a viewer may see them.
fn turns(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let record = table.record(viewer);
    // Hidden turns are left out altogether.
    let shown = record.iter().filter(|turn| !turn.text.is_empty());
    shown
        .map(|turn| {
            let by = turn.seat.map(|seat| side(table.info(), seat));
            json!({ "by": by, "text": turn.text, "san": turn.san, "complete": turn.complete, "remark": turn.remark })
        })
        .collect()
}

/// A time in ISO 8601.
pub(crate) fn iso(ms: i64) -> String {
    Timestamp::from_second(ms.div_euclid(1000)).map_or_else(|_| String::new(), |moment| moment.to_string())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
