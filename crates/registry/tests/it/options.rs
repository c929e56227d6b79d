//! Options of the table: each is named in every language and begins a game.

use std::collections::BTreeMap;

use kernel::Seed;
use registry::{AnyTable, Offered, Registry, SYSTEMS, System, option_about, option_title};
use registry::{OpenFault, option_value};
use scene::Message;

fn begun(registry: &Registry, id: &str, name: &str, value: &str) -> Result<AnyTable, OpenFault> {
    let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
    let opening = registry.open(id, &options)?;
    Ok(AnyTable::new(opening.game, opening.info, Seed::from_number(1)))
}

/// The scenarios of a system.
fn ids_of<'a>(registry: &'a Registry, system: &'a System) -> impl Iterator<Item = &'a str> {
    registry.ids().filter(|it| it.split('/').next() == Some(system.id))
}

/// The first scenario of a system that offers an option.
fn offering<'a>(registry: &'a Registry, system: &'a System, option: &Offered) -> &'a str {
    let offers = |id: &&str| {
        let opening = registry.open(id, &BTreeMap::new()).expect("a scenario opens");
        opening.listing.options.iter().any(|it| it == option.name)
    };
    ids_of(registry, system).find(offers).expect("some scenario offers every option")
}

/// Title, sentence and values.
fn texts_of(system: &System, option: &Offered) -> Vec<Message> {
    let values = option.values.iter().map(|it| option_value(system.id, option, it));
    [option_title(system.id, option), option_about(system.id, option)]
        .into_iter()
        .chain(values)
        .collect()
}

#[test]
fn every_option_is_told_in_every_language() {
    for system in SYSTEMS {
        for option in (system.options)() {
            for message in texts_of(system, &option) {
                for language in ["en", "it"] {
                    let said = texts::built_in().try_say(language, &message);
                    assert!(said.is_ok(), "{language}: {said:?}");
                }
            }
        }
    }
}

#[test]
fn a_game_begins_with_each_value_of_each_option_and_says_so() {
    let registry = crate::registry();
    for system in SYSTEMS {
        for option in (system.options)() {
            let id = offering(&registry, system, &option);
            assert!(option.values.len() > 1, "{}: nothing to choose", option.name);
            for value in option.values {
                let table = begun(&registry, id, option.name, value).expect("an option");
                let agreed = table.setting().agreed;
                assert_eq!(agreed.len(), 1, "{} = {value}", option.name);
                assert_eq!(agreed[0].title, option_title(system.id, &option));
                assert_eq!(agreed[0].value, option_value(system.id, &option, value));
                assert_eq!(agreed[0].rule, option.rule);
            }
            let fault = begun(&registry, id, option.name, "sometimes").expect_err("no value");
            let said = fault.to_string();
            assert!(option.values.iter().all(|it| said.contains(it)), "{said}");
        }
        let id = ids_of(&registry, system).next().expect("every system has a scenario");
        let fault = begun(&registry, id, "loaded-dice", "on").expect_err("no option").to_string();
        let known = (system.options)();
        assert!(known.iter().all(|it| fault.contains(it.name)), "{fault}");
    }
}
