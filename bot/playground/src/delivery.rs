//! Interactions by HTTP: their addresses, the signing key, and past deliveries.

use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::Value;
use tokio::sync::mpsc;

/// An interaction on its way.
#[derive(Debug)]
pub(crate) struct Parcel {
    pub(crate) interaction: u64,
    pub(crate) event: Value,
}

/// The addresses for interactions, instead of the gateway.
#[derive(Debug, Default)]
pub(crate) struct Addresses {
    all: Vec<String>,
    /// The index of the next address.
    next: usize,
    pub(crate) out: Option<mpsc::UnboundedSender<Parcel>>,
    /// Past deliveries, for tests that repeat one.
    pub(crate) log: Vec<Delivery>,
}

/// A delivered request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// The address that accepted it.
    pub address: String,
    /// `X-Signature-Timestamp`.
    pub timestamp: String,
    /// `X-Signature-Ed25519`.
    pub signature: String,
    /// The interaction.
    pub body: String,
}

impl Addresses {
    /// Whether there are addresses.
    pub(crate) fn is_any(&self) -> bool {
        !self.all.is_empty()
    }

    /// Queues an interaction; answers whether it will be delivered.
    pub(crate) fn take(&self, interaction: u64, event: &Value) -> bool {
        let parcel = || Parcel { interaction, event: event.clone() };
        self.out.as_ref().is_some_and(|out| out.send(parcel()).is_ok())
    }

    /// All accepted deliveries.
    pub(crate) fn log(&self) -> Vec<Delivery> {
        self.log.clone()
    }

    /// Sets the addresses.
    pub(crate) fn set(&mut self, all: Vec<String>) {
        self.all = all;
    }

    /// All addresses, beginning with the next one.
    pub(crate) fn by_turns(&mut self) -> Vec<String> {
        let mut all = self.all.clone();
        if !all.is_empty() {
            all.rotate_left(self.next % self.all.len());
            self.next += 1;
        }
        all
    }
}

/// The application's key pair. It needn't be secret: it opens only this playground's bot.
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
