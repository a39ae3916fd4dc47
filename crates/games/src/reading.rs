//! What a reader is shown beyond the position: options that would change nothing, and the turns of
//! others in a few words.

use bots::Evaluator;
use lab::Figured;
use prose::{Conjunction, Text, text};
use table::{Luck, Offer, Seat, Seed, Viewer};
use ui::Board;
use ui::table_page::Happened;

use crate::live_match::LiveMatch;

/// The number of imagined worlds in which an option must change nothing.
const WORLDS: u64 = 3;
/// The most options that are tried out; a question with more names things and costs nothing.
const MOST_TRIED: usize = 64;
/// The most events that a summary names.
const MOST_BRIEFS: usize = 5;

impl<G: Board + Evaluator + Figured> LiveMatch<G> {
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
        let (game, state) = (self.played.game(), self.played.state());
        let ply = self.played.moves().len() as u64;
        // The worlds depend only on what the seat knows, and so does the answer.
        let worlds: Vec<G::State> = (0..WORLDS)
            .map(|n| game.imagine(state, seat, &mut Luck::new(Seed::from_number(ply * WORLDS + n))))
            .collect();
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

/// The first few, and how many more there are.
fn summed_up(mut briefs: Vec<Text>) -> Text {
    let more = briefs.len().saturating_sub(MOST_BRIEFS);
    briefs.truncate(MOST_BRIEFS);
    if more > 0 {
        briefs.push(text!("{n} more", "{n} más", n = more));
    }
    Text::list(briefs, Conjunction::And)
}
