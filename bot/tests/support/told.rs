//! What an answer says about a turn that counted.

/// The turn in the log's notation; `None` if an answer names none. In games with words for turns, the notation of the steps is
/// behind the words; for a single step there are only the words.
pub(crate) fn played(answer: &str) -> Option<String> {
    // A try that fails counts, too.
    if let Some(rest) = ["You played `", "You tried `"].iter().find_map(|told| answer.split(told).nth(1)) {
        return rest.split('`').next().map(str::to_owned);
    }
    if let Some((told, rest)) = answer.split_once(" (`") {
        let steps = rest.split("`).").next().unwrap_or_default();
        if told.contains("You chose how") {
            return Some(steps.to_owned());
        } else if told.contains("You bid ") && told.contains(" sealed ") {
            return Some(format!("line/{steps}"));
        } else if told.contains("You gave up the demonstration") {
            return Some(format!("{steps}/--"));
        }
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

/// The number of moves that a player is told they have bid.
fn bid(answer: &str) -> Option<String> {
    let (_, rest) = answer.split_once("You bid ")?;
    let (number, _) = rest.split_once(" move")?;
    number.parse::<u32>().ok().map(|moves| moves.to_string())
}
