//! The rules of Prussia's Glory, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]

mod bench;
mod ch03_stacking;
mod ch04_zones;
mod ch05_sight;
mod ch07_movement;
mod ch12_sequence;
mod ch13_activation;
mod ch16_bombardment;
mod ch19_charge;
mod ch19_designate;
mod ch19_odds;
mod contract;
mod data;
mod fight;
mod random_games;
mod stage;
mod stage_works;
mod view;
