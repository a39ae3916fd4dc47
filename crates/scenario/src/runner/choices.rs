//! Choices that seats make or try to make.

use prose::Text;
use table::{Refusal, Seat, Viewer};

use super::Finding;
use super::play::Play;
use crate::Mismatch;
use crate::reader::{Answer, Choice, Fit, NotUnderstood, Quote, When, Why};
use crate::staging::Staged;

impl<G: Staged> Play<'_, G> {
    pub(super) fn when(&mut self, when: &When) -> Result<Finding, Mismatch> {
        self.log.clear();
        let seat = self.names.seat(&when.seat)?;
        let said = format!("when {}: {}", when.seat, when.choice);
        let choice = match &when.choice {
            Choice::Notation(words) => self.read(seat, words)?,
            Choice::Sentence(quote) => self.option_saying(seat, quote)?,
        };
        let legal = self.legal(seat);
        if when.answer == Answer::Forced && legal.len() > 1 && legal.contains(&choice) {
            let options = self.options_now(seat);
            return Ok(Finding::Instead(format!("{said}\nwas not the only option: {options}")));
        }
        let before = self.state.clone();
        let answer = self.game.attempt(&mut self.state, seat, choice, &mut self.log);
        Ok(match (&when.answer, answer) {
            (Answer::Accepted | Answer::Forced, Ok(())) => Finding::AsExpected,
            (Answer::Accepted | Answer::Forced, Err(refusal)) => {
                let refused = refused(&said, &refusal, &Why::default());
                Finding::Instead(format!("{refused}\n{}", self.options_now(seat)))
            }
            (Answer::Refused(_), Ok(())) => Finding::Instead(format!("{said}\nwas accepted")),
            (Answer::Refused(why), Err(refusal)) if !is_why(why, &refusal) => {
                Finding::Instead(refused(&said, &refusal, why))
            }
            (Answer::Refused(why), Err(refusal)) => {
                let unchanged = self.state == before && self.log.is_empty();
                let refused = || refused(&said, &refusal, why);
                Finding::expect(unchanged, || format!("{}\nbut it changed something", refused()))
            }
        })
    }

    /// Checks that the game cannot read the words as a choice.
    pub(super) fn not_understood(&mut self, step: &NotUnderstood) -> Result<Finding, Mismatch> {
        self.log.clear();
        let NotUnderstood { seat: name, words, saying } = step;
        let seat = self.names.seat(name)?;
        let said = format!("when {name}: {words}");
        Ok(match (self.game.read_choice(&self.state, seat, words), saying) {
            (Err(_), None) => Finding::AsExpected,
            (Err(why), Some(quote)) => Finding::expect(quote.is_in(&why), || {
                format!("{said} is not understood saying {}", quote.instead(&why))
            }),
            (Ok(choice), _) if self.legal(seat).contains(&choice) => {
                Finding::Instead(format!("{said}\nis understood and allowed"))
            }
            (Ok(choice), _) => {
                let refusal = self.game.explain(&self.state, seat, choice);
                Finding::Instead(refused(&said, &refusal, &Why::default()))
            }
        })
    }

    /// Reads a choice in the game's notation.
    pub(super) fn read(&self, seat: Seat, words: &str) -> Result<G::Choice, Mismatch> {
        self.game.read_choice(&self.state, seat, words).map_err(|why: Text| {
            let found = format!("`{words}`: {}\n{}", why.en, self.options_now(seat));
            Mismatch::new(format!("a choice of {}", G::NAME), found)
        })
    }

    /// The only option whose sentence contains these words.
    fn option_saying(&self, seat: Seat, quote: &Quote) -> Result<G::Choice, Mismatch> {
        let meant = self.saying(seat, quote);
        if let &[choice] = meant.as_slice() {
            return Ok(choice);
        }
        let expected = format!("one option of {} that says {quote}", self.names.name_of(seat));
        let found = match meant.len() {
            0 => "none of these".to_owned(),
            several => format!("{several} of these"),
        };
        let offered = self.offered(seat).into_iter().map(|(choice, sentence)| {
            let words = self.game.write_choice(&self.state, choice);
            format!("{words}: {}", quote.instead(&sentence))
        });
        let lines: Vec<String> = std::iter::once(found).chain(offered).collect();
        Err(Mismatch::new(expected, lines.join("\n")))
    }

    /// The options whose sentence contains these words. If some sentences consist of exactly these
    /// words, only those options.
    pub(super) fn saying(&self, seat: Seat, quote: &Quote) -> Vec<G::Choice> {
        let fits = self.offered(seat).into_iter().map(|(choice, text)| (choice, quote.fits(&text)));
        let fits: Vec<(G::Choice, Fit)> = fits.filter(|&(_, fit)| fit > Fit::None).collect();
        let best = fits.iter().map(|&(_, fit)| fit).max();
        let best = fits.into_iter().filter(|&(_, fit)| Some(fit) == best);
        best.map(|(choice, _)| choice).collect()
    }

    /// Every option of a seat with the sentence the seat reads.
    pub(super) fn offered(&self, seat: Seat) -> Vec<(G::Choice, Text)> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let said = |choice| (choice, self.game.say_choice(&view, choice));
        self.legal(seat).into_iter().map(said).collect()
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Choice> {
        let mut options = Vec::new();
        self.game.legal(&self.state, seat, &mut options);
        options
    }
}

/// Whether the choice was refused for this reason.
pub(super) fn is_why(why: &Why, refusal: &Refusal) -> bool {
    let because = refusal.because.to_string();
    why.reason.as_ref().is_none_or(|reason| reason.to_string() == because)
        && why.saying.as_ref().is_none_or(|quote| quote.is_in(&refusal.text))
}

/// The refusal in the notation of the file, with as much detail as was expected.
pub(super) fn refused(said: &str, refusal: &Refusal, why: &Why) -> String {
    let Refusal { because, text } = refusal;
    match &why.saying {
        Some(quote) => {
            format!("{said} is refused because {because} saying {}", quote.instead(text))
        }
        None => format!("{said} is refused because {because}\n{}", text.en),
    }
}
