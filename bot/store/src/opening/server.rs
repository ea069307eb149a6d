//! A PostgreSQL before it is used: whether it answers, lets the user in, has the database, and whether that is this program's and
//! may be written to.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, Connection, Row};
use tokio::time::timeout;

use crate::dialect::Dialect;
use crate::{Result, StoreError};

/// How long a server may take to let somebody in.
const PATIENCE: Duration = Duration::from_secs(5);
/// The oldest version that will do, as PostgreSQL counts.
const OLDEST: i64 = 150_000;

/// What is asked of the server in one go. Tables of extensions (PostGIS has one) are nobody's.
const QUESTIONS: &str = "\
    SELECT CAST(current_setting('server_version_num') AS BIGINT) AS version, \
    CASE WHEN current_setting('transaction_read_only') = 'on' THEN 1 ELSE 0 END AS read_only, \
    CASE WHEN has_schema_privilege(current_schema(), 'CREATE') THEN 1 ELSE 0 END AS may_create, \
    (SELECT COUNT(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace \
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') \
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')) AS tables, \
    CASE WHEN to_regclass('_sqlx_migrations') IS NULL THEN 0 ELSE 1 END AS begun, \
    CASE WHEN to_regclass('_sqlx_migrations') IS NULL OR to_regclass('games') IS NULL \
     OR to_regclass('outbox') IS NULL THEN 0 ELSE 1 END AS ours";

/// Whether the user may do with our tables what the program does.
const RIGHTS: &str = "\
    SELECT CASE WHEN has_table_privilege('games', 'SELECT') AND has_table_privilege('games', 'INSERT') \
     AND has_table_privilege('games', 'UPDATE') AND has_table_privilege('games', 'DELETE') \
     THEN 1 ELSE 0 END AS may_write";

/// Where an address leads, and as whom; nothing of it is secret.
struct Named {
    /// The server: host and port, or its socket.
    place: String,
    user: String,
    database: String,
}

impl Named {
    fn of(options: &PgConnectOptions) -> Self {
        let place = match options.get_socket() {
            Some(socket) => socket.display().to_string(),
            None => format!("{}:{}", options.get_host(), options.get_port()),
        };
        let user = options.get_username().to_owned();
        let database = options.get_database().unwrap_or(&user).to_owned();
        Self { place, user, database }
    }

    /// Why nobody was let in.
    fn refusal(&self, error: sqlx::Error) -> StoreError {
        let unreachable = |why: String| StoreError::Unreachable { place: self.place.clone(), why };
        let code = error.as_database_error().and_then(DatabaseError::code).map(Cow::into_owned);
        match (error, code.as_deref()) {
            (sqlx::Error::Io(error), _) => unreachable(error.to_string()),
            (_, Some("3D000")) => StoreError::NoDatabase {
                place: self.place.clone(),
                user: self.user.clone(),
                database: self.database.clone(),
            },
            (_, Some(code @ ("28P01" | "28000"))) => StoreError::Refused {
                place: self.place.clone(),
                user: self.user.clone(),
                code: code.to_owned(),
            },
            (_, Some("42501")) => self.lacks("connect to it"),
            (_, Some("53300")) => unreachable("all of its connections are taken".to_owned()),
            (_, Some("57P03")) => unreachable("it is starting or stopping".to_owned()),
            (other, _) => StoreError::opening(other),
        }
    }

    fn lacks(&self, what: &'static str) -> StoreError {
        StoreError::Rights { user: self.user.clone(), database: self.database.clone(), what }
    }
}

/// Asks a server about itself and the database. Nothing is changed.
pub(super) async fn examine(dialect: Dialect, url: &str) -> Result<()> {
    let options: PgConnectOptions = url.parse().map_err(|_| StoreError::AddressForm)?;
    let named = Named::of(&options);
    let address = dialect.connect_url(url);
    let connecting = timeout(PATIENCE, AnyConnection::connect(&address)).await;
    let late = |_| StoreError::Unreachable {
        place: named.place.clone(),
        why: format!("no answer within {} seconds", PATIENCE.as_secs()),
    };
    let mut connection = connecting.map_err(late)?.map_err(|error| named.refusal(error))?;
    let found = judge(&mut connection, &named).await;
    // It has said all there is to say.
    let _ = connection.close().await;
    found
}

/// Whether migrations of ours were begun: nothing but their list is there, or the first of them is the first in it.
async fn is_being_made(connection: &mut AnyConnection, tables: i64) -> Result<bool> {
    let first = "SELECT COUNT(*) AS ours FROM _sqlx_migrations WHERE version = 1 AND description = 'games'";
    let first: i64 = sqlx::query(first).fetch_one(connection).await?.try_get("ours")?;
    Ok(tables == 1 || first == 1)
}

async fn judge(connection: &mut AnyConnection, named: &Named) -> Result<()> {
    let row =
        sqlx::query(QUESTIONS).fetch_one(&mut *connection).await.map_err(|error| named.refusal(error))?;
    let number = |row: &AnyRow, name: &str| row.try_get::<i64, _>(name).map_err(StoreError::from);
    let flag = |row: &AnyRow, name: &str| Ok::<_, StoreError>(row.try_get::<i32, _>(name)? == 1);
    let version = number(&row, "version")?;
    if version < OLDEST {
        return Err(StoreError::TooOld { version: version / 10_000 });
    }
    let ours = flag(&row, "ours")?;
    // Another process of ours may be making the tables this very moment.
    let begun = !ours && flag(&row, "begun")? && is_being_made(connection, number(&row, "tables")?).await?;
    if !ours && !begun && number(&row, "tables")? > 0 {
        return Err(StoreError::Foreign(format!("the PostgreSQL database “{}”", named.database)));
    }
    if flag(&row, "read_only")? {
        return Err(StoreError::ReadOnly);
    }
    if !ours && !flag(&row, "may_create")? {
        return Err(named.lacks("make tables"));
    }
    if ours && !flag(&sqlx::query(RIGHTS).fetch_one(connection).await?, "may_write")? {
        return Err(named.lacks("write to its tables"));
    }
    Ok(())
}
