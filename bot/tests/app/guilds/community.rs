//! Ratings count each game once, in order, with the options that people chose.

use model::ids::{ChannelId, GameId, GuildId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use words::Lang;

use app::Asker;
use app::request::{CommunityRequest, NewTable, Request};
use discord::limits_broken;

use crate::joining::four;
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, GUILD, Said, Stage};

/// White is mated by the queen: both sides have moved twice.
const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn chess() -> NewTable {
    let clock = Some("none".to_owned());
    NewTable { rules: "chess".to_owned(), colour: Some("white".to_owned()), clock, ..NewTable::default() }
}

/// `white` opens a table for anybody, and `black` joins.
async fn begun(stage: &Stage, wanted: NewTable, white: UserId, black: UserId) -> GameId {
    let answer = stage.ask(white, Request::Play(wanted)).await;
    let id = four::buttons(&answer.rows).iter().find_map(|button| button.press.game);
    let id = id.unwrap_or_else(|| panic!("{answer:?}"));
    let joined = press(stage, black, id, Verb::Join).await;
    assert!(joined.text.contains("The game is on"), "{joined:?}");
    id
}

async fn press(stage: &Stage, person: UserId, id: GameId, verb: Verb) -> Screen {
    stage.press(person, Press { verb, game: Some(id), version: 1, arg: String::new() }, None).await
}

async fn turn(stage: &Stage, id: GameId, person: UserId, turn: &str) -> Screen {
    let answer =
        stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) }).await;
    assert!(answer.text.contains("You played"), "{turn}: {answer:?}");
    answer
}

async fn line(stage: &Stage, id: GameId, [white, black]: [UserId; 2], turns: &[&str]) {
    for (text, person) in turns.iter().zip([white, black].into_iter().cycle()) {
        turn(stage, id, person, text).await;
    }
}

/// A player resigns.
async fn resigned(stage: &Stage, id: GameId, person: UserId) {
    let asked = stage.ask(person, Request::Resign { game: Some(format!("#{id}")) }).await;
    let yes = four::buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    let answer = stage.press(person, yes.expect("a way to resign").press, None).await;
    assert!(answer.text.contains("You resigned"), "{answer:?}");
}

/// The last post in the channel.
async fn last(stage: &Stage) -> String {
    let said = stage.said().await;
    let posted = said.get(&CHANNEL).into_iter().flatten().rev().find_map(|said| match said {
        Said::Posted { screen, .. } => Some(screen.text.clone()),
        Said::Changed { .. } => None,
    });
    posted.unwrap_or_else(|| panic!("nothing was posted: {said:?}"))
}

/// Everybody's rating in chess, rounded, with the number of games.
async fn ratings(stage: &Stage, people: &[UserId]) -> Vec<Option<(i64, i64)>> {
    let mut all = Vec::new();
    for person in people {
        let standing = stage.app.store().standing("chess", *person).await.expect("the database");
        all.push(standing.map(|standing| (standing.strength.rating.round() as i64, standing.games)));
    }
    all
}

#[tokio::test]
async fn a_rated_game_moves_ratings_once_and_says_so() {
    Stage::each(async |stage: Stage| {
        let id = begun(&stage, chess(), ADA, BEN).await;
        let said = format!("{:?}", stage.said().await);
        assert!(said.contains(" Rated, unless one of you is new: first games do not count.\\n"), "{said}");
        line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
        let ended = stage.now();
        let end = last(&stage).await;
        assert!(
            end.contains("\nRatings: <@11> 1500 → 1338 (provisional), <@12> 1500 → 1662 (provisional)."),
            "{end}"
        );
        let after = [Some((1338, 1)), Some((1662, 1))];
        assert_eq!(ratings(&stage, &[ADA, BEN]).await, after);
        let stage = stage.restarted().await;
        // Late presses of a game that is over.
        stage.ask(ADA, Request::Resign { game: Some(format!("#{id}")) }).await;
        press(&stage, BEN, id, Verb::ResignYes).await;
        stage.pass(48).await;
        assert_eq!(ratings(&stage, &[ADA, BEN]).await, after);
        let results = stage.app.store().results_of(BEN, Some(GUILD), Some("chess")).await.expect("results");
        assert_eq!(results.len(), 1);
        assert!(results[0].rated);
        assert_eq!(results[0].ended_ms, ended);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_first_three_games_of_a_person_change_no_ratings_and_later_ones_are_provisional() {
    let stage = Stage::among_newcomers().await;
    for _ in 0..3 {
        let id = begun(&stage, chess(), ADA, BEN).await;
        line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
        let end = last(&stage).await;
        assert!(end.contains("a person's first 3 games change no ratings (<@11> and <@12>)"), "{end}");
        assert_eq!(ratings(&stage, &[ADA, BEN]).await, [None, None]);
    }
    // Cleo is new: with her it isn't rated either.
    let id = begun(&stage, chess(), ADA, CLEO).await;
    line(&stage, id, [ADA, CLEO], &FOOLS_MATE).await;
    let end = last(&stage).await;
    assert!(end.contains("change no ratings (<@13>)"), "{end}");
    let id = begun(&stage, chess(), ADA, BEN).await;
    line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
    let end = last(&stage).await;
    assert!(end.contains("<@11> 1500 → 1338 (provisional), <@12> 1500 → 1662 (provisional)"), "{end}");
    stage.close().await;
}

#[tokio::test]
async fn a_game_given_up_before_both_have_moved_counts_for_nobody() {
    let stage = Stage::open().await;
    for turns in [&FOOLS_MATE[..0], &FOOLS_MATE[..1]] {
        let id = begun(&stage, chess(), ADA, BEN).await;
        line(&stage, id, [ADA, BEN], turns).await;
        resigned(&stage, id, BEN).await;
        let end = last(&stage).await;
        assert!(end.contains("before both had moved, so it counts for nobody"), "{end}");
        let results = stage.app.store().results_of(ADA, None, None).await.expect("results");
        assert_eq!(results, []);
    }
    stage.close().await;
}

#[tokio::test]
async fn what_is_for_fun_or_too_short_is_not_rated() {
    let stage = Stage::open().await;
    let id = begun(&stage, NewTable { rated: Some(false), ..chess() }, ADA, BEN).await;
    let said = format!("{:?}", stage.said().await);
    assert!(said.contains(" For fun: not rated.\\n"), "{said}");
    line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
    assert!(!last(&stage).await.contains("Ratings"));
    // Black has moved once only.
    let short = begun(&stage, chess(), ADA, BEN).await;
    line(&stage, short, [ADA, BEN], &FOOLS_MATE[..3]).await;
    resigned(&stage, short, ADA).await;
    assert!(!last(&stage).await.contains("Ratings"));
    assert_eq!(ratings(&stage, &[ADA, BEN]).await, [None, None]);
    let results = stage.app.store().results_of(ADA, None, None).await.expect("results");
    assert_eq!(results.iter().map(|result| result.rated).collect::<Vec<_>>(), [false, false]);
    // Nobody plays against anybody.
    let wanted = NewTable { rules: "cooperative".to_owned(), rated: Some(true), ..NewTable::default() };
    let refused = stage.ask_as(ADA, |asker| asker.lang = Lang::De, Request::Play(wanted)).await;
    assert!(refused.text.contains("nichts zu werten"), "{refused:?}");
    stage.close().await;
}

#[tokio::test]
async fn in_direct_messages_people_ask_for_ratings() {
    let stage = Stage::open().await;
    for (rated, words) in [
        (None, " For fun: not rated.\\n"),
        (Some(true), " Rated, unless one of you is new: first games do not count.\\n"),
    ] {
        let wanted = NewTable { opponent: Some(BEN), rated, ..chess() };
        stage.ask_directly(ADA, Request::Play(wanted)).await;
        let said = format!("{:?}", stage.said().await);
        assert!(said.contains(words), "{said}");
    }
    stage.close().await;
}

#[tokio::test]
async fn games_that_end_at_the_same_moment_are_all_counted() {
    Stage::each(async |stage: Stage| {
        let mut games = Vec::new();
        for _ in 0..4 {
            let id = begun(&stage, chess(), ADA, BEN).await;
            line(&stage, id, [ADA, BEN], &FOOLS_MATE[..3]).await;
            games.push(id);
        }
        let end = |at: usize| turn(&stage, games[at], BEN, FOOLS_MATE[3]);
        tokio::join!(end(0), end(1), end(2), end(3));
        let after = ratings(&stage, &[ADA, BEN]).await;
        assert_eq!(after.iter().flatten().map(|(_, games)| *games).collect::<Vec<_>>(), [4, 4]);
        let (low, high) = (after[0].expect("rated").0, after[1].expect("rated").0);
        assert!(low < 1338 && high > 1662, "{after:?}");
        assert_eq!(stage.app.store().meetings(ADA, BEN, None, None).await.expect("meetings").len(), 4);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn teams_are_rated_together_and_shared_seats_count_once() {
    let stage = Stage::open().await;
    let id = four::four(&stage).await;
    let turns = [(ADA, "e2e4"), (BEN, "e7e5"), (CLEO, "d2d4"), (DEV, "d7d5")];
    for (person, text) in turns {
        turn(&stage, id, person, text).await;
    }
    resigned(&stage, id, DEV).await;
    let end = last(&stage).await;
    let expected = "Ratings: <@11> 1500 → 1582 (provisional), <@13> 1500 → 1582 (provisional), \
        <@12> 1500 → 1418 (provisional), <@14> 1500 → 1418 (provisional).";
    assert!(end.ends_with(expected), "{end}");
    let shared = four::two(&stage).await;
    for (person, text) in [(ADA, "e2e4"), (ADA, "e7e5"), (BEN, "d2d4"), (BEN, "d7d5")] {
        turn(&stage, shared, person, text).await;
    }
    resigned(&stage, shared, BEN).await;
    // Each of them had both sides, so nobody played against another person.
    assert!(!last(&stage).await.contains("Ratings"));
    let before = stage.app.store().results_of(ADA, None, None).await.expect("results");
    assert_eq!(before.len(), 1, "{before:?}");
    stage.close().await;
}

async fn community(stage: &Stage, person: UserId, request: CommunityRequest) -> Screen {
    let screen = stage.ask(person, Request::Community(request)).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    assert_eq!(screen.pings, [], "a private answer pings nobody");
    screen
}

async fn seek(stage: &Stage, person: UserId, rules: Option<&str>, post: bool) -> Screen {
    community(stage, person, CommunityRequest::Seek { rules: rules.map(str::to_owned), post }).await
}

async fn ladder(stage: &Stage, person: UserId, rules: &str) -> Screen {
    community(stage, person, CommunityRequest::Ladder { rules: rules.to_owned() }).await
}

async fn stats(stage: &Stage, asker: UserId, of: UserId, with: Option<UserId>) -> String {
    let request = CommunityRequest::Stats { person: Some(of), rules: None, with };
    community(stage, asker, request).await.text
}

/// The press of the button of this label.
fn button(screen: &Screen, label: &str) -> Press {
    let found = four::buttons(&screen.rows).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label:?}: {screen:?}")).press
}

#[tokio::test]
async fn open_seats_are_listed_and_taken_from_elsewhere() {
    Stage::each(async |stage: Stage| {
        let none = seek(&stage, BEN, None, false).await;
        assert!(none.text.contains("Nobody is looking for company"), "{none:?}");
        seek(&stage, ADA, Some("chess"), true).await;
        let kept = NewTable { opponent: Some(CLEO), ..chess() };
        stage.ask(ADA, Request::Play(kept)).await;
        four::opened(&stage, four::wanted()).await;
        let list = seek(&stage, BEN, None, false).await;
        let labels = four::labels(&list.rows);
        assert_eq!(labels, ["Join #3", "Join #1"], "what is kept for somebody isn't open");
        assert!(list.text.contains("3 of 4 seats free"), "{list:?}");
        assert!(list.text.contains("**Chess** `#1` · 3 days a turn · rated · <@11>, <t:"), "{list:?}");
        let chess = seek(&stage, BEN, Some("chess"), false).await;
        assert_eq!(four::labels(&chess.rows), ["Join #1", "Open a table"]);
        let own = seek(&stage, ADA, None, false).await;
        assert_eq!(four::labels(&own.rows), [""; 0], "nobody joins themselves");
        assert!(own.text.contains("yours"), "{own:?}");
        // From another channel of the server, and from none of it.
        let press = |guild| {
            let request = Request::Press { press: button(&list, "Join #1"), value: None };
            let elsewhere = move |asker: &mut Asker| {
                asker.channel = ChannelId(70);
                asker.guild = guild;
            };
            stage.ask_as(BEN, elsewhere, request)
        };
        for nowhere in [None, Some(GuildId(6))] {
            let refused = press(nowhere).await;
            assert!(refused.text.contains("I know no game"), "{refused:?}");
        }
        let joined = press(Some(GUILD)).await;
        assert!(joined.text.contains("The game is on") && joined.text.contains("<#7>"), "{joined:?}");
        let late = stage.press(CLEO, button(&list, "Join #1"), None).await;
        assert!(late.text.contains("already started"), "{late:?}");
        assert!(!seek(&stage, CLEO, None, false).await.text.contains("#1"));
        let direct = Request::Community(CommunityRequest::Seek { rules: None, post: false });
        assert!(stage.ask_directly(ADA, direct).await.text.contains("on servers"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn seats_in_a_channel_are_open_to_those_who_see_it() {
    Stage::each(async |stage: Stage| {
        seek(&stage, ADA, Some("chess"), true).await;
        let list = seek(&stage, BEN, None, false).await;
        let elsewhere = |asker: &mut Asker| asker.channel = ChannelId(70);
        let look = || Request::Community(CommunityRequest::Seek { rules: None, post: false });
        let join = || Request::Press { press: button(&list, "Join #1"), value: None };
        assert!(stage.ask_as(BEN, elsewhere, look()).await.text.contains("#1"), "everybody sees the channel");
        stage.hide(crate::stage::CHANNEL);
        let hidden = stage.ask_as(BEN, elsewhere, look()).await;
        assert!(hidden.text.contains("Nobody is looking for company"), "{hidden:?}");
        let refused = stage.ask_as(BEN, elsewhere, join()).await;
        assert!(refused.text.contains("I know no game"), "{refused:?}");
        // A thread of the channel is in it, and its host finds it from anywhere.
        let thread =
            |asker: &mut Asker| (asker.channel, asker.parent) = (ChannelId(71), Some(crate::stage::CHANNEL));
        assert!(stage.ask_as(BEN, thread, look()).await.text.contains("#1"));
        assert!(stage.ask_as(ADA, elsewhere, look()).await.text.contains("yours"));
        let joined = stage.ask_as(BEN, thread, join()).await;
        assert!(joined.text.contains("The game is on"), "{joined:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_table_is_opened_from_the_list_once() {
    let stage = Stage::open().await;
    let which = seek(&stage, ADA, None, true).await;
    assert!(which.text.contains("Which game"), "{which:?}");
    let none = seek(&stage, ADA, Some("zombie"), false).await;
    let opened = stage.press(ADA, button(&none, "Open a table"), None).await;
    assert!(opened.text.contains("the first to join plays"), "{opened:?}");
    assert!(seek(&stage, BEN, Some("zombie"), false).await.text.contains("<@11>"));
    stage.close().await;
}

#[tokio::test]
async fn leaderboards_list_who_is_known_and_say_where_one_stands() {
    let stage = Stage::open().await;
    let empty = ladder(&stage, CLEO, "chess").await;
    assert!(empty.text.contains("Nobody is listed yet"), "{empty:?}");
    for number in 0..5 {
        let id = begun(&stage, chess(), ADA, BEN).await;
        line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
        let shown = ladder(&stage, BEN, "chess").await.text;
        assert_eq!(shown.contains("1. <@12> **"), number == 4, "listed after five games: {shown}");
        assert_eq!(shown.contains("You: "), number < 4, "{shown}");
    }
    let board = ladder(&stage, CLEO, "chess").await;
    let lines: Vec<&str> = board.text.lines().collect();
    assert_eq!(lines[0], "Leaderboard: **Chess**");
    assert!(lines[1].starts_with("1. <@12> **1") && lines[1].ends_with("· 5 games"), "{lines:?}");
    assert!(lines[2].starts_with("2. <@11> **1") && lines.len() == 3, "{lines:?}");
    // Another game, by the menu; and one's own page.
    let Some(Row::Menu(menu)) = board.rows.first() else { panic!("{board:?}") };
    let other = stage.press(CLEO, menu.press.clone(), Some("zombie")).await;
    assert!(other.text.starts_with("Leaderboard: **Zombie Chess**"), "{other:?}");
    let odd = stage.press(CLEO, menu.press.clone(), Some("solitaire")).await;
    assert!(odd.text.contains("don't know that game"), "{odd:?}");
    let own = stage.press(ADA, button(&ladder(&stage, ADA, "chess").await, "My own"), None).await;
    assert!(own.text.starts_with("<@11> in **Chess**") && own.text.contains("lost 5"), "{own:?}");
    for forged in ["top.chess", "of.chess.chess", "fly"] {
        let press = Press { verb: Verb::Community, game: None, version: 0, arg: forged.to_owned() };
        assert!(stage.press(ADA, press, None).await.text.contains("don't know that button"));
    }
    // Nobody else's server, and not where there is none.
    let request = || Request::Community(CommunityRequest::Ladder { rules: "chess".to_owned() });
    let there = stage.ask_as(ADA, |asker| asker.guild = Some(GuildId(6)), request()).await;
    assert!(there.text.contains("Nobody is listed yet"), "{there:?}");
    assert!(stage.ask_directly(ADA, request()).await.text.contains("belong to servers"));
    stage.close().await;
}

#[tokio::test]
async fn stats_count_streaks_and_meetings_and_tell_no_other_server() {
    let stage = Stage::open().await;
    assert!(stats(&stage, ADA, ADA, None).await.contains("No finished games yet"));
    for (white, black) in [(ADA, BEN), (ADA, BEN), (BEN, ADA), (CLEO, ADA)] {
        let id = begun(&stage, chess(), white, black).await;
        line(&stage, id, [white, black], &FOOLS_MATE).await;
        stage.pass_minutes(1).await;
    }
    let own = stats(&stage, ADA, ADA, None).await;
    assert!(own.contains("4 games against others: won 2, drawn 0, lost 2."), "{own}");
    assert!(own.contains("Wins in a row: 2 now, 2 at best."), "{own}");
    assert!(own.contains("Favourite: **Chess**, 4 games."), "{own}");
    assert!(own.contains("\nChess: **"), "{own}");
    let met = stats(&stage, CLEO, ADA, Some(BEN)).await;
    assert!(met.contains("3 games: <@11> won 1, <@12> won 2, 0 drawn."), "{met}");
    assert!(stats(&stage, ADA, BEN, Some(CLEO)).await.contains("not met yet"));
    assert!(stats(&stage, ADA, BEN, Some(BEN)).await.contains("one and the same person"));
    // From another server the same person has done nothing, and is nothing to be asked about in private.
    let of_ada = |with| Request::Community(CommunityRequest::Stats { person: Some(ADA), rules: None, with });
    let there = stage.ask_as(BEN, |asker| asker.guild = Some(GuildId(6)), of_ada(None)).await.text;
    assert!(there.ends_with("No finished games yet. `/club seek` finds company."), "{there}");
    assert!(stage.ask_directly(CLEO, of_ada(None)).await.text.contains("a server you share"));
    // But whom one met oneself is one's own business.
    assert!(stage.ask_directly(BEN, of_ada(Some(BEN))).await.text.contains("3 games"));
    let cleos = stage.ask_directly(CLEO, of_ada(Some(BEN))).await.text;
    assert!(cleos.contains("a server you share"), "{cleos}");
    stage.close().await;
}

#[tokio::test]
async fn achievements_are_told_at_the_end_the_first_and_the_tenth_time() {
    Stage::each(async |stage: Stage| {
        for number in 1..=10 {
            let id = begun(&stage, NewTable { rated: Some(false), ..chess() }, ADA, BEN).await;
            line(&stage, id, [ADA, BEN], &FOOLS_MATE).await;
            let end = last(&stage).await;
            let told = match number {
                1 => "\nAchievements: <@12>: **In the blink of an eye**.",
                10 => "\nAchievements: <@12>: **In the blink of an eye ×10**.",
                _ => "",
            };
            assert!(
                end.ends_with(told) && end.contains("Achievements") != told.is_empty(),
                "{number}: {end}"
            );
        }
        let kept = stage.app.store().achievements_of(BEN).await.expect("achievements");
        assert_eq!(kept, [("blink".to_owned(), 10)]);
        let own = CommunityRequest::Stats { person: None, rules: None, with: None };
        let page = community(&stage, BEN, own).await;
        assert!(page.text.contains("\nAchievements: In the blink of an eye ×10"), "{page:?}");
        let all = stage.press(BEN, button(&page, "Achievements"), None).await;
        assert!(all.text.contains("**In the blink of an eye ×10** · Won on the board"), "{all:?}");
        let back = stage.press(BEN, button(&all, "Games and ratings"), None).await;
        assert_eq!(back, page);
        // To a server on which Ben has played nothing he has done nothing.
        let there = |asker: &mut Asker| asker.guild = Some(GuildId(6));
        let request = Request::Press { press: button(&page, "Achievements"), value: None };
        let strange = stage.ask_as(CLEO, there, request).await;
        assert!(strange.text.contains("None yet"), "{strange:?}");
        // Nor has he where he played, but did it elsewhere; where he did it first others see that, not how often.
        stage.spoil("UPDATE results SET guild = 6 WHERE game = $1", GameId(10)).await;
        let request = Request::Press { press: button(&page, "Achievements"), value: None };
        let strange = stage.ask_as(CLEO, there, request).await;
        assert!(strange.text.contains("None yet"), "{strange:?}");
        let here = stage.press(CLEO, button(&page, "Achievements"), None).await;
        assert!(here.text.contains("**In the blink of an eye** · Won on the board"), "{here:?}");
        stage.close().await;
    })
    .await;
}

/// Everybody sees a zombie rise, but its achievement is announced only when the game is over, like all others.
#[tokio::test]
async fn while_a_game_runs_nobody_hears_of_achievements() {
    let stage = Stage::open().await;
    let wanted = NewTable { rules: "zombie".to_owned(), ..chess() };
    let id = begun(&stage, wanted, ADA, BEN).await;
    // Black buries a white pawn under the queen, who is taken there and then left by her captor.
    let turns = ["e2e4", "d7d5", "e4d5/@a2", "d8d5/@d5", "b1c3", "g8f6", "c3d5/@b2", "f6g8", "d5c3", "g8f6"];
    line(&stage, id, [ADA, BEN], &turns).await;
    let said = format!("{:?}", stage.said().await);
    assert!(said.contains("rises on d5") && !said.contains("Achievements"), "{said}");
    for person in [ADA, BEN] {
        assert_eq!(stage.app.store().achievements_of(person).await.expect("achievements"), []);
        assert_eq!(stage.app.store().results_of(person, None, None).await.expect("results"), []);
        assert!(stats(&stage, person, person, None).await.contains("No finished games yet"));
    }
    resigned(&stage, id, BEN).await;
    let end = last(&stage).await;
    assert!(
        end.contains("\nRatings: ") && end.ends_with("\nAchievements: <@11>: **Rise and shine**."),
        "{end}"
    );
    stage.close().await;
}
