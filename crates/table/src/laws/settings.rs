//! Checks the description of a game's setups: every setup can be read, written and played.

use std::collections::BTreeSet;

use prose::Text;

use super::{BrokenLaw, Violation};
use crate::setup::{Asked, SetupField, SetupKind};
use crate::{Luck, Notation, Seed};

/// The number of random setups that are tried.
const DRAWS: u64 = 200;

/// Checks that every sentence about the setups of a game exists in both languages, that every value
/// a form offers and every random setup can be read, written and played, that the first values are
/// the default ones, and that numbers beyond their limits are refused.
///
/// # Errors
/// The first law found broken.
pub fn check_settings<G: Notation>(game: &G) -> Result<(), BrokenLaw> {
    let fields = G::settings().fields();
    let mut defaults = Vec::new();
    for field in &fields {
        check_sentences(field)?;
        defaults.extend(
            field
                .options()
                .first()
                .filter(|_| field.asked == Asked::OnForm)
                .map(|option| format!("{}={}", field.key, option.word)),
        );
        if field.asked == Asked::OnForm {
            check_values(game, field)?;
        }
    }
    let defaults = defaults.join(" ");
    if game.read_setup(&defaults) != game.read_setup("") {
        let what = "the first options are not the default setup".to_owned();
        return Err(broken(&defaults, (2, what)));
    }
    for preset in G::settings().presets() {
        let complete =
            |text: &Text| text.is_complete().map_err(|why| broken(preset.word, (7, why)));
        [&preset.label, &preset.help].into_iter().try_for_each(complete)?;
        if let Err(faults) = game.read_setup(preset.setup) {
            return Err(broken(preset.setup, (2, format!("the preset {}: {faults}", preset.word))));
        }
    }
    for number in 0..DRAWS {
        let setup = G::settings().any(&mut Luck::new(Seed::from_number(number)));
        check_setup(game, &game.write_setup(&setup), &setup)?;
    }
    Ok(())
}

fn broken(words: &str, (law, what): Violation) -> BrokenLaw {
    BrokenLaw { law, what, setup: words.to_owned(), seed: 0, ply: 0 }
}

fn check_sentences(field: &SetupField) -> Result<(), BrokenLaw> {
    let options = field.options().iter().flat_map(|option| [&option.label, &option.help]);
    let complete = |text: &Text| text.is_complete().map_err(|why| broken(field.key, (7, why)));
    [&field.label, &field.help].into_iter().chain(options).try_for_each(complete)
}

/// Checks every value of a field by itself, with defaults for the other fields or beside those that
/// it needs.
fn check_values<G: Notation>(game: &G, field: &SetupField) -> Result<(), BrokenLaw> {
    let mut values: Vec<String> = field.options().iter().map(|one| one.word.to_owned()).collect();
    match field.kind {
        SetupKind::OneOf(_) | SetupKind::Deck { .. } => {}
        SetupKind::Words(words) => values.push(words.to_owned()),
        SetupKind::Number { least, most } => {
            values.extend((least..=most).map(|number| number.to_string()));
            for beyond in [least.checked_sub(1), most.checked_add(1)].into_iter().flatten() {
                let words = format!("{}={beyond}", field.key);
                let setup = read(game, &words)?;
                if game.start(&setup, Luck::new(Seed::from_number(1))).is_ok() {
                    return Err(broken(&words, (5, "a number beyond its limits is played".into())));
                }
            }
        }
    }
    let mut written = BTreeSet::new();
    for value in &values {
        let mut refused = Err(broken(field.key, (5, "no value is allowed".into())));
        for beside in field.beside {
            refused = check_value(game, &format!("{}={value} {beside}", field.key));
            if refused.is_ok() {
                break;
            }
        }
        written.insert(refused?);
    }
    if written.len() == values.len() {
        return Ok(());
    }
    Err(broken(field.key, (2, format!("two values of «{}» are written the same", field.key))))
}

/// Checks a setup by its words, and returns how it is written.
fn check_value<G: Notation>(game: &G, words: &str) -> Result<String, BrokenLaw> {
    let setup = read(game, words)?;
    check_setup(game, words, &setup)?;
    Ok(game.write_setup(&setup))
}

fn read<G: Notation>(game: &G, words: &str) -> Result<G::Setup, BrokenLaw> {
    game.read_setup(words)
        .map_err(|faults| broken(words, (2, format!("the setup cannot be read: {faults}"))))
}

/// Checks that the setup can be written, read again and played.
fn check_setup<G: Notation>(game: &G, words: &str, setup: &G::Setup) -> Result<(), BrokenLaw> {
    let written = game.write_setup(setup);
    if read(game, &written)? != *setup {
        return Err(broken(
            words,
            (2, format!("the setup is another one when written «{written}»")),
        ));
    }
    match game.start(setup, Luck::new(Seed::from_number(1))) {
        Ok(_) => Ok(()),
        Err(faults) => Err(broken(words, (5, format!("the setup is refused: {faults}")))),
    }
}
