//! Menus, typed texts, refusals, position texts, scenes.

use super::{from, made, mover, play, refused, start};
use crate::rules::Phrase;
use crate::scene::{State, Tint};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::AnyTable;

/// The canonical text of a typed turn, or the sentence of its refusal.
fn read(table: &dyn AnyTable, typed: &str) -> Result<String, String> {
    let read = table.read(mover(table), typed).map_err(|refusal| refusal.to_string())?;
    Ok(read.entry.text)
}

#[test]
fn turns_are_read_in_every_usual_spelling() {
    let table = start();
    for typed in [
        "e1e2/Rd3",
        "Xe1-e2/Rd3",
        "xe1-e2/rd3",
        "XE1-E2/RD3",
        "e1-e2 / R d3",
        "Xe2/Rd3",
        "xe2/rd3!",
        "Box e1-e2/Rhino d3",
        "box e2/R@d3",
        "Xe1–e2/Rd3+",
        "e1 e2/rd3",
    ] {
        assert_eq!(read(&*table, typed), Ok("e1e2/Rd3".to_owned()), "{typed}");
    }
    for typed in ["Jh1-f3/Ee4", "jf3/ee4", "Great Pajama h1-f3/Great Elephant e4", "h1f3/Ee4?!"] {
        assert_eq!(read(&*table, typed), Ok("h1f3/Ee4".to_owned()), "{typed}");
    }
    let table = from("7x/3V4/8/4r3/4E3/2C5/8/1X2L3 w - - 0 1 gone=E,r");
    for (typed, canonical) in [
        ("Ee4xe5", "e4e5"),
        ("ee4xe5", "e4e5"),
        ("Exe5", "e4e5"),
        ("Ee5", "e4e5"),
        ("e4xe5!", "e4e5"),
        ("e4:e5", "e4e5"),
        ("d7d8=W", "d7d8=W"),
        ("d7-d8", "d7d8=W"),
        ("Vd8", "d7d8=W"),
        ("Vd7-d8W", "d7d8=W"),
        ("d7d8w", "d7d8=W"),
        ("bat d7-d8=W+", "d7d8=W"),
        ("Xb2/Mc3", "b1b2/Mc3"),
        ("Xb1-b2/Cc3", "b1b2/Mc3"),
        ("xb2/crumb c3", "b1b2/Mc3"),
    ] {
        assert_eq!(read(&*table, typed), Ok(canonical.to_owned()), "{typed}");
    }
}

#[test]
fn bunnies_of_a_kind_are_told_apart() {
    let table = from("7x/8/8/8/3B1B2/8/8/1X6 w - - 0 1");
    assert_eq!(read(&*table, "Be5"), Err("Be5 could be `Bd4-e5` or `Bf4-e5`.".to_owned()));
    assert_eq!(read(&*table, "Bde5"), Ok("d4e5".to_owned()));
    assert_eq!(read(&*table, "Bfe5"), Ok("f4e5".to_owned()));
    assert_eq!(read(&*table, "Bd5"), Ok("d4d5".to_owned()));
    let table = from("7x/8/8/8/3B4/8/3B4/1X6 w - - 0 1");
    assert_eq!(read(&*table, "B2c3"), Ok("d2c3".to_owned()));
    // A file's letter that is also a kind's: the squares come first.
    let table = from("7x/8/8/8/8/1B6/8/X7 w - - 0 1");
    assert_eq!(read(&*table, "b3c4"), Ok("b3c4".to_owned()));
    assert_eq!(read(&*table, "bc4"), Ok("b3c4".to_owned()));
}

#[test]
fn refusals_say_what_would_work() {
    let table = start();
    // A refusal of an unreadable text explains the letters.
    let unread = |typed: &str| {
        format!(
            "I can't read “{typed}”. Creatures are written with their letters, and squares, like `Xe1-e2`: a box (`X`), \
             a pajama (`P`) and a great pajama (`J`)."
        )
    };
    for (typed, sentence) in [
        ("e1e3", "The box on e1 can go to d1, f1, d2, e2 or f2."),
        ("Xe1-e3/Rd3", "The box on e1 can go to d1, f1, d2, e2 or f2."),
        ("d8d7", "The box on d8 is Black's."),
        ("Pe1-e2/Nd3", "The creature on e1 is a box, no pajama."),
        ("Qe1-e2", &unread("Qe1-e2")),
        ("Pe4-e5", "Nothing stands on e4."),
        ("e4e5", "Nothing stands on e4."),
        ("e1e2/Ld3", "There is no elephant in the box."),
        ("e1e2/Rd5", "The rhino can be put on d1, e1, f1, d2, f2, d3, e3 or f3."),
        ("e1e2/Me3", "There is no square for a cookie monster beside the box now."),
        ("e1e2/We8", "There is no square for a booh beside the box now."),
        ("e1e2=W/Rd3", "Nothing is promoted on e2."),
        (
            "e1e2/e2e3",
            "I can't read “e2e3”. Say what comes out and where, like `Rd3`: a rhino (`R`), a headless rhino (`H`), a bat (`V`) and a crumb (`C`).",
        ),
        ("hello", &unread("hello")),
        ("Rd3", &unread("Rd3")),
        ("é1é2", &unread("é1é2")),
    ] {
        assert_eq!(read(&*table, typed), Err(sentence.to_owned()), "{typed}");
    }
    for nonsense in
        ["", "/", "x", "X", "xx", "=", "W", "♞", "e1e2/", "e1e2/;/Rd3", "e9e5", "d0e1", &"x".repeat(300)]
    {
        assert!(read(&*table, nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn menus_go_from_creature_to_square_to_what_comes_out_where() {
    let mut table = start();
    let offers = table.offers(Viewer::Seat(Seat(0)));
    assert!(offers.len() <= 25);
    let box_to_e2 = offers.iter().find(|offer| offer.text == "e1e2").expect("it is offered");
    let english = |phrase: &Phrase| phrase.in_english(table.info());
    assert_eq!((&*english(&box_to_e2.piece), &*english(&box_to_e2.label)), ("Box e1", "Box e1-e2"));
    table.step(Seat(0), "e1e2").expect("it is offered");
    let offers = table.offers(Viewer::Seat(Seat(0)));
    let labels: Vec<String> = offers.iter().map(|offer| offer.label.in_english(table.info())).collect();
    for label in ["Shake out the rhino on d3", "Shake out a bat on e1", "Shake out a crumb on f3"] {
        assert!(labels.iter().any(|said| said == label), "{labels:?}");
    }
    assert!(offers.iter().all(|offer| offer.from.is_none() && offer.to.is_some()));
    let labels = |position: &str, mv: &str| -> Vec<String> {
        let mut table = from(position);
        let seat = mover(&*table);
        table.step(seat, mv).expect("it is offered");
        table
            .offers(Viewer::Seat(seat))
            .into_iter()
            .map(|offer| offer.label.in_english(table.info()))
            .collect()
    };
    let pajama = labels("7x/8/8/8/8/BN6/8/P6X w - - 0 1", "a1a2");
    assert!(pajama.contains(&"Pull out an elephant on a1".to_owned()), "{pajama:?}");
    assert!(pajama.contains(&"Drop lint onto lint on b3: dust bunny".to_owned()), "{pajama:?}");
    let great = labels("7x/8/8/8/8/BN6/8/J6X w - - 0 1", "a1a2");
    assert!(great.contains(&"Drop dust bunny onto dust bunny on a3: dust demon".to_owned()), "{great:?}");
    assert!(great.contains(&"Pull out a dust bunny on b2".to_owned()), "{great:?}");
    let table = from("7x/8/8/3mc3/8/4B3/4c3/X2L4 w - - 0 1");
    let offers = table.offers(Viewer::Seat(Seat(0)));
    let labels: Vec<String> = offers.iter().map(|offer| offer.label.in_english(table.info())).collect();
    let has = |label: &str| labels.iter().any(|said| said == label);
    assert!(has("Elephant d1xe2") && has("Dust bunny e3-d4, and gets eaten"), "{labels:?}");
}

#[test]
fn position_texts_that_are_none_are_refused() {
    for (text, part) in [
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0", "six fields"),
        ("j2x3p/8/8/8/8/8/P3X2J w - - 0 1", "eight ranks"),
        ("j2x3p/8/8/8/8/8/9/P3X2J w - - 0 1", "“9” is no creature"),
        ("j2x3p/8/8/8/8/7/8/P3X2J w - - 0 1", "Rank 3"),
        ("j2x3pp/8/8/8/8/8/8/P3X2J w - - 0 1", "Rank 8"),
        ("j2x3p/8/8/8/8/8/8/P3X2K w - - 0 1", "“K” is no creature"),
        ("j2x3p/8/3b4/8/8/8/8/P3X2J w - - 0 1", "“b” is no creature"),
        ("j6p/8/8/8/8/8/8/P3X2J w - - 0 1", "Black needs a box"),
        ("j2x3p/8/8/8/8/8/8/P3X2X w - - 0 1", "White can't have more than one box"),
        ("j2x3p/8/8/8/8/8/8/P3X2P w - - 0 1", "more than one pajama"),
        ("j2x3p/8/8/8/8/8/LL6/P3X2J w - - 0 1", "more than one elephant"),
        ("j2x3p/8/8/8/8/8/R6R/P3X2J w - - 0 1 gone=R", "more than one rhino"),
        ("j2x3p/8/V7/8/8/8/V7/P3X2J w - - 0 1", "two bats on the a-file"),
        ("j2xV2p/8/8/8/8/8/8/P3X2J w - - 0 1", "A bat of White's on e8 would be a booh"),
        ("j2x3p/8/8/8/8/8/8/P2vX2J w - - 0 1", "A bat of Black's on d1"),
        ("j2x3p/8/8/8/8/8/R7/P3X2J w - - 0 1", "`gone=` must name `R`"),
        ("j2x3p/8/8/8/8/8/e7/P3X2J w - - 0 1 gone=E", "`gone=` must name `e`"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 gone=R,R", "`gone=` lists"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 gone=H,R", "`gone=` lists"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 gone=", "`gone=` lists"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 gone=L", "`gone=` lists"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 box=R", "unknown here"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w KQ - 0 1", "Nobody castles"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - e3 0 1", "Nobody castles"),
        ("j2x3p/8/8/8/8/8/8/P3X2J x - - 0 1", "`w` or `b`"),
        ("j2x3p/8/8/8/8/8/8/P3X2J w - - 0 0", "move number"),
    ] {
        let sentence = refused(text);
        assert!(sentence.contains(part), "{text}: {sentence}");
    }
    // A bat on its first rank is one that was made there.
    from("j2x3p/8/8/8/8/8/8/P2VX2J w - - 0 1");
    // A box that could be taken: there is no check.
    from("j2x3p/3R4/8/8/8/8/8/P3X2J b - - 0 1 gone=R");
}

#[test]
fn once_per_game_creatures_are_listed_in_order() {
    let mut table = start();
    play(&mut *table, "h1h2/Eh1 a8a7/Ea8 e1e2/He1 d8d7/Rd8 e2f2/Re2");
    assert_eq!(table.position(), "e2r3p/j2x4/8/8/8/8/4RX1J/P3H2E b - - 5 3 gone=R,H,E,r,e");
}

#[test]
fn the_picture_warns_of_monsters_and_tells_what_is_still_to_come() {
    let table = from("7x/8/8/8/3M4/8/2L5/J6X w - - 0 1 gone=R");
    let scene = table.scene(Viewer::Public).in_english(table.info());
    let cell = |name: &str| {
        let square = name.parse().expect("a square");
        scene.cells.iter().find(|cell| cell.square == square).expect("a cell").clone()
    };
    let monster = cell("d4").token.expect("a monster");
    assert_eq!(
        (monster.art, monster.name, monster.state),
        ("cookie-monster", "cookie monster", Some(State::Asleep))
    );
    let warned: Vec<String> =
        scene.cells.iter().filter(|cell| cell.marks.danger).map(|cell| cell.square.to_string()).collect();
    assert_eq!(warned, ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]);
    let piles: Vec<(String, Vec<&str>)> = scene
        .piles
        .iter()
        .map(|pile| (pile.title.clone(), pile.tokens.iter().map(|token| token.name).collect()))
        .collect();
    assert_eq!(
        piles,
        [
            ("White can still shake out".to_owned(), vec!["headless rhino", "great elephant"]),
            // Without a great pajama there is no great elephant to come.
            ("Black can still shake out".to_owned(), vec!["rhino", "headless rhino"]),
        ]
    );
    assert_eq!(scene.status, "White to move.");
    let neutral = from("7x/8/8/8/3B4/2N5/1D6/X7 w - - 0 1").scene(Viewer::Public);
    let tints: Vec<Tint> = neutral.cells.iter().filter_map(|cell| Some(cell.token.as_ref()?.tint)).collect();
    assert_eq!(tints, [Tint::White, Tint::Neutral, Tint::Neutral, Tint::Neutral, Tint::Black]);
}

#[test]
fn the_last_turn_is_told_and_marked() {
    let marked = |table: &dyn AnyTable| -> String {
        let scene = table.scene(Viewer::Public);
        let marks = scene.cells.iter().filter_map(|cell| {
            let marks = cell.marks;
            let sign = format!(
                "{}{}{}",
                if marks.last_from { "-" } else { "" },
                if marks.last_to { "+" } else { "" },
                if marks.captured { "!" } else { "" }
            );
            (!sign.is_empty()).then(|| format!("{}{sign}", cell.square))
        });
        marks.collect::<Vec<_>>().join(" ")
    };
    let changed = |table: &dyn AnyTable| table.scene(Viewer::Public).in_english(table.info()).changed;
    let mut table = start();
    assert_eq!(changed(&*table), "");
    play(&mut *table, "e1e2/Rd3");
    assert_eq!(changed(&*table), "White: box e1 to e2. Out of the white box comes a rhino, on d3.");
    assert_eq!(marked(&*table), "e1- e2+ d3+");
    table.step(Seat(1), "d8e7").expect("it is offered");
    assert_eq!(
        table.scene(Viewer::Public).in_english(table.info()).status,
        "Black: what comes out of the box?"
    );
    table.step(Seat(1), "Ce6").expect("it is offered");
    play(&mut *table, "d3d4 e7f7/Me6");
    assert_eq!(
        changed(&*table),
        "Black: box e7 to f7. Black drops a crumb onto the crumb on e6: now it is a cookie monster."
    );
    play(&mut *table, "d4d5");
    assert_eq!(
        changed(&*table),
        "White: rhino d4 to d5. The cookie monster on e6 wakes, gobbles up the white rhino on d5, and is gone."
    );
    assert_eq!(marked(&*table), "d4- d5+! e6!");
    let mut table = from("7x/8/8/8/8/2c5/2L5/7X w - - 0 1");
    play(&mut *table, "c2c3");
    assert_eq!(changed(&*table), "White: elephant c2 takes crumb on c3.");
    assert_eq!(table.scene(Viewer::Public).bottom, Tint::Black);
}

#[test]
fn a_booh_or_a_crumb_that_cannot_be_made_is_not_offered() {
    assert_eq!(
        made("x7/8/8/8/8/NNN5/NX6/NNN4N w - - 0 1 gone=R,H", "b2c2"),
        "Vd1 Vb2 Vd2 Vd3 Cd1 Cb2 Cd2 Cd3"
    );
}
