//! The setups of a game of ladder.

use std::sync::LazyLock;

use prose::{Text, text};
use table::SetupOption;
use table::setup::{About, Setting, Settings, keep};

use super::{Setup, Sides};

pub(super) static SETTINGS: LazyLock<Settings<Setup>> = LazyLock::new(|| {
    let about = |key| {
        let rule = "LADDER-SETUP-02";
        About { key, rule, label: Text::same(key), help: text!("A test.", "Una prueba.") }
    };
    let option = |word| SetupOption { word, label: Text::same(word), help: text!("So.", "Así.") };
    let hand = Setting::number(
        about("hand"),
        1..=3,
        |setup: &Setup| u8::try_from(setup.hand).ok(),
        keep(|setup: &mut Setup, hand: u8| setup.hand = hand.into()),
    );
    let players = Setting::one_of(
        about("players"),
        vec![(2, option("2")), (4, option("4"))],
        |setup: &Setup| (setup.players != 2).then_some(setup.players),
        keep(|setup: &mut Setup, players| setup.players = players),
    );
    let sides = Setting::one_of(
        about("sides"),
        vec![(Sides::Teams, option("teams")), (Sides::Together, option("together"))],
        |setup: &Setup| (setup.sides != Sides::Alone).then_some(setup.sides),
        keep(|setup: &mut Setup, sides| setup.sides = sides),
    );
    let careless = Setting::one_of(
        about("careless"),
        vec![(true, option("yes"))],
        |setup: &Setup| setup.careless.then_some(true),
        keep(|setup: &mut Setup, careless| setup.careless = careless),
    );
    let chatty = Setting::one_of(
        about("chatty"),
        vec![(true, option("yes"))],
        |setup: &Setup| setup.chatty.then_some(true),
        keep(|setup: &mut Setup, chatty| setup.chatty = chatty),
    );
    let usual = Setup { hand: 2, players: 2, sides: Sides::Alone, careless: false, chatty: false };
    Settings::new(usual, "LADDER-SETUP-02", vec![hand, players, sides, careless, chatty])
});
