//! Nations and divisions, as on the page: the color of a nation's counters with the letters that
//! say so as well, and the stripe of a division. A test of the page compares the two.

use scene::Counter;

/// The color and the letters of a nation whose counters differ from those of its side.
pub(super) fn nation(counter: &Counter) -> Option<(&'static str, &'static str)> {
    let stranger = STRANGERS.iter().find(|it| it.0 == counter.id).map(|it| it.1);
    let nation = stranger.or_else(|| formation(counter).map(|it| it.1))?;
    NATIONS.iter().find(|it| it.0 == nation).map(|it| (it.1, it.2))
}

/// The color of a division's stripe, and what runs through it.
pub(super) fn stripe(counter: &Counter) -> Option<(&'static str, &'static str)> {
    formation(counter).filter(|it| !it.2.is_empty()).map(|it| (it.2, it.3))
}

fn formation(
    counter: &Counter,
) -> Option<&'static (&'static str, &'static str, &'static str, &'static str)> {
    let name = counter.marks.iter().find_map(|mark| mark.strip_prefix("of-"))?;
    FORMATIONS.iter().find(|it| it.0 == name)
}

/// Nation, color, letters.
const NATIONS: [(&str, &str, &str); 8] = [
    ("canadian", "#b0743f", "CDN"),
    ("polish", "#b4655f", "POL"),
    ("new-zealand", "#6d9489", "NZ"),
    ("indian", "#c99a3a", "IND"),
    ("greek", "#7494bd", "GR"),
    ("italian", "#86a15e", "ITA"),
    ("luftwaffe", "#7f97b0", "LW"),
    ("turkoman", "#9a9460", "TURK"),
];

/// Formation, nation, color of its stripe, what runs through it; corps have no stripe.
const FORMATIONS: [(&str, &str, &str, &str); 29] = [
    ("1-armoured", "british", "#0072b2", "plain"),
    ("4-division", "british", "#e69f00", "plain"),
    ("46-division", "british", "#009e73", "plain"),
    ("56-division", "british", "#c4451c", "plain"),
    ("21-tank", "british", "#b565a7", "plain"),
    ("25-tank", "british", "#56b4e9", "plain"),
    ("1-canadian", "canadian", "#0072b2", "lined"),
    ("5-cdn-arm", "canadian", "#e69f00", "lined"),
    ("3-carpathian", "polish", "#009e73", "lined"),
    ("5-kresowa", "polish", "#c4451c", "lined"),
    ("2-new-zealand", "new-zealand", "#b565a7", "lined"),
    ("4-indian", "indian", "#56b4e9", "lined"),
    ("26-panzer", "german", "#0072b2", "plain"),
    ("29-panzer-grenadier", "german", "#e69f00", "plain"),
    ("90-panzer-grenadier", "german", "#009e73", "plain"),
    ("71-infantry", "german", "#c4451c", "plain"),
    ("98-infantry", "german", "#b565a7", "plain"),
    ("278-infantry", "german", "#56b4e9", "plain"),
    ("356-infantry", "german", "#0072b2", "lined"),
    ("5-mountain", "german", "#e69f00", "lined"),
    ("114-jager", "german", "#009e73", "lined"),
    ("1-parachute", "luftwaffe", "#c4451c", "lined"),
    ("20-luftwaffe-field", "luftwaffe", "#b565a7", "lined"),
    ("162-turkoman", "turkoman", "#56b4e9", "lined"),
    ("i-canadian", "canadian", "", ""),
    ("ii-polish", "polish", "", ""),
    ("v-corps", "british", "", ""),
    ("eighth-army", "british", "", ""),
    ("lxxvi-panzer", "german", "", ""),
];

/// Units of another nation than their formation.
const STRANGERS: [(&str, &str); 2] = [("GK3", "greek"), ("MAI", "italian")];
