//! Driving a game by the texts of its actions, and looking at what came of it.

use kernel::dice::{Script, SearchDice};
use kernel::{Dice, Game, Illegal};
use rules_nextwar::action::Spot;
use rules_nextwar::agenda::Event;
use rules_nextwar::state::{Base, Berth, HelicopterId, Place, ShipId, UnitId, War};

/// What rule tests ask of a game.
pub trait Drive {
    /// Plays answers, `;` between them, with these faces in all, every one of which must be used;
    /// a zero is written 10 or 0. Panics unless each answer is offered and accepted.
    fn play(&mut self, texts: &str, faces: &[u8]) -> Vec<Event>;
    /// Plays answers with dice that nobody looks at.
    fn play_any(&mut self, texts: &str) -> Vec<Event>;
    /// The refusal of an answer. Panics if it is offered or accepted, or changes anything.
    fn refused(&self, text: &str) -> Illegal;
    /// The rule that refuses an answer.
    fn refusal(&self, text: &str) -> &'static str;
    /// Whether an answer is offered.
    fn offers(&self, text: &str) -> bool;
    /// Every answer that is offered, as its text.
    fn offered(&self) -> Vec<String>;
    /// What is offered of one verb, without the verb.
    fn options(&self, verb: &str) -> Vec<String>;
    /// The name of the open question; empty once the game is over.
    fn question(&self) -> &'static str;
    /// The ground unit of this id.
    fn id(&self, name: &str) -> UnitId;
    /// The helicopter of this id.
    fn helicopter_id(&self, name: &str) -> HelicopterId;
    /// The naval unit of this id.
    fn ship_id(&self, name: &str) -> ShipId;
    /// Where a piece is, as the stage writes it: `0304`, `busan`, `eliminated`.
    fn at(&self, name: &str) -> String;
    /// Levels left of a ground unit or helicopter.
    fn levels(&self, name: &str) -> u8;
}

impl Drive for War {
    #[track_caller]
    fn play(&mut self, texts: &str, faces: &[u8]) -> Vec<Event> {
        let faces: Vec<u8> = faces.iter().map(|it| face(*it)).collect();
        let mut dice = Script::new(&faces);
        let events = play_with(self, texts, &mut dice);
        dice.finish().unwrap_or_else(|fault| panic!("{texts}: {fault}"));
        events
    }

    #[track_caller]
    fn play_any(&mut self, texts: &str) -> Vec<Event> {
        play_with(self, texts, &mut SearchDice::new(1))
    }
    #[track_caller]
    fn refused(&self, text: &str) -> Illegal {
        let action = self.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!self.answers().contains(&action), "{text} is offered");
        let mut game = self.clone();
        let refused = game.apply(&action, &mut Script::new(&[]));
        let Err(illegal) = refused else { panic!("{text} is legal") };
        assert_eq!(self.may(&action), Err(illegal), "{text} is checked twice");
        assert_eq!(game, *self, "the refusal of {text} changed the game");
        illegal
    }

    #[track_caller]
    fn refusal(&self, text: &str) -> &'static str {
        self.refused(text).rule.0
    }

    fn offers(&self, text: &str) -> bool {
        self.offered().iter().any(|it| it == text)
    }

    fn offered(&self) -> Vec<String> {
        self.answers().iter().map(|it| self.action_text(it)).collect()
    }

    fn options(&self, verb: &str) -> Vec<String> {
        let rest = |text: String| text.strip_prefix(verb).map(|it| it.trim().to_owned());
        self.offered().into_iter().filter_map(rest).collect()
    }

    fn question(&self) -> &'static str {
        self.asked().map_or("", |it| it.decision.name())
    }

    #[track_caller]
    fn id(&self, name: &str) -> UnitId {
        self.scenario.find_unit(name).unwrap_or_else(|| panic!("no unit `{name}`"))
    }

    #[track_caller]
    fn helicopter_id(&self, name: &str) -> HelicopterId {
        self.scenario.find_helicopter(name).unwrap_or_else(|| panic!("no helicopter `{name}`"))
    }

    #[track_caller]
    fn ship_id(&self, name: &str) -> ShipId {
        self.scenario.find_ship(name).unwrap_or_else(|| panic!("no ship `{name}`"))
    }

    #[track_caller]
    fn at(&self, name: &str) -> String {
        if let Some(id) = self.scenario.find_unit(name) {
            return place_word(self, self.unit(id).place);
        }
        if let Some(id) = self.scenario.find_helicopter(name) {
            return base_word(self, self.helicopter(id).base);
        }
        berth_word(self, self.ship(self.ship_id(name)).berth)
    }

    #[track_caller]
    fn levels(&self, name: &str) -> u8 {
        match self.scenario.find_unit(name) {
            Some(id) => self.unit(id).levels,
            None => self.helicopter(self.helicopter_id(name)).levels,
        }
    }
}

#[track_caller]
fn play_with(war: &mut War, texts: &str, dice: &mut dyn Dice) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(';').map(str::trim) {
        let action = war.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
        let asked = war.asked().map(|it| it.decision);
        let offered = war.answers().contains(&action);
        let played = war.apply(&action, dice);
        events
            .extend(played.unwrap_or_else(|illegal| panic!("{text}: {illegal}; asked {asked:?}")));
        assert!(offered, "{text} was played but not offered; asked {asked:?}");
        war.check_invariants();
    }
    events
}

/// A zero is the face 10.
fn face(die: u8) -> u8 {
    if die == 0 { 10 } else { die }
}

fn spot(war: &War, spot: Spot) -> String {
    match spot {
        Spot::Hex(hex) => war.scenario.board.map.grid.number(hex),
        boxed => boxed.box_id(&war.scenario).expect("what is no hex is a box"),
    }
}

fn place_word(war: &War, place: Place) -> String {
    match place {
        Place::Hex(hex) => spot(war, Spot::Hex(hex)),
        Place::Aboard(ship) => spot(war, Spot::Aboard(ship)),
        Place::Box(off_map) => spot(war, Spot::Box(off_map)),
        Place::Line(off_map, spent) => format!("line:{}:{spent}", off_map.word()),
        Place::Beside(hex) => format!("beside:{}", spot(war, Spot::Hex(hex))),
        Place::Awaited => "awaited".to_owned(),
        Place::Eliminated => "eliminated".to_owned(),
        Place::Unused => "unused".to_owned(),
    }
}

fn base_word(war: &War, base: Base) -> String {
    match base {
        Base::Hex(hex) => spot(war, Spot::Hex(hex)),
        Base::Ship(ship) => spot(war, Spot::Aboard(ship)),
        Base::Box(off_map) => spot(war, Spot::Box(off_map)),
        Base::Awaited => "awaited".to_owned(),
        Base::Eliminated => "eliminated".to_owned(),
        Base::Unused => "unused".to_owned(),
    }
}

fn berth_word(war: &War, berth: Berth) -> String {
    match berth {
        Berth::AtSea(zone) => spot(war, Spot::AtSea(zone)),
        Berth::Inshore(zone) => spot(war, Spot::Inshore(zone)),
        Berth::Hex(hex) => spot(war, Spot::Hex(hex)),
        Berth::Box(off_map) => spot(war, Spot::Box(off_map)),
        Berth::Awaited => "awaited".to_owned(),
        Berth::Unused => "unused".to_owned(),
    }
}
