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

/// Scripts, styles and pictures are loaded from this server only; inline scripts are forbidden.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the security headers to every response.
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

/// Refuses forms and sockets of other sites, because browsers send the cookies with those too.
pub(super) async fn same_origin(State(_): State<App>, request: Request, next: Next) -> Response {
    let changes = request.method() == Method::POST || request.uri().path().ends_with("/socket");
    if changes && !is_same_origin(request.headers()) {
        return (StatusCode::FORBIDDEN, "This request comes from another site.\n").into_response();
    }
    next.run(request).await
}

/// Whether the request comes from this site. Programs send no `Origin`; browsers always do here.
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
    fn requests_of_other_sites_are_recognised() {
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
