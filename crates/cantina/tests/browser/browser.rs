//! A browser under test. Every wait has a deadline and a description for the failure message.

use std::process::Command;
use std::time::Duration;

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions, PointerAction, TouchActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus, WebDriver};
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::Instant;

/// The longest time to wait for anything; it usually takes a hundredth of this.
pub(crate) const DEADLINE: Duration = Duration::from_secs(20);
/// The interval at which a page is polled.
const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// The time between two taps.
const TAP_INTERVAL: Duration = Duration::from_millis(250);
/// The JSON key of an element id in WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How an element is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

/// The result of pressing an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    Done,
    /// It unfolded a menu or a list.
    Unfolded,
}

/// A browser with one page open.
pub(crate) struct Browser {
    pub(crate) client: Client,
    pub(crate) driver: String,
    pub(crate) session: String,
    pub(crate) pointer: Pointer,
    /// The id of its process while it runs.
    process: Option<u64>,
}

impl Browser {
    pub(crate) async fn new(client: Client, driver: String) -> Self {
        let session = client.session_id().await.expect("a session").expect("with a name");
        let process = client.capabilities().and_then(|all| all.get("goog:processID")?.as_u64());
        assert!(process.is_some(), "the driver says which process the browser is");
        Self { client, driver, session, pointer: Pointer::Mouse, process }
    }

    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
        // The table is watched by a program: it needs no time to follow others, and means what it clicks.
        let quick = "try { localStorage.setItem('cantina.pace', 'fast'); localStorage.setItem('cantina.ask', 'off'); } catch {}";
        self.client.execute(quick, vec![]).await.ok();
    }

    /// Opens the menu of the table.
    pub(crate) async fn open_menu(&self) {
        self.press("#menu:not([open]) > summary").await;
    }

    /// The path and query of the page.
    pub(crate) async fn path(&self) -> String {
        self.read("return location.pathname + location.search").await
    }

    /// Returns the result of a script on the page.
    pub(crate) async fn read<T: DeserializeOwned>(&self, script: &str) -> T {
        self.read_with(script, vec![]).await
    }

    pub(crate) async fn read_with<T: DeserializeOwned>(&self, script: &str, with: Vec<Value>) -> T {
        let said = self.client.execute(script, with).await;
        let said = said.unwrap_or_else(|error| panic!("{script}: {error}"));
        serde_json::from_value(said.clone())
            .unwrap_or_else(|error| panic!("{script} answered {said}: {error}"))
    }

    /// Returns the result of a script that calls its last argument when it is done.
    pub(crate) async fn read_later<T: DeserializeOwned>(&self, script: &str) -> T {
        let said = self.client.execute_async(script, vec![]).await;
        let said = said.unwrap_or_else(|error| panic!("{script}: {error}"));
        serde_json::from_value(said).unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script returns something other than false, null or empty.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, vec![]).await
    }

    pub(crate) async fn until_with(&self, what: &str, script: &str, with: Vec<Value>) -> Value {
        let end = Instant::now() + DEADLINE;
        loop {
            // A script fails while the page is being replaced.
            let said = self.client.execute(script, with.clone()).await;
            match &said {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(value) if value == "" => {}
                Ok(value) => return value.clone(),
            }
            if Instant::now() > end {
                panic!("it never came to this: {what} ({script}: {said:?})\n{}", self.seen().await);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits for an element that can be seen.
    pub(crate) async fn shows(&self, css: &str) {
        let visible =
            "return [...document.querySelectorAll(arguments[0])].some((e) => e.checkVisibility())";
        self.until_with(&format!("{css} can be seen"), visible, vec![json!(css)]).await;
    }

    /// Waits until the text of an element contains something.
    pub(crate) async fn says(&self, css: &str, words: &str) {
        let says =
            "return document.querySelector(arguments[0])?.textContent.includes(arguments[1])";
        let what = format!("{css} says {words:?}");
        self.until_with(&what, says, vec![json!(css), json!(words)]).await;
    }

    /// The visible text of the page, for failure messages.
    pub(crate) async fn seen(&self) -> String {
        let text =
            self.client.execute("return document.body.innerText.slice(0, 2000)", vec![]).await;
        format!("the page reads: {}", text.unwrap_or_default().as_str().unwrap_or_default())
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        self.shows(css).await;
        self.read_with("return document.querySelector(arguments[0]).innerText", vec![json!(css)])
            .await
    }

    /// Waits for the first visible element that matches, and presses it.
    pub(crate) async fn press(&self, css: &str) {
        let find = "const press = [...document.querySelectorAll(arguments[0])].find((e) => e.checkVisibility()); \
            return press && { press }";
        self.press_found(css, find, vec![json!(css)]).await;
    }

    /// Presses the element that a script finds. If the element moves or is replaced at that moment, the
    /// driver refuses before pressing, and it is looked for again.
    pub(crate) async fn press_found(&self, what: &str, script: &str, with: Vec<Value>) -> Pressed {
        let end = Instant::now() + DEADLINE;
        loop {
            let found =
                self.until_with(&format!("{what} can be pressed"), script, with.clone()).await;
            let element = self.element(&found["press"]);
            let pressed = match self.pointer {
                Pointer::Mouse => element.click().await,
                Pointer::Finger => self.tap(element).await,
            };
            match pressed {
                Ok(()) if found["unfolds"] == true => return Pressed::Unfolded,
                Ok(()) => return Pressed::Done,
                Err(error) if in_motion(&error) && Instant::now() < end => {}
                Err(error) => panic!("{what} cannot be pressed: {error}\n{}", self.seen().await),
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    fn element(&self, found: &Value) -> Element {
        let id = found[ELEMENT].as_str().unwrap_or_else(|| panic!("{found} is not an element"));
        Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned()))
    }

    async fn tap(&self, element: Element) -> Result<(), CmdError> {
        let middle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' }); \
            const at = arguments[0].getBoundingClientRect(); \
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]; \
            return arguments[0].contains(document.elementFromPoint(x, y))";
        let named = json!({ ELEMENT: element.element_id().as_ref() });
        let free = self.client.execute(middle, vec![named]).await?;
        assert_eq!(
            free,
            json!(true),
            "something lies over what is to be tapped\n{}",
            self.seen().await
        );
        // The page counts two taps in quick succession as one.
        tokio::time::sleep(TAP_INTERVAL).await;
        let to = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let finger = TouchActions::new("finger".to_owned())
            .then(to)
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(finger).await
    }

    /// Types keys one after the other at the focused element.
    pub(crate) async fn type_keys(&self, keys: &str) {
        let mut fingers = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            fingers = fingers.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(fingers).await.expect("the keys are pressed");
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, css: &str, words: &str) {
        let field = self.client.find(Locator::Css(css)).await;
        let field = field.unwrap_or_else(|error| panic!("{css}: {error}"));
        field.send_keys(words).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Chooses an option of a select element.
    pub(crate) async fn select(&self, css: &str, value: &str) {
        let list = self.client.find(Locator::Css(css)).await;
        let list = list.unwrap_or_else(|error| panic!("{css}: {error}"));
        list.select_by_value(value).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page is loaded again");
    }

    /// Sets the size of the page, as a phone or as a desktop.
    pub(crate) async fn resize(&self, width: u32, height: u32, mobile: bool) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile })).await;
    }

    /// Emulates the preference for `light` or `dark` colours.
    pub(crate) async fn prefer_colours(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Disables scripts on the pages loaded from now on.
    pub(crate) async fn disable_scripts(&self) {
        self.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    }

    /// Closes the browser and checks that its console has no errors other than the expected ones.
    pub(crate) async fn close(mut self, expected: &[&str]) {
        let mut complaints = self.complaints().await;
        complaints.retain(|complaint| !expected.iter().any(|part| complaint.contains(part)));
        assert_eq!(complaints, Vec::<String>::new(), "the browser complained");
        self.client.clone().close().await.expect("the browser closes");
        self.process = None;
    }
}

impl Drop for Browser {
    /// Kills the browser after a failed test, because it outlives its driver.
    fn drop(&mut self) {
        if let Some(process) = self.process {
            let ended = Command::new("kill").args(["-KILL", &process.to_string()]).status();
            // A browser that has already ended needs no cleanup.
            let _ = ended;
        }
    }
}

/// Whether an element was moving, covered for a moment, or just replaced.
fn in_motion(error: &CmdError) -> bool {
    let covered = |fault: &WebDriver| fault.error == ErrorStatus::ElementClickIntercepted;
    error.is_stale_element_reference()
        || error.is_element_not_interactable()
        || matches!(error, CmdError::Standard(fault) if covered(fault))
}
