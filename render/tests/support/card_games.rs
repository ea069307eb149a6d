//! Hand-made moments of the games with cards and sheets.

use engine::board::Square;
use engine::scene::{
    Cell, Entry, Grid, GridRow, Marks, Pile, PlayingCard, Scene, Spread, Stack, Tally, Tint, Token,
};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The art, name and letter of a piece.
fn kind(letter: char) -> (&'static str, &'static str) {
    match letter.to_ascii_uppercase() {
        'P' => ("pawn", "P"),
        'N' => ("knight", "N"),
        'B' => ("bishop", "B"),
        'R' => ("rook", "R"),
        'Q' => ("queen", "Q"),
        'K' => ("king", "K"),
        _ => ("checkers", "C"),
    }
}

/// White for a capital, Black for a small letter.
fn tint(letter: char) -> Tint {
    if letter.is_ascii_uppercase() { Tint::White } else { Tint::Black }
}

/// A board by the first field of a position's text.
pub(crate) fn board(placement: &str) -> Scene {
    let mut scene = Scene::default();
    for (row, rank) in placement.split('/').enumerate() {
        let mut tokens: Vec<Option<Token>> = Vec::new();
        for sign in rank.chars() {
            if let Some(free) = sign.to_digit(10) {
                tokens.extend((0..free).map(|_| None));
            } else {
                let (art, letter) = kind(sign);
                let letter = if letter == "P" { "" } else { letter };
                tokens.push(Some(Token::new(art, art, letter, tint(sign))));
            }
        }
        for (file, token) in tokens.into_iter().enumerate() {
            let square = square(&format!("{}{}", char::from(b'a' + file as u8), 8 - row));
            scene.cells.push(Cell { token, ..Cell::empty(square) });
        }
    }
    scene.cells.sort_by_key(|cell| cell.square);
    scene
}

/// Face-up cards, by their letters: `PnC`.
pub(crate) fn cards(letters: &str) -> Vec<PlayingCard> {
    let card = |sign| {
        let (art, letter) = kind(sign);
        PlayingCard { art, name: art, letter, tint: tint(sign), wild: false }
    };
    letters.chars().map(card).collect()
}

/// A spread of cards of which the first ones are face down: the viewer's own, unless its title names a side.
pub(crate) fn spread(title: &str, letters: &str, hidden: u32, tint: Tint) -> Spread {
    let own = !["White", "Black", "Draw"].iter().any(|named| title.starts_with(named));
    Spread { title: title.to_owned(), cards: cards(letters), hidden, tint, own }
}

fn last_move(scene: &mut Scene, from: &str, to: &str) {
    let mut mark = |name, set: fn(&mut Marks)| {
        if let Some(cell) = scene.cell_mut(square(name)) {
            set(&mut cell.marks);
        }
    };
    mark(from, |marks| marks.last_from = true);
    mark(to, |marks| marks.last_to = true);
}

/// White has boosted a knight and hobbled two pieces; as White sees it.
pub(crate) fn booster() -> Scene {
    let mut scene = board("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R");
    for (name, tint, count) in
        [("f3", Tint::White, 2), ("c4", Tint::Black, 1), ("f6", Tint::White, 1), ("c6", Tint::Black, 3)]
    {
        if let Some(token) = scene.cell_mut(square(name)).and_then(|cell| cell.token.as_mut()) {
            token.stack = Some(Stack { tint, count });
        }
    }
    last_move(&mut scene, "f1", "c4");
    scene.changed = "White: bishop f1 to c4, knight card, a white checker under f6.".to_owned();
    scene.status = "Black to move.".to_owned();
    let tally = |title: &str, count, tint| Tally { title: title.to_owned(), count, tint };
    scene.tallies =
        vec![tally("White's free checkers", 3, Tint::White), tally("Black's free checkers", 2, Tint::Black)];
    scene.spreads = vec![
        spread("Discards", "RnBpC", 0, Tint::Neutral),
        spread("Draw pile", "", 23, Tint::Neutral),
        spread("Black's hand", "", 2, Tint::Black),
        spread("Your hand", "PNQpnc", 0, Tint::White),
    ];
    scene
}

/// The knights of White are gone, so that White's top card is wild; as Black sees it.
pub(crate) fn cooperative() -> Scene {
    let mut scene = board("rnbqkb2/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/R1BQKB1R");
    last_move(&mut scene, "g8", "f6");
    scene.bottom = Tint::Black;
    scene.status = "Black to move.".to_owned();
    let lost = Token::new("knight", "knight", "N", Tint::White);
    scene.piles = vec![Pile { title: "Kinds lost".to_owned(), tokens: vec![lost] }];
    scene.spreads = vec![
        spread("White's stack", "pRPN", 0, Tint::White),
        spread("Black's stack", "Qbp", 0, Tint::Black),
        spread("Captured cards", "NPnrP", 0, Tint::Neutral),
        spread("Draw pile", "", 14, Tint::Neutral),
        spread("White's hand", "", 3, Tint::White),
        spread("Your hand", "Pbq", 0, Tint::Black),
    ];
    if let Some(top) = scene.spreads[0].cards.last_mut() {
        top.wild = true;
    }
    scene
}

/// A sheet with the knowledge about each kind: `×` and `o` by column.
pub(crate) fn sheet(title: &str, known: [&str; 5]) -> Grid {
    let kinds = ["K", "Q", "R", "B", "N"];
    let row = |(head, known): (&&str, &str)| {
        let mut entries: Vec<Entry> = known
            .chars()
            .map(|sign| match sign {
                'x' => Entry::Cross,
                'o' => Entry::Circle,
                _ => Entry::Empty,
            })
            .collect();
        let code =
            known.find('o').map_or(Entry::Empty, |place| Entry::Text(format!("{head}{}", kinds[place])));
        entries.push(code);
        GridRow { head: (*head).to_owned(), entries, active: false }
    };
    let columns = kinds.iter().chain(&["code"]).map(|title| (*title).to_owned());
    let rows = kinds.iter().zip(known).map(row).collect();
    let [title, down, across] = [title, "piece", "captures like"].map(str::to_owned);
    Grid { title, down, across, columns: columns.collect(), rows, ..Grid::default() }
}

/// White has learnt something about their own pieces; as White sees it.
pub(crate) fn masquerade() -> Scene {
    let mut scene = board("rnbqkb1r/ppp1pppp/5n2/3p4/3PP3/2N5/PPP2PPP/R1BQKBNR");
    last_move(&mut scene, "g8", "f6");
    scene.status = "White to move.".to_owned();
    scene.grids = vec![
        sheet("White, as far as you know", ["..x..", "x....", "..x..", "..x..", "xxoxx"]),
        sheet("Black, as you chose", ["..o..", "o....", "....o", "...o.", ".o..."]),
    ];
    scene
}

/// Three players at the fourth hole, the second demonstrates.
pub(crate) fn golf() -> Scene {
    let mut scene = board("2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2");
    for name in ["h2", "a2", "e5"] {
        if let Some(cell) = scene.cell_mut(square(name)) {
            cell.marks.circled = true;
        }
    }
    last_move(&mut scene, "e5", "g6");
    scene.status = "Hole 4. Player 2 demonstrates in at most 3 moves.".to_owned();
    scene.spreads = vec![spread("Chosen", "Kb", 0, Tint::Neutral)];
    scene.grids = vec![score_card(3, 3)];
    scene
}

/// A score card after some holes, with the second player active.
pub(crate) fn score_card(players: usize, holes: usize) -> Grid {
    let row = |player: usize| {
        let scores: Vec<usize> = (0..holes).map(|hole| (player * 7 + hole * 5) % 11).collect();
        let total: usize = scores.iter().sum();
        let bid = if holes < 9 { Entry::Text((player + 3).to_string()) } else { Entry::Empty };
        let written = scores.iter().map(|score| Entry::Text(score.to_string()));
        let mut entries: Vec<Entry> = [bid].into_iter().chain(written).collect();
        entries.resize(10, Entry::Empty);
        entries.push(Entry::Text(total.to_string()));
        GridRow { head: format!("Player {}", player + 1), entries, active: player == 1 }
    };
    let holes = (1..=9).map(|hole: usize| hole.to_string());
    let columns = ["Bid".to_owned()].into_iter().chain(holes).chain(["Total".to_owned()]).collect();
    let rows = (0..players).map(row).collect();
    Grid { title: "Score card".to_owned(), columns, rows, ..Grid::default() }
}
