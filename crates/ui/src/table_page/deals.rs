//! Deals between players who all play alone: those that are open, and the form to offer one.

use maud::{Markup, html};
use prose::{Text, text};

use super::{Addressee, Frame};

/// The deals at a table, as a seat sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealDesk {
    /// The open deals.
    pub open: Vec<DealLine>,
}

/// An open deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealLine {
    /// Its number for the reader.
    pub number: u64,
    /// What the reader has to do with it.
    pub role: DealRole,
    /// The player who offers it, inside a sentence.
    pub from: Text,
    /// The player it is offered to, inside a sentence.
    pub to: Text,
    /// What is offered.
    pub terms: Text,
}

/// What a reader has to do with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealRole {
    /// The reader offers it and may withdraw it.
    Yours,
    /// It is offered to the reader.
    ToYou,
    /// It is one between others.
    OfOthers,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DealPhrase {
    /// A truce until the next turn.
    Truce,
    /// Attack a third player together.
    Attack,
    /// Leave the cards of the other in the common row alone this turn.
    LeaveRow,
    /// Do not hunt the cards of the other.
    NoHunt,
    /// Ask for a capital ship.
    GiveShip,
    /// Offer a capital ship.
    TakeShip,
    /// The player's own words.
    Words,
}

impl DealPhrase {
    /// All phrases, in the order of the list.
    pub const ALL: [Self; 7] = [
        Self::Truce,
        Self::Attack,
        Self::LeaveRow,
        Self::NoHunt,
        Self::GiveShip,
        Self::TakeShip,
        Self::Words,
    ];

    /// The word in messages: `leave-row`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Truce => "truce",
            Self::Attack => "attack",
            Self::LeaveRow => "leave-row",
            Self::NoHunt => "no-hunt",
            Self::GiveShip => "give-ship",
            Self::TakeShip => "take-ship",
            Self::Words => "words",
        }
    }

    /// The phrase with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.word() == word)
    }

    /// Whether it is about a third player.
    #[must_use]
    pub const fn is_about_somebody(self) -> bool {
        matches!(self, Self::Attack)
    }

    /// The phrase, with the third player it is about.
    #[must_use]
    pub fn text(self, about: Text) -> Text {
        match self {
            Self::Truce => {
                text!("A truce until my next turn.", "Una tregua hasta mi próximo turno.")
            }
            Self::Attack => {
                text!("Let us both attack {other}.", "Ataquemos los dos a {other}.", other = about)
            }
            Self::LeaveRow => text!(
                "This turn, let us leave each other’s cards in our common row alone.",
                "Este turno, respetemos las cartas del otro en nuestra fila común."
            ),
            Self::NoHunt => text!(
                "I do not hunt your cards if you do not hunt mine.",
                "Yo no ataco tus cartas de la fila si tú no atacas las mías."
            ),
            Self::GiveShip => {
                text!("You give me a capital ship.", "Tú me das una nave de línea.")
            }
            Self::TakeShip => {
                text!("I give you a capital ship.", "Yo te doy una nave de línea.")
            }
            Self::Words => text!("In my own words…", "Con mis propias palabras…"),
        }
    }
}

/// The open deals, and the form for another one.
pub(super) fn deals(frame: &Frame<'_>) -> Markup {
    let Some(desk) = &frame.talk.deals else { return Markup::default() };
    let reader = frame.reader;
    let none_binds = text!(
        "Deals are only words: nobody is bound to keep one.",
        "Los tratos son solo palabras: nadie está obligado a cumplirlos."
    );
    html! {
        @if !desk.open.is_empty() {
            ul.deals aria-label=(reader.say(&text!("Open deals", "Tratos abiertos"))) {
                @for line in &desk.open { (deal(frame, line)) }
            }
        }
        details #dealing {
            summary { (reader.say(&text!("Offer a deal", "Proponer un trato"))) }
            p.help { (reader.say(&none_binds)) }
            (offer(frame))
        }
    }
}

/// How many deals wait for the reader's answer.
pub(super) fn waiting_deals(frame: &Frame<'_>) -> usize {
    let desk = frame.talk.deals.iter().flat_map(|desk| &desk.open);
    desk.filter(|line| line.role == DealRole::ToYou).count()
}

fn deal(frame: &Frame<'_>, line: &DealLine) -> Markup {
    let (reader, id) = (frame.reader, frame.id);
    let (from, to, terms) = (line.from.clone(), line.to.clone(), line.terms.clone());
    let says = match line.role {
        DealRole::Yours => {
            text!("You offer {to}: {terms}", "Propones a {to}: {terms}", to = to, terms = terms)
        }
        DealRole::ToYou => text!(
            "{from} offers you: {terms}",
            "{from} te propone: {terms}",
            from = from.capitalised(),
            terms = terms
        ),
        DealRole::OfOthers => text!(
            "{from} offers {to}: {terms}",
            "{from} propone a {to}: {terms}",
            from = from.capitalised(),
            to = to,
            terms = terms
        ),
    };
    let number = line.number;
    html! {
        li.asked[line.role == DealRole::ToYou] {
            p { (reader.say(&says)) }
            @match line.role {
                DealRole::Yours => button.button name="deal" value=(number) formaction={ "/tables/" (id) "/withdraw-deal" } {
                    (reader.say(&text!("Withdraw", "Retirar")))
                },
                DealRole::ToYou => @for (answer, label) in [("yes", text!("Accept", "Aceptar")), ("no", text!("Decline", "Rechazar"))] {
                    button.button name="deal" value={ (number) " " (answer) } formaction={ "/tables/" (id) "/answer-deal" } {
                        (reader.say(&label))
                    }
                },
                DealRole::OfOthers => {}
            }
        }
    }
}

/// The fields of a new deal. They belong to a form of their own, like those of the chat.
fn offer(frame: &Frame<'_>) -> Markup {
    let reader = frame.reader;
    let label = |id: &str, words: Text| html! { label for=(id) { (reader.say(&words)) } };
    let third = text!("the third player", "el tercer jugador");
    html! {
        div.offer {
            (label("deal-to", text!("To", "A quién")))
            (seats(frame, "deal-to", "to"))
            (label("deal-phrase", text!("Deal", "Trato")))
            select #deal-phrase name="phrase" form="deal" {
                @for phrase in DealPhrase::ALL {
                    option value=(phrase.word()) { (reader.say(&phrase.text(third.clone()))) }
                }
            }
            // Among three, the third player is clear.
            @if frame.talk.addressees.len() > 2 {
                (label("deal-about", text!("Third player", "Tercer jugador")))
                (seats(frame, "deal-about", "about"))
            }
            (label("deal-words", text!("More words", "Más palabras")))
            input #deal-words name="words" form="deal" maxlength="200" autocomplete="off";
            label.check { input #deal-private type="checkbox" name="private" value="yes" form="deal"; " "
                (reader.say(&text!("Only the two of us hear of it", "Que solo lo sepamos los dos"))) }
            button.button form="deal" { (reader.say(&text!("Offer", "Proponer"))) }
        }
    }
}

fn seats(frame: &Frame<'_>, id: &str, name: &str) -> Markup {
    html! {
        select id=(id) name=(name) form="deal" {
            @for Addressee { word, name } in &frame.talk.addressees {
                option value=(word) { (frame.reader.say(&name.clone().capitalised())) }
            }
        }
    }
}
