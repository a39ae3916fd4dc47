//! A browser: it keeps cookies, follows forms and opens sockets.

use std::collections::BTreeMap;

use serde_json::Value;

use super::http::{Answer, ask, form};
use super::socket_client::{Form, SocketClient};

/// A visitor with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: String,
    cookies: BTreeMap<String, String>,
}

const PROGRAM: &str = "accept: application/json\r\n";
const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

impl Visitor {
    pub(crate) fn at(address: &str) -> Self {
        Self { address: address.to_owned(), cookies: BTreeMap::new() }
    }

    /// The cookies of the visitor.
    pub(crate) fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// Keeps a cookie that a script has set.
    pub(crate) fn keep(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    pub(crate) async fn ask(&mut self, request: &str, headers: &str, body: &str) -> Answer {
        let headers = format!("{headers}cookie: {}\r\n", self.cookie());
        let answer = ask(&self.address, request, &headers, body).await;
        for cookie in answer.all("set-cookie") {
            let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
            let (name, value) = pair.expect("a cookie");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), "", "").await
    }

    pub(crate) async fn get_json(&mut self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), PROGRAM, "").await
    }

    /// Sends a form, as a browser does.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(&format!("POST {path}"), FORM, &form(fields)).await
    }

    /// Sends a form, as a program does.
    pub(crate) async fn post_json(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(&format!("POST {path}"), &format!("{FORM}{PROGRAM}"), &form(fields)).await
    }

    /// Sets up a table and returns its id.
    pub(crate) async fn set_up(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.post("/tables", fields).await;
        assert_eq!(answer.status, 303, "{answer:?}");
        id_in(answer.location())
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, table: &str, seat: &str) {
        let answer = self.post(&format!("/tables/{table}/seats/{seat}"), &[("name", seat)]).await;
        assert_eq!(answer.status, 303, "{answer:?}");
    }

    /// The table as a program sees it.
    pub(crate) async fn table(&mut self, table: &str) -> Value {
        let answer = self.get_json(&format!("/tables/{table}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    /// The page of the table.
    pub(crate) async fn page(&mut self, table: &str) -> String {
        let answer = self.get(&format!("/tables/{table}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body
    }

    /// Does something at a table without any fields, as a program does.
    pub(crate) async fn execute(&mut self, table: &str, command: &str) -> Answer {
        self.post_json(&format!("/tables/{table}/{command}"), &[]).await
    }

    /// Makes a choice with the number and the ply that are due.
    pub(crate) async fn choose(&mut self, table: &str, words: &str) -> Answer {
        let now = self.table(table).await;
        let (n, ply) = (now["n"].as_u64().expect("n") + 1, now["ply"].as_u64().expect("ply"));
        self.answer(table, n, ply, words).await
    }

    /// Makes a choice with this number and ply.
    pub(crate) async fn answer(&mut self, table: &str, n: u64, ply: u64, words: &str) -> Answer {
        let (n, ply) = (n.to_string(), ply.to_string());
        let fields = [("n", n.as_str()), ("ply", ply.as_str()), ("choice", words)];
        self.post_json(&format!("/tables/{table}/choices"), &fields).await
    }

    /// Makes a choice that must be carried out.
    pub(crate) async fn must_choose(&mut self, table: &str, words: &str) {
        let answer = self.choose(table, words).await;
        assert_eq!(answer.status, 200, "{words}: {answer:?}");
    }

    /// Follows a table.
    pub(crate) async fn follow(&self, table: &str, form: Form) -> SocketClient {
        let opened = SocketClient::open(self, table, form).await;
        opened.unwrap_or_else(|status| panic!("the socket is refused with {status}"))
    }
}

/// The id of the table an address leads to.
pub(crate) fn id_in(location: &str) -> String {
    let id = location.strip_prefix("/tables/").and_then(|rest| rest.split('/').next());
    id.unwrap_or_else(|| panic!("no table in {location}")).to_owned()
}

/// The choices among the options of a table, as a program sees them.
pub(crate) fn options(table: &Value) -> Vec<String> {
    let options = table["options"].as_array().expect("options");
    options.iter().map(|option| option["choice"].as_str().expect("words").to_owned()).collect()
}

/// Who sits in this seat.
pub(crate) fn sitter<'t>(table: &'t Value, seat: &str) -> &'t str {
    let seats = table["seats"].as_array().expect("seats");
    let line = seats.iter().find(|line| line["seat"] == seat).expect("the seat");
    line["sitter"].as_str().expect("who")
}
