use engine::chess::{Arrays, Position};
use engine::search::Search;

use super::*;

fn best(fen: &str, nodes: u64) -> (String, i32) {
    let position = Position::parse(fen, Arrays::Usual).expect(fen);
    let mut searcher = Searcher::new(&[], &Budget::nodes(nodes));
    let root = searcher.rank(&position, 0).into_iter().next().expect("a move");
    (root.line[0].to_string(), root.value)
}

#[test]
fn mates_in_one_to_three_are_found() {
    for (fen, steps, first) in [
        ("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 1, "d1d8"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1, "h5f7"),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3, "a1a6"),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 5, "f6a6"),
    ] {
        let (step, value) = best(fen, 300_000);
        assert_eq!((step.as_str(), value), (first, MATE - steps), "{fen}");
    }
}

#[test]
fn no_budget_is_too_small_for_a_win_at_once() {
    for nodes in [1, 20, 400] {
        for fen in [
            "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        ] {
            assert_eq!(best(fen, nodes).0, best(fen, 300_000).0, "{nodes}: {fen}");
        }
    }
}

#[test]
fn the_budget_is_kept() {
    for nodes in [1, 10, 500, 5_000] {
        let position = Position::parse(
            "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
            Arrays::Usual,
        )
        .expect("a position");
        let mut searcher = Searcher::<Position>::new(&[], &Budget::nodes(nodes));
        let roots = searcher.rank(&position, 0);
        assert!(searcher.nodes() <= nodes + 200, "{} of {nodes}", searcher.nodes());
        assert_eq!(roots.len() as u64, position.count_turns());
    }
}
