//! The balance of a game as one self-contained page: charts, tables, both languages.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use super::bilingual::both;
use super::charts::{DrawError, dots};
use super::figures::{Rate, card_chart, rate_chart};
use super::{NoPage, document, explanation, facts, head, repeat, words};
use crate::balance::{self, Balance, CardLift, ENOUGH_GAMES, Group, Matchup};
use crate::numbers::{decimal, percent, whole};
use crate::sim::Lift;
use crate::statistics::Interval;

/// The number of cards of each setup with the highest, and with the lowest lift, that are shown.
const EXTREMES: usize = 4;

/// Makes the page, ready to be written to a file.
///
/// # Errors
/// When a chart cannot be drawn.
pub fn balance_page(balance: &Balance) -> Result<String, NoPage> {
    let groups = balance.groups();
    let charts = charts(&groups).map_err(|fault| NoPage(fault.to_string()))?;
    let kind = text!("balance report", "informe de equilibrio");
    let caution = balance.runs.iter().find_map(balance::caution);
    let title = format!("{} · {}", balance.title.en, kind.en);
    let main = html! {
        (facts(&facts_of(balance)))
        div class="charts" { (charts) }
        @for (number, group) in groups.iter().enumerate() { (tables(number, group)) }
        (explanation(&explanations()))
        (repetition(balance))
    };
    let header = head(&kind, &balance.title, &verdict(&groups), caution.as_ref());
    Ok(document(&title, &header, &main))
}

/// A sentence that names the setups in which a side is clearly stronger.
fn verdict(groups: &[Group<'_>]) -> Text {
    let mut setups = 0;
    let mut uneven: Vec<Text> = Vec::new();
    for group in groups {
        setups += group.matchups.len();
        for matchup in &group.matchups {
            uneven.extend(stronger(matchup, group.fair_share()));
        }
    }
    if uneven.is_empty() {
        return text!(
            "In none of {setups} setups is a side clearly stronger.",
            "En ninguna de {setups} preparaciones hay un bando claramente más fuerte.",
            setups = setups
        );
    }
    text!(
        "In {count} of {setups} setups a side is clearly stronger: {list}.",
        "En {count} de {setups} preparaciones un bando es claramente más fuerte: {list}.",
        count = uneven.len(),
        setups = setups,
        list = Text::list(uneven, Conjunction::And)
    )
}

/// "Empire over Rebels (61.0%)", if the interval of the best side is above the even rate.
fn stronger(matchup: &Matchup, even: f64) -> Option<Text> {
    let rated = matchup.sides.iter().filter_map(|side| Some((side, side.rate?)));
    let (best, rate) =
        rated.max_by(|(_, one), (_, other)| one.win_rate.total_cmp(&other.win_rate))?;
    let others = matchup.sides.iter().filter(|side| side.factions != best.factions);
    (rate.low > even).then(|| {
        text!(
            "{best} over {others} ({rate})",
            "{best} sobre {others} ({rate})",
            best = best.name,
            others = Text::list(others.map(|side| side.name.clone()), Conjunction::And),
            rate = percent(rate.win_rate, 1)
        )
    })
}

/// The game, the bot and so on.
fn facts_of(balance: &Balance) -> Vec<(Text, Text)> {
    let every = |said: fn(&balance::Run) -> String| {
        let mut all: Vec<String> = balance.runs.iter().map(said).collect();
        all.dedup();
        Text::same(all.join(", "))
    };
    let games: u64 = balance.matchups().map(|matchup| matchup.games).sum();
    let version = text!(
        "{commit}, rules version {rules}",
        "{commit}, versión de las reglas {rules}",
        commit = every(|run| format!("{} ({})", run.commit, run.profile)),
        rules = balance.rules_version
    );
    vec![
        (text!("Game", "Juego"), balance.title.clone()),
        (text!("Bot in every seat", "Bot en todos los asientos"), every(|run| run.bot.clone())),
        (text!("Setups", "Preparaciones"), whole(balance.matchups().count() as u64)),
        (text!("Games", "Partidas"), whole(games)),
        (text!("Seed", "Semilla"), every(|run| run.seed.to_string())),
        (text!("Commit", "Commit"), version),
    ]
}

/// The charts of all groups.
fn charts(groups: &[Group<'_>]) -> Result<Markup, DrawError> {
    Ok(html! {
        @for group in groups {
            (rates_of_sides(group)?)
            (means(group)?)
            (first_players(group)?)
            @for matchup in &group.matchups { (cards(matchup)?) }
        }
    })
}

fn entry(name: Text, rate: balance::Rate) -> Rate {
    (name, rate.win_rate, Interval { low: rate.low, high: rate.high })
}

/// The sides of every setup; of two sides only the first, as the other has the rest.
fn rates_of_sides(group: &Group<'_>) -> Result<Markup, DrawError> {
    let title = group.title();
    let two = group.fair_share() == 0.5;
    let of_first = |matchup: &&Matchup| Some(entry(matchup.name(), matchup.sides[0].rate?));
    let of_all = |matchup: &&Matchup| {
        let sides = matchup.sides.iter();
        sides.filter_map(|side| Some(entry(side.name.clone(), side.rate?))).collect::<Vec<_>>()
    };
    let rates: Vec<Rate> = match two {
        true => group.matchups.iter().filter_map(of_first).collect(),
        false => group.matchups.iter().flat_map(of_all).collect(),
    };
    let heading = text!("{title}: win rates", "{title}: tasas de victorias", title = title);
    let note = text!(
        "The win rate of the side named first. Whiskers are 95% intervals; the line is an even match.",
        "La tasa de victorias del bando nombrado primero. Los bigotes son intervalos del 95 %; la línea, un duelo igualado."
    );
    let notes = if two { vec![note] } else { Vec::new() };
    drawn(&heading, &rates, &notes, group)
}

fn means(group: &Group<'_>) -> Result<Markup, DrawError> {
    let rates: Vec<Rate> =
        group.means().into_iter().map(|mean| entry(mean.name, mean.rate)).collect();
    let heading = text!("Each side over all its setups", "Cada bando en todas sus preparaciones");
    let note = text!(
        "The mean, in which every setup counts the same.",
        "La media, en la que cada preparación cuenta lo mismo."
    );
    drawn(&heading, &rates, &[note], group)
}

/// The first player in every setup in which not always the same side begins, and on average.
fn first_players(group: &Group<'_>) -> Result<Markup, DrawError> {
    let open = group.matchups.iter().filter(|matchup| matchup.always_first().is_none());
    let each = open.filter_map(|matchup| Some(entry(matchup.name(), matchup.first_player?)));
    let mean = group.first_player().map(|mean| entry(text!("Mean", "Media"), mean.rate));
    let rates: Vec<Rate> = each.chain(mean).collect();
    let heading = text!("The first player", "Quien empieza");
    let note = text!(
        "Setups in which the same side always begins are left out.",
        "No figuran las preparaciones en las que siempre empieza el mismo bando."
    );
    drawn(&heading, &rates, &[note], group)
}

fn drawn(
    heading: &Text,
    rates: &[Rate],
    notes: &[Text],
    group: &Group<'_>,
) -> Result<Markup, DrawError> {
    if rates.is_empty() {
        return Ok(Markup::default());
    }
    rate_chart(heading, rates, notes, (dots, group.fair_share()))
}

/// The cards with the largest lift in one setup.
fn cards(matchup: &Matchup) -> Result<Markup, DrawError> {
    let [better, mut worse] = matchup.extremes(EXTREMES);
    worse.reverse();
    let lift = |card: &CardLift| Lift { lift: card.lift, low: card.low, high: card.high };
    let cards: Vec<(Text, Lift)> =
        better.into_iter().chain(worse).map(|card| (card.marked_name(), lift(card))).collect();
    if cards.is_empty() {
        return Ok(Markup::default());
    }
    let heading = text!("Cards: {sides}", "Cartas: {sides}", sides = matchup.name());
    card_chart(&heading, &cards)
}

/// The win rates as a table, for those who cannot see the charts or want the figures.
fn tables(number: usize, group: &Group<'_>) -> Markup {
    let id = format!("table-{number}");
    let sides = group.matchups[0].sides.len();
    html! {
        section class="tables" {
            h2 id=(id) { (both(&group.title())) }
            div class="scroller" tabindex="0" role="region" aria-labelledby=(id) {
                table {
                    thead {
                        tr {
                            th scope="col" { (both(&text!("Sides", "Bandos"))) }
                            @for side in 1..=sides {
                                th scope="col" class="number" { (both(&text!("Side {n}", "Bando {n}", n = side))) }
                            }
                            th scope="col" class="number" { (both(&text!("First player", "Quien empieza"))) }
                            th scope="col" class="number" { (both(&text!("Turns", "Turnos"))) }
                            th scope="col" class="number" { (both(&text!("Games", "Partidas"))) }
                        }
                    }
                    tbody {
                        @for matchup in &group.matchups { (table_row(matchup)) }
                    }
                }
            }
        }
    }
}

fn table_row(matchup: &Matchup) -> Markup {
    let first = match matchup.always_first() {
        Some(side) => html! {
            td class="number" { (both(&text!("always {side}", "siempre {side}", side = side.name))) }
        },
        None => rate_cell(matchup.first_player),
    };
    let turns = matchup.turns.map_or(Text::same("–"), |turns| decimal(turns, 1));
    html! {
        tr {
            th scope="row" { (both(&matchup.name())) }
            @for side in &matchup.sides { (rate_cell(side.rate)) }
            (first)
            td class="number" { (both(&turns)) }
            td class="number" { (both(&whole(matchup.games))) }
        }
    }
}

fn rate_cell(rate: Option<balance::Rate>) -> Markup {
    html! {
        td class="number" {
            @match rate {
                Some(rate) => {
                    b { (both(&percent(rate.win_rate, 1))) }
                    small { (both(&words::between(rate.low, rate.high))) }
                },
                None => "–",
            }
        }
    }
}

/// Explains the meaning and the limits of the figures.
fn explanations() -> [Text; 3] {
    let [_, _, lift, limits] = words::explanations();
    let rates = text!(
        "Every seat has the same bot, so what is left is the strength of the sides as that bot plays them; better or different players may see other differences. Each luck is played once for every seat, and the random numbers of the bots move on in between; the intervals are drawn over whole rounds of such games. Cards are shown only with at least {enough} games with them and {enough} without.",
        "En todos los asientos juega el mismo bot, así que lo que queda es la fuerza de los bandos tal como ese bot los juega; con jugadores mejores o distintos las diferencias pueden ser otras. Cada suerte se juega una vez por asiento, y los números aleatorios de los bots cambian de asiento; los intervalos se sortean por rondas enteras. Solo figuran cartas con al menos {enough} partidas con ellas y {enough} sin ellas.",
        enough = ENOUGH_GAMES
    );
    [rates, lift, limits]
}

fn repetition(balance: &Balance) -> Markup {
    let commands: Vec<&str> = balance.runs.iter().map(|run| run.command.as_str()).collect();
    let about = text!(
        "The same program gives the same figures on any number of threads, unless the bot uses the clock.",
        "El mismo programa da las mismas cifras con cualquier número de hilos, salvo que el bot use el reloj."
    );
    repeat(&about, &commands.join("\n"), &Markup::default())
}
