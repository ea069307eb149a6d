//! A second opinion: finds the legal turns by trying everything, on an array of letters; it shares nothing with
//! the engine's sets of squares, floods and short cuts.

use crate::trial::naive::{Naive, index, name, shifted};

/// A board with checkers, White's positive, Black's negative.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Plain {
    board: Naive,
    counts: [i8; 64],
}

/// A move: from, to, the letter that stands there afterwards, the victim's square.
type Mv = (usize, usize, char, Option<usize>);

/// The side to move, during a turn.
struct Turn<'a> {
    white: bool,
    hand: &'a str,
    /// The number of checkers it owns.
    owned: i8,
    found: Vec<(String, Plain)>,
}

impl Plain {
    pub(super) fn read(text: &str) -> Self {
        let board = Naive::read(text.split(' ').next().unwrap_or_default());
        let mut counts = [0; 64];
        let list = text.split(' ').find_map(|word| word.strip_prefix("checkers=")).unwrap_or_default();
        for item in list.split(',').filter(|item| !item.is_empty()) {
            let (square, stack) = item.split_once(':').expect("a square and a stack");
            let count: i8 = stack[1..].parse().expect("a count");
            counts[index(square)] = if stack.starts_with('w') { count } else { -count };
        }
        Self { board, counts }
    }

    /// The number of a side's checkers on the board.
    pub(super) fn laid(&self, white: bool) -> i8 {
        self.counts.iter().map(|count| self.seen(*count, white).max(0)).sum()
    }

    fn seen(&self, count: i8, white: bool) -> i8 {
        if white { count } else { -count }
    }

    fn on(&self, square: usize, white: bool) -> i8 {
        self.seen(self.counts[square], white)
    }

    fn moves(&self, white: bool, passed: Option<usize>) -> Vec<Mv> {
        let mut found = Vec::new();
        for from in (0..64).filter(|from| self.board.owned(*from, white)) {
            let letter = self.board.0[from];
            let pawn = letter.eq_ignore_ascii_case(&'p');
            if self.on(from, white) < 0 {
                if !pawn {
                    let (walks, strikes) = self.board.reach(from, 'P', white);
                    found.extend(walks.first().map(|to| (from, *to, letter, None)));
                    let prey = strikes.into_iter().filter(|to| self.board.owned(*to, !white));
                    found.extend(prey.map(|to| (from, to, letter, Some(to))));
                }
                continue;
            }
            for to in self.board.targets(from) {
                let victim = self.board.owned(to, !white).then_some(to);
                for text in self.board.texts(from, to) {
                    let kind = text.split_once('=').map_or(letter, |(_, kind)| cased(kind, white));
                    found.push((from, to, kind, victim));
                }
            }
            if let Some(passed) = passed.filter(|_| pawn)
                && self.board.reach(from, letter, white).1.contains(&passed)
            {
                found.push((from, passed, letter, shifted(passed, (0, if white { -1 } else { 1 }))));
            }
        }
        found
    }

    fn moved(mut self, (from, to, kind, victim): Mv, white: bool) -> Self {
        let mut count = std::mem::take(&mut self.counts[from]);
        self.board.0[from] = '.';
        if let Some(victim) = victim {
            self.board.0[victim] = '.';
            count += std::mem::take(&mut self.counts[victim]);
        }
        self.board.0[to] = kind;
        let far = to / 8 == if white { 7 } else { 0 };
        self.counts[to] = if far && self.seen(count, white) < 0 { 0 } else { count };
        self
    }

    fn hopped(mut self, from: usize, to: usize, kind: char, white: bool) -> Self {
        self.counts[from] -= if white { 1 } else { -1 };
        let victim = (self.board.0[to] != '.').then_some(to);
        self.moved((from, to, kind, victim), white)
    }

    fn around(&self, from: usize, white: bool) -> Vec<usize> {
        let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
        let near = ways.into_iter().filter_map(|way| shifted(from, way));
        near.filter(|to| !self.board.owned(*to, white)).collect()
    }

    /// Whether the other side could capture this side's king with a whole turn.
    pub(super) fn lost(&self, white: bool, passed: Option<usize>) -> bool {
        let king = if white { 'K' } else { 'k' };
        self.moves(!white, passed).into_iter().any(|mv| {
            let after = self.moved(mv, !white);
            after.board.find(king).is_none() || after.runs(mv.1, !white, king)
        })
    }

    fn runs(&self, at: usize, white: bool, king: char) -> bool {
        self.on(at, white) > 0
            && self.around(at, white).into_iter().any(|to| {
                let after = self.hopped(at, to, self.board.0[at], white);
                after.board.find(king).is_none() || after.runs(to, white, king)
            })
    }

    /// Adds every way to complete a turn: nothing, a card, steps.
    fn tails(&self, at: Option<usize>, text: &str, passed: Option<usize>, turn: &mut Turn<'_>) {
        turn.found.push((text.to_owned(), *self));
        self.cards(text, passed, turn);
        let white = turn.white;
        let Some(at) = at.filter(|at| self.on(*at, white) > 0) else { return };
        for to in self.around(at, white) {
            let letter = self.board.0[at];
            let last = to / 8 == if white { 7 } else { 0 };
            let kinds = if letter.eq_ignore_ascii_case(&'p') && last { "BNQR" } else { "." };
            for kind in kinds.chars() {
                let (kind, suffix) = match kind {
                    '.' => (letter, String::new()),
                    kind => (cased(&kind.to_string(), white), format!("={kind}")),
                };
                let after = self.hopped(at, to, kind, white);
                if !after.lost(white, None) {
                    after.tails(Some(to), &format!("{text}/{}{suffix}", name(to)), None, turn);
                }
            }
        }
    }

    fn cards(&self, text: &str, passed: Option<usize>, turn: &mut Turn<'_>) {
        let white = turn.white;
        if self.laid(white) >= turn.owned {
            return;
        }
        let mut tried = String::new();
        for card in turn.hand.chars() {
            if tried.contains(card) {
                continue;
            }
            tried.push(card);
            let kind = self.board.0.contains(&card);
            for on in (0..64).filter(|on| self.board.owned(*on, card.is_ascii_uppercase())) {
                if kind && self.board.0[on] != card {
                    continue;
                }
                let mut after = *self;
                after.counts[on] += if white { 1 } else { -1 };
                if !after.lost(white, passed) {
                    turn.found.push((format!("{text}/+{card}@{}", name(on)), after));
                }
            }
        }
    }

    /// Every turn of a position text in which each side owns a number of checkers, with the board and checkers it
    /// leads to, sorted.
    pub(super) fn turns(text: &str, owned: i8) -> Vec<(String, Self)> {
        let words: Vec<&str> = text.split(' ').collect();
        let plain = Self::read(text);
        let white = words[1] == "w";
        let hands = words.iter().find_map(|word| word.strip_prefix("hands=")).unwrap_or("|");
        let hand = hands.split('|').nth(usize::from(!white)).unwrap_or_default();
        let mut turn = Turn { white, hand, owned, found: Vec::new() };
        let passed = Some(words[3]).filter(|name| *name != "-").map(index);
        for mv in plain.moves(white, passed) {
            let (from, to, kind, _) = mv;
            let after = plain.moved(mv, white);
            let double = kind.eq_ignore_ascii_case(&'p') && from.abs_diff(to) == 16;
            let behind = double.then_some(usize::midpoint(from, to));
            if after.lost(white, behind) {
                continue;
            }
            let promoted = kind != plain.board.0[from];
            let suffix = if promoted { format!("={}", kind.to_ascii_uppercase()) } else { String::new() };
            after.tails(Some(to), &format!("{}{}{suffix}", name(from), name(to)), behind, &mut turn);
        }
        for (text, after) in plain.castlings(words[2], white) {
            after.tails(None, &text, None, &mut turn);
        }
        turn.found.sort_by(|one, two| one.0.cmp(&two.0));
        turn.found
    }

    fn castlings(&self, rights: &str, white: bool) -> Vec<(String, Self)> {
        let home = if white { 0 } else { 56 };
        let king = if white { 'K' } else { 'k' };
        let wings = [('K', "O-O", 7, vec![5, 6], [4, 5, 6]), ('Q', "O-O-O", 0, vec![1, 2, 3], [4, 3, 2])];
        let mut found = Vec::new();
        for (right, text, rook, between, walked) in wings {
            let right = if white { right } else { right.to_ascii_lowercase() };
            let free = between.iter().all(|file| self.board.0[home + file] == '.')
                && self.counts[home + 4] == 0
                && self.counts[home + rook] == 0;
            let safe = walked.iter().all(|file| {
                let mut there = *self;
                there.board.0[home + 4] = '.';
                there.board.0[home + file] = king;
                !there.lost(white, None)
            });
            let mut landed = *self;
            landed.board.0[home + 4] = '.';
            landed.board.0[home + walked[1]] = std::mem::replace(&mut landed.board.0[home + rook], '.');
            landed.board.0[home + walked[2]] = king;
            if rights.contains(right) && free && safe && !landed.lost(white, None) {
                found.push((text.to_owned(), landed));
            }
        }
        found
    }
}

fn cased(kind: &str, white: bool) -> char {
    let kind = kind.chars().next().expect("a kind");
    if white { kind } else { kind.to_ascii_lowercase() }
}
