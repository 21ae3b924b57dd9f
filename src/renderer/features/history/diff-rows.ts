import { diffLines, diffWordsWithSpace } from 'diff';

/** A part of a line; `changed`: it is not in the line that it stands against. */
export interface LinePart {
  readonly text: string;
  readonly changed: boolean;
}

export type DiffRow =
  | { readonly kind: 'same'; readonly before: number; readonly after: number; readonly text: string }
  | { readonly kind: 'gone'; readonly before: number; readonly parts: readonly LinePart[]; /** The line that came in its place. */ readonly pair: string | null }
  | { readonly kind: 'new'; readonly after: number; readonly parts: readonly LinePart[]; readonly pair: string | null }
  /** Unchanged lines that are left out. */
  | { readonly kind: 'fold'; readonly key: number; readonly lines: readonly Extract<DiffRow, { kind: 'same' }>[] };

/** Lines around a change that stay in view. */
const context = 3;
/** Of two lines that share less, each stands for itself. */
const alike = 0.4;

/** Both texts line by line; what changed in a line is marked, and long stretches without a change are folded. */
export function diffRows(before: string, after: string): readonly DiffRow[] {
  const rows: Exclude<DiffRow, { kind: 'fold' }>[] = [];
  let [left, right] = [1, 1];
  let gone: { readonly at: number; readonly text: string }[] = [];
  const flush = (): void => {
    for (const { at, text } of gone) rows.push({ kind: 'gone', before: at, parts: [{ text, changed: false }], pair: null });
    gone = [];
  };
  for (const { value, added, removed } of diffLines(plain(before), plain(after))) {
    const lines = value.replace(/\n$/u, '').split('\n');
    if (removed) {
      for (const text of lines) gone.push({ at: left++, text });
    } else if (added) {
      rows.push(...paired(gone, lines.map((text) => ({ at: right++, text }))));
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

/** Each line that went with the one that came in its place, when they are alike. */
function paired(gone: readonly Numbered[], came: readonly Numbered[]): readonly Exclude<DiffRow, { kind: 'fold' | 'same' }>[] {
  const rows: Exclude<DiffRow, { kind: 'fold' | 'same' }>[] = [];
  const both = gone.length === came.length;
  for (const [index, { at, text }] of gone.entries()) {
    const partner = both ? came[index] : undefined;
    const parts = partner === undefined ? null : wordParts(text, partner.text);
    rows.push({ kind: 'gone', before: at, parts: parts?.before ?? [{ text, changed: false }], pair: partner?.text ?? null });
    if (partner !== undefined) rows.push({ kind: 'new', after: partner.at, parts: parts?.after ?? [{ text: partner.text, changed: false }], pair: text });
  }
  if (!both) rows.push(...came.map(({ at, text }): Exclude<DiffRow, { kind: 'fold' | 'same' }> => ({ kind: 'new', after: at, parts: [{ text, changed: false }], pair: null })));
  return rows;
}

/** Null: they have too little in common. */
function wordParts(before: string, after: string): { readonly before: readonly LinePart[]; readonly after: readonly LinePart[] } | null {
  const parts = diffWordsWithSpace(before, after);
  const shared = parts.filter(({ added, removed }) => !added && !removed).reduce((sum, { value }) => sum + value.trim().length, 0);
  if (shared < alike * Math.max(before.trim().length, after.trim().length)) return null;
  return {
    before: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, changed: removed })),
    after: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, changed: added })),
  };
}

function folded(rows: readonly Exclude<DiffRow, { kind: 'fold' }>[]): readonly DiffRow[] {
  const near = rows.map((_, index) => rows.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'));
  const result: DiffRow[] = [];
  let left: Extract<DiffRow, { kind: 'same' }>[] = [];
  const flush = (): void => {
    const [first] = left;
    // One line takes no more room than the words that would stand for it.
    if (first !== undefined) result.push(...(left.length === 1 ? left : [{ kind: 'fold' as const, key: first.after, lines: left }]));
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
export const changedLines = (rows: readonly DiffRow[]): number => Math.max(rows.filter(({ kind }) => kind === 'gone').length, rows.filter(({ kind }) => kind === 'new').length);

export const lineText = (parts: readonly LinePart[]): string => parts.map(({ text }) => text).join('');
