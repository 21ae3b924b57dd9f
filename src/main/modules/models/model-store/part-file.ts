import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { AppError } from '../../../../shared/errors';
import { writeFileAtomically } from '../../../platform/base/atomic-file';

/** What has to be known to go on with a download, beside the part itself. */
const Origin = z.object({
  url: z.string(),
  /** Of the server: what it sent is the same file as long as this is the same. Null: it gives none. */
  validator: z.string().nullable(),
  total: z.number().nullable(),
  /** That the whole file must have. */
  sha256: z.string().nullable(),
  replace: z.boolean(),
  /** It answers from when it is there. */
  thenUse: z.boolean().default(false),
});
export type Origin = z.infer<typeof Origin>;

/** What is wanted; `sha256` null: what the server publishes counts, if it does. */
export interface Wanted extends Pick<Origin, 'url' | 'sha256' | 'replace' | 'thenUse'> {
  /** A packed file (gzip), and no model: the command that goes on with it. */
  readonly packed?: { readonly goesOn: string };
}

/**
 * The beginning of a file that is still being fetched: FILE.part, FILE.part.json with its origin, and
 * FILE.part.lock while somebody works on it. They survive a crash of the program; FILE itself is only ever
 * whole.
 */
export class PartFile {
  readonly path: string;
  readonly #origin: string;
  readonly #lock: string;

  constructor(readonly target: string) {
    this.path = `${target}.part`;
    this.#origin = `${target}.part.json`;
    this.#lock = `${target}.part.lock`;
  }

  get bytes(): number {
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Null: nothing was begun, or what was begun cannot be gone on with. */
  origin(): Origin | null {
    try {
      return Origin.parse(JSON.parse(readFileSync(this.#origin, 'utf8')));
    } catch {
      return null;
    }
  }

  remember(origin: Origin): void {
    writeFileAtomically(this.#origin, `${JSON.stringify(origin)}\n`, { mode: 0o600 });
  }

  /** What is there does not count. */
  discard(): void {
    rmSync(this.path, { force: true });
    rmSync(this.#origin, { force: true });
  }

  /** The part has become the file. */
  forget(): void {
    rmSync(this.#origin, { force: true });
  }

  /** Returns how to let go. Throws AppError models.busy while another program works on it. */
  claim(): () => void {
    for (let attempt = 0; ; attempt += 1) {
      try {
        writeFileSync(this.#lock, String(process.pid), { flag: 'wx', mode: 0o600 });
        return () => {
          rmSync(this.#lock, { force: true });
        };
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
        if (attempt > 0 || this.#isHeld())
          throw new AppError('models.busy', `${this.target} is being fetched already`, {
            remedy: 'Wait for it, or stop it where it was started.',
          });
        rmSync(this.#lock, { force: true });
      }
    }
  }

  #isHeld(): boolean {
    if (!existsSync(this.#lock)) return false;
    const pid = Number(readFileSync(this.#lock, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0) return false;
    try {
      process.kill(pid, 0);
      return true;
    } catch (failure) {
      return (failure as NodeJS.ErrnoException).code === 'EPERM';
    }
  }
}
