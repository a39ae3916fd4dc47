//! The cost curve as a drawing.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::decks::{COLUMNS, Costs};

use crate::markup::Reader;

const WIDTH: usize = 30;
const TALLEST: u16 = 70;
const FLOOR: u16 = 88;

/// A bar for each cost, with the number of cards above and the cost below.
pub(super) fn curve(reader: Reader, costs: &Costs) -> Markup {
    let highest = costs.curve.iter().copied().max().unwrap_or(0).max(1);
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH * COLUMNS) " 108" } role="img" aria-label=(reader.say(&description(costs))) {
            @for (column, count) in costs.curve.iter().enumerate() {
                @let (middle, height) = (WIDTH * column + WIDTH / 2, TALLEST * count / highest);
                rect x=(middle - 11) y=(FLOOR - height) width="22" height=(height.max(1)) rx="2" {}
                @if *count > 0 { text.count x=(middle) y=(FLOOR - height - 4) { (count) } }
                text x=(middle) y=(FLOOR + 15) { (label(column)) }
            }
        }
    }
}

/// The label of a column; the last one counts all higher costs.
fn label(column: usize) -> String {
    if column + 1 == COLUMNS { format!("{column}+") } else { column.to_string() }
}

/// "Cost curve. Cost 1: 8; cost 2: 19."
fn description(costs: &Costs) -> Text {
    let filled = costs.curve.iter().enumerate().filter(|(_, count)| **count > 0);
    let column = |(column, count): (usize, &u16)| {
        let cost = Text::same(label(column));
        text!("cost {cost}: {count}", "coste {cost}: {count}", cost = cost, count = *count)
    };
    let row = |one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next);
    let columns = filled.map(column).reduce(row);
    let none = text!("no cards yet", "todavía sin cartas");
    text!("Cost curve: {columns}.", "Curva de coste: {columns}.", columns = columns.unwrap_or(none))
}

#[cfg(test)]
mod tests {
    use prose::Lang;
    use unlimited::decks::{Sketch, Starter};

    use super::*;

    #[test]
    fn the_curve_is_drawn_and_described() {
        let costs = Costs::of(&Sketch::from(&Starter::Luke.deck()));
        let drawn = curve(Reader { lang: Lang::En }, &costs).into_string();
        assert_eq!(drawn.matches("<rect").count(), COLUMNS);
        assert!(drawn.contains("Cost curve: cost 1: 8; cost 2: 19;"), "{drawn}");
        assert!(drawn.contains("height=\"70\"") && drawn.contains(">8+<"));
        let empty = curve(Reader { lang: Lang::Es }, &Costs::default()).into_string();
        assert!(empty.contains("todavía sin cartas") && !empty.contains("class=\"count\""));
    }
}
