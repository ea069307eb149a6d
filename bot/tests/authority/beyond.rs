//! Every other row, tried by everybody: about the server, tournaments and oneself. A person who may not see a channel learns
//! nothing about it by any request.

use model::screen::{Press, Screen, Verb};
use store::Finished;

use app::Asker;
use app::Suggest;
use app::authority::{Effect, Right, Row, Scope, TABLE, What, row_of};
use app::request::{
    Away, ClockRequest, CommunityRequest, DataRequest, Format, LibraryRequest, NewTable, NotificationRequest,
    Request, ServerChange, ServerRequest, TournamentAct, TournamentPlan, TournamentRequest, Whose,
};

use crate::cast::{ADA, BEN, CLEO, DEV, ELSEWHERE, GUILD, MANAGER, OTHER, ROLE, asker, everybody};
use crate::scenes::{GAME, begin};
use crate::world::World;

/// The name of the tournament.
const CUP: &str = "Lantern Cup";

/// The request for a row: about the first game, the first tournament.
fn request(row: &Row) -> Request {
    match row.what {
        What::Ask(name) => command(name),
        What::Press(verb, word) => control(verb, word),
    }
}

fn about(act: TournamentAct) -> Request {
    Request::Tournament(TournamentRequest::About { act, tournament: Some("T1".to_owned()) })
}

fn command(name: &str) -> Request {
    let named = || format!("#{GAME}");
    let chess = || "chess".to_owned();
    match name {
        "play" => Request::Play(NewTable { rules: chess(), ..NewTable::default() }),
        "seek" => Request::Community(CommunityRequest::Seek { rules: None, post: false }),
        "seek post" => Request::Community(CommunityRequest::Seek { rules: Some(chess()), post: true }),
        "challenge" => {
            Request::Community(CommunityRequest::Challenge { person: model::ids::UserId(777), is_bot: false })
        }
        "rules" => Request::Rules { rules: Some(chess()) },
        "learn" => Request::Learn { rules: Some(chess()) },
        "puzzle" => Request::Puzzle { rules: Some(chess()), grade: None },
        "help" => Request::Help,
        "games" => Request::Games,
        "games finished" => Request::Library(LibraryRequest::Finished(Finished::default())),
        "next" => Request::Library(LibraryRequest::Next),
        "export all" => Request::Library(LibraryRequest::Export { format: Format::All, game: None }),
        "vacation start" => Request::Clock(ClockRequest::VacationStart(Away::Days(3))),
        "vacation end" => Request::Clock(ClockRequest::VacationEnd),
        "vacation show" => Request::Clock(ClockRequest::VacationShow),
        "settings" => {
            Request::Notifications(NotificationRequest::Settings { zone: Some("Europe/Berlin".to_owned()) })
        }
        "theme" => Request::Theme { theme: Some("slate".to_owned()), whose: Whose::Own },
        "theme server" => Request::Theme { theme: Some("slate".to_owned()), whose: Whose::Server },
        "privacy show" => Request::Data(DataRequest::Show),
        "privacy export" => Request::Data(DataRequest::Export),
        "privacy delete" => Request::Data(DataRequest::Delete),
        "daily" => Request::Daily { line: None, yesterday: false },
        "problem" => Request::Problem { number: 1, line: None },
        "leaderboard" => Request::Community(CommunityRequest::Ladder { rules: chess() }),
        "stats" => {
            Request::Community(CommunityRequest::Stats { person: Some(ADA), rules: None, with: Some(BEN) })
        }
        "tournament open" => {
            let plan = TournamentPlan { rules: chess(), ..TournamentPlan::default() };
            Request::Tournament(TournamentRequest::Open(plan))
        }
        "tournament list" => Request::Tournament(TournamentRequest::List),
        "tournament show" => about(TournamentAct::Show),
        "tournament join" => about(TournamentAct::Join),
        "tournament leave" => about(TournamentAct::Leave),
        "tournament withdraw" => about(TournamentAct::Withdraw),
        "tournament start" => about(TournamentAct::Start),
        "tournament end" => about(TournamentAct::End),
        "tournament remove" => {
            Request::Tournament(TournamentRequest::Remove { person: BEN, tournament: Some("1".to_owned()) })
        }
        "tournament result" => {
            let (game, verdict) = (named(), "white".to_owned());
            Request::Tournament(TournamentRequest::Result { game, verdict })
        }
        "admin settings" => Request::Server(ServerRequest::Settings),
        "admin set" => Request::Server(ServerRequest::Set(vec![ServerChange::Guests(false)])),
        "admin audit" => Request::Server(ServerRequest::Audit { page: 0 }),
        "admin game end" => Request::Server(ServerRequest::End { game: named() }),
        "admin game move" => Request::Server(ServerRequest::Move { game: named(), to: OTHER }),
        "doctor" => Request::Server(ServerRequest::Doctor),
        other => panic!("say in beyond.rs how {other} is asked for"),
    }
}

fn control(verb: Verb, word: &'static str) -> Request {
    let (arg, value) = match (verb, word) {
        (Verb::Rules, _) => ("chess.0".to_owned(), None),
        (Verb::Theme, "server") => ("slate.server".to_owned(), None),
        (Verb::Theme, _) => ("slate".to_owned(), None),
        (Verb::Community, "seats") => ("seats.*.0".to_owned(), None),
        (Verb::Community, "open") => ("open.chess".to_owned(), None),
        (Verb::Community, "challenge") => ("challenge.777".to_owned(), Some("chess")),
        (Verb::Community, "top") => ("top.chess.0".to_owned(), None),
        (Verb::Community, "tops") => (word.to_owned(), Some("chess")),
        (Verb::Community, "of") => (format!("of.{ADA}.*"), None),
        (Verb::Community, "ofs") => (format!("ofs.{ADA}"), Some("*")),
        (Verb::Community, "deeds") => (format!("deeds.{ADA}.0"), None),
        (Verb::Library, "open") => ("open.0".to_owned(), None),
        (Verb::Library, "old") => ("old.0.-..".to_owned(), None),
        (Verb::Library, "show") => (word.to_owned(), Some("1")),
        (Verb::Library, "year") => ("year.2023".to_owned(), None),
        (Verb::Notifications, "open") => ("open.all".to_owned(), None),
        (Verb::Notifications, "language") => ("language.de".to_owned(), None),
        (Verb::Notifications, "zone.value") => (word.to_owned(), Some("Europe/Berlin")),
        (Verb::Notifications, "quiet.from" | "digest.at") => (word.to_owned(), Some("8")),
        (Verb::Notifications, "quiet.to") => (word.to_owned(), Some("6")),
        (Verb::Notifications, "quiet") => ("quiet.22-7".to_owned(), None),
        (Verb::Notifications, "notice") => ("notice.none".to_owned(), None),
        (Verb::Notifications, "remind") => ("remind.4h".to_owned(), None),
        (Verb::Notifications, "unremind") => ("unremind.4h".to_owned(), None),
        (Verb::Notifications, "secrets") => ("secrets.off".to_owned(), None),
        (Verb::Notifications, "confirm") => ("confirm.off".to_owned(), None),
        (Verb::Notifications, "invite") => ("invite.server".to_owned(), None),
        (Verb::Notifications, "block") => ("block.918".to_owned(), None),
        (Verb::Notifications, "unblock.who") => (word.to_owned(), Some("00")),
        (Verb::Data, "now") => (format!("now.{}", 1_700_000_000 / 60), None),
        (Verb::Server, "lang") => (word.to_owned(), Some("de")),
        (Verb::Server, "guests") => ("guests.off".to_owned(), None),
        (Verb::Server, "boards") => ("boards.off".to_owned(), None),
        (Verb::Server, "audit") => ("audit.0".to_owned(), None),
        (Verb::Tournament, "replay" | "half") => (format!("{word}.1.1.0"), None),
        (Verb::Tournament, word) => (format!("{word}.1"), None),
        (Verb::Guide, "card") => ("card.chess".to_owned(), None),
        (Verb::Guide, "game") | (Verb::Lesson, "choose") => (word.to_owned(), Some("chess")),
        (Verb::Lesson, "open" | "computer" | "invite") => (format!("{word}.chess"), None),
        (Verb::Lesson, "step" | "hint" | "solution") => (format!("{word}.chess.1"), None),
        (Verb::Lesson, "worked") => ("worked.half-alice.1".to_owned(), None),
        (Verb::Puzzle, "choose") => (word.to_owned(), Some("chess")),
        (Verb::Puzzle, "next") => ("next.chess.any".to_owned(), None),
        (Verb::Puzzle, "daily") => ("daily.20000".to_owned(), None),
        (Verb::Puzzle, "again" | "back" | "show") => (format!("{word}.0123456789ab"), None),
        (Verb::Piece | Verb::Step | Verb::Typed, _) => ("0".to_owned(), Some("e2")),
        (Verb::StepButton | Verb::Back | Verb::Undo, _) => ("0".to_owned(), None),
        (_, word) => (word.to_owned(), None),
    };
    let game = (verb == Verb::Server && ["end", "direct"].contains(&word)).then_some(GAME);
    // As far as the table has come: one person sits there.
    let version = if game.is_some() { 2 } else { 0 };
    let press = Press { verb, game, version, arg };
    Request::Press { press, value: value.map(str::to_owned) }
}

/// A server on which Ada has an open table and a tournament in the channel; Ben, Cleo and Dev play in the tournament, once it runs.
async fn server(runs: bool) -> World {
    let mut world = begin().await;
    let table = NewTable { rules: "chess".to_owned(), ..NewTable::default() };
    world.ask(&asker(ADA), Request::Play(table)).await;
    let plan =
        TournamentPlan { rules: "chess".to_owned(), name: Some(CUP.to_owned()), ..TournamentPlan::default() };
    world.ask(&asker(ADA), Request::Tournament(TournamentRequest::Open(plan))).await;
    for person in [BEN, CLEO, DEV] {
        world.ask(&asker(person), about(TournamentAct::Join)).await;
    }
    if runs {
        let begun = world.ask(&asker(ADA), about(TournamentAct::Start)).await;
        assert!(begun.text.contains(CUP), "{begun:?}");
    }
    world.keep().await;
    world
}

/// Who may, stated here again instead of asking the program.
fn may(asker: &Asker, row: &Row) -> bool {
    let here = asker.guild == Some(GUILD);
    let entrant = [BEN, CLEO, DEV].contains(&asker.person);
    let organiser = here && (asker.person == ADA || asker.manages);
    let in_channel = here && asker.channel != OTHER;
    let sees = organiser
        || here && (entrant || in_channel || asker.person == ELSEWHERE)
        || asker.guild.is_none() && entrant;
    let welcome = !here || asker.manages || asker.roles.contains(&ROLE);
    match row.who {
        Right::Anyone => true,
        Right::Member => asker.guild.is_some(),
        Right::Welcome | Right::Opener => welcome,
        // Joining is playing.
        Right::Visitor if row.effect == Effect::Changes => sees && welcome && here,
        Right::Visitor => sees,
        Right::Entrant => sees && entrant,
        Right::Organiser => organiser,
        Right::Manager if row.scope == Scope::ServerGame => here && asker.manages,
        Right::Manager => asker.guild.is_some() && asker.manages,
        Right::Player => here && asker.person == ADA,
        other => panic!("{other:?} is a right in a game"),
    }
}

/// Who has an effect by a row, when the tournament waits or runs.
fn hands(row: &Row, runs: bool) -> Option<Asker> {
    let person = match (row.what, runs) {
        (What::Ask("tournament join") | What::Press(Verb::Tournament, "join"), false) => ELSEWHERE,
        (What::Ask("tournament leave") | What::Press(Verb::Tournament, "leave"), false) => BEN,
        (What::Ask("tournament start" | "tournament remove"), false) => ADA,
        (What::Press(Verb::Tournament, "start" | "end-yes"), false) => ADA,
        (What::Press(Verb::Tournament, "withdraw-yes"), true) => CLEO,
        (What::Press(Verb::Tournament, "end-yes"), true) => MANAGER,
        (What::Ask("play" | "seek post" | "tournament open" | "settings" | "theme"), false) => ELSEWHERE,
        (What::Press(Verb::Community, "open" | "challenge") | What::Press(Verb::Theme, "own"), false) => {
            ELSEWHERE
        }
        (What::Press(Verb::Notifications, "invite" | "block"), false) => ELSEWHERE,
        (What::Ask("admin set" | "theme server"), false) => MANAGER,
        (What::Press(Verb::Server, "lang" | "guests" | "boards" | "end"), false) => MANAGER,
        _ => return None,
    };
    everybody().into_iter().map(|(_, asker)| asker).find(|asker| asker.person == person)
}

/// Whether an answer reveals the channel: its name, its table, its tournament.
fn tells(screen: &Screen) -> bool {
    let shown = format!("{screen:?}");
    let numbered = ["`#1`", "#1\"", "(GameId(1))"].iter().any(|number| shown.contains(number));
    shown.contains("<#7>") || shown.contains(CUP) || numbered && !shown.contains("I know no game `#1`")
}

async fn wrong(world: &mut World, row: &Row, asker: &Asker, runs: bool) -> Option<String> {
    let request = request(row);
    let own = row_of(&request).map(|own| own.what);
    assert_eq!(own, Some(row.what), "{:?} is asked for by {request:?}", row.what);
    let effect =
        hands(row, runs).is_some_and(|hands| hands.person == asker.person && hands.guild == asker.guild);
    let before = world.version().await;
    let rows = if effect { Some(world.rows().await) } else { None };
    let answer = world.ask(asker, request).await;
    let changed = world.version().await != before;
    let rows = match rows {
        Some(mut rows) => {
            let mut after = world.rows().await;
            rows.remove("interactions");
            after.remove("interactions");
            rows == after
        }
        None => false,
    };
    if changed {
        world.put_back().await;
    }
    let here = asker.guild == Some(GUILD);
    let sees_all = here && (asker.manages || asker.channel != OTHER || asker.person == ELSEWHERE);
    let outsider = !sees_all && ![ADA, BEN, CLEO, DEV].contains(&asker.person);
    if answer.text.contains("went wrong") || answer.text.contains("couldn't reach") {
        return Some(format!("broke something: {answer:?}"));
    }
    if outsider && tells(&answer) {
        return Some(format!("learns of the channel: {answer:?}"));
    }
    match may(asker, row) {
        false if changed => Some(format!("may not, but changed something: {answer:?}")),
        false if !answer.rows.is_empty() || answer.picture.is_some() || answer.file.is_some() => {
            Some(format!("may not, but is shown something: {answer:?}"))
        }
        true if row.effect == Effect::Looks && changed => Some(format!("only looks: {answer:?}")),
        true if rows => Some(format!("may, but has no effect: {answer:?}")),
        _ => None,
    }
}

#[tokio::test]
async fn beyond_games_everybody_may_what_the_table_says_and_sees_no_hidden_channel() {
    let people = everybody();
    let mut faults = Vec::new();
    for runs in [false, true] {
        let mut world = server(runs).await;
        for row in
            TABLE.iter().filter(|row| !matches!(row.scope, Scope::Game(_)) && row.effect != Effect::Form)
        {
            for (who, asker) in &people {
                let wrong = wrong(&mut world, row, asker, runs).await;
                faults.extend(wrong.map(|wrong| format!("{:?}, running {runs}: {who} {wrong}", row.what)));
            }
        }
        for (who, asker) in &people {
            for wanted in [
                Suggest::Tournament { typed: String::new() },
                Suggest::Undecided { typed: String::new() },
                Suggest::OnServer { typed: String::new() },
                Suggest::Game { typed: String::new() },
            ] {
                let found = format!("{:?}", world.app.suggest(asker, wanted).await);
                let outsider = asker.guild != Some(GUILD) || *who == "somebody shut out";
                if outsider && !who.starts_with("Ada") && (found.contains(CUP) || found.contains("#1 ")) {
                    faults.push(format!("{who} is suggested {found}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

/// Ids are easy to guess, so an invisible tournament is treated like one that was never opened.
#[tokio::test]
async fn a_tournament_in_a_hidden_channel_is_like_none() {
    let world = server(false).await;
    let shut_out = everybody().into_iter().map(|(_, asker)| asker).nth(9).expect("somebody shut out");
    for act in ["show", "join", "leave", "withdraw", "withdraw-yes", "start", "end", "end-yes"] {
        let press = |number: i64| Press {
            verb: Verb::Tournament,
            game: None,
            version: 0,
            arg: format!("{act}.{number}"),
        };
        let hidden = world.ask(&shut_out, Request::Press { press: press(1), value: None }).await;
        let none = world.ask(&shut_out, Request::Press { press: press(777), value: None }).await;
        assert_eq!(hidden, none, "{act}");
    }
}
