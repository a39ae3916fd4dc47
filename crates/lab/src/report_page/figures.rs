//! The charts with their headings, alternative texts and notes.

use maud::{Markup, PreEscaped, html};
use prose::{Lang, Text, text};

use super::bilingual::both;
use super::charts::{DrawError, Row, bars, histogram, lifts};
use super::words;
use crate::sim::{Length, Lift, Sim};
use crate::statistics::Interval;

/// The number of cards with the highest, and with the lowest lift, that are shown.
const EXTREMES: usize = 5;

/// A win rate to draw: name, rate and interval.
pub(super) type Rate = (Text, f64, Interval);

/// All charts that have data.
pub(super) fn charts(sim: &Sim) -> Result<Markup, DrawError> {
    if sim.games == 0 {
        return Ok(Markup::default());
    }
    let decisions = text!("Length in decisions", "Duración en decisiones");
    let turns = text!("Length in turns of all sides", "Duración en turnos de todos los bandos");
    let lengths = [(decisions, &sim.lengths.decisions), (turns, &sim.lengths.turns)];
    Ok(html! {
        (win_rates(sim)?)
        (sides(sim)?)
        @for (heading, length) in &lengths {
            @if let Some(length) = length { (length_chart(heading, length)?) }
        }
        (card_charts(sim)?)
    })
}

/// A heading, the chart in each language with its alternative text, and notes below it.
pub(super) fn figure(
    heading: &Text,
    alt_text: &Text,
    notes: &[Text],
    draw: impl Fn(Lang) -> Result<String, DrawError>,
) -> Result<Markup, DrawError> {
    Ok(html! {
        section class="chart" {
            h2 { (both(heading)) }
            @for lang in Lang::ALL {
                div class="picture" lang=(lang) role="img" aria-label=(alt_text.get(lang)) {
                    (PreEscaped(draw(lang)?))
                }
            }
            @for note in notes { p class="note" { (both(note)) } }
        }
    })
}

/// Draws rows on an axis with a line at the even rate.
type DrawRates = fn(&[Row], f64, Lang) -> Result<String, DrawError>;

/// A chart of win rates: bars or dots, and the even rate.
pub(super) fn rate_chart(
    heading: &Text,
    rates: &[Rate],
    notes: &[Text],
    (draw, even): (DrawRates, f64),
) -> Result<Markup, DrawError> {
    let said = |(_, rate, interval): &Rate| words::rate(*rate, *interval);
    let alt_text = words::alt_text(rates.iter().map(|rate| (rate.0.clone(), said(rate))));
    figure(heading, &alt_text, notes, |lang| {
        let bar = |rate: &Rate| Row {
            name: rate.0.get(lang).to_owned(),
            figures: said(rate).get(lang).to_owned(),
            value: rate.1,
            interval: rate.2,
        };
        draw(&rates.iter().map(bar).collect::<Vec<_>>(), even, lang)
    })
}

fn win_rates(sim: &Sim) -> Result<Markup, DrawError> {
    let rates: Vec<Rate> = sim
        .seats
        .iter()
        .map(|seat| {
            (Text::same(&seat.bot), seat.win_rate, Interval { low: seat.low, high: seat.high })
        })
        .collect();
    let notes: Vec<Text> = sim.seats.iter().map(words::intervals).collect();
    rate_chart(
        &text!("Win rate", "Tasa de victorias"),
        &rates,
        &notes,
        (bars, words::even_rate(sim)),
    )
}

/// The win rates of the side that moved first and of each side.
fn sides(sim: &Sim) -> Result<Markup, DrawError> {
    let first = (text!("The side that moves first", "El bando que empieza"), &sim.first_seat);
    let sides = sim.factions.iter().map(|side| (side.name.clone(), &side.share));
    let rates: Vec<Rate> = [first]
        .into_iter()
        .chain(sides)
        .filter_map(|(name, share)| Some((name, share.win_rate?, share.interval())))
        .collect();
    let heading = text!("First seat and sides", "Primer asiento y bandos");
    let notes: Vec<Text> = words::same_side_begins(sim).into_iter().collect();
    rate_chart(&heading, &rates, &notes, (bars, words::even_rate(sim)))
}

fn length_chart(heading: &Text, length: &Length) -> Result<Markup, DrawError> {
    let said = words::length(length);
    let median = text!("median", "mediana");
    let shares =
        text!("Columns show shares of all games.", "Las columnas muestran partes del total.");
    figure(heading, &said, &[said.clone(), shares], |lang| {
        histogram(length, median.get(lang), lang)
    })
}

/// The cards with the highest and with the lowest lift; a single chart if there are few cards.
fn card_charts(sim: &Sim) -> Result<Markup, DrawError> {
    let known: Vec<(Text, Lift)> =
        sim.cards.iter().filter_map(|card| Some((words::card(sim, card), card.lift?))).collect();
    let top = &known[..EXTREMES.min(known.len())];
    let rest = &known[top.len()..];
    let bottom = &rest[rest.len() - EXTREMES.min(rest.len())..];
    let highest = text!("Cards with the highest lift", "Cartas con más ventaja");
    let lowest = text!("Cards with the lowest lift", "Cartas con menos ventaja");
    Ok(html! {
        @for (heading, cards) in [(highest, top), (lowest, bottom)] {
            @if !cards.is_empty() { (card_chart(&heading, cards)?) }
        }
    })
}

/// A chart of lifts with the names of their cards.
pub(super) fn card_chart(heading: &Text, cards: &[(Text, Lift)]) -> Result<Markup, DrawError> {
    let rows = cards.iter().map(|(name, lift)| (name.clone(), words::lift(lift)));
    let alt_text = words::alt_text(rows);
    let note = text!(
        "Percentage points of win rate, with 95% intervals.",
        "Puntos porcentuales de tasa de victorias, con intervalos del 95 %."
    );
    figure(heading, &alt_text, &[note], |lang| {
        let row = |(name, lift): &(Text, Lift)| Row {
            name: name.get(lang).to_owned(),
            figures: words::lift(lift).get(lang).to_owned(),
            value: lift.lift,
            interval: Interval { low: lift.low, high: lift.high },
        };
        lifts(&cards.iter().map(row).collect::<Vec<_>>(), lang)
    })
}
