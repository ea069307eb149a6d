//! Games are read back from their records: our own notation for all games, PGN by an independent reader.

mod support;

use cozy_chess::util::parse_san_move;
use cozy_chess::{Board, GameStatus};
use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::catalogue;
use engine::pgn::{self, Tags};
use engine::record::{self, RecordError};
use engine::rules::{GameResult, Options, Outcome, Pending, Reason};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use support::{mover, older_editions, open, random_turn, settle, usual, viewers};

const TAGS: Tags<'_> = Tags::nameless("Menagerie #k7", "2026.11.20");

/// A random game of at most this many turns; all decisions of chance and the referee are made.
fn random_game(game: &dyn AnyGame, options: &Options, turns: usize, rng: &mut StdRng) -> Box<dyn AnyTable> {
    let mut table = open(game, options);
    for _ in 0..turns {
        if random_turn(&mut *table, rng).is_none() {
            break;
        }
    }
    settle(&mut *table, rng);
    table
}

/// The seats to act resign, until the game is over. Sealed decisions are answered before, since they would stay sealed.
fn give_up(table: &mut dyn AnyTable, rng: &mut StdRng) {
    while !table.sealed().is_empty() && random_turn(table, rng).is_some() {}
    while let Some(seat) = mover(table) {
        let entry = Entry { actor: Actor::Seat(seat), text: TableStep::Resign.word().to_owned() };
        table.apply(&entry).expect("one may always resign");
        settle(table, rng);
    }
}

#[test]
fn every_finished_game_comes_back_from_its_record() {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(3);
        let editions = older_editions(*game, &usual(*game)).into_iter().chain([usual(*game)]);
        let lengths = [0, 1, 7, 30, 60, 90];
        for (options, turns) in editions.flat_map(|options| lengths.map(|turns| (options.clone(), turns))) {
            let mut table = random_game(*game, &options, turns, &mut rng);
            give_up(&mut *table, &mut rng);
            let text = record::write(&*table, &options, Viewer::Public, &[("date", "2026.11.20".to_owned())]);
            let read = record::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
            assert_eq!((read.game, &read.options), (game.info().id, &options));
            let again = read.replay().unwrap_or_else(|error| panic!("{error}:\n{text}"));
            assert_eq!(again.position(), table.position(), "{text}");
            assert_eq!(again.pending(), table.pending(), "{text}");
            let Pending::Over(Outcome { reason, .. }) = table.pending() else { panic!("it is over: {text}") };
            assert_eq!(game.info().reason(reason.code()), Some(reason), "{text}");
            for viewer in viewers(*game) {
                assert_eq!(again.record(viewer), table.record(viewer), "{text}");
                assert_eq!(again.scene(viewer), table.scene(viewer));
                // A game that is over is an open book: everybody gets the same record.
                assert_eq!(
                    record::write(&*table, &options, viewer, &[("date", "2026.11.20".to_owned())]),
                    text
                );
            }
        }
    }
}

#[test]
fn a_game_may_be_called_off_whoever_is_to_act() {
    const VOID: Outcome = Outcome { result: GameResult::Void, reason: Reason::CALLED_OFF };
    let word = TableStep::CallOff.word();
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(11);
        for turns in [0, 5, 12] {
            let options = usual(*game);
            let fresh = game.open(&options, None).expect("a table");
            let before = if turns == 0 { fresh } else { random_game(*game, &options, turns, &mut rng) };
            if let Pending::Over(_) = before.pending() {
                continue;
            }
            let seats = (0..game.info().seats.len()).map(|seat| Actor::Seat(Seat(seat as u8)));
            for actor in seats.chain([Actor::Referee]) {
                let entry = Entry { actor, text: word.to_owned() };
                let mut table = before.fork();
                table.apply(&entry).unwrap_or_else(|refusal| panic!("{}: {refusal}", game.info().id));
                assert_eq!(table.pending(), Pending::Over(VOID));
                assert!(table.apply(&entry).is_err(), "once is enough");
                if !before.sealed().is_empty() {
                    assert!(table.disclosure().is_none(), "what is sealed stays shut");
                    continue;
                }
                assert!(table.disclosure().is_some_and(|disclosure| before.truth(&disclosure).is_some()));
                let scene = table.scene(Viewer::Public).in_english(table.info());
                assert_eq!(scene.status, "No result: called off.");
                assert!(table.outcomes().is_empty() && table.question().is_none() && table.limit().is_none());
                let text = record::write(&*table, &options, Viewer::Public, &[]);
                let again = record::read(&text).expect("it is over").replay().expect("legal");
                assert_eq!(again.pending(), table.pending(), "{text}");
                assert_eq!(again.record(Viewer::Public), table.record(Viewer::Public), "{text}");
                if let Some(pgn) = pgn::write(&*table, &options, &TAGS) {
                    let words = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
                    assert!(words.contains("[Result \"*\"]"), "{pgn}");
                    assert!(words.ends_with("{ No result: called off. } *"), "{pgn}");
                }
            }
            let chance = Entry { actor: Actor::Chance, text: word.to_owned() };
            assert!(before.fork().apply(&chance).is_err(), "chance decides nothing about the game");
        }
    }
}

#[test]
fn while_a_game_with_secrets_is_on_its_record_has_gaps_and_says_so() {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(5);
        let options = usual(*game);
        let table = random_game(*game, &options, 6, &mut rng);
        assert!(!matches!(table.pending(), Pending::Over(_)), "{} is short", game.info().id);
        for viewer in viewers(*game) {
            let text = record::write(&*table, &options, viewer, &[]);
            match (game.info().secret, record::read(&text)) {
                (None, Ok(read)) => {
                    assert_eq!(read.replay().expect("legal").position(), table.position());
                }
                (Some(_), Err(RecordError::Gaps)) => {}
                (_, read) => panic!("{}: {read:?}\n{text}", game.info().id),
            }
            // Another world that looks the same to the viewer is written down the same.
            let twin = table.resample(viewer, &mut rng);
            assert_eq!(record::write(&*twin, &options, viewer, &[]), text);
        }
    }
}

#[test]
fn a_record_reads_as_written_down() {
    let game = catalogue::find("chess960").expect("it is there");
    let mut table = open(game, &Options::default());
    let entry = |actor, text: &str| Entry { actor, text: text.to_owned() };
    table.apply(&entry(Actor::Chance, "#518")).expect("an array");
    for (seat, turn) in [(0, "e2e4"), (1, "e7e5"), (0, "draw-offer"), (0, "g1f3"), (1, "resign")] {
        table.apply(&entry(Actor::Seat(Seat(seat)), turn)).expect(turn);
    }
    let text = record::write(&*table, &Options::default(), Viewer::Public, &[("table", "#k7".to_owned())]);
    assert_eq!(
        text,
        "game: chess960\ntable: #k7\n\nchance: #518\nWhite: e2e4\nBlack: e7e5\nWhite: draw-offer\nWhite: g1f3\n\
         Black: resign\n"
    );
    let spaced = text.replace("White: g1f3", "\nWhite:  g1f3 (so it goes)");
    assert_eq!(
        record::read(&spaced).expect("a record").replay().expect("legal").position(),
        table.position()
    );
    for (wrong, error) in [
        ("", RecordError::NoGame),
        ("game: poker\n", RecordError::NoGame),
        ("game chess\n", RecordError::Line(1)),
        ("game: chess\n\nWhite e2e4\n", RecordError::Line(3)),
        ("game: chess\n\nNobody: e2e4\n", RecordError::Line(3)),
        ("game: chess\n\nWhite: \n", RecordError::Line(3)),
    ] {
        assert_eq!(record::read(wrong), Err(error), "{wrong:?}");
    }
    assert!(matches!(record::read("game: chess\noptions: x=1\n"), Err(RecordError::Setup(_))));
    let illegal = record::read("game: chess\n\nWhite: e2e4\nBlack: e2e4\n").expect("it can be read").replay();
    assert!(matches!(illegal.err(), Some(RecordError::Entry { number: 2, .. })));
}

/// Reads a game in PGN with another engine: returns the tags, and the position after the last move.
fn read_pgn(text: &str) -> (Vec<(String, String)>, Board, usize) {
    let (head, moves) = text.split_once("\n\n").expect("tags, then moves");
    let tags: Vec<(String, String)> = head
        .lines()
        .map(|line| {
            let inside = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]")).expect("a tag");
            let (name, value) = inside.split_once(" \"").expect("a value");
            (name.to_owned(), value.to_owned())
        })
        .collect();
    let fen = tags.iter().find(|(name, _)| name == "FEN").map(|(_, fen)| shredder(fen));
    let mut board = fen.map_or_else(Board::startpos, |fen| Board::from_fen(&fen, true).expect("a position"));
    let mut plies = 0;
    let mut comment = false;
    for word in moves.split_whitespace() {
        comment |= word == "{";
        let is_move = !comment && !word.ends_with('.') && !["1-0", "0-1", "1/2-1/2", "*"].contains(&word);
        comment &= word != "}";
        if is_move {
            let mv = parse_san_move(&board, word).unwrap_or_else(|error| panic!("{word}: {error}\n{text}"));
            board.play(mv);
            plies += 1;
        }
    }
    (tags, board, plies)
}

/// The other engine wants castling rights by the files of the rooks, which at the start are the outermost.
fn shredder(fen: &str) -> String {
    let rank = fen.rsplit('/').next().and_then(|rank| rank.split(' ').next()).expect("the first rank");
    let file = |place: usize| char::from(b'A' + place as u8);
    let (queen, king) = (rank.find('R').expect("a rook"), rank.rfind('R').expect("a rook"));
    let rights: String = [file(king), file(queen)].iter().collect();
    fen.replace("KQkq", &(rights.clone() + &rights.to_lowercase()))
}

#[test]
fn another_engine_reads_our_pgn_to_the_same_position() {
    let mut castled = 0;
    for id in ["chess", "chess960"] {
        let game = catalogue::find(id).expect("it is there");
        for number in 0..40 {
            let mut rng = StdRng::seed_from_u64(number);
            let options = Options::default();
            let turns = rng.random_range(0..160);
            let mut table = random_game(game, &options, turns, &mut rng);
            if number % 3 == 0 {
                give_up(&mut *table, &mut rng);
            }
            let text = pgn::write(&*table, &options, &TAGS).expect("PGN knows it");
            assert!(text.is_ascii() && text.lines().all(|line| line.len() < 80), "{text}");
            castled += usize::from(text.contains("O-O"));
            let (tags, board, plies) = read_pgn(&text);
            let value =
                |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
            let seven: Vec<&str> = tags.iter().take(7).map(|(name, _)| name.as_str()).collect();
            assert_eq!(seven, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
            assert_eq!(value("Variant"), (id == "chess960").then_some("Chess960"));
            assert_eq!(value("SetUp").is_some(), id == "chess960");
            assert_eq!(value("PlyCount"), Some(plies.to_string().as_str()));
            assert!(text.trim_end().ends_with(value("Result").expect("a result")));
            // Placement and side to move; the rest of the position follows from the moves.
            let ours = table.position();
            let theirs = board.to_string();
            assert_eq!(
                ours.split(' ').take(2).collect::<Vec<_>>(),
                theirs.split(' ').take(2).collect::<Vec<_>>()
            );
            let mated = text.contains("checkmate");
            assert_eq!(mated, board.status() == GameStatus::Won && !text.contains("resignation"), "{text}");
        }
    }
    assert!(castled > 3, "castling is tried: {castled}");
}

#[test]
fn pgn_reads_as_written_down() {
    let game = catalogue::find("chess").expect("it is there");
    let mut table = open(game, &Options::default());
    for (ply, turn) in (0..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
        let entry = Entry { actor: Actor::Seat(Seat(ply % 2)), text: turn.to_owned() };
        table.apply(&entry).expect(turn);
    }
    assert_eq!(
        pgn::write(&*table, &Options::default(), &TAGS).expect("PGN"),
        "[Event \"Menagerie #k7\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n[Round \"-\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"0-1\"]\n[PlyCount \"4\"]\n[Termination \"normal\"]\n[Rules \"chess\"]\n\n\
         1. f3 e5 2. g4 Qh4# { Black wins: checkmate. } 0-1\n"
    );
    for game in catalogue::all() {
        let table = open(*game, &usual(*game));
        let pgn = pgn::write(&*table, &usual(*game), &TAGS);
        assert_eq!(pgn.is_some(), ["chess", "chess960"].contains(&game.info().id), "{}", game.info().id);
    }
}
