//! Interactions by HTTP: signed with the application's key, and handed to one of several addresses by turns, as Discord and a
//! load balancer in front of the processes would together.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::Shared;

/// How long an address may take to answer.
const ANSWER: Duration = Duration::from_secs(3);

/// An interaction on its way.
#[derive(Debug)]
pub(crate) struct Parcel {
    pub(crate) interaction: u64,
    pub(crate) event: Value,
}

/// Where interactions go instead of the gateway.
#[derive(Debug, Default)]
pub(crate) struct Addresses {
    all: Vec<String>,
    /// Whose turn it is.
    next: usize,
    out: Option<mpsc::UnboundedSender<Parcel>>,
    /// Whatever was brought, for those who bring it again.
    log: Vec<Delivery>,
}

/// A request as it was brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Who took it.
    pub address: String,
    /// `X-Signature-Timestamp`.
    pub timestamp: String,
    /// `X-Signature-Ed25519`.
    pub signature: String,
    /// The interaction.
    pub body: String,
}

impl Addresses {
    /// Whether there is one.
    pub(crate) fn is_any(&self) -> bool {
        !self.all.is_empty()
    }

    /// Takes an interaction, if somebody brings it.
    pub(crate) fn take(&self, interaction: u64, event: &Value) -> bool {
        let parcel = || Parcel { interaction, event: event.clone() };
        self.out.as_ref().is_some_and(|out| out.send(parcel()).is_ok())
    }

    /// What was brought and taken so far.
    pub(crate) fn log(&self) -> Vec<Delivery> {
        self.log.clone()
    }

    /// From now on, these.
    pub(crate) fn set(&mut self, all: Vec<String>) {
        self.all = all;
    }

    /// All of them, beginning with the one whose turn it is.
    fn by_turns(&mut self) -> Vec<String> {
        let mut all = self.all.clone();
        if !all.is_empty() {
            all.rotate_left(self.next % self.all.len());
            self.next += 1;
        }
        all
    }
}

/// The application's key pair. Everybody may know it: it opens nothing but this playground's bot.
pub(crate) struct Key(Ed25519KeyPair);

impl Key {
    pub(crate) fn new() -> Self {
        let seed = *b"a playground's key is no secret.";
        Self(Ed25519KeyPair::from_seed_unchecked(&seed).expect("32 bytes are a seed"))
    }

    /// The public half, as the application's page shows it.
    pub(crate) fn public(&self) -> String {
        hex(self.0.public_key().as_ref())
    }

    /// The signature of a body sent at a time.
    pub(crate) fn sign(&self, timestamp: &str, body: &str) -> String {
        hex(self.0.sign(format!("{timestamp}{body}").as_bytes()).as_ref())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Brings interactions to their addresses until the end.
pub(crate) async fn run(shared: Arc<Shared>) {
    let (out, mut parcels) = mpsc::unbounded_channel();
    shared.look().addresses.out = Some(out);
    let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build().expect("an HTTP client");
    loop {
        let parcel = tokio::select! {
            Some(parcel) = parcels.recv() => parcel,
            () = shared.stop.cancelled() => return,
        };
        let (shared, client) = (Arc::clone(&shared), client.clone());
        tokio::spawn(async move { bring(&shared, &client, &parcel).await });
    }
}

/// Tries one address after the other until somebody takes it.
async fn bring(shared: &Shared, client: &reqwest::Client, parcel: &Parcel) {
    let body = parcel.event.to_string();
    let addresses = shared.look().addresses.by_turns();
    for address in &addresses {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs().to_string();
        let signature = shared.key.sign(&now, &body);
        let answer = client
            .post(address)
            .header("content-type", "application/json")
            .header("user-agent", "Discord-Interactions/1.0 (+https://discord.com)")
            .header("x-signature-ed25519", &signature)
            .header("x-signature-timestamp", &now)
            .body(body.clone())
            .send()
            .await;
        match answer.map(|answer| answer.status().as_u16()) {
            Ok(202) => {
                let address = address.clone();
                let delivery = Delivery { address, timestamp: now, signature, body };
                shared.look().addresses.log.push(delivery);
                return;
            }
            // A balancer goes on to the next one where nobody listens or somebody has too much to do.
            Ok(502..=504) | Err(_) => {}
            Ok(status) => {
                shared.look().audit.violation(format!("an interaction was answered with {status}"));
                break;
            }
        }
    }
    shared.change(|world| world.fail(parcel.interaction));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_take_turns() {
        let mut addresses = Addresses::default();
        assert!(addresses.by_turns().is_empty());
        addresses.set(vec!["a".to_owned(), "b".to_owned()]);
        assert_eq!(addresses.by_turns(), ["a", "b"]);
        assert_eq!(addresses.by_turns(), ["b", "a"]);
        assert_eq!(addresses.by_turns(), ["a", "b"]);
        assert!(!addresses.take(1, &Value::Null), "nobody brings it yet");
    }
}
