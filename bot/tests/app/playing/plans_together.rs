//! Conditional turns in games with several players, secrets and simultaneous decisions.

use app::request::{PlanRequest, Request};
use discord::limits_broken;
use engine::catalogue;
use engine::rules::{English, Pending};
use engine::seat::Seat;
use model::ids::GameId;
use model::screen::Screen;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::joining::four::four;
use crate::playing::plans::{list, named, plays, proposes, record, sets, taps};
use crate::secrets::{World, seated, worlds};
use crate::stage::{ADA, BEN, CLEO, DEV, Said, Stage};

#[tokio::test]
async fn a_turn_that_falls_due_while_its_owner_plays_is_played_once() {
    Stage::each(async |stage: Stage| {
        for (round, by_hand) in ["g1f3", "f2f4", "g1f3", "f2f4"].into_iter().enumerate() {
            let id = stage.game("chess").await;
            plays(&stage, ADA, id, "e2e4").await;
            sets(&stage, ADA, id, "e7e5 Nf3").await;
            plays(&stage, BEN, id, "e7e5").await;
            let turn = Request::Move { turn: by_hand.to_owned(), game: named(id) };
            let (answer, ()) = tokio::join!(stage.ask(ADA, turn), stage.pass_minutes(1));
            stage.pass_minutes(1).await;
            let record = record(&stage, id).await;
            let own: Vec<&str> = record.split(' ').skip(2).collect();
            assert!(own == [by_hand] || own == ["g1f3"], "round {round}: {record}, {answer:?}");
            let kind = ["You played", "It isn't your turn", "moved on"];
            assert!(kind.iter().any(|words| answer.text.contains(words)), "{answer:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn with_four_seats_the_turns_between_are_named_or_left_open() {
    let stage = Stage::open().await;
    let id = four(&stage).await;
    let table =
        catalogue::find("crowded-house").expect("the game").open(&engine::rules::Options::default(), None);
    let mut table = table.expect("the start");
    // The possible turns of each seat, one after the other.
    let mut turns = Vec::new();
    for _ in 0..5 {
        let Pending::Seats(seats) = table.pending() else { panic!("nobody is asked") };
        let seat = seats.iter().next().expect("a seat");
        let text = table.turns().first().cloned().expect("a turn");
        table
            .apply(&engine::any_game::Entry {
                actor: engine::any_game::Actor::Seat(seat),
                text: text.clone(),
            })
            .expect("legal");
        turns.push((seat, text));
    }
    let people = [ADA, BEN, CLEO, DEV];
    let of = |seat: Seat| people[usize::from(seat.0)];
    plays(&stage, of(turns[0].0), id, &turns[0].1).await;
    let owner = of(turns[0].0);
    let (last, answer) = (&turns[3].1, &turns[4].1);
    assert_eq!(of(turns[4].0), owner, "everybody has moved once");
    let shown = proposes(&stage, owner, id, &format!("if {last} then {answer}")).await;
    assert_eq!(shown.text.matches("plays anything").count(), 2, "{shown:?}");
    assert!(shown.text.contains(&format!("plays `{last}`, you play `{answer}`")), "{shown:?}");
    taps(&stage, owner, &shown, "Set").await;
    for (seat, turn) in &turns[1..4] {
        stage.pass_minutes(2).await;
        plays(&stage, of(*seat), id, turn).await;
    }
    stage.pass_minutes(1).await;
    let record = record(&stage, id).await;
    assert!(record.ends_with(answer.as_str()) && record.split(' ').count() == 5, "{record}");
    stage.close().await;
}

#[tokio::test]
async fn a_grave_is_waited_for_as_it_will_be_seen() {
    let stage = Stage::open().await;
    let id = stage.game("zombie").await;
    for (person, turn) in [(ADA, "e2e4"), (BEN, "e7e5"), (ADA, "g1f3"), (BEN, "b8c6"), (ADA, "d2d4")] {
        plays(&stage, person, id, turn).await;
    }
    // Where Ben buries what he takes is his secret: any grave is waited for, also when one is named.
    for lines in ["e5d4/@? f3d4/@b2", "if e5d4/@c6 then Nxd4/@b2"] {
        let shown = proposes(&stage, ADA, id, lines).await;
        assert!(shown.text.contains("plays `e5d4/@?`, you play `f3d4/@b2`"), "{shown:?}");
        let no = taps(&stage, ADA, &shown, "No").await;
        assert!(no.text.contains("forgotten"), "{no:?}");
    }
    sets(&stage, ADA, id, "e5d4/@? f3d4/@b2").await;
    plays(&stage, BEN, id, "e5d4/@c6").await;
    stage.pass_minutes(1).await;
    assert_eq!(record(&stage, id).await, "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@? f3d4/@?");
    stage.close().await;
}

#[tokio::test]
async fn how_an_attempt_is_answered_may_be_part_of_what_is_waited_for() {
    let stage = Stage::open().await;
    let id = stage.game("masquerade").await;
    // As in the written-down game: Black's knight can't take as it tries to.
    for (person, turn) in
        [(ADA, "KR/QB/RQ/BK/NN"), (BEN, "KR/QB/RN/BQ/NK"), (ADA, "d2d4"), (BEN, "g8f6"), (ADA, "b1a3")]
    {
        plays(&stage, person, id, turn).await;
    }
    let shown = proposes(&stage, ADA, id, "f6d4(wrong) a3b1; if f6d4 then h2h3").await;
    assert!(shown.text.contains("plays `f6d4(wrong)`, you play `a3b1`"), "{shown:?}");
    taps(&stage, ADA, &shown, "Set").await;
    plays(&stage, BEN, id, "f6d4").await;
    stage.pass_minutes(1).await;
    let record = record(&stage, id).await;
    assert!(record.ends_with("a3b1"), "{record}");
    assert!(list(&stage, ADA, id).await.text.contains("did not happen"), "the other line comes second");
    stage.close().await;
}

/// How many scripts of each game are compared.
const SCRIPTS: u64 = 4;
/// How many turns are tried after each.
const PROBES: usize = 4;

/// Answers to a viewer who tries to plan for facts of either world.
async fn probed(stage: &Stage, id: &str, viewer: Seat, probes: &[String]) -> Vec<Screen> {
    let mut answers = Vec::new();
    for lines in probes {
        let request = Request::Plan(PlanRequest::Set { lines: lines.clone(), game: Some(id.to_owned()) });
        let answer = stage.ask(seated(viewer), request).await;
        assert_eq!(limits_broken(&answer), Vec::<&str>::new());
        answers.push(answer);
    }
    answers
}

/// Plays one world of a script.
async fn staged(stage: &Stage, rules: &str, world: &World) -> GameId {
    stage.chance.will_draw(world.draws(catalogue::find(rules).expect("a game")));
    let id = stage.game(rules).await;
    for entry in &world.log {
        let engine::any_game::Actor::Seat(seat) = entry.actor else { continue };
        plays(stage, seated(seat), id, &entry.text).await;
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_be_planned_tells_nothing_that_is_hidden() {
    let mut accepted = 0;
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let stages = [Stage::open().await, Stage::open().await];
        let began = std::time::Instant::now();
        let mut differing = 0;
        for seed in 0..SCRIPTS {
            let mut rng = StdRng::seed_from_u64(seed);
            let viewer = Seat((seed % 2) as u8);
            let both = worlds(*game, viewer, &mut rng);
            differing += u64::from(both[0].table.position() != both[1].table.position());
            // What the others could really play in each world, answered by what the viewer was last offered.
            let mut probes: Vec<String> = Vec::new();
            for world in &both {
                let Pending::Seats(asked) = world.table.pending() else { continue };
                for seat in asked.iter().filter(|seat| *seat != viewer) {
                    for (turn, _) in world.table.suggest(seat, "", PROBES, &English(game.info())) {
                        probes.extend([format!("if {turn} then e2e4"), format!("{turn} a7a6 any e2e4")]);
                    }
                }
                for (text, _) in world.table.suggest(viewer, "", 2, &English(game.info())) {
                    probes.push(format!("{text} any {text}"));
                }
            }
            probes.push("any a7a5".to_owned());
            probes.push("any a2a4".to_owned());
            let mut answers = Vec::new();
            for (stage, world) in stages.iter().zip(&both) {
                let id = staged(stage, game.info().id, world).await;
                answers.push(probed(stage, &format!("#{id}"), viewer, &probes).await);
            }
            for ((lines, one), two) in probes.iter().zip(&answers[0]).zip(&answers[1]) {
                assert_eq!(one, two, "{}, script {seed}: {lines}", game.info().title);
                accepted += u32::from(!one.rows.is_empty());
            }
        }
        println!(
            "{}: {differing} of {SCRIPTS} scripts with other secrets, {:?}",
            game.info().title,
            began.elapsed()
        );
        assert!(differing > 0, "{}: some worlds differ", game.info().title);
        for stage in stages {
            stage.close().await;
        }
    }
    assert!(accepted > 0, "some plans are accepted");
}

/// Messages since the last call. Channels are served at the same time, so the numbers of messages vary.
async fn said(stage: &Stage) -> Vec<String> {
    let mut all = Vec::new();
    for (channel, said) in stage.said().await {
        all.extend(said.into_iter().map(|said| match said {
            Said::Posted { screen, attachment } => format!("{channel} {screen:?} {attachment:?}"),
            Said::Changed { change, .. } => format!("{channel} {change:?}"),
        }));
    }
    all
}

#[tokio::test]
async fn whether_somebody_plans_shows_nowhere() {
    let stages = [Stage::open().await, Stage::open().await];
    let mut seen = Vec::new();
    for (number, stage) in stages.iter().enumerate() {
        let mut shown = Vec::new();
        let id = stage.game("zombie").await;
        // Who has not acted yet gets no direct message, so the turn must not be faster now and then.
        stage.heard_out().await;
        plays(stage, ADA, id, "e2e4").await;
        if number == 0 {
            sets(stage, ADA, id, "e7e5 d2d4; any h2h3").await;
            let proposed = proposes(stage, ADA, id, "d7d5 any").await;
            assert!(proposed.rows.is_empty(), "{proposed:?}");
            stage.ask(ADA, Request::Plan(PlanRequest::Drop { number: Some(2), game: named(id) })).await;
        } else {
            // As many interactions, so that what follows has the same numbers.
            for _ in 0..4 {
                stage.ask(ADA, Request::Help).await;
            }
        }
        shown.extend(said(stage).await);
        plays(stage, BEN, id, "e7e5").await;
        shown.extend(said(stage).await);
        for person in [BEN, CLEO] {
            for request in [
                Request::Board { game: named(id), flip: false, text: true },
                Request::History { game: named(id) },
                Request::Plan(PlanRequest::List { game: named(id) }),
            ] {
                shown.push(format!("{:?}", stage.ask(person, request).await));
            }
        }
        if number == 0 {
            stage.pass_minutes(1).await;
        } else {
            stage.pass_minutes(1).await;
            plays(stage, ADA, id, "d2d4").await;
        }
        assert!(record(stage, id).await.ends_with("e7e5 d2d4"));
        shown.extend(said(stage).await);
        seen.push(shown);
    }
    assert_eq!(seen[0], seen[1]);
    for stage in stages {
        stage.close().await;
    }
}
