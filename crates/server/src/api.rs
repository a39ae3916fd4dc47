//! The types of requests and responses in JSON, from which `/openapi.json` is made.

mod answers;
mod forms;
mod setup;

pub use answers::{
    Ack, DeckAnswer, DeckFault, DeckFaults, DeckList, DeletedDeck, ErrorAnswer, FormatFaults,
    GuideAnswer, NotDone, OptionAnswer, Refusal, RefusalReason, SeatAnswer, Sentence, SitterKind,
    StandingKind, TableAnswer, TableEvent,
};
pub use forms::{
    AwayRule, BotLevel, BuilderForm, DeckForm, DeckFormat, FileForm, Language, LearnForm,
    NewTableForm, PhraseWord, PlayForm, SideboardForm, SocketForm, YesNo,
};
pub use setup::{GameId, TableSetup};
