//! The figures of one match, for its players to look at afterwards; one file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use std::collections::BTreeMap;

use prose::{Text, text};
use table::{Game, Move, Seat, Seats, Viewer};

/// The figures of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFigures {
    /// What was counted, in the order in which it is shown.
    pub rows: Vec<FigureRow>,
    /// The card that did most for each seat, as far as a seat has one.
    pub best_cards: Vec<BestCard>,
}

/// A number for every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureRow {
    /// The name in JSON.
    pub key: &'static str,
    /// What was counted.
    pub label: Text,
    /// The number of each seat.
    pub numbers: Vec<(Seat, u32)>,
}

/// The card that did most for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestCard {
    /// The seat.
    pub seat: Seat,
    /// The id of the card.
    pub card: &'static str,
    /// Its name.
    pub name: Text,
    /// What it did.
    pub why: Text,
}

/// A game whose matches can be summed up in figures.
pub trait Figured: Game {
    /// The figures of a match that began in this state.
    fn figures(&self, start: &Self::State, moves: &[Move<Self::Choice>]) -> GameFigures;
}

/// Plays a match again and calls `note` for every event, with everything as it was before the
/// choice that led to it. Returns the last state.
fn each_event<G: Game>(
    game: &G,
    start: &G::State,
    moves: &[Move<G::Choice>],
    mut note: impl FnMut(&G::View, &G::Event),
) -> G::State {
    let mut state = start.clone();
    let mut events = Vec::new();
    for made in moves {
        let before = game.view(&state, Viewer::Judge);
        game.apply(&mut state, made.seat, made.choice, &mut events);
        for event in events.drain(..) {
            note(&before, &event);
        }
    }
    state
}

/// What is counted in a match, as a list of keys with labels.
type Labels = &'static [(&'static str, fn() -> Text)];

/// Counts by seat.
struct Tally {
    seats: Seats,
    counts: BTreeMap<(&'static str, Seat), u32>,
    /// What cards did in attacks, as the game counts it, and how often they were played.
    strength: BTreeMap<(Seat, &'static str), u32>,
    plays: BTreeMap<(Seat, &'static str), u32>,
    names: BTreeMap<&'static str, Text>,
}

impl Tally {
    fn new(seats: Seats) -> Self {
        Self {
            seats,
            counts: BTreeMap::new(),
            strength: BTreeMap::new(),
            plays: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    fn add(&mut self, key: &'static str, seat: Seat, number: u32) {
        *self.counts.entry((key, seat)).or_default() += number;
    }

    /// Counts what a card of the seat did in an attack.
    fn add_strength(&mut self, seat: Seat, card: &'static str, name: Text, amount: u32) {
        self.names.insert(card, name);
        *self.strength.entry((seat, card)).or_default() += amount;
    }

    /// Counts that the seat played a card.
    fn add_play(&mut self, seat: Seat, card: &'static str, name: Text) {
        self.names.insert(card, name);
        *self.plays.entry((seat, card)).or_default() += 1;
    }

    /// The figures; `say_strength` says what a card did in attacks.
    fn figures(&self, labels: Labels, say_strength: fn(u32) -> Text) -> GameFigures {
        let number = |key, seat| self.counts.get(&(key, seat)).copied().unwrap_or_default();
        let row = |(key, label): &(&'static str, fn() -> Text)| FigureRow {
            key,
            label: label(),
            numbers: self.seats.into_iter().map(|seat| (seat, number(key, seat))).collect(),
        };
        let seats = self.seats.into_iter();
        GameFigures {
            rows: labels.iter().map(row).collect(),
            best_cards: seats.filter_map(|seat| self.best_card(seat, say_strength)).collect(),
        }
    }

    /// The strongest card of the seat in attacks; without any, the one it played most often.
    fn best_card(&self, seat: Seat, say_strength: fn(u32) -> Text) -> Option<BestCard> {
        let strongest = most(&self.strength, seat).map(|(card, sum)| (card, say_strength(sum)));
        let (card, why) = strongest.or_else(|| {
            let (card, times) = most(&self.plays, seat)?;
            let why = match times {
                1 => text!("played once", "jugada una vez"),
                _ => text!("played {n} times", "jugada {n} veces", n = times),
            };
            Some((card, why))
        })?;
        Some(BestCard { seat, card, name: self.names.get(card)?.clone(), why })
    }
}

/// The card of the seat with the largest number above 0; the first by id among equals.
fn most(counts: &BTreeMap<(Seat, &'static str), u32>, seat: Seat) -> Option<(&'static str, u32)> {
    let own = counts.iter().filter(|((owner, _), count)| *owner == seat && **count > 0);
    let best = own.rev().max_by_key(|(_, count)| **count)?;
    Some((best.0.1, *best.1))
}

#[cfg(test)]
mod tests {
    use bots::{Evaluator, Level, Sight};
    use table::{Luck, Seed, Status};

    use super::*;

    /// A match between two greedy bots: where it began, its choices, and its end.
    fn played<G: Evaluator>(
        game: &G,
        setup: &G::Setup,
    ) -> (G::State, Vec<Move<G::Choice>>, G::State) {
        let seed = Seed::from_number(6);
        let start = game.start(setup, Luck::new(seed)).expect("a setup");
        let mut bot = G::bot(Level::Greedy, seed);
        let (mut state, mut moves) = (start.clone(), Vec::new());
        while let Status::Decide(deciders) = game.status(&state) {
            let seat = deciders.lowest().expect("a seat");
            let sight = &mut Vec::new();
            let choice = bot.choose(&Sight::new(game, &state, seat, sight)).expect("a choice");
            game.advance(&mut state, seat, choice);
            moves.push(Move { seat, choice });
        }
        (start, moves, state)
    }

    /// The numbers of a row, by seat.
    fn row(figures: &GameFigures, key: &str) -> Vec<u32> {
        let row = figures.rows.iter().find(|row| row.key == key).expect("a row");
        row.numbers.iter().map(|(_, number)| *number).collect()
    }

    #[test]
    fn the_figures_of_the_deckbuilding_game_agree_with_its_end() {
        let game = ::deckbuilding::Deckbuilding::new();
        let setup = ::deckbuilding::Deckbuilding::setups().remove(0);
        let (start, moves, end) = played(&game, &setup);
        let figures = game.figures(&start, &moves);
        let view = game.view(&end, Viewer::Judge);
        let winner = view.outcome.and_then(|outcome| outcome.winners().lowest()).expect("a winner");
        assert_eq!(row(&figures, "bases")[winner.index()], u32::from(setup.goal));
        let turns = row(&figures, "turns");
        assert!(turns[0].abs_diff(turns[1]) <= 1 && turns[0] > 3, "{turns:?}");
        let mut lost = [0; 2];
        each_event(&game, &start, &moves, |before, event| {
            if let ::deckbuilding::Event::EndedTurn(seat, _) = event {
                lost[seat.index()] += u32::from(before.player(*seat).pool);
            }
        });
        for seat in [0, 1] {
            let own = view.player(Seat::new(seat));
            let left = lost[usize::from(seat)] + u32::from(own.pool);
            let [gained, spent, bought] =
                ["gained", "spent", "bought"].map(|key| row(&figures, key)[usize::from(seat)]);
            assert_eq!(gained, spent + left, "every resource is spent, lost or left");
            assert!(bought > 0);
        }
        assert_eq!(figures.best_cards.len(), 2);
        assert!(figures.best_cards[winner.index()].why.en.ends_with("Attack against bases"));
    }

    #[test]
    fn the_figures_of_unlimited_agree_with_its_end() {
        let game = ::unlimited::Unlimited::new();
        let (start, moves, end) = played(&game, &::unlimited::Unlimited::setups().remove(0));
        let figures = game.figures(&start, &moves);
        let view = game.view(&end, Viewer::Judge);
        assert_eq!(row(&figures, "rounds"), [u32::from(view.round); 2]);
        for seat in Seats::first(2) {
            let other = &view.side(::unlimited::Unlimited::SEATING.next(seat)).base;
            assert!(row(&figures, "base_damage")[seat.index()] >= u32::from(other.damage));
            assert!(row(&figures, "resources")[seat.index()] >= 2);
            assert!(row(&figures, "drawn")[seat.index()] >= 6);
        }
        let best = &figures.best_cards[0];
        assert!(best.why.en.ends_with("damage in attacks") && !best.name.es.is_empty());
    }

    #[test]
    fn the_figures_of_a_duel_agree_with_its_end() {
        let game = ::duel::Duel::new();
        let setup = ::duel::Duel::setups().remove(0);
        let (start, moves, end) = played(&game, &setup);
        let figures = game.figures(&start, &moves);
        let view = game.view(&end, Viewer::Judge);
        let loser = usize::from(view.sides[0].life > 0);
        assert!(row(&figures, "lost")[loser] >= u32::from(setup.life));
        assert!(figures.best_cards.iter().all(|best| best.why.en.starts_with("played")));
    }
}
