//! What a table is opened with: options, an edition of the rules, a position, turns to play first.

use engine::rules::{Info, Options};

use crate::Failure;

/// The words that begin with `--`, sorted out.
#[derive(Debug, Default)]
pub(crate) struct Setup {
    /// The game's options, as given.
    pub(crate) options: Vec<(String, String)>,
    /// The edition of the rules, if not the newest.
    pub(crate) edition: Option<String>,
    /// The position to begin with instead of the usual start.
    pub(crate) from: Option<String>,
    /// The cards in the order they are to be drawn.
    pub(crate) deck: Option<String>,
    /// A file with a record to be played through first.
    pub(crate) record: Option<String>,
    /// Turns to play before anything is asked, separated by blanks.
    pub(crate) turns: Option<String>,
}

impl Setup {
    /// Takes the options out of a list of words and hands back the others. The word after an option is its value,
    /// even if it looks like an option: a turn may be `--`.
    ///
    /// # Errors
    /// For an unknown option, one without a value, or one given twice (but `--option`).
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<(Self, Vec<String>), Failure> {
        let (mut setup, mut others) = (Self::default(), Vec::new());
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let once = match word.as_str() {
                "--from" => Some(&mut setup.from),
                "--edition" => Some(&mut setup.edition),
                "--deck" => Some(&mut setup.deck),
                "--turns" => Some(&mut setup.turns),
                "--record" => Some(&mut setup.record),
                "--option" => None,
                _ if word.starts_with("--") => {
                    return Err(Failure::asked(format!(
                        "I don't know “{word}”; I know --option, --edition, --from, --deck, --record and --turns"
                    )));
                }
                _ => {
                    others.push(word);
                    continue;
                }
            };
            let value =
                words.next().ok_or_else(|| Failure::asked(format!("{word} needs a value after it")))?;
            match once {
                Some(Some(_)) => return Err(Failure::asked(format!("{word} was given twice"))),
                Some(empty) => *empty = Some(value),
                None => {
                    let (key, value) = value.split_once('=').ok_or_else(|| {
                        Failure::asked(format!("--option takes “key=value”, not “{value}”"))
                    })?;
                    setup.options.push((key.to_owned(), value.to_owned()));
                }
            }
        }
        Ok((setup, others))
    }

    /// The options with the edition, as a game knows them.
    ///
    /// # Errors
    /// When it doesn't.
    pub(crate) fn options(&self, info: &Info) -> Result<Options, Failure> {
        let pairs = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::new(info, pairs)?;
        let Some(edition) = &self.edition else { return Ok(options) };
        let number = edition.parse().map_err(|_| {
            Failure::asked(format!("--edition takes a number from 1 to {}, not “{edition}”", info.edition))
        })?;
        Ok(options.in_edition(info, number)?)
    }
}
