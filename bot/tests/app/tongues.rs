//! No English on a German or a Spanish server: every answer, menu, button and post of every game, from the invitation to its end,
//! is read word by word.

use std::collections::BTreeSet;

use app::request::{NewTable, Request, ServerChange, ServerRequest};
use engine::catalogue;
use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use words::Lang;

use crate::stage::{ADA, BEN, CLEO, DEV, Said, Stage};
use crate::vocabulary::{foreign, words_of};

/// How many turns of each game are played.
const TURNS: usize = 6;
/// The most choices of a turn.
const CHOICES: usize = 20;

/// A reader who reads everything in one language.
struct Reading {
    lang: Lang,
    foreign: BTreeSet<String>,
    found: BTreeSet<String>,
}

impl Reading {
    fn text(&mut self, game: &str, text: &str) {
        // Commands and notation are in backticks; links are not read.
        let untyped = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let plain: String =
            untyped.split("](http").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect();
        let english = words_of(&plain).filter(|word| self.foreign.contains(word));
        let marked: Vec<String> = english.map(|word| format!("{game}: {word:?} in {text:?}")).collect();
        self.found.extend(marked);
    }

    fn screen(&mut self, game: &str, screen: &Screen) {
        self.text(game, &screen.text);
        for row in &screen.rows {
            match row {
                Row::Buttons(buttons) => buttons.iter().for_each(|button| self.text(game, &button.label)),
                Row::Menu(menu) => {
                    self.text(game, &menu.placeholder);
                    for choice in &menu.choices {
                        self.text(game, &choice.label);
                        self.text(game, &choice.note);
                    }
                }
            }
        }
    }

    async fn ask(&mut self, stage: &Stage, game: &str, person: UserId, request: Request) -> Screen {
        let lang = self.lang;
        let screen = stage.ask_as(person, |asker| asker.lang = lang, request).await;
        self.screen(game, &screen);
        screen
    }

    async fn press(
        &mut self,
        stage: &Stage,
        game: &str,
        person: UserId,
        press: Press,
        value: Option<String>,
    ) -> Screen {
        self.ask(stage, game, person, Request::Press { press, value }).await
    }

    /// Reads posts since the last call, with their alt texts.
    async fn posts(&mut self, stage: &Stage, game: &str) {
        for said in stage.said().await.into_values().flatten() {
            if let Said::Posted { screen, attachment } = said {
                self.screen(game, &screen);
                self.text(game, &attachment.map_or_else(String::new, |picture| picture.alt));
            }
        }
    }

    /// Opens a table and fills its seats.
    async fn begin(&mut self, stage: &Stage, rules: &str) -> GameId {
        let info = catalogue::find(rules).expect("a game").info();
        let clock = Some("3d".to_owned());
        let wanted = NewTable { rules: rules.to_owned(), clock, ..NewTable::default() };
        let opened = self.ask(stage, rules, ADA, Request::Play(wanted)).await;
        let press = presses(&opened).into_iter().find(|press| press.game.is_some()).expect("a table");
        let id = press.game.expect("a game");
        let about = |verb: Verb, arg: String| Press { verb, game: Some(id), version: 1, arg };
        match info.seats.len() {
            _ if info.is_open_round() => {
                self.press(stage, rules, BEN, about(Verb::Join, String::new()), None).await;
                self.press(stage, rules, ADA, about(Verb::Start, String::new()), None).await;
            }
            2 => drop(self.press(stage, rules, BEN, about(Verb::Join, String::new()), None).await),
            _ => {
                for (seat, person) in (1..).zip([BEN, CLEO, DEV]) {
                    self.press(stage, rules, person, about(Verb::Sit, format!("{seat}")), None).await;
                }
            }
        }
        id
    }

    /// One turn of a player by the menus, each time with a choice further down; returns whether there was one.
    async fn turn(&mut self, stage: &Stage, rules: &str, person: UserId, id: GameId, at: usize) -> bool {
        let open = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
        let mut screen = self.press(stage, rules, person, open, None).await;
        for chosen in 0..CHOICES {
            let Some((press, value)) = choice(&screen, at) else { return chosen > 0 };
            screen = self.press(stage, rules, person, press, value).await;
        }
        true
    }

    /// Reads what a player sees who looks at everything, and the answers to nonsense.
    async fn look_around(&mut self, stage: &Stage, rules: &str, person: UserId, id: GameId) {
        let game = || Some(format!("#{id}"));
        for request in [
            Request::Board { game: game(), flip: false, text: true },
            Request::Secrets { game: game() },
            Request::History { game: game() },
            Request::Replay { game: game(), view: None },
            Request::Rules { rules: Some(rules.to_owned()) },
            Request::Learn { rules: Some(rules.to_owned()) },
            Request::Games,
            Request::Help,
        ] {
            let screen = self.ask(stage, rules, person, request).await;
            let drawn = screen.picture.filter(|recipe| recipe.replay.is_none() && recipe.game == id);
            if let Some(recipe) = drawn {
                let alt = stage.app.studio().draw(&recipe).await.expect("a picture").alt;
                self.text(rules, &alt);
            }
        }
        let refused = Request::Move { turn: "§".to_owned(), game: game() };
        self.ask(stage, rules, person, refused).await;
        let more = Press { verb: Verb::Offer, game: Some(id), version: 0, arg: "more".to_owned() };
        self.press(stage, rules, person, more, None).await;
    }
}

/// The presses of all buttons.
fn presses(screen: &Screen) -> Vec<Press> {
    let rows = screen.rows.iter();
    let buttons = rows.filter_map(|row| if let Row::Buttons(buttons) = row { Some(buttons) } else { None });
    buttons.flatten().map(|button| button.press.clone()).collect()
}

/// What to choose in a picker: from its first menu, otherwise from its buttons.
fn choice(screen: &Screen, at: usize) -> Option<(Press, Option<String>)> {
    let menu = screen.rows.iter().find_map(|row| match row {
        Row::Menu(menu) if matches!(menu.press.verb, Verb::Piece | Verb::Step) => Some(menu),
        _ => None,
    });
    if let Some(menu) = menu {
        let value = menu.choices[at % menu.choices.len()].value.clone();
        return Some((menu.press.clone(), Some(value)));
    }
    let steps: Vec<_> = presses(screen).into_iter().filter(|press| press.verb == Verb::StepButton).collect();
    Some((steps.get(at % steps.len().max(1))?.clone(), None))
}

async fn plays_everything(lang: Lang) {
    let mut reading = Reading { lang, foreign: foreign(lang), found: BTreeSet::new() };
    for game in catalogue::all() {
        let rules = game.info().id;
        let stage = Stage::open().await;
        let speak = ServerRequest::Set(vec![ServerChange::Language(lang.word().to_owned())]);
        stage.ask_managing(ADA, Request::Server(speak)).await;
        stage.said().await;
        let id = reading.begin(&stage, rules).await;
        let mut played = 0;
        for round in 0..TURNS {
            for person in [ADA, BEN, CLEO, DEV] {
                played += usize::from(reading.turn(&stage, rules, person, id, 3 * round + 1).await);
            }
            reading.posts(&stage, rules).await;
        }
        assert!(played > TURNS / 2, "{rules}: hardly anything was played");
        for person in [ADA, BEN] {
            reading.look_around(&stage, rules, person, id).await;
        }
        let resigns = Press { verb: Verb::ResignYes, game: Some(id), version: 0, arg: String::new() };
        reading.press(&stage, rules, ADA, resigns, None).await;
        reading.posts(&stage, rules).await;
        reading.look_around(&stage, rules, BEN, id).await;
        stage.close().await;
    }
    assert!(reading.found.is_empty(), "{:#?}", reading.found);
}

#[tokio::test]
async fn somebody_who_plays_in_german_meets_no_english_word() {
    plays_everything(Lang::De).await;
}

#[tokio::test]
async fn somebody_who_plays_in_spanish_meets_no_english_word() {
    plays_everything(Lang::Es).await;
}
