//! What an answer says of a turn that counted.

/// The turn as the log has it; `None` where an answer tells of none. Of a single step that a game has a word for the word is all it says.
pub(crate) fn played(answer: &str) -> Option<String> {
    if let Some(rest) = answer.split("You played `").nth(1) {
        return rest.split('`').next().map(str::to_owned);
    }
    let worded = [
        ("You bid “impossible”.", "0"),
        ("You added a card.", "add"),
        ("You added no card.", "keep"),
        ("You gave up the demonstration.", "--"),
    ];
    let said = worded.into_iter().find(|(said, _)| answer.contains(said)).map(|(_, turn)| turn.to_owned());
    said.or_else(|| bid(answer))
}

/// The number of moves that somebody is told they have bid.
fn bid(answer: &str) -> Option<String> {
    let (_, rest) = answer.split_once("You bid ")?;
    let (number, _) = rest.split_once(" move")?;
    number.parse::<u32>().ok().map(|moves| moves.to_string())
}
