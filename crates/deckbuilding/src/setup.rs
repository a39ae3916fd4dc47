//! The settings of a match.

use std::sync::LazyLock;

use prose::{Conjunction, Name, Text, text};
use table::setup::{About, Misread, Opponent, Preset, PresetDecks, Setting, Settings, keep};
use table::{Refusal, SetupOption};

use crate::game::{Mode, Setup, ShortGalaxy};
use crate::notation::{BOXES, FACTIONS, value_of, word_for};
use crate::rules::{self, GOALS, has_introductory_bases, introductory_fault, neutral_fault};
use crate::words::{Edition, Faction};

/// The description of every setup.
pub(crate) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    Settings::new(
        Setup::default(),
        "DBG-LEN-03",
        vec![factions(), mode(), goal(), neutral(), bribing(), reshuffle_on_look()],
    )
    .with_presets(presets())
    .with_check(rules::setup_faults)
});

fn option<T>(value: T, word: &'static str, label: Text, help: Text) -> (T, SetupOption) {
    (value, SetupOption { word, label, help })
}

/// The ready-made tables.
fn presets() -> Vec<Preset> {
    vec![
        Preset {
            word: "first",
            label: text!("First game", "Primera partida"),
            help: text!(
                "The introductory mode against an easy bot. You lead the Empire.",
                "El modo introductorio contra un bot fácil. Diriges el Imperio."
            ),
            setup: "mode=introductory",
            opponent: Opponent::EasyBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "galaxy",
            label: text!("Full galaxy", "Galaxia completa"),
            help: text!(
                "All ten bases of each side, against a normal bot. Your side is drawn by lot.",
                "Las diez bases de cada bando, contra un bot normal. Tu bando sale por sorteo."
            ),
            setup: "mode=full",
            opponent: Opponent::NormalBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "clone-wars",
            label: text!("The Clone Wars", "Las Guerras Clon"),
            help: text!(
                "Separatists and Republic, full galaxy, from the Clone Wars box. Against a normal bot; your side is drawn by lot.",
                "Separatistas y República, galaxia completa, con la caja de las Guerras Clon. Un bot normal es tu rival; tu bando sale por sorteo."
            ),
            setup: "factions=separatists,republic mode=full",
            opponent: Opponent::NormalBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "mandalorians",
            label: text!("The Mandalorians", "Los mandalorianos"),
            help: text!(
                "Empire and Mandalorians, full galaxy, from the original and Mandalorians boxes. Against a normal bot; your side is drawn by lot.",
                "Imperio y mandalorianos, galaxia completa, con la caja original y la de los mandalorianos. Un bot normal es tu rival; tu bando sale por sorteo."
            ),
            setup: "factions=empire,mandalorians mode=full",
            opponent: Opponent::NormalBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "friend",
            label: text!("With a friend", "Con otra persona"),
            help: text!(
                "The full galaxy for two. You send a link, and the sides are drawn by lot.",
                "La galaxia completa para dos. Envías un enlace y los bandos salen por sorteo."
            ),
            setup: "mode=full",
            opponent: Opponent::Friend,
            decks: PresetDecks::OfSetup,
        },
    ]
}

fn mode() -> Setting<Setup> {
    let about = About {
        key: "mode",
        rule: "DBG-LEN-03",
        label: text!("Mode", "Modo"),
        help: text!(
            "Which bases each side defends, one after the other. Usual: introductory; the full galaxy where the Republic or the Separatists play.",
            "Qué bases defiende cada bando, una tras otra. Lo habitual: el introductorio; la galaxia completa si juegan la República o los separatistas."
        ),
    };
    let options = vec![
        option(
            Mode::Introductory,
            "introductory",
            text!("Introductory", "Introductorio"),
            text!(
                "Five fixed bases each, known to both. The best way to learn. Not for the Republic and the Separatists, whose five are not known.",
                "Cinco bases fijas por bando, conocidas por ambos. Lo mejor para aprender. No para la República ni los separatistas: no se sabe cuáles son las suyas."
            ),
        ),
        option(
            Mode::Full,
            "full",
            text!("Full galaxy", "Galaxia completa"),
            text!(
                "All ten bases of each side; a player who loses one chooses the next.",
                "Las diez bases de cada bando; quien pierde una elige la siguiente."
            ),
        ),
        option(
            Mode::Secret,
            "secret",
            text!("Secret bases", "Bases secretas"),
            text!(
                "Each side picks four bases in secret before the first turn.",
                "Cada bando elige cuatro bases en secreto antes del primer turno."
            ),
        ),
    ];
    let read = |setup: &mut Setup, mode: Option<Mode>| {
        setup.mode = mode.unwrap_or(usual_mode(setup.factions));
        introductory_fault(setup).map_or(Ok(()), |fault| Err(fault.into()))
    };
    Setting::one_of(about, options, |setup| Some(setup.mode), read).usually_by_others()
}

/// The mode of a setup that names none: the introductory one where its bases are known.
fn usual_mode(factions: [Faction; 2]) -> Mode {
    if factions.into_iter().all(has_introductory_bases) { Mode::Introductory } else { Mode::Full }
}

/// The recommended goal of a mode.
fn recommended_goal(mode: Mode) -> u8 {
    match mode {
        Mode::Introductory => 3,
        Mode::Full | Mode::Secret => 4,
    }
}

fn goal() -> Setting<Setup> {
    let about = About {
        key: "goal",
        rule: "DBG-LEN-01",
        label: text!("Bases to destroy", "Bases por destruir"),
        help: text!(
            "The first player to destroy this many enemy bases wins. Recommended: 3 in the introductory mode, 4 in the others; 2 makes a short game.",
            "Gana quien destruya antes esta cantidad de bases enemigas. Recomendado: 3 en el modo introductorio y 4 en los demás; con 2 la partida es corta."
        ),
    };
    let read = |setup: &mut Setup, goal: Option<u8>| {
        setup.goal = goal.unwrap_or(recommended_goal(setup.mode));
        Ok(())
    };
    Setting::number(about, GOALS, |setup| Some(setup.goal), read).rarely_changed()
}

/// Every pair of factions; the order in which they are named does not matter.
fn factions() -> Setting<Setup> {
    let about = About {
        key: "factions",
        rule: "DBG-COMP-01",
        label: text!("Factions", "Facciones"),
        help: text!(
            "The two factions that meet, and the boxes they come from.",
            "Las dos facciones que se enfrentan y las cajas de las que salen."
        ),
    };
    let options = PAIRS.iter().map(|&(word, one, other)| {
        let label = text!(
            "{one} and {other}",
            "{one} y {other}",
            one = one.title(),
            other = other.title_inside()
        );
        option([one, other], word, label, say_boxes([one, other]))
    });
    let write = |setup: &Setup| {
        let pairs = PAIRS.iter().map(|&(_, one, other)| [one, other]);
        pairs.clone().find(|pair| same(*pair, setup.factions)).or(Some(setup.factions))
    };
    let set = keep(|setup: &mut Setup, mut factions: [Faction; 2]| {
        factions.sort_unstable();
        setup.factions = factions;
    });
    Setting::one_of(about, options.collect(), write, set).read_early().understanding(canonical_pair)
}

/// Every pair of factions with its word, by the boxes they come from; in each the one that has the first seat is
/// named first.
const PAIRS: [(&str, Faction, Faction); 10] = [
    ("empire,rebels", Faction::Empire, Faction::Rebels),
    ("separatists,republic", Faction::Separatists, Faction::Republic),
    ("empire,mandalorians", Faction::Empire, Faction::Mandalorians),
    ("mandalorians,rebels", Faction::Mandalorians, Faction::Rebels),
    ("mandalorians,republic", Faction::Mandalorians, Faction::Republic),
    ("separatists,mandalorians", Faction::Separatists, Faction::Mandalorians),
    ("empire,republic", Faction::Empire, Faction::Republic),
    ("empire,separatists", Faction::Empire, Faction::Separatists),
    ("republic,rebels", Faction::Republic, Faction::Rebels),
    ("separatists,rebels", Faction::Separatists, Faction::Rebels),
];

fn same(one: [Faction; 2], other: [Faction; 2]) -> bool {
    one == other || one == [other[1], other[0]]
}

/// The boxes that a pair of factions needs, and who begins.
fn say_boxes(factions: [Faction; 2]) -> Text {
    let mut boxes: Vec<Edition> = factions.into_iter().filter_map(Faction::edition).collect();
    boxes.sort_unstable();
    boxes.dedup();
    let needs = Text::list(boxes.iter().map(|edition| edition.title()), Conjunction::And);
    let needs = text!("Needs {boxes}.", "Hace falta: {boxes}.", boxes = needs);
    let begins = match factions {
        [first, _] if boxes.len() == 1 => {
            let first = first.mention();
            text!(
                "The first turn is for {first}.",
                "El primer turno es para {first}.",
                first = first
            )
        }
        _ => text!("Who begins is drawn by lot.", "Se sortea quién empieza."),
    };
    needs.then(begins)
}

/// The word of the pair that these words mean, in either order and case.
fn canonical_pair(setup: &mut Setup, words: &str) -> Result<&'static str, Misread> {
    // Four players form two teams, and this table has the cards of two players.
    if words.split(',').count() == 4 {
        let text = text!(
            "Two against two needs a second copy of the game; this table has one.",
            "Jugar dos contra dos exige una segunda caja básica; esta mesa tiene una."
        );
        return Err(Refusal::rule("DBG-TEAM-01", text).into());
    }
    let faction = |word: &str| value_of(&FACTIONS, &word.to_lowercase());
    let named =
        words.split_once(',').and_then(|(one, other)| Some([faction(one)?, faction(other)?]));
    let Some(wanted) = named else { return Err(no_pair(words).into()) };
    if wanted[0] == wanted[1] {
        setup.factions = wanted;
        let text = text!("The two factions must differ.", "Las dos facciones deben ser distintas.");
        return Err(Refusal::rule("DBG-SETUP-01", text).into());
    }
    let pair = PAIRS.iter().find(|&&(_, one, other)| same([one, other], wanted));
    pair.map(|(word, ..)| *word).ok_or(Misread::Unknown)
}

/// Refuses words that name no pair. The five factions are easier to read than all pairs of them.
fn no_pair(words: &str) -> Refusal {
    let known: Vec<&str> = FACTIONS.iter().map(|(word, _)| *word).collect();
    let text = text!(
        "«factions={words}» is not understood. Name two different ones of {known}, without spaces: factions=empire,rebels.",
        "«factions={words}» no se entiende. Nombra dos distintas de {known}, sin espacios: factions=empire,rebels.",
        words = Name(words),
        known = Name(&known.join(", "))
    );
    Refusal::rule("DBG-COMP-01", text)
}

/// The box whose neutral cards are used, where two boxes have some.
fn neutral() -> Setting<Setup> {
    let about = About {
        key: "neutral",
        rule: "DBG-OPEN-80",
        label: text!("Neutral cards", "Cartas neutrales"),
        help: text!(
            "Factions of two different base boxes play with the neutral cards and pilots of one of them.",
            "Las facciones de dos cajas básicas distintas juegan con las cartas neutrales y los pilotos de una de ellas."
        ),
    };
    let usual = option(
        None,
        "usual",
        text!("The usual ones", "Las habituales"),
        text!(
            "Those of the base box in use; of two, the original one.",
            "Las de la caja básica en uso; si son dos, las de la original."
        ),
    );
    let of = |edition: Edition| {
        option(
            Some(edition),
            word_for(&BOXES, &edition),
            edition.title().capitalised(),
            text!(
                "The 30 neutral cards and ten pilots of {edition}.",
                "Las 30 cartas neutrales y los diez pilotos de {edition}.",
                edition = edition.title()
            ),
        )
    };
    let options = vec![usual, of(Edition::Original), of(Edition::CloneWars)];
    let read = |setup: &mut Setup, neutral: Option<Option<Edition>>| {
        setup.neutral = neutral.flatten();
        neutral_fault(setup).map_or(Ok(()), |fault| Err(Refusal::rule("DBG-OPEN-80", fault).into()))
    };
    Setting::one_of(about, options, |setup| setup.neutral.map(Some), read)
        .beside("factions=empire,republic")
        .rarely_changed()
}

fn bribing() -> Setting<Setup> {
    let about = About {
        key: "bribing",
        rule: "DBG-BRIBE-01",
        label: text!("Bribing", "Sobornos"),
        help: text!(
            "An optional rule about the neutral cards of the galaxy row.",
            "Una regla opcional sobre las cartas neutrales de la fila de la galaxia."
        ),
    };
    let options = vec![
        option(
            false,
            "no",
            text!("Without", "Sin sobornos"),
            text!(
                "Neutral cards stay until a player purchases them.",
                "Las cartas neutrales se quedan hasta que un jugador las adquiere."
            ),
        ),
        option(
            true,
            "yes",
            text!("With", "Con sobornos"),
            text!(
                "A player may pay the cost of a neutral card to have it discarded, so that the opponent cannot purchase it.",
                "Se puede pagar el coste de una carta neutral para descartarla y que el adversario no la adquiera."
            ),
        ),
    ];
    let set = keep(|setup: &mut Setup, bribing| setup.bribing = bribing);
    Setting::one_of(about, options, |setup| setup.bribing.then_some(true), set).rarely_changed()
}

fn reshuffle_on_look() -> Setting<Setup> {
    let about = About {
        key: "reshuffle_on_look",
        rule: "DBG-OPEN-75",
        label: text!("Looking at a short galaxy deck", "Mirar un mazo de la galaxia corto"),
        help: text!(
            "What happens when a player looks at or reveals more cards than the galaxy deck has left.",
            "Qué ocurre cuando un jugador mira o revela más cartas de las que quedan en el mazo de la galaxia."
        ),
    };
    let options = vec![
        option(
            ShortGalaxy::Reshuffled,
            "on",
            text!("Reshuffle first", "Barajar antes"),
            text!(
                "The galaxy discard pile is shuffled and put under the deck first.",
                "Antes se baraja la pila de descartes de la galaxia y se pone bajo el mazo."
            ),
        ),
        option(
            ShortGalaxy::AsItIs,
            "off",
            text!("Only what is left", "Solo lo que queda"),
            text!(
                "The player sees only the cards that are left; the deck is rebuilt when the row needs a card.",
                "El jugador ve solo las cartas que quedan; el mazo se rehace cuando la fila necesita una carta."
            ),
        ),
    ];
    let unusual =
        |setup: &Setup| (setup.short_galaxy == ShortGalaxy::AsItIs).then_some(ShortGalaxy::AsItIs);
    let set = keep(|setup: &mut Setup, short_galaxy| setup.short_galaxy = short_galaxy);
    Setting::one_of(about, options, unusual, set).rarely_changed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(words: &str) -> Vec<String> {
        let faults = SETTINGS.read(words).expect_err(words);
        faults.0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_that_name_no_pair_are_answered_with_the_factions() {
        for words in ["empire", "empire,ewoks", "empire,", ""] {
            let [fault] = &faults(&format!("factions={words}"))[..] else { panic!("{words}") };
            let known =
                "Name two different ones of empire, rebels, republic, separatists, mandalorians,";
            assert!(fault.contains(known), "{fault}");
        }
        let setup = SETTINGS.read("factions=Empire,Rebels").expect("case does not matter");
        assert_eq!(setup.factions, [Faction::Empire, Faction::Rebels]);
    }

    #[test]
    fn a_faction_against_itself_hides_no_other_fault() {
        let [twice, bases] = &faults("factions=republic,republic mode=introductory")[..] else {
            panic!("two faults")
        };
        assert!(twice.starts_with("The two factions must differ."), "{twice}");
        assert!(bases.contains("those of the Republic are not known"), "{bases}");
    }

    #[test]
    fn pairs_are_named_in_the_order_of_their_seats_and_understood_in_any() {
        for (word, one, other) in PAIRS {
            assert!(one < other, "{word}");
            let words = [one, other].map(|faction| word_for(&FACTIONS, &faction));
            assert_eq!(word, words.join(","));
            let turned = [words[1], words[0]].join(",");
            let setup = SETTINGS.read(&format!("factions={turned}")).expect("understood");
            assert!(SETTINGS.write(&setup).starts_with(&format!("factions={word} ")), "{turned}");
        }
    }

    #[test]
    fn the_second_faction_of_a_pair_is_no_beginning_in_spanish() {
        let fields = SETTINGS.fields();
        let factions = fields.iter().find(|field| field.key == "factions").expect("the factions");
        let labels: Vec<&str> =
            factions.options().iter().map(|option| option.label.es.as_str()).collect();
        for label in ["Imperio y rebeldes", "Mandalorianos y República"] {
            assert!(labels.contains(&label), "{labels:?}");
        }
    }
}
