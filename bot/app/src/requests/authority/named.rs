//! Which row of the table a request belongs to.

use model::screen::{Press, Verb};

use crate::requests::authority::row::{Row, What};
use crate::requests::authority::table::TABLE;
use crate::requests::request::{
    ClockRequest, CommunityRequest, DataRequest, DrawAction, Format, MineRequest, NoteRequest, OfferRequest,
    PlanRequest, Request, ServerRequest, ToldRequest, TournamentAct, TournamentRequest, Whose,
};

/// The word of the picker's controls where they belong to no game.
pub(super) const LESSON: &str = "lesson";

/// The row of a request; `None`: nobody may do it.
#[must_use]
pub fn row_of(request: &Request) -> Option<&'static Row> {
    let meant = |row: &&Row| match (row.what, request) {
        (What::Press(verb, word), Request::Press { press, .. }) => {
            verb == press.verb && word == press_word(press)
        }
        (What::Ask(own), _) => Some(own) == name(request),
        (What::Press(..), _) => false,
    };
    TABLE.iter().find(meant)
}

/// The word of a control by which its area knows what is meant; empty where the verb says it all.
#[must_use]
pub fn press_word(press: &Press) -> &str {
    let arg = press.arg.as_str();
    let first = arg.split_once('.').map_or(arg, |(first, _)| first);
    match press.verb {
        Verb::Theme if arg.strip_suffix(".server").is_some_and(|theme| !theme.contains('.')) => "server",
        Verb::Theme => "own",
        // What is offered is another matter each time.
        Verb::Offer => arg,
        Verb::Clock
        | Verb::Told
        | Verb::Plan
        | Verb::Mine
        | Verb::Data
        | Verb::Community
        | Verb::Tournament
        | Verb::Lesson
        | Verb::Guide
        | Verb::Server => first,
        // The picker below a step of a lesson.
        Verb::Piece | Verb::Step | Verb::StepButton | Verb::Back | Verb::Undo | Verb::Type | Verb::Typed
            if press.game.is_none() =>
        {
            LESSON
        }
        _ => "",
    }
}

/// The name of a command's request. A new kind of request doesn't compile before it has one.
fn name(request: &Request) -> Option<&'static str> {
    Some(match request {
        Request::Press { .. } => return None,
        Request::Play(_) => "play",
        Request::Move { .. } => "move",
        Request::Board { .. } => "board",
        Request::Theme { whose: Whose::Own, .. } => "theme",
        Request::Theme { whose: Whose::Server, .. } => "theme server",
        Request::Secrets { .. } => "secrets",
        Request::Games => "games",
        Request::History { .. } => "history",
        Request::Replay { .. } => "replay",
        Request::Rules { .. } => "rules",
        Request::Learn { .. } => "learn",
        Request::Resign { .. } => "resign",
        Request::Draw {
            action: DrawAction::Offer | DrawAction::Accept | DrawAction::Decline | DrawAction::Claim,
            ..
        } => "draw",
        Request::Daily { .. } => "daily",
        Request::Problem { .. } => "problem",
        Request::Ask { .. } => "ask",
        Request::Help => "help",
        Request::Verify { .. } => "verify",
        Request::Clock(request) => match request {
            ClockRequest::Show { .. } => "clock show",
            ClockRequest::Give { .. } => "clock give",
            ClockRequest::VacationStart(_) => "vacation start",
            ClockRequest::VacationEnd => "vacation end",
            ClockRequest::VacationShow => "vacation show",
        },
        Request::Told(ToldRequest::Settings { .. } | ToldRequest::People { .. }) => "settings",
        Request::Offer(request) => match request {
            OfferRequest::Takeback { .. } => "takeback",
            OfferRequest::Abort { .. } => "abort",
            OfferRequest::Adjourn { .. } => "adjourn",
            OfferRequest::Rematch { .. } => "rematch",
        },
        Request::Plan(request) => match request {
            PlanRequest::Set { .. } => "plan set",
            PlanRequest::List { .. } => "plan list",
            PlanRequest::Drop { .. } => "plan drop",
            PlanRequest::Notes(NoteRequest::Write { .. }) => "notes write",
            PlanRequest::Notes(NoteRequest::Show { .. }) => "notes show",
            PlanRequest::Notes(NoteRequest::Delete { .. }) => "notes delete",
        },
        Request::Mine(request) => match request {
            MineRequest::Finished(_) => "games finished",
            MineRequest::Next => "next",
            MineRequest::Export { format: Format::All, .. } => "export all",
            MineRequest::Export {
                format: Format::Record | Format::Pgn | Format::Position | Format::Json,
                ..
            } => "export",
        },
        Request::Data(request) => match request {
            DataRequest::Show => "privacy show",
            DataRequest::Export => "privacy export",
            DataRequest::Delete => "privacy delete",
        },
        Request::Community(request) => match request {
            CommunityRequest::Seek { post: false, .. } => "seek",
            CommunityRequest::Seek { post: true, .. } => "seek post",
            CommunityRequest::Challenge { .. } => "challenge",
            CommunityRequest::Ladder { .. } => "leaderboard",
            CommunityRequest::Stats { .. } => "stats",
        },
        Request::Tournament(request) => match request {
            TournamentRequest::Open(_) => "tournament open",
            TournamentRequest::List => "tournament list",
            TournamentRequest::Remove { .. } => "tournament remove",
            TournamentRequest::Result { .. } => "tournament result",
            TournamentRequest::About { act, .. } => match act {
                TournamentAct::Show => "tournament show",
                TournamentAct::Join => "tournament join",
                TournamentAct::Leave => "tournament leave",
                TournamentAct::Start => "tournament start",
                TournamentAct::Withdraw => "tournament withdraw",
                TournamentAct::End => "tournament end",
                // Only buttons say these.
                TournamentAct::WithdrawYes
                | TournamentAct::EndYes
                | TournamentAct::Replay
                | TournamentAct::Half => return None,
            },
        },
        Request::Server(request) => match request {
            ServerRequest::Settings => "admin settings",
            ServerRequest::Set(_) => "admin set",
            ServerRequest::End { .. } => "admin game end",
            ServerRequest::Move { .. } => "admin game move",
            ServerRequest::Audit { .. } => "admin audit",
            ServerRequest::Doctor => "doctor",
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_has_a_row_and_no_row_comes_twice() {
        for verb in Verb::ALL {
            let has = TABLE.iter().any(|row| matches!(row.what, What::Press(own, _) if own == *verb));
            assert!(has, "say in authority/table.rs who may press {verb:?}");
        }
        for (at, row) in TABLE.iter().enumerate() {
            assert!(TABLE.iter().skip(at + 1).all(|other| other.what != row.what), "{:?} twice", row.what);
        }
    }

    #[test]
    fn what_has_no_row_is_nobodys() {
        for (verb, arg) in [(Verb::Offer, "make.adjourn"), (Verb::Clock, "fly.1"), (Verb::Server, "")] {
            let press = Press { verb, game: None, version: 0, arg: arg.to_owned() };
            assert!(row_of(&Request::Press { press, value: None }).is_none(), "{verb:?} {arg}");
        }
    }
}
