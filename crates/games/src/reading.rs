//! What a reader is shown beyond the position: options that would change nothing, and the turns of
//! others in a few words.

use bots::Evaluator;
use lab::Figured;
use prose::{Conjunction, Text, text};
use table::{Luck, Offer, Seat, Seed, Status, Viewer};
use ui::Board;
use ui::board::THEN;
use ui::table_page::Happened;

use crate::live_match::LiveMatch;

/// The number of imagined worlds in which an option must change nothing.
const WORLDS: u64 = 3;
/// The most options that are tried out; a question with more names things and costs nothing.
const MOST_TRIED: usize = 64;
/// The most events that a summary names.
const MOST_BRIEFS: usize = 5;

impl<G: Board + Evaluator + Figured> LiveMatch<G> {
    /// Some worlds that the seat can imagine. They depend only on what the seat knows, and so does
    /// what is learnt from them.
    pub(crate) fn worlds(&self, seat: Seat) -> Vec<G::State> {
        let (game, state) = (self.played.game(), self.played.state());
        let ply = self.played.moves().len() as u64;
        let luck = |n| Luck::new(Seed::from_number(ply * WORLDS + n));
        (0..WORLDS).map(|n| game.imagine(state, seat, &mut luck(n))).collect()
    }

    /// The options that the seat has after a yes, if they are the same in every imagined world.
    pub(crate) fn after_yes(
        &self,
        seat: Seat,
        offers: &[Offer<G::Choice>],
    ) -> Vec<Offer<G::Choice>> {
        let game = self.played.game();
        let Some(yes) = offers.iter().find(|offer| game.is_yes(offer.choice)) else {
            return Vec::new();
        };
        let then = |mut world: G::State| {
            game.advance(&mut world, seat, yes.choice);
            match game.status(&world) {
                Status::Decide(seats) if seats.contains(seat) => {
                    let view = game.view(&world, Viewer::Seat(seat));
                    table::offers(game, &world, seat, &view)
                }
                _ => Vec::new(),
            }
        };
        let mut worlds = self.worlds(seat).into_iter().map(then);
        let first = worlds.next().unwrap_or_default();
        if !worlds.all(|other| other == first) {
            return Vec::new();
        }
        let both = |offer: Offer<G::Choice>| Offer {
            words: format!("{}{THEN}{}", yes.words, offer.words),
            ..offer
        };
        first.into_iter().map(both).collect()
    }

    /// The last choice, if the seat has just made it and can make it again, maybe with another copy.
    pub(crate) fn again(&self, seat: Seat, offers: &[Offer<G::Choice>]) -> Option<String> {
        let last = self.last_choice.as_ref().filter(|last| last.0 == seat)?;
        let same =
            |offer: &&Offer<G::Choice>| without_copies(&offer.words) == without_copies(&last.1);
        offers.iter().find(same).map(|offer| offer.words.clone())
    }

    /// The options that would change nothing but their own costs, as far as the seat can know.
    pub(crate) fn idle_options(
        &self,
        seat: Seat,
        view: &G::View,
        offers: &[Offer<G::Choice>],
    ) -> Vec<G::Choice> {
        if offers.len() < 2 || offers.len() > MOST_TRIED {
            return Vec::new();
        }
        let game = self.played.game();
        let worlds = self.worlds(seat);
        let changes_nothing = |choice: G::Choice| {
            worlds.iter().all(|world| {
                let mut after = world.clone();
                let mut events = Vec::new();
                game.apply(&mut after, seat, choice, &mut events);
                game.is_idle(view, choice, &events)
            })
        };
        offers.iter().map(|offer| offer.choice).filter(|choice| changes_nothing(*choice)).collect()
    }

    /// The choices of others since the viewer's last one; for viewers without a seat, the last run of
    /// choices by one seat.
    pub(crate) fn happened(&self, viewer: Viewer, view: &G::View) -> Option<Happened> {
        let moves = self.played.moves();
        let last = moves.last()?.seat;
        let own = match viewer {
            Viewer::Seat(seat) if seat == last => return None,
            Viewer::Seat(seat) => moves.iter().rposition(|made| made.seat == seat),
            Viewer::Watcher | Viewer::Judge => moves.iter().rposition(|made| made.seat != last),
        };
        let since = own.map_or(0, |at| at + 1);
        let game = self.played.game();
        let events = || self.recent.iter().filter(move |logged| logged.ply > since);
        let mut seats: Vec<(Seat, Vec<Text>)> = Vec::new();
        for logged in events() {
            let seat = moves.get(logged.ply - 1)?.seat;
            let Some(event) = game.witness(&logged.event, viewer) else { continue };
            let Some(brief) = game.brief(view, &event) else { continue };
            match seats.iter_mut().find(|(one, _)| *one == seat) {
                Some((_, briefs)) => briefs.push(brief),
                None => seats.push((seat, vec![brief])),
            }
        }
        let said = seats.into_iter().map(|(seat, briefs)| {
            let who = game.say_seat(view, seat).capitalised();
            text!("{who}: {what}.", "{who}: {what}.", who = who, what = summed_up(briefs))
        });
        let text = said.reduce(Text::then)?;
        Some(Happened { text, lines: self.lines(events(), viewer) })
    }
}

/// A choice without the numbers of copies: `play x#2` and `play x` mean cards of the same title.
fn without_copies(words: &str) -> String {
    let mut parts = words.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_digit()));
    rest.fold(first, |written, part| written + part)
}

/// The first few, and how many more there are.
fn summed_up(mut briefs: Vec<Text>) -> Text {
    let more = briefs.len().saturating_sub(MOST_BRIEFS);
    briefs.truncate(MOST_BRIEFS);
    if more > 0 {
        briefs.push(text!("{n} more", "{n} más", n = more));
    }
    Text::list(briefs, Conjunction::And)
}
