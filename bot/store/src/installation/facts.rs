//! Single facts about this installation, by name.

use sqlx::AnyConnection;

use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

impl Store {
    /// A fact by its name.
    pub async fn fact(&self, name: &str) -> Result<Option<String>> {
        fact(&mut *self.look().await?, name).await
    }
}

impl Tx {
    /// Writes a fact.
    pub async fn set_fact(&mut self, name: &str, value: &str) -> Result<()> {
        set_fact(&mut self.inner, name, value).await
    }
}

pub(crate) async fn fact(connection: &mut AnyConnection, name: &str) -> Result<Option<String>> {
    connection.maybe("SELECT value FROM facts WHERE name = $1", name, |row| row.value("value")).await
}

pub(crate) async fn set_fact(connection: &mut AnyConnection, name: &str, value: &str) -> Result<()> {
    connection
        .run(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
            (name, value),
        )
        .await
}
