import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';
import { AppError, messageOf } from '../../../shared/errors';
import type { Clock } from '../base/clock';
import { syncFolder, syncPath } from '../base/sync-to-disk';
import { applicationId, countHeader } from './migrate';
import { isStorageFailure, toStorageError, type Database } from './database';

const lookEveryMs = 1_000;
/** A disk that is full or broken is found out although nothing is to be written. */
const probeEveryMs = 4_000;
/** What one event takes, roughly: while the disk is full a few bytes may still find room. */
const probeBytes = 64 * 1024;
const headerBytes = 100;

/** Why nothing may be written, for people. */
export interface Trouble {
  readonly message: string;
  readonly remedy: string;
}

/** What was in a file that was removed is written down once more. */
interface Rescue {
  done: Promise<void>;
  told: Trouble;
}

export interface DatabaseWatchPorts {
  readonly clock: Clock;
  /** Null: what was told is over. */
  readonly tell: (trouble: Trouble | null) => void;
  readonly warn: (message: string, about: Readonly<Record<string, unknown>>) => void;
}

/**
 * Sees to it that nothing is written that would not be there after a restart: the database's file is looked
 * at before and after each commit, and on a timer. While another file lies in its place, or none, or it may
 * not be written, every writing is refused; it goes on by itself when the file is back. Of a file that was
 * removed for good, what it held is written down once more.
 */
export class DatabaseWatch {
  readonly #file: string;
  /** Kept open: it knows whether the file still has a name anywhere. */
  readonly #own: number;
  readonly #ino: number;
  readonly #beside = new Map<string, number>();
  readonly #probe;
  #counter: number;
  #trouble: Trouble | null = null;
  /** The trouble is that writing failed, and only a writing that does not shows that it is over. */
  #failing = false;
  #rescue: Rescue | null = null;
  #triedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly ports: DatabaseWatchPorts,
  ) {
    this.#file = database.name;
    this.#own = openSync(this.#file, 'r');
    this.#ino = fstatSync(this.#own).ino;
    countHeader(database);
    this.#counter = this.#changeCounter() ?? 0;
    this.#probe = database.prepare<[number]>(
      "INSERT INTO preferences (key, value) VALUES ('write_probe', hex(zeroblob(?))) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    );
  }

  /** Throws AppError storage.write while nothing may be written. Cheap enough for every commit. */
  check(): void {
    const misplaced = this.#misplaced();
    if (misplaced !== null) this.#set(misplaced);
    if (this.#trouble !== null)
      throw new AppError('storage.write', this.#trouble.message, {
        remedy: this.#trouble.remedy,
        retryable: true,
      });
  }

  /**
   * Something was written. Throws when it will not be there, for the file was removed meanwhile; one that was
   * moved away holds it.
   */
  wrote(): void {
    this.#triedAt = this.ports.clock.now();
    if (fstatSync(this.#own).nlink === 0) this.check();
  }

  /** A writing failed. */
  failed(failure: unknown): void {
    const known = toStorageError(failure, this.#file);
    if (!isStorageFailure(failure) || this.#trouble !== null) return;
    this.#failing = true;
    this.#set({
      message: messageOf(known),
      remedy: `${known instanceof AppError ? (known.remedy ?? '') : ''} ${goesOn}`.trim(),
    });
  }

  /** Looks until it is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.look();
      await this.ports.clock.sleep(lookEveryMs, signal).catch(() => {});
    }
    await this.#rescue?.done;
  }

  look(): void {
    const misplaced = this.#misplaced() ?? this.#changedFromOutside() ?? this.#closedToWriting();
    if (misplaced !== null) {
      this.#failing = false;
      this.#set(misplaced);
      return;
    }
    if (!this.#failing) this.#set(null);
    if (this.#failing || this.ports.clock.now() - this.#triedAt >= probeEveryMs) this.#tryToWrite();
  }

  close(): void {
    closeSync(this.#own);
  }

  #tryToWrite(): void {
    this.#triedAt = this.ports.clock.now();
    const { database } = this;
    try {
      if (this.#failing) this.#probe.run(probeBytes / 2);
      // Nothing is promised by it: the disk need not be waited for.
      database.exec('PRAGMA synchronous = NORMAL');
      this.#probe.run(0);
      this.#failing = false;
      this.#set(null);
    } catch (failure) {
      this.failed(failure);
    } finally {
      database.exec('PRAGMA synchronous = FULL');
    }
  }

  #set(trouble: Trouble | null): void {
    if (trouble?.message === this.#trouble?.message && trouble?.remedy === this.#trouble?.remedy) return;
    const before = this.#trouble;
    this.#trouble = trouble;
    // Whatever writes without asking is refused by SQLite itself.
    if (trouble === null || this.#failing) this.database.pragma('query_only = OFF');
    else this.database.pragma('query_only = ON');
    if (trouble !== null) this.ports.warn(trouble.message, { remedy: trouble.remedy });
    else if (before !== null) this.ports.warn('The database can be written again', { file: this.#file });
    this.ports.tell(trouble);
  }

  /** Null: the file and its log lie where they were. */
  #misplaced(): Trouble | null {
    const there = statSync(this.#file, { throwIfNoEntry: false });
    if (there === undefined) return this.#gone(null);
    if (there.ino !== this.#ino) return this.#gone(there);
    for (const name of [`${this.#file}-wal`, `${this.#file}-shm`]) {
      const found = statSync(name, { throwIfNoEntry: false })?.ino;
      const known = this.#beside.get(name);
      if (known === undefined) {
        if (found !== undefined) this.#beside.set(name, found);
      } else if (found !== known) return this.#withoutItsLog();
    }
    return null;
  }

  #gone(other: Stats | null): Trouble {
    if (this.#rescue === null && fstatSync(this.#own).nlink > 0)
      return other === null
        ? {
            message: `The database ${this.#file} is not there any more. Nothing starts and nothing is acknowledged`,
            remedy: `Put the file back in its place; it goes on by itself then. If it cannot be found, quit ZeroClaw and restore your newest backup with \`zeroclaw restore FILE\`.`,
          }
        : {
            message: `Another file lies in the place of the database ${this.#file}. Nothing starts and nothing is acknowledged`,
            remedy: `Put the file that was there back in its place; it goes on by itself then. If the other one is meant, start ZeroClaw again.`,
          };
    return this.#rescued(other === null).told;
  }

  /** The file was removed: what was in it is known here alone, until this process ends. */
  #rescued(toItsPlace: boolean): Rescue {
    if (this.#rescue !== null) return this.#rescue;
    const copy = `${this.#file}.rescued`;
    const what = toItsPlace
      ? `The database ${this.#file} was removed. Nothing starts and nothing is acknowledged`
      : `The database ${this.#file} was removed, and another file lies in its place. Nothing starts and nothing is acknowledged`;
    const rescue: Rescue = {
      told: { message: what, remedy: `Do not end ZeroClaw yet: what was in it is being written to ${copy}.` },
      done: Promise.resolve(),
    };
    this.#rescue = rescue;
    rescue.done = this.#copyTo(copy)
      .then(() => {
        if (!toItsPlace || statSync(this.#file, { throwIfNoEntry: false }) !== undefined)
          return `What was in it is in ${copy}: quit ZeroClaw and bring it back with \`zeroclaw restore ${copy}\`. If the other one is meant, start ZeroClaw again.`;
        renameSync(copy, this.#file);
        // Its pages are in the copy.
        for (const suffix of ['-wal', '-shm']) rmSync(`${this.#file}${suffix}`, { force: true });
        syncFolder(dirname(this.#file));
        return `What was in it was written to ${this.#file} once more. Start ZeroClaw again: it goes on with that.`;
      })
      .catch(
        (failure: unknown) =>
          `What was in it could not be written to ${copy}: ${messageOf(failure)}. Restore your newest backup with \`zeroclaw restore FILE\`.`,
      )
      .then((remedy) => {
        rescue.told = { message: what, remedy };
        this.#set(rescue.told);
      });
    return rescue;
  }

  async #copyTo(copy: string): Promise<void> {
    for (const leftover of [copy, `${copy}-journal`, `${copy}-wal`, `${copy}-shm`])
      rmSync(leftover, { force: true });
    await this.database.backup(copy);
    syncPath(copy);
  }

  /**
   * The write-ahead log was removed: what is in it is folded into the database, and another is begun. A reader
   * may be in the way for a moment.
   */
  #withoutItsLog(): Trouble | null {
    try {
      this.database.pragma('query_only = OFF');
      const [folded] = this.database.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
      if (folded?.busy !== 0) return logGone(this.#file);
      this.database.pragma('journal_mode = DELETE');
      if (this.database.pragma('journal_mode = WAL', { simple: true }) !== 'wal') return logGone(this.#file);
      this.#probe.run(0);
      this.#beside.clear();
      this.ports.warn('The write-ahead log of the database was removed, and begun anew; nothing is lost', {
        file: this.#file,
      });
      return null;
    } catch (failure) {
      const { message, remedy } = logGone(this.#file);
      return { message: `${message} (${messageOf(failure)})`, remedy };
    }
  }

  /** Somebody copied another database over it: the file is the same, and its content is not ours. */
  #changedFromOutside(): Trouble | null {
    const counter = this.#changeCounter();
    if (counter !== null && counter >= this.#counter) {
      this.#counter = counter;
      return null;
    }
    return {
      message: `The database ${this.#file} was written over by another program. Nothing starts and nothing is acknowledged`,
      remedy: 'Quit ZeroClaw and restore your newest backup with `zeroclaw restore FILE`.',
    };
  }

  /**
   * Of the file itself (https://www.sqlite.org/fileformat.html#file_change_counter), which only grows; null: it
   * is no database of ours.
   */
  #changeCounter(): number | null {
    const header = Buffer.alloc(headerBytes);
    if (readSync(this.#own, header, 0, headerBytes, 0) < headerBytes) return null;
    return header.toString('latin1', 0, 15) === 'SQLite format 3' && header.readUInt32BE(68) === applicationId
      ? header.readUInt32BE(24)
      : null;
  }

  /** Also where this process may write all the same: the next one may not, and root may whatever it says. */
  #closedToWriting(): Trouble | null {
    for (const path of [this.#file, dirname(this.#file)]) {
      try {
        accessSync(path, constants.W_OK);
        if (process.platform === 'win32' || (statSync(path).mode & 0o222) !== 0) continue;
      } catch (failure) {
        if (!['EACCES', 'EPERM', 'EROFS'].includes((failure as NodeJS.ErrnoException).code ?? '')) continue;
      }
      return {
        message: `${path} may not be written any more. Nothing starts and nothing is acknowledged`,
        remedy: `Allow it to be written, and check that its disk is not read-only. ${goesOn}`,
      };
    }
    return null;
  }
}

const goesOn = 'It goes on by itself then.';

const logGone = (file: string): Trouble => ({
  message: `The write-ahead log of the database ${file} was removed. Nothing starts and nothing is acknowledged`,
  remedy:
    'End other programs that have the database open; what is in the log is then folded into it, and it goes on by itself.',
});
