import fc from 'fast-check';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { changedLines, diffRows, lineText, type DiffRow } from './diff-rows';
import { meaningOf } from '../../entities/draft/meanings';
import type { Say } from '../../i18n/use-say';
import { words } from '../../words/history.en';
import { words as korean } from '../../words/history.ko';

const written = (rows: readonly DiffRow[]): readonly string[] =>
  rows.map((row) =>
    row.kind === 'fold'
      ? `… ${String(row.lines.length)}`
      : row.kind === 'same'
        ? `  ${row.text}`
        : `${row.kind === 'gone' ? '-' : '+'} ${row.parts.map(({ text, changed }) => (changed ? `_${text}_` : text)).join('')}`,
  );

test('a changed value is marked in both lines, and what lies far from it is folded', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${String(index)}`);
  const before = [...lines, 'condition = "$.value > 80"', 'end'].join('\n');
  expect(written(diffRows(before, before.replace('80', '85')))).toEqual([
    '… 9',
    '  line 9',
    '  line 10',
    '  line 11',
    '- condition = "$.value > _80_"',
    '+ condition = "$.value > _85_"',
    '  end',
  ]);
});

test('a line that came and one that went stand for themselves', () => {
  expect(written(diffRows('a\nb', 'a\nnew\nb'))).toEqual(['  a', '+ new', '  b']);
  expect(written(diffRows('a\nb\nc', 'a\nc'))).toEqual(['  a', '- b', '  c']);
  expect(written(diffRows('quite this', 'other words here'))).toEqual(['- quite this', '+ other words here']);
  expect(changedLines(diffRows('a\r\nb', '\uFEFFa\nb'))).toBe(0);
  expect(changedLines(diffRows('a\nb\nc', 'a\nx\ny\nc'))).toBe(2);
});

test.each([
  {
    name: 'a step that is told in more lines is the same step',
    before: '1. **Read** — Read it.\n   - tools: gpio_read',
    after: '1. **Read** — Look at everything first.\n   Then read it.\n   - tools: gpio_read, notify',
    pairs: [
      ['1. **Read** — Read it.', '1. **Read** — Look at everything first.'],
      ['   - tools: gpio_read', '   - tools: gpio_read, notify'],
    ],
  },
  {
    name: 'a step that has another number since one before it went is the same step',
    before: '1. **A**\n2. **B**\n3. **C**',
    after: '1. **A**\n2. **C**',
    pairs: [
      ['2. **B**', null],
      ['3. **C**', '2. **C**'],
    ],
  },
  {
    name: 'a step with another title is the same step',
    before: '1. **Read** — it.',
    after: '1. **Look** — at it.',
    pairs: [['1. **Read** — it.', '1. **Look** — at it.']],
  },
  {
    name: 'a key in the place of another one is not that one',
    before: '   - tools: a\n   - requires_confirmation: true',
    after: '   - when: $.value > 3\n   - tools: a, b',
    pairs: [
      ['   - tools: a', '   - tools: a, b'],
      ['   - requires_confirmation: true', null],
    ],
  },
])('$name', ({ before, after, pairs }) => {
  const rows = diffRows(before, after);
  const gone = rows.flatMap((row) => (row.kind === 'gone' ? [[lineText(row.parts), row.pair] as const] : []));
  expect(gone).toEqual(pairs);
  expect(
    rows.flatMap((row) =>
      row.kind === 'new' && row.pair !== null ? [[row.pair, lineText(row.parts)] as const] : [],
    ),
  ).toEqual(gone.filter(([, pair]) => pair !== null));
});

test('both texts can be read from the rows', () => {
  const text = fc
    .array(fc.constantFrom('a = 1', 'a = 2', 'b', '', '- x: y'), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  const all = (rows: readonly DiffRow[]): readonly Exclude<DiffRow, { kind: 'fold' }>[] =>
    rows.flatMap((row): readonly Exclude<DiffRow, { kind: 'fold' }>[] =>
      row.kind === 'fold' ? row.lines : [row],
    );
  const side = (rows: readonly DiffRow[], kind: 'gone' | 'new'): readonly string[] =>
    all(rows).flatMap((row) =>
      row.kind === 'same' ? [row.text] : row.kind === kind ? [lineText(row.parts)] : [],
    );
  const lines = (value: string): readonly string[] =>
    value === '' ? [] : (value.endsWith('\n') ? value.slice(0, -1) : value).split('\n');
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== '' && after !== '');
      const rows = diffRows(before, after);
      expect([side(rows, 'gone'), side(rows, 'new')]).toEqual([lines(before), lines(after)]);
    }),
  );
});

let say: Say<'history'>;
beforeAll(async () => {
  const own = i18next.createInstance();
  const t = await own.init({
    lng: 'en',
    resources: { en: { translation: words } },
    interpolation: { escapeValue: false },
  });
  say = (word, values) => t(word, { ...values });
});

test.each([
  { was: 'cooldown_secs = 60', now: 'cooldown_secs = 300', told: 'Cooldown 5 min, was 1 min' },
  { was: null, now: 'cooldown_secs = 300', told: 'Cooldown 5 min' },
  { was: 'cooldown_secs = 300', now: null, told: 'No cooldown any more' },
  { was: 'priority = "low"', now: 'priority = "critical"  # since May', told: 'Priority critical, was low' },
  { was: null, now: 'priority = "high"', told: 'Priority high' },
  { was: null, now: 'priority = "urgent"', told: null },
  { was: null, now: 'execution_mode = "auto"', told: 'Asks only where a step says so' },
  {
    was: 'execution_mode = "auto"',
    now: 'execution_mode = "step_by_step"',
    told: 'Asks before every step',
  },
  { was: null, now: 'execution_mode = "never"', told: null },
  { was: 'condition = "$.value > 80"', now: 'condition = "$.value > 85"', told: 'Starts when $.value > 85' },
  { was: 'enabled = true', now: 'enabled = false', told: 'Disabled' },
  { was: 'description = "a"', now: 'description = "b"', told: null },
  { was: '# a', now: '# b', told: null },
  { was: 'topic = "a"', now: 'path = "/a"', told: null },
])('SOP.toml: $was becomes $now', ({ was, now, told }) => {
  const found = meaningOf({ file: 'SOP.toml', steps: [], at: 1, was, now }, say, 'en');
  expect(found?.replaceAll('\u00a0', ' ') ?? null).toBe(told);
});

const steps = [
  { number: 1, line: 5, lastLine: 6 },
  { number: 2, line: 7, lastLine: 8 },
];

test.each([
  {
    at: 6,
    was: '   - tools: gpio_write',
    now: '   - tools: gpio_read, gpio_write',
    told: 'Step 1 can use gpio_read',
  },
  {
    at: 6,
    was: '   - tools: gpio_read, notify',
    now: '   - tools: gpio_read',
    told: 'Step 1 can no longer use notify',
  },
  {
    at: 8,
    was: '   - requires_confirmation: no',
    now: '   - requires_confirmation: yes',
    told: 'Step 2 now asks first',
  },
  { at: 8, was: '   - requires_confirmation: true', now: null, told: 'Step 2 no longer asks' },
  { at: 8, was: '   - requires_confirmation: true', now: '   - requires_confirmation: yes', told: null },
  {
    at: 8,
    was: null,
    now: '   - call: gpio_write {"pin": 5}',
    told: 'Step 2 has a fixed call to gpio_write',
  },
  { at: 7, was: null, now: '2. **Close** — it', told: 'Step 2 is new' },
  { at: 7, was: '2. **Close** — it', now: null, told: 'Step 2 was removed' },
  { at: 6, was: null, now: '   1. looks like a step and is none', told: null },
  { at: 10, was: null, now: '- tools: x', told: null },
  { at: 5, was: '1. **Read** — it', now: '1. **Look** — it', told: null },
])('SOP.md: $was becomes $now', ({ at, was, now, told }) => {
  expect(meaningOf({ file: 'SOP.md', steps, at, was, now }, say, 'en')).toBe(told);
});

test('every word is there in Korean', () => {
  expect(Object.keys(korean)).toEqual(Object.keys(words));
});
