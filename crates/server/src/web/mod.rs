//! Pages, forms and sockets over HTTP.

mod analysis;
mod decks;
mod guard;
mod guest;
mod health;
mod hint;
mod last_choices;
mod learn;
mod lobby;
mod names;
mod new_table_form;
mod new_table_page;
mod openapi;
mod own_decks;
mod presets;
mod preview;
mod problem;
mod random_side;
mod records;
mod reference;
mod replays;
mod seats;
mod sideboard;
mod socket;
mod table_page;
mod talk;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::directory::TableDirectory;

/// The largest form without records or decks, in bytes.
const LARGEST_FORM: usize = 16 << 10;
/// The largest form with two decks; a character may be encoded as three bytes.
const LARGEST_DECKS: usize = LARGEST_FORM + 2 * 3 * unlimited::decks::LONGEST_TEXT;

/// The state shared by all requests.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<TableDirectory>,
    pub(crate) limits: Limits,
    /// Whether cookies are for encrypted connections only.
    pub(crate) secure: bool,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// The limits for one visitor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The most tables that are not over.
    pub tables: i64,
    /// The most saved decks.
    pub decks: i64,
    /// The most messages a second over one connection.
    pub messages_per_second: f64,
    /// The most messages at once over one connection.
    pub burst: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { tables: 30, decks: 40, messages_per_second: 20.0, burst: 40.0 }
    }
}

/// All routes with their descriptions.
fn routes() -> OpenApiRouter<App> {
    let records = OpenApiRouter::new()
        .routes(routes!(replays::upload_page, replays::open_record))
        .layer(DefaultBodyLimit::max(table::replay::Sheet::LARGEST_FILE * 2));
    let decks = OpenApiRouter::new()
        .routes(routes!(lobby::create_table))
        .routes(routes!(lobby::play))
        .routes(routes!(decks::shelf, decks::keep))
        .routes(routes!(decks::builder::build, decks::builder::step))
        .routes(routes!(decks::builder::export))
        .routes(routes!(decks::open, decks::change))
        .routes(routes!(decks::delete))
        .routes(routes!(decks::bring::page, decks::bring::bring))
        .layer(DefaultBodyLimit::max(LARGEST_DECKS));
    let pages = OpenApiRouter::new()
        .routes(routes!(lobby::front))
        .routes(routes!(new_table_page::new_table_page))
        .routes(routes!(learn::learn))
        .routes(routes!(learn::leave_guide))
        .routes(routes!(hint::hint))
        .routes(routes!(table_page::page))
        .routes(routes!(table_page::choose))
        .routes(routes!(table_page::undo))
        .routes(routes!(table_page::withdraw))
        .routes(routes!(table_page::agree))
        .routes(routes!(table_page::concede))
        .routes(routes!(table_page::close))
        .routes(routes!(table_page::rematch))
        .routes(routes!(sideboard::page, sideboard::exchange))
        .routes(routes!(table_page::chat))
        .routes(routes!(talk::offer_deal))
        .routes(routes!(talk::answer_deal))
        .routes(routes!(talk::withdraw_deal))
        .routes(routes!(talk::point))
        .routes(routes!(talk::propose))
        .routes(routes!(talk::decline))
        .routes(routes!(table_page::lift))
        .routes(routes!(names::remember))
        .routes(routes!(names::rename))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::take_over_page, seats::take_over))
        .routes(routes!(records::record))
        .routes(routes!(decks::table_decks::show))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::fork))
        .routes(routes!(analysis::analysis))
        .routes(routes!(reference::all_cards))
        .routes(routes!(reference::cards))
        .routes(routes!(reference::card))
        .routes(routes!(reference::large_card))
        .routes(routes!(reference::rules))
        .routes(routes!(reference::rule))
        .routes(routes!(reference::chapter_rules))
        .routes(routes!(reference::words))
        .routes(routes!(reference::about))
        .routes(routes!(lobby::language))
        .routes(routes!(reference::asset))
        .routes(routes!(openapi::openapi))
        .fallback(problem::not_found)
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .merge(records)
        .merge(decks)
        .layer(CompressionLayer::new());
    OpenApiRouter::with_openapi(openapi::frame())
        .merge(pages)
        .routes(routes!(socket::connect))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
}

/// The router of the server.
pub(crate) fn router(app: App) -> Router {
    let (router, _) = routes().split_for_parts();
    router
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// Returns the OpenAPI document that describes all addresses, as JSON.
///
/// # Panics
/// Never: a document of strings and numbers can always be written.
#[must_use]
pub fn openapi() -> String {
    let document = routes().into_openapi();
    document.to_pretty_json().expect("strings and numbers can be written")
}
