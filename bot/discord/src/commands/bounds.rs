//! Limits on the length of texts in interactions: as declared for each option, else Discord's own limit.
//!
//! Only Discord's clients enforce these limits, so a longer text is not processed at all: the time for reading and
//! completing grows with the length.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;
use words::commands::own;

use crate::calls::received::{Asked, Given as Sent};
use crate::messages::payload;

/// Discord's limit for an option without a declared one.
const USUAL: usize = 6_000;

/// The declared limits, by the own path of each option: `plan set lines`.
static DECLARED: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
    let mut found = HashMap::new();
    collect("", &super::described().into(), &mut found);
    found
});

fn collect(way: &str, options: &Value, found: &mut HashMap<String, usize>) {
    for one in options.as_array().into_iter().flatten() {
        let way = on(way, one["name"].as_str().unwrap_or_default());
        if let Some(most) = one["max_length"].as_u64() {
            found.insert(way.clone(), usize::try_from(most).unwrap_or(USUAL));
        }
        collect(&way, &one["options"], found);
    }
}

fn on(way: &str, name: &str) -> String {
    if way.is_empty() { name.to_owned() } else { format!("{way} {name}") }
}

/// The limit that a text exceeds; `None` if none does.
pub(crate) fn broken(asked: &Asked) -> Option<usize> {
    match asked {
        Asked::Command(command) | Asked::Typing(command) => among(&command.name, &command.options),
        Asked::Press(press) => press.value.as_deref().and_then(|text| beyond(text, USUAL)),
        Asked::Form(form) => form.value.as_deref().and_then(|text| beyond(text, payload::LINE)),
    }
}

fn among(way: &str, options: &[Sent]) -> Option<usize> {
    options.iter().find_map(|one| {
        let way = on(way, &one.name);
        let most = DECLARED.get(own(&way)).copied().unwrap_or(USUAL);
        let text = one.value.as_str().and_then(|text| beyond(text, most));
        text.or_else(|| among(&way, one.options.as_deref().unwrap_or_default()))
    })
}

/// The limit, if a text is longer. Discord counts a visible letter once or several times, never less than one code point.
fn beyond(text: &str, most: usize) -> Option<usize> {
    text.chars().nth(most).map(|_| most)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::calls::received::Command;

    fn given(name: &str, value: Value) -> Sent {
        Sent { name: name.to_owned(), value, focused: false, options: None }
    }

    fn sent(name: &str, options: Vec<Sent>) -> Command {
        Command { name: name.to_owned(), target: None, options, bots: Vec::new(), names: Vec::new() }
    }

    #[test]
    fn texts_are_as_long_as_was_declared_and_no_longer() {
        let plan = |length: usize| {
            let lines = vec![given("lines", json!("e".repeat(length)))];
            let set = Sent { options: Some(lines), ..given("set", Value::Null) };
            broken(&Asked::Command(sent("plan", vec![set])))
        };
        assert_eq!((plan(1_500), plan(1_501), plan(300_000)), (None, Some(1_500), Some(1_500)));
        let typing = |command: &str, option: &str, length: usize| {
            broken(&Asked::Typing(sent(command, vec![given(option, json!("\u{301}".repeat(length)))])))
        };
        assert_eq!((typing("move", "turn", 1_000), typing("move", "turn", 50_000)), (None, Some(1_000)));
        assert_eq!(typing("play", "options", 400_000), Some(400));
        assert_eq!(typing("play", "clock", 400_000), Some(60));
        assert_eq!((typing("move", "game", 6_000), typing("move", "game", 6_001)), (None, Some(USUAL)));
        assert_eq!(typing("of-another-time", "x", 6_001), Some(USUAL));
        let number = given("number", json!(7));
        assert_eq!(broken(&Asked::Command(sent("golf", vec![number]))), None);
    }

    #[test]
    fn forms_and_menus_are_bounded_too() {
        let press = |length: usize| crate::calls::received::Press {
            custom_id: "x".to_owned(),
            value: Some("ä".repeat(length)),
            message: None,
            whole: String::new(),
        };
        assert_eq!(broken(&Asked::Form(press(payload::LINE))), None);
        assert_eq!(broken(&Asked::Form(press(payload::LINE + 1))), Some(payload::LINE));
        assert_eq!(
            (broken(&Asked::Press(press(USUAL))), broken(&Asked::Press(press(USUAL + 1)))),
            (None, Some(USUAL))
        );
    }
}
