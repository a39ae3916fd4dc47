//! The settings of a match.

use std::sync::LazyLock;

use prose::{Conjunction, Name, Text, text};
use table::setup::{About, Misread, Opponent, Preset, PresetDecks, Setting, Settings, keep};
use table::{Refusal, SetupOption};

use crate::game::{Hands, Mode, Neutral, SameRegion, Setup, ShortGalaxy};
use crate::notation::{BOXES, FACTIONS, value_of, word_for};
use crate::players::Players;
use crate::rules::{
    self, GOAL_OF_THREE, GOALS, has_introductory_bases, introductory_fault, neutral_fault,
};
use crate::words::{Edition, Faction};

/// The description of every setup.
pub(crate) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    Settings::new(
        Setup::default(),
        "DBG-LEN-03",
        vec![
            factions(),
            team(Team::One),
            team(Team::Two),
            mode(),
            goal(),
            neutral(),
            same_region(),
            hands(),
            bribing(),
            reshuffle_on_look(),
        ],
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
            word: "three",
            label: text!("Three players", "Tres jugadores"),
            help: text!(
                "Empire, Mandalorians and Rebels, everyone against everyone, with two normal bots. Your side is drawn by lot.",
                "Imperio, mandalorianos y rebeldes, todos contra todos, con dos bots normales. Tu bando sale por sorteo."
            ),
            setup: "factions=empire,mandalorians,rebels",
            opponent: Opponent::NormalBot,
            decks: PresetDecks::OfSetup,
        },
        Preset {
            word: "teams",
            label: text!("Two against two", "Dos contra dos"),
            help: text!(
                "Rebels and Republic against Empire and Separatists. Normal bots take the other seats; your side is drawn by lot.",
                "Rebeldes y República contra Imperio y separatistas. Unos bots normales ocupan los demás puestos; tu bando sale por sorteo."
            ),
            setup: "factions=rebels+republic,empire+separatists",
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
        setup.mode = mode.unwrap_or(usual_mode(&setup.players));
        introductory_fault(setup).map_or(Ok(()), |fault| Err(fault.into()))
    };
    Setting::one_of(about, options, |setup| Some(setup.mode), read).usually_by_others()
}

/// The mode of a setup that names none: for two players the introductory one where its bases are
/// known, otherwise the full galaxy.
fn usual_mode(players: &Players) -> Mode {
    match players {
        Players::Two(factions) if factions.iter().all(|&one| has_introductory_bases(one)) => {
            Mode::Introductory
        }
        _ => Mode::Full,
    }
}

/// The recommended goal.
fn recommended_goal(setup: &Setup) -> u8 {
    match (setup.players, setup.mode) {
        (Players::Three(_), _) => GOAL_OF_THREE,
        (Players::Teams(_), _) | (Players::Two(_), Mode::Introductory) => 3,
        (Players::Two(_), Mode::Full | Mode::Secret) => 4,
    }
}

fn goal() -> Setting<Setup> {
    let about = About {
        key: "goal",
        rule: "DBG-LEN-01",
        label: text!("Bases to destroy", "Bases por destruir"),
        help: text!(
            "The first player to destroy this many enemy bases wins. Recommended: 3 in the introductory mode, 4 in the others; 2 makes a short game. Three players always need 5, two of each rival among them; a team needs as many of each opponent, usually 3.",
            "Gana quien destruya antes esta cantidad de bases enemigas. Recomendado: 3 en el modo introductorio y 4 en los demás; con 2 la partida es corta. Con tres jugadores son siempre 5, dos de cada rival entre ellas; un equipo necesita esa cantidad de cada adversario, normalmente 3."
        ),
    };
    let read = |setup: &mut Setup, goal: Option<u8>| {
        setup.goal = goal.unwrap_or(recommended_goal(setup));
        Ok(())
    };
    Setting::number(about, GOALS, |setup| Some(setup.goal), read)
        .usually_by_others()
        .rarely_changed()
}

/// A value of the field of the factions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sides {
    Two([Faction; 2]),
    Three([Faction; 3]),
    /// Two teams, whose factions have fields of their own.
    Teams,
}

/// The word for two teams.
const TEAMS: &str = "teams";
/// The teams of a setup that names none, by seat.
const USUAL_TEAMS: [Faction; 4] =
    [Faction::Rebels, Faction::Empire, Faction::Rebels, Faction::Empire];

/// Every pair and every three factions, in any order, or two teams.
fn factions() -> Setting<Setup> {
    let about = About {
        key: "factions",
        rule: "DBG-COMP-01",
        label: text!("Factions", "Facciones"),
        help: text!(
            "The two or three factions that meet, and the boxes they come from; or two teams of two.",
            "Las dos o tres facciones que se enfrentan y las cajas de las que salen; o dos equipos de dos."
        ),
    };
    let pairs = PAIRS.iter().map(|&(word, one, other)| {
        let label = text!(
            "{one} and {other}",
            "{one} y {other}",
            one = one.title(),
            other = other.title_inside()
        );
        option(Sides::Two([one, other]), word, label, say_boxes(&[one, other]))
    });
    let trios = TRIOS.iter().map(|&(word, factions)| {
        let [one, two, three] = factions;
        let label = text!(
            "Three players: {one}, {two} and {three}",
            "Tres jugadores: {one}, {two} y {three}",
            one = one.title_inside(),
            two = two.title_inside(),
            three = three.title_inside()
        );
        option(Sides::Three(factions), word, label, say_boxes(&factions))
    });
    let teams = option(
        Sides::Teams,
        TEAMS,
        text!("Two against two", "Dos contra dos"),
        text!(
            "Two teams, with the factions of each below. Needs two base boxes; the team that begins is drawn by lot.",
            "Dos equipos, con las facciones de cada uno más abajo. Hacen falta dos cajas básicas; se sortea qué equipo empieza."
        ),
    );
    let options = pairs.chain(trios).chain([teams]).collect();
    let write = |setup: &Setup| {
        Some(match setup.players {
            Players::Two(factions) => {
                let mut pairs = PAIRS.iter().map(|&(_, one, other)| [one, other]);
                Sides::Two(pairs.find(|pair| same(*pair, factions)).unwrap_or(factions))
            }
            Players::Three(mut factions) => {
                factions.sort_unstable();
                Sides::Three(factions)
            }
            Players::Teams(_) => Sides::Teams,
        })
    };
    let set = keep(|setup: &mut Setup, sides: Sides| {
        setup.players = match (sides, setup.players) {
            (Sides::Two(mut factions), _) => {
                factions.sort_unstable();
                Players::Two(factions)
            }
            (Sides::Three(factions), _) => Players::Three(factions),
            (Sides::Teams, Players::Teams(factions)) => Players::Teams(factions),
            (Sides::Teams, _) => Players::Teams(USUAL_TEAMS),
        };
    });
    Setting::one_of(about, options, write, set).read_early().understanding(canonical_factions)
}

/// One of two teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Team {
    One,
    Two,
}

impl Team {
    /// The factions of the team; those at the same place meet in a region.
    fn of(self, factions: [Faction; 4]) -> [Faction; 2] {
        let [a, b, c, d] = factions;
        match self {
            Self::One => [a, c],
            Self::Two => [b, d],
        }
    }

    fn put(self, factions: &mut [Faction; 4], team: [Faction; 2]) {
        let first = if self == Self::One { 0 } else { 1 };
        (factions[first], factions[first + 2]) = (team[0], team[1]);
    }
}

/// The factions of a team, in the order of the regions.
fn team(team: Team) -> Setting<Setup> {
    let about = match team {
        Team::One => About {
            key: "team_one",
            rule: "DBG-2V2T-01",
            label: text!("First team", "Primer equipo"),
            help: text!(
                "The factions of the first team. The first of them faces the first of the other team, the second the second.",
                "Las facciones del primer equipo. La primera se enfrenta a la primera del otro equipo; la segunda, a la segunda."
            ),
        },
        Team::Two => About {
            key: "team_two",
            rule: "DBG-2V2T-01",
            label: text!("Second team", "Segundo equipo"),
            help: text!(
                "The factions of the second team, in the order of the regions.",
                "Las facciones del segundo equipo, por orden de región."
            ),
        },
    };
    let mut options: Vec<_> = TEAM_WORDS
        .iter()
        .map(|&(word, one, other)| {
            let label = text!(
                "{one} and {other}",
                "{one} y {other}",
                one = one.title(),
                other = other.title_inside()
            );
            option([one, other], word, label, say_needs(&[one, other]))
        })
        .collect();
    // The usual one first, because it is the default.
    let usual = options.iter().position(|(value, _)| *value == team.of(USUAL_TEAMS));
    let usual = options.remove(usual.unwrap_or_default());
    options.insert(0, usual);
    let write = move |setup: &Setup| match setup.players {
        Players::Teams(factions) => Some(team.of(factions)),
        Players::Two(_) | Players::Three(_) => None,
    };
    let read = move |setup: &mut Setup, factions: Option<[Faction; 2]>| {
        match (&mut setup.players, factions) {
            (Players::Teams(all), Some(factions)) => team.put(all, factions),
            (Players::Two(_) | Players::Three(_), Some(factions))
                if factions != team.of(USUAL_TEAMS) =>
            {
                let text = text!(
                    "Teams are named only for two against two: factions=teams.",
                    "Solo se nombran equipos para dos contra dos: factions=teams."
                );
                return Err(Refusal::rule("DBG-2V2S-01", text).into());
            }
            _ => {}
        }
        Ok(())
    };
    // With boxes of two editions every two teams may meet, also with one faction twice in a region.
    let beside = &["factions=teams neutral=original,clone-wars"];
    Setting::one_of(about, options, write, read).read_early().beside(beside)
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

/// Every three factions with their word, in the order of the seats.
const TRIOS: [(&str, [Faction; 3]); 10] = [
    ("empire,mandalorians,rebels", [Faction::Empire, Faction::Mandalorians, Faction::Rebels]),
    (
        "separatists,mandalorians,republic",
        [Faction::Separatists, Faction::Mandalorians, Faction::Republic],
    ),
    ("empire,republic,rebels", [Faction::Empire, Faction::Republic, Faction::Rebels]),
    ("empire,separatists,rebels", [Faction::Empire, Faction::Separatists, Faction::Rebels]),
    ("separatists,republic,rebels", [Faction::Separatists, Faction::Republic, Faction::Rebels]),
    ("empire,separatists,republic", [Faction::Empire, Faction::Separatists, Faction::Republic]),
    (
        "empire,separatists,mandalorians",
        [Faction::Empire, Faction::Separatists, Faction::Mandalorians],
    ),
    ("empire,mandalorians,republic", [Faction::Empire, Faction::Mandalorians, Faction::Republic]),
    (
        "separatists,mandalorians,rebels",
        [Faction::Separatists, Faction::Mandalorians, Faction::Rebels],
    ),
    ("mandalorians,republic,rebels", [Faction::Mandalorians, Faction::Republic, Faction::Rebels]),
];

/// Every team with its word, in the order of the regions.
const TEAM_WORDS: [(&str, Faction, Faction); 25] = {
    use Faction::{Empire, Mandalorians, Rebels, Republic, Separatists};
    [
        ("empire+empire", Empire, Empire),
        ("empire+rebels", Empire, Rebels),
        ("empire+republic", Empire, Republic),
        ("empire+separatists", Empire, Separatists),
        ("empire+mandalorians", Empire, Mandalorians),
        ("rebels+empire", Rebels, Empire),
        ("rebels+rebels", Rebels, Rebels),
        ("rebels+republic", Rebels, Republic),
        ("rebels+separatists", Rebels, Separatists),
        ("rebels+mandalorians", Rebels, Mandalorians),
        ("republic+empire", Republic, Empire),
        ("republic+rebels", Republic, Rebels),
        ("republic+republic", Republic, Republic),
        ("republic+separatists", Republic, Separatists),
        ("republic+mandalorians", Republic, Mandalorians),
        ("separatists+empire", Separatists, Empire),
        ("separatists+rebels", Separatists, Rebels),
        ("separatists+republic", Separatists, Republic),
        ("separatists+separatists", Separatists, Separatists),
        ("separatists+mandalorians", Separatists, Mandalorians),
        ("mandalorians+empire", Mandalorians, Empire),
        ("mandalorians+rebels", Mandalorians, Rebels),
        ("mandalorians+republic", Mandalorians, Republic),
        ("mandalorians+separatists", Mandalorians, Separatists),
        ("mandalorians+mandalorians", Mandalorians, Mandalorians),
    ]
};

fn same(one: [Faction; 2], other: [Faction; 2]) -> bool {
    one == other || one == [other[1], other[0]]
}

fn boxes_of(factions: &[Faction]) -> Vec<Edition> {
    let mut boxes: Vec<Edition> = factions.iter().filter_map(|one| one.edition()).collect();
    boxes.sort_unstable();
    boxes.dedup();
    boxes
}

/// The boxes that some factions need.
fn say_needs(factions: &[Faction]) -> Text {
    let boxes = boxes_of(factions);
    let needs = Text::list(boxes.iter().map(|edition| edition.title()), Conjunction::And);
    text!("Needs {boxes}.", "Hace falta: {boxes}.", boxes = needs)
}

/// The boxes that the factions of a table need, and who begins.
fn say_boxes(factions: &[Faction]) -> Text {
    let players = match *factions {
        [a, b, c] => Players::Three([a, b, c]),
        [a, b, ..] => Players::Two([a, b]),
        _ => return Text::default(),
    };
    let begins = if players.first_is_fixed() {
        let first = factions[0].mention();
        text!("The first turn is for {first}.", "El primer turno es para {first}.", first = first)
    } else {
        text!("Who begins is drawn by lot.", "Se sortea quién empieza.")
    };
    say_needs(factions).then(begins)
}

/// The word of the factions that these words mean, in any order and case.
fn canonical_factions(setup: &mut Setup, words: &str) -> Result<&'static str, Misread> {
    if words.eq_ignore_ascii_case(TEAMS) {
        return Ok(TEAMS);
    }
    let faction = |word: &str| value_of(&FACTIONS, &word.to_lowercase());
    let named: Option<Vec<Faction>> = words.split([',', '+']).map(faction).collect();
    match named.as_deref() {
        Some(&[a, b]) => {
            if a == b {
                setup.players = Players::Two([a, b]);
                let text = text!(
                    "The two factions must differ.",
                    "Las dos facciones deben ser distintas."
                );
                return Err(Refusal::rule("DBG-SETUP-01", text).into());
            }
            let pair = PAIRS.iter().find(|&&(_, one, other)| same([one, other], [a, b]));
            pair.map(|(word, ..)| *word).ok_or(Misread::Unknown)
        }
        Some(&[a, b, c]) => {
            let mut factions = [a, b, c];
            factions.sort_unstable();
            let trio = TRIOS.iter().find(|(_, trio)| *trio == factions);
            trio.map(|(word, _)| *word).ok_or_else(|| {
                setup.players = Players::Three(factions);
                let text = text!(
                    "The three factions must differ.",
                    "Las tres facciones deben ser distintas."
                );
                Refusal::rule("DBG-3PS-02", text).into()
            })
        }
        // One team after the other: rebels+republic,empire+separatists.
        Some(&[a, c, b, d]) => {
            setup.players = Players::Teams([a, b, c, d]);
            Ok(TEAMS)
        }
        _ => Err(no_factions(words).into()),
    }
}

/// Refuses words that name no factions. The five are easier to read than all mixtures of them.
fn no_factions(words: &str) -> Refusal {
    let known: Vec<&str> = FACTIONS.iter().map(|(word, _)| *word).collect();
    let text = text!(
        "«factions={words}» is not understood. Name two or three different ones of {known}, without spaces: factions=empire,rebels. Or two teams: factions=rebels+rebels,empire+empire.",
        "«factions={words}» no se entiende. Nombra dos o tres distintas de {known}, sin espacios: factions=empire,rebels. O dos equipos: factions=rebels+rebels,empire+empire.",
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
        Neutral::Usual,
        "usual",
        text!("The usual ones", "Las habituales"),
        text!(
            "Those of the base box in use; of two, the original one. Two teams use one box for each region.",
            "Las de la caja básica en uso; si son dos, las de la original. Dos equipos usan una caja por región."
        ),
    );
    let of = |edition: Edition| {
        option(
            Neutral::One(edition),
            word_for(&BOXES, &edition),
            edition.title().capitalised(),
            text!(
                "The 30 neutral cards and ten pilots of {edition}.",
                "Las 30 cartas neutrales y los diez pilotos de {edition}.",
                edition = edition.title()
            ),
        )
    };
    let each = |word: &'static str, one: Edition, other: Edition| {
        let label = text!(
            "First region: {one}; second region: {other}",
            "Primera región: {one}; segunda región: {other}",
            one = one.title(),
            other = other.title()
        );
        let help = text!(
            "For two teams: the boxes of the two regions.",
            "Para dos equipos: las cajas de las dos regiones."
        );
        option(Neutral::Each([one, other]), word, label, help)
    };
    let (first, clone) = (Edition::Original, Edition::CloneWars);
    let options = vec![
        usual,
        of(first),
        of(clone),
        each("original,original", first, first),
        each("original,clone-wars", first, clone),
        each("clone-wars,original", clone, first),
        each("clone-wars,clone-wars", clone, clone),
    ];
    let read = |setup: &mut Setup, neutral: Option<Neutral>| {
        setup.neutral = neutral.unwrap_or(Neutral::Usual);
        neutral_fault(setup).map_or(Ok(()), |fault| Err(fault.into()))
    };
    let unusual = |setup: &Setup| Some(setup.neutral).filter(|one| *one != Neutral::Usual);
    Setting::one_of(about, options, unusual, read)
        .beside(&[
            "factions=empire,republic",
            "factions=rebels+rebels,empire+empire",
            "factions=republic+republic,separatists+separatists",
        ])
        .rarely_changed()
}

fn same_region() -> Setting<Setup> {
    let about = About {
        key: "mixed_editions_same_region_faction",
        rule: "DBG-OPEN-65",
        label: text!(
            "One faction on both sides of a region",
            "Una facción a ambos lados de una región"
        ),
        help: text!(
            "Whether, with boxes of two editions, two opponents of a region may lead the same faction.",
            "Si, con cajas de dos ediciones, dos adversarios de una región pueden dirigir la misma facción."
        ),
    };
    let options = vec![
        option(
            SameRegion::Allowed,
            "allowed",
            text!("Allowed", "Se permite"),
            text!(
                "Both draw on one deck with twice the cards of that faction, and have no enemy to hunt there.",
                "Ambos comparten un mazo con el doble de cartas de esa facción y no tienen enemigos que cazar allí."
            ),
        ),
        option(
            SameRegion::Refused,
            "refused",
            text!("Refused", "No se permite"),
            text!(
                "The two players of each region lead different factions.",
                "Los dos jugadores de cada región dirigen facciones distintas."
            ),
        ),
    ];
    let set = keep(|setup: &mut Setup, same_region| setup.same_region = same_region);
    let unusual =
        |setup: &Setup| (setup.same_region == SameRegion::Refused).then_some(SameRegion::Refused);
    Setting::one_of(about, options, unusual, set).beside(&["factions=teams"]).rarely_changed()
}

fn hands() -> Setting<Setup> {
    let about = About {
        key: "teammates_see_hands",
        rule: "DBG-2V2U-03",
        label: text!("Hands of teammates", "Manos del equipo"),
        help: text!(
            "Whether teammates see each other's hands. They may tell each other everything in any case.",
            "Si las personas de un equipo se ven las manos. En cualquier caso pueden contárselo todo."
        ),
    };
    let options = vec![
        option(
            Hands::Open,
            "on",
            text!("Open", "A la vista"),
            text!("Teammates see each other's hands.", "En un equipo se ven las manos."),
        ),
        option(
            Hands::Closed,
            "off",
            text!("Closed", "Ocultas"),
            text!("Everyone sees only the own hand.", "Cada cual ve solo su mano."),
        ),
    ];
    let set = keep(|setup: &mut Setup, hands| setup.hands = hands);
    let unusual = |setup: &Setup| (setup.hands == Hands::Closed).then_some(Hands::Closed);
    Setting::one_of(about, options, unusual, set).beside(&["factions=teams"]).rarely_changed()
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
            let known = "Name two or three different ones of empire, rebels, republic, separatists, mandalorians,";
            assert!(fault.contains(known), "{fault}");
        }
        let setup = SETTINGS.read("factions=Empire,Rebels").expect("case does not matter");
        assert_eq!(setup.players.factions(), [Faction::Empire, Faction::Rebels]);
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
