//! Questions to the person at the client, who answers by buttons, about what only they can see.

use model::screen::{Row, Style};
use words::Lang;
use words::say;

use crate::calls::received::Asked;
use crate::emoji::Known;
use crate::messages::payload;

use super::bench::End;
use super::controls::name;
use super::guide::{Came, Guide, STEPS};
use super::messages::signed;
use super::questions::Question;
use super::row::Outcome;

impl Guide<'_, '_> {
    /// Asks all of them.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn questions(&mut self) -> Result<(), End> {
        self.number = 7;
        self.notified().await?;
        self.number = 8;
        let text = say!(self.lang, "live-participants");
        self.yes_or_no(&text, Question::Participants, false).await?;
        self.number = 9;
        if self.lang == Lang::En {
            self.bench.leave_out(self.title(), "only where commands have other names than in English");
            return Ok(());
        }
        let text = say!(self.lang, "live-english", command = "`/play`");
        self.yes_or_no(&text, Question::EnglishNames, false).await
    }

    /// Whether an edit that mentions a person makes a sound.
    async fn notified(&mut self) -> Result<(), End> {
        let text = say!(self.lang, "live-notified");
        self.yes_or_no(&text, Question::ChangeNotifies, true).await
    }

    /// Asks one; `by_change`: the message is posted without the question, which is added by an edit with a
    /// mention of the owner.
    async fn yes_or_no(&mut self, text: &str, question: Question, by_change: bool) -> Result<(), End> {
        let buttons =
            [(say!(self.lang, "live-yes-button"), "yes"), (say!(self.lang, "live-no-button"), "no")];
        let number = self.number;
        let buttons =
            buttons.map(|(text, word)| self.button(&text, Style::Primary, &format!("{word}-{number}")));
        let asked = self.ask(text, vec![Row::Buttons(buttons.to_vec())], None).await?;
        if let (true, Some(asked), Some(owner)) = (by_change, asked, self.scene.owner) {
            let changed = signed(&format!("**{}/{}** <@{owner}> {text}", self.number, STEPS.len()));
            let mut body = payload::alteration(Some(&changed), &[], &Known::default());
            // Its controls stay as they are.
            if let Some(fields) = body.as_object_mut() {
                fields.remove("components");
            }
            let http = self.bench.http.clone();
            let call = http.edit_message(self.scene.channel, asked, &body, Vec::new());
            self.bench.quietly("a message, changed to name somebody", call).await?;
        }
        let is_answer = |asked: &Asked| answer(asked, number).is_some();
        let came = self.wait(is_answer).await?;
        let said = match &came {
            Came::This(received, _) => answer(&received.asked, number),
            _ => None,
        };
        let done = said.is_some();
        match (came, said) {
            (Came::This(received, _), Some(said)) => {
                self.answer(&received, "an answer taken", &payload::defer_update()).await?;
                self.bench.answer(question, format!("{said} (as the person says)"));
                self.bench.remark(Outcome::Noted, self.title(), "", said);
            }
            (other, _) => {
                self.came(other, |_, _| Vec::new());
            }
        }
        self.close(asked, done).await
    }
}

/// The answer to a question.
fn answer(asked: &Asked, number: usize) -> Option<&'static str> {
    let Asked::Press(press) = asked else { return None };
    let (said, of) = name(&press.custom_id)?.split_once('-')?;
    let said = ["yes", "no"].into_iter().find(|word| *word == said)?;
    (of.parse() == Ok(number)).then_some(said)
}
