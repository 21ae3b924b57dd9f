import type { Diagnostic } from '../../../../shared/sop';
import { nearest } from '../../../platform/base/nearest';
import { isMeantOff, isTable, meansToAsk, type TomlTable } from './settings-that-ask';
import type { TextPosition, TomlPath, TomlPositions } from '../../../platform/base/toml-positions';
import type { ManifestProblem, ManifestProblemKind } from './manifest-problem';

/** Gathers what is wrong in SOP.toml, each finding with its place. */
export class ManifestFindings {
  readonly problems: ManifestProblem[] = [];

  constructor(private readonly positions: TomlPositions) {}

  /** The place of the key, else of the nearest table around it. */
  add(
    severity: Diagnostic['severity'],
    kind: ManifestProblemKind,
    field: string,
    message: string,
    remedy: string,
    { at, ofTheWhole }: { readonly at?: TextPosition; readonly ofTheWhole?: true } = {},
  ): void {
    this.problems.push({
      kind,
      field,
      ...(ofTheWhole === undefined ? {} : { ofTheWhole }),
      diagnostic: {
        severity,
        file: 'SOP.toml',
        ...(at ?? this.#placeOf(field, kind)),
        key: field,
        message,
        remedy,
      },
    });
  }

  get errors(): number {
    return this.problems.filter(({ diagnostic }) => diagnostic.severity === 'error').length;
  }

  valueOf(field: string): TextPosition {
    return this.positions.around(toPath(field)).value;
  }

  /** `elsewhere` says where a key belongs that is known in another place. */
  unknownKeys(
    table: TomlTable,
    path: string,
    known: readonly string[],
    elsewhere: (key: string) => string | null = () => null,
  ): void {
    for (const key of Object.keys(table)) {
      if (known.includes(key)) continue;
      const field = join(path, key);
      const suggestion = nearest(key, known);
      const means = meansToAsk(key, table[key]);
      const asks = means || isMeantOff(key, table[key]);
      this.add(
        asks ? 'error' : 'warning',
        'unknown_key',
        field,
        means
          ? `"${key}" is not a known key, and it looks as if a person should be asked; without it the procedure would act unasked`
          : asks
            ? `"${key}" is not a known key here, and it looks as if the procedure should be off; without it it would run`
            : `"${key}" is not a known key; it has no effect`,
        elsewhere(key) ??
          (suggestion === null ? `Known here: ${known.join(', ')}.` : `Did you mean "${suggestion}"?`),
        // What follows [[triggers]] belongs to the trigger, wherever its author thought to be.
        asks ? { ofTheWhole: true } : {},
      );
    }
  }

  /** A wrong value is pointed at; what is unknown or missing, at its key or the table around it. */
  #placeOf(field: string, kind: ManifestProblemKind): TextPosition {
    const path = toPath(field);
    const place = this.positions.find(path);
    if (place === null || kind === 'unknown_key') return this.positions.around(path).key;
    return place.value;
  }
}

/** `triggers[1].type` as `['triggers', 1, 'type']`. */
const toPath = (field: string): TomlPath =>
  field
    .split(/[.[\]]+/u)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

/** Reads the keys of one table. A wrong value is reported and read as its default. */
export class TableReader {
  constructor(
    private readonly table: TomlTable,
    private readonly path: string,
    private readonly findings: ManifestFindings,
  ) {}

  /** Without a default the key is required. */
  text(key: string, fallback?: string): string {
    const value = this.table[key];
    if (typeof value === 'string') return value;
    if (value !== undefined) this.#wrong(key, value, 'text in quotes');
    else if (fallback === undefined)
      this.#add('missing_field', key, `"${key}" is missing`, `Add ${key} = "…" under ${header(this.path)}.`);
    return fallback ?? '';
  }

  optionalText(key: string): string | undefined {
    return this.table[key] === undefined ? undefined : this.text(key, '');
  }

  choice<T extends string>(key: string, choices: readonly T[], fallback: T): T {
    const value = this.table[key];
    if (value === undefined) return fallback;
    if (typeof value !== 'string') {
      this.#wrong(key, value, `one of ${quoted(choices)}`);
      return fallback;
    }
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    const suggestion = nearest(value, choices);
    this.#add(
      'unknown_variant',
      key,
      `${key} is "${value}", which is not one of ${quoted(choices)}`,
      suggestion === null ? `Write one of ${quoted(choices)}.` : `Did you mean "${suggestion}"?`,
    );
    return fallback;
  }

  /** A list of at least one of them. */
  choices<T extends string>(key: string, choices: readonly T[]): readonly T[] | undefined {
    const value = this.table[key];
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) {
      this.#wrong(key, value, `a list of ${quoted(choices)}`);
      return undefined;
    }
    const chosen = value.flatMap((item: unknown) => choices.find((candidate) => candidate === item) ?? []);
    const strange = value.find(
      (item: unknown) => !choices.some((candidate) => candidate === item),
    ) as unknown;
    if (value.length > 0 && chosen.length === value.length) return [...new Set(chosen)];
    const suggestion = typeof strange === 'string' ? nearest(strange, choices) : null;
    this.#add(
      'unknown_variant',
      key,
      value.length === 0
        ? `${key} is an empty list`
        : `${key} has ${typeof strange === 'string' ? `"${strange}"` : typeName(strange)}, which is not one of ${quoted(choices)}`,
      suggestion === null
        ? `Write a list of ${quoted(choices)}, or leave it out for all of them.`
        : `Did you mean "${suggestion}"?`,
    );
    return undefined;
  }

  /** A list of at least one text, each as `pattern` has it. `remedy`: what to write. */
  texts(key: string, pattern: RegExp, remedy: string): readonly string[] {
    const value = this.table[key];
    if (value === undefined) {
      this.#add('missing_field', key, `"${key}" is missing`, `Add ${key} = […] under ${header(this.path)}.`);
      return [];
    }
    if (!Array.isArray(value)) {
      this.#wrong(key, value, 'a list of texts');
      return [];
    }
    if (value.length === 0) this.#add('malformed', key, `${key} is an empty list`, remedy);
    return value.filter((item: unknown, index): item is string => {
      if (typeof item === 'string' && pattern.test(item)) return true;
      this.#add(
        'malformed',
        `${key}[${String(index)}]`,
        `${key} has ${typeof item === 'string' ? `"${item}"` : typeName(item)}, which is not what it wants`,
        remedy,
      );
      return false;
    });
  }

  /** A whole number from 0 to `most`. */
  whole<T extends number | null>(key: string, most: number, fallback: T): number | T {
    const value = this.table[key];
    if (value === undefined) return fallback;
    if (typeof value !== 'bigint') {
      this.#wrong(key, value, 'a whole number');
      return fallback;
    }
    if (value >= 0n && value <= BigInt(most)) return Number(value);
    this.#add(
      'out_of_range',
      key,
      `${key} is ${String(value)}, which is ${value < 0n ? 'below 0' : `above ${String(most)}`}`,
      `Write a whole number from 0 to ${String(most)}.`,
    );
    return fallback;
  }

  /** A number that is never 0, such as a time; null: the key is not there. */
  counted(key: string, most: number): number | null {
    const value = this.whole(key, most, null);
    if (value !== 0) return value;
    this.#add(
      'out_of_range',
      key,
      `${key} is 0`,
      `Write a whole number from 1 to ${String(most)}, or leave it out.`,
    );
    return null;
  }

  /** A time that must be given; 1 stands for one that cannot be read. */
  neededSeconds(key: string, most: number): number {
    if (this.table[key] === undefined)
      this.#add('missing_field', key, `"${key}" is missing`, `Add ${key} = 600 under ${header(this.path)}.`);
    return this.counted(key, most) ?? 1;
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.table[key];
    if (value === undefined || typeof value === 'boolean') return value ?? fallback;
    this.#wrong(key, value, 'true or false');
    return fallback;
  }

  #wrong(key: string, value: unknown, wanted: string): void {
    this.#add('wrong_type', key, `${key} is ${typeName(value)}, but must be ${wanted}`, `Write ${wanted}.`);
  }

  #add(kind: ManifestProblemKind, key: string, message: string, remedy: string): void {
    this.findings.add('error', kind, join(this.path, key), message, remedy);
  }
}

export function typeName(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'bigint') return 'a whole number';
  if (typeof value === 'number') return 'a fraction';
  if (typeof value === 'boolean') return 'true or false';
  if (Array.isArray(value)) return 'a list';
  return isTable(value) ? 'a table' : 'a date';
}

const quoted = (choices: readonly string[]): string => choices.map((choice) => `"${choice}"`).join(', ');
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const header = (path: string): string =>
  path.includes('[') ? `its [[${path.slice(0, path.indexOf('['))}]]` : `[${path}]`;
