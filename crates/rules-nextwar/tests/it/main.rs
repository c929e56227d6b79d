//! The rules of Next War, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]
#![allow(clippy::format_push_string, clippy::format_collect, reason = "fixtures write short texts")]
#![allow(dead_code, reason = "what the fixtures offer is not all used yet")]

mod ch03_sequence;
mod ch04_weather;
mod ch05_initiative;
mod ch06_air;
mod ch06_points;
mod ch07_control;
mod ch07_naval;
mod ch08_air_moves;
mod ch08_at_random;
mod ch08_control;
mod ch08_ground;
mod ch08_marching;
mod ch08_sea_moves;
mod ch08_stacking;
mod ch08_terrain;
mod ch08_zones;
mod ch09_advance;
mod ch09_declaring;
mod ch09_losses;
mod ch09_odds;
mod ch09_retreats;
mod ch09_shifts;
mod ch09_strength;
mod ch10_reinforcements;
mod ch11_replacements;
mod ch12_victory;
mod ch13_options;
mod ch16_cards;
mod ch16_set_up;
mod charts_view;
mod drive;
mod examples;
mod fields;
mod korea;
mod loading;
mod loading_faults;
mod map_view;
mod nwk05_off_map;
mod nwk15_options;
mod nwk16_scenarios;
mod random_games;
mod stage;
mod stage_words;
mod staging;
mod tables;
