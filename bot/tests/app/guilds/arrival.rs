//! The bot's arrival on a server: it greets once, whether it was installed fully or in part; and how people are named and pinged
//! where several read.

use std::sync::Arc;

use model::ids::{ChannelId, GameId, GuildId};
use model::job::Lane;
use model::screen::{Named, Press, Verb};
use outbox::Picture;
use words::Lang;

use app::GuildEvent;
use app::request::{CommunityRequest, NewTable, Request, ServerChange, ServerRequest};

use crate::stage::{ADA, BEN, Bot, CHANNEL, GUILD, Said, Stage, direct, last_post};
use crate::stored::privacy::search;

const SYSTEM: ChannelId = ChannelId(70);
/// View Channel and Send Messages.
const WRITES: Bot = Bot { member: Some(true), may: Some(1 << 10 | 1 << 11), owner: None };

impl Stage {
    /// Discord reports a server on which the bot has been for this many hours.
    async fn told_of(&self, guild: GuildId, hours: i64, lang: Lang) {
        let since_ms = self.now() - hours * 3_600_000;
        self.app.happened(GuildEvent::Joined { guild, since_ms, system: Some(SYSTEM), lang }).await;
    }

    /// Posts in the system channel since the last call.
    async fn greetings(&self) -> Vec<String> {
        let said = self.said().await.remove(&SYSTEM).unwrap_or_default();
        let text = |said: Said| match said {
            Said::Posted { screen, .. } => screen.text,
            Said::Changed { .. } => panic!("greetings stay as they are"),
        };
        said.into_iter().map(text).collect()
    }
}

#[tokio::test]
async fn a_new_server_is_greeted_once_however_often_it_is_told_of() {
    Stage::each(async |stage| {
        stage.bot_is(WRITES);
        stage.told_of(GuildId(90), 1, Lang::De).await;
        let greetings = stage.greetings().await;
        assert!(greetings.len() == 1 && greetings[0].contains("fünfzehn seltsame"), "{greetings:?}");
        stage.told_of(GuildId(90), 1, Lang::De).await;
        let stage = stage.restarted().await;
        stage.bot_is(WRITES);
        stage.told_of(GuildId(90), 2, Lang::De).await;
        stage.told_of(GuildId(91), 25, Lang::En).await;
        assert!(
            stage.greetings().await.is_empty(),
            "once; and a server that has the bot for long has met it"
        );
        // Where it may not write it says nothing, and comes back to nobody where Discord says nothing.
        stage.bot_is(Bot { may: Some(1 << 10), ..WRITES });
        stage.told_of(GuildId(92), 0, Lang::En).await;
        stage.bot_is(Bot { may: None, ..WRITES });
        stage.told_of(GuildId(93), 0, Lang::En).await;
        assert!(stage.greetings().await.is_empty());
        stage.bot_is(WRITES);
        stage.told_of(GuildId(93), 0, Lang::En).await;
        assert_eq!(stage.greetings().await.len(), 1, "it is told of again at the next start");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_manager_sees_greetings_in_the_language_they_chose() {
    let stage = Stage::open().await;
    stage.bot_is(WRITES);
    stage.told_of(GUILD, 1, Lang::En).await;
    let opened = ChannelId(71);
    let set = |change| Request::Server(ServerRequest::Set(vec![change]));
    stage.ask_managing(ADA, set(ServerChange::AllowChannel(opened))).await;
    let said = stage.said().await;
    assert!([SYSTEM, opened].iter().all(|place| said[place].len() == 1), "{said:?}");
    let speak = |word: &str| set(ServerChange::Language(word.to_owned()));
    stage.ask_managing(ADA, speak("de")).await;
    // In order with what else is said there, and not behind what is said where the manager asked.
    for (place, waits) in [(SYSTEM, true), (opened, true), (CHANNEL, false)] {
        let waiting = stage.store().is_waiting(Lane::Channel(place)).await.expect("the database");
        assert_eq!(waiting, waits, "{place}");
    }
    let said = stage.said().await;
    for place in [SYSTEM, opened] {
        let [Said::Changed { change, .. }] = &said[&place][..] else { panic!("{place}: {said:?}") };
        let text = change.text.as_deref().unwrap_or_default();
        assert!(text.contains("fünfzehn seltsame"), "{text}");
        assert!(format!("{:?}", change.rows).contains("Lernen"), "{change:?}");
        let Picture::Becomes(picture) = &change.picture else { panic!("{change:?}") };
        assert!(
            picture.alt.contains("Bretter nebeneinander"),
            "what is told of the picture, too: {}",
            picture.alt
        );
    }
    stage.ask_managing(ADA, speak("de")).await;
    assert!(stage.said().await.is_empty(), "nothing has changed");
    stage.close().await;
}

#[tokio::test]
async fn servers_of_an_older_version_are_not_greeted() {
    let stage = Stage::open().await;
    stage.bot_is(WRITES);
    // As the migration leaves a database that was in use.
    let mut tx = stage.store().begin().await.expect("a transaction");
    tx.set_fact("greets-since", "next").await.expect("noted");
    tx.commit().await.expect("committed");
    let since = stage.store().greets_since(stage.now()).await.expect("the database");
    assert_eq!(since, stage.now());
    stage.told_of(GuildId(90), 1, Lang::En).await;
    assert!(stage.greetings().await.is_empty());
    stage.pass(2).await;
    assert_eq!(stage.store().greets_since(stage.now()).await.expect("the database"), since);
    stage.told_of(GuildId(91), 1, Lang::En).await;
    assert_eq!(stage.greetings().await.len(), 1);
    stage.close().await;
}

#[tokio::test]
async fn where_only_its_commands_are_it_says_so_and_opens_nothing() {
    let stage = Stage::open().await;
    let asked = || {
        let play = Request::Play(NewTable { rules: "chess".to_owned(), ..NewTable::default() });
        let seek = CommunityRequest::Seek { rules: Some("chess".to_owned()), post: true };
        [play, Request::Community(seek), Request::Server(ServerRequest::Doctor)]
    };
    stage.bot_is(Bot { member: Some(false), ..Bot::default() });
    for request in asked() {
        let answer = stage.ask(ADA, request.clone()).await;
        assert!(answer.text.contains("only half here"), "{request:?}: {answer:?}");
        assert!(answer.text.contains("client_id=1"), "{answer:?}");
    }
    assert!(stage.said().await.is_empty());
    for member in [Some(true), None] {
        stage.bot_is(Bot { member, ..Bot::default() });
        for request in asked() {
            let answer = stage.ask(ADA, request.clone()).await;
            assert!(!answer.text.contains("half here"), "{member:?} {request:?}: {answer:?}");
        }
    }
    stage.close().await;
}

#[tokio::test]
async fn no_thread_grows_from_threads_and_voice_chats() {
    let stage = Stage::open().await;
    let wanted =
        || Request::Play(NewTable { rules: "chess".to_owned(), thread: Some(true), ..NewTable::default() });
    let thread = stage.ask_as(ADA, |asker| asker.parent = Some(ChannelId(71)), wanted()).await;
    assert!(thread.text.contains("This is a thread already"), "{thread:?}");
    let voice = stage.ask_as(ADA, |asker| asker.voice = true, wanted()).await;
    assert!(voice.text.contains("chat of a voice channel"), "{voice:?}");
    let channel = stage.ask(ADA, wanted()).await;
    assert!(!channel.text.contains("right here"), "{channel:?}");
    stage.close().await;
}

#[tokio::test]
async fn people_are_named_where_several_read_and_called_softly_while_they_are_there() {
    let stage = Stage::open().await;
    let named = |name: &'static str| move |asker: &mut app::Asker| asker.name = Some(Arc::from(name));
    let wanted = NewTable {
        rules: "chess".to_owned(),
        opponent: Some(BEN),
        colour: Some("white".to_owned()),
        clock: Some("none".to_owned()),
        ..NewTable::default()
    };
    stage.ask_as(ADA, named("Ada L."), Request::Play(wanted)).await;
    let said = stage.said().await;
    let Some(Said::Posted { screen, .. }) = said[&CHANNEL].first() else { panic!("{said:?}") };
    let ada = Named { person: ADA, name: "Ada L.".to_owned() };
    assert_eq!((&screen.names[..], &screen.pings[..]), (&[ada.clone()][..], &[BEN][..]));
    assert!(screen.text.contains(&format!("<@{ADA}>")) && !screen.silent, "{screen:?}");
    let join = Press { verb: Verb::Join, game: Some(GameId(1)), version: 1, arg: String::new() };
    stage.ask_as(BEN, named("Ben"), Request::Press { press: join, value: None }).await;
    let said = stage.said().await;
    let Some(Said::Posted { screen, .. }) = said[&CHANNEL].last() else { panic!("{said:?}") };
    assert_eq!(
        (&screen.pings[..], screen.silent),
        (&[ADA][..], true),
        "she was there a moment ago: {screen:?}"
    );
    assert!(screen.names.iter().any(|named| named.name == "Ben"), "{screen:?}");
    assert_eq!(search(&stage, "Ada L.").await, Vec::<String>::new(), "no table keeps a name");
    stage.pass(1).await;
    stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: None }).await;
    let said = stage.said().await;
    let screen = last_post(&said[&CHANNEL]);
    assert_eq!((&screen.pings[..], screen.silent), (&[BEN][..], false), "he went an hour ago");
    assert!(screen.names.contains(&ada), "{screen:?}");
    assert!(!said.contains_key(&direct(BEN)));
    stage.close().await;
}

/// The host of a table is told when the guest can't be reached.
#[tokio::test]
async fn the_host_hears_of_an_invitation_that_reaches_nobody() {
    let stage = Stage::open().await;
    stage.close_direct(BEN);
    let wanted = NewTable { rules: "chess".to_owned(), opponent: Some(BEN), ..NewTable::default() };
    stage.ask_directly(BEN, Request::Help).await;
    stage.ask_directly(ADA, Request::Play(wanted)).await;
    let said = stage.said().await;
    let told = format!("{:?}", said.get(&direct(ADA)));
    assert!(told.contains("could not be delivered"), "{said:?}");
    stage.close().await;
}

#[tokio::test]
async fn who_reads_english_on_a_german_server_is_drawn_for_in_english() {
    let stage = Stage::open().await;
    let speak = ServerRequest::Set(vec![ServerChange::Language("de".to_owned())]);
    stage.ask_managing(ADA, Request::Server(speak)).await;
    let id = stage.game("zombie").await;
    let game = stage.store().game(id).await.expect("the database").expect("the game");
    assert_eq!((game.lang(), game.lang_of(ADA), game.lang_of(BEN)), (Lang::De, Lang::En, Lang::En));
    stage.close().await;
}
