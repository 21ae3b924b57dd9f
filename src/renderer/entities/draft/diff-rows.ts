import { diffLines, diffWordsWithSpace } from 'diff';

/** A part of a line; `changed`: it is not in the line that it stands against. */
export interface LinePart {
  readonly text: string;
  readonly changed: boolean;
}

export type DiffRow =
  | { readonly kind: 'same'; readonly before: number; readonly after: number; readonly text: string }
  | {
      readonly kind: 'gone';
      readonly before: number;
      readonly parts: readonly LinePart[];
      /** The line that came in its place. */ readonly pair: string | null;
    }
  | {
      readonly kind: 'new';
      readonly after: number;
      readonly parts: readonly LinePart[];
      readonly pair: string | null;
    }
  /** Unchanged lines that are left out. */
  | {
      readonly kind: 'fold';
      readonly key: number;
      readonly lines: readonly Extract<DiffRow, { kind: 'same' }>[];
    };

/** Lines around a change that stay in view. */
const context = 3;
/** Of two lines that share less, each stands for itself. */
const alike = 0.4;

/**
 * Both texts line by line; what changed in a line is marked, and long stretches without a change are folded.
 */
export function diffRows(before: string, after: string): readonly DiffRow[] {
  const rows: Exclude<DiffRow, { kind: 'fold' }>[] = [];
  let [left, right] = [1, 1];
  let gone: { readonly at: number; readonly text: string }[] = [];
  const flush = (): void => {
    for (const { at, text } of gone)
      rows.push({ kind: 'gone', before: at, parts: [{ text, changed: false }], pair: null });
    gone = [];
  };
  for (const { value, added, removed } of diffLines(plain(before), plain(after))) {
    const lines = value.replace(/\n$/u, '').split('\n');
    if (removed) {
      for (const text of lines) gone.push({ at: left++, text });
    } else if (added) {
      rows.push(
        ...paired(
          gone,
          lines.map((text) => ({ at: right++, text })),
        ),
      );
      gone = [];
    } else {
      flush();
      for (const text of lines) rows.push({ kind: 'same', before: left++, after: right++, text });
    }
  }
  flush();
  return folded(rows);
}

const plain = (text: string): string => {
  const lines = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
};

interface Numbered {
  readonly at: number;
  readonly text: string;
}

type ChangedRow = Exclude<DiffRow, { kind: 'fold' | 'same' }>;

/**
 * Each line that went with the one that came in its place: side by side where they are as many on both sides
 * in one order, else one side after the other.
 */
function paired(gone: readonly Numbered[], came: readonly Numbered[]): readonly ChangedRow[] {
  const partners = partnersOf(
    gone.map(({ text }) => headOf(text)),
    came.map(({ text }) => headOf(text)),
  );
  const left = gone.map(({ at, text }, index): ChangedRow => {
    const pair = came[partners[index] ?? -1]?.text ?? null;
    return {
      kind: 'gone',
      before: at,
      parts: (pair === null ? null : wordParts(text, pair)?.before) ?? [{ text, changed: false }],
      pair,
    };
  });
  const right = came.map(({ at, text }, index): ChangedRow => {
    const pair = gone[partners.indexOf(index)]?.text ?? null;
    return {
      kind: 'new',
      after: at,
      parts: (pair === null ? null : wordParts(pair, text)?.after) ?? [{ text, changed: false }],
      pair,
    };
  });
  const sideBySide =
    gone.length === came.length && partners.every((partner, index) => partner === null || partner === index);
  return sideBySide
    ? left.flatMap((row, index) => [row, ...right.slice(index, index + 1)])
    : [...left, ...right];
}

interface Head {
  readonly kind: 'key' | 'step';
  readonly name: string;
}

/**
 * By what a line is known on both sides: the key of its bullet or of its value, or the title of its step.
 * Null: it is prose.
 */
function headOf(line: string): Head | null {
  const [, key] = /^\s*[-*+]\s+([a-z_]+)\s*[:：]/iu.exec(line) ?? /^\s*([\w-]+)\s*=/u.exec(line) ?? [];
  if (key !== undefined) return { kind: 'key', name: key.toLowerCase() };
  const [, title] = /^\d+[.)]\s+(?:\*\*)?(.+?)(?:\*\*|\s[—–-]\s|[:：]|$)/u.exec(line) ?? [];
  return title === undefined ? null : { kind: 'step', name: title.trim() };
}

/**
 * The place on the other side for each line that went; null: none. Of as many lines on both sides, those that
 * are known by nothing, and a step whose title changed, go by their place.
 */
function partnersOf(
  gone: readonly (Head | null)[],
  came: readonly (Head | null)[],
): readonly (number | null)[] {
  let from = 0;
  const known = gone.map((head) => {
    const at =
      head === null
        ? -1
        : came.findIndex(
            (other, index) => index >= from && other?.kind === head.kind && other.name === head.name,
          );
    if (at !== -1) from = at + 1;
    return at === -1 ? null : at;
  });
  if (gone.length !== came.length) return known;
  return known.map(
    (partner, index) =>
      partner ??
      (known.includes(index) || gone[index]?.kind === 'key' || came[index]?.kind === 'key' ? null : index),
  );
}

/** Null: they have too little in common. */
function wordParts(
  before: string,
  after: string,
): { readonly before: readonly LinePart[]; readonly after: readonly LinePart[] } | null {
  const parts = diffWordsWithSpace(before, after);
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  if (shared < alike * Math.max(before.trim().length, after.trim().length)) return null;
  return {
    before: parts
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, changed: removed })),
    after: parts
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, changed: added })),
  };
}

function folded(rows: readonly Exclude<DiffRow, { kind: 'fold' }>[]): readonly DiffRow[] {
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
  );
  const result: DiffRow[] = [];
  let left: Extract<DiffRow, { kind: 'same' }>[] = [];
  const flush = (): void => {
    const [first] = left;
    // One line takes no more room than the words that would stand for it.
    if (first !== undefined)
      result.push(...(left.length === 1 ? left : [{ kind: 'fold' as const, key: first.after, lines: left }]));
    left = [];
  };
  rows.forEach((row, index) => {
    if (row.kind === 'same' && near[index] === false) left.push(row);
    else {
      flush();
      result.push(row);
    }
  });
  flush();
  return result;
}

/** How many lines are others. */
export const changedLines = (rows: readonly DiffRow[]): number =>
  Math.max(
    rows.filter(({ kind }) => kind === 'gone').length,
    rows.filter(({ kind }) => kind === 'new').length,
  );

export const lineText = (parts: readonly LinePart[]): string => parts.map(({ text }) => text).join('');
