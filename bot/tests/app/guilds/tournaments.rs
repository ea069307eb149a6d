//! Tournaments from the announcement to the last place, on both databases: by commands and buttons, over restarts.

use std::collections::{BTreeMap, BTreeSet};

use app::request::{OfferRequest, Request, ServerRequest, TournamentAct, TournamentPlan, TournamentRequest};
use discord::limits_broken;
use model::ids::{GameId, UserId};
use model::screen::{Button, Press, Row, Screen, Verb};
use store::{Pairing, Score, Stage as Phase, Tournament};

use crate::joining::four::buttons;
use crate::stage::{ADA, BEN, Bot, CHANNEL, CLEO, DEV, Said, Stage};

/// This many people, Ada first.
pub(super) fn people(count: usize) -> Vec<UserId> {
    (0..count as i64).map(|number| UserId(ADA.0 + number)).collect()
}

pub(super) fn plan(format: &str) -> TournamentPlan {
    TournamentPlan {
        rules: "chess".to_owned(),
        format: Some(format.to_owned()),
        name: Some("Autumn Cup".to_owned()),
        ..TournamentPlan::default()
    }
}

pub(super) async fn act(stage: &Stage, person: UserId, act: TournamentAct) -> Screen {
    stage.ask(person, Request::Tournament(TournamentRequest::About { act, tournament: None })).await
}

pub(super) async fn press(stage: &Stage, person: UserId, arg: &str) -> Screen {
    let press = Press { verb: Verb::Tournament, game: None, version: 0, arg: arg.to_owned() };
    stage.press(person, press, None).await
}

/// Ada announces a tournament, and everybody joins by the button below it.
pub(super) async fn announced(stage: &Stage, plan: TournamentPlan, count: usize) {
    let answer = stage.ask(ADA, Request::Tournament(TournamentRequest::Open(plan))).await;
    assert!(answer.text.contains("is open"), "{answer:?}");
    let (post, _) = newest(stage).await;
    let join = button(&post, "Join");
    for person in people(count) {
        let answer = stage.press(person, join.press.clone(), None).await;
        assert!(answer.text.contains("You take part"), "{answer:?}");
    }
}

/// The last message posted in the channel, and the last edit of an announcement.
pub(super) async fn newest(stage: &Stage) -> (Screen, Option<String>) {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let mut post = Screen::default();
    let mut changed = None;
    for said in said {
        match said {
            Said::Posted { screen, .. } => {
                assert_eq!(limits_broken(&screen), Vec::<&str>::new());
                post = *screen;
            }
            Said::Changed { change, .. } => changed = change.text.or(changed),
        }
    }
    (post, changed)
}

pub(super) fn button(screen: &Screen, label: &str) -> Button {
    let found = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label}: {screen:?}"))
}

pub(super) async fn tournament(stage: &Stage) -> Tournament {
    stage.store().tournament(1).await.expect("the database").expect("the tournament")
}

/// A player resigns, or both agree to a draw.
pub(super) async fn end(stage: &Stage, tournament: &Tournament, pairing: &Pairing, score: Score) {
    let person = |number: usize| tournament.entrants[number].person.expect("somebody");
    let (white, black) = (person(pairing.white), person(pairing.black.expect("two")));
    let game = pairing.game.expect("a game");
    match score {
        Score::White => resign(stage, black, game).await,
        Score::Black => resign(stage, white, game).await,
        _ => {
            for (person, verb) in [(white, Verb::Draw), (black, Verb::DrawYes)] {
                let press = Press { verb, game: Some(game), version: 0, arg: String::new() };
                stage.press(person, press, None).await;
            }
        }
    }
}

pub(super) async fn resign(stage: &Stage, person: UserId, game: GameId) {
    let ask = Request::Resign { game: Some(format!("#{game}")) };
    let sure = button(&stage.ask(person, ask).await, "Yes, resign");
    let answer = stage.press(person, sure.press, None).await;
    assert!(answer.text.contains("You resigned"), "{answer:?}");
}

/// Plays every open game of the round, with the next result for each.
pub(super) async fn play_round(stage: &Stage, results: &mut impl Iterator<Item = Score>) {
    let now = tournament(stage).await;
    for pairing in now.of_round(now.round).filter(|pairing| pairing.score.is_none()) {
        end(stage, &now, pairing, results.next().expect("enough results")).await;
    }
    stage.pass_minutes(1).await;
}

/// Points in halves by person, counted from the results alone.
pub(super) fn counted(tournament: &Tournament) -> BTreeMap<UserId, u32> {
    let mut points: BTreeMap<UserId, u32> =
        tournament.entrants.iter().filter_map(|entrant| Some((entrant.person?, 0))).collect();
    for pairing in &tournament.pairings {
        let mut add = |number: usize, halves: u32| {
            if let Some(person) = tournament.entrants[number].person {
                *points.entry(person).or_default() += halves;
            }
        };
        match pairing.score {
            Some(Score::White | Score::WhiteForfeit | Score::Bye) => add(pairing.white, 2),
            Some(Score::Black | Score::BlackForfeit) => add(pairing.black.expect("two"), 2),
            Some(Score::Draw) => {
                add(pairing.white, 1);
                add(pairing.black.expect("two"), 1);
            }
            _ => {}
        }
    }
    points
}

pub(super) fn written(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[tokio::test]
async fn a_round_robin_of_eight_runs_to_its_end_over_a_restart() {
    Stage::each(async |mut stage: Stage| {
        announced(&stage, plan("round-robin"), 8).await;
        let start = act(&stage, ADA, TournamentAct::Start).await;
        assert!(start.text.contains("the first round is paired"), "{start:?}");
        let mut results =
            [Score::White, Score::Draw, Score::Black, Score::White, Score::Black].into_iter().cycle();
        for round in 1..=7 {
            if round == 4 {
                stage = stage.restarted().await;
            }
            assert_eq!(tournament(&stage).await.round, round);
            if round == 1 {
                let table = act(&stage, CLEO, TournamentAct::Show).await;
                assert!(
                    !table.text.contains(" 1\n"),
                    "nobody leads for having nobody to play with: {table:?}"
                );
            }
            play_round(&stage, &mut results).await;
        }
        let over = tournament(&stage).await;
        assert_eq!((over.stage, over.pairings.len()), (Phase::Over, 28));
        let met: BTreeSet<_> = over
            .pairings
            .iter()
            .map(|pairing| (pairing.white, pairing.black.expect("two")))
            .map(|(one, two)| (one.min(two), one.max(two)))
            .collect();
        assert_eq!(met.len(), 28, "everybody has met everybody");
        let (last, changed) = newest(&stage).await;
        assert!(last.text.contains("is over") && last.text.contains("🏆"), "{last:?}");
        assert!(changed.is_some_and(|text| text.contains("It is over.")));
        assert_eq!(last.pings.len(), 8);
        for (person, halves) in counted(&over) {
            let line =
                last.text.lines().find(|line| line.contains(&format!("** <@{person}>"))).expect("a line");
            assert!(line.ends_with(&format!(" {}", written(halves))), "{line}: {halves}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_swiss_tournament_calls_everybody_once_a_round_and_shows_how_it_stands() {
    let stage = Stage::open().await;
    announced(&stage, plan("swiss"), 5).await;
    stage.said().await;
    act(&stage, ADA, TournamentAct::Start).await;
    let said = stage.said().await.remove(&CHANNEL).expect("a round");
    let posts: Vec<&Screen> = said
        .iter()
        .filter_map(|said| match said {
            Said::Posted { screen, .. } => Some(&**screen),
            Said::Changed { .. } => None,
        })
        .collect();
    let mut called: Vec<UserId> = posts.iter().flat_map(|post| post.pings.clone()).collect();
    // The boards of the games are in their threads, whose numbers the stage makes up: those who move first are called there.
    called.sort_unstable();
    let round = posts.iter().find(|post| post.text.contains("round 1 of 3")).expect("a round's post");
    assert!(round.text.contains("a free point, counted once the round is over"), "{round:?}");
    assert_eq!(round.pings.len(), 3, "whom no board calls: {round:?}");
    assert_eq!(called.len(), called.iter().collect::<BTreeSet<_>>().len(), "nobody twice");
    let game = tournament(&stage).await.pairings[0].game.expect("a game");
    let game = stage.store().game(game).await.expect("the database").expect("the game");
    assert!(game.rated && game.time.to_string() == "2d" && game.thread_wanted, "{game:?}");
    let recipe = round.picture.clone().expect("standings");
    let picture = stage.app.studio().draw(&recipe).await.expect("a picture");
    assert!(picture.alt.starts_with("Autumn Cup, before the first round: 1. A 0"), "{}", picture.alt);
    let mut results = std::iter::repeat(Score::White);
    play_round(&stage, &mut results).await;
    let shown = act(&stage, DEV, TournamentAct::Show).await;
    assert!(shown.text.contains("round 2 of 3") && shown.text.contains("Still being played"), "{shown:?}");
    assert_eq!(limits_broken(&shown), Vec::<&str>::new());
    stage.app.studio().draw(&shown.picture.expect("standings")).await.expect("a picture");
    // People read them in their own language, whether they play or not.
    let show = Request::Tournament(TournamentRequest::About { act: TournamentAct::Show, tournament: None });
    let german = stage.ask_as(DEV, |asker| asker.lang = words::Lang::De, show).await;
    assert!(german.text.contains("Runde 2 von 3"), "{german:?}");
    let picture = stage.app.studio().draw(&german.picture.expect("standings")).await.expect("a picture");
    assert!(picture.alt.starts_with("Autumn Cup, Stand während Runde 2"), "{}", picture.alt);
    stage.close().await;
}

#[tokio::test]
async fn only_what_fits_is_opened_and_everybody_reads_their_language() {
    let stage = Stage::open().await;
    let open = async |plan: TournamentPlan| {
        stage.ask(ADA, Request::Tournament(TournamentRequest::Open(plan))).await.text
    };
    let house = TournamentPlan { rules: "crowded-house".to_owned(), ..plan("swiss") };
    assert!(open(house).await.contains("two sides of one person each"));
    let endless = TournamentPlan { clock: Some("none".to_owned()), ..plan("swiss") };
    assert!(open(endless).await.contains("needs a clock"));
    let odd = TournamentPlan { clock: Some("soon".to_owned()), ..plan("swiss") };
    assert!(open(odd).await.contains("can't read that clock"));
    let long = TournamentPlan { clock: Some("31d".to_owned()), ..plan("swiss") };
    assert!(open(long).await.contains("between a minute and 14 days"));
    let many = TournamentPlan { rounds: Some(32), ..plan("swiss") };
    assert!(open(many).await.contains("1 to 31 rounds"));
    let round = TournamentPlan { rounds: Some(3), ..plan("round-robin") };
    assert!(open(round).await.contains("leave `rounds` out"));
    let direct = stage.ask_directly(ADA, Request::Tournament(TournamentRequest::Open(plan("swiss")))).await;
    assert!(direct.text.contains("live on servers"));
    assert!(act(&stage, BEN, TournamentAct::Join).await.text.contains("no tournament here"));
    announced(&stage, plan("swiss"), 2).await;
    let german = stage
        .ask_as(
            CLEO,
            |asker| asker.lang = words::Lang::De,
            Request::Tournament(TournamentRequest::About { act: TournamentAct::Join, tournament: None }),
        )
        .await;
    assert!(german.text.contains("Viel Glück"), "{german:?}");
    let listed = stage.ask(DEV, Request::Tournament(TournamentRequest::List)).await;
    assert!(listed.text.contains("**Autumn Cup** `T1`") && listed.text.contains("3 players"), "{listed:?}");
    stage.close().await;
}

#[tokio::test]
async fn stale_forged_and_repeated_presses_change_nothing() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 2).await;
        assert!(press(&stage, CLEO, "start.1").await.text.contains("up to <@11>"));
        assert!(press(&stage, ADA, "start.1").await.text.contains("3 players at least"));
        assert!(press(&stage, ADA, "join.1").await.text.contains("take part already"));
        assert!(press(&stage, CLEO, "leave.1").await.text.contains("don't take part"));
        for forged in [
            "",
            "join",
            "join.",
            "join.x",
            "join.99",
            "half.1",
            "half.1.1.0",
            "dance.1",
            "join.1.2.3.4",
            "show.-1",
        ] {
            let before = tournament(&stage).await;
            let answer = press(&stage, DEV, forged).await;
            assert!(!answer.text.is_empty() && answer.rows.is_empty(), "{forged}: {answer:?}");
            assert_eq!(tournament(&stage).await, before, "{forged}");
        }
        // Both at once: each has a place of their own.
        let (one, two) = tokio::join!(press(&stage, CLEO, "join.1"), press(&stage, DEV, "join.1"));
        assert!(one.text.contains("You take part") && two.text.contains("You take part"), "{one:?} {two:?}");
        let (one, two) = tokio::join!(press(&stage, ADA, "start.1"), press(&stage, ADA, "start.1"));
        let begun = [one, two].iter().filter(|answer| answer.text.contains("first round is paired")).count();
        assert_eq!(begun, 1, "once");
        let now = tournament(&stage).await;
        assert_eq!((now.round, now.pairings.len(), now.rounds), (1, 2, 2));
        assert!(press(&stage, UserId(99), "join.1").await.text.contains("has begun"));
        assert!(press(&stage, BEN, "leave.1").await.text.contains("/club tournament withdraw"));
        // The last two games end at once, and the clock comes twice.
        let results = [Score::White, Score::Black];
        tokio::join!(
            end(&stage, &now, &now.pairings[0], results[0]),
            end(&stage, &now, &now.pairings[1], results[1])
        );
        stage.pass_minutes(1).await;
        stage.pass_minutes(1).await;
        let now = tournament(&stage).await;
        assert_eq!((now.round, now.pairings.len()), (2, 4));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_leaves_gives_up_and_is_paired_no_more() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("round-robin"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let sure = act(&stage, BEN, TournamentAct::Withdraw).await;
        let left = stage.press(BEN, button(&sure, "Yes").press, None).await;
        assert!(left.text.contains("You have left"), "{left:?}");
        let now = tournament(&stage).await;
        let ben = now.number_of(BEN).expect("his place stays");
        let own = now.of_round(1).find(|one| one.white == ben || one.black == Some(ben)).expect("his game");
        assert!(own.score.is_some(), "given up at once");
        let mut results = std::iter::repeat(Score::Draw);
        for _ in 1..=3 {
            play_round(&stage, &mut results).await;
        }
        let over = tournament(&stage).await;
        assert_eq!(over.stage, Phase::Over);
        let forfeits = over.pairings.iter().filter(|one| {
            matches!(one.score, Some(Score::WhiteForfeit | Score::BlackForfeit)) && one.game.is_none()
        });
        assert_eq!(forfeits.count(), 2, "two games of his were never set up");
        let (last, _) = newest(&stage).await;
        // He played one of three games: none of them counts, so the others, who drew with each other, share the first place.
        assert!(last.text.contains("share the first place with a score of 1."), "{last:?}");
        assert!(last.text.contains(&format!("– **{}** <@12> 0", char::from(b'A' + ben as u8))), "{last:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_host_takes_somebody_out_and_ends_it_and_nobody_else_does() {
    let stage = Stage::open().await;
    announced(&stage, plan("swiss"), 4).await;
    act(&stage, ADA, TournamentAct::Start).await;
    let remove =
        |person| Request::Tournament(TournamentRequest::Remove { person, tournament: Some("T1".to_owned()) });
    assert!(stage.ask(BEN, remove(CLEO)).await.text.contains("up to <@11>"));
    assert!(stage.ask(ADA, remove(UserId(99))).await.text.contains("doesn't take part"));
    assert!(stage.ask_managing(UserId(99), remove(CLEO)).await.text.contains("doesn't take part any more"));
    assert!(press(&stage, BEN, "end-yes.1").await.text.contains("up to <@11>"));
    let sure = act(&stage, ADA, TournamentAct::End).await;
    let ended = stage.press(ADA, button(&sure, "Yes").press, None).await;
    assert!(ended.text.contains("is ended"), "{ended:?}");
    let over = tournament(&stage).await;
    assert_eq!(over.stage, Phase::Over);
    // Games that continue no longer count.
    let open = over.pairings.iter().find(|pairing| pairing.score.is_none()).copied().expect("a game");
    end(&stage, &over, &open, Score::White).await;
    stage.pass_minutes(1).await;
    assert_eq!(tournament(&stage).await.pairings, over.pairings);
    assert!(press(&stage, ADA, "end-yes.1").await.text.contains("is over"));
    stage.close().await;
}

#[tokio::test]
async fn a_game_without_a_result_waits_for_the_host() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let now = tournament(&stage).await;
        let [one, two] = now.pairings[..] else { panic!("two games") };
        let game = one.game.expect("a game");
        let result = |verdict: &str| {
            Request::Tournament(TournamentRequest::Result {
                game: format!("#{game}"),
                verdict: verdict.to_owned(),
            })
        };
        assert!(stage.ask(ADA, result("draw")).await.text.contains("still being played"));
        stage.spoil("UPDATE games SET status = 'dropped' WHERE id = $1", game).await;
        assert!(stage.ask(BEN, result("draw")).await.text.contains("up to <@11>"));
        end(&stage, &now, &two, Score::White).await;
        stage.pass_minutes(1).await;
        assert_eq!(tournament(&stage).await.round, 1, "it waits");
        assert!(press(&stage, ADA, "replay.1.1.0").await.text.contains("set up again"));
        let now = tournament(&stage).await;
        let again = now.pairings[0];
        assert!(again.game.is_some_and(|again| again != game) && again.white == one.white);
        stage.spoil("UPDATE games SET status = 'dropped' WHERE id = $1", again.game.expect("a game")).await;
        assert!(press(&stage, ADA, "half.1.1.0").await.text.contains("Noted"));
        assert!(press(&stage, ADA, "half.1.1.0").await.text.contains("has a result already"));
        stage.pass_minutes(1).await;
        let now = tournament(&stage).await;
        assert_eq!((now.pairings[0].score, now.round), (Some(Score::Draw), 2));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_plays_leaves_the_verdict_to_somebody_else_and_everybody_reads_who_gave_it() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let now = tournament(&stage).await;
        let person = |number: usize| now.entrants[number].person;
        let players = |pairing: &Pairing| [person(pairing.white), pairing.black.and_then(person)];
        let own = *now.pairings.iter().find(|pairing| players(pairing).contains(&Some(ADA))).expect("hers");
        let other =
            *now.pairings.iter().find(|pairing| !players(pairing).contains(&Some(ADA))).expect("theirs");
        for pairing in [own, other] {
            stage
                .spoil("UPDATE games SET status = 'dropped' WHERE id = $1", pairing.game.expect("a game"))
                .await;
        }
        let decide = |pairing: &Pairing| {
            let game = pairing.game.expect("a game");
            Request::Tournament(TournamentRequest::Result {
                game: format!("#{game}"),
                verdict: "white".to_owned(),
            })
        };
        let owner = UserId(99);
        stage.bot_is(Bot { owner: Some(owner), ..Bot::default() });
        let refused = stage.ask(ADA, decide(&own)).await;
        assert!(
            refused.text.contains("You play in this game") && refused.text.contains("<@99>"),
            "{refused:?}"
        );
        assert_eq!(tournament(&stage).await.pairings, now.pairings);
        // A manager who plays leaves it to the host, who doesn't play there.
        let player = players(&other)[0].expect("somebody");
        let manages = stage.ask_managing(player, decide(&other)).await;
        assert!(manages.text.contains("<@11>"), "{manages:?}");
        stage.said().await;
        assert!(stage.ask(ADA, decide(&other)).await.text.contains("Noted"));
        assert!(stage.ask_managing(owner, decide(&own)).await.text.contains("Noted"));
        let audit = stage.ask_managing(owner, Request::Server(ServerRequest::Audit { page: 0 })).await;
        for (who, pairing) in [("<@11>", other), ("<@99>", own)] {
            let line = format!("{who} decided `T1` `#{}` (1–0)", pairing.game.expect("a game"));
            assert!(audit.text.contains(&line), "{line}: {audit:?}");
        }
        stage.close().await;
    })
    .await;
}

/// An opponent who is removed counts as resigning, but a player can't win a game about to be lost in this way.
#[tokio::test]
async fn nobody_takes_out_their_own_opponent_where_somebody_else_can() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let now = tournament(&stage).await;
        let person = |number: usize| now.entrants[number].person.expect("somebody");
        let players = |pairing: &Pairing| [person(pairing.white), person(pairing.black.expect("two"))];
        let hers = |pairing: &&Pairing| players(pairing).contains(&ADA);
        let own = *now.pairings.iter().find(hers).expect("hers");
        let theirs = players(now.pairings.iter().find(|pairing| !hers(pairing)).expect("theirs"));
        let opponent = players(&own).into_iter().find(|person| *person != ADA).expect("somebody");
        let remove = |person| {
            Request::Tournament(TournamentRequest::Remove { person, tournament: Some("T1".to_owned()) })
        };
        let owner = UserId(99);
        stage.bot_is(Bot { owner: Some(owner), ..Bot::default() });
        let refused = stage.ask(ADA, remove(opponent)).await;
        assert!(refused.text.contains("has no result yet") && refused.text.contains("<@99>"), "{refused:?}");
        // A game that ended without a result is no way around it either, and a manager who plays leaves it to the host.
        stage.spoil("UPDATE games SET status = 'dropped' WHERE id = $1", own.game.expect("a game")).await;
        assert!(stage.ask(ADA, remove(opponent)).await.text.contains("<@99>"));
        assert!(stage.ask_managing(theirs[0], remove(theirs[1])).await.text.contains("<@11>"));
        assert_eq!(tournament(&stage).await.pairings, now.pairings);
        // People they have no game with, and themselves, may go.
        assert!(stage.ask(ADA, remove(theirs[0])).await.text.contains("doesn't take part any more"));
        assert!(
            stage.ask_managing(owner, remove(opponent)).await.text.contains("doesn't take part any more")
        );
        assert!(stage.ask(ADA, remove(ADA)).await.text.contains("doesn't take part any more"));
        // That somebody was taken out is seen by those who manage the server; it isn't noted who goes on their own account.
        let audit = stage.ask_managing(owner, Request::Server(ServerRequest::Audit { page: 0 })).await.text;
        let removed = |who: &str| audit.matches(&format!("{who} took a player out of `T1`")).count();
        assert_eq!((removed("<@11>"), removed("<@99>")), (1, 1), "{audit}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_ended_a_tournament_is_told_to_those_who_manage_the_server() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("swiss"), 4).await;
        act(&stage, ADA, TournamentAct::Start).await;
        assert!(press(&stage, ADA, "end-yes.1").await.text.contains("is ended"));
        let audit = stage.ask_managing(UserId(99), Request::Server(ServerRequest::Audit { page: 0 })).await;
        assert!(audit.text.contains("<@11> ended the tournament `T1`"), "{audit:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn rows_of_buttons_and_texts_of_thirty_two_fit() {
    let stage = Stage::open().await;
    announced(&stage, plan("swiss"), 32).await;
    assert!(press(&stage, UserId(99), "join.1").await.text.contains("is full"));
    act(&stage, ADA, TournamentAct::Start).await;
    let (_, changed) = newest(&stage).await;
    assert!(changed.is_some_and(|text| text.chars().count() < 2000));
    let shown = act(&stage, ADA, TournamentAct::Show).await;
    // Numbers of people are eight times as long with Discord.
    let longer: usize = shown.text.matches("<@").count() * 17;
    assert!(shown.text.chars().count() + longer < 2000, "{}", shown.text.chars().count() + longer);
    assert!(shown.rows.iter().all(|row| matches!(row, Row::Buttons(buttons) if buttons.len() <= 5)));
    stage.close().await;
}

#[tokio::test]
async fn nobody_calls_a_game_of_a_tournament_off_alone() {
    Stage::each(async |stage: Stage| {
        announced(&stage, plan("round-robin"), 3).await;
        act(&stage, ADA, TournamentAct::Start).await;
        let now = tournament(&stage).await;
        let pairing = now.of_round(1).find(|pairing| pairing.game.is_some()).copied().expect("a game");
        let person = |number: usize| now.entrants[number].person.expect("somebody");
        let game = pairing.game.expect("a game");
        let abort = || Request::Offer(OfferRequest::Abort { game: Some(format!("#{game}")) });
        let suggested = async |person| {
            let typed = game.to_string();
            stage
                .suggestions(person, app::Suggest::Undecided { typed })
                .await
                .into_iter()
                .map(|(_, value)| value)
        };
        assert_eq!(suggested(ADA).await.len(), 0, "it is still being played");
        let made = stage.ask(person(pairing.white), abort()).await;
        assert!(made.text.contains("Your offer is made"), "{made:?}");
        assert_eq!(tournament(&stage).await.of_round(1).filter(|pairing| pairing.dead).count(), 0);
        stage.said().await;
        // Both of them may, and then the host decides.
        let agreed = stage.ask(person(pairing.black.expect("two")), abort()).await;
        assert!(agreed.text.contains("called off"), "{agreed:?}");
        let (post, _) = newest(&stage).await;
        assert!(post.text.contains("ended without a result") && post.pings == [ADA], "{post:?}");
        // Whose it is to decide finds it by its number while typing.
        assert!(suggested(ADA).await.eq([format!("#{game}")]));
        assert_eq!(suggested(BEN).await.len(), 0);
        stage.close().await;
    })
    .await;
}
