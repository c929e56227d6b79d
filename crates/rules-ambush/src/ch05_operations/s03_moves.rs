//! [AMB 5.3a–5.3e, 5.3h, 5.3i, 5.3l] Going, dragging, taking prisoners along, leaving the map.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::s03_actions::on_foot;
use super::{Band, Event};
use crate::agenda::Event as Events;
use crate::ch13_damage::How;
use crate::charts::Hurt;
use crate::dice::d10;
use crate::state::{Captivity, Health, ManId, ManSet, Place, Sortie, Spot};
use crate::terms::{Side, Stance};

/// Where a group could think of going: the hexes next to it, or where the map is entered.
pub(super) fn destinations(game: &Sortie, band: Band) -> Vec<HexId> {
    let Some(first) = band.group.iter().next() else { return Vec::new() };
    match game.man(first).place {
        Place::At(spot) => {
            game.mission.ground.map.grid.neighbors(spot.hex).map(|it| it.1).collect()
        }
        Place::Waiting => game.mission.setup.entry.clone(),
        Place::Nowhere
        | Place::Drifting(_)
        | Place::Aboard(..)
        | Place::Afloat(_)
        | Place::Exited(_)
        | Place::Gone => Vec::new(),
    }
}

/// [AMB 5.3a, 5.3d, 3.2b, 7.2a] Whether the group may go to a hex: without points, but not where
/// nobody may.
pub(super) fn may_go(game: &Sortie, band: Band, hex: HexId) -> Result<(), Illegal> {
    let Some(first) = band.group.iter().next() else {
        return refuse("amb:5.3a", "nobody has been picked");
    };
    if game.man(first).stance == Stance::Prone {
        return refuse("amb:5.3a", "a prone soldier cannot move");
    }
    if game.man(first).place == Place::Waiting {
        return may_enter(game, hex);
    }
    may_step(game, on_foot(game, band)?, hex)?;
    may_take_along(game, band, hex)
}

/// [AMB 3.2b] Whether the map may be entered at a hex.
fn may_enter(game: &Sortie, hex: HexId) -> Result<(), Illegal> {
    if !game.mission.setup.entry.contains(&hex) {
        return refuse("amb:3.2b", "the squad does not enter there");
    }
    if game.is_barred(hex) {
        return refuse("amb:MXa", "the hex is barred");
    }
    Ok(())
}

/// [AMB 5.3a, 7.1e, MXa] Whether somebody on foot may go from a spot to a hex.
fn may_step(game: &Sortie, from: Spot, hex: HexId) -> Result<(), Illegal> {
    if game.mission.ground.map.grid.direction(from.hex, hex).is_none() {
        return refuse("amb:5.3a", "only the next hex can be entered");
    }
    if game.is_barred(hex) {
        return refuse("amb:MXa", "the hex is barred");
    }
    game.foot_cost(from, hex.into()).map(drop)
}

/// [AMB 5.3h, 11.2h] Whether those who are taken along may come there.
fn may_take_along(game: &Sortie, band: Band, hex: HexId) -> Result<(), Illegal> {
    if band.along.iter().any(|man| man.side() == Side::Us) {
        return refuse("amb:5.3h", "a casualty is dragged");
    }
    let mined = game.marks(hex).is_some_and(|it| it.mines || it.booby);
    if mined && !band.along.is_empty() {
        return refuse("amb:11.2h", "prisoners are not led through mines");
    }
    Ok(())
}

/// [AMB 2.4q] The floor that the group may take the stairs to.
pub(super) fn may_climb(game: &Sortie, band: Band) -> Result<Spot, Illegal> {
    let from = on_foot(game, band)?;
    if game.mission.ground.tower != Some(from.hex) {
        return refuse("amb:2.4q", "there are no stairs here");
    }
    if band.group.iter().any(|man| game.man(man).stance == Stance::Prone) {
        return refuse("amb:5.3a", "a prone soldier cannot move");
    }
    let to = Spot { up: !from.up, ..from };
    game.foot_cost(from, to)?;
    Ok(to)
}

/// [AMB 5.3h, 5.3i] Who of the band may drag somebody to a hex.
pub(super) fn may_drag(
    game: &Sortie,
    band: Band,
    man: ManId,
    hex: HexId,
) -> Result<ManId, Illegal> {
    let spot = on_foot(game, band)?;
    let mut group = band.group.iter();
    let (Some(by), None) = (group.next(), group.next()) else {
        return refuse("amb:5.3h", "one soldier drags: pick him alone");
    };
    may_carry(game, by, man)?;
    may_step(game, spot, hex)?;
    Ok(by)
}

/// [AMB 5.3h] Whether somebody may drag somebody at all.
fn may_carry(game: &Sortie, by: ManId, man: ManId) -> Result<(), Illegal> {
    if game.man(man).health < Health::Incapacitated || game.man(man).place != game.man(by).place {
        return refuse("amb:5.3h", "only a casualty in the same hex is dragged");
    }
    if game.man(by).stance != Stance::Standing {
        return refuse("amb:5.3h", "one has to stand to drag");
    }
    if game.free_carry(by) == 0 {
        return refuse("amb:5.3h", "a free carry box is needed to drag");
    }
    Ok(())
}

/// [AMB 5.3l, 11.2d, 15c] The band with somebody taken along, or left behind: a prisoner, be he
/// on foot or in a car that stands there, or, where the map can be left, a casualty of the squad.
pub(super) fn may_escort(game: &Sortie, band: Band, man: ManId) -> Result<Band, Illegal> {
    let spot = on_foot(game, band)?;
    if game.man(man).place != Place::At(spot) && !game.is_prisoner_in_car(man, spot) {
        return refuse("amb:5.3l", "he is not in the same hex");
    }
    let fallen = game.man(man).health >= Health::Incapacitated;
    match man.side() {
        Side::German if fallen || game.man(man).captivity != Captivity::Captured => {
            return refuse("amb:5.3l", "only a prisoner is taken along");
        }
        Side::Us if !fallen => return refuse("amb:5.3l", "only a prisoner is taken along"),
        Side::Us if !game.is_exit(spot.hex) => {
            return refuse("amb:5.3h", "a casualty is dragged");
        }
        Side::German | Side::Us => {}
    }
    // Whoever is taken along can be left at any time: with a casualty nobody goes on.
    if !band.along.contains(man) {
        game.may_arrange()?;
    }
    Ok(Band { along: band.along.toggled(man), ..band })
}

/// [AMB 7.1f] The hex by which the band may leave the map for good.
pub(super) fn may_leave(game: &Sortie, band: Band) -> Result<HexId, Illegal> {
    let spot = on_foot(game, band)?;
    if !game.is_exit(spot.hex) {
        return refuse("amb:7.1f", "the map is not left here");
    }
    if band.group.iter().any(|man| game.man(man).stance == Stance::Prone) {
        return refuse("amb:5.3a", "a prone soldier cannot move");
    }
    let casualties = band.along.iter().filter(|it| it.side() == Side::Us).count();
    if draggers(game, band).count() < casualties {
        return refuse("amb:5.3h", "each casualty needs somebody who stands and has a box free");
    }
    Ok(spot.hex)
}

/// [AMB 5.3h] Those of the band who can drag somebody.
fn draggers(game: &Sortie, band: Band) -> impl Iterator<Item = ManId> + '_ {
    let can = |it: &ManId| game.man(*it).stance == Stance::Standing && game.free_carry(*it) > 0;
    band.group.iter().filter(can)
}

impl Sortie {
    /// [AMB 5.3a, 5.3b, 5.3d, 5.1h] The group goes to a hex together: one check for all.
    pub(super) fn go(
        &mut self,
        band: Band,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let first = band.group.iter().next().expect("somebody goes");
        let from = self.hex_of(first);
        self.step(band);
        for man in band.group.iter().chain(band.along.iter()) {
            self.man_mut(man).place = Place::At(hex.into());
            self.unready_moved(man);
        }
        events.push(Event::Went { group: band.group, from, to: hex }.into());
        self.arrive(band.group, hex, dice, events);
    }

    /// [AMB 11.2d, 17.5b] Whether somebody is a prisoner in a car that stands in a hex.
    pub(super) fn is_prisoner_in_car(&self, man: ManId, spot: Spot) -> bool {
        let aboard = matches!(self.man(man).place, Place::Aboard(..));
        let captured = self.man(man).captivity == Captivity::Captured;
        aboard && captured && !spot.up && self.hex_of(man) == Some(spot.hex)
    }

    /// [AMB 11.2d, 17.5b] Those together from now on; a prisoner who sat in a car gets out of it.
    pub(super) fn gather(&mut self, band: Band, events: &mut Vec<Events>) {
        for man in band.along.iter() {
            if matches!(self.man(man).place, Place::Aboard(..)) {
                self.dismount(man, events);
                self.man_mut(man).stance = Stance::Prone;
            }
        }
        self.count_change();
        self.ask_on(band);
    }

    /// [AMB 2.4q] The group takes the stairs: the hex stays the same, so nothing is checked.
    pub(super) fn climb(&mut self, band: Band, spot: Spot, events: &mut Vec<Events>) {
        self.step(band);
        for man in band.group.iter().chain(band.along.iter()) {
            self.man_mut(man).place = Place::At(spot);
            self.unready_moved(man);
        }
        events.push(Event::Climbed { group: band.group, up: spot.up }.into());
    }

    /// [AMB 5.3h, 5.3i, 7.3k] Somebody drags somebody into the next hex.
    pub(super) fn drag_at_leisure(
        &mut self,
        by: ManId,
        man: ManId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.step(Band { group: ManSet::of(by), along: ManSet::default() });
        for one in [by, man] {
            self.man_mut(one).place = Place::At(hex.into());
            self.unready_moved(one);
        }
        self.arrive(ManSet::of(by), hex, dice, events);
        self.risk_of_moving(by, man, hex, "amb:5.3i", dice, events);
    }

    /// [AMB 5.3i, 6.7u, 13.3c] Moving somebody incapacitated kills him on a 0.
    pub(crate) fn risk_of_moving(
        &mut self,
        by: ManId,
        man: ManId,
        to: HexId,
        rule: &'static str,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let at_risk = self.man(man).health == Health::Incapacitated;
        let die = at_risk.then(|| d10(dice, rule));
        events.push(Event::Dragged { man, by, to, die }.into());
        if die == Some(0) {
            self.hurt(man, Hurt::Killed, None, How::Otherwise, events);
        }
    }

    /// [AMB 7.1f, 5.3i] The band leaves the map; casualties are dragged off, each by one of it.
    pub(super) fn leave(
        &mut self,
        band: Band,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let by: Vec<ManId> = draggers(self, band).collect();
        let casualties = band.along.iter().filter(|it| it.side() == Side::Us);
        self.step(Band::default());
        for (man, by) in casualties.zip(by) {
            self.risk_of_moving(by, man, hex, "amb:5.3i", dice, events);
        }
        for man in band.group.iter().chain(band.along.iter()) {
            self.exit_map(man, hex, events);
        }
    }
}
