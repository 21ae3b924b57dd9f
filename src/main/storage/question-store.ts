import type { OpenQuestion, QuestionStore } from '../ports/question-store';
import type { Database } from './database';

interface Row extends Omit<OpenQuestion, 'callsShown'> {
  readonly callsShown: number;
}

const columns = 'id, channel, recipient, asked, subject, text, calls_shown AS callsShown, outcome';

export function createQuestionStore(database: Database): QuestionStore {
  const put = database.prepare(
    'INSERT OR REPLACE INTO questions (id, channel, recipient, asked, subject, text, calls_shown, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const get = database.prepare<[string], Row>(`SELECT ${columns} FROM questions WHERE id = ?`);
  const all = database.prepare<[], Row>(
    `SELECT ${columns} FROM questions WHERE outcome IS NULL ORDER BY rowid`,
  );
  const of = database.prepare<[string], Row>(
    `SELECT ${columns} FROM questions WHERE subject = ? AND outcome IS NULL ORDER BY rowid`,
  );
  const settled = database.prepare<[], Row>(
    `SELECT ${columns} FROM questions WHERE outcome IS NOT NULL ORDER BY rowid`,
  );
  const remove = database.prepare('DELETE FROM questions WHERE id = ?');
  const toQuestion = (row: Row): OpenQuestion => ({ ...row, callsShown: row.callsShown === 1 });
  return {
    put: ({ id, channel, recipient, asked, subject, text, callsShown, outcome }) => {
      put.run(id, channel, recipient, asked, subject, text, callsShown ? 1 : 0, outcome);
    },
    get: (id) => {
      const row = get.get(id);
      return row === undefined ? null : toQuestion(row);
    },
    open: (subject) => (subject === undefined ? all.all() : of.all(subject)).map(toQuestion),
    settled: () => settled.all().map(toQuestion),
    delete: (id) => {
      remove.run(id);
    },
  };
}
