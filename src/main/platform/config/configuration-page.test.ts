import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { configSections } from '../../../shared/config-keys';
import * as korean from '../../../renderer/entities/settings/config-docs.ko';
import { configurationPage } from './configuration-page';
import { koreanWords } from './configuration-page.ko';
import { defaultConfigText } from './default-config-text';
import { parseConfig } from './parse-config';

test.each([
  ['docs/configuration.md', configurationPage()],
  ['docs/ko/configuration.md', configurationPage(koreanWords(korean))],
])('%s is up to date (else: npx tsx scripts/configuration-page.ts)', (file, page) => {
  expect(readFileSync(file, 'utf8')).toBe(page);
});

test('every table and key with a text has one in Korean on the Korean page', () => {
  const words = koreanWords(korean);
  const english = configSections().flatMap((section) => [
    ...(section.doc !== '' && words.tableDoc(section) === section.doc ? [section.head] : []),
    ...section.keys
      .filter((key) => key.doc !== '' && words.keyDoc(section, key) === key.doc)
      .map(({ name }) => `${section.head} ${name}`),
  ]);
  expect(english).toEqual([]);
});

test('a first config.toml says nothing yet', () => {
  expect(parseConfig(defaultConfigText())).toEqual({ config: Config.parse({}), diagnostics: [] });
});

test('every default of a first config.toml can be uncommented as it stands', () => {
  // A table that needs a key or a name is an example: its head is a comment, too.
  const tables = defaultConfigText()
    .split('\n\n')
    .filter((table) => !/^# \[/m.test(table));
  const text = tables
    .join('\n\n')
    .split('\n')
    .filter((line) => !/ = …/.test(line))
    .map((line) => line.replace(/^# (?=\w+ = )/, ''))
    .join('\n');
  const { config } = parseConfig(text);
  const shown = configSections()
    .filter(({ head }) => /^\[\w+\]$/.test(head))
    .map(({ head }) => head.slice(1, -1));
  expect(Object.fromEntries(Object.entries(config ?? {}).filter(([key]) => shown.includes(key)))).toEqual(
    Object.fromEntries(Object.entries(Config.parse({})).filter(([key]) => shown.includes(key))),
  );
});

test('every key is explained', () => {
  const unexplained = configSections().flatMap(({ head, variant, keys }) =>
    keys
      .filter(({ doc, name }) => doc === '' && !(name === 'type' && variant !== null))
      .map(({ name }) => `${head}.${name}`),
  );
  expect(unexplained).toEqual([]);
});
