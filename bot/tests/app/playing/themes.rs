//! Themes: whose choice applies to which picture, and who may choose for whom.

use app::Suggest;
use app::request::{Request, USUAL, Whose};
use model::ids::{GuildId, UserId};
use model::screen::{Press, Puzzle, Recipe, Row, Screen, Style, Verb};
use render::Theme;

use crate::stage::{ADA, BEN, CLEO, Stage};

/// The usual start of chess.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The server of everybody here.
const HERE: Option<GuildId> = Some(GuildId(5));

fn choose(theme: impl Into<Option<&'static str>>, whose: Whose) -> Request {
    Request::Theme { theme: theme.into().map(str::to_owned), whose }
}

/// The theme of a picture of the start, found by comparing it with samples.
async fn drawn_in(stage: &Stage, recipe: &Recipe) -> &'static str {
    let draw = async |recipe: &Recipe| stage.app.studio().draw(recipe).await.expect("drawn").bytes;
    let png = draw(recipe).await;
    for theme in Theme::ALL {
        let sample = Puzzle { theme: Some(theme.word().to_owned()), ..Puzzle::new("chess", START) };
        if draw(&Recipe::of_puzzle(sample)).await == png {
            return theme.word();
        }
    }
    panic!("no theme looks like that");
}

/// The theme of the board in an answer.
fn shown(screen: &Screen) -> &str {
    let puzzle = screen.picture.as_ref().and_then(|recipe| recipe.puzzle.as_ref());
    puzzle.and_then(|puzzle| puzzle.theme.as_deref()).unwrap_or_else(|| panic!("no sample: {screen:?}"))
}

/// The buttons below, the chosen one first.
fn buttons(screen: &Screen) -> (String, Vec<Press>) {
    let buttons = screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => panic!("a menu: {screen:?}"),
    });
    let buttons: Vec<_> = buttons.collect();
    let chosen: Vec<_> = buttons.iter().filter(|button| button.style == Style::Primary).collect();
    assert_eq!(chosen.len(), 1, "{screen:?}");
    (chosen[0].label.clone(), buttons.iter().map(|button| button.press.clone()).collect())
}

#[tokio::test]
async fn a_theme_of_ones_own_is_chosen_shown_and_taken_back() {
    Stage::each(async |stage: Stage| {
        let before = stage.ask(ADA, choose(None, Whose::Own)).await;
        assert!(before.text.contains("to everybody: **Wood**"), "{before:?}");
        assert_eq!((shown(&before), buttons(&before).0.as_str()), ("wood", "As everybody sees it"));
        let slate = stage.ask(ADA, choose("slate", Whose::Own)).await;
        assert!(slate.text.contains("only you see look like this: **Slate**"), "{slate:?}");
        assert_eq!((shown(&slate), buttons(&slate).0.as_str()), ("slate", "Slate"));
        stage.app.studio().draw(slate.picture.as_ref().expect("a picture")).await.expect("drawn");
        // The buttons choose what they say; the last one takes the choice back.
        for (press, word) in
            buttons(&slate).1.into_iter().zip(["wood", "slate", "paper", "contrast", "oak", "wood"])
        {
            let pressed = stage.press(ADA, press, None).await;
            assert_eq!(shown(&pressed), word, "{pressed:?}");
            assert_eq!(shown(&stage.ask(ADA, choose(None, Whose::Own)).await), word);
        }
        assert_eq!(stage.app.store().person(ADA).await.expect("the database").theme, None);
        assert!(stage.ask(BEN, choose(None, Whose::Own)).await.text.contains("to everybody"), "only Ada's");
        for word in ["plaid", "", "wood.server.server", "wo od"] {
            let press = Press { verb: Verb::Theme, game: None, version: 0, arg: word.to_owned() };
            let refused = stage.press(ADA, press, None).await;
            assert!(
                refused
                    .text
                    .contains("There are: As usual, Wood, Slate, Paper, High contrast, Oak, Pieces: Toys"),
                "{word}: {refused:?}"
            );
        }
        // Names are suggested while one types, and understood as they are written.
        let like =
            async |typed: &str| stage.suggestions(ADA, Suggest::Theme { typed: typed.to_owned() }).await;
        let pair = |name: &str, word: &str| (name.to_owned(), word.to_owned());
        assert_eq!(like("CONTR").await, [pair("High contrast", "contrast")]);
        assert_eq!(like("letters").await, [pair("Pieces: Letters", "+letters")]);
        assert_eq!(like("usual").await.len(), 1);
        assert_eq!(like("holz").await, [pair("Wood", "wood")], "in any of our languages");
        assert_eq!((like("").await.len(), like("plaid").await.len()), (9, 0));
        for typed in ["high CONTRAST", " contrast "] {
            assert_eq!(shown(&stage.ask(ADA, choose(typed, Whose::Own)).await), "contrast", "{typed}");
        }
        assert_eq!(shown(&stage.ask(ADA, choose("pieces: letters", Whose::Own)).await), "contrast+letters");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn board_and_pieces_are_chosen_separately_and_all_boards_are_seen_at_once() {
    Stage::each(async |stage: Stage| {
        let press = async |word: &str| {
            let press = Press { verb: Verb::Theme, game: None, version: 0, arg: word.to_owned() };
            stage.press(ADA, press, None).await
        };
        let kept = async || stage.app.store().person(ADA).await.expect("the database").theme;
        let letters = press("+letters").await;
        assert!(letters.text.contains("**Wood + Letters**"), "{letters:?}");
        assert_eq!((shown(&letters), buttons(&letters).0.as_str()), ("wood+letters", "Pieces: Letters"));
        assert_eq!(kept().await.as_deref(), Some("+letters"), "the board is as everybody's");
        // The server's board changes under them.
        stage.ask_managing(ADA, choose("paper", Whose::Server)).await;
        assert_eq!(shown(&stage.ask(ADA, choose(None, Whose::Own)).await), "paper+letters");
        let slate = stage.ask(ADA, choose("slate", Whose::Own)).await;
        assert!(slate.text.contains("**Slate + Letters**"), "{slate:?}");
        assert_eq!(kept().await.as_deref(), Some("slate+letters"));
        assert_eq!(shown(&press("+plain").await), "slate+plain");
        let draw = async |screen: &Screen| {
            let recipe = screen.picture.clone().expect("a picture");
            stage.app.studio().draw(&recipe).await.expect("drawn")
        };
        let (tiles, sample) = (stage.ask(ADA, choose(None, Whose::Own)).await, press("+toys").await);
        assert_eq!(
            draw(&tiles).await.alt,
            "Boards side by side: Wood, Slate, Paper, High contrast, Oak. Pieces side by side: Toys, Plain, Letters."
        );
        assert!(draw(&sample).await.alt.contains("White"), "a board");
        assert_eq!(shown(&press(USUAL).await), "paper");
        assert_eq!(kept().await, None);
        for word in ["+", "+dragons", "+letters+plain", "+wood"] {
            let refused = press(word).await;
            assert!(refused.text.contains("I know no such theme"), "{word}: {refused:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_servers_theme_is_chosen_by_those_who_may_manage_it() {
    Stage::each(async |stage: Stage| {
        let theme = async || stage.app.store().guild_theme(GuildId(5)).await.expect("the database");
        for request in [choose("slate", Whose::Server), choose(None, Whose::Server)] {
            let refused = stage.ask(BEN, request).await;
            assert!(refused.text.contains("may manage this server"), "{refused:?}");
            assert!(refused.rows.is_empty() && refused.picture.is_none(), "{refused:?}");
        }
        let nowhere = stage.ask_directly(ADA, choose("slate", Whose::Server)).await;
        assert!(nowhere.text.contains("on that server"), "{nowhere:?}");
        assert_eq!(theme().await, None);
        let slate = stage.ask_managing(ADA, choose("slate", Whose::Server)).await;
        assert_eq!((shown(&slate), buttons(&slate).0.as_str()), ("slate", "Slate"));
        assert_eq!(theme().await.as_deref(), Some("slate"));
        assert_eq!(
            stage.app.store().person(ADA).await.expect("the database").theme,
            None,
            "that isn't Ada's own"
        );
        // A press is checked again for permission.
        let paper = buttons(&slate).1.swap_remove(2);
        let refused = stage.press(BEN, paper.clone(), None).await;
        assert!(refused.text.contains("may manage this server"), "{refused:?}");
        assert_eq!(theme().await.as_deref(), Some("slate"));
        let pressed = stage.ask_managing(ADA, Request::Press { press: paper, value: None }).await;
        assert_eq!((shown(&pressed), theme().await.as_deref()), ("paper", Some("paper")));
        let usual = stage.ask_managing(ADA, choose(USUAL, Whose::Server)).await;
        assert_eq!((shown(&usual), buttons(&usual).0.as_str()), ("wood", "As the bot's settings say"));
        assert_eq!(theme().await, None);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_own_theme_comes_before_the_servers_and_that_before_the_settings() {
    Stage::each(async |stage: Stage| {
        let game = stage.game("chess").await;
        let recipe = Recipe::new(game, 0, None);
        let eyes = |person: UserId| recipe.clone().for_eyes_of(person);
        let themes = async || {
            let mut found = Vec::new();
            for recipe in [recipe.clone(), eyes(ADA), eyes(CLEO)] {
                found.push(drawn_in(&stage, &recipe).await);
            }
            found
        };
        assert_eq!(themes().await, ["wood", "wood", "wood"]);
        stage.ask_managing(BEN, choose("slate", Whose::Server)).await;
        assert_eq!(themes().await, ["slate", "slate", "slate"]);
        stage.ask(ADA, choose("paper", Whose::Own)).await;
        assert_eq!(themes().await, ["slate", "paper", "slate"]);
        stage.ask_managing(BEN, choose(USUAL, Whose::Server)).await;
        assert_eq!(themes().await, ["wood", "paper", "wood"]);
        // What belongs to no game is seen as on the server where it is looked at.
        stage.ask_managing(BEN, choose("contrast", Whose::Server)).await;
        let puzzle = |guild| Recipe::of_puzzle(Puzzle::new("chess", START)).seen_on(guild);
        assert_eq!(drawn_in(&stage, &puzzle(HERE).for_eyes_of(CLEO)).await, "contrast");
        assert_eq!(drawn_in(&stage, &puzzle(HERE).for_eyes_of(ADA)).await, "paper");
        assert_eq!(drawn_in(&stage, &puzzle(Some(GuildId(6))).for_eyes_of(CLEO)).await, "wood");
        assert_eq!(drawn_in(&stage, &puzzle(None).for_eyes_of(CLEO)).await, "wood");
        let daily = stage.ask(CLEO, Request::Daily { line: None, yesterday: false }).await;
        let puzzle = daily.picture.and_then(|recipe| recipe.puzzle).expect("a hole");
        assert_eq!(puzzle.guild, HERE);
        stage.close().await;
    })
    .await;
}
