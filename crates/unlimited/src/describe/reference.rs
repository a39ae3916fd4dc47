//! The card reference: entries for cards and keywords.

use prose::{Conjunction, Say as _, Text, fold, text};
use table::{CardEntry, Naming, Origin};

use crate::decks::Title;
use crate::speech::card_text::card_text;
use crate::speech::with_remarks;
use crate::words::spoken::keywords::{keyword, reminder};
use crate::words::{Card, Keyword, Kind, Num};

/// The list entry of every card.
pub(super) fn cards() -> Vec<CardEntry> {
    let entry = |title: Title| {
        let card = title.card();
        let name = title.text();
        let mut sides: Vec<Text> = card.aspects.iter().map(|aspect| aspect.name()).collect();
        // An aspect that is printed twice is listed once.
        sides.dedup();
        let fights = matches!(card.kind, Kind::Unit | Kind::Leader);
        CardEntry {
            id: card.id,
            naming: naming(&name),
            name,
            kind: card.kind.name(),
            sides,
            traits: card.traits.iter().map(|one| one.name()).collect(),
            cost: (!matches!(card.kind, Kind::Base | Kind::Token)).then_some(card.cost),
            more: fights
                .then(|| card.arena.name())
                .into_iter()
                .chain([card.rarity.name()])
                .collect(),
            origin: card.origin,
            origins: Vec::new(),
        }
    };
    Title::all().map(entry).collect()
}

/// Every title we know in Spanish, subtitle included, differs from the English one; an equal one only
/// stands in for it.
fn naming(Text { en, es }: &Text) -> Naming {
    if en == es { Naming::EnglishOnly } else { Naming::BothLanguages }
}

/// Everything about the cards or the keyword with this name.
pub(super) fn look_up(words: &str) -> Option<Vec<Text>> {
    let wanted = plain(words);
    let named = |title: &Title| is_called(*title, &wanted);
    if let Some(title) = by_id(words.trim()).or_else(|| Title::all().find(named)) {
        return Some(about(title));
    }
    let namesakes = Title::all().filter(|title| title.card().name.map(plain).contains(&wanted));
    let cards: Vec<Text> = namesakes.flat_map(about).collect();
    if !cards.is_empty() {
        return Some(cards);
    }
    let asked = |keyword: &Keyword| {
        let Text { en, es } = keyword.name();
        [en, es].iter().any(|name| plain(name) == wanted)
    };
    KEYWORDS.into_iter().find(asked).map(|keyword| vec![explained(keyword)])
}

/// The card with this id or number: `yoda-old-master`, `SOR_045`.
fn by_id(words: &str) -> Option<Title> {
    let words = fold(words);
    let number = words.strip_prefix("sor").and_then(|rest| {
        let digits = rest.trim_start_matches(['_', '-', ' ', '#']);
        digits.parse().ok().and_then(Title::of_number)
    });
    number.or_else(|| Title::of_id(&words))
}

/// Whether the words are the name with the subtitle, or a name that only this card has.
fn is_called(title: Title, wanted: &str) -> bool {
    let Text { en, es } = title.text();
    [en, es].iter().any(|name| plain(name) == wanted)
}

/// Returns the name as lower-case words without accents; apostrophes are dropped.
fn plain(name: &str) -> String {
    let letters = fold(name).replace(['\'', '’', '‘'], "");
    let words = letters.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The printed facts, the rules text, then the source of the facts.
fn about(title: Title) -> Vec<Text> {
    let card = title.card();
    let said = card_text(card);
    let mut lines = vec![facts(title)];
    lines.extend(said.front.into_iter().map(Text::sentence));
    lines.extend(said.deployed.into_iter().map(|line| {
        text!("Deployed: {line}", "Con la unidad desplegada: {line}", line = line).sentence()
    }));
    lines.extend(card.keywords.iter().map(|keyword| explained(*keyword)));
    lines.push(match card.origin {
        Origin::Verified => {
            text!("Figures confirmed by several sources.", "Cifras confirmadas por varias fuentes.")
        }
        Origin::SingleSource | Origin::Inferred => text!(
            "Sources differ about this card: it is played as the catalogue says.",
            "Las fuentes no coinciden sobre esta carta: se juega como dice el catálogo."
        ),
        Origin::Original => text!("Written by this project.", "Escrita por este proyecto."),
    });
    lines
}

/// "Raid 2: While it attacks, this unit has 2 more power."
fn explained(which: Keyword) -> Text {
    let name = match which {
        Keyword::Raid(Num::Just(_)) | Keyword::Restore(Num::Just(_)) => {
            keyword(which, &script::Names::default())
        }
        other => other.name(),
    };
    text!("{name}: {does}", "{name}: {does}", name = name, does = reminder(which))
}

/// All keywords; the number of the last two is a placeholder.
const KEYWORDS: [Keyword; 8] = [
    Keyword::Sentinel,
    Keyword::Ambush,
    Keyword::Shielded,
    Keyword::Overwhelm,
    Keyword::Saboteur,
    Keyword::Grit,
    Keyword::Raid(Num::Just(1)),
    Keyword::Restore(Num::Just(1)),
];

/// "Yoda, Old Master: unique ground unit (cost 3, power 2, HP 4); Vigilance and Heroism; …"
fn facts(title: Title) -> Text {
    let card = title.card();
    let list = |items: Vec<Text>| Text::list(items, Conjunction::And);
    let aspects = list(card.aspects.iter().map(|aspect| aspect.name()).collect());
    let traits = list(card.traits.iter().map(|one| one.name()).collect());
    let number = match card.number {
        0 => Text::default(),
        n => text!("card {n} of the set", "carta {n} de la colección", n = n),
    };
    let parts = [with_remarks(kind(card), figures(card)), aspects, traits, rarity(card), number];
    let parts = parts
        .into_iter()
        .filter(|part| *part != Text::default())
        .reduce(|one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next));
    text!(
        "{name}: {parts}.",
        "{name}: {parts}.",
        name = title.text(),
        parts = parts.unwrap_or_default()
    )
}

fn rarity(card: &Card) -> Text {
    if card.kind == Kind::Token { Text::default() } else { card.rarity.name() }
}

fn kind(card: &Card) -> Text {
    use crate::words::lexicon::UNIQUE;
    let noun = card.kind.noun();
    match card.kind {
        Kind::Unit if card.unique => noun.with(&card.arena.adjective()).with(&UNIQUE).bare(),
        Kind::Unit => noun.with(&card.arena.adjective()).bare(),
        Kind::Upgrade | Kind::Event if card.unique => noun.with(&UNIQUE).bare(),
        Kind::Leader | Kind::Base | Kind::Event | Kind::Upgrade | Kind::Token => noun.bare(),
    }
}

/// The printed numbers that apply to this type of card.
fn figures(card: &Card) -> Vec<Text> {
    let cost = text!("cost {n}", "coste {n}", n = card.cost);
    let power = text!("power {n}", "Poder {n}", n = card.power);
    let hp = text!("HP {n}", "PG {n}", n = card.hp);
    let added = Text::same(format!("+{}/+{}", card.power, card.hp));
    match card.kind {
        Kind::Unit => vec![cost, power, hp],
        Kind::Leader => vec![power, hp],
        Kind::Base => vec![hp],
        Kind::Event => vec![cost],
        Kind::Upgrade => vec![cost, added],
        Kind::Token => vec![added],
    }
}
