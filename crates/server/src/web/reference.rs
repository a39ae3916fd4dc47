//! Cards, rules, and the assets of the pages.

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use games::{AnyGame, CardQuery, FoundCard};
use prose::{Lang, Text, fold, text};
use serde::Deserialize;
use ui::card_art::{Allegiance, back, crest_svg, picture_svg, svg};
use ui::pages::{
    self, CardFilter, CardList, CardPage, FilterValues, ListedCard, WordsPage, proofs_of,
    rules_naming,
};

use super::App;
use super::guest::Guest;
use super::openapi::NotFound;
use super::problem::Problem;
use crate::api::GameId;

/// The address of an asset changes with its content, so caches may keep it forever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A drawing changes only with a new version of the program.
const A_DAY: &str = "public, max-age=86400";

/// A search.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Search {
    /// Words or an id to look for, in either language.
    #[serde(default)]
    q: String,
}

/// A search for cards; what is left out does not narrow it.
#[derive(Deserialize, Default, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub(super) struct CardSearch {
    /// Words of the name, the facts or the text, in either language.
    q: String,
    /// The type, in either language.
    kind: String,
    /// The faction or an aspect, in either language.
    side: String,
    /// A trait, in either language.
    r#trait: String,
    /// The cost.
    cost: String,
    /// The box, in either language.
    edition: String,
}

/// The cards of all games.
#[utoipa::path(
    get,
    path = "/cards",
    operation_id = "all_cards",
    tag = "reference",
    params(CardSearch),
    responses(
        (status = 200, description = "The page.", content((String = "text/html")))
    )
)]
pub(super) async fn all_cards(
    State(app): State<App>,
    guest: Guest,
    Query(sought): Query<CardSearch>,
) -> Response {
    list_cards(&app, &guest, None, sought)
}

/// The cards of a game.
#[utoipa::path(
    get,
    path = "/cards/{game}",
    operation_id = "cards",
    tag = "reference",
    params(
        ("game" = GameId, Path, description = "The name of the game.", example = "deckbuilding"),
        CardSearch
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn cards(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Query(sought): Query<CardSearch>,
) -> Response {
    match app.tables.game(&word) {
        Some(game) => list_cards(&app, &guest, Some(game), sought),
        None => Problem::not_found().page(&guest),
    }
}

fn list_cards(
    app: &App,
    guest: &Guest,
    game: Option<&'static dyn AnyGame>,
    sought: CardSearch,
) -> Response {
    let offered: Vec<&'static dyn AnyGame> =
        app.tables.games.iter().copied().filter(|game| game.offered()).collect();
    let searched = game.map_or_else(|| offered.clone(), |game| vec![game]);
    let CardSearch { q, kind, side, r#trait: with_trait, cost, edition } = sought;
    let query = CardQuery {
        words: q.clone(),
        kind: kind.clone(),
        side: side.clone(),
        with_trait: with_trait.clone(),
        cost: cost.trim().parse().ok(),
        edition: edition.clone(),
    };
    let values = filter_values(&searched);
    let filter = CardFilter {
        words: q,
        kind: chosen_value(&values.kinds, kind, games::is_called),
        side: chosen_value(&values.sides, side, games::is_called),
        with_trait: chosen_value(&values.traits, with_trait, games::is_called),
        cost,
        edition: chosen_value(&values.editions, edition, games::is_box_called),
    };
    let listed = |found: &FoundCard| {
        let (naming, origin) = (found.card.naming, found.card.origin);
        Some(ListedCard { face: found.game.face(found.card.id)?, naming, origin })
    };
    let found = query.search(searched.iter().copied());
    let found = found.chunk_by(|one, next| one.game.name() == next.game.name());
    let list = CardList {
        games: offered.iter().map(|game| game.title()).collect(),
        game: game.map(AnyGame::name),
        found: found
            .map(|cards| (cards[0].game.title(), cards.iter().filter_map(listed).collect()))
            .collect(),
        boxes_instead: query.boxes_instead(searched.iter().copied()),
        values,
        filter,
    };
    guest.page(text!("Cards", "Cartas"), &pages::cards(guest.reader(), &list)).into_response()
}

/// The value of the form that is meant, if it is only one; otherwise what was sent.
fn chosen_value(values: &[Text], sent: String, is_meant: fn(&Text, &str) -> bool) -> String {
    let mut meant = values.iter().filter(|value| is_meant(value, &sent));
    match (meant.next(), meant.next()) {
        (Some(only), None) if !sent.trim().is_empty() => only.en.clone(),
        _ => sent,
    }
}

/// Every type, side, trait, cost and box that a card of these games has.
fn filter_values(games: &[&'static dyn AnyGame]) -> FilterValues {
    let editions = games.iter().flat_map(|&game| games::editions(game));
    let mut values = FilterValues { editions: editions.collect(), ..FilterValues::default() };
    let add = |list: &mut Vec<Text>, text: Text| {
        // Games may write the same word with another capital.
        if !list.iter().any(|known| fold(&known.en) == fold(&text.en)) {
            list.push(text);
        }
    };
    for card in games.iter().flat_map(|game| game.cards()) {
        add(&mut values.kinds, card.kind);
        card.sides.into_iter().for_each(|side| add(&mut values.sides, side));
        card.traits.into_iter().for_each(|one| add(&mut values.traits, one));
        card.cost.into_iter().for_each(|cost| add(&mut values.costs, Text::same(cost)));
    }
    values
}

fn card_page(game: &dyn AnyGame, card: &str) -> Option<CardPage> {
    let face = game.face(card)?;
    let entry = game.cards().into_iter().find(|entry| entry.id == card)?;
    let word = game.name();
    Some(CardPage {
        game: game.title(),
        about: game.look_up(card)?,
        naming: entry.naming,
        origin: entry.origin,
        origins: entry.origins,
        glossary: game.glossary(),
        rules: rules_naming(word, &face.name),
        proofs: proofs_of(word, card),
        face,
    })
}

/// A card, or its drawing.
#[utoipa::path(
    get,
    path = "/cards/{game}/{card}",
    operation_id = "card",
    tag = "reference",
    params(
        ("game" = GameId, Path, description = "The name of the game.", example = "deckbuilding"),
        ("card" = String, Path, description = "The id of a card; `ID.en.svg` and `ID.es.svg` are its drawings, `ID.picture.svg` is its picture alone, `back.svg` is its back.", example = "tie-fighter")
    ),
    responses(
        (status = 200, description = "The page of the card, or with `.svg` its drawing.", content((String = "text/html"), (String = "image/svg+xml"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn card(
    State(app): State<App>,
    guest: Guest,
    Path((word, card)): Path<(String, String)>,
) -> Response {
    let Some(game) = app.tables.game(&word) else { return Problem::not_found().page(&guest) };
    if let Some(name) = card.strip_suffix(".svg") {
        let drawn = drawing(game, name);
        return match drawn {
            Some(drawn) => {
                ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, A_DAY)], drawn).into_response()
            }
            None => Problem::not_found().page(&guest),
        };
    }
    match card_page(game, &card) {
        Some(page) => {
            let title = page.face.name.clone();
            guest.page(title, &pages::card(guest.reader(), &page)).into_response()
        }
        None => Problem::not_found().page(&guest),
    }
}

/// Draws the card of a file name such as `tie-fighter.es`, only its picture: `tie-fighter.picture`, or the
/// back of a card: `back`, `back-empire`, or a crest: `crest-empire`.
fn drawing(game: &dyn AnyGame, name: &str) -> Option<String> {
    if name == "back" {
        return Some(back(None));
    }
    if let Some(faction) = name.strip_prefix("back-") {
        return Allegiance::of_word(faction).map(|faction| back(Some(faction)));
    }
    if let Some(faction) = name.strip_prefix("crest-") {
        return Allegiance::of_word(faction).and_then(crest_svg);
    }
    let (card, kind) = name.rsplit_once('.')?;
    let face = game.face(card)?;
    match kind {
        "picture" => Some(picture_svg(&face)),
        lang => Some(svg(&face, lang.parse::<Lang>().ok()?)),
    }
}

/// A card with its text and rulings, to be shown inside a page.
#[utoipa::path(
    get,
    path = "/cards/{game}/{card}/large",
    operation_id = "large_card",
    tag = "reference",
    params(
        ("game" = GameId, Path, description = "The name of the game.", example = "deckbuilding"),
        ("card" = String, Path, description = "The id of a card; `ID.en.svg` and `ID.es.svg` are its drawings, `ID.picture.svg` is its picture alone, `back.svg` is its back.", example = "tie-fighter")
    ),
    responses(
        (status = 200, description = "A part of a page.", content((String = "text/html"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn large_card(
    State(app): State<App>,
    guest: Guest,
    Path((word, card)): Path<(String, String)>,
) -> Response {
    let page = app.tables.game(&word).and_then(|game| card_page(game, &card));
    match page {
        Some(page) => pages::large_card(guest.reader(), &page).into_response(),
        None => Problem::not_found().page(&guest),
    }
}

/// The games whose rules can be read; or, with a query, the rules with all of its words.
#[utoipa::path(
    get,
    path = "/rules",
    operation_id = "rules",
    tag = "reference",
    params(
        Search
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html")))
    )
)]
pub(super) async fn rules(guest: Guest, Query(Search { q }): Query<Search>) -> Response {
    guest.page(text!("Rules", "Reglas"), &pages::rules(guest.reader(), &q)).into_response()
}

/// A rule, and what proves it; or the chapters of a game.
#[utoipa::path(
    get,
    path = "/rules/{id}",
    operation_id = "rule",
    tag = "reference",
    params(
        ("id" = String, Path, description = "The id of the rule, or the name of a game.", example = "DUEL-ATK-03")
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn rule(guest: Guest, Path(id): Path<String>) -> Response {
    if let Some(page) = pages::game_rules(guest.reader(), &id) {
        return guest.page(page.title, &page.main).into_response();
    }
    match pages::rule(guest.reader(), &id) {
        Some(main) => guest.page(Text::same(id.to_uppercase()), &main).into_response(),
        None => Problem::not_found().page(&guest),
    }
}

/// A chapter of the rules of a game.
#[utoipa::path(
    get,
    path = "/rules/{game}/{chapter}",
    operation_id = "chapter_rules",
    tag = "reference",
    params(
        ("game" = String, Path, description = "The name of a game with rules.", example = "deckbuilding"),
        ("chapter" = String, Path, description = "The number of the chapter.", example = "8")
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn chapter_rules(
    guest: Guest,
    Path((game, chapter)): Path<(String, String)>,
) -> Response {
    match pages::chapter_rules(guest.reader(), &game, &chapter) {
        Some(page) => guest.page(page.title, &page.main).into_response(),
        None => Problem::not_found().page(&guest),
    }
}

/// The words and signs of a game.
#[utoipa::path(
    get,
    path = "/words/{game}",
    operation_id = "words",
    tag = "reference",
    params(
        ("game" = GameId, Path, description = "The name of the game.", example = "deckbuilding")
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn words(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let Some(game) = app.tables.game(&word) else { return Problem::not_found().page(&guest) };
    let page = WordsPage { game: game.title(), glossary: game.glossary() };
    let title = text!("Words and signs", "Palabras y signos");
    guest.page(title, &pages::words(guest.reader(), &page)).into_response()
}

/// About this program: its makers, its licence and the games.
#[utoipa::path(
    get,
    path = "/about",
    operation_id = "about",
    tag = "reference",
    responses(
        (status = 200, description = "The page.", content((String = "text/html")))
    )
)]
pub(super) async fn about(guest: Guest) -> Response {
    guest.page(text!("About", "Acerca de"), &pages::about(guest.reader())).into_response()
}

/// A file of the pages: style sheet, script, icon, picture.
#[utoipa::path(
    get,
    path = "/assets/{name}",
    operation_id = "asset",
    tag = "pages",
    params(
        ("name" = String, Path, description = "The name of the file.", example = "cantina.css")
    ),
    responses(
        (status = 200, description = "The file; its address changes with its content.", content((String = "text/css"), (String = "text/javascript"), (String = "image/svg+xml"), (String = "image/jpeg"))),
        (status = 404, response = NotFound)
    )
)]
pub(super) async fn asset(guest: Guest, Path(name): Path<String>) -> Response {
    match ui::assets::named(&name) {
        Some(asset) => {
            let headers = [(CONTENT_TYPE, asset.media), (CACHE_CONTROL, FOR_EVER)];
            (headers, asset.content()).into_response()
        }
        None => Problem::not_found().page(&guest),
    }
}
