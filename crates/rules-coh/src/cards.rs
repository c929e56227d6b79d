//! [COH 8.0a] The cards: what the chart says of each.

use canon::Digest;
use catalog::Bilingual;

/// A kind of card, by its place in the chart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct CardId(pub u8);

/// [COH 8.0a] The families of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// [COH 8.1h] Kept secret and played as an action.
    Green,
    /// [COH 8.1g] Carried out when drawn.
    Yellow,
    /// [COH 8.2a] A weapon without a counter.
    Weapon,
    /// [COH 12.3h, card.oba1, card.oba2, card.oba3, card.oba4, card.oba5, card.oba6] Artillery off the
    /// board.
    Oba,
    /// [COH 8.3a] Assigned to a unit.
    Veteran,
    /// [COH card.y2] A secret aim.
    Objective,
}

/// How a card is paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pay {
    /// Not at all.
    Free,
    /// [COH 8.1e] In CAP.
    Cap,
    /// [COH 8.1d] In AP of the active units, or in CAP.
    ApOrCap,
}

/// What a card does, where the rules have a name for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effect {
    /// [COH card.2] One action at no cost.
    Command,
    /// [COH card.3a] Rallies without a roll.
    AutoRally,
    /// [COH card.4] A rally roll.
    RallyAttempt,
    /// [COH card.5a] Moves two hexes.
    MoveTwo,
    /// [COH card.6a] Makes an enemy unit spent.
    MarkSpent,
    /// [COH card.7] More AP.
    MoreAp,
    /// [COH card.8] More CAP.
    MoreCap,
    /// [COH card.9] Two more firepower.
    Firepower,
    /// [COH card.10] Two actions in a row.
    DoubleAction,
    /// [COH card.11] Hasty defenses.
    DigIn,
    /// [COH card.12] Rolls again.
    Luck,
    /// [COH card.13] The opponent loses CAP.
    Snipers,
    /// [COH card.20] A unit cannot move for the rest of the round.
    BogDown,
    /// [COH card.30] Hidden units show themselves.
    Reveal,
    /// [COH card.40a] Lays mines.
    LayMines,
    /// [COH card.41] Clears mines.
    ClearMines,
    /// A weapon: its numbers say it all.
    Weapon,
    /// [COH card.w6b] A weapon that can also be laid as mines.
    WeaponOrMines,
    /// Artillery off the board.
    Oba,
    /// A veteran's ability, by the number of its card.
    Veteran(u8),
    /// [COH card.y1] Points are scored.
    Score,
    /// [COH card.y2] A secret aim.
    Objective,
    /// [COH card.y3] What the scenario says happens.
    Event,
    /// [COH card.y4] The game ends.
    GameEnd,
}

/// One kind of card.
#[expect(clippy::struct_excessive_bools, reason = "what is printed is or is not")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardType {
    /// The id, such as `2`, `w1`, `V04`.
    pub id: String,
    /// Its family.
    pub family: Family,
    /// What it does.
    pub effect: Effect,
    /// Copies in the game.
    pub copies: u8,
    /// [COH 8.1c] Whether playing it is an action.
    pub action: bool,
    /// Its price.
    pub price: u8,
    /// How it is paid.
    pub pay: Pay,
    /// Whether a group may use it.
    pub group: bool,
    /// Firepower against soft targets.
    pub red: i8,
    /// Firepower against armor.
    pub blue: i8,
    /// Least and greatest range.
    pub range: (u8, u8),
    /// Hexes that artillery covers.
    pub pattern: u8,
    /// Whether terrain does not help against it.
    pub ignores_terrain: bool,
    /// Whether smoke does not help against it.
    pub ignores_smoke: bool,
    /// Whether it is of use against vehicles and guns only.
    pub only_metal: bool,
    /// The name.
    pub title: Bilingual,
    /// What it does, in words.
    pub text: Bilingual,
}

/// The cards of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardChart {
    /// Every kind.
    pub cards: Vec<CardType>,
}

impl CardChart {
    /// The card of an id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        let found = self.cards.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok().map(CardId)
    }

    /// Every kind of card, in the order of the chart.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        let count = u8::try_from(self.cards.len()).expect("a card's number is a byte");
        (0..count).map(CardId)
    }

    /// One kind of card.
    pub fn card(&self, id: CardId) -> &CardType {
        &self.cards[usize::from(id.0)]
    }
}

impl Effect {
    /// The effect of a card, by its id.
    pub fn of(id: &str) -> Option<Self> {
        Some(match id {
            "2" => Self::Command,
            "3" => Self::AutoRally,
            "4" => Self::RallyAttempt,
            "5" => Self::MoveTwo,
            "6" => Self::MarkSpent,
            "7" => Self::MoreAp,
            "8" => Self::MoreCap,
            "9" => Self::Firepower,
            "10" => Self::DoubleAction,
            "11" => Self::DigIn,
            "12" => Self::Luck,
            "13" => Self::Snipers,
            "20" => Self::BogDown,
            "30" => Self::Reveal,
            "40" => Self::LayMines,
            "41" => Self::ClearMines,
            "w1" | "w2" | "w3" | "w4" | "w5" => Self::Weapon,
            "w6" => Self::WeaponOrMines,
            "oba1" | "oba2" | "oba3" | "oba4" | "oba5" | "oba6" => Self::Oba,
            "y1" => Self::Score,
            "y2" => Self::Objective,
            "y3" => Self::Event,
            "y4" => Self::GameEnd,
            veteran => Self::Veteran(veteran.strip_prefix('V')?.parse().ok()?),
        })
    }
}
