import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import { isSignedBy } from '../../../platform/base/signed-text';
import type { Clock } from '../../../platform/base/clock';
import type { Problems } from '../../../platform/base/problems';
import type { Database } from '../../../platform/storage/database';
import { prepareRecordEnd } from '../../../platform/storage/record-links';
import type { RecordSigner } from './signing-key';

/** How far the record went at one moment, signed. Hashes in hex, key and signature in base64. */
export const RecordHead = z.object({
  link: z.number().int(),
  hash: z.string(),
  removals: z.number().int(),
  removalsHash: z.string(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  key: z.string(),
  signature: z.string(),
});
export type RecordHead = z.infer<typeof RecordHead>;

/** What the signature of a head is over. `before`: the last event that was there before the record was signed. */
const headText = (
  { link, hash, removals, removalsHash, at }: Omit<RecordHead, 'key' | 'signature'>,
  ...before: readonly number[]
): string => JSON.stringify(['zeroclaw-record-head', link, hash, removals, removalsHash, at, ...before]);

/** `older`: as it was signed by versions that left out which events were there before; null: it does not fit. */
export function signatureOf(head: RecordHead, before: number): 'whole' | 'older' | null {
  if (isSignedBy(head.key, headText(head, before), head.signature)) return 'whole';
  return isSignedBy(head.key, headText(head), head.signature) ? 'older' : null;
}

/** The last event that was there before the record was signed; 0: none was. */
export const prepareBefore = (database: Database): (() => number) => {
  const read = database.prepare<[], number>('SELECT before_link FROM record_end').pluck();
  return () => read.get() ?? 0;
};

const hourMs = 60 * 60 * 1000;
const betweenHeadsMs = 1_000;

export interface RecordHeads {
  /** Signs the end of the record, unless that is signed already; within the transaction of the caller. */
  sign(at: number): void;
}

/** Of each hour the last head is kept, and of the present one the newest. */
export function createRecordHeads(database: Database, signer: RecordSigner): RecordHeads {
  const end = prepareRecordEnd(database);
  const beforeLink = prepareBefore(database);
  let looked = false;
  const newest = database.prepare<[], { link: number; removals: number; key: string }>(
    'SELECT link, removals, key FROM record_heads ORDER BY id DESC LIMIT 1',
  );
  const forgetHour = database.prepare('DELETE FROM record_heads WHERE at >= ?');
  const insert = database.prepare(
    'INSERT INTO record_heads (link, hash, removals, removals_hash, at, key, signature) VALUES (@link, @hash, @removals, @removalsHash, @at, @key, @signature)',
  );
  const write = database.transaction((at: number) => {
    const { link, hash, removals, removalsHash } = end();
    const last = newest.get();
    const before = beforeLink();
    // One of an older version is signed once more.
    const stored = looked ? null : newestHead(database);
    const isOlder =
      stored !== null && stored.key === signer.publicKey && signatureOf(stored, before) === 'older';
    looked = true;
    if (
      !isOlder &&
      last !== undefined &&
      last.link === link &&
      last.removals === removals &&
      last.key === signer.publicKey
    )
      return;
    const head = {
      link,
      hash: hash.toString('hex'),
      removals,
      removalsHash: removalsHash.toString('hex'),
      at,
    };
    forgetHour.run(Math.floor(at / hourMs) * hourMs);
    insert.run({ ...head, key: signer.publicKey, signature: signer.sign(headText(head, before)) });
  });
  return { sign: (at) => write(at) };
}

/** The newest head that the database has; null: none was signed yet. */
export function newestHead(database: Database): RecordHead | null {
  return (
    database
      .prepare<[], RecordHead>(
        'SELECT link, hash, removals, removals_hash AS removalsHash, at, key, signature FROM record_heads ORDER BY id DESC LIMIT 1',
      )
      .get() ?? null
  );
}

/** The newest head as it is kept outside the database; null: there is none, or it cannot be read. */
export function readHeadFile(file: string): RecordHead | null {
  try {
    return RecordHead.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export interface HeadPorts {
  readonly database: Database;
  readonly heads: RecordHeads;
  /** Of this home. */
  readonly publicKey: string;
  /** Takes a copy of the newest head, so that a database that was cut back is found. */
  readonly headFile: string;
  readonly clock: Clock;
  readonly problems: Problems;
  /** Whether the end of the record is the engine's own. */
  readonly isTrusted: () => boolean;
}

/** Signs the end of the record every second in which it has grown, and once more when aborted. Never rejects. */
export async function keepHeadsSigned(ports: HeadPorts, signal: AbortSignal): Promise<void> {
  const sign = headSigner(ports);
  try {
    for (;;) {
      sign();
      await ports.clock.sleep(betweenHeadsMs, signal);
    }
  } catch (failure) {
    if (!signal.aborted) throw failure;
  } finally {
    sign();
  }
}

function headSigner({
  database,
  heads,
  publicKey,
  headFile,
  clock,
  problems,
  isTrusted,
}: HeadPorts): () => void {
  const before = readHeadFile(headFile);
  const isCut = isCutBack(database, before, publicKey);
  if (before !== null && isCut)
    problems.report(
      'record-cut',
      'Signed record',
      `The record of runs does not continue what was signed on ${new Date(before.at).toISOString()}: the database was cut back or replaced`,
      `See what is missing with \`zeroclaw runs verify\`, and restore a backup from before. If the database was put there on purpose, delete ${headFile} and restart: until then each start takes back what was allowed for longer.`,
    );
  let written = '';
  return () => {
    // What nobody has looked at is not signed.
    if (!isTrusted()) return;
    try {
      heads.sign(clock.now());
      const head = newestHead(database);
      const text = head === null ? '' : `${JSON.stringify(head)}\n`;
      // What proves that something is missing stays.
      if (text !== '' && text !== written && !isCut) writeFileAtomically(headFile, text, { mode: 0o600 });
      written = text;
      problems.clear('record-head');
    } catch (failure) {
      problems.report(
        'record-head',
        'Signed record',
        `The record of runs could not be signed: ${messageOf(failure)}`,
        'It is tried again every second. Check the disk that holds the home folder.',
      );
    }
  };
}

/** Whether what this home signed last is not there any more. */
export const isCutBack = (database: Database, signed: RecordHead | null, publicKey: string): boolean =>
  signed !== null && signed.key === publicKey && !continues(database, signed);

/** Whether the database goes on from what a head says; what was deleted since because it was old counts. */
function continues(database: Database, head: RecordHead): boolean {
  if (signatureOf(head, prepareBefore(database)()) === null) return false;
  if (prepareRecordEnd(database)().link < head.link) return false;
  const there = database
    .prepare<[number], Buffer>('SELECT hash FROM run_events WHERE link = ? ORDER BY rowid DESC LIMIT 1')
    .pluck()
    .get(head.link);
  return there === undefined || there.toString('hex') === head.hash;
}
