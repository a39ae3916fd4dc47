//! A deck in the builder. Its whole state is in the address of the page, so that going back, sharing
//! and working without scripts need no extra code.

use unlimited::Kind;
use unlimited::decks::{Format, Section, Sketch, Sort, Sought, Title, code, deck_name, from_code};

use super::address;

/// The address of the deck builder.
const PAGE: &str = "/decks/build";
/// The longest id of a saved deck.
const LONGEST_WORD: usize = 40;

/// A deck in the builder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Building {
    /// The deck so far.
    pub sketch: Sketch,
    /// The format it is built for.
    pub format: Format,
    /// The id of the saved deck that is being edited, if any.
    pub kept: Option<String>,
    /// The filters of the card list.
    pub sought: Sought,
}

/// Whether a deck is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// Never saved.
    Never,
    /// Saved without changes since.
    Yes,
    /// Changed since it was saved.
    Changed,
}

/// The action of a button of the builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Applies the filters.
    Show,
    /// Resets the filters.
    ShowAll,
    /// Shows only leaders or bases.
    Look(Sort),
    /// Adds a card to the deck, or sets the leader or base.
    Put(Title),
    /// Removes a copy from the deck, or the leader or base.
    Take(Title),
    /// Moves a copy from the deck to the sideboard.
    Aside(Title),
    /// Moves a copy from the sideboard to the deck.
    Back(Title),
    /// Removes a copy from the sideboard.
    TakeBeside(Title),
    /// Removes all cards.
    Clear,
    /// Imports the pasted text.
    Read,
    /// Imports the part of the pasted text that could be read.
    ReadAnyway,
    /// Saves the deck.
    Keep,
    /// Saves it as a new deck.
    KeepAnew,
}

impl Step {
    /// The value of the button in the form.
    #[must_use]
    pub fn word(self) -> String {
        let about = |word: &str, title: Title| format!("{word} {}", title.number());
        match self {
            Self::Show => "show".to_owned(),
            Self::ShowAll => "show-all".to_owned(),
            Self::Look(sort) => format!("look {}", sort.word()),
            Self::Put(title) => about("put", title),
            Self::Take(title) => about("take", title),
            Self::Aside(title) => about("aside", title),
            Self::Back(title) => about("back", title),
            Self::TakeBeside(title) => about("take-beside", title),
            Self::Clear => "clear".to_owned(),
            Self::Read => "read".to_owned(),
            Self::ReadAnyway => "read-anyway".to_owned(),
            Self::Keep => "keep".to_owned(),
            Self::KeepAnew => "keep-anew".to_owned(),
        }
    }

    /// Reads the value of a button.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let (verb, about) = word.split_once(' ').unwrap_or((word, ""));
        let title = || about.parse().ok().and_then(Title::of_number);
        match verb {
            "show" => Some(Self::Show),
            "show-all" => Some(Self::ShowAll),
            "look" => Sort::ALL.into_iter().find(|sort| sort.word() == about).map(Self::Look),
            "put" => title().map(Self::Put),
            "take" => title().map(Self::Take),
            "aside" => title().map(Self::Aside),
            "back" => title().map(Self::Back),
            "take-beside" => title().map(Self::TakeBeside),
            "clear" => Some(Self::Clear),
            "read" => Some(Self::Read),
            "read-anyway" => Some(Self::ReadAnyway),
            "keep" => Some(Self::Keep),
            "keep-anew" => Some(Self::KeepAnew),
            _ => None,
        }
    }
}

impl Building {
    /// Reads the fields of an address or form; ignores what it does not understand.
    #[must_use]
    pub fn read<'f>(fields: impl IntoIterator<Item = (&'f str, &'f str)>) -> Self {
        let mut building = Self::default();
        let mut name = None;
        for (key, value) in fields {
            match key {
                "deck" => {
                    let draft = from_code(value).unwrap_or_default();
                    building.sketch = Sketch::from(&draft);
                }
                "called" => name = deck_name(value),
                "kept" if !value.is_empty() && value.len() <= LONGEST_WORD => {
                    building.kept = Some(value.to_owned());
                }
                "format" if value == "limited" => building.format = Format::Limited,
                _ => building.sought.note(key, value),
            }
        }
        building.sketch.name = name;
        building
    }

    /// The fields of the deck, without the filters.
    #[must_use]
    pub fn deck_fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = vec![("deck", code(&self.sketch))];
        fields.extend(self.sketch.name.clone().map(|name| ("called", name)));
        fields.extend(self.kept.clone().map(|kept| ("kept", kept)));
        let limited = self.format == Format::Limited;
        fields.extend(limited.then(|| ("format", "limited".to_owned())));
        fields
    }

    /// The address of the builder with this deck.
    #[must_use]
    pub fn address(&self) -> String {
        let mut fields = self.deck_fields();
        fields.extend(self.sought.fields());
        address(PAGE, &fields)
    }

    /// Carries out a step; saving and importing are up to the caller.
    pub fn take_step(&mut self, step: Step) {
        match step {
            Step::ShowAll => self.sought = Sought::default(),
            Step::Look(sort) => self.sought = Sought { sorts: vec![sort], ..Sought::default() },
            Step::Put(title) => self.put(title),
            Step::Take(title) => self.sketch.take(title, place(title)),
            Step::Aside(title) => {
                if self.sketch.copies(title, Section::Main) > 0 {
                    self.sketch.take(title, Section::Main);
                    self.sketch.put_beside(title);
                }
            }
            Step::Back(title) => {
                if self.sketch.copies(title, Section::Sideboard) > 0 {
                    self.sketch.take(title, Section::Sideboard);
                    self.sketch.put(title);
                }
            }
            Step::TakeBeside(title) => self.sketch.take(title, Section::Sideboard),
            Step::Clear => {
                self.sketch = Sketch { name: self.sketch.name.take(), ..Sketch::default() };
            }
            Step::Show | Step::Read | Step::ReadAnyway | Step::Keep | Step::KeepAnew => {}
        }
    }

    /// Adds a card. After a leader or base, the filter moves on to what the deck still lacks.
    fn put(&mut self, title: Title) {
        self.sketch.put(title);
        let found = Sort::of(title).filter(|_| !title.is_deckable());
        if found.is_some_and(|found| self.sought.sorts == [found]) {
            self.sought.sorts.clear();
        }
    }
}

/// The section of a deck that a card belongs to.
fn place(title: Title) -> Section {
    match title.card().kind {
        Kind::Leader => Section::Leader,
        Kind::Base => Section::Base,
        Kind::Unit | Kind::Event | Kind::Upgrade | Kind::Token => Section::Main,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn title(number: u8) -> Title {
        Title::of_number(number).expect("a card of the set")
    }

    /// Reads an address as a browser sends it.
    fn of_address(address: &str) -> Building {
        let fields = address.split_once('?').expect("fields").1.split('&');
        let pairs: Vec<_> = fields.map(|field| field.split_once('=').expect("a field")).collect();
        Building::read(pairs)
    }

    #[test]
    fn the_whole_state_is_in_the_address() {
        let fields = [
            ("deck", "5.29.44x2.95~78"),
            ("called", "Mine"),
            ("kept", "abc"),
            ("format", "limited"),
            ("sort", "ground"),
            ("aspect", "command"),
            ("cost", "2"),
            ("cost", "3"),
            ("trait", "rebel"),
            ("words", "marine"),
            ("penalised", "hidden"),
        ];
        let building = Building::read(fields);
        assert_eq!(of_address(&building.address()), building);
        assert_eq!((building.sketch.size(), building.sketch.beside()), (3, 1));
        assert_eq!(of_address(&Building::default().address()), Building::default());
    }

    #[test]
    fn invalid_fields_are_ignored() {
        let long = "x".repeat(500);
        for fields in
            [[("deck", "<script>"), ("kept", "")], [("deck", "999.0.x~~"), ("kept", &long)]]
        {
            assert_eq!(Building::read(fields), Building::default(), "{fields:?}");
        }
    }

    #[test]
    fn every_step_has_a_word_of_its_own() {
        let marine = title(95);
        for step in [
            Step::Show,
            Step::ShowAll,
            Step::Look(Sort::Base),
            Step::Put(marine),
            Step::Take(marine),
            Step::Aside(marine),
            Step::Back(marine),
            Step::TakeBeside(marine),
            Step::Clear,
            Step::Read,
            Step::ReadAnyway,
            Step::Keep,
            Step::KeepAnew,
        ] {
            assert_eq!(Step::read(&step.word()), Some(step));
        }
        for nonsense in ["", "put", "put 0", "put 253", "put x", "look token", "burn 5"] {
            assert_eq!(Step::read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_deck_is_built_step_by_step() {
        let mut building = Building::read([("called", "Mine"), ("sort", "leader")]);
        let mut after = |steps: &[Step]| {
            steps.iter().for_each(|step| building.take_step(*step));
            (code(&building.sketch), building.sought.sorts.clone())
        };
        use Step::{Aside, Back, Clear, Look, Put, Take, TakeBeside};
        assert_eq!(after(&[Put(title(5))]), ("5.".to_owned(), vec![]), "the leader is found");
        assert_eq!(after(&[Put(title(29)), Put(title(95)), Put(title(95))]).0, "5.29.95x2");
        assert_eq!(after(&[Aside(title(95)), Aside(title(44))]).0, "5.29.95~95");
        assert_eq!(after(&[Back(title(95)), Back(title(95))]).0, "5.29.95x2");
        assert_eq!(after(&[Aside(title(95)), TakeBeside(title(95)), Take(title(5))]).0, ".29.95");
        assert_eq!(after(&[Look(Sort::Leader), Put(title(10))]), ("10.29.95".to_owned(), vec![]));
        let kept = after(&[Look(Sort::Base), Put(title(95))]);
        assert_eq!(kept, ("10.29.95x2".to_owned(), vec![Sort::Base]), "still looked for");
        assert_eq!(after(&[Clear]).0, ".");
        assert_eq!(building.sketch.name.as_deref(), Some("Mine"));
    }
}
