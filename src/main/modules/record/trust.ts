import type { SealedTable } from '../../../shared/record';
import { refuse, ok, type Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import { Emitter } from '../../platform/base/emitter';
import type { Database } from '../../platform/storage/database';
import { dropPlantedTriggers } from '../../platform/storage/planted-triggers';
import type { HomeKey } from './chain/signing-key';
import {
  allTables,
  isEverSealed,
  isFromBeforeSignatures,
  isUnwritten,
  keepSealed,
  leavesOut,
  sealAll,
  sealNew,
} from './chain/seal';
import { acceptRows, doubtOf, noDoubt, type Doubt } from './chain/start-check';

/** Whether what an earlier engine left is what it left, and what a person says where it is not. */
export interface RecordTrust {
  /**
   * False: nothing in it is acted on before a person has accepted it. Whoever may write the file may do so while the engine
   * runs: when another connection has written since the last look, all of it is looked at once more.
   */
  trusts(...tables: readonly SealedTable[]): boolean;
  /** The same, looked at whoever has written: bytes that were changed past SQLite too. */
  trustsNow(...tables: readonly SealedTable[]): boolean;
  /** Whether the run must not go on. */
  holds(runId: string): boolean;
  /** The run must not go on: in its record stands what this engine has not written. */
  holdRun(runId: string): void;
  /** What was found at the start and since, until it is accepted. */
  readonly doubt: Doubt;
  /** Another connection has written the database. */
  readonly others: Emitter<null>;
  /** Something was found under the running engine, which is held from now on. */
  readonly found: Emitter<Doubt>;
  /** A person has looked, and takes the record as it is. Throws what the disk says. */
  accept(by: Decider): Result<null>;
  /**
   * Events of before the first seal, which nothing proves; 0: none were there, or this is not the first start that
   * seals. An ordinary upgrade has them, and so has a home whose key and seals were taken out.
   */
  readonly takenAsTheyAre: number;
  /** It was accepted: what was held goes on. */
  readonly accepted: Emitter<null>;
}

interface Parts {
  readonly database: Database;
  readonly key: HomeKey;
  /** Whether a backup took the place of the home: all of it is called off then. */
  readonly isRestored: boolean;
  /** Less is there than an engine of this home has written: an older database, put back with its seal and all. */
  readonly isOlder: boolean;
  /** Runs that would go on. */
  readonly open: readonly string[];
  readonly now: () => number;
  readonly transaction: (durable: boolean, work: () => void) => void;
  readonly report: (failure: unknown) => void;
}

/**
 * Looks at what a start would act on, and seals from now on what is written. Of a home that no sealing engine has
 * used yet what is there is taken as it is: the file of its key says whether one has, which only its owner writes.
 */
export function openTrust(parts: Parts): RecordTrust {
  const { database, key, isRestored, isOlder, open, now, transaction, report } = parts;
  const { signer } = key;
  const isFirst =
    !isEverSealed(database) && !key.isSealing && (!key.isNew || isFromBeforeSignatures(database));
  let doubt = noDoubt;
  const isTakenAsItIs = isRestored || isFirst || isUnwritten(database);
  if (!isTakenAsItIs) doubt = doubtOf(database, signer, open);
  // What they did since is not there any more: they would do it again.
  if (!isTakenAsItIs && isOlder) doubt = { ...doubt, runs: new Set(open) };
  try {
    if (isTakenAsItIs)
      transaction(true, () => {
        sealAll(database, signer);
      });
    else if (!doubt.end && leavesOut(database))
      transaction(true, () => {
        sealNew(database, signer);
      });
    key.beginSealing();
  } catch (failure) {
    // A disk that fails keeps no engine from starting; the next one seals it.
    report(failure);
    if (isTakenAsItIs || leavesOut(database)) doubt = { ...noDoubt, end: true };
  }
  const takenAsTheyAre = isFirst && !isRestored && !doubt.end ? eventsIn(database) : 0;
  const sealing = keepSealed(database, signer, () => !doubt.end);
  if (isOlder)
    try {
      // It would bring back what somebody has taken back since.
      transaction(true, () => {
        database.exec('DELETE FROM tool_permissions; DELETE FROM approved_calls;');
      });
    } catch (failure) {
      report(failure);
      doubt = { ...doubt, tables: new Set([...doubt.tables, 'permissions', 'approved-calls']) };
    }
  const accepted = new Emitter<null>(report);
  const found = new Emitter<Doubt>(report);
  const others = new Emitter<null>(report);
  const isOthersWriting = followOthers(database);
  const isDoubted = (table: SealedTable): boolean => doubt.end || doubt.tables.has(table);
  const look = (tables: readonly SealedTable[]): void => {
    if (doubt.end) return;
    const { end, tables: changed } = sealing.changed(tables.filter((table) => !isDoubted(table)));
    if (!end && changed.length === 0) return;
    const more: Doubt = { end, tables: new Set(changed), runs: new Set() };
    doubt = { ...doubt, end, tables: new Set([...doubt.tables, ...changed]) };
    found.emit(more);
  };
  return {
    trusts: (...tables) => {
      const settle = sealing.settling();
      if (isOthersWriting()) {
        look(allTables);
        others.emit(null);
      } else if (sealing.isBroken) look(allTables);
      else settle();
      return !doubt.end && !tables.some(isDoubted);
    },
    trustsNow: (...tables) => {
      look(tables);
      return !doubt.end && !tables.some(isDoubted);
    },
    others,
    found,
    holds: (runId) => doubt.runs.has(runId),
    holdRun: (runId) => {
      if (doubt.runs.has(runId)) return;
      doubt = { ...doubt, runs: new Set([...doubt.runs, runId]) };
      found.emit({ ...noDoubt, runs: new Set([runId]) });
    },
    get doubt() {
      return doubt;
    },
    accept: ({ by, via }) => {
      if (isNothing(doubt)) return nothingToAccept;
      transaction(true, () => {
        dropPlantedTriggers(database);
        acceptRows(database, now(), { by, via });
        sealAll(database, signer);
      });
      sealing.settle();
      doubt = noDoubt;
      accepted.emit(null);
      return ok(null);
    },
    takenAsTheyAre,
    accepted,
  };
}

/** Whether another connection has written the database since it was asked last. */
function followOthers(database: Database): () => boolean {
  const version = database.prepare<[], number>('PRAGMA data_version').pluck();
  let seen = version.get();
  return () => {
    const now = version.get();
    const isOther = now !== seen;
    seen = now;
    return isOther;
  };
}

const eventsIn = (database: Database): number =>
  database.prepare<[], number>('SELECT count(*) FROM run_events').pluck().get() ?? 0;

export const isNothing = ({ end, tables, runs }: Doubt): boolean =>
  !end && tables.size === 0 && runs.size === 0;

const nothingToAccept = refuse({
  code: 'record.nothing-held',
  message: 'Nothing of the record is held: there is nothing to accept',
  remedy: 'Nothing is to be done.',
});
