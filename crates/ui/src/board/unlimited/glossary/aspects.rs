//! The six aspects, and what they do to the cost of a card.

use prose::{Text, text};
use unlimited::Aspect;

use super::Word;
use crate::board::glossary::{Term, TermGroup, TermSign};
use crate::board::unlimited::face::mark;

/// The aspects, and the aspect penalty.
pub(super) fn aspects() -> TermGroup {
    let penalty = [
        Term::new(
            Word::AspectPenalty.id(),
            text!("Aspect penalty", "Penalización por aspecto"),
            text!(
                "For each aspect icon of a card that your leader and base do not provide, it costs 2 more.",
                "Por cada icono de aspecto de una carta que no aporten tu líder y tu base, cuesta 2 más."
            ),
        )
        .rule("SWU-ASP-02"),
        Term::new(
            Word::Price.id(),
            text!("Cost now", "Coste actual"),
            text!(
                "What this card costs you now, if that is not the printed cost; beside it, why.",
                "Lo que te cuesta ahora esta carta, si no es el coste impreso; al lado, por qué."
            ),
        )
        .rule("SWU-COST-01"),
    ];
    TermGroup::new(text!("Aspects", "Aspectos"), Aspect::ALL.into_iter().map(aspect).chain(penalty))
}

fn aspect(aspect: Aspect) -> Term {
    let meaning = text!(
        "An aspect. {colour} Each of its icons that your leader and base do not provide makes a card cost 2 more.",
        "Un aspecto. {colour} Cada icono suyo que no aporten tu líder y tu base encarece una carta en 2.",
        colour = colour(aspect)
    );
    Term::new(Word::of_aspect(aspect).id(), aspect.name(), meaning)
        .sign(TermSign::Aspect(mark(aspect)))
        .rule("SWU-ASP-02")
}

/// The colour of its mark.
fn colour(aspect: Aspect) -> Text {
    match aspect {
        Aspect::Vigilance => text!("Its mark is blue.", "Su marca es azul."),
        Aspect::Command => text!("Its mark is green.", "Su marca es verde."),
        Aspect::Aggression => text!("Its mark is red.", "Su marca es roja."),
        Aspect::Cunning => text!("Its mark is yellow.", "Su marca es amarilla."),
        Aspect::Villainy => text!("Its mark is grey.", "Su marca es gris."),
        Aspect::Heroism => text!("Its mark is white.", "Su marca es blanca."),
    }
}
