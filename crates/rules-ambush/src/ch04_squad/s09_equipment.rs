//! [AMB 4.9] Equipment, within the mission's limits.

use kernel::{Illegal, refuse};

use super::s04_soldiers::squad_men;
use super::{Ask, Event, May};
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::module_c_canoes::{BOXES, lies_in_canoe};
use crate::module_p_parachutes::JUMP_CARRY;
use crate::state::{GearId, Held, ManId, Sortie};
use crate::terms::{Ammo, Model};

impl Sortie {
    /// [AMB M1a] Everybody takes the kit of the ready-made squad's soldier with his letter.
    pub(super) fn issue_kit(&mut self) {
        for man in squad_men() {
            let recruit = self.mission.squad[usize::from(man.0)].clone();
            self.deal(man, &recruit.arms, &recruit.ammo);
        }
        self.ready_for_issue();
    }

    /// [AMB M1a] Everybody has his kit without buying, and the squad is set up.
    pub(crate) fn take_issue(&mut self) {
        self.issue_kit();
        self.owe_set_up();
    }

    /// [AMB 4.9g] What is given free is handed out, and the squad is set up.
    pub(crate) fn finish_kit(&mut self) {
        self.ready_for_issue();
        self.owe_set_up();
    }

    /// [AMB 4.9g] What is given free goes to whoever has room.
    fn ready_for_issue(&mut self) {
        while let Some((model, man)) = self.next_issue() {
            self.deal(man, &[model], &[]);
        }
    }

    /// [AMB 4.9g] How many of these are still to be handed out: what Germans have is none of them.
    fn still_free(&self, model: Model) -> u8 {
        let Some(&free) = self.mission.kit.free.get(&model) else { return 0 };
        let ours = squad_men().map(Held::By).chain([Held::InCrate]);
        let parts = ours.flat_map(|it| self.parts_at(it)).filter(|it| it.1 == 0);
        let given = parts.filter(|it| self.gear(it.0).model == model).count();
        free.saturating_sub(u8::try_from(given).expect("few objects"))
    }

    fn next_issue(&self) -> Option<(Model, ManId)> {
        let free = self.mission.kit.free.keys().copied().find(|it| self.still_free(*it) > 0)?;
        let man = squad_men().find(|man| self.has_room(*man, free, 0))?;
        Some((free, man))
    }

    /// What might be bought, issued, shared and stowed: what is so for everybody is asked once.
    pub(super) fn kit_candidates(&self) -> Vec<Action> {
        let models = Model::WORDS.iter().map(|it| it.1);
        let wares: Vec<(Model, [bool; 4])> = models
            .map(|it| {
                let shared = it.is_crewed() && self.half_weapon(it).is_some();
                let given = self.still_free(it) > 0;
                (it, [self.may_pay(it).is_ok(), given, shared, self.jumps()])
            })
            .filter(|it| it.1.contains(&true))
            .collect();
        let clips = Ammo::WORDS.iter().map(|it| it.1);
        let clips: Vec<(Ammo, bool)> =
            clips.map(|it| (it, self.is_on_sale(it) && self.can_pay_ammo(it))).collect();
        let mut all = vec![Action::Done, Action::Outfit];
        for man in squad_men() {
            for &(model, [sold, given, shared, stowed]) in &wares {
                all.extend(sold.then_some(Action::Buy(model, man)));
                all.extend(given.then_some(Action::Issue(model, man)));
                all.extend(shared.then_some(Action::Share(model, man)));
                all.extend(stowed.then_some(Action::Stow(model, man)));
            }
            for &(ammo, sold) in &clips {
                all.extend(sold.then_some(Action::BuyAmmo(ammo, man)));
                all.extend(self.jumps().then_some(Action::StowAmmo(ammo, man)));
            }
        }
        all
    }

    pub(super) fn may_equip(&self, action: Action) -> Result<May, Illegal> {
        // [AMB 1c] What is given free may go to anybody; all else each player buys for his own.
        if let Action::Buy(_, man)
        | Action::BuyAmmo(_, man)
        | Action::Share(_, man)
        | Action::Stow(_, man)
        | Action::StowAmmo(_, man) = action
        {
            self.may_lead(man)?;
        }
        match action {
            Action::Buy(model, man) => self.may_buy(model, man),
            Action::BuyAmmo(ammo, man) => {
                self.may_buy_ammo(ammo, man).map(|()| May::BuyAmmo { ammo, man })
            }
            Action::Share(model, man) => self.may_share(model, man),
            Action::Issue(model, man) => self.may_issue(model, man),
            Action::Stow(model, man) => self.may_stow(model, man),
            Action::StowAmmo(ammo, man) => self.may_stow_ammo(ammo, man),
            Action::Outfit if self.has_nothing() => Ok(May::Outfit),
            Action::Outfit => refuse("amb:4.9a", "somebody has been equipped already"),
            Action::Done => self.may_leave_shop(),
            _ => refuse("amb:4.9a", "the squad is being equipped"),
        }
    }

    /// Whether nothing has been bought yet, by the one who buys now.
    fn has_nothing(&self) -> bool {
        let bare =
            |man: ManId| self.parts_of(man).next().is_none() && self.man(man).ammo.is_empty();
        let crate_is_empty =
            self.parts_at(Held::InCrate).next().is_none() && self.core.crate_ammo.is_empty();
        self.customers().into_iter().all(bare) && (crate_is_empty || !self.is_first_buyer())
    }

    /// [AMB 2.4a] Only A to H are equipped before the mission.
    fn is_of_squad(man: ManId) -> Result<(), Illegal> {
        if squad_men().any(|it| it == man) {
            return Ok(());
        }
        refuse("amb:4.9a", "only the squad is equipped")
    }

    /// [AMB 4.9a, 4.9b, 2.5d] Whether an object may be bought for somebody.
    fn may_buy(&self, model: Model, man: ManId) -> Result<May, Illegal> {
        Self::is_of_squad(man)?;
        let points = self.may_pay(model)?;
        let clip = u8::from(self.price(model).clip.is_some());
        if self.is_for_crate(model, man) {
            self.may_crate(self.part_boxes(model, 0), self.price(model).ammo + clip)?;
            return Ok(May::Buy { model, man, points });
        }
        if !self.has_room(man, model, 0) {
            return refuse("amb:4.9b", "he has no room for it");
        }
        self.may_embark(model, self.price(model).carry)?;
        if self.price(model).ammo + clip > self.free_ammo(man) {
            return refuse("amb:4.9c", "all his ammo boxes are full");
        }
        Ok(May::Buy { model, man, points })
    }

    /// [AMB 4.9a] What an object costs, if it is on sale and the points suffice.
    fn may_pay(&self, model: Model) -> Result<u8, Illegal> {
        let points = self.price(model).points.filter(|_| self.mission.kit.on_sale.contains(&model));
        let Some(points) = points else {
            return refuse("amb:4.9a", "it is not on sale in this mission");
        };
        if points > self.core.purse.weapons {
            return refuse("amb:4.9a", "the weapon points do not suffice");
        }
        Ok(points)
    }

    /// [AMB MPl, MPm] Whether what somebody gets goes into the crate: heavy weapons, and whatever
    /// a jumper has no box for.
    fn is_for_crate(&self, model: Model, man: ManId) -> bool {
        let boxes = |(id, part)| self.part_boxes(self.gear(id).model, part);
        let used: u8 = self.parts_of(man).map(boxes).sum();
        let more = self.part_boxes(model, 0);
        self.must_travel(model) || (self.jumps() && more > 0 && used + more > JUMP_CARRY)
    }

    /// [AMB 4.9d–4.9f] Whether ammunition may be bought for somebody.
    fn may_buy_ammo(&self, ammo: Ammo, man: ManId) -> Result<(), Illegal> {
        Self::is_of_squad(man)?;
        if !self.is_on_sale(ammo) {
            return refuse("amb:4.9d", "it is not on sale in this mission");
        }
        if self.must_travel_ammo(ammo) {
            self.may_crate(0, 1)?;
        } else if self.free_ammo(man) == 0 {
            return refuse("amb:4.9c", "all his ammo boxes are full");
        }
        if !self.can_pay_ammo(ammo) {
            return refuse("amb:4.9d", "the weapon points do not suffice");
        }
        Ok(())
    }

    /// [AMB 4.9d–4.9f] Whether the points suffice for ammunition, or it has been paid already.
    fn can_pay_ammo(&self, ammo: Ammo) -> bool {
        let purse = self.core.purse;
        let paid = match ammo {
            Ammo::Grenade => purse.grenades > 0,
            Ammo::BazookaRound => false,
            _ => purse.clips > 0,
        };
        let price =
            if ammo == Ammo::BazookaRound { self.mission.charts.bazooka_round_points } else { 1 };
        paid || purse.weapons >= price
    }

    /// Whether ammunition is for a weapon on sale here, or is grenades.
    fn is_on_sale(&self, ammo: Ammo) -> bool {
        let fits = |model: &Model| self.price(*model).clip == Some(ammo);
        ammo == Ammo::Grenade || self.mission.kit.on_sale.iter().any(fits)
    }

    /// [AMB MCa, MCb] Whether the canoes have room for so many boxes more of what lies in them,
    /// beside what is still to be handed out.
    fn may_embark(&self, model: Model, boxes: u8) -> Result<(), Illegal> {
        let Some((_, count)) = self.mission.setup.canoes.filter(|_| lies_in_canoe(model)) else {
            return Ok(());
        };
        let heavy = |id: &GearId| lies_in_canoe(self.gear(*id).model);
        let bought: u8 = self
            .all_gear()
            .filter(heavy)
            .filter(|id| !self.gear(*id).german)
            .map(|id| self.price(self.gear(id).model).carry)
            .sum();
        let free = self.mission.kit.free.keys().filter(|it| lies_in_canoe(**it));
        let free: u8 = free.map(|it| self.still_free(*it) * self.price(*it).carry).sum();
        if bought + free + boxes > BOXES * count {
            return refuse("amb:MCa", "the canoes have no room for it");
        }
        Ok(())
    }

    /// [AMB 4.9b] Whether somebody may carry the smaller part of a crew weapon.
    fn may_share(&self, model: Model, man: ManId) -> Result<May, Illegal> {
        Self::is_of_squad(man)?;
        if !model.is_crewed() || self.half_weapon(model).is_none() {
            return refuse("amb:4.9b", "no part of such a weapon lacks a carrier");
        }
        if !self.has_room(man, model, 1) {
            return refuse("amb:4.9b", "he has no room for it");
        }
        Ok(May::Share { model, man })
    }

    /// A crew weapon whose smaller part nobody carries.
    fn half_weapon(&self, model: Model) -> Option<crate::state::GearId> {
        let lacks = |id: &crate::state::GearId| {
            let gear = self.gear(*id);
            gear.model == model && gear.parts[1] == Held::Lost
        };
        self.all_gear().find(lacks)
    }

    /// [AMB 4.9g] Whether something given free may go to somebody.
    fn may_issue(&self, model: Model, man: ManId) -> Result<May, Illegal> {
        Self::is_of_squad(man)?;
        if self.still_free(model) == 0 {
            return refuse("amb:4.9g", "none of these is given");
        }
        if !self.has_room(man, model, 0) {
            return refuse("amb:4.9b", "he has no room for it");
        }
        Ok(May::Issue { model, man })
    }

    /// [AMB MPl] Whether an object may go into the arms crate.
    fn may_stow(&self, model: Model, man: ManId) -> Result<May, Illegal> {
        Self::is_of_squad(man)?;
        if !self.jumps() {
            return refuse("amb:MPl", "there is no arms crate");
        }
        if !self.parts_of(man).any(|it| self.gear(it.0).model == model) {
            return refuse("amb:5.3f", "there is none of these");
        }
        self.may_crate(self.part_boxes(model, 0), self.price(model).ammo)?;
        Ok(May::Stow { model, man })
    }

    /// [AMB MPl] Whether ammunition may go into the arms crate.
    fn may_stow_ammo(&self, ammo: Ammo, man: ManId) -> Result<May, Illegal> {
        Self::is_of_squad(man)?;
        if !self.jumps() {
            return refuse("amb:MPl", "there is no arms crate");
        }
        if self.ammo_of(man, ammo) == 0 {
            return refuse("amb:5.3f", "there is none of these");
        }
        self.may_crate(0, 1)?;
        Ok(May::StowAmmo { ammo, man })
    }

    /// [AMB 4.9b, 4.9g, MPl, MPm] Whether the squad is ready to go.
    fn may_leave_shop(&self) -> Result<May, Illegal> {
        // What nobody has room for any more stays behind: else nobody could go.
        let carried = |model: Model| self.customers().iter().any(|it| self.has_room(*it, model, 1));
        let lacks = |model: Model| model.is_crewed() && self.half_weapon(model).is_some();
        if Model::WORDS.iter().any(|it| lacks(it.1) && carried(it.1)) {
            return refuse("amb:4.9b", "a part of a crew weapon lacks a carrier");
        }
        if self.next_issue().is_some() && !self.has_later_buyer() {
            return refuse("amb:4.9g", "what is given free has to be handed out");
        }
        if self.jumps() && squad_men().any(|man| !self.is_fit_to_jump(man)) {
            return refuse("amb:MPm", "nobody jumps with more than one box of weapons");
        }
        Ok(May::Equipped)
    }

    /// [AMB MPl, MPm] What must travel in the crate.
    fn is_fit_to_jump(&self, man: ManId) -> bool {
        let boxes = self.parts_of(man).map(|(id, part)| self.part_boxes(self.gear(id).model, part));
        let crated = |model| matches!(model, Model::Bazooka | Model::AutomaticRifle);
        boxes.sum::<u8>() <= JUMP_CARRY
            && self.ammo_of(man, Ammo::BazookaRound) == 0
            && !self.parts_of(man).any(|it| crated(self.gear(it.0).model))
    }

    pub(super) fn equip(&mut self, may: &May, events: &mut Vec<Events>) {
        match *may {
            May::Buy { model, man, points } => {
                self.core.purse.weapons -= points;
                events.push(self.buy(model, man).into());
            }
            May::BuyAmmo { ammo, man } => {
                self.pay_for(ammo);
                events.push(self.supply_one(ammo, man).into());
            }
            May::Share { model, man } => {
                let id = self.half_weapon(model).expect("the check found one");
                self.gear_mut(id).parts[1] = Held::By(man);
                events.push(Event::Equipped { man, model, bought: false }.into());
            }
            May::Issue { model, man } => {
                self.deal(man, &[model], &[]);
                events.push(Event::Equipped { man, model, bought: false }.into());
            }
            May::Stow { model, man } => {
                let held = self.parts_of(man).find(|it| self.gear(it.0).model == model);
                let (id, part) = held.expect("the check found it");
                self.move_part(id, part, Held::InCrate);
                events.push(Event::Crated { model, bought: false }.into());
            }
            May::StowAmmo { ammo, man } => {
                self.use_ammo(man, ammo);
                self.crate_one(ammo);
                events.push(Event::CratedAmmo { ammo, bought: false }.into());
            }
            May::Outfit => {
                self.outfit();
                events.push(Event::Outfitted.into());
            }
            May::Equipped if self.pass_purse() => {}
            May::Equipped => {
                self.owe_set_up();
                return;
            }
            May::Squad(_)
            | May::Recruit { .. }
            | May::Lead(_)
            | May::Pick(_)
            | May::Place { .. }
            | May::PlaceCrate(_)
            | May::Park { .. }
            | May::LayMine(_)
            | May::Begin => unreachable!("these are not bought"),
        }
        self.core.owe(Ask::Equip);
    }

    /// [AMB 4.9a, MPl] A weapon comes with one free clip; ruling K46: it fills a box. Both
    /// go into the crate if a jumper cannot have them on him.
    fn buy(&mut self, model: Model, man: ManId) -> Event {
        let clip = self.price(model).clip;
        if self.is_for_crate(model, man) {
            self.add_gear(model, [Held::InCrate, Held::Lost], false);
            if let Some(clip) = clip {
                self.crate_one(clip);
            }
            return Event::Crated { model, bought: true };
        }
        self.add_gear(model, [Held::By(man), Held::Lost], false);
        if let Some(clip) = clip {
            self.add_ammo(man, clip);
        }
        Event::Equipped { man, model, bought: true }
    }

    /// [AMB MPl] Ammunition goes to its soldier; bazooka rounds of jumpers go into the crate.
    fn supply_one(&mut self, ammo: Ammo, man: ManId) -> Event {
        if self.must_travel_ammo(ammo) {
            self.crate_one(ammo);
            return Event::CratedAmmo { ammo, bought: true };
        }
        self.add_ammo(man, ammo);
        Event::Supplied { man, ammo }
    }

    /// [AMB 4.9d–4.9f] Five clips or three grenades for a point, rounds by the piece.
    fn pay_for(&mut self, ammo: Ammo) {
        let charts = &self.mission.charts;
        let (clips, grenades, round) =
            (charts.clips_a_point, charts.grenades_a_point, charts.bazooka_round_points);
        let purse = &mut self.core.purse;
        match ammo {
            Ammo::BazookaRound => purse.weapons -= round,
            Ammo::Grenade => {
                if purse.grenades == 0 {
                    purse.weapons -= 1;
                    purse.grenades = grenades;
                }
                purse.grenades -= 1;
            }
            _ => {
                if purse.clips == 0 {
                    purse.weapons -= 1;
                    purse.clips = clips;
                }
                purse.clips -= 1;
            }
        }
    }

    /// The usual kit: for everybody what the ready-made squad's soldier with his letter has, as far
    /// as it is on sale, fits and can be paid; a rifle or carbine where his weapon cannot be had;
    /// then clips and grenades while points last. A bazooka alone leaves nobody armed.
    fn outfit(&mut self) {
        let men = self.customers();
        for &man in &men {
            let arms = self.mission.squad[usize::from(man.0)].arms.clone();
            for model in
                arms.into_iter().chain([Model::Rifle, Model::SubmachineGun, Model::Carbine])
            {
                let armed = self.parts_of(man).any(|it| is_for_men(self.gear(it.0).model));
                let wanted = !armed && !model.is_crewed() && !self.must_travel(model);
                if let (true, Ok(May::Buy { points, .. })) = (wanted, self.may_buy(model, man)) {
                    self.core.purse.weapons -= points;
                    self.buy(model, man);
                }
            }
        }
        if self.jumps() && self.is_first_buyer() {
            self.load_crate();
        }
        for round in 0..4 {
            for &man in &men {
                self.supply(man, round);
            }
        }
        // Last, so that nobody gives up his weapon for it.
        if !self.has_later_buyer() {
            self.ready_for_issue();
        }
    }

    /// [AMB MPl] The usual load of the crate: an automatic rifle and a bazooka, and for each what
    /// it fires, as far as the points go.
    fn load_crate(&mut self) {
        let Some(man) = squad_men().next() else { return };
        let load = [(Model::AutomaticRifle, Ammo::ArClip), (Model::Bazooka, Ammo::BazookaRound)];
        for (model, ammo) in load {
            let Ok(May::Buy { points, .. }) = self.may_buy(model, man) else { continue };
            self.core.purse.weapons -= points;
            self.buy(model, man);
            if self.may_buy_ammo(ammo, man).is_ok() && self.may_crate(0, 1).is_ok() {
                self.pay_for(ammo);
                self.crate_one(ammo);
            }
        }
    }

    /// One round of ammunition for somebody: clips and grenades by turns, clips first.
    fn supply(&mut self, man: ManId, round: u8) {
        let models = self.parts_of(man).filter_map(|it| self.price(self.gear(it.0).model).clip);
        let clip = models.min();
        let wanted = if round.is_multiple_of(2) { clip } else { Some(Ammo::Grenade) };
        if let Some(ammo) = wanted
            && !self.must_travel_ammo(ammo)
            && self.may_buy_ammo(ammo, man).is_ok()
        {
            self.pay_for(ammo);
            self.add_ammo(man, ammo);
        }
    }
}

/// Whether a weapon is one to fight people with.
fn is_for_men(model: Model) -> bool {
    model.arm().is_some() && !matches!(model, Model::Charge | Model::Bazooka)
}
