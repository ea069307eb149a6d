//! The inner loop of the search allocates nothing: ten times the positions, the same memory.

use engine::catalogue;
use engine::rules::Options;
use engine::seat::Seat;
use opponent::{Budget, Level, Players};

/// Games whose generators allocate nothing either. Captain Spalding's positions carry their past, and Adrenaline searches boards
/// for legal ends of turns.
const LEAN: [&str; 6] = ["chess", "thinktank", "allthought", "fun-in-a-box", "goal-box", "half-alice"];

/// How many allocations a search of this many positions makes.
fn allocations(id: &str, nodes: u64) -> u64 {
    let player = Players::new().find(id).expect("it is played");
    let table = catalogue::find(id).expect(id).open(&Options::default(), None).expect("the start");
    let view = table.view_of(Seat(0));
    let measured = allocation_counter::measure(|| {
        let thought = player.think(&view, Level::Hard, &Budget::nodes(nodes), 1).expect("an answer");
        assert!(thought.nodes >= nodes, "{id}: {} of {nodes}", thought.nodes);
    });
    measured.count_total
}

/// The remaining allocations are at the beginning of each deepening: its lists and the lines of the turns there.
#[test]
fn looking_at_positions_allocates_nothing() {
    for id in LEAN {
        let (few, many) = (allocations(id, 4_000), allocations(id, 40_000));
        assert!(many < few + 1_000, "{id}: {few} for 4,000 positions, {many} for 40,000");
    }
}
