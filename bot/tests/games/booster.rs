//! Booster Chess: hands stay secret to their owners until the discards are the deck again and the end shows everything.

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::rules::English;
use engine::rules::{Pending, Progress};
use engine::seat::{Seat, Viewer};
use playground::{Person, Seen, Who};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use crate::party::{Company, Party};
use crate::player::By;

/// Twelve cards in each hand leave a small deck.
const OPTIONS: &[(&str, &str)] =
    &[("checkers-cards", "0"), ("white-checkers", "12"), ("black-checkers", "12")];
const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);
/// How many cards are dealt to each side.
const DEALT: usize = 12;
/// More turns than the deck lasts.
const TURNS: u32 = 140;
/// How many cards of the second deck are drawn before somebody resigns.
const AGAIN: u64 = 3;

/// The words of the pictures for a viewer.
fn words(table: &dyn AnyTable, viewer: Viewer) -> String {
    render::alt_text(&table.scene_in_english(viewer), &English::PLAIN)
}

/// Everything a person ever received that can be read, text files included.
fn everything(person: &Person) -> String {
    let mut all = String::new();
    for received in person.transcript().received {
        all.push_str(&received.text);
        all.extend(received.files.iter().filter_map(|file| str::from_utf8(file).ok()));
        all.push('\n');
    }
    all
}

/// The text about hands with that title: `12 face down`.
fn told_of<'a>(text: &'a str, title: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(title)
        .skip(1)
        .filter_map(|rest| rest.strip_prefix(": ")?.split_once('.'))
        .map(|(told, _)| told)
}

/// How many cards lie in the discards.
fn discards(table: &dyn AnyTable) -> usize {
    let position = table.position();
    position.split(' ').find_map(|field| field.strip_prefix("discard=")).map_or(0, str::len)
}

/// A turn that brings home as many checkers as possible and puts one under a piece, so that cards are played and drawn.
fn busy_turn(table: &dyn AnyTable, seat: Seat, rng: &mut StdRng) -> String {
    let mut moves = table.offers(Viewer::Seat(seat));
    moves.shuffle(rng);
    let turns = moves.into_iter().filter_map(|first| {
        let mut ahead = table.fork();
        let mut parts = vec![first.text.clone()];
        let mut progress = ahead.step(seat, &first.text).expect("an offer").progress;
        while progress == Progress::Draft {
            let offers = ahead.offers(Viewer::Seat(seat));
            let hop = offers.iter().find(|offer| offer.from.is_some());
            // A card for an own piece, else one that the enemy may send home or lose.
            let mut cards: Vec<_> = offers.iter().filter(|offer| offer.text.starts_with('+')).collect();
            cards.shuffle(rng);
            cards.sort_by_key(|offer| !offer.label.in_english(ahead.info()).contains(": boost "));
            let next = hop.or(cards.first().copied()).map_or_else(String::new, |offer| offer.text.clone());
            progress = ahead.step(seat, &next).expect("an offer").progress;
            parts.extend(Some(next).filter(|next| !next.is_empty()));
        }
        (!matches!(ahead.pending(), Pending::Over(_))).then_some(parts)
    });
    turns.max_by_key(Vec::len).expect("a turn that ends nothing").join("/")
}

/// Checks that a person is told all cards drawn, with a picture of their own view.
fn check_drawn(told: &Seen, table: &dyn AnyTable, seat: Seat, drawn: usize) {
    assert_eq!(told.content.matches("You draw a ").count(), drawn, "{told:?}");
    assert_eq!(told.files.len(), 1, "{told:?}");
    assert_eq!(told.files[0].alt, words(table, Viewer::Seat(seat)));
}

/// *My secrets* shows each player's own hand, and nothing to anybody else.
async fn check_secrets(party: &Party) {
    for (seat, hand) in [(WHITE, "Your hand (White)"), (BLACK, "Your hand (Black)")] {
        let secrets = party.player(seat).press(&party.board, "My secrets").await;
        let alt = &secrets.files[0].alt;
        assert_eq!(*alt, words(party.mirror.table(), Viewer::Seat(seat)));
        assert!(told_of(alt, hand).all(|told| !told.contains("face down")) && alt.contains(hand), "{alt}");
    }
    let none = party.house.player(Who::Cleo).press(&party.board, "My secrets").await;
    assert!(none.content.contains("don't play") && none.files.is_empty(), "{none:?}");
}

/// Nobody has ever seen a card in another's hand.
fn check_silence(party: &Party) {
    let owners = [(Who::Ada, "White", "w+"), (Who::Ben, "Black", "b+")];
    for who in [Who::Ada, Who::Ben, Who::Cleo, Who::Dev, Who::Spectator] {
        let all = everything(&party.house.player(who).person);
        for (owner, side, drawn) in owners {
            let own = who == owner;
            assert_eq!(all.contains(&format!("Your hand ({side})")), own, "{who:?} and {side}'s hand");
            assert!(own || !all.contains(drawn), "{who:?} has read what {side} drew");
            let title = format!("{side}'s hand");
            let open = told_of(&all, &title).find(|told| !told.ends_with("face down") && *told != "empty");
            assert_eq!(open, None, "{who:?} and {side}'s hand");
        }
        let plays = owners.iter().any(|(owner, ..)| *owner == who);
        assert_eq!(all.contains("You draw a "), plays, "{who:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_stay_secret_until_the_discards_are_the_deck_again() {
    let mut rng = StdRng::seed_from_u64(13);
    let company = Company { options: OPTIONS, closed: Some(Who::Ben), ..Company::default() };
    let mut party = Party::sit_down_as(catalogue::find("booster").expect("the game"), &company).await;
    // Nobody has played yet, so nobody is written to: *My secrets* shows what was dealt.
    assert!(party.player(WHITE).person.messages(Who::Ada.dm()).is_empty(), "nothing was asked for");
    check_secrets(&party).await;
    // How many cards had been drawn when the deck was reshuffled.
    let mut renewed = None;
    for by in [By::Command, By::Form].into_iter().cycle() {
        let table = party.mirror.table();
        let (seat, chances, before) =
            (party.mirror.seat().expect("a turn"), table.chances(), discards(table));
        let turn = busy_turn(table, seat, &mut rng);
        let answer = party.play(seat, by, &turn).await;
        let table = party.mirror.table();
        assert!(table.turns_completed() < TURNS, "the deck does not run out");
        let drawn = (table.chances() - chances) as usize;
        check_drawn(&answer, table, seat, drawn);
        let anew = discards(table) < before;
        let told = answer.content.contains("The deck has run out: the discards are shuffled.");
        assert_eq!(told, anew, "{answer:?}");
        check_secrets(&party).await;
        if anew && renewed.is_none() {
            renewed = Some(table.chances());
        } else if renewed.is_some_and(|then| table.chances() >= then + AGAIN) {
            break;
        }
    }
    check_silence(&party);
    for (seat, who) in [(WHITE, Who::Ada), (BLACK, Who::Ben)] {
        assert!(party.player(seat).person.messages(who.dm()).is_empty(), "the answers have told everything");
    }
    // The end opens both hands, and what was drawn.
    let drawn = |party: &Party| {
        let record = party.mirror.record(Viewer::Public);
        ["chance: w+", "chance: b+"].map(|drawn| record.iter().filter(|line| line.starts_with(drawn)).count())
    };
    assert_eq!(drawn(&party), [0; 2]);
    party.resign().await;
    assert!(drawn(&party).iter().all(|cards| *cards >= DEALT), "{:?}", party.mirror.record(Viewer::Public));
    assert!(party.board.content.contains("Everything hidden is open now"), "{:?}", party.board.content);
    let alt = &party.board.files[0].alt;
    for title in ["White's hand", "Black's hand"] {
        let hands: Vec<&str> = told_of(alt, title).collect();
        assert!(hands.len() == 1 && !hands[0].contains("face down"), "{alt}");
    }
    party.break_up().await;
}
