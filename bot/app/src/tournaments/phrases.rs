//! Messages about tournaments: the announcement and its edits, the post of each round, the end.

use model::ids::{GameId, UserId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Button, Press, Row, Screen, Style, Verb};
use model::time::control::Pace;
use store::{Format, Pairing, Stage, Tournament};
use words::Lang;
use words::say;

use super::standings::{letter, points, standings};
use super::{TournamentAct, most, picture};
use crate::asking::rejection::{Rejection, reject};
use crate::games::reading::RulesPage;
use crate::games::titles::rules_title;

/// `**Autumn Cup** T3`.
pub(super) fn heading(tournament: &Tournament) -> String {
    format!("**{}** `T{}`", title(tournament, tournament.lang), tournament.id)
}

/// Its name, or one made from its game.
pub(super) fn title(tournament: &Tournament, lang: Lang) -> String {
    match tournament.title.as_str() {
        "" => say!(lang, "tournament-nameless", game = rules_title(lang, &tournament.rules)),
        title => title.to_owned(),
    }
}

/// A button about a tournament.
pub(super) fn button(label: String, style: Style, act: TournamentAct, id: i64) -> Button {
    let press = Press { verb: Verb::Tournament, game: None, version: 0, arg: format!("{}.{id}", act.word()) };
    Button::of_page(label, style, press)
}

/// A question with a button for yes.
pub(super) fn question(lang: Lang, text: String, act: TournamentAct, id: i64) -> Screen {
    let never = Press { verb: Verb::Never, game: None, version: 0, arg: String::new() };
    Screen::text(text).with_buttons(vec![
        button(say!(lang, "tournament-yes-button"), Style::Danger, act, id),
        Button::of_page(say!(lang, "tournament-no-button"), Style::Secondary, never),
    ])
}

/// The answer to the person who opened one.
pub(super) fn opened(lang: Lang, tournament: &Tournament) -> Screen {
    Screen::text(say!(lang, "tournament-opened", title = heading(tournament)))
}

/// The rejection of a control that doesn't exist.
pub(super) fn unknown() -> Rejection {
    reject!("tournament-unknown-control")
}

/// The rejection of what only the host decides.
pub(super) fn host_only(tournament: &Tournament) -> Rejection {
    match tournament.host {
        Some(host) => reject!("tournament-host-only", host = host),
        None => reject!("tournament-managers-only"),
    }
}

fn slot(tournament: &Tournament) -> String {
    format!("tournament-{}", tournament.id)
}

fn here(tournament: &Tournament, job: Job) -> NewJob {
    NewJob { lane: Lane::Channel(tournament.channel), game: None, job }
}

fn post(tournament: &Tournament, slot: Option<String>, screen: Screen) -> NewJob {
    here(tournament, Job::Post { to: To::Channel(tournament.channel), slot, screen })
}

/// The announcement of a new tournament.
pub(super) fn announcement(tournament: &Tournament) -> NewJob {
    let screen = Screen { text: announced_text(tournament), rows: rows(tournament), ..Screen::default() };
    post(tournament, Some(slot(tournament)), screen)
}

/// The edit of the announcement to the present state.
pub(super) fn announced(tournament: &Tournament) -> NewJob {
    let (text, rows) = (Some(announced_text(tournament)), rows(tournament));
    here(tournament, Job::Edit { slot: slot(tournament), text, rows, picture: None })
}

fn announced_text(tournament: &Tournament) -> String {
    let lang = tournament.lang;
    let host = host(tournament);
    let players: Vec<String> = tournament
        .entrants
        .iter()
        .filter(|entrant| entrant.gone_round.is_none())
        .filter_map(|entrant| Some(format!("<@{}>", entrant.person?)))
        .collect();
    let mut lines = vec![
        heading(tournament),
        say!(
            lang,
            "tournament-what",
            game = rules_title(lang, &tournament.rules),
            format = format_words(tournament),
            clock = clock_words(tournament)
        ),
    ];
    lines.push(match (tournament.stage, players.len()) {
        (Stage::Open, 0) => say!(lang, "tournament-nobody-yet"),
        (_, count) => say!(lang, "tournament-players", count = count, names = players.join(" ")),
    });
    lines.push(match tournament.stage {
        Stage::Open => say!(lang, "tournament-how", host = host, most = most(tournament)),
        Stage::Running => say!(lang, "tournament-goes-on"),
        Stage::Over => say!(lang, "tournament-over"),
        Stage::Dropped => say!(lang, "tournament-called-off"),
    });
    lines.join("\n")
}

fn rows(tournament: &Tournament) -> Vec<Row> {
    let (lang, id) = (tournament.lang, tournament.id);
    let buttons = match tournament.stage {
        Stage::Open => vec![
            button(say!(lang, "tournament-join-button"), Style::Success, TournamentAct::Join, id),
            button(say!(lang, "tournament-leave-button"), Style::Secondary, TournamentAct::Leave, id),
            button(say!(lang, "tournament-start-button"), Style::Primary, TournamentAct::Start, id),
            RulesPage::usual_button(lang, &tournament.rules),
        ],
        Stage::Running => vec![
            standings_button(tournament),
            button(say!(lang, "tournament-withdraw-button"), Style::Danger, TournamentAct::Withdraw, id),
        ],
        Stage::Over => vec![standings_button(tournament)],
        Stage::Dropped => return Vec::new(),
    };
    vec![Row::Buttons(buttons)]
}

fn standings_button(tournament: &Tournament) -> Button {
    let label = say!(tournament.lang, "tournament-standings-button");
    button(label, Style::Secondary, TournamentAct::Show, tournament.id)
}

/// `Swiss, 3 rounds`.
pub(super) fn format_words(tournament: &Tournament) -> String {
    let lang = tournament.lang;
    match (tournament.format, tournament.rounds) {
        (Format::RoundRobin, _) if tournament.at_once => say!(lang, "tournament-round-robin-at-once"),
        (Format::Double, _) if tournament.at_once => say!(lang, "tournament-double-at-once"),
        (Format::RoundRobin, _) => say!(lang, "tournament-round-robin"),
        (Format::Double, _) => say!(lang, "tournament-double"),
        (Format::Swiss, 0) => say!(lang, "tournament-swiss"),
        (Format::Swiss, rounds) => say!(lang, "tournament-swiss-rounds", rounds = rounds),
    }
}

fn clock_words(tournament: &Tournament) -> String {
    let lang = tournament.lang;
    match tournament.time.pace {
        Pace::None => say!(lang, "tournament-no-clock"),
        Pace::Turn(turn) => say!(lang, "tournament-clock-turn", span = lang.long_span(turn)),
        Pace::Bank(bank) => say!(
            lang,
            "tournament-clock-bank",
            start = lang.long_span(bank.start),
            refill = lang.long_span(bank.refill)
        ),
    }
}

/// The host, or, once their data were erased, the server's managers.
fn host(tournament: &Tournament) -> String {
    match tournament.host {
        Some(host) => format!("<@{host}>"),
        None => say!(tournament.lang, "tournament-managers"),
    }
}

/// A player in pictures and lists: `**A** @Ada`.
pub(super) fn named(tournament: &Tournament, number: usize) -> String {
    let person = tournament.entrants.get(number).and_then(|entrant| entrant.person);
    let person = person.map_or_else(|| "?".to_owned(), |person| format!("<@{person}>"));
    format!("**{}** {person}", letter(number))
}

/// A game of a round as a line: who plays whom.
pub(super) fn game_line(tournament: &Tournament, pairing: &Pairing) -> String {
    let game = pairing.game.map_or_else(String::new, |game| format!("`#{game}` "));
    let white = named(tournament, pairing.white);
    match pairing.black {
        Some(black) => format!("{game}{white} – {}", named(tournament, black)),
        None => white,
    }
}

/// The title of a game's thread. Titles can't mention people, so they have the letters of pictures and lists.
pub(super) fn thread_title(tournament: &Tournament, pairing: &Pairing, game: GameId) -> String {
    let lang = tournament.lang;
    let players = match pairing.black {
        Some(black) => format!("{} – {}", letter(pairing.white), letter(black)),
        None => letter(pairing.white),
    };
    let title = title(tournament, lang);
    say!(
        lang,
        "tournament-thread",
        title = title,
        round = pairing.round,
        players = players,
        game = game.to_string()
    )
}

/// The post at the beginning of a round: pairings and standings. It pings the players who aren't in `called`. With
/// `None` it pings nobody, and shows no standings: one of several such posts.
pub(super) fn round_post(tournament: &Tournament, round: i64, called: Option<&[UserId]>) -> NewJob {
    let lang = tournament.lang;
    let mut lines = vec![say!(
        lang,
        "tournament-round",
        title = heading(tournament),
        round = round,
        rounds = tournament.rounds
    )];
    let mut pings = Vec::new();
    let mut call = |number: usize| {
        let entrant = tournament.entrants.get(number);
        let here = entrant.filter(|entrant| entrant.gone_round.is_none());
        pings.extend(
            here.and_then(|entrant| entrant.person)
                .filter(|person| called.is_some_and(|called| !called.contains(person))),
        );
    };
    for pairing in tournament.of_round(round) {
        call(pairing.white);
        if let Some(black) = pairing.black {
            call(black);
        }
        let who = game_line(tournament, pairing);
        lines.push(match (pairing.game, pairing.black, tournament.format) {
            (Some(_), _, _) => who,
            (None, None, Format::Swiss) => say!(lang, "tournament-bye", name = who),
            (None, None, _) => say!(lang, "tournament-rest", name = who),
            (None, Some(_), _) => say!(lang, "tournament-forfeit", names = who),
        });
    }
    // In small print below: the meaning of the picture's columns.
    if called.is_some() {
        lines.push(format!("-# {}", ties(tournament, lang)));
    }
    pings.sort_unstable();
    pings.dedup();
    let screen = Screen { text: lines.join("\n"), pings, ..Screen::default() };
    let screen = match called {
        Some(_) => screen
            .with_picture(picture::recipe(tournament.id, round - 1))
            .with_buttons(vec![standings_button(tournament)]),
        None => screen,
    };
    post(tournament, None, screen)
}

/// All players by place: `1. **A** @Ada 2½`.
pub(super) fn places(tournament: &Tournament, through: i64) -> Vec<String> {
    standings(tournament, through)
        .into_iter()
        .map(|standing| {
            let place = standing.place.map_or_else(|| "–".to_owned(), |place| format!("{place}\\."));
            format!("{place} {} {}", named(tournament, standing.number), points(standing.halves))
        })
        .collect()
}

/// The tie-breaks, by the headings of the picture's columns.
pub(super) fn ties(tournament: &Tournament, lang: Lang) -> String {
    match tournament.format {
        Format::Swiss => say!(lang, "tournament-ties-swiss"),
        Format::RoundRobin | Format::Double => say!(lang, "tournament-ties-round-robin"),
    }
}

/// The winners.
pub(super) fn winners(tournament: &Tournament, lang: Lang) -> String {
    let all = standings(tournament, tournament.rounds);
    let first: Vec<_> = all.iter().filter(|standing| standing.place == Some(1)).collect();
    let names: Vec<String> = first
        .iter()
        .filter_map(|standing| Some(format!("<@{}>", tournament.entrant(standing.number)?.person?)))
        .collect();
    let halves = first.first().map_or(0, |standing| standing.halves);
    match (halves, &names[..]) {
        (0, _) | (_, []) => say!(lang, "tournament-no-winner"),
        (_, [one]) => say!(lang, "tournament-winner", name = one, points = points(halves)),
        (_, several) => {
            say!(lang, "tournament-winners", names = lang.list(several), points = points(halves))
        }
    }
}

/// The post at the end of a tournament. It pings those who stayed to the end, unless the server doesn't let boards
/// ping.
pub(super) fn final_post(tournament: &Tournament, calls: bool) -> NewJob {
    let mut lines = vec![
        say!(tournament.lang, "tournament-final", title = heading(tournament)),
        winners(tournament, tournament.lang),
    ];
    lines.extend(places(tournament, tournament.round));
    lines.push(format!("-# {}", ties(tournament, tournament.lang)));
    let here = tournament.entrants.iter().filter(|entrant| calls && entrant.gone_round.is_none());
    let screen = Screen {
        text: lines.join("\n"),
        pings: here.filter_map(|entrant| entrant.person).collect(),
        ..Screen::default()
    };
    post(tournament, None, screen.with_picture(picture::recipe(tournament.id, tournament.round)))
}

fn dead_slot(tournament: &Tournament, pairing: &Pairing) -> String {
    format!("tournament-{}-{}-{}", tournament.id, pairing.round, pairing.board)
}

/// The post about a game without a result: the host decides.
pub(super) fn dead_game(tournament: &Tournament, pairing: &Pairing) -> NewJob {
    let lang = tournament.lang;
    let host = host(tournament);
    let who = game_line(tournament, pairing);
    let verdict = |label: String, act: TournamentAct| {
        let arg = format!("{}.{}.{}.{}", act.word(), tournament.id, pairing.round, pairing.board);
        button(label, Style::Secondary, act, tournament.id).with_arg(arg)
    };
    let screen = Screen {
        text: say!(lang, "tournament-dead-game", game = who, host = host),
        pings: tournament.host.into_iter().collect(),
        ..Screen::default()
    }
    .with_buttons(vec![
        verdict(say!(lang, "tournament-replay-button"), TournamentAct::Replay),
        verdict(say!(lang, "tournament-half-button"), TournamentAct::Half),
    ]);
    post(tournament, Some(dead_slot(tournament, pairing)), screen)
}

/// The edit of that post once it is decided.
pub(super) fn dead_game_settled(
    tournament: &Tournament,
    pairing: &Pairing,
    person: UserId,
    verdict: &str,
) -> NewJob {
    let (game, who) = (game_line(tournament, pairing), format!("<@{person}>"));
    let text =
        say!(tournament.lang, "tournament-dead-game-settled", game = game, who = who, verdict = verdict);
    let slot = dead_slot(tournament, pairing);
    here(tournament, Job::Edit { slot, text: Some(text), rows: Vec::new(), picture: None })
}
