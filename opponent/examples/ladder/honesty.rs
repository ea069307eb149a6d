//! The price of honesty: how much better *hard* would play if it saw what is hidden from it.
//!
//! Who sees the truth thinks about that one world, with as many positions as the honest one has for each of its own.

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::evaluate::{Appraised, Searched};
use engine::games::{booster::Booster, masquerade::Masquerade, zombie::Zombie};
use engine::rules::Options;
use engine::seat::{Seat, Viewer};
use opponent::{Budget, Level, Players, Thought, Worlds};

use crate::arena::{Arena, Contender, Sight};
use crate::{NODES, Wanted, percent};

/// The games with secrets, and who sees the truth of them.
const SIGHTED: [(&str, Sight); 3] =
    [("zombie", see::<Zombie>), ("masquerade", see::<Masquerade>), ("booster", see::<Booster>)];

/// What *hard* would do in the true world. `None` where the position as it is written isn't all of the moment: in the middle of a turn, and
/// while tables are filled in.
fn see<R: Appraised + Searched>(table: &dyn AnyTable, seat: Seat, nodes: u64, seed: u64) -> Option<Thought> {
    let truth = R::parse(&table.position(), &Options::default()).ok()?;
    let mut steps = Vec::new();
    R::offers(&R::view(&truth, Viewer::Seat(seat)), &mut steps);
    let offers = table.offers(Viewer::Seat(seat));
    let same = offers.iter().map(|offer| offer.text.clone()).eq(steps.iter().map(ToString::to_string));
    let budget = Budget::nodes(nodes / Worlds::<R>::count(nodes));
    same.then(|| Worlds::<R>::NEW.think_in(vec![truth], seat, Level::Hard, &budget, seed)).flatten()
}

/// Plays *hard* that sees the truth against honest *hard*.
pub(crate) fn table(wanted: &Wanted) -> Result<(), String> {
    let nodes = wanted.nodes.unwrap_or(NODES);
    println!("{} games, {nodes} nodes, seed {}\n", wanted.games, wanted.seed);
    println!("| game | hard that sees the truth : hard |");
    println!("|---|---|");
    for (id, sight) in SIGHTED {
        let game = catalogue::find(id).ok_or("no such game")?;
        if wanted.names.len() > 1 && !wanted.names.iter().any(|name| name == id) {
            continue;
        }
        let player = Players::new().find(id).ok_or("nobody plays it")?;
        let mut arena = Arena::new(game, player, nodes);
        let (one, other) = (Contender::Sighted(sight), Contender::Level(Level::Hard));
        let score: f64 = (0..wanted.games).map(|number| arena.game(one, other, wanted.seed, number)).sum();
        println!("| {id} | {} |", percent(score, wanted.games));
    }
    Ok(())
}
