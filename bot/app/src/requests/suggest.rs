//! Suggestions while a person types. Never an error, and nothing that the person may not know.

use engine::catalogue;
use engine::rules::{Info, OptionKind};
use model::game::Status;
use words::{Lang, cut, say};

use crate::asking::{Asker, MOST_SHOWN};
use crate::choosing::which;
use crate::context::Context;
use crate::games::searching;
use crate::games::titles::rules_title;
use crate::invitations::chairs::{self, PLAYERS};
use crate::invitations::control;
use crate::servers::moderating;
use crate::showing::{themes, welcome};
use crate::tournaments::show;

/// The most characters of a suggestion's name.
const NAME: usize = 100;

/// What the suggestions are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suggest {
    /// A turn.
    Turn {
        /// The game, as far as named.
        game: Option<String>,
        /// What was typed so far.
        typed: String,
    },
    /// A game's number.
    Game {
        /// What was typed so far.
        typed: String,
    },
    /// The number of a game of the server, for its managers.
    OnServer {
        /// What was typed so far.
        typed: String,
    },
    /// The options of a new table.
    Options {
        /// The catalogue's id, as far as named.
        rules: Option<String>,
        /// What was typed so far.
        typed: String,
    },
    /// A game, by a description.
    Rules {
        /// What was typed so far.
        typed: String,
    },
    /// A command, by what it does or was called.
    Command {
        /// What was typed so far.
        typed: String,
    },
    /// A theme, or a set of pieces.
    Theme {
        /// What was typed so far.
        typed: String,
    },
    /// A time zone.
    Zone {
        /// What was typed so far.
        typed: String,
    },
    /// A time control.
    Clock {
        /// What was typed so far.
        typed: String,
    },
    /// A tournament's number.
    Tournament {
        /// What was typed so far.
        typed: String,
    },
    /// The number of a tournament's game without a result, for people who may decide it.
    Undecided {
        /// What was typed so far.
        typed: String,
    },
}

/// At most twenty-five suggestions: labels and values.
pub(crate) async fn suggest(context: &Context, asker: &Asker, wanted: Suggest) -> Vec<(String, String)> {
    match wanted {
        Suggest::Turn { game, typed } => which::turns(context, asker, game.as_deref(), &typed).await,
        Suggest::Rules { typed } => searching::suggestions(asker.lang, &typed),
        Suggest::Command { typed } => welcome::suggestions(asker.lang, &typed),
        Suggest::Theme { typed } => {
            themes::suggestions(context, asker.lang, &typed).into_iter().take(MOST_SHOWN).collect()
        }
        Suggest::Zone { typed } => crate::notifications::suggestions(&typed, context.now()),
        Suggest::Game { typed } => games_like(context, asker, &typed).await,
        Suggest::Clock { typed } => control::suggestions(asker.lang, &typed),
        Suggest::Tournament { typed } => show::tournaments_like(context, asker, &typed).await,
        Suggest::Undecided { typed } => show::games_to_decide(context, asker, &typed).await,
        Suggest::OnServer { typed } => moderating::games_on_server(context, asker, &typed).await,
        Suggest::Options { rules, typed } => rules
            .and_then(|id| catalogue::find(&id))
            .map_or_else(Vec::new, |game| options(asker.lang, game.info(), &typed)),
    }
}

async fn games_like(context: &Context, asker: &Asker, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let open = [Status::Running, Status::Over];
    let Ok(games) = context.store.games_of(asker.person, &open, 100).await else { return Vec::new() };
    let mut found = Vec::new();
    for game in games {
        let name = format!("#{} {}", game.id, rules_title(asker.lang, &game.rules));
        if !name.to_lowercase().contains(&typed) {
            continue;
        }
        let note = match game.status {
            Status::Over => say!(asker.lang, "suggest-over", game = name),
            _ if context.waits_for(&game, asker.person).await.unwrap_or(false) => {
                say!(asker.lang, "suggest-your-turn", game = name)
            }
            _ => name,
        };
        found.push((note, format!("#{}", game.id)));
        if found.len() == MOST_SHOWN {
            break;
        }
    }
    found
}

/// The options of a game that match: each with its range and what it does.
fn options(lang: Lang, info: &Info, typed: &str) -> Vec<(String, String)> {
    // Names of options may have blanks, so only whole options are something to go on from.
    let parts = typed.rsplit_once([' ', ',']).filter(|(done, _)| done.contains('='));
    let (done, last) = parts.unwrap_or(("", typed));
    let prefix = if done.is_empty() { String::new() } else { format!("{done} ") };
    let begun = last.split_once('=').map_or("", |(_, value)| value);
    info.options
        .iter()
        .filter(|option| !(option.key == PLAYERS && chairs::vary(info)))
        .filter(|option| {
            let name = lang.option_name(info, option).to_lowercase();
            option.key.starts_with(last)
                || last.starts_with(option.key)
                || name.starts_with(&last.to_lowercase())
        })
        .flat_map(|option| {
            let mut values: Vec<String> = match &option.kind {
                OptionKind::Text => Vec::new(),
                OptionKind::Number { .. } => vec![begun.to_owned()],
                OptionKind::Switch { .. } => vec!["on".to_owned(), "off".to_owned()],
                OptionKind::Choice { values, .. } => values.iter().map(|value| (*value).to_owned()).collect(),
            };
            // Return chooses the first one, so it has to be what was typed. If none begins like that, all are shown.
            if values.iter().any(|value| value.starts_with(begun)) {
                values.retain(|value| value.starts_with(begun));
            }
            values.into_iter().enumerate().map(|(at, value)| {
                let written = format!("{}={value}", option.key);
                let name = match option.kind {
                    // What the option does is said once, of its first value.
                    _ if at > 0 => written.clone(),
                    OptionKind::Number { min, max, .. } => {
                        format!("{written} ({min}–{max}): {}", lang.option_help(info, option))
                    }
                    _ => format!("{written}: {}", lang.option_help(info, option)),
                };
                (cut(&name, NAME), format!("{prefix}{written}"))
            })
        })
        .take(MOST_SHOWN)
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::rules::OptionInfo;

    use super::*;

    #[test]
    fn a_typed_value_of_an_option_is_suggested_alone() {
        let golf = catalogue::find("chess-golf").expect("a game").info();
        let suggested = |typed: &str| -> Vec<String> {
            options(Lang::De, golf, typed).into_iter().map(|(_, value)| value).collect()
        };
        assert_eq!(suggested("holes=3"), ["holes=3"]);
        assert_eq!(suggested("pace=live hol"), ["pace=live holes=9", "pace=live holes=3"]);
        assert_eq!(suggested("holes=4"), ["holes=9", "holes=3"]);
    }

    #[test]
    fn an_option_is_found_by_its_name_and_what_it_does_is_said_once() {
        for lang in Lang::ALL {
            for info in catalogue::all().iter().map(|game| game.info()) {
                let open = |option: &&OptionInfo| {
                    !(matches!(option.kind, OptionKind::Text) || option.key == PLAYERS && chairs::vary(info))
                };
                for option in info.options.iter().filter(open) {
                    let help: String = lang.option_help(info, option).chars().take(60).collect();
                    for typed in [option.key, &lang.option_name(info, option)] {
                        let shown = options(lang, info, typed);
                        let said = shown.iter().filter(|(name, value)| {
                            value.starts_with(&format!("{}=", option.key)) && name.contains(&help)
                        });
                        assert_eq!(said.count(), 1, "{lang:?} {} {typed}: {shown:?}", info.id);
                    }
                }
            }
        }
    }
}
