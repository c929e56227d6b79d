//! Builds the crate anew when a text file is changed, added or removed.

fn main() {
    println!("cargo::rerun-if-changed=../../data/texts");
}
