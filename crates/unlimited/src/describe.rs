//! The table as plain text, for a terminal or a screen reader.

mod reference;
mod sides;

use prose::{Text, text};
use table::{CardEntry, Copies, Described, Seat, Viewer};

use self::sides::listed;
use crate::decks::{Deck, Format, Title};
use crate::game::{Choice, Piece, Setup, Unlimited};
use crate::rules::meaning::Look;
use crate::rules::{CardId, Phase, Ruleset, State};
use crate::speech::{called, waiting};
use crate::view::{Fight, View};
use crate::words::Kind;

impl Described for Unlimited {
    fn say_game() -> Text {
        text!("Unlimited", "Unlimited")
    }

    fn say_setup(setup: &Setup) -> Text {
        let [blue, red] = setup.decks.each_ref().map(say_deck);
        let format = match setup.format {
            Format::Constructed => text!("constructed decks", "mazos construidos"),
            Format::Limited => text!("limited decks", "mazos limitados"),
        };
        let said = text!(
            "{blue} (Blue) against {red} (Red); {format}, {rules}",
            "{blue} (Azul) contra {red} (Rojo); {format}, {rules}",
            blue = blue,
            red = red,
            format = format,
            rules = say_rules(setup.ruleset)
        );
        match setup.series.say() {
            Some(game) => text!("{said}. {game}", "{said}. {game}", said = said, game = game),
            None => said,
        }
    }

    fn say_seat(&self, view: &View, seat: Seat) -> Text {
        called::seat(&view.people, seat)
    }

    fn describe(&self, view: &View) -> Vec<Text> {
        let mut lines: Vec<Text> = view.series.say().into_iter().collect();
        lines.push(round(view));
        // The opponent's side comes first, so that the reader's own side is read last.
        let reader = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Watcher | Viewer::Judge => Seat::new(0),
        };
        for seat in [reader.other(), reader] {
            lines.extend(sides::say(view, seat));
        }
        lines.extend(view.attack.as_ref().map(|fight| attack(view, fight)));
        lines.extend(self.pending(view));
        lines.extend(restrictions(view));
        lines.extend(view.outcome.map(|outcome| table::Spoken::say_outcome(self, view, outcome)));
        lines
    }

    fn heading(&self, state: &State, choice: Choice) -> Text {
        match choice {
            Choice::First(_) | Choice::Keep | Choice::Renew => text!("Decide", "Decidir"),
            Choice::Play(_) | Choice::Attach(..) | Choice::PlayInstead(..) | Choice::Host(_) => {
                text!("Play", "Jugar")
            }
            Choice::Attack(..) | Choice::Target(_) => text!("Attack", "Atacar"),
            Choice::Use(..) | Choice::Trigger(_) => text!("Use abilities", "Usar capacidades"),
            Choice::Deploy => text!("Deploy", "Desplegar"),
            Choice::TakeInitiative | Choice::Pass => text!("End", "Terminar"),
            Choice::Resource(_) | Choice::NoResource => text!("Resources", "Recursos"),
            Choice::Pick(_) => text!("Choose in secret", "Elegir en secreto"),
            Choice::Name(title) => named_under(&self.look(state), title),
            Choice::Defeat(_)
            | Choice::Share(..)
            | Choice::Stop
            | Choice::Decline
            | Choice::Answer(_) => text!("Answer", "Responder"),
        }
    }

    fn copies(&self, view: &View, choice: Choice) -> Copies {
        let (
            Viewer::Seat(reader),
            Choice::Play(card)
            | Choice::Attach(card, _)
            | Choice::Resource(card)
            | Choice::Pick(card),
        ) = (view.viewer, choice)
        else {
            return Copies::ONE;
        };
        let side = &view.sides[reader.index()];
        // A card that was already picked is still in hand, but cannot be picked again.
        let hand = side.hand.iter().filter(|card| !side.picked.contains(card)).flatten();
        let title = hand.clone().find(|piece| piece.card == card).map(|piece| piece.title);
        Copies::among(hand, |piece| piece.card == card, |piece| Some(piece.title) == title)
    }

    fn look_up(&self, words: &str) -> Option<Vec<Text>> {
        reference::look_up(words)
    }

    fn cards(&self) -> Vec<CardEntry> {
        reference::cards()
    }
}

/// The heading of a card name in the list of names. The list is long, so names in the opponent's
/// deck, whose list is open, have their own heading.
fn named_under(look: &Look<'_>, title: Title) -> Text {
    let them = look.state.deciders.lowest().unwrap_or(look.state.active).other();
    let is_theirs = |card: CardId| {
        let kind = look.printed(card).card.kind;
        // Unused card numbers have a leader's title, which no draw deck can hold.
        let is_there = card.is_leader() || !matches!(kind, Kind::Leader | Kind::Base);
        is_there && card.owner() == them && look.printed(card).name == title
    };
    if (0..=u8::MAX).map(CardId).any(is_theirs) {
        text!("In your opponent's deck", "En el mazo de tu adversario")
    } else {
        text!("Other cards", "Otras cartas")
    }
}

impl Unlimited {
    /// The effects being resolved, and those that wait to be resolved.
    fn pending(&self, view: &View) -> Vec<Text> {
        let titles =
            |pieces: &[Piece]| listed(pieces.iter().map(|one| called::piece(&view.people, *one)));
        let mut lines = Vec::new();
        if !view.resolving.is_empty() {
            let cards = titles(&view.resolving);
            lines.push(text!("Being resolved: {c}.", "Se resuelve: {c}.", c = cards));
        }
        if !view.seen.is_empty() {
            let cards = titles(&view.seen);
            lines.push(text!("Cards looked at: {c}.", "Cartas a la vista: {c}.", c = cards));
        }
        if !view.aside.is_empty() {
            let cards = titles(&view.aside);
            lines.push(text!("Set aside: {c}.", "Cartas apartadas: {c}.", c = cards));
        }
        lines.extend(view.waiting.iter().map(|pending| {
            text!(
                "Waiting, for {who} to resolve: {ability}",
                "En espera, la resuelve {who}: {ability}",
                who = called::seat(&view.people, pending.seat),
                ability = waiting::say(&self.kit, view, pending)
            )
        }));
        if !view.postponed.is_empty() {
            let cards = titles(&view.postponed);
            lines.push(text!("Effects for later: {c}.", "Efectos para más tarde: {c}.", c = cards));
        }
        lines.extend(view.portions.iter().map(|portion| {
            text!(
                "Divided so far: {n} to {to}.",
                "Repartido hasta ahora: {n} para {to}.",
                n = portion.amount,
                to = called::piece(&view.people, portion.to)
            )
        }));
        lines
    }
}

/// A deck by its name, or by its leader if it has none.
fn say_deck(deck: &Deck) -> Text {
    deck.name.as_ref().map_or_else(|| called::title(deck.leader), Text::same)
}

fn say_rules(ruleset: Ruleset) -> Text {
    if ruleset == Ruleset::SEED {
        text!("quick-start rules", "reglas de inicio rápido")
    } else if ruleset == Ruleset::CR8 {
        text!("comprehensive rules 8", "reglas completas 8")
    } else {
        text!("house rules", "reglas de la casa")
    }
}

fn round(view: &View) -> Text {
    let phase = match view.phase {
        Phase::Setup => {
            return text!("The match is being set up.", "Se prepara la partida.");
        }
        Phase::Action => text!("action phase", "fase de acción"),
        Phase::Regroup => text!("regroup phase", "fase de reagrupamiento"),
    };
    let turn =
        text!("{who}'s turn", "turno de {who}", who = called::seat(&view.people, view.active));
    let phase = match view.phase {
        Phase::Action => text!("{phase}, {turn}", "{phase}, {turn}", phase = phase, turn = turn),
        Phase::Setup | Phase::Regroup => phase,
    };
    text!(
        "Round {n}, {phase}. {initiative}.",
        "Ronda {n}, {phase}. {initiative}.",
        n = view.round,
        phase = phase,
        initiative = initiative(view)
    )
}

fn initiative(view: &View) -> Text {
    let who = called::seat(&view.people, view.initiative);
    match view.taken {
        Some(_) => {
            text!("{who} has taken the initiative", "{who} ha tomado la iniciativa", who = who)
        }
        None => text!(
            "{who} has the initiative, which can still be taken",
            "{who} tiene la iniciativa, que aún se puede tomar",
            who = who
        ),
    }
}

fn attack(view: &View, fight: &Fight) -> Text {
    let target = fight.target.map_or_else(
        || text!("nothing yet", "nadie todavía"),
        |target| called::piece(&view.people, target),
    );
    text!(
        "Attack under way: {attacker} ({who}) against {target}.",
        "Ataque en curso: {attacker} ({who}) contra {target}.",
        attacker = called::title(fight.attacker.title),
        who = called::seat(&view.people, fight.seat),
        target = target
    )
}

/// Temporary restrictions that do not belong to a unit.
fn restrictions(view: &View) -> Vec<Text> {
    let bans = view.bans.iter().map(|ban| {
        text!(
            "{who} can't play cards named {name} while {by} is in play.",
            "{who} no puede jugar cartas de nombre {name} mientras {by} esté en juego.",
            who = called::seat(&view.people, ban.seat),
            name = ban.name.card().title(),
            by = called::piece(&view.people, ban.by)
        )
    });
    let discounts = view.discounts.iter().map(|saving| {
        text!(
            "{who}: a card costs {n} less this phase because of {by}.",
            "{who}: una carta cuesta {n} menos esta fase por {by}.",
            who = called::seat(&view.people, saving.seat),
            n = saving.less,
            by = called::piece(&view.people, saving.by)
        )
    });
    let healing = view.no_healing.then(|| {
        text!("Bases can't be healed this phase.", "Las bases no se pueden curar esta fase.")
    });
    bans.chain(discounts).chain(healing).collect()
}
