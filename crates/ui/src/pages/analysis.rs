//! The analysis of a finished match: result, figures, course and turning points.

mod chart;

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use crate::markup::Reader;
use crate::table_page::GameName;

/// A finished match with its analysis. Seats are named by their place in `seats`.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysisPage {
    /// The id of the table in addresses.
    pub id: String,
    /// The game.
    pub game: GameName,
    /// What the end means for the reader.
    pub result: MatchResult,
    /// The sentence about how the match ended.
    pub outcome: Text,
    /// The seats.
    pub seats: Vec<AnalysedSeat>,
    /// The figures: what was counted, and the number of each seat.
    pub figures: Vec<(Text, Vec<u32>)>,
    /// The number of choices of the match.
    pub last: usize,
    /// The turning points, in order.
    pub turning_points: Vec<TurningPoint>,
    /// A remark if not every decision was judged.
    pub remark: Option<Text>,
}

/// What the end of a match means for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchResult {
    /// The reader won.
    Won,
    /// The reader lost.
    Lost,
    /// Neither: a draw, or a reader who did not play.
    Over,
}

/// A seat of a finished match.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedSeat {
    /// The word in addresses.
    pub word: String,
    /// The name of the player.
    pub name: Text,
    /// The chances to win, from 0 to 1, each with the number of choices before it.
    pub course: Vec<(usize, f32)>,
    /// The card that did most: its id, its name and what it did.
    pub best_card: Option<(&'static str, Text, Text)>,
}

/// A decision that turned the match.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The number of choices before it.
    pub ply: usize,
    /// The place of the seat in [`AnalysisPage::seats`].
    pub seat: usize,
    /// The question.
    pub question: Text,
    /// The choice that was made.
    pub played: Text,
    /// The better choice.
    pub best: Text,
    /// The chance to win with the better choice.
    pub value: f32,
    /// How much less the choice was worth that was made.
    pub loss: f32,
}

/// A share in percent.
fn percent(share: f32) -> Text {
    let number = format!("{:.0}", 100.0 * share);
    Text::new(format!("{number}%"), format!("{number}\u{a0}%"))
}

/// The main part of the page, including [`analysis_part`].
#[must_use]
pub fn analysis(reader: Reader, page: &AnalysisPage) -> Markup {
    let title = text!("Analysis: {game}", "Análisis: {game}", game = page.game.title.clone());
    html! {
        div.narrow {
            p.trail {
                a href={ "/tables/" (page.id) "/replay" } { (reader.say(&text!("To the replay", "Ir a la repetición"))) }
            }
            h1 { (reader.say(&title)) }
            (analysis_part(reader, page))
        }
    }
}

/// The analysis without the frame of a page, to be shown beside something else.
#[must_use]
pub fn analysis_part(reader: Reader, page: &AnalysisPage) -> Markup {
    let result = match page.result {
        MatchResult::Won => text!("You won", "Has ganado"),
        MatchResult::Lost => text!("You lost", "Has perdido"),
        MatchResult::Over => text!("The match is over", "La partida ha terminado"),
    };
    html! {
        section.analysis aria-labelledby="analysis-result" {
            h2 #analysis-result.result { (reader.say(&result)) }
            p { (reader.say(&page.outcome)) }
            (figures(reader, page))
            h3 { (reader.say(&text!("The course of the match", "El curso de la partida"))) }
            @if let Some(remark) = &page.remark { p.help { (reader.say(remark)) } }
            (chart::course(reader, page))
            (turning_points(reader, page))
        }
    }
}

fn figures(reader: Reader, page: &AnalysisPage) -> Markup {
    html! {
        h3 #analysis-figures { (reader.say(&text!("The match in figures", "La partida en cifras"))) }
        table.figures aria-labelledby="analysis-figures" {
            thead {
                tr {
                    td {}
                    @for seat in &page.seats { th scope="col" { (reader.say(&seat.name)) } }
                }
            }
            tbody {
                @for (label, numbers) in &page.figures {
                    tr {
                        th scope="row" { (reader.say(label)) }
                        @for number in numbers { td { (number) } }
                    }
                }
                @if page.seats.iter().any(|seat| seat.best_card.is_some()) {
                    tr {
                        th scope="row" { (reader.say(&text!("Best card", "La mejor carta"))) }
                        @for seat in &page.seats { td { (best_card(reader, page, seat)) } }
                    }
                }
            }
        }
    }
}

fn best_card(reader: Reader, page: &AnalysisPage, seat: &AnalysedSeat) -> Markup {
    html! {
        @if let Some((id, name, why)) = &seat.best_card {
            a href={ "/cards/" (page.game.word) "/" (id) } { (reader.say(name)) }
            " (" (reader.say(why)) ")"
        }
    }
}

fn turning_points(reader: Reader, page: &AnalysisPage) -> Markup {
    let none = text!(
        "No choice turned the match: nobody gave much away.",
        "Ninguna elección decidió la partida: nadie regaló gran cosa."
    );
    html! {
        h3 { (reader.say(&text!("Turning points", "Momentos decisivos"))) }
        @if page.turning_points.is_empty() {
            p { (reader.say(&none)) }
        } @else {
            ol.turning-points {
                @for point in &page.turning_points { li { (turning_point(reader, page, point)) } }
            }
        }
    }
}

fn turning_point(reader: Reader, page: &AnalysisPage, point: &TurningPoint) -> Markup {
    let Some(seat) = page.seats.get(point.seat) else { return html! {} };
    let place = text!(
        "After choice {n}: {who}, {chance} to win",
        "Tras la elección {n}: {who}, {chance} de ganar",
        n = point.ply,
        who = seat.name.clone(),
        chance = percent(point.value)
    );
    let cost = text!("It cost {loss}.", "Costó un {loss}.", loss = percent(point.loss));
    let look = text!("Look at this moment", "Ver este momento");
    let again = text!("Play on from here against a bot", "Seguir desde aquí contra un bot");
    let moment = format!("/tables/{}/replay?at={}&as={}", page.id, point.ply, seat.word);
    html! {
        p { b { (reader.say(&place)) } " " span.help { (reader.say(&point.question)) } }
        p {
            (reader.say(&text!("Chosen:", "Elegido:"))) " " q { (reader.say(&point.played)) } " "
            (reader.say(&text!("Here was better:", "Aquí era mejor:"))) " "
            q { b { (reader.say(&point.best)) } } " "
            (reader.say(&cost))
        }
        form.row method="post" action={ "/tables/" (page.id) "/fork" } {
            a.button href=(moment) { (reader.say(&look)) }
            input type="hidden" name="at" value=(point.ply);
            input type="hidden" name="seat" value=(seat.word);
            input type="hidden" name="level" value="normal";
            button.button { (reader.say(&again)) }
        }
    }
}

/// The course of all seats in a sentence, for readers who do not see the chart.
fn summary(page: &AnalysisPage) -> Text {
    let course = |seat: &AnalysedSeat| {
        let (first, last) = (seat.course.first()?, seat.course.last()?);
        Some(text!(
            "{who} from {first} to {last}",
            "{who} del {first} al {last}",
            who = seat.name.clone(),
            first = percent(first.1),
            last = percent(last.1)
        ))
    };
    let courses: Vec<Text> = page.seats.iter().filter_map(course).collect();
    text!(
        "Chances to win over {n} choices: {courses}.",
        "Probabilidad de ganar en {n} elecciones: {courses}.",
        n = page.last,
        courses = Text::list(courses, Conjunction::And)
    )
}

#[cfg(test)]
mod tests {
    use prose::Lang;

    use super::*;

    fn page() -> AnalysisPage {
        let seat = |word: &str, name: &str, course| AnalysedSeat {
            word: word.to_owned(),
            name: Text::same(name),
            course,
            best_card: None,
        };
        AnalysisPage {
            id: "abc".to_owned(),
            game: GameName { word: "duel", title: text!("Duel", "Duelo") },
            result: MatchResult::Lost,
            outcome: text!("Blue won.", "Ha ganado Azul."),
            seats: vec![
                seat("red", "Ana & Co", vec![(0, 0.5), (9, 0.0)]),
                seat("blue", "Blue", vec![(1, 0.5), (9, 1.0)]),
            ],
            figures: vec![(text!("Turns", "Turnos"), vec![4, 5])],
            last: 9,
            turning_points: vec![TurningPoint {
                ply: 4,
                seat: 0,
                question: text!("What do you do?", "¿Qué haces?"),
                played: text!("End.", "Acaba."),
                best: text!("Attack.", "Ataca."),
                value: 0.61,
                loss: 0.3,
            }],
            remark: None,
        }
    }

    #[test]
    fn everything_is_said_in_both_languages() {
        for (lang, said) in [
            (Lang::En, ["You lost", "Here was better:", "Attack.", "It cost 30%.", "Turns", "and"]),
            (
                Lang::Es,
                ["Has perdido", "Aquí era mejor:", "Ataca.", "Costó un 30", "Turnos", " y "],
            ),
        ] {
            let html = analysis(Reader { lang }, &page()).into_string();
            for words in said {
                assert!(html.contains(words), "{words}: {html}");
            }
            assert!(html.contains("/tables/abc/replay?at=4&amp;as=red"), "{html}");
            assert!(html.contains("action=\"/tables/abc/fork\""), "{html}");
            assert!(html.contains("Ana &amp; Co") && !html.contains("Ana & Co"), "{html}");
        }
    }

    #[test]
    fn the_chart_has_a_line_for_each_seat_and_a_text_for_those_who_do_not_see_it() {
        let html = analysis_part(Reader { lang: Lang::En }, &page()).into_string();
        assert_eq!(html.matches("<polyline").count(), 2, "{html}");
        assert!(html.contains("role=\"img\""), "{html}");
        assert!(html.contains("Ana &amp; Co from 50% to 0% and Blue from 50% to 100%"), "{html}");
        let quiet = AnalysisPage { turning_points: Vec::new(), ..page() };
        let html = analysis_part(Reader { lang: Lang::En }, &quiet).into_string();
        assert!(html.contains("No choice turned the match") && !html.contains("<circle"), "{html}");
    }
}
