//! Every target.

#[cfg(feature = "bot")]
use crate::bot;
use crate::effort::Effort;
use crate::{looks, rules, words};

/// A fuzz target: takes any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, also its corpus's.
    pub name: &'static str,
    /// How many inputs the test suite makes for it.
    pub inputs: usize,
    /// The words for its inputs.
    pub words: &'static [&'static str],
    /// Checks an input, and panics when a property doesn't hold.
    promises: fn(&[u8]),
}

impl Target {
    /// Checks an input.
    ///
    /// # Panics
    /// When a promise is broken, or it takes too long.
    pub fn run(&self, data: &[u8]) {
        let effort = Effort::begin();
        (self.promises)(data);
        effort.end();
    }
}

/// All targets.
pub const ALL: &[Target] = &[
    Target { name: "turns", inputs: 300, words: words::TURNS, promises: rules::turns },
    Target { name: "position", inputs: 10_000, words: words::POSITION, promises: rules::position },
    Target { name: "record", inputs: 3_000, words: words::RECORD, promises: rules::record },
    Target { name: "san", inputs: 3_000, words: words::SAN, promises: rules::san },
    Target { name: "look", inputs: 1_500, words: words::LOOK, promises: looks::look },
    #[cfg(feature = "bot")]
    Target { name: "control", inputs: 3_000, words: words::CONTROL, promises: bot::control },
    #[cfg(feature = "bot")]
    Target { name: "interaction", inputs: 1_500, words: words::INTERACTION, promises: bot::interaction },
    #[cfg(feature = "bot")]
    Target { name: "asks", inputs: 150, words: words::ASKS, promises: bot::asks },
    #[cfg(feature = "bot")]
    Target { name: "config", inputs: 2_000, words: words::CONFIG, promises: bot::config },
    #[cfg(feature = "bot")]
    Target { name: "seal", inputs: 500, words: words::SEAL, promises: bot::seal },
    #[cfg(feature = "bot")]
    Target { name: "time", inputs: 2_000, words: words::TIME, promises: bot::time },
    #[cfg(feature = "bot")]
    Target { name: "job", inputs: 5_000, words: words::JOB, promises: bot::job },
    #[cfg(feature = "bot")]
    Target { name: "signature", inputs: 1_000, words: words::SEAL, promises: bot::signature },
    #[cfg(feature = "bot")]
    Target { name: "import", inputs: 150, words: words::IMPORT, promises: bot::import },
];

/// The target with this name.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn find(name: &str) -> &'static Target {
    ALL.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("there is no target {name}"))
}
