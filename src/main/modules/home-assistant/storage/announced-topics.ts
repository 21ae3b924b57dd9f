import type { Database } from '../../../platform/storage/database';
import type { Transaction } from '../../../platform/storage/transaction';

/** Topics under which the broker keeps something of ours. */
export interface AnnouncedTopics {
  list(): readonly string[];
  add(topics: readonly string[]): void;
  remove(topic: string): void;
}

/** While it is not trusted nothing is listed: what somebody else wrote there would be removed at the broker. */
export function createAnnouncedTopics(
  database: Database,
  transaction: Transaction,
  isTrusted: () => boolean = () => true,
): AnnouncedTopics {
  const all = database.prepare<[], string>('SELECT topic FROM announced_topics').pluck();
  const insert = database.prepare('INSERT OR IGNORE INTO announced_topics (topic) VALUES (?)');
  const drop = database.prepare('DELETE FROM announced_topics WHERE topic = ?');
  return {
    list: () => (isTrusted() ? all.all() : []),
    add: (topics) => {
      transaction(true, () => {
        for (const topic of topics) insert.run(topic);
      });
    },
    remove: (topic) => {
      drop.run(topic);
    },
  };
}
