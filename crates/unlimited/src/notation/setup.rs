//! The words of a setup: decks, format, edition and its single switches.

use prose::{Name, Text, slips, text};
use table::{Refusal, Seat, SetupFaults};

use super::cards::{seat_called, seat_word};
use super::series;
use crate::decks::{Deck, Format, Sketch, Starter, code, from_code};
use crate::game::Setup;
use crate::rules::{
    Ambush, AttackOrder, Completing, DeployGuard, EventZone, FirstPlayer, Losing, Ruleset, SEATS,
    UpgradeFall,
};

const FORMATS: [(&str, Format); 2] =
    [("constructed", Format::Constructed), ("limited", Format::Limited)];
const RULESETS: [(&str, Ruleset); 2] = [("seed", Ruleset::SEED), ("cr8", Ruleset::CR8)];

/// One difference between editions that can be decided by itself.
struct Switch {
    key: &'static str,
    rule: &'static str,
    /// The word for the first and for the second way.
    values: [&'static str; 2],
    is_second: fn(&Ruleset) -> bool,
    choose: fn(&mut Ruleset, bool),
}

/// A switch between two values of a field.
macro_rules! switch {
    ($key:literal, $rule:literal, $field:ident, $sort:ident: $one:literal $First:ident, $other:literal $Second:ident) => {
        Switch {
            key: $key,
            rule: $rule,
            values: [$one, $other],
            is_second: |ruleset| ruleset.$field == $sort::$Second,
            choose: |ruleset, second| {
                ruleset.$field = if second { $sort::$Second } else { $sort::$First };
            },
        }
    };
}

const SWITCHES: [Switch; 8] = [
    switch!("first_player", "SWU-DIFF-02", first_player, FirstPlayer: "assigned" Assigned, "chooser" Chooser),
    switch!("attack_order", "SWU-DIFF-06", attack_order, AttackOrder: "fixed" Fixed, "window" Window),
    switch!("event_zone", "SWU-DIFF-07", event_zone, EventZone: "after" After, "before" Before),
    switch!("ambush", "SWU-DIFF-09", ambush, Ambush: "ready" Ready, "exhausted" Exhausted),
    switch!("deploy_guard", "SWU-DIFF-13", deploy_guard, DeployGuard: "on" On, "off" Off),
    switch!("upgrade_fall", "SWU-DIFF-23", upgrade_fall, UpgradeFall: "after" After, "same" Same),
    switch!("completes_attack", "SWU-DIFF-24", completing, Completing: "survive" Survive, "any" Any),
    switch!("lose_regain", "SWU-DIFF-25", losing, Losing: "no" Final, "yes" Newest),
];

/// The setup as words.
pub(super) fn write(setup: &Setup) -> String {
    let mut words = Vec::new();
    for (seat, deck) in SEATS.into_iter().zip(&setup.decks) {
        words.push(format!("{}={}", seat_word(seat), deck_word(deck)));
    }
    let format = FORMATS.iter().find(|(_, format)| *format == setup.format);
    words.extend(format.map(|(word, _)| format!("format={word}")));
    // The edition that needs the fewest exceptions is named.
    let named = RULESETS.iter().min_by_key(|(_, named)| exceptions(&setup.ruleset, named).count());
    if let Some((word, named)) = named {
        words.push(format!("ruleset={word}"));
        let exceptions = exceptions(&setup.ruleset, named);
        words.extend(exceptions.map(|switch| {
            let second = (switch.is_second)(&setup.ruleset);
            format!("{}={}", switch.key, switch.values[usize::from(second)])
        }));
    }
    words.extend(series::write(setup.series));
    words.join(" ")
}

fn deck_word(deck: &Deck) -> String {
    let starter = Starter::ALL.into_iter().find(|starter| starter.deck() == *deck);
    starter.map_or_else(|| code(&Sketch::from(deck)), |starter| starter.id().to_owned())
}

/// The switches that stand otherwise than in the edition named.
fn exceptions(ruleset: &Ruleset, named: &Ruleset) -> impl Iterator<Item = &'static Switch> {
    SWITCHES.iter().filter(move |switch| (switch.is_second)(ruleset) != (switch.is_second)(named))
}

impl Setup {
    /// The setup these words say.
    ///
    /// # Errors
    /// Every fault.
    pub fn read(words: &str) -> Result<Self, SetupFaults> {
        read(words)
    }
}

/// Reads the words of a setup and reports every fault.
pub(super) fn read(words: &str) -> Result<Setup, SetupFaults> {
    let mut reading = Reading::default();
    // What later words mean depends on these two, wherever they stand.
    let early = |word: &&str| word.starts_with("format=") || word.starts_with("ruleset=");
    words.split_whitespace().filter(early).for_each(|word| reading.early(word));
    words.split_whitespace().filter(|word| !early(word)).for_each(|word| reading.late(word));
    match reading.series.read() {
        Ok(series) => reading.setup.series = series,
        Err(fault) => reading.faults.push(fault),
    }
    if reading.faults.is_empty() { Ok(reading.setup) } else { Err(SetupFaults(reading.faults)) }
}

#[derive(Default)]
struct Reading<'w> {
    setup: Setup,
    series: series::Words<'w>,
    faults: Vec<Refusal>,
}

impl<'w> Reading<'w> {
    fn early(&mut self, word: &str) {
        let (key, value) = split(word);
        if key == "format" {
            match FORMATS.iter().find(|(known, _)| *known == value) {
                Some((_, format)) => self.setup.format = *format,
                None => {
                    self.unknown_value("SWU-DECK-02", word, "format", &["constructed", "limited"]);
                }
            }
        } else {
            match RULESETS.iter().find(|(known, _)| *known == value) {
                Some((_, ruleset)) => self.setup.ruleset = *ruleset,
                None => self.unknown_value("SWU-DIFF-01", word, "ruleset", &["seed", "cr8"]),
            }
        }
    }

    fn late(&mut self, word: &'w str) {
        let (key, value) = split(word);
        if let Some(seat) = seat_called(key) {
            return self.deck(seat, value);
        }
        if self.series.take(key, value) {
            return;
        }
        match SWITCHES.iter().find(|switch| switch.key == key) {
            Some(switch) => match switch.values.iter().position(|known| *known == value) {
                Some(which) => (switch.choose)(&mut self.setup.ruleset, which == 1),
                None => self.unknown_value(switch.rule, word, switch.key, &switch.values),
            },
            None => self.faults.push(unknown_word(word)),
        }
    }

    fn deck(&mut self, seat: Seat, value: &str) {
        if let Some(starter) = Starter::of_id(value) {
            self.setup.decks[seat.index()] = starter.deck();
            return;
        }
        // A deck code is made of numbers, after a dot if there is no leader; anything else was meant
        // to be a starter deck.
        if !value.trim_start_matches('.').starts_with(|c: char| c.is_ascii_digit()) {
            let known = Starter::ALL.map(Starter::id);
            let word = format!("{}={value}", seat_word(seat));
            return self.unknown_value(
                "SWU-COMP-01",
                &word,
                seat_word(seat),
                &[known[0], known[1], "5.29.44x2.45"],
            );
        }
        match from_code(value).and_then(|draft| draft.check(self.setup.format)) {
            Ok(deck) => self.setup.decks[seat.index()] = deck,
            Err(found) => {
                let whose = whose_deck(seat);
                self.faults.extend(found.into_iter().map(|fault| {
                    let text = text!(
                        "{whose} {it}",
                        "{whose} {it}",
                        whose = whose.clone(),
                        it = fault.text
                    );
                    Refusal::rule(fault.rule, text)
                }));
            }
        }
    }

    fn unknown_value(&mut self, rule: &'static str, word: &str, key: &str, known: &[&str]) {
        let known = format!("{key}={}", known.join("|"));
        let said = text!(
            "«{word}» is not understood; write {known}.",
            "«{word}» no se entiende; escribe {known}.",
            word = Name(word),
            known = Name(&known)
        );
        self.faults.push(Refusal::rule(rule, said));
    }
}

fn split(word: &str) -> (&str, &str) {
    word.split_once('=').unwrap_or((word, ""))
}

fn whose_deck(seat: Seat) -> Text {
    match seat.index() {
        0 => text!("Blue's deck:", "El mazo de Azul:"),
        _ => text!("Red's deck:", "El mazo de Rojo:"),
    }
}

fn unknown_word(word: &str) -> Refusal {
    let (key, _) = split(word);
    let keys = || {
        let first = ["blue", "red", "format", "ruleset"].into_iter().chain(series::KEYS);
        first.chain(SWITCHES.map(|one| one.key))
    };
    // A few slips are forgiven; longer words were not meant for us.
    let tolerated = 1 + key.chars().count() / 4;
    let near = keys().filter(|_| key.len() <= 40).map(|known| (slips(key, known), known));
    let said = match near.filter(|(slips, _)| *slips <= tolerated).min() {
        Some((_, meant)) => text!(
            "«{word}» is not understood; did you mean «{meant}»?",
            "«{word}» no se entiende; ¿querías decir «{meant}»?",
            word = Name(word),
            meant = Name(meant)
        ),
        None => text!(
            "«{word}» is not understood; known are {keys}.",
            "«{word}» no se entiende; se conocen {keys}.",
            word = Name(word),
            keys = Name(&keys().collect::<Vec<_>>().join(", "))
        ),
    };
    Refusal::rule("SWU-DIFF-01", said)
}
