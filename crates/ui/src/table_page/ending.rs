//! The end of a match over the board: the verdict in large, what to do next.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use super::{Frame, NextUp, SeatLine, Sideboard, Sitter, Standing, Verdict};

/// The panel of a match that is over; it folds, so that the last position can be looked at.
pub(super) fn ending(frame: &Frame<'_>) -> Markup {
    let Standing::Over(how) = &frame.standing else { return Markup::default() };
    let Frame { reader, id, game, .. } = frame;
    let (verdict, class) = match frame.verdict {
        Some(Verdict::Won) => (text!("You won!", "¡Has ganado!"), "won"),
        Some(Verdict::Lost) => (text!("You lost", "Has perdido"), "lost"),
        Some(Verdict::Drawn) => (text!("A draw", "Empate"), "drawn"),
        None => (text!("The end", "Fin de la partida"), "drawn"),
    };
    html! {
        details #end open class=(class) {
            summary { b.verdict { (reader.say(&verdict)) } }
            p.how { (reader.say(how)) }
            div.buttons {
                @if let Some(own) = frame.own_seat() {
                    @match more(frame, own) {
                        More::Waiting(who) => p.next { (reader.say(&who)) },
                        More::Asked(eager) => {
                            @if let Some(eager) = eager { p.next { (reader.say(&eager)) } }
                            button.button.main form="table" formaction={ "/tables/" (id) "/rematch" } { (reader.say(&again(frame.next))) }
                        }
                    }
                    (sideboard(frame))
                }
                a.button href={ "/tables/" (id) "/replay" } { (reader.say(&text!("Watch the replay", "Ver la repetición"))) }
                a.button.unscripted href={ "/tables/" (id) "/analysis" } { (reader.say(&text!("Analysis", "Análisis"))) }
                a.button href={ "/new?game=" (game.word) } { (reader.say(&text!("New game", "Nueva partida"))) }
            }
            // The script fetches the analysis, which takes some seconds the first time.
            div.report.scripted data-part={ "/tables/" (id) "/analysis?part=1" } {
                p.help { (reader.say(&text!("The match is being analysed…", "Analizando la partida…"))) }
            }
        }
    }
}

/// The agreement to play on.
enum More {
    /// The reader has agreed; these players have not.
    Waiting(Text),
    /// The reader is asked; these players have already agreed.
    Asked(Option<Text>),
}

fn more(frame: &Frame<'_>, own: &SeatLine) -> More {
    let people = frame.seats.iter().filter(|line| matches!(line.sitter, Sitter::Person { .. }));
    let (eager, others): (Vec<_>, Vec<_>) = people.partition(|line| line.wants_more);
    let all = |lines: &[&SeatLine]| Text::list(lines.iter().map(|l| l.inside()), Conjunction::And);
    if own.wants_more && !others.is_empty() {
        return More::Waiting(text!(
            "You want to play on. Waiting for {who}…",
            "Quieres seguir jugando. Esperando a {who}…",
            who = all(&others)
        ));
    }
    let told = |who| text!("Ready to play on: {who}.", "Con ganas de seguir: {who}.", who = who);
    More::Asked((!eager.is_empty()).then(|| told(all(&eager))))
}

/// The label of the button that all players must press.
fn again(next: NextUp) -> Text {
    match next {
        NextUp::Match => text!("Rematch with sides swapped", "Revancha con los bandos cambiados"),
        NextUp::Again => text!("Play the game again", "Repetir la partida"),
        NextUp::Game(_) => text!("Next game of the match", "Siguiente partida del encuentro"),
    }
}

fn sideboard(frame: &Frame<'_>) -> Markup {
    let link = match frame.next {
        NextUp::Game(Sideboard::Open) => {
            text!("Exchange cards with the sideboard", "Cambiar cartas con la reserva")
        }
        NextUp::Game(Sideboard::Exchanged) => {
            text!("Cards are exchanged. Change them again", "Cartas cambiadas. Volver a cambiarlas")
        }
        NextUp::Match | NextUp::Again | NextUp::Game(Sideboard::Empty) => return html! {},
    };
    html! { a.button href={ "/tables/" (frame.id) "/sideboard" } { (frame.reader.say(&link)) } }
}
