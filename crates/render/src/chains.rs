//! Links joined into chains: hexsides into rivers, steps from hex to hex into roads.
//!
//! Where three or more links meet, the two that belong together run through (the widest first,
//! then the straightest pair), and the others end there.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::sheet::Spot;

/// One link between two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) ends: [Spot; 2],
    /// Wider things have higher ranks.
    pub(crate) rank: u8,
}

/// Links one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    /// The places it runs through; first and last are the same if it is a ring.
    pub(crate) spots: Vec<Spot>,
    /// The rank of each link between them.
    pub(crate) ranks: Vec<u8>,
}

/// Joins links into chains. Every link ends up in exactly one.
pub(crate) fn chains(links: &[Link]) -> Vec<Chain> {
    let partners = partners(links);
    let mut used = vec![false; links.len()];
    let mut chains = Vec::new();
    // First the chains with two ends, then the rings that are left.
    for rings in [false, true] {
        for start in 0..links.len() {
            let first = (0..2).find(|&end| rings || !partners.contains_key(&(start, end)));
            if let Some(first) = first.filter(|_| !used[start]) {
                chains.push(follow(links, &partners, &mut used, (start, first)));
            }
        }
    }
    chains
}

/// A link and one of its two ends.
type LinkEnd = (usize, usize);

fn follow(
    links: &[Link],
    partners: &BTreeMap<LinkEnd, LinkEnd>,
    used: &mut [bool],
    start: LinkEnd,
) -> Chain {
    let (mut link, mut end) = start;
    let mut chain = Chain { spots: vec![links[link].ends[end]], ranks: Vec::new() };
    while !used[link] {
        used[link] = true;
        chain.spots.push(links[link].ends[1 - end]);
        chain.ranks.push(links[link].rank);
        let Some(&next) = partners.get(&(link, 1 - end)) else { break };
        (link, end) = next;
    }
    chain
}

/// Which end of which link goes on at each end.
fn partners(links: &[Link]) -> BTreeMap<LinkEnd, LinkEnd> {
    let mut meeting: BTreeMap<Spot, Vec<LinkEnd>> = BTreeMap::new();
    for (index, link) in links.iter().enumerate() {
        for end in 0..2 {
            meeting.entry(link.ends[end]).or_default().push((index, end));
        }
    }
    let mut partners = BTreeMap::new();
    for (spot, mut ends) in meeting {
        let junction = ends.len() > 2;
        while let Some((first, second)) = best_pair(links, spot, &ends, junction) {
            partners.insert(first, second);
            partners.insert(second, first);
            ends.retain(|&end| end != first && end != second);
        }
    }
    partners
}

fn best_pair(
    links: &[Link],
    spot: Spot,
    ends: &[LinkEnd],
    junction: bool,
) -> Option<(LinkEnd, LinkEnd)> {
    let mut best = None;
    for (at, &first) in ends.iter().enumerate() {
        for &second in &ends[at + 1..] {
            let bend = bend(links, spot, first, second);
            // Nothing runs round a hairpin through a junction.
            if junction && bend > SHARPEST {
                continue;
            }
            let rank = links[first.0].rank.min(links[second.0].rank);
            let key = (Reverse(rank), bend);
            if best.is_none_or(|(other, _)| key < other) {
                best = Some((key, (first, second)));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

/// A bend of a hundred and twenty degrees, the one hexsides have, on either kind of lattice.
const SHARPEST: i32 = 11;

/// How far a pair of links is from running straight through.
fn bend(links: &[Link], spot: Spot, first: LinkEnd, second: LinkEnd) -> i32 {
    let way = |(link, end): LinkEnd| {
        let other = links[link].ends[1 - end];
        (other.x - spot.x, other.y - spot.y)
    };
    let (a, b) = (way(first), way(second));
    (a.0 + b.0).pow(2) + (a.1 + b.1).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(from: (i32, i32), to: (i32, i32), rank: u8) -> Link {
        Link { ends: [Spot::new(from.0, from.1), Spot::new(to.0, to.1)], rank }
    }

    #[test]
    fn hexsides_join_into_one_chain_whatever_their_order() {
        let links = [
            link((4, 1), (5, 2), 1),
            link((2, 0), (4, 0), 1),
            link((5, 2), (4, 3), 1),
            link((4, 1), (4, 0), 1),
        ];
        let chains = chains(&links);
        assert_eq!(chains.len(), 1);
        assert_eq!(chains[0].spots.len(), 5);
    }

    #[test]
    fn a_brook_ends_where_it_meets_the_river() {
        let links = [
            link((0, 0), (2, 0), 2),
            link((2, 0), (3, 1), 2),
            link((2, 0), (3, -1), 1),
            link((3, 1), (2, 2), 2),
        ];
        let chains = chains(&links);
        assert_eq!(
            chains.iter().map(|c| c.ranks.clone()).collect::<Vec<_>>(),
            [vec![2, 2, 2], vec![1]]
        );
    }

    #[test]
    fn a_ring_closes() {
        let ring = [
            link((2, 0), (1, 1), 1),
            link((1, 1), (-1, 1), 1),
            link((-1, 1), (-2, 0), 1),
            link((-2, 0), (-1, -1), 1),
            link((-1, -1), (1, -1), 1),
            link((1, -1), (2, 0), 1),
        ];
        let chains = chains(&ring);
        assert_eq!(chains.len(), 1);
        assert_eq!(chains[0].spots.first(), chains[0].spots.last());
        assert_eq!(chains[0].spots.len(), 7);
    }
}
