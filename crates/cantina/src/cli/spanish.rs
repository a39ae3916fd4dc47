//! The help of every command in Spanish.
//!
//! The English sentences stand with the arguments they explain, where clap wants them; here each
//! has its Spanish one. A test makes sure that none is missing and none is left over.

use clap::builder::Resettable;
use clap::{Arg, Command};

/// The command with everything it says about itself in Spanish.
pub(super) fn translated(mut command: Command) -> Command {
    // Only what is built has the help that clap adds.
    command.build();
    whole(command)
}

fn whole(mut command: Command) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().to_owned();
    let usage = PLACES.iter().fold(usage, |usage, (en, es)| usage.replace(en, es));
    let about = command.get_about().map(|about| spanish(&about.to_string()));
    command = command
        .override_usage(usage)
        .help_template("{about-with-newline}\nUso: {usage}\n\n{all-args}")
        .subcommand_help_heading("Órdenes")
        .mut_args(argument);
    if let Some(about) = about {
        command = command.about(about);
    }
    command.mut_subcommands(whole)
}

fn argument(arg: Arg) -> Arg {
    let heading = if arg.is_positional() { "Argumentos" } else { "Opciones" };
    let mut help = help_of(&arg).map(|help| spanish(&help)).unwrap_or_default();
    if arg.get_action().takes_values() {
        let values = arg.get_possible_values();
        let values: Vec<String> = values.iter().map(possible_value).collect();
        if !values.is_empty() {
            help += &format!(" [valores: {}]", values.join(", "));
        }
        let usual: Vec<_> = arg.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
        if !usual.is_empty() {
            let usual = usual.join(" ");
            help += &format!(" [por defecto: {}]", if usual.is_empty() { "\"\"" } else { &usual });
        }
    }
    arg.help_heading(heading)
        .help(help)
        .long_help(Resettable::Reset)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// What an argument says about itself; clap's own adds how to see more or less where there is more.
fn help_of(arg: &Arg) -> Option<String> {
    let help = arg.get_help()?.to_string();
    Some(if arg.get_id() == "help" { "Print help".to_owned() } else { help })
}

fn possible_value(value: &clap::builder::PossibleValue) -> String {
    match value.get_help() {
        Some(help) => format!("{} ({})", value.get_name(), spanish(&help.to_string())),
        None => value.get_name().to_owned(),
    }
}

/// What clap writes where something goes in a line of usage.
const PLACES: [(&str, &str); 2] = [("[OPTIONS]", "[OPCIONES]"), ("COMMAND", "ORDEN")];

/// The Spanish of a sentence of the help.
fn spanish(sentence: &str) -> String {
    let found = SENTENCES.iter().find(|(en, _)| *en == sentence);
    found.map_or_else(|| sentence.to_owned(), |(_, es)| (*es).to_owned())
}

/// Every sentence of the help.
const SENTENCES: &[(&str, &str)] = &[
    // Commands.
    ("A table for Star Wars tabletop games", "Una mesa para juegos de mesa de Star Wars"),
    (
        "Open the table in the browser; the same as no command at all",
        "Abre la mesa en el navegador; lo mismo que sin orden alguna",
    ),
    ("Play a game in the terminal", "Juega una partida en la terminal"),
    (
        "Show a recorded match, or prove that its record is right",
        "Muestra una partida grabada o demuestra que lo grabado es correcto",
    ),
    (
        "Write the replay of a match between players who choose at random",
        "Escribe la grabación de una partida entre jugadores que eligen al azar",
    ),
    (
        "Look up cards: facts, text, and where the figures come from",
        "Busca cartas: datos, texto y de dónde salen las cifras",
    ),
    (
        "Look up rules, with the scenarios and tests that prove them",
        "Busca reglas, con los escenarios y pruebas que las demuestran",
    ),
    (
        "Check, show or convert a deck of Unlimited",
        "Comprueba, muestra o convierte un mazo de Unlimited",
    ),
    ("Say everything that is wrong with a deck", "Dice todo lo que está mal en un mazo"),
    (
        "Show the cards of a deck, what they cost, and their aspect penalties",
        "Muestra las cartas de un mazo, lo que cuestan y sus penalizaciones de aspecto",
    ),
    ("Write a deck in another form", "Escribe un mazo en otra forma"),
    ("Run given/when/then files", "Ejecuta ficheros de escenarios (dado, cuando, entonces)"),
    (
        "Count the rules and cards that are proven, and list those that are not",
        "Cuenta las reglas y cartas demostradas y enumera las que no lo están",
    ),
    (
        "Play many games between bots and say who is better, and how sure that is",
        "Juega muchas partidas entre bots y dice quién es mejor y con qué certeza",
    ),
    (
        "Rate the levels: all against each other, and how many positions each solves",
        "Puntúa los niveles: todos contra todos, y cuántas posiciones resuelve cada uno",
    ),
    (
        "Hold the rules against the laws every game must keep, on random games of any setup",
        "Comprueba que las reglas cumplen las leyes de todo juego, en partidas al azar con cualquier preparación",
    ),
    (
        "Measure how fast games are played at random",
        "Mide la velocidad a la que se juegan partidas al azar",
    ),
    ("Measure a server with many tables at once", "Mide un servidor con muchas mesas a la vez"),
    ("Print the completions for a shell", "Escribe lo que completa las órdenes en un intérprete"),
    (
        "Print this message or the help of the given subcommand(s)",
        "Muestra esta ayuda o la de la orden dada",
    ),
    // Options of every command.
    (
        "Language of what players read; otherwise that of your system, or English",
        "Idioma de lo que leen los jugadores; si no, el de tu sistema, o inglés",
    ),
    ("Print help", "Muestra esta ayuda"),
    ("Print version", "Muestra la versión"),
    ("Print JSON", "Escribe JSON"),
    // serve
    (
        "Where to listen; `0.0.0.0:7777` lets others in your network in",
        "Dónde escuchar; con `0.0.0.0:7777` entra también quien esté en tu red",
    ),
    (
        "The folder where games are kept; usually the one your system has for that",
        "La carpeta donde se guardan las partidas; normalmente la que tu sistema tiene para eso",
    ),
    (
        "Keep games in a PostgreSQL database instead: postgres://user:password@host/name",
        "Guarda las partidas en una base de datos PostgreSQL: postgres://usuario:clave@servidor/nombre",
    ),
    (
        "Cookies for encrypted connections only; for a server behind HTTPS",
        "Cookies solo para conexiones cifradas; para un servidor detrás de HTTPS",
    ),
    (
        "How many bots think at the same time; as many as there are cores unless said otherwise",
        "Cuántos bots piensan a la vez; tantos como núcleos si no se dice otra cosa",
    ),
    (
        "Milliseconds between two choices of a bot, so that people can follow",
        "Milisegundos entre dos elecciones de un bot, para que se pueda seguir",
    ),
    (
        "Minutes a table stays in memory with nobody at it",
        "Minutos que una mesa sigue en memoria sin nadie en ella",
    ),
    (
        "Threads that answer people; as many as there are cores unless said otherwise",
        "Hilos que atienden a la gente; tantos como núcleos si no se dice otra cosa",
    ),
    (
        "Write the log as JSON, one object a line",
        "Escribe el registro en JSON, un objeto por línea",
    ),
    // play, demo
    ("The game to play", "El juego al que se juega"),
    (
        "The setup in the game's notation, such as \"life=10\", or \"help\" for its words; what is left out is as usual",
        "La preparación en la notación del juego, como \"life=10\", o \"help\" para ver sus palabras; lo que falte es lo habitual",
    ),
    ("Short for \"mode=MODE\" in the setup", "Forma corta de \"mode=MODE\" en la preparación"),
    (
        "Where you sit, such as \"rebels\"; otherwise in the first seat, or as in the resumed match",
        "Dónde te sientas, como \"rebels\"; si no, en el primer asiento o donde estabas en la partida reanudada",
    ),
    (
        "Who plays the other seats: random, easy, normal, hard, search:200ms, or engine:COMMAND",
        "Quién juega en los otros asientos: random, easy, normal, hard, search:200ms o engine:ORDEN",
    ),
    (
        "People in all seats, who pass the device to each other",
        "Personas en todos los asientos, que se pasan el aparato",
    ),
    (
        "Decides the luck and the bots: a number, or the digits of an earlier seed. Otherwise random",
        "Decide la suerte y los bots: un número o las cifras de una semilla anterior. Si no, al azar",
    ),
    ("Go on with a saved match", "Continúa una partida guardada"),
    (
        "Keep the match in this file, at every question; the file holds the seed",
        "Guarda la partida en este fichero, en cada pregunta; el fichero contiene la semilla",
    ),
    (
        "Decides the match: the same number gives the same replay",
        "Decide la partida: el mismo número da la misma grabación",
    ),
    ("Write to this file, not to the terminal", "Escribe en este fichero, no en la terminal"),
    // replay
    ("The replay file", "El fichero de la grabación"),
    (
        "Show how things stood after this many choices",
        "Muestra cómo estaban las cosas tras tantas elecciones",
    ),
    (
        "Tell only what this seat knows; `watcher` is a guest, `judge` sees everything",
        "Cuenta solo lo que sabe este asiento; `watcher` es un invitado, `judge` lo ve todo",
    ),
    (
        "Only play it again, and prove that it ends in the state the file names",
        "Solo la juega otra vez y demuestra que acaba en el estado que nombra el fichero",
    ),
    // cards, rules, scenario, coverage
    (
        "A game, then an id, a name, or any words of a name, trait or faction; without words, all cards",
        "Un juego y después un identificador, un nombre o palabras de un nombre, rasgo o facción; sin palabras, todas las cartas",
    ),
    (
        "A game, then rule ids (their pages) or any words (the rules that hold them); a game alone lists its chapters, and nothing at all the games",
        "Un juego y después identificadores de reglas (sus páginas) o palabras (las reglas que las contienen); un juego solo enumera sus capítulos, y nada, los juegos",
    ),
    (
        "Files, or folders with files that end in `.scn`; without any, the scenarios this program was built with",
        "Ficheros, o carpetas con ficheros que acaban en `.scn`; si no hay, los escenarios con los que se construyó este programa",
    ),
    (
        "Fail if anything is wrong: unknown ids, invalid waivers, stray proofs, failing scenarios",
        "Falla si algo está mal: identificadores desconocidos, exenciones no válidas, pruebas sueltas, escenarios que fallan",
    ),
    // deck
    (
        "The deck as JSON, as a list of cards or as a short code; `-` reads the standard input",
        "El mazo en JSON, como lista de cartas o como código corto; `-` lee la entrada estándar",
    ),
    ("What the deck is built for", "Para qué está hecho el mazo"),
    (
        "From a collection: at least 50 cards, at most 3 copies of each",
        "De una colección: al menos 50 cartas, como mucho 3 copias de cada una",
    ),
    (
        "From packs opened for it: at least 30 cards",
        "De sobres abiertos para ello: al menos 30 cartas",
    ),
    ("The form to write", "La forma en que se escribe"),
    (
        "What deck builders on the web read and write",
        "Lo que leen y escriben los constructores de mazos de la red",
    ),
    (
        "A card a line, as tournament sites have it",
        "Una carta por línea, como en las páginas de torneos",
    ),
    (
        "Numbers in one line, for addresses and setups",
        "Números en una línea, para direcciones y preparaciones",
    ),
    // sim, ladder, laws
    ("The game", "El juego"),
    (
        "Who plays, one for each seat: random, greedy, normal, hard, search:200ms, search:500, engine:COMMAND",
        "Quién juega, uno por asiento: random, greedy, normal, hard, search:200ms, search:500, engine:ORDEN",
    ),
    ("How many games", "Cuántas partidas"),
    ("Decides all luck and all whims", "Decide toda la suerte y todos los caprichos"),
    (
        "Play each luck once for every seating, so that luck and seats cancel out",
        "Juega cada suerte una vez por cada reparto de asientos, para que suerte y asientos se compensen",
    ),
    (
        "The setup in the game's notation; what is left out is as usual",
        "La preparación en la notación del juego; lo que falte es lo habitual",
    ),
    ("Threads; otherwise one for each core", "Hilos; si no, uno por núcleo"),
    (
        "Write a page with charts and a table of all cards, in both languages",
        "Escribe una página con gráficos y una tabla de todas las cartas, en los dos idiomas",
    ),
    (
        "Write every decision of every game, for tools that analyse data",
        "Escribe cada decisión de cada partida, para herramientas que analizan datos",
    ),
    (
        "Who plays, weakest first; the first has 0 Elo",
        "Quién juega, el más débil primero; el primero tiene 0 Elo",
    ),
    (
        "Pairs of games each two of them play at most",
        "Pares de partidas que juegan como mucho cada dos de ellos",
    ),
    (
        "How many random games, each with a setup of its own",
        "Cuántas partidas al azar, cada una con su preparación",
    ),
    (
        "Decides all setups, all luck and all choices",
        "Decide todas las preparaciones, toda la suerte y todas las elecciones",
    ),
    (
        "Look at the costly laws at every so many choices",
        "Cada cuántas elecciones se miran las leyes costosas",
    ),
    // bench, load, completions
    ("Measure only this game", "Mide solo este juego"),
    (
        "Decides the luck and the choices of the games played",
        "Decide la suerte y las elecciones de las partidas jugadas",
    ),
    (
        "Length of one repetition; the warm-up takes as long",
        "Duración de una repetición; el calentamiento dura lo mismo",
    ),
    (
        "How often each measurement is repeated; the median counts",
        "Cuántas veces se repite cada medida; cuenta la mediana",
    ),
    ("How many tables, with two people at each", "Cuántas mesas, con dos personas en cada una"),
    ("Moves a second, at all tables together", "Jugadas por segundo, entre todas las mesas"),
    ("How long moves are made", "Cuánto tiempo se juega"),
    (
        "Kill the server three times meanwhile, and look whether anything was lost",
        "Mata el servidor tres veces mientras tanto y mira si se perdió algo",
    ),
    ("Decides what is chosen", "Decide lo que se elige"),
    (
        "Keep games in this PostgreSQL database instead of a file",
        "Guarda las partidas en esta base de datos PostgreSQL en vez de en un fichero",
    ),
    ("Print the result as JSON", "Escribe el resultado en JSON"),
    ("The shell to complete in", "El intérprete en que se completa"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    fn sentences(command: &Command, found: &mut BTreeSet<String>) {
        found.extend(command.get_about().map(ToString::to_string));
        for arg in command.get_arguments() {
            found.extend(help_of(arg));
            let values = arg.get_possible_values();
            found.extend(values.iter().filter_map(|v| v.get_help()).map(ToString::to_string));
        }
        for inner in command.get_subcommands() {
            sentences(inner, found);
        }
    }

    #[test]
    fn every_sentence_of_the_help_is_translated_and_no_other() {
        let mut command = Cli::command();
        command.build();
        let mut found = BTreeSet::new();
        sentences(&command, &mut found);
        let known: BTreeSet<String> = SENTENCES.iter().map(|(en, _)| (*en).to_owned()).collect();
        let missing: Vec<_> = found.difference(&known).collect();
        let unused: Vec<_> = known.difference(&found).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "missing {missing:#?}, unused {unused:#?}"
        );
        assert_eq!(known.len(), SENTENCES.len(), "none is there twice");
    }
}
