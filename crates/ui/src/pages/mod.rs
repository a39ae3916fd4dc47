//! All pages except the table itself.

mod about;
mod analysis;
mod card;
mod card_filter;
mod cards;
mod decks;
mod error_page;
mod front;
mod guide;
mod handover;
mod hint;
mod large_face;
mod new_table;
mod own_name;
mod replay;
mod rule;
mod rules;
mod shell;
mod sideboard;
mod words;

pub use about::about;
pub use analysis::{
    AnalysedSeat, AnalysisPage, MatchResult, TurningPoint, analysis, analysis_part,
};
pub use card::{CardPage, CardProof, card, large_card, proofs_of, rules_naming};
pub use card_filter::{CardFilter, FilterValues};
pub use cards::{CardList, ListedCard, cards};
pub use decks::{
    BuilderPage, Building, DeckList, DeckShelf, DeckToBring, Import, KEPT, KeptDeck, PASTED, Saved,
    Step, TableDeck, Understood, bring_deck, deck_builder, decks, table_decks,
};
pub use error_page::{ErrorPage, error_page};
pub use front::{Closing, FrontGame, FrontPage, Guided, Lesson, Readiness, TableLine, Turn, front};
pub use guide::{GuidePage, chapter_rules, game_rules};
pub use handover::{hand_over, take_over};
pub use hint::hint;
pub use new_table::{Fold, LastChoices, NewSeat, NewTable, new_table};
pub use replay::{ReplayPage, open_replay, replay, replay_part};
pub use rule::rule;
pub use rules::rules;
pub(crate) use shell::document;
pub use shell::{Shell, Theme, in_theme, shell};
pub use sideboard::{SideboardDeck, sideboard};
pub use words::{WordsPage, words};
