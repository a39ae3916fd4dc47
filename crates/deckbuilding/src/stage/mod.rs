//! Scenario support: the places and numbers that scenarios set, compare and look at.
//!
//! A position starts from the default setup, in the first action window. Givens take cards from
//! their current places, the galaxy deck first; a card displaced by a given is out of the match,
//! where no effect reaches it. `phase = start` replays the start of the turn.

mod bases;
mod zones;

use scenario::{Item, Owner, Property, Staged, only, whole_number};
use table::{Seat, Silent};

use crate::components::Piece;
use crate::game::{Deckbuilding, Question, SeenTarget};
use crate::rules::{ForceSpace, Rule, Start, State};
use crate::view::{Seen, SeenBases, SeenGalaxy, SeenInPlay, SeenPlayer, View};
use zones::Zone;

impl Staged for Deckbuilding {
    fn properties(&self) -> &'static [Property<Self>] {
        PROPERTIES
    }

    fn item_words(&self) -> Vec<&'static str> {
        const OTHER: [&str; 37] = [
            "dark-1",
            "dark-2",
            "dark-3",
            "neutral",
            "light-1",
            "light-2",
            "light-3",
            "empire",
            "rebels",
            "republic",
            "separatists",
            "mandalorians",
            "one",
            "two",
            "three",
            "four",
            "empire-1",
            "empire-2",
            "empire-3",
            "rebels-1",
            "rebels-2",
            "rebels-3",
            "republic-1",
            "republic-2",
            "republic-3",
            "separatists-1",
            "separatists-2",
            "separatists-3",
            "mandalorians-1",
            "mandalorians-2",
            "mandalorians-3",
            "start",
            "actions",
            "question",
            "secret-bases",
            "over",
            "others",
        ];
        crate::cards::all().iter().map(|card| card.id).chain(OTHER).collect()
    }

    fn counted_notes(&self) -> &'static [&'static str] {
        &["damage", "bonus"]
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        zones::settle_aims(state)?;
        // What a position has in play was there when the turn began.
        state.began = state.in_play_of(state.active());
        self.table(state, &mut Silent).settle();
        Ok(())
    }
}

fn number(n: impl std::fmt::Display) -> Vec<Item> {
    vec![Item::new(n)]
}

fn byte(items: &[Item]) -> Result<u8, String> {
    let number = whole_number(items)?;
    u8::try_from(number).map_err(|_| format!("{number} is not between 0 and 255"))
}

fn side(view: &View, seat: Seat) -> &SeenPlayer {
    &view.players[seat.index()]
}

/// The title of a card, with the number of its copy for files that ask for it.
fn title(piece: Piece) -> Item {
    Item::new(piece.card().id).copy(piece.copy())
}

fn titles(pieces: impl IntoIterator<Item = Piece>) -> Vec<Item> {
    pieces.into_iter().map(title).collect()
}

fn seen(cards: &[Seen]) -> Vec<Item> {
    cards.iter().map(|card| card.map_or_else(Item::unknown, title)).collect()
}

fn base_item(player: &SeenPlayer) -> Vec<Item> {
    let item = player.base.map(|base| {
        let mut item = title(base);
        if player.base_damage > 0 {
            item = item.note(format!("damage {}", player.base_damage));
        }
        if player.base_used { item.note("used") } else { item }
    });
    item.into_iter().collect()
}

fn in_play(view: &View, cards: &[SeenInPlay]) -> Vec<Item> {
    let item = |seen: &SeenInPlay| {
        let mut item = title(seen.card);
        if seen.damage > 0 {
            item = item.note(format!("damage {}", seen.damage));
        }
        if seen.bonus > 0 {
            item = item.note(format!("bonus {}", seen.bonus));
        }
        if seen.used {
            item = item.note("used");
        }
        match seen.assigned {
            Some(SeenTarget::Base(_)) => {
                let whose = seen.assigned_seat.map(|seat| format!("{}-", view.seat_word(seat)));
                item = item.note(format!("assigned {}base", whose.unwrap_or_default()));
            }
            Some(SeenTarget::Row(target)) => item = item.note(format!("assigned {target}")),
            None => {}
        }
        if seen.attacked { item.note("attacked") } else { item }
    };
    cards.iter().map(item).collect()
}

fn strengths(player: &SeenPlayer) -> Vec<Item> {
    let cards = player.units.iter().chain(&player.ships);
    cards.map(|seen| title(seen.card).note(format!("attack {}", seen.attack))).collect()
}

fn row_attacks(player: &SeenPlayer) -> Vec<Item> {
    let attacks = player.row_attacks.iter();
    attacks.map(|(card, total)| title(*card).note(format!("attack {total}"))).collect()
}

fn base_list(bases: &SeenBases) -> Vec<Item> {
    match bases {
        SeenBases::Known(bases) => titles(bases.iter().copied()),
        SeenBases::Hidden(count) => (0..*count).map(|_| Item::unknown()).collect(),
    }
}

fn judge(game: &Deckbuilding, state: &State) -> View {
    View::of(game, state, table::Viewer::Judge)
}

/// The space of the marker: dark-N on the arm of the first of two sides, light-N on that of the
/// other; of three players the faction whose arm it is.
fn force_word(view: &View) -> Vec<Item> {
    let force = view.force;
    let distance = force.distance();
    vec![match (view.force_is_with(force), force.arms()) {
        (None, _) => Item::new("neutral"),
        (Some(seat), 2) if seat.index() == 0 => Item::new(format!("dark-{distance}")),
        (Some(_), 2) => Item::new(format!("light-{distance}")),
        (Some(seat), _) => {
            let faction = crate::notation::faction_word(view.player(seat).faction);
            Item::new(format!("{faction}-{distance}"))
        }
    }]
}

fn read_force(state: &State, items: &[Item]) -> Result<ForceSpace, String> {
    let name = &only(items)?.name;
    let arms = state.force.arms();
    if name == "neutral" {
        return Ok(ForceSpace::neutral(arms));
    }
    let unknown = || {
        format!(
            "«{name}» is no space of the track: dark-3 to dark-1, neutral, light-1 to light-3; of three players a faction with 1 to 3"
        )
    };
    let (arm, distance) = name.rsplit_once('-').ok_or_else(unknown)?;
    let seat = match (arm, arms) {
        ("dark", 2) => Some(Seat::new(0)),
        ("light", 2) => Some(Seat::new(1)),
        (faction, 3) => state.seat_named(faction),
        _ => None,
    };
    let distance =
        distance.parse().ok().filter(|distance| (1..=ForceSpace::ARM).contains(distance));
    let (seat, distance) = seat.zip(distance).ok_or_else(unknown)?;
    Ok(ForceSpace::of(seat, distance, arms))
}

fn turn_word(game: &Deckbuilding, state: &State) -> Vec<Item> {
    use table::Notation as _;
    vec![Item::new(game.seat_name(state, state.turn))]
}

/// The player whose turn it is, as a viewer names them.
fn seen_turn(view: &View) -> Vec<Item> {
    vec![Item::new(view.seat_word(view.turn))]
}

fn seats_named(state: &State, items: &[Item]) -> Result<table::Seats, String> {
    let named = |item: &Item| {
        let seat = state.seat_named(&item.name);
        seat.ok_or_else(|| format!("«{}» does not play", item.name))
    };
    items.iter().map(named).collect()
}

fn set_turn(state: &mut State, items: &[Item]) -> Result<(), String> {
    let name = &only(items)?.name;
    let seat = state.seat_named(name);
    let seat = seat.ok_or_else(|| format!("«{name}» does not play: name one of the factions"))?;
    state.turn = state.team(seat).lowest().unwrap_or(seat);
    state.acting = state.active();
    state.stack.clear();
    state.stack.push_rule(Rule::Actions);
    Ok(())
}

fn set_phase(state: &mut State, items: &[Item]) -> Result<(), String> {
    let rule = match only(items)?.name.as_str() {
        "start" => Rule::Start(Start::Base),
        "actions" => Rule::Actions,
        other => return Err(format!("«{other}» is no phase: start or actions")),
    };
    state.stack.clear();
    state.stack.push_rule(rule);
    Ok(())
}

/// The phase in which this viewer is asked; `others` if only other seats are.
fn seen_phase(view: &View) -> &'static str {
    match (view.outcome, view.question) {
        (Some(_), _) => "over",
        (None, Some(Question::Action)) => "actions",
        (None, Some(Question::SecretBases(_))) => "secret-bases",
        (None, Some(Question::NewBase)) => "start",
        (None, Some(_)) => "question",
        (None, None) => "others",
    }
}

fn phase_word(state: &State) -> Vec<Item> {
    let word = match state.stack.top() {
        Some(script::Task::Rule(Rule::Start(_))) => "start",
        Some(script::Task::Rule(Rule::SecretBases)) => "secret-bases",
        Some(script::Task::Rule(Rule::Actions)) => "actions",
        Some(_) => "question",
        None => "over",
    };
    number(word)
}

/// The galaxy with this number, if the table has it.
fn galaxy(view: &View, number: usize) -> impl Iterator<Item = &SeenGalaxy> {
    view.galaxies.get(number).into_iter()
}

fn pilots(view: &View, number: usize) -> Vec<Item> {
    self::number(view.galaxies.get(number).map_or(0, |galaxy| galaxy.pilots))
}

fn acting(view: &View) -> Vec<Item> {
    view.acting.into_iter().map(|seat| Item::new(view.seat_word(seat))).collect()
}

/// A zone of cards: its name, its owner, and how it is filled, read and shown.
macro_rules! zone {
    ($name:literal, $owner:ident, $help:literal, $zone:expr, $see:expr) => {
        Property {
            name: $name,
            owner: Owner::$owner,
            help: $help,
            get: |game, state, seat| {
                let see: fn(&View, Seat) -> Vec<Item> = $see;
                see(&judge(game, state), seat)
            },
            set: Some(|_, state, seat, items| {
                let zone: fn(Seat) -> Zone = $zone;
                zones::fill(state, zone(seat), items)
            }),
            see: |_, view, seat| {
                let see: fn(&View, Seat) -> Vec<Item> = $see;
                see(view, seat)
            },
        }
    };
}

/// A property that can only be read.
macro_rules! reading {
    ($name:literal, $owner:ident, $help:literal, $see:expr) => {
        Property {
            name: $name,
            owner: Owner::$owner,
            help: $help,
            get: |game, state, seat| {
                let see: fn(&View, Seat) -> Vec<Item> = $see;
                see(&judge(game, state), seat)
            },
            set: None,
            see: |_, view, seat| {
                let see: fn(&View, Seat) -> Vec<Item> = $see;
                see(view, seat)
            },
        }
    };
}

const PROPERTIES: &[Property<Deckbuilding>] = &[
    zone!(
        "hand",
        Seat,
        "cards in hand, in the order of the card list",
        Zone::Hand,
        |view, seat| { seen(&side(view, seat).hand) }
    ),
    zone!("deck", Seat, "the player deck, top first", Zone::Deck, |view, seat| {
        seen(&side(view, seat).deck)
    }),
    zone!("discard", Seat, "the discard pile, top first", Zone::Discard, |view, seat| {
        titles(side(view, seat).discard.iter().copied())
    }),
    zone!(
        "units",
        Seat,
        "units in play; notes: bonus N, used, assigned base, assigned CARD, attacked",
        Zone::Units,
        |view, seat| in_play(view, &side(view, seat).units)
    ),
    zone!(
        "ships",
        Seat,
        "capital ships in play; notes: damage N and those of units",
        Zone::Ships,
        |view, seat| in_play(view, &side(view, seat).ships)
    ),
    zone!("exile", Seat, "exiled cards", Zone::Exile, |view, seat| {
        titles(side(view, seat).exile.iter().copied())
    }),
    Property {
        name: "pool",
        owner: Owner::Seat,
        help: "resources",
        get: |_, state, seat| number(state.player(seat).pool),
        set: Some(|_, state, seat, items| {
            state.player_mut(seat).pool = byte(items)?;
            Ok(())
        }),
        see: |_, view, seat| number(side(view, seat).pool),
    },
    Property {
        name: "base",
        owner: Owner::Seat,
        help: "the base in play, or nothing; notes: damage N, used",
        get: |game, state, seat| base_item(side(&judge(game, state), seat)),
        set: Some(|_, state, seat, items| bases::set_base(state, seat, items)),
        see: |_, view, seat| base_item(side(view, seat)),
    },
    Property {
        name: "bases",
        owner: Owner::Seat,
        help: "the base deck; bases not named are left out of the game",
        get: |game, state, seat| base_list(&side(&judge(game, state), seat).base_deck),
        set: Some(|_, state, seat, items| bases::set_deck(state, seat, items)),
        see: |_, view, seat| base_list(&side(view, seat).base_deck),
    },
    Property {
        name: "next-base",
        owner: Owner::Seat,
        help: "the base chosen to come next while a teammate still chooses",
        get: |game, state, seat| titles(side(&judge(game, state), seat).next_base),
        set: None,
        see: |_, view, seat| titles(side(view, seat).next_base),
    },
    Property {
        name: "under-base",
        owner: Owner::Seat,
        help: "the card face down under the base, from the opponent's discard pile",
        get: |game, state, seat| titles(side(&judge(game, state), seat).tucked),
        set: Some(|_, state, seat, items| zones::tuck(state, seat, items)),
        see: |_, view, seat| titles(side(view, seat).tucked),
    },
    Property {
        name: "victory",
        owner: Owner::Seat,
        help: "enemy bases this player has destroyed",
        get: |game, state, seat| titles(side(&judge(game, state), seat).victory.iter().copied()),
        set: Some(|_, state, seat, items| bases::set_victory(state, seat, items)),
        see: |_, view, seat| titles(side(view, seat).victory.iter().copied()),
    },
    reading!("left-out", Seat, "bases of this player out of the game", |view, seat| {
        base_list(&side(view, seat).left_out)
    }),
    reading!("attack", Seat, "every card in play with its Attack now", |view, seat| {
        strengths(side(view, seat))
    }),
    reading!("base-attack", Seat, "Attack assigned to the opponent's base", |view, seat| {
        number(side(view, seat).base_attack)
    }),
    reading!(
        "row-attacks",
        Seat,
        "row cards under attack with the Attack assigned",
        |view, seat| { row_attacks(side(view, seat)) }
    ),
    zone!("row", Table, "the galaxy row", |_| Zone::Row(0), |view, _| {
        titles(galaxy(view, 0).flat_map(|galaxy| galaxy.row.iter().copied().flatten()))
    }),
    zone!("galaxy", Table, "the galaxy deck, top first", |_| Zone::Galaxy(0), |view, _| {
        galaxy(view, 0).flat_map(|galaxy| seen(&galaxy.deck)).collect()
    }),
    zone!(
        "galaxy-discard",
        Table,
        "the galaxy discard pile, top first",
        |_| Zone::GalaxyDiscard(0),
        |view, _| titles(galaxy(view, 0).flat_map(|galaxy| galaxy.discard.iter().copied()))
    ),
    zone!("row-2", Table, "the second galaxy row", |_| Zone::Row(1), |view, _| {
        titles(galaxy(view, 1).flat_map(|galaxy| galaxy.row.iter().copied().flatten()))
    }),
    zone!(
        "galaxy-2",
        Table,
        "the second galaxy deck, top first",
        |_| Zone::Galaxy(1),
        |view, _| { galaxy(view, 1).flat_map(|galaxy| seen(&galaxy.deck)).collect() }
    ),
    zone!(
        "galaxy-discard-2",
        Table,
        "the second galaxy discard pile, top first",
        |_| Zone::GalaxyDiscard(1),
        |view, _| titles(galaxy(view, 1).flat_map(|galaxy| galaxy.discard.iter().copied()))
    ),
    zone!("row-3", Table, "the third galaxy row", |_| Zone::Row(2), |view, _| {
        titles(galaxy(view, 2).flat_map(|galaxy| galaxy.row.iter().copied().flatten()))
    }),
    zone!("galaxy-3", Table, "the third galaxy deck, top first", |_| Zone::Galaxy(2), |view, _| {
        galaxy(view, 2).flat_map(|galaxy| seen(&galaxy.deck)).collect()
    }),
    zone!(
        "galaxy-discard-3",
        Table,
        "the third galaxy discard pile, top first",
        |_| Zone::GalaxyDiscard(2),
        |view, _| titles(galaxy(view, 2).flat_map(|galaxy| galaxy.discard.iter().copied()))
    ),
    Property {
        name: "pilots",
        owner: Owner::Table,
        help: "Outer Rim Pilots left in their pile; the others are out of the match",
        get: |game, state, _| pilots(&judge(game, state), 0),
        set: Some(|_, state, _, items| zones::set_pilots(state, 0, byte(items)?)),
        see: |_, view, _| pilots(view, 0),
    },
    Property {
        name: "pilots-2",
        owner: Owner::Table,
        help: "Outer Rim Pilots left in the second region",
        get: |game, state, _| pilots(&judge(game, state), 1),
        set: Some(|_, state, _, items| zones::set_pilots(state, 1, byte(items)?)),
        see: |_, view, _| pilots(view, 1),
    },
    reading!("permanent", Table, "cards beside the track that never leave", |view, _| {
        titles(view.permanent.iter().copied())
    }),
    Property {
        name: "force",
        owner: Owner::Table,
        help: "the Force marker: dark-3 to dark-1, neutral, light-1 to light-3; of three players a faction with 1 to 3",
        get: |game, state, _| force_word(&judge(game, state)),
        set: Some(|_, state, _, items| {
            state.force = read_force(state, items)?;
            Ok(())
        }),
        see: |_, view, _| force_word(view),
    },
    Property {
        name: "acting",
        owner: Owner::Table,
        help: "the players of this turn who have not said that they are done; give it after turn",
        get: |game, state, _| acting(&judge(game, state)),
        set: Some(|_, state, _, items| {
            state.acting = seats_named(state, items)?;
            Ok(())
        }),
        see: |_, view, _| acting(view),
    },
    Property {
        name: "turn",
        owner: Owner::Table,
        help: "whose turn it is, in the action window: a faction, such as empire",
        get: |game, state, _| turn_word(game, state),
        set: Some(|_, state, _, items| set_turn(state, items)),
        see: |_, view, _| seen_turn(view),
    },
    Property {
        name: "phase",
        owner: Owner::Table,
        help: "actions, or start: the start of the turn is played; give it after turn. A seat sees `others` while it is not asked",
        get: |_, state, _| phase_word(state),
        set: Some(|_, state, _, items| set_phase(state, items)),
        see: |_, view, _| number(seen_phase(view)),
    },
    reading!("prey", Table, "the row card that units may attack this turn", |view, _| {
        titles(view.prey)
    }),
    reading!("goal", Table, "bases to destroy", |view, _| number(view.goal)),
];
