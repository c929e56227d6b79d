//! [NWK 2.6] Tunnels.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::Event;
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch03_sequence::Segment;
use crate::state::{Tunnel, War};
use crate::terms::{Nation, Side};

/// What might be done about tunnels: enemy hexes at the border, own hexes beside a tunnel.
pub(crate) fn candidates(game: &War) -> Vec<Action> {
    if game.core.turn != 1 || game.phasing() != Some(Side::Dprk) {
        return Vec::new();
    }
    let border = game.scenario.board.lists.southern_border.iter().copied();
    let open = game.pools(Side::Dprk).tunnels > 0;
    let place = border.filter(|_| open).map(Action::Tunnel);
    let beside = game.core.tunnels.iter().flat_map(|it| game.beside(it.hex)).map(Action::Crowd);
    let mut actions: Vec<Action> = place.chain(beside).collect();
    actions.sort_unstable();
    actions.dedup();
    actions
}

/// [NWK 2.6a] Whether a tunnel may be opened into a hex.
pub(crate) fn may_open(game: &War, hex: HexId) -> Result<(), Illegal> {
    if game.core.turn != 1 || game.phasing() != Some(Side::Dprk) {
        return refuse("nwk:2.6a", "tunnels are opened by the DPRK in the first turn");
    }
    if game.pools(Side::Dprk).tunnels == 0 {
        return refuse("nwk:2.6a", "there are no tunnels left");
    }
    let korean = game.stack(hex).any(|it| game.nation(it) == Nation::Rok);
    if !korean || !game.scenario.board.is_southern_border(hex) {
        return refuse("nwk:2.6a", "a tunnel leads into a hex with southern units at the border");
    }
    if game.core.tunnels.iter().any(|it| it.hex == hex) {
        return refuse("nwk:2.6a", "a tunnel leads there already");
    }
    Ok(())
}

/// [NWK 2.6c] Whether a hex beside a tunnel may be named as one that holds more: which tunnel it
/// is.
pub(crate) fn may_crowd(game: &War, hex: HexId) -> Result<usize, Illegal> {
    let initiative = game.core.segment < Segment::FirstMovement;
    if game.core.turn != 1 || game.phasing() != Some(Side::Dprk) || !initiative {
        return refuse(
            "nwk:2.6c",
            "such hexes are named in the Initiative Phase of the first turn",
        );
    }
    let land = game.scenario.board.is_land(hex);
    if !land || game.holds(Side::Allied, hex) || game.controller(hex) != Side::Dprk {
        return refuse("nwk:2.6c", "the hex is not one's own");
    }
    if game.core.tunnels.iter().any(|it| it.crowded.contains(&Some(hex))) {
        return refuse("nwk:2.6c", "the hex has been named");
    }
    let serves = |it: &Tunnel| it.crowded.contains(&None) && game.distance(it.hex, hex) == 1;
    match game.core.tunnels.iter().position(serves) {
        Some(tunnel) => Ok(tunnel),
        None => refuse("nwk:2.6c", "no tunnel beside it has a hex left to name"),
    }
}

impl War {
    /// [NWK 2.6a] Opens a tunnel.
    pub(crate) fn open_tunnel(&mut self, hex: HexId, events: &mut Vec<AnyEvent>) {
        self.pools_mut(Side::Dprk).tunnels -= 1;
        self.core.tunnels.push(Tunnel { hex, crowded: [None; 2] });
        self.core.tunnels.sort_unstable();
        events.push(Event::TunnelOpened { hex }.into());
    }

    /// [NWK 2.6c] Names a hex that holds more.
    pub(crate) fn crowd(&mut self, tunnel: usize, hex: HexId, events: &mut Vec<AnyEvent>) {
        let crowded = &mut self.core.tunnels[tunnel].crowded;
        let free = crowded.iter_mut().find(|it| it.is_none());
        *free.expect("one is left to name") = Some(hex);
        events.push(Event::Crowded { hex }.into());
    }
}
