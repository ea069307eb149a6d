//! Shortens people's names for pictures.

/// The most letters of a name: in a narrow table it is broken into two lines.
const MOST: usize = 24;

/// A name shortened to whole words, unless the first word alone is too long.
pub(super) fn short(name: &str) -> String {
    let Some((end, next)) = name.char_indices().nth(MOST) else { return name.to_owned() };
    let between = |c: char| !c.is_alphanumeric();
    let words = if between(next) { Some(end) } else { name[..end].rfind(between) };
    let whole = words.map_or("", |end| name[..end].trim_end_matches(between));
    format!("{}…", if whole.is_empty() { &name[..end] } else { whole })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_ends_with_a_whole_word() {
        for (name, shown) in [
            ("Ada", "Ada"),
            ("Computer (medium)", "Computer (medium)"),
            ("Ada of the Analytical Engine", "Ada of the Analytical…"),
            ("Ada of the two large Engines", "Ada of the two large…"),
            ("Ada of the Analytical on a", "Ada of the Analytical on…"),
            ("ada_of_the_analytical_engine", "ada_of_the_analytical…"),
            ("Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsge…"),
            ("------------------------------a", "------------------------…"),
            ("ÄÖÜ äöü ßßßßßßßßßßßßßßßßßß", "ÄÖÜ äöü…"),
        ] {
            assert_eq!(short(name), shown);
        }
    }
}
