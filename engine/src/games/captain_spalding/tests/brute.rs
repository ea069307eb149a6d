//! A second implementation, plain and slow: letters on a grid, every pair of squares tried, nothing shared with the
//! first but the texts.

/// A position read from its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plain {
    /// The letters by rank, then by file; a dot for an empty square.
    grid: [[char; 8]; 8],
    white: bool,
    clock: u32,
    number: u32,
    gone: Vec<char>,
}

type Place = (i32, i32);

fn places() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn next_to(one: Place, other: Place) -> bool {
    one != other && (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
}

impl Plain {
    pub(super) fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let mut grid = [['.'; 8]; 8];
        for (row, rank) in words[0].split('/').zip((0..8).rev()) {
            let spread: String = row
                .chars()
                .map(|letter| {
                    letter.to_digit(10).map_or(letter.to_string(), |empty| ".".repeat(empty as usize))
                })
                .collect();
            for (file, letter) in spread.chars().enumerate() {
                grid[rank][file] = letter;
            }
        }
        let gone = words.get(6).and_then(|extra| extra.strip_prefix("gone=")).unwrap_or_default();
        Self {
            grid,
            white: words[1] == "w",
            clock: words[4].parse().expect("a number"),
            number: words[5].parse().expect("a number"),
            gone: gone.chars().filter(char::is_ascii_alphabetic).collect(),
        }
    }

    pub(super) fn write(&self) -> String {
        let rows: Vec<String> = (0..8)
            .rev()
            .map(|rank| {
                let mut row: String = self.grid[rank].iter().collect();
                for empty in (1..=8).rev() {
                    row = row.replace(&".".repeat(empty), &empty.to_string());
                }
                row
            })
            .collect();
        let side = if self.white { 'w' } else { 'b' };
        let mut text = format!("{} {side} - - {} {}", rows.join("/"), self.clock, self.number);
        let gone: Vec<String> =
            "RHErhe".chars().filter(|letter| self.gone.contains(letter)).map(String::from).collect();
        if !gone.is_empty() {
            text += &format!(" gone={}", gone.join(","));
        }
        text
    }

    /// The text without clock and number, which must never come back.
    pub(super) fn standing(&self) -> String {
        Self { clock: 0, number: 1, ..self.clone() }.write()
    }

    fn at(&self, place: Place) -> char {
        self.grid[place.1 as usize][place.0 as usize]
    }

    fn set(&mut self, place: Place, letter: char) {
        self.grid[place.1 as usize][place.0 as usize] = letter;
    }

    /// The owner of a letter: 1 for the mover, -1 for the other side, 0 for neutral.
    fn whose(&self, letter: char) -> i32 {
        match letter {
            '.' | 'N' | 'B' | 'D' => 0,
            letter if letter.is_ascii_uppercase() == self.white => 1,
            _ => -1,
        }
    }

    fn capturable(&self, place: Place) -> bool {
        let letter = self.at(place);
        letter == 'N' || letter == 'D' || self.whose(letter) < 0
    }

    fn empty(&self, place: Place) -> bool {
        self.at(place) == '.'
    }

    fn own(&self, letter: char) -> char {
        if self.white { letter } else { letter.to_ascii_lowercase() }
    }

    fn count(&self, letter: char) -> usize {
        self.grid.iter().flatten().filter(|found| **found == letter).count()
    }

    /// Whether the mover's creature can go from one place to another, by its way of moving alone.
    fn can_go(&self, from: Place, to: Place) -> bool {
        let letter = self.at(from);
        if from == to || self.whose(letter) < 0 {
            return false;
        }
        let forward = if self.white { 1 } else { -1 };
        let (across, up) = (to.0 - from.0, (to.1 - from.1) * forward);
        let elephant = across.abs() == 1 && up.abs() == 1 || (across, up) == (0, 1);
        let great = elephant || across.abs() == 2 && up.abs() == 2 || (across, up) == (0, 2);
        let wazir = across.abs() + up.abs() == 1;
        let (quiet, capture) = (self.empty(to), self.capturable(to));
        let safe = || !places().any(|place| self.at(place).eq_ignore_ascii_case(&'m') && next_to(place, to));
        match letter.to_ascii_uppercase() {
            'X' => next_to(from, to) && quiet && safe(),
            'P' => elephant && quiet && safe(),
            'J' => great && quiet && safe(),
            'L' => elephant && (quiet || capture),
            'E' => great && (quiet || capture),
            'B' => elephant && quiet,
            'D' => great && quiet || elephant && capture,
            'V' => (across, up) == (0, 1) && (quiet || capture),
            'W' if wazir && capture => true,
            'W' => {
                let between = |place: &Place| {
                    place.0 == from.0 && (place.1 - from.1) * (place.1 - to.1) < 0 && !self.empty(*place)
                };
                across == 0 && quiet && !places().any(|place| between(&place))
            }
            rhino @ ('R' | 'H') => {
                if wazir {
                    return quiet || capture;
                }
                // A knight's leap away: the step along the long way comes first.
                let knight = across.abs() * up.abs() == 2;
                let half = if across.abs() == 2 {
                    ((from.0 + to.0) / 2, from.1)
                } else {
                    (from.0, (from.1 + to.1) / 2)
                };
                knight && self.empty(half) && (quiet || capture && rhino == 'R')
            }
            _ => false,
        }
    }

    /// All legal turns with the positions behind them; `past` are earlier positions.
    pub(super) fn turns(&self, past: &[String]) -> Vec<(String, Self)> {
        let mut turns = Vec::new();
        for (from, to) in places().flat_map(|from| places().map(move |to| (from, to))) {
            if !self.can_go(from, to) {
                continue;
            }
            let mut next = self.clone();
            let mut mover = self.at(from);
            let mut text = name(from) + &name(to);
            let victim = self.at(to);
            if mover == self.own('V') && (to.1 == 7 || to.1 == 0) && self.whose(mover) == 1 {
                let last = if self.white { 7 } else { 0 };
                if to.1 == last {
                    mover = self.own('W');
                    text += "=W";
                }
            }
            next.set(from, '.');
            next.set(to, mover);
            next.clock = if victim == '.' { self.clock + 1 } else { 0 };
            let monsters: Vec<Place> = places()
                .filter(|place| next.at(*place).eq_ignore_ascii_case(&'m') && next_to(*place, to))
                .collect();
            if !monsters.is_empty() && !victim.eq_ignore_ascii_case(&'x') {
                next.set(to, '.');
                for monster in monsters {
                    next.set(monster, '.');
                }
            }
            next.white = !self.white;
            next.number += u32::from(!self.white);
            match self.at(from).to_ascii_uppercase() {
                maker @ ('X' | 'P' | 'J') => {
                    for (letter, place) in "RHVWCMLENBD".chars().flat_map(|letter| {
                        places().filter(|place| next_to(*place, to)).map(move |place| (letter, place))
                    }) {
                        if let Some(made) = self.make(&next, maker, letter, place) {
                            turns.push((format!("{text}/{letter}{}", name(place)), made));
                        }
                    }
                }
                _ => turns.push((text, next)),
            }
        }
        turns.retain(|(_, next)| past.is_empty() || !past.contains(&next.standing()));
        turns.sort_by(|one, other| one.0.cmp(&other.0));
        turns
    }

    /// The position after the maker of the side to move has made a creature; `moved` is the board after its move.
    fn make(&self, moved: &Self, maker: char, letter: char, place: Place) -> Option<Self> {
        let here = moved.at(place);
        let own = self.own(letter);
        let last = if self.white { 7 } else { 0 };
        let never = !self.gone.contains(&own);
        let bats = || (0..8).any(|rank| moved.at((place.0, rank)) == self.own('V'));
        let allowed = match (maker, letter) {
            ('X', 'R' | 'H') | ('J', 'E') => here == '.' && never,
            ('X', 'V') => here == '.' && place.1 != last && !bats(),
            ('X', 'W') => here == '.' && place.1 == last,
            ('X', 'C') | ('P', 'N') | ('J', 'B') => here == '.',
            ('X', 'M') => here == self.own('C'),
            ('P', 'L') => here == '.' && moved.count(own) == 0,
            ('P', 'B') => here == 'N',
            ('J', 'D') => here == 'B',
            _ => false,
        };
        if !allowed {
            return None;
        }
        let mut next = moved.clone();
        next.set(place, if "NBD".contains(letter) { letter } else { own });
        if "RHE".contains(letter) {
            next.gone.push(own);
        }
        Some(next)
    }

    /// Whether the box of the side to move is gone.
    pub(super) fn boxless(&self) -> bool {
        self.count(self.own('X')) == 0
    }
}
