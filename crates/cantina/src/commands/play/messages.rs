//! The fixed messages of a game in the terminal.

use std::ops::RangeInclusive;

use bots::Player;
use prose::{Conjunction, Name, Text, text};
use table::Offer;
use table::{NoUndo, Spare};

use super::input::COMMANDS;
use crate::commands::CHOICE;

/// The line before an answer is read. It ends with a line break, so that it reads well with and
/// without an echo.
pub(super) fn prompt() -> Text {
    text!("Your choice:", "Tu elección:")
}

/// The list of commands; `offer` is the example of a choice.
pub(super) fn help(offer: &Offer) -> Text {
    text!(
        "What you can type:
  A number: choose that option.
  The words of a choice: the same. Now, for example: {words}
  Enter alone: show the question and the options again.
  ? 2: more about option 2. ? and the name of a card: show the card.
  board: the whole table.
  piles: the cards in discard piles and other open piles.
  log: the last 20 events. log all: all events.
  all: play every card that asks nothing, or assign all attackers.
  undo: take back your last choice, as long as it revealed nothing.
  rules and an id or words: look up rules.
  words: what words and signs mean. words and some of them: only those.
  save and a file name: save the match to that file from now on.
  quit: leave the match.",
        "Lo que puedes escribir:
  Un número: elige esa opción.
  Las palabras de una elección: lo mismo. Ahora, por ejemplo: {words}
  Solo Intro: repite la pregunta y las opciones.
  ? 2: más sobre la opción 2. ? y el nombre de una carta: muestra la carta.
  tablero: la mesa entera.
  pilas: las cartas de las pilas de descartes y otras pilas abiertas.
  registro: los últimos 20 sucesos. registro todo: todos.
  todo: juega todas las cartas que no preguntan nada, o asigna a todos los atacantes.
  deshacer: deshace tu última elección, mientras no haya revelado nada.
  reglas y un código o palabras: consulta las reglas.
  palabras: qué significan las palabras y los signos. palabras y algunas de ellas: solo esas.
  guardar y un nombre de archivo: guarda la partida en ese archivo a partir de ahora.
  salir: deja la partida.",
        words = Name(&offer.words)
    )
}

/// The answer to a line that is no option and no command; `meant` is what is spelled alike.
pub(super) fn not_understood(typed: &str, meant: Option<Text>) -> Text {
    let typed = Name(typed);
    match meant {
        Some(meant) => text!(
            "«{typed}» is not possible now. Did you mean «{meant}»?",
            "«{typed}» no es posible ahora. ¿Querías decir «{meant}»?",
            typed = typed,
            meant = meant
        ),
        None => {
            text!("«{typed}» is not possible now.", "«{typed}» no es posible ahora.", typed = typed)
        }
    }
}

/// What can be typed besides an option.
pub(super) fn commands() -> Text {
    let word = |(en, es): (&str, &str)| Text::new(en.to_owned(), es.to_owned());
    text!(
        "Type the number of an option, or one of these words: {words}.",
        "Escribe el número de una opción o una de estas palabras: {words}.",
        words = Text::list(COMMANDS.map(word), Conjunction::Or)
    )
}

/// The first line of a game.
pub(super) fn playing(game: Text, setup: Text) -> Text {
    text!("{game}: {setup}.", "{game}: {setup}.", game = game, setup = setup)
}

/// The question before a turn ends with something left to do; `end` is the label of that choice.
pub(super) fn end_anyway(left: Text, end: Text) -> Text {
    text!("{left}. {end}? (y/n)", "{left}. ¿{end}? (s/n)", left = left, end = end)
}

/// The line after the options that offers to make several choices at once.
pub(super) fn batch(label: Text) -> Text {
    text!("Or type all: {label}.", "O escribe todo: {label}.", label = label)
}

pub(super) fn batch_done(label: Text, made: usize) -> Text {
    text!("{label}: {choices}.", "{label}: {choices}.", label = label, choices = CHOICE.count(made))
}

pub(super) fn no_batch() -> Text {
    text!("There is nothing to do all at once now.", "Ahora no hay nada que hacer de una vez.")
}

pub(super) fn no_such_option(numbers: &RangeInclusive<usize>) -> Text {
    let a = *numbers.start();
    let b = *numbers.end();
    if a == b {
        return text!("The only option is {a}.", "La única opción es la {a}.", a = a);
    }
    text!("The options are {a} to {b}.", "Las opciones van de la {a} a la {b}.", a = a, b = b)
}

pub(super) fn curtain(who: Text) -> Text {
    text!(
        "Pass the device to {who}, and press Enter once nobody else is looking.",
        "Pasa el dispositivo a {who} y pulsa Intro cuando nadie más esté mirando.",
        who = who
    )
}

/// The message about a choice that was made for the seat.
pub(super) fn forced(offer: &Offer) -> Text {
    text!(
        "There was only one option, so it was taken: {choice}",
        "Solo había una opción, así que se eligió: {choice}",
        choice = offer.text
    )
}

pub(super) fn no_hint() -> Text {
    text!(
        "Hints are only for people who play against bots alone.",
        "Las pistas son solo para quien juega contra bots."
    )
}

pub(super) fn taken_back() -> Text {
    text!("Your last choice is taken back.", "Se ha deshecho tu última elección.")
}

pub(super) fn no_undo(why: NoUndo) -> Text {
    match why {
        NoUndo::NothingChosen => {
            text!("You have not chosen anything yet.", "Todavía no has elegido nada.")
        }
        NoUndo::OthersChose => text!(
            "Another player has chosen since, so your choice stands.",
            "Otro jugador ha elegido después, así que tu elección se mantiene."
        ),
        NoUndo::Revealed => text!(
            "Your last choice showed something hidden, or luck decided something, so it stands.",
            "Tu última elección mostró algo oculto o dependió del azar, así que se mantiene."
        ),
    }
}

pub(super) fn piles_heading() -> Text {
    text!("Piles you may examine:", "Pilas que puedes consultar:")
}

pub(super) fn no_piles() -> Text {
    text!(
        "Everything you may examine is on the board; type board.",
        "Todo lo que puedes consultar está en el tablero; escribe tablero."
    )
}

pub(super) fn table_heading() -> Text {
    text!("The table:", "La mesa:")
}

pub(super) fn changes_heading() -> Text {
    text!("Changed on the table:", "Cambios en la mesa:")
}

pub(super) fn nothing_happened() -> Text {
    text!("Nothing has happened yet.", "Todavía no ha pasado nada.")
}

/// The number of times the sentence before is repeated.
pub(super) fn times(n: usize) -> Text {
    text!("({n} times.)", "({n} veces.)", n = n)
}

pub(super) fn where_to_save() -> Text {
    text!("Give a file name: save FILE.", "Indica un archivo: guardar ARCHIVO.")
}

pub(super) fn saved(file: &str) -> Text {
    text!("The match is saved in {file}.", "La partida está guardada en {file}.", file = Name(file))
}

/// The command that resumes an unfinished match.
pub(super) fn to_go_on(game: &str, file: &str) -> Text {
    text!(
        "To continue: cantina play {game} --resume \"{file}\"",
        "Para continuar: cantina play {game} --resume \"{file}\"",
        game = Name(game),
        file = Name(file)
    )
}

pub(super) fn not_saved() -> Text {
    text!("The match was not saved.", "La partida no se ha guardado.")
}

pub(super) fn left_after(choices: usize) -> Text {
    text!(
        "You left the match after {choices}.",
        "Has dejado la partida tras {choices}.",
        choices = CHOICE.count(choices)
    )
}

pub(super) fn input_ended_after(choices: usize) -> Text {
    text!(
        "The input ended after {choices}.",
        "La entrada se acabó tras {choices}.",
        choices = CHOICE.count(choices)
    )
}

pub(super) fn same_luck(command: &str) -> Text {
    text!(
        "To play again with the same luck: {command}",
        "De nuevo con la misma suerte: {command}",
        command = Name(command)
    )
}

/// The question between two games of a match.
pub(super) fn next_game() -> Text {
    text!(
        "Press Enter for the next game of the match, or type quit to leave.",
        "Pulsa Intro para la siguiente partida del encuentro, o escribe salir para dejarlo."
    )
}

/// The question between two games of a match when cards can be exchanged.
pub(super) fn exchange(who: Text, example: &Spare) -> Text {
    text!(
        "{who}: type how many copies of a card are in your deck in the next game, such as «{id}={n}», or press Enter to keep the deck.",
        "{who}: escribe cuántas copias de una carta lleva tu mazo en la próxima partida, por ejemplo «{id}={n}», o pulsa Intro para dejar el mazo como está.",
        who = who.capitalised(),
        id = Name(example.id),
        n = example.copies
    )
}

/// A card that can be exchanged.
pub(super) fn spare(spare: &Spare) -> Text {
    text!(
        "{card} ({id}): {played} of {copies} in the deck.",
        "{card} ({id}): {played} de {copies} en el mazo.",
        card = spare.name.clone(),
        id = Name(spare.id),
        played = spare.played,
        copies = spare.copies
    )
}

pub(super) fn spares_heading() -> Text {
    text!("Deck and sideboard:", "Mazo y reserva:")
}

/// The command that plays the next game of a match later.
pub(super) fn next_by_command(command: &str) -> Text {
    text!(
        "The next game of the match: {command}",
        "La siguiente partida del encuentro: {command}",
        command = Name(command)
    )
}

/// The numbers of options with the same text: "3", "3 or 4", "3 to 5".
pub(super) fn numbers(first: usize, last: usize) -> Text {
    match last - first {
        0 => Text::same(first),
        1 => Text::list([first, last].map(Text::same), Conjunction::Or),
        _ => text!("{a} to {b}", "{a} a {b}", a = first, b = last),
    }
}

/// The statement of a rule.
pub(super) fn rule(id: &str, statement: &Text) -> Text {
    text!(
        "Rule {id}: {statement}",
        "Regla {id}: {statement}",
        id = Name(id),
        statement = rulebook::sentence(statement)
    )
}

pub(super) fn edge_case(edge: &Text) -> Text {
    text!("Edge case: {edge}", "Caso: {edge}", edge = rulebook::sentence(edge))
}

pub(super) fn note(note: &Text) -> Text {
    text!("Note: {note}", "Nota: {note}", note = rulebook::sentence(note))
}

pub(super) fn which_rule() -> Text {
    text!(
        "Type rules and an id or words. Every refusal names its rule.",
        "Escribe reglas y un código o palabras. Cada rechazo nombra su regla."
    )
}

pub(super) fn no_such_rule(query: &str, similar: &[&str]) -> Text {
    let none = text!(
        "No rule of this game matches «{query}».",
        "Ninguna regla de este juego coincide con «{query}».",
        query = Name(query)
    );
    if similar.is_empty() {
        return none;
    }
    let similar = similar.join(", ");
    none.then(text!("Similar: {ids}.", "Parecidas: {ids}.", ids = Name(&similar)))
}

pub(super) fn no_such_word(query: &str) -> Text {
    text!(
        "No word or sign of this game matches «{query}».",
        "Ninguna palabra ni signo de este juego coincide con «{query}».",
        query = Name(query)
    )
}

pub(super) fn more_rules(left: usize) -> Text {
    text!(
        "Rules not shown: {n}. Add words to narrow the search.",
        "Reglas sin mostrar: {n}. Añade palabras para afinar la búsqueda.",
        n = left
    )
}

/// The notation of an option.
pub(super) fn in_words(offer: &Offer) -> Text {
    text!("In words: {words}", "En palabras: {words}", words = Name(&offer.words))
}

pub(super) fn no_such_card(words: &str) -> Text {
    text!(
        "No card of this game matches «{words}».",
        "Ninguna carta de este juego coincide con «{words}».",
        words = Name(words)
    )
}

/// The seat of the player, at the beginning.
pub(super) fn you_play(who: Text) -> Text {
    text!("You play {who}.", "Juegas con {who}.", who = who)
}

pub(super) fn bot_plays(who: Text, player: &Player) -> Text {
    text!("{who}: bot, {level}.", "{who}: bot, {level}.", who = who, level = player.say())
        .capitalised()
}

pub(super) fn goes_on_after(choices: usize) -> Text {
    text!(
        "The match continues after {choices}.",
        "La partida continúa tras {choices}.",
        choices = CHOICE.count(choices)
    )
}

pub(super) fn type_help() -> Text {
    text!("Type ? for help.", "Escribe ? para ver la ayuda.")
}
