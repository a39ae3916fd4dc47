//! Abilities as sentences, with their triggers and costs.

use prose::{Conjunction, Subject, Text, text, when, while_};
use script::{
    Count, Names, Slot, Step as Tree, Vocabulary, say_effect, say_effect_after, say_piece,
};

use super::amounts::Amount;
use super::conditions::{Claim, condition};
use super::memory::{self, begin};
use super::modifiers::predicates;
use super::nouns::{Apart, cards, one_of, units};
use super::verbs::{in_resources, less};
use super::what;
use crate::words::lexicon::{CARD, RESOURCE, UNIT};
use crate::words::{
    Ability, Limit, Modifier, On, Only, Side, Step, Test, UnlimitedWords, Verb, What, Whom,
};

/// An ability as one or more sentences; `this` is the name of its card.
pub(crate) fn ability(ability: &Ability, this: Text) -> Text {
    let names = &begin(this);
    match ability {
        Ability::Action { cost, effect } => {
            let cost = costs(cost, names);
            let lead = text!("Action [{cost}]:", "Acción [{cost}]:", cost = cost);
            say_effect_after(lead, effect, names)
        }
        Ability::Epic(effect) => say_effect_after(epic(), effect, names),
        Ability::When { on, limit, effect } => {
            say_effect_after(lead(on, *limit, names), effect, names)
        }
        Ability::Event(effect) => say_effect(effect, names),
        Ability::Constant { while_, to, gives } => constant(while_.as_ref(), to, gives, names),
        Ability::Attaches(only) => text!(
            "Can only be attached to {unit}.",
            "Solo se puede vincular a {unit}.",
            unit = units(Side::Any, only, Apart::Unsaid, names).a()
        ),
        Ability::CheaperWhile(test, n) => {
            let cheaper = text!("this card costs {n}", "esta carta cuesta {n}", n = less(*n));
            while_(condition(test, Claim::POSSIBLE, names), cheaper).sentence()
        }
        Ability::YoursCheaper(only, n) => yours_cheaper(only, *n, names),
        Ability::TheirsDearer(only, n) => theirs_dearer(only, *n, names),
        Ability::FirstUpgradeCheaper(n) => first_upgrade_cheaper(*n, names),
        Ability::NoPenalty(only) => no_penalty(only, names),
        Ability::Toll(only, n) => toll(only, *n, names),
        Ability::DiscardInstead(only) => discard_instead(only, names),
        Ability::SilencesFirstEvent => text!(
            "The first event your opponent plays each round has no abilities.",
            "El primer evento que juegue tu adversario cada ronda no tiene capacidades."
        ),
        Ability::Prevents => prevents(names),
    }
}

/// The words before an action that is used once in the game.
pub(crate) fn epic() -> Text {
    text!("Epic action:", "Acción épica:")
}

/// An ability given to a unit, between quotes: «"On attack: draw 1 card."».
pub(crate) fn quoted(given: &Ability) -> Text {
    let Text { en, es } = ability(given, UNIT.this());
    Text::new(format!("“{en}”"), format!("«{es}»"))
}

/// The cost of an action, in the printed order: "1 resource, exhaust".
fn costs(cost: &Step, names: &Names) -> Text {
    match cost {
        Tree::Seq(steps) => {
            steps.iter().map(|step| costs(step, names)).fold(Text::default(), |all, one| {
                if all == Text::default() {
                    return one;
                }
                text!("{all}, {one}", "{all}, {one}", all = all, one = one)
            })
        }
        Tree::Do(Verb::Pay(n)) => Amount::of(n, RESOURCE, names).alone(RESOURCE),
        Tree::Do(Verb::Exhaust(What::This)) => text!("exhaust", "agotar"),
        Tree::Do(verb) => UnlimitedWords::say_verb(verb, names).1.infinitive(),
        Tree::Pick { count: Count::One, from, into, body: Tree::Do(verb), .. } => {
            let [thing, that] = [UnlimitedWords::say_set(from, names).a(), CARD.that()];
            names.set(*into, Some(thing), that);
            UnlimitedWords::say_verb(verb, names).1.infinitive()
        }
        other => say_piece(other, names),
    }
}

/// The trigger of an ability: "When played / On attack:", "when you play an event,".
fn lead(on: &[On], limit: Limit, names: &Names) -> Text {
    let labels: Option<Vec<Text>> = on.iter().map(label).collect();
    let lead = match labels {
        Some(labels) => {
            let all = labels.into_iter().reduce(|all, next| {
                text!("{all} / {next}", "{all} / {next}", all = all, next = next)
            });
            all.unwrap_or_default().map(|all| all + ":")
        }
        None => {
            let events = on.iter().map(|on| event(on, names));
            when(Text::list(events, Conjunction::Or), Text::default())
        }
    };
    match limit {
        Limit::None => lead,
        Limit::OncePerRound => text!("once each round,", "una vez por ronda,").then(lead),
    }
}

/// The short names of the most usual triggers.
fn label(on: &On) -> Option<Text> {
    match on {
        On::Played => Some(text!("When played", "Cuando se juegue")),
        On::Deployed => Some(text!("When deployed", "Cuando se despliegue")),
        On::Defeated => Some(text!("When defeated", "Cuando se derrote")),
        On::Attack => Some(text!("On attack", "Al atacar")),
        On::Defense => Some(text!("On defense", "Al defender")),
        _ => None,
    }
}

/// The event, to follow "when"; Spanish needs the subjunctive.
fn event(on: &On, names: &Names) -> Text {
    let this = || memory::this(names);
    match on {
        On::Played => text!("you play {this}", "juegues {this}", this = this()),
        On::Deployed => text!("you deploy this leader", "despliegues a este líder"),
        On::Defeated => text!("{this} is defeated", "{this} sea derrotada", this = this()),
        On::Attack => text!("{this} attacks", "{this} ataque", this = this()),
        On::Defense => text!("{this} is attacked", "{this} sea atacada", this = this()),
        On::AttackEnds => text!(
            "{this} completes an attack and survives",
            "{this} complete un ataque y sobreviva",
            this = this()
        ),
        On::AttackDefeats => text!(
            "{this} attacks and defeats a unit",
            "{this} ataque y derrote a una unidad",
            this = this()
        ),
        On::CombatDamageToUnit => {
            names.set(Slot::A, None, UNIT.that());
            text!(
                "{this} attacks and deals combat damage to a unit",
                "{this} ataque e inflija daño de combate a una unidad",
                this = this()
            )
        }
        On::CombatDamageToBase => text!(
            "{this} deals combat damage to a base",
            "{this} inflija daño de combate a una base",
            this = this()
        ),
        On::UnitDefeated(side, only) => {
            let unit = one_of(only, |apart| units(*side, only, apart, names));
            text!("{unit} is defeated", "{unit} sea derrotada", unit = unit)
        }
        On::UnitLeaves(side) => text!(
            "{unit} leaves play",
            "{unit} abandone el juego",
            unit = units(*side, &[], Apart::Unsaid, names).a()
        ),
        On::YouPlay(only) => {
            let card = one_of(only, |apart| cards(only, apart, names));
            text!("you play {card}", "juegues {card}", card = card)
        }
        On::YouDamageBase => {
            text!("you deal damage to the enemy base", "inflijas daño a la base enemiga")
        }
        On::ActionPhase => text!("the action phase starts", "empiece la fase de acción"),
        On::ReadyStep => text!(
            "cards are readied in the regroup phase",
            "se preparen las cartas en la fase de reagrupamiento"
        ),
        On::Attached => text!("{this} is attached", "se vincule {this}", this = this()),
        On::Detached => {
            let host = what(&What::Host, names);
            text!("{this} leaves {host}", "{this} deje {host}", this = this(), host = host)
        }
    }
}

/// "While you have the initiative, this unit has Sentinel."
fn constant(test: Option<&Test>, to: &Whom, gives: &[Modifier], names: &Names) -> Text {
    let test = test.map(|test| (test, condition(test, Claim::POSSIBLE, names)));
    let (situation, subject) = whom(to, test.as_ref().map(|(test, _)| *test), names);
    let said = match &subject {
        Subject::You => Text::default(),
        Subject::One(who) | Subject::Many(who) => who.clone(),
    };
    let said = said.then(predicates(gives, subject.person(), names));
    let during = test.map(|(_, said)| said).into_iter().chain(situation);
    let during = Text::list(during, Conjunction::And);
    if during == Text::default() { said.sentence() } else { while_(during, said).sentence() }
}

/// The situation in which a constant ability applies, and its subject; a unit just named becomes
/// "it".
fn whom(to: &Whom, test: Option<&Test>, names: &Names) -> (Option<Text>, Subject) {
    let it = || Subject::One(text!("it", ""));
    let defender = || Subject::One(what(&What::Defender, names));
    match (to, test) {
        (Whom::This, Some(Test::Is(What::This, _) | Test::Attacks(_)))
        | (Whom::Host | Whom::HostUnder, Some(Test::Is(What::Host, _))) => (None, it()),
        (Whom::This, _) => (None, Subject::One(memory::this(names))),
        (Whom::Host | Whom::HostUnder, _) => (None, Subject::One(what(&What::Host, names))),
        (Whom::Yours(only), _) => {
            let yours = units(Side::Any, only, Apart::Other, names).your_many();
            (None, Subject::Many(yours))
        }
        (Whom::DefenderAgainstThis(only), _) => {
            let attacks = condition(&Test::Attacks(only), Claim::POSSIBLE, names);
            (Some(attacks), defender())
        }
        (Whom::DefenderAgainstYours, _) => {
            (Some(text!("a friendly unit attacks", "una unidad aliada ataque")), defender())
        }
        (Whom::AttackerAgainstHost, _) => (
            Some(text!("the attached unit defends", "la unidad vinculada defienda")),
            Subject::One(what(&What::Attacker, names)),
        ),
    }
}

fn yours_cheaper(only: &[Only], n: u8, names: &Names) -> Text {
    let cards = cards(only, Apart::Other, names).your_many();
    text!("{cards} cost {n}", "{cards} cuestan {n}", cards = cards, n = less(n)).sentence()
}

fn theirs_dearer(only: &[Only], n: u8, names: &Names) -> Text {
    let cards = cards(only, Apart::Other, names);
    // Cards in general take an article only in Spanish.
    let cards = Text { en: cards.many().en, es: cards.the_many().es };
    text!(
        "{cards} your opponent plays cost {n} more",
        "{cards} que juegue tu adversario cuestan {n} más",
        cards = cards,
        n = in_resources(n)
    )
    .sentence()
}

fn first_upgrade_cheaper(n: u8, names: &Names) -> Text {
    text!(
        "The first upgrade you play on {this} each round costs {n}.",
        "La primera mejora que juegues sobre {this} cada ronda cuesta {n}.",
        this = memory::this(names),
        n = less(n)
    )
}

fn no_penalty(only: &[Only], names: &Names) -> Text {
    text!(
        "{cards} have no aspect penalty",
        "{cards} no tienen penalización por aspecto",
        cards = cards(only, Apart::Other, names).your_many()
    )
    .sentence()
}

fn toll(only: &[Only], n: u8, names: &Names) -> Text {
    text!(
        "To play {card}, your opponent must also deal {n} damage to their own base.",
        "Para jugar {card}, tu adversario debe además infligir {n} de daño a su propia base.",
        card = cards(only, Apart::Other, names).a(),
        n = n
    )
}

fn discard_instead(only: &[Only], names: &Names) -> Text {
    text!(
        "Instead of paying the cost of this card, you may discard {card} from your hand.",
        "En vez de pagar el coste de esta carta, puedes descartar de tu mano {card}.",
        card = one_of(only, |apart| cards(only, apart, names))
    )
}

fn prevents(names: &Names) -> Text {
    text!(
        "If the attached unit would be dealt damage, instead that damage is prevented and {this} \
         is defeated.",
        "Si la unidad vinculada fuera a sufrir daño, en vez de eso se evita ese daño y se derrota \
         {this}.",
        this = memory::this(names)
    )
}

/// The line that lets a leader be deployed.
pub(crate) fn deploy(resources: u8) -> Text {
    let test = condition(&Test::Resources(resources), Claim::FACT, &Names::default());
    epic()
        .then(text!(
            "if {test}, deploy this leader",
            "si {test}, despliega a este líder",
            test = test
        ))
        .sentence()
}
