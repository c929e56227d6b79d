//! [AMB 4] Squad generation and equipment, and where the squad begins.
//!
//! | section | where |
//! |---|---|
//! | 4.1 reading the instructions | what a list says of the mission, before it begins |
//! | 4.2–4.8 soldiers and their ratings | `s04_soldiers.rs` |
//! | 4.9 equipment | `s09_equipment.rs` |
//! | set-up as the mission says | `setup.rs` |

mod s04_soldiers;
mod s09_equipment;
mod setup;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use crate::action::{Action, Grade, Squad};
use crate::agenda::Event as Events;
use crate::state::{ManId, Sortie, VehicleId};
use crate::terms::{Ammo, Model};

pub(crate) use s04_soldiers::{READY_MADE_DIE, recruits_on_sale, squad_men};

/// [AMB 4.4b] How many soldiers a squad has.
pub(crate) const SQUAD_SIZE: usize = 8;

/// A soldier who has been bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Bought {
    /// His Initiative.
    pub initiative: u8,
    /// Whether he commands.
    pub command: bool,
}

/// What the player is asked before the first step.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB M0a] Which squad goes.
    Squad,
    /// [AMB 4.4a] Who is bought next.
    Recruit {
        /// Who has been bought.
        bought: Vec<Bought>,
    },
    /// [AMB 4.9a] What is bought next.
    Equip,
    /// [AMB 3.2a] Who or what is set up next.
    SetUp,
    /// [AMB 3.2a] Where it begins.
    SetUpWhere(Counter),
    /// [AMB 1c] Who of the players that share the squad leads whom.
    Lead,
}

/// [AMB 3.2a] What is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Counter {
    /// A soldier.
    Man(ManId),
    /// [AMB MPa] The arms crate.
    Crate,
    /// A vehicle.
    Vehicle(VehicleId),
    /// [AMB MTa] An anti-tank mine.
    Mine,
}

/// What the check found.
pub(crate) enum May {
    Squad(Squad),
    Recruit { bought: Vec<Bought>, next: Bought, price: u8 },
    Lead(ManId),
    Buy { model: Model, man: ManId, points: u8 },
    BuyAmmo { ammo: Ammo, man: ManId },
    Share { model: Model, man: ManId },
    Issue { model: Model, man: ManId },
    Stow { model: Model, man: ManId },
    StowAmmo { ammo: Ammo, man: ManId },
    Outfit,
    Equipped,
    Pick(Counter),
    Place { man: ManId, hex: HexId },
    PlaceCrate(HexId),
    Park { vehicle: VehicleId, hex: HexId },
    LayMine(HexId),
    Begin,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 3.2a, 4.1a] The mission is prepared: its instructions lie open before anything is
    /// chosen.
    Prepare,
    /// [AMB M1a] Everybody gets his kit without buying.
    Issue,
    /// [AMB 4.9a] The squad buys.
    Shop,
    /// [AMB 4.9g] The squad has its kit but for what is given free.
    Kept,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB M0a] The squad that goes.
    SquadChosen {
        /// Which.
        squad: Squad,
    },
    /// [AMB 4.2a, 4.3a] Points to spend.
    PointsRolled {
        /// Squad points; none for the ready-made squad.
        squad: Option<u8>,
        /// Weapon points.
        weapons: u8,
    },
    /// [AMB 4.4a] A soldier was bought.
    Recruited {
        /// What he is.
        bought: Bought,
        /// What he cost.
        price: u8,
    },
    /// [AMB 4.5a–4.8a] Somebody's ratings are known.
    Rated {
        /// Who.
        man: ManId,
    },
    /// [AMB 1c] A player has chosen somebody.
    Led {
        /// Who.
        man: ManId,
        /// The player.
        seat: Seat,
    },
    /// [AMB 4.9a] Somebody got something.
    Equipped {
        /// Who.
        man: ManId,
        /// What.
        model: Model,
        /// Whether it was paid for, and not given or shared.
        bought: bool,
    },
    /// [AMB 4.9d] Somebody got ammunition.
    Supplied {
        /// Who.
        man: ManId,
        /// What.
        ammo: Ammo,
    },
    /// Everybody got the usual kit.
    Outfitted,
    /// Somebody was set up.
    Placed {
        /// Who.
        man: ManId,
        /// Where.
        hex: HexId,
    },
    /// [AMB MPl] An object went into the arms crate.
    Crated {
        /// What.
        model: Model,
        /// Whether it was paid for just now.
        bought: bool,
    },
    /// [AMB MPl] Ammunition went into the arms crate.
    CratedAmmo {
        /// What.
        ammo: Ammo,
        /// Whether it was paid for just now.
        bought: bool,
    },
    /// [AMB MPa] The crate was placed.
    CratePlaced {
        /// Where.
        hex: HexId,
    },
    /// A vehicle was set up.
    Parked {
        /// Which.
        vehicle: VehicleId,
        /// Where.
        hex: HexId,
    },
    /// [AMB 3.2a] The mission begins.
    Began,
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Squad => "choose-squad",
            Self::Recruit { .. } => "recruit",
            Self::Lead => "lead",
            Self::Equip => "equip",
            Self::SetUp => "set-up",
            Self::SetUpWhere(_) => "set-up-where",
        }
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        match self {
            Self::SetUpWhere(Counter::Man(man)) => Some(*man),
            Self::Squad
            | Self::Recruit { .. }
            | Self::Lead
            | Self::Equip
            | Self::SetUp
            | Self::SetUpWhere(Counter::Crate | Counter::Vehicle(_) | Counter::Mine) => None,
        }
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        match self {
            Self::Squad => Squad::WORDS.iter().map(|it| Action::Squad(it.1)).collect(),
            Self::Recruit { .. } => recruits_on_sale(),
            Self::Lead => squad_men().map(Action::Lead).collect(),
            Self::Equip => game.kit_candidates(),
            Self::SetUp => game.setup_candidates(),
            Self::SetUpWhere(counter) => game.setup_places(*counter),
        }
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Squad, Action::Squad(squad)) => Ok(May::Squad(squad)),
            (Self::Recruit { bought }, Action::Recruit(grade, count)) => {
                let next = Bought { initiative: count.0, command: grade == Grade::Commander };
                let price = game.may_recruit(bought, next)?;
                Ok(May::Recruit { bought: bought.clone(), next, price })
            }
            (Self::Lead, Action::Lead(man)) => {
                game.may_choose(man)?;
                Ok(May::Lead(man))
            }
            (Self::Equip, action) => game.may_equip(action),
            (Self::SetUp, action) => game.may_set_up(action),
            (Self::SetUpWhere(counter), action) => game.may_set_up_where(*counter, action),
            (Self::Squad | Self::Recruit { .. } | Self::Lead, _) => {
                refuse("amb:3.2a", "the mission is still being prepared")
            }
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Squad(squad) => game.choose_squad(squad, dice, events),
            Self::Recruit { bought, next, price } => {
                game.recruit(bought, next, price, dice, events);
            }
            Self::Lead(man) => {
                let seat = game.choose_man(man);
                events.push(Event::Led { man, seat }.into());
                game.owe_choice();
            }
            Self::Buy { .. }
            | Self::BuyAmmo { .. }
            | Self::Share { .. }
            | Self::Issue { .. }
            | Self::Stow { .. }
            | Self::StowAmmo { .. }
            | Self::Outfit
            | Self::Equipped => game.equip(&self, events),
            Self::Pick(counter) => game.core.owe(Ask::SetUpWhere(counter)),
            Self::Place { man, hex } => game.set_up_man(man, hex, events),
            Self::PlaceCrate(hex) => game.set_up_crate(hex, events),
            Self::Park { vehicle, hex } => game.set_up_vehicle(vehicle, hex, events),
            Self::LayMine(hex) => game.lay_tank_mine(hex),
            Self::Begin => game.begin_operations(events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, _: &mut dyn Dice, _: &mut Vec<Events>) {
        match self {
            Self::Prepare => game.core.owe(Ask::Squad),
            Self::Issue => game.take_issue(),
            Self::Shop => {
                game.open_shop();
                game.core.owe(Ask::Equip);
            }
            Self::Kept => game.finish_kit(),
        }
    }
}

impl Sortie {
    /// [AMB 1c, 4.9] The squad gets its kit, once it is known who leads whom.
    pub(crate) fn owe_kit(&mut self, kit: Duty) {
        self.core.owe(kit);
        self.owe_choice();
    }

    /// [AMB 1c] The next player chooses, until everybody is led by one.
    fn owe_choice(&mut self) {
        if !self.is_shared_out() {
            self.core.owe(Ask::Lead);
        }
    }
}
