//! The shapes of what has happened before a battle begins, exactly as they are written.

use std::collections::BTreeMap;

use catalog::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

type Text = Spanned<String>;

/// A battle that begins in the middle: everybody stands, and this phase is being played.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct StartShape {
    pub(super) turn: Spanned<u8>,
    /// Whose player turn it is.
    #[serde(alias = "seat")]
    pub(super) side: Text,
    pub(super) phase: Spanned<PhaseWord>,
    /// Groups of that side that are not Effective.
    #[serde(default)]
    pub(super) degraded: Vec<Text>,
    /// Whether it has been chosen whom the Army Commander leads himself.
    #[serde(default)]
    pub(super) traced: bool,
    /// Hexes with an Engaged marker; if neither they nor `shifted` are given, the rules lay them.
    pub(super) markers: Option<Vec<Text>>,
    /// Hexes whose Engaged marker lies on its -2 side.
    pub(super) shifted: Option<Vec<Text>>,
    /// Momentum markers by hex.
    #[serde(default)]
    pub(super) momentum: BTreeMap<Text, u8>,
    /// Hexes that were bombarded in this phase.
    #[serde(default)]
    pub(super) bombarded: Vec<Text>,
    /// How often what was planned in this phase was trimmed or given up.
    #[serde(default)]
    pub(super) plans_changed: u8,
    /// Hexes that hold more than they may until their owner's next movement ends.
    #[serde(default)]
    pub(super) overstacked: Vec<Text>,
    /// Armies by the id of their side.
    #[serde(default)]
    pub(super) army: BTreeMap<Text, ArmyStateShape>,
    /// The advance of the Franco-Imperials.
    #[serde(default)]
    pub(super) advance: AdvanceShape,
    /// Whether Lacy has come.
    #[serde(default)]
    pub(super) lacy: bool,
}

/// Phases in which a battle may begin.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum PhaseWord {
    Activation,
    Deployment,
    Command,
    Rout,
    Movement,
    Bombardment,
    Rally,
    Defense,
    Combat,
    Adjustment,
}

/// An army that is not as it was at the start of the day.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ArmyStateShape {
    /// Current Morale; that of its track if not given.
    pub(super) morale: Option<Spanned<i16>>,
    /// The value at which its track stands while nothing lies on it; that of the side if not given.
    pub(super) base: Option<Spanned<i16>>,
    /// What lies on its track, in the order it came; the losses written elsewhere if not given.
    pub(super) track: Option<Vec<TrackShape>>,
    /// Combat Success markers.
    #[serde(default)]
    pub(super) successes: Option<Spanned<u16>>,
    /// Whether it becomes active with its next player turn.
    pub(super) alarmed: Option<Spanned<bool>>,
    /// Whether it has tried to activate in this turn.
    #[serde(default)]
    pub(super) tried: bool,
    /// Paid attempts to activate so far.
    #[serde(default)]
    pub(super) paid: Option<Spanned<u8>>,
    /// Whether its chance on sight is gone.
    #[serde(default)]
    pub(super) sighted: bool,
    /// Whether it has moved or fought in this turn.
    #[serde(default)]
    pub(super) strained: bool,
    /// Points beyond those of the enemy's track; two for routed baggage if not given.
    pub(super) bonus: Option<Spanned<i16>>,
}

/// One piece on a track.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackShape {
    pub(super) piece: Spanned<TrackWord>,
    /// Its box; the next free one if not given.
    #[serde(rename = "box")]
    pub(super) place: Option<Spanned<i16>>,
    /// What a captured counter brings the enemy.
    pub(super) points: Option<Spanned<u8>>,
}

/// What lies on a track.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum TrackWord {
    Lost,
    Captured,
    Activation,
    Fatigue,
    Penalty,
}

/// The advance of the Franco-Imperials so far.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvanceShape {
    /// Morale that was claimed.
    pub(super) claimed: Option<Spanned<u8>>,
    /// The turn by whose end the condition must be met.
    pub(super) deadline: Option<Spanned<u8>>,
    /// Whether the bonus is gone.
    #[serde(default)]
    pub(super) forfeited: bool,
    /// Whether somebody has fought, so that passivity is punished no more.
    #[serde(default)]
    pub(super) fought: bool,
    /// Whether the Franco-Imperials have been punished for passivity.
    #[serde(default)]
    pub(super) punished: bool,
    /// Whether the condition has been met, or is no longer asked for.
    #[serde(default)]
    pub(super) done: bool,
    /// Whether their commander has tried to activate in this turn.
    #[serde(default)]
    pub(super) attempted: bool,
}

/// A unit that is not as it was at the start of the day.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct StateShape {
    pub(super) unit: Text,
    #[serde(default)]
    pub(super) morale: MoraleWord,
    #[serde(default)]
    pub(super) column: bool,
    /// Levels left.
    pub(super) level: Option<Spanned<u8>>,
    #[serde(default)]
    pub(super) marks: Vec<Text>,
    /// Movement points spent in this phase.
    pub(super) spent: Option<Spanned<u8>>,
    /// The hex in which it began the Movement Phase.
    pub(super) began: Option<Text>,
    /// Its detachment, or `none`.
    pub(super) detachment: Option<Text>,
}

/// States of morale.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
pub(super) enum MoraleWord {
    #[default]
    Formed,
    Disordered,
    Routed,
}

/// A leader to whom something has happened.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderStateShape {
    pub(super) leader: Text,
    #[serde(default)]
    pub(super) fate: FateWord,
    /// Who bears his office now; as the rules have it if not given.
    pub(super) bearer: Option<Spanned<BearerWord>>,
    /// Movement points spent in this phase.
    pub(super) spent: Option<Spanned<u8>>,
    #[serde(default)]
    pub(super) moved: bool,
    /// Whether he has tried to help a wing this turn.
    #[serde(default)]
    pub(super) helped: bool,
}

/// What befell a leader.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, Default, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum FateWord {
    #[default]
    Unhurt,
    Wounded,
    Killed,
}

/// Who bears the office of a leader.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum BearerWord {
    Himself,
    Second,
    Replacement,
    Nobody,
}

/// A wing to which something has happened.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WingStateShape {
    pub(super) wing: Text,
    /// Whether it is in column; as its units are if not given.
    pub(super) column: Option<bool>,
    /// Whether a special leader has made it Effective this turn.
    #[serde(default)]
    pub(super) helped: bool,
    /// Whether it has had its roll against forced deployment in this enemy turn.
    #[serde(default)]
    pub(super) rolled: bool,
    /// Whether one of its units has moved in this phase.
    #[serde(default)]
    pub(super) stirred: bool,
}

/// A command group to which something has happened.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupStateShape {
    pub(super) side: Text,
    pub(super) group: Text,
    /// Whether it is Effective; yes, unless `degraded` names it.
    pub(super) effective: Option<bool>,
    /// Whether a detachment is active by itself.
    pub(super) active: Option<Spanned<bool>>,
    /// Whether the chance on sight of a detachment is gone.
    pub(super) sighted: Option<Spanned<bool>>,
}

/// Pieces that are gone for good.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct GoneShape {
    pub(super) pieces: Vec<Text>,
    pub(super) how: GoneWord,
    /// Levels a unit had when it went; none if it was lost, all if not.
    pub(super) level: Option<Spanned<u8>>,
}

/// How pieces went.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum GoneWord {
    Lost,
    Captured,
    Exited,
}
