//! The frames of a game as one viewer may see them, from that viewer's scenes and record alone.
//!
//! A frame is a scene that differs from the one before it, when somebody is asked and no turn is in progress; only
//! the newest one may be in the middle of a turn. The log may grow by what this viewer may not notice: that changes
//! no scene, so it adds no frame, no number and no word.

use engine::any_game::{AnyTable, TableStep, TurnRecord};
use engine::rules::{Pending, Value, Voice};
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

/// The word in controls for a film that reveals everything.
pub(crate) const EVERYTHING: &str = "all";

/// The preferred length of a film, in hundredths of a second.
const PLAYS: u32 = 9_000;
/// The shortest and longest time of a frame, in hundredths of a second.
const HOLDS: (u32, u32) = (60, 130);

/// Whose view a film shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Eyes {
    /// The public view.
    Public,
    /// A seat's view.
    Seat(Seat),
    /// Everything, once the game is over and open: the truth beside what each of two sides saw.
    All,
}

/// The most letters of a turn in words: a caption is one line.
const LINE: usize = 80;

/// All frames of a game, oldest first, in a language; at least one. `bottom` is the side at the bottom.
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

/// The main board of a frame: the only one, or the truth between what two sides saw.
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

/// Whether neither chance nor the referee is to decide.
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
            // More than two views would be too small.
            if table.info().seats.len() == 2 { vec![saw(0), truth, saw(1)] } else { vec![truth] }
        }
    };
    Ok(scenes.into_iter().map(|(title, scene)| (title, Scene { bottom, ..scene.worded(&voice) })).collect())
}

/// Captions: the turns since the last frame, numbered as in the record.
struct Captions<'a> {
    /// How many lines of the record are done with: captioned, or hidden from the viewer.
    told: usize,
    /// Whether a turn after them is in progress.
    open: bool,
    /// An additional caption: the last turn of a game whose end has opened the whole record.
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

    /// Reads the new lines of the record; takes time for the turns since the last frame only.
    fn read(&mut self, new: &[Option<TurnRecord>], opened: bool) {
        if opened {
            // Entries that were hidden appear now, so the numbers have changed.
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

    /// Whether no turn is in progress.
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
                None if turn.ruled => told(voice, turn).unwrap_or_default(),
                None => String::new(),
            };
        };
        if let Some(step) = TableStep::from_word(&turn.text) {
            return done(lang, &voice.seat(seat), step);
        }
        // A sentence too long for the caption stays in the record's notation.
        if let Some(told) = told(voice, turn).filter(|told| told.chars().count() <= LINE) {
            return told;
        }
        // Where the record is in sentences, no round has a number that people know.
        let tells = !voice.info().chronicle.is_empty();
        let begins = self.before.is_none_or(|before| seat <= before);
        self.rounds += u32::from(begins);
        self.before = Some(seat);
        let dots = if begins { "." } else { "…" };
        match turn.text.as_str() {
            "" | "?" => say!(lang, "record-decided", who = voice.seat(seat)),
            _ if tells => format!("{}: {}{remark}", voice.seat(seat), written(lang, turn)),
            _ => format!("{}{dots} {}{remark}", self.rounds, written(lang, turn)),
        }
    }
}

/// The game's words for a turn that is no move, as one of several: without a full stop.
fn told(voice: Reader<'_>, turn: &TurnRecord) -> Option<String> {
    let person = turn.seat.map_or_else(String::new, |seat| voice.seat(seat));
    let told = turn.worded.clone()?.with("who", Value::Case("other")).with("person", Value::Text(person));
    Some(voice.say(&told).trim_end_matches('.').to_owned())
}

#[cfg(test)]
mod tests {
    use engine::any_game::{Actor, Entry};
    use engine::catalogue;
    use engine::rules::Options;
    use engine::seat::Viewer;
    use words::Lang;

    use super::*;

    /// A hole on which all have to bid: the black knight takes the white king in two moves.
    const HOLE: &str = "1B3R2/1n2B1n1/q2b3R/2k5/3r4/Q1N1N2b/2r5/6K1 w - - 0 1 chosen=nK phase=bid hole=1 players=3 \
                        dealer=3 cards=2 deck=NNBBRRQnbbrrqk";

    /// The captions of Ada's film of a hole, entry by entry.
    fn captions(lang: Lang, entries: &[(Actor, &str)]) -> Vec<String> {
        let golf = catalogue::find("chess-golf").expect("the game");

        let mut table = golf.open(&Options::default(), Some(HOLE)).expect("a hole");
        let names: Vec<_> = (0..).map(Seat).zip(["Ada", "Ben", "Cleo"].map(str::to_owned)).collect();
        let mut captions = Captions::of(lang.of(golf.info()).naming(&names));
        let said = entries.iter().map(|(actor, text)| {
            table.apply(&Entry { actor: *actor, text: (*text).to_owned() }).expect(text);
            captions.read(&table.record_from(Viewer::Seat(Seat(0)), captions.told), false);
            captions.take()
        });
        said.collect()
    }

    #[test]
    fn bids_and_rulings_are_told_in_words() {
        let [ada, ben, cleo] = [0, 1, 2].map(|seat| Actor::Seat(Seat(seat)));
        let shown = [
            (ada, "3"),
            (ben, "25"),
            (cleo, "0"),
            (ada, "b7b1/e7a7/b1g1"),
            (Actor::Referee, "par=2:b7b1/b1g1"),
            (Actor::Chance, "K@d1"),
        ];
        let expected = [
            (
                Lang::En,
                ["Ada bid 3 moves", "Ben has decided", "Cleo has decided", "Par was 2 moves: b7b1, b1g1"],
            ),
            (
                Lang::De,
                [
                    "Ada hat 3 Züge geboten",
                    "Ben hat gewählt",
                    "Cleo hat gewählt",
                    "Par waren 2 Züge: b7b1, b1g1",
                ],
            ),
            (
                Lang::Es,
                [
                    "Ada ha apostado 3 jugadas",
                    "Ya han elegido: Ben",
                    "Ya han elegido: Cleo",
                    "El par era de 2 jugadas: b7b1, b1g1",
                ],
            ),
        ];
        for (lang, [bid, second, third, par]) in expected {
            let line = "Ada: b7b1/e7a7/b1g1";
            assert_eq!(captions(lang, &shown), [bid, second, third, line, par, ""], "{lang:?}");
        }
        let given_up = [(ada, "1"), (ben, "0"), (cleo, "0"), (ada, "--"), (Actor::Referee, "impossible")];
        let said = captions(Lang::En, &given_up);
        assert_eq!(said[3..], ["Ada gave up the demonstration", "The referee proves it impossible"]);
    }
}
