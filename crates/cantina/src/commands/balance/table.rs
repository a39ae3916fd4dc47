//! The balance of a game as lines of text.

use std::io::{self, Write};

use lab::{Balance, Contender, Matchup, Rate, Run, decimal, percent, whole};
use prose::{Lang, Text, text};

/// The width of the column of names, in characters.
const NAMES: usize = 26;

/// Prints the win rates of every setup, and how to repeat them; cards are in the files.
pub(super) fn print(balance: &Balance, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let mut lines = vec![balance.title.clone()];
    for matchup in balance.matchups() {
        lines.push(Text::default());
        lines.push(heading(matchup));
        lines.extend(matchup.sides.iter().map(side));
        let first = text!("first player", "quien empieza");
        lines.extend(matchup.first_player.map(|rate| row(first, said(rate))));
    }
    for run in &balance.runs {
        lines.push(Text::default());
        lines.extend(provenance(run));
    }
    lines.iter().try_for_each(|line| writeln!(out, "{}", line.get(lang)))
}

/// The setup and its games; fewer than requested if it was stopped.
fn heading(matchup: &Matchup) -> Text {
    let games = if matchup.games < matchup.requested {
        text!(
            "{games} of {requested} games",
            "{games} de {requested} partidas",
            games = whole(matchup.games),
            requested = whole(matchup.requested)
        )
    } else {
        text!("{games} games", "{games} partidas", games = whole(matchup.games))
    };
    match matchup.turns {
        Some(turns) => text!(
            "{setup}: {games}, {turns} turns on average",
            "{setup}: {games}, {turns} turnos de media",
            setup = matchup.setup,
            games = games,
            turns = decimal(turns, 1)
        ),
        None => text!("{setup}: {games}", "{setup}: {games}", setup = matchup.setup, games = games),
    }
}

fn side(side: &Contender) -> Text {
    row(side.name.clone(), side.rate.map_or(Text::same("–"), said))
}

fn row(name: Text, figures: Text) -> Text {
    let [en, es] = [(name.en, figures.en), (name.es, figures.es)]
        .map(|(name, figures)| format!("  {name:<NAMES$} {figures}"));
    Text { en, es }
}

fn said(Rate { win_rate, low, high }: Rate) -> Text {
    text!(
        "{rate}  ({low} to {high})",
        "{rate}  ({low} a {high})",
        rate = percent(win_rate, 1).map(|rate| format!("{rate:>7}")),
        low = percent(low, 1),
        high = percent(high, 1)
    )
}

fn provenance(run: &Run) -> [Text; 3] {
    let Run { command, commit, profile, machine, .. } = run;
    [
        text!("command: {command}", "orden: {command}", command = Text::same(command)),
        text!("machine: {machine}", "máquina: {machine}", machine = Text::same(machine)),
        text!(
            "commit: {commit}, {profile}, {seconds} s, seed {seed}",
            "commit: {commit}, {profile}, {seconds} s, semilla {seed}",
            commit = Text::same(commit),
            profile = Text::same(profile),
            seconds = decimal(run.seconds, 0),
            seed = run.seed
        ),
    ]
}
