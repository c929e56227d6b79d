//! [AMB 4.9] The usual kit.

use rules_ambush::terms::Model;
use testkit::Drive;

use crate::random_games::mission;

/// Rules: amb:4.9a, amb:4.9d.
#[test]
fn the_usual_kit_is_offered_until_somebody_has_something_whatever_germans_carry() {
    for name in ["corbeau", "chasoul", "pickpocket", "sambre"] {
        let mut game = mission(name);
        game.play("squad ready-made", &[5]);
        assert!(game.offered().contains(&"outfit".to_owned()), "{name}");
        let mut other = game.clone();
        other.play("buy pistol A", &[]);
        assert_eq!(other.refused("outfit").rule.0, "amb:4.9a", "{name}");
        game.play("outfit", &[]);
        assert_eq!(game.refused("outfit").rule.0, "amb:4.9a", "{name}");
        let rifles = game.all_gear().map(|it| game.gear(it).model);
        assert!(rifles.filter(|it| *it == Model::Rifle).count() >= 4, "{name}: C, D, E and H");
    }
}
