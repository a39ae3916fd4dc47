//! A client that follows a table over a socket.

use std::collections::BTreeMap;
use std::sync::Arc;

use prose::Lang;
use serde::{Deserialize, Serialize};
use table::Viewer;
use tokio::sync::mpsc;

use crate::secret::SecretHash;

/// The most updates that wait for a client. A slower client is disconnected and may come back.
pub(crate) const WAITING_UPDATES: usize = 32;

/// The format of updates over a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum UpdateFormat {
    /// Parts of the page.
    Html,
    /// Parts of the page, or only how they changed, compressed where that is shorter.
    Compact,
    /// Views for programs.
    Json,
}

/// The parts of a table that a client has when it comes back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
pub(crate) struct ClientHas {
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
    pub(crate) format: UpdateFormat,
    pub(crate) out: mpsc::Sender<String>,
    /// The hash of every part the client has, by its id.
    pub(crate) parts: Vec<(&'static str, u32)>,
    /// The parts that were sent in the compact format, so that the next change can be said by what is
    /// different. Readers who see the same share them.
    pub(crate) sent: Vec<(&'static str, Arc<str>)>,
    pub(crate) log: u64,
    pub(crate) chat: u64,
    /// The listener whose lines of the chat the client has, once it was sent any.
    pub(crate) heard_as: Option<Viewer>,
    /// Whether the client has sent `resume`. Nothing is sent before that.
    pub(crate) resumed: bool,
    /// Whether the reader had to choose in the last update.
    pub(crate) was_asked: bool,
    /// Whether the match was over in the last update.
    pub(crate) was_over: bool,
}

impl Connection {
    /// Records which parts a client says it has. Parts it does not name, or names with a wrong hash,
    /// are sent again.
    pub(crate) fn resume_from(&mut self, has: &ClientHas, known: &[&'static str]) {
        let hash = |id: &&'static str| {
            let digits = has.parts.get(*id)?;
            Some((*id, u32::from_str_radix(digits, 16).ok()?))
        };
        self.parts = known.iter().filter_map(hash).collect();
        self.sent.clear();
        self.resumed = true;
        (self.log, self.chat) = (has.log, has.chat);
        self.heard_as = None;
    }
}
