//! The 960 arrays and their numbers (Reinhard Scharnagl's).

use std::fmt;
use std::str::FromStr;

use crate::board::Role;

/// The number of arrays.
pub(super) const ARRAYS: u16 = 960;

/// The two of five free files, by index, that the knights take for each remainder.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The number of an array, 0 … 959. `Display` and `FromStr` are `#518`, the usual one.
///
/// ```
/// use engine::games::chess960::ArrayNumber;
///
/// let usual: ArrayNumber = "#518".parse()?;
/// let letters: String = usual.pieces().iter().map(|role| role.code()).collect();
/// assert_eq!(letters, "RNBQKBNR");
/// # Ok::<(), engine::games::chess960::NoSuchArray>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArrayNumber(u16);

impl ArrayNumber {
    /// The array with this number, if it is below 960.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        u16::try_from(number).ok().filter(|number| *number < ARRAYS).map(Self)
    }

    /// All arrays, lowest number first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ARRAYS).map(Self)
    }

    /// The pieces from the a-file to the h-file.
    ///
    /// The number is read as digits: a bishop's place among the four light squares, the other's among the dark ones,
    /// the queen's among the six files left, the knights' among the ten pairs of the last five; rook, king and rook
    /// fill what remains.
    #[must_use]
    pub fn pieces(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let (light, number) = (number % 4, number / 4);
        let (dark, number) = (number % 4, number / 4);
        let (queen, pair) = (number % 6, number / 6);
        let mut files = [None; 8];
        // On the first rank, a, c, e and g are dark.
        files[2 * light + 1] = Some(Role::Bishop);
        files[2 * dark] = Some(Role::Bishop);
        nth_free(&mut files, queen, Role::Queen);
        let (first, second) = KNIGHTS[pair];
        // The higher index first, so that it does not shift the other.
        nth_free(&mut files, second, Role::Knight);
        nth_free(&mut files, first, Role::Knight);
        let mut rest = [Role::Rook, Role::King, Role::Rook].into_iter();
        files.map(|piece| {
            piece.or_else(|| rest.next()).expect("five of eight files are taken, three are left")
        })
    }
}

/// Puts a piece on the `n`th free file, counted from 0.
fn nth_free(files: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(place) = files.iter_mut().filter(|file| file.is_none()).nth(n) {
        *place = Some(role);
    }
}

impl fmt::Display for ArrayNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Error: the text names no array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a starting position is written #0 to #959")]
pub struct NoSuchArray;

impl FromStr for ArrayNumber {
    type Err = NoSuchArray;

    fn from_str(text: &str) -> Result<Self, NoSuchArray> {
        let number = text.strip_prefix('#').and_then(|digits| digits.parse().ok()).and_then(Self::new);
        number.filter(|number| number.to_string() == text).ok_or(NoSuchArray)
    }
}
