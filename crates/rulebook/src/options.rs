//! What the players may agree on before they begin.

/// One thing to agree on, as it is offered and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    /// How it is written, such as `fog`. Texts are found by it: `scs-option-fog` is its title,
    /// `scs-option-fog-about` the sentence, `scs-option-fog-off` the value `off`.
    pub name: &'static str,
    /// The rule or the interpretation that leaves it open, such as `coh:3.0.1b` or `A-25`.
    pub rule: &'static str,
    /// Its values as they are written.
    pub values: &'static [&'static str],
    /// What holds if nobody says anything.
    pub usual: Usual,
}

/// What holds if nobody says anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// The first value.
    First,
    /// What the scenario says.
    OfScenario,
}

/// One thing to agree on, with what it changes.
#[derive(Clone, Copy, Debug)]
pub struct TableOption<O> {
    /// As it is offered.
    pub offered: Offered,
    /// Sets the value of this place in the list of values.
    pub set: fn(&mut O, usize),
}

impl<O> TableOption<O> {
    /// An option whose first value is the usual one.
    pub const fn new(
        name: &'static str,
        rule: &'static str,
        values: &'static [&'static str],
        set: fn(&mut O, usize),
    ) -> Self {
        Self { offered: Offered { name, rule, values, usual: Usual::First }, set }
    }

    /// An option that the scenario decides if nobody says anything.
    pub const fn of_scenario(
        name: &'static str,
        rule: &'static str,
        values: &'static [&'static str],
        set: fn(&mut O, usize),
    ) -> Self {
        Self { offered: Offered { name, rule, values, usual: Usual::OfScenario }, set }
    }
}

/// An option that does not exist, or has no such value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnOption {
    /// What is wrong, and what would be right.
    pub why: String,
}

/// Reads what was agreed on, by name and value.
pub fn agree<'a, O: Default>(
    options: &[TableOption<O>],
    given: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<O, NotAnOption> {
    let mut agreed = O::default();
    for (name, value) in given {
        let option = options.iter().find(|it| it.offered.name == name);
        let option = option.ok_or_else(|| unknown(options, name))?;
        let index = option.offered.values.iter().position(|it| *it == value);
        let index = index.ok_or_else(|| no_value(&option.offered, value))?;
        (option.set)(&mut agreed, index);
    }
    Ok(agreed)
}

fn unknown<O>(options: &[TableOption<O>], name: &str) -> NotAnOption {
    let known: Vec<&str> = options.iter().map(|it| it.offered.name).collect();
    let known = if known.is_empty() {
        "this game has none".to_owned()
    } else {
        format!("there are {}", known.join(", "))
    };
    NotAnOption { why: format!("there is no option `{name}`; {known}") }
}

fn no_value(option: &Offered, value: &str) -> NotAnOption {
    let values: Vec<String> = option.values.iter().map(|it| format!("`{it}`")).collect();
    NotAnOption { why: format!("`{}` is {}, not `{value}`", option.name, values.join(" or ")) }
}
