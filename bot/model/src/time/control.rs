//! Time controls: how much time a game gives, and what happens to players who are late.

use std::fmt;
use std::str::FromStr;

use super::{DAY, MINUTE, span};

/// A time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    /// How much time.
    pub pace: Pace,
    /// What happens to late players.
    pub late: Late,
    /// Whether clocks stand on Saturdays and Sundays, in the time zone of each clock's player.
    pub weekends_off: bool,
}

/// How much time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// No limit.
    #[default]
    None,
    /// A fixed time for each turn, in milliseconds.
    Turn(i64),
    /// A bank.
    Bank(Bank),
}

/// A bank: time not used in a turn is kept for later ones. All in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bank {
    /// Its time at the start of the game.
    pub start: i64,
    /// Time added after each turn.
    pub refill: i64,
    /// The most it holds.
    pub cap: i64,
}

/// What happens to late players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Late {
    /// They lose.
    #[default]
    Lose,
    /// The other players decide: wait, skip, replace, end.
    Ask,
    /// A harmless turn is played for them.
    Auto,
}

/// The shortest and the longest a turn, a bank or its cap may be.
const LEAST: i64 = MINUTE;
const MOST: i64 = 14 * DAY;

/// The separators between a time and the word for "turn", in the languages of the program.
const A_TURN: [&str; 4] = [" a ", " per ", " pro ", " por "];

/// Why a text is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoControl {
    /// It can't be read at all.
    #[error("a clock is written `3d`, `5+3`, `bank 1h + 5m` or `none`")]
    Unreadable,
    /// It is shorter or longer than allowed.
    #[error("a turn, and a bank, is between a minute and 14 days")]
    OutOfRange,
}

impl Late {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Lose, Self::Ask, Self::Auto];

    /// The stable word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lose => "lose",
            Self::Ask => "ask",
            Self::Auto => "auto",
        }
    }

    /// The value with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|late| late.word() == word)
    }
}

impl fmt::Display for Pace {
    /// `none`, `3d`, `bank 1h+5m<2h`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::Turn(turn) => f.write_str(&span::short(turn)),
            Self::Bank(Bank { start, refill, cap }) => {
                write!(f, "bank {}+{}<{}", span::short(start), span::short(refill), span::short(cap))
            }
        }
    }
}

impl FromStr for Pace {
    type Err = NoControl;

    /// Reads what people type, too: `3d`, `3 days a turn`, `bank 1h + 5m`, `1h + 5m up to 2h`, `5+3` (minutes, and seconds for
    /// each turn). A bank without a cap holds twice what it began with.
    fn from_str(text: &str) -> Result<Self, NoControl> {
        let text = text.trim().to_lowercase().replace("up to", "<");
        let ranged = |span: i64| {
            if (LEAST..=MOST).contains(&span) { Ok(span) } else { Err(NoControl::OutOfRange) }
        };
        if text == "none" {
            return Ok(Self::None);
        }
        let named = text.strip_prefix("bank");
        let Some(bank) = named.or_else(|| text.contains('+').then_some(text.as_str())) else {
            let turn =
                A_TURN.iter().find_map(|words| text.split_once(words)).map_or(&*text, |(turn, _)| turn);
            return Ok(Self::Turn(ranged(span::read(turn).ok_or(NoControl::Unreadable)?)?));
        };
        let (bank, cap) = bank.split_once('<').map_or((bank, None), |(bank, cap)| (bank, Some(cap)));
        let live = numbers(bank).map(|(minutes, seconds)| (format!("{minutes}m"), format!("{seconds}s")));
        let live = live.as_ref().map(|(minutes, seconds)| (minutes.as_str(), seconds.as_str()));
        let (start, refill) = live.or_else(|| bank.split_once('+')).unwrap_or((bank, "0m"));
        let start = ranged(span::read(start).ok_or(NoControl::Unreadable)?)?;
        let refill = match refill.trim() {
            "0m" | "0s" => 0,
            refill => span::read(refill).ok_or(NoControl::Unreadable)?,
        };
        let cap = match cap {
            Some(cap) => ranged(span::read(cap).ok_or(NoControl::Unreadable)?)?,
            None => (2 * start).min(MOST),
        };
        if refill > MOST {
            return Err(NoControl::OutOfRange);
        }
        Ok(Self::Bank(Bank { start, refill, cap: cap.max(start) }))
    }
}

/// Reads two numbers and nothing else: `5+3`, as clocks for live play are written.
fn numbers(text: &str) -> Option<(u32, u32)> {
    let (minutes, seconds) = text.split_once('+')?;
    Some((minutes.trim().parse().ok()?, seconds.trim().parse().ok()?))
}

impl TimeControl {
    /// The time on a clock before the first turn.
    #[must_use]
    pub const fn start(&self) -> i64 {
        match self.pace {
            Pace::None => 0,
            Pace::Turn(turn) => turn,
            Pace::Bank(bank) => bank.start,
        }
    }

    /// The time on a clock after a turn that left `left`.
    #[must_use]
    pub fn after_turn(&self, left: i64) -> i64 {
        match self.pace {
            Pace::None => 0,
            Pace::Turn(turn) => turn,
            Pace::Bank(bank) => left.saturating_add(bank.refill).min(bank.cap),
        }
    }

    /// Whether it is for slow games: a day per turn or more, or a bank that may hold a day. Their clocks
    /// stand on holidays.
    #[must_use]
    pub const fn is_slow(&self) -> bool {
        match self.pace {
            Pace::None => false,
            Pace::Turn(turn) => turn >= DAY,
            Pace::Bank(bank) => bank.cap >= DAY,
        }
    }
}

impl fmt::Display for TimeControl {
    /// The stored form: `3d`, `bank 1h+5m<2h;ask;weekends`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pace.fmt(f)?;
        if self.late != Late::Lose {
            write!(f, ";{}", self.late.word())?;
        }
        if self.weekends_off { f.write_str(";weekends") } else { Ok(()) }
    }
}

impl FromStr for TimeControl {
    type Err = NoControl;

    fn from_str(text: &str) -> Result<Self, NoControl> {
        let mut parts = text.split(';');
        let mut control = Self { pace: parts.next().unwrap_or_default().parse()?, ..Self::default() };
        for part in parts {
            match part {
                "weekends" => control.weekends_off = true,
                word => control.late = Late::from_word(word).ok_or(NoControl::Unreadable)?,
            }
        }
        Ok(control)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{HOUR, SECOND};
    use super::*;

    #[test]
    fn controls_come_back_from_their_text() {
        let bank = Bank { start: HOUR, refill: 5 * MINUTE, cap: 2 * HOUR };
        for pace in [Pace::None, Pace::Turn(3 * DAY), Pace::Turn(10 * MINUTE), Pace::Bank(bank)] {
            for late in Late::ALL {
                for weekends_off in [false, true] {
                    let control = TimeControl { pace, late, weekends_off };
                    assert_eq!(control.to_string().parse(), Ok(control));
                }
            }
        }
        let no_refill = Pace::Bank(Bank { start: DAY, refill: 0, cap: 2 * DAY });
        assert_eq!(no_refill.to_string().parse(), Ok(no_refill));
    }

    #[test]
    fn a_bank_saves_time_up_to_its_cap_and_a_turn_begins_afresh() {
        let bank: TimeControl = "bank 1h+10m<90m".parse().expect("a control");
        assert_eq!(bank.start(), HOUR);
        assert_eq!(bank.after_turn(20 * MINUTE), 30 * MINUTE);
        assert_eq!(bank.after_turn(85 * MINUTE), 90 * MINUTE, "no more than it holds");
        let turn: TimeControl = "3d".parse().expect("a control");
        assert_eq!((turn.start(), turn.after_turn(0)), (3 * DAY, 3 * DAY));
        assert_eq!(TimeControl::default().after_turn(5), 0);
        let slow = |text: &str| text.parse::<TimeControl>().expect("a control").is_slow();
        assert!(
            slow("1d") && slow("bank 2h+1h<1d") && !slow("23h") && !slow("bank 2h+1h<23h") && !slow("none")
        );
    }

    #[test]
    fn clocks_for_live_play_are_read_as_players_write_them() {
        let bank = |minutes: i64, seconds: i64| {
            let start = minutes * MINUTE;
            Ok(Pace::Bank(Bank { start, refill: seconds * SECOND, cap: 2 * start }))
        };
        assert_eq!("5+3".parse(), bank(5, 3));
        assert_eq!("10 + 5".parse(), bank(10, 5));
        assert_eq!("3+0".parse(), bank(3, 0));
        assert_eq!("5 min + 3 sec".parse(), bank(5, 3));
        for text in ["5+3", "3+0", "90+30"] {
            let pace: Pace = text.parse().expect("a control");
            assert_eq!(pace.to_string().parse(), Ok(pace), "kept as {pace}");
        }
        for (text, span) in
            [("3 min", 3 * MINUTE), ("1 week", 7 * DAY), ("2 Tage pro Zug", 2 * DAY), ("3 días", 3 * DAY)]
        {
            assert_eq!(text.parse(), Ok(Pace::Turn(span)), "{text}");
        }
        for odd in ["5", "0+3", "+", "5+", "+3", "-5+3", "5+3+1", "99999999999+3"] {
            assert!(odd.parse::<Pace>().is_err(), "{odd}");
        }
    }

    #[test]
    fn people_may_type_more_freely() {
        assert_eq!("3d a turn".parse(), Ok(Pace::Turn(3 * DAY)));
        let typed = Pace::Bank(Bank { start: HOUR, refill: 5 * MINUTE, cap: 3 * HOUR });
        assert_eq!("Bank 1h + 5m up to 3h".parse(), Ok(typed));
        assert_eq!("30s".parse::<Pace>(), Err(NoControl::OutOfRange));
        assert_eq!("15d".parse::<Pace>(), Err(NoControl::OutOfRange));
        assert_eq!("soon".parse::<Pace>(), Err(NoControl::Unreadable));
        assert_eq!("bank".parse::<Pace>(), Err(NoControl::Unreadable));
    }
}
