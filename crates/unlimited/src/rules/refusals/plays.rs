//! Why a card cannot be played.

use prose::{Conjunction, Text, text};
use script::{Frame, Names, Things as _};
use table::{Refusal, Seat};

use super::super::meaning::{Look, card_of};
use super::super::state::{CardId, Cards, Object};
use super::{by_card, rule};
use crate::words::lexicon::{READY, RESOURCE};
use crate::words::spoken::nouns::{Apart, cards, units};
use crate::words::{Aspect, Kind, Price, Side};

impl Look<'_> {
    pub(super) fn explain_play(&self, seat: Seat, card: CardId) -> Refusal {
        if let Some(refusal) = self.never_playable(seat, card) {
            return refusal;
        }
        self.explain_unplayable(seat, card, Price::Usual)
    }

    /// Why the card cannot be played for this price, from any zone.
    pub(super) fn explain_unplayable(&self, seat: Seat, card: CardId, price: Price) -> Refusal {
        if let Some(refusal) = self.banned(seat, card) {
            return refusal;
        }
        if self.printed(card).card.kind != Kind::Upgrade {
            return self.too_dear(seat, card, price, None);
        }
        let hosts = self.eligible(seat, card);
        if hosts.is_empty() {
            return self.nowhere_to_go(card);
        }
        match (hosts.lowest(), self.hosts_for(card, seat, price).is_empty()) {
            (Some(host), true) => self.too_dear(seat, card, price, Some(card_of(host))),
            _ => rule(
                "SWU-UPG-01",
                text!(
                    "{card} is an upgrade. Say to which unit it is attached.",
                    "{card} es una mejora. Di a qué unidad se vincula.",
                    card = self.name(card)
                ),
            ),
        }
    }

    pub(super) fn explain_attach(&self, seat: Seat, card: CardId, host: CardId) -> Refusal {
        if let Some(refusal) = self.never_playable(seat, card) {
            return refusal;
        }
        if self.printed(card).card.kind != Kind::Upgrade {
            return rule(
                "SWU-UPG-01",
                text!(
                    "{card} is not an upgrade. Play it without choosing a unit for it.",
                    "{card} no es una mejora. Juega la carta sin elegirle una unidad.",
                    card = self.name(card)
                ),
            );
        }
        self.explain_host(seat, card, Price::Usual, host)
    }

    /// Why the upgrade cannot be attached to this unit.
    pub(super) fn explain_host(
        &self,
        seat: Seat,
        card: CardId,
        price: Price,
        host: CardId,
    ) -> Refusal {
        let hosts = self.eligible(seat, card);
        if hosts.is_empty() {
            return self.nowhere_to_go(card);
        }
        if !self.state.is_unit(host) {
            return rule(
                "SWU-UPG-01",
                text!(
                    "{host} is not a unit in play. Choose a unit in play for {card}.",
                    "{host} no es una unidad en juego. Elige una unidad en juego para {card}.",
                    host = self.name(host),
                    card = self.name(card)
                ),
            );
        }
        if !hosts.contains(host.thing()) {
            let text = text!(
                "{card} can only be attached to {sort}, and {host} is not one.",
                "{card} solo se puede vincular a {sort}, y {host} no lo es.",
                card = self.name(card),
                sort = self.sort_of_host(card),
                host = self.name(host)
            );
            return by_card(self.state.title(card), text);
        }
        self.too_dear(seat, card, price, Some(host))
    }

    pub(super) fn explain_play_instead(&self, seat: Seat, card: CardId, paid: CardId) -> Refusal {
        if let Some(refusal) = self.never_playable(seat, card) {
            return refusal;
        }
        let Some(sort) = self.printed(card).discards_instead else {
            return rule(
                "SWU-COST-03",
                text!(
                    "{card} is paid with ready resources, not by discarding a card.",
                    "{card} se paga con recursos preparados, no descartando una carta.",
                    card = self.name(card)
                ),
            );
        };
        rule(
            "SWU-COST-10",
            text!(
                "{paid} cannot be discarded for {card}. Discard another card from your hand for \
                 it: {sort}.",
                "No se puede descartar {paid} por {card}. Descarta por ella otra carta de tu \
                 mano: {sort}.",
                paid = self.name(paid),
                card = self.name(card),
                sort = cards(sort, Apart::Unsaid, &Names::default()).a()
            ),
        )
    }

    /// A refusal that no payment can change: the card's type, its zone, or a ban.
    fn never_playable(&self, seat: Seat, card: CardId) -> Option<Refusal> {
        if card.is_leader() || card.is_base() {
            return Some(rule(
                "SWU-COMP-05",
                text!(
                    "Only units, events and upgrades are played. Leaders are deployed, and bases \
                     are in play from the start.",
                    "Solo se juegan unidades, eventos y mejoras. Los líderes se despliegan y las \
                     bases están en juego desde el principio."
                ),
            ));
        }
        if !self.state.hand_of(seat).contains(card.thing()) {
            return Some(rule(
                "SWU-PLAY-01",
                text!(
                    "{card} is not in your hand. Cards are played from the hand.",
                    "{card} no está en tu mano. Las cartas se juegan desde la mano.",
                    card = self.name(card)
                ),
            ));
        }
        self.banned(seat, card)
    }

    /// A refusal by the card in play that forbids this one.
    fn banned(&self, seat: Seat, card: CardId) -> Option<Refusal> {
        let ban = self.state.bans.iter().find(|ban| {
            ban.seat == seat && self.kit.ready(ban.name).name == self.printed(card).name
        })?;
        let text = text!(
            "{by} forbids you to play {card} while it is in play.",
            "{by} te prohíbe jugar {card} mientras esté en juego.",
            by = self.name(ban.by),
            card = self.name(card)
        );
        Some(by_card(self.state.title(ban.by), text))
    }

    /// The units in play the upgrade can be attached to, ignoring its cost.
    fn eligible(&self, seat: Seat, card: CardId) -> Cards {
        let frame = Frame::outside(card.thing(), seat);
        let sort = self.printed(card).attaches;
        let mut fitting = Cards::default();
        self.state.units.each(|unit| {
            if self.fits_all(sort, Object::of(unit), &frame) {
                fitting.insert(unit);
            }
        });
        fitting
    }

    /// "a non-Vehicle unit".
    fn sort_of_host(&self, card: CardId) -> Text {
        units(Side::Any, self.printed(card).attaches, Apart::Unsaid, &Names::default()).a()
    }

    fn nowhere_to_go(&self, card: CardId) -> Refusal {
        rule(
            "SWU-UPG-02",
            text!(
                "{card} is attached to {sort}, and none is in play.",
                "{card} se vincula a {sort}, y no hay ninguna en juego.",
                card = self.name(card),
                sort = self.sort_of_host(card)
            ),
        )
    }

    fn too_dear(&self, seat: Seat, card: CardId, price: Price, host: Option<CardId>) -> Refusal {
        let cost = self.cost(card, seat, price, host);
        let ready = self.state.ready_resources(seat);
        let penalty = self.penalty(card, seat);
        let [name, have] = [self.name(card), RESOURCE.with(&READY).count(ready)];
        if penalty > 0 && cost.saturating_sub(penalty) <= ready {
            return rule(
                "SWU-ASP-02",
                text!(
                    "{card} costs you {cost} and you have {have}: that includes a penalty of \
                     {penalty} for {aspects}, which your leader and base do not cover.",
                    "{card} te cuesta {cost} y tienes {have}: incluye una penalización de \
                     {penalty} por {aspects}, que tu líder y tu base no cubren.",
                    card = name,
                    cost = cost,
                    have = have,
                    penalty = penalty,
                    aspects = self.uncovered(seat, card)
                ),
            );
        }
        rule(
            "SWU-COST-04",
            text!(
                "{card} costs you {cost} and you have {have}: {missing} missing.",
                "{card} te cuesta {cost} y tienes {have}: falta pagar {missing}.",
                card = name,
                cost = cost,
                have = have,
                missing = cost.saturating_sub(ready)
            ),
        )
    }

    /// The aspects of the card that leader and base do not cover: "2 × Aggression".
    fn uncovered(&self, seat: Seat, card: CardId) -> Text {
        let missing = self.printed(card).icons.beyond(self.state.player(seat).icons);
        let counted = |aspect: Aspect| {
            let times = missing.aspects().filter(|other| *other == aspect).count();
            let name = aspect.name();
            if times > 1 { text!("{n} × {a}", "{n} × {a}", n = times, a = name) } else { name }
        };
        let mut aspects: Vec<Aspect> = missing.aspects().collect();
        aspects.dedup();
        Text::list(aspects.into_iter().map(counted), Conjunction::And)
    }
}
