import { existsSync } from 'node:fs';
import { constants, lstat, mkdir, open, type FileHandle } from 'node:fs/promises';

/**
 * Linux reaches a folder through its open handle, so that renaming it or putting a link in its place changes
 * nothing.
 */
const reachesThroughHandles = existsSync('/proc/self/fd');

/**
 * A folder that was reached without following a link. On Linux everything done through `child` happens in
 * this very folder, even when its path means something else by then; elsewhere it was looked at one moment
 * before.
 */
export class HeldFolder {
  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle | null,
  ) {}

  /** Rejects like the file system; a link in the place of a folder is ENOTDIR or ELOOP. */
  static async open(path: string): Promise<HeldFolder> {
    if (reachesThroughHandles) {
      const handle = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
      return new HeldFolder(`/proc/self/fd/${String(handle.fd)}`, handle);
    }
    const found = await lstat(path);
    if (!found.isDirectory()) throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' });
    return new HeldFolder(path, null);
  }

  /**
   * A path for file system calls on what lies directly in this folder; '.' is the folder itself. Valid until
   * `close`.
   */
  child(name: string): string {
    return `${this.path}/${name}`; // `join` would drop the '.', and with it the way through the handle
  }

  /**
   * The folder `names` lead to from here, each one held in turn. With `make`, missing ones are made. This one
   * stays open.
   */
  async descend(names: readonly string[], make: boolean): Promise<HeldFolder> {
    let held = await HeldFolder.open(this.child('.'));
    for (const name of names) {
      const above = held;
      try {
        if (make) await mkdir(above.child(name)).catch(unlessItExists);
        held = await HeldFolder.open(above.child(name));
      } finally {
        await above.close();
      }
    }
    return held;
  }

  /** The names in it are on disk when it resolves, where the system has a call for it. */
  async sync(): Promise<void> {
    await this.handle?.sync();
  }

  async close(): Promise<void> {
    await this.handle?.close();
  }
}

function unlessItExists(failure: unknown): void {
  if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
}
