//! What sides are called: by themselves, and as sentences of both languages need it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Bilingual;

/// The name of a side.
///
/// By itself it stands on cards and buttons (`Germans`); within a sentence it takes an article and
/// a verb of its number (`the Germans win`), which no program can guess.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideName {
    /// The English name.
    pub en: String,
    /// The Italian name.
    pub it: String,
    /// The name within a sentence, with its article: `the Germans`, `i tedeschi`. A side that goes
    /// by its bare name in both languages has none.
    #[serde(default)]
    pub said: Option<Bilingual>,
    /// Whether its verbs are in the plural, in both languages.
    #[serde(default)]
    pub plural: bool,
}

/// The Italian articles with what `di`, `a` and `da` make of each. One that ends in an apostrophe
/// stands close to its noun.
const ARTICLES: [(&str, [&str; 3]); 7] = [
    ("il ", ["del ", "al ", "dal "]),
    ("lo ", ["dello ", "allo ", "dallo "]),
    ("la ", ["della ", "alla ", "dalla "]),
    ("l’", ["dell’", "all’", "dall’"]),
    ("i ", ["dei ", "ai ", "dai "]),
    ("gli ", ["degli ", "agli ", "dagli "]),
    ("le ", ["delle ", "alle ", "dalle "]),
];

impl SideName {
    /// A side that goes by one bare name.
    pub fn plain(en: &str, it: &str) -> Self {
        Self { en: en.to_owned(), it: it.to_owned(), said: None, plural: false }
    }

    /// The name by language.
    pub fn words(&self) -> BTreeMap<String, String> {
        [("en", &self.en), ("it", &self.it)].map(|(lang, it)| (lang.into(), it.clone())).into()
    }

    /// By language, the forms that texts may use: `the` and, to begin a sentence, `The`; `of`, `to`
    /// and `by`, in which Italian joins the article; `number`, for the verb.
    pub fn forms(&self) -> BTreeMap<String, BTreeMap<String, String>> {
        let (en, it) = match &self.said {
            Some(said) => (said.en.as_str(), said.it.as_str()),
            None => (self.en.as_str(), self.it.as_str()),
        };
        let joined = ["of", "to", "by"].map(|it| format!("{it} {en}"));
        [
            ("en".to_owned(), self.forms_of(en, joined)),
            ("it".to_owned(), self.forms_of(it, italian(it))),
        ]
        .into()
    }

    fn forms_of(&self, the: &str, [of, to, by]: [String; 3]) -> BTreeMap<String, String> {
        let number = if self.plural { "plural" } else { "singular" };
        let forms = [
            ("the", the.to_owned()),
            ("The", capitalized(the)),
            ("of", of),
            ("to", to),
            ("by", by),
            ("number", number.to_owned()),
        ];
        forms.map(|(form, text)| (form.to_owned(), text)).into()
    }
}

/// `di`, `a` and `da` before a name, joined to its article if it has one.
fn italian(the: &str) -> [String; 3] {
    let found = ARTICLES.iter().find_map(|(article, joined)| {
        let noun = the.strip_prefix(article)?;
        Some(joined.map(|it| format!("{it}{noun}")))
    });
    found.unwrap_or_else(|| ["di", "a", "da"].map(|it| format!("{it} {the}")))
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(name: &SideName, lang: &str, form: &str) -> String {
        name.forms()[lang][form].clone()
    }

    #[test]
    fn a_name_with_an_article_is_joined_to_what_stands_before_it() {
        let said = |en: &str, it: &str, plural| SideName {
            said: Some(Bilingual { en: en.into(), it: it.into() }),
            plural,
            ..SideName::plain("", "")
        };
        let germans = said("the Germans", "i tedeschi", true);
        assert_eq!(form(&germans, "en", "The"), "The Germans");
        assert_eq!(form(&germans, "en", "of"), "of the Germans");
        assert_eq!(form(&germans, "it", "The"), "I tedeschi");
        assert_eq!(form(&germans, "it", "of"), "dei tedeschi");
        assert_eq!(form(&germans, "it", "number"), "plural");
        let army = said("the French army", "l’armata francese", false);
        assert_eq!(form(&army, "it", "The"), "L’armata francese");
        assert_eq!(form(&army, "it", "by"), "dall’armata francese");
        let allies = said("the Allies", "gli Alleati", true);
        assert_eq!(form(&allies, "it", "to"), "agli Alleati");
    }

    #[test]
    fn a_bare_name_stays_bare() {
        let blue = SideName::plain("Blue", "Blu");
        assert_eq!(form(&blue, "en", "The"), "Blue");
        assert_eq!(form(&blue, "it", "of"), "di Blu");
        assert_eq!(form(&blue, "en", "number"), "singular");
    }
}
