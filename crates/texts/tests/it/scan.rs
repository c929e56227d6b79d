//! Phrases and keys are found in source text.

use texts::{message_keys, refusal_phrases};

fn found(source: &str) -> Vec<String> {
    refusal_phrases(source).into_iter().collect()
}

#[test]
fn a_refusal_on_one_line_is_found() {
    assert_eq!(
        found(r#"return refuse("scs:3.3a", "an enemy stands there");"#),
        ["an enemy stands there"]
    );
}

#[test]
fn a_refusal_broken_over_lines_is_found_whatever_its_type_and_rule() {
    let source = r#"
        return kernel::refuse::<Vec<Hex>>(
            rule,
            "too \"far\" \
             away",
        );
    "#;
    assert_eq!(found(source), [r#"too "far" away"#]);
}

#[test]
fn a_refusal_built_by_hand_is_found() {
    let source = r#"Err(Illegal { rule: Rule("scs:3.3a"), why: "no" })"#;
    assert_eq!(found(source), ["no"]);
}

#[test]
fn what_only_looks_like_a_refusal_is_passed_over() {
    let source = r#"
        /// refuse("scs:1.0", "in a comment")
        NotAnAction { text, why: "not a verb".into() };
        NotAnAction { text, why: format!("no {verb}") };
        may_refuse("scs:1.0", "another function");
        refuse("scs:1.0", self.why);
        fn refuse(rule: &'static str, why: &'static str) {}
    "#;
    assert_eq!(found(source), Vec::<String>::new());
}

#[test]
fn keys_of_messages_and_terms_are_found() {
    let source = r#"
        Message::new("scs-moved").text("unit", name).term("terrain", "scs-terrain-open")
        Message::new(
            "scs-lost",
        )
        Message::new(format!("scs-phase-{phase}")).term("kind", kind_key(kind))
        telling.term("phase", "phase", phase_name(phase)).term(
            "cause",
            "scs-cause-result",
        )
    "#;
    let keys: Vec<String> = message_keys(source).into_iter().collect();
    assert_eq!(keys, ["scs-cause-result", "scs-lost", "scs-moved", "scs-terrain-open"]);
}

#[test]
fn the_rule_of_a_refusal_may_be_a_call() {
    let source = r#"
        refuse(self.rule("amb:5.3f", "amb:6.7w"), "there is none of these");
        refuse(
            game.rule("amb:5.3a", "amb:6.7q"),
            "a prone soldier does not move",
        )
    "#;
    assert_eq!(found(source), ["a prone soldier does not move", "there is none of these"]);
}
