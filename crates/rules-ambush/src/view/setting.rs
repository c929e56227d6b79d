//! What does not change during a mission.

use ::scene::{Cell, Chart, ChartRow, Message, SeatView, Setting, VictoryLine};
use catalog::SideName;
use kernel::Seat;

use super::{key, signed, words};
use crate::charts::{Arm, Band};
use crate::mission::{AwardRule, EndRule, SaveRule};
use crate::state::Sortie;
use crate::terms::Terrain;
use hexgrid::HexSet;

/// The colors of the counters: olive drab and field gray.
pub(crate) const COLORS: [&str; 2] = ["#6b7340", "#5f6a72"];

/// The colors of players who share the squad.
const SHARED_COLORS: [&str; 4] = ["#6b7340", "#8a6236", "#3f7a6c", "#7b5a7d"];

/// The squad as it is told.
pub(crate) fn us() -> SideName {
    SideName::plain("Squad", "Squadra")
}

impl Sortie {
    /// What a player is called: the squad, or of those who share it one.
    pub(super) fn player_name(&self, seat: Seat) -> SideName {
        if !self.is_shared() {
            return us();
        }
        let mut letters = self.seat_name(seat).chars();
        let name: String =
            letters.next().iter().flat_map(|it| it.to_uppercase()).chain(letters).collect();
        SideName::plain(&name, &name)
    }

    pub(super) fn setting_view(&self) -> Setting {
        let mission = &self.mission;
        let seat = |(id, name, color): (&str, SideName, &str)| SeatView {
            id: id.to_owned(),
            name: name.words(),
            forms: name.forms(),
            color: color.to_owned(),
        };
        let germans = SideName::plain("Germans", "Tedeschi");
        let players = self.seats().map(|it| {
            let color = if self.is_shared() { SHARED_COLORS[usize::from(it.0)] } else { COLORS[0] };
            (self.seat_name(it), self.player_name(it), color)
        });
        let seats = players.chain([("german", germans, COLORS[1])]);
        Setting {
            scenario: mission.id.clone(),
            system: "ambush".to_owned(),
            title: words(&mission.title),
            briefing: words(&mission.briefing),
            seats: seats.map(seat).collect(),
            turns: 1,
            turn_labels: Vec::new(),
            phases: ["preparing", "operations", "rounds"].map(str::to_owned).to_vec(),
            victory: self.victory_view(),
            objectives: self.objectives(),
            // Players who share the squad see the same.
            secrets: !self.is_shared(),
            charts: self.charts(),
            ladders: Vec::new(),
            agreed: Vec::new(),
        }
    }

    fn listed(&self, hexes: &HexSet) -> Vec<String> {
        hexes.iter().map(|hex| self.number(hex)).collect()
    }

    /// The hexes that the instructions give points for.
    fn objectives(&self) -> Vec<String> {
        let awards = self.mission.victory.awards.iter();
        let hexes = awards.filter_map(|award| match award {
            AwardRule::Explored { hexes, .. } => Some(hexes),
            AwardRule::Exit { .. }
            | AwardRule::Documents { .. }
            | AwardRule::Papers { .. }
            | AwardRule::Bridges { .. }
            | AwardRule::Bunker { .. }
            | AwardRule::Leakers { .. } => None,
        });
        hexes.flat_map(|it| self.listed(it)).collect()
    }

    /// [AMB 15] What the instructions tell of victory.
    fn victory_view(&self) -> Vec<VictoryLine> {
        let victory = &self.mission.victory;
        let need = Message::new(key(&["victory", "need"])).number("points", victory.need.into());
        // What a squad needs that is shared is no player's own number.
        let mut lines = vec![if self.is_shared() {
            VictoryLine::told(need)
        } else {
            VictoryLine {
                seat: Some("us".to_owned()),
                at_least: Some(victory.need.into()),
                message: need,
            }
        }];
        if self.has_own_points() {
            lines.push(VictoryLine::told(Message::new(key(&["victory", "own-points"]))));
        }
        let awards = victory.awards.iter().map(|it| self.award_line(it));
        let ends = victory.ends.iter().map(|it| self.end_line(it));
        let saves = victory.saves.iter().map(|it| self.save_line(it));
        lines.extend(awards.chain(ends).chain(saves).map(VictoryLine::told));
        lines.push(VictoryLine::told(Message::new(key(&["victory", "casualty"]))));
        lines
    }

    fn award_line(&self, award: &AwardRule) -> Message {
        let line = |word: &str| Message::new(key(&["victory", word]));
        match award {
            AwardRule::Explored { n, hexes } => {
                line("explored").number("points", (*n).into()).list("hexes", self.listed(hexes))
            }
            AwardRule::Exit { n, by } => {
                line("exit").number("points", (*n).into()).list("hexes", self.listed(by))
            }
            AwardRule::Documents { n, by, .. } => {
                line("documents").number("points", (*n).into()).list("hexes", self.listed(by))
            }
            AwardRule::Papers { by } => line("papers").list("hexes", self.listed(by)),
            AwardRule::Bridges { one, both } => {
                line("bridges").number("one", (*one).into()).number("both", (*both).into())
            }
            AwardRule::Bunker { n } => line("bunker").number("points", (*n).into()),
            AwardRule::Leakers { by } => line("leakers").list("hexes", self.listed(by)),
        }
    }

    fn end_line(&self, end: &EndRule) -> Message {
        let line = |word: &str| Message::new(key(&["end", word]));
        match end {
            EndRule::Exited { by } => line("exited").list("hexes", self.listed(by)),
            EndRule::Control { groups, n, .. } => {
                let hexes = groups.iter().flat_map(|it| self.listed(it));
                line("control").number("points", (*n).into()).list("hexes", hexes)
            }
            EndRule::Explored { gather } => line("explored").list("hexes", self.listed(gather)),
            EndRule::NoneLeft { .. } => line("none-left"),
            EndRule::Bridges { .. } => line("bridges"),
        }
    }

    fn save_line(&self, save: &SaveRule) -> Message {
        let line = |word: &str| Message::new(key(&["save", word]));
        match save {
            SaveRule::Exited { by } => line("exited").list("hexes", self.listed(by)),
            SaveRule::InBuilding => line("building"),
            SaveRule::In { hexes } => line("in").list("hexes", self.listed(hexes)),
        }
    }

    fn charts(&self) -> Vec<Chart> {
        vec![self.weapon_chart(), self.terrain_chart(), self.ar_chart()]
    }

    /// [AMB 9.1] Weapons: chances by range, jams, ammunition.
    fn weapon_chart(&self) -> Chart {
        let number = |it: Option<i8>| Cell::Sign(it.map_or("–".to_owned(), |it| it.to_string()));
        let share = |it: Option<u8>| Cell::Sign(it.map_or("–".to_owned(), |it| it.to_string()));
        let band = |from: u16, it: &Band| {
            let none = it.to < from;
            Cell::Sign(if none {
                "–".to_owned()
            } else {
                format!("{from}–{}: {}", it.to, it.chance)
            })
        };
        let rows = self.mission.charts.weapons.iter().map(|(arm, row)| {
            let [short, medium, long] = &row.bands;
            let cells = vec![
                share(row.jam_aimed),
                share(row.jam_snap),
                number(row.same),
                number(row.adjacent),
                band(2, short),
                band(short.to + 1, medium),
                band(medium.to + 1, long),
                share(row.depletion),
            ];
            ChartRow { head: Cell::Words(Message::new(key(&["arm", arm_word(*arm)]))), cells }
        });
        let heads =
            ["jam-aimed", "jam-snap", "same", "adjacent", "short", "medium", "long", "depletion"];
        Self::chart("weapons", "amb:9.1c", &heads, rows.collect())
    }

    /// [AMB 7.3b, 9.3b] Terrain: costs on foot and by vehicle, cover.
    fn terrain_chart(&self) -> Chart {
        let cost = |it: Option<u8>| Cell::Sign(it.map_or("–".to_owned(), |it| it.to_string()));
        let rows = self.mission.charts.terrain.iter().map(|(terrain, row)| ChartRow {
            head: Cell::Words(Message::new(terrain_key(*terrain))),
            cells: [cost(row.foot), cost(row.car), cost(row.tank)]
                .into_iter()
                .chain(row.fire.map(|it| Cell::Sign(signed(it.into()))))
                .collect(),
        });
        let heads = ["foot", "car", "tank", "standing", "crouching", "prone"];
        Self::chart("terrain", "amb:7.3b", &heads, rows.collect())
    }

    /// [AMB 6.1f] The AR Track.
    fn ar_chart(&self) -> Chart {
        let list = |dice: &[u8]| {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            Cell::Sign(dice.join(" "))
        };
        let columns = self.mission.charts.ar_track.iter().enumerate();
        let rows = columns.map(|(initiative, column)| ChartRow {
            head: Cell::Sign(initiative.to_string()),
            cells: vec![list(&column.two), list(&column.panic), list(&column.red)],
        });
        Self::chart("ar-track", "amb:6.1f", &["two-turns", "panic", "red"], rows.collect())
    }

    fn chart(id: &str, rule: &str, heads: &[&str], rows: Vec<ChartRow>) -> Chart {
        let head = |name: &&str| Cell::Words(Message::new(key(&["chart", name])));
        Chart {
            id: id.to_owned(),
            title: Message::new(key(&["chart", id])),
            rule: Some(rule.to_owned()),
            corner: Message::new(key(&["chart", id, "corner"])),
            columns: heads.iter().map(head).collect(),
            rows,
            notes: Vec::new(),
        }
    }
}

/// The key of a kind of terrain.
pub(super) fn terrain_key(terrain: Terrain) -> String {
    key(&["terrain", terrain.word()])
}

/// The word of a row of the Weapons table.
pub(super) fn arm_word(arm: Arm) -> &'static str {
    match arm {
        Arm::Pistol => "pistol",
        Arm::Carbine => "carbine",
        Arm::Rifle => "rifle",
        Arm::GermanRifle => "german-rifle",
        Arm::SubmachineGun => "submachine-gun",
        Arm::MachinePistol => "machine-pistol",
        Arm::AutomaticRifle => "automatic-rifle",
        Arm::Lmg => "lmg",
        Arm::Mmg => "mmg",
        Arm::Hmg => "hmg",
        Arm::Bazooka => "bazooka",
        Arm::TankGun => "tank-gun",
        Arm::TankMg => "tank-mg",
        Arm::Grenade => "grenade",
        Arm::Charge => "charge",
    }
}
