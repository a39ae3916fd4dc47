//! A match played with card numbers of the set, and the choices it refuses.

use std::sync::LazyLock;

use table::{Because, Game as _, Luck, Refusal, Seat, Seed, Silent, Viewer};
use unlimited::decks::{Deck, Format, Title, from_code};
use unlimited::{CardId, Choice, Piece, Question, Setup, State, Unlimited, View};

pub(crate) const BLUE: Seat = Seat::new(0);
pub(crate) const RED: Seat = Seat::new(1);

pub(crate) static GAME: LazyLock<Unlimited> = LazyLock::new(Unlimited::new);

/// A match in which Blue has the initiative.
pub(crate) struct Position {
    pub(crate) state: State,
}

pub(crate) fn title(number: u8) -> Title {
    Title::of_number(number).expect("a card of the set")
}

/// A limited deck, which has no limit of copies, so that a few titles fill it.
fn deck(code: &str) -> Deck {
    from_code(code).expect("a code").check(Format::Limited).expect("a deck")
}

fn in_hand(view: &View, seat: Seat, number: u8) -> impl Iterator<Item = CardId> {
    let hand = view.side(seat).hand.iter().flatten();
    hand.filter(move |piece| piece.title.number() == number).map(|piece| piece.card)
}

impl Position {
    /// A match before the mulligans, in which the first hands hold these cards.
    pub(crate) fn dealt(codes: [&str; 2], wanted: [&[u8]; 2]) -> Self {
        let setup = Setup { decks: codes.map(deck), format: Format::Limited, ..Setup::default() };
        let dealt = |seed| {
            let luck = Luck::new(Seed::from_number(seed));
            Self { state: GAME.start(&setup, luck).expect("a setup") }
        };
        let suits = |position: &Self| {
            let view = position.view();
            let has = |seat, cards: &[u8]| {
                cards.iter().all(|&number| {
                    let needed = cards.iter().filter(|&&same| same == number).count();
                    in_hand(&view, seat, number).count() >= needed
                })
            };
            view.initiative == BLUE && has(BLUE, wanted[0]) && has(RED, wanted[1])
        };
        (0..20_000).map(dealt).find(suits).expect("a seed with these hands")
    }

    /// A match at the first action; the wanted cards are still in hand.
    pub(crate) fn begun(codes: [&str; 2], wanted: [&[u8]; 2]) -> Self {
        let mut position = Self::dealt(codes, wanted);
        for seat in [BLUE, RED] {
            position.choose(seat, Choice::Keep);
        }
        for (seat, wanted) in [(BLUE, wanted[0]), (RED, wanted[1])] {
            for _ in 0..2 {
                let card = position.spare(seat, wanted);
                position.choose(seat, Choice::Pick(card));
            }
        }
        position
    }

    /// A card in hand that is not wanted and not picked yet.
    fn spare(&self, seat: Seat, wanted: &[u8]) -> CardId {
        let view = self.view();
        let mut kept = wanted.to_vec();
        let picked: Vec<Piece> = view.side(seat).picked.iter().flatten().copied().collect();
        let mut spare = view.side(seat).hand.iter().flatten().filter(|piece| {
            let place = kept.iter().position(|&number| number == piece.title.number());
            place.map(|place| kept.remove(place)).is_none() && !picked.contains(piece)
        });
        spare.next().expect("a card to spare").card
    }

    pub(crate) fn view(&self) -> View {
        GAME.view(&self.state, Viewer::Judge)
    }

    /// The legal choices of the seat.
    pub(crate) fn options(&self, seat: Seat) -> Vec<Choice> {
        let mut options = Vec::new();
        GAME.legal(&self.state, seat, &mut options);
        options
    }

    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        GAME.question(&self.state, seat)
    }

    /// Makes a choice that must be an option.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        if let Err(refusal) = GAME.attempt(&mut self.state, seat, choice, &mut Silent) {
            panic!("{choice:?}: {refusal}");
        }
    }

    /// Makes a choice, then answers every question until a player must take an action.
    pub(crate) fn act(&mut self, seat: Seat, choice: Choice) {
        self.choose(seat, choice);
        while let Some(asked) = [BLUE, RED]
            .into_iter()
            .find(|&seat| self.question(seat).is_some_and(|question| question != Question::Action))
        {
            let options = self.options(asked);
            self.choose(asked, *options.last().expect("an option"));
        }
    }

    /// Plays a card with this number from hand.
    pub(crate) fn play(&mut self, seat: Seat, number: u8) -> CardId {
        let card = self.held(seat, number);
        self.act(seat, Choice::Play(card));
        card
    }

    /// The active players pass until the round is over, and each makes a resource of a card that is
    /// not wanted.
    pub(crate) fn next_round(&mut self, wanted: [&[u8]; 2]) {
        let acts = |table: &Self, seat| table.question(seat) == Some(Question::Action);
        while let Some(seat) = [BLUE, RED].into_iter().find(|&seat| acts(self, seat)) {
            self.choose(seat, Choice::Pass);
        }
        let first = self.view().initiative;
        for seat in [first, first.other()] {
            let card = self.spare(seat, wanted[seat.index()]);
            self.choose(seat, Choice::Resource(card));
        }
    }

    /// Plays rounds until both players have `many` resources.
    pub(crate) fn until_resources(&mut self, many: usize, wanted: [&[u8]; 2]) {
        while self.view().side(BLUE).resources.len() < many {
            self.next_round(wanted);
        }
    }

    /// The card with this number in the seat's hand.
    pub(crate) fn held(&self, seat: Seat, number: u8) -> CardId {
        in_hand(&self.view(), seat, number).next().expect("a card in hand")
    }

    /// Returns the rule or card that refuses the choice. The state must stay the same, and the
    /// sentence must be complete in both languages.
    pub(crate) fn refused(&self, seat: Seat, choice: Choice) -> String {
        self.refusal(seat, choice).because.to_string()
    }

    /// Returns the refusal in English.
    pub(crate) fn said(&self, seat: Seat, choice: Choice) -> String {
        self.refusal(seat, choice).text.en
    }

    fn refusal(&self, seat: Seat, choice: Choice) -> Refusal {
        let mut state = self.state;
        let refusal = GAME
            .attempt(&mut state, seat, choice, &mut Silent)
            .expect_err("a choice that is refused");
        assert_eq!(state, self.state, "{choice:?}");
        check(&refusal);
        refusal
    }
}

/// Checks that the refusal names a rule of the catalogue or a card, and is complete in both
/// languages.
pub(crate) fn check(refusal: &Refusal) {
    assert_eq!(refusal.text.is_complete(), Ok(()));
    assert!(refusal.text.en.ends_with('.') && refusal.text.es.ends_with('.'), "{refusal}");
    match refusal.because {
        Because::Rule(id) => assert!(rulebook::find(id.0).is_some(), "{refusal}"),
        Because::Card(id) => assert!(Title::of_id(id).is_some(), "{refusal}"),
    }
}
