//! Remembers the events and the board shown to each seat, so that only news is shown.

use prose::Text;

use ui::table_page::LogLine;

/// The events and the board shown to one seat so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// The number of choices it has been shown.
    told: usize,
    /// The table as it was last described; empty if it should be described in full.
    board: Vec<Text>,
    /// Choices made for the seat because there was only one option: their number, and the message.
    forced: Vec<(usize, Text)>,
}

/// The part of the table to describe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardNews {
    /// All of it.
    Whole(Vec<Text>),
    /// The lines that are new.
    Changed(Vec<Text>),
}

impl Memory {
    /// Adds a choice that was made for the seat.
    pub(super) fn add_forced(&mut self, choice: usize, remark: Text) {
        self.forced.push((choice, remark));
    }

    /// Another seat has chosen: the whole table is described next time.
    pub(super) fn others_chose(&mut self) {
        self.board.clear();
    }

    /// The number of choices the seat has been shown.
    pub(super) fn told(&self) -> usize {
        self.told
    }

    /// The new log lines and the forced choices, in order; `choices` is the number of choices shown now.
    pub(super) fn news(&mut self, log: Vec<LogLine>, choices: usize) -> Vec<Text> {
        self.told = choices;
        let remarks = self.forced.drain(..);
        let events = log.into_iter().map(|line| (line.ply, line.text));
        let mut news: Vec<(usize, Text)> = remarks.chain(events).collect();
        // The sort is stable: a forced choice comes before its consequences.
        news.sort_by_key(|(choice, _)| *choice);
        news.into_iter().map(|(_, text)| text).collect()
    }

    /// The description of the table, or only its changes since the last call.
    pub(super) fn board_news(&mut self, board: Vec<Text>) -> BoardNews {
        let before = std::mem::replace(&mut self.board, board.clone());
        if before.is_empty() {
            return BoardNews::Whole(board);
        }
        BoardNews::Changed(board.into_iter().filter(|line| !before.contains(line)).collect())
    }

    /// Forgets choices that were taken back.
    pub(super) fn rewind(&mut self, choices: usize) {
        self.told = self.told.min(choices);
        self.forced.retain(|(choice, _)| *choice <= choices);
    }
}

#[cfg(test)]
mod tests {
    use ui::table_page::LineKind;

    use super::*;

    fn line(choice: usize, word: &str) -> LogLine {
        LogLine {
            number: 0,
            ply: choice,
            seat: None,
            text: Text::same(word),
            concerns: Vec::new(),
            sign: None,
            kind: LineKind::Event,
        }
    }

    fn said(words: &[&str]) -> Vec<Text> {
        words.iter().map(Text::same).collect()
    }

    #[test]
    fn forced_choices_are_shown_once_and_before_their_consequences() {
        let mut memory = Memory::default();
        memory.add_forced(2, Text::same("only b"));
        let log = vec![line(1, "a"), line(2, "b"), line(2, "c")];
        assert_eq!(memory.news(log, 2), said(&["a", "only b", "b", "c"]));
        assert_eq!(memory.told(), 2);
        assert_eq!(memory.news(vec![line(3, "d")], 3), said(&["d"]));
    }

    #[test]
    fn choices_taken_back_are_forgotten() {
        let mut memory = Memory::default();
        memory.news(vec![line(1, "a"), line(2, "b")], 2);
        memory.add_forced(3, Text::same("only c"));
        memory.rewind(1);
        assert_eq!(memory.told(), 1);
        assert_eq!(memory.news(vec![line(2, "d")], 2), said(&["d"]));
    }

    #[test]
    fn the_table_is_described_in_full_after_others_chose_and_otherwise_only_its_changes() {
        let mut memory = Memory::default();
        assert_eq!(memory.board_news(said(&["a", "b"])), BoardNews::Whole(said(&["a", "b"])));
        assert_eq!(memory.board_news(said(&["a", "c"])), BoardNews::Changed(said(&["c"])));
        memory.others_chose();
        assert_eq!(memory.board_news(said(&["a", "c"])), BoardNews::Whole(said(&["a", "c"])));
    }
}
