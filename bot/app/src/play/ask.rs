//! Yes-or-no questions between partners.
//!
//! Partners may know something about each other's cards, but not everything; so the answer is a button. Everybody at the
//! table sees question and answer, as they would hear them.

use model::game::Game;
use model::ids::UserId;
use model::job::Job;
use model::screen::{Button, Press, Row, Screen, Style, Verb};
use store::Inquiry;
use words::say;

use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::asking::{Asker, typed};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::places::{Place, places};
use crate::games::titles::{heading, info_of};
use crate::games::who::{everybody, mentions, teams};
use crate::notifications;

/// The longest question, in characters; the command's description says so, too.
const LONGEST: usize = 200;

/// `/game ask`: asks the partner a question.
pub(crate) async fn ask_partner(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    question: &str,
) -> Result<Screen, Rejection> {
    let question = tidy(question)?;
    found.to_play(context, asker.person).await?;
    let game = &found.game;
    let partners = partners(game, asker.person)?;
    retry_transaction(async || {
        let now = context.now();
        let mut tx = context.begin_once(asker).await?;
        if tx.waits_for_answer(game.id, asker.person).await? {
            return Err(reject!("ask-waits"));
        }
        let number = tx.ask(game.id, asker.person, &question, now).await?;
        let inquiry = Inquiry { number, asker: asker.person, text: question.clone(), answer: None };
        for place in places(game) {
            let screen = Screen {
                text: words(game, &inquiry, &partners),
                pings: notifications::pinged(game, &partners),
                rows: buttons(game, number),
                ..Screen::default()
            };
            tx.enqueue(&place.post(game, &slot(number), screen), now).await?;
        }
        let notices = notifications::offer_notices(game, &slot(number), &partners, |_| {
            words(game, &inquiry, &partners)
        });
        context.commit_with_jobs(tx, notices).await?;
        Ok(Screen::text(say!(asker.lang, "ask-sent", people = mentions(asker.lang, &partners))))
    })
    .await
}

/// Answers a question: the Yes and No buttons.
pub(crate) async fn answer_question(
    context: &Context,
    asker: &Asker,
    game: &Game,
    press: &Press,
) -> Result<Screen, Rejection> {
    let number = press.arg.parse().map_err(|_| Rejection::unknown_control())?;
    let yes = press.verb == Verb::AnswerYes;
    retry_transaction(async || {
        let now = context.now();
        let mut tx = context.begin_once(asker).await?;
        let mut inquiry = tx.inquiry(game.id, number).await?.ok_or_else(Rejection::unknown_control)?;
        if game.seat_of(asker.person).is_none() || inquiry.asker == asker.person {
            return Err(reject!("ask-for-others", people = mentions(asker.lang, &others(game, &inquiry))));
        }
        if !tx.answer(game.id, number, yes, asker.person).await? {
            return Err(reject!("ask-answered"));
        }
        inquiry.answer = Some((yes, asker.person));
        let edit = |place: Place| Job::Edit {
            slot: place.slot(&slot(number)),
            text: Some(words(game, &inquiry, &[])),
            rows: Vec::new(),
            picture: None,
        };
        for place in places(game) {
            tx.enqueue(&place.job(game, edit(place)), now).await?;
        }
        context.commit_with_jobs(tx, []).await?;
        Ok(Screen::text(if yes {
            say!(asker.lang, "ask-you-said-yes")
        } else {
            say!(asker.lang, "ask-you-said-no")
        }))
    })
    .await
}

/// A question on one line.
fn tidy(typed: &str) -> Result<String, Rejection> {
    let question = typed::line(typed);
    match question.chars().count() {
        0 => Err(reject!("ask-nothing")),
        1..=LONGEST => Ok(question),
        _ => Err(reject!("ask-too-long", most = LONGEST)),
    }
}

/// The people a person may ask: everybody else at the table, where all play together.
fn partners(game: &Game, person: UserId) -> Result<Vec<UserId>, Rejection> {
    let together = info_of(game).is_some_and(|info| info.seats.len() > 1 && teams(info).len() == 1);
    let partners: Vec<UserId> = everybody(game).into_iter().filter(|other| *other != person).collect();
    if !together || partners.is_empty() {
        return Err(reject!("ask-no-partner", game = heading(game)));
    }
    Ok(partners)
}

fn others(game: &Game, inquiry: &Inquiry) -> Vec<UserId> {
    everybody(game).into_iter().filter(|person| *person != inquiry.asker).collect()
}

fn slot(number: i64) -> String {
    format!("ask-{number}")
}

/// The text of the message, with the answer once there is one.
fn words(game: &Game, inquiry: &Inquiry, partners: &[UserId]) -> String {
    let (lang, asker) = (game.lang(), inquiry.asker);
    let (heading, question) = (heading(game), typed::plain(&inquiry.text));
    let question = question.as_str();
    let answerer = inquiry.answer.map_or_else(String::new, |(_, person)| lang.person(person));
    match inquiry.answer {
        None => {
            let people = mentions(game.lang(), partners);
            say!(lang, "ask-question", game = heading, asker = asker, question = question, people = people)
        }
        Some((true, _)) => {
            say!(
                lang,
                "ask-question-yes",
                game = heading,
                asker = asker,
                question = question,
                person = answerer
            )
        }
        Some((false, _)) => {
            say!(
                lang,
                "ask-question-no",
                game = heading,
                asker = asker,
                question = question,
                person = answerer
            )
        }
    }
}

fn buttons(game: &Game, number: i64) -> Vec<Row> {
    let button =
        |label: String, style, verb| Button::new(label, style, verb, game.id, 0).with_arg(number.to_string());
    vec![Row::Buttons(vec![
        button(say!(game.lang(), "yes-button"), Style::Success, Verb::AnswerYes),
        button(say!(game.lang(), "no-button"), Style::Danger, Verb::AnswerNo),
    ])]
}
