//! The search for cards over all games, by words and by facts.

use prose::{Lang, Text, fold};
use table::CardEntry;

use crate::AnyGame;

/// What is searched for. What is left empty does not narrow the search; case and accents do not
/// matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardQuery {
    /// Words of the name, the facts or the text of the card, in either language; all must occur.
    pub words: String,
    /// The type, in either language.
    pub kind: String,
    /// The faction or an aspect, in either language.
    pub side: String,
    /// A trait, in either language.
    pub with_trait: String,
    /// The cost.
    pub cost: Option<u8>,
    /// Words of the box, in either language.
    pub edition: String,
}

/// The boxes that the cards of a game come from, where it has several.
#[must_use]
pub fn editions(game: &dyn AnyGame) -> Vec<Text> {
    let cards = game.cards();
    let mut boxes = deckbuilding::Edition::ALL.map(deckbuilding::Edition::title).to_vec();
    boxes.retain(|title| cards.iter().any(|card| card.more.contains(title)));
    boxes
}

/// How well a card matches the words of a query; better ones come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Match {
    /// The words are its id or its name.
    Exact,
    /// Its id, name or facts contain all words.
    Facts,
    /// Its page contains all words.
    Text,
}

/// A card that was found, and its game.
pub struct FoundCard {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The card.
    pub card: CardEntry,
    /// How well it matches.
    pub matched: Match,
}

impl FoundCard {
    /// The page of the card, one text per line.
    #[must_use]
    pub fn page(&self) -> Vec<Text> {
        self.game.look_up(self.card.id).unwrap_or_default()
    }

    /// Id and facts in one line, for a list.
    #[must_use]
    pub fn line(&self, lang: Lang) -> String {
        let page = self.page();
        let facts = page.first().unwrap_or(&self.card.name);
        format!("{}: {}", self.card.id, facts.get(lang))
    }
}

impl CardQuery {
    /// A search for words only.
    #[must_use]
    pub fn words(words: &str) -> Self {
        Self { words: words.to_owned(), ..Self::default() }
    }

    /// The cards of these games that match: game by game, the best matches of each first.
    pub fn search(&self, games: impl IntoIterator<Item = &'static dyn AnyGame>) -> Vec<FoundCard> {
        let words = fold(self.words.trim());
        let of_game = |game: &'static dyn AnyGame| {
            let editions = self.editions_of(game);
            let in_box = |card: &CardEntry| {
                editions.as_ref().is_none_or(|boxes| card.more.iter().any(|it| boxes.contains(it)))
            };
            let found =
                game.cards().into_iter().filter(|card| self.facts_match(card) && in_box(card));
            let found = found.filter_map(|card| {
                let matched = matched(game, &card, &words)?;
                Some(FoundCard { game, card, matched })
            });
            let mut found: Vec<FoundCard> = found.collect();
            // The sort is stable: equal matches stay in the order of the card reference.
            found.sort_by_key(|found| found.matched);
            found
        };
        games.into_iter().flat_map(of_game).collect()
    }

    /// The boxes of a game that are searched; none if all are.
    fn editions_of(&self, game: &dyn AnyGame) -> Option<Vec<Text>> {
        let is_wanted = |title: &Text| is_box_called(title, &self.edition);
        let narrows = !self.edition.trim().is_empty();
        narrows.then(|| editions(game).into_iter().filter(is_wanted).collect())
    }

    /// The boxes of these games, if none of them is called as the query says.
    pub fn boxes_instead(
        &self,
        games: impl IntoIterator<Item = &'static dyn AnyGame>,
    ) -> Option<Vec<Text>> {
        let mut boxes = Vec::new();
        for game in games {
            if !self.editions_of(game)?.is_empty() {
                return None;
            }
            boxes.extend(editions(game));
        }
        Some(boxes)
    }

    fn facts_match(&self, card: &CardEntry) -> bool {
        let called = |wanted: &str, texts: &[Text]| {
            wanted.trim().is_empty() || texts.iter().any(|text| is_called(text, wanted))
        };
        called(&self.kind, std::slice::from_ref(&card.kind))
            && called(&self.side, &card.sides)
            && called(&self.with_trait, &card.traits)
            && self.cost.is_none_or(|cost| card.cost == Some(cost))
    }
}

/// Whether a type, faction or trait is called like this in either language, be it one or several: "rebel" and
/// "Rebels". Hyphens are spaces, as in addresses.
#[must_use]
pub fn is_called(text: &Text, wanted: &str) -> bool {
    let wanted = spaced(wanted);
    let one = |words: &str| words.strip_suffix('s').map(str::to_owned);
    [&text.en, &text.es].into_iter().map(|said| spaced(said)).any(|said| {
        said == wanted || one(&said).as_ref() == Some(&wanted) || one(&wanted) == Some(said)
    })
}

/// Whether a box is called by these words, in either language. Hyphens are spaces, as in addresses.
#[must_use]
pub fn is_box_called(title: &Text, wanted: &str) -> bool {
    let wanted = spaced(wanted);
    [&title.en, &title.es]
        .into_iter()
        .map(|title| spaced(title))
        .any(|title| wanted.split_whitespace().all(|word| title.contains(word)))
}

fn spaced(words: &str) -> String {
    fold(words.trim()).replace('-', " ")
}

/// How the card matches words that are already folded; none if it does not.
fn matched(game: &dyn AnyGame, card: &CardEntry, words: &str) -> Option<Match> {
    let CardEntry { id, name, .. } = card;
    if [id, name.en.as_str(), name.es.as_str()].into_iter().any(|name| fold(name) == words) {
        return Some(Match::Exact);
    }
    let facts = std::iter::once(name).chain([&card.kind]).chain(&card.sides);
    let facts = facts.chain(&card.traits).chain(&card.more);
    let facts = fold(&format!("{id}\n{}", joined(facts)));
    if words.split_whitespace().all(|word| facts.contains(word)) {
        return Some(Match::Facts);
    }
    let page = game.look_up(id).unwrap_or_default();
    let page = fold(&joined(&page));
    let in_either = |word: &str| facts.contains(word) || page.contains(word);
    words.split_whitespace().all(in_either).then_some(Match::Text)
}

fn joined<'t>(texts: impl IntoIterator<Item = &'t Text>) -> String {
    texts.into_iter().flat_map(|Text { en, es }| [en.as_str(), "\n", es.as_str(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &CardQuery) -> Vec<FoundCard> {
        query.search(crate::all())
    }

    /// The ids of cards that match by more than their text.
    fn ids(words: &str) -> Vec<&'static str> {
        let found = found(&CardQuery::words(words)).into_iter();
        found.filter(|found| found.matched < Match::Text).map(|found| found.card.id).collect()
    }

    #[test]
    fn a_card_is_found_by_id_and_by_its_names() {
        for query in ["medic", "MEDIC", " Médica ", "medica", "me\u{301}dica"] {
            let exact = found(&CardQuery::words(query));
            let exact = exact.iter().filter(|found| found.matched == Match::Exact);
            assert_eq!(exact.map(|found| found.card.id).collect::<Vec<_>>(), ["medic"], "{query}");
        }
    }

    #[test]
    fn cards_are_found_by_part_of_a_name_and_by_their_facts() {
        assert!(ids("wing").contains(&"x-wing"));
        let [bounty, hunters] = ["bounty hunter", "cazarrecompensas"].map(ids);
        assert!(bounty.len() > 3 && hunters.len() > 3, "{bounty:?} {hunters:?}");
        let empire = ids("imperio base");
        assert!(!empire.is_empty() && empire == ids("imperial base"), "{empire:?}");
        assert_eq!(ids("xyzzy"), [""; 0]);
    }

    #[test]
    fn a_name_is_found_in_every_game() {
        let vader = found(&CardQuery::words("Darth Vader"));
        let by_name = |game: &str| {
            vader
                .iter()
                .filter(|found| found.game.name() == game && found.matched < Match::Text)
                .count()
        };
        assert_eq!((by_name("deckbuilding"), by_name("unlimited")), (1, 2));
        assert!(vader.is_sorted_by_key(|found| (found.game.name(), found.matched)));
    }

    #[test]
    fn cards_are_found_by_their_text_in_both_languages() {
        for words in ["gain resources reward", "gana recursos recompensa"] {
            let found = found(&CardQuery::words(words));
            assert!(found.iter().any(|found| found.matched == Match::Text), "{words}");
        }
    }

    #[test]
    fn facts_narrow_the_search() {
        let events = CardQuery { kind: "evento".into(), ..CardQuery::default() };
        let [en, es] = ["Heroism", "heroísmo"].map(|side| {
            let cheap = CardQuery { side: side.into(), cost: Some(1), ..events.clone() };
            found(&cheap).iter().map(|found| found.card.id).collect::<Vec<_>>()
        });
        assert!(!en.is_empty() && en.len() < found(&events).len() && en == es, "{en:?} {es:?}");
        let sith = CardQuery { with_trait: "sith".into(), ..CardQuery::default() };
        let sith = found(&sith);
        assert!(sith.iter().any(|found| found.game.name() == "unlimited"));
        assert!(sith.iter().any(|found| found.game.name() == "deckbuilding"));
        let base = CardQuery { kind: "base".into(), cost: Some(0), ..CardQuery::default() };
        assert!(found(&base).is_empty(), "a base has no cost");
    }

    #[test]
    fn a_box_narrows_the_search() {
        let of =
            |edition: &str| found(&CardQuery { edition: edition.into(), ..CardQuery::default() });
        for words in ["the Clone Wars box", "clone wars", "clone-wars", "Guerras Clon"] {
            let cards = of(words);
            assert!(cards.len() > 50 && cards.len() < of("box").len(), "{words}: {}", cards.len());
            assert!(cards.iter().all(|found| found.game.name() == "deckbuilding"));
        }
        let all = editions(crate::deckbuilding()).len();
        assert_eq!((all, of("xyzzy").len()), (3, 0));
        assert!(editions(crate::unlimited()).is_empty());
    }

    #[test]
    fn a_faction_is_found_by_its_name_for_one_and_for_several() {
        let of = |side: &str| {
            let query = CardQuery { side: side.into(), ..CardQuery::default() };
            query.search(crate::named("deckbuilding")).len()
        };
        assert!(of("Mandalorians") > 10 && of("Rebels") > 10);
        for side in ["mandalorian", "Mandaloriano", "MANDALORIANOS"] {
            assert_eq!(of(side), of("Mandalorians"), "{side}");
        }
        assert_eq!((of("rebelde"), of("xyzzy")), (of("Rebels"), 0));
    }

    #[test]
    fn where_no_box_is_called_like_that_the_boxes_are_named() {
        let instead = |edition: &str| {
            let query = CardQuery { edition: edition.into(), ..CardQuery::default() };
            query.boxes_instead(crate::all()).map(|boxes| boxes.len())
        };
        assert_eq!(instead("outer rim"), Some(3));
        assert_eq!(
            (instead("clone-wars"), instead("mandalorian"), instead("")),
            (None, None, None)
        );
    }

    #[test]
    fn an_empty_query_finds_every_card_and_every_card_has_a_page() {
        assert_eq!(CardQuery::default().search(crate::named("duel")).len(), 10);
        for found in found(&CardQuery::default()) {
            let page = found.page();
            assert!(page.len() > 1, "{}", found.card.id);
            let CardEntry { id, name, kind, sides, traits, more, .. } = &found.card;
            let facts = [name, kind].into_iter().chain(sides).chain(traits).chain(more);
            for text in facts.chain(&page) {
                assert_eq!(text.is_complete(), Ok(()), "{id}");
            }
        }
    }
}
