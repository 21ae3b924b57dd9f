import type { OpenQuestion, QuestionStore } from '../../../ports/question-store';
import type { Database } from '../../../platform/storage/database';

const columns = 'id, channel, recipient, asked, subject, text, shown, outcome';

/** `isTrusted`: while it is not, no card is known, and none is decided by a press. */
export function createQuestionStore(
  database: Database,
  isTrusted: () => boolean = () => true,
): QuestionStore {
  const put = database.prepare(
    'INSERT INTO questions (id, channel, recipient, asked, subject, text, shown, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET channel = excluded.channel, recipient = excluded.recipient, asked = excluded.asked, subject = excluded.subject, text = excluded.text, shown = excluded.shown, outcome = excluded.outcome',
  );
  const get = database.prepare<[string], OpenQuestion>(`SELECT ${columns} FROM questions WHERE id = ?`);
  const all = database.prepare<[], OpenQuestion>(
    `SELECT ${columns} FROM questions WHERE outcome IS NULL ORDER BY rowid`,
  );
  const of = database.prepare<[string], OpenQuestion>(
    `SELECT ${columns} FROM questions WHERE subject = ? AND outcome IS NULL ORDER BY rowid`,
  );
  const settled = database.prepare<[], OpenQuestion>(
    `SELECT ${columns} FROM questions WHERE outcome IS NOT NULL ORDER BY rowid`,
  );
  const remove = database.prepare('DELETE FROM questions WHERE id = ?');
  return {
    put: ({ id, channel, recipient, asked, subject, text, shown, outcome }) => {
      put.run(id, channel, recipient, asked, subject, text, shown, outcome);
    },
    get: (id) => (isTrusted() ? (get.get(id) ?? null) : null),
    open: (subject) => (subject === undefined ? all.all() : of.all(subject)),
    settled: () => settled.all(),
    delete: (id) => {
      remove.run(id);
    },
  };
}
