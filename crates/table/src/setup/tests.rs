use prose::{Text, text};

use super::*;
use crate::Seed;

/// A game of mugs: `size=small|large mugs=1 to 9 lid=yes|ajar`, and the barrel they are filled
/// from.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Mugs {
    large: bool,
    mugs: u8,
    barrel: String,
    lid: Option<bool>,
}

fn about(key: &'static str) -> About {
    About { key, rule: "MUG-01", label: Text::same(key), help: text!("Help.", "Ayuda.") }
}

fn option(word: &'static str) -> SetupOption {
    SetupOption { word, label: Text::same(word), help: text!("Help.", "Ayuda.") }
}

fn settings() -> Settings<Mugs> {
    let barrel = Setting::deck(
        about("barrel"),
        (
            vec![SetupOption { label: text!("Oak barrel", "Barril de roble"), ..option("oak") }],
            "1.2",
        ),
        |luck| format!("{}.{}", luck.below(5), luck.below(5)),
        |mugs: &Mugs| Some(mugs.barrel.clone()),
        |mugs, word| match (word, word.split_once('.')) {
            ("oak", _) | (_, Some(_)) => {
                // A large mug empties the first barrel.
                if mugs.large && word.starts_with('0') {
                    return Err(Refusal::rule("MUG-02", text!("Empty.", "Vacío.")).into());
                }
                word.clone_into(&mut mugs.barrel);
                Ok(())
            }
            _ => Err(Misread::Unknown),
        },
    );
    let size = Setting::one_of(
        about("size"),
        vec![(false, option("small")), (true, option("large"))],
        |mugs: &Mugs| Some(mugs.large),
        keep(|mugs: &mut Mugs, large| mugs.large = large),
    );
    let mugs = Setting::number(
        about("mugs"),
        1..=9,
        |mugs: &Mugs| Some(mugs.mugs),
        |mugs, number| {
            mugs.mugs = number.unwrap_or(if mugs.large { 2 } else { 4 });
            Ok(())
        },
    );
    let lid = Setting::one_of(
        about("lid"),
        vec![(true, option("yes")), (false, option("ajar"))],
        |mugs: &Mugs| mugs.lid,
        |mugs: &mut Mugs, lid| {
            mugs.lid = lid;
            Ok(())
        },
    );
    let usual = Mugs { large: false, mugs: 4, barrel: "oak".to_owned(), lid: None };
    let all = vec![barrel, size.read_early(), mugs, lid.in_notation_only()];
    Settings::new(usual, "MUG-00", all)
}

fn faults(words: &str) -> Vec<String> {
    let SetupFaults(faults) = settings().read(words).expect_err(words);
    for fault in &faults {
        assert_eq!(fault.text.is_complete(), Ok(()), "{fault}");
    }
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn words_are_read_in_any_order_and_written_in_one() {
    let settings = settings();
    let usual = settings.read("").expect("the usual setup");
    assert_eq!(settings.write(&usual), "barrel=oak size=small mugs=4");
    // The number of mugs depends on their size, whichever is named first or left out.
    let large = settings.read("lid=ajar size=large").expect("understood");
    assert_eq!(settings.write(&large), "barrel=oak size=large mugs=2 lid=ajar");
    let many = settings.read("mugs=9 size=large").expect("understood");
    assert_eq!(settings.write(&many), "barrel=oak size=large mugs=9");
    assert_eq!(settings.read("lid").expect("a key alone means yes").lid, Some(true));
    assert_eq!(settings.read("mugs=200").expect("for the rules to refuse").mugs, 200);
}

#[test]
fn every_fault_is_named_with_the_values_that_would_do() {
    assert_eq!(
        faults("barrel=0.1 size=large mugs=many lid=off lid siez=small castle=2 size=small size=x"),
        [
            "«lid» is given twice; write it once. (MUG-01)",
            "«size» is given twice; write it once. (MUG-01)",
            "Empty. (MUG-02)",
            "«mugs=many» is not understood; write mugs=1 to mugs=9. (MUG-01)",
            "«lid=off» is not understood; write lid=yes|ajar. (MUG-01)",
            "«siez=small» is not understood; did you mean «size»? (MUG-00)",
            "«castle=2» is not understood; the known keys are barrel, size, mugs, lid. (MUG-00)",
        ]
    );
    assert_eq!(
        faults("barrel"),
        ["«barrel» is not understood; write barrel=oak|1.2. (MUG-01)"],
        "a key alone means yes, which is not a barrel"
    );
}

#[test]
fn random_setups_reach_every_value_and_can_be_written() {
    let settings = settings();
    let mut luck = Luck::new(Seed::from_number(7));
    let drawn: Vec<Mugs> = (0..300).map(|_| settings.any(&mut luck)).collect();
    for mugs in &drawn {
        assert_eq!(settings.read(&settings.write(mugs)).as_ref(), Ok(mugs));
    }
    for number in 1..=9 {
        assert!(drawn.iter().any(|mugs| mugs.mugs == number), "{number}");
    }
    for lid in [None, Some(true), Some(false)] {
        for large in [true, false] {
            assert!(drawn.iter().any(|mugs| (mugs.lid, mugs.large) == (lid, large)));
        }
    }
    let empty = |mugs: &&Mugs| mugs.barrel.starts_with('0');
    assert!(drawn.iter().filter(empty).all(|mugs| !mugs.large));
    assert!(drawn.iter().any(|mugs| empty(&mugs)) && drawn.iter().any(|mugs| mugs.large));
}

#[test]
fn fields_say_how_they_are_written_and_what_they_mean() {
    let lines: Vec<Text> = settings().fields().iter().flat_map(SetupField::describe).collect();
    let english: Vec<&str> = lines.iter().map(|line| line.en.as_str()).collect();
    assert_eq!(
        english,
        [
            "barrel=oak|1.2 · barrel: Help.",
            "  oak · Oak barrel: Help.",
            "size=small|large · size: Help.",
            "  small: Help.",
            "  large: Help.",
            "mugs=1 to mugs=9 · mugs: Help.",
            "lid=yes|ajar · lid: Help.",
            "  yes: Help.",
            "  ajar: Help.",
        ]
    );
    assert_eq!(lines[5].es, "mugs=1 a mugs=9 · mugs: Ayuda.");
    let fields = settings().fields();
    assert!(fields[0].is_deck() && fields[1..].iter().all(|field| !field.is_deck()));
    assert_eq!(fields[3].asked, Asked::InNotation);
}
