import { messageOf } from '../../../../shared/errors';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { SopFiles, SopFolder } from '../../../ports/sop-files';
import type { Diagnostic, SopEntry, Trigger } from '../../../../shared/sop';
import { conditionOf } from '../../../../shared/trigger-facts';
import type { SopOutline } from '../../../../shared/sop-edit';
import { nameOf } from '../definition/definition';
import { markAmongAll } from '../definition/among-all';
import { markCycles } from '../definition/cycles';
import { listenedTo } from '../definition/listened-to';
import { isSameName } from '../definition/sop-name';
import { outlineOf } from '../definition/outline';
import { defineOrTell } from '../definition/unreadable';
import type { ValidationContext } from '../definition/validation-context';

type Listened = ReadonlyMap<string, readonly Trigger[]>;

/** What each folder listened to last, kept for the next engine. */
export interface LastTriggers {
  read(): Listened;
  /** On disk on return. */
  write(triggers: Listened): void;
}

/** What was told of one entry, when, and of which events. */
interface Told {
  readonly of: SopEntry;
  readonly at: number;
  readonly events: string;
  readonly entry: SopEntry;
}

/** A list is asked for often, and reads the events for each procedure in it. */
const listedAgainMs = 10_000;

const forgotten: LastTriggers = { read: () => new Map(), write: () => {} };

/**
 * The definitions in force: read by `open`, again at every saved change. Broken ones stay listed; the others
 * keep working. One whose triggers
 * cannot be read goes on listening to the last ones of its folder that could. */
export class SopLibrary {
  readonly changed: Emitter<null>;
  #folders: readonly SopFolder[] = [];
  #entries: readonly SopEntry[] = [];
  #listened: Listened;
  readonly #told = new Map<string, Told>();
  #kept: string;

  constructor(
    private readonly files: SopFiles,
    private readonly context: () => ValidationContext,
    private readonly logger: Logger,
    private readonly lastTriggers: LastTriggers = forgotten,
  ) {
    this.#listened = lastTriggers.read();
    this.#kept = textOf(this.#listened);
    this.changed = new Emitter((failure) => {
      logger.error('A listener of the SOP library failed', { failure: String(failure) });
    });
  }

  /** Reads the definitions for the first time, once the tools that they may name are there, and follows them. */
  open(): this {
    this.#read();
    this.files.onChange(() => {
      this.reload();
    });
    return this;
  }

  /** Also called when tools or boards changed, since validation names them. */
  reload(): void {
    this.#read();
    this.changed.emit(null);
  }

  entries(): readonly SopEntry[] {
    return this.#entries;
  }

  /** By name; of duplicates the first, which cannot run. */
  find(name: string): SopEntry | undefined {
    return this.#entries.find((entry) => isSameName(entry.name, name));
  }

  /**
   * By name, else by folder: a broken definition may have no name of its own, and of two with one name the
   * folder says which. For looking only.
   */
  named(name: string): SopEntry | undefined {
    const [first, ...twins] = this.#entries.filter((entry) => isSameName(entry.name, name));
    const inFolder = this.#entries.find((entry) => entry.folder === name);
    return twins.length > 0 ? (inFolder ?? first) : (first ?? inFolder);
  }

  /** As `entries`, with what the events of late say of the conditions, at most some seconds old. */
  lookedAt(): readonly SopEntry[] {
    return this.#entries.map((entry) => this.#lookAt(entry, listedAgainMs));
  }

  /** The entry, with what the events that came until now say of its conditions. For looking only. */
  lookAt(entry: SopEntry): SopEntry {
    return this.#lookAt(entry, 0);
  }

  #lookAt(entry: SopEntry, againMs: number): SopEntry {
    if (entry.sop?.triggers.some((trigger) => conditionOf(trigger) !== null) !== true) return entry;
    const { now: at, recordedUpTo } = this.context();
    const events = recordedUpTo?.() ?? '';
    const before = this.#told.get(entry.folder);
    if (before?.of === entry && (before.events === events || Math.abs(at - before.at) < againMs))
      return before.entry;
    const texts = this.#folders.find(({ folder }) => folder === entry.folder);
    const warnings = texts === undefined ? [] : this.define(texts).diagnostics.filter(isWarning);
    const isSame = JSON.stringify(warnings) === JSON.stringify(entry.diagnostics.filter(isWarning));
    const told = isSame
      ? entry
      : {
          ...entry,
          diagnostics: [...entry.diagnostics.filter((each) => !isWarning(each)), ...warnings],
        };
    this.#told.set(entry.folder, { of: entry, at, events, entry: told });
    return told;
  }

  /** The texts that the entries were read from. */
  folders(): readonly SopFolder[] {
    return this.#folders;
  }

  /** What these texts would be as a definition; nothing is saved. */
  define(texts: SopFolder): SopEntry {
    const defined = defineOrTell(
      texts,
      this.#contextWith([texts, ...this.#folders.filter(({ folder }) => folder !== texts.folder)]),
    );
    const others = this.#entries.filter(({ folder }) => folder !== texts.folder);
    return markCycles([defined, ...others])[0] ?? defined;
  }

  /** What these texts say as far as they can be read. */
  outline({ toml, markdown }: SopFolder): SopOutline {
    return outlineOf(toml, markdown ?? '', this.context().defaultExecutionMode);
  }

  texts(entry: SopEntry): { readonly toml: string; readonly markdown: string } {
    return this.#textsOf(entry.folder);
  }

  #textsOf(name: string): { readonly toml: string; readonly markdown: string } {
    const found = this.#folders.find(({ folder }) => folder === name);
    return { toml: found?.toml ?? '', markdown: found?.markdown ?? '' };
  }

  #read(): void {
    this.#folders = this.files.read();
    const context = this.#contextWith(this.#folders);
    this.#entries = markAmongAll(
      this.#folders.map((folder) => defineOrTell(folder, context, this.#listened.get(folder.folder))),
      (folder) => this.#textsOf(folder).toml,
    );
    this.#told.clear();
    this.#listened = new Map(this.#entries.map((entry) => [entry.folder, listenedTo(entry)]));
    this.#keepListened();
  }

  #contextWith(folders: readonly SopFolder[]): ValidationContext {
    let names: ReadonlySet<string> | null = null;
    return { ...this.context(), procedureNames: () => (names ??= new Set(folders.map(nameOf))) };
  }

  /** What cannot be written holds in this engine, and is written after the next read. */
  #keepListened(): void {
    const text = textOf(this.#listened);
    if (text === this.#kept) return;
    try {
      this.lastTriggers.write(this.#listened);
      this.#kept = text;
    } catch (failure) {
      this.logger.warn('What the procedures listen to could not be kept for the next start', {
        failure: messageOf(failure),
      });
    }
  }
}

const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning';

const textOf = (listened: Listened): string => JSON.stringify([...listened]);
