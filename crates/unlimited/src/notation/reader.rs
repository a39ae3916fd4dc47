//! Reads a choice, also one that is not legal, so that its refusal can be explained.

use prose::{Name, Text, text};
use script::{Answer, Task, Things as _, Written, read_number, read_ordinal};
use table::{Game as _, Seat};

use super::cards::{cards_called, objects_called, seat_called};
use super::waiting_word;
use crate::decks::Title;
use crate::game::{Choice, Unlimited};
use crate::rules::{CardId, Object, Rule, State};

/// The index of an ability that is not waiting, so that its refusal can be explained.
const NOT_WAITING: u8 = u8::MAX;

/// Reads choices for a seat.
pub(super) struct Reader<'a> {
    pub(super) game: &'a Unlimited,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl Reader<'_> {
    /// Returns the choice the words mean: the first possible meaning that is a legal option.
    pub(super) fn choice(&self, words: &str) -> Result<Choice, Text> {
        let meanings = self.meanings(words)?;
        let mut options = Vec::new();
        self.game.legal(self.state, self.seat, &mut options);
        let mut open = meanings.iter().filter(|choice| options.binary_search(choice).is_ok());
        let Some(&first) = open.next() else { return Ok(meanings[0]) };
        // Copies of one owner have numbers. Where a card of either player could be meant, the words
        // must name the owner.
        match open.find(|other| owners(**other) != owners(first)) {
            Some(&other) => Err(self.ambiguous(words, [first, other])),
            None => Ok(first),
        }
    }

    fn ambiguous(&self, words: &str, [one, other]: [Choice; 2]) -> Text {
        let write = |choice| super::write_choice(self.game, self.state, choice);
        text!(
            "«{words}» can mean «{one}» or «{other}».",
            "«{words}» puede ser «{one}» o «{other}».",
            words = Name(words),
            one = Name(&write(one)),
            other = Name(&write(other))
        )
    }

    /// Everything the words can mean, the most likely first; never empty.
    fn meanings(&self, words: &str) -> Result<Vec<Choice>, Text> {
        match Answer::read(words)? {
            Some(Written::Pick(word)) => return self.pick(word),
            Some(Written::Answer(answer)) => return Ok(vec![Choice::Answer(answer)]),
            None => {}
        }
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        let read = match (verb, rest) {
            ("keep", "") => vec![Choice::Keep],
            ("renew", "") => vec![Choice::Renew],
            ("deploy", "") => vec![Choice::Deploy],
            ("take", "initiative") => vec![Choice::TakeInitiative],
            ("pass", "") => vec![Choice::Pass],
            ("no", "resource") => vec![Choice::NoResource],
            ("stop", "") => vec![Choice::Stop],
            ("decline", "") => vec![Choice::Decline],
            ("first", seat) => vec![Choice::First(a_seat(seat)?)],
            ("name", title) => vec![Choice::Name(self.title(title)?)],
            ("play", rest) => self.play(rest)?,
            ("attach", rest) => {
                self.two(rest, " to ", Place::Hand, Place::Arena, Choice::Attach)?
            }
            ("attack", rest) => {
                let attack = |target, unit| Choice::Attack(unit, target);
                self.two(rest, " with ", Place::Theirs, Place::Mine, attack)?
            }
            ("use", rest) => self.use_(rest)?,
            ("resource", card) => each(self.cards(card, Place::Hand)?, Choice::Resource),
            ("resolve", rest) => vec![self.resolve(rest)?],
            ("target", card) => each(self.cards(card, Place::Theirs)?, Choice::Target),
            ("on", card) => each(self.cards(card, Place::Arena)?, Choice::Host),
            ("defeat", card) => each(self.cards(card, Place::Mine)?, Choice::Defeat),
            ("share", rest) => self.share(rest)?,
            _ => return Err(unknown_verb()),
        };
        Ok(read)
    }

    fn play(&self, rest: &str) -> Result<Vec<Choice>, Text> {
        if rest.contains(" discarding ") {
            return self.two(rest, " discarding ", Place::Hand, Place::Hand, Choice::PlayInstead);
        }
        Ok(each(self.cards(rest, Place::Hand)?, Choice::Play))
    }

    fn use_(&self, rest: &str) -> Result<Vec<Choice>, Text> {
        let (card, n) = match rest.split_once(' ') {
            Some((card, n)) => (card, read_ordinal(n)?),
            None => (rest, 0),
        };
        Ok(each(self.cards(card, Place::Mine)?, |card| Choice::Use(card, n)))
    }

    fn share(&self, rest: &str) -> Result<Vec<Choice>, Text> {
        let Some((amount, to)) = rest.split_once(" on ") else { return Err(unknown_verb()) };
        let amount = read_number(amount)?;
        Ok(each(self.cards(to, Place::Arena)?, |to| Choice::Share(to, amount)))
    }

    /// A card picked in secret, or the answer to an ability.
    fn pick(&self, word: &str) -> Result<Vec<Choice>, Text> {
        let secret = matches!(
            self.state.stack.top(),
            Some(Task::Rule(Rule::FirstResources | Rule::DiscardDown(_)))
        );
        if secret {
            return Ok(each(self.cards(word, Place::Hand)?, Choice::Pick));
        }
        let objects = objects_called(self.state, word);
        let answers = objects.into_iter().map(|object| Answer::Thing(object.thing()));
        let picks: Vec<Choice> = answers.map(Choice::Answer).collect();
        if picks.is_empty() { Err(no_card(word)) } else { Ok(picks) }
    }

    /// A waiting ability by its source, with a number if the source has several.
    fn resolve(&self, rest: &str) -> Result<Choice, Text> {
        let mut group = self.state.group_of(self.seat).filter_map(|n| u8::try_from(n).ok());
        if let Some(place) = group.find(|&n| waiting_word(self.game, self.state, n) == rest) {
            return Ok(Choice::Trigger(place));
        }
        let (word, n) = match rest.split_once(' ') {
            Some((word, n)) => (word, read_ordinal(n)?),
            None => (rest, 0),
        };
        let cards = self.cards(word, Place::Mine)?;
        let look = self.game.look(self.state);
        let group = self.state.group_of(self.seat).filter_map(|n| u8::try_from(n).ok());
        let called = |&place: &u8| {
            let source = Object::of(self.state.waiting[usize::from(place)].source);
            look.card_behind(source).is_some_and(|source| cards.contains(&source))
        };
        // The other player's waiting abilities are read too, so that the refusal can be explained.
        let places = (0..self.state.waiting.len()).filter_map(|n| u8::try_from(n).ok());
        let mut others = places
            .filter(|&place| self.state.waiting[usize::from(place)].seat != self.seat)
            .filter(called);
        let meant = group.filter(called).nth(usize::from(n)).or_else(|| others.next());
        Ok(Choice::Trigger(meant.unwrap_or(NOT_WAITING)))
    }

    fn title(&self, word: &str) -> Result<Title, Text> {
        let title = Title::of_id(word).ok_or_else(|| no_card(word))?;
        // Cards that share a name are represented by the first of them.
        Ok(self.game.kit.ready(title).name)
    }

    fn two(
        &self,
        rest: &str,
        between: &str,
        first: Place,
        second: Place,
        choice: impl Fn(CardId, CardId) -> Choice,
    ) -> Result<Vec<Choice>, Text> {
        let Some((one, other)) = rest.split_once(between) else { return Err(unknown_verb()) };
        let others = self.cards(other, second)?;
        let pairs = self
            .cards(one, first)?
            .into_iter()
            .flat_map(|one| others.iter().map(move |&other| (one, other)).collect::<Vec<_>>());
        Ok(pairs.map(|(one, other)| choice(one, other)).collect())
    }

    /// The cards a word can mean; those in the expected place come first.
    fn cards(&self, word: &str, place: Place) -> Result<Vec<CardId>, Text> {
        let mut cards = cards_called(self.state, word);
        cards.sort_by_key(|&card| !self.is_at(place, card));
        if cards.is_empty() { Err(no_card(word)) } else { Ok(cards) }
    }

    fn is_at(&self, place: Place, card: CardId) -> bool {
        let state = self.state;
        let in_play = card.is_leader() || card.is_base() || state.is_unit(card);
        match place {
            Place::Hand => state.hand_of(self.seat).contains(card.thing()),
            Place::Mine => in_play && state.controller(card) == self.seat,
            Place::Theirs => in_play && state.controller(card) != self.seat,
            Place::Arena => state.is_unit(card),
        }
    }
}

/// The place where a choice expects its card; of several copies, the one there is meant.
#[derive(Clone, Copy)]
enum Place {
    Hand,
    /// In play, controlled by the player.
    Mine,
    /// In play, controlled by the opponent.
    Theirs,
    /// Any unit.
    Arena,
}

fn each(cards: Vec<CardId>, choice: impl Fn(CardId) -> Choice) -> Vec<Choice> {
    cards.into_iter().map(choice).collect()
}

/// The owners of the cards of a choice.
fn owners(choice: Choice) -> [Option<Seat>; 2] {
    let one = |card: CardId| [Some(card.owner()), None];
    let two = |card: CardId, other: CardId| [Some(card.owner()), Some(other.owner())];
    match choice {
        Choice::Play(card)
        | Choice::Use(card, _)
        | Choice::Resource(card)
        | Choice::Pick(card)
        | Choice::Target(card)
        | Choice::Host(card)
        | Choice::Defeat(card)
        | Choice::Share(card, _) => one(card),
        Choice::Attach(card, other)
        | Choice::PlayInstead(card, other)
        | Choice::Attack(card, other) => two(card, other),
        Choice::Answer(Answer::Thing(thing)) => match Object::of(thing) {
            Object::Card(card) | Object::Shield(card) | Object::Experience(card) => one(card),
            Object::Ghost(_) | Object::Nothing => [None; 2],
        },
        _ => [None; 2],
    }
}

fn a_seat(word: &str) -> Result<Seat, Text> {
    seat_called(word).ok_or_else(|| {
        text!(
            "«{word}» does not play here: write blue or red.",
            "«{word}» no juega aquí: escribe blue o red.",
            word = Name(word)
        )
    })
}

fn no_card(word: &str) -> Text {
    text!(
        "There is no card «{word}» in this match.",
        "No hay ninguna carta «{word}» en esta partida.",
        word = Name(word)
    )
}

fn unknown_verb() -> Text {
    text!(
        "Write play, attach … to …, play … discarding …, attack … with …, use, deploy, take initiative, pass, resource, no resource, keep, renew, first, pick, resolve, target, on, defeat, name, share … on …, stop, decline, number, option, yes, no or enough.",
        "Escribe play, attach … to …, play … discarding …, attack … with …, use, deploy, take initiative, pass, resource, no resource, keep, renew, first, pick, resolve, target, on, defeat, name, share … on …, stop, decline, number, option, yes, no o enough."
    )
}
