//! A card as large as one reads it: picture, numbers and rules text in the frame of the card.
//!
//! Only the picture is an image. The rest is text of the page, which wraps in any font and language and
//! is read aloud.

use maud::{Markup, html};
use prose::{Lang, Text, text};

use super::card::CardPage;
use crate::board::glossary::{UNIQUE, of_mark, of_stat};
use crate::card_art::{Stat, crest, unique_sign};
use crate::markup::Reader;

/// The large face of a card.
pub(super) fn large_face(reader: Reader, page: &CardPage) -> Markup {
    let CardPage { game, face, .. } = page;
    let source = format!("/cards/{}/{}.picture.svg", game.word, face.id);
    let corner = |stat: &Stat| matches!(stat, Stat::Cost | Stat::Deploy);
    let (corners, below): (Vec<_>, Vec<_>) =
        face.stats.iter().copied().partition(|(stat, _)| corner(stat));
    html! {
        article.large-card.(face.allegiance.class()) lang=(reader.lang) data-game=(game.word) {
            div.inside {
                header {
                    h2 { (reader.say(&face.name)) }
                    @if !face.subtitle.get(reader.lang).is_empty() { p { (reader.say(&face.subtitle)) } }
                }
                div.picture {
                    img src=(source) alt="" width="230" height="152" decoding="async";
                    @for (stat, value) in corners { p.cost data-term=(of_stat(stat)) { (number(reader, stat, value)) } }
                    (signs(reader, page))
                }
                p.kind { (crest(face.allegiance)) " " (reader.say(&face.kind)) }
                div.rules { (lines(page.texts(), reader.lang)) }
                @if !below.is_empty() {
                    ul.numbers {
                        @for (stat, value) in below { li data-term=(of_stat(stat)) { (number(reader, stat, value)) } }
                    }
                }
            }
        }
    }
}

/// The rules text in one language.
pub(super) fn lines(texts: &[Text], lang: Lang) -> Markup {
    let silent = text!("This card has no text.", "Esta carta no tiene texto.");
    html! {
        @for text in texts { p { (text.get(lang)) } }
        @if texts.is_empty() { p.help { (silent.get(lang)) } }
    }
}

/// A number with its sign and its name.
fn number(reader: Reader, stat: Stat, value: u8) -> Markup {
    html! {
        svg viewBox="-14 -14 28 28" aria-hidden="true" { (stat.sign()) }
        " " b { (stat.written(value)) } " " span { (reader.say(&stat.label())) }
    }
}

/// The sign of a unique card, and the aspects.
fn signs(reader: Reader, page: &CardPage) -> Markup {
    let CardPage { face, glossary, .. } = page;
    html! {
        @if face.unique {
            p.unique data-term=(UNIQUE) {
                svg viewBox="-14 -14 28 28" aria-hidden="true" { (unique_sign()) }
                span.unseen { (reader.say(&text!("Unique", "Única"))) }
            }
        }
        @if !face.marks.is_empty() {
            p.marks {
                @for mark in &face.marks {
                    span data-term=(of_mark(*mark)) {
                        svg viewBox="-27 -27 54 54" aria-hidden="true" { (mark.draw(reader.lang)) }
                        @if let Some(term) = glossary.find(of_mark(*mark)) {
                            span.unseen { (reader.say(&term.name)) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{deckbuilding, unlimited};
    use crate::card_art::{Allegiance, frame_colours};

    #[test]
    fn the_style_sheet_has_the_colours_of_every_frame() {
        let style = include_str!("../../style/cards.css");
        let faces = [deckbuilding::face::faces(), unlimited::face::faces()].concat();
        let mut frames: Vec<Allegiance> = faces.iter().map(|face| face.allegiance).collect();
        frames.sort_unstable_by_key(|frame| frame.class());
        frames.dedup();
        assert_eq!(frames.len(), 12);
        for frame in frames {
            let [rim, banner, panel, light] = frame_colours(frame);
            let class = frame.class();
            let rule = format!(
                ".{class} {{ --rim: {rim}; --banner: {banner}; --panel: {panel}; --light: {light}; }}"
            );
            assert!(style.contains(&rule), "{rule}");
        }
    }
}
