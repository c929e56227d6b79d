//! What happened.

use hexgrid::{Direction, HexId};

use crate::act::{Fund, Mark};
use crate::agenda::Purpose;
use crate::cards::CardId;
use crate::roster::Nation;
use crate::scenario::WorkKind;
use crate::state::{ForceId, Hit, Score, UnitId};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [COH 1.0i] A unit was set up.
    SetUp {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [COH 2.0a] A round began.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// [COH 8.1b] A force drew a card.
    Drew {
        /// Who.
        force: ForceId,
        /// What.
        card: CardId,
    },
    /// [COH 8.1g] A yellow card was carried out.
    CameUp {
        /// Who drew it.
        force: ForceId,
        /// What.
        card: CardId,
    },
    /// [COH 12.3b] Artillery was plotted.
    Plotted {
        /// Who.
        force: ForceId,
        /// Where.
        hex: HexId,
        /// Smoke instead of shells.
        smoke: bool,
    },
    /// [COH 12.3c] Artillery lands.
    Landed {
        /// Whose.
        force: ForceId,
        /// Its card.
        card: CardId,
        /// Where.
        hex: HexId,
        /// Smoke instead of shells.
        smoke: bool,
    },
    /// [COH 3.2.4b] What a force spends on initiative.
    Bid {
        /// Who.
        force: ForceId,
        /// How much.
        cap: u8,
    },
    /// [COH 2.1a] The initiative roll of everybody.
    Initiative {
        /// What each force threw, and CAP and cards.
        throws: Vec<(ForceId, [u8; 2], u8)>,
        /// Who begins; nobody after a tie.
        winner: Option<ForceId>,
    },
    /// [COH 2.2f] A force passed.
    Passed {
        /// Who.
        force: ForceId,
    },
    /// [COH 2.2k] A force stalled.
    Stalled {
        /// Who.
        force: ForceId,
    },
    /// [COH 3.0a] An activation began.
    Activated {
        /// Whose.
        unit: UnitId,
        /// With how many AP.
        ap: u8,
    },
    /// [COH 9.0b] A unit joined the activation.
    Joined {
        /// Who.
        unit: UnitId,
    },
    /// [COH 3.0e] A unit is spent.
    Spent {
        /// Who.
        unit: UnitId,
    },
    /// [COH 2.2b] An action was paid.
    Paid {
        /// By whom.
        force: ForceId,
        /// How.
        fund: Fund,
        /// AP.
        ap: u8,
        /// CAP.
        cap: u8,
    },
    /// [COH 8.1f] A card was played.
    Played {
        /// By whom.
        force: ForceId,
        /// Which.
        card: CardId,
        /// On whom.
        on: Option<UnitId>,
    },
    /// [COH 5.0b] A unit moved one hex.
    Moved {
        /// Who.
        unit: UnitId,
        /// From where; nowhere for reinforcements.
        from: Option<HexId>,
        /// To where.
        to: HexId,
    },
    /// [COH 10.1f] A hidden unit did something unseen.
    Sneaked {
        /// Who.
        unit: UnitId,
        /// To where.
        to: HexId,
    },
    /// [COH 10.2a] A unit hid.
    Hid {
        /// Who.
        unit: UnitId,
        /// Where it was.
        from: HexId,
        /// Where it is.
        to: HexId,
    },
    /// [COH 5.2c] A unit turned.
    Turned {
        /// Who.
        unit: UnitId,
        /// Where to.
        facing: Direction,
    },
    /// [COH 10.0c] A hidden unit was found or showed itself.
    Revealed {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [COH 21.2b] A coin was turned over.
    Coin {
        /// Where.
        hex: HexId,
        /// Who was there; nobody if a dummy was drawn.
        unit: Option<UnitId>,
    },
    /// [COH card.40a, card.40b] Mines were laid; whether others see it is told by the field.
    Mined {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [COH 18.5i] A hidden minefield was found.
    MinesFound {
        /// Where.
        hex: HexId,
    },
    /// [COH 7.0a] Units attack a hex.
    Fired {
        /// By whom.
        force: ForceId,
        /// The leader first; hidden snipers are not named to others.
        units: Vec<UnitId>,
        /// At which hex.
        into: HexId,
    },
    /// [COH 10.3e] A hidden sniper says where its shot came from.
    ShotFrom {
        /// At whom.
        unit: UnitId,
        /// Through its front.
        front: bool,
    },
    /// [COH 7.4c] A marker was shown.
    MarkerShown {
        /// Whose.
        unit: UnitId,
        /// Which.
        hit: Hit,
    },
    /// [COH 7.1b] Dice fell.
    Rolled {
        /// By whom.
        force: ForceId,
        /// What for.
        purpose: Purpose,
        /// The faces.
        dice: [u8; 2],
        /// CAP and cards.
        plus: i8,
    },
    /// [COH 7.0c] An attack was compared.
    Attacked {
        /// What.
        mark: Mark,
        /// In which hex.
        hex: HexId,
        /// Attack value.
        value: i16,
        /// Defense value; not told for those nobody saw.
        defense: Option<i16>,
        /// Hits.
        hits: u8,
        /// [COH 10.3e] Whether whoever fired was hidden: what its shot was worth is known only now.
        unseen: bool,
    },
    /// [COH 7.4a] A unit drew a hit marker.
    Hurt {
        /// Who.
        unit: UnitId,
        /// Which; face down.
        hit: Hit,
    },
    /// [COH 7.3a] A unit was destroyed.
    Destroyed {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
        /// Points for the enemy.
        points: i16,
    },
    /// [COH 7.5b] A unit rallied, or failed to.
    Rallied {
        /// Who.
        unit: UnitId,
        /// Whether it did.
        success: bool,
        /// The marker it got rid of.
        hit: Option<Hit>,
    },
    /// [COH 18.1a] A unit dug in.
    DugIn {
        /// Who.
        unit: UnitId,
    },
    /// [COH 18.2m] A unit went into a work, or left it.
    Work {
        /// Who.
        unit: UnitId,
        /// Whether it is inside now.
        inside: bool,
    },
    /// [COH 18.6a] A work was destroyed.
    WorkGone {
        /// What.
        kind: WorkKind,
        /// Where.
        hex: HexId,
    },
    /// [COH 13.1e] Smoke was laid.
    SmokeLaid {
        /// Where.
        hex: HexId,
        /// How dense.
        value: u8,
    },
    /// [COH 17.0c] A unit was loaded.
    Loaded {
        /// Who.
        unit: UnitId,
        /// By whom.
        by: UnitId,
    },
    /// [COH 17.0d] A unit was unloaded.
    Unloaded {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [COH 14.1a] A vehicle got stuck.
    Stuck {
        /// Who.
        unit: UnitId,
    },
    /// [COH 18.4c] A unit stayed before the wire.
    Balked {
        /// Who.
        unit: UnitId,
    },
    /// [COH 20.0f] An aircraft flew one hex.
    Flew {
        /// Who.
        unit: UnitId,
        /// From where; nowhere when it came in.
        from: Option<HexId>,
        /// To where.
        to: HexId,
    },
    /// [COH 20.1d] An aircraft changed its altitude.
    Leveled {
        /// Who.
        unit: UnitId,
        /// Altitude markers.
        altitude: u8,
    },
    /// [COH 5.1d] A unit left the map.
    Left {
        /// Who.
        unit: UnitId,
    },
    /// Points were scored.
    Scored {
        /// By whom.
        nation: Nation,
        /// How many.
        points: i16,
        /// What for.
        reason: Score,
    },
    /// [COH 2.4e] A hex changed hands.
    Taken {
        /// Which.
        hex: HexId,
        /// By whom; nobody while both are there.
        nation: Option<Nation>,
    },
    /// CAP or AP were gained or lost by a card.
    Pool {
        /// Whose.
        force: ForceId,
        /// AP.
        ap: i8,
        /// CAP.
        cap: i8,
    },
    /// The game is over.
    Ended,
}
