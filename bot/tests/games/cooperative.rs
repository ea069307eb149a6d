//! Cooperative Chess: won with a score, and lost by running out of cards.

use engine::any_game::Actor;
use engine::catalogue;
use engine::rules::English;
use engine::rules::{GameResult, Pending};
use engine::seat::{Seat, Viewer};
use playground::{CHESS_CLUB, Who};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::party::Party;
use crate::player::By;

/// Tables tried until one is won: capturing when possible wins five of six.
const TABLES: u64 = 12;

async fn sit_down() -> Party {
    Party::sit_down(catalogue::find("cooperative").expect("it is in the catalogue")).await
}

/// Plays a whole turn by the command, and checks what everybody sees then.
async fn play(party: &mut Party, seat: Seat, turn: &str) {
    let answer = party.player(seat).play(CHESS_CLUB, By::Command, turn).await;
    assert!(answer.content.contains("You played"), "{turn}: {answer:?}");
    party.mirror.log(Actor::Seat(seat), turn);
    party.settle().await;
    party.look().await;
}

/// *My secrets* shows the player's own hand, and of the partner's hand only the number of cards.
async fn check_hand(party: &Party, seat: Seat) {
    let own = party.player(seat).press(&party.board, "My secrets").await.files[0].alt.clone();
    assert_eq!(
        own,
        render::alt_text(&party.mirror.table().scene_in_english(Viewer::Seat(seat)), &English::PLAIN)
    );
    assert!(own.contains("Your hand"), "{own}");
    let partner = party.mirror.table().scene_in_english(Viewer::Seat(Seat(1 - seat.0)));
    assert_ne!(own, render::alt_text(&partner, &English::PLAIN));
}

#[tokio::test]
async fn who_only_lays_cards_runs_out_of_them() {
    let mut party = sit_down().await;
    party.player(Seat(1)).person.set_dms_open(false);
    while let Some(seat) = party.mirror.seat() {
        let offers = party.mirror.table().offers(Viewer::Seat(seat));
        let card = offers.iter().find(|offer| offer.from.is_none()).expect("a card in hand");
        play(&mut party, seat, &card.text).await;
        if !party.mirror.is_over() {
            check_hand(&party, Seat(1 - seat.0)).await;
        }
    }
    assert_eq!(party.mirror.table().turns_completed(), 32, "every card was played");
    assert!(party.board.content.contains("out of cards"), "{:?}", party.board.content);
    let bens = party.player(Seat(1)).person;
    assert!(bens.messages(Who::Ben.dm()).iter().all(|seen| !seen.content.contains("for you alone")));
    party.break_up().await;
}

/// Whether a turn captures the king on this square.
fn takes(turn: &str, king: &str) -> bool {
    turn.split('/').any(|part| part.get(2..4) == Some(king))
}

/// The captures of a turn: what follows the card.
fn captures(turn: &str) -> usize {
    turn.split('/').skip_while(|part| part.len() > 1).count()
}

/// The square of the king of the side that is not to move.
fn enemy_king(position: &str) -> String {
    let mut words = position.split(' ');
    let (board, side) = (words.next().unwrap_or_default(), words.next());
    let king = if side == Some("w") { 'k' } else { 'K' };
    for (row, rank) in board.split('/').zip((1..=8).rev()) {
        let mut file = b'a';
        for letter in row.chars() {
            if letter == king {
                return format!("{}{rank}", char::from(file));
            }
            file += letter.to_digit(10).map_or(1, |empty| empty as u8);
        }
    }
    panic!("no king in {position}")
}

#[tokio::test]
async fn somebody_who_takes_a_king_scores() {
    for seed in 0..TABLES {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut party = sit_down().await;
        while let Some(seat) = party.mirror.seat() {
            let king = enemy_king(&party.mirror.table().position());
            let turns = party.mirror.table().turns();
            let most = turns.iter().map(|turn| captures(turn)).max().expect("a turn");
            let eager: Vec<&String> = turns.iter().filter(|turn| captures(turn) == most).collect();
            let turn = turns.iter().find(|turn| takes(turn, &king)).or(eager.choose(&mut rng).copied());
            play(&mut party, seat, &turn.expect("a turn").clone()).await;
        }
        let Pending::Over(outcome) = party.mirror.table().pending() else { panic!("the game goes on") };
        if let GameResult::Scored(score) = outcome.result {
            let said = format!("Score {score}: king captured");
            assert!(party.board.content.contains(&said), "{said}: {:?}", party.board.content);
            party.break_up().await;
            return;
        }
        party.break_up().await;
    }
    panic!("{TABLES} tables, and not one was won");
}
