//! States of games, each with the role of every person in it.

use std::collections::BTreeMap;

use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use model::screen::{Press, Verb};

use app::Asker;
use app::authority::{Right, What};
use app::request::{
    ClockRequest, DrawAction, NewTable, NoteRequest, OfferRequest, PlanRequest, Request, ServerChange,
    ServerRequest,
};

use crate::cast::{
    ADA, BEN, CHANNEL, CLEO, DEV, ELSEWHERE, GUILD, MANAGER, ROLE, asker, directly, everybody,
};
use crate::world::World;

/// The game of every scene: the first of its world.
pub(crate) const GAME: GameId = GameId(1);
const HOUR: i64 = 3_600_000;

/// A state of a game.
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) world: World,
    pub(crate) game: Game,
    /// People who are asked to decide.
    pub(crate) to_act: Vec<UserId>,
    /// The people for whom a seat is free.
    pub(crate) comers: Vec<UserId>,
    pub(crate) deciders: Vec<UserId>,
    pub(crate) partners: Vec<UserId>,
    /// The people whom offers wait for, and who made them.
    pub(crate) asked: Vec<UserId>,
    pub(crate) maker: Option<UserId>,
    /// Numbers that controls carry: of offers, of late seats, of plans.
    pub(crate) numbers: BTreeMap<&'static str, i64>,
}

impl Scene {
    /// Whether a person may see the game.
    pub(crate) fn is_seen_by(&self, asker: &Asker) -> bool {
        let free = self.game.seats.iter().any(|chair| chair.person.is_none() && chair.invited.is_none());
        let open = self.game.status == Status::Invited && free && self.game.channel.is_some();
        let sees = asker.guild == Some(GUILD) && asker.person == ELSEWHERE;
        self.game.concerns(asker.person)
            || self.game.channel.is_some_and(|channel| channel == asker.channel)
            || open && sees
    }

    /// Whether a person who may see the game has a right in it. Stated here again instead of asking the program.
    pub(crate) fn gives(&self, asker: &Asker, right: Right, what: What) -> bool {
        let person = asker.person;
        let sits = self.game.seats.iter().any(|chair| chair.person == Some(person));
        let welcome = asker.guild == Some(GUILD) && (asker.roles.contains(&ROLE) || asker.manages);
        match right {
            Right::Onlooker => true,
            Right::Player => sits,
            Right::Returning => sits && welcome,
            Right::Seated => sits,
            Right::Host => self.game.host == person,
            Right::Guest => {
                self.game.host == person || self.game.seats.iter().any(|chair| chair.invited == Some(person))
            }
            Right::Newcomer => {
                let moves = what == What::Press(Verb::Sit, "") && sits;
                (welcome || self.game.guild.is_none()) && (self.comers.contains(&person) || moves)
            }
            Right::ToAct => self.to_act.contains(&person),
            Right::Decider => self.deciders.contains(&person),
            Right::Partner => self.partners.contains(&person),
            Right::Asked => {
                let no = matches!(what, What::Press(_, word) if word.starts_with("no."));
                // Agreeing to play again is sitting down again.
                let may = welcome || what != What::Press(Verb::Offer, "yes.rematch");
                self.asked.contains(&person) && may || no && self.maker == Some(person)
            }
            other => panic!("{other:?} is no right in a game"),
        }
    }

    pub(crate) fn number(&self, name: &str) -> i64 {
        self.numbers.get(name).copied().unwrap_or(0)
    }

    pub(crate) fn is_called(&self, names: &[&str]) -> bool {
        names.contains(&self.name)
    }
}

/// The beginning of a scene: the server lets only people with a role play.
pub(crate) async fn begin() -> World {
    let world = World::open().await;
    let rules = Request::Server(ServerRequest::Set(vec![ServerChange::AllowRole(ROLE)]));
    let manager = Asker { manages: true, ..asker(MANAGER) };
    let answer = world.ask(&manager, rules).await;
    assert!(answer.text.contains("<@&70>"), "{answer:?}");
    world.gives_sight(ELSEWHERE);
    // That somebody uses the bot is noted the first time they do.
    for (_, anybody) in everybody() {
        world.ask(&anybody, Request::Help).await;
    }
    world
}

async fn finish(name: &'static str, mut world: World) -> Scene {
    let game = world.store.game(GAME).await.expect("the database").expect("a game");
    world.keep().await;
    Scene {
        name,
        world,
        game,
        to_act: Vec::new(),
        comers: Vec::new(),
        deciders: Vec::new(),
        partners: Vec::new(),
        asked: Vec::new(),
        maker: None,
        numbers: BTreeMap::new(),
    }
}

pub(crate) fn named() -> Option<String> {
    Some(format!("#{GAME}"))
}

fn wanted(rules: &str, opponent: Option<UserId>) -> NewTable {
    let colour = (!["chess-golf", "crowded-house"].contains(&rules)).then(|| "white".to_owned());
    NewTable {
        rules: rules.to_owned(),
        opponent,
        colour,
        clock: Some("1d".to_owned()),
        ..NewTable::default()
    }
}

async fn opened(rules: &str, opponent: Option<UserId>) -> World {
    let world = begin().await;
    let answer = world.ask(&asker(ADA), Request::Play(wanted(rules, opponent))).await;
    assert!(answer.text.contains("Your table"), "{answer:?}");
    world
}

async fn press(world: &World, person: UserId, verb: Verb, version: i64, arg: &str) {
    let press = Press { verb, game: Some(GAME), version, arg: arg.to_owned() };
    let answer = world.ask(&asker(person), Request::Press { press, value: None }).await;
    assert!(!answer.text.is_empty(), "{answer:?}");
}

async fn status(world: &World) -> Game {
    world.store.game(GAME).await.expect("the database").expect("a game")
}

async fn begun(rules: &str) -> World {
    let world = opened(rules, Some(BEN)).await;
    press(&world, BEN, Verb::Join, 1, "").await;
    assert_eq!(status(&world).await.status, Status::Running);
    world
}

async fn plays(world: &World, person: UserId, turn: &str) {
    let before = status(world).await.version;
    let answer = world.ask(&asker(person), Request::Move { turn: turn.to_owned(), game: named() }).await;
    assert!(status(world).await.version > before, "{answer:?}");
}

/// Four half-moves of chess; Ada is to move.
async fn chess() -> World {
    let world = begun("chess").await;
    for (person, turn) in [(ADA, "e4"), (BEN, "e5"), (ADA, "Nf3"), (BEN, "Nc6")] {
        plays(&world, person, turn).await;
    }
    world
}

async fn open_table() -> Scene {
    let scene = finish("an open table", opened("chess", None).await).await;
    let comers = vec![BEN, CLEO, DEV, crate::cast::ONLOOKER, ELSEWHERE];
    Scene { comers, ..scene }
}

async fn invitation() -> Scene {
    let scene = finish("an invitation", opened("zombie", Some(BEN)).await).await;
    Scene { comers: vec![BEN], ..scene }
}

async fn seats() -> Scene {
    let scene = finish("seats to choose", opened("crowded-house", None).await).await;
    let comers = vec![BEN, CLEO, DEV, crate::cast::ONLOOKER, ELSEWHERE];
    Scene { comers, ..scene }
}

async fn row() -> Scene {
    let scene = finish("people in a row", opened("chess-golf", None).await).await;
    let comers = vec![BEN, CLEO, DEV, crate::cast::ONLOOKER, ELSEWHERE];
    Scene { comers, ..scene }
}

async fn running() -> Scene {
    let world = chess().await;
    let mut numbers = BTreeMap::new();
    let plan = |lines: &str| Request::Plan(PlanRequest::Set { lines: lines.to_owned(), game: named() });
    let kept = world.ask(&asker(BEN), plan("if any then h7h6")).await;
    assert!(!kept.rows.is_empty(), "{kept:?}");
    numbers.insert("set plan", world.last());
    press(&world, BEN, Verb::Plan, 0, &format!("set.{}", world.last())).await;
    let asked = world.ask(&asker(BEN), plan("if d2d3 then a7a6")).await;
    assert!(!asked.rows.is_empty(), "{asked:?}");
    numbers.insert("asked plan", world.last());
    let note = NoteRequest::Write { text: "Watch f7.".to_owned(), game: named() };
    world.ask(&asker(ADA), Request::Plan(PlanRequest::Notes(note))).await;
    let scene = finish("running", world).await;
    Scene { to_act: vec![ADA], numbers, ..scene }
}

async fn offers() -> Scene {
    let world = chess().await;
    let mut numbers = BTreeMap::new();
    world.ask(&asker(BEN), Request::Draw { action: DrawAction::Offer, game: named() }).await;
    for (name, request) in [
        ("takeback", OfferRequest::Takeback { game: named() }),
        ("call-off", OfferRequest::Abort { game: named() }),
        ("adjourn", OfferRequest::Adjourn { days: Some(3), until: None, game: named() }),
    ] {
        let answer = world.ask(&asker(BEN), Request::Offer(request)).await;
        assert!(!answer.rows.is_empty(), "{name}: {answer:?}");
        numbers.insert(name, world.last());
    }
    press(&world, BEN, Verb::Offer, 0, "seat.1.easy").await;
    numbers.insert("computer", world.last());
    let scene = finish("offers", world).await;
    Scene { to_act: vec![ADA], asked: vec![ADA], maker: Some(BEN), numbers, ..scene }
}

async fn paused() -> Scene {
    let world = chess().await;
    let adjourn = OfferRequest::Adjourn { days: Some(3), until: None, game: named() };
    world.ask(&asker(ADA), Request::Offer(adjourn)).await;
    press(&world, BEN, Verb::Offer, world.last(), "yes.adjourn").await;
    let scene = finish("resting", world).await;
    assert!(scene.game.pause.is_some());
    Scene { to_act: vec![ADA], ..scene }
}

async fn ended() -> World {
    let world = chess().await;
    let game = status(&world).await;
    let prompt = game.prompt(game.seat_of(ADA).expect("a seat"));
    press(&world, ADA, Verb::ResignYes, prompt, "0").await;
    world
}

async fn over() -> Scene {
    finish("over", ended().await).await
}

async fn again() -> Scene {
    let world = ended().await;
    world.ask(&asker(BEN), Request::Offer(OfferRequest::Rematch { game: named() })).await;
    let numbers = BTreeMap::from([("rematch", world.last())]);
    let scene = finish("a rematch offered", world).await;
    Scene { asked: vec![ADA], maker: Some(BEN), numbers, ..scene }
}

async fn called_off() -> Scene {
    let world = opened("chess", None).await;
    press(&world, ADA, Verb::Cancel, 1, "").await;
    finish("called off", world).await
}

async fn expired() -> Scene {
    let world = opened("zombie", Some(BEN)).await;
    world.pass(1000 * 24 * HOUR);
    world.app.expire(GAME).await.expect("expired");
    finish("expired", world).await
}

async fn overdue() -> World {
    let world = begin().await;
    let wanted = NewTable { late: Some("ask".to_owned()), ..wanted("chess", Some(BEN)) };
    world.ask(&asker(ADA), Request::Play(wanted)).await;
    press(&world, BEN, Verb::Join, 1, "").await;
    plays(&world, ADA, "e4").await;
    plays(&world, BEN, "e5").await;
    world.pass(25 * HOUR);
    world.app.clock_ran_out(GAME).await.expect("late");
    world
}

async fn lateness(world: &World) -> i64 {
    let game = status(world).await;
    game.seats[0].clock.late_ms.expect("late")
}

async fn late() -> Scene {
    let world = overdue().await;
    let numbers = BTreeMap::from([("late", lateness(&world).await)]);
    let scene = finish("late", world).await;
    Scene { to_act: vec![ADA], deciders: vec![BEN], numbers, ..scene }
}

async fn vacant() -> World {
    let world = overdue().await;
    press(&world, BEN, Verb::Clock, lateness(&world).await, "replace.0").await;
    assert!(status(&world).await.seats[0].clock.offered_ms.is_some());
    world
}

async fn offered_seat() -> Scene {
    let world = vacant().await;
    let numbers = BTreeMap::from([("late", lateness(&world).await)]);
    let scene = finish("a seat offered", world).await;
    // The one who may see it can take it; from elsewhere nobody does.
    let comers = vec![CLEO, DEV, crate::cast::ONLOOKER];
    Scene { to_act: vec![ADA], deciders: vec![BEN], comers, numbers, ..scene }
}

async fn replaced() -> Scene {
    let world = vacant().await;
    press(&world, CLEO, Verb::Clock, lateness(&world).await, "take.0").await;
    let scene = finish("replaced", world).await;
    assert_eq!(scene.game.seats[0].person, Some(CLEO));
    Scene { to_act: vec![CLEO], ..scene }
}

async fn stood_in_for() -> Scene {
    let world = overdue().await;
    press(&world, BEN, Verb::Offer, 0, "seat.0.easy").await;
    let scene = finish("a computer sits", world).await;
    assert!(scene.game.seats[0].person.is_some_and(UserId::is_computer));
    scene
}

async fn question() -> Scene {
    let world = begun("cooperative").await;
    let ask = Request::Ask { question: "Any knights?".to_owned(), game: named() };
    let answer = world.ask(&asker(ADA), ask).await;
    assert!(answer.text.contains("goes to"), "{answer:?}");
    let scene = finish("a question", world).await;
    let to_act = to_act(&scene).await;
    Scene { to_act, partners: vec![BEN], ..scene }
}

async fn secrets() -> Scene {
    let scene = finish("secrets", begun("masquerade").await).await;
    Scene { to_act: vec![ADA, BEN], ..scene }
}

async fn four() -> Scene {
    let world = opened("crowded-house", None).await;
    for (person, seat) in [(BEN, "1"), (CLEO, "2"), (DEV, "3")] {
        press(&world, person, Verb::Sit, 1, seat).await;
    }
    let scene = finish("four seats", world).await;
    assert_eq!(scene.game.status, Status::Running);
    let to_act = to_act(&scene).await;
    Scene { to_act, ..scene }
}

async fn direct() -> Scene {
    let world = begin().await;
    let wanted = NewTable { clock: None, ..wanted("chess", Some(BEN)) };
    world.ask(&directly(ADA), Request::Play(wanted)).await;
    let join = Press { verb: Verb::Join, game: Some(GAME), version: 1, arg: String::new() };
    world.ask(&directly(BEN), Request::Press { press: join, value: None }).await;
    let scene = finish("in direct messages", world).await;
    assert!(scene.game.status == Status::Running && scene.game.channel.is_none());
    Scene { to_act: vec![ADA], ..scene }
}

/// The people whose clocks run, if every asked seat has one.
async fn to_act(scene: &Scene) -> Vec<UserId> {
    let asked = scene.game.seats.iter().filter(|own| own.clock.since_ms.is_some());
    let asked: Vec<UserId> = asked.filter_map(|own| own.person).collect();
    assert!(!asked.is_empty() && scene.game.channel == Some(CHANNEL));
    asked
}

/// Every state.
pub(crate) async fn all() -> Vec<Scene> {
    vec![
        open_table().await,
        invitation().await,
        seats().await,
        row().await,
        running().await,
        offers().await,
        paused().await,
        over().await,
        again().await,
        called_off().await,
        expired().await,
        late().await,
        offered_seat().await,
        replaced().await,
        stood_in_for().await,
        question().await,
        secrets().await,
        four().await,
        direct().await,
    ]
}

/// `/game clock give` and the like, for the game of a scene.
pub(crate) fn give() -> Request {
    Request::Clock(ClockRequest::Give { time: "1d".to_owned(), game: named() })
}
