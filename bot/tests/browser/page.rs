//! The page, with the actions of a person who uses it.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::driver::{Driver, Size};
use crate::house::House;

/// The longest wait before a test gives up: more than any busy machine needs, since waits end as soon as the condition holds.
const PATIENCE: Duration = Duration::from_secs(180);
/// The wait before suggestions are asked for again.
const ANEW: Duration = Duration::from_secs(20);
/// How often to check meanwhile.
const LOOK: Duration = Duration::from_millis(50);

/// A script's function: the buttons with a meaning that can be pressed.
const MEANING: &str = "
    const meaning = (what) => {
      const [verb, word] = what.split(' ');
      const means = (id) => {
        const [, own, , , arg = ''] = id.split(':');
        return own === verb && (!word || arg === word || arg.split('.')[0] === word);
      };
      const all = [...document.querySelectorAll('#feed [data-testid=button]')];
      return all.filter((one) => means(one.dataset.customId) && !one.disabled);
    };";

/// A window with the page open.
pub(crate) struct Page {
    client: Client,
    origin: String,
    /// The seat, for the diary that a failed test prints.
    seat: String,
    /// How often something was pressed, chosen or sent.
    taps: AtomicUsize,
}

impl Page {
    pub(crate) async fn open(driver: &Driver, house: &House, address: &str, size: Size) -> Self {
        Self::open_in("en-US,en", driver, house, address, size).await
    }

    /// Opens the page in a browser with other languages.
    pub(crate) async fn open_in(
        languages: &str,
        driver: &Driver,
        house: &House,
        address: &str,
        size: Size,
    ) -> Self {
        let client = driver.window(size, languages).await;
        let origin =
            house.playground.base_url().trim_end_matches("/api/v10").trim_end_matches('/').to_owned();
        client.goto(&format!("{origin}{address}")).await.expect("the page");
        let seat = address
            .split("seat=")
            .nth(1)
            .unwrap_or_default()
            .split('&')
            .next()
            .unwrap_or_default()
            .to_owned();
        let page = Self { client, origin, seat, taps: AtomicUsize::new(0) };
        // Two seats side by side are two pages in one.
        if !address.contains("seats=") {
            page.element("[data-testid=composer-input]").await;
        }
        page
    }

    /// Reloads the page in the same window.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page");
        self.element("[data-testid=composer-input]").await;
    }

    pub(crate) async fn close(self) {
        self.client.close().await.expect("closed");
    }

    fn tap(&self) {
        self.taps.fetch_add(1, Ordering::SeqCst);
    }

    /// How often something was pressed, chosen or sent here; typing doesn't count.
    pub(crate) fn taps(&self) -> usize {
        self.taps.load(Ordering::SeqCst)
    }

    async fn element(&self, css: &str) -> Element {
        let found = self.client.wait().at_most(PATIENCE).every(LOOK).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("{css}: {error}; the page says: {}", self.everything().await),
        }
    }

    /// Clicks what a selector finds; repeats it once if the page was redrawn meanwhile.
    async fn click(&self, css: &str) {
        let began = Instant::now();
        while let Err(error) = self.element(css).await.click().await {
            assert!(began.elapsed() < PATIENCE, "{css} can't be clicked: {error}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Types into what a selector finds, in the same way.
    async fn write(&self, css: &str, text: &str) {
        let began = Instant::now();
        while let Err(error) = self.element(css).await.send_keys(text).await {
            assert!(began.elapsed() < PATIENCE, "nothing can be typed into {css}: {error}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// The result of a script in the page.
    pub(crate) async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script returns something other than null or false.
    pub(crate) async fn until(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        let found = async {
            loop {
                let answer = self.script(script, arguments.clone()).await;
                if !matches!(answer, Value::Null | Value::Bool(false)) {
                    return answer;
                }
                tokio::time::sleep(LOOK).await;
            }
        };
        match tokio::time::timeout(PATIENCE, found).await {
            Ok(answer) => answer,
            Err(_) => panic!("waited in vain for {what}; the page says: {}", self.everything().await),
        }
    }

    pub(crate) async fn number(&self, expression: &str) -> f64 {
        self.script(&format!("return {expression}"), Vec::new()).await.as_f64().expect("a number")
    }

    /// Waits for a text among the messages.
    pub(crate) async fn wait_for(&self, text: &str) {
        let script = "return document.getElementById('feed').innerText.includes(arguments[0])";
        self.until(text, script, vec![json!(text)]).await;
    }

    /// The newest message with this text, by its id; "0" if there is none.
    pub(crate) async fn newest(&self, text: &str) -> String {
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=message]')];
            const ids = all.filter((one) => one.innerText.includes(arguments[0])).map((one) => BigInt(one.dataset.messageId));
            return ids.reduce((newest, id) => (id > newest ? id : newest), 0n).toString();";
        let newest = self.script(script, vec![json!(text)]).await;
        newest.as_str().expect("an id").to_owned()
    }

    /// Waits for a message with this text that is newer than another one.
    pub(crate) async fn wait_for_newer(&self, text: &str, than: &str) {
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=message]')];
            return all.some((one) => one.innerText.includes(arguments[0]) && BigInt(one.dataset.messageId) > BigInt(arguments[1]));";
        self.until(&format!("{text}, once more"), script, vec![json!(text), json!(than)]).await;
    }

    /// Waits until a seat has somebody in it.
    pub(crate) async fn wait_for_taken(&self, seat: &str) {
        let script = "
            const [seat] = arguments;
            const lines = document.getElementById('feed').innerText.split('\\n');
            return lines.some((line) => line.includes(`${seat}: `) && !line.includes(`${seat}: free`));";
        self.until(&format!("somebody in {seat}"), script, vec![json!(seat)]).await;
    }

    /// Every text and attribute of the page.
    pub(crate) async fn everything(&self) -> String {
        let all = self.script("return document.documentElement.outerHTML", Vec::new()).await;
        all.as_str().unwrap_or_default().to_owned()
    }

    /// Begins a command by typing its name.
    async fn begin(&self, command: &str) {
        const COMPOSER: &str = "[data-testid=composer-input]";
        // Where a form was open before, keys alone don't find their way back.
        self.click(COMPOSER).await;
        self.element(COMPOSER).await.send_keys(&format!("/{command} ")).await.expect("typed");
        self.element("[data-testid=command-name]").await;
    }

    /// The field of an option; adds it first if it is not there yet.
    async fn field(&self, option: &str) -> Element {
        let chip = format!("[data-testid=command-option][data-option={option}]");
        if self.client.find(Locator::Css(&chip)).await.is_ok() {
            self.click(&chip).await;
        }
        self.element(&format!("[data-testid=option-field][data-option={option}]")).await
    }

    /// Sends a whole slash command. Options with choices are chosen by typing their beginning; a value that begins with `=` is sent
    /// as typed.
    pub(crate) async fn command(&self, command: &str, options: &[(&str, &str)]) {
        eprintln!("{}: /{command} {options:?}", self.seat);
        self.begin(command).await;
        for (option, value) in options {
            let field = self.field(option).await;
            let plain = value.strip_prefix('=');
            field.send_keys(plain.unwrap_or(value)).await.expect("typed");
            if *option != "turn" && plain.is_none() {
                self.suggestions(&field).await;
                field.send_keys("\u{e007}").await.expect("chosen by Enter");
            }
        }
        self.send().await;
    }

    /// Waits for the list of what was typed, not of the text before. Suggestions that a busy program brings too late are asked for
    /// again, by a character more and one less.
    async fn suggestions(&self, field: &Element) {
        const LIST: &str = "[role=listbox][aria-busy=false] > [data-testid=autocomplete-option]";
        let began = Instant::now();
        while self.client.wait().at_most(ANEW).every(LOOK).for_element(Locator::Css(LIST)).await.is_err() {
            assert!(began.elapsed() < PATIENCE, "no suggestions; the page says: {}", self.everything().await);
            field.send_keys(" \u{e003}").await.expect("typed");
        }
    }

    async fn send(&self) {
        self.tap();
        self.click("[data-testid=send]").await;
        self.element("[data-testid=composer-input]").await;
    }

    /// `/move` with a suggestion taken from the list.
    pub(crate) async fn move_by_suggestion(&self, typed: &str, turn: &str) {
        self.begin("move").await;
        self.field("turn").await.send_keys(typed).await.expect("typed");
        self.click(&format!("[data-testid=autocomplete-option][data-value={turn}]")).await;
        self.send().await;
    }

    /// Presses the newest button with a label.
    pub(crate) async fn press(&self, label: &str) {
        self.tap();
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=button]')];
            const button = all.filter((one) => one.innerText.trim() === arguments[0] && !one.disabled).at(-1);
            if (!button) return null;
            button.scrollIntoView({ block: 'center' });
            button.click();
            return true;";
        self.until(label, script, vec![json!(label)]).await;
    }

    /// Plays a turn by the Move button and the menus.
    pub(crate) async fn pick(&self, turn: &str) {
        self.press("Move").await;
        for part in turn.split('/') {
            let whole = json!(part);
            let choices = json!([part, &part[..2], format!(">{}", part.get(2..4).unwrap_or(""))]);
            loop {
                let script = "
                    const [choices] = arguments;
                    const menus = [...document.querySelectorAll('#feed select[data-testid=select]')].reverse();
                    for (const value of choices) for (const menu of menus) {
                      if (menu.getAttribute('aria-busy') || menu.dataset.used) continue;
                      if ([...menu.options].some((option) => option.value === value)) {
                        menu.value = value;
                        menu.dataset.used = 'true';
                        menu.dispatchEvent(new Event('change', { bubbles: true }));
                        return value;
                      }
                    }
                    return null;";
                let chosen = self.until(&format!("a way to {part}"), script, vec![choices.clone()]).await;
                self.tap();
                if chosen == whole {
                    break;
                }
            }
        }
    }

    /// Opens the picker's form, writes a move and sends it.
    pub(crate) async fn type_into_form(&self, turn: &str) {
        self.press("Move").await;
        self.press("Type it").await;
        self.fill_form(turn).await;
    }

    /// Presses the newest button with this meaning, independent of its label: `join`, or `clocks give` for the action of an area's
    /// verb, `plans note-ask.1` for an action on one thing.
    pub(crate) async fn press_to(&self, what: &str) {
        self.tap();
        eprintln!("{}: press to {what}", self.seat);
        let script = format!(
            "{MEANING}
            const button = meaning(arguments[0]).at(-1);
            if (!button) return null;
            button.scrollIntoView({{ block: 'center' }});
            button.click();
            return true;"
        );
        self.until(&format!("a button to {what}"), &script, vec![json!(what)]).await;
    }

    /// Presses a button of the panel behind **More** under the newest board.
    pub(crate) async fn press_behind_more(&self, what: &str) {
        let count = format!("{MEANING} return meaning(arguments[0]).length");
        let before = self.script(&count, vec![json!(what)]).await.as_u64().expect("a number");
        self.press_to("offers more").await;
        let one_more = format!("{MEANING} return meaning(arguments[0]).length > arguments[1]");
        self.until(&format!("{what} behind More"), &one_more, vec![json!(what), json!(before)]).await;
        self.press_to(what).await;
    }

    /// Chooses a value from the newest menu that has it.
    pub(crate) async fn choose(&self, value: &str) {
        self.tap();
        let script = "
            const menus = [...document.querySelectorAll('#feed select[data-testid=select]')].reverse();
            const menu = menus.find((one) => [...one.options].some((option) => option.value === arguments[0]));
            if (!menu || menu.getAttribute('aria-busy')) return null;
            menu.value = arguments[0];
            menu.dispatchEvent(new Event('change', { bubbles: true }));
            return true;";
        self.until(&format!("the choice {value}"), script, vec![json!(value)]).await;
    }

    /// Chooses by the label, where a test can't know the value.
    pub(crate) async fn choose_label(&self, label: &str) {
        self.tap();
        let script = "
            const menus = [...document.querySelectorAll('#feed select[data-testid=select]')].reverse();
            const means = (option) => option.textContent.trim() === arguments[0];
            const menu = menus.find((one) => [...one.options].some(means));
            if (!menu || menu.getAttribute('aria-busy')) return null;
            menu.value = [...menu.options].find(means).value;
            menu.dispatchEvent(new Event('change', { bubbles: true }));
            return true;";
        self.until(&format!("the choice {label}"), script, vec![json!(label)]).await;
    }

    /// Fills in the form that is open and sends it.
    pub(crate) async fn fill_form(&self, text: &str) {
        self.tap();
        self.write("[data-testid=modal-field]", text).await;
        self.click("[data-testid=modal-submit]").await;
    }

    /// Types into the message field without sending. Escape closes the suggestions and clears the field.
    pub(crate) async fn type_plain(&self, text: &str) {
        const COMPOSER: &str = "[data-testid=composer-input]";
        self.click(COMPOSER).await;
        self.write(COMPOSER, text).await;
    }

    /// Opens the list of an option's field.
    pub(crate) async fn open_field(&self, option: &str) {
        let field = self.field(option).await;
        field.click().await.expect("clicked");
    }

    /// Plays a turn by the Move button and the first offers of the menus.
    pub(crate) async fn tap_turn(&self) {
        self.press_to("move").await;
        self.choose_turn().await;
    }

    /// Plays a turn by the first offers of the menus in the newest private message. The menus of the next turn, which may follow by
    /// themselves, have another version.
    pub(crate) async fn choose_turn(&self) {
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=message][data-private=true]')];
            const last = all.at(-1);
            const menu = [...(last?.querySelectorAll('select[data-testid=select]') ?? [])].at(0);
            const version = menu?.dataset.customId.split(':')[3];
            if (arguments[0] && version !== window.turnChosen) return last ? 'played' : null;
            if (!menu) return null;
            // A question that comes by itself while it is asked for, too, is drawn twice.
            window.menusUsed ??= new Set();
            const used = last.dataset.messageId + menu.dataset.customId;
            if (menu.getAttribute('aria-busy') || window.menusUsed.has(used)) return null;
            menu.value = [...menu.options].find((option) => option.value).value;
            window.menusUsed.add(used);
            window.turnChosen = version;
            menu.dispatchEvent(new Event('change', { bubbles: true }));
            return 'chosen';";
        let mut chosen = 0;
        while self.until("the next choice", script, vec![json!(chosen)]).await == "chosen" {
            self.tap();
            chosen += 1;
        }
    }

    /// Clicks an element of the page itself, by its test id.
    pub(crate) async fn click_on(&self, testid: &str) {
        self.click(&format!("[data-testid={testid}]")).await;
    }

    pub(crate) async fn open_channel(&self, name: &str) {
        self.click(&format!("[data-testid=channel][data-channel={name}]")).await;
    }

    /// Waits for a button with this meaning, as in [`Page::press_to`], without pressing it.
    pub(crate) async fn until_control(&self, what: &str) {
        let script = "
            const [verb, word] = arguments[0].split(' ');
            const all = [...document.querySelectorAll('#feed [data-testid=button]')];
            const parts = all.map((one) => one.dataset.customId.split(':'));
            return parts.some((part) => part[1] === verb && part[4]?.split('.')[0] === word);";
        self.until(&format!("a button to {what}"), script, vec![json!(what)]).await;
    }

    /// Waits for a menu in the newest private message.
    pub(crate) async fn until_menu(&self) {
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=message][data-private=true]')];
            return Boolean(all.at(-1)?.querySelector('select[data-testid=select]'));";
        self.until("a menu", script, Vec::new()).await;
    }

    /// Waits until the page shows a message's current state: boards are changed in place, and a page learns of it a moment later.
    pub(crate) async fn until_shown(&self, house: &House, id: u64) {
        let script = "
            const message = document.querySelector(`#feed [data-message-id='${arguments[0]}']`);
            const shown = [...(message?.querySelectorAll('[data-testid=button]') ?? [])].map((one) => one.dataset.customId);
            return arguments[1].every((id) => shown.includes(id));";
        let found = || house.playground.messages().into_iter().find(|one| one.id == id);
        let began = Instant::now();
        loop {
            let buttons: Vec<String> =
                found().expect("the message").buttons().into_iter().map(|(_, id)| id).collect();
            if self.script(script, vec![json!(id.to_string()), json!(buttons)]).await == json!(true) {
                return;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "never shown: {buttons:?}; the page says: {}",
                self.everything().await
            );
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Opens a channel or thread by its id, anywhere in the list.
    pub(crate) async fn open_place(&self, id: u64) {
        let script = "
            const place = document.querySelector(`[data-testid=channel][data-channel-id='${arguments[0]}']`);
            place?.click();
            return !!place;";
        self.until("a place", script, vec![json!(id.to_string())]).await;
    }

    /// Waits for one message with all of these texts.
    pub(crate) async fn wait_for_message(&self, texts: &[&str]) {
        let script = "
            const all = [...document.querySelectorAll('#feed [data-testid=message]')];
            return all.some((one) => arguments[0].every((text) => one.innerText.includes(text)));";
        self.until(&texts.join(" and "), script, vec![json!(texts)]).await;
    }

    /// Waits until the newest picture belongs to a game and its controls are there.
    pub(crate) async fn wait_for_board(&self, number: &str) {
        let script = "
            const [number] = arguments;
            const boards = [...document.querySelectorAll('#feed [data-testid=message]')].filter((one) => one.querySelector('img[data-testid=attachment]'));
            const board = boards.at(-1);
            return board?.innerText.includes(number) && !!board.querySelector('[data-testid=button]');";
        self.until(&format!("a board of {number}"), script, vec![json!(number)]).await;
    }

    /// Waits until the last board's alt text contains these words: a board may be changed in place.
    pub(crate) async fn board_says(&self, words: &str) {
        let script = "
            const picture = [...document.querySelectorAll('#feed img[data-testid=attachment]')].at(-1);
            return picture && picture.complete && picture.naturalWidth > 300 && picture.alt.includes(arguments[0]);";
        self.until(&format!("a board that says {words}"), script, vec![words.into()]).await;
    }

    /// The alt text of the newest picture, once it is drawn.
    pub(crate) async fn last_board(&self) -> String {
        let script = "
            const picture = [...document.querySelectorAll('#feed img[data-testid=attachment]')].at(-1);
            return picture && picture.complete && picture.naturalWidth > 300 ? picture.alt : null;";
        let alt = self.until("a picture", script, Vec::new()).await;
        alt.as_str().expect("a text").to_owned()
    }

    /// Checks that the page asked no other machine, had no errors, and every picture has its text.
    pub(crate) async fn is_sound(&self) {
        let asked = self
            .script("return performance.getEntriesByType('resource').map((entry) => entry.name)", Vec::new())
            .await;
        for address in asked.as_array().expect("a list") {
            let address = address.as_str().expect("an address");
            assert!(address.starts_with(&self.origin) || address.starts_with("data:"), "{address}");
        }
        let errors = self
            .number("document.querySelectorAll('[data-testid=trouble], [data-testid=notice]').length")
            .await;
        assert!(errors < 1.0, "{}", self.everything().await);
        // Emoji say nothing that the words beside them don't.
        let silent =
            "[...document.images].filter((picture) => !picture.alt && !picture.matches('.emoji')).length";
        let silent = self.number(silent).await;
        assert!(silent < 1.0, "pictures without words");
    }

    /// Waits until a full-size picture is in the newest element that a selector finds.
    pub(crate) async fn wait_for_emoji(&self, within: &str) {
        let script = "
            const place = [...document.querySelectorAll(`#feed ${arguments[0]}`)].at(-1);
            const pictures = [...(place?.querySelectorAll('img[data-testid=emoji]') ?? [])];
            return pictures.some((picture) => picture.complete && picture.naturalWidth === 128);";
        self.until(&format!("an emoji in {within}"), script, vec![json!(within)]).await;
    }

    /// A picture of the page, for the documentation.
    pub(crate) async fn screenshot(&self, folder: &OsStr, name: &str) {
        let ready = "
            const pages = [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)];
            const pictures = pages.flatMap((page) => [...(page?.images ?? [])]);
            return pictures.length > 1 && pictures.every((picture) => picture.complete);";
        self.until("all pictures", ready, Vec::new()).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let png = self.client.screenshot().await.expect("a screenshot");
        std::fs::write(Path::new(folder).join(name), png).expect("written");
    }

    /// A picture of the page's current state, with the newest message in view.
    pub(crate) async fn look(&self, folder: &OsStr, name: &str) {
        let ready = "
            const feed = document.getElementById('feed');
            feed.scrollTop = feed.scrollHeight;
            return [...document.images].every((picture) => picture.complete);";
        self.until("its pictures", ready, Vec::new()).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        let png = self.client.screenshot().await.expect("a screenshot");
        std::fs::write(Path::new(folder).join(name), png).expect("written");
    }
}
