//! Checks the options of seats.

use table::{Refusal, Seat};

use super::Finding;
use super::choices::is_why;
use super::play::Play;
use crate::Mismatch;
use crate::reader::{Choice, Options, Pattern, Why};
use crate::staging::Staged;

impl<G: Staged> Play<'_, G> {
    pub(super) fn options(&self, name: &str, options: &Options) -> Result<Finding, Mismatch> {
        let seat = self.names.seat(name)?;
        let legal = self.legal(seat);
        let (fulfilled, choices) = match options {
            Options::Include(choices) => {
                let named = self.all_named(seat, choices)?;
                let offered = |named: &Vec<G::Choice>| named.iter().any(|one| legal.contains(one));
                (named.iter().all(offered), choices)
            }
            Options::Exactly(choices) => {
                let mut wanted = self.all_named(seat, choices)?.concat();
                wanted.sort_unstable();
                wanted.dedup();
                (wanted == legal, choices)
            }
            Options::Exclude(choices, why) => {
                let unwanted = self.all_named(seat, choices)?.concat();
                if !unwanted.iter().any(|choice| legal.contains(choice)) {
                    return Ok(self.excluded_because(seat, &unwanted, why));
                }
                (false, choices)
            }
            Options::Where(pattern, words) => return self.gap(seat, pattern, words),
        };
        let by_sentence = choices.iter().any(|choice| matches!(choice, Choice::Sentence(_)));
        Ok(Finding::expect(fulfilled, || {
            if by_sentence { self.options_said(seat) } else { self.options_now(seat) }
        }))
    }

    /// The choices that each of these stands for: one for a notation, any number for a sentence.
    fn all_named(&self, seat: Seat, choices: &[Choice]) -> Result<Vec<Vec<G::Choice>>, Mismatch> {
        let named = |choice: &Choice| match choice {
            Choice::Notation(words) => Ok(vec![self.read(seat, words)?]),
            Choice::Sentence(quote) => Ok(self.saying(seat, quote)),
        };
        choices.iter().map(named).collect()
    }

    /// Checks that every one of these choices is forbidden for this reason.
    fn excluded_because(&self, seat: Seat, choices: &[G::Choice], why: &Why) -> Finding {
        if *why == Why::default() {
            return Finding::AsExpected;
        }
        for &choice in choices {
            let refusal = self.game.explain(&self.state, seat, choice);
            if !is_why(why, &refusal) {
                let words = self.game.write_choice(&self.state, choice);
                let name = self.names.name_of(seat);
                let Refusal { because, text } = refusal;
                let found = format!("{name} may not {words} because {because}");
                return Finding::Instead(match &why.saying {
                    Some(quote) => format!("{found} saying {}", quote.instead(&text)),
                    None => format!("{found}\n{}", text.en),
                });
            }
        }
        Finding::AsExpected
    }

    /// Checks that exactly these words in the gap of the pattern make it an option.
    fn gap(&self, seat: Seat, pattern: &Pattern, words: &[String]) -> Result<Finding, Mismatch> {
        let read = |words: &String| self.read(seat, &pattern.filled(words));
        let mut wanted: Vec<G::Choice> = words.iter().map(read).collect::<Result<_, _>>()?;
        wanted.sort_unstable();
        wanted.dedup();
        let fitting = |choice| Some((choice, self.fills(seat, pattern, choice)?));
        let there: Vec<(G::Choice, String)> =
            self.legal(seat).into_iter().filter_map(fitting).collect();
        let fulfilled = there.iter().map(|(choice, _)| choice).eq(&wanted);
        Ok(Finding::expect(fulfilled, || {
            let name = self.names.name_of(seat);
            let words: Vec<&str> = there.iter().map(|(_, words)| words.as_str()).collect();
            let found = match words.as_slice() {
                [] => "nothing".to_owned(),
                words => format!("only {}", words.join(" | ")),
            };
            format!("{name} may {pattern} where * is {found}\n{}", self.options_now(seat))
        }))
    }

    /// The words of an option that, put into the gap of the pattern, are read as this option. So a
    /// pattern may use the same shorthand for cards as a choice.
    fn fills(&self, seat: Seat, pattern: &Pattern, option: G::Choice) -> Option<String> {
        let written = self.game.write_choice(&self.state, option);
        let words: Vec<&str> = written.split(' ').collect();
        let stretches = (1..=words.len()).flat_map(|length| words.windows(length));
        let is_option = |gap: &String| {
            let read = self.game.read_choice(&self.state, seat, &pattern.filled(gap));
            read.is_ok_and(|choice| choice == option)
        };
        stretches.map(|stretch| stretch.join(" ")).find(is_option)
    }

    /// The options of a seat in the notation of the file.
    pub(super) fn options_now(&self, seat: Seat) -> String {
        let write = |choice| self.game.write_choice(&self.state, choice);
        self.may_only(seat, self.legal(seat).into_iter().map(write).collect())
    }

    /// The same with the English sentences of the options.
    fn options_said(&self, seat: Seat) -> String {
        let offered = self.offered(seat).into_iter();
        self.may_only(seat, offered.map(|(_, text)| format!("choose \"{}\"", text.en)).collect())
    }

    fn may_only(&self, seat: Seat, options: Vec<String>) -> String {
        let name = self.names.name_of(seat);
        if options.is_empty() {
            return format!("{name} is not asked");
        }
        format!("{name} may only {}", options.join(" | "))
    }
}
