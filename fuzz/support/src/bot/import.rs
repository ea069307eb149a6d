//! The file of `menagerie import`: whole, damaged, or forged with a valid checksum.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::OnceLock;

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use store::dump::{self, Arrival, DumpError};

use super::world::{Place, World, furnished};

/// The most lines of an input.
const LINES: usize = 40;
/// How many of the file's games are looked at.
const GAMES: usize = 6;
/// A value that no error may repeat: a file has secrets of games and ids of people.
const VALUE: &str = "very.secret";
/// Columns that are exported empty.
const LEASES: [&str; 2] = ["leased_by", "lease_until_ms"];

/// An input is a file; and, read otherwise, a list of what is changed in the file of a bot with some games, one change a
/// line, before it is sealed with a sum that fits:
///
/// - `seats.3 {"person":12}`: other values in the fourth row of a table
/// - `seats.3`: without that row
/// - `seats [1,0,11]`: one more row
/// - `schema 3`, `format 2`: another number in the header
/// - `restored`: put back after a loss, not moved
/// - anything else stands among the rows of the table that was named last, as it is
///
/// # Panics
/// When a promise is broken.
pub fn import(data: &[u8]) {
    if let Err(error) = dump::inspect(data) {
        tells_no_value(&error);
    }
    let changed = Export::furnished().changed(&String::from_utf8_lossy(data));
    let file = changed.sealed();
    let form = dump::inspect(&*file);
    let place = if changed.is_of_this_schema() { Place::empty() } else { Place::new() };
    let arrival = match changed.restored {
        true => Arrival::Restored { now_ms: super::world::NOW },
        false => Arrival::Moved,
    };
    match place.block_on(dump::import(&place.url(), &*file, arrival)) {
        Ok((store, rows)) => {
            let (_, counted) = form.expect("what is taken is of the right form");
            assert_eq!(rows, counted);
            if !changed.restored {
                let mut again = Vec::new();
                place.block_on(store.export(&mut again, 0)).expect("what was taken can be exported");
                assert_eq!(rows_of(&again), rows_of(&file), "what arrived is not what was sent");
            }
            World::of(place, store).is_looked_at(&changed.games());
        }
        Err(error) => {
            tells_no_value(&error);
            let store = place.open();
            let rows = place.block_on(store.export(std::io::sink(), 0)).expect("still a database");
            assert_eq!(rows, 0, "something was taken from a file that was refused: {error}");
            place.block_on(store.close());
        }
    }
}

fn tells_no_value(error: &DumpError) {
    let said = error.to_string();
    assert!(!said.is_empty() && !said.contains(VALUE), "{said}");
    assert!(!said.chars().any(char::is_control), "{said:?}");
}

/// A file before its checksum.
#[derive(Clone)]
struct Export {
    header: Map<String, Value>,
    tables: Vec<Table>,
    restored: bool,
}

#[derive(Clone)]
struct Table {
    name: String,
    columns: Vec<String>,
    /// Lines; those of rows are arrays.
    rows: Vec<String>,
}

impl Export {
    /// The file of a bot with some games.
    fn furnished() -> Self {
        static FURNISHED: OnceLock<Export> = OnceLock::new();
        FURNISHED.get_or_init(|| Self::read(furnished())).clone()
    }

    fn read(file: &[u8]) -> Self {
        let text = String::from_utf8_lossy(file);
        let mut lines = text.lines();
        let header = lines.next().and_then(|line| serde_json::from_str(line).ok()).expect("a header");
        let mut tables: Vec<Table> = Vec::new();
        for line in lines {
            match serde_json::from_str(line).expect("JSON") {
                Value::Object(section) if section.contains_key("table") => {
                    let columns = section["columns"].as_array().into_iter().flatten();
                    tables.push(Table {
                        name: text_of(&section["table"]),
                        columns: columns.map(text_of).collect(),
                        rows: Vec::new(),
                    });
                }
                Value::Array(_) => tables.last_mut().expect("a table").rows.push(line.to_owned()),
                _ => {}
            }
        }
        Self { header, tables, restored: false }
    }

    fn changed(mut self, changes: &str) -> Self {
        let mut last = 0;
        for line in changes.lines().take(LINES) {
            let (what, to) = line.split_once(' ').map_or((line, None), |(what, to)| (what, Some(to)));
            let (name, row) =
                what.split_once('.').map_or((what, None), |(name, row)| (name, row.parse::<usize>().ok()));
            let table = self.tables.iter().position(|table| table.name == name);
            last = table.unwrap_or(last);
            match (table, row, to) {
                (Some(_), Some(row), _) => self.tables[last].change(row, to),
                (Some(_), None, Some(row)) => self.tables[last].rows.push(row.to_owned()),
                (None, None, Some(number)) if ["schema", "format"].contains(&name) => {
                    self.header.insert(name.to_owned(), serde_json::from_str(number).unwrap_or_default());
                }
                (None, None, None) if name == "restored" => self.restored = true,
                _ => self.tables[last].rows.push(line.to_owned()),
            }
        }
        self
    }

    fn is_of_this_schema(&self) -> bool {
        self.header["schema"] == store::Store::schema_version()
    }

    /// The ids of its games.
    fn games(&self) -> BTreeSet<i64> {
        let games = self.tables.iter().filter(|table| table.name == "games");
        let rows = games.flat_map(|table| &table.rows);
        let ids = rows.filter_map(|row| serde_json::from_str::<Vec<Value>>(row).ok()?.first()?.as_i64());
        ids.take(GAMES).collect()
    }

    /// The whole file, with valid counts and checksum.
    fn sealed(&self) -> Vec<u8> {
        let mut header = self.header.clone();
        let counts = self.tables.iter().map(|table| serde_json::json!([table.name, table.rows.len()]));
        header.insert("tables".to_owned(), counts.collect());
        let mut file = format!("{}\n", Value::Object(header));
        for Table { name, columns, rows } in &self.tables {
            let section = serde_json::json!({ "table": name, "columns": columns });
            for line in std::iter::once(&section.to_string()).chain(rows) {
                file.push_str(line);
                file.push('\n');
            }
        }
        let rows: usize = self.tables.iter().map(|table| table.rows.len()).sum();
        let mut sum = String::new();
        for byte in Sha256::digest(&file) {
            write!(sum, "{byte:02x}").expect("a text takes everything");
        }
        let end = serde_json::json!({ "end": { "rows": rows, "sha256": sum } });
        file.push_str(&format!("{end}\n"));
        file.into_bytes()
    }
}

impl Table {
    /// Changes a row, or removes it.
    fn change(&mut self, row: usize, to: Option<&str>) {
        let Some(row) = row.checked_rem(self.rows.len()) else { return };
        let Some(to) = to else {
            self.rows.remove(row);
            return;
        };
        let Ok(values) = serde_json::from_str::<Map<String, Value>>(to) else {
            to.clone_into(&mut self.rows[row]);
            return;
        };
        let Ok(mut cells) = serde_json::from_str::<Vec<Value>>(&self.rows[row]) else { return };
        for (cell, column) in cells.iter_mut().zip(&self.columns) {
            if let Some(value) = values.get(column) {
                cell.clone_from(value);
            }
        }
        self.rows[row] = Value::Array(cells).to_string();
    }
}

/// The rows of a file, each with its table's name, sorted; without leases.
fn rows_of(file: &[u8]) -> Vec<String> {
    let mut rows = Vec::new();
    for Table { name, columns, rows: lines } in Export::read(file).tables {
        for line in lines {
            let cells: Vec<Value> = serde_json::from_str(&line).expect("a row");
            let cells = columns.iter().zip(cells).filter(|(column, _)| !LEASES.contains(&column.as_str()));
            rows.push(format!("{name} {}", Value::from_iter(cells.map(|(_, cell)| cell))));
        }
    }
    rows.sort();
    rows
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
