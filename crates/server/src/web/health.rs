//! Health checks and metrics, for operators.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};

use super::App;

/// Whether the program runs.
#[utoipa::path(
    get,
    path = "/healthz",
    operation_id = "alive",
    tag = "running",
    responses(
        (status = 200, description = "It does.", content((String = "text/plain")))
    )
)]
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether the server can be played on.
#[utoipa::path(
    get,
    path = "/readyz",
    operation_id = "ready",
    tag = "running",
    responses(
        (status = 200, description = "The database answers.", content((String = "text/plain"))),
        (status = 503, description = "The database does not answer, or the server stops.", content((String = "text/plain")))
    )
)]
pub(super) async fn ready(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.tables.context.store.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(fault) => {
            tracing::error!(%fault, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// The metrics of the server, in the text format of Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    operation_id = "metrics",
    tag = "running",
    responses(
        (status = 200, description = "The metrics.", content((String = "application/openmetrics-text")))
    )
)]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, form)], app.tables.context.metrics.text()).into_response()
}
