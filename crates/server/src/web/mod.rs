//! Pages, forms and sockets over HTTP.

mod asked;
mod at_table;
mod decks;
mod form_seats;
mod guard;
mod guest;
mod health;
mod lobby;
mod openapi;
mod records;
mod reference;
mod replays;
mod seats;
mod setup_schema;
mod sideboard;
mod socket;
mod trouble;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::setup_schema::setup_properties;
use crate::directory::TableDirectory;

/// The largest form, but for records and decks.
const LARGEST_FORM: usize = 16 << 10;
/// The largest form with decks: two of them, each of whose signs may become three.
const LARGEST_DECKS: usize = LARGEST_FORM + 2 * 3 * unlimited::decks::LONGEST_TEXT;

/// The state shared by all requests.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<TableDirectory>,
    pub(crate) limits: Limits,
    /// Whether cookies are for encrypted connections only.
    pub(crate) secure: bool,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// How much one visitor may use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Tables a visitor may sit at that are not over.
    pub tables: i64,
    /// Decks a visitor may keep.
    pub decks: i64,
    /// Messages a second over one connection.
    pub messages_per_second: f64,
    /// Messages at once.
    pub burst: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { tables: 30, decks: 40, messages_per_second: 20.0, burst: 40.0 }
    }
}

/// All addresses with their descriptions.
fn routes() -> OpenApiRouter<App> {
    let records = OpenApiRouter::new()
        .routes(routes!(replays::ask_for_record, replays::open_record))
        .layer(DefaultBodyLimit::max(table::replay::Sheet::LARGEST_FILE * 2));
    let decks = OpenApiRouter::new()
        .routes(routes!(lobby::set_up))
        .routes(routes!(lobby::play))
        .routes(routes!(decks::shelf, decks::keep))
        .routes(routes!(decks::builder::build, decks::builder::step))
        .routes(routes!(decks::builder::export))
        .routes(routes!(decks::open, decks::change))
        .routes(routes!(decks::delete))
        .layer(DefaultBodyLimit::max(LARGEST_DECKS));
    let pages = OpenApiRouter::new()
        .routes(routes!(lobby::front))
        .routes(routes!(lobby::ask_for_table))
        .routes(routes!(at_table::page))
        .routes(routes!(at_table::choose))
        .routes(routes!(at_table::undo))
        .routes(routes!(at_table::agree))
        .routes(routes!(at_table::concede))
        .routes(routes!(at_table::rematch))
        .routes(routes!(sideboard::page, sideboard::exchange))
        .routes(routes!(at_table::chat))
        .routes(routes!(at_table::lift))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::ask_for_code, seats::take_over))
        .routes(routes!(records::record))
        .routes(routes!(decks::of_table::show))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::fork))
        .routes(routes!(reference::all_cards))
        .routes(routes!(reference::cards))
        .routes(routes!(reference::card))
        .routes(routes!(reference::large_card))
        .routes(routes!(reference::rules))
        .routes(routes!(reference::rule))
        .routes(routes!(reference::about))
        .routes(routes!(lobby::language))
        .routes(routes!(reference::asset))
        .routes(routes!(openapi::openapi))
        .fallback(trouble::nowhere)
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

/// Answers all addresses.
pub(crate) fn router(app: App) -> Router {
    let (router, _) = routes().split_for_parts();
    router
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// The OpenAPI document that describes all addresses, as JSON.
///
/// # Panics
/// Never: a document of strings and numbers can always be written.
#[must_use]
pub fn openapi() -> String {
    let document = routes().into_openapi();
    document.to_pretty_json().expect("strings and numbers can be written")
}
