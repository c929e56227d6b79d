//! What dice bring, in a word.

use core::fmt;

use ::scene::{Message, ResultView};

use super::key;
use crate::agenda::Event;
use crate::charts::{Clearing, Hurt};
use crate::state::{ManId, Sortie};
use crate::terms::Side;
use crate::{
    ch05_operations as operations, ch06_rounds as rounds, ch07_movement as movement,
    ch09_fire as fire, ch10_explosives as explosives, ch11_assault as assault,
    ch13_damage as damage, ch17_vehicles as vehicles, module_c_canoes as canoes,
    module_k_bunkers as bunkers, module_p_parachutes as parachutes,
};

/// What a roll brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollResult {
    /// [AMB 9.1b] The weapon jams, the round is a dud.
    Jam,
    /// [AMB 9.1e] A miss.
    Miss,
    /// A hit on what is no soldier.
    Hit,
    /// [AMB 13] What happens to a soldier of this side.
    Hurt(Hurt, Side),
    /// [AMB 10.1g] A throw on target, or not.
    OnTarget(bool),
    /// Whether a check is passed.
    Passed(bool),
    /// [AMB 9.4b] What becomes of a jam.
    Jammed(Clearing),
    /// [AMB 13.5a] A wall stops the shot.
    Stopped,
    /// [AMB 13.5f] The shot goes through a wall and finds nobody.
    Through,
    /// [AMB 13.5h] A wall is torn open.
    Breached,
    /// [AMB 17.6c, MKc] What was hit holds.
    NoEffect,
    /// [AMB MKf] The door of a bunker is broken down.
    DoorBroken,
    /// [AMB MKd] A bunker is destroyed.
    BunkerDestroyed,
    /// [AMB 17.14e] A tire is flat.
    Flat,
    /// [AMB 17.9b] The vehicle has an accident.
    Accident,
    /// [AMB 17.14i] A tank cannot move any more.
    Immobilized,
    /// [AMB 17.14k, 17.14l] A weapon of a tank is destroyed.
    GunDestroyed,
    /// [AMB 17.6g] A tank loses crewmen.
    CrewLost,
    /// [AMB 17.6l] A vehicle is out of action.
    Wrecked,
}

impl Hurt {
    /// Its word.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Panic => "panic",
            Self::WoundUnlessProne | Self::Wound | Self::WoundOrCaptured => "wound",
            Self::Incapacitated => "incapacitated",
            Self::Killed => "killed",
            Self::Captured => "captured",
        }
    }
}

impl RollResult {
    /// What the roll of an answer has brought: the squad's first shot, throw, assault or check
    /// among what happened, and of a hit what it did to the first who was hurt.
    pub(crate) fn of(game: &Sortie, events: &[Event]) -> Option<Self> {
        let rolls = |it: &Event| Self::rolled(game, it);
        let rolled = events.iter().position(|it| rolls(it).is_some())?;
        let result = rolls(&events[rolled])?;
        if result != Self::Hit && result != Self::OnTarget(true) {
            return Some(result);
        }
        // Later shots have results of their own, and so have those of the enemy.
        let after = &events[rolled + 1..];
        let ends = |it: &Event| rolls(it).is_some() || Self::is_answered(it);
        let caused = &after[..after.iter().position(ends).unwrap_or(after.len())];
        if let Event::Fire(fire::Event::Fired { shot, .. }) = &events[rolled] {
            return Some(Self::of_hit(shot.target, caused));
        }
        Some(caused.iter().find_map(Self::hurt).unwrap_or(result))
    }

    /// What a hit has done to what it was aimed at.
    fn of_hit(target: fire::Target, caused: &[Event]) -> Self {
        let hurt = || caused.iter().find_map(Self::hurt);
        match target {
            fire::Target::Man(_) => hurt().unwrap_or(Self::Hit),
            fire::Target::Vehicle(..) => Self::of_vehicle(caused),
            fire::Target::Wall(_) => match caused.iter().find_map(breach) {
                Some(damage::Breach::Stops) => Self::Stopped,
                Some(damage::Breach::Destroys) => Self::Breached,
                Some(damage::Breach::Passes) | None => hurt().unwrap_or(Self::Through),
            },
            fire::Target::Bunker(_) => match caused.iter().find_map(bunker_effect) {
                Some(effect) => Self::of_bunker(effect),
                None => hurt().unwrap_or(Self::NoEffect),
            },
        }
    }

    /// [AMB MKd–MKf] What a hit has done to a bunker.
    pub(crate) fn of_bunker(effect: bunkers::Effect) -> Self {
        match effect {
            bunkers::Effect::None => Self::NoEffect,
            bunkers::Effect::DoorBroken => Self::DoorBroken,
            bunkers::Effect::Destroyed => Self::BunkerDestroyed,
        }
    }

    /// [AMB 17.6c, 17.9b] What a hit has done to a vehicle, before any accident.
    fn of_vehicle(caused: &[Event]) -> Self {
        let is_check = |it: &Event| accident(it).is_some();
        let check = caused.iter().position(is_check);
        let own = &caused[..check.unwrap_or(caused.len())];
        let effects = || own.iter().filter_map(Self::vehicle_effect);
        if effects().any(|it| it == Self::Wrecked) {
            return Self::Wrecked;
        }
        let first = effects().next().or_else(|| own.iter().find_map(Self::hurt));
        let swerves = check.and_then(|at| accident(&caused[at])) == Some(true);
        first.unwrap_or(if swerves { Self::Accident } else { Self::NoEffect })
    }

    /// What an event has done to a vehicle.
    fn vehicle_effect(event: &Event) -> Option<Self> {
        let Event::Vehicles(event) = event else { return None };
        match event {
            vehicles::Event::Flat { .. } => Some(Self::Flat),
            vehicles::Event::Immobilized { .. } => Some(Self::Immobilized),
            vehicles::Event::GunDestroyed { .. } => Some(Self::GunDestroyed),
            vehicles::Event::CrewLost { .. } => Some(Self::CrewLost),
            vehicles::Event::Wrecked { .. } => Some(Self::Wrecked),
            vehicles::Event::Drove { .. }
            | vehicles::Event::Turned { .. }
            | vehicles::Event::Left { .. }
            | vehicles::Event::Mounted { .. }
            | vehicles::Event::Dismounted { .. }
            | vehicles::Event::Hatches { .. }
            | vehicles::Event::Struck { .. }
            | vehicles::Event::Penetrated { .. }
            | vehicles::Event::AccidentChecked { .. }
            | vehicles::Event::InTheWay { .. }
            | vehicles::Event::GunLoaded { .. }
            | vehicles::Event::GunCleared { .. } => None,
        }
    }

    /// Whether the enemy has begun to act.
    fn is_answered(event: &Event) -> bool {
        matches!(event, Event::Conduct(_))
    }

    /// What the die of this event has decided.
    fn rolled(game: &Sortie, event: &Event) -> Option<Self> {
        match event {
            Event::Fire(event) => Self::of_fire(game, event),
            Event::Explosives(event) => match event {
                explosives::Event::Thrown { man, scatter, .. } => {
                    of_squad(*man).then_some(Self::OnTarget(scatter.is_none()))
                }
                explosives::Event::ThrownClear { .. }
                | explosives::Event::Ducked { .. }
                | explosives::Event::Dud { .. }
                | explosives::Event::Exploded { .. }
                | explosives::Event::Blasted { .. }
                | explosives::Event::Shelled { .. } => None,
            },
            Event::Assault(event) => match event {
                assault::Event::Assaulted { man, target, result, .. } => {
                    let hurt = |(_, hurt)| Self::Hurt(hurt, target.side());
                    of_squad(*man).then(|| result.map_or(Self::Miss, hurt))
                }
                assault::Event::Captured { .. }
                | assault::Event::Escaped { .. }
                | assault::Event::Vanished { .. } => None,
            },
            Event::Operations(event) => Self::of_check(event),
            Event::Squad(_)
            | Event::Story(_)
            | Event::Rounds(_)
            | Event::Conduct(_)
            | Event::Movement(_)
            | Event::Mines(_)
            | Event::Damage(_)
            | Event::Gear(_)
            | Event::Victory(_)
            | Event::Campaign(_)
            | Event::Vehicles(_)
            | Event::Parachutes(_)
            | Event::Canoes(_)
            | Event::Bunkers(_) => None,
        }
    }

    /// [AMB 9.1] What a shot of the squad has brought.
    fn of_fire(game: &Sortie, event: &fire::Event) -> Option<Self> {
        let ours = |shot: &fire::Shot| game.firer_side(shot.firer) == Side::Us;
        match event {
            fire::Event::Failed { shot, .. } => ours(shot).then_some(Self::Jam),
            fire::Event::Fired { shot, hit, .. } => {
                ours(shot).then_some(if *hit { Self::Hit } else { Self::Miss })
            }
            fire::Event::Depleted { .. } | fire::Event::CanoeStruck { .. } => None,
        }
    }

    /// What a check in Operations has brought.
    fn of_check(event: &operations::Event) -> Option<Self> {
        use operations::Event as It;
        match event {
            It::Perception { man, ok, .. } => of_squad(*man).then_some(Self::Passed(*ok)),
            It::Cleared { man, result, .. } => of_squad(*man).then_some(Self::Jammed(*result)),
            It::Activation { .. }
            | It::Went { .. }
            | It::Climbed { .. }
            | It::Left { .. }
            | It::Stance { .. }
            | It::Dragged { .. }
            | It::SetUp { .. }
            | It::Primed { .. }
            | It::Loaded { .. }
            | It::BridgeWork { .. }
            | It::RoadblockCleared { .. }
            | It::EventCheck { .. }
            | It::EventMarker { .. }
            | It::Condition { .. } => None,
        }
    }

    /// What an event has done to somebody.
    fn hurt(event: &Event) -> Option<Self> {
        if let Event::Damage(damage::Event::Damage { man, hurt, .. })
        | Event::Explosives(explosives::Event::Blasted { man, hurt, .. }) = event
        {
            return Some(Self::Hurt(*hurt, man.side()));
        }
        None
    }

    fn word(self) -> &'static str {
        match self {
            Self::Jam => "jam",
            Self::Miss => "miss",
            Self::Hit => "hit",
            Self::Hurt(hurt, _) => hurt.word(),
            Self::OnTarget(true) => "on-target",
            Self::OnTarget(false) => "scatter",
            Self::Passed(true) => "passed",
            Self::Passed(false) => "failed",
            Self::Jammed(Clearing::Cleared) => "cleared",
            Self::Jammed(Clearing::Jammed) => "still-jammed",
            Self::Jammed(Clearing::Broken) => "broken",
            Self::Stopped => "stopped",
            Self::Through => "through",
            Self::Breached => "breached",
            Self::NoEffect => "no-effect",
            Self::DoorBroken => "door-broken",
            Self::BunkerDestroyed => "bunker-destroyed",
            Self::Flat => "flat",
            Self::Accident => "accident",
            Self::Immobilized => "immobilized",
            Self::GunDestroyed => "gun-destroyed",
            Self::CrewLost => "crew-lost",
            Self::Wrecked => "wrecked",
        }
    }
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl RollResult {
    /// The result in words, and whom it is good for.
    pub(super) fn words(self) -> ResultView {
        let good = match self {
            Self::Hurt(_, Side::German)
            | Self::Passed(true)
            | Self::Jammed(Clearing::Cleared)
            | Self::Breached
            | Self::DoorBroken
            | Self::BunkerDestroyed
            | Self::Flat
            | Self::Accident
            | Self::Immobilized
            | Self::GunDestroyed
            | Self::CrewLost
            | Self::Wrecked => true,
            Self::Jam
            | Self::Miss
            | Self::Hit
            | Self::Stopped
            | Self::Through
            | Self::NoEffect
            | Self::Hurt(_, Side::Us)
            | Self::OnTarget(_)
            | Self::Jammed(Clearing::Jammed | Clearing::Broken)
            | Self::Passed(false) => false,
        };
        ResultView {
            text: self.to_string(),
            sign: false,
            message: Message::new(key(&["result", self.word()])),
            parts: Vec::new(),
            good_for: good.then(|| "us".to_owned()),
        }
    }
}

/// [AMB 13.5] What a shot has done to a wall.
fn breach(event: &Event) -> Option<damage::Breach> {
    let Event::Damage(damage::Event::Penetrated { breach, .. }) = event else { return None };
    Some(*breach)
}

/// [AMB MKd–MKf] What a shot has done to a part of a bunker.
fn bunker_effect(event: &Event) -> Option<bunkers::Effect> {
    let Event::Bunkers(bunkers::Event::Struck { effect, .. }) = event else { return None };
    Some(*effect)
}

/// [AMB 17.9b] Whether a vehicle had an accident, if there was a check.
fn accident(event: &Event) -> Option<bool> {
    let Event::Vehicles(vehicles::Event::AccidentChecked { result, .. }) = event else {
        return None;
    };
    Some(result.is_some())
}

/// Whether somebody is of the squad.
fn of_squad(man: ManId) -> bool {
    man.side() == Side::Us
}

/// Whether an event showed what was hidden: what is read, who comes into play, what lies in wait.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Story(_) | Event::Mines(_) => true,
        Event::Rounds(event) => matches!(event, rounds::Event::Activated { .. }),
        Event::Squad(_)
        | Event::Operations(_)
        | Event::Conduct(_)
        | Event::Movement(_)
        | Event::Fire(_)
        | Event::Explosives(_)
        | Event::Assault(_)
        | Event::Damage(_)
        | Event::Gear(_)
        | Event::Victory(_)
        | Event::Campaign(_)
        | Event::Vehicles(_)
        | Event::Parachutes(_)
        | Event::Canoes(_)
        | Event::Bunkers(_) => false,
    }
}

/// [AMB 1f] Whether an event may have told that nothing was hidden: every hex entered is looked up
/// on the mission card, and whoever could take that back would look up all of them.
pub(crate) fn probes(event: &Event) -> bool {
    match event {
        Event::Operations(event) => {
            matches!(event, operations::Event::Went { .. } | operations::Event::Climbed { .. })
        }
        Event::Movement(event) => matches!(event, movement::Event::Went { .. }),
        Event::Vehicles(event) => matches!(event, vehicles::Event::Drove { .. }),
        Event::Canoes(event) => matches!(
            event,
            canoes::Event::Paddled { .. }
                | canoes::Event::Beached { .. }
                | canoes::Event::Swam { .. }
        ),
        Event::Parachutes(event) => matches!(event, parachutes::Event::Drifted { .. }),
        Event::Squad(_)
        | Event::Story(_)
        | Event::Rounds(_)
        | Event::Conduct(_)
        | Event::Fire(_)
        | Event::Explosives(_)
        | Event::Assault(_)
        | Event::Mines(_)
        | Event::Damage(_)
        | Event::Gear(_)
        | Event::Victory(_)
        | Event::Campaign(_)
        | Event::Bunkers(_) => false,
    }
}
