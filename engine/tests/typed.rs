//! Typed turns in twin worlds: typing a turn that is possible in one world only doesn't reveal which world it is, unless it is
//! played.
//!
//! What can be told before anything is played is the same in both worlds, and what is possible by the view alone is played
//! in both. Only one of the games with secrets has turns that one world takes as a whole and another does not: in Zombie Chess
//! the moving part of a turn uncovers what the other side buried, and what rises may be buried under. In the others no step
//! of a seat is a commit point: what a seat may do next and how far its turn has come follow from its view alone until the turn
//! is over (Booster and Cooperative Chess draw cards after it, Masquerade answers at its end, Chess Golf opens bids after the last
//! one). There every turn that is whole in one world has to be whole in all the others.

mod support;

use std::fmt::Write as _;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::chance::{Imagination, Seed};
use engine::rules::{English, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use engine::typed::{Taken, take, take_lettered};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use support::{mover, open, random_turn, settle, turn_of, usual};

/// How many positions of each game are needed.
const POSITIONS: usize = 2_000;
/// How many turns a game has at most.
const TURNS: usize = 40;

/// The result of a typed turn.
struct Outcome {
    taken: Taken,
    /// Whether the turn is over after the part that is played.
    over: bool,
}

/// Types a text and plays the accepted part.
fn typed(table: &dyn AnyTable, seat: Seat, text: &str) -> Outcome {
    let taken =
        take(table, seat, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}: {}", table.position()));
    let mut after = table.fork();
    let mut progress = Progress::Draft;
    for entry in &taken.entries {
        let applied = after.apply(entry);
        progress =
            applied.unwrap_or_else(|refusal| panic!("{text}: {refusal}: {}", table.position())).progress;
    }
    Outcome { over: progress == Progress::TurnOver, taken }
}

/// A position of Zombie Chess in other worlds: `burier` has buried pieces on these squares and nowhere else.
fn buried(position: &str, burier: char, graves: &[(&str, char)]) -> Box<dyn AnyTable> {
    let hidden = ["buried=", "dust="];
    let fields = position.split(' ').filter(|field| !hidden.iter().any(|key| field.starts_with(key)));
    let mut text = fields.collect::<Vec<_>>().join(" ");
    let mut sorted = graves.to_vec();
    sorted.sort_unstable();
    let list: Vec<String> = sorted.iter().map(|(square, kind)| format!("{square}{kind}")).collect();
    let _ = write!(text, " buried={burier}:{}", list.join(","));
    let game = catalogue::find("zombie").expect("a game of the catalogue");
    game.open(&Options::default(), Some(&text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Capturing turns of the seat, up to their commit point: each with the squares that it leaves empty.
fn captures(table: &dyn AnyTable, seat: Seat, rng: &mut StdRng) -> Option<(String, Vec<String>)> {
    let mut fork = table.fork();
    let mut text: Vec<String> = Vec::new();
    let mut left: Vec<String> = Vec::new();
    let mut captured = false;
    loop {
        let offers = fork.offers(Viewer::Seat(seat));
        let offer = support::choose(&offers, rng)?.clone();
        captured |= offer.capture;
        if !offer.text.is_empty() {
            left.extend(offer.from.map(|square| square.to_string()));
            text.push(offer.text.clone());
        }
        match fork.step(seat, &offer.text).expect("offered").progress {
            Progress::Draft => {}
            Progress::Commit if captured => break,
            Progress::Commit | Progress::TurnOver => return None,
        }
    }
    let standing: Vec<String> = fork
        .scene(Viewer::Seat(seat))
        .cells
        .iter()
        .filter(|cell| cell.token.is_some())
        .map(|cell| cell.square.to_string())
        .collect();
    left.retain(|square| !standing.contains(square));
    left.sort_unstable();
    left.dedup();
    Some((text.join("/"), left))
}

/// All possible answers in a world to a player who has not played yet.
fn answers(table: &dyn AnyTable, seat: Seat, texts: &[String]) -> Vec<String> {
    texts
        .iter()
        .map(|text| {
            format!(
                "{:?} {:?}",
                table.read(seat, text),
                table.suggest(seat, text, 25, &English(table.info()))
            )
        })
        .collect()
}

/// Takes a step of a draft as a forged control would.
fn forged(table: &dyn AnyTable, seat: Seat, draft: &str, step: &str) -> bool {
    let mut fork = table.fork();
    let drafted = draft
        .split('/')
        .all(|part| fork.step(seat, part).is_ok_and(|applied| applied.progress == Progress::Draft));
    drafted && fork.step(seat, step).is_ok()
}

#[test]
fn a_capture_that_may_be_buried_under_what_rises_is_played_in_every_world() {
    let game = catalogue::find("zombie").expect("a game of the catalogue");
    let mut rng = StdRng::seed_from_u64(17);
    let (mut positions, mut several, mut zombies, mut games) = (0, 0, 0, 0);
    while positions < POSITIONS || several <= 20 {
        games += 1;
        let mut table = open(game, &usual(game));
        for _ in 0..TURNS {
            let Some(seat) = mover(&*table) else { break };
            if let Some((moves, left)) =
                captures(&*table, seat, &mut rng).filter(|(_, left)| !left.is_empty())
            {
                let (burier, kind) = if seat.0 == 0 { ('b', 'N') } else { ('w', 'n') };
                let position = table.position();
                // As many are buried in both worlds: there where the turn leaves squares empty, or where they can't come to light.
                let board = table.scene(Viewer::Seat(seat));
                let free: Vec<String> = board
                    .cells
                    .iter()
                    .filter(|cell| cell.token.is_none())
                    .map(|cell| cell.square.to_string())
                    .collect();
                let elsewhere: Vec<&String> =
                    free.iter().filter(|square| !left.contains(square)).take(left.len()).collect();
                let here: Vec<(&str, char)> = left.iter().map(|square| (square.as_str(), kind)).collect();
                let there: Vec<(&str, char)> =
                    elsewhere.iter().map(|square| (square.as_str(), kind)).collect();
                let (rich, poor) = (buried(&position, burier, &here), buried(&position, burier, &there));
                let graves: Vec<String> = left.iter().map(|square| format!("@{square}")).collect();
                let text = format!("{moves}/{}", graves[..1].join("/"));
                if compare(&*rich, &*poor, seat, &moves, &text, &mut rng) {
                    positions += 1;
                    several += usize::from(moves.contains('/'));
                    zombies += usize::from(position.contains("zombies="));
                }
            }
            if random_turn(&mut *table, &mut rng).is_none() {
                break;
            }
        }
    }
    println!(
        "Zombie Chess: {positions} positions of {games} games that one world takes whole and the other does not, {several} with several moves, {zombies} with zombies"
    );
    assert!(zombies > 100 && several > 20, "{zombies} {several}");
}

/// Compares two worlds in which the end of a text is possible only in the first; returns whether it is.
fn compare(
    rich: &dyn AnyTable,
    poor: &dyn AnyTable,
    seat: Seat,
    moves: &str,
    text: &str,
    rng: &mut StdRng,
) -> bool {
    if rich.scene(Viewer::Seat(seat)) != poor.scene(Viewer::Seat(seat)) || mover(rich) != Some(seat) {
        return false;
    }
    let grave = text.rsplit('/').next().unwrap_or_default();
    let square = format!("@{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    let texts = [
        text.to_owned(),
        moves.to_owned(),
        format!("{moves}/{square}"),
        format!("{moves}/{grave}/{square}"),
        format!("{moves}/zz"),
        format!("{moves}/{moves}"),
        grave.to_owned(),
        square,
    ];
    assert_eq!(answers(rich, seat, &texts), answers(poor, seat, &texts), "{}", rich.position());
    for draft in moves.match_indices('/').map(|(at, _)| &moves[..at]) {
        for step in [grave, "", "@a1", "@e1"] {
            assert_eq!(
                forged(rich, seat, draft, step),
                forged(poor, seat, draft, step),
                "{draft} {step}: {}",
                rich.position()
            );
        }
    }
    let (whole, part) = (typed(rich, seat, text), typed(poor, seat, text));
    assert_eq!(whole.taken.entries[0], part.taken.entries[0], "{text}: {}", rich.position());
    // Several captures are several burials.
    let takes = |outcome: &Outcome| outcome.taken.left.is_none() && outcome.over;
    if takes(&whole) && !takes(&part) {
        assert_eq!(part.taken.left.as_ref().map(|left| left.typed.as_str()), Some(grave));
        return true;
    }
    false
}

/// A turn of which every part is possible in one world and none in the other.
#[test]
fn two_burials_under_two_risen_pieces_are_asked_for_anew_where_nothing_rises() {
    let board = "4k3/3p1p2/2P1P3/8/8/8/8/4K3 w - - 0 1 zombies=c6,e6";
    let text = "c6d7/e6f7/@c6/@e6";
    let worlds = [
        (vec![("c6", 'N'), ("e6", 'N')], None),
        (vec![("c6", 'N'), ("h8", 'N')], Some("@c6/@e6")),
        (vec![("e6", 'N'), ("h8", 'N')], Some("@c6/@e6")),
        (vec![("a8", 'N'), ("h8", 'N')], Some("@c6/@e6")),
    ];
    let mut read = Vec::new();
    for (graves, left) in worlds {
        let table = buried(board, 'b', &graves);
        read.push(table.read(Seat(0), text));
        let outcome = typed(&*table, Seat(0), text);
        assert_eq!(outcome.taken.entries[0].text, "c6d7/e6f7", "{graves:?}");
        assert_eq!(outcome.taken.left.map(|left| left.typed).as_deref(), left, "{graves:?}");
        assert_eq!(outcome.over, left.is_none());
    }
    read.dedup();
    assert_eq!(read.len(), 1, "what is read before anything is played is the same: {read:?}");
}

/// In every game everything possible up to a commit point is possible in all worlds, and nothing is promised beyond it.
#[test]
fn what_is_whole_in_one_world_is_whole_in_all_where_seats_uncover_nothing() {
    for game in
        catalogue::all().iter().filter(|game| game.info().secret.is_some() && game.info().id != "zombie")
    {
        let (mut positions, mut moments, mut games) = (0, 0, 0);
        while positions < POSITIONS {
            games += 1;
            let mut rng = StdRng::seed_from_u64(games);
            let mut table = open(*game, &usual(*game));
            for _ in 0..TURNS {
                settle(&mut *table, &mut rng);
                let acting: Vec<Seat> = table.may_act().iter().collect();
                let Some(seat) = acting.choose(&mut rng).copied() else { break };
                let twin = table.resample(Viewer::Seat(seat), &mut rng);
                moments += 1;
                let turns = [&*table, &*twin].map(|world| {
                    let entries = turn_of(&mut *world.fork(), seat, &mut rng).expect("a turn");
                    assert_eq!(
                        entries.len(),
                        1,
                        "{}: no step of a seat is a commit point",
                        game.info().title
                    );
                    entries.concat()
                });
                for text in &turns {
                    let (one, two) = (typed(&*table, seat, text), typed(&*twin, seat, text));
                    assert_eq!(one.taken, two.taken, "{text}: {}", table.position());
                    assert!(one.over && two.over && one.taken.left.is_none(), "{text}: {}", table.position());
                }
                let texts =
                    [turns[0].clone(), format!("{}/{}", turns[0], turns[1]), format!("{}/zz", turns[1])];
                assert_eq!(
                    answers(&*table, seat, &texts),
                    answers(&*twin, seat, &texts),
                    "{}",
                    table.position()
                );
                positions += usize::from(table.position() != twin.position());
                if turn_of(&mut *table, seat, &mut rng).is_none() {
                    break;
                }
            }
            assert!(games < 4_000, "{}: {positions} of {moments}", game.info().title);
        }
        println!(
            "{}: {positions} positions in other worlds of {moments} moments, {games} games",
            game.info().title
        );
    }
}

/// Reading and suggestions don't depend on which worlds are imagined.
#[test]
fn no_secret_shows_in_what_is_read() {
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let mut rng = StdRng::seed_from_u64(3);
        let mut table = open(*game, &usual(*game));
        for turn in 0..TURNS {
            settle(&mut *table, &mut rng);
            let Some(seat) = mover(&*table) else { break };
            let text = turn_of(&mut *table.fork(), seat, &mut rng).expect("a turn").join("/");
            let texts = [text.clone(), format!("{text}/zz"), String::new()];
            let mut other = table.fork();
            other.imagine_by(Imagination::new(&Seed([turn as u8; 32])));
            assert_eq!(
                answers(&*table, seat, &texts),
                answers(&*other, seat, &texts),
                "{}",
                table.position()
            );
            let entry = |text: &str| Entry { actor: Actor::Seat(seat), text: text.to_owned() };
            let taken = take(&*table, seat, &text).expect("a turn");
            assert_eq!(taken.left, None, "{text}");
            for part in &taken.entries {
                assert_eq!(part, &entry(&part.text));
                table.apply(part).expect("taken");
            }
            if matches!(table.pending(), Pending::Over(_)) {
                break;
            }
        }
    }
}

/// Imagined worlds are seeded by a secret of the game itself.
#[test]
fn imagined_worlds_belong_to_the_secret() {
    let game: &dyn AnyGame = catalogue::find("zombie").expect("a game of the catalogue");
    let position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 buried=b:a1N";
    let world = |secret: u8| {
        let mut table = game.open(&Options::default(), Some(position)).expect(position);
        table.imagine_by(Imagination::new(&Seed([secret; 32])));
        let numbers = &mut table.imagination(1);
        table.resample(Viewer::Seat(Seat(0)), numbers).position()
    };
    let worlds: std::collections::BTreeSet<String> = (0..40).map(world).collect();
    assert!(worlds.len() > 15, "{worlds:?}");
    assert_eq!(world(7), world(7));
}

#[test]
fn letters_of_other_languages_are_read_beside_the_english_ones() {
    const GERMAN: &[(char, char)] = &[('Q', 'D'), ('R', 'T'), ('B', 'L'), ('N', 'S')];
    const SPANISH: &[(char, char)] = &[('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'A'), ('N', 'C')];
    let chess = catalogue::find("chess").expect("a game");
    let from = |position: Option<&str>| chess.open(&Options::default(), position).expect("a position");
    let read = |table: &dyn AnyTable, typed: &str, letters| {
        take_lettered(table, Seat(0), typed, letters).map(|taken| taken.entries[0].text.clone())
    };
    let start = from(None);
    for (typed, letters, expected) in
        [("Sf3", GERMAN, "g1f3"), ("Nf3", GERMAN, "g1f3"), ("Cf3", SPANISH, "g1f3"), ("e4", SPANISH, "e2e4")]
    {
        assert_eq!(read(&*start, typed, letters).as_deref(), Ok(expected), "{typed}");
    }
    let promoting = from(Some("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"));
    assert_eq!(read(&*promoting, "e8=D", GERMAN).as_deref(), Ok("e7e8=Q"));
    // R is the king in Spanish and the rook in English: what is possible decides, and both are asked about.
    let both = from(Some("4k3/8/8/8/8/8/R7/4K3 w - - 0 1"));
    assert_eq!(read(&*both, "Rb2", SPANISH).as_deref(), Ok("a2b2"));
    assert_eq!(read(&*both, "Rf1", SPANISH).as_deref(), Ok("e1f1"));
    // A capital is a piece where a language has one of that letter, and no file.
    let knight = from(Some("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    let black = take_lettered(&*knight, Seat(1), "Cc6", SPANISH).map(|taken| taken.entries[0].text.clone());
    assert_eq!(black.as_deref(), Ok("b8c6"));
    // If a keyboard may have made the capital, both are asked about.
    let takes = from(Some("4k3/8/8/4p3/3P3Q/8/8/4K3 w - - 0 1"));
    assert_eq!(read(&*takes, "dxe5", GERMAN).as_deref(), Ok("d4e5"));
    let open =
        read(&*from(Some("4k3/8/8/Q3p3/3P4/8/8/4K3 w - - 0 1")), "Dxe5", GERMAN).expect_err("both can");
    assert_eq!(open.to_string(), "Dxe5 could be `d4e5` or `a5e5`.");
    // An unreadable text is repeated as it was typed.
    for (typed, letters) in
        [("Springer nach f3", GERMAN), ("Caballo f3", SPANISH), ("D".repeat(80).as_str(), GERMAN)]
    {
        let refused = read(&*start, typed, letters).expect_err("no move").to_string();
        assert!(refused.contains(&typed[..10]), "{typed}: {refused}");
    }
    let open = read(&*both, "Re2", SPANISH).expect_err("both can go there");
    assert_eq!(open.to_string(), "Re2 could be `a2e2` or `e1e2`.");
    let refused = read(&*start, "Sd5", GERMAN).expect_err("too far");
    assert!(refused.to_string().starts_with("No knight of yours can get to d5"), "{refused}");
}
