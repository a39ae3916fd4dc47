//! Deals between players who all play alone. They are talk: nothing binds anybody.

use prose::{Text, text};
use table::{Seat, Seats, Viewer};
use ui::table_page::{DealDesk, DealLine, DealPhrase, DealRole, Said};

use super::live_table::LiveTable;
use super::refused::{RefusalCode, Refused};
use super::talk::{Addressee, Counts, Hearers, read_seat, tidy};
use super::{EntryKind, Sitter, Standing};
use crate::api::DealAnswer;
use crate::store::Change;

/// The most deals of a seat that are open at the same time.
const OPEN_DEALS: usize = 3;
/// The most characters of the words of a deal.
const LONGEST_TERMS: usize = 200;

/// A deal as a player words it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealWords {
    /// The name of the seat it is offered to.
    pub(crate) to: String,
    /// The word of a phrase.
    pub(crate) phrase: String,
    /// The name of the seat it is about.
    pub(crate) about: Option<String>,
    /// Words of the player.
    pub(crate) words: String,
    /// Who hears of it.
    pub(crate) secrecy: Secrecy,
}

/// A deal that a seat offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealOffer {
    /// The seat it is offered to.
    pub to: Seat,
    /// What is offered.
    pub phrase: DealPhrase,
    /// The seat it is about, where it is about a third one.
    pub about: Option<Seat>,
    /// Words of the player; may be empty.
    pub words: String,
    /// Who hears of it.
    pub secrecy: Secrecy,
}

/// Who hears of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Everyone.
    Public,
    /// Only the two players.
    Private,
}

/// The answer to a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealReply {
    /// It is accepted.
    Accepted,
    /// It is declined.
    Declined,
}

impl DealOffer {
    /// The offer as an entry has it.
    pub(super) fn write(&self) -> String {
        let about = self.about.map_or("-".to_owned(), |seat| seat.index().to_string());
        let secrecy = match self.secrecy {
            Secrecy::Public => "public",
            Secrecy::Private => "private",
        };
        let Self { to, phrase, words, .. } = self;
        format!("{} {} {about} {secrecy} {words}", to.index(), phrase.word())
    }

    /// Reads what [`DealOffer::write`] wrote.
    pub(super) fn read(written: &str) -> Option<Self> {
        let mut words = written.splitn(5, ' ');
        Some(Self {
            to: read_seat(words.next()?)?,
            phrase: DealPhrase::read(words.next()?)?,
            about: read_seat(words.next()?),
            secrecy: match words.next()? {
                "private" => Secrecy::Private,
                _ => Secrecy::Public,
            },
            words: words.next().unwrap_or_default().to_owned(),
        })
    }

    pub(super) fn hearers(&self, by: Seat) -> Hearers {
        match self.secrecy {
            Secrecy::Public => Hearers::Everyone,
            Secrecy::Private => Hearers::Only(Seats::only(by).with(self.to)),
        }
    }

    /// Whom the lines about it are said to.
    fn addressee(&self, speaker: Seat, by: Seat) -> Addressee {
        match self.secrecy {
            Secrecy::Public => Addressee::Everyone,
            Secrecy::Private => Addressee::Seat(if speaker == by { self.to } else { by }),
        }
    }
}

impl DealReply {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Declined => "declined",
        }
    }

    pub(super) fn read(word: &str) -> Option<Self> {
        [Self::Accepted, Self::Declined].into_iter().find(|reply| reply.word() == word)
    }
}

/// A deal that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    /// The number of the entry that offered it.
    id: u64,
    pub(super) by: Seat,
    pub(super) offer: DealOffer,
    /// Its number for each listener: nobody learns from a gap that others made a deal.
    numbers: Counts,
}

/// The open deals of a table.
#[derive(Debug, Default)]
pub(crate) struct Deals {
    open: Vec<Deal>,
    offered: Counts,
}

impl Deals {
    /// The open deal that this entry offered.
    pub(super) fn get(&self, id: u64) -> Option<&Deal> {
        self.open.iter().find(|deal| deal.id == id)
    }

    fn offer(&mut self, id: u64, by: Seat, offer: DealOffer) {
        self.offered.count(|viewer| offer.hearers(by).include(viewer));
        self.open.push(Deal { id, by, offer, numbers: self.offered });
    }

    fn close(&mut self, id: u64) -> Option<Deal> {
        let place = self.open.iter().position(|deal| deal.id == id)?;
        Some(self.open.remove(place))
    }

    /// Every deal lapses with the match.
    pub(super) fn lapse(&mut self) {
        self.open.clear();
    }

    /// The deals with a player who is replaced by a bot lapse.
    pub(super) fn lapse_with(&mut self, seat: Seat) {
        self.open.retain(|deal| deal.by != seat && deal.offer.to != seat);
    }

    /// The open deals that a viewer knows, with their numbers.
    fn known_to(&self, viewer: Viewer) -> impl Iterator<Item = (u64, &Deal)> {
        let known = self.open.iter().filter(move |d| d.offer.hearers(d.by).include(viewer));
        known.map(move |deal| (deal.numbers.of(viewer), deal))
    }
}

impl LiveTable {
    /// Whether players can make deals here: only where more than two play alone.
    fn has_deals(&self) -> bool {
        let seating = self.played.seating();
        seating.side_count() > 2 && seating.side_count() == seating.seats().count() as usize
    }

    fn must_have_deals(&self) -> Result<(), Refused> {
        if self.has_deals() {
            return self.must_be_playing();
        }
        let text = text!(
            "Deals are made only where three or more players play alone.",
            "Solo se hacen tratos donde tres o más jugadores juegan por su cuenta."
        );
        Err(Refused::with(RefusalCode::Illegal, text))
    }

    /// Offers a deal. A bot declines it at once.
    pub(super) async fn offer_deal(&mut self, seat: Seat, deal: &DealWords) -> Result<(), Refused> {
        self.must_have_deals()?;
        let offer = self.read_offer(seat, deal)?;
        if self.deals.open.iter().filter(|deal| deal.by == seat).count() >= OPEN_DEALS {
            let text = text!(
                "Three of your deals are open; wait for an answer or withdraw one.",
                "Tienes tres tratos abiertos; espera una respuesta o retira alguno."
            );
            return Err(Refused::with(RefusalCode::TooMany, text));
        }
        self.may_talk(seat)?;
        let to = offer.to;
        self.commit(Some(seat), EntryKind::OfferedDeal(offer), Change::default()).await?;
        let is_bot = |sitter: &Sitter| matches!(sitter, Sitter::Bot(_));
        if self.assignment(to).is_some_and(|assignment| is_bot(&assignment.sitter)) {
            self.publish();
            let declined = EntryKind::AnsweredDeal(self.seq, DealReply::Declined);
            self.commit(Some(to), declined, Change::default()).await?;
        }
        Ok(())
    }

    fn read_offer(&self, seat: Seat, deal: &DealWords) -> Result<DealOffer, Refused> {
        let to = self.other_seat(seat, &deal.to)?;
        let Some(phrase) = DealPhrase::read(&deal.phrase) else {
            let text = text!("There is no such deal.", "Ese trato no existe.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        };
        let about = match (&deal.about, phrase.is_about_somebody()) {
            (Some(word), true) if !word.is_empty() => {
                Some(self.other_seat(seat, word)?).filter(|about| *about != to)
            }
            _ => None,
        };
        // Among three, only one seat is left that it can be about.
        let others = self.played.seating().seats().without(seat).without(to);
        let about = match phrase.is_about_somebody() {
            true => about.or(others.lowest().filter(|_| others.count() == 1)),
            false => None,
        };
        if phrase.is_about_somebody() && about.is_none() {
            let text = text!(
                "Say which third player the deal is about.",
                "Di de qué tercer jugador trata."
            );
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        }
        let words = tidy(&deal.words, LONGEST_TERMS);
        if phrase == DealPhrase::Words && words.is_empty() {
            let text = text!("Say what you offer.", "Di qué ofreces.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        }
        Ok(DealOffer { to, phrase, about, words, secrecy: deal.secrecy })
    }

    /// The open deal that has this number for the seat.
    fn deal_numbered(&self, seat: Seat, number: u64) -> Result<&Deal, Refused> {
        let mut known = self.deals.known_to(Viewer::Seat(seat));
        let found = known.find(|(n, _)| *n == number).map(|(_, deal)| deal);
        found.ok_or_else(|| {
            let text = text!("This deal is not open any more.", "Ese trato ya no está abierto.");
            Refused::with(RefusalCode::Late, text)
        })
    }

    /// Accepts or declines a deal.
    pub(super) async fn answer_deal(
        &mut self,
        seat: Seat,
        number: u64,
        reply: DealReply,
    ) -> Result<(), Refused> {
        self.must_have_deals()?;
        let deal = self.deal_numbered(seat, number)?;
        if deal.offer.to != seat {
            let text = text!("This deal is not offered to you.", "Ese trato no se te ofrece a ti.");
            return Err(Refused::with(RefusalCode::NotYourSeat, text));
        }
        let answered = EntryKind::AnsweredDeal(deal.id, reply);
        self.commit(Some(seat), answered, Change::default()).await
    }

    /// Withdraws a deal that the seat offered.
    pub(super) async fn withdraw_deal(&mut self, seat: Seat, number: u64) -> Result<(), Refused> {
        self.must_have_deals()?;
        let deal = self.deal_numbered(seat, number)?;
        if deal.by != seat {
            let text = text!("This deal is not yours.", "Ese trato no es tuyo.");
            return Err(Refused::with(RefusalCode::NotYourSeat, text));
        }
        let withdrew = EntryKind::WithdrewDeal(deal.id);
        self.commit(Some(seat), withdrew, Change::default()).await
    }

    /// Updates the open deals after an entry.
    pub(super) fn apply_to_deals(&mut self, seq: u64, kind: &EntryKind, seat: Seat) {
        match kind {
            EntryKind::OfferedDeal(offer) => {
                let told = text!(
                    "offers a deal to {to}: {terms}",
                    "propone un trato a {to}: {terms}",
                    to = self.played.say_seat(offer.to),
                    terms = self.terms(offer)
                );
                self.tell_of_deal(seat, seat, offer, told);
                self.deals.offer(seq, seat, offer.clone());
            }
            EntryKind::AnsweredDeal(id, reply) => {
                let Some(deal) = self.deals.close(*id) else { return };
                let told = self.told_answer(&deal, *reply);
                self.tell_of_deal(seat, deal.by, &deal.offer, told);
            }
            EntryKind::WithdrewDeal(id) => {
                let Some(deal) = self.deals.close(*id) else { return };
                let terms = self.terms(&deal.offer);
                let told =
                    text!("withdraws the deal: {terms}", "retira el trato: {terms}", terms = terms);
                self.tell_of_deal(seat, deal.by, &deal.offer, told);
            }
            EntryKind::LeftToBot => self.deals.lapse_with(seat),
            _ => {}
        }
    }

    fn tell_of_deal(&mut self, speaker: Seat, by: Seat, offer: &DealOffer, told: Text) {
        let to = offer.addressee(speaker, by);
        self.add_aside(Some(speaker), to, Said::Told(told), offer.hearers(by));
    }

    fn told_answer(&self, Deal { by, offer, .. }: &Deal, reply: DealReply) -> Text {
        let (by, terms) = (self.played.say_seat(*by), self.terms(offer));
        let bot = self.assignment(offer.to).is_some_and(|to| matches!(to.sitter, Sitter::Bot(_)));
        match reply {
            DealReply::Accepted => text!(
                "accepts the deal of {by}: {terms}",
                "acepta el trato de {by}: {terms}",
                by = by,
                terms = terms
            ),
            DealReply::Declined if bot => {
                text!("declines: Bots do not make deals.", "lo rechaza: Los bots no hacen tratos.")
            }
            DealReply::Declined => text!(
                "declines the deal of {by}: {terms}",
                "rechaza el trato de {by}: {terms}",
                by = by,
                terms = terms
            ),
        }
    }

    /// The terms of a deal in words.
    fn terms(&self, offer: &DealOffer) -> Text {
        let about = offer.about.map(|seat| self.played.say_seat(seat)).unwrap_or_default();
        let words = Text::same(offer.words.as_str());
        match (offer.phrase, offer.words.is_empty()) {
            (DealPhrase::Words, _) => words,
            (phrase, true) => phrase.text(about),
            (phrase, false) => phrase.text(about).then(words),
        }
    }

    /// The deals as the page of a seat shows them.
    pub(super) fn deal_desk(&self, seat: Seat) -> Option<DealDesk> {
        if !self.has_deals() || self.standing() != Standing::Playing {
            return None;
        }
        let line = |(number, deal): (u64, &Deal)| DealLine {
            number,
            role: match seat {
                seat if seat == deal.by => DealRole::Yours,
                seat if seat == deal.offer.to => DealRole::ToYou,
                _ => DealRole::OfOthers,
            },
            from: self.played.say_seat(deal.by),
            to: self.played.say_seat(deal.offer.to),
            terms: self.terms(&deal.offer),
        };
        let open = self.deals.known_to(Viewer::Seat(seat)).map(line).collect();
        Some(DealDesk { open })
    }

    /// The open deals as programs see them.
    pub(super) fn deal_answers(&self, viewer: Viewer) -> Vec<DealAnswer> {
        let names = self.played.seats();
        let word = |seat: Seat| {
            let name = names.iter().find(|name| name.seat == seat);
            name.map(|name| name.word.clone()).unwrap_or_default()
        };
        let answer = |(number, deal): (u64, &Deal)| DealAnswer {
            deal: number,
            from: word(deal.by),
            to: word(deal.offer.to),
            phrase: deal.offer.phrase.word().to_owned(),
            about: deal.offer.about.map(word),
            words: deal.offer.words.clone(),
            private: deal.offer.secrecy == Secrecy::Private,
        };
        self.deals.known_to(viewer).map(answer).collect()
    }
}
