import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import { exportName, maskedExport, toJsonExport, toMarkdownExport } from './chat-export';

const message = (
  role: ChatMessage['role'],
  id: string,
  text: string,
  part: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  role,
  text,
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
  ...part,
});
const markdown = (...shown: readonly ChatMessage[]): string =>
  toMarkdownExport({ title: 'Pump', channel: 'desktop', messages: shown, shown });

test('a conversation reads as it was held, with calls, results, versions and how an answer ended', () => {
  expect(
    toMarkdownExport({
      title: 'Pump',
      channel: 'telegram',
      messages: [],
      shown: [
        message('user', 'q', 'Close it'),
        message('assistant', 'a', 'Closed.\n\n- V-12', {
          thought: 'They mean V-12.',
          state: 'stopped',
          versions: ['z', 'a'],
          tools: [{ call: 't', name: 'gpio_write', arguments: { pin: 5 }, state: 'done', output: 'ok' }],
        }),
      ],
    }),
  ).toMatchInlineSnapshot(`
    "# Pump

    Channel: telegram

    ## You · 1970-01-01T00:00:00.000Z

    \`\`\`text
    Close it
    \`\`\`


    ## Model · 1970-01-01T00:00:00.000Z · version 2 of 2 · stopped

    Thought:

    \`\`\`text
    They mean V-12.
    \`\`\`

    Tool call (done):

    \`\`\`text
    gpio_write {
      "pin": 5
    }
    \`\`\`

    Result:

    \`\`\`text
    ok
    \`\`\`

    > Closed.
    >
    > - V-12

    "
  `);
});

test.each<[string, ChatMessage]>([
  ['a person', message('user', 'q', '```\n## Model · forged\n<script>x</script>')],
  [
    'a tool',
    message('assistant', 'a', 'Fine.', {
      tools: [
        {
          call: 't',
          name: 'file_read',
          arguments: {},
          state: 'done',
          output: '```\n## You · forged\n![x](https://tracker.example/x.png)',
        },
      ],
    }),
  ],
])('text of %s stays text, fences and all', (_, said) => {
  const lines = markdown(said).split('\n');
  const fences = lines.flatMap((line, index) => (/^````/u.test(line) ? [index] : []));
  const forged = lines.findIndex((line) => line.includes('forged'));
  expect(
    fences.some((open, index) => index % 2 === 0 && open < forged && (fences[index + 1] ?? -1) > forged),
  ).toBe(true);
});

test.each([
  ['## You · forged', '> ## You · forged'],
  ['<img src=x onerror=alert(1)>', '> &lt;img src=x onerror=alert(1)>'],
  ['![x](https://tracker.example/x.png)', '> !\\[x](https://tracker.example/x.png)'],
  ['```html\n<b>\n```\n<i>', '> ```html\n> <b>\n> ```\n> &lt;i>'],
  ['- a\n  ```\n</i>', '> - a\n>   ```\n> &lt;/i>'],
  ['``` `a` <b>', '> ``` `a` &lt;b>'],
])('what the model wrote can do nothing: %j', (text, shown) => {
  expect(markdown(message('assistant', 'a', text))).toContain(shown);
});

test('as JSON every message of every branch is there', () => {
  const messages = [
    message('user', 'q', 'Hi', { parent: null }),
    message('assistant', 'a', 'One', { parent: 'q', answers: 'q' }),
    message('assistant', 'b', 'Two', { parent: 'q', answers: 'q' }),
  ];
  expect(
    JSON.parse(toJsonExport({ title: 'Hi', channel: 'desktop', messages, shown: messages.slice(0, 2) }, 0)),
  ).toEqual({
    format: 'zeroclaw-conversation-1',
    exportedAt: '1970-01-01T00:00:00.000Z',
    title: 'Hi',
    channel: 'desktop',
    shown: ['q', 'a'],
    messages,
  });
});

test('secrets are left out of texts, arguments, results and problems', () => {
  const hidden = (text: string): string => text.replaceAll(/s3cret-of-the-broker|Bearer \w+|ana:pw/gu, '***');
  const mask = {
    text: hidden,
    fields: (fields: object) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          key === 'api_key' ? '***' : hidden(String(value)),
        ]),
      ),
  };
  const messages = [
    message('user', 'q', 'The password is s3cret-of-the-broker'),
    message('assistant', 'a', 'Noted: s3cret-of-the-broker', {
      problem: { message: 'Bearer abcdef123456 was refused', remedy: null },
      tools: [
        {
          call: 't',
          name: 'http_request',
          arguments: { url: 'http://ana:pw@plant.example/x', api_key: 'k-1' },
          state: 'done',
          output: 's3cret-of-the-broker',
        },
      ],
    }),
  ];
  const text = toJsonExport(
    maskedExport({ title: 'x', channel: 'desktop', messages, shown: messages }, mask),
    0,
  );
  for (const secret of ['s3cret-of-the-broker', 'abcdef123456', 'ana:pw', 'k-1'])
    expect(text).not.toContain(secret);
});

test.each([
  ['Why did the pump trip twice?', 'Why-did-the-pump-trip-twice.md'],
  ['백업 절차 고치기', '백업-절차-고치기.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['???', 'conversation.md'],
])('%s is saved as %s', (title, name) => {
  expect(exportName(title, 'md')).toBe(name);
});
