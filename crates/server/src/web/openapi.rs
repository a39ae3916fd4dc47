//! The description of all addresses for programs, made from the handlers and from [`crate::api`].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{
    Content, ObjectBuilder, OpenApi as Document, Ref, RefOr, Response as Described,
    ResponseBuilder, Type,
};
use utoipa::{IntoParams, IntoResponses, OpenApi, PartialSchema as _, ToResponse, ToSchema};

use super::socket::ClientMessage;
use crate::api::{
    Ack, DeckFaults, DeckFormat, ErrorAnswer, FileForm, Language, NotDone, Refusal, SocketForm,
    TableAnswer,
};

/// The table of an address.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only described; handlers read the path themselves")]
pub(super) struct TablePath {
    /// The id of the table.
    #[param(pattern = "^[a-km-np-z2-9]{12}$")]
    id: String,
}

/// Everything but the addresses, which the router adds.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cantina",
        description = "Tables of tabletop games: pages for people, views for programs. Pages and forms answer in HTML; where both are listed, a program that asks for `application/json` gets JSON. Moves travel faster over the socket of a table, which docs/protocol.md describes."
    ),
    tags(
        (name = "pages", description = "Pages to find and create tables."),
        (name = "tables", description = "Playing at a table."),
        (name = "decks", description = "Decks of Unlimited: saving and building them."),
        (name = "records", description = "Replays and records."),
        (name = "reference", description = "Cards and rules."),
        (name = "running", description = "For operators of a server.")
    ),
    components(schemas(
        // Schemas that no handler registers: those of shared responses, of messages over the socket, and
        // of single parameters.
        Ack, ClientMessage, DeckFaults, ErrorAnswer, NotDone, Refusal, TableAnswer,
        DeckFormat, FileForm, Language, SocketForm
    ))
)]
struct Frame;

/// The description without addresses.
pub(super) fn frame() -> Document {
    let mut document = Frame::openapi();
    let components = document.components.get_or_insert_default();
    components
        .responses
        .extend(shared().into_iter().map(|(name, answer)| (name.to_owned(), answer)));
    let cookie = ApiKeyValue::with_description(
        "cantina",
        "A secret the server gives to visitors when they first sit down. Seats belong to it; the server keeps only its hash.",
    );
    components.add_security_scheme("visitor", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    document
}

/// This description of all addresses.
#[utoipa::path(
    get,
    path = "/openapi.json",
    operation_id = "description",
    tag = "running",
    responses((status = 200, description = "This document.", content((Object = "application/json"))))
)]
pub(super) async fn openapi() -> Response {
    static WRITTEN: LazyLock<String> = LazyLock::new(crate::openapi);
    ([(CONTENT_TYPE, "application/json")], WRITTEN.as_str()).into_response()
}

/// The possible bodies of a response, JSON first.
enum Body {
    /// No body; the address of another page is in a header.
    Redirect,
    /// Plain text.
    Plain,
    /// JSON of this schema.
    Json(String),
    /// JSON of this schema for programs, a page for people.
    JsonOrPage(String),
    /// The same, and plain text for requests that were refused before they were read.
    JsonPageOrPlain(String),
}

impl Body {
    fn described(self, description: &str) -> Described {
        let answer = ResponseBuilder::new().description(description);
        let json = |schema: String| Content::new(Some(Ref::from_schema_name(schema)));
        let text = || Content::new(Some(String::schema()));
        let (json, others) = match self {
            Self::Redirect => {
                let address = ObjectBuilder::new().schema_type(Type::String);
                let header = HeaderBuilder::new().schema(address).description(Some("The address."));
                return answer.header("location", header.build()).build();
            }
            Self::Plain => (None, vec!["text/plain"]),
            Self::Json(schema) => (Some(json(schema)), Vec::new()),
            Self::JsonOrPage(schema) => (Some(json(schema)), vec!["text/html"]),
            Self::JsonPageOrPlain(schema) => (Some(json(schema)), vec!["text/html", "text/plain"]),
        };
        let answer =
            json.into_iter().fold(answer, |answer, json| answer.content("application/json", json));
        others.into_iter().fold(answer, |answer, media| answer.content(media, text())).build()
    }
}

fn schema<T: ToSchema>() -> String {
    T::name().into_owned()
}

/// Responses that several handlers have in common.
macro_rules! shared_answers {
    ($($name:ident $body:expr, $description:literal;)+) => {
        $(
            #[doc = $description]
            pub(super) struct $name;

            impl<'r> ToResponse<'r> for $name {
                fn response() -> (&'r str, RefOr<Described>) {
                    (stringify!($name), RefOr::T($body.described($description)))
                }
            }
        )+

        fn shared() -> Vec<(&'static str, RefOr<Described>)> {
            vec![$($name::response()),+]
        }
    };
}

shared_answers! {
    ToTable Body::Redirect, "Done; this leads to the table.";
    ToPage Body::Redirect, "This leads to another page.";
    ToDeck Body::Redirect, "Done; this leads to the deck or to all decks.";
    Done Body::Json(schema::<Ack>()), "For programs: the command is carried out and stored.";
    NotCarriedOut Body::JsonOrPage(schema::<NotDone>()), "The command is refused, and nothing has changed: the reason for programs, else the page of the table with the reason.";
    Cannot Body::JsonOrPage(schema::<ErrorAnswer>()), "It cannot be done now, or not by you.";
    Broken Body::JsonOrPage(schema::<ErrorAnswer>()), "The match failed, or it was played by older rules; its record can be downloaded.";
    NotFound Body::JsonOrPage(schema::<ErrorAnswer>()), "There is nothing at this address.";
    NoTable Body::JsonOrPage(schema::<ErrorAnswer>()), "There is no such table.";
    Private Body::JsonOrPage(schema::<ErrorAnswer>()), "The players at this table do not want to be watched.";
    OtherSite Body::Plain, "The request comes from another site.";
    TooManyTables Body::JsonOrPage(schema::<ErrorAnswer>()), "You have as many tables as one visitor may; an uploaded record counts for a day.";
    NoStore Body::JsonOrPage(schema::<ErrorAnswer>()), "The database cannot be reached at the moment; nothing is lost.";
    TooLarge Body::Plain, "The form is too large.";
    NoForm Body::Plain, "The body is not a form.";
    BadForm Body::Plain, "A field of the form is missing or has an invalid value.";
    BadQuery Body::Plain, "A parameter after the `?` has an invalid value.";
    NoDeck Body::JsonOrPage(schema::<ErrorAnswer>()), "There is no such deck.";
    NotYourDeck Body::JsonPageOrPlain(schema::<ErrorAnswer>()), "The deck belongs to another visitor, or the request comes from another site.";
    TooManyDecks Body::JsonOrPage(schema::<ErrorAnswer>()), "You have saved as many decks as one visitor may.";
    FaultyDeck Body::JsonPageOrPlain(schema::<DeckFaults>()), "The deck has faults; all of them are named, and nothing has changed.";
}

/// Groups of shared answers, for handlers that have all of them.
macro_rules! answer_groups {
    ($($(#[$doc:meta])* $name:ident { $($status:literal $answer:ident,)+ })+) => {
        $(
            $(#[$doc])*
            pub(super) struct $name;

            impl IntoResponses for $name {
                fn responses() -> BTreeMap<String, RefOr<Described>> {
                    let reference = |answer| RefOr::Ref(Ref::from_response_name(answer));
                    BTreeMap::from([$(($status.to_owned(), reference(stringify!($answer)))),+])
                }
            }
        )+
    };
}

answer_groups! {
    /// The answers to a command at a table.
    CommandAnswers {
        "200" Done,
        "303" ToTable,
        "403" OtherSite,
        "404" NoTable,
        "409" NotCarriedOut,
        "503" NoStore,
    }
    /// The errors of a request that needs a table and the database.
    TableErrors {
        "404" NoTable,
        "503" NoStore,
    }
    /// The errors of a body that is not a form, or is too large.
    BodyErrors {
        "413" TooLarge,
        "415" NoForm,
    }
    /// The errors of a form: those of its body and of its fields.
    FormErrors {
        "413" TooLarge,
        "415" NoForm,
        "422" BadForm,
    }
    /// The answers to a form that creates a table or takes a seat.
    NewTableAnswers {
        "303" ToTable,
        "403" OtherSite,
        "429" TooManyTables,
        "503" NoStore,
    }
    /// The errors of a request about a saved deck of the visitor.
    DeckErrors {
        "403" NotYourDeck,
        "404" NoDeck,
        "503" NoStore,
    }
}
