import { expect, test, describe } from 'vitest';
import { wordsByLanguage } from './words';

const all = wordsByLanguage();
const plural = /_(zero|one|other)$/;
const keysOf = (words: object): string[] =>
  [...new Set(Object.keys(words).map((key) => key.replace(plural, '')))].sort();
const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

test('both languages have the same parts', () => {
  expect(Object.keys(all.ko).sort()).toEqual(Object.keys(all.en).sort());
  expect(Object.keys(all.en).length).toBeGreaterThan(2);
});

describe.each(Object.keys(all.en))('words of %s', (part) => {
  const en = all.en[part] ?? {};
  const ko = all.ko[part] ?? {};

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

  test('name the places for values plainly: a template of a procedure is a value as well', () => {
    const wrong = [...Object.entries(en), ...Object.entries(ko)].filter(([, text]) =>
      [...text.matchAll(/\{\{([^}]*)\}\}/gu)].some(([, place = '']) => !/^\w+(?:, number)?$/u.test(place)),
    );
    expect(wrong).toEqual([]);
  });

  test('leave the choice of a particle to the value that it stands behind', () => {
    const both = /(?:은\(는\)|이\(가\)|을\(를\)|\(으\)로|과\(와\)|와\(과\)|\(이\)라)/u;
    expect(Object.entries(ko).filter(([, text]) => both.test(text))).toEqual([]);
  });

  test('are never empty and never end in an exclamation', () => {
    const wrong = [...Object.entries(en), ...Object.entries(ko)].filter(
      ([, text]) => text.trim() === '' || text.trim().endsWith('!'),
    );
    expect(wrong).toEqual([]);
  });
});
