import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMarkdown } from './split-markdown';

test.each([
  { name: 'a short text stays whole', markdown: 'one two', limit: 20, pieces: ['one two'] },
  {
    name: 'cut between paragraphs first',
    markdown: 'first part\n\nsecond\npart',
    limit: 18,
    pieces: ['first part', 'second\npart'],
  },
  {
    name: 'then between lines',
    markdown: 'first line\nsecond line',
    limit: 15,
    pieces: ['first line', 'second line'],
  },
  {
    name: 'then between words',
    markdown: 'one two three four',
    limit: 9,
    pieces: ['one two', 'three', 'four'],
  },
  {
    name: 'else anywhere, but never inside a character',
    markdown: '펌프🚰🚰🚰',
    limit: 3,
    pieces: ['펌프', '🚰', '🚰', '🚰'],
  },
  {
    name: 'code that is cut is closed and opened again',
    markdown: '```sh\nls -l\ncat file\n```',
    limit: 18,
    pieces: ['```sh\nls -l\n```', '```sh\ncat file\n```'],
  },
  {
    name: 'signs without end open no code',
    markdown: `${'`'.repeat(50)}x`,
    limit: 30,
    pieces: ['`'.repeat(30), `${'`'.repeat(20)}x`],
  },
  { name: 'nothing', markdown: ' \n', limit: 5, pieces: [] },
])('$name', ({ markdown, limit, pieces }) => {
  expect(splitMarkdown(markdown, limit)).toEqual(pieces);
});

test('every piece fits and no word is lost, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('word', 'a', '\n', '\n\n', ' ', '밸브', '🚰', '`x`', 'verylongidentifier'.repeat(3)),
        { maxLength: 60 },
      ),
      fc.integer({ min: 4, max: 40 }),
      (parts, limit) => {
        const markdown = parts.join(' ');
        const pieces = splitMarkdown(markdown, limit);
        expect(pieces.every((piece) => piece.length <= limit)).toBe(true);
        expect(pieces.join('').replaceAll(/\s/gu, '')).toBe(markdown.replaceAll(/\s/gu, ''));
      },
    ),
  );
});

test('the length may be measured after conversion', () => {
  const pieces = splitMarkdown('& & & & & &', 15, (piece) => piece.replaceAll('&', '&amp;').length);
  expect(pieces.every((piece) => piece.replaceAll('&', '&amp;').length <= 15)).toBe(true);
  expect(pieces.join(' ')).toBe('& & & & & &');
});
