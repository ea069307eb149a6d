//! Every row about a game, tried by everybody in every state: people who may have an effect, people who may not change nothing and
//! learn nothing.

use std::collections::BTreeSet;

use model::game::Status;
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};

use app::authority::{Effect, Right, Row, Scope, TABLE, What, row_of};
use app::request::{
    ClockRequest, DrawAction, Format, LibraryRequest, NoteRequest, OfferRequest, PlanRequest, Request,
    StudyRequest,
};
use app::{Asker, Suggest};

use crate::cast::{ADA, BANNED, BEN, CLEO, ELSEWHERE, ONLOOKER, everybody};
use crate::scenes::{GAME, Scene, all, give, named};

/// The id of a game that was never opened.
const NEVER: GameId = GameId(777_777);

/// A control or a command that looks valid.
struct Attempt {
    request: Request,
    /// The people for whom it has an effect.
    hands: Vec<UserId>,
}

/// The request for a row in a scene.
fn attempt(row: &Row, scene: &Scene) -> Attempt {
    match row.what {
        What::Ask(name) => command(name, scene),
        What::Press(verb, word) => control(verb, word, scene),
    }
}

fn command(name: &str, scene: &Scene) -> Attempt {
    let game = named();
    let running =
        |people: &[UserId]| if scene.is_called(&["running"]) { people.to_vec() } else { Vec::new() };
    let over = |people: &[UserId]| if scene.is_called(&["over"]) { people.to_vec() } else { Vec::new() };
    let onlookers = match scene.game.status {
        Status::Running | Status::Over if scene.name != "in direct messages" => vec![ONLOOKER, BANNED, ADA],
        _ => Vec::new(),
    };
    let notes = |request| Request::Plan(PlanRequest::Notes(request));
    let (request, hands) = match name {
        "move" => {
            let turn = "a2a3".to_owned();
            let hands =
                if scene.is_called(&["running", "resting", "offers", "late"]) { vec![ADA] } else { vec![] };
            (Request::Move { turn, game }, hands)
        }
        "ask" => {
            let hands = if scene.is_called(&["a question"]) { vec![BEN] } else { vec![] };
            (Request::Ask { question: "Any rooks?".to_owned(), game }, hands)
        }
        "resign" => (Request::Resign { game }, running(&[ADA, BEN])),
        "draw" => (Request::Draw { action: DrawAction::Offer, game }, running(&[ADA])),
        "board" => (Request::Board { game, flip: false, text: false }, onlookers),
        "secrets" => {
            let hands = if scene.is_called(&["secrets"]) { vec![ADA, BEN] } else { vec![] };
            (Request::Secrets { game }, hands)
        }
        "history" => (Request::History { game }, onlookers),
        "replay" => (Request::Replay { game, view: None }, onlookers),
        "export" => (Request::Library(LibraryRequest::Export { format: Format::Json, game }), onlookers),
        "hint" => (Request::Study(StudyRequest::Hint { game }), vec![]),
        "review" => (Request::Study(StudyRequest::Review { game }), vec![]),
        "verify" => (Request::Verify { game }, onlookers),
        "clock show" => (Request::Clock(ClockRequest::Show { game }), running(&[ADA, ONLOOKER])),
        "clock give" => (give(), if scene.is_called(&["running"]) { vec![BEN] } else { vec![] }),
        "takeback" => (Request::Offer(OfferRequest::Takeback { game }), running(&[BEN])),
        "abort" => (Request::Offer(OfferRequest::Abort { game }), running(&[ADA])),
        "adjourn" => {
            (Request::Offer(OfferRequest::Adjourn { days: Some(3), until: None, game }), running(&[ADA]))
        }
        "rematch" => (Request::Offer(OfferRequest::Rematch { game }), over(&[ADA, BEN])),
        "plan set" => {
            let lines = "if d2d4 then e5d4".to_owned();
            (Request::Plan(PlanRequest::Set { lines, game }), running(&[BEN]))
        }
        "plan list" => (Request::Plan(PlanRequest::List { game }), running(&[ADA, BEN])),
        "plan drop" => (Request::Plan(PlanRequest::Drop { number: None, game }), running(&[BEN])),
        "notes write" => (notes(NoteRequest::Write { text: "Hm.".to_owned(), game }), running(&[ADA, BEN])),
        "notes show" => (notes(NoteRequest::Show { game }), running(&[ADA, ONLOOKER])),
        "notes delete" => (notes(NoteRequest::Delete { number: Some(1), game }), running(&[ADA])),
        other => panic!("say in attempts.rs how {other} is asked for"),
    };
    Attempt { request, hands }
}

fn control(verb: Verb, word: &'static str, scene: &Scene) -> Attempt {
    let seat = scene.to_act.first().and_then(|person| scene.game.seat_of(*person));
    let prompt = seat.map_or(1, |seat| scene.game.prompt(seat));
    let when =
        |names: &[&str], people: &[UserId]| if scene.is_called(names) { people.to_vec() } else { Vec::new() };
    let running = |people: &[UserId]| when(&["running"], people);
    let tables = &["an open table", "an invitation", "seats to choose", "people in a row"];
    let onlookers = match scene.game.status {
        Status::Running | Status::Over if scene.name != "in direct messages" => vec![ONLOOKER, BANNED, ADA],
        _ => Vec::new(),
    };
    let late = scene.number("late");
    let at = scene.game.version;
    let comers = when(&["an open table"], &[BEN, ONLOOKER, ELSEWHERE]);
    let noted = 1_700_000_000_000_i64;
    let (version, arg, value, hands): (i64, String, &str, Vec<UserId>) = match (verb, word) {
        (Verb::Join, _) if scene.is_called(&["an invitation"]) => (at, String::new(), "", vec![BEN]),
        (Verb::Join, _) if scene.is_called(&["people in a row"]) => (at, String::new(), "", vec![ONLOOKER]),
        (Verb::Join, _) => (at, String::new(), "", comers),
        (Verb::Sit, _) => (at, "1".to_owned(), "", when(&["seats to choose"], &[ADA, BEN, ELSEWHERE])),
        (Verb::Leave, _) => (at, String::new(), "", when(&["seats to choose", "people in a row"], &[ADA])),
        (Verb::Decline, _) => (at, String::new(), "", when(&["an invitation"], &[ADA, BEN])),
        (Verb::Cancel, _) => (at, String::new(), "", when(tables, &[ADA])),
        (Verb::Start, _) => (at, String::new(), "", when(&["people in a row"], &[ADA])),
        (Verb::Computer, _) => (at, "easy".to_owned(), "", when(tables, &[ADA])),
        (Verb::Move, _) => (prompt, String::new(), "", when(&["running", "resting", "secrets"], &[ADA])),
        (Verb::Piece, _) => (prompt, "0".to_owned(), "a2", running(&[ADA])),
        (Verb::Step, _) => (prompt, "0".to_owned(), "a2a3", running(&[ADA])),
        (Verb::StepButton, _) => (prompt, "0.a2a3".to_owned(), "", running(&[ADA])),
        (Verb::Back, _) => (prompt, "0".to_owned(), "", running(&[ADA])),
        (Verb::Undo, _) => (prompt, "0".to_owned(), "", running(&[ADA])),
        (Verb::Typed, _) => (prompt, String::new(), "a2a3", running(&[ADA])),
        (Verb::Random | Verb::Balanced, _) => (prompt, "0".to_owned(), "", when(&["secrets"], &[ADA])),
        (Verb::Confirm, _) => (prompt, String::new(), "", vec![]),
        (Verb::Again, _) => (prompt, "0".to_owned(), "", vec![]),
        (Verb::AnswerYes | Verb::AnswerNo, _) => (0, "1".to_owned(), "", when(&["a question"], &[BEN])),
        (Verb::Resign, _) => (prompt, String::new(), "", running(&[ADA, BEN])),
        (Verb::ResignYes, _) => (prompt, "0".to_owned(), "", running(&[ADA])),
        (Verb::Draw, _) => (at, String::new(), "", running(&[ADA])),
        (Verb::DrawYes | Verb::DrawNo, _) => (at, String::new(), "", when(&["offers"], &[ADA])),
        (Verb::Claim, _) => (at, String::new(), "", vec![]),
        (Verb::Board | Verb::History | Verb::Replay, _) => (0, String::new(), "", onlookers),
        (Verb::Moment, _) => (1, "p.next".to_owned(), "", onlookers),
        (Verb::Secrets, _) => (0, String::new(), "", when(&["secrets"], &[ADA, BEN])),
        // Nobody plays a computer in these scenes, and what is over there is too short.
        (Verb::Study, "better") => (0, "better.0.0".to_owned(), "", vec![]),
        (Verb::Study, word) => (0, word.to_owned(), "", vec![]),
        (Verb::Clock, "show") => (0, word.to_owned(), "", running(&[ADA, ONLOOKER])),
        (Verb::Clock, "give") => (0, "give.1d".to_owned(), "", running(&[BEN])),
        (Verb::Clock, "take") => {
            (late, "take.0".to_owned(), "", when(&["a seat offered"], &[CLEO, ONLOOKER]))
        }
        (Verb::Clock, "back") => (0, word.to_owned(), "", when(&["a computer sits"], &[ADA])),
        (Verb::Clock, word) => (late, format!("{word}.0"), "", when(&["late"], &[BEN])),
        (Verb::Offer, "more") => (0, word.to_owned(), "", onlookers),
        (Verb::Offer, "stand-in") => {
            let hands = if scene.is_called(&["late"]) { vec![ADA, BEN] } else { running(&[ADA]) };
            (0, "stand-in.0".to_owned(), "", hands)
        }
        (Verb::Offer, "seat") => {
            let hands = if scene.is_called(&["late"]) { vec![ADA, BEN] } else { running(&[ADA]) };
            (0, "seat.0.easy".to_owned(), "", hands)
        }
        (Verb::Offer, "rest") => (0, word.to_owned(), "3d", running(&[ADA])),
        (Verb::Offer, "make.takeback") => (0, word.to_owned(), "", running(&[BEN])),
        (Verb::Offer, "make.rematch") => (0, word.to_owned(), "", when(&["over"], &[ADA])),
        (Verb::Offer, "make.call-off" | "surely.call-off") => (0, word.to_owned(), "", running(&[ADA])),
        (Verb::Offer, word) => {
            let kind = word.split_once('.').map_or("", |(_, kind)| kind);
            let hands = when(&["offers", "a rematch offered"], &[ADA]);
            let hands = if scene.number(kind) == 0 { vec![] } else { hands };
            (scene.number(kind), word.to_owned(), "", hands)
        }
        (Verb::Plan, "lines") => (0, word.to_owned(), "if d2d4 then e5d4", running(&[BEN])),
        (Verb::Plan, "set" | "no") => {
            (0, format!("{word}.{}", scene.number("asked plan")), "", running(&[BEN]))
        }
        (Verb::Plan, "drop") => (0, format!("drop.1.{}", scene.number("set plan")), "", running(&[BEN])),
        (Verb::Plan, "drop.all") => (0, word.to_owned(), "", running(&[BEN])),
        (Verb::Plan, "list" | "notes") => (0, word.to_owned(), "", running(&[ADA])),
        (Verb::Plan, "note-text") => (0, word.to_owned(), "Hm.", running(&[ADA])),
        (Verb::Plan, "note-choose") => (0, "note-choose.0".to_owned(), "1", running(&[ADA])),
        (Verb::Plan, "note-ask") => (0, "note-ask.1".to_owned(), "", running(&[ADA])),
        (Verb::Plan, "note-forget") => (0, format!("note-forget.1.{noted}"), "", running(&[ADA])),
        (Verb::Plan, "note-all") => (0, format!("note-all.{noted}"), "", running(&[ADA])),
        other => panic!("say in attempts.rs what the control of {other:?} looks like"),
    };
    let press = Press { verb, game: Some(GAME), version, arg };
    let value = (!value.is_empty()).then(|| value.to_owned());
    Attempt { request: Request::Press { press, value }, hands }
}

/// A request with a game that was never opened in place of its own.
fn about_nothing(request: &Request) -> Request {
    let written = format!("#{NEVER}");
    let mut request = request.clone();
    if let Request::Press { press, .. } = &mut request {
        press.game = Some(NEVER);
        return request;
    }
    let game = match &mut request {
        Request::Move { game, .. }
        | Request::Ask { game, .. }
        | Request::Resign { game }
        | Request::Draw { game, .. }
        | Request::Board { game, .. }
        | Request::Secrets { game }
        | Request::History { game }
        | Request::Replay { game, .. }
        | Request::Verify { game }
        | Request::Study(StudyRequest::Hint { game } | StudyRequest::Review { game })
        | Request::Library(LibraryRequest::Export { game, .. })
        | Request::Clock(ClockRequest::Show { game } | ClockRequest::Give { game, .. })
        | Request::Offer(
            OfferRequest::Takeback { game }
            | OfferRequest::Abort { game }
            | OfferRequest::Adjourn { game, .. }
            | OfferRequest::Rematch { game },
        )
        | Request::Plan(
            PlanRequest::Set { game, .. } | PlanRequest::List { game } | PlanRequest::Drop { game, .. },
        )
        | Request::Plan(PlanRequest::Notes(
            NoteRequest::Write { game, .. } | NoteRequest::Show { game } | NoteRequest::Delete { game, .. },
        )) => game,
        other => panic!("{other:?} names no game"),
    };
    *game = Some(written);
    request
}

/// The text of an answer, without the game's number.
fn without(screen: &Screen, game: GameId) -> String {
    format!("{screen:?}").replace(&format!("`#{game}`"), "`#`")
}

fn is_broken(screen: &Screen) -> bool {
    screen.text.contains("went wrong") || screen.text.contains("couldn't reach")
}

fn is_refusal(screen: &Screen) -> bool {
    let plain = screen.rows.is_empty() && screen.picture.is_none() && screen.file.is_none();
    let sentences = [
        "I know no game",
        "You don't play in",
        "That game",
        "That invitation",
        "It isn't your turn",
        "I don't know that button",
        "That was already done",
        "Something went wrong",
        "I couldn't reach",
        "The board has moved on",
        "You have no",
    ];
    plain && sentences.iter().any(|sentence| screen.text.starts_with(sentence))
}

/// The controls that open a picker or stand below one.
const PICKER: [Verb; 7] =
    [Verb::Move, Verb::Piece, Verb::Step, Verb::StepButton, Verb::Back, Verb::Undo, Verb::Typed];

/// Whether all that a refusal of a picker's control shows to a player is the button that opens the picker, which carries only the game
/// and nothing of its state: a private answer lets them ask again (docs/decisions/112).
fn leads_back(scene: &Scene, asker: &Asker, request: &Request, answer: &Screen) -> bool {
    let Request::Press { press, .. } = request else { return false };
    let [model::screen::Row::Buttons(shown)] = answer.rows.as_slice() else { return false };
    let [again] = shown.as_slice() else { return false };
    let again = &again.press;
    let sits = scene.game.seats.iter().any(|seat| seat.person == Some(asker.person));
    sits && (again.verb, again.game) == (Verb::Move, press.game)
        && PICKER.contains(&press.verb)
        && again.version == 0
        && again.arg.is_empty()
}

/// Whether all that a refusal shows is the way back to a seat that a computer keeps for this person: the button of the public
/// message about it.
fn gives_back(scene: &Scene, asker: &Asker, answer: &Screen) -> bool {
    let [model::screen::Row::Buttons(shown)] = answer.rows.as_slice() else { return false };
    let [back] = shown.as_slice() else { return false };
    let is_kept = scene.is_called(&["a computer sits"]) && asker.person == ADA;
    let way = Press { verb: Verb::Clock, game: Some(scene.game.id), version: 0, arg: "back".to_owned() };
    is_kept && back.press == way
}

/// Checks people who may not: nothing changed at all, and the answer reveals nothing. Returns what is wrong with it.
async fn refused(scene: &mut Scene, asker: &Asker, request: &Request) -> Option<String> {
    let before = scene.world.version().await;
    let answer = scene.world.ask(asker, request.clone()).await;
    if scene.world.version().await != before {
        scene.world.put_back().await;
        return Some(format!("may not, but changed something: {answer:?}"));
    }
    if answer.text.trim().is_empty() || is_broken(&answer) {
        return Some(format!("is not told why: {answer:?}"));
    }
    let is_shown = !answer.rows.is_empty()
        && !leads_back(scene, asker, request, &answer)
        && !gives_back(scene, asker, &answer);
    if is_shown || answer.picture.is_some() || answer.file.is_some() {
        return Some(format!("is shown something: {answer:?}"));
    }
    if !scene.is_seen_by(asker) {
        let nothing = scene.world.ask(asker, about_nothing(request)).await;
        if without(&answer, GAME) != without(&nothing, NEVER) {
            return Some(format!("learns that there is a game: {answer:?} {nothing:?}"));
        }
    }
    None
}

/// Checks people who may: something changes, or something is shown and nothing changes. Returns what is wrong with it.
async fn admitted(scene: &mut Scene, row: &Row, asker: &Asker, attempt: &Attempt) -> Option<String> {
    let ready = attempt.hands.contains(&asker.person);
    let before = scene.world.version().await;
    let rows = if ready && row.effect == Effect::Changes { Some(scene.world.rows().await) } else { None };
    let answer = scene.world.ask(asker, attempt.request.clone()).await;
    let changed = scene.world.version().await != before;
    let effect = match rows {
        Some(mut rows) => {
            let mut after = scene.world.rows().await;
            // That a request was handled is no effect.
            rows.remove("interactions");
            after.remove("interactions");
            rows != after
        }
        None => true,
    };
    if changed {
        scene.world.put_back().await;
    }
    match row.effect {
        _ if is_broken(&answer) => Some(format!("broke something: {answer:?}")),
        _ if !effect => Some(format!("may, but has no effect: {answer:?}")),
        Effect::Looks if changed => Some(format!("only looks, but changed something: {answer:?}")),
        Effect::Looks if ready && is_refusal(&answer) => Some(format!("may, but sees nothing: {answer:?}")),
        _ => None,
    }
}

#[tokio::test]
async fn everybody_may_what_the_table_says_and_nothing_else() {
    let mut tried = 0;
    let mut faults = Vec::new();
    let mut with_effect = BTreeSet::new();
    let people = everybody();
    for scene in &mut all().await {
        for row in
            TABLE.iter().filter(|row| matches!(row.scope, Scope::Game(_)) && row.effect != Effect::Form)
        {
            let attempt = attempt(row, scene);
            let own = row_of(&attempt.request).map(|own| own.what);
            assert_eq!(own, Some(row.what), "{:?} is asked for by {:?}", row.what, attempt.request);
            for (who, asker) in &people {
                let may = scene.is_seen_by(asker)
                    && row.when.holds(scene.game.status)
                    && scene.gives(asker, row.who, row.what);
                let wrong = if may {
                    admitted(scene, row, asker, &attempt).await
                } else {
                    refused(scene, asker, &attempt.request).await
                };
                if may && attempt.hands.contains(&asker.person) {
                    with_effect.insert(format!("{:?}", row.what));
                }
                faults.extend(wrong.map(|wrong| format!("{:?}, {}: {who} {wrong}", row.what, scene.name)));
                tried += 1;
            }
        }
        // Suggestions follow the same rules.
        for (who, asker) in &people {
            let wanted = Suggest::Turn { game: named(), typed: String::new() };
            let suggested = scene.world.app.suggest(asker, wanted).await;
            let may =
                scene.game.status == Status::Running && scene.gives(asker, Right::ToAct, What::Ask("move"));
            if !may && !suggested.is_empty() {
                faults.push(format!("{who} is suggested turns, {}: {suggested:?}", scene.name));
            }
        }
    }
    assert!(faults.is_empty(), "{} of {tried}:\n{}", faults.len(), faults.join("\n"));
    assert!(tried > 10_000, "{tried}");
    let without: Vec<_> = TABLE
        .iter()
        .filter(|row| matches!(row.scope, Scope::Game(_)) && row.effect != Effect::Form)
        .map(|row| format!("{:?}", row.what))
        .filter(|what| !with_effect.contains(what))
        .collect();
    // A claim needs a position that came three times, choosing as in the last game a last game, a confirmation a turn that waits, a hint a
    // computer to play against, and a review a longer game: `hints.rs` and `reviews.rs` of the app's tests have them.
    let [confirm, claim, again] = [Verb::Confirm, Verb::Claim, Verb::Again].map(|verb| What::Press(verb, ""));
    let [hint, review, better] = ["hint", "review", "better"].map(|word| What::Press(Verb::Study, word));
    let never = [What::Ask("hint"), What::Ask("review"), confirm, claim, again, hint, review, better];
    assert_eq!(without, never.map(|what| format!("{what:?}")));
}
