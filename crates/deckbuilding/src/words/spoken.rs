//! The texts of the words, in both languages.

use prose::{Clause, Conjunction, Noun, NounPhrase, Pronoun, Subject, Text, text};
use script::{Names, Slot, Vocabulary};

use super::lexicon::{
    ADD, AS_MANY, ATTACK, CARD, CHOOSE, COST, DAMAGE, DEAL, DESTROY, DISCARD, DRAW, EXILE, FORCE,
    GAIN, GIVE, HAND, HAVE, LOOK_AT, MOVE, NEXT, OTHER, PURCHASE, PUT, RECEIVE, REPAIR, RESOURCE,
    REVEAL, SPACE, SPEND, SWAP,
};
use super::sorts::{Join, Mood, holds, kind, noun, one, opponent, opponents_base, place, whole};
use super::{Card, Filter, GalaxyWords, Goes, Moment, Num, Price, Set, Test, Verb, Who, Zone};

/// The slot that names the card of the effect, "this unit"; no effect of this game picks into it.
pub(crate) const THIS: Slot = Slot::D;

/// The names with which an effect of this card begins.
pub(crate) fn names(card: &Card) -> Names {
    let names = Names::default();
    names.set(THIS, None, card.kind.noun().this());
    names
}

/// The player meant, as the subject of a sentence.
pub(crate) fn subject(who: Who) -> Subject {
    match who {
        Who::You | Who::Team => Subject::You,
        Who::Opponent => Subject::One(opponent()),
    }
}

/// An amount, and the part of it that comes at the end of the clause: "1 damage (to a base) for
/// each unit".
pub(crate) fn amount(num: &Num, of: Noun, names: &Names) -> (Text, Text) {
    match num {
        Num::Just(n) => (of.count(*n), Text::default()),
        Num::Count(set) => {
            names.mention(&say(set, names).all());
            let things = say_members(set, names).bare();
            (of.count(1_u8), text!("for each {things}", "por cada {things}", things = things))
        }
        // The card whose cost counts has been mentioned before. "Its" would be the card that gains
        // Attack.
        Num::CostOf(slot) if of == ATTACK => {
            let card = names.of(*slot);
            let cost = text!("equal to the cost of {card}", "como el coste de {card}", card = card);
            (Text::new(of.many().en, "tanto Ataque"), cost)
        }
        Num::CostOf(_) => {
            let as_many = Text::new(of.many().en, of.with(&AS_MANY).many().es);
            (as_many, text!("equal to its cost", "como su coste"))
        }
        Num::Chosen(_) => {
            (of.count(1_u8), text!("for each resource spent", "por cada recurso gastado"))
        }
        Num::Resources => {
            (of.count(1_u8), text!("for each of your resources", "por cada uno de tus recursos"))
        }
        Num::Done => {
            let moved = text!(
                "for each space the marker moved",
                "por cada casilla que se haya movido el indicador"
            );
            (of.count(1_u8), moved)
        }
        Num::AtMost(num, most) => {
            let (said, rest) = amount(num, of, names);
            let most = text!(", at most {most}", ", como máximo {most}", most = *most);
            (said, text!("{rest}{most}", "{rest}{most}", rest = rest, most = most))
        }
    }
}

/// The things of a set at their place: "enemy card in the galaxy row".
fn say_members(set: &Set, names: &Names) -> NounPhrase {
    match set {
        Set::In(zone, filter) => {
            noun(filter, *zone, Join::Or).of(place(*zone, "in", "que haya en", names))
        }
        // One sort of thing in two places is named once.
        Set::Or(Set::In(here, sort), Set::In(there, same)) if sort == same => {
            let places = [here, there].map(|zone| place(*zone, "in", "en", names));
            let places = Text::list(places, Conjunction::Or);
            noun(sort, *here, Join::Or).of(text!("{at}", "que haya {at}", at = places))
        }
        Set::Or(..) | Set::Except(..) => say(set, names),
    }
}

/// The things of a set, to be taken from their place: "card from your hand".
fn say(set: &Set, names: &Names) -> NounPhrase {
    match set {
        Set::In(zone, filter) => {
            noun(filter, *zone, Join::Or).of(place(*zone, "from", "de", names))
        }
        Set::Or(one, other) => {
            let other = say(other, names).a();
            say(one, names).of(text!("or {other}", "o {other}", other = other))
        }
        Set::Except(set, _) => say(set, names).with(&OTHER),
    }
}

/// One thing of a set with several places: each place is named, and the thing stays there.
fn say_one_of(set: &Set, names: &Names) -> Vec<Text> {
    match set {
        Set::In(Zone::Base(Who::Opponent), Filter::Any) => vec![opponents_base(names)],
        Set::In(zone, filter) => {
            vec![noun(filter, *zone, Join::Or).of(place(*zone, "in", "de", names)).a()]
        }
        Set::Or(one, other) => {
            [one, other].into_iter().flat_map(|set| say_one_of(set, names)).collect()
        }
        Set::Except(set, _) => say_one_of(set, names),
    }
}

impl Vocabulary for GalaxyWords {
    fn say_who(who: &Who, _: &Names) -> Subject {
        subject(*who)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |word, rest| (Subject::You, Clause::new(word, rest));
        let on = |word, slot: &Slot, rest| (Subject::You, acting_on(word, *slot, rest, names));
        let gain = |num, of| {
            let (amount, rest) = amount(num, of, names);
            Clause::new(GAIN, amount.then(rest))
        };
        match verb {
            Verb::Draw(n) => {
                let (cards, rest) = amount(n, CARD, names);
                you(DRAW, cards.then(rest))
            }
            Verb::GainResources(n) => (Subject::You, gain(n, RESOURCE)),
            Verb::GainForce(n) => (Subject::You, gain(n, FORCE)),
            Verb::GainAttack(n) => (Subject::One(names.of(THIS)), gain(n, ATTACK)),
            Verb::CalmForce(n) => {
                let (spaces, rest) = amount(n, SPACE, names);
                let toward = text!(
                    "the Force marker {n} toward the neutral space",
                    "el indicador de la Fuerza {n} hacia la neutral",
                    n = spaces
                );
                you(MOVE, toward.then(rest))
            }
            Verb::BalanceForce => you(
                MOVE,
                text!(
                    "the Force marker to the neutral space",
                    "el indicador de la Fuerza a la casilla neutral"
                ),
            ),
            Verb::GainRowAttack(_, n) => {
                let (attack, rest) = amount(n, ATTACK, names);
                let against = text!(
                    "+{attack} against cards in the galaxy row this turn",
                    "+{attack} contra cartas de la fila de la galaxia este turno",
                    attack = attack
                );
                (Subject::One(text!("it", "")), Clause::new(HAVE, against.then(rest)))
            }
            Verb::Spend(n) => {
                let (resources, rest) = amount(n, RESOURCE, names);
                you(SPEND, resources.then(rest))
            }
            Verb::Repair(n) => {
                let (damage, rest) = amount(n, DAMAGE, names);
                let base = text!("from your base", "a tu base");
                you(REPAIR, damage.then(base).then(rest))
            }
            Verb::RepairThis(n) => {
                let (damage, rest) = amount(n, DAMAGE, names);
                let this = names.of(THIS);
                let base = text!("from {this}", "a {this}", this = this);
                you(REPAIR, damage.then(base).then(rest))
            }
            Verb::Cede(slot) => {
                let ship = names.of(*slot);
                let to = names.mention(&opponent());
                let to = if to { text!("them", "ese jugador") } else { opponent() };
                you(
                    GIVE,
                    text!(
                        "control of {ship} to {to}",
                        "el control de {ship} a {to}",
                        ship = ship,
                        to = to
                    ),
                )
            }
            Verb::Damage(slot, n) => {
                let targets = names.alternatives(*slot);
                you(DEAL, damage(n, targets, names))
            }
            Verb::DamageBase(n) => {
                let target = opponents_base(names);
                you(DEAL, damage(n, vec![target], names))
            }
            Verb::DamageThis(n) => you(DEAL, damage(n, vec![names.of(THIS)], names)),
            Verb::DiscardUntil(sort) => you(
                DISCARD,
                text!(
                    "cards from the top of the galaxy deck until you discard {one}",
                    "cartas de la parte superior del mazo de la galaxia hasta que descartes {one}",
                    one = noun(sort, Zone::GalaxyDiscard, Join::Or).a()
                ),
            ),
            Verb::Vacate(slot) => on(DISCARD, slot, Text::default()),
            Verb::FillGap(slot) => {
                let card = names.of(*slot);
                you(PUT, text!("in its place {card}", "en su lugar {card}", card = card))
            }
            Verb::TakeThis => you(ADD, names.of(THIS).then(to_your_hand())),
            Verb::PutThisOnGalaxyDeck => you(
                PUT,
                text!(
                    "{this} on top of the galaxy deck",
                    "{this} en la parte superior del mazo de la galaxia",
                    this = names.of(THIS)
                ),
            ),
            Verb::GiveThis => {
                names.mention(&opponent());
                you(
                    PUT,
                    text!(
                        "{this} into your opponent's discard pile",
                        "{this} en la pila de descartes de tu adversario",
                        this = names.of(THIS)
                    ),
                )
            }
            Verb::TuckUnderThis(slot) => {
                let (card, this) = (names.of(*slot), names.of(THIS));
                let under = text!(
                    "{card} face down under {this}",
                    "{card} boca abajo bajo {this}",
                    card = card,
                    this = this
                );
                let back = text!(
                    "it goes back there when {this} is destroyed",
                    "vuelve allí cuando {this} sea destruida",
                    this = names.of(THIS)
                );
                (Subject::You, Clause::new(PUT, under).followed_by(back))
            }
            Verb::SwapWithDeckTop(slot) => {
                let top =
                    text!("with the top card of your deck", "por la primera carta de tu mazo");
                you(SWAP, names.of(*slot).then(top))
            }
            Verb::MarkAsPrey(slot) => you(CHOOSE, names.of(*slot)),
            Verb::CheapenNext(sort, less) => {
                let next = noun(sort, Zone::Row, Join::Or).with(&NEXT).the();
                let next = text!(
                    "{card} you purchase this turn",
                    "{card} que adquieras este turno",
                    card = next
                );
                (Subject::One(next), Clause::new(COST, less_resources(*less)))
            }
            Verb::ReceiveReward(_) => you(
                RECEIVE,
                text!(
                    "the reward of the defeated card again",
                    "otra vez la recompensa de la carta derrotada"
                ),
            ),
            Verb::DiscardAll(set) => {
                let all = say(set, names).all();
                let again = names.mention(&all);
                you(DISCARD, if again { kind(set).those() } else { all })
            }
            Verb::DiscardAtRandom(who) => {
                let who = subject(*who);
                let hand = who.own(HAND);
                let card = text!(
                    "a card from {hand} at random",
                    "al azar una carta de {hand}",
                    hand = hand
                );
                (who, Clause::new(DISCARD, card))
            }
            Verb::ExileThis => you(EXILE, names.of(THIS)),
            Verb::Reveal(set) | Verb::Look(set) => {
                let cards = whole(set, names);
                names.mention(&cards);
                you(if matches!(verb, Verb::Look(_)) { LOOK_AT } else { REVEAL }, cards)
            }
            Verb::Swap(one, other) => {
                // A card that was mentioned before comes first: "swap it with a card from the
                // galaxy row".
                let (one, other) =
                    if names.is_mentioned(*other) { (other, one) } else { (one, other) };
                let first = (!names.is_mentioned(*one)).then(|| names.of(*one));
                let with = text!("with {it}", "por {it}", it = names.of(*other));
                match first {
                    Some(first) => you(SWAP, first.then(with)),
                    None => on(SWAP, one, with),
                }
            }
            Verb::Discard(slot) => on(DISCARD, slot, Text::default()),
            Verb::Exile(slot) => on(EXILE, slot, Text::default()),
            Verb::Destroy(slot) => on(DESTROY, slot, Text::default()),
            Verb::Take(slot) if names.is_mentioned(*slot) => on(ADD, slot, to_your_hand()),
            Verb::Take(slot) => {
                you(ADD, text!("{it} to your hand", "a tu mano {it}", it = names.of(*slot)))
            }
            Verb::PutOnDeck(slot, whose) => on(PUT, slot, on_top_of_deck(*whose)),
            Verb::Purchase(slot, price, goes) => {
                let it = names.it(*slot).unwrap_or(CARD.it());
                (Subject::You, purchase(names.of(*slot), it, *price, *goes))
            }
        }
    }

    fn say_test(test: &Test, names: &Names) -> Text {
        holds(test, names, Mood::Indicative)
    }

    fn say_subjunctive(test: &Test, names: &Names) -> Text {
        holds(test, names, Mood::Subjunctive)
    }

    fn say_number(num: &Num, names: &Names) -> Text {
        match num {
            Num::Just(n) => Text::same(n),
            Num::Count(set) => {
                let things = say_members(set, names).many();
                text!("the number of {things}", "la cantidad de {things}", things = things)
            }
            Num::CostOf(slot) => {
                text!("the cost of {it}", "el coste de {it}", it = names.of(*slot))
            }
            Num::Chosen(_) | Num::Done => text!("that many", "esa cantidad"),
            Num::Resources => text!("the number of your resources", "la cantidad de tus recursos"),
            Num::AtMost(num, most) => text!(
                "{n} (at most {most})",
                "{n} (como máximo {most})",
                n = Self::say_number(num, names),
                most = *most
            ),
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) => Some(u32::from(*n)),
            Num::Count(_)
            | Num::CostOf(_)
            | Num::Chosen(_)
            | Num::Resources
            | Num::Done
            | Num::AtMost(..) => None,
        }
    }

    fn say_set(set: &Set, names: &Names) -> NounPhrase {
        say(set, names)
    }

    fn say_one(set: &Set, names: &Names) -> Vec<Text> {
        match set {
            Set::In(zone, filter) => vec![one(filter, *zone, place(*zone, "from", "de", names))],
            Set::Except(set, _) => vec![say(set, names).another()],
            Set::Or(..) => say_one_of(set, names),
        }
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        kind(set).into()
    }

    fn say_moment(moment: &Moment) -> Text {
        match moment {
            Moment::EndOfTurn => text!("at the end of your turn", "al final de tu turno"),
            Moment::NextPurchase(sort) => text!(
                "the next time you purchase {card} this turn",
                "la próxima vez que adquieras {card} este turno",
                card = noun(sort, Zone::Row, Join::Or).a()
            ),
            Moment::NextGap => text!(
                "the next time a card leaves the galaxy row this turn",
                "la próxima vez que una carta deje la fila de la galaxia este turno"
            ),
        }
    }

    fn name_moment(moment: &Moment, names: &Names) {
        if matches!(moment, Moment::NextPurchase(_)) {
            names.set(Slot::A, None, CARD.that());
        }
    }
}

/// "2 resources less" / «2 recursos menos».
pub(crate) fn less_resources(less: u8) -> Text {
    let resources = RESOURCE.count(less);
    text!("{n} less", "{n} menos", n = resources)
}

/// "2 damage to a base or to a ship".
fn damage(num: &Num, targets: Vec<Text>, names: &Names) -> Text {
    let (damage, rest) = amount(num, DAMAGE, names);
    let to = |target| text!("to {target}", "a {target}", target = target);
    damage.then(Text::list(targets.into_iter().map(to), Conjunction::Or)).then(rest)
}

/// An action on the thing remembered, which is "it" once it was mentioned.
fn acting_on(word: prose::Verb, slot: Slot, rest: Text, names: &Names) -> Clause {
    if names.is_mentioned(slot) {
        return Clause::with_object(word, names.it(slot).unwrap_or(CARD.it()), rest);
    }
    Clause::new(word, names.of(slot).then(rest))
}

fn to_your_hand() -> Text {
    text!("to your hand", "a tu mano")
}

/// "on top of your deck". The opponent has been mentioned before.
fn on_top_of_deck(whose: Who) -> Text {
    match whose {
        Who::You | Who::Team => text!("on top of your deck", "en la parte superior de tu mazo"),
        Who::Opponent => text!("on top of their deck", "en la parte superior de su mazo"),
    }
}

/// Purchasing a card and moving it to another place than the discard pile.
fn purchase(card: Text, it: Pronoun, price: Price, goes: Goes) -> Clause {
    let purchased = match price {
        Price::Free => text!("{card} for free", "gratis {card}", card = card),
        Price::Cost => text!("{card} for its cost", "por su coste {card}", card = card),
    };
    let purchased = Clause::new(PURCHASE, purchased);
    match moved(goes, it) {
        Some(moved) => purchased.and(moved),
        None => purchased,
    }
}

/// "put it on top of your deck"; none for the discard pile.
pub(crate) fn moved(goes: Goes, it: Pronoun) -> Option<Clause> {
    match goes {
        Goes::Usual => None,
        Goes::ToHand => Some(Clause::with_object(ADD, it, to_your_hand())),
        Goes::OnDeck => Some(Clause::with_object(PUT, it, on_top_of_deck(Who::You))),
    }
}
