//! A second implementation: every whole turn by trying everything on letters, and the position text after each.

use std::collections::{BTreeMap, BTreeSet};

use crate::trial::naive::{Naive, index, name, shifted};

/// The order of cards in a hand.
const ORDER: &str = "PNBRQKpnbrqk";

/// A position read from its text.
#[derive(Clone)]
pub(super) struct Plain {
    board: Naive,
    white: bool,
    rights: String,
    passed: Option<usize>,
    clock: u32,
    number: u32,
    hands: [String; 2],
    deck: String,
    stacks: [String; 2],
    captured: String,
}

/// A turn in progress.
#[derive(Clone, Default)]
struct Way {
    text: String,
    piece: Option<usize>,
    card: char,
    doubled: bool,
    /// The square passed by a pawn that still stands at the end of its double step.
    passed: Option<usize>,
    moved: bool,
    reset: bool,
    over: bool,
}

impl Way {
    fn then(&self, part: &str) -> Self {
        let slash = if self.text.is_empty() { "" } else { "/" };
        Self { text: format!("{}{slash}{part}", self.text), ..self.clone() }
    }
}

impl Plain {
    pub(super) fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let field = |key: &str| {
            words[6..]
                .iter()
                .find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
                .unwrap_or("")
                .to_owned()
        };
        let two = |key: &str| {
            let both = field(key);
            let (white, black) = both.split_once('|').unwrap_or(("", ""));
            [white.to_owned(), black.to_owned()]
        };
        Self {
            board: Naive::read(words[0]),
            white: words[1] == "w",
            rights: words[2].replace('-', ""),
            passed: Some(words[3]).filter(|name| *name != "-").map(index),
            clock: words[4].parse().expect("a clock"),
            number: words[5].parse().expect("a number"),
            hands: two("hands"),
            deck: field("deck"),
            stacks: two("stacks"),
            captured: field("captured"),
        }
    }

    fn write(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..8).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for letter in &self.board.0[rank * 8..rank * 8 + 8] {
                if *letter == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    row += &empty.to_string();
                }
                empty = 0;
                row.push(*letter);
            }
            if empty > 0 {
                row += &empty.to_string();
            }
            ranks.push(row);
        }
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let rights: String = "KQkq".chars().filter(|right| self.rights.contains(*right)).collect();
        let mut text = format!(
            "{} {} {} {} {} {}",
            ranks.join("/"),
            if self.white { 'w' } else { 'b' },
            dash(rights),
            dash(self.passed.map_or_else(String::new, name)),
            self.clock,
            self.number
        );
        for (key, value) in [
            ("hands", self.hands.join("|")),
            ("deck", self.deck.clone()),
            ("stacks", self.stacks.join("|")),
            ("captured", self.captured.clone()),
        ] {
            if !value.trim_matches('|').is_empty() {
                text += &format!(" {key}={value}");
            }
        }
        text
    }

    /// The number of lines of `turns` turns: one ends early where a king was captured or cards have run out.
    pub(super) fn lines(&self, turns: u32) -> u64 {
        let kings = self.board.find('K').is_some() && self.board.find('k').is_some();
        match turns {
            0 => 1,
            _ if !kings => 0,
            _ => self.turns().values().map(|after| Self::read(after).lines(turns - 1)).sum(),
        }
    }

    /// Every complete turn, with the position after it.
    pub(super) fn turns(&self) -> BTreeMap<String, String> {
        let mut turns = BTreeMap::new();
        let mut add = |way: &Way, at: &Self| {
            let before = turns.insert(way.text.clone(), at.finished(way).write());
            assert!(before.is_none(), "{} twice", way.text);
        };
        let start = Way::default();
        self.with_card(&start, &mut add);
        for from in (0..64).filter(|from| self.board.owned(*from, self.white)) {
            for to in self.board.reach(from, self.board.0[from], self.white).0 {
                for text in self.board.texts(from, to) {
                    let (next, way) = self.moved(&start, from, to, &text);
                    next.with_card(&way, &mut add);
                }
            }
        }
        for (right, text, rook, between, lands) in
            [('K', "O-O", 7, vec![5, 6], (6, 5)), ('Q', "O-O-O", 0, vec![1, 2, 3], (2, 3))]
        {
            let home = if self.white { 0 } else { 56 };
            let right = if self.white { right } else { right.to_ascii_lowercase() };
            if self.rights.contains(right) && between.iter().all(|file| self.board.0[home + file] == '.') {
                let mut next = self.clone();
                next.board.0[home + lands.0] = std::mem::replace(&mut next.board.0[home + 4], '.');
                next.board.0[home + lands.1] = std::mem::replace(&mut next.board.0[home + rook], '.');
                next.rights = next.rights.replace(if self.white { ['K', 'Q'] } else { ['k', 'q'] }, "");
                let way = Way { piece: Some(home + lands.0), moved: true, ..start.then(text) };
                next.with_card(&way, &mut add);
            }
        }
        turns
    }

    fn with_card(&self, way: &Way, add: &mut impl FnMut(&Way, &Self)) {
        let own = usize::from(!self.white);
        for card in self.hands[own].chars().collect::<BTreeSet<_>>() {
            let mut next = self.clone();
            next.hands[own] = self.hands[own].replacen(card, "", 1);
            next.stacks[own].push(card);
            next.captures(&Way { card, ..way.then(&card.to_string()) }, add);
        }
    }

    /// Whether a card of this side stands for any piece.
    fn wild(&self, card: char, white: bool) -> bool {
        let kind = if white { card.to_ascii_uppercase() } else { card.to_ascii_lowercase() };
        !self.board.0.contains(&kind)
    }

    fn captures(&self, way: &Way, add: &mut impl FnMut(&Way, &Self)) {
        add(way, self);
        let partner = usize::from(self.white);
        let Some(top) = self.stacks[partner].chars().last().filter(|_| !way.over) else { return };
        let any_captor = self.wild(way.card, self.white);
        let any_victim = way.doubled || self.wild(top, !self.white);
        for from in (0..64).filter(|from| way.piece.is_none_or(|piece| piece == *from)) {
            let kind = self.board.0[from];
            if !self.board.owned(from, self.white) || !(any_captor || kind.eq_ignore_ascii_case(&way.card)) {
                continue;
            }
            for to in self.board.reach(from, kind, self.white).1 {
                let passing = self.passed == Some(to) && kind.eq_ignore_ascii_case(&'p');
                let back = if self.white { -1 } else { 1 };
                let on = if passing { shifted(to, (0, back)).expect("behind it") } else { to };
                let victim = self.board.0[on];
                if !self.board.owned(on, !self.white) || !(any_victim || victim.eq_ignore_ascii_case(&top)) {
                    continue;
                }
                for text in self.board.texts(from, to) {
                    let mut lighter = self.clone();
                    lighter.board.0[on] = '.';
                    lighter.stacks[partner].pop();
                    lighter.captured.push(top);
                    let (next, mut way) = lighter.moved(way, from, to, &text);
                    way.doubled =
                        way.card.is_ascii_uppercase() == self.white && top.is_ascii_uppercase() != self.white;
                    way.over = victim.eq_ignore_ascii_case(&'k');
                    way.passed = None;
                    way.reset = true;
                    next.captures(&way, add);
                }
            }
        }
    }

    fn moved(&self, way: &Way, from: usize, to: usize, text: &str) -> (Self, Way) {
        let mut next = self.clone();
        let kind = std::mem::replace(&mut next.board.0[from], '.');
        next.board.0[to] = match text.split_once('=') {
            Some((_, promoted)) if self.white => promoted.chars().next().expect("a kind"),
            Some((_, promoted)) => promoted.to_ascii_lowercase().chars().next().expect("a kind"),
            None => kind,
        };
        for (square, rights) in
            [("a1", "Q"), ("e1", "KQ"), ("h1", "K"), ("a8", "q"), ("e8", "kq"), ("h8", "k")]
        {
            if [from, to].contains(&index(square)) {
                next.rights.retain(|right| !rights.contains(right));
            }
        }
        let pawn = kind.eq_ignore_ascii_case(&'p');
        let passed = (pawn && from.abs_diff(to) == 16).then(|| usize::midpoint(from, to));
        let reset = way.reset || pawn;
        (next, Way { piece: Some(to), passed, moved: true, reset, ..way.then(text) })
    }

    fn finished(&self, way: &Way) -> Self {
        let mut next = self.clone();
        next.clock = if way.reset { 0 } else { self.clock + u32::from(way.moved) };
        next.number += u32::from(!self.white);
        next.passed = way.passed;
        next.white = !self.white;
        if !way.over && !self.deck.is_empty() {
            let own = usize::from(!self.white);
            next.hands[own].push(next.deck.remove(0));
        }
        for hand in &mut next.hands {
            let mut cards: Vec<char> = hand.chars().collect();
            cards.sort_by_key(|card| ORDER.find(*card));
            *hand = cards.into_iter().collect();
        }
        next
    }
}
