import { expect, test } from 'vitest';
import { toDiscordMarkdown } from './to-discord-markdown';

test.each([
  {
    name: 'what Discord knows stays as it was written',
    markdown:
      '# Title\n\n**밸브**를 *닫고* ~~no~~ `a|b`\n\n- x\n  1. y\n\n> quote\n\n```sh\n---\n```\n[a](https://x.y) <b>',
    text: '# Title\n\n**밸브**를 *닫고* ~~no~~ `a|b`\n\n- x\n  1. y\n\n> quote\n\n```sh\n---\n```\n[a](https://x.y) <b>',
  },
  {
    name: 'a table',
    markdown: 'see\n\n| a | b |\n|---|---|\n| **1** | `2` |\n\nend',
    text: 'see\n\n```\na | b\n1 | 2\n```\n\nend',
  },
  {
    name: 'pictures, named links and links that do something else',
    markdown:
      '![pic](https://x.y/p.png) [n][r] [run](javascript:1) ![](https://x.y/q.png)\n\n[r]: https://n.o',
    text: '[pic](<https://x.y/p.png>) [n](<https://n.o>) run <https://x.y/q.png>',
  },
  { name: 'small headings and rules', markdown: '#### small\n\n---\n\nend', text: '**small**\n\n———\n\nend' },
  { name: 'nothing', markdown: ' \n', text: '' },
])('$name', ({ markdown, text }) => {
  expect(toDiscordMarkdown(markdown)).toBe(text);
});
