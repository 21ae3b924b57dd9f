import { watch, type FSWatcher } from 'chokidar';
import { messageOf } from '../../../shared/errors';
import type { FileChange } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import { concerns, filesIn, markOf, mayHold, nameIn, trueFolder, type FileFolder } from './file-folder';
import { changeOf, isSameMark, type FileMark } from './file-mark';
import type { KnownFiles } from './storage/known-files';

/** A file that has been still for a second, as the triggers are told of it. */
export interface StillFile {
  readonly path: string;
  readonly change: FileChange;
  /** Bytes; null: it is gone. */
  readonly size: number | null;
}

export interface FileWatchPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  /** What is to be watched now. */
  readonly folders: () => readonly FileFolder[];
  readonly known: KnownFiles;
  /** What is known is not what this engine's triggers were told of: all that is there now counts as told. */
  readonly forgets?: boolean;
  /** Within one transaction with what it starts, `remember` is called. Rejects with what may pass. */
  readonly take: (file: StillFile, remember: () => void) => Promise<void>;
  readonly transaction: <T>(durable: boolean, work: () => T) => T;
  /** What keeps files from being seen; null: nothing. */
  readonly trouble: (message: string | null) => void;
}

const stillMs = 1_000;
const againAfterMs = 5_000;
/** What no system tells of, as on a network drive, is found this often. */
const lookEveryMs = 300_000;
export const mostFiles = 10_000;

const goneFolder = ({ path }: FileFolder): string =>
  `The folder ${path} is not there, so its files start nothing`;

/**
 * Tells of files that came, changed or went, once they have been still for a second. Invariant: what is known on
 * disk is what the triggers have been told of, so that what happens while nothing runs is found at the next
 * start, and nothing is told twice. Files that are there when a pattern is new are no news.
 */
export class FileWatch {
  readonly #ends = new AbortController();
  /** Files that are being waited for; `again`: something was heard of it since it was looked at. */
  readonly #moving = new Map<string, { again: boolean }>();
  #known: Map<string, FileMark> | null = null;
  #watchers: readonly FSWatcher[] = [];
  #folders: readonly FileFolder[] = [];
  #watched = '';
  #turn: Promise<void> = Promise.resolve();
  #looking: AbortController | null = null;

  #forgets: boolean;

  constructor(private readonly ports: FileWatchPorts) {
    this.#forgets = ports.forgets === true;
  }

  /** Follows what is to be watched now. Resolves once that is watched. */
  apply(): Promise<void> {
    return this.#inTurn(() => this.#apply());
  }

  async close(): Promise<void> {
    this.#ends.abort(new Error('the engine closes'));
    this.#looking?.abort(new Error('the engine closes'));
    await this.#turn;
    await this.#unwatch();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      if (this.#ends.signal.aborted) return;
      try {
        await work();
      } catch (failure) {
        if (this.#ends.signal.aborted) return;
        this.ports.logger.error('Files could not be watched; it is tried again', {
          failure: messageOf(failure),
        });
        this.#watched = '';
      }
      this.#lookLater();
    });
    return this.#turn;
  }

  async #apply(): Promise<void> {
    const folders = this.ports.folders();
    const watched = JSON.stringify(folders.map((folder) => [folder, trueFolder(folder)]));
    if (watched !== this.#watched) {
      await this.#unwatch();
      this.#folders = folders;
      this.#watchers = await Promise.all(
        folders.flatMap((folder) => {
          const root = trueFolder(folder);
          return root === null ? [] : [this.#watch(folder, root)];
        }),
      );
      this.#watched = watched;
    }
    await this.#look();
  }

  async #unwatch(): Promise<void> {
    const watchers = this.#watchers;
    this.#watchers = [];
    await Promise.all(watchers.map((watcher) => watcher.close()));
  }

  async #watch(folder: FileFolder, root: string): Promise<FSWatcher> {
    const watcher = watch(root, {
      ignoreInitial: true,
      followSymlinks: false,
      ignored: (path, stats) => {
        const name = nameIn(folder, root, path);
        const isIn = mayHold(folder, name);
        return stats === undefined || stats.isDirectory()
          ? !isIn && !concerns(folder, name)
          : !concerns(folder, name);
      },
    });
    watcher.on('all', (event, path) => {
      if (event === 'addDir' || event === 'unlinkDir') void this.#inTurn(() => this.#look());
      else this.#heard(nameIn(folder, root, path));
    });
    watcher.on('error', (failure) => {
      this.ports.trouble(`Changes of files in ${folder.path} may not be seen at once: ${messageOf(failure)}`);
    });
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve);
    });
    return watcher;
  }

  /** Compares what is there with what the triggers were told of. */
  async #look(): Promise<void> {
    const { known: store, transaction } = this.ports;
    if (this.#forgets) {
      transaction(true, () => {
        for (const path of store.files().keys()) store.put(path, null);
        store.setPatterns([]);
      });
      this.#forgets = false;
    }
    const known = (this.#known ??= new Map(store.files()));
    const before = store.patterns();
    const patterns = [...new Set(this.#folders.flatMap((folder) => folder.patterns))].sort();
    const troubles: string[] = [];
    const found = new Map<string, FileMark>();
    const seen: FileFolder[] = [];
    for (const folder of this.#folders) {
      const root = trueFolder(folder);
      if (root === null) {
        troubles.push(goneFolder(folder));
        continue;
      }
      try {
        const { files, isWhole, unreadable } = await filesIn(folder, root, mostFiles, this.#ends.signal);
        for (const [name, mark] of files) found.set(name, mark);
        if (unreadable !== null)
          troubles.push(
            `The name of the file ${unreadable} in ${folder.path} is in an encoding that cannot be read, so it starts nothing`,
          );
        if (isWhole) seen.push(folder);
        else
          troubles.push(
            `In ${folder.path} are more than ${String(mostFiles)} files for triggers; those beyond start nothing`,
          );
      } catch (failure) {
        this.#ends.signal.throwIfAborted();
        troubles.push(`The folder ${folder.path} cannot be read: ${messageOf(failure)}`);
      }
    }
    this.ports.trouble(troubles[0] ?? null);
    const waited = this.#folders.map((folder) => ({
      ...folder,
      patterns: folder.patterns.filter((each) => before.has(each)),
    }));
    // Nobody was waiting for the others when they came.
    const isNews = (name: string): boolean => waited.some((folder) => concerns(folder, name));
    const settled = [...found].filter(([name]) => !known.has(name) && !isNews(name));
    const left = [...known.keys()].filter((name) => !this.#folders.some((folder) => concerns(folder, name)));
    if (
      settled.length + left.length > 0 ||
      patterns.some((each) => !before.has(each)) ||
      before.size !== patterns.length
    )
      transaction(true, () => {
        for (const [name, mark] of settled) store.put(name, mark);
        for (const name of left) store.put(name, null);
        store.setPatterns(patterns);
      });
    for (const [name, mark] of settled) known.set(name, mark);
    for (const name of left) known.delete(name);
    for (const [name, mark] of found) if (!isSameMark(known.get(name) ?? null, mark)) this.#heard(name);
    for (const name of known.keys())
      if (!found.has(name) && seen.some((folder) => concerns(folder, name))) this.#heard(name);
  }

  #heard(name: string): void {
    const moving = this.#moving.get(name);
    if (moving !== undefined) {
      moving.again = true;
      return;
    }
    const folder = this.#folders.find((each) => concerns(each, name));
    if (folder === undefined || this.#ends.signal.aborted) return;
    const begun = { again: false };
    this.#moving.set(name, begun);
    void this.#untilStill(folder, name, begun)
      .catch(() => {})
      .finally(() => this.#moving.delete(name));
  }

  async #untilStill(folder: FileFolder, name: string, moving: { again: boolean }): Promise<void> {
    const { clock } = this.ports;
    const { signal } = this.#ends;
    do {
      let before = await markOf(folder, name);
      for (;;) {
        moving.again = false;
        await clock.sleep(stillMs, signal);
        const now = await markOf(folder, name);
        if (isSameMark(before, now) && !moving.again) break;
        before = now;
      }
      // Where the whole folder is gone nobody knows what became of its files; they are looked at when it is back.
      if (trueFolder(folder) === null) {
        this.ports.trouble(goneFolder(folder));
        return;
      }
      await this.#tell(name, before);
    } while (moving.again);
  }

  async #tell(name: string, mark: FileMark | null): Promise<void> {
    const { clock, known: store, take, logger } = this.ports;
    const { signal } = this.#ends;
    for (;;) {
      const known = (this.#known ??= new Map(store.files()));
      const change = changeOf(known.get(name) ?? null, mark);
      if (change === null || signal.aborted) return;
      if (mark !== null && !known.has(name) && known.size >= mostFiles * Math.max(1, this.#folders.length))
        return;
      try {
        await take({ path: name, change, size: mark?.size ?? null }, () => {
          store.put(name, mark);
        });
        if (mark === null) known.delete(name);
        else known.set(name, mark);
        return;
      } catch (failure) {
        logger.error('That a file has changed could not be recorded; it is tried again', {
          path: name,
          failure: messageOf(failure),
        });
        await clock.sleep(againAfterMs, signal);
      }
    }
  }

  #lookLater(): void {
    this.#looking?.abort(new Error('it is looked at now'));
    this.#looking = null;
    if (this.#folders.length === 0 || this.#ends.signal.aborted) return;
    const looking = new AbortController();
    this.#looking = looking;
    this.ports.clock.sleep(lookEveryMs, looking.signal).then(
      () => void this.apply(),
      () => {},
    );
  }
}
