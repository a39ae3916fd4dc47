//! The help of every command and argument, in both languages.

/// A sentence of the help, in English and in Spanish.
pub(super) type Both = (&'static str, &'static str);

/// The help of one command.
pub(super) struct Page {
    /// The command as it is written, without the name of the program.
    pub(super) path: &'static str,
    /// The command in one sentence.
    pub(super) about: Both,
    /// Its arguments by id, and the values of an argument by `id=value`.
    pub(super) arguments: &'static [(&'static str, Both)],
}

/// Arguments with the same meaning in every command.
pub(super) const SHARED_ARGUMENTS: &[(&str, Both)] = &[
    (
        "lang",
        (
            "Language of the output; by default that of your system, or English",
            "Idioma de la salida; por defecto, el de tu sistema o inglés",
        ),
    ),
    ("help", ("Print help", "Muestra esta ayuda")),
    ("version", ("Print version", "Muestra la versión")),
    ("json", ("Print JSON", "Muestra el resultado en JSON")),
];

/// The command `help`, which clap adds to every command with subcommands.
pub(super) const HELP_COMMAND: Both =
    ("Print this help or the help of a command", "Muestra esta ayuda o la de una orden");

/// The levels of bots, in the words of every command that takes one.
macro_rules! levels_en {
    () => {
        "random, easy (or greedy), priorities (deckbuilding only), normal, hard, search:200ms (time), search:500 (iterations), engine:COMMAND"
    };
}

/// The same in Spanish.
macro_rules! levels_es {
    () => {
        "random, easy (o greedy), priorities (solo deckbuilding), normal, hard, search:200ms (tiempo), search:500 (iteraciones), engine:ORDEN"
    };
}

/// Every command.
pub(super) const PAGES: &[Page] = &[
    Page {
        path: "",
        about: (
            "A table for Star Wars tabletop games",
            "Una mesa para juegos de mesa de Star Wars",
        ),
        arguments: &[],
    },
    Page {
        path: "serve",
        about: (
            "Start the server and play in the browser; also the default without a command",
            "Inicia el servidor para jugar en el navegador; es lo que ocurre si no se indica ninguna orden",
        ),
        arguments: &[
            (
                "addr",
                (
                    "Address to listen on; `0.0.0.0:7777` lets other devices on your network connect",
                    "Dirección en la que escuchar; con `0.0.0.0:7777` pueden conectarse otros dispositivos de tu red",
                ),
            ),
            (
                "data",
                (
                    "Folder for saved games; by default the data folder of your system",
                    "Carpeta donde se guardan las partidas; por defecto, la carpeta de datos de tu sistema",
                ),
            ),
            (
                "database",
                (
                    "Save games in a PostgreSQL database instead: postgres://user:password@host/name",
                    "Guarda las partidas en una base de datos PostgreSQL: postgres://usuario:clave@servidor/nombre",
                ),
            ),
            (
                "secure",
                (
                    "Send cookies over encrypted connections only; for a server behind HTTPS",
                    "Envía cookies solo por conexiones cifradas; para un servidor detrás de HTTPS",
                ),
            ),
            (
                "bots",
                (
                    "Number of bots that think at the same time; by default one per core",
                    "Número de bots que piensan a la vez; por defecto, uno por núcleo",
                ),
            ),
            (
                "pace",
                (
                    "Pause in milliseconds between two choices of a bot, so that people can follow",
                    "Pausa en milisegundos entre dos elecciones de un bot, para que se pueda seguir el juego",
                ),
            ),
            (
                "idle",
                (
                    "Minutes an empty table stays in memory",
                    "Minutos que una mesa vacía permanece en memoria",
                ),
            ),
            (
                "seed",
                (
                    "Deal the tables from this number, for tests: whoever knows it knows every deck",
                    "Reparte las mesas a partir de este número, para pruebas: quien lo sabe conoce todos los mazos",
                ),
            ),
            (
                "threads",
                (
                    "Threads that answer requests; by default one per core",
                    "Hilos que atienden peticiones; por defecto, uno por núcleo",
                ),
            ),
            (
                "log_json",
                (
                    "Write the log as JSON, one object per line",
                    "Escribe el registro en JSON, un objeto por línea",
                ),
            ),
        ],
    },
    Page {
        path: "learn",
        about: (
            "Learn a game by playing: every step says what to do and why",
            "Aprende un juego jugando: cada paso dice qué hacer y por qué",
        ),
        arguments: &[("game", ("The game to learn", "El juego"))],
    },
    Page {
        path: "play",
        about: ("Play a game in the terminal", "Juega una partida en la terminal"),
        arguments: &[
            ("game", ("The game to play", "El juego")),
            (
                "setup",
                (
                    "The setup, such as \"life=10\"; \"help\" lists the settings; what is left out has its default",
                    "La preparación, como \"life=10\"; \"help\" enumera las opciones; lo que falte toma su valor por defecto",
                ),
            ),
            (
                "mode",
                (
                    "Short for \"mode=MODE\" in the setup",
                    "Forma corta de \"mode=MODE\" en la preparación",
                ),
            ),
            (
                "seat",
                (
                    "Your seat, such as \"rebels\"; by default the first one, or your seat in the resumed match",
                    "Tu asiento, como \"rebels\"; por defecto, el primero o el que tenías en la partida reanudada",
                ),
            ),
            (
                "name",
                (
                    "Your name in all sentences; with --hot-seat once for each person",
                    "Tu nombre en todas las frases; con --hot-seat, una vez por persona",
                ),
            ),
            (
                "bot",
                (
                    concat!("Who plays the other seats: ", levels_en!()),
                    concat!("Quién juega en los otros asientos: ", levels_es!()),
                ),
            ),
            (
                "hot_seat",
                (
                    "People in all seats, passing one device around",
                    "Personas en todos los asientos, que se pasan el dispositivo",
                ),
            ),
            (
                "seed",
                (
                    "Seed of the luck and the bots: a number, or the 64 digits of an earlier seed; random by default",
                    "Semilla de la suerte y de los bots: un número o las 64 cifras de una semilla anterior; por defecto, al azar",
                ),
            ),
            ("resume", ("Continue a saved match", "Continúa una partida guardada")),
            (
                "save",
                (
                    "Save the match to this file before every question; the file contains the seed",
                    "Guarda la partida en este archivo antes de cada pregunta; el archivo contiene la semilla",
                ),
            ),
            (
                "ask",
                (
                    "Whether to ask before a turn ends with cards or resources left; by default only if you type at a terminal",
                    "Si se pregunta antes de terminar un turno con cartas o recursos sin usar; por defecto, solo si escribes en una terminal",
                ),
            ),
        ],
    },
    Page {
        path: "replay",
        about: (
            "Show a recorded match, or verify its record",
            "Muestra una partida grabada o verifica su registro",
        ),
        arguments: &[
            ("file", ("The replay file", "El archivo de la repetición")),
            (
                "at",
                (
                    "Show the table after this number of choices",
                    "Muestra la mesa tras este número de elecciones",
                ),
            ),
            (
                "seat",
                (
                    "Show only what this seat knows; `watcher` knows what everyone knows, `judge` sees everything",
                    "Muestra solo lo que sabe este asiento; `watcher` sabe lo que saben todos, `judge` lo ve todo",
                ),
            ),
            (
                "verify",
                (
                    "Only replay the match and check that it ends in the state named in the file",
                    "Solo reproduce la partida y comprueba que acaba en el estado que indica el archivo",
                ),
            ),
        ],
    },
    Page {
        path: "analyse",
        about: (
            "Show the course of a finished match, its turning points and its figures",
            "Muestra el curso de una partida terminada, sus momentos decisivos y sus cifras",
        ),
        arguments: &[
            (
                "file",
                (
                    "The replay file of a match that is over",
                    "El archivo de la repetición de una partida terminada",
                ),
            ),
            (
                "seat",
                (
                    "Judge only the decisions of this seat, with more care",
                    "Juzga solo las decisiones de este asiento, con más detalle",
                ),
            ),
            (
                "seed",
                (
                    "Seed of the search: the same number gives the same analysis",
                    "Semilla de la búsqueda: el mismo número da el mismo análisis",
                ),
            ),
        ],
    },
    Page {
        path: "demo",
        about: (
            "Write the replay of a match between random players",
            "Escribe la repetición de una partida entre jugadores que eligen al azar",
        ),
        arguments: &[
            ("game", ("The game to play", "El juego")),
            (
                "seed",
                (
                    "Seed of the match: the same number gives the same replay",
                    "Semilla de la partida: el mismo número da la misma repetición",
                ),
            ),
            (
                "setup",
                (
                    "The setup, such as \"life=10\"; \"help\" lists the settings; what is left out has its default",
                    "La preparación, como \"life=10\"; \"help\" enumera las opciones; lo que falte toma su valor por defecto",
                ),
            ),
            (
                "out",
                (
                    "Write to this file instead of the terminal",
                    "Escribe en este archivo en vez de en la terminal",
                ),
            ),
        ],
    },
    Page {
        path: "cards",
        about: (
            "Look up cards: facts, text, and the source of their figures",
            "Busca cartas: datos, texto y la fuente de sus cifras",
        ),
        arguments: &[
            (
                "words",
                (
                    "An id, a name, or words of a name, type, trait, faction, aspect or text, in either language; a game may come first; without words, all cards",
                    "Un identificador, un nombre o palabras de un nombre, tipo, rasgo, facción, aspecto o texto, en cualquiera de los dos idiomas; delante puede ir un juego; sin palabras, todas las cartas",
                ),
            ),
            ("game", ("Only cards of this game", "Solo cartas de este juego")),
            ("cost", ("Only cards with this cost", "Solo cartas con este coste")),
            (
                "edition",
                (
                    "Only cards of the box with these words in its name, such as \"clone wars\"",
                    "Solo cartas de la caja con estas palabras en su nombre, como \"guerras clon\"",
                ),
            ),
        ],
    },
    Page {
        path: "rules",
        about: (
            "Look up rules, with the scenarios and tests that prove them",
            "Busca reglas, con los escenarios y pruebas que las demuestran",
        ),
        arguments: &[(
            "words",
            (
                "A game, then rule ids (shows their pages) or words (lists the rules that contain them); a game alone lists its chapters; without words, lists the games",
                "Un juego y después identificadores de reglas (muestra sus páginas) o palabras (enumera las reglas que las contienen); un juego solo enumera sus capítulos; sin palabras, enumera los juegos",
            ),
        )],
    },
    Page {
        path: "words",
        about: (
            "Explain the words and signs of a game",
            "Explica las palabras y los signos de un juego",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "words",
                (
                    "Only the words and signs that contain these words, in either language",
                    "Solo las palabras y signos que contienen estas palabras, en cualquiera de los dos idiomas",
                ),
            ),
        ],
    },
    Page {
        path: "deck",
        about: (
            "Check, show or convert a deck of Unlimited",
            "Comprueba, muestra o convierte un mazo de Unlimited",
        ),
        arguments: &[],
    },
    Page {
        path: "deck check",
        about: ("List all faults of a deck", "Enumera todos los fallos de un mazo"),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads standard input",
                    "El mazo en JSON, como lista de cartas o como código corto; `-` lee la entrada estándar",
                ),
            ),
            (
                "format",
                ("The format the deck is built for", "El formato para el que está hecho el mazo"),
            ),
            (
                "format=constructed",
                (
                    "From a collection: at least 50 cards, at most 3 copies of each",
                    "De una colección: al menos 50 cartas, como mucho 3 copias de cada una",
                ),
            ),
            (
                "format=limited",
                (
                    "From newly opened packs: at least 30 cards",
                    "De sobres recién abiertos: al menos 30 cartas",
                ),
            ),
        ],
    },
    Page {
        path: "deck show",
        about: (
            "Show the cards of a deck, their costs and their aspect penalties",
            "Muestra las cartas de un mazo, sus costes y sus penalizaciones de aspecto",
        ),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads standard input",
                    "El mazo en JSON, como lista de cartas o como código corto; `-` lee la entrada estándar",
                ),
            ),
            (
                "format",
                ("The format the deck is built for", "El formato para el que está hecho el mazo"),
            ),
            (
                "format=constructed",
                (
                    "From a collection: at least 50 cards, at most 3 copies of each",
                    "De una colección: al menos 50 cartas, como mucho 3 copias de cada una",
                ),
            ),
            (
                "format=limited",
                (
                    "From newly opened packs: at least 30 cards",
                    "De sobres recién abiertos: al menos 30 cartas",
                ),
            ),
        ],
    },
    Page {
        path: "deck convert",
        about: ("Convert a deck to another text form", "Convierte un mazo a otra forma de texto"),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads standard input",
                    "El mazo en JSON, como lista de cartas o como código corto; `-` lee la entrada estándar",
                ),
            ),
            ("to", ("The form to write", "La forma de salida")),
            (
                "to=json",
                (
                    "The JSON of deck builders on the web",
                    "El JSON de los constructores de mazos de la web",
                ),
            ),
            (
                "to=text",
                (
                    "One card per line, as on tournament sites",
                    "Una carta por línea, como en las webs de torneos",
                ),
            ),
            (
                "to=code",
                (
                    "Numbers in one line, for addresses and setups",
                    "Números en una línea, para direcciones y preparaciones",
                ),
            ),
        ],
    },
    Page {
        path: "scenario",
        about: (
            "Run scenario files (given, when, then)",
            "Ejecuta archivos de escenarios (dado, cuando, entonces)",
        ),
        arguments: &[(
            "paths",
            (
                "Files, or folders with files that end in `.scn`; without paths, the scenarios built into this program",
                "Archivos, o carpetas con archivos que acaban en `.scn`; sin rutas, los escenarios incluidos en este programa",
            ),
        )],
    },
    Page {
        path: "coverage",
        about: (
            "Count the rules and cards that are proven, and list those that are not",
            "Cuenta las reglas y cartas demostradas y enumera las que no lo están",
        ),
        arguments: &[(
            "check",
            (
                "Fail if anything is wrong: unknown ids, invalid waivers, stray proofs, failing scenarios",
                "Falla si algo está mal: identificadores desconocidos, exenciones no válidas, pruebas sueltas, escenarios que fallan",
            ),
        )],
    },
    Page {
        path: "sim",
        about: (
            "Play many games between bots and report who is better, and how certain that is",
            "Juega muchas partidas entre bots e indica quién es mejor y con qué certeza",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "seats",
                (
                    concat!("The players, one per seat: ", levels_en!()),
                    concat!("Los jugadores, uno por asiento: ", levels_es!()),
                ),
            ),
            ("games", ("Number of games", "Número de partidas")),
            (
                "seed",
                (
                    "Seed of all luck and of the random choices of bots",
                    "Semilla de toda la suerte y de las elecciones al azar de los bots",
                ),
            ),
            (
                "paired",
                (
                    "Repeat the same luck with the players in each seat, so that luck and seats cancel out",
                    "Repite la misma suerte con los jugadores en cada asiento, para que la suerte y los asientos se compensen",
                ),
            ),
            (
                "setup",
                (
                    "The setup, such as \"life=10\"; what is left out has its default",
                    "La preparación, como \"life=10\"; lo que falte toma su valor por defecto",
                ),
            ),
            (
                "threads",
                (
                    "Number of threads; 0 means one per core",
                    "Número de hilos; 0 significa uno por núcleo",
                ),
            ),
            (
                "report",
                (
                    "Write the result as a web page with charts and a table of all cards, in both languages",
                    "Escribe el resultado como página web con gráficos y una tabla de todas las cartas, en los dos idiomas",
                ),
            ),
            (
                "out",
                (
                    "Write every decision of every game to a Parquet file, for data analysis",
                    "Escribe cada decisión de cada partida en un archivo Parquet, para analizar los datos",
                ),
            ),
        ],
    },
    Page {
        path: "ladder",
        about: (
            "Rate the bot levels: all against each other, and how many positions each solves",
            "Puntúa los niveles de los bots: todos contra todos, y cuántas posiciones resuelve cada uno",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "levels",
                (
                    concat!("The levels, weakest first; the first has 0 Elo: ", levels_en!()),
                    concat!(
                        "Los niveles, del más débil al más fuerte; el primero tiene 0 Elo: ",
                        levels_es!()
                    ),
                ),
            ),
            (
                "pairs",
                (
                    "Most rounds per pairing: pairs of games, or six games at a table for three",
                    "Máximo de rondas por emparejamiento: pares de partidas, o seis partidas en una mesa de tres",
                ),
            ),
            (
                "seed",
                (
                    "Seed of all luck and of the random choices of bots",
                    "Semilla de toda la suerte y de las elecciones al azar de los bots",
                ),
            ),
            (
                "setup",
                (
                    "The setup, such as \"life=10\"; what is left out has its default",
                    "La preparación, como \"life=10\"; lo que falte toma su valor por defecto",
                ),
            ),
            (
                "threads",
                (
                    "Number of threads; 0 means one per core",
                    "Número de hilos; 0 significa uno por núcleo",
                ),
            ),
        ],
    },
    Page {
        path: "balance",
        about: (
            "Play every pair of sides with equal bots and report how often each side wins, with which cards",
            "Juega cada pareja de bandos con bots iguales e indica cuánto gana cada bando y con qué cartas",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "bot",
                (
                    concat!("The bot in every seat: ", levels_en!()),
                    concat!("El bot de todos los asientos: ", levels_es!()),
                ),
            ),
            (
                "games",
                (
                    "Number of games of each setup, rounded up to whole rounds",
                    "Número de partidas de cada preparación, redondeado a rondas enteras",
                ),
            ),
            (
                "seed",
                (
                    "Seed of all luck and of the random choices of bots",
                    "Semilla de toda la suerte y de las elecciones al azar de los bots",
                ),
            ),
            (
                "setup",
                (
                    "A setup to play, such as \"life=10\"; may be given several times; by default every pair of sides",
                    "Una preparación, como \"life=10\"; se puede repetir; por defecto, todas las parejas de bandos",
                ),
            ),
            (
                "threads",
                (
                    "Number of threads; 0 means one per core",
                    "Número de hilos; 0 significa uno por núcleo",
                ),
            ),
            (
                "from",
                (
                    "Read the results of an earlier run from its JSON instead of playing; several files are put together",
                    "Lee los resultados de una ejecución anterior de su JSON en vez de jugar; varios archivos se reúnen",
                ),
            ),
            (
                "markdown",
                (
                    "Write the tables into this document, in place of those of the same game that it has",
                    "Escribe las tablas en este documento, en lugar de las del mismo juego que contenga",
                ),
            ),
            (
                "report",
                (
                    "Write the result as a web page with charts and tables, in both languages",
                    "Escribe el resultado como página web con gráficos y tablas, en los dos idiomas",
                ),
            ),
        ],
    },
    Page {
        path: "laws",
        about: (
            "Check the laws that every game must keep, in random games with random setups",
            "Comprueba las leyes que todo juego debe cumplir, en partidas al azar con preparaciones al azar",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "games",
                (
                    "Number of random games, each with its own setup",
                    "Número de partidas al azar, cada una con su preparación",
                ),
            ),
            (
                "seed",
                (
                    "Seed of all setups, luck and choices",
                    "Semilla de las preparaciones, la suerte y las elecciones",
                ),
            ),
            (
                "stride",
                (
                    "Check the expensive laws only every N choices",
                    "Comprueba las leyes costosas solo cada N elecciones",
                ),
            ),
            (
                "threads",
                (
                    "Number of threads; 0 means one per core",
                    "Número de hilos; 0 significa uno por núcleo",
                ),
            ),
        ],
    },
    Page {
        path: "bench",
        about: (
            "Measure how fast games are played at random",
            "Mide la velocidad a la que se juegan partidas al azar",
        ),
        arguments: &[
            ("game", ("Measure only this game", "Mide solo este juego")),
            (
                "setup",
                (
                    "Measure this setup of the game, such as \"life=10\", instead of the usual ones",
                    "Mide esta preparación del juego, como \"life=10\", en lugar de las habituales",
                ),
            ),
            (
                "seed",
                (
                    "Seed of the luck and the choices of the games",
                    "Semilla de la suerte y las elecciones de las partidas",
                ),
            ),
            (
                "seconds",
                (
                    "Length of one repetition in seconds; the warm-up takes as long",
                    "Duración de una repetición en segundos; el calentamiento dura lo mismo",
                ),
            ),
            (
                "repetitions",
                (
                    "Number of repetitions of each measurement; the median counts",
                    "Número de repeticiones de cada medida; cuenta la mediana",
                ),
            ),
        ],
    },
    Page {
        path: "load",
        about: (
            "Measure a server with many tables at once",
            "Mide un servidor con muchas mesas a la vez",
        ),
        arguments: &[
            ("tables", ("Number of tables", "Número de mesas")),
            (
                "seats",
                (
                    "Players at each table: 2, 3, 4, or several of these, which the tables take in turn",
                    "Jugadores de cada mesa: 2, 3, 4 o varios de ellos, que las mesas toman por turno",
                ),
            ),
            (
                "rate",
                (
                    "Moves per second, all tables together",
                    "Jugadas por segundo, entre todas las mesas",
                ),
            ),
            (
                "seconds",
                ("Seconds during which moves are made", "Segundos durante los que se juega"),
            ),
            (
                "kill",
                (
                    "Kill the server three times during the run and check that no move is lost",
                    "Mata el servidor tres veces durante la prueba y comprueba que no se pierde ninguna jugada",
                ),
            ),
            ("seed", ("Seed of the random moves", "Semilla de las jugadas al azar")),
            (
                "database",
                (
                    "Save games in this PostgreSQL database instead of a file",
                    "Guarda las partidas en esta base de datos PostgreSQL en vez de en un archivo",
                ),
            ),
        ],
    },
    Page {
        path: "completions",
        about: (
            "Print the completion script for a shell",
            "Muestra el guion de autocompletado para un intérprete de órdenes",
        ),
        arguments: &[("shell", ("The shell", "El intérprete de órdenes"))],
    },
];
