//! One card on a board, with its marks and options; the same for every game.

use maud::{Markup, html};
use prose::{Lang, Text, text};

use super::THEN;
use crate::card_art::Allegiance;

/// A card face up on a board.
pub(super) struct CardOnBoard {
    /// The id of its title, for the large card.
    pub(super) id: &'static str,
    /// The word of this copy, by which a browser follows it from place to place.
    pub(super) word: String,
    /// The address of its drawing.
    pub(super) picture: String,
    /// Its name and state in words, for screen readers.
    pub(super) said: Text,
    /// The marks on it.
    pub(super) marks: Markup,
    /// The effect of a click if it has no option.
    pub(super) click: Click,
    /// The reader's options with it.
    pub(super) options: Vec<CardOption>,
}

/// An option that a card shows.
pub(super) struct CardOption {
    /// The choice in the game's notation.
    pub(super) words: String,
    /// The sentence for a card that has only this option.
    pub(super) said: Text,
    /// The item in the menu of a card with several options, which does not repeat the card's name.
    pub(super) item: Text,
    /// The arrow of the option.
    pub(super) aim: Aim,
    /// Whether it would change anything.
    pub(super) use_: Use,
    /// The share that it gives the card of a divided amount.
    pub(super) share: Option<u8>,
}

impl CardOption {
    /// Its first choice, and all of them if there are several in a row.
    fn choices(&self) -> (&str, Option<&str>) {
        match self.words.split_once(THEN) {
            Some((first, _)) => (first, Some(&self.words)),
            None => (&self.words, None),
        }
    }
}

/// Whether an option would change anything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// It does something.
    Useful,
    /// It would change nothing; a click asks first.
    Idle,
}

/// The cards that the arrow of an option connects, and its forecast.
#[derive(Default)]
pub(super) struct Aim {
    pub(super) from: Option<String>,
    pub(super) at: Option<String>,
    pub(super) says: Option<String>,
}

/// The effect of a click on a card without options.
pub(super) enum Click {
    Nothing,
    /// Sends this choice, so that the refusal explains why it is not allowed.
    Ask(String),
    /// Takes back the choice made with this card. Without a script the choice is sent again and refused,
    /// because it was already made.
    TakeBack(String),
}

impl Click {
    pub(super) fn ask(attempt: Option<String>) -> Self {
        attempt.map_or(Self::Nothing, Self::Ask)
    }
}

/// Draws the card in this language. Options that change nothing are offered quietly, and only if there
/// is no other.
pub(super) fn draw(card: &CardOnBoard, lang: Lang) -> Markup {
    let CardOnBoard { id, word, picture, said, marks, click, options } = card;
    // The unseen words say the marks too.
    let inside = html! { img src=(picture) alt=""; @if !marks.0.is_empty() { span.marks aria-hidden="true" { (marks) } } };
    let said = said.get(lang);
    let useful: Vec<&CardOption> =
        options.iter().filter(|option| option.use_ == Use::Useful).collect();
    match (useful.as_slice(), options.first(), click) {
        ([], Some(idle), _) => html! {
            button.card.idle name="choice" value=(idle.words) data-card=(id) data-move=(word) data-idle
                { span.unseen { (said) ". " (idle.said.get(lang)) } (inside) }
        },
        ([], None, Click::Nothing) => html! {
            span.card tabindex="0" role="img" data-card=(id) data-move=(word) aria-label=(said) { (inside) }
        },
        ([], None, Click::Ask(attempt)) => html! {
            button.card.idle name="choice" value=(attempt) data-card=(id) data-move=(word)
                { span.unseen { (said) (not_now(lang)) } (inside) }
        },
        ([], None, Click::TakeBack(chosen)) => {
            let back = text!("Take this back", "Deshacer esta elección");
            html! {
                button.card.taken name="choice" value=(chosen) data-do="undo" data-card=(id)
                    data-move=(word) title=(back.get(lang))
                    { span.unseen { (said) ". " (back.get(lang)) } (inside) }
            }
        }
        ([option], ..) => {
            let Aim { from, at, says } = &option.aim;
            let (choice, batch) = option.choices();
            html! {
                button.card.can name="choice" value=(choice) data-batch=[batch] data-card=(id) data-move=(word)
                    data-from=[from] data-at=[at] data-says=[says]
                    { span.unseen { (label(said, option.said.get(lang))) } (inside) }
            }
        }
        (several, ..) => {
            let count = text!("{n} options", "{n} opciones", n = several.len());
            let shares = several.iter().all(|option| option.share.is_some());
            html! {
                details.card-menu.can name="menu" data-card=(id) data-move=(word) data-shares[shares] {
                    summary.card { span.unseen { (said) "; " (count.get(lang)) } (inside) }
                    div.menu { @for option in several { (item(option, lang)) } }
                }
            }
        }
    }
}

/// The label of a card with one option: the option, and the card unless the option begins with it.
fn label(said: &str, option: &str) -> String {
    if said.is_empty() { option.to_owned() } else { format!("{said}. {option}") }
}

fn item(option: &CardOption, lang: Lang) -> Markup {
    let Aim { from, at, says } = &option.aim;
    let (choice, batch) = option.choices();
    html! {
        button name="choice" value=(choice) data-batch=[batch] data-share=[option.share] data-from=[from] data-at=[at] data-says=[says] {
            (option.item.get(lang))
        }
    }
}

fn not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "; not now",
        Lang::Es => "; ahora no",
    }
}

/// A card face down.
pub(super) fn back() -> Markup {
    html! { span.card.back {} }
}

/// A card face down whose back shows this allegiance.
pub(super) fn back_of(allegiance: Allegiance) -> Markup {
    html! { span.card.back.(allegiance.class()) {} }
}
