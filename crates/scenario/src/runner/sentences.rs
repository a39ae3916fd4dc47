//! What seats are asked and told.

use table::{Seat, Viewer};

use super::Finding;
use super::play::Play;
use crate::Mismatch;
use crate::reader::{Asked, Onlooker, Told};
use crate::staging::Staged;

impl<G: Staged> Play<'_, G> {
    pub(super) fn asked(&self, name: &str, wanted: &Asked) -> Result<Finding, Mismatch> {
        let question = self.question(self.names.seat(name)?);
        let fulfilled = match (wanted, &question) {
            (Asked::Nothing, question) => question.is_none(),
            (Asked::Something, question) => question.is_some(),
            (Asked::Sentence(words), Some(question)) => question.contains(words),
            (Asked::Sentence(_), None) => false,
        };
        Ok(Finding::expect(fulfilled, || match question {
            Some(question) => format!("{name} is asked \"{question}\""),
            None => format!("{name} is not asked\n{}", self.who_is_asked()),
        }))
    }

    pub(super) fn nobody_asked(&self) -> Finding {
        let asked = self.names.seats().any(|seat| self.question(seat).is_some());
        Finding::expect(!asked, || self.who_is_asked())
    }

    pub(super) fn told(&self, onlooker: &Onlooker, wanted: &Told) -> Result<Finding, Mismatch> {
        let viewer = self.names.viewer(onlooker)?;
        let heard = self.log.iter().filter_map(|event| self.game.witness(event, viewer));
        let view = self.game.view(&self.state, viewer);
        let heard: Vec<String> = heard.map(|event| self.game.say_event(&view, &event).en).collect();
        let said = |words: &str| heard.iter().any(|sentence| sentence.contains(words));
        let fulfilled = match wanted {
            Told::Heard(words) => said(words),
            Told::NotHeard(words) => !said(words),
        };
        let says = match onlooker {
            Onlooker::Judge => "log says".to_owned(),
            Onlooker::Named(name) => format!("{name} is told"),
        };
        Ok(Finding::expect(fulfilled, || {
            if heard.is_empty() {
                return format!("{says} nothing");
            }
            let lines = heard.iter().map(|sentence| format!("{says} \"{sentence}\""));
            lines.collect::<Vec<_>>().join("\n")
        }))
    }

    fn question(&self, seat: Seat) -> Option<String> {
        let question = self.game.question(&self.state, seat)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        Some(self.game.say_question(&view, &question).en)
    }

    /// Every open question, as lines that could stand in the file.
    fn who_is_asked(&self) -> String {
        let asked = self.names.seats().filter_map(|seat| {
            let question = self.question(seat)?;
            Some(format!("{} is asked \"{question}\"", self.names.name_of(seat)))
        });
        let lines: Vec<String> = asked.collect();
        if lines.is_empty() { "nobody is asked".to_owned() } else { lines.join("\n") }
    }
}
