//! Checks whether a draft is a legal deck. Every fault is reported, not only the first.

use std::collections::BTreeMap;

use prose::{Say as _, Text, text};

use super::Title;
use super::deck::{Deck, Format};
use super::draft::{Draft, Entry, MOST_COPIES, Section};
use super::fault::{CARD, COPY, Fault, Place, rule};
use crate::words::Kind;

impl Draft {
    /// Returns the deck, or all its faults: first what could not be read, then the rules it breaks.
    pub fn check(&self, format: Format) -> Result<Deck, Vec<Fault>> {
        let mut faults = self.faults.clone();
        let leader = self.only(Section::Leader, &mut faults);
        let base = self.only(Section::Base, &mut faults);
        self.check_kinds(&mut faults);
        self.check_sizes(format, &mut faults);
        self.check_copies(format, &mut faults);
        match (leader, base) {
            (Some(leader), Some(base)) if faults.is_empty() => Ok(Deck {
                name: self.name.clone(),
                leader,
                base,
                cards: self.pile(Section::Main),
                sideboard: self.pile(Section::Sideboard),
            }),
            _ => Err(faults),
        }
    }

    /// Returns the card of a section that must hold exactly one.
    fn only(&self, section: Section, faults: &mut Vec<Fault>) -> Option<Title> {
        let mut entries = self.entries_in(section).filter(|entry| entry.count != Some(0));
        let Some(first) = entries.next() else {
            faults.push(missing(section));
            return None;
        };
        // One entry with several copies is too many as well.
        let several = (first.count > Some(1)).then_some(first);
        faults.extend(several.into_iter().chain(entries).map(one_too_many));
        first.card
    }

    /// Checks that each card is in a section that allows its type.
    fn check_kinds(&self, faults: &mut Vec<Fault>) {
        for entry in self.entries.iter().filter(|entry| entry.count != Some(0)) {
            faults.extend(entry.card.and_then(|title| misplaced(entry, title)));
        }
    }

    /// The number of cards in a section: unknown cards count, misplaced ones do not. `None` if the
    /// number of copies of an entry could not be read.
    fn size(&self, section: Section) -> Option<u16> {
        let counted = |entry: &&Entry| entry.card.is_none_or(Title::is_deckable);
        let mut entries = self.entries_in(section).filter(counted);
        entries.try_fold(0, |size, entry| Some(size + u16::from(entry.count?)))
    }

    fn check_sizes(&self, format: Format, faults: &mut Vec<Fault>) {
        let fewest = format.fewest_cards();
        if let Some(size) = self.size(Section::Main).filter(|&size| size < fewest) {
            let said = text!(
                "The deck has {cards} and needs at least {fewest}. Add {missing}.",
                "El mazo tiene {cards} y necesita al menos {fewest}. Añade {missing}.",
                cards = CARD.count(size),
                fewest = fewest,
                missing = CARD.count(fewest - size),
            );
            faults.push(Fault::new(format.size_rule(), &Place::Deck, said));
        }
        let Some(most) = format.most_beside() else { return };
        if let Some(size) = self.size(Section::Sideboard).filter(|&size| size > most) {
            let said = text!(
                "The sideboard has {cards} and may have at most {most}. Take out {surplus}.",
                "La reserva tiene {cards} y puede tener {most} como mucho. Quita {surplus}.",
                cards = CARD.count(size),
                most = most,
                surplus = CARD.count(size - most),
            );
            faults.push(Fault::new(rule::SIDEBOARD, &Place::Deck, said));
        }
    }

    /// Checks the limit of copies, for deck and sideboard together.
    fn check_copies(&self, format: Format, faults: &mut Vec<Fault>) {
        let most = copy_limit(format);
        let mut copies: BTreeMap<Title, Copies<'_>> = BTreeMap::new();
        let piled = self.entries_in(Section::Main).chain(self.entries_in(Section::Sideboard));
        for entry in piled {
            let title = entry.card.filter(|title| title.is_deckable());
            let (Some(title), Some(count)) = (title, entry.count) else { continue };
            copies.entry(title).or_default().add(entry, count, most);
        }
        for (title, copies) in copies {
            faults
                .extend(copies.passing.map(|place| too_many_copies(title, &copies, format, place)));
        }
    }

    /// The titles of a section in order, each once with its number of copies.
    pub(super) fn pile(&self, section: Section) -> Vec<(Title, u8)> {
        let mut pile = BTreeMap::new();
        for entry in self.entries_in(section) {
            let (Some(title), Some(count @ 1..)) = (entry.card, entry.count) else { continue };
            let copies: &mut u8 = pile.entry(title).or_default();
            // No title has more than 99 copies at this point.
            *copies = copies.saturating_add(count);
        }
        pile.into_iter().collect()
    }
}

impl Deck {
    /// A fast check, since every game runs it: true if the deck is certainly legal, false if
    /// [`Draft::check`] must decide.
    pub(crate) fn is_plainly_legal(&self, format: Format) -> bool {
        let most = copy_limit(format);
        let fits =
            |&(title, copies): &(Title, u8)| title.is_deckable() && (1..=most).contains(&copies);
        self.leader.card().kind == Kind::Leader
            && self.base.card().kind == Kind::Base
            && self.cards.iter().all(fits)
            && self.cards.windows(2).all(|pair| pair[0].0 < pair[1].0)
            && self.size() >= format.fewest_cards()
            && self.sideboard.is_empty()
    }
}

/// The limit of copies; a technical limit where the rules set none.
fn copy_limit(format: Format) -> u8 {
    format.most_copies().unwrap_or(MOST_COPIES)
}

/// The number of copies of a card in the deck and the sideboard.
#[derive(Default)]
struct Copies<'a> {
    in_deck: u16,
    beside: u16,
    /// The entry that exceeded the limit.
    passing: Option<&'a Place>,
}

impl<'a> Copies<'a> {
    fn add(&mut self, entry: &'a Entry, count: u8, most: u8) {
        let pile = match entry.section {
            Section::Sideboard => &mut self.beside,
            Section::Leader | Section::Base | Section::Main => &mut self.in_deck,
        };
        *pile += u16::from(count);
        if self.in_deck + self.beside > u16::from(most) && self.passing.is_none() {
            self.passing = Some(&entry.place);
        }
    }
}

fn missing(section: Section) -> Fault {
    let said = match section {
        Section::Base => text!(
            "The deck has no base. Name exactly one.",
            "El mazo no tiene base. Indica exactamente una."
        ),
        Section::Leader | Section::Main | Section::Sideboard => text!(
            "The deck has no leader. Name exactly one.",
            "El mazo no tiene líder. Indica exactamente uno."
        ),
    };
    Fault::new(section.rule(), &Place::Deck, said)
}

fn one_too_many(entry: &Entry) -> Fault {
    let which = entry.card.map_or_else(|| text!("this", "esto"), |title| title.text());
    let said = match entry.section {
        Section::Base => text!(
            "A deck has exactly one base: {which} is one too many. Take it out.",
            "Un mazo tiene exactamente una base: {which} sobra. Quítala.",
            which = which,
        ),
        Section::Leader | Section::Main | Section::Sideboard => text!(
            "A deck has exactly one leader: {which} is one too many. Take it out; games with two \
             leaders are not played here.",
            "Un mazo tiene exactamente un líder: {which} sobra. Quítalo; aquí no se juegan \
             partidas con dos líderes.",
            which = which,
        ),
    };
    Fault { card: entry.card, ..Fault::new(entry.section.rule(), &entry.place, said) }
}

/// The fault of a card whose type is not allowed in its section.
fn misplaced(entry: &Entry, title: Title) -> Option<Fault> {
    let kind = title.card().kind;
    let (rule, wanted) = match (entry.section, kind) {
        (Section::Leader, Kind::Leader) | (Section::Base, Kind::Base) => return None,
        (Section::Leader, _) => (
            rule::LEADER_AND_BASE,
            text!("The leader must be a leader card", "El líder debe ser una carta de líder"),
        ),
        (Section::Base, _) => (
            rule::LEADER_AND_BASE,
            text!("The base must be a base card", "La base debe ser una carta de base"),
        ),
        _ if title.is_deckable() => return None,
        (_, Kind::Token) => (
            rule::TOKENS,
            text!("Tokens are not part of a deck", "Las fichas no forman parte de un mazo"),
        ),
        (Section::Main, _) => (
            rule::DECK,
            text!(
                "Only units, events and upgrades go into the draw deck",
                "En el mazo de robo solo hay unidades, eventos y mejoras"
            ),
        ),
        (Section::Sideboard, _) => (
            rule::SIDEBOARD_CARDS,
            text!(
                "Only units, events and upgrades go into the sideboard",
                "En la reserva solo hay unidades, eventos y mejoras"
            ),
        ),
    };
    let said = text!(
        "{card} is {kind}. {wanted}: take it out or move it.",
        "{card} es {kind}. {wanted}: quítala o cámbiala de sitio.",
        card = title,
        kind = a_kind(kind),
        wanted = wanted,
    );
    Some(Fault::new(rule, &entry.place, said).about(title))
}

fn a_kind(kind: Kind) -> Text {
    match kind {
        Kind::Leader => text!("a leader", "un líder"),
        Kind::Base => text!("a base", "una base"),
        Kind::Unit => text!("a unit", "una unidad"),
        Kind::Event => text!("an event", "un evento"),
        Kind::Upgrade => text!("an upgrade", "una mejora"),
        Kind::Token => text!("a token", "una ficha"),
    }
}

fn too_many_copies(title: Title, copies: &Copies<'_>, format: Format, place: &Place) -> Fault {
    let most = copy_limit(format);
    let total = copies.in_deck + copies.beside;
    let rule = match format {
        Format::Constructed if copies.in_deck > u16::from(most) => rule::COPIES,
        Format::Constructed => rule::SIDEBOARD_CARDS,
        Format::Limited => rule::HAS_A_DECK,
    };
    let counted = match copies.beside {
        0 => text!("in the deck", "en el mazo"),
        _ => text!("in deck and sideboard", "entre mazo y reserva"),
    };
    let said = text!(
        "{card} is there {total} times {counted}, and at most {most} are allowed. Take out \
         {surplus}.",
        "{card} está {total} veces {counted}, y se permiten {most} como mucho. Quita {surplus}.",
        card = title,
        total = total,
        counted = counted,
        most = COPY.count(most),
        surplus = COPY.count(total - u16::from(most)),
    );
    Fault::new(rule, place, said).about(title)
}
