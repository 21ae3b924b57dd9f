import type { Migration } from '../migrate';

/**
 * `search_text` is the key and the content in lower case and composed form (NFC): what both the trigram index
 * and LIKE read. The trigram tokenizer knows nothing of words, so a Korean noun is found with any particle
 * behind it.
 */
export const memory: Migration = {
  name: '0003-memory',
  sql: `
    CREATE TABLE memory (
      id          INTEGER PRIMARY KEY,
      key         TEXT NOT NULL,
      scope       TEXT NOT NULL,
      category    TEXT NOT NULL,
      content     TEXT NOT NULL,
      at          INTEGER NOT NULL,
      search_text TEXT NOT NULL,
      UNIQUE (key, scope)
    ) STRICT;

    CREATE INDEX memory_by_time ON memory (scope, category, at);

    CREATE VIRTUAL TABLE memory_index USING fts5(search_text, content = 'memory', content_rowid = 'id', tokenize = 'trigram');

    CREATE TRIGGER memory_added AFTER INSERT ON memory BEGIN
      INSERT INTO memory_index (rowid, search_text) VALUES (new.id, new.search_text);
    END;
    CREATE TRIGGER memory_removed AFTER DELETE ON memory BEGIN
      INSERT INTO memory_index (memory_index, rowid, search_text) VALUES ('delete', old.id, old.search_text);
    END;
    CREATE TRIGGER memory_changed AFTER UPDATE ON memory BEGIN
      INSERT INTO memory_index (memory_index, rowid, search_text) VALUES ('delete', old.id, old.search_text);
      INSERT INTO memory_index (rowid, search_text) VALUES (new.id, new.search_text);
    END;
  `,
};
