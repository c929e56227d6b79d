//! Who plays which seat: as the store keeps it, and as the game needs it.

use std::collections::BTreeMap;

use crate::error::ApiError;
use crate::wire::Player;

/// Who plays which seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating(BTreeMap<String, Player>);

impl Seating {
    /// Seats as wished; people play those not named.
    pub(crate) fn new(
        seats: &[String],
        wished: BTreeMap<String, Player>,
    ) -> Result<Self, ApiError> {
        let mut seating: BTreeMap<_, _> =
            seats.iter().map(|it| (it.clone(), Player::Human)).collect();
        for (seat, player) in wished {
            *seating.get_mut(&seat).ok_or(ApiError::NoSeat(seat))? = player;
        }
        Ok(Self(seating))
    }

    /// Reads what [`Seating::write`] wrote; a bot that is no more is played by a person.
    pub(crate) fn read(text: &str) -> Self {
        let pairs = text.split(' ').filter_map(|it| it.split_once('='));
        Self(
            pairs
                .map(|(seat, name)| {
                    let player = Player::try_from(name.to_owned()).unwrap_or(Player::Human);
                    (seat.to_owned(), player)
                })
                .collect(),
        )
    }

    /// As the store keeps it: seats and names have no blanks.
    pub(crate) fn write(&self) -> String {
        let pair = |(seat, &player): (&String, &Player)| format!("{seat}={}", String::from(player));
        self.0.iter().map(pair).collect::<Vec<_>>().join(" ")
    }

    /// As the wire writes it.
    pub(crate) fn to_map(&self) -> BTreeMap<String, Player> {
        self.0.clone()
    }

    pub(crate) fn player(&self, seat: &str) -> Option<Player> {
        self.0.get(seat).copied()
    }

    /// Whether a person plays a seat.
    pub(crate) fn is_person(&self, seat: &str) -> bool {
        self.player(seat) == Some(Player::Human)
    }

    pub(crate) fn has_person(&self) -> bool {
        self.0.values().any(|it| *it == Player::Human)
    }

    pub(crate) fn set(&mut self, seat: &str, player: Player) -> Result<(), ApiError> {
        let found = self.0.get_mut(seat).ok_or_else(|| ApiError::NoSeat(seat.to_owned()))?;
        *found = player;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seating_comes_back_as_it_was_written() {
        let seats = ["blue".to_owned(), "red".to_owned()];
        let greedy = Player::Bot(::players::Bot::Greedy);
        let seating = Seating::new(&seats, [("red".to_owned(), greedy)].into()).unwrap();
        assert_eq!(seating.write(), "blue=human red=greedy");
        assert_eq!(Seating::read(&seating.write()), seating);
        assert!(seating.is_person("blue") && !seating.is_person("red"));
    }

    #[test]
    fn nobody_sits_where_there_is_no_seat() {
        let wished = [("green".to_owned(), Player::Human)].into();
        assert!(Seating::new(&["blue".to_owned()], wished).is_err());
    }

    #[test]
    fn a_bot_that_is_no_more_is_played_by_a_person() {
        assert!(Seating::read("blue=forgotten").is_person("blue"));
    }
}
