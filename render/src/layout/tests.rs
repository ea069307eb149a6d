use engine::scene::Cell;

use super::*;

fn board(squares: impl Iterator<Item = Square>) -> Scene {
    Scene { cells: squares.map(Cell::empty).collect(), ..Scene::default() }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The labels along the edge, files first, each checked to be beside the squares it names.
fn labels(scene: &Scene, flipped: bool) -> String {
    let layout = Layout::of(scene, flipped);
    let labels = layout.coordinates();
    for cell in &scene.cells {
        let ((x, y), name) = (layout.middle(cell.square), cell.square.to_string());
        let along = |label: &str, at: fn(&(String, f32, f32)) -> f32| {
            labels.iter().find(|(text, ..)| text == label).map(at)
        };
        assert_eq!(along(&name[..1], |label| label.1), Some(x), "{name}");
        assert_eq!(along(&name[1..], |label| label.2), Some(y), "{name}");
        let inside =
            |(x, y): (f32, f32)| x > 0.0 && y > 0.0 && x < layout.width as f32 && y < layout.height as f32;
        assert!(inside((x, y)), "{name}");
    }
    labels.into_iter().map(|(text, ..)| text).collect()
}

#[test]
fn coordinates_stand_beside_their_squares_on_boards_of_any_shape() {
    let usual = board(Square::all());
    assert_eq!(labels(&usual, false), "abcdefgh87654321");
    assert_eq!(labels(&usual, true), "hgfedcba12345678");
    assert!(Layout::of(&usual, false).full);
    let odd = board(
        Square::all().filter(|square| (1..6).contains(&square.file())).chain([square("a4"), square("g5")]),
    );
    assert_eq!(labels(&odd, false), "abcdefg87654321");
    assert!(!Layout::of(&odd, false).full);
    let boxed = board(Square::all().chain(["d0", "e0", "d9", "e9"].map(square)));
    assert_eq!(labels(&boxed, false), "abcdefgh9876543210");
    assert_eq!(labels(&boxed, true), "hgfedcba0123456789");
}

#[test]
fn smaller_squares_make_a_smaller_picture_and_leave_words_their_room() {
    let usual = board(Square::all());
    let of = |square| {
        let layout = Layout::sized(&usual, false, square);
        (layout.square, layout.width, layout.height)
    };
    assert_eq!(Layout::sized(&usual, false, SQUARE), Layout::of(&usual, false));
    assert_eq!(of(SQUARE), (84, 732, 724));
    assert_eq!(of(44), (44, 412, 404));
    // A board of one square, and squares without width, are pictures, too.
    assert_eq!(Layout::sized(&board([square("e4")].into_iter()), false, 44).square, 44);
    assert_eq!(of(0).0, 1);
    let boxed = board(Square::all().chain(["d0", "d9"].map(square)));
    assert_eq!(Layout::sized(&boxed, false, 40).square, 32);
}
