//! Custom ids of controls: `m1:<verb>:<game>:<version>:<arg>`, numbers in base 36.
//!
//! Messages live for years, so the scheme's version comes first. What comes back is untrusted.

use model::ids::{GameId, base36};
use model::screen::{Press, Verb};

/// The version of the scheme.
const SCHEME: &str = "m1";
/// The game of a control that belongs to none.
const NO_GAME: &str = "-";

/// The custom id of a control, at most 100 characters.
pub(crate) fn write(press: &Press) -> String {
    let game = press.game.map_or_else(|| NO_GAME.to_owned(), GameId::code);
    format!("{SCHEME}:{}:{game}:{}:{}", press.verb.word(), base36(press.version.unsigned_abs()), press.arg)
}

/// The control of a custom id, if it is one of ours.
pub(crate) fn read(text: &str) -> Option<Press> {
    let mut parts = text.splitn(5, ':');
    let mut next = || parts.next();
    if next()? != SCHEME {
        return None;
    }
    let verb = Verb::from_word(next()?)?;
    let game = match next()? {
        NO_GAME => None,
        code => Some(GameId::from_code(code)?),
    };
    let version = Some(next()?).filter(|digits| !digits.starts_with(['+', '-']))?;
    let version = i64::from_str_radix(version, 36).ok()?;
    let arg = next()?;
    let plain = arg.len() <= 40 && arg.bytes().all(|byte| byte.is_ascii_graphic() && byte != b':');
    plain.then(|| Press { verb, game, version, arg: arg.to_owned() })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_verb_comes_back_and_fits() {
        for verb in Verb::ALL {
            let press =
                Press { verb: *verb, game: Some(GameId(i64::MAX)), version: i64::MAX, arg: "9".repeat(40) };
            let text = write(&press);
            assert!(text.len() <= 100, "{text}");
            assert_eq!(read(&text), Some(press));
        }
        let page = Press { verb: Verb::Rules, game: None, version: 0, arg: "zombie.1".to_owned() };
        assert_eq!(write(&page), "m1:rules:-:0:zombie.1");
        assert_eq!(read("m1:rules:-:0:zombie.1"), Some(page));
    }

    #[test]
    fn what_is_not_ours_is_nothing() {
        for text in [
            "",
            "m1",
            "m1:move",
            "m1:move:k7:1",
            "m0:move:k7:1:",
            "m1:fly:k7:1:",
            "m1:move:0:1:",
            "m1:move:-k7:1:",
            "m1:move:k7:-1:",
            "m1:move:k7:+1:",
            "m1:move:k7:zzzzzzzzzzzzzzzzz:",
            "m1:move:k7:1:a:b",
            "m1:move:k7:1:é",
            "m1:move:K7!:1:",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn reading_never_panics_and_what_is_read_is_written_the_same(text in ".{0,120}") {
            if let Some(press) = read(&text) {
                prop_assert_eq!(read(&write(&press)), Some(press));
            }
        }

        #[test]
        fn almost_right_texts_neither(verb in "[a-z-]{0,12}", game in "[0-9a-zA-Z#+-]{0,15}", rest in "[0-9a-z:.]{0,60}") {
            if let Some(press) = read(&format!("m1:{verb}:{game}:{rest}")) {
                prop_assert_eq!(read(&write(&press)), Some(press));
            }
        }
    }
}
