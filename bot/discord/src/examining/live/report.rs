//! The report: what was expected and what was seen, line by line. It names no people and no places, and contains
//! no token.

use std::fmt::Write;

use crate::calls::rest::Route;

use super::bench::Found;
use super::questions::Question;
use super::row::{Outcome, Part, Row};

/// The findings of an examination.
#[derive(Clone, Debug)]
pub struct LiveReport {
    found: Found,
    /// Whether it was a playground's, not Discord's API.
    playground: bool,
    /// Whether interactions came by HTTP.
    by_http: bool,
    /// Why it ended early.
    end: Option<&'static str>,
}

impl LiveReport {
    pub(super) fn new(found: Found, playground: bool, by_http: bool, end: Option<&'static str>) -> Self {
        Self { found, playground, by_http, end }
    }

    fn count(&self, outcome: Outcome) -> usize {
        self.found.rows.iter().filter(|row| row.outcome == outcome).count()
    }

    /// Whether everything tried is as expected, and nothing ended it early.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.count(Outcome::Different) == 0 && self.end.is_none()
    }

    /// The counts in a sentence.
    #[must_use]
    pub fn summary(&self) -> String {
        let [same, different, noted, left] =
            [Outcome::Same, Outcome::Different, Outcome::Noted, Outcome::NotTried]
                .map(|outcome| self.count(outcome));
        let end = self.end.map_or_else(String::new, |end| format!(" {end}"));
        format!("{same} the same, {different} different, {noted} noted, {left} not tried.{end}")
    }

    /// The report as Markdown.
    #[must_use]
    pub fn page(&self) -> String {
        let mut page = String::from("# First contact: menagerie doctor --live\n\n");
        let now = jiff::Timestamp::now().strftime("%Y-%m-%d %H:%M UTC");
        let api = if self.playground { "a playground" } else { "Discord" };
        let by = if self.by_http { "HTTP" } else { "the gateway" };
        let version = env!("CARGO_PKG_VERSION");
        // Writing into a text never fails.
        let _ = writeln!(page, "Menagerie {version}, {now}. API: {api}. Interactions: {by}.\n");
        let _ = writeln!(page, "**{}**\n", self.summary());
        page.push_str(
            "This page names nobody and no place, and holds no token: it can be shown to others.\n",
        );
        for part in Part::ALL {
            let rows: Vec<&Row> = self.found.rows.iter().filter(|row| row.part == part).collect();
            if !rows.is_empty() {
                table(&mut page, part, &rows);
            }
        }
        page.push_str("\n## Not known until tried\n\n| question | seen |\n|---|---|\n");
        for question in Question::ALL {
            let seen = self.found.questions.get(&question).map_or("not tried", String::as_str);
            let _ = writeln!(page, "| {} | {} |", cell(question.text()), cell(seen));
        }
        self.kinds(&mut page);
        page
    }

    /// Lists which of the bot's routes were tried.
    fn kinds(&self, page: &mut String) {
        let missing: Vec<String> =
            Route::of_the_bot().filter(|route| !self.found.tried.contains(route)).map(Route::name).collect();
        let all = Route::of_the_bot().count();
        page.push_str("\n## Kinds of requests\n\n");
        let _ = writeln!(page, "{} of the {all} that the bot makes were tried.", all - missing.len());
        for name in missing {
            let _ = writeln!(page, "- not tried: `{name}`");
        }
    }
}

fn table(page: &mut String, part: Part, rows: &[&Row]) {
    let _ = write!(
        page,
        "\n## {}\n\n| what | expected | seen | | ms | limits |\n|---|---|---|---|---:|---|\n",
        part.title()
    );
    for row in rows {
        let took = row.took.map_or_else(String::new, |took| took.as_millis().to_string());
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {took} | {} |",
            cell(&row.what),
            cell(&row.expected),
            cell(&row.seen),
            row.outcome.word(),
            cell(&row.limits)
        );
    }
}

/// A text in a table cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
