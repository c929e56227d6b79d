//! The rules of Prussia's Glory, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]

mod bench;
mod ch01_counters;
mod ch03_stacking;
mod ch04_zones;
mod ch05_sight;
mod ch06_command;
mod ch07_movement;
mod ch08_morale;
mod ch10_army_morale;
mod ch11_results;
mod ch12_sequence;
mod ch13_activation;
mod ch16_bombardment;
mod ch19_charge;
mod ch19_designate;
mod ch19_odds;
mod ch22_victory;
mod ch23_battles;
mod ch23_special;
mod contract;
mod data;
mod fight;
mod loading;
mod random_games;
mod stage;
mod stage_works;
mod view;
mod view_plan;
