//! Rules, looked up in the middle of a game.

use rulebook::Rule;

use super::session::Session;
use super::words;
use crate::trouble::Trouble;

/// More rules than this are not read out.
const MOST_RULES: usize = 10;

impl Session<'_> {
    /// The rule with this id, or those of this game in which all these words occur.
    pub(super) fn look_up_rules(&mut self, query: &str) -> Result<(), Trouble> {
        if query.is_empty() {
            return self.screen.say(&words::which_rule());
        }
        if let Some(rule) = rulebook::find(query) {
            return self.read_out(rule);
        }
        let mut found = rulebook::search(query);
        found.retain(|rule| rule.game.slug() == self.game.name());
        if found.is_empty() {
            return self.screen.say(&words::no_such_rule(query, &rulebook::similar(query)));
        }
        for rule in found.iter().take(MOST_RULES) {
            self.screen.say(&words::rule(&rule.id, &rule.statement))?;
        }
        match found.len().saturating_sub(MOST_RULES) {
            0 => Ok(()),
            left => self.screen.say(&words::more_rules(left)),
        }
    }

    fn read_out(&mut self, rule: &Rule) -> Result<(), Trouble> {
        self.screen.say(&words::rule(&rule.id, &rule.statement))?;
        if let Some(edge) = &rule.edge {
            self.screen.say(&words::edge_case(edge))?;
        }
        if let Some(note) = &rule.note {
            self.screen.say(&words::note(note))?;
        }
        Ok(())
    }
}
