//! Absurd requests that may still arrive: huge numbers, hundreds of games in a channel, texts with hidden characters.

use model::game::Status;
use model::ids::{GameId, UserId};
use model::screen::{Press, Screen, Verb};

use app::authority::{Effect, Scope, TABLE, What};
use app::request::{
    CommunityRequest, NewTable, NoteRequest, PlanRequest, Request, TournamentPlan, TournamentRequest,
};
use app::{Asker, Suggest};
use discord::limits_broken;

use crate::cast::{ADA, BEN, asker};
use crate::scenes::{GAME, all, begin, named};

/// Texts that imitate something else.
const TEXTS: [&str; 12] = [
    "@everyone <@&70> <@11>",
    "[Claim your prize](https://evil.example)",
    "```\n# Title\n> quote",
    "`/game resign` **you** ~~lost~~ ||spoiler||",
    "\u{202e}txet desrever\u{202c}",
    "\u{200b}\u{2060}\u{feff}",
    "a\u{0}b\u{7}c\u{1b}[31m",
    "line\r\nline\u{2028}line\u{2029}line",
    "Z\u{335}\u{335}\u{335}\u{335}algo",
    "\u{e0041}\u{e0042}",
    "💥👩\u{200d}👩\u{200d}👧🏳️\u{200d}🌈",
    "m1:resign-yes:1:0:0",
];

/// Checks that an answer can be sent, and isn't an internal error.
fn check(screen: &Screen, about: &str) {
    assert_eq!(limits_broken(screen), Vec::<&str>::new(), "{about}: {screen:?}");
    assert!(!screen.text.trim().is_empty(), "{about}");
    let broken = screen.text.contains("went wrong") || screen.text.contains("couldn't reach");
    assert!(!broken, "{about}: {screen:?}");
    assert!(screen.pings.is_empty(), "{about}: a private answer calls nobody");
}

fn press(verb: Verb, game: Option<GameId>, version: i64, arg: &str, value: Option<&str>) -> Request {
    let press = Press { verb, game, version, arg: arg.to_owned() };
    Request::Press { press, value: value.map(str::to_owned) }
}

#[tokio::test]
async fn numbers_beyond_everything_are_answered_kindly() {
    let numbers = [
        "",
        "0",
        "-1",
        "99",
        "4294967295",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
    ];
    for scene in &mut all().await {
        if !scene.is_called(&["running", "a question", "late"]) {
            continue;
        }
        for row in TABLE.iter() {
            let What::Press(verb, word) = row.what else { continue };
            for number in numbers {
                for arg in [
                    format!("{word}.{number}"),
                    format!("{word}.{number}.{number}"),
                    format!("{word}.chess.{number}"),
                    format!("{word}.{number}.-.{number}."),
                    number.to_owned(),
                    format!("{number}.e2e4"),
                ] {
                    if arg.len() > 40 {
                        continue;
                    }
                    for version in [0, i64::MAX] {
                        let game = (row.scope != Scope::Nothing).then_some(GAME);
                        let before = scene.world.version().await;
                        let asked = press(verb, game, version, &arg, Some(number));
                        let answer = scene.world.ask(&Asker { manages: true, ..asker(ADA) }, asked).await;
                        check(&answer, &format!("{verb:?} {arg} {version}"));
                        if scene.world.version().await != before {
                            assert_ne!(row.effect, Effect::Looks, "{verb:?} {arg}: {answer:?}");
                            scene.world.put_back().await;
                        }
                    }
                }
            }
        }
        for game in [
            "#0",
            "#-1",
            "#1y2p0ij32e8e7",
            "#zzzzzzzzzzzzzzzzzzzz",
            "\u{200b}#1\u{200b}",
            "# 1",
            "1; DROP TABLE games",
        ] {
            let look = Request::Board { game: Some(game.to_owned()), flip: false, text: false };
            check(&scene.world.ask(&asker(BEN), look).await, game);
        }
    }
}

#[tokio::test]
async fn texts_are_letters_wherever_others_read_them() {
    for scene in &mut all().await {
        let long = "\u{5d0}e4 ".repeat(2000);
        for text in TEXTS.into_iter().chain([long.as_str()]) {
            let text = || text.to_owned();
            for request in [
                Request::Move { turn: text(), game: named() },
                Request::Move { turn: "e4".to_owned(), game: Some(text()) },
                Request::Ask { question: text(), game: named() },
                Request::Play(NewTable { rules: "chess".to_owned(), options: text(), ..NewTable::default() }),
                Request::Play(NewTable { rules: text(), ..NewTable::default() }),
                Request::Play(NewTable {
                    rules: "chess".to_owned(),
                    from: Some(text()),
                    ..NewTable::default()
                }),
                Request::Play(NewTable {
                    rules: "chess".to_owned(),
                    clock: Some(text()),
                    ..NewTable::default()
                }),
                Request::Play(NewTable {
                    rules: "chess".to_owned(),
                    colour: Some(text()),
                    ..NewTable::default()
                }),
                Request::Plan(PlanRequest::Set { lines: text(), game: named() }),
                Request::Plan(PlanRequest::Notes(NoteRequest::Write { text: text(), game: named() })),
                Request::Daily { line: Some(text()), yesterday: false },
                Request::Problem { number: 2, line: Some(text()) },
                press(Verb::ProblemAnswer, None, 3, "", Some(&text())),
                press(Verb::Typed, Some(GAME), 1, "", Some(&text())),
                press(Verb::Step, Some(GAME), 1, "0", Some(&text())),
                press(Verb::Piece, Some(GAME), 1, "0", Some(&text())),
                press(Verb::Offer, Some(GAME), 0, "rest", Some(&text())),
                press(Verb::Plan, Some(GAME), 0, "lines", Some(&text())),
                press(Verb::Plan, Some(GAME), 0, "note-text", Some(&text())),
                press(Verb::Plan, Some(GAME), 0, "note-choose.0", Some(&text())),
                press(Verb::Notifications, None, 0, "zone.value", Some(&text())),
                press(Verb::Community, None, 0, "tops", Some(&text())),
                press(Verb::Library, None, 0, "show", Some(&text())),
                press(Verb::Server, None, 0, "lang", Some(&text())),
                Request::Tournament(TournamentRequest::Open(TournamentPlan {
                    rules: "chess".to_owned(),
                    name: Some(text()),
                    ..TournamentPlan::default()
                })),
            ] {
                let about = format!("{request:?}, {}", scene.name);
                // Those who manage the server may open as many tournaments as there are texts.
                let person = Asker { manages: matches!(request, Request::Tournament(_)), ..asker(ADA) };
                check(&scene.world.ask(&person, request).await, &about);
            }
        }
        // What came of it and waits to be said: what others read names no link, calls nobody else and hides nothing.
        let rows = scene.world.rows().await;
        for job in rows.get("outbox").into_iter().flatten() {
            assert!(!job.contains("](http") && !job.contains("://evil"), "{job}");
            assert!(!job.contains("@everyone") && !job.contains("<@&70>"), "{job}");
            assert!(
                !job.contains(['\u{202e}', '\u{200b}', '\u{7}', '\u{1b}', '\u{e0041}', '\u{2028}']),
                "{job}"
            );
        }
    }
}

#[tokio::test]
async fn hundreds_of_games_in_a_channel_still_fit_an_answer() {
    let mut world = begin().await;
    let person = |number: i64| asker(UserId(100 + number));
    for number in 0..150 {
        let wanted = NewTable { rules: "chess".to_owned(), opponent: Some(BEN), ..NewTable::default() };
        world.ask(&person(number), Request::Play(wanted)).await;
        let wanted = NewTable { rules: "chess".to_owned(), ..NewTable::default() };
        world.ask(&person(number), Request::Play(wanted)).await;
    }
    for number in 1..=150 {
        let host = UserId(100 + number - 1);
        let wanted = press(Verb::Join, Some(GameId(2 * number)), 1, "", None);
        world.ask(&asker(UserId(host.0 + 500)), wanted).await;
    }
    let rows = world.rows().await;
    let running = rows["games"].iter().filter(|row| row.contains("status=running")).count();
    assert!(running >= 150, "{running} of {}", rows["games"].len());
    for (who, request) in [
        (UserId(21), Request::Board { game: None, flip: false, text: false }),
        (UserId(21), Request::History { game: None }),
        (BEN, Request::Games),
        (BEN, Request::Move { turn: "e4".to_owned(), game: None }),
        (BEN, Request::Secrets { game: None }),
        (BEN, Request::Community(CommunityRequest::Seek { rules: None, post: false })),
        (
            UserId(21),
            Request::Community(CommunityRequest::Seek { rules: Some("chess".to_owned()), post: false }),
        ),
    ] {
        check(&world.ask(&asker(who), request.clone()).await, &format!("{request:?}"));
    }
    for wanted in [
        Suggest::Game { typed: String::new() },
        Suggest::OnServer { typed: String::new() },
        Suggest::Undecided { typed: "\u{202e}#".repeat(3000) },
        Suggest::Turn { game: None, typed: String::new() },
        Suggest::Game { typed: "\u{200b}".repeat(6000) },
        Suggest::Options { rules: Some("chess".to_owned()), typed: "\u{202e}=".to_owned() },
        Suggest::Clock { typed: "9".repeat(6000) },
        Suggest::Zone { typed: "é".repeat(6000) },
    ] {
        let found = world.app.suggest(&Asker { manages: true, ..asker(BEN) }, wanted.clone()).await;
        assert!(found.len() <= 25, "{wanted:?}");
    }
}

/// Discord may deliver an interaction twice, and a person may press twice.
#[tokio::test]
async fn what_comes_twice_counts_once() {
    for scene in &mut all().await {
        if !scene.is_called(&["running"]) {
            continue;
        }
        for request in [
            Request::Move { turn: "a2a3".to_owned(), game: named() },
            press(Verb::Offer, Some(GAME), 0, "make.call-off", None),
            press(Verb::Plan, Some(GAME), 0, "note-text", Some("Twice?")),
        ] {
            let last = scene.world.last() + 1_000_000;
            let same = Asker { interaction: model::ids::InteractionId(last), ..asker(ADA) };
            scene.world.app.handle(&same, request.clone()).await;
            let once = scene.world.rows().await;
            let answer = scene.world.app.handle(&same, request.clone()).await;
            assert!(scene.world.rows().await == once, "{request:?} counted twice: {answer:?}");
            scene.world.put_back().await;
        }
        assert_eq!(scene.game.status, Status::Running);
    }
}
