//! Rule numbers, and refusals that name them.

use core::fmt;

/// The ledger id of one atomic rule, such as `scs:3.3a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0)
    }
}

/// A refusal: the rule that forbids, and why in a short English phrase.
///
/// The phrase is static and doubles as the key of its translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The rule that forbids.
    pub rule: Rule,
    /// What is the matter: lower case, no full stop.
    pub why: &'static str,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.why, self.rule)
    }
}

impl core::error::Error for Illegal {}

/// Returns a refusal, for `return refuse("scs:3.3a", "an enemy unit stands there")`.
pub fn refuse<T>(rule: &'static str, why: &'static str) -> Result<T, Illegal> {
    Err(Illegal { rule: Rule(rule), why })
}
