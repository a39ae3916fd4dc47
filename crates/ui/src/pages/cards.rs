//! The list of cards, and the marks for the source of their figures.

use maud::{Markup, html};
use prose::{Conjunction, Name, Text, text};
use table::{Naming, Origin};

use super::card_filter::{CardFilter, FilterValues, all, search};
use crate::card_art::Face;
use crate::markup::Reader;
use crate::table_page::GameName;

/// The cards of one game or of all, or those that a search found.
#[derive(Clone, Debug)]
pub struct CardList {
    /// The games that have cards, in order.
    pub games: Vec<GameName>,
    /// The word of the game whose cards are listed; none for those of all games.
    pub game: Option<&'static str>,
    /// The cards found, by game, in the order they are listed.
    pub found: Vec<(GameName, Vec<ListedCard>)>,
    /// What was searched for.
    pub filter: CardFilter,
    /// What can be searched for.
    pub values: FilterValues,
    /// The boxes there are, if none is called as the search says.
    pub boxes_instead: Option<Vec<Text>>,
}

/// A card of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedCard {
    /// The printed face.
    pub face: Face,
    /// Whether its name is known in both languages.
    pub naming: Naming,
    /// The source of its figures.
    pub origin: Origin,
}

/// The list as a grid of drawn cards, game by game.
#[must_use]
pub fn cards(reader: Reader, list: &CardList) -> Markup {
    html! {
        h1 { (reader.say(&text!("Cards", "Cartas"))) }
        (games(reader, list))
        (search(reader, &list.filter, &list.values))
        p role="status" { (reader.say(&count(list))) }
        @if list.found.is_empty() { (nothing(reader, list.boxes_instead.as_deref())) }
        @for (game, cards) in &list.found {
            @if list.game.is_none() { h2 { (reader.say(&game.title)) } }
            ul.card-grid { @for card in cards { li { (listed(reader, game.word, card)) } } }
        }
    }
}

/// The links to the cards of each game.
fn games(reader: Reader, list: &CardList) -> Markup {
    let query = list.filter.words_only();
    let all = (None, text!("All games", "Todos los juegos"));
    let each = list.games.iter().map(|game| (Some(game.word), game.title.clone()));
    html! {
        nav.trail aria-label=(reader.say(&text!("Games", "Juegos"))) {
            @for (word, title) in std::iter::once(all).chain(each) {
                @let here = (word == list.game).then_some("page");
                @let path = word.map(|word| format!("/{word}")).unwrap_or_default();
                a href={ "/cards" (path) (query) } aria-current=[here] { (reader.say(&title)) } " "
            }
        }
    }
}

fn count(list: &CardList) -> Text {
    let number: usize = list.found.iter().map(|(_, cards)| cards.len()).sum();
    let cards = if number == 1 {
        text!("1 card", "1 carta")
    } else {
        text!("{n} cards", "{n} cartas", n = number)
    };
    let words = &list.filter.words;
    if words.is_empty() {
        return cards.sentence();
    }
    text!("{cards} for “{query}”.", "{cards} para «{query}».", cards = cards, query = Name(words))
}

fn nothing(reader: Reader, boxes: Option<&[Text]>) -> Markup {
    let boxes = boxes.filter(|boxes| !boxes.is_empty()).map(|boxes| {
        text!(
            "No box is called like that. There are {boxes}.",
            "Ninguna caja se llama así. Las que hay son {boxes}.",
            boxes = Text::list(boxes.to_vec(), Conjunction::And)
        )
    });
    let advice = text!(
        "Nothing found. Every word must occur in the name, the faction, the type, a trait or the text; upper case and accents do not matter.",
        "No se ha encontrado nada. Cada palabra debe aparecer en el nombre, la facción, el tipo, un rasgo o el texto; no importan las mayúsculas ni los acentos."
    );
    html! { div.panel { p { (reader.say(&boxes.unwrap_or(advice))) } (all(reader)) } }
}

fn listed(reader: Reader, game: &str, card: &ListedCard) -> Markup {
    let ListedCard { face, naming, origin } = card;
    html! {
        a href=(address(game, face.id)) {
            (drawing(reader, game, face, "lazy"))
            span lang=[naming.foreign(reader.lang)] { (reader.say(&face.name)) }
        }
        (origin_mark(reader, *origin))
    }
}

/// The address of the page of a card.
pub(super) fn address(game: &str, card: &str) -> String {
    format!("/cards/{game}/{card}")
}

/// The drawing of a card, whose name is always written beside it. `loading` is the HTML attribute.
pub(super) fn drawing(reader: Reader, game: &str, face: &Face, loading: &str) -> Markup {
    let source = format!("/cards/{game}/{}.{}.svg", face.id, reader.lang);
    html! { img src=(source) alt="" width="250" height="350" loading=(loading) decoding="async"; }
}

/// The mark for the source of the figures: a sign and two words.
pub(super) fn origin_mark(reader: Reader, origin: Origin) -> Markup {
    let (class, sign) = match origin {
        Origin::Verified => ("verified", "✓"),
        Origin::SingleSource => ("single", "1"),
        Origin::Inferred => ("inferred", "?"),
        Origin::Original => ("original", "✎"),
    };
    html! {
        span.origin.(class) title=(reader.say(&origin_meaning(origin))) {
            span aria-hidden="true" { (sign) } " " (reader.say(&origin_name(origin)))
        }
    }
}

fn origin_name(origin: Origin) -> Text {
    match origin {
        Origin::Verified => text!("Two sources", "Dos fuentes"),
        Origin::SingleSource => text!("One source", "Una fuente"),
        Origin::Inferred => text!("Symbol inferred", "Símbolo deducido"),
        Origin::Original => text!("Original", "Original"),
    }
}

/// The meaning of the mark.
pub(super) fn origin_meaning(origin: Origin) -> Text {
    match origin {
        Origin::Verified => text!(
            "Two sources: independent of each other, they agree on these values.",
            "Dos fuentes: son independientes y coinciden en estos valores."
        ),
        Origin::SingleSource => text!(
            "One source: no other source has confirmed these values.",
            "Una fuente: ninguna otra ha confirmado estos valores."
        ),
        Origin::Inferred => text!(
            "Inferred: the only source is in doubt about a symbol, so it was inferred from similar cards.",
            "Deducido: la única fuente es dudosa sobre un símbolo, así que se dedujo de cartas parecidas."
        ),
        Origin::Original => text!(
            "Original: decided by this project, because no public source has it. What is printed may differ.",
            "Original: lo ha decidido este proyecto, porque ninguna fuente pública lo recoge. Lo impreso puede ser distinto."
        ),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use prose::Lang;

    use super::*;
    use crate::board::deckbuilding::face::faces;

    pub(crate) fn deckbuilding() -> GameName {
        let title = text!("The Deckbuilding Game", "El juego de construcción de mazos");
        GameName { word: "deckbuilding", title }
    }

    fn list(query: &str, most: usize) -> CardList {
        let card =
            |face| ListedCard { face, naming: Naming::BothLanguages, origin: Origin::Verified };
        let cards: Vec<ListedCard> = faces().into_iter().take(most).map(card).collect();
        CardList {
            games: vec![deckbuilding()],
            game: None,
            found: (!cards.is_empty()).then(|| (deckbuilding(), cards)).into_iter().collect(),
            filter: CardFilter { words: query.to_owned(), ..CardFilter::default() },
            values: FilterValues::default(),
            boxes_instead: None,
        }
    }

    #[test]
    fn every_card_is_drawn_named_and_linked() {
        let list = list("", usize::MAX);
        for lang in Lang::ALL {
            let page = cards(Reader { lang }, &list).into_string();
            assert!(page.contains("href=\"/cards/deckbuilding\""));
            for ListedCard { face, .. } in &list.found[0].1 {
                assert!(
                    page.contains(&format!("/cards/deckbuilding/{}\"", face.id)),
                    "{}",
                    face.id
                );
                assert!(page.contains(&format!("/cards/deckbuilding/{}.{lang}.svg\"", face.id)));
                assert!(page.contains(&format!("<span>{}</span>", face.name.get(lang))));
            }
        }
    }

    #[test]
    fn the_count_agrees_with_what_is_shown() {
        let said = |query, most| count(&list(query, most));
        assert_eq!(said("", 1).en, "1 card.");
        assert_eq!(said("caza", 2).es, "2 cartas para «caza».");
    }

    #[test]
    fn an_empty_list_says_so_and_leads_back() {
        for lang in Lang::ALL {
            let page = cards(Reader { lang }, &list("xyzzy", 0)).into_string();
            assert!(page.contains("href=\"?\"") && page.contains("class=\"panel\""));
            assert!(!page.contains("<img"));
        }
    }

    #[test]
    fn an_unknown_box_is_answered_with_those_there_are() {
        let boxes = vec![text!("the original box", "la caja original")];
        let list = CardList { boxes_instead: Some(boxes), ..list("", 0) };
        let page = cards(Reader { lang: Lang::Es }, &list).into_string();
        assert!(page.contains("Las que hay son la caja original."), "{page}");
    }

    #[test]
    fn the_query_is_escaped() {
        let page = cards(Reader { lang: Lang::En }, &list("\"><script>alert(1)</script>", 0));
        let page = page.into_string();
        assert!(!page.contains("<script") && page.contains("value=\"&quot;&gt;&lt;script&gt;"));
    }
}
