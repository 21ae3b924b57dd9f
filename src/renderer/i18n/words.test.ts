import { expect, test, describe } from 'vitest';
import { wordsByLanguage } from './words';

const all = wordsByLanguage();
const plural = /_(zero|one|other)$/;
const keysOf = (words: object): string[] =>
  [...new Set(Object.keys(words).map((key) => key.replace(plural, '')))].sort();
const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

const sources = import.meta.glob<string>(
  ['../features/**/*.{ts,tsx}', '../components/*.{ts,tsx}', '../app.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

test('both languages have the same features', () => {
  expect(Object.keys(all.ko).sort()).toEqual(Object.keys(all.en).sort());
  expect(Object.keys(all.en).length).toBeGreaterThan(2);
});

describe.each(Object.keys(all.en))('words of %s', (feature) => {
  const en = all.en[feature] ?? {};
  const ko = all.ko[feature] ?? {};

  test('have the same keys in English and Korean', () => {
    expect(keysOf(ko)).toEqual(keysOf(en));
  });

  test('fill in the same values in both languages', () => {
    const differing = Object.keys(ko).filter((key) => {
      const english = en[key] ?? en[key.replace(plural, '_other')];
      return english === undefined || placesOf(ko[key] ?? '').join() !== placesOf(english).join();
    });
    expect(differing).toEqual([]);
  });

  test('are never empty and never end in an exclamation', () => {
    const wrong = [...Object.entries(en), ...Object.entries(ko)].filter(
      ([, text]) => text.trim() === '' || text.trim().endsWith('!'),
    );
    expect(wrong).toEqual([]);
  });
});

test('every key that the code asks for by name exists', () => {
  const missing: string[] = [];
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes('.test.')) continue;
    const namespace = /useTranslation\('([\w-]+)'\)/.exec(text)?.[1];
    if (namespace === undefined) continue;
    const known = new Set(keysOf(all.en[namespace] ?? {}));
    for (const match of text.matchAll(/\bt\('([^']+)'/g))
      if (!known.has(match[1] ?? '')) missing.push(`${path}: ${match[1] ?? ''}`);
  }
  expect(missing).toEqual([]);
});
