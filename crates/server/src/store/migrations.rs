//! The steps by which a database is brought to the present tables, in order.
//!
//! They are listed by hand: the macro of `sqlx` that finds them would compile both database drivers once
//! more for itself, which is a tenth of a cold build.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Version, description and statements. A step that has been released never changes: a database that has
/// run it keeps a checksum of it and refuses another.
const STEPS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "decks", include_str!("../../migrations/0002_decks.sql")),
];

/// All migrations, ready to be run.
pub(super) fn migrator() -> Migrator {
    let step = |(version, description, sql): (i64, &'static str, &'static str)| {
        let sql = sql.into_sql_str();
        Migration::new(version, description.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(STEPS.map(step).to_vec())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_a_step() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = fs::read_dir(folder).expect("the folder of migrations");
        let mut names: Vec<String> = files
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        let steps =
            STEPS.map(|(version, description, _)| format!("{version:04}_{description}.sql"));
        assert_eq!(names, steps);
    }
}
