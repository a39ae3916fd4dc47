//! Chromium and chromedriver.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::own_folder;

const CHROMIUM: &str = "/usr/bin/chromium";
const CHROMEDRIVER: &str = "/usr/bin/chromedriver";

/// The arguments of every browser: no window, and no network traffic of its own.
const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1440,900",
];

/// A running chromedriver.
pub(crate) struct Driver {
    child: Child,
    word: String,
    address: String,
    started: AtomicUsize,
}

/// The options of a browser.
#[derive(Clone, Copy, Default)]
pub(crate) struct BrowserOptions {
    /// The preferred languages, in the form of `Accept-Language`.
    pub(crate) languages: Option<&'static str>,
    /// Whether the user prefers reduced motion; tests also run faster with it.
    pub(crate) reduced_motion: bool,
}

impl Driver {
    pub(crate) fn start(word: &str) -> Self {
        for program in [CHROMIUM, CHROMEDRIVER] {
            assert!(
                Path::new(program).exists(),
                "{program} is missing: `cargo xtask test` installs it, or install the packages \
                 chromium and chromium-driver"
            );
        }
        let folder = own_folder(&format!("{word}-driver"));
        std::fs::create_dir_all(&folder).expect("a folder for what the driver says");
        let log = folder.join("log");
        let mut command = Command::new(CHROMEDRIVER);
        command.arg("--port=0").arg(format!("--log-path={}", log.display()));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("chromedriver starts");
        let mut said = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("chromedriver speaks"));
        let port = loop {
            let line = said.len();
            if out.read_line(&mut said).expect("chromedriver can be heard") == 0 {
                let log = std::fs::read_to_string(&log).unwrap_or_default();
                panic!(
                    "chromedriver ended with {:?} and never said its port: {said}{log}",
                    child.wait()
                );
            }
            if let Some(port) = port_in(&said[line..]) {
                break port;
            }
        };
        let address = format!("127.0.0.1:{port}");
        Self { child, word: word.to_owned(), address, started: AtomicUsize::new(0) }
    }

    /// Starts a browser with a new profile.
    pub(crate) async fn browser(&self, options: BrowserOptions) -> Browser {
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let profile = own_folder(&format!("{}-profile-{number}", self.word));
        let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).into();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        if options.reduced_motion {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let languages = options.languages.unwrap_or("en-GB,en");
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": {
                "binary": CHROMIUM,
                "args": arguments,
                "prefs": { "intl.accept_languages": languages },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("written as one") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(capabilities);
        let client = client.connect(&format!("http://{}", self.address)).await;
        let client = client.unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        Browser::new(client, self.address.clone()).await
    }
}

/// The port in the line with which the driver reports that it is ready.
fn port_in(line: &str) -> Option<u16> {
    line.split("successfully on port ").nth(1)?.trim_end().trim_end_matches('.').parse().ok()
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
