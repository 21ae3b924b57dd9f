import type { Migration } from '../migrate';

/**
 * `inbox`: messages of channels until they are answered; of those that are done the id alone is kept for a
 * while, for services deliver again. `questions`: questions with buttons that stand on channels and are not
 * decided. `channel_people`: who was let in with a code.
 */
export const channels: Migration = {
  name: '0018-channels',
  sql: `
    CREATE TABLE inbox (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      channel TEXT NOT NULL,
      message_id TEXT NOT NULL,
      message TEXT,
      state TEXT NOT NULL,
      at INTEGER NOT NULL,
      UNIQUE (channel, message_id)
    );
    CREATE INDEX inbox_open ON inbox (seq) WHERE state <> 'done';
    CREATE INDEX inbox_done ON inbox (at) WHERE state = 'done';
    CREATE TABLE questions (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      recipient TEXT NOT NULL,
      asked TEXT,
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      calls_shown INTEGER NOT NULL
    );
    CREATE INDEX questions_subject ON questions (subject);
    CREATE TABLE channel_people (
      channel TEXT NOT NULL,
      sender TEXT NOT NULL,
      name TEXT NOT NULL,
      allowed_by TEXT NOT NULL,
      via TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (channel, sender)
    );
  `,
};
