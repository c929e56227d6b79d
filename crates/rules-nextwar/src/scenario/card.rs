//! [NWK 16.1] Initiative, weather, air, sea, replacements, options: what a scenario's card says.

use catalog::{Findings, Spanned, suggest};

use super::arrivals::SIXTHS;
use super::load::Reader;
use super::shape::{AirTurnShape, AirWord};
use super::shape_special::{PinnedShape, SpecialShape};
use super::{
    AirRule, InitiativeRule, OptionOffer, SeaRule, Share, SpecialRule, Surprise, WeatherRule,
};
use crate::options::Options;
use crate::state::Air;
use crate::terms::{SeaControl, Side, Zone};

impl Reader<'_> {
    /// [NW 5.1] [NWK 16.1.1c, 16.1.4b, 16.1.5b, 16.1.6b] Who has the initiative.
    pub(super) fn initiative(&self, findings: &mut Findings) -> InitiativeRule {
        let shape = &self.shape.initiative;
        let contested = match &shape.contested {
            None => Vec::new(),
            Some(turns) => {
                for turn in turns.get_ref() {
                    self.turn(&Spanned::new(turns.span(), *turn), findings);
                }
                turns.get_ref().clone()
            }
        };
        InitiativeRule { first: shape.side, turns: shape.turns, points: shape.vp, contested }
    }

    /// [NW 4.0] [NWK 16.1.1h] How the weather is settled; he who has the initiative first
    /// chooses, where the file does not say who does.
    pub(super) fn weather(&self, first: Side, findings: &mut Findings) -> WeatherRule {
        let shape = self.shape.weather.get_ref();
        if shape.fixed.is_some() == shape.first_turn.is_some() {
            let mend = "say `fixed`, or who chooses in the `first_turn`";
            self.fault(&self.shape.weather.span(), "no clear weather", mend, findings);
        }
        let storms_leave = shape.storms_air_points.as_ref().map(|shares| {
            let mut share = |side: Side| {
                let found = shares.get_ref().get(&side).copied();
                if found.is_none() {
                    let what = format!("no share for {}", side.word());
                    self.fault(&shares.span(), what, "give one to each side", findings);
                }
                let found = found.map(|it| Spanned::new(shares.span(), it));
                found.map_or(Share::WHOLE, |it| self.share(&it, findings))
            };
            [share(Side::Dprk), share(Side::Allied)]
        });
        let chooser = shape.first_turn.map_or(first, |it| it);
        WeatherRule { fixed: shape.fixed, chooser, storms_leave }
    }

    fn share(&self, share: &Spanned<(u8, u8)>, findings: &mut Findings) -> Share {
        let (of, out_of) = *share.get_ref();
        if out_of == 0 || of > out_of {
            let what = format!("a share of {of} in {out_of}");
            self.fault(&share.span(), what, "write a part, such as `[1, 3]`", findings);
            return Share::WHOLE;
        }
        Share { of, out_of }
    }

    /// [NW 6.1] [NWK 16.1.1e] How air points are settled.
    pub(super) fn air(&self, findings: &mut Findings) -> AirRule {
        let shape = self.shape.air_points.get_ref();
        let span = self.shape.air_points.span();
        let turns = usize::from(self.turns());
        let due = match shape.kind {
            AirWord::Fixed => turns,
            AirWord::Rolled => 0,
        };
        if shape.turn.len() != due {
            let what = format!("air points of {} turns", shape.turn.len());
            self.fault(&span, what, format!("give those of {due}"), findings);
        }
        let mut share = |it: &Option<Spanned<(u8, u8)>>| {
            it.as_ref().map_or(Share::WHOLE, |it| self.share(it, findings))
        };
        let (rolled_share, allied) = (share(&shape.rolled_share), share(&shape.allied_share));
        if shape.allied_share.is_some() != shape.allied_round.is_some() {
            let mend = "give `allied_share` and `allied_round` together";
            self.fault(&span, "a part that is rounded no way", mend, findings);
        }
        AirRule {
            fixed: shape.turn.iter().map(|it| self.air_turn(it, findings)).collect(),
            losses_return: !shape.losses_permanent,
            rolled_share,
            shares: [Share::WHOLE, allied],
            swapped: shape.swapped_turns.clone(),
            intervention: shape.intervention.as_ref().map(|it| (it.from_turn, it.dprk)),
        }
    }

    fn air_turn(&self, shape: &AirTurnShape, findings: &mut Findings) -> ([u8; 2], Air) {
        let air = match (shape.level.get_ref().level(), shape.side) {
            (None, None) => Air::Contested,
            (Some(level), Some(side)) => Air::Held(side, level),
            (None, Some(_)) | (Some(_), None) => {
                let mend = "name the side that rules the air, and nobody where it is contested";
                self.fault(&shape.level.span(), "who rules the air is unclear", mend, findings);
                Air::Contested
            }
        };
        ([shape.dprk, shape.allied], air)
    }

    /// [NW 7.0] [NWK 16.1.1g] Sea control.
    pub(super) fn sea(&self, findings: &mut Findings) -> Option<SeaRule> {
        let shape = self.shape.sea.get_ref();
        if shape.used == shape.boxes.is_empty() {
            let mend = "give the boxes of the zones in play where `used`, and none where not";
            self.fault(&self.shape.sea.span(), "no clear sea", mend, findings);
        }
        let mut rule = SeaRule { boxes: [[SeaControl::Contested; 2]; 2], zones: [false; 2] };
        for (zone, boxes) in &shape.boxes {
            rule.boxes[zone.index()] = [boxes.at_sea, boxes.inshore];
            rule.zones[Zone::index(*zone)] = true;
        }
        shape.used.then_some(rule)
    }

    /// [NW 9.5.4] Surprise.
    pub(super) fn surprise(&self, _: &mut Findings) -> Option<Surprise> {
        let shape = self.shape.surprise.as_ref()?;
        let (side, until_turn, columns) = (shape.side, shape.until_turn, shape.columns);
        Some(Surprise { side, until_turn, columns })
    }

    /// [NW 11.0a] [NWK 16.1.1i, 16.1.2e, 16.1.5e, 16.1.6e] Replacement points, turn by turn.
    pub(super) fn replacements(&self, findings: &mut Findings) -> [Vec<u8>; 7] {
        let shape = &self.shape.replacements;
        let turns = usize::from(self.turns());
        let nations =
            [&shape.dprk, &shape.prc, &shape.rok, &shape.us, &shape.usmc, &shape.cw, &shape.jpn];
        nations.map(|points| match points {
            None => Vec::new(),
            Some(points) => {
                if points.get_ref().len() != turns {
                    let what = format!("replacement points of {} turns", points.get_ref().len());
                    self.fault(&points.span(), what, format!("give those of {turns}"), findings);
                }
                points.get_ref().clone()
            }
        })
    }

    /// [NWK 16.1] Rules of its own.
    pub(super) fn special(&self, findings: &mut Findings) -> Vec<SpecialRule> {
        let Some(shape) = &self.shape.special else { return Vec::new() };
        let SpecialShape { rooted, pinned, late, outside, japan } = shape;
        let mut rules = Vec::new();
        if let Some(it) = rooted {
            let (unit, watch) = (self.unit(&it.unit, findings), self.hex(&it.watch, findings));
            let points = it.points;
            rules.extend(unit.zip(watch).map(|(unit, watch)| SpecialRule::Rooted {
                unit,
                watch,
                points,
            }));
        }
        rules.extend(pinned.as_ref().and_then(|it| self.pinned(it, findings)));
        if let Some(it) = late {
            let spent = it.mp_spent * SIXTHS;
            let unit = self.unit(&it.unit, findings);
            rules.extend(unit.map(|unit| SpecialRule::Late { unit, spent }));
        }
        if let Some(it) = outside {
            let unit = self.unit(&it.unit, findings);
            rules.extend(unit.map(|unit| SpecialRule::Outside { unit }));
        }
        if let Some(it) = japan
            && let Some(row) = self.row(&it.south_of_row, findings)
        {
            let (seoul_hexes, south) = (it.seoul_hexes, self.south_of(row));
            rules.push(SpecialRule::Japan { seoul_hexes, south });
        }
        rules
    }

    /// [NWK 16.1.2b, 16.1.2c] A unit that cannot move until an enemy comes near.
    fn pinned(&self, shape: &PinnedShape, findings: &mut Findings) -> Option<SpecialRule> {
        Some(SpecialRule::Pinned {
            unit: self.unit(&shape.unit, findings)?,
            factors: shape.attack_factors,
            several_corps: shape.several_corps_drm,
            loses_to: shape.attrition.level_and_retreat,
            gone_to: shape.attrition.eliminated,
        })
    }

    /// What the players may agree on.
    pub(super) fn options(&self, findings: &mut Findings) -> Vec<OptionOffer> {
        let mut offers: Vec<OptionOffer> = Vec::new();
        for shape in &self.shape.option {
            let known = Options::ALL.iter().map(|it| it.offered.name);
            let Some(name) = known.clone().find(|it| it == shape.id.get_ref()) else {
                let what = format!("no option `{}`", shape.id.get_ref());
                self.fault(&shape.id.span(), what, suggest(shape.id.get_ref(), known), findings);
                continue;
            };
            if offers.iter().any(|it| it.name == name) {
                let what = format!("option `{name}` twice");
                self.fault(&shape.id.span(), what, "offer it once", findings);
            }
            let price = match (&shape.vp, shape.to) {
                (None, None) => None,
                (Some(points), Some(side)) => Some((side, *points.get_ref())),
                (None, Some(_)) | (Some(_), None) => {
                    let mend = "give `vp` and `to` together";
                    self.fault(&shape.id.span(), "a price for nobody", mend, findings);
                    None
                }
            };
            offers.push(OptionOffer { name, price });
        }
        offers
    }
}
