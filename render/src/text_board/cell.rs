//! One square in a few characters.

use engine::scene::{Cell, Ground, Scene, State, Tint, Token};

/// What may open a square's text, and is closed at its end.
const BRACKETS: [char; 3] = ['[', '(', '{'];

/// Which letter stands for which kind of piece.
#[derive(Debug)]
pub(super) struct Letters {
    /// Names of kinds without a letter of their own, with the letter they are given.
    given: Vec<(&'static str, String)>,
}

impl Letters {
    /// Chooses letters for the kinds of a scene that have none: P for pawns of any sort, else the first that is free.
    pub(super) fn of(scene: &Scene) -> Self {
        let tokens = || scene.cells.iter().filter_map(|cell| cell.token.as_ref());
        let mut taken: Vec<String> = tokens().map(|token| clean(token.letter)).collect();
        let mut given: Vec<(&'static str, String)> = Vec::new();
        for token in tokens().filter(|token| clean(token.letter).is_empty()) {
            if given.iter().any(|(name, _)| *name == token.name) {
                continue;
            }
            let named = token.name.chars().filter(char::is_ascii_alphabetic);
            let wishes = ['P'].into_iter().chain(named).chain('A'..='Z');
            let free =
                wishes.map(|sign| sign.to_ascii_uppercase().to_string()).find(|wish| !taken.contains(wish));
            let letter = free.unwrap_or_else(|| "?".to_owned());
            taken.push(letter.clone());
            given.push((token.name, letter));
        }
        Self { given }
    }

    /// The letter of a piece, as White would write it.
    pub(super) fn letter(&self, token: &Token) -> String {
        let own = clean(token.letter);
        if !own.is_empty() {
            return own;
        }
        self.given
            .iter()
            .find(|(name, _)| *name == token.name)
            .map_or("?".to_owned(), |(_, letter)| letter.clone())
    }
}

/// The part of a letter that a typeface with letters of one width has.
fn clean(letter: &str) -> String {
    letter.chars().filter(char::is_ascii_alphanumeric).take(3).collect::<String>().to_ascii_uppercase()
}

/// A square: what stands there with its signs, in brackets if something happened or may happen there.
pub(super) fn text(cell: &Cell, letters: &Letters) -> String {
    let ground = match cell.ground {
        Ground::Plain => "",
        Ground::Goal => "*",
        Ground::Entrance => "^",
        Ground::Box { latched: false } => "_",
        Ground::Box { latched: true } => "#",
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

/// A piece with its checkers and its state: `N`, `n2w`, `r$`, `=B`.
fn piece(token: &Token, letters: &Letters) -> String {
    let letter = letters.letter(token);
    let mut text = match token.tint {
        Tint::White => letter,
        Tint::Black => letter.to_ascii_lowercase(),
        Tint::Neutral => format!("={letter}"),
    };
    if let Some(captor) = captor(token) {
        text.push(match token.tint {
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

/// The letter of what a piece captures like, unless its own letters say so.
pub(super) fn captor(token: &Token) -> Option<char> {
    if token.letter.len() > 1 {
        return None;
    }
    match token.captures? {
        "knight" => Some('N'),
        art => art.chars().next().filter(char::is_ascii_alphabetic).map(|sign| sign.to_ascii_uppercase()),
    }
}
