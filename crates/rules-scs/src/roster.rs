//! [SCS 0.5] Counters as printed: both faces of every unit.

use core::str::FromStr;

/// [SCS 0.5B] One face of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Printed Attack Strength. None is not the same as zero [SCS 7.2e, 7.2eB].
    pub attack: Option<u8>,
    /// Printed Defense Strength.
    pub defense: u8,
    /// Printed Movement Allowance in whole points.
    pub movement: u8,
}

/// A text that is no printed face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFace;

impl FromStr for Face {
    type Err = NotAFace;

    /// Reads `3-4-5`; `4-5` for a combined strength [SCS 0.5C]; `_-2-4` without a printed attack.
    fn from_str(text: &str) -> Result<Self, NotAFace> {
        let number = |part: &str| {
            let read = part.parse::<u8>().ok();
            read.filter(|it| it.to_string() == part).ok_or(NotAFace)
        };
        match text.split('-').collect::<Vec<_>>()[..] {
            [strength, movement] => Ok(Self {
                attack: Some(number(strength)?),
                defense: number(strength)?,
                movement: number(movement)?,
            }),
            [attack, defense, movement] => Ok(Self {
                attack: if attack == "_" { None } else { Some(number(attack)?) },
                defense: number(defense)?,
                movement: number(movement)?,
            }),
            _ => Err(NotAFace),
        }
    }
}

impl Face {
    /// [SCS 2.0a] Whether this face has a printed Attack Strength of 1 or more.
    pub fn has_attack(self) -> bool {
        self.attack.is_some_and(|it| it >= 1)
    }
}

/// One counter of the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitType {
    /// The id players write, such as `R7`.
    pub id: String,
    /// Name on the counter.
    pub name: String,
    /// Higher formation; may be empty.
    pub formation: String,
    /// [SCS 0.5D] Type, such as `infantry`.
    pub kind: String,
    /// [SCS 0.5E] Size symbol, such as `III`.
    pub size: String,
    /// Movement class by index.
    pub class: u8,
    /// Steps at full strength.
    pub steps: u8,
    /// Stacking points.
    pub stacking: u8,
    /// Full-strength face.
    pub full: Face,
    /// Reduced face; the full one for a unit of one step [SCS 8.0d].
    pub reduced: Face,
    /// [SCS 11.0a] The yellow box.
    pub exploitation: bool,
    /// Barrage value, in games that have one.
    pub barrage: Option<u8>,
    /// Range of the barrage in hexes.
    pub range: u8,
}

impl UnitType {
    /// [SCS 8.0M, 8.0O] The face that shows with so many steps left: reduced as soon as one is lost.
    pub fn face(&self, steps: u8) -> Face {
        if steps == self.steps { self.full } else { self.reduced }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: scs:0.5B, scs:0.5C.
    #[test]
    fn scs_0_5_one_number_left_of_the_allowance_is_attack_and_defense_at_once() {
        let face = |attack, defense, movement| Ok(Face { attack, defense, movement });
        assert_eq!("3-4-5".parse(), face(Some(3), 4, 5));
        assert_eq!("4-5".parse(), face(Some(4), 4, 5));
        assert_eq!("_-2-4".parse(), face(None, 2, 4));
        assert_eq!("0-1-5".parse(), face(Some(0), 1, 5));
        for wrong in ["", "5", "a-b-c", "1-2-3-4", "_-5", "3--5", "-1-2", "+3-4-5", "03-4-5"] {
            assert_eq!(wrong.parse::<Face>(), Err(NotAFace), "{wrong}");
        }
    }

    /// Rules: scs:2.0a.
    #[test]
    fn scs_2_0a_zero_and_no_printed_attack_are_no_attack_of_one_or_more() {
        for (text, has_attack) in
            [("1-2-4", true), ("0-1-5", false), ("_-2-4", false), ("4-5", true)]
        {
            assert_eq!(text.parse::<Face>().unwrap().has_attack(), has_attack, "{text}");
        }
    }
}
