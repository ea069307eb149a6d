//! Five variants of chess as somebody outside would write them, one short file each: the proof that [`Variant`] fits. King of the
//! Hill is the one that `examples/` brings to the bot.
//!
//! Their numbers of lines are those that other engines publish (Fairy-Stockfish's, lila's and python-chess's perft suites), and
//! whole games of them are played by text alone, as games of the catalogue are.

#[path = "../support/mod.rs"]
mod support;

mod antichess;
mod atomic;
#[allow(unreachable_pub, reason = "it is the library of a crate of its own")]
#[path = "../../../examples/king-of-the-hill/src/lib.rs"]
mod king_of_the_hill;
mod racing_kings;
mod three_check;

use engine::any_game::{Actor, AnyGame, Entry};
use engine::duel::SEATS;
use engine::rules::{Credit, Info, Options, Pending, Reason};
use engine::table::Game;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use support::generator::agree;

/// The usual start of chess.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The description of a variant, as far as these tests need it.
const fn info(id: &'static str, title: &'static str, reasons: &'static [Reason]) -> Info {
    Info {
        id,
        title,
        credit: Credit::Tradition("many hands"),
        summary: "A variant of chess.",
        reasons,
        ..Info::of(SEATS)
    }
}

static ALL: [&dyn AnyGame; 5] = [
    &Game::<antichess::Antichess>::NEW,
    &Game::<atomic::Atomic>::NEW,
    &Game::<king_of_the_hill::KingOfTheHill>::NEW,
    &Game::<racing_kings::RacingKings>::NEW,
    &Game::<three_check::ThreeCheck>::NEW,
];

/// Game, position, and the numbers of lines of 1, 2, 3 … moves from it.
const LINES: &[(&str, &str, &[u64])] = &[
    ("antichess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", &[20, 400, 8_067, 153_299]),
    ("antichess", "8/1p6/8/8/8/8/P7/8 w - - 0 1", &[2, 4, 4, 3, 1, 0]),
    ("antichess", "8/2p5/8/8/8/8/P7/8 w - - 0 1", &[2, 4, 4, 4, 4, 4, 4, 4, 12, 36, 312, 2_557]),
    ("atomic", START, &[20, 400, 8_902, 197_326]),
    ("atomic", "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1", &[40, 1_238, 45_237]),
    ("atomic", "rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq - 0 1", &[28, 833, 23_353]),
    ("atomic", "8/8/8/8/8/8/2k5/rR4KR w KQ - 0 1", &[18, 180, 4_364, 61_401]),
    ("atomic", "r3k1rR/5K2/8/8/8/8/8/8 b kq - 0 1", &[25, 282, 6_753, 98_729]),
    ("atomic", "Rr2k1rR/3K4/3p4/8/8/8/7P/8 w kq - 0 1", &[21, 465, 10_631, 241_478]),
    ("king-of-the-hill", "8/5k2/1pp2p2/8/3P1PP1/P3K3/1P6/8 b - - 0 1", &[10, 120, 1_000, 12_460, 104_314]),
    ("racing-kings", "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", &[21, 421, 11_264, 296_242]),
    ("racing-kings", "4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1", &[6, 33, 178, 3_151, 12_981]),
    (
        "three-check",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 checks=2+2",
        &[48, 2_039, 97_848],
    ),
    ("three-check", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 checks=2+2", &[26, 562, 13_410]),
];

#[test]
fn lines_are_as_many_as_others_count() {
    for (id, position, numbers) in LINES {
        let game = ALL.into_iter().find(|game| game.info().id == *id).expect(id);
        let table = game.open(&Options::default(), Some(position)).expect(position);
        for (depth, lines) in (1..).zip(*numbers) {
            assert_eq!(table.perft(depth), *lines, "{id}: {position}, depth {depth}");
        }
    }
}

#[test]
fn generators_tell_what_is_offered() {
    for game in ALL {
        let compared = agree(game, &[], 10, 120);
        assert!(compared > 100, "{}: {compared} positions", game.info().id);
    }
}

#[test]
fn whole_games_are_played_by_text_and_end() {
    let mut rng = StdRng::seed_from_u64(5);
    for game in ALL {
        for _ in 0..20 {
            let mut table = game.open(&Options::default(), None).expect("the start");
            for turn in 0..1_000 {
                let Some(seat) = support::mover(table.as_ref()) else { break };
                if turn % 16 == 0 {
                    let again = game.open(&Options::default(), Some(&table.position()));
                    assert_eq!(again.expect("its own text").position(), table.position());
                }
                let turns = table.turns();
                let text = turns.choose(&mut rng).expect("somebody is asked").clone();
                table.apply(&Entry { actor: Actor::Seat(seat), text }).expect("it is offered");
            }
            assert!(matches!(table.pending(), Pending::Over(_)), "{}: {}", game.info().id, table.position());
        }
    }
}
