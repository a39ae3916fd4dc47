//! Why an action ability cannot be used, or a leader cannot be deployed.

use prose::text;
use script::{Frame, Reading as _, Things as _};
use table::{Refusal, Seat};

use super::super::meaning::Look;
use super::super::state::{CardId, Lasting, Lasts, count};
use super::{by_card, rule};
use crate::words::lexicon::{READY, RESOURCE};
use crate::words::{Ability, Num, Step, Verb, What};

impl Look<'_> {
    pub(super) fn explain_use(&self, seat: Seat, card: CardId, number: u8) -> Refusal {
        let name = self.name(card);
        if self.state.controller(card) != seat {
            return rule(
                "SWU-ABL-11",
                text!(
                    "You do not control {card}, and only its controller uses its abilities.",
                    "No controlas la carta {card}, y solo quien la controla usa sus capacidades.",
                    card = name
                ),
            );
        }
        if !self.lies_open(card) {
            return rule(
                "SWU-ZONE-03",
                text!(
                    "{card} is not in play, and its abilities can be used only there.",
                    "{card} no está en juego, y sus capacidades solo se usan ahí.",
                    card = name
                ),
            );
        }
        let Some(&id) = self.face(card).actions.get(usize::from(number)) else {
            return self.no_such_ability(card, number);
        };
        let lost_abilities = |lasts: &&Lasting| lasts.what() == Lasts::LosesAll;
        if let Some(lasts) = self.state.lasting_on(card).find(lost_abilities) {
            let text = text!(
                "{card} has lost its abilities to {by}.",
                "{card} ha perdido sus capacidades por {by}.",
                card = name,
                by = lasts.by.card().title()
            );
            return by_card(lasts.by, text);
        }
        match self.kit.ability(id).ability {
            Ability::Action { cost, .. } => self.explain_cost(seat, card, cost),
            _ => rule(
                "SWU-ABL-10",
                text!(
                    "{card} has used its epic action. It can be used once per game.",
                    "{card} ya ha usado su acción épica. Solo se puede usar una vez por partida.",
                    card = name
                ),
            ),
        }
    }

    /// Whether it is a leader, a base, a unit or an upgrade in play.
    fn lies_open(&self, card: CardId) -> bool {
        card.is_leader()
            || card.is_base()
            || self.state.is_unit(card)
            || self.state.upgrades.contains(card.thing())
    }

    fn no_such_ability(&self, card: CardId, number: u8) -> Refusal {
        let ready = self.printed(card);
        let hidden = if self.state.is_unit(card) { &ready.front } else { &ready.deployed };
        if card.is_leader() && hidden.actions.len() > usize::from(number) {
            return rule(
                "SWU-LDR-02",
                text!(
                    "That ability is on the side of {leader} that is face down.",
                    "Esa capacidad está en la cara oculta de {leader}.",
                    leader = self.name(card)
                ),
            );
        }
        rule(
            "SWU-ABL-02",
            text!(
                "{card} has no such action ability.",
                "{card} no tiene esa capacidad de acción.",
                card = self.name(card)
            ),
        )
    }

    /// The part of the cost that cannot be paid.
    fn explain_cost(&self, seat: Seat, card: CardId, cost: &Step) -> Refusal {
        let frame = Frame::outside(card.thing(), seat);
        let ready = self.state.ready_resources(seat);
        let parts = match cost {
            Step::Seq(parts) => parts,
            only => std::slice::from_ref(only),
        };
        let due = |num: &Num| self.number(num, &frame);
        for part in parts {
            match part {
                Step::Do(Verb::Exhaust(What::This))
                    if self.state.exhausted.contains(card.thing()) =>
                {
                    return rule(
                        "SWU-RDY-03",
                        text!(
                            "To use the ability of {card}, the card must be exhausted, and it is \
                             exhausted already. Wait until it is ready.",
                            "Para usar la capacidad de {card} hay que agotar la carta, que ya está \
                             agotada. Espera a que se prepare.",
                            card = self.name(card)
                        ),
                    );
                }
                Step::Do(Verb::Pay(num)) if due(num) > u16::from(ready) => {
                    return rule(
                        "SWU-ABL-04",
                        text!(
                            "The ability of {card} costs {cost} and you have {have}.",
                            "La capacidad de {card} cuesta {cost} y tienes {have}.",
                            card = self.name(card),
                            cost = RESOURCE.count(due(num)),
                            have = RESOURCE.with(&READY).count(ready)
                        ),
                    );
                }
                _ => {}
            }
        }
        rule(
            "SWU-ABL-04",
            text!(
                "The cost of the ability of {card} cannot be paid in full.",
                "No se puede pagar entero el coste de la capacidad de {card}.",
                card = self.name(card)
            ),
        )
    }

    pub(super) fn explain_deploy(&self, seat: Seat) -> Refusal {
        let leader = CardId::leader(seat);
        let name = self.name(leader);
        if self.state.is_unit(leader) {
            return rule(
                "SWU-LDR-13",
                text!(
                    "{leader} is deployed already.",
                    "{leader} ya está en el campo de batalla.",
                    leader = name
                ),
            );
        }
        if self.state.player(seat).leader_epic_used {
            return rule(
                "SWU-LDR-13",
                text!(
                    "{leader} has been deployed before. A leader is deployed once per game.",
                    "{leader} ya se desplegó antes. Un líder se despliega una vez por partida.",
                    leader = name
                ),
            );
        }
        rule(
            "SWU-LDR-04",
            text!(
                "{leader} is deployed with {needed} or more, ready or not, and you control {have}.",
                "{leader} se despliega con {needed} o más, preparados o no, y controlas {have}.",
                leader = name,
                needed = RESOURCE.count(self.printed(leader).card.cost),
                have = count(self.state.resources_of(seat))
            ),
        )
    }
}
