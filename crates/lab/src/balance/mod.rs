//! The balance of a game: how often each side wins when equal bots play each setup.
//!
//! The results are plain data that is written to a file and read again, so that tables and pages
//! can be made anew without playing again. They may come from several runs, with any number of
//! sides at a table.

mod groups;
mod markdown;

use prose::{Conjunction, Text, text};
use serde::{Deserialize, Serialize};

pub(crate) use groups::{Group, Mean};
pub use markdown::{balance_markdown, replace_section};

use crate::sim::{CardFigures, Measure, Share, Side, Sim};

/// The number of games that a side must have played with a card, and without it, for its lift to be
/// shown: with fewer the interval is wider than 30 points, and the extremes are mostly luck.
pub(crate) const ENOUGH_GAMES: u64 = 40;

/// How texts are written to files.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Text")]
struct BothLanguages {
    en: String,
    es: String,
}

/// The balance of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// The game.
    pub game: String,
    /// Its name.
    #[serde(with = "BothLanguages")]
    pub title: Text,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was played, in one or more runs.
    pub runs: Vec<Run>,
}

/// The setups that one command played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The command that repeats it.
    pub command: String,
    /// The commit of the program.
    pub commit: String,
    /// `release`, or `debug` for a program that was not optimised.
    pub profile: String,
    /// The machine.
    pub machine: String,
    /// The bot in every seat.
    pub bot: String,
    /// The seed of every setup.
    pub seed: u64,
    /// The time it took.
    pub seconds: f64,
    /// The setups in the order in which they were played.
    pub matchups: Vec<Matchup>,
}

/// The results of one setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matchup {
    /// The setup in the game's notation.
    pub variant: String,
    /// The setup in words.
    #[serde(with = "BothLanguages")]
    pub setup: Text,
    /// Games played.
    pub games: u64,
    /// Games requested; more than `games` if it was stopped early.
    pub requested: u64,
    /// The number of games with the same luck.
    pub games_per_round: usize,
    /// Whether the same command gives the same result.
    pub reproducible: bool,
    /// The sides that played against each other.
    pub sides: Vec<Contender>,
    /// The win rate of the player who moved first; `None` without games or turns.
    pub first_player: Option<Rate>,
    /// The mean length in turns of all sides together, if the game has turns.
    pub turns: Option<f64>,
    /// The mean length in decisions.
    pub decisions: f64,
    /// The cards that a side had in some games and not in others, the highest lift first.
    pub cards: Vec<CardLift>,
}

/// One side of a setup: a player or a team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contender {
    /// The ids of its factions, one for each player.
    pub factions: Vec<String>,
    /// Its name: of the faction, or of those of a team.
    #[serde(with = "BothLanguages")]
    pub name: Text,
    /// The number of games in which it moved first.
    pub moved_first: u64,
    /// Its win rate; `None` without games.
    pub rate: Option<Rate>,
}

/// A win rate with its 95 % interval, over whole rounds of games with the same luck.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rate {
    /// The win rate.
    pub win_rate: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The lift of a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardLift {
    /// Its id in files.
    pub id: String,
    /// Its name.
    #[serde(with = "BothLanguages")]
    pub name: Text,
    /// The faction it belongs to; empty where cards belong to none.
    #[serde(with = "BothLanguages")]
    pub faction: Text,
    /// Its cost.
    pub cost: Option<u8>,
    /// The sides that the lift compares.
    pub measured_by: Measure,
    /// Sides that had it.
    pub with_games: u64,
    /// Sides that did not.
    pub without_games: u64,
    /// The win rate with it, minus the win rate without.
    pub lift: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The reason why results cannot be put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unlike {
    /// They are of different games.
    Game(String, String),
    /// They were played with different versions of the rules.
    Rules(u32, u32),
}

impl Balance {
    /// All setups of all runs.
    pub fn matchups(&self) -> impl Iterator<Item = &Matchup> {
        self.runs.iter().flat_map(|run| &run.matchups)
    }

    /// Adds the runs of another result of the same game.
    ///
    /// # Errors
    /// When the game or its rules are not the same.
    pub fn join(&mut self, more: Self) -> Result<(), Unlike> {
        if self.game != more.game {
            return Err(Unlike::Game(self.game.clone(), more.game));
        }
        if self.rules_version != more.rules_version {
            return Err(Unlike::Rules(self.rules_version, more.rules_version));
        }
        self.runs.extend(more.runs);
        Ok(())
    }
}

impl Matchup {
    /// The side that moved first in every game, if the same always does: then its advantage and
    /// that of the first turn cannot be told apart.
    pub(crate) fn always_first(&self) -> Option<&Contender> {
        self.sides.iter().find(|side| self.games > 0 && side.moved_first == self.games)
    }

    /// "Empire – Rebels".
    pub(crate) fn name(&self) -> Text {
        let names = |lang: fn(&Text) -> &str| {
            self.sides.iter().map(|side| lang(&side.name)).collect::<Vec<_>>().join(" – ")
        };
        Text { en: names(|text| &text.en), es: names(|text| &text.es) }
    }

    /// The cards with the highest and with the lowest lift, at most `count` each, the most extreme
    /// first; only cards with enough games.
    pub(crate) fn extremes(&self, count: usize) -> [Vec<&CardLift>; 2] {
        let known = self.cards.iter().filter(|card| card.has_enough_games());
        let better = known.clone().filter(|card| card.lift > 0.0).take(count);
        let worse = known.rev().filter(|card| card.lift < 0.0).take(count);
        [better.collect(), worse.collect()]
    }
}

impl From<&Sim> for Matchup {
    fn from(sim: &Sim) -> Self {
        Self {
            variant: sim.variant.clone(),
            setup: sim.setup.clone(),
            games: sim.games,
            requested: sim.requested,
            games_per_round: sim.games_per_round,
            reproducible: sim.reproducible,
            sides: contenders(sim),
            first_player: rate(&sim.first_seat),
            turns: sim.lengths.turns.as_ref().map(|length| length.mean),
            decisions: sim.decisions_per_game,
            cards: sim.cards.iter().filter_map(CardLift::of).collect(),
        }
    }
}

/// The reason why a run cannot be repeated exactly, if there is one.
pub(crate) fn caution(run: &Run) -> Option<Text> {
    if run.matchups.iter().any(|matchup| matchup.games < matchup.requested) {
        return Some(text!(
            "Stopped early: not all games were played, and which ones depends on the machine.",
            "Detenida antes de tiempo: no se jugaron todas las partidas, y cuáles depende de la máquina."
        ));
    }
    let exact = run.matchups.iter().all(|matchup| matchup.reproducible);
    (!exact).then(|| {
        text!(
            "The bot depends on the clock or on an external program, so a repetition will differ slightly.",
            "El bot depende del reloj o de un programa externo, así que una repetición variará un poco."
        )
    })
}

/// The sides of a simulation. Where seats have a name in common, the simulation counts them
/// together, and so they are one side here too.
fn contenders(sim: &Sim) -> Vec<Contender> {
    if sim.factions.len() != sim.wins_by_seat.len() {
        return sim.factions.iter().map(|side| contender(&[side])).collect();
    }
    let members = sim.sides.iter().map(|seats| {
        let members: Vec<&Side> =
            seats.into_iter().map(|seat| &sim.factions[seat.index()]).collect();
        contender(&members)
    });
    members.collect()
}

/// A side with these members, who win and lose together.
fn contender(members: &[&Side]) -> Contender {
    Contender {
        factions: members.iter().map(|side| side.side.clone()).collect(),
        name: Text::list(members.iter().map(|side| side.name.clone()), Conjunction::And),
        moved_first: members.iter().map(|side| side.moved_first).sum(),
        rate: members.first().and_then(|side| rate(&side.share)),
    }
}

fn rate(share: &Share) -> Option<Rate> {
    let interval = share.interval();
    share.win_rate.map(|win_rate| Rate { win_rate, low: interval.low, high: interval.high })
}

impl CardLift {
    fn of(card: &CardFigures) -> Option<Self> {
        let lift = card.lift?;
        let split = card.gained.as_ref().unwrap_or(&card.played);
        Some(Self {
            id: card.id.to_owned(),
            name: card.name.clone(),
            faction: card.faction.clone().unwrap_or_default(),
            cost: card.cost,
            measured_by: card.measured_by,
            with_games: split.with.games,
            without_games: split.without.games,
            lift: lift.lift,
            low: lift.low,
            high: lift.high,
        })
    }

    /// The name, with a mark if the lift compares games in which the card was played.
    pub(crate) fn marked_name(&self) -> Text {
        match self.measured_by {
            Measure::Gained => self.name.clone(),
            Measure::Played => self.name.clone().map(|name| name + " †"),
        }
    }

    /// Whether there are enough games to show the lift.
    fn has_enough_games(&self) -> bool {
        self.with_games.min(self.without_games) >= ENOUGH_GAMES
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A balance with these setups.
    pub(crate) fn balance(matchups: Vec<Matchup>) -> Balance {
        let run = Run {
            command: "cantina balance test --games 400 --seed 7".to_owned(),
            commit: "abc".to_owned(),
            profile: "release".to_owned(),
            machine: "a machine".to_owned(),
            bot: "search:500".to_owned(),
            seed: 7,
            seconds: 61.0,
            matchups,
        };
        let title = Text::new("The Test", "La Prueba");
        Balance { game: "test".to_owned(), title, rules_version: 1, runs: vec![run] }
    }

    /// A setup of sides with these win rates; a team is written with a plus sign.
    pub(crate) fn matchup(sides: &[(&str, f64)]) -> Matchup {
        let rate = |win_rate| Some(Rate { win_rate, low: win_rate - 0.05, high: win_rate + 0.05 });
        let side = |&(name, win_rate): &(&str, f64)| Contender {
            factions: name.split('+').map(str::to_owned).collect(),
            name: Text::same(name),
            moved_first: 200 / sides.len() as u64,
            rate: rate(win_rate),
        };
        Matchup {
            variant: "life=10".to_owned(),
            setup: Text::new("Ten life", "Diez de vida"),
            games: 200,
            requested: 200,
            games_per_round: 2,
            reproducible: true,
            sides: sides.iter().map(side).collect(),
            first_player: rate(0.52),
            turns: Some(31.25),
            decisions: 400.0,
            cards: Vec::new(),
        }
    }

    /// A card with this lift and so many games with it, and without.
    pub(crate) fn card(id: &str, lift: f64, games: (u64, u64)) -> CardLift {
        CardLift {
            id: id.to_owned(),
            name: Text::same(id),
            faction: Text::new("Neutral", "Neutral"),
            cost: Some(3),
            measured_by: Measure::Gained,
            with_games: games.0,
            without_games: games.1,
            lift,
            low: lift - 0.1,
            high: lift + 0.1,
        }
    }

    #[test]
    fn extremes_are_cards_with_enough_games_on_both_sides_of_zero() {
        let enough = (ENOUGH_GAMES, 200);
        let mut matchup = matchup(&[("a", 0.6), ("b", 0.4)]);
        matchup.cards = vec![
            card("few", 0.9, (ENOUGH_GAMES - 1, 200)),
            card("always", 0.8, (200, ENOUGH_GAMES - 1)),
            card("best", 0.5, enough),
            card("good", 0.3, enough),
            card("fair", 0.1, enough),
            card("bad", -0.1, enough),
            card("worst", -0.4, enough),
        ];
        let ids =
            |cards: &[&CardLift]| cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        let [better, worse] = matchup.extremes(2);
        assert_eq!(ids(&better), ["best", "good"]);
        assert_eq!(ids(&worse), ["worst", "bad"]);
    }

    #[test]
    fn only_results_of_the_same_game_and_rules_are_joined() {
        let mut one = balance(vec![matchup(&[("a", 0.6), ("b", 0.4)])]);
        let other = Balance { game: "chess".to_owned(), ..one.clone() };
        let later = Balance { rules_version: 2, ..one.clone() };
        assert_eq!(one.join(other), Err(Unlike::Game("test".to_owned(), "chess".to_owned())));
        assert_eq!(one.join(later), Err(Unlike::Rules(1, 2)));
        assert_eq!(one.clone().join(one.clone()), Ok(()));
        assert_eq!(one.join(one.clone()), Ok(()));
        assert_eq!(one.matchups().count(), 2);
    }
}
