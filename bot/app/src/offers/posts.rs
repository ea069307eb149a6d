//! Public messages about an offer, in the language of each place.

use engine::any_game::AnyTable;
use engine::seat::Viewer;
use model::game::Game;
use model::ids::UserId;
use model::job::{Job, NewJob};
use model::screen::{Button, Row, Screen, Style, Verb};
use store::StandingOffer;
use words::Lang;
use words::say;

use super::fit::last_turn;
use super::stand_in::Subject;
use crate::asking::rejection::Rejection;
use crate::games::offering::{OfferAction, OfferKind};
use crate::games::places::{Place, places};
use crate::games::said::{undone, written};
use crate::games::titles::{heading, heading_for};
use crate::games::who::mentions;
use crate::notifications::{offer_notices, pinged};

/// The message that makes an offer: it pings the people who may answer.
pub(super) fn made(
    game: &Game,
    table: &dyn AnyTable,
    kind: OfferKind,
    offer: &StandingOffer,
    asked: &[UserId],
) -> Result<Vec<NewJob>, Rejection> {
    let words = words(game, table, kind, offer, asked)?;
    let post = |place: Place| {
        let lang = lang(game, place);
        let (text, rows) = (words(lang), rows(lang, game, kind, offer));
        let screen = Screen { text, pings: pinged(game, asked), rows, ..Screen::default() };
        place.post(game, kind.slot(), screen)
    };
    let mut jobs: Vec<NewJob> = places(game).into_iter().map(post).collect();
    jobs.extend(offer_notices(game, kind.slot(), asked, &words));
    Ok(jobs)
}

/// The edit of an offer's message after some have agreed.
pub(super) fn waits(
    game: &Game,
    table: &dyn AnyTable,
    kind: OfferKind,
    offer: &StandingOffer,
    missing: &[UserId],
) -> Result<Vec<NewJob>, Rejection> {
    let words = words(game, table, kind, offer, missing)?;
    let edit = |place: Place| {
        let lang = lang(game, place);
        let (text, rows) = (Some(words(lang)), rows(lang, game, kind, offer));
        place.job(game, Job::Edit { slot: place.slot(kind.slot()), text, rows, picture: None })
    };
    Ok(places(game).into_iter().map(edit).collect())
}

/// The edit when everybody has agreed, and it is done.
pub(super) fn agreed(game: &Game, kind: OfferKind) -> Vec<NewJob> {
    closed(game, kind, |lang| match kind {
        OfferKind::Computer => say!(lang, "offer-computer-agreed", game = heading_for(lang, game)),
        _ => say!(lang, "offer-call-off-agreed", game = heading_for(lang, game)),
    })
}

/// The edit when turns have been taken back: who asked for it, and which turns they are.
pub(super) fn taken_back(
    game: &Game,
    who: UserId,
    before: &dyn AnyTable,
    after: &dyn AnyTable,
) -> Vec<NewJob> {
    closed(game, OfferKind::Takeback, |lang| turns_taken_back(lang, game, who, before, after))
}

/// Who has taken back which turns.
pub(super) fn turns_taken_back(
    lang: Lang,
    game: &Game,
    who: UserId,
    before: &dyn AnyTable,
    after: &dyn AnyTable,
) -> String {
    let turns = lang.list(&undone(lang, before, after));
    say!(lang, "offer-takeback-agreed", game = heading_for(lang, game), who = who, turns = turns)
}

/// The edit when a rematch has begun.
pub(super) fn again(game: &Game, again: &Game) -> Vec<NewJob> {
    closed(game, OfferKind::Rematch, |lang| {
        say!(lang, "offer-rematch-agreed", game = heading_for(lang, again))
    })
}

/// The edit when the pause has begun.
pub(super) fn rests(game: &Game, offer: &StandingOffer) -> Vec<NewJob> {
    let until = moment(offer.until_ms);
    closed(game, OfferKind::Adjourn, |lang| {
        say!(lang, "offer-adjourn-agreed", game = heading_for(lang, game), until = &until)
    })
}

/// The edit when a person has refused.
pub(super) fn declined(game: &Game, kind: OfferKind, by: UserId) -> Vec<NewJob> {
    closed(game, kind, |lang| say!(lang, "offer-declined-post", who = by, game = heading_for(lang, game)))
}

/// The edit when its maker has withdrawn it.
pub(super) fn withdrawn(game: &Game, kind: OfferKind, by: UserId) -> Vec<NewJob> {
    closed(game, kind, |lang| say!(lang, "offer-withdrawn-post", who = by, game = heading_for(lang, game)))
}

/// The edit when the game went on without it.
pub(super) fn lapsed(game: &Game, kind: OfferKind, by: UserId) -> Vec<NewJob> {
    closed(game, kind, |lang| say!(lang, "offer-lapsed-post", who = by, game = heading_for(lang, game)))
}

/// The edit when another person has taken a seat.
pub(super) fn reseated(game: &Game, kind: OfferKind, by: UserId) -> Vec<NewJob> {
    closed(game, kind, |lang| say!(lang, "offer-lapsed-seats-post", who = by, game = heading_for(lang, game)))
}

/// The edit that removes the buttons and sets another text.
fn closed(game: &Game, kind: OfferKind, text: impl Fn(Lang) -> String) -> Vec<NewJob> {
    let edit = |place: Place| place.edit(game, kind.slot(), Some(text(lang(game, place))));
    places(game).into_iter().map(edit).collect()
}

/// The text of an offer, by language.
fn words(
    game: &Game,
    table: &dyn AnyTable,
    kind: OfferKind,
    offer: &StandingOffer,
    asked: &[UserId],
) -> Result<impl Fn(Lang) -> String, Rejection> {
    let (who, name, until) = (offer.person, heading(game), moment(offer.until_ms));
    let asked = asked.to_vec();
    let away = Subject::of(offer).and_then(|subject| Some((subject.person(game)?, subject.level)));
    let mut turns = Vec::new();
    if kind == OfferKind::Takeback {
        let (_, back) = last_turn(game, table, offer.person)?;
        let record = table.record(Viewer::Public);
        let undone = record.get(record.len().saturating_sub(back.lines)..).unwrap_or_default();
        turns = undone.to_vec();
    }
    Ok(move |lang: Lang| {
        let (who, game, asked) = (who, name.as_str(), mentions(lang, &asked));
        match kind {
            OfferKind::Takeback => {
                let turns: Vec<_> = turns.iter().map(|turn| format!("`{}`", written(lang, turn))).collect();
                let turns = lang.list(&turns);
                say!(lang, "offer-takeback-post", who = who, game = game, turns = turns, asked = asked)
            }
            OfferKind::CallOff => say!(lang, "offer-call-off-post", who = who, game = game, asked = asked),
            OfferKind::Adjourn => {
                let until = until.as_str();
                say!(lang, "offer-adjourn-post", who = who, game = game, until = until, asked = asked)
            }
            OfferKind::Rematch => say!(lang, "offer-rematch-post", who = who, game = game, asked = asked),
            OfferKind::Computer => away.map_or_else(String::new, |(away, level)| {
                let computer = level.player();
                say!(
                    lang,
                    "offer-computer-post",
                    who = who,
                    game = game,
                    away = away,
                    computer = computer,
                    asked = asked
                )
            }),
        }
    })
}

fn rows(lang: Lang, game: &Game, kind: OfferKind, offer: &StandingOffer) -> Vec<Row> {
    let button = |label, style, action: OfferAction| {
        Button::new(label, style, Verb::Offer, game.id, offer.number).with_arg(action.word())
    };
    vec![Row::Buttons(vec![
        button(say!(lang, "offer-yes-button"), Style::Success, OfferAction::yes(kind)),
        button(say!(lang, "offer-no-button"), Style::Secondary, OfferAction::no(kind)),
    ])]
}

fn lang(game: &Game, place: Place) -> Lang {
    place.own.map_or(game.lang(), |person| game.lang_of(person))
}

fn moment(ms: Option<i64>) -> String {
    format!("<t:{}:f>", ms.unwrap_or_default() / 1000)
}
