//! Transcripts: everything one person ever received, in a form for comparing two runs: no ids, no times.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use serde_json::{Value, json};

use super::message::{Author, LOADING, Message};
use super::people::Who;
use super::place::{CHESS_CLUB, GUILD, TEA_ROOM};

/// Everything a person received, oldest first.
///
/// # Equality
/// Two transcripts are equal when every text, control, picture, alt text, file name, ping, menu and form was the same, and
/// in the same order. Ids of messages and threads are replaced by their order of appearance, and moments in time by `…`.
#[derive(Clone, PartialEq, Eq)]
pub struct Transcript {
    /// What was received.
    pub received: Vec<Received>,
}

/// A received item.
#[derive(Clone, PartialEq, Eq)]
pub struct Received {
    /// Its kind and all its readable contents, as one line of JSON.
    pub text: String,
    /// The contents of its files; names and alternative texts are in the text.
    pub files: Vec<Arc<[u8]>>,
}

impl Transcript {
    /// The first difference from another transcript, in words; `None` when they are equal.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<String> {
        let longest = self.received.len().max(other.received.len());
        (0..longest).find(|at| self.received.get(*at) != other.received.get(*at)).map(|at| {
            let side = |transcript: &Self| match transcript.received.get(at) {
                Some(received) => format!("{received:?}"),
                None => "nothing".to_owned(),
            };
            format!("number {at} differs\n  here:  {}\n  there: {}", side(self), side(other))
        })
    }
}

impl fmt::Debug for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, received) in self.received.iter().enumerate() {
            writeln!(f, "{at:4} {received:?}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Received {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        for bytes in &self.files {
            // Pictures of the same size may still differ: a short fingerprint distinguishes them.
            let print = bytes
                .iter()
                .fold(0xcbf2_9ce4_u32, |print, byte| (print ^ u32::from(*byte)).wrapping_mul(16_777_619));
            write!(f, " [{} bytes, {print:08x}]", bytes.len())?;
        }
        Ok(())
    }
}

/// The receivers of an item.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Audience {
    /// Everybody on the server.
    Everybody,
    Only(Who),
}

/// The log of all received items.
#[derive(Debug, Default)]
pub(crate) struct Log {
    entries: Vec<Entry>,
}

/// An item and its receivers.
#[derive(Debug)]
struct Entry {
    audience: Audience,
    what: Value,
    files: Vec<Arc<[u8]>>,
}

impl Log {
    pub(crate) fn note(&mut self, audience: Audience, what: Value) {
        self.entries.push(Entry { audience, what, files: Vec::new() });
    }

    /// Logs a version of a message. `what`: `new`, `edit`.
    pub(crate) fn message(&mut self, audience: Audience, what: &str, place: &str, message: &Message) {
        let named: Vec<_> =
            message.files.iter().map(|file| json!({ "name": file.name, "alt": file.alt })).collect();
        let author = match message.author {
            Author::Bot => "bot",
            Author::Person(who) => who.name(),
        };
        let said = json!({
            what: place,
            "author": author,
            "private": message.only.is_some(),
            "thinking": message.flags & LOADING != 0,
            "content": message.content,
            "embeds": message.embeds,
            "components": message.components,
            "files": named,
            "pings": message.pings.iter().map(|who| who.name()).collect::<Vec<_>>(),
            "reply_to": message.reply_to.map(|id| id.to_string()),
            "command": message.command,
        });
        let files = message.files.iter().map(|file| Arc::clone(&file.bytes)).collect();
        self.entries.push(Entry { audience, what: said, files });
    }

    /// The transcript of one person.
    pub(crate) fn of(&self, who: Who) -> Transcript {
        let mut names = Names::default();
        let received = self
            .entries
            .iter()
            .filter(|entry| match entry.audience {
                Audience::Everybody => true,
                Audience::Only(only) => only == who,
            })
            .map(|entry| Received {
                text: names.replace(&entry.what.to_string()),
                files: entry.files.clone(),
            })
            .collect();
        Transcript { received }
    }
}

/// Names for ids, by their order of appearance.
#[derive(Default)]
struct Names {
    known: HashMap<u64, String>,
}

impl Names {
    fn replace(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let length = rest[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - start);
            let (before, number) = (&rest[..start], &rest[start..start + length]);
            out.push_str(before);
            if before.ends_with("<t:") {
                out.push('…');
            } else if (17..=20).contains(&length) {
                out.push_str(&self.name(number));
            } else {
                out.push_str(number);
            }
            rest = &rest[start + length..];
        }
        out.push_str(rest);
        out
    }

    fn name(&mut self, digits: &str) -> String {
        let Ok(id) = digits.parse::<u64>() else { return digits.to_owned() };
        let fixed = match id {
            GUILD => Some("server".to_owned()),
            CHESS_CLUB => Some("chess-club".to_owned()),
            TEA_ROOM => Some("tea-room".to_owned()),
            _ => Who::by_id(id)
                .map(|who| who.name().to_owned())
                .or_else(|| Who::by_dm(id).map(|who| format!("direct messages of {who}"))),
        };
        let next = self.known.len() + 1;
        fixed.unwrap_or_else(|| self.known.entry(id).or_insert_with(|| format!("id-{next}")).clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(id: u64, at: u64, word: &str) -> Log {
        let mut log = Log::default();
        let text =
            format!("{word} <@{}> in https://discord.com/channels/{GUILD}/{id} <t:{at}:R>", Who::Ben.id());
        log.note(Audience::Everybody, json!(text));
        log
    }

    #[test]
    fn ids_and_times_do_not_count_but_words_do() {
        let one = log(1_300_000_000_000_000_001, 1_700_000_000, "hello").of(Who::Ada);
        let same = log(1_311_111_111_111_111_111, 1_800_000_000, "hello").of(Who::Ada);
        let other = log(1_300_000_000_000_000_001, 1_700_000_000, "hallo").of(Who::Ada);
        assert_eq!(one.difference(&same), None);
        assert!(one.difference(&other).is_some_and(|difference| difference.contains("number 0")));
        assert!(one.received[0].text.contains("<@Ben> in https://discord.com/channels/server/id-1 <t:…:R>"));
    }

    #[test]
    fn private_things_are_nobody_elses() {
        let mut log = Log::default();
        log.note(Audience::Only(Who::Ada), json!("secret"));
        assert_eq!(log.of(Who::Ada).received.len(), 1);
        assert!(log.of(Who::Ben).received.is_empty());
    }
}
