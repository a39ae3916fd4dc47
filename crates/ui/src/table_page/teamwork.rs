//! What teammates show each other: cards they point at, and choices they propose.

use maud::{Markup, PreEscaped, Render as _, html};
use prose::{Text, text};
use table::Offer;

use super::{Frame, Standing};
use crate::board::Region;

/// What a player and the teammates show each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Teamwork {
    /// The teammates, with what can be proposed to them.
    pub partners: Vec<Partner>,
    /// The cards that the reader sees and can point at.
    pub cards: Vec<PointedCard>,
    /// The choice that is proposed to the reader.
    pub proposed_to_you: Option<ProposalBanner>,
    /// The choice that the reader proposes.
    pub proposed_by_you: Option<ProposalBanner>,
    /// The cards that teammates point at, as `data-move` has them.
    pub pointed: Vec<String>,
}

/// A teammate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partner {
    /// The name inside a sentence.
    pub name: Text,
    /// The choices that the reader knows the teammate has.
    pub options: Vec<Offer>,
}

/// A card that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointedCard {
    /// The word in the game's notation.
    pub word: String,
    /// Its name.
    pub name: Text,
}

/// A choice that is proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposalBanner {
    /// The player who proposes it, inside a sentence.
    pub by: Text,
    /// The player who would make it, inside a sentence.
    pub to: Text,
    /// The choice in the game's notation.
    pub words: String,
    /// The choice.
    pub text: Text,
}

/// The banner in the action bar. Its button makes the choice like every other button.
pub(super) fn proposal(frame: &Frame<'_>) -> Markup {
    let teamwork = frame.talk.teamwork.as_ref();
    let Some(proposal) = teamwork.and_then(|teamwork| teamwork.proposed_to_you.as_ref()) else {
        return Markup::default();
    };
    let reader = frame.reader;
    let says = text!(
        "{who} proposes: {choice}",
        "{who} propone: {choice}",
        who = proposal.by.clone().capitalised(),
        choice = proposal.text.clone()
    );
    html! {
        div.asks.proposal role="status" {
            p { (reader.say(&says)) }
            button.button name="choice" value=(proposal.words) { (reader.say(&text!("Do it", "Hacerlo"))) }
            button.button formaction={ "/tables/" (frame.id) "/decline" } {
                (reader.say(&text!("No, thanks", "No, gracias")))
            }
        }
    }
}

/// The panel with the choices of the teammates, and the cards to point at.
pub(super) fn teamwork(frame: &Frame<'_>) -> Markup {
    let Some(teamwork) = &frame.talk.teamwork else { return Markup::default() };
    if frame.standing != Standing::Playing {
        return Markup::default();
    }
    html! {
        @if let Some(ProposalBanner { to, text, .. }) = &teamwork.proposed_by_you {
            p.proposed { (frame.reader.say(&text!(
                "You propose to {who}: {choice}",
                "Propones a {who}: {choice}",
                who = to.clone(),
                choice = text.clone()
            ))) }
        }
        @for (n, partner) in teamwork.partners.iter().enumerate() { (propose(frame, n, partner)) }
        @if !teamwork.cards.is_empty() { (point(frame, &teamwork.cards)) }
    }
}

fn propose(frame: &Frame<'_>, n: usize, Partner { name, options }: &Partner) -> Markup {
    let reader = frame.reader;
    let title = text!("Propose to {who}", "Proponer a {who}", who = name.clone());
    let nothing = text!(
        "Nothing that you can know of can be chosen there now.",
        "Ahora no puede elegir nada que tú puedas saber."
    );
    let groups = options.chunk_by(|one, next| one.heading == next.heading);
    let different = options.chunk_by(|one, next| one.text == next.text).count();
    html! {
        details.propose id={ "propose-" (n) } {
            summary { (reader.say(&title)) " (" (different) ")" }
            @if options.is_empty() { p.help { (reader.say(&nothing)) } }
            @for group in groups {
                h3 { (reader.say(&group[0].heading)) }
                // Copies of a card make no difference to whoever reads the same sentence.
                @for alike in group.chunk_by(|one, next| one.text == next.text) {
                    @let Offer { words, text, .. } = &alike[0];
                    button name="propose" value=(words) formaction={ "/tables/" (frame.id) "/propose" } { (reader.say(text)) }
                }
            }
        }
    }
}

fn point(frame: &Frame<'_>, cards: &[PointedCard]) -> Markup {
    let reader = frame.reader;
    html! {
        details #pointing-at {
            summary { (reader.say(&text!("Point at a card", "Señalar una carta"))) }
            p.help.scripted { (reader.say(&text!(
                "Or press p on a card.",
                "O pulsa p sobre una carta."
            ))) }
            div.saying {
                label.unseen for="pointed-card" { (reader.say(&text!("Card", "Carta"))) }
                select #pointed-card name="card" form="pointing" {
                    @for PointedCard { word, name } in cards {
                        option value=(word) { (reader.say(name)) (copy(word)) }
                    }
                }
                button.button form="pointing" { (reader.say(&text!("Point", "Señalar"))) }
            }
        }
    }
}

/// The number of the copy, where a word has one.
fn copy(word: &str) -> String {
    word.split_once('#').map(|(_, number)| format!(" #{number}")).unwrap_or_default()
}

/// What stands before and after the word of a card on the board.
const CARD: [&str; 2] = ["data-move=\"", "\""];

/// The words of the cards that these parts of a board show.
#[must_use]
pub fn cards_on(board: &[Region]) -> Vec<String> {
    let words = |region: &Region| -> Vec<String> {
        let after = region.html.0.split(CARD[0]).skip(1);
        after.filter_map(|rest| rest.split(CARD[1]).next()).map(str::to_owned).collect()
    };
    board.iter().flat_map(words).collect()
}

/// Marks the cards that teammates point at.
pub fn mark_pointed(board: &mut [Region], pointed: &[String]) {
    for word in pointed {
        let card = format!("{}{}{}", CARD[0], word.render().into_string(), CARD[1]);
        let marked = format!("{card} data-pointed");
        for region in board.iter_mut().filter(|region| region.html.0.contains(&card)) {
            region.html = PreEscaped(region.html.0.replace(&card, &marked));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_card_that_is_pointed_at_is_marked() {
        let card = |word: &str| html! { span data-move=(word) {} };
        let html = html! { (card("luke")) (card("luke#2")) };
        let mut board = [Region { id: "row", html }];
        assert_eq!(cards_on(&board), ["luke", "luke#2"]);
        mark_pointed(&mut board, &["luke".to_owned()]);
        let marked = &board[0].html.0;
        assert!(marked.contains("data-move=\"luke\" data-pointed"), "{marked}");
        assert_eq!(marked.matches("data-pointed").count(), 1, "{marked}");
    }
}
