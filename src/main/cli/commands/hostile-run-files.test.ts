import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSheetOf } from '../../../domain/run/run-sheet';
import { toRunSummary } from '../../../domain/run/summary';
import { toRunView } from '../../../domain/run/view';
import { readRunFile, runFileName } from '../../modules/procedures/runs/run-file';
import { toRunFile } from '../../testing/to-run-file';

import { runText } from './run-text';

const folder = join(import.meta.dirname, '../../modules/procedures/__histories__');
const histories = readdirSync(folder).map(
  (name) =>
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly events: readonly unknown[] }).events,
);

/** Values that whoever writes a file by hand may put into it, in the place of others of their kind. */
const hostile = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'number')
    return fc.constantFrom(-1, 0, 0.5, 1e300, -1e300, 8.64e15 + 1, 2 ** 53, 99, Number.MIN_VALUE);
  if (typeof value === 'string')
    return fc.constantFrom(
      '',
      '../../etc/passwd',
      '\u001b[2J\u202e',
      '__proto__',
      'x'.repeat(100_000),
      '\ud800',
    );
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value)) return fc.constantFrom([], [...value, ...value], value.toReversed());
  return fc.constantFrom(null, {}, { __proto__: null, constructor: 1, toString: 'x' });
};

/** The places of a value and of everything within it. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length === 0 ? [] : [path]),
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
  ];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function put(value: unknown, [key, ...rest]: readonly string[], instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? put(each, rest, instead) : each));
  const before = value as Record<string, unknown>;
  return { ...before, [key]: put(before[key], rest, instead) };
}

const edited = fc
  .constantFrom(...histories)
  .chain((events) => fc.tuple(fc.constant(events), fc.constantFrom(...placesIn(events))))
  .chain(([events, path]) => fc.tuple(fc.constant(events), fc.constant(path), hostile(at(events, path))))
  .map(([events, path, instead]) => put(events, path, instead) as readonly { readonly runId?: string }[]);

test('a file that was written by hand with a chain that fits is refused, or can be looked at everywhere', () => {
  const failures: string[] = [];
  const taken = { yes: 0, no: 0 };
  for (const events of fc.sample(edited, { numRuns: 800, seed: 32 })) {
    const text = toRunFile(
      {
        runId: String(events[0]?.runId),
        sop: { name: String((events[0] as { sop?: { name?: unknown } } | undefined)?.sop?.name) },
      } as Parameters<typeof toRunFile>[0],
      events.map((event, index) => ({ seq: index + 1, event })) as unknown as Parameters<typeof toRunFile>[1],
      0,
    );
    const read = readRunFile(text);
    if (!read.ok) {
      taken.no += 1;
      continue;
    }
    taken.yes += 1;
    const { run } = read.value;
    try {
      JSON.stringify(toRunSummary(run));
      JSON.stringify(toRunView(run));
      runSheetOf(read.value.events.map((event, index) => ({ seq: index + 1, event })));
      const printed = runText(run, (_tone, text) => text, 0).join('\n');
      expect(printed).not.toMatch(/[\u001b\u202e]/u);
      expect(runFileName(run.runId, run.sop.name)).toMatch(/^[\p{L}\p{N}_-]*\.[\w.-]+\.jsonl$/u);
    } catch (failure) {
      failures.push(`${String(failure)} ${(failure as Error).stack?.split('\n')[1] ?? ''}`);
    }
  }
  expect([...new Set(failures)]).toEqual([]);
  expect(Math.min(taken.yes, taken.no)).toBeGreaterThan(100);
});
