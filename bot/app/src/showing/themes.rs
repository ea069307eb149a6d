//! `/theme`: how boards look, to one person or to everybody on a server. Each answer shows a board in the theme it is
//! about, with the others a button away.

use model::ids::GuildId;
use model::screen::{Button, Press, Puzzle, Recipe, Screen, Style, Verb};
use render::Theme;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::tables;

/// The word for having chosen no theme.
pub const USUAL: &str = "usual";

/// Whose boards a theme is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// What only the person who asks sees.
    Own,
    /// What several people see on the server.
    Server,
}

/// What follows a theme's word in a button that is about a server.
const OF_SERVER: &str = ".server";

/// `/theme`: chooses one, or shows how it is.
pub(crate) async fn themes(
    context: &Context,
    asker: &Asker,
    word: Option<&str>,
    whose: Whose,
) -> Result<Screen, Rejection> {
    let chosen = match word {
        None => None,
        Some(USUAL) => Some(None),
        Some(word) => Some(Some(Theme::from_word(word).ok_or_else(unknown)?)),
    };
    match whose {
        Whose::Own => own_theme(context, asker, chosen).await,
        Whose::Server => servers_theme(context, asker, chosen).await,
    }
}

/// A theme's button: its word, and whether it is about the server.
pub(crate) async fn theme_press(context: &Context, asker: &Asker, arg: &str) -> Result<Screen, Rejection> {
    match arg.strip_suffix(OF_SERVER) {
        Some(word) => themes(context, asker, Some(word), Whose::Server).await,
        None => themes(context, asker, Some(arg), Whose::Own).await,
    }
}

/// For what only the person sees. A choice of `None` takes the choice back.
async fn own_theme(
    context: &Context,
    asker: &Asker,
    chosen: Option<Option<Theme>>,
) -> Result<Screen, Rejection> {
    if let Some(choice) = chosen {
        let mut tx = context.store.begin().await?;
        tx.set_theme(asker.person, choice.map(Theme::word)).await?;
        tx.commit().await?;
    }
    let own = context.store.person(asker.person).await?.theme.and_then(|word| Theme::from_word(&word));
    let theme = match own {
        Some(own) => own,
        None => context.studio.usual(asker.guild).await?,
    };
    let text = match own {
        Some(own) => say!(asker.lang, "theme-own", theme = own.title()),
        None => say!(asker.lang, "theme-as-everybody", theme = theme.title()),
    };
    shown(text, theme, own, &say!(asker.lang, "theme-as-everybody-button"), "")
}

/// For what several people see on the server.
async fn servers_theme(
    context: &Context,
    asker: &Asker,
    chosen: Option<Option<Theme>>,
) -> Result<Screen, Rejection> {
    let Some(guild) = asker.guild else {
        return Err(reject!("theme-no-server"));
    };
    if !asker.manages {
        return Err(reject!("theme-not-manager"));
    }
    if let Some(choice) = chosen {
        keep_servers_theme(context, asker, guild, choice).await?;
    }
    let set = context.store.guild_theme(guild).await?.and_then(|word| Theme::from_word(&word));
    let theme = context.studio.usual(Some(guild)).await?;
    let text = say!(asker.lang, "theme-server", theme = theme.title());
    shown(text, theme, set, &say!(asker.lang, "theme-as-settings-button"), OF_SERVER)
}

async fn keep_servers_theme(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    theme: Option<Theme>,
) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    let title = theme.map_or(USUAL, Theme::title);
    tx.note_deed(guild, asker.person, "theme", title, context.now()).await?;
    tx.set_guild_theme(guild, theme.map(Theme::word)).await?;
    tx.commit().await?;
    Ok(())
}

/// A board in a theme, and a button for each that could be chosen instead; `now` is the one chosen.
fn shown(
    text: String,
    theme: Theme,
    now: Option<Theme>,
    usual: &str,
    whose: &str,
) -> Result<Screen, Rejection> {
    let button = |label: &str, word: &str, chosen: bool| {
        let style = if chosen { Style::Primary } else { Style::Secondary };
        let press = Press { verb: Verb::Theme, game: None, version: 0, arg: format!("{word}{whose}") };
        Button::of_page(label, style, press)
    };
    let mut buttons: Vec<Button> =
        Theme::ALL.iter().map(|theme| button(theme.title(), theme.word(), now == Some(*theme))).collect();
    buttons.push(button(usual, USUAL, now.is_none()));
    let (rules, position) = tables::sample()?;
    let sample = Puzzle { theme: Some(theme.word().to_owned()), ..Puzzle::new(rules, position) };
    Ok(Screen::text(text).with_picture(Recipe::of_puzzle(sample)).with_buttons(buttons))
}

fn unknown() -> Rejection {
    let words: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
    reject!("theme-unknown", themes = words.join(", "), usual = USUAL)
}
