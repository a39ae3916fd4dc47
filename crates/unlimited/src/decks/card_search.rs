//! Searches the cards of the set for a deck under construction.

use std::sync::LazyLock;

use prose::{Say as _, Text, fold, text};

use super::Title;
use super::costs::{COLUMNS, column};
use super::sketch::Sketch;
use crate::speech::card_text::card_text;
use crate::words::{Arena, Aspect, Kind, Trait};

/// The sorts of cards that the deck builder lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Sort {
    Leader,
    Base,
    Ground,
    Space,
    Event,
    Upgrade,
}

impl Sort {
    /// All sorts, in the order in which a deck is built.
    pub const ALL: [Self; 6] =
        [Self::Leader, Self::Base, Self::Ground, Self::Space, Self::Event, Self::Upgrade];
    /// The sorts that a draw deck consists of.
    pub const DECKABLE: [Self; 4] = [Self::Ground, Self::Space, Self::Event, Self::Upgrade];

    /// Its word in web addresses.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Base => "base",
            Self::Ground => "ground",
            Self::Space => "space",
            Self::Event => "event",
            Self::Upgrade => "upgrade",
        }
    }

    /// Its plural name.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Leader => text!("Leaders", "Líderes"),
            Self::Base => text!("Bases", "Bases"),
            Self::Ground => text!("Ground units", "Unidades terrestres"),
            Self::Space => text!("Space units", "Unidades espaciales"),
            Self::Event => text!("Events", "Eventos"),
            Self::Upgrade => text!("Upgrades", "Mejoras"),
        }
    }

    /// The sort of a card; `None` for tokens.
    #[must_use]
    pub fn of(title: Title) -> Option<Self> {
        let card = title.card();
        match (card.kind, card.arena) {
            (Kind::Leader, _) => Some(Self::Leader),
            (Kind::Base, _) => Some(Self::Base),
            (Kind::Unit, Arena::Ground) => Some(Self::Ground),
            (Kind::Unit, Arena::Space) => Some(Self::Space),
            (Kind::Event, _) => Some(Self::Event),
            (Kind::Upgrade, _) => Some(Self::Upgrade),
            (Kind::Token, _) => None,
        }
    }
}

/// Whether cards with an aspect penalty are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Penalised {
    /// All cards.
    #[default]
    Shown,
    /// Only cards without a penalty.
    Hidden,
}

/// A card search. A card must match one entry of each list; an empty list matches every card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sought {
    /// The sorts of cards; if empty, the sort the deck needs next: a leader, a base, then cards.
    pub sorts: Vec<Sort>,
    /// The aspects; `None` matches cards without an aspect.
    pub aspects: Vec<Option<Aspect>>,
    /// Columns of the cost curve.
    pub costs: Vec<usize>,
    /// A trait.
    pub of_trait: Option<Trait>,
    /// Words that occur in the name, the traits or the text, in either language.
    pub words: String,
    /// Whether cards with an aspect penalty are listed.
    pub penalised: Penalised,
}

/// The word in web addresses for cards without aspects.
const NO_ASPECT: &str = "none";

impl Sought {
    /// Returns the sorts that are searched, which depend on the deck if the search names none.
    #[must_use]
    pub fn sorts_for(&self, sketch: &Sketch) -> Vec<Sort> {
        match (self.sorts.as_slice(), sketch.leader, sketch.base) {
            ([], None, _) => vec![Sort::Leader],
            ([], _, None) => vec![Sort::Base],
            ([], ..) => Sort::DECKABLE.to_vec(),
            (chosen, ..) => chosen.to_vec(),
        }
    }

    /// Returns the cards found: leaders and bases by number, the others by cost.
    #[must_use]
    pub fn cards(&self, sketch: &Sketch) -> Vec<Title> {
        let sorts = self.sorts_for(sketch);
        let words = fold(&self.words);
        let words: Vec<&str> = words.split_whitespace().collect();
        let wanted = |title: &Title| {
            Sort::of(*title).is_some_and(|sort| sorts.contains(&sort))
                && self.has_aspect(*title)
                && self.has_cost(*title)
                && self.of_trait.is_none_or(|one| title.card().traits.contains(&one))
                && (self.penalised == Penalised::Shown || sketch.penalty(*title).unwrap_or(0) == 0)
                && words.iter().all(|word| SAYS[title.index()].contains(word))
        };
        let mut found: Vec<Title> = Title::all().filter(wanted).collect();
        found.sort_by_key(|title| {
            let cost = if title.is_deckable() { title.card().cost } else { 0 };
            (!matches!(title.card().kind, Kind::Leader), title.is_deckable(), cost, *title)
        });
        found
    }

    fn has_aspect(&self, title: Title) -> bool {
        let aspects = title.card().aspects;
        let has = |wanted: &Option<Aspect>| match wanted {
            Some(aspect) => aspects.contains(aspect),
            None => aspects.is_empty(),
        };
        self.aspects.is_empty() || self.aspects.iter().any(has)
    }

    /// Whether the card has one of the costs searched for. Leaders and bases have no cost to pay,
    /// so they always match.
    fn has_cost(&self, title: Title) -> bool {
        self.costs.is_empty() || !title.is_deckable() || self.costs.contains(&column(title))
    }

    /// Reads one query parameter of a web address; an unknown or invalid one is ignored.
    pub fn note(&mut self, key: &str, value: &str) {
        match key {
            "sort" => self.sorts.extend(Sort::ALL.into_iter().find(|sort| sort.word() == value)),
            "aspect" if value == NO_ASPECT => self.aspects.push(None),
            "aspect" => {
                let named = Aspect::ALL.into_iter().find(|aspect| word(&aspect.name()) == value);
                self.aspects.extend(named.map(Some));
            }
            "cost" => self.costs.extend(value.parse().ok().filter(|cost: &usize| *cost < COLUMNS)),
            "trait" => self.of_trait = Trait::all().find(|one| word(&one.name()) == value),
            "words" => self.words = value.chars().take(LONGEST_WORDS).collect(),
            "penalised" if value == "hidden" => self.penalised = Penalised::Hidden,
            _ => {}
        }
    }

    /// Returns the query parameters that [`Sought::note`] reads back.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let sorts = self.sorts.iter().map(|sort| ("sort", sort.word().to_owned()));
        let aspects = self.aspects.iter().map(|aspect| ("aspect", aspect_word(*aspect)));
        let costs = self.costs.iter().map(|cost| ("cost", cost.to_string()));
        let of_trait = self.of_trait.map(|one| ("trait", word(&one.name())));
        let words = Some(("words", self.words.clone())).filter(|(_, words)| !words.is_empty());
        let hidden = self.penalised == Penalised::Hidden;
        let penalised = hidden.then(|| ("penalised", "hidden".to_owned()));
        let fields = sorts.chain(aspects).chain(costs).chain(of_trait).chain(words);
        fields.chain(penalised).collect()
    }
}

/// The longest text that is searched for, in letters.
const LONGEST_WORDS: usize = 100;

/// The word for an aspect in web addresses.
#[must_use]
pub fn aspect_word(aspect: Option<Aspect>) -> String {
    aspect.map_or_else(|| NO_ASPECT.to_owned(), |aspect| word(&aspect.name()))
}

/// The word for a trait in web addresses.
#[must_use]
pub fn trait_word(one: Trait) -> String {
    word(&one.name())
}

/// The English name in lower case with hyphens: `capital-ship`.
fn word(name: &Text) -> String {
    let letters = fold(&name.en).replace('\'', "");
    letters.replace(' ', "-")
}

/// The traits of cards that can be in a deck, sorted by name.
pub fn deck_traits() -> impl Iterator<Item = Trait> {
    let has = |one: &Trait| Title::all().any(|title| title.card().traits.contains(one));
    Trait::all().filter(has)
}

impl Title {
    /// The rules text, a line for each ability, and for a leader also that of the deployed side.
    #[must_use]
    pub fn says(self) -> (Vec<Text>, Vec<Text>) {
        let said = card_text(self.card());
        let finished = |lines: Vec<Text>| lines.into_iter().map(Text::sentence).collect();
        (finished(said.front), finished(said.deployed))
    }
}

/// The searchable text of each card, in lower case without accents.
static SAYS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let of_card = |title: Title| {
        let (front, deployed) = title.says();
        let traits = title.card().traits.iter().map(|one| one.name());
        let texts = std::iter::once(title.text()).chain(traits).chain(front).chain(deployed);
        texts.map(|text| format!("{}\n{}\n", fold(&text.en), fold(&text.es))).collect()
    };
    Title::all().map(of_card).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::Starter;

    fn luke() -> Sketch {
        Sketch::from(&Starter::Luke.deck())
    }

    fn numbers(fields: &[(&str, &str)], sketch: &Sketch) -> Vec<u8> {
        let mut sought = Sought::default();
        fields.iter().for_each(|(key, value)| sought.note(key, value));
        let written = sought.fields();
        let mut again = Sought::default();
        written.iter().for_each(|(key, value)| again.note(key, value));
        assert_eq!(again, sought, "{written:?}");
        sought.cards(sketch).into_iter().map(Title::number).collect()
    }

    #[test]
    fn the_search_starts_with_what_the_deck_lacks() {
        let mut sketch = Sketch::default();
        assert_eq!(numbers(&[], &sketch), (1..=18).collect::<Vec<_>>());
        sketch.leader = luke().leader;
        assert_eq!(numbers(&[], &sketch), (19..=30).collect::<Vec<_>>());
        sketch.base = luke().base;
        let cards = numbers(&[], &sketch);
        assert_eq!(cards.len(), 222);
        let costs = cards.iter().map(|&n| Title::of_number(n).expect("a card").card().cost);
        assert!(costs.is_sorted());
        assert_eq!(numbers(&[("sort", "leader")], &sketch).len(), 18);
    }

    #[test]
    fn every_filter_narrows() {
        let found = |fields: &[(&str, &str)]| numbers(fields, &luke());
        assert!(found(&[("aspect", "command")]).contains(&95));
        assert!(!found(&[("aspect", "cunning")]).contains(&95));
        let neutral = found(&[("aspect", "none")]);
        assert!(neutral.contains(&247) && !neutral.contains(&95));
        let both = found(&[("aspect", "none"), ("aspect", "command")]);
        assert!(both.contains(&247) && both.contains(&95));
        let dear = found(&[("cost", "8")]);
        let cost = |n: u8| Title::of_number(n).expect("a card").card().cost;
        assert!(!dear.is_empty() && dear.iter().all(|&n| cost(n) >= 8));
        assert!(dear.iter().any(|&n| cost(n) > 8), "the last column has no end");
        let walkers = found(&[("trait", "walker"), ("sort", "ground")]);
        let is_walker =
            |n: u8| Title::of_number(n).expect("a card").card().traits.contains(&Trait::Walker);
        assert!(!walkers.is_empty() && walkers.iter().all(|&n| is_walker(n)));
        assert_eq!(found(&[("words", "battlefield MARINE")]), [95]);
        assert!(found(&[("words", "centinela")]).len() > 3, "found by their text, in Spanish");
        assert_eq!(found(&[("words", "xyzzy")]), [0; 0]);
        let fitting = found(&[("penalised", "hidden")]);
        assert!(fitting.contains(&44) && !fitting.contains(&132));
    }

    #[test]
    fn trait_words_are_lower_case_and_invalid_query_parameters_are_ignored() {
        for one in Trait::all() {
            let word = trait_word(one);
            assert!(word.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{word}");
        }
        let nonsense =
            [("sort", "token"), ("aspect", ""), ("cost", "9"), ("cost", "-1"), ("x", "y")];
        assert_eq!(numbers(&nonsense, &luke()).len(), 222);
        assert!(deck_traits().count() > 40);
    }
}
