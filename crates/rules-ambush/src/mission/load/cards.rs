//! [AMB 2.1] Cards: Germans, vehicles, soldiers who join the squad.

use std::collections::BTreeMap;

use catalog::{Bilingual, Findings, Source, Spanned};

use super::places::words;
use crate::mission::{Card, Column, Ratings, Recruit, VehicleCard};
use crate::script::instr::P;
use crate::script::shape::{CardShape, UsCardShape, UsTankShape, VehicleShape};
use crate::terms::VehicleKind;

/// [AMB 2.1a, 2.1f] The Germans, in the order of their letters.
pub(super) fn germans(
    shapes: &[Spanned<CardShape>],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<Card> {
    let mut cards: Vec<Card> =
        shapes.iter().map(|it| german(it.get_ref(), source, findings)).collect();
    cards.sort_by_key(|it| it.letter);
    cards
}

fn german(shape: &CardShape, source: Source<'_>, findings: &mut Findings) -> Card {
    Card {
        number: shape.n,
        letter: shape.letter,
        name: shape.name.clone(),
        rank: shape.rank,
        vp: shape.vp,
        vp_captured: shape.vp_if.captured,
        vp_fallen: shape.vp_if.fallen,
        arms: shape.arms.clone(),
        grenades: shape.grenades,
        ratings: Ratings {
            initiative: shape.initiative,
            perception: shape.pc,
            weapon_skill: shape.ws,
            // Whoever cannot drive has no skill in it.
            driving_skill: shape.ds.unwrap_or(0),
            mpa: shape.mpa,
        },
        drives: shape.ds.is_some(),
        scope: shape.scope,
        gunner: shape.gunner,
        fearless: shape.fearless,
        table: table(&shape.table, column_of_man, source, findings),
        notes: shape.notes.clone(),
    }
}

/// [AMB 2.1h] Reads the columns of a card, ten action paragraphs each.
fn table(
    shapes: &BTreeMap<String, Spanned<String>>,
    column: impl Fn(&str) -> Option<Column>,
    source: Source<'_>,
    findings: &mut Findings,
) -> BTreeMap<Column, [P; 10]> {
    let mut table = BTreeMap::new();
    for (key, text) in shapes {
        let Some(column) = column(key) else {
            let what = format!("column `{key}`");
            let mend = "write a condition, `S`, `drive` or one capital letter; of a tank 1 to 5";
            findings.error(source, &text.span(), what, mend);
            continue;
        };
        if let Some(paragraphs) = ten(text, source, findings) {
            table.insert(column, paragraphs);
        }
    }
    table
}

fn column_of_man(key: &str) -> Option<Column> {
    let mut letters = key.chars();
    match (key, letters.next()?, letters.next()) {
        ("S", ..) => Some(Column::SelfPreservation),
        ("drive", ..) => Some(Column::Drive),
        (_, digit @ '1'..='9', None) => digit.to_digit(10).map(|it| Column::Condition(small(it))),
        (_, letter @ 'A'..='Z', None) => Some(Column::Reaction(letter)),
        _ => None,
    }
}

fn column_of_tank(key: &str) -> Option<Column> {
    let crew = key.parse().ok().filter(|it| (1..=5).contains(it));
    crew.map(Column::Crew)
}

fn small(digit: u32) -> u8 {
    u8::try_from(digit).expect("a digit is small")
}

fn ten(text: &Spanned<String>, source: Source<'_>, findings: &mut Findings) -> Option<[P; 10]> {
    let mut numbers = Vec::new();
    for word in words(source, text) {
        let Ok(number) = word.get_ref().parse::<P>() else {
            let what = format!("`{}` is no paragraph", word.get_ref());
            findings.error(source, &word.span(), what, "write numbers with spaces between");
            return None;
        };
        numbers.push(number);
    }
    let count = numbers.len();
    let ten = numbers.try_into().ok();
    if ten.is_none() {
        let what = format!("{count} paragraphs in a column");
        findings.error(source, &text.span(), what, "write ten, for a die of 0 to 9");
    }
    ten
}

/// [AMB 17.8] German vehicles.
pub(super) fn vehicles(
    shapes: &[Spanned<VehicleShape>],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<VehicleCard> {
    let mut cards: Vec<VehicleCard> =
        shapes.iter().map(|it| vehicle(it.get_ref(), source, findings)).collect();
    cards.sort_by_key(|it| it.letter);
    cards
}

fn vehicle(shape: &VehicleShape, source: Source<'_>, findings: &mut Findings) -> VehicleCard {
    VehicleCard {
        number: shape.n,
        word: shape.letter.to_lowercase().collect(),
        letter: Some(shape.letter),
        kind: shape.kind,
        name: shape.name.clone(),
        ours: false,
        vp: shape.vp,
        vp_destroyed: shape.vp_if.destroyed,
        vp_immobilized: shape.vp_if.immobilized,
        // A car has people with cards of their own instead.
        crew: shape.crew.unwrap_or(0),
        table: table(&shape.table, column_of_tank, source, findings),
        notes: shape.notes.clone(),
    }
}

/// [AMB M8c] A tank that may join the squad.
pub(super) fn tank(shape: &UsTankShape) -> VehicleCard {
    VehicleCard {
        number: shape.n,
        name: Bilingual { en: shape.name.clone(), it: shape.name.clone() },
        crew: shape.crew,
        ..uncarded(shape.kind)
    }
}

/// A vehicle without a card: the squad's own, or one that stands empty.
pub(super) fn uncarded(kind: VehicleKind) -> VehicleCard {
    VehicleCard {
        number: 0,
        word: kind.word().to_owned(),
        letter: None,
        kind,
        name: name(kind),
        ours: matches!(kind, VehicleKind::Jeep | VehicleKind::Sherman),
        vp: 0,
        vp_destroyed: 0,
        vp_immobilized: 0,
        crew: 0,
        table: BTreeMap::new(),
        notes: None,
    }
}

fn name(kind: VehicleKind) -> Bilingual {
    let (en, it) = match kind {
        VehicleKind::Jeep => ("Jeep", "Jeep"),
        VehicleKind::Kubelwagen => ("Kübelwagen", "Kübelwagen"),
        VehicleKind::StaffCar => ("Staff car", "Auto di comando"),
        VehicleKind::PanzerIv => ("Panzer IV", "Panzer IV"),
        VehicleKind::Jagdpanther => ("Jagdpanther", "Jagdpanther"),
        VehicleKind::Sherman => ("Sherman", "Sherman"),
    };
    Bilingual { en: en.to_owned(), it: it.to_owned() }
}

/// Gives each vehicle a word of its own: `jeep`, `jeep-2`.
pub(super) fn number_words(vehicles: &mut [VehicleCard]) {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for vehicle in vehicles {
        let count = met.entry(vehicle.word.clone()).or_default();
        *count += 1;
        if *count > 1 {
            vehicle.word = format!("{}-{count}", vehicle.word);
        }
    }
}

/// [AMB 2.6a] Soldiers J and K.
pub(super) fn us_cards(shapes: &[Spanned<UsCardShape>]) -> Vec<Recruit> {
    let mut cards: Vec<Recruit> = shapes.iter().map(|it| us_card(it.get_ref())).collect();
    cards.sort_by_key(|it| it.letter);
    cards
}

fn us_card(shape: &UsCardShape) -> Recruit {
    Recruit {
        letter: shape.letter,
        card: shape.n,
        name: shape.name.clone(),
        story: Bilingual { en: String::new(), it: String::new() },
        command: shape.command,
        ratings: Ratings {
            initiative: shape.initiative,
            perception: shape.pc,
            weapon_skill: shape.ws,
            driving_skill: shape.ds,
            mpa: shape.mpa,
        },
        price: 0,
        arms: shape.arms.clone(),
        ammo: shape.ammo.clone(),
    }
}
