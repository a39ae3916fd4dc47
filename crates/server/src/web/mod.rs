//! Pages, forms and sockets over HTTP.

mod asked;
mod at_table;
mod decks;
mod form_seats;
mod guard;
mod guest;
mod health;
mod lobby;
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
use axum::routing::{get, post};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

pub use self::setup_schema::setup_properties;
use crate::hall::Hall;

/// The largest form, but for records and decks.
const LARGEST_FORM: usize = 16 << 10;
/// The largest form with decks: two of them, each of whose signs may become three.
const LARGEST_DECKS: usize = LARGEST_FORM + 2 * 3 * unlimited::decks::LONGEST_TEXT;

/// What every request needs.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    /// Whether cookies are for encrypted connections only.
    pub(crate) secure: bool,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// What one visitor may use.
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

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let records = Router::new()
        .route("/replay", get(replays::ask_for_record).post(replays::open_record))
        .layer(DefaultBodyLimit::max(table::replay::Sheet::LARGEST_FILE * 2));
    let decks = Router::new()
        .route("/tables", post(lobby::set_up))
        .route("/play", post(lobby::play))
        .route("/decks", get(decks::shelf).post(decks::keep))
        .route("/decks/build", get(decks::builder::build).post(decks::builder::step))
        .route("/decks/export", get(decks::builder::export))
        .route("/decks/{id}", get(decks::open).post(decks::change))
        .route("/decks/{id}/delete", post(decks::delete))
        .layer(DefaultBodyLimit::max(LARGEST_DECKS));
    let pages = Router::new()
        .route("/", get(lobby::front))
        .route("/new", get(lobby::ask_for_table))
        .route("/tables/{id}", get(at_table::page))
        .route("/tables/{id}/choices", post(at_table::choose))
        .route("/tables/{id}/undo", post(at_table::undo))
        .route("/tables/{id}/agree", post(at_table::agree))
        .route("/tables/{id}/concede", post(at_table::concede))
        .route("/tables/{id}/rematch", post(at_table::rematch))
        .route("/tables/{id}/sideboard", get(sideboard::page).post(sideboard::exchange))
        .route("/tables/{id}/chat", post(at_table::chat))
        .route("/tables/{id}/lift", post(at_table::lift))
        .route("/tables/{id}/seats/{seat}", post(seats::sit))
        .route("/tables/{id}/handover", post(seats::hand_over))
        .route("/handover", get(seats::ask_for_code).post(seats::take_over))
        .route("/tables/{id}/record", get(records::record))
        .route("/tables/{id}/decks", get(decks::of_table::show))
        .route("/tables/{id}/replay", get(replays::replay))
        .route("/tables/{id}/fork", post(replays::fork))
        .route("/cards", get(reference::all_cards))
        .route("/cards/{game}", get(reference::cards))
        .route("/cards/{game}/{card}", get(reference::card))
        .route("/cards/{game}/{card}/large", get(reference::large_card))
        .route("/rules", get(reference::rules))
        .route("/rules/{id}", get(reference::rule))
        .route("/about", get(reference::about))
        .route("/language", post(lobby::language))
        .route("/assets/{name}", get(reference::asset))
        .route("/openapi.json", get(health::openapi))
        .fallback(trouble::nowhere)
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .merge(records)
        .merge(decks)
        .layer(CompressionLayer::new());
    Router::new()
        .merge(pages)
        .route("/tables/{id}/socket", get(socket::connect))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::figures))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn(guard::headers))
        .with_state(app)
}
