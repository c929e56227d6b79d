//! [AMB 5.3] Actions in Operations: what may be done, any number of times and in any order.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::s03_rides::Ride;
use super::{Ask, Band, Duty, s02_stance, s03_floats, s03_moves, s03_rides, s03_weapons};
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::module_c_canoes::Float;
use crate::state::{GearId, ManId, ManSet, Place, Sortie, Spot};
use crate::terms::{Side, Stance};

/// What the check found.
pub(crate) enum May {
    /// [AMB 5.3d, 5.3l] These are together from now on.
    Gather(Band),
    /// [AMB 5.2b] He holds himself like that.
    Stance(Band, ManId, Stance),
    /// [AMB 5.3a, 3.2b] They go there.
    Go(Band, HexId),
    /// [AMB 2.4q] They take the stairs to this floor.
    Stairs(Band, Spot),
    /// [AMB 7.1f] They leave the map by this hex.
    Leave(Band, HexId),
    /// [AMB 5.3h] The first drags the second there.
    Drag(ManId, ManId, HexId),
    /// [AMB 5.3f] He handles objects.
    Handle(Band, ManId),
    /// [AMB 5.3j, 5.3k] He sees to a weapon.
    Weapon(Band, ManId, GearId, Work),
    /// [AMB M7f] Events are waited for.
    Wait(Band),
    /// [AMB MBa] He clears this bridge.
    ClearBridge(Band, ManId, usize),
    /// [AMB MRa] They clear the roadblock of this hex.
    ClearRoadblock(Band, HexId),
    /// [AMB MPn] He opens the arms crate.
    OpenCrate(Band, ManId),
    /// [AMB 17.3a] Something with a vehicle.
    Ride(Band, Ride),
    /// [AMB MCc] Something with a canoe.
    Float(Band, Float),
}

/// What is done to a weapon.
#[derive(Clone, Copy)]
pub(crate) enum Work {
    /// [AMB 9.7d]
    SetUp,
    /// [AMB 2.4h]
    Prime,
    /// [AMB 9.8b] With a round of this soldier.
    Load(ManId),
    /// [AMB 9.4b]
    Clear,
}

/// What might be done, in a fixed order.
pub(super) fn candidates(game: &Sortie, band: Band) -> Vec<Action> {
    let ways = s03_moves::destinations(game, band);
    let mut all: Vec<Action> = squad(game).map(Action::With).collect();
    all.extend(ways.iter().map(|it| Action::Go(*it)));
    all.extend([Action::Stairs, Action::Leave, Action::Wait]);
    all.extend([Action::ClearBridge, Action::ClearRoadblock, Action::Prime, Action::Load]);
    all.push(Action::OpenCrate);
    for man in squad(game) {
        all.extend(Stance::WORDS.iter().map(|it| Action::Stance(man, it.1)));
        all.push(Action::Handle(man));
    }
    if let Ok(man) = alone(band) {
        for model in game.models_by(man) {
            all.extend([Action::SetUp(model), Action::Clear(model)]);
        }
    }
    for man in companions(game, band) {
        all.push(Action::Escort(man));
        all.extend(ways.iter().map(|hex| Action::Drag(man, *hex)));
    }
    all.extend(s03_rides::candidates(game, band));
    all.extend(s03_floats::candidates(game, band));
    all
}

/// Everybody of the squad.
fn squad(game: &Sortie) -> impl Iterator<Item = ManId> + '_ {
    game.men().filter(|it| it.side() == Side::Us)
}

/// Everybody who is where the group is, but not of it; prisoners in a car there among them.
fn companions(game: &Sortie, band: Band) -> Vec<ManId> {
    let Some(first) = band.group.iter().next() else { return Vec::new() };
    let place = game.man(first).place;
    let in_car = |man| matches!(place, Place::At(spot) if game.is_prisoner_in_car(man, spot));
    let there = game.men().filter(|it| game.man(*it).place == place || in_car(*it));
    there.filter(|it| !band.group.contains(*it)).collect()
}

/// [AMB 5.3, 3.1b] Whether something may be done: at any time and as often as one likes.
pub(super) fn may(game: &Sortie, band: Band, action: Action) -> Result<May, Illegal> {
    match action {
        Action::With(man) => may_join(game, band, man).map(May::Gather),
        Action::Escort(man) => s03_moves::may_escort(game, band, man).map(May::Gather),
        Action::Stance(man, stance) => {
            game.may_lead(man)?;
            s02_stance::may_change(game, man, stance)?;
            Ok(May::Stance(band, man, stance))
        }
        Action::Go(hex) => {
            s03_moves::may_go(game, band, hex)?;
            Ok(May::Go(band, hex))
        }
        Action::Stairs => Ok(May::Stairs(band, s03_moves::may_climb(game, band)?)),
        Action::Leave if s03_floats::is_afloat(game, band) => {
            Ok(May::Float(band, s03_floats::may_float(game, band, action)?))
        }
        Action::Leave => match s03_rides::may_drive_off(game, band)? {
            Some(vehicle) => Ok(May::Ride(band, Ride::Off(vehicle))),
            None => Ok(May::Leave(band, s03_moves::may_leave(game, band)?)),
        },
        Action::Drag(man, hex) => {
            let by = s03_moves::may_drag(game, band, man, hex)?;
            Ok(May::Drag(by, man, hex))
        }
        Action::Handle(man) => {
            game.may_lead(man)?;
            may_handle(game, man)?;
            Ok(May::Handle(band, man))
        }
        Action::SetUp(_) | Action::Prime | Action::Load | Action::Clear(_) => {
            let man = alone(band)?;
            let (id, work) = s03_weapons::may_work(game, man, action)?;
            Ok(May::Weapon(band, man, id, work))
        }
        Action::Wait => may_wait(game).map(|()| May::Wait(band)),
        Action::ClearBridge => {
            let man = alone(band)?;
            Ok(May::ClearBridge(band, man, game.may_clear_bridge(man)?))
        }
        Action::ClearRoadblock => {
            let spot = on_foot(game, band)?;
            game.may_clear_roadblock(spot.hex)?;
            Ok(May::ClearRoadblock(band, spot.hex))
        }
        Action::OpenCrate => {
            let man = alone(band)?;
            game.may_open_crate(man)?;
            Ok(May::OpenCrate(band, man))
        }
        _ => may_otherwise(game, band, action),
    }
}

/// What vehicles and canoes do in Operations is their own chapters' business.
fn may_otherwise(game: &Sortie, band: Band, action: Action) -> Result<May, Illegal> {
    match action {
        Action::Board(_)
        | Action::Ashore
        | Action::Paddle(_)
        | Action::Beach(_)
        | Action::LiftAboard(..)
        | Action::LiftAshore(_) => Ok(May::Float(band, s03_floats::may_float(game, band, action)?)),
        Action::Mount(..)
        | Action::Dismount
        | Action::TakeWheel(_)
        | Action::Open(_)
        | Action::Close(_)
        | Action::LoadCasualty(..)
        | Action::UnloadCasualty(_) => {
            Ok(May::Ride(band, s03_rides::may_ride(game, band, action)?))
        }
        Action::Unharness | Action::Drift(_) | Action::DriftCrate => {
            refuse("amb:MPk", "this is not done in Operations")
        }
        _ => refuse("amb:3.2c", "this is not done in Operations"),
    }
}

/// [AMB 5.3d] Somebody joins the group or leaves it; who is elsewhere, or holds himself
/// otherwise, or whom another player leads [AMB 1c], begins a new one.
fn may_join(game: &Sortie, band: Band, man: ManId) -> Result<Band, Illegal> {
    if !game.can_be_led(man) {
        return refuse("amb:5.3a", "only an active soldier of the squad on foot is led");
    }
    let Some(first) = band.group.iter().next() else {
        return Ok(Band { group: ManSet::of(man), along: ManSet::default() });
    };
    game.may_arrange()?;
    if !game.goes_with(man, first) || !game.is_one_players(man, first) {
        return Ok(Band { group: ManSet::of(man), along: ManSet::default() });
    }
    let group = band.group.toggled(man);
    let along = if group.is_empty() { ManSet::default() } else { band.along };
    Ok(Band { group, along })
}

/// The one who does something that takes one.
pub(super) fn alone(band: Band) -> Result<ManId, Illegal> {
    let mut group = band.group.iter();
    match (group.next(), group.next()) {
        (Some(man), None) => Ok(man),
        (None | Some(_), _) => refuse("amb:5.3j", "one soldier does this: pick him alone"),
    }
}

/// Where a group on foot is.
pub(super) fn on_foot(game: &Sortie, band: Band) -> Result<Spot, Illegal> {
    let Some(first) = band.group.iter().next() else {
        return refuse("amb:5.3a", "nobody has been picked");
    };
    match game.man(first).place {
        Place::At(spot) => Ok(spot),
        Place::Nowhere
        | Place::Waiting
        | Place::Drifting(_)
        | Place::Aboard(..)
        | Place::Afloat(_)
        | Place::Exited(_)
        | Place::Gone => refuse("amb:5.3a", "they are not on foot on the map"),
    }
}

/// [AMB 5.3f] Whether somebody of the squad may handle objects now.
fn may_handle(game: &Sortie, man: ManId) -> Result<(), Illegal> {
    if man.side() != Side::Us {
        return refuse("amb:5.3f", "only a soldier on the map can handle things");
    }
    game.may_handle(man)?;
    game.may_arrange()
}

/// [AMB M7f] Whether the player may wait for events.
fn may_wait(game: &Sortie) -> Result<(), Illegal> {
    if !game.mission.rules.event_loop {
        return refuse("amb:M7f", "nothing happens by waiting");
    }
    Ok(())
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Gather(band) => game.gather(band, events),
            Self::Stance(band, man, stance) => game.change_stance(man, stance, band, events),
            Self::Go(band, hex) => game.go(band, hex, dice, events),
            Self::Stairs(band, spot) => game.climb(band, spot, events),
            Self::Leave(band, hex) => game.leave(band, hex, dice, events),
            Self::Drag(by, man, hex) => game.drag_at_leisure(by, man, hex, dice, events),
            Self::Handle(band, man) => {
                game.count_change();
                game.owe_rest(band);
                game.owe_handling(man);
            }
            Self::Weapon(band, man, id, work) => {
                game.step(band);
                game.work_on(man, id, work, dice, events);
            }
            Self::Wait(band) => {
                game.step(band);
                game.event_check(None, dice, events);
            }
            Self::ClearBridge(band, man, bridge) => {
                game.step(band);
                game.clear_bridge_at_leisure(man, bridge, events);
            }
            Self::ClearRoadblock(band, hex) => {
                game.step(band);
                game.core.owe(Duty::RemoveRoadblock(hex));
                game.event_check(Some((hex, band.group)), dice, events);
            }
            Self::OpenCrate(band, man) => {
                game.step(band);
                game.open_crate(man, events);
            }
            Self::Ride(band, ride) => {
                game.count_ride(ride);
                game.owe_rest(band);
                game.ride_in_operations(ride, dice, events);
            }
            Self::Float(band, float) => game.float_in_operations(band, float, dice, events),
        }
    }
}

impl Sortie {
    /// Asks on with a band: nothing has happened that anybody would notice.
    pub(super) fn ask_on(&mut self, band: Band) {
        self.core.owe(Ask::Operations(band));
    }

    /// Owes what follows every action, and the question after it.
    pub(super) fn owe_rest(&mut self, band: Band) {
        self.core.owe(Duty::Idle(band));
        self.core.owe(Duty::LookAround);
    }

    /// A real step: what follows it is owed.
    pub(super) fn step(&mut self, band: Band) {
        self.count_step();
        self.owe_rest(band);
    }
}
