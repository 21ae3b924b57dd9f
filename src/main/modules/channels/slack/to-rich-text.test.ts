import { expect, test } from 'vitest';
import { toRichText } from './to-rich-text';

const section = (...elements: object[]): object => ({ type: 'rich_text_section', elements });
const text = (shown: string, style?: object): object => ({
  type: 'text',
  text: shown,
  ...(style === undefined ? {} : { style }),
});

test.each([
  {
    name: 'emphasis, alone and within, also beside Korean particles',
    markdown: '**밸브**를 *닫고 **꼭*** ~~아니~~ `ls`',
    parts: [
      section(
        text('밸브', { bold: true }),
        text('를 '),
        text('닫고 ', { italic: true }),
        text('꼭', { italic: true, bold: true }),
        text(' '),
        text('아니', { strike: true }),
        text(' '),
        text('ls', { code: true }),
      ),
    ],
  },
  {
    name: 'paragraphs and headings stand apart',
    markdown: '# Title\n\none\n\ntwo',
    parts: [
      section(text('Title', { bold: true }), text('\n')),
      section(text('one'), text('\n')),
      section(text('two')),
    ],
  },
  {
    name: 'code, a table and a rule',
    markdown: '```sh\nls\n```\n\n| a | b |\n|---|---|\n| **1** | `2` |\n\n---',
    parts: [
      { type: 'rich_text_preformatted', elements: [text('ls')] },
      { type: 'rich_text_preformatted', elements: [text('a | b\n1 | 2')] },
      section(text('———')),
    ],
  },
  {
    name: 'lists within lists, and where numbers begin',
    markdown: '3. a\n   - x\n4. b\n\n- [x] done',
    parts: [
      { type: 'rich_text_list', style: 'ordered', indent: 0, elements: [section(text('a'))], offset: 2 },
      { type: 'rich_text_list', style: 'bullet', indent: 1, elements: [section(text('x'))] },
      { type: 'rich_text_list', style: 'ordered', indent: 0, elements: [section(text('b'))], offset: 3 },
      { type: 'rich_text_list', style: 'bullet', indent: 0, elements: [section(text('☑ '), text('done'))] },
    ],
  },
  {
    name: 'a quote is flat',
    markdown: '> one\n> - two',
    parts: [{ type: 'rich_text_quote', elements: [text('one'), text('\n'), text('\n• '), text('two')] }],
  },
  {
    name: 'links of the web',
    markdown: '[a](https://x.y) <https://x.y> ![pic](https://x.y/p.png) [n][r]\n\n[r]: http://n.o',
    parts: [
      section(
        { type: 'link', url: 'https://x.y', text: 'a' },
        text(' '),
        { type: 'link', url: 'https://x.y' },
        text(' '),
        { type: 'link', url: 'https://x.y/p.png', text: 'pic' },
        text(' '),
        { type: 'link', url: 'http://n.o', text: 'n' },
      ),
    ],
  },
  {
    name: 'links that do something else, mentions and HTML are text',
    markdown: '[run](javascript:alert(1)) <!channel> <@U1> <b>x</b>',
    parts: [
      section(
        text('run'),
        text(' '),
        text('<!channel>'),
        text(' <@U1> '),
        text('<b>'),
        text('x'),
        text('</b>'),
      ),
    ],
  },
  {
    name: 'an item that holds nothing',
    markdown: '- \n- b',
    parts: [
      {
        type: 'rich_text_list',
        style: 'bullet',
        indent: 0,
        elements: [section(text(' ')), section(text('b'))],
      },
    ],
  },
])('$name', ({ markdown, parts }) => {
  expect(toRichText(markdown)).toEqual({ type: 'rich_text', elements: parts });
});

test('nothing is no block', () => {
  expect([toRichText(' \n'), toRichText('[r]: http://n.o')]).toEqual([null, null]);
});
