//! The figures of Unlimited.

use prose::{Say as _, text};
use table::{Game as _, Move, Seat};
use unlimited::{Choice, Event, Kind, Piece, State, Unlimited, View};

use super::{Figured, GameFigures, Labels, Tally, each_event};

const LABELS: Labels = &[
    ("rounds", || text!("Rounds", "Rondas")),
    ("base_damage", || text!("Damage to the enemy base", "Daño a la base enemiga")),
    ("units", || text!("Units played", "Unidades jugadas")),
    ("defeated", || text!("Enemy units defeated", "Unidades enemigas derrotadas")),
    ("drawn", || text!("Cards drawn", "Cartas robadas")),
    ("resources", || text!("Cards put among the resources", "Cartas puestas como recurso")),
];

impl Figured for Unlimited {
    fn figures(&self, start: &State, moves: &[Move<Choice>]) -> GameFigures {
        let mut tally = Tally::new(self.seats(start));
        let mut attack = None;
        each_event(self, start, moves, |before, event| {
            count(&mut tally, before, event);
            attack = count_attack(&mut tally, attack, event);
        });
        tally.figures(LABELS, |damage| {
            text!("{n} damage in attacks", "{n} de daño en ataques", n = damage)
        })
    }
}

fn count(tally: &mut Tally, before: &View, event: &Event) {
    match *event {
        Event::Round(_) => {
            for seat in tally.seats {
                tally.add("rounds", seat, 1);
            }
        }
        Event::Damaged(piece, amount) if kind(piece) == Kind::Base => {
            tally.add("base_damage", opponent(piece.card.owner()), u32::from(amount));
        }
        Event::Played(seat, piece, ..) => {
            if kind(piece) == Kind::Unit {
                tally.add("units", seat, 1);
            }
            tally.add_play(seat, piece.title.card().id, piece.title.text());
        }
        Event::Deployed(piece) => tally.add("units", piece.card.owner(), 1),
        Event::Defeated(piece) if matches!(kind(piece), Kind::Unit | Kind::Leader) => {
            tally.add("defeated", opponent(controller(before, piece)), 1);
        }
        Event::Drew(seat, _) => tally.add("drawn", seat, 1),
        Event::Resourced(seat, ..) => tally.add("resources", seat, 1),
        _ => {}
    }
}

/// An attack: the attacker with its player, and the target.
type Attack = (Seat, Piece, Piece);

/// Counts the damage of an attack to its target, and to the base behind it. Returns the attack that
/// goes on.
fn count_attack(tally: &mut Tally, attack: Option<Attack>, event: &Event) -> Option<Attack> {
    match *event {
        Event::Attacked(seat, attacker, target) => Some((seat, attacker, target)),
        Event::Damaged(piece, amount) => {
            let (seat, attacker, target) = attack?;
            let base_behind = kind(piece) == Kind::Base && piece.card.owner() != seat;
            if piece.card == target.card || base_behind {
                let title = attacker.title;
                tally.add_strength(seat, title.card().id, title.text(), u32::from(amount));
            }
            attack
        }
        Event::Played(..) | Event::Used(..) | Event::Passed(_) | Event::Regroup => None,
        _ => attack,
    }
}

fn kind(piece: Piece) -> Kind {
    piece.title.card().kind
}

fn opponent(seat: Seat) -> Seat {
    Unlimited::SEATING.next(seat)
}

/// The seat that had the unit in play; a unit that came into play just now is its owner's.
fn controller(before: &View, piece: Piece) -> Seat {
    let holds =
        |seat: &Seat| before.side(*seat).units.iter().any(|unit| unit.card.card == piece.card);
    let owner = piece.card.owner();
    [owner, opponent(owner)].into_iter().find(holds).unwrap_or(owner)
}
