//! Every game in the catalogue has all its parts.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use engine::catalogue;
use engine::rules::{OptionKind, Options, Reason};
use rand::SeedableRng;
use rand::rngs::StdRng;
use support::{lettered, open, perft_table, random_turn, usual, viewers};

/// The most lines of play that a table may count here; the longer lines of chess are counted in a separate suite.
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
        let rules = info.rules.english();
        assert!(rules.starts_with(&format!("# {}\n", info.title)), "{}", info.id);
        let name = info.credit.name();
        assert!(rules.contains(name), "{}: {name} is not credited", info.id);
        assert!((500..4_000).contains(&rules.len()), "{}: {} bytes", info.id, rules.len());
        assert!(info.summary.chars().count() <= 100 && info.summary.ends_with('.'), "{}", info.summary);
        let folder = project().join("engine/src/games").join(info.id.replace('-', "_"));
        assert_eq!(read(&folder.join("rules.md")), rules);
        assert!(!rules.lines().any(is_wrapped), "{}: Discord shows every end of a line", info.id);
        for option in info.options {
            assert!(option.help.chars().count() <= 100, "{}", option.help);
            if let OptionKind::Choice { values, default } = option.kind {
                assert!(values.len() > 1 && values.contains(&default));
            }
            if let OptionKind::Number { min, max, default } = option.kind {
                assert!(min <= max && default.is_none_or(|value| (min..=max).contains(&value)));
            }
        }
        let first = Options::new(info, info.first.iter().copied());
        assert!(first.is_ok_and(|options| game.open(&options, None).is_ok()), "{}: a first game", info.id);
        assert_eq!(catalogue::find(info.id).map(|found| found.info().id), Some(info.id));
    }
}

#[test]
fn the_first_game_shows_what_boards_look_like_and_one_game_has_puzzles() {
    let first = catalogue::all()[0];
    let mut table = first.open(&Options::default(), None).expect("the start");
    for turn in first.info().sample {
        let seat = table.may_act().iter().next().expect("somebody is to act");
        table.step(seat, turn).expect(turn);
    }
    assert_eq!(table.position(), "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    let commands: Vec<_> = catalogue::all().iter().filter_map(|game| Some(game.puzzles()?.command)).collect();
    assert_eq!(commands, ["golf"], "one command for puzzles");
}

/// The codes of reasons that the sources in a folder, or a file, make by calling `by`.
fn reasons_in(path: &Path, by: &str) -> BTreeSet<String> {
    if path.is_dir() {
        let files = std::fs::read_dir(path).expect("a folder").map(|file| file.expect("a file").path());
        return files.flat_map(|file| reasons_in(&file, by)).collect();
    }
    let source = read(path);
    let made = source.split(by).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
    made.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn every_reason_a_game_may_end_for_stands_in_what_it_is() {
    let codes = |reasons: &[Reason]| -> BTreeSet<String> {
        reasons.iter().map(|reason| reason.code().to_owned()).collect()
    };
    let source = project().join("engine/src");
    assert_eq!(reasons_in(&source.join("rules/outcome.rs"), "Self::new("), codes(Reason::COMMON));
    let of_games = catalogue::all().iter().flat_map(|game| codes(game.info().reasons)).collect();
    assert_eq!(
        reasons_in(&source, "Reason::new("),
        of_games,
        "a reason of no game belongs to `Reason::COMMON`"
    );
    for game in catalogue::all() {
        let info = game.info();
        let made = reasons_in(&source.join("games").join(info.id.replace('-', "_")), "Reason::new(");
        assert_eq!(made, codes(info.reasons), "{}: write them into its `reasons`", info.id);
        let all: Vec<_> = Reason::COMMON.iter().chain(info.reasons).map(|reason| reason.code()).collect();
        assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len(), "{}: {all:?}", info.id);
    }
}

/// The languages, apart from English, in which all games of the catalogue have their rules.
const LANGUAGES: [&str; 2] = ["de", "es"];

#[test]
fn every_translation_of_the_rules_says_exactly_as_much_as_the_english_page() {
    for game in catalogue::all() {
        let info = game.info();
        let folder = project().join("engine/src/games").join(info.id.replace('-', "_"));
        let known: Vec<_> = info.rules.translations().iter().map(|(language, _)| *language).collect();
        assert_eq!(known, LANGUAGES, "{}", info.id);
        for (language, page) in info.rules.translations() {
            let (path, which) =
                (folder.join(format!("rules.{language}.md")), format!("{} {language}", info.id));
            assert_eq!(read(&path), *page, "{which}");
            assert_ne!(*page, info.rules.english(), "{which}");
            assert_eq!(info.rules.read_in(language), *page, "{which}");
            assert!(page.starts_with(&format!("# {}\n", info.title)), "{which}: titles are not translated");
            // A person's name; chess has no inventor.
            let name = info.credit.name();
            assert!(!name.starts_with(char::is_uppercase) || page.contains(name), "{which}: {name}");
            assert_eq!(
                Exact::of(page),
                Exact::of(info.rules.english()).in_letters(info.id, language),
                "{which}"
            );
            assert!(!page.lines().any(is_wrapped), "{which}");
            assert!(page.chars().count() < 4_800, "{which}: {} characters", page.chars().count());
        }
        assert_eq!(info.rules.read_in("en"), info.rules.english());
        assert_eq!(info.rules.read_in("tlh"), info.rules.english());
    }
}

/// The parts of a text that no translation changes.
#[derive(Debug, PartialEq, Eq)]
struct Exact {
    /// The levels of headings, in order.
    headings: Vec<usize>,
    /// Texts in backticks, sorted; commands of the bot have their own names in every language.
    code: Vec<String>,
    /// The other numbers, including those of squares, sorted.
    numbers: Vec<String>,
    paragraphs: usize,
    /// Items of lists.
    items: usize,
    /// Words in bold type.
    stressed: usize,
}

impl Exact {
    /// Converts the letters of pieces as a language writes them. Creatures have the same letters everywhere, and so have files and
    /// positions.
    fn in_letters(mut self, game: &str, language: &str) -> Self {
        const KEPT: [&str; 3] = ["bnrqkbnr", "e7e8=Q", "e7e8q"];
        for code in self.code.iter_mut().filter(|code| !KEPT.contains(&code.as_str())) {
            if game != "captain-spalding" {
                *code = lettered(code, language);
            }
        }
        self.code.sort();
        self
    }

    fn of(page: &str) -> Self {
        let is_command = |code: &str| code.starts_with('/') && code.len() > 1;
        let pieces: Vec<_> = page.split('`').collect();
        let code = pieces.iter().skip(1).step_by(2).map(|code| if is_command(code) { "/…" } else { *code });
        let prose: Vec<_> = pieces.iter().step_by(2).copied().collect();
        let numbers = prose.iter().flat_map(|text| text.split(|c: char| !c.is_ascii_digit()));
        let sorted = |mut all: Vec<String>| {
            all.sort();
            all
        };
        Self {
            headings: page
                .lines()
                .filter(|line| line.starts_with('#'))
                .map(|line| line.chars().take_while(|c| *c == '#').count())
                .collect(),
            code: sorted(code.map(str::to_owned).collect()),
            numbers: sorted(numbers.filter(|number| !number.is_empty()).map(str::to_owned).collect()),
            paragraphs: page.trim().split("\n\n").count(),
            items: page.lines().filter(|line| line.starts_with("- ")).count(),
            stressed: page.matches("**").count(),
        }
    }
}

/// Whether a line continues the sentence of the line before, or is a table, which Discord doesn't draw.
fn is_wrapped(line: &str) -> bool {
    line.starts_with(|c: char| c.is_lowercase() || c.is_whitespace() || c == '|')
}

#[test]
fn every_game_keeps_its_perft_table() {
    for game in catalogue::all() {
        let rows = perft_table(*game);
        for (position, numbers) in &rows {
            let table = game.open(&Options::default(), Some(position)).expect(position);
            for (depth, expected) in (1..).zip(numbers.iter().copied()) {
                if expected <= LINES {
                    assert_eq!(
                        table.perft(depth),
                        expected,
                        "{}: {position}, {depth} turns",
                        game.info().title
                    );
                }
            }
        }
        assert!(rows.len() >= 5, "{}: {} positions", game.info().title, rows.len());
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
