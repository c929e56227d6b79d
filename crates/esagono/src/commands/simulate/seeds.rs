//! The seeds of the games to be played: as many as one likes, none of them kept.

use anyhow::{Result, bail};

/// Seeds at equal distances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seeds {
    first: u64,
    step: u64,
    count: u64,
}

impl Seeds {
    /// The seeds of so many games, or the part of them that a shard plays, written `I/N`.
    pub(super) fn new(first: u64, games: u64, shard: Option<&str>) -> Result<Self> {
        let Some(end) = first.checked_add(games) else {
            bail!("seeds end at {}; begin with a smaller one", u64::MAX - 1);
        };
        let Some(shard) = shard else { return Ok(Self { first, step: 1, count: games }) };
        let number = |text: &str| text.parse::<u64>().ok();
        let parts = shard.split_once('/').and_then(|(i, n)| Some((number(i)?, number(n)?)));
        let Some((part, of)) = parts.filter(|(part, of)| part < of) else {
            bail!("`{shard}`: say a shard as I/N with I below N, such as 0/4");
        };
        // How far it is to the first seed that leaves the rest `part`.
        let before = u128::from(part) + u128::from(of) - u128::from(first % of);
        let ahead = u64::try_from(before % u128::from(of)).expect("below a number of 64 bits");
        let count = games.checked_sub(ahead).map_or(0, |it| it.div_ceil(of));
        Ok(Self { first: first.saturating_add(ahead).min(end), step: of, count })
    }

    /// Number of seeds.
    pub(super) fn count(self) -> u64 {
        self.count
    }

    /// The seed of a place in the order, from 0.
    pub(super) fn at(self, place: u64) -> Option<u64> {
        (place < self.count).then(|| self.first + place * self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(seeds: Seeds) -> Vec<u64> {
        (0..).map_while(|it| seeds.at(it)).collect()
    }

    #[test]
    fn shards_part_the_seeds_by_their_rest() {
        for first in 0..9 {
            for games in 0..9 {
                for of in 1..5 {
                    for part in 0..of {
                        let shard = format!("{part}/{of}");
                        let seeds = Seeds::new(first, games, Some(&shard)).expect("a shard");
                        let meant = (first..first + games).filter(|it| it % of == part);
                        assert_eq!(
                            all(seeds),
                            meant.collect::<Vec<_>>(),
                            "{first} {games} {shard}"
                        );
                        assert_eq!(seeds.count(), all(seeds).len() as u64);
                    }
                }
            }
        }
    }

    #[test]
    fn the_largest_numbers_are_no_matter() {
        let whole = Seeds::new(1, u64::MAX - 1, None).expect("seeds");
        assert_eq!(whole.at(u64::MAX - 2), Some(u64::MAX - 1));
        let last = format!("{}/{}", u64::MAX - 1, u64::MAX);
        let part = Seeds::new(1, u64::MAX - 1, Some(&last)).expect("a shard");
        assert_eq!(all(part), [u64::MAX - 1]);
        assert!(Seeds::new(2, u64::MAX - 1, None).is_err());
        for shard in ["", "1", "4/4", "0/0", "a/b"] {
            assert!(Seeds::new(1, 1, Some(shard)).is_err(), "{shard}");
        }
    }
}
