//! The game on stage: the places and numbers that scenarios give, compare and look at.
//!
//! A position starts from the usual setup, in the first action window. Givens take cards from
//! wherever they are, the galaxy deck first; a card displaced by a given goes to the exile pile of
//! its side, where nothing in this box reaches it. `phase = start` replays the start of the turn.

mod bases;
mod zones;

use scenario::{Item, Owner, Property, Staged, only, whole_number};
use table::{Seat, Silent};

use crate::game::{Deckbuilding, Question, Target};
use crate::kit::{CardId, Kit, SEATS};
use crate::notation::thing_word;
use crate::rules::{ForceSpace, Rule, Start, State};
use crate::view::{SeenBases, SeenInPlay, SeenPlayer, View};
use crate::words::Faction;
use zones::Zone;

impl Staged for Deckbuilding {
    fn properties(&self) -> &'static [Property<Self>] {
        PROPERTIES
    }

    fn item_words(&self) -> Vec<&'static str> {
        const OTHER: [&str; 15] = [
            "dark-1",
            "dark-2",
            "dark-3",
            "neutral",
            "light-1",
            "light-2",
            "light-3",
            "empire",
            "rebels",
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
        zones::settle_aims(&self.kit, state)?;
        self.go_on(state, &mut Silent);
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

/// The title of a card, which keeps the number of its copy for files that ask for it.
fn title(kit: &Kit, card: CardId) -> Item {
    Item::new(kit.card(card).id).copy(kit.ready(card).copy)
}

fn titles(kit: &Kit, cards: impl IntoIterator<Item = CardId>) -> Vec<Item> {
    cards.into_iter().map(|card| title(kit, card)).collect()
}

fn seen(kit: &Kit, cards: &[Option<CardId>]) -> Vec<Item> {
    cards.iter().map(|card| card.map_or_else(Item::unknown, |card| title(kit, card))).collect()
}

fn base_item(kit: &Kit, player: &SeenPlayer) -> Vec<Item> {
    let item = player.base.map(|base| {
        let mut item = Item::new(kit.base(base).id);
        if player.base_damage > 0 {
            item = item.note(format!("damage {}", player.base_damage));
        }
        if player.base_used { item.note("used") } else { item }
    });
    item.into_iter().collect()
}

fn in_play(kit: &Kit, cards: &[SeenInPlay]) -> Vec<Item> {
    let item = |seen: &SeenInPlay| {
        let mut item = title(kit, seen.card);
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
            Some(Target::Base) => item = item.note("assigned base"),
            Some(Target::Row(target)) => {
                item = item.note(format!("assigned {}", thing_word(kit, target.thing())));
            }
            None => {}
        }
        if seen.attacked { item.note("attacked") } else { item }
    };
    cards.iter().map(item).collect()
}

fn strengths(kit: &Kit, player: &SeenPlayer) -> Vec<Item> {
    let cards = player.units.iter().chain(&player.ships);
    cards.map(|seen| title(kit, seen.card).note(format!("attack {}", seen.attack))).collect()
}

fn row_attacks(kit: &Kit, player: &SeenPlayer) -> Vec<Item> {
    let attacks = player.row_attacks.iter();
    attacks.map(|(card, total)| title(kit, *card).note(format!("attack {total}"))).collect()
}

fn base_list(kit: &Kit, bases: &SeenBases) -> Vec<Item> {
    match bases {
        SeenBases::Known(bases) => bases.iter().map(|&base| Item::new(kit.base(base).id)).collect(),
        SeenBases::Hidden(count) => (0..*count).map(|_| Item::unknown()).collect(),
    }
}

fn judge(game: &Deckbuilding, state: &State) -> View {
    View::of(game, state, table::Viewer::Judge)
}

fn force_word(force: ForceSpace) -> Vec<Item> {
    vec![match force.0 {
        0 => Item::new("neutral"),
        dark @ ..0 => Item::new(format!("dark-{}", dark.unsigned_abs())),
        light => Item::new(format!("light-{light}")),
    }]
}

fn read_force(items: &[Item]) -> Result<ForceSpace, String> {
    let name = &only(items)?.name;
    (-3..=3).map(ForceSpace).find(|&space| force_word(space)[0].name == *name).ok_or_else(|| {
        format!("«{name}» is no space of the track: dark-3 to dark-1, neutral, light-1 to light-3")
    })
}

fn faction_word(faction: Faction) -> Vec<Item> {
    vec![Item::new(if faction == Faction::Empire { "empire" } else { "rebels" })]
}

fn set_turn(state: &mut State, items: &[Item]) -> Result<(), String> {
    let name = &only(items)?.name;
    let seat =
        SEATS.into_iter().find(|&seat| faction_word(state.player(seat).faction)[0].name == *name);
    state.turn = seat.ok_or_else(|| format!("«{name}» does not play: empire or rebels"))?;
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

/// The phase as this viewer is asked; `others` if somebody else is.
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

/// A zone of cards: its name, whose it is, and how it is filled, read and seen.
macro_rules! zone {
    ($name:literal, $owner:ident, $help:literal, $zone:expr, $see:expr) => {
        Property {
            name: $name,
            owner: Owner::$owner,
            help: $help,
            get: |game, state, seat| {
                let see: fn(&Kit, &View, Seat) -> Vec<Item> = $see;
                see(&game.kit, &judge(game, state), seat)
            },
            set: Some(|game, state, seat, items| {
                let zone: fn(Seat) -> Zone = $zone;
                zones::fill(&game.kit, state, zone(seat), items)
            }),
            see: |game, view, seat| {
                let see: fn(&Kit, &View, Seat) -> Vec<Item> = $see;
                see(&game.kit, view, seat)
            },
        }
    };
}

/// A fact that can only be read.
macro_rules! reading {
    ($name:literal, $owner:ident, $help:literal, $see:expr) => {
        Property {
            name: $name,
            owner: Owner::$owner,
            help: $help,
            get: |game, state, seat| {
                let see: fn(&Kit, &View, Seat) -> Vec<Item> = $see;
                see(&game.kit, &judge(game, state), seat)
            },
            set: None,
            see: |game, view, seat| {
                let see: fn(&Kit, &View, Seat) -> Vec<Item> = $see;
                see(&game.kit, view, seat)
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
        |kit, view, seat| { seen(kit, &side(view, seat).hand) }
    ),
    zone!("deck", Seat, "the player deck, top first", Zone::Deck, |kit, view, seat| {
        seen(kit, &side(view, seat).deck)
    }),
    zone!("discard", Seat, "the discard pile, top first", Zone::Discard, |kit, view, seat| {
        titles(kit, side(view, seat).discard.iter().copied())
    }),
    zone!(
        "units",
        Seat,
        "units in play; notes: bonus N, used, assigned base, assigned CARD, attacked",
        Zone::Units,
        |kit, view, seat| in_play(kit, &side(view, seat).units)
    ),
    zone!(
        "ships",
        Seat,
        "capital ships in play; notes: damage N and those of units",
        Zone::Ships,
        |kit, view, seat| in_play(kit, &side(view, seat).ships)
    ),
    zone!("exile", Seat, "exiled cards", Zone::Exile, |kit, view, seat| {
        titles(kit, side(view, seat).exile.iter().copied())
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
        get: |game, state, seat| base_item(&game.kit, side(&judge(game, state), seat)),
        set: Some(|game, state, seat, items| bases::set_base(&game.kit, state, seat, items)),
        see: |game, view, seat| base_item(&game.kit, side(view, seat)),
    },
    Property {
        name: "bases",
        owner: Owner::Seat,
        help: "the base deck; bases not named are left out of the game",
        get: |game, state, seat| base_list(&game.kit, &side(&judge(game, state), seat).base_deck),
        set: Some(|game, state, seat, items| bases::set_deck(&game.kit, state, seat, items)),
        see: |game, view, seat| base_list(&game.kit, &side(view, seat).base_deck),
    },
    Property {
        name: "victory",
        owner: Owner::Seat,
        help: "enemy bases this player has destroyed",
        get: |game, state, seat| {
            base_list(&game.kit, &SeenBases::Known(state.player(seat).victory.iter().collect()))
        },
        set: Some(|game, state, seat, items| bases::set_victory(&game.kit, state, seat, items)),
        see: |game, view, seat| {
            base_list(&game.kit, &SeenBases::Known(side(view, seat).victory.clone()))
        },
    },
    reading!("left-out", Seat, "bases of this player out of the game", |kit, view, seat| {
        base_list(kit, &side(view, seat).left_out)
    }),
    reading!("attack", Seat, "every card in play with its Attack now", |kit, view, seat| {
        strengths(kit, side(view, seat))
    }),
    reading!("base-attack", Seat, "Attack assigned to the opponent's base", |_, view, seat| {
        number(side(view, seat).base_attack)
    }),
    reading!(
        "row-attacks",
        Seat,
        "row cards under attack with the Attack assigned",
        |kit, view, seat| { row_attacks(kit, side(view, seat)) }
    ),
    zone!("row", Table, "the galaxy row, six places", |_| Zone::Row, |kit, view, _| {
        titles(kit, view.row.iter().copied().flatten())
    }),
    zone!("galaxy", Table, "the galaxy deck, top first", |_| Zone::Galaxy, |kit, view, _| {
        seen(kit, &view.galaxy)
    }),
    zone!(
        "galaxy-discard",
        Table,
        "the galaxy discard pile, top first",
        |_| Zone::GalaxyDiscard,
        |kit, view, _| titles(kit, view.galaxy_discard.iter().copied())
    ),
    Property {
        name: "pilots",
        owner: Owner::Table,
        help: "Outer Rim Pilots left in their pile; the others are exiled",
        get: |game, state, _| number(judge(game, state).pilots),
        set: Some(|game, state, _, items| zones::set_pilots(&game.kit, state, byte(items)?)),
        see: |_, view, _| number(view.pilots),
    },
    Property {
        name: "force",
        owner: Owner::Table,
        help: "the Force marker: dark-3 to dark-1, neutral, light-1 to light-3",
        get: |_, state, _| force_word(state.force),
        set: Some(|_, state, _, items| {
            state.force = read_force(items)?;
            Ok(())
        }),
        see: |_, view, _| force_word(view.force),
    },
    Property {
        name: "turn",
        owner: Owner::Table,
        help: "whose turn it is, in the action window: empire or rebels",
        get: |_, state, _| faction_word(state.player(state.turn).faction),
        set: Some(|_, state, _, items| set_turn(state, items)),
        see: |_, view, _| faction_word(side(view, view.turn).faction),
    },
    Property {
        name: "phase",
        owner: Owner::Table,
        help: "actions, or start: the start of the turn is played; give it after turn. A seat sees `others` while it is not asked",
        get: |_, state, _| phase_word(state),
        set: Some(|_, state, _, items| set_phase(state, items)),
        see: |_, view, _| number(seen_phase(view)),
    },
    reading!("goal", Table, "bases to destroy", |_, view, _| number(view.goal)),
];
