//! Interactions and custom ids from Discord.

use discord::probe::{self, Heard};

use super::world::World;

/// Reads an interaction as JSON, and handles it in a world of its own.
///
/// # Panics
/// When a promise is broken.
pub fn interaction(data: &[u8]) {
    match probe::interaction(data) {
        Err(_) | Ok(Heard::Nothing | Heard::Asked(_, None) | Heard::Typing(_, None)) => {}
        Ok(Heard::Asked(asker, Some(request))) => World::open().ask(&asker, request),
        Ok(Heard::Typing(asker, Some(wanted))) => World::open().suggest(&asker, wanted),
    }
}

/// Reads custom ids, one per line.
///
/// # Panics
/// When a promise is broken.
pub fn control(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for line in text.split('\n').take(20) {
        let Some(press) = probe::control(line) else { continue };
        let written = probe::custom_id(&press);
        assert!(written.len() <= 100, "{written}");
        assert_eq!(probe::control(&written), Some(press), "{line:?} and {written:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A corpus that is refused at once would be useless.
    #[test]
    fn what_the_corpus_says_is_heard() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/interaction");
        let mut heard = 0;
        for file in std::fs::read_dir(folder).expect("the corpus") {
            let path = file.expect("a file").path();
            let json = std::fs::read(&path).expect("readable");
            match probe::interaction(&json) {
                Ok(Heard::Asked(_, Some(_)) | Heard::Typing(_, Some(_))) => heard += 1,
                Ok(other) => println!("{}: {other:?}", path.display()),
                Err(error) => println!("{}: {error}", path.display()),
            }
        }
        assert!(heard >= 14, "{heard}");
    }
}
