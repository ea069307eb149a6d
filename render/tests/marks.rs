//! Marks: no two are alike at the size of a desktop, and each is visible on every square of every theme, with and without a piece.

use engine::scene::Tint;
use render::Theme;
use render::art::{MARKS, Sprites};
use render::paint::BELOW;
use render::theme::sight::{DESKTOP, STEP, Seen};

/// The least difference between two marks, in per cent of the pixels.
const UNLIKE: f64 = 30.0;
/// The least change that a mark makes, in per cent of its square's pixels.
const CHANGED: f64 = 3.0;

#[test]
fn no_two_marks_are_alike_on_a_desktop() {
    let mut closest: Vec<(f64, String)> = Vec::new();
    for theme in Theme::ALL {
        let sprites = Sprites::new(*theme, DESKTOP);
        for ground in [theme.colours().light, theme.colours().dark] {
            let see =
                |(name, _): &(&'static str, _)| (*name, Seen::on(ground, DESKTOP, &[sprites.mark(name)]));
            let marks: Vec<_> = MARKS.iter().map(see).collect();
            for (number, (one, seen)) in marks.iter().enumerate() {
                for (two, other) in &marks[number + 1..] {
                    closest.push((seen.unlike(other), format!("{one} and {two} in {theme:?}")));
                }
            }
        }
    }
    closest.sort_by(|one, two| one.0.total_cmp(&two.0));
    for (unlike, pair) in closest.iter().take(12) {
        println!("{pair}: {unlike:.1}");
    }
    let (unlike, pair) = &closest[0];
    assert!(*unlike >= UNLIKE, "{pair} differ in {unlike:.1} % only");
}

/// The percentage of a square's pixels in which two pictures clearly differ.
fn changed(one: &Seen, two: &Seen) -> f64 {
    let differing = one.grey.iter().zip(&two.grey).filter(|(one, two)| one.abs_diff(**two) >= STEP).count();
    100.0 * differing as f64 / one.grey.len() as f64
}

#[test]
fn every_mark_is_seen_on_every_square_with_and_without_a_piece() {
    let mut faintest: Vec<(f64, String)> = Vec::new();
    for theme in Theme::ALL {
        let sprites = Sprites::new(*theme, DESKTOP);
        let colours = theme.colours();
        let grounds = [
            ("light", colours.light),
            ("dark", colours.dark),
            ("light, of the last move", colours.last_light),
            ("dark, of the last move", colours.last_dark),
        ];
        for (name, _) in MARKS {
            let mark = sprites.mark(name);
            for (square, ground) in grounds {
                let bare = Seen::on(ground, DESKTOP, &[]);
                let marked = Seen::on(ground, DESKTOP, &[mark]);
                faintest.push((changed(&bare, &marked), format!("{name}, {theme:?}, {square}")));
                // A hole and the place that a piece left are only shown on empty squares.
                if ["dug", "from"].contains(name) {
                    continue;
                }
                for tint in [Tint::White, Tint::Black, Tint::Neutral] {
                    for kind in ["pawn", "queen", "great-pajama"] {
                        let Some(piece) = sprites.piece(kind, tint, DESKTOP) else { panic!("no {kind}") };
                        let layers = if BELOW.iter().any(|(below, _)| below == name) {
                            [mark, piece]
                        } else {
                            [piece, mark]
                        };
                        let plain = Seen::on(ground, DESKTOP, &[piece]);
                        let marked = Seen::on(ground, DESKTOP, &layers);
                        faintest.push((
                            changed(&plain, &marked),
                            format!("{name}, {theme:?}, {square}, {tint:?} {kind}"),
                        ));
                    }
                }
            }
        }
    }
    faintest.sort_by(|one, two| one.0.total_cmp(&two.0));
    for (changed, what) in faintest.iter().take(12) {
        println!("{what}: {changed:.1}");
    }
    let (changed, what) = &faintest[0];
    assert!(*changed >= CHANGED, "{what}: {changed:.1} % only");
}
