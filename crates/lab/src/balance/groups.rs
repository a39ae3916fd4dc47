//! Setups of one kind side by side, and what they say about each faction.

use prose::{Text, text};

use super::{Balance, Contender, Matchup, Rate};

/// Setups for the same number of players and teams, each set of sides at most once. A second setup
/// of the same sides, with other settings, goes to a further group.
#[derive(Debug)]
pub(crate) struct Group<'a> {
    pub(crate) matchups: Vec<&'a Matchup>,
    /// How many groups of this kind came before.
    repetition: usize,
}

/// The mean of several win rates.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mean {
    /// Whose win rates.
    pub(crate) name: Text,
    /// The number of setups.
    pub(crate) setups: usize,
    /// The mean, in which every setup counts the same.
    pub(crate) rate: Rate,
}

impl Mean {
    /// The mean of the rates of different setups, whose luck is unrelated; the distances to the
    /// ends of the intervals add up as squares, as in Newcombe's interval of a difference.
    fn new(name: Text, rates: &[Rate]) -> Option<Self> {
        let count = rates.len() as f64;
        let mean = rates.iter().map(|rate| rate.win_rate).sum::<f64>() / count;
        let spread = |distance: fn(&Rate) -> f64| {
            rates.iter().map(|rate| distance(rate).powi(2)).sum::<f64>().sqrt() / count
        };
        let rate = Rate {
            win_rate: mean,
            low: mean - spread(|rate| rate.win_rate - rate.low),
            high: mean + spread(|rate| rate.high - rate.win_rate),
        };
        (!rates.is_empty()).then_some(Self { name, setups: rates.len(), rate })
    }
}

impl Balance {
    /// The setups that were played, in groups that can be compared.
    pub(crate) fn groups(&self) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for matchup in self.matchups() {
            let alike = |group: &&Group<'_>| shape(group.matchups[0]) == shape(matchup);
            let repetition = groups.iter().filter(alike).count();
            let fits = |group: &&mut Group<'_>| {
                shape(group.matchups[0]) == shape(matchup) && !group.has(&sides(matchup))
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.matchups.push(matchup),
                None => groups.push(Group { matchups: vec![matchup], repetition }),
            }
        }
        groups
    }
}

/// The number of players of each side.
fn shape(matchup: &Matchup) -> Vec<usize> {
    matchup.sides.iter().map(|side| side.factions.len()).collect()
}

/// The factions of each side, whatever their order.
fn sides(matchup: &Matchup) -> Vec<&[String]> {
    let mut sides: Vec<&[String]> = matchup.sides.iter().map(|side| &side.factions[..]).collect();
    sides.sort_unstable();
    sides
}

impl<'a> Group<'a> {
    fn has(&self, wanted: &[&[String]]) -> bool {
        self.matchups.iter().any(|matchup| sides(matchup) == wanted)
    }

    /// "One against one", "Three players" and so on.
    pub(crate) fn title(&self) -> Text {
        let title = match shape(self.matchups[0])[..] {
            [1, 1] => text!("One against one", "Uno contra uno"),
            [2, 2] => text!("Two against two", "Dos contra dos"),
            ref shape if shape.iter().all(|players| *players == 1) => {
                let players = shape.len();
                text!(
                    "{players} players, each alone",
                    "{players} jugadores, cada uno por su cuenta",
                    players = players
                )
            }
            ref shape => {
                let teams = shape.len();
                text!("{teams} teams", "{teams} equipos", teams = teams)
            }
        };
        if self.repetition == 0 {
            return title;
        }
        text!("{title}, other settings", "{title}, otros ajustes", title = title)
    }

    /// The win rate of a side of average strength.
    pub(crate) fn fair_share(&self) -> f64 {
        1.0 / self.matchups[0].sides.len().max(1) as f64
    }

    /// All sides of the setups, in the order in which they were first met.
    pub(crate) fn contenders(&self) -> Vec<&'a Contender> {
        let mut found: Vec<&Contender> = Vec::new();
        for side in self.matchups.iter().flat_map(|matchup| &matchup.sides) {
            if !found.iter().any(|known| known.factions == side.factions) {
                found.push(side);
            }
        }
        found
    }

    /// The win rate of one side against another, if just these two played.
    pub(crate) fn against(&self, one: &Contender, other: &Contender) -> Option<Rate> {
        self.matchups.iter().find_map(|matchup| match &matchup.sides[..] {
            [first, second] if is(first, one) && is(second, other) => first.rate,
            [first, second] if is(second, one) && is(first, other) => second.rate,
            _ => None,
        })
    }

    /// The mean win rate of each side over the setups it played, the highest first.
    pub(crate) fn means(&self) -> Vec<Mean> {
        let of = |contender: &&Contender| {
            let all = self.matchups.iter().flat_map(|matchup| &matchup.sides);
            let rates: Vec<Rate> =
                all.filter(|side| is(side, contender)).filter_map(|side| side.rate).collect();
            Mean::new(contender.name.clone(), &rates)
        };
        let mut means: Vec<Mean> = self.contenders().iter().filter_map(of).collect();
        means.sort_by(|one, other| other.rate.win_rate.total_cmp(&one.rate.win_rate));
        means
    }

    /// The mean win rate of the first player, over the setups in which not always the same side
    /// begins.
    pub(crate) fn first_player(&self) -> Option<Mean> {
        let open = self.matchups.iter().filter(|matchup| matchup.always_first().is_none());
        let rates: Vec<Rate> = open.filter_map(|matchup| matchup.first_player).collect();
        Mean::new(text!("First player", "Quien empieza"), &rates)
    }
}

fn is(side: &Contender, wanted: &Contender) -> bool {
    side.factions == wanted.factions
}

#[cfg(test)]
mod tests {
    use super::super::tests::{balance, matchup};
    use super::*;

    #[test]
    fn each_kind_of_table_and_each_repeated_pair_has_its_group() {
        let balance = balance(vec![
            matchup(&[("a", 0.6), ("b", 0.4)]),
            matchup(&[("a", 0.7), ("c", 0.3)]),
            matchup(&[("a", 0.3), ("b", 0.3), ("c", 0.4)]),
            matchup(&[("b", 0.5), ("a", 0.5)]),
            matchup(&[("a+b", 0.5), ("c+d", 0.5)]),
        ]);
        let groups = balance.groups();
        let sizes: Vec<usize> = groups.iter().map(|group| group.matchups.len()).collect();
        assert_eq!(sizes, [2, 1, 1, 1]);
        let titles: Vec<String> = groups.iter().map(|group| group.title().en).collect();
        assert_eq!(
            titles,
            [
                "One against one",
                "3 players, each alone",
                "One against one, other settings",
                "Two against two"
            ]
        );
        assert!((groups[1].fair_share() - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn the_matrix_knows_a_pair_from_both_sides() {
        let balance = balance(vec![matchup(&[("a", 0.6), ("b", 0.4)])]);
        let groups = balance.groups();
        let [a, b] = groups[0].contenders()[..] else { panic!("two sides") };
        let rate = |one, other| groups[0].against(one, other).map(|rate| rate.win_rate);
        assert_eq!((rate(a, b), rate(b, a), rate(a, a)), (Some(0.6), Some(0.4), None));
    }

    #[test]
    fn means_count_every_setup_the_same_and_add_up_squares() {
        let balance =
            balance(vec![matchup(&[("a", 0.6), ("b", 0.4)]), matchup(&[("c", 0.2), ("a", 0.8)])]);
        let means = balance.groups()[0].means();
        let names: Vec<&str> = means.iter().map(|mean| mean.name.en.as_str()).collect();
        assert_eq!(names, ["a", "b", "c"], "the strongest first");
        let Mean { setups, rate, .. } = &means[0];
        assert_eq!(*setups, 2);
        // Each rate of these tests has an interval of 0.05 to both sides.
        assert!((rate.win_rate - 0.7).abs() < 1e-12, "{rate:?}");
        assert!((rate.high - rate.win_rate - 0.05 / 2.0_f64.sqrt()).abs() < 1e-12, "{rate:?}");
    }

    #[test]
    fn a_side_that_always_begins_says_nothing_about_the_first_turn() {
        let open = matchup(&[("a", 0.6), ("b", 0.4)]);
        let mut fixed = matchup(&[("a", 0.9), ("c", 0.1)]);
        fixed.sides[0].moved_first = fixed.games;
        fixed.first_player = fixed.sides[0].rate;
        let both = balance(vec![open.clone(), fixed.clone()]);
        let mean = both.groups()[0].first_player().expect("an open setup");
        assert_eq!(
            (mean.setups, Some(mean.rate.win_rate)),
            (1, open.first_player.map(|r| r.win_rate))
        );
        assert_eq!(balance(vec![fixed]).groups()[0].first_player(), None);
    }
}
