//! Secrets: what each viewer may know, and worlds that fit it.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::cards::FEW_CARDS;
use super::{busy_step, dealt, field, play, table};
use crate::rules::Pending;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};

const WHITE: Viewer = Viewer::Seat(Seat(0));
const BLACK: Viewer = Viewer::Seat(Seat(1));

fn spreads(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let spreads = table.scene(viewer).in_english(table.info()).spreads.into_iter();
    spreads
        .map(|spread| {
            let cards: String = spread
                .cards
                .iter()
                .map(|card| match card.tint {
                    crate::scene::Tint::Black => card.letter.to_lowercase(),
                    _ => card.letter.to_owned(),
                })
                .collect();
            format!("{} {cards}+{}", spread.title, spread.hidden)
        })
        .collect()
}

#[test]
fn a_hand_is_seen_by_its_owner_and_by_size() {
    let mut game = dealt("PPNBRKppnbrk");
    play(&mut *game, "e2e4/+P@e4");
    let public = ["White's hand +5", "Black's hand +6", "Draw pile +24", "Discards P+0"];
    assert_eq!(spreads(&*game, Viewer::Public), public);
    let white = ["Your hand PNBRK+0", "Black's hand +6", "Draw pile +24", "Discards P+0"];
    assert_eq!(spreads(&*game, WHITE), white);
    let black = ["Your hand ppnbrk+0", "White's hand +5", "Draw pile +24", "Discards P+0"];
    assert_eq!(spreads(&*game, BLACK), black);
}

#[test]
fn a_draw_is_in_its_owners_record_alone_until_the_end() {
    let mut game = dealt("PPNBRKppnbrkqQ");
    let texts = |game: &dyn AnyTable, viewer| {
        game.record(viewer).into_iter().map(|turn| turn.text).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(texts(&*game, WHITE), "w+P w+P w+N w+B w+R w+K");
    assert_eq!(texts(&*game, BLACK), "b+p b+p b+n b+b b+r b+k");
    assert_eq!(texts(&*game, Viewer::Public), "");
    play(&mut *game, "e2e4/+P@e4 a7a6 e4e5/d5");
    assert_eq!(texts(&*game, Viewer::Public), "e2e4/+P@e4 a7a6 e4e5/d5");
    assert!(texts(&*game, WHITE).ends_with("e4e5/d5 w+q"));
    game.apply(&Entry { actor: Actor::Seat(Seat(0)), text: "resign".into() }).expect("White may");
    assert!(texts(&*game, Viewer::Public).ends_with("e4e5/d5 w+q resign"));
    assert_eq!(spreads(&*game, BLACK)[1], "Black's hand ppnbrk+0", "nothing is hidden once it is over");
    assert_eq!(spreads(&*game, BLACK)[0], "White's hand PNBRKq+0");
}

#[test]
fn without_a_card_that_can_be_played_nothing_is_asked() {
    let offers = |position: &str, checkers: &str| {
        let mut game = table(&[("white-checkers", checkers)], Some(position));
        game.step(Seat(0), "a1a2").expect("legal");
        game.offers(WHITE).into_iter().map(|offer| offer.text).collect::<Vec<_>>().join(" ")
    };
    let (one, none) =
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 hands=R|rr", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 hands=|rr");
    assert_eq!(offers(one, "6"), "+R@a2 ");
    // The turn is over at once: an empty hand, or no free checker.
    assert_eq!((offers(none, "6"), offers(one, "0")), (String::new(), String::new()));
}

/// Tests that cards which a viewer can deduce are the same in every world that fits.
#[test]
fn what_a_renewed_deck_tells_holds_in_every_world() {
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:w1 hands=PPPPP|nnpppp discard=qQ";
    let mut game = table(&[], Some(start));
    // The deck has run out, so White knows all of Black's hand; the two discards are drawn again.
    let sentences = play(&mut *game, "a1a3/b4");
    assert!(sentences[0].contains("shuffled"), "{sentences:?}");
    let hands = |viewer: Viewer, rng: &mut StdRng| field(&*game.resample(viewer, rng), "hands");
    let mut rng = StdRng::seed_from_u64(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..50 {
        assert_eq!(hands(WHITE, &mut rng).split('|').nth(1), Some("ppppnn"));
        seen.insert(hands(BLACK, &mut rng));
        let public = hands(Viewer::Public, &mut rng);
        assert_eq!(public.replace('|', "").len(), 12);
        assert_eq!(public.split('|').map(str::len).collect::<Vec<_>>(), [6, 6]);
    }
    // Black knows what White held, but not which of the two it drew.
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["PPPPPQ|ppppnn", "PPPPPq|ppppnn"]);
    // A pawn card can only be one of those that Black had kept.
    play(&mut *game, "e8e7/+p@e7");
    let hands = |viewer: Viewer, rng: &mut StdRng| field(&*game.resample(viewer, rng), "hands");
    for _ in 0..50 {
        assert_eq!(hands(WHITE, &mut rng), "PPPPPQ|pppnn");
        assert!(["PPPPPQ|pppnn", "PPPPPq|pppnn"].contains(&hands(BLACK, &mut rng).as_str()));
        let public = hands(Viewer::Public, &mut rng);
        let sizes: Vec<usize> = public.split('|').map(str::len).collect();
        assert_eq!(sizes, [6, 5]);
        assert!(public.matches(['q', 'Q']).count() == 1, "one was drawn: {public}");
        let drawn = public.split('|').next().unwrap_or_default().contains(['q', 'Q']);
        assert!(drawn, "and it was White who drew it: {public}");
    }
}

/// Tests that worlds made along random games explain every card played since, and keep everything a viewer sees.
#[test]
fn worlds_explain_what_was_played() {
    let mut rng = StdRng::seed_from_u64(5);
    let (mut asked, mut renewed) = (0, 0);
    for _ in 0..24 {
        let mut game = table(&[], Some(FEW_CARDS));
        let mut lasted = 0;
        while lasted < 300 {
            lasted += 1;
            if game.pending() == Pending::Chance {
                let outcomes = game.outcomes();
                let (text, _) = outcomes.choose(&mut rng).expect("an outcome").clone();
                let applied = game.apply(&Entry { actor: Actor::Chance, text }).expect("an outcome");
                renewed += usize::from(applied.events.len() > 1);
                continue;
            }
            let Some((seat, text)) = busy_step(&*game, 0.9, &mut rng) else { break };
            renewed += usize::from(game.step(seat, &text).expect("offered").events.len() > 1);
            if matches!(game.pending(), Pending::Over(_)) {
                break;
            }
            for viewer in [WHITE, BLACK, Viewer::Public] {
                let world = game.resample(viewer, &mut rng);
                assert_eq!(world.scene(viewer), game.scene(viewer), "{}", game.position());
                assert_eq!(world.offers(viewer), game.offers(viewer));
                let all = |table: &dyn AnyTable| {
                    let mut letters: Vec<char> = ["hands", "deck", "discard"]
                        .into_iter()
                        .flat_map(|key| field(table, key).chars().collect::<Vec<_>>())
                        .collect();
                    letters.sort_unstable();
                    letters
                };
                assert_eq!(all(&*world), all(&*game), "{viewer:?}: {}", game.position());
                asked += 1;
            }
        }
    }
    assert!(asked > 3_000 && renewed > 8, "{asked} worlds, {renewed} decks made anew");
}
