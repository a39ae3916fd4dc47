//! The decks that players bring to a table: each chooses one before the match begins, and nobody else
//! sees the list before the match is over.

use std::collections::BTreeMap;

use games::{AnyMatch, SeatName};
use prose::text;
use table::{Seat, SetupFaults};

use super::live_table::LiveTable;
use super::refused::{RefusalCode, Refused};
use super::{EntryKind, Standing, TableConfig};
use crate::secret::SecretHash;
use crate::store::Change;

/// The most characters of a deck as the setup writes it: many times what a large deck needs.
const LONGEST_DECK: usize = 4000;

impl LiveTable {
    /// Whether everyone who brings a deck has chosen one.
    pub(crate) fn has_begun(&self) -> bool {
        self.bringing().all(|name| self.brought.contains_key(&name.seat))
    }

    /// The seats whose players bring their own deck.
    fn bringing(&self) -> impl Iterator<Item = &SeatName> {
        self.played.seats().iter().filter(|name| self.stored.config.bringing.contains(&name.word))
    }

    /// Whether the player in this seat brings a deck.
    pub(crate) fn brings(&self, seat: Seat) -> bool {
        self.bringing().any(|name| name.seat == seat)
    }

    /// The seats of a visitor that can choose a deck now.
    pub(crate) fn choosing_deck(&self, visitor: Option<&SecretHash>) -> Vec<SeatName> {
        if self.has_begun() || self.standing() != Standing::Waiting {
            return Vec::new();
        }
        let own = self.seats_of(visitor);
        self.bringing().filter(|name| own.contains(&name.seat)).cloned().collect()
    }

    /// Whether the visitor may see the deck list of a seat: what a player brought is hidden from all
    /// others until the match is over.
    pub(crate) fn may_see_deck(&self, seat: Seat, visitor: Option<&SecretHash>) -> bool {
        self.is_revealed() || !self.brings(seat) || self.seats_of(visitor).contains(&seat)
    }

    /// The setup with the decks that this visitor may see.
    pub(crate) fn visible_setup(&self, visitor: Option<&SecretHash>) -> String {
        let seen = |(seat, _): &(&Seat, &String)| self.may_see_deck(**seat, visitor);
        let brought = self.brought.iter().filter(seen).map(|(seat, deck)| (*seat, deck.clone()));
        setup_with_decks(&self.stored.config, self.played.seats(), &brought.collect())
    }

    /// The whole setup of the match, with every deck. It must not reach a player before the end.
    pub(crate) fn whole_setup(&self) -> String {
        setup_with_decks(&self.stored.config, self.played.seats(), &self.brought)
    }

    /// Starts the match if this is the last deck that is missing.
    ///
    /// # Errors
    /// Every fault of the deck.
    pub(super) fn begin_with(
        &self,
        seat: Seat,
        deck: &str,
    ) -> Result<Option<Box<dyn AnyMatch>>, SetupFaults> {
        let (config, seats) = (&self.stored.config, self.played.seats());
        let alone = BTreeMap::from([(seat, deck.to_owned())]);
        // The decks of others are left out, so that a fault can only be one of this deck.
        self.game.start(&setup_with_decks(config, seats, &alone), config.seed)?;
        let mut all = self.brought.clone();
        all.insert(seat, deck.to_owned());
        if self.bringing().any(|name| !all.contains_key(&name.seat)) {
            return Ok(None);
        }
        self.game.start(&setup_with_decks(config, seats, &all), config.seed).map(Some)
    }

    /// Brings a deck, in place of one that was brought before. With the last one, the match begins.
    pub(super) async fn bring(&mut self, seat: Seat, deck: &str) -> Result<(), Refused> {
        self.may_bring(seat)?;
        let deck = deck.trim();
        if deck.is_empty() || deck.len() > LONGEST_DECK || deck.contains(char::is_whitespace) {
            let text = text!("This is not a deck.", "Esto no es un mazo.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        }
        if self.brought.get(&seat).is_some_and(|before| before == deck) {
            return Ok(());
        }
        let begun = self.begin_with(seat, deck).map_err(|faults| Refused {
            code: RefusalCode::Illegal,
            text: faults.text(),
            because: faults.0.first().map(|fault| fault.because),
        })?;
        let standing = begun.as_ref().map(|_| Standing::Playing);
        let before = begun.map(|played| std::mem::replace(&mut self.played, played));
        let change = Change { standing, assignment: None };
        let stored = self.commit(Some(seat), EntryKind::Brought(deck.to_owned()), change).await;
        if let (Err(_), Some(before)) = (&stored, before) {
            self.played = before;
        }
        stored
    }

    fn may_bring(&self, seat: Seat) -> Result<(), Refused> {
        if self.standing() == Standing::Closed {
            return Err(RefusalCode::Over.into());
        }
        if !self.brings(seat) {
            let text = text!(
                "The deck of this seat was chosen when the table was opened.",
                "El mazo de este sitio se eligió al abrir la mesa."
            );
            return Err(Refused::with(RefusalCode::Illegal, text));
        }
        if self.has_begun() {
            let text = text!(
                "The match has begun: decks can no longer be changed.",
                "La partida ha empezado: los mazos ya no se pueden cambiar."
            );
            return Err(Refused::with(RefusalCode::Late, text));
        }
        Ok(())
    }
}

/// The setup of a match with these decks. A deck is the setup field with the name of its seat.
fn setup_with_decks(
    config: &TableConfig,
    seats: &[SeatName],
    decks: &BTreeMap<Seat, String>,
) -> String {
    let brought = seats.iter().filter_map(|name| {
        let deck = decks.get(&name.seat)?;
        config.bringing.contains(&name.word).then(|| format!("{}={deck}", name.word))
    });
    let words = config.setup.split_whitespace().map(str::to_owned);
    words.chain(brought).collect::<Vec<_>>().join(" ")
}
