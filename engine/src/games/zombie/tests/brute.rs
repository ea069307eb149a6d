//! A second implementation, plain rather than fast: an array of cells, every sequence tried.

use std::collections::BTreeSet;

use crate::board::Side;

/// A piece on the plain board: its FEN letter, and whether it is a zombie.
type Cell = Option<(char, bool)>;

/// The plain board.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    edition: u32,
    cells: [Cell; 64],
    white: bool,
    castling: String,
    passed: Vec<usize>,
    /// White's burials and Black's: (square, letter).
    graves: [Vec<(usize, char)>; 2],
    dust: String,
}

/// A turn in progress: its parts so far, the board, and what is still to happen.
#[derive(Clone)]
struct Moves {
    board: Plain,
    parts: Vec<String>,
    idle: Vec<usize>,
    left: Vec<usize>,
    captured: Vec<char>,
    passed: Vec<usize>,
    won: bool,
}

fn index(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

fn name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 8) as u8), square / 8 + 1)
}

fn owned(letter: char, white: bool) -> bool {
    letter.is_ascii_uppercase() == white
}

fn lists(text: &str) -> Vec<&str> {
    text.split(',').filter(|part| !part.is_empty()).collect()
}

impl Plain {
    /// Reads a canonical position text, to be continued by an edition of the rules.
    pub(super) fn read(text: &str, edition: u32) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let mut cells = [None; 64];
        for (row, rank) in words[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        cells[rank * 8 + file] = Some((letter, false));
                        file += 1;
                    }
                }
            }
        }
        let extra = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)).unwrap_or_default();
        for square in lists(extra("zombies=")) {
            if let Some((_, zombie)) = cells[index(square)].as_mut() {
                *zombie = true;
            }
        }
        let mut graves = [Vec::new(), Vec::new()];
        for part in extra("buried=").split('|').filter(|part| !part.is_empty()) {
            let (burier, list) = part.split_once(':').expect("a burier");
            for grave in lists(list) {
                let letter = grave.chars().last().expect("a piece");
                graves[usize::from(burier == "b")].push((index(&grave[..2]), letter));
            }
        }
        Self {
            edition,
            cells,
            white: words[1] == "w",
            castling: words[2].to_owned(),
            passed: if words[3] == "-" {
                Vec::new()
            } else {
                lists(words[3]).into_iter().map(index).collect()
            },
            graves,
            dust: extra("dust=").to_owned(),
        }
    }

    fn king(&self, white: bool) -> Option<usize> {
        let letter = if white { 'K' } else { 'k' };
        (0..64).find(|square| self.cells[*square].is_some_and(|(found, _)| found == letter))
    }

    /// The pseudo-legal moves of the piece on a square: (target, promotion, square of the victim).
    fn reach(&self, from: usize) -> Vec<(usize, Option<char>, Option<usize>)> {
        let Some((letter, _)) = self.cells[from] else { return Vec::new() };
        let white = letter.is_ascii_uppercase();
        let (file, rank) = ((from % 8) as i32, (from / 8) as i32);
        let at = |file: i32, rank: i32| {
            ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
        };
        let mut found = Vec::new();
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let oblique = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let leaps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        let all = [straight, oblique].concat();
        let (steps, far): (&[(i32, i32)], bool) = match letter.to_ascii_uppercase() {
            'N' => (&leaps, false),
            'B' => (&oblique, true),
            'R' => (&straight, true),
            'Q' => (&all, true),
            'K' => (&all, false),
            _ => {
                let up = if white { 1 } else { -1 };
                let mut add = |to: usize, victim: Option<usize>| {
                    if to / 8 == if white { 7 } else { 0 } {
                        found.extend("QRBN".chars().map(|role| (to, Some(role), victim)));
                    } else {
                        found.push((to, None, victim));
                    }
                };
                if let Some(one) = at(file, rank + up).filter(|to| self.cells[*to].is_none()) {
                    add(one, None);
                    let second = if white { 1 } else { 6 };
                    if let Some(two) = at(file, rank + 2 * up).filter(|to| self.cells[*to].is_none())
                        && rank == second
                    {
                        add(two, None);
                    }
                }
                for side in [-1, 1] {
                    let Some(to) = at(file + side, rank + up) else { continue };
                    match self.cells[to] {
                        Some((other, _)) if !owned(other, white) => add(to, Some(to)),
                        None if self.passed.contains(&to) => {
                            let beside = at(file + side, rank).expect("on the board");
                            let pawn = if white { 'p' } else { 'P' };
                            if self.cells[beside].is_some_and(|(found, _)| found == pawn) {
                                add(to, Some(beside));
                            }
                        }
                        _ => {}
                    }
                }
                return found;
            }
        };
        for (files, ranks) in steps {
            let (mut f, mut r) = (file + files, rank + ranks);
            while let Some(to) = at(f, r) {
                match self.cells[to] {
                    Some((other, _)) => {
                        if !owned(other, white) {
                            found.push((to, None, Some(to)));
                        }
                        break;
                    }
                    None => found.push((to, None, None)),
                }
                if !far {
                    break;
                }
                (f, r) = (f + files, r + ranks);
            }
        }
        found
    }

    fn has_to_promote(&self, square: usize) -> bool {
        matches!(self.cells[square], Some(('P', _)) if square >= 56)
            || matches!(self.cells[square], Some(('p', _)) if square < 8)
    }

    fn moved(&self, from: usize, to: usize, promotion: Option<char>, victim: Option<usize>) -> Self {
        let mut next = self.clone();
        let (letter, zombie) = next.cells[from].take().expect("a piece");
        if let Some(victim) = victim {
            next.cells[victim] = None;
        }
        let role = promotion.map_or(letter, |role| {
            if letter.is_ascii_uppercase() { role } else { role.to_ascii_lowercase() }
        });
        next.cells[to] = Some((role, zombie));
        next
    }

    /// Whether a side could capture the piece on a square in one turn: tries everything its zombies can do.
    fn takes(&self, white: bool, target: usize) -> bool {
        let own = |square: &usize| self.cells[*square].is_some_and(|(letter, _)| owned(letter, white));
        let ordinary = (0..64).filter(own).any(|from| self.reach(from).iter().any(|(to, ..)| *to == target));
        let idle: Vec<usize> = (0..64)
            .filter(own)
            .filter(|square| self.cells[*square].is_some_and(|(_, zombie)| zombie))
            .collect();
        ordinary || self.zombies_take(&idle, target)
    }

    fn zombies_take(&self, idle: &[usize], target: usize) -> bool {
        idle.iter().any(|from| {
            let rest: Vec<usize> = idle.iter().copied().filter(|other| other != from).collect();
            self.shapes(*from).into_iter().any(|shape| {
                shape.reach(*from).into_iter().any(|(to, promotion, victim)| {
                    to == target || shape.moved(*from, to, promotion, victim).zombies_take(&rest, target)
                })
            })
        })
    }

    /// The boards with each promotion of a pawn that has to be promoted; otherwise the board as it is.
    fn shapes(&self, square: usize) -> Vec<Self> {
        if !self.has_to_promote(square) {
            return vec![self.clone()];
        }
        "QRBN".chars().map(|role| self.with_role(square, role)).collect()
    }

    fn with_role(&self, square: usize, role: char) -> Self {
        let mut next = self.clone();
        if let Some((letter, _)) = next.cells[square].as_mut() {
            *letter = if letter.is_ascii_uppercase() { role } else { role.to_ascii_lowercase() };
        }
        next
    }

    /// Every whole turn of the side to move, with the board it leads to: placement, zombies, graves and dust.
    pub(super) fn turns(&self) -> BTreeSet<(String, String)> {
        let idle: Vec<usize> = (0..64)
            .filter(|square| {
                self.cells[*square].is_some_and(|(letter, zombie)| zombie && owned(letter, self.white))
            })
            .collect();
        let moves = Moves {
            board: self.clone(),
            parts: Vec::new(),
            idle: idle.clone(),
            left: Vec::new(),
            captured: Vec::new(),
            passed: Vec::new(),
            won: false,
        };
        let mut found = BTreeSet::new();
        for from in 0..64 {
            if self.cells[from].is_some_and(|(letter, zombie)| owned(letter, self.white) && !zombie) {
                for (to, promotion, victim) in self.reach(from) {
                    moves.step(from, to, promotion, victim).end(&mut found);
                }
            }
        }
        for (king_to, rook, rook_to, text, letter) in [(6, 7, 5, "O-O", 'K'), (2, 0, 3, "O-O-O", 'Q')] {
            let home = if self.white { 0 } else { 56 };
            let right = if self.white { letter } else { letter.to_ascii_lowercase() };
            if !self.castling.contains(right) {
                continue;
            }
            let (king, rook) = (home + 4, home + rook);
            let between = if rook > king { king + 1..rook } else { rook + 1..king };
            if between.clone().any(|square| self.cells[square].is_some()) {
                continue;
            }
            let (low, high) = (king.min(home + king_to), king.max(home + king_to));
            let safe = (low..=high).all(|square| {
                let mut board = self.clone();
                board.cells[square] = board.cells[king].take().or(board.cells[square]);
                board.passed.clear();
                !board.takes(!self.white, square)
            });
            if !safe {
                continue;
            }
            let mut castled = moves.clone();
            castled.board.cells[home + king_to] = castled.board.cells[king].take();
            castled.board.cells[home + rook_to] = castled.board.cells[rook].take();
            castled.left = vec![king, rook];
            castled.parts.push(text.to_owned());
            castled.end(&mut found);
        }
        moves.go_on(&mut found);
        found
    }
}

impl Moves {
    fn step(&self, from: usize, to: usize, promotion: Option<char>, victim: Option<usize>) -> Self {
        let mut next = self.clone();
        let taken = victim.and_then(|victim| self.board.cells[victim]).map(|(letter, _)| letter);
        next.board = self.board.moved(from, to, promotion, victim);
        next.left.push(from);
        next.left.extend(victim.filter(|victim| *victim != to));
        next.captured.extend(taken);
        next.won = taken.is_some_and(|letter| letter.eq_ignore_ascii_case(&'k'));
        next.idle.retain(|square| *square != from);
        let pawn = self.board.cells[from].is_some_and(|(letter, _)| letter.eq_ignore_ascii_case(&'p'));
        if pawn && from.abs_diff(to) == 16 {
            next.passed.push(usize::midpoint(from, to));
        }
        let promoted = promotion.map_or(String::new(), |role| format!("={role}"));
        next.parts.push(format!("{}{}{promoted}", name(from), name(to)));
        next
    }

    /// Adds every sequence of zombie moves from here.
    fn go_on(&self, found: &mut BTreeSet<(String, String)>) {
        for from in self.idle.clone() {
            for (shape, role) in if self.board.has_to_promote(from) {
                "QRBN".chars().map(|role| (self.board.with_role(from, role), Some(role))).collect()
            } else {
                vec![(self.board.clone(), None)]
            } {
                let mut moves = self.clone();
                moves.board = shape;
                moves.parts.extend(role.map(|role| format!("{}={role}", name(from))));
                for (to, promotion, victim) in moves.board.reach(from) {
                    let next = moves.step(from, to, promotion, victim);
                    next.clone().end(found);
                    if !next.won {
                        next.go_on(found);
                    }
                }
            }
        }
    }

    /// Ends the moving, if that is legal, and adds every way to bury.
    fn end(mut self, found: &mut BTreeSet<(String, String)>) {
        let white = self.board.white;
        if self.won {
            found.insert((self.parts.join("/"), String::new()));
            return;
        }
        let own = usize::from(!white);
        let mut foreseen = self.board.clone();
        foreseen.graves[1 - own].clear();
        turned_up(&mut foreseen, &self.left, &self.idle);
        foreseen.passed = self.passed.clone();
        if foreseen.king(white).is_some_and(|king| foreseen.takes(!white, king)) {
            return;
        }
        turned_up(&mut self.board, &self.left, &self.idle);
        if self.board.edition > 1 {
            for (foreseen, cell) in foreseen.cells.iter().zip(&self.board.cells) {
                assert!(
                    foreseen.is_none() || foreseen == cell,
                    "an own burial that was foreseen stays below"
                );
            }
        }
        self.bury(found);
    }

    fn bury(mut self, found: &mut BTreeSet<(String, String)>) {
        let white = self.board.white;
        let Some(letter) = self.captured.first().copied() else {
            found.insert((self.parts.join("/"), self.board.summary()));
            return;
        };
        self.captured.remove(0);
        let own = usize::from(!white);
        let places: Vec<usize> = (0..64)
            .filter(|square| self.board.cells[*square].is_some_and(|(letter, _)| owned(letter, white)))
            .filter(|square| self.board.graves[own].iter().all(|(grave, _)| grave != square))
            .collect();
        if places.is_empty() {
            self.board.dust.push(letter);
            self.bury(found);
            return;
        }
        for place in places {
            let mut next = self.clone();
            next.board.graves[own].push((place, letter));
            next.parts.push(format!("@{}", name(place)));
            next.bury(found);
        }
    }
}

/// Turns up the squares left, crumbles idle zombies, and raises what is buried under them.
fn turned_up(board: &mut Plain, left: &[usize], idle: &[usize]) {
    for square in left {
        board.raise(*square);
    }
    for square in idle {
        if let Some((letter, _)) = board.cells[*square].take() {
            board.dust.push(letter);
        }
    }
    for square in idle {
        board.raise(*square);
    }
}

impl Plain {
    fn raise(&mut self, square: usize) {
        if self.cells[square].is_some() {
            return;
        }
        let own = usize::from(!self.white);
        let order = if self.edition == 1 { [1 - own, own] } else { [own, 1 - own] };
        for burier in order {
            if let Some(found) = self.graves[burier].iter().position(|(grave, _)| *grave == square) {
                let (_, letter) = self.graves[burier].remove(found);
                self.cells[square] = Some((letter, true));
                return;
            }
        }
    }

    /// The text of everything that a turn changes, for comparison.
    fn summary(&self) -> String {
        let cells: String = self
            .cells
            .iter()
            .map(|cell| match cell {
                None => ".".to_owned(),
                Some((letter, zombie)) => format!("{letter}{}", if *zombie { "!" } else { "" }),
            })
            .collect();
        let mut graves = self.graves.clone();
        graves.iter_mut().for_each(|graves| graves.sort_unstable());
        let mut dust: Vec<char> = self.dust.chars().collect();
        dust.sort_unstable();
        format!("{cells} {graves:?} {dust:?}")
    }

    /// The summary of a position text.
    pub(super) fn summarize(text: &str) -> String {
        Self::read(text, 1).summary()
    }
}

/// The side to move of a plain board.
pub(super) fn side(board: &Plain) -> Side {
    if board.white { Side::White } else { Side::Black }
}
