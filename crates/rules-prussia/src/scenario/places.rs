//! Who belongs to which group, and where every piece begins.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Bilingual, Findings, Source, Span, Spanned, read_hex, read_hexes};
use hexgrid::{HexId, HexSet};

use super::load::unknown;
use super::shape::{ColumnWord, EntryShape, ScenarioShape, SetUpShape};
use super::words::army;
use super::{Entry, EntryColumn, Group, HouseRules, SetUp};
use crate::decision::Piece;
use crate::field::{Field, Ground};
use crate::roster::{Leader, Unit, Wing};
use crate::state::{Army, GroupId, LeaderId, UnitId, WingId};

/// Reads the parts of a scenario that refer to map, units and leaders.
pub(super) struct Reader<'a> {
    pub(super) source: Source<'a>,
    pub(super) shape: &'a ScenarioShape,
    pub(super) field: &'a Field,
    pub(super) wings: &'a [Wing],
    pub(super) units: &'a [Unit],
    pub(super) leaders: &'a [Leader],
}

/// Where the file says of each piece where it is.
#[derive(Default)]
pub(super) struct Spans {
    /// In set-ups and among those who are gone, in the order written.
    pub(super) placed: Vec<(Piece, Span)>,
    /// In entries.
    pub(super) coming: Vec<(Piece, Span)>,
}

impl Spans {
    /// Where the file places a piece.
    pub(super) fn of(&self, piece: Piece) -> Option<&Span> {
        let found = self.placed.iter().chain(&self.coming).find(|it| it.0 == piece);
        found.map(|it| &it.1)
    }
}

impl Reader<'_> {
    pub(super) fn side(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<Army> {
        let sides = self.shape.side.get_ref();
        let found = sides.iter().find(|it| it.id.get_ref() == name.get_ref());
        if found.is_none() {
            let known = sides.iter().map(|it| it.id.get_ref().as_str());
            unknown("side", name, known, self.source, findings);
        }
        found.map(|it| army(it.army))
    }

    pub(super) fn wing(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<WingId> {
        let found = self.wings.iter().position(|it| it.id == *name.get_ref());
        if found.is_none() {
            let known = self.wings.iter().map(|it| it.id.as_str());
            unknown("wing", name, known, self.source, findings);
        }
        found.and_then(|it| u8::try_from(it).ok()).map(WingId)
    }

    pub(super) fn unit_at(&self, id: &str) -> Option<UnitId> {
        let found = self.units.iter().position(|it| it.id == id)?;
        u16::try_from(found).ok().map(UnitId)
    }

    pub(super) fn leader_at(&self, id: &str) -> Option<LeaderId> {
        let found = self.leaders.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok().map(LeaderId)
    }

    pub(super) fn piece(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<Piece> {
        let id = name.get_ref();
        let unit = self.unit_at(id).map(Piece::Unit);
        let found = unit.or_else(|| self.leader_at(id).map(Piece::Leader));
        if found.is_none() {
            let units = self.units.iter().map(|it| it.id.as_str());
            let known = units.chain(self.leaders.iter().map(|it| it.id.as_str()));
            unknown("unit or leader", name, known, self.source, findings);
        }
        found
    }

    /// [PG 1.2e, 6.2a] The four Basic Groups, then those of the scenario; the group of each wing and
    /// the detachment of each unit.
    pub(super) fn groups(
        &self,
        findings: &mut Findings,
    ) -> (Vec<Group>, Vec<GroupId>, Vec<Option<GroupId>>) {
        let name = |en: &str, it: &str| Bilingual { en: en.into(), it: it.into() };
        let mut groups = Vec::new();
        for side in self.shape.side.get_ref() {
            let army = army(side.army);
            for (id, name, cv) in [
                (
                    "infantry",
                    name("Infantry and artillery", "Fanteria e artiglieria"),
                    side.infantry,
                ),
                ("cavalry", name("Cavalry", "Cavalleria"), side.cavalry),
            ] {
                groups.push(Group { id: id.into(), army, name, cv, detachment: false });
            }
        }
        let basic = |wing: &Wing| GroupId::basic(wing.army, !wing.has_infantry);
        let mut wing_groups: Vec<GroupId> = self.wings.iter().map(basic).collect();
        let mut dets = vec![None; self.units.len()];
        for shape in &self.shape.group {
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let id = GroupId(u8::try_from(groups.len()).unwrap_or(u8::MAX));
            for name in &shape.wings {
                let Some(wing) = self.wing(name, findings) else { continue };
                wing_groups[wing.index()] = id;
                let own = self.units.iter().enumerate().filter(|it| it.1.wing == Some(wing));
                for (index, _) in own.filter(|_| shape.detachment) {
                    dets[index] = Some(id);
                }
            }
            for name in &shape.units {
                if let Some(unit) = self.unit(name, findings) {
                    dets[unit.index()] = Some(id).filter(|_| shape.detachment);
                }
            }
            groups.push(Group {
                id: shape.id.get_ref().clone(),
                army,
                name: shape.name.clone(),
                cv: shape.cv,
                detachment: shape.detachment,
            });
        }
        (groups, wing_groups, dets)
    }

    /// A unit by its name; a leader is none.
    pub(super) fn unit(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<UnitId> {
        match self.piece(name, findings)? {
            Piece::Unit(unit) => Some(unit),
            Piece::Leader(_) => {
                let what = format!("`{}` is a leader", name.get_ref());
                let mend = "name a unit; what befell leaders stands in `[[leader_state]]`";
                self.fault(&name.span(), what, mend, findings);
                None
            }
        }
    }

    /// Records what is wrong at a place of the scenario file.
    pub(super) fn fault(
        &self,
        span: &Span,
        what: impl Into<String>,
        mend: impl Into<String>,
        findings: &mut Findings,
    ) {
        findings.error(self.source, span, what, mend);
    }

    /// What players call a piece.
    pub(super) fn id_of(&self, piece: Piece) -> &str {
        match piece {
            Piece::Unit(unit) => &self.units[unit.index()].id,
            Piece::Leader(leader) => &self.leaders[leader.index()].id,
        }
    }

    fn army_of(&self, piece: Piece) -> Army {
        match piece {
            Piece::Unit(unit) => self.units[unit.index()].army,
            Piece::Leader(leader) => self.leaders[leader.index()].army,
        }
    }

    /// The pieces that an entry of the file names, each with its place: by id, by wing, or all other
    /// artillery of a side.
    fn pieces(
        &self,
        army: Army,
        (names, wings): (&[Spanned<String>], &[Spanned<String>]),
        artillery: Option<Span>,
        findings: &mut Findings,
    ) -> Vec<(Piece, Span)> {
        let mut pieces = Vec::new();
        for name in names {
            pieces.extend(self.piece(name, findings).map(|it| (it, name.span())));
        }
        for name in wings {
            let Some(wing) = self.wing(name, findings) else { continue };
            let leader = Piece::Leader(self.wings[wing.index()].leader);
            let own = (0u16..).zip(self.units).filter(|it| it.1.wing == Some(wing));
            let own = own.map(|it| Piece::Unit(UnitId(it.0)));
            pieces.extend([leader].into_iter().chain(own).map(|it| (it, name.span())));
        }
        for (piece, span) in &pieces {
            if self.army_of(*piece) != army {
                let what = format!("`{}` belongs to the other side", self.id_of(*piece));
                self.fault(span, what, "name it with its own side", findings);
            }
        }
        if let Some(span) = artillery {
            let guns =
                (0u16..).zip(self.units).filter(|it| it.1.army == army && it.1.is_artillery());
            let named = self.named_elsewhere();
            let rest: Vec<Piece> = guns
                .map(|it| Piece::Unit(UnitId(it.0)))
                .filter(|it| !named.contains(it) && !pieces.iter().any(|one| one.0 == *it))
                .collect();
            pieces.extend(rest.into_iter().map(|it| (it, span.clone())));
        }
        pieces
    }

    /// Every piece that some entry names by its id.
    fn named_elsewhere(&self) -> BTreeSet<Piece> {
        let setups = self.shape.setup.iter().flat_map(|it| it.get_ref().pieces.iter());
        let entries = self.shape.entry.iter().flat_map(|it| it.get_ref().pieces.iter());
        let gone = self.shape.gone.iter().flat_map(|it| it.pieces.iter());
        let all = setups.chain(entries).chain(gone);
        all.filter_map(|it| self.find_piece(it.get_ref())).collect()
    }

    fn find_piece(&self, id: &str) -> Option<Piece> {
        let unit = self.unit_at(id).map(Piece::Unit);
        unit.or_else(|| self.leader_at(id).map(Piece::Leader))
    }

    /// Where every piece begins.
    pub(super) fn placements(&self, findings: &mut Findings) -> (Vec<SetUp>, Vec<Entry>, Spans) {
        let mut spans = Spans::default();
        let mut setups = Vec::new();
        for spanned in &self.shape.setup {
            let shape = spanned.get_ref();
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let artillery = shape.artillery.then(|| spanned.span());
            let pieces = self.pieces(army, (&shape.pieces, &shape.wings), artillery, findings);
            setups.push(self.set_up(army, &pieces, shape, findings));
            spans.placed.extend(pieces);
        }
        let mut entries = Vec::new();
        for spanned in &self.shape.entry {
            let shape = spanned.get_ref();
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let artillery = shape.artillery.then(|| spanned.span());
            let pieces = self.pieces(army, (&shape.pieces, &shape.wings), artillery, findings);
            entries.push(self.entry(army, &pieces, shape, findings));
            spans.coming.extend(pieces);
        }
        for gone in &self.shape.gone {
            for name in &gone.pieces {
                let piece = self.piece(name, findings);
                spans.placed.extend(piece.map(|it| (it, name.span())));
            }
        }
        (setups, entries, spans)
    }

    fn set_up(
        &self,
        army: Army,
        pieces: &[(Piece, Span)],
        shape: &SetUpShape,
        findings: &mut Findings,
    ) -> SetUp {
        let mut guns = Vec::new();
        for (name, &count) in &shape.guns {
            let Some(leader) = self.leader_at(name.get_ref()) else {
                let known = self.leaders.iter().map(|it| it.id.as_str());
                unknown("leader", name, known, self.source, findings);
                continue;
            };
            guns.push((leader, count));
        }
        let pieces: Vec<Piece> = pieces.iter().map(|it| it.0).collect();
        SetUp {
            army,
            hexes: self.set_up_hexes(shape, findings),
            quick: self.quick(&pieces, shape, findings),
            pieces,
            posts: self.posts(shape, findings),
            near_leader: shape.near_leader,
            guns_per_leader: shape.guns_per_leader,
            guns,
            with_infantry: shape.with_infantry,
            guns_per_hex: shape.guns_per_hex,
            with_unit: shape.with_unit,
            apart: shape.apart,
        }
    }

    fn entry(
        &self,
        army: Army,
        pieces: &[(Piece, Span)],
        shape: &EntryShape,
        findings: &mut Findings,
    ) -> Entry {
        Entry {
            army,
            pieces: pieces.iter().map(|it| it.0).collect(),
            hexes: read_hexes(&self.field.map, &shape.hexes, self.source, findings),
            turn: *shape.turn.get_ref(),
            column: match shape.column {
                ColumnWord::Always => EntryColumn::Always,
                ColumnWord::IfEffective => EntryColumn::IfEffective,
                ColumnWord::No => EntryColumn::No,
            },
            effective: shape.effective,
            guns_per_wing: shape.guns_per_wing,
            must: shape.must,
        }
    }

    fn set(&self, hexes: impl IntoIterator<Item = HexId>) -> HexSet {
        HexSet::of(self.field.grid().len(), hexes)
    }

    fn within(&self, hex: &Spanned<String>, distance: u8, findings: &mut Findings) -> HexSet {
        let center = read_hex(&self.field.map, hex, self.source, findings);
        let near = center.map(|it| self.field.grid().hexes_within(it, distance.into()));
        self.set(near.into_iter().flatten())
    }

    /// The hexes in which the pieces of a set-up may stand: no water.
    fn set_up_hexes(&self, shape: &SetUpShape, findings: &mut Findings) -> HexSet {
        let grid = self.field.grid();
        let everywhere = || {
            self.set(
                grid.hexes()
                    .filter(|&it| grid.is_playable(it) && self.field.ground(it) != Ground::Water),
            )
        };
        let mut hexes = everywhere();
        if !shape.hexes.is_empty() {
            let named = read_hexes(&self.field.map, &shape.hexes, self.source, findings);
            hexes.intersect_with(&self.set(named));
        }
        if let Some(within) = &shape.within {
            hexes.intersect_with(&self.within(&within.hex, within.distance, findings));
        }
        if !shape.posts.is_empty() {
            let mut posts = HexSet::new(grid.len());
            for (post, _) in self.posts(shape, &mut Findings::new()) {
                posts.union_with(&post);
            }
            hexes.intersect_with(&posts);
        }
        if hexes.is_empty() {
            let mend = "name hexes in which units can stand";
            let span = shape.hexes.first().unwrap_or(&shape.side).span();
            findings.error(self.source, &span, "no hex to set up in", mend);
        }
        hexes
    }

    fn posts(&self, shape: &SetUpShape, findings: &mut Findings) -> Vec<(HexSet, u8)> {
        let mut posts = Vec::new();
        for post in &shape.posts {
            let named = read_hexes(&self.field.map, &post.hexes, self.source, findings);
            let mut hexes = self.set(named);
            if let Some(hex) = &post.hex {
                hexes.union_with(&self.within(hex, post.distance, findings));
            }
            posts.push((hexes, post.count));
        }
        posts
    }

    fn quick(
        &self,
        pieces: &[Piece],
        shape: &SetUpShape,
        findings: &mut Findings,
    ) -> BTreeMap<Piece, HexId> {
        let mut quick = BTreeMap::new();
        for (name, number) in &shape.quick {
            let Some(piece) = self.piece(name, findings) else { continue };
            let Some(hex) = read_hex(&self.field.map, number, self.source, findings) else {
                continue;
            };
            if !pieces.contains(&piece) {
                let what = format!("`{}` is none of this set-up", name.get_ref());
                self.fault(&name.span(), what, "name it in `pieces`, or leave it out", findings);
            }
            if self.field.ground(hex) == Ground::Water {
                let what =
                    format!("`{}` stands in the water of {}", name.get_ref(), number.get_ref());
                self.fault(&number.span(), what, "name a hex in which it can stand", findings);
            }
            quick.insert(piece, hex);
        }
        quick
    }

    pub(super) fn rules(&self) -> HouseRules {
        let shape = &self.shape.rules;
        let mut infantry_cap = [0, 0];
        if let Some(cap) = &shape.infantry_cap {
            infantry_cap[army(cap.army).index()] = cap.sp;
        }
        HouseRules {
            fog: shape.fog.as_ref().map(|it| (it.turns, it.range)),
            heat: shape.heat,
            infantry_cap,
            surprise_turns: shape.surprise_turns,
            passivity: shape.passivity,
        }
    }
}
