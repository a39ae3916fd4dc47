-- Decks visitors keep. The code says which cards; it may be of a deck that is not finished.
CREATE TABLE decks (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    code TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX decks_by_owner ON decks (owner, changed_at);
