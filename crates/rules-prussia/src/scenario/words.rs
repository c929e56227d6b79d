//! Words of the files, and what they mean.

use super::shape::{ArmWord, ArmyWord, NationWord, TypeWord};
use crate::roster::{Arm, Kind as UnitKind, Nation};
use crate::state::Army;

pub(super) fn army(word: ArmyWord) -> Army {
    match word {
        ArmyWord::Prussia => Army::Prussia,
        ArmyWord::Coalition => Army::Coalition,
    }
}

pub(super) fn arm(word: ArmWord) -> Arm {
    match word {
        ArmWord::Infantry => Arm::Infantry,
        ArmWord::Cavalry => Arm::Cavalry,
        ArmWord::Artillery => Arm::Artillery,
        ArmWord::Baggage => Arm::Baggage,
    }
}

pub(super) fn nation(word: NationWord) -> Nation {
    match word {
        NationWord::Prussian => Nation::Prussian,
        NationWord::Austrian => Nation::Austrian,
        NationWord::Wurttemberg => Nation::Wurttemberg,
        NationWord::Wurzburg => Nation::Wurzburg,
        NationWord::Bavarian => Nation::Bavarian,
        NationWord::Saxon => Nation::Saxon,
        NationWord::Russian => Nation::Russian,
        NationWord::French => Nation::French,
        NationWord::Swiss => Nation::Swiss,
        NationWord::German => Nation::German,
        NationWord::Kreise => Nation::Kreise,
    }
}

pub(super) fn kind(word: TypeWord) -> UnitKind {
    match word {
        TypeWord::Line => UnitKind::Line,
        TypeWord::Guard => UnitKind::Guard,
        TypeWord::Grenadier => UnitKind::Grenadier,
        TypeWord::Croat => UnitKind::Croat,
        TypeWord::Jaeger => UnitKind::Jaeger,
        TypeWord::Freikorps => UnitKind::Freikorps,
        TypeWord::Observation => UnitKind::Observation,
        TypeWord::Cuirassier => UnitKind::Cuirassier,
        TypeWord::Dragoon => UnitKind::Dragoon,
        TypeWord::Hussar => UnitKind::Hussar,
        TypeWord::Chevauleger => UnitKind::Chevauleger,
        TypeWord::HeavyHorse => UnitKind::HeavyHorse,
        TypeWord::Cossack => UnitKind::Cossack,
        TypeWord::FreikorpsDragoon => UnitKind::FreikorpsDragoon,
        TypeWord::FreikorpsHussar => UnitKind::FreikorpsHussar,
        TypeWord::Battery => UnitKind::Battery,
        TypeWord::HeavyBattery => UnitKind::HeavyBattery,
        TypeWord::Baggage => UnitKind::Baggage,
    }
}
