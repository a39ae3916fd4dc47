//! Single changes of the game as text.

use prose::{Clause, Noun, Subject, Text, text};
use script::Names;

use super::actions::{
    CANNOT_BE_HEALED, CANNOT_PLAY, CHOOSE, COST, DEAL, DEFEAT, DRAW, EXHAUST, GIVE, HEAL, LOOK,
    LOOK_THROUGH, MAKE_READY, NAME, PAY, PLAY, PUT, REVEAL, SET_ASIDE, TAKE,
};
use super::amounts::{Amount, own_number};
use super::keywords::keyword;
use super::memory::{self, Seen, note_seen, note_used};
use super::modifiers::{attack, each_of, give, lasts};
use super::nouns::{Apart, cards, members, several};
use super::{acting_on, piles, player_owns, subject, together, what};
use crate::words::lexicon::{BASE, CARD, DAMAGE, EXPERIENCE, HAND, NEXT, RESOURCE, SHIELD};
use crate::words::{Division, Entering, Num, Only, Price, Share, Until, Verb, What, Who};

/// The subject of a verb, and its clause.
pub(crate) fn verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
    let you = |action, rest| (Subject::You, Clause::new(action, rest));
    let it = |it| what(it, names);
    let on = |action, thing| (Subject::You, acting_on(action, thing, Text::default()));
    match verb {
        Verb::Draw(who, n) => {
            let cards = Amount::of(n, CARD, names).alone(CARD);
            (subject(who, names), Clause::new(DRAW, cards))
        }
        Verb::BothDraw(n) => {
            let cards = Amount::of(n, CARD, names).alone(CARD);
            let each = Subject::One(text!("each player", "cada jugador"));
            (each, Clause::new(DRAW, cards))
        }
        Verb::Deal(n, to) => you(DEAL, damage_to(n, to, names)),
        Verb::DealBy(by, n, to) => deal_by(by, n, to, names),
        Verb::Divide(share) => divide(share, names),
        Verb::Heal(n, on) => you(HEAL, damage_from(n, on, names)),
        Verb::HealAll(on) => {
            you(HEAL, text!("all damage from {on}", "todo el daño a {on}", on = it(on)))
        }
        Verb::Defeat(which) | Verb::DefeatResource(which) => on(DEFEAT, all_of(which, names)),
        Verb::Exhaust(which) => on(EXHAUST, all_of(which, names)),
        Verb::Ready(which) => on(MAKE_READY, all_of(which, names)),
        Verb::Shield(to) => you(GIVE, token(&Num::Just(1), SHIELD, to, names)),
        Verb::Experience(n, to) => you(GIVE, token(n, EXPERIENCE, to, names)),
        Verb::Give(to, modifiers, until) => give(to, modifiers, *until, names),
        Verb::Return(which) => (Subject::You, piles::to_hand(it(which))),
        Verb::Bury(which) => (Subject::You, piles::on_bottom(which, names)),
        Verb::PutOnTop(which) => (Subject::You, piles::on_deck(it(which), names)),
        Verb::Discard(which) => piles::discard(which, names),
        Verb::DiscardHand(who) => piles::discard_hand(who, names),
        Verb::DiscardAtRandom(who) => piles::discard_at_random(who, names),
        Verb::DiscardDownTo(n) => piles::discard_down_to(n, names),
        Verb::Mill(who, n) => piles::mill(who, n, names),
        Verb::Look(who, n) => you(LOOK, piles::seen_top(who, n, Seen::One, names)),
        Verb::LookThroughDeck => {
            note_seen(names, Seen::Deck);
            you(LOOK_THROUGH, text!("your deck", "todo tu mazo"))
        }
        Verb::LookAtHand(who) => {
            let hand = player_owns(who, HAND, names);
            names.mention(&hand);
            you(LOOK, hand)
        }
        Verb::RevealHand(who) => piles::reveal_hand(who, names),
        Verb::RevealTop(who, n) => you(REVEAL, piles::seen_top(who, n, Seen::Shown, names)),
        Verb::Reveal(which) => on(REVEAL, piles::revealed(which, names)),
        Verb::Hold(which) => {
            let held = it(which);
            note_seen(names, Seen::Held);
            you(CHOOSE, held)
        }
        Verb::Take(which) => piles::take(which, names),
        Verb::SetAside(which) => {
            let aside = it(which);
            note_used(names);
            on(SET_ASIDE, aside)
        }
        Verb::BuryRest => you(PUT, piles::rest_on_bottom(names)),
        Verb::Shuffle(who) => piles::shuffle(who, names),
        Verb::Resource(which, entering) => you(PUT, piles::as_resource(which, *entering, names)),
        Verb::ReadyResources(n) => you(MAKE_READY, piles::resources(n, &Who::You, names)),
        Verb::ExhaustResources(who, n) => you(EXHAUST, piles::resources(n, who, names)),
        Verb::Pay(n) => you(PAY, Amount::of(n, RESOURCE, names).alone(RESOURCE)),
        Verb::Control(who, which) => control(who, which, names),
        Verb::Play(which, price, entering) => (Subject::You, play(which, *price, *entering, names)),
        Verb::Attack(with, terms) => (Subject::You, attack(with, terms, names)),
        Verb::Name => you(NAME, CARD.a()),
        Verb::Ban => ban(names),
        Verb::ForbidHealing => {
            let bases = Subject::Many(Text::new(BASE.many().en, BASE.the_many().es));
            (bases, Clause::new(CANNOT_BE_HEALED, lasts(Until::PhaseEnds)))
        }
        Verb::Cheapen(n, only) => {
            (Subject::One(next_card(only, names)), Clause::new(COST, less(*n)))
        }
    }
}

/// All objects of a verb at once: "all units" rather than "each unit".
fn all_of(which: &What, names: &Names) -> Text {
    match which {
        What::Each(set) => members(set, names).all(),
        which => what(which, names),
    }
}

/// The indirect object; Spanish repeats the preposition: «a una unidad o a una base».
fn either_whom(to: Text) -> Text {
    let Text { en, es } = to;
    Text { en, es: es.replace(" o una ", " o a una ") }.whom()
}

fn damage_to(n: &Num, to: &What, names: &Names) -> Text {
    let to = match to {
        What::These(things) => together(things, names, "a"),
        to => either_whom(each_of(what(to, names))),
    };
    Amount::of(n, DAMAGE, names).with(DAMAGE, text!("to", "").then(to))
}

fn damage_from(n: &Num, on: &What, names: &Names) -> Text {
    let on = text!("from", "").then(either_whom(what(on, names)));
    Amount::of(n, DAMAGE, names).with(DAMAGE, on)
}

/// The owner of a unit is named together with it, so that readers do not think of the upgrade's
/// owner.
fn control(who: &Who, it: &What, names: &Names) -> (Subject, Clause) {
    let it_said = what(it, names);
    if matches!(who, Who::OwnerOf(owned) if owned == it) {
        let owner = text!("the owner of {it}", "el propietario de {it}", it = it_said);
        let control = text!("control of it", "su control");
        return (Subject::One(owner), Clause::new(TAKE, control));
    }
    let control = text!("control of {it}", "el control de {it}", it = it_said);
    (subject(who, names), Clause::new(TAKE, control))
}

fn ban(names: &Names) -> (Subject, Clause) {
    let named = text!(
        "cards with that name while {this} is in play",
        "cartas con ese nombre mientras {this} esté en juego",
        this = memory::this(names)
    );
    (subject(&Who::Opponent, names), Clause::new(CANNOT_PLAY, named))
}

fn deal_by(by: &What, n: &Num, to: &What, names: &Names) -> (Subject, Clause) {
    let dealer = Subject::One(what(by, names));
    let damage = match n {
        Num::Just(_) | Num::ThatMuch => Amount::of(n, DAMAGE, names).alone(DAMAGE),
        n => text!("damage equal to {n}", "daño igual a {n}", n = own_number(n, by, names)),
    };
    let to = what(to, names);
    (dealer, Clause::new(DEAL, damage.then(text!("to {to}", "a {to}", to = to))))
}

fn divide(share: &Share, names: &Names) -> (Subject, Clause) {
    let by = match share.by {
        What::This => Subject::You,
        by => Subject::One(what(&by, names)),
    };
    let amount = match &share.amount {
        n @ (Num::Just(_) | Num::ThatMuch) => Amount::of(n, DAMAGE, names).alone(DAMAGE),
        n => {
            text!("damage equal to {n},", "daño igual a {n},", n = own_number(n, &share.by, names))
        }
    };
    let things = several(&share.among, names);
    let among = match share.what {
        Division::DamageOrNone => {
            text!("any number of {things}", "cualquier cantidad de {things}", things = things)
        }
        Division::Damage | Division::UpToHealing => things,
    };
    let among = text!(
        "divided as you choose among {things}",
        "repartido como quieras entre {things}",
        things = among
    );
    match share.what {
        Division::UpToHealing => {
            let amount = text!("up to {n}", "hasta {n}", n = amount);
            (by, Clause::new(HEAL, amount.then(among)))
        }
        Division::Damage | Division::DamageOrNone => (by, Clause::new(DEAL, amount.then(among))),
    }
}

/// "a Shield token to that unit".
fn token(n: &Num, noun: Noun, to: &What, names: &Names) -> Text {
    let to = each_of(what(to, names));
    let to = text!("to {to}", "a {to}", to = to);
    match n {
        Num::Just(1) => noun.a().then(to),
        n => Amount::of(n, noun, names).with(noun, to),
    }
}

/// Playing a card with its price, and how it enters play.
fn play(it: &What, price: Price, entering: Entering, names: &Names) -> Clause {
    let card = what(it, names);
    note_used(names);
    let points_back = memory::pronoun(&card).is_some();
    let said = match price {
        Price::Usual => acting_on(PLAY, card, Text::default()),
        Price::Less(n) => acting_on(PLAY, card, for_less(n)),
        Price::Free if points_back => acting_on(PLAY, card, text!("for free", "gratis")),
        Price::Free => Clause::new(PLAY, text!("{card} for free", "gratis {card}", card = card)),
    };
    let comes = match entering {
        Entering::Usual => return said,
        Entering::Ready => text!("it enters play ready", "entra en juego preparada"),
        Entering::With(which) => {
            let which = keyword(which, names);
            text!("it has {k} for this phase", "tiene {k} durante esta fase", k = which)
        }
    };
    said.followed_by(comes)
}

/// "the next Trick event you play this phase".
fn next_card(only: &[Only], names: &Names) -> Text {
    let card = cards(only, Apart::Other, names).with(&NEXT);
    card.of(text!("you play this phase", "que juegues esta fase")).the()
}

/// A price below the usual one: "for 1 less" / «por 1 recurso menos».
pub(crate) fn for_less(n: u8) -> Text {
    Text::new(format!("for {n} less"), format!("por {} menos", RESOURCE.count(n).es))
}

/// "1 less" / «1 recurso menos».
pub(crate) fn less(n: u8) -> Text {
    text!("{n} less", "{n} menos", n = in_resources(n))
}

/// "1" / «1 recurso»: a change of cost; English omits the noun.
pub(crate) fn in_resources(n: u8) -> Text {
    Text::new(n.to_string(), RESOURCE.count(n).es)
}
