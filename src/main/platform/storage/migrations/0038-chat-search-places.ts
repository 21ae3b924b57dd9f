import type { Migration } from '../migrate';

/**
 * Where in its file a message stands, so that a hit reads one line, and how far each file was read, so that
 * only what is new is. The index is derived: the next search makes it anew.
 */
export const chatSearchPlaces: Migration = {
  name: '0038-chat-search-places',
  sql: `
    DROP TABLE chat_index;
    DROP TABLE chat_entries;
    DROP TABLE chat_indexed;
    CREATE TABLE chat_indexed (
      conversation TEXT PRIMARY KEY,
      place        TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat_entries (
      id           INTEGER PRIMARY KEY,
      conversation TEXT NOT NULL,
      message      TEXT NOT NULL,
      start        INTEGER NOT NULL,
      bytes        INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX chat_entries_of ON chat_entries (conversation, message);
    CREATE VIRTUAL TABLE chat_index USING fts5(words, stems, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
  `,
};
