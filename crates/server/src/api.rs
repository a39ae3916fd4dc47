//! The types of requests and responses in JSON, from which `/openapi.json` is made.

mod answers;
mod forms;
mod setup;

pub use answers::{
    Ack, DealAnswer, DeckAnswer, DeckFault, DeckFaults, DeckKind, DeckList, DeletedDeck,
    ErrorAnswer, FormatFaults, GuideAnswer, HintAnswer, NotDone, OptionAnswer, PartnerOption,
    PointedAnswer, PresetAnswer, PresetList, ProposalAnswer, Refusal, RefusalReason, SeatAnswer,
    Sentence, SitterKind, StandingKind, TableAnswer, TableEvent,
};
pub use forms::{
    AwayRule, BotLevel, BringForm, BuilderForm, DealWord, DeckForm, DeckFormat, FileForm, Language,
    LearnForm, NewTableForm, PhraseWord, PlayForm, SideboardForm, SocketForm, YesNo,
};
pub use setup::{GameId, TableSetup};
