//! [NW 13] [NWK 4, 15] What the players may agree on.

use canon::Digest;
use rulebook::TableOption;

use crate::scenario::OptionOffer;
use crate::terms::Season;

/// What was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
#[expect(clippy::struct_excessive_bools, reason = "each is an optional rule of its own")]
pub struct Options {
    /// [NWK 4.2]
    pub season: Season,
    /// [NWK 4.1] Bad weather.
    pub bad_weather: bool,
    /// [NW 13.1] Supply.
    pub supply: bool,
    /// [NW 13.2] Airmobile moves begin at a base.
    pub airmobile_bases: bool,
    /// [NWK 15.1] Hovercraft.
    pub hovercraft: bool,
    /// [NWK 15.5.1] One more shift of surprise, or one more combat segment with it.
    pub oplan_5029: Oplan,
    /// [NWK 15.8] Japanese ground forces.
    pub japan: bool,
    /// [NWK 15.11] Refugees.
    pub refugees: bool,
    /// [NWK 15.12] US Army units of lower efficiency.
    pub weak_us_army: bool,
    /// [NWK 15.14] The PRC comes in.
    pub intervention: bool,
    /// [NWK 1.1.1] The PRC 190th is played with the counter of a division.
    pub large_190th: bool,
    /// [NWK 16.1.1h] Fair weather for the whole scenario.
    pub fair_weather: bool,
    /// [NWK 16.1.1k] Air points are rolled for, where the scenario fixes them.
    pub rolled_air_points: bool,
    /// [NWK 16.1.4a] Which value of the landing's variant is played; 0 for none.
    pub reinforced_landing: u8,
}

/// [NWK 15.5.1] What the option gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Default)]
pub enum Oplan {
    /// It is not played.
    #[default]
    Off,
    /// One more column.
    Column,
    /// One more combat segment.
    Segment,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            season: Season::Spring,
            bad_weather: false,
            supply: false,
            airmobile_bases: false,
            hovercraft: false,
            oplan_5029: Oplan::Off,
            japan: false,
            refugees: false,
            weak_us_army: false,
            intervention: false,
            large_190th: false,
            fair_weather: false,
            rolled_air_points: false,
            reinforced_landing: 0,
        }
    }
}

/// The values of an option that is played or not.
const SWITCH: &[&str] = &["off", "on"];

/// [NWK 16.1.4a] Nobody, one force of Marines, the other, or both.
const LANDINGS: &[&str] = &["off", "13-meu", "15-meu", "both"];

impl Options {
    /// Every option, in the order in which they are offered.
    pub const ALL: &'static [TableOption<Self>] = &[
        TableOption::new("season", "nwk:4.2", &["spring", "summer", "winter"], |it, at| {
            it.season = Season::ALL[at];
        }),
        TableOption::new("bad-weather", "nwk:4.1", SWITCH, |it, at| it.bad_weather = at == 1),
        TableOption::new("supply", "nw:13.1.1", SWITCH, |it, at| it.supply = at == 1),
        TableOption::new("airmobile-bases", "nw:13.2", SWITCH, |it, at| {
            it.airmobile_bases = at == 1;
        }),
        TableOption::new("hovercraft", "nwk:15.1", SWITCH, |it, at| it.hovercraft = at == 1),
        TableOption::new("oplan-5029", "nwk:15.5.1", &["off", "column", "segment"], |it, at| {
            it.oplan_5029 = [Oplan::Off, Oplan::Column, Oplan::Segment][at];
        }),
        TableOption::new("japan", "nwk:15.8", SWITCH, |it, at| it.japan = at == 1),
        TableOption::new("refugees", "nwk:15.11", SWITCH, |it, at| it.refugees = at == 1),
        TableOption::new("weak-us-army", "nwk:15.12", SWITCH, |it, at| it.weak_us_army = at == 1),
        TableOption::new("intervention", "nwk:15.14", SWITCH, |it, at| it.intervention = at == 1),
        TableOption::new("prc-190", "nwk:1.1.1", &["brigade", "division"], |it, at| {
            it.large_190th = at == 1;
        }),
        TableOption::new("fair-weather", "nwk:16.1.1h", SWITCH, |it, at| it.fair_weather = at == 1),
        TableOption::new("rolled-air-points", "nwk:16.1.1k", SWITCH, |it, at| {
            it.rolled_air_points = at == 1;
        }),
        TableOption::new("reinforced-landing", "nwk:16.1.4a", LANDINGS, |it, at| {
            it.reinforced_landing = u8::try_from(at).expect("an option has few values");
        }),
    ];

    /// [NW 13.1.1, 13.2] [NWK 15.0] What is left of an agreement in a scenario: what it does not
    /// offer is played as if nobody had said anything.
    #[must_use]
    pub fn offered_in(mut self, offers: &[OptionOffer]) -> Self {
        for option in Self::ALL {
            if !offers.iter().any(|it| it.name == option.offered.name) {
                (option.set)(&mut self, 0);
            }
        }
        self
    }

    /// [NWK 15.0] Whether an option is played: any but its first value.
    pub fn plays(&self, name: &str) -> bool {
        let option = Self::ALL.iter().find(|it| it.offered.name == name);
        let option = option.unwrap_or_else(|| panic!("there is no option `{name}`"));
        let mut without = *self;
        (option.set)(&mut without, 0);
        without != *self
    }
}
