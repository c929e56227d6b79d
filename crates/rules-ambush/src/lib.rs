//! Ambush!: solitaire, man to man, driven by numbered paragraphs.
//!
//! The rulebook is the table of contents: `chNN_word` is chapter NN, functions stand in the order
//! of its sections, and each cites its rule. Chapters 1 and 3 have no file of their own: one human
//! side is what [`state`] is made for [AMB 1a], and the two modes of play are `ch05_operations` and
//! `ch06_rounds`. Rules that only some missions bring in are `module_*`.
//!
//! Deviation: the ways to play as a team [AMB 1c, 1d, 1e] are left to those who share the seat of
//! the squad. The rules neither divide it nor count points for its halves.

pub mod action;
pub mod agenda;
mod begin;
mod book;
pub mod boxes;
mod ch01_players;
mod ch04_squad;
mod ch05_operations;
mod ch06_conduct;
mod ch06_rounds;
mod ch07_movement;
mod ch08_sight;
mod ch09_fire;
mod ch10_explosives;
mod ch11_assault;
mod ch12_mines;
mod ch13_damage;
mod ch15_victory;
pub mod ch16_campaign;
mod ch17_vehicles;
mod chances;
pub mod charts;
mod dice;
mod game;
mod gear;
mod invariants;
mod knowledge;
pub mod mission;
mod module_b_bridges;
mod module_c_canoes;
mod module_k_bunkers;
mod module_p_parachutes;
mod module_r_roadblocks;
mod options;
mod paragraphs;
pub mod rows;
pub mod script;
pub mod state;
pub mod terms;
mod view;

pub use book::AmbushBook;
pub use game::SQUAD;
pub use options::Options;
