//! Forms, and the possible values of their fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::setup::{GameId, TableSetup};

/// A new table.
///
/// Besides these fields and the setup of the game, `seat.NAME` is the player in a seat: `me`, `hot` (another
/// person at this screen), `open` (free for the first who comes), or a bot: `easy`, `normal` or `hard`. By
/// default you have the first seat, and bots of the level `normal` have the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct NewTableForm {
    /// The name of the game.
    pub game: GameId,
    /// Your name for others; at most 30 characters. If left out, the one you gave last.
    pub name: Option<String>,
    /// The time people have: `none`, `move:SECONDS` or `bank:SECONDS+SECONDS`.
    #[schema(default = "none")]
    pub clock: Option<String>,
    /// The rule for players who are away: `wait` for them, or let a `bot` stand in.
    #[schema(default = "wait")]
    pub away: Option<AwayRule>,
    /// When a player concedes among several opponents, `bot` (a bot plays on) or `end` (the match ends
    /// without a winner).
    #[schema(default = "bot")]
    pub resigning: Option<String>,
    /// Whether others may watch: `yes`, `no`, or `delay:SECONDS` (1 to 3600) to watch with a delay.
    #[schema(default = "yes")]
    pub watch: Option<String>,
    /// Whether the front page lists the table for everyone.
    #[schema(default = "no")]
    pub listed: Option<YesNo>,
    /// A ready-made table of the game (`GET /new` lists them for programs). Only your name is read besides.
    pub preset: Option<String>,
    /// Whether the players sit where the form says (`chosen`), or the server draws lots (`random`).
    #[schema(default = "chosen")]
    pub side: Option<String>,
    /// Where the decks of people come from: `here` (this form), `each` (everyone brings their own to the table,
    /// `POST /tables/{id}/deck`), or `usual` (`each` if a seat is open, else `here`).
    #[schema(default = "here")]
    pub decks: Option<String>,
    /// The setup of the game.
    #[serde(flatten)]
    pub setup: TableSetup,
}

/// A new table against bots.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PlayForm {
    /// The level of the bots.
    #[schema(default = "normal")]
    pub level: Option<BotLevel>,
    /// The table.
    #[serde(flatten)]
    pub table: NewTableForm,
}

/// The deck that a player brings to a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct BringForm {
    /// The name of your seat; may be left out if you have one.
    pub seat: Option<String>,
    /// A starter deck (`luke` or `vader`), a short code, `kept` (a saved deck) or `pasted`.
    pub deck: Option<String>,
    /// The id of the saved deck.
    pub kept: Option<String>,
    /// The pasted deck as JSON, as a list of cards or as a short code; at most 64 KiB.
    pub paste: Option<String>,
}

/// A guided first game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct LearnForm {
    /// The name of the game.
    pub game: GameId,
}

/// The deck of one seat between two games of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct SideboardForm {
    /// The name of the seat.
    pub seat: Option<String>,
    /// `card.ID` is the number of copies of that card in the deck. Cards that are not named do not change.
    #[serde(flatten)]
    pub cards: BTreeMap<String, String>,
}

/// A deck to keep.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct DeckForm {
    /// The deck as JSON, as a list of cards or as a short code; at most 64 KiB. If it is left out, the cards
    /// of a saved deck do not change.
    pub deck: Option<String>,
    /// The name; if left out, that of the deck, or of its leader.
    pub called: Option<String>,
}

/// A button of the deck builder, with all it has on its page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct BuilderForm {
    /// The deck so far, as a short code; the leader or base may be missing.
    pub deck: Option<String>,
    /// The name of the deck; at most 80 characters.
    pub called: Option<String>,
    /// The id of the kept deck it goes back to.
    pub kept: Option<String>,
    /// The format it is built for.
    #[schema(default = "constructed")]
    pub format: Option<DeckFormat>,
    /// `leader`, `base`, `ground`, `space`, `event` or `upgrade`; may be there several times, as
    /// `aspect` and `cost`.
    pub sort: Option<String>,
    /// `vigilance`, `command`, `aggression`, `cunning`, `villainy`, `heroism`, or `none`.
    pub aspect: Option<String>,
    /// 0 to 8; 8 is 8 and more.
    pub cost: Option<String>,
    /// A trait, as in `capital-ship`.
    pub r#trait: Option<String>,
    /// Words of the name, the traits or the text.
    pub words: Option<String>,
    /// `hidden` leaves out cards with an aspect penalty.
    pub penalised: Option<String>,
    /// The deck as JSON, as a list of cards or as a short code; at most 64 KiB.
    pub paste: Option<String>,
    /// The step: `put N`, `take N`, `aside N` (to the sideboard), `back N`, `take-beside N` with the
    /// number of a card; `look SORT`, `show`, `show-all`; `read` and `read-anyway` take over the
    /// pasted deck; `clear`; `keep` and `keep-anew` keep the deck.
    pub r#do: Option<String>,
}

/// The rule for players who are away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AwayRule {
    /// The table waits.
    Wait,
    /// A bot stands in.
    Bot,
}

/// The level of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// For a first match.
    Easy,
    /// For most people.
    Normal,
    /// With the most time to think.
    Hard,
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum YesNo {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
}

/// A phrase of the chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhraseWord {
    /// A greeting.
    Hello,
    /// "I am thinking."
    Thinking,
    /// Praise.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// An apology.
    Sorry,
    /// Said at the end.
    GoodGame,
}

/// What is offered in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DealWord {
    /// A truce until the next turn of the player who offers it.
    Truce,
    /// Both attack the player the deal is about.
    Attack,
    /// Both leave the other's cards in their common row alone this turn.
    LeaveRow,
    /// Neither hunts the other's cards.
    NoHunt,
    /// The player who is asked gives a capital ship.
    GiveShip,
    /// The player who offers gives a capital ship.
    TakeShip,
    /// Only the words of the player.
    Words,
}

/// The format of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckFormat {
    /// From a collection.
    Constructed,
    /// From packs opened for it.
    Limited,
}

/// The form of a deck as a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FileForm {
    /// A card a line.
    Text,
    /// The JSON of deck builders on the web.
    Json,
    /// The short code.
    Code,
}

/// The form of updates over a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SocketForm {
    /// Parts of the page.
    Html,
    /// Parts of the page, or only how they changed, long messages compressed.
    Compact,
    /// Tables as programs see them.
    Json,
}
