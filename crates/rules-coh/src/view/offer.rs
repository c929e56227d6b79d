//! The answers as they are offered.

use scene::{Ask, Choice, Message, Mode, Part, Place, Role, Thing, Warning};

use crate::agenda::Purpose;
use crate::decision::{About, Action, Decision, MINE_WORDS, On, Purse, WORK_WORDS};
use crate::state::{Firefight, Flags, UnitId};

impl Firefight {
    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let (hex, unit) = match action.about() {
            About::Hex(hex) => (Some(self.number(hex)), None),
            About::Unit(unit) | About::Card(_, On::Unit(unit)) => (None, Some(self.unit_id(unit))),
            About::Way(_) | About::Number(_) | About::Card(..) | About::Nothing => (None, None),
        };
        let (text, verb) = (action.text(&self.scenario), action.verb());
        let label = self.choice_label(action);
        let part = self.part_of(action, &label, hex.as_ref(), unit.as_ref());
        // A hex or unit is pointed at only where it alone completes the verb.
        let completes = |it: &String| text == format!("{verb} {it}");
        let (hex, unit) = (hex.filter(completes), unit.filter(completes));
        // A way to look is pointed at by the hex that lies there.
        let hex = hex.or_else(|| self.hex_looked_at(action));
        let at = hex.map(Place::Hex).into();
        let (mode, opens) = (self.mode_of(action), opens(action));
        Choice {
            action: text,
            verb: verb.into(),
            label,
            at,
            unit,
            caution: None,
            role: self.role(action),
            warns: self.warning(action).into_iter().collect(),
            last: false,
            part,
            mode,
            opens,
        }
    }

    /// What part an answer plays.
    fn role(&self, action: Action) -> Option<Role> {
        if let Action::Roll(cap) = action {
            let better = cap != 0 && self.is_rolled_better_by(cap);
            return Some(match (cap, better) {
                (0, _) => Role::Usual,
                (_, true) => Role::Paid,
                (_, false) => Role::Worse,
            });
        }
        let roles = [
            (matches!(action, Action::Use(_)), Role::Take),
            (matches!(action, Action::Join(_)), Role::Join),
            (matches!(action, Action::Move(_) | Action::Continue(_)), Role::Go),
            (action == Action::Stop, Role::Stop),
            (action == Action::Begin, Role::Close),
            (action == Action::GiveUp, Role::GiveUp),
            // [COH 2.2k] To pass costs nothing, to stall does.
            (matches!(action, Action::Stall(_)), Role::Paid),
        ];
        roles.into_iter().find(|it| it.0).map(|it| it.1)
    }

    /// [COH 3.2.3a] Whether CAP that change a roll so much help the one who rolls: what hinders or
    /// hits one's own is rolled low, all else high.
    fn is_rolled_better_by(&self, cap: i8) -> bool {
        let question = self.question().expect("somebody is asked to roll");
        let Decision::Roll { purpose } = question.decision else {
            unreachable!("dice are rolled when they are asked for")
        };
        let low = match purpose {
            Purpose::Wire(_) | Purpose::RoadBlock(_) => true,
            // [COH 18.5g] The owner of the mines rolls, be it against his own.
            Purpose::Mines(unit) => self.owner(unit) == question.force,
            Purpose::Attack
            | Purpose::Rally(_)
            | Purpose::Bog(_)
            | Purpose::Detect(_)
            | Purpose::Activation(_)
            | Purpose::MoreAp
            | Purpose::MoreCap
            | Purpose::Snipers(_)
            | Purpose::Initiative => false,
        };
        low == (cap < 0)
    }

    /// [COH 2.2i] The units whose AP are gone when a second pass in a row ends the round.
    fn warning(&self, action: Action) -> Option<Warning> {
        let force = self.question().filter(|_| action == Action::Pass)?.force;
        if self.core.passed != Some(self.nation_of(force).other()) {
            return None;
        }
        let idle: Vec<UnitId> = self.on_map(force).filter(|&it| self.is_ready(it)).collect();
        let count = i32::try_from(idle.len()).expect("a roster is small");
        (count > 0).then(|| Warning {
            message: Message::new("coh-still-to-act").number("count", count),
            rule: Some("coh:2.2i".into()),
            hexes: Vec::new(),
            units: self.unit_ids(&idle),
        })
    }

    /// The way of acting that an answer belongs to; none for what pointing plainly means: the price
    /// is paid in AP [COH 3.0a], an empty hex is gone to, an enemy is fired at, who hides stays
    /// hidden.
    fn mode_of(&self, action: Action) -> Option<Mode> {
        let id = match (self.question()?.decision, action) {
            (Decision::Turn, Action::Opportunity(_)) => "opportunity",
            (Decision::Turn, Action::Command(_)) => "command",
            (Decision::Plan, action) => self.mode_of_deed(self.act().members[0], action)?,
            (Decision::Declare { unit }, action) => self.mode_of_deed(unit, action)?,
            (Decision::Plot { .. }, Action::Smoke(_)) => "smoke",
            _ => return None,
        };
        Some(Mode { id, title: Message::new(format!("coh-mode-{id}")) })
    }

    fn mode_of_deed(&self, unit: UnitId, action: Action) -> Option<&'static str> {
        let nation = self.nation(unit);
        let meets = |hex| self.has_enemy(hex, nation);
        Some(match action {
            Action::Move(_) if self.unit(unit).is(Flags::HIDDEN) => "openly",
            Action::Move(hex) if meets(hex) => "assault",
            Action::Creep(_) => "creep",
            Action::Hide(_) => "hide",
            Action::Fire(hex) if !meets(hex) => "blind",
            // Where it can be seen, too, an enemy is fired at straight.
            Action::Lob(hex)
                if !meets(hex) || self.may_do(self.act(), Action::Fire(hex)).is_ok() =>
            {
                "lob"
            }
            Action::Smoke(_) | Action::LobSmoke(_) => "smoke",
            Action::Join(_) => "group",
            Action::Load(_) => "load",
            _ => return None,
        })
    }

    /// [COH 8.1c] A card is chosen first, then what it is played on and how it is paid.
    fn part_of(
        &self,
        action: Action,
        label: &Message,
        hex: Option<&String>,
        unit: Option<&String>,
    ) -> Option<Part> {
        let (of, title) = match action {
            Action::Play(card, ..) | Action::Strike(card, _) => {
                let title = Message::new("coh-part-card").words("card", self.card_words(card));
                (self.scenario.cards.card(card).id.clone(), title)
            }
            Action::Mine(..) => ("mine".to_owned(), Message::new("coh-part-mine")),
            Action::Bomb(..) => ("bomb".to_owned(), Message::new("coh-part-bomb")),
            _ => return None,
        };
        let label = match action {
            Action::Play(_, on, purse) => {
                let key = match (on, purse) {
                    (On::Nothing, Purse::Free) => "coh-part-play",
                    (On::Nothing, Purse::Ap) => "coh-part-play-ap",
                    (On::Nothing, Purse::Cap) => "coh-part-play-cap",
                    (On::Unit(_), Purse::Free) => "coh-part-on",
                    (On::Unit(_), Purse::Ap) => "coh-part-on-ap",
                    (On::Unit(_), Purse::Cap) => "coh-part-on-cap",
                };
                let label = Message::new(key);
                match on {
                    On::Nothing => label,
                    On::Unit(unit) => label.text("unit", self.name(unit)),
                }
            }
            _ => label.clone(),
        };
        let at = hex.cloned().map(Place::Hex).into();
        Some(Part { of, title, label, at, unit: unit.cloned() })
    }

    /// The hex next to a unit in the direction it is asked to look.
    fn hex_looked_at(&self, action: Action) -> Option<String> {
        let Action::Face(way) = action else { return None };
        let Decision::Face { unit, .. } = self.question()?.decision else { return None };
        let next = self.scenario.field.grid.neighbor(self.hex(unit)?, way)?;
        Some(self.number(next))
    }

    fn choice_label(&self, action: Action) -> Message {
        let key = match action {
            Action::Stall(Purse::Cap) => "coh-do-stall-cap".to_owned(),
            Action::Stall(_) => "coh-do-stall-ap".to_owned(),
            Action::Play(_, On::Nothing, _) => "coh-do-card".to_owned(),
            Action::Play(_, On::Unit(_), _) => "coh-do-card-on".to_owned(),
            Action::Target(crate::act::Mark::Work(_)) => "coh-do-target-work".to_owned(),
            Action::Target(crate::act::Mark::Ghost) => "coh-do-target-unseen".to_owned(),
            Action::Bank(_) => "coh-do-pivot".to_owned(),
            // [COH 3.0b] To activate is no action.
            Action::Hold if self.core.act.as_ref().is_some_and(|it| it.opened) => {
                "coh-do-hold-plan".to_owned()
            }
            Action::Roll(0) => "coh-do-roll".to_owned(),
            Action::Roll(_) => "coh-do-roll-cap".to_owned(),
            _ => format!("coh-do-{}", action.verb()),
        };
        let label = Message::new(key);
        let label = match action {
            Action::Strike(card, _) | Action::Play(card, ..) => {
                label.words("card", self.card_words(card))
            }
            Action::Bomb(count, _) => label.number("count", i32::from(count)),
            Action::Mine(color, _) => {
                let word = MINE_WORDS.iter().find(|it| it.1 == color).map_or("", |it| it.0);
                label.term("color", format!("coh-color-{word}"))
            }
            Action::Target(crate::act::Mark::Work(kind)) => {
                let word = WORK_WORDS.iter().find(|it| it.1 == kind).map_or("", |it| it.0);
                label.term("work", format!("coh-kind-{word}"))
            }
            _ => label,
        };
        match action.about() {
            About::Hex(hex) => label.text("hex", self.number(hex)),
            About::Unit(unit) | About::Card(_, On::Unit(unit)) => {
                label.text("unit", self.name(unit))
            }
            About::Way(way) => label.term("way", format!("coh-way-{}", way.index())),
            About::Number(0) if matches!(action, Action::Roll(_)) => label,
            // What is added to a roll has its sign, what is counted has none.
            About::Number(number) if matches!(action, Action::Roll(_)) => {
                label.text("number", format!("{number:+}"))
            }
            About::Number(number) => label.text("number", number.to_string()),
            About::Card(..) | About::Nothing => label,
        }
    }
}

/// Whether an answer commits to nothing: it says who acts and how it is paid, and what is done is
/// asked after it.
fn opens(action: Action) -> bool {
    matches!(
        action,
        Action::Use(_)
            | Action::Opportunity(_)
            | Action::Command(_)
            | Action::Join(_)
            | Action::Cap(_)
    )
}

impl Firefight {
    /// What one could think of answering, to ask why it may not be.
    pub(super) fn asks_under(&self, decision: Decision) -> Vec<Ask> {
        let unit = |verb| Ask { verb, about: Thing::Unit };
        let hex = |verb| Ask { verb, about: Thing::Hex };
        match decision {
            Decision::SetUp { .. } => vec![hex("place")],
            Decision::Turn => vec![unit("use"), unit("opportunity"), unit("command")],
            Decision::Plan => {
                // Only what this unit could ever do: nobody wonders why a squad does not lob
                // shells.
                let lead = self.act().members[0];
                let (kind, hidden) = (self.kind(lead), self.unit(lead).is(Flags::HIDDEN));
                if kind.is_aircraft() {
                    return vec![hex("fly")];
                }
                let all = [
                    (hex("move"), true),
                    (hex("fire"), kind.range.1 > 0),
                    (unit("join"), true),
                    (hex("sneak"), hidden),
                    (hex("lob"), kind.indirect.is_some()),
                ];
                all.into_iter().filter(|it| it.1).map(|it| it.0).collect()
            }
            Decision::Declare { .. } => vec![hex("move")],
            Decision::Path { .. } => vec![hex("continue")],
            Decision::Plot { .. } => vec![hex("shell")],
            Decision::Spot { .. } => vec![hex("spot")],
            Decision::Aim => vec![unit("target")],
            Decision::Vengeance => vec![unit("lose")],
            Decision::Fly { .. } => vec![hex("fly"), hex("strafe"), unit("flak")],
            Decision::Begin
            | Decision::Face { .. }
            | Decision::CloseCall { .. }
            | Decision::Bid
            | Decision::Reputation
            | Decision::Hindered { .. }
            | Decision::Surprise { .. }
            | Decision::Roll { .. }
            | Decision::Keep { .. }
            | Decision::Altitude { .. }
            | Decision::Sense
            | Decision::FallBack { .. } => Vec::new(),
        }
    }
}
