//! [AMB 16.1a] The squad as a mission leaves it, and the next mission begun with it.

use std::sync::Arc;

use rulebook::Series;

use super::{Kept, Played, Veteran, Veterans};
use crate::agenda::Ask;
use crate::ch04_squad::{Ask as SquadAsk, READY_MADE_DIE, squad_men};
use crate::state::{GearId, Health, Held, ManId, Mode, Sortie, Working};
use crate::terms::{Ammo, Model};

impl Series for Sortie {
    fn roster(&self) -> Option<String> {
        self.has_squad().then(|| self.veterans().to_line())
    }

    /// [AMB 16.1a] The squad of a mission that is over.
    fn leaves(&self) -> Option<String> {
        if self.core.mode == Mode::Over { self.roster() } else { None }
    }

    /// [AMB 16.1b] Any mission can take a squad up, whatever it has behind it.
    fn taking_up(&self, left: &str) -> Result<Self, String> {
        if self.mission.start.is_some() {
            return Err("a situation in the middle of a mission has a squad of its own".to_owned());
        }
        let veterans = Veterans::read(left)?;
        Ok(Self::begin_after(Arc::clone(&self.mission), self.options, veterans))
    }
}

impl Sortie {
    /// [AMB 4.4b] Whether it is known who goes.
    fn has_squad(&self) -> bool {
        !matches!(self.core.open(), Some(Ask::Squad(SquadAsk::Squad | SquadAsk::Recruit { .. })))
    }

    /// [AMB 16.1a] The squad with all that is remembered of it, as it stands.
    pub fn veterans(&self) -> Veterans {
        let mut squad = match &self.service.campaign {
            Some(campaign) => campaign.squad.clone(),
            None => Veterans::new(
                self.service.quality.unwrap_or(READY_MADE_DIE),
                squad_men().map(|man| self.newcomer(man)).collect(),
            ),
        };
        match self.core.mode {
            Mode::Campaign => self.rate(&mut squad),
            Mode::Preparing | Mode::Operations | Mode::Rounds => self.note_mission(&mut squad),
            Mode::Over => {
                self.note_mission(&mut squad);
                self.note_end(&mut squad);
            }
        }
        squad
    }

    /// [AMB 16.1c] The line of a soldier whose first mission this is.
    fn newcomer(&self, man: ManId) -> Veteran {
        let him = self.man(man);
        super::s04_replacements::recruit(
            self.letter(man),
            self.squad_name(man),
            him.command,
            him.price,
        )
    }

    /// [AMB 16.3] Ratings as they have risen.
    fn rate(&self, squad: &mut Veterans) {
        for (man, veteran) in squad_men().zip(&mut squad.men) {
            if !veteran.lost {
                veteran.rate(self.man(man).ratings);
            }
        }
    }

    /// [AMB 16.2e, 13] What this mission has brought so far: deeds, wounds, kit.
    fn note_mission(&self, squad: &mut Veterans) {
        for (man, veteran) in squad_men().zip(&mut squad.men) {
            let him = self.man(man);
            veteran.rate(him.ratings);
            veteran.health = him.health;
            veteran.lost = him.cost_vp || him.health == Health::Killed;
            veteran.wounds = veteran.wounds.saturating_add(u16::from(him.health > Health::Fit));
            let own = self.core.deeds.iter().filter(|it| it.0 == man);
            veteran.deeds = own.map(|it| (it.1, it.2)).collect();
            let deeds = veteran.deeds.iter();
            veteran.tally = deeds.fold(veteran.tally, |tally, it| tally.with(it.0));
            veteran.arms = self.kept_arms(man);
            veteran.ammo = self.kept_ammo(man);
        }
    }

    /// [AMB 15d, 16.2a] The mission is behind the squad.
    fn note_end(&self, squad: &mut Veterans) {
        let (won, mission) = (self.is_won(), self.mission.id.clone());
        squad.missions.push(Played { mission, won, points: self.points() });
        for veteran in &mut squad.men {
            veteran.missions = veteran.missions.saturating_add(1);
        }
    }

    /// [AMB M3a] Objects that somebody can keep: what works, and of crew weapons what is whole.
    fn kept_arms(&self, man: ManId) -> Vec<Kept> {
        let keeps = |id: &GearId| {
            let gear = self.gear(*id);
            let whole = gear.parts.iter().all(|it| self.stays_with(*it));
            let held = gear.parts.contains(&Held::By(man));
            let of_use = gear.model != Model::Documents && gear.working != Working::Broken;
            held && of_use && (whole || !gear.model.is_crewed())
        };
        let kept = |id: GearId| {
            let gear = self.gear(id);
            Kept { model: gear.model, german: gear.german, empty: gear.empty }
        };
        if self.man(man).cost_vp {
            return Vec::new();
        }
        self.all_gear().filter(keeps).map(kept).collect()
    }

    /// Whether a part of an object is with somebody who comes back.
    fn stays_with(&self, part: Held) -> bool {
        match part {
            Held::By(man) => squad_men().any(|it| it == man) && !self.man(man).cost_vp,
            Held::Lost | Held::On(_) | Held::InCanoe(_) | Held::InCrate => false,
        }
    }

    /// [AMB M3a] Ammunition that somebody can keep.
    fn kept_ammo(&self, man: ManId) -> Vec<Ammo> {
        let him = self.man(man);
        if him.cost_vp {
            return Vec::new();
        }
        let boxes = him.ammo.iter();
        boxes.flat_map(|(ammo, count)| core::iter::repeat_n(*ammo, usize::from(*count))).collect()
    }
}
