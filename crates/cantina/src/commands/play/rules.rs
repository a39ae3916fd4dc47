//! Looking up rules and words during a game.

use rulebook::Rule;

use super::messages;
use super::session::Session;
use crate::error::CommandError;

/// The most rules that are shown at once.
const MOST_RULES: usize = 10;

impl Session<'_> {
    /// Shows the rule with this id, or the rules of this game that contain all these words.
    pub(super) fn look_up_rules(&mut self, query: &str) -> Result<(), CommandError> {
        if query.is_empty() {
            return self.screen.say(&messages::which_rule());
        }
        if let Some(rule) = rulebook::find(query) {
            return self.read_out(rule);
        }
        let mut found = rulebook::search(query, self.screen.lang());
        found.retain(|rule| rule.game.slug() == self.game.name());
        if found.is_empty() {
            return self.screen.say(&messages::no_such_rule(query, &rulebook::similar(query)));
        }
        for rule in found.iter().take(MOST_RULES) {
            self.screen.say(&messages::rule(&rule.id, &rule.statement))?;
        }
        match found.len().saturating_sub(MOST_RULES) {
            0 => Ok(()),
            left => self.screen.say(&messages::more_rules(left)),
        }
    }

    /// Explains the words and signs of this game, or those that contain these words.
    pub(super) fn explain_words(&mut self, query: &str) -> Result<(), CommandError> {
        let found = self.game.glossary().search(query);
        if found.is_empty() {
            return self.screen.say(&messages::no_such_word(query));
        }
        found.iter().try_for_each(|term| self.screen.say(&term.line()))
    }

    fn read_out(&mut self, rule: &Rule) -> Result<(), CommandError> {
        self.screen.say(&messages::rule(&rule.id, &rule.statement))?;
        if let Some(edge) = &rule.edge {
            self.screen.say(&messages::edge_case(edge))?;
        }
        if let Some(note) = &rule.note {
            self.screen.say(&messages::note(note))?;
        }
        Ok(())
    }
}
