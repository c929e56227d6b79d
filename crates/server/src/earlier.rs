//! Old games live on: games of other rules or data are looked at, and gone on with beside them.
//!
//! What is kept of such a game is its record as it was, and stays so. Opened, it stands at the last
//! answer that the present rules accept; nobody plays there, but a branch goes on.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use kernel::{Headers, Record, Seed, StateHash};
use registry::{AnyTable, Earlier, Registry};
use store::{History, Row, Standing, Step};

use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::records::{SetUp, off_the_road};
use crate::stored;
use crate::wire::{
    EarlierGame, FirstDifference, GameInfo, RecordHeaders, ToldAnswer, ToldGame, ToldRoll, Words,
};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/games/{id}/told", get(told))
}

/// A game as its record tells it.
async fn told(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let history = shared.store.history(&id, None).await?;
    let registry = registry_of(&shared, &history.row).await;
    let told = off_the_road(move || {
        let record = record_of(&history)?;
        let earlier = registry.and_then(|it| it.earlier_of(record.clone()).ok().flatten());
        Ok(ToldGame {
            scenario: history.row.scenario,
            headers: headers(&record.headers, &record.info.seats),
            earlier: earlier.as_ref().map(view),
            steps: registry::told(&record).into_iter().map(answer).collect(),
        })
    });
    Ok(json(&told.await?))
}

/// The files that a game is among; none if they are no more.
async fn registry_of(shared: &Shared, row: &Row) -> Option<Arc<Registry>> {
    shared.scenario(&row.scenario).await.ok().map(|it| it.registry)
}

/// Games as a list shows them: those of other rules or data are marked.
pub(crate) async fn listed(shared: &Shared, rows: Vec<Row>) -> Result<Vec<GameInfo>, ApiError> {
    let mut games = Vec::new();
    for row in rows {
        games.push((registry_of(shared, &row).await, row));
    }
    // Whoever asks first reads the scenarios.
    off_the_road(move || {
        let is_old = |files: &Registry, row: &Row| files.is_earlier(&row.header);
        let info = |(files, row): &(Option<Arc<Registry>>, Row)| {
            stored::info(row).marked(files.as_deref().is_some_and(|it| is_old(it, row)))
        };
        Ok(games.iter().map(info).collect())
    })
    .await
}

/// What a kept game is if it is one of other rules or data; none if it is not.
pub(crate) async fn of_game(shared: &Shared, id: &str) -> Result<Option<EarlierGame>, ApiError> {
    let row = shared.store.row(id).await?;
    let Some(registry) = registry_of(shared, &row).await else { return Ok(None) };
    // The header alone tells whether it is one.
    let files = registry.clone();
    if !off_the_road(move || Ok(files.is_earlier(&row.header))).await? {
        return Ok(None);
    }
    let history = shared.store.history(id, None).await?;
    off_the_road(move || Ok(opened(&registry, &history).as_ref().map(view))).await
}

/// A kept game of other rules or data, played as far as it goes; none if it is not such a one.
pub(crate) fn opened(registry: &Registry, history: &History) -> Option<Earlier> {
    registry.earlier_of(record_of(history).ok()?).ok().flatten()
}

/// The record of a kept game, read but not replayed.
pub(crate) fn record_of(history: &History) -> Result<Record, ApiError> {
    let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
    let hash = StateHash::read(&history.row.standing.hash).unwrap_or(StateHash([0; 16]));
    let record = Record::from_pieces(&history.row.header, &lines, hash);
    let mut record = record.map_err(registry::OpenFault::Record)?;
    if history.row.standing.over {
        record.seeds = history.seeds.split_whitespace().filter_map(Seed::read).collect();
    }
    Ok(record)
}

/// A record of other rules or data as it is kept: its lines as they are.
pub(crate) struct Old {
    pub(crate) header: String,
    pub(crate) steps: Vec<Step>,
    pub(crate) seeds: Vec<Seed>,
    pub(crate) standing: Standing,
    pub(crate) view: EarlierGame,
    pub(crate) seats: Vec<String>,
    pub(crate) scenario: String,
    pub(crate) title: Option<String>,
}

/// Takes a record of other rules or data apart, to be kept as it is.
pub(crate) fn take_in(earlier: Earlier) -> Old {
    let view = view(&earlier);
    let hash = earlier.record.hash.to_string();
    let (header, lines) = pieces(&earlier.record.to_text());
    let (turn, turns) = earlier.table.as_ref().map_or((0, 0), |it| {
        let standing = it.standing();
        (standing.turn, standing.turns)
    });
    let title = earlier.record.headers.event().map(str::to_owned);
    let title =
        title.or_else(|| earlier.table.as_ref().and_then(|it| it.setting().title.remove("en")));
    let seeds = earlier.record.seeds;
    let standing = Standing {
        step: view.answers,
        hash: hash.clone(),
        turn,
        turns,
        asked: None,
        over: !seeds.is_empty(),
        result: None,
        winner: None,
    };
    // Only the situation at the end is told by the record; nobody goes by the others.
    let steps = lines.into_iter().map(|lines| Step { lines, hash: hash.clone() }).collect();
    let (seats, scenario) = (earlier.record.info.seats, earlier.record.info.scenario);
    Old { header, steps, seeds, standing, view, seats, scenario, title }
}

/// A branch of a kept game of other rules or data: a game of the present ones. None if the game is
/// no such one; refused if not so many answers stand.
pub(crate) fn branch(
    registry: &Registry,
    history: &History,
    fresh: Seed,
) -> Result<Option<SetUp>, ApiError> {
    let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
    let record = Record::from_pieces(&history.row.header, &lines, StateHash([0; 16]));
    let record = record.map_err(registry::OpenFault::Record)?;
    let Some(earlier) = registry.earlier_of(record)? else { return Ok(None) };
    if usize::try_from(earlier.stands()).is_ok_and(|it| it < history.steps.len()) {
        return Err(refusal(&earlier));
    }
    let refused = refusal(&earlier);
    let (table, seeds) = earlier.go_on(fresh).ok_or(refused)?;
    Ok(Some(SetUp { steps: steps_of(&table), table, seeds }))
}

/// The steps of a game as they are kept. A finished one keeps the commitment made at its end too.
fn steps_of(table: &AnyTable) -> Vec<Step> {
    if table.asked().is_some() {
        return stored::steps(table);
    }
    let steps = pieces(&table.record()).1.into_iter().zip(table.hashes());
    steps.map(|(lines, hash)| Step { lines, hash }).collect()
}

/// Why a game of other rules or data is not played here.
pub(crate) fn refusal(earlier: &Earlier) -> ApiError {
    let said = |language: &str| (language.to_owned(), earlier.said(language));
    ApiError::Earlier(Box::new(Words([said("en"), said("it")].into())))
}

/// The text of a record in pieces: what stands before the first answer, and the lines of each
/// answer, with whatever comes before the next.
fn pieces(text: &str) -> (String, Vec<String>) {
    let (mut header, mut steps) = (String::new(), Vec::<String>::new());
    let body = |it: &&str| !it.starts_with("= ") && !it.starts_with("seed ");
    for line in text.split_inclusive('\n').take_while(body) {
        if line.starts_with("> ") {
            steps.push(String::new());
        }
        steps.last_mut().unwrap_or(&mut header).push_str(line);
    }
    (header, steps)
}

/// A game of other rules or data, as the wire tells of it.
pub(crate) fn view(earlier: &Earlier) -> EarlierGame {
    let words = |message| Words(registry::said(&message));
    let differing = earlier.differing();
    let difference = || FirstDifference {
        step: differing.as_ref().map(|it| it.step),
        seat: differing.as_ref().map(|it| it.seat.clone()),
        action: differing.as_ref().map(|it| it.answer.clone()),
        rule: earlier.rule().map(str::to_owned),
        text: words(earlier.difference()),
    };
    EarlierGame {
        rules: earlier.record.info.rules,
        changed: words(earlier.changed()),
        answers: earlier.answers(),
        stands: earlier.stands(),
        playable: earlier.table.is_some(),
        difference: earlier.is_other().then(difference),
    }
}

fn headers(headers: &Headers, seats: &[String]) -> RecordHeaders {
    let named = headers.players().iter();
    let players =
        named.filter_map(|(seat, it)| Some((seats.get(usize::from(seat.0))?.clone(), it.clone())));
    RecordHeaders {
        players: players.collect(),
        date: headers.date().map(str::to_owned),
        event: headers.event().map(str::to_owned),
    }
}

fn answer(step: registry::ToldStep) -> ToldAnswer {
    let registry::ToldStep { step, seat, answer, dice, comments } = step;
    let roll =
        |registry::ToldDie { sides, face, rule, by_hand }| ToldRoll { sides, face, rule, by_hand };
    ToldAnswer { step, seat, action: answer, dice: dice.into_iter().map(roll).collect(), comments }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_falls_into_its_pieces_and_nothing_is_lost() {
        let text = "head\ncommitment 1\n> a x\n. d6 1 r\n; so\ncommitment 2\n> b y\ncommitment 3\n\
                    seed 1\n= h s\n";
        let (header, steps) = pieces(text);
        assert_eq!(header, "head\ncommitment 1\n");
        let expected = ["> a x\n. d6 1 r\n; so\ncommitment 2\n", "> b y\ncommitment 3\n"];
        assert_eq!(steps, expected);
    }

    #[test]
    fn dice_set_by_hand_are_told_as_such() {
        let die =
            |by_hand| registry::ToldDie { sides: 6, face: 4, rule: "scs:7.0J".into(), by_hand };
        let told = answer(registry::ToldStep {
            step: 1,
            seat: "blue".into(),
            answer: "roll".into(),
            dice: vec![die(true), die(false)],
            comments: Vec::new(),
        });
        assert_eq!(told.dice.iter().map(|it| it.by_hand).collect::<Vec<_>>(), [true, false]);
    }
}
