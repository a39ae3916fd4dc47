//! The description of a game's setups: what it offers can be read, written and played.

use std::collections::BTreeSet;

use prose::Text;

use super::{Broken, Fault};
use crate::setup::{Asked, SetupField, SetupKind};
use crate::{Luck, Notation, Seed};

/// Random setups that are drawn.
const DRAWS: u64 = 200;

/// Checks that every sentence about the setups of a game exists in both languages, that every value
/// a form offers and every random setup can be read, written and played, that the first values are
/// the usual ones, and that numbers beyond their limits are refused.
///
/// # Errors
/// The first law found broken.
pub fn check_settings<G: Notation>(game: &G) -> Result<(), Broken> {
    let fields = G::settings().fields();
    let mut usual = Vec::new();
    for field in &fields {
        sentences(field)?;
        usual.extend(
            field
                .options()
                .first()
                .filter(|_| field.asked == Asked::OnForm)
                .map(|option| format!("{}={}", field.key, option.word)),
        );
        if field.asked == Asked::OnForm {
            values(game, field)?;
        }
    }
    let usual = usual.join(" ");
    let [first, none] = [&usual, ""].map(|words| game.read_setup(words));
    if first != none {
        let what = "the first options are not the usual setup".to_owned();
        return Err(broken(&usual, (2, what)));
    }
    for number in 0..DRAWS {
        let setup = G::settings().any(&mut Luck::new(Seed::from_number(number)));
        played(game, &game.write_setup(&setup), &setup)?;
    }
    Ok(())
}

fn broken(words: &str, (law, what): Fault) -> Broken {
    Broken { law, what, setup: words.to_owned(), seed: 0, ply: 0 }
}

fn sentences(field: &SetupField) -> Result<(), Broken> {
    let options = field.options().iter().flat_map(|option| [&option.label, &option.help]);
    let complete = |text: &Text| text.is_complete().map_err(|why| broken(field.key, (7, why)));
    [&field.label, &field.help].into_iter().chain(options).try_for_each(complete)
}

/// Every value of a field by itself, the others being as usual.
fn values<G: Notation>(game: &G, field: &SetupField) -> Result<(), Broken> {
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
        let words = format!("{}={value}", field.key);
        let setup = read(game, &words)?;
        played(game, &words, &setup)?;
        written.insert(game.write_setup(&setup));
    }
    if written.len() == values.len() {
        return Ok(());
    }
    Err(broken(field.key, (2, format!("two values of «{}» are written alike", field.key))))
}

fn read<G: Notation>(game: &G, words: &str) -> Result<G::Setup, Broken> {
    game.read_setup(words).map_err(|faults| broken(words, (2, format!("it is not read: {faults}"))))
}

/// The setup can be written, read again and played.
fn played<G: Notation>(game: &G, words: &str, setup: &G::Setup) -> Result<(), Broken> {
    let written = game.write_setup(setup);
    if read(game, &written)? != *setup {
        return Err(broken(words, (2, format!("it is another setup when written «{written}»"))));
    }
    match game.start(setup, Luck::new(Seed::from_number(1))) {
        Ok(_) => Ok(()),
        Err(faults) => Err(broken(words, (5, format!("the setup is refused: {faults}")))),
    }
}
