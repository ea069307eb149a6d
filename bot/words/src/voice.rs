//! The words for a game's events, moves and outcomes, for a reader of one language.

use engine::rules::{Event, GameResult, Info, Value, Voice};
use engine::seat::Seat;

use super::grammar::Company;
use super::{Lang, grammar};

/// One language's words for one game.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    lang: Lang,
    info: &'static Info,
    names: &'a [(Seat, String)],
}

impl Reader<'_> {
    /// The language.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The game.
    #[must_use]
    pub const fn info(self) -> &'static Info {
        self.info
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn event(self, event: &Event) -> String {
        self.say(&event.into())
    }

    /// How a game ended, from its result and the code of the reason.
    #[must_use]
    pub fn outcome(self, result: GameResult, reason: &str) -> String {
        self.lang.outcome_naming(self.info, self.names, result, reason)
    }

    /// A player by name, else the name of the seat.
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        let named = self.names.iter().find(|(known, _)| *known == seat);
        named.map_or_else(|| self.lang.seat(self.info, seat), |(_, name)| name.clone())
    }

    /// This reader for one table, where people's names replace seats. A seat that isn't among the names keeps
    /// its own.
    #[must_use]
    pub const fn naming(self, names: &[(Seat, String)]) -> Reader<'_> {
        Reader { lang: self.lang, info: self.info, names }
    }
}

impl Lang {
    /// The words of this language for a game; English where a game has none.
    #[must_use]
    pub const fn of(self, info: &'static Info) -> Reader<'static> {
        Reader { lang: self, info, names: &[] }
    }

    /// Notation in this language: its own letters of pieces, `Nf3` is `Sf3` in German.
    #[must_use]
    pub fn notation(self, text: &str) -> String {
        let own = self.letters();
        text.chars()
            .map(|letter| own.iter().find(|(english, _)| *english == letter).map_or(letter, |(_, own)| *own))
            .collect()
    }

    /// Steps in this language: letters alone are those of pieces, `KQ/QR` is `KD/DT` in German. A single
    /// small letter is a black card. Steps with squares are unchanged, since some games have letters of their
    /// own there.
    #[must_use]
    pub fn steps(self, text: &str) -> String {
        let step = |step: &str| match step.bytes().any(|byte| byte.is_ascii_digit()) {
            true => step.to_owned(),
            false if step.len() == 1 => self.card(step),
            false => self.notation(step),
        };
        // Castling has no letters of pieces.
        text.split('/').map(step).collect::<Vec<_>>().join("/")
    }

    /// The letter of a card in this language: a capital for a red one, a small one for a black one.
    #[must_use]
    pub fn card(self, letter: &str) -> String {
        let own = self.notation(&letter.to_ascii_uppercase());
        if letter.bytes().any(|byte| byte.is_ascii_lowercase()) { own.to_lowercase() } else { own }
    }

    /// The letters of pieces that differ from English: the English one, and this language's.
    #[must_use]
    pub const fn letters(self) -> &'static [(char, char)] {
        match self {
            Self::En => &[],
            Self::De => &[('Q', 'D'), ('R', 'T'), ('B', 'L'), ('N', 'S')],
            Self::Es => &[('K', 'R'), ('Q', 'D'), ('R', 'T'), ('B', 'A'), ('N', 'C')],
        }
    }
}

impl Voice for Reader<'_> {
    fn text(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        let lang = if self.lang.knows(key) { self.lang } else { Lang::En };
        if !lang.knows(key) {
            return engine::rules::English(self.info).text(key, args);
        }
        let company = Company { info: Some(self.info), names: self.names };
        let args: Vec<_> =
            args.iter().map(|(name, value)| (*name, grammar::arg(lang, value, company))).collect();
        lang.text(key, &args)
    }
}

#[cfg(test)]
mod tests {
    use engine::rules::{Outcome, Phrase, Reason};
    use engine::seat::{SeatSet, Team};

    use super::*;

    #[test]
    fn letters_of_pieces_and_cards_are_those_of_the_language() {
        for (english, german, spanish) in [
            ("KR/QK/RN", "KT/DK/TS", "RT/DR/TC"),
            ("g1f3/n", "g1f3/s", "g1f3/c"),
            ("Q/b", "D/l", "D/a"),
            ("e2e4", "e2e4", "e2e4"),
            ("keep", "keep", "keep"),
        ] {
            assert_eq!(
                [Lang::En, Lang::De, Lang::Es].map(|lang| lang.steps(english)),
                [english, german, spanish]
            );
        }
    }

    #[test]
    fn who_has_won_is_named_wherever_it_is_said() {
        let golf = engine::catalogue::find("chess-golf").expect("the game").info();
        let names = [(Seat(0), "Ada".to_owned()), (Seat(1), "Ben".to_owned())];
        let reason = Reason::RESIGNATION;
        for winners in [GameResult::Shared(SeatSet::only(Seat(1))), GameResult::Won(Team(1))] {
            let outcome = Outcome { result: winners, reason };
            for lang in Lang::ALL {
                let voice = lang.of(golf).naming(&names);
                let said = voice.say(&Phrase::of("engine-scene-over").with("outcome", outcome));
                assert!(said.contains("Ben") && !said.contains('2'), "{said}");
            }
        }
    }
}
