//! Operations: how the squad goes there.
//!
//! It goes in small teams, crouching, one hex after the other: the keenest eyes first, the
//! commanders last, nobody farther from the team ahead than command reaches.

use hexgrid::{HexId, HexMap};
use kernel::dice::SearchDice;
use rules_ambush::action::{Action, Store};
use rules_ambush::state::{
    CanoeId, Captivity, GearId, Health, Held, ManId, ManSet, Place, Sortie, Working,
};
use rules_ambush::terms::{Ammo, Model, Side, Stance};

use super::ground::{Mines, distances, is_mined, is_on_the_way};
use super::{aims, boats, posts};

/// Soldiers that go together: few enough that one burst does not find all.
const TEAM: usize = 4;
/// Hexes between a team and the one ahead.
const GAP: u16 = 1;
/// Of so many steps one goes anywhere, so that nothing goes round for ever.
const STRAY: usize = 40;

/// How far somebody goes back for what lies in a canoe.
const FETCH: u16 = 8;

/// What somebody is to do next.
struct Order {
    /// Who.
    men: ManSet,
    /// What; for want of it the step that brings them nearest.
    action: Option<Action>,
    /// How far every hex is from where they go.
    far: HexMap<u16>,
}

/// The next answer in Operations.
pub(super) fn choose(game: &Sortie, offered: &[Action], dice: &mut SearchDice) -> Option<Action> {
    if let Some(down) = offered.iter().find(|it| is_crouching(game, **it)) {
        return Some(*down);
    }
    // Charges are cleared by one who has been picked alone.
    if offered.contains(&Action::ClearBridge) {
        return Some(Action::ClearBridge);
    }
    if let Some(takes) = offered.iter().find(|it| is_unloading(game, **it)) {
        return Some(*takes);
    }
    if offered.contains(&Action::Wait) && posts::lies_in_wait(game) && !aims::is_going_home(game) {
        return ready(game, offered).or(Some(Action::Wait));
    }
    if let Some(boat) = boats::choose(game, offered, aims::is_going_home(game), dice) {
        return Some(boat);
    }
    let order = order(game)?;
    if let Some(pick) = pick(game, &order, offered) {
        return Some(pick);
    }
    if let Some(escort) = escort(game, &order, offered) {
        return Some(escort);
    }
    if let Some(action) = order.action.filter(|it| offered.contains(it)) {
        return Some(action);
    }
    step(&order, offered, dice).or_else(|| offered.iter().copied().find(|it| is_pick(*it)))
}

/// In wait: whoever has something to see to does so before anybody comes.
fn ready(game: &Sortie, offered: &[Action]) -> Option<Action> {
    let order = mend(game)?;
    pick(game, &order, offered).or(order.action).filter(|it| offered.contains(it))
}

/// Whether somebody ashore takes what lies in the canoe beside him: charges, and a bazooka by
/// whoever has rockets.
fn is_unloading(game: &Sortie, action: Action) -> bool {
    let Action::Handle(man) = action else { return false };
    let Place::At(spot) = game.man(man).place else { return false };
    let here = |canoe: CanoeId| {
        let it = game.canoe(canoe);
        it.beached && it.hex == Some(spot.hex)
    };
    let lies = |it: GearId| matches!(game.gear(it).parts[0], Held::InCanoe(canoe) if here(canoe));
    game.all_gear().any(|it| lies(it) && is_for(game, man, game.gear(it).model))
}

/// Whether somebody has use and a hand for a charge or a bazooka.
fn is_for(game: &Sortie, man: ManId, model: Model) -> bool {
    let rockets = game.man(man).ammo[&Ammo::BazookaRound] > 0;
    let fit = game.man(man).health == Health::Fit && game.man(man).is_active();
    let gear = game.all_gear().map(|it| game.gear(it));
    let hands = gear.filter(|it| it.parts[0] == Held::By(man) && it.model != Model::Pistol);
    match model {
        Model::Charge => fit && hands.count() == 1 && !rockets,
        Model::Bazooka => fit && hands.count() == 0 && rockets,
        _ => false,
    }
}

/// The step that brings those who are led nearest to where they go.
fn step(order: &Order, offered: &[Action], dice: &mut SearchDice) -> Option<Action> {
    let ways = offered.iter().filter_map(|it| match it {
        Action::Go(hex) => Some(*hex),
        _ => None,
    });
    let steps: Vec<HexId> = ways.collect();
    if steps.is_empty() {
        return None;
    }
    if dice.index(STRAY) == 0 {
        return Some(Action::Go(steps[dice.index(steps.len())]));
    }
    steps.into_iter().min_by_key(|hex| order.far[*hex]).map(Action::Go)
}

/// Whether an answer lets somebody crouch: nobody knows who is watching.
fn is_crouching(game: &Sortie, action: Action) -> bool {
    let on_foot = |man: ManId| matches!(game.man(man).place, Place::At(_) | Place::Waiting);
    matches!(action, Action::Stance(man, Stance::Crouching) if on_foot(man))
}

fn is_pick(action: Action) -> bool {
    matches!(action, Action::With(_))
}

/// The answer that takes a prisoner along, or leaves him where the way goes on over mines: nobody
/// leads him through them.
fn escort(game: &Sortie, order: &Order, offered: &[Action]) -> Option<Action> {
    let leaves = goes_over_mines(game, order);
    let wanted = |it: &&Action| match **it {
        Action::Escort(man) => is_prisoner(game, man) && game.taken_along().contains(man) == leaves,
        _ => false,
    };
    offered.iter().find(wanted).copied()
}

/// Whether the next hex of the way is mined.
fn goes_over_mines(game: &Sortie, order: &Order) -> bool {
    let Some(here) = order.men.iter().find_map(|it| game.hex_of(it)) else { return false };
    let around = game.mission().ground.map.grid.neighbors(here).map(|it| it.1);
    let nearer = around.filter(|it| order.far[*it] < order.far[here] && game.can_walk(here, *it));
    let next = nearer.min_by_key(|it| (order.far[*it], is_mined(game, *it)));
    next.is_some_and(|it| is_mined(game, it))
}

/// The answer that brings those together who have an order: somebody out, or somebody in.
fn pick(game: &Sortie, order: &Order, offered: &[Action]) -> Option<Action> {
    let led = game.led();
    if led == order.men {
        return None;
    }
    let mut wanted = order.men.iter();
    let has_wanted = led.iter().any(|it| order.men.contains(it));
    let stranger = led.iter().find(|it| !order.men.contains(*it)).filter(|_| has_wanted);
    let next = stranger.or_else(|| wanted.find(|it| !led.contains(*it)))?;
    Some(Action::With(next)).filter(|it| offered.contains(it))
}

/// Who does what next.
fn order(game: &Sortie) -> Option<Order> {
    if let Some(order) = mend(game).or_else(|| fetch(game)) {
        return Some(order);
    }
    let teams = teams(game);
    let mut ahead: Option<ManId> = None;
    for team in &teams {
        let first = team.iter().next()?;
        if let Some(order) = close_up(game, *team, first) {
            return Some(order);
        }
        if let Some(ahead) = ahead
            && let Some(order) = follow(game, *team, first, ahead)
        {
            return Some(order);
        }
        ahead = Some(first);
    }
    lead(game, *teams.first()?)
}

/// A jammed weapon is seen to before anything else; then bazookas are loaded and charges primed.
fn mend(game: &Sortie) -> Option<Order> {
    let work = |it: GearId| {
        let gear = game.gear(it);
        let Held::By(man) = gear.parts[0] else { return None };
        let rockets = game.man(man).ammo[&Ammo::BazookaRound] > 0;
        let action = match (gear.working, gear.model) {
            (Working::Jammed, model) => Action::Clear(model),
            (Working::Yes, Model::Bazooka) if !gear.loaded && rockets => Action::Load,
            (Working::Yes, Model::Charge) if !gear.ready => Action::Prime,
            (Working::Yes | Working::Broken, _) => return None,
        };
        is_afoot(game, man).then_some((man, action))
    };
    let (man, action) = game.all_gear().find_map(work)?;
    let far = distances(game, game.hex_of(man), Mines::Avoided);
    Some(Order { men: ManSet::of(man), action: Some(action), far })
}

/// Somebody with a hand free goes back for what has been left in a canoe.
fn fetch(game: &Sortie) -> Option<Order> {
    for gear in game.all_gear().map(|it| game.gear(it)) {
        let Held::InCanoe(canoe) = gear.parts[0] else { continue };
        let Some(hex) = game.canoe(canoe).hex.filter(|_| game.canoe(canoe).beached) else {
            continue;
        };
        let far = distances(game, [hex], Mines::Avoided);
        let near = |it: &ManId| game.hex_of(*it).is_some_and(|his| far[his] <= FETCH);
        let free = game.active(Side::Us).filter(|it| is_for(game, *it, gear.model));
        let man = free.filter(|it| is_afoot(game, *it) && near(it)).min_by_key(|it| {
            let his = game.hex_of(*it).expect("he is on foot");
            (far[his], *it)
        });
        if let Some(man) = man.filter(|_| !aims::is_going_home(game)) {
            return Some(Order { men: ManSet::of(man), action: None, far });
        }
    }
    None
}

fn is_afoot(game: &Sortie, man: ManId) -> bool {
    let on_foot = matches!(game.man(man).place, Place::At(_));
    man.side() == Side::Us && game.man(man).is_active() && on_foot
}

/// The squad in teams, each of one player's soldiers: sharp eyes first, commanders last; guards
/// stay where they are.
fn teams(game: &Sortie) -> Vec<ManSet> {
    let guards = aims::guards(game);
    let mut men: Vec<ManId> =
        game.active(Side::Us).filter(|it| !guards.contains(it) && can_go(game, *it)).collect();
    men.sort_by_key(|it| {
        let him = game.man(*it);
        (game.player_of(*it), him.command, std::cmp::Reverse(him.ratings.perception), *it)
    });
    let of_one = men.chunk_by(|one, other| game.player_of(*one) == game.player_of(*other));
    of_one.flat_map(|it| it.chunks(TEAM)).map(|it| it.iter().copied().collect()).collect()
}

fn can_go(game: &Sortie, man: ManId) -> bool {
    matches!(game.man(man).place, Place::At(_) | Place::Waiting)
}

/// Somebody of a team who is elsewhere comes to the first of it, if there is a way.
fn close_up(game: &Sortie, team: ManSet, first: ManId) -> Option<Order> {
    let hex = game.hex_of(first)?;
    let far = distances(game, [hex], Mines::Avoided);
    let away = |it: &ManId| game.hex_of(*it) != Some(hex) && is_on_the_way(game, *it, &far);
    let lost = team.iter().find(away)?;
    Some(Order { men: ManSet::of(lost), action: None, far })
}

/// Those of a team who are where its first is.
fn together(game: &Sortie, team: ManSet, first: ManId) -> ManSet {
    team.iter().filter(|it| game.man(*it).place == game.man(first).place).collect()
}

/// A team comes up to the one ahead of it.
fn follow(game: &Sortie, team: ManSet, first: ManId, ahead: ManId) -> Option<Order> {
    let far = distances(game, [game.hex_of(ahead)?], Mines::Avoided);
    let behind = game.hex_of(first).is_none_or(|it| far[it] > GAP);
    let comes = behind && is_on_the_way(game, first, &far);
    comes.then(|| Order { men: together(game, team, first), action: None, far })
}

/// The first team goes where the squad wants to be, and does there what there is to do.
fn lead(game: &Sortie, team: ManSet) -> Option<Order> {
    let first = team.iter().next()?;
    let (goals, far) = way(game, first);
    let here = game.hex_of(first);
    let there = here.is_some_and(|it| goals.contains(&it));
    let action = match there {
        true if aims::is_going_home(game) => Some(Action::Leave),
        true if aims::is_lying(game, here) => Some(Action::Handle(first)),
        true | false => None,
    };
    Some(Order { men: together(game, team, first), action, far })
}

/// Where to, and how far it is: to what the squad is after, over mines if need be, or out of here.
fn way(game: &Sortie, first: ManId) -> (Vec<HexId>, HexMap<u16>) {
    let goals = aims::goals(game);
    for mines in [Mines::Avoided, Mines::Dared] {
        let far = distances(game, goals.iter().copied(), mines);
        if is_on_the_way(game, first, &far) {
            return (goals, far);
        }
    }
    let out: Vec<HexId> = game.ways_out().iter().collect();
    let far = distances(game, out.iter().copied(), Mines::Dared);
    (out, far)
}

/// What is picked up: papers, and from a canoe what it was loaded with.
pub(super) fn handle(game: &Sortie, man: Option<ManId>, offered: &[Action]) -> Option<Action> {
    let wanted = |it: &&Action| match it {
        Action::Take(Model::Documents, _) => true,
        Action::Take(model, Store::Canoe(_)) => man.is_some_and(|it| is_for(game, it, *model)),
        _ => false,
    };
    offered.iter().find(wanted).copied().or(Some(Action::Done))
}

/// Whether somebody is a prisoner.
pub(super) fn is_prisoner(game: &Sortie, man: ManId) -> bool {
    game.man(man).captivity == Captivity::Captured
}
