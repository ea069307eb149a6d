//! Moves commands into their [groups](words::commands): each area describes its own by their own names.

use serde_json::{Value, json};
use words::commands::group_of;

use super::describe::{GROUP, SUBCOMMAND, command};

/// Fields of a command that a subcommand may not have.
const OF_COMMANDS: [&str; 3] = ["contexts", "integration_types", "default_member_permissions"];

/// All commands as they are typed.
pub(super) fn grouped(described: Vec<Value>) -> Vec<Value> {
    let (mut all, mut rest): (Vec<Value>, Vec<Value>) =
        described.into_iter().partition(|one| group(one).is_none());
    for one in rest.drain(..) {
        let name = group(&one).unwrap_or_default();
        if !all.iter().any(|own| own["name"] == name) {
            all.push(command(name, &[]));
        }
        let options =
            all.iter_mut().find(|own| own["name"] == name).and_then(|own| own["options"].as_array_mut());
        if let Some(options) = options {
            options.push(inside(one));
        }
    }
    all
}

fn group(command: &Value) -> Option<&'static str> {
    command["name"].as_str().and_then(group_of)
}

/// A command inside another: as a subcommand, or as a group of its own subcommands.
fn inside(mut command: Value) -> Value {
    let parts = command["options"].as_array().into_iter().flatten();
    let is_group = parts.into_iter().any(|option| option["type"] == json!(SUBCOMMAND));
    command["type"] = json!(if is_group { GROUP } else { SUBCOMMAND });
    if let Some(fields) = command.as_object_mut() {
        fields.retain(|field, _| !OF_COMMANDS.contains(&field.as_str()));
    }
    command
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Collects the own names of all commands that can be sent.
    fn sendable(node: &Value, above: &str, found: &mut BTreeSet<String>) {
        let name = node["name"].as_str().expect("a name");
        let way = if above.is_empty() { name.to_owned() } else { format!("{above} {name}") };
        let parts = node["options"].as_array().into_iter().flatten();
        let further: Vec<&Value> =
            parts.filter(|part| part["type"] == json!(SUBCOMMAND) || part["type"] == json!(GROUP)).collect();
        if further.is_empty() {
            found.insert(words::commands::own(&way).to_owned());
        }
        further.into_iter().for_each(|part| sendable(part, &way, found));
    }

    #[test]
    fn the_list_of_commands_is_what_can_be_sent() {
        let (described, puzzles) = (super::super::descriptions(), engine::catalogue::puzzles());
        let mut found = BTreeSet::new();
        let typed = described.as_array().expect("a list").iter().filter(|one| one["type"] == json!(1));
        for command in typed.filter(|one| puzzles.is_none_or(|(_, puzzles)| one["name"] != puzzles.command)) {
            sendable(command, "", &mut found);
        }
        let listed: BTreeSet<String> = words::commands::all().map(str::to_owned).collect();
        assert_eq!(found, listed);
    }

    #[test]
    fn few_commands_are_listed_and_none_is_lost() {
        let described = super::super::described();
        let grouped = grouped(described.clone());
        assert!(grouped.len() <= 17, "{}", grouped.len());
        let parts = |name: &str| {
            let found = grouped.iter().find(|one| one["name"] == name).expect("a group");
            found["options"].as_array().expect("options").len()
        };
        let moved = described.iter().filter(|one| group(one).is_some()).count();
        assert_eq!(["game", "club", "me"].map(parts).iter().sum::<usize>(), moved);
    }
}
