//! Answers in JSON.

use prose::Text;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::forms::DealWord;
use crate::tables::RefusalCode;

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

impl From<Text> for Sentence {
    fn from(text: Text) -> Self {
        Self { en: text.en, es: text.es }
    }
}

/// The error of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ErrorAnswer {
    /// The reason.
    pub error: Sentence,
}

/// A command was carried out and stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ack {
    /// The number of the choice; null for anything without a number.
    #[schema(required)]
    pub ack: Option<u64>,
}

/// A command was refused, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// The reason.
    pub refused: RefusalReason,
}

/// The reason a command was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefusalReason {
    /// The number of the choice; null for anything without a number.
    #[schema(required)]
    pub n: Option<u64>,
    /// The kind of the reason.
    pub code: RefusalCode,
    /// The reason in your language.
    pub text: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The id of the card that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// A table refused a command, or is not available.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum NotDone {
    /// The table refused the command.
    Refused(Refusal),
    /// The table is not available.
    Error(ErrorAnswer),
}

/// A table as one visitor sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableAnswer {
    /// The number of the last change of the table.
    pub seq: u64,
    /// The number of choices made in the match.
    pub ply: u64,
    /// The number of your last message that was carried out.
    pub n: u64,
    /// A hash of everything else in this object.
    #[schema(pattern = "^[0-9a-f]{8}$")]
    pub hash: String,
    /// The game as you see it, as in docs/bot-protocol.md; null while players still choose decks.
    #[schema(value_type = Option<Object>, required)]
    pub view: Value,
    /// The question you are asked.
    #[schema(required)]
    pub question: Option<Sentence>,
    /// The choices you have.
    pub options: Vec<OptionAnswer>,
    /// Everyone at the table.
    pub seats: Vec<SeatAnswer>,
    /// Seats that would give up and wait for a teammate to do so too.
    pub would_concede: Vec<String>,
    /// Whether the match is played.
    pub standing: StandingKind,
    /// The outcome of the match, once it is over.
    #[schema(required)]
    pub result: Option<Sentence>,
    /// The step of the guide, in a guided game.
    #[schema(required)]
    pub guide: Option<GuideAnswer>,
    /// The open deals you know of.
    pub deals: Vec<DealAnswer>,
    /// The choice that is proposed to you, or that you propose to a teammate.
    #[schema(required)]
    pub proposal: Option<ProposalAnswer>,
    /// The cards that your team points at.
    pub pointed: Vec<PointedAnswer>,
    /// The choices that you know your teammates have; you may propose them.
    pub partner_options: Vec<PartnerOption>,
    /// The new lines of the log; over a socket only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<TableEvent>>,
}

/// An open deal between two players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DealAnswer {
    /// The number of the deal for you.
    pub deal: u64,
    /// The name of the seat that offers it.
    pub from: String,
    /// The name of the seat it is offered to.
    pub to: String,
    /// What is offered.
    #[schema(value_type = DealWord)]
    pub phrase: String,
    /// The name of the seat it is about.
    #[schema(required)]
    pub about: Option<String>,
    /// Words of the player; may be empty.
    pub words: String,
    /// Whether only the two players hear of it.
    pub private: bool,
}

/// A choice that a player proposes to a teammate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalAnswer {
    /// The name of the seat that proposes it.
    pub from: String,
    /// The name of the seat that would make it.
    pub to: String,
    /// The choice in the game's notation.
    pub choice: String,
    /// The choice in English.
    pub en: String,
    /// The choice in Spanish.
    pub es: String,
}

/// A card that a player points at for the team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PointedAnswer {
    /// The name of the seat that points at it.
    pub from: String,
    /// The card in the game's notation.
    pub card: String,
}

/// A choice that a teammate has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PartnerOption {
    /// The name of the teammate's seat.
    pub seat: String,
    /// The choice in the game's notation.
    pub choice: String,
    /// The choice in English.
    pub en: String,
    /// The choice in Spanish.
    pub es: String,
}

/// The step of a guided game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuideAnswer {
    /// The number of the step, from 1.
    pub step: u64,
    /// The number of all steps.
    pub of: u64,
    /// What the opponent did just before, and why it matters.
    #[schema(required)]
    pub told: Option<Sentence>,
    /// What to do and why; what the opponent does while it is its turn.
    pub text: Sentence,
    /// The choices that the guide expects of you now; others are refused as `guided`.
    pub choices: Vec<String>,
}

/// What the bot of level normal would choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintAnswer {
    /// The choice in the game's notation.
    pub choice: String,
    /// The choice in words.
    pub text: Sentence,
    /// The reason.
    pub why: Sentence,
}

/// A choice you have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionAnswer {
    /// The choice in the game's notation.
    pub choice: String,
    /// The choice in English.
    pub en: String,
    /// The choice in Spanish.
    pub es: String,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAnswer {
    /// The name of the seat.
    pub seat: String,
    /// What the player is called, as pages show it; null for a free seat.
    #[schema(required)]
    pub name: Option<Sentence>,
    /// The kind of player who sits there.
    pub sitter: SitterKind,
    /// Whether the seat must choose now.
    pub asked: bool,
    /// Whether the player wants another match.
    pub wants_more: bool,
    /// Milliseconds left on the clock, if there is one.
    #[schema(required)]
    pub clock_ms: Option<u64>,
    /// Whether the player has chosen a deck; null unless players bring their own.
    #[schema(required)]
    pub deck: Option<DeckKind>,
}

/// Whether a player who brings a deck has chosen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckKind {
    /// The player is still choosing.
    Choosing,
    /// The player has chosen, and may choose another one until the match begins.
    Ready,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SitterKind {
    /// You.
    You,
    /// Another person.
    Person,
    /// A bot.
    Bot,
    /// The seat is free.
    Open,
}

/// Whether the match of a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandingKind {
    /// A seat is still free, or a player still chooses a deck.
    Waiting,
    /// The match is played.
    Playing,
    /// The match has ended.
    Over,
    /// The match failed and cannot go on.
    Frozen,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableEvent {
    /// The number of the line.
    pub number: u64,
    /// The number of the choice that caused it.
    pub ply: u64,
    /// The line in English.
    pub en: String,
    /// The line in Spanish.
    pub es: String,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFault {
    /// The id of the rule that says so.
    pub rule: String,
    /// The fault in English.
    pub en: String,
    /// The fault in Spanish.
    pub es: String,
}

/// Everything that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFaults {
    /// The faults.
    pub faults: Vec<DeckFault>,
}

/// A deck you saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckAnswer {
    /// The id of the deck.
    pub id: String,
    /// The name of the deck.
    pub name: String,
    /// The cards as a short code (docs/decks.md).
    pub code: String,
    /// Milliseconds since 1970.
    pub changed_at: i64,
    /// The faults that keep it from being played; a legal deck has none.
    pub faults: FormatFaults,
}

/// Everything that is wrong with a deck, for each format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FormatFaults {
    /// As a constructed deck.
    pub constructed: Vec<DeckFault>,
    /// As a limited deck.
    pub limited: Vec<DeckFault>,
}

/// The decks you saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// The decks.
    pub decks: Vec<DeckAnswer>,
}

/// A deck was deleted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeletedDeck {
    /// The id the deck had.
    pub deleted: String,
}

/// The ready-made tables of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PresetList {
    /// The tables, the one for a first match first.
    pub presets: Vec<PresetAnswer>,
}

/// A ready-made table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PresetAnswer {
    /// The word for the field `preset` of `POST /tables`.
    pub preset: String,
    /// The name.
    pub name: Sentence,
    /// What it is.
    pub about: Sentence,
    /// The fields of `POST /tables` it stands for.
    pub fields: BTreeMap<String, String>,
}
