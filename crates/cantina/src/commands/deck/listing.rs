//! A deck as a list, with its cost curve and aspect penalties.

use std::io::Write;

use prose::{Gender, Lang, Noun, Say as _, Text, text};
use serde::Serialize;
use unlimited::decks::{Costs, Draft, Format, Sketch, Sort, Title, set_id};

use super::report::{FaultEntry, format_word, print_faults};
use crate::error::CommandError;

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);

/// The deck as `cantina deck show` prints it, also as JSON.
#[derive(Serialize)]
pub(super) struct Listing {
    format: &'static str,
    name: Option<String>,
    leader: Option<CardLine>,
    base: Option<CardLine>,
    cards: Vec<CardLine>,
    sideboard: Vec<CardLine>,
    /// The number of cards that cost 0, 1 and so on; the last counts 8 and more.
    curve: Vec<u16>,
    units: u16,
    events: u16,
    upgrades: u16,
    faults: Vec<FaultEntry>,
}

/// A card of the list.
#[derive(Serialize)]
struct CardLine {
    id: String,
    en: String,
    es: String,
    copies: u8,
    /// Leaders and bases have no cost.
    cost: Option<u8>,
    /// Unknown without leader and base.
    penalty: Option<u8>,
    #[serde(skip)]
    sort: Option<Sort>,
}

impl Listing {
    pub(super) fn of(draft: &Draft, format: Format) -> Self {
        let sketch = Sketch::from(draft);
        let line = |(title, copies): (Title, u8)| CardLine::of(&sketch, title, copies);
        let list = |pile: &[(Title, u8)]| -> Vec<CardLine> {
            let mut lines: Vec<_> = pile.iter().copied().map(line).collect();
            // The sort is stable: cards of one sort and cost stay in the order of the set.
            lines.sort_by_key(|line| (line.sort, line.cost));
            lines
        };
        let Costs { curve, units, events, upgrades, .. } = Costs::of(&sketch);
        let faults = draft.check(format).err().unwrap_or_default();
        Self {
            format: format_word(format),
            name: sketch.name.clone(),
            leader: sketch.leader.map(|title| line((title, 1))),
            base: sketch.base.map(|title| line((title, 1))),
            cards: list(&sketch.cards),
            sideboard: list(&sketch.sideboard),
            curve: curve.to_vec(),
            units,
            events,
            upgrades,
            faults: faults.into_iter().map(FaultEntry::from).collect(),
        }
    }

    pub(super) fn print(&self, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
        if let Some(name) = &self.name {
            writeln!(out, "{name}\n")?;
        }
        let none = text!("none", "ninguno");
        let named = |line: &Option<CardLine>| match line {
            Some(CardLine { en, es, .. }) => Text::new(en.clone(), es.clone()),
            None => none.clone(),
        };
        let leader = text!("Leader: {card}", "Líder: {card}", card = named(&self.leader));
        let base = text!("Base: {card}", "Base: {card}", card = named(&self.base));
        writeln!(out, "{}\n{}", leader.get(lang), base.get(lang))?;
        for sort in Sort::DECKABLE {
            print_group(sort, &self.cards, lang, out)?;
        }
        if !self.sideboard.is_empty() {
            print_pile(&text!("Sideboard", "Reserva"), &self.sideboard, lang, out)?;
        }
        self.print_curve(lang, out)?;
        self.print_penalties(lang, out)?;
        if !self.faults.is_empty() {
            let faulty = text!("Faults:", "Fallos:");
            writeln!(out, "\n{}", faulty.get(lang))?;
        }
        print_faults(&self.faults, lang, out)
    }

    fn print_curve(&self, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
        let total: u16 = self.curve.iter().sum();
        let heading = text!(
            "Cost curve of {cards}: {units} units, {events} events, {upgrades} upgrades",
            "Curva de coste de {cards}: {units} unidades, {events} eventos, {upgrades} mejoras",
            cards = CARD.count(total),
            units = self.units,
            events = self.events,
            upgrades = self.upgrades
        );
        writeln!(out, "\n{}", heading.get(lang))?;
        for (cost, count) in self.curve.iter().enumerate() {
            let more = if cost + 1 == self.curve.len() { "+" } else { " " };
            let bar = "#".repeat(usize::from(*count));
            writeln!(out, "{}", format!("{cost:>4}{more} {count:>3} {bar}").trim_end())?;
        }
        Ok(())
    }

    fn print_penalties(&self, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
        if self.leader.is_none() || self.base.is_none() {
            let unknown = text!(
                "Aspect penalties are known once the deck has a leader and a base.",
                "Las penalizaciones de aspecto se conocen cuando el mazo tiene líder y base."
            );
            writeln!(out, "\n{}", unknown.get(lang))?;
            return Ok(());
        }
        let dearer = || self.cards.iter().filter(|line| line.penalty.unwrap_or(0) > 0);
        let heading = match dearer().count() {
            0 => text!(
                "No card has an aspect penalty.",
                "Ninguna carta tiene penalización de aspecto."
            ),
            _ => text!("Aspect penalties", "Penalizaciones de aspecto"),
        };
        writeln!(out, "\n{}", heading.get(lang))?;
        for line in dearer() {
            let paid = text!(
                "{name}: {cost} and {penalty} more",
                "{name}: {cost} y {penalty} más",
                name = line.name(),
                cost = line.cost.unwrap_or(0),
                penalty = line.penalty.unwrap_or(0)
            );
            writeln!(out, "  {}", paid.get(lang))?;
        }
        Ok(())
    }
}

impl CardLine {
    fn of(sketch: &Sketch, title: Title, copies: u8) -> Self {
        let Text { en, es } = title.text();
        let cost = title.is_deckable().then(|| title.card().cost);
        let penalty = if title.is_deckable() { sketch.penalty(title) } else { None };
        Self { id: set_id(title), en, es, copies, cost, penalty, sort: Sort::of(title) }
    }

    fn name(&self) -> Text {
        Text::new(self.en.clone(), self.es.clone())
    }
}

fn print_group(
    sort: Sort,
    cards: &[CardLine],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let group = || cards.iter().filter(|line| line.sort == Some(sort));
    if group().next().is_some() {
        print_pile(&sort.name(), group(), lang, out)?;
    }
    Ok(())
}

/// Prints a heading with the number of cards, and one line per title.
fn print_pile<'a>(
    heading: &Text,
    pile: impl IntoIterator<Item = &'a CardLine, IntoIter: Clone>,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let pile = pile.into_iter();
    let count: u16 = pile.clone().map(|line| u16::from(line.copies)).sum();
    writeln!(out, "\n{} ({count})", heading.get(lang))?;
    for line in pile {
        let cost = text!("cost {cost}", "coste {cost}", cost = line.cost.unwrap_or(0));
        let penalty = match line.penalty {
            Some(more @ 1..) => format!(" +{more}"),
            _ => String::new(),
        };
        writeln!(
            out,
            "{:>3} {} ({}{penalty})",
            line.copies,
            line.name().get(lang),
            cost.get(lang)
        )?;
    }
    Ok(())
}
