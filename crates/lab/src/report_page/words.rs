//! The sentences of the page.

use prose::{Conjunction, Text, text};
use table::Seats;

use crate::numbers::{decimal, percent, points, whole};
use crate::sim::{Achieved, CardFigures, Length, Lift, Measure, Sim};
use crate::statistics::Interval;

/// "greedy against random", or "greedy and easy against random and random" where teams play.
pub(super) fn headline(sim: &Sim) -> Text {
    let team = |side: &Seats| {
        let bots = side.into_iter().filter_map(|seat| sim.seats.get(seat.index()));
        let names: Vec<Text> = bots.map(|seat| Text::same(&seat.bot)).collect();
        Text::list(names, Conjunction::And)
    };
    let joined = sim.sides.iter().map(team).reduce(|one, next| {
        text!("{one} against {next}", "{one} contra {next}", one = one, next = next)
    });
    joined.unwrap_or_default()
}

/// A sentence that says which bot is better.
pub(super) fn verdict(sim: &Sim) -> Text {
    let mut better: Vec<&Achieved> =
        sim.seats.iter().filter(|seat| seat.low > seat.fair_share).collect();
    better.sort_by(|one, other| other.win_rate.total_cmp(&one.win_rate));
    match &better[..] {
        _ if sim.games == 0 => {
            text!("No game was played to the end.", "No se terminó ninguna partida.")
        }
        [] => text!(
            "No bot is clearly better after {games} games.",
            "Ningún bot es claramente mejor tras {games} partidas.",
            games = whole(sim.games)
        ),
        [seat] => text!(
            "{bot} is better: it won {rate} of {games} games (95% interval: {interval}).",
            "{bot} es mejor: ganó el {rate} de {games} partidas (intervalo del 95 %: {interval}).",
            bot = Text::same(&seat.bot),
            rate = percent(seat.win_rate, 1),
            games = whole(sim.games),
            interval = shown_interval(seat)
        ),
        several => text!(
            "These won more than their share of {games} games: {list}.",
            "Estos ganaron más de lo que les tocaba en {games} partidas: {list}.",
            games = whole(sim.games),
            list = Text::list(several.iter().map(|seat| named_rate(seat)), Conjunction::And)
        ),
    }
}

/// "greedy 51.9% (51.2% to 52.6%)".
fn named_rate(seat: &Achieved) -> Text {
    text!(
        "{bot} {rate} ({interval})",
        "{bot} {rate} ({interval})",
        bot = Text::same(&seat.bot),
        rate = percent(seat.win_rate, 1),
        interval = shown_interval(seat)
    )
}

/// The interval to show. If all games were won, or all were lost, the bootstrap interval has no
/// width, so Wilson's interval is shown.
fn shown_interval(seat: &Achieved) -> Text {
    let all_equal = seat.win_rate == 0.0 || seat.win_rate == 1.0;
    let Interval { low, high } =
        if all_equal { seat.wilson } else { Interval { low: seat.low, high: seat.high } };
    between(low, high)
}

/// The win rate of a bot that is as good as all others.
pub(super) fn even_rate(sim: &Sim) -> f64 {
    1.0 / sim.sides.len().max(1) as f64
}

/// "51.2% to 52.6%".
pub(super) fn between(low: f64, high: f64) -> Text {
    text!("{low} to {high}", "{low} a {high}", low = percent(low, 1), high = percent(high, 1))
}

/// "51.9% (51.2% to 52.6%)".
pub(super) fn rate(rate: f64, Interval { low, high }: Interval) -> Text {
    text!(
        "{rate} ({range})",
        "{rate} ({range})",
        rate = percent(rate, 1),
        range = between(low, high)
    )
}

/// "+8.1 (6.0 to 10.2)".
pub(super) fn lift(lift: &Lift) -> Text {
    text!(
        "{lift} ({range})",
        "{lift} ({range})",
        lift = points(lift.lift),
        range = lift_range(lift)
    )
}

/// "+6.0 to +10.2".
pub(super) fn lift_range(lift: &Lift) -> Text {
    text!("{low} to {high}", "{low} a {high}", low = points(lift.low), high = points(lift.high))
}

/// The name of a card, with a mark if its lift compares sides that played it while the lifts of
/// other cards compare sides that gained them.
pub(super) fn card(sim: &Sim, card: &CardFigures) -> Text {
    let others_are_gained = sim.cards.iter().any(|other| other.gained.is_some());
    let marked = card.measured_by == Measure::Played && others_are_gained;
    if marked { card.name.clone().map(|name| name + " †") } else { card.name.clone() }
}

/// The alternative text of a chart: "greedy: 97.3% (…); random: …".
pub(super) fn alt_text(rows: impl Iterator<Item = (Text, Text)>) -> Text {
    let row = |(name, figures)| {
        text!("{name}: {figures}", "{name}: {figures}", name = name, figures = figures)
    };
    let joined = rows
        .map(row)
        .reduce(|one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next));
    joined.unwrap_or_default().sentence()
}

/// The games of a bot, with both intervals.
pub(super) fn intervals(seat: &Achieved) -> Text {
    let wilson = between(seat.wilson.low, seat.wilson.high);
    let games = text!(
        "{bot}: {wins} won, {draws} drawn",
        "{bot}: {wins} ganadas, {draws} en tablas",
        bot = Text::same(&seat.bot),
        wins = whole(seat.wins),
        draws = whole(seat.draws)
    );
    let games = match seat.average_place {
        Some(place) => text!(
            "{games}, place {place} on average",
            "{games}, puesto {place} de media",
            games = games,
            place = decimal(place, 2)
        ),
        None => games,
    };
    match seat.bootstrap {
        None => text!(
            "{games}; Wilson {wilson}.",
            "{games}; Wilson {wilson}.",
            games = games,
            wilson = wilson
        ),
        Some(Interval { low, high }) => text!(
            "{games}; bootstrap over rounds {rounds}, Wilson {wilson}.",
            "{games}; bootstrap por rondas {rounds}, Wilson {wilson}.",
            games = games,
            rounds = between(low, high),
            wilson = wilson
        ),
    }
}

/// Mean, median, quartiles, shortest and longest game.
pub(super) fn length(length: &Length) -> Text {
    text!(
        "Mean {mean}, median {median}; half of all games have {lower} to {upper}, all of them {shortest} to {longest}.",
        "Media {mean}, mediana {median}; la mitad de las partidas tiene de {lower} a {upper}, todas de {shortest} a {longest}.",
        mean = decimal(length.mean, 1),
        median = decimal(length.median, 1),
        lower = decimal(length.lower_quartile, 1),
        upper = decimal(length.upper_quartile, 1),
        shortest = whole(u64::from(length.shortest)),
        longest = whole(u64::from(length.longest))
    )
}

/// Whether players changed seats.
pub(super) fn seating(sim: &Sim) -> Text {
    if sim.paired {
        return text!(
            "paired: each luck is played {n} times, and the players change seats in between",
            "por rondas: cada suerte se juega {n} veces, cambiando todos de asiento",
            n = sim.games_per_round
        );
    }
    text!("single games, each bot keeps its seat", "partidas sueltas, cada bot conserva su asiento")
}

/// The reason why the page cannot be repeated exactly, if there is one.
pub(super) fn caution(sim: &Sim) -> Option<Text> {
    if sim.games < sim.requested {
        return Some(text!(
            "Stopped early: {games} of {requested} games were played. Which ones depends on the machine, so a repetition will differ a little.",
            "Detenida antes de tiempo: se jugaron {games} de {requested} partidas. Cuáles depende de la máquina, así que una repetición variará un poco.",
            games = whole(sim.games),
            requested = whole(sim.requested)
        ));
    }
    (!sim.reproducible).then(|| {
        text!(
            "A player thinks by the clock or is a program of its own: a repetition will differ a little.",
            "Un jugador piensa según el reloj o es un programa aparte: una repetición variará un poco."
        )
    })
}

/// A note for setups in which the same side always begins.
pub(super) fn same_side_begins(sim: &Sim) -> Option<Text> {
    let always = |moved_first: u64| sim.games > 0 && moved_first == sim.games;
    let side = sim.factions.iter().find(|side| always(side.moved_first))?;
    Some(text!(
        "One side always moves first in this setup ({side}), so the advantage of the side and of the first turn cannot be told apart.",
        "Con esta preparación siempre empieza el mismo bando ({side}), así que la ventaja del bando y la del primer turno no se pueden distinguir.",
        side = side.name
    ))
}

/// Explains the meaning and the limits of the figures.
pub(super) fn explanations() -> [Text; 4] {
    [
        text!(
            "A win rate counts a win or draw of several sides in equal parts, so half for a draw of two, and a win of a team as a whole win for each member. The line shows the rate of a bot that is as good as all others. The whiskers are 95% intervals: if the same simulation were repeated many times with other seeds, about 95 of 100 such intervals would hold the true rate. Two rates whose intervals overlap a lot may well be equal.",
            "La tasa de victorias reparte a partes iguales una victoria o unas tablas de varios bandos, media victoria en unas tablas de dos, y da a cada miembro de un equipo su victoria entera. La línea marca la tasa de un bot tan bueno como los demás. Los bigotes son intervalos del 95 %: si la misma simulación se repitiera muchas veces con otras semillas, unos 95 de cada 100 intervalos contendrían la tasa verdadera. Dos tasas cuyos intervalos se solapan mucho pueden ser iguales."
        ),
        text!(
            "Wilson's interval treats every game as independent. Paired games share their luck, so for them the bootstrap draws whole rounds (all games with the same luck) again and again; that is the interval shown in the charts. If all rounds ended alike, it has no width, and Wilson's says more.",
            "El intervalo de Wilson trata cada partida como independiente. Las partidas por rondas comparten la suerte, así que para ellas el bootstrap vuelve a sortear rondas enteras (todas las partidas con la misma suerte); ese es el intervalo de los gráficos. Si todas las rondas acabaron igual no tiene anchura, y el de Wilson dice más."
        ),
        text!(
            "The lift of a card is the win rate of the sides that gained it minus that of the sides that did not, in percentage points, with Newcombe's interval. For cards a side has from the start (†) it compares sides that played the card with those that did not. Sides that never have the card in any game are left out.",
            "La ventaja de una carta es la tasa de victorias de los bandos que la obtuvieron menos la de los que no, en puntos porcentuales, con el intervalo de Newcombe. En las cartas que un bando tiene desde el principio (†) compara a los que la jugaron con los que no. Los bandos que nunca tienen la carta no cuentan."
        ),
        text!(
            "Lift is not proof that a card wins games. A side that is ahead can afford expensive cards, long games offer more chances to gain any card, and a better bot picks differently. With many cards some intervals miss zero by chance: expect about one in twenty. The intervals are widened where the sides of a game, or games with the same luck, repeat each other.",
            "La ventaja no prueba que una carta gane partidas. El bando que va ganando puede pagar cartas caras, las partidas largas dan más ocasiones de obtener cualquier carta y un bot mejor elige de otra manera. Con muchas cartas algunos intervalos excluyen el cero por azar: cerca de uno de cada veinte. Los intervalos se ensanchan donde los bandos de una partida, o las partidas con la misma suerte, se repiten."
        ),
    ]
}
