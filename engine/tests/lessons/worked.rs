//! The worked turns of games: every picture is played by the rules, continues where the one before stopped, and its words name what
//! is there.

use std::collections::BTreeSet;

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::lesson::Attempt;
use engine::rules::Pending;
use engine::rules::worked::Moment;
use engine::seat::{Seat, Viewer};

use crate::LANGUAGES;

/// The games with worked turns.
const SHOWN: [&str; 5] = ["half-alice", "adrenaline", "masquerade", "booster", "chess-golf"];

fn worked() -> impl Iterator<Item = (&'static dyn AnyGame, &'static [Moment])> {
    let all = catalogue::all().iter().copied().map(|game| (game, game.lesson().worked));
    all.filter(|(_, moments)| !moments.is_empty())
}

fn begin(game: &'static dyn AnyGame, moment: &'static Moment) -> Attempt {
    let set_up = Attempt::begin(game, &moment.step);
    set_up.unwrap_or_else(|error| panic!("{}: {error}", moment.key(game.info().id)))
}

/// Everything played until a picture, turn by turn, with the steps in progress.
fn played(moment: &Moment) -> Vec<String> {
    let before = moment.step.before.iter().flat_map(|turn| turn.split('/').chain(["."]));
    before.chain(moment.draft.split('/')).filter(|part| !part.is_empty()).map(ToOwned::to_owned).collect()
}

#[test]
fn the_strangest_games_show_a_turn_in_two_to_four_pictures() {
    let shown: Vec<&str> = worked().map(|(game, _)| game.info().id).collect();
    for id in SHOWN {
        assert!(shown.contains(&id), "{id} shows no worked turn");
    }
    for (game, moments) in worked() {
        let id = game.info().id;
        assert!((2..=4).contains(&moments.len()), "{id}: {} pictures", moments.len());
        let words: BTreeSet<_> = moments.iter().map(|moment| moment.step.id).collect();
        assert_eq!(words.len(), moments.len(), "{id}: two pictures of one word");
        for word in words {
            assert!(game.lesson().step(word).is_none(), "{id}: {word} is a step of the lesson, too");
            assert!(Attempt::find(id, word).is_some(), "{id}: {word} isn't found");
        }
    }
}

#[test]
fn every_picture_is_played_and_goes_on_where_the_one_before_stopped() {
    for (game, moments) in worked() {
        for moment in moments {
            let key = moment.key(game.info().id);
            let attempt = begin(game, moment);
            let mut table = attempt.table().fork();
            for part in moment.draft.split('/').filter(|part| !part.is_empty()) {
                let offers = table.offers(Viewer::Seat(Seat(0)));
                assert!(offers.iter().any(|offer| offer.text == part), "{key}: {part} isn't offered");
                table.step(Seat(0), part).unwrap_or_else(|refusal| panic!("{key}: {part}: {refusal}"));
            }
            let offers = table.offers(Viewer::Seat(Seat(0)));
            for arrow in moment.arrows {
                let (from, to) = arrow.split_once('-').expect("two squares");
                let goes = |of: Option<engine::board::Square>, text: &str| {
                    of.is_none_or(|square| square.to_string() == text)
                };
                let ways = || offers.iter().filter(|offer| goes(offer.to, to) && offer.to.is_some());
                assert!(ways().any(|offer| goes(offer.from, from)), "{key}: {arrow} can't be played");
            }
        }
        for pair in moments.windows(2) {
            let [before, after] = pair else { unreachable!() };
            let key = after.key(game.info().id);
            assert_eq!(
                (before.step.position, before.step.options),
                (after.step.position, after.step.options)
            );
            let (was, is) = (played(before), played(after));
            let whole: Vec<&String> = is.iter().filter(|part| *part != ".").collect();
            assert!(
                was.iter()
                    .filter(|part| *part != ".")
                    .eq(whole.iter().take(was.iter().filter(|part| *part != ".").count()).copied()),
                "{key}: not after {was:?}"
            );
            let shows = is != was || before.arrows != after.arrows;
            assert!(shows, "{key}: the same picture again");
            // The arrow's announcement was played.
            for arrow in before.arrows {
                let to = arrow.split_once('-').expect("two squares").1;
                let next = whole.get(was.iter().filter(|part| *part != ".").count());
                assert!(next.is_some_and(|part| part.contains(to)), "{key}: {arrow} was not played");
            }
        }
    }
}

#[test]
fn every_text_is_a_sentence_about_the_same_squares_in_every_language() {
    let squares = |text: &str| {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        words.filter(|word| word.parse::<engine::board::Square>().is_ok()).map(ToOwned::to_owned).collect()
    };
    for (game, moments) in worked() {
        for moment in moments {
            let key = moment.key(game.info().id);
            let said = LANGUAGES.map(|language| {
                let text = game.lesson().words.plain(language, &key);
                text.unwrap_or_else(|| panic!("{language} lacks {key}"))
            });
            let named: BTreeSet<String> = squares(&said[0]);
            for text in &said {
                assert!((30..=300).contains(&text.chars().count()) && text.ends_with('.'), "{key}: {text}");
                assert!(!text.contains(['{', '}', '*', '`']), "{key}: {text}");
                assert_eq!(squares(text), named, "{key}: {text}");
            }
        }
    }
}

/// The pictures show what the first seat sees, and are the same in every world that fits.
#[test]
fn no_picture_shows_a_secret() {
    let mut rng = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(92);
    let secret = |(game, _): &(&'static dyn AnyGame, _)| game.info().secret.is_some();
    for (game, moments) in worked().filter(secret) {
        for moment in moments {
            let attempt = begin(game, moment);
            if matches!(attempt.table().pending(), Pending::Chance | Pending::Referee) {
                continue;
            }
            let viewer = Viewer::Seat(Seat(0));
            for _ in 0..5 {
                let other = attempt.table().resample(viewer, &mut rng);
                assert_eq!(
                    other.scene(viewer),
                    attempt.table().scene(viewer),
                    "{}",
                    moment.key(game.info().id)
                );
            }
        }
    }
}
