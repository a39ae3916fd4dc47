//! What is said at a table, and who hears it.
//!
//! Something said to one seat or to the own team is an entry like any other, but only those who hear it
//! are told that there was anything: lines and changes are counted for each listener anew.

use std::collections::VecDeque;

use prose::text;
use table::{Seat, Seats, Viewer};
use ui::table_page::{Aside, ChatLine, Phrase, Said};

use super::EntryKind;
use super::live_table::LiveTable;
use super::refused::{RefusalCode, Refused};
use crate::rate_limiter::RateLimiter;
use crate::store::Change;

/// The number of chat messages that are kept in memory for each listener.
const RECENT_CHAT: usize = 50;
/// The most characters of a chat message.
const LONGEST_WORDS: usize = 300;
/// After this much talk at once, a player must wait a little.
const TALK_AT_ONCE: f64 = 20.0;
/// How much a player may talk in the long run, a second.
const TALK_PER_SECOND: f64 = 1.0;

/// The seats, and everyone without one.
const LISTENERS: usize = Seat::MOST + 1;

/// A number for each listener.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts([u64; LISTENERS]);

impl Counts {
    pub(crate) fn of(&self, viewer: Viewer) -> u64 {
        self.0[place(viewer)]
    }

    /// Counts one more for every listener who hears it, or does not.
    pub(crate) fn count(&mut self, listening: impl Fn(Viewer) -> bool) {
        let seats = Seats::first(Seat::MOST).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Watcher]).filter(|viewer| listening(*viewer)) {
            self.0[place(viewer)] += 1;
        }
    }
}

fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Watcher | Viewer::Judge => Seat::MOST,
    }
}

/// Whom something is said to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressee {
    /// Everyone at the table, and those who watch.
    Everyone,
    /// The own team.
    Team,
    /// This seat alone.
    Seat(Seat),
}

impl Addressee {
    /// The word in entries.
    pub(super) fn write(self) -> String {
        match self {
            Self::Everyone => "everyone".to_owned(),
            Self::Team => "team".to_owned(),
            Self::Seat(seat) => seat.index().to_string(),
        }
    }

    pub(super) fn read(word: &str) -> Option<Self> {
        match word {
            "everyone" => Some(Self::Everyone),
            "team" => Some(Self::Team),
            number => read_seat(number).map(Self::Seat),
        }
    }
}

/// The seat with this number in an entry.
pub(super) fn read_seat(number: &str) -> Option<Seat> {
    number.parse().ok().filter(|n| usize::from(*n) < Seat::MOST).map(Seat::new)
}

/// Those who learn of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hearers {
    Everyone,
    /// Only these seats.
    Only(Seats),
}

impl Hearers {
    pub(crate) fn include(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Viewer::Watcher | Viewer::Judge) => false,
        }
    }
}

/// Who may learn of what happened since the last update was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum News {
    /// There was no entry. What else changed, such as who is connected, is for everyone.
    #[default]
    NoEntry,
    /// All entries are for these.
    For(Hearers),
}

impl News {
    /// The same with one more entry.
    pub(crate) fn and(self, hearers: Hearers) -> Self {
        Self::For(match (self, hearers) {
            (Self::NoEntry, hearers) => hearers,
            (Self::For(Hearers::Only(some)), Hearers::Only(more)) => {
                Hearers::Only(some.union(more))
            }
            _ => Hearers::Everyone,
        })
    }

    pub(crate) fn concern(self, viewer: Viewer) -> bool {
        match self {
            Self::NoEntry => true,
            Self::For(hearers) => hearers.include(viewer),
        }
    }
}

/// A message of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatMessage {
    pub(crate) by: Option<Seat>,
    pub(crate) to: Addressee,
    pub(crate) said: Said,
    pub(crate) hearers: Hearers,
}

/// The chat of a table. Its lines are numbered for each listener without gaps.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    recent: VecDeque<ChatMessage>,
    heard: Counts,
}

impl Chat {
    pub(crate) fn add(&mut self, message: ChatMessage) {
        self.heard.count(|viewer| message.hearers.include(viewer));
        self.recent.push_back(message);
        if self.recent.len() > RECENT_CHAT {
            self.forget();
        }
    }

    /// Drops messages that are not among the last ones of any listener.
    fn forget(&mut self) {
        let mut later = Counts::default();
        let mut kept = VecDeque::with_capacity(self.recent.len());
        for message in self.recent.drain(..).rev() {
            let seats = Seats::first(Seat::MOST).into_iter().map(Viewer::Seat);
            let mut hear = seats.chain([Viewer::Watcher]).filter(|v| message.hearers.include(*v));
            let is_recent = hear.any(|viewer| later.of(viewer) < RECENT_CHAT as u64);
            later.count(|viewer| message.hearers.include(viewer));
            if is_recent {
                kept.push_front(message);
            }
        }
        self.recent = kept;
    }

    /// The number of the next line for a listener.
    pub(crate) fn next(&self, viewer: Viewer) -> u64 {
        self.heard.of(viewer)
    }

    /// The last messages that a listener hears, with the numbers of their lines.
    fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = (u64, &ChatMessage)> {
        let heard = || self.recent.iter().filter(move |message| message.hearers.include(viewer));
        let count = heard().count();
        let first = self.next(viewer).saturating_sub(count as u64);
        (first..).zip(heard()).skip(count.saturating_sub(RECENT_CHAT))
    }

    /// Whether two listeners heard the same.
    pub(crate) fn is_same_for(&self, one: Viewer, other: Viewer) -> bool {
        let alike =
            |message: &ChatMessage| message.hearers.include(one) == message.hearers.include(other);
        self.next(one) == self.next(other) && self.recent.iter().all(alike)
    }
}

impl LiveTable {
    /// Adds a message for everyone to the chat.
    pub(super) fn add_chat(&mut self, by: Option<Seat>, said: Said) {
        self.add_aside(by, Addressee::Everyone, said, Hearers::Everyone);
    }

    /// Adds a message for these hearers to the chat.
    pub(super) fn add_aside(
        &mut self,
        by: Option<Seat>,
        to: Addressee,
        said: Said,
        hearers: Hearers,
    ) {
        self.chat.add(ChatMessage { by, to, said, hearers });
    }

    /// Adds a message of this entry to the chat.
    pub(super) fn apply_to_chat(&mut self, kind: &EntryKind, by: Option<Seat>, hearers: Hearers) {
        let phrase = |word: &String| Phrase::read(word).map(Said::Phrase);
        let (to, said) = match kind {
            EntryKind::Said(words) => (Addressee::Everyone, Some(Said::Words(words.clone()))),
            EntryKind::Phrase(word) => (Addressee::Everyone, phrase(word)),
            EntryKind::Whispered(to, words) => (*to, Some(Said::Words(words.clone()))),
            EntryKind::WhisperedPhrase(to, word) => (*to, phrase(word)),
            _ => return,
        };
        if let Some(said) = said {
            self.add_aside(by, to, said, hearers);
        }
    }

    /// Those who learn of an entry. It has not been applied yet.
    pub(super) fn hearers(&self, kind: &EntryKind, seat: Option<Seat>) -> Hearers {
        let Some(seat) = seat else { return Hearers::Everyone };
        match kind {
            EntryKind::Whispered(to, _) | EntryKind::WhisperedPhrase(to, _) => {
                self.hearers_of(seat, *to)
            }
            EntryKind::OfferedDeal(offer) => offer.hearers(seat),
            EntryKind::AnsweredDeal(deal, _) | EntryKind::WithdrewDeal(deal) => {
                let open = self.deals.get(*deal);
                open.map_or(Hearers::Only(Seats::only(seat)), |deal| deal.offer.hearers(deal.by))
            }
            EntryKind::PointedAt(_)
            | EntryKind::Proposed(..)
            | EntryKind::DeclinedProposal
            | EntryKind::Intended(_) => self.hearers_of(seat, Addressee::Team),
            _ => Hearers::Everyone,
        }
    }

    pub(super) fn hearers_of(&self, by: Seat, to: Addressee) -> Hearers {
        match to {
            Addressee::Everyone => Hearers::Everyone,
            Addressee::Team => Hearers::Only(self.played.seating().team(by)),
            Addressee::Seat(seat) => Hearers::Only(Seats::only(by).with(seat)),
        }
    }

    /// The number of the last change that the viewer may know of.
    pub(crate) fn seq_for(&self, viewer: Viewer) -> u64 {
        self.seq - self.unheard.of(viewer)
    }

    /// Says something, aloud or to some alone.
    pub(super) async fn say(
        &mut self,
        seat: Option<Seat>,
        words: &str,
        to: Option<&str>,
    ) -> Result<(), Refused> {
        let words = tidy(words, LONGEST_WORDS);
        if words.is_empty() {
            let text = text!("There is nothing to say.", "No hay nada que decir.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        }
        let (seat, to) = self.speaker(seat, to)?;
        let kind = match to {
            Addressee::Everyone => EntryKind::Said(words),
            to => EntryKind::Whispered(to, words),
        };
        self.commit(Some(seat), kind, Change::default()).await
    }

    /// Says one of the fixed phrases, aloud or to some alone.
    pub(super) async fn say_phrase(
        &mut self,
        seat: Option<Seat>,
        phrase: Phrase,
        to: Option<&str>,
    ) -> Result<(), Refused> {
        let (seat, to) = self.speaker(seat, to)?;
        let word = phrase.word().to_owned();
        let kind = match to {
            Addressee::Everyone => EntryKind::Phrase(word),
            to => EntryKind::WhisperedPhrase(to, word),
        };
        self.commit(Some(seat), kind, Change::default()).await
    }

    /// The seat that speaks and the one it speaks to, if it may.
    fn speaker(
        &mut self,
        seat: Option<Seat>,
        to: Option<&str>,
    ) -> Result<(Seat, Addressee), Refused> {
        // Watchers may not chat: they could tell a player what that player must not know.
        let Some(seat) = seat else {
            let text = text!("Only players can speak.", "Solo pueden hablar los jugadores.");
            return Err(Refused::with(RefusalCode::NotYourSeat, text));
        };
        let to = self.addressee(seat, to)?;
        self.may_talk(seat)?;
        Ok((seat, to))
    }

    fn addressee(&self, seat: Seat, to: Option<&str>) -> Result<Addressee, Refused> {
        let seating = self.played.seating();
        match to {
            None | Some("everyone") => Ok(Addressee::Everyone),
            Some(_) if seating.seats().count() < 3 => {
                let text = text!(
                    "At a table for two, everything is said to everyone.",
                    "En una mesa de dos, todo se dice a todos."
                );
                Err(Refused::with(RefusalCode::Illegal, text))
            }
            Some("team") if seating.teammates(seat).is_empty() => {
                let text = text!("You have no team.", "No tienes equipo.");
                Err(Refused::with(RefusalCode::Illegal, text))
            }
            Some("team") => Ok(Addressee::Team),
            Some(word) => self.other_seat(seat, word).map(Addressee::Seat),
        }
    }

    /// The seat of this name, which must be another one.
    pub(super) fn other_seat(&self, seat: Seat, word: &str) -> Result<Seat, Refused> {
        let mut names = self.played.seats().iter();
        let Some(name) = names.find(|name| name.is_called(word)) else {
            let text = text!("There is no such seat here.", "Aquí no hay ese sitio.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        };
        if name.seat == seat {
            let text = text!("That is your own seat.", "Ese es tu propio sitio.");
            return Err(Refused::with(RefusalCode::Illegal, text));
        }
        Ok(name.seat)
    }

    /// Counts something that the seat says, and refuses it if that is too much at once.
    pub(super) fn may_talk(&mut self, seat: Seat) -> Result<(), Refused> {
        let limit = || RateLimiter::new(TALK_PER_SECOND, TALK_AT_ONCE);
        if self.talk_limits.entry(seat).or_insert_with(limit).allow() {
            return Ok(());
        }
        let text = text!(
            "You say too much at once; wait a moment.",
            "Dices demasiado de una vez; espera un momento."
        );
        Err(Refused::with(RefusalCode::TooMany, text))
    }

    /// The last lines of the chat that a reader hears, from this number on.
    pub(super) fn chat_lines(&self, viewer: Viewer, from: u64) -> Vec<ChatLine> {
        let names = self.played.seats();
        let name = |seat| names.iter().find(|name| name.seat == seat).map(|name| name.text.clone());
        let wanted = self.chat.heard_by(viewer).filter(|(number, _)| *number >= from);
        let line = |(number, message): (u64, &ChatMessage)| ChatLine {
            number,
            by: message.by.and_then(|seat| Some((seat, name(seat)?))),
            aside: self.aside(viewer, message),
            said: message.said.clone(),
        };
        wanted.map(line).collect()
    }

    fn aside(&self, viewer: Viewer, message: &ChatMessage) -> Aside {
        match message.to {
            Addressee::Everyone => Aside::Aloud,
            Addressee::Team => Aside::ToTeam,
            Addressee::Seat(seat) if viewer == Viewer::Seat(seat) => Aside::ToYou,
            Addressee::Seat(seat) => Aside::To(self.played.say_seat(seat)),
        }
    }
}

/// Removes control characters and surrounding spaces, and cuts the text after `longest` characters.
pub(crate) fn tidy(words: &str, longest: usize) -> String {
    let kept: String = words.chars().filter(|c| !c.is_control()).take(longest).collect();
    kept.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Viewer = Viewer::Seat(Seat::new(0));
    const TWO: Viewer = Viewer::Seat(Seat::new(1));

    fn message(hearers: Hearers) -> ChatMessage {
        ChatMessage { by: None, to: Addressee::Everyone, said: Said::LeftToBot, hearers }
    }

    #[test]
    fn lines_are_numbered_for_each_listener_without_gaps() {
        let mut chat = Chat::default();
        for _ in 0..60 {
            chat.add(message(Hearers::Only(Seats::only(Seat::new(0)))));
            chat.add(message(Hearers::Everyone));
        }
        let numbers = |viewer| chat.heard_by(viewer).map(|(n, _)| n).collect::<Vec<_>>();
        assert_eq!(numbers(ONE), (70..120).collect::<Vec<_>>());
        assert_eq!(numbers(TWO), (10..60).collect::<Vec<_>>());
        assert_eq!(numbers(Viewer::Watcher), numbers(TWO));
        assert!(chat.is_same_for(TWO, Viewer::Watcher) && !chat.is_same_for(ONE, TWO));
    }
}
