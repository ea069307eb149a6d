//! Draw offers end with the game, in every way that it ends.

use app::request::{DrawAction, Request};

use crate::stage::{ADA, BEN, CHANNEL, Said, Stage};

#[tokio::test]
async fn an_offer_loses_its_buttons_when_a_claim_ends_the_game() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    let game = Some(format!("#{id}"));
    let play = async |person, turn: &str| {
        let request = Request::Move { turn: turn.to_owned(), game: game.clone() };
        let done = stage.ask(person, request).await;
        assert!(done.text.contains("You played"), "{done:?}");
    };
    for _ in 0..2 {
        for (person, turn) in [(ADA, "Nf3"), (BEN, "Nf6"), (ADA, "Ng1")] {
            play(person, turn).await;
        }
        play(BEN, "Ng8").await;
    }
    play(ADA, "Nf3").await;
    let offer = Request::Draw { action: DrawAction::Offer, game: game.clone() };
    assert!(stage.ask(BEN, offer).await.text.contains("offer is made"));
    play(BEN, "Nf6").await;
    stage.said().await;
    let claim = Request::Draw { action: DrawAction::Claim, game: game.clone() };
    assert!(stage.ask(ADA, claim).await.text.contains("threefold repetition"));
    let said = stage.said().await.remove(&CHANNEL).expect("the end");
    let lapsed = said.iter().any(|said| match said {
        Said::Changed { change, .. } => {
            change.rows.is_empty()
                && change.text.as_ref().is_some_and(|text| text.contains("no longer stands"))
        }
        Said::Posted { .. } => false,
    });
    assert!(lapsed, "{said:?}");
    stage.close().await;
}
