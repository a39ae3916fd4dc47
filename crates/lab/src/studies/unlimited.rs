//! Unlimited: every side begins with its deck, so only playing a card tells anything about it.

use std::sync::LazyLock;

use prose::{Conjunction, Say as _, Text};
use table::{Game as _, Luck, Seat, Viewer};
use unlimited::decks::{Title as CardTitle, random_deck};
use unlimited::{
    Ambush, AttackOrder, Completing, DeployGuard, Event, EventZone, FirstPlayer, Losing, Ruleset,
    Setup, State, Unlimited, UpgradeFall,
};

use super::{Note, Source, Studied, Title, TitleNumber, any_of};

/// The titles a deck can hold, and leaders, which are deployed.
static PLAYED: LazyLock<Vec<CardTitle>> = LazyLock::new(|| {
    let playable =
        |title: &CardTitle| title.is_deckable() || title.card().kind == unlimited::Kind::Leader;
    CardTitle::all().filter(playable).collect()
});

/// The place of each title, if it is one of those.
static NUMBERS: LazyLock<Vec<Option<TitleNumber>>> = LazyLock::new(|| {
    let place = |title| PLAYED.iter().position(|played| *played == title);
    CardTitle::all().map(|title| place(title).map(TitleNumber)).collect()
});

impl Studied for Unlimited {
    fn titles() -> Vec<Title> {
        PLAYED.iter().map(|&title| describe(title)).collect()
    }

    fn any_setup(luck: &mut Luck) -> Setup {
        let decks = [random_deck(luck), random_deck(luck)];
        let ruleset = any_of(vec![Ruleset::SEED, Ruleset::CR8, any_ruleset(luck)], luck);
        Setup { decks, ruleset, ..Setup::default() }
    }

    fn begins(&self, start: &State) -> Option<Seat> {
        Some(self.view(start, Viewer::Watcher).initiative)
    }

    #[inline]
    fn note(event: &Event) -> Option<Note> {
        match *event {
            Event::Passed(_) | Event::TookInitiative(_) => Some(Note::NextTurn),
            Event::Played(seat, piece, ..) => {
                NUMBERS[piece.title.index()].map(|number| Note::Played(seat, number))
            }
            Event::Deployed(piece) => {
                NUMBERS[piece.title.index()].map(|number| Note::Played(piece.card.owner(), number))
            }
            _ => None,
        }
    }
}

/// Each switch of the editions by itself.
fn any_ruleset(luck: &mut Luck) -> Ruleset {
    Ruleset {
        first_player: any_of(vec![FirstPlayer::Assigned, FirstPlayer::Chooser], luck),
        attack_order: any_of(vec![AttackOrder::Fixed, AttackOrder::Window], luck),
        event_zone: any_of(vec![EventZone::After, EventZone::Before], luck),
        ambush: any_of(vec![Ambush::Ready, Ambush::Exhausted], luck),
        deploy_guard: any_of(vec![DeployGuard::On, DeployGuard::Off], luck),
        upgrade_fall: any_of(vec![UpgradeFall::After, UpgradeFall::Same], luck),
        completing: any_of(vec![Completing::Survive, Completing::Any], luck),
        losing: any_of(vec![Losing::Final, Losing::Newest], luck),
    }
}

fn describe(title: CardTitle) -> Title {
    let card = title.card();
    let aspects: Vec<Text> = card.aspects.iter().map(|aspect| aspect.name()).collect();
    Title {
        id: card.id,
        name: title.text(),
        faction: (!aspects.is_empty()).then(|| Text::list(aspects, Conjunction::And)),
        cost: Some(card.cost),
        source: Source::Start,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_that_can_be_played_or_deployed_is_a_title() {
        assert_eq!(Unlimited::titles().len(), 222 + 18);
        for (number, title) in PLAYED.iter().enumerate() {
            assert_eq!(NUMBERS[title.index()], Some(TitleNumber(number)));
        }
        assert_eq!(NUMBERS[CardTitle::SHIELD.index()], None);
    }
}
