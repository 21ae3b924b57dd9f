import { createHash } from 'node:crypto';
import type { DispatchRow, SopEvent } from '../../../../shared/sop';

/** What a webhook was answered, kept for repeats with the same `Idempotency-Key`. */
export interface WebhookAnswer {
  /** Of path and body: the same key with another request is a mistake of the sender. */
  readonly fingerprint: string;
  readonly rows: readonly DispatchRow[];
}

/** `put` takes part in the transaction around it. */
export interface AnswerStore {
  get(key: string): WebhookAnswer | null;
  put(key: string, answer: WebhookAnswer): void;
}

export interface WebhookPorts {
  /** Whether some SOP listens to this path. */
  readonly knowsPath: (path: string) => boolean;
  /**
   * Starts what the event matches, and calls `remember` in the same transaction; durable when it returns.
   * Throws when it could not be written: then nothing was started or remembered.
   */
  readonly dispatch: (
    event: SopEvent,
    remember: (rows: readonly DispatchRow[]) => void,
  ) => readonly DispatchRow[];
  readonly answers: AnswerStore;
}

export interface WebhookRequest {
  /** As sent, without the query. */
  readonly path: string;
  readonly body: Uint8Array;
  readonly idempotencyKey: string | undefined;
  readonly at: number;
}

export interface WebhookReply {
  readonly status: number;
  readonly body: unknown;
}

const longestKey = 255;

/**
 * Carries out one webhook. Looking up the key, dispatching and storing the answer happen in one go, so that
 * neither repeats that arrive at the same time nor a crash in between can start a second run.
 */
export function handleWebhook(
  { path, body, idempotencyKey: key, at }: WebhookRequest,
  { knowsPath, dispatch, answers }: WebhookPorts,
): WebhookReply {
  const topic = listenedPath(path, knowsPath);
  if (topic === undefined)
    return problem(
      404,
      'No procedure listens to this path',
      'Compare it with the path of the webhook trigger; case and trailing slashes count.',
    );
  if (key !== undefined && !isKey(key))
    return problem(
      400,
      `An Idempotency-Key has 1 to ${String(longestKey)} visible ASCII characters`,
      'Send another key.',
    );
  const fingerprint = createHash('sha256').update(`${topic}\n`).update(body).digest('hex');
  const known = key === undefined ? null : answers.get(key);
  if (known !== null)
    return known.fingerprint === fingerprint
      ? accepted(known.rows)
      : problem(422, 'This Idempotency-Key was used for another request', 'Use a new key for each event.');
  const payload = body.length === 0 ? null : new TextDecoder().decode(body);
  return accepted(
    dispatch({ source: 'webhook', topic, payload, receivedAt: at }, (rows) => {
      if (key !== undefined) answers.put(key, { fingerprint, rows });
    }),
  );
}

/** The path that some SOP listens to, of a request for `path`; undefined: none does. */
export const listenedPath = (path: string, knowsPath: WebhookPorts['knowsPath']): string | undefined =>
  [path, decoded(path)].find((candidate) => knowsPath(candidate));

export const problem = (status: number, error: string, remedy: string): WebhookReply => ({
  status,
  body: { error, remedy },
});

const accepted = (rows: readonly DispatchRow[]): WebhookReply => ({
  status: 202,
  body: rows.map((row) =>
    row.result === 'started'
      ? { sop: row.sop, result: row.result, run_id: row.runId }
      : { sop: row.sop, result: row.result, ...(row.result === 'queued' ? {} : { reason: row.reason }) },
  ),
});

const isKey = (key: string): boolean => key.length <= longestKey && /^[\x21-\x7e][\x20-\x7e]*$/.test(key);

/** Letters beyond ASCII arrive escaped; an escaped slash stays one. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
