//! What can be decided about a game of ladder.

use std::sync::LazyLock;

use prose::{Text, text};
use table::SetupOption;
use table::setup::{About, Setting, Settings, keep};

use super::Setup;

pub(super) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    let about = |key| {
        let rule = "LADDER-SETUP-02";
        About { key, rule, label: Text::same(key), help: text!("A test.", "Una prueba.") }
    };
    let yes = || {
        let help = text!("It is so.", "Es así.");
        vec![(true, SetupOption { word: "yes", label: text!("Yes", "Sí"), help })]
    };
    let hand = Setting::number(
        about("hand"),
        1..=3,
        |setup: &Setup| u8::try_from(setup.hand).ok(),
        keep(|setup: &mut Setup, hand: u8| setup.hand = hand.into()),
    );
    let together = Setting::one_of(
        about("together"),
        yes(),
        |setup: &Setup| setup.together.then_some(true),
        keep(|setup: &mut Setup, together| setup.together = together),
    );
    let careless = Setting::one_of(
        about("careless"),
        yes(),
        |setup: &Setup| setup.careless.then_some(true),
        keep(|setup: &mut Setup, careless| setup.careless = careless),
    );
    let usual = Setup { hand: 2, together: false, careless: false };
    Settings::new(usual, "LADDER-SETUP-02", vec![hand, together, careless])
});
