import type { Migration } from '../migrate';

/**
 * An index of what was said in conversations; `createChatSearch` writes it from their files. `mark`: the
 * state of a file that was read.
 */
export const chatSearch: Migration = {
  name: '0027-chat-search',
  sql: `
    CREATE TABLE chat_indexed (
      conversation TEXT PRIMARY KEY,
      mark         TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat_entries (
      id           INTEGER PRIMARY KEY,
      conversation TEXT NOT NULL,
      message      TEXT NOT NULL
    ) STRICT;
    CREATE INDEX chat_entries_of ON chat_entries (conversation);
    CREATE VIRTUAL TABLE chat_index USING fts5(words, stems, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
  `,
};
