//! The commands of players: checking them and carrying them out.

use prose::text;
use table::{PlayerName, Resignation, Seat, Seats};
use ui::table_page::Phrase;

use super::live_table::{LiveTable, bot_instead, write_assignment};
use super::refused::{RefusalCode, Refused};
use super::talk::tidy;
use super::{DealReply, DealWords, EntryKind, Resigning, SeatAssignment, Sitter, Standing};
use crate::secret::SecretHash;
use crate::store::Change;

/// The most characters of an exchange of cards: enough to name every card of a large deck.
const LONGEST_EXCHANGE: usize = 8000;

/// Something a visitor asks a table to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Make a choice.
    Choose {
        /// The number of the message among those of the seat.
        n: u64,
        /// The number of choices made in the match when the seat was asked.
        ply: usize,
        /// The choice in the game's notation.
        words: String,
    },
    /// Take back the last choice.
    Undo,
    /// Withdraw the own request to take back a choice.
    Withdraw,
    /// Allow or refuse another player's request to take back a choice.
    Agree(bool),
    /// Give up the match.
    Concede,
    /// Leave the guide of a guided game.
    LeaveGuide,
    /// Close the table, at which no other person sits.
    Close,
    /// Ask for another match.
    Rematch,
    /// Bring a deck to the match that is about to begin.
    Bring {
        /// The name of the seat; if left out, the one the visitor acts for.
        seat: Option<String>,
        /// The deck as the setup writes it.
        deck: String,
    },
    /// Exchange cards with the sideboard before the next game of a match.
    Exchange {
        /// The name of the seat; if left out, the one the visitor acts for.
        seat: Option<String>,
        /// The number of copies of each card in the deck, in the game's notation.
        words: String,
    },
    /// Send a chat message.
    Chat {
        /// The words.
        words: String,
        /// The name of the seat that alone hears them, or `team`; if left out, everyone.
        to: Option<String>,
    },
    /// Send one of the fixed phrases.
    Phrase {
        /// The phrase.
        phrase: Phrase,
        /// As for a chat message.
        to: Option<String>,
    },
    /// Offer a deal to another player.
    OfferDeal(DealWords),
    /// Answer the deal with this number.
    AnswerDeal(u64, DealReply),
    /// Withdraw the own deal with this number.
    WithdrawDeal(u64),
    /// Point at a card for the own team.
    Point(String),
    /// Propose a choice to a teammate.
    Propose(String),
    /// Decline what a teammate proposes.
    DeclineProposal,
    /// Show the cards of this seat on a shared screen.
    ShowSeat(String),
    /// Take a seat.
    Sit {
        /// The name of the seat.
        seat: String,
        /// The name shown to other players.
        name: Option<PlayerName>,
    },
    /// Be called something else; without a name, a guest.
    Rename(Option<PlayerName>),
}

/// The outcome of a command that was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandOutcome {
    /// Nothing is left to do.
    Done,
    /// All players want another match, so a new table must be created.
    RematchAgreed,
}

impl LiveTable {
    /// Carries out the command of a visitor.
    ///
    /// # Errors
    /// The reason the command is refused; nothing has changed then.
    pub(crate) async fn execute(
        &mut self,
        visitor: Option<&SecretHash>,
        command: Command,
    ) -> Result<CommandOutcome, Refused> {
        let acting_seat = self.acting_seat(visitor);
        let seat = acting_seat.ok_or(RefusalCode::NotYourSeat);
        match command {
            Command::Sit { seat, name } => self.sit(visitor, &seat, name).await?,
            Command::Rename(name) => self.rename(visitor, name.as_ref()).await?,
            Command::Chat { words, to } => self.say(acting_seat, &words, to.as_deref()).await?,
            Command::Phrase { phrase, to } => {
                self.say_phrase(acting_seat, phrase, to.as_deref()).await?;
            }
            Command::OfferDeal(deal) => self.offer_deal(seat?, &deal).await?,
            Command::AnswerDeal(number, reply) => self.answer_deal(seat?, number, reply).await?,
            Command::WithdrawDeal(number) => self.withdraw_deal(seat?, number).await?,
            Command::Point(card) => self.point(seat?, &card).await?,
            Command::Propose(words) => self.propose(seat?, &words).await?,
            Command::DeclineProposal => self.decline_proposal(seat?).await?,
            Command::Choose { n, ply, words } => self.choose(seat?, n, ply, &words).await?,
            Command::Undo => self.undo(seat?).await?,
            Command::Withdraw => self.withdraw(seat?).await?,
            Command::Agree(answer) => self.answer(seat?, answer).await?,
            Command::Close => self.close(visitor, seat?).await?,
            Command::LeaveGuide => self.leave_guide(seat?).await?,
            Command::Concede => self.concede(seat?).await?,
            Command::ShowSeat(word) => self.show_seat(visitor, &word)?,
            Command::Exchange { seat: word, words } => {
                let seat = word.map_or(Ok(seat?), |word| self.own_seat(visitor, &word))?;
                self.exchange(seat, &words).await?;
            }
            Command::Bring { seat: word, deck } => {
                let seat = word.map_or(Ok(seat?), |word| self.own_seat(visitor, &word))?;
                self.bring(seat, &deck).await?;
            }
            Command::Rematch => return self.want_rematch(seat?).await,
        }
        Ok(CommandOutcome::Done)
    }

    /// Plays the choice of a person. The number and the ply must fit, so that a message that is sent
    /// twice or late changes nothing.
    async fn choose(&mut self, seat: Seat, n: u64, ply: usize, words: &str) -> Result<(), Refused> {
        let next = self.choices_made[seat.index()] + 1;
        if n < next {
            return Err(RefusalCode::Repeated.into());
        }
        if n > next {
            return Err(RefusalCode::OutOfOrder.into());
        }
        self.must_be_playing()?;
        if ply > self.played.ply() {
            return Err(RefusalCode::Early.into());
        }
        // A seat that is not asked is refused by the rules of the game, which name the reason.
        let since = match self.played.first_come_first_served() {
            true => self.played.ply(),
            false => self.asked_at[seat.index()],
        };
        if self.asked.contains(seat) && ply < since {
            return Err(RefusalCode::Late.into());
        }
        self.must_follow_guide(seat, words)?;
        self.play(seat, words).await
    }

    /// Plays a choice and commits its entry. If the entry cannot be stored, the choice is taken back.
    pub(crate) async fn play(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        let before = self.played.ply();
        let written = self.played.choose(seat, words)?;
        let over = self.played.outcome().map(|_| Standing::Over);
        let change = Change { standing: over, assignment: None };
        let stored = self.commit(Some(seat), EntryKind::Chose(written), change).await;
        match &stored {
            Ok(()) => {
                self.delay_for_watchers(before, self.context.now());
                self.context.metrics.choices.inc();
            }
            Err(_) => self.played.rewind(before),
        }
        stored
    }

    pub(super) fn must_be_playing(&self) -> Result<(), Refused> {
        match self.standing() {
            Standing::Playing => Ok(()),
            Standing::Over | Standing::Closed => Err(RefusalCode::Over.into()),
            Standing::Waiting => Err(Refused::with(
                RefusalCode::Early,
                if self.has_free_seat() {
                    text!("A seat is still open.", "Aún hay un sitio libre.")
                } else {
                    text!(
                        "Not everyone has chosen a deck yet.",
                        "Aún no han elegido mazo todos los jugadores."
                    )
                },
            )),
        }
    }

    async fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.played.resign(self.conceding_with(seat)) {
            Resignation::Ends(_) => self.lose(seat, EntryKind::Conceded).await,
            Resignation::Leaves(_) => self.leave(seat, EntryKind::Conceded).await,
            Resignation::NeedsToo(_) if self.would_concede.contains(seat) => {
                let text = text!(
                    "Your teammate has not agreed yet.",
                    "Tu compañero aún no está de acuerdo."
                );
                Err(Refused::with(RefusalCode::Repeated, text))
            }
            Resignation::NeedsToo(_) => {
                self.commit(Some(seat), EntryKind::WouldConcede, Change::default()).await
            }
        }
    }

    /// The seats that give up if this one does: those that said so before, and teammates that need not
    /// be asked: bots and seats of the same visitor.
    pub(super) fn conceding_with(&self, seat: Seat) -> Seats {
        let own = self.assignment(seat).map(|assignment| assignment.sitter.clone());
        let follows = |mate: &Seat| {
            self.assignment(*mate).is_some_and(|assignment| {
                assignment.sitter.bot().is_some() || Some(&assignment.sitter) == own.as_ref()
            })
        };
        let mates = self.played.seating().teammates(seat).into_iter().filter(follows);
        mates.fold(self.would_concede.with(seat), Seats::with)
    }

    /// Ends the match because the time of the seat ran out, unless several opponents can play on.
    pub(crate) async fn run_out(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.played.resign(self.played.seating().team(seat)) {
            Resignation::Leaves(_) => self.leave(seat, EntryKind::RanOut).await,
            Resignation::Ends(_) | Resignation::NeedsToo(_) => {
                self.lose(seat, EntryKind::RanOut).await
            }
        }
    }

    /// Lets a player leave while several opponents are left.
    async fn leave(&mut self, seat: Seat, how: EntryKind) -> Result<(), Refused> {
        match self.stored.config.resigning {
            Resigning::End => self.lose(seat, how).await,
            Resigning::Bot => {
                let change = Change { standing: None, assignment: Some(bot_instead(seat)) };
                self.commit(Some(seat), EntryKind::LeftToBot, change).await
            }
        }
    }

    async fn lose(&mut self, seat: Seat, how: EntryKind) -> Result<(), Refused> {
        let change = Change { standing: Some(Standing::Over), assignment: None };
        self.commit(Some(seat), how, change).await
    }

    /// Closes the table for good. Its record is kept.
    async fn close(&mut self, visitor: Option<&SecretHash>, seat: Seat) -> Result<(), Refused> {
        if !self.may_close(visitor) {
            let text = text!(
                "Other people sit at this table. You can concede.",
                "En esta mesa hay más personas. Puedes rendirte."
            );
            return Err(Refused::with(RefusalCode::NotYourSeat, text));
        }
        let change = Change { standing: Some(Standing::Closed), assignment: None };
        self.commit(Some(seat), EntryKind::Closed, change).await
    }

    /// Whether the visitor may close the table: as the only person at it, or before the match has begun.
    pub(crate) fn may_close(&self, visitor: Option<&SecretHash>) -> bool {
        let is_other = |assignment: &SeatAssignment| match &assignment.sitter {
            Sitter::Person(owner) | Sitter::StandIn(owner) => Some(owner) != visitor,
            Sitter::Bot(_) | Sitter::Open => false,
        };
        let alone = !self.stored.assignments.iter().any(is_other);
        !self.seats_of(visitor).is_empty() && (alone || !self.has_begun())
    }

    async fn want_rematch(&mut self, seat: Seat) -> Result<CommandOutcome, Refused> {
        if self.standing() == Standing::Closed {
            return Err(RefusalCode::Over.into());
        }
        if self.standing() != Standing::Over || self.continued_at.is_some() {
            let text = text!("The match is still going on.", "La partida aún sigue.");
            return Err(Refused::with(RefusalCode::Early, text));
        }
        if !self.wants_rematch.contains(seat) {
            self.commit(Some(seat), EntryKind::WantsRematch, Change::default()).await?;
        }
        let people =
            self.stored.assignments.iter().filter(|p| matches!(p.sitter, Sitter::Person(_)));
        let mine = self.assignment(seat).map(|assignment| assignment.sitter.clone());
        // The other seats of the same visitor need not agree.
        let agreed = |assignment: &SeatAssignment| {
            self.wants_rematch.contains(assignment.seat)
                || Some(&assignment.sitter) == mine.as_ref()
        };
        let everyone = people.into_iter().all(agreed);
        Ok(if everyone { CommandOutcome::RematchAgreed } else { CommandOutcome::Done })
    }

    /// Exchanges cards before the next game of the match.
    async fn exchange(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        if self.spares(seat).is_empty() {
            let text = text!("There is nothing to exchange now.", "Ahora no hay nada que cambiar.");
            return Err(Refused::with(RefusalCode::Early, text));
        }
        let words = tidy(words, LONGEST_EXCHANGE);
        self.check_exchange(seat, &words).map_err(|faults| Refused {
            code: RefusalCode::Illegal,
            text: faults.text(),
            because: faults.0.first().map(|fault| fault.because),
        })?;
        self.commit(Some(seat), EntryKind::Exchanged(words), Change::default()).await
    }

    /// The seat of this name, if it belongs to the visitor.
    fn own_seat(&self, visitor: Option<&SecretHash>, word: &str) -> Result<Seat, Refused> {
        let mut names = self.played.seats().iter();
        let seat = names.find(|name| name.is_called(word)).map(|name| name.seat);
        let theirs = self.seats_of(visitor);
        seat.filter(|seat| theirs.contains(seat)).ok_or_else(|| RefusalCode::NotYourSeat.into())
    }

    fn show_seat(&mut self, visitor: Option<&SecretHash>, word: &str) -> Result<(), Refused> {
        let seat = self.own_seat(visitor, word)?;
        let visitor = visitor.ok_or(RefusalCode::NotYourSeat)?;
        self.shown_seats.insert(visitor.clone(), seat);
        Ok(())
    }

    async fn sit(
        &mut self,
        visitor: Option<&SecretHash>,
        word: &str,
        name: Option<PlayerName>,
    ) -> Result<(), Refused> {
        if self.standing() == Standing::Closed {
            return Err(RefusalCode::Over.into());
        }
        let mut names = self.played.seats().iter();
        let seat = names.find(|name| name.is_called(word)).map(|name| name.seat);
        let assignment = seat.and_then(|seat| self.assignment(seat));
        let (Some(visitor), Some(assignment)) = (visitor, assignment) else {
            return Err(RefusalCode::NotUnderstood.into());
        };
        let free = assignment.sitter == Sitter::Open
            || assignment.sitter == Sitter::StandIn(visitor.clone());
        if !free {
            let text = text!("Somebody sits there already.", "Ese sitio ya está ocupado.");
            return Err(Refused::with(RefusalCode::NotYourSeat, text));
        }
        let sitter = Sitter::Person(visitor.clone());
        // Whoever comes back keeps the name they had.
        let name = name.map_or_else(|| assignment.name.clone(), |name| name.to_string());
        self.assign_seat(SeatAssignment { seat: assignment.seat, sitter, name }).await
    }

    /// Changes the name of a visitor in all their seats.
    async fn rename(
        &mut self,
        visitor: Option<&SecretHash>,
        name: Option<&PlayerName>,
    ) -> Result<(), Refused> {
        let seats = self.seats_of(visitor);
        if seats.is_empty() {
            return Err(RefusalCode::NotYourSeat.into());
        }
        for seat in seats {
            let Some(assignment) = self.assignment(seat).cloned() else { continue };
            let name = name.map(PlayerName::to_string).unwrap_or_default();
            if name != assignment.name {
                self.assign_seat(SeatAssignment { name, ..assignment }).await?;
            }
        }
        Ok(())
    }

    /// Gives a seat to another player, whether or not it is free.
    pub(crate) async fn assign_seat(&mut self, assignment: SeatAssignment) -> Result<(), Refused> {
        let before = self.assignment(assignment.seat).cloned();
        let (seat, words) = (assignment.seat, write_assignment(&assignment));
        self.set_assignment(assignment.clone());
        let standing = Some(self.standing());
        let stored = self.commit(
            Some(seat),
            EntryKind::Sat(words),
            Change { standing, assignment: Some(assignment) },
        );
        let stored = stored.await;
        if let (Err(_), Some(before)) = (&stored, before) {
            self.set_assignment(before);
        }
        self.thinking = self.thinking.without(seat);
        stored
    }
}
