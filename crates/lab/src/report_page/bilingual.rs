//! Both languages in one page; the style sheet shows one of them.

use maud::{Markup, html};
use prose::Text;

/// The text in both languages, or once if it is the same.
pub(super) fn both(text: &Text) -> Markup {
    html! {
        @if text.en == text.es {
            (text.en)
        } @else {
            span lang="en" { (text.en) }
            span lang="es" { (text.es) }
        }
    }
}
