//! The settings of a duel.

use std::sync::LazyLock;

use prose::{Text, text};
use table::SetupOption;
use table::setup::{About, Opponent, Preset, PresetDecks, Setting, Settings, keep};

use crate::game::{Mode, Setup};
use crate::notation::mode_word;
use crate::rules::LIFE;

/// The default life.
const USUAL_LIFE: u8 = 10;

/// The description of every setup.
pub(crate) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    let usual = Setup { mode: Mode::Duel, life: USUAL_LIFE };
    Settings::new(usual, "DUEL-SETUP-03", vec![mode(), life()]).with_presets(presets())
});

/// The ready-made tables.
fn presets() -> Vec<Preset> {
    let preset = |word, label, help, setup, opponent| Preset {
        word,
        label,
        help,
        setup,
        opponent,
        decks: PresetDecks::OfSetup,
    };
    vec![
        preset(
            "first",
            text!("First duel", "Primer duelo"),
            text!("One against one, with an easy bot.", "Uno contra uno, con un bot fácil."),
            "mode=duel",
            Opponent::EasyBot,
        ),
        preset(
            "three",
            text!("Three players", "Tres jugadores"),
            text!(
                "Everyone alone, with two normal bots.",
                "Cada cual por su cuenta, con dos bots normales."
            ),
            "mode=three",
            Opponent::NormalBot,
        ),
        preset(
            "friend",
            text!("With a friend", "Con otra persona"),
            text!("You send a link to the other player.", "Envías un enlace a la otra persona."),
            "mode=duel",
            Opponent::Friend,
        ),
    ]
}

fn mode() -> Setting<Setup> {
    let about = About {
        key: "mode",
        rule: "DUEL-SETUP-03",
        label: text!("Players", "Jugadores"),
        help: text!("How many play, and on which side.", "Cuántos juegan y en qué bando."),
    };
    let option =
        |mode, label: Text, help: Text| (mode, SetupOption { word: mode_word(mode), label, help });
    let options = vec![
        option(
            Mode::Duel,
            text!("One against one", "Uno contra uno"),
            text!("Red against Blue.", "Rojo contra Azul."),
        ),
        option(
            Mode::Three,
            text!("Three players", "Tres jugadores"),
            text!("Everyone plays alone.", "Cada uno juega por su cuenta."),
        ),
        option(
            Mode::Teams,
            text!("Two against two", "Dos contra dos"),
            text!("Red and Green against Blue and Gold.", "Rojo y Verde contra Azul y Dorado."),
        ),
    ];
    let set = keep(|setup: &mut Setup, mode| setup.mode = mode);
    Setting::one_of(about, options, |setup| Some(setup.mode), set)
}

fn life() -> Setting<Setup> {
    let about = About {
        key: "life",
        rule: "DUEL-SETUP-03",
        label: text!("Life", "Vida"),
        help: text!(
            "The life each player begins with; usually 10.",
            "La vida con la que empieza cada jugador; lo habitual es 10."
        ),
    };
    let set = keep(|setup: &mut Setup, life| setup.life = life);
    Setting::number(about, LIFE, |setup| Some(setup.life), set).rarely_changed()
}
