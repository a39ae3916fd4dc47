//! The list of all answers, for keyboards and screen readers, and for who prefers sentences.

use maud::{Markup, html};
use prose::{Text, text};

use table::Offer;

use super::{Frame, Standing};

/// The most answers under one heading before they are folded away.
const SHOWN: usize = 8;
/// The most answers before a search field is added.
const MANY: usize = 24;
/// The keys of the answers: digits, then capital letters.
const KEYS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// All answers, those that would change nothing folded away.
pub(super) fn prompt(frame: &Frame<'_>) -> Markup {
    if frame.standing != Standing::Playing || frame.offers.is_empty() {
        return Markup::default();
    }
    let title = text!("Answers", "Respuestas");
    html! {
        h2.unseen { (frame.reader.say(&title)) }
        (offers(frame))
    }
}

/// Offers under their headings, in the order the game lists them.
fn offers(frame: &Frame<'_>) -> Markup {
    let idle = |offer: &Offer| frame.idle.contains(&offer.words);
    let (useless, useful): (Vec<&Offer>, Vec<&Offer>) =
        frame.offers.iter().partition(|offer| idle(offer));
    let groups: Vec<&[&Offer]> = useful.chunk_by(|one, next| one.heading == next.heading).collect();
    let folds = |group: &[&Offer]| group.len() > SHOWN && groups.len() > 1;
    let mut keys = KEYS.chars();
    html! {
        @if frame.offers.len() > MANY { (search_field(frame)) }
        @for group in &groups {
            @if frame.bar.divided.is_some() && group.len() > 1 { (folded(frame, &one_by_one(), group)) }
            @else if folds(group) { (folded(frame, &group[0].heading, group)) }
            @else { (open(frame, group, &mut keys)) }
        }
        @if !useless.is_empty() {
            (folded(frame, &text!("Without effect", "Sin efecto"), &useless))
        }
    }
}

/// The heading of shares that can be given on the cards, all at once.
fn one_by_one() -> Text {
    text!("One share after the other", "Una parte tras otra")
}

/// The search field for answers.
fn search_field(frame: &Frame<'_>) -> Markup {
    let find = text!("Find an answer", "Buscar una respuesta");
    let find = frame.reader.say(&find);
    html! {
        label.unseen for="sift" { (find) }
        input #sift.scripted type="search" data-sift placeholder=(find) autocomplete="off";
    }
}

/// An unfolded group, its answers with a key each while there are any left.
fn open(frame: &Frame<'_>, group: &[&Offer], keys: &mut impl Iterator<Item = char>) -> Markup {
    html! {
        h3 { (frame.reader.say(&group[0].heading)) }
        @for offer in group { (button(frame, offer, key(offer, keys))) }
    }
}

/// The key of an answer: a numeric answer has its own digit, others the next free one.
fn key(offer: &Offer, keys: &mut impl Iterator<Item = char>) -> Option<char> {
    match offer.text.en.parse::<u32>() {
        Ok(number) => char::from_digit(number, 10),
        Err(_) => keys.next(),
    }
}

fn folded(frame: &Frame<'_>, heading: &Text, group: &[&Offer]) -> Markup {
    html! {
        details {
            summary { (frame.reader.say(heading)) " (" (group.len()) ")" }
            @for offer in group { (button(frame, offer, None)) }
        }
    }
}

fn button(frame: &Frame<'_>, offer: &Offer, key: Option<char>) -> Markup {
    html! {
        button name="choice" value=(offer.words) data-idle[frame.idle.contains(&offer.words)] {
            @if let Some(key) = key { kbd { (key) } }
            (frame.reader.say(&offer.text))
        }
    }
}
