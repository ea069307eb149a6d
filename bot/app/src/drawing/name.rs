//! Names of people in pictures, where there is room for so much and no more.

/// The most letters of a name: where a table is too narrow for them, they go on in a second line.
const MOST: usize = 24;

/// As much of a name as there is room for: whole words, unless the first alone is longer.
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
