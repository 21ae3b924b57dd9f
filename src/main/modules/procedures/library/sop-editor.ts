import { messageOf } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { Decider, Run } from '../../../../shared/run';
import type { Diagnostic, SopEntry } from '../../../../shared/sop';
import type { DraftedSop, SavedSop, SopEdit, SopVersion } from '../../../../shared/sop-edit';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { SopFolder, SopFolders } from '../../../ports/sop-files';
import type { NewSopVersion, SopVersions } from '../../../ports/sop-versions';
import { definitionHash } from '../../../platform/base/definition-hash';
import { parseManifest } from '../definition/manifest';
import { isRunOf } from '../definition/run-of';
import { isSameName, isTooClose, tooClose, unknownSop } from '../definition/sop-name';
import { markAmongAll } from '../definition/among-all';
import { switchedOff } from './copied-texts';
import { noteOf, type Done } from './edit-note';
import { editTexts } from './edit-texts';
import type { SopLibrary } from './library';
import { readable } from './readable';

export interface SopEditorPorts {
  readonly library: SopLibrary;
  readonly folders: SopFolders;
  readonly versions: SopVersions;
  /** Runs that go on or wait, dry ones included. */
  readonly unfinished: () => readonly Run[];
  /** `durable`: on disk when it returns. What throws undoes it. */
  readonly transaction: <T>(durable: boolean, work: () => T) => T;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Current {
  readonly entry: SopEntry;
  readonly texts: SopFolder;
}

/** As large as a file that is read. */
export const largestTextBytes = 1024 * 1024;
/** Of the runs that keep a name. */
const mostNamed = 3;
const firstSeen = 'first seen';
/** Who saved what the product did not. */
const outside: Decider = { by: 'file', via: 'file' };

/**
 * Saves procedures. Invariants: nothing is written over a state that the person has not seen; every state
 * that was in force is a version, those saved outside the product as well; a save is a version before it is a
 * file, and neither if either fails.
 */
export class SopEditor {
  constructor(private readonly ports: SopEditorPorts) {
    this.noticeSaves();
    ports.library.changed.on(() => {
      this.noticeSaves();
    });
  }

  /** Keeps what somebody saved outside the product. */
  noticeSaves(): void {
    try {
      this.#notice(this.ports.library.folders());
    } catch (failure) {
      this.ports.logger.warn(
        'Saved procedures could not be kept as versions; it is tried again at the next change',
        { failure: messageOf(failure) },
      );
    }
  }

  /** Carries out all edits or none. Refused when they would bring in an error. */
  edit(name: string, edits: readonly SopEdit[], expectedHash: string, by: Decider): Result<SavedSop> {
    const current = this.#current(this.#find(name), expectedHash);
    if (!current.ok) return current;
    const { texts } = current.value;
    const edited = editTexts(texts, edits);
    if (!edited.ok) return edited;
    const after = this.ports.library.define(edited.value);
    const [worse] = newErrors(this.ports.library.define(texts), after);
    if (worse !== undefined)
      return refuse({
        code: 'sop.edit-breaks',
        message: `${worse.file}:${String(worse.line)}:${String(worse.column)}: ${worse.message}`,
        remedy: worse.remedy,
      });
    const taken = this.#nameTaken(after, current.value.entry.name);
    if (taken !== null) return taken;
    return this.#change(current.value, edited.value, by, noteOf(edits));
  }

  /**
   * Saves both texts as they are, also when they have errors: whoever writes by hand may be in the middle of
   * it. `done`: all that was done, if it was done by edits.
   */
  save(
    name: string,
    { toml, markdown }: Pick<SopFolder, 'toml' | 'markdown'>,
    { edits, takenBack }: Done,
    expectedHash: string,
    by: Decider,
  ): Result<SavedSop> {
    return this.#replace(
      this.#find(name),
      { toml, markdown },
      expectedHash,
      by,
      edits.length + takenBack.length === 0 ? 'edited as text' : noteOf(edits, takenBack),
    );
  }

  /** Puts these texts in the place of those that were seen in this folder. */
  replace(
    folder: string,
    texts: Pick<SopFolder, 'toml' | 'markdown'>,
    expectedHash: string,
    by: Decider,
    note: string,
  ): Result<SavedSop> {
    const entry = this.ports.library.entries().find((each) => each.folder === folder);
    return this.#replace(
      entry === undefined ? refuse(unknownSop(folder)) : ok(entry),
      texts,
      expectedHash,
      by,
      note,
    );
  }

  #replace(
    entry: Result<SopEntry>,
    { toml, markdown }: Pick<SopFolder, 'toml' | 'markdown'>,
    expectedHash: string,
    by: Decider,
    note: string,
  ): Result<SavedSop> {
    const current = this.#current(entry, expectedHash);
    if (!current.ok) return current;
    const { folder, markdown: before } = current.value.texts;
    return this.#change(
      current.value,
      { folder, toml, markdown: before === null && markdown === '' ? null : markdown },
      by,
      note,
    );
  }

  /** Writes a procedure into a folder that is not there yet. */
  add(texts: SopFolder, note: string, by: Decider): Result<SavedSop> {
    if (this.ports.folders.readFolder(texts.folder) !== null)
      return refuse({
        code: 'sop.folder-taken',
        message: `There is a folder ${texts.folder} already`,
        remedy: 'Choose another name.',
      });
    return this.#write(texts, by, note);
  }

  /**
   * What unsaved texts would be with these edits, in place of the procedure of that name; nothing is kept.
   */
  draft(
    name: string,
    texts: { readonly toml: string; readonly markdown: string },
    edits: readonly SopEdit[],
  ): Result<DraftedSop> {
    const found = this.#find(name);
    const folder = found.ok ? found.value.folder : name;
    const large = tooLarge(texts);
    if (large !== null) return large;
    const edited = editTexts({ folder, ...texts }, edits);
    if (!edited.ok) return edited;
    const { toml, markdown } = edited.value;
    const drafted = this.ports.library.define(edited.value);
    const others = this.ports.library.entries().filter((entry) => entry.folder !== folder);
    const entry = markAmongAll([drafted, ...others], () => toml)[0] ?? drafted;
    return ok({ toml, markdown: markdown ?? '', entry, outline: this.ports.library.outline(edited.value) });
  }

  /**
   * `expectedHash` null: of a folder that is gone, by its name; it comes back switched off. What is switched
   * off now stays so in any case.
   */
  restore(name: string, version: number, expectedHash: string | null, by: Decider): Result<SavedSop> {
    const entry = this.#find(name);
    if (expectedHash === null) return entry.ok ? changedMeanwhile(name) : this.#bringBack(name, version, by);
    const current = this.#current(entry, expectedHash);
    if (!current.ok) return current;
    const stored = this.ports.versions.read(current.value.entry.folder, version);
    if (stored === null) return noVersion(name, version);
    const texts = isOff(current.value.texts) && !isOff(stored) ? off(stored) : ok(stored);
    if (!texts.ok) return texts;
    return (
      this.#nameTaken(this.ports.library.define(texts.value), current.value.entry.name) ??
      this.#change(current.value, texts.value, by, `restored version ${String(version)}`)
    );
  }

  #bringBack(folder: string, version: number, by: Decider): Result<SavedSop> {
    const stored = this.ports.versions.read(folder, version);
    if (stored === null)
      return this.ports.versions.latestHash(folder) === null
        ? refuse(unknownSop(folder))
        : noVersion(folder, version);
    const texts = off(stored);
    if (!texts.ok) return texts;
    return (
      this.#nameTaken(this.ports.library.define(texts.value), null) ??
      this.add(texts.value, `restored version ${String(version)}`, by)
    );
  }

  /** Newest first. Of a procedure that is gone by its folder's name. */
  versions(name: string, limit: number): Result<SopVersion[]> {
    const entry = this.#find(name);
    const found = this.ports.versions.list(entry.ok ? entry.value.folder : name, limit);
    return found.length === 0 && !entry.ok ? entry : ok([...found]);
  }

  version(name: string, version: number): Result<{ toml: string; markdown: string | null }> {
    const entry = this.#find(name);
    const texts = this.ports.versions.read(entry.ok ? entry.value.folder : name, version);
    return texts === null ? noVersion(name, version) : ok({ toml: texts.toml, markdown: texts.markdown });
  }

  /** The state on disk, kept as a version, if it is the one that the person has seen. */
  #current(entry: Result<SopEntry>, expectedHash: string): Result<Current> {
    if (!entry.ok) return entry;
    const { name, folder } = entry.value;
    const texts = this.ports.folders.readFolder(folder);
    if (texts === null) return refuse(unknownSop(name));
    const read = readable(texts);
    if (!read.ok) return read;
    if (definitionHash(texts.toml, texts.markdown) !== expectedHash) return changedMeanwhile(name);
    this.#notice([texts]);
    return ok({ entry: entry.value, texts });
  }

  /** By name, else by folder, which tells twins apart. */
  #find(name: string): Result<SopEntry> {
    const entries = this.ports.library.entries();
    const named = entries.filter((entry) => isSameName(entry.name, name));
    const inFolder = entries.find((entry) => entry.folder === name);
    const [only] = named;
    if (named.length > 1 && inFolder === undefined)
      return refuse({
        code: 'sop.ambiguous',
        message: `The name "${name}" is used in ${named.map(({ folder }) => folder).join(' and ')}`,
        remedy: 'Give the name of the folder instead.',
      });
    const found = named.length === 1 ? only : inFolder;
    return found === undefined ? refuse(unknownSop(name)) : ok(found);
  }

  /** Two of one name would both stand still. Null: it is free, or the one that it has. */
  #nameTaken({ name, folder }: SopEntry, before: string | null): Result<never> | null {
    const namesake =
      name === before
        ? undefined
        : this.ports.library
            .entries()
            .find((entry) => isTooClose(entry.name, name) && entry.folder !== folder);
    if (namesake !== undefined && !isSameName(namesake.name, name))
      return refuse(tooClose(name, namesake.name));
    return namesake === undefined
      ? null
      : refuse({
          code: 'sop.name-taken',
          message: `The name "${name}" is used in ${namesake.folder}/SOP.toml`,
          remedy: 'Choose another name.',
        });
  }

  /** In one transaction: a folder may hold a thousand that are new. */
  #notice(folders: readonly SopFolder[]): void {
    const { versions, clock, transaction } = this.ports;
    const fresh = folders.flatMap((texts): NewSopVersion[] => {
      if ((texts.unreadable?.length ?? 0) > 0) return [];
      const hash = definitionHash(texts.toml, texts.markdown);
      const latest = versions.latestHash(texts.folder);
      return latest === hash
        ? []
        : [
            {
              at: clock.now(),
              ...outside,
              note: latest === null ? firstSeen : 'saved outside the product',
              hash,
              texts,
            },
          ];
    });
    if (fresh.length === 0) return;
    const before = new Map(fresh.some(({ note }) => note === firstSeen) ? versions.latest() : []);
    transaction(true, () => {
      for (const version of fresh) {
        const from = version.note === firstSeen ? this.#wasIn(version, before) : null;
        if (from === null) versions.add(version);
        else {
          versions.move(from, version.texts.folder);
          before.delete(from);
        }
      }
    });
  }

  /**
   * The folder that is gone and whose last state, of those from `before`, this is: a folder that has another
   * name has its history still. Null: there is none, or more than one.
   */
  #wasIn({ hash }: NewSopVersion, before: ReadonlyMap<string, string>): string | null {
    const alike = [...before].flatMap(([folder, latest]) =>
      latest === hash && this.ports.folders.readFolder(folder) === null ? [folder] : [],
    );
    return alike.length === 1 ? (alike[0] ?? null) : null;
  }

  #change({ entry }: Current, texts: SopFolder, by: Decider, note: string): Result<SavedSop> {
    return this.#keepsName(entry, texts) ?? this.#write(texts, by, note);
  }

  /**
   * Limits count the runs of a name: under another one, what waits would hold no place. Null: it may be
   * written.
   */
  #keepsName({ name, folder }: SopEntry, { toml }: SopFolder): Result<never> | null {
    const wanted = parseManifest(toml, 'supervised').name;
    if (wanted === null || wanted === name) return null;
    const held = this.ports
      .unfinished()
      .filter(
        (run) => run.dry !== true && run.sop.name !== wanted && isRunOf({ sop: { name }, folder }, run),
      );
    if (held.length === 0) return null;
    const runs = held.map(({ runId }) => runId);
    return refuse({
      code: 'sop.name-in-use',
      message: `"${name}" cannot be called "${wanted}" while runs of it are not over: ${runs.slice(0, mostNamed).join(', ')}${runs.length > mostNamed ? ', …' : ''}`,
      remedy: 'Decide or cancel that first, then give the new name. Nothing was saved.',
    });
  }

  #write(texts: SopFolder, by: Decider, note: string): Result<SavedSop> {
    const { folder, toml, markdown } = texts;
    const large = tooLarge(texts);
    if (large !== null) return large;
    const hash = definitionHash(toml, markdown);
    if (this.ports.versions.latestHash(folder) !== hash || this.ports.folders.readFolder(folder) === null) {
      this.ports.transaction(true, () => {
        this.ports.versions.add({ at: this.ports.clock.now(), by: by.by, via: by.via, note, hash, texts });
        this.ports.folders.writeFolder(texts);
      });
      this.ports.logger.info('procedure saved', { folder, by: by.by, via: by.via, note });
      this.ports.library.reload();
    }
    const entry =
      this.ports.library.entries().find((candidate) => candidate.folder === folder) ??
      this.ports.library.define(texts);
    return ok({
      entry,
      toml,
      markdown: markdown ?? '',
      version: this.ports.versions.list(folder, 1)[0]?.version ?? 1,
    });
  }
}

const changedMeanwhile = (name: string): Result<never> =>
  refuse({
    code: 'sop.changed',
    message: `"${name}" was changed by somebody else in the meantime`,
    remedy: 'Look at it as it is now, then change it again. Nothing was overwritten.',
  });

/** Of a text with errors, too: a half-written line switches nothing on. */
const isOff = ({ toml }: SopFolder): boolean => {
  const { head } = parseManifest(toml, 'supervised');
  return head === null ? /^enabled[\t ]*=[\t ]*false\b/mu.test(toml) : head.enabled === false;
};

function off(texts: SopFolder): Result<SopFolder> {
  const switched = switchedOff(texts);
  return switched.ok ? ok({ folder: texts.folder, ...switched.value }) : switched;
}

const noVersion = (name: string, version: number): Result<never> =>
  refuse({
    code: 'not_found',
    message: `"${name}" has no version ${String(version)}`,
    remedy: `\`zeroclaw sop history ${name}\` lists them.`,
  });

/** Validation and history are not made for more. */
function tooLarge({ toml, markdown }: Pick<SopFolder, 'toml' | 'markdown'>): Result<never> | null {
  const large = (
    [
      ['SOP.toml', toml],
      ['SOP.md', markdown ?? ''],
    ] as const
  ).find(([, text]) => Buffer.byteLength(text) > largestTextBytes);
  return large === undefined
    ? null
    : refuse({
        code: 'sop.too-large',
        message: `${large[0]} would have more than ${String(largestTextBytes)} bytes`,
        remedy: 'Shorten it; nothing was saved.',
      });
}

/** Errors that were not there before, wherever they stood. */
function newErrors(before: SopEntry, after: SopEntry): readonly Diagnostic[] {
  const known = errorsOf(before).map(kindOf);
  return errorsOf(after).filter((error) => {
    const at = known.indexOf(kindOf(error));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const errorsOf = ({ diagnostics }: SopEntry): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');
/** Steps and triggers change their numbers when others come or go. */
const kindOf = ({ file, key, message }: Diagnostic): string =>
  `${file} ${key ?? ''} ${message}`.replaceAll(/\d+/gu, 'N');
