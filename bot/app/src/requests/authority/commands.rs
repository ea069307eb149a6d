//! The rule of each command: who may use it.

use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{
    Anyone, Entrant, Manager, Member, Onlooker, Opener, Organiser, Player, Returning, ToAct, Visitor, Welcome,
};
use crate::asking::rights::{Row, Rule, Scope, Seek, What, When};

/// Declares commands by the words that people type, each with its rule: without one it doesn't compile.
macro_rules! commands {
    ($($name:ident = $words:literal, $rule:expr;)+) => {
        /// A command; a variant of its own where one of its options makes a difference.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Command { $($name),+ }

        impl Command {
            /// Rows of the table of who may, one of each command.
            pub(super) const ROWS: &'static [Row] = &[$($rule.of(What::Ask($words))),+];

            /// Its row in the table of who may.
            pub(super) const fn what(self) -> What {
                match self {
                    $(Self::$name => What::Ask($words)),+
                }
            }
        }
    };
}

commands! {
    Play = "play", Rule::page(Welcome, Changes);
    Seek = "seek", Rule::page(Member, Looks);
    SeekPost = "seek post", Rule::page(Welcome, Changes);
    Challenge = "challenge", Rule::page(Welcome, Looks);
    Move = "move", Rule::found(Seek::Act, ToAct, When::RUNNING, Changes);
    Ask = "ask", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    Resign = "resign", Rule::found(Seek::Act, Player, When::RUNNING, Looks);
    Draw = "draw", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    Board = "board", Rule::found(Seek::Look, Onlooker, When::BEGUN, Looks);
    Secrets = "secrets", Rule::found(Seek::Act, Player, When::RUNNING, Looks);
    History = "history", Rule::found(Seek::Back, Onlooker, When::BEGUN, Looks);
    Replay = "replay", Rule::found(Seek::Back, Onlooker, When::BEGUN, Looks);
    Hint = "hint", Rule::found(Seek::Act, ToAct, When::RUNNING, Changes);
    Review = "review", Rule::found(Seek::Ended, Onlooker, When::OVER, Changes);
    Export = "export", Rule::found(Seek::Back, Onlooker, When::BEGUN, Looks);
    Verify = "verify", Rule::found(Seek::Ended, Onlooker, When::BEGUN, Looks);
    Rules = "rules", Rule::page(Anyone, Looks);
    Help = "help", Rule::page(Anyone, Looks);
    ClockShow = "clock show", Rule::found(Seek::Look, Onlooker, When::RUNNING, Looks);
    ClockGive = "clock give", Rule::found(Seek::Look, Player, When::RUNNING, Changes);
    Takeback = "takeback", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    Abort = "abort", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    Adjourn = "adjourn", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    Rematch = "rematch", Rule::found(Seek::Again, Returning, When::OVER, Changes);
    PlanSet = "plan set", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    PlanList = "plan list", Rule::found(Seek::Act, Player, When::RUNNING, Looks);
    PlanDrop = "plan drop", Rule::found(Seek::Act, Player, When::RUNNING, Changes);
    NotesWrite = "notes write", Rule::found(Seek::Look, Player, When::BEGUN, Changes);
    NotesShow = "notes show", Rule::found(Seek::Back, Onlooker, When::ANY, Looks);
    NotesDelete = "notes delete", Rule::found(Seek::Back, Onlooker, When::ANY, Looks);
    Games = "games", Rule::page(Anyone, Looks);
    GamesFinished = "games finished", Rule::page(Anyone, Looks);
    Next = "next", Rule::page(Anyone, Looks);
    ExportAll = "export all", Rule::page(Anyone, Looks);
    VacationStart = "vacation start", Rule::page(Anyone, Changes);
    VacationEnd = "vacation end", Rule::page(Anyone, Changes);
    VacationShow = "vacation show", Rule::page(Anyone, Looks);
    Settings = "settings", Rule::page(Anyone, Changes);
    Theme = "theme", Rule::page(Anyone, Changes);
    PrivacyShow = "privacy show", Rule::page(Anyone, Looks);
    PrivacyExport = "privacy export", Rule::page(Anyone, Looks);
    PrivacyDelete = "privacy delete", Rule::page(Anyone, Looks);
    Daily = "daily", Rule::page(Anyone, Changes);
    Problem = "problem", Rule::page(Anyone, Looks);
    Learn = "learn", Rule::page(Anyone, Changes);
    Puzzle = "puzzle", Rule::page(Anyone, Changes);
    Leaderboard = "leaderboard", Rule::page(Member, Looks);
    Stats = "stats", Rule::page(Anyone, Looks);
    TournamentOpen = "tournament open", Rule::page(Opener, Changes);
    TournamentList = "tournament list", Rule::page(Member, Looks);
    TournamentShow = "tournament show", Rule::tournament(Visitor, Looks);
    TournamentJoin = "tournament join", Rule::tournament(Visitor, Changes);
    TournamentLeave = "tournament leave", Rule::tournament(Entrant, Changes);
    TournamentWithdraw = "tournament withdraw", Rule::tournament(Entrant, Changes);
    TournamentStart = "tournament start", Rule::tournament(Organiser, Changes);
    TournamentEnd = "tournament end", Rule::tournament(Organiser, Looks);
    TournamentRemove = "tournament remove", Rule::tournament(Organiser, Changes);
    TournamentResult = "tournament result", Rule::tournament(Organiser, Changes);
    AdminSettings = "admin settings", Rule::page(Manager, Looks);
    AdminSet = "admin set", Rule::page(Manager, Changes);
    AdminAudit = "admin audit", Rule::page(Manager, Looks);
    AdminGameEnd = "admin game end", Rule::new(Scope::ServerGame, Manager, When::OPEN, Looks);
    AdminGameMove = "admin game move", Rule::new(Scope::ServerGame, Manager, When::RUNNING, Changes);
    ThemeServer = "theme server", Rule::page(Manager, Changes);
    Doctor = "doctor", Rule::page(Anyone, Looks);
}
