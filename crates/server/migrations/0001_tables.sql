-- A table is what it was set up with, and what happened at it since.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    charter TEXT NOT NULL,
    standing TEXT NOT NULL,
    listed BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX tables_by_standing ON tables (standing, listed, changed_at);

-- Everything that happened, in order. Nothing is ever changed or deleted.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who sits where now; follows from the above, kept for finding the tables of a visitor.
CREATE TABLE places (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    sitter TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX places_by_sitter ON places (sitter);

-- Codes with which a seat is moved to another device; only their hashes are kept.
CREATE TABLE handovers (
    code_hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
