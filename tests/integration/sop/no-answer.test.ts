import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import type { Run } from '../../../src/shared/run';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';
import { openEngine } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const write = '<tool_call>{"name":"write","arguments":{"pin":5}}</tool_call>';
const read: ServerAnswer = { acts: [{ type: 'call', name: 'read', arguments: { pin: 3 } }] };
const says = (text: string): ServerAnswer => ({ acts: [{ type: 'text', text }] });
let server: OpenAiServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** One step of a model behind real HTTP, whose last answer comes again and again. */
async function carryOut(
  answers: readonly ServerAnswer[],
  parallelTools = false,
): Promise<{ readonly run: Run; readonly written: readonly unknown[]; readonly asked: number }> {
  const tools = { read: new RecordingTool('read', 'reads'), write: new RecordingTool('write') };
  server = await startOpenAiServer(
    (_request, index) => answers[Math.min(index, answers.length - 1)] ?? { acts: [] },
  );
  const provider = new OpenAiProvider({
    id: 'shop',
    model: 'qwen',
    baseUrl: server.baseUrl,
    apiKey: null,
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
  const { engine, settled } = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: 'execution_mode = "auto"\n',
        steps: '1. **Relief** — Read pin 3; if it is high, set pin 5 HIGH.\n   - tools: read, write\n',
      },
    ],
    tools: Object.values(tools),
    provider,
    parallelTools,
  });
  const started = engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  const run = await settled(started.value.runId);
  await engine.close();
  return { run, written: tools.write.calls, asked: server.requests.length };
}

describe('a call that a model only thinks about', () => {
  const thought = (open: string, close: string): string =>
    `${open}I could do\n${write}\nbut that floods the cellar, so no.${close}I leave the valve as it is.`;

  test.each<{ name: string; answer: ServerAnswer }>([
    {
      name: 'in a field of its own, with nothing beside it',
      answer: {
        acts: [
          { type: 'thought', text: `Maybe I should call\n${write}\nbut no: that would flood the cellar.` },
        ],
      },
    },
    {
      name: 'in a field of its own, with nothing but it',
      answer: { acts: [{ type: 'thought', text: '{"name":"write","arguments":{"pin":5}}' }] },
    },
    { name: 'in <think>', answer: says(thought('<think>', '</think>')) },
    {
      name: 'in <think> with another one in it',
      answer: says(
        `<think>Not <think>yet</think>: ${write} would flood the cellar.</think>I leave the valve as it is.`,
      ),
    },
    { name: 'in <thinking>', answer: says(thought('<thinking>', '</thinking>')) },
    { name: 'in <reasoning>', answer: says(thought('<reasoning>', '</reasoning>')) },
    { name: 'in <THINK>', answer: says(thought('<THINK>', '</THINK>')) },
    { name: 'as Magistral writes', answer: says(thought('[THINK]', '[/THINK]')) },
    {
      name: 'as gpt-oss writes',
      answer: says(
        thought('<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'),
      ),
    },
    { name: 'in <thinking> that stays open', answer: says(thought('<thinking>', '')) },
  ])('is not carried out: $name', async ({ answer }) => {
    const { run, written } = await carryOut([read, answer, says('I left it.')]);
    expect(written).toEqual([]);
    expect(run).toMatchObject({
      status: 'completed',
      steps: [{ output: expect.stringMatching(/I (?:left it|leave the valve as it is)\.$/u) as string }],
    });
  });

  test('stays one when the step goes on after a person was asked', async () => {
    const tool = new RecordingTool('write');
    const call = { calls: [{ name: 'write', arguments: { pin: 6 } }], confidences: [0.4] };
    const provider = new ScriptedProvider(
      [{ text: `Maybe ${write} but no.`, misplaced: true }, call, { text: 'Pin 6 it is.' }],
      { unsureBelow: 0.9 },
    );
    const { engine, settled } = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: 'execution_mode = "auto"\n',
          steps: '1. **Close** — Write.\n   - tools: write\n',
        },
      ],
      tools: [tool],
      provider,
    });
    const started = engine.startByHand('pump', null, ana);
    if (!started.ok) throw new Error(started.error.message);
    await settled(started.value.runId);
    signOff(engine, started.value.runId, ana);
    expect(await settled(started.value.runId)).toMatchObject({
      status: 'completed',
      steps: [{ output: 'Pin 6 it is.' }],
    });
    expect(tool.calls).toEqual([{ pin: 6 }]);
    await engine.close();
  });
});

describe('an answer that is none fails the step, though a read has succeeded', () => {
  test.each<{ name: string; answer: ServerAnswer; reason: string }>([
    {
      name: 'a call that cannot be read',
      answer: says('<tool_call>{"name":"write","arguments":{"pin":</tool_call>'),
      reason:
        'the model ended the step with a call that could not be read, so nothing came of it. It says: <tool_call>{"name":"write","arguments":{"pin":</tool_call>',
    },
    {
      name: 'a call of another form that breaks off',
      answer: says('[TOOL_CALLS] [{"name":"write","arguments":{"pin":'),
      reason:
        'the model ended the step with a call that could not be read, so nothing came of it. It says: [TOOL_CALLS] [{"name":"write","arguments":{"pin":',
    },
    {
      name: 'a call that was only thought of',
      answer: { acts: [{ type: 'thought', text: `So ${write}` }] },
      reason: `the model ended the step with a call that it only thought of, so nothing came of it. It says: So ${write}`,
    },
    ...[
      {
        name: 'a call in a fence within words',
        text: `Pin 3 is high.\n\`\`\`xml\n${write}\n\`\`\`\nSo be it.`,
      },
      { name: 'a call in a comment', text: `Pin 3 is high. <!-- ${write} -->` },
      { name: 'a call in a quoted line', text: `Pin 3 is high.\n> ${write}` },
      { name: 'a call in code within a line', text: 'Pin 3 is high, so `write(pin=5)` is next.' },
    ].map(({ name, text }) => ({
      name,
      answer: says(text),
      reason: `the model ended the step with a call that it only showed, so nothing came of it. It says: ${text}`,
    })),
    {
      name: 'nothing at all',
      answer: says(''),
      reason: 'the model ended the step without saying what came of it',
    },
    {
      name: 'a thought that stays open',
      answer: says('<thinking>Pin 3 is high, so'),
      reason: 'the model ended the step without saying what came of it',
    },
  ])('$name', async ({ answer, reason }) => {
    const { run, written, asked } = await carryOut([read, answer]);
    expect(run).toMatchObject({ status: 'failed', reason: `Step 1 failed: ${reason}` });
    expect({ written, asked }).toEqual({ written: [], asked: 3 });
  });

  test('half a sentence', async () => {
    const half =
      'data: {"choices":[{"delta":{"content":"Pin 3 is high, so"},"finish_reason":"model_length"}]}\n\ndata: [DONE]\n\n';
    const { run } = await carryOut([
      read,
      { status: 200, body: half, headers: { 'content-type': 'text/event-stream' } },
    ]);
    expect(run).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/^Step 1 failed: the answer was cut off at \d+ tokens$/u) as string,
    });
  });
});

describe('closing words that hit the limit of tokens', () => {
  const half = (text: string): ServerAnswer => ({
    status: 200,
    body: `data: ${JSON.stringify({ choices: [{ delta: { content: text }, finish_reason: 'length' }] })}\n\ndata: [DONE]\n\n`,
    headers: { 'content-type': 'text/event-stream' },
  });
  const wrote: ServerAnswer = { acts: [{ type: 'call', name: 'write', arguments: { pin: 5 } }] };

  test('end the step with what the tools answered, when all of its tools have succeeded', async () => {
    const { run, written } = await carryOut([read, wrote, half('Pin 3 was high, so I')]);
    expect(run).toMatchObject({ status: 'completed', steps: [{ output: 'done\ndone' }] });
    expect(written).toEqual([{ pin: 5 }]);
  });

  test('may be none at all then', async () => {
    const { run } = await carryOut([read, wrote, says('')]);
    expect(run).toMatchObject({ status: 'completed', steps: [{ output: 'done\ndone' }] });
  });

  test('fail the step when they begin another call', async () => {
    const { run } = await carryOut([read, wrote, half('<tool_call>{"name":"write","arguments":{"pin":')]);
    expect(run).toMatchObject({ status: 'failed' });
  });
});

test.each([true, false])(
  'a call behind step_failed in the same answer does not act, with parallel_tools = %s',
  async (parallelTools) => {
    const both: ServerAnswer = {
      acts: [
        { type: 'call', name: 'step_failed', arguments: { reason: 'pin 3 is low' } },
        { type: 'call', name: 'write', arguments: { pin: 5 } },
      ],
    };
    const { run, written } = await carryOut([both], parallelTools);
    expect(run).toMatchObject({ status: 'failed', reason: 'Step 1 failed: pin 3 is low' });
    expect(written).toEqual([]);
  },
);
