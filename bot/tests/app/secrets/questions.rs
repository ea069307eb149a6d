//! What a viewer and an onlooker can ask about a game, and the answers.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use app::Suggest;
use app::picture::Picture;
use app::request::{
    ClockRequest, Cut, DrawAction, Format, LibraryRequest, PlanRequest, Request, ServerRequest,
};
use engine::any_game::{Actor, AnyGame};
use engine::rules::English;
use engine::seat::Seat;
use model::ids::{ChannelId, GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::worlds::{World, seated};
use crate::stage::{CHANNEL, CLEO, DEV, Said, Stage, direct};
use crate::told::played;

/// One script out of this many is also drawn: pictures take most of the time.
const DRAWN: u64 = 4;
/// How often people look at the replay, which replays the whole game for each answer.
const LOOKED_BACK: f64 = 0.3;
/// How often a person looks around: at lists, offers, plans and moderators' pages.
const LOOKED_AROUND: f64 = 0.15;
/// How often facts of one of the worlds are tried, and how many turns of the other side are tried for each.
const TRIED: f64 = 0.25;
const PROBES: usize = 3;
/// The channel to which moderators move the game at the end.
const ELSEWHERE: ChannelId = ChannelId(8);
/// How often the films of a drawn script are also drawn when a person looks at the replay.
const FILMED: f64 = 0.15;

/// Everything a person was shown, ready to be compared.
#[derive(PartialEq)]
pub(super) enum Shown {
    Screen(Box<Screen>, Option<Picture>),
    Suggestions(Vec<(String, String)>),
}

/// Prints enough to show a difference: for a picture its size and a checksum, not its hundred thousand bytes.
impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suggestions(suggestions) => f.debug_tuple("Suggestions").field(suggestions).finish(),
            Self::Screen(screen, picture) => {
                let mut hasher = DefaultHasher::new();
                let bytes = picture.as_ref().map_or(&[][..], |picture| &picture.bytes);
                bytes.hash(&mut hasher);
                f.debug_struct("Screen")
                    .field("screen", screen)
                    .field("alt", &picture.as_ref().map(|picture| &picture.alt))
                    .field("picture", &format_args!("{} bytes, {:016x}", bytes.len(), hasher.finish()))
                    .finish()
            }
        }
    }
}

/// One world of a script, as it was played.
pub(super) struct Played {
    /// Everything shown to the viewer and an onlooker.
    pub(super) shown: Vec<Shown>,
    /// The other player's knowledge.
    pub(super) own: Picture,
}

/// Asks everything that a viewer and an onlooker can ask, and records the answers.
pub(super) struct Questions<'a> {
    stage: &'a Stage,
    game: GameId,
    draw: bool,
    shown: Vec<Shown>,
}

impl<'a> Questions<'a> {
    /// A new recorder without questions; it also draws pictures if `draw` is true.
    pub(super) fn about(stage: &'a Stage, game: GameId, draw: bool) -> Self {
        Self { stage, game, draw, shown: Vec::new() }
    }

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

    /// Records messages in one place.
    fn heard(&mut self, heard: Vec<Said>) {
        for said in heard {
            match said {
                Said::Posted { screen, attachment } => {
                    let picture = attachment.map(|file| Picture {
                        bytes: file.bytes,
                        alt: file.alt,
                        file_name: "board.png",
                    });
                    self.shown.push(Shown::Screen(screen, picture));
                }
                Said::Changed { change, .. } => {
                    let text = change.text.unwrap_or_default();
                    let screen = Screen { text, rows: change.rows, ..Screen::default() };
                    self.shown.push(Shown::Screen(Box::new(screen), None));
                }
            }
        }
    }

    /// Looks at everything; types and presses valid and invalid turns.
    pub(super) async fn everything(&mut self, person: UserId, rng: &mut StdRng) {
        let game = Some(format!("#{}", self.game));
        let named = || game.clone();
        let flip = rng.random_bool(0.5);
        for text in [false, true] {
            self.ask(person, Request::Board { game: named(), flip, text }).await;
        }
        self.ask(person, Request::Secrets { game: named() }).await;
        self.ask(person, Request::History { game: named() }).await;
        for format in [Format::Json, Format::Position] {
            self.ask(person, Request::Library(LibraryRequest::Export { format, game: named() })).await;
        }
        if rng.random_bool(LOOKED_BACK) {
            self.look_back(person, rng).await;
        }
        if rng.random_bool(LOOKED_AROUND) {
            self.look_around(person).await;
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

    /// Tries facts of one of two worlds: typed with an impossible part after them, typed to be completed, planned for.
    pub(super) async fn tries(&mut self, person: UserId, probes: &[String], rng: &mut StdRng) {
        if !rng.random_bool(TRIED) {
            return;
        }
        let game = Some(format!("#{}", self.game));
        for probe in probes {
            let turn = format!("{probe}/zz");
            self.ask(person, Request::Move { turn, game: game.clone() }).await;
            let half: String = probe.chars().take(probe.chars().count() / 2).collect();
            for typed in [half, format!("{probe} "), format!("{probe}/")] {
                let wanted = Suggest::Turn { game: game.clone(), typed };
                let suggestions = self.stage.suggestions(person, wanted).await;
                self.shown.push(Shown::Suggestions(suggestions));
            }
        }
        for probe in probes {
            for lines in [format!("if {probe} then {}", typed(rng)), format!("any {probe} any {probe}")] {
                let game = game.clone();
                self.ask(person, Request::Plan(PlanRequest::Set { lines, game })).await;
            }
        }
    }

    /// Looks at everything else about a game: lists, clocks, offers, and moderators' pages.
    async fn look_around(&mut self, person: UserId) {
        let game = || Some(format!("#{}", self.game));
        let requests = [
            Request::Games,
            Request::Clock(ClockRequest::Show { game: game() }),
            Request::Plan(PlanRequest::List { game: game() }),
            Request::Resign { game: game() },
            Request::Library(LibraryRequest::Export { format: Format::Record, game: game() }),
            Request::Library(LibraryRequest::Export { format: Format::Pgn, game: game() }),
        ];
        for request in requests {
            self.ask(person, request).await;
        }
        for (verb, arg) in [(Verb::Offer, "more"), (Verb::Study, "hint"), (Verb::Board, "")] {
            let press = Press { verb, game: Some(self.game), version: 0, arg: arg.to_owned() };
            self.press(person, press, None).await;
        }
        let number = self.game.to_string();
        for wanted in [Suggest::Game { typed: number.clone() }, Suggest::OnServer { typed: number.clone() }] {
            let suggestions = self.stage.suggestions(person, wanted).await;
            self.shown.push(Shown::Suggestions(suggestions));
        }
        for request in [ServerRequest::End { game: number }, ServerRequest::Audit { page: 0 }] {
            let screen = self.stage.ask_managing(person, Request::Server(request)).await;
            self.keep(screen).await;
        }
    }

    /// Looks at the replay as a film and moment by moment, also from other people's views.
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

    /// Opens the picker and follows it at random, up to a step that would be final.
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

/// A text that a person might type: parts of turns, with an impossible part at the end, so that nothing is played.
fn typed(rng: &mut StdRng) -> String {
    let mut square = || format!("{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    let (from, to, grave) = (square(), square(), square());
    let card = *["P", "n", "B", "r", "Q", "k", "C", "c"].choose(rng).expect("a card");
    let bid = rng.random_range(0..31);
    match rng.random_range(0..9) {
        0 => format!("@{grave}"),
        1 => format!("{from}{to}/@{grave}/@{from}/@{to}"),
        2 => format!("{from}{to}/{card}/zz"),
        3 => format!("{card}/{from}{to}/zz"),
        4 => format!("{from}{to}/+{card}@{grave}/zz"),
        5 => format!("{bid}/zz"),
        6 => format!("{bid}/{from}{to}/{to}{from}/zz"),
        7 => format!("{card}{from} {card}{to}/zz"),
        _ => format!("{from}{to}/{to}{from}/{grave}"),
    }
}

fn file(rng: &mut StdRng) -> String {
    char::from(b'a' + rng.random_range(0..8)).to_string()
}

/// Facts of either world at this moment: the other side's last decision, and its possible next turns.
fn probes(worlds: &[World; 2], viewer: Seat) -> Vec<String> {
    let mut probes = Vec::new();
    for world in worlds {
        let theirs = |actor| matches!(actor, Actor::Seat(seat) if seat != viewer);
        probes
            .extend(world.log.iter().rev().find(|entry| theirs(entry.actor)).map(|entry| entry.text.clone()));
        let table = &world.table;
        let next = table.suggest(Seat(1 - viewer.0), "", PROBES, &English(table.info()));
        probes.extend(next.into_iter().map(|(turn, _)| turn));
    }
    probes.sort();
    probes.dedup();
    probes
}

/// Plays one of two worlds of a script and records everything that the viewer and an onlooker see.
pub(super) async fn play(
    stage: &Stage,
    game: &dyn AnyGame,
    worlds: &[World; 2],
    which: usize,
    seed: u64,
) -> Played {
    let world = &worlds[which];
    let mut rng = StdRng::seed_from_u64(seed);
    let viewer = Seat((seed % 2) as u8);
    stage.chance.will_draw(world.draws(game));
    let id = stage.game(game.info().id).await;
    stage.heard_out().await;
    let mut questions = Questions::about(stage, id, seed.is_multiple_of(DRAWN));
    let mut mirrors = [World::open(game), World::open(game)];
    for (number, entry) in world.log.iter().enumerate() {
        let mirror = &mirrors[which];
        let turns = mirror.table.turns_completed();
        let typed = |seat| crate::turns::typed_whole(&*mirror.table, seat, &entry.text);
        let typed = if let Actor::Seat(seat) = entry.actor { typed(seat) } else { String::new() };
        for (mirror, world) in mirrors.iter_mut().zip(worlds) {
            mirror.take(&world.log[number]);
        }
        let Actor::Seat(seat) = entry.actor else { continue };
        let request = Request::Move { turn: typed, game: Some(format!("#{id}")) };
        let answer = stage.ask(seated(seat), request).await;
        assert!(played(&answer.text).is_some(), "{}: {answer:?}", entry.text);
        if seat == viewer {
            questions.keep(answer).await;
        }
        // All messages of one turn are sent before the next, or a busy machine would send them in another order.
        stage.heard_out().await;
        if mirrors[which].table.turns_completed() == turns {
            // In the middle of a turn something typed might be played.
            continue;
        }
        let probes = probes(&mirrors, viewer);
        for person in [seated(viewer), CLEO] {
            questions.everything(person, &mut rng).await;
        }
        questions.tries(seated(viewer), &probes, &mut rng).await;
    }
    let to = Request::Server(ServerRequest::Move { game: format!("#{id}"), to: ELSEWHERE });
    let moved = stage.ask_managing(DEV, to).await;
    questions.keep(moved).await;
    assert_eq!(stage.chance.left(), 0, "chance decided what the script says");
    let mut said = stage.said().await;
    for place in [direct(seated(viewer)), CHANNEL, ELSEWHERE] {
        let mut heard = said.remove(&place).unwrap_or_default();
        // A new message and an edit of an old one wait in separate lanes: their order is undetermined.
        heard.sort_by_key(|said| match said {
            Said::Posted { .. } => (false, 0),
            Said::Changed { message, .. } => (true, message.0),
        });
        // Somebody who could not note that a change was made makes it again, and nobody sees that.
        heard.dedup_by(|next, last| matches!(next, Said::Changed { .. }) && next == last);
        questions.heard(heard);
    }
    Played { shown: questions.shown, own: hidden(stage, id, viewer).await }
}

/// The other player's view of their secrets: it must differ between the worlds, or the comparison would show nothing.
async fn hidden(stage: &Stage, id: GameId, viewer: Seat) -> Picture {
    let other = seated(Seat(1 - viewer.0));
    let screen = stage.ask(other, Request::Secrets { game: Some(format!("#{id}")) }).await;
    let recipe = screen.picture.expect("a picture of one's secrets");
    stage.app.studio().draw(&recipe).await.expect("a picture")
}
