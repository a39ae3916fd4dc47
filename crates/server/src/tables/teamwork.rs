//! What teammates show each other: cards they point at, and choices they propose.

use std::collections::BTreeSet;

use bots::Level;
use games::IntentionTask;
use prose::{Lang, Text, text};
use table::{Offer, Seat, Seats, Viewer};
use ui::Region;
use ui::table_page::{
    Addressee as ListedAddressee, Partner, PointedCard, ProposalBanner, Said, Talk,
    Teamwork as TeamworkPanel, cards_on,
};

use super::live_table::LiveTable;
use super::perspective::Perspective;
use super::refused::{RefusalCode, Refused};
use super::talk::Addressee;
use super::{EntryKind, Sitter, Standing};
use crate::api::{PartnerOption, PointedAnswer, ProposalAnswer};
use crate::secret::SecretHash;
use crate::store::Change;

/// A choice that a player proposes to a teammate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    by: Seat,
    to: Seat,
    /// The choice in the game's notation.
    words: String,
    /// The choice as the one who proposes it sees it.
    text: Text,
}

/// A card that a player points at.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pointed {
    by: Seat,
    /// The card in the game's notation.
    card: String,
    /// The teammates who have not chosen anything since.
    shown_to: Seats,
}

/// What is proposed and pointed at now. It lapses with the next choice of the teammate.
#[derive(Debug, Default)]
pub(crate) struct Teamwork {
    proposals: Vec<Proposal>,
    pointed: Vec<Pointed>,
    /// The bots that have told their team what they intend in the turn under way.
    intended: Seats,
    /// The number of choices after which bots last had second thoughts.
    reconsidered_at: usize,
}

/// The same as programs see it.
#[derive(Debug, Default)]
pub(super) struct TeamworkAnswer {
    pub(super) proposal: Option<ProposalAnswer>,
    pub(super) pointed: Vec<PointedAnswer>,
    pub(super) partner_options: Vec<PartnerOption>,
}

impl Teamwork {
    pub(super) fn lapse(&mut self) {
        *self = Self::default();
    }

    /// Whether there was a choice since bots last had second thoughts.
    pub(super) fn begins_second_thoughts(&mut self, ply: usize) -> bool {
        std::mem::replace(&mut self.reconsidered_at, ply) != ply
    }

    /// Forgets what was shown to a seat that has chosen since.
    fn chose(&mut self, seat: Seat) {
        self.proposals.retain(|proposal| proposal.to != seat);
        for pointed in &mut self.pointed {
            pointed.shown_to = pointed.shown_to.without(seat);
        }
        self.pointed.retain(|pointed| !pointed.shown_to.is_empty());
    }
}

impl LiveTable {
    fn must_have_team(&self, seat: Seat) -> Result<Seats, Refused> {
        let mates = self.played.seating().teammates(seat);
        if mates.is_empty() {
            let text = text!("You have no team.", "No tienes equipo.");
            return Err(Refused::with(RefusalCode::Illegal, text));
        }
        self.must_be_playing().map(|()| mates)
    }

    /// Points at a card for the own team.
    pub(super) async fn point(&mut self, seat: Seat, card: &str) -> Result<(), Refused> {
        self.must_have_team(seat)?;
        // Only what the seat sees itself: a refusal must not tell which hidden cards there are.
        let drawn = self.played.draw(Viewer::Seat(seat), Lang::En, self.choosing());
        if !cards_on(&drawn.board).iter().any(|word| word == card) {
            let text = text!("You see no such card.", "No ves esa carta.");
            return Err(Refused::with(RefusalCode::NotUnderstood, text));
        }
        self.may_talk(seat)?;
        self.commit(Some(seat), EntryKind::PointedAt(card.to_owned()), Change::default()).await
    }

    /// Proposes a choice to the teammate who has it.
    pub(super) async fn propose(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        let mates = self.must_have_team(seat)?;
        let Some((to, _)) = mates.into_iter().find_map(|mate| self.known_option(seat, mate, words))
        else {
            // The same words whether it is not possible or the seat may not know that it is.
            let text = text!(
                "As far as you can know, your teammate cannot choose that now.",
                "Hasta donde puedes saber, tu compañero no puede elegir eso ahora."
            );
            return Err(Refused::with(RefusalCode::Illegal, text));
        };
        self.may_talk(seat)?;
        let kind = EntryKind::Proposed(to, words.to_owned());
        self.commit(Some(seat), kind, Change::default()).await
    }

    /// Declines what a teammate proposes.
    pub(super) async fn decline_proposal(&mut self, seat: Seat) -> Result<(), Refused> {
        if !self.teamwork.proposals.iter().any(|proposal| proposal.to == seat) {
            let text = text!("Nothing is proposed to you.", "Nadie te propone nada.");
            return Err(Refused::with(RefusalCode::Late, text));
        }
        self.commit(Some(seat), EntryKind::DeclinedProposal, Change::default()).await
    }

    /// The option of a teammate with these words, if the seat may know it.
    fn known_option(&self, seat: Seat, mate: Seat, words: &str) -> Option<(Seat, Offer)> {
        let options = self.played.known_options(seat, mate);
        options.into_iter().find(|offer| offer.words == words).map(|offer| (mate, offer))
    }

    /// Updates what is proposed and pointed at after an entry.
    pub(super) fn apply_to_teamwork(&mut self, kind: &EntryKind, seat: Seat) {
        match kind {
            EntryKind::PointedAt(card) => {
                let shown_to = self.played.seating().teammates(seat);
                let told =
                    text!("points at {card}.", "señala {card}.", card = self.card_name(card));
                self.tell_team(seat, told);
                self.teamwork.pointed.retain(|pointed| pointed.by != seat);
                self.teamwork.pointed.push(Pointed { by: seat, card: card.clone(), shown_to });
            }
            EntryKind::Proposed(to, words) => {
                let Some((to, Offer { text, .. })) = self.known_option(seat, *to, words) else {
                    return;
                };
                let told = text!(
                    "proposes to {who}: {choice}",
                    "propone a {who}: {choice}",
                    who = self.played.say_seat(to),
                    choice = text.clone()
                );
                self.tell_team(seat, told);
                self.teamwork.proposals.retain(|other| other.to != to && other.by != seat);
                let words = words.clone();
                self.teamwork.proposals.push(Proposal { by: seat, to, words, text });
                // A bot that is thinking drops its thought and takes the proposal up.
                self.asked_seq[to.index()] = self.seq;
            }
            EntryKind::DeclinedProposal => {
                self.teamwork.proposals.retain(|proposal| proposal.to != seat);
                self.tell_team(seat, text!("declines the proposal.", "rechaza la propuesta."));
            }
            EntryKind::Intended(said) => self.tell_team(seat, said.clone()),
            EntryKind::Chose(_) => self.teamwork.chose(seat),
            _ => {}
        }
        if matches!(kind, EntryKind::Chose(_) | EntryKind::TookBack(_)) {
            self.drop_stale_proposals();
        }
    }

    /// The work of saying what the bot in this seat intends, once in each turn that it begins together
    /// with a person.
    pub(super) fn intention_to_tell(&mut self, seat: Seat, level: Level) -> Option<IntentionTask> {
        let mates = self.played.seating().teammates(seat);
        let is_person = |mate: Seat| {
            let sitter = self.assignment(mate).map(|assignment| &assignment.sitter);
            sitter.is_some_and(|sitter| matches!(sitter, Sitter::Person(_)))
        };
        let begins = !mates.is_empty() && self.asked.both(mates) == mates;
        if !begins || self.teamwork.intended.contains(seat) || !mates.into_iter().any(is_person) {
            return None;
        }
        self.teamwork.intended = self.teamwork.intended.with(seat);
        Some(self.played.intention_task(seat, &level.into()))
    }

    /// Forgets what bots intended in a turn that is over: when another team is asked together, that is
    /// its turn.
    pub(super) fn forget_old_intentions(&mut self) {
        for side in self.played.seating().sides() {
            if side.count() > 1 && self.asked.both(side) == side {
                self.teamwork.intended = self.teamwork.intended.both(side);
            }
        }
    }

    /// The bots that are done with a shared turn and may go on after all.
    pub(super) fn bots_that_may_go_on(&self) -> Seats {
        if self.standing() != Standing::Playing {
            return Seats::NONE;
        }
        let bots = self.played.unasked().into_iter();
        bots.filter(|seat| self.bot_level(*seat).is_some()).collect()
    }

    /// Drops proposals of what is not possible any more.
    fn drop_stale_proposals(&mut self) {
        let mut proposals = std::mem::take(&mut self.teamwork.proposals);
        proposals
            .retain(|Proposal { by, to, words, .. }| self.known_option(*by, *to, words).is_some());
        self.teamwork.proposals = proposals;
    }

    fn tell_team(&mut self, by: Seat, told: Text) {
        let hearers = self.hearers_of(by, Addressee::Team);
        self.add_aside(Some(by), Addressee::Team, Said::Told(told), hearers);
    }

    /// The choice that a teammate proposes to the seat.
    pub(super) fn proposed_to(&self, seat: Seat) -> Option<String> {
        let open = self.teamwork.proposals.iter().find(|proposal| proposal.to == seat);
        open.map(|proposal| proposal.words.clone())
    }

    /// The name of a card with this word in the notation, without the number of the copy.
    fn card_name(&self, word: &str) -> Text {
        let id = word.split('#').next().unwrap_or(word);
        self.game.face(id).map_or_else(|| Text::same(word), |face| face.name)
    }

    /// What the page of a seat offers for talking.
    pub(super) fn talk(&self, seat: Seat, visitor: Option<&SecretHash>, board: &[Region]) -> Talk {
        let seating = self.played.seating();
        if seating.seats().count() < 3 {
            return Talk::default();
        }
        let taken = |other: Seat| {
            let sitter = self.assignment(other).map(|assignment| &assignment.sitter);
            sitter.is_some_and(|sitter| *sitter != Sitter::Open)
        };
        let others = self.played.seats().iter().filter(|name| name.seat != seat);
        let listed = |name: &games::SeatName| ListedAddressee {
            word: name.word.clone(),
            name: name.in_sentence.clone(),
        };
        let mates = seating.teammates(seat);
        let team = (!mates.is_empty()).then(ListedAddressee::team);
        let alone = others.filter(|name| taken(name.seat)).map(listed);
        let here = self.seats_of(visitor);
        let is_here = |name: &&games::SeatName| {
            mates.contains(name.seat) && here.contains(&name.seat) && self.may_choose(name.seat)
        };
        Talk {
            same_screen: self.played.seats().iter().filter(is_here).map(listed).collect(),
            addressees: team.into_iter().chain(alone).collect(),
            deals: self.deal_desk(seat),
            teamwork: self.teamwork_panel(seat, board),
        }
    }

    fn teamwork_panel(&self, seat: Seat, board: &[Region]) -> Option<TeamworkPanel> {
        let mates = self.played.seating().teammates(seat);
        if mates.is_empty() || self.standing() != Standing::Playing {
            return None;
        }
        let partner = |mate: Seat| Partner {
            name: self.played.say_seat(mate),
            options: self.played.known_options(seat, mate),
        };
        let banner = |proposal: &Proposal| ProposalBanner {
            by: self.played.say_seat(proposal.by),
            to: self.played.say_seat(proposal.to),
            words: proposal.words.clone(),
            text: proposal.text.clone(),
        };
        let find = |wanted: fn(&Proposal) -> Seat| {
            let mut open = self.teamwork.proposals.iter();
            open.find(|proposal| wanted(proposal) == seat).map(banner)
        };
        let named = |word: String| (self.card_name(&word), word);
        let cards: BTreeSet<String> = cards_on(board).into_iter().collect();
        Some(TeamworkPanel {
            partners: mates.into_iter().map(partner).collect(),
            cards: cards
                .into_iter()
                .map(named)
                .map(|(name, word)| PointedCard { word, name })
                .collect(),
            proposed_to_you: find(|proposal| proposal.to),
            proposed_by_you: find(|proposal| proposal.by),
            pointed: self.pointed_for(seat).map(|pointed| pointed.card.clone()).collect(),
        })
    }

    /// What teammates point at for the seat.
    fn pointed_for(&self, seat: Seat) -> impl Iterator<Item = &Pointed> {
        self.teamwork.pointed.iter().filter(move |pointed| pointed.shown_to.contains(seat))
    }

    /// The same for programs.
    pub(super) fn teamwork_answer(&self, perspective: Perspective) -> TeamworkAnswer {
        let Perspective::Of(Viewer::Seat(seat)) = perspective else {
            return TeamworkAnswer::default();
        };
        let mates = self.played.seating().teammates(seat);
        if mates.is_empty() || self.standing() != Standing::Playing {
            return TeamworkAnswer::default();
        }
        let names = self.played.seats();
        let word = |seat: Seat| {
            let name = names.iter().find(|name| name.seat == seat);
            name.map(|name| name.word.clone()).unwrap_or_default()
        };
        let proposal = |wanted: fn(&Proposal) -> Seat| {
            self.teamwork.proposals.iter().find(move |proposal| wanted(proposal) == seat)
        };
        let proposal =
            proposal(|proposal| proposal.to).or_else(|| proposal(|proposal| proposal.by));
        let options = mates.into_iter().flat_map(|mate| {
            let options = self.played.known_options(seat, mate).into_iter();
            options.map(move |Offer { words, text, .. }| (mate, words, text))
        });
        TeamworkAnswer {
            proposal: proposal.map(|Proposal { by, to, words, text }| ProposalAnswer {
                from: word(*by),
                to: word(*to),
                choice: words.clone(),
                en: text.en.clone(),
                es: text.es.clone(),
            }),
            pointed: self
                .pointed_for(seat)
                .map(|pointed| PointedAnswer { from: word(pointed.by), card: pointed.card.clone() })
                .collect(),
            partner_options: options
                .map(|(mate, choice, text)| PartnerOption {
                    seat: word(mate),
                    choice,
                    en: text.en,
                    es: text.es,
                })
                .collect(),
        }
    }
}
