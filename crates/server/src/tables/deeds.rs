//! What people and bots do at a table.

use prose::text;
use table::{NoUndo, Resignation, Seat, Seats};
use ui::table_page::Phrase;

use super::refused::{Code, Refused};
use super::table::{Table, bot_instead, write_place};
use super::{Fact, Place, Resigning, Sitter, Standing};
use crate::secret::SecretHash;
use crate::store::Change;

/// The longest thing one can say at once.
const LONGEST_WORDS: usize = 300;
/// The longest exchange of cards: every card of a large deck by its name.
const LONGEST_EXCHANGE: usize = 8000;
/// The longest name.
const LONGEST_NAME: usize = 24;

/// Something a visitor wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Make a choice.
    Choose {
        /// The number of the message among those of the seat.
        n: u64,
        /// The number of choices made when the question was put.
        ply: usize,
        /// The choice in the game's notation.
        words: String,
    },
    /// Take back the last choice.
    Undo,
    /// Let somebody else take back theirs, or not.
    Agree(bool),
    /// Give up.
    Concede,
    /// Play again.
    Rematch,
    /// Play the next game of a match with other cards.
    Exchange {
        /// The word for the seat; the visitor's own if there is none.
        seat: Option<String>,
        /// How many copies of cards are in the deck, in the game's notation.
        words: String,
    },
    /// Say something.
    Chat(String),
    /// Say a phrase.
    Phrase(Phrase),
    /// At a shared screen: this seat looks now.
    Lift(String),
    /// Sit down.
    Sit {
        /// The word for the seat.
        seat: String,
        /// What others call one.
        name: String,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It is carried out.
    Fine,
    /// Everyone agreed to play again: another table must be set up.
    EveryoneWantsRematch,
}

impl Table {
    /// Does what a visitor wants, if that is possible.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub(crate) async fn act(
        &mut self,
        visitor: Option<&SecretHash>,
        deed: Deed,
    ) -> Result<Done, Refused> {
        if let Deed::Sit { seat, name } = deed {
            return self.sit(visitor, &seat, &name).await;
        }
        let voice = self.voice(visitor);
        match deed {
            Deed::Chat(words) => {
                return self.say(voice, Fact::Said(tidy(&words, LONGEST_WORDS))).await;
            }
            Deed::Phrase(phrase) => {
                return self.say(voice, Fact::Phrase(phrase.word().to_owned())).await;
            }
            _ => {}
        }
        let seat = voice.ok_or(Code::NotYourSeat)?;
        match deed {
            Deed::Choose { n, ply, words } => self.choose(seat, n, ply, &words).await?,
            Deed::Undo => self.undo(seat).await?,
            Deed::Agree(answer) => self.answer(seat, answer).await?,
            Deed::Concede => self.concede(seat).await?,
            Deed::Lift(word) => self.lift(visitor, &word)?,
            Deed::Exchange { seat: word, words } => {
                let seat = word.map_or(Ok(seat), |word| self.own_seat(visitor, &word))?;
                self.exchange(seat, &words).await?;
            }
            Deed::Rematch => return self.want_rematch(seat).await,
            Deed::Chat(_) | Deed::Phrase(_) | Deed::Sit { .. } => {}
        }
        Ok(Done::Fine)
    }

    /// A choice of a person: the number and the ply must fit, so that nothing happens twice or to a
    /// question that is no longer asked.
    async fn choose(&mut self, seat: Seat, n: u64, ply: usize, words: &str) -> Result<(), Refused> {
        let next = self.carried_out[seat.index()] + 1;
        if n < next {
            return Err(Code::Repeated.into());
        }
        if n > next {
            return Err(Code::OutOfOrder.into());
        }
        self.must_be_playing()?;
        if ply > self.played.ply() {
            return Err(Code::Early.into());
        }
        // Whoever is not asked learns from the rules why not, with the rule that says so.
        if self.asked.contains(seat) && ply < self.asked_at[seat.index()] {
            return Err(Code::Late.into());
        }
        self.carry_out(seat, words).await
    }

    /// Makes a choice and writes it down; if it cannot be written, it was never made.
    pub(crate) async fn carry_out(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        let before = self.played.ply();
        let written = self.played.choose(seat, words)?;
        let over = self.played.outcome().map(|_| Standing::Over);
        let change = Change { standing: over, place: None };
        let kept = self.write(Some(seat), Fact::Chose(written), change).await;
        match &kept {
            Ok(()) => {
                self.remember(before, self.backroom.now());
                self.backroom.figures.choices.inc();
            }
            Err(_) => self.played.rewind(before),
        }
        kept
    }

    fn must_be_playing(&self) -> Result<(), Refused> {
        match self.standing() {
            Standing::Playing => Ok(()),
            Standing::Over => Err(Code::Over.into()),
            Standing::Waiting => Err(Refused::with(
                Code::Early,
                text!("A seat is still open.", "Aún hay un sitio libre."),
            )),
        }
    }

    async fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.played.undo_target(seat) {
            Ok(ply) => self.take_back(seat, ply).await,
            Err(NoUndo::NothingChosen) => Err(nothing_to_take_back()),
            Err(NoUndo::OthersChose | NoUndo::Revealed) if self.others_are_bots(seat) => {
                let ply = self.played.agreed_undo_target(seat).ok_or_else(nothing_to_take_back)?;
                self.take_back(seat, ply).await
            }
            Err(NoUndo::OthersChose | NoUndo::Revealed) => {
                self.played.agreed_undo_target(seat).ok_or_else(nothing_to_take_back)?;
                self.write(Some(seat), Fact::AskedBack, Change::default()).await
            }
        }
    }

    /// Bots do not mind: what a person learned helps that person against a bot only.
    fn others_are_bots(&self, seat: Seat) -> bool {
        let mut others = self.kept.places.iter().filter(|place| place.seat != seat);
        others.all(|place| place.sitter.bot().is_some())
    }

    async fn answer(&mut self, seat: Seat, agreed: bool) -> Result<(), Refused> {
        self.must_be_playing()?;
        let asking = self.asks_back.filter(|asking| *asking != seat).ok_or_else(|| {
            let text = text!("Nobody asks for that.", "Nadie lo ha pedido.");
            Refused::with(Code::Late, text)
        })?;
        if !agreed {
            return self.write(Some(seat), Fact::Refused, Change::default()).await;
        }
        let ply = self.played.agreed_undo_target(asking).ok_or_else(nothing_to_take_back)?;
        self.take_back(asking, ply).await
    }

    async fn take_back(&mut self, seat: Seat, ply: usize) -> Result<(), Refused> {
        // Written first: going back is always possible, and could not be undone if writing failed.
        let before = self.played.ply();
        let entry = self.keep(Some(seat), Fact::TookBack(ply), Change::default()).await?;
        self.played.rewind(ply);
        self.note(&entry);
        self.remember(before, entry.at);
        self.thinking = Seats::NONE;
        Ok(())
    }

    async fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.played.resign(self.giving_up_with(seat)) {
            Resignation::Ends(_) => self.lose(seat, Fact::Conceded).await,
            Resignation::Leaves(_) => self.leave(seat, Fact::Conceded).await,
            Resignation::NeedsToo(_) if self.would_concede.contains(seat) => {
                let text = text!(
                    "Your teammate has not agreed yet.",
                    "Tu compañero aún no está de acuerdo."
                );
                Err(Refused::with(Code::Repeated, text))
            }
            Resignation::NeedsToo(_) => {
                self.write(Some(seat), Fact::WouldConcede, Change::default()).await
            }
        }
    }

    /// Everyone who gives up if this seat does: those who said so before, and teammates who need not
    /// be asked, bots and whoever shares the screen.
    pub(super) fn giving_up_with(&self, seat: Seat) -> Seats {
        let own = self.place(seat).map(|place| place.sitter.clone());
        let follows = |mate: &Seat| {
            self.place(*mate).is_some_and(|place| {
                place.sitter.bot().is_some() || Some(&place.sitter) == own.as_ref()
            })
        };
        let mates = self.played.seating().teammates(seat).into_iter().filter(follows);
        mates.fold(self.would_concede.with(seat), Seats::with)
    }

    /// The time of the seat is over: its team has lost, unless several opponents can play on.
    pub(crate) async fn run_out(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        match self.played.resign(self.played.seating().team(seat)) {
            Resignation::Leaves(_) => self.leave(seat, Fact::RanOut).await,
            Resignation::Ends(_) | Resignation::NeedsToo(_) => self.lose(seat, Fact::RanOut).await,
        }
    }

    /// A player drops out while several opponents are left.
    async fn leave(&mut self, seat: Seat, how: Fact) -> Result<(), Refused> {
        match self.kept.charter.resigning {
            Resigning::End => self.lose(seat, how).await,
            Resigning::Bot => {
                let change = Change { standing: None, place: Some(bot_instead(seat)) };
                self.write(Some(seat), Fact::LeftToBot, change).await
            }
        }
    }

    async fn lose(&mut self, seat: Seat, how: Fact) -> Result<(), Refused> {
        let change = Change { standing: Some(Standing::Over), place: None };
        self.write(Some(seat), how, change).await
    }

    async fn want_rematch(&mut self, seat: Seat) -> Result<Done, Refused> {
        if self.standing() != Standing::Over || self.moved.is_some() {
            let text = text!("The match is still going on.", "La partida aún sigue.");
            return Err(Refused::with(Code::Early, text));
        }
        if !self.wants_rematch.contains(seat) {
            self.write(Some(seat), Fact::WantsRematch, Change::default()).await?;
        }
        let people = self.kept.places.iter().filter(|p| matches!(p.sitter, Sitter::Person(_)));
        let mine = self.place(seat).map(|place| place.sitter.clone());
        // One person in several seats need not ask themselves.
        let agreed = |place: &Place| {
            self.wants_rematch.contains(place.seat) || Some(&place.sitter) == mine.as_ref()
        };
        let everyone = people.into_iter().all(agreed);
        Ok(if everyone { Done::EveryoneWantsRematch } else { Done::Fine })
    }

    /// Takes the cards for the next game of the match.
    async fn exchange(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        if self.spares(seat).is_empty() {
            let text = text!("There is nothing to exchange now.", "Ahora no hay nada que cambiar.");
            return Err(Refused::with(Code::Early, text));
        }
        let words = tidy(words, LONGEST_EXCHANGE);
        self.check_exchange(seat, &words).map_err(|faults| Refused {
            code: Code::Illegal,
            text: faults.text(),
            because: faults.0.first().map(|fault| fault.because),
        })?;
        self.write(Some(seat), Fact::Exchanged(words), Change::default()).await
    }

    async fn say(&mut self, seat: Option<Seat>, fact: Fact) -> Result<Done, Refused> {
        if fact == Fact::Said(String::new()) {
            let text = text!("There is nothing to say.", "No hay nada que decir.");
            return Err(Refused::with(Code::NotUnderstood, text));
        }
        // Players may say anything to each other; watchers could tell what a player must not know.
        if seat.is_none() {
            let text = text!("Only players can speak.", "Solo pueden hablar los jugadores.");
            return Err(Refused::with(Code::NotYourSeat, text));
        }
        self.write(seat, fact, Change::default()).await?;
        Ok(Done::Fine)
    }

    /// The seat of this name, if it is the visitor's.
    fn own_seat(&self, visitor: Option<&SecretHash>, word: &str) -> Result<Seat, Refused> {
        let mut names = self.played.seats().iter();
        let seat = names.find(|name| name.is_called(word)).map(|name| name.seat);
        let theirs = self.seats_of(visitor);
        seat.filter(|seat| theirs.contains(seat)).ok_or_else(|| Code::NotYourSeat.into())
    }

    fn lift(&mut self, visitor: Option<&SecretHash>, word: &str) -> Result<(), Refused> {
        let seat = self.own_seat(visitor, word)?;
        let visitor = visitor.ok_or(Code::NotYourSeat)?;
        self.lifted.insert(visitor.clone(), seat);
        Ok(())
    }

    async fn sit(
        &mut self,
        visitor: Option<&SecretHash>,
        word: &str,
        name: &str,
    ) -> Result<Done, Refused> {
        let mut names = self.played.seats().iter();
        let seat = names.find(|name| name.is_called(word)).map(|name| name.seat);
        let place = seat.and_then(|seat| self.place(seat));
        let (Some(visitor), Some(place)) = (visitor, place) else {
            return Err(Code::NotUnderstood.into());
        };
        let free = place.sitter == Sitter::Open || place.sitter == Sitter::StandIn(visitor.clone());
        if !free {
            let text = text!("Somebody sits there already.", "Ese sitio ya está ocupado.");
            return Err(Refused::with(Code::NotYourSeat, text));
        }
        let sitter = Sitter::Person(visitor.clone());
        let place = Place { seat: place.seat, sitter, name: tidy(name, LONGEST_NAME) };
        self.seat_somebody(place).await?;
        Ok(Done::Fine)
    }

    /// Somebody takes a seat, whoever had it before.
    pub(crate) async fn seat_somebody(&mut self, place: Place) -> Result<(), Refused> {
        let before = self.place(place.seat).cloned();
        let (seat, words) = (place.seat, write_place(&place));
        self.put(place.clone());
        let standing = Some(self.standing());
        let kept =
            self.write(Some(seat), Fact::Sat(words), Change { standing, place: Some(place) });
        let kept = kept.await;
        if let (Err(_), Some(before)) = (&kept, before) {
            self.put(before);
        }
        self.thinking = self.thinking.without(seat);
        kept
    }
}

fn nothing_to_take_back() -> Refused {
    let text = text!("There is nothing to take back.", "No hay nada que deshacer.");
    Refused::with(Code::Early, text)
}

/// One line, without control characters, and not longer than that.
pub(crate) fn tidy(words: &str, longest: usize) -> String {
    let kept: String = words.chars().filter(|c| !c.is_control()).take(longest).collect();
    kept.trim().to_owned()
}
