//! The columns of the file, and buffered rows.

use std::io::Write;
use std::mem::take;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

/// The number of rows written at once: enough for dictionaries to be useful, few enough for memory.
const ROWS_AT_ONCE: usize = 32_768;

/// The type of a column; values are never null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A 64-bit whole number.
    Whole,
    /// A 32-bit number with a fraction.
    Number,
    /// A string.
    Word,
    /// A list of strings.
    Words,
    /// A list of 64-bit whole numbers.
    Wholes,
}

impl Kind {
    /// The name of the kind in the documentation of the schema.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Whole => "INT64",
            Self::Number => "FLOAT",
            Self::Word => "STRING",
            Self::Words => "LIST of STRING",
            Self::Wholes => "LIST of INT64",
        }
    }

    /// A column of this kind in the schema language of Parquet.
    fn declare(self, name: &str) -> String {
        match self {
            Self::Whole => format!("required int64 {name};"),
            Self::Number => format!("required float {name};"),
            Self::Word => format!("required binary {name} (STRING);"),
            Self::Words => list_of(name, "binary element (STRING)"),
            Self::Wholes => list_of(name, "int64 element"),
        }
    }
}

fn list_of(name: &str, element: &str) -> String {
    format!("required group {name} (LIST) {{ repeated group list {{ required {element}; }} }}")
}

/// A column every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The type of its values.
    pub kind: Kind,
}

const fn column(name: &'static str, kind: Kind) -> Column {
    Column { name, kind }
}

/// The columns before the features of the game.
pub const COLUMNS_BEFORE: [Column; 10] = [
    column("game", Kind::Whole),
    column("round", Kind::Whole),
    column("seating", Kind::Whole),
    column("ply", Kind::Whole),
    column("seat", Kind::Word),
    column("bot", Kind::Word),
    column("question", Kind::Word),
    column("options", Kind::Words),
    column("choice", Kind::Word),
    column("choice_index", Kind::Whole),
];

/// The columns after the features of the game.
pub const COLUMNS_AFTER: [Column; 6] = [
    column("result", Kind::Number),
    column("winners", Kind::Words),
    column("decisions", Kind::Whole),
    column("place", Kind::Whole),
    column("seats", Kind::Words),
    column("places", Kind::Wholes),
];

fn schema<'a>(features: impl Iterator<Item = &'a str>) -> String {
    let declared = |column: &Column| column.kind.declare(column.name);
    let mut lines: Vec<String> = COLUMNS_BEFORE.iter().map(declared).collect();
    lines.extend(features.map(|name| Kind::Number.declare(name)));
    lines.extend(COLUMNS_AFTER.iter().map(declared));
    format!("message decision {{ {} }}", lines.join(" "))
}

/// One row.
pub(super) struct Decision<'a> {
    /// The numbers of the game, the round, the game in the round, and the ply.
    pub(super) numbers: [i64; 4],
    pub(super) seat: &'a str,
    pub(super) bot: &'a str,
    pub(super) question: String,
    pub(super) options: Vec<String>,
    pub(super) choice: usize,
    pub(super) features: &'a [f32],
    pub(super) result: f32,
    pub(super) winners: &'a [&'a str],
    pub(super) decisions: u32,
    /// The place of the seat that chooses.
    pub(super) place: i64,
    pub(super) seats: &'a [String],
    /// The places of all seats.
    pub(super) places: &'a [i64],
}

/// A column of lists, in the representation of Parquet.
struct Lists<T> {
    elements: Vec<T>,
    /// The definition levels: one for an element, zero for an empty list.
    present: Vec<i16>,
    /// The repetition levels: zero where a list begins, one where it continues.
    continued: Vec<i16>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { elements: Vec::new(), present: Vec::new(), continued: Vec::new() }
    }
}

impl<T> Lists<T> {
    fn add(&mut self, list: impl IntoIterator<Item = T>) {
        let before = self.elements.len();
        self.elements.extend(list);
        let added = self.elements.len() - before;
        self.present.extend(std::iter::repeat_n(i16::from(added > 0), added.max(1)));
        self.continued.push(0);
        self.continued.extend(std::iter::repeat_n(1, added.saturating_sub(1)));
    }
}

/// Rows that are not written yet, column by column.
#[derive(Default)]
struct BufferedRows {
    numbers: [Vec<i64>; 4],
    seat: Vec<ByteArray>,
    bot: Vec<ByteArray>,
    question: Vec<ByteArray>,
    options: Lists<ByteArray>,
    choice: Vec<ByteArray>,
    choice_index: Vec<i64>,
    features: Vec<Vec<f32>>,
    result: Vec<f32>,
    winners: Lists<ByteArray>,
    decisions: Vec<i64>,
    place: Vec<i64>,
    seats: Lists<ByteArray>,
    places: Lists<i64>,
}

impl BufferedRows {
    fn add(&mut self, row: Decision<'_>) {
        for (column, number) in self.numbers.iter_mut().zip(row.numbers) {
            column.push(number);
        }
        self.seat.push(row.seat.into());
        self.bot.push(row.bot.into());
        self.question.push(row.question.into_bytes().into());
        self.choice.push(row.options.get(row.choice).map_or("", String::as_str).into());
        self.options.add(row.options.into_iter().map(|option| option.into_bytes().into()));
        self.choice_index.push(row.choice as i64);
        self.features.resize_with(row.features.len(), Vec::new);
        for (column, feature) in self.features.iter_mut().zip(row.features) {
            column.push(*feature);
        }
        self.result.push(row.result);
        self.winners.add(row.winners.iter().map(|&winner| winner.into()));
        self.decisions.push(row.decisions.into());
        self.place.push(row.place);
        self.seats.add(row.seats.iter().map(|seat| seat.as_str().into()));
        self.places.add(row.places.iter().copied());
    }

    /// Writes all rows as one row group, in the order of the schema.
    fn write<W: Write + Send>(self, writer: &mut SerializedFileWriter<W>) -> Result<()> {
        let mut group = writer.next_row_group()?;
        for column in &self.numbers {
            write_values::<Int64Type, W>(&mut group, column)?;
        }
        for column in [&self.seat, &self.bot, &self.question] {
            write_values::<ByteArrayType, W>(&mut group, column)?;
        }
        write_lists::<ByteArrayType, W>(&mut group, &self.options)?;
        write_values::<ByteArrayType, W>(&mut group, &self.choice)?;
        write_values::<Int64Type, W>(&mut group, &self.choice_index)?;
        for column in &self.features {
            write_values::<FloatType, W>(&mut group, column)?;
        }
        write_values::<FloatType, W>(&mut group, &self.result)?;
        write_lists::<ByteArrayType, W>(&mut group, &self.winners)?;
        write_values::<Int64Type, W>(&mut group, &self.decisions)?;
        write_values::<Int64Type, W>(&mut group, &self.place)?;
        write_lists::<ByteArrayType, W>(&mut group, &self.seats)?;
        write_lists::<Int64Type, W>(&mut group, &self.places)?;
        group.close().map(drop)
    }
}

type Group<'a, W> = SerializedRowGroupWriter<'a, W>;

fn write_values<T: DataType, W: Write + Send>(
    group: &mut Group<'_, W>,
    values: &[T::T],
) -> Result<()> {
    write_column::<T, W>(group, values, None)
}

fn write_lists<T: DataType, W: Write + Send>(
    group: &mut Group<'_, W>,
    lists: &Lists<T::T>,
) -> Result<()> {
    let levels = Some((&*lists.present, &*lists.continued));
    write_column::<T, W>(group, &lists.elements, levels)
}

fn write_column<T: DataType, W: Write + Send>(
    group: &mut Group<'_, W>,
    values: &[T::T],
    levels: Option<(&[i16], &[i16])>,
) -> Result<()> {
    let column = group.next_column()?;
    let mut column = column.ok_or_else(|| ParquetError::General("too many columns".to_owned()))?;
    let (definition, repetition) = levels.unzip();
    column.typed::<T>().write_batch(values, definition, repetition)?;
    column.close()
}

/// Writes rows to a file.
pub(super) struct Decisions<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    buffered: BufferedRows,
}

impl<W: Write + Send> Decisions<W> {
    /// Begins a file; `facts` is its metadata.
    pub(super) fn begin<'a>(
        file: W,
        features: impl Iterator<Item = &'a str>,
        facts: Vec<KeyValue>,
    ) -> Result<Self> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(facts))
            .build();
        let schema = parse_message_type(&schema(features))?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))?;
        Ok(Self { writer, buffered: BufferedRows::default() })
    }

    /// Adds a row.
    pub(super) fn add(&mut self, row: Decision<'_>) -> Result<()> {
        self.buffered.add(row);
        if self.buffered.result.len() < ROWS_AT_ONCE {
            return Ok(());
        }
        take(&mut self.buffered).write(&mut self.writer)
    }

    /// Writes the buffered rows and the footer, and returns the writer, which gives access to the
    /// file.
    pub(super) fn end(mut self) -> Result<SerializedFileWriter<W>> {
        if !self.buffered.result.is_empty() {
            self.buffered.write(&mut self.writer)?;
        }
        self.writer.finish()?;
        Ok(self.writer)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    /// A disk with room for this number of bytes.
    struct Disk(usize);

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn fill(room: usize, rows: usize) -> Result<Disk> {
        let mut decisions = Decisions::begin(Disk(room), ["life"].into_iter(), Vec::new())?;
        for row in 0..rows {
            decisions.add(Decision {
                numbers: [row as i64; 4],
                seat: "red",
                bot: "random",
                question: "Which?".to_owned(),
                options: vec![format!("pick {row}"), "end".to_owned()],
                choice: 0,
                features: &[0.0],
                result: 0.5,
                winners: &[],
                decisions: 1,
                place: 1,
                seats: &["red".to_owned(), "blue".to_owned()],
                places: &[1, 1],
            })?;
        }
        decisions.end().map(|writer| Disk(writer.inner().0))
    }

    #[test]
    fn a_full_disk_is_detected_at_every_point() {
        let most = 10_000_000;
        let needed = most - fill(most, 40_000).expect("enough room").0;
        assert!(needed > 100_000, "{needed}");
        for room in [0, 3, needed / 2, needed - 1] {
            let error = fill(room, 40_000).err().expect("too little room");
            assert!(error.to_string().contains("no storage space"), "{error}");
        }
        fill(needed, 40_000).expect("just enough room");
    }

    #[test]
    fn lists_have_definition_and_repetition_levels() {
        let mut lists = Lists::default();
        for list in [vec!["a", "b", "c"], vec![], vec!["d"]] {
            lists.add(list.into_iter().map(ByteArray::from));
        }
        assert_eq!(lists.elements.len(), 4);
        assert_eq!(lists.present, [1, 1, 1, 0, 1]);
        assert_eq!(lists.continued, [0, 1, 1, 0, 0]);
    }
}
