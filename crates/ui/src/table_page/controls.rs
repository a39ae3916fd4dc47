//! The rare controls, in the menu: concede, replay, another device, settings.

use maud::{Markup, html};
use prose::{Text, text};
use table::PlayerName;

use super::{Conceding, Frame, Place, Standing};
use crate::markup::Reader;

/// Links, and the controls of a seat.
pub(super) fn controls(frame: &Frame<'_>) -> Markup {
    html! {
        (links(frame))
        @if let Place::Seat(_) = frame.place { (seat_controls(frame)) }
    }
}

/// The link to the record, only after the match: it contains the seed, and so every hidden card.
fn links(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, .. } = frame;
    html! {
        @if let Standing::Over(_) | Standing::Frozen = frame.standing {
            a.button href={ "/tables/" (id) "/record" } {
                (reader.say(&text!("Download the record", "Descargar el registro")))
            }
        } @else {
            a.button href={ "/tables/" (id) "/replay" } { (reader.say(&text!("Replay", "Repetición"))) }
        }
    }
}

/// The settings of this device, handled by the script. They are not part of the table's updates.
pub(super) fn settings(reader: Reader) -> Markup {
    let theme = text!(
        "Colours: as the device|Colours: light|Colours: dark",
        "Colores: como el dispositivo|Colores: claros|Colores: oscuros"
    );
    let pace = text!(
        "Others play: fast|Others play: normal|Others play: slow|Others play: step by step",
        "Los demás juegan: rápido|Los demás juegan: normal|Los demás juegan: despacio|Los demás juegan: paso a paso"
    );
    html! {
        details #settings.scripted {
            summary { (reader.say(&text!("Settings", "Ajustes"))) }
            button.button type="button" data-do="pace" data-says=(reader.say(&pace)) {
                (reader.say(&text!("Pace", "Ritmo")))
            }
            (setting_button(reader, "ask", &text!("Ask before ending a turn too early", "Preguntar antes de terminar un turno demasiado pronto")))
            (setting_button(reader, "quick", &text!("Pass by itself when nothing else can be done, attack with one click", "Pasar sin preguntar si no hay otra opción y atacar con un clic")))
            (setting_button(reader, "sound", &text!("Sound", "Sonido")))
            (setting_button(reader, "notify", &text!("Tell me when it is my turn in another tab", "Avisarme de mi turno en otra pestaña")))
            (setting_button(reader, "mute", &text!("Mute the chat", "Silenciar el chat")))
            (setting_button(reader, "keys", &text!("Keyboard", "Teclado")))
            button.button type="button" data-do="theme" data-says=(reader.say(&theme)) {
                (reader.say(&text!("Colours", "Colores")))
            }
        }
    }
}

fn setting_button(reader: Reader, word: &str, text: &Text) -> Markup {
    html! { button.button type="button" data-do=(word) { (reader.say(text)) } }
}

/// The reader's name, which can be changed at any time.
fn own_name(frame: &Frame<'_>) -> Markup {
    let reader = frame.reader;
    let now = frame.own_seat().map(|line| reader.say(&line.title()).to_owned());
    html! {
        div.own-name {
            label for="rename-to" { (reader.say(&text!("Your name", "Tu nombre"))) }
            input #rename-to name="name" form="rename" maxlength=(PlayerName::LONGEST)
                autocomplete="nickname" placeholder=[now];
            button.button form="rename" { (reader.say(&text!("Change", "Cambiar"))) }
        }
    }
}

fn seat_controls(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, .. } = frame;
    let sure = match frame.conceding {
        Conceding::Loses => text!(
            "The match ends at once and the other side wins.",
            "La partida termina de inmediato y gana el otro bando."
        ),
        Conceding::LosesGame => text!(
            "This game ends at once and the other side wins it; the match goes on with the next game.",
            "Esta partida termina de inmediato y la gana el otro bando; el encuentro sigue con la siguiente."
        ),
        Conceding::NeedsTeam { teammate_would: false } => text!(
            "Your team gives up when your teammate agrees; until then the match goes on.",
            "Tu equipo se rinde si tu compañero está de acuerdo; hasta entonces la partida sigue."
        ),
        Conceding::NeedsTeam { teammate_would: true } => text!(
            "Your teammate wants to give up. If you do too, the match ends and the other side wins.",
            "Tu compañero quiere rendirse. Si tú también, la partida termina y gana el otro bando."
        ),
        Conceding::Waits => text!(
            "Your teammate has been asked. Your next choice withdraws the request.",
            "Se ha preguntado a tu compañero. Tu próxima elección retira la petición."
        ),
        Conceding::LeavesToBot => text!(
            "A bot takes your seat, and the others play on.",
            "Un bot ocupa tu sitio y los demás siguen jugando."
        ),
        Conceding::EndsMatch => text!(
            "The match ends at once: you lose, and there is no winner.",
            "La partida termina de inmediato: pierdes y no hay ganador."
        ),
    };
    html! {
        (own_name(frame))
        button.button formaction={ "/tables/" (id) "/handover" } {
            (reader.say(&text!("Other device", "Otro dispositivo")))
        }
        @if frame.standing == Standing::Playing {
            details #concede {
                summary.button { (reader.say(&text!("Concede…", "Rendirse…"))) }
                p.help { (reader.say(&sure)) }
                button.button.danger formaction={ "/tables/" (id) "/concede" } {
                    (reader.say(&text!("Yes, concede", "Sí, me rindo")))
                }
            }
        }
    }
}
