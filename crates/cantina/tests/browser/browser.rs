//! A browser and somebody at it. Whatever is awaited has a deadline, and says what it was.

use std::process::Command;
use std::time::Duration;

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions, PointerAction, TouchActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus, WebDriver};
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::Instant;

/// How long anything may take; usually it takes a hundredth of it.
pub(crate) const DEADLINE: Duration = Duration::from_secs(20);
/// How often a page is asked whether it has changed.
const BEAT: Duration = Duration::from_millis(25);
/// How long a finger takes from one tap to the next.
const PACE: Duration = Duration::from_millis(250);
/// The key under which WebDriver names an element in JSON.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How an element is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Mouse,
    Finger,
}

/// What came of pressing something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    Done,
    /// It only showed what it hid.
    Unfolded,
}

/// A browser with one page open.
pub(crate) struct Browser {
    pub(crate) client: Client,
    pub(crate) driver: String,
    pub(crate) session: String,
    pub(crate) hand: Hand,
    /// The number of its process, as long as it runs.
    process: Option<u64>,
}

impl Browser {
    pub(crate) async fn new(client: Client, driver: String) -> Self {
        let session = client.session_id().await.expect("a session").expect("with a name");
        let process = client.capabilities().and_then(|all| all.get("goog:processID")?.as_u64());
        assert!(process.is_some(), "the driver says which process the browser is");
        Self { client, driver, session, hand: Hand::Mouse, process }
    }

    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Path and query of the page.
    pub(crate) async fn path(&self) -> String {
        self.read("return location.pathname + location.search").await
    }

    /// What a script on the page answers.
    pub(crate) async fn read<T: DeserializeOwned>(&self, script: &str) -> T {
        self.read_with(script, vec![]).await
    }

    pub(crate) async fn read_with<T: DeserializeOwned>(&self, script: &str, with: Vec<Value>) -> T {
        let said = self.client.execute(script, with).await;
        let said = said.unwrap_or_else(|error| panic!("{script}: {error}"));
        serde_json::from_value(said.clone())
            .unwrap_or_else(|error| panic!("{script} answered {said}: {error}"))
    }

    /// What a script answers that calls the last of its arguments when it is done.
    pub(crate) async fn read_later<T: DeserializeOwned>(&self, script: &str) -> T {
        let said = self.client.execute_async(script, vec![]).await;
        let said = said.unwrap_or_else(|error| panic!("{script}: {error}"));
        serde_json::from_value(said).unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script answers with something that is not false, null or empty.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, vec![]).await
    }

    pub(crate) async fn until_with(&self, what: &str, script: &str, with: Vec<Value>) -> Value {
        let end = Instant::now() + DEADLINE;
        loop {
            // While a page gives way to another there is nobody to ask.
            let said = self.client.execute(script, with.clone()).await;
            match &said {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(value) if value == "" => {}
                Ok(value) => return value.clone(),
            }
            if Instant::now() > end {
                panic!("it never came to this: {what} ({script}: {said:?})\n{}", self.seen().await);
            }
            tokio::time::sleep(BEAT).await;
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

    /// The visible text of the page, for whoever reads why a test failed.
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

    /// Presses the first element of these that can be seen, as soon as it can be.
    pub(crate) async fn press(&self, css: &str) {
        let find = "const press = [...document.querySelectorAll(arguments[0])].find((e) => e.checkVisibility()); \
            return press && { press }";
        self.press_found(css, find, vec![json!(css)]).await;
    }

    /// Presses what a script finds, and says what kind of thing it was. What moves under the pointer
    /// or is drawn anew just then is looked for again; the driver says so before it has pressed
    /// anything.
    pub(crate) async fn press_found(&self, what: &str, script: &str, with: Vec<Value>) -> Pressed {
        let end = Instant::now() + DEADLINE;
        loop {
            let found =
                self.until_with(&format!("{what} can be pressed"), script, with.clone()).await;
            let element = self.element(&found["press"]);
            let pressed = match self.hand {
                Hand::Mouse => element.click().await,
                Hand::Finger => self.tap(element).await,
            };
            match pressed {
                Ok(()) if found["unfolds"] == true => return Pressed::Unfolded,
                Ok(()) => return Pressed::Done,
                Err(error) if in_motion(&error) && Instant::now() < end => {}
                Err(error) => panic!("{what} cannot be pressed: {error}\n{}", self.seen().await),
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    fn element(&self, found: &Value) -> Element {
        let id = found[ELEMENT].as_str().unwrap_or_else(|| panic!("{found} is no element"));
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
        // Two taps faster than people tap on purpose count as one.
        tokio::time::sleep(PACE).await;
        let to = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let finger = TouchActions::new("finger".to_owned())
            .then(to)
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(finger).await
    }

    /// Presses and releases keys, one after the other, wherever the focus is.
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

    /// Chooses in a list.
    pub(crate) async fn select(&self, css: &str, value: &str) {
        let list = self.client.find(Locator::Css(css)).await;
        let list = list.unwrap_or_else(|error| panic!("{css}: {error}"));
        list.select_by_value(value).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page is loaded again");
    }

    /// Makes the page this wide and high, on a telephone or not.
    pub(crate) async fn resize(&self, width: u32, height: u32, mobile: bool) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile })).await;
    }

    /// Shows pages as people who prefer `light` or `dark` see them.
    pub(crate) async fn prefer_colours(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Shows pages from now on as browsers without scripts do.
    pub(crate) async fn disable_scripts(&self) {
        self.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    }

    /// Ends the visit, which must have gone without complaints but these.
    pub(crate) async fn leave(mut self, expected: &[&str]) {
        let mut complaints = self.complaints().await;
        complaints.retain(|complaint| !expected.iter().any(|part| complaint.contains(part)));
        assert_eq!(complaints, Vec::<String>::new(), "the browser complained");
        self.client.clone().close().await.expect("the browser closes");
        self.process = None;
    }
}

impl Drop for Browser {
    /// After a test that failed: a browser outlives its driver.
    fn drop(&mut self) {
        if let Some(process) = self.process {
            let ended = Command::new("kill").args(["-KILL", &process.to_string()]).status();
            // There is nobody left to tell.
            let _ = ended;
        }
    }
}

/// Whether an element was on the move, was covered for a moment, or has just been replaced.
fn in_motion(error: &CmdError) -> bool {
    let covered = |fault: &WebDriver| fault.error == ErrorStatus::ElementClickIntercepted;
    error.is_stale_element_reference()
        || error.is_element_not_interactable()
        || matches!(error, CmdError::Standard(fault) if covered(fault))
}
