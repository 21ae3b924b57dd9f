import { isDeepStrictEqual } from 'node:util';
import { indentOf, lineEnd, newlineOf } from './text-lines';
import type { TomlItem } from './toml-scanner';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** An item as the list is to have it; `text` is taken where it is not there yet. */
export interface NewItem {
  /** As the parser gives it. */
  readonly says: unknown;
  readonly text: string;
}

/** An item as it is written. The remark on its line is its own; comments on lines above it are the list's. */
interface Written {
  readonly before: string;
  readonly item: string;
  /** Between the item and its comma. */
  readonly gap: string;
  readonly remark: string;
}

type Step =
  | { readonly kind: 'keep'; readonly old: number }
  | { readonly kind: 'drop'; readonly old: number }
  | { readonly kind: 'add'; readonly item: NewItem };

/**
 * The text of a list in brackets that says `values`: items that stay are written as they were, each with its
 * remark, and comments on lines of their own stay. `list`: from bracket to bracket. `old`: what the items
 * say.
 */
export function withItems(
  text: string,
  list: Span,
  items: readonly TomlItem[],
  old: readonly unknown[],
  values: readonly NewItem[],
): string {
  const { opening, written, rest } = takenApart(text, list, items);
  const newline = newlineOf(text);
  const inLines = text.slice(list.start, list.end).includes('\n');
  const model = items.at(-1);
  const ownLine = inLines && (model === undefined || written.some(({ before }) => before.includes('\n')));
  const apart = ownLine
    ? newline + (model === undefined ? `${indentOf(text, list.start)}  ` : indentOf(text, model.start))
    : ' ';
  const lastComma = rest.comma || (ownLine && model === undefined);
  const steps = stepsBetween(old, values);
  let result = `[${opening}`;
  // A comment ends with its line.
  let inComment = opening !== '';
  const write = (piece: string): void => {
    result += inComment && !/^\r?\n/u.test(piece) ? newline + piece : piece;
  };
  let done = 0;
  const put = (before: string, { item, gap, remark }: Omit<Written, 'before'>): void => {
    done += 1;
    write(before === '' && done > 1 ? ' ' : before);
    inComment = remark !== '';
    result += `${item}${gap}${done < values.length || lastComma ? ',' : ''}${remark}`;
  };
  const taken = new Set<number>();
  /** Put elsewhere in the list, it takes its remark along. */
  const movedFrom = ({ says }: NewItem): Written | undefined => {
    const from = steps.find(
      (step) => step.kind === 'drop' && !taken.has(step.old) && isDeepStrictEqual(old[step.old], says),
    );
    if (from?.kind !== 'drop') return undefined;
    taken.add(from.old);
    return written[from.old];
  };
  for (const step of steps) {
    if (step.kind === 'add') {
      put(
        done > 0 || ownLine ? apart : (written[0]?.before ?? ''),
        movedFrom(step.item) ?? { item: step.item.text, gap: '', remark: '' },
      );
      continue;
    }
    const there = written[step.old];
    if (there === undefined) continue;
    if (step.kind === 'keep') put(there.before, there);
    else if (there.before.includes('#')) {
      write(there.before.replace(/\r?\n[ \t]*$/u, ''));
      inComment = true;
    }
  }
  write(`${values.length === 0 && !rest.text.includes('\n') ? '' : rest.text}]`);
  return result;
}

interface TakenApart {
  /** The remark on the line of the opening bracket. */
  readonly opening: string;
  readonly written: readonly Written[];
  readonly rest: { readonly text: string; readonly comma: boolean };
}

function takenApart(text: string, list: Span, items: readonly TomlItem[]): TakenApart {
  const opening = remarkAt(text, list.start + 1);
  let at = list.start + 1 + opening.length;
  let comma = false;
  const written = items.map(({ start, end }, index): Written => {
    const before = text.slice(at, start);
    const between = text.slice(end, items[index + 1]?.start ?? list.end - 1);
    const gap = /^(?:\s|#[^\n]*\n)*(?=,)/u.exec(between)?.[0];
    comma = gap !== undefined;
    at = comma ? end + (gap ?? '').length + 1 : end;
    const remark = remarkAt(text, at);
    at += remark.length;
    return { before, item: text.slice(start, end), gap: gap ?? '', remark };
  });
  return { opening, written, rest: { text: text.slice(at, list.end - 1), comma } };
}

/** What stays is the longest run of items that both have in one order. */
function stepsBetween(old: readonly unknown[], values: readonly NewItem[]): readonly Step[] {
  const longest = Array.from({ length: old.length + 1 }, () => new Array<number>(values.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  const same = (i: number, j: number): boolean => isDeepStrictEqual(old[i], values[j]?.says);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = values.length - 1; j >= 0; j -= 1)
      (longest[i] ?? [])[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < values.length) {
    const item = values[j];
    if (i < old.length && item !== undefined && same(i, j)) {
      steps.push({ kind: 'keep', old: i });
      i += 1;
      j += 1;
    } else if (i < old.length && (item === undefined || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'drop', old: i });
      i += 1;
    } else if (item !== undefined) {
      steps.push({ kind: 'add', item });
      j += 1;
    }
  }
  return steps;
}

const remarkAt = (text: string, at: number): string => {
  const line = text.slice(at, lineEnd(text, at));
  return /^[ \t]*#/u.test(line) ? line : '';
};
