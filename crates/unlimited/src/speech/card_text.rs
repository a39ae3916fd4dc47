//! The rules text of a card, generated from its definition.

use prose::{Text, text};
use script::Names;

use crate::words::lexicon::UNIT;
use crate::words::spoken::abilities::{ability, deploy};
use crate::words::spoken::keywords::keyword;
use crate::words::{Ability, Card, Keyword, Kind};

#[cfg(test)]
mod tests;

/// The rules text of a card, one entry for each line.
#[derive(Debug, Default)]
pub(crate) struct CardText {
    /// The front side, which is the only one of all cards but leaders.
    pub(crate) front: Vec<Text>,
    /// The deployed side of a leader.
    pub(crate) deployed: Vec<Text>,
}

/// Returns the rules text: first the keywords in one line, then a line for each ability.
pub(crate) fn card_text(card: &Card) -> CardText {
    if card.kind == Kind::Leader {
        let mut front = lines(&[], card.abilities, &card.kind.noun().this());
        front.push(deploy(card.cost));
        return CardText { front, deployed: lines(card.keywords, card.deployed, &UNIT.this()) };
    }
    let front = lines(card.keywords, card.abilities, &card.kind.noun().this());
    CardText { front, deployed: Vec::new() }
}

fn lines(keywords: &[Keyword], abilities: &[Ability], this: &Text) -> Vec<Text> {
    let abilities = abilities.iter().map(|each| ability(each, this.clone()));
    keywords_line(keywords).into_iter().chain(abilities).collect()
}

/// "Sentinel, Raid 2"; `None` without keywords.
fn keywords_line(keywords: &[Keyword]) -> Option<Text> {
    let all = keywords.iter().map(|which| keyword(*which, &Names::default()));
    all.reduce(|all, next| text!("{all}, {next}", "{all}, {next}", all = all, next = next))
}
