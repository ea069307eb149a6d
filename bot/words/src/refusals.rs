//! Refusals in every language: the engine's codes and data, put into the sentences of `engine/src/words/` and
//! of the games.

use engine::rules::Refusal;

use super::grammar::Company;
use super::{Lang, cut, grammar};

/// The most letters of a sentence, however long its lists are.
const LONGEST: usize = 1_200;

impl Lang {
    /// A refusal as sentences; in English if a game has no words for it in this language.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal) -> String {
        let key = refusal.why.key();
        if !self.knows(&key) {
            return refusal.to_string();
        }
        let args =
            refusal.args.iter().map(|(name, value)| (*name, grammar::arg(self, value, Company::default())));
        let said = cut(&self.text(&key, &args.collect::<Vec<_>>()), LONGEST);
        refusal.further.iter().fold(said, |all, other| all + " " + &self.refusal(other))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::board::{Side, Square, SquareSet};
    use engine::catalogue;
    use engine::rules::{Options, Value, Why};
    use engine::seat::Seat;

    use super::super::tests::texts;
    use super::*;

    /// A sample argument of a refusal; `way` varies it.
    fn sample(code: &str, name: &str, way: &'static str) -> Value {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let notations = || Value::notations(["`Nf3`", "`O-O`", "`e4`"].map(str::to_owned));
        let card =
            |kind, side, letter: &str| Value::Noted(Box::new(Value::Card(kind, side)), letter.to_owned());
        match (code, name) {
            ("booster/card-misfit", "cards") => notations(),
            (_, "cards") => {
                Value::List(vec![card("queen", Side::White, "Q"), card("checkers", Side::Black, "c")])
            }
            (_, "moves" | "steps" | "lines" | "line" | "options" | "values") => notations(),
            (_, "creatures") => {
                let noted = |kind, letter: &str| Value::Noted(Box::new(Value::kind(kind)), letter.to_owned());
                Value::List(vec![noted("box", "`X`"), noted("rhino", "`R`")])
            }
            (_, "min" | "max" | "most" | "newest" | "checkers" | "laid" | "pieces") => Value::from(19_u32),
            (_, "card") => Value::Card("queen", Side::White),
            (_, "top") => Value::Card("rook", Side::Black),
            (_, "wing" | "kind" | "top_kind" | "needs") => Value::Case(way),
            (_, "squares") => SquareSet::EMPTY.with(square("c6")).with(square("d7")).into(),
            (_, "from" | "to" | "square") => square("b2").into(),
            (_, "side" | "partner") => Value::Name("Black"),
            (_, "player") => Value::Name("Black king side"),
            (_, "lenders") => Value::List(vec![Value::kind("rook"), Value::kind("bat")]),
            (_, "piece" | "there") => Value::kind("bat"),
            (_, "asked") => Value::kind("elephant"),
            (_, "maker") => Value::kind("box"),
            (_, "reach") => Value::Clauses(vec![Refusal::NOT_OFFERED, Refusal::OVER]),
            (_, "typed" | "option" | "file" | "files" | "rank" | "step" | "example") => {
                Value::Text("a1".to_owned())
            }
            (_, "field" | "letter" | "pack" | "rest" | "count" | "edition") => Value::Text("P".to_owned()),
            other => panic!("what is {other:?}?"),
        }
    }

    fn refused(why: &'static Why, names: &BTreeSet<String>, way: &'static str) -> Refusal {
        names.iter().fold(Refusal::of(why), |refusal, name| {
            refusal.with(name.clone().leak(), sample(why.code(), name, way))
        })
    }

    #[test]
    fn every_language_has_words_for_all_that_is_refused_and_english_says_it_as_the_engine_does() {
        let english = texts(Lang::En);
        let mut left: BTreeSet<&String> =
            english.keys().filter(|key| key.starts_with("engine-refusal-")).collect();
        let nouns = ["black", "white", "bat", "elephant", "box", "rook", "queen", "king", "checkers", "wild"];
        for why in catalogue::refusals() {
            let key = why.key();
            let names = english.get(&key).unwrap_or_else(|| panic!("nobody says {key}"));
            assert!(left.remove(&key), "{key} is refused for twice");
            for way in ["kingside", "queenside", "both", "wild", "tame", "king", "rook"] {
                let refusal = refused(why, names, way);
                assert_eq!(Lang::En.refusal(&refusal), refusal.to_string(), "{key}");
                assert_ne!(refusal.to_string(), why.code(), "the engine finds its own words");
                for lang in [Lang::De, Lang::Es] {
                    assert!(lang.knows(&key), "{lang:?} lacks {key}");
                    let said = lang.refusal(&refusal);
                    assert!(!said.contains(['{', '}']) && !said.contains("  "), "{lang:?} {key}: {said}");
                    // What stands in backticks is typed, and the same in every language.
                    let untyped: Vec<&str> = said.split('`').step_by(2).collect();
                    let mut words =
                        untyped.iter().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
                    assert!(!words.any(|word| nouns.contains(&word)), "{lang:?} {key}: {said}");
                }
            }
        }
        assert!(left.is_empty(), "nothing is refused for {left:?}");
    }

    /// Positions that are none, by game: one for each way in which a game's own rules find that out, and some for those
    /// of every game.
    const NO_POSITIONS: &[(&str, &[&str])] = &[
        (
            "chess",
            &[
                "8/8/8/8/8/8/8/8/8 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K w - - 0 1",
                "4k3/8/8/8/8/8/8/4K2x w - - 0 1",
                "4k3/8/8/8/8/8/8/[RR]3K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/T3K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w Z - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
                "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
                "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - zz 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bonus",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 dust=P",
                "8/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            ],
        ),
        ("chess960", &["4k3/8/8/8/8/8/8/4K3 w K - 0 1"]),
        (
            "half-alice",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 far=e8,a1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 far=a1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 far=a1",
                "QQQQ1k2/QQQQQQQQ/8/QQ6/8/8/8/4K3 w - - 0 1 far=a5,b5,a7,b7,c7,d7,e7,f7,g7,h7,a8,b8,c8,d8",
            ],
        ),
        (
            "adrenaline",
            &["4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=a1:2", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=e1:25"],
        ),
        (
            "cooperative",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=P",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=x|",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 deck=KK",
            ],
        ),
        (
            "booster",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=P",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 deck=qq",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=a1:w1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=e1:w7",
            ],
        ),
        (
            "fun-in-a-box",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 box=e0,d0",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 latched=x",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 box=d0",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 box=d0,e0 latched=w",
            ],
        ),
        (
            "captain-spalding",
            &[
                "j2x3p/8/8/8/8/8/8/P3X2K w - - 0 1",
                "j2x3p/8/8/8/8/8/8/P3X2J w KQ - 0 1",
                "j6p/8/8/8/8/8/8/P3X2J w - - 0 1",
                "j2x3p/8/8/8/8/8/8/P3X2P w - - 0 1",
                "j2x3p/8/V7/8/8/8/V7/P3X2J w - - 0 1",
                "j2xV2p/8/8/8/8/8/8/P3X2J w - - 0 1",
                "j2x3p/8/8/8/8/8/R7/P3X2J w - - 0 1",
                "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1 gone=L",
            ],
        ),
        ("thinktank", &["4k3/8/8/8/8/8/8/4K2[RN] w K - 0 1"]),
        ("allthought", &["4k3/8/8/8/8/8/8/4K w - - 0 1"]),
        ("crowded-house", &["4k3/8/8/8/8/8/8/4K3 w - - 0 1"]),
        (
            "goal-box",
            &[
                "*5*/*5*/*5*/*6/6*/*5*/*5*/*4K* w - - 0 1",
                "*5*/*5*/*5*/*5/6*/*5*/*5*/*5* w - - 0 1",
                "*5*/*5*/*5*/*6/6*/*5*/*5*/6* w - - 0 1",
                "*5*/*5*/*5*/*6/6*/*5*/*5*/*6 w - - 0 1",
                "*5*/*5*/*5*/*6/6*/*5*/*5*/*4N* w K - 0 1",
                "*4P*/*5*/*5*/*6/6*/*5*/*5*/*5* w - - 0 1",
            ],
        ),
        (
            "chess-golf",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 chosen=X",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 chosen=KKK",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 chosen=K",
                "4k3/8/8/8/8/8/8/4K3 b - - 0 1 chosen=Kb",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 chosen=Kb taken=b",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 chosen=Kb taken=K taker=a1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=bid hole=1 players=9",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=bid hole=1 players=0",
                "KK6/8/8/8/8/8/8/8 w - - 0 1 chosen=Kb",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=bid hole=1 players=1 dealer=1 cards=2 line=e1e2",
            ],
        ),
        (
            "zombie",
            &[
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 zombies=c9",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 zombies=a1",
                "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 buried=x",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 dust=K",
            ],
        ),
        ("masquerade", &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=KR"]),
    ];

    #[test]
    fn a_refused_position_is_said_in_every_language() {
        let mut reasons = BTreeSet::new();
        for game in catalogue::all() {
            let info = game.info();
            let (_, own) = NO_POSITIONS.iter().find(|(id, _)| *id == info.id).expect(info.id);
            for text in ["nonsense", "8/8 w - - 0 1"].iter().chain(*own) {
                let error =
                    game.open(&Options::default(), Some(text)).err().unwrap_or_else(|| panic!("{text}"));
                let refusal = error.into_refusal();
                let said = Lang::ALL.map(|lang| lang.refusal(&refusal));
                let [english, german, spanish] = &said;
                assert!(english != german && english != spanish && german != spanish, "{said:?}");
                for sentence in &said {
                    assert!(
                        sentence.ends_with('.') && !sentence.starts_with(char::is_lowercase),
                        "{sentence}"
                    );
                }
                reasons.insert(refusal.code());
            }
        }
        assert!(reasons.len() > 60, "{reasons:?}");
    }

    #[test]
    fn a_position_that_no_game_can_come_to_is_said_in_the_language_of_who_reads_it() {
        let told = |game: &str, text: &str| {
            let game = catalogue::find(game).expect("a game");
            let refusal = game.open(&Options::default(), Some(text)).err().expect("a refusal").into_refusal();
            Lang::ALL.map(|lang| lang.refusal(&refusal))
        };
        assert_eq!(
            told("chess", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"),
            [
                "White can't have the castling right K: the rook is not there.",
                "Weiß kann das Rochaderecht K nicht haben: Der Turm steht nicht dort.",
                "Las blancas no pueden tener el derecho de enroque K: la torre no está ahí.",
            ]
        );
        assert_eq!(
            told("thinktank", "4k3/8/8/8/8/8/8/4K2[RN] w K - 0 1"),
            [
                "White castles on h1 only with a roobis.",
                "Weiß rochiert auf h1 nur mit einem Roobis.",
                "Las blancas solo enrocan en h1 con un roobis.",
            ]
        );
        assert_eq!(
            told("goal-box", "*5*/*5*/*5*/*6/6*/*5*/*5*/*4K* w - - 0 1")[1],
            "„K“ ist hier keine Figur: Es gibt `P N B R Q` und `p n b r q` (englische Buchstaben)."
        );
        assert_eq!(
            told("chess-golf", "8/8/8/8/8/8/8/8 w - - 0 1 chosen=KKK")[2],
            "Las cartas de un hoyo se escriben como `Kb` o `NNB` (letras inglesas). Son demasiadas cartas `K`: el juego tiene 1."
        );
    }

    /// The refusals, in all languages, of what is typed at the beginning of a game.
    fn told(game: &str, position: Option<&str>, typed: &str) -> [String; 3] {
        let game = catalogue::find(game).expect("a game");
        let table = game.open(&Options::default(), position).expect("a table");
        let refusal = table.read(Seat(0), typed).expect_err(typed);
        Lang::ALL.map(|lang| lang.refusal(&refusal))
    }

    #[test]
    fn a_refused_option_is_said_in_the_language_of_who_reads_it() {
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let told = |key: &str, value: &str| {
            let error = Options::new(golf, [(key, value)]).expect_err(key);
            let refusal = error.into_refusal();
            Lang::ALL.map(|lang| lang.refusal(&refusal))
        };
        assert_eq!(
            told("holes", "4"),
            [
                "The option “holes” takes `9` or `3`.",
                "Die Option „holes“ ist `9` oder `3`.",
                "La opción «holes» es `9` o `3`.",
            ]
        );
        assert_eq!(
            told("players", "9"),
            [
                "The option “players” takes a whole number from 1 to 8.",
                "Die Option „players“ ist eine ganze Zahl von 1 bis 8.",
                "La opción «players» es un número entero de 1 a 8.",
            ]
        );
        assert_eq!(
            told("hole", "3")[1],
            "Eine Option „hole“ gibt es hier nicht, wohl aber `players`, `pace`, `holes` und `chosen`."
        );
    }

    #[test]
    fn refusals_are_whole_sentences_in_the_language_of_who_reads_them() {
        assert_eq!(
            told("chess", None, "Nd5"),
            [
                "No knight of yours can get to d5: the knight on b1 can go to a3 or c3; the knight on g1 can go to f3 or h3.",
                "Kein Springer von dir kommt nach d5: Der Springer auf b1 kann nach a3 oder c3 ziehen; der Springer auf g1 kann nach f3 oder h3 ziehen.",
                "Ningún caballo tuyo puede llegar a d5: el caballo de b1 puede ir a a3 o c3; el caballo de g1 puede ir a f3 o h3.",
            ]
        );
        assert_eq!(
            told("chess", Some("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1"), "Rh1b2"),
            [
                "The rook on h1 can't move now. White is in check.",
                "Der Turm auf h1 kann jetzt nicht ziehen. Weiß steht im Schach.",
                "La torre de h1 no puede moverse ahora. Las blancas están en jaque.",
            ]
        );
        assert_eq!(
            told("chess", Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1e3")[1],
            "Der König auf e1 kann nach d1, f1, d2, e2 oder f2 ziehen oder kurz oder lang rochieren."
        );
        assert_eq!(
            told("crowded-house", None, "a3")[2],
            "Ningún peón tuyo puede llegar a a3: el peón de a2 no puede moverse ahora. Las blancas del flanco de rey mueven lo que empieza o acaba en las columnas e–h."
        );
        assert_eq!(
            told("captain-spalding", None, "e1e5"),
            [
                "The box on e1 can go to d1, f1, d2, e2 or f2.",
                "Die Kiste auf e1 kann nach d1, f1, d2, e2 oder f2 ziehen.",
                "La caja de e1 puede ir a d1, f1, d2, e2 o f2.",
            ]
        );
    }
}
