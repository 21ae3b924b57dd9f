import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { configSections } from '../../../shared/config-keys';
import { configurationPage } from './configuration-page';
import { defaultConfigText } from './default-config-text';
import { parseConfig } from './parse-config';

test('docs/configuration.md is up to date (else: npx tsx scripts/configuration-page.ts)', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
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
