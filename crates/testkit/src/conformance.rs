//! The contract of `kernel::Game` and `scene::Show`, checked at every step of a random game.

use std::collections::BTreeSet;

use kernel::dice::SearchDice;
use kernel::{
    Game, OddsFault, Prompt, Record, Seed, Session, StateHash, Step, Viewer, odds_within, verify,
};
use scene::{Show, Standing};

use crate::circles::Circles;
use crate::lists::Lists;
use crate::places::Places;
use crate::swarm::Swarm;
use crate::{finished, info, offers, viewers};

/// No list of answers may be longer.
pub const ACTIONS_MAX: usize = 1_000;

/// How many actions of former prompts are remembered, to be tried where they do not belong.
const STALE_MAX: usize = 24;

/// Chances are checked where an answer has no more sequences of dice than this.
const SEQUENCES_MAX: u32 = 216;

/// What a checked game was like.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Answers given.
    pub steps: u32,
    /// Dice rolled.
    pub dice: u32,
    /// How often answers were taken back.
    pub undone: u32,
    /// How often taking back was refused.
    pub undo_refused: u32,
    /// Actions tried where they did not belong, all refused.
    pub refused: u32,
    /// Actions of which list and check said the same.
    pub compared: u64,
}

/// Plays one random game to its end and checks the contract at every step.
///
/// Panics with the seed and the step at the first breach, and if the game has not ended after
/// `steps_max` answers.
pub fn check_random_game<G: Show>(start: &G, seed: u64, steps_max: u32) -> Played {
    let mut table = Table::new(start, seed);
    while let Some(prompt) = table.check_situation() {
        assert!(table.session.step() < steps_max, "seed {seed}: no end after {steps_max} steps");
        table.check_prompt(&prompt);
        table.check_refusals(&prompt);
        table.answer(&prompt);
        if table.chooser.index(8) == 0 {
            table.check_undo();
        }
    }
    table.check_record();
    table.played.steps = table.session.step();
    table.played
}

/// Plays the opening of one random game and checks the contract at every step: for games too long
/// to be checked to their ends.
pub fn check_opening<G: Show>(start: &G, seed: u64, steps: u32) -> Played {
    let mut table = Table::new(start, seed);
    for _ in 0..steps {
        let Some(prompt) = table.check_situation() else { break };
        table.check_prompt(&prompt);
        table.check_refusals(&prompt);
        table.answer(&prompt);
    }
    table.played.steps = table.session.step();
    table.played
}

/// Plays one random game to its end and compares, at every step, the list of answers with the
/// check; returns how many actions were compared.
///
/// The rest of the contract is left to [`check_random_game`]: this one is for many games.
pub fn check_lists<G: Show>(start: &G, seed: u64, steps_max: u32) -> u64 {
    let mut chooser = SearchDice::new(!seed);
    let mut lists = Lists::new(start);
    let mut step = 0;
    lists.look(start, &mut chooser, &format!("seed {seed}, at the start"));
    crate::swarm::play(start, seed, steps_max, &mut |game, _| {
        step += 1;
        lists.look(game, &mut chooser, &format!("seed {seed}, step {step}"));
    });
    lists.compared
}

/// Of the situations of a game, one in so many is looked at for circles.
const LOOKED_AT: usize = 12;

/// Plays a random game, at most so many answers of it, and looks from its situations for answers
/// without dice that lead back to where they began; returns how many answers were followed.
///
/// Every kind of decision is looked at when it first comes up, and some situations more.
pub fn check_free_circles<G: Show>(start: &G, seed: u64, steps: u32) -> u64 {
    let mut chooser = SearchDice::new(seed);
    let (swarm, mut dice) = (Swarm::new(chooser.word()), SearchDice::new(chooser.word()));
    let (mut circles, mut game) = (Circles::default(), start.clone());
    for step in 0..steps {
        let Some(prompt) = game.prompt() else { break };
        if circles.is_new(&game) || chooser.index(LOOKED_AT) == 0 {
            circles.look(&game, &mut chooser, &format!("seed {seed}, step {step}"));
        }
        let action = &prompt.actions[swarm.choose(&game, &prompt.actions, &mut chooser)];
        let played = game.apply(action, &mut dice);
        played.unwrap_or_else(|illegal| panic!("seed {seed}, step {step}: {illegal}"));
    }
    circles.followed
}

struct Table<G: Show> {
    seed: u64,
    session: Session<G>,
    swarm: Swarm,
    chooser: SearchDice,
    /// The game after each number of answers.
    history: Vec<G>,
    /// Some actions of former prompts.
    stale: Vec<G::Action>,
    lists: Lists<G::Action>,
    places: Places,
    played: Played,
}

impl<G: Show> Table<G> {
    fn new(start: &G, seed: u64) -> Self {
        let mut chooser = SearchDice::new(seed);
        Self {
            seed,
            session: Session::new(start.clone(), info(start), Seed::from_number(seed)),
            swarm: Swarm::new(chooser.word()),
            chooser,
            history: vec![start.clone()],
            stale: Vec::new(),
            lists: Lists::new(start),
            places: Places::of(&start.board()),
            played: Played::default(),
        }
    }

    /// Where we are, for messages.
    fn place(&self) -> String {
        let decision = self.session.game().asked().map(|it| it.decision);
        format!("seed {}, step {}, {decision:?}", self.seed, self.session.step())
    }

    /// Checks what must hold at every moment, and returns the open question.
    fn check_situation(&mut self) -> Option<Prompt<G::Decision, G::Action>> {
        let game = self.session.game();
        let place = self.place();
        game.check_invariants();
        assert_eq!(*game, game.clone(), "a clone differs: {place}");
        assert_eq!(self.session.hash(), StateHash::of(&game.clone()), "{place}");
        let prompt = game.prompt();
        assert_eq!(prompt, game.prompt(), "asked twice, answered differently: {place}");
        let asked = prompt.as_ref().map(|it| (it.seat, it.decision.clone()));
        assert_eq!(asked, game.asked().map(|it| (it.seat, it.decision)), "{place}");
        assert!(prompt.is_some() || game.answers().is_empty(), "answers to nothing: {place}");
        assert_eq!(prompt.is_none(), game.outcome().is_some(), "over or not: {place}");
        for viewer in viewers(game) {
            self.check_scene(viewer, &place);
            self.check_guess(viewer, &place);
        }
        if prompt.is_none() {
            finished::check(game);
        }
        prompt
    }

    fn check_scene(&self, viewer: Viewer, place: &str) {
        let game = self.session.game();
        let names = game.seat_names();
        let scene = game.scene(viewer);
        let name = match viewer {
            Viewer::Player(seat) => names[usize::from(seat.0)].as_str(),
            Viewer::Spectator => "spectator",
        };
        assert_eq!(scene.viewer, name, "{place}");
        assert!(scene.prompt.is_none() && scene.log.is_empty(), "left to the driver: {place}");
        let asked = game.asked().map(|it| names[usize::from(it.seat.0)].clone());
        assert_eq!(scene.asked, asked, "{place}");
        assert_eq!(scene.outcome.is_some(), game.outcome().is_some(), "{place}");
        let Standing { turn, turns, asked, outcome } = game.standing();
        let standing = (scene.turn, scene.turns, &scene.asked, &scene.outcome);
        assert_eq!(standing, (turn, turns, &asked, &outcome), "standing: {place}");
        let mut ids = BTreeSet::new();
        for counter in &scene.counters {
            assert!(ids.insert(&counter.id), "counter {} twice: {place}", counter.id);
            let on_board = counter.at.hex().is_none_or(|hex| self.places.hexes.contains(hex));
            assert!(on_board, "counter {} lies off the board: {place}", counter.id);
            let is_number = counter.at.in_box().is_some_and(|it| self.places.hexes.contains(it));
            assert!(!is_number, "counter {} lies in a box called as a hex: {place}", counter.id);
        }
        serde_json::to_string(&scene).expect("a scene can be written as JSON");
        offers::check_overlays(game, viewer, &self.places, place);
    }

    /// A guess agrees with all its viewer may know.
    fn check_guess(&self, viewer: Viewer, place: &str) {
        let game = self.session.game();
        let guess = game.guess(viewer, &mut SearchDice::new(self.seed));
        guess.check_invariants();
        assert_eq!(guess.scene(viewer), game.scene(viewer), "guess for {viewer:?}: {place}");
        let (guessed, laid) = (guess.overlays(viewer), game.overlays(viewer));
        assert_eq!(guessed, laid, "overlays of a guess for {viewer:?}: {place}");
        let (guessed, open) = (guess.prompt(), game.prompt());
        let seat = |prompt: &Option<Prompt<_, _>>| prompt.as_ref().map(|it| it.seat);
        assert_eq!(seat(&guessed), seat(&open), "guess for {viewer:?}: {place}");
        if open.as_ref().is_some_and(|prompt| viewer == Viewer::Player(prompt.seat)) {
            assert_eq!(guessed, open, "guess for {viewer:?}: {place}");
        }
    }

    /// Every listed action is accepted, and every text is read back.
    fn check_prompt(&self, prompt: &Prompt<G::Decision, G::Action>) {
        let game = self.session.game();
        let place = self.place();
        let count = prompt.actions.len();
        assert!(count > 0, "dead end: {place}");
        assert!(count < ACTIONS_MAX, "{count} answers: {place}");
        assert!(usize::from(prompt.seat.0) < game.seat_names().len(), "{place}");
        assert!(!game.decision_name(&prompt.decision).is_empty(), "{place}");
        assert!(!game.question(&prompt.decision).key.is_empty(), "{place}");
        game.about(&prompt.decision);
        let mut texts = BTreeSet::new();
        for action in &prompt.actions {
            let text = game.action_text(action);
            let one_line =
                text.trim() == text && !text.is_empty() && !text.contains(char::is_control);
            assert!(one_line, "'{text}' cannot stand in a record: {place}");
            assert_eq!(game.read_action(&text).as_ref(), Ok(action), "'{text}': {place}");
            let mut child = game.clone();
            let applied = child.apply(action, &mut SearchDice::new(self.seed));
            assert!(applied.is_ok(), "'{text}' is listed but refused, {applied:?}: {place}");
            game.why(action);
            assert!(texts.insert(text), "an answer is listed twice: {place}");
        }
        offers::check(game, prompt, &self.places, &place);
    }

    /// What is not listed is refused, and a refusal changes nothing.
    fn check_refusals(&mut self, prompt: &Prompt<G::Decision, G::Action>) {
        let place = self.place();
        let before = self.session.game().clone();
        let mut game = before.clone();
        for action in self.stale.iter().filter(|it| !prompt.actions.contains(it)) {
            let text = before.action_text(action);
            let refused = game.apply(action, &mut SearchDice::new(self.seed));
            let Err(illegal) = refused else {
                panic!("'{text}' is not listed but accepted: {place}")
            };
            assert!(illegal.rule.0.contains(':'), "no rule forbids '{text}': {place}");
            assert_eq!(game, before, "the refusal of '{text}' changed the game: {place}");
            self.played.refused += 1;
        }
        check_broken_texts(&before, &prompt.actions[0]);
        self.lists.compare(&before, prompt, &mut self.chooser, &place);
        self.played.compared = self.lists.compared;
        let action = prompt.actions[self.chooser.index(prompt.actions.len())].clone();
        if self.stale.len() < STALE_MAX {
            self.stale.push(action);
        } else {
            let index = self.chooser.index(STALE_MAX);
            self.stale[index] = action;
        }
    }

    /// Plays one of the answers.
    fn answer(&mut self, prompt: &Prompt<G::Decision, G::Action>) {
        let before = self.session.game().clone();
        let place = self.place();
        let index = self.swarm.choose(&before, &prompt.actions, &mut self.chooser);
        let action = &prompt.actions[index];
        let text = before.action_text(action);
        let played = self.session.play(&[&text], None);
        let step = played.unwrap_or_else(|fault| panic!("'{text}': {fault}: {place}"))[0].clone();
        assert_eq!((step.seat, &step.action), (prompt.seat, &text), "{place}");
        let game = self.session.game();
        let same = *game == before;
        assert_eq!(same, StateHash::of(game) == StateHash::of(&before), "hash: {place}");
        for (event, viewer) in
            step.events.iter().flat_map(|e| viewers(game).into_iter().map(move |v| (e, v)))
        {
            if let Some(told) = scene::told(game, event, viewer) {
                serde_json::to_string(&told).expect("what is told can be written as JSON");
            }
        }
        check_odds(&before, action, &step, &place);
        self.played.dice += u32::try_from(step.dice.len()).expect("few dice");
        self.history.push(game.clone());
    }

    /// Taking back is allowed within its limits and nowhere else.
    fn check_undo(&mut self) {
        let place = self.place();
        let step = self.session.step();
        let to = step - u32::try_from(self.chooser.index(4)).expect("below four").min(step);
        let kept = usize::try_from(to).expect("no more than the steps in memory");
        let texts: Vec<String> =
            self.session.steps()[kept..].iter().map(|step| step.action.clone()).collect();
        let record = self.session.record().to_text();
        let tells = |it: &G::Event| G::reveals(it) || self.session.game().probes(it);
        let over = self.session.game().asked().is_none();
        let allowed = is_undo_allowed(over, &self.session.steps()[kept..], tells);
        match self.session.undo(Some(to)) {
            Ok(()) => {
                assert!(allowed, "undone past a limit: {place}");
                assert_eq!(*self.session.game(), self.history[kept], "undo to {to}: {place}");
                self.session.play(&texts, Some(&[])).expect("played again without dice");
                self.played.undone += 1;
            }
            Err(fault) => {
                assert!(!allowed, "undo refused, {fault}: {place}");
                self.played.undo_refused += 1;
            }
        }
        assert_eq!(self.session.record().to_text(), record, "undo to {to}: {place}");
    }

    /// The record replays to an equal game, and is proved.
    fn check_record(&self) {
        let place = self.place();
        let text = self.session.record().to_text();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{fault}: {place}"));
        assert_eq!(record.to_text(), text, "{place}");
        let start = self.session.start();
        let loaded = Session::load(start.clone(), &record)
            .unwrap_or_else(|fault| panic!("{fault}: {place}"));
        assert_eq!(loaded.game(), self.session.game(), "replayed: {place}");
        assert_eq!(loaded.hash(), self.session.hash(), "replayed: {place}");
        assert_eq!(loaded.steps(), self.session.steps(), "replayed: {place}");
        assert_eq!(loaded.record().to_text(), text, "replayed: {place}");
        let proof =
            verify(start.clone(), &record).unwrap_or_else(|fault| panic!("{fault}: {place}"));
        assert_eq!(proof.dice.proved, self.played.dice, "{place}");
    }
}

/// Whether these answers, the last ones of the game, may be taken back.
fn is_undo_allowed<E>(over: bool, steps: &[Step<E>], tells: impl Fn(&E) -> bool) -> bool {
    let Some(last) = steps.last() else { return true };
    !over
        && steps.iter().all(|step| {
            step.seat == last.seat && step.dice.is_empty() && !step.events.iter().any(&tells)
        })
}

/// Texts with a letter lost are refused or read; they never panic.
fn check_broken_texts<G: Game>(game: &G, action: &G::Action) {
    let text = game.action_text(action);
    let cuts = text
        .char_indices()
        .map(|(at, letter)| format!("{}{}", &text[..at], &text[at + letter.len_utf8()..]));
    for broken in cuts.chain([String::new(), "\u{0}".to_owned(), format!("{text} {text}")]) {
        if let Ok(read) = game.read_action(&broken) {
            let exact = game.action_text(&read);
            assert_eq!(game.read_action(&exact).as_ref(), Ok(&read), "'{broken}'");
        }
    }
}

/// The chances of an answer that rolls add up to one.
fn check_odds<G: Show>(before: &G, action: &G::Action, step: &Step<G::Event>, place: &str) {
    let odds = odds_within(before, action, SEQUENCES_MAX);
    match odds {
        Ok(results) => {
            let all = results.iter().fold((0u128, 1u128), |(a, b), (_, (c, d))| {
                let (c, d) = (u128::from(*c), u128::from(*d));
                (a * d + c * b, b * d)
            });
            assert_eq!(all.0, all.1, "{results:?}: {place}");
            for result in results.iter().filter_map(|it| it.0.as_ref()) {
                check_result(before, result, place);
            }
            assert!(!step.dice.is_empty(), "{place}");
        }
        Err(OddsFault::NoRoll) => assert!(step.dice.is_empty(), "{place}"),
        Err(OddsFault::Nameless) => assert!(!step.dice.is_empty(), "{place}"),
        Err(OddsFault::TooMany { .. }) => (),
        Err(OddsFault::Illegal(illegal)) => panic!("{illegal}: {place}"),
    }
}

/// What a roll brings is shown by its own text, and speaks of seats that are there.
fn check_result<G: Show>(game: &G, result: &G::RollResult, place: &str) {
    let (view, seats) = (game.result_view(result), game.seat_names());
    assert_eq!(view.text, result.to_string(), "{place}");
    let named = view.good_for.iter().chain(view.parts.iter().map(|it| &it.seat));
    for seat in named {
        assert!(seats.contains(seat), "'{seat}' of {view:?} is no seat: {place}");
    }
}
