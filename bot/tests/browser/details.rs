//! Small faults of the page, looked for in the drawn page: text that is cut, hidden, left alone on a line, or in a language that
//! isn't the reader's.

use playground::{CHESS_CLUB, Who};
use serde_json::json;
use words::Lang;

use crate::driver::{Driver, PHONE, WIDE};
use crate::house::House;
use crate::page::Page;
use crate::seated;

/// Chooses a language for the page's seat.
async fn choose_language(page: &Page, language: &str) {
    let script = "
        const select = document.querySelector('[data-testid=language]');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true;";
    page.until("a choice of languages", script, vec![json!(language)]).await;
    speaks(page, language).await;
}

/// Waits until the page uses a language.
async fn speaks(page: &Page, language: &str) {
    page.until(language, "return document.documentElement.lang === arguments[0]", vec![json!(language)])
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hides_who_is_typing_and_no_time_lies_on_a_text() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    for size in [WIDE, PHONE] {
        let page = Page::open(&driver, &house, "/?seat=ada", size).await;
        let api = house.playground.base_url().trim_end_matches("/api/v10").to_owned();
        let asked = reqwest::Client::new()
            .post(format!("{api}/api/v10/channels/{CHESS_CLUB}/typing"))
            .header("user-agent", "DiscordBot (https://example.org, 1)")
            .header("authorization", format!("Bot {}", house.playground.token()));
        assert!(asked.send().await.expect("an answer").status().is_success());
        let script = "
            const typing = document.querySelector('[data-testid=typing]');
            if (!typing.textContent) return null;
            const written = document.createRange();
            written.selectNodeContents(typing);
            const words = written.getBoundingClientRect();
            const feed = document.getElementById('feed').getBoundingClientRect();
            const line = document.querySelector('#composer .line').getBoundingClientRect();
            return words.top >= feed.bottom - 1 && words.bottom <= line.top + 1 ? 'seen' : `hidden: ${words.bottom} ${line.top}`;";
        assert_eq!(page.until("typing", script, vec![]).await, "seen", "{size:?}");
        for text in ["one", "two"] {
            house.playground.person(Who::Ada).say(CHESS_CLUB, text).expect("said");
        }
        let script = "
            const last = [...document.querySelectorAll('#feed .message.joined')].at(-1);
            if (!last) return null;
            const time = last.querySelector('.face-gap time');
            const written = document.createRange();
            written.selectNodeContents(time);
            const room = last.querySelector('.body').getBoundingClientRect();
            return written.getBoundingClientRect().right <= room.left ? 'apart' : 'over one another';";
        assert_eq!(page.until("a time", script, vec![]).await, "apart", "{size:?}");
        page.close().await;
    }
    // Seats are read whole, the chosen one in bold letters, too.
    let page = Page::open(&driver, &house, "/?seat=spectator", WIDE).await;
    for language in ["de", "es-ES", "en-US"] {
        choose_language(&page, language).await;
        let cut = "[...document.querySelectorAll('#seats span')].filter((one) => one.scrollWidth > one.clientWidth).length";
        assert!(page.number(cut).await < 1.0, "{language}");
    }
    page.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_begins_in_its_browsers_language_until_somebody_chooses_another() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let cleo = Page::open_in("de-DE,de,en", &driver, &house, "/?seat=cleo", PHONE).await;
    speaks(&cleo, "de").await;
    // The log of actions is in that language, with the command's name in it.
    cleo.command("help", &[]).await;
    cleo.wait_for(&format!("Cleo hat /{} benutzt", Lang::De.typed("help"))).await;
    choose_language(&cleo, "en-US").await;
    cleo.wait_for("Cleo used /help").await;
    cleo.reload().await;
    speaks(&cleo, "en-US").await;
    cleo.wait_for("Cleo used /help").await;
    // A language that nobody speaks here is passed over for the next.
    let dev = Page::open_in("fr-FR,es-MX,de", &driver, &house, "/?seat=dev", WIDE).await;
    speaks(&dev, "es-ES").await;
    for page in [cleo, dev] {
        page.is_sound().await;
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_button_is_left_alone_on_a_telephone() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let (ada, ben) = (
        Page::open(&driver, &house, "/?seat=ada", PHONE).await,
        Page::open(&driver, &house, "/?seat=ben", PHONE).await,
    );
    seated(&ada, &ben, "Zombie Chess").await;
    ada.last_board().await;
    for (at, language) in ["en-US", "de", "es-ES"].into_iter().enumerate() {
        choose_language(&ada, language).await;
        ada.command("board", &[]).await;
        let answers = "return document.querySelectorAll('#feed [data-private=true] .row .button').length > 0
            && document.querySelectorAll('#feed [data-private=true] img').length > arguments[0]";
        ada.until("an answer", answers, vec![json!(at)]).await;
        let script = "
            const rows = [...document.querySelectorAll('#feed .row')].map((row) => [...row.querySelectorAll('.button')]);
            const long = rows.filter((row) => row.length > 3);
            const lines = (row) => Object.values(Object.groupBy(row, (one) => Math.round(one.getBoundingClientRect().top)));
            const alone = long.flatMap(lines).filter((line) => line.length === 1).map(([one]) => one.innerText);
            return long.length ? alone.join(', ') || 'none' : null;";
        assert_eq!(ada.until("rows of buttons", script, vec![]).await, "none", "{language}");
        assert!(ada.number("document.documentElement.scrollWidth").await <= f64::from(PHONE.0));
    }
    for page in [ada, ben] {
        page.is_sound().await;
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_reads_further_up_is_at_the_end_for_the_answer_to_what_they_send() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let page = Page::open(&driver, &house, "/?seat=ada", PHONE).await;
    for line in 0..30 {
        house.playground.person(Who::Ben).say(CHESS_CLUB, &format!("line {line}")).expect("said");
    }
    let script = "
        const feed = document.getElementById('feed');
        if (feed.querySelectorAll('.message').length < 30) return false;
        feed.scrollTop = 0;
        return feed.scrollHeight > feed.clientHeight + 200;";
    page.until("a long talk", script, vec![]).await;
    page.until("its beginning", "return document.getElementById('feed').scrollTop === 0", vec![]).await;
    page.command("help", &[]).await;
    let script = "
        const feed = document.getElementById('feed');
        const answer = [...feed.querySelectorAll('.message')].at(-1);
        return answer.dataset.private === 'true' && feed.scrollHeight - feed.scrollTop - feed.clientHeight < 80;";
    page.until("the answer", script, vec![]).await;
    page.close().await;
    house.close().await;
}
