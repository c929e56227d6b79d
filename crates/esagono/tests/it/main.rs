//! The program from the outside: the line protocol, records, commands.

mod building;
mod commands;
mod earlier;
mod events;
mod figures;
mod fuzz;
mod guides;
mod limits;
mod odds;
mod own;
mod programs;
mod protocol;
mod records;
mod rescue;
mod schema;
mod series;
mod table;
mod talk;
mod vocabulary;
