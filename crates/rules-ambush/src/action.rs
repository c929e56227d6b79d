//! What the player may answer, and how the answer is written: declared once.

use hexgrid::{Direction, HexId};
use kernel::words::{Noun, Verbs, Words, read_number, read_one};

use crate::mission::Mission;
use crate::state::{CanoeId, ManId, Spot, US_MEN, VehicleId};
use crate::terms::{Ammo, FireMode, Model, Stance};

/// Declares a noun whose few meanings have a word each.
macro_rules! few {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// Every one with its word.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        few!(noun $name, $what);
    };
    (noun $name:ident, $what:literal) => {
        impl Noun<Mission> for $name {
            fn word(&self, _: &Mission) -> Option<String> {
                Some(Self::word(*self).to_owned())
            }

            fn read(_: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
                read_one(words, $what, Self::WORDS)
            }

            fn all(_: &Mission) -> Vec<Self> {
                Self::WORDS.iter().map(|it| it.1).collect()
            }
        }
    };
}

few!(noun Stance, "a stance");
few!(noun Model, "an object");
few!(noun Ammo, "ammunition");
few!(noun FireMode, "a way to fire");

few! {
    /// [AMB M0a] Which squad goes.
    Squad, "a squad" {
        /// [AMB 2.5b] The ready-made one.
        Ready = "ready-made",
        /// [AMB 4] A new one.
        New = "new",
    }
}

few! {
    /// [AMB 4.4a] What is bought.
    Grade, "a kind of soldier" {
        /// Anybody.
        Soldier = "soldier",
        /// One who commands.
        Commander = "commander",
    }
}

few! {
    /// [AMB 11.1b] What an assault is for.
    Purpose, "a purpose" {
        /// To kill.
        Kill = "kill",
        /// To capture.
        Capture = "capture",
    }
}

few! {
    /// [AMB 10] What is thrown.
    Bomb, "something to throw" {
        /// A grenade.
        Grenade = "grenade",
        /// A demolition charge.
        Charge = "charge",
    }
}

few! {
    /// [AMB 6.7] What a soldier is about to do with more targets than can be listed at once.
    Effort, "an effort" {
        /// [AMB 6.7l] Throw a grenade.
        Grenade = "grenade",
        /// [AMB 6.7k] Throw a demolition charge.
        Charge = "charge",
        /// [AMB 13.5e] Fire at a wall.
        Wall = "wall",
    }
}

few! {
    /// [AMB 9.7j] Who aims at a joint shot.
    Gunner, "a gunner" {
        /// The one whose turn it is.
        Self_ = "gunner",
        /// The other.
        Other = "loader",
    }
}

few! {
    /// [AMB 17.2b] A side of a vehicle.
    Flank, "a side" {
        /// Front.
        Front = "front",
        /// Side.
        Side = "side",
        /// Rear.
        Rear = "rear",
    }
}

few! {
    /// [AMB 17.13] A weapon of a tank.
    TankArm, "a weapon of the tank" {
        /// The gun.
        Gun = "gun",
        /// The bow machine gun.
        Bow = "bow",
        /// The coaxial machine gun.
        Coaxial = "coaxial",
    }
}

few! {
    /// [AMB 16.3] A characteristic.
    Trait, "a characteristic" {
        /// Initiative.
        Initiative = "initiative",
        /// Perception.
        Perception = "perception",
        /// Weapon Skill.
        WeaponSkill = "weapon-skill",
        /// Driving Skill.
        DrivingSkill = "driving-skill",
    }
}

/// Where something is taken from or put.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
pub enum Store {
    /// The ground.
    Ground,
    /// A soldier.
    Man(ManId),
    /// [AMB MPl] The arms crate.
    Crate,
    /// [AMB MCb] A canoe.
    Canoe(CanoeId),
}

/// A side of a building: the hex inside, and the way out of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
pub struct Wall {
    /// The hex inside.
    pub hex: HexId,
    /// The direction of the side.
    pub side: Direction,
}

/// A small number: a seat, a choice, an Initiative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
pub struct Count(pub u8);

/// An answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Verbs)]
#[verbs(scenario = Mission)]
pub enum Action {
    /// [AMB M0a] This squad goes.
    #[verb("squad")]
    Squad(Squad),
    /// [AMB 4.4a] Buy a soldier of this Initiative.
    #[verb("recruit")]
    Recruit(Grade, Count),
    /// [AMB 4.9a] Buy an object for somebody.
    #[verb("buy")]
    Buy(Model, ManId),
    /// [AMB 4.9b] Let somebody carry the smaller part of a crew weapon.
    #[verb("share")]
    Share(Model, ManId),
    /// [AMB 4.9d] Buy ammunition for somebody.
    #[verb("buy ammo")]
    BuyAmmo(Ammo, ManId),
    /// [AMB 4.9a] Give everybody the usual kit.
    #[verb("outfit")]
    Outfit,
    /// [AMB 4.9g] Hand out what is given free of charge.
    #[verb("issue")]
    Issue(Model, ManId),
    /// [AMB MPl] Put an object into the arms crate.
    #[verb("stow")]
    Stow(Model, ManId),
    /// [AMB MPl] Put ammunition into the arms crate.
    #[verb("stow ammo")]
    StowAmmo(Ammo, ManId),
    /// [AMB 3.2a] Say who is set up next; his hex follows.
    #[verb("pick")]
    Pick(ManId),
    /// [AMB MPa] Say that the arms crate is next.
    #[verb("pick crate")]
    PickCrate,
    /// [AMB 3.2a] Say that a vehicle is next.
    #[verb("pick vehicle")]
    PickVehicle(VehicleId),
    /// [AMB MTa] Say that an anti-tank mine is next.
    #[verb("pick mine")]
    PickMine,
    /// Set somebody up.
    #[verb("place")]
    Place(ManId, HexId),
    /// [AMB MPa] Say over which hex the arms crate is thrown out.
    #[verb("place crate")]
    PlaceCrate(HexId),
    /// Set a vehicle up.
    #[verb("park")]
    Park(VehicleId, HexId),
    /// [AMB MTa] Lay an anti-tank mine.
    #[verb("lay mine")]
    LayMine(HexId),
    /// This part is done.
    #[verb("done")]
    Done,
    /// [AMB 5.3d] Take somebody into the group, or out of it.
    #[verb("with")]
    With(ManId),
    /// [AMB 7.2a] Go to this hex: the group, or whoever acts.
    #[verb("go")]
    Go(HexId),
    /// [AMB 2.4q] Go up or down the stairs of the tower.
    #[verb("stairs")]
    Stairs,
    /// [AMB 7.1f] Leave the map.
    #[verb("leave")]
    Leave,
    /// [AMB 5.2b] Change the stance of somebody in Operations.
    #[verb("stance")]
    Stance(ManId, Stance),
    /// [AMB 6.7b] Change the stance of whoever acts.
    #[verb("change")]
    Change(Stance),
    /// [AMB 5.3f] Let somebody handle objects.
    #[verb("handle")]
    Handle(ManId),
    /// [AMB 5.3f] Take an object.
    #[verb("take")]
    Take(Model, Store),
    /// [AMB 5.3f] Take ammunition.
    #[verb("take ammo")]
    TakeAmmo(Ammo, Store),
    /// [AMB 5.3f] Put an object down, or hand it over.
    #[verb("put")]
    Put(Model, Store),
    /// [AMB 5.3f] Put ammunition down, or hand it over.
    #[verb("put ammo")]
    PutAmmo(Ammo, Store),
    /// [AMB 5.3h] Drag somebody to this hex.
    #[verb("drag")]
    Drag(ManId, HexId),
    /// [AMB 5.3l] Take a prisoner along, or leave him.
    #[verb("escort")]
    Escort(ManId),
    /// [AMB 5.3j] Set a crew weapon up.
    #[verb("set up")]
    SetUp(Model),
    /// [AMB 5.3j] Prime a demolition charge.
    #[verb("prime")]
    Prime,
    /// [AMB 9.8b] Load a bazooka.
    #[verb("load")]
    Load,
    /// [AMB 9.4b] Clear a jam.
    #[verb("clear")]
    Clear(Model),
    /// [AMB M7f] Wait for what happens.
    #[verb("wait")]
    Wait,
    /// [AMB MBa] Clear the charges of a bridge.
    #[verb("clear bridge")]
    ClearBridge,
    /// [AMB MRa] Clear a roadblock.
    #[verb("clear roadblock")]
    ClearRoadblock,
    /// [AMB 6.1m] Let somebody take his turn.
    #[verb("act")]
    Act(ManId),
    /// [AMB 17.13] Let a tank take its turn.
    #[verb("act tank")]
    ActTank(VehicleId),
    /// [AMB 6.7a] Do nothing.
    #[verb("pass")]
    Pass,
    /// [AMB 6.7a] Let the rest of the Round go: everybody passes who still has turns.
    #[verb("pass round")]
    PassRound,
    /// [AMB 9.1a] Fire at a soldier.
    #[verb("fire")]
    Fire(Model, FireMode, ManId),
    /// [AMB 13.5e] Fire at a wall.
    #[verb("fire wall")]
    FireWall(Model, FireMode, Wall),
    /// [AMB 17.6a] Fire at a vehicle; in its own hex at this side of it.
    #[verb("fire vehicle")]
    FireVehicle(Model, FireMode, VehicleId, Flank),
    /// [AMB MKb] Fire at a bunker.
    #[verb("fire bunker")]
    FireBunker(Model, FireMode, HexId),
    /// [AMB 9.7i] Fire a crew weapon together with somebody.
    #[verb("joint")]
    Joint(Model, ManId, Gunner, ManId),
    /// [AMB 9.7i, 17.6a] Fire a crew weapon together with somebody at a vehicle.
    #[verb("joint vehicle")]
    JointVehicle(Model, ManId, Gunner, VehicleId, Flank),
    /// [AMB 9.7i, MKb] Fire a crew weapon together with somebody at a bunker.
    #[verb("joint bunker")]
    JointBunker(Model, ManId, Gunner, HexId),
    /// [AMB 9.7i, 13.5e] Fire a crew weapon together with somebody at a wall.
    #[verb("joint wall")]
    JointWall(Model, ManId, Gunner, Wall),
    /// [AMB 6.7] Say what is thrown, or that the shot goes at a wall; the target follows.
    #[verb("aim")]
    Aim(Effort),
    /// [AMB 6.7a] Give up what was begun and has cost nothing yet.
    #[verb("give-up")]
    GiveUp,
    /// [AMB 10] Throw something into a hex.
    #[verb("throw")]
    Throw(Bomb, Spot),
    /// [AMB 17.11] Throw something into a vehicle.
    #[verb("throw into")]
    ThrowInto(Bomb, VehicleId),
    /// [AMB 11] Assault somebody.
    #[verb("assault")]
    Assault(ManId, Purpose),
    /// [AMB 6.3f] Give the turn to somebody.
    #[verb("give turn")]
    GiveTurn(ManId),
    /// [AMB 6.3j] Make somebody aware.
    #[verb("alert")]
    Alert(ManId),
    /// [AMB 10.2b] Throw it away.
    #[verb("throw back")]
    ThrowBack,
    /// [AMB 10.2c] Drop prone.
    #[verb("duck")]
    Duck,
    /// Do nothing about it.
    #[verb("stay")]
    Stay,
    /// [AMB 13.2d] Let go of an object.
    #[verb("let go")]
    LetGo(Model),
    /// What a paragraph leaves to the player.
    #[verb("choose")]
    Choose(Count),
    /// [AMB 17.5b] Get into a vehicle or change seats; seat 0 drives.
    #[verb("mount")]
    Mount(VehicleId, Count),
    /// [AMB 17.5b] Get out of a vehicle.
    #[verb("dismount")]
    Dismount,
    /// [AMB 17.3a] Let a vehicle be driven.
    #[verb("take wheel")]
    TakeWheel(VehicleId),
    /// [AMB 17.4a] Drive to this hex.
    #[verb("drive")]
    Drive(HexId),
    /// [AMB 17.2a] Turn toward this hex.
    #[verb("turn")]
    Turn(HexId),
    /// [AMB 17.1d] Open a vehicle.
    #[verb("open")]
    Open(VehicleId),
    /// [AMB 17.1d] Close a vehicle.
    #[verb("close")]
    Close(VehicleId),
    /// [AMB 6.7x] Put a casualty into a vehicle.
    #[verb("load casualty")]
    LoadCasualty(ManId, VehicleId),
    /// [AMB 6.7x] Take a casualty out of a vehicle.
    #[verb("unload casualty")]
    UnloadCasualty(ManId),
    /// [AMB 17.13] Fire a weapon of the tank at a soldier.
    #[verb("tank fire")]
    TankFire(TankArm, FireMode, ManId),
    /// [AMB 17.13] Fire a weapon of the tank at a vehicle.
    #[verb("tank fire vehicle")]
    TankFireVehicle(TankArm, FireMode, VehicleId, Flank),
    /// [AMB 17.13] Fire a weapon of the tank at a wall.
    #[verb("tank fire wall")]
    TankFireWall(TankArm, FireMode, Wall),
    /// [AMB 17.13f] Load the gun.
    #[verb("load gun")]
    LoadGun,
    /// Clear a machine gun of the tank.
    #[verb("clear gun")]
    ClearGun(TankArm),
    /// [AMB MCg] Board a canoe.
    #[verb("board")]
    Board(CanoeId),
    /// [AMB MCg] Leave the canoe.
    #[verb("ashore")]
    Ashore,
    /// [AMB MCc] Paddle to this hex.
    #[verb("paddle")]
    Paddle(HexId),
    /// [AMB MCf] Beach the canoe here.
    #[verb("beach")]
    Beach(HexId),
    /// [AMB MCk] Put a casualty into a canoe.
    #[verb("lift aboard")]
    LiftAboard(ManId, CanoeId),
    /// [AMB MCk] Take a casualty out of a canoe.
    #[verb("lift ashore")]
    LiftAshore(ManId),
    /// [AMB MPb] Let somebody drift down.
    #[verb("drift")]
    Drift(ManId),
    /// [AMB MPb] Let the arms crate drift down.
    #[verb("drift crate")]
    DriftCrate,
    /// [AMB MPt] Come down here.
    #[verb("land")]
    Land(HexId),
    /// [AMB MPk] Get out of the parachute.
    #[verb("unharness")]
    Unharness,
    /// [AMB MPn] Open the arms crate.
    #[verb("open crate")]
    OpenCrate,
    /// [AMB 16.2c] Give somebody one point of experience.
    #[verb("award")]
    Award(ManId),
    /// [AMB 16.3a] Raise a characteristic.
    #[verb("raise")]
    Raise(ManId, Trait),
    /// [AMB 16.2e] Share the rest of the experience by the deeds.
    #[verb("divide")]
    Divide,
    /// [AMB M3a] Keep the kit of the mission before.
    #[verb("keep kit")]
    KeepKit,
    /// [AMB M3a] Buy a new kit.
    #[verb("new kit")]
    NewKit,
    /// [AMB 1c] Choose somebody to lead.
    #[verb("lead")]
    Lead(ManId),
}

/// [AMB 2.3b] A hex is called by its column and its row: `G2`.
impl Noun<Mission> for HexId {
    fn word(&self, mission: &Mission) -> Option<String> {
        Some(mission.ground.map.grid.number(*self))
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let number = words.take("a hex")?;
        let found = mission.ground.map.grid.find(number);
        found.ok_or_else(|| format!("there is no hex {number} on the map"))
    }

    fn all(mission: &Mission) -> Vec<Self> {
        mission.ground.map.grid.hexes().collect()
    }
}

impl Noun<Mission> for Spot {
    fn word(&self, mission: &Mission) -> Option<String> {
        let hex = mission.ground.map.grid.number(self.hex);
        Some(if self.up { format!("{hex} up") } else { hex })
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let hex = HexId::read(mission, words)?;
        let up = words.peek() == Some("up");
        if up {
            words.take("a floor")?;
        }
        Ok(Self { hex, up })
    }

    fn all(mission: &Mission) -> Vec<Self> {
        let ground = HexId::all(mission).into_iter().map(Self::from);
        ground.chain(mission.ground.tower.map(|hex| Self { hex, up: true })).collect()
    }
}

impl Noun<Mission> for ManId {
    fn word(&self, mission: &Mission) -> Option<String> {
        Some(letter(mission, *self).to_string())
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.take("a soldier's letter")?;
        let found =
            Self::all(mission).into_iter().find(|it| letter(mission, *it).to_string() == word);
        found.ok_or_else(|| format!("`{word}` is the letter of no soldier"))
    }

    fn all(mission: &Mission) -> Vec<Self> {
        let men = usize::from(US_MEN) + mission.cards.len();
        (0..u8::try_from(men).expect("few men")).map(Self).collect()
    }
}

/// The letter on somebody's counter.
fn letter(mission: &Mission, man: ManId) -> char {
    match man.card_index() {
        Some(index) => mission.cards[index].letter,
        None => ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'][usize::from(man.0)],
    }
}

impl Noun<Mission> for VehicleId {
    fn word(&self, mission: &Mission) -> Option<String> {
        Some(mission.vehicles[usize::from(self.0)].word.clone())
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.take("a vehicle")?;
        let found = mission.vehicles.iter().position(|it| it.word == word);
        let id = found.ok_or_else(|| format!("there is no vehicle `{word}`"))?;
        Ok(Self(u8::try_from(id).expect("few vehicles")))
    }

    fn all(mission: &Mission) -> Vec<Self> {
        (0..u8::try_from(mission.vehicles.len()).expect("few vehicles")).map(Self).collect()
    }
}

impl Noun<Mission> for CanoeId {
    fn word(&self, _: &Mission) -> Option<String> {
        Some((self.0 + 1).to_string())
    }

    fn read(_: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let number: u8 = read_number(words)?;
        if (1..=4).contains(&number) {
            return Ok(Self(number - 1));
        }
        Err(format!("there is no canoe {number}"))
    }

    fn all(mission: &Mission) -> Vec<Self> {
        let entering = mission.setup.canoes.map_or(0, |it| it.1);
        let there = mission.start.as_ref().map_or(0, |it| it.canoes.len());
        (0..entering + u8::try_from(there).expect("few canoes")).map(Self).collect()
    }
}

impl Noun<Mission> for Store {
    fn word(&self, mission: &Mission) -> Option<String> {
        match self {
            Self::Ground => Some("ground".to_owned()),
            Self::Crate => Some("crate".to_owned()),
            Self::Man(man) => man.word(mission),
            Self::Canoe(canoe) => Some(format!("canoe {}", canoe.0 + 1)),
        }
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        match words.peek() {
            Some("ground") => words.take("").map(|_| Self::Ground),
            Some("crate") => words.take("").map(|_| Self::Crate),
            Some("canoe") => {
                words.take("")?;
                CanoeId::read(mission, words).map(Self::Canoe)
            }
            Some(_) | None => ManId::read(mission, words).map(Self::Man),
        }
    }

    fn all(mission: &Mission) -> Vec<Self> {
        let men = ManId::all(mission).into_iter().map(Self::Man);
        let canoes = CanoeId::all(mission).into_iter().map(Self::Canoe);
        [Self::Ground, Self::Crate].into_iter().chain(men).chain(canoes).collect()
    }
}

impl Noun<Mission> for Wall {
    fn word(&self, mission: &Mission) -> Option<String> {
        let grid = &mission.ground.map.grid;
        Some(format!("{}-{}", grid.number(self.hex), self.side.index()))
    }

    fn read(mission: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.take("a wall")?;
        let found =
            Self::all(mission).into_iter().find(|it| it.word(mission).as_deref() == Some(word));
        found
            .ok_or_else(|| format!("there is no wall `{word}`: a building hex and a side, as D3-2"))
    }

    fn all(mission: &Mission) -> Vec<Self> {
        let houses = mission.ground.houses.iter();
        houses.flat_map(|hex| Direction::ALL.map(|side| Self { hex: *hex, side })).collect()
    }
}

impl Noun<Mission> for Count {
    fn word(&self, _: &Mission) -> Option<String> {
        Some(self.0.to_string())
    }

    fn read(_: &Mission, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words).map(Self)
    }

    fn all(_: &Mission) -> Vec<Self> {
        (0..10).map(Self).collect()
    }
}
