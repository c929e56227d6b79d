//! What the players agree on before they begin.

/// Options of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// [COH 3.0.1b] Rolled AP instead of seven; `None` leaves it to the firefight.
    pub variable_ap: Option<bool>,
    /// [COH 5.0.1a] Careless moves are punished; `None` leaves it to the firefight.
    pub cautious: Option<bool>,
    /// [COH 21.0b] Whether players of both sides alternate; `None` leaves it to the firefight.
    pub alternate: Option<bool>,
    /// [COH 21.1a] Whether one player plays alone: AP are rolled unless he says otherwise.
    pub solitaire: bool,
    /// A withdrawal is barred in the next turn only.
    pub next_turn_only: bool,
    /// Passengers may be spent.
    pub free_passengers: bool,
    /// [COH 21.3a] Further starting CAP: Germans, Soviets.
    pub balance: [u8; 2],
}

/// An option that does not exist, or has no such value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnOption {
    /// What is wrong, and what would be right.
    pub why: String,
}

/// [COH 21.3a] The most CAP given for balance.
const BALANCE_MAX: u8 = 2;

impl Options {
    /// Reads options by name and value.
    pub fn read<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        let mut options = Self::default();
        for (name, value) in pairs {
            match name {
                "variable-ap" => options.variable_ap = Some(on(name, value)?),
                "cautious" => options.cautious = Some(on(name, value)?),
                "order" => options.alternate = Some(either(name, value, "sides", "alternate")?),
                "solitaire" => options.solitaire = on(name, value)?,
                "withdrawal" => {
                    options.next_turn_only = either(name, value, "stay", "next-turn")?;
                }
                "passengers" => options.free_passengers = either(name, value, "ready", "free")?,
                "german-cap" => options.balance[0] = balance(name, value)?,
                "soviet-cap" => options.balance[1] = balance(name, value)?,
                _ => {
                    let known = "variable-ap, cautious, order, solitaire, withdrawal, \
                                 passengers, german-cap, soviet-cap";
                    return Err(NotAnOption {
                        why: format!("no option `{name}`; there are {known}"),
                    });
                }
            }
        }
        Ok(options)
    }
}

fn on(name: &str, value: &str) -> Result<bool, NotAnOption> {
    either(name, value, "off", "on")
}

/// Whether the value is the second of two words.
fn either(name: &str, value: &str, no: &str, yes: &str) -> Result<bool, NotAnOption> {
    match value {
        it if it == no => Ok(false),
        it if it == yes => Ok(true),
        _ => Err(NotAnOption { why: format!("`{name}` is `{no}` or `{yes}`, not `{value}`") }),
    }
}

fn balance(name: &str, value: &str) -> Result<u8, NotAnOption> {
    let read = value.parse().ok().filter(|&it| it <= BALANCE_MAX);
    read.ok_or_else(|| NotAnOption {
        why: format!("`{name}` is 0 to {BALANCE_MAX}, not `{value}`"),
    })
}
