//! The notation of choices in replays, scenarios and on the command line.

use prose::{Name, Text, text};
use script::{Answer, Ask, Thing, Things as _, read_number, read_ordinal};
use table::setup::Settings;
use table::{Game as _, Notation, Seat, Viewer};

use crate::capacity::MOST_SEATS;
use crate::components::{BaseId, CardId, Components, Object};
use crate::game::{Choice, Deckbuilding, Question, Setup, Target};
use crate::rules::{AttackRole, Player, Rule, State};
use crate::setup::SETTINGS;
use crate::words::{Edition, Faction, Step, Verb};

/// The factions that players can have, and their words.
pub(crate) const FACTIONS: [(&str, Faction); 5] = [
    ("empire", Faction::Empire),
    ("rebels", Faction::Rebels),
    ("republic", Faction::Republic),
    ("separatists", Faction::Separatists),
    ("mandalorians", Faction::Mandalorians),
];
/// The boxes with neutral cards, and their words.
pub(crate) const BOXES: [(&str, Edition); 2] =
    [("original", Edition::Original), ("clone-wars", Edition::CloneWars)];
/// The names of the seats, independent of their factions.
const SEATS: [&str; MOST_SEATS] = ["one", "two", "three", "four"];
/// The prefix of a card in hand that is exiled at the end of the turn, if another copy in hand is
/// not.
const LENT: &str = "lent ";
/// The suffix of a seat name that means the base of one of several opponents: `two-base`.
pub(crate) const BASE_OF: &str = "-base";

/// The word for a value in a table of words.
pub(crate) fn word_for<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    let found = words.iter().find(|(_, other)| other == value);
    found.expect("every value that can be written has a word").0
}

/// The value for a word in a table of words.
pub(crate) fn value_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(other, _)| *other == word).map(|(_, value)| *value)
}

/// The word for a faction that players can have.
pub(crate) fn faction_word(faction: Faction) -> &'static str {
    word_for(&FACTIONS, &faction)
}

/// The word for a seat: its faction, which reads best, if it is given; otherwise the seat name.
pub(crate) fn seat_word(seat: Seat, faction: Option<Faction>) -> &'static str {
    faction.map_or(SEATS[seat.index()], faction_word)
}

/// The card or base that a word stands for.
pub(crate) fn read_thing(components: &Components, word: &str) -> Option<Thing> {
    let (id, copy) = match word.split_once('#') {
        Some((id, copy)) => (id, copy.parse::<usize>().ok()?),
        None => (word, 1),
    };
    let cards = components.copies_of(id).map(CardId::thing);
    cards.chain(components.bases_named(id).map(BaseId::thing)).nth(copy.checked_sub(1)?)
}

impl State {
    /// The seat that a word stands for: a seat name, or a faction that exactly one seat plays.
    pub(crate) fn seat_named(&self, word: &str) -> Option<Seat> {
        let own = self.seats().into_iter().find(|seat| SEATS[seat.index()] == word);
        own.or_else(|| self.seat_of(value_of(&FACTIONS, word)?))
    }

    /// Whether playing one card of a hand has the same effect as playing the other.
    fn plays_alike(&self, one: CardId, other: CardId) -> bool {
        let lent = self.lent();
        self.components.title(one) == self.components.title(other)
            && lent.contains(one.thing()) == lent.contains(other.thing())
    }

    /// Whether the card is exiled at the end of the turn while another copy in the hand is not.
    fn is_lent_beside_kept_copy(&self, card: CardId) -> bool {
        let lent = self.lent();
        let title = self.components.title(card);
        let holds = |player: &&Player| player.hand.contains(card.thing());
        let hand = self.players.iter().find(holds).map(|player| player.hand).unwrap_or_default();
        let mut own = false;
        (hand - lent).each(|thing| own |= self.components.title(CardId::of(thing)) == title);
        own && lent.contains(card.thing())
    }

    /// The word for a seat: its faction, which reads best, if no other seat plays it; otherwise the
    /// seat name.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        let faction = self.player(seat).faction;
        seat_word(seat, Some(faction).filter(|_| self.seat_of(faction) == Some(seat)))
    }
}

impl Notation for Deckbuilding {
    fn settings() -> &'static Settings<Setup> {
        &SETTINGS
    }

    fn seat_name(&self, state: &State, seat: Seat) -> String {
        state.seat_word(seat).to_owned()
    }

    fn seat_aliases(&self, _: &State, seat: Seat) -> Vec<String> {
        vec![SEATS[seat.index()].to_owned()]
    }

    fn write_choice(&self, state: &State, choice: Choice) -> String {
        let word = |thing| state.piece(thing).to_string();
        let card = |card: CardId| word(card.thing());
        let target = |target| match target {
            Target::Base(_) if state.seating.side_count() == 2 => "base".to_owned(),
            Target::Base(owner) => format!("{}{BASE_OF}", state.seat_word(owner)),
            Target::Row(row) => card(row),
        };
        match choice {
            Choice::Base(base) => format!("base {}", word(base.thing())),
            Choice::Play(played) if state.is_lent_beside_kept_copy(played) => {
                format!("play {LENT}{}", card(played))
            }
            Choice::Play(played) => format!("play {}", card(played)),
            Choice::Buy(bought) => format!("buy {}", card(bought)),
            Choice::Bribe(bribed) => format!("bribe {}", card(bribed)),
            Choice::Use(used) => format!("use {}", word(used)),
            Choice::Assign(with, at) => format!("assign {} to {}", card(with), target(at)),
            Choice::Resolve(at) => format!("attack {}", target(at)),
            Choice::End => "end turn".to_owned(),
            Choice::Trigger(source) => format!("resolve {}", word(source)),
            Choice::Skip => "skip".to_owned(),
            Choice::TakeReward => "take reward".to_owned(),
            Choice::LeaveReward => "leave reward".to_owned(),
            Choice::Hit(ship, amount) => format!("hit {} for {amount}", card(ship)),
            Choice::Place(n) => format!("place {}", n + 1),
            Choice::Answer(answer) => answer.write(word),
            Choice::Split(amount) => format!("split {amount}"),
            Choice::By(seat) => format!("by {}", state.seat_word(seat)),
            Choice::Against(seat) => format!("against {}", state.seat_word(seat)),
            Choice::Galaxy(number) => {
                let pair = state.components.players().galaxies()[usize::from(number)];
                format!("galaxy {},{}", state.seat_word(pair[0]), state.seat_word(pair[1]))
            }
            Choice::GoOn => "go on".to_owned(),
        }
    }

    fn read_choice(&self, state: &State, seat: Seat, words: &str) -> Result<Choice, Text> {
        let mut options = Vec::new();
        self.legal(state, seat, &mut options);
        let choice = Reader { state, seat, options: &options }.choice(words)?;
        if options.binary_search(&choice).is_ok() {
            return Ok(choice);
        }
        // Copies of one title in hand are one option, so their numbers are ignored; elsewhere a
        // word without a number means the copy that can be chosen.
        let plain = |words: &str| -> Vec<String> {
            words.split(' ').map(|word| word.split('#').next().unwrap_or(word).to_owned()).collect()
        };
        if let Choice::Play(card) = choice
            && state.player(seat).hand.contains(card.thing())
        {
            let same = |option: &&Choice| matches!(**option, Choice::Play(other) if state.plays_alike(card, other));
            return Ok(options.iter().find(same).copied().unwrap_or(choice));
        }
        if words.contains('#') {
            return Ok(choice);
        }
        let alike = |option: &&Choice| plain(&self.write_choice(state, **option)) == plain(words);
        Ok(options.iter().find(alike).copied().unwrap_or(choice))
    }

    fn may_know_choice(&self, state: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        if viewer == Viewer::Judge || viewer == Viewer::Seat(seat) {
            return true;
        }
        match choice {
            Choice::Base(_) => match state.stack.top() {
                Some(script::Task::Rule(Rule::SecretBases)) => false,
                // Teammates who both choose a base show it when both have chosen.
                Some(script::Task::Rule(Rule::Start(_))) if state.team(seat).count() > 1 => {
                    matches!(viewer, Viewer::Seat(viewer) if state.team(seat).contains(viewer))
                }
                _ => true,
            },
            // A card put from a hand on a deck stays hidden from viewers who do not know it; all
            // other picked cards become public.
            Choice::Answer(Answer::Thing(thing)) if self.picks_for_deck(state, seat) => {
                match viewer {
                    Viewer::Judge => true,
                    Viewer::Watcher => false,
                    Viewer::Seat(viewer) => {
                        state.seen_hands(viewer).contains(thing)
                            || state.known[viewer.index()].contains(thing)
                    }
                }
            }
            _ => true,
        }
    }
}

impl Deckbuilding {
    /// Whether the seat is picking a card that goes face down on a deck.
    fn picks_for_deck(&self, state: &State, seat: Seat) -> bool {
        let Some(Question::Ability(_, Ask::Pick { body, .. })) = self.question(state, seat) else {
            return false;
        };
        matches!(body, Step::Do(Verb::PutOnDeck(..) | Verb::SwapWithDeckTop(_)))
    }
}

/// The place in which a choice looks for its card: of several copies, the one there is meant.
#[derive(Clone, Copy)]
enum Place {
    /// In hand, to be kept.
    Hand,
    /// In hand, to be exiled at the end of the turn.
    LentHand,
    /// In play in the team, with its ability unused.
    Unused,
    Play,
    /// In play in the team.
    TeamPlay,
    Waiting,
    Row,
    /// In any row or pilot pile, also of others.
    AnyRow,
    EnemyShips,
    Offered,
}

/// Reads a choice without checking whether it is legal.
struct Reader<'a> {
    state: &'a State,
    seat: Seat,
    /// What the seat can choose.
    options: &'a [Choice],
}

impl Reader<'_> {
    fn is_at(&self, place: Place, thing: Thing) -> bool {
        let own = self.state.player(self.seat);
        match place {
            Place::Hand => own.hand.contains(thing) && !self.state.lent().contains(thing),
            Place::LentHand => own.hand.contains(thing) && self.state.lent().contains(thing),
            Place::Unused => self.state.team(self.seat).into_iter().any(|member| {
                let player = self.state.player(member);
                match Object::of(thing) {
                    Object::Card(_) => (player.in_play() - player.used).contains(thing),
                    Object::Base(base) => player.base == Some(base) && !player.base_used,
                }
            }),
            Place::Play => self.state.controller(thing) == Some(self.seat),
            Place::TeamPlay => {
                let owner = self.state.controller(thing);
                owner.is_some_and(|owner| self.state.team(self.seat).contains(owner))
            }
            Place::Waiting => self.state.waiting.iter().any(|waiting| waiting.source == thing),
            Place::Row => {
                let here = self.state.rows(self.seat) | self.state.pilots(self.seat);
                here.contains(thing)
            }
            Place::AnyRow => {
                let state = self.state;
                let rows = state.rows_of(state.components.all_galaxies());
                (rows | state.all_pilots()).contains(thing)
            }
            Place::EnemyShips => {
                let mut opponents = self.state.seating.opponents(self.seat).into_iter();
                opponents.any(|other| self.state.player(other).ships.contains(thing))
            }
            Place::Offered => self.state.stack.offered().contains(thing),
        }
    }

    /// The card or base with this name; without a number, the first copy in the place, or in play.
    fn thing(&self, word: &str, place: Place) -> Result<Thing, Text> {
        let copy_at = |place| {
            let cards = self.state.components.copies_of(word).map(CardId::thing);
            let bases = self.state.components.bases_named(word).map(BaseId::thing);
            cards.chain(bases).find(|&thing| self.is_at(place, thing))
        };
        // If every copy in hand is lent, the prefix may be omitted.
        let lent = || copy_at(Place::LentHand).filter(|_| matches!(place, Place::Hand));
        let other_row = || copy_at(Place::AnyRow).filter(|_| matches!(place, Place::Row));
        let in_play = || copy_at(Place::Play).or_else(|| copy_at(Place::TeamPlay));
        let here = copy_at(place).or_else(lent).or_else(other_row).or_else(in_play);
        here.or_else(|| read_thing(self.state.components, word)).ok_or_else(|| {
            text!("There is no card «{word}».", "No hay ninguna carta «{word}».", word = Name(word))
        })
    }

    fn card(&self, word: &str, place: Place) -> Result<CardId, Text> {
        match Object::of(self.thing(word, place)?) {
            Object::Card(card) => Ok(card),
            Object::Base(_) => {
                Err(text!("«{word}» is a base.", "«{word}» es una base.", word = Name(word)))
            }
        }
    }

    fn base(&self, word: &str) -> Result<BaseId, Text> {
        // Of two bases with one name that is meant which can be chosen.
        let candidates = self.state.components.bases_named(word);
        let offered = |base: &BaseId| self.options.contains(&Choice::Base(*base));
        if let Some(base) = candidates.filter(|_| !word.contains('#')).find(offered) {
            return Ok(base);
        }
        match Object::of(self.thing(word, Place::Play)?) {
            Object::Base(base) => Ok(base),
            Object::Card(_) => {
                Err(text!("«{word}» is not a base.", "«{word}» no es una base.", word = Name(word)))
            }
        }
    }

    fn target(&self, word: &str) -> Result<Target, Text> {
        let targets = self.state.targets(self.seat);
        let only = || targets.lowest().filter(|_| targets.count() == 1);
        let owner = match word.strip_suffix(BASE_OF) {
            Some(name) => self.state.seat_named(name),
            None => only().filter(|_| word == "base"),
        };
        match owner {
            Some(owner) => Ok(Target::Base(owner)),
            None => self.card(word, Place::Row).map(Target::Row),
        }
    }

    fn choice(&self, words: &str) -> Result<Choice, Text> {
        if let Some(written) = Answer::read(words)? {
            return Ok(Choice::Answer(written.answer(|word| self.thing(word, Place::Offered))?));
        }
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        Ok(match (verb, rest) {
            ("base", base) => Choice::Base(self.base(base)?),
            ("play", card) => Choice::Play(match card.strip_prefix(LENT) {
                Some(card) => self.card(card, Place::LentHand)?,
                None => self.card(card, Place::Hand)?,
            }),
            ("buy", card) => Choice::Buy(self.card(card, Place::Row)?),
            ("bribe", card) => Choice::Bribe(self.card(card, Place::Row)?),
            ("use", thing) => Choice::Use(self.thing(thing, Place::Unused)?),
            ("resolve", thing) => Choice::Trigger(self.thing(thing, Place::Waiting)?),
            ("attack", target) => Choice::Resolve(self.target(target)?),
            ("end", "turn") => Choice::End,
            ("go", "on") => Choice::GoOn,
            ("split", amount) => Choice::Split(read_number(amount)?),
            ("by", who) => Choice::By(self.player(who)?),
            ("against", who) => Choice::Against(self.player(who)?),
            ("galaxy", pair) => Choice::Galaxy(self.galaxy(pair)?),
            ("skip", "") => Choice::Skip,
            ("take", "reward") => Choice::TakeReward,
            ("leave", "reward") => Choice::LeaveReward,
            ("place", n) => Choice::Place(read_ordinal(n)?),
            ("assign", rest) if rest.contains(" to ") => {
                let (with, at) = rest.split_once(" to ").unwrap_or((rest, ""));
                Choice::Assign(self.assignable(with)?, self.target(at)?)
            }
            ("hit", rest) if rest.contains(" for ") => {
                let (ship, amount) = rest.split_once(" for ").unwrap_or((rest, ""));
                Choice::Hit(self.card(ship, Place::EnemyShips)?, read_number(amount)?)
            }
            _ => {
                return Err(text!(
                    "Write play, buy, bribe, use, assign … to …, attack, end turn, resolve, skip, take reward, leave reward, hit … for …, place, pick, number, option, yes, no, enough, base, split, by, against, galaxy or go on.",
                    "Escribe play, buy, bribe, use, assign … to …, attack, end turn, resolve, skip, take reward, leave reward, hit … for …, place, pick, number, option, yes, no, enough, base, split, by, against, galaxy o go on."
                ));
            }
        })
    }

    fn player(&self, word: &str) -> Result<Seat, Text> {
        self.state.seat_named(word).ok_or_else(|| {
            text!(
                "There is no player «{word}».",
                "No hay ningún jugador «{word}».",
                word = Name(word)
            )
        })
    }

    /// The galaxy between two players, or with one name that which the reader shares with them.
    fn galaxy(&self, pair: &str) -> Result<u8, Text> {
        let (one, other) = match pair.split_once(',') {
            Some((one, other)) => (self.player(one)?, self.player(other)?),
            None => (self.seat, self.player(pair)?),
        };
        let galaxies = self.state.components.players().galaxies().iter();
        let place =
            galaxies.zip(0..).find(|(pair, _)| pair.contains(&one) && pair.contains(&other));
        place.filter(|_| one != other).map(|(_, number)| number).ok_or_else(|| {
            text!("These players share no galaxy.", "Esos jugadores no comparten ninguna galaxia.")
        })
    }

    /// Of several copies in play, an unassigned one is meant.
    fn assignable(&self, word: &str) -> Result<CardId, Text> {
        let own = self.state.player(self.seat).in_play();
        let free = self.state.components.copies_of(word).find(|&card| {
            own.contains(card.thing())
                && self.state.attack_role(self.seat, card) == AttackRole::Free
        });
        free.map_or_else(|| self.card(word, Place::Play), Ok)
    }
}
