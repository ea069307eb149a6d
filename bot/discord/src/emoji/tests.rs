//! Names, versions and plans; `tests/discord/emoji.rs` has the rest, over the real client.

use model::ids::GameId;
use model::screen::{Button, Glyph, Style, Verb};
use serde_json::{Value, json};

use super::known::{unversioned, versioned};
use super::sync::{Failures, Plan, Wanted};
use super::*;
use crate::calls::read::Emoji;

fn listed(id: u64, name: &str) -> Emoji {
    serde_json::from_value(json!({ "id": id.to_string(), "name": name, "roles": [] })).expect("an emoji")
}

fn knight() -> Glyph {
    Glyph { art: "knight".to_owned(), tint: engine::scene::Tint::White, card: false }
}

fn rejected(why: &str, code: u32) -> Failure {
    Failure { error: DeliveryError::Rejected(why.to_owned()), code, maybe_done: false }
}

#[test]
fn names_hold_their_version_and_fit() {
    for one in render::emoji::all() {
        let name = versioned(&one.name, &one.png);
        assert_eq!(unversioned(&name), Some(one.name.as_str()));
        assert!(name.len() <= 32, "{name}");
    }
    assert_ne!(versioned("m_white_pawn", b"a"), versioned("m_white_pawn", b"b"));
    for foreign in
        ["party", "m_white_pawn", "m_own_thing", "x_white_pawn_00ff00", "m_pawn_00FF00", "m_pawn_0ff00"]
    {
        assert_eq!(unversioned(foreign), None, "{foreign}");
    }
}

#[test]
fn the_youngest_of_several_versions_is_shown() {
    let list = [
        (5, "m_white_knight_00ff00"),
        (9, "m_white_knight_abcdef"),
        (7, "m_white_knight_123456"),
        (3, "party"),
    ];
    let known = Known::of(&list.map(|(id, name)| listed(id, name)));
    assert_eq!(known.json(&knight()), Some(json!({ "id": "9", "name": "m_white_knight_abcdef" })));
    assert_eq!(known.json(&Glyph { card: true, ..knight() }), None);
    assert_eq!(Known::default().json(&knight()), None::<Value>);
}

#[test]
fn only_what_is_wrong_is_planned() {
    let wanted = ["m_white_knight_00ff00", "m_white_rook_00ff00", "m_white_pawn_00ff00"]
        .map(|name| Wanted { name: name.to_owned(), png: Vec::new() });
    let there = [
        (1, "m_white_knight_00ff00"),
        (2, "m_white_rook_abcdef"),
        (3, "m_white_unicorn_00ff00"),
        (4, "party"),
        (5, "m_own_thing"),
    ]
    .map(|(id, name)| listed(id, name));
    // Long after all of these were made.
    let now = 1_500_000_000_000;
    let plan = Plan::new(&wanted, &there, now);
    let missing: Vec<_> = plan.missing.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(missing, ["m_white_rook_00ff00", "m_white_pawn_00ff00"]);
    assert_eq!(ids(&plan.outdated), [3], "the rook's old picture stays until the new one is a week old");
    assert_eq!(plan.summary(1, true), Synced { made: 2, replaced: 0, deleted: 1, kept: 1, dry: true });
    let summary = Synced { made: 1, replaced: 1, deleted: 1, kept: 1, dry: true };
    assert_eq!(
        summary.to_string(),
        "Would make 1 new emoji, replace 1 changed and delete 1 outdated ones; 1 are as they should be."
    );
}

fn ids(emoji: &[&Emoji]) -> Vec<u64> {
    emoji.iter().map(|emoji| emoji.id.get()).collect()
}

#[test]
fn outdated_ones_go_a_week_after_what_took_their_place_was_made_or_when_there_is_no_room() {
    const DAY: i64 = 24 * 3600 * 1000;
    let now = 1_500_000_000_000;
    let made = |days_ago: i64| ((now - days_ago * DAY - 1_420_070_400_000) as u64) << 22;
    let wanted = ["m_white_knight_00ff00", "m_white_rook_00ff00"]
        .map(|name| Wanted { name: name.to_owned(), png: Vec::new() });
    let there = [
        (made(40), "m_white_knight_abcdef"),
        (made(8), "m_white_knight_00ff00"),
        (made(41), "m_white_rook_abcdef"),
        (made(3), "m_white_rook_00ff00"),
        (made(50), "m_white_unicorn_00ff00"),
    ]
    .map(|(id, name)| listed(id, name));
    let plan = Plan::new(&wanted, &there, now);
    assert_eq!(ids(&plan.outdated), [made(40)], "a unicorn may stand on buttons of three days ago");
    assert_eq!(ids(&Plan::new(&wanted, &there, now + 5 * DAY).outdated), [made(40), made(41), made(50)]);
    let crowd = (0..1_996).map(|number| listed(number + 1, &format!("own_{number}")));
    let there: Vec<Emoji> = there.into_iter().chain(crowd).collect();
    assert_eq!(Plan::new(&wanted, &there, now).outdated.len(), 3, "there is no room");
}

#[test]
fn emoji_are_blamed_only_for_what_they_did() {
    let emojis = Emojis::default();
    emojis.learn(Known::of(&[listed(5, "m_white_knight_00ff00")]));
    let known = emojis.known();
    let button = Button::new("Go", Style::Primary, Verb::Move, GameId(1), 1);
    let (plain, shown) = (button.clone(), button.with_glyph(Some(knight())));
    let rows = |button: &Button| [Row::Buttons(vec![button.clone()])];
    let emoji =
        rejected("400/50035 components.0.components.0.emoji.id BUTTON_COMPONENT_INVALID_EMOJI", INVALID);
    let other = rejected("400/50035 content BASE_TYPE_MAX_LENGTH", INVALID);
    assert!(!emojis.are_to_blame(&other, &known, &rows(&shown)));
    assert!(!emojis.are_to_blame(&emoji, &known, &rows(&plain)));
    assert!(!emojis.are_to_blame(&Failure::no_answer(), &known, &rows(&shown)));
    assert_eq!(emojis.known(), known);
    assert!(emojis.are_to_blame(&emoji, &known, &rows(&shown)));
    assert_eq!(*emojis.known(), Known::default(), "forgotten until the list is looked at");
}

#[tokio::test]
async fn what_does_not_pass_is_said() {
    let fails = |error| Failure { error, code: 0, maybe_done: false };
    let bear = async |mut failures: Failures, failure| failures.bear("to make x".to_owned(), failure).await;
    let ended = bear(Failures::default(), fails(DeliveryError::Unauthorised)).await;
    assert!(matches!(ended, Err(SyncError::Token)), "{ended:?}");
    let ended = bear(Failures::default(), fails(DeliveryError::Refused(50013))).await;
    assert!(matches!(ended, Err(SyncError::Forbidden(50013))), "{ended:?}");
    let ended = bear(Failures::default(), rejected("400/30008", 30008)).await;
    assert!(matches!(ended, Err(SyncError::Full)), "{ended:?}");
    let mut once = Failures::default();
    once.bear("to make x".to_owned(), rejected("400/50035", INVALID)).await.expect("tried again");
    let ended = once.bear("to make x".to_owned(), rejected("400/50035", INVALID)).await;
    assert!(matches!(&ended, Err(SyncError::Refused { what, .. }) if what == "to make x"), "{ended:?}");
    let retry = || fails(DeliveryError::Retry { after: None, reason: "503".to_owned() });
    let ended = bear(Failures::nearly_enough(), retry()).await;
    assert!(matches!(ended, Err(SyncError::Unreachable(_))), "{ended:?}");
}
