//! The requests of `menagerie doctor` to Discord, which change nothing, and the diagnoses from their answers.
//!
//! It has a client of its own, since it needs the date header of Discord's answers, which nothing else reads.

use std::collections::BTreeSet;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;

use crate::commands::descriptions;
use crate::endpoint;

/// The time limit of one request.
const PATIENCE: Duration = Duration::from_secs(10);
/// How far this machine's clock may be from Discord's, in seconds.
const SKEW: i64 = 5;
/// The number of gateway sessions left today from which on they are too few.
const FEW_STARTS: u64 = 20;
/// The privileged intents among an application's flags; the bot asks for none. (Documentation: "Application Flags".)
const PRIVILEGED: [(u64, &str); 3] = [
    (1 << 12 | 1 << 13, "presence"),
    (1 << 14 | 1 << 15, "server members"),
    (1 << 18 | 1 << 19, "message content"),
];

/// The weight of a diagnosis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As it should be.
    Fine,
    /// Worth knowing.
    Note,
    /// To be repaired.
    Wrong,
}

/// A diagnosis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// Its weight.
    pub verdict: Verdict,
    /// What was checked.
    pub what: &'static str,
    /// The finding, and what would help.
    pub says: String,
}

/// The API and the token, with the diagnoses so far.
struct Patient<'a> {
    client: reqwest::Client,
    base: String,
    token: &'a SecretString,
    found: Vec<Diagnosis>,
}

/// Examines the application at Discord, or at a playground's `api`. `by_endpoint`: interactions are expected by
/// HTTP.
pub async fn examine(api: Option<&str>, token: &SecretString, by_endpoint: bool) -> Vec<Diagnosis> {
    let Ok(client) = endpoint::client(api.is_some()) else {
        let says = "no HTTP client can be made on this machine".to_owned();
        return vec![Diagnosis { verdict: Verdict::Wrong, what: "network", says }];
    };
    let base = format!("{}/api/v10", api.unwrap_or("https://discord.com").trim_end_matches('/'));
    let mut patient = Patient { client, base, token, found: Vec::new() };
    if patient.account().await {
        patient.application(by_endpoint).await;
        patient.gateway().await;
    }
    patient.found
}

impl Patient<'_> {
    fn say(&mut self, verdict: Verdict, what: &'static str, says: impl Into<String>) {
        self.found.push(Diagnosis { verdict, what, says: says.into() });
    }

    /// One request: its answer, and Discord's time in seconds since 1970. Failures become diagnoses.
    async fn get(&mut self, what: &'static str, path: &str) -> Option<(Value, Option<i64>)> {
        let authorization = format!("Bot {}", self.token.expose_secret().trim());
        let request = self.client.get(format!("{}{path}", self.base)).timeout(PATIENCE);
        let request = request.header("authorization", authorization);
        // reqwest's errors contain the address, which is not secret here, but no help either.
        let Ok(answer) = request.send().await else {
            self.say(
                Verdict::Wrong,
                what,
                "Discord can't be reached from here; is outgoing HTTPS to discord.com allowed?",
            );
            return None;
        };
        let status = answer.status().as_u16();
        let date = answer.headers().get("date").and_then(|date| date.to_str().ok()).and_then(seconds);
        match status {
            200 => match answer.bytes().await.ok().and_then(|body| serde_json::from_slice(&body).ok()) {
                Some(body) => return Some((body, date)),
                None => self.say(Verdict::Wrong, what, "the answer can't be read; is a proxy in between?"),
            },
            401 => self.say(
                Verdict::Wrong,
                what,
                "Discord does not accept the token; reset it on the application's page and put the new one in place",
            ),
            429 => self.say(Verdict::Wrong, what, "Discord asks for patience (429); try again in some minutes"),
            _ => self.say(Verdict::Wrong, what, format!("Discord answered {status}; try again, and see discordstatus.com")),
        }
        None
    }

    async fn account(&mut self) -> bool {
        let Some((user, date)) = self.get("token", "/users/@me").await else { return false };
        self.say(
            Verdict::Fine,
            "token",
            format!("Discord knows it as {}", user["username"].as_str().unwrap_or("?")),
        );
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
        match date.map(|date| now - date) {
            Some(skew) if skew.abs() <= SKEW => {
                self.say(Verdict::Fine, "clock", "this machine's goes with Discord's");
            }
            Some(skew) => self.say(
                Verdict::Wrong,
                "clock",
                format!(
                    "this machine's is {} s {} Discord's; let it follow a time server",
                    skew.abs(),
                    if skew > 0 { "before" } else { "behind" }
                ),
            ),
            None => self.say(Verdict::Note, "clock", "Discord's answer has no time to compare with"),
        }
        true
    }

    async fn application(&mut self, by_endpoint: bool) {
        let Some((application, _)) = self.get("application", "/applications/@me").await else { return };
        let flags = application["flags"].as_u64().unwrap_or(0);
        let privileged: Vec<&str> =
            PRIVILEGED.iter().filter(|(bits, _)| flags & bits != 0).map(|(_, name)| *name).collect();
        match privileged.as_slice() {
            [] => self.say(Verdict::Fine, "intents", "none that is privileged, and none is needed"),
            some => self.say(
                Verdict::Note,
                "intents",
                format!(
                    "{} may be switched off on the application's page: the bot asks for none",
                    some.join(", ")
                ),
            ),
        }
        let url = application["interactions_endpoint_url"].as_str();
        match (url, by_endpoint) {
            (None, false) => self.say(Verdict::Fine, "interactions", "come by the gateway"),
            (Some(url), true) => self.say(Verdict::Fine, "interactions", format!("come by HTTP to {url}")),
            (Some(url), false) => self.say(
                Verdict::Wrong,
                "interactions",
                format!("Discord sends them to {url}, not to the gateway: clear the interactions endpoint URL on the application's page"),
            ),
            (None, true) => self.say(
                Verdict::Wrong,
                "interactions",
                "the settings expect them by HTTP, but the application's page has no interactions endpoint URL",
            ),
        }
        let id = application["id"].as_str().unwrap_or_default().to_owned();
        self.commands(&id).await;
    }

    async fn commands(&mut self, application: &str) {
        let path = format!("/applications/{application}/commands");
        let Some((registered, _)) = self.get("commands", &path).await else { return };
        let wanted = outline(&descriptions());
        let there = outline(&registered);
        let missing: Vec<&str> = wanted.difference(&there).map(|(name, _)| name.as_str()).collect();
        let left: Vec<&str> = there.difference(&wanted).map(|(name, _)| name.as_str()).collect();
        if missing.is_empty() && left.is_empty() {
            self.say(Verdict::Fine, "commands", format!("all {} are registered and current", wanted.len()));
        } else {
            let names: BTreeSet<&str> = missing.into_iter().chain(left).collect();
            let names: Vec<&str> = names.into_iter().collect();
            self.say(
                Verdict::Note,
                "commands",
                format!(
                    "{} of them are not as they should be ({}); the next start registers them",
                    names.len(),
                    names.join(", ")
                ),
            );
        }
    }

    async fn gateway(&mut self) {
        let Some((gateway, _)) = self.get("gateway", "/gateway/bot").await else { return };
        let shards = gateway["shards"].as_u64().unwrap_or(1);
        self.say(Verdict::Fine, "shards", format!("Discord recommends {shards}"));
        let limit = &gateway["session_start_limit"];
        let (left, total) = (limit["remaining"].as_u64().unwrap_or(0), limit["total"].as_u64().unwrap_or(0));
        let hours = limit["reset_after"].as_u64().unwrap_or(0).div_ceil(3_600_000);
        let says = format!("{left} of {total} connections are left for the next {hours} h");
        match left {
            few if few < FEW_STARTS.max(shards) => {
                self.say(
                    Verdict::Wrong,
                    "starts",
                    format!("{says}: find out what starts the bot again and again"),
                );
            }
            _ => self.say(Verdict::Fine, "starts", says),
        }
    }
}

/// Commands by name with what people see of them, to compare them.
pub(crate) fn outline(commands: &Value) -> BTreeSet<(String, String)> {
    fn options(of: &Value) -> String {
        let each = of["options"].as_array().into_iter().flatten();
        each.map(|one| format!("[{} {}{}]", one["name"], one["description"], options(one))).collect()
    }
    let each = commands.as_array().into_iter().flatten();
    each.map(|one| {
        let name = one["name"].as_str().unwrap_or("?").to_owned();
        // Discord has no description of user commands.
        (name, format!("{}{}", one["description"].as_str().unwrap_or_default(), options(one)))
    })
    .collect()
}

/// Reads an HTTP date, as seconds since 1970.
fn seconds(date: &str) -> Option<i64> {
    Some(jiff::fmt::rfc2822::parse(date).ok()?.timestamp().as_second())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn dates_of_answers_are_read() {
        assert_eq!(seconds("Sun, 06 Nov 1994 08:49:37 GMT"), Some(784_111_777));
        assert_eq!(seconds("yesterday"), None);
    }

    #[test]
    fn commands_that_differ_in_what_people_see_differ() {
        let one = json!([{ "name": "play", "description": "Play", "options": [{ "name": "game", "description": "Which" }], "id": "5" }]);
        let mut same = one.clone();
        same[0]["id"] = json!("6");
        assert_eq!(outline(&one), outline(&same));
        let mut other = one.clone();
        other[0]["options"][0]["name"] = json!("match");
        assert_ne!(outline(&one), outline(&other));
    }
}
