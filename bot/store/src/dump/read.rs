//! Reading a file into an empty database: all of it in one transaction, or nothing.

use std::io::BufRead;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

use super::super::dialect::Dialect;
use super::super::schema::MIGRATIONS;
use super::super::{Store, StoreError};
use super::DumpError;
use super::lines::{Cell, Header, Item, Lines, Section};
use super::schema::{self, Column, Described, Kind};

/// How many values one statement writes at most; SQLite takes 32766, PostgreSQL 65535.
const VALUES: usize = 2_000;

/// Why rows arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// They are moved: what was left is where it goes on.
    Moved,
    /// They are put back after a loss: what people did since is gone, and they have to be told.
    Restored {
        /// Now, in milliseconds since 1970.
        now_ms: i64,
    },
}

/// Reads a file into a database that must be empty, and brings its schema up to date; answers how many rows there were.
/// Files of older versions are read into the schema of then, which is migrated afterwards.
///
/// # Errors
/// When the file is damaged, of a newer version or refused, or the database isn't empty or fails; it is as empty as before then.
pub async fn import(url: &str, from: impl BufRead, arrival: Arrival) -> Result<(Store, u64), DumpError> {
    let mut lines = Lines::open(from)?;
    let header = lines.header().clone();
    let here = Store::schema_version();
    if header.schema > here || header.schema < 1 {
        return Err(DumpError::Newer { there: header.schema, here });
    }
    let store = Store::connect(url).await?;
    prepare(&store, &header).await?;
    let mut tx = store.begin().await?;
    let described = schema::describe(&mut tx.inner, store.dialect).await?;
    if store.dialect == Dialect::Postgres {
        // Nobody begins anything here meanwhile; and the one who sends the file may take their time.
        sqlx::query("SET LOCAL idle_in_transaction_session_timeout = 0").execute(&mut *tx.inner).await?;
        for described in &described {
            let lock = format!("LOCK TABLE \"{}\" IN ACCESS EXCLUSIVE MODE", described.table.name);
            sqlx::query(AssertSqlSafe(lock)).execute(&mut *tx.inner).await?;
        }
    }
    must_be_empty(&mut tx.inner, &described).await?;
    let ours: Vec<&str> = described.iter().map(|described| described.table.name).collect();
    let theirs: Vec<&str> = header.tables.iter().map(|(name, _)| name.as_str()).collect();
    let lonely = ours.iter().find(|name| !theirs.contains(name));
    if let Some(name) = lonely.or_else(|| theirs.iter().find(|name| !ours.contains(name))) {
        return Err(DumpError::Columns((*name).to_owned()));
    }
    fill(&mut tx.inner, &described, &mut lines).await?;
    if let Arrival::Restored { now_ms } = arrival {
        tx.mark_restored(now_ms).await?;
    }
    tx.commit().await?;
    store.migrate().await?;
    Ok((store, lines.rows()))
}

/// Brings an empty database to the schema of the file.
async fn prepare(store: &Store, header: &Header) -> Result<(), DumpError> {
    let mut connection = store.writing.acquire().await?;
    let described = schema::describe(&mut connection, store.dialect).await?;
    must_be_empty(&mut connection, &described).await?;
    let version = schema::version(&mut connection, store.dialect).await?;
    drop(connection);
    if version > header.schema {
        return Err(DumpError::Ahead { there: header.schema, here: version });
    }
    Ok(MIGRATIONS.run_to(header.schema, &store.writing).await.map_err(StoreError::migrating)?)
}

/// Says what is there, if anything is.
async fn must_be_empty(connection: &mut AnyConnection, described: &[Described]) -> Result<(), DumpError> {
    let mut found = Vec::new();
    for described in described {
        let row = sqlx::query(AssertSqlSafe(described.count())).fetch_one(&mut *connection).await?;
        let rows: i64 = row.try_get("found")?;
        if rows > 0 {
            found.push(format!("{} in {}", rows_of(rows), described.table.name));
        }
    }
    if found.is_empty() { Ok(()) } else { Err(DumpError::NotEmpty(found.join(", "))) }
}

fn rows_of(rows: i64) -> String {
    if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") }
}

async fn fill(
    connection: &mut AnyConnection,
    described: &[Described],
    lines: &mut Lines<impl BufRead>,
) -> Result<(), DumpError> {
    let mut open: Option<&Described> = None;
    let mut cells: Vec<Cell> = Vec::new();
    loop {
        let item = lines.next()?;
        if let (Some(table), Item::Section(_) | Item::End) = (open, &item) {
            write(connection, table, &mut cells, lines.line()).await?;
        }
        match item {
            Item::Section(section) => open = Some(described_as(described, &section)?),
            Item::Row(row) => {
                let Some(table) = open else { return Err(DumpError::Damaged(lines.line())) };
                if !row.iter().zip(&table.columns).all(|(cell, column)| fits(cell, column)) {
                    return Err(DumpError::Damaged(lines.line()));
                }
                cells.extend(row);
                if cells.len() + table.columns.len() > VALUES {
                    write(connection, table, &mut cells, lines.line()).await?;
                }
            }
            Item::End => return Ok(()),
        }
    }
}

fn described_as<'a>(described: &'a [Described], section: &Section) -> Result<&'a Described, DumpError> {
    let unfit = || DumpError::Columns(section.table.clone());
    let table = described.iter().find(|described| described.table.name == section.table).ok_or_else(unfit)?;
    let same = table.columns.iter().map(|column| &column.name).eq(&section.columns);
    if same { Ok(table) } else { Err(unfit()) }
}

fn fits(cell: &Cell, column: &Column) -> bool {
    match cell {
        Cell::Null => column.nullable,
        Cell::Number(_) => column.kind == Kind::Number,
        Cell::Text(_) => column.kind == Kind::Text,
    }
}

/// Writes the rows that have gathered.
async fn write(
    connection: &mut AnyConnection,
    table: &Described,
    cells: &mut Vec<Cell>,
    line: u64,
) -> Result<(), DumpError> {
    let width = table.columns.len();
    if cells.is_empty() {
        return Ok(());
    }
    let insert = table.insert(cells.len() / width);
    let mut query = sqlx::query(AssertSqlSafe(insert));
    for (at, cell) in cells.drain(..).enumerate() {
        query = bind(query, cell, table.columns[at % width].kind);
    }
    let refused =
        |error: sqlx::Error| DumpError::Row { table: table.table.name.to_owned(), line, why: error.into() };
    query.execute(connection).await.map_err(refused)?;
    Ok(())
}

fn bind(query: Query<'_, Any, AnyArguments>, cell: Cell, kind: Kind) -> Query<'_, Any, AnyArguments> {
    match (cell, kind) {
        (Cell::Number(number), _) => query.bind(number),
        // Texts come without NUL from Discord, but not in files of 0.2.0, and PostgreSQL refuses it.
        (Cell::Text(text), _) => query.bind(text.replace('\0', "")),
        (Cell::Null, Kind::Number) => query.bind(None::<i64>),
        (Cell::Null, Kind::Text) => query.bind(None::<String>),
    }
}
