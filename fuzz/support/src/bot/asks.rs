//! Sequences of requests.

use app::Suggest;
use app::request::{
    Away, ClockRequest, NewTable, NoteRequest, NotificationRequest, OfferRequest, PlanRequest, Request,
    TournamentPlan, TournamentRequest,
};
use discord::probe;

use super::world::{World, asker};

/// The most lines of an input.
const LINES: usize = 8;

/// Reads requests, one per line: the person (1 to 4), a custom id or a command, and after a `|` what was chosen, typed
/// or given as well.
///
/// # Panics
/// When a promise is broken.
pub fn asks(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut world = None;
    for (line, number) in text.split('\n').zip(1_000..).take(LINES) {
        let Some((person, what)) = line.split_once(' ') else { continue };
        let Some(person) = person.parse::<u8>().ok().filter(|person| (1..=4).contains(person)) else {
            continue;
        };
        let (what, given) = what.split_once('|').map_or((what, None), |(what, given)| (what, Some(given)));
        let world = world.get_or_insert_with(World::open);
        let asker = asker(person, number);
        if let Some(wanted) = what.strip_prefix('?').and_then(|what| typing(what, given)) {
            world.suggest(&asker, wanted);
        } else if let Some(request) = request(what, given) {
            world.ask(&asker, request);
        }
    }
}

/// The request of a line.
fn request(what: &str, given: Option<&str>) -> Option<Request> {
    if let Some(press) = probe::control(what) {
        return Some(Request::Press { press, value: given.map(str::to_owned) });
    }
    let (command, game) =
        what.split_once('#').map_or((what, None), |(command, game)| (command, Some(game.to_owned())));
    let text = given.unwrap_or_default().to_owned();
    let mut words = text.split(';').map(str::to_owned);
    let number = || text.parse().ok();
    Some(match command {
        "play" => Request::Play(NewTable {
            rules: words.next().unwrap_or_default(),
            options: words.next().unwrap_or_default(),
            from: words.next(),
            clock: words.next(),
            late: words.next(),
            colour: words.next(),
            ..NewTable::default()
        }),
        "move" => Request::Move { turn: text, game },
        "board" => Request::Board { game, flip: false, text: true },
        "history" => Request::History { game },
        "rules" => Request::Rules { rules: given.map(str::to_owned) },
        "ask" => Request::Ask { question: text, game },
        "daily" => Request::Daily { line: given.map(str::to_owned), yesterday: false },
        "zone" => Request::Notifications(NotificationRequest::Settings { zone: given.map(str::to_owned) }),
        "give" => Request::Clock(ClockRequest::Give { time: text, game }),
        "away" => Request::Clock(ClockRequest::VacationStart(match number() {
            Some(days) => Away::Days(days),
            None => Away::Until(text),
        })),
        "rest" => {
            let until = number().is_none().then(|| text.clone());
            Request::Offer(OfferRequest::Adjourn { days: number(), until, game })
        }
        "plan" => Request::Plan(PlanRequest::Set { lines: text, game }),
        "drop" => Request::Plan(PlanRequest::Drop { number: number(), game }),
        "note" => Request::Plan(PlanRequest::Notes(NoteRequest::Write { text, game })),
        "forget" => Request::Plan(PlanRequest::Notes(NoteRequest::Delete { number: number(), game })),
        "tournament" => Request::Tournament(TournamentRequest::Open(TournamentPlan {
            rules: words.next().unwrap_or_default(),
            name: words.next(),
            clock: words.next(),
            format: words.next(),
            rounds: words.next().and_then(|rounds| rounds.parse().ok()),
            together: true,
            at_once: words.next().is_some(),
        })),
        "verdict" => Request::Tournament(TournamentRequest::Result { game: game?, verdict: text }),
        _ => return None,
    })
}

/// The suggestions that a line asks for.
fn typing(what: &str, given: Option<&str>) -> Option<Suggest> {
    let (kind, game) =
        what.split_once('#').map_or((what, None), |(kind, game)| (kind, Some(game.to_owned())));
    let typed = given.unwrap_or_default().to_owned();
    Some(match kind {
        "move" => Suggest::Turn { game, typed },
        "game" => Suggest::Game { typed },
        "server" => Suggest::OnServer { typed },
        "options" => Suggest::Options { rules: game, typed },
        "zone" => Suggest::Zone { typed },
        "clock" => Suggest::Clock { typed },
        "tournament" => Suggest::Tournament { typed },
        _ => return None,
    })
}
