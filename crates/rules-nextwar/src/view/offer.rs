//! Answers as they are offered.

use scene::{Ask as Asks, Choice, Message, Place as At, Role, Thing};

use crate::action::{Action, Spot};
use crate::agenda::Ask;
use crate::state::{HelicopterId, ShipId, UnitId, War};
use crate::{ch08_movement, ch09_combat};

/// What one could think of answering, to ask why it may not be.
pub(super) fn asks(ask: &Ask) -> Vec<Asks> {
    let (verb, about) = match ask {
        Ask::Movement(ch08_movement::Ask::Mover) => ("select", Thing::Unit),
        Ask::Movement(ch08_movement::Ask::Marching(_)) => ("move", Thing::Hex),
        Ask::Combat(ch09_combat::Ask::Target) => ("attack", Thing::Hex),
        Ask::Combat(ch09_combat::Ask::Plan) => ("add", Thing::Unit),
        Ask::Combat(ch09_combat::Ask::Retreat(_)) => ("retreat", Thing::Hex),
        _ => return Vec::new(),
    };
    vec![Asks { verb, about }]
}

/// What part an answer plays.
fn role(action: Action) -> Option<Role> {
    match action {
        Action::Select(_) => Some(Role::Take),
        Action::Add(_) => Some(Role::Join),
        Action::Move(_) => Some(Role::Go),
        Action::Stop => Some(Role::Stop),
        Action::End => Some(Role::Close),
        Action::Cancel => Some(Role::GiveUp),
        _ => None,
    }
}

/// Whether the question says what the answer means.
fn is_told_by_question(action: Action) -> bool {
    matches!(
        action,
        Action::Place(_)
            | Action::Land(_)
            | Action::Add(_)
            | Action::Drop(_)
            | Action::Lift(..)
            | Action::Embark(..)
            | Action::Done
            | Action::Cancel
    )
}

/// What an answer points at.
struct Pointing {
    at: Option<At>,
    unit: Option<String>,
}

impl War {
    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let Pointing { at, unit } = self.pointing(action);
        Choice {
            action: action.text(&self.scenario),
            verb: action.verb().to_owned(),
            label: self.label(action),
            at: at.into(),
            unit,
            caution: None,
            role: role(action),
            warns: Vec::new(),
            last: false,
            part: None,
            mode: None,
            opens: matches!(action, Action::Select(_) | Action::Attack(_)),
        }
    }

    /// What a button calls an answer: the verb, more closely by the question where one verb
    /// answers several.
    fn label(&self, action: Action) -> Message {
        let verb = action.verb();
        let label = if is_told_by_question(action) {
            let ask = self.core.open().expect("answers are offered to a question");
            Message::new(format!("nextwar-do-{verb}-{}", ask.name()))
        } else {
            Message::new(format!("nextwar-do-{verb}"))
        };
        self.label_about(label, action)
    }

    /// The label with what the answer is about, by name.
    fn label_about(&self, label: Message, action: Action) -> Message {
        match action {
            Action::Place(spot) | Action::Land(spot) => {
                label.message("place", self.place_said(spot))
            }
            Action::Lift(id, ship) | Action::Embark(id, ship) => {
                label.text("unit", self.unit_told(id)).text("ship", self.ship_told(ship))
            }
            Action::Select(id)
            | Action::Add(id)
            | Action::Drop(id)
            | Action::Fly(id)
            | Action::Paradrop(id)
            | Action::Airmobile(id)
            | Action::Ship(id)
            | Action::Lead(id)
            | Action::Inherent(id)
            | Action::Lose(id)
            | Action::Advance(id)
            | Action::Recover(id)
            | Action::Rebuild(id) => label.text("unit", self.unit_told(id)),
            Action::Transfer(id) | Action::Haul(id) | Action::Helicopter(id) => {
                label.text("unit", self.helicopter_told(id))
            }
            Action::Sail(id) | Action::Naval(id) => label.text("unit", self.ship_told(id)),
            Action::Move(hex)
            | Action::Bypass(hex)
            | Action::Step(hex)
            | Action::Dismantle(hex)
            | Action::Tunnel(hex)
            | Action::Crowd(hex)
            | Action::Attack(hex)
            | Action::Retreat(hex)
            | Action::GoOn(hex) => label.text("hex", self.number(hex)),
            Action::Weather(weather) => {
                label.term("weather", format!("nextwar-weather-{}", weather.word()))
            }
            Action::Escort(points) | Action::Air(points) => {
                label.number("number", i32::from(points))
            }
            Action::End => {
                label.term("phase", format!("nextwar-phase-{}", self.core.segment.word()))
            }
            Action::Delay
            | Action::Stop
            | Action::Cancel
            | Action::Beachhead
            | Action::Announce
            | Action::Done
            | Action::Roll
            | Action::Stand
            | Action::Yield => label,
        }
    }

    /// The place and the counter that an answer points at.
    fn pointing(&self, action: Action) -> Pointing {
        match action {
            Action::Place(spot) | Action::Land(spot) => self.at_spot(spot),
            Action::Select(id)
            | Action::Add(id)
            | Action::Drop(id)
            | Action::Fly(id)
            | Action::Paradrop(id)
            | Action::Airmobile(id)
            | Action::Lift(id, _)
            | Action::Ship(id)
            | Action::Embark(id, _)
            | Action::Lead(id)
            | Action::Inherent(id)
            | Action::Lose(id)
            | Action::Advance(id)
            | Action::Recover(id)
            | Action::Rebuild(id) => self.at_unit(id),
            Action::Move(hex)
            | Action::Bypass(hex)
            | Action::Step(hex)
            | Action::Dismantle(hex)
            | Action::Tunnel(hex)
            | Action::Crowd(hex)
            | Action::Attack(hex)
            | Action::Retreat(hex)
            | Action::GoOn(hex) => self.at_spot(Spot::Hex(hex)),
            Action::Transfer(id) | Action::Haul(id) | Action::Helicopter(id) => {
                self.at_helicopter(id)
            }
            Action::Sail(id) | Action::Naval(id) => self.at_ship(id),
            Action::Delay
            | Action::Weather(_)
            | Action::Stop
            | Action::Cancel
            | Action::Escort(_)
            | Action::Beachhead
            | Action::Announce
            | Action::Air(_)
            | Action::Done
            | Action::Roll
            | Action::Stand
            | Action::Yield
            | Action::End => Pointing { at: None, unit: None },
        }
    }

    fn at_spot(&self, spot: Spot) -> Pointing {
        let at = match spot {
            Spot::Hex(hex) => At::Hex(self.number(hex)),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Box(_) | Spot::Aboard(_) => {
                At::Box(self.spot_told(spot))
            }
        };
        Pointing { at: Some(at), unit: None }
    }

    fn at_unit(&self, id: UnitId) -> Pointing {
        Pointing { at: None, unit: Some(self.spec(id).id.clone()) }
    }

    fn at_helicopter(&self, id: HelicopterId) -> Pointing {
        Pointing { at: None, unit: Some(self.helicopter_spec(id).id.clone()) }
    }

    fn at_ship(&self, id: ShipId) -> Pointing {
        Pointing { at: None, unit: Some(self.ship_spec(id).id.clone()) }
    }
}
