//! Two worlds that differ only in what a viewer may not know look the same to that viewer, byte for byte: answers,
//! pictures, alternative texts, menus, suggestions, refusals, posts.
//!
//! Each script is played twice. In the second world the other player's hidden choices differ, as long as everything
//! public goes the same way; then the two worlds are asked everything the viewer and an onlooker can ask.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use menagerie::app::Suggest;
use menagerie::app::picture::Picture;
use menagerie::app::request::{DrawAction, Request};
use menagerie::app::screen::{Press, Row, Screen, Verb};
use menagerie::ids::{GameId, UserId};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, direct};
use crate::turns::random_turn;

/// How many scripts are played.
const SCRIPTS: u64 = 200;
/// How many turns a script has at most.
const TURNS: usize = 8;
/// One script in so many is also drawn: pictures take most of the time.
const DRAWN: u64 = 4;

/// How often captures, which lead to secrets, are preferred.
const EAGER: f64 = 0.7;

/// A turn in both worlds.
struct Turn {
    seat: Seat,
    texts: [String; 2],
    /// Whether the worlds differ after it.
    differ: bool,
}

/// What a position tells that not everybody may know: where things are buried, how pieces capture.
const SECRETS: [&str; 3] = ["buried=", "white=", "black="];

/// The public part of a position.
fn public(table: &dyn AnyTable) -> String {
    let secret = |part: &&str| SECRETS.iter().any(|key| part.starts_with(key));
    table.position().split(' ').filter(|part| !secret(part)).collect::<Vec<_>>().join(" ")
}

/// Whether a step is hidden from others: a burial (`@c6`), or how a kind of piece captures (`KR`).
fn hidden_step(step: &str) -> bool {
    step.starts_with('@') || step.len() == 2 && step.bytes().all(|byte| byte.is_ascii_uppercase())
}

fn hidden_offer(offer: &Offer) -> bool {
    hidden_step(&offer.text)
}

/// The same turn with other hidden steps, where this world has them.
fn other_choices(table: &dyn AnyTable, seat: Seat, turn: &str, rng: &mut StdRng) -> Option<String> {
    let mut fork = table.fork();
    let mut steps = Vec::new();
    for step in turn.split('/') {
        let offers = fork.offers(Viewer::Seat(seat));
        let others: Vec<_> = offers.iter().filter(|offer| hidden_offer(offer)).collect();
        let chosen = match others.choose(rng) {
            Some(other) if hidden_step(step) => other.text.clone(),
            _ => step.to_owned(),
        };
        fork.step(seat, &chosen).ok()?;
        steps.push(chosen);
    }
    Some(steps.join("/"))
}

fn played(table: &dyn AnyTable, seat: Seat, turn: &str) -> Option<Box<dyn AnyTable>> {
    let mut fork = table.fork();
    fork.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).ok()?;
    Some(fork)
}

/// A script whose worlds differ in what `viewer` may not know, and in nothing public.
fn script(game: &dyn AnyGame, viewer: Seat, rng: &mut StdRng) -> Vec<Turn> {
    let open = || game.open(&Options::default(), None).expect("the start");
    let mut worlds = [open(), open()];
    let mut script = Vec::new();
    while script.len() < TURNS {
        let Pending::Seats(seats) = worlds[0].pending() else { break };
        let Some(seat) = seats.iter().next() else { break };
        let Some(turn) = random_turn(&*worlds[0], seat, EAGER, rng) else { break };
        let other =
            if seat == viewer { Some(turn.clone()) } else { other_choices(&*worlds[1], seat, &turn, rng) };
        let Some(other) = other else { break };
        let [Some(one), Some(two)] = [played(&*worlds[0], seat, &turn), played(&*worlds[1], seat, &other)]
        else {
            break;
        };
        let over = |table: &dyn AnyTable| matches!(table.pending(), Pending::Over(_));
        // A piece that rises in one world alone tells them apart, as the rules say; so does an end that opens all.
        if public(&*one) != public(&*two) || over(&*one) || over(&*two) {
            break;
        }
        let differ = one.position() != two.position();
        script.push(Turn { seat, texts: [turn, other], differ });
        worlds = [one, two];
    }
    script
}

/// Everything a person was shown, ready to be compared.
#[derive(Debug, PartialEq)]
enum Shown {
    Screen(Box<Screen>, Option<Picture>),
    Suggestions(Vec<(String, String)>),
}

/// One world of a script, as it was played.
struct Played {
    /// What the viewer and an onlooker were shown.
    shown: Vec<Shown>,
    /// What the other player knows.
    own: Picture,
}

/// Asks what a viewer and an onlooker can ask, and keeps the answers.
struct Questions<'a> {
    stage: &'a Stage,
    game: GameId,
    draw: bool,
    shown: Vec<Shown>,
}

impl Questions<'_> {
    async fn keep(&mut self, screen: Screen) {
        let picture = match &screen.picture {
            Some(recipe) if self.draw => Some(self.stage.app.studio().draw(recipe).await.expect("a picture")),
            _ => None,
        };
        self.shown.push(Shown::Screen(Box::new(screen), picture));
    }

    async fn ask(&mut self, person: UserId, request: Request) {
        let screen = self.stage.ask(person, request).await;
        self.keep(screen).await;
    }

    async fn press(&mut self, person: UserId, press: Press, value: Option<&str>) -> Screen {
        let screen = self.stage.press(person, press, value).await;
        self.keep(screen.clone()).await;
        screen
    }

    /// Looks at everything; types and presses what is right and what is wrong.
    async fn everything(&mut self, person: UserId, rng: &mut StdRng) {
        let game = Some(format!("#{}", self.game));
        let named = || game.clone();
        self.ask(person, Request::Board { game: named(), flip: rng.random_bool(0.5) }).await;
        self.ask(person, Request::Secrets { game: named() }).await;
        self.ask(person, Request::History { game: named() }).await;
        self.ask(person, Request::Draw { action: DrawAction::Claim, game: named() }).await;
        self.ask(person, Request::Verify { game: named() }).await;
        for _ in 0..2 {
            let turn = typed(rng);
            self.ask(person, Request::Move { turn, game: named() }).await;
        }
        for typed in ["", "@", &typed(rng), &file(rng)] {
            let wanted = Suggest::Turn { game: named(), typed: typed.to_owned() };
            let suggestions = self.stage.suggestions(person, wanted).await;
            self.shown.push(Shown::Suggestions(suggestions));
        }
        self.walk(person, rng).await;
    }

    /// Opens the picker and follows it at random, up to a step that would be for good.
    async fn walk(&mut self, person: UserId, rng: &mut StdRng) {
        let press = Press { verb: Verb::Move, game: Some(self.game), version: 0, arg: String::new() };
        let first = self.press(person, press, None).await;
        let Some((press, value)) = random_choice(&first, rng) else { return };
        if press.verb == Verb::Piece {
            self.press(person, press, Some(&value)).await;
        }
    }
}

/// One of the choices of a screen's menus.
fn random_choice(screen: &Screen, rng: &mut StdRng) -> Option<(Press, String)> {
    let menus: Vec<_> = screen
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Menu(menu) => Some(menu),
            Row::Buttons(_) => None,
        })
        .collect();
    let menu = menus.choose(rng)?;
    Some((menu.press.clone(), menu.choices.choose(rng)?.value.clone()))
}

/// Something somebody might type: hardly ever legal, and never a whole legal turn in one world alone.
fn typed(rng: &mut StdRng) -> String {
    let mut square = || format!("{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    let (from, to, grave) = (square(), square(), square());
    match rng.random_range(0..3) {
        0 => format!("@{grave}"),
        1 => format!("{from}{to}/@{grave}/@{from}/@{to}"),
        _ => format!("{from}{to}/{to}{from}/{grave}"),
    }
}

fn file(rng: &mut StdRng) -> String {
    char::from(b'a' + rng.random_range(0..8)).to_string()
}

/// A turn as it is played: first the moves; where to bury is asked once it is known what rose.
fn entries(turn: &str) -> Vec<String> {
    let (graves, moves): (Vec<&str>, Vec<&str>) = turn.split('/').partition(|step| step.starts_with('@'));
    [moves, graves].into_iter().filter(|steps| !steps.is_empty()).map(|steps| steps.join("/")).collect()
}

/// Plays one world of a script and keeps everything the viewer and an onlooker see.
async fn play(stage: &Stage, game: &dyn AnyGame, script: &[Turn], world: usize, seed: u64) -> Played {
    let mut rng = StdRng::seed_from_u64(seed);
    let viewer = Seat((seed % 2) as u8);
    let id = stage.game(game.info().id).await;
    let mut questions = Questions { stage, game: id, draw: seed.is_multiple_of(DRAWN), shown: Vec::new() };
    for turn in script {
        let mover = seated(turn.seat);
        for text in entries(&turn.texts[world]) {
            let request = Request::Move { turn: text.clone(), game: Some(format!("#{id}")) };
            let answer = stage.ask(mover, request).await;
            assert!(answer.text.contains("You played"), "world {world}, {text}: {answer:?}");
            if turn.seat == viewer {
                questions.keep(answer).await;
            }
        }
        for person in [seated(viewer), CLEO] {
            questions.everything(person, &mut rng).await;
        }
    }
    let mut said = stage.said().await;
    let (own, public) = (said.remove(&direct(seated(viewer))), said.remove(&CHANNEL));
    for said in own.into_iter().chain(public).flatten() {
        match said {
            Said::Posted { screen, attachment } => {
                let picture =
                    attachment.map(|file| Picture { png: file.bytes, alt: file.alt, file_name: "board.png" });
                questions.shown.push(Shown::Screen(screen, picture));
            }
            Said::Changed { change, .. } => {
                let text = change.text.unwrap_or_default();
                let screen = Screen { text, rows: change.rows, ..Screen::default() };
                questions.shown.push(Shown::Screen(Box::new(screen), None));
            }
        }
    }
    Played { shown: questions.shown, own: hidden(stage, id, viewer).await }
}

/// What the other player sees of the own secrets: differs between the worlds, or the comparison shows nothing.
async fn hidden(stage: &Stage, id: GameId, viewer: Seat) -> Picture {
    let other = seated(Seat(1 - viewer.0));
    let screen = stage.ask(other, Request::Secrets { game: Some(format!("#{id}")) }).await;
    let recipe = screen.picture.expect("a picture of one's secrets");
    stage.app.studio().draw(&recipe).await.expect("a picture")
}

fn seated(seat: Seat) -> UserId {
    if seat.0 == 0 { ADA } else { BEN }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_secrets_look_the_same_to_everybody_else() {
    // What chance hides differs by the seed, which no script chooses.
    let chosen = |game: &&&dyn AnyGame| game.info().secret.is_some() && !game.info().chance;
    let with_secrets: Vec<_> = catalogue::all().iter().filter(chosen).collect();
    assert!(!with_secrets.is_empty(), "some game has secrets");
    for game in with_secrets {
        let stages = [Stage::open().await, Stage::open().await];
        let (mut differing, mut compared) = (0, 0);
        for seed in 0..SCRIPTS {
            let mut rng = StdRng::seed_from_u64(seed);
            let script = script(*game, Seat((seed % 2) as u8), &mut rng);
            let (one, two) = tokio::join!(
                play(&stages[0], *game, &script, 0, seed),
                play(&stages[1], *game, &script, 1, seed)
            );
            assert_eq!(one.shown.len(), two.shown.len(), "script {seed}: as much is shown");
            for (number, (one, two)) in one.shown.iter().zip(&two.shown).enumerate() {
                assert!(one == two, "script {seed}, answer {number}:\n{one:#?}\n{two:#?}");
            }
            compared += one.shown.len();
            if script.last().is_some_and(|turn| turn.differ) {
                differing += 1;
                assert_ne!(one.own, two.own, "script {seed}: whoever chose sees the difference");
            }
        }
        assert!(differing * 3 >= SCRIPTS, "only {differing} of {SCRIPTS} scripts ended with other secrets");
        println!(
            "{}: {differing} of {SCRIPTS} scripts with other secrets, {compared} answers equal",
            game.info().title
        );
        for stage in stages {
            stage.close().await;
        }
    }
}
