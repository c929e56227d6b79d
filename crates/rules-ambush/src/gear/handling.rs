//! [AMB 5.3f, 5.3g, 6.7w, 14] Taking, handing over, putting down.

use canon::Digest;
use kernel::{Dice, Illegal, refuse};

use crate::action::{Action, Store};
use crate::agenda::{Event as Events, owes_nothing};
use crate::module_c_canoes::lies_in_canoe;
use crate::state::{CrateState, GearId, Held, ManId, Place, Sortie, Spot};
use crate::terms::{Ammo, Model, Side, Stance};

/// How many things may change hands at one go.
///
/// Interpretation: the book names no number; without one a record could grow for ever.
pub(crate) const HANDLED_MAX: u8 = 12;

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 5.3f] What this soldier takes, hands over or puts down.
    Handle {
        /// Who.
        man: ManId,
        /// How many things he may still handle.
        left: u8,
    },
}

/// What the check found.
pub(crate) enum May {
    /// A part of an object may go from here to there.
    Part { man: ManId, left: u8, id: GearId, part: usize, to: Held },
    /// A clip, a round or a grenade may go from here to there.
    Ammo { man: ManId, left: u8, ammo: Ammo, from: Store, to: Store },
    /// He may stop.
    Done,
}

owes_nothing! {
    /// Nothing here happens by itself.
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 5.3f] An object changed hands.
    Moved {
        /// Who did it.
        man: ManId,
        /// What.
        model: Model,
        /// Where it is now.
        to: Held,
    },
    /// [AMB 9.5e] Ammunition changed hands.
    AmmoMoved {
        /// Who did it.
        man: ManId,
        /// What.
        ammo: Ammo,
        /// Where it was.
        from: Store,
        /// Where it is now.
        to: Store,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::Handle { .. } = self;
        "handle"
    }

    #[expect(clippy::unnecessary_wraps, reason = "every chapter's question says whom it is about")]
    pub(crate) fn man(&self) -> Option<ManId> {
        let Self::Handle { man, .. } = self;
        Some(*man)
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        let Self::Handle { man, .. } = *self;
        let mine = game.models_at(Held::By(man));
        let mut all = Vec::new();
        for store in game.stores_near(man).filter(|it| game.may_reach(man, *it).is_ok()) {
            let theirs = game.models_at(game.held_in(man, store));
            for model in Model::WORDS.iter().map(|it| it.1) {
                all.extend(theirs.contains(model).then_some(Action::Take(model, store)));
                all.extend(mine.contains(model).then_some(Action::Put(model, store)));
            }
            for ammo in Ammo::WORDS.iter().map(|it| it.1) {
                let has = |it: Store| game.ammo_in(man, it, ammo) > 0;
                all.extend(has(store).then_some(Action::TakeAmmo(ammo, store)));
                all.extend(has(Store::Man(man)).then_some(Action::PutAmmo(ammo, store)));
            }
        }
        all.push(Action::Done);
        all
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::Handle { man, left } = *self;
        match action {
            Action::Take(model, from) => {
                let (id, part) = game.may_take(man, model, from)?;
                Ok(May::Part { man, left, id, part, to: Held::By(man) })
            }
            Action::Put(model, to) => {
                let (id, part, to) = game.may_put(man, model, to)?;
                Ok(May::Part { man, left, id, part, to })
            }
            Action::TakeAmmo(ammo, from) => {
                game.may_move_ammo(man, ammo, from, Store::Man(man))?;
                Ok(May::Ammo { man, left, ammo, from, to: Store::Man(man) })
            }
            Action::PutAmmo(ammo, to) => {
                game.may_move_ammo(man, ammo, Store::Man(man), to)?;
                Ok(May::Ammo { man, left, ammo, from: Store::Man(man), to })
            }
            Action::Done => Ok(May::Done),
            _ => refuse(
                game.rule("amb:5.3f", "amb:6.7w"),
                "a soldier is taking or handing over things",
            ),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Part { man, left, id, part, to } => {
                game.move_part(id, part, to);
                game.give_captured_clip(id, to);
                let model = game.gear(id).model;
                events.push(Event::Moved { man, model, to }.into());
                game.handle_on(man, left - 1);
            }
            Self::Ammo { man, left, ammo, from, to } => {
                game.move_ammo(man, ammo, from, to);
                events.push(Event::AmmoMoved { man, ammo, from, to }.into());
                game.handle_on(man, left - 1);
            }
            Self::Done => {}
        }
    }
}

impl Sortie {
    /// [AMB 5.3f, 6.7w] Whether somebody may handle things at all.
    pub(crate) fn may_handle(&self, man: ManId) -> Result<(), Illegal> {
        let him = self.man(man);
        if !him.is_active() || self.spot_of(man).is_none() {
            return refuse(
                self.rule("amb:5.3f", "amb:6.7w"),
                "only a soldier on the map can handle things",
            );
        }
        if him.parachute > 0 {
            return refuse("amb:MPk", "the parachute has to come off first");
        }
        let aboard = match him.place {
            Place::Aboard(..) | Place::Afloat(_) => true,
            Place::At(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Exited(_)
            | Place::Gone => false,
        };
        if him.stance == Stance::Prone && !aboard {
            return refuse(
                self.rule("amb:5.3f", "amb:6.7w"),
                "a prone soldier cannot handle things",
            );
        }
        Ok(())
    }

    /// [AMB 5.3f] Lets somebody take, hand over and put down what he likes.
    pub(crate) fn owe_handling(&mut self, man: ManId) {
        self.handle_on(man, HANDLED_MAX);
    }

    fn handle_on(&mut self, man: ManId, left: u8) {
        if left > 0 {
            self.core.owe(Ask::Handle { man, left });
        }
    }

    /// Where somebody can take from and put to.
    fn stores_near(&self, man: ManId) -> impl Iterator<Item = Store> + '_ {
        let men = self.men().map(Store::Man);
        let canoes = self.canoes().map(Store::Canoe);
        let all = [Store::Ground].into_iter().chain(men).chain([Store::Crate]).chain(canoes);
        all.filter(move |it| self.is_near(man, *it))
    }

    /// Whether things are in somebody's hex, so that he can take from there and put to it.
    fn is_near(&self, man: ManId, store: Store) -> bool {
        let here = self.spot_of(man);
        match store {
            // [AMB MCb] What is let go on the river is gone: nobody puts anything there.
            Store::Ground => match self.man(man).place {
                Place::Afloat(canoe) => self.canoe(canoe).beached,
                Place::At(_)
                | Place::Nowhere
                | Place::Waiting
                | Place::Drifting(_)
                | Place::Aboard(..)
                | Place::Exited(_)
                | Place::Gone => true,
            },
            Store::Man(other) => other != man && self.spot_of(other) == here,
            Store::Crate => match self.core.crate_at {
                Some((hex, CrateState::Open)) => here == Some(Spot::from(hex)),
                Some((_, CrateState::Aloft | CrateState::Closed)) | None => false,
            },
            Store::Canoe(canoe) => self.canoes_in(man).any(|it| it == canoe),
        }
    }

    /// [AMB 5.3f, 5.3g, 11.2b, 14a] Whether somebody's hands reach into a place where things are.
    fn may_reach(&self, man: ManId, store: Store) -> Result<(), Illegal> {
        self.may_handle(man)?;
        if !self.is_near(man, store) {
            return refuse(
                self.rule("amb:5.3f", "amb:6.7w"),
                "only what is in the same hex can be reached",
            );
        }
        let Store::Man(other) = store else { return Ok(()) };
        let inactive = !self.man(other).is_active();
        if other.side() == Side::German && !inactive {
            return refuse("amb:14a", "he still has it in his own hands");
        }
        if inactive && self.man(man).stance != Stance::Crouching {
            return refuse(
                self.rule("amb:5.3g", "amb:6.7w"),
                "to take from somebody down one has to crouch",
            );
        }
        Ok(())
    }

    /// Where a part is if it lies in this place.
    fn held_in(&self, man: ManId, store: Store) -> Held {
        match store {
            Store::Ground => Held::On(self.spot_of(man).expect("who handles things is on the map")),
            Store::Man(other) => Held::By(other),
            Store::Crate => Held::InCrate,
            Store::Canoe(canoe) => Held::InCanoe(canoe),
        }
    }

    /// [AMB 5.3f, 2.5d] Whether somebody may take an object, and which part of which.
    fn may_take(&self, man: ManId, model: Model, from: Store) -> Result<(GearId, usize), Illegal> {
        self.may_reach(man, from)?;
        let there = self.held_in(man, from);
        let mut parts = self.parts_at(there).filter(|it| self.gear(it.0).model == model).peekable();
        if parts.peek().is_none() {
            return refuse(self.rule("amb:5.3f", "amb:6.7w"), "there is none of these");
        }
        self.may_have_on_him(man, model)?;
        let fits = |(_, part): &(GearId, usize)| self.has_room(man, model, *part);
        match parts.find(fits) {
            Some(found) => Ok(found),
            None => refuse("amb:2.5d", "he has no room for it"),
        }
    }

    /// [AMB MCb] What is heavy lies in the canoe as long as one sits in it.
    fn may_have_on_him(&self, man: ManId, model: Model) -> Result<(), Illegal> {
        if matches!(self.man(man).place, Place::Afloat(_)) && lies_in_canoe(model) {
            return refuse("amb:MCb", "that lies in the canoe as long as he sits in it");
        }
        Ok(())
    }

    /// [AMB 2.5d, 2.5e] Whether somebody has room for a part.
    pub(crate) fn has_room(&self, man: ManId, model: Model, part: usize) -> bool {
        self.part_boxes(model, part) <= self.free_carry(man)
            && self.price(model).ammo <= self.free_ammo(man)
    }

    /// [AMB 5.3f, 2.5d] Whether somebody may hand an object over or put it down.
    fn may_put(
        &self,
        man: ManId,
        model: Model,
        to: Store,
    ) -> Result<(GearId, usize, Held), Illegal> {
        self.may_reach(man, to)?;
        let held = self.parts_of(man).find(|it| self.gear(it.0).model == model);
        let Some((id, part)) = held else {
            return refuse(self.rule("amb:5.3f", "amb:6.7w"), "there is none of these");
        };
        if let Store::Canoe(canoe) = to
            && !self.takes(canoe, 0, self.part_boxes(model, part))
        {
            return refuse("amb:MCa", "the canoe is full");
        }
        if let Store::Man(other) = to {
            self.may_receive(other)?;
            self.may_have_on_him(other, model)?;
            if !self.has_room(other, model, part) {
                return refuse("amb:2.5d", "he has no room for it");
            }
        }
        if to == Store::Crate {
            self.may_crate(self.part_boxes(model, part), self.price(model).ammo)?;
        }
        Ok((id, part, self.held_in(man, to)))
    }

    /// [AMB 5.3f] Only an active soldier of the squad takes what he is handed.
    fn may_receive(&self, other: ManId) -> Result<(), Illegal> {
        if other.side() == Side::German || !self.man(other).is_active() {
            return refuse(self.rule("amb:5.3f", "amb:6.7w"), "he cannot take what he is handed");
        }
        Ok(())
    }

    /// [AMB 9.5e, 2.5e] Whether ammunition may go from one place to another.
    fn may_move_ammo(&self, man: ManId, ammo: Ammo, from: Store, to: Store) -> Result<(), Illegal> {
        let far = if from == Store::Man(man) { to } else { from };
        self.may_reach(man, far)?;
        if matches!(far, Store::Canoe(_)) {
            return refuse("amb:MCb", "ammunition stays with its bearer");
        }
        if self.ammo_in(man, from, ammo) == 0 {
            return refuse(self.rule("amb:5.3f", "amb:6.7w"), "there is none of these");
        }
        if let Store::Man(other) = to {
            if other != man {
                self.may_receive(other)?;
            }
            if self.free_ammo(other) == 0 {
                return refuse("amb:2.5e", "all his ammo boxes are full");
            }
        }
        if to == Store::Crate {
            self.may_crate(0, 1)?;
        }
        Ok(())
    }

    /// How many of these are in a place.
    fn ammo_in(&self, man: ManId, store: Store, ammo: Ammo) -> u8 {
        let boxes = match store {
            Store::Man(other) => return self.ammo_of(other, ammo),
            Store::Ground => self.hex_of(man).and_then(|hex| self.marks(hex)).map(|it| &it.ammo),
            Store::Crate => Some(&self.core.crate_ammo),
            Store::Canoe(_) => None,
        };
        boxes.and_then(|it| it.get(&ammo)).copied().unwrap_or_default()
    }

    fn move_ammo(&mut self, man: ManId, ammo: Ammo, from: Store, to: Store) {
        let hex = self.hex_of(man).expect("who handles things is on the map");
        match from {
            Store::Man(other) => self.use_ammo(other, ammo),
            Store::Ground => self.marks_mut(hex).ammo.take_one(ammo),
            Store::Crate => self.core.crate_ammo.take_one(ammo),
            Store::Canoe(_) => unreachable!("no ammunition lies in a canoe"),
        }
        match to {
            Store::Man(other) => self.add_ammo(other, ammo),
            Store::Ground | Store::Canoe(_) => self.marks_mut(hex).ammo.add_one(ammo),
            Store::Crate => self.crate_one(ammo),
        }
    }

    /// [AMB 9.5g, 14b] A weapon taken from the Germans comes with one clip, unless it had run out;
    /// a taker whose boxes are full lets the clip lie.
    fn give_captured_clip(&mut self, id: GearId, to: Held) {
        let (german, empty, model) = {
            let gear = self.gear(id);
            (gear.german, gear.empty, gear.model)
        };
        let Held::By(man) = to else { return };
        let Some(clip) = self.price(model).clip.filter(|_| german && !empty) else { return };
        self.gear_mut(id).empty = true;
        if self.free_ammo(man) > 0 {
            self.add_ammo(man, clip);
        } else if let Some(hex) = self.hex_of(man) {
            self.marks_mut(hex).ammo.add_one(clip);
        }
    }
}
