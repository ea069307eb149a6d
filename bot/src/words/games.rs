//! What the games themselves say, in every language. The engine speaks English and gives codes and a few fixed texts (names of
//! seats, reasons, pieces); each has a key in `games.ftl`, made from it. What has none is said as the engine says it.

use engine::rules::{Event, GameResult, Info, OptionInfo, Outcome};
use engine::seat::{Seat, SeatSet, Team};
use engine::team;

use super::{Arg, Lang, capital};
use crate::say;

/// What a key is made of: letters and digits, the rest as hyphens.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

impl Lang {
    /// One of the engine's fixed texts in this language.
    fn fixed(self, kind: &str, name: &str, english: &str) -> String {
        let key = format!("engine-{kind}-{}", slug(name));
        if self == Self::En || !self.has(&key) { english.to_owned() } else { self.text(&key, &[]) }
    }

    /// The name of a seat: `White`.
    #[must_use]
    pub fn seat(self, info: &Info, seat: Seat) -> String {
        let name = info.seats.get(usize::from(seat.0)).map_or("a side", |seat| seat.name);
        self.fixed("seat", name, name)
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

    /// Who invented a game: a name, or in words who it was.
    #[must_use]
    pub fn inventor(self, info: &Info) -> String {
        let name = info.credit.name();
        self.fixed("inventor", name, name)
    }

    /// Why a game ended, as part of the sentence that says how: `durch Schachmatt`. What has no words here is put beside it.
    fn reason(self, english: &str) -> String {
        let known = self == Self::En || self.has(&format!("engine-reason-{}", slug(english)));
        if known { self.fixed("reason", english, english) } else { format!("({english})") }
    }

    /// How a game ended: `White wins: checkmate`.
    #[must_use]
    pub fn outcome(self, info: &Info, outcome: Outcome) -> String {
        let reason = self.reason(outcome.reason.0);
        match outcome.result {
            GameResult::Won(own) => {
                let count = if team::victory(info.seats, own).ends_with(" win") { 2 } else { 1 };
                say!(self, "engine-outcome-won", team = self.team(info, own), count = count, reason = reason)
            }
            GameResult::Shared(winners) if winners.iter().count() == 1 => {
                say!(self, "engine-outcome-won", team = self.seats(info, winners), count = 1, reason = reason)
            }
            GameResult::Shared(winners) => {
                say!(self, "engine-outcome-shared", team = self.seats(info, winners), reason = reason)
            }
            GameResult::Drawn => say!(self, "engine-outcome-drawn", reason = reason),
            GameResult::Scored(score) => say!(self, "engine-outcome-scored", score = score, reason = reason),
            GameResult::Lost => say!(self, "engine-outcome-lost", reason = reason),
            GameResult::Void => say!(self, "engine-outcome-void", reason = reason),
        }
    }

    /// How a game ended, from the English text that is stored of it.
    #[must_use]
    pub fn outcome_again(self, info: Option<&Info>, stored: &str) -> String {
        let (Some(info), Some((result, reason))) = (info, stored.split_once(": ")) else {
            return stored.to_owned();
        };
        let reason = self.reason(reason);
        let winner =
            info.seats.iter().map(|seat| seat.team).find(|own| team::victory(info.seats, *own) == result);
        match (winner, result) {
            (Some(own), _) => {
                say!(self, "engine-outcome-won", team = self.team(info, own), count = 1, reason = reason)
            }
            (_, "draw") => say!(self, "engine-outcome-drawn", reason = reason),
            (_, "lost") => say!(self, "engine-outcome-lost", reason = reason),
            (_, "no result") => say!(self, "engine-outcome-void", reason = reason),
            _ => match result.strip_prefix("score ").and_then(|score| score.parse::<u32>().ok()) {
                Some(score) => say!(self, "engine-outcome-scored", score = score, reason = reason),
                None => stored.to_owned(),
            },
        }
    }

    /// One sentence that makes somebody want to try a game.
    #[must_use]
    pub fn summary(self, info: &Info) -> String {
        self.fixed("summary", info.id, info.summary)
    }

    /// What players keep from each other in a game, as a noun phrase.
    #[must_use]
    pub fn secret(self, info: &Info) -> Option<String> {
        info.secret.map(|secret| self.fixed("secret", info.id, secret))
    }

    /// What an option of a game does.
    #[must_use]
    pub fn option_help(self, info: &Info, option: &OptionInfo) -> String {
        self.fixed("rule", &format!("{}-{}", info.id, option.key), option.help)
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn event(self, info: &Info, event: &Event) -> String {
        let key = format!("engine-event-{}", slug(event.code));
        if self == Self::En || !self.knows(&key) {
            return event.sentence(info);
        }
        let args: Vec<_> =
            event.args.iter().map(|(name, value)| (*name, Arg::from(self.put(value)))).collect();
        capital(&self.text(&key, &args))
    }

    /// A word within such a sentence: a side, a piece, a card, a number of moves, or several of them.
    fn put(self, value: &str) -> String {
        let known = ["seat", "word"].map(|kind| format!("engine-{kind}-{}", slug(value)));
        if let Some(key) = known.iter().find(|key| self.has(key)) {
            return self.text(key, &[]);
        }
        let inner = |rest: &str| self.put(rest);
        if [", ", " and "].iter().any(|between| value.contains(between)) {
            let parts = value.split(", ").flat_map(|part| part.split(" and "));
            return self.list(&parts.map(inner).collect::<Vec<_>>());
        }
        match value.split_once(' ') {
            Some(("a" | "an" | "the", piece)) => inner(piece),
            Some(("white" | "White" | "White's", piece)) => {
                say!(self, "engine-word-of-white", piece = inner(piece))
            }
            Some(("black" | "Black" | "Black's", piece)) => {
                say!(self, "engine-word-of-black", piece = inner(piece))
            }
            Some(("red", piece)) => say!(self, "engine-word-red", piece = inner(piece)),
            Some((number, "move" | "moves")) => match number.parse::<i64>() {
                Ok(moves) => say!(self, "engine-word-moves", moves = moves),
                Err(_) => value.to_owned(),
            },
            // A seat with its bid.
            _ => match value.rsplit_once(' ') {
                Some((seat, bid)) if self.has(&format!("engine-seat-{}", slug(seat))) => {
                    format!("{} {bid}", inner(seat))
                }
                _ => value.to_owned(),
            },
        }
    }
}

fn at((number, _): (usize, &engine::rules::SeatInfo)) -> Seat {
    Seat(u8::try_from(number).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Reason;

    use super::*;

    /// What a template of the engine's looks like with its arguments filled in by their names.
    fn filled(lang: Lang, key: &str, template: &str) -> (String, String) {
        let names: Vec<&'static str> = template
            .split('{')
            .skip(1)
            .filter_map(|rest| Some(&*rest.split_once('}')?.0.to_owned().leak()))
            .collect();
        let args: Vec<_> = names.iter().map(|name| (*name, Arg::from(format!("<{name}>")))).collect();
        let expected = names.iter().fold(template.to_owned(), |text, name| {
            text.replace(&format!("{{{name}}}"), &format!("<{name}>"))
        });
        (lang.text(key, &args), expected)
    }

    #[test]
    fn every_language_has_all_that_games_say_and_english_says_it_word_for_word() {
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
                for (key, english) in keys {
                    assert!(lang.has(&key), "{lang:?} lacks {key}");
                    assert!(lang != Lang::En || lang.text(&key, &[]) == english, "{key}: {english}");
                }
                for (code, template) in info.words {
                    let (said, expected) = filled(lang, &format!("engine-event-{}", slug(code)), template);
                    assert!(!said.starts_with("engine-event-"), "{lang:?} lacks {code}");
                    assert!(lang != Lang::En || said == expected, "{code}: {said}");
                }
            }
        }
    }

    #[test]
    fn ends_are_told_in_every_language_and_come_back_from_what_is_stored() {
        let chess = catalogue::find("chess").expect("a game").info();
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let team = GameResult::Won(Team(0));
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
                Reason("nine holes played"),
                "score 7: nine holes played",
                "7 Punkte nach neun Löchern",
            ),
            (
                golf,
                share,
                Reason("nine holes played"),
                "Player 1 and Player 3 share the win: nine holes played",
                "Platz 1 und Platz 3 teilen sich den Sieg nach neun Löchern",
            ),
        ] {
            let outcome = Outcome { result, reason };
            assert_eq!(Lang::En.outcome(info, outcome), english);
            assert_eq!(Lang::De.outcome(info, outcome), german);
            assert_eq!(Lang::En.outcome_again(Some(info), english), english);
            if !matches!(result, GameResult::Shared(_)) {
                assert_eq!(Lang::De.outcome_again(Some(info), english), german);
            }
        }
    }

    #[test]
    fn what_happened_is_told_without_a_word_of_english() {
        let zombie = catalogue::find("zombie").expect("a game").info();
        let args = [("side", "white"), ("piece", "knight"), ("square", "b2")];
        let args = args.map(|(name, value)| (name, value.to_owned())).to_vec();
        let rose = Event::public("zombie/rose", args);
        assert_eq!(Lang::En.event(zombie, &rose), "A white knight rises on b2!");
        assert_eq!(Lang::De.event(zombie, &rose), "Springer (Weiß) erhebt sich auf b2!");
        assert_eq!(Lang::Es.put("White's dust bunny"), "bola de pelusa de las blancas");
        assert_eq!(Lang::De.put("3 moves"), "3 Züge");
        assert_eq!(Lang::De.put("a cookie monster"), "Krümelmonster");
        assert_eq!(Lang::De.put("White king, Black bishop"), "König (Weiß) und Läufer (Schwarz)");
        assert_eq!(Lang::De.put("Player 1 3, Player 2 5"), "Platz 1 3 und Platz 2 5");
        assert_eq!(Lang::Es.put("c6 and d7"), "c6 y d7");
        assert_eq!(Lang::Es.put("White king-side"), "las blancas del flanco de rey");
        let house = catalogue::find("crowded-house").expect("a game").info();
        let pass = Event::public("crowded-house/pass", vec![("player", "Black queen-side".to_owned())]);
        assert_eq!(Lang::Es.event(house, &pass), "Las negras del flanco de dama no tienen jugada y pasan.");
    }

    #[test]
    fn ends_are_counted_and_reasons_nobody_knows_stand_beside() {
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let one = Outcome { result: GameResult::Scored(1), reason: Reason("nine holes played") };
        assert_eq!(Lang::De.outcome(golf, one), "1 Punkt nach neun Löchern");
        assert_eq!(
            Lang::Es.outcome_again(Some(golf), "score 1: nine holes played"),
            "1 punto tras nueve hoyos"
        );
        let foreign = Outcome { result: GameResult::Drawn, reason: Reason("tea time") };
        assert_eq!(Lang::De.outcome(golf, foreign), "Remis (tea time)");
        assert_eq!(Lang::En.outcome(golf, foreign), "draw: tea time");
        let chess = catalogue::find("chess").expect("a game").info();
        assert_eq!(Lang::De.inventor(chess), "viele Hände in fünfzehn Jahrhunderten");
        assert_eq!(Lang::De.inventor(golf), "Don Kirkby");
    }
}
