//! In every question of every game the words say who is asked, what, and how many choices there are.

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::rules::Options;
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::go_on;
use crate::choosing::menus::*;
use crate::choosing::runs;
use crate::play::asked::{for_all, question};

/// How many pending questions are looked at, in all games together; each is read in every language.
const QUESTIONS: usize = 20_000;

/// How many choices the first question of the picker leaves, where it asks for a piece first.
fn choices(offers: &[Offer]) -> usize {
    let mut pieces: Vec<Square> = offers.iter().filter_map(|offer| offer.from).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces.len() + offers.iter().filter(|offer| offer.from.is_none()).count()
}

/// Checks that a text is a sentence: no bare key, no open placeholder.
#[track_caller]
fn is_sentence(text: &str) {
    let open = text.contains("engine-") || text.contains("picker-") || text.contains(['{', '}']);
    assert!(!text.is_empty() && !open && !text.contains("  "), "{text:?}");
    assert!(text.ends_with(['.', '?', ':']), "{text:?}");
}

/// Checks what a seat is asked, in the channel and in the picker.
fn is_asked(lang: Lang, table: &dyn AnyTable, seat: Seat, begun: bool) {
    let (viewer, side) = (Viewer::Seat(seat), lang.seat(table.info(), seat));
    let offers = runs::joined(table, seat, table.offers(viewer));
    let for_everybody = question(lang, table, Viewer::Public, seat);
    let own = question(lang, table, viewer, seat);
    let plain = !begun && offers.iter().all(|offer| offer.from.is_some());
    for asked in [&for_everybody, &own] {
        assert!(plain || !asked.is_empty(), "{} asks for more than a move: {offers:?}", table.info().id);
        if !asked.is_empty() {
            is_sentence(asked);
        }
    }
    let call = for_all(lang, "<@1>", &side, 1);
    assert!(call.contains("<@1>") && call.contains(&side), "{call}");
    is_sentence(&call);

    let scene = table.scene(viewer);
    let controls = Controls {
        lang,
        game: Some(GameId(1)),
        prompt: 1,
        drafted: 0,
        scene: &scene,
        info: table.info(),
        recent: Vec::new(),
        question: own,
        costly: Vec::new(),
    };
    let (asked, rows) = controls.ask(&offers, Chosen::default());
    is_sentence(&asked);
    assert!(asked.starts_with(&controls.question), "{asked}");
    let asks_for_a_piece =
        rows.iter().any(|row| matches!(row, Row::Menu(menu) if menu.press.verb == Verb::Piece));
    let whole = !asks_for_a_piece && offers.iter().any(|offer| offer.from.is_some());
    let count = if whole { offers.len() } else { choices(&offers) };
    assert!(count == 1 || asked.contains(&count.to_string()), "{count} choices: {asked}");
    for row in rows {
        if let Row::Menu(menu) = row {
            is_sentence(&format!("{}.", menu.placeholder));
        }
    }
}

#[test]
fn every_question_says_who_is_asked_what_and_how_many_choices_there_are() {
    let games = catalogue::all();
    for game in games {
        let mut rng = StdRng::seed_from_u64(37);
        let mut asked = 0;
        while asked < QUESTIONS.div_ceil(games.len()) {
            let players = (game.info().id == "chess-golf").then_some(("players", "3"));
            let options = Options::new(game.info(), players).expect("options");
            let mut table = game.open(&options, None).expect("the start");
            let mut look = |table: &dyn AnyTable, seat, begun| {
                Lang::ALL.into_iter().for_each(|lang| is_asked(lang, table, seat, begun));
                asked += 1;
            };
            while go_on(&mut *table, &mut rng, &mut look) {}
        }
    }
}
