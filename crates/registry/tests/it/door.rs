//! The door that every rulebook uses: the tiny game comes in by it.

use std::collections::BTreeMap;

use kernel::{Fingerprint, Record, Seed, Viewer, verify};
use registry::{OpenFault, Opening, Table, open};
use testkit::tiny::{NightFord, PATH, Tiny, library};

fn opened() -> Opening<Tiny> {
    open::<NightFord>(&library(), PATH, &BTreeMap::new()).expect("the tiny game can be opened")
}

#[test]
fn the_tiny_game_enters_by_the_one_door() {
    let Opening { game, info, listing, colors } = opened();
    assert_eq!((listing.id.as_str(), listing.system.as_str()), ("tiny/night-ford", "tiny"));
    assert_eq!(listing.title["it"], "Il guado di notte");
    assert_eq!((listing.turns, listing.map, listing.units), (5, [6, 4], 6));
    assert_eq!((info.seats.len(), colors.len()), (2, 2));
    let text = library().get(PATH).expect("it is in the library").to_owned();
    assert_eq!(info.data, Fingerprint::of_pieces([text.as_bytes()]), "of what was opened");

    let mut table = Table::new(game, info, Seed::from_number(7));
    while table.asked().is_some() {
        let prompt = table.prompt();
        let action = prompt["actions"][0].as_str().expect("an answer is a text").to_owned();
        assert!(table.why_view(&action).expect("it can be asked").legal);
        table.play(&[action], None).expect("what is listed is legal");
    }
    assert!(table.scene(Viewer::Spectator).outcome.is_some());
    let record = Record::parse(&table.record()).expect("its record can be read");
    verify(opened().game, &record).expect("its record is proved");
    let again = Table::load(opened().game, &record).expect("its record can be set up again");
    assert_eq!(again.hash(), table.hash());
}

#[test]
fn what_is_wrong_is_said_at_the_door() {
    let options = BTreeMap::from([("fog".to_owned(), "off".to_owned())]);
    let fault = open::<NightFord>(&library(), PATH, &options).expect_err("it has no options");
    assert!(matches!(fault, OpenFault::Option(why) if why.contains("`fog`")));

    let mut spoiled = library();
    let text = library().get(PATH).expect("it is in the library").replace("06.03", "09.09");
    spoiled.insert(PATH, text);
    let fault = open::<NightFord>(&spoiled, PATH, &BTreeMap::new()).expect_err("no such hex");
    let OpenFault::Data(findings) = fault else { panic!("{fault}") };
    assert_eq!((findings[0].line, findings[0].what.as_str()), (12, "no hex `09.09`"));
}
