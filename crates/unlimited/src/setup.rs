//! The settings of a match: decks, format, edition with its switches, and the number of games.

mod edition;
mod series;

use std::sync::LazyLock;

use prose::{Text, text};
use table::setup::{About, Misread, Opponent, Preset, PresetDecks, Setting, Settings, keep};
use table::{Luck, Refusal, Seat, SetupFaults, SetupOption};

use crate::decks::{Deck, Format, Sketch, Starter, code, from_code, random_deck};
use crate::game::Setup;
use crate::notation::cards::seat_word;
use crate::rules::SEATS;

/// The settings of every setup.
pub(crate) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    let [luke, vader] = Starter::ALL;
    let mut settings = vec![
        deck(SEATS[0], text!("Blue's deck", "Mazo de Azul"), [luke, vader]),
        deck(SEATS[1], text!("Red's deck", "Mazo de Rojo"), [vader, luke]),
        format(),
    ];
    settings.extend(edition::settings());
    settings.extend(series::settings());
    Settings::new(Setup::default(), "SWU-DIFF-01", settings).with_presets(presets())
});

impl Setup {
    /// Reads a setup.
    ///
    /// # Errors
    /// Every fault.
    pub fn read(words: &str) -> Result<Self, SetupFaults> {
        SETTINGS.read(words)
    }
}

/// The ready-made tables.
fn presets() -> Vec<Preset> {
    vec![
        Preset {
            word: "first",
            label: text!("Starter decks", "Mazos de inicio"),
            help: text!(
                "You play Luke's deck against an easy bot with Vader's.",
                "Juegas con el mazo de Luke contra un bot fácil con el de Vader."
            ),
            setup: "blue=luke red=vader",
            opponent: Opponent::EasyBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "friend",
            label: text!("With a friend", "Con otra persona"),
            help: text!(
                "You send a link, and each of you brings a deck: starter, saved or pasted.",
                "Envías un enlace y cada cual trae su mazo: de inicio, guardado o pegado."
            ),
            setup: "",
            opponent: Opponent::Friend,
            decks: PresetDecks::Brought,
        },
        Preset {
            word: "own",
            label: text!("My deck, best of three", "Mi mazo, al mejor de tres"),
            help: text!(
                "You bring a deck against a normal bot; two wins decide the match.",
                "Traes tu mazo contra un bot normal; el encuentro se gana con dos victorias."
            ),
            setup: "match=three",
            opponent: Opponent::NormalBot,
            decks: PresetDecks::Brought,
        },
    ]
}

fn option<T>(value: T, word: &'static str, label: Text, help: Text) -> (T, SetupOption) {
    (value, SetupOption { word, label, help })
}

/// The deck of a seat; the first of the two starter decks is the default.
fn deck(seat: Seat, label: Text, starters: [Starter; 2]) -> Setting<Setup> {
    let about = About {
        key: seat_word(seat),
        rule: "SWU-COMP-01",
        label,
        help: text!(
            "Fifty cards, a leader and a base. Both lists are public; hands and the order of the decks are not.",
            "Cincuenta cartas, un líder y una base. Las dos listas son públicas; las manos y el orden de los mazos, no."
        ),
    };
    let starter = |starter: Starter| SetupOption {
        word: starter.id(),
        label: starter.name(),
        help: about_starter(starter),
    };
    Setting::deck(
        about,
        (starters.map(starter).into(), "5.29.44x2.45"),
        |luck: &mut Luck| code(&Sketch::from(&random_deck(luck))),
        move |setup: &Setup| Some(deck_word(&setup.decks[seat.index()])),
        move |setup: &mut Setup, word| {
            setup.decks[seat.index()] = read_deck(setup.format, seat, word)?;
            Ok(())
        },
    )
}

fn about_starter(starter: Starter) -> Text {
    match starter {
        Starter::Luke => text!(
            "Vigilance, Cunning and Heroism: small, quick units, Shields and surprises.",
            "Vigilancia, Astucia y Heroísmo: unidades pequeñas y rápidas, Escudos y sorpresas."
        ),
        Starter::Vader => text!(
            "Aggression, Command and Villainy: many troops, hard blows and big ships late.",
            "Agresividad, Mando y Maldad: muchas tropas, golpes duros y grandes naves al final."
        ),
    }
}

fn deck_word(deck: &Deck) -> String {
    let starter = Starter::ALL.into_iter().find(|starter| starter.deck() == *deck);
    starter.map_or_else(|| code(&Sketch::from(deck)), |starter| starter.id().to_owned())
}

fn read_deck(format: Format, seat: Seat, word: &str) -> Result<Deck, Misread> {
    if let Some(starter) = Starter::of_id(word) {
        return Ok(starter.deck());
    }
    // A deck code consists of numbers, after a dot if there is no leader; any other word is read as
    // a starter deck.
    if !word.trim_start_matches('.').starts_with(|c: char| c.is_ascii_digit()) {
        return Err(Misread::Unknown);
    }
    from_code(word).and_then(|draft| draft.check(format)).map_err(|found| {
        let whose = whose_deck(seat);
        let refusal = |fault: crate::decks::Fault| {
            let text =
                text!("{whose} {it}", "{whose} {it}", whose = whose.clone(), it = fault.text);
            Refusal::rule(fault.rule, text)
        };
        Misread::Refused(found.into_iter().map(refusal).collect())
    })
}

fn whose_deck(seat: Seat) -> Text {
    match seat.index() {
        0 => text!("Blue's deck:", "El mazo de Azul:"),
        _ => text!("Red's deck:", "El mazo de Rojo:"),
    }
}

/// The format, which decides which decks are legal and so is read before them.
fn format() -> Setting<Setup> {
    let about = About {
        key: "format",
        rule: "SWU-DECK-02",
        label: text!("Decks", "Mazos"),
        help: text!("What the decks are built for.", "Para qué están construidos los mazos."),
    };
    let options = vec![
        option(
            Format::Constructed,
            "constructed",
            text!("Constructed", "Construidos"),
            text!(
                "At least 50 cards, each at most three times.",
                "Al menos 50 cartas, cada una tres veces como mucho."
            ),
        ),
        option(
            Format::Limited,
            "limited",
            text!("Limited", "Limitados"),
            text!(
                "At least 30 cards, from packs opened for it.",
                "Al menos 30 cartas, de sobres abiertos para la ocasión."
            ),
        ),
    ];
    let set = keep(|setup: &mut Setup, format| setup.format = format);
    Setting::one_of(about, options, |setup| Some(setup.format), set).read_early().rarely_changed()
}
