//! Three weeks of a game as its two players saw them: every message, its time and its readers are in `golden/three-weeks.txt`.
//! After an intended change, rewrite it with `MENAGERIE_BLESS=1` and read it as a player would.

use std::fmt::Write;

use app::request::{Away, ClockRequest, NewTable, Request};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use model::ids::{ChannelId, GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};

use super::guilds::notifications::{set, settings};
use super::stage::{ADA, BEN, CHANNEL, Said, Stage, direct};

/// A quarter of an hour: all times here are multiples of it.
const STEP: i64 = 15;

/// The days and hours (UTC) of the forty turns, White and Black alternating.
const TURNS: &str = "
    Nov-14T23:15 e2e4    Nov-14T23:30 e7e5    Nov-16T07:15 g1f3    Nov-16T13:30 b8c6
    Nov-16T17:00 f1c4    Nov-16T17:15 f8c5    Nov-16T17:30 b2b4    Nov-16T17:45 c5b4
    Nov-16T18:30 c2c3    Nov-17T18:45 b4a5    Nov-20T09:00 d2d4    Nov-20T14:00 e5d4
    Nov-20T14:15 e1g1    Nov-21T03:00 d4d3    Nov-22T21:00 d1b3    Nov-22T21:15 d8f6
    Nov-27T10:00 e4e5    Nov-27T15:00 f6g6    Nov-27T15:15 f1e1    Nov-27T15:30 g8e7
    Nov-27T20:00 c1a3    Nov-29T17:00 b7b5    Nov-29T17:15 b3b5    Nov-29T17:30 a8b8
    Nov-29T18:00 b5a4    Nov-29T18:15 a5b6    Nov-30T07:30 b1d2    Nov-30T14:00 c8b7
    Nov-30T14:15 d2e4    Nov-30T14:30 g6f5    Nov-30T15:00 c4d3    Nov-30T15:15 f5h5
    Dec-01T08:00 e4f6    Dec-01T14:00 g7f6    Dec-01T14:15 e5f6    Dec-01T14:30 h8g8
    Dec-01T15:00 a1d1    Dec-01T16:00 h5f3    Dec-01T16:15 e1e7    Dec-01T16:30 c6e7";

/// The story so far, and its stage.
struct Story {
    stage: Stage,
    game: GameId,
    text: String,
    /// The time of the last heading.
    last: String,
}

impl Story {
    /// Writes down what happens without the bot.
    fn tell(&mut self, what: &str) {
        self.heading();
        let _ = writeln!(self.text, "  ({what})");
    }

    /// Writes one heading for each time.
    fn heading(&mut self) {
        let now = day(self.stage.now());
        if self.last != now {
            let _ = writeln!(self.text, "\n{now} UTC");
            self.last = now;
        }
    }

    /// Writes down all messages since the last call.
    async fn listen(&mut self) {
        for (place, said) in self.stage.said().await {
            for said in said {
                let now = self.stage.now();
                let (how, lines) = match &said {
                    Said::Posted { screen, .. } => (addressed(place, screen), plain(&screen.text, now)),
                    Said::Changed { change, .. } => match &change.text {
                        Some(text) => ("changed in the channel, without a ping".to_owned(), plain(text, now)),
                        // Buttons taken off what is no longer the newest.
                        None => continue,
                    },
                };
                self.heading();
                let _ = writeln!(self.text, "  {how}");
                for line in lines.lines() {
                    let _ = writeln!(self.text, "    | {line}");
                }
            }
        }
    }

    /// Lets time pass until a given time, `Nov-14T23:15`, and writes down the messages meanwhile.
    async fn until(&mut self, moment: &str) {
        let moment = at(moment);
        while self.stage.now() / 60_000 < moment / 60_000 {
            self.stage.pass_minutes(STEP).await;
            self.listen().await;
        }
        assert_eq!(self.stage.now() / 60_000, moment / 60_000, "a moment on the grid");
    }

    /// Stops the program for some hours, and restarts it.
    async fn outage(mut self, hours: i64) -> Self {
        self.tell(&format!("The bot is down for {hours} hours."));
        self.stage.sleep(hours);
        let stage = self.stage.restarted().await;
        stage.pass_asleep(0).await;
        Self { stage, ..self }
    }

    /// Plays the turns that were played before a given time.
    async fn turns_until(&mut self, turns: &mut Vec<(&str, &str)>, moment: &str) {
        while turns.last().is_some_and(|(next, _)| at(next) < at(moment)) {
            let Some((next, turn)) = turns.pop() else { return };
            self.until(next).await;
            let who = if turns.len() % 2 == 1 { ADA } else { BEN };
            self.tell(&format!("{} plays {turn}.", name(who)));
            let request = Request::Move { turn: turn.to_owned(), game: Some(self.game.to_string()) };
            let answer = self.stage.ask(who, request).await;
            assert!(answer.text.contains('`'), "{answer:?}");
            self.listen().await;
        }
        self.until(moment).await;
    }
}

/// A time in the year 2023, in milliseconds since 1970.
fn at(moment: &str) -> i64 {
    let moment = moment.replace("Nov", "11").replace("Dec", "12");
    let moment: Timestamp = format!("2023-{moment}:00Z").parse().expect("a moment");
    moment.as_millisecond()
}

/// `Tue 14 Nov 22:13`.
fn day(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).expect("a moment").to_zoned(TimeZone::UTC);
    at.strftime("%a %d %b %H:%M").to_string()
}

fn name(person: UserId) -> &'static str {
    match person {
        ADA => "Ada",
        BEN => "Ben",
        _ => "somebody",
    }
}

/// Where a message went, and whom it pinged.
fn addressed(place: ChannelId, screen: &Screen) -> String {
    let pings: Vec<&str> = screen.pings.iter().map(|person| name(*person)).collect();
    let buttons = if screen.rows.is_empty() { "" } else { ", with buttons" };
    let silent = if screen.silent { ", without a sound" } else { "" };
    match [ADA, BEN].into_iter().find(|person| direct(*person) == place) {
        Some(person) => format!("to {} alone{silent}{buttons}", name(person)),
        None if place == CHANNEL && pings.is_empty() => format!("in the channel, without a ping{buttons}"),
        None => format!("in the channel, pinging {}{buttons}", pings.join(" and ")),
    }
}

/// A text as people see it: names for ids, times for numbers, and links without message ids.
fn plain(text: &str, now: i64) -> String {
    let mut text = text.replace("<@11>", "@Ada").replace("<@12>", "@Ben");
    while let Some((before, rest)) = text.split_once("<t:") {
        let (time, after) = rest.split_once('>').expect("a time");
        let (seconds, style) = time.split_once(':').expect("a style");
        let moment = seconds.parse::<i64>().expect("a number") * 1000;
        let shown = match style {
            "R" => relative(moment - now),
            _ => day(moment),
        };
        text = format!("{before}‹{shown}›{after}");
    }
    let Some(at) = text.find("https://discord.com/channels/5/7/") else { return text };
    let link = text[at..].find(')').map_or(text.len(), |end| at + end);
    let (before, after) = (text[..at].to_owned(), text[link..].to_owned());
    // There may be more of them.
    format!("{before}…/7/…{}", plain(&after, now))
}

/// A span of time as Discord shows it.
fn relative(span: i64) -> String {
    let minutes = (span.abs() + 30_000) / 60_000;
    let span = match minutes {
        0..60 => format!("{minutes} minutes"),
        60..2_160 => format!("{} hours", (minutes + 30) / 60),
        _ => format!("{} days", (minutes + 720) / 1_440),
    };
    format!("in {span}")
}

/// Ada and Ben choose their notification settings, and begin.
async fn begin() -> Story {
    let stage = Stage::open().await;
    for (arg, value) in [("notice.dm", None), ("quiet.22-7", None), ("digest.at", Some("8"))] {
        set(&stage, ADA, arg, value).await;
    }
    stage.ask(ADA, settings(Some("Europe/Berlin"))).await;
    for (arg, value) in [("language.de", None), ("quiet.23-8", None), ("where.channel", None)] {
        set(&stage, BEN, arg, value).await;
    }
    stage.ask(BEN, settings(Some("America/New_York"))).await;
    // To the full hour: everything here happens on a grid.
    stage.pass_minutes(47).await;
    let mut text = String::from("Chess, two days a turn, weekends off.\n");
    for person in [ADA, BEN] {
        let panel = stage.ask(person, settings(None)).await;
        let _ = writeln!(text, "\n{}:\n{}", name(person), panel.text);
    }
    let wanted = NewTable {
        rules: "chess".to_owned(),
        opponent: Some(BEN),
        colour: Some("white".to_owned()),
        clock: Some("2d".to_owned()),
        weekends: Some(true),
        ..NewTable::default()
    };
    let answer = stage.ask(ADA, Request::Play(wanted)).await;
    let Some(Row::Buttons(buttons)) = answer.rows.first() else { panic!("no button: {answer:?}") };
    let game = buttons.first().and_then(|button| button.press.game).expect("a game");
    let press = Press { verb: Verb::Join, game: Some(game), version: 1, arg: String::new() };
    stage.press(BEN, press, None).await;
    let mut story = Story { stage, game, text, last: String::new() };
    story.tell("Ada has invited Ben, who takes the other seat.");
    story.listen().await;
    story
}

#[tokio::test]
async fn three_weeks_as_two_players_lived_them() {
    let mut story = begin().await;
    let mut words = TURNS.split_whitespace();
    let mut turns = Vec::new();
    while let (Some(moment), Some(turn)) = (words.next(), words.next()) {
        turns.push((moment, turn));
    }
    assert_eq!(turns.len(), 40);
    turns.reverse();

    story.turns_until(&mut turns, "Nov-23T09:00").await;
    story.tell("Ada goes on holiday for three days.");
    let away = Request::Clock(ClockRequest::VacationStart(Away::Days(3)));
    let answer = story.stage.ask(ADA, away).await;
    assert!(answer.text.contains("Have a good time"), "{answer:?}");
    story.listen().await;

    story.turns_until(&mut turns, "Nov-29T20:00").await;
    let mut story = story.outage(9).await;
    story.listen().await;

    // Ada looks for something even better than what wins, until her time is up.
    story.turns_until(&mut turns, "Dec-05T17:00").await;
    assert!(turns.is_empty());
    let Story { stage, text, .. } = story;
    stage.close().await;

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/three-weeks.txt");
    if std::env::var_os("MENAGERIE_BLESS").is_some() {
        std::fs::write(path, &text).expect("the golden text");
    }
    let golden = std::fs::read_to_string(path).expect("the golden text");
    let different = golden.lines().zip(text.lines()).position(|(golden, now)| golden != now);
    assert!(golden == text, "from line {different:?} on, three weeks are not those of {path}:\n{text}");
}
