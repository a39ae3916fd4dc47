//! `cantina analyse`: the course of a finished match, its turning points and its figures.

mod chart;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use bots::{AnalysisPlan, Extent, JudgedMove};
use clap::Args;
use games::{AnyMatch, MatchReport, SeatName};
use indicatif::{ProgressBar, ProgressStyle};
use lab::percent;
use prose::{Lang, Name, Text, text};
use table::Seat;

use super::play::seat_words;
use super::{CHOICE, print_json};
use crate::error::{CommandError, Verdict};
use crate::replay_file;

#[derive(Args)]
pub(crate) struct Arguments {
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    seat: Option<String>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

/// The number of steps of the progress bar.
const STEPS: u64 = 100;

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let file = &arguments.file;
    let sheet = replay_file::read(file)?;
    let game = replay_file::game_of(file, &sheet)?;
    let played = game.open(&sheet).map_err(|fault| replay_file::refused(file, &fault))?;
    let Some((outcome, ending)) = played.outcome() else {
        return Err(CommandError::Failed(text!(
            "{file} ends after {choices}, and the match was not over; only a finished match can be analysed.",
            "{file} acaba tras {choices} y la partida no había terminado; solo se puede analizar una partida terminada.",
            file = Name(&file.display().to_string()),
            choices = CHOICE.count(played.ply())
        )));
    };
    let seat = arguments.seat.as_deref().map(|word| seat_named(&*played, word)).transpose()?;
    let plan = AnalysisPlan { seed: arguments.seed, seat, ..AnalysisPlan::default() };
    let bar = progress_bar(lang);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    let mut progress = |part: f32| bar.set_position((part * STEPS as f32) as u64);
    let report = MatchReport::new(game.name(), &*played, outcome, &plan, &mut progress);
    bar.finish_and_clear();
    if arguments.json {
        print_json(&report.to_json(), out)?;
    } else {
        writeln!(out, "{}\n", command(arguments))?;
        writeln!(out, "{}", ending.get(lang))?;
        print(&report, &ReadAt { file: file.display().to_string(), lang }, out)?;
    }
    Ok(Verdict::Fine)
}

fn seat_named(played: &dyn AnyMatch, word: &str) -> Result<Seat, CommandError> {
    let found = played.seats().iter().find(|name| name.is_called(word));
    found.map(|name| name.seat).ok_or_else(|| {
        CommandError::Usage(text!(
            "There is no seat «{word}»; choose one of {seats}.",
            "No hay ningún asiento «{word}»; elige uno de {seats}.",
            word = Name(word),
            seats = Name(&seat_words(played))
        ))
    })
}

fn progress_bar(lang: Lang) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = match lang {
        Lang::En => "{bar:30} {percent} % of the match, {eta} left",
        Lang::Es => "{bar:30} {percent} % de la partida, quedan {eta}",
    };
    let bar = ProgressBar::new(STEPS);
    // An invalid template only changes the look of the bar.
    ProgressStyle::with_template(template).map_or(bar.clone(), |style| bar.with_style(style))
}

/// The command that repeats the analysis.
fn command(arguments: &Arguments) -> String {
    let seat = arguments.seat.as_ref().map(|seat| format!(" --seat {seat}")).unwrap_or_default();
    format!("cantina analyse {}{seat} --seed {}", arguments.file.display(), arguments.seed)
}

/// The record that is analysed, and the language of the output.
struct ReadAt {
    file: String,
    lang: Lang,
}

fn print(report: &MatchReport, at: &ReadAt, out: &mut impl Write) -> Result<(), CommandError> {
    let shown = |name: &&SeatName| report.plan.seat.is_none_or(|seat| seat == name.seat);
    let seats: Vec<&SeatName> = report.seats.iter().filter(shown).collect();
    print_course(report, &seats, at.lang, out)?;
    writeln!(out)?;
    if report.analysis.turning_points.is_empty() {
        let none = text!("No choice turned the match.", "Ninguna elección decidió la partida.");
        writeln!(out, "{}", none.get(at.lang))?;
    }
    for judged in report.turning_points() {
        writeln!(out, "{}", turning_point(report, judged).get(at.lang))?;
        writeln!(out, "  cantina replay {} --at {}", at.file, judged.ply)?;
    }
    writeln!(out)?;
    print_figures(report, &seats, at.lang, out)
}

fn print_course(
    report: &MatchReport,
    seats: &[&SeatName],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let judged = report.analysis.moves.len();
    let heading = text!(
        "Chances to win, as each side could judge them at its own decisions ({choices} judged):",
        "Probabilidad de ganar, según podía juzgar cada bando en sus decisiones ({choices} en total):",
        choices = CHOICE.count(judged)
    );
    writeln!(out, "{}", heading.get(lang))?;
    let rest = match report.analysis.extent {
        Extent::Whole => None,
        Extent::Sampled => Some(text!(
            "There are very many decisions; only some of them were judged.",
            "Hay muchísimas decisiones; solo se han juzgado algunas."
        )),
        Extent::CutShort => Some(text!(
            "The time ran out; only some of the decisions were judged.",
            "Se acabó el tiempo; solo se han juzgado algunas decisiones."
        )),
    };
    if let Some(rest) = rest {
        writeln!(out, "{}", rest.get(lang))?;
    }
    let width = seats.iter().map(|name| name.text.get(lang).chars().count()).max().unwrap_or(0);
    for name in seats {
        let course = report.analysis.course(name.seat);
        let [first, last] = chart::ends(&course).map(|share| percent(f64::from(share), 0));
        let (name, line) = (name.text.get(lang), chart::line(&course, report.analysis.last));
        writeln!(out, "{name:<width$}  {line}  {} → {}", first.get(lang), last.get(lang))?;
    }
    Ok(())
}

/// A turning point in a sentence.
fn turning_point(report: &MatchReport, judged: &JudgedMove) -> Text {
    let who = report.seat(judged.seat).map(|name| name.text.clone()).unwrap_or_default();
    text!(
        "After {choices}, {who}, {before}. {question} Chosen: «{played}» Here was better: «{best}» It cost {loss}.",
        "Tras {choices}, {who}, {before}. {question} Elegido: «{played}» Aquí era mejor: «{best}» Costó un {loss}.",
        choices = CHOICE.count(judged.ply),
        who = who,
        before = percent(f64::from(judged.value), 0),
        question = judged.question.clone(),
        played = judged.played.text.clone(),
        best = judged.best.text.clone(),
        loss = percent(f64::from(judged.loss), 0)
    )
}

fn print_figures(
    report: &MatchReport,
    seats: &[&SeatName],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let labels = report.figures.rows.iter().map(|row| row.label.get(lang).chars().count());
    let width = labels.max().unwrap_or(0);
    write!(out, "{:width$}", "")?;
    for name in seats {
        write!(out, "  {}", name.text.get(lang))?;
    }
    writeln!(out)?;
    for row in &report.figures.rows {
        write!(out, "{:<width$}", row.label.get(lang))?;
        for name in seats {
            let column = name.text.get(lang).chars().count();
            let number = row.numbers.iter().find(|(seat, _)| *seat == name.seat);
            let number = number.map(|(_, number)| *number).unwrap_or_default();
            write!(out, "  {number:>column$}")?;
        }
        writeln!(out)?;
    }
    for best in &report.figures.best_cards {
        let Some(name) = seats.iter().find(|name| name.seat == best.seat) else { continue };
        let said = text!(
            "Best card of {who}: {card} ({why}).",
            "La mejor carta de {who}: {card} ({why}).",
            who = name.in_sentence.clone(),
            card = best.name.clone(),
            why = best.why.clone()
        );
        writeln!(out, "{}", said.get(lang))?;
    }
    Ok(())
}
