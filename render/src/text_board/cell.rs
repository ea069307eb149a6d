//! The text of one square in a few characters.

use engine::rules::Voice;
use engine::scene::{Cell, Scene, State, Terrain, Tint, Token};

/// The brackets that may open a square's text, and are closed at its end.
const BRACKETS: [char; 3] = ['[', '(', '{'];
/// The letters of chess, which each language writes in its own way.
pub(super) const KNOWN: [(&str, &str); 6] =
    [("K", "king"), ("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight"), ("P", "pawn")];

/// The letters of kinds of pieces.
pub(super) struct Letters<'a> {
    /// The names of kinds without a letter of their own, with the letter they are given.
    given: Vec<(&'static str, String)>,
    /// The reader's language.
    voice: &'a dyn Voice,
}

impl<'a> Letters<'a> {
    /// Chooses letters for the kinds of a scene that have none: P if it is free, for pawns of any sort; otherwise
    /// the first free letter of the name, then of the alphabet.
    pub(super) fn of(scene: &Scene, voice: &'a dyn Voice) -> Self {
        let tokens = || scene.cells.iter().filter_map(|cell| cell.token.as_ref());
        let mut taken: Vec<String> = tokens().map(|token| own(token, voice)).collect();
        let mut given: Vec<(&'static str, String)> = Vec::new();
        for token in tokens().filter(|token| clean(token.letter).is_empty()) {
            if given.iter().any(|(name, _)| *name == token.name) {
                continue;
            }
            let named = token.name.chars().filter(char::is_ascii_alphabetic);
            let letters = ['P'].into_iter().chain(named).chain('A'..='Z');
            let free = letters
                .map(|sign| sign.to_ascii_uppercase().to_string())
                .find(|letter| !taken.contains(letter));
            let letter = free.unwrap_or_else(|| "?".to_owned());
            taken.push(letter.clone());
            given.push((token.name, letter));
        }
        Self { given, voice }
    }

    /// The letter of a piece, capital as for White.
    pub(super) fn letter(&self, token: &Token) -> String {
        let own = own(token, self.voice);
        if !own.is_empty() {
            return own;
        }
        self.given
            .iter()
            .find(|(name, _)| *name == token.name)
            .map_or("?".to_owned(), |(_, letter)| letter.clone())
    }
}

/// The letter of a kind that has one: those of chess, and pairs of them, as the language writes them.
fn own(token: &Token, voice: &dyn Voice) -> String {
    let letter = clean(token.letter);
    let of_chess = KNOWN.contains(&(&letter, token.name)) || letter.len() == 2 || token.name == "thing";
    if of_chess { clean(&voice.notation(&letter)) } else { letter }
}

/// The part of a letter that a monospaced font has.
fn clean(letter: &str) -> String {
    letter.chars().filter(char::is_ascii_alphanumeric).take(3).collect::<String>().to_ascii_uppercase()
}

/// The text of a square: its piece with signs, in brackets if it is marked.
pub(super) fn text(cell: &Cell, letters: &Letters<'_>) -> String {
    let ground = match cell.terrain {
        Terrain::Plain => "",
        Terrain::Goal => "*",
        Terrain::Entrance => "^",
        Terrain::Box { latched: false } => "_",
        Terrain::Box { latched: true } => "#",
    };
    let marks = &cell.marks;
    let mut inside = match &cell.token {
        Some(token) => format!("{}{ground}", piece(token, letters)),
        None if ground.is_empty() => ".".to_owned(),
        None => ground.to_owned(),
    };
    let signs = [
        (marks.check, '!'),
        (marks.circled, '@'),
        (marks.given, '+'),
        (marks.danger, '?'),
        (marks.captured, '%'),
        (!cell.buried.is_empty(), '&'),
    ];
    inside.extend(signs.into_iter().filter(|(set, _)| *set).map(|(_, sign)| sign));
    if marks.selected {
        format!("{{{inside}}}")
    } else if marks.target || marks.target_capture {
        format!("({inside})")
    } else if marks.last_from || marks.last_to {
        format!("[{inside}]")
    } else {
        inside
    }
}

/// Whether a square's text is in brackets.
pub(super) fn is_bracketed(text: &str) -> bool {
    text.starts_with(BRACKETS)
}

/// The text of a piece with its checkers and its state: `N`, `n2w`, `r$`, `=B`.
fn piece(token: &Token, letters: &Letters<'_>) -> String {
    let letter = letters.letter(token);
    let mut text = match token.tint {
        Tint::White => letter,
        Tint::Black => letter.to_ascii_lowercase(),
        Tint::Neutral => format!("={letter}"),
    };
    if let Some(captor) = captor(token, letters.voice) {
        text.push_str(&match token.tint {
            Tint::Black => captor.to_ascii_lowercase(),
            _ => captor,
        });
    }
    if let Some(stack) = token.stack {
        let owner = match stack.tint {
            Tint::White => "w",
            Tint::Black => "b",
            Tint::Neutral => "",
        };
        text.push_str(&format!("{}{owner}", stack.count));
    }
    text.push_str(match token.state {
        Some(State::Risen(_)) => "$",
        Some(State::Mirrored) => "'",
        Some(State::Asleep) => "~",
        None => "",
    });
    text
}

/// The letter of the kind a piece captures like, unless its own letters show it.
pub(super) fn captor(token: &Token, voice: &dyn Voice) -> Option<String> {
    if token.letter.len() > 1 {
        return None;
    }
    let letter = match token.captures? {
        "knight" => 'N',
        art => art.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase(),
    };
    Some(voice.notation(&letter.to_string()))
}
