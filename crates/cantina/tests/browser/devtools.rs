//! Commands specific to Chromium that fantoccini lacks, sent to the driver directly.

use http_body_util::BodyExt as _;
use hyper::Request;
use hyper::header::{CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::browser::Browser;

impl Browser {
    /// Runs a command of the DevTools protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.ask("goog/cdp/execute", &json!({ "cmd": command, "params": parameters })).await
    }

    /// The errors in the console since the last call.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let said = self.ask("se/log", &json!({ "type": "browser" })).await;
        let lines = said.as_array().expect("a list of messages");
        let serious = |line: &&Value| {
            let policy = line["message"].as_str().is_some_and(|m| m.contains("Security Policy"));
            line["level"] == "SEVERE" || policy
        };
        let message = |line: &Value| line["message"].as_str().unwrap_or_default().to_owned();
        lines.iter().filter(serious).map(message).collect()
    }

    async fn ask(&self, path: &str, body: &Value) -> Value {
        let stream = TcpStream::connect(&self.driver).await.expect("the driver listens");
        let shaken = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = shaken.expect("the driver speaks HTTP");
        let connection = tokio::spawn(connection);
        let request = Request::post(format!("/session/{}/{path}", self.session))
            .header(HOST, &self.driver)
            .header(CONTENT_TYPE, "application/json; charset=utf-8")
            .body(body.to_string())
            .expect("a request");
        let answer = sender.send_request(request).await.expect("the driver answers");
        let status = answer.status();
        let answer = answer.into_body().collect().await.expect("the whole answer").to_bytes();
        connection.abort();
        let mut answer: Value = serde_json::from_slice(&answer).expect("JSON");
        assert!(status.is_success(), "{path} {body} was answered with {status}: {answer}");
        answer["value"].take()
    }
}
