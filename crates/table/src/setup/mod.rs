//! The setups of a game, described once.
//!
//! A game defines its [`Settings`]: every field with its key, its possible values, the sentences
//! people read about it, and the functions that read it into the game's own setup type and write
//! it. The notation, the form of a new table, the help of the command line, the schema for programs
//! and random setups are all made from that description.

mod faults;
mod field;
mod preset;
mod setting;

pub use field::{Asked, Prominence, SetupField, SetupKind, SetupOption, Usual};
pub use preset::{Opponent, Preset, PresetDecks};
pub use setting::{About, Misread, Setting, keep};

use self::setting::Order;
use crate::{Luck, Refusal, SetupFaults};

/// All settings of a match of a game; who sits where is not one of them.
pub struct Settings<S> {
    usual: S,
    rule: &'static str,
    settings: Vec<Setting<S>>,
    presets: Vec<Preset>,
    /// The faults that the rules find in a setup, named beside those of reading it.
    check: fn(&S) -> Vec<Refusal>,
}

impl<S: Clone + 'static> Settings<S> {
    /// Takes the default setup, the rule named when a key is unknown, and the settings in the order
    /// in which they are written and asked.
    #[must_use]
    pub fn new(usual: S, rule: &'static str, settings: Vec<Setting<S>>) -> Self {
        Self { usual, rule, settings, presets: Vec::new(), check: |_| Vec::new() }
    }

    /// Adds ready-made tables.
    #[must_use]
    pub fn with_presets(self, presets: Vec<Preset>) -> Self {
        Self { presets, ..self }
    }

    /// Adds the check of the rules, so that a setup that cannot be read is told every fault at once.
    #[must_use]
    pub fn with_check(self, check: fn(&S) -> Vec<Refusal>) -> Self {
        Self { check, ..self }
    }

    /// The ready-made tables, the one for a first match first.
    #[must_use]
    pub fn presets(&self) -> &[Preset] {
        &self.presets
    }

    /// The fields without the types of the game.
    #[must_use]
    pub fn fields(&self) -> Vec<SetupField> {
        self.settings.iter().map(|setting| setting.field.clone()).collect()
    }

    /// The setup as words separated by spaces, such as `mode=full goal=4`.
    #[must_use]
    pub fn write(&self, setup: &S) -> String {
        let word = |setting: &Setting<S>| {
            (setting.write)(setup).map(|value| format!("{}={value}", setting.field.key))
        };
        self.settings.iter().filter_map(word).collect::<Vec<_>>().join(" ")
    }

    /// Reads such words in any order. Settings that are left out get their defaults; a key alone
    /// means `yes`.
    ///
    /// # Errors
    /// Every word that is not understood or given twice.
    pub fn read(&self, words: &str) -> Result<S, SetupFaults> {
        let mut given: Vec<Option<&str>> = vec![None; self.settings.len()];
        let mut faults = Vec::new();
        let mut unknown = Vec::new();
        for word in words.split_whitespace() {
            let key = split(word).0;
            match self.settings.iter().position(|setting| setting.field.key == key) {
                None => unknown.push(self.unknown(word)),
                Some(place) if given[place].is_some() => {
                    let rule = self.settings[place].field.rule;
                    add(&mut faults, Refusal::rule(rule, faults::given_twice(key)));
                }
                Some(place) => given[place] = Some(word),
            }
        }
        let mut setup = self.usual.clone();
        for (place, setting) in self.in_reading_order() {
            let word = given[place];
            let read = (setting.read)(&mut setup, word.map(|word| split(word).1));
            for fault in read
                .err()
                .into_iter()
                .flat_map(|misread| setting.faults(misread, word.unwrap_or(setting.field.key)))
            {
                add(&mut faults, fault);
            }
        }
        if !faults.is_empty() {
            (self.check)(&setup).into_iter().for_each(|fault| add(&mut faults, fault));
        }
        faults.extend(unknown);
        if faults.is_empty() { Ok(setup) } else { Err(SetupFaults(faults)) }
    }

    /// The word that is written for a value of this key that is only understood; none if there is none.
    #[must_use]
    pub fn written(&self, key: &str, value: &str) -> Option<String> {
        let setting = self.settings.iter().find(|setting| setting.field.key == key)?;
        let mut setup = self.usual.clone();
        (setting.read)(&mut setup, Some(value)).ok()?;
        (setting.write)(&setup)
    }

    /// A random setup that the rules allow. Half of them leave out the fields that are not on the
    /// form, so that the defaults of those fields occur as often as mixtures.
    #[must_use]
    pub fn any(&self, luck: &mut Luck) -> S {
        loop {
            // Values that can each be named may be refused together.
            let setup = self.drawn(luck);
            if (self.check)(&setup).is_empty() {
                return setup;
            }
        }
    }

    fn drawn(&self, luck: &mut Luck) -> S {
        let left_out = if luck.below(2) == 0 { Some(Asked::InNotation) } else { None };
        let mut setup = self.usual.clone();
        let mut words = Vec::new();
        for (_, setting) in self.in_reading_order() {
            let value = (left_out != Some(setting.field.asked)).then(|| (setting.draw)(luck));
            let mut with = setup.clone();
            match (&value, (setting.read)(&mut with, value.as_deref())) {
                (Some(value), Ok(())) => words.push(format!("{}={value}", setting.field.key)),
                (None, Ok(())) => {}
                // The value does not fit those drawn before, so it is left out.
                (_, Err(_)) => {
                    with = setup.clone();
                    // If even that is refused, reading the words below reports it.
                    let _ = (setting.read)(&mut with, None);
                }
            }
            setup = with;
        }
        let words = words.join(" ");
        self.read(&words)
            .unwrap_or_else(|faults| unreachable!("the random setup {words}: {faults}"))
    }

    /// The settings with their indices: first those that others depend on, then the rest.
    fn in_reading_order(&self) -> impl Iterator<Item = (usize, &Setting<S>)> {
        let of =
            |order| self.settings.iter().enumerate().filter(move |(_, one)| one.order == order);
        of(Order::Early).chain(of(Order::Usual))
    }

    fn unknown(&self, word: &str) -> Refusal {
        let known: Vec<&str> = self.settings.iter().map(|setting| setting.field.key).collect();
        Refusal::rule(self.rule, faults::unknown_key(word, split(word).0, &known))
    }
}

/// Splits a word into key and value; a key alone means `yes`.
fn split(word: &str) -> (&str, &str) {
    word.split_once('=').unwrap_or((word, "yes"))
}

/// Adds a fault unless it is there already: two settings may refuse a word for the same reason.
fn add(faults: &mut Vec<Refusal>, fault: Refusal) {
    if !faults.contains(&fault) {
        faults.push(fault);
    }
}

impl<S: std::fmt::Debug> std::fmt::Debug for Settings<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let fields: Vec<_> = self.settings.iter().map(|setting| &setting.field).collect();
        f.debug_struct("Settings").field("usual", &self.usual).field("fields", &fields).finish()
    }
}

impl<S> std::fmt::Debug for Setting<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.field.fmt(f)
    }
}

#[cfg(test)]
mod tests;
