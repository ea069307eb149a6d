//! The file, line by line, without any database: docs/DUMP.md describes it. Somebody who reads it gets whole, checked rows or an
//! error that names the line, and never a value.

use std::io::{BufRead, Read};

use serde::de::{Error as _, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::DumpError;
use super::tables;

/// The format's number. Another one is refused.
pub(super) const FORMAT: i64 = 1;

/// The longest line that is read. The longest that is written is a job of the outbox, some thousand bytes long.
const LONGEST: u64 = 16 * 1024 * 1024;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// What this is: always `export`.
    pub menagerie: String,
    /// The format's number.
    pub format: i64,
    /// The version of the program that wrote it.
    pub program: String,
    /// The newest migration of the database it is from.
    pub schema: i64,
    /// When, in milliseconds since 1970.
    pub made_ms: i64,
    /// Its tables in their order, each with how many rows it has.
    pub tables: Vec<(String, u64)>,
}

/// What begins a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Section {
    pub(super) table: String,
    pub(super) columns: Vec<String>,
}

/// The last line.
#[derive(Debug, Serialize)]
pub(super) struct End {
    pub(super) rows: u64,
    pub(super) sha256: String,
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Null,
    Number(i64),
    Text(String),
}

/// What comes next in a file.
pub(super) enum Item {
    Section(Section),
    Row(Vec<Cell>),
    /// All was there, and nothing else.
    End,
}

/// Reads a file.
pub(super) struct Lines<R> {
    from: R,
    hash: Sha256,
    line: u64,
    rows: u64,
    header: Header,
    /// Which table comes next.
    next: usize,
    /// How many rows of the open one are still to come.
    left: u64,
    width: usize,
}

impl<R: BufRead> Lines<R> {
    /// Reads the first line.
    pub(super) fn open(mut from: R) -> Result<Self, DumpError> {
        let mut hash = Sha256::new();
        let text = read_line(&mut from, 1)?;
        hash.update(&text);
        let header: Header = serde_json::from_slice(&text).map_err(|_| DumpError::NoExport)?;
        if header.menagerie != "export" {
            return Err(DumpError::NoExport);
        }
        if header.format != FORMAT {
            return Err(DumpError::Format(header.format));
        }
        let mut before = None;
        for (name, _) in &header.tables {
            let place = tables::TRAVELS.iter().position(|table| table.name == name);
            // Also refuses what comes twice.
            if place.is_none() || place <= before {
                return Err(DumpError::UnknownTable(name.chars().take(60).collect()));
            }
            before = place;
        }
        Ok(Self { from, hash, line: 1, rows: 0, header, next: 0, left: 0, width: 0 })
    }

    pub(super) fn header(&self) -> &Header {
        &self.header
    }

    /// How many rows were read.
    pub(super) fn rows(&self) -> u64 {
        self.rows
    }

    pub(super) fn line(&self) -> u64 {
        self.line
    }

    pub(super) fn next(&mut self) -> Result<Item, DumpError> {
        self.line += 1;
        if self.left > 0 {
            let text = self.take()?;
            let row: Vec<Cell> = serde_json::from_slice(&text).map_err(|_| self.damaged())?;
            if row.len() != self.width {
                return Err(self.damaged());
            }
            self.left -= 1;
            self.rows += 1;
            return Ok(Item::Row(row));
        }
        let Some((name, rows)) = self.header.tables.get(self.next).cloned() else {
            self.end()?;
            return Ok(Item::End);
        };
        let text = self.take()?;
        let section: Section = serde_json::from_slice(&text).map_err(|_| self.damaged())?;
        if section.table != name || section.columns.is_empty() {
            return Err(self.damaged());
        }
        self.next += 1;
        self.left = rows;
        self.width = section.columns.len();
        Ok(Item::Section(section))
    }

    fn take(&mut self) -> Result<Vec<u8>, DumpError> {
        let text = read_line(&mut self.from, self.line)?;
        self.hash.update(&text);
        Ok(text)
    }

    /// The last line is compared byte for byte, and nothing may follow it.
    fn end(&mut self) -> Result<(), DumpError> {
        let text = read_line(&mut self.from, self.line)?;
        if text != end_line(self.rows, self.hash.clone()).as_bytes() {
            return Err(DumpError::Altered);
        }
        let mut more = [0];
        match self.from.read(&mut more) {
            Ok(0) => Ok(()),
            Ok(_) => Err(DumpError::Altered),
            Err(error) => Err(DumpError::Unreadable(error)),
        }
    }

    fn damaged(&self) -> DumpError {
        DumpError::Damaged(self.line)
    }
}

/// The last line of a file of so many rows.
pub(super) fn end_line(rows: u64, hash: Sha256) -> String {
    let sha256 = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    let end = serde_json::json!({ "end": End { rows, sha256 } });
    format!("{end}\n")
}

fn read_line(from: &mut impl BufRead, line: u64) -> Result<Vec<u8>, DumpError> {
    let mut text = Vec::new();
    from.take(LONGEST).read_until(b'\n', &mut text).map_err(DumpError::Unreadable)?;
    match text.last() {
        Some(b'\n') => Ok(text),
        _ if text.len() as u64 == LONGEST => Err(DumpError::Damaged(line)),
        _ => Err(DumpError::Short(line)),
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
        }
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Cell;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("null, a whole number of 64 bits or a text")
            }

            fn visit_unit<E>(self) -> Result<Cell, E> {
                Ok(Cell::Null)
            }

            fn visit_i64<E>(self, number: i64) -> Result<Cell, E> {
                Ok(Cell::Number(number))
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Cell, E> {
                i64::try_from(number)
                    .map(Cell::Number)
                    .map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E>(self, text: &str) -> Result<Cell, E> {
                Ok(Cell::Text(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Any).map_err(D::Error::custom)
    }
}

/// Reads a file to its end without any database: whether it is whole and unaltered, and of the form it should be.
///
/// # Errors
/// With what is wrong, and at which line.
pub fn inspect(from: impl BufRead) -> Result<(Header, u64), DumpError> {
    let mut lines = Lines::open(from)?;
    while !matches!(lines.next()?, Item::End) {}
    Ok((lines.header().clone(), lines.rows()))
}
