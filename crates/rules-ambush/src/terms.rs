//! The words of the game that files, rules and texts share: declared once.

use canon::Digest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Declares an enum whose variants have a word each, for files, actions and texts.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Deserialize, Serialize,
            JsonSchema,
        )]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)+
        }

        impl crate::rows::Kind for $name {
            fn place(self) -> usize {
                self as usize
            }
        }

        impl $name {
            /// Every one with its word, in a fixed order.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }
    };
}

words! {
    /// [AMB 5.2a, 2.4c] How a soldier holds himself.
    Stance {
        /// Upright: runs, throws far, assaults.
        Standing = "standing",
        /// Crawls, fires crew weapons, takes from the fallen.
        Crouching = "crouching",
        /// Flat on the ground: neither moves nor fires.
        Prone = "prone",
    }
}

words! {
    /// [AMB 1a] The two sides; nobody decides for the second.
    Side {
        /// The squad.
        Us = "us",
        /// The enemy, run by cards, paragraphs and dice.
        German = "german",
    }
}

words! {
    /// [AMB 2.3c] What fills a hex.
    Terrain {
        /// Nothing to hide behind.
        Open = "open",
        /// A road.
        Road = "road",
        /// A bridge over the water.
        Bridge = "bridge",
        /// Hedge, furrows, crops.
        Cover = "cover",
        /// Bushes that stop the eye.
        Brush = "brush",
        /// Broken ground.
        Rough = "rough",
        /// Trees.
        Woods = "woods",
        /// A house of wood.
        WoodenBuilding = "wooden-building",
        /// A house of stone.
        StoneBuilding = "stone-building",
        /// [AMB 2.4k] What is left of a house.
        Rubble = "rubble",
        /// [AMB 2.4j] What a shell leaves in the ground.
        Crater = "crater",
        /// The watercourse: a stream or a river, as the mission says.
        Water = "water",
        /// [AMB 2.4m] A place where the water can be waded.
        Ford = "ford",
        /// [AMB 2.4l] A house on fire.
        BurningBuilding = "burning-building",
        /// [AMB MKa] A bunker of concrete.
        Bunker = "bunker",
    }
}

impl Terrain {
    /// [AMB 8.2l] Whether it is a building with walls and openings.
    pub fn is_building(self) -> bool {
        matches!(self, Self::WoodenBuilding | Self::StoneBuilding)
    }
}

words! {
    /// What can be carried as an object of its own: weapons and a few things besides.
    Model {
        /// A pistol.
        Pistol = "pistol",
        /// A carbine.
        Carbine = "carbine",
        /// A semi-automatic rifle.
        Rifle = "rifle",
        /// The Germans' rifle: one shot at a time.
        GermanRifle = "german-rifle",
        /// A submachine gun.
        SubmachineGun = "submachine-gun",
        /// The Germans' machine pistol.
        MachinePistol = "machine-pistol",
        /// An automatic rifle.
        AutomaticRifle = "automatic-rifle",
        /// A light machine gun.
        Lmg = "lmg",
        /// A medium machine gun.
        Mmg = "mmg",
        /// A heavy machine gun.
        Hmg = "hmg",
        /// A bazooka.
        Bazooka = "bazooka",
        /// A demolition charge.
        Charge = "demolition-charge",
        /// [AMB 2.4g, 14d] A radio. One of the Germans' can be carried, but nobody can use it.
        Radio = "radio",
        /// Papers worth bringing home; which, the mission says.
        Documents = "documents",
    }
}

words! {
    /// [AMB 2.5e] What fills ammo boxes: clips by weapon, rounds, grenades.
    Ammo {
        /// For a pistol.
        PistolClip = "pistol-clip",
        /// For a carbine.
        CarbineClip = "carbine-clip",
        /// For a semi-automatic rifle.
        RifleClip = "rifle-clip",
        /// For a submachine gun.
        SmgClip = "smg-clip",
        /// For an automatic rifle.
        ArClip = "ar-clip",
        /// For a medium machine gun.
        Belt = "belt",
        /// For a heavy machine gun.
        HeavyBelt = "heavy-belt",
        /// [AMB 9.5g] For a captured German rifle.
        GermanRifleClip = "german-rifle-clip",
        /// [AMB 9.5g] For a captured machine pistol.
        MachinePistolClip = "machine-pistol-clip",
        /// [AMB 9.5g] For a captured light machine gun.
        LightBelt = "light-belt",
        /// For a bazooka.
        BazookaRound = "bazooka-round",
        /// A hand grenade.
        Grenade = "grenade",
    }
}

words! {
    /// [AMB 17a] What a vehicle is.
    VehicleKind {
        /// The squad's car.
        Jeep = "jeep",
        /// The Germans' car.
        Kubelwagen = "kubelwagen",
        /// A staff car.
        StaffCar = "staff-car",
        /// A German tank.
        PanzerIv = "panzer-iv",
        /// A German tank destroyer.
        Jagdpanther = "jagdpanther",
        /// A tank of the squad's army.
        Sherman = "sherman",
    }
}

impl VehicleKind {
    /// [AMB 17a] Whether it is a tank and not a car.
    pub fn is_tank(self) -> bool {
        matches!(self, Self::PanzerIv | Self::Jagdpanther | Self::Sherman)
    }
}

words! {
    /// [AMB 9.1a] How a shot is fired.
    FireMode {
        /// One shot with care.
        Aimed = "aimed",
        /// Two shots from the hip.
        Snap = "snap",
    }
}

words! {
    /// [AMB 17.1h] How a vehicle is driven.
    Speed {
        /// Within the low allowance.
        Slow = "slow",
        /// Up to the high allowance.
        Fast = "fast",
    }
}
