//! [NW 8.5] Whatever is offered can be played: a crowded stage, at random.

use kernel::{Dice, Game, Roll};
use rules_nextwar::ch03_sequence::Segment;

use crate::stage::stage;

/// Dice and choices that look random and are always the same.
struct Shaken(u64);

impl Shaken {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % count
    }
}

impl Dice for Shaken {
    fn roll(&mut self, roll: Roll) -> u8 {
        u8::try_from(self.below(usize::from(roll.sides))).expect("a face") + 1
    }
}

/// Both coasts, both sides, everything that flies or sails.
const CROWDED: &str = "
    | ~~.w..hU~~
    | ~..r..m..~
    | ~~..s.H.~~
    | ~..w.....~
    | ~~.....r~~
    dprk 0301..0702 0202
    east-sea 0901 1001 1002 0903 1003 1004 0905 1005 0801 0902 0803 0904 0805
    city 0701 0304
    port 0202 0902 0204 0904
    airbase 0202 0904
    airfield 0501 0405
    sea yellow-sea contested allied
    sea east-sea dprk contested
    dprk-1 paratroop X 2-3-6-5/1-2-6-5 1 yellow at 0202
    dprk-2 light-infantry X 2-2-5-5/1-1-5-5 1 yellow at 0501
    dprk-3 mechanized X 4-4-5-8/2-2-5-8 1 at 0402
    dprk-4 infantry XX 5-6-4-4/3-3-4-4 2/1 at 0601
    dprk-5 sniper X 3-3-6-5 1 yellow at 0602
    dprk-6 marine X 3-3-6-5/2-2-6-5 1 yellow at aboard-dprk-amph
    dprk-h helicopter 1 range 6 at 0501
    dprk-amph amph 1 range 3 capacity 1 at yellow-sea-inshore
    rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0403
    rok-2 armor X 6-5-5-8/3-3-5-8 1 at 0503
    rok-3 marine X 3-3-6-5/2-2-6-5 1 yellow at 0204
    us-1 paratroop X 3-4-7-5/2-2-7-5 1 yellow at 0904
    us-2 airmobile X 3-4-7-24/2-2-7-24 1 at 0405
    usmc-1 marine II 2-2-7-5/1-1-7-5 1 yellow at aboard-us-amph levels=1
    usmc-2 marine II 2-2-7-5/1-1-7-5 1 yellow at aboard-us-amph
    usmc-bh beachhead II 0-2-0-0 0 at awaited
    us-ah helicopter 2/1 range 16 at 0904
    rok-h helicopter 1 range 6 at 0405
    usmc-h helicopter 2/1 range 6 at aboard-us-amph
    us-amph amph 1 range 4 capacity 5 at east-sea-inshore
    us-sag sag 3 range 6 at 0101
    us-cv carrier 2 range 6 at japan
    air-points 6 6
    lift 3 3
";

/// Rules: nw:8.5.
#[test]
fn whatever_is_offered_can_be_played_and_leaves_a_sound_situation() {
    for seed in 0..40 {
        let weather = ["fair", "overcast", "fair", "storms"][seed % 4];
        let kind = ["initiative dprk", "initiative allied"][seed / 4 % 2];
        let text = format!("{CROWDED}weather {weather}\n kind {kind}\n");
        let mut war = stage(&text);
        let mut dice = Shaken(u64::try_from(seed).expect("small"));
        for _ in 0..600 {
            let answers = war.answers();
            assert!(!answers.is_empty(), "nothing can be answered: {:?}", war.asked());
            let action = answers[dice.below(answers.len())];
            war.apply(&action, &mut dice).expect("what is offered is legal");
            if war.core().segment >= Segment::Reorganization || war.core().turn > 1 {
                break;
            }
            war.check_invariants();
        }
    }
}
