//! The edition of the rules, and switches for single differences between editions.

use prose::{Text, text};
use table::setup::{About, Setting, keep};

use super::option;
use crate::game::Setup;
use crate::rules::{
    Ambush, AttackOrder, Completing, DeployGuard, EventZone, FirstPlayer, Losing, Ruleset,
    UpgradeFall,
};

/// The editions that have a name.
const EDITIONS: [Ruleset; 2] = [Ruleset::SEED, Ruleset::CR8];

/// The edition, which is read first, then its switches.
pub(super) fn settings() -> Vec<Setting<Setup>> {
    vec![
        ruleset(),
        first_player(),
        attack_order(),
        event_zone(),
        ambush(),
        deploy_guard(),
        upgrade_fall(),
        completes_attack(),
        lose_regain(),
    ]
}

fn ruleset() -> Setting<Setup> {
    let about = About {
        key: "ruleset",
        rule: "SWU-DIFF-01",
        label: text!("Rules", "Reglas"),
        help: text!(
            "Which edition decides in the few points where editions differ.",
            "Qué edición decide en los pocos puntos en que las ediciones difieren."
        ),
    };
    let options = vec![
        option(
            Ruleset::SEED,
            "seed",
            text!("Quick start", "Inicio rápido"),
            text!(
                "The rules of the starter box; the comprehensive rules where it is silent.",
                "Las reglas de la caja de inicio; las completas donde aquella calla."
            ),
        ),
        option(
            Ruleset::CR8,
            "cr8",
            text!("Comprehensive rules 8", "Reglas completas 8"),
            text!(
                "The player picked at random chooses who begins, units attack by Ambush while exhausted, and the keywords of an attack wait together with its abilities.",
                "Quien sale por sorteo elige quién empieza, las unidades atacan por Emboscada sin prepararse y las palabras clave de un ataque esperan junto a sus capacidades."
            ),
        ),
    ];
    let set = keep(|setup: &mut Setup, ruleset| setup.ruleset = ruleset);
    Setting::one_of(about, options, |setup| Some(named(&setup.ruleset)), set)
        .read_early()
        .rarely_changed()
}

/// The edition with the fewest differences from this ruleset.
fn named(ruleset: &Ruleset) -> Ruleset {
    let [seed, cr8] = EDITIONS;
    if exceptions(ruleset, &seed) <= exceptions(ruleset, &cr8) { seed } else { cr8 }
}

fn exceptions(ruleset: &Ruleset, edition: &Ruleset) -> usize {
    let same = [
        ruleset.first_player == edition.first_player,
        ruleset.attack_order == edition.attack_order,
        ruleset.event_zone == edition.event_zone,
        ruleset.ambush == edition.ambush,
        ruleset.deploy_guard == edition.deploy_guard,
        ruleset.upgrade_fall == edition.upgrade_fall,
        ruleset.completing == edition.completing,
        ruleset.losing == edition.losing,
    ];
    same.into_iter().filter(|same| !same).count()
}

/// A position of a switch: its value, its word, its meaning.
type SwitchPosition<T> = (T, &'static str, Text);

/// A switch with two positions, written only where it differs from the edition.
fn switch<T: Copy + PartialEq + Send + Sync + 'static>(
    (key, rule): (&'static str, &'static str),
    label: Text,
    help: Text,
    ways: [SwitchPosition<T>; 2],
    place: fn(&mut Ruleset) -> &mut T,
) -> Setting<Setup> {
    let about = About { key, rule, label, help };
    let way = |(value, word, help): SwitchPosition<T>| option(value, word, Text::same(word), help);
    let write = move |setup: &Setup| {
        let mut ruleset = setup.ruleset;
        let mut edition = named(&ruleset);
        let chosen = *place(&mut ruleset);
        (chosen != *place(&mut edition)).then_some(chosen)
    };
    let set = keep(move |setup: &mut Setup, value| *place(&mut setup.ruleset) = value);
    Setting::one_of(about, ways.map(way).into(), write, set).in_notation_only()
}

fn first_player() -> Setting<Setup> {
    switch(
        ("first_player", "SWU-DIFF-02"),
        text!("First player", "Quién empieza"),
        text!("Who has the first initiative.", "Quién tiene la primera iniciativa."),
        [
            (
                FirstPlayer::Assigned,
                "assigned",
                text!("The player picked at random.", "Quien sale por sorteo."),
            ),
            (
                FirstPlayer::Chooser,
                "chooser",
                text!("The player picked at random decides.", "Lo decide quien sale por sorteo."),
            ),
        ],
        |ruleset| &mut ruleset.first_player,
    )
}

fn attack_order() -> Setting<Setup> {
    switch(
        ("attack_order", "SWU-DIFF-06"),
        text!("Before combat damage", "Antes del daño de combate"),
        text!(
            "In which order the abilities of an attack happen.",
            "En qué orden ocurren las capacidades de un ataque."
        ),
        [
            (
                AttackOrder::Fixed,
                "fixed",
                text!(
                    "Saboteur, then Restore, then “On attack” abilities.",
                    "Sabotaje, después Recuperación y después las capacidades «Al atacar»."
                ),
            ),
            (
                AttackOrder::Window,
                "window",
                text!("All of them wait together.", "Todas esperan juntas."),
            ),
        ],
        |ruleset| &mut ruleset.attack_order,
    )
}

fn event_zone() -> Setting<Setup> {
    switch(
        ("event_zone", "SWU-DIFF-07"),
        text!("Events", "Eventos"),
        text!("When an event is discarded.", "Cuándo se descarta un evento."),
        [
            (EventZone::After, "after", text!("After its ability.", "Después de su capacidad.")),
            (EventZone::Before, "before", text!("Before its ability.", "Antes de su capacidad.")),
        ],
        |ruleset| &mut ruleset.event_zone,
    )
}

fn ambush() -> Setting<Setup> {
    switch(
        ("ambush", "SWU-DIFF-09"),
        text!("Ambush", "Emboscada"),
        text!("How a unit with Ambush attacks.", "Cómo ataca una unidad con Emboscada."),
        [
            (Ambush::Ready, "ready", text!("It is readied and attacks.", "Se prepara y ataca.")),
            (
                Ambush::Exhausted,
                "exhausted",
                text!("It attacks while exhausted.", "Ataca sin prepararse."),
            ),
        ],
        |ruleset| &mut ruleset.ambush,
    )
}

fn deploy_guard() -> Setting<Setup> {
    switch(
        ("deploy_guard", "SWU-DIFF-13"),
        text!("Deploying too early", "Desplegar antes de tiempo"),
        text!(
            "Whether the epic action of a leader can be wasted.",
            "Si se puede malgastar la acción épica de un líder."
        ),
        [
            (
                DeployGuard::On,
                "on",
                text!(
                    "It is not offered with too few resources.",
                    "No se ofrece si faltan recursos."
                ),
            ),
            (
                DeployGuard::Off,
                "off",
                text!(
                    "It is offered, does nothing and is used up.",
                    "Se ofrece, no hace nada y se gasta."
                ),
            ),
        ],
        |ruleset| &mut ruleset.deploy_guard,
    )
}

fn upgrade_fall() -> Setting<Setup> {
    switch(
        ("upgrade_fall", "SWU-DIFF-23"),
        text!("Upgrades of a lost unit", "Mejoras de una unidad perdida"),
        text!("When they are defeated.", "Cuándo son derrotadas."),
        [
            (
                UpgradeFall::After,
                "after",
                text!("Right after the unit.", "Justo después de la unidad."),
            ),
            (
                UpgradeFall::Same,
                "same",
                text!("At the same time as the unit.", "Al mismo tiempo que la unidad."),
            ),
        ],
        |ruleset| &mut ruleset.upgrade_fall,
    )
}

fn completes_attack() -> Setting<Setup> {
    switch(
        ("completes_attack", "SWU-DIFF-24"),
        text!("Completing an attack", "Completar un ataque"),
        text!("When an attack counts as completed.", "Cuándo cuenta un ataque como completado."),
        [
            (
                Completing::Survive,
                "survive",
                text!("If the attacker survives.", "Si la unidad atacante sobrevive."),
            ),
            (Completing::Any, "any", text!("In any case.", "En todo caso.")),
        ],
        |ruleset| &mut ruleset.completing,
    )
}

fn lose_regain() -> Setting<Setup> {
    switch(
        ("lose_regain", "SWU-DIFF-25"),
        text!("Lost keywords", "Palabras clave perdidas"),
        text!(
            "Whether a lost keyword can be gained again while the loss lasts.",
            "Si una palabra clave perdida se puede recuperar mientras dura la pérdida."
        ),
        [
            (Losing::Final, "no", text!("It cannot.", "No se puede.")),
            (
                Losing::Newest,
                "yes",
                text!("The newest effect decides.", "Decide el efecto más reciente."),
            ),
        ],
        |ruleset| &mut ruleset.losing,
    )
}
