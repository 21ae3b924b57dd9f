import { withRemedy } from '../../../../shared/older-names';
import { z } from 'zod';
import { ChatMessage } from '../../../../shared/chat';
import { AppError } from '../../../../shared/errors';
import { Evidence } from '../../../../shared/evidence';
import { parseJson } from '../../../../shared/parse-json';
import type { MessageOrigin } from '../../../ports/channel';
import type { RefusedFile } from '../../../ports/files-refused';
import type {
  AskedQuestion,
  Owed,
  OutboxRow,
  OutboxStore,
  SendingProblem,
  WaitingAtChannel,
} from '../../../ports/outbox';
import type { Database } from '../../../platform/storage/database';

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
  choices: z.array(
    z.object({ id: z.string(), label: z.string(), style: z.enum(['approve', 'deny', 'plain']) }),
  ),
  withoutButtons: z.string(),
  withButtons: z.string().default(''),
  shown: z.string().default(''),
  inFile: z
    .object({ name: z.string(), content: z.string(), text: z.string(), shorter: z.array(z.string()) })
    .nullable()
    .default(null),
  trend: Evidence.pick({ name: true, unit: true, limit: true, holds: true, points: true }).optional(),
}) satisfies z.ZodType<AskedQuestion>;

const What = z.discriminatedUnion('type', [
  ChatMessage.pick({ text: true, state: true, problem: true }).extend({
    type: z.literal('answer'),
    message: Origin,
    draft: z.string().nullable(),
  }),
  z.object({ type: z.literal('note'), thread: z.string().nullable(), text: z.string() }),
  z.object({
    type: z.literal('card'),
    thread: z.string().nullable(),
    question: Question,
    again: z.boolean().optional(),
  }),
  z.object({ type: z.literal('outcome'), subject: z.string() }),
  z.object({ type: z.literal('reminder'), subject: z.string() }),
  z.object({ type: z.literal('given-up'), count: z.number().int(), from: z.number(), until: z.number() }),
]) satisfies z.ZodType<Owed['what']>;

const Problem = z.preprocess(
  withRemedy,
  z.object({ message: z.string(), remedy: z.string().nullable(), at: z.number() }).nullable(),
);

const Refused = z.array(z.object({ name: z.string(), why: z.string() })) satisfies z.ZodType<
  readonly RefusedFile[]
>;

type Row = Omit<OutboxRow, 'problem' | 'refused'> & {
  readonly problem: string | null;
  readonly refused: string | null;
};

const columns =
  'seq, key, channel, recipient, queue, kind, owed_at AS owedAt, state, sent AS done, refused, tries, due_at AS dueAt, problem';

const waits = "state IN ('due', 'unsure')";

/** A question that waits is asked however old it is. */
const givesWay = "kind NOT IN ('card', 'given-up')";

/**
 * `matrix:!room` is a room of matrix. All of them stand between `matrix` and `matrix;`, so that an index
 * finds them.
 */
const ofChannel =
  "channel >= @channel AND channel < @channel || ';' AND (channel = @channel OR substr(channel, length(@channel) + 1, 1) = ':')";

interface StoredOwed extends Omit<Owed, 'what'> {
  readonly what: string;
  readonly owedAt: number | null;
  readonly done: number;
  readonly late: number;
}

/** `isTrusted`: while it is not, nothing is sent of what was owed when that was found. */
export function createOutboxStore(database: Database, isTrusted: () => boolean = () => true): OutboxStore {
  const last = database.prepare<[], number | null>('SELECT max(seq) FROM outbox').pluck();
  let heldUpTo: number | null = null;
  /** What is held up to here; what is owed since is this engine's own. */
  const held = (): number => {
    if (isTrusted()) heldUpTo = null;
    else heldUpTo ??= last.get() ?? 0;
    return heldUpTo ?? 0;
  };
  held();
  const insert = database.prepare(
    'INSERT INTO outbox (key, channel, recipient, queue, kind, what, due_at, owed_at) VALUES (@key, @channel, @recipient, @queue, @kind, @what, @now, @now)',
  );
  // It keeps its place. What is on its way does not, for what becomes of that is noted at its own.
  const change = database.prepare(`
    UPDATE outbox SET channel = @channel, recipient = @recipient, queue = @queue, kind = @kind, owed_at = iif(what = @what, owed_at, @now), what = @what, due_at = @now,
      state = 'due', sent = 0, refused = NULL, tries = 0, problem = NULL
    WHERE key = @key AND state <> 'sending'`);
  const all = database.prepare<[], Row>(`SELECT ${columns} FROM outbox ORDER BY seq`);
  const forget = database.prepare<[string]>('DELETE FROM outbox WHERE key = ?');
  const putNew = database.transaction((row: { readonly key: string }) => {
    forget.run(row.key);
    insert.run(row);
  });
  const heads = database.prepare<[number], Row>(
    `SELECT ${columns} FROM outbox WHERE seq IN (SELECT min(seq) FROM outbox WHERE ${waits} AND seq > ? GROUP BY queue) ORDER BY seq`,
  );
  const owes = database.prepare<[string]>(
    "SELECT 1 FROM outbox WHERE queue = ? AND state <> 'refused' LIMIT 1",
  );
  const problemOf = database
    .prepare<[string], string | null>('SELECT problem FROM outbox WHERE key = ?')
    .pluck();
  const waiting = database.prepare<
    [{ channel: string }],
    Omit<WaitingAtChannel, 'problem'> & { problem: string | null }
  >(`
    WITH failed AS (SELECT seq, queue, problem FROM outbox WHERE problem IS NOT NULL AND state <> 'refused' AND ${ofChannel})
    SELECT (SELECT count(*) FROM outbox WHERE state <> 'refused' AND ${ofChannel}) AS count,
      (SELECT count(*) FROM outbox WHERE state <> 'refused' AND queue IN (SELECT queue FROM failed)) AS held,
      (SELECT problem FROM failed ORDER BY seq DESC LIMIT 1) AS problem`);
  const lastRefused = database
    .prepare<[{ channel: string }], string>(
      `SELECT problem FROM outbox WHERE state = 'refused' AND ${ofChannel} ORDER BY json_extract(problem, '$.at') DESC LIMIT 1`,
    )
    .pluck();
  const beyond = database.prepare<[{ channel: string; most: number }], Row>(`
    SELECT ${columns} FROM outbox WHERE ${waits} AND ${givesWay} AND ${ofChannel} ORDER BY seq
    LIMIT max(0, (SELECT count(*) FROM outbox WHERE ${waits} AND ${givesWay} AND ${ofChannel}) - @most)`);
  const givingUp = database
    .prepare<[], string>("SELECT DISTINCT channel FROM outbox WHERE kind = 'given-up' AND state <> 'refused'")
    .pluck();
  const whatOf = database
    .prepare<[string], string | null>("SELECT what FROM outbox WHERE key = ? AND state <> 'sending'")
    .pluck();
  const isSending = database.prepare<[string]>("SELECT 1 FROM outbox WHERE key = ? AND state = 'sending'");
  const read = database.prepare<[number], StoredOwed>(
    'SELECT key, channel, recipient, queue, what, owed_at AS owedAt, sent AS done, late FROM outbox WHERE seq = ?',
  );
  const begin = database.prepare("UPDATE outbox SET state = 'sending', late = ? WHERE seq = ?");
  const took = database.prepare('UPDATE outbox SET sent = ?, refused = ? WHERE seq = ?');
  const wait = database.prepare(
    'UPDATE outbox SET state = ?, tries = ?, due_at = ?, problem = ? WHERE seq = ?',
  );
  const hurry = database.prepare<[{ channel: string; now: number }]>(
    `UPDATE outbox SET due_at = @now WHERE ${waits} AND ${ofChannel}`,
  );
  const drop = database.prepare('DELETE FROM outbox WHERE seq = ?');
  const forgive = database.prepare(
    "DELETE FROM outbox WHERE channel = ? AND recipient = ? AND state = 'refused'",
  );
  const refuse = database.prepare(
    "UPDATE outbox SET state = 'refused', what = NULL, due_at = NULL, problem = ? WHERE seq = ?",
  );
  const doubt = database.prepare("UPDATE outbox SET state = 'unsure' WHERE state = 'sending'");
  const put = (owed: readonly Owed[], now: number): void => {
    for (const { what, ...place } of owed) {
      const row = { ...place, kind: what.type, what: JSON.stringify(what), now };
      if (change.run(row).changes === 0) putNew(row);
    }
  };
  return {
    put: database.transaction(put),
    rows: () => all.all().map(toRow),
    heads: () => heads.all(held()).map(toRow),
    owes: (queue) => owes.get(queue) !== undefined,
    problemOf: (key) => toProblem(problemOf.get(key) ?? null),
    waiting: (channel) => {
      const { count = 0, held = 0, problem = null } = waiting.get({ channel }) ?? {};
      return { count, held, problem: toProblem(problem) };
    },
    lastRefused: (channel) => toProblem(lastRefused.get({ channel }) ?? null),
    isSending: (key) => isSending.get(key) !== undefined,
    whatOf: (key) => What.safeParse(parseJson(whatOf.get(key) ?? 'null')).data ?? null,
    beyond: (channel, most) => beyond.all({ channel, most }).map(toRow),
    givingUp: () => givingUp.all(),
    begin: (seq, lateBefore) => {
      const row = read.get(seq);
      if (row === undefined) return null;
      const { key, channel, recipient, queue, owedAt, done, late } = row;
      const what = What.safeParse(parseJson(row.what));
      if (!what.success)
        throw new AppError('outbox.unreadable', 'What was to be sent cannot be read', {
          remedy: 'An answer is in the conversation in the app.',
          cause: what.error,
        });
      // Decided for all parts, or a further try would not go on where this one stopped. How it is said
      // follows config.toml; see docs/decisions/0106.
      const isLate = done > 0 ? late === 1 : owedAt !== null && owedAt < lateBefore;
      begin.run(Number(isLate), seq);
      return { key, channel, recipient, queue, what: what.data, lateSince: isLate ? owedAt : null };
    },
    took: (seq, done, refused) => {
      took.run(done, JSON.stringify(refused), seq);
    },
    wait: (seq, { state, tries, dueAt, problem }) => {
      wait.run(state, tries, dueAt, JSON.stringify(problem), seq);
    },
    hurry: (channel, now) => {
      hurry.run({ channel, now });
    },
    sent: database.transaction(
      ({ seq, channel, recipient }: OutboxRow, next: readonly Owed[], now: number): void => {
        drop.run(seq);
        forgive.run(channel, recipient);
        put(next, now);
      },
    ),
    refuse: database.transaction(({ seq, channel, recipient }: OutboxRow, problem: SendingProblem): void => {
      forgive.run(channel, recipient);
      refuse.run(JSON.stringify(problem), seq);
    }),
    drop: database.transaction((...seqs: readonly number[]): void => {
      for (const seq of seqs) drop.run(seq);
    }),
    doubtSending: () => {
      doubt.run();
    },
  };
}

const toRow = (row: Row): OutboxRow => ({
  ...row,
  refused: toRefused(row.refused),
  problem: toProblem(row.problem),
});

const toProblem = (stored: string | null): SendingProblem | null =>
  stored === null ? null : Problem.parse(JSON.parse(stored));

const toRefused = (stored: string | null): readonly RefusedFile[] =>
  stored === null ? [] : Refused.parse(JSON.parse(stored));
