//! Replays show every moment once, each as its viewer saw it, and reveal nothing secret.

use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Recipe, Row, Screen, Verb};

use app::request::{Cut, DrawAction, Request};

use crate::stage::{ADA, BEN, CLEO, Stage};

/// `/game replay` of a game.
async fn replay(stage: &Stage, person: UserId, game: GameId, view: Option<Cut>) -> Screen {
    stage.ask(person, Request::Replay { game: Some(format!("#{game}")), view }).await
}

fn buttons(screen: &Screen) -> impl Iterator<Item = &Button> {
    screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) => &[],
    })
}

/// The button with this label.
fn button(screen: &Screen, label: &str) -> Option<Press> {
    buttons(screen).find(|button| button.label.contains(label)).map(|button| button.press.clone())
}

/// The disabled buttons.
fn idle(screen: &Screen) -> Vec<&str> {
    buttons(screen).filter(|button| button.idle).map(|button| button.label.as_str()).collect()
}

async fn go(stage: &Stage, person: UserId, screen: &Screen, label: &str) -> Screen {
    let press = button(screen, label).unwrap_or_else(|| panic!("no {label} at {screen:?}"));
    stage.press(person, press, None).await
}

async fn play(stage: &Stage, game: GameId, turns: &str) {
    for (ply, turn) in turns.split_whitespace().enumerate() {
        let person = if ply % 2 == 0 { ADA } else { BEN };
        let request = Request::Move { turn: turn.to_owned(), game: Some(format!("#{game}")) };
        let answer = stage.ask(person, request).await;
        assert!(answer.text.contains("You played"), "{turn}: {answer:?}");
    }
}

/// All moments, stepping from the first to the last: the text of each.
async fn walk(stage: &Stage, person: UserId, film: &Screen) -> Vec<String> {
    let mut at = go(stage, person, film, "First").await;
    let mut said = vec![at.text.clone()];
    assert_eq!(idle(&at)[..2], ["⏮ First", "◀ Back"], "nothing is before the first");
    let (second, after) = (go(stage, person, film, "Next").await, go(stage, person, &at, "Next").await);
    assert_eq!((&second.text, &second.picture), (&after.text, &after.picture), "a film begins at the start");
    loop {
        let next = go(stage, person, &at, "Next").await;
        if next.text == at.text {
            let last = go(stage, person, film, "Last").await;
            assert_eq!((&last.text, &last.picture), (&next.text, &next.picture), "the last is the last");
            assert_eq!(
                idle(&last)[idle(&last).len() - 2..],
                ["▶ Next", "⏭ Last"],
                "nothing is behind the last"
            );
            return said;
        }
        let back = go(stage, person, &next, "Back").await;
        assert_eq!((&back.text, &back.picture), (&at.text, &at.picture), "back again");
        said.push(next.text.clone());
        at = next;
    }
}

async fn draw(stage: &Stage, screen: &Screen) -> (Vec<u8>, String, &'static str) {
    let picture = stage.app.studio().draw(screen.picture.as_ref().expect("a picture")).await.expect("drawn");
    (picture.bytes, picture.alt, picture.file_name)
}

/// Cleo doesn't play, so the game doesn't know her language.
#[tokio::test]
async fn a_stranger_looks_back_in_their_own_language() {
    let stage = Stage::open().await;
    let game = stage.game("chess").await;
    play(&stage, game, "e2e4").await;
    let mut tx = stage.store().begin().await.expect("the database");
    tx.set_language(CLEO, Some(words::Lang::De)).await.expect("the database");
    tx.commit().await.expect("the database");
    let german = |asker: &mut app::Asker| asker.lang = words::Lang::De;
    let request = Request::Replay { game: Some(format!("#{game}")), view: None };
    let film = stage.ask_as(CLEO, german, request).await;
    let (_, alt, _) = draw(&stage, &film).await;
    assert!(alt.contains("Eine Partie in 2 Bildern"), "{alt}");
    assert_eq!(film.picture.as_ref().and_then(|recipe| recipe.looker), Some(CLEO));
    stage.close().await;
}

#[tokio::test]
async fn a_game_is_seen_turn_by_turn_and_as_a_film() {
    Stage::each(async |stage: Stage| {
        let game = stage.game("chess").await;
        let film = replay(&stage, CLEO, game, None).await;
        assert!(film.text.contains("nothing but its start"), "{}", film.text);
        assert_eq!(draw(&stage, &film).await.2, "replay.gif");
        play(&stage, game, "e2e4 e7e5 g1f3").await;
        stage.ask(BEN, Request::Draw { action: DrawAction::Offer, game: None }).await;

        for person in [ADA, BEN, CLEO] {
            let film = replay(&stage, person, game, None).await;
            assert!(film.text.contains("in 4 moments"), "{}", film.text);
            assert!(button(&film, "Reveal").is_none() && button(&film, "saw").is_none(), "nothing is hidden");
            let said = walk(&stage, person, &film).await;
            let ends = ["1 of 4: `The start`", "2 of 4: `1. e4`", "3 of 4: `1… e5`", "4 of 4: `2. Nf3`"];
            assert!(
                said.len() == 4 && said.iter().zip(ends).all(|(said, end)| said.ends_with(end)),
                "{said:?}"
            );
        }
        let film = replay(&stage, ADA, game, None).await;
        let (gif, alt, name) = draw(&stage, &film).await;
        assert!(gif.starts_with(b"GIF89a") && name == "replay.gif");
        assert!(alt.contains("4 moments") && alt.contains("2. Nf3"), "{alt}");
        let still = go(&stage, ADA, &film, "First").await;
        let (png, alt, name) = draw(&stage, &still).await;
        assert!(png.starts_with(b"\x89PNG") && name == "replay.png");
        assert!(alt.starts_with("1 of 4. The start."), "{alt}");
        // The film and its stills lead to each other; a player's own side is at the bottom.
        let again = go(&stage, ADA, &still, "Film").await;
        assert_eq!(again, film);
        let bens = replay(&stage, BEN, game, None).await;
        assert_ne!(draw(&stage, &bens).await.0, gif, "from the other side");
        let public = replay(&stage, BEN, game, Some(Cut::Public)).await;
        assert_eq!(draw(&stage, &public).await.0, gif, "everybody's film, from White's side");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn it_survives_a_restart_and_grows_with_the_game() {
    Stage::each(async |stage: Stage| {
        let game = stage.game("chess").await;
        play(&stage, game, "e2e4 e7e5").await;
        let film = replay(&stage, ADA, game, None).await;
        let still = go(&stage, ADA, &film, "Last").await;
        let stage = stage.restarted().await;
        assert_eq!(replay(&stage, ADA, game, None).await, film);
        play(&stage, game, "g1f3").await;
        // A control of yesterday continues from the moment it showed.
        let next = go(&stage, ADA, &still, "Next").await;
        assert!(next.text.ends_with("4 of 4: `2. Nf3`"), "{}", next.text);
        stage.close().await;
    })
    .await;
}

/// Masquerade: Ada chooses how Black's pieces capture, Ben how White's do.
const ADAS: &str = "KK/QQ/RR/BB/NN";
const BENS: &str = "KN/QR/RK/BB/NQ";

async fn table(stage: &Stage, game: GameId, person: UserId, table: &str) {
    let request = Request::Move { turn: table.to_owned(), game: Some(format!("#{game}")) };
    assert!(stage.ask(person, request).await.text.contains("You chose how"));
}

#[tokio::test]
async fn what_was_hidden_is_revealed_at_the_end_and_not_before() {
    Stage::each(async |stage: Stage| {
        let game = stage.game("masquerade").await;
        table(&stage, game, ADA, ADAS).await;
        table(&stage, game, BEN, BENS).await;
        play(&stage, game, "e2e4 e7e5").await;
        for person in [ADA, BEN, CLEO] {
            let early = replay(&stage, person, game, Some(Cut::Reveal)).await;
            assert!(early.text.contains("open at its end") && early.picture.is_none(), "{early:?}");
            let film = replay(&stage, person, game, None).await;
            assert!(button(&film, "Reveal").is_none());
            let forged = Press { verb: Verb::Replay, game: Some(game), version: 0, arg: "all".to_owned() };
            let forged = stage.press(person, forged, None).await;
            assert!(forged.text.contains("open at its end") && forged.picture.is_none(), "{forged:?}");
        }
        // A recipe alone opens nothing either.
        let film = replay(&stage, CLEO, game, None).await;
        let mut recipe = film.picture.clone().expect("a film");
        recipe.replay.as_mut().expect("a replay").reveal = true;
        assert!(stage.app.studio().draw(&recipe).await.is_err());
        // Nobody can use other people's seats.
        let press = Press { verb: Verb::Replay, game: Some(game), version: 0, arg: "1".to_owned() };
        for person in [ADA, CLEO] {
            let forged = stage.press(person, press.clone(), None).await;
            assert!(forged.picture.is_none(), "{forged:?}");
        }
        let mine = replay(&stage, CLEO, game, Some(Cut::Mine)).await;
        assert!(mine.text.contains("don't play") && mine.picture.is_none(), "{mine:?}");

        let said = walk(&stage, CLEO, &film).await;
        assert!(said.iter().all(|said| !said.contains("KN") && !said.contains("KK")), "{said:?}");
        assert!(said[1].contains("White has decided") && said[2].contains("Black has decided"), "{said:?}");
        let own = replay(&stage, ADA, game, None).await;
        assert!(own.text.contains("as you saw it"), "{}", own.text);
        let said = walk(&stage, ADA, &own).await;
        assert!(said[1].contains(ADAS) && !said.concat().contains(BENS), "{said:?}");
        assert_ne!(draw(&stage, &own).await.0, draw(&stage, &film).await.0);

        let ask = stage.ask(ADA, Request::Resign { game: None }).await;
        go(&stage, ADA, &ask, "Yes").await;
        for person in [ADA, BEN, CLEO] {
            let film = replay(&stage, person, game, None).await;
            let reveal = go(&stage, person, &film, "Reveal").await;
            assert_eq!(reveal, replay(&stage, person, game, Some(Cut::Reveal)).await);
            assert!(reveal.text.contains("everything that was hidden"), "{}", reveal.text);
            let said = walk(&stage, person, &reveal).await;
            assert!(said[1].contains(ADAS) && said[2].contains(BENS), "{said:?}");
            assert!(said.last().is_some_and(|said| said.contains("White resigned")), "{said:?}");
            let (gif, alt, _) = draw(&stage, &reveal).await;
            assert!(gif.len() < 10 << 20 && alt.contains("Black wins"), "{alt}");
            // Earlier moments are as they were; the reveal alone shows what was hidden then.
            let then =
                go(&stage, CLEO, &go(&stage, CLEO, &film_of(&stage, game).await, "First").await, "Next")
                    .await;
            assert!(!draw(&stage, &then).await.1.contains("code"), "the public moment is public");
            let then = go(&stage, person, &go(&stage, person, &reveal, "First").await, "Next").await;
            assert!(draw(&stage, &then).await.1.contains("Black, revealed"), "the truth of that moment");
        }
        stage.close().await;
    })
    .await;
}

async fn film_of(stage: &Stage, game: GameId) -> Screen {
    replay(stage, CLEO, game, None).await
}

#[tokio::test]
async fn what_can_not_be_replayed_is_refused_kindly() {
    let stage = Stage::open().await;
    let none = stage.ask(ADA, Request::Replay { game: None, view: None }).await;
    assert!(none.picture.is_none() && none.text.contains("/play"), "{none:?}");
    let invited = stage.invitation("chess").await;
    let early = replay(&stage, ADA, invited, None).await;
    assert!(early.text.contains("hasn't begun"), "{early:?}");
    let game = stage.game("chess").await;
    let nothing = replay(&stage, ADA, game, Some(Cut::Reveal)).await;
    assert!(nothing.text.contains("nothing to reveal"), "{nothing:?}");
    let stranger =
        stage.ask_directly(CLEO, Request::Replay { game: Some(format!("#{game}")), view: None }).await;
    assert!(stranger.text.contains("I know no game") && stranger.picture.is_none(), "{stranger:?}");
    for arg in ["", "p", "p.", "p.up", "9.next", "all.next", "-1.next", "p.next.next"] {
        let press = Press { verb: Verb::Moment, game: Some(game), version: 0, arg: arg.to_owned() };
        let screen = stage.press(ADA, press, None).await;
        assert!(screen.picture.is_none() && !screen.text.is_empty(), "{arg}: {screen:?}");
    }
    for version in [-1, 7, i64::MAX] {
        let press = Press { verb: Verb::Moment, game: Some(game), version, arg: "p.next".to_owned() };
        let screen = stage.press(ADA, press, None).await;
        assert!(screen.text.contains("1 of 1"), "{version}: {screen:?}");
    }
    let recipe = Recipe::new(GameId(77), 0, None);
    assert!(stage.app.studio().draw(&recipe).await.is_err());
    stage.close().await;
}

#[tokio::test]
async fn a_film_that_nobody_waits_for_is_not_made() {
    let stage = Stage::open().await;
    let game = stage.game("chess").await;
    play(&stage, game, "e2e4 e7e5").await;
    let film = replay(&stage, ADA, game, None).await;
    let recipe = film.picture.as_ref().expect("a film");
    let (progress, heard) = tokio::sync::watch::channel((0, 0));
    drop(heard);
    assert!(stage.app.studio().draw_telling(recipe, progress).await.is_err());
    let (progress, heard) = tokio::sync::watch::channel((0, 0));
    let made = stage.app.studio().draw_telling(recipe, progress).await.expect("a film");
    assert_eq!(*heard.borrow(), (3, 3), "it was told how far it came");
    // It is kept: the second time nothing is drawn, so nobody hears of progress.
    let (progress, heard) = tokio::sync::watch::channel((0, 0));
    assert_eq!(stage.app.studio().draw_telling(recipe, progress).await.expect("a film"), made);
    assert_eq!(*heard.borrow(), (0, 0));
    stage.close().await;
}
