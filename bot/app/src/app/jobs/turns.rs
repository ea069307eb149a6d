//! Picks the next job of each kind: jobs for which games stand still first, then fair between people (the one
//! served longest ago).

use std::collections::HashMap;

use model::ids::UserId;
use store::{DueTask, JobKind, Task};

/// When each waiting lane was served last, by kind, counted in jobs.
#[derive(Debug, Default)]
pub(super) struct Turns {
    served: HashMap<(JobKind, UserId), u64>,
    jobs: u64,
}

impl Turns {
    /// The next jobs, as many of each kind as there is room for. `due` is in order of due time.
    pub(super) fn next(&mut self, due: &[DueTask], room: &[(JobKind, usize)]) -> Vec<Task> {
        let looked_at = |kind: &JobKind| room.iter().any(|(own, _)| own == kind);
        let waits = |of: &(JobKind, UserId)| due.iter().any(|due| (due.task.kind(), due.lane) == *of);
        self.served.retain(|of, _| !looked_at(&of.0) || waits(of));
        let mut next = Vec::new();
        for (kind, places) in room {
            let mut waiting: Vec<&DueTask> = due.iter().filter(|due| due.task.kind() == *kind).collect();
            for _ in 0..*places {
                let served = |due: &DueTask| self.served.get(&(*kind, due.lane)).copied().unwrap_or(0);
                let first = waiting.iter().enumerate().min_by_key(|(_, due)| (!due.urgent, served(due)));
                let Some(at) = first.map(|(at, _)| at) else { break };
                let due = waiting.remove(at);
                self.jobs += 1;
                self.served.insert((*kind, due.lane), self.jobs);
                next.push(due.task.clone());
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use model::ids::GameId;

    use super::*;

    fn turn(game: i64, lane: i64) -> DueTask {
        DueTask { task: Task::ComputerTurn(GameId(game)), lane: UserId(lane), urgent: false }
    }

    fn review(game: i64, lane: i64) -> DueTask {
        DueTask { task: Task::Review(GameId(game)), lane: UserId(lane), urgent: false }
    }

    fn ruling(question: &str, lane: i64, urgent: bool) -> DueTask {
        DueTask { task: Task::ruling("chess-golf", question), lane: UserId(lane), urgent }
    }

    #[test]
    fn nobody_waits_for_somebody_elses_many() {
        let mut turns = Turns::default();
        let room = [(JobKind::ComputerTurn, 1)];
        let many = [turn(1, 11), turn(2, 11), turn(3, 11), turn(4, 12)];
        assert_eq!(turns.next(&many, &room), [Task::ComputerTurn(GameId(1))], "due longest");
        assert_eq!(turns.next(&many[1..], &room), [Task::ComputerTurn(GameId(4))], "never served");
        let others = [turn(2, 11), turn(3, 11), turn(5, 12)];
        assert_eq!(turns.next(&others, &room), [Task::ComputerTurn(GameId(2))], "served longest ago");
    }

    #[test]
    fn games_that_stand_still_come_first_and_take_turns_too() {
        let mut turns = Turns::default();
        let room = [(JobKind::Ruling, 1)];
        let mut due = vec![
            ruling("a", 11, true),
            ruling("b", 11, true),
            ruling("c", 12, true),
            ruling("d", 13, false),
            ruling("e", 11, false),
        ];
        let mut served = Vec::new();
        while let Some(task) = turns.next(&due, &room).pop() {
            due.retain(|due| due.task != task);
            served.push(task);
        }
        let expected = ["a", "c", "b", "d", "e"].map(|question| Task::ruling("chess-golf", question));
        assert_eq!(served, expected);
    }

    #[test]
    fn each_kind_has_its_own_room_and_its_own_turns() {
        let mut turns = Turns::default();
        let due = [turn(1, 11), turn(2, 11), turn(3, 12), review(4, 11), review(5, 12)];
        let both = [(JobKind::ComputerTurn, 2), (JobKind::Review, 1)];
        let expected =
            [Task::ComputerTurn(GameId(1)), Task::ComputerTurn(GameId(3)), Task::Review(GameId(4))];
        assert_eq!(turns.next(&due, &both), expected);
        // A job without room now keeps its place.
        assert_eq!(
            turns.next(&[turn(2, 11)], &[(JobKind::ComputerTurn, 1)]),
            [Task::ComputerTurn(GameId(2))]
        );
        let reviews = [review(5, 12), review(6, 11)];
        assert_eq!(turns.next(&reviews, &[(JobKind::Review, 1)]), [Task::Review(GameId(5))]);
    }
}
