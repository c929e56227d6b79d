//! Front, flank and rear.

use hexgrid::{Arc, Direction, Facing};

use crate::maps::scs;

#[test]
fn facing_a_side_three_hexes_lie_before_two_beside_and_one_behind() {
    let facing = Facing::Side(Direction::D5);
    let of = |arc| facing.directions(arc).collect::<Vec<_>>();
    assert_eq!(of(Arc::Front), [Direction::D0, Direction::D4, Direction::D5]);
    assert_eq!(of(Arc::Flank), [Direction::D1, Direction::D3]);
    assert_eq!(of(Arc::Rear), [Direction::D2]);
}

#[test]
fn facing_a_corner_two_hexes_lie_before_two_beside_and_two_behind() {
    let facing = Facing::Corner(Direction::D5);
    let of = |arc| facing.directions(arc).collect::<Vec<_>>();
    assert_eq!(of(Arc::Front), [Direction::D0, Direction::D5]);
    assert_eq!(of(Arc::Flank), [Direction::D1, Direction::D4]);
    assert_eq!(of(Arc::Rear), [Direction::D2, Direction::D3]);
}

#[test]
fn the_front_widens_by_two_hexes_a_hex_from_a_side_and_by_one_from_a_corner() {
    let grid = scs(25, 25);
    let middle = grid.find("13.13").unwrap();
    let count = |facing: Facing, distance: u16| {
        let at = grid.hex(middle);
        let ring = grid.hexes().filter(|&hex| grid.distance(middle, hex) == distance);
        ring.filter(|&hex| facing.is_in_front(at, grid.hex(hex))).count()
    };
    for direction in Direction::ALL {
        for distance in 1..=11 {
            let d = usize::from(distance);
            assert_eq!(count(Facing::Side(direction), distance), 2 * d + 1);
            assert_eq!(count(Facing::Corner(direction), distance), d + 1);
        }
        assert_eq!(count(Facing::Side(direction), 0), 0);
    }
}

#[test]
fn a_neighbor_is_in_front_exactly_when_its_direction_is_in_the_front_arc() {
    let grid = scs(5, 5);
    let middle = grid.find("03.03").unwrap();
    for ahead in Direction::ALL {
        for facing in [Facing::Side(ahead), Facing::Corner(ahead)] {
            for (direction, hex) in grid.neighbors(middle) {
                let is_in_front = facing.is_in_front(grid.hex(middle), grid.hex(hex));
                assert_eq!(is_in_front, facing.arc(direction) == Arc::Front);
            }
        }
    }
}

#[test]
fn turning_six_sixths_or_back_and_forth_changes_nothing() {
    for direction in Direction::ALL {
        assert_eq!(direction.turned(6), direction);
        assert_eq!(direction.turned(-7).turned(1), direction);
        assert_eq!(direction.turned(-1), direction.turned(125));
        assert_eq!(direction.opposite().opposite(), direction);
    }
}
