//! The page of a table: the board, and around it seats, question, log and chat.

mod actions;
mod controls;
mod deals;
mod deck_choices;
mod ending;
mod frame;
mod guide;
mod happened;
mod keys;
mod lines;
mod page;
mod phrase;
mod prompt;
mod regions;
mod seats;
mod talk;
mod teamwork;

pub use deals::{DealDesk, DealLine, DealPhrase, DealRole};
pub use frame::{
    ChatLine, Conceding, DeckChoice, DeckProgress, Frame, GameName, GuidePanel, GuideStep,
    Happened, Hints, LineKind, LogLine, NextUp, Phrase, Place, Said, SeatLine, Sideboard, Sitter,
    Standing, Undo, Verdict,
};
pub use guide::mark_wanted;
pub(crate) use keys::key_list;
pub use lines::{chat_lines, log_lines};
pub use page::{Contents, Refused, page};
pub use regions::{hash, regions, sum};
pub(crate) use seats::{in_a_row, level};
pub use talk::{Addressee, Aside, Talk};
pub use teamwork::{Partner, PointedCard, ProposalBanner, Teamwork, cards_on, mark_pointed};
