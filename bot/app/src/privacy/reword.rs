//! Removes an erased person from messages that have yet to be sent.

use model::ids::UserId;
use serde_json::Value;

/// A job without a person: texts name a placeholder, nobody pings them, and pictures are for no special reader. `None` if the
/// job has no other reader.
pub(super) fn without(job: &str, person: UserId, somebody: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(job).ok()?;
    forget(&mut value, person, somebody);
    let reworded = value.to_string();
    // A job that holds the id in another form can't be sent any more.
    (!reworded.contains(&person.to_string())).then_some(reworded)
}

fn forget(value: &mut Value, person: UserId, somebody: &str) {
    match value {
        Value::String(text) => {
            for mention in [format!("<@{person}>"), format!("<@!{person}>")] {
                *text = text.replace(&mention, somebody);
            }
        }
        Value::Array(items) => {
            let theirs = |item: &Value| item.as_i64().or_else(|| item["person"].as_i64()) == Some(person.0);
            items.retain(|item| !theirs(item));
            items.iter_mut().for_each(|item| forget(item, person, somebody));
        }
        Value::Object(object) => object.values_mut().for_each(|item| forget(item, person, somebody)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::ids::ChannelId;
    use model::job::{Job, To};
    use model::screen::{Named, Screen};

    const ADA: UserId = UserId(918_273_645_546);
    const BEN: UserId = UserId(12);

    fn post(to: To, slot: Option<&str>) -> String {
        let names =
            vec![Named { person: ADA, name: "Ada".into() }, Named { person: BEN, name: "Ben".into() }];
        let text = Screen::text(format!("<@{ADA}> and <@{BEN}>"));
        let screen = Screen { pings: vec![ADA, BEN], names, ..text };
        serde_json::to_string(&Job::Post { to, slot: slot.map(str::to_owned), screen }).expect("JSON")
    }

    #[test]
    fn others_are_still_told() {
        let reworded =
            without(&post(To::Channel(ChannelId(7)), Some("board")), ADA, "somebody").expect("a job");
        let Job::Post { screen, .. } = serde_json::from_str(&reworded).expect("a job") else { panic!() };
        assert_eq!((screen.text.as_str(), screen.pings), ("somebody and <@12>", vec![BEN]));
        assert_eq!(screen.names, [Named { person: BEN, name: "Ben".into() }]);
    }

    #[test]
    fn what_is_for_them_alone_is_not_said() {
        assert_eq!(without(&post(To::Person(ADA), None), ADA, "somebody"), None);
        assert_eq!(without(&post(To::Home, Some(&format!("board-{ADA}"))), ADA, "somebody"), None);
        assert_eq!(without("", ADA, "somebody"), None);
    }
}
