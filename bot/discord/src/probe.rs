//! Entry points for the fuzzers to private functions. Nothing else uses them.

use model::screen::{Press, Screen};

use app::request::Request;
use app::{Asker, Suggest};

use super::calls::received::{self, Asked, Incoming};
use super::emoji::Known;
use super::incoming::signature::{Claim, PublicKey};
use super::{incoming::inbound, messages::custom_id, messages::payload};

/// The meaning of an interaction.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A request; `None`: none of ours.
    Asked(Asker, Option<Request>),
    /// Typing; `None`: into no command of ours.
    Typing(Asker, Option<Suggest>),
    /// Neither.
    Nothing,
}

/// Reads an interaction as the dispatcher does.
///
/// # Errors
/// When it is no JSON.
pub fn interaction(json: &[u8]) -> Result<Heard, serde_json::Error> {
    let received = match received::read(&serde_json::from_slice(json)?) {
        Incoming::Interaction(received) => received,
        Incoming::Ping | Incoming::Unread(_) => return Ok(Heard::Nothing),
    };
    let asker = inbound::asker(&received);
    Ok(match &received.asked {
        Asked::Command(command) => Heard::Asked(asker, inbound::command(command)),
        Asked::Typing(command) => Heard::Typing(asker, inbound::suggest(command)),
        Asked::Press(press) | Asked::Form(press) => Heard::Asked(asker, inbound::press(press)),
    })
}

/// The control of a custom id.
#[must_use]
pub fn control(text: &str) -> Option<Press> {
    custom_id::read(text)
}

/// The custom id of a control.
#[must_use]
pub fn custom_id(press: &Press) -> String {
    custom_id::write(press)
}

/// The text of an answer as sent.
#[must_use]
pub fn sent(screen: &Screen) -> String {
    let body = payload::answer(screen, None, &Known::default());
    body["content"].as_str().unwrap_or_default().to_owned()
}

/// Whether an application with this key would accept a request with this signature, time and body.
#[must_use]
pub fn signed(key: &str, signature: &str, timestamp: &str, body: &[u8], now_ms: i64) -> bool {
    let Some(claim) = Claim::read(signature, timestamp, now_ms) else { return false };
    key.parse::<PublicKey>().is_ok_and(|key| key.verifies(&claim, body))
}
