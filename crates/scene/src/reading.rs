//! What the chances of a fight come to: what is won how often, and what both sides lose on average.

use serde::Serialize;
use ts_rs::TS;

use crate::Message;

/// What somebody fights for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The hex is left to those who attack it.
    Hex,
    /// The target is hit, or worse.
    Hit,
    /// The target is destroyed.
    Destroyed,
    /// The target suffers anything at all.
    Harm,
}

impl Aim {
    /// Its word, as its texts are called.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hex => "hex",
            Self::Hit => "hit",
            Self::Destroyed => "destroyed",
            Self::Harm => "harm",
        }
    }
}

/// What losses are counted in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Toll {
    /// Steps.
    Steps,
    /// Levels.
    Levels,
}

impl Toll {
    /// Its word, as its texts are called.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Levels => "levels",
        }
    }
}

/// What one result means for the one who rolls: said by the rules, result by result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stake {
    /// What is fought for, and whether this result wins it.
    pub aims: Vec<(Aim, bool)>,
    /// What it costs, where it can cost anything.
    pub losses: Option<StakeLosses>,
}

/// What one result costs both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StakeLosses {
    /// What they are counted in.
    pub toll: Toll,
    /// Of those who roll.
    pub own: u32,
    /// Of the others.
    pub other: u32,
}

/// What the chances come to, exactly and in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reading {
    /// What may be won, and how likely it is; what matters most comes first.
    pub aims: Vec<AimChance>,
    /// What is lost on average, where anything can be.
    pub losses: Option<MeanLosses>,
    /// The reading in a line.
    pub message: Message,
    /// How it was reckoned where results leave a choice.
    pub basis: Message,
}

/// How likely something is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AimChance {
    /// What.
    pub aim: Aim,
    /// The chance, as numerator and denominator.
    #[ts(type = "[number, number]")]
    pub p: (u64, u64),
}

/// What both sides lose on average, as numerators and denominators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MeanLosses {
    /// What they are counted in.
    pub toll: Toll,
    /// Of those who roll.
    #[ts(type = "[number, number]")]
    pub own: (u64, u64),
    /// Of the others.
    #[ts(type = "[number, number]")]
    pub other: (u64, u64),
}

/// An attack that can be built against a target.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AttackPlan {
    /// The place that is attacked.
    pub target: String,
    /// Who would attack, and from where.
    pub attackers: Vec<PlannedAttacker>,
    /// What it comes to: odds, column, or the number that is needed.
    pub message: Message,
}

/// A counter that would attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlannedAttacker {
    /// The counter.
    pub unit: String,
    /// The place it would attack from.
    pub from: String,
    /// Whether it has to move there first.
    pub moves: bool,
}
