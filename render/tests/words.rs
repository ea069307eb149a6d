//! Texts in place of pictures, over whole games: they name everything that matters, and none is too long.

#[path = "../../engine/tests/support/mod.rs"]
mod house;
#[path = "support/played.rs"]
mod played;

use engine::any_game::AnyTable;
use engine::board::Square;
use engine::catalogue;
use engine::rules::English;
use engine::scene::{Cell, Marks, PlayingCard, Scene, Spread, Stack, State, Terrain, Tint, Token};
use engine::seat::{Seat, Viewer};
use house::{open, random_turn, usual, viewers};
use played::table;
use rand::SeedableRng;
use rand::rngs::StdRng;
use render::alt::MOST;
use render::{alt_text, listing, text_board};

/// The end of a text that could not say everything.
const MORE: &str = "There is more: /board text:True tells all.";

/// Visits random games of every kind, with a scene after each turn for each viewer.
fn scenes(mut told: impl FnMut(&'static str, &Scene)) {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(7);
        for _ in 0..4 {
            let mut table = open(*game, &usual(*game));
            for _ in 0..100 {
                if random_turn(&mut *table, &mut rng).is_none() {
                    break;
                }
                for viewer in viewers(*game) {
                    told(game.info().id, &table.scene_in_english(viewer));
                }
            }
        }
    }
}

/// Whether a text names a piece: by letter and square, or by its name and square in one sentence.
fn tells(text: &str, token: &Token, square: Square) -> bool {
    text.contains(&format!("{}{square}", token.letter)) && !token.letter.is_empty()
        || text.contains(&format!("{} {square}", token.name))
        || text.split([',', ':']).any(|part| {
            let stem = &token.name[..token.name.len() - 1];
            part.trim_start().starts_with(stem) && part.contains(&format!(" {square}"))
        })
}

#[test]
fn in_no_game_anything_is_left_out() {
    scenes(|game, scene| {
        let (text, all) = (alt_text(scene, &English::PLAIN), listing(scene, &English::PLAIN));
        assert!(
            text.chars().count() <= MOST && !text.ends_with(MORE) && !text.contains('…'),
            "{game}: {text}"
        );
        assert!(
            text.starts_with(format!("{} {}", scene.changed, scene.status).trim_start()),
            "{game}: {text}"
        );
        for cell in &scene.cells {
            let Some(token) = &cell.token else { continue };
            assert!(tells(&text, token, cell.square), "{game}: {} {} in {text}", token.name, cell.square);
            assert!(tells(&all, token, cell.square), "{game}: {} {} in {all}", token.name, cell.square);
        }
    });
}

#[test]
fn in_every_game_the_board_of_letters_is_small_and_has_every_piece_once() {
    scenes(|game, scene| {
        for flipped in [false, true] {
            let board = text_board(scene, flipped, &English::PLAIN);
            assert!(board.is_ascii() && board.chars().count() <= 900, "{game}:\n{board}");
            // The lines of the ranks begin with a number, and a piece is a field with a letter.
            let ranks = board.lines().map(str::trim_start);
            let ranks = ranks.filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
            let fields = ranks.flat_map(|line| line[1..].split([' ', '[', '(', '{']));
            let found =
                fields.filter(|field| field.contains(|sign: char| sign.is_ascii_alphabetic())).count();
            let pieces = scene.cells.iter().filter(|cell| cell.token.is_some()).count();
            assert_eq!(found, pieces, "{game}:\n{board}");
        }
    });
}

#[test]
fn a_board_of_letters_reads_as_written_down() {
    let chess = table("chess", "e2e4 f7f5 d1h5").scene_in_english(Viewer::Public);
    assert_eq!(
        text_board(&chess, true, &English::PLAIN),
        "   a  b  c  d  e  f  g  h\n 8 r  n  b  q  k! b  n  r\n 7 p  p  p  p  p  .  p  p\n \
         6 .  .  .  .  .  .  .  .\n 5 .  .  .  .  .  p  . [Q]\n 4 .  .  .  .  P  .  .  .\n \
         3 .  .  .  .  .  .  .  .\n 2 P  P  P  P  .  P  P  P\n 1 R  N  B [.] K  B  N  R\n   \
         a  b  c  d  e  f  g  h\n[ ] last move, ! in check"
    );
    assert!(
        text_board(&chess, false, &English::PLAIN).starts_with("   h  g  f"),
        "Black is to move and sits at the bottom"
    );
    let boxes =
        text_board(&table("fun-in-a-box", "").scene_in_english(Viewer::Public), false, &English::PLAIN);
    assert_eq!(boxes.lines().nth(1).map(str::trim), Some("9          t_ t_"), "{boxes}");
    assert!(boxes.ends_with("T Thing One, T Thing Two\n_ open box"), "{boxes}");
    let goals = text_board(&table("goal-box", "").scene_in_english(Viewer::Public), false, &English::PLAIN);
    assert!(goals.contains(" 4 * ^"), "{goals}");
}

#[test]
fn every_sign_is_explained_and_none_else() {
    let mut scene = Scene::default();
    let marks = |set: fn(&mut Marks)| {
        let mut marks = Marks::default();
        set(&mut marks);
        marks
    };
    let piece = |art, letter, tint| Token::new(art, art, letter, tint);
    let cells = [
        (
            Some(Token { captures: Some("rook"), ..piece("knight", "N", Tint::Black) }),
            Terrain::Goal,
            marks(|m| m.check = true),
        ),
        (
            Some(Token {
                stack: Some(Stack { tint: Tint::Black, count: 24 }),
                ..piece("pawn", "", Tint::White)
            }),
            Terrain::Plain,
            marks(|m| m.given = true),
        ),
        (
            Some(Token { state: Some(State::Risen("zombie")), ..piece("berolina", "", Tint::Black) }),
            Terrain::Plain,
            marks(|m| m.target_capture = true),
        ),
        (
            Some(Token { state: Some(State::Asleep), ..piece("lint", "N", Tint::Neutral) }),
            Terrain::Plain,
            marks(|m| m.selected = true),
        ),
        (None, Terrain::Entrance, marks(|m| (m.danger, m.captured) = (true, true))),
    ];
    for (number, (token, terrain, marks)) in (0..).zip(cells) {
        scene.cells.push(Cell { terrain, token, marks, ..Cell::empty(Square::new(number)) });
    }
    assert_eq!(
        text_board(&scene, false, &English::PLAIN),
        "    a     b     c     d     e\n 1  nr*! P24b+ (b$)  {=N~}  ^?%\n    a     b     c     d     e\n\
         B berolina, N lint\n\
         two letters: moves like, captures like, = nobody's, 2b Black's checkers, $ zombie, ~ asleep, * goal, \
         ^ entrance, ! in check, + checker given, ? danger, % captured here, { } chosen, ( ) may be chosen"
    );
}

/// A scene with everything: all pieces risen on towers of checkers over graves, all marks, heaps of cards, large tables.
fn fullest(scene: &mut Scene) {
    let zombie = |token: &Token| Token { state: Some(State::Risen("zombie")), ..token.clone() };
    for cell in &mut scene.cells {
        cell.buried = cell.token.iter().map(zombie).collect();
        if let Some(token) = &mut cell.token {
            let count = 1 + cell.square.file() as u8;
            (token.state, token.stack) =
                (Some(State::Risen("zombie")), Some(Stack { tint: Tint::Black, count }));
        }
        let all = Marks { last_from: true, last_to: true, check: true, selected: true, ..Marks::default() };
        let all = Marks { target: true, target_capture: true, dug: true, given: true, ..all };
        cell.marks = Marks { captor: true, captured: true, danger: true, circled: true, ..all };
    }
    let card = PlayingCard { art: "knight", name: "knight", letter: "N", tint: Tint::Black, wild: true };
    let red = PlayingCard { tint: Tint::White, ..card.clone() };
    let cards: Vec<PlayingCard> = [card, red].into_iter().cycle().take(32).collect();
    let spread = |title: &str| Spread { title: title.to_owned(), cards: cards.clone(), ..Spread::default() };
    scene.spreads = ["Your hand", "Discards", "White's stack", "Black's stack"].map(spread).to_vec();
    scene.changed = "White: the pawn on a2 takes the great pajama on b3 and becomes a queen. ".repeat(6);
    scene.changed.truncate(scene.changed.trim_end().len());
    scene.status = "Black queen-side to move, in check; White king-side is next.".to_owned();
}

#[test]
fn at_its_fullest_no_game_loses_what_changed_whose_turn_it_is_or_a_piece() {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut table = open(*game, &usual(*game));
        house::settle(&mut *table, &mut rng);
        let mut scene = table.scene_in_english(Viewer::Public);
        fullest(&mut scene);
        let text = alt_text(&scene, &English::PLAIN);
        assert!(text.chars().count() <= MOST && text.ends_with(MORE), "{}: {text}", game.info().id);
        assert!(text.starts_with(&format!("{} {}", scene.changed, scene.status)), "{text}");
        for cell in &scene.cells {
            if let Some(token) = &cell.token {
                assert!(tells(&text, token, cell.square), "{} {}: {text}", token.name, cell.square);
            }
        }
        // No half sentences: everything said is said as in the long text.
        for sentence in text.trim_end_matches(MORE).trim_end().split_inclusive(". ") {
            assert!(sentence.trim_end().ends_with(['.', '!']), "{sentence}");
        }
        assert!(listing(&scene, &English::PLAIN).contains("White's stack"), "the listing has no end");
    }
}

#[test]
fn the_least_important_goes_first_and_the_text_says_so() {
    let mut scene = table("chess", "e2e4").scene_in_english(Viewer::Seat(Seat(0)));
    let hand =
        |title: &str, hidden| Spread { title: title.to_owned(), hidden, own: true, ..Spread::default() };
    scene.spreads = vec![hand("Your hand", 3), hand(&"Discards ".repeat(90), 1), hand("Draw pile", 5)];
    let text = alt_text(&scene, &English::PLAIN);
    assert!(text.starts_with("White: pawn e2 to e4. Black to move. White: Ke1,"), "{text}");
    assert!(text.ends_with(&format!("Your hand (White): 3 face down. {MORE}")), "{text}");
    assert!(
        listing(&scene, &English::PLAIN).contains("Draw pile (White): 5 face down."),
        "the listing leaves nothing out"
    );
    // A tale of no end leaves whole sentences, and all pieces.
    scene.changed = "Something happened here. ".repeat(80).trim_end().to_owned();
    let text = alt_text(&scene, &English::PLAIN);
    assert!(text.chars().count() <= MOST && text.contains("here. Black to move. White: Ke1,"), "{text}");
    assert!(text.contains("pawns a7 b7 c7 d7 e7 f7 g7 h7.") && text.ends_with(MORE), "{text}");
}

#[test]
fn nothing_hidden_is_read_out() {
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/";
    let [one, two] = ["b2", "a2"].map(|grave| table("zombie", &format!("{line}@{grave}")));
    let said = |table: &dyn AnyTable, viewer| {
        let scene = table.scene_in_english(viewer);
        (listing(&scene, &English::PLAIN), text_board(&scene, false, &English::PLAIN))
    };
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        assert_eq!(said(&*one, viewer), said(&*two, viewer));
    }
    let own = Viewer::Seat(Seat(0));
    assert_ne!(said(&*one, own).0, said(&*two, own).0, "the burier is told");
    assert_ne!(said(&*one, own).1, said(&*two, own).1);
}
