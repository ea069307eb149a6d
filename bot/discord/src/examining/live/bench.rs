//! Makes one call at a time, and compares it with what is expected.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use outbox::DeliveryError;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::calls::failure::Failure;
use crate::calls::rest::{Exchange, Rest, Route, Witness};
use crate::endpoint::Endpoint;
use crate::sender::{SKEW_MS, first_id_of};

use super::cleanup::Made;
use super::questions::Question;
use super::row::{Outcome, Part, Row};

/// The time limit of one call, limits and a film on a slow line included.
const LONGEST: Duration = Duration::from_secs(180);
/// The most requests a second: a bot may run beside this, and the limit is for both.
const PER_SECOND: u32 = 10;

/// Why the examination ends early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It was cancelled.
    Stopped,
    /// It can't begin, for this reason.
    Cannot(String),
}

/// The state of the examination.
pub(super) struct Bench<'t> {
    pub(super) http: Rest,
    /// What has to be deleted at the end.
    pub(super) made: Made,
    pub(super) part: Part,
    pub(super) stop: CancellationToken,
    exchanges: mpsc::UnboundedReceiver<Exchange>,
    found: Found,
    /// The smallest snowflake of the time it began.
    begun: u64,
    tell: &'t mut dyn FnMut(&str),
}

/// The findings.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) rows: Vec<Row>,
    /// Answers to the open questions.
    pub(super) questions: BTreeMap<Question, String>,
    pub(super) tried: BTreeSet<Route>,
}

impl<'t> Bench<'t> {
    pub(super) fn new(endpoint: &Endpoint, stop: CancellationToken, tell: &'t mut dyn FnMut(&str)) -> Self {
        let (witness, exchanges) = mpsc::unbounded_channel();
        Self {
            http: endpoint.witnessed(PER_SECOND, Witness(witness)),
            made: Made::default(),
            part: Part::Start,
            stop,
            exchanges,
            found: Found::default(),
            begun: first_id_of(jiff::Timestamp::now().as_millisecond() - SKEW_MS),
            tell,
        }
    }

    /// The smallest id that a message of this examination can have.
    pub(super) fn begun(&self) -> u64 {
        self.begun
    }

    pub(super) fn finish(self) -> Found {
        self.found
    }

    /// Makes a call and notes its result; `check` answers the differences from what is expected.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn try_call<T>(
        &mut self,
        what: &str,
        expected: &str,
        call: impl Future<Output = Result<T, Failure>>,
        check: impl FnOnce(&T, &Value) -> Vec<String>,
    ) -> Result<Result<T, Failure>, End> {
        let (done, exchanges) = self.perform(call).await?;
        let last = exchanges.last();
        let mut differences = before(&exchanges);
        match &done {
            Ok(answer) => differences.extend(check(answer, last.map_or(&Value::Null, |last| &last.body))),
            Err(failure) => differences.push(refusal(last, failure)),
        }
        self.compare(what, expected, &differences, last);
        Ok(done)
    }

    /// Like [`Self::try_call`], for a call that Discord should refuse with this code.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn try_refused<T>(
        &mut self,
        what: &str,
        code: u32,
        call: impl Future<Output = Result<T, Failure>>,
    ) -> Result<(), End> {
        let (done, exchanges) = self.perform(call).await?;
        let last = exchanges.last();
        let mut differences = before(&exchanges);
        match &done {
            Ok(_) => differences.push("it was taken".to_owned()),
            Err(failure) if failure.code == code => {}
            Err(failure) => differences.push(refusal(last, failure)),
        }
        self.compare(what, &format!("refused with code {code}"), &differences, last);
        Ok(())
    }

    /// Makes a call that has no row of its own unless it fails.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn quietly<T>(
        &mut self,
        what: &str,
        call: impl Future<Output = Result<T, Failure>>,
    ) -> Result<Option<T>, End> {
        let (done, exchanges) = self.perform(call).await?;
        let last = exchanges.last();
        let mut differences = before(&exchanges);
        differences.extend(done.as_ref().err().map(|failure| refusal(last, failure)));
        if !differences.is_empty() {
            self.compare(what, "done", &differences, last);
        }
        Ok(done.ok())
    }

    /// Makes a call even after cancellation: for cleaning up.
    pub(super) async fn no_matter_what_happens<T>(
        &mut self,
        call: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        let done = timeout(LONGEST, call).await.unwrap_or_else(|_| Err(Failure::no_answer()));
        self.heard();
        done
    }

    async fn perform<T>(
        &mut self,
        call: impl Future<Output = Result<T, Failure>>,
    ) -> Result<(Result<T, Failure>, Vec<Exchange>), End> {
        let done = tokio::select! {
            biased;
            () = self.stop.cancelled() => return Err(End::Stopped),
            done = timeout(LONGEST, call) => done.unwrap_or_else(|_| Err(Failure::no_answer())),
        };
        Ok((done, self.heard()))
    }

    /// The exchanges since the last call of this.
    fn heard(&mut self) -> Vec<Exchange> {
        let mut heard = Vec::new();
        while let Ok(exchange) = self.exchanges.try_recv() {
            self.found.tried.insert(exchange.route);
            heard.push(exchange);
        }
        heard
    }

    fn compare(&mut self, what: &str, expected: &str, differences: &[String], last: Option<&Exchange>) {
        let (outcome, seen) = match differences {
            [] => (Outcome::Same, last.map_or_else(String::new, |last| last.status.to_string())),
            some => (Outcome::Different, some.join("; ")),
        };
        self.note(Row {
            part: self.part,
            what: what.to_owned(),
            expected: expected.to_owned(),
            seen,
            outcome,
            took: last.map(|last| last.took),
            limits: last.map(limits).unwrap_or_default(),
        });
    }

    /// Notes an observation that is no call.
    pub(super) fn saw(&mut self, what: &str, expected: &str, differences: &[String]) {
        let (outcome, seen) = match differences {
            [] => (Outcome::Same, "as expected".to_owned()),
            some => (Outcome::Different, some.join("; ")),
        };
        self.remark(outcome, what, expected, &seen);
    }

    /// Notes an observation with another outcome than "as expected" or "different".
    pub(super) fn remark(&mut self, outcome: Outcome, what: &str, expected: &str, seen: &str) {
        self.note(Row {
            part: self.part,
            what: what.to_owned(),
            expected: expected.to_owned(),
            seen: seen.to_owned(),
            outcome,
            took: None,
            limits: String::new(),
        });
    }

    /// Notes that something was not tried.
    pub(super) fn leave_out(&mut self, what: &str, why: &str) {
        self.remark(Outcome::NotTried, what, "", why);
    }

    /// Notes the answer to an open question.
    pub(super) fn answer(&mut self, question: Question, seen: impl Into<String>) {
        self.found.questions.insert(question, seen.into());
    }

    /// Prints a line for the person at the terminal.
    pub(super) fn say(&mut self, text: &str) {
        (self.tell)(text);
    }

    fn note(&mut self, row: Row) {
        let says = if row.outcome == Outcome::Same { String::new() } else { format!(": {}", row.seen) };
        (self.tell)(&format!("{:<10} {}{says}", row.outcome.word(), row.what));
        self.found.rows.push(row);
    }
}

/// The failures before the last attempt.
fn before(exchanges: &[Exchange]) -> Vec<String> {
    let earlier = exchanges.split_last().map_or(&[][..], |(_, earlier)| earlier);
    earlier.iter().map(|exchange| format!("first {}", said(exchange))).collect()
}

/// Why a call failed.
fn refusal(last: Option<&Exchange>, failure: &Failure) -> String {
    match (last, &failure.error) {
        (None, DeliveryError::Limited { after }) => {
            format!("not sent: the limits ask to wait {:.1} s", after.as_secs_f32())
        }
        (None, error) => format!("not sent: {error}"),
        // The reason names fields and rules.
        (Some(_), DeliveryError::Rejected(why)) => format!("refused: {why}"),
        (Some(last), _) if (200..300).contains(&last.status) => {
            format!("{}, but the answer can't be read", last.status)
        }
        (Some(last), _) => said(last),
    }
}

/// Discord's answer, in our words.
fn said(exchange: &Exchange) -> String {
    let name = match exchange.code {
        10003 => " (no such channel)",
        10008 => " (no such message)",
        10062 => " (no such interaction: answered too late, or twice)",
        20026 => " (quarantine)",
        40003 => " (direct messages are opened too fast)",
        40060 => " (somebody has acknowledged it already)",
        40333 => " (Discord is out of order, or this address is blocked)",
        50001 => " (no access)",
        50007 => " (this person takes no direct messages of the bot's)",
        50013 => " (a permission is missing)",
        50278 => " (no server in common)",
        _ => "",
    };
    match (exchange.status, &exchange.too_fast, exchange.code) {
        (0, ..) => "no answer".to_owned(),
        (status, Some((whose, wait)), _) => {
            format!("{status}: too fast (limit: {whose}), to wait {:.1} s", wait.as_secs_f32())
        }
        (status, None, 0) => status.to_string(),
        (status, None, code) => format!("{status}, code {code}{name}"),
    }
}

fn limits(exchange: &Exchange) -> String {
    let Some((limit, left)) = exchange.limit else { return String::new() };
    let again = exchange.reset_after.map(|after| format!(", full in {:.2} s", after.as_secs_f32()));
    format!("{left} of {limit} left{}", again.unwrap_or_default())
}
