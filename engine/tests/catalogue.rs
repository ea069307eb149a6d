//! A game is complete only with everything that belongs to it.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use engine::catalogue;
use engine::rules::{OptionKind, Options};
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::{open, random_turn, usual, viewers};

/// Lines of play a table may count here; the longer lines of chess are counted in a suite of their own.
const LINES: u64 = 1_000_000;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_game_has_its_rules_in_our_words_and_credits_its_inventor() {
    for game in catalogue::all() {
        let info = game.info();
        assert!(info.rules.contains(&format!("# {}", info.title)), "{}", info.id);
        let name = info.credit.name();
        assert!(info.rules.contains(name), "{}: {name} is not credited", info.id);
        assert!((500..4_000).contains(&info.rules.len()), "{}: {} bytes", info.id, info.rules.len());
        assert!(info.summary.chars().count() <= 100 && info.summary.ends_with('.'), "{}", info.summary);
        let folder = project().join("engine/src/games").join(info.id.replace('-', "_"));
        assert_eq!(read(&folder.join("rules.md")), info.rules);
        for option in info.options {
            assert!(option.help.chars().count() <= 100, "{}", option.help);
            if let OptionKind::Choice { values, default } = option.kind {
                assert!(values.len() > 1 && values.contains(&default));
            }
            if let OptionKind::Number { min, max, default } = option.kind {
                assert!(min <= max && default.is_none_or(|value| (min..=max).contains(&value)));
            }
        }
        assert_eq!(catalogue::find(info.id).map(|found| found.info().id), Some(info.id));
    }
}

#[test]
fn every_game_keeps_its_perft_table() {
    for game in catalogue::all() {
        let path = project().join(format!("engine/tests/data/perft/{}.txt", game.info().id));
        let mut rows = 0;
        for line in read(&path).lines().filter(|line| !line.starts_with('#')) {
            let (position, numbers) = line.split_once(" ; ").expect("a position, then numbers");
            let table = game.open(&Options::default(), Some(position)).expect(position);
            for (depth, number) in (1..).zip(numbers.split(' ')) {
                let expected: u64 = number.parse().expect("a number");
                if expected <= LINES {
                    assert_eq!(
                        table.perft(depth),
                        expected,
                        "{}: {position}, {depth} turns",
                        game.info().title
                    );
                }
            }
            rows += 1;
        }
        assert!(rows >= 5, "{}: {rows} positions", game.info().title);
    }
}

#[test]
fn every_piece_a_game_shows_is_drawn() {
    for game in catalogue::all() {
        let mut arts = BTreeSet::new();
        for seed in 0..10 {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut table = open(*game, &usual(*game));
            for _ in 0..60 {
                if random_turn(&mut *table, &mut rng).is_none() {
                    break;
                }
                for scene in viewers(*game).into_iter().map(|viewer| table.scene(viewer)) {
                    let cells = scene.cells.iter().flat_map(|cell| cell.token.iter().chain(&cell.buried));
                    arts.extend(
                        cells.chain(scene.piles.iter().flat_map(|pile| &pile.tokens)).map(|token| token.art),
                    );
                    let cards = scene.spreads.iter().flat_map(|spread| &spread.cards);
                    arts.extend(cards.map(|card| card.art).filter(|art| *art != "checkers"));
                }
            }
        }
        for art in arts {
            let path = project().join(format!("render/assets/pieces/{art}.svg"));
            assert!(path.exists(), "{}: {} is missing", game.info().title, path.display());
        }
    }
}
