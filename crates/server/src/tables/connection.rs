//! A client that follows a table over a socket.

use std::collections::BTreeMap;

use prose::Lang;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::secret::SecretHash;

/// Updates that may wait for a reader; a slower one is disconnected and may come back.
pub(crate) const WAITING_UPDATES: usize = 32;

/// The form of updates over a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Form {
    /// Parts of the page.
    Html,
    /// Views for programs.
    Json,
}

/// The parts of a table that a client has when it comes back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[schema(as = ClientHas)]
pub(crate) struct Has {
    /// The number of the last change it heard of.
    #[serde(default)]
    pub(crate) seq: u64,
    /// The hash of each part, in hexadecimal digits.
    #[serde(default)]
    pub(crate) parts: BTreeMap<String, String>,
    /// The number of the next line of the log it needs.
    #[serde(default)]
    pub(crate) log: u64,
    /// The number of the next line of the chat it needs.
    #[serde(default)]
    pub(crate) chat: u64,
}

/// A connection and what has been sent over it.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) id: u64,
    pub(crate) visitor: Option<SecretHash>,
    pub(crate) lang: Lang,
    pub(crate) form: Form,
    pub(crate) out: mpsc::Sender<String>,
    /// The hash of every part the client has, by its id.
    pub(crate) parts: Vec<(&'static str, u32)>,
    pub(crate) log: u64,
    pub(crate) chat: u64,
    /// Whether the client has said what it has; before that nothing is sent.
    pub(crate) greeted: bool,
    /// Whether the reader was asked something the last time.
    pub(crate) asked: bool,
    /// Whether the match was over the last time.
    pub(crate) over: bool,
}

impl Connection {
    /// Takes note of what a client says it has. Of parts it does not name, or names wrongly,
    /// everything will be sent.
    pub(crate) fn has(&mut self, has: &Has, known: &[&'static str]) {
        let hash = |id: &&'static str| {
            let digits = has.parts.get(*id)?;
            Some((*id, u32::from_str_radix(digits, 16).ok()?))
        };
        self.parts = known.iter().filter_map(hash).collect();
        self.greeted = true;
        (self.log, self.chat) = (has.log, has.chat);
    }
}
