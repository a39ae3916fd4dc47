//! The texts of the words.

use prose::lexicon::{DISCARD, GAIN, LOSE, REVEAL, SHUFFLE, SPEND};
use prose::{
    Adjective, Clause, EsVerb, Gender, Noun, NounPhrase, Subject, Text, Verb as Action, es_verb,
    text,
};
use script::{Names, Vocabulary};

use super::words::{
    Event, Face, Faction, Gift, Moment, Num, Rim, Set, Skill, Test, Verb, Victim, What, Who,
};
use crate::awkward::ability::Abilities;

use Gender::{Feminine, Masculine};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
const DIE: Noun = Noun::new("die", "dice", "dado", "dados", Masculine);
const HIT: Noun = Noun::new("hit", "hits", "impacto", "impactos", Masculine);
const CRIT: Noun = Noun::new("crit", "crits", "crítico", "críticos", Masculine);
const FOCUS: Noun = Noun::new(
    "focus result",
    "focus results",
    "resultado de concentración",
    "resultados de concentración",
    Masculine,
);
const BLANK: Noun =
    Noun::new("blank result", "blank results", "resultado vacío", "resultados vacíos", Masculine);
const PLAYER: Noun = Noun::new("player", "players", "jugador", "jugadores", Masculine);
const GAMBLER: Noun = Noun::new("gambler", "gamblers", "apostante", "apostantes", Masculine);
const CREW: Noun = Noun::new("crew member", "crew members", "tripulante", "tripulantes", Masculine);
const PATROL: Noun = Noun::new("Patrol", "Patrols", "Patrulla", "Patrullas", Feminine);
const PLANET: Noun = Noun::new("planet", "planets", "planeta", "planetas", Masculine);
const FACTION: Noun = Noun::new("faction", "factions", "facción", "facciones", Feminine);
const KIND: Noun = Noun::new("kind", "kinds", "tipo", "tipos", Masculine);

const REVEALED: Adjective =
    Adjective::new("revealed", "mostrado", "mostrada", "mostrados", "mostradas");
const OTHER: Adjective = Adjective::new("other", "otro", "otra", "otros", "otras").before_noun();

const REROLL: Action = Action::new(
    "re-roll",
    "re-rolls",
    "re-rolled",
    EsVerb {
        infinitive: "volver a lanzar",
        imperative: "vuelve a lanzar",
        second: "vuelves a lanzar",
        third: "vuelve a lanzar",
        ..es_verb!("volv", er)
    },
);
const CHANGE: Action = Action::new(
    "change",
    "changes",
    "changed",
    EsVerb { infinitive: "convertir", imperative: "convierte", ..es_verb!("conviert", ir) },
);
const CANCEL: Action = Action::new("cancel", "cancels", "cancelled", es_verb!("anul", ar));
const TEST: Action = Action::new(
    "test",
    "tests",
    "tested",
    EsVerb {
        infinitive: "hacer una prueba de",
        imperative: "haz una prueba de",
        ..es_verb!("prob", ar)
    },
);
const FIGHT: Action = Action::new("fight", "fights", "fought", es_verb!("combat", ir));
const STAKE: Action = Action::new(
    "stake",
    "stakes",
    "staked",
    EsVerb { imperative: "apuesta", second: "apuestas", third: "apuesta", ..es_verb!("apost", ar) },
);
const ROLL: Action = Action::new("roll", "rolls", "rolled", es_verb!("lanz", ar));
const TAKE: Action =
    Action::new("take", "takes", "took", EsVerb { third: "se lleva", ..es_verb!("tom", ar) });
const SUFFER: Action = Action::new("suffer", "suffers", "suffered", es_verb!("sufr", ir));
const RECOVER: Action = Action::new("recover", "recovers", "recovered", es_verb!("recuper", ar));
const MOVE: Action = Action::new(
    "move",
    "moves",
    "moved",
    EsVerb { imperative: "mueve", second: "mueves", third: "mueve", ..es_verb!("mov", er) },
);
const DELIVER: Action = Action::new("deliver", "delivers", "delivered", es_verb!("entreg", ar));
const COMPLETE: Action = Action::new("complete", "completes", "completed", es_verb!("complet", ar));
const BUY: Action = Action::new("buy", "buys", "bought", es_verb!("compr", ar));
const MARK: Action = Action::new("mark", "marks", "marked", es_verb!("marc", ar));

fn who(who: Who, names: &Names) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::In(slot) => Subject::One(names.of(slot)),
        Who::NearestOther => {
            Subject::One(text!("the nearest other player", "el otro jugador más cercano"))
        }
    }
}

fn what(what: What, names: &Names) -> Text {
    match what {
        What::This => CARD.this(),
        What::In(slot) => names.of(slot),
    }
}

fn face(face: Face) -> Noun {
    match face {
        Face::Hit => HIT,
        Face::Crit => CRIT,
        Face::Focus => FOCUS,
        Face::Blank => BLANK,
    }
}

fn skill(skill: Skill) -> Text {
    match skill {
        Skill::Influence => text!("Influence", "Influencia"),
        Skill::Piloting => text!("Piloting", "Pilotaje"),
        Skill::Stealth => text!("Stealth", "Sigilo"),
        Skill::Strength => text!("Strength", "Fuerza"),
        Skill::Tactics => text!("Tactics", "Táctica"),
    }
}

fn faction(faction: Faction, names: &Names) -> Text {
    match faction {
        Faction::Rebellion => text!("the Rebellion", "la Rebelión"),
        Faction::OfThePlanet => text!("the faction of the planet", "la facción del planeta"),
        Faction::In(slot) => names.of(slot),
    }
}

fn victim(victim: Victim) -> Text {
    match victim {
        Victim::Character => text!("your character", "tu personaje"),
        Victim::Ship => text!("your ship", "tu nave"),
    }
}

/// "3,000 credits" / «3000 créditos».
fn credits(num: &Num) -> Text {
    let Num::Just(n) = num;
    let en = match n / 1000 {
        0 => n.to_string(),
        thousands => format!("{thousands},{:03}", n % 1000),
    };
    Text::new(format!("{en} credits"), format!("{n} créditos"))
}

impl Vocabulary for Rim {
    fn say_who(word: &Who, names: &Names) -> Subject {
        who(*word, names)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |action, rest| (Subject::You, Clause::new(action, rest));
        let number = |num: &Num| Self::say_number(num, names);
        match verb {
            Verb::Reroll(die) => you(REROLL, what(*die, names)),
            Verb::Turn(die, into) => {
                let die = what(*die, names);
                you(
                    CHANGE,
                    text!("{die} to {face}", "{die} en {face}", die = die, face = face(*into)),
                )
            }
            Verb::Cancel(die) => you(CANCEL, what(*die, names)),
            Verb::TestSkill(tested) => you(TEST, skill(*tested)),
            Verb::FightGroundEnemy(n) => you(
                FIGHT,
                text!(
                    "a ground enemy of combat value {n}",
                    "en tierra contra un enemigo de valor {n}",
                    n = number(n)
                ),
            ),
            Verb::GainCredits(n) => you(GAIN, credits(n)),
            Verb::Spend(n) => you(SPEND, credits(n)),
            Verb::Stake(by, n) => (who(*by, names), Clause::new(STAKE, credits(n))),
            Verb::Roll(by, n) => {
                let dice = DIE.count(Self::printed(n).unwrap_or_default());
                (who(*by, names), Clause::new(ROLL, dice))
            }
            Verb::WinnerTakesThePot => (
                Subject::One(text!(
                    "the gambler with the most hits and crits",
                    "el apostante con más impactos y críticos"
                )),
                Clause::new(TAKE, text!("the pot", "el bote")),
            ),
            Verb::GainFame(n) => you(GAIN, text!("{n} fame", "{n} de fama", n = number(n))),
            Verb::GainReputation(with) => you(
                GAIN,
                text!(
                    "1 reputation with {faction}",
                    "1 de reputación con {faction}",
                    faction = faction(*with, names)
                ),
            ),
            Verb::LoseReputation(by, with) => (
                who(*by, names),
                Clause::new(
                    LOSE,
                    text!(
                        "1 reputation with {faction}",
                        "1 de reputación con {faction}",
                        faction = faction(*with, names)
                    ),
                ),
            ),
            Verb::LoseReputationWithPatrol(patrol) => you(
                LOSE,
                text!(
                    "1 reputation with the faction of {patrol}",
                    "1 de reputación con la facción de {patrol}",
                    patrol = what(*patrol, names)
                ),
            ),
            Verb::Suffer(by, n) => (
                Subject::One(victim(*by)),
                Clause::new(SUFFER, text!("{n} damage", "{n} de daño", n = number(n))),
            ),
            Verb::RecoverAll(of) => you(
                RECOVER,
                text!("all damage from {it}", "todo el daño de {it}", it = victim(*of)),
            ),
            Verb::CallPatrol(of) => you(
                MOVE,
                text!(
                    "the Patrol of {faction} directly to your space",
                    "la Patrulla de {faction} directamente a tu casilla",
                    faction = faction(*of, names)
                ),
            ),
            Verb::MovePatrol(patrol, n) => you(
                MOVE,
                text!(
                    "{patrol} {n} spaces toward you",
                    "{patrol} {n} casillas hacia ti",
                    patrol = what(*patrol, names),
                    n = number(n)
                ),
            ),
            Verb::TakeAnotherTurn => you(TAKE, text!("an additional turn", "un turno adicional")),
            Verb::Discard(card) => you(DISCARD, what(*card, names)),
            Verb::Deliver => you(DELIVER, text!("this cargo", "este cargamento")),
            Verb::CompleteJob => you(COMPLETE, text!("this job", "este trabajo")),
            Verb::RevealFromThisDeck => {
                you(REVEAL, text!("cards from this deck", "cartas de este mazo"))
            }
            Verb::Buy(card) => you(BUY, what(*card, names)),
            Verb::ShuffleRestIntoDeck => you(
                SHUFFLE,
                text!(
                    "this card and the other revealed cards into the deck",
                    "esta carta y las demás cartas mostradas en el mazo"
                ),
            ),
            Verb::MarkAsDestination(planet) => you(
                MARK,
                text!(
                    "{planet} as the destination of this cargo",
                    "{planet} como destino de este cargamento",
                    planet = what(*planet, names)
                ),
            ),
        }
    }

    fn say_test(test: &Test, names: &Names) -> Text {
        match test {
            Test::Passed => text!("you pass", "la superas"),
            Test::Failed => text!("you fail", "fallas"),
            Test::PassedOrDefeated => {
                text!("you pass or are defeated", "la superas o eres derrotado")
            }
            Test::Won => text!("you win", "vences"),
            Test::Have(owned) => {
                text!("you have {skill}", "tienes {skill}", skill = skill(*owned))
            }
            Test::PatrolHere => {
                text!("there is a Patrol in your space", "hay una Patrulla en tu casilla")
            }
            Test::NotNegative(with) => text!(
                "your reputation with {faction} is not negative",
                "tu reputación con {faction} no es negativa",
                faction = faction(*with, names)
            ),
            Test::Revealed(n, slot) => {
                let n = Self::say_number(n, names);
                text!(
                    "{n} cards of {kind} are revealed",
                    "se muestran {n} cartas de {kind}",
                    n = n,
                    kind = names.of(*slot)
                )
            }
            Test::CrewAtLeast(n) => {
                let crew = CREW.at_least(Self::printed(n).unwrap_or_default());
                text!("you have {crew}", "tienes {crew}", crew = crew)
            }
        }
    }

    fn say_subjunctive(test: &Test, names: &Names) -> Text {
        match test {
            Test::PassedOrDefeated => {
                text!("you pass or are defeated", "la superes o seas derrotado")
            }
            Test::Revealed(n, slot) => {
                let n = Self::say_number(n, names);
                text!(
                    "{n} cards of {kind} are revealed",
                    "haya {n} cartas de {kind}",
                    n = n,
                    kind = names.of(*slot)
                )
            }
            Test::CrewAtLeast(n) => {
                let crew = CREW.at_least(Self::printed(n).unwrap_or_default());
                text!("you have {crew}", "tengas {crew}", crew = crew)
            }
            other => Self::say_test(other, names),
        }
    }

    fn say_number(num: &Num, _: &Names) -> Text {
        let Num::Just(n) = num;
        Text::same(n)
    }

    fn printed(num: &Num) -> Option<u32> {
        let Num::Just(n) = num;
        Some(u32::from(*n))
    }

    fn say_set(set: &Set, _: &Names) -> NounPhrase {
        let rolled = |noun: Noun| noun.of(text!("you rolled", "que hayas lanzado"));
        match set {
            Set::YourDice => rolled(DIE),
            Set::YourResults(shown) => rolled(face(*shown)),
            Set::OpponentsResults(shown) => {
                face(*shown).of(text!("your opponent rolled", "que haya lanzado tu adversario"))
            }
            Set::OthersHere => PLAYER.with(&OTHER).of(text!("in your space", "en tu casilla")),
            Set::MoreFamousHere => PLAYER.of(text!(
                "in your space with more fame than you",
                "en tu casilla con más fama que tú"
            )),
            Set::Gamblers => GAMBLER.into(),
            Set::YourCrew => CREW.of(text!("on your ship", "de tu nave")),
            Set::Patrols => PATROL.into(),
            Set::PatrolsHere => PATROL.of(text!("in your space", "en tu casilla")),
            Set::Planets => PLANET.into(),
            Set::FactionsToLose(_) => FACTION.of(text!("of your choice", "de tu elección")),
            Set::KindsOfGoods => {
                KIND.of(text!("of card (gear or mod)", "de carta (equipo o modificación)"))
            }
            Set::RevealedOfKind(_) => CARD.with(&REVEALED).of(text!("of that kind", "de ese tipo")),
        }
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        match set {
            Set::YourDice => DIE.into(),
            Set::YourResults(shown) | Set::OpponentsResults(shown) => face(*shown).into(),
            Set::OthersHere | Set::MoreFamousHere => PLAYER.into(),
            Set::Gamblers => GAMBLER.into(),
            Set::YourCrew => CREW.into(),
            Set::Patrols | Set::PatrolsHere => PATROL.into(),
            Set::Planets => PLANET.into(),
            Set::FactionsToLose(_) => FACTION.into(),
            Set::KindsOfGoods => KIND.into(),
            Set::RevealedOfKind(_) => CARD.into(),
        }
    }

    fn say_chosen(set: &Set, things: Text) -> Text {
        match set {
            Set::OthersHere | Set::MoreFamousHere | Set::Gamblers => things.whom(),
            _ => things,
        }
    }

    fn say_moment(moment: &Moment) -> Text {
        match *moment {}
    }
}

impl Abilities for Rim {
    type Event = Event;
    type Gift = Gift;

    fn say_event(event: &Event, _: &Names) -> Text {
        match event {
            Event::RolledInCombat => {
                text!("you roll dice, once in each combat", "lances dados, una vez en cada combate")
            }
            Event::ResultsOfShipCombat => {
                text!("dice are rolled in a ship combat", "se lancen dados en un combate espacial")
            }
            Event::YourDefeat => text!("you are defeated", "seas derrotado"),
            Event::Bought => text!("you buy this card", "compres esta carta"),
        }
    }

    fn say_proposal(event: &Event, names: &Names) -> Text {
        match event {
            Event::YourDefeat => text!("you would be defeated", "fueras a ser derrotado"),
            other => Self::say_event(other, names),
        }
    }

    fn say_gift(gift: &Gift) -> Text {
        let Gift::Fame(n) = gift;
        let n = Self::say_number(n, &Names::default());
        text!("you have {n} more fame", "tienes {n} de fama más", n = n)
    }
}
