//! Scenarios of this game: the properties that scenarios set, compare and show.
//!
//! A scenario without givens is a match of its setup from the beginning. The first given clears the
//! table: leaders and bases of the setup, nothing in play, empty hands, no resources, ten cards
//! without abilities in each deck; blue acts in the action phase of the first round. Cards are not
//! taken from the decks: every card that is named is created.

mod layout;
mod placing;
mod reading;

use scenario::{Item, Owner, Property, Staged};
use table::{Seat, Viewer};

use crate::decks::Title;
use crate::game::Unlimited;
use crate::notation::cards::SEAT_WORDS;
use crate::rules::State;
use crate::view::View;
use crate::words::{Arena, Aspect};
use placing::{Memory, Pile};

impl Staged for Unlimited {
    fn properties(&self) -> &'static [Property<Self>] {
        PROPERTIES
    }

    fn item_words(&self) -> Vec<&'static str> {
        const OTHER: [&str; 7] = ["setup", "start", "action", "regroup", "over", "yes", "no"];
        let cards = Title::all().map(|title| title.card().id);
        let aspects = Aspect::ALL.into_iter().map(placing::aspect_word);
        cards.chain(SEAT_WORDS).chain(aspects).chain(OTHER).collect()
    }

    fn counted_notes(&self) -> &'static [&'static str] {
        &["damage", "shields", "experience"]
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        layout::settle(self, state)
    }
}

fn judge(game: &Unlimited, state: &State) -> View {
    View::of(game, state, Viewer::Judge)
}

/// A property that views show, and how it is set if it can be.
macro_rules! shown {
    ($name:literal, $owner:ident, $help:literal, $see:path, $set:expr) => {
        Property {
            name: $name,
            owner: Owner::$owner,
            help: $help,
            get: |game, state, seat| $see(&judge(game, state), seat),
            set: $set,
            see: |_, view, seat| $see(view, seat),
        }
    };
}

/// A property of remembered cards; views do not show it.
macro_rules! memory {
    ($name:literal, $help:literal, $memory:ident) => {
        Property {
            name: $name,
            owner: Owner::Seat,
            help: $help,
            get: |_, state, seat| reading::remembered(state, seat, Memory::$memory),
            set: Some(|_, state, seat, items| {
                placing::remember(state, seat, Memory::$memory, items)
            }),
            see: |_, _, _| reading::not_shown(),
        }
    };
}

/// A number of a seat's history; views do not show it.
macro_rules! history {
    ($name:literal, $help:literal, $field:ident) => {
        Property {
            name: $name,
            owner: Owner::Seat,
            help: $help,
            get: |_, state, seat| reading::number(state.player(seat).$field),
            set: Some(|_, state, seat, items| {
                placing::set_count(state, seat, items, |player| &mut player.$field)
            }),
            see: |_, _, _| reading::not_shown(),
        }
    };
}

type Set = fn(&Unlimited, &mut State, Seat, &[Item]) -> Result<(), String>;

const HAND: Set = |_, state, seat, items| placing::fill(state, seat, Pile::Hand, items);
const DECK: Set = |_, state, seat, items| placing::fill(state, seat, Pile::Deck, items);
const DISCARD: Set = |_, state, seat, items| placing::fill(state, seat, Pile::Discard, items);
const RESOURCE_CARDS: Set =
    |_, state, seat, items| placing::fill(state, seat, Pile::Resources, items);
const RESOURCES: Set = |_, state, seat, items| placing::count_resources(state, seat, items);
const UNITS: Set = |_, state, seat, items| placing::fill_arena(state, seat, None, items);
const GROUND: Set =
    |_, state, seat, items| placing::fill_arena(state, seat, Some(Arena::Ground), items);
const SPACE: Set =
    |_, state, seat, items| placing::fill_arena(state, seat, Some(Arena::Space), items);
const LEADER: Set = |_, state, seat, items| placing::set_leader(state, seat, items);
const BASE: Set = |_, state, seat, items| placing::set_base(state, seat, items);
const PLAYS: Set =
    |_, state, seat, items| placing::set_count(state, seat, items, |player| &mut player.plays);
const STRUCK: Set =
    |_, state, seat, items| placing::set_count(state, seat, items, |player| &mut player.struck);
const TURN: Set = |_, state, _, items| placing::set_turn(state, items);
const INITIATIVE: Set = |_, state, _, items| placing::set_initiative(state, items);
const ROUND: Set = |_, state, _, items| placing::set_round(state, items);

const PROPERTIES: &[Property<Unlimited>] = &[
    shown!(
        "leader",
        Seat,
        "the leader; notes: exhausted, epic used, deployed, and with it those of units",
        reading::leader,
        Some(LEADER)
    ),
    shown!("base", Seat, "the base; notes: damage N, epic used", reading::base, Some(BASE)),
    shown!("hand", Seat, "cards in hand", reading::hand, Some(HAND)),
    shown!("deck", Seat, "the deck, top first", reading::deck, Some(DECK)),
    shown!("discard", Seat, "the discard pile", reading::discard, Some(DISCARD)),
    shown!(
        "resources",
        Seat,
        "how many resources; note: exhausted N",
        reading::resources,
        Some(RESOURCES)
    ),
    shown!(
        "resource-cards",
        Seat,
        "which cards the resources are",
        reading::resource_cards,
        Some(RESOURCE_CARDS)
    ),
    shown!("ready", Seat, "ready resources", reading::ready, None),
    shown!(
        "units",
        Seat,
        "units this player controls, leaders apart; notes: damage N, shields N, experience N, exhausted, upgrade CARD, upgrade SEAT.CARD, owner SEAT",
        reading::units,
        Some(UNITS)
    ),
    shown!("ground", Seat, "those of them in the ground arena", reading::ground, Some(GROUND)),
    shown!("space", Seat, "those of them in the space arena", reading::space, Some(SPACE)),
    shown!(
        "strength",
        Seat,
        "every unit, deployed leaders too, with power N, hp N, remaining N",
        reading::strength,
        None
    ),
    shown!(
        "keywords",
        Seat,
        "every unit, deployed leaders too, with its keywords: sentinel, raid 2",
        reading::keywords,
        None
    ),
    shown!(
        "effects",
        Seat,
        "every unit, deployed leaders too, with what lasts on it: power 2 this phase",
        reading::effects,
        None
    ),
    shown!(
        "held",
        Seat,
        "cards of this player a seat knows to be in hand or among the resources",
        reading::held,
        None
    ),
    shown!("picked", Seat, "cards picked in secret so far", reading::picked, None),
    memory!("fresh", "units in play that were played this phase", Fresh),
    memory!("arrived", "units that entered play this round", Arrived),
    memory!("attacked", "units that attacked this phase", Attacked),
    memory!("used", "cards whose once-a-round ability was used", Used),
    memory!("upgraded", "units this player has put an upgrade on this round", Upgraded),
    memory!("fell", "cards in the discard pile that were defeated this phase", Fell),
    shown!("plays", Seat, "cards played this phase", reading::plays, Some(PLAYS)),
    shown!(
        "struck",
        Seat,
        "damage dealt to the enemy base this phase",
        reading::struck,
        Some(STRUCK)
    ),
    history!("fallen", "own units defeated this phase", fallen),
    history!("left", "own units that left play this phase", left),
    history!("events", "events played this round", events),
    Property {
        name: "aspects-played",
        owner: Owner::Seat,
        help: "aspects of the cards played this phase",
        get: |_, state, seat| reading::aspects_played(state, seat),
        set: Some(|_, state, seat, items| placing::set_aspects(state, seat, items)),
        see: |_, _, _| reading::not_shown(),
    },
    shown!("turn", Table, "whose turn it is", reading::turn, Some(TURN)),
    shown!(
        "initiative",
        Table,
        "who has the initiative; note: taken",
        reading::initiative,
        Some(INITIATIVE)
    ),
    shown!("round", Table, "the number of the round", reading::round, Some(ROUND)),
    Property {
        name: "phase",
        owner: Owner::Table,
        help: "action; start, regroup or setup play from there to the first question; over",
        get: |_, state, _| reading::given_phase(state),
        set: Some(|_, state, _, items| placing::set_phase(state, items)),
        see: |_, view, seat| reading::phase(view, seat),
    },
    Property {
        name: "passed",
        owner: Owner::Table,
        help: "whether the last action was a pass: yes or no",
        get: |_, state, _| reading::number(if state.passed { "yes" } else { "no" }),
        set: Some(|_, state, _, items| placing::set_passed(state, items)),
        see: |_, _, _| reading::not_shown(),
    },
    shown!(
        "waiting",
        Table,
        "abilities that wait: their cards, with blue or red as a note",
        reading::waiting,
        None
    ),
    shown!(
        "attack",
        Table,
        "the attack under way: the attacker, the target",
        reading::attack,
        None
    ),
    shown!("resolving", Table, "events being resolved", reading::resolving, None),
    shown!("seen", Table, "cards an effect deals with", reading::seen, None),
];
