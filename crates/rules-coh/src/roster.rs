//! [COH 14.0a] Counters as printed: what each type of unit can do.

use core::str::FromStr;

use canon::Digest;
use catalog::Bilingual;

/// The two nations; a force belongs to one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Nation {
    /// Germans.
    German,
    /// Soviets.
    Soviet,
}

impl Nation {
    /// Both, Germans first.
    pub const BOTH: [Self; 2] = [Self::German, Self::Soviet];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::German => Self::Soviet,
            Self::Soviet => Self::German,
        }
    }

    /// Position in lists that hold one entry for each nation.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of data files and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::German => "german",
            Self::Soviet => "soviet",
        }
    }
}

/// [COH 15.0a] What a defense is made of, and what a shot is made for: soft or armored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Color {
    /// Soft.
    Red,
    /// Armored.
    Blue,
}

/// [COH 7.2a] A defense rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// How much.
    pub value: i8,
    /// Soft or armored.
    pub color: Color,
}

/// A text that is no rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARating;

impl FromStr for Rating {
    type Err = NotARating;

    /// Reads `11r` or `13b`.
    fn from_str(text: &str) -> Result<Self, NotARating> {
        let (digits, color) = match (text.strip_suffix('r'), text.strip_suffix('b')) {
            (Some(digits), _) => (digits, Color::Red),
            (_, Some(digits)) => (digits, Color::Blue),
            _ => return Err(NotARating),
        };
        let value = digits.parse().map_err(|_| NotARating)?;
        Ok(Self { value, color })
    }
}

/// [COH 7.1a] A firepower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// How much; may be nothing or less [COH 7.1c].
    pub value: i8,
    /// [COH 7.6.3d] The white box: weak at close quarters.
    pub boxed: bool,
    /// [COH 20.0p] The blue circle: reaches aircraft.
    pub air: bool,
}

/// [COH 14.0a] How a unit gets about, by the color of its movement number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Motion {
    /// Red: on foot, guns pushed by their crews too.
    Foot,
    /// Blue: tracks.
    Tracked,
    /// Green: wheels.
    Wheeled,
    /// The blue hexagon: aircraft.
    Air,
}

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Riflemen and grenadiers.
    Infantry,
    /// [COH 19.0c] Engineers.
    Engineer,
    /// Machine gun.
    MachineGun,
    /// [COH 12.0a] Mortar.
    Mortar,
    /// [COH 10.3a] Sniper.
    Sniper,
    /// Anti-tank rifle.
    AtRifle,
    /// [COH 16.2a] Gun.
    Gun,
    /// [COH 16.0a] Truck.
    Truck,
    /// Scout car.
    Scout,
    /// [COH 16.1a] Armored carrier.
    Apc,
    /// Tank.
    Tank,
    /// Tank that throws flames.
    FlameTank,
    /// Gun on tracks, without a turret.
    Spg,
    /// [COH 20.0a] Aircraft.
    Aircraft,
}

impl Kind {
    /// Every kind with its word.
    pub const WORDS: [(&'static str, Self); 14] = [
        ("infantry", Self::Infantry),
        ("engineer", Self::Engineer),
        ("mg", Self::MachineGun),
        ("mortar", Self::Mortar),
        ("sniper", Self::Sniper),
        ("at-rifle", Self::AtRifle),
        ("gun", Self::Gun),
        ("truck", Self::Truck),
        ("scout", Self::Scout),
        ("apc", Self::Apc),
        ("tank", Self::Tank),
        ("flame-tank", Self::FlameTank),
        ("spg", Self::Spg),
        ("aircraft", Self::Aircraft),
    ];

    /// The word of data files and scenes.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|it| it.1 == self).map_or("", |it| it.0)
    }
}

/// One type of counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitType {
    /// The id, such as `rifle-41`.
    pub id: String,
    /// Whose.
    pub nation: Nation,
    /// The name on the counter.
    pub name: Bilingual,
    /// What it is.
    pub kind: Kind,
    /// [COH 7.0b] AP of a shot.
    pub fire: u8,
    /// [COH 12.0b] AP of an indirect shot, for those that can.
    pub indirect: Option<u8>,
    /// Firepower against soft targets.
    pub red: Power,
    /// Firepower against armor.
    pub blue: Power,
    /// AP of a move; of an aircraft the number of its impulses [COH 20.0c].
    pub moves: u8,
    /// How it gets about.
    pub motion: Motion,
    /// [COH 14.0c, 14.0d] Track or wheel symbols.
    pub bonus: u8,
    /// [COH 7.6a] Least and greatest normal range.
    pub range: (u8, u8),
    /// Defense to the sides and the rear.
    pub flank: Rating,
    /// Defense to the front.
    pub front: Rating,
    /// [COH 15.4a] Open from above.
    pub open_top: bool,
    /// [COH 15.5a] Has a turret.
    pub turret: bool,
    /// [COH 16.1a] What it adds to the defense of those it carries.
    pub shield: u8,
    /// [COH 13.1a] Can lay smoke by itself.
    pub smoke: bool,
    /// Number of counters in the game.
    pub count: u8,
    /// Years of service.
    pub years: String,
}

impl UnitType {
    /// The firepower against a color.
    pub fn power(&self, color: Color) -> Power {
        match color {
            Color::Red => self.red,
            Color::Blue => self.blue,
        }
    }

    /// [COH 14.0a] Whether it goes on foot, guns included.
    pub fn is_foot(&self) -> bool {
        self.motion == Motion::Foot
    }

    /// [COH 1.1a] Whether it is an infantry squad: on foot, and moves for 2 AP or less.
    pub fn is_squad(&self) -> bool {
        self.is_foot() && self.moves <= 2
    }

    /// [COH 1.1b] Whether it is a gun: on foot, and too heavy for a squad.
    pub fn is_gun(&self) -> bool {
        self.is_foot() && self.moves > 2
    }

    /// Whether it is a vehicle.
    pub fn is_vehicle(&self) -> bool {
        matches!(self.motion, Motion::Tracked | Motion::Wheeled)
    }

    /// Whether it flies.
    pub fn is_aircraft(&self) -> bool {
        self.motion == Motion::Air
    }

    /// Whether its shells come from above [COH 12.1a].
    pub fn is_mortar(&self) -> bool {
        self.kind == Kind::Mortar || self.indirect.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_a_number_and_the_letter_of_its_color() {
        assert_eq!("11r".parse(), Ok(Rating { value: 11, color: Color::Red }));
        assert_eq!("13b".parse(), Ok(Rating { value: 13, color: Color::Blue }));
        for wrong in ["", "11", "r", "b13", "11 r", "1.5r"] {
            assert_eq!(wrong.parse::<Rating>(), Err(NotARating), "{wrong}");
        }
    }
}
