//! How setups and choices are written in replays, scenarios and on the command line.

use prose::{Name, Text, text};
use script::{Answer, Thing, Things as _};
use table::{Game as _, Notation, Refusal, Seat, SetupFaults, Viewer};

use crate::game::{Choice, Deckbuilding, Mode, Question, Setup, Target};
use crate::kit::{BaseId, CardId, Kit, Object};
use crate::rules::{Commit, Rule, State};
use crate::words::{Faction, Verb};

const MODES: [(&str, Mode); 3] =
    [("introductory", Mode::Introductory), ("full", Mode::Full), ("secret", Mode::Secret)];
const FACTIONS: [(&str, Faction); 2] = [("empire", Faction::Empire), ("rebels", Faction::Rebels)];

/// The word a table of words has for a value.
fn word_for<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, other)| other == value).map_or("", |(word, _)| word)
}

fn value_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(other, _)| *other == word).map(|(_, value)| *value)
}

/// The word for a card or base: its id, with the number of the copy from the second on.
pub(crate) fn thing_word(kit: &Kit, thing: Thing) -> String {
    let ready = kit.ready_object(Object::of(thing));
    match ready.copy {
        1 => ready.card.id.to_owned(),
        copy => format!("{}#{copy}", ready.card.id),
    }
}

/// The card or base a word stands for.
pub(crate) fn read_thing(kit: &Kit, word: &str) -> Option<Thing> {
    let (id, copy) = match word.split_once('#') {
        Some((id, copy)) => (id, copy.parse::<u8>().ok()?),
        None => (word, 1),
    };
    if let Some(base) = kit.base_named(id).filter(|_| copy == 1) {
        return Some(base.thing());
    }
    kit.copies_of(id).find(|&card| kit.ready(card).copy == copy).map(CardId::thing)
}

impl Notation for Deckbuilding {
    fn write_setup(&self, setup: &Setup) -> String {
        let [first, second] = setup.factions.map(|faction| word_for(&FACTIONS, &faction));
        let bribing = if setup.bribing { " bribing=yes" } else { "" };
        let mode = word_for(&MODES, &setup.mode);
        format!("mode={mode} goal={} factions={first},{second}{bribing}", setup.goal)
    }

    fn read_setup(&self, words: &str) -> Result<Setup, SetupFaults> {
        let mut setup = Setup::default();
        let mut faults = Vec::new();
        let mut goal = None;
        for word in words.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let understood = match key {
                "mode" => value_of(&MODES, value).map(|mode| setup.mode = mode),
                "goal" => value.parse().ok().map(|number| goal = Some(number)),
                "bribing" => value_of(&[("yes", true), ("no", false)], value)
                    .map(|bribing| setup.bribing = bribing),
                "factions" => read_factions(value).map(|factions| setup.factions = factions),
                _ => None,
            };
            if understood.is_none() {
                faults.push(unknown_setup_word(word));
            }
        }
        // Each mode has a recommended goal.
        setup.goal = goal.unwrap_or(if setup.mode == Mode::Introductory { 3 } else { 4 });
        if faults.is_empty() { Ok(setup) } else { Err(SetupFaults(faults)) }
    }

    fn seat_name(&self, state: &State, seat: Seat) -> String {
        word_for(&FACTIONS, &state.player(seat).faction).to_owned()
    }

    fn write_choice(&self, _: &State, choice: Choice) -> String {
        let word = |thing| thing_word(&self.kit, thing);
        let card = |card: CardId| word(card.thing());
        let target = |target| match target {
            Target::Base => "base".to_owned(),
            Target::Row(row) => card(row),
        };
        match choice {
            Choice::Base(base) => format!("base {}", word(base.thing())),
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
            Choice::Answer(answer) => match answer {
                Answer::Thing(thing) => format!("pick {}", word(thing)),
                Answer::Number(n) => format!("number {n}"),
                Answer::Option(n) => format!("option {}", n + 1),
                Answer::Yes => "yes".to_owned(),
                Answer::No => "no".to_owned(),
                Answer::Enough => "enough".to_owned(),
            },
        }
    }

    fn read_choice(&self, state: &State, seat: Seat, words: &str) -> Result<Choice, Text> {
        let choice = Reader { kit: &self.kit, state, seat }.choice(words)?;
        let mut options = Vec::new();
        self.legal(state, seat, &mut options);
        if options.binary_search(&choice).is_ok() {
            return Ok(choice);
        }
        // Copies of one title in hand are one option, whichever is named; elsewhere a word
        // without a number means the copy that can be chosen.
        let plain = |words: &str| -> Vec<String> {
            words.split(' ').map(|word| word.split('#').next().unwrap_or(word).to_owned()).collect()
        };
        let in_hand = |card: CardId| state.player(seat).hand.contains(card.thing());
        let named = words.contains('#');
        if named && !matches!(choice, Choice::Play(card) if in_hand(card)) {
            return Ok(choice);
        }
        let alike = |option: &&Choice| plain(&self.write_choice(state, **option)) == plain(words);
        Ok(options.iter().find(alike).copied().unwrap_or(choice))
    }

    fn choice_is_open(&self, state: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        if viewer == Viewer::Judge || viewer == Viewer::Seat(seat) {
            return true;
        }
        match choice {
            Choice::Base(_) => state.stack.top() != Some(&script::Task::Rule(Rule::SecretBases)),
            // A card put from a hand on a deck stays hidden from those who do not know it;
            // everything else that is picked becomes public.
            Choice::Answer(Answer::Thing(thing)) if self.picks_for_deck(state, seat) => {
                match viewer {
                    Viewer::Judge => true,
                    Viewer::Watcher => false,
                    Viewer::Seat(viewer) => {
                        state.player(viewer).hand.contains(thing)
                            || state.known[viewer.index()].contains(thing)
                    }
                }
            }
            _ => true,
        }
    }
}

impl Deckbuilding {
    /// The word for a card or base in choices and views: `tie-fighter`, `tie-fighter#2`.
    #[must_use]
    pub fn word(&self, thing: Thing) -> String {
        thing_word(&self.kit, thing)
    }

    /// Is the seat picking a card that goes face down on a deck?
    fn picks_for_deck(&self, state: &State, seat: Seat) -> bool {
        matches!(
            self.question(state, seat),
            Some(Question::Pick { body: script::Step::Do(Verb::PutOnDeck(..)), .. })
        )
    }
}

fn read_factions(value: &str) -> Option<[Faction; 2]> {
    let (first, second) = value.split_once(',')?;
    let mut factions = [value_of(&FACTIONS, first)?, value_of(&FACTIONS, second)?];
    // Seats are called by their faction, so the order in which they are named means nothing.
    factions.sort_unstable();
    Some(factions)
}

fn unknown_setup_word(word: &str) -> Refusal {
    // Four players are two teams, and one box holds the cards of two players.
    if word.starts_with("factions=") && word.split(',').count() == 4 {
        let text = text!(
            "Two against two needs a second base box; this table has one.",
            "Jugar dos contra dos exige una segunda caja básica; esta mesa tiene una."
        );
        return Refusal::rule("DBG-TEAM-01", text);
    }
    // What the word is about says which rule has the allowed values.
    let rule = match word.split('=').next() {
        Some("factions") => "DBG-COMP-01",
        Some("goal") => "DBG-LEN-01",
        Some("bribing") => "DBG-BRIBE-01",
        _ => "DBG-LEN-03",
    };
    Refusal::rule(
        rule,
        text!(
            "«{word}» is not understood; write mode=introductory|full|secret, goal=2 to goal=5, bribing=yes|no, factions=empire,rebels.",
            "«{word}» no se entiende; escribe mode=introductory|full|secret, goal=2 a goal=5, bribing=yes|no, factions=empire,rebels.",
            word = Name(word)
        ),
    )
}

/// Where a choice looks for its card: of several copies, the one that is there is meant.
#[derive(Clone, Copy)]
enum Place {
    Hand,
    /// In play, with its ability unused.
    Unused,
    Play,
    Waiting,
    Row,
    EnemyShips,
    Offered,
}

/// Reads a choice without asking whether it is legal.
struct Reader<'a> {
    kit: &'a Kit,
    state: &'a State,
    seat: Seat,
}

impl Reader<'_> {
    fn is_at(&self, place: Place, thing: Thing) -> bool {
        let own = self.state.player(self.seat);
        match place {
            Place::Hand => own.hand.contains(thing),
            Place::Unused => own.in_play().contains(thing) && !own.used.contains(thing),
            Place::Play => own.in_play().contains(thing),
            Place::Waiting => self.state.waiting.iter().any(|waiting| waiting.source == thing),
            Place::Row => {
                self.state.row_cards().contains(thing) || self.state.pilots.contains(thing)
            }
            Place::EnemyShips => self.state.player(self.seat.other()).ships.contains(thing),
            Place::Offered => self.state.stack.offered().contains(thing),
        }
    }

    /// The card or base of this name; without a number, the first copy in the place, or in play.
    fn thing(&self, word: &str, place: Place) -> Result<Thing, Text> {
        let copy_at = |place| {
            let mut copies = self.kit.copies_of(word).map(CardId::thing);
            copies.find(|&thing| self.is_at(place, thing))
        };
        let here = copy_at(place).or_else(|| copy_at(Place::Play));
        here.or_else(|| read_thing(self.kit, word)).ok_or_else(|| {
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
        match Object::of(self.thing(word, Place::Play)?) {
            Object::Base(base) => Ok(base),
            Object::Card(_) => {
                Err(text!("«{word}» is not a base.", "«{word}» no es una base.", word = Name(word)))
            }
        }
    }

    fn target(&self, word: &str) -> Result<Target, Text> {
        if word == "base" { Ok(Target::Base) } else { self.card(word, Place::Row).map(Target::Row) }
    }

    fn choice(&self, words: &str) -> Result<Choice, Text> {
        let number = |word: &str| {
            word.parse::<u8>().map_err(|_| {
                text!("«{word}» is not a number.", "«{word}» no es un número.", word = Name(word))
            })
        };
        // Counted from 1 by people, from 0 inside.
        let nth = |word: &str| {
            number(word)?.checked_sub(1).ok_or_else(|| {
                text!("Options are counted from 1.", "Las opciones se cuentan desde 1.")
            })
        };
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        Ok(match (verb, rest) {
            ("base", base) => Choice::Base(self.base(base)?),
            ("play", card) => Choice::Play(self.card(card, Place::Hand)?),
            ("buy", card) => Choice::Buy(self.card(card, Place::Row)?),
            ("bribe", card) => Choice::Bribe(self.card(card, Place::Row)?),
            ("use", thing) => Choice::Use(self.thing(thing, Place::Unused)?),
            ("resolve", thing) => Choice::Trigger(self.thing(thing, Place::Waiting)?),
            ("attack", target) => Choice::Resolve(self.target(target)?),
            ("end", "turn") => Choice::End,
            ("skip", "") => Choice::Skip,
            ("take", "reward") => Choice::TakeReward,
            ("leave", "reward") => Choice::LeaveReward,
            ("place", n) => Choice::Place(nth(n)?),
            ("pick", thing) => Choice::Answer(Answer::Thing(self.thing(thing, Place::Offered)?)),
            ("number", n) => Choice::Answer(Answer::Number(number(n)?.into())),
            ("option", n) => Choice::Answer(Answer::Option(nth(n)?)),
            ("yes", "") => Choice::Answer(Answer::Yes),
            ("no", "") => Choice::Answer(Answer::No),
            ("enough", "") => Choice::Answer(Answer::Enough),
            ("assign", rest) if rest.contains(" to ") => {
                let (with, at) = rest.split_once(" to ").unwrap_or((rest, ""));
                Choice::Assign(self.assignable(with)?, self.target(at)?)
            }
            ("hit", rest) if rest.contains(" for ") => {
                let (ship, amount) = rest.split_once(" for ").unwrap_or((rest, ""));
                Choice::Hit(self.card(ship, Place::EnemyShips)?, number(amount)?)
            }
            _ => {
                return Err(text!(
                    "Write play, buy, bribe, use, assign … to …, attack, end turn, resolve, skip, take reward, leave reward, hit … for …, place, pick, option, yes, no, enough or base.",
                    "Escribe play, buy, bribe, use, assign … to …, attack, end turn, resolve, skip, take reward, leave reward, hit … for …, place, pick, option, yes, no, enough o base."
                ));
            }
        })
    }

    /// Of several copies in play, one that is still free is meant.
    fn assignable(&self, word: &str) -> Result<CardId, Text> {
        let own = self.state.player(self.seat).in_play();
        let free = self.kit.copies_of(word).find(|&card| {
            own.contains(card.thing()) && self.state.commit(self.seat, card) == Commit::Free
        });
        free.map_or_else(|| self.card(word, Place::Play), Ok)
    }
}
