//! Chromium, controlled by a `chromedriver` process that the test starts.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

/// The width and height of a window, in CSS pixels.
pub(crate) type Size = (u32, u32);
pub(crate) const WIDE: Size = (1440, 1000);
pub(crate) const PHONE: Size = (390, 844);

/// How many drivers are started until one has a port.
const TRIES: usize = 5;

/// A running driver; killed when dropped.
pub(crate) struct Driver {
    process: Child,
    address: String,
}

/// Starts a driver that chooses its port.
fn spawn() -> std::io::Result<Child> {
    Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
}

/// The port that a driver prints; `None` if it ends without one.
fn port(process: &mut Child) -> Option<u16> {
    let lines = BufReader::new(process.stdout.take().expect("its output"));
    lines.lines().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once("started successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    })
}

impl Driver {
    /// Starts a driver; `None` if there is no browser.
    pub(crate) async fn start() -> Option<Self> {
        for _ in 0..TRIES {
            let mut process = match spawn() {
                Ok(process) => process,
                Err(error) => {
                    assert!(
                        std::env::var_os("MENAGERIE_REQUIRE_BROWSER").is_none(),
                        "a browser is required, but chromedriver can't be started ({error}); on Debian: apt-get install chromium chromium-driver"
                    );
                    eprintln!("The browser is left out: there is no chromedriver ({error}).");
                    return None;
                }
            };
            if let Some(port) = port(&mut process) {
                return Some(Self { process, address: format!("http://127.0.0.1:{port}") });
            }
            // Another one took the port between the moment it was chosen and the moment it was opened: this one has ended.
            process.wait().expect("it ends");
        }
        panic!("chromedriver said no port, {TRIES} times");
    }

    /// A window of a new browser, whose user has chosen languages as browsers name them: `de-DE,de`.
    pub(crate) async fn window(&self, (width, height): Size, languages: &str) -> Client {
        // Nothing but the page itself is to be asked for.
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--hide-scrollbars",
        ];
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "mobile": width < 600, "touch": width < 600 });
        let preferences = json!({ "intl.accept_languages": languages });
        let options = json!({ "args": arguments, "prefs": preferences, "mobileEmulation": { "deviceMetrics": metrics } });
        let capabilities = json!({ "goog:chromeOptions": options });
        let capabilities = capabilities.as_object().cloned().expect("an object");
        // Plain HTTP: the driver is on this machine.
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&self.address)
            .await
            .expect("a browser")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It takes its browsers along.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
