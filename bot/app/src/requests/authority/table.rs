//! The rows: who may do it, in which state of the game, and whether it changes anything.

use Effect::{Changes, Form, Looks};
use Right::{
    Anyone, Asked, Decider, Entrant, Guest, Host, Manager, Member, Newcomer, Onlooker, Opener, Organiser,
    Partner, Player, Returning, Seated, ToAct, Visitor, Welcome,
};
use model::screen::Verb;

use crate::requests::authority::named::LESSON;
use crate::requests::authority::row::{Effect, Right, Row, Scope, Seek, What, When};

const fn row(what: What, scope: Scope, who: Right, when: When, effect: Effect) -> Row {
    Row { what, scope, who, when, effect }
}

/// A command about no game.
const fn ask(name: &'static str, who: Right, effect: Effect) -> Row {
    row(What::Ask(name), Scope::Nothing, who, When::ANY, effect)
}

/// A command about a game.
const fn of_game(name: &'static str, seek: Seek, who: Right, when: When, effect: Effect) -> Row {
    row(What::Ask(name), Scope::Game(seek), who, when, effect)
}

/// A control about no game.
const fn page(verb: Verb, word: &'static str, who: Right, effect: Effect) -> Row {
    row(What::Press(verb, word), Scope::Nothing, who, When::ANY, effect)
}

/// A control about a game.
const fn press(verb: Verb, word: &'static str, who: Right, when: When, effect: Effect) -> Row {
    row(What::Press(verb, word), Scope::Game(Seek::Look), who, when, effect)
}

/// A command about a tournament.
const fn cup(name: &'static str, who: Right, effect: Effect) -> Row {
    row(What::Ask(name), Scope::Tournament, who, When::ANY, effect)
}

/// A control about a tournament.
const fn of_cup(word: &'static str, who: Right, effect: Effect) -> Row {
    row(What::Press(Verb::Tournament, word), Scope::Tournament, who, When::ANY, effect)
}

/// Everything that can be asked for.
pub static TABLE: &[Row] = &[
    // Tables to be.
    ask("play", Welcome, Changes),
    ask("seek", Member, Looks),
    ask("seek post", Welcome, Changes),
    page(Verb::Community, "seats", Member, Looks),
    page(Verb::Community, "open", Welcome, Changes),
    ask("challenge", Welcome, Looks),
    page(Verb::Community, "challenge", Welcome, Changes),
    press(Verb::Join, "", Newcomer, When::INVITED, Changes),
    press(Verb::Sit, "", Newcomer, When::INVITED, Changes),
    press(Verb::Leave, "", Seated, When::INVITED, Changes),
    press(Verb::Decline, "", Guest, When::INVITED, Changes),
    press(Verb::Cancel, "", Host, When::INVITED, Changes),
    press(Verb::Start, "", Host, When::INVITED, Changes),
    press(Verb::Computer, "", Host, When::INVITED, Changes),
    // Playing.
    of_game("move", Seek::Act, ToAct, When::RUNNING, Changes),
    press(Verb::Move, "", ToAct, When::RUNNING, Looks),
    press(Verb::Piece, "", ToAct, When::RUNNING, Looks),
    press(Verb::Step, "", ToAct, When::RUNNING, Changes),
    press(Verb::StepButton, "", ToAct, When::RUNNING, Changes),
    press(Verb::Back, "", ToAct, When::RUNNING, Looks),
    press(Verb::Undo, "", ToAct, When::RUNNING, Changes),
    press(Verb::Type, "", Anyone, When::ANY, Form),
    press(Verb::Typed, "", ToAct, When::RUNNING, Changes),
    press(Verb::Random, "", ToAct, When::RUNNING, Changes),
    press(Verb::Again, "", ToAct, When::RUNNING, Changes),
    press(Verb::Balanced, "", ToAct, When::RUNNING, Changes),
    of_game("ask", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::AnswerYes, "", Partner, When::RUNNING, Changes),
    press(Verb::AnswerNo, "", Partner, When::RUNNING, Changes),
    of_game("resign", Seek::Act, Player, When::RUNNING, Looks),
    press(Verb::Resign, "", Player, When::RUNNING, Looks),
    press(Verb::ResignYes, "", Player, When::RUNNING, Changes),
    of_game("draw", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::Draw, "", Player, When::RUNNING, Changes),
    press(Verb::DrawYes, "", Player, When::RUNNING, Changes),
    press(Verb::DrawNo, "", Player, When::RUNNING, Changes),
    press(Verb::Claim, "", Player, When::RUNNING, Changes),
    page(Verb::Never, "", Anyone, Looks),
    // Looking.
    of_game("board", Seek::Look, Onlooker, When::BEGUN, Looks),
    press(Verb::Board, "", Onlooker, When::BEGUN, Looks),
    of_game("secrets", Seek::Act, Player, When::RUNNING, Looks),
    press(Verb::Secrets, "", Player, When::RUNNING, Looks),
    of_game("history", Seek::Back, Onlooker, When::BEGUN, Looks),
    press(Verb::History, "", Onlooker, When::BEGUN, Looks),
    of_game("replay", Seek::Back, Onlooker, When::BEGUN, Looks),
    press(Verb::Replay, "", Onlooker, When::BEGUN, Looks),
    press(Verb::Moment, "", Onlooker, When::BEGUN, Looks),
    of_game("export", Seek::Back, Onlooker, When::BEGUN, Looks),
    of_game("verify", Seek::Ended, Onlooker, When::OVER, Looks),
    ask("rules", Anyone, Looks),
    page(Verb::Rules, "", Anyone, Looks),
    ask("help", Anyone, Looks),
    // Clocks.
    of_game("clock show", Seek::Look, Onlooker, When::RUNNING, Looks),
    press(Verb::Clock, "show", Onlooker, When::RUNNING, Looks),
    of_game("clock give", Seek::Look, Player, When::RUNNING, Changes),
    press(Verb::Clock, "give", Player, When::RUNNING, Changes),
    press(Verb::Clock, "wait", Decider, When::RUNNING, Changes),
    press(Verb::Clock, "play", Decider, When::RUNNING, Changes),
    press(Verb::Clock, "replace", Decider, When::RUNNING, Changes),
    press(Verb::Clock, "end", Decider, When::RUNNING, Changes),
    press(Verb::Clock, "take", Newcomer, When::RUNNING, Changes),
    // Offers.
    press(Verb::Offer, "more", Player, When::ANY, Looks),
    press(Verb::Offer, "how-long", Anyone, When::ANY, Form),
    of_game("takeback", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::Offer, "make.takeback", Player, When::RUNNING, Changes),
    press(Verb::Offer, "yes.takeback", Asked, When::RUNNING, Changes),
    press(Verb::Offer, "no.takeback", Asked, When::RUNNING, Changes),
    of_game("abort", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::Offer, "make.call-off", Player, When::RUNNING, Changes),
    press(Verb::Offer, "surely.call-off", Player, When::RUNNING, Changes),
    press(Verb::Offer, "yes.call-off", Asked, When::RUNNING, Changes),
    press(Verb::Offer, "no.call-off", Asked, When::RUNNING, Changes),
    of_game("adjourn", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::Offer, "rest", Player, When::RUNNING, Changes),
    press(Verb::Offer, "yes.adjourn", Asked, When::RUNNING, Changes),
    press(Verb::Offer, "no.adjourn", Asked, When::RUNNING, Changes),
    of_game("rematch", Seek::Again, Returning, When::OVER, Changes),
    press(Verb::Offer, "make.rematch", Returning, When::OVER, Changes),
    press(Verb::Offer, "yes.rematch", Asked, When::OVER, Changes),
    press(Verb::Offer, "no.rematch", Asked, When::OVER, Changes),
    // Plans and notes.
    of_game("plan set", Seek::Act, Player, When::RUNNING, Changes),
    of_game("plan list", Seek::Act, Player, When::RUNNING, Looks),
    of_game("plan drop", Seek::Act, Player, When::RUNNING, Changes),
    press(Verb::Plan, "list", Player, When::RUNNING, Looks),
    press(Verb::Plan, "write", Anyone, When::ANY, Form),
    press(Verb::Plan, "lines", Player, When::RUNNING, Changes),
    press(Verb::Plan, "set", Player, When::RUNNING, Changes),
    press(Verb::Plan, "no", Player, When::RUNNING, Changes),
    press(Verb::Plan, "drop", Player, When::RUNNING, Changes),
    of_game("notes write", Seek::Look, Player, When::BEGUN, Changes),
    of_game("notes show", Seek::Back, Onlooker, When::ANY, Looks),
    of_game("notes delete", Seek::Back, Onlooker, When::ANY, Looks),
    press(Verb::Plan, "notes", Onlooker, When::ANY, Looks),
    press(Verb::Plan, "note-write", Anyone, When::ANY, Form),
    press(Verb::Plan, "note-text", Player, When::BEGUN, Changes),
    press(Verb::Plan, "note-choose", Onlooker, When::ANY, Looks),
    press(Verb::Plan, "note-ask", Onlooker, When::ANY, Looks),
    press(Verb::Plan, "note-forget", Onlooker, When::ANY, Changes),
    press(Verb::Plan, "note-all", Onlooker, When::ANY, Changes),
    // Oneself.
    ask("games", Anyone, Looks),
    ask("games finished", Anyone, Looks),
    ask("next", Anyone, Looks),
    ask("export all", Anyone, Looks),
    page(Verb::Mine, "open", Anyone, Looks),
    page(Verb::Mine, "old", Anyone, Looks),
    page(Verb::Mine, "show", Anyone, Looks),
    page(Verb::Mine, "next", Anyone, Looks),
    page(Verb::Mine, "year", Anyone, Looks),
    ask("vacation start", Anyone, Changes),
    ask("vacation end", Anyone, Changes),
    ask("vacation show", Anyone, Looks),
    ask("settings", Anyone, Changes),
    page(Verb::Told, "open", Anyone, Looks),
    page(Verb::Told, "language", Anyone, Changes),
    page(Verb::Told, "zone", Anyone, Changes),
    page(Verb::Told, "quiet", Anyone, Changes),
    page(Verb::Told, "notice", Anyone, Changes),
    page(Verb::Told, "remind", Anyone, Changes),
    page(Verb::Told, "unremind", Anyone, Changes),
    page(Verb::Told, "where", Anyone, Changes),
    page(Verb::Told, "digest", Anyone, Changes),
    page(Verb::Told, "invite", Anyone, Changes),
    page(Verb::Told, "block", Anyone, Changes),
    page(Verb::Told, "unblock", Anyone, Changes),
    ask("theme", Anyone, Changes),
    page(Verb::Theme, "own", Anyone, Changes),
    ask("privacy show", Anyone, Looks),
    ask("privacy export", Anyone, Looks),
    ask("privacy delete", Anyone, Looks),
    page(Verb::Data, "export", Anyone, Looks),
    page(Verb::Data, "sure", Anyone, Looks),
    page(Verb::Data, "now", Anyone, Changes),
    page(Verb::Data, "no", Anyone, Looks),
    ask("daily", Anyone, Changes),
    page(Verb::Daily, "", Anyone, Looks),
    page(Verb::DailyForm, "", Anyone, Form),
    page(Verb::DailyAnswer, "", Anyone, Changes),
    ask("problem", Anyone, Looks),
    page(Verb::Problem, "", Anyone, Looks),
    page(Verb::ProblemForm, "", Anyone, Form),
    page(Verb::ProblemAnswer, "", Anyone, Looks),
    // First contact.
    page(Verb::Guide, "games", Anyone, Looks),
    page(Verb::Guide, "computers", Anyone, Looks),
    page(Verb::Guide, "game", Anyone, Looks),
    page(Verb::Guide, "help", Anyone, Looks),
    page(Verb::Guide, "commands", Anyone, Looks),
    // Lessons.
    ask("learn", Anyone, Changes),
    page(Verb::Lesson, "list", Anyone, Looks),
    page(Verb::Lesson, "choose", Anyone, Changes),
    page(Verb::Lesson, "open", Anyone, Changes),
    page(Verb::Lesson, "step", Anyone, Changes),
    page(Verb::Lesson, "hint", Anyone, Changes),
    page(Verb::Lesson, "computer", Welcome, Changes),
    page(Verb::Lesson, "invite", Welcome, Changes),
    page(Verb::Piece, LESSON, Anyone, Looks),
    page(Verb::Step, LESSON, Anyone, Changes),
    page(Verb::StepButton, LESSON, Anyone, Changes),
    page(Verb::Back, LESSON, Anyone, Looks),
    page(Verb::Undo, LESSON, Anyone, Changes),
    page(Verb::Type, LESSON, Anyone, Form),
    page(Verb::Typed, LESSON, Anyone, Changes),
    // Company: names no place and no running game.
    ask("leaderboard", Member, Looks),
    page(Verb::Community, "top", Member, Looks),
    page(Verb::Community, "tops", Member, Looks),
    ask("stats", Anyone, Looks),
    page(Verb::Community, "of", Anyone, Looks),
    page(Verb::Community, "ofs", Anyone, Looks),
    page(Verb::Community, "deeds", Anyone, Looks),
    // Tournaments.
    ask("tournament open", Opener, Changes),
    ask("tournament list", Member, Looks),
    cup("tournament show", Visitor, Looks),
    of_cup("show", Visitor, Looks),
    cup("tournament join", Visitor, Changes),
    of_cup("join", Visitor, Changes),
    cup("tournament leave", Entrant, Changes),
    of_cup("leave", Entrant, Changes),
    cup("tournament withdraw", Entrant, Changes),
    of_cup("withdraw", Entrant, Changes),
    of_cup("withdraw-yes", Entrant, Changes),
    cup("tournament start", Organiser, Changes),
    of_cup("start", Organiser, Changes),
    cup("tournament end", Organiser, Looks),
    of_cup("end", Organiser, Looks),
    of_cup("end-yes", Organiser, Changes),
    cup("tournament remove", Organiser, Changes),
    cup("tournament result", Organiser, Changes),
    of_cup("replay", Organiser, Changes),
    of_cup("half", Organiser, Changes),
    // The server.
    ask("admin settings", Manager, Looks),
    ask("admin set", Manager, Changes),
    ask("admin audit", Manager, Looks),
    row(What::Ask("admin game end"), Scope::ServerGame, Manager, When::OPEN, Looks),
    row(What::Ask("admin game move"), Scope::ServerGame, Manager, When::RUNNING, Changes),
    ask("theme server", Manager, Changes),
    page(Verb::Theme, "server", Manager, Changes),
    page(Verb::Server, "settings", Manager, Looks),
    page(Verb::Server, "lang", Manager, Changes),
    page(Verb::Server, "guests", Manager, Changes),
    page(Verb::Server, "boards", Manager, Changes),
    page(Verb::Server, "audit", Manager, Looks),
    row(What::Press(Verb::Server, "end"), Scope::ServerGame, Manager, When::OPEN, Changes),
    row(What::Press(Verb::Server, "direct"), Scope::Own, Player, When::RUNNING, Changes),
    ask("doctor", Anyone, Looks),
];
