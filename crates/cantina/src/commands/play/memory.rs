//! What a seat has been told, so that it hears only what is new.

use prose::Text;

use ui::table_page::LogLine;

/// What one seat knows of what it was shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// The number of choices it was told about.
    told: usize,
    /// The table as it was last described; nothing if it should be described in full.
    board: Vec<Text>,
    /// Choices made for the seat because there was only one: their number, and what to say.
    forced: Vec<(usize, Text)>,
}

/// How much of the table there is to describe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardNews {
    /// All of it.
    Whole(Vec<Text>),
    /// These lines are new.
    Changed(Vec<Text>),
}

impl Memory {
    /// Notes down a choice that was made for the seat.
    pub(super) fn add_forced(&mut self, choice: usize, remark: Text) {
        self.forced.push((choice, remark));
    }

    /// Somebody else has chosen: the table may be another, so all of it is described next time.
    pub(super) fn others_chose(&mut self) {
        self.board.clear();
    }

    /// How many choices the seat was told about: the log after them is news.
    pub(super) fn told(&self) -> usize {
        self.told
    }

    /// What happened since, in order: the log, and what was done for the seat. Now, after so many
    /// choices, it is old.
    pub(super) fn news(&mut self, log: Vec<LogLine>, choices: usize) -> Vec<Text> {
        self.told = choices;
        let remarks = self.forced.drain(..);
        let events = log.into_iter().map(|line| (line.ply, line.text));
        let mut news: Vec<(usize, Text)> = remarks.chain(events).collect();
        // The sort is stable: what was done is said before what came of it.
        news.sort_by_key(|(choice, _)| *choice);
        news.into_iter().map(|(_, text)| text).collect()
    }

    /// What there is to say about the table; from now on it is old.
    pub(super) fn board_news(&mut self, board: Vec<Text>) -> BoardNews {
        let before = std::mem::replace(&mut self.board, board.clone());
        if before.is_empty() {
            return BoardNews::Whole(board);
        }
        BoardNews::Changed(board.into_iter().filter(|line| !before.contains(line)).collect())
    }

    /// Forgets what was told about choices that were taken back.
    pub(super) fn rewind(&mut self, choices: usize) {
        self.told = self.told.min(choices);
        self.forced.retain(|(choice, _)| *choice <= choices);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(choice: usize, word: &str) -> LogLine {
        LogLine { number: 0, ply: choice, text: Text::same(word), concerns: Vec::new() }
    }

    fn said(words: &[&str]) -> Vec<Text> {
        words.iter().map(Text::same).collect()
    }

    #[test]
    fn forced_choices_are_told_before_what_came_of_them_and_only_once() {
        let mut memory = Memory::default();
        memory.add_forced(2, Text::same("only b"));
        let log = vec![line(1, "a"), line(2, "b"), line(2, "c")];
        assert_eq!(memory.news(log, 2), said(&["a", "only b", "b", "c"]));
        assert_eq!(memory.told(), 2);
        assert_eq!(memory.news(vec![line(3, "d")], 3), said(&["d"]));
    }

    #[test]
    fn what_was_taken_back_is_forgotten() {
        let mut memory = Memory::default();
        memory.news(vec![line(1, "a"), line(2, "b")], 2);
        memory.add_forced(3, Text::same("only c"));
        memory.rewind(1);
        assert_eq!(memory.told(), 1);
        assert_eq!(memory.news(vec![line(2, "d")], 2), said(&["d"]));
    }

    #[test]
    fn the_table_is_described_in_full_after_others_chose_and_else_where_it_changed() {
        let mut memory = Memory::default();
        assert_eq!(memory.board_news(said(&["a", "b"])), BoardNews::Whole(said(&["a", "b"])));
        assert_eq!(memory.board_news(said(&["a", "c"])), BoardNews::Changed(said(&["c"])));
        memory.others_chose();
        assert_eq!(memory.board_news(said(&["a", "c"])), BoardNews::Whole(said(&["a", "c"])));
    }
}
