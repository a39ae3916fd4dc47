//! Why an amount cannot be divided in this way.

use prose::text;
use script::Things as _;
use table::Refusal;

use super::super::meaning::Look;
use super::super::state::CardId;
use super::rule;
use crate::words::Division;

const DIVIDING: &str = "SWU-OPEN-27";

impl Look<'_> {
    pub(super) fn explain_share(&self, to: CardId, amount: u8) -> Refusal {
        let dividing = &self.state.dividing;
        let name = self.name(to);
        if dividing.portions.iter().any(|portion| portion.to == to) {
            return rule(
                DIVIDING,
                text!(
                    "{to} has its share already. Give the rest to others.",
                    "{to} ya tiene su parte. Da el resto a otras.",
                    to = name
                ),
            );
        }
        if !self.state.dividing_among().contains(to.thing()) {
            let text = text!(
                "{source} does not let you give a share to {to}. Choose something that it offers.",
                "{source} no te deja dar una parte a {to}. Elige algo de lo que ofrece.",
                source = self.name_asking(),
                to = name
            );
            return self.by_asking("SWU-WORD-13", text);
        }
        let damage = self.state.damage[to.index()];
        let healing = dividing.kind == Some(Division::UpToHealing);
        if healing && amount > damage {
            return rule(
                "SWU-WORD-35",
                text!(
                    "{to} has {damage} damage, and no more can be healed.",
                    "{to} tiene {damage} de daño, y no se puede curar más.",
                    to = name,
                    damage = damage
                ),
            );
        }
        self.explain_amount(to, amount, healing)
    }

    fn explain_amount(&self, to: CardId, amount: u8, healing: bool) -> Refusal {
        let dividing = &self.state.dividing;
        let (name, left) = (self.name(to), dividing.left);
        if amount > left {
            return rule(
                DIVIDING,
                text!(
                    "No more than {left} can still be divided.",
                    "Ya no se puede repartir más de {left}.",
                    left = left
                ),
            );
        }
        if amount > 0 && !healing && self.state.dividing_among().count() == 1 {
            return rule(
                DIVIDING,
                text!(
                    "All of it must be divided, and {to} is the last: it takes {left}.",
                    "Hay que repartirlo todo, y {to} es la última: recibe {left}.",
                    to = name,
                    left = left
                ),
            );
        }
        rule(
            DIVIDING,
            text!(
                "A share is at least 1. To give {to} nothing, leave it out.",
                "Cada parte es de al menos 1. Para no dar nada a {to}, no le asignes ninguna.",
                to = name
            ),
        )
    }

    pub(super) fn explain_stop(&self) -> Refusal {
        rule(
            DIVIDING,
            text!(
                "All of it must be divided. Still to divide: {left}.",
                "Hay que repartirlo todo. Por repartir: {left}.",
                left = self.state.dividing.left
            ),
        )
    }
}
