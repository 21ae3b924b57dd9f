import { rmSync } from 'node:fs';
import type { RecordReport } from '../../../shared/record';
import type { Recovered } from '../../platform/base/recovered';
import type { EventQueue } from '../../ports/event-queue';
import type { PastMessages } from '../../ports/past-messages';
import type { RunArchive } from '../../ports/run-archive';
import type { RunDefinitions } from '../../ports/run-definitions';
import type { RunLog } from '../../ports/run-log';
import type { Platform } from '../../platform/platform';
import { createEventLedger, type EventLedger } from './storage/event-ledger';
import { createEventQueue } from './storage/event-queue';
import { createPastMessages } from './storage/past-messages';
import { createRecordHeads, keepHeadsSigned, readHeadFile } from './chain/heads';
import { openSigningKey, type RecordSigner } from './chain/signing-key';
import { verifyRecord } from './chain/verify-record';
import { deleteOldRuns } from './storage/retention';
import { createRunArchive } from './storage/run-archive';
import { createRunDefinitions } from '../../platform/storage/run-definitions';
import { createRunLog } from './storage/run-log';
import { retentionInForce } from './retention-in-force';

type Ground = Pick<
  Platform,
  'clock' | 'configFile' | 'database' | 'logger' | 'paths' | 'problems' | 'restored' | 'scope' | 'settledNow'
>;

/** What came in and what became of it: events, runs, and the signed chain over them. */
export interface RunRecord {
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly ledger: EventLedger;
  readonly queue: EventQueue;
  /** What came in, thinned. */
  readonly past: PastMessages;
  /** What procedures were when they ran. */
  readonly definitions: RunDefinitions;
  /** Signs what this home exports. */
  readonly signer: RecordSigner;
  /** Walks the whole record of runs. */
  readonly verify: () => Promise<RecordReport>;
  /**
   * Deletes what is older than config.toml keeps, until the signal aborts. `cooldowns`: how long ends of runs
   * are still asked for.
   */
  readonly tidy: (
    recovered: Recovered,
    cooldowns: () => ReadonlyMap<string, number>,
    signal: AbortSignal,
  ) => Promise<void>;
}

export function configureRecord(platform: Ground): RunRecord {
  const { clock, configFile, database, logger, paths, problems, restored, scope, settledNow } = platform;
  const signer = openSigningKey(paths.recordKeyFile);
  const heads = createRecordHeads(database, signer);
  // What was signed of the record that a backup replaced says nothing of this one.
  if (restored !== null) rmSync(paths.recordHeadFile, { force: true });
  const signing = new AbortController();
  const signed = keepHeadsSigned(
    { database, heads, publicKey: signer.publicKey, headFile: paths.recordHeadFile, clock, problems },
    signing.signal,
  );
  scope.defer(async () => {
    signing.abort(new Error('the engine closes'));
    await signed;
  });
  const past = createPastMessages(database, { settledNow });
  const archive = createRunArchive(database, {
    now: () => clock.now(),
    sign: (at) => {
      heads.sign(at);
    },
  });
  return {
    log: createRunLog(database),
    archive,
    ledger: createEventLedger(database, { past }),
    queue: createEventQueue(database),
    past,
    definitions: createRunDefinitions(database),
    signer,
    verify: () =>
      verifyRecord(database, signer.publicKey, () => readHeadFile(paths.recordHeadFile), signing.signal),
    tidy: (_recovered, cooldowns, signal) =>
      deleteOldRuns(
        { archive, clock, settledNow, logger, problems, days: () => retentionInForce(configFile), cooldowns },
        signal,
      ),
  };
}
