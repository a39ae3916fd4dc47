//! Every sentence of the duel, in both languages.

use prose::{Gender, Noun, Text, text};
use script::{Answer, Names, Thing, Vocabulary, say_effect};
use table::{Outcome, Seat, Spoken};

use crate::cards::Title;
use crate::game::{Choice, Duel, Event, Question, Target};
use crate::rules::{Stance, card, name};
use crate::view::View;
use crate::words::{DuelWords, Step, Who};

const SHIELD: Noun = Noun::new("shield", "shields", "escudo", "escudos", Gender::Masculine);

fn titled(title: Title) -> Text {
    title.card().titled()
}

/// What a player is called.
pub(crate) fn player(seat: Seat) -> Text {
    if seat.index() == 0 { text!("Red", "Rojo") } else { text!("Blue", "Azul") }
}

fn stance(stance: Stance) -> Text {
    match stance {
        Stance::Bold => text!("bold", "audaz"),
        Stance::Wary => text!("wary", "cauta"),
        Stance::Keen => text!("keen", "atenta"),
    }
}

fn thing(thing: Thing) -> Text {
    name(card(thing))
}

fn effect(step: &Step) -> Text {
    say_effect(step, &Names::default())
}

/// An option as it is told to whoever chooses: "lose 1 life", though the card of the other player
/// says "they lose 1 life". No option of the duel names a player any deeper.
fn option(whose: Who, step: &Step) -> Text {
    match (whose, *step) {
        (Who::Opponent, Step::Do(verb)) => effect(&Step::Do(verb.turned())),
        (Who::Opponent, Step::Pick { who, count, from, into, body }) => {
            effect(&Step::Pick { who: who.turned(), count, from: from.turned(), into, body })
        }
        _ => effect(step),
    }
}

impl Spoken for Duel {
    fn say_question(&self, _: &View, question: &Question) -> Text {
        match question {
            Question::Stance => text!("Which stance do you take?", "¿Qué postura adoptas?"),
            Question::Action => text!("What do you do?", "¿Qué haces?"),
            Question::Pick(title, set) => text!(
                "{card}: choose {thing}.",
                "{card}: elige {thing}.",
                card = titled(*title),
                thing = DuelWords::say_set(set, &Names::default()).a()
            ),
            Question::Option(title, ..) => {
                text!("{card}: choose one.", "{card}: elige una opción.", card = titled(*title))
            }
            Question::May(title, body) => text!(
                "{card}: do you want this? {effect}",
                "{card}: ¿quieres hacerlo? {effect}",
                card = titled(*title),
                effect = effect(body)
            ),
        }
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        match choice {
            Choice::Stance(taken) => {
                text!("Be {stance}.", "Adopta una postura {stance}.", stance = stance(taken))
            }
            Choice::Play(card) => text!("Play {card}.", "Juega {card}.", card = thing(card)),
            Choice::Attack { with, at: Target::Player } => {
                text!(
                    "Attack your opponent with {card}.",
                    "Ataca a tu adversario con {card}.",
                    card = thing(with)
                )
            }
            Choice::Attack { with, at: Target::Fighter(target) } => text!(
                "Attack {target} with {card}.",
                "Ataca a {target} con {card}.",
                target = thing(target),
                card = thing(with)
            ),
            Choice::End => text!("End your turn.", "Termina tu turno."),
            Choice::Answer(answer) => say_answer(view, answer),
        }
    }

    fn say_event(&self, _: &View, event: &Event) -> Text {
        match event {
            Event::Stances([red, blue]) => text!(
                "Red is {red}, Blue is {blue}.",
                "La postura de Rojo es {red}; la de Azul, {blue}.",
                red = stance(*red),
                blue = stance(*blue)
            ),
            Event::Turn(seat) => text!("{who}'s turn.", "Turno de {who}.", who = player(*seat)),
            Event::Drew(seat, card) => match card.told() {
                Some(card) => text!(
                    "{who} drew {card}.",
                    "{who} robó {card}.",
                    who = player(*seat),
                    card = titled(card)
                ),
                None => text!("{who} drew a card.", "{who} robó una carta.", who = player(*seat)),
            },
            Event::EmptyDeck(seat) => text!(
                "{who} has no card left to draw.",
                "A {who} no le quedan cartas que robar.",
                who = player(*seat)
            ),
            Event::Looked(seat, card) => match card.told() {
                Some(card) => text!(
                    "{who} looked at the top card: {card}.",
                    "{who} miró su primera carta: {card}.",
                    who = player(*seat),
                    card = titled(card)
                ),
                None => text!(
                    "{who} looked at the top card of the deck.",
                    "{who} miró la primera carta de su mazo.",
                    who = player(*seat)
                ),
            },
            Event::Buried(seat) => text!(
                "{who} put it on the bottom of the deck.",
                "{who} la puso al fondo del mazo.",
                who = player(*seat)
            ),
            Event::Played(seat, card) => text!(
                "{who} played {card}.",
                "{who} jugó {card}.",
                who = player(*seat),
                card = titled(*card)
            ),
            Event::Discarded(seat, card) => text!(
                "{who} discarded {card}.",
                "{who} descartó {card}.",
                who = player(*seat),
                card = titled(*card)
            ),
            Event::Attacked(card, Some(target)) => text!(
                "{card} attacked {target}.",
                "{card} atacó a {target}.",
                card = titled(*card),
                target = titled(*target)
            ),
            Event::Attacked(card, None) => text!(
                "{card} attacked the other player.",
                "{card} atacó al otro jugador.",
                card = titled(*card)
            ),
            other => say_change(other),
        }
    }

    fn say_outcome(&self, _: &View, outcome: Outcome) -> Text {
        ending(outcome)
    }
}

fn ending(outcome: Outcome) -> Text {
    match outcome.winners().lowest().map(player) {
        None => text!("Nobody won.", "Nadie ha ganado."),
        Some(winner) => text!("{who} won the duel.", "{who} ganó el duelo.", who = winner),
    }
}

/// The events that change a fighter or a life.
fn say_change(event: &Event) -> Text {
    match event {
        Event::Rolled(n) => {
            text!("The die shows {n}.", "El dado muestra {n}.", n = *n)
        }
        Event::Hurt(card, n) => text!(
            "{card} took {n} damage.",
            "{card} recibió {n} de daño.",
            card = titled(*card),
            n = *n
        ),
        Event::ShieldBroke(card) => text!(
            "{card}'s shield took the damage.",
            "El escudo de {card} paró el daño.",
            card = titled(*card)
        ),
        Event::Shielded(card) => {
            text!("{card} got a shield.", "{card} recibió un escudo.", card = titled(*card))
        }
        Event::Defeated(card) => {
            text!("{card} was defeated.", "{card} cayó.", card = titled(*card))
        }
        Event::Prevented(seat, n) => text!(
            "{who} prevented {n} damage.",
            "{who} evitó {n} de daño.",
            who = player(*seat),
            n = *n
        ),
        Event::LostLife(seat, n) => {
            text!("{who} lost {n} life.", "{who} perdió {n} de vida.", who = player(*seat), n = *n)
        }
        Event::Healed(seat, n) => text!(
            "{who} regained {n} life.",
            "{who} recuperó {n} de vida.",
            who = player(*seat),
            n = *n
        ),
        Event::Over(outcome) => ending(*outcome),
        // Said by `say_event`; named here so that no new event goes without a sentence.
        Event::Stances(_)
        | Event::Turn(_)
        | Event::Drew(..)
        | Event::EmptyDeck(_)
        | Event::Looked(..)
        | Event::Buried(_)
        | Event::Played(..)
        | Event::Discarded(..)
        | Event::Attacked(..) => Text::default(),
    }
}

fn say_answer(view: &View, answer: Answer) -> Text {
    match answer {
        Answer::Thing(card) => thing(card).sentence(),
        Answer::Number(n) => Text::same(n),
        Answer::Option(n) => match view.question {
            Some(Question::Option(_, whose, options)) => {
                options.get(usize::from(n)).map(|step| option(whose, step)).unwrap_or_default()
            }
            _ => text!("Option {n}.", "Opción {n}.", n = n + 1),
        },
        Answer::Yes => text!("Yes.", "Sí."),
        Answer::No => text!("No.", "No."),
        Answer::Enough => text!("That is enough.", "Es suficiente."),
    }
}

/// The sentence as it goes on after a comma.
fn continued(sentence: String) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

impl Duel {
    /// The text of a card, generated from its definition.
    #[must_use]
    pub fn card_text(title: Title) -> Text {
        let card = title.card();
        let mut lines = Vec::new();
        if card.shields > 0 {
            let shields = if card.shields == 1 { SHIELD.a() } else { SHIELD.count(card.shields) };
            lines.push(text!(
                "Comes into play with {shields}.",
                "Entra en juego con {shields}.",
                shields = shields
            ));
        }
        let moments = [
            (&card.when_played, text!("When played,", "Al jugarla,")),
            (&card.when_defeated, text!("When defeated,", "Al caer,")),
        ];
        for (step, moment) in moments {
            lines.extend(step.as_ref().map(|step| moment.then(effect(step).map(continued))));
        }
        lines.into_iter().reduce(Text::then).unwrap_or_default()
    }
}
