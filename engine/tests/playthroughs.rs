//! One recorded game of each kind plays as written: every turn, what each viewer sees of it and may do next.
//!
//! When rules, texts or orders change on purpose: `MENAGERIE_BLESS=1 cargo test -p engine --test playthroughs`, and read the
//! difference with care.

mod support;

use std::fmt::Write;

use engine::any_game::{AnyGame, AnyTable, TurnRecord};
use engine::catalogue;
use engine::scene::{Entry, PlayingCard, Scene, State, Tint};
use engine::seat::Viewer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::{data_of, open, random_turn, settle, usual, viewers};

/// How many turns are recorded.
const TURNS: usize = 40;

fn describe(scene: &Scene) -> String {
    let mut text = format!("{} {}", scene.changed, scene.status);
    for cell in &scene.cells {
        for buried in &cell.buried {
            let _ = write!(text, " [{:?} {} below {}]", buried.tint, buried.name, cell.square);
        }
        if let Some(state) = cell.token.as_ref().and_then(|token| token.state) {
            let name = match state {
                State::Risen(name) => name[..1].to_uppercase() + &name[1..],
                state => format!("{state:?}"),
            };
            let _ = write!(text, " [{name} {}]", cell.square);
        }
        if let Some(stack) = cell.token.as_ref().and_then(|token| token.stack) {
            let _ = write!(text, " [{} {:?} checkers {}]", stack.count, stack.tint, cell.square);
        }
        for (set, what) in [
            (cell.marks.given, "given"),
            (cell.marks.captor, "captor"),
            (cell.marks.danger, "danger"),
            (cell.marks.circled, "circled"),
        ] {
            if set {
                let _ = write!(text, " [{what} {}]", cell.square);
            }
        }
    }
    for zone in scene.zones.iter().filter(|zone| zone.active) {
        let _ = write!(text, " {} has {} squares.", zone.title, zone.squares.len());
    }
    for tally in &scene.tallies {
        let _ = write!(text, " {}: {}.", tally.title, tally.count);
    }
    for pile in &scene.piles {
        let names: Vec<String> =
            pile.tokens.iter().map(|token| format!("{:?} {}", token.tint, token.name)).collect();
        let _ = write!(text, " {}: {}.", pile.title, names.join(", "));
    }
    for spread in &scene.spreads {
        let card = |card: &PlayingCard| {
            let letter =
                if card.tint == Tint::Black { card.letter.to_lowercase() } else { card.letter.to_owned() };
            if card.wild { format!("{letter}*") } else { letter }
        };
        let cards: Vec<String> = spread.cards.iter().map(card).collect();
        let _ = write!(text, " {}: {} and {} face down.", spread.title, cards.join(""), spread.hidden);
    }
    for grid in &scene.grids {
        let _ = write!(text, " {}:", grid.title);
        for row in &grid.rows {
            let entry = |entry: &Entry| match entry {
                Entry::Empty => "-".to_owned(),
                Entry::Cross => "×".to_owned(),
                Entry::Circle => "○".to_owned(),
                Entry::Text(text) => text.clone(),
            };
            let entries: Vec<String> = row.entries.iter().map(entry).collect();
            let active = if row.active { "*" } else { "" };
            let _ = write!(text, " {}{active} {};", row.head, entries.join(" "));
        }
    }
    text.trim().to_owned()
}

fn played(game: &dyn AnyGame) -> String {
    let mut rng = StdRng::seed_from_u64(960);
    let mut table = open(game, &usual(game));
    settle(&mut *table, &mut rng);
    let mut text = format!("# {}\n\n", game.info().title);
    show(game, &*table, &mut text);
    for number in 1..=TURNS {
        let Some(entries) = random_turn(&mut *table, &mut rng) else { break };
        settle(&mut *table, &mut rng);
        let _ = writeln!(text, "\n{number}. {}", entries.join("/"));
        show(game, &*table, &mut text);
    }
    text
}

/// The latest turn and the results of chance after it, as recorded.
fn latest(record: &[TurnRecord]) -> String {
    let from = record.iter().rposition(|turn| turn.seat.is_some()).unwrap_or(0);
    let shown = |turn: &TurnRecord| {
        let remark = turn.remark.map_or_else(String::new, |remark| format!("({remark}) "));
        format!("`{}` {remark}", turn.text)
    };
    record[from..].iter().map(shown).collect()
}

fn show(game: &dyn AnyGame, table: &dyn AnyTable, text: &mut String) {
    let _ = writeln!(text, "    {}", table.position());
    for viewer in viewers(game) {
        let name = match viewer {
            Viewer::Public => "everybody".to_owned(),
            Viewer::Seat(seat) => game.info().seats[usize::from(seat.0)].name.to_owned(),
        };
        let record = latest(&table.record(viewer));
        let _ =
            writeln!(text, "    {name}: {record}{}", describe(&table.scene(viewer).in_english(table.info())));
        let offers = table.offers(viewer);
        if !offers.is_empty() {
            let labels: Vec<String> =
                offers.iter().map(|offer| offer.label.in_english(table.info())).collect();
            let _ = writeln!(text, "    {name} may: {}", labels.join(", "));
        }
    }
}

#[test]
fn written_down_games_play_as_they_did() {
    for game in catalogue::all() {
        let path = data_of(*game).join("playthrough.txt");
        let text = played(*game);
        if std::env::var_os("MENAGERIE_BLESS").is_some() {
            std::fs::write(&path, &text).expect("the playthrough");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}; `scripts/bless playthroughs` writes it", path.display())
        });
        for (number, (one, two)) in golden.lines().zip(text.lines()).enumerate() {
            assert_eq!(two, one, "{}, line {}", path.display(), number + 1);
        }
        assert_eq!(golden.lines().count(), text.lines().count(), "{}", path.display());
    }
}
