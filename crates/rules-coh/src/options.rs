//! What the players agree on before they begin.

use rulebook::{NotAnOption, TableOption, agree};

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

/// The words of a switch, the usual one first.
const OFF_ON: &[&str] = &["off", "on"];
/// [COH 21.3a] CAP given for balance, at most two.
const BALANCE: &[&str] = &["0", "1", "2"];

impl Options {
    /// What can be agreed on.
    pub const ALL: &'static [TableOption<Self>] = &[
        TableOption::new("solitaire", "coh:21.1a", OFF_ON, |it, value| {
            it.solitaire = value == 1;
        }),
        TableOption::of_scenario("variable-ap", "coh:3.0.1b", OFF_ON, |it, value| {
            it.variable_ap = Some(value == 1);
        }),
        TableOption::of_scenario("cautious", "coh:5.0.1a", OFF_ON, |it, value| {
            it.cautious = Some(value == 1);
        }),
        TableOption::of_scenario("order", "coh:21.0b", &["sides", "alternate"], |it, value| {
            it.alternate = Some(value == 1);
        }),
        TableOption::new("withdrawal", "A-01", &["stay", "next-turn"], |it, value| {
            it.next_turn_only = value == 1;
        }),
        TableOption::new("passengers", "A-11", &["ready", "free"], |it, value| {
            it.free_passengers = value == 1;
        }),
        TableOption::new("german-cap", "coh:21.3a", BALANCE, |it, value| {
            it.balance[0] = cap(value);
        }),
        TableOption::new("soviet-cap", "coh:21.3a", BALANCE, |it, value| {
            it.balance[1] = cap(value);
        }),
    ];

    /// Reads options by name and value.
    pub fn read<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        agree(Self::ALL, pairs)
    }
}

/// The CAP at a place of [`BALANCE`].
fn cap(value: usize) -> u8 {
    u8::try_from(value).expect("at most two")
}
