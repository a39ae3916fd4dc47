//! A simulation as one self-contained page: charts, a table of cards, both languages.
//!
//! Equal results give equal pages: there is no date and no machine on it, and only the measured
//! speed can differ.

mod balance;
mod bilingual;
mod card_table;
mod charts;
mod figures;
mod words;

use std::fmt;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use prose::{Text, text};

use crate::numbers::{decimal, whole};
use crate::sim::Sim;
pub use balance::balance_page;
use bilingual::both;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// The origin of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The command that repeats it.
    pub command: String,
    /// The version of this program, with its commit.
    pub version: String,
}

/// The reason why a page could not be made, which is a bug of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPage(String);

impl fmt::Display for NoPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a chart could not be drawn: {}", self.0)
    }
}

impl std::error::Error for NoPage {}

/// Makes the page, ready to be written to a file.
///
/// # Errors
/// When a chart cannot be drawn.
pub fn report_page(sim: &Sim, provenance: &Provenance) -> Result<String, NoPage> {
    let charts = figures::charts(sim).map_err(|fault| NoPage(fault.to_string()))?;
    let bots: Vec<&str> = sim.seats.iter().map(|seat| seat.bot.as_str()).collect();
    let title = format!("{} · {}", bots.join(" – "), sim.game);
    let main = html! {
        (facts(&facts_of(sim, provenance)))
        div class="charts" { (charts) }
        (card_table::section(sim))
        (explanation(&words::explanations()))
        (repetition(sim, provenance))
    };
    Ok(document(&title, &header(sim), &main))
}

/// A whole page in both languages, with its style and its script.
fn document(title: &str, header: &Markup, main: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Cantina" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                input type="radio" name="language" id="english" class="switch" checked
                    aria-label="English";
                input type="radio" name="language" id="spanish" class="switch"
                    aria-label="Español";
                (header)
                main { (main) }
                (footer())
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

fn header(sim: &Sim) -> Markup {
    let kind = text!("simulation report", "informe de simulación");
    head(&kind, &words::headline(sim), &words::verdict(sim), words::caution(sim).as_ref())
}

/// The top of a page: what it is, its headline, the result in a sentence, and a caution.
fn head(kind: &Text, headline: &Text, verdict: &Text, caution: Option<&Text>) -> Markup {
    html! {
        header {
            div class="top" {
                p class="eyebrow" { "Cantina · " (both(kind)) }
                p class="languages" aria-hidden="true" {
                    label for="english" { "English" }
                    label for="spanish" { "Español" }
                }
            }
            h1 { (both(headline)) }
            p class="verdict" { (both(verdict)) }
            @if let Some(caution) = caution {
                p class="caution" { (both(caution)) }
            }
        }
    }
}

/// The game, the setup, the bots and so on.
fn facts_of(sim: &Sim, provenance: &Provenance) -> Vec<(Text, Text)> {
    let bots: Vec<&str> = sim.seats.iter().map(|seat| seat.bot.as_str()).collect();
    vec![
        (text!("Game", "Juego"), sim.title.clone()),
        (text!("Setup", "Preparación"), sim.setup.clone()),
        (text!("Bots", "Bots"), Text::same(bots.join(", "))),
        (text!("Games", "Partidas"), whole(sim.games)),
        (text!("Seating", "Asientos"), words::seating(sim).capitalised()),
        (text!("Seed", "Semilla"), Text::same(sim.seed)),
        (
            text!("Program", "Programa"),
            text!(
                "cantina {version}, rules version {rules}",
                "cantina {version}, versión de las reglas {rules}",
                version = Text::same(&provenance.version),
                rules = sim.rules_version
            ),
        ),
        (
            text!("Speed", "Velocidad"),
            text!("{n} games/s", "{n} partidas/s", n = decimal(sim.games_per_s, 1)),
        ),
    ]
}

/// Names with their values, as a list.
fn facts(rows: &[(Text, Text)]) -> Markup {
    html! {
        dl class="facts" {
            @for (name, value) in rows {
                div { dt { (both(name)) } dd { (both(value)) } }
            }
        }
    }
}

fn explanation(paragraphs: &[Text]) -> Markup {
    html! {
        section class="reading" {
            h2 { (both(&text!("How to read this", "Cómo leer esto"))) }
            @for paragraph in paragraphs {
                p { (both(paragraph)) }
            }
        }
    }
}

fn repetition(sim: &Sim, provenance: &Provenance) -> Markup {
    let about = if sim.reproducible {
        text!(
            "The same program gives the same page, byte for byte but for the speed, on any number of threads.",
            "El mismo programa da la misma página, byte a byte salvo la velocidad, con cualquier número de hilos."
        )
    } else {
        words::caution(sim).unwrap_or_default()
    };
    let variant = html! {
        p class="note" { (both(&text!("The setup in the game's notation:", "La preparación en la notación del juego:"))) " " code { (sim.variant) } }
    };
    repeat(&about, &provenance.command, &variant)
}

/// The command that repeats a result, with a button that copies it.
fn repeat(about: &Text, command: &str, notes: &Markup) -> Markup {
    html! {
        section class="repeat" {
            h2 { (both(&text!("Repeat it", "Repetirlo"))) }
            p { (both(about)) }
            div class="command" {
                pre tabindex="0" { code id="command" { (command) } }
                button type="button" id="copy" hidden {
                    (both(&text!("Copy", "Copiar")))
                }
            }
            (notes)
        }
    }
}

fn footer() -> Markup {
    html! {
        footer {
            p { (both(&text!(
                "Cantina is an unofficial fan work, not affiliated with or endorsed by any publisher.",
                "Cantina es una obra no oficial de aficionados, sin relación con ninguna editorial ni respaldo de ellas."
            ))) }
        }
    }
}
