import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';

interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

const renderer = join(projectRoot, 'src', 'renderer');
const read = (file: string): string => readFileSync(join(renderer, file), 'utf8');
const text = globSync('**/*.css', { cwd: renderer })
  .map(read)
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gsu, '');

/** The innermost rules, whatever they stand in. */
const rules: readonly Rule[] = [...text.matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/gu)].map(
  ({ groups }) => ({
    selector: groups?.['selector']?.trim() ?? '',
    declarations: (groups?.['body'] ?? '')
      .split(';')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
  }),
);

const declared = (selector: RegExp) =>
  rules.filter((rule) => selector.test(rule.selector)).flatMap(({ declarations }) => declarations);
const colour = /#[\da-f]{3,8}\b|rgb\(/iu;

test('a theme is colours and nothing else: whatever is cut off is cut off in both', () => {
  const themed = declared(/data-theme/u);
  expect(themed.length).toBeGreaterThan(100);
  expect(
    themed.filter(
      ([property, value]) =>
        property !== 'color-scheme' &&
        !((property.startsWith('--') || property === 'background') && colour.test(value)),
    ),
  ).toEqual([]);
  expect(text).not.toMatch(/prefers-color-scheme|light-dark\(/u);
});

test('a language changes letters and measures, and no colour: contrast is the same in both', () => {
  expect([...new Set(declared(/:lang\(|\[lang/u).map(([property]) => property))].sort()).toEqual([
    '--measure',
    '--t-micro',
    '--track-label',
    'font-size',
    'font-style',
    'font-weight',
  ]);
});

test('code asks for the theme only to say it to the page and to the editor of texts', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: renderer }).filter((file) => !/\.test\.tsx?$/u.test(file));
  expect(
    code.filter((file) => /dataset(?:\.theme|\['theme'\])|prefers-color-scheme/u.test(read(file))).sort(),
  ).toEqual(['kit/text-editor/editor-theme.ts', 'shell/theme.ts']);
});
