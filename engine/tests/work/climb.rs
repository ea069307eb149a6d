//! Climbing: positions are changed at random, and a position that costs more than its parent replaces it.

use std::collections::BTreeSet;

use engine::any_game::AnyGame;
use engine::rules::Options;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::cost::{Cost, cost};

/// How many positions the climb keeps at the same time.
const FRONT: usize = 12;
/// The most pieces of a side in games that can't begin from a given position.
const PIECES: usize = 16;
/// Lists in position texts, apart from the board, that cause work.
const LISTS: [&str; 4] = ["checkers=", "zombies=", "far=", "buried="];
/// An empty square.
const EMPTY: &str = "1";

pub(crate) struct Climb<'a> {
    game: &'a dyn AnyGame,
    options: &'a Options,
    rng: StdRng,
    /// The most expensive first.
    front: Vec<(Cost, String)>,
    seen: BTreeSet<String>,
    /// The letters of pieces.
    letters: Vec<String>,
}

impl<'a> Climb<'a> {
    pub(crate) fn new(game: &'a dyn AnyGame, options: &'a Options, seed: u64) -> Self {
        let start = game.open(options, None).expect("the start").position();
        let board = start.split(' ').next().unwrap_or_default();
        let mut letters: BTreeSet<String> = board.split('/').flat_map(wide).collect();
        letters.extend("QRBNPqrbnpXPJRHVWCMLExpjrhvwcmleNBDTt".chars().map(String::from));
        letters.remove(EMPTY);
        Self {
            game,
            options,
            rng: StdRng::seed_from_u64(seed),
            front: Vec::new(),
            seen: BTreeSet::new(),
            letters: letters.into_iter().collect(),
        }
    }

    /// Adds a position to climb from.
    pub(crate) fn begin(&mut self, position: String) {
        self.keep(position);
    }

    /// Climbs for this many steps.
    pub(crate) fn up(&mut self, steps: u32) {
        for _ in 0..steps {
            let Some((_, position)) = self.front.choose(&mut self.rng).cloned() else { return };
            let mut changed = position;
            for _ in 0..self.rng.random_range(1..4) {
                changed = self.changed(&changed);
            }
            self.keep(changed);
        }
    }

    /// The most expensive positions, worst first.
    pub(crate) fn worst(self) -> Vec<(Cost, String)> {
        self.front
    }

    fn keep(&mut self, position: String) {
        if !self.is_reachable(&position) || !self.seen.insert(position.clone()) {
            return;
        }
        if let Some(cost) = cost(self.game, self.options, &position) {
            self.front.push((cost, position));
            self.front.sort_by(|one, other| other.cmp(one));
            self.front.truncate(FRONT);
        }
    }

    /// Whether play could lead there, judged by numbers of pieces: games with secrets can't begin elsewhere.
    fn is_reachable(&self, position: &str) -> bool {
        let info = self.game.info();
        if info.secret.is_none() && !info.chance {
            return true;
        }
        let board = position.split(' ').next().unwrap_or_default();
        let (white, black): (Vec<char>, Vec<char>) =
            board.chars().filter(char::is_ascii_alphabetic).partition(char::is_ascii_uppercase);
        white.len() <= PIECES && black.len() <= PIECES
    }

    fn changed(&mut self, position: &str) -> String {
        let mut fields: Vec<String> = position.split(' ').map(str::to_owned).collect();
        let key = |field: &String| LISTS.iter().any(|key| field.starts_with(key));
        let extras: Vec<usize> = (0..fields.len()).filter(|at| key(&fields[*at])).collect();
        let missing: Vec<&str> =
            LISTS.into_iter().filter(|key| !fields.iter().any(|field| field.starts_with(key))).collect();
        match self.rng.random_range(0..10) {
            0..4 => fields[0] = self.board(&fields[0]),
            4 if fields.len() > 2 => {
                fields[1] = if fields[1].starts_with('w') { "b" } else { "w" }.to_owned() + &fields[1][1..];
                "-".clone_into(&mut fields[2]);
                if fields.len() > 3 {
                    "-".clone_into(&mut fields[3]);
                }
            }
            _ if !extras.is_empty() => {
                let at = extras[self.rng.random_range(0..extras.len())];
                fields[at] = self.extra(&fields[at]);
            }
            _ => {}
        }
        if !missing.is_empty() && self.rng.random_bool(0.15) {
            let key = missing[self.rng.random_range(0..missing.len())];
            fields.push(self.first(key));
        }
        if fields.len() > 2 && self.rng.random_bool(0.3) {
            "-".clone_into(&mut fields[2]);
        }
        fields.retain(|field| !field.is_empty() && !field.ends_with('='));
        fields.join(" ")
    }

    /// Puts something on a square, removes it, or moves it.
    fn board(&mut self, text: &str) -> String {
        let mut rows: Vec<Vec<String>> = text.split('/').map(wide).collect();
        let (from, to) = (self.place(&rows), self.place(&rows));
        let (Some(from), Some(to)) = (from, to) else { return text.to_owned() };
        match self.rng.random_range(0..3) {
            0 => rows[to.0][to.1].clone_from(self.letters.choose(&mut self.rng).expect("letters")),
            1 => {
                let moved = std::mem::replace(&mut rows[from.0][from.1], EMPTY.to_owned());
                rows[to.0][to.1] = moved;
            }
            _ => EMPTY.clone_into(&mut rows[to.0][to.1]),
        }
        rows.iter().map(|row| narrow(row)).collect::<Vec<_>>().join("/")
    }

    fn place(&mut self, rows: &[Vec<String>]) -> Option<(usize, usize)> {
        let row = self.rng.random_range(0..rows.len());
        let file = rows[row].len();
        (file > 0).then(|| (row, self.rng.random_range(0..file)))
    }

    fn square(&mut self) -> String {
        format!("{}{}", char::from(b'a' + self.rng.random_range(0..8)), self.rng.random_range(1..9))
    }

    /// A list for a position text, with one item.
    fn first(&mut self, key: &str) -> String {
        match key {
            "buried=" => {
                let side = if self.rng.random_bool(0.5) { "w" } else { "b" };
                format!("buried={side}:{}", self.grave())
            }
            "checkers=" => format!("checkers={}", self.item()),
            _ => format!("{key}{}", self.square()),
        }
    }

    fn grave(&mut self) -> String {
        format!(
            "{}{}",
            self.square(),
            ["p", "n", "b", "r", "q", "P", "N", "B", "R", "Q"].choose(&mut self.rng).expect("letters")
        )
    }

    fn item(&mut self) -> String {
        let square = self.square();
        let count = self.rng.random_range(1..24);
        let small = self.rng.random_range(1..5);
        match self.game.info().id {
            "booster" => format!("{square}:{}{small}", ["w", "b"].choose(&mut self.rng).expect("sides")),
            _ => format!("{square}:{count}"),
        }
    }

    /// A list with one item more, less or changed.
    fn extra(&mut self, field: &str) -> String {
        let (key, list) = field.split_once('=').unwrap_or((field, ""));
        if key == "buried" {
            let mut sides: Vec<String> = list.split('|').map(str::to_owned).collect();
            let at = self.rng.random_range(0..sides.len());
            let (side, graves) = sides[at].split_once(':').unwrap_or(("w", ""));
            let (side, mut graves) = (side.to_owned(), parts(graves));
            let grave = self.grave();
            self.vary(&mut graves, grave);
            sides[at] = format!("{side}:{}", graves.join(","));
            if sides.len() == 1 && self.rng.random_bool(0.2) {
                let other = if side == "w" { "b" } else { "w" };
                let grave = self.grave();
                sides.push(format!("{other}:{grave}"));
            }
            sides.retain(|side| !side.ends_with(':'));
            return format!("buried={}", sides.join("|"));
        }
        let mut items = parts(list);
        let item = if key == "checkers" { self.item() } else { self.square() };
        self.vary(&mut items, item);
        // Lists of squares go from a1 to h8.
        items.sort_by_key(|item| (item.get(1..2).map(str::to_owned), item.get(..1).map(str::to_owned)));
        items.dedup_by(|one, other| one.get(..2) == other.get(..2));
        format!("{key}={}", items.join(","))
    }

    fn vary(&mut self, items: &mut Vec<String>, item: String) {
        match self.rng.random_range(0..4) {
            0 if !items.is_empty() => {
                let at = self.rng.random_range(0..items.len());
                items.remove(at);
            }
            1 if !items.is_empty() => {
                let at = self.rng.random_range(0..items.len());
                items[at] = item;
            }
            _ => items.push(item),
        }
    }
}

fn parts(list: &str) -> Vec<String> {
    list.split(',').filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

/// A rank square by square: a letter, a kind in brackets, or a `1` for an empty square.
fn wide(row: &str) -> Vec<String> {
    let mut squares: Vec<String> = Vec::new();
    let mut open: Option<String> = None;
    for letter in row.chars() {
        match (letter, open.as_mut(), letter.to_digit(10)) {
            ('[', ..) => open = Some("[".to_owned()),
            (']', Some(kind), _) => {
                kind.push(']');
                squares.extend(open.take());
            }
            (_, Some(kind), _) => kind.push(letter),
            (_, None, Some(empty)) => squares.extend((0..empty).map(|_| EMPTY.to_owned())),
            (_, None, None) => squares.push(letter.to_string()),
        }
    }
    squares
}

/// A rank as it is written.
fn narrow(row: &[String]) -> String {
    row.chunk_by(|one, other| one == EMPTY && other == EMPTY)
        .map(|run| if run[0] == EMPTY { run.len().to_string() } else { run.concat() })
        .collect()
}
