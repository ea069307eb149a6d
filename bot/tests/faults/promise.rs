//! The promise, checked against what the players were told and what they received.

use std::collections::{BTreeMap, BTreeSet};

use engine::any_game::{Actor, AnyTable, Entry, TableStep};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, SeatSet, Viewer};
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use playground::{Person, Playground, Seen, Who};
use store::{LogRow, Store};

use super::table::{Table, Told};
use super::traces::Traces;

/// The buttons of a game that still runs.
const PLAYING: [&str; 2] = ["Move", "More"];
/// How a board begins that is posted again where the game continues.
const AGAIN: [&str; 3] =
    ["Here I am again", "The place where we played is gone", "We go on here, in our direct messages"];

/// One change of a game: the entries of one transaction.
struct Change {
    seat: Option<Seat>,
    about_the_game: bool,
    /// The turn as its player was to be told.
    text: String,
    /// Whether people were newly asked, which posts a board.
    anew: bool,
    /// How many turns were complete then.
    turns: u32,
    /// The table before the change, if the decision was sealed and could still be changed.
    sealing: Option<Box<dyn AnyTable>>,
}

impl Change {
    /// Whether another turn may have been here before: a changed sealed decision leaves no trace in the log.
    fn may_replace(&self, text: &str) -> bool {
        let (Some(before), Some(seat)) = (&self.sealing, self.seat) else { return false };
        before.fork().apply(&Entry { actor: Actor::Seat(seat), text: text.to_owned() }).is_ok()
    }
}

/// Everything that is wrong with a game.
pub(crate) async fn broken(table: &Table, store: &Store, traces: &Traces) -> Vec<String> {
    let mut wrong = Vec::new();
    let id: GameId = table.number.parse().expect("a number");
    let game = store.game(id).await.expect("the database").expect("the game");
    let log = store.log_between(id, 0, i64::MAX).await.expect("the database");
    let (changes, last) = match replayed(&game, &log) {
        Ok(replayed) => replayed,
        Err(why) => return vec![format!("{}: the log can't be replayed: {why}", table.number)],
    };
    if log.len() as i64 != game.entries || log.iter().enumerate().any(|(at, row)| row.number != at as i64) {
        wrong.push(format!("the row counts {} entries, the log has {}", game.entries, log.len()));
    }
    if matches!(last.pending(), Pending::Over(_)) != (game.status == Status::Over) {
        wrong.push(format!("the row says {:?}, the table {:?}", game.status, last.pending()));
    }
    counted(table, &game, &changes, &mut wrong);
    for player in &table.players {
        boards(player, table, &game, &changes, traces, &mut wrong);
    }
    let begun = traces.posts_of(&table.number).filter(|seen| seen.content.contains("has begun")).count();
    if begun != 1 {
        wrong.push(format!("{begun} words that it has begun"));
    }
    wrong.into_iter().map(|what| format!("{} {}: {what}", table.rules, table.number)).collect()
}

/// The table after the whole log.
pub(crate) async fn last_table(game: &Game, store: &Store) -> Option<Box<dyn AnyTable>> {
    let log = store.log_between(game.id, 0, i64::MAX).await.expect("the database");
    replayed(game, &log).ok().map(|(_, last)| last)
}

fn replayed(game: &Game, log: &[LogRow]) -> Result<(Vec<Change>, Box<dyn AnyTable>), String> {
    let rules = catalogue::find(&game.rules).ok_or("no such game")?;
    let pairs = game.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::new(rules.info(), pairs)
        .and_then(|options| options.in_edition(rules.info(), game.edition))
        .map_err(|error| error.to_string())?;
    let mut table = rules.open(&options, game.position.as_deref()).map_err(|error| error.to_string())?;
    let mut changes = Vec::new();
    let mut at = 0;
    while at < log.len() {
        let first = &log[at];
        let same = |row: &&LogRow| row.at_ms == first.at_ms && (row.seat == first.seat || row.seat.is_none());
        let rows: Vec<&LogRow> = log[at..].iter().take_while(same).collect();
        let before = table.fork();
        let mut entries = Vec::new();
        for row in &rows {
            let entry = entry(row, table.pending());
            table.apply(&entry).map_err(|refusal| format!("entry {}: {refusal}", row.number))?;
            // Entries added by chance and the referee didn't begin the change.
            if row.seat.is_some() || entries.is_empty() {
                entries.push(entry);
            }
        }
        let seat = first.seat.map(Seat);
        let text = seat.map_or_else(String::new, |seat| {
            let record = table.record(Viewer::Seat(seat));
            record
                .iter()
                .rev()
                .find(|turn| turn.seat == Some(seat))
                .map_or_else(String::new, |turn| turn.san.clone().unwrap_or_else(|| turn.text.clone()))
        });
        let started = at == 0 && first.seat.is_none();
        changes.push(Change {
            seat,
            about_the_game: TableStep::from_word(&first.text).is_some(),
            text,
            anew: !started && asks_anew(&*before, &*table, &entries),
            turns: table.turns_completed(),
            sealing: seat.filter(|seat| is_sealed(&*table, *seat)).map(|_| before),
        });
        at += rows.len();
    }
    Ok((changes, table))
}

/// Whether a seat has decided and may still change it.
fn is_sealed(table: &dyn AnyTable, seat: Seat) -> bool {
    let asked = matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat));
    !asked && table.may_act().contains(seat)
}

fn entry(row: &LogRow, pending: Pending) -> Entry {
    let actor = match (row.seat, pending) {
        (Some(seat), _) => Actor::Seat(Seat(seat)),
        (None, Pending::Referee) => Actor::Referee,
        (None, _) if TableStep::from_word(&row.text).is_some() => Actor::Referee,
        (None, _) => Actor::Chance,
    };
    Entry { actor, text: row.text.clone() }
}

/// Whether a new board is due by the documentation: people are newly asked, not only fewer of them.
fn asks_anew(before: &dyn AnyTable, after: &dyn AnyTable, entries: &[Entry]) -> bool {
    let (Pending::Seats(were), Pending::Seats(are)) = (before.pending(), after.pending()) else {
        return true;
    };
    let for_all = |entry: &Entry| {
        matches!(TableStep::from_word(&entry.text), Some(TableStep::Timeout | TableStep::Takeback))
    };
    if entries.iter().any(for_all) {
        return true;
    }
    let acted: SeatSet = entries
        .iter()
        .filter_map(|entry| match entry.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Referee => None,
        })
        .collect();
    let others = |seats: SeatSet| seats.iter().filter(|seat| !acted.contains(*seat)).collect::<SeatSet>();
    let completed = after.turns_completed() > before.turns_completed();
    others(were) != others(are) || completed && are.iter().any(|seat| acted.contains(seat))
}

/// Every turn that counted, as its player was told, is in the log once and in order, unless it was changed while sealed; the log
/// has no other turns.
fn counted(table: &Table, game: &Game, changes: &[Change], wrong: &mut Vec<String>) {
    let everybody: BTreeSet<Who> = table
        .attempts
        .iter()
        .map(|attempt| attempt.who)
        .chain(table.players.iter().map(Person::who))
        .collect();
    for who in everybody {
        let holds = |seat: Seat| game.seats_of(UserId(who.id() as i64)).any(|own| own == seat);
        let own = |change: &&Change| change.seat.is_some_and(holds);
        let turns: Vec<&Change> =
            changes.iter().filter(own).filter(|change| !change.about_the_game).collect();
        let played: Vec<&str> = turns.iter().map(|change| change.text.as_str()).collect();
        let mine = || table.attempts.iter().filter(move |attempt| attempt.who == who);
        let told: Vec<&str> = mine()
            .filter_map(|attempt| match &attempt.told {
                Told::Played(text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        let unknown = mine().filter(|attempt| attempt.told == Told::Unknown).count();
        // From the last one back: what was changed comes before what it was changed to.
        let (mut rest, mut next) = (&turns[..], turns.last());
        let lost = told.iter().rev().find(|text| match rest.iter().rposition(|turn| turn.text == **text) {
            Some(at) => {
                next = rest.get(at);
                rest = &rest[..at];
                false
            }
            // Changed to the turn they were told of, or to one whose answer they did not get: others of these may stand behind it.
            None => {
                let unheard = rest.iter().rev().take(unknown);
                !next.into_iter().chain(unheard).any(|turn| turn.may_replace(text))
            }
        });
        if let Some(lost) = lost {
            wrong.push(format!("{who} was told that `{lost}` counted: told {told:?}, in the log {played:?}"));
        }
        if played.len() > told.len() + unknown {
            wrong.push(format!("{who} was told {told:?} and nothing {unknown} times, in the log {played:?}"));
        }
        let decided = changes.iter().filter(own).filter(|change| change.about_the_game).count();
        let asked = mine().filter(|attempt| attempt.about_the_game).count();
        if decided > asked {
            wrong.push(format!("{who} decided {asked} times about the game, in the log {decided}"));
        }
    }
}

/// As a player sees it: one board for each time people are newly asked, posted or in place of the one before, wherever the game was
/// then, unless there was nowhere to post it. The last board shows the current state, and only it can be played from.
fn boards(
    player: &Person,
    table: &Table,
    game: &Game,
    changes: &[Change],
    traces: &Traces,
    wrong: &mut Vec<String>,
) {
    let who = player.who();
    let boards: Vec<&Seen> = traces
        .posts_of(&table.number)
        .filter(|seen| traces.reaches(who, seen) && traces.is_board(seen))
        .collect();
    // A post without a reply counts like one with nowhere to go: it is sent where people can be reached.
    let again = |seen: &Seen| {
        traces.unheard.contains(&seen.id)
            || AGAIN.iter().any(|words| traces.first_words(seen).starts_with(words))
    };
    let fresh = boards.iter().filter(|seen| !again(seen)).count();
    let due = 1 + changes.iter().filter(|change| change.anew).count();
    let nowhere = traces.undelivered(game.id, who);
    // Where people play live, a board replaces the one before; one whose change got no reply is posted as well.
    let changed = traces.changed_into_boards(&boards);
    if fresh > due || fresh + changed + nowhere < due {
        let texts: Vec<_> =
            boards.iter().map(|seen| (seen.channel, &seen.nonce, seen.content.as_str())).collect();
        let outcomes = traces.outcomes(game.id);
        wrong.push(format!(
            "{who} saw {} boards and {changed} changes for {due} times of asking, {nowhere} had nowhere to go: {texts:#?}; jobs: {outcomes:#?}",
            boards.len()
        ));
    }
    let playable = |seen: &&Seen| PLAYING.iter().any(|label| seen.button(label).is_some());
    let there = |seen: &&Seen| !seen.gone && traces.is_open(seen.channel);
    let newest = boards.last().copied();
    let live: Vec<u64> = boards
        .iter()
        .copied()
        .filter(|seen| there(seen) && playable(seen))
        .map(|seen| seen.id)
        // Discord didn't allow the buttons to be removed.
        .filter(|id| !traces.unchangeable.contains(id) || newest.is_some_and(|newest| newest.id == *id))
        .collect();
    let runs = game.status == Status::Running;
    let wanted: Vec<u64> =
        newest.filter(|seen| runs && there(seen)).map(|seen| seen.id).into_iter().collect();
    // Somebody who took no direct messages may have missed the last board in them, when that before had lost its buttons already.
    let missed = traces.done.closed.contains(&who) && nowhere > 0;
    if live != wanted && !(missed && live.is_empty()) {
        let edits: Vec<_> = live.iter().chain(&wanted).map(|id| traces.edits_of(*id)).collect();
        let posted: Vec<_> = boards.iter().map(|seen| (seen.id, &seen.nonce, seen.gone)).collect();
        let outcomes = traces.outcomes(game.id);
        wrong.push(format!(
            "{who} sees buttons below {live:?} and not {wanted:?}; they were changed: {edits:?}; boards: {posted:?}; jobs: {outcomes:#?}"
        ));
    }
    let turns = changes.iter().rev().find(|change| change.anew).map_or(0, |change| change.turns);
    let shown = newest.filter(|_| runs && !missed).and_then(playground::Seen::turn_button);
    if let Some(id) = shown
        && !id.ends_with(&format!(":{turns}"))
    {
        wrong.push(format!("{who}'s newest board has {id} after {turns} turns"));
    }
    if game.status == Status::Over && !missed && newest.is_none_or(|seen| seen.button("Rematch").is_none()) {
        wrong.push(format!("{who} never saw how it ended: {newest:?}"));
    }
}

/// Everything wrong outside the games: messages posted twice, broken rules of Discord's, turns by people without a seat.
pub(crate) fn broken_elsewhere(playground: &Playground, tables: &[Table], traces: &Traces) -> Vec<String> {
    let mut wrong = playground.violations();
    let mut names: BTreeMap<&str, u32> = BTreeMap::new();
    for nonce in traces.messages.iter().filter_map(|seen| seen.nonce.as_deref()) {
        *names.entry(nonce).or_default() += 1;
    }
    let twice = names.iter().filter(|(_, messages)| **messages > 1);
    wrong.extend(twice.map(|(nonce, messages)| format!("{nonce} was posted {messages} times")));
    for table in tables {
        let stranger = |who: Who| !table.players.iter().any(|player| player.who() == who);
        let accepted = table.attempts.iter().filter(|attempt| stranger(attempt.who));
        for attempt in accepted.filter(|attempt| matches!(attempt.told, Told::Played(_))) {
            wrong.push(format!("{} {}: {} played without a seat", table.rules, table.number, attempt.who));
        }
    }
    wrong
}
