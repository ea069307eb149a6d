//! Commands as mentions: `</game plan drop:ID>` can be pressed, and every client shows it in its reader's language.
//!
//! Texts name commands as their language's clients show them, in backticks, with what may follow: `` `/partie plan verwerfen`
//! ``, `` `/partie export was:Alle` ``. Once Discord's ids for them are known, they are sent as mentions; until then as they
//! are written.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError, RwLock};

use serde_json::Value;
use words::Lang;

use crate::messages::limits::TEXT;

use super::describe::{GROUP, ON_PERSON, SUBCOMMAND};

/// The ids of commands by their English names.
pub(crate) type Ids = BTreeMap<String, u64>;

/// The mentions, as far as this process knows them; clones share them. Nothing depends on it.
#[derive(Clone, Default)]
pub(crate) struct Mentions(Arc<RwLock<Arc<HashMap<String, String>>>>);

impl Mentions {
    /// Sets the ids of commands.
    pub(crate) fn learn(&self, ids: &Ids) {
        let mut known = HashMap::new();
        for (typed, path) in ways(&super::descriptions()) {
            let name = path.split(' ').next().unwrap_or_default();
            if let Some(id) = ids.get(name) {
                known.insert(typed, format!("</{path}:{id}>"));
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(known);
    }

    /// Puts mentions into the text of a request's body, either a message or a first answer.
    pub(crate) fn put_into(&self, body: &mut Value) {
        let data = if body["data"]["content"].is_string() { &mut body["data"] } else { body };
        if let Some(text) = data["content"].as_str() {
            data["content"] = self.linked(text).into();
        }
    }

    /// A text with commands as mentions; unchanged if that would make it too long.
    pub(crate) fn linked(&self, text: &str) -> String {
        let known = Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner));
        if known.is_empty() {
            return text.to_owned();
        }
        let linked = linked(text, &known);
        if linked.chars().count() > TEXT { text.to_owned() } else { linked }
    }
}

fn linked(text: &str, known: &HashMap<String, String>) -> String {
    let mut linked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("`/") {
        let (before, typed) = (&rest[..at], &rest[at + 2..]);
        let end = typed.find(['`', '\n']).unwrap_or(typed.len());
        // Code blocks stay as they are.
        let closed = typed[end..].starts_with('`') && !before.ends_with('`');
        let read = at + 2 + end + usize::from(closed);
        match mention(&typed[..end], known).filter(|_| closed) {
            Some((mention, "")) => linked.extend([before, mention]),
            Some((mention, options)) => linked.extend([before, mention, " `", options, "`"]),
            None => linked.push_str(&rest[..read]),
        }
        rest = &rest[read..];
    }
    linked.push_str(rest);
    linked
}

/// The mention of a typed command, and the options after it.
fn mention<'t, 'k>(typed: &'t str, known: &'k HashMap<String, String>) -> Option<(&'k str, &'t str)> {
    let ends = typed.match_indices(' ').map(|(at, _)| at).chain([typed.len()]);
    let longest =
        ends.filter_map(|end| Some((known.get(&typed[..end])?, typed[end..].trim_start()))).next_back()?;
    Some((longest.0, longest.1))
}

/// Every typed form of every command that can be sent, in any language, with its English path.
fn ways(commands: &Value) -> Vec<(String, String)> {
    let mut ways = Vec::new();
    let typed = |command: &&Value| command["type"].as_u64() != Some(u64::from(ON_PERSON));
    for command in commands.as_array().into_iter().flatten().filter(typed) {
        follow(command, &[], &mut ways);
    }
    ways
}

fn follow(node: &Value, above: &[&Value], ways: &mut Vec<(String, String)>) {
    let path: Vec<&Value> = above.iter().copied().chain([node]).collect();
    let is_way = |option: &&Value| {
        [SUBCOMMAND, GROUP].iter().any(|kind| option["type"].as_u64() == Some(u64::from(*kind)))
    };
    let further: Vec<&Value> = node["options"].as_array().into_iter().flatten().filter(is_way).collect();
    if !further.is_empty() {
        // A command with subcommands can neither be sent nor mentioned.
        further.into_iter().for_each(|option| follow(option, &path, ways));
        return;
    }
    let english: Vec<&str> = path.iter().filter_map(|node| node["name"].as_str()).collect();
    for lang in Lang::ALL {
        let typed: Vec<&str> = path.iter().filter_map(|node| name(node, lang)).collect();
        ways.push((typed.join(" "), english.join(" ")));
    }
}

/// The name of a command or an option in a language.
fn name(node: &Value, lang: Lang) -> Option<&str> {
    let localised = lang.locales().iter().find_map(|locale| node["name_localizations"][*locale].as_str());
    localised.or_else(|| node["name"].as_str())
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use serde_json::json;

    use super::*;
    use words::files;

    fn known() -> Mentions {
        let mentions = Mentions::default();
        let descriptions = super::super::descriptions();
        let names = descriptions.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str());
        let ids = names.enumerate().map(|(at, name)| (name.to_owned(), 1000 + at as u64)).collect();
        mentions.learn(&ids);
        mentions
    }

    fn id_of(name: &str) -> String {
        let linked = known().linked(&format!("`/{name}`"));
        linked.rsplit_once(':').expect("a mention").1.trim_end_matches('>').to_owned()
    }

    #[test]
    fn commands_become_mentions_in_every_language() {
        let (mentions, play, plan) = (known(), id_of("play"), id_of("game plan drop"));
        for (text, linked) in [
            (
                "`/play`, then `/spielen`; `/jugar`.",
                format!("</play:{play}>, then </play:{play}>; </play:{play}>."),
            ),
            (
                "`/game plan drop` `/partie plan verwerfen`",
                format!("</game plan drop:{plan}> </game plan drop:{plan}>"),
            ),
            ("`/play game:zombie clock:3d`", format!("</play:{play}> `game:zombie clock:3d`")),
            (
                "`/game plan` and `/nothing` and `e2e4` `/play",
                "`/game plan` and `/nothing` and `e2e4` `/play".to_owned(),
            ),
            ("`/nothing` `/play`", format!("`/nothing` </play:{play}>")),
            ("`/pl\nay`", "`/pl\nay`".to_owned()),
            ("```/play```", "```/play```".to_owned()),
        ] {
            assert_eq!(mentions.linked(text), linked);
        }
        assert_eq!(Mentions::default().linked("`/play`"), "`/play`", "until the ids are known");
        let long = format!("`/play`{}", "x".repeat(TEXT - 7));
        assert_eq!(mentions.linked(&long), long, "no text is cut for it");
    }

    #[test]
    fn messages_and_first_answers_mention_them() {
        let (mentions, play) = (known(), id_of("play"));
        let (mut message, mut word) =
            (json!({ "content": "`/play`" }), json!({ "data": { "content": "`/play`" } }));
        mentions.put_into(&mut message);
        mentions.put_into(&mut word);
        assert_eq!(message["content"], json!(format!("</play:{play}>")));
        assert_eq!(word["data"]["content"], message["content"]);
        let mut form = json!({ "data": { "title": "`/play`" } });
        mentions.put_into(&mut form);
        assert_eq!(form, json!({ "data": { "title": "`/play`" } }));
    }

    /// Texts name commands and their options as their readers' clients show them.
    #[test]
    fn texts_name_commands_as_their_readers_see_them() {
        let commands = super::super::descriptions();
        for lang in Lang::ALL {
            for (area, text) in files(lang) {
                // Clients don't resolve mentions in alternative texts, and read out backticks.
                let told =
                    text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("engine-alt-"));
                let text = told.collect::<Vec<_>>().join("\n");
                for typed in text.split("`/").skip(1).filter_map(|rest| rest.split('`').next()) {
                    let node = find(&commands, typed, lang);
                    let (node, options) =
                        node.unwrap_or_else(|| panic!("{lang:?} {area}: no command is /{typed}"));
                    if let Some((option, _)) = options.split_once(':') {
                        let mut all = node["options"].as_array().into_iter().flatten();
                        assert!(all.any(|one| name(one, lang) == Some(option)), "{lang:?} {area}: /{typed}");
                    }
                }
                let shown = text.replace("`/", "");
                let bare = shown.split(' ').find(|word| {
                    word.strip_prefix('/')
                        .is_some_and(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
                });
                assert_eq!(bare, None, "{lang:?} {area}: a command belongs into backticks");
            }
        }
    }

    /// The rules of games do so, too.
    #[test]
    fn rules_name_commands_as_their_readers_see_them() {
        let commands = super::super::descriptions();
        let mut named = 0;
        for (lang, game) in
            Lang::ALL.into_iter().flat_map(|lang| catalogue::all().iter().map(move |game| (lang, game)))
        {
            let page = game.info().rules.read_in(lang.word());
            // A slash alone stands for itself.
            let typed = page.split("`/").skip(1).filter_map(|rest| rest.split('`').next());
            for typed in typed.filter(|typed| !typed.is_empty()) {
                named += 1;
                let whole = find(&commands, typed, lang).is_some_and(|(_, rest)| rest.is_empty());
                assert!(whole, "{lang:?} {}: no command is /{typed}", game.info().id);
            }
        }
        assert!(named >= Lang::ALL.len());
    }

    /// The command or group at the beginning of a text, in one language, and the rest.
    fn find<'c, 't>(commands: &'c Value, typed: &'t str, lang: Lang) -> Option<(&'c Value, &'t str)> {
        let mut all = commands.as_array()?;
        let (mut found, mut rest) = (None, typed);
        loop {
            let (word, more) = rest.split_once(' ').unwrap_or((rest, ""));
            match all.iter().find(|node| name(node, lang) == Some(word) && node["type"].as_u64() <= Some(2)) {
                Some(node) => (found, rest) = (Some(node), more),
                None => return found.map(|node| (node, rest)),
            }
            match found.and_then(|node| node["options"].as_array()) {
                Some(options) if !rest.is_empty() => all = options,
                _ => return found.map(|node| (node, rest)),
            }
        }
    }

    #[test]
    fn no_two_commands_are_typed_the_same() {
        let mut seen: HashMap<String, String> = HashMap::new();
        for (typed, path) in ways(&super::super::descriptions()) {
            let other = seen.insert(typed.clone(), path.clone());
            assert!(other.is_none_or(|other| other == path), "{typed}");
        }
    }
}
