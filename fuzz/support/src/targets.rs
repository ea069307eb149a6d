//! Every target, and the words its inputs are made of.

#[cfg(feature = "bot")]
use crate::bot;
use crate::effort::Effort;
use crate::{looks, rules};

/// Something that takes any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// How many inputs the suite makes up for it.
    pub inputs: usize,
    /// What its inputs are made of.
    pub words: &'static [&'static str],
    /// Looks at an input, and panics when a promise is broken.
    promises: fn(&[u8]),
}

impl Target {
    /// Looks at an input.
    ///
    /// # Panics
    /// When a promise is broken, or it takes too long.
    pub fn run(&self, data: &[u8]) {
        let effort = Effort::begin();
        (self.promises)(data);
        effort.end();
    }
}

/// All of them.
pub const ALL: &[Target] = &[
    Target { name: "turns", inputs: 300, words: TURNS, promises: rules::turns },
    Target { name: "position", inputs: 10_000, words: POSITION, promises: rules::position },
    Target { name: "record", inputs: 3_000, words: RECORD, promises: rules::record },
    Target { name: "san", inputs: 3_000, words: SAN, promises: rules::san },
    Target { name: "look", inputs: 1_500, words: LOOK, promises: looks::look },
    #[cfg(feature = "bot")]
    Target { name: "control", inputs: 3_000, words: CONTROL, promises: bot::control },
    #[cfg(feature = "bot")]
    Target { name: "interaction", inputs: 1_500, words: INTERACTION, promises: bot::interaction },
    #[cfg(feature = "bot")]
    Target { name: "asks", inputs: 150, words: ASKS, promises: bot::asks },
    #[cfg(feature = "bot")]
    Target { name: "config", inputs: 2_000, words: CONFIG, promises: bot::config },
    #[cfg(feature = "bot")]
    Target { name: "seal", inputs: 500, words: SEAL, promises: bot::seal },
    #[cfg(feature = "bot")]
    Target { name: "time", inputs: 2_000, words: TIME, promises: bot::time },
    #[cfg(feature = "bot")]
    Target { name: "job", inputs: 5_000, words: JOB, promises: bot::job },
    #[cfg(feature = "bot")]
    Target { name: "signature", inputs: 1_000, words: SEAL, promises: bot::signature },
    #[cfg(feature = "bot")]
    Target { name: "import", inputs: 150, words: IMPORT, promises: bot::import },
];

/// The target of a name.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn find(name: &str) -> &'static Target {
    ALL.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("there is no target {name}"))
}

const TURNS: &[&str] = &[
    "e2e4",
    "e7e5",
    "Nf3",
    "O-O",
    "O-O-O",
    "exd5",
    "e8=Q",
    "/",
    ",",
    "@",
    "@e4",
    "@?",
    "resign",
    "draw-offer",
    "draw-accept",
    "draw-decline",
    "draw-claim",
    "timeout",
    "call-off",
    "takeback",
    "e2e4/d2d4",
    "T",
    "Tbox",
    "wrong",
    "right",
    "pass",
    "#518",
    "par=3:e5g6",
    "open=9",
    "?",
    "x",
    "=",
    "e.p.",
    "\n",
];

const POSITION: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    " w ",
    " b ",
    "KQkq",
    " - ",
    "0 1",
    "99999",
    "8/8/",
    "k",
    "K",
    "P",
    "p",
    "e3",
    "e6",
    "=",
    ",",
    "buried=",
    "hands=",
    "deck=",
    "white=",
    "black=",
    "bids=",
    "box=",
    "e4",
    "h8",
];

const RECORD: &[&str] = &[
    "game: ",
    "options: ",
    "edition: ",
    "position: ",
    "seen by: ",
    "White: ",
    "Black: ",
    "chance: ",
    "referee: ",
    "resign",
    "draw-offer",
    "takeback",
    "call-off",
    "e2e4",
    "\n",
    "(",
    ")",
    "position=356",
    "players=3",
];

const LOOK: &[&str] = &[
    "name = \"Test\"",
    "based-on = \"wood\"",
    "[colours]",
    "[colours.white]",
    "[squares]",
    "[pieces]",
    "light = \"#ffffff\"",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">",
    "</svg>",
    "<g>",
    "</g>",
    "<path d=\"M0 0H9V9Z\"/>",
    "<use href=\"#a\"/>",
    "<g id=\"a\">",
    "<style>",
    "</style>",
    "url(#a)",
    "transform=\"scale(1e9)\"",
    "stroke-width=\"1e30\"",
    "<!DOCTYPE svg [<!ENTITY a \"b\">]>",
    "&a;",
    "<linearGradient id=\"a\" href=\"#a\"/>",
    "NaN",
    "-1e38",
    "#",
    "%",
    "IHDR",
    "IDAT",
    "acTL",
    "VP8L",
    "ANIM",
    "zTXt",
    "iCCP",
    "\u{1b}",
];
const SAN: &[&str] = &[
    "Nf3", "exd5", "e8=Q", "O-O", "O-O-O", "0-0", "+", "#", "!?", "e.p.", "ep", "Ng1-f3", "x", ":", "=",
    "(Q)", "K", "Q", "R", "B", "N", "b", "\n",
];

#[cfg(feature = "bot")]
const CONTROL: &[&str] = &[
    "m1:",
    "move",
    "sit",
    "rules",
    "clocks",
    "told",
    "plans",
    "-",
    ":",
    "k7",
    "zik0zj",
    "1y2p0ij32e8e7",
    "0",
    "zombie.1",
    "\n",
];

#[cfg(feature = "bot")]
const INTERACTION: &[&str] = &[
    "\"id\":",
    "\"type\":2",
    "\"type\":3",
    "\"type\":4",
    "\"type\":5",
    "null",
    "[]",
    "{}",
    "\"options\":[",
    "\"value\":",
    "\"name\":\"play\"",
    "\"name\":\"move\"",
    "\"focused\":true",
    "\"custom_id\":\"m1:move:1:1:\"",
    "\"member\":null",
    "true",
    "\"guild_id\":\"0\"",
    "18446744073709551615",
    "-1",
    "1e400",
    "\\u0000",
    "\\ud800",
    "[[[[",
    "}",
];

#[cfg(feature = "bot")]
const ASKS: &[&str] = &[
    "1 ",
    "2 ",
    "3 ",
    "4 ",
    "|",
    "#1",
    "#2",
    "#7",
    ";",
    "m1:join:8:1:",
    "m1:sit:8:1:1",
    "m1:sit:6:2:255",
    "m1:move:1:0:",
    "m1:piece:1:2:",
    "m1:step:2:1:",
    "m1:stepb:1:2:0",
    "m1:typed:1:0:",
    "m1:moment:9:0:",
    "m1:replay:9:0:public",
    "m1:resign-yes:1:0:",
    "m1:draw:1:0:",
    "m1:clocks:1:0:give.3600000",
    "m1:told:-:0:open.all",
    "m1:told:-:0:zone.value",
    "m1:offers:1:0:",
    "m1:plans:1:0:",
    "m1:mine:-:0:open.0",
    "m1:privacy:-:0:now.0",
    "m1:community:-:0:top.chess.0",
    "m1:tournaments:-:0:join.1",
    "m1:servers:-:0:audit.0",
    "m1:daily:-:1:",
    "m1:daily-answer:-:1:",
    "m1:problem:-:1:solutions",
    "m1:problem-answer:-:2:",
    "9223372036854775807",
    "-9223372036854775808",
    "1y2p0ij32e8e7",
    "play|",
    "move",
    "plan",
    "e7e5 then g1f3",
    "any",
    "zone|Europe/Berlin",
    "give#1|1d",
    "away|3",
    "rest#1|2d",
    "note#1|",
    "?move#1|",
    "?zone|",
    "?clock|",
    "?options#chess960|",
    "\n",
];

#[cfg(feature = "bot")]
const CONFIG: &[&str] = &[
    "[discord]",
    "[store]",
    "[limits]",
    "[retention]",
    "[referee]",
    "[pictures]",
    "[emoji]",
    "[log]",
    "[playground]",
    "token = \"very.secret\"",
    "url = \"postgres://ada:very.secret@host\"",
    "games_per_person = 0",
    "nodes = ",
    "listen = \"0.0.0.0:1\"",
    "theme = \"wood\"",
    "=",
    "\"",
    "'''",
    "[",
    "[[",
    "{",
    "}",
    "\n",
    "#",
    ".",
    "\\u0000",
];

#[cfg(feature = "bot")]
const SEAL: &[&str] = &["0123456789abcdef", "ABCDEF", "\n", "g", "é"];

#[cfg(feature = "bot")]
const TIME: &[&str] = &[
    "3d",
    "1d12h",
    "90m",
    "bank 1h + 5m up to 2h",
    "bank",
    "+",
    "<",
    "up to",
    " a turn",
    "none",
    ";ask",
    ";auto",
    ";weekends",
    "half,4h",
    "9999999999",
    "#k7",
    "Europe/Berlin 1320 420 1700000000000",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Pacific/Apia",
    "\n",
];

#[cfg(feature = "bot")]
const JOB: &[&str] = &[
    "\"do\":\"post\"",
    "\"do\":\"edit\"",
    "\"screen\":",
    "\"text\":\"",
    "\"rows\":[",
    "\"Menu\":",
    "\"Buttons\":",
    "null",
    "[]",
    "{}",
    "\"home\"",
    "{\"channel\":7}",
    "\"press\":",
    "\"glyph\":",
    "\"tint\":\"white\"",
    "\\n",
    "\\u0000",
    "1e400",
    "-1",
];

#[cfg(feature = "bot")]
const IMPORT: &[&str] = &[
    "games.0 {",
    "seats.3 {",
    "entries.2 {",
    "outbox.0 {",
    "people.1 {",
    "results.0",
    "drafts [1,0,1,\"e7e5\"]",
    "facts [\"very.secret\",\"very.secret\"]",
    "\"id\":",
    "\"rules\":\"zombie\"",
    "\"options\":\"{}\"",
    "\"status\":\"over\"",
    "\"entries\":",
    "\"number\":",
    "\"version\":",
    "\"seat\":",
    "\"person\":",
    "\"text\":\"very.secret\"",
    "\"job\":\"very.secret\"",
    "\"time\":\"3d\"",
    "\"deadline_ms\":",
    "\"since_ms\":",
    "\"seed\":\"very.secret\"",
    "\"language\":\"de\"",
    "\"position\":",
    "-9223372036854775808",
    "9223372036854775807",
    "null",
    "}",
    ",",
    "\n",
    "restored\n",
    "schema 3\n",
    "format 2\n",
    "{\"end\":{\"rows\":0,\"sha256\":\"\"}}\n",
];
