//! `/me theme`: the look of boards, for one person or for everybody on a server. Board and pieces are chosen separately. The
//! first answer shows all boards and sets as tiles, every other a board with the choice, and buttons for the others.

use model::ids::GuildId;
use model::screen::{Button, Press, Puzzle, Recipe, Row, Screen, Style, Verb};
use render::Theme;
use render::theme::Choice;
use words::{Lang, say};

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::asking::rights::Effect::Changes;
use crate::asking::rights::Right::{Anyone, Manager};
use crate::asking::rights::{self, Rule, What};
use crate::context::Context;
use crate::drawing::tiles::{SETS, SHOWN, set_name};
use crate::games::tables;

/// The word for no choice of a theme.
pub const USUAL: &str = "usual";

/// Whose boards a theme is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The asker's private boards.
    Own,
    /// Boards that several people see on the server.
    Server,
}

/// The suffix of a word in a button that is about a server.
const OF_SERVER: &str = ".server";
/// The prefix of the word of a set of pieces.
const PIECES: char = '+';
/// How many names a rejection lists.
const NAMED: usize = 20;

/// A requested change of a theme.
enum Change {
    /// None: only show.
    Nothing,
    /// Reset board and pieces to the default.
    Usual,
    /// Choose a board, and keep the pieces.
    Board(Theme),
    /// Choose pieces, and keep the board.
    Pieces(&'static str),
}

/// `/me theme`: chooses a theme, or shows the present one.
pub(crate) async fn themes(
    context: &Context,
    asker: &Asker,
    word: Option<&str>,
    whose: Whose,
) -> Result<Screen, Rejection> {
    let change = match word {
        None => Change::Nothing,
        Some(typed) => meant(context, asker.lang, typed).ok_or_else(|| unknown(context, asker.lang))?,
    };
    match whose {
        Whose::Own => own_theme(context, asker, &change).await,
        Whose::Server => servers_theme(context, asker, &change).await,
    }
}

impl Whose {
    /// All values.
    const ALL: [Self; 2] = [Self::Own, Self::Server];

    /// The row of its buttons in the table of who may.
    const fn row(self) -> rights::Row {
        match self {
            Self::Own => Rule::page(Anyone, Changes).of(What::Press(Verb::Theme, "own")),
            Self::Server => Rule::page(Manager, Changes).of(What::Press(Verb::Theme, "server")),
        }
    }
}

/// The action of a theme's button: a word as `/me theme` takes it, and for whose boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ThemeControl {
    word: String,
    whose: Whose,
}

impl ThemeControl {
    /// Reads an argument; it is untrusted text.
    pub(crate) fn from_word(arg: &str) -> Self {
        match arg.strip_suffix(OF_SERVER).filter(|word| !word.contains('.')) {
            Some(word) => Self { word: word.to_owned(), whose: Whose::Server },
            None => Self { word: arg.to_owned(), whose: Whose::Own },
        }
    }

    /// Its row in the table of who may.
    pub(crate) const fn what(&self) -> What {
        self.whose.row().what
    }

    /// Rows of the table of who may.
    pub(crate) fn rows() -> [rights::Row; 2] {
        Whose::ALL.map(Whose::row)
    }
}

/// Answers a theme's button.
pub(crate) async fn theme_press(
    context: &Context,
    asker: &Asker,
    chosen: &ThemeControl,
) -> Result<Screen, Rejection> {
    themes(context, asker, Some(&chosen.word), chosen.whose).await
}

/// Changes or shows the asker's own theme.
async fn own_theme(context: &Context, asker: &Asker, change: &Change) -> Result<Screen, Rejection> {
    let mut choice = Choice::of(context.store.person(asker.person).await?.theme.as_deref());
    if change.apply(&mut choice) {
        retry_transaction(async || {
            let mut tx = context.store.begin().await?;
            tx.set_theme(asker.person, choice.word().as_deref()).await?;
            Ok(tx.commit().await?)
        })
        .await?;
    }
    let choice = there(context, choice);
    let theme = context.studio.themes.chosen(&choice, context.studio.usual(asker.guild).await?);
    let name = title(asker.lang, theme);
    let text = if choice == Choice::default() {
        say!(asker.lang, "theme-as-everybody", theme = name)
    } else {
        say!(asker.lang, "theme-own", theme = name)
    };
    let usual = say!(asker.lang, "theme-as-everybody-button");
    shown((context, asker.lang), text, theme, &choice, change, (&usual, ""))
}

/// Changes or shows the server's theme.
async fn servers_theme(context: &Context, asker: &Asker, change: &Change) -> Result<Screen, Rejection> {
    let Some(guild) = asker.guild else {
        return Err(reject!("theme-no-server"));
    };
    if !asker.manages {
        return Err(reject!("theme-not-manager"));
    }
    let mut choice = Choice::of(context.store.guild_theme(guild).await?.as_deref());
    if change.apply(&mut choice) {
        keep_servers_theme(context, asker, guild, &choice).await?;
    }
    let choice = there(context, choice);
    let theme = context.studio.usual(Some(guild)).await?;
    let text = say!(asker.lang, "theme-server", theme = title(asker.lang, theme));
    let usual = say!(asker.lang, "theme-as-settings-button");
    shown((context, asker.lang), text, theme, &choice, change, (&usual, OF_SERVER))
}

async fn keep_servers_theme(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    choice: &Choice,
) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    let word = choice.word();
    let known = context.studio.themes.chosen(choice, context.studio.theme);
    let about = if word.is_some() { title(Lang::En, known) } else { USUAL.to_owned() };
    tx.audit(guild, asker.person, "theme", &about, context.now()).await?;
    tx.set_guild_theme(guild, word.as_deref()).await?;
    tx.commit().await?;
    Ok(())
}

/// The parts of a choice that still exist.
fn there(context: &Context, choice: Choice) -> Choice {
    let themes = &context.studio.themes;
    Choice {
        board: choice.board.filter(|word| themes.find(word).is_some()),
        pieces: choice.pieces.filter(|word| themes.set(word).is_some()),
    }
}

/// A board in a theme, or all tiles, and a button for each other board and set.
fn shown(
    (context, lang): (&Context, Lang),
    text: String,
    theme: Theme,
    now: &Choice,
    change: &Change,
    (usual, whose): (&str, &str),
) -> Result<Screen, Rejection> {
    let button = |label: &str, word: &str, chosen: bool| {
        let style = if chosen { Style::Primary } else { Style::Secondary };
        let press = Press { verb: Verb::Theme, game: None, version: 0, arg: format!("{word}{whose}") };
        Button::of_page(label, style, press)
    };
    let is = |chosen: &Option<String>, word: &str| chosen.as_deref() == Some(word);
    let themes = &context.studio.themes;
    let boards = themes.all().into_iter().take(SHOWN);
    let boards = boards.map(|theme| {
        button(&lang.board_look(theme.word(), theme.title()), theme.word(), is(&now.board, theme.word()))
    });
    let sets = themes.sets().into_iter().take(SETS);
    let sets = sets.map(|set| {
        button(&set_name(lang, set), &format!("{PIECES}{}", set.word()), is(&now.pieces, set.word()))
    });
    let back = button(usual, USUAL, *now == Choice::default());
    let boards: Vec<_> = boards.collect();
    let sets: Vec<_> = std::iter::once(back).chain(sets).collect();
    let (rules, position) = tables::sample()?;
    let pieces = (!theme.has_its_own_pieces()).then(|| theme.pieces().word().to_owned());
    let word = Choice { board: Some(theme.word().to_owned()), pieces };
    let tiles = matches!(change, Change::Nothing);
    let sample = Puzzle { theme: word.word(), tiles, ..Puzzle::new(rules, position) };
    let mut screen = Screen::text(text).with_picture(Recipe::of_puzzle(sample));
    screen.rows.extend([Row::of(&boards), Row::of(&sets)].concat());
    Ok(screen)
}

/// The change that a typed word or name means.
fn meant(context: &Context, lang: Lang, typed: &str) -> Option<Change> {
    let themes = &context.studio.themes;
    let change = |word: &str| match word.strip_prefix(PIECES) {
        _ if word == USUAL => Some(Change::Usual),
        Some(set) => themes.set(set).map(|set| Change::Pieces(set.word())),
        None => themes.find(word).map(Change::Board),
    };
    let small = typed.trim().to_lowercase();
    let names = || std::iter::once(lang).chain(Lang::ALL).flat_map(|lang| named(context, lang));
    let by_name = || names().find(|(name, _)| name.to_lowercase() == small);
    change(typed.trim()).or_else(|| by_name().and_then(|(_, word)| change(&word)))
}

/// All boards and sets: name in a language, and word.
fn named(context: &Context, lang: Lang) -> Vec<(String, String)> {
    let themes = &context.studio.themes;
    let boards = themes
        .all()
        .into_iter()
        .map(|theme| (lang.board_look(theme.word(), theme.title()).into_owned(), theme.word().to_owned()));
    let sets = themes.sets().into_iter().map(|set| (set_name(lang, set), format!("{PIECES}{}", set.word())));
    let usual = (lang.text("choice-theme-theme-usual", &[]), USUAL.to_owned());
    std::iter::once(usual).chain(boards).chain(sets).collect()
}

/// The suggestions for a typed theme.
pub(crate) fn suggestions(context: &Context, lang: Lang, typed: &str) -> Vec<(String, String)> {
    let small = typed.trim().to_lowercase();
    let others: Vec<_> = Lang::ALL.iter().flat_map(|lang| named(context, *lang)).collect();
    // Clients may have another language than their people chose.
    let fits = |(_, word): &(String, String)| {
        *word == small || others.iter().any(|(name, own)| own == word && name.to_lowercase().contains(&small))
    };
    named(context, lang).into_iter().filter(fits).collect()
}

fn unknown(context: &Context, lang: Lang) -> Rejection {
    let all = named(context, lang);
    let more = (all.len() > NAMED).then(|| "…".to_owned());
    let names: Vec<_> = all.into_iter().map(|(name, _)| name).take(NAMED).chain(more).collect();
    reject!("theme-unknown", themes = lang.list(&names))
}

impl Change {
    /// Applies the change; answers whether anything changed.
    fn apply(&self, choice: &mut Choice) -> bool {
        match self {
            Self::Nothing => return false,
            Self::Usual => *choice = Choice::default(),
            Self::Board(theme) => choice.board = Some(theme.word().to_owned()),
            Self::Pieces(set) => choice.pieces = Some((*set).to_owned()),
        }
        true
    }
}

/// A theme's name: its board's, and its pieces' if they aren't the board's own.
fn title(lang: Lang, theme: Theme) -> String {
    let board = lang.board_look(theme.word(), theme.title());
    if theme.has_its_own_pieces() {
        return board.into_owned();
    }
    let pieces = theme.pieces();
    format!("{board} + {}", lang.piece_look(pieces.word(), pieces.title()))
}
