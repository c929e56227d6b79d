//! The rules of the series, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]

mod ch00_front;
mod ch01_sequence;
mod ch02_zones_of_control;
mod ch03_movement;
mod ch04_stacking;
mod ch05_reinforcements;
mod ch06_overrun;
mod ch07_combat;
mod ch08_step_losses;
mod ch09_retreats;
mod ch10_advance;
mod ch11_exploitation;
mod ch12_supply;
mod ch13_hex_control;
mod copying;
mod digest;
mod drawn;
mod examples;
mod figures;
mod guessing;
mod loading;
mod midway;
mod options;
mod random_games;
mod titles;
mod view;
mod why_not;
