//! Searching cards by id, name and traits.

use prose::{Lang, Text, fold};
use table::CardEntry;

use games::AnyGame;

/// A card and the game it belongs to.
pub(crate) struct Found {
    /// The game.
    pub(crate) game: &'static dyn AnyGame,
    /// The card.
    pub(crate) card: CardEntry,
}

impl Found {
    /// The card's page, one text per line.
    pub(crate) fn page(&self) -> Vec<Text> {
        self.game.look_up(self.card.id).unwrap_or_default()
    }

    /// Id and facts in one line, for a list.
    pub(crate) fn line(&self, lang: Lang) -> String {
        let page = self.page();
        let facts = page.first().unwrap_or(&self.card.name);
        format!("{}: {}", self.card.id, facts.get(lang))
    }
}

/// The cards whose id or name equals the query; if there are none, those whose id, names or sorts
/// contain every word of the query. Ignores case and accents.
pub(crate) fn search(games: impl Iterator<Item = &'static dyn AnyGame>, query: &str) -> Vec<Found> {
    let of_game =
        |game: &'static dyn AnyGame| game.cards().into_iter().map(move |card| Found { game, card });
    let cards: Vec<Found> = games.flat_map(of_game).collect();
    let query = fold(query.trim());
    let is_exact = |found: &Found| {
        let CardEntry { id, name, .. } = &found.card;
        [id, name.en.as_str(), name.es.as_str()].into_iter().any(|name| fold(name) == query)
    };
    let (exact, others): (Vec<_>, Vec<_>) = cards.into_iter().partition(is_exact);
    if !exact.is_empty() {
        return exact;
    }
    let holds_every_word = |found: &Found| {
        let words = searchable_text(&found.card);
        query.split_whitespace().all(|word| words.contains(word))
    };
    others.into_iter().filter(holds_every_word).collect()
}

/// Id, names and sorts, folded for searching.
fn searchable_text(card: &CardEntry) -> String {
    let said = std::iter::once(&card.name).chain(&card.sorts);
    let said = said.flat_map(|text| [text.en.as_str(), text.es.as_str()]);
    fold(&std::iter::once(card.id).chain(said).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str) -> Vec<&'static str> {
        search(games::all().into_iter(), query).iter().map(|found| found.card.id).collect()
    }

    #[test]
    fn a_card_is_found_by_id_and_by_its_names() {
        for query in ["medic", "MEDIC", " Médica ", "medica", "me\u{301}dica"] {
            assert_eq!(ids(query), ["medic"], "{query}");
        }
    }

    #[test]
    fn cards_are_found_by_part_of_a_name_and_by_their_sorts() {
        assert!(ids("wing").contains(&"x-wing"));
        let bounty = ids("hunter");
        let hunters = ids("cazarrecompensas");
        assert!(bounty.len() > 3 && hunters.len() > 3, "{bounty:?} {hunters:?}");
        let empire = ids("imperio base");
        let imperial = ids("imperial base");
        assert!(!empire.is_empty() && empire == imperial, "{empire:?} {imperial:?}");
        assert_eq!(ids("xyzzy"), [""; 0]);
    }

    #[test]
    fn an_empty_query_finds_every_card_and_every_card_has_a_page() {
        let duel = games::named("duel").into_iter();
        assert_eq!(search(duel, "").len(), 10);
        for found in search(games::all().into_iter(), "") {
            let page = found.page();
            assert!(page.len() > 1, "{}", found.card.id);
            let said = page.iter().chain(&found.card.sorts).chain([&found.card.name]);
            for text in said {
                assert_eq!(text.is_complete(), Ok(()), "{}", found.card.id);
            }
        }
    }
}
