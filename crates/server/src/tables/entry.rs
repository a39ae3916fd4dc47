//! The entries of a table: everything that happened there, in order. Entries are only ever added.

use prose::Text;
use table::Seat;

use super::deals::{DealOffer, DealReply};
use super::talk::{Addressee, read_seat};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the entry at this table, from 1.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The seat that caused it, if one did.
    pub seat: Option<Seat>,
    /// The kind of the event, with its details.
    pub kind: EntryKind,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// The seat made this choice, in the game's notation.
    Chose(String),
    /// The match went back to this number of choices, at the request of the seat.
    TookBack(usize),
    /// The seat asks the others whether it may take back its last choice.
    AskedBack,
    /// The seat agrees to such a request, and others have not answered yet.
    AgreedBack,
    /// The seat refused such a request.
    Refused,
    /// The seat withdrew its request.
    Withdrew,
    /// The seat was given to this player, written as [`super::Sitter`] and name.
    Sat(String),
    /// The seat gave up, and the match ended.
    Conceded,
    /// The seat would give up, and waits for its teammates to do so too.
    WouldConcede,
    /// The seat gave up, and a bot plays it from now on.
    LeftToBot,
    /// The time of the seat ran out.
    RanOut,
    /// The seat closed the table, at which no other person sits.
    Closed,
    /// The seat left the guide of a guided game.
    LeftGuide,
    /// The table was loaded again; no clock is charged for the time before.
    Woke,
    /// The seat wants another match.
    WantsRematch,
    /// The seat brings this deck, as the setup writes it. The last one before the match begins counts.
    Brought(String),
    /// The seat exchanges these cards before the next game, in the game's notation.
    Exchanged(String),
    /// The players go on at the table with this id.
    Moved(String),
    /// A chat message.
    Said(String),
    /// One of the fixed phrases of the chat.
    Phrase(String),
    /// A chat message for some alone.
    Whispered(Addressee, String),
    /// A phrase for some alone.
    WhisperedPhrase(Addressee, String),
    /// The seat offered a deal.
    OfferedDeal(DealOffer),
    /// The seat answered the deal that the entry with this number offered.
    AnsweredDeal(u64, DealReply),
    /// The seat withdrew the deal that the entry with this number offered.
    WithdrewDeal(u64),
    /// The seat pointed at this card for its team.
    PointedAt(String),
    /// The seat proposed this choice to a teammate, in the game's notation.
    Proposed(Seat, String),
    /// The seat declined what was proposed to it.
    DeclinedProposal,
    /// The bot in the seat told its team what it intends in the turn that they share.
    Intended(Text),
}

impl EntryKind {
    /// The name of the kind in the store, and the details.
    #[must_use]
    pub fn write(&self) -> (&'static str, String) {
        match self {
            Self::Chose(words) => ("chose", words.clone()),
            Self::TookBack(ply) => ("took_back", ply.to_string()),
            Self::AskedBack => ("asked_back", String::new()),
            Self::AgreedBack => ("agreed_back", String::new()),
            Self::Refused => ("refused", String::new()),
            Self::Withdrew => ("withdrew", String::new()),
            Self::Sat(who) => ("sat", who.clone()),
            Self::Conceded => ("conceded", String::new()),
            Self::WouldConcede => ("would_concede", String::new()),
            Self::LeftToBot => ("left_to_bot", String::new()),
            Self::RanOut => ("ran_out", String::new()),
            Self::Closed => ("closed", String::new()),
            Self::LeftGuide => ("left_guide", String::new()),
            Self::Woke => ("woke", String::new()),
            Self::WantsRematch => ("wants_rematch", String::new()),
            Self::Brought(deck) => ("brought", deck.clone()),
            Self::Exchanged(words) => ("exchanged", words.clone()),
            Self::Moved(to) => ("moved", to.clone()),
            Self::Said(words) => ("said", words.clone()),
            Self::Phrase(word) => ("phrase", word.clone()),
            Self::Whispered(to, words) => ("whispered", format!("{} {words}", to.write())),
            Self::WhisperedPhrase(to, word) => {
                ("whispered_phrase", format!("{} {word}", to.write()))
            }
            Self::OfferedDeal(offer) => ("offered_deal", offer.write()),
            Self::AnsweredDeal(deal, reply) => {
                ("answered_deal", format!("{deal} {}", reply.word()))
            }
            Self::WithdrewDeal(deal) => ("withdrew_deal", deal.to_string()),
            Self::PointedAt(card) => ("pointed_at", card.clone()),
            Self::Proposed(to, words) => ("proposed", format!("{} {words}", to.index())),
            Self::DeclinedProposal => ("declined_proposal", String::new()),
            Self::Intended(Text { en, es }) => ("intended", format!("{en}\t{es}")),
        }
    }

    /// Reads what [`EntryKind::write`] wrote.
    #[must_use]
    pub fn read(kind: &str, words: String) -> Option<Self> {
        Some(match kind {
            "chose" => Self::Chose(words),
            "took_back" => Self::TookBack(words.parse().ok()?),
            "asked_back" => Self::AskedBack,
            "agreed_back" => Self::AgreedBack,
            "refused" => Self::Refused,
            "withdrew" => Self::Withdrew,
            "sat" => Self::Sat(words),
            "conceded" => Self::Conceded,
            "would_concede" => Self::WouldConcede,
            "left_to_bot" => Self::LeftToBot,
            "ran_out" => Self::RanOut,
            "closed" => Self::Closed,
            "left_guide" => Self::LeftGuide,
            "woke" => Self::Woke,
            "wants_rematch" => Self::WantsRematch,
            "brought" => Self::Brought(words),
            "exchanged" => Self::Exchanged(words),
            "moved" => Self::Moved(words),
            "said" => Self::Said(words),
            "phrase" => Self::Phrase(words),
            "whispered" | "whispered_phrase" => {
                let (to, said) = words.split_once(' ')?;
                let (to, said) = (Addressee::read(to)?, said.to_owned());
                match kind {
                    "whispered" => Self::Whispered(to, said),
                    _ => Self::WhisperedPhrase(to, said),
                }
            }
            "offered_deal" => Self::OfferedDeal(DealOffer::read(&words)?),
            "answered_deal" => {
                let (deal, reply) = words.split_once(' ')?;
                Self::AnsweredDeal(deal.parse().ok()?, DealReply::read(reply)?)
            }
            "withdrew_deal" => Self::WithdrewDeal(words.parse().ok()?),
            "pointed_at" => Self::PointedAt(words),
            "proposed" => {
                let (to, choice) = words.split_once(' ')?;
                Self::Proposed(read_seat(to)?, choice.to_owned())
            }
            "declined_proposal" => Self::DeclinedProposal,
            "intended" => {
                let (en, es) = words.split_once('\t')?;
                Self::Intended(Text::new(en, es))
            }
            _ => return None,
        })
    }
}
