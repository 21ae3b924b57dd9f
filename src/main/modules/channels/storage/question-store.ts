import type { OpenQuestion, QuestionStore } from '../../../ports/question-store';
import type { Database } from '../../../platform/storage/database';

const columns = 'id, channel, recipient, asked, subject, text, shown, outcome';

export function createQuestionStore(database: Database): QuestionStore {
  const put = database.prepare(
    'INSERT OR REPLACE INTO questions (id, channel, recipient, asked, subject, text, shown, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
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
    get: (id) => get.get(id) ?? null,
    open: (subject) => (subject === undefined ? all.all() : of.all(subject)),
    settled: () => settled.all(),
    delete: (id) => {
      remove.run(id);
    },
  };
}
