//! The results of a simulation as lines of text.

use std::io::{self, Write};

use lab::{
    Achieved, CardFigures, Interval, Length, Lift, Share, Sim, decimal, percent, points, whole,
};
use prose::{Lang, Text, text};

/// The number of cards shown at each end of the list.
const EXTREMES: usize = 5;
/// The width of the column of names, in characters.
const NAMES: usize = 26;

/// Prints everything except the full list of cards.
pub(super) fn print(sim: &Sim, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let mut lines = vec![text!(
        "{title}: {setup}. {games} games, seed {seed}.",
        "{title}: {setup}. {games} partidas, semilla {seed}.",
        title = sim.title,
        setup = sim.setup,
        games = whole(sim.games),
        seed = sim.seed
    )];
    lines.extend(caution(sim));
    lines.push(heading(text!("Win rate (95% interval)", "Tasa de victorias (intervalo del 95 %)")));
    lines.extend(sim.seats.iter().flat_map(bot));
    if sim.seats.len() > 2 {
        lines.push(fair_share(sim));
    }
    lines.push(heading(text!("First seat and sides", "Primer asiento y bandos")));
    let first = (text!("first player", "quien empieza"), &sim.first_seat);
    let sides = sim.factions.iter().map(|side| (side.name.clone(), &side.share));
    lines.extend([first].into_iter().chain(sides).map(|(name, share)| rate_line(name, share)));
    lines.extend(lengths(sim));
    lines.extend(cards(sim));
    lines.push(Text::default());
    lines.push(text!("{n} games/s", "{n} partidas/s", n = decimal(sim.games_per_s, 1)));
    lines.iter().try_for_each(|line| writeln!(out, "{}", line.get(lang)))
}

fn heading(words: Text) -> Text {
    words.map(|words| format!("\n{words}"))
}

/// A row of a table: the name, then the figures.
fn row(name: Text, figures: &Text) -> Text {
    let [en, es] = [(name.en, &figures.en), (name.es, &figures.es)]
        .map(|(name, figures)| format!("  {name:<NAMES$} {figures}"));
    Text { en, es }
}

/// Aligns figures to the right.
fn padded(figures: Text, width: usize) -> Text {
    figures.map(|figures| format!("{figures:>width$}"))
}

fn range(Interval { low, high }: Interval) -> Text {
    text!("{low} to {high}", "{low} a {high}", low = percent(low, 2), high = percent(high, 2))
}

/// The win rate of a player of average strength; printed only for more than two players.
fn fair_share(sim: &Sim) -> Text {
    let share = sim.seats.first().map_or(0.0, |seat| seat.fair_share);
    row(text!("a fair share", "parte proporcional"), &padded(percent(share, 2), 8))
}

fn bot(seat: &Achieved) -> Vec<Text> {
    let result = text!(
        "{rate}  ({range}), {wins} won, {draws} drawn, average place {place}",
        "{rate}  ({range}), {wins} ganadas, {draws} empatadas, puesto medio {place}",
        rate = padded(percent(seat.win_rate, 2), 8),
        range = range(Interval { low: seat.low, high: seat.high }),
        wins = whole(seat.wins),
        draws = whole(seat.draws),
        place = seat.average_place.map_or(Text::same("–"), |place| decimal(place, 2))
    );
    let mut lines = vec![row(Text::same(&seat.bot), &result)];
    if seat.bootstrap.is_some() {
        let wilson = text!(
            "          by bootstrap over rounds; Wilson: {range}",
            "          por bootstrap de rondas; Wilson: {range}",
            range = range(seat.wilson)
        );
        lines.push(row(Text::default(), &wilson));
    }
    lines
}

fn rate_line(name: Text, share: &Share) -> Text {
    let Some(rate) = share.win_rate else { return row(name, &Text::same("–")) };
    let figures = text!(
        "{rate}  ({range})",
        "{rate}  ({range})",
        rate = padded(percent(rate, 2), 8),
        range = range(share.interval())
    );
    row(name, &figures)
}

fn lengths(sim: &Sim) -> Vec<Text> {
    let said = |name: Text, length: &Length| {
        let figures = text!(
            "mean {mean}, median {median}, quartiles {lower} and {upper}, {shortest} to {longest}",
            "media {mean}, mediana {median}, cuartiles {lower} y {upper}, de {shortest} a {longest}",
            mean = decimal(length.mean, 1),
            median = decimal(length.median, 1),
            lower = decimal(length.lower_quartile, 1),
            upper = decimal(length.upper_quartile, 1),
            shortest = whole(u64::from(length.shortest)),
            longest = whole(u64::from(length.longest))
        );
        row(name, &figures)
    };
    let decisions = sim.lengths.decisions.as_ref();
    let turns = sim.lengths.turns.as_ref();
    let title = decisions.map(|_| heading(text!("Length of games", "Duración de las partidas")));
    let decisions = decisions.map(|length| said(text!("decisions", "decisiones"), length));
    let turns = turns.map(|length| said(text!("turns", "turnos"), length));
    [title, decisions, turns].into_iter().flatten().collect()
}

/// The cards with the highest and the lowest lift.
fn cards(sim: &Sim) -> Vec<Text> {
    let known: Vec<(&CardFigures, Lift)> =
        sim.cards.iter().filter_map(|card| Some((card, card.lift?))).collect();
    let top = EXTREMES.min(known.len());
    let bottom = EXTREMES.min(known.len() - top);
    let mut lines = Vec::new();
    if top > 0 {
        lines.push(heading(text!(
            "Lift of cards: points of win rate with it over without (95% interval)",
            "Ventaja de las cartas: puntos de tasa de victorias con ella sobre sin ella (intervalo del 95 %)"
        )));
    }
    lines.extend(known[..top].iter().map(card_line));
    if top + bottom < known.len() {
        lines.push(Text::same("  …"));
    }
    lines.extend(known[known.len() - bottom..].iter().map(card_line));
    lines
}

fn card_line((card, lift): &(&CardFigures, Lift)) -> Text {
    let figures = text!(
        "{lift}  ({low} to {high})",
        "{lift}  ({low} a {high})",
        lift = padded(points(lift.lift), 8),
        low = points(lift.low),
        high = points(lift.high)
    );
    row(card.name.clone(), &figures)
}

fn caution(sim: &Sim) -> Option<Text> {
    if sim.games < sim.requested {
        return Some(text!(
            "Stopped early: {n} games were requested.",
            "Detenida antes de tiempo: se pidieron {n} partidas.",
            n = whole(sim.requested)
        ));
    }
    (!sim.reproducible).then(|| {
        text!(
            "A player depends on the clock or on an external program, so a repetition will differ slightly.",
            "Un jugador depende del reloj o de un programa externo, así que una repetición variará un poco."
        )
    })
}
