import type { Migration } from '../migrate';

/** Topics under which a broker keeps something of ours for Home Assistant: what is no longer announced is removed. */
export const announcedTopics: Migration = {
  name: '0059-announced-topics',
  sql: 'CREATE TABLE announced_topics (topic TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;',
};
