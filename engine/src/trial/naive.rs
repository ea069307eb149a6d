//! Chess pieces on an array of letters, walked square by square: a second opinion that shares nothing with the sets of
//! squares of the engine.

/// The letters on squares: FEN letters, `.` for an empty square. Index 0 is a1, 63 h8.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Naive(pub(crate) [char; 64]);

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// The square at an offset, if it is on the board.
pub(crate) fn shifted(from: usize, (files, ranks): (i8, i8)) -> Option<usize> {
    let (file, rank) = ((from % 8) as i8 + files, (from / 8) as i8 + ranks);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| (rank * 8 + file) as usize)
}

/// The name of a square: `e4` for 28.
pub(crate) fn name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 8) as u8), square / 8 + 1)
}

/// The index of a square: 28 for `e4`.
pub(crate) fn index(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

impl Naive {
    /// Reads the first field of a position text.
    pub(crate) fn read(placement: &str) -> Self {
        let mut squares = ['.'; 64];
        for (row, rank) in placement.split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        squares[rank * 8 + file] = letter;
                        file += 1;
                    }
                }
            }
        }
        Self(squares)
    }

    /// Whether a piece of White (or Black) stands there.
    pub(crate) fn owned(&self, square: usize, white: bool) -> bool {
        self.0[square] != '.' && self.0[square].is_ascii_uppercase() == white
    }

    /// The squares that a piece of this letter would reach: (quiet or capturing squares, only what it attacks).
    pub(crate) fn reach(&self, from: usize, letter: char, white: bool) -> (Vec<usize>, Vec<usize>) {
        let mut strikes = Vec::new();
        let mut walks = Vec::new();
        let mut slide = |ways: &[(i8, i8)], far: usize| {
            for way in ways {
                let mut square = from;
                for _ in 0..far {
                    let Some(next) = shifted(square, *way) else { break };
                    strikes.push(next);
                    square = next;
                    if self.0[square] != '.' {
                        break;
                    }
                }
            }
        };
        match letter.to_ascii_uppercase() {
            'R' => slide(&STRAIGHT, 7),
            'B' => slide(&SLANTED, 7),
            'Q' => {
                slide(&STRAIGHT, 7);
                slide(&SLANTED, 7);
            }
            'K' => {
                slide(&STRAIGHT, 1);
                slide(&SLANTED, 1);
            }
            'N' => slide(&LEAPS, 1),
            'P' => {
                let up = if white { 1 } else { -1 };
                strikes.extend([(-1, up), (1, up)].into_iter().filter_map(|way| shifted(from, way)));
                let second = if white { 1 } else { 6 };
                if let Some(one) = shifted(from, (0, up)).filter(|one| self.0[*one] == '.') {
                    walks.push(one);
                    let two = shifted(one, (0, up)).filter(|two| self.0[*two] == '.');
                    walks.extend(two.filter(|_| from / 8 == second));
                }
            }
            other => panic!("no piece {other}"),
        }
        if !letter.eq_ignore_ascii_case(&'p') {
            walks.clone_from(&strikes);
            walks.retain(|to| self.0[*to] == '.');
        }
        (walks, strikes)
    }

    /// The targets of the piece on a square, captures included; en passant and castling aside.
    pub(crate) fn targets(&self, from: usize) -> Vec<usize> {
        let white = self.owned(from, true);
        let (mut targets, strikes) = self.reach(from, self.0[from], white);
        targets.extend(strikes.into_iter().filter(|to| self.owned(*to, !white)));
        targets
    }

    /// The squares from which White (or Black) attacks a square.
    pub(crate) fn attackers(&self, target: usize, white: bool) -> Vec<usize> {
        let strikes = |from: &usize| {
            self.owned(*from, white) && self.reach(*from, self.0[*from], white).1.contains(&target)
        };
        (0..64).filter(strikes).collect()
    }

    /// The square of a piece of this letter.
    pub(crate) fn find(&self, letter: char) -> Option<usize> {
        self.0.iter().position(|found| *found == letter)
    }

    /// The moves of a piece to a square as texts: four promotions on the last rank of a pawn.
    pub(crate) fn texts(&self, from: usize, to: usize) -> Vec<String> {
        let plain = format!("{}{}", name(from), name(to));
        if self.0[from].eq_ignore_ascii_case(&'p') && (to / 8 == 0 || to / 8 == 7) {
            return "BNQR".chars().map(|letter| format!("{plain}={letter}")).collect();
        }
        vec![plain]
    }
}
