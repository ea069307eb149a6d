//! First contact: a greeting with buttons that lead to a game, short help, rules with a picture.

use discord::limits_broken;
use engine::catalogue;
use model::ids::{ChannelId, GuildId};
use model::screen::{Button, Press, Row, Screen, Verb};
use words::Lang;

use app::request::{NewTable, Request, ServerChange, ServerRequest};
use app::{GuildEvent, Suggest};

use crate::stage::{ADA, BEN, Bot, Said, Stage};

const SYSTEM: ChannelId = ChannelId(70);
/// View Channel and Send Messages.
const WRITES: Bot = Bot { member: Some(true), may: Some(1 << 10 | 1 << 11), owner: None };

fn buttons(screen: &Screen) -> Vec<Button> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    };
    screen.rows.iter().flat_map(of_row).collect()
}

fn labels(screen: &Screen) -> Vec<String> {
    buttons(screen).into_iter().map(|button| button.label).collect()
}

fn labelled(screen: &Screen, label: &str) -> Press {
    let found = buttons(screen).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press
}

async fn press(stage: &Stage, press: Press, value: Option<&str>) -> Screen {
    let screen = stage.press(BEN, press, value).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new(), "{screen:?}");
    if let Some(picture) = &screen.picture {
        stage.app.studio().draw(picture).await.expect("drawn");
    }
    screen
}

fn menu(screen: &Screen) -> Press {
    let Some(Row::Menu(menu)) = screen.rows.first() else { panic!("no menu: {screen:?}") };
    menu.press.clone()
}

#[tokio::test]
async fn a_new_server_gets_one_message_with_boards_and_four_buttons() {
    let stage = Stage::open().await;
    stage.bot_is(WRITES);
    for (guild, lang, boards, expected) in [
        (80, Lang::En, "Boards side by side", ["Play", "Learn", "Against the computer", "Help"]),
        (81, Lang::De, "Bretter nebeneinander", ["Spielen", "Lernen", "Gegen den Computer", "Hilfe"]),
        (82, Lang::Es, "Tableros uno junto a otro", ["Jugar", "Aprender", "Contra el ordenador", "Ayuda"]),
    ] {
        let since_ms = stage.now() - 1000;
        let guild = GuildId(guild);
        stage.app.happened(GuildEvent::Joined { guild, since_ms, system: Some(SYSTEM), lang }).await;
        let said = stage.said().await.remove(&SYSTEM).unwrap_or_default();
        let [Said::Posted { screen, attachment }] = &said[..] else { panic!("one message: {said:?}") };
        assert_eq!(labels(screen), expected);
        let alt = &attachment.as_ref().expect("a picture").alt;
        assert!(alt.starts_with(boards) && alt.matches(", ").count() > 3, "{alt}");
        assert_eq!(limits_broken(screen), Vec::<&str>::new());
    }
    stage.close().await;
}

#[tokio::test]
async fn a_channel_that_is_opened_for_tables_is_greeted_once() {
    Stage::each(async |stage: Stage| {
        let allow = || Request::Server(ServerRequest::Set(vec![ServerChange::AllowChannel(SYSTEM)]));
        let remove = || Request::Server(ServerRequest::Set(vec![ServerChange::RemoveChannel(SYSTEM)]));
        stage.ask_managing(ADA, allow()).await;
        let said = stage.said().await.remove(&SYSTEM).unwrap_or_default();
        let [Said::Posted { screen, attachment }] = &said[..] else { panic!("one message: {said:?}") };
        assert_eq!(labels(screen), ["Play", "Learn", "Against the computer", "Help"]);
        assert!(attachment.is_some());
        for request in [allow(), remove(), allow()] {
            stage.ask_managing(ADA, request).await;
            assert!(stage.said().await.is_empty(), "it was greeted before");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_found_by_what_one_would_like_and_a_command_by_its_old_name() {
    let stage = Stage::open().await;
    let four = stage.suggestions(BEN, Suggest::Rules { typed: "four".to_owned() }).await;
    assert_eq!(four.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["crowded-house"], "{four:?}");
    for (typed, part) in [("zom", "Zombie Chess"), ("Goal Box", "Goal Box Chess")] {
        let page = stage.ask(BEN, Request::Rules { rules: Some(typed.to_owned()) }).await;
        assert!(page.text.contains(part), "{page:?}");
    }
    let several = stage.ask(BEN, Request::Rules { rules: Some("cards".to_owned()) }).await;
    assert!(several.text.contains("Booster") && several.text.contains("Cooperative"), "{several:?}");
    let wanted = NewTable { rules: "nonsense".to_owned(), ..NewTable::default() };
    assert!(stage.ask(BEN, Request::Play(wanted)).await.text.contains("don't know that game"));
    let typed = "/replay".to_owned();
    let found = stage.suggestions(BEN, Suggest::Command { typed: typed.clone() }).await;
    assert!(found[0].0.starts_with("/game replay: ") && found[0].1 == "replay", "{found:?}");
    let told = stage.ask(BEN, Request::LookUp { about: typed }).await;
    assert!(told.text.contains("`/game replay`") && limits_broken(&told).is_empty(), "{told:?}");
    assert!(
        stage.ask(BEN, Request::LookUp { about: "nonsense".to_owned() }).await.text.contains("No command")
    );
    stage.close().await;
}

#[tokio::test]
async fn from_help_every_game_is_three_presses_away_and_nobody_else_sees_it() {
    let stage = Stage::open().await;
    let help = stage.ask(BEN, Request::Help).await;
    assert_eq!(labels(&help), ["Play", "Learn", "Against the computer", "Puzzles", "All commands"]);
    let all = press(&stage, labelled(&help, "All commands"), None).await;
    assert!(all.text.contains("`/game takeback`") && labels(&all).contains(&"Help".to_owned()), "{all:?}");
    let games = press(&stage, labelled(&help, "Play"), None).await;
    for game in catalogue::all() {
        let info = game.info();
        let page = press(&stage, menu(&games), Some(info.id)).await;
        assert!(page.text.contains(info.title) && page.text.contains(info.credit.name()), "{page:?}");
        assert!(info.secret.is_none_or(|secret| page.text.contains(secret)), "{page:?}");
        assert!(page.picture.is_some(), "{page:?}");
        let rules = press(&stage, labelled(&page, "Read the rules"), None).await;
        assert!(rules.picture.is_some(), "{rules:?}");
        press(&stage, labelled(&page, "Learn this game"), None).await;
    }
    assert!(stage.said().await.is_empty());
    // Where the usual game is long, the buttons of its page begin a short one, and the page says so.
    let golf = press(&stage, menu(&games), Some("chess-golf")).await;
    assert!(golf.text.contains("begin a short game (holes: 3)"), "{golf:?}");
    let begun = press(&stage, labelled(&golf, "Open a table"), None).await;
    let game = buttons(&begun).iter().find_map(|button| button.press.game).expect("a table");
    let game = stage.app.store().game(game).await.expect("the database").expect("it is there");
    assert!(game.options.contains(&("holes".to_owned(), "3".to_owned())), "{game:?}");
    stage.said().await;
    let computers = press(&stage, labelled(&help, "Against the computer"), None).await;
    let page = press(&stage, menu(&computers), Some("chess")).await;
    // How well it plays is the press that begins the game; a button from before it was asked begins the easy one.
    let old = Press { verb: Verb::Lesson, game: None, version: 0, arg: "computer.chess".to_owned() };
    let levels = ["easy", "medium", "hard"].map(|level| labelled(&page, &format!("Computer: {level}")));
    for (at, control) in levels.into_iter().chain([old]).enumerate() {
        let begun = press(&stage, control, None).await;
        assert!(begun.text.contains(&format!("`#{}`", at + 2)), "{begun:?}");
    }
    let said = format!("{:?}", stage.said().await);
    for level in ["easy", "medium", "hard"] {
        assert!(said.contains(&format!("🤖 Computer ({level})")), "{level}: {said}");
    }
    // The id of an unknown game opens nothing.
    let press = Press { verb: Verb::Guide, game: None, version: 0, arg: "game".to_owned() };
    let none = stage.press(BEN, press, Some("checkers")).await;
    assert!(none.rows.is_empty() && none.picture.is_none(), "{none:?}");
    stage.close().await;
}
