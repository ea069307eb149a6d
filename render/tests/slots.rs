//! One slot per meaning: things that can be on a square together don't cover each other, and the piece is always visible.

#[path = "support/hostile.rs"]
mod hostile;
mod support;

use engine::scene::{Cell, Scene, Stack, State, Terrain, Tint, Token};
use hostile::{empty, every_mark, piece};
use render::art::Sprites;
use render::{Look, Theme};
use support::{RENDERER, decoded};

const SQUARE: u32 = 84;

/// Something that is put on a square.
type Change = fn(&mut Cell);

/// The pixels of a board's only square.
fn square(theme: Theme, change: impl Fn(&mut Cell)) -> Vec<[u8; 3]> {
    let mut scene: Scene = empty(["e4".parse().expect("a square")].into_iter());
    change(&mut scene.cells[0]);
    let (width, _, pixels) = decoded(&RENDERER.picture(&scene, Look { theme, flipped: false }).png);
    let at = |x: u32, y: u32| {
        let start = ((y * width + x) * 3) as usize;
        [pixels[start], pixels[start + 1], pixels[start + 2]]
    };
    (0..SQUARE).flat_map(|y| (0..SQUARE).map(move |x| (x, y))).map(|(x, y)| at(x + 44, y + 16)).collect()
}

/// The pixels in which two pictures of a square differ visibly.
fn ink(one: &[[u8; 3]], two: &[[u8; 3]]) -> Vec<bool> {
    let far = |(one, two): (&[u8; 3], &[u8; 3])| {
        one.iter().zip(two).map(|(one, two)| u32::from(one.abs_diff(*two))).sum::<u32>() > 90
    };
    one.iter().zip(two).map(far).collect()
}

fn area(ink: &[bool]) -> usize {
    ink.iter().filter(|set| **set).count()
}

fn both(one: &[bool], two: &[bool]) -> Vec<bool> {
    one.iter().zip(two).map(|(one, two)| *one && *two).collect()
}

/// The pixels of a mark alone on a square, by the name of its slot.
fn slot(name: &str) -> Vec<bool> {
    let theme = Theme::WOOD;
    let sprites = Sprites::new(theme, SQUARE);
    let mark = |name: &str| sprites.mark(name).pixels().map(|pixel| pixel[3] > 100).collect();
    let token = |change: fn(&mut Token)| {
        let with = |change: fn(&mut Token)| {
            square(theme, move |cell| {
                let mut token = Token::new("pawn", "pawn", "", Tint::White);
                change(&mut token);
                cell.token = Some(token);
            })
        };
        ink(&with(|_| {}), &with(change))
    };
    match name {
        // Of stack and card only the part in the corner: the rest belongs to the piece.
        "count" => corner(token(|token| token.stack = Some(Stack { tint: Tint::Black, count: 24 })), false),
        "card" => corner(token(|token| token.captures = Some("knight")), true),
        "grave" | "graves" => {
            let count = if name == "grave" { 1 } else { 2 };
            let with =
                |count: usize| square(theme, move |cell| cell.buried = (0..count).map(piece).collect());
            ink(&with(0), &with(count))
        }
        _ => mark(name),
    }
}

/// The upper part of the left or right half.
fn corner(ink: Vec<bool>, right: bool) -> Vec<bool> {
    let side = SQUARE as usize;
    let inside = |at: usize| at / side < side / 2 - 2 && (at % side > side / 2) == right;
    ink.into_iter().enumerate().map(|(at, set)| set && inside(at)).collect()
}

#[test]
fn what_occurs_together_keeps_apart() {
    for (one, two) in [
        ("risen", "graves"),
        ("risen", "alarm"),
        ("grave", "alarm"),
        ("count", "given"),
        ("count", "alarm"),
        ("count", "card"),
        ("card", "alarm"),
        ("asleep", "danger"),
        ("asleep", "alarm"),
        ("danger", "alarm"),
    ] {
        let (first, second) = (slot(one), slot(two));
        let least = area(&first).min(area(&second));
        let shared = area(&both(&first, &second)) as f32 / least as f32;
        assert!(least > 300 && shared < 0.02, "{one} and {two} share {shared:.2} of {least} pixels");
    }
}

/// How much of the pixels that a thing changes alone on a square it still changes when another is there. Of a zombie only its
/// letter counts: the coin is under everything.
fn left_of(what: &str, first: Change, second: Change) -> f32 {
    let with = |changes: &[Change]| {
        square(Theme::WOOD, |cell| {
            cell.token = Some(Token::new("king", "king", "K", Tint::White));
            changes.iter().for_each(|change| change(cell));
        })
    };
    let alone = ink(&with(&[]), &with(&[first]));
    let alone = if what.starts_with("a zombie") { corner(alone, true) } else { alone };
    let seen = ink(&with(&[second]), &with(&[second, first]));
    area(&both(&alone, &seen)) as f32 / area(&alone) as f32
}

#[test]
fn what_has_to_be_read_is_not_covered() {
    fn checkers(cell: &mut Cell) {
        cell.token.as_mut().expect("a piece").stack = Some(Stack { tint: Tint::Black, count: 24 });
    }
    fn card(cell: &mut Cell) {
        cell.token.as_mut().expect("a piece").captures = Some("knight");
    }
    fn zombie(cell: &mut Cell) {
        cell.token.as_mut().expect("a piece").state = Some(State::Risen("zombie"));
    }
    fn graves(cell: &mut Cell) {
        cell.buried = vec![piece(0), piece(1)];
    }
    fn check(cell: &mut Cell) {
        cell.marks.check = true;
    }
    fn capture(cell: &mut Cell) {
        cell.marks.target_capture = true;
    }
    for (what, first, second) in [
        ("checkers under a ring", checkers as Change, capture as Change),
        ("a card under a ring", card, capture),
        ("a zombie under a ring", zombie, capture),
        ("graves of a king in check", graves, check),
        ("check over graves", check, graves),
        ("a ring over a card", capture, card),
        ("a ring over graves", capture, graves),
    ] {
        let left = left_of(what, first, second);
        assert!(left > 0.5, "{what}: {left:.2} of it is left");
    }
}

#[test]
fn a_piece_is_seen_whatever_else_is_on_its_square() {
    fn marked(cell: &mut Cell) {
        cell.terrain = Terrain::Goal;
        cell.marks = every_mark();
    }
    fn buried(cell: &mut Cell) {
        marked(cell);
        cell.buried = vec![piece(0), piece(1)];
    }
    // Nobody moves in or out of a latched box, so it has no marks but its lid.
    fn latched(cell: &mut Cell) {
        cell.terrain = Terrain::Box { latched: true };
    }
    fn candidate(cell: &mut Cell) {
        cell.marks.target = true;
    }
    // How much of a piece is left.
    let cases: [(&str, Change, f32); 4] = [
        ("every mark", marked, 0.5),
        ("gravestones, too", buried, 0.4),
        ("behind the lid", latched, 0.4),
        ("may be chosen", candidate, 0.95),
    ];
    let mut hidden = Vec::new();
    for theme in Theme::ALL {
        for art in ["pawn", "knight", "bishop", "rook", "queen", "king"] {
            let seen = |change: Change| {
                let with = |tint: Tint| {
                    square(*theme, move |cell| {
                        cell.token = Some(Token::new(art, art, "X", tint));
                        change(cell);
                    })
                };
                area(&ink(&with(Tint::White), &with(Tint::Black)))
            };
            let alone = seen(|_| {}) as f32;
            for (what, change, least) in cases {
                let share = seen(change) as f32 / alone;
                println!("{theme:?} {art} {what}: {share:.2}");
                if share < least {
                    hidden.push(format!("{theme:?} {art} {what}: {share:.2}"));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

/// The number of checkers is readable on a square shown at half size: its digits are as high as any letter.
#[test]
fn many_checkers_are_counted_in_letters_that_can_be_read() {
    let with = |count: u8| {
        square(Theme::WOOD, move |cell| {
            let stack = Some(Stack { tint: Tint::Black, count });
            cell.token = Some(Token { stack, ..Token::new("king", "king", "K", Tint::White) });
        })
    };
    let side = SQUARE as usize;
    for (one, two) in [(24, 27), (114, 117)] {
        let digit = corner(ink(&with(one), &with(two)), false);
        let rows = (0..side).filter(|y| (0..side).any(|x| digit[y * side + x])).count();
        assert!(rows >= 13, "{one} and {two} differ in {rows} rows");
    }
    // The disc of a number of two digits leaves the king his head.
    let disc = corner(ink(&with(4), &with(24)), false);
    let widest = (0..side * side).filter(|at| disc[*at]).map(|at| at % side).max();
    assert!(widest < Some(side / 2), "{widest:?}");
}
