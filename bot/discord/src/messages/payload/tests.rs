//! Payloads of messages as Discord takes them.

use model::ids::{GameId, UserId};
use model::screen::{Button, Choice, Menu, Named, Press, Verb};
use proptest::prelude::*;

use super::*;

#[test]
fn only_the_named_people_are_pinged() {
    let screen =
        Screen { text: "@everyone <@5> <@6>".to_owned(), pings: vec![UserId(6)], ..Screen::default() };
    let sent = message(&screen, None, Readers::Several, "abc", &Known::default());
    assert_eq!(sent["allowed_mentions"], json!({ "parse": [], "users": ["6"] }));
    assert_eq!((&sent["enforce_nonce"], &sent["flags"]), (&json!(true), &Value::Null));
    let silent =
        message(&Screen { silent: true, ..screen }, None, Readers::Several, "abc", &Known::default());
    assert_eq!(silent["flags"], json!(4096));
}

#[test]
fn where_nobody_can_be_notified_every_mention_resolves() {
    let (none, resolves) = (Known::default(), json!({ "parse": ["users"] }));
    let screen = Screen { pings: vec![UserId(6)], ..Screen::text("@everyone <@5> <@6> <@&7>") };
    for sent in [
        answer(&screen, None, &none),
        alteration(Some("<@5>"), &[], &none),
        alteration(None, &[], &none),
        message(&screen, None, Readers::One, "abc", &none),
        word("<@5>")["data"].clone(),
    ] {
        assert_eq!(sent["allowed_mentions"], resolves, "{sent}");
    }
}

#[test]
fn who_is_not_called_is_named_in_public() {
    let named = |person, name: &str| Named { person: UserId(person), name: name.to_owned() };
    let names = vec![named(5, "*Ada* <@9> https://x.y [z](w)"), named(6, "Ben"), named(8, "- Dev")];
    let text = "<@5> (White) against <@6>; <@7>, <@8>".to_owned();
    let screen = Screen { text, names, pings: vec![UserId(6)], ..Screen::default() };
    let sent = message(&screen, None, Readers::Several, "abc", &Known::default());
    let told = r"\*Ada\* \<\@9\> https\:\/\/x.y \[z\]\(w\) (White) against <@6>; <@7>, \- Dev";
    assert_eq!(sent["content"], json!(told));
    assert_eq!(sent["allowed_mentions"], json!({ "parse": [], "users": ["6"] }));
    let alone = message(&screen, None, Readers::One, "abc", &Known::default());
    assert_eq!(alone["content"], json!(screen.text), "one reader's client resolves them");
    let long = Screen { text: format!("{}<@5>", "x".repeat(1990)), ..screen };
    assert_eq!(content(&long, Readers::Several), long.text, "names may not cut a message short");
}

#[test]
fn an_answer_without_picture_takes_the_old_one_away() {
    let sent = answer(&Screen::text("done"), None, &Known::default());
    assert_eq!((&sent["attachments"], &sent["components"]), (&json!([]), &json!([])));
}

#[test]
fn an_answer_that_keeps_the_picture_names_none() {
    let kept = Screen { keeps_picture: true, ..Screen::text("not yet") };
    let sent = answer(&kept, None, &Known::default());
    assert_eq!((sent.get("attachments"), &sent["components"]), (None, &json!([])));
}

#[test]
fn long_texts_are_cut_with_an_ellipsis() {
    let sent = answer(&Screen::text("é".repeat(3000)), None, &Known::default());
    let text = sent["content"].as_str().expect("text");
    assert_eq!(text.chars().count(), 2000);
    assert!(text.ends_with('…'));
}

#[test]
fn the_picture_is_the_only_attachment_and_described() {
    let board = Attachment { name: "board.png".into(), alt: "é".repeat(2000), bytes: vec![1] };
    let none = Known::default();
    for sent in [
        message(&Screen::text("x"), Some(&board), Readers::Several, "abc", &none),
        answer(&Screen::text("x"), Some(&board), &none),
    ] {
        let entries = sent["attachments"].as_array().expect("a list");
        assert_eq!(entries.len(), 1);
        assert_eq!((&entries[0]["id"], &entries[0]["filename"]), (&json!(0), &json!("board.png")));
        assert_eq!(entries[0]["description"].as_str().map(|alt| alt.chars().count()), Some(ALT));
    }
    let nameless = Attachment { alt: String::new(), ..board };
    let sent = answer(&Screen::text("x"), Some(&nameless), &none);
    assert_eq!(sent["attachments"], json!([{ "id": 0, "filename": "board.png" }]));
}

#[test]
fn a_text_file_is_uploaded_under_its_name() {
    let none = Known::default();
    let screen = Screen::text("x").with_file("game.txt", "White: e2e4");
    for sent in [answer(&screen, None, &none), message(&screen, None, Readers::One, "abc", &none)] {
        assert_eq!(sent["attachments"], json!([{ "id": 0, "filename": "game.txt" }]));
    }
    let uploads = files(&screen, None);
    let uploads: Vec<_> = uploads.iter().map(|file| (file.filename.as_str(), &file.data[..])).collect();
    assert_eq!(uploads, [("game.txt", &b"White: e2e4"[..])]);
}

#[test]
fn a_change_keeps_what_it_does_not_name() {
    assert_eq!(
        alteration(None, &[], &Known::default()),
        json!({ "components": [], "allowed_mentions": { "parse": ["users"] } })
    );
}

#[test]
fn controls_look_as_asked() {
    let button = |style| Button::new("Go", style, Verb::Move, GameId(42), 7);
    let buttons = [Style::Primary, Style::Secondary, Style::Success, Style::Danger].map(button);
    let idle = components(&[Row::Buttons(vec![buttons[0].clone().idle_if(true)])], &Known::default());
    assert_eq!(idle[0]["components"][0]["disabled"], json!(true));
    let choices = vec![
        Choice { label: "Knight g1".into(), value: "g1".into(), note: "2 squares".into(), glyph: None },
        Choice { label: "Pawn e2".into(), value: "e2".into(), note: String::new(), glyph: None },
    ];
    let press = Press { verb: Verb::Piece, game: Some(GameId(42)), version: 7, arg: "0".into() };
    let menu = Menu { placeholder: "Which piece?".into(), choices, press };
    let sent = components(&[Row::Buttons(buttons.to_vec()), Row::Menu(menu)], &Known::default());
    let styles: Vec<&Value> =
        sent[0]["components"].as_array().expect("buttons").iter().map(|b| &b["style"]).collect();
    assert_eq!(styles, [&json!(1), &json!(2), &json!(3), &json!(4)]);
    assert_eq!(
        sent[1],
        json!({ "type": 1, "components": [{
            "type": 3, "custom_id": "m1:piece:16:7:0", "placeholder": "Which piece?",
            "options": [
                { "label": "Knight g1", "value": "g1", "description": "2 squares" },
                { "label": "Pawn e2", "value": "e2" },
            ],
        }] })
    );
}

#[test]
fn suggestions_are_few_and_whole() {
    let many: Vec<(String, String)> = (0..40).map(|i| ("n".repeat(150), i.to_string())).collect();
    let sent = suggestions(&many);
    let choices = sent["data"]["choices"].as_array().expect("a list");
    assert_eq!(choices.len(), 25);
    assert!(
        choices.iter().all(|choice| choice["name"].as_str().is_some_and(|name| name.chars().count() == 100))
    );
    let unusable = [
        ("too long".to_owned(), "v".repeat(101)),
        (String::new(), "v".to_owned()),
        ("empty".to_owned(), String::new()),
    ];
    assert_eq!(suggestions(&unusable), json!({ "type": 8, "data": { "choices": [] } }));
}

proptest! {
    #[test]
    fn no_text_is_ever_too_long(text in ".{0,60}", times in 0_usize..60) {
        let text = text.repeat(times);
        let screen = Screen::text(text.clone()).with_buttons(vec![Button::new(text, Style::Primary, Verb::Move, GameId(1), 1)]);
        let sent = answer(&screen, None, &Known::default());
        let length = |value: &Value| value.as_str().map(|text| text.chars().count());
        prop_assert!(length(&sent["content"]) <= Some(2000));
        prop_assert!(length(&sent["components"][0]["components"][0]["label"]) <= Some(80));
    }
}
