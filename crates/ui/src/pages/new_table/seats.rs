//! The players of a new table, by seat.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use super::{NewSeat, NewTable, crests, fault};
use crate::markup::Reader;

/// The players by seat; by default the reader takes the first seat and bots the others. Without a
/// script, a button reloads the page with the seats of the chosen setup.
pub(super) fn seats(reader: Reader, page: &NewTable) -> Markup {
    let help = text!(
        "A seat for another person is free for anyone who opens the table's link.",
        "El sitio para otra persona puede ocuparlo quien abra el enlace de la mesa."
    );
    html! {
        fieldset #who-plays {
            legend { (reader.say(&text!("Who plays", "Quién juega"))) }
            p.help { (reader.say(&help)) }
            div.sides {
                @for (n, side) in page.sides.iter().enumerate() {
                    @match side.as_slice() {
                        [alone] => (seat(reader, page, alone, n == 0)),
                        team => (team_seats(reader, page, team, n == 0)),
                    }
                }
            }
            @if !page.deciding.is_empty() {
                button.button #update-seats formmethod="get" formaction="/new" formnovalidate {
                    (reader.say(&text!("Update the seats", "Actualizar los sitios")))
                }
            }
        }
    }
}

/// The seats of a team under its name.
fn team_seats(reader: Reader, page: &NewTable, team: &[NewSeat], first: bool) -> Markup {
    let names = team.iter().map(|seat| seat.name.clone());
    let together = text!(
        "{names} play together",
        "{names} juegan juntos",
        names = Text::list(names, Conjunction::And)
    );
    html! {
        div.team role="group" aria-label=(reader.say(&together)) {
            p.help aria-hidden="true" { (reader.say(&together)) }
            @for (n, one) in team.iter().enumerate() {
                (seat(reader, page, one, first && n == 0))
            }
        }
    }
}

fn seat(reader: Reader, page: &NewTable, seat: &NewSeat, first: bool) -> Markup {
    let sitters = [
        ("me", text!("me", "yo")),
        ("hot", text!("another person at this screen", "otra persona en esta pantalla")),
        ("open", text!("another person, by link", "otra persona, por enlace")),
        ("easy", text!("an easy bot", "un bot fácil")),
        ("normal", text!("a normal bot", "un bot normal")),
        ("hard", text!("a hard bot", "un bot difícil")),
    ];
    let name = format!("seat.{}", seat.word);
    let usual = if first { "me" } else { "normal" };
    let chosen = page.chosen.get(&name).map_or(usual, String::as_str);
    let known = sitters.iter().any(|(value, _)| *value == chosen);
    html! {
        div.side {
            label for=(name) data-seat=(seat.word) { (crests(&seat.word)) (reader.say(&seat.name.clone().capitalised())) }
            @if !known { (fault(reader, &name, &text!("Choose one of these.", "Elige una de estas opciones."))) }
            select id=(name) name=(name) aria-invalid=[(!known).then_some("true")] {
                @for (value, text) in &sitters {
                    option value=(value) selected[*value == chosen] { (reader.say(text)) }
                }
            }
        }
    }
}
