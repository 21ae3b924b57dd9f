import { z } from 'zod';
import { ChatMessage } from '../../shared/chat';
import { AppError } from '../../shared/errors';
import { parseJson } from '../../shared/json';
import type { MessageOrigin } from '../ports/channel';
import type { RefusedFile } from '../ports/files-refused';
import type { AskedQuestion, Owed, OutboxRow, OutboxStore, SendingProblem } from '../ports/outbox';
import type { Database } from './database';

const Origin = z.object({
  id: z.string(),
  channel: z.string(),
  replyTarget: z.string(),
  sender: z.string(),
  thread: z.string().nullable(),
  interruptionScope: z.string().nullable(),
}) satisfies z.ZodType<MessageOrigin>;

const Question = z.object({
  subject: z.string(),
  text: z.string(),
  shorter: z.array(z.string()),
  tooLong: z.string(),
  choices: z.array(z.object({ id: z.string(), label: z.string(), style: z.enum(['approve', 'deny', 'plain']) })),
  withoutButtons: z.string(),
  callsShown: z.boolean(),
}) satisfies z.ZodType<AskedQuestion>;

const What = z.discriminatedUnion('type', [
  ChatMessage.pick({ text: true, state: true, problem: true }).extend({ type: z.literal('answer'), message: Origin, draft: z.string().nullable() }),
  z.object({ type: z.literal('note'), thread: z.string().nullable(), text: z.string() }),
  z.object({ type: z.literal('card'), thread: z.string().nullable(), question: Question }),
  z.object({ type: z.literal('outcome'), subject: z.string() }),
  z.object({ type: z.literal('reminder'), subject: z.string() }),
]) satisfies z.ZodType<Owed['what']>;

const Problem = z.object({ message: z.string(), mend: z.string().nullable(), at: z.number() });

const Refused = z.array(z.object({ name: z.string(), why: z.string() })) satisfies z.ZodType<readonly RefusedFile[]>;

type Row = Omit<OutboxRow, 'problem' | 'refused'> & { readonly problem: string | null; readonly refused: string | null };

export function createOutboxStore(database: Database): OutboxStore {
  const insert = database.prepare('INSERT OR REPLACE INTO outbox (key, channel, recipient, queue, what, due_at) VALUES (?, ?, ?, ?, ?, ?)');
  // It keeps its place. What is on its way does not, for what becomes of that is noted at its own.
  const change = database.prepare("UPDATE outbox SET channel = ?, recipient = ?, queue = ?, what = ?, due_at = ?, state = 'due', sent = 0, refused = NULL, tries = 0, problem = NULL WHERE key = ? AND state <> 'sending'");
  const all = database.prepare<[], Row>('SELECT seq, key, channel, recipient, queue, state, sent AS done, refused, tries, due_at AS dueAt, problem FROM outbox ORDER BY seq');
  const read = database.prepare<[number], { key: string; channel: string; recipient: string; queue: string; what: string }>('SELECT key, channel, recipient, queue, what FROM outbox WHERE seq = ?');
  const begin = database.prepare("UPDATE outbox SET state = 'sending' WHERE seq = ?");
  const took = database.prepare('UPDATE outbox SET sent = ?, refused = ? WHERE seq = ?');
  const wait = database.prepare('UPDATE outbox SET state = ?, tries = ?, due_at = ?, problem = ? WHERE seq = ?');
  const hurry = database.prepare('UPDATE outbox SET due_at = ? WHERE seq = ?');
  const drop = database.prepare('DELETE FROM outbox WHERE seq = ?');
  const forgive = database.prepare("DELETE FROM outbox WHERE channel = ? AND recipient = ? AND state = 'refused'");
  const refuse = database.prepare("UPDATE outbox SET state = 'refused', what = NULL, due_at = NULL, problem = ? WHERE seq = ?");
  const doubt = database.prepare("UPDATE outbox SET state = 'unsure' WHERE state = 'sending'");
  const put = (owed: readonly Owed[], now: number): void => {
    for (const { key, channel, recipient, queue, what } of owed) {
      const text = JSON.stringify(what);
      if (change.run(channel, recipient, queue, text, now, key).changes === 0) insert.run(key, channel, recipient, queue, text, now);
    }
  };
  return {
    put: database.transaction(put),
    rows: () => all.all().map((row): OutboxRow => ({ ...row, refused: toRefused(row.refused), problem: toProblem(row.problem) })),
    begin: (seq) => {
      const row = read.get(seq);
      if (row === undefined) return null;
      const what = What.safeParse(parseJson(row.what));
      if (!what.success) throw new AppError('outbox.unreadable', 'What was to be sent cannot be read', { mend: 'An answer is in the conversation in the app.', cause: what.error });
      begin.run(seq);
      return { ...row, what: what.data };
    },
    took: (seq, done, refused) => { took.run(done, JSON.stringify(refused), seq); },
    wait: (seq, { state, tries, dueAt, problem }) => { wait.run(state, tries, dueAt, JSON.stringify(problem), seq); },
    hurry: database.transaction((rows: readonly OutboxRow[], now: number): void => { for (const { seq } of rows) hurry.run(now, seq); }),
    sent: database.transaction(({ seq, channel, recipient }: OutboxRow, next: readonly Owed[], now: number): void => {
      drop.run(seq);
      forgive.run(channel, recipient);
      put(next, now);
    }),
    refuse: database.transaction(({ seq, channel, recipient }: OutboxRow, problem: SendingProblem): void => {
      forgive.run(channel, recipient);
      refuse.run(JSON.stringify(problem), seq);
    }),
    drop: database.transaction((...seqs: readonly number[]): void => { for (const seq of seqs) drop.run(seq); }),
    doubtSending: () => { doubt.run(); },
  };
}

const toProblem = (stored: string | null): SendingProblem | null => (stored === null ? null : Problem.nullable().parse(JSON.parse(stored)));

const toRefused = (stored: string | null): readonly RefusedFile[] => (stored === null ? [] : Refused.parse(JSON.parse(stored)));
