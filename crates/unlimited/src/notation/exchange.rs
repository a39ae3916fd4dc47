//! Exchanges between deck and sideboard between two games of a match.

use std::collections::BTreeMap;

use prose::{Name, Say as _, Text, text};
use table::{Refusal, Seat, SetupFaults, Spare};

use crate::decks::{Deck, Fault, Title};
use crate::game::Setup;
use crate::rules::faults_of;

const RULE: &str = "SWU-MATCH-04";

/// For each title, the copies the player owns and the copies in the deck.
type Owned = BTreeMap<Title, (u8, u8)>;

/// The cards the seat may exchange; empty without a sideboard.
pub(super) fn spares(setup: &Setup, seat: Seat) -> Vec<Spare> {
    let owned = owned(&setup.decks[seat.index()]);
    let spare = |(title, (copies, played)): (Title, (u8, u8))| Spare {
        id: title.card().id,
        name: title.text(),
        copies,
        played,
    };
    owned.into_iter().map(spare).collect()
}

fn owned(deck: &Deck) -> Owned {
    let mut owned = Owned::new();
    if deck.sideboard.is_empty() {
        return owned;
    }
    for &(title, copies) in &deck.cards {
        owned.insert(title, (copies, copies));
    }
    for &(title, copies) in &deck.sideboard {
        let (all, _) = owned.entry(title).or_default();
        *all = all.saturating_add(copies);
    }
    owned
}

/// Returns the setup after the exchange, or every fault.
pub(super) fn read(setup: &Setup, seat: Seat, words: &str) -> Result<Setup, SetupFaults> {
    let deck = &setup.decks[seat.index()];
    let owned = owned(deck);
    let (mut leaving, mut entering, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for word in words.split_whitespace() {
        match wanted(&owned, word) {
            Ok((title, wanted, played)) if wanted < played => {
                leaving.push((title, played - wanted));
            }
            Ok((title, wanted, played)) => entering.push((title, wanted - played)),
            Err(fault) => faults.push(Refusal::rule(RULE, fault)),
        }
    }
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let refused = |fault: Fault| Refusal::rule(fault.rule, fault.text);
    let exchanged = deck.exchange(&leaving, &entering, setup.format);
    let exchanged =
        exchanged.map_err(|faults| SetupFaults(faults.into_iter().map(refused).collect()))?;
    // A deck that grew may be too large for the game state.
    let faults = faults_of(&exchanged, setup);
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let mut setup = setup.clone();
    setup.decks[seat.index()] = exchanged;
    Ok(setup)
}

/// Reads a card, the number of copies wanted in the deck, and the number that is in it.
fn wanted(owned: &Owned, word: &str) -> Result<(Title, u8, u8), Text> {
    let (id, number) = word.split_once('=').unwrap_or((word, ""));
    let found = Title::of_id(id).and_then(|title| Some((title, *owned.get(&title)?)));
    let Some((title, (copies, played))) = found else {
        return Err(text!(
            "«{id}» is not a card of your deck or sideboard.",
            "«{id}» no es ninguna carta de tu mazo ni de tu reserva.",
            id = Name(id)
        ));
    };
    match number.parse() {
        Ok(wanted) if wanted <= copies => Ok((title, wanted, played)),
        _ => Err(text!(
            "{card}: «{number}» is not a number from 0 to {copies}, the copies you have.",
            "{card}: «{number}» no es un número de 0 a {copies}, las copias que tienes.",
            card = title,
            number = Name(number),
            copies = copies
        )),
    }
}
