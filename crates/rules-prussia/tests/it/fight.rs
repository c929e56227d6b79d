//! Duels for tests of fire and close combat, and a player who answers without wishes.

use kernel::{Dice, Game, Roll};
use rules_prussia::charts::result_text;
use rules_prussia::{Battle, Event};
use testkit::Drive;

use crate::stage::{Drawing, Stage, ground};

/// A brigade of foot of four levels, MR 6.
pub const FOOT: &str = "8-6-3 7-5-3 5-4-3 2-3-3";
/// A regiment of foot that loses no heart: four levels, MR 9 throughout.
pub const ROCK: &str = "8-9-3 8-9-3 8-9-3 8-9-3";
/// A regiment of horse of two levels, MR 6.
pub const HORSE: &str = "3-6-5 1-5-5";
/// A full battery.
pub const GUNS: &str = "8/4/1-5-3 6/3/1-4-3 4/2/1-3-3 2/1/0-2-3";

/// Open ground of ten by ten hexes with other terrain in some of them.
pub fn land(spots: &[(&str, char)]) -> Drawing {
    let mut rows = vec![vec!['.'; 10]; 10];
    for (hex, kind) in spots {
        let column: usize = hex[..2].parse().expect("a column");
        let row: usize = hex[2..].parse().expect("a row");
        rows[row - 1][column - 1] = *kind;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    ground(&rows)
}

/// Such ground in the Prussian Close Combat Phase. Both armies have a battalion far behind, where
/// their leaders stay.
pub fn duel_on(spots: &[(&str, char)]) -> Drawing {
    land(spots)
        .unit("pz", "prussia infantry line", "1-6-3", "0110")
        .unit("cz", "coalition infantry line", "1-6-3", "1001")
        .phase("prussia", "combat")
}

/// The same on open ground.
pub fn duel() -> Drawing {
    duel_on(&[])
}

/// Answers whatever is asked before the die of a close combat: nobody evades or joins, the first unit
/// leads, the first pair of hexes counts.
#[track_caller]
pub fn to_the_die(stage: &mut Stage) {
    for _ in 0..20 {
        let offered = stage.offered();
        if offered.iter().any(|it| it == "roll") {
            return;
        }
        let quiet = ["hold", "done"].iter().find(|it| offered.iter().any(|that| that == *it));
        let answer = quiet.map_or_else(|| offered[0].clone(), |it| (*it).to_owned());
        stage.go(&answer, &[]);
    }
    panic!("no die in sight: {:?}", stage.offered());
}

/// Announces a combat and goes on to its die: `attack(&mut stage, "0504", "0505 0405")`.
#[track_caller]
pub fn attack(stage: &mut Stage, targets: &str, origins: &str) {
    let mut targets = targets.split(' ');
    let first = targets.next().expect("a target");
    stage.go(&format!("attack {first}"), &[]);
    for from in origins.split(' ') {
        stage.go(&format!("from {from}"), &[]);
    }
    for target in targets {
        stage.go(&format!("attack {target}"), &[]);
    }
    stage.go("announce", &[]);
}

/// What a rule adds to the close combat that waits for its die.
pub fn plus(stage: &Stage, rule: &str) -> i8 {
    let items = stage.0.reckoning().items;
    items.iter().filter(|it| it.rule == rule).map(|it| it.amount).sum()
}

/// The result of the close combat or bombardment among some events.
#[track_caller]
pub fn result(events: &[Event]) -> String {
    let found = events.iter().find_map(|it| match it {
        Event::Fought { result, .. } => Some(result_text(*result)),
        Event::Bombarded { result: Some(cell), .. } => Some(cell.to_string()),
        Event::Bombarded { result: None, .. } => Some("0".to_owned()),
        _ => None,
    });
    found.expect("somebody fought")
}

/// Dice written down rule by rule; all others show one face.
pub struct ByRule {
    /// Rules and their faces in order.
    pub script: Vec<(&'static str, Vec<u8>)>,
    /// The face of all other dice.
    pub other: u8,
}

/// Dice with one face but for some rules.
pub fn dice(other: u8, script: &[(&'static str, &[u8])]) -> ByRule {
    ByRule { script: script.iter().map(|it| (it.0, it.1.to_vec())).collect(), other }
}

impl Dice for ByRule {
    fn roll(&mut self, roll: Roll) -> u8 {
        match self.script.iter_mut().find(|it| it.0 == roll.rule.0 && !it.1.is_empty()) {
            Some(faces) => faces.1.remove(0),
            None => self.other,
        }
    }
}

/// Plays on with answers that wish for nothing, until something holds or the game is over.
#[track_caller]
pub fn drive(
    battle: &mut Battle,
    dice: &mut ByRule,
    until: impl Fn(&Battle) -> bool,
) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..50_000 {
        if until(battle) {
            return events;
        }
        let Some(prompt) = battle.prompt() else { return events };
        let texts: Vec<String> = prompt.actions.iter().map(|it| battle.action_text(it)).collect();
        let quiet = ["quick", "hold", "claim 0", "done", "end", "announce", "stop", "roll"];
        let place = quiet.iter().find_map(|it| texts.iter().position(|that| that == it));
        let action = prompt.actions[place.unwrap_or(0)];
        events.extend(battle.apply(&action, dice).expect("an offered answer is legal"));
    }
    panic!("it never came to that");
}

/// Dice in order, but for command rolls, which all succeed: those of a new player turn do not matter.
struct InOrder {
    faces: Vec<u8>,
    used: usize,
}

impl Dice for InOrder {
    #[track_caller]
    fn roll(&mut self, roll: Roll) -> u8 {
        if roll.rule.0 == "pg:14.2a" {
            return 1;
        }
        self.used += 1;
        *self.faces.get(self.used - 1).unwrap_or_else(|| panic!("no die left for {}", roll.rule.0))
    }
}

/// Playing without minding command rolls.
pub trait Go {
    /// Plays answers, `;` between them, with these dice in all, command rolls left out; each must be
    /// legal and every die used.
    fn go(&mut self, actions: &str, dice: &[u8]) -> Vec<Event>;
}

impl Go for Stage {
    #[track_caller]
    fn go(&mut self, actions: &str, dice: &[u8]) -> Vec<Event> {
        let mut order = InOrder { faces: dice.to_vec(), used: 0 };
        let events = self.0.play_with(actions, &mut order);
        assert_eq!(order.used, dice.len(), "dice are left");
        events
    }
}
