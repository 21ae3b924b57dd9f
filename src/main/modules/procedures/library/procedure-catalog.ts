import { ok, refuse, type Result } from '../../../../shared/result';
import type { Decider } from '../../../../shared/run';
import type { SavedSop } from '../../../../shared/sop-edit';
import { oneLine } from '../../../../domain/procedure/sketch/plain-words';
import { sopTemplate } from '../../../../shared/sop-templates';
import type { SopFolder, SopFolders } from '../../../ports/sop-files';
import { copiedAs, underName } from './copied-texts';
import type { SopLibrary } from './library';
import { readable } from './readable';
import { parseManifest } from '../definition/manifest';
import type { SopEditor } from './sop-editor';
import { fromSopFile, toSopFile, type SopTexts } from './sop-file';
import {
  checkedName,
  folderFor,
  freeName,
  isSameName,
  isTooClose,
  tooClose,
  unknownSop,
} from '../definition/sop-name';

/** Of a name that a draft brings: a number has its place behind it. */
const longestDraftName = 80;

export interface ProcedureCatalogPorts {
  readonly library: SopLibrary;
  readonly folders: SopFolders;
  readonly editor: SopEditor;
}

/** What is taken up: an exported file, or both texts of a folder. */
export type Imported =
  | { readonly file: string }
  | { readonly toml: string; readonly markdown: string | null };

/** A version by its number, texts that are not saved, or null: the files. */
export type CopiedFrom = number | SopTexts | null;

/**
 * Brings procedures in and out. Whatever comes from elsewhere, and every copy, arrives disabled: somebody
 * reads it before anything starts it. Nothing is written over a procedure unless that is asked for.
 */
export class ProcedureCatalog {
  constructor(private readonly ports: ProcedureCatalogPorts) {}

  create(
    name: string,
    template: string,
    language: 'en' | 'ko',
    board: string | null,
    by: Decider,
  ): Result<SavedSop> {
    const checked = this.#freeName(name);
    return checked.ok
      ? this.#add(
          checked.value,
          sopTemplate(template, { language, name: checked.value, board: board ?? 'board-0' }),
          `new, from the template ${template}`,
          by,
        )
      : checked;
  }

  /**
   * A copy beside it, disabled. `as`: its name; null: the same with a number. `of`: an earlier version or
   * texts that are not saved; else what is on the disk.
   */
  duplicate(name: string, as: string | null, of: CopiedFrom, by: Decider): Result<SavedSop> {
    const source = this.#source(name, of);
    if (!source.ok) return source;
    const known = this.ports.library.named(name)?.name ?? name;
    const checked =
      as === null ? checkedName(freeName(known, (other) => this.#isTaken(other))) : this.#freeName(as);
    if (!checked.ok) return checked;
    const renamed = copiedAs(source.value, checked.value);
    const which = typeof of === 'number' ? `version ${String(of)} of ` : '';
    return renamed.ok ? this.#add(checked.value, renamed.value, `copied from ${which}${known}`, by) : renamed;
  }

  #source(name: string, of: CopiedFrom): Result<SopTexts> {
    if (typeof of === 'number') return this.ports.editor.version(name, of);
    // Texts that are not saved are copied also where the files they were made of are gone.
    if (of !== null) return ok(of);
    return this.#onDisk(name);
  }

  #onDisk(name: string): Result<SopFolder> {
    const entry = this.ports.library.named(name);
    const texts = entry === undefined ? null : this.ports.folders.readFolder(entry.folder);
    return texts === null ? refuse(unknownSop(name)) : readable(texts);
  }

  export(name: string): Result<{ fileName: string; text: string }> {
    const texts = this.#onDisk(name);
    if (!texts.ok) return texts;
    const { folder } = texts.value;
    return ok({
      fileName: `${folder}.sop.json`,
      text: toSopFile(this.ports.library.named(name)?.name ?? folder, texts.value),
    });
  }

  /**
   * Disabled. `as`: another name for it. A name that is taken is refused, unless it may `replace` that one;
   * its text stays in the history.
   */
  import(
    imported: Imported,
    as: string | null,
    replace: boolean,
    by: Decider,
    note: 'imported' | 'drafted' = 'imported',
  ): Result<SavedSop> {
    const texts: Result<SopTexts> = 'file' in imported ? fromSopFile(imported.file) : ok(imported);
    if (!texts.ok) return texts;
    const manifest = parseManifest(texts.value.toml, 'supervised');
    const broken = manifest.findings.problems.find(({ kind }) => kind === 'syntax');
    if (broken !== undefined)
      return refuse({
        code: 'sop.import-broken',
        message: `SOP.toml:${String(broken.diagnostic.line)}:${String(broken.diagnostic.column)}: ${broken.diagnostic.message}`,
        remedy: `${broken.diagnostic.remedy} It was not taken up: what cannot be read cannot be kept from starting.`,
      });
    const name = checkedName(as ?? manifest.name ?? '');
    if (!name.ok) return name;
    const known = this.ports.library.entries().filter((entry) => isSameName(entry.name, name.value));
    const keyed = underName(texts.value, name.value);
    if (!keyed.ok) return keyed;
    const [only] = known;
    const alike = only === undefined ? this.#closeTo(name.value) : undefined;
    if (alike !== undefined) return refuse(tooClose(name.value, alike));
    if (only === undefined) return this.#add(name.value, keyed.value, note, by);
    if (!replace || known.length > 1) return taken(name.value);
    return this.ports.editor.replace(only.folder, keyed.value, only.hash, by, `${note} over it`);
  }

  /** A name for something new that is near to the wanted one, and nobody has. */
  freeNameFor(wanted: string): string {
    const plain = checkedName(oneLine(wanted.replaceAll(/[/\\:*?"<>|.]/gu, ' '), longestDraftName));
    const name = plain.ok ? plain.value : 'draft';
    return this.#isTaken(name) ? freeName(name, (other) => this.#isTaken(other)) : name;
  }

  #freeName(name: string): Result<string> {
    const checked = checkedName(name);
    const close = checked.ok ? this.#closeTo(checked.value) : undefined;
    if (!checked.ok || close === undefined) return checked;
    return isSameName(close, checked.value)
      ? taken(checked.value, 'Choose another name.')
      : refuse(tooClose(checked.value, close));
  }

  #isTaken(name: string): boolean {
    return this.#closeTo(name) !== undefined;
  }

  /** The name of one that it is, or looks like. */
  #closeTo(name: string): string | undefined {
    const names = this.ports.library.entries().map((entry) => entry.name);
    return names.find((other) => isSameName(other, name)) ?? names.find((other) => isTooClose(other, name));
  }

  #add(name: string, texts: SopTexts, note: string, by: Decider): Result<SavedSop> {
    const { library, folders, editor } = this.ports;
    const folder = folderFor(
      name,
      (candidate) =>
        folders.readFolder(candidate) !== null ||
        library.entries().some((entry) => entry.folder.toLowerCase() === candidate.toLowerCase()),
    );
    return editor.add({ folder, toml: texts.toml, markdown: texts.markdown }, note, by);
  }
}

const taken = (name: string, remedy = 'Choose another name, or let it be replaced.'): Result<never> =>
  refuse({ code: 'sop.name-taken', message: `There is a procedure "${name}" already`, remedy });
