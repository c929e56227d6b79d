//! Questions as sentences, and what they are about.

use scene::{Facts, Message};

use crate::agenda::Ask;
use crate::ch08_movement::{self, Cargo, Load, Sortie};
use crate::scenario::Piece;
use crate::state::{UnitId, War};
use crate::titles::korea::{self, SetUpAsk};
use crate::{ch06_air, ch07_naval, ch09_combat, ch10_reinforcements};

/// The piece that a question is about; none where it is about many or none.
fn piece_asked(ask: &Ask) -> Option<Piece> {
    use ch08_movement::Ask as Move;
    match ask {
        Ask::Air(ch06_air::Ask::Flee(id))
        | Ask::Movement(
            Move::Escort(Load::Transfer(id))
            | Move::Landing(Sortie { load: Load::Transfer(id), .. })
            | Move::Shipping(Cargo::Helicopter(id)),
        ) => Some(Piece::Helicopter(*id)),
        Ask::Naval(ch07_naval::Ask::Shelter(id)) | Ask::Movement(Move::Sailing(id)) => {
            Some(Piece::Ship(*id))
        }
        Ask::Reinforcements(ch10_reinforcements::Ask::Arrive { piece, .. })
        | Ask::Korea(korea::Ask::SetUp(SetUpAsk::Place(_, piece))) => Some(*piece),
        other => other.unit().map(Piece::Unit),
    }
}

impl War {
    /// The question as a sentence: its key is that of the decision.
    pub(super) fn question_view(&self, ask: &Ask) -> Message {
        let message = Message::new(format!("nextwar-ask-{}", ask.name()));
        let mut message = match piece_asked(ask) {
            Some(piece) => message.text("unit", self.piece_told(piece)),
            None => message,
        };
        if let (Ask::Combat(_), Some(battle)) = (ask, &self.core.battle) {
            message = message.text("hex", self.number(battle.target));
        }
        self.asked_more(message, ask)
    }

    /// What some questions say besides.
    fn asked_more(&self, message: Message, ask: &Ask) -> Message {
        match ask {
            Ask::Movement(ch08_movement::Ask::Mover) | Ask::Combat(ch09_combat::Ask::Target) => {
                message.term("phase", format!("nextwar-phase-{}", self.core.segment.word()))
            }
            Ask::Movement(ch08_movement::Ask::Marching(march)) => {
                let units: Vec<UnitId> = march.group.iter().map(|it| it.0).collect();
                message.list("units", self.units_told(&units))
            }
            Ask::Movement(ch08_movement::Ask::ClearingLead(hex)) => {
                message.text("hex", self.number(*hex))
            }
            Ask::Combat(ch09_combat::Ask::Support(role)) => self.asked_support(message, *role),
            Ask::Combat(ch09_combat::Ask::Loss { left, .. }) => {
                message.number("left", i32::from(*left))
            }
            Ask::Combat(ch09_combat::Ask::Stand) => {
                message.number("rating", i32::from(self.efficiency(self.least_efficient())))
            }
            Ask::Combat(ch09_combat::Ask::Retreat(flight)) => {
                message.number("left", i32::from(flight.left))
            }
            _ => message,
        }
    }

    /// [NW 9.2.4] What has been committed so far.
    fn asked_support(&self, message: Message, role: ch09_combat::Role) -> Message {
        let battle = self.core.battle.as_ref().expect("support is asked for in a combat");
        let support = &battle.support[role.index()];
        let flown = support.helicopters.iter().map(|it| self.helicopter_told(*it));
        let sent = support.inherent.iter().map(|it| self.unit_told(*it));
        let sailed = support.ships.iter().map(|it| self.ship_told(*it));
        message.number("air", i32::from(support.air)).list("with", flown.chain(sent).chain(sailed))
    }

    /// Facts about the question.
    pub(super) fn about_view(&self, ask: &Ask) -> Facts {
        let unit = piece_asked(ask).map(|it| self.piece_id(it));
        let mut facts = Facts { unit, ..Facts::default() };
        if let Ask::Movement(ch08_movement::Ask::ClearingLead(hex)) = ask {
            facts.hex = Some(self.number(*hex));
        }
        if let (Ask::Combat(_), Some(battle)) = (ask, &self.core.battle) {
            let ids = |units: &[UnitId]| {
                units.iter().map(|it| self.spec(*it).id.clone()).collect::<Vec<_>>()
            };
            facts.hex = Some(self.number(battle.target));
            facts.attackers = Some(ids(&battle.attackers));
            facts.defenders = Some(ids(&battle.defenders));
        }
        facts
    }
}
