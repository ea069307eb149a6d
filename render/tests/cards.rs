//! Pictures of the games with cards and sheets show what they have to: hands, heaps, stacks, tables, rings.

#[path = "support/card_games.rs"]
mod card_games;
#[path = "support/differing.rs"]
mod differing;
mod support;

use std::collections::HashSet;

use card_games::{board, booster, cards, cooperative, golf, masquerade, score_card, sheet, spread};
use differing::{Change, seen_and_said};
use engine::rules::English;
use engine::scene::{Entry, Grid, Pile, Scene, Spread, Stack, Tally, Tint, Token};
use render::alt::MOST;
use render::layout::Layout;
use render::{Look, Theme, alt_text};
use support::{RENDERER, compare, decoded};

#[test]
fn cards_and_sheets_are_drawn_as_the_golden_pictures_show() {
    for (name, scene) in [
        ("booster", booster()),
        ("cooperative", cooperative()),
        ("masquerade", masquerade()),
        ("golf", golf()),
    ] {
        for theme in Theme::ALL {
            let picture = RENDERER.picture(&scene, Look { theme: *theme, flipped: false });
            compare(&format!("{name}-{}", theme.word()), &picture);
        }
    }
}

fn hand(scene: &mut Scene) -> &mut Spread {
    &mut scene.spreads[0]
}

fn table(scene: &mut Scene) -> &mut Grid {
    &mut scene.grids[0]
}

fn lose(scene: &mut Scene, lost: &[(&'static str, Tint)]) {
    let tokens = lost.iter().map(|(art, tint)| Token::new(art, art, "", *tint)).collect();
    scene.piles.push(Pile { title: "Lost".to_owned(), tokens });
}

fn tally(scene: &mut Scene, count: u32, tint: Tint) {
    scene.tallies.push(Tally { title: "Free checkers".to_owned(), count, tint });
}

#[test]
fn whatever_differs_below_the_board_is_both_seen_and_said() {
    let mut base = board("8/8/8/8/4R3/8/8/8");
    base.spreads = vec![spread("Cards", "PnC", 0, Tint::Neutral)];
    base.grids = vec![sheet("Sheet", ["xo...", ".....", ".....", ".....", "....."]), score_card(2, 0)];
    let changes: &[Change] = &[
        ("nothing", |_| {}),
        ("another title", |scene| hand(scene).title = "Discards".to_owned()),
        ("White's", |scene| hand(scene).tint = Tint::White),
        ("Black's", |scene| hand(scene).tint = Tint::Black),
        ("one face down", |scene| hand(scene).hidden = 1),
        ("more face down", |scene| hand(scene).hidden = 7),
        ("nothing face up", |scene| hand(scene).cards.clear()),
        ("only two face down", |scene| *hand(scene) = spread("Cards", "", 2, Tint::Neutral)),
        ("a black pawn", |scene| hand(scene).cards = cards("pnC")),
        ("another piece", |scene| hand(scene).cards = cards("RnC")),
        ("black checkers", |scene| hand(scene).cards = cards("Pnc")),
        ("another order", |scene| hand(scene).cards = cards("CnP")),
        ("two pawns", |scene| hand(scene).cards = cards("PPnC")),
        ("neither colour", |scene| hand(scene).cards[0].tint = Tint::Neutral),
        ("wild", |scene| hand(scene).cards[0].wild = true),
        ("wild checkers", |scene| hand(scene).cards[2].wild = true),
        ("many", |scene| hand(scene).cards = cards(&"PnC".repeat(12))),
        ("many in another order", |scene| hand(scene).cards = cards(&"PCn".repeat(12))),
        ("one of many wild", |scene| {
            hand(scene).cards = cards(&"PnC".repeat(12));
            hand(scene).cards[0].wild = true;
        }),
        ("no cards", |scene| scene.spreads.clear()),
        ("nothing lost", |scene| scene.piles.push(Pile { title: "Lost".to_owned(), tokens: Vec::new() })),
        ("a pawn lost", |scene| lose(scene, &[("pawn", Tint::White)])),
        ("a black pawn lost", |scene| lose(scene, &[("pawn", Tint::Black)])),
        ("a rook lost", |scene| lose(scene, &[("rook", Tint::White)])),
        ("two lost", |scene| lose(scene, &[("pawn", Tint::White), ("rook", Tint::White)])),
        ("none counted", |scene| tally(scene, 0, Tint::White)),
        ("three counted", |scene| tally(scene, 3, Tint::White)),
        ("three hundred counted", |scene| tally(scene, 300, Tint::White)),
        ("another sheet", |scene| table(scene).title = "Table".to_owned()),
        ("rows about something else", |scene| table(scene).down = "way".to_owned()),
        ("rows about nothing", |scene| table(scene).down.clear()),
        ("columns about something else", |scene| table(scene).across = "moves like".to_owned()),
        ("columns about nothing", |scene| table(scene).across.clear()),
        ("another column", |scene| table(scene).columns[1] = "P".to_owned()),
        ("another row", |scene| table(scene).rows[4].head = "P".to_owned()),
        ("a row that matters", |scene| table(scene).rows[0].active = true),
        ("an empty row that matters", |scene| table(scene).rows[1].active = true),
        ("excluded", |scene| table(scene).rows[0].entries[2] = Entry::Cross),
        ("excluded elsewhere", |scene| table(scene).rows[1].entries[2] = Entry::Cross),
        ("certain", |scene| table(scene).rows[0].entries[2] = Entry::Circle),
        ("a word", |scene| table(scene).rows[0].entries[2] = Entry::Text("12".to_owned())),
        ("no longer certain", |scene| table(scene).rows[0].entries[1] = Entry::Empty),
        ("a row less", |scene| drop(table(scene).rows.pop())),
        ("no sheet", |scene| drop(scene.grids.remove(0))),
        ("scores", |scene| scene.grids[1] = score_card(2, 1)),
        ("more scores", |scene| scene.grids[1] = score_card(2, 9)),
        ("more players", |scene| scene.grids[1] = score_card(8, 9)),
        ("circled", |scene| scene.cells[28].marks.circled = true),
        ("circled elsewhere", |scene| scene.cells[0].marks.circled = true),
    ];
    for theme in Theme::ALL {
        seen_and_said(&base, changes, Look { theme: *theme, flipped: false });
    }
}

/// Checkers under a piece: the sides of the piece and of the checkers can be told apart in all four combinations without colour.
#[test]
fn white_and_black_checkers_are_told_apart_under_both_colours() {
    for theme in Theme::ALL {
        let mut seen = HashSet::new();
        for piece in ["N", "n"] {
            for tint in [Tint::White, Tint::Black] {
                let mut scene = board(&format!("8/8/8/8/8/8/8/{piece}7"));
                let token = scene.cells[0].token.as_mut().expect("the knight");
                token.stack = Some(Stack { tint, count: 2 });
                let (width, height, pixels) =
                    decoded(&RENDERER.picture(&scene, Look { theme: *theme, flipped: false }).png);
                let grey = |x: u32, y: u32| {
                    let at = ((y * width + x) * 3) as usize;
                    let [red, green, blue] = [0, 1, 2].map(|channel| u32::from(pixels[at + channel]));
                    (red * 3 + green * 6 + blue) / 10
                };
                // The breast of the knight and the front of the checkers, by lightness.
                let corner = (44, height - 36 - 84);
                let part = |x: u32, y: u32| grey(corner.0 + 84 * x / 100, corner.1 + 84 * y / 100) > 128;
                assert_eq!(part(58, 50), piece == "N", "{theme:?} {piece} {tint:?}");
                assert_eq!(part(50, 89), tint == Tint::White, "{theme:?} {piece} {tint:?}");
                seen.insert((part(58, 50), part(50, 89)));
            }
        }
        assert_eq!(seen.len(), 4, "{theme:?}");
    }
}

#[test]
fn squares_are_as_wide_with_cards_as_without() {
    let bare = Layout::of(&board("8/8/8/8/8/8/8/8"), false);
    for scene in [booster(), cooperative(), masquerade(), golf()] {
        let layout = Layout::of(&scene, false);
        assert_eq!((layout.square, layout.board), (bare.square, bare.board));
    }
}

#[test]
fn a_few_cards_lie_beside_the_board_and_many_in_one_row_below_it() {
    let mut scene = board("8/8/8/8/8/8/8/8");
    for (count, beside, high) in [(1, true, 105), (8, true, 105 + 7 * 56), (9, false, 105), (16, false, 105)]
    {
        scene.spreads = vec![spread("Hand", &"PnCRbqNK".repeat(2)[..count], 0, Tint::White)];
        let layout = Layout::of(&scene, false);
        let place = layout.places.spreads[0];
        assert_eq!(place.beside, beside, "{count}");
        assert!((high..high + 40).contains(&place.rect.height), "{count}: {place:?}");
        assert_eq!(layout.square, 84);
    }
}

#[test]
fn cards_lie_apart_where_there_is_room_and_show_their_figures_where_there_is_none() {
    let layout = Layout::of(&golf(), false);
    let place = layout.places.spreads[0];
    assert!(place.beside && place.rect.height >= 2 * 105, "{place:?}");
    // What lies under others differs by its figure alone: beside the board, below it, and closer together.
    for (letters, hidden) in [("PPP", 0), ("PPPPPPPP", 0), ("PPPPPP", 4), ("PPPPPPPPPPPP", 0)] {
        let drawn = |art: &'static str| {
            let mut scene = board("8/8/8/8/8/8/8/8");
            scene.spreads = vec![
                spread("Hand", letters, hidden, Tint::White),
                spread("Pile", "PPPPPPPP", 3, Tint::Black),
            ];
            scene.spreads[0].cards[1].art = art;
            decoded(&RENDERER.picture(&scene, Look::default()).png).2
        };
        let [one, two] = ["rook", "knight"].map(drawn);
        let far = |(one, two): (&[u8], &[u8])| one.iter().zip(two).any(|(one, two)| one.abs_diff(*two) > 60);
        let differing = one.chunks_exact(3).zip(two.chunks_exact(3)).filter(|pair| far(*pair)).count();
        assert!(differing > 150, "{letters} {hidden}: {differing} pixels");
    }
}

#[test]
fn words_tell_of_hands_stacks_sheets_and_scores() {
    let said = |scene: &Scene, parts: &[&str]| {
        let words = alt_text(scene, &English::PLAIN);
        for part in parts {
            assert!(words.contains(part), "{part} is not in: {words}");
        }
    };
    said(
        &booster(),
        &[
            "White's free checkers: 3.",
            "Your hand (White): red pawn, red knight, red queen, black pawn, black knight, black checkers card.",
            "Draw pile: 23 face down. Black's hand: 2 face down.",
            "Discards: red rook, black knight, red bishop, black pawn, red checkers card.",
        ],
    );
    said(
        &cooperative(),
        &[
            "Kinds lost: white knight.",
            "White's stack: black pawn, red rook, red pawn, red knight (wild). Black's stack: red queen,",
        ],
    );
    said(
        &masquerade(),
        &[
            "White, as far as you know (piece: captures like): K: not R; Q: not K; R: not R; B: not R; N: is R, no other, code = NR.",
            "Black, as you chose (piece: captures like): K: is R, code = KR; Q: is K,",
        ],
    );
    said(
        &golf(),
        &[
            "Circled: a2, h2, e5.",
            "Chosen: red king, black bishop.",
            "Score card: Player 1: Bid = 3, 1 to 3 = 0 5 10, Total = 15; Player 2 (now): Bid = 4, 1 to 3 = 7 1 6,",
        ],
    );
    let mut odd = board("8/8/8/8/8/8/8/8");
    odd.spreads = vec![
        spread("Discards", "", 0, Tint::Neutral),
        spread("Hand", "PPCCn", 2, Tint::Black),
        spread("Pile", "PPnnnCKKK", 0, Tint::Neutral),
    ];
    odd.grids = vec![Grid { title: "Scores".to_owned(), ..Grid::default() }, score_card(1, 0)];
    odd.grids[1].rows[0].entries.clear();
    said(
        &odd,
        &[
            "Discards: empty. Hand (Black): 2 face down, 2 red pawns, 2 red checkers cards, black knight.",
            "Pile: 2 red P, 3 black N, red C, 3 red K. Scores: empty. Score card: Player 1: nothing yet.",
        ],
    );
}

#[test]
fn the_largest_tables_and_heaps_are_told_to_the_end() {
    let mut golf = golf();
    golf.grids = vec![score_card(8, 9)];
    let mut cooperative = cooperative();
    // All 32 cards lie open, no two neighbours alike.
    let open = "PpPpPpPpPpPpPpPpNnNnBbBbRrRrQqKk";
    for (spread, letters) in
        cooperative.spreads.iter_mut().zip([&open[..9], &open[9..18], &open[18..27], "", "", &open[27..]])
    {
        spread.cards = cards(letters);
        spread.hidden = 0;
    }
    for (scene, end) in [(golf, "Total = 49."), (cooperative, "red king, black king.")] {
        let words = alt_text(&scene, &English::PLAIN);
        assert!(words.chars().count() <= MOST && words.ends_with(end), "{words}");
    }
}
