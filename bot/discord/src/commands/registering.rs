//! Registers the commands, only when their descriptions have changed, and stores the ids that Discord gives them.

use std::collections::BTreeSet;

use outbox::DeliveryError;
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{Store, StoreError};

use crate::calls::call::{CALL, call};
use crate::calls::failure::Failure;
use crate::calls::read::Command;
use crate::calls::rest::Rest;

use super::descriptions;
use super::mentions::{Ids, Mentions};

/// The name of the fact with the hash of the registered descriptions.
const REGISTERED: &str = "commands";
/// The name of the fact with their ids and the application's.
const IDS: &str = "command-ids";

/// Why the commands are not registered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RegisterError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Discord(DeliveryError),
}

impl RegisterError {
    /// Whether a retry may work.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Self::Store(_) => true,
            // Without a valid token nothing will.
            Self::Discord(DeliveryError::Unauthorised) => false,
            Self::Discord(error) => error.may_pass(),
        }
    }
}

/// Registers the commands, unless the same ones are registered already for this application and still exist: Discord
/// counts registrations, and clients reload what changed.
pub(crate) async fn register(http: &Rest, store: &Store) -> Result<(), RegisterError> {
    let commands = descriptions();
    let application = http.application_id().map_or(0, serenity::all::ApplicationId::get);
    let hash = hash(&format!("{application} {commands}"));
    if store.fact(REGISTERED).await?.as_deref() == Some(&hash)
        && let Some(ids) = ids_if_there(http, &commands).await?
    {
        return keep(store, application, &ids, None).await;
    }
    let registered = call(CALL, http.create_global_commands(&commands)).await.map_err(refused)?;
    keep(store, application, &ids(registered), Some(&hash)).await?;
    tracing::info!("the commands are registered");
    Ok(())
}

/// Loads the stored ids for mentions; perhaps another process, or an earlier start, registered the commands.
pub(crate) async fn remember(http: &Rest, store: &Store, mentions: &Mentions) -> Result<(), StoreError> {
    let application = http.application_id().map_or(0, serenity::all::ApplicationId::get);
    let Some(fact) = store.fact(IDS).await? else { return Ok(()) };
    if let Some((own, ids)) = fact.split_once(' ')
        && own == application.to_string()
        && let Ok(ids) = serde_json::from_str(ids)
    {
        mentions.learn(&ids);
    }
    Ok(())
}

/// Whether commands were ever registered from this database.
///
/// # Errors
/// When the database fails.
pub async fn has_registered(store: &Store) -> Result<bool, StoreError> {
    Ok(store.fact(REGISTERED).await?.is_some())
}

/// Stores what is registered, as far as it is new.
async fn keep(store: &Store, application: u64, ids: &Ids, hash: Option<&str>) -> Result<(), RegisterError> {
    let fact = format!("{application} {}", serde_json::json!(ids));
    let known = store.fact(IDS).await?.as_deref() == Some(&fact);
    if known && hash.is_none() {
        return Ok(());
    }
    let mut tx = store.begin().await?;
    tx.set_fact(IDS, &fact).await?;
    if let Some(hash) = hash {
        tx.set_fact(REGISTERED, hash).await?;
    }
    Ok(tx.commit().await?)
}

fn ids(registered: Vec<Command>) -> Ids {
    registered.into_iter().map(|command| (command.name, command.id.get())).collect()
}

/// The ids of the commands, if Discord has those of these names. (They may have been deleted, or this is another
/// playground.)
async fn ids_if_there(http: &Rest, commands: &Value) -> Result<Option<Ids>, RegisterError> {
    let registered = ids(call(CALL, http.get_global_commands()).await.map_err(refused)?);
    let wanted = commands.as_array().into_iter().flatten().filter_map(|command| command["name"].as_str());
    let wanted: BTreeSet<&str> = wanted.collect();
    let there = registered.keys().map(String::as_str).collect::<BTreeSet<_>>() == wanted;
    Ok(there.then_some(registered))
}

fn refused(failure: Failure) -> RegisterError {
    RegisterError::Discord(failure.error)
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
