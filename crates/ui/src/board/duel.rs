//! The board of the duel: the table in words, and the options as buttons.

use std::sync::LazyLock;

use duel::{Attacked, Duel, Event, Title};
use maud::html;
use prose::{Text, text};
use table::{Described as _, Seat};

use super::glossary::of_stat;
use super::{Board, Concern, Glossary, Region, Scene, Term, TermGroup, TermSign};
use crate::card_art::{Allegiance, Emblem, Face, Stat};

impl Board for Duel {
    const OFFERED: bool = false;

    fn draw(&self, scene: &Scene<'_, Self>) -> Vec<Region> {
        let lines = self.describe(scene.view);
        let table = html! {
            ul.lines { @for line in &lines { li { (line.get(scene.lang)) } } }
        };
        let offers = html! {
            @for offer in scene.offers {
                button.button name="choice" value=(offer.words) { (offer.text.get(scene.lang)) }
            }
        };
        vec![Region { id: "lines", html: table }, Region { id: "choice", html: offers }]
    }

    fn face(&self, card: &str) -> Option<Face> {
        let card = Title::ALL.into_iter().map(Title::card).find(|known| known.id == card)?;
        let [en, es] = card.name;
        Some(Face {
            id: card.id,
            name: Text::new(en, es),
            subtitle: Text::default(),
            allegiance: Allegiance::Neutral,
            emblem: Emblem::Trooper,
            kind: text!("fighter", "luchador"),
            short_kind: None,
            marks: Vec::new(),
            unique: false,
            stats: vec![
                (Stat::Cost, card.cost),
                (Stat::Attack, card.power),
                (Stat::HitPoints, card.health),
            ],
            has_text: Duel::card_text(card.title) != Text::default(),
        })
    }

    fn concerns(&self, event: &Event) -> Vec<Concern> {
        let (titles, rule) = about(event);
        let cards = titles.into_iter().map(|title| Concern::Card(title.card().id));
        cards.chain([Concern::Rule(rule)]).collect()
    }

    fn player_of(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Turn(seat)
            | Event::Drew(seat, _)
            | Event::EmptyDeck(seat)
            | Event::Looked(seat, _)
            | Event::Buried(seat)
            | Event::Played(seat, _)
            | Event::Discarded(seat, _)
            | Event::Prevented(seat, _)
            | Event::LostLife(seat, _)
            | Event::Healed(seat, _)
            | Event::Fell(seat) => Some(*seat),
            _ => None,
        }
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    fn glossary(&self) -> &'static Glossary {
        static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| Glossary::of_game([words()]));
        &GLOSSARY
    }

    fn introduce() -> Text {
        text!(
            "A tiny game of our own: two, three or four players, the same twelve fighters each, and a secret stance each round. A duel takes five minutes.",
            "Un juego diminuto y propio: dos, tres o cuatro jugadores, los mismos doce luchadores cada uno y una postura secreta en cada ronda. Un duelo dura cinco minutos."
        )
    }
}

/// The numbers of a fighter, and the words of a round.
fn words() -> TermGroup {
    let number =
        |stat, name, meaning| Term::new(of_stat(stat), name, meaning).sign(TermSign::Number(stat));
    TermGroup::new(
        text!("Fighters", "Luchadores"),
        [
            number(
                Stat::Cost,
                text!("Cost", "Coste"),
                text!(
                    "The energy you pay to play the fighter; each turn begins with 3.",
                    "La energía que pagas para jugar el luchador; cada turno empieza con 3."
                ),
            )
            .rule("DUEL-PLAY-02"),
            number(
                Stat::Attack,
                text!("Power", "Fuerza"),
                text!(
                    "The damage the fighter deals; an attacker adds the result of the die.",
                    "El daño que inflige el luchador; el atacante suma el resultado del dado."
                ),
            )
            .rule("DUEL-ATK-04"),
            number(
                Stat::HitPoints,
                text!("Health", "Salud"),
                text!(
                    "The damage that defeats the fighter. Damage stays on it.",
                    "El daño que derrota al luchador. El daño se queda en él."
                ),
            )
            .rule("DUEL-DMG-01"),
            Term::new(
                "stance",
                text!("Stance", "Postura"),
                text!(
                    "Chosen in secret each round. Bold: 1 more damage. Wary: 1 damage prevented. Keen: a card.",
                    "Se elige en secreto cada ronda. Audaz: 1 más de daño. Cauta: se evita 1 de daño. Aguda: una carta."
                ),
            )
            .rule("DUEL-STANCE-01"),
        ],
    )
}

/// The fighters an event names, and its rule.
fn about(event: &Event) -> (Vec<Title>, &'static str) {
    match event {
        Event::Stances(_) => (vec![], "DUEL-STANCE-01"),
        Event::Turn(_) => (vec![], "DUEL-TURN-04"),
        Event::Drew(_, title) => (title.told().into_iter().collect(), "DUEL-TURN-06"),
        Event::EmptyDeck(_) => (vec![], "DUEL-DRAW-01"),
        Event::Looked(_, title) => (title.told().into_iter().collect(), "DUEL-KNOW-02"),
        Event::Buried(_) => (vec![], "DUEL-KNOW-02"),
        Event::Played(_, title) => (vec![*title], "DUEL-PLAY-01"),
        Event::Discarded(_, title) => (vec![*title], "DUEL-KNOW-01"),
        Event::Attacked(with, Attacked::Fighter(at)) => (vec![*with, *at], "DUEL-ATK-03"),
        Event::Attacked(with, Attacked::Player(_)) => (vec![*with], "DUEL-ATK-03"),
        Event::Rolled(_) => (vec![], "DUEL-ATK-04"),
        Event::Hurt(title, _) => (vec![*title], "DUEL-DMG-01"),
        Event::ShieldBroke(title) | Event::Shielded(title) => (vec![*title], "DUEL-DMG-02"),
        Event::Defeated(title) => (vec![*title], "DUEL-DMG-01"),
        Event::Prevented(..) => (vec![], "DUEL-STANCE-03"),
        Event::LostLife(..) => (vec![], "DUEL-DMG-03"),
        Event::Healed(..) => (vec![], "DUEL-SETUP-03"),
        Event::Fell(_) => (vec![], "DUEL-THREE-03"),
        Event::Stopped(_) => (vec![], "DUEL-ABIL-01"),
        Event::Over(_) => (vec![], "DUEL-WIN-01"),
    }
}

#[cfg(test)]
mod tests {
    use prose::Lang;
    use table::{Game as _, Luck, Notation as _, Seat, Seed, Spoken as _, Status, Viewer};

    use super::*;
    use crate::board::Offer;

    #[test]
    fn a_duel_is_drawn_with_its_options_links_and_no_secrets() {
        let duel = Duel::new();
        let mut luck = Luck::new(Seed::from_number(5));
        let mut state = duel.start(&Duel::setups()[0], luck.fork()).expect("the usual setup");
        let mut options = Vec::new();
        let mut events = Vec::new();
        while let Status::Decide(seats) = duel.status(&state) {
            let seat = seats.lowest().expect("a seat decides");
            duel.legal(&state, seat, &mut options);
            let world = duel.imagine(&state, seat, &mut luck);
            for lang in Lang::ALL {
                let real = html(&duel, &state, seat, &options, lang);
                assert_eq!(real, html(&duel, &world, seat, &options, lang));
                for &choice in &options {
                    let words = duel.write_choice(&state, choice);
                    assert!(real.contains(&format!("value=\"{words}\"")), "{words} in {real}");
                }
            }
            let count = u32::try_from(options.len()).expect("few options");
            duel.apply(&mut state, seat, options[luck.below(count) as usize], &mut events);
        }
        let view = duel.view(&state, Viewer::Watcher);
        for event in &events {
            let said = duel.say_event(&view, event);
            for concern in duel.concerns(event) {
                match concern {
                    Concern::Card(id) => {
                        let name = duel.face(id).expect("a fighter").name;
                        assert!(said.en.contains(&name.en), "{said:?} does not name {id}");
                    }
                    Concern::Rule(id) => {
                        assert!(rulebook::find(id).is_some(), "{id} is not a rule");
                    }
                }
            }
        }
    }

    fn html(
        duel: &Duel,
        state: &duel::State,
        seat: Seat,
        options: &[duel::Choice],
        lang: Lang,
    ) -> String {
        let view = duel.view(state, Viewer::Seat(seat));
        let offer = |&choice: &duel::Choice| Offer {
            choice,
            words: duel.write_choice(state, choice),
            heading: duel.heading(state, choice),
            text: duel.say_choice(&view, choice),
        };
        let offers: Vec<_> = options.iter().map(offer).collect();
        let regions = duel.draw(&Scene {
            view: &view,
            offers: &offers,
            question: None,
            after_yes: &[],
            idle: &[],
            lang,
        });
        regions.into_iter().map(|region| region.html.0).collect()
    }
}
