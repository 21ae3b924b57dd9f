import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHome, startDaemon, zeroclaw, type Daemon, type TestHome } from '../../fixtures/daemon';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';

const read = '{"name":"gpio_read","arguments":{"board":"bench","pin":3}}';
let home: TestHome;
let daemon: Daemon | null = null;
let model: OpenAiServer;
/** What the model says, one after the other, and again from the start. */
let script: { readonly answers: readonly string[]; asked: number } = { answers: [], asked: 0 };

beforeAll(async () => {
  model = await startOpenAiServer(() => {
    const text = script.answers[script.asked % script.answers.length] ?? '';
    script.asked += 1;
    return { acts: [{ type: 'text', text }] };
  });
  home = makeHome(
    `default_provider = "scripted"\ndefault_model = "m"\n[providers.scripted]\ntype = "openai"\nbase_url = "${model.baseUrl}"\n[agent]\ntool_dispatcher = "xml"\n[memory]\nautosave = false\n[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n`,
  );
  daemon = await startDaemon(home);
});

afterAll(async () => {
  await daemon?.stop();
  await model.close();
  home.remove();
});

/** `zeroclaw chat -m` with a model whose calls go as text. */
async function chat(answers: readonly string[]): Promise<{ stdout: string; json: string; asked: number }> {
  script = { answers, asked: 0 };
  const { stdout } = await zeroclaw(home, 'chat', '-m', 'How is pin 3?');
  const { asked } = script;
  const json = await zeroclaw(home, 'chat', '-m', 'How is pin 3?', '--json');
  return { stdout, json: (JSON.parse(json.stdout) as { answer: string }).answer, asked };
}

test.each<{ name: string; answers: readonly string[]; stdout: string; answer: string }>([
  {
    name: 'a call is no word of the answer',
    answers: [`<tool_call>${read}</tool_call>`, 'Pin 3 is low.'],
    stdout: 'Pin 3 is low.\n',
    answer: 'Pin 3 is low.',
  },
  {
    name: 'nor are thoughts and channels',
    answers: [
      '<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>Pin 3 is low.<|return|>',
    ],
    stdout: 'Pin 3 is low.\n',
    answer: 'Pin 3 is low.',
  },
  {
    name: 'nor is a call that cannot be read, asked for twice',
    answers: [
      '<tool_call>{"name":"gpio_read","arguments":{"pin":</tool_call>Pin 3 is low.',
      '<tool_call>{"name":"gpio_read","arguments":{"pin":</tool_call>Pin 3 is low.',
    ],
    stdout: 'Pin 3 is low.\n\nPin 3 is low.\n',
    answer: 'Pin 3 is low.\n\nPin 3 is low.',
  },
  {
    name: 'words before a call are part of the answer',
    answers: [`Let me look.\n<tool_call>${read}</tool_call>`, 'Pin 3 is low.'],
    stdout: 'Let me look.\n\nPin 3 is low.\n',
    answer: 'Let me look.\n\nPin 3 is low.',
  },
])('$name', async ({ answers, stdout, answer }) => {
  expect(await chat(answers)).toEqual({ stdout, json: answer, asked: answers.length });
});
