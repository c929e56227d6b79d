//! From texts to a checked mission; everything wrong is found at once, each with file and line.

mod cards;
mod charts;
mod flows;
mod ground;
mod open;
mod places;
mod script;
mod shared;
mod start;

use std::borrow::Cow;
use std::collections::BTreeMap;

use catalog::{
    Broken, Files, Findings, Source, Spanned, check_head, find_file, is_plain, read_map,
    salvage_toml, unseal,
};

use super::prove::Prover;
use super::shape::{MissionShape, StartShape};
use super::{ActionParagraph, Ground, Mission, Recruit, Setup, VehicleCard};
use crate::charts::Charts;
use crate::script::instr::{Instr, P, Piece};
use crate::script::shape::{ActionsShape, ScriptShape};
use crate::terms::VehicleKind;
use flows::{Going, Travel};
use open::Open;
use start::Starter;

/// Reads a mission of the library with all it refers to; `None` if anything is wrong.
pub fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Mission> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: MissionShape = salvage_toml(source, findings)?;
    check_head("ambush-mission/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    check_id(&shape.id, source, findings);
    let parts = Parts::open(files, &shape, source, findings)?;
    let mission = parts.mission(&shape, source, findings);
    (findings.error_count() == before).then_some(mission)
}

/// Checks the shape of a script that stands by itself; all else is proved with its mission.
pub(crate) fn check_script(source: Source<'_>, findings: &mut Findings) {
    let shape: Option<ScriptShape> = salvage_toml(source, findings);
    if let Some(shape) = shape {
        let head = (shape.schema.as_ref(), shape.source.as_ref());
        check_head("ambush-script/1", head.0, head.1, source, findings);
    }
}

/// Checks the shape of shared action paragraphs.
pub(crate) fn check_actions(source: Source<'_>, findings: &mut Findings) {
    let shape: Option<ActionsShape> = salvage_toml(source, findings);
    if let Some(shape) = shape {
        let head = (shape.schema.as_ref(), shape.source.as_ref());
        check_head("ambush-actions/1", head.0, head.1, source, findings);
    }
}

/// Checks charts.
pub(crate) fn check_charts(source: Source<'_>, findings: &mut Findings) {
    drop(charts::read(source, findings));
}

/// Checks a ready-made squad.
pub(crate) fn check_squad(source: Source<'_>, findings: &mut Findings) {
    drop(shared::squad(source, findings));
}

/// The id names the system and the mission, as records and lists write it.
fn check_id(id: &Spanned<String>, source: Source<'_>, findings: &mut Findings) {
    if !id.get_ref().strip_prefix("ambush/").is_some_and(is_plain) {
        let what = format!("mission id `{}`", id.get_ref());
        let mend = "write `ambush/` and a name of lower-case letters, digits and hyphens";
        findings.error(source, &id.span(), what, mend);
    }
}

/// A file that a mission names: by its path in the library, or from where the mission stands.
fn find<'l>(
    files: &mut Files<'l>,
    source: Source<'_>,
    name: &Spanned<String>,
    findings: &mut Findings,
) -> Option<Source<'l>> {
    files.open(name.get_ref()).or_else(|| find_file(files, source, name, findings))
}

/// The text of a script: as it stands, or with its seal broken.
fn opened<'l>(source: Source<'l>, findings: &mut Findings) -> Option<Cow<'l, str>> {
    if !source.file.ends_with(".sealed") {
        return Some(Cow::Borrowed(source.text));
    }
    match unseal(source.text) {
        Ok(text) => Some(Cow::Owned(text)),
        Err(Broken { line, what }) => {
            let start = source.text.split_inclusive('\n').take(line - 1).map(str::len).sum();
            let mend = "seal the script anew with `esagono mission seal`";
            findings.error(source, &(start..start), what, mend);
            None
        }
    }
}

/// What a mission is made of besides its open file.
struct Parts<'l> {
    ground: Ground,
    charts: Charts,
    squad: Vec<Recruit>,
    reserves: Vec<String>,
    actions: BTreeMap<P, ActionParagraph>,
    script: ScriptShape,
    script_file: &'l str,
    script_text: Cow<'l, str>,
}

impl<'l> Parts<'l> {
    fn open(
        files: &mut Files<'l>,
        shape: &MissionShape,
        source: Source<'_>,
        findings: &mut Findings,
    ) -> Option<Self> {
        let map = find(files, source, &shape.map, findings);
        let charts = find(files, source, &shape.charts, findings);
        let squad = find(files, source, &shape.squad_file, findings);
        let actions = find(files, source, &shape.actions, findings);
        let sealed = find(files, source, &shape.script, findings)?;
        let script_text = opened(sealed, findings)?;
        let script_source = Source { file: sealed.file, text: &script_text };
        let charts = charts::read(charts?, findings);
        let squad = shared::squad(squad?, findings);
        let script: Option<ScriptShape> = salvage_toml(script_source, findings);
        let map = read_map(map?, findings)?;
        let ground = ground::read(map, shape.top, source, &shape.map.span(), findings)?;
        let actions = shared::actions(&ground, actions?, findings)?;
        let script = script?;
        let head = (script.schema.as_ref(), script.source.as_ref());
        check_head("ambush-script/1", head.0, head.1, script_source, findings);
        let (charts, (squad, reserves), script_file) = (charts?, squad?, sealed.file);
        Some(Self { ground, charts, squad, reserves, actions, script, script_file, script_text })
    }

    fn mission(self, shape: &MissionShape, source: Source<'_>, findings: &mut Findings) -> Mission {
        let Self { ground, charts, squad, reserves, mut actions, script, script_file, script_text } =
            self;
        let open = Open { ground: &ground, source };
        let setup = open.setup(&shape.setup, findings);
        let victory = open.victory(&shape.victory, findings);
        let travel = travel(&ground, &charts, &setup, shape);
        let wheels = going(&script);
        let spot = Source { file: script_file, text: &script_text };
        let conditions = script::conditions(&script, &travel, wheels, spot, findings);
        let paragraphs = script::paragraphs(&script.paragraphs, &ground, spot, findings);
        for (p, action) in script::actions(&script.actions, &ground, spot, findings) {
            actions.insert(p, action);
        }
        let cards = cards::germans(&script.cards, spot, findings);
        let vehicles = vehicles(&script, &setup, shape.start.as_ref(), spot, findings);
        let us_cards = cards::us_cards(&script.us_cards);
        let starter = Starter {
            ground: &ground,
            squad: &squad,
            us_cards: &us_cards,
            cards: &cards,
            vehicles: &vehicles,
            source,
            conditions: conditions.len(),
            head: shape.id.span(),
        };
        let start = shape.start.as_ref().map(|it| starter.read(it, findings));
        let mission = Mission {
            id: shape.id.get_ref().clone(),
            number: shape.number,
            title: shape.title.clone(),
            date: shape.date.clone(),
            briefing: shape.briefing.clone(),
            water: shape.water,
            visibility: shape.visibility,
            levels: shape.levels.iter().map(|it| u8::try_from(*it).ok()).collect(),
            kit: open::kit(&shape.squad, &charts),
            setup,
            rules: shape.rules,
            victory,
            squad,
            reserves,
            conditions,
            closing: script.closing.as_ref().map(|it| *it.get_ref()),
            paragraphs,
            actions,
            cards,
            vehicles,
            us_cards,
            start,
            ground,
            charts,
        };
        let (open, open_source) = (shape, source);
        let prover = Prover { mission: &mission, open, open_source, script: &script, source: spot };
        prover.prove(findings);
        mission
    }
}

fn travel<'a>(
    ground: &'a Ground,
    charts: &'a Charts,
    setup: &'a Setup,
    shape: &MissionShape,
) -> Travel<'a> {
    Travel {
        ground,
        charts,
        water: shape.water,
        counters: &setup.counters,
        banks_bar_vehicles: shape.rules.embankments_bar_vehicles,
    }
}

/// How German vehicles go: those of the mission, cars where there is none.
fn going(script: &ScriptShape) -> Going {
    let tanks = script.vehicles.iter().any(|it| it.get_ref().kind.is_tank());
    let cars = script.vehicles.iter().any(|it| !it.get_ref().kind.is_tank());
    match (tanks, cars) {
        (true, true) => Going::Wheels,
        (true, false) => Going::Tank,
        (false, _) => Going::Car,
    }
}

/// Every vehicle that can come into play.
fn vehicles(
    script: &ScriptShape,
    setup: &Setup,
    start: Option<&StartShape>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<VehicleCard> {
    let mut vehicles = cards::vehicles(&script.vehicles, source, findings);
    vehicles.extend(script.us_tanks.iter().map(|it| cards::tank(it.get_ref())));
    let mut empty: Vec<VehicleKind> = setup.vehicles.iter().map(|it| it.0).collect();
    empty.extend(placed(script));
    // A start may stand vehicles on the map that nothing else brings.
    let stand = start.map_or(&[][..], |it| &it.vehicles);
    for (kind, _) in VehicleKind::WORDS.iter().map(|it| (it.1, it.0)) {
        let wanted = stand.iter().filter(|it| it.card.is_none() && it.kind == kind).count();
        let there = empty.iter().filter(|it| **it == kind).count();
        empty.extend(std::iter::repeat_n(kind, wanted.saturating_sub(there)));
    }
    vehicles.extend(empty.into_iter().map(cards::uncarded));
    cards::number_words(&mut vehicles);
    vehicles
}

/// Vehicles that paragraphs place, in the order of their numbers.
fn placed(script: &ScriptShape) -> impl Iterator<Item = VehicleKind> + '_ {
    let instructions = script.paragraphs.values().flat_map(|it| &it.get_ref().instructions);
    instructions.filter_map(|it| {
        let Instr::Place(placing) = it.get_ref() else { return None };
        let Piece::Vehicle { kind, .. } = placing.what else { return None };
        Some(kind)
    })
}
