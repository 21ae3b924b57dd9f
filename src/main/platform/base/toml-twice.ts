import { nameOf } from './toml-edit';
import { scanToml } from './toml-scanner';

export interface TomlTwice {
  /** As it is written: `[mqtt]`, or `sop.name`. */
  readonly name: string;
  readonly isHead: boolean;
  /** The line that it stood in first. */
  readonly firstLine: number;
}

/** What a line writes that was written before; null: nothing that stands there in the same words. */
export function tomlTwice(text: string, line: number): TomlTwice | null {
  const [start, end] = [lineOffset(text, line), lineOffset(text, line + 1)];
  const { entries } = scanToml(text);
  const again = entries.find((entry) => entry.kind !== 'item' && entry.start >= start && entry.start < end);
  const first =
    again === undefined
      ? undefined
      : entries.find(
          (entry) =>
            entry.start < start &&
            entry.kind !== 'item' &&
            JSON.stringify(entry.path) === JSON.stringify(again.path),
        );
  if (again === undefined || first === undefined) return null;
  const isHead = again.kind === 'head';
  const name = isHead ? text.slice(start, end).replace(/#.*/u, '').trim() : nameOf(again.path);
  return { name, isHead, firstLine: text.slice(0, first.start).split('\n').length };
}

function lineOffset(text: string, line: number): number {
  let at = 0;
  for (let count = 1; count < line; count += 1) {
    const feed = text.indexOf('\n', at);
    if (feed < 0) return text.length;
    at = feed + 1;
  }
  return at;
}
