import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { ChatMessage, ToolCard } from '../../../shared/chat';
import type { Notice } from '../../../shared/notices';
import { ok } from '../../../shared/result';
import { systemClock } from '../../platform/base/clock';
import { comesTrue } from '../../testing/comes-true';
import type { CommandLine } from '../command-line';
import { paintFor } from '../render/style';
import { chat } from './chat';

const answersTo: Readonly<Record<string, unknown>> = {
  'chat.new': { id: 'c1' },
  'chat.prompt': {
    parts: [{ text: 'You are', outside: false }],
    laidOutBy: 'model',
    isCertain: true,
  },
};

/** A person at a terminal, and an engine that answers when the test says so. */
function sitDown(options: Parameters<typeof chat>[1] = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const asked: (readonly [string, unknown])[] = [];
  const said: string[] = [];
  const printed: string[] = [];
  let tell: (notice: Notice) => void = () => {};
  const ask = (procedure: string, given: unknown): Promise<never> => {
    asked.push([procedure, given]);
    return Promise.resolve((answersTo[procedure] ?? { messageId: 'm0' }) as never);
  };
  const cli: CommandLine = {
    home: '/home',
    json: false,
    root: '/app',
    version: '1',
    clock: systemClock,
    signal: new AbortController().signal,
    input,
    paint: paintFor(false),
    ask,
    read: ask,
    engine: {
      ask: async (procedure, given) => ok(await ask(procedure, given)),
      notices: () => {
        const stream = new PassThrough({ objectMode: true });
        tell = (notice) => {
          stream.write(notice);
        };
        return Promise.resolve(stream);
      },
      async *stillness() {
        yield* [];
      },
    },
    print: (...lines) => {
      printed.push(...lines);
    },
    write: () => {},
    printJson: () => {},
    say: (...lines) => {
      said.push(...lines);
    },
    status: () => false,
    exitWith: () => {},
  };
  const ended = chat(cli, options);
  return {
    asked,
    said,
    printed,
    ended,
    type: (...lines: readonly string[]) => {
      input.write(lines.map((line) => `${line}\n`).join(''));
    },
    leave: () => {
      input.end();
    },
    sent: () =>
      asked.flatMap(([procedure, given]) =>
        procedure === 'chat.send' ? [(given as { text: string }).text] : [],
      ),
    tell: (notice: Notice) => {
      tell(notice);
    },
    answer: (state: ChatMessage['state'] = 'complete', problem: ChatMessage['problem'] = null) => {
      tell({
        type: 'chat-message',
        conversationId: 'c1',
        message: {
          id: 'm1',
          role: 'assistant',
          text: 'Hello',
          thought: '',
          tools: [],
          state,
          problem,
          at: 0,
          usage: null,
        },
      });
    },
  };
}

const card = {
  call: 't1',
  name: 'gpio_write',
  arguments: { pin: 5 },
  state: 'asks',
  output: null,
} as const satisfies ToolCard;

test('what is pasted, or typed during an answer, is sent line by line when its turn comes', async () => {
  const { type, sent, answer, ended } = sitDown();
  type('first', 'second');
  await comesTrue(() => {
    expect(sent()).toEqual(['first']);
  });
  type('third', '/quit');
  answer();
  await comesTrue(() => {
    expect(sent()).toEqual(['first', 'second']);
  });
  answer();
  await comesTrue(() => {
    expect(sent()).toEqual(['first', 'second', 'third']);
  });
  answer();
  await ended;
});

test('what the model read is shown of an answer that failed, too', async () => {
  const { sent, printed, answer, ended } = sitDown({ message: 'hello', showPrompt: true });
  await comesTrue(() => {
    expect(sent()).toEqual(['hello']);
  });
  answer('failed', { message: 'cut off', remedy: null });
  await expect(ended).rejects.toThrow('cut off');
  expect(printed).toContain('You are');
});

test('/stop ends the answer that is being written, before what was typed ahead', async () => {
  const { type, sent, asked, said, answer, ended } = sitDown();
  type('tell a story');
  await comesTrue(() => {
    expect(sent()).toHaveLength(1);
  });
  type('and another', '/stop');
  await comesTrue(() => {
    expect(asked.at(-1)).toEqual(['chat.stop', { conversationId: 'c1' }]);
  });
  expect(sent()).toEqual(['tell a story']);
  expect(said.at(-1)).toContain('The answer is stopped.');
  answer('stopped');
  await comesTrue(() => {
    expect(sent()).toEqual(['tell a story', 'and another']);
  });
  type('/quit');
  answer();
  await ended;
});

test('a line that was typed before a tool asks is no answer to it; /stop instead of an answer allows nothing', async () => {
  const { type, tell, asked, sent, answer, ended } = sitDown();
  type('close it', 'yes please');
  await comesTrue(() => {
    expect(sent()).toEqual(['close it']);
  });
  tell({ type: 'chat-tool', conversationId: 'c1', messageId: 'm1', tool: card });
  type('/stop');
  await comesTrue(() => {
    expect(asked.at(-1)?.[0]).toBe('chat.stop');
  });
  answer('stopped');
  await comesTrue(() => {
    expect(sent()).toEqual(['close it', 'yes please']);
  });
  answer();
  type('/quit');
  await ended;
  expect(asked.map(([procedure]) => procedure)).not.toContain('chat.decide-tool');
});

test('whoever leaves during an answer stops it', async () => {
  const { type, leave, sent, asked, answer, ended } = sitDown();
  type('tell a story');
  await comesTrue(() => {
    expect(sent()).toEqual(['tell a story']);
  });
  leave();
  await comesTrue(() => {
    expect(asked.at(-1)?.[0]).toBe('chat.stop');
  });
  answer('stopped');
  await ended;
});
