//! Plays typed turns as far as they are legal, one commit point after the other.
//!
//! Refusing a whole turn, and leaving everything as it was, would reveal what its commit point would have
//! uncovered. So the part that is legal in every world that fits the seat's view is played, and only then is the
//! rest read, by what the seat knows then.

use crate::rules::{Refusal, Value};
use crate::seat::Seat;
use crate::table::any_game::{AnyTable, Entry, Typed, Understood};
use crate::table::refusals;

/// The playable part of a typed turn. The caller must play it: only that makes up for what it reveals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The entries to apply, in order; at least one.
    pub entries: Vec<Entry>,
    /// The rest, which the player must be asked about again.
    pub left: Option<Left>,
}

/// The rest of a typed turn behind a commit point, which isn't legal there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The rest as typed.
    pub typed: String,
    /// Why it is refused, by what the seat knows after everything before it.
    pub refusal: Refusal,
}

/// Reads a typed turn up to its first commit point by the seat's view, and from there on by the true state.
///
/// # Errors
/// When the turn can't be played up to its first commit point: by the seat's view alone, so the refusal reveals
/// nothing.
pub fn take(table: &dyn AnyTable, seat: Seat, typed: &str) -> Result<Taken, Refusal> {
    take_on(table, seat, table.read(seat, typed)?)
}

/// Like [`take`], for a turn that was already read by the seat's view of this table.
///
/// # Errors
/// When the table refuses the entry: the turn was read on another table.
pub fn take_on(table: &dyn AnyTable, seat: Seat, read: Typed) -> Result<Taken, Refusal> {
    let Typed { entry, mut rest } = read;
    let mut taken = Taken { entries: vec![entry.clone()], left: None };
    if rest.is_empty() {
        return Ok(taken);
    }
    let mut after = table.fork();
    after.apply(&entry)?;
    while !rest.is_empty() {
        let read = after.read(seat, &rest);
        match read.and_then(|read| after.apply(&read.entry).map(|_| read)) {
            Ok(read) => {
                taken.entries.push(read.entry);
                rest = read.rest;
            }
            Err(refusal) => {
                taken.left = Some(Left { typed: rest, refusal });
                break;
            }
        }
    }
    Ok(taken)
}

/// Like [`take`], but also accepts the piece letters of another language: `Sf3` is `Nf3` in German. `letters` are
/// pairs of an English letter and its equivalent.
///
/// A letter's meaning is chosen by what is legal, in the seat's view alone. Where both meanings are legal, nothing
/// is played.
///
/// # Errors
/// As for [`take`], and when the letters leave open which turn is meant.
///
/// ```
/// use engine::seat::Seat;
/// use engine::{catalogue, rules::Options, typed};
///
/// let table = catalogue::find("chess").ok_or("no such game")?.open(&Options::default(), None)?;
/// let taken = typed::take_lettered(&*table, Seat(0), "Sf3", &[('N', 'S')])?;
/// assert_eq!(taken.entries[0].text, "g1f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn take_lettered(
    table: &dyn AnyTable,
    seat: Seat,
    typed: &str,
    letters: &[(char, char)],
) -> Result<Taken, Refusal> {
    take_on(table, seat, understand(table, seat, typed, letters)?.turn()?)
}

/// Reads a typed turn up to its first commit point by the seat's view alone, and plays nothing; accepts `letters`
/// like [`take_lettered`]. Tells a whole turn from a beginning after which more steps are needed, or are possible,
/// such as a move behind which a card could be played (there a whole turn says so with `end`).
///
/// # Errors
/// When it can't be read, and when the letters leave open which turn is meant.
///
/// ```
/// use engine::any_game::Understood;
/// use engine::seat::Seat;
/// use engine::{catalogue, rules::Options, typed};
///
/// let table = catalogue::find("chess").ok_or("no such game")?.open(&Options::default(), None)?;
/// let read = typed::understand(&*table, Seat(0), "Sf3", &[('N', 'S')])?;
/// assert!(matches!(&read, Understood::Turn(turn) if turn.entry.text == "g1f3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn understand(
    table: &dyn AnyTable,
    seat: Seat,
    typed: &str,
    letters: &[(char, char)],
) -> Result<Understood, Refusal> {
    let own = in_english(typed, letters);
    if own == typed {
        return table.understand(seat, typed);
    }
    // The one possible reading of the two.
    match (table.understand(seat, typed), table.understand(seat, &own)) {
        (Ok(_), Ok(other)) if names_piece(typed, letters) => Ok(other),
        (Ok(one), Ok(other)) if one.entry() != other.entry() => {
            let both = [one, other].map(|read| format!("`{}`", read.entry().text));
            let open = Refusal::of(refusals::LETTERS).with("typed", Value::typed(typed));
            Err(open.with("moves", Value::notations(both)))
        }
        (Ok(one), _) => Ok(one),
        (Err(_), other) => other.map_err(|refusal| as_typed(refusal, &own, typed)),
    }
}

/// Whether a text begins with a piece letter of the language that is the file of a pawn's move within one file in
/// English: nobody writes `Cc6` for c6. `Dxe5` stays ambiguous: keyboards capitalise a pawn's capture, too.
fn names_piece(typed: &str, letters: &[(char, char)]) -> bool {
    let is_own = |first: char| letters.iter().any(|(_, own)| *own == first);
    let is_english = |first: char| letters.iter().any(|(english, _)| *english == first);
    let mut typed = typed.chars();
    let (first, second) = (typed.next(), typed.next());
    first.is_some_and(|first| {
        is_own(first) && !is_english(first) && second == Some(first.to_ascii_lowercase())
    })
}

/// A refusal of the translated text that quotes what was typed instead.
fn as_typed(mut refusal: Refusal, own: &str, typed: &str) -> Refusal {
    for (name, value) in &mut refusal.args {
        let ("typed", Value::Text(said)) = (*name, &*value) else { continue };
        // Letters are translated one by one, so positions in both texts agree.
        let (said, cut) = said.strip_suffix('…').map_or((said.as_str(), ""), |said| (said, "…"));
        let Some(at) = own.find(said) else { continue };
        let before = own[..at].chars().count();
        let own_words = typed.chars().skip(before).take(said.chars().count());
        *value = Value::typed(&own_words.chain(cut.chars()).collect::<String>());
    }
    refusal.further = refusal.further.into_iter().map(|other| as_typed(other, own, typed)).collect();
    refusal
}

/// A text with a language's piece letters translated into the English ones.
///
/// ```
/// let german = [('Q', 'D'), ('R', 'T'), ('B', 'L'), ('N', 'S')];
/// let read = |typed| engine::typed::in_english(typed, &german);
/// assert_eq!([read("Sf3"), read("g1f3/s"), read("+s@f6"), read("d2d4")], ["Nf3", "g1f3/n", "+n@f6", "d2d4"]);
/// ```
#[must_use]
pub fn in_english(typed: &str, letters: &[(char, char)]) -> String {
    let english = |letter: char| {
        let own = |(_, own): &&(char, char)| own.eq_ignore_ascii_case(&letter);
        let found = letters.iter().find(own).map_or(letter, |(english, _)| *english);
        if letter.is_ascii_lowercase() { found.to_ascii_lowercase() } else { found }
    };
    let all: Vec<char> = typed.chars().collect();
    let ends = |at: Option<usize>| at.and_then(|at| all.get(at)).is_none_or(|other| " /,@".contains(*other));
    // A small letter is a file's, unless it stands alone, as cards are written: `n`, `+n@f6`.
    let stands_alone = |at: usize| {
        let before = at.checked_sub(1);
        (ends(before) || before.and_then(|at| all.get(at)) == Some(&'+')) && ends(Some(at + 1))
    };
    let letter = |(at, letter): (usize, &char)| match letter.is_ascii_lowercase() && !stands_alone(at) {
        true => *letter,
        false => english(*letter),
    };
    all.iter().enumerate().map(letter).collect()
}

/// Like [`whole`], but also accepts the piece letters of another language: for imagined worlds.
///
/// # Errors
/// As for [`whole`], and when the letters leave open which turn is meant.
pub fn whole_lettered(
    table: &dyn AnyTable,
    seat: Seat,
    typed: &str,
    letters: &[(char, char)],
) -> Result<Vec<Entry>, Refusal> {
    all(take_lettered(table, seat, typed, letters)?)
}

/// Reads a typed turn entirely or not at all: for imagined worlds, tests and tools, where a refusal may reveal anything.
///
/// # Errors
/// When any part can't be read or isn't legal.
///
/// ```
/// use engine::seat::Seat;
/// use engine::{catalogue, rules::Options, typed};
///
/// let table = catalogue::find("chess").ok_or("no such game")?.open(&Options::default(), None)?;
/// let entries = typed::whole(&*table, Seat(0), "Nf3")?;
/// assert_eq!(entries[0].text, "g1f3");
/// let refused = typed::whole(&*table, Seat(0), "Ke2").err().ok_or("it is possible")?;
/// assert!(!refused.to_string().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn whole(table: &dyn AnyTable, seat: Seat, typed: &str) -> Result<Vec<Entry>, Refusal> {
    all(take(table, seat, typed)?)
}

fn all(Taken { entries, left }: Taken) -> Result<Vec<Entry>, Refusal> {
    left.map_or(Ok(entries), |left| Err(left.refusal))
}
