//! Editions of rules: a game is finished under the edition it began under, over restarts and upgrades; new games begin under the
//! newest.

use app::request::{Format, LibraryRequest, OfferRequest, Request};
use engine::catalogue;
use engine::record;
use engine::seat::Seat;
use model::game::Status;
use model::ids::{GameId, UserId};
use model::screen::Verb;

use crate::joining::four::{buttons, played, posted, press};
use crate::playing::records::resign;
use crate::stage::{ADA, BEN, CLEO, Stage};

/// Logs of both editions of Zombie Chess, with their ends; under the other edition each leads elsewhere or nowhere.
const LOGS: [(u32, &str); 2] = [
    (1, include_str!("../../../../engine/tests/data/editions/zombie-1.txt")),
    (2, include_str!("../../../../engine/tests/data/editions/zombie-2.txt")),
];

/// Stores a game's setup as programs without editions did.
const BEFORE: &str = "UPDATE games SET options = '{}' WHERE id = $1";

async fn edition(stage: &Stage, id: GameId) -> u32 {
    stage.store().game(id).await.expect("the database").expect("the game").edition
}

fn person(seat: Seat) -> UserId {
    [ADA, BEN][usize::from(seat.0)]
}

#[tokio::test]
async fn a_game_is_played_to_its_end_by_the_edition_it_began_under() {
    Stage::each(async |stage| {
        let newest = catalogue::find("zombie").expect("the game").info().edition;
        let mut stage = stage;
        for (number, log) in LOGS {
            let id = stage.game("zombie").await;
            assert_eq!(edition(&stage, id).await, newest);
            if number == 1 {
                stage.spoil(BEFORE, id).await;
                // The next program.
                stage = stage.restarted().await;
            }
            assert_eq!(edition(&stage, id).await, number);
            let (head, turns) = log.split_once("\n\n").expect("a header");
            let lines: Vec<(&str, &str)> = turns.lines().filter_map(|line| line.split_once(": ")).collect();
            let [turns @ .., (_, "resign")] = &lines[..] else { panic!("{lines:?}") };
            for (number, (side, turn)) in turns.iter().enumerate() {
                played(&stage, person(Seat(u8::from(*side == "Black"))), turn).await;
                if number == 4 {
                    stage = stage.restarted().await;
                }
            }
            resign(&stage, ADA, id).await;
            let history = stage.ask(CLEO, Request::History { game: Some(format!("#{id}")) }).await;
            let file = history.file.expect("a file").text;
            let read = record::read(&file).expect("a record");
            let info = catalogue::find(read.game).expect("a game").info();
            assert_eq!(read.options.edition(info), number, "{file}");
            let ends = head.lines().find_map(|line| line.strip_prefix("ends: ")).expect("where it leads");
            assert_eq!(read.replay().expect("legal").position(), ends, "{file}");
            let export = Request::Library(LibraryRequest::Export {
                format: Format::Json,
                game: Some(format!("#{id}")),
            });
            let json = stage.ask(CLEO, export).await.file.expect("a file").text;
            assert!(json.contains(&format!("\"edition\": {number}")), "{json}");

            // Again, by the rules of today.
            stage.said().await;
            stage.ask(ADA, Request::Offer(OfferRequest::Rematch { game: Some(format!("#{id}")) })).await;
            let offer = posted(&stage).await;
            let yes = buttons(&offer.rows).into_iter().find(|button| button.press.arg.starts_with("yes"));
            stage.press(BEN, yes.expect("a button").press, None).await;
            let games = stage.store().games_of(ADA, &[Status::Running], 9).await.expect("the database");
            let [next] = &games[..] else { panic!("one game: {games:?}") };
            assert_eq!(next.edition, newest);
            resign(&stage, ADA, next.id).await;
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_invitation_from_before_begins_by_the_rules_of_today() {
    Stage::each(async |stage| {
        let id = stage.invitation("zombie").await;
        stage.spoil(BEFORE, id).await;
        let stage = stage.restarted().await;
        assert_eq!(edition(&stage, id).await, 1);
        press(&stage, BEN, id, Verb::Join, "").await;
        assert_eq!(edition(&stage, id).await, 2);
        played(&stage, ADA, "e4").await;
        stage.close().await;
    })
    .await;
}
