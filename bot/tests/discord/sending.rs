//! Sending from the outbox: posting once, changing, finding again.

use discord::Sender;
use model::ids::{ChannelId, GameId, MessageId, UserId};
use model::screen::{Recipe, Row, Screen, Verb};
use outbox::{Alteration, Attachment, DeliveryError, Outgoing, Picture, Transport};
use playground::{CHESS_CLUB, Config, Effect, Playground, Route, TEA_ROOM, Who};

use crate::support::{PICTURE, endpoint, order, with_button};

const CLUB: ChannelId = ChannelId(CHESS_CLUB as i64);

async fn open() -> (Playground, Sender) {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    (playground, sender)
}

async fn close(playground: Playground) {
    assert_eq!(playground.violations(), Vec::<String>::new());
    assert_eq!(playground.faults().pending(), 0);
    playground.stop().await;
}

fn board() -> Screen {
    let mut screen = with_button("<@1> @everyone, your turn", "Move", Verb::Move).with_picture(Recipe::new(
        GameId(42),
        3,
        None,
    ));
    screen.pings = vec![UserId(Who::Ada.id() as i64)];
    screen.text = format!("{} {}", Who::Ben.mention(), Who::Ada.mention());
    screen
}

fn with_picture(screen: &Screen) -> Outgoing<'_> {
    let attachment =
        Attachment { name: "board.png".to_owned(), alt: "White to move".to_owned(), bytes: PICTURE.to_vec() };
    Outgoing { screen, direct: false, attachment: Some(attachment) }
}

fn plain(screen: &Screen) -> Outgoing<'_> {
    Outgoing { screen, direct: false, attachment: None }
}

#[tokio::test]
async fn a_post_pings_those_it_is_for_and_comes_once() {
    let (playground, sender) = open().await;
    let screen = board();
    order(&playground, Route::CreateMessage, Effect::LoseReply);
    let lost = sender.post(CLUB, "a1", &with_picture(&screen)).await;
    assert!(matches!(lost, Err(DeliveryError::Retry { .. })), "{lost:?}");
    let posted = sender.post(CLUB, "a1", &with_picture(&screen)).await.expect("posted");
    let seen = playground.person(Who::Spectator).messages(CHESS_CLUB);
    assert_eq!(seen.len(), 1, "the nonce keeps it single");
    assert_eq!(seen[0].id as i64, posted.0);
    assert_eq!(seen[0].pings, [Who::Ada], "Ben is named, not pinged");
    assert_eq!(seen[0].files[0].alt, "White to move");
    close(playground).await;
}

#[tokio::test]
async fn a_change_takes_the_buttons_and_leaves_the_picture() {
    let (playground, sender) = open().await;
    let screen = board();
    let posted = sender.post(CLUB, "a1", &with_picture(&screen)).await.expect("posted");
    let change = Alteration { text: None, rows: Vec::new(), picture: Picture::Stays };
    sender.edit(CLUB, posted, &change).await.expect("changed");
    let seen = playground.person(Who::Ada).message(posted.0 as u64).expect("there");
    assert_eq!((seen.files.len(), seen.buttons().len()), (1, 0));
    assert_eq!(seen.content, screen.text);

    let rows = with_button("", "Rules", Verb::Rules).rows;
    let change = Alteration { text: Some("Over.".to_owned()), rows, picture: Picture::Stays };
    sender.edit(CLUB, posted, &change).await.expect("changed");
    let seen = playground.person(Who::Ada).message(posted.0 as u64).expect("there");
    assert_eq!((seen.content.as_str(), seen.files.len(), seen.buttons().len()), ("Over.", 1, 1));

    playground.delete_message(posted.0 as u64);
    assert_eq!(sender.edit(CLUB, posted, &change).await, Err(DeliveryError::Gone(10008)));
    close(playground).await;
}

#[tokio::test]
async fn direct_messages_may_be_refused() {
    let (playground, sender) = open().await;
    let ada = playground.person(Who::Ada);
    let id = UserId(Who::Ada.id() as i64);
    let dm = sender.open_dm(id).await.expect("open");
    assert_eq!(dm.0 as u64, Who::Ada.dm());
    assert_eq!(sender.open_dm(id).await, Ok(dm));
    let screen = Screen::text("Your secrets");
    sender.post(dm, "a1", &plain(&screen)).await.expect("posted");
    ada.set_dms_open(false);
    assert_eq!(sender.post(dm, "a2", &plain(&screen)).await, Err(DeliveryError::NoDirectMessages(50007)));
    close(playground).await;
}

#[tokio::test]
async fn a_thread_is_started_once() {
    let (playground, sender) = open().await;
    let posted = sender.post(CLUB, "a1", &plain(&Screen::text("A table"))).await.expect("posted");
    order(&playground, Route::StartThreadFromMessage, Effect::LoseReply);
    let lost = sender.start_thread(CLUB, posted, "Ada against Ben").await;
    assert!(matches!(lost, Err(DeliveryError::Retry { .. })), "{lost:?}");
    let thread = sender.start_thread(CLUB, posted, "Ada against Ben").await.expect("the one that is there");
    let inside = sender.post(thread, "a2", &plain(&Screen::text("Inside"))).await.expect("posted");
    let seen = playground.person(Who::Ben).message(inside.0 as u64).expect("there");
    assert_eq!(seen.channel as i64, thread.0);
    close(playground).await;
}

#[tokio::test]
async fn a_message_is_found_again_among_many_and_none_is_mistaken_for_it() {
    let (playground, sender) = open().await;
    let now = || playground.now_ms() as i64;
    let (ada, wanted) = (playground.person(Who::Ada), board());
    assert_eq!(sender.find(CLUB, now(), &with_picture(&wanted)).await, Ok(None));

    // The same words by somebody else, elsewhere, with other controls, without the picture.
    ada.say(CHESS_CLUB, &wanted.text).expect("said");
    let tea = ChannelId(TEA_ROOM as i64);
    sender.post(tea, "b1", &with_picture(&wanted)).await.expect("posted");
    let mut other = wanted.clone();
    let Some(Row::Buttons(buttons)) = other.rows.first_mut() else { panic!("there are buttons") };
    buttons[0].press.version += 1;
    sender.post(CLUB, "b2", &with_picture(&other)).await.expect("posted");
    sender.post(CLUB, "b3", &plain(&wanted)).await.expect("posted");
    assert_eq!(sender.find(CLUB, now(), &with_picture(&wanted)).await, Ok(None));

    let posted = sender.post(CLUB, "b4", &with_picture(&wanted)).await.expect("posted");
    for i in 0..230 {
        ada.say(CHESS_CLUB, &format!("chatter {i}")).expect("said");
    }
    assert_eq!(sender.find(CLUB, now(), &with_picture(&wanted)).await, Ok(Some(posted)));

    let words = Screen::text(" Late words \n");
    ada.say(CHESS_CLUB, "Late words").expect("said");
    assert_eq!(sender.find(CLUB, now(), &plain(&words)).await, Ok(None), "Ada is not the bot");
    let late = sender.post(CLUB, "b5", &plain(&words)).await.expect("posted");
    assert_eq!(sender.find(CLUB, now(), &plain(&words)).await, Ok(Some(late)));
    let much_later = now() + 600_000;
    assert_eq!(sender.find(CLUB, much_later, &with_picture(&wanted)).await, Ok(None));
    close(playground).await;
}

#[tokio::test]
async fn impossible_places_are_refused_without_asking() {
    let (playground, sender) = open().await;
    let nowhere = sender.post(ChannelId(0), "a1", &plain(&Screen::text("x"))).await;
    assert!(matches!(nowhere, Err(DeliveryError::Rejected(_))), "{nowhere:?}");
    let change = Alteration { text: None, rows: Vec::new(), picture: Picture::Stays };
    let nothing = sender.edit(CLUB, MessageId(-5), &change).await;
    assert!(matches!(nothing, Err(DeliveryError::Rejected(_))), "{nothing:?}");
    assert!(playground.requests().is_empty());
    assert_eq!(
        sender.post(ChannelId(5), "a1", &plain(&Screen::text("x"))).await,
        Err(DeliveryError::Gone(10003))
    );
    close(playground).await;
}
