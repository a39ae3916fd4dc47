//! The words and signs of a game, each with its meaning: the one source of tooltips, of the list of words
//! and of the explanations on a large card.

mod shared;

use prose::{Lang, Text, fold, text};

use super::SignKind;
use crate::card_art::{Mark, Stat};

/// The words and signs of a game.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    /// The terms in groups, in reading order.
    pub groups: Vec<TermGroup>,
}

/// Terms of one kind.
#[derive(Clone, Debug)]
pub struct TermGroup {
    /// The heading.
    pub title: Text,
    /// The terms.
    pub terms: Vec<Term>,
}

/// A word or sign and its meaning.
#[derive(Clone, Debug)]
pub struct Term {
    /// The id, by which an element of a page names it: `data-term`.
    pub id: &'static str,
    /// The signs that stand for it on boards and cards.
    pub signs: Vec<TermSign>,
    /// Its name.
    pub name: Text,
    /// Its meaning, in one or two sentences.
    pub meaning: Text,
    /// The rule it comes from.
    pub rule: Option<&'static str>,
    /// The English words for it in card texts. A large card whose text has one of them explains the term.
    named: &'static [&'static str],
}

/// A sign as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TermSign {
    /// A character or two.
    Glyph(&'static str),
    /// The sign of a printed number.
    Number(Stat),
    /// The mark of an aspect.
    Aspect(Mark),
    /// The star of a unique card.
    Unique,
    /// The sheet of a card with a text.
    Ability,
}

impl TermSign {
    /// The sign as characters; empty for a drawing.
    fn letters(&self) -> Text {
        match self {
            Self::Glyph(glyph) => Text::same(glyph),
            Self::Aspect(mark) => mark.letters(),
            Self::Number(_) | Self::Unique | Self::Ability => Text::default(),
        }
    }
}

impl Glossary {
    /// The terms of a game, followed by those of every table.
    pub(super) fn of_game(groups: impl IntoIterator<Item = TermGroup>) -> Self {
        Self { groups: groups.into_iter().chain(shared::groups()).collect() }
    }

    /// The term with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Term> {
        self.terms().find(|term| term.id == id)
    }

    /// All terms.
    pub fn terms(&self) -> impl Iterator<Item = &Term> {
        self.groups.iter().flat_map(|group| &group.terms)
    }

    /// The terms whose line contains all of these words, in either language; all terms without words.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<&Term> {
        let words = fold(words);
        let has = |term: &&Term| {
            let line = term.line();
            let lines = Lang::ALL.map(|lang| fold(line.get(lang)));
            lines.iter().any(|line| words.split_whitespace().all(|word| line.contains(word)))
        };
        self.terms().filter(has).collect()
    }

    /// The terms that a card with these texts should explain. A term that the texts themselves explain
    /// ("Grit: …") is left out.
    #[must_use]
    pub fn named_in(&self, texts: &[Text]) -> Vec<&Term> {
        self.terms().filter(|term| term.is_named_in(texts)).collect()
    }
}

impl TermGroup {
    pub(super) fn new(title: Text, terms: impl IntoIterator<Item = Term>) -> Self {
        Self { title, terms: terms.into_iter().collect() }
    }
}

impl Term {
    pub(super) fn new(id: &'static str, name: Text, meaning: Text) -> Self {
        Self { id, signs: Vec::new(), name, meaning, rule: None, named: &[] }
    }

    /// The term in one line, for a terminal: "⚑ Initiative: …". Signs that are drawings are left out.
    #[must_use]
    pub fn line(&self) -> Text {
        let signs = self.signs.iter().map(TermSign::letters).fold(Text::default(), Text::then);
        let line = text!(
            "{name}: {meaning}",
            "{name}: {meaning}",
            name = self.name,
            meaning = self.meaning
        );
        signs.then(line)
    }

    pub(super) fn sign(mut self, sign: TermSign) -> Self {
        self.signs.push(sign);
        self
    }

    pub(super) fn glyph(self, glyph: &'static str) -> Self {
        self.sign(TermSign::Glyph(glyph))
    }

    pub(super) fn rule(mut self, id: &'static str) -> Self {
        self.rule = Some(id);
        self
    }

    /// Explained on a large card whose text has one of these words.
    pub(super) fn named(mut self, words: &'static [&'static str]) -> Self {
        self.named = words;
        self
    }

    fn is_named_in(&self, texts: &[Text]) -> bool {
        let named = |text: &Text| self.named.iter().any(|words| has_words(&text.en, words));
        texts.iter().any(named) && !texts.iter().any(|text| self.is_explained_by(&text.en))
    }

    /// Whether the text is the explanation of this term: "Grit: …", "Raid 2: …".
    fn is_explained_by(&self, text: &str) -> bool {
        let Some((term, _)) = text.split_once(": ") else { return false };
        let number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        term.strip_prefix(self.name.en.as_str()).is_some_and(|rest| number(rest.trim_start()))
    }
}

/// Whether the words occur as whole words, in capitals or not.
fn has_words(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    text.match_indices(&words).any(|(at, _)| {
        !text[..at].ends_with(char::is_alphanumeric)
            && !text[at + words.len()..].starts_with(char::is_alphanumeric)
    })
}

/// Declares the enum `Word` of a game: every term has a variant and an id.
macro_rules! words {
    ($($word:ident = $id:literal),* $(,)?) => {
        /// A word or sign of the game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Word { $($word),* }

        impl Word {
            /// Every word.
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$word),*];

            /// The id of its term.
            pub(super) const fn id(self) -> &'static str {
                match self { $(Self::$word => $id),* }
            }
        }
    };
}
pub(super) use words;

/// The id of the term of a printed number.
pub(crate) fn of_stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "cost",
        Stat::Attack => "attack",
        Stat::Resources => "resources",
        Stat::Force => "force",
        Stat::Target => "target",
        Stat::HitPoints => "hit-points",
        Stat::Power | Stat::MorePower => "power",
        Stat::Hp | Stat::MoreHp => "hp",
        Stat::Deploy => "deploy",
    }
}

/// The id of the term of an aspect.
pub(crate) fn of_mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Vigilance => "vigilance",
        Mark::Command => "command",
        Mark::Aggression => "aggression",
        Mark::Cunning => "cunning",
        Mark::Villainy => "villainy",
        Mark::Heroism => "heroism",
    }
}

/// The id of the term of hidden cards that a reader has seen.
pub(super) const KNOWN: &str = "known";

/// The id of the term of unique cards.
pub(crate) const UNIQUE: &str = "unique";

/// The id of the term of the sign that an event shows for a moment.
fn of_event(kind: SignKind) -> &'static str {
    match kind {
        SignKind::Damage => "event-damage",
        SignKind::Repair | SignKind::Gain => "event-gain",
        SignKind::Card => "event-card",
        SignKind::Defeat => "event-defeat",
        SignKind::Guard => "event-guard",
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use prose::{Lang, text};

    use super::*;
    use crate::card_art::Face;

    /// Checks the glossary of a game: its words each have one term, in both languages, from a rule that
    /// exists.
    pub(in crate::board) fn check(glossary: &Glossary, words: &[&str], faces: &[Face]) {
        let ids: Vec<&str> = glossary.terms().map(|term| term.id).collect();
        let distinct: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), distinct.len(), "a term is explained twice");
        for word in words {
            assert!(distinct.contains(word), "{word} is not explained");
        }
        for term in glossary.terms() {
            for lang in Lang::ALL {
                assert!(!term.name.get(lang).is_empty(), "{}", term.id);
                let meaning = term.meaning.get(lang);
                assert!(meaning.ends_with('.') && meaning.len() < 260, "{}: {meaning}", term.id);
            }
            assert_ne!(term.meaning.en, term.meaning.es, "{}", term.id);
            if let Some(rule) = term.rule {
                assert!(rulebook::find(rule).is_some(), "{rule} is not a rule");
            }
        }
        for face in faces {
            let stats = face.stats.iter().map(|(stat, _)| of_stat(*stat));
            let marks = face.marks.iter().map(|mark| of_mark(*mark));
            for id in stats.chain(marks).chain([UNIQUE]) {
                assert!(distinct.contains(id), "{id} on {}", face.id);
            }
        }
    }

    /// The terms that a drawn board names; each of them exists.
    pub(in crate::board) fn check_drawn(glossary: &Glossary, html: &str) -> BTreeSet<&'static str> {
        let ids = html.split("data-term=\"").skip(1);
        let ids = ids.map(|rest| rest.split_once('"').expect("an attribute ends").0);
        ids.map(|id| glossary.find(id).unwrap_or_else(|| panic!("{id} is not explained")).id)
            .collect()
    }

    #[test]
    fn the_signs_of_events_are_explained_as_they_are_shown() {
        let glossary = Glossary::of_game([]);
        for kind in [
            SignKind::Damage,
            SignKind::Repair,
            SignKind::Gain,
            SignKind::Card,
            SignKind::Defeat,
            SignKind::Guard,
        ] {
            let mut terms = glossary.terms();
            let term = terms.find(|term| term.id == of_event(kind)).expect("a term");
            let shown = [kind.text(None), kind.text(Some(2))];
            let known = |sign: &TermSign| matches!(sign, TermSign::Glyph(glyph) if shown.iter().any(|one| one == glyph));
            assert!(term.signs.iter().any(known), "{shown:?}");
        }
    }

    #[test]
    fn a_card_explains_what_its_text_names_and_does_not_explain() {
        let grit = Term::new("grit", text!("Grit", "Tesón"), text!("…", "…")).named(&["Grit"]);
        let glossary = Glossary { groups: vec![TermGroup::new(Text::default(), [grit])] };
        let named = |text: &str| !glossary.named_in(&[Text::same(text)]).is_empty();
        assert!(named("Give it Grit.") && named("While it has grit, draw."));
        assert!(!named("Gritty.") && !named("Grit: It has more power.") && !named("Grit 2: More."));
    }

    #[test]
    fn terms_are_found_by_words_of_either_language() {
        let glossary = super::super::unlimited::glossary();
        let found =
            |words| -> Vec<&str> { glossary.search(words).iter().map(|term| term.id).collect() };
        assert_eq!(found("tesón"), ["grit"]);
        assert_eq!(found("TESON"), ["grit"]);
        assert!(found("aspect penalty").contains(&"aspect-penalty"));
        assert!(found("xyzzy").is_empty());
        assert_eq!(found("").len(), glossary.terms().count());
        let line = |id| glossary.find(id).expect("a term").line();
        assert!(line("initiative").en.starts_with("⚑ Initiative: This player"));
        assert!(line("cunning").es.starts_with("As Astucia: "), "{:?}", line("cunning"));
        assert!(line("cost").en.starts_with("Cost: "));
    }

    /// Where there is little room the style sheet shows signs instead of labels; each is explained.
    #[test]
    fn the_signs_of_piles_on_narrow_boards_are_explained() {
        let style = include_str!("../../../style/board.css");
        let signs = style.split("--sign: \"").skip(1);
        let shown: Vec<&str> = signs.filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
        assert_eq!(shown.len(), 7, "{shown:?}");
        let glossaries =
            [super::super::deckbuilding::glossary(), super::super::unlimited::glossary()];
        for sign in shown {
            let mut terms = glossaries.iter().flat_map(|glossary| glossary.terms());
            let has = |one: &TermSign| matches!(one, TermSign::Glyph(glyph) if *glyph == sign);
            assert!(terms.any(|term| term.signs.iter().any(has)), "{sign}");
        }
    }
}
