import { expect, test } from 'vitest';
import { configSections, isTable, configTree } from '../../../shared/config-keys';
import { completeConfig, hoverConfig } from './config-help';

/** `|` is the caret. */
function caret(text: string) {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes('|'));
  return {
    lines: lines.map((each) => each.replace('|', '')),
    at: { line: line + 1, column: (lines[line]?.indexOf('|') ?? 0) + 1 },
  };
}
const labels = (text: string): readonly string[] => {
  const { lines, at } = caret(text);
  return completeConfig(lines, at, 'en')?.items.map(({ label }) => label) ?? [];
};
const hover = (text: string, language: 'en' | 'ko' = 'en') => {
  const { lines, at } = caret(text);
  return hoverConfig(lines, at, language);
};

test('at the top every key of the top that is not there yet is offered, and no table', () => {
  const offered = labels('default_provider = "local"\n|');
  expect(offered).toContain('default_model');
  expect(offered).not.toContain('default_provider');
  expect(offered.filter((name) => isTable(configTree().properties?.[name] ?? {}))).toEqual([]);
});

test('in every table that the schema has, its keys are offered', () => {
  for (const { head, keys, variant } of configSections().filter((section) => section.head !== '')) {
    const offered = labels(
      `${head.replace('NAME', 'mine')}\n${variant === null ? '' : `type = "${variant}"\n`}|`,
    );
    expect(offered, head).toEqual(
      keys.map(({ name }) => name).filter((name) => variant === null || name !== 'type'),
    );
  }
});

test.each([
  {
    name: 'the words of a choice',
    text: '[sop]\ndefault_execution_mode = "|"',
    offered: ['auto', 'supervised', 'step_by_step', 'priority_based'],
  },
  { name: 'yes and no', text: '[sop]\nenabled = |', offered: ['true', 'false'] },
  { name: 'kinds of providers', text: '[providers.x]\ntype = "|"', offered: ['llama', 'openai'] },
  {
    name: 'providers by name',
    text: 'default_provider = |\n[providers.local]\n[providers.shop]',
    offered: ['local', 'shop'],
  },
  {
    name: 'providers in a list',
    text: '[reliability]\nfallbacks = ["|"]\n[providers.shop]',
    offered: ['shop'],
  },
  { name: 'nothing in a comment', text: '[sop]\nenabled = true # |', offered: [] },
  { name: 'nothing for a free text', text: '[mqtt]\nurl = "|"', offered: [] },
])('values: $name', ({ text, offered }) => {
  expect(labels(text)).toEqual(expect.arrayContaining(offered));
  if (offered.length === 0) expect(labels(text)).toEqual([]);
});

test('tables that are there are not offered again, lists are', () => {
  const offered = labels('[sop]\nenabled = true\n[[model_routes]]\nhint = "a"\n[|');
  expect(offered).not.toContain('[sop]');
  expect(offered).toEqual(expect.arrayContaining(['[mqtt]', '[[model_routes]]', '[providers.NAME]']));
});

test('a key that is completed before its value brings no second sign', () => {
  const { lines, at } = caret('[sop]\nmax_act| = 3');
  expect(
    completeConfig(lines, at, 'en')?.items.find(({ label }) => label === 'max_active_runs'),
  ).toMatchObject({ insert: 'max_active_runs' });
  expect(completeConfig(lines, at, 'en')).toMatchObject({ start: 1, end: 8 });
});

test('the box over a key says what it is and wants, in the language of the window', () => {
  expect(hover('[sop]\nmax_act|ive_runs = 3')).toMatchObject({
    title: 'Runs at the same time',
    detail: 'a whole number from 1 to 1000 · 10',
  });
  expect(hover('[sop]\nmax_active_runs = 3|', 'ko')).toMatchObject({ title: '동시 실행 수' });
  expect(hover('[peripherals]\n[[peripherals.boards]]\nba|ud = 1')).toMatchObject({
    detail: expect.stringContaining('115200') as unknown,
  });
  expect(hover('[sop]\nno_such| = 3')).toBeNull();
  expect(hover('[sop]\nenabled = true # |x')).toBeNull();
});

test('what a key may hold is told in the language of the window', () => {
  expect([hover('[gateway]\npo|rt = 1')?.detail, hover('[gateway]\npo|rt = 1', 'ko')?.detail]).toEqual([
    'a whole number from 0 to 65535 · 42617',
    '0부터 65535까지의 정수 · 42617',
  ]);
});
