//! Moving a seat to another device by a private link.

use maud::{Markup, html};
use prose::text;

use crate::markup::Reader;

/// The page that shows the link; `table` is the address to go back to.
#[must_use]
pub fn hand_over(reader: Reader, link: &str, table: &str) -> Markup {
    let what = text!(
        "Open this link on the other device. Your seat moves there, and this device can then only watch.",
        "Abre este enlace en el otro dispositivo. Tu sitio pasa allí y este dispositivo solo podrá mirar."
    );
    let secret = text!(
        "Anyone with the link can take your seat, so do not share it. It works only once.",
        "Quien tenga el enlace puede ocupar tu sitio, así que no lo compartas. Funciona una sola vez."
    );
    html! {
        div.narrow {
            h1 { (reader.say(&text!("Play on another device", "Seguir en otro dispositivo"))) }
            p { (reader.say(&what)) }
            label for="link" { (reader.say(&text!("Private link", "Enlace privado"))) }
            p.row {
                input #link.grow readonly value=(link);
                button.button.main.scripted type="button" data-copy=(link) {
                    (reader.say(&text!("Copy the link", "Copiar el enlace")))
                }
            }
            p.help { (reader.say(&secret)) }
            p { a.button href=(table) { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
        }
    }
}

/// The page behind the link. The code follows the `#` of the link, which browsers and link previews
/// do not send to the server, so that only the button moves the seat.
#[must_use]
pub fn take_over(reader: Reader) -> Markup {
    let what = text!(
        "Your seat at the table moves to this device; the other one can then only watch.",
        "Tu sitio en la mesa pasa a este dispositivo; el otro solo podrá mirar."
    );
    let code = text!(
        "If the field is empty, paste what follows the # of the link.",
        "Si el campo está vacío, pega lo que sigue a la # del enlace."
    );
    html! {
        div.narrow {
            h1 { (reader.say(&text!("Play on this device", "Seguir en este dispositivo"))) }
            p { (reader.say(&what)) }
            form #take-over method="post" action="/handover" {
                label for="code" { (reader.say(&text!("Code of the link", "Código del enlace"))) }
                p.row {
                    input #code.grow name="code" required autocomplete="off" spellcheck="false"
                        aria-describedby="code-help";
                    button.button.main { (reader.say(&text!("Take the seat", "Ocupar el sitio"))) }
                }
                p #code-help.help { (reader.say(&code)) }
            }
        }
    }
}
