//! For whoever runs the server, and for programs that want to know the addresses.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};

use super::App;

/// The description of all addresses.
pub(crate) const OPENAPI: &str = include_str!("../../openapi.json");

/// The program runs.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// It can be played: the database answers, and the server is not stopping.
pub(super) async fn ready(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.hall.backroom.store.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(fault) => {
            tracing::error!(%fault, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// Figures, as Prometheus reads them.
pub(super) async fn figures(State(app): State<App>) -> Response {
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, form)], app.hall.backroom.figures.text()).into_response()
}

/// The description of all addresses, for programs.
pub(super) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
