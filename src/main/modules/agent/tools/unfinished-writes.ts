import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { closeSync, fstatSync, fsyncSync, ftruncateSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../../../shared/parse-json';

const Unfinished = z.union([
  z.object({
    /** The file that was added to. */
    file: z.string(),
    ino: z.number(),
    /** Its length before. */
    size: z.number().int().nonnegative(),
    /** In base64. */
    added: z.string(),
  }),
  /** What stands beside a file until it takes its place. */
  z.object({ temporary: z.string() }),
]);
export type Unfinished = z.infer<typeof Unfinished>;

/**
 * What is being written to files, so that a kill in between leaves no half of it: the next start takes back
 * what is not whole. Not for the loss of power, after which a file system keeps its own order.
 */
export class UnfinishedWrites {
  constructor(private readonly folder: string) {}

  /** Returns how it is said that the write is over, whichever way it went. */
  begin(id: string, write: Unfinished): () => void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const note = join(this.folder, `${id}.json`);
    writeFileSync(note, JSON.stringify(write), { mode: 0o600 });
    return () => {
      rmSync(note, { force: true });
    };
  }

  /** Before anything new is written. Returns the files that lost the begin of a text. */
  takeBack(): readonly string[] {
    return this.#notes().flatMap((name) => {
      const note = join(this.folder, name);
      const read = readNote(note);
      const cut = read !== null && 'file' in read && cutBack(read) ? [read.file] : [];
      if (read !== null && 'temporary' in read) rmSync(read.temporary, { force: true });
      rmSync(note, { force: true });
      return cut;
    });
  }

  #notes(): readonly string[] {
    try {
      return readdirSync(this.folder);
    } catch {
      // Nothing was ever written.
      return [];
    }
  }
}

/** Null: it was cut off before anything of the write itself was done. */
function readNote(note: string): Unfinished | null {
  try {
    return Unfinished.parse(parseJson(readFileSync(note, 'utf8')));
  } catch {
    return null;
  }
}

/** Only what is the begin of the text, and not all of it, is taken back; what another wrote stays. */
function cutBack({ file, ino, size, added }: Extract<Unfinished, { file: string }>): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const whole = Buffer.from(added, 'base64');
  const descriptor = openSync(file, 'r+');
  try {
    const now = fstatSync(descriptor);
    const came = now.size - size;
    if (now.ino !== ino || came <= 0 || came >= whole.length) return false;
    const there = Buffer.alloc(came);
    if (readSync(descriptor, there, 0, came, size) !== came || !there.equals(whole.subarray(0, came)))
      return false;
    ftruncateSync(descriptor, size);
    fsyncSync(descriptor);
    return true;
  } finally {
    closeSync(descriptor);
  }
}
