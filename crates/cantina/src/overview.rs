//! What `cantina` says when it is asked for nothing in particular.

use std::io::Write;

use prose::{Lang, Name, Text, text};

use crate::games::names;
use crate::trouble::{Trouble, Verdict};

/// Prints what there is, and what is not there yet.
pub(crate) fn print(lang: Lang, out: &mut impl Write) -> Result<Verdict, Trouble> {
    write!(out, "{}", overview().get(lang))?;
    Ok(Verdict::Fine)
}

fn overview() -> Text {
    text!(
        "Cantina: a table for Star Wars tabletop games.

`cantina play deckbuilding` begins a game in the terminal; the table in the
browser, `cantina serve`, is being built. What works today:

  cantina play GAME      play against a bot, or with others at one screen
  cantina cards QUERY    look up cards
  cantina rules QUERY    look up the rules and what proves them
  cantina replay FILE    tell a recorded match, or prove that the record is right
  cantina demo GAME      write the replay of a random match
  cantina scenario FILE  run rule tests written as given/when/then
  cantina coverage       count the rules and cards that are proven
  cantina sim GAME       play many games between bots
  cantina ladder GAME    rate the bots
  cantina bench          measure how fast games are played

Games: {games}.
`cantina help COMMAND` says more; `--lang es` speaks Spanish.
",
        "Cantina: una mesa para los juegos de mesa de Star Wars.

`cantina play deckbuilding --lang es` empieza una partida en la terminal; la
mesa en el navegador, `cantina serve`, está en obras. Lo que ya funciona:

  cantina play JUEGO        juega contra un bot, o con otros en una pantalla
  cantina cards BÚSQUEDA    consulta cartas
  cantina rules BÚSQUEDA    consulta las reglas y lo que las demuestra
  cantina replay ARCHIVO    cuenta una partida grabada, o prueba que es correcta
  cantina demo JUEGO        escribe la repetición de una partida al azar
  cantina scenario ARCHIVO  ejecuta pruebas de reglas (dado/cuando/entonces)
  cantina coverage          cuenta las reglas y cartas demostradas
  cantina sim JUEGO         juega muchas partidas entre bots
  cantina ladder JUEGO      mide la fuerza de los bots
  cantina bench             mide a qué velocidad se juega

Juegos: {games}.
`cantina help COMANDO` cuenta más (en inglés); `--lang en` habla inglés.
",
        games = Name(&names().join(", "))
    )
}
