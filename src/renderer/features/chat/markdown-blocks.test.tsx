import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown-blocks';

const page = (text: string): string =>
  renderToStaticMarkup(<Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>).replaceAll(/\n+/gu, '\n');
const inBlocks = (text: string): string =>
  markdownBlocks(text)
    .map(page)
    .filter((part) => part !== '')
    .join('\n');

const pieces = [
  'A paragraph\nof two lines.',
  '# A heading',
  'Title\n---',
  '- one\n- two',
  '1. first\n2. second',
  '2. second',
  '+ plus',
  '```ts\nconst a = 1;\n\n# no heading\n```',
  '~~~\n```\n\ntext\n~~~',
  '````\n```\n\nb\n````',
  '    code by indent',
  '   an indented line',
  '> quoted\n> more',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '***',
  'A line<br>with HTML',
  '<div>\n\nin HTML\n\n</div>',
  '한국어 문단입니다.',
  '- [ ] to do',
  '  continued',
  '\tcode by tab',
  '```\nnever closed',
];
const textOf = (from: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...from), fc.constantFrom('\n\n', '\n', '\n\n\n')), { maxLength: 8 })
    .map((parts) => parts.flat().join(''));

test('the pieces show what the whole text shows, and joined they are the text', () => {
  fc.assert(
    fc.property(textOf(pieces), (whole) => {
      expect(markdownBlocks(whole).join('')).toBe(whole);
      expect(inBlocks(whole)).toBe(page(whole));
    }),
    { numRuns: 60 },
  );
});

test('while a text grows, all its pieces but the last stay as they are', () => {
  fc.assert(
    fc.property(textOf(pieces.filter((piece) => !piece.startsWith('<'))), fc.nat(), (whole, cut) => {
      const before = markdownBlocks(whole.slice(0, cut % (whole.length + 1)));
      // An empty line may still become an indented one.
      expect(markdownBlocks(whole).slice(0, Math.max(0, before.length - 2))).toEqual(before.slice(0, -2));
    }),
  );
});

test.each([
  ['a reference that is defined below', 'See [the notes][1].\n\nMore.\n\n[1]: https://example.org', 1],
  ['a list with empty lines keeps its numbers', '1. a\n\n2. b\n\n3. c', 1],
  ['paragraphs', 'a\n\nb\n\nc', 3],
])('%s', (_, whole, count) => {
  expect(markdownBlocks(whole)).toHaveLength(count);
});
