//! Checks of every request, and security headers of every answer.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::App;

/// Scripts, styles and pictures come from here alone; nothing is written into the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Tells the browser what a page may do.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Forms and sockets of other sites are refused: cookies alone do not say who asks.
pub(super) async fn same_origin(State(_): State<App>, request: Request, next: Next) -> Response {
    let changes = request.method() == Method::POST || request.uri().path().ends_with("/socket");
    if changes && !is_same_origin(request.headers()) {
        return (StatusCode::FORBIDDEN, "This request comes from another site.\n").into_response();
    }
    next.run(request).await
}

/// Programs name no origin; browsers always do when it matters.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((from, host), (Some((_, from)), Some(host)) if from == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_are_told_apart() {
        let headers = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("table.example:7777"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        assert!(is_same_origin(&headers(None)));
        assert!(is_same_origin(&headers(Some("http://table.example:7777"))));
        assert!(is_same_origin(&headers(Some("https://table.example:7777"))));
        for other in [
            "http://evil.example",
            "http://table.example",
            "null",
            "http://table.example:7777.evil",
        ] {
            assert!(!is_same_origin(&headers(Some(other))), "{other}");
        }
    }
}
