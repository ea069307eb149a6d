//! A second table beside the bot's, moved by the same choices: it tells what people must see.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, SeatSet, Viewer};
use engine::typed::whole;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// How often a capture is preferred, so that games come to an end.
const EAGER: f64 = 0.4;

/// The expected table, with the steps chosen since the last entry.
pub(crate) struct Mirror {
    table: Box<dyn AnyTable>,
    drafted: Box<dyn AnyTable>,
    draft: Vec<String>,
}

/// What a player can say in one go: the steps up to a commit point or the end of the turn.
pub(crate) struct Saying {
    /// In the notation that is stored.
    pub(crate) canonical: String,
    /// In the words of the menus, if these can be typed as well.
    pub(crate) spoken: Option<String>,
}

impl Mirror {
    /// A table at its start for this many people and with these options; chance has not decided anything yet.
    pub(crate) fn open(game: &dyn AnyGame, people: usize, chosen: &[(&str, &str)]) -> Self {
        let info = game.info();
        let players = people.to_string();
        // With an open number of players, the table depends on who has joined.
        let company = (info.fewest < info.seats.len()).then_some(("players", players.as_str()));
        let options = Options::new(info, company.into_iter().chain(chosen.iter().copied()));
        let options = options.expect("so many can play like that");
        let table = game.open(&options, None).expect("the usual start");
        Self { drafted: table.fork(), table, draft: Vec::new() }
    }

    /// The table without the draft.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The steps chosen since the last entry, joined as in a turn.
    pub(crate) fn draft(&self) -> String {
        self.draft.join("/")
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.pending(), Pending::Over(_))
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.table.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Who acts next: the last of several, so that the first to move is not the first to be ready.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.asked().iter().last()
    }

    /// Whether a seat has to continue a turn that has begun.
    pub(crate) fn goes_on(&self, seat: Seat) -> bool {
        let record = self.table.record(Viewer::Seat(seat));
        let last = record.iter().rev().find(|turn| turn.seat == Some(seat));
        self.asked().contains(seat) && last.is_some_and(|turn| !turn.complete)
    }

    /// What a seat may do next, after its draft.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.drafted.offers(Viewer::Seat(seat))
    }

    /// Takes a step as the picker does, with the forced steps after it; returns whether the turn was played as far as it was
    /// drafted.
    pub(crate) fn step(&mut self, seat: Seat, text: &str) -> bool {
        let mut stands = self.take(seat, text);
        while !stands {
            let offers = self.offers(seat);
            let [only] = offers.as_slice() else { break };
            stands = self.take(seat, &only.text);
        }
        stands
    }

    /// Takes a step and nothing after it; returns whether the turn was played as far as it was drafted.
    fn take(&mut self, seat: Seat, text: &str) -> bool {
        let mut progress = Progress::Draft;
        for part in text.split('/') {
            let applied = self.drafted.step(seat, part);
            progress = applied.unwrap_or_else(|error| panic!("{part:?}: {error}")).progress;
            if !part.is_empty() {
                self.draft.push(part.to_owned());
            }
        }
        if progress == Progress::Draft {
            return false;
        }
        let said = self.draft();
        self.log(Actor::Seat(seat), &said);
        true
    }

    /// Takes back the last step of the draft, and the forced steps before it.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let steps = std::mem::take(&mut self.draft);
        self.drop_draft();
        let chosen = |at: &usize| {
            let mut before = self.table.fork();
            for step in &steps[..*at] {
                before.step(seat, step).expect("it was drafted");
            }
            before.offers(Viewer::Seat(seat)).len() > 1
        };
        let kept = (1..steps.len()).rev().find(chosen).unwrap_or(0);
        for step in &steps[..kept] {
            self.take(seat, step);
        }
    }

    fn drop_draft(&mut self) {
        self.draft.clear();
        self.drafted = self.table.fork();
    }

    /// Adds an entry to the log.
    pub(crate) fn log(&mut self, actor: Actor, text: &str) {
        let entry = Entry { actor, text: text.to_owned() };
        self.table.apply(&entry).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        self.drop_draft();
    }

    /// A preferred capture, with the chance of `EAGER`.
    pub(crate) fn temptation(&self, seat: Seat, rng: &mut StdRng) -> Option<Offer> {
        let captures: Vec<Offer> = self.offers(seat).into_iter().filter(|offer| offer.capture).collect();
        captures.choose(rng).filter(|_| rng.random_bool(EAGER)).cloned()
    }

    /// A random thing to say next.
    pub(crate) fn saying(&self, seat: Seat, rng: &mut StdRng) -> Saying {
        let mut ahead = Self { table: self.table.fork(), drafted: self.table.fork(), draft: Vec::new() };
        let (mut canonical, mut spoken) = (Vec::new(), Vec::new());
        loop {
            let offers = ahead.offers(seat);
            let tempted = ahead.temptation(seat, rng);
            let next = tempted.as_ref().or_else(|| offers.choose(rng)).expect("something to do");
            if !next.text.is_empty() {
                canonical.push(next.text.clone());
                spoken.push(next.label.in_english(self.table.info()));
            }
            if ahead.take(seat, &next.text) {
                break;
            }
        }
        let (canonical, spoken) = (canonical.join("/"), spoken.join("/"));
        let same = whole(&*self.table, seat, &spoken).ok() == whole(&*self.table, seat, &canonical).ok();
        Saying { spoken: Some(spoken).filter(|spoken| same && *spoken != canonical), canonical }
    }

    /// The record's lines as a viewer may read them.
    pub(crate) fn record(&self, viewer: Viewer) -> Vec<String> {
        let line = |turn: engine::any_game::TurnRecord| {
            let who = match turn.seat {
                None if turn.ruled => "referee",
                None => "chance",
                Some(seat) => self.table.info().seats[usize::from(seat.0)].name,
            };
            let remark = turn.remark.map_or_else(String::new, |remark| format!(" ({remark})"));
            (!turn.text.is_empty()).then(|| format!("{who}: {}{remark}", turn.text))
        };
        self.table.record(viewer).into_iter().filter_map(line).collect()
    }
}
