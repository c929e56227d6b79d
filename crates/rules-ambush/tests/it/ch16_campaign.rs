//! [AMB 16] Campaign.

use std::sync::Arc;

use kernel::Game;
use rulebook::Series;
use rules_ambush::Options;
use rules_ambush::ch16_campaign::{Kept, Played, Veteran, Veterans};
use rules_ambush::mission::Mission;
use rules_ambush::state::{Deed, Health, Place, Sortie};
use rules_ambush::terms::{Ammo, Model};
use testkit::Drive;
use testkit::conformance::{check_free_circles, check_lists, check_opening};

use super::men::{asked, id, man};
use super::range::play;
use super::stage::{begin, begin_on, mission_with};

/// A mission of the stage with its own way to get kit.
fn mission(equipment: &str) -> Arc<Mission> {
    let kit = format!("equipment = \"{equipment}\"");
    mission_with("corbeau", "", |text| text.replace("equipment = \"issue\"", &kit))
}

/// The ready-made squad after a mission in which nothing happened.
fn squad() -> Veterans {
    let mut game = begin(r#"us = [{ who = "A", hex = "A6" }]"#);
    game.play("with A; leave", &[]);
    game.veterans()
}

fn of(squad: &mut Veterans, letter: char) -> &mut Veteran {
    squad.men.iter_mut().find(|it| it.letter == letter).expect("a letter of the squad")
}

/// That squad after a mission won or lost, from which these have not come back.
fn after(won: bool, lost: &str) -> Veterans {
    let mut squad = squad();
    squad.missions = vec![Played { mission: "ambush/stage".to_owned(), won, points: 0 }];
    for letter in lost.chars() {
        let him = of(&mut squad, letter);
        him.health = Health::Killed;
        him.lost = true;
    }
    squad
}

/// The next mission, which gives out its kit.
fn next(squad: Veterans) -> Sortie {
    Sortie::begin_after(mission("issue"), Options::default(), squad)
}

/// The next mission with all experience shared out; nobody has six points before.
fn shared(squad: Veterans) -> Sortie {
    let mut game = next(squad);
    play(&mut game, "divide", &[]);
    game
}

/// What somebody has in points that are not spent.
fn cp(game: &Sortie, letter: char) -> u16 {
    of(&mut game.veterans(), letter).cp
}

/// IN, PC, WS, DS and MPA of somebody.
fn ratings(game: &Sortie, letter: char) -> (u8, u8, i8, u8, u8) {
    let it = man(game, letter).ratings;
    (it.initiative, it.perception, it.weapon_skill, it.driving_skill, it.mpa)
}

/// Points still to be shared out.
fn pool(game: &Sortie) -> i32 {
    use scene::Show;
    game.scene(kernel::Viewer::Spectator).tracks["experience"]
}

/// Somebody with these ratings and six points, ready to spend them.
fn learner(letter: char, change: impl Fn(&mut Veteran)) -> Sortie {
    let mut squad = after(false, "");
    // The automatic point is the sixth.
    of(&mut squad, letter).cp = 5;
    change(of(&mut squad, letter));
    let mut game = next(squad);
    let others = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].into_iter().filter(|it| *it != letter);
    let awards: Vec<String> = others.map(|it| format!("award {it}")).collect();
    play(&mut game, &awards.join("; "), &[]);
    // Sixteen points for eight after a loss: eight were automatic, one is left.
    play(&mut game, if letter == 'A' { "award B" } else { "award A" }, &[]);
    game
}

/// Rules: amb:16.1a, amb:3.2e, amb:2.5f.
#[test]
fn amb_16_1a_the_books_go_from_experience_to_rises_to_replacements_to_kit() {
    let mut squad = after(true, "H");
    of(&mut squad, 'A').cp = 5;
    let mut game = Sortie::begin_after(mission("buy"), Options::default(), squad);
    assert_eq!(asked(&game), "share-experience");
    play(&mut game, "divide", &[]);
    assert_eq!(asked(&game), "spend-experience");
    play(&mut game, "done", &[]);
    assert_eq!(asked(&game), "replace");
    // H cost 2: a soldier with Initiative 1. Three ratings and the weapon points.
    play(&mut game, "recruit soldier 1", &[0, 0, 0, 0]);
    assert_eq!(asked(&game), "equip");
    play(&mut game, "done", &[]);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:16.1b, amb:M0a.
#[test]
fn amb_16_1b_any_mission_may_come_next_the_same_one_too() {
    for map in ["corbeau", "a", "b"] {
        let fresh = begin_on(map, "");
        let game = fresh.taking_up(&after(true, "").to_line()).expect("a squad can go anywhere");
        assert_eq!(asked(&game), "share-experience");
    }
}

/// Rules: amb:16.1c, amb:4.4c, amb:2.5g.
#[test]
fn amb_16_1c_a_campaign_may_begin_with_the_ready_made_squad_or_a_new_one() {
    let mut game = begin("");
    assert_eq!(game.roster(), None, "nobody has been chosen");
    game.play("squad ready-made", &[]);
    let ready = game.veterans();
    assert_eq!((ready.quality, ready.men[0].price, ready.men[7].price), (7, 8, 2));
    // Quality 3 gives 27 squad points, weapons 3 + 1.
    let mut game = begin("");
    play(&mut game, "squad new", &[3, 1]);
    play(&mut game, "recruit commander 1", &[]);
    for _ in 0..6 {
        play(&mut game, "recruit soldier 0", &[]);
    }
    play(&mut game, "recruit soldier 0", &[4; 24]);
    let new = game.veterans();
    assert_eq!((new.quality, new.men[0].price, new.men[7].price), (3, 4, 1));
    assert_eq!(game.leaves(), None, "the mission is not over");
}

/// Rules: amb:16.2a, amb:16.2b, amb:16.2c.
#[test]
fn ex_39_five_survivors_of_a_won_mission_share_twenty_points() {
    // F and G are dead, H was left behind; E was brought out.
    let mut squad = after(true, "FGH");
    of(&mut squad, 'H').health = Health::Incapacitated;
    of(&mut squad, 'E').health = Health::Incapacitated;
    let game = next(squad);
    assert_eq!(pool(&game), 15, "five of the twenty have been given out");
    assert_eq!(['A', 'E', 'F', 'H'].map(|it| cp(&game, it)), [1, 1, 0, 0]);
    assert_eq!(pool(&next(after(false, "FGH"))), 5, "two for each after a loss");
}

/// Rules: amb:16.2b, amb:15c.
#[test]
fn amb_16_2b_who_was_brought_out_survives_and_who_cost_points_is_lost() {
    let start = r#"us = [
        { who = "A", hex = "A7" }, { who = "B", hex = "B6", marks = ["incapacitated"] },
        { who = "F", hex = "A7", marks = ["wounded"] },
    ]
    marks = [{ mark = "mines", hex = "A6" }]"#;
    let mut game = begin(start);
    play(&mut game, "with F; go A6", &[9, 3]);
    play(&mut game, "with A; go A6", &[5]);
    play(&mut game, "escort F; leave", &[5]);
    let mut squad = game.veterans();
    let fates = ['A', 'B', 'F'].map(|it| {
        let him = of(&mut squad, it);
        (him.health, him.lost)
    });
    let out = Health::Incapacitated;
    assert_eq!(fates, [(Health::Fit, false), (out, true), (out, false)]);
    let game = next(squad);
    assert_eq!(game.refused("award B").rule.0, "amb:16.2b");
    assert!(game.offers("award F"));
}

/// Rules: amb:13b.
#[test]
fn amb_13b_wounded_and_saved_soldiers_begin_the_next_mission_recovered() {
    let mut squad = after(true, "");
    of(&mut squad, 'B').health = Health::Wounded;
    of(&mut squad, 'C').health = Health::Incapacitated;
    let game = shared(squad);
    assert_eq!(['B', 'C'].map(|it| man(&game, it).health), [Health::Fit; 2]);
}

/// The squad of the example: A to E have come back.
fn example() -> Veterans {
    use Deed::{
        IncapacitatedByFire as If, KilledByFire as Kf, KilledInAssault as Ka, WoundedByFire as Wf,
        WoundedInAssault as Wa,
    };
    let mut squad = after(true, "FGH");
    of(&mut squad, 'A').deeds = vec![(Kf, 7), (Wf, 2)];
    of(&mut squad, 'B').deeds = vec![(Ka, 48), (Kf, 90)];
    of(&mut squad, 'C').deeds = vec![(Kf, 2)];
    of(&mut squad, 'D').deeds = vec![(If, 76), (Kf, 39), (Wa, 48)];
    squad
}

/// Rules: amb:16.2c, amb:16.2d, amb:16.2e, amb:16.3a.
#[test]
fn ex_40_the_player_shares_the_points_and_nobody_has_more_than_six() {
    let mut game = next(example());
    play(&mut game, "award D; award D; award D; award D; award D", &[]);
    assert_eq!(game.refused("award D").rule.0, "amb:16.2d");
    play(&mut game, "award A; award A; award A; award A; award A", &[]);
    play(&mut game, "award B; award B; award B; award B; award C", &[]);
    assert_eq!(['A', 'B', 'C', 'D', 'E'].map(|it| cp(&game, it)), [6, 5, 2, 6, 1]);
    // A and D may each buy one rise, the others none.
    assert!(game.offers("raise A perception") && game.offers("raise D perception"));
    assert_eq!(game.refused("raise B perception").rule.0, "amb:16.3a");
}

/// Rules: amb:16.2e, amb:16.2c.
#[test]
fn ex_41_the_table_is_a_guide_and_the_player_may_give_more() {
    // E has done nothing that the table names, and C has had all that it says.
    let mut game = next(example());
    play(&mut game, "award E; award C; award C; award C", &[]);
    assert_eq!(['C', 'E'].map(|it| cp(&game, it)), [4, 2]);
}

/// Rules: amb:16.2e, amb:16.2d.
#[test]
fn amb_16_2e_points_shared_by_the_deeds_do_not_go_beyond_the_pool() {
    // Worth 3, 5, 2, 6 and nothing: sixteen, one more than there are, and D may have five more.
    let mut game = next(example());
    play(&mut game, "divide", &[]);
    assert_eq!(['A', 'B', 'C', 'D', 'E'].map(|it| cp(&game, it)), [4, 6, 3, 6, 1]);
}

/// Rules: amb:16.2f.
#[test]
fn amb_16_2f_what_each_deed_is_worth() {
    let mut squad = after(true, "");
    let worth = Deed::ALL.map(|deed| {
        of(&mut squad, 'A').deeds = vec![(deed, 31)];
        let game = next(squad.clone());
        game.merit(id(&game, 'A')).0
    });
    assert_eq!(worth, [2, 2, 1, 3, 3, 3, 2, 4, 3, 3]);
}

/// Rules: amb:16.3a.
#[test]
fn amb_16_3a_points_are_spent_in_lots_of_six_and_the_rest_carries_over() {
    let mut squad = after(false, "");
    of(&mut squad, 'A').cp = 12;
    let mut game = next(squad);
    play(&mut game, "award B; award C; award D; award E; award F; award G; award H; award H", &[]);
    assert_eq!(cp(&game, 'A'), 13);
    play(&mut game, "raise A perception; raise A perception", &[]);
    assert_eq!((cp(&game, 'A'), ratings(&game, 'A').1), (1, 7));
    assert_eq!(asked(&game), "operations", "nobody has six points any more");
    assert_eq!(cp(&game, 'H'), 3);
}

/// Rules: amb:16.3a.
#[test]
fn amb_16_3a_nobody_has_to_spend() {
    let mut game = learner('C', |_| ());
    play(&mut game, "done", &[]);
    assert_eq!((asked(&game), cp(&game, 'C')), ("operations", 6));
}

/// Rules: amb:16.3b.
#[test]
fn amb_16_3b_six_points_raise_perception_or_weapon_skill_by_one() {
    let mut game = learner('C', |_| ());
    assert_eq!(ratings(&game, 'C'), (2, 5, 0, 4, 4));
    play(&mut game, "raise C weapon-skill", &[]);
    assert_eq!(ratings(&game, 'C'), (2, 5, 1, 4, 4));
    let mut game = learner('C', |_| ());
    play(&mut game, "raise C perception", &[]);
    assert_eq!((ratings(&game, 'C'), cp(&game, 'C')), ((2, 6, 0, 4, 4), 0));
}

/// Rules: amb:16.3c.
#[test]
fn amb_16_3c_six_points_raise_driving_skill_by_two() {
    let mut game = learner('C', |_| ());
    play(&mut game, "raise C driving-skill", &[]);
    assert_eq!(ratings(&game, 'C'), (2, 5, 0, 6, 4));
}

/// Rules: amb:16.3d.
#[test]
fn amb_16_3d_a_die_says_whether_initiative_rises_or_perception() {
    // By Initiative 0 to 4 the highest die that raises it is 7, 6, 5, 4 and 2.
    for (initiative, die) in [(0, 7), (1, 6), (2, 5), (3, 4), (4, 2)] {
        let start = || learner('C', |it| it.initiative = initiative);
        let mut game = start();
        play(&mut game, "raise C initiative", &[die]);
        assert_eq!((ratings(&game, 'C').0, ratings(&game, 'C').1), (initiative + 1, 5));
        let mut game = start();
        play(&mut game, "raise C initiative", &[die + 1]);
        assert_eq!((ratings(&game, 'C').0, ratings(&game, 'C').1), (initiative, 6));
    }
}

/// Rules: amb:16.3d, amb:16.3e.
#[test]
fn amb_16_3d_where_perception_cannot_rise_either_the_points_are_given_back() {
    let mut game = learner('C', |it| it.pc = 9);
    play(&mut game, "raise C initiative", &[6]);
    assert_eq!((asked(&game), cp(&game, 'C')), ("spend-experience", 6));
    assert_eq!(ratings(&game, 'C'), (2, 9, 0, 4, 4));
}

/// Rules: amb:16.3e.
#[test]
fn ex_150_nothing_rises_above_its_maximum() {
    let game = learner('C', |it| (it.initiative, it.mpa, it.ws) = (5, 5, 2));
    for what in ["initiative", "weapon-skill"] {
        assert_eq!(game.refused(&format!("raise C {what}")).rule.0, "amb:16.3e");
    }
    let mut game = learner('C', |it| (it.pc, it.ds) = (9, 6));
    assert_eq!(game.refused("raise C perception").rule.0, "amb:16.3e");
    play(&mut game, "raise C driving-skill", &[]);
    assert_eq!(ratings(&game, 'C').3, 8);
    let game = learner('C', |it| it.ds = 8);
    assert_eq!(game.refused("raise C driving-skill").rule.0, "amb:16.3e");
}

/// Rules: amb:16.3f.
#[test]
fn ex_150_the_movement_allowance_follows_initiative_at_two_and_at_five() {
    for (initiative, before, after) in [(0, 3, 3), (1, 3, 4), (2, 4, 4), (3, 4, 4), (4, 4, 5)] {
        let mut game = learner('C', |it| (it.initiative, it.mpa) = (initiative, before));
        play(&mut game, "raise C initiative", &[0]);
        assert_eq!((ratings(&game, 'C').0, ratings(&game, 'C').4), (initiative + 1, after));
    }
}

/// A squad that lost three soldiers who cost 8, 5 and 1.
fn fourteen_points() -> Sortie {
    let mut squad = after(true, "AFG");
    of(&mut squad, 'F').price = 5;
    of(&mut squad, 'G').price = 1;
    shared(squad)
}

/// Rules: amb:16.4a.
#[test]
fn ex_42_the_prices_of_the_lost_are_one_pool_for_their_replacements() {
    let mut game = fourteen_points();
    // The two others cost a point each at least.
    assert_eq!(game.refused("recruit commander 5").rule.0, "amb:16.4a");
    assert!(game.offers("recruit commander 4") && game.offers("recruit soldier 5"));
    // 8 + 3 + 3 is all there is.
    play(&mut game, "recruit commander 3; recruit soldier 2", &[]);
    assert_eq!(game.refused("recruit soldier 3").rule.0, "amb:16.4a");
    play(&mut game, "recruit soldier 2", &[0; 9]);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:16.4a, amb:4.4b.
#[test]
fn amb_16_4a_a_squad_that_lost_its_commanders_finds_one_among_its_replacements() {
    // A and B cost 14; a commander costs 4 at least.
    let mut game = shared(after(true, "AB"));
    assert_eq!(game.refused("recruit commander 5").rule.0, "amb:16.4a");
    play(&mut game, "recruit soldier 5", &[]);
    assert_eq!(game.refused("recruit soldier 0").rule.0, "amb:4.4b");
    assert_eq!(game.offered(), ["recruit commander 1"]);
}

/// Rules: amb:16.4b, amb:4.5a, amb:4.6a, amb:4.7a, amb:4.8a.
#[test]
fn amb_16_4b_replacements_roll_their_ratings_step_by_step_and_their_prices_are_recorded() {
    let mut game = fourteen_points();
    play(&mut game, "recruit commander 3; recruit soldier 2", &[]);
    // PC of A, F, G: 5 by IN 3 is 5, 9 by IN 2 is 7, 0 is 2. WS: 4 + 3 is 0, 9 + 2 is +1, 0 + 2 is
    // −2. DS: 4 + 3 is 4, 9 + 2 is 6, 0 + 2 is 0.
    play(&mut game, "recruit soldier 2", &[5, 9, 0, 4, 9, 0, 4, 9, 0]);
    let all = ['A', 'F', 'G'].map(|it| ratings(&game, it));
    assert_eq!(all, [(3, 5, 0, 4, 4), (2, 7, 1, 6, 4), (2, 2, -2, 0, 4)]);
    let mut squad = game.veterans();
    assert_eq!(['A', 'F', 'G'].map(|it| of(&mut squad, it).price), [8, 3, 3]);
    assert!(man(&game, 'A').command && !man(&game, 'F').command);
}

/// Rules: amb:16.4b.
#[test]
fn amb_16_4b_a_replacement_is_somebody_else_and_the_lost_are_remembered() {
    let mut game = fourteen_points();
    play(&mut game, "recruit commander 3; recruit soldier 2", &[]);
    play(&mut game, "recruit soldier 2", &[0; 9]);
    let mut squad = game.veterans();
    let old = self::squad();
    let fallen: Vec<char> = squad.fallen.iter().map(|it| it.letter).collect();
    assert_eq!(fallen, ['A', 'F', 'G']);
    assert_eq!(squad.fallen[0].name, old.men[0].name);
    let him = of(&mut squad, 'A');
    assert_ne!(him.name, old.men[0].name);
    assert_eq!((him.missions, him.cp, him.lost), (0, 0, false));
    assert_eq!(of(&mut squad, 'B').missions, 1);
}

/// Rules: amb:16.4c, amb:M1a, amb:4.3a.
#[test]
fn amb_16_4c_the_whole_squad_is_armed_anew() {
    let mut squad = after(true, "");
    of(&mut squad, 'C').arms = vec![Kept { model: Model::Bazooka, german: false, empty: false }];
    // The mission gives out what the ready-made squad has: a rifle for C.
    let game = shared(squad.clone());
    assert_eq!(carried(&game, 'C'), [Model::Rifle]);
    // Or it sells: the die of the squad's quality is 7, and 7 + 0 gives 26 points.
    let mut game = Sortie::begin_after(mission("buy"), Options::default(), squad);
    let events = play(&mut game, "divide", &[0]);
    assert!(super::men::told(&events, "PointsRolled weapons:_26"));
    assert_eq!(carried(&game, 'C'), []);
}

/// What somebody carries.
fn carried(game: &Sortie, letter: char) -> Vec<Model> {
    let by = rules_ambush::state::Held::By(id(game, letter));
    let held = game.all_gear().filter(|it| game.gear(*it).parts.contains(&by));
    held.map(|it| game.gear(it).model).collect()
}

/// Rules: amb:16.4c, amb:M3a, amb:14b.
#[test]
fn amb_m3a_where_the_mission_allows_it_a_campaign_squad_may_keep_its_kit() {
    let mut squad = after(true, "H");
    of(&mut squad, 'C').arms =
        vec![Kept { model: Model::MachinePistol, german: true, empty: true }];
    of(&mut squad, 'C').ammo = vec![Ammo::MachinePistolClip, Ammo::Grenade];
    let mut game = Sortie::begin_after(mission("keep"), Options::default(), squad);
    play(&mut game, "divide", &[]);
    play(&mut game, "recruit soldier 1", &[0; 3]);
    assert_eq!(game.offered(), ["keep kit", "new kit"]);
    let mut buys = game.clone();
    play(&mut buys, "new kit", &[0]);
    assert_eq!(asked(&buys), "equip");
    play(&mut game, "keep kit", &[]);
    assert_eq!(carried(&game, 'C'), [Model::MachinePistol]);
    let clips = &man(&game, 'C').ammo;
    assert_eq!((clips[&Ammo::MachinePistolClip], clips[&Ammo::Grenade]), (1, 1));
    // A new man takes what is usual for his letter.
    assert!(!carried(&game, 'H').is_empty());
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:16.1a, amb:16.2e, amb:16.3a.
#[test]
fn amb_16_1a_what_a_mission_leaves_is_read_by_the_next() {
    let mut game = super::range::range(&["C A6 ar=1", "L C6"]);
    play(&mut game, "act C; fire rifle aimed L", &[9, 9, 0, 9, 9, 9]);
    let mut squad = game.veterans();
    let c = of(&mut squad, 'C').clone();
    assert_eq!((c.deeds, c.tally.killed, c.missions), (vec![(Deed::KilledByFire, 31)], 1, 0));
    let squad = after(true, "");
    let line = squad.to_line();
    assert_eq!(Veterans::read(&line), Ok(squad));
    let over = {
        let mut game = begin(r#"us = [{ who = "A", hex = "A6" }]"#);
        game.play("with A; leave", &[]);
        game
    };
    assert_eq!(over.leaves(), Some(over.veterans().to_line()));
    assert_eq!(over.veterans().missions.len(), 1);
    assert!(matches!(over.man(id(&over, 'A')).place, Place::Exited(_)));
}

#[test]
fn a_squad_that_no_mission_can_leave_is_refused() {
    let line = after(true, "").to_line();
    let read = |from: &str, to: &str| {
        assert!(line.contains(from), "`{from}` is not in {line}");
        Veterans::read(&line.replacen(from, to, 1)).expect_err("nobody leaves such a squad")
    };
    assert!(read("veterans/1", "veterans/2").contains("is not"));
    assert!(read("\"pc\":5", "\"pc\":10").contains("soldier A"));
    assert!(read("\"price\":8", "\"price\":0").contains("price"));
    assert!(read("\"letter\":\"B\"", "\"letter\":\"J\"").contains("A to H"));
    assert!(read("\"cp\":0", "\"cp\": 0").contains("exact form"));
    assert!(read("\"health\":\"fit\"", "\"health\":\"killed\"").contains("dead"));
    assert!(read("\"cp\":0", "\"cp\":0,\"luck\":9").contains("luck"));
}

#[test]
fn a_situation_in_the_middle_takes_nobody_up() {
    let game = begin(r#"us = [{ who = "A", hex = "A6" }]"#);
    assert!(game.taking_up(&after(true, "").to_line()).is_err());
}

#[test]
fn random_campaigns_keep_the_contract() {
    let mut squad = example();
    for (veteran, cp) in squad.men.iter_mut().zip([11, 5, 0, 17, 3, 0, 0, 0]) {
        veteran.cp = cp;
    }
    let game = Sortie::begin_after(mission("keep"), Options::default(), squad);
    for seed in 0..6 {
        check_opening(&game, seed, 60);
    }
    check_lists(&game, 1, 20_000);
    check_free_circles(&game, 1, 40);
    assert!(game.asked().is_some());
}
