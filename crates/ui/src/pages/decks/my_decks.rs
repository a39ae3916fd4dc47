//! The saved decks of a visitor, and ways to start a new one.

use maud::{Markup, html};
use prose::{Gender, Noun, Say as _, Text, text};
use unlimited::decks::{Fault, Format, Sketch, Starter, Title};

use super::building::Building;
use super::faults::faults;
use super::{GAME, KEPT, address};
use crate::markup::Reader;

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const FAULT: Noun = Noun::new("fault", "faults", "fallo", "fallos", Gender::Masculine);

/// The contents of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckShelf {
    /// The reader's decks, most recently changed first.
    pub decks: Vec<KeptDeck>,
    /// The most decks a visitor may save.
    pub most: usize,
    /// A pasted text that could not be read.
    pub pasted: String,
    /// The faults of the pasted text.
    pub faults: Vec<Fault>,
}

/// A saved deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptDeck {
    /// The id in addresses.
    pub id: String,
    /// The deck with its name.
    pub sketch: Sketch,
}

impl KeptDeck {
    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.sketch.name.as_deref().unwrap_or("…")
    }

    /// The format: limited if the deck is legal only there, otherwise constructed.
    #[must_use]
    pub fn format(&self) -> Format {
        let limited = self.faults(Format::Limited) == 0;
        let constructed = self.faults(Format::Constructed) == 0;
        if limited && !constructed { Format::Limited } else { Format::Constructed }
    }

    fn faults(&self, format: Format) -> usize {
        self.sketch.draft().check(format).err().map_or(0, |faults| faults.len())
    }

    /// "Luke Skywalker, Administrator's Tower; 50 cards; legal".
    #[must_use]
    pub fn about(&self) -> Text {
        let none = text!("no leader yet", "aún sin líder");
        let leader = self.sketch.leader.map_or(none, |leader| leader.text());
        let cards = CARD.count(self.sketch.size());
        let state = match (self.format(), self.faults(self.format())) {
            (Format::Constructed, 0) => text!("legal", "legal"),
            (Format::Limited, 0) => text!("legal in limited play", "legal en juego limitado"),
            (_, count) => FAULT.count(count),
        };
        text!(
            "{leader} · {cards} · {state}",
            "{leader} · {cards} · {state}",
            leader = leader,
            cards = cards,
            state = state
        )
    }
}

/// The main part of the page.
#[must_use]
pub fn decks(reader: Reader, shelf: &DeckShelf) -> Markup {
    let what = text!(
        "Decks for Unlimited: a leader, a base and at least fifty cards. They are saved for this browser, without an account.",
        "Mazos para Unlimited: un líder, una base y al menos cincuenta cartas. Se guardan para este navegador, sin cuenta."
    );
    html! {
        div.narrow.shelf {
            h1 { (reader.say(&text!("Decks", "Mazos"))) }
            p.help { (reader.say(&what)) }
            p { a.button.main href="/decks/build" { (reader.say(&text!("Build a new deck", "Construir un mazo nuevo"))) } }
            (kept(reader, shelf))
            (starters(reader))
            (pasting(reader, shelf))
        }
    }
}

fn kept(reader: Reader, shelf: &DeckShelf) -> Markup {
    let none = text!("You have no saved decks yet.", "Todavía no tienes mazos guardados.");
    let count = text!(
        "{count} of {most}",
        "{count} de {most}",
        count = shelf.decks.len(),
        most = shelf.most
    );
    html! {
        section aria-labelledby="mine" {
            h2 #mine {
                (reader.say(&text!("My decks", "Mis mazos"))) " "
                @if !shelf.decks.is_empty() { small.help { (reader.say(&count)) } }
            }
            @if shelf.decks.is_empty() { p.help { (reader.say(&none)) } }
            @else { ul.tables { @for deck in &shelf.decks { (line(reader, deck)) } } }
        }
    }
}

fn line(reader: Reader, deck: &KeptDeck) -> Markup {
    let about = format!(": {}", deck.name());
    let legal = deck.faults(deck.format()) == 0;
    html! {
        li.panel {
            (thumbnail(reader, deck.sketch.leader))
            div.grow {
                b { (deck.name()) }
                p.help { (reader.say(&deck.about())) }
            }
            div.row {
                @if legal {
                    a.button.main href=(table_with(deck)) {
                        (reader.say(&text!("Play…", "Jugar…"))) span.unseen { (about) }
                    }
                }
                a.button href={ "/decks/" (deck.id) } {
                    (reader.say(&text!("Open", "Abrir"))) span.unseen { (about) }
                }
                (more(reader, deck, &about))
            }
        }
    }
}

fn thumbnail(reader: Reader, leader: Option<Title>) -> Markup {
    html! {
        @if let Some(leader) = leader {
            img.thumb src={ "/cards/" (GAME) "/" (leader.card().id) "." (reader.lang) ".svg" } alt="" width="250" height="350" decoding="async";
        }
    }
}

/// Renaming and deleting, folded away against accidental taps.
fn more(reader: Reader, deck: &KeptDeck, about: &str) -> Markup {
    let field = format!("name-{}", deck.id);
    let certain = text!("Delete it for good", "Borrarlo para siempre");
    html! {
        details {
            summary.button { (reader.say(&text!("More", "Más"))) span.unseen { (about) } }
            form method="post" action={ "/decks/" (deck.id) } {
                label for=(field) { (reader.say(&text!("Name", "Nombre"))) }
                div.row {
                    input.grow id=(field) name="called" value=(deck.name()) maxlength="80" required autocomplete="off";
                    button.button { (reader.say(&text!("Rename", "Cambiar nombre"))) }
                }
            }
            form method="post" action={ "/decks/" (deck.id) "/delete" } {
                button.button.danger { (reader.say(&certain)) span.unseen { (about) } }
            }
        }
    }
}

/// The page for a new table, with this deck for the first seat.
fn table_with(deck: &KeptDeck) -> String {
    let mut fields = vec![
        ("game", GAME.to_owned()),
        ("set.blue", KEPT.to_owned()),
        ("kept.blue", deck.id.clone()),
    ];
    let limited = deck.format() == Format::Limited;
    fields.extend(limited.then(|| ("set.format", "limited".to_owned())));
    address("/new", &fields)
}

fn starters(reader: Reader) -> Markup {
    let what = text!(
        "Complete decks to play with, or to build on.",
        "Mazos completos para jugar o como punto de partida."
    );
    html! {
        section aria-labelledby="starters" {
            h2 #starters { (reader.say(&text!("Starter decks", "Mazos de inicio"))) }
            p.help { (reader.say(&what)) }
            ul.tables {
                @for starter in Starter::ALL { (starter_line(reader, starter)) }
            }
        }
    }
}

fn starter_line(reader: Reader, starter: Starter) -> Markup {
    let sketch = Sketch::from(&starter.deck());
    let leader = sketch.leader;
    let base = sketch.base.map(|base| base.text()).unwrap_or_default();
    let building = Building { sketch, ..Building::default() };
    html! {
        li.panel {
            (thumbnail(reader, leader))
            div.grow { b { (reader.say(&starter.name())) } p.help { (reader.say(&base)) } }
            a.button href=(building.address()) {
                (reader.say(&text!("Open a copy", "Abrir una copia")))
                span.unseen { ": " (reader.say(&starter.name())) }
            }
        }
    }
}

fn pasting(reader: Reader, shelf: &DeckShelf) -> Markup {
    let help = text!(
        "A list of cards as on tournament sites, the JSON of a deck builder, or a short code.",
        "Una lista de cartas como la de las webs de torneos, el JSON de un constructor de mazos o un código corto."
    );
    let what = text!("This could not be read:", "Esto no se ha podido leer:");
    html! {
        section aria-labelledby="pasting" {
            h2 #pasting { (reader.say(&text!("Import a deck", "Importar un mazo"))) }
            p.help #paste-help { (reader.say(&help)) }
            @if !shelf.faults.is_empty() {
                div.notice role="alert" { p { (reader.say(&what)) } (faults(reader, &shelf.faults)) }
            }
            form method="post" action="/decks" {
                label.unseen for="deck" { (reader.say(&text!("A deck as text", "Un mazo como texto"))) }
                textarea #deck name="deck" rows="8" spellcheck="false" required aria-describedby="paste-help" { (shelf.pasted) }
                p { button.button { (reader.say(&text!("Import and save", "Importar y guardar"))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use prose::Lang;
    use unlimited::decks::from_code;

    use super::*;

    fn kept(code: &str) -> KeptDeck {
        let mut sketch = Sketch::from(&from_code(code).expect("a draft"));
        sketch.name = Some("<b>Mine".to_owned());
        KeptDeck { id: "abc".to_owned(), sketch }
    }

    #[test]
    fn a_saved_deck_is_described_and_can_be_played_once_it_is_legal() {
        let shelf = |code: &str| {
            let shelf = DeckShelf { decks: vec![kept(code)], most: 40, ..DeckShelf::default() };
            decks(Reader { lang: Lang::En }, &shelf).into_string()
        };
        let unfinished = shelf("5.29.95");
        assert!(unfinished.contains("Luke Skywalker, Faithful Friend · 1 card · 1 fault"));
        assert!(!unfinished.contains("set.blue") && unfinished.contains("&lt;b&gt;Mine"));
        let limited = shelf("5.29.95x30");
        assert!(
            limited.contains("legal in limited play") && limited.contains("set.format=limited")
        );
        assert!(limited.contains("/new?game=unlimited&amp;set.blue=kept&amp;kept.blue=abc"));
        for way in ["action=\"/decks/abc\"", "/decks/abc/delete\"", "href=\"/decks/abc\""] {
            assert!(limited.contains(way), "{way}");
        }
    }

    #[test]
    fn an_unreadable_text_stays_in_the_field() {
        let pasted = "1 | Nobody <script>".to_owned();
        let faults = unlimited::decks::read(&pasted).expect("a draft").faults().to_vec();
        let shelf = DeckShelf { pasted, faults, ..DeckShelf::default() };
        let page = decks(Reader { lang: Lang::Es }, &shelf).into_string();
        assert!(
            page.contains("role=\"alert\"") && page.contains("Nobody &lt;script&gt;</textarea>")
        );
        assert!(
            page.contains("Todavía no tienes mazos guardados")
                && page.contains("Mazo de inicio: Darth Vader")
        );
    }
}
