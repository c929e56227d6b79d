//! From the hexes that a script writes to hexes of the map.

use super::instr::{
    Activate, Attach, AwareWord, Case, Finding, Instr, Perception, Piece, Placing, Rounds, Shot,
    Strike, Test, Trap, Who,
};

/// Finds the hex that a file writes; `None` if there is none, which has been reported.
pub(crate) type Find<'f, H, T> = dyn FnMut(&H) -> Option<T> + 'f;

impl<H> Instr<H> {
    /// The same with other hexes; `None` if any of them is not found.
    pub(crate) fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Instr<T>> {
        Some(match self {
            Self::Goto(p) => Instr::Goto(*p),
            Self::Cases(cases) => Instr::Cases(all(cases, |it| it.resolve(find))?),
            Self::Require(it) => Instr::Require(it.clone()),
            Self::Perception(it) => Instr::Perception(it.resolve(find)?),
            Self::Activation(it) => Instr::Activation(it.clone()),
            Self::Roll(it) => Instr::Roll(it.clone()),
            Self::Choose(it) => Instr::Choose(it.clone()),
            Self::Activate(it) => Instr::Activate(it.resolve(find)?),
            Self::Rounds(it) => Instr::Rounds(it.resolve(find)?),
            Self::Condition(it) => Instr::Condition(*it),
            Self::Vp(it) => Instr::Vp(it.clone()),
            Self::EventMarker => Instr::EventMarker,
            Self::Place(it) => Instr::Place(it.resolve(find)?),
            Self::Remove(it) => Instr::Remove(it.resolve(find)?),
            Self::Trap(it) => Instr::Trap(it.resolve(find)?),
            Self::Artillery(it) => Instr::Artillery(it.resolve(find)?),
            Self::Shot(it) => Instr::Shot(it.resolve(find)?),
            Self::Item(it) => Instr::Item(it.resolve(find)?),
            Self::Spend(model) => Instr::Spend(*model),
            Self::AttachUs(it) => Instr::AttachUs(it.resolve(find)?),
            Self::AmmoOut => Instr::AmmoOut,
            Self::Visibility(it) => Instr::Visibility(*it),
            Self::Withdraw(it) => Instr::Withdraw(it.clone()),
            Self::Reaction(it) => Instr::Reaction(it.clone()),
            Self::EndReaction(it) => Instr::EndReaction(*it),
            Self::StopMove => Instr::StopMove,
            Self::MoveTo(hex) => Instr::MoveTo(find(hex)?),
            Self::Leave => Instr::Leave,
            Self::EndMission => Instr::EndMission,
        })
    }
}

/// Every one of a list; those after a fault are looked at too, so that all are reported.
pub(crate) fn all<A, B>(list: &[A], mut find: impl FnMut(&A) -> Option<B>) -> Option<Vec<B>> {
    let found: Vec<Option<B>> = list.iter().map(&mut find).collect();
    found.into_iter().collect()
}

impl<H> Case<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Case<T>> {
        Some(Case { tests: all(&self.tests, |it| it.resolve(find))?, go: self.go })
    }
}

impl<H> Perception<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Perception<T>> {
        let who = match &self.who {
            Who::Best => Who::Best,
            Who::EachInHex => Who::EachInHex,
            Who::SeersOf(hex) => Who::SeersOf(find(hex)?),
            Who::All => Who::All,
        };
        let Self { modifier, ok, fail, .. } = *self;
        Some(Perception { who, modifier, ok, fail })
    }
}

impl<H> Activate<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Activate<T>> {
        let hex = find(&self.hex);
        let facing = match &self.facing {
            None => None,
            Some(facing) => Some(find(facing)?),
        };
        let Self { card, stance, unready, closed, aboard, .. } = *self;
        Some(Activate { card, hex: hex?, stance, unready, facing, closed, aboard })
    }
}

impl<H> Rounds<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Rounds<T>> {
        let aware = match &self.aware {
            None => None,
            Some(AwareWord::All) => Some(AwareWord::All),
            Some(AwareWord::Entering) => Some(AwareWord::Entering),
            Some(AwareWord::InSightOf(hex)) => Some(AwareWord::InSightOf(find(hex)?)),
        };
        Some(Rounds { advantage: self.advantage, two_turns: self.two_turns.clone(), aware })
    }
}

impl<H> Placing<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Placing<T>> {
        let hex = find(&self.hex);
        let what = match &self.what {
            Piece::Ford => Piece::Ford,
            Piece::Roadblock => Piece::Roadblock,
            Piece::Crater => Piece::Crater,
            Piece::Rubble => Piece::Rubble,
            Piece::Fire => Piece::Fire,
            Piece::BlownBridge => Piece::BlownBridge,
            Piece::Bunker { door } => Piece::Bunker { door: find(door)? },
            Piece::Landmark(text) => Piece::Landmark(text.clone()),
            Piece::Screen(text) => Piece::Screen(text.clone()),
            Piece::Vehicle { kind, facing } => {
                Piece::Vehicle { kind: *kind, facing: find(facing)? }
            }
            Piece::EventMarker => Piece::EventMarker,
        };
        Some(Placing { what, hex: hex? })
    }
}

impl<H> Trap<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Trap<T>> {
        let hex = match &self.hex {
            None => None,
            Some(hex) => Some(find(hex)?),
        };
        Some(Trap { kind: self.kind, hex })
    }
}

impl<H> Strike<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Strike<T>> {
        Some(match self {
            Self::Here => Strike::Here,
            Self::RandomUs => Strike::RandomUs,
            Self::RandomGerman => Strike::RandomGerman,
            Self::At(hexes) => Strike::At(all(hexes, find)?),
        })
    }
}

impl<H> Shot<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Shot<T>> {
        let Self { weapon, ws, pick, .. } = *self;
        Some(Shot { weapon, ws, from: find(&self.from)?, pick })
    }
}

impl<H> Finding<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Finding<T>> {
        let at = match &self.at {
            None => None,
            Some(at) => Some(find(at)?),
        };
        let (name, key) = (self.name.clone(), self.key.clone());
        Some(Finding { item: self.item, name, key, vp: self.vp, at })
    }
}

impl<H> Attach<H> {
    fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Attach<T>> {
        let hex = find(&self.hex);
        let facing = match &self.facing {
            None => None,
            Some(facing) => Some(find(facing)?),
        };
        Some(Attach { card: self.card, hex: hex?, stance: self.stance, facing })
    }
}

impl<H> Test<H> {
    /// The same with other hexes.
    pub(crate) fn resolve<T>(&self, find: &mut Find<'_, H, T>) -> Option<Test<T>> {
        Some(match self {
            Self::UsInHex => Test::UsInHex,
            Self::UsAdjacentPassable => Test::UsAdjacentPassable,
            Self::NoGermanInTargetHex => Test::NoGermanInTargetHex,
            Self::SeesUs => Test::SeesUs,
            Self::SeenByUs => Test::SeenByUs,
            Self::Has(model) => Test::Has(*model),
            Self::HasGrenade => Test::HasGrenade,
            Self::Wounded => Test::Wounded,
            Self::Stance(stance) => Test::Stance(*stance),
            Self::Here(terrain) => Test::Here(*terrain),
            Self::Next(terrain) => Test::Next(*terrain),
            Self::FriendCanTakeTurn => Test::FriendCanTakeTurn,
            Self::WeaponJammed => Test::WeaponJammed,
            Self::WeaponNotReady => Test::WeaponNotReady,
            Self::CanFireJointly => Test::CanFireJointly,
            Self::CarHere => Test::CarHere,
            Self::Aboard => Test::Aboard,
            Self::Crew(from, to) => Test::Crew(*from, *to),
            Self::Immobilized => Test::Immobilized,
            Self::GunLoaded => Test::GunLoaded,
            Self::InHex(hex) => Test::InHex(find(hex)?),
            Self::SeesUsVehicle => Test::SeesUsVehicle,
            Self::Sighting(it) => Test::Sighting(*it),
            Self::NoSighting(it) => Test::NoSighting(*it),
            Self::Read(p) => Test::Read(*p),
            Self::Condition(from, to) => Test::Condition(*from, *to),
            Self::Rounds => Test::Rounds,
            Self::Operations => Test::Operations,
            Self::VpWon(it) => Test::VpWon(*it),
            Self::UsIn(hex) => Test::UsIn(find(hex)?),
            Self::Active(card) => Test::Active(*card),
            Self::Captured(card) => Test::Captured(*card),
            Self::Fallen(card) => Test::Fallen(*card),
            Self::UsActive(it) => Test::UsActive(*it),
            Self::Entering(it) => Test::Entering(*it),
            Self::UsHas(model) => Test::UsHas(*model),
            Self::UsVehicle => Test::UsVehicle,
            Self::BridgeCleared(hex) => Test::BridgeCleared(find(hex)?),
            Self::BunkerStands(hex) => Test::BunkerStands(find(hex)?),
            Self::NoneLeft(side) => Test::NoneLeft(*side),
            Self::Won => Test::Won,
            Self::SquadLost => Test::SquadLost,
        })
    }
}
