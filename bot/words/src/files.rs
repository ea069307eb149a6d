//! The files of texts, compiled into the program.

use super::Lang;

/// An area's name and the contents of its file.
type File = (&'static str, &'static str);

macro_rules! areas {
    ($lang:literal: $($area:literal)*) => {
        &[$(($area, include_str!(concat!("../", $lang, "/", $area, ".ftl")))),*]
    };
}

macro_rules! every_area {
    ($lang:literal) => {
        areas!($lang:
            "ask"
            "basics"
            "boards"
            "clocks"
            "community"
            "computer"
            "games"
            "general"
            "guide"
            "learn"
            "library"
            "live"
            "notifications"
            "nouns"
            "offers"
            "plans"
            "privacy"
            "record"
            "rejections"
            "replay"
            "servers"
            "tables"
            "themes"
            "tournaments"
            "turn"
        )
    };
}

/// The files of a language.
pub(super) fn of(lang: Lang) -> &'static [File] {
    match lang {
        Lang::En => every_area!("en"),
        Lang::De => every_area!("de"),
        Lang::Es => every_area!("es"),
    }
}
