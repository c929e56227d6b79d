//! The redaction law: what a viewer cannot see cannot change what he is shown.
//!
//! Two games that differ only in what is hidden from a viewer are played side by side, with the
//! same answers and the same dice. At every step the viewer must be shown the same: scene, open
//! question with its offers and ranges, overlays, refusals, events, dice.

use kernel::dice::{Noted, Rolled, SearchDice};
use kernel::{Game, Illegal, Prompt, Seat, Viewer};
use scene::{Ask, Choice, Facts, Message, Overlay, Reach, Reason, Scene, Show, Told};

use crate::swarm::Swarm;

/// What a check has seen; a test should ask for more than nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Compared {
    /// Answers given.
    pub steps: u32,
    /// Answers given while two different worlds were compared.
    pub twin_steps: u32,
    /// How often the worlds parted because something was shown.
    pub reveals: u32,
}

/// How many actions of former prompts are remembered, to be tried where they do not belong.
const STALE_MAX: usize = 16;

/// How often in a row the answer may be one of a few that both worlds have in common. They could
/// lead in circles.
const CRAMPED_MAX: u32 = 16;

/// Plays one random game in two worlds and compares what the viewer is shown.
///
/// `twin` makes the second world: an equal game but for what is hidden from the viewer, or `None`
/// while nothing is. The worlds stay together until something hidden is shown; then a new twin is
/// made. Panics with the seed and the step at the first difference.
pub fn check<G: Show>(
    start: &G,
    viewer: Viewer,
    seed: u64,
    steps_max: u32,
    twin: impl Fn(&G, Viewer, &mut SearchDice) -> Option<G>,
) -> Compared {
    let mut worlds = Worlds::new(start, viewer, seed);
    while let Some(prompt) = worlds.prompt(steps_max) {
        if worlds.other.is_none() {
            worlds.other = twin(&worlds.game, viewer, &mut worlds.chooser);
        }
        worlds.compare(&prompt, None);
        worlds.answer(&prompt);
    }
    worlds.compared
}

/// Plays one random game and compares, at every step, what the viewer is shown with what a fresh
/// twin of the situation would show him.
///
/// For games in which hidden things come to light in the ordinary course of play, without an event
/// that reveals them: a counter moves and the one beneath it is seen. There the worlds cannot be
/// played side by side.
pub fn check_still<G: Show>(
    start: &G,
    viewer: Viewer,
    seed: u64,
    steps_max: u32,
    twin: impl Fn(&G, Viewer, &mut SearchDice) -> Option<G>,
) -> Compared {
    let mut worlds = Worlds::new(start, viewer, seed);
    while let Some(prompt) = worlds.prompt(steps_max) {
        let fresh = twin(&worlds.game, viewer, &mut worlds.chooser);
        worlds.compared.twin_steps += u32::from(fresh.is_some());
        worlds.compare(&prompt, fresh.as_ref());
        worlds.answer(&prompt);
    }
    worlds.compared
}

/// Plays one random game side by side with a twin, as [`check`] does, and compares every situation
/// with a fresh twin too, as [`check_still`] does. What this game shows is asked only once.
pub fn check_both<G: Show>(
    start: &G,
    viewer: Viewer,
    seed: u64,
    steps_max: u32,
    twin: impl Fn(&G, Viewer, &mut SearchDice) -> Option<G>,
) -> Compared {
    let mut worlds = Worlds::new(start, viewer, seed);
    while let Some(prompt) = worlds.prompt(steps_max) {
        let mut fresh = twin(&worlds.game, viewer, &mut worlds.chooser);
        if worlds.other.is_none() {
            worlds.other = fresh.take();
        }
        worlds.compared.twin_steps += u32::from(fresh.is_some());
        worlds.compare(&prompt, fresh.as_ref());
        worlds.answer(&prompt);
    }
    worlds.compared
}

struct Worlds<G: Show> {
    viewer: Viewer,
    seed: u64,
    chooser: SearchDice,
    swarm: Swarm,
    game: G,
    other: Option<G>,
    stale: Vec<String>,
    has_setting: bool,
    cramped: u32,
    compared: Compared,
}

/// The question of a game.
type PromptOf<G> = Prompt<<G as Game>::Decision, <G as Game>::Action>;

impl<G: Show> Worlds<G> {
    fn new(start: &G, viewer: Viewer, seed: u64) -> Self {
        let mut chooser = SearchDice::new(seed);
        Self {
            viewer,
            seed,
            swarm: Swarm::new(chooser.word()),
            chooser,
            game: start.clone(),
            other: None,
            stale: Vec::new(),
            has_setting: false,
            cramped: 0,
            compared: Compared::default(),
        }
    }

    /// The question that is open in this world; it must end some day.
    fn prompt(&self, steps_max: u32) -> Option<PromptOf<G>> {
        let (seed, steps) = (self.seed, self.compared.steps);
        assert!(steps < steps_max, "seed {seed}: no end after {steps_max} steps");
        self.game.prompt()
    }

    fn place(&self) -> String {
        format!("{:?}, seed {}, step {}", self.viewer, self.seed, self.compared.steps)
    }

    /// The other world, and a fresh twin if there is one, show and refuse the same.
    fn compare(&mut self, prompt: &PromptOf<G>, fresh: Option<&G>) {
        self.compare_views(prompt, fresh);
        if self.viewer == Viewer::Player(prompt.seat) {
            self.compare_refusals(fresh);
            self.keep_for_later(prompt);
        }
    }

    /// Scene, overlays, open question and guess are the same.
    fn compare_views(&mut self, prompt: &PromptOf<G>, fresh: Option<&G>) {
        let twins = || self.other.iter().chain(fresh);
        if twins().next().is_none() {
            return;
        }
        let (game, viewer, place) = (&self.game, self.viewer, self.place());
        let guess = |game: &G| game.guess(viewer, &mut SearchDice::new(self.seed));
        let (view, guessed) = (View::of(game, viewer, Some(prompt)), guess(game));
        for twin in twins() {
            let there = View::of(twin, viewer, twin.prompt().as_ref());
            assert_eq!(view.scene, there.scene, "scene: {place}");
            assert_eq!(view.overlays, there.overlays, "overlays: {place}");
            assert_eq!(view.asked, there.asked, "prompt: {place}");
            assert_eq!(guessed, guess(twin), "guess: {place}");
            if !self.has_setting {
                // It does not change during a game.
                assert_eq!(game.setting(), twin.setting(), "setting: {place}");
            }
        }
        self.has_setting = true;
    }

    /// What the viewer tries and may not is refused with the same words.
    fn compare_refusals(&self, fresh: Option<&G>) {
        if self.other.is_none() && fresh.is_none() {
            return;
        }
        for text in &self.stale {
            let here = refusal(&self.game, text);
            for twin in self.other.iter().chain(fresh) {
                assert_eq!(here, refusal(twin, text), "refusal of '{text}': {}", self.place());
            }
        }
    }

    /// Remembers one of the answers, to try it where it does not belong.
    fn keep_for_later(&mut self, prompt: &PromptOf<G>) {
        let action = &prompt.actions[self.chooser.index(prompt.actions.len())];
        let text = self.game.action_text(action);
        if !self.stale.contains(&text) {
            if self.stale.len() == STALE_MAX {
                self.stale.remove(0);
            }
            self.stale.push(text);
        }
    }

    /// Plays the same answer with the same dice in both worlds.
    fn answer(&mut self, prompt: &PromptOf<G>) {
        let place = self.place();
        let actions = self.shared_actions(prompt);
        let action = &actions[self.swarm.choose(&self.game, &actions, &mut self.chooser)];
        let text = self.game.action_text(action);
        let dice = SearchDice::new(self.chooser.word());
        let before = self.game.clone();
        let shown = Shown::of(&mut self.game, &text, dice.clone(), self.viewer)
            .unwrap_or_else(|illegal| panic!("'{text}' is listed but refused, {illegal}: {place}"));
        self.compared.steps += 1;
        let Some(other) = &mut self.other else { return };
        assert_ne!(*other, before, "the twin is no other world: {place}");
        self.compared.twin_steps += 1;
        let there = Shown::of(other, &text, dice, self.viewer).unwrap_or_else(|illegal| {
            panic!("'{text}' is refused in the twin, {illegal}: {place}")
        });
        if shown.reveals || there.reveals {
            self.compared.reveals += 1;
            self.other = None;
            return;
        }
        // A finished game hides nothing: what its last answer tells may differ.
        if self.game.prompt().is_some() {
            assert_eq!(shown.told, there.told, "events of '{text}': {place}");
        }
        assert_eq!(shown.rolled, there.rolled, "dice of '{text}': {place}");
        let both_over = [&self.game, other].map(|world| world.prompt().is_none());
        assert_eq!(both_over[0], both_over[1], "over after '{text}': {place}");
        assert_eq!(self.game.outcome(), other.outcome(), "outcome after '{text}': {place}");
        if self.game == *other {
            // The difference has ceased to be: perhaps the counters are gone.
            self.other = None;
        }
    }

    /// The answers that both worlds accept; all of this one's if the owner of the secret has none
    /// in common, or only some for too long, and then the worlds part.
    fn shared_actions(&mut self, prompt: &PromptOf<G>) -> Vec<G::Action> {
        let there = self.other.as_ref().and_then(Game::prompt).map(|prompt| prompt.actions);
        let mut shared = prompt.actions.clone();
        if let Some(there) = there {
            shared.retain(|action| there.contains(action));
        }
        let is_cramped = shared.len() < prompt.actions.len();
        self.cramped = if is_cramped { self.cramped + 1 } else { 0 };
        if shared.is_empty() || self.cramped > CRAMPED_MAX {
            self.cramped = 0;
            self.other = None;
            return prompt.actions.clone();
        }
        shared
    }
}

/// What a viewer is shown of a situation.
struct View {
    scene: Scene,
    overlays: Vec<Overlay>,
    asked: Option<Asked>,
}

impl View {
    fn of<G: Show>(game: &G, viewer: Viewer, prompt: Option<&PromptOf<G>>) -> Self {
        Self {
            scene: game.scene(viewer),
            overlays: game.overlays(viewer),
            asked: prompt.map(|it| Asked::of(game, viewer, it)),
        }
    }
}

/// The open question as a viewer sees it: all of it if he is asked, else only who is.
#[derive(PartialEq, Debug)]
struct Asked {
    seat: Seat,
    question: Option<Question>,
}

#[derive(PartialEq, Debug)]
struct Question {
    name: &'static str,
    sentence: Message,
    about: Facts,
    asks: Vec<Ask>,
    answers: Vec<(Choice, Vec<Reason>)>,
    reach: Vec<Reach>,
    front: Vec<String>,
}

impl Asked {
    fn of<G: Show>(game: &G, viewer: Viewer, prompt: &PromptOf<G>) -> Self {
        let Prompt { seat, decision, actions } = prompt;
        let answer = |it: &G::Action| (game.choice(it), game.why(it));
        let question = (viewer == Viewer::Player(*seat)).then(|| Question {
            name: game.decision_name(decision),
            sentence: game.question(decision),
            about: game.about(decision),
            asks: game.asks(decision),
            answers: actions.iter().map(answer).collect(),
            reach: game.reach(),
            front: game.front(),
        });
        Self { seat: *seat, question }
    }
}

/// What a viewer hears when he tries an answer or asks why not; `None` if it is accepted.
fn refusal<G: Show>(game: &G, text: &str) -> Option<(String, Vec<Reason>)> {
    match game.read_action(text) {
        Err(fault) => Some((fault.to_string(), Vec::new())),
        Ok(action) => {
            let refused = game.clone().apply(&action, &mut SearchDice::new(0)).err();
            refused.map(|illegal| (illegal.to_string(), game.why_not(&action)))
        }
    }
}

/// What one answer shows to a viewer.
struct Shown {
    told: Vec<Told>,
    rolled: Vec<Rolled>,
    reveals: bool,
}

impl Shown {
    fn of<G: Show>(
        game: &mut G,
        text: &str,
        mut dice: SearchDice,
        viewer: Viewer,
    ) -> Result<Self, Illegal> {
        let action = game.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
        let mut noted = Noted::new(&mut dice);
        let events = game.apply(&action, &mut noted)?;
        let told = events.iter().filter_map(|event| scene::told(game, event, viewer)).collect();
        Ok(Self { told, rolled: noted.into_rolled(), reveals: events.iter().any(G::reveals) })
    }
}
