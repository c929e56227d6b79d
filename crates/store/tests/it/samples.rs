//! Games to keep. The store does not look into their texts.

use store::{Append, Branch, Bundle, Cut, NewGame, Row, Standing, Step};

/// How a game stands after some steps.
pub(crate) fn standing(step: u32) -> Standing {
    Standing {
        step,
        hash: format!("hash-{step}"),
        turn: 1,
        turns: 6,
        asked: Some("blue".into()),
        over: false,
        result: None,
        winner: None,
    }
}

/// A step with lines of its own.
pub(crate) fn step(number: u32) -> Step {
    Step { lines: format!("> blue move {number}\n. d6 4 rule\n"), hash: format!("hash-{number}") }
}

/// A game of so many steps.
pub(crate) fn game(id: &str, steps: u32) -> NewGame {
    NewGame {
        row: Row {
            id: id.into(),
            title: format!("Game {id}"),
            scenario: "scs/mill-bridge".into(),
            header: "esagono-record 1\n".into(),
            players: "blue=human red=greedy".into(),
            standing: standing(steps),
            undone: 0,
            created: 1_000,
            updated: 1_000,
            deleted: None,
            frozen: false,
            branched_from: Some(Branch { game: "elsewhere".into(), step: steps }),
            imported: steps > 2,
        },
        seeds: "ab cd".into(),
        steps: (1..=steps).map(step).collect(),
        bundled: false,
    }
}

/// A scenario of somebody's own.
pub(crate) fn bundle(id: &str, added: u64) -> Bundle {
    let file = |name: &str| (format!("scs/{name}.toml"), format!("# {name} of {id}\n"));
    let files = vec![file("maps/own"), file("scenarios/own")];
    Bundle { id: id.into(), title: format!("Scenario {id}"), added, files }
}

/// A game of a scenario of somebody's own.
pub(crate) fn game_of(bundle: &str, id: &str) -> NewGame {
    let NewGame { row, seeds, steps, .. } = game(id, 1);
    let row = Row { scenario: bundle.into(), ..row };
    NewGame { row, seeds, steps, bundled: true }
}

/// One more step.
pub(crate) fn append(id: &str, after: u32, undone: u32) -> Append {
    Append {
        game: id.into(),
        after,
        undone,
        steps: vec![step(after + 1)],
        standing: standing(after + 1),
        now: 2_000 + u64::from(after),
    }
}

/// Steps taken back.
pub(crate) fn cut(id: &str, from: u32, to: u32, undone: u32) -> Cut {
    Cut { game: id.into(), from, undone, standing: standing(to), now: 3_000 }
}
