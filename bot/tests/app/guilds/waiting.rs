//! Tournaments that haven't begun: how many one person may have, and what happens to them when that person is forgotten.

use app::Asker;
use app::request::{Request, TournamentAct, TournamentPlan, TournamentRequest};
use discord::limits_broken;
use model::ids::{GuildId, UserId};
use model::screen::Screen;
use store::{Stage as Phase, Tournament};
use words::Lang;

use super::tournaments::{plan, press};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, Said, Stage};
use crate::stored::privacy::{EVE, delete, search};

fn opens(name: &str) -> Request {
    let named = TournamentPlan { name: Some(name.to_owned()), ..plan("swiss") };
    Request::Tournament(TournamentRequest::Open(named))
}

fn about(act: TournamentAct, id: i64) -> Request {
    Request::Tournament(TournamentRequest::About { act, tournament: Some(format!("T{id}")) })
}

async fn kept(stage: &Stage, id: i64) -> Tournament {
    stage.store().tournament(id).await.expect("the database").expect("the tournament")
}

/// How many messages were posted in the channel since the last call.
async fn posts(stage: &Stage) -> usize {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    said.iter().filter(|said| matches!(said, Said::Posted { .. })).count()
}

#[tokio::test]
async fn one_person_has_three_tournaments_on_a_server_that_wait() {
    Stage::each(async |stage: Stage| {
        for name in ["Spring Cup", "Summer Cup", "Autumn Cup"] {
            assert!(stage.ask(ADA, opens(name)).await.text.contains("is open"));
        }
        assert_eq!(posts(&stage).await, 3);
        let refused = stage.ask(ADA, opens("Winter Cup")).await;
        for told in ["at most 3", "**Spring Cup** `T1`", "`T2`", "and **Autumn Cup** `T3`", "tournament end`"]
        {
            assert!(refused.text.contains(told), "{told}: {refused:?}");
        }
        assert_eq!(limits_broken(&refused), Vec::<&str>::new());
        assert_eq!(posts(&stage).await, 0, "nothing is announced");
        for (lang, told) in [(Lang::De, "höchstens 3"), (Lang::Es, "como mucho 3")] {
            let refused = stage.ask_as(ADA, |asker| asker.lang = lang, opens("Winter Cup")).await;
            assert!(refused.text.contains(told) && refused.text.contains("`T1`"), "{refused:?}");
        }
        // Others, other servers and those who manage this one have room.
        assert!(stage.ask(BEN, opens("Ben's Cup")).await.text.contains("is open"));
        let elsewhere = |asker: &mut Asker| asker.guild = Some(GuildId(6));
        assert!(stage.ask_as(ADA, elsewhere, opens("Far Cup")).await.text.contains("is open"));
        assert!(stage.ask_managing(ADA, opens("Winter Cup")).await.text.contains("is open"));
        assert!(stage.ask(ADA, opens("Fifth Cup")).await.text.contains("at most 3"));
        // One that was called off makes room, and so does one that has begun.
        assert!(press(&stage, ADA, "end-yes.6").await.text.contains("is ended"));
        assert!(stage.ask(ADA, opens("Fifth Cup")).await.text.contains("at most 3"));
        assert!(press(&stage, ADA, "end-yes.1").await.text.contains("is ended"));
        assert!(stage.ask(ADA, opens("Fifth Cup")).await.text.contains("is open"));
        for person in [ADA, CLEO, DEV] {
            stage.ask(person, about(TournamentAct::Join, 2)).await;
        }
        assert!(stage.ask(ADA, about(TournamentAct::Start, 2)).await.text.contains("begins"));
        assert!(stage.ask(ADA, opens("Sixth Cup")).await.text.contains("is open"));
        assert!(stage.ask(ADA, opens("Seventh Cup")).await.text.contains("at most 3"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_many_opened_at_once_three_wait() {
    Stage::each(async |stage: Stage| {
        let open = async |name: &str| -> Screen { stage.ask(ADA, opens(name)).await };
        let answers = tokio::join!(open("A"), open("B"), open("C"), open("D"), open("E"), open("F"));
        let answers = [answers.0, answers.1, answers.2, answers.3, answers.4, answers.5];
        let opened = answers.iter().filter(|answer| answer.text.contains("is open")).count();
        assert!(opened <= 3, "{answers:?}");
        for _ in opened..3 {
            // Two that took the same number at once may both have been asked to try again.
            assert!(open("Again").await.text.contains("is open"), "{answers:?}");
        }
        assert!(open("Last").await.text.contains("at most 3"));
        assert_eq!(posts(&stage).await, 3);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_waits_for_somebody_who_is_forgotten_is_called_off() {
    Stage::each(async |stage: Stage| {
        for (host, name) in [(EVE, "Waiting Cup"), (EVE, "Running Cup"), (BEN, "Ben's Cup")] {
            assert!(stage.ask(host, opens(name)).await.text.contains("is open"));
        }
        let people: [(i64, &[UserId]); 3] =
            [(1, &[EVE, BEN]), (2, &[ADA, BEN, CLEO, EVE]), (3, &[EVE, CLEO])];
        for (id, people) in people {
            for person in people {
                assert!(stage.ask(*person, about(TournamentAct::Join, id)).await.text.contains("take part"));
            }
        }
        assert!(stage.ask(EVE, about(TournamentAct::Start, 2)).await.text.contains("begins"));
        stage.said().await;
        let asked = stage.ask(EVE, Request::Data(app::request::DataRequest::Delete)).await;
        assert!(asked.text.contains("that haven't begun are called off"), "{asked:?}");
        let done = delete(&stage, EVE).await;
        assert!(done.text.contains("I know nothing of you any more"), "{done:?}");
        stage.pass_minutes(1).await;
        let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
        let mut changes = said.iter().filter_map(|said| match said {
            Said::Changed { change, .. } => Some((change.text.clone()?, change.rows.len())),
            Said::Posted { .. } => None,
        });
        let (text, rows) = changes.find(|(text, _)| text.contains("Waiting Cup")).expect("its announcement");
        assert!(text.contains("called off") && text.contains("<@12>") && rows == 0, "{text}, {rows}");
        assert!(!text.contains(&EVE.to_string()) && !text.contains("somebody who left"), "{text}");
        let waiting = kept(&stage, 1).await;
        assert_eq!((waiting.stage, waiting.host, waiting.entrants.len()), (Phase::Dropped, None, 1));
        assert_eq!((waiting.number_of(BEN), waiting.ready_ms), (Some(0), None));
        // Running tournaments continue, and other people's keep waiting.
        assert_eq!((kept(&stage, 2).await.stage, kept(&stage, 2).await.host), (Phase::Running, None));
        assert_eq!((kept(&stage, 3).await.stage, kept(&stage, 3).await.host), (Phase::Open, Some(BEN)));
        assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
        assert!(stage.ask(CLEO, about(TournamentAct::Join, 1)).await.text.contains("is over"));
        // They begin from zero when they come back.
        assert!(stage.ask(EVE, opens("New Cup")).await.text.contains("is open"));
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_announcement_that_was_never_sent_ends_without_buttons() {
    let mut stage = Stage::open().await;
    stage.hush().await;
    assert!(stage.ask(EVE, opens("Waiting Cup")).await.text.contains("is open"));
    delete(&stage, EVE).await;
    assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
    let stage = stage.restarted().await;
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let Some(Said::Changed { change, .. }) = said.last() else { panic!("{said:?}") };
    assert!(change.text.as_ref().is_some_and(|text| text.contains("called off")), "{change:?}");
    assert!(change.rows.is_empty(), "{change:?}");
    stage.close().await;
}
