//! The engine's own texts in every language.

use engine::rules::{Event, GameResult, Info};
use engine::seat::{Seat, SeatSet, Team};
use engine::team;

use super::Lang;
use crate::say;

/// Makes a part of a key: letters and digits, hyphens for the rest.
pub(super) fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

impl Lang {
    /// One of the engine's fixed texts in this language.
    pub(super) fn fixed(self, kind: &str, name: &str, english: &str) -> String {
        let key = format!("engine-{kind}-{}", slug(name));
        if self == Self::En || !self.has(&key) { english.to_owned() } else { self.text(&key, &[]) }
    }

    /// The name of a seat: `White`.
    #[must_use]
    pub fn seat(self, info: &Info, seat: Seat) -> String {
        self.seat_called(self.seat_name(Some(info), seat))
    }

    /// The name of a seat by itself, in parentheses or on a label: without the article that a sentence wants.
    #[must_use]
    pub fn seat_alone(self, info: &Info, seat: Seat) -> String {
        let name = self.seat_name(Some(info), seat);
        self.seat_form(name, "alone").unwrap_or_else(|| self.seat_called(name))
    }

    /// What this language calls a seat, by the seat's English name.
    pub(super) fn seat_called(self, name: &str) -> String {
        self.fixed("seat", name, name)
    }

    /// The engine's own name of a seat, if the game is known.
    pub(super) fn seat_name(self, info: Option<&Info>, seat: Seat) -> &'static str {
        let found = info.and_then(|info| info.seats.get(usize::from(seat.0)));
        found.map_or("a side", |seat| seat.name)
    }

    /// The name of a team: `White`, also where it is several seats.
    #[must_use]
    pub fn team(self, info: &Info, own: Team) -> String {
        let name = team::name(info.seats, own);
        if self == Self::En || self.has(&format!("engine-seat-{}", slug(&name))) {
            return self.fixed("seat", &name, &name);
        }
        self.seats(info, info.seats.iter().enumerate().filter(|(_, seat)| seat.team == own).map(at).collect())
    }

    fn seats(self, info: &Info, seats: SeatSet) -> String {
        self.list(&seats.iter().map(|seat| self.seat(info, seat)).collect::<Vec<_>>())
    }

    /// The inventor of a game: a name or a description.
    #[must_use]
    pub fn inventor(self, info: &Info) -> String {
        let name = info.credit.name();
        self.fixed("inventor", name, name)
    }

    /// What can be typed as a turn of a game, if it says so: `A move such as Nf3; a card such as b`.
    #[must_use]
    pub fn typed_in(self, info: &Info) -> Option<String> {
        let key = format!("engine-typed-{}", info.id);
        Self::En.has(&key).then(|| self.text(&key, &[]))
    }

    /// What the marks of a game's own notation mean, if it has any: a slash between the parts of a turn, `@?` for a hidden burial.
    #[must_use]
    pub fn marks_in(self, info: &Info) -> Option<String> {
        let key = format!("engine-notation-{}", info.id);
        Self::En.has(&key).then(|| self.text(&key, &[]))
    }

    /// The reason why a game ended, as part of a sentence: `durch Schachmatt`. A reason without words in this
    /// language is added in the game's own.
    fn reason(self, info: &Info, code: &str) -> String {
        let key = format!("engine-reason-{code}");
        if self.has(&key) {
            return self.text(&key, &[]);
        }
        let own =
            info.reason(code).map_or_else(|| code.replace('-', " "), |reason| reason.words().to_owned());
        if self == Self::En { own } else { format!("({own})") }
    }

    /// How a game ended, from its result and the code of the reason: `White wins: checkmate`.
    #[must_use]
    pub fn outcome(self, info: &Info, result: GameResult, reason: &str) -> String {
        self.outcome_naming(info, &[], result, reason)
    }

    /// Like [`Self::outcome`], but with people's names in place of seats.
    pub(super) fn outcome_naming(
        self,
        info: &Info,
        names: &[(Seat, String)],
        result: GameResult,
        reason: &str,
    ) -> String {
        let reason = self.reason(info, reason);
        let named = |seats: SeatSet| {
            let name =
                |seat: Seat| names.iter().find(|(known, _)| *known == seat).map(|(_, name)| name.clone());
            let name = |seat: Seat| name(seat).unwrap_or_else(|| self.seat(info, seat));
            self.list(&seats.iter().map(name).collect::<Vec<_>>())
        };
        match result {
            GameResult::Won(own) if names.iter().any(|(seat, _)| seat.0 == own.0) => {
                let team = named(SeatSet::only(Seat(own.0)));
                say!(self, "engine-outcome-won", team = team, count = 1, reason = reason)
            }
            GameResult::Won(own) => {
                let count = if team::is_several(info.seats, own) { 2 } else { 1 };
                say!(self, "engine-outcome-won", team = self.team(info, own), count = count, reason = reason)
            }
            GameResult::Shared(winners) if winners.len() == 1 => {
                say!(self, "engine-outcome-won", team = named(winners), count = 1, reason = reason)
            }
            GameResult::Shared(winners) => {
                say!(self, "engine-outcome-shared", team = named(winners), reason = reason)
            }
            GameResult::Drawn => say!(self, "engine-outcome-drawn", reason = reason),
            GameResult::Scored(score) => say!(self, "engine-outcome-scored", score = score, reason = reason),
            GameResult::Lost => say!(self, "engine-outcome-lost", reason = reason),
            GameResult::Void => say!(self, "engine-outcome-void", reason = reason),
        }
    }

    /// The answer to a turn, by the remark's code: `wrong` is "not possible" to people.
    #[must_use]
    pub fn remark(self, remark: &str) -> String {
        let key = format!("engine-remark-{remark}");
        if self.has(&key) { self.text(&key, &[]) } else { remark.to_owned() }
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn event(self, info: &'static Info, event: &Event) -> String {
        self.of(info).event(event)
    }

    /// A grammatical form of a seat's name, if this language has it: after *of* (`of`), singular or plural
    /// (`number`).
    pub(super) fn seat_form(self, name: &str, form: &str) -> Option<String> {
        let key = format!("engine-seat-{}.{form}", slug(name));
        self.has(&key).then(|| self.text(&key, &[]))
    }
}

fn at((number, _): (usize, &engine::rules::SeatInfo)) -> Seat {
    Seat(u8::try_from(number).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::board::{Side, SquareSet};
    use engine::catalogue;
    use engine::rules::{Reason, Value};

    use super::super::tests::texts;
    use super::*;

    /// A sample argument for an event's code.
    fn sample(code: &str, name: &str) -> Value {
        let square = |name: &str| name.parse::<engine::board::Square>().expect("a square");
        match (code, name) {
            ("golf/dealt", "cards") => Value::List(vec![
                Value::Piece("king", Some(Side::White)),
                Value::Piece("bishop", Some(Side::Black)),
            ]),
            ("golf/bids", _) => Value::List(vec![Value::Score(Seat(0), 3), Value::Score(Seat(1), 5)]),
            ("golf/result", "way") => Value::Case("shown"),
            ("golf/result", "why") => Value::Case("bid"),
            (_, "side" | "player") => Value::Seat(Seat(1)),
            (_, "card") => Value::Card("knight", Side::White),
            (_, "king" | "queen" | "rook" | "bishop" | "knight") => Value::kind("bishop"),
            ("zombie/could-lie-anywhere", "pieces") => Value::Count(15),
            (_, "cover" | "victim" | "half") => Value::kind("rook"),
            ("zombie/promoted" | "cooperative/gone" | "masquerade/right" | "zombie/could-lie", "piece")
            | ("zombie/could-lie-anywhere", "piece") => Value::kind("queen"),
            (_, "piece" | "maker" | "pawn") => Value::Piece("bat", Some(Side::Black)),
            (_, "square") => square("b2").into(),
            (_, "monsters" | "squares") => SquareSet::EMPTY.with(square("c6")).with(square("d7")).into(),
            (_, "moves" | "bid" | "count" | "cards" | "hole" | "score" | "total") => Value::Count(3),
            (_, "number" | "pieces" | "line" | "table") => Value::Text("e4".to_owned()),
            other => panic!("what is {other:?}?"),
        }
    }

    /// An event of a code, with the arguments of its text.
    fn event(code: &'static str, names: &BTreeSet<String>) -> Event {
        let args = names.iter().map(|name| (&*name.clone().leak(), sample(code, name)));
        Event::public(code, args.collect())
    }

    #[test]
    fn only_the_old_game_itself_is_translated() {
        for info in catalogue::all().iter().map(|game| game.info()) {
            let titles = Lang::ALL.map(|lang| lang.game_title(info));
            match info.id {
                "chess" => assert_eq!(titles, ["Chess", "Schach", "Ajedrez"]),
                _ => assert_eq!(titles, [info.title; 3]),
            }
            let said = Lang::De.text("rated-impossible", &[("title", info.into())]);
            assert!(said.contains(&titles[1]), "{said}");
        }
    }

    #[test]
    fn every_language_has_all_that_games_say_and_english_says_it_word_for_word() {
        let english = texts(Lang::En);
        let mut left: BTreeSet<&String> =
            english.keys().filter(|key| key.starts_with("engine-event-")).collect();
        for game in catalogue::all() {
            let info = game.info();
            for lang in Lang::ALL {
                let mut keys = vec![(format!("engine-summary-{}", slug(info.id)), info.summary)];
                keys.extend(info.secret.map(|secret| (format!("engine-secret-{}", slug(info.id)), secret)));
                keys.extend(
                    info.seats.iter().map(|seat| (format!("engine-seat-{}", slug(seat.name)), seat.name)),
                );
                keys.extend(info.options.iter().map(|option| {
                    (format!("engine-rule-{}-{}", slug(info.id), slug(option.key)), option.help)
                }));
                for option in info.options {
                    let key = format!("engine-option-{}-{}", slug(info.id), slug(option.key));
                    assert!(lang.has(&key), "{lang:?} lacks {key}");
                }
                for (key, english) in keys {
                    assert!(lang.has(&key), "{lang:?} lacks {key}");
                    assert!(lang != Lang::En || lang.text(&key, &[]) == english, "{key}: {english}");
                }
            }
            let nouns = ["black", "bat", "knight", "rook", "queen", "bishop", "card", "move", "Black"];
            for code in info.events {
                let key = Event::public(code, Vec::new()).key();
                assert!(left.remove(&key), "{code} stands in another game, too");
                let event = event(code, english.get(&key).unwrap_or_else(|| panic!("nobody says {key}")));
                assert_ne!(event.sentence(info), *code, "the engine finds its own words");
                assert_eq!(Lang::En.event(info, &event), event.sentence(info), "{code}");
                for lang in [Lang::De, Lang::Es] {
                    let said = lang.event(info, &event);
                    assert!(lang.knows(&key), "{lang:?} lacks {code}");
                    assert!(!said.contains(['{', '}']) && !said.contains("  "), "{lang:?} {code}: {said}");
                    let mut words = said.split(|letter: char| !letter.is_alphanumeric());
                    assert!(!words.any(|word| nouns.contains(&word)), "{lang:?} {code}: {said}");
                }
            }
        }
        assert!(left.is_empty(), "no game says {left:?}");
    }

    #[test]
    fn every_game_has_words_for_all_it_may_end_for_and_english_says_them_word_for_word() {
        for game in catalogue::all() {
            let info = game.info();
            for reason in Reason::COMMON.iter().chain(info.reasons) {
                let key = format!("engine-reason-{}", reason.code());
                assert_eq!(Lang::En.text(&key, &[]), reason.words(), "{}", info.id);
                for lang in Lang::ALL {
                    assert!(lang.has(&key), "{lang:?} lacks {key}: {} may end for it", info.id);
                }
            }
        }
    }

    #[test]
    fn ends_are_told_in_every_language() {
        let chess = catalogue::find("chess").expect("a game").info();
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let team = GameResult::Won(Team(0));
        let nine_holes = golf.reason("nine-holes-played").expect("a reason");
        let share = GameResult::Shared([Seat(0), Seat(2)].into_iter().collect());
        for (info, result, reason, english, german) in [
            (chess, team, Reason::CHECKMATE, "White wins: checkmate", "Weiß gewinnt durch Schachmatt"),
            (chess, GameResult::Drawn, Reason::AGREEMENT, "draw: agreement", "Remis durch Einigung"),
            (
                chess,
                GameResult::Void,
                Reason::CALLED_OFF,
                "no result: called off",
                "ohne Ergebnis abgebrochen",
            ),
            (
                golf,
                GameResult::Scored(7),
                nine_holes,
                "score 7: nine holes played",
                "7 Punkte nach neun Löchern",
            ),
            (
                golf,
                share,
                nine_holes,
                "Player 1 and Player 3 share the win: nine holes played",
                "Person 1 und Person 3 teilen sich den Sieg nach neun Löchern",
            ),
        ] {
            assert_eq!(Lang::En.outcome(info, result, reason.code()), english);
            assert_eq!(Lang::De.outcome(info, result, reason.code()), german);
        }
    }

    #[test]
    fn what_happened_is_told_in_whole_sentences() {
        let told = |game: &str, code: &'static str, args: Vec<(&'static str, Value)>| {
            let info = catalogue::find(game).expect("a game").info();
            let event = Event::public(code, args);
            [Lang::En, Lang::De, Lang::Es].map(|lang| lang.event(info, &event))
        };
        let b2 = || ("square", Value::from("b2".parse::<engine::board::Square>().expect("a square")));
        let knight = Value::Piece("knight", Some(Side::White));
        assert_eq!(
            told("zombie", "zombie/rose", vec![("piece", knight.clone()), b2()]),
            [
                "A white knight rises on b2!",
                "Auf b2 erhebt sich ein weißer Springer!",
                "¡Un caballo blanco se levanta en b2!",
            ]
        );
        let queen = Value::Piece("queen", Some(Side::Black));
        let grave = vec![("piece", queen), ("cover", Value::kind("bishop")), b2()];
        assert_eq!(
            told("zombie", "zombie/grave", grave),
            [
                "The black queen lies buried under your bishop on b2.",
                "Die schwarze Dame liegt unter deinem Läufer auf b2 begraben.",
                "La dama negra está enterrada bajo tu alfil de b2.",
            ]
        );
        let card = ("card", Value::Card("checkers", Side::Black));
        let played = vec![("side", Value::Seat(Seat(0))), card, ("piece", knight), b2()];
        assert_eq!(
            told("booster", "booster/card", played),
            [
                "White plays the black checkers card: a checker goes under the white knight on b2.",
                "Weiß spielt die schwarze Markenkarte: Eine Marke kommt unter den weißen Springer auf b2.",
                "Las blancas juegan la carta de ficha negra: una ficha va bajo el caballo blanco de b2.",
            ]
        );
        let solved = |moves| {
            vec![
                ("player", Value::Seat(Seat(2))),
                ("moves", Value::Count(moves)),
                ("line", Value::Text("c3, d4".to_owned())),
            ]
        };
        assert_eq!(
            told("chess-golf", "golf/solved", solved(1)),
            [
                "Player 3 solves it in 1 move: c3, d4.",
                "Person 3 löst es in 1 Zug: c3, d4.",
                "El asiento 3 lo resuelve en 1 jugada: c3, d4.",
            ]
        );
        assert_eq!(told("chess-golf", "golf/solved", solved(2))[1], "Person 3 löst es in 2 Zügen: c3, d4.");
    }

    #[test]
    fn ends_are_counted_and_reasons_nobody_knows_stand_beside() {
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let one = GameResult::Scored(1);
        assert_eq!(Lang::De.outcome(golf, one, "nine-holes-played"), "1 Punkt nach neun Löchern");
        assert_eq!(Lang::Es.outcome(golf, one, "nine-holes-played"), "1 punto tras nueve hoyos");
        assert_eq!(Lang::De.outcome(golf, GameResult::Drawn, "tea-time"), "Remis (tea time)");
        assert_eq!(Lang::En.outcome(golf, GameResult::Drawn, "tea-time"), "draw: tea time");
        const HILL: &[Reason] = &[Reason::new("hill", "the hill")];
        let hill = Info { reasons: HILL, ..*golf };
        assert_eq!(Lang::En.outcome(&hill, one, "hill"), "score 1: the hill");
        assert_eq!(Lang::De.outcome(&hill, one, "hill"), "1 Punkt (the hill)");
        let chess = catalogue::find("chess").expect("a game").info();
        assert_eq!(Lang::De.inventor(chess), "viele Hände in fünfzehn Jahrhunderten");
        assert_eq!(Lang::De.inventor(golf), "Don Kirkby");
    }
}
