import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../../shared/parse-json';
import type { Database } from './database';
import { storedValue } from './stored-value';

const Count = z.object({
  /** Commits so far. */
  commits: z.number().int().nonnegative(),
  /** When the last of them was. */
  at: z.number(),
});
type Count = z.infer<typeof Count>;
const none: Count = { commits: 0, at: 0 };

/** What was told to be on disk and is not there any more. */
export interface Missing {
  readonly commits: number;
  /** What is there ends here; null: nothing is there. */
  readonly from: number | null;
  readonly until: number;
}

const fileOf = (database: string): string => `${database}.promised`;
/** The same place is written over each time. */
const width = 80;

/**
 * Counts commits in the database and, once each is on disk, in a file beside it: a database that counts less
 * than the file has lost some, with its write-ahead log or as a whole. The file is not waited for: after a
 * power cut it may count too little, never too much.
 */
export class Promised {
  readonly missing: Missing | null;
  /** Null: it cannot be written, and then nothing is missed later on. */
  readonly #file: number | null;
  readonly #stored;
  #count: Count;

  constructor(
    database: Database,
    private readonly now: () => number,
  ) {
    this.#stored = storedValue(database, 'commits', Count, none);
    const there = this.#stored.read();
    const told = readCount(fileOf(database.name));
    this.missing =
      told === null || told.commits <= there.commits
        ? null
        : {
            commits: told.commits - there.commits,
            from: there.commits === 0 ? null : there.at,
            until: told.at,
          };
    this.#count = there;
    this.#file = opened(fileOf(database.name));
    this.#tell();
  }

  /** Within the transaction. */
  count(): void {
    this.#count = { commits: this.#count.commits + 1, at: this.now() };
    this.#stored.write(this.#count);
  }

  /** The transaction is on disk. */
  kept(): void {
    this.#tell();
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }

  /** What is on disk is not taken back because a disk has no room for its count. */
  #tell(): void {
    try {
      if (this.#file !== null) writeSync(this.#file, JSON.stringify(this.#count).padEnd(width), 0);
    } catch {
      // It counts too little, and says nothing of what it does not know.
    }
  }
}

/** Whether an earlier engine has told that something was written to this database. */
export const isPromised = (database: string): boolean => (readCount(fileOf(database))?.commits ?? 0) > 0;

/** As it is: a kill in between must not leave it empty. */
function opened(file: string): number | null {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch {
    return null;
  }
}

/** Another database comes, with a count of its own. */
export function forgetPromised(database: string): void {
  rmSync(fileOf(database), { force: true });
}

/** Null: there is none, or it was cut off. */
function readCount(file: string): Count | null {
  try {
    const read = Count.safeParse(parseJson(readFileSync(file, 'utf8').trim()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
