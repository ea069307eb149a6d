//! A Discord that deviates from its description: what it sends is odd, sparse or incomplete. Missing fields that the bot doesn't
//! need make no difference.

use std::time::Duration;

use app::{Finding, PermissionProbe};
use model::ids::{ChannelId, GuildId, RoleId, UserId};
use model::screen::{Screen, Verb};
use outbox::{Alteration, Outgoing, Picture, Transport};
use playground::{CHESS_CLUB, Config, GUILD, Playground, Who};
use serde_json::json;

use crate::listening::Listener;
use crate::support::{Bot, Stub, close, endpoint, open, press_public, with_button};

const UNREAD: &str = "I couldn't understand what Discord told me about that";

/// How many interactions could not be understood so far, over all tests of this process.
fn unread() -> f64 {
    let text = metrics::text();
    let samples = text.lines().filter(|line| line.starts_with("menagerie_interactions_unread_total"));
    samples.filter_map(|line| line.rsplit_once(' ')?.1.parse::<f64>().ok()).sum()
}

#[tokio::test]
async fn interactions_are_understood_no_matter_what_else_is_in_them() {
    let stub = Stub::new().await.suggesting(&[("e4", "e2e4")]).answering(|request| match request {
        app::request::Request::Help => with_button("Which piece?", "Go", Verb::Move),
        _ => Screen::text("Done."),
    });
    let (playground, bot) = open(stub).await;
    playground.faults().odd_interactions(true);
    let ada = playground.person(Who::Ada);
    for channel in [CHESS_CLUB, Who::Ada.dm()] {
        let call = ada.slash(channel, "help", &json!({})).expect("sent");
        let private = call.message().await.expect("an answer");
        let press = ada.press(private.id, &private.button("Go").expect("a button")).expect("pressed");
        assert_eq!(press.message().await.expect("an answer").id, private.id, "it is known to be private");
    }
    let choices = ada.autocomplete(CHESS_CLUB, "move", &json!({ "turn": "e" }), "turn").await;
    assert_eq!(choices.expect("choices").len(), 1);
    let form = press_public(&playground, &bot, Who::Ada, Verb::Type).await.modal().await.expect("a form");
    ada.submit(&form, &[("text", "Nf3")]).expect("sent").message().await.expect("an answer");
    let asked = close(playground, bot).await;
    assert_eq!(asked.len(), 5, "{asked:?}");
}

#[tokio::test]
async fn what_cannot_be_understood_is_answered_counted_and_has_no_effect() {
    let (playground, bot) = open(Stub::new().await).await;
    let (ada, before) = (playground.person(Who::Ada), unread());
    playground.faults().halve_interactions(3);
    for _ in 0..3 {
        let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
        let seen = call.message().await.expect("an answer");
        assert!(seen.private && seen.content.starts_with(UNREAD), "{}", seen.content);
    }
    assert_eq!(bot.stub.requests(), []);
    assert!(unread() - before > 2.5);
    playground.faults().halve_interactions(1);
    let so_far = json!({ "turn": "e" });
    assert_eq!(ada.autocomplete(CHESS_CLUB, "move", &so_far, "turn").await, Ok(Vec::new()));
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    assert_eq!(close(playground, bot).await.len(), 1);
}

#[tokio::test]
async fn the_endpoint_understands_as_much_as_the_gateway() {
    let bot = Listener::open(Stub::new().await.answering(|_| Screen::text("here I am"))).await;
    let ada = bot.playground.person(Who::Ada);
    bot.playground.faults().odd_interactions(true);
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(call.message().await.expect("an answer").content, "here I am");
    bot.playground.faults().halve_interactions(3);
    for _ in 0..3 {
        let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
        assert!(call.message().await.expect("an answer").content.starts_with(UNREAD));
    }
    assert_eq!(bot.stub.requests().len(), 1);
    bot.close().await;
}

#[tokio::test]
async fn answers_need_hold_no_more_than_discord_promises() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    playground.faults().lean_answers(true);
    // Finds out who it is, where the gateway is, and registers commands.
    let bot = Bot::start(&playground, Stub::new().await).await;
    let synced = bot.endpoint.sync_emoji(true, |_| ()).await.expect("listed");
    assert_eq!((synced.kept, synced.deleted), (0, 0), "{synced}");
    let sender = bot.endpoint.sender();
    let club = ChannelId(CHESS_CLUB as i64);
    let screen = with_button("A board", "Go", Verb::Move);
    let message = Outgoing { screen: &screen, direct: false, attachment: None };
    let posted = sender.post(club, "a1", &message).await.expect("posted");
    let since = playground.now_ms() as i64 - 1_000;
    assert_eq!(sender.find(club, since, &message).await, Ok(Some(posted)));
    let change = Alteration { text: Some("Over.".to_owned()), rows: Vec::new(), picture: Picture::Stays };
    sender.edit(club, posted, &change).await.expect("changed");
    let thread = sender.start_thread(club, posted, "Ada against Ben").await.expect("a thread");
    let dm = sender.open_dm(UserId(Who::Ada.id() as i64)).await.expect("open");
    sender.post(dm, "a2", &message).await.expect("posted");
    // Channels may leave out what they say of permissions; then nobody can tell, and less is shown.
    let guild_probe = bot.endpoint.guild_probe();
    let guild = GuildId(GUILD as i64);
    let places = [club, thread, ChannelId(5)];
    assert_eq!(guild_probe.look(guild, &places).await, [Finding::Unknown, Finding::Unknown, Finding::Gone]);
    let roles: [RoleId; 0] = [];
    assert_eq!(guild_probe.sees(guild, UserId(Who::Ada.id() as i64), &roles, &places).await, [false; 3]);
    playground.faults().lean_answers(false);
    assert!(matches!(guild_probe.look(guild, &places[..1]).await[..], [Finding::Allowed { .. }]));
    close(playground, bot).await;
}

#[tokio::test]
async fn a_strange_message_of_somebody_elses_is_passed_over() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    let club = ChannelId(CHESS_CLUB as i64);
    let since = playground.now_ms() as i64;
    let screen = with_button("A board", "Go", Verb::Move);
    let message = Outgoing { screen: &screen, direct: false, attachment: None };
    playground.person(Who::Ada).say(CHESS_CLUB, "before").expect("said");
    let posted = sender.post(club, "a1", &message).await.expect("posted");
    playground.person(Who::Ben).say(CHESS_CLUB, "after").expect("said");
    playground.faults().odd_messages(true);
    let found = tokio::time::timeout(Duration::from_secs(120), sender.find(club, since, &message)).await;
    assert_eq!(found.expect("it ends"), Ok(Some(posted)));
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}
