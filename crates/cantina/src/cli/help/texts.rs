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
            "Language of what players read; otherwise that of your system, or English",
            "Idioma de lo que leen los jugadores; si no, el de tu sistema, o inglés",
        ),
    ),
    ("help", ("Print help", "Muestra esta ayuda")),
    ("version", ("Print version", "Muestra la versión")),
    ("json", ("Print JSON", "Escribe JSON")),
];

/// The command `help`, which clap adds to every command with subcommands.
pub(super) const HELP_COMMAND: Both =
    ("Print this help, or that of a command", "Muestra esta ayuda o la de la orden dada");

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
            "Open the table in the browser; the same as no command at all",
            "Abre la mesa en el navegador; lo mismo que sin orden alguna",
        ),
        arguments: &[
            (
                "addr",
                (
                    "Where to listen; `0.0.0.0:7777` lets others in your network in",
                    "Dónde escuchar; con `0.0.0.0:7777` entra también quien esté en tu red",
                ),
            ),
            (
                "data",
                (
                    "The folder where games are kept; usually the one your system has for that",
                    "La carpeta donde se guardan las partidas; normalmente la que tu sistema tiene para eso",
                ),
            ),
            (
                "database",
                (
                    "Keep games in a PostgreSQL database instead: postgres://user:password@host/name",
                    "Guarda las partidas en una base de datos PostgreSQL: postgres://usuario:clave@servidor/nombre",
                ),
            ),
            (
                "secure",
                (
                    "Cookies for encrypted connections only; for a server behind HTTPS",
                    "Cookies solo para conexiones cifradas; para un servidor detrás de HTTPS",
                ),
            ),
            (
                "bots",
                (
                    "How many bots think at the same time; by default one for each core",
                    "Cuántos bots piensan a la vez; si no, uno por núcleo",
                ),
            ),
            (
                "pace",
                (
                    "Milliseconds between two choices of a bot, so that people can follow",
                    "Milisegundos entre dos elecciones de un bot, para que se pueda seguir",
                ),
            ),
            (
                "idle",
                (
                    "Minutes a table stays in memory with nobody at it",
                    "Minutos que una mesa sigue en memoria sin nadie en ella",
                ),
            ),
            (
                "threads",
                (
                    "Threads that answer requests; by default one for each core",
                    "Hilos que atienden peticiones; si no, uno por núcleo",
                ),
            ),
            (
                "log_json",
                (
                    "Write the log as JSON, one object a line",
                    "Escribe el registro en JSON, un objeto por línea",
                ),
            ),
        ],
    },
    Page {
        path: "play",
        about: ("Play a game in the terminal", "Juega una partida en la terminal"),
        arguments: &[
            ("game", ("The game to play", "El juego al que se juega")),
            (
                "setup",
                (
                    "The setup in the game's notation, such as \"life=10\", or \"help\" for its words; what is left out is as usual",
                    "La preparación en la notación del juego, como \"life=10\", o \"help\" para ver sus palabras; lo que falte es lo habitual",
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
                    "Where you sit, such as \"rebels\"; otherwise in the first seat, or as in the resumed match",
                    "Dónde te sientas, como \"rebels\"; si no, en el primer asiento o donde estabas en la partida reanudada",
                ),
            ),
            (
                "bot",
                (
                    "Who plays the other seats: random, easy, normal, hard, search:200ms, or engine:COMMAND",
                    "Quién juega en los otros asientos: random, easy, normal, hard, search:200ms o engine:ORDEN",
                ),
            ),
            (
                "hot_seat",
                (
                    "People in all seats, who pass the device to each other",
                    "Personas en todos los asientos, que se pasan el aparato",
                ),
            ),
            (
                "seed",
                (
                    "Decides the luck and the bots: a number, or the digits of an earlier seed. Otherwise random",
                    "Decide la suerte y los bots: un número o las cifras de una semilla anterior. Si no, al azar",
                ),
            ),
            ("resume", ("Go on with a saved match", "Continúa una partida guardada")),
            (
                "save",
                (
                    "Keep the match in this file, at every question; the file holds the seed",
                    "Guarda la partida en este fichero, en cada pregunta; el fichero contiene la semilla",
                ),
            ),
        ],
    },
    Page {
        path: "replay",
        about: (
            "Show a recorded match, or prove that its record is right",
            "Muestra una partida grabada o demuestra que lo grabado es correcto",
        ),
        arguments: &[
            ("file", ("The replay file", "El fichero de la grabación")),
            (
                "at",
                (
                    "Show how things stood after this many choices",
                    "Muestra cómo estaban las cosas tras tantas elecciones",
                ),
            ),
            (
                "seat",
                (
                    "Tell only what this seat knows; `watcher` is a guest, `judge` sees everything",
                    "Cuenta solo lo que sabe este asiento; `watcher` es un invitado, `judge` lo ve todo",
                ),
            ),
            (
                "verify",
                (
                    "Only play it again, and prove that it ends in the state the file names",
                    "Solo la juega otra vez y demuestra que acaba en el estado que nombra el fichero",
                ),
            ),
        ],
    },
    Page {
        path: "demo",
        about: (
            "Write the replay of a match between players who choose at random",
            "Escribe la grabación de una partida entre jugadores que eligen al azar",
        ),
        arguments: &[
            ("game", ("The game to play", "El juego al que se juega")),
            (
                "seed",
                (
                    "Decides the match: the same number gives the same replay",
                    "Decide la partida: el mismo número da la misma grabación",
                ),
            ),
            (
                "setup",
                (
                    "The setup in the game's notation, such as \"life=10\", or \"help\" for its words; what is left out is as usual",
                    "La preparación en la notación del juego, como \"life=10\", o \"help\" para ver sus palabras; lo que falte es lo habitual",
                ),
            ),
            (
                "out",
                (
                    "Write to this file, not to the terminal",
                    "Escribe en este fichero, no en la terminal",
                ),
            ),
        ],
    },
    Page {
        path: "cards",
        about: (
            "Look up cards: facts, text, and where the figures come from",
            "Busca cartas: datos, texto y de dónde salen las cifras",
        ),
        arguments: &[(
            "words",
            (
                "A game, then an id, a name, or any words of a name, trait or faction; without words, all cards",
                "Un juego y después un identificador, un nombre o palabras de un nombre, rasgo o facción; sin palabras, todas las cartas",
            ),
        )],
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
                "A game, then rule ids (their pages) or any words (the rules that hold them); a game alone lists its chapters, and nothing at all the games",
                "Un juego y después identificadores de reglas (sus páginas) o palabras (las reglas que las contienen); un juego solo enumera sus capítulos, y nada, los juegos",
            ),
        )],
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
        about: (
            "List everything that is wrong with a deck",
            "Enumera todo lo que está mal en un mazo",
        ),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads the standard input",
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
                    "From packs opened for it: at least 30 cards",
                    "De sobres abiertos para ello: al menos 30 cartas",
                ),
            ),
        ],
    },
    Page {
        path: "deck show",
        about: (
            "Show the cards of a deck, what they cost, and their aspect penalties",
            "Muestra las cartas de un mazo, lo que cuestan y sus penalizaciones de aspecto",
        ),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads the standard input",
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
                    "From packs opened for it: at least 30 cards",
                    "De sobres abiertos para ello: al menos 30 cartas",
                ),
            ),
        ],
    },
    Page {
        path: "deck convert",
        about: ("Write a deck in another form", "Escribe un mazo en otra forma"),
        arguments: &[
            (
                "file",
                (
                    "The deck as JSON, as a list of cards or as a short code; `-` reads the standard input",
                    "El mazo en JSON, como lista de cartas o como código corto; `-` lee la entrada estándar",
                ),
            ),
            ("to", ("The form to write", "La forma en que se escribe")),
            (
                "to=json",
                (
                    "The JSON of deck builders on the web",
                    "El JSON de los constructores de mazos de la red",
                ),
            ),
            (
                "to=text",
                (
                    "A card a line, as tournament sites have it",
                    "Una carta por línea, como en las páginas de torneos",
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
            "Run given/when/then files",
            "Ejecuta ficheros de escenarios (dado, cuando, entonces)",
        ),
        arguments: &[(
            "paths",
            (
                "Files, or folders with files that end in `.scn`; without any, the scenarios this program was built with",
                "Ficheros, o carpetas con ficheros que acaban en `.scn`; si no hay, los escenarios con los que se construyó este programa",
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
            "Play many games between bots and say who is better, and how sure that is",
            "Juega muchas partidas entre bots y dice quién es mejor y con qué certeza",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "seats",
                (
                    "Who plays, one for each seat: random, greedy, normal, hard, search:200ms, search:500, engine:COMMAND",
                    "Quién juega, uno por asiento: random, greedy, normal, hard, search:200ms, search:500, engine:ORDEN",
                ),
            ),
            ("games", ("How many games", "Cuántas partidas")),
            (
                "seed",
                (
                    "Seed of all luck and of every choice that bots make at random",
                    "Semilla de toda la suerte y de lo que los bots eligen al azar",
                ),
            ),
            (
                "paired",
                (
                    "Play each luck once for every seat, all moving on, so that luck and seats cancel out",
                    "Juega cada suerte una vez por asiento, cambiando todos de sitio, para que suerte y asientos se compensen",
                ),
            ),
            (
                "setup",
                (
                    "The setup in the game's notation; what is left out is as usual",
                    "La preparación en la notación del juego; lo que falte es lo habitual",
                ),
            ),
            ("threads", ("Threads; otherwise one for each core", "Hilos; si no, uno por núcleo")),
            (
                "report",
                (
                    "Write a page with charts and a table of all cards, in both languages",
                    "Escribe una página con gráficos y una tabla de todas las cartas, en los dos idiomas",
                ),
            ),
            (
                "out",
                (
                    "Write every decision of every game, for tools that analyse data",
                    "Escribe cada decisión de cada partida, para herramientas que analizan datos",
                ),
            ),
        ],
    },
    Page {
        path: "ladder",
        about: (
            "Rate the levels: all against each other, and how many positions each solves",
            "Puntúa los niveles: todos contra todos, y cuántas posiciones resuelve cada uno",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "levels",
                (
                    "Who plays, weakest first; the first has 0 Elo",
                    "Quién juega, el más débil primero; el primero tiene 0 Elo",
                ),
            ),
            (
                "pairs",
                (
                    "Rounds each two of them play at most: pairs of games, or six games at a table for three",
                    "Rondas que juegan como mucho cada dos de ellos: pares de partidas, o seis partidas en una mesa de tres",
                ),
            ),
            (
                "seed",
                (
                    "Seed of all luck and of every choice that bots make at random",
                    "Semilla de toda la suerte y de lo que los bots eligen al azar",
                ),
            ),
            (
                "setup",
                (
                    "The setup in the game's notation; what is left out is as usual",
                    "La preparación en la notación del juego; lo que falte es lo habitual",
                ),
            ),
            ("threads", ("Threads; otherwise one for each core", "Hilos; si no, uno por núcleo")),
        ],
    },
    Page {
        path: "laws",
        about: (
            "Check the laws every game must keep, in random games of any setup",
            "Comprueba las leyes que todo juego debe cumplir, en partidas al azar con cualquier preparación",
        ),
        arguments: &[
            ("game", ("The game", "El juego")),
            (
                "games",
                (
                    "How many random games, each with a setup of its own",
                    "Cuántas partidas al azar, cada una con su preparación",
                ),
            ),
            (
                "seed",
                (
                    "Decides all setups, all luck and all choices",
                    "Decide todas las preparaciones, toda la suerte y todas las elecciones",
                ),
            ),
            (
                "stride",
                (
                    "Check the costly laws once every N choices",
                    "Comprueba las leyes costosas una vez cada N elecciones",
                ),
            ),
            ("threads", ("Threads; otherwise one for each core", "Hilos; si no, uno por núcleo")),
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
                "seed",
                (
                    "Decides the luck and the choices of the games played",
                    "Decide la suerte y las elecciones de las partidas jugadas",
                ),
            ),
            (
                "seconds",
                (
                    "Seconds of one repetition; the warm-up takes as long",
                    "Segundos de una repetición; el calentamiento dura lo mismo",
                ),
            ),
            (
                "repetitions",
                (
                    "How often each measurement is repeated; the median counts",
                    "Cuántas veces se repite cada medida; cuenta la mediana",
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
            (
                "tables",
                (
                    "How many tables, with two people at each",
                    "Cuántas mesas, con dos personas en cada una",
                ),
            ),
            (
                "rate",
                (
                    "Moves per second, at all tables together",
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
                    "Kill the server three times during the run and check that nothing was lost",
                    "Mata el servidor tres veces durante la prueba y comprueba que no se pierde nada",
                ),
            ),
            ("seed", ("Seed of the moves that are chosen", "Semilla de las jugadas que se eligen")),
            (
                "database",
                (
                    "Keep games in this PostgreSQL database instead of a file",
                    "Guarda las partidas en esta base de datos PostgreSQL en vez de en un fichero",
                ),
            ),
        ],
    },
    Page {
        path: "completions",
        about: (
            "Print the completion script of a shell",
            "Escribe el guion que completa las órdenes en un intérprete",
        ),
        arguments: &[("shell", ("The shell to complete in", "El intérprete en que se completa"))],
    },
];
