import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { escalationKeys, sopKeys, stepBullets, triggerKinds } from '../../../../shared/sop-keys';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/sop-format.md'), 'utf8');

test('the page on the format has a row for every key under [sop], with the words of the editor, and no other', () => {
  const rows = page
    .slice(page.indexOf('### `[sop]`'), page.indexOf('A key that is not known'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    sopKeys.map(
      ({ name, fallback, allowed, doc }) =>
        `| \`${name}\` | ${fallback ?? 'must be given'} | ${allowed} | ${doc} |`,
    ),
  );
});

test('the page on the format has a row for every key under [[escalation]], with the words of the editor', () => {
  const rows = page
    .slice(page.indexOf('### `[[escalation]]`'), page.indexOf('### Time in triggers'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    escalationKeys.map(
      ({ name, fallback, allowed, doc }) =>
        `| \`${name}\` | ${fallback === null || fallback === '' ? 'must be given' : fallback} | ${allowed} | ${doc} |`,
    ),
  );
});

test('the page says of each mode where it asks, in the words of the editor', () => {
  const rows = page
    .slice(
      page.indexOf('| `execution_mode` | asks a person |'),
      page.indexOf('| `admission` | an event that finds'),
    )
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .slice(1);
  expect(rows).toEqual(
    Object.entries(sopKeys.find(({ name }) => name === 'execution_mode')?.meanings ?? {}).map(
      ([mode, where]) => `| \`${mode}\` | ${where} |`,
    ),
  );
});

test('the page says of each admission what it does, in the words of the editor', () => {
  const rows = page
    .slice(
      page.indexOf('| `admission` | an event that finds'),
      page.indexOf('All of it counts for each value'),
    )
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .slice(1);
  expect(rows).toEqual(
    Object.entries(sopKeys.find(({ name }) => name === 'admission')?.meanings ?? {}).map(
      ([admission, what]) => `| \`${admission}\` | ${what} |`,
    ),
  );
});

test('the page has a row for every bullet of a step, with the words of the editor, and no other', () => {
  const rows = page
    .slice(page.indexOf('| bullet | |'), page.indexOf('A bullet that is not known'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const form = (forms: readonly string[]): string =>
    forms.length < 3
      ? forms.map((each) => `\`${each}\``).join(' or ')
      : `${forms
          .slice(0, -1)
          .map((each) => `\`${each}\``)
          .join(', ')} or \`${forms.at(-1) ?? ''}\``;
  expect(rows).toEqual(stepBullets.map(({ forms, doc }) => `| ${form(forms)} | ${doc} |`));
});

test('every kind of trigger that the page shows is written with keys that the editor knows', () => {
  const examples = [
    ...page
      .slice(page.indexOf('### `[[triggers]]`'), page.indexOf('### `[[escalation]]`'))
      .matchAll(/```toml\n\[\[triggers\]\]\n([\s\S]*?)```/gu),
  ].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/^(\w+) = "?([^"\n]*)/gmu)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
  expect(examples.map(({ type }) => type)).toEqual(Object.keys(triggerKinds));
  for (const { type, ...keys } of examples)
    expect(triggerKinds[type as keyof typeof triggerKinds].keys.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(keys)),
    );
});
