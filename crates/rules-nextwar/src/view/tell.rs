//! What happened, in words and facts.

use scene::{Message, Modifier, Show, Telling, Told};

use super::chart_parts::air_defense_sign;
use super::charts::{COMBAT, combat_column, combat_row};
use super::reasons::{signed, sixths};
use crate::action::Spot;
use crate::agenda::Event;
use crate::ch09_combat::{Count, Fought};
use crate::charts::AirDefenseResult;
use crate::result::RollResult;
use crate::state::{Air, TurnKind, War};
use crate::titles::korea;
use crate::{
    ch03_sequence, ch04_weather, ch05_initiative, ch06_air, ch07_naval, ch08_movement, ch09_combat,
    ch10_reinforcements, ch11_replacements, ch12_victory, ch13_options,
};

fn tell(event: &str, rule: &str) -> Telling {
    Telling::new("nextwar", event, rule)
}

/// What a die counts as with what was added to it.
fn counted(die: i8, modifier: i8) -> i32 {
    i32::from(die) + i32::from(modifier)
}

impl War {
    /// An event as it is told: everybody may know it.
    pub(super) fn told(&self, event: &Event) -> Told {
        let telling = match event {
            Event::Sequence(event) => match event {
                ch03_sequence::Event::Turn(turn) => tell("turn-began", "nw:3.0a").turn(*turn),
                ch03_sequence::Event::Segment(segment) => {
                    tell("segment-began", "nw:3.0a").phase(segment.word())
                }
            },
            Event::Weather(ch04_weather::Event::Settled { weather, rolled }) => {
                let telling = tell("weather", "nw:4.0b").term("weather", "weather", weather.word());
                match rolled {
                    Some((die, modifier)) => telling
                        .number("die", *die)
                        .number("modifier", *modifier)
                        .number("roll", counted(*die, *modifier)),
                    None => telling.worded("weather-chosen"),
                }
            }
            Event::Initiative(ch05_initiative::Event::Settled(kind)) => match kind {
                TurnKind::Initiative(side) => {
                    tell("initiative", "nw:5.0b").side(self.side_told(*side))
                }
                TurnKind::Contested(side) => {
                    tell("contested", "nw:5.0d").side(self.side_told(*side))
                }
            },
            Event::Air(event) => self.tell_air(event),
            Event::Naval(event) => self.tell_naval(event),
            Event::Movement(event) => self.tell_movement(event),
            Event::Combat(event) => self.tell_combat(event),
            Event::Reinforcements(event) => self.tell_reinforcements(event),
            Event::Replacements(event) => self.tell_replacements(event),
            Event::Victory(event) => self.tell_victory(event),
            Event::Optional(ch13_options::Event::CutOff(units)) => {
                tell("cut-off", "nw:13.1.4a").units(self.units_told(units))
            }
            Event::Optional(ch13_options::Event::Supplied(units)) => {
                tell("supplied", "nw:13.1.2a").units(self.units_told(units))
            }
            Event::Korea(event) => self.tell_korea(event),
        };
        telling.done()
    }

    /// Where a piece comes to: its id for programs, its words in the sentence.
    fn to_spot(&self, telling: Telling, spot: Spot) -> Telling {
        telling.to(self.spot_told(spot)).said_within("to", self.place_said(spot))
    }

    fn tell_air(&self, event: &ch06_air::Event) -> Telling {
        use ch06_air::Event as It;
        match event {
            It::Points { side, roll, points } => {
                let telling = tell("air-points", "nw:6.1a")
                    .side(self.side_told(*side))
                    .number("points", *points);
                match roll {
                    Some((die, modifier)) => telling
                        .number("die", *die)
                        .number("modifier", *modifier)
                        .number("roll", counted(*die, *modifier)),
                    None => telling.worded("air-points-fixed"),
                }
            }
            It::Superiority(Air::Contested) => tell("air-contested", "nw:6.4a"),
            It::Superiority(Air::Held(side, level)) => tell("air-superiority", "nw:6.4a")
                .side(self.side_told(*side))
                .term("level", "air-level", level.word()),
            It::Escorted { side, points } => {
                tell("escorted", "nw:6.2.2a").side(self.side_told(*side)).number("points", *points)
            }
            It::Fired { aim, hex, die, modifier, result } => self
                .aimed(tell("air-defense", "nw:6.6.1a"), *aim)
                .hex(self.number(*hex))
                .number("die", *die)
                .number("modifier", *modifier)
                .number("roll", counted(*die, *modifier))
                .text("result", air_defense_sign(*result))
                .success(result.abort)
                .said_within("outcome", air_defense_said(*aim, *result)),
            It::PointLost { side } => {
                tell("air-point-lost", "nw:6.3.2").side(self.side_told(*side))
            }
            It::AirmobilePointLost { side } => {
                tell("airmobile-point-lost", "nw:8.5.4.3b").side(self.side_told(*side))
            }
            It::BaseRolled { hex, what, die } => {
                let word = match what {
                    ch06_air::BaseLoss::AirPoint => "air-point",
                    ch06_air::BaseLoss::AirmobilePoint => "airmobile-point",
                    ch06_air::BaseLoss::Helicopter(_) => "helicopter",
                };
                let telling = tell("base-rolled", "nw:6.3.1").hex(self.number(*hex));
                telling.term("what", "base-loss", word).number("die", *die)
            }
            It::HelicopterHit { helicopter, left } => tell("helicopter-hit", "nw:6.5.4a")
                .unit(self.helicopter_told(*helicopter))
                .number("left", *left),
            It::Stranded { helicopter } => {
                tell("helicopter-stranded", "nw:6.5.4c").unit(self.helicopter_told(*helicopter))
            }
            It::Transferred { helicopter, base } => {
                let telling = tell("helicopter-transferred", "nw:6.5.1b");
                let spot = Self::spot_of_base(*base).expect("nobody flies out of the game");
                self.to_spot(telling.unit(self.helicopter_told(*helicopter)), spot)
            }
            It::Grounded { unit } => tell("grounded", "nwk:3.1.4.1b").unit(self.unit_told(*unit)),
        }
    }

    fn aimed(&self, telling: Telling, aim: ch06_air::Aim) -> Telling {
        match aim {
            ch06_air::Aim::AirPoints(points) => {
                telling.number("points", points).worded("air-defense-points")
            }
            ch06_air::Aim::Helicopter(id) | ch06_air::Aim::Transfer(id) => {
                telling.unit(self.helicopter_told(id))
            }
            ch06_air::Aim::Inherent(id) | ch06_air::Aim::Carried(id) => {
                telling.unit(self.unit_told(id))
            }
        }
    }

    fn tell_naval(&self, event: &ch07_naval::Event) -> Telling {
        use ch07_naval::Event as It;
        match event {
            It::Control { zone, sea_box, die, modifier, control } => {
                let place = match sea_box {
                    ch07_naval::SeaBox::AtSea => "at-sea",
                    ch07_naval::SeaBox::Inshore => "inshore",
                };
                tell("sea-control", "nw:7.2d")
                    .term("zone", "zone", zone.word())
                    .term("box", "box", place)
                    .number("die", *die)
                    .number("modifier", *modifier)
                    .number("roll", counted(*die, *modifier))
                    .term("control", "sea-control", control.word())
            }
            It::Passage { side, die, modifier, passage } => {
                let word = match passage {
                    ch07_naval::Passage::Success => "success",
                    ch07_naval::Passage::Abort => "abort",
                    ch07_naval::Passage::Loss => "loss",
                };
                tell("passage", "nw:8.5.6.4g")
                    .side(self.side_told(*side))
                    .number("die", *die)
                    .number("modifier", *modifier)
                    .number("roll", counted(*die, *modifier))
                    .term("passage", "passage", word)
                    .success(*passage == ch07_naval::Passage::Success)
            }
            It::Moved { ship, berth } => {
                let telling = tell("sailed", "nw:8.5.6.4a").unit(self.ship_told(*ship));
                let spot = Self::spot_of_berth(*berth).expect("nobody sails out of the game");
                self.to_spot(telling, spot)
            }
        }
    }

    fn tell_movement(&self, event: &ch08_movement::Event) -> Telling {
        use ch08_movement::Event as It;
        match event {
            It::Marched { units, from, to, bypass, cost } => tell("marched", "nw:8.5.1a")
                .units(self.units_told(units))
                .from(self.number(*from))
                .to(self.number(*to))
                .besides(|it| it.figure("cost", sixths(*cost)))
                .worded_if(*bypass, "bypassed"),
            It::TookLine { units, to, halt } => {
                let telling = tell("line-taken", "nwk:5.5.2b").units(self.units_told(units));
                self.to_spot(telling, *to)
                    .worded_if(*halt == ch08_movement::Halt::Beside, "line-beside")
                    .worded_if(*halt == ch08_movement::Halt::UnderWay, "line-under-way")
            }
            It::FerryLost { hex } => tell("ferry-lost", "nw:8.3.1.8c").hex(self.number(*hex)),
            It::ClearingBegun { hex, number } => {
                tell("clearing-begun", "nw:8.4.1a").hex(self.number(*hex)).number("number", *number)
            }
            It::ClearingGivenUp { hex } => {
                tell("clearing-given-up", "nw:8.4.1k").hex(self.number(*hex))
            }
            It::Cleared(operation) => {
                let result = RollResult::Clearing { success: operation.success };
                tell("clearing-rolled", "nw:8.4.1c")
                    .hex(self.number(operation.hex))
                    .unit(self.unit_told(operation.lead))
                    .number("die", operation.die)
                    .number("modifier", operation.modifier)
                    .number("roll", counted(operation.die, operation.modifier))
                    .number("number", operation.number)
                    .result(self.result_view(&result))
                    .success(operation.success)
                    .worded_if(!operation.success, "clearing-failed")
            }
            It::ControlTaken { side, hex, points } => tell("control-taken", "nw:8.4")
                .side(self.side_told(*side))
                .hex(self.number(*hex))
                .number("points", *points),
            It::TunnelsClosed => tell("tunnels-closed", "nwk:2.6e"),
            It::Carried { unit, to } => {
                self.to_spot(tell("carried", "nw:8.5").unit(self.unit_told(*unit)), *to)
            }
            It::TurnedBack { unit } => {
                tell("turned-back", "nw:6.6.1.1a").unit(self.unit_told(*unit))
            }
            It::Dropped { unit, die, modifier } => tell("dropped", "nw:8.5.3d")
                .unit(self.unit_told(*unit))
                .number("die", *die)
                .number("modifier", *modifier)
                .number("roll", counted(*die, *modifier)),
            It::Stepped { unit, to } => {
                tell("stepped", "nw:8.5.4.4c").unit(self.unit_told(*unit)).to(self.number(*to))
            }
            It::Boarded { unit, ship } => tell("boarded", "nw:8.5.8.3")
                .unit(self.unit_told(*unit))
                .unit_shown("ship", self.ship_told(*ship)),
            It::BeachheadRemoved { hex } => {
                tell("beachhead-removed", "nw:8.5.8.2d").hex(self.number(*hex))
            }
            It::LevelLost { unit, left } => tell("level-lost", "nw:9.7.3")
                .unit(self.unit_told(*unit))
                .number("left", *left)
                .worded_if(*left == 0, "eliminated"),
        }
    }

    fn tell_combat(&self, event: &ch09_combat::Event) -> Telling {
        use ch09_combat::Event as It;
        match event {
            It::Declared { target, attackers } => tell("declared", "nw:9.2.1")
                .hex(self.number(*target))
                .units(self.units_told(attackers)),
            It::Led { role, unit } => tell("led", "nw:9.5.1a")
                .unit(self.unit_told(*unit))
                .worded_if(*role == ch09_combat::Role::Defender, "led-defense"),
            It::Supported { role, air, helicopters, ships } => {
                let flown = helicopters.iter().map(|it| self.helicopter_told(*it));
                let sailed = ships.iter().map(|it| self.ship_told(*it));
                tell("supported", "nw:9.2.4")
                    .side(self.side_told(self.side_of(*role)))
                    .number("air", *air)
                    .units_shown("with", flown.chain(sailed).collect())
            }
            It::Fought(fought) => self.tell_fought(fought),
            It::StandChecked { unit, die, passed } => tell("stand-checked", "nw:9.8.2b")
                .unit(self.unit_told(*unit))
                .number("die", *die)
                .success(*passed)
                .worded_if(*passed, "stood"),
            It::Retreated { unit, to } => {
                tell("retreated", "nw:9.8.1b").unit(self.unit_told(*unit)).to(self.number(*to))
            }
            It::RetreatChecked { unit, die, passed } => tell("retreat-checked", "nw:9.8.3a")
                .unit(self.unit_told(*unit))
                .number("die", *die)
                .success(*passed)
                .worded_if(*passed, "retreat-held"),
            It::Cornered { hex } => tell("cornered", "nw:9.8.1g").hex(self.number(*hex)),
            It::FledAlongLine { unit } => {
                tell("fled-along-line", "nwk:5.5.2.1b").unit(self.unit_told(*unit))
            }
            It::Embarked { unit, ship } => tell("embarked", "nw:9.8.1h")
                .unit(self.unit_told(*unit))
                .unit_shown("ship", self.ship_told(*ship)),
            It::Advanced { unit, to } => {
                tell("advanced", "nw:9.9a").unit(self.unit_told(*unit)).to(self.number(*to))
            }
            It::BeachheadPlaced { hex } => {
                tell("beachhead-placed", "nw:8.5.8.2a").hex(self.number(*hex))
            }
        }
    }

    fn tell_fought(&self, fought: &Fought) -> Telling {
        let sum = |counts: &[Count]| counts.iter().map(|it| it.amount).sum::<i8>();
        let (shift, modifier) = (sum(&fought.shifts), sum(&fought.modifiers));
        let result = self.result_view(&RollResult::Combat(fought.result));
        let item = |it: &Count| Modifier { rule: it.rule.to_string(), amount: it.amount.into() };
        tell("fought", "nw:9.2.6")
            .hex(self.number(fought.target))
            .odds(format!("{}:{}", fought.attack, fought.defense))
            .text("shift", signed(shift))
            .worded_if(shift == 0, "fought-unshifted")
            .items(fought.modifiers.iter().map(item).collect(), signed(modifier))
            .number("die", fought.die)
            .number("modifier", modifier)
            .number("roll", counted(fought.die, modifier))
            .column(combat_column(fought.column))
            .cell(COMBAT, combat_column(fought.column), combat_row(fought.die + modifier))
            .said_within("effect", result.message.clone())
            .result(result)
    }

    fn tell_reinforcements(&self, event: &ch10_reinforcements::Event) -> Telling {
        use ch10_reinforcements::Event as It;
        match event {
            It::Arrived { piece, spot } => {
                self.to_spot(tell("arrived", "nwk:7.1.4a").unit(self.piece_told(*piece)), *spot)
            }
            It::Delayed { piece } => tell("delayed", "nwk:2.5.1").unit(self.piece_told(*piece)),
            It::Overtaken { unit } => tell("overtaken", "nwk:7.1.2b").unit(self.unit_told(*unit)),
            It::AirmobilePoints { side, points } => tell("airmobile-points", "nw:8.5.4.2a")
                .side(self.side_told(*side))
                .number("points", *points),
        }
    }

    fn tell_replacements(&self, event: &ch11_replacements::Event) -> Telling {
        use ch11_replacements::Event as It;
        match event {
            It::Arrived { nation, points } => tell("replacements", "nw:11.0a")
                .term("nation", "nation", nation.word())
                .number("points", *points),
            It::Recovered { unit, price } => {
                tell("recovered", "nw:11.1a").unit(self.unit_told(*unit)).number("price", *price)
            }
            It::Rebuilt { unit, hex, price } => tell("rebuilt", "nw:11.2a")
                .unit(self.unit_told(*unit))
                .hex(self.number(*hex))
                .number("price", *price),
        }
    }

    fn tell_victory(&self, event: &ch12_victory::Event) -> Telling {
        use ch12_victory::Event as It;
        match event {
            It::Added { turn, total } => tell("points-added", "nw:12.1c")
                .number("dprk", i32::from(turn[0]))
                .number("allied", i32::from(turn[1]))
                .number("dprk-total", i32::from(total[0]))
                .number("allied-total", i32::from(total[1])),
            It::Rolled { side, count, die, won } => tell("victory-rolled", "nw:12.2c")
                .side(self.side_told(*side))
                .count(i32::from(*count))
                .number("die", *die)
                .success(*won)
                .worded_if(*won, "victory-won"),
            It::Ended(ending) => {
                let words = self.result_words(&ending.result, ending.winner);
                tell("ended", ending.rule).words("result", (ending.result.clone(), words))
            }
        }
    }

    fn tell_korea(&self, event: &korea::Event) -> Telling {
        use korea::Event as It;
        match event {
            It::Placed(piece, spot) => {
                self.to_spot(tell("placed", "nw:2.3.6").unit(self.piece_told(*piece)), *spot)
            }
            It::TunnelOpened { hex } => tell("tunnel-opened", "nwk:2.6a").hex(self.number(*hex)),
            It::Crowded { hex } => tell("crowded", "nwk:2.6c").hex(self.number(*hex)),
            It::Pressed { unit, die } => {
                tell("pressed", "nwk:16.1.2c").unit(self.unit_told(*unit)).number("die", *die)
            }
            It::FellBack { unit, to } => {
                tell("fell-back", "nwk:16.1.2c").unit(self.unit_told(*unit)).to(self.number(*to))
            }
        }
    }
}

/// What air defense fire does: points of support that are gone, or a mission that turns back.
fn air_defense_said(aim: ch06_air::Aim, result: AirDefenseResult) -> Message {
    let supports = match aim {
        ch06_air::Aim::AirPoints(_) | ch06_air::Aim::Helicopter(_) | ch06_air::Aim::Inherent(_) => {
            true
        }
        ch06_air::Aim::Carried(_) | ch06_air::Aim::Transfer(_) => false,
    };
    match (result.abort, supports) {
        (false, _) => Message::new("nextwar-fire-nothing"),
        (true, true) => {
            Message::new("nextwar-fire-support").number("points", i32::from(result.minus))
        }
        (true, false) => Message::new("nextwar-fire-turned-back"),
    }
}
