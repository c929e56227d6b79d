//! [AMB 1d] Who may talk with whom, in one line.

use ::scene::Message;
use kernel::{Seat, Viewer};

use super::key;
use crate::state::Sortie;

impl Sortie {
    /// [AMB 1d] Whom a player may talk with now; for a spectator, which players may talk. Nothing
    /// where everybody may at any time.
    pub(super) fn talk_note(&self, viewer: Viewer) -> Option<Message> {
        if !self.is_shared() || !self.options.limited_talk {
            return None;
        }
        let (word, names) = match viewer {
            Viewer::Player(seat) => ("with", self.heard_by(seat)),
            Viewer::Spectator => ("among", self.pairs_talking()),
        };
        if names.is_empty() {
            return Some(Message::new(key(&["talk", word, "nobody"])));
        }
        Some(Message::new(key(&["talk", word])).list("seats", names))
    }

    fn heard_by(&self, seat: Seat) -> Vec<String> {
        let others = self.seats().filter(|it| *it != seat && self.may_talk(seat, *it));
        others.map(|it| self.player_name(it).en).collect()
    }

    fn pairs_talking(&self) -> Vec<String> {
        let pairs = self.seats().flat_map(|one| self.seats().map(move |other| (one, other)));
        let talking = pairs.filter(|(one, other)| one < other && self.may_talk(*one, *other));
        let name = |it: Seat| self.player_name(it).en;
        talking.map(|(one, other)| format!("{}–{}", name(one), name(other))).collect()
    }
}
