//! The page's own controls: the greeting of a new server, the language of a seat, the order and width of suggestions, and the sheet
//! of switches for faults.

use serde_json::json;
use words::Lang;

use crate::driver::{Driver, PHONE, WIDE};
use crate::house::House;
use crate::page::Page;

/// The first suggested commands, in order.
const FIRST: [&str; 8] = ["play", "move", "board", "games", "learn", "puzzle", "rules", "help"];

/// The current suggestions: their values, and their visible texts.
async fn suggested(page: &Page, kind: &str) -> Vec<(String, String)> {
    let script = "
        const all = [...document.querySelectorAll(`[data-testid=${arguments[0]}]`)];
        const texts = all.map((one) => [one.dataset.command ?? one.dataset.value, one.innerText]);
        return texts.length ? texts : null;";
    let found = page.until("suggestions", script, vec![json!(kind)]).await;
    serde_json::from_value(found).expect("pairs of texts")
}

/// Checks that every suggestion is readable in full and inside the window.
async fn is_in_sight(page: &Page, kind: &str) {
    let script = "
        const all = [...document.querySelectorAll(`[data-testid=${arguments[0]}]`)];
        const cut = (one) => {
          const box = one.getBoundingClientRect();
          return one.scrollWidth > one.clientWidth || box.left < 0 || box.right > innerWidth;
        };
        return all.length > 0 && all.filter(cut).length === 0;";
    page.until(&format!("{kind} in sight"), script, vec![json!(kind)]).await;
}

async fn choose_language(page: &Page, language: &str) {
    let script = "
        const select = document.querySelector('[data-testid=language]');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return select.value === arguments[0];";
    page.until("a language", script, vec![json!(language)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_server_is_greeted_and_a_seat_reads_its_own_language() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::fresh("en-US").await;
    let ada = Page::open(&driver, &house, "/?seat=ada", WIDE).await;
    let greeting = Lang::En.text("greeting", &[]);
    ada.wait_for(greeting.split('.').next().expect("a sentence")).await;
    ada.last_board().await;
    let buttons = ada.number("document.querySelectorAll('#feed [data-testid=button]').length").await;
    assert!((buttons - 4.0).abs() < 0.5, "{buttons} buttons");
    ada.type_plain("/").await;
    let commands = suggested(&ada, "command-suggestion").await;
    assert!(commands.iter().zip(FIRST).all(|((path, _), first)| path == first), "{commands:?}");
    let admin = commands.iter().position(|(path, _)| path.starts_with("admin")).expect("admin");
    assert!(commands[admin..].iter().all(|(path, _)| path.starts_with("admin")), "{commands:?}");
    is_in_sight(&ada, "command-suggestion").await;
    ada.type_plain("\u{e003}").await;
    choose_language(&ada, "de").await;
    ada.until(
        "a German page",
        "return document.querySelector('[data-testid=language]').value === 'de'",
        vec![],
    )
    .await;
    ada.press_to("lessons list").await;
    ada.wait_for(&Lang::De.text("learn-list", &[])).await;
    ada.type_plain("/").await;
    let german = suggested(&ada, "command-suggestion").await;
    let spielen = format!("/{}", Lang::De.typed("play"));
    assert!(german[0].0 == "play" && german[0].1.starts_with(&spielen), "{german:?}");
    ada.type_plain("\u{e003}").await;
    // A mention of a command shows the name that the list shows.
    ada.command("next", &[]).await;
    ada.wait_for(&format!("/{}", Lang::De.typed("games"))).await;
    // It is Ada's language and nobody else's.
    let ben = Page::open(&driver, &house, "/?seat=ben", PHONE).await;
    ben.press_to("lessons list").await;
    ben.wait_for(&Lang::En.text("learn-list", &[])).await;
    for page in [ada, ben] {
        page.is_sound().await;
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn suggestions_are_read_whole_on_a_telephone() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let ada = Page::open(&driver, &house, "/?seat=ada", PHONE).await;
    ada.type_plain("/").await;
    is_in_sight(&ada, "command-suggestion").await;
    ada.type_plain("play ").await;
    ada.until("a field", "return !!document.querySelector('[data-testid=command-name]')", vec![]).await;
    ada.open_field("game").await;
    is_in_sight(&ada, "autocomplete-option").await;
    let games = suggested(&ada, "autocomplete-option").await;
    assert!(games.len() >= 15 && games.iter().all(|(_, text)| text.contains(" · ")), "{games:?}");
    assert!(ada.number("document.documentElement.scrollWidth").await <= f64::from(PHONE.0));
    ada.is_sound().await;
    ada.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn things_go_wrong_by_switches_and_are_put_right_again() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let ada = Page::open(&driver, &house, "/?seat=ada", WIDE).await;
    let ben = Page::open(&driver, &house, "/?seat=ben", PHONE).await;
    // Out of the way on a telephone, and in reach.
    ben.click_on("menu").await;
    ben.click_on("switches-open").await;
    ben.click_on("switches-close").await;
    // A table can't be opened where nothing may be sent; then it can.
    ada.click_on("switches-open").await;
    ada.click_on("deny-send").await;
    ada.until("a sign", "return document.getElementById('switches-open').classList.contains('on')", vec![])
        .await;
    ada.click_on("switches-close").await;
    ada.command("play", &[("game", "Zombie")]).await;
    ada.wait_for("Send Messages").await;
    ada.click_on("switches-open").await;
    ada.click_on("deny-send").await;
    ada.until("no sign", "return !document.getElementById('switches-open').classList.contains('on')", vec![])
        .await;
    // A grumpy Discord is waited for.
    ada.click_on("mood-limiting").await;
    ada.click_on("switches-close").await;
    ada.command("play", &[("game", "Zombie")]).await;
    ben.wait_for("invites").await;
    ada.click_on("switches-open").await;
    ada.click_on("mood-calm").await;
    ada.click_on("switches-close").await;
    // A channel goes, and another one comes.
    ada.open_channel("tea-room").await;
    ada.click_on("switches-open").await;
    ada.click_on("delete-channel").await;
    let gone = "return !document.querySelector('[data-testid=channel][data-channel=tea-room]')";
    ada.until("no tea-room", gone, vec![]).await;
    ben.until("no tea-room for Ben", gone, vec![]).await;
    ada.click_on("switches-open").await;
    ada.click_on("add-channel").await;
    let there = "return !!document.querySelector('[data-testid=channel][data-channel=table-1]')";
    ada.until("a new channel", there, vec![]).await;
    ada.close().await;
    ben.close().await;
    house.close().await;
}
