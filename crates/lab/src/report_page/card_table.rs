//! The table of all cards; the script of the page makes it sortable.

use maud::{Markup, html};
use prose::{Text, text};

use super::bilingual::both;
use super::words;
use crate::numbers::{percent, points, whole};
use crate::sim::{CardFigures, Lift, Measure, Share, Sim, Split};

/// The optional columns that this game has.
#[derive(Clone, Copy)]
struct Columns {
    faction: bool,
    gained: bool,
}

/// The section with the table, if the game has cards.
pub(super) fn section(sim: &Sim) -> Markup {
    let columns = Columns {
        faction: sim.cards.iter().any(|card| card.faction.is_some()),
        gained: sim.cards.iter().any(|card| card.gained.is_some()),
    };
    let starters = sim.cards.iter().any(|card| card.measured_by == Measure::Played);
    html! {
        @if !sim.cards.is_empty() {
            section class="cards" {
                h2 id="cards" { (both(&text!("Every card", "Todas las cartas"))) }
                p class="filter" hidden {
                    label for="filter" { (both(&text!("Filter", "Filtrar"))) }
                    input type="search" id="filter" autocomplete="off";
                    output for="filter" id="shown" {}
                }
                div class="scroller" tabindex="0" role="region" aria-labelledby="cards" {
                    table {
                        (head(columns))
                        tbody {
                            @for card in &sim.cards { (row(card, columns)) }
                        }
                    }
                }
                @if starters && columns.gained {
                    p class="note" { (both(&text!(
                        "† A card a side has from the start: its lift compares sides that played it with those that did not.",
                        "† Carta que un bando tiene desde el principio: su ventaja compara a los que la jugaron con los que no."
                    ))) }
                }
            }
        }
    }
}

fn head(columns: Columns) -> Markup {
    let names = text!("Card", "Carta");
    let lift = text!("Lift", "Ventaja");
    let sides = text!("Sides", "Bandos");
    let with = text!("Wins with", "Gana con");
    let without = text!("Wins without", "Gana sin");
    html! {
        thead {
            tr {
                th colspan=(if columns.faction { 4 } else { 3 }) {}
                @if columns.gained {
                    th colspan="3" scope="colgroup" { (both(&text!("Gained", "Obtenida"))) }
                }
                th colspan="4" scope="colgroup" { (both(&text!("Played", "Jugada"))) }
            }
            tr {
                (column(&names, "text", None))
                (column(&lift, "number", Some("descending")))
                @if columns.faction { (column(&text!("Faction", "Facción"), "text", None)) }
                (column(&text!("Cost", "Coste"), "number", None))
                @if columns.gained {
                    @for name in [&sides, &with, &without] { (column(name, "number", None)) }
                }
                @for name in [&sides, &with, &without, &lift] { (column(name, "number", None)) }
            }
        }
    }
}

fn column(name: &Text, kind: &str, sorted: Option<&str>) -> Markup {
    html! { th scope="col" data-kind=(kind) aria-sort=[sorted] { (both(name)) } }
}

fn row(card: &CardFigures, columns: Columns) -> Markup {
    let mark = if card.measured_by == Measure::Played && columns.gained { " †" } else { "" };
    html! {
        tr {
            th scope="row" { (both(&card.name)) }
            (lift_cell(card.lift, mark))
            @if columns.faction {
                td { @if let Some(faction) = &card.faction { (both(faction)) } }
            }
            (number(card.cost.map(|cost| (f64::from(cost), Text::same(cost)))))
            @if columns.gained {
                @match &card.gained {
                    Some(split) => (split_cells(split)),
                    None => { (number(None)) (number(None)) (number(None)) },
                }
            }
            (split_cells(&card.played))
            (lift_cell(card.played.lift, ""))
        }
    }
}

fn split_cells(split: &Split) -> Markup {
    let games = split.with.games;
    let rate = |share: &Share| share.win_rate.map(|rate| (rate, percent(rate, 1)));
    html! {
        (number(Some((games as f64, whole(games)))))
        (number(rate(&split.with)))
        (number(rate(&split.without)))
    }
}

fn lift_cell(lift: Option<Lift>, mark: &str) -> Markup {
    html! {
        @match lift {
            Some(lift) => td class="number" data-value=(lift.lift) {
                b { (both(&points(lift.lift))) (mark) }
                small { (both(&words::lift_range(&lift))) }
            },
            None => (number(None)),
        }
    }
}

/// A cell with a number, or a dash that is sorted last.
fn number(value: Option<(f64, Text)>) -> Markup {
    html! {
        @match value {
            Some((value, said)) => td class="number" data-value=(value) { (both(&said)) },
            None => td class="number" { "–" },
        }
    }
}
