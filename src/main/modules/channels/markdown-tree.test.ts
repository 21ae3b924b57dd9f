import { expect, test } from 'vitest';
import { toDiscordMarkdown } from './discord/to-discord-markdown';
import { toHtml } from './email/to-mail';
import { flattened } from '../../../shared/flat-markdown';
import { toRichText } from './slack/to-rich-text';
import { splitMarkdown } from './split-markdown';
import { toTelegramHtml } from './telegram/to-html';

test.each([
  { markdown: `${'> '.repeat(20)}deep\n- one\n  - two`, then: `${'> '.repeat(20)}deep\n- one\n  - two` },
  { markdown: `${'> '.repeat(22)}x`, then: `${'> '.repeat(20)}\\> > x` },
  { markdown: `${'1. - '.repeat(11)}x\n밸브`, then: `${'1. - '.repeat(10)}1\\. - x\n밸브` },
  { markdown: '- '.repeat(40), then: '- '.repeat(40) },
])('at most twenty quotes and lists stand within each other: $markdown', ({ markdown, then }) => {
  expect(flattened(markdown)).toBe(then);
  expect(flattened(then)).toBe(then);
});

test.each(['> ', '- ', '* ', '+ ', '1. ', '> - ', '>', '- > 1) '])(
  'an answer of %j without end can be shown by every channel',
  (mark) => {
    const answer = `${mark.repeat(4_000 / mark.length)}x`;
    const [piece = ''] = splitMarkdown(answer, 4_096, (text) => toTelegramHtml(text).length);
    expect(
      [
        toTelegramHtml(piece),
        toDiscordMarkdown(answer),
        JSON.stringify(toRichText(answer)),
        toHtml(answer),
      ].filter((shown) => shown === ''),
    ).toEqual([]);
  },
);
