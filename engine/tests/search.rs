//! Every game with a fast generator, against its offers: the same turns, and after each the same position.

mod support;

use engine::catalogue;
use engine::chess::{Arrays, Position, Variant};
use engine::games::{
    adrenaline, allthought::Allthought, captain_spalding, chess::Chess, chess_golf, crowded_house,
    fun_in_a_box::FunInABox, goal_box, half_alice::HalfAlice, masquerade, thinktank::Thinktank,
};
use engine::rules::Options;
use engine::search::Search;
use engine::seat::Viewer;
use engine::table::Game;
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::generator::{agree, like_chess};

/// Games of each, and turns of each at most.
const GAMES: u64 = 12;
const TURNS: usize = 60;

/// The games whose offers count their lines: between their turns cards are drawn, or graves open.
const BY_OFFERS: [&str; 2] = ["cooperative", "zombie"];

/// Plays random games from the start, or from positions, of which every position is read and written like this.
fn agrees<P: Search>(id: &str, positions: &[&str], read: impl Fn(&str) -> P, text: impl Fn(&P) -> String) {
    let game = catalogue::find(id).expect(id);
    let mut compared = 0;
    for seed in 0..GAMES {
        let mut rng = StdRng::seed_from_u64(seed);
        let from = positions.get(seed as usize % positions.len().max(1)).copied();
        let mut table = game.open(&Options::default(), from).expect(id);
        support::settle(table.as_mut(), &mut rng);
        let position = read(&table.position());
        compared += agree(table, position, &text, TURNS, &mut rng);
    }
    assert!(compared > GAMES as usize * 5, "{id}: {compared} positions");
}

#[test]
fn games_like_chess() {
    like_chess::<Allthought>(&Game::<Allthought>::NEW, GAMES, TURNS);
    like_chess::<Chess>(&Game::<Chess>::NEW, GAMES, TURNS);
    like_chess::<FunInABox>(&Game::<FunInABox>::NEW, GAMES, TURNS);
    like_chess::<HalfAlice>(&Game::<HalfAlice>::NEW, GAMES, TURNS);
    like_chess::<Thinktank>(&Game::<Thinktank>::NEW, GAMES, TURNS);
}

#[test]
fn chess960() {
    let read = |text: &str| Position::parse(text, Arrays::Chess960).expect(text);
    agrees("chess960", &[], read, |position| {
        let mut position = *position;
        position.settle();
        position.to_string()
    });
}

#[test]
fn goal_box() {
    let read = |text: &str| goal_box::Position::parse(text).expect(text);
    let near = ["*n4*/*1pr2*/*n2Q1*/*2p3/3PP1*/*P2q1*/*B4*/*3R1* w - - 1 23"];
    agrees("goal-box", &[], read, |position| read(&position.to_string()).to_string());
    agrees("goal-box", &near, read, |position| read(&position.to_string()).to_string());
}

#[test]
fn crowded_house() {
    let read = |text: &str| crowded_house::Node::new(crowded_house::Position::parse(text).expect(text));
    let text = |node: &crowded_house::Node| read(&node.position.to_string()).position.to_string();
    agrees("crowded-house", &[], read, text);
    agrees("crowded-house", &["7k/7p/7P/8/8/8/P7/K7 bq - - 3 7"], read, text);
}

#[test]
fn adrenaline() {
    use adrenaline::Node;
    let read = |text: &str| Node::parse(text).expect(text);
    let text = |node: &Node| Node::new(node.ground.base, node.ground.stacks).to_string();
    agrees("adrenaline", &[], read, text);
    agrees(
        "adrenaline",
        &[
            "5k2/7p/4p2b/3b4/6P1/P1P1q3/4NrR1/1N2K3 w - - 3 31 checkers=e1:1",
            "B2k4/8/3p4/P7/P7/4P1pr/3P2K1/b2b4 w - - 0 23 checkers=g3:1,a5:1",
        ],
        read,
        text,
    );
}

#[test]
fn masquerade() {
    use masquerade::{node::Node, state::State};
    let read = |text: &str| {
        State::parse(text, &Options::default()).expect(text).node().expect("both tables are filled in")
    };
    let text = |node: &Node| State::new(node.position, node.disguises).text();
    let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=KR,QK,RN,BB,NQ black=KR,QK,RN,BB,NQ",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1 white=KK,QR,RQ,BN,NB black=KQ,QR,RB,BK,NN",
    ];
    agrees("masquerade", &positions, read, text);
}

#[test]
fn captain_spalding() {
    use captain_spalding::play::State;
    let read = |text: &str| State::parse(text).expect(text);
    agrees("captain-spalding", &[], read, State::to_string);
}

#[test]
fn chess_golf() {
    use chess_golf::text;
    let read =
        |position: &str| text::hole(&engine::chess::Fields::cut(position).expect(position)).expect(position);
    let holes = [
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb",
        "8/8/8/8/8/2Q5/1N6/1b6 w - - 0 1 chosen=Nbb taken=b taker=b2",
    ];
    agrees("chess-golf", &holes, read, text::write);
}

/// Here the last turn of a line alone is counted on the board, be it from the middle of a turn.
#[test]
fn booster() {
    let game = catalogue::find("booster").expect("a game of the catalogue");
    for seed in 0..GAMES {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = game.open(&Options::default(), None).expect("the start");
        for _ in 0..TURNS {
            support::settle(table.as_mut(), &mut rng);
            let Some(seat) = support::mover(table.as_ref()) else { break };
            assert_eq!(table.perft(1), table.turns().len() as u64, "{}", table.position());
            let offers = table.offers(Viewer::Seat(seat));
            let offer = support::choose(&offers, &mut rng).expect("something is offered");
            table.step(seat, &offer.text).expect("it was offered");
        }
    }
}

#[test]
fn no_game_is_missing() {
    let source = include_str!("search.rs");
    for id in catalogue::all().iter().map(|game| game.info().id) {
        let test = id.replace('-', "_");
        let by_name = source.contains(&format!("\nfn {test}()"));
        let like_chess = source.contains(&format!(" {test}::"));
        assert_ne!(by_name || like_chess, BY_OFFERS.contains(&id), "{id} needs a test in {}", file!());
    }
}
