//! Sets up the position that a scenario gives.

use table::Component;

use super::names::Names;
use super::{Finding, LineFault};
use crate::reader::{Given, Line};
use crate::staging::Staged;
use crate::{Mismatch, Value};

/// Applies the givens in order. Checks that they still hold after the last one, that no component
/// was lost or doubled, and that the game finds the position possible.
pub(super) fn arrange<G: Staged>(
    game: &G,
    names: &Names<G>,
    state: &mut G::State,
    givens: &[Line<Given>],
) -> Result<(), LineFault> {
    let Some(last) = givens.last() else { return Ok(()) };
    let before = census(game, state);
    for given in givens {
        put(game, names, state, given)?;
    }
    complete(&before, &census(game, state)).map_err(|fault| (last.number, fault))?;
    for given in givens {
        still_there(game, names, state, given)?;
    }
    let impossible = |why| (last.number, Mismatch::new("a possible position", why));
    game.settle(state).map_err(impossible)?;
    complete(&before, &census(game, state)).map_err(|fault| (last.number, fault))
}

fn put<G: Staged>(
    game: &G,
    names: &Names<G>,
    state: &mut G::State,
    line: &Line<Given>,
) -> Result<(), LineFault> {
    let Given { place, value } = &line.says;
    let (set, seat) = names.setter(place).map_err(|fault| (line.number, fault))?;
    match set(game, state, seat, &value.0) {
        Ok(()) => Ok(()),
        Err(why) => Finding::Instead(why).judge(line),
    }
}

/// Checks that a given still holds: a later one can take items away from it or add some.
fn still_there<G: Staged>(
    game: &G,
    names: &Names<G>,
    state: &G::State,
    line: &Line<Given>,
) -> Result<(), LineFault> {
    let Given { place, value } = &line.says;
    let spot = names.spot(place).map_err(|fault| (line.number, fault))?;
    let there = Value((spot.property.get)(game, state, spot.seat));
    let instead = || format!("given {place} = {there}\nafter all givens: a later one changed it");
    let zeros = there.with_zeros(game.counted_notes());
    let same = there.0.len() == value.0.len() && zeros.contains(value);
    Finding::expect(same, instead).judge(line)
}

fn census<G: Staged>(game: &G, state: &G::State) -> Vec<Component> {
    let mut components = Vec::new();
    game.census(state, &mut components);
    components.sort_unstable();
    components
}

/// Checks that every component exists exactly once after the givens.
fn complete(before: &[Component], after: &[Component]) -> Result<(), Mismatch> {
    let lost = missing_from(after, before);
    let doubled = missing_from(before, after);
    if lost.is_empty() && doubled.is_empty() {
        return Ok(());
    }
    let list = |what: &str, components: Vec<Component>| {
        let numbers: Vec<String> = components.iter().map(|Component(n)| n.to_string()).collect();
        let list = (!numbers.is_empty()).then(|| numbers.join(", "));
        list.map(|list| format!("{what} components {list}"))
    };
    let found = [list("lost", lost), list("doubled", doubled)];
    let found: Vec<String> = found.into_iter().flatten().collect();
    Err(Mismatch::new("every component in exactly one place after the givens", found.join("; ")))
}

/// The elements that the second sorted list has more often than the first.
fn missing_from(have: &[Component], want: &[Component]) -> Vec<Component> {
    let mut have = have.iter().peekable();
    let mut missing = Vec::new();
    for &component in want {
        while have.next_if(|&&other| other < component).is_some() {}
        if have.next_if_eq(&&component).is_none() {
            missing.push(component);
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_and_doubled_components_are_told_apart() {
        let list = |numbers: &[u32]| numbers.iter().map(|&n| Component(n)).collect::<Vec<_>>();
        let compare = |before: &[u32], after: &[u32]| complete(&list(before), &list(after));
        assert_eq!(compare(&[1, 2, 3], &[1, 2, 3]), Ok(()));
        let found = |before: &[u32], after: &[u32]| compare(before, after).unwrap_err().found;
        assert_eq!(found(&[1, 2, 3], &[2]), "lost components 1, 3");
        assert_eq!(found(&[1, 2], &[1, 2, 2, 5]), "doubled components 2, 5");
        assert_eq!(found(&[1, 2], &[1, 1]), "lost components 2; doubled components 1");
    }
}
