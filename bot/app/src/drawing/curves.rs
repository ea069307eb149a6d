//! The curve of a review: who stood better, turn by turn, as a picture and in words.

use engine::rules::Info;
use engine::seat::Seat;
use model::game::Game;
use model::screen::Recipe;
use render::curve::Curve;
use words::{Lang, say};

use super::picture::{NoPicture, Picture, Studio, drawn};
use crate::asking::rejection::Rejection;
use crate::games::study::{Point, Study, WHOLE};
use crate::games::tables;
use crate::games::titles::title_for;
use crate::games::who::teams;

/// From how much on a side is better, in thousandths of a win beyond a half.
const BETTER: i32 = 60;
/// The most changes of the lead in words.
const TOLD: usize = 12;

impl Studio {
    /// Draws the curve of a game that has been reviewed.
    pub(super) async fn curve(&self, recipe: &Recipe) -> Result<Picture, NoPicture> {
        let looked_up = async {
            let gone = || Rejection::Broken(format!("there is no review of game {}", recipe.game));
            let game = self.game(recipe).await?.ok_or_else(gone)?;
            let review = self.store.review(game.id).await?.and_then(|review| review.study);
            let study: Option<Study> = review.and_then(|text| serde_json::from_str(&text).ok());
            let info = tables::begin(&game)?.info();
            let theme = self.theme(recipe, Some(&game)).await?;
            let lang = self.language(&game, recipe).await?;
            Ok::<_, Rejection>((study.ok_or_else(gone)?, info, theme, game, lang))
        };
        let (study, info, theme, game, lang) =
            looked_up.await.map_err(|rejection| NoPicture::new(format!("{rejection:?}")))?;
        let curve = curve(lang, &game, info, &study);
        let alt = in_words(lang, info, &study);
        drawn(|| Picture { bytes: self.renderer.curve(&curve, theme).png, alt, file_name: "review.png" })
    }
}

/// The names of both sides, the first one first.
fn sides(lang: Lang, info: &Info) -> [String; 2] {
    let mut names = teams(info).into_iter().map(|team| lang.team(info, team));
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

fn curve(lang: Lang, game: &Game, info: &Info, study: &Study) -> Curve {
    let shares = |of: &dyn Fn(&Point) -> i32| -> Vec<u16> {
        study.points.iter().map(|point| of(point).clamp(0, WHOLE) as u16).collect()
    };
    let seats = study.points.first().map_or(0, |point| point.known.len());
    let beliefs = (0..seats).map(|seat| {
        let name = say!(lang, "review-knew", side = lang.seat(info, Seat(seat as u8)));
        (name, shares(&|point| point.known.get(seat).copied().unwrap_or(WHOLE / 2)))
    });
    let [first, second] = sides(lang, info);
    Curve {
        title: say!(lang, "review-curve-title", game = title_for(lang, game), number = game.id.to_string()),
        heights: [first, say!(lang, "review-even"), second],
        turns: say!(lang, "review-turn"),
        numbers: study.points.iter().map(|point| point.number).collect(),
        share: shares(&|point| point.truth),
        beliefs: beliefs.collect(),
        marks: study.turning.iter().zip(1..).map(|(turning, at)| (turning.point, format!("{at}"))).collect(),
    }
}

/// The curve in words: who stood better from which turn on, and the turning points.
fn in_words(lang: Lang, info: &Info, study: &Study) -> String {
    let [first, second] = sides(lang, info);
    let mut sentences: Vec<String> = Vec::new();
    let mut before = None;
    for point in &study.points {
        let lead = match point.truth - WHOLE / 2 {
            ahead if ahead > BETTER => Some(&first),
            ahead if ahead < -BETTER => Some(&second),
            _ => None,
        };
        if before == Some(lead) {
            continue;
        }
        before = Some(lead);
        let chance = point.truth.max(WHOLE - point.truth) / 10;
        sentences.push(match lead {
            Some(side) => {
                say!(lang, "review-alt-ahead", number = point.number, side = side, chance = chance)
            }
            None => say!(lang, "review-alt-even", number = point.number),
        });
    }
    if sentences.len() > TOLD {
        // The later changes matter more.
        sentences.drain(..sentences.len() - TOLD);
    }
    let turning: Vec<String> = study
        .turning
        .iter()
        .filter_map(|turning| study.points.get(turning.point))
        .map(|point| point.number.to_string())
        .collect();
    if !turning.is_empty() {
        sentences.push(say!(lang, "review-alt-turning", numbers = lang.list(&turning)));
    }
    format!("{} {}", say!(lang, "review-alt"), sentences.join(" "))
}
