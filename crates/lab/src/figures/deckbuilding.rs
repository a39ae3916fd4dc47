//! The figures of the Deckbuilding Game.

use deckbuilding::{Card, Choice, Deckbuilding, Event, SeenTarget, State, View};
use prose::{Text, text};
use table::{Game as _, Move, Seat, Viewer};

use super::{Figured, GameFigures, Labels, Tally, each_event};

const LABELS: Labels = &[
    ("turns", || text!("Turns", "Turnos")),
    ("base_damage", || text!("Damage to enemy bases", "Daño a bases enemigas")),
    ("bases", || text!("Bases destroyed", "Bases destruidas")),
    ("bought", || text!("Cards purchased", "Cartas compradas")),
    ("gained", || text!("Resources gained", "Recursos ganados")),
    ("spent", || text!("Resources spent", "Recursos gastados")),
    ("hunted", || text!("Row cards defeated", "Cartas de la fila derrotadas")),
    ("force", || text!("Force gained", "Fuerza ganada")),
];

impl Figured for Deckbuilding {
    fn figures(&self, start: &State, moves: &[Move<Choice>]) -> GameFigures {
        let mut tally = Tally::new(self.seats(start));
        let end = each_event(self, start, moves, |before, event| count(&mut tally, before, event));
        // The last turn does not end.
        tally.add("turns", self.view(&end, Viewer::Watcher).turn, 1);
        tally.figures(LABELS, |attack| {
            text!("{n} Attack against bases", "{n} de Ataque contra bases", n = attack)
        })
    }
}

fn count(tally: &mut Tally, before: &View, event: &Event) {
    let turn = before.turn;
    match *event {
        Event::EndedTurn(seat, _) => tally.add("turns", seat, 1),
        Event::DamagedBase(owner, _, dealt) if owner != turn => {
            tally.add("base_damage", turn, u32::from(dealt.taken));
        }
        Event::DestroyedBase(owner, _) if owner != turn => tally.add("bases", turn, 1),
        Event::Bought(seat, _, cost) => {
            tally.add("bought", seat, 1);
            tally.add("spent", seat, u32::from(cost));
        }
        Event::Bribed(seat, piece) => tally.add("spent", seat, u32::from(piece.card().cost)),
        Event::GainedResources(seat, amount) => tally.add("gained", seat, u32::from(amount)),
        Event::Spent(seat, amount) => tally.add("spent", seat, u32::from(amount)),
        Event::Hunted(seat, _, _, true) => tally.add("hunted", seat, 1),
        Event::GainedForce(seat, amount, _) => tally.add("force", seat, u32::from(amount)),
        Event::Played(seat, piece) => tally.add_play(seat, piece.card().id, name(piece.card())),
        Event::AttackedBase(seat, owner, _) => count_attack(tally, before, seat, owner),
        _ => {}
    }
}

/// Counts the Attack of every card that was assigned to an attack on a base.
fn count_attack(tally: &mut Tally, before: &View, seat: Seat, owner: Seat) {
    let own = before.player(seat);
    let assigned = own.units.iter().chain(&own.ships);
    for seen in assigned.filter(|seen| seen.assigned == Some(SeenTarget::Base(owner))) {
        let card = seen.card.card();
        tally.add_strength(seat, card.id, name(card), u32::from(seen.attack));
    }
}

fn name(card: &Card) -> Text {
    let [en, es] = card.name;
    Text::new(en, es)
}
