//! All sentences of the duel, in both languages.

use prose::{Conjunction, Gender, Noun, Text, text};
use script::{Answer, Ask, Names, Thing, Vocabulary, say_effect, say_offer};
use table::{Outcome, People, Seat, Seats, Spoken};

use crate::cards::Title;
use crate::game::{Attacked, Choice, Duel, Event, Mode, Question, Target};
use crate::rules::{Stance, card, name, owner};
use crate::view::View;
use crate::words::{DuelWords, Set, Step, Who};

const SHIELD: Noun = Noun::new("shield", "shields", "escudo", "escudos", Gender::Masculine);

fn titled(title: Title) -> Text {
    title.card().titled()
}

/// The name of a player: that of the person, or the colour of the seat.
pub(crate) fn player(view: &View, seat: Seat) -> Text {
    view.people.name_or(seat, || match seat.index() {
        0 => text!("Red", "Rojo"),
        1 => text!("Blue", "Azul"),
        2 => text!("Green", "Verde"),
        _ => text!("Gold", "Dorado"),
    })
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

/// An option as the player who chooses reads it: "lose 1 life", although the card of the other
/// player says "they lose 1 life". No option of the duel names a player at a deeper level.
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
    fn name_people(&self, view: &mut View, people: &People) {
        view.people = people.clone();
    }

    fn say_question(&self, _: &View, question: &Question) -> Text {
        match question {
            Question::Stance => text!("Which stance do you take?", "¿Qué postura adoptas?"),
            Question::Action => text!("What do you do?", "¿Qué haces?"),
            Question::Opponent(title) => text!(
                "{card}: choose an opponent.",
                "{card}: elige un adversario.",
                card = titled(*title)
            ),
            Question::Ability { source, ask, .. } => {
                let pick = |from: &Set, _: &Step, _| {
                    text!(
                        "{card}: choose {thing}.",
                        "{card}: elige {thing}.",
                        card = titled(*source),
                        thing = DuelWords::say_set(from, &Names::default()).a()
                    )
                };
                ask.say(titled(*source), pick, |body| say_offer(body, &Names::default()))
            }
        }
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        match choice {
            Choice::Stance(taken) => {
                text!(
                    "Take a {stance} stance.",
                    "Adopta una postura {stance}.",
                    stance = stance(taken)
                )
            }
            Choice::Play(card) => text!("Play {card}.", "Juega {card}.", card = thing(card)),
            Choice::Attack { with, at: Target::Player(seat) } if view.mode == Mode::Three => {
                text!(
                    "Attack {who} with {card}.",
                    "Ataca a {who} con {card}.",
                    who = player(view, seat),
                    card = thing(with)
                )
            }
            Choice::Attack { with, at: Target::Player(_) } => {
                text!(
                    "Attack your opponent with {card}.",
                    "Ataca a tu adversario con {card}.",
                    card = thing(with)
                )
            }
            Choice::Attack { with, at: Target::Fighter(target) } => text!(
                "Attack {target} with {card}.",
                "Ataca a {target} con {card}.",
                target = enemy_fighter(view, target),
                card = thing(with)
            ),
            Choice::End => text!("End your turn.", "Termina tu turno."),
            Choice::Opponent(seat) => player(view, seat).sentence(),
            Choice::Answer(answer) => say_answer(view, answer),
        }
    }

    fn say_event(&self, view: &View, event: &Event) -> Text {
        match event {
            Event::Stances(stances) => say_stances(view, stances),
            Event::Turn(seat) => {
                text!("{who}'s turn.", "Turno de {who}.", who = player(view, *seat))
            }
            Event::Drew(seat, card) => match card.told() {
                Some(card) => text!(
                    "{who} drew {card}.",
                    "{who} robó {card}.",
                    who = player(view, *seat),
                    card = titled(card)
                ),
                None => {
                    text!("{who} drew a card.", "{who} robó una carta.", who = player(view, *seat))
                }
            },
            Event::EmptyDeck(seat) => text!(
                "{who} has no card left to draw.",
                "A {who} no le quedan cartas que robar.",
                who = player(view, *seat)
            ),
            Event::Looked(seat, card) => match card.told() {
                Some(card) => text!(
                    "{who} looked at the top card of the deck: {card}.",
                    "{who} miró la primera carta de su mazo: {card}.",
                    who = player(view, *seat),
                    card = titled(card)
                ),
                None => text!(
                    "{who} looked at the top card of the deck.",
                    "{who} miró la primera carta de su mazo.",
                    who = player(view, *seat)
                ),
            },
            Event::Buried(seat) => text!(
                "{who} put the card on the bottom of the deck.",
                "{who} puso la carta en la parte inferior del mazo.",
                who = player(view, *seat)
            ),
            Event::Played(seat, card) => text!(
                "{who} played {card}.",
                "{who} jugó {card}.",
                who = player(view, *seat),
                card = titled(*card)
            ),
            Event::Discarded(seat, card) => text!(
                "{who} discarded {card}.",
                "{who} descartó {card}.",
                who = player(view, *seat),
                card = titled(*card)
            ),
            Event::Attacked(card, at) => text!(
                "{card} attacked {target}.",
                "{card} atacó a {target}.",
                card = titled(*card),
                target = match at {
                    Attacked::Fighter(title) => titled(*title),
                    Attacked::Player(seat) => player(view, *seat),
                }
            ),
            other => say_change(view, other),
        }
    }

    fn say_outcome(&self, view: &View, outcome: Outcome) -> Text {
        ending(view, outcome)
    }
}

fn players(view: &View, seats: Seats) -> Text {
    Text::list(seats.into_iter().map(|seat| player(view, seat)), Conjunction::And)
}

fn ending(view: &View, outcome: Outcome) -> Text {
    let winners = outcome.winners();
    match (outcome, winners.count()) {
        (Outcome::Draw | Outcome::Lost(_), _) | (_, 0) => {
            text!("Nobody won the duel.", "Nadie ganó el duelo.")
        }
        (Outcome::Ranked(ranking), _) => {
            let rest = ranking.groups().skip(1).map(|group| players(view, group));
            text!(
                "{who} won the duel; then came {rest}.",
                "{who} ganó el duelo; después quedaron {rest}.",
                who = players(view, winners),
                rest = Text::list(rest, Conjunction::And)
            )
        }
        (Outcome::Won(_), 1) => {
            text!("{who} won the duel.", "{who} ganó el duelo.", who = players(view, winners))
        }
        (Outcome::Won(_), _) => {
            text!("{who} won the duel.", "{who} ganaron el duelo.", who = players(view, winners))
        }
    }
}

/// "Red is bold, Blue is keen." / «Rojo: audaz; Azul: atenta.»
fn say_stances(view: &View, stances: &[Option<Stance>]) -> Text {
    let shown = Seats::first(stances.len()).into_iter().zip(stances);
    let shown = shown.filter_map(|(seat, taken)| {
        let (who, taken) = (player(view, seat), stance((*taken)?));
        Some(text!("{who} is {taken}", "{who}: {taken}", who = who, taken = taken))
    });
    let row = |one, next| text!("{one}, {next}", "{one}; {next}", one = one, next = next);
    let row = shown.reduce(row).unwrap_or_default();
    text!("{row}.", "Posturas: {row}.", row = row)
}

/// A fighter as a target, with its owner if there are several opponents.
fn enemy_fighter(view: &View, target: Thing) -> Text {
    match view.mode {
        Mode::Duel | Mode::Teams => thing(target),
        Mode::Three => text!(
            "{who}'s {card}",
            "{card} de {who}",
            who = player(view, owner(card(target))),
            card = thing(target)
        ),
    }
}

/// The sentence of an event that changes a fighter or a player's life.
fn say_change(view: &View, event: &Event) -> Text {
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
            text!("{card} was defeated.", "Se derrotó a {card}.", card = titled(*card))
        }
        Event::Prevented(seat, n) => text!(
            "{who} prevented {n} damage.",
            "{who} evitó {n} de daño.",
            who = player(view, *seat),
            n = *n
        ),
        Event::LostLife(seat, n) => {
            text!(
                "{who} lost {n} life.",
                "{who} perdió {n} de vida.",
                who = player(view, *seat),
                n = *n
            )
        }
        Event::Healed(seat, n) => text!(
            "{who} regained {n} life.",
            "{who} recuperó {n} de vida.",
            who = player(view, *seat),
            n = *n
        ),
        Event::Fell(seat) => {
            text!("{who} has no life left.", "A {who} no le queda vida.", who = player(view, *seat))
        }
        Event::Stopped(overrun) => overrun.say_stopped(),
        Event::Over(outcome) => ending(view, *outcome),
        // Handled by `say_event`; listed here so that every new event must get a sentence.
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
            Some(Question::Ability { whose, ask: Ask::OneOf(options), .. })
                if usize::from(n) < options.len() =>
            {
                option(whose, &options[usize::from(n)])
            }
            _ => text!("Option {n}.", "Opción {n}.", n = n + 1),
        },
        Answer::Yes => text!("Yes.", "Sí."),
        Answer::No => text!("No.", "No."),
        Answer::Enough => text!("Stop here.", "Déjalo aquí."),
    }
}

/// The sentence in the form that continues after a comma.
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
