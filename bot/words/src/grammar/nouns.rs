//! The nouns of a language: pieces and cards, with the forms that sentences need. Those of one game stand in
//! its own files.

use super::super::{Lang, bundle};

/// A noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Noun {
    /// The word: `Springer`.
    pub(super) name: String,
    /// `m`, `f` or `n`.
    pub(super) gender: char,
    /// The accusative, if it differs.
    pub(super) accusative: Option<String>,
    /// The dative, if it differs.
    pub(super) dative: Option<String>,
    /// The plural.
    pub(super) many: Option<String>,
    /// The noun of its card, and that word's gender.
    card: Option<(String, char)>,
    lang: Lang,
}

impl Noun {
    /// The noun of one of the engine's kinds: `dust bunny`.
    pub(super) fn find(lang: Lang, kind: &str) -> Option<Self> {
        let texts = bundle(lang);
        let message = texts.get_message(&format!("noun-{}", kind.replace(' ', "-").to_ascii_lowercase()))?;
        let text = |pattern| texts.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        let attribute = |name| message.get_attribute(name).map(|found| text(found.value()));
        let gender = |name| attribute(name).and_then(|word| word.chars().next());
        let own = gender("gender").unwrap_or('n');
        Some(Self {
            name: text(message.value()?),
            gender: own,
            accusative: attribute("acc"),
            dative: attribute("dat"),
            many: attribute("many"),
            card: attribute("card").map(|card| (card, gender("card-gender").unwrap_or('f'))),
            lang,
        })
    }

    /// The noun of its card; itself where there is no other word for it.
    pub(super) fn card(self) -> Self {
        match self.card {
            Some((name, gender)) => {
                let many = match self.lang {
                    Lang::En => None,
                    Lang::De => Some(format!("{name}n")),
                    Lang::Es => Some(name.replacen("carta", "cartas", 1)),
                };
                Self { name, gender, many, accusative: None, dative: None, card: None, lang: self.lang }
            }
            None => self,
        }
    }

    /// The plural; the English rule where none is written.
    pub(super) fn several(&self) -> String {
        self.many.clone().unwrap_or_else(|| engine::rules::plural(&self.name))
    }

    /// The word in a case.
    pub(super) fn in_case(&self, case: &str) -> &str {
        let bent = match case {
            "acc" => &self.accusative,
            "dat" | "of" => &self.dative,
            _ => &None,
        };
        bent.as_deref().unwrap_or(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use engine::board::Kind;
    use engine::games::allthought::Allthinker;
    use engine::games::captain_spalding::creature;
    use engine::games::fun_in_a_box::Role as Boxed;
    use engine::games::thinktank::Thinker;

    use super::*;

    fn names<K: Kind>() -> impl Iterator<Item = &'static str> {
        K::ALL.iter().map(|kind| kind.name())
    }

    #[test]
    fn every_kind_has_a_noun_with_its_gender_in_every_language() {
        let kinds = names::<Boxed>().chain(names::<Thinker>()).chain(names::<Allthinker>());
        let kinds = kinds.chain(creature::Kind::ALL.map(creature::Kind::name));
        for kind in kinds.chain(["zombie pawn", "piece", "checkers"]) {
            for lang in Lang::ALL {
                let noun = Noun::find(lang, kind).unwrap_or_else(|| panic!("{lang:?} lacks {kind}"));
                let genders: &[char] = match lang {
                    Lang::En => &['n'],
                    Lang::De => &['m', 'f', 'n'],
                    Lang::Es => &['m', 'f'],
                };
                assert!(genders.contains(&noun.gender), "{lang:?} {kind}");
            }
        }
    }
}
