//! Two worlds that differ only in what a viewer may not know look the same to that viewer, byte for byte: answers,
//! pictures, alternative texts, menus, suggestions, refusals, posts.
//!
//! Each script is played twice. In the second world what was hidden from the viewer went otherwise, by choice or by
//! chance, as long as everything public goes the same way; then the two worlds are asked everything the viewer and an
//! onlooker can ask.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use menagerie::app::Suggest;
use menagerie::app::picture::Picture;
use menagerie::app::request::{Cut, DrawAction, Format, MineRequest, Request};
use menagerie::app::screen::{Press, Row, Screen, Verb};
use menagerie::ids::{GameId, UserId};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, direct};
use crate::turns::random_entries;

/// How many scripts of each game are played.
const SCRIPTS: u64 = 60;
/// How many turns a script has at most.
const TURNS: u32 = 8;
/// How often something hidden is tried to go otherwise.
const CHANGES: usize = 40;
/// How many scripts are made up at most until one has two worlds: what is hidden may be shown before the script ends.
const DRAFTS: usize = 20;
/// One script in so many is also drawn: pictures take most of the time.
const DRAWN: u64 = 4;

/// How often people look back at the game so far, which replays all of it for each answer.
const LOOKED_BACK: f64 = 0.3;
/// How often the films of a drawn script are drawn, too, when somebody looks back.
const FILMED: f64 = 0.15;

/// How often captures, which lead to secrets, are preferred.
const EAGER: f64 = 0.7;

/// One way a script went.
pub(crate) struct World {
    pub(crate) log: Vec<Entry>,
    pub(crate) table: Box<dyn AnyTable>,
}

/// The position without what is hidden from some.
fn public(table: &dyn AnyTable) -> String {
    let hidden = ["buried=", "hands=", "deck=", "white=", "black=", "bids="];
    let position = table.position();
    let parts = position.split(' ').filter(|part| !hidden.iter().any(|key| part.starts_with(key)));
    parts.collect::<Vec<_>>().join(" ")
}

/// All that a viewer could tell two worlds apart by at this moment.
fn told(table: &dyn AnyTable, viewer: Viewer) -> (String, Pending, Vec<String>) {
    let record = table.record(viewer).into_iter().map(|turn| turn.text).collect();
    (public(table), table.pending(), record)
}

impl World {
    fn open(game: &dyn AnyGame) -> Self {
        let company = (game.info().fewest < game.info().seats.len()).then_some(("players", "2"));
        let options = Options::new(game.info(), company).expect("two can play");
        Self { log: Vec::new(), table: game.open(&options, None).expect("the start") }
    }

    /// Takes an entry; whether it could.
    fn take(&mut self, entry: &Entry) -> bool {
        self.log.push(entry.clone());
        self.table.apply(entry).is_ok()
    }

    /// A script at random, up to the point at which everything would be opened or the referee would be asked.
    fn random(game: &dyn AnyGame, turns: u32, rng: &mut StdRng) -> Self {
        let mut world = Self::open(game);
        while world.table.turns_completed() < turns {
            let entries = match world.table.pending() {
                Pending::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = *seats.choose(rng).expect("somebody is asked");
                    random_entries(&*world.table, seat, EAGER, rng)
                }
                Pending::Chance => outcome(&*world.table, rng).map(|entry| vec![entry]),
                Pending::Referee | Pending::Over(_) => None,
            };
            let Some(entries) = entries else { break };
            let mut next = Self { log: world.log.clone(), table: world.table.fork() };
            let stands = entries.iter().all(|entry| next.take(entry));
            assert!(stands, "{} takes {entries:?}", world.table.position());
            if matches!(next.table.pending(), Pending::Referee | Pending::Over(_)) {
                break;
            }
            world = next;
        }
        // What chance has begun is finished, so that somebody is asked.
        while let Some(entry) = outcome(&*world.table, rng) {
            world.take(&entry);
        }
        world
    }

    /// The same script with something otherwise that the viewer has never been shown.
    fn otherwise(&self, game: &dyn AnyGame, viewer: Viewer, rng: &mut StdRng) -> Option<Self> {
        let mut world = Self::open(game);
        let at = rng.random_range(0..self.log.len());
        let mut plain = Self::open(game);
        for (number, entry) in self.log.iter().enumerate() {
            let before = world.table.fork();
            plain.take(entry);
            if number == at {
                let other = match entry.actor {
                    Actor::Seat(seat) if Viewer::Seat(seat) == viewer => return None,
                    Actor::Seat(seat) => random_entries(&*before, seat, EAGER, rng)?.into_iter().next()?,
                    Actor::Chance => outcome(&*before, rng)?,
                    Actor::Referee => return None,
                };
                if other == *entry || !world.take(&other) {
                    return None;
                }
            } else if !world.take(entry) {
                return None;
            }
            if number >= at && told(&*world.table, viewer) != told(&*plain.table, viewer) {
                return None;
            }
        }
        Some(world)
    }

    /// What chance draws in this world: the number of each outcome among those that were possible.
    pub(crate) fn draws(&self, game: &dyn AnyGame) -> Vec<usize> {
        let mut world = Self::open(game);
        let mut draws = Vec::new();
        for entry in &self.log {
            if entry.actor == Actor::Chance {
                let outcomes = world.table.outcomes();
                draws.extend(outcomes.iter().position(|(text, _)| *text == entry.text));
            }
            world.take(entry);
        }
        draws
    }
}

fn outcome(table: &dyn AnyTable, rng: &mut StdRng) -> Option<Entry> {
    let (text, _) = table.outcomes().choose(rng)?.clone();
    Some(Entry { actor: Actor::Chance, text })
}

/// Two worlds that differ in what `viewer` may not know, if they do, and in nothing the viewer is told.
pub(crate) fn worlds(game: &dyn AnyGame, viewer: Seat, rng: &mut StdRng) -> [World; 2] {
    let mut found = None;
    for draft in 0..DRAFTS {
        // Long scripts first.
        let turns = (TURNS >> (draft / 4)).max(1);
        let one = World::random(game, turns, rng);
        let mut two = World { log: one.log.clone(), table: one.table.fork() };
        for _ in 0..CHANGES {
            if let Some(other) = two.otherwise(game, Viewer::Seat(viewer), rng) {
                two = other;
            }
        }
        let differ = one.table.position() != two.table.position();
        found = Some([one, two]);
        if differ {
            break;
        }
    }
    found.expect("at least one draft")
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
        let flip = rng.random_bool(0.5);
        for text in [false, true] {
            self.ask(person, Request::Board { game: named(), flip, text }).await;
        }
        self.ask(person, Request::Secrets { game: named() }).await;
        self.ask(person, Request::History { game: named() }).await;
        for format in [Format::Json, Format::Position] {
            self.ask(person, Request::Mine(MineRequest::Export { format, game: named() })).await;
        }
        if rng.random_bool(LOOKED_BACK) {
            self.look_back(person, rng).await;
        }
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

    /// Sees the game as a film and moment by moment, also with others' eyes.
    async fn look_back(&mut self, person: UserId, rng: &mut StdRng) {
        // Films take longest of all; their words are always compared.
        let draw = self.draw;
        self.draw &= rng.random_bool(FILMED);
        for cut in [None, Some(Cut::Public), Some(Cut::Reveal)] {
            let game = Some(format!("#{}", self.game));
            self.ask(person, Request::Replay { game, view: cut }).await;
        }
        let any = rng.random_range(0..9);
        for (version, arg) in
            [(0, "p.next"), (any, "0.next"), (any, "1.back"), (0, "1.last"), (0, "all.last")]
        {
            let press = Press { verb: Verb::Moment, game: Some(self.game), version, arg: arg.to_owned() };
            self.press(person, press, None).await;
        }
        self.draw = draw;
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

/// Something somebody might type: parts of turns, and at the end what nobody can play, so that nothing is played.
fn typed(rng: &mut StdRng) -> String {
    let mut square = || format!("{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    let (from, to, grave) = (square(), square(), square());
    let card = *["P", "n", "B", "r", "Q", "k", "C", "c"].choose(rng).expect("a card");
    match rng.random_range(0..7) {
        0 => format!("@{grave}"),
        1 => format!("{from}{to}/@{grave}/@{from}/@{to}"),
        2 => format!("{from}{to}/{card}/zz"),
        3 => format!("{card}/{from}{to}/zz"),
        4 => format!("{from}{to}/+{card}@{grave}/zz"),
        5 => format!("{}/zz", rng.random_range(0..31)),
        _ => format!("{from}{to}/{to}{from}/{grave}"),
    }
}

fn file(rng: &mut StdRng) -> String {
    char::from(b'a' + rng.random_range(0..8)).to_string()
}

/// Plays one world of a script and keeps everything the viewer and an onlooker see.
async fn play(stage: &Stage, game: &dyn AnyGame, world: &World, seed: u64) -> Played {
    let mut rng = StdRng::seed_from_u64(seed);
    let viewer = Seat((seed % 2) as u8);
    stage.chance.will_draw(world.draws(game));
    let id = stage.game(game.info().id).await;
    let mut questions = Questions { stage, game: id, draw: seed.is_multiple_of(DRAWN), shown: Vec::new() };
    let mut mirror = World::open(game);
    for entry in &world.log {
        let turns = mirror.table.turns_completed();
        mirror.take(entry);
        let Actor::Seat(seat) = entry.actor else { continue };
        let request = Request::Move { turn: entry.text.clone(), game: Some(format!("#{id}")) };
        let answer = stage.ask(seated(seat), request).await;
        assert!(answer.text.contains("You played"), "{}: {answer:?}", entry.text);
        if seat == viewer {
            questions.keep(answer).await;
        }
        if mirror.table.turns_completed() == turns {
            // In the middle of a turn something typed might be played.
            continue;
        }
        for person in [seated(viewer), CLEO] {
            questions.everything(person, &mut rng).await;
        }
    }
    assert_eq!(stage.chance.left(), 0, "chance decided what the script says");
    let mut said = stage.said().await;
    let (own, public) = (said.remove(&direct(seated(viewer))), said.remove(&CHANNEL));
    for said in own.into_iter().chain(public).flatten() {
        match said {
            Said::Posted { screen, attachment } => {
                let picture = attachment.map(|file| Picture {
                    bytes: file.bytes,
                    alt: file.alt,
                    file_name: "board.png",
                });
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

pub(crate) fn seated(seat: Seat) -> UserId {
    if seat.0 == 0 { ADA } else { BEN }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_secrets_look_the_same_to_everybody_else() {
    let with_secrets: Vec<_> = catalogue::all().iter().filter(|game| game.info().secret.is_some()).collect();
    assert!(!with_secrets.is_empty(), "some game has secrets");
    for game in with_secrets {
        let stages = [Stage::open().await, Stage::open().await];
        let (mut differing, mut compared) = (0, 0);
        for seed in 0..SCRIPTS {
            let mut rng = StdRng::seed_from_u64(seed);
            let [first, second] = worlds(*game, Seat((seed % 2) as u8), &mut rng);
            let (one, two) =
                tokio::join!(play(&stages[0], *game, &first, seed), play(&stages[1], *game, &second, seed));
            let differ = first.table.position() != second.table.position();
            assert_eq!(one.shown.len(), two.shown.len(), "script {seed}: as much is shown");
            for (number, (one, two)) in one.shown.iter().zip(&two.shown).enumerate() {
                assert!(
                    one == two,
                    "{}, script {seed}, answer {number}:\n{one:#?}\n{two:#?}",
                    game.info().title
                );
            }
            compared += one.shown.len();
            if differ {
                differing += 1;
                assert_ne!(
                    one.own,
                    two.own,
                    "{}, script {seed}: whoever hides something sees the difference",
                    game.info().title
                );
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
