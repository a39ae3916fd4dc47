//! An accessibility checker finds no violation on any page, in both colour schemes.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::all_pages::{self, Page};
use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::{TestServer, own_folder};

/// The checker, with a pinned version.
const CHECKER: &str = "axe-core@4.14.0";

/// Lists the violations of WCAG A and AA with their elements.
const CHECK: &str = "
    const done = arguments[arguments.length - 1];
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], rules, resultTypes: ['violations'] })
        .then(({ violations }) => done(violations.map(({ id, help, nodes }) =>
            `${id} (${help}): ${nodes.slice(0, 4).map(({ html, any }) =>
                `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`)),
            (error) => done([String(error)]));";

/// Downloads the checker; it is a tool of this test and not part of the project.
fn checker() -> String {
    let folder = own_folder("checker");
    std::fs::create_dir_all(&folder).expect("a folder for the checker");
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(&folder).output();
        let output = output.unwrap_or_else(|error| {
            panic!("{program} is missing ({error}): `cargo xtask test` installs it, or install npm and tar")
        });
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} {arguments:?} cannot fetch {CHECKER}: {said}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    };
    let packed = run("npm", &["pack", "--silent", CHECKER]);
    run("tar", &["-xzf", &packed, "package/axe.min.js"]);
    std::fs::read_to_string(folder.join("package/axe.min.js")).expect("the checker")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_violations_in_either_colour_scheme() {
    let checker = checker();
    let server = TestServer::start("accessible").await;
    let driver = Driver::start("accessible");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let pages = all_pages::pages(&server, &browser).await;
    let mut faults = Vec::new();
    for scheme in ["dark", "light"] {
        browser.prefer_colours(scheme).await;
        for page in &pages {
            all_pages::open(&server, &browser, page).await;
            browser.read::<Option<()>>(&checker).await;
            let found: Vec<String> = browser.read_later(CHECK).await;
            faults.extend(found.iter().map(|fault| format!("{} in {scheme}: {fault}", page.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    take_pictures(&server, &browser, &pages).await;
    browser.close(&["status of 404"]).await;
}

/// Takes pictures of all pages if CANTINA_SCREENSHOTS names a folder.
async fn take_pictures(server: &TestServer, browser: &Browser, pages: &[Page]) {
    if std::env::var_os("CANTINA_SCREENSHOTS").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    for (width, height, mobile) in [(1440, 900, false), (390, 844, true)] {
        browser.resize(width, height, mobile).await;
        for page in pages {
            for scheme in ["dark", "light"] {
                browser.prefer_colours(scheme).await;
                all_pages::open(server, browser, page).await;
                let name = format!("{}-{width}-{scheme}.png", page.name);
                picture(browser, &folder.join(name)).await;
            }
        }
    }
}

async fn picture(browser: &Browser, file: &PathBuf) {
    let drawn = browser.client.screenshot().await.expect("a picture");
    std::fs::write(file, drawn).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}
