//! Lines of conditional turns, and their progress by what happens.

use engine::any_game::{AnyTable, TableStep};
use engine::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use words::Lang;

/// Turns in the order in which they are to happen, other players' as the line's owner sees them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Line(pub(super) Vec<Step>);

/// A turn of a line: its seat and its text; `None` for any turn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Step(pub(super) u8, pub(super) Option<String>);

/// The progress of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// Number of turns matched so far; the next is another player's, or the owner's very first.
    Waits(usize),
    /// Number of turns matched so far; the next is the owner's.
    Ready(usize),
    /// All of it has happened.
    Done,
    /// Something else has happened.
    Missed,
}

impl Line {
    /// The stored form.
    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the stored form.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Compares it with the turns since it was written. An owner's turn at the very beginning is played by hand.
    pub(super) fn progress(&self, own: Seat, happened: &[Turn]) -> Progress {
        for (step, turn) in self.0.iter().zip(happened) {
            if step.0 != turn.seat.0 || step.1.as_ref().is_some_and(|text| !turn.is(text)) {
                return Progress::Missed;
            }
        }
        match self.0.get(happened.len()) {
            None => Progress::Done,
            Some(step) if step.0 == own.0 && !happened.is_empty() => Progress::Ready(happened.len()),
            Some(_) => Progress::Waits(happened.len()),
        }
    }

    /// The turn after this many.
    pub(super) fn turn(&self, at: usize) -> Option<&str> {
        self.0.get(at)?.1.as_deref()
    }

    /// How many of the turns before this one are "any": the fewer, the more specific the line.
    pub(super) fn open(&self, before: usize) -> usize {
        self.0.iter().take(before).filter(|step| step.1.is_none()).count()
    }

    /// Whether two lines answer the very same case differently.
    pub(super) fn contradicts(&self, other: &Self, own: Seat) -> bool {
        let differ = self.0.iter().zip(&other.0).find(|(one, two)| one != two);
        differ.is_some_and(|(one, two)| one.0 == own.0 && two.0 == own.0)
    }

    /// A short form with the letters of a language: `e7e5 g1f3`.
    pub(super) fn short(&self, lang: Lang) -> String {
        let word = |step: &Step| {
            step.1.as_deref().map_or_else(|| super::typed::ANY.to_owned(), |turn| lang.steps(turn))
        };
        self.0.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

/// A complete turn as a seat saw it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) text: String,
    /// The answer to it, if that isn't in the text.
    pub(super) remark: Option<&'static str>,
}

impl Turn {
    /// Whether a text means this turn: with any answer, or with this one, `d1h5(wrong)`.
    pub(super) fn is(&self, text: &str) -> bool {
        let answered =
            self.remark.and_then(|remark| text.strip_suffix(')')?.strip_suffix(remark)?.strip_suffix('('));
        text == self.text || answered == Some(self.text.as_str())
    }
}

/// The complete turns of players as a seat saw them, without outcomes of chance, rulings and decisions about the game.
pub(super) fn seen(table: &dyn AnyTable, own: Seat) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut open: Vec<Turn> = Vec::new();
    for part in table.record(Viewer::Seat(own)) {
        let Some(seat) = part.seat else { continue };
        if TableStep::from_word(&part.text).is_some() {
            continue;
        }
        // Chance may come in the middle of a turn, which goes on in another part.
        let before = open.iter().position(|turn| turn.seat == seat).map(|at| open.swap_remove(at).text);
        let text = match before {
            Some(before) if part.text.is_empty() => before,
            Some(before) if !before.is_empty() => format!("{before}/{}", part.text),
            _ => part.text,
        };
        if part.complete { &mut turns } else { &mut open }.push(Turn { seat, text, remark: part.remark });
    }
    turns
}

/// The part of its turn that a seat has played, as seen by another, if it is in the middle of one.
pub(super) fn begun(table: &dyn AnyTable, own: Seat, seat: Seat) -> Option<String> {
    let last = table.recent(Viewer::Seat(own)).find(|part| part.seat == Some(seat))?;
    (!last.complete && TableStep::from_word(&last.text).is_none()).then_some(last.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Seat = Seat(0);

    fn line(steps: &[(u8, &str)]) -> Line {
        Line(
            steps
                .iter()
                .map(|(seat, text)| Step(*seat, (*text != "*").then(|| (*text).to_owned())))
                .collect(),
        )
    }

    fn turns(turns: &[(u8, &str)]) -> Vec<Turn> {
        turns.iter().map(|(seat, text)| turn(*seat, text, None)).collect()
    }

    fn turn(seat: u8, text: &str, remark: Option<&'static str>) -> Turn {
        Turn { seat: Seat(seat), text: text.to_owned(), remark }
    }

    #[test]
    fn how_a_turn_was_answered_counts_where_it_is_named() {
        let (wrong, right) = (turn(1, "d1h5", Some("wrong")), turn(1, "d1h5", None));
        assert!(wrong.is("d1h5") && wrong.is("d1h5(wrong)") && right.is("d1h5"));
        assert!(!right.is("d1h5(wrong)") && !wrong.is("d1h4(wrong)") && !wrong.is("d1h5wrong)"));
    }

    #[test]
    fn a_line_goes_on_as_long_as_what_happens_agrees_with_it() {
        let line = line(&[(1, "e7e5"), (0, "g1f3"), (1, "*"), (0, "f1b5")]);
        let progress = |happened: &[(u8, &str)]| line.progress(OWN, &turns(happened));
        assert_eq!(progress(&[]), Progress::Waits(0));
        assert_eq!(progress(&[(1, "e7e5")]), Progress::Ready(1));
        assert_eq!(progress(&[(1, "c7c5")]), Progress::Missed);
        assert_eq!(progress(&[(0, "e7e5")]), Progress::Missed, "whose turn it was counts");
        assert_eq!(progress(&[(1, "e7e5"), (0, "f2f4")]), Progress::Missed);
        assert_eq!(progress(&[(1, "e7e5"), (0, "g1f3")]), Progress::Waits(2));
        assert_eq!(progress(&[(1, "e7e5"), (0, "g1f3"), (1, "a7a6")]), Progress::Ready(3));
        let all = [(1, "e7e5"), (0, "g1f3"), (1, "a7a6"), (0, "f1b5"), (1, "h7h6")];
        assert_eq!(progress(&all[..4]), Progress::Done);
        assert_eq!(progress(&all), Progress::Done);
        assert_eq!(
            Line::read(&line.written()).map(|line| line.short(Lang::En)).as_deref(),
            Some("e7e5 g1f3 any f1b5")
        );
    }

    #[test]
    fn the_first_turn_of_all_is_never_played_by_itself() {
        let line = line(&[(0, "e2e4"), (1, "e7e5"), (0, "g1f3")]);
        assert_eq!(line.progress(OWN, &[]), Progress::Waits(0));
        assert_eq!(line.progress(OWN, &turns(&[(0, "e2e4")])), Progress::Waits(1));
        assert_eq!(line.progress(OWN, &turns(&[(0, "d2d4")])), Progress::Missed);
    }

    #[test]
    fn lines_contradict_each_other_where_they_answer_the_same_differently() {
        let knight = line(&[(1, "e7e5"), (0, "g1f3"), (1, "b8c6"), (0, "f1b5")]);
        assert!(knight.contradicts(&line(&[(1, "e7e5"), (0, "f2f4")]), OWN));
        assert!(!knight.contradicts(&line(&[(1, "c7c5"), (0, "f2f4")]), OWN));
        assert!(!knight.contradicts(&line(&[(1, "e7e5"), (0, "g1f3"), (1, "g8f6"), (0, "f3e5")]), OWN));
        assert!(!knight.contradicts(&line(&[(1, "*"), (0, "f2f4")]), OWN), "no matter what else happens");
    }
}
