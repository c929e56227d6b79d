//! The answers as they are offered, and what comes with a question.

use ::scene::{Ask as AskedWith, Choice, Message, Place as At, Reason, Role, Thing, Warning};
use hexgrid::HexId;

use super::{key, signed};
use crate::action::{Action, Count, Flank, Grade, Store, Trait, Wall};
use crate::agenda::Ask;
use crate::ch04_squad::Bought;
use crate::ch05_operations::{Ask as OperationsAsk, Band};
use crate::ch06_rounds::Ask as RoundsAsk;
use crate::ch16_campaign::{Ask as CampaignAsk, rise_step};
use crate::state::{Captivity, Health, ManId, ManSet, Sortie, VehicleId};
use crate::terms::{Ammo, FireMode, Model, Side};

/// What an answer is about.
#[derive(Default)]
struct About {
    hex: Option<HexId>,
    man: Option<ManId>,
    vehicle: Option<VehicleId>,
    model: Option<Model>,
    ammo: Option<Ammo>,
    number: Option<u8>,
    word: Option<&'static str>,
    store: Option<Store>,
    /// [AMB 9.7i] Who serves the weapon with him.
    partner: Option<ManId>,
    /// How a tank fires; how others do is their word.
    mode: Option<FireMode>,
    /// [AMB 17.2b] The side of a vehicle that is hit.
    flank: Option<Flank>,
    /// [AMB 13.5e] The wall that is fired at.
    wall: Option<Wall>,
}

/// Takes an answer apart.
fn about(action: Action) -> About {
    let mut it = About::default();
    match action {
        Action::Squad(squad) => it.word = Some(squad.word()),
        Action::Aim(effort) => it.word = Some(effort.word()),
        Action::Recruit(grade, count) => {
            it.word = Some(grade.word());
            it.number = Some(count.0);
        }
        Action::Buy(model, man)
        | Action::Share(model, man)
        | Action::Issue(model, man)
        | Action::Stow(model, man) => {
            it.model = Some(model);
            it.man = Some(man);
        }
        Action::BuyAmmo(ammo, man) | Action::StowAmmo(ammo, man) => {
            it.ammo = Some(ammo);
            it.man = Some(man);
        }
        Action::Place(man, hex) | Action::Drag(man, hex) => {
            it.man = Some(man);
            it.hex = Some(hex);
        }
        Action::Park(vehicle, hex) => {
            it.vehicle = Some(vehicle);
            it.hex = Some(hex);
        }
        Action::LayMine(hex)
        | Action::PlaceCrate(hex)
        | Action::Go(hex)
        | Action::Drive(hex)
        | Action::Turn(hex)
        | Action::Paddle(hex)
        | Action::Beach(hex)
        | Action::Land(hex) => it.hex = Some(hex),
        Action::Stance(man, stance) => {
            it.man = Some(man);
            it.word = Some(stance.word());
        }
        Action::Change(stance) => it.word = Some(stance.word()),
        Action::With(man)
        | Action::Pick(man)
        | Action::Handle(man)
        | Action::Escort(man)
        | Action::Act(man)
        | Action::GiveTurn(man)
        | Action::Alert(man)
        | Action::UnloadCasualty(man)
        | Action::LiftAshore(man)
        | Action::Drift(man)
        | Action::Lead(man)
        | Action::Award(man) => it.man = Some(man),
        Action::Take(model, store) | Action::Put(model, store) => {
            it.model = Some(model);
            it.store = Some(store);
        }
        Action::TakeAmmo(ammo, store) | Action::PutAmmo(ammo, store) => {
            it.ammo = Some(ammo);
            it.store = Some(store);
        }
        Action::SetUp(model) | Action::Clear(model) | Action::LetGo(model) => {
            it.model = Some(model);
        }
        Action::Fire(model, mode, man) => {
            it.model = Some(model);
            it.word = Some(mode.word());
            it.man = Some(man);
        }
        Action::FireWall(model, mode, wall) => {
            it.model = Some(model);
            it.word = Some(mode.word());
            it.wall = Some(wall);
            it.hex = Some(wall.hex);
        }
        Action::FireVehicle(model, mode, vehicle, flank) => {
            it.model = Some(model);
            it.word = Some(mode.word());
            it.vehicle = Some(vehicle);
            it.flank = Some(flank);
        }
        Action::FireBunker(model, mode, hex) => {
            it.model = Some(model);
            it.word = Some(mode.word());
            it.hex = Some(hex);
        }
        Action::Joint(model, partner, gunner, man) => {
            it.model = Some(model);
            it.partner = Some(partner);
            it.word = Some(gunner.word());
            it.man = Some(man);
        }
        Action::JointVehicle(model, partner, gunner, vehicle, flank) => {
            it.model = Some(model);
            it.partner = Some(partner);
            it.word = Some(gunner.word());
            it.vehicle = Some(vehicle);
            it.flank = Some(flank);
        }
        Action::JointBunker(model, partner, gunner, hex) => {
            it.model = Some(model);
            it.partner = Some(partner);
            it.word = Some(gunner.word());
            it.hex = Some(hex);
        }
        Action::JointWall(model, partner, gunner, wall) => {
            it.model = Some(model);
            it.partner = Some(partner);
            it.word = Some(gunner.word());
            it.wall = Some(wall);
            it.hex = Some(wall.hex);
        }
        Action::Throw(bomb, spot) => {
            it.word = Some(bomb.word());
            it.hex = Some(spot.hex);
        }
        Action::ThrowInto(bomb, vehicle) => {
            it.word = Some(bomb.word());
            it.vehicle = Some(vehicle);
        }
        Action::Assault(man, purpose) => {
            it.man = Some(man);
            it.word = Some(purpose.word());
        }
        Action::Choose(count) => it.number = Some(count.0),
        Action::Mount(vehicle, seat) => {
            it.vehicle = Some(vehicle);
            it.number = Some(seat.0);
        }
        Action::ActTank(vehicle)
        | Action::PickVehicle(vehicle)
        | Action::TakeWheel(vehicle)
        | Action::Open(vehicle)
        | Action::Close(vehicle) => it.vehicle = Some(vehicle),
        Action::LoadCasualty(man, vehicle) => {
            it.man = Some(man);
            it.vehicle = Some(vehicle);
        }
        Action::TankFire(arm, mode, man) => {
            it.word = Some(arm.word());
            it.mode = Some(mode);
            it.man = Some(man);
        }
        Action::TankFireVehicle(arm, mode, vehicle, flank) => {
            it.word = Some(arm.word());
            it.mode = Some(mode);
            it.vehicle = Some(vehicle);
            it.flank = Some(flank);
        }
        Action::TankFireWall(arm, mode, wall) => {
            it.word = Some(arm.word());
            it.mode = Some(mode);
            it.wall = Some(wall);
            it.hex = Some(wall.hex);
        }
        Action::ClearGun(arm) => it.word = Some(arm.word()),
        Action::Board(canoe) => it.number = Some(canoe.0 + 1),
        Action::LiftAboard(man, canoe) => {
            it.man = Some(man);
            it.number = Some(canoe.0 + 1);
        }
        Action::Raise(man, characteristic) => {
            it.man = Some(man);
            it.word = Some(characteristic.word());
            it.number = Some(rise_step(characteristic));
        }
        Action::Done
        | Action::PickCrate
        | Action::PickMine
        | Action::Outfit
        | Action::Stairs
        | Action::Leave
        | Action::Prime
        | Action::Load
        | Action::Wait
        | Action::ClearBridge
        | Action::ClearRoadblock
        | Action::Pass
        | Action::PassRound
        | Action::GiveUp
        | Action::ThrowBack
        | Action::Duck
        | Action::Stay
        | Action::Dismount
        | Action::LoadGun
        | Action::Ashore
        | Action::DriftCrate
        | Action::Unharness
        | Action::OpenCrate
        | Action::Divide
        | Action::KeepKit
        | Action::NewKit => {}
    }
    it
}

impl Sortie {
    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let it = about(action);
        let verb = action.verb();
        let label = self.choice_label(action, &it);
        let unit = it.man.map(|man| self.man_id(man));
        let vehicle = it.vehicle.map(|vehicle| self.vehicle_name(vehicle).id);
        let warns: Vec<Warning> = self.warning(action).into_iter().collect();
        Choice {
            action: action.text(&self.mission),
            verb: verb.to_owned(),
            label,
            at: it.hex.map(|hex| At::Hex(self.number(hex))).into(),
            unit: unit.or(vehicle),
            caution: None,
            role: role(action),
            last: !warns.is_empty(),
            warns,
            part: None,
            mode: None,
            opens: false,
        }
    }

    /// [AMB 11.2e] Which prisoners are free by an answer, because nobody stays with them.
    fn warning(&self, action: Action) -> Option<Warning> {
        let left = self.left_alone(action);
        let names = self.names(left.iter().copied());
        (!left.is_empty()).then(|| Warning {
            message: Message::new(key(&["prisoners-left"])).list("units", names),
            rule: Some("amb:11.2e".into()),
            hexes: Vec::new(),
            units: left.iter().map(|man| self.man_id(*man)).collect(),
        })
    }

    /// [AMB 11.2d, 11.2e] The prisoners in whose hex nobody of the squad would stay.
    fn left_alone(&self, action: Action) -> Vec<ManId> {
        let drags = matches!(action, Action::Drag(..));
        let goes = drags || matches!(action, Action::Go(_));
        let (movers, along) = if let Some(Ask::Operations(OperationsAsk::Operations(band))) =
            self.core.open()
            && (goes || action == Action::Leave)
        {
            // Who drags somebody brings nobody else along.
            (band.group, if drags { ManSet::default() } else { band.along })
        } else if let Some(open @ Ask::Rounds(_)) = self.core.open()
            && goes
        {
            let him = open.man().into_iter();
            (him.fold(ManSet::default(), ManSet::toggled), ManSet::default())
        } else {
            return Vec::new();
        };
        let Some(hex) = movers.iter().next().and_then(|man| self.hex_of(man)) else {
            return Vec::new();
        };
        if self.active_in(hex, Side::Us).any(|man| !movers.contains(man)) {
            return Vec::new();
        }
        let held = self.men().filter(|man| self.man(*man).captivity == Captivity::Captured);
        let here = held.filter(|man| self.hex_of(*man) == Some(hex) && !along.contains(*man));
        here.filter(|man| self.man(*man).health < Health::Incapacitated).collect()
    }

    /// The answer as a sentence: `ambush-do-<verb>`, with all that it is about.
    fn choice_label(&self, action: Action, it: &About) -> Message {
        let verb = action.verb().replace(' ', "-");
        let mut label = Message::new(key(&["do", &verb]));
        label.key += self.special_wording(action);
        for (name, man) in [("unit", it.man), ("other", it.partner)] {
            if let Some(man) = man {
                label = label.text(name, self.name(man));
            }
        }
        if let Some(vehicle) = it.vehicle {
            label = label.text("vehicle", self.vehicle_name(vehicle));
        }
        if let Some(hex) = it.hex {
            label = label.text("hex", self.number(hex));
        }
        let outside =
            it.wall.and_then(|wall| self.mission.ground.map.grid.neighbor(wall.hex, wall.side));
        if let Some(outside) = outside {
            label = label.text("toward", self.number(outside));
        }
        let terms = [
            ("model", "model", it.model.map(Model::word)),
            ("ammo", "ammo", it.ammo.map(Ammo::word)),
            ("how", "how", it.word),
            ("mode", "how", it.mode.map(FireMode::word)),
            ("flank", "how", it.flank.map(Flank::word)),
        ];
        for (name, prefix, word) in terms {
            if let Some(word) = word {
                label = label.term(name, key(&[prefix, word]));
            }
        }
        if let Some(number) = it.number {
            label = label.number("number", number.into());
        }
        if let Action::Recruit(grade, Count(initiative)) = action {
            let who = Bought { initiative, command: grade == Grade::Commander };
            let price = self.recruit_price(who).expect("nobody is offered without a price");
            label = label.number("price", price.into());
        }
        if let Some(store) = it.store {
            let way = match action {
                Action::Take(..) | Action::TakeAmmo(..) => "from",
                _ => "to",
            };
            label = label.message("store", self.store_message(way, store));
        }
        if let (Action::Award(man), Some(Ask::Campaign(CampaignAsk::Share))) =
            (action, self.core.open())
        {
            let (worth, given) = self.merit(man);
            label = label.number("worth", worth.into()).number("given", given.into());
        }
        if let Some(text) = self.choice_text(action) {
            label = label.words("text", super::words(text));
        }
        label
    }

    /// What is added to the key of a verb that means something else here: a throw to the upper
    /// floor, somebody who is of the group already.
    fn special_wording(&self, action: Action) -> &'static str {
        let open = self.core.open();
        let band = match open {
            Some(Ask::Operations(OperationsAsk::Operations(band))) => *band,
            _ => Band::default(),
        };
        match action {
            Action::Throw(_, spot) if spot.up => "-up",
            Action::With(man) if band.group.contains(man) => "-out",
            Action::Escort(man) if band.along.contains(man) => "-out",
            Action::Raise(_, Trait::Initiative) => "-initiative",
            Action::Pass if open == Some(&Ask::Rounds(RoundsAsk::Watch)) => "-watch",
            Action::Done if matches!(open, Some(Ask::Rounds(RoundsAsk::Act(..)))) => "-as-he-is",
            _ => "",
        }
    }

    /// From where something is taken, or where it goes.
    fn store_message(&self, way: &str, store: Store) -> Message {
        let message = |word: &str| Message::new(key(&["store", way, word]));
        match store {
            Store::Ground => message("ground"),
            Store::Crate => message("crate"),
            Store::Canoe(canoe) => message("canoe").number("number", i32::from(canoe.0) + 1),
            Store::Man(man) => message("man").text("unit", self.name(man)),
        }
    }

    /// Answers to ask "why not?" with.
    pub(super) fn asks_under(ask: &Ask) -> Vec<AskedWith> {
        let asks: &[(&'static str, Thing)] = match ask.name() {
            "operations" => &[("go", Thing::Hex), ("with", Thing::Unit)],
            "act" | "stance-after" => &[("act", Thing::Unit)],
            "turn" | "move-on" => &[("go", Thing::Hex), ("give turn", Thing::Unit)],
            _ => &[],
        };
        asks.iter().map(|&(verb, about)| AskedWith { verb, about }).collect()
    }

    /// What a legal attack counts, item by item.
    pub(super) fn reasons(&self, action: Action) -> Vec<Reason> {
        let Some(chance) = self.attack_items(action) else { return Vec::new() };
        let reason = |rule: &str, word: &str, amount: String| Reason {
            rule: rule.to_owned(),
            message: Message::new(key(&[word])),
            amount,
        };
        let (base_rule, total_rule) = chance_rules(action);
        let base = reason(base_rule, "why-base", chance.base.to_string());
        let items = chance.items.iter().map(|(rule, amount)| {
            let word = rule.trim_start_matches("amb:").replace('.', "-");
            reason(rule, &format!("item-{word}"), signed((*amount).into()))
        });
        let total = reason(total_rule, "why-chance", chance.total.to_string());
        std::iter::once(base).chain(items).chain([total]).collect()
    }
}

/// The rules of the base chance of an attack, and of the die against the chance.
fn chance_rules(action: Action) -> (&'static str, &'static str) {
    if matches!(action, Action::Throw(..) | Action::ThrowInto(..)) {
        ("amb:10.1e", "amb:10.1g")
    } else if matches!(action, Action::Assault(..)) {
        ("amb:11.1c", "amb:11.1d")
    } else {
        ("amb:9.1c", "amb:9.1e")
    }
}

/// What part an answer plays.
fn role(action: Action) -> Option<Role> {
    match action {
        Action::Act(_) | Action::With(_) | Action::Pick(_) | Action::PickVehicle(_) => {
            Some(Role::Take)
        }
        Action::Go(_) => Some(Role::Go),
        Action::Done | Action::PassRound => Some(Role::Close),
        Action::Pass => Some(Role::Stop),
        Action::GiveUp => Some(Role::GiveUp),
        _ => None,
    }
}
