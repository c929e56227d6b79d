//! What is kept of a game, in plain types.

/// How a game stands after its last step: what a list shows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Number of answers given.
    pub step: u32,
    /// Hash of the situation.
    pub hash: String,
    /// Current game turn.
    pub turn: u16,
    /// Last game turn.
    pub turns: u16,
    /// The seat that is asked; none once the game is over.
    pub asked: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// How it ended, as the server writes it.
    pub result: Option<String>,
    /// The seat that won; none for a draw.
    pub winner: Option<String>,
}

/// Where a game was branched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The game.
    pub game: String,
    /// The step up to which both are the same.
    pub step: u32,
}

/// What a list shows of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The scenario's id.
    pub scenario: String,
    /// Who plays which seat, as the server writes it.
    pub players: String,
    /// How it stands.
    pub standing: Standing,
    /// How often steps were taken back.
    pub undone: u32,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it was played last.
    pub updated: u64,
    /// When it was put into the basket, if it lies there.
    pub deleted: Option<u64>,
    /// Whether it is stopped by a fault of the program.
    pub frozen: bool,
    /// Where it was branched off.
    pub branched_from: Option<Branch>,
}

/// One step of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its lines, each with its newline.
    pub lines: String,
    /// Hash of the situation after it.
    pub hash: String,
}

/// A game that begins, was imported or was branched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// What a list shows of it.
    pub row: Row,
    /// The first lines of the record.
    pub header: String,
    /// The seeds known here, blank between.
    pub seeds: String,
    /// The steps it already has.
    pub steps: Vec<Step>,
}

/// Further steps of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// The step after which they come.
    pub after: u32,
    /// How often steps had been taken back before.
    pub undone: u32,
    /// The steps.
    pub steps: Vec<Step>,
    /// How the game stands after them.
    pub standing: Standing,
    /// When they were played.
    pub now: u64,
}

/// Steps taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The game.
    pub game: String,
    /// The step at which it stood.
    pub from: u32,
    /// How often steps had been taken back before.
    pub undone: u32,
    /// How the game stands now: steps after its step are forgotten.
    pub standing: Standing,
    /// When it was done.
    pub now: u64,
}

/// A game with its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// What a list shows of it.
    pub row: Row,
    /// The first lines of the record.
    pub header: String,
    /// The seeds known here, blank between.
    pub seeds: String,
    /// The steps, from the first.
    pub steps: Vec<Step>,
}

/// Where a game lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// On the table.
    Table,
    /// In the waste-paper basket, from which it can be taken back.
    Basket,
}
