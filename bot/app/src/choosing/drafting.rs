//! A turn being chosen at a table, of a game, a lesson or a puzzle: makes the next question, and takes the
//! answer.
//!
//! Shared by games, lessons and puzzles, since it loads and stores nothing: it has the table as one seat sees it, the steps
//! drafted so far, and the prompt that controls belong to.

use engine::any_game::{AnyTable, Offer};
use engine::lesson::Attempt;
use engine::rules::Progress;
use engine::seat::{Seat, Viewer};
use engine::typed::understand;
use model::ids::GameId;
use model::screen::{Button, Press, Recipe, Row, Style, Verb};
use words::Lang;
use words::say;

use super::menus::{Chosen, Controls, moves};
use super::{runs, sentence, shortcut};
use crate::asking::rejection::Rejection;
use crate::asking::typed;
use crate::games::said::moves_of;
use crate::play::asked::question;
use crate::play::board::lines;

/// The value of the choice that ends a turn.
const END: &str = ".";
/// The most forced steps taken in a row.
const MOST_FORCED: usize = 50;
/// The most letters in a control's argument.
const MOST_CARRIED: usize = 40;

/// A seat that is asked, with its draft.
#[derive(Clone, Copy)]
pub(crate) struct Drafting<'a> {
    pub(crate) lang: Lang,
    /// The game its controls belong to; `None`: the person's lesson or puzzle.
    pub(crate) game: Option<GameId>,
    /// The prompt its controls belong to.
    pub(crate) prompt: i64,
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) seat: Seat,
    /// The steps so far, joined by `/`.
    pub(crate) draft: &'a str,
}

/// The next question.
pub(crate) struct Asked {
    /// The steps so far in words, with a blank before them; empty without any.
    pub(crate) so_far: String,
    pub(crate) question: String,
    /// The controls with the choices; at least one row stays free.
    pub(crate) rows: Vec<Row>,
    /// Buttons for everything else.
    pub(crate) buttons: Vec<Button>,
}

/// The action of a picker control where the turn belongs to no game, and nothing but the draft is stored.
pub(crate) enum Answer {
    /// Show the next question, with something chosen.
    Look(Chosen),
    /// To draft these steps.
    Draft(String),
    /// Enter these steps: the turn is complete, or its answer can't be taken back.
    Entry(String),
    /// Enter this typed turn.
    Typed(String),
}

/// A draft after another step.
pub(crate) enum Longer {
    /// A longer draft.
    Draft(String),
    /// An entry: the turn is complete, or its answer can't be taken back.
    Entry(String),
}

impl<'a> Drafting<'a> {
    /// The draft of a lesson or puzzle, which belong to no game.
    pub(crate) fn alone(lang: Lang, prompt: i64, attempt: &'a Attempt, draft: &'a str) -> Self {
        Self { lang, game: None, prompt, table: attempt.table(), seat: attempt.seat(), draft }
    }
}

impl Drafting<'_> {
    /// Whether a picker control was made for this prompt and draft.
    pub(crate) fn fits(&self, press: &Press) -> bool {
        press.version == self.prompt && press.arg.split('.').next() == Some(&self.steps().to_string())
    }

    /// The action of a picker control below a lesson or a puzzle; `None` if it was made for another prompt.
    pub(crate) fn answered(&self, press: &Press, value: &str) -> Result<Option<Answer>, Rejection> {
        let fits = match press.verb {
            Verb::Typed => press.version == self.prompt,
            _ => self.fits(press),
        };
        if !fits {
            return Ok(None);
        }
        Ok(Some(match press.verb {
            Verb::Piece => Answer::Look(Chosen::piece(value).ok_or_else(Rejection::unknown_control)?),
            Verb::Back => Answer::Look(Chosen::default()),
            Verb::Undo => Answer::Draft(self.shorter().to_owned()),
            Verb::Typed => Answer::Typed(self.continued(&typed::turn(value))),
            Verb::Step | Verb::StepButton => {
                let step = if press.verb == Verb::Step { value } else { step_of(press) };
                match Chosen::onwards(press, step) {
                    Some(square) => Answer::Look(square),
                    None => match self.step(step)? {
                        Longer::Draft(longer) => Answer::Draft(longer),
                        Longer::Entry(entry) => Answer::Entry(entry),
                    },
                }
            }
            _ => return Err(Rejection::unknown_control()),
        }))
    }

    /// A typed turn; a text that is none by itself is what comes behind the draft, since a player who is asked for
    /// the next step types that one, or it names the next step in words. What is wrong in every way is explained by how it begins.
    pub(crate) fn continued(&self, typed: &str) -> String {
        let reads = |text: &str| understand(self.table, self.seat, text, self.lang.letters()).is_ok();
        let begins_anew = || typed.split(['/', ',']).next().is_some_and(reads);
        let longer = lengthen(self.draft, typed);
        let said = || self.said(typed).map(|step| lengthen(self.draft, &step));
        if self.draft.is_empty() {
            return said().filter(|_| !reads(typed)).unwrap_or_else(|| typed.to_owned());
        }
        if reads(typed) {
            return typed.to_owned();
        }
        if reads(&longer) {
            return longer;
        }
        said().unwrap_or_else(|| if begins_anew() { typed.to_owned() } else { longer })
    }

    /// The next step, named in plain words.
    fn said(&self, typed: &str) -> Option<String> {
        sentence::step_at(self.lang, &*self.drafted().ok()?, self.seat, typed)
    }

    /// Whether the drafted steps have no continuation any more.
    pub(crate) fn is_stuck(&self) -> bool {
        self.drafted().is_err()
    }

    /// Takes the next step, or several joined by `/`, from a menu or a button, and then all forced steps:
    /// there is no question with one answer. Forced steps follow from the seat's own offers.
    pub(crate) fn step(&self, value: &str) -> Result<Longer, Rejection> {
        let step = if value == END { "" } else { value };
        let mut fork = self.drafted()?;
        // Several small steps may be one choice; none goes beyond a commit point.
        let mut progress = Progress::Draft;
        for part in step.split('/') {
            if progress != Progress::Draft {
                return Err(Rejection::unknown_control());
            }
            progress = fork.step(self.seat, part)?.progress;
        }
        let mut longer = lengthen(self.draft, step);
        for _ in 0..MOST_FORCED {
            if progress != Progress::Draft {
                return Ok(Longer::Entry(longer));
            }
            let offers = fork.offers(Viewer::Seat(self.seat));
            let [only] = offers.as_slice() else { break };
            progress = fork.step(self.seat, &only.text)?.progress;
            longer = lengthen(&longer, &only.text);
        }
        Ok(if progress == Progress::Draft { Longer::Draft(longer) } else { Longer::Entry(longer) })
    }

    /// The draft without the last step that was a real choice, and without the forced ones after it.
    pub(crate) fn shorter(&self) -> &str {
        let mut rest = self.draft;
        while let Some((before, _)) = rest.rsplit_once('/') {
            rest = before;
            let drafting = Drafting { draft: rest, ..*self };
            let choices = |fork: Box<dyn AnyTable>| fork.offers(Viewer::Seat(self.seat)).len();
            if drafting.drafted().is_ok_and(|fork| choices(fork) > 1) {
                return rest;
            }
        }
        ""
    }

    /// The next question, as menus over the seat's own view.
    pub(crate) fn ask(&self, chosen: Chosen) -> Result<Asked, Rejection> {
        let lang = self.lang;
        let fork = self.drafted()?;
        let offers = runs::joined(&*fork, self.seat, fork.offers(Viewer::Seat(self.seat)));
        let scene = fork.scene(Viewer::Seat(self.seat));
        let controls = Controls {
            lang,
            game: self.game,
            prompt: self.prompt,
            drafted: self.steps(),
            scene: &scene,
            info: self.table.info(),
            recent: moves::recent(self.table, self.seat),
            question: question(lang, &*fork, Viewer::Seat(self.seat), self.seat),
            costly: self.costly(&offers),
        };
        let so_far = match moves_of(self.draft).as_str() {
            "" => String::new(),
            draft => format!(" {}", say!(lang, "picker-so-far", draft = lang.steps(draft))),
        };
        let (mut question, rows) = controls.ask(&offers, chosen);
        // Several small questions in one menu: how many kinds of things one answer settles, and how many questions are still to come.
        if let Some(run) = offers.first().filter(|offer| offer.text.contains('/')) {
            let settled = run.text.split('/').count();
            let together = match runs::questions_after(&*fork, self.seat, &run.text) {
                0 => say!(lang, "picker-all-together"),
                more => say!(lang, "picker-some-together", settled = settled, more = more),
            };
            question = format!("{question} {together}");
        }
        let mut buttons = Vec::new();
        if offers.iter().any(|offer| offer.text.is_empty()) {
            buttons.push(controls.button(&say!(lang, "picker-end-button"), Style::Success, Verb::StepButton));
        }
        let way_back = chosen.way_back(lang);
        if let Some(label) = &way_back {
            buttons.push(controls.button(label, Style::Secondary, Verb::Back));
        }
        if !self.draft.is_empty() {
            buttons.push(controls.button(&say!(lang, "picker-undo-button"), Style::Secondary, Verb::Undo));
        }
        // Lessons and puzzles ask for one turn among all: none is filled in there.
        if self.draft.is_empty() && way_back.is_none() && self.game.is_some() {
            buttons.extend(shortcut::buttons(&controls, self.table, self.seat));
            question = lines([question, shortcut::about(lang, self.table, self.seat)]);
        }
        let type_it = controls.press(Verb::Type, self.example(&offers));
        buttons.push(Button::of_page(say!(lang, "picker-type-button"), Style::Secondary, type_it));
        Ok(Asked { so_far, question, rows, buttons })
    }

    /// The steps about no square that the game warns of, since they cost something.
    fn costly(&self, offers: &[Offer]) -> Vec<String> {
        let about_none = offers.iter().filter(|offer| offer.from.is_none() && offer.to.is_none());
        let steps = about_none.map(|offer| offer.text.as_str());
        let warned = |step: &&str| self.table.warns(self.seat, &lengthen(self.draft, step)).is_some();
        steps.filter(warned).map(str::to_owned).collect()
    }

    /// An example for the form, which is opened without loading anything: the draft with a possible step, or only the game's
    /// name where something is hidden, since controls carry no secret, and where a step might be the solution.
    fn example(&self, offers: &[Offer]) -> String {
        let info = self.table.info();
        if info.secret.is_some() || self.game.is_none() {
            return info.id.to_owned();
        }
        let carried = |text: &String| {
            text.len() <= MOST_CARRIED && text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b':')
        };
        let steps = offers.iter().filter(|offer| !offer.text.is_empty());
        steps.map(|offer| lengthen(self.draft, &offer.text)).find(carried).unwrap_or_default()
    }

    /// The picture of the seat's board with the draft on it, and the possible choices marked.
    pub(crate) fn marked(&self, mut board: Recipe, chosen: Chosen) -> Recipe {
        board.draft = self.draft.to_owned();
        board.selected = chosen.mark().map(|square| square.to_string());
        board.targets = true;
        board
    }

    fn steps(&self) -> usize {
        if self.draft.is_empty() { 0 } else { self.draft.split('/').count() }
    }

    /// The table after the drafted steps.
    fn drafted(&self) -> Result<Box<dyn AnyTable>, Rejection> {
        let mut fork = self.table.fork();
        for step in self.draft.split('/').filter(|step| !step.is_empty()) {
            fork.step(self.seat, step)?;
        }
        Ok(fork)
    }
}

/// A draft with another step; an empty one leaves it as it is.
fn lengthen(draft: &str, step: &str) -> String {
    match (draft.is_empty(), step.is_empty()) {
        (true, _) => step.to_owned(),
        (false, true) => draft.to_owned(),
        (false, false) => format!("{draft}/{step}"),
    }
}

/// The argument of a picker button that takes these steps, joined by `/`, where none are drafted yet.
pub(crate) fn first_steps(steps: &str) -> String {
    format!("0.{steps}")
}

/// The step of a picker button; empty if it ends the turn.
pub(crate) fn step_of(press: &Press) -> &str {
    press.arg.split_once('.').map_or(END, |(_, step)| step)
}
