//! Checks that every card must pass, and functions that play one.

use prose::Text;
use script::{
    Answer, Code, Entry, Host, Task, Thing, Words, answers, asked, resume, settle, start,
};
use table::Seat;

use super::ability::{Abilities, Ability};

/// A card: its abilities, and the text they must have.
pub(crate) struct Card<W: Abilities> {
    pub(crate) name: &'static str,
    pub(crate) abilities: &'static [Ability<W>],
    pub(crate) en: &'static str,
    pub(crate) es: &'static str,
}

/// Checks that every ability can be lowered and that every card has the expected text in both
/// languages.
#[track_caller]
pub(crate) fn check_lowering_and_texts<W: Abilities>(cards: &[Card<W>]) {
    let mut code = Code::default();
    let mut faults = Vec::new();
    for card in cards {
        for step in card.abilities.iter().flat_map(Ability::steps) {
            if let Err(fault) = code.add(step) {
                faults.push(format!("{}: {fault}", card.name));
            }
        }
        let said = card.abilities.iter().map(Ability::say).reduce(Text::then).unwrap_or_default();
        faults.extend(said.is_complete().err().map(|fault| format!("{}: {fault}", card.name)));
        for (said, expected) in [(said.en, card.en), (said.es, card.es)] {
            if said != expected {
                faults.push(format!("{}:\n   reads {said}\n  not as {expected}", card.name));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Lowers a single effect.
pub(crate) fn lowered<W: Words>(code: &mut Code<W>, step: &'static script::Step<W>) -> Entry {
    code.add(step).expect("the effect is lowered")
}

/// Puts an ability on the stack.
pub(crate) fn begin<W: Words, H: Host<W>>(host: &mut H, entry: Entry, source: Thing, seat: u8) {
    host.stack_mut().push(Task::Ability(start(entry, source, Seat::new(seat))));
}

/// A question: the seat that is asked and the answers it may give.
pub(crate) type Question = (usize, Vec<Answer>);

/// Carries on until a player is asked or the stack is empty.
#[track_caller]
pub(crate) fn run_until_question<W: Words, H: Host<W>>(
    host: &mut H,
    code: &Code<W>,
) -> Option<Question> {
    settle(host, code).lowest()?;
    let (seat, ..) = asked(&host.reading(), code)?;
    let mut list = Vec::new();
    answers(&host.reading(), code, |answer| list.push(answer));
    Some((seat.index(), list))
}

/// Gives an answer, which must have been offered, and carries on.
#[track_caller]
pub(crate) fn reply<W: Words, H: Host<W>>(
    host: &mut H,
    code: &Code<W>,
    answer: Answer,
) -> Option<Question> {
    let mut list = Vec::new();
    answers(&host.reading(), code, |answer| list.push(answer));
    assert!(list.contains(&answer), "{answer:?} is not among {list:?}");
    resume(host, code, answer);
    run_until_question(host, code)
}

/// The answers that pick these things.
pub(crate) fn things(of: &[Thing]) -> Vec<Answer> {
    of.iter().copied().map(Answer::Thing).collect()
}
