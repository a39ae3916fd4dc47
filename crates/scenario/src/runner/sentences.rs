//! Checks the questions and log lines that seats read.

use prose::Text;
use table::{Seat, Viewer};

use super::Finding;
use super::play::Play;
use crate::Mismatch;
use crate::reader::{Asked, Onlooker, Quote, Told};
use crate::staging::Staged;

impl<G: Staged> Play<'_, G> {
    pub(super) fn asked(&self, name: &str, wanted: &Asked) -> Result<Finding, Mismatch> {
        let question = self.question(self.names.seat(name)?);
        let fulfilled = match (wanted, &question) {
            (Asked::Nothing, question) => question.is_none(),
            (Asked::Something, question) => question.is_some(),
            (Asked::Sentence(words), Some(question)) => words.is_in(question),
            (Asked::Sentence(_), None) => false,
        };
        Ok(Finding::expect(fulfilled, || match (question, wanted) {
            (Some(question), Asked::Sentence(words)) => {
                format!("{name} is asked {}", words.instead(&question))
            }
            (Some(question), _) => format!("{name} is asked \"{}\"", question.en),
            (None, _) => format!("{name} is not asked\n{}", self.who_is_asked()),
        }))
    }

    pub(super) fn no_question(&self) -> Finding {
        let asked = self.names.seats().any(|seat| self.question(seat).is_some());
        Finding::expect(!asked, || self.who_is_asked())
    }

    pub(super) fn told(&self, onlooker: &Onlooker, wanted: &Told) -> Result<Finding, Mismatch> {
        let viewer = self.names.viewer(onlooker)?;
        let heard = self.log.iter().filter_map(|event| self.game.witness(event, viewer));
        let view = self.game.view(&self.state, viewer);
        let heard: Vec<Text> = heard.map(|event| self.game.say_event(&view, &event)).collect();
        let fulfilled = match wanted {
            Told::InOrder(quotes) => in_order(&heard, quotes),
            Told::Only(quotes) => {
                let pairs = || heard.iter().zip(quotes);
                heard.len() == quotes.len() && pairs().all(|(line, quote)| quote.is_in(line))
            }
            Told::Not(quote) => !heard.iter().any(|line| quote.is_in(line)),
        };
        let says = match onlooker {
            Onlooker::Judge => "log says".to_owned(),
            Onlooker::Named(name) => format!("{name} is told"),
        };
        Ok(Finding::expect(fulfilled, || written(&says, &heard, wanted)))
    }

    fn question(&self, seat: Seat) -> Option<Text> {
        let question = self.game.question(&self.state, seat)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        Some(self.game.say_question(&view, &question))
    }

    /// All open questions in the notation of the file.
    fn who_is_asked(&self) -> String {
        let asked = self.names.seats().filter_map(|seat| {
            let question = self.question(seat)?.en;
            Some(format!("{} is asked \"{question}\"", self.names.name_of(seat)))
        });
        let lines: Vec<String> = asked.collect();
        if lines.is_empty() { "nobody is asked".to_owned() } else { lines.join("\n") }
    }
}

/// Whether each quote has a line of its own, in this order.
fn in_order(lines: &[Text], quotes: &[Quote]) -> bool {
    let mut lines = lines.iter();
    quotes.iter().all(|quote| lines.any(|line| quote.is_in(line)))
}

/// The log in the form, and the language, in which it was expected.
fn written(says: &str, heard: &[Text], wanted: &Told) -> String {
    let (quotes, one_line) = match wanted {
        Told::InOrder(quotes) => (quotes.as_slice(), quotes.len() > 1),
        Told::Only(quotes) => (quotes.as_slice(), true),
        Told::Not(quote) => (std::slice::from_ref(quote), false),
    };
    let language = quotes.first().and_then(|quote| quote.language);
    let like = Quote { language, words: String::new() };
    let sentences: Vec<String> = heard.iter().map(|line| like.instead(line).to_string()).collect();
    if sentences.is_empty() {
        return format!("{says} nothing");
    }
    if one_line {
        return format!("{says} only {}", sentences.join(" then "));
    }
    let lines = sentences.iter().map(|sentence| format!("{says} {sentence}"));
    lines.collect::<Vec<_>>().join("\n")
}
