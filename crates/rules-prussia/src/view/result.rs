//! What dice bring, in words.

use scene::{Message, ResultPart, ResultView};

use crate::charts::{Cell, Lp};
use crate::result::{Befell, PhaseDie, RollResult};
use crate::state::{Army, Battle};

impl Battle {
    /// A result in words, and whom it is good for.
    pub(super) fn result_words(&self, result: &RollResult) -> ResultView {
        let word = || Message::new(format!("prussia-result-{result}"));
        let single = |army: Army, success: bool, message: Message| {
            let good_for = if success { army } else { army.other() };
            let part = self.part(army, message.clone(), Some(success));
            self.result_seen(result, message, vec![part], Some(good_for))
        };
        match result {
            RollResult::Fought { army, cells } => self.fought_words(result, *army, *cells),
            RollResult::Bombarded { army, cell } => self.bombarded_words(result, *army, *cell),
            RollResult::Rally { army, success }
            | RollResult::Activation { army, success }
            | RollResult::Help { army, success }
            | RollResult::Deployment { army, success } => single(*army, *success, word()),
            RollResult::Charge { army, units } => {
                let count = i32::try_from(*units).expect("few units charge");
                let message = Message::new("prussia-result-charge").number("count", count);
                single(*army, *units > 0, message)
            }
            RollResult::Fates(fates) => self.fates_words(result, fates),
            RollResult::Course(dice) => self.course_words(result, dice),
        }
    }

    /// [PG C9a] What both sides suffer; it is good for one if only the other suffers.
    fn fought_words(&self, result: &RollResult, army: Army, cells: [Cell; 2]) -> ResultView {
        let suffered = cells.map(suffered);
        let good_for = match [suffered[0].is_empty(), suffered[1].is_empty()] {
            [true, false] => Some(army),
            [false, true] => Some(army.other()),
            [true, true] | [false, false] => None,
        };
        let sides = [army, army.other()].into_iter().zip(&suffered);
        let parts = sides.flat_map(|(side, all)| {
            all.iter().map(move |it| self.part(side, it.clone(), Some(false)))
        });
        let parts = parts.collect();
        let [attacker, defender] = suffered.map(or_nothing);
        let message = Message::new("prussia-result-both")
            .messages("attacker", attacker)
            .messages("defender", defender);
        self.result_seen(result, message, parts, good_for)
    }

    /// [PG C6a] What the target suffers.
    fn bombarded_words(&self, result: &RollResult, army: Army, cell: Option<Cell>) -> ResultView {
        let suffered = cell.map(suffered).unwrap_or_default();
        let good_for = if suffered.is_empty() { army.other() } else { army };
        let part = |it: &Message| self.part(army.other(), it.clone(), Some(false));
        let parts = suffered.iter().map(part).collect();
        let message = Message::new("prussia-result-one").messages("result", or_nothing(suffered));
        self.result_seen(result, message, parts, Some(good_for))
    }

    /// What befalls whom; it is good for an army if nothing in it is good for the other.
    fn fates_words(&self, result: &RollResult, fates: &[Befell]) -> ResultView {
        let said = |it: &Befell| {
            Message::new(format!("prussia-result-{}", it.lot.word()))
                .text("who", self.piece_name(it.piece))
        };
        let parts = fates.iter().map(|it| self.part(it.army, said(it), Some(it.lot.is_good())));
        let parts = parts.collect();
        let mut good =
            fates.iter().map(|it| if it.lot.is_good() { it.army } else { it.army.other() });
        let first = good.next().expect("something befalls somebody");
        let good_for = good.all(|it| it == first).then_some(first);
        let message = Message::new("prussia-result-one").messages("result", fates.iter().map(said));
        self.result_seen(result, message, parts, good_for)
    }

    /// [PG 14.2a, 23.4.4a, 26.3.3a] What the dice between the phases bring; it is good for an army
    /// if nothing in it is good for the other.
    fn course_words(&self, result: &RollResult, dice: &[PhaseDie]) -> ResultView {
        let said = |it: &PhaseDie| match *it {
            PhaseDie::Passivity { points, .. } => {
                Message::new("prussia-result-passivity").number("points", points.into())
            }
            PhaseDie::Lacy { comes: true } => Message::new("prussia-result-lacy-comes"),
            PhaseDie::Lacy { comes: false } => Message::new("prussia-result-lacy-waits"),
            PhaseDie::Command { effective, groups, .. } => Message::new("prussia-result-command")
                .number("effective", effective.into())
                .number("groups", groups.into()),
        };
        let parts = dice.iter().map(|it| self.part(it.army(), said(it), it.is_good())).collect();
        let good = dice.iter().filter_map(|it| {
            it.is_good().map(|good| if good { it.army() } else { it.army().other() })
        });
        let good: Vec<Army> = good.collect();
        let first = good.first().copied();
        let good_for = first.filter(|_| good.iter().all(|it| Some(*it) == first));
        let message = Message::new("prussia-result-one").messages("result", dice.iter().map(said));
        self.result_seen(result, message, parts, good_for)
    }

    fn part(&self, army: Army, message: Message, good: Option<bool>) -> ResultPart {
        ResultPart { seat: self.army_id(army), message, good }
    }

    fn result_seen(
        &self,
        result: &RollResult,
        message: Message,
        parts: Vec<ResultPart>,
        good_for: Option<Army>,
    ) -> ResultView {
        let sign = matches!(result, RollResult::Fought { .. } | RollResult::Bombarded { .. });
        let good_for = good_for.map(|it| self.army_id(it));
        ResultView { text: result.to_string(), sign, message, parts, good_for }
    }
}

/// [PG C10a] What one side suffers, sign by sign.
fn suffered(cell: Cell) -> Vec<Message> {
    let said = |name: &str| Message::new(format!("prussia-result-{name}"));
    let points = match cell.lp {
        Lp::Number(0) => None,
        Lp::Number(points) => Some(said("lp").number("count", points.into())),
        Lp::Exchange => Some(said("ex")),
        Lp::ExchangePlus => Some(said("ex-plus")),
    };
    let signs = [
        (cell.eased, "eased"),
        (cell.rout, "rout"),
        (cell.waver, "waver"),
        (cell.surrender, "surrender"),
        (cell.star, "star"),
    ];
    let signs = signs.into_iter().filter(|it| it.0).map(|it| said(it.1));
    points.into_iter().chain(signs).collect()
}

/// The same as it is said; nothing, too, is said.
fn or_nothing(suffered: Vec<Message>) -> Vec<Message> {
    if suffered.is_empty() { vec![Message::new("prussia-result-none")] } else { suffered }
}
