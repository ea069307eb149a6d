use model::screen::{Button, Row, Screen, Style};
use serde_json::json;
use words::Lang;

use super::controls::{custom_id, ids, label, name, press};
use super::messages::missing;
use super::registered::{command, is_offered, suggestions};
use crate::calls::received::{self, Incoming};
use crate::calls::rest::Route;
use crate::emoji::Known;
use crate::incoming::examined::is_examined;
use crate::messages::payload;

#[test]
fn controls_of_an_examination_are_known_apart_from_the_bots() {
    let mut screen = Screen::text("x");
    screen.rows = vec![Row::Buttons(vec![Button::of_page("Go", Style::Primary, press("button"))])];
    let mut body = payload::answer(&screen, None, &Known::default());
    assert_eq!(ids(&body["components"]), ["m1:rules:-:0:live.button"]);
    label(&mut body);
    assert_eq!(ids(&body["components"]), [custom_id("button")]);
    assert_eq!(name(&custom_id("button")), Some("button"));
    let examined = |data: serde_json::Value, kind: u64| {
        let json = json!({ "id": "1", "token": "t", "type": kind, "channel_id": "5", "user": { "id": "3" }, "data": data });
        match received::read(&json) {
            Incoming::Interaction(received) => is_examined(&received.asked),
            other => panic!("{other:?}"),
        }
    };
    assert!(examined(json!({ "custom_id": custom_id("button") }), 3));
    assert!(examined(json!({ "custom_id": custom_id("sheet"), "components": [] }), 5));
    assert!(examined(json!({ "name": "doctor-live" }), 2) && examined(json!({ "name": "doctor-live" }), 4));
    assert!(!examined(json!({ "custom_id": "m1:rules:-:0:zombie.1" }), 3));
    assert!(!examined(json!({ "name": "doctor" }), 2));
}

#[test]
fn the_command_offers_what_it_takes_in_every_language() {
    for lang in Lang::ALL {
        let offered = suggestions(lang);
        let choices = offered["data"]["choices"].as_array().expect("choices");
        assert_eq!(choices.len(), 3);
        assert!(choices.iter().all(|choice| choice["value"].as_str().is_some_and(is_offered)));
        assert!(command(lang)["description"].as_str().is_some_and(|text| text.chars().count() <= 100));
    }
}

#[test]
fn lost_signs_are_told_by_their_numbers() {
    assert_eq!(missing("a\u{200b}b♔", "ab"), ["U+200B", "U+2654"]);
    assert!(missing("ab", "ba").is_empty());
}

#[test]
fn every_kind_of_request_is_named_once() {
    let mut all: Vec<String> = Route::of_the_bot().map(Route::name).collect();
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count);
    assert_eq!(super::requests_of_the_bot().len(), count);
}
