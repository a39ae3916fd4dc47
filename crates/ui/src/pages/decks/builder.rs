//! The deck builder: the available cards, and the deck beside them.
//!
//! Everything is one form, and each button sends all of it, so that the page works without scripts;
//! with the script, only the parts that differ are replaced.

use maud::{Markup, html};
use prose::{Gender, Noun, Say as _, Text, text};
use unlimited::Kind;
use unlimited::decks::{Costs, Fault, Format, Sort, Title};

use super::building::{Building, Saved, Step};
use super::cards::cards;
use super::curve::curve;
use super::faults::faults;
use super::filter::filter;
use super::import_export::{export, import};
use super::lists::{Editing, lists};
use super::{GAME, PASTED, mark};
use crate::markup::Reader;

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const FAULT: Noun = Noun::new("fault", "faults", "fallo", "fallos", Gender::Masculine);

/// The contents of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuilderPage {
    /// The deck and the filters.
    pub building: Building,
    /// Whether the deck is saved.
    pub saved: Saved,
    /// The pasted text and its faults.
    pub import: Import,
}

/// A pasted text that could not be imported.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// The text.
    pub pasted: String,
    /// Its faults.
    pub faults: Vec<Fault>,
    /// How much of it could be read.
    pub understood: Understood,
}

/// How much of a text could be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Understood {
    /// Nothing.
    #[default]
    Nothing,
    /// Some of it.
    Part,
}

/// The main part of the page.
#[must_use]
pub fn deck_builder(reader: Reader, page: &BuilderPage) -> Markup {
    let building = &page.building;
    let checked = building.sketch.draft().check(building.format).err().unwrap_or_default();
    html! {
        div.builder data-game=(GAME) {
            div.row.title {
                h1 { (reader.say(&text!("Deck builder", "Constructor de mazos"))) }
                a href="/decks" { (reader.say(&text!("My decks", "Mis mazos"))) }
            }
            form #builder method="post" action="/decks/build" {
                (state(building))
                section.choose aria-labelledby="offer" {
                    (filter(reader, &building.sought)) (cards(reader, building))
                }
                aside #deck.panel tabindex="-1" aria-label=(reader.say(&text!("Your deck", "Tu mazo"))) {
                    (head(reader, page))
                    (places(reader, building))
                    (deck_summary(reader, building, &checked))
                    div #lists data-part="" { (lists(reader, &building.sketch, Editing::Enabled)) }
                    div.exchange {
                        (import(reader, &page.import)) (export(reader, building))
                        (clear(reader))
                    }
                }
                (bar(reader, building, &checked))
            }
            (play(building))
            p #say.unseen role="status" aria-live="polite" {}
            div #large popover="manual" tabindex="-1" role="dialog"
                aria-label=(reader.say(&text!("Card", "Carta"))) {}
        }
    }
}

/// The deck as hidden fields, for the next step.
fn state(building: &Building) -> Markup {
    let fields = building.deck_fields();
    let hidden = fields.iter().filter(|(name, _)| *name == "deck" || *name == "kept");
    html! {
        div #state data-part="" hidden {
            @for (name, value) in hidden { input type="hidden" name=(name) value=(value); }
        }
    }
}

/// The name, the format, and the save buttons.
fn head(reader: Reader, page: &BuilderPage) -> Markup {
    let Building { sketch, format, .. } = &page.building;
    let formats = [
        (Format::Constructed, "constructed", text!("Constructed", "Construido")),
        (Format::Limited, "limited", text!("Limited", "Limitado")),
    ];
    html! {
        div.head {
            div.grow {
                label for="called" { (reader.say(&text!("Name", "Nombre"))) }
                input #called name="called" value=[sketch.name.as_deref()] maxlength="80" autocomplete="off"
                    placeholder=(reader.say(&default_name(sketch.leader)));
            }
            div {
                label for="format" { (reader.say(&text!("Format", "Formato"))) }
                select #format name="format" {
                    @for (one, word, name) in &formats {
                        option value=(word) selected[one == format] { (reader.say(name)) }
                    }
                }
            }
        }
        (save_controls(reader, page.saved))
    }
}

/// The default name of a deck.
fn default_name(leader: Option<Title>) -> Text {
    leader.map_or_else(
        || text!("New deck", "Mazo nuevo"),
        |leader| {
            let [en, es] = leader.card().name;
            Text::new(en, es)
        },
    )
}

fn save_controls(reader: Reader, saved: Saved) -> Markup {
    let (save, said) = match saved {
        Saved::Never => (text!("Save", "Guardar"), text!("not saved yet", "aún sin guardar")),
        Saved::Yes => (text!("Save", "Guardar"), text!("✓ saved", "✓ guardado")),
        Saved::Changed => {
            (text!("Save", "Guardar"), text!("changes not saved", "cambios sin guardar"))
        }
    };
    html! {
        div #keeping.row data-part="" {
            button.button.main[saved != Saved::Yes] name="do" value=(Step::Keep.word()) { (reader.say(&save)) }
            @if saved != Saved::Never {
                button.button name="do" value=(Step::KeepAnew.word()) {
                    (reader.say(&text!("Save a copy", "Guardar una copia")))
                }
            }
            span.help { (reader.say(&said)) }
        }
    }
}

/// Leader and base, or placeholders for them.
fn places(reader: Reader, building: &Building) -> Markup {
    let sketch = &building.sketch;
    html! {
        div #places data-part="" {
            (place(reader, sketch.leader, Sort::Leader)) (place(reader, sketch.base, Sort::Base))
        }
    }
}

fn place(reader: Reader, chosen: Option<Title>, sort: Sort) -> Markup {
    let (name, choose) = match sort {
        Sort::Base => (text!("Base", "Base"), text!("Choose a base", "Elegir base")),
        _ => (text!("Leader", "Líder"), text!("Choose a leader", "Elegir líder")),
    };
    let change = text!("Change", "Cambiar");
    html! {
        div.place.empty[chosen.is_none()] {
            @if let Some(title) = chosen {
                @let card = title.card();
                a href={ "/cards/" (GAME) "/" (card.id) } data-card=(card.id) {
                    img src={ "/cards/" (GAME) "/" (card.id) "." (reader.lang) ".svg" } alt="" width="250" height="350" decoding="async";
                    span.unseen { (reader.say(&title.text())) }
                }
            }
            div {
                small { (reader.say(&name)) }
                @if let Some(title) = chosen {
                    @let card = title.card();
                    b { (reader.say(&Text::new(card.name[0], card.name[1]))) }
                    @if !card.subtitle.is_empty() { span.help { (card.subtitle) } }
                }
            }
            @if let Some(title) = chosen { (mark::aspects(reader, title.card().aspects)) }
            div.change {
                button name="do" value=(Step::Look(sort).word()) {
                    (reader.say(if chosen.is_some() { &change } else { &choose }))
                    @if chosen.is_some() { span.unseen { ": " (reader.say(&name)) } }
                }
            }
        }
    }
}

/// The number of cards, the cost curve, and the faults.
fn deck_summary(reader: Reader, building: &Building, wrong: &[Fault]) -> Markup {
    let costs = Costs::of(&building.sketch);
    let dearer = costs.penalties.iter().filter(|(_, more)| *more > 0);
    let dearer: u16 = dearer.map(|(title, _)| copies(building, *title)).sum();
    let sorts = [
        (Kind::Unit, costs.units, text!("units", "unidades")),
        (Kind::Event, costs.events, text!("events", "eventos")),
        (Kind::Upgrade, costs.upgrades, text!("upgrades", "mejoras")),
    ];
    html! {
        div #figures data-part="" {
            p #size { (size(reader, building)) " " (verdict(reader, wrong)) }
            @if wrong.is_empty() { (ways_to_play(reader, building)) }
            (curve(reader, &costs))
            ul.sorts {
                @for (_, count, name) in &sorts { li { b { (count) } " " (reader.say(name)) } }
                @if dearer > 0 {
                    li.dear { b { (dearer) } " " (reader.say(&text!("with a penalty", "con penalización"))) }
                }
            }
            @if !wrong.is_empty() { (faults(reader, wrong)) }
        }
    }
}

fn copies(building: &Building, title: Title) -> u16 {
    u16::from(building.sketch.copies(title, unlimited::decks::Section::Main))
}

/// "32 of 50 cards".
fn size(reader: Reader, building: &Building) -> Markup {
    let fewest = building.format.fewest_cards();
    let of = text!("of {fewest} cards", "de {fewest} cartas", fewest = fewest);
    let enough = CARD.count(building.sketch.size());
    let size = building.sketch.size();
    html! {
        @if size < fewest { b.big { (size) } " " (reader.say(&of)) }
        @else { b.big { (size) } " " (reader.say(&without_number(&enough))) }
    }
}

/// "cards" of "51 cards".
fn without_number(counted: &Text) -> Text {
    let word = |text: &str| text.split_once(' ').map_or("", |(_, word)| word).to_owned();
    Text::new(word(&counted.en), word(&counted.es))
}

fn verdict(reader: Reader, wrong: &[Fault]) -> Markup {
    let legal = text!("✓ legal deck", "✓ mazo legal");
    let faulty = FAULT.count(wrong.len());
    html! {
        @if wrong.is_empty() { span.badge.good { (reader.say(&legal)) } }
        @else { span.badge.bad { "⚠ " (reader.say(&faulty)) } }
    }
}

fn clear(reader: Reader) -> Markup {
    html! {
        details {
            summary { (reader.say(&text!("Start over", "Empezar de nuevo"))) }
            p.help { (reader.say(&text!("Removes every card from this deck.", "Quita todas las cartas de este mazo."))) }
            button.button.danger name="do" value=(Step::Clear.word()) { (reader.say(&text!("Remove everything", "Quitarlo todo"))) }
        }
    }
}

/// The buttons to play with a legal deck.
fn ways_to_play(reader: Reader, building: &Building) -> Markup {
    html! {
        div.row {
            button.button.main form="play" name="level" value="normal" {
                (reader.say(&text!("Play against a bot", "Jugar contra un bot")))
            }
            a.button href=(table_with(building)) { (reader.say(&text!("New table…", "Nueva mesa…"))) }
        }
    }
}

/// The bar that stays visible on a small screen.
fn bar(reader: Reader, building: &Building, wrong: &[Fault]) -> Markup {
    html! {
        nav #bar.deck-bar data-part="" aria-label=(reader.say(&text!("Your deck", "Tu mazo"))) {
            span.grow { (size(reader, building)) " " (verdict(reader, wrong)) }
            a.button.to-deck href="#deck" { (reader.say(&text!("Deck", "Mazo"))) }
            a.button.to-cards href="#builder" { (reader.say(&text!("Cards", "Cartas"))) }
        }
    }
}

/// The page for a new table, with this deck for the first seat.
fn table_with(building: &Building) -> String {
    let mut fields = vec![("game", GAME.to_owned())];
    fields.extend(playing(building));
    super::address("/new", &fields)
}

/// The deck as the fields of a new table.
fn playing(building: &Building) -> Vec<(&'static str, String)> {
    let code = unlimited::decks::code(&building.sketch);
    let mut fields = vec![("set.blue", PASTED.to_owned()), ("paste.blue", code)];
    let limited = building.format == Format::Limited;
    fields.extend(limited.then(|| ("set.format", "limited".to_owned())));
    fields
}

fn play(building: &Building) -> Markup {
    html! {
        form #play data-part="" method="post" action="/play" hidden {
            input type="hidden" name="game" value=(GAME);
            @for (name, value) in playing(building) { input type="hidden" name=(name) value=(value); }
        }
    }
}

#[cfg(test)]
mod tests {
    use prose::Lang;

    use super::*;

    fn page(fields: &[(&str, &str)]) -> BuilderPage {
        let building = Building::read(fields.iter().copied());
        BuilderPage { building, saved: Saved::Never, import: Import::default() }
    }

    fn html(lang: Lang, fields: &[(&str, &str)]) -> String {
        deck_builder(Reader { lang }, &page(fields)).into_string()
    }

    #[test]
    fn the_next_thing_to_choose_is_on_offer() {
        let leaders = html(Lang::En, &[]);
        assert!(leaders.contains("Choose your leader") && leaders.contains("value=\"put 5\""));
        assert!(
            !leaders.contains("value=\"put 29\"") && leaders.contains("The deck has no leader.")
        );
        let bases = html(Lang::Es, &[("deck", "5.")]);
        assert!(bases.contains("Elige tu base") && bases.contains("value=\"put 29\""));
        let cards = html(Lang::En, &[("deck", "5.29.95x2")]);
        assert!(cards.contains("222 cards") && cards.contains("value=\"aside 95\""));
        assert!(cards.contains("2</b> of 50 cards") && cards.contains("/rules/SWU-DECK-02"));
    }

    #[test]
    fn a_penalty_is_shown_at_each_card_once_it_is_known() {
        let known = html(Lang::En, &[("deck", "5.29.95x2"), ("words", "battlefield marine")]);
        assert_eq!(
            known.matches("Aspect penalty: 2 more resources").count(),
            4,
            "title and text, twice"
        );
        assert!(known.contains("<b>2</b> with a penalty"));
        let unknown = html(Lang::En, &[("deck", "5..95x2"), ("sort", "ground")]);
        assert!(!unknown.contains("Aspect penalty"));
    }

    #[test]
    fn only_a_legal_deck_can_be_played() {
        let threes: String = (31..48).map(|number| format!(".{number}x3")).collect();
        let legal = html(Lang::En, &[("deck", &format!("5.29{threes}"))]);
        assert!(legal.contains("✓ legal deck") && legal.contains("51</b> cards"));
        assert!(
            legal.contains("form=\"play\"")
                && legal.contains("/new?game=unlimited&amp;set.blue=pasted")
        );
        let small = html(Lang::En, &[("deck", "5.29.95")]);
        assert!(!small.contains("form=\"play\"") && small.contains("1 fault<"));
    }
}
