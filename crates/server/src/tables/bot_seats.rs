//! The bots at a table: their choices, what they intend in a turn that they share with a person, and
//! second thoughts when they were done with it.

use bots::PlayerFault;
use games::{BotTask, SecondThoughtTask};
use prose::Text;
use table::Seat;

use super::guided::GuidedChoice;
use super::live_table::LiveTable;
use super::task::{CHECK_INTERVAL, TableMessage, WeakMessageSender};
use super::{EntryKind, Standing, level};
use crate::store::Change;

impl LiveTable {
    /// Starts the bots that must choose, on threads that do not answer requests.
    pub(super) fn start_bots(&mut self, sender: &WeakMessageSender) {
        for seat in self.asked {
            let Some(level) = self.bot_level(seat).filter(|_| !self.thinking.contains(seat)) else {
                continue;
            };
            let think: BotTask = match (self.guided_choice(seat), self.proposed_to(seat)) {
                (GuidedChoice::Made(words), _) => Box::new(move || Ok(words)),
                (GuidedChoice::Awaited, _) => continue,
                // A bot does what its teammate proposes.
                (GuidedChoice::Free, Some(words)) => Box::new(move || Ok(words)),
                (GuidedChoice::Free, None) => self.played.bot_task(seat, &level.into()),
            };
            let intention = self.intention_to_tell(seat, level);
            self.thinking = self.thinking.with(seat);
            let (context, sender, seq) = (self.context.clone(), sender.clone(), self.seq);
            tokio::spawn(async move {
                let pace = tokio::time::sleep(context.pace);
                let Ok(permit) = context.bots.acquire().await else { return };
                if let Some(intention) = intention
                    && let Ok(Some(said)) = tokio::task::spawn_blocking(intention).await
                    && let Some(sender) = sender.upgrade()
                {
                    let _ = sender.send(Box::new(TableMessage::BotIntends { seat, said })).await;
                }
                let thought = tokio::task::spawn_blocking(think).await;
                drop(permit);
                pace.await;
                let chosen = thought.unwrap_or_else(|_| {
                    Err(PlayerFault(prose::text!("The bot broke.", "El bot se ha roto.")))
                });
                if let Some(sender) = sender.upgrade() {
                    // The table may have left memory meanwhile.
                    let _ =
                        sender.send(Box::new(TableMessage::BotChose { seat, seq, chosen })).await;
                }
            });
        }
    }

    /// Asks the bots that are done with a shared turn whether they go on: after a choice of their
    /// teammate, and when it proposes that.
    pub(super) fn ask_for_second_thoughts(&mut self, sender: &WeakMessageSender) {
        let ply = self.played.ply();
        let is_later = self.teamwork.begins_second_thoughts(ply);
        for seat in self.bots_that_may_go_on() {
            let task: SecondThoughtTask = match self.proposed_to(seat) {
                Some(proposed) => Box::new(move || Some(proposed)),
                None if is_later => self.played.second_thought_task(seat),
                None => continue,
            };
            let (context, sender) = (self.context.clone(), sender.clone());
            tokio::spawn(async move {
                let Ok(permit) = context.bots.acquire().await else { return };
                let choice = tokio::task::spawn_blocking(task).await.ok().flatten();
                drop(permit);
                let goes_on = TableMessage::BotGoesOn { seat, ply, choice };
                if let Some(sender) = sender.upgrade() {
                    let _ = sender.send(Box::new(goes_on)).await;
                }
            });
        }
    }

    /// Lets a bot go on with a shared turn, unless somebody has chosen since it was asked.
    pub(super) async fn bot_goes_on(
        &mut self,
        seat: Seat,
        ply: usize,
        choice: Option<String>,
        sender: &WeakMessageSender,
    ) {
        let Some(words) = choice else { return };
        if ply != self.played.ply() || !self.bots_that_may_go_on().contains(seat) {
            return;
        }
        if let Err(refused) = self.play(seat, &words).await {
            tracing::error!(table = %self.stored.id, %words, ?refused, "a bot could not go on");
            return;
        }
        self.changed(sender);
    }

    pub(super) async fn bot_intends(&mut self, seat: Seat, said: Text) {
        if self.bot_level(seat).is_none() || self.standing() != Standing::Playing {
            return;
        }
        if self.commit(Some(seat), EntryKind::Intended(said), Change::default()).await.is_ok() {
            self.publish();
        }
    }

    pub(super) fn bot_level(&self, seat: Seat) -> Option<bots::Level> {
        level(self.assignment(seat)?.sitter.bot()?)
    }

    /// Plays the choice of a bot, unless the question has changed since it began to think.
    pub(super) async fn bot_chose(
        &mut self,
        seat: Seat,
        seq: u64,
        chosen: Result<String, PlayerFault>,
        sender: &WeakMessageSender,
    ) {
        self.thinking = self.thinking.without(seat);
        let still_asked = self.asked.contains(seat) && self.bot_level(seat).is_some();
        match chosen {
            Ok(words) if still_asked && seq >= self.asked_seq[seat.index()] => {
                self.context.metrics.bot_choices.inc();
                let is_outdated = self.seq != seq;
                // In a shared turn the teammate may have taken what the bot wanted: it thinks again.
                if let Err(refused) = self.play(seat, &words).await
                    && !is_outdated
                {
                    tracing::error!(table = %self.stored.id, %words, ?refused, "the choice of a bot was refused");
                    tokio::time::sleep(CHECK_INTERVAL).await;
                }
            }
            // The question has changed: the bot thinks again.
            Ok(_) => {}
            Err(fault) => {
                tracing::error!(table = %self.stored.id, fault = %fault.0.en, "a bot failed");
                tokio::time::sleep(CHECK_INTERVAL).await;
            }
        }
        self.changed(sender);
    }
}
