import { rmSync } from 'node:fs';
import { messageOf } from '../../../shared/errors';
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
import { createRecordHeads, isCutBack, keepHeadsSigned, readHeadFile, type RecordHead } from './chain/heads';
import { openSigningKey, type RecordSigner } from './chain/signing-key';
import { verifyRecord } from './chain/verify-record';
import { deleteOldRuns } from './storage/retention';
import { createRunArchive } from './storage/run-archive';
import { createRunDefinitions } from '../../platform/storage/run-definitions';
import { createRunLog } from './storage/run-log';
import { lookOver } from './look-over';
import { retentionInForce } from './retention-in-force';
import { tellDoubt } from './tell-doubt';
import { isNothing, openTrust, type RecordTrust } from './trust';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'configFile'
  | 'database'
  | 'logger'
  | 'missing'
  | 'notifications'
  | 'paths'
  | 'problems'
  | 'restored'
  | 'scope'
  | 'settledNow'
  | 'transaction'
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
  /** Whether what an earlier engine left may be acted on. */
  readonly trust: RecordTrust;
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
  /** Walks the record soon after the start, and after another program has written, and tells what is not as it was written. */
  readonly lookOver: (recovered: Recovered, signal: AbortSignal) => Promise<void>;
}

/** As long as it has worked: a walk that nobody waits for takes a fifth of the time, and events do not come late for it. */
const restsTimes = 4;

export function configureRecord(platform: Ground): RunRecord {
  const { clock, configFile, database, logger, missing, paths, problems, restored, scope, settledNow } =
    platform;
  const key = openSigningKey(paths.recordKeyFile);
  const { signer } = key;
  const log = createRunLog(database);
  const trust = openTrust({
    database,
    key,
    isRestored: restored !== null,
    isOlder: missing !== null || isCutBack(database, readHeadFile(paths.recordHeadFile), signer.publicKey),
    open: log.active(),
    now: () => clock.now(),
    transaction: platform.transaction,
    report: (failure) => {
      logger.error('The record could not be sealed, or followed', { failure: messageOf(failure) });
    },
  });
  tellDoubt(trust, platform);
  const heads = createRecordHeads(database, signer);
  // What was signed of the record that a backup replaced says nothing of this one.
  if (restored !== null) rmSync(paths.recordHeadFile, { force: true });
  const signing = new AbortController();
  const signed = keepHeadsSigned(
    {
      database,
      heads,
      publicKey: signer.publicKey,
      headFile: paths.recordHeadFile,
      clock,
      problems,
      // Asked every second: so what somebody writes under the running engine is told at once.
      isTrusted: () => trust.trusts(),
    },
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
  const outside = (): RecordHead | null => readHeadFile(paths.recordHeadFile);
  const verify = async (rest?: (workedMs: number) => Promise<void>): Promise<RecordReport> => ({
    ...(await verifyRecord(database, signer, outside, signing.signal, rest)),
    held: heldBy(trust),
  });
  return {
    log,
    archive,
    ledger: createEventLedger(database, { past }),
    queue: createEventQueue(database, () => trust.trusts('queue')),
    past,
    definitions: createRunDefinitions(database),
    signer,
    trust,
    verify: () => verify(),
    tidy: (_recovered, cooldowns, signal) =>
      deleteOldRuns(
        {
          // What a person has yet to look at is not deleted.
          archive: {
            deleteOlder: (cutoffs, rows) =>
              isNothing(trust.doubt) ? archive.deleteOlder(cutoffs, rows) : { runs: 0, done: true },
          },
          clock,
          settledNow,
          logger,
          problems,
          days: () => retentionInForce(configFile),
          cooldowns,
        },
        signal,
      ),
    lookOver: (_recovered, signal) => {
      const verifyByTheWay = (): Promise<RecordReport> =>
        verify((workedMs) => clock.sleep(workedMs * restsTimes, signal));
      return lookOver({ verify: verifyByTheWay, clock, problems, others: trust.others }, signal);
    },
  };
}

function heldBy({ doubt }: RecordTrust): RecordReport['held'] {
  const { end, tables, runs } = doubt;
  return isNothing(doubt) ? null : { end, tables: [...tables], runs: [...runs] };
}
