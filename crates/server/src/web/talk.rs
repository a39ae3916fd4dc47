//! Deals among players, and what teammates show each other. The script of the page uses the socket instead
//! of the forms.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::App;
use super::guest::Guest;
use super::openapi::{CommandAnswers, FormErrors, TablePath};
use super::table_page::execute;
use crate::api::{DealWord, YesNo};
use crate::tables::{Command, DealReply, DealWords, Secrecy};

/// A deal to offer.
#[derive(Deserialize, Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DealMessage {
    /// The name of the seat it is offered to.
    to: String,
    /// What is offered.
    #[schema(value_type = DealWord)]
    phrase: String,
    /// The name of the third seat it is about; may be left out if only one is left.
    about: Option<String>,
    /// Your own words; cut after 200 characters.
    words: Option<String>,
    /// Whether only the two of you hear of it.
    private: Option<bool>,
}

impl DealMessage {
    pub(super) fn words(self) -> DealWords {
        DealWords {
            to: self.to,
            phrase: self.phrase,
            about: self.about,
            words: self.words.unwrap_or_default(),
            secrecy: if self.private == Some(true) { Secrecy::Private } else { Secrecy::Public },
        }
    }
}

/// The answer to a deal.
#[derive(Deserialize, Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DealAnswered {
    /// The number of the deal for you.
    deal: u64,
    /// Whether you accept it.
    accept: bool,
}

impl DealAnswered {
    pub(super) fn command(self) -> Command {
        let reply = if self.accept { DealReply::Accepted } else { DealReply::Declined };
        Command::AnswerDeal(self.deal, reply)
    }
}

/// A deal to offer, as a form.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct OfferForm {
    /// The name of the seat it is offered to.
    to: Option<String>,
    /// What is offered.
    #[schema(value_type = Option<DealWord>)]
    phrase: Option<String>,
    /// The name of the third seat it is about; may be left out if only one is left.
    about: Option<String>,
    /// Your own words; cut after 200 characters.
    words: Option<String>,
    /// If it is `yes`, only the two of you hear of it.
    #[schema(value_type = Option<YesNo>)]
    private: Option<String>,
}

/// Offers a deal to another player. Nothing binds anybody to it.
#[utoipa::path(
    post,
    path = "/tables/{id}/deal",
    operation_id = "offer_deal",
    tag = "tables",
    params(TablePath),
    request_body(content = OfferForm, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn offer_deal(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(form): Form<OfferForm>,
) -> Response {
    let OfferForm { to, phrase, about, words, private } = form;
    let command = to.zip(phrase).map(|(to, phrase)| {
        Command::OfferDeal(DealWords {
            to,
            phrase,
            about,
            words: words.unwrap_or_default(),
            secrecy: match private.as_deref() {
                Some("yes" | "true" | "on") => Secrecy::Private,
                _ => Secrecy::Public,
            },
        })
    });
    execute(&app, &guest, &word, command).await
}

/// A deal that is answered or withdrawn.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct DealNumber {
    /// `N` or, to answer it, `N yes` or `N no`: the number of the deal for you, and whether you accept it.
    #[schema(value_type = String, example = "2 yes")]
    deal: Option<String>,
}

/// Accepts or declines a deal.
#[utoipa::path(
    post,
    path = "/tables/{id}/answer-deal",
    operation_id = "answer_deal",
    tag = "tables",
    params(TablePath),
    request_body(content = DealNumber, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn answer_deal(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(DealNumber { deal }): Form<DealNumber>,
) -> Response {
    let answered = deal.as_deref().and_then(|deal| {
        let (number, answer) = deal.split_once(' ')?;
        let accept = answer == "yes";
        Some(DealAnswered { deal: number.parse().ok()?, accept }.command())
    });
    execute(&app, &guest, &word, answered).await
}

/// Withdraws a deal of yours.
#[utoipa::path(
    post,
    path = "/tables/{id}/withdraw-deal",
    operation_id = "withdraw_deal",
    tag = "tables",
    params(TablePath),
    request_body(content = DealNumber, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn withdraw_deal(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(DealNumber { deal }): Form<DealNumber>,
) -> Response {
    let number = deal.and_then(|deal| deal.parse().ok());
    execute(&app, &guest, &word, number.map(Command::WithdrawDeal)).await
}

/// A card to point at.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Pointing {
    /// The card in the game's notation.
    #[schema(value_type = String, example = "tie-fighter")]
    card: Option<String>,
}

/// Points at a card that you see, for your team.
#[utoipa::path(
    post,
    path = "/tables/{id}/point",
    operation_id = "point",
    tag = "tables",
    params(TablePath),
    request_body(content = Pointing, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn point(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Pointing { card }): Form<Pointing>,
) -> Response {
    execute(&app, &guest, &word, card.map(Command::Point)).await
}

/// A choice to propose.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Proposed {
    /// The choice in the game's notation; one of `partner_options`.
    #[schema(value_type = String, example = "play tie-fighter")]
    propose: Option<String>,
}

/// Proposes a choice to a teammate, who can make it with one click. A bot makes it at once.
#[utoipa::path(
    post,
    path = "/tables/{id}/propose",
    operation_id = "propose",
    tag = "tables",
    params(TablePath),
    request_body(content = Proposed, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn propose(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Proposed { propose }): Form<Proposed>,
) -> Response {
    execute(&app, &guest, &word, propose.map(Command::Propose)).await
}

/// Declines what a teammate proposes.
#[utoipa::path(
    post,
    path = "/tables/{id}/decline",
    operation_id = "decline_proposal",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn decline(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::DeclineProposal)).await
}
