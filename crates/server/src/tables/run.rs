//! The task that owns a table: one thing after the other, so that nothing ever races.

use std::time::Duration;

use bots::PlayerFault;
use prose::Lang;
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::connection::{Connection, Form, Has};
use super::deeds::{Deed, Done};
use super::refused::Refused;
use super::table::Table;
use super::{Away, Fact, Place, Sitter, Watching, level};
use crate::secret::SecretHash;
use crate::store::Change;

/// How often a table looks around: for those who are away, and for delayed watchers.
const LOOK_AROUND: Duration = Duration::from_secs(1);

/// A look at a table.
type Look = Box<dyn FnOnce(&mut Table) + Send>;

/// What reaches a table.
pub(crate) enum Mail {
    /// Somebody wants to know something.
    Look(Look),
    /// Somebody wants to do something.
    Act { visitor: Option<SecretHash>, deed: Deed, answer: oneshot::Sender<Result<Done, Refused>> },
    /// Somebody takes over a seat, whoever had it.
    Seat { place: Place, answer: oneshot::Sender<Result<(), Refused>> },
    /// Everyone goes on at this table.
    Move { to: String, answer: oneshot::Sender<Result<(), Refused>> },
    /// Somebody follows from now on.
    Attach {
        id: u64,
        visitor: Option<SecretHash>,
        lang: Lang,
        form: Form,
        out: mpsc::Sender<String>,
    },
    /// What a client has, after a break.
    Resume { id: u64, has: Has },
    /// Somebody has gone.
    Detach(u64),
    /// A bot has made up its mind.
    Thought { seat: Seat, seq: u64, chosen: Result<String, PlayerFault> },
}

/// Why a table's task ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Nobody was there any more.
    Idle,
    /// The server stops.
    Stopped,
}

impl Table {
    /// Lives until nobody is there or the server stops. `retire` asks whether the table may leave:
    /// not if mail is under way to it.
    pub(crate) async fn run(
        mut self,
        mut mail: mpsc::Receiver<Box<Mail>>,
        retire: impl Fn(&mpsc::Receiver<Box<Mail>>) -> bool,
        post: &mpsc::WeakSender<Box<Mail>>,
    ) -> Left {
        Box::pin(self.wake(post)).await;
        let mut last = Instant::now();
        loop {
            let next = self.next_moment(last);
            tokio::select! {
                biased;
                arrived = mail.recv() => match arrived {
                    Some(arrived) => {
                        last = Instant::now();
                        // Boxed: what it needs is gone again while the table waits.
                        Box::pin(self.take(*arrived, post)).await;
                    }
                    None => return Left::Stopped,
                },
                () = sleep_until(next) => {
                    Box::pin(self.look_around(post)).await;
                    if self.is_idle() && last.elapsed() >= self.backroom.idle && retire(&mail) {
                        return Left::Idle;
                    }
                }
            }
        }
    }

    /// After the server was away: clocks go on from now.
    async fn wake(&mut self, post: &mpsc::WeakSender<Box<Mail>>) {
        if self.times.deadline().is_some() {
            // If it cannot be written, somebody is charged a little more when it is read again.
            let _ = self.write(None, Fact::Woke, Change::default()).await;
        }
        self.let_bots_think(post);
    }

    /// When something may be due without anybody asking.
    fn next_moment(&self, last: Instant) -> Instant {
        let now = Instant::now();
        let ends = self.times.deadline().map(|(_, at)| {
            let left = u64::try_from(at - self.backroom.now()).unwrap_or(0);
            now + Duration::from_millis(left)
        });
        let busy = self.watches_late() || self.kept.charter.away == Away::Bot;
        let quiet = (last + self.backroom.idle).max(now + LOOK_AROUND);
        let look = if busy && !self.connections.is_empty() { now + LOOK_AROUND } else { quiet };
        ends.map_or(look, |ends| ends.min(look))
    }

    fn watches_late(&self) -> bool {
        matches!(self.kept.charter.watching, Watching::Delayed(_))
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_empty() && self.times.deadline().is_none()
    }

    async fn look_around(&mut self, post: &mpsc::WeakSender<Box<Mail>>) {
        let now = self.backroom.now();
        if let Some((seat, _)) = self.times.deadline().filter(|(_, at)| *at <= now)
            && self.run_out(seat).await.is_ok()
        {
            self.changed(post);
        }
        self.miss(now);
        if let Some(place) = self.somebody_is_away(now)
            && self.seat_somebody(place).await.is_ok()
        {
            self.changed(post);
        }
        if self.watches_late() {
            self.tell_everyone();
        }
    }

    /// Notes who is missing, also those who never came.
    fn miss(&mut self, now: i64) {
        for place in &self.kept.places {
            if let Sitter::Person(owner) = &place.sitter
                && !self.is_here(owner)
                && !self.away_since.contains_key(owner)
            {
                self.away_since.insert(owner.clone(), now);
            }
        }
    }

    /// A seat whose player has been away long enough for a bot to stand in.
    fn somebody_is_away(&self, now: i64) -> Option<Place> {
        if self.kept.charter.away != Away::Bot {
            return None;
        }
        let long = i64::try_from(self.backroom.absence.as_millis()).unwrap_or(i64::MAX);
        self.kept.places.iter().find_map(|place| match &place.sitter {
            Sitter::Person(owner) if self.asked.contains(place.seat) && !self.is_here(owner) => {
                let since = self.away_since.get(owner).copied().unwrap_or(now);
                let sitter = Sitter::StandIn(owner.clone());
                (now - since >= long).then(|| Place { sitter, ..place.clone() })
            }
            _ => None,
        })
    }

    async fn take(&mut self, mail: Mail, post: &mpsc::WeakSender<Box<Mail>>) {
        match mail {
            Mail::Look(look) => look(self),
            Mail::Act { visitor, deed, answer } => {
                let begun = Instant::now();
                let done = self.act(visitor.as_ref(), deed).await;
                let refused = done.is_err();
                // Whoever asked may have gone meanwhile; what is done stays done.
                let _ = answer.send(done);
                if refused {
                    self.backroom.figures.refused.inc();
                    return;
                }
                self.changed(post);
                self.backroom.figures.choice_seconds.observe(begun.elapsed().as_secs_f64());
            }
            Mail::Seat { place, answer } => {
                let _ = answer.send(self.seat_somebody(place).await);
                self.changed(post);
            }
            Mail::Move { to, answer } => {
                let moved = self.write(None, Fact::Moved(to.clone()), Change::default()).await;
                if moved.is_ok() {
                    let message = serde_json::json!({ "moved": format!("/tables/{to}") });
                    self.send_everyone(&message.to_string());
                }
                let _ = answer.send(moved);
            }
            Mail::Attach { id, visitor, lang, form, out } => {
                self.attach(Connection {
                    id,
                    visitor,
                    lang,
                    form,
                    out,
                    parts: Vec::new(),
                    log: 0,
                    chat: 0,
                    greeted: false,
                    asked: false,
                    over: self.ended.is_some(),
                });
                self.take_seat_back(id).await;
                self.changed(post);
            }
            Mail::Resume { id, has } => self.resume(id, &has),
            Mail::Detach(id) => self.detach(id),
            Mail::Thought { seat, seq, chosen } => self.thought(seat, seq, chosen, post).await,
        }
    }

    /// Something has changed: everyone is told, and bots that are asked begin to think.
    fn changed(&mut self, post: &mpsc::WeakSender<Box<Mail>>) {
        self.tell_everyone();
        self.let_bots_think(post);
    }

    fn attach(&mut self, connection: Connection) {
        if let Some(visitor) = &connection.visitor {
            self.away_since.remove(visitor);
        }
        self.connections.push(connection);
    }

    /// Whoever comes back gets the seat back from the bot that stood in.
    async fn take_seat_back(&mut self, id: u64) {
        let found = self.connections.iter().find(|connection| connection.id == id);
        let Some(visitor) = found.and_then(|connection| connection.visitor.clone()) else { return };
        let stood_in = Sitter::StandIn(visitor.clone());
        let place = self.kept.places.iter().find(|place| place.sitter == stood_in).cloned();
        if let Some(place) = place {
            // If it cannot be written, the bot goes on and they may try again.
            let _ = self.seat_somebody(Place { sitter: Sitter::Person(visitor), ..place }).await;
        }
    }

    fn resume(&mut self, id: u64, has: &Has) {
        let Some(place) = self.connections.iter().position(|connection| connection.id == id) else {
            return;
        };
        let mut connection = self.connections.swap_remove(place);
        let drawn = self.draw_for(&connection);
        connection.has(has, &drawn.parts());
        if self.tell(&mut connection, &mut vec![drawn]) {
            self.connections.push(connection);
        }
    }

    fn detach(&mut self, id: u64) {
        let before = self.connections.len();
        let gone = self.connections.iter().find(|connection| connection.id == id);
        let visitor = gone.and_then(|connection| connection.visitor.clone());
        self.connections.retain(|connection| connection.id != id);
        if let Some(visitor) = visitor.filter(|visitor| !self.is_here(visitor)) {
            self.away_since.insert(visitor, self.backroom.now());
        }
        if self.connections.len() < before {
            self.tell_everyone();
        }
    }

    /// The same message to everyone.
    fn send_everyone(&mut self, message: &str) {
        self.connections.retain(|connection| connection.out.try_send(message.to_owned()).is_ok());
    }

    /// Lets the bots that are asked think, away from the threads that answer people.
    fn let_bots_think(&mut self, post: &mpsc::WeakSender<Box<Mail>>) {
        for seat in self.asked {
            let Some(level) = self.bot_level(seat).filter(|_| !self.thinking.contains(seat)) else {
                continue;
            };
            self.thinking = self.thinking.with(seat);
            let think = self.played.thinking(seat, &level.into());
            let (backroom, post, seq) = (self.backroom.clone(), post.clone(), self.seq);
            tokio::spawn(async move {
                let pace = tokio::time::sleep(backroom.pace);
                let Ok(room) = backroom.bots.acquire().await else { return };
                let thought = tokio::task::spawn_blocking(think).await;
                drop(room);
                pace.await;
                let chosen = thought.unwrap_or_else(|_| {
                    Err(PlayerFault(prose::text!("The bot broke.", "El bot se ha roto.")))
                });
                if let Some(post) = post.upgrade() {
                    // A table that has gone needs no answer.
                    let _ = post.send(Box::new(Mail::Thought { seat, seq, chosen })).await;
                }
            });
        }
    }

    fn bot_level(&self, seat: Seat) -> Option<bots::Level> {
        level(self.place(seat)?.sitter.bot()?)
    }

    async fn thought(
        &mut self,
        seat: Seat,
        seq: u64,
        chosen: Result<String, PlayerFault>,
        post: &mpsc::WeakSender<Box<Mail>>,
    ) {
        self.thinking = self.thinking.without(seat);
        let still_asked = self.asked.contains(seat) && self.bot_level(seat).is_some();
        match chosen {
            // Something happened meanwhile: it thinks again.
            Ok(words) if still_asked && seq >= self.asked_seq[seat.index()] => {
                self.backroom.figures.bot_choices.inc();
                if let Err(refused) = self.carry_out(seat, &words).await {
                    tracing::error!(table = %self.kept.id, %words, ?refused, "a bot was refused");
                    tokio::time::sleep(LOOK_AROUND).await;
                }
            }
            Ok(_) => {}
            Err(fault) => {
                tracing::error!(table = %self.kept.id, fault = %fault.0.en, "a bot broke");
                tokio::time::sleep(LOOK_AROUND).await;
            }
        }
        self.changed(post);
    }
}
