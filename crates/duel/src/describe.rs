//! The table in plain words, for a terminal or a screen reader.

use prose::{Conjunction, Text, fold, text};
use table::{CardEntry, Described, Naming, Origin, Seat};

use crate::cards::{Card, Title};
use crate::game::{Choice, Duel, Mode, Setup};
use crate::rules::{Readiness, Stance, State, name};
use crate::speech::player;
use crate::view::{Seen, SeenFighter, SeenSide, SeenStance, View};

impl Described for Duel {
    fn say_game() -> Text {
        text!("The duel", "El duelo")
    }

    fn say_setup(setup: &Setup) -> Text {
        let mode = match setup.mode {
            Mode::Duel => text!("one against one", "uno contra uno"),
            Mode::Three => text!("three players", "tres jugadores"),
            Mode::Teams => text!("two against two", "dos contra dos"),
        };
        text!(
            "{mode}, {life} life each",
            "{mode}, {life} de vida cada uno",
            mode = mode,
            life = setup.life
        )
    }

    fn say_seat(&self, view: &View, seat: Seat) -> Text {
        player(view, seat)
    }

    fn describe(&self, view: &View) -> Vec<Text> {
        let mut lines = vec![round(view)];
        for (seat, side) in view.mode.seating().seats().into_iter().zip(&view.sides) {
            lines.extend([condition(view, seat, side), piles(view, seat, side)]);
            lines.extend(in_play(view, seat, side));
        }
        lines
    }

    fn heading(&self, _: &State, choice: Choice) -> Text {
        match choice {
            Choice::Stance(_) => text!("Stance", "Postura"),
            Choice::Play(_) => text!("Play", "Jugar"),
            Choice::Attack { .. } => text!("Attack", "Atacar"),
            Choice::End => text!("End", "Terminar"),
            Choice::Opponent(_) => text!("Opponent", "Adversario"),
            Choice::Answer(_) => text!("Answer", "Responder"),
        }
    }

    fn look_up(&self, words: &str) -> Option<Vec<Text>> {
        let wanted = fold(words.trim());
        let called =
            |card: &&Card| card.id == wanted || card.name.iter().any(|name| fold(name) == wanted);
        Title::ALL.into_iter().map(Title::card).find(called).map(about)
    }

    fn cards(&self) -> Vec<CardEntry> {
        let entry = |card: &Card| CardEntry {
            id: card.id,
            name: card.titled(),
            kind: text!("fighter", "luchador"),
            sides: Vec::new(),
            traits: Vec::new(),
            cost: Some(card.cost),
            more: Vec::new(),
            naming: Naming::BothLanguages,
            origin: Origin::Original,
            origins: Vec::new(),
        };
        Title::ALL.into_iter().map(|title| entry(title.card())).collect()
    }
}

/// The whole description of a card: values, text and origin.
fn about(card: &Card) -> Vec<Text> {
    let facts = text!(
        "{name}: fighter, cost {cost}, power {power}, health {health}.",
        "{name}: luchador, coste {cost}, poder {power}, salud {health}.",
        name = card.titled(),
        cost = card.cost,
        power = card.power,
        health = card.health
    );
    let effect = Duel::card_text(card.title);
    let origin = text!(
        "Original: the duel is a game of this project's own.",
        "Original: el duelo es un juego propio de este proyecto."
    );
    let said = [facts, effect, origin].into_iter();
    said.filter(|line| *line != Text::default()).collect()
}

fn round(view: &View) -> Text {
    let now = match view.turn {
        Some(seat) => text!("{who}'s turn", "turno de {who}", who = player(view, seat)),
        None => text!("stances are chosen", "se eligen las posturas"),
    };
    text!("Round {n}: {now}.", "Ronda {n}: {now}.", n = view.round, now = now)
}

/// Life, energy and stance.
fn condition(view: &View, seat: Seat, side: &SeenSide) -> Text {
    let stance = match side.stance {
        SeenStance::Open => text!("no stance yet", "aún sin postura"),
        SeenStance::Hidden => text!("a hidden stance", "una postura oculta"),
        SeenStance::Known(Stance::Bold) => text!("a bold stance", "postura audaz"),
        SeenStance::Known(Stance::Wary) => text!("a wary stance", "postura cauta"),
        SeenStance::Known(Stance::Keen) => text!("a keen stance", "postura atenta"),
    };
    let guard = match side.guard {
        0 => Text::default(),
        n => text!("; the next {n} damage is prevented", "; evita el próximo daño: {n}", n = n),
    };
    text!(
        "{who}: {life} life, {energy} energy, {stance}{guard}.",
        "{who}: {life} de vida, {energy} de energía, {stance}{guard}.",
        who = player(view, seat),
        life = side.life,
        energy = side.energy,
        stance = stance,
        guard = guard
    )
}

fn piles(view: &View, seat: Seat, side: &SeenSide) -> Text {
    let open = |pile: &[Seen]| pile.iter().filter_map(known).collect();
    // The position of a card matters only in the deck, which is listed bottom first.
    let deck = side.deck.iter().rev().zip(1_u8..).filter_map(|(seen, place)| {
        let card = known(seen)?;
        Some(text!(
            "{card} in place {place} from the top",
            "{card} en el lugar {place} desde arriba",
            card = card,
            place = place
        ))
    });
    text!(
        "{who}, hand: {hand}; deck: {deck}; discard pile: {discard}.",
        "{who}, mano: {hand}; mazo: {deck}; descartes: {discard}.",
        who = player(view, seat),
        hand = listed(open(&side.hand), side.hand.len()),
        deck = listed(deck.collect(), side.deck.len()),
        discard = listed(open(&side.discard), side.discard.len())
    )
}

/// The card, if the viewer knows which it is.
fn known(seen: &Seen) -> Option<Text> {
    match seen {
        Seen::Card { number, .. } => Some(name(*number)),
        Seen::Unknown => None,
    }
}

/// The cards of a pile that the viewer knows, then the number of hidden ones.
fn listed(mut known: Vec<Text>, all: usize) -> Text {
    match all - known.len() {
        0 => {}
        1 => known.push(text!("1 hidden card", "1 carta oculta")),
        n => known.push(text!("{n} hidden cards", "{n} cartas ocultas", n = n)),
    }
    if known.is_empty() {
        return text!("nothing", "nada");
    }
    Text::list(known, Conjunction::And)
}

/// The fighters in play, if there are any.
fn in_play(view: &View, seat: Seat, side: &SeenSide) -> Option<Text> {
    let fighters = side.board.iter().map(fighter);
    let fighters = fighters
        .reduce(|one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next))?;
    Some(text!(
        "{who}, in play: {fighters}.",
        "{who}, en juego: {fighters}.",
        who = player(view, seat),
        fighters = fighters
    ))
}

fn fighter(seen: &SeenFighter) -> Text {
    let card = seen.title.card();
    let said = text!(
        "{name}, power {power}, {damage} of {health} damage",
        "{name}, poder {power}, {damage} de {health} de daño",
        name = name(seen.number),
        power = card.power,
        damage = seen.damage,
        health = card.health
    );
    let shields = match seen.shields {
        0 => Text::default(),
        1 => text!(", 1 shield", ", 1 escudo"),
        n => text!(", {n} shields", ", {n} escudos", n = n),
    };
    let ready = match seen.readiness {
        Readiness::New => text!(", just arrived", ", recién llegado"),
        Readiness::Ready => text!(", ready", ", preparado"),
        Readiness::Spent => text!(", has attacked", ", ya atacó"),
    };
    text!(
        "{said}{shields}{ready}",
        "{said}{shields}{ready}",
        said = said,
        shields = shields,
        ready = ready
    )
}
