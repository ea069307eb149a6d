//! Editions of rules: games are finished under the edition they began under. A log of each edition still leads to the same end.

use std::path::Path;

use engine::catalogue;
use engine::record::{self, POSITION, Record};
use engine::rules::Options;
use engine::seat::Viewer;

/// The header line of a log with the position it led to.
const ENDS: &str = "ends";

/// The log of an edition; under other editions of that game it leads elsewhere or nowhere.
fn log(game: &str, edition: u32) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/editions");
    let path = folder.join(format!("{game}-{edition}.txt"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn a_log_of_each_edition_leads_where_it_led() {
    let mut logs = 0;
    for game in catalogue::all().iter().filter(|game| game.info().edition > 1) {
        let info = game.info();
        for edition in 1..=info.edition {
            let text = log(info.id, edition);
            let record = record::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
            assert_eq!((record.game, record.options.edition(info)), (info.id, edition), "{text}");
            let table = record.replay().unwrap_or_else(|error| panic!("{error}:\n{text}"));
            let ends = text.lines().find_map(|line| line.strip_prefix("ends: ")).expect("a line `ends: …`");
            assert_eq!(table.position(), ends, "{} by edition {edition}", info.title);
            let began = record.position.clone().map(|position| (POSITION, position));
            let notes: Vec<_> = began.into_iter().chain([(ENDS, ends.to_owned())]).collect();
            assert_eq!(record::write(&*table, &record.options, Viewer::Public, &notes), text);
            for other in (1..=info.edition).filter(|other| *other != edition) {
                let options = record.options.clone().in_edition(info, other).expect("an edition");
                let led = Record { options, ..record.clone() }.replay();
                let there = led.is_ok_and(|table| table.position() == ends);
                assert!(!there, "{}: edition {other} can't be told from {edition}", info.title);
            }
            logs += 1;
        }
    }
    assert!(logs >= 4, "{logs} logs");
}

#[test]
fn a_new_table_is_played_by_the_newest_edition_and_there_are_no_others() {
    for game in catalogue::all() {
        let info = game.info();
        let options = || Options::new(info, []).expect("no options");
        assert_eq!((options().edition(info), Options::default().edition(info)), (info.edition, info.edition));
        assert_eq!(options().in_edition(info, info.edition).as_ref(), Ok(&options()));
        for edition in [0, info.edition + 1, u32::MAX] {
            let error = options().in_edition(info, edition).expect_err("there is none").to_string();
            let wanted = if info.edition == 1 { "only edition 1" } else { "the editions 1 to" };
            assert!(error.contains(wanted) && error.ends_with(&format!("not {edition}.")), "{error}");
        }
        // The edition is stored with the options.
        assert!(info.options.iter().all(|option| option.key != "edition"), "{}", info.id);
    }
}

#[test]
fn a_record_that_names_no_edition_is_of_the_first() {
    let text = "game: zombie\n\nWhite: e2e4\nWhite: resign\n";
    let record = record::read(text).expect("a record");
    assert_eq!(record.options.edition(catalogue::find("zombie").expect("a game").info()), 1);
    for (line, words) in [("edition: 0", "1 to"), ("edition: 99", "not 99"), ("edition: new", "a number")] {
        let text = text.replacen("\n\n", &format!("\n{line}\n\n"), 1);
        let error = record::read(&text).expect_err(line).to_string();
        assert!(error.contains(words), "{line}: {error}");
    }
}
