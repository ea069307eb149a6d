//! A review as messages: the curve with the turning points, and the better line of one of them on boards.

use engine::any_game::AnyTable;
use engine::rules::{Value, Voice};
use engine::seat::{Seat, Viewer};
use model::game::Game;
use model::screen::{Recipe, Row, Screen, Style};
use store::Review;
use words::{Lang, say};

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::spoken::{self, SpokenTurn};
use crate::games::study::{Study, Turning, Why};
use crate::games::studying::StudyAction;
use crate::games::tables;
use crate::games::titles::heading_for;
use crate::games::who::person_in;

/// How many turns of a better line can be stepped through.
const TURNS: usize = 8;

/// The message with the whole review.
pub(super) async fn page(
    context: &Context,
    lang: Lang,
    game: &Game,
    study: &Study,
) -> Result<Screen, Rejection> {
    let mut lines = vec![say!(lang, "review-done", game = heading_for(lang, game))];
    if study.turning.is_empty() {
        lines.push(say!(lang, "review-no-turning"));
    }
    for (turning, at) in study.turning.iter().zip(1..) {
        let told = Told::of(context, lang, game, turning).await?;
        lines.push(format!("**({at})** {}", told.sentence(lang, game, study, turning)?));
    }
    if study.points.iter().any(|point| !point.known.is_empty()) {
        lines.push(say!(lang, "review-knowledge"));
    }
    let mut recipe = Recipe::new(game.id, game.entries, None);
    recipe.review = true;
    let points = (0..study.turning.len() as u32).map(|point| {
        let label = say!(lang, "review-show-button", number = point + 1);
        StudyAction::Better { point, turns: 0 }.button(label, Style::Secondary, game)
    });
    Ok(Screen::text(lines.join("\n")).with_picture(recipe).with_buttons(points.collect()))
}

/// A turning point in one reader's words.
struct Told {
    /// The turn that was played.
    played: Vec<SpokenTurn>,
    /// The better line.
    line: Vec<SpokenTurn>,
}

impl Told {
    async fn of(context: &Context, lang: Lang, game: &Game, turning: &Turning) -> Result<Self, Rejection> {
        let before = context.tables.at(&context.store, game, turning.entries).await?;
        Ok(Self {
            played: spoken::turns(lang, before.fork(), turning.played.split('/'), 1),
            line: spoken::turns(lang, before.fork(), turning.better.iter().map(String::as_str), TURNS),
        })
    }

    /// `12… Qxd4 by @Ben. Better: Nf3, which wins a rook.`
    fn sentence(
        &self,
        lang: Lang,
        game: &Game,
        study: &Study,
        turning: &Turning,
    ) -> Result<String, Rejection> {
        let start = tables::begin(game)?;
        let number = study.points.get(turning.point).map_or(0, |point| point.number);
        let dots = if turning.first { "." } else { "…" };
        let said = |turns: &[SpokenTurn]| turns.first().map_or_else(String::new, |turn| turn.noted.clone());
        let played = format!("{number}{dots} {}", said(&self.played));
        let why = match &turning.why {
            Why::Wins => say!(lang, "review-why-wins"),
            Why::Saves => say!(lang, "review-why-saves"),
            Why::Takes(names) => {
                let voice = lang.of(start.info());
                let piece = |name| voice.text("engine-alt-piece", &[("piece", Value::kind(name))]);
                let pieces: Vec<String> =
                    names.iter().filter_map(|name| kind(&*start, name)).map(piece).collect();
                say!(lang, "review-why-takes", pieces = lang.list(&pieces))
            }
            Why::Ahead => say!(lang, "review-why-ahead"),
            Why::Even => say!(lang, "review-why-even"),
            Why::LessBad => say!(lang, "review-why-less-bad"),
        };
        let person = person_in(game, start.info(), Seat(turning.seat));
        let (better, lost) = (said(&self.line), turning.lost / 10);
        Ok(say!(
            lang,
            "review-turning",
            played = played,
            person = person,
            better = better,
            why = why,
            lost = lost
        ))
    }
}

/// The name of a kind of piece, in the form that the game's first position has.
pub(super) fn kind(start: &dyn AnyTable, name: &str) -> Option<&'static str> {
    let scene = start.scene(Viewer::Public);
    scene.cells.iter().filter_map(|cell| cell.token.as_ref()).map(|token| token.name).find(|own| *own == name)
}

/// A turning point on a board, with this many turns of what was better.
pub(in crate::opponents) async fn better(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    point: u32,
    turns: u32,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (lang, table) = (asker.lang, found.table(context).await?);
    let Some(Review { study: Some(text), .. }) = context.store.review(game.id).await? else {
        return Err(reject!("review-not-made"));
    };
    // A game that ended with something sealed is never reviewed.
    if table.disclosure().is_none() {
        return Err(Rejection::unknown_control());
    }
    let study = super::read(game, &text)?;
    let turning = study.turning.get(point as usize).ok_or_else(Rejection::unknown_control)?;
    let told = Told::of(context, lang, game, turning).await?;
    let at = (turns as usize).min(told.line.len());
    let bold = |(place, turn): (usize, &SpokenTurn)| match place + 1 == at {
        true => format!("**{}**", turn.noted),
        false => turn.noted.clone(),
    };
    let line = told.line.iter().enumerate().map(bold).collect::<Vec<_>>().join(", ");
    let walked = match at {
        0 => say!(lang, "review-line-start", line = line),
        _ => say!(lang, "review-line", line = line, at = at, all = told.line.len()),
    };
    let sentence = told.sentence(lang, game, &study, turning)?;
    let text = format!("{}\n**{}.** {sentence}\n{walked}", heading_for(lang, game), point + 1);
    let mut recipe = Recipe::new(game.id, turning.entries, Some(turning.seat));
    recipe.line = told.line.iter().take(at).flat_map(|turn| turn.steps.clone()).collect();
    if at == 0 {
        recipe.arrows = told.played.iter().flat_map(|turn| turn.arrows.clone()).collect();
    }
    let step = |label: String, to: usize| {
        StudyAction::Better { point, turns: to as u32 }.button(label, Style::Secondary, game)
    };
    // Ids are unique within a message: a disabled button has the id of a page that doesn't exist.
    let (back, next) = (if at == 0 { told.line.len() + 1 } else { at - 1 }, at + 1);
    let walk = vec![
        step(say!(lang, "replay-back-button"), back).idle_if(at == 0),
        step(say!(lang, "replay-next-button"), next).idle_if(at == told.line.len()),
        StudyAction::Review.button(say!(lang, "review-whole-button"), Style::Secondary, game),
    ];
    let mut screen = Screen::text(text).with_picture(recipe);
    screen.rows.push(Row::Buttons(walk));
    Ok(screen)
}
