//! The standings as a picture: what `render` needs to know of a tournament, and nothing of people.

use model::ids::GameId;
use model::screen::{Ranking, Recipe};
use render::standings::{Cell, Mark, Row, Side as Square, Standings};
use store::{Format, Pairing, Tournament};
use words::Lang;
use words::say;

use super::pairing::swiss::Colour;
use super::phrases;
use super::standings::{Standing, is_under_way, letter, points, quarters, side, standings};

/// The most players of a table with a column for each opponent.
const COLUMNS: usize = 12;
/// The most players of such a table where everybody meets twice.
const DOUBLE: usize = 6;
/// The most rounds of a table with a column for each.
const ROUNDS: i64 = 7;
/// The most characters of an alternative text.
const ALT: usize = 1000;

/// The recipe of a tournament's standings after this many rounds.
pub(super) fn recipe(tournament: i64, through: i64) -> Recipe {
    Recipe { ranking: Some(Box::new(Ranking { tournament, through })), ..Recipe::new(GameId(0), 0, None) }
}

/// A tournament's standings after this many rounds as a table, and the alternative text of its picture.
pub(crate) fn tabulated(tournament: &Tournament, through: i64) -> (Standings, String) {
    (table(tournament, through), alt(tournament, through))
}

/// A tournament as a table.
fn table(tournament: &Tournament, through: i64) -> Standings {
    let lang = tournament.lang;
    let all = standings(tournament, through);
    let columns = Columns::of(tournament);
    let mut totals = Vec::new();
    if columns == Columns::Sums {
        totals.extend(["+", "=", "–"].map(str::to_owned));
    }
    totals.push(say!(lang, "tournament-points-label"));
    totals.extend(match tournament.format {
        Format::Swiss => vec!["Bh".to_owned(), "SB".to_owned()],
        Format::RoundRobin | Format::Double => vec!["SB".to_owned()],
    });
    let note = match through {
        0 => phrases::format_words(tournament),
        _ => say!(lang, "tournament-after", count = through, rounds = tournament.rounds),
    };
    Standings {
        title: phrases::title(tournament, lang),
        note,
        heads: columns.heads(tournament, &all),
        totals,
        rows: all.iter().map(|one| row(tournament, &all, one, columns, through)).collect(),
    }
}

/// The columns between letters and points.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    /// One per round.
    Rounds,
    /// One per opponent.
    Opponents,
    /// Only wins, draws and losses: others would be too many.
    Sums,
}

impl Columns {
    fn of(tournament: &Tournament) -> Self {
        let players = tournament.entrants.len();
        match tournament.format {
            Format::Swiss if tournament.rounds <= ROUNDS => Self::Rounds,
            Format::RoundRobin if players <= COLUMNS => Self::Opponents,
            Format::Double if players <= DOUBLE => Self::Opponents,
            _ => Self::Sums,
        }
    }

    fn heads(self, tournament: &Tournament, all: &[Standing]) -> Vec<String> {
        match self {
            Self::Rounds => (1..=tournament.rounds).map(|round| round.to_string()).collect(),
            Self::Opponents => all.iter().map(|standing| letter(standing.number)).collect(),
            Self::Sums => Vec::new(),
        }
    }
}

fn row(tournament: &Tournament, all: &[Standing], own: &Standing, columns: Columns, through: i64) -> Row {
    let number = own.number;
    // The round that begins is shown, too, without results.
    let known = || {
        let shown = tournament.pairings.iter().filter(|pairing| pairing.round <= through + 1);
        shown.map(|pairing| Pairing { score: pairing.score.filter(|_| pairing.round <= through), ..*pairing })
    };
    let cells = match columns {
        Columns::Rounds => (1..=tournament.rounds)
            .map(|round| {
                let own = known().filter(|pairing| pairing.round == round);
                Cell::Marks(own.filter_map(|pairing| mark(&pairing, number, true)).collect())
            })
            .collect(),
        Columns::Opponents => all
            .iter()
            .map(|other| {
                if other.number == number {
                    return Cell::Own;
                }
                let between = |pairing: &Pairing| {
                    side(pairing, number).is_some_and(|side| side.against == Some(other.number))
                };
                Cell::Marks(
                    known().filter(between).filter_map(|pairing| mark(&pairing, number, false)).collect(),
                )
            })
            .collect(),
        Columns::Sums => Vec::new(),
    };
    let mut totals = Vec::new();
    if columns == Columns::Sums {
        totals.extend(own.games.map(|count| count.to_string()));
    }
    totals.push(points(own.halves));
    totals.extend(match tournament.format {
        Format::Swiss => vec![points(own.ties[0]), quarters(own.ties[1])],
        Format::RoundRobin | Format::Double => vec![quarters(own.ties[0])],
    });
    Row {
        place: own.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
        label: letter(number),
        gone: tournament.has_left(number),
        cells,
        totals,
    }
}

/// One game as the table shows it.
fn mark(pairing: &Pairing, number: usize, named: bool) -> Option<Mark> {
    let side = side(pairing, number)?;
    let square = match (side.against, side.colour) {
        (None, _) => Square::None,
        (Some(_), Colour::White) => Square::Light,
        (Some(_), Colour::Black) => Square::Dark,
    };
    let result = match (side.halves, side.played || side.against.is_none()) {
        (None, _) => "·",
        (Some(0), true) => "0",
        (Some(1), _) => "½",
        (Some(_), true) => "1",
        (Some(0), false) => "–",
        (Some(_), false) => "+",
    };
    let against = side.against.filter(|_| named).map(letter).unwrap_or_default();
    Some(Mark {
        square,
        against,
        result: result.to_owned(),
        won: side.halves == Some(2) && side.against.is_some(),
    })
}

/// The alternative text: places and points.
fn alt(tournament: &Tournament, through: i64) -> String {
    let lang: Lang = tournament.lang;
    let mut text = match through {
        0 => say!(lang, "tournament-alt-start", title = phrases::title(tournament, lang)),
        _ if is_under_way(tournament, through) => {
            say!(lang, "tournament-alt-during", title = phrases::title(tournament, lang), round = through)
        }
        _ => say!(lang, "tournament-alt", title = phrases::title(tournament, lang), round = through),
    };
    for standing in standings(tournament, through) {
        let place = standing.place.map_or_else(|| "–".to_owned(), |place| format!("{place}."));
        let line = format!(" {place} {} {};", letter(standing.number), points(standing.halves));
        if text.chars().count() + line.chars().count() > ALT {
            text.push_str(" …");
            break;
        }
        text.push_str(&line);
    }
    text.trim_end_matches(';').to_owned()
}
