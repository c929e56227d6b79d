//! The checks find what they are for.

use std::collections::BTreeSet;

use texts::{TextFault, Texts, check_keys, check_languages, check_refusals};

fn two_languages(en: &str, it: &str) -> Texts {
    Texts::new(&[("en", "a.ftl", en), ("it", "a.ftl", it)]).unwrap()
}

fn phrases(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|phrase| (*phrase).to_owned()).collect()
}

#[test]
fn a_key_of_one_language_must_exist_in_the_other() {
    let texts = two_languages("a = 1\nb = 2\n", "a = 1\nc = 3\n");
    let missing = |lang: &str, key: &str, other: &str| TextFault::MissingKey {
        lang: lang.into(),
        key: key.into(),
        wanted_by: other.into(),
    };
    assert_eq!(check_languages(&texts), [missing("en", "c", "[it]"), missing("it", "b", "[en]")]);
}

#[test]
fn an_argument_of_one_language_must_be_used_by_the_other_even_deep_inside() {
    let en = "a = { $n ->\n    [one] { NUMBER($m) }\n   *[other] { $u }\n}\n";
    let texts = two_languages(en, "a = { $n }\n");
    let found: Vec<String> = check_languages(&texts)
        .into_iter()
        .map(|fault| match fault {
            TextFault::MissingVariable { lang, variable, .. } => format!("{lang} {variable}"),
            other => panic!("{other}"),
        })
        .collect();
    assert_eq!(found, ["it m", "it u"]);
}

#[test]
fn the_count_of_a_list_is_no_argument_of_its_own() {
    let it = "a = { $units } { $units-count ->\n    [one] muove\n   *[other] muovono\n}\n";
    assert_eq!(check_languages(&two_languages("a = { $units } moved\n", it)), []);
}

#[test]
fn terms_are_private_to_their_language() {
    assert_eq!(check_languages(&two_languages("-zoc = ZOC\na = { -zoc }\n", "a = ZDC\n")), []);
}

#[test]
fn a_key_of_the_code_must_exist_in_every_language() {
    let faults = check_keys(&two_languages("a = 1\n", "a = 1\n"), &phrases(&["a", "b"]));
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "[en] key 'b' has no text, though the code has it",
            "[it] key 'b' has no text, though the code has it"
        ]
    );
}

#[test]
fn a_refusal_without_a_text_and_a_text_without_a_refusal_are_found() {
    let file = "schema = 'refusals/1'\nsource = ''\n[phrases]\n'old' = 'vecchio'\n";
    let texts = Texts::new(&[("en", "a.ftl", ""), ("it", "refusals.toml", file)]).unwrap();
    assert_eq!(
        check_refusals(&texts, &phrases(&["new"])),
        [
            TextFault::MissingRefusal { lang: "it".into(), phrase: "new".into() },
            TextFault::StaleRefusal { lang: "it".into(), phrase: "old".into() },
        ]
    );
}
