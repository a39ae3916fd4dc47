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

There is no table to sit down at yet: `cantina serve` (in the browser) and
`cantina play` (in the terminal) are being built. What works today:

  cantina demo GAME      write the replay of a random match
  cantina replay FILE    tell a recorded match, or prove that the record is right
  cantina rules QUERY    look up the rules and what proves them
  cantina scenario FILE  run rule tests written as given/when/then
  cantina coverage       count the rules that are proven
  cantina bench          measure how fast games are played

Games: {games}.
`cantina help COMMAND` says more; `--lang es` speaks Spanish.
",
        "Cantina: una mesa para los juegos de mesa de Star Wars.

Todavía no hay mesa a la que sentarse: `cantina serve` (en el navegador) y
`cantina play` (en la terminal) están en obras. Lo que ya funciona:

  cantina demo JUEGO        escribe la repetición de una partida al azar
  cantina replay ARCHIVO    cuenta una partida grabada, o prueba que es correcta
  cantina rules BÚSQUEDA    consulta las reglas y lo que las demuestra
  cantina scenario ARCHIVO  ejecuta pruebas de reglas (dado/cuando/entonces)
  cantina coverage          cuenta las reglas demostradas
  cantina bench             mide a qué velocidad se juega

Juegos: {games}.
`cantina help COMANDO` cuenta más (en inglés); `--lang en` habla inglés.
",
        games = Name(&names().join(", "))
    )
}
