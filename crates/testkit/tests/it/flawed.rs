//! The tiny game with a flaw, to see that the suites catch it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Asked, Audience, Dice, Game, Illegal, NotAnAction, Outcome, Viewer};
use scene::{
    Ask, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene, Setting, Show,
    Standing, Told,
};
use testkit::tiny::{Action, Ask as Decision, Event, RED, RollResult, Tiny};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    ListsTheIllegal,
    OmitsTheLegal,
    ListsNothing,
    RefusalLeavesTraces,
    HashIgnoresMost,
    TwoTextsAlike,
    NeverSaysItIsOver,
    SceneOffTheBoard,
    OffersAnotherAnswer,
    OffersOffTheBoard,
    OffersABoxThatIsNone,
    BoxCalledAsAHex,
    BoxTwice,
    ReachesTooFar,
    OverlayOffTheBoard,
    TurnsInCircles,
    LeakInScene,
    LeakInEvents,
    LeakInQuestion,
    LeakInOffer,
    LeakInReach,
    LeakInOverlays,
    LeakInGuess,
}

/// Whether a check panics for one of the first seeds.
pub(crate) fn catches(check: impl Fn(u64)) -> bool {
    // Few scouts get as far as the last column, so some flaws take their time.
    (0..500).any(|seed| catch_unwind(AssertUnwindSafe(|| check(seed))).is_err())
}

/// The tiny game with a flaw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flawed {
    game: Tiny,
    flaw: Flaw,
    /// What refusals leave behind, or where turns in circles have come to.
    traces: u32,
}

impl Flawed {
    pub(crate) fn new(flaw: Flaw) -> Self {
        Self { game: Tiny::new(), flaw, traces: 0 }
    }

    pub(crate) fn twin(&self, viewer: Viewer) -> Option<Self> {
        Some(Self { game: self.game.twin(viewer)?, ..self.clone() })
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// What Red knows.
    fn secret(&self) -> String {
        format!("{:?}", self.game.scene(Viewer::Player(RED)).counters)
    }
}

impl Game for Flawed {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Decision>> {
        self.game.asked()
    }

    fn answers(&self) -> Vec<Action> {
        let mut actions = self.game.answers();
        let turns = actions.iter().any(|it| matches!(it, Action::Turn(_)));
        if self.has(Flaw::ListsTheIllegal) && !actions.contains(&Action::Fire) {
            actions.push(Action::Fire);
        }
        if self.has(Flaw::OmitsTheLegal) && actions.len() > 1 {
            actions.remove(usize::from(actions.len() == 3));
        }
        if self.has(Flaw::ListsNothing) && turns {
            actions.clear();
        }
        actions
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        self.game.may(action)
    }

    fn vocabulary(&self) -> Vec<Action> {
        self.game.vocabulary()
    }

    fn audience(event: &Event) -> Audience {
        Tiny::audience(event)
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        if self.has(Flaw::TurnsInCircles) && matches!(action, Action::Turn(_)) {
            self.may(action)?;
            self.traces ^= 1;
            return Ok(Vec::new());
        }
        let applied = self.game.apply(action, dice);
        if self.has(Flaw::RefusalLeavesTraces) && applied.is_err() {
            self.traces += 1;
        }
        applied
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome().filter(|_| !self.has(Flaw::NeverSaysItIsOver))
    }

    fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Hold if self.has(Flaw::TwoTextsAlike) => "fire".to_owned(),
            action => self.game.action_text(action),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        self.game.read_action(text)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.game.digest(out);
        if self.has(Flaw::TurnsInCircles) {
            out.push(u8::from(self.traces == 1));
        }
        if self.has(Flaw::HashIgnoresMost) {
            out.truncate(8);
        }
    }

    fn reveals(event: &Event) -> bool {
        Tiny::reveals(event)
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        self.game.result(events)
    }

    fn guess(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        if self.has(Flaw::LeakInGuess) {
            return self.clone();
        }
        Self { game: self.game.guess(viewer, chooser), ..self.clone() }
    }

    fn check_invariants(&self) {
        self.game.check_invariants();
    }
}

impl Show for Flawed {
    fn seat_names(&self) -> Vec<String> {
        self.game.seat_names()
    }

    fn board(&self) -> Board {
        let mut board = self.game.board();
        let number = board.hexes[0].id.clone();
        let boxes = &mut board.panels[0].boxes;
        if self.has(Flaw::BoxCalledAsAHex) {
            boxes[0].id = number;
        }
        if self.has(Flaw::BoxTwice) {
            "exited".clone_into(&mut boxes[1].id);
        }
        board
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = self.game.scene(viewer);
        if self.has(Flaw::LeakInScene) {
            scene.turn_label = self.secret();
        }
        if self.has(Flaw::SceneOffTheBoard) {
            scene.counters[0].at = scene::Place::Hex("99.99".to_owned());
        }
        scene
    }

    fn decision_name(&self, decision: &Decision) -> &'static str {
        self.game.decision_name(decision)
    }

    fn question(&self, decision: &Decision) -> Message {
        self.game.question(decision)
    }

    fn about(&self, decision: &Decision) -> Facts {
        let mut about = self.game.about(decision);
        if self.has(Flaw::LeakInQuestion) {
            about.figure("secret", self.secret());
        }
        about
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        let mut told = self.game.tell(event, viewer)?;
        if self.has(Flaw::LeakInEvents) {
            told.fields.figure("secret", self.secret());
        }
        Some(told)
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        self.game.result_view(result)
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        self.game.why(action)
    }

    fn setting(&self) -> Setting {
        self.game.setting()
    }

    fn choice(&self, action: &Action) -> Choice {
        let mut choice = self.game.choice(action);
        if self.has(Flaw::OffersAnotherAnswer) && *action == Action::Fire {
            "hold".clone_into(&mut choice.action);
        }
        if self.has(Flaw::OffersOffTheBoard) {
            choice.at.0 = choice.at.0.map(|_| scene::Place::Hex("99.99".to_owned()));
        }
        if self.has(Flaw::OffersABoxThatIsNone) && *action == Action::Exit {
            choice.at = Some(scene::Place::Box("limbo".to_owned())).into();
        }
        if self.has(Flaw::LeakInOffer) {
            choice.label = choice.label.text("secret", self.secret());
        }
        choice
    }

    fn asks(&self, decision: &Decision) -> Vec<Ask> {
        self.game.asks(decision)
    }

    fn reach(&self) -> Vec<Reach> {
        let mut reach = self.game.reach();
        for it in &mut reach {
            if self.has(Flaw::ReachesTooFar) {
                it.path.push(it.at.id().to_owned());
                it.actions.push(format!("enter {}", it.at.id()));
            }
            if self.has(Flaw::LeakInReach) {
                it.cost = self.secret();
            }
        }
        reach
    }

    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        let mut overlays = self.game.overlays(viewer);
        if self.has(Flaw::OverlayOffTheBoard) {
            overlays[0].hexes.push("99.99".to_owned());
        }
        if self.has(Flaw::LeakInOverlays) {
            overlays[0].id = self.secret();
        }
        overlays
    }
}
