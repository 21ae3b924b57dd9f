import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { betterSqliteBinding } from '../../src/main/platform/base/native-binding';

/**
 * The least that a durable write can be: better-sqlite3 with the engine's pragmas, one table, one insert a
 * transaction.
 */
export interface PlainInserts {
  /** Writes each text in a transaction of its own. Returns how long that took, in nanoseconds. */
  write(texts: readonly string[]): bigint;
  /** Writes all of them in one transaction. Returns how long that took, in nanoseconds. */
  writeTogether(texts: readonly string[]): bigint;
  close(): void;
}

/** In the folder of the engine's database, so that both are on one disk. */
export function openPlainInserts(folder: string): PlainInserts {
  const nativeBinding = betterSqliteBinding();
  const database = new BetterSqlite3(
    join(folder, 'plain.db'),
    nativeBinding === undefined ? {} : { nativeBinding },
  );
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE texts (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT');
  const insert = database.prepare('INSERT INTO texts (text) VALUES (?)');
  const transaction = database.transaction((text: string) => insert.run(text));
  const together = database.transaction((texts: readonly string[]) => {
    for (const text of texts) insert.run(text);
  });
  return {
    writeTogether(texts) {
      const began = process.hrtime.bigint();
      together.immediate(texts);
      return process.hrtime.bigint() - began;
    },
    write(texts) {
      const began = process.hrtime.bigint();
      for (const text of texts) transaction.immediate(text);
      return process.hrtime.bigint() - began;
    },
    close: () => {
      database.close();
    },
  };
}
