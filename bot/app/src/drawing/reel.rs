//! The moments of a game as one viewer may see them: made from that viewer's scenes and record alone.
//!
//! A moment is a scene that differs from the one before it, at a point at which somebody is asked and no turn is half
//! played; the newest one may be in the middle of a turn. The log may grow by what this viewer may not notice: that
//! changes no scene, so it leaves no moment, no number and no word.

use engine::any_game::{AnyTable, TableStep, TurnRecord};
use engine::rules::Pending;
use engine::scene::{Scene, Tint};
use engine::seat::{Seat, Viewer};
use engine::table::disclosure::Disclosure;
use model::game::Game;
use render::film::Frame;
use store::LogRow;
use words::{Reader, say};

use crate::asking::rejection::Rejection;
use crate::games::said::{done, remark, written};
use crate::games::tables;

/// The word, in controls, for a film of everything that a game hid.
pub(crate) const EVERYTHING: &str = "all";

/// How long a film plays at best, in hundredths of a second.
const PLAYS: u32 = 9_000;
/// How long a moment is shown at least and at most, in hundredths of a second.
const HOLDS: (u32, u32) = (60, 130);

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Eyes {
    /// What everybody saw.
    Public,
    /// What a seat saw.
    Seat(Seat),
    /// Everything, once the game is over and open: the truth, and beside it what each of two sides saw.
    All,
}

/// All moments of a game, oldest first, in a language. There is always one. `bottom` is the side that sits at the bottom.
///
/// # Errors
/// When the log doesn't fit, or everything is asked for of a game that isn't open.
pub(super) async fn wind(
    game: &Game,
    log: &[LogRow],
    eyes: Eyes,
    bottom: Tint,
    voice: Reader<'_>,
) -> Result<Vec<Frame>, Rejection> {
    let disclosure = match eyes {
        Eyes::All => Some(disclosure(game, log).await?),
        Eyes::Public | Eyes::Seat(_) => None,
    };
    let log = &tables::standing(game, log).await?[..];
    let mut table = tables::begin(game)?;
    let mut captions = Captions::of(voice);
    let mut frames: Vec<Frame> = Vec::new();
    for number in 0..=log.len() {
        if let Some(row) = number.checked_sub(1).and_then(|last| log.get(last)) {
            tables::replay(&mut *table, row)?;
        }
        pool::breathe().await;
        let new = record(&*table, eyes, disclosure.as_ref(), captions.told);
        captions.read(&new, table.disclosure().is_some() && eyes != Eyes::All);
        if number < log.len() && !(asks(&*table) && captions.are_whole()) {
            continue;
        }
        let scenes = scenes(&*table, eyes, disclosure.as_ref(), bottom, voice)?;
        if frames.last().is_some_and(|before| before.scenes == scenes) {
            continue;
        }
        let said = captions.take();
        let caption = match middle(&scenes) {
            _ if frames.is_empty() => say!(voice.lang(), "replay-start"),
            Some(scene) if said.is_empty() && scene.changed.is_empty() => scene.status.clone(),
            Some(scene) if said.is_empty() => scene.changed.clone(),
            _ => said,
        };
        frames.push(Frame { scenes, caption, hold: 0 });
    }
    let hold = (PLAYS / frames.len().max(1) as u32).clamp(HOLDS.0, HOLDS.1);
    frames.iter_mut().for_each(|frame| frame.hold = hold);
    Ok(frames)
}

/// The board that a moment is about: the only one, or the truth between what two sides saw.
pub(super) fn middle(scenes: &[(String, Scene)]) -> Option<&Scene> {
    scenes.get(scenes.len() / 2).map(|(_, scene)| scene)
}

async fn disclosure(game: &Game, log: &[LogRow]) -> Result<Disclosure, Rejection> {
    let mut table = tables::begin(game)?;
    for row in log {
        tables::replay(&mut *table, row)?;
        pool::breathe().await;
    }
    table.disclosure().ok_or_else(|| Rejection::Broken(format!("game {} is not open", game.id)))
}

/// Whether chance and the referee have nothing to say.
fn asks(table: &dyn AnyTable) -> bool {
    matches!(table.pending(), Pending::Seats(_) | Pending::Over(_))
}

/// The record from a line on.
fn record(
    table: &dyn AnyTable,
    eyes: Eyes,
    disclosure: Option<&Disclosure>,
    line: usize,
) -> Vec<Option<TurnRecord>> {
    match eyes {
        Eyes::Public => table.record_from(Viewer::Public, line),
        Eyes::Seat(seat) => table.record_from(Viewer::Seat(seat), line),
        Eyes::All => disclosure.and_then(|disclosure| table.truth_from(disclosure, line)).unwrap_or_default(),
    }
}

fn scenes(
    table: &dyn AnyTable,
    eyes: Eyes,
    disclosure: Option<&Disclosure>,
    bottom: Tint,
    voice: Reader<'_>,
) -> Result<Vec<(String, Scene)>, Rejection> {
    let lang = voice.lang();
    let scenes = match eyes {
        Eyes::Public => vec![(String::new(), table.scene(Viewer::Public))],
        Eyes::Seat(seat) => vec![(String::new(), table.scene(Viewer::Seat(seat)))],
        Eyes::All => {
            let truth = disclosure.and_then(|disclosure| table.truth(disclosure));
            let truth = truth.ok_or_else(|| Rejection::Broken("a moment of another game".to_owned()))?;
            let saw = |seat: u8| {
                let title = say!(lang, "replay-what-saw", side = lang.seat(table.info(), Seat(seat)));
                (title, table.scene(Viewer::Seat(Seat(seat))))
            };
            let truth = (say!(lang, "replay-truth"), truth.scene);
            // More than two would be too small to be looked at.
            if table.info().seats.len() == 2 { vec![saw(0), truth, saw(1)] } else { vec![truth] }
        }
    };
    Ok(scenes.into_iter().map(|(title, scene)| (title, Scene { bottom, ..scene.worded(&voice) })).collect())
}

/// What was played since the last moment, numbered as in the record.
struct Captions<'a> {
    /// How many lines of the log have been said, or are none of the viewer's business.
    told: usize,
    /// Whether a turn behind them is half played.
    open: bool,
    /// What is to be said beside that: the last turn of a game whose end has opened the whole record.
    last: Option<String>,
    rounds: u32,
    voice: Reader<'a>,
    before: Option<Seat>,
    words: Vec<String>,
}

impl<'a> Captions<'a> {
    fn of(voice: Reader<'a>) -> Self {
        Self { told: 0, open: false, last: None, rounds: 0, voice, before: None, words: Vec::new() }
    }

    /// Reads what is new in the record: the work is that of the turns played since the last moment.
    fn read(&mut self, new: &[Option<TurnRecord>], opened: bool) {
        if opened {
            // Entries that were nobody else's business appear now, so numbers no longer mean what they did.
            if let Some(last) = new.iter().flatten().last() {
                let word = self.word(last);
                self.last = Some(word);
            }
            return;
        }
        self.open = new.iter().flatten().any(|turn| !turn.complete);
        for turn in new.iter().take_while(|turn| turn.as_ref().is_none_or(|turn| turn.complete)) {
            self.told += 1;
            if let Some(turn) = turn {
                let word = self.word(turn);
                self.words.push(word);
            }
        }
    }

    /// Whether no turn is half played.
    fn are_whole(&self) -> bool {
        !self.open
    }

    fn take(&mut self) -> String {
        let mut words = std::mem::take(&mut self.words);
        words.extend(self.last.take());
        words.retain(|word| !word.is_empty());
        words.join(" · ")
    }

    /// A turn in words. What chance did shows on the board.
    fn word(&mut self, turn: &TurnRecord) -> String {
        let (voice, lang) = (self.voice, self.voice.lang());
        let remark = remark(lang, turn);
        let Some(seat) = turn.seat else {
            return match TableStep::from_word(&turn.text) {
                Some(step) => done(lang, &say!(lang, "record-the-referee"), step),
                None if turn.ruled => say!(lang, "record-referee", text = turn.text.as_str()),
                None => String::new(),
            };
        };
        if let Some(step) = TableStep::from_word(&turn.text) {
            return done(lang, &voice.seat(seat), step);
        }
        let begins = self.before.is_none_or(|before| seat <= before);
        self.rounds += u32::from(begins);
        self.before = Some(seat);
        let dots = if begins { "." } else { "…" };
        match turn.text.as_str() {
            "" | "?" => say!(lang, "record-decided", who = voice.seat(seat)),
            _ => format!("{}{dots} {}{remark}", self.rounds, written(lang, turn)),
        }
    }
}
