//! The visitor who sent a request: their secret, language and theme, and the page they are on.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, COOKIE, HeaderValue, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::Response;
use prose::{Lang, Text};
use table::PlayerName;
use ui::Reader;
use ui::pages::{Shell, Theme, in_theme, shell};

use super::App;
use crate::secret::{Secret, SecretHash};

/// The cookie by which a visitor is known.
const VISITOR: &str = "cantina";
/// The cookie with the language.
const LANGUAGE: &str = "cantina_lang";
/// The cookie with the colours, which the script of the page sets.
const THEME: &str = "cantina_theme";
/// The cookies with the choices of the last table of each game; the name of the game follows.
const LAST_CHOICES: &str = "cantina_new_";
/// The cookie with the name, as hexadecimal digits of its bytes.
const NAME: &str = "cantina_name";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// The visitor who sent a request.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) secret: Option<Secret>,
    /// The name that the visitor gave last.
    pub(super) name: Option<PlayerName>,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
    /// Path and query of the page.
    pub(super) here: String,
    /// Whether the request asks for JSON, as programs do.
    pub(super) wants_json: bool,
    /// The cookies with the choices of the visitor's last tables, by the name of the game.
    pub(super) last_choices: BTreeMap<String, String>,
    secure: bool,
}

impl FromRequestParts<App> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let cookies = header(COOKIE).unwrap_or("");
        let chosen = cookie(cookies, LANGUAGE).and_then(|word| word.parse().ok());
        let here = parts.uri.path_and_query().map_or("/", |here| here.as_str());
        Ok(Self {
            secret: cookie(cookies, VISITOR).and_then(Secret::read),
            name: cookie(cookies, NAME).and_then(read_name),
            lang: chosen.unwrap_or_else(|| preferred(header(ACCEPT_LANGUAGE).unwrap_or(""))),
            theme: cookie(cookies, THEME).map_or(Theme::Device, Theme::read),
            here: here.to_owned(),
            wants_json: header(ACCEPT).is_some_and(|accept| accept.contains("application/json")),
            last_choices: last_choices(cookies),
            secure: app.secure,
        })
    }
}

impl Guest {
    pub(super) fn reader(&self) -> Reader {
        Reader { lang: self.lang }
    }

    /// The hash of the visitor's secret; `None` before they first sit down.
    pub(super) fn hash(&self) -> Option<SecretHash> {
        self.secret.as_ref().map(Secret::hash)
    }

    /// Wraps the content in a page.
    pub(super) fn page(&self, title: Text, main: &maud::Markup) -> maud::Markup {
        let around = Shell { reader: self.reader(), title, here: self.here.clone() };
        in_theme(shell(&around, main), self.theme)
    }

    /// The secret of this visitor, or a new one.
    pub(super) fn secret_or_new(&self) -> Result<Secret, getrandom::Error> {
        self.secret.clone().map_or_else(Secret::new, Ok)
    }

    /// Adds the cookie with the secret to a response.
    pub(super) fn set_secret(&self, secret: &Secret, mut response: Response) -> Response {
        let cookie = self.cookie(VISITOR, secret.reveal(), "; HttpOnly");
        response.headers_mut().append(SET_COOKIE, cookie);
        response
    }

    /// Adds the cookie with the language to a response.
    pub(super) fn set_language(&self, lang: Lang, mut response: Response) -> Response {
        let cookie = self.cookie(LANGUAGE, &lang.to_string(), "; HttpOnly");
        response.headers_mut().append(SET_COOKIE, cookie);
        response
    }

    /// Adds the cookie with the choices of the last table of a game to a response. The value is
    /// percent-encoded.
    pub(super) fn set_last_choices(
        &self,
        game: &str,
        value: &str,
        mut response: Response,
    ) -> Response {
        let cookie = self.cookie(&format!("{LAST_CHOICES}{game}"), value, "; HttpOnly");
        response.headers_mut().append(SET_COOKIE, cookie);
        response
    }

    /// Adds the cookie with the name to a response, or removes it.
    pub(super) fn set_name(&self, name: Option<&PlayerName>, mut response: Response) -> Response {
        let digits = name.map(|name| hex::encode(name.as_str())).unwrap_or_default();
        response.headers_mut().append(SET_COOKIE, self.cookie(NAME, &digits, "; HttpOnly"));
        response
    }

    fn cookie(&self, name: &str, value: &str, more: &str) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!("{name}={value}; Path=/; Max-Age={A_YEAR}; SameSite=Lax{more}{secure}");
        // Hexadecimal digits, language codes and percent-encoded texts are always valid.
        HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
    }
}

fn last_choices(cookies: &str) -> BTreeMap<String, String> {
    let pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    let named = pairs.filter_map(|(name, value)| Some((name.strip_prefix(LAST_CHOICES)?, value)));
    named.map(|(game, value)| (game.to_owned(), value.to_owned())).collect()
}

fn cookie<'c>(cookies: &'c str, name: &str) -> Option<&'c str> {
    let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

/// The name in a cookie; a cookie that was tampered with is as good as none.
fn read_name(digits: &str) -> Option<PlayerName> {
    let name = String::from_utf8(hex::decode(digits).ok()?).ok()?;
    PlayerName::read(&name).ok().flatten()
}

/// The language a browser prefers; English unless Spanish comes before it.
fn preferred(accept: &str) -> Lang {
    let mut wanted =
        accept.split(',').map(|part| part.trim().split([';', '-']).next().unwrap_or(""));
    wanted.find_map(|word| word.parse().ok()).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_supported_is_chosen() {
        assert_eq!(preferred("es-ES,es;q=0.9,en;q=0.8"), Lang::Es);
        assert_eq!(preferred("fr-FR, en-GB;q=0.7, es;q=0.3"), Lang::En);
        assert_eq!(preferred("de"), Lang::En);
        assert_eq!(preferred(""), Lang::En);
    }

    #[test]
    fn a_name_is_read_from_its_cookie_whatever_the_cookie_holds() {
        let name = |cookie: &str| read_name(cookie).map(|name| name.to_string());
        assert_eq!(name(&hex::encode("Íñigo")), Some("Íñigo".to_owned()));
        assert_eq!(name(&hex::encode("<i>\u{202e}Bo")), Some("iBo".to_owned()));
        for wrong in ["", "zz", "ff", &hex::encode("Bot")] {
            assert_eq!(name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        assert_eq!(cookie("a=1; cantina=ff; b=2", "cantina"), Some("ff"));
        assert_eq!(cookie("xcantina=ff", "cantina"), None);
    }
}
