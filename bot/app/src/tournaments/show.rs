//! Showing tournaments: `/club tournament show` and `/club tournament list`.

use model::screen::Screen;
use store::{Stage, Tournament};
use words::say;

use super::{decides, open, phrases, picture};
use crate::asking::rejection::{Rejection, reject};
use crate::asking::{Asker, MOST_SHOWN};
use crate::context::Context;

/// How many tournaments a list names.
const LISTED: i64 = 15;
/// How many tournaments are suggested while a person types.
const SUGGESTED: i64 = 25;

/// The state of a tournament.
pub(super) async fn show_tournament(context: &Context, asker: &Asker, id: i64) -> Result<Screen, Rejection> {
    let tournament = open::tournament_here(context, asker, id).await?;
    let lang = asker.lang;
    let mut lines = vec![phrases::heading(&tournament), state(&tournament, asker)];
    if tournament.round == 0 {
        return Ok(Screen::text(lines.join("\n")));
    }
    if tournament.stage == Stage::Over {
        lines.push(phrases::winners(&tournament, lang));
    }
    lines.extend(phrases::places(&tournament, tournament.round));
    lines.push(phrases::ties(&tournament, lang));
    let open: Vec<String> = tournament
        .at_stake()
        .filter(|pairing| tournament.stage == Stage::Running && pairing.score.is_none())
        .filter_map(|pairing| Some(format!("`#{}`", pairing.game?)))
        .collect();
    if !open.is_empty() {
        lines.push(say!(lang, "tournament-still-open", games = open.join(" ")));
    }
    Ok(Screen::text(lines.join("\n")).with_picture(picture::recipe(id, tournament.round)))
}

/// The tournaments of a server.
pub(super) async fn list_tournaments(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let Some(guild) = asker.guild else {
        return Err(reject!("tournament-only-on-servers"));
    };
    let mut lines = Vec::new();
    for id in context.store.tournaments_on(guild, LISTED).await? {
        let Some(one) = context.store.tournament(id).await? else { continue };
        if open::sees_tournament(context, asker, &one).await {
            lines.push(format!("• {} <#{}>: {}", phrases::heading(&one), one.channel, state(&one, asker)));
        }
    }
    if lines.is_empty() {
        return Ok(Screen::text(say!(asker.lang, "tournament-list-empty")));
    }
    Ok(Screen::text(lines.join("\n")))
}

/// The tournaments of a server that match what was typed.
pub(crate) async fn tournaments_like(context: &Context, asker: &Asker, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let mut found = Vec::new();
    for one in suggested(context, asker).await {
        let name = format!("T{} {}", one.id, phrases::title(&one, asker.lang));
        if name.to_lowercase().contains(&typed) && open::sees_tournament(context, asker, &one).await {
            let whole = format!("{name} · {}", state(&one, asker));
            found.push((whole.chars().take(100).collect(), one.id.to_string()));
        }
    }
    found
}

/// The games without a result that the asker may decide on this server and that match what was typed.
pub(crate) async fn games_to_decide(context: &Context, asker: &Asker, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let mut found = Vec::new();
    for one in suggested(context, asker).await {
        if one.stage != Stage::Running || !decides(&one, asker) {
            continue;
        }
        let undecided = one.pairings.iter().filter(|pairing| pairing.dead && pairing.score.is_none());
        found.extend(undecided.filter_map(|pairing| {
            let game = pairing.game?;
            let label = phrases::thread_title(&one, pairing, game);
            let fits = label.to_lowercase().contains(&typed);
            fits.then(|| (label.chars().take(100).collect(), format!("#{game}")))
        }));
    }
    found.truncate(MOST_SHOWN);
    found
}

/// The newest tournaments of the server where somebody types.
async fn suggested(context: &Context, asker: &Asker) -> Vec<Tournament> {
    let Some(guild) = asker.guild else { return Vec::new() };
    let mut found = Vec::new();
    for id in context.store.tournaments_on(guild, SUGGESTED).await.unwrap_or_default() {
        found.extend(context.store.tournament(id).await.ok().flatten());
    }
    found
}

/// A tournament's progress, as a sentence.
fn state(tournament: &Tournament, asker: &Asker) -> String {
    let lang = asker.lang;
    match tournament.stage {
        Stage::Open => say!(lang, "tournament-state-open", count = tournament.entrants.len()),
        Stage::Running if tournament.at_once => {
            let games = || tournament.pairings.iter().filter(|pairing| pairing.game.is_some());
            let done = games().filter(|pairing| pairing.score.is_some()).count();
            say!(lang, "tournament-state-at-once", done = done, games = games().count())
        }
        Stage::Running => {
            say!(lang, "tournament-state-running", round = tournament.round, rounds = tournament.rounds)
        }
        Stage::Over => say!(lang, "tournament-state-over"),
        Stage::Dropped => say!(lang, "tournament-called-off"),
    }
}
