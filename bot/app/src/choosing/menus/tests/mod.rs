//! Every step of every game can be found in the menus, with few taps.

mod questions;
mod taps;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::*;

/// How many steps of each game are looked at.
const STEPS: usize = 400;
/// The most taps from the picker's first question to a step, after the one that opened it.
const TAPS: usize = 3;

/// Menus over what a seat sees.
pub(super) fn controls(scene: &Scene<Phrase>) -> Controls<'_> {
    Controls {
        lang: Lang::En,
        game: Some(GameId(1)),
        prompt: 1,
        drafted: 0,
        scene,
        info: catalogue::all()[0].info(),
        recent: Vec::new(),
        question: "What do you do?".to_owned(),
        costly: Vec::new(),
    }
}

/// All glyphs that have an emoji.
static GLYPHS: LazyLock<Vec<engine::scene::Glyph>> = LazyLock::new(|| render::emoji::glyphs().collect());

/// The steps that menus lead to, with their numbers of taps: two for a menu (open, choose), one for a button.
pub(super) fn walk(
    offers: &[Offer],
    scene: &Scene<Phrase>,
    chosen: Chosen,
    tap: usize,
    found: &mut Vec<(String, usize)>,
) {
    let (question, rows) = controls(scene).ask(offers, chosen);
    assert!(!question.is_empty() && rows.len() <= MENUS, "{question:?}: {rows:?}");
    assert!(tap <= TAPS, "{question:?} comes too late");
    let ids = rows.iter().filter_map(|row| if let Row::Menu(menu) = row { Some(&menu.press) } else { None });
    let ids: Vec<_> = ids.map(|press| (press.verb, &press.arg)).collect();
    assert!((1..ids.len()).all(|at| !ids[..at].contains(&ids[at])), "two menus of one id: {ids:?}");
    for row in rows {
        let menu = match row {
            Row::Menu(menu) => menu,
            Row::Buttons(buttons) => {
                assert!((1..=Row::ROOM).contains(&buttons.len()), "{buttons:?}");
                let step = |button: Button| button.press.arg.split_once('.').expect("a step").1.to_owned();
                found.extend(buttons.into_iter().map(|button| (step(button), 2 * tap - 1)));
                continue;
            }
        };
        assert!((1..=MENU).contains(&menu.choices.len()), "{menu:?}");
        for choice in &menu.choices {
            let drawn = |glyph: &Glyph| GLYPHS.iter().any(|known| Glyph::from(*known) == *glyph);
            assert!(choice.glyph.iter().all(drawn), "{choice:?}");
            let next = match menu.press.verb {
                Verb::Piece => Some(Chosen::piece(&choice.value).expect("a square")),
                _ => Chosen::onwards(&menu.press, &choice.value),
            };
            match next {
                Some(next) => walk(offers, scene, next, tap + 1, found),
                None => found.push((choice.value.clone(), 2 * tap)),
            }
        }
    }
}

/// Checks that every step is found once, within a few taps.
fn check(offers: &[Offer]) {
    check_with(offers, &Scene::default());
}

fn check_with(offers: &[Offer], scene: &Scene<Phrase>) {
    let mut found = Vec::new();
    walk(offers, scene, Chosen::default(), 1, &mut found);
    let steps: BTreeSet<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
    let offered: BTreeSet<&str> =
        offers.iter().map(|offer| offer.text.as_str()).filter(|text| !text.is_empty()).collect();
    assert_eq!(steps, offered);
    assert_eq!(found.len(), offered.len(), "{found:?}");
}

/// Advances a table by a turn of random steps, or by what chance or the referee decides. The callback gets
/// each question before it is answered, and whether the turn has begun.
pub(super) fn go_on(
    table: &mut dyn AnyTable,
    rng: &mut StdRng,
    look: &mut dyn FnMut(&dyn AnyTable, Seat, bool),
) -> bool {
    match table.pending() {
        Pending::Over(_) => false,
        Pending::Chance => {
            let (text, _) = table.outcomes().choose(rng).expect("an outcome").clone();
            table.apply(&Entry { actor: Actor::Chance, text }).is_ok()
        }
        Pending::Referee => {
            let game = catalogue::find(table.info().id).expect("a game of the catalogue");
            let effort = Effort { nodes: 1_000, bytes: 1 << 20, stop: &AtomicBool::new(false) };
            let answer = table.question().and_then(|question| game.work_out(&question, &effort));
            table.apply(&Entry { actor: Actor::Referee, text: answer.expect("an answer") }).is_ok()
        }
        Pending::Seats(seats) => {
            let seat = seats.iter().next().expect("somebody acts");
            let mut begun = false;
            loop {
                look(table, seat, begun);
                let offers = table.offers(Viewer::Seat(seat));
                let offer = offers.choose(rng).expect("something to do");
                if table.step(seat, &offer.text).expect("it was offered").progress != Progress::Draft {
                    return true;
                }
                begun = true;
            }
        }
    }
}

#[test]
fn every_step_of_every_game_is_a_few_taps_away() {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(5);
        let mut steps = 0;
        while steps < STEPS {
            let mut table = game.open(&Options::default(), None).expect("the start");
            let mut look = |table: &dyn AnyTable, seat, _| {
                check_with(&table.offers(Viewer::Seat(seat)), &table.scene(Viewer::Seat(seat)));
            };
            while steps < STEPS && go_on(&mut *table, &mut rng, &mut look) {
                steps += 1;
            }
        }
    }
}

fn offer(text: String, from: Option<Square>, to: Option<Square>) -> Offer {
    let piece = from.map(|from| Phrase::only(format!("Piece {from}"))).unwrap_or_default();
    Offer { label: Phrase::only(format!("Do {text}")), text, from, to, piece, capture: false, brings: None }
}

#[test]
fn many_things_for_many_squares_are_asked_for_square_by_square() {
    let squares: Vec<Square> = (0..64).map(Square::new).collect();
    let things = |count: usize| {
        let each = squares.iter().flat_map(move |to| (0..count).map(move |thing| (thing, *to)));
        each.map(|(thing, to)| offer(format!("{thing}{to}"), None, Some(to))).collect::<Vec<_>>()
    };
    check(&things(1));
    check(&things(25));
    let (_, rows) = controls(&Scene::default()).ask(&things(25), Chosen::default());
    let Some(Row::Menu(first)) = rows.first() else { panic!("{rows:?}") };
    assert_eq!((first.choices[0].label.as_str(), first.choices[0].note.as_str()), ("a1", "25 choices"));
    // Few are asked for at once.
    let few: Vec<Offer> = things(5).into_iter().take(MENU).collect();
    let (_, rows) = controls(&Scene::default()).ask(&few, Chosen::default());
    let Some(Row::Menu(only)) = rows.first() else { panic!("{rows:?}") };
    assert_eq!((rows.len(), only.choices[0].value.as_str()), (1, "0a1"));
}

#[test]
fn a_long_way_and_a_promotion_are_asked_for_piece_by_piece() {
    let squares: Vec<Square> = (0..64).map(Square::new).collect();
    let far = |from: Square, to: &Square| offer(format!("{from}{to}"), Some(from), Some(*to));
    let mut offers: Vec<Offer> = squares[1..].iter().map(|to| far(squares[0], to)).collect();
    offers.extend(squares[..48].iter().map(|to| far(squares[49], to)));
    offers.extend("NBRQ".chars().map(|kind| {
        offer(format!("{}{}={kind}", squares[50], squares[58]), Some(squares[50]), Some(squares[58]))
    }));
    check(&offers);
}

#[test]
fn several_menus_of_moves_are_named_by_their_pieces() {
    let of = |from: u8| (0..20).map(move |to| (Square::new(from), Square::new(20 + to)));
    let moves = |pieces: u8| {
        let all = (0..pieces).flat_map(of);
        all.map(|(from, to)| offer(format!("{from}{to}"), Some(from), Some(to))).collect::<Vec<_>>()
    };
    let placeholders = |offers: &[Offer]| {
        let (_, rows) = controls(&Scene::default()).ask(offers, Chosen::default());
        let name = |row: Row| if let Row::Menu(menu) = row { Some(menu.placeholder) } else { None };
        rows.into_iter().filter_map(name).collect::<Vec<_>>()
    };
    assert_eq!(placeholders(&moves(1)), ["Choose a move"]);
    assert_eq!(placeholders(&moves(3)), ["Moves: Piece a1", "Moves: Piece b1", "Moves: Piece c1"]);
    let mut of_kings: Vec<Offer> = (0..13)
        .flat_map(|from| {
            moves(13).into_iter().filter(move |offer| offer.from == Some(Square::new(from))).take(2)
        })
        .collect();
    let named = placeholders(&of_kings);
    assert_eq!(named, ["Moves: Piece a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2", "Moves: Piece e2"]);
    for offer in &mut of_kings {
        let from = offer.from.expect("a square");
        let long = if offer.from < Some(Square::new(6)) { "Long-legged beast" } else { "Short-legged beast" };
        offer.piece = Phrase::only(format!("{long} of the lower left corner {from}"));
    }
    let kinds = "Long-legged beast of the lower left corner, Short-legged beast of the lower left corner";
    let named = placeholders(&of_kings);
    assert_eq!(named[0], format!("Moves: {kinds}"), "too many squares for a line");
}

#[test]
fn numbers_are_buttons_and_what_finds_no_room_is_in_a_menu() {
    let bids = |count: usize| (0..count).map(|bid| offer(bid.to_string(), None, None)).collect::<Vec<_>>();
    let shown = |count: usize| {
        let mut bids = bids(count);
        bids.iter_mut().for_each(|bid| bid.label = Phrase::only(bid.text.clone()));
        check(&bids);
        let (_, rows) = controls(&Scene::default()).ask(&bids, Chosen::default());
        let buttons = |row: &Row| if let Row::Buttons(buttons) = row { buttons.len() } else { 0 };
        (rows.iter().map(buttons).sum::<usize>(), rows.len())
    };
    assert_eq!(shown(1), (1, 1));
    assert_eq!(shown(20), (20, 4));
    assert_eq!(shown(21), (10, 3));
    assert_eq!(shown(32), (10, 3));
    assert_eq!(shown(40), (15, 4));
    assert_eq!(shown(41), (0, 2), "too many for buttons and a menu");
    // Sentences are too long for many buttons, but two or three are quicker to press than a menu is to open; what is about a
    // square is asked for by it.
    let words = |text: &str| Offer {
        label: Phrase::only("a step of many words".to_owned()),
        ..offer(text.to_owned(), None, None)
    };
    let asked = |offers: &[Offer]| controls(&Scene::default()).ask(offers, Chosen::default()).1;
    assert!(matches!(asked(&[words("one")])[..], [Row::Buttons(_)]));
    let several = ["one", "two", "three", "four"].map(words);
    assert!(matches!(&asked(&several[..2])[..], [Row::Buttons(two)] if two.len() == 2));
    assert!(matches!(&asked(&several[..3])[..], [Row::Buttons(three)] if three.len() == 3));
    assert!(matches!(asked(&several)[..], [Row::Menu(_)]));
    let (_, rows) = controls(&Scene::default())
        .ask(&[offer("x".to_owned(), None, Some(Square::new(0)))], Chosen::default());
    assert!(matches!(rows[..], [Row::Menu(_)]), "{rows:?}");
}

#[test]
fn the_words_among_many_numbers_are_buttons_behind_the_first() {
    let named = |text: String, label: String| Offer { label: Phrase::only(label), ..offer(text, None, None) };
    let bids = (1..=30).map(|bid| named(bid.to_string(), format!("{bid} moves")));
    let words = [("0", "Impossible"), ("line", "Seal")].map(|(text, label)| named(text.into(), label.into()));
    let offers: Vec<Offer> = bids.chain(words).collect();
    check(&offers);
    let (_, rows) = controls(&Scene::default()).ask(&offers, Chosen::default());
    let buttons =
        rows.iter().flat_map(|row| if let Row::Buttons(buttons) = row { &buttons[..] } else { &[] });
    let labels: Vec<&str> = buttons.map(|button| button.label.as_str()).collect();
    assert_eq!(labels.len(), 10);
    assert_eq!((labels[0], &labels[7..]), ("1 moves", &["8 moves", "Impossible", "Seal"][..]));
    let Some(Row::Menu(menu)) = rows.last() else { panic!("{rows:?}") };
    assert_eq!(menu.placeholder, "9 moves – 30 moves");
}

#[test]
fn lines_of_menus_begin_with_a_capital_but_notation_stays() {
    let choices = shown("masquerade", START, &[], "");
    assert!(choices.iter().any(|(label, _)| label == "Black king captures like a queen"), "{choices:?}");
    assert!(shown("chess", START, &[], "").iter().any(|(label, _)| label == "e4"));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The choices of every menu at a point of the picker, each with its glyph's name.
fn shown(rules: &str, position: &str, draft: &[&str], from: &str) -> Vec<(String, String)> {
    let game = catalogue::find(rules).expect("a game");
    let mut table = game.open(&Options::default(), Some(position)).expect(position);
    let seat = Viewer::Seat(Seat(0));
    for step in draft {
        table.step(Seat(0), step).expect(step);
    }
    let chosen = match from.split_once('>') {
        _ if from.is_empty() => Chosen::default(),
        None => Chosen::piece(from).expect("a square"),
        Some((from, to)) => Chosen { from: from.parse().ok(), to: to.parse().ok(), thing: None },
    };
    let (_, rows) = controls(&table.scene(seat)).ask(&table.offers(seat), chosen);
    let menus = rows.into_iter().filter_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None });
    let name = |glyph: Glyph| render::emoji::name(&glyph.art, glyph.tint, glyph.card);
    menus
        .flat_map(|menu| menu.choices)
        .map(|choice| (choice.label, choice.glyph.map(name).unwrap_or_default()))
        .collect()
}

#[track_caller]
fn stands_before(choices: &[(String, String)], label: &str, emoji: &str) {
    let found = choices.iter().find(|(own, _)| own.starts_with(label));
    assert_eq!(found.map(|(_, emoji)| emoji.as_str()), Some(emoji), "{label} in {choices:?}");
}

#[test]
fn before_a_choice_stands_the_piece_it_is_about() {
    let position = "1n2k3/P7/8/8/8/8/4P3/4K3 w - - 0 1";
    let moves = shown("chess", position, &[], "");
    stands_before(&moves, "e3", "m_white_pawn");
    stands_before(&moves, "Kd1", "m_white_king");
    stands_before(&moves, "axb8=Q", "m_white_queen");
    let crowded = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    let pieces = shown("chess", crowded, &[], "");
    stands_before(&pieces, "Queen d7", "m_white_queen");
    stands_before(&pieces, "King f1", "m_white_king");
    let squares = shown("chess", position, &[], "a7");
    stands_before(&squares, "a8", "m_white_pawn");
    stands_before(&squares, "b8", "m_black_knight");
    let kinds = shown("chess", position, &[], "a7>b8");
    stands_before(&kinds, "axb8=R", "m_white_rook");
    // A piece that captures unlike it moves is shown by how it moves, for every reader.
    let both = shown("thinktank", "4k3/8/8/8/8/8/8/[RN]3K3 w - - 0 1", &[], "");
    stands_before(&both, "RNa2", "m_white_rook");
}

#[test]
fn cards_and_creatures_are_shown_before_they_are_there() {
    let booster = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 hands=PPKCCb|pbrkcc deck=PPPPPPNNBBRRQpppppppnnrq";
    let cards = shown("booster", booster, &["b1c3"], ">c8");
    stands_before(&cards, "Black bishop", "m_black_card_bishop");
    let cards = shown("booster", booster, &["b1c3"], ">g1");
    stands_before(&cards, "Red checkers", "m_red_card_checkers");
    let creatures = shown("captain-spalding", "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1", &["e1e2"], ">d3");
    stands_before(&creatures, "Shake out a bat", "m_white_bat");
    let lint = shown("captain-spalding", "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1", &["a1a2"], "");
    stands_before(&lint, "Pull out a lint", "m_neutral_lint");
}

#[test]
fn giving_up_looks_dangerous_and_nothing_else_does() {
    let golf = catalogue::find("chess-golf").expect("a game");
    let position = "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=show1 hole=1 players=1 \
                    dealer=1 cards=2 shown=3 deck=NNBBRRQnnbbrrqk";
    let table = golf.open(&Options::default(), Some(position)).expect("a position");
    let drafting = crate::choosing::drafting::Drafting {
        lang: Lang::En,
        game: Some(GameId(1)),
        prompt: 1,
        table: &*table,
        seat: Seat(0),
        draft: "",
    };
    let asked = drafting.ask(Chosen::default()).unwrap_or_else(|_| panic!("a question"));
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    };
    let buttons = asked.rows.iter().flat_map(of_row).chain(asked.buttons.clone());
    let dangerous: Vec<String> =
        buttons.filter(|button| button.style == Style::Danger).map(|button| button.label).collect();
    assert_eq!(dangerous, ["Give up this demonstration"]);
}

#[test]
fn creatures_are_named_in_menus_of_moves() {
    let game = catalogue::find("captain-spalding").expect("a game");
    let labels = |position: &str| {
        let table = game.open(&Options::default(), Some(position)).expect("a position");
        let offers = table.offers(Viewer::Seat(Seat(0)));
        let voice = Lang::En.of(game.info());
        offers.iter().map(|offer| words::capital(&voice.say(&offer.label))).collect::<Vec<_>>()
    };
    let box_moves = labels("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1");
    assert!(box_moves.contains(&"Box e1-e2".to_owned()), "{box_moves:?}");
    let bat = labels("j2x3p/5V2/8/8/8/8/8/P3X2J w - - 0 1");
    assert!(bat.contains(&"Bat f7-f8, becomes a booh".to_owned()), "{bat:?}");
}
