//! A player who knows of a game only what the picker shows: menus and buttons.

use engine::any_game::Offer;
use playground::{Menu, Seen};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::party::{Party, check_alt};
use crate::player::{Player, turn_button};
use crate::told::played;

/// The most choices of a menu.
const CHOICES: usize = 25;
/// The most taps a step may take, the one that opens the picker included.
const TAPS: usize = 4;
/// How often a player takes a choice back.
const DOUBT: f64 = 0.03;

/// One tap.
enum Tap {
    /// A choice of a menu; whether it is a whole step.
    Choice {
        menu: String,
        value: String,
        step: bool,
    },
    /// A step that is a button by itself: its label.
    Number {
        label: String,
        value: String,
    },
    End,
    Undo,
    /// Back to the first question, by the button's label.
    Back(&'static str),
}

impl Party {
    /// Plays one turn, or a secret part of one, by the picker alone.
    pub(crate) async fn play_by_picker(&mut self, rng: &mut StdRng) {
        let seat = self.mirror.seat().expect("somebody acts");
        let player = self.player(seat);
        let mut picker =
            player.press(&self.board, turn_button(&self.board).expect("a board to play from")).await;
        let mut taps = 1;
        let mut aim = self.mirror.temptation(seat, rng);
        loop {
            self.check_picker(&picker);
            let tap = choose(&picker, aim.as_ref(), rng);
            let step = match &tap {
                Tap::Choice { step, value, .. } => step.then_some(value.as_str()),
                Tap::Number { value, .. } => Some(value.as_str()),
                Tap::End => Some(""),
                Tap::Undo | Tap::Back(_) => None,
            };
            picker = press(&player, &picker, &tap).await;
            taps += 1;
            picker = player.confirm(picker).await;
            match step {
                Some(text) => {
                    assert!(taps <= TAPS, "{taps} taps for {text:?}");
                    if self.mirror.step(seat, text) {
                        assert!(played(&picker.content).is_some(), "{text:?}: {picker:?}");
                        self.settle().await;
                        if !self.mirror.goes_on(seat) {
                            return;
                        }
                    }
                    taps = 0;
                    aim = self.mirror.temptation(seat, rng);
                }
                None if matches!(&tap, Tap::Choice { value, .. } if value.starts_with('^')) => {}
                None if matches!(tap, Tap::Choice { .. }) => {
                    let alt = &picker.files[0].alt;
                    assert!(alt.contains("Chosen: ") || alt.ends_with('…'), "{alt}");
                }
                None => {
                    if matches!(tap, Tap::Undo) {
                        self.mirror.undo(seat);
                    }
                    taps = 1;
                    aim = None;
                }
            }
        }
    }

    /// The picker keeps Discord's limits, shows a board, names the draft and has choices.
    fn check_picker(&self, picker: &Seen) {
        let menus = picker.menus();
        for menu in &menus {
            assert!((1..=CHOICES).contains(&menu.options.len()), "{menu:?}");
        }
        assert!(
            !menus.is_empty() || !numbers(picker).is_empty() || picker.button("End the turn").is_some(),
            "nothing to choose: {picker:?}"
        );
        check_alt(picker);
        let draft = self.mirror.draft();
        // The question names a line being sealed; the draft shows its moves.
        let moves = draft.strip_prefix("line").map_or(draft.as_str(), |moves| moves.trim_start_matches('/'));
        assert_eq!(moves != draft, picker.content.contains("your line"), "{draft:?}: {picker:?}");
        let told = picker.content.contains(&format!("So far: `{moves}`"));
        assert_eq!(told, !moves.is_empty(), "{draft:?}: {picker:?}");
    }
}

/// What to tap next: towards a chosen step, or anything.
fn choose(picker: &Seen, aim: Option<&Offer>, rng: &mut StdRng) -> Tap {
    let menus = picker.menus();
    let numbers = numbers(picker);
    if let Some(offer) = aim {
        if let Some((label, value)) = numbers.into_iter().find(|(_, value)| *value == offer.text) {
            return Tap::Number { label, value };
        }
        return towards(&menus, offer).unwrap_or_else(|| panic!("no way to {offer:?} in {menus:?}"));
    }
    let backs = ["Another piece", "Another square", "Another choice"].map(|label| (label, Tap::Back(label)));
    for (label, tap) in [("Undo", Tap::Undo)].into_iter().chain(backs) {
        if picker.button(label).is_some() && rng.random_bool(DOUBT) {
            return tap;
        }
    }
    let choices: Vec<(&Menu, &String)> =
        menus.iter().flat_map(|menu| menu.options.iter().map(move |(_, value)| (menu, value))).collect();
    if !numbers.is_empty() && (choices.is_empty() || rng.random_bool(0.5)) {
        let (label, value) = numbers.choose(rng).expect("a number").clone();
        return Tap::Number { label, value };
    }
    let ends = picker.button("End the turn").is_some();
    match choices.choose(rng) {
        Some((menu, value)) if !ends || rng.random_bool(0.5) => choice(menu, value),
        _ => Tap::End,
    }
}

/// The choice that leads to a step: the step itself, its piece, or its square.
fn towards(menus: &[Menu], offer: &Offer) -> Option<Tap> {
    let all = || {
        let options = menus.iter().flat_map(|menu| menu.options.iter().map(move |(_, value)| (menu, value)));
        options.map(|(menu, value)| choice(menu, value))
    };
    let finds = |wanted: &str, whole: bool| {
        all().find(|tap| matches!(tap, Tap::Choice { value, step, .. } if value == wanted && *step == whole))
    };
    finds(&offer.text, true)
        .or_else(|| finds(&offer.from?.to_string(), false))
        .or_else(|| finds(&format!(">{}", offer.to?), false))
}

/// A choice of a menu. Choices of pieces, of things to play, and of squares with more than one step lead to another menu.
fn choice(menu: &Menu, value: &str) -> Tap {
    let step = menu.custom_id.split(':').nth(1) == Some("step") && !value.starts_with(['>', '^']);
    Tap::Choice { menu: menu.custom_id.clone(), value: value.to_owned(), step }
}

/// The steps that are buttons by themselves: label and step.
fn numbers(picker: &Seen) -> Vec<(String, String)> {
    let step = |(label, id): (String, String)| {
        let arg = id.strip_prefix("m1:stepb:")?.splitn(3, ':').nth(2)?.to_owned();
        Some((label, arg.split_once('.')?.1.to_owned()))
    };
    picker.buttons().into_iter().filter_map(step).collect()
}

async fn press(player: &Player, picker: &Seen, tap: &Tap) -> Seen {
    match tap {
        Tap::Choice { menu, value, .. } => player.select(picker, menu, value).await,
        Tap::Number { label, .. } => player.press(picker, label).await,
        Tap::End => player.press(picker, "End the turn").await,
        Tap::Undo => player.press(picker, "Undo").await,
        Tap::Back(label) => player.press(picker, label).await,
    }
}
