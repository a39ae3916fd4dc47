//! The strip across the table: round and phase, the current attack, waiting abilities, lasting rules.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::view::{Fight, Pending};
use unlimited::{Choice, Phase};

use super::{Table, Word, words};

impl Table<'_> {
    pub(super) fn middle(&self) -> Markup {
        let in_force = self.rules_in_force();
        html! {
            @if let Some(game) = self.view.series.say() { p.series { (self.say(game)) } }
            p.moment {
                b data-term=(Word::Round.id()) { (self.say(self.round())) } " "
                span data-term=(Word::of_phase(self.view.phase).id()) { (self.say(phase(self.view.phase))) }
            }
            @if let Some(fight) = self.view.attack { (self.fight(&fight)) }
            @if !self.view.waiting.is_empty() { (self.waiting()) }
            @for (rule, card) in in_force {
                p.in-force data-term=(Word::InForce.id()) data-card=[card] tabindex=[card.map(|_| 0)] { "◔ " (self.say(rule)) }
            }
        }
    }

    fn round(&self) -> Text {
        match self.view.phase {
            Phase::Setup => text!("Setup", "Preparación"),
            Phase::Action | Phase::Regroup => {
                text!("Round {n}", "Ronda {n}", n = self.view.round)
            }
        }
    }

    /// The current attack, without a forecast: the view does not tell whether its damage is already
    /// dealt.
    fn fight(&self, fight: &Fight) -> Markup {
        let attacker = words::title(fight.attacker.title.card());
        let Some(target) = fight.target else {
            let said = text!("{a} attacks…", "{a} ataca…", a = attacker);
            return html! { p.fight data-term=(Word::CurrentAttack.id()) { "⚔ " (self.say(said)) } };
        };
        let said = text!(
            "{a} attacks {t}",
            "{a} ataca {t}",
            a = attacker,
            t = self.called(target.card).whom()
        );
        html! {
            p.fight data-term=(Word::CurrentAttack.id()) data-from=(fight.attacker) data-at=(target) { "⚔ " b { (self.say(said)) } }
        }
    }

    /// The waiting abilities; those the reader may resolve next are buttons.
    fn waiting(&self) -> Markup {
        html! {
            div.waiting {
                h2 data-term=(Word::Waiting.id()) { (self.say(text!("Waiting abilities", "Capacidades en espera"))) }
                ol {
                    @for (place, pending) in (0..).zip(&self.view.waiting) {
                        (self.pending(place, pending))
                    }
                }
            }
        }
    }

    fn pending(&self, place: u8, pending: &Pending) -> Markup {
        let source = pending.source.title.card();
        let about = pending.about.filter(|about| about.card != pending.source.card);
        let mut name = text!(
            "{who}: {card}",
            "{who}: {card}",
            who = self.seat_name(pending.seat),
            card = words::title(source)
        );
        if let Some(about) = about {
            name = text!("{name} ({a})", "{name} ({a})", name = name, a = self.called(about.card));
        }
        let name = self.say(name);
        let offer = self.offer_of(Choice::Trigger(place));
        html! {
            li data-card=(source.id) {
                @if let Some(offer) = offer {
                    @let does = offer.text.get(self.lang);
                    button.go name="choice" value=(offer.words) title=(does)
                        aria-label={ (name) ". " (does) } { (name) }
                } @else {
                    span { (name) }
                }
            }
        }
    }
}

fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Setup => text!("first hands and resources", "primeras manos y recursos"),
        Phase::Action => text!("action phase", "fase de acción"),
        Phase::Regroup => text!("regroup phase", "fase de reagrupamiento"),
    }
}
