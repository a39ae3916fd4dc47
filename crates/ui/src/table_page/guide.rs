//! The guide of a guided game: its step in place of the news, and marks on what to press.

use maud::{Markup, PreEscaped, Render as _, html};
use prose::text;

use super::{Frame, GuidePanel, GuideStep};
use crate::board::Region;

/// The step of the guide, or nothing if none runs.
pub(super) fn guide(frame: &Frame<'_>) -> Markup {
    let Some(GuidePanel { told, text, step }) = &frame.guide else { return Markup::default() };
    let reader = frame.reader;
    let head = match step {
        GuideStep::Step(n, of) => {
            text!("Guide: step {n} of {of}", "Guía: paso {n} de {of}", n = *n, of = *of)
        }
        GuideStep::Ended => text!("Guide: done", "Guía: terminada"),
    };
    html! {
        p.guide-head {
            b { (reader.say(&head)) }
            @if let GuideStep::Step(..) = step {
                button.quiet formaction={ "/tables/" (frame.id) "/leave-guide" } {
                    (reader.say(&text!("Leave the guide", "Salir de la guía")))
                }
            }
        }
        div.guide-text {
            @if let Some(told) = told { p.told { (reader.say(told)) } }
            p #guide-now { (reader.say(text)) }
        }
    }
}

/// Marks every button that makes one of these choices, on the board, in the bar and in the list.
pub fn mark_wanted(regions: &mut [Region], wanted: &[String]) {
    for words in wanted {
        // The attribute as it is written; quotes inside it are escaped.
        let button = format!("name=\"choice\" value=\"{}\"", words.render().into_string());
        let marked = format!("{button} data-wanted aria-describedby=\"guide-now\"");
        for region in regions.iter_mut() {
            region.html = PreEscaped(region.html.0.replace(&button, &marked));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_buttons_of_wanted_choices_are_marked() {
        let button = |words: &str| html! { button name="choice" value=(words) { "x" } };
        let html = html! { (button("play \"x\"")) (button("play y")) };
        let mut regions = [Region { id: "hand", html }];
        mark_wanted(&mut regions, &["play \"x\"".to_owned()]);
        let marked = &regions[0].html.0;
        assert_eq!(marked.matches("data-wanted").count(), 1, "{marked}");
        assert!(marked.contains("value=\"play &quot;x&quot;\" data-wanted"), "{marked}");
    }
}
