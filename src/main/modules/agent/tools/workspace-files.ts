import { realpathSync, type Dirent, type Stats } from 'node:fs';
import { constants, lstat, open, readdir, realpath, rename, rm, type FileHandle } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { NewId } from '../../../platform/base/ids';
import { HeldFolder } from './held-folder';
import type { Unfinished, UnfinishedWrites } from './unfinished-writes';
import { isAllowed, isInside, isWindowsTrap, resolveNamedPath, type PathRules } from './path-policy';

export interface WorkspaceFilesOptions {
  /** The only folder that is touched. It exists. */
  readonly workspace: string;
  /**
   * Folders that are read but never written: what a model may do must not be for the model to change.
   * Absolute.
   */
  readonly readOnlyFolders: () => readonly string[];
  readonly newId: NewId;
  /** Absent: what a kill cuts off stays as it is. */
  readonly unfinished?: UnfinishedWrites;
}

/** What is not done with a file, in words for the model. */
export class FileRefused extends Error {}

export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'device';
  /** Bytes; 0 for everything but files. */
  readonly size: number;
}

/** Bytes a file may have to be read or written. */
const largestFile = 10 * 1024 * 1024;
const temporaryPrefix = '.zeroclaw-write-';

/**
 * Files of the workspace by the names a model gives them. Reading follows links that stay inside; writing
 * follows none. Names are resolved first, then walked folder by folder without following anything, so a link
 * that appears in between is refused. Rejects with FileRefused, or with the file system's own error.
 */
export class WorkspaceFiles {
  constructor(private readonly options: WorkspaceFilesOptions) {}

  async read(named: string, signal: AbortSignal): Promise<Buffer> {
    const place = await this.#find(named);
    const name = place.names.at(-1);
    if (name === undefined) throw new FileRefused(`"${named}" is a folder. Use file_list for it.`);
    return this.#inFolder(place.root, place.names.slice(0, -1), false, signal, (folder) =>
      readFileIn(folder, name, named, signal),
    );
  }

  /** Replaces the whole file, or adds to its end; missing folders are made. Nobody ever sees a part of it. */
  async write(
    named: string,
    text: string,
    append: boolean,
    signal: AbortSignal,
  ): Promise<'created' | 'replaced' | 'extended'> {
    const { root, names } = await this.#nameNew(named);
    const name = names.at(-1);
    if (name === undefined) throw new FileRefused('Give the path of a file, not of the workspace itself.');
    return this.#inFolder(root, names.slice(0, -1), true, signal, async (folder) => {
      const old = await statOf(folder, name);
      if (old?.isSymbolicLink() === true)
        throw new FileRefused(
          `"${named}" is a link. Files are never written through links; choose another name.`,
        );
      if (old !== null && !old.isFile())
        throw new FileRefused(`"${named}" is no file and cannot be written.`);
      const content = Buffer.from(text);
      const length = content.length + (append && old !== null ? old.size : 0);
      if (length > largestFile) throw new FileRefused(`"${named}" would be larger than 10 MB.`);
      const place = join(root, ...names);
      if (append && old !== null) {
        await this.#extend(folder, name, place, content, signal);
        return 'extended';
      }
      await this.#replace(folder, name, place, content, old === null ? 0o644 : old.mode & 0o777, signal);
      return old === null ? 'created' : 'replaced';
    });
  }

  /**
   * One name for one file, whichever way and in whichever letter case it is named; the name as it was given
   * where it is refused.
   */
  async nameOf(named: string): Promise<string> {
    try {
      const { root, names } = await this.#nameNew(named);
      return foldedName([root, ...names].join('/'));
    } catch {
      return named;
    }
  }

  /** What lies in a folder, by name. */
  async list(named: string, signal: AbortSignal): Promise<readonly FolderEntry[]> {
    const { root, names } = await this.#find(named);
    return this.#inFolder(root, names, false, signal, (folder) => entriesOf(folder));
  }

  /**
   * Every file below a folder, with its path from the workspace; links are not followed. `visit` says whether
   * to go on.
   */
  async walk(
    named: string,
    signal: AbortSignal,
    visit: (path: string, read: () => Promise<Buffer>) => Promise<boolean>,
  ): Promise<void> {
    const { root, names } = await this.#find(named);
    await this.#inFolder(root, names, false, signal, (folder) => walkFolder(folder, names, signal, visit));
  }

  /** What exists under this name, as names from the true workspace folder, free of links. */
  async #find(named: string): Promise<{ readonly root: string; readonly names: readonly string[] }> {
    const { root, path } = await this.#resolve(named);
    const real = await realpath(path);
    if (!isAllowed(real, rulesFor(root, []))) throw new FileRefused(`"${named}" leads out of the workspace.`);
    return { root, names: namesBelow(root, real) };
  }

  /** Why this name is refused, as far as it shows without opening anything, in sentences. */
  check(named: string, writes: boolean): readonly string[] {
    try {
      const place = this.#resolveIn(realpathSync(this.options.workspace), named);
      if (writes) this.#newNames(place, named);
      return [];
    } catch (failure) {
      return failure instanceof FileRefused ? [failure.message] : [];
    }
  }

  async #nameNew(named: string): Promise<{ readonly root: string; readonly names: readonly string[] }> {
    return this.#newNames(await this.#resolve(named), named);
  }

  #newNames(
    { root, path }: { readonly root: string; readonly path: string },
    named: string,
  ): { readonly root: string; readonly names: readonly string[] } {
    const names = namesBelow(isInside(path, root) ? root : resolve(this.options.workspace), path);
    for (const folder of this.options.readOnlyFolders()) {
      const kept = [root, resolve(this.options.workspace)]
        .filter((top) => isInside(folder, top))
        .map((top) => namesBelow(top, folder));
      if (kept.some((start) => start.every((name, index) => isSameName(name, names[index]))))
        throw new FileRefused(
          `"${named}" is where this app keeps what a model must not change. Write somewhere else.`,
        );
    }
    if (process.platform === 'win32' && names.some(isWindowsTrap))
      throw new FileRefused(`"${named}" holds a name that Windows keeps for itself.`);
    return { root, names };
  }

  async #resolve(named: string): Promise<{ readonly root: string; readonly path: string }> {
    return this.#resolveIn(await realpath(this.options.workspace), named);
  }

  #resolveIn(root: string, named: string): { readonly root: string; readonly path: string } {
    const path = resolveNamedPath(named, rulesFor(resolve(this.options.workspace), [root]));
    if (path === null)
      throw new FileRefused(
        `"${named}" is not in the workspace. Use a path inside it, such as notes/today.md, without "..".`,
      );
    return { root, path };
  }

  async #inFolder<T>(
    root: string,
    names: readonly string[],
    make: boolean,
    signal: AbortSignal,
    work: (folder: HeldFolder) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    const top = await HeldFolder.open(root);
    try {
      const folder = await top.descend(names, make);
      try {
        return await work(folder);
      } finally {
        await folder.close();
      }
    } finally {
      await top.close();
    }
  }

  /**
   * Adds to the very file, so that its other names and whoever else adds to it keep what is theirs. What the
   * disk has no room for leaves nothing of itself.
   */
  async #extend(
    folder: HeldFolder,
    name: string,
    place: string,
    content: Buffer,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const handle = await open(
      folder.child(name),
      constants.O_RDWR | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    try {
      const before = await handle.stat();
      if (!before.isFile()) throw new FileRefused(`"${name}" is no file and cannot be written.`);
      const over = this.#begin(this.options.newId(), {
        file: place,
        ino: before.ino,
        size: before.size,
        added: content.toString('base64'),
      });
      try {
        await appendWhole(handle, content, before.size);
      } finally {
        over();
      }
    } finally {
      await handle.close();
    }
  }

  #begin(id: string, write: Unfinished): () => void {
    return this.options.unfinished?.begin(id, write) ?? (() => {});
  }

  async #replace(
    folder: HeldFolder,
    name: string,
    place: string,
    content: Buffer,
    mode: number,
    signal: AbortSignal,
  ): Promise<void> {
    const id = this.options.newId();
    const temporary = folder.child(`${temporaryPrefix}${id}`);
    signal.throwIfAborted();
    const over = this.#begin(id, {
      temporary: join(dirname(place), `${temporaryPrefix}${id}`),
    });
    const handle = await open(temporary, 'wx', mode);
    try {
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      signal.throwIfAborted();
      await rename(temporary, folder.child(name));
      await folder.sync();
    } catch (failure) {
      await rm(temporary, { force: true });
      throw failure;
    } finally {
      over();
    }
  }
}

const rulesFor = (workspace: string, allowedRoots: readonly string[]): PathRules => ({
  workspace,
  workspaceOnly: true,
  allowedRoots,
  forbidden: [],
  home: homedir(),
});

const namesBelow = (root: string, path: string): readonly string[] =>
  relative(root, path)
    .split(sep)
    .filter((name) => name !== '');

/**
 * Some file systems take letter case and the way a letter is composed for the same; where they do not,
 * nothing is lost.
 */
const isSameName = (a: string, b: string | undefined): boolean =>
  b !== undefined && foldedName(a) === foldedName(b);

const foldedName = (name: string): string => name.normalize('NFC').toLowerCase();

/** All of it, on disk, or nothing as far as it stands at the end of the file. */
async function appendWhole(handle: FileHandle, content: Buffer, before: number): Promise<void> {
  let written = 0;
  try {
    while (written < content.length)
      written += (await handle.write(content, written, content.length - written)).bytesWritten;
    await handle.sync();
  } catch (failure) {
    const { size } = await handle.stat();
    if (size === before + written) await handle.truncate(before);
    throw failure;
  }
}

async function statOf(folder: HeldFolder, name: string): Promise<Stats | null> {
  return lstat(folder.child(name)).catch((failure: unknown) => {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw failure;
  });
}

/** A device is not even opened; what takes a file's place in between is found out before a byte is read. */
async function readFileIn(
  folder: HeldFolder,
  name: string,
  named: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const refuseOther = (found: Stats): void => {
    if (found.isDirectory()) throw new FileRefused(`"${named}" is a folder. Use file_list for it.`);
    if (!found.isFile())
      throw new FileRefused(`"${named}" is no file but a device, a pipe or a link, and is not read.`);
    if (found.size > largestFile) throw new FileRefused(`"${named}" is larger than 10 MB and is not read.`);
  };
  refuseOther(await lstat(folder.child(name)));
  signal.throwIfAborted();
  const handle = await open(
    folder.child(name),
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  );
  try {
    refuseOther(await handle.stat());
    return await readUpTo(handle, largestFile, named);
  } finally {
    await handle.close();
  }
}

/** A file may grow while it is read. */
async function readUpTo(handle: FileHandle, most: number, named: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64 * 1024));
    if (bytesRead === 0) return Buffer.concat(parts);
    parts.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    if (length > most) throw new FileRefused(`"${named}" is larger than 10 MB and is not read.`);
  }
}

async function entriesOf(folder: HeldFolder): Promise<readonly FolderEntry[]> {
  const found = await readdir(folder.child('.'), { withFileTypes: true });
  const entries = await Promise.all(
    found
      .filter(({ name }) => !name.startsWith(temporaryPrefix))
      .map(async (entry) => ({
        name: entry.name,
        kind: kindOf(entry),
        size: entry.isFile() ? ((await statOf(folder, entry.name))?.size ?? 0) : 0,
      })),
  );
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'device';
}

/** Folders below which nobody keeps files, and each level holds a handle. */
const deepest = 32;

/** Resolves to false once `visit` has had enough. */
async function walkFolder(
  folder: HeldFolder,
  above: readonly string[],
  signal: AbortSignal,
  visit: (path: string, read: () => Promise<Buffer>) => Promise<boolean>,
): Promise<boolean> {
  for (const entry of await entriesOf(folder)) {
    signal.throwIfAborted();
    const names = [...above, entry.name];
    const path = names.join('/');
    if (entry.kind === 'file' && !(await visit(path, () => readFileIn(folder, entry.name, path, signal))))
      return false;
    if (entry.kind !== 'folder' || names.length > deepest) continue;
    const below = await folder.descend([entry.name], false).catch(() => null);
    if (below === null) continue;
    try {
      if (!(await walkFolder(below, names, signal, visit))) return false;
    } finally {
      await below.close();
    }
  }
  return true;
}
