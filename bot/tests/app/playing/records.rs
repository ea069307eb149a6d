//! Boards in words, and records: what each person gets, and that records can be read back.

use app::request::Request;
use discord::limits_broken;
use engine::record::{self, RecordError};
use engine::seat::{Seat, Viewer};
use model::ids::{GameId, UserId};
use model::screen::{Screen, TextFile, Verb};
use words::Lang;

use crate::joining::four::{HOUSE, buttons, four, labels, played, press};
use crate::playing::plans;
use crate::stage::{ADA, BEN, CLEO, Stage};

async fn history(stage: &Stage, person: UserId, id: GameId) -> Screen {
    let screen = stage.ask(person, Request::History { game: Some(format!("#{id}")) }).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

async fn read_out(stage: &Stage, person: UserId, id: GameId) -> Screen {
    let game = Some(format!("#{id}"));
    let screen = stage.ask(person, Request::Board { game, flip: false, text: true }).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

pub(crate) async fn resign(stage: &Stage, person: UserId, id: GameId) {
    let asked = press(stage, person, id, Verb::Resign, "").await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    let done = stage.press(person, yes.expect("a button").press, None).await;
    assert!(done.text.contains("resignation"), "{done:?}");
}

/// The file of an answer with this name.
fn file(screen: &Screen, name: &str) -> String {
    let TextFile { name: found, text } = screen.file.as_ref().unwrap_or_else(|| panic!("{screen:?}"));
    assert_eq!(found, name);
    // A file names nobody.
    assert!(!text.contains("<@"), "{text}");
    text.clone()
}

/// The record in the other notation.
async fn other(stage: &Stage, person: UserId, record: &Screen) -> Screen {
    let [button] = &buttons(&record.rows)[..] else { panic!("{record:?}") };
    let screen = stage.press(person, button.press.clone(), None).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    screen
}

#[tokio::test]
async fn chess_is_written_down_in_two_notations_after_a_restart_too() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        let before = history(&stage, ADA, id).await;
        assert!(before.text.contains("Nothing has been played yet") && before.file.is_none(), "{before:?}");
        for (person, turn) in [(ADA, "e4"), (BEN, "e5"), (ADA, "Nf3")] {
            played(&stage, person, turn).await;
        }
        let stage = stage.restarted().await;
        // Somebody who sees the game may have its record.
        let screen = history(&stage, CLEO, id).await;
        assert!(screen.text.contains("1. e4  e5\n  2. Nf3"), "{screen:?}");
        let own = file(&screen, &format!("game-{id}.txt"));
        let asked = other(&stage, CLEO, &screen).await;
        let pgn = file(&asked, &format!("game-{id}.pgn"));
        assert_eq!(other(&stage, CLEO, &asked).await, screen, "there and back again");
        assert!(own.starts_with(&format!("game: chess\ntable: #{id}\ndate: 2023.11.1")), "{own:?}");
        assert!(
            own.contains("\nso far: 3 turns played\n\nWhite: e2e4\nBlack: e7e5\nWhite: g1f3\n"),
            "{own:?}"
        );
        let table = record::read(&own).expect("a record").replay().expect("legal");
        assert_eq!(table.turns_completed(), 3);
        assert!(pgn.contains(&format!("[Event \"Menagerie #{id}\"]\n[Site \"?\"]\n[Date \"2023.11.1")));
        assert!(pgn.ends_with("\n\n1. e4 e5 2. Nf3 *\n"), "{pgn:?}");
        let players = |pgn: &str, white: &str, black: &str| {
            pgn.contains(&format!("[White \"{white}\"]\n[Black \"{black}\"]\n"))
        };
        assert!(players(&pgn, "Player 1", "Player 2"), "nothing is remembered: {pgn}");
        let german = Request::History { game: Some(format!("#{id}")) };
        let named =
            |asker: &mut app::Asker| (asker.lang, asker.name) = (Lang::De, Some("Ada \"the\" great".into()));
        let german = stage.ask_as(ADA, named, german).await;
        assert!(german.text.contains("1. e4  e5\n  2. Sf3"), "{german:?}");
        resign(&stage, BEN, id).await;
        let screen = history(&stage, BEN, id).await;
        let own = file(&screen, &format!("game-{id}.txt"));
        let pgn = file(&other(&stage, BEN, &screen).await, &format!("game-{id}.pgn"));
        assert!(own.contains("\nresult: White wins: resignation\n") && own.ends_with("\nBlack: resign\n"));
        assert!(pgn.ends_with("{ White wins: resignation. } 1-0\n"), "{pgn:?}");
        assert!(players(&pgn, "Ada \\\"the\\\" great", "Player 2"), "{pgn}");
        assert!(screen.text.contains("**you lost** (White wins: resignation)"), "{screen:?}");
        let adas = history(&stage, ADA, id).await;
        assert!(adas.text.contains("**you won** (White wins: resignation)"), "{adas:?}");
        let cleos = history(&stage, CLEO, id).await;
        assert!(cleos.text.contains("White wins: resignation") && !cleos.text.contains("you "), "{cleos:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_pgn_cannot_say_comes_in_our_notation_alone_and_opens_at_the_end() {
    Stage::each(async |stage| {
        let id = stage.game("zombie").await;
        for (person, turn) in [(ADA, "e2e4"), (BEN, "d7d5"), (ADA, "e4d5/@b2")] {
            played(&stage, person, turn).await;
        }
        let own = history(&stage, ADA, id).await;
        assert!(own.text.contains("PGN can't say all that happens in this game"), "{own:?}");
        assert!(own.rows.is_empty(), "{own:?}");
        let name = format!("game-{id}.txt");
        let own = file(&own, &name);
        assert!(own.contains("White: e4d5/@b2") && own.contains("\nseen by: White\n"), "{own}");
        let bens = file(&history(&stage, BEN, id).await, &name);
        let cleos = file(&history(&stage, CLEO, id).await, &name);
        assert!(bens.contains("White: e4d5/@?\n") && !bens.contains("b2"), "{bens}");
        assert!(cleos.contains("\nseen by: everybody\n") && !cleos.contains("b2"), "{cleos}");
        assert_eq!(record::read(&bens), Err(RecordError::Gaps));
        resign(&stage, BEN, id).await;
        let open = file(&history(&stage, CLEO, id).await, &name);
        let table = record::read(&open).expect("whole").replay().expect("legal");
        assert!(open.contains("White: e4d5/@b2\n"), "{open}");
        assert!(table.scene(Viewer::Seat(Seat(1))).cells.iter().any(|cell| !cell.buried.is_empty()));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_board_in_words_tells_each_person_what_their_picture_shows() {
    Stage::each(async |stage| {
        let id = stage.game("zombie").await;
        for (person, turn) in [(ADA, "e2e4"), (BEN, "d7d5"), (ADA, "e4d5/@b2")] {
            played(&stage, person, turn).await;
        }
        let [adas, bens, cleos] = [
            read_out(&stage, ADA, id).await,
            read_out(&stage, BEN, id).await,
            read_out(&stage, CLEO, id).await,
        ];
        for screen in [&adas, &bens, &cleos] {
            assert!(screen.picture.is_none(), "{screen:?}");
            assert!(screen.text.contains("White: pawn e4 takes pawn on d5."), "{screen:?}");
            assert!(screen.text.contains("Black to move."), "{screen:?}");
            assert!(screen.text.contains("```"), "{screen:?}");
            assert_eq!(labels(&screen.rows).iter().filter(|label| *label == "Picture").count(), 1);
        }
        assert!(adas.text.contains("Buried: black pawn under b2."), "{adas:?}");
        assert!(!bens.text.contains("under b2") && !cleos.text.contains("under b2"), "{bens:?}");
        assert!(
            bens.text.contains("You have") && !adas.text.contains("You have"),
            "only Ben is asked: {adas:?}"
        );
        // The board is turned like the picture: the player's own side at the bottom.
        assert!(adas.text.contains("```\n   a  b") || adas.text.contains("```\n    a"), "{adas:?}");
        assert!(bens.text.contains("```\n   h  g") || bens.text.contains("```\n    h"), "{bens:?}");
        // There and back again.
        let picture = press(&stage, BEN, id, Verb::Board, "").await;
        let text =
            buttons(&picture.rows).into_iter().find(|button| button.label == "Text").expect("a button");
        assert_eq!(stage.press(BEN, text.press, None).await.text, bens.text);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn every_game_can_be_read_out_and_written_down() {
    let stage = Stage::open().await;
    for game in engine::catalogue::all() {
        let id = if game.info().id == HOUSE { four(&stage).await } else { stage.game(game.info().id).await };
        for person in [ADA, BEN] {
            let screen = read_out(&stage, person, id).await;
            assert!(screen.text.chars().count() <= 2000, "{screen:?}");
            assert!(screen.text.contains("```"), "{screen:?}");
        }
        history(&stage, ADA, id).await;
    }
    stage.close().await;
}

#[tokio::test]
async fn my_secrets_say_where_ones_own_dead_could_lie_and_nobody_elses_page_does() {
    Stage::each(async |stage| {
        let id = stage.game("zombie").await;
        for (person, turn) in [(ADA, "e2e4"), (BEN, "d7d5"), (ADA, "e4d5/@b2")] {
            played(&stage, person, turn).await;
        }
        let secrets = async |person, lang| {
            let wanted = Request::Secrets { game: Some(format!("#{id}")) };
            let screen = stage.ask_as(person, |asker| asker.lang = lang, wanted).await;
            assert_eq!(limits_broken(&screen), Vec::<&str>::new());
            screen.text
        };
        for (lang, sentence) in [
            (Lang::En, "• Your lost pawn lies under one of White's 16 pieces."),
            (Lang::De, "• Begraben liegt dein Bauer unter einer der 16 Figuren von Weiß."),
            (Lang::Es, "• De los tuyos yace un peón bajo una de las 16 piezas de las blancas."),
        ] {
            let bens = secrets(BEN, lang).await;
            assert!(bens.ends_with(sentence), "{bens}");
            let adas = secrets(ADA, lang).await;
            assert_eq!(adas.matches('•').count(), 1, "none of White's is dead: {adas}");
        }
        resign(&stage, BEN, id).await;
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_board_offers_to_look_back_once_everybody_may() {
    let stage = Stage::open().await;
    let offered = async |person, id: GameId| {
        let board = Request::Board { game: Some(format!("#{id}")), flip: false, text: false };
        let screen = stage.ask(person, board).await;
        assert_eq!(limits_broken(&screen), Vec::<&str>::new());
        labels(&screen.rows).iter().filter(|label| ["History", "Replay"].contains(&label.as_str())).count()
    };
    let chess = stage.game("chess").await;
    assert_eq!(offered(BEN, chess).await, 0);
    plans::plays(&stage, ADA, chess, "e4").await;
    assert_eq!(offered(BEN, chess).await, 2);
    // That Ada has chosen is hidden until Ben has, also from herself.
    let masquerade = stage.game("masquerade").await;
    assert_eq!(offered(BEN, masquerade).await, 0);
    plans::plays(&stage, ADA, masquerade, "KR/QK/RN/BB/NQ").await;
    assert_eq!((offered(ADA, masquerade).await, offered(BEN, masquerade).await), (0, 0));
    stage.close().await;
}
