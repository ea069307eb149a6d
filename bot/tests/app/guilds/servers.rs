//! Settings of moderators: each is applied and can be undone, only by people who may, and is recorded.

use model::game::Status;
use model::ids::{ChannelId, GameId, RoleId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use store::Organisers;
use words::Lang;

use app::Asker;
use app::request::{
    CommunityRequest, NewTable, OfferRequest, Request, ServerChange, ServerRequest, TournamentAct,
    TournamentPlan, TournamentRequest,
};

use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, GUILD, Said, Stage};

pub(super) const ELSEWHERE: ChannelId = ChannelId(8);
const PLAYERS: RoleId = RoleId(70);

pub(super) fn set(changes: impl Into<Vec<ServerChange>>) -> Request {
    Request::Server(ServerRequest::Set(changes.into()))
}

pub(super) fn settings() -> Request {
    Request::Server(ServerRequest::Settings)
}

/// A table for anybody who joins.
pub(super) fn open() -> Request {
    Request::Play(NewTable { rules: "chess".to_owned(), ..NewTable::default() })
}

pub(super) async fn manage(stage: &Stage, changes: impl Into<Vec<ServerChange>>) -> Screen {
    stage.ask_managing(ADA, set(changes)).await
}

pub(super) fn is_open(screen: &Screen) -> bool {
    screen.text.starts_with("Your table")
}

/// The game that an answer's buttons belong to.
pub(super) fn game(screen: &Screen) -> GameId {
    let buttons = screen.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().find_map(|button| button.press.game),
        Row::Menu(_) => None,
    });
    buttons.unwrap_or_else(|| panic!("no game: {screen:?}"))
}

pub(super) fn press(arg: &str) -> Request {
    Request::Press {
        press: Press { verb: Verb::Server, game: None, version: 0, arg: arg.to_owned() },
        value: None,
    }
}

pub(super) fn join(game: GameId) -> Request {
    let press = Press { verb: Verb::Join, game: Some(game), version: 1, arg: String::new() };
    Request::Press { press, value: None }
}

/// Posts in the channel of the game since the last call, with whom they ping.
pub(super) async fn posted(stage: &Stage, place: ChannelId) -> Vec<(String, Vec<UserId>)> {
    let said = stage.said().await.remove(&place).unwrap_or_default();
    said.into_iter()
        .filter_map(|said| match said {
            Said::Posted { screen, .. } => Some((screen.text, screen.pings)),
            Said::Changed { .. } => None,
        })
        .collect()
}

#[tokio::test]
async fn only_those_who_manage_the_server_touch_its_rules() {
    Stage::each(async |stage: Stage| {
        let requests = [
            settings(),
            set([ServerChange::Guests(false)]),
            Request::Server(ServerRequest::Audit { page: 0 }),
            Request::Server(ServerRequest::End { game: "1".to_owned() }),
            Request::Server(ServerRequest::Move { game: "1".to_owned(), to: ELSEWHERE }),
            press("guests.off"),
            press("audit.0"),
            press("settings"),
        ];
        for request in requests {
            let refused = stage.ask(BEN, request.clone()).await;
            assert!(
                refused.text.contains("may manage this server") && refused.rows.is_empty(),
                "{refused:?}"
            );
            let nowhere = stage.ask_directly(BEN, request.clone()).await;
            assert!(nowhere.text.contains("use this on a server"), "{nowhere:?}");
            // Somebody who says of themselves that they manage direct messages.
            let odd = stage.ask_as(BEN, |asker| (asker.guild, asker.manages) = (None, true), request).await;
            assert!(odd.text.contains("use this on a server"), "{odd:?}");
        }
        for forged in ["", "guests.maybe", "audit.-1", "lang", "end", "nonsense"] {
            let answer = stage.ask_managing(ADA, press(forged)).await;
            assert!(answer.text.contains("don't know that button"), "{forged}: {answer:?}");
        }
        let panel = stage.ask_managing(ADA, settings()).await;
        assert!(panel.text.contains("Invitations ping their guests"), "{panel:?}");
        let audit = stage.ask_managing(ADA, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(audit.text.contains("Nobody has touched a thing"), "{audit:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn tables_stand_where_the_server_wants_them() {
    Stage::each(async |stage: Stage| {
        let answer = manage(&stage, [ServerChange::AllowChannel(ELSEWHERE)]).await;
        assert!(answer.text.contains("Tables: in <#8>"), "{answer:?}");
        let refused = stage.ask(BEN, open()).await;
        assert!(refused.text.contains("stand in <#8>"), "{refused:?}");
        let there = stage.ask_as(BEN, |asker| asker.channel = ELSEWHERE, open()).await;
        assert!(is_open(&there), "{there:?}");
        let thread = |asker: &mut Asker| (asker.channel, asker.parent) = (ChannelId(900), Some(ELSEWHERE));
        assert!(is_open(&stage.ask_as(BEN, thread, open()).await), "threads belong to their channel");
        assert!(is_open(&stage.ask_directly(BEN, solo()).await), "direct messages are nobody's channel");
        manage(&stage, [ServerChange::AllowChannel(CHANNEL), ServerChange::RemoveChannel(ELSEWHERE)]).await;
        assert!(is_open(&stage.ask(BEN, open()).await));
        assert!(!is_open(&stage.ask_as(BEN, |asker| asker.channel = ELSEWHERE, open()).await));
        manage(&stage, [ServerChange::AnyChannel]).await;
        assert!(is_open(&stage.ask_as(BEN, |asker| asker.channel = ELSEWHERE, open()).await));
        let many: Vec<_> = (100..126).map(|id| ServerChange::AllowChannel(ChannelId(id))).collect();
        let full = manage(&stage, many).await;
        assert!(full.text.contains("25 places"), "{full:?}");
        assert!(is_open(&stage.ask(BEN, open()).await), "what was refused has changed nothing");
        stage.close().await;
    })
    .await;
}

fn solo() -> Request {
    Request::Play(NewTable { rules: "chess".to_owned(), opponent: Some(CLEO), ..NewTable::default() })
}

#[tokio::test]
async fn those_with_a_role_play_and_the_others_hear_who_does() {
    Stage::each(async |stage: Stage| {
        let before = game(&stage.ask(ADA, open()).await);
        manage(&stage, [ServerChange::AllowRole(PLAYERS)]).await;
        let refused = stage.ask(BEN, open()).await;
        assert!(refused.text.contains("<@&70> may play"), "{refused:?}");
        let refused = stage.ask(BEN, join(before)).await;
        assert!(refused.text.contains("<@&70> may play"), "{refused:?}");
        let with_role = |asker: &mut Asker| asker.roles = [RoleId(3), PLAYERS].into();
        assert!(is_open(&stage.ask_as(BEN, with_role, open()).await));
        assert!(is_open(&stage.ask_managing(CLEO, open()).await), "who manages the server may");
        // The invitation may be known elsewhere, where nobody can tell what roles somebody has.
        let invited = game(&stage.ask_managing(ADA, solo()).await);
        let refused = stage.ask_directly(CLEO, join(invited)).await;
        assert!(refused.text.contains("on the server itself"), "{refused:?}");
        manage(&stage, [ServerChange::RemoveRole(PLAYERS)]).await;
        assert!(stage.ask(BEN, join(before)).await.text.contains("The game is on"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn limits_count_what_is_open_and_can_be_taken_back() {
    Stage::each(async |stage: Stage| {
        manage(&stage, [ServerChange::PersonGames(1)]).await;
        let first = game(&stage.ask(ADA, open()).await);
        let refused = stage.ask(ADA, open()).await;
        assert!(refused.text.contains("one game at a time"), "{refused:?}");
        assert!(stage.ask(BEN, join(first)).await.text.contains("The game is on"));
        let second = game(&stage.ask(CLEO, open()).await);
        let refused = stage.ask(BEN, join(second)).await;
        assert!(refused.text.contains("one game at a time"), "{refused:?}");
        manage(&stage, [ServerChange::PersonGames(0), ServerChange::ChannelTables(2)]).await;
        let refused = stage.ask(ADA, open()).await;
        assert!(refused.text.contains("room for 2 tables"), "{refused:?}");
        assert!(is_open(&stage.ask_as(ADA, |asker| asker.channel = ELSEWHERE, open()).await));
        manage(&stage, [ServerChange::ChannelTables(0)]).await;
        assert!(is_open(&stage.ask(ADA, open()).await));
        for odd in [-1, 101, i64::MAX] {
            let answer = manage(&stage, [ServerChange::PersonGames(odd)]).await;
            assert!(answer.text.contains("from 1 to 100"), "{answer:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_pinged_where_the_server_wants_quiet() {
    Stage::each(async |stage: Stage| {
        stage.game("chess").await;
        let said = posted(&stage, CHANNEL).await;
        assert_eq!(said.iter().map(|(_, pings)| pings.clone()).collect::<Vec<_>>(), [vec![BEN], vec![ADA]]);
        manage(&stage, [ServerChange::Guests(false), ServerChange::Boards(false)]).await;
        stage.game("chess").await;
        let said = posted(&stage, CHANNEL).await;
        assert!(said.len() == 2 && said.iter().all(|(_, pings)| pings.is_empty()), "{said:?}");
        assert!(said[1].0.contains("<@11>, it's your turn"), "named all the same: {said:?}");
        let panel = stage.ask_managing(ADA, settings()).await;
        assert!(panel.text.contains("Boards ping nobody"), "{panel:?}");
        let back = stage.ask_managing(ADA, press("boards.on")).await;
        assert!(back.text.contains("Boards ping whoever"), "{back:?}");
        stage.game("chess").await;
        let said = posted(&stage, CHANNEL).await;
        assert_eq!(said.iter().map(|(_, pings)| pings.clone()).collect::<Vec<_>>(), [vec![], vec![ADA]]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn language_and_clock_are_chosen_and_noted() {
    Stage::each(async |stage: Stage| {
        let panel = manage(&stage, [ServerChange::Clock("Bank 1d + 12h".to_owned())]).await;
        assert!(panel.text.contains("`bank 1d+12h<2d`"), "{panel:?}");
        let odd = manage(&stage, [ServerChange::Clock("soon".to_owned())]).await;
        assert!(odd.text.contains("can't read that clock"), "{odd:?}");
        let long = manage(&stage, [ServerChange::Clock("31d".to_owned())]).await;
        assert!(long.text.contains("between a minute and 14 days"), "{long:?}");
        let menu = Request::Press {
            press: Press { verb: Verb::Server, game: None, version: 0, arg: "lang".to_owned() },
            value: Some("de".to_owned()),
        };
        stage.ask_managing(ADA, menu).await;
        let wanted = NewTable { rules: "chess".to_owned(), ..NewTable::default() };
        let table = stage.ask(ADA, Request::Play(wanted)).await;
        let id = crate::joining::four::buttons(&table.rows)
            .iter()
            .find_map(|button| button.press.game)
            .expect("a table");
        let row = stage.app.store().game(id).await.expect("the database").expect("a game");
        assert_eq!((row.lang(), row.time.to_string().as_str()), (Lang::De, "bank 1d+12h<2d"));
        manage(&stage, [ServerChange::Clock("usual".to_owned())]).await;
        let panel = stage.ask_as(
            ADA,
            |asker| (asker.manages, asker.lang) = (true, Lang::De),
            Request::Server(ServerRequest::Audit { page: 0 }),
        );
        let audit = panel.await.text;
        let lines: Vec<_> = audit.lines().skip(1).collect();
        assert_eq!(lines.len(), 3, "{audit}");
        assert!(lines[0].contains("<@11> hat mir die Uhr neuer Tische überlassen"), "{audit}");
        assert!(lines[1].contains("Deutsch") && lines[2].contains("`bank 1d+12h<2d`"), "{audit}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_audit_log_has_pages_and_forgets_after_half_a_year() {
    Stage::each(async |stage: Stage| {
        for most in 1..=12 {
            manage(&stage, [ServerChange::PersonGames(most)]).await;
        }
        manage(&stage, [ServerChange::PersonGames(12)]).await;
        let page = async |number: u32| stage.ask_managing(ADA, press(&format!("audit.{number}"))).await;
        let labels = |screen: &Screen| -> Vec<String> {
            let Some(Row::Buttons(buttons)) = screen.rows.first() else { panic!("no buttons: {screen:?}") };
            buttons.iter().map(|button| button.label.clone()).collect()
        };
        let first = page(0).await;
        assert_eq!(first.text.lines().count(), 11, "what changes nothing is not noted: {first:?}");
        assert_eq!(labels(&first), ["Older", "Settings"]);
        let second = page(1).await;
        assert_eq!(second.text.lines().count(), 3);
        assert_eq!(labels(&second), ["Newer", "Settings"]);
        assert!(page(u32::MAX).await.text.contains("Nobody"));
        stage.pass(179 * 24).await;
        assert_eq!(page(1).await.text.lines().count(), 3);
        stage.pass(48).await;
        assert!(page(0).await.text.contains("Nobody"), "kept too long");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_table_is_not_opened_where_it_could_not_be_played() {
    let stage = Stage::open().await;
    const ALL: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 35 | 1 << 38;
    let with = async |allowed: u64, request: Request| {
        stage.ask_as(DEV, |asker| asker.allowed = Some(allowed), request).await
    };
    assert!(is_open(&with(ALL, open()).await));
    assert!(is_open(&with(1 << 3, open()).await), "administrators may do everything");
    assert!(is_open(&with(ALL & !(1 << 18 | 1 << 35), open()).await), "that is but a pity");
    let refused = with(ALL & !(1 << 15), open()).await;
    assert!(refused.text.contains("**Attach Files**") && refused.text.lines().count() == 2, "{refused:?}");
    let thread = NewTable { rules: "chess".to_owned(), thread: Some(true), ..NewTable::default() };
    let refused = with(ALL & !(1 << 35), Request::Play(thread)).await;
    assert!(refused.text.contains("**Create Public Threads**"), "{refused:?}");
    stage.close().await;
}

/// Ids of channels are unique in Discord, but visibility also depends on the server.
#[tokio::test]
async fn a_channel_of_the_same_number_on_another_server_is_another_channel() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    let look = || Press { verb: Verb::Board, game: Some(id), version: 0, arg: String::new() };
    let here = stage.press(CLEO, look(), None).await;
    assert!(here.picture.is_some(), "{here:?}");
    let there = |asker: &mut Asker| asker.guild = Some(model::ids::GuildId(6));
    let stranger = stage.ask_as(CLEO, there, Request::Press { press: look(), value: None }).await;
    assert!(stranger.picture.is_none() && !stranger.text.contains("Chess"), "{stranger:?}");
    stage.close().await;
}

/// Begins a game of chess on the server in every place and way, and expects a refusal.
async fn refused_everywhere(stage: &Stage, finished: GameId, standing: GameId) {
    let named = Some(format!("#{finished}"));
    let cup = TournamentPlan { rules: "chess".to_owned(), ..TournamentPlan::default() };
    let position = Some("4k3/8/8/8/8/8/8/4K2R w - - 0 1".to_owned());
    let start = TournamentRequest::About { act: TournamentAct::Start, tournament: None };
    for (what, request) in [
        ("play", open()),
        (
            "from",
            Request::Play(NewTable { rules: "chess".to_owned(), from: position, ..NewTable::default() }),
        ),
        ("seek", Request::Community(CommunityRequest::Seek { rules: Some("chess".to_owned()), post: true })),
        ("rematch", Request::Offer(OfferRequest::Rematch { game: named })),
        ("tournament", Request::Tournament(TournamentRequest::Open(cup))),
        ("start", Request::Tournament(start)),
        ("join", join(standing)),
    ] {
        let person = if what == "join" { CLEO } else { ADA };
        let refused = stage.ask(person, request.clone()).await;
        assert!(refused.text.contains("isn't played on this server"), "{what}: {refused:?}");
        assert!(refused.text.contains("Zombie") && refused.rows.is_empty(), "{what}: {refused:?}");
        let elsewhere = stage.ask_as(person, |asker| asker.channel = ELSEWHERE, request).await;
        assert!(elsewhere.rows.is_empty(), "{what}: {elsewhere:?}");
    }
}

#[tokio::test]
async fn a_game_that_the_server_does_not_allow_begins_nowhere_and_what_runs_goes_on() {
    Stage::each(async |stage: Stage| {
        let finished = stage.game("chess").await;
        let off = Request::Offer(OfferRequest::Abort { game: Some(format!("#{finished}")) });
        assert!(stage.ask(ADA, off).await.text.contains("called off"));
        let running = stage.game("chess").await;
        let standing = game(&stage.ask(BEN, open()).await);
        let cup = TournamentPlan { rules: "chess".to_owned(), ..TournamentPlan::default() };
        stage.ask(ADA, Request::Tournament(TournamentRequest::Open(cup))).await;
        for person in [ADA, BEN, CLEO] {
            let about = TournamentRequest::About { act: TournamentAct::Join, tournament: None };
            stage.ask(person, Request::Tournament(about)).await;
        }
        let panel = manage(&stage, [ServerChange::AllowGame("zombie".to_owned())]).await;
        assert!(panel.text.contains("Games: Zombie Chess"), "{panel:?}");
        refused_everywhere(&stage, finished, standing).await;
        let named = Some(format!("#{running}"));
        let played = stage.ask(ADA, Request::Move { turn: "e4".to_owned(), game: named }).await;
        assert!(played.text.contains("You played"), "{played:?}");
        assert!(is_open(&stage.ask_directly(BEN, solo()).await), "direct messages are nobody's server");
        let zombie = NewTable { rules: "zombie".to_owned(), ..NewTable::default() };
        assert!(is_open(&stage.ask(ADA, Request::Play(zombie)).await));
        let last = manage(&stage, [ServerChange::RemoveGame("zombie".to_owned())]).await;
        assert!(last.text.contains("last game on the list"), "{last:?}");
        manage(&stage, [ServerChange::AnyGame]).await;
        assert!(stage.ask(CLEO, join(standing)).await.text.contains("The game is on"));
        let panel = manage(&stage, [ServerChange::RemoveGame("chess".to_owned())]).await;
        assert!(panel.text.contains("Games: ") && !panel.text.contains("Games: Chess,"), "{panel:?}");
        assert!(stage.ask(ADA, open()).await.text.contains("isn't played on this server"));
        let audit = stage.ask_managing(ADA, Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(
            audit.text.contains("allowed every game") && audit.text.contains("took Chess off"),
            "{audit:?}"
        );
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_table_for_many_does_not_start_once_its_game_is_not_allowed() {
    let stage = Stage::open().await;
    let id = stage.invitation("chess-golf").await;
    manage(&stage, [ServerChange::RemoveGame("chess-golf".to_owned())]).await;
    let start = Press { verb: Verb::Start, game: Some(id), version: 1, arg: String::new() };
    let refused = stage.press(ADA, start.clone(), None).await;
    assert!(refused.text.contains("isn't played on this server"), "{refused:?}");
    manage(&stage, [ServerChange::AnyGame]).await;
    stage.press(ADA, start, None).await;
    let game = stage.app.store().game(id).await.expect("the database").expect("the game");
    assert_eq!(game.status, Status::Running);
    stage.close().await;
}

#[tokio::test]
async fn tournaments_are_opened_by_whom_the_server_wants() {
    Stage::each(async |stage: Stage| {
        let cup = || {
            let plan = TournamentPlan { rules: "chess".to_owned(), ..TournamentPlan::default() };
            Request::Tournament(TournamentRequest::Open(plan))
        };
        let opens = |screen: &Screen| screen.text.contains("is open. The announcement");
        manage(&stage, [ServerChange::Organisers(Organisers::Managers)]).await;
        let refused = stage.ask(BEN, cup()).await;
        assert!(refused.text.contains("opened by those who manage it"), "{refused:?}");
        assert!(opens(&stage.ask_managing(ADA, cup()).await));
        let panel = manage(&stage, [ServerChange::Organisers(Organisers::Role(PLAYERS))]).await;
        assert!(panel.text.contains("Who opens tournaments: <@&70>"), "{panel:?}");
        assert!(stage.ask(BEN, cup()).await.text.contains("<@&70> may open tournaments"));
        assert!(opens(&stage.ask_as(BEN, |asker| asker.roles = [PLAYERS].into(), cup()).await));
        manage(&stage, [ServerChange::Organisers(Organisers::Players)]).await;
        assert!(opens(&stage.ask(BEN, cup()).await));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_bot_writes_in_no_channel_that_its_manager_cannot_see() {
    Stage::each(async |stage: Stage| {
        let foreign = ChannelId(4_711);
        stage.hide(foreign);
        for change in [ServerChange::AllowChannel(foreign), ServerChange::Daily(Some(foreign), Some(9))] {
            let refused = manage(&stage, [change.clone()]).await;
            assert!(refused.text.contains("no channel <#4711> on this server"), "{change:?}: {refused:?}");
        }
        let rules = stage.store().house_rules(GUILD).await.expect("the database");
        assert_eq!((rules.channels, rules.daily), (Vec::new(), None));
        assert!(stage.said().await.is_empty(), "and greets nobody there");
        stage.close().await;
    })
    .await;
}
