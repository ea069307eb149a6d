//! Registering the commands, only when their description changed.

use std::collections::BTreeSet;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::discord::call::{CALL, call};
use crate::discord::fate::Failure;
use crate::discord::rest::Rest;
use crate::outbox::Fate;
use crate::store::{Store, StoreError};

use super::descriptions;

/// The fact that holds the hash of what was registered last.
const REGISTERED: &str = "commands";

/// Why the commands are not registered.
#[derive(Debug, thiserror::Error)]
pub(in crate::discord) enum RegisterError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Discord(Fate),
}

impl RegisterError {
    /// Whether it may work later.
    pub(in crate::discord) fn may_pass(&self) -> bool {
        match self {
            Self::Store(_) => true,
            // Without the token nothing will.
            Self::Discord(Fate::Unauthorised) => false,
            Self::Discord(fate) => fate.may_pass(),
        }
    }
}

/// Registers the commands, unless these very ones were registered before for this application and are still there:
/// Discord counts registrations, and clients reload what changed.
pub(in crate::discord) async fn register(http: &Rest, store: &Store) -> Result<(), RegisterError> {
    let commands = descriptions();
    let application = http.application_id().map_or(0, serenity::all::ApplicationId::get);
    let hash = hash(&format!("{application} {commands}"));
    if store.fact(REGISTERED).await?.as_deref() == Some(&hash) && are_there(http, &commands).await? {
        return Ok(());
    }
    call(CALL, http.create_global_commands(&commands)).await.map_err(refused)?;
    let mut tx = store.begin().await?;
    tx.set_fact(REGISTERED, &hash).await?;
    tx.commit().await?;
    tracing::info!("the commands are registered");
    Ok(())
}

/// Whether Discord has commands of these names. (Somebody may have taken them away, or this is another playground.)
async fn are_there(http: &Rest, commands: &Value) -> Result<bool, RegisterError> {
    let registered = call(CALL, http.get_global_commands()).await.map_err(refused)?;
    let registered: BTreeSet<&str> = registered.iter().map(|command| command.name.as_str()).collect();
    let wanted = commands.as_array().into_iter().flatten().filter_map(|command| command["name"].as_str());
    Ok(registered == wanted.collect())
}

fn refused(failure: Failure) -> RegisterError {
    RegisterError::Discord(failure.fate)
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
