//! Conditional turns, notes and hints.

use model::ids::{GameId, InteractionId, UserId};
use store::{Hint, Note, Plan, PlanState, Store};

use super::database::on_each;
use super::{ADA, BEN, opened, table};

async fn proposed(store: &Store, game: GameId, person: UserId, asked: i64, lines: &[&str]) -> Vec<Plan> {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let mut tx = store.begin().await.expect("a transaction");
    tx.propose_plans(game, person, 1, InteractionId(asked), 3, &lines).await.expect("proposed");
    tx.commit().await.expect("committed");
    store.plans(game, person).await.expect("the database")
}

async fn moved(store: &Store, plan: &Plan, state: PlanState, due_ms: Option<i64>) -> bool {
    let mut tx = store.begin().await.expect("a transaction");
    let there = tx.move_plan(plan, state, due_ms).await.expect("moved");
    tx.commit().await.expect("committed");
    there
}

#[tokio::test]
async fn lines_are_proposed_set_due_and_forgotten() {
    on_each(async |store: Store| {
        let (id, other) = (opened(&store, &table()).await, opened(&store, &table()).await);
        let first = proposed(&store, id, ADA, 7, &["a", "b"]).await;
        let a = Plan {
            game: id,
            person: ADA,
            number: 1,
            seat: 1,
            line: "a".to_owned(),
            since: 3,
            state: PlanState::Asked,
            asked: InteractionId(7),
            due_ms: None,
        };
        let b = Plan { number: 2, line: "b".to_owned(), ..a.clone() };
        assert!(first == [a.clone(), b.clone()]);
        assert!(moved(&store, &a, PlanState::Set, Some(90)).await);
        let second = proposed(&store, id, ADA, 8, &["c"]).await;
        let numbers: Vec<_> = second.iter().map(|plan| (plan.number, plan.state)).collect();
        assert_eq!(numbers, [(1, PlanState::Set), (2, PlanState::Asked)], "what was left unanswered goes");
        assert!(!moved(&store, &b, PlanState::Set, None).await, "the second of now is another line");
        proposed(&store, id, BEN, 9, &["d"]).await;
        proposed(&store, other, ADA, 10, &["e"]).await;

        assert!(store.plans_due(89, 10).await.expect("the database").is_empty());
        for (after, by) in [(90, 1_000), (89, 5), (94, -5)] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.move_plans(after, by).await.expect("moved");
            tx.commit().await.expect("committed");
        }
        let due = store.plans_due(90, 10).await.expect("the database");
        assert!(due == [Plan { state: PlanState::Set, due_ms: Some(90), ..a.clone() }]);
        assert!(store.plans_due(90, 0).await.expect("the database").is_empty());
        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.take_plan(&a, 89).await.expect("the database"), "not yet");
        assert!(!tx.take_plan(&b, 90).await.expect("the database"));
        assert!(tx.take_plan(&a, 90).await.expect("the database"));
        assert!(!tx.take_plan(&a, 90).await.expect("the database"), "once");
        let in_game = tx.plans_in(id).await.expect("the database");
        assert_eq!(in_game.iter().map(|plan| plan.person).collect::<Vec<_>>(), [ADA, ADA, BEN]);
        drop(tx);
        assert_eq!(
            store.plans_due(90, 10).await.expect("the database").len(),
            1,
            "as if nothing had happened"
        );

        let mut tx = store.begin().await.expect("a transaction");
        let first = &in_game[0];
        let before = Plan { asked: InteractionId(first.asked.0 - 1), ..first.clone() };
        assert!(!tx.drop_plan(&before).await.expect("the database"), "one of that number, gone since");
        assert!(tx.drop_plan(first).await.expect("the database"));
        assert!(!tx.drop_plan(first).await.expect("the database"));
        assert_eq!(tx.drop_plans_of(id, ADA).await.expect("the database"), 1);
        assert_eq!(tx.drop_plans_of(id, ADA).await.expect("the database"), 0);
        tx.commit().await.expect("committed");
        assert_eq!(store.plans(id, BEN).await.expect("the database").len(), 1);
        let mut tx = store.begin().await.expect("a transaction");
        tx.drop_plans(id).await.expect("the database");
        tx.commit().await.expect("committed");
        assert!(store.plans(id, BEN).await.expect("the database").is_empty());
        assert_eq!(store.plans(other, ADA).await.expect("the database").len(), 1);
    })
    .await;
}

#[tokio::test]
async fn notes_are_kept_counted_and_forgotten() {
    on_each(async |store: Store| {
        let (id, other) = (opened(&store, &table()).await, opened(&store, &table()).await);
        let note = |number, at_ms| Note { number, turn: 4, entries: 6, text: "watch d5".to_owned(), at_ms };
        let mut tx = store.begin().await.expect("a transaction");
        for (number, at_ms) in [(1, 10), (2, 20), (3, 30)] {
            let kept = tx.write_note(id, ADA, &note(0, at_ms), 3).await.expect("the database");
            assert_eq!(kept, Some(number));
        }
        assert_eq!(tx.write_note(id, ADA, &note(0, 40), 3).await.expect("the database"), None, "full");
        assert_eq!(tx.write_note(id, BEN, &note(0, 40), 3).await.expect("the database"), Some(1));
        assert_eq!(tx.write_note(other, ADA, &note(0, 40), 3).await.expect("the database"), Some(1));
        assert!(!tx.forget_note(id, ADA, 2, 30).await.expect("the database"), "that is another one");
        assert!(tx.forget_note(id, ADA, 2, 20).await.expect("the database"));
        tx.commit().await.expect("committed");
        assert!(store.notes(id, ADA).await.expect("the database") == [note(1, 10), note(3, 30)]);
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.forget_notes(id, ADA, 10).await.expect("the database"), 1);
        assert_eq!(tx.forget_notes(id, ADA, 30).await.expect("the database"), 1);
        tx.commit().await.expect("committed");
        assert_eq!(store.notes(id, BEN).await.expect("the database").len(), 1);
        assert_eq!(store.notes(other, ADA).await.expect("the database").len(), 1);
    })
    .await;
}

fn hint(prompt: i64) -> Hint {
    Hint { seat: 0, prompt, entry: "e2e4".to_owned(), line: "e2e4/e7e5".to_owned() }
}

/// Stores one of two hints; returns how many the person has had then.
async fn keep_hint(store: &Store, game: GameId, person: i64, hint: &Hint) -> Option<i64> {
    let mut tx = store.begin().await.expect("a transaction");
    let had = tx.keep_hint((game, UserId(person)), hint, 2, 7).await.expect("the database");
    if had.is_some() {
        tx.commit().await.expect("committed");
    }
    had
}

#[tokio::test]
async fn a_moment_costs_one_hint_and_nobody_has_more_than_there_are() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        assert_eq!(keep_hint(&store, game, 11, &hint(1)).await, Some(1));
        let other = Hint { entry: "d2d4".to_owned(), ..hint(1) };
        assert_eq!(keep_hint(&store, game, 11, &other).await, Some(1), "the same moment");
        assert_eq!(keep_hint(&store, game, 11, &hint(2)).await, Some(2));
        assert_eq!(keep_hint(&store, game, 11, &hint(3)).await, None);
        assert_eq!(keep_hint(&store, game, 12, &hint(3)).await, Some(1), "somebody else's own");
        let kept = store.hints(game, UserId(11)).await.expect("the database");
        assert!(kept.contains(&hint(1)) && kept.len() == 2, "{kept:?}");
        assert_eq!(store.hints_in(game).await.expect("the database"), 3);
    })
    .await;
}
